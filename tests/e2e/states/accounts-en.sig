provider-beside-form 358x191
~ IqB6 xt-H afgT PiZq YqUR ewHW CvRi ByEo Gyum 29JI
  rrrcrrscqrrarss8rrsarss8rrsbsss8uvv0*15,
  uvv0*23,
  tuu2tuu0*21,ttu5
  tuu3uvv0*4,ttt3rss4qrr7rrr8sss6sss5qrrbrss6qrr5qrr7rss6stt4uvv0*5,sst8
  tuu3uvv0*4,tuu2qrr7qrrbqrrcpqq9rrs8qrrarss9qqr7qrrcqrrarss4uvv0*5,sst8
  tuu2tuu0*21,tuu4
  qrrdstt7rssbrssarssbstt5rss9stt5rssbrss9rssbrss8stt7sssasst5rsscstt7rssbrrs9sss9stt7uvv0*2,
  rss8stt3stt5stt4rssarss7rss5stt4stt5stt7stt5*2,sss8sst6stt4stt6rst7rss7stt5ttt4tuu2uvv0*2,
  rrsbsss7rss9qrrcsss8rss9nqqboqrcoqq9oqranqqbrss9*3,qrraoqranpqcnqqdnqqcnpqcuuu0uvv0*2,
  uvv0*11,uuu0uvv0*11,
  uuu0*10,ttt3rss9uuu0*11,
  uvv0*23,
provider-alone 358x156
~ IqB6 xt-H ap18 PiZq YqUR 6Ecj CvRi ByEo Gyum
  rrrcrrscqrrarss9rrsatuu1uvv0*17,
  uvv0*23,
  fkl3chj0*20,cij0kno6
  19c0*5,2ac24ce45ce65ce74bd63bd55dea4ce65df45de64ce53bd319c0*6,
  19c0*5,2ac25de65cea5dea6df85ce76df94cd86df65ceb6df94ce419c0*5,1ac1
  jmn2gkl0*21,oqq5
  qrrdstt7rssbrssarssbstt5rss9stt5rssbrss9rssbrss8stt7sssasst5rsscstt7rssbrrs9sss9stt7uvv0*2,
  rss8stt3stt5stt4rssarss7rss5stt4stt5stt7stt5*2,sss8sst6stt4stt6rst7rss7stt5ttt4tuu2uvv0*2,
  rrsbsss7rss9qrrcsss8rss9nqqboqrcoqq9oqranqqbrss9*3,qrraoqranpqcnqqdnqqcnpqcuuu0uvv0*2,
  uvv0*23,
provider-cancelled 358x234
~ IqB6 xt-H D14r PiZq YqUR PiZq v5kL _DUr 6Ecj CvRi ByEo Gyum
  rrrcrrscqrrasss6rss9qrrerss7uvv0*16,
  uvv0*23,
  uuu0tuu0*21,uuu0
  ttt0pqqfrss8prrapqr8opqfpqqdpqqcqrrapqqcrss5pqqerss7pqraqrr7qrr8pqq9pqrdqrr8rss8tuu0*3,
  tuu0rss6rss3rss5rss3sss4sss3sss4stt3qrs7stt3sst4rss3rss4stt2rss5qrr7stt4*2,rss4tuu0*3,
  ttt0oppioqqctuu0*20,
  uuu0tuu0*21,uuu0
  ejk3agh0*20,agi0imn6
  19c0*5,3bd35de67efb7dfc6dfa5de87ege6df98eg67egb6df84ce519c0*6,
  1ac019c0*4,1ac04ce43bd54bd64ce43bd44bd53bd54bd43bd64bd52bd219c0*5,1ac1
  loo2hlm0*20,imm0prr4
  qrrerss8rrrdrrscrssdstt6rrsbstt6qrrdqrrbrssdqrrasss8rsscsss6qrresss8qrrdqrrbrssasst9uvv0*2,
  rssastt4stt6sss7rrsarssaqss8rss6rtt6rss9rst7stt5rssarss8rst7rst8qrsaqssarst7rss7uuu0uvv0*2,
  sss8stt5stt6rss7ttt5stt5prr7qrs8prr6qrs6prr7stt6*2,sst6rss7prr7prr8*2,prr7*2,uuu0uvv0*2,
  uvv0*23,
provider-expired 358x234
~ IqB6 xt-H Z1RP PiZq YqUR PiZq wDEc Uir2 6Ecj CvRi ByEo Gyum
  rrrcrrscqrrarss6qrrdrrr8uuu0uvv0*16,
  uvv0*23,
  utt0vtt0*21,uuu0
  vss0toodupp9tpp8upq9tppa*2,tpp8upqatpp9uqq6*2,top9uqq5tpp8upp9topatpp7topcuqq6*2,vss0*2,
  vss0urr4*2,uqq5urr3urr2urr3urr2urr3*2,uqq4vrr1uqr3urr2urr3urr2urr3*2,uqq5urr2urr3vss0*2,
  vss1smndtnodvrr2vss0*19,
  utt0vtt0*21,uuu0
  ejk3agh0*20,agi0imn6
  19c0*5,3bd35de67efb7dfc6dfa5de87ege6df98eg67egb6df84ce519c0*6,
  1ac019c0*4,1ac04ce43bd54bd64ce43bd44bd53bd54bd43bd64bd52bd219c0*5,1ac1
  loo2hlm0*20,imm0prr4
  qrrerss8rrrdrrscrssdstt6rrsbstt6qrrdqrrbrssdqrrasss8rsscsss6qrresss8qrrdqrrbrssasst9uvv0*2,
  rssastt4stt6sss7rrsarssaqss8rss6rtt6rss9rst7stt5rssarss8rst7rst8qrsaqssarst7rss7uuu0uvv0*2,
  sss8stt5stt6rss7ttt5stt5prr7qrs8prr6qrs6prr7stt6*2,sst6rss7prr7prr8*2,prr7*2,uuu0uvv0*2,
  uvv0*23,
provider-refused 358x213
~ IqB6 xt-H EVnC PiZq YqUR PiZq wDEc fk_A 6Ecj CvRi ByEo Gyum
  rrrcrrscqrrarss6rrsbqrr8uuu1uvv0*16,
  uvv0*23,
  vtt0*22,uuu0
  vss1smngupp7tppatnnftppatpp9tooetoodupq9tooctppctoobuqq9tpp9tpp8too9tppbvss0*5,
  vss0vss1vss0urr1vrr1vss1vrr1vss2*2,urr3urr1vss1uqq4vss2vss1urr2uqq4vss2vss0*5,
  tuu0stt0*20,ttt0uuu0
  3bd219c0*21,7eg6
  19c0*5,3bd49fha9ghh9fhi9fhf7egcagij7egebgia9ghi9fhe6df719c0*6,
  3bd219c0*21,8eg6
  tuu0stt0*20,ttu0uvv0
  pqqhrrs9qrrfqrrdqrrhqrrbqrrcrss7qrrfqrrdqrrfqrrcrrsbrrrdrss7qrrfrss9qrrepqrdrssbrssauvv0*2,
  qqrfrss8qrrbqqrcqrrcrrraoqqeprreprraprreoqrdrrsaqrrd*2,qrsdprrenpqhoqqhoqrdoqqduuu0uvv0*2,
  uvv0*3,uuu1uvv0*2,stt0*5,uvv0*3,tuu0stt0*5,uvv0*3,
  uvv0*23,
provider-account 358x234
~ IqB6 xt-H gFNo PiZq YqUR PiZq wDEc P8T_ 6Ecj CvRi ByEo Gyum
  rrrcrrscqrrarss7rss8rrsbtuu2uvv0*16,
  uvv0*23,
  utt0vtt0*21,uuu0
  vss0toodtpp9tpp7too9tpp7uqq6upq7tppauqq7tpp8uqq7too8uqq8tpp7tppctop8uqq5uqq7tppatpp9vss0*2,
  vss0urr4urr3*2,urr4urr2urr3*3,urr2urr3vrr1uqr2urr2*2,urr3urr2*2,uqr2urr4urr3vss0*2,
  vss1snnetnoctooburr3vss0*18,
  utt0vtt0*21,uuu0
  ejk3agh0*20,agi0imn6
  19c0*5,3bd35de67efb7dfc6dfa5de87ege6df98eg67egb6df84ce519c0*6,
  1ac019c0*4,1ac04ce43bd54bd64ce43bd44bd53bd54bd43bd64bd52bd219c0*5,1ac1
  loo2hlm0*20,imm0prr4
  qrrerss8rrrdrrscrssdstt6rrsbstt6qrrdqrrbrssdqrrasss8rsscsss6qrresss8qrrdqrrbrssasst9uvv0*2,
  rssastt4stt6sss7rrsarssaqss8rss6rtt6rss9rst7stt5rssarss8rst7rst8qrsaqssarst7rss7uuu0uvv0*2,
  sss8stt5stt6rss7ttt5stt5prr7qrs8prr6qrs6prr7stt6*2,sst6rss7prr7prr8*2,prr7*2,uuu0uvv0*2,
  uvv0*23,
provider-down 358x234
~ IqB6 xt-H 8i9W PiZq YqUR PiZq wDEc un_n 6Ecj CvRi ByEo Gyum
  rrrcrrscqrrarss9rrsctuu3uvv0*17,
  uvv0*23,
  vtt0*22,uuu0
  vss0tnoetoo7tppatooctpp7tooetoodtppatopatpp8topbtoobtppctpp8toodupp8topbtppatpp9urr4vss0*2,
  vss0urr3uqr3urr3urr2uqq4*2,uqq6urr4urr2vrs1vrr1*2,vss1uqq3uqq4vss1*4,vrs2vss0*2,
  vss1tnnctopbtppauqq5tooatppatopdtppbtoo8vrs2vss0*12,
  uuu0vtt0*20,utt0uuu0
  chj38fg0*20,9fh0hlm6
  19c0*5,3bd35de67efb7dfc6dfa5de87ege6df98eg67egb6df84ce519c0*6,
  1ac119c0*4,1ac04ce43bd54bd64ce43bd44bd53bd54bd43bd64bd52bd219c0*5,2ac2
  mpp2jnn0*20,kno0rss3
  pqqfrrs9qrrfqrrdqrrfrss7qrrcrss7qrrfqrrdqrrfqrrcrss9rrrdrss7qrrfrss9qrrepqrdrssbrssauvv0*2,
  sss8ttt3stt4stt5rss8*2,rss7rst5stt4rst7stt6ttt4rss8stt7stt6stt7qss9rst8stt6rst6uvv0*3,
  sss8stt5stt6rss7ttt5stt5prr7qrs8prr6qrs6prr7stt6*2,sst6rss7prr7prr8*2,prr7*2,uuu0uvv0*2,
  uvv0*23,
provider-often 358x213
~ IqB6 xt-H SCvF PiZq YqUR PiZq wDEc ixYL 6Ecj CvRi ByEo Gyum
  rrrcrrscqrrarss7rrr9tuu2uvv0*17,
  uvv0*23,
  utt0vtt0*21,uuu0
  vss0topauqq7tpp8upq9tpp8tooatpp8tppauqq6uqq7tpp7tpp9upp9uqq5tppatpp8top9uqq6vss0*4,
  vss0urr3urr2urr4*2,urr3*2,uqr5urr3vrr2urr3uqq5urr3*2,urr2urr4urr3*3,vss0*4,
  uuu0*23,
  4ce319c0*20,1ac09fh6
  19c0*5,3bd49fha9ghh9fhi9fhf7egcagij7egebgia9ghi9fhe6df719c0*6,
  3bd219c0*21,6df6
  stt0qss0*20,rss0uuu0
  pqqhrrs9qrrfqrrdqrrhqrrbqrrcrss7qrrfqrrdqrrfqrrcrrsbrrrdrss7qrrfrss9qrrepqrdrssbrssauvv0*2,
  qqrfrss8qrrbqqrcqrrcrrraoqqeprreprraprreoqrdrrsaqrrd*2,qrsdprrenpqhoqqhoqrdoqqduuu0uvv0*2,
  uvv0*3,uuu1uvv0*2,stt0*5,uvv0*3,tuu0stt0*5,uvv0*3,
  uvv0*23,
forgot-password 358x346
~ IqB6 xt-H GJY_ PiZq ajfb _fh2 INno AQ7J FEO- XRIg M7w9 3hMp 7F__ Tyjk IWyQ 4VTn S8nP ENe5 KNPt s5bF
~ 16S4 ASRc
  rrsbqrrarss9*2,rrsaqrrauvv0*17,
  uvv0*23,
  ttt3ttu2uuu1*3,tuu1*2,tuu4stt5stt7uuu0uuu1tuu3uuu1*2,ttt4tuu3tuu2tuu3uuu1tuu1uuu0uvv0
  rrs9qrrarss9qrrcrssaqrraqrrcstt6qrrcrssbrss8qrrdqrrb*2,rss9rsscrssbrrrbrss8qrreqrrbrrs6uuu2
  pqqdqrrdpqqbpqqcqqrgqrrcsss8uvv0*16,
  uvv0*2,uuu1uvv0*20,
  qrr8sss7ttt6uvv0*20,
  rss8rrsattu4uvv0*20,
  uuu3uuv0*21,ttt8
  uvv3vvv0*21,ttt9
  uuv3vvv0*21,ttta
  ttt3tuu0tuu1tuu0tuu1ttt3tuu0*2,ttt3tuu0*2,tuu1ttt1stt2tuu0*2,tuu1tuu0*2,tuu1tuu0*2,uuu0
  qrrcpqqcrrsaqrrdqrrersscrss9qrrdqrrerrs9qrrfqrrdrss9sss7qrreqrrarss9pqrfqqrcrss7uvv0*3,
  uuu0uvv0*21,uuu0
  vvv0sut0vvv0sssbsst9rssastt7vvv0*15,vvv2
  uuu54gb6jom6stt8sssarssbstt8vvv0*13,lmnnstt8vvv2
  vvv1lpo1stt2sssarrrirssbrsserssdsssdrrrdrssfstt8rssfsstbrrrdrssittt5vvv0*3,uuu4vvv0vvv2
  uvv0*22,uuu1
  jmn2gkl0*21,oqq5
  19c0*8,3bd32ac14bd43bd33bd43bd31ac119c0*7,1ac0
  19c0*8,8eg98ege7df88egd6df98fgf4bd419c0*8,
  6df519c0*20,1ac0ejka
forgot-sent 358x195
~ IqB6 xt-H ED82 PiZq S0oC CBCQ 7dnj Cwoj MiCb STj6 Mq14
  rrsbqrrarss7qrrauuu0uvv0*18,
  uvv0*23,
  qrr4ttt3uvv0*21,
  mnodrss8uvv0*21,
  uvv0*10,uuu0uvv0*12,
  kllfhjkijllcjlllmoogikkgklmhmnn9kmmiijkgklmouvv0*12,
  uvv0*4,stt2uvv0*18,
  opqcqrr9nopepqqdoppfpqqcpqqboppeopphrss4uvv0*13,
  stt4*2,rss6ttt4stt5stt4*2,stt5rss6ttu1uvv0*13,
  sss7rss8ttt3stt4stt5sss6ttt4ttt3*2,stt3stt4sst5ttt3sss5stt7stt6ttt4stt4stt6ttt4stt5tuu2uvv0
  ttt6rss9stt5stt7rss8stt7rss7sss7sss8sst6rss8stt8ttt5rss7stt8stt7stt6sss8stt7sst6rss9stt6uvv0
  qrrdpqqepqqgqrr9qrrdqrr9qrrcpqqiqrrepqqdstt5uvv0*12,
  uvv0*23,
reset-password 358x218
~ IqB6 xt-H 34X5 PiZq Qu3r ajfb INno dWwP FEO- cGmx hWdB losQ Q-r6 2Vm3 OHte OHte OHte OHte OHte OHte
~ OHte OHte OHte OHte M7w9 ur1r mP4- keJc KwZz
  rss8rss9qrr9rss9rrrbstt6uvv0*17,
  uvv0*23,
  rrsattt5stt3stt4stt5sst4tuu2uvv0*16,
  qrrcqrrbpqqdqrraqrrdrrrbtuu2uvv0*16,
  uuu3uuu0*21,ttt7
  uvv3vvv0*19,rrrcssscttt9
  uvv3vvv0*21,ttt9
  ttt1ttt0*21,tuu1
  rrsbrss8*2,rssasst8rss8*2,rss7tuu2uvv0*14,
  tuu3ttu3ttt3tuu2*2,ttt3*2,tuu3tuu2uvv0*14,
  jmn2gkl0*21,oqq5
  19c0*7,3bd3*3,3bd23bd3*3,4ce519c0*7,1ac0
  19c0*7,3bd27egb6df87egc7efa8egb7efc5ce819c0*8,
  6df519c0*20,1ac0ejka
reset-missing 358x146
~ IqB6 xt-H 658O PiZq YqUR wDEc nac9 LvNd
  rss8rss9rssa*2,qrrbuvv0*18,
  uvv0*23,
  vtt0*22,uuu0
  vss0tnoftppatoogtpp8tppbtpp9topctooctooatpp7topctopbtpp7tpp9toobtpp9tpp8vss0*5,
  vss0vss2vss1vss2vrs1vss1vrr1urr3urr1vrr1vss1vrr1vss1*3,vrr1vss1vrr1vss0*5,
  tuu0stt0*20,ttt0uuu0
  3bd219c0*21,7eg6
  19c0*6,1ac0bhie7egeaghg7eg88egb9fhd8eggaghk6df819c0*7,
  3bd219c0*21,8eg6
  nqq2gkl0*20,imn2uvv0
reset-over 358x167
~ IqB6 xt-H 9Bbt PiZq YqUR wDEc _Wj5 LvNd
  rss8rss9*2,sss6uvv0*19,
  uvv0*23,
  utt0vtt0*21,uuu0
  vss0toodupp9tooeuqq8tpp7uqq8tpp7tpp9tpp8tpp7upp6tppbtop9uqq6toobtpp9uqq6*2,tpp9urr4vss0*2,
  vss0urr4urr3urr5urr3*2,urr2urr3urr2vrr2urr3urr2uqq5urr3*3,vrr3urr2urr3*2,vss1vss0*2,
  vss1toodupp5vss0*20,
  utt0vtt0*21,uuu0
  ejk3agh0*20,agi0imn6
  19c0*7,8ega5ce97efb5ce45ce76df96dfb7efc4ce419c0*7,
  1ac019c0*5,1ac04ce43bd54bd53bd33bd44bd43bd44bd72ad319c0*6,1ac1
  8fg519c0*20,2ac1jmnb
reset-done 358x188
~ IqB6 xt-H D_FB PiZq YqUR ACDZ DglK h3rY 8mLR D-O3
  rss8rss9rrs9rss9uvv0*19,
  uvv0*23,
  tut0sut0*21,tuu0
  rus0mqocnrp9mqo9*2,mqocmqoamqobnrp9mqoanrp9lpnbrus0*11,
  rus0psr5qsr4psq5psr2qtr2qtr4qtr3qtr2*2,osq5qtr3qtr2qts3rts1rts2rts0rts2qts3qtr3rus0*3,
  rus0orpbpsq7orq7mqocmqoborq9nrpbpsq7orq8nrpanrpcorp8nrpcnrp7psq6nrpbpsqanrpdosq8rus0*3,
  rts1mqoeosq9mqoanrpdmqobnqobnqodmqodrus0*14,
  sut0*22,tut0
  loo2hlm0*20,imm0prr4
  1ac019c0*8,2ac219c02ac119c0*10,1ac1
  19c0*9,3bd47egc9ghc6dfa19c0*10,
  8fg43bd0*20,4bd0fjk9
account-visitor 358x335
~ IqB6 xt-H VQ2R PiZq v-Rx OFQG jJs9 NkMN dCmO mGjZ 3Z7f D-O3 Bprc
  rrs9rss9*2,rssbqrrcttu3uvv0*17,
  uuu0uvv0*22,
  vvv0*22,uvv2
  vvv08df618a0*3,9eg5ptt0*10,imn518a0*3,28b1qrr4vvv2
  vvv039b618a0*2,29b1mqq3ptt0*4,rrn0sph0ptt0*4,pst08eg418a0*3,mop6vvv2
  vvv039b618a05bd2lpp2ptt0*5,rql0toe0ptt0*5,oss1afh318a0*2,mop6vvv2
  vvv0fjl4jno1pst0ptt0*5,rtu0tuu0tuv0suu0ptt0*6,mpq1fkl0qrs3vvv2
  vvv0qtt0ptt0*6,rtu0vvv0*4,tuv0ptt0*7,uuv0vvv2
  vvv0qtt0ptt0*6,uvv0vvv0*5,qtt0ptt0*6,uuv0vvv2
  vvv0jpq2emo0*6,gop0hop0*5,fno0emo0*5,fno0tuu1vvv2
  vvv0*22,vvv2
  vvv0*3,pqqcopp9pqqcpqqaoppdrrr7nop8opp8qqrdoppcpqqbqrr6pqqapqq8pqqenoodttt4vvv0*2,vvv2
  vvv0*3,rss4pqq7sss7stt6sss5stt3rss5stt4rrs7rrr5rss6sss4rss5rrr5rss6sst7uuu1vvv0*2,vvv2
  vvv0*2,rssfrrsbssscsstbrssdqrrfrssbrssessserrscrssd*2,rssbrsserssasss9rrshrrrcuuv2vvv0vvv2
  vvv0*8,rssesssdrssc*2,rrsbssseuuv3vvv0*7,vvv2
  vvv0*8,vvv1vvv0*2,uuu4vvv1vvv0*9,vvv2
  vvv0*4,loo49fg0*4,9fh0prr4uuv3uvv0*5,uuu3vvv0*4,vvv2
  vvv0*4,cij619c06df95ce66dfa19c0imn6uvv7uuu2pqqdrrrarssbuuu3uvv3vvv0*4,vvv2
  vvv0*4,dij619c05ce45ce63bd619c0imn6uvv6vvv1rss8stt7sss7uuu2uvv3vvv0*4,vvv2
  vvv0*4,rtt2kno0*5,tuu1vvv2uvv0*5,vvv2vvv0*4,vvv2
  vvv1vvv0*21,uvv1
account-loading 358x643
~ IqB6 xt-H n307 PiZq s2ZJ g67x XT_0 XT_0
  rrs9rss9*2,rssaqrrdrrs9uvv0*17,
  uuu0tuu0*21,uuu0
  rss0*22,rst1
  rss0*23,
  rss0*23,
  rss0*23,
  rss0*23,
  rss0*23,
  rss0*23,
  rss0*23,
  rss0*23,
  rss0*23,
  rss0*23,
  rss0*23,
  rss0*23,
  rss0*23,
  rss0*23,
  rss0*23,
  rss0*22,stt1
  uuu0tuu0*20,uuu0uvv0
  stt0rss0*20,stt0tuu0
  rss0*23,
  rss0*23,
  rss0*23,
  rss0*23,
  rss0*23,
  rss0*23,
  rss0*23,
  rss0*23,
  rss0*23,
  rss0*23,
  rss0*23,
  rss0*23,
  rss0*23,
  rss0*23,
  rss0*23,
  rss0*23,
  ttt0stt0*21,uuu0
  uvv0*23,
  uvv0*23,
  uvv0*23,
password 358x388
~ IqB6 xt-H QWLk PiZq ITGt L15M OuRG s2ZJ ajfb INno -JMx FEO- cGmx hWdB losQ Q-r6 INno dWwP FEO- cGmx
~ hWdB losQ Q-r6 2Vm3 OHte OHte OHte OHte OHte OHte OHte OHte OHte OHte M7w9 ur1r mP4- 6PpK nrRH
  qrrbrrs8rss9stt5uvv0*19,
  uuu0uvv0*22,
  vvv0*22,uvv2
  vvv0mnnhmnngmnnimnoklmnjvvv0*16,vvv2
  vvv0stt9ttt6*2,stt8*2,tuu7ttt7uuu5ttt7uuu5ttu7ttt7ttt6ttt9sttastt6ttt4stt8vvv1vvv0*2,vvv2
  vvv0tuu5ttt8stt8*2,ttu6uuu5sst8ttt6*2,uuu5tuu5ttu6uuu5stt8tuu8tuu5uuu3ttt7vvv2vvv0*2,vvv2
  vvv0*22,vvv2
  vvv0qrreqqrhpqqgpqqfppqfpqqhpqqirrscvvv0*13,vvv2
  vvv0uuv3uvv0*19,vvv2*2,
  vvv0uvv6vvv0*17,sst8tuu6uvv6vvv2
  vvv0uvv6vvv0*17,ttt5uuu4uvv6vvv2
  vvv0uvv2uvv0*19,vvv1vvv2
  vvv0uuu5vvv0*5,vvv2vvv0*14,vvv2
  vvv0pqqhpqqipqqgpqqepqqjpqqfuuu4vvv0*14,vvv2
  vvv0uuu4uvv0*19,vvv3vvv2
  vvv0uvv7vvv0*17,qrrcstt9uvv7vvv2
  vvv0uvv6vvv0*17,uuu1vvv1uvv6vvv2
  vvv0uuu1tuu0*19,vvv0vvv2
  vvv0sttattt7stt7ttt8*2,ttt7ttt6stt8uuv2vvv0*12,vvv2
  vvv0uuu5uuu4tuu5uuu3uuu4uuu6uuu5*2,uuv3vvv0*12,vvv2
  vvv0mpq2imn0*9,rst2vvv0*10,vvv2
  vvv03bd65ce87eg86df95ce66df8*2,6dfc6df94bd5ejk6vvv0*10,vvv2
  vvv04ce63bd34ce65ce83bd46df64ce54bd5*2,2ac1gkl6vvv0*10,vvv2
  vvv0stt1qrs0*9,uvv0vvv0*10,uvv2
  uuu1uvv0*20,uuu1uvv0
factor-off 358x188
~ IqB6 xt-H DWPC PiZq ITGt gcMm eM_5 s2ZJ PiZq 4TTv
  qrrarrsastt6sss7uvv0*19,
  uvv0*22,uuu0
  vvv0*11,vvv1vvv0*10,uvv2
  vvv0nooimnnioppamnngmnoimnnljklpnooglnnilmmgrssdvvv0*10,vvv2
  vvv0ttt7*2,rss9stt9*2,ttt6ttt8ttt7*2,stt8sttastt6ttt7ttt9tttattt6*2,tttattt8vvv0*2,vvv2
  vvv0uuu3tuu4ttt6uvv4uuu4uuu5*2,ttt8ttu5ttu6uuu4*3,ttt5uuu5uuu4tuu4ttt5uuu5vvv0*2,vvv2
  vvv0qrrdrrscrssdsssarrseqrrcrrrgrrsbrsseqrrhrrsbrrresssdqqrdrrrcqrrfrrrduuu4vvv0*3,vvv2
  vvv0*22,vvv2
  vvv08fg53bd0*4,8fg5vvv0*15,vvv2
  vvv03bd67egd9fhg7egb6dfd3bd6vvv0*15,vvv2
  vvv0fkl4agi0*4,fkl4vvv0*15,vvv2
  vvv1vvv0*21,uuu1
factor-connect 358x602
~ IqB6 xt-H uowm PiZq Es6Y YqUR 6DVA Q7du YFs9 a4C- d_KU iesK HEB4 VzJ7 cWF4 m36C N4P8 4fWB 7hqh ajfb
~ PiZq INno 5mh_ FEO- _Afe M7w9 iohL mP4- 6PpK ax3Y rtc0
  qrrarrsasst6rssbrrs9ttu3uvv0*17,
  uvv0*22,uuu0
  vvv0*22,uvv2
  vvv0pqqeqqqhqqqipqqkrsscoppiqrrcoppqrrsfppqjqrrfppqnppqhpqqmpqqgpqqhqrrcoppottt8vvv0*2,vvv2
  vvv0rssdsss8ttt6rssastt6rssdsss7ttt6rrsdrssctttastt9stta*2,vvv0*7,vvv2
  vvv0ttt9ttt7tuu6ttt9uuu5tttattu5ttt6rrscstt8uuu6ttu7sttastt9vvv1vvv0*6,vvv2
  vvv0*22,vvv2
  vvv0uuu5gggaiiijnnnblllhfffegggd*2,jjjkiiiarrr5vvv0*10,vvv2
  vvv0uuu5gggacccifffocccnbbbifffkgggmhhhnhhhbrrr5vvv0*10,vvv2
  vvv0uuu3iiilfffhlllihhhefffogggnbbbhhhhgbbbjrrr5vvv0*10,vvv2
  vvv0uuu4gggodddollledddqiiimmmmffffiiiimcccjttt3vvv0*10,vvv2
  vvv0vvv3fffpfffmiiicaaahbbbghhhr888eeeeoeeegrrr5vvv0*10,vvv2
  vvv0vvv3gggjccceggghcccpdddgdddndddggggjdddlttt3vvv0*10,vvv2
  vvv0uuu5ggglhhhscccjdddofffibbbheeefaaaehhhirrr5vvv0*10,vvv2
  vvv0uuu4hhhfeeehhhhdgggncccgmmmihhhsaaagcccjqqq7vvv0*10,vvv2
  vvv0uuu6fffbfffrbbbknnnieeelfffohhhkiiijhhhmrrr5vvv0*10,vvv2
  vvv0uuu3mmm4oooeooodlll7mmmdqqqbpppgnnncmmm7ttt2vvv0*10,vvv2
  vvv0*22,vvv2
  vvv0tuu5ttt7uuu3uuu4tuu6ttt6*2,tuu6ttt9uuu6*2,vvv0*10,vvv2
  vvv0ttt5uuu6uuu5ttt7uuu5uuu3ttt7uuu5tuu8ttu7ttt7vvv0*10,vvv2
  vvv0sssbrrrgttu8rsseqqrittt6qrrgrrrfttt5qrrfsssauuu8rrrdsssfsttbqqrjuuu3qqqcqqrhvvv1vvv0vvv2
  vvv0uuu2uuu4vvv1uuu3*2,vvv1uuu4vvv3uvv1vvv2*2,uvv2uuu3vvv3uvv2uuu4vvv0uuu3vvv3vvv0*2,vvv2
  vvv0qqreqqqmuuu3vvv0*18,vvv2
  vvv0uvv2uvv0*2,uvv1vvv0*17,vvv2
  vvv0uvv6ppqdoopkuuu3uvv6vvv0*16,vvv2
  vvv0uuu4uvv0uuu1uvv1vvv1vvv0*16,vvv2
  vvv0uuu2vvv2*2,vvv0*18,vvv2
  vvv0rrrbppqhqrrcqqqgqrrgpqqirssdoppirrsbvvv0*12,vvv2
  vvv0uuu3uvv0*19,vvv2*2,
  vvv0uvv7vvv0*19,uvv7vvv2
  vvv0uvv6vvv0*19,uvv6vvv2
  vvv0vvv2uvv0*19,vvv0vvv2
  vvv0sssbpqqkrrsfrssdrrsdssscrssesssarrrhrrsd*2,qrrcsstaqqrhuuu4vvv0*6,vvv2
  vvv0*2,tuu0*4,vvv0*3,uvv0*3,vvv0*10,vvv2
  vvv05de63bd119c0*3,5de6vvv1vvv2uuu1vvv0*2,vvv1uvv5vvv0*8,vvv2
  vvv03bd65deb9fhg7egb6dfd3bd6uvv3vvv0qqrcoppjoppeuuu3uvv6vvv0*8,vvv2
  vvv0jmn3ejk0*4,jmn3vvv0uuv2uvv0*4,vvv2vvv0*8,vvv2
  uvv1vvv0*21,uuu1
factor-codes 358x600
~ IqB6 xt-H 4WWx PiZq Es6Y YqUR cGNQ NxsB R53f Gp2L kZ76 owei H1l3 C-83 H1l3 GwaG H1l3 7b2Y H1l3 8vyQ
~ H1l3 U935 H1l3 jGSv H1l3 HGei H1l3 RMGf H1l3 fmjg H1l3 G4l4 mP4- xa21 K_by ydh1 4fWB 7hqh lp4n
  qrrarrsasst6qrrastt4uvv0*18,
  uuu0uvv0*22,
  vvv0*2,vvu0*19,vvv0uvv2
  vvv0vtr0vsq1vtr0*8,vsq1vtr0*9,vvu0vvv2
  vvv0vtr0sol9solbsolcsoletpn7sol9solcsnkdtpn8solbspm7vtr0*8,vvu0vvv2
  vvv0vtr0spmesomcsolbtpnbtpmctqnbtpnbsomgtpmctqnasometqo8solctpnbtqn7sol9tpmcvtr0*2,vvu0vvv2
  vvv0vtr0tpnbtpncuqo6tqnbuqo5somgtqn6tpnbtqnatpmctpm9tqo9tpnduqo9tpmbvsq2vtr0*3,vvu0vvv2
  vvv0vtr0vsq1*2,vsq0vsq1*2,vsr1vsq1*2,vsr1vsq1*3,usq3vsr1vsq1vtr0*4,vvu0vvv2
  vvv0*2,vvu0*18,vvv0*2,vvv2
  vvv0tuu0*20,vvv0vvv2
  vvv0tuu0nppjmnnrrss7nookoppgqrr8nopfpqqapqq9pqqapqqgqrranppeoppjnooooppgrss7tuu0*2,vvv0vvv2
  vvv0tuu0*2,ttt1tuu0*17,vvv0vvv2
  vvv0tuu0nppj*2,rss7nookoppgqrr8nopfpqqapqq9pqqapqqgqrranppeoppjnooooppgrss7tuu0*2,vvv0vvv2
  vvv0tuu0*2,ttt0tuu0*17,vvv0vvv2
  vvv0tuu0nppjnoolrss7nookoppgqrr8nopfpqqapqq9pqqapqqgqrranppeoppjnooooppgrss7tuu0*2,vvv0vvv2
  vvv0tuu0*20,vvv0vvv2
  vvv0tuu0nppjnoolrss7nookoppgqrr8nopfpqqapqq9pqqapqqgqrranppeoppjnooooppgrss7tuu0*2,vvv0vvv2
  vvv0tuu0*20,vvv0vvv2
  vvv0tuu0nppjmoolrss7nookoppgqrr8nopfpqqapqq9pqqapqqgqrranppeoppjnooooppgrss7tuu0*2,vvv0vvv2
  vvv0tuu0*20,vvv0vvv2
  vvv0tuu0nppjmookrss7nookoppgqrr8nopfpqqapqq9pqqapqqgqrranppeoppjnooooppgrss7tuu0*2,vvv0vvv2
  vvv0tuu0*20,vvv0vvv2
  vvv0tuu0nppjmooorss7nookoppgqrr8nopfpqqapqq9pqqapqqgqrranppeoppjnooooppgrss7tuu0*2,vvv0vvv2
  vvv0tuu0*20,vvv0vvv2
  vvv0tuu0nppjnopkrss7nookoppgqrr8nopfpqqapqq9pqqapqqgqrranppeoppjnooooppgrss7tuu0*2,vvv0vvv2
  vvv0tuu0*20,vvv0vvv2
  vvv0tuu0nppjmnoorss7nookoppgqrr8nopfpqqapqq9pqqapqqgqrranppeoppjnooooppgrss7tuu0*2,vvv0vvv2
  vvv0tuu0stt1*2,ttt0stt2stt1ttu0stt1*2,ttt0stt1ttt1stt1sst1stt1*3,ttt0tuu0*2,vvv0vvv2
  vvv0tuu0oppinoomrss6nppiopqfqrr8oppdqrr9qrr8prr9pqreqrs9oqqdopqhnppnoppfrss6tuu0*2,vvv0vvv2
  vvv0tuu0*20,vvv0vvv2
  vvv0vvv1uvv0*6,uvv1vvv0vvv1uvv0*3,vvv1vvv0*7,vvv2
  vvv0uvv6stt6stt7ttt3tuu4sss6rsscvvv0uvv6*2,ttt4stt6ttt6uvv3vvv0*7,vvv2
  vvv0uvv6stt6qrrarss6sss8*2,qrrcvvv0uvv6*2,ttt3qrrerrrbuvv3vvv0*7,vvv2
  vvv0stt2pqr0*6,prr1vvv0vvv1uvv0*3,vvv1vvv0*7,vvv2
  vvv04ce62ac32ac1*2,4bd53bd32ac119c0npq6vvv0*12,vvv2
  vvv03bd64ce88fgd8fgc6df98egd8ege2ac2mpp6vvv0*12,vvv2
  vvv0mpp2imn0*6,jmn0uuv1vvv0*12,vvv2
  uvv0vvv0*21,uuu0
factor-on 358x250
~ IqB6 xt-H 6bAM PiZq ITGt gcMm eM_5 s2ZJ PiZq 70yX JOfc Fb7J PiZq vRw-
  qrrarrsasst6ttt4uvv0*19,
  uuu0uvv0*22,
  vvv0*22,uvv2
  vvv0nooimnnioppamnngnoohmnnlkllonooglmnilmmgrssevvv0*10,vvv2
  vvv0tuu7ttt5sss8ttt7ttt8tuu4ttt7ttt5tuu5ttt6ttt8ttt5ttt6ttt7ttt8uuu4ttu5ttt8ttt7vvv0*2,vvv2
  vvv0uuu4ttt6*2,uuu5tuu6*2,tuu7stt9ttt7ttt8ttu6ttu5tuu5ttt7*2,tuu5ttt5ttt7tuu6vvv0*2,vvv2
  vvv0qrrdrrscrrsesssarrseqrrcrrrgrrrcrsseqrrhrrsbrrresssdqqrdrrrcqrrfrrrduuu5vvv0*3,vvv2
  vvv0*22,vvv2
  vvv0rts4psq7uuu2qrrcsss8rssarrsbrssavvv0*13,vvv2
  vvv0stt2rts4uvv1sst9sss9ttu6sss9stt7vvv1vvv0*12,vvv2
  vvv0qrrdsssbrrrdsstcrssbqrrdsssbsssdttt7vvv0*12,vvv2
  vvv0*2,uvv0*4,vvv0*16,vvv2
  vvv0uuu5uuu1vvv0*2,uuu3vvv2vvv1vvv0*14,vvv2
  vvv0uvv6rssdoppjqqqdpqqgvvv0uvv3vvv0*14,vvv2
  vvv0uvv2uvv0*4,uuv2vvv0*15,vvv2
  uvv1vvv0*21,uuu1
factor-failed 358x227
~ IqB6 xt-H uLwX PiZq ITGt gcMm eM_5 s2ZJ Rdsh NxsB opMS 2p05
  qrrarrsasss7qrrdstt5uvv0*18,
  uvv0*22,uuu0
  vvv0*11,vvv1vvv0*10,uvv2
  vvv0nooimnnioppamnngmnoimnnljklpnooglnnilmmgrssdvvv0*10,vvv2
  vvv0ttt7*2,rss9stt9*2,ttt6ttt8ttt7*2,stt8sttastt6ttt7ttt9tttattt6*2,tttattt8vvv0*2,vvv2
  vvv0uuu3tuu4ttt6uvv4uuu4uuu5*2,ttt8ttu5ttu6uuu4*3,ttt5uuu5uuu4tuu4ttt5uuu5vvv0*2,vvv2
  vvv0qrrdrrscrssdsssarrseqrrcrrrgrrsbrsseqrrhrrsbrrresssdqqrdrrrcqrrfrrrduuu4vvv0*3,vvv2
  vvv0*22,vvv2
  vvv0vts0vtr0*19,vvv0vvv2
  vvv0vtr0snkitqn7spmcsoljtqnbtpnbsomcspmctqo9somasolesomcvtr0*7,vvu0vvv2
  vvv0vtr1usq2tsq0usq0*3,usq4vtr0*13,vvu0vvv2
  vvv0usr3vtr0onmhqoncnmlfqpneusq5vtr0*13,vvu0vvv2
  vvv0vts0usq1usq0*4,vsr1vtr0*13,vvu0vvv2
  vvv0*22,uvv2
  uuu0*21,uuu1uvv0
logins 358x434
~ IqB6 xt-H NJy6 PiZq ITGt mKxg V7m8 s2ZJ n7Iz 7S2m PiZq Fhe6 ddef feiy GeP- 7S2m PiZq Fhe6 Oxgb UKRs
~ JkIe abBd rwmg PiZq Fhe6 EC6G 0Ysy _Mig abBd PiZq Rgm4 aIzH dTl2
  qrrcrrsduuu1uvv0*20,
  uvv0*22,uuu0
  vvv0*22,uvv2
  vvv0kmmomnnmmnofnoodnooi*2,nopdmnnjjkknlmnhmnnhoppivvv0*9,vvv2
  vvv0sssbstt9*3,sttattu6sss7ttt7sssastt7sst7ttt9stt7sttattu7ttt8stt7ttt9vvv0*3,vvv2
  vvv0tuu5uuu5uuu3uuu6tuu5uuu3uuu5uuu3*2,uuu4*2,uuu2ttt6uuu4uuu3uuu4uuu5uuu4vvv0*3,vvv2
  vvv0rrsdrrrdpqqhrsscrrrdrssdqrrcqrrdqrrfqrrevvv1vvv0*10,vvv2
  vvv0*22,vvv2
  vvv0*22,vvv2
  vvv0opploppgoppittt6mnoroppmoopk*2,tuu2nrpbnrpclpndmqofpsr4vvv0*7,vvv2
  vvv0uuu6uuu3vvv1vvv0uvv2*2,vvv1uuu4uuu5sut3*2,sts5stt5sts6vvv0*7,vvv2
  vvv0sttb*2,ssscuuu4sss9ttt8sssbstt9sttbttt8tuu7ttt8tuu7ttt8vvv0*7,vvv2
  vvv0*22,vvv2
  vvv0sss6*2,ttt6ttt7stt8sss8stt7*2,sss8ttt5sssasss9sss7ttt7vvv0*7,vvv2
  vvv0rss8rsscrssaqrrfsssb*2,sssarssastt8ttt8rssbrrsdrssbstt7vvv0*7,vvv2
  vvv0ooplopploppippqivvv0*12,stt6npqfqssbqsscvvv0vvv2
  vvv0rssdsssbttt9stt7tttasssarsscrssesttattt7sttasstbssscvvv0*8,vvv2
  vvv0vvv1uvv1vvv0uuv1vvv1*8,vvv0*9,vvv2
  vvv0*22,vvv2
  vvv0oppn*2,oppioppmqrrcnoojopplrss7vvv0*13,vvv2
  vvv0uuu5uuu4uuu6tuu6sttauuu7uuu3ttu8stt8ttt8vvv0*6,stt6npqfqssbqsscvvv0vvv2
  vvv0ttt6uuu5ttt7tuu5ttt8uuu6uuu4uuu5uuu4uuu5vvv0*11,vvv2
  vvv0*22,vvv2
  vvv0uvv2uvv0*13,uuv2vvv0*6,vvv2
  vvv0uvv6ttt6sst8qrrcqrr9oppjqrraoppfqqqfnoomppqeqqraoppipqqbvvv0uvv3vvv0*5,vvv2
  vvv0uuu5vvv1vvv0uuu2ttu2vvv1*3,uuu4vvv2*2,vvv1uvv2uvv1vvv2vvv1vvv0*5,vvv2
  vvv0*2,uvv0*13,vvv0*7,uvv1
  uuu0tuu0*20,tuu1uvv0
login-here-alone 358x218
~ IqB6 xt-H Gpsk PiZq ITGt mKxg V7m8 s2ZJ n7Iz rwmg PiZq Fhe6 ddef feiy GeP-
  qrrcrssbrssarss6qrrbrss9uvv0*17,
  uuu0uvv0*22,
  vvv0*22,uvv2
  vvv0kmmomnnmmnofnoocnooi*2,nopdmnnjjllmmnngmnnhoppivvv0*9,vvv2
  vvv0sssbstt9*2,sssasttattu6sss7ttt7rrsbsst7*2,ttt9stt7sttattu7ttt8stt7ttt9vvv0*3,vvv2
  vvv0uuu4uuu5uuu3uuu6tuu5uuu3uuu5uuu3*2,uuu4*2,uuu2ttt6uuu4uuu3uuu4uuu5uuu4vvv0*3,vvv2
  vvv0rrrerrrdpqqhrsscrrrdrssdqrrcqrrdqrrfqrrevvv1vvv0*10,vvv2
  vvv0*22,vvv2
  vvv0*22,vvv2
  vvv0opploppgoppittt6mnoroppmoopk*2,tuu2nrpbnrpclpndmqofpsr4vvv0*7,vvv2
  vvv0uuu6uuu3vvv1vvv0uvv2*2,vvv1uuu4uuu5sut3*2,sts5stt5sts6vvv0*7,vvv2
  vvv0sttb*2,ssscuuu4sss9ttt8sssbstt9sttbttt8tuu7ttt8tuu7ttt8vvv0*7,vvv2
  vvv0*22,vvv2
  uvv0vvv0*21,uuu0
logins-failed 358x227
~ IqB6 xt-H Byfn PiZq ITGt mKxg V7m8 s2ZJ Rdsh NxsB ad8w 2p05
  qrrcrrsdrss7qrrcstt5uvv0*18,
  uuu0uvv0*22,
  vvv0*22,uvv2
  vvv0kmmomnnmmnofnoocnooi*2,nopdmnnjjllmmnngmnnhoppivvv0*9,vvv2
  vvv0stt9ttt7ttt8stt8ttt7uuu5stt6ttu6rssastt6ttt5ttt8ttt6ttt8uuu5ttu7ttt5ttt7vvv0*3,vvv2
  vvv0ttt6uuu6uuu4ttu8ttt7uuu4ttu6uuu5*3,ttu5uuu3sst8tuu6uuu5tuu5ttu7tuu5vvv0*3,vvv2
  vvv0rrrerrrdpqqhrsscrrrdrssdqrrcqrrdqrrfqrrevvv1vvv0*10,vvv2
  vvv0*22,vvv2
  vvv0vus0vts0*19,vvv0vvv2
  vvv0vtr0snkitqn7spmcsoljtqnbtpnbsomcspmdspmbtqn7spmetpnb*2,soldsnkctpmeuro7vtr0*2,vvu0vvv2
  vvv0vtr1usq1usq0*4,usq3vtr0*13,vvu0vvv2
  vvv0usr3vsr0onmiqoncnmlfqoneusq5vtr0*13,vvu0vvv2
  vvv0vtr0usq1usq0*4,usr1vtr0*13,vvu0vvv2
  vvv0*22,uvv2
  uuu1vvv0*20,uvv1uvv0
own-data 358x238
~ IqB6 xt-H JerK PiZq ITGt XSor b8g- s2ZJ mP4- z72u aIzH cx4F frwD
  rrrasss8qrrbttt4uvv0*19,
  uvv0*22,uuu0
  vvv0*22,uvv2
  vvv0nooj*2,oppblmnklmnhvvv0*16,vvv2
  vvv0sst9ttt7ttt5stt8ttt8sstatttasss9ttt9stt8ttt8stt8ttt4sssbttt9ttt8*2,uuu4uuu5vvv0*2,vvv2
  vvv0tuu4uuu3uuu4ttt7tuu5uuu4*2,tuu6uuu4*4,uuu3ttu5tuu4tuu5tuu4uuu4vvv2vvv0*2,vvv2
  vvv0qrreqrrfrrrcrrrerrrhsss9rssarrsdrrrevvv0*12,vvv2
  vvv0*22,vvv2
  vvv0uuu5uvv0*11,uvv4vvv0*8,vvv2
  vvv0uvv7stt8sssanoohnoonooplnoohopphnoomopphnooittt5uvv7vvv0*8,vvv2
  vvv0uuu3uvv0*11,vvv3vvv0*8,vvv2
  vvv0uuu4uvv0*8,vvv3vvv0*11,vvv2
  vvv0uvv7oppgmnoknoohpqqcppqenoohnoomvvv1uvv7vvv0*11,vvv2
  vvv0uuu4uvv0*8,vvv3vvv0*11,vvv2
  vvv1vvv0*21,uuu1
deleting 358x877
~ IqB6 xt-H b5K9 PiZq Es6Y ajfb _Ycc oooO KwHi cOwf z0Vq EzhG aQGO 7L4I cOwf erVP PCTq TI7C OgB2 JL0E
~ cOwf 6ZCZ PCTq So6C CPKt dPqU INno lx5J FEO- _Afe INno XpAG FEO- cGmx hWdB losQ Q-r6 PiZq INno 5mh_
~ FEO- _Afe M7w9 iohL bZo0 mP4- 6PpK nFpp rtc0
  qrraqrrb*2,uvv0*20,
  uvv0*22,uuu0
  vvv0*2,vuu0*19,vvv0uvv2
  vvv0vss0smm3vrs1urr2uqq3urr3urr1vrr1*4,urr2urr1*2,uqq4vrs1urr1urr3vrr1vss0vuu0vvv2
  vvv0vss0pgh6urr3too8snnatoodsmmbtno9top8snnatnoatooctpp7tnnbtpp6too7tooasnnatnocuqq2vuu0vvv2
  vvv0vss0*2,vss1urr3vss0*11,vss2vss0*4,vuu0vvv2
  vvv0vss0*2,vss1tnnctoo9*2,too8snneupp8tooctnodtop9tnobtooctnoetppavss0*4,vuu0vvv2
  vvv0vss0*2,vrr2snnd*2,tnoa*2,tppatooe*2,tno9snncsnnbtpp7tooctoodtnncsnneurr3vss0vuu0vvv2
  vvv0vss0*2,urr2topbtpp7toobtopbtooetoo9urr2vss0*10,vuu0vvv2
  vvv0vss0*3,vrr1*2,vrs1urr3vss1vrs1vss0*11,vuu0vvv2
  vvv0vss0*2,urr2tno8tno9*2,upq6tooatoo9*2,too8tpp8too9toobtoo8*2,top7toobtpp6vss0vuu0vvv2
  vvv0vss0*3,uqq4uqq3*3,uqr2urr3uqr3urr3vrr1uqq3urr4uqr3uqq2urr2urr3urr2vss0vuu0vvv2
  vvv0vss0*2,urr2tno9smndsnn9urr1vss0*13,vuu0vvv2
  vvv0vss0*3,uqq3tooc*2,tppbsmmftooatooetoobsnnetnofurr2vss0*6,vuu0vvv2
  vvv0vss0*3,vrr1uqq3uqq5urr4vss0*13,vuu0vvv2
  vvv0vss0*3,urr1uqq6upq8tppaurr1vss0*12,vuu0vvv2
  vvv0vss0*3,uqq3topctooetop7vss0*13,vuu0vvv2
  vvv0vss0*20,vuu0vvv2
  vvv0vss0*2,urr2smmbsmmcslmctnoasmndtoo9smmctooasmnctnn7tnobslmgsmncsnncsnnatpp4vss0vuu0vvv2
  vvv0vss0*2,urr2smndtnobsnncsmnavss0*13,vuu0vvv2
  vvv0vss0*4,urr2vss1urr1vrr0vss0*4,vss1vss0*7,vuu0vvv2
  vvv0vss0*3,uqq3toobtooc*2,tpp9snnftoodtnndtooesmngupq5vss0*6,vuu0vvv2
  vvv0vss0*3,uqq3tooctoodsmnetoo9tnoetooc*2,tnobvss0*8,vuu0vvv2
  vvv0vss0*20,vuu0vvv2
  vvv0vss0*2,urr2toobtoodtnobtooctopb*2,tooatnoftnn9snngtop8tooctnobtopbsmnltooaurr3vuu0vvv2
  vvv0vss0*2,vrr1uqq4uqq6urr4uqq6tppaurr4tppbuqq6uqq5upq6uqq4*3,uqq7uqq5vrr1vss0vuu0vvv2
  vvv0vss0*2,vss1uqq5tpp9uqq5upq7tpp7urr4upq7uqq5tpp4uqq7uqq6*3,uqq8uqq7vss0*2,vuu0vvv2
  vvv0vss0*2,urr2snngtooetnnetopctnofuppatooctoo9vss0*9,vuu0vvv2
  vvv0vuu0vtt0*19,vvv0vvv2
  vvv0*22,vvv2
  vvv0ppqkoppiqrrdqrreppqmpqqiopqlqqqfoppgpqqjoppkqqrerrscpqqjppqlsssavvv0*5,vvv2
  vvv0uvv2uvv0*19,vvv1vvv2
  vvv0uvv6vvv0*19,uvv6vvv2
  vvv0uvv6vvv0*19,uvv6vvv2
  vvv0uvv2uvv0*19,vvv1vvv2
  vvv0uuu2vvv0*20,vvv2
  vvv0qqreqqrfpqqjpqqguuv3vvv0*16,vvv2
  vvv0uuu3uvv0*19,vvv2*2,
  vvv0uvv7vvv0*17,sssattt7uvv7vvv2
  vvv0uvv6vvv0*17,ttt3uuu2uvv6vvv2
  vvv0vvv2uvv0*19,vvv1vvv2
  vvv0tuu4uuu4*2,uuv2vvv1vvv2*2,uuv1vvv1vvv0*12,vvv2
  vvv0rss9pqqfrssarrrerrseqqrgsssbpqqhsssavvv0*12,vvv2
  vvv0uuu4uvv0*19,vvv3vvv2
  vvv0uvv7vvv0*19,uvv7vvv2
  vvv0uvv6vvv0*19,uvv6vvv2
  vvv0uuv2uuu2uuu1*2,uvv0*4,uuu1uvv0uuu1uuu0uvv0*8,vvv0vvv2
  vvv0sstaqqrhrssdssscrrsdssscrssesssarrsgrrsdrsscrrrbsstaqqrhuuu4vvv0*6,vvv2
  vvv0uvv3stt7tuu4ttu5stt5stt7ttu6ttu4stt7vvv0*12,vvv2
  vvv0uuv2rst7stt5*2,stt7stt6stt8stt7rst7vvv1vvv0*11,vvv2
  vvv0*22,vvv2
  vvv0agh55ce0*7,8fg3vvv0uuu3uvv0*4,vvv4vvv0*5,vvv2
  vvv03bd68fgebgihaghf8fgd9fhe9fhf7ega19c0vvv0uvv3pqqdoppioopettt8uvv7vvv0*5,vvv2
  vvv0ejk49fg0*7,cij3vvv0uuu3uvv0*4,vvv3vvv0*5,vvv2
  vvv1vvv0*21,uuu1
