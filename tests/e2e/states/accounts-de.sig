provider-beside-form 358x210
~ IqB6 xt-H afgT PiZq YqUR 8GIk Act6 2QTq 94Zb eMly
  rrrcrrscqrrarss8rrsarss8rrsbsss8uvv0*15,
  uvv0*23,
  tuu2tuu0*21,ttu5
  tuu3uvv0*5,stt6pqqbqrrarss5rss4rrr9qrr6rss6qrr6sss4uvv0*6,sst8
  tuu3uvv0*5,stt3qqr8qrrbqrr6rrrarss9rrr7qrrcpqqarss4uvv0*6,sst8
  tuu2tuu0*21,tuu4
  qrrgrss9sst7rss7rss9qrrarsscsss7rss9*2,rrrbrss8sss7rss9sss8rss7rssarss6rssbrrsarss9*2,uuu1
  sss9stt8stt4*2,stt5*2,ttt7sst6stt7rss7rss8rss6stt3rss8rss7stt4stt5stt4ttt5stt4sss8stt5uuu0
  rssarssbrrsbrss9sst7rsscrssbrssarrscprr9oqqdnpqdmppfnpqbnpqcmppgnqqemppeqrsbrsscrss9sss6uvv0
  lopjmopjmophmpphmppgoqqaqrrfpqqdqrrfqrrastt9uvv0*12,
  uvv0*23,
  uuu0*10,qrrbopqfuuu1uuu0*10,
  uvv0*23,
  uvv0*23,
provider-alone 358x175
~ IqB6 xt-H ap18 PiZq YqUR 1b6J Act6 2QTq 94Zb
  rrrcrrscqrrarss9rrsatuu1uvv0*17,
  uvv0*23,
  hlm3ejk0*21,mpp6
  19c0*6,3bd56dfa5de94ce4*2,5ce85ce54ce65ce63bd419c0*7,
  19c0*6,3bd26df75cea5ce65ce94ce85ce66dfb6df94ce419c0*7,
  hlm3ejk0*21,mpp6
  qrresss8stt6rss6sss7rss8rss9stt5sst7rss7rssarss6sss6sst7stt6*2,sss8sst5sss9rss9rss7sss7uuu0
  rssbsssastt5sst5stt7rss7stt9rss7sss8rss9rssaqrs8stt4rssarss9rss6stt6stt5stt7sss6rssastt7uuu1
  sss8rssa*2,rss8stt7rsscrssa*2,rsscprr9oqqdnpqdmppfnpqbnpqcmppgnqqemppeqrsbrsscrss9sss6uvv0
  looklopklopimpph*2,oqqaqrrfpqqdqqrgqrrastt9uvv0*12,
  uvv0*23,
provider-cancelled 358x253
~ IqB6 xt-H D14r PiZq YqUR PiZq v5kL tq4v 1b6J Act6 2QTq 94Zb
  rrrcrrscqrrasss6rss9qrrerss7uvv0*16,
  uvv0*23,
  uuu0tuu0*21,uuu0
  ttt0opqcqrrbpqqbpqqapqrdpqq8pqqdpqq9pqqfqrrcqrr7pqqdopqcqrrbpqqcpqqarss5pqqdtuu0*4,
  stt1qrs6stt4rss4sss4rss4rss5sst5rss6rss4*2,qrr7qrs6rss4*2,rss5sss4stt3rss4tuu0*4,
  stt2oppgpqqhoppeoqqaoppcoppdopqeoppdpqqboppeopqfpqqcpqqdopqeoppeqrr8tuu0*6,
  uuu0tuu0*21,uuu0
  ejk3agh0*20,agi0imn6
  19c0*6,4cd69fhd7ege6df66df76dfb7eg76dfa7eg95ce619c0*7,
  1ac019c0*5,2ac13bd43bd53bd33bd5*2,3bd44bd64ce63bd219c0*6,1ac1
  loo2hlm0*20,imm0prr4
  pqqirrsbrss9qrr9rssbqrrcrrrerss8rssarrsaqrrdrrr9rss8rssarss9*2,rrscrss8rssdqrrcqrrbrrsbuuu1
  rssasst9sss6stt6stt5rss8stt9rss8rssaqrsaqssbqrrarss7qrsaqrrarss7rss8rss7stt7sss7rss9stt6uuu0
  rss9*2,rss8sst6stt6stt8sst8stt7sss9rss5prr8oqr8oqrboqr7pqr8oqqbprr9oqq9rss8stt7stt6stt3uvv0
  mpph*2,mppgmpphmppgoqqaqrrepqqdqrreqrrastt9uvv0*12,
  uvv0*23,
provider-expired 358x274
~ IqB6 xt-H Z1RP PiZq YqUR PiZq wDEc XbJv 1b6J Act6 2QTq 94Zb
  rrrcrrscqrrarss6qrrdrrr8uuu0uvv0*16,
  uvv0*23,
  utt0vtt0*21,uuu0
  vss1tooctpp7tpp8tppatooatppatpp9upp9tpp6upq9tppatpp8tpp5tpp7tppbtop9uqq7toobuqq5vss0*3,
  vss0urr3uqq4vrr2urr6urr3uqr3uqq5urr3uqr4uqq4uqq7uqq5uqq3uqq4*2,uqq5urr2urr3vrs1vss0*3,
  vss1tnnftoobtoo7toob*2,topatnobsnnctoodtoo8tpp9too9toodtnoatppatnobtoo8urr2vss0*4,
  vss1toobtnodtppavss0*19,
  vtt0vss0*21,vtt0
  mpp2jnn0*20,kno0rss3
  1ac119c0*5,2ac23bd32ac319c0*2,2ac33bd21ac02ac119c0*7,2ac2
  19c0*6,4ce59fhd8fgg8fga8fgd7efd7eg99fhgaghe7ef819c0*7,
  chj38fg0*20,9fg0hlm6
  stt7tuu1tuu2*3,stt4tuu3uuu1tuu3tuu2stt5tuu1tuu2*3,tuu1ttt4tuu1tuu2tuu3tuu2tuu1uuu0
  rrscrsscsst7rss7rssarss9rsscrssarss8rss9rssaqqrbsss6rssbrss8rss9*2,rss8rssdqrrarss9rrscuuu1
  qrrfqrreqrrcqrrarss9qrre*2,qrrdqrrgnpqemppimopflophlopfloohlophmppgloofprrcqrrdqrrerss7uvv0
  mpqknpqknpqioqrhoqqhprr9qrrfpqqdqqrgqrrastt9uvv0*12,
  stt0*5,ttu0uvv0*17,
  uvv0*23,
provider-refused 358x253
~ IqB6 xt-H EVnC PiZq YqUR PiZq wDEc 5b4n 1b6J Act6 2QTq 94Zb
  rrrcrrscqrrarss6rrsbqrr8uuu1uvv0*16,
  uvv0*23,
  vtt0*22,uuu0
  vss1snnhtppbtopbtopdtooatopetpp8toobtooctoodtooetpp8topdtooatppatoo9snnetopatop8vss0*3,
  vss1uqr5urr3uqq5urr3uqq4urr4urr2urr3*2,uqr4urr1uqq4vss2vrs1vrr1*2,urr1uqq4vrr1vss0*3,
  vss0too9tpp9tppbtoobupq7tpp8top7tpp8tooatppavss0*12,
  uuu0vtt0*20,utt0uuu0
  chj38fg0*20,9fh0hlm6
  19c0*6,4cd69fhd7ege6df66df76dfb7eg76dfa7eg95ce619c0*7,
  1ac119c0*5,2ac13bd43bd53bd33bd5*2,3bd44bd64ce63bd219c0*6,2ac2
  mpp2jnn0*20,kno0rss3
  pqqjqrrdrssaqrraqrrcpqqdqrrgqrraqrrc*2,pqqfqrraqrr9qrrcqrra*2,qrrdrrr9qrrfpqqeqrrcqrrduuu1
  sss9stt7stt5stt4ttt4stt6stt7sst6stt8rss8rst9qss9rst6rss8qss9rst6stt7rtt6stt4stt5stt8ttt4uvv0
  rssa*2,rss9sst6stt6stt8sss9stt7sssarss5prr8oqr8oqrboqr7pqr8oqqbprr9oqq9rss8stt7stt6stt3uvv0
  npqgmpphmppfmpphmppgoqqaqrrdpqqdqrreqrrastt9uvv0*12,
  uvv0*23,
provider-account 358x274
~ IqB6 xt-H gFNo PiZq YqUR PiZq wDEc w_Pl 1b6J Act6 2QTq 94Zb
  rrrcrrscqrrarss7rss8rrsbtuu2uvv0*16,
  uvv0*23,
  vtt0*22,uuu0
  vrs2tnnetoo8tpp9tooc*2,tppatopbtooatooctooatppbtopbtppbtoocupp9tooduqq7vss0*5,
  vss0urr2urr3urr2uqq5uqr4urr3uqq4urr2uqq9urr2uqq5uqr4*2,urr4*2,urr2urr4vrr1vss0*4,
  vss0toobtopbtoobtoo9tpp9toobtoo9upq9tppatoobtoo9uqq8too9upq8tpp8*3,tooavss0*4,
  vss1tnndsmmdtoocuqq6vss0*18,
  vtt0*23,
  loo2hlm0*20,imm0prr4
  1ac019c0*5,2ac23bd32ac319c0*2,2ac33bd21ac02ac119c0*7,1ac1
  19c0*6,4ce59fhd8fgg8fga8fgd7efd7eg99fhgaghe7ef819c0*7,
  ejk3agh0*20,agi0jmn6
  sssattt3*2,ttt4stt3sst5stt5ttu2ttt4*2,stt6ttt3stt4tuu4ttt3ttu3stt5ttt2ttt4stt5stt4ttt3uuu0
  rssarssbstt6rss6stt8rss8sstbrss8sss8rss8rss9qrr9stt5rssasss8rss7sst7*2,sstarss8rss9rssauuu1
  qrreqrrdqrrcqrrarss9qrrerrrdqrrcqrrfoqqdmppimopflophlopelopglophmppgloofprrcqrrd*2,rss7uvv0
  looklopklopimpph*2,oqqaqrrfpqqdqqrgqrrastt9uvv0*12,
  uvv0*23,
  uvv0*23,
provider-down 358x274
~ IqB6 xt-H 8i9W PiZq YqUR PiZq wDEc 1XPK 1b6J Act6 2QTq 94Zb
  rrrcrrscqrrarss9rrsctuu3uvv0*17,
  uvv0*23,
  vtt0*22,uuu0
  vrs2tnnetopatopctoobtoodtoobtopatpp9tooatooetooatpp8topbtooctoo9tpp8too9tpp8top7vss0*3,
  vss0uqq3uqq5uqq6urr3*2,uqq6uqq3uqq6urr2urr4urr2uqq4urr3*2,upq7uqq4uqq5urr1vss0*4,
  vss1tppctppauqq7too9tooctppbtpp9topatpp6tpp9tpp7topdsnnbupqatppdtppbtooaurr3vss0*4,
  vss1toobtnodtppavss0*19,
  vtt0*23,
  loo2hlm0*20,imm0prr4
  1ac019c0*5,2ac23bd32ac319c0*2,2ac33bd21ac02ac119c0*7,1ac1
  19c0*6,4ce59fhd8fgg8fga8fgd7efd7eg99fhgaghe7ef819c0*7,
  ejk3agh0*20,agi0jmn6
  sssattt3*2,ttt4stt3sst5stt5ttu2ttt4*2,stt6ttt3stt4tuu4ttt3ttu3stt5ttt2ttt4stt5stt4ttt3uuu0
  rssarssbstt6rss6stt8rss8sstbrss8sss8rss8rss9qrr9stt5rssasss8rss7sst7*2,sstarss8rss9rssauuu1
  qrreqrrdqrrcqrrarss9qrrerrrdqrrcqrrfoqqdmppimopflophlopelopglophmppgloofprrcqrrd*2,rss7uvv0
  looklopklopimpph*2,oqqaqrrfpqqdqqrgqrrastt9uvv0*12,
  uvv0*23,
  uvv0*23,
provider-often 358x253
~ IqB6 xt-H SCvF PiZq YqUR PiZq wDEc Bbf6 1b6J Act6 2QTq 94Zb
  rrrcrrscqrrarss7rrr9tuu2uvv0*17,
  uvv0*23,
  vtt0*22,uuu0
  vss0tooatopctnobtopctop9tppbtnocupp9tooatoobtooctpp8tooctop5upq7tooctoobtpp9top9uqq4vss0*2,
  vss0uqq3urr2uqq4vss0urr1*2,vrr1vss1*2,urr1vrs1*3,vrr0urr2*2,vrs1vss1vrr1vss0*3,
  vss1topatppdtpp9vss0*19,
  uuu0vtt0*20,utt0uuu0
  chj38fg0*20,9fh0hlm6
  19c0*6,4cd69fhd7ege6df66df76dfb7eg76dfa7eg95ce619c0*7,
  1ac119c0*5,2ac13bd43bd53bd33bd5*2,3bd44bd64ce63bd219c0*6,2ac2
  mpp2jnn0*20,kno0rss3
  pqqjqrrdrssaqrraqrrcpqqdqrrgqrraqrrc*2,pqqfqrraqrr9qrrcqrra*2,qrrdrrr9qrrfpqqeqrrcqrrduuu1
  sss9stt7stt5stt4ttt4stt6stt7sst6stt8rss8rst9qss9rst6rss8qss9rst6stt7rtt6stt4stt5stt8ttt4uvv0
  rssa*2,rss9sst6stt6stt8sss9stt7sssarss5prr8oqr8oqrboqr7pqr8oqqbprr9oqq9rss8stt7stt6stt3uvv0
  npqgmpphmppfmpphmppgoqqaqrrdpqqdqrreqrrastt9uvv0*12,
  uvv0*23,
forgot-password 358x366
~ IqB6 xt-H GJY_ PiZq ajfb 1D4M INno lH_Z FEO- XRIg M7w9 oRcj 7F__ Tyjk IWyQ 4VTn S8nP 0ZhP 8JTr s5bF
~ 16S4 0jPF
  rrsbqrrarss9*2,rrsaqrrauvv0*17,
  uvv0*23,
  ttt3tuu3tuu1ttt4tuu2ttu3tuu2ttt2ttt3tuu4ttt4tuu2tuu1uuu0tuu2tuu3stt5uuu1tuu1ttu3uuu0uvv0*2,
  qrraqrrbqrrarss8rss9rsscrrr8sss5qrrbrssaqrraqrrbrrrarrr7qrrcstt6qrrerss7qrrcpqrastt7uvv0*2,
  pqqkqrrbqrrapqqgqrrarss9pqqgqrrc*2,pqqfrss9pqqcpqqdqrrapqqcqqrepqqfrss8uvv0*5,
  uvv0*23,
  rss6qrrasssauvv0*20,
  sss5rss8sss8uvv0*20,
  uuu3uuv0*21,ttt8
  uvv3vvv0*21,ttt9
  uuv3vvv0*21,ttta
  stt5ttt3tuu0tuu1tuu0*5,tuu1tuu0stt3stt5tuu0tuu1ttt2tuu0tuu1tuu0*2,tuu1tuu0uuu0
  rrrdrss8qrrcqqrfqrrf*2,qrrcrss9pqqeqrrcqrrdsst7qrreqrrcpqrcrss8rrsaqrrbqrr9rssaqqrdtuu3uvv0
  qqrepqqgrrrbttt4uvv0*19,
  uvv0*23,
  vvv0*3,uuu2vvv0uuu4vvv1*2,vvv0*14,uvv2
  uvu48hd4mqo5ppqhoppeoopinoolttt6vvv0*12,oppfttu5vvv2
  vvv2fmj3prq3ssserssfrrrersserssaqrrcrrrbqrrgrrsesttarssesss9rssarrrirsscvvv0*2,rsscuvv3vvv2
  vvv0*22,uvv1
  qrs1npq0*20,nqq0tuu1
  2ac119c0*7,1ac11ac019c0*2,1ac019c0*9,3bd4
  19c0*8,7egb9fhi7eg99fhdaghhaghd2ac219c0*8,
  5ce319c0*20,1ac0bgi7
forgot-sent 358x195
~ IqB6 xt-H ED82 PiZq S0oC CBCQ 7dnj GkeU MiCb STj6 kLso
  rrsbqrrarss7qrrauuu0uvv0*18,
  uvv0*23,
  qrr6stt4uvv0*21,
  noocrss7uvv0*21,
  tuu0tuu1uuu1uvv0uuu0tuu1uuu0uuu1uuu0tuu0uvv0uuu0*3,uvv0*9,
  jkljjklkijkmklmemnnbikkllnnbjklpnopfikkfjkleijkiklmfjklhqrr7uvv0*8,
  uvv0*23,
  opqcqrr9nopepqqdoppfpqqcpqqboppeopphrss4uvv0*13,
  stt4*2,rss6ttt4stt5stt4*2,stt5rss6ttu1uvv0*13,
  rsscstt5ttt4ttt3stt4stt5*2,stt4*2,rss8sst6ttt5sss6stt4*2,stt5*2,stt6sst6ttt3rss7ttt3uvv0
  sss8rss7stt7sss4rss6stt6rss6rss7stt3stt6rss9sst5sss9rss6*2,sss6stt7rss8stt9rss7rss8stt6uvv0
  pqqgqrrbqrraqqrfqrrfqrrdpqqeqrrdpqqdpqqbrrr7pqq9pqqjqrrcqrrdpqqkqrrfpqqdttt5uvv0*4,
  uvv0*23,
reset-password 358x218
~ IqB6 xt-H 34X5 PiZq Qu3r ajfb INno Bcms FEO- cGmx JlZl losQ Q-r6 2Vm3 OHte OHte OHte OHte OHte OHte
~ OHte OHte OHte OHte M7w9 5cP0 mP4- keJc ukHy
  rss8rss9qrr9rss9rrrbstt6uvv0*17,
  uvv0*23,
  sss7tuu2*2,stt4tuu1tuu2ttt3uvv0*16,
  pqqfpqqeqrra*2,pqqcpqqfrss9uvv0*16,
  uuu3uuu0*21,ttt7
  uvv3vvv0*19,rrsbsssbttt9
  uvv3vvv0*19,uvv1vvv1ttt9
  ttt1ttt0ttu0ttt0ttu0ttt0ttu0ttt0*4,ttu0ttt0ttu0ttt0ttu0ttt0*4,ttu0ttt0tuu2
  qrrdrss8rss6*2,stt5stt7rrs9rss8sss6uvv0*14,
  ttu5stt5stt4ttt4ttt3*2,stt4ttt5*2,uuu0uvv0*13,
  jmn2gkl0*21,oqq5
  19c0*6,4ce43bd23bd43bd34ce43bd23bd35ce63bd24bd219c0*6,1ac0
  19c0*6,4bd47eg97dfb7egb5ce97efb7efa6dfb7dfa6dfb19c0*7,
  6df519c0*20,1ac0ejka
reset-missing 358x167
~ IqB6 xt-H 658O PiZq YqUR wDEc Ot-Z Ln82
  rss8rss9rssa*2,qrrbuvv0*18,
  uvv0*23,
  utt0vtt0*21,uuu0
  vss1tooctpp7upq9uqqatpp8upq7uppatppatoobtpp9topcuqq3top7toobtpp8upp7tpp8topatpp9vrr2vss0*2,
  vss0urr3urr2*2,urr4urr3urr2urr3*5,uqq4urr2urr3*2,urr2*2,urr3*2,vss1vss0*2,
  vss2toobtnobtop9tppbvss0*18,
  utt0vtt0*21,uuu0
  ejk3agh0*20,agi0imn6
  19c0*5,2ac28fgc6dfa7ef74ce87egc5ce57dfa7efa7efb6df84bd419c0*6,
  1ac019c0*4,1ac14bd54ce54bd43bd34bd73bd44bd64bd53bd4*2,2ac319c0*5,1ac1
  8fg519c0*20,2ac1jmnb
reset-over 358x167
~ IqB6 xt-H 9Bbt PiZq YqUR wDEc Wmyc Ln82
  rss8rss9*2,sss6uvv0*19,
  uvv0*23,
  vtt0*22,uuu0
  vrs2tnnetoo8tppatppctooatooc*2,tpp7tooctppbtoobtopctooatpp8tnodtpp7tpp9vss0*5,
  vss0uqq4uqq2urr3uqq5urr2uqq4uqq5urr2uqq4urr4uqr4urr3urr2*4,urr1vss0*5,
  vss1tooasnnatooatoo9uqq8tpp9topbtop9upq7tpp8tooatoobupqbtoo9tooaupp8urr4vss0*5,
  uuu0vtt0*20,utt0uuu0
  chj38fg0*20,9fh0hlm6
  19c0*5,2ac28fgc6dfa7ef74ce87egc5ce57dfa7efa7efb6df84bd419c0*6,
  1ac119c0*4,1ac14bd54ce54bd43bd34bd73bd44bd64bd53bd4*2,2ac319c0*5,2ac2
  cij55ce0*20,6df1mpp9
reset-done 358x188
~ IqB6 xt-H D_FB PiZq YqUR ACDZ DglK dyqg 4aK8 yf24
  rss8rss9rrs9rss9uvv0*19,
  uvv0*23,
  tuu0tut0*21,tuu0
  rts1mqocnrp7*2,nrpanrp7nrp8orp7mqo8nqoamqo9orq5rus0*11,
  rus0psq6qts2psq4qtr4psr4psq6psr4orq6psr5psr3qts1rts1rus0*2,qts3rus1qtr3rts1*2,rus0*3,
  rus0mqoborpanrpbnrpaorqamqodnrpanrp9mqoanqpaorp9lqoemqoc*2,mqoeorp7orqbmqobmqodqts3rus0*2,
  rts1lqndnrpanrpforpanrpdmqodorq9mqoamqocnrpcnqpbnqpcmqodorq8nrpbrus0*7,
  sut0*22,tut0
  mpp2jnn0*20,kno0rss3
  1ac119c0*7,2ac1*2,19c02ac2*2,19c0*9,2ac2
  19c0*8,4bd49fhf9fhg9fheagib6dfb19c0*9,
  6df419c0*20,1ac0cij9
account-visitor 358x361
~ IqB6 xt-H VQ2R PiZq v-Rx OFQG jJs9 NkMN axY2 NGhs 3Z7f yf24 7tFM
  rrs9rss9*2,rssbqrrcttu3uvv0*17,
  uvv0*22,uuu0
  vvv0*2,tuu0*3,uuu0vvv0*10,uvv0tuu0*3,uuu0vvv0uvv2
  vvv06ce618a0*3,afh5ptt0*10,jno518a0*4,pqr5vvv2
  vvv039b618a0*2,39b2nqr2ptt0*4,rrm0tpg0ptt0*4,pst09fh518a0*3,mop6vvv2
  vvv039b618a06ce2mpq2ptt0*5,rrm0tpf0ptt0*5,pst0chi318a0*2,mop6vvv2
  vvv0glm3kop1pst0ptt0*5,rtu0tuv0uvv0suu0qtt0ptt0*5,nqr1glm0qss3vvv2
  vvv0qtt0ptt0*6,rtu0vvv0*4,tuv0ptt0*7,uuv0vvv2
  vvv0qtt0ptt0*6,uvv0vvv0*5,qtt0ptt0*6,uuv0vvv2
  vvv0jpq2emo0*6,gop0hop0*5,fno0emo0*5,fno0tuu1vvv2
  vvv0*22,vvv2
  vvv0*5,noogkmmfmnoilmmfoppdopp9mnnfqrr7noohmnogqqq8oppcvvv0*5,vvv2
  vvv0*5,uuv2sss5*2,rss4ttt6stt2stt4ttt3stt4ttt6stt4sss8vvv1vvv0*4,vvv2
  vvv0*4,mnohklmjoopghjjinopdkllhjlljklmjnopbjllhnopcklmijkljkmmgttt4vvv0*3,vvv2
  vvv0*2,uuu6vvv1uuu2uuu3vvv1uuu3uuu4*2,vvv1vvv2uuu2vvv1uvv2uuu2vvv1*3,uuu4vvv0*2,vvv2
  vvv0*2,tttattt7ssscrssatuu8rssatttbttu7sstasssdsstatttattt9rssasssbttt9sttbsstauvv2vvv0vvv2
  vvv0*7,vvv1rrrfqrrerssdqqresssbrssgtuu7vvv0*7,vvv2
  vvv0*2,uuu0stt0*7,vvv0*2,uvv0*7,vvv0*3,vvv2
  vvv0*2,7df619c0*7,oqq5uvv5vvv0*8,vvv4vvv0vvv2
  vvv0*2,5ce64bd5aghf9fhfaghhbhie7dfc19c0mpp6uvv7sss8noohlmnknooinoogopperrrcvvv0uvv7vvv0vvv2
  vvv0*2,8fg619c0*6,1ac0prr5uuu5uvv0*7,uvv1vvv4vvv0vvv2
  vvv0*22,vvv2
  uvv0vvv0*21,uuu0
account-loading 358x643
~ IqB6 xt-H n307 PiZq s2ZJ a1JH XT_0 XT_0
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
~ IqB6 xt-H QWLk PiZq ITGt 5YLG TmYl s2ZJ ajfb INno Z9AF FEO- cGmx JlZl losQ Q-r6 INno Bcms FEO- cGmx
~ JlZl losQ Q-r6 2Vm3 OHte OHte OHte OHte OHte OHte OHte OHte OHte OHte M7w9 5cP0 mP4- 6PpK g_JH
  qrrbrrs8rss9stt5uvv0*19,
  uvv0*22,uuu0
  vvv0*22,uvv2
  vvv0mnnhmnngmnnimnokoppcvvv0*16,vvv2
  vvv0sssasst8sssbsssastt7stt8ttt6sst8rssbrssattt7*2,sssbstt7sssettt6stt9ttt6sssavvv0*2,vvv2
  vvv0uuu4uuu5uuu4tuu5uuu3tuu5ttt6uuu5tuu5uuu4uuu3*2,ttt4uuu4tuu6uuu3uuu5uuu4ttu5vvv1vvv0vvv2
  vvv0vvv1vvv0vvv1vvv0*18,vvv2
  vvv0oppkpqqioppkpqqerrrdpqqepqqjpqqfvvv1vvv0*12,vvv2
  vvv0uuu3uvv0*19,vvv2*2,
  vvv0uvv7vvv0*17,sssattt7uvv7vvv2
  vvv0uvv6vvv0*17,ttu3uuu2uvv6vvv2
  vvv0vvv2uvv0*19,vvv1vvv2
  vvv0ttt7vvv2vvv1ttt4uuu2vvv2uuu3vvv0*14,vvv2
  vvv0qrrfqqqesss8qrraqrrcpqqfsstavvv0*14,vvv2
  vvv0uuu4uvv0*19,vvv3vvv2
  vvv0uvv7vvv0*17,qrrcstt9uvv7vvv2
  vvv0uvv6vvv0*17,uuu1vvv1uvv6vvv2
  vvv0uuu1tuu0*19,vvv0vvv2
  vvv0rssdstt8ttt6sst7tuu5ttt9sss8ttt8ttt7vvv0*12,vvv2
  vvv0uuu5*2,uuu4*4,tuu3uuu5*2,vvv0*12,vvv2
  vvv0loo3gkl0*8,ilm1vvv1vvv0*10,vvv2
  vvv03bd67efa*2,8egc7efc6dfa8egd8egb7efc19c0qrs6vvv0*10,vvv2
  vvv05ce62ac23bd3*3,2bd23bd43bd22ad41ac0rst5vvv0*10,vvv2
  vvv0uuu0stt0*8,ttu0vvv0*11,uvv2
  uuu0*22,uvv0
factor-off 358x188
~ IqB6 xt-H DWPC PiZq ITGt CKbc oyM5 s2ZJ PiZq leAX
  qrrarrsastt6sss7uvv0*19,
  uuu0uvv0*22,
  vvv0*22,uvv2
  vvv0lmnglmnippqhlmnemnnnmnolnopclmnimnoklmmilmnkmnnioopelmnlkllfqqrgvvv0*5,vvv2
  vvv0sst9ttt7ttu5sss8uuu5*2,stt8ttt6ttt7*2,tuu4ttt8ssscttt5sttbstt7ttt7ttt8vvv2vvv0*2,vvv2
  vvv0ttu6uuu5ttu5ttt6tuu6tuu5ttt7uuu5uuu3sssbtuu4tuu6ttt7tuu4uuu7uuu4ttt8tuu7uuu4vvv0*2,vvv2
  vvv0rrsdqrrfrsscqrrdsssdpqqhrrsdqrrhrrrgrssdqrrc*2,rrrhqrrcsssdqrrdrrrgvvv1vvv0*3,vvv2
  vvv0*22,vvv2
  vvv08fg53bd0*6,chj5vvv0*13,vvv2
  vvv03bd69fhc9fhg*2,agih9ghe6dfa7ef6vvv0*13,vvv2
  vvv0fkl4agi0*6,imn4vvv0*13,vvv2
  vvv1vvv0*21,uuu1
factor-connect 358x645
~ IqB6 xt-H uowm PiZq Es6Y YqUR Ip-K Q7du vXjO a4C- d_KU iesK o9c9 VzJ7 cWF4 m36C zoRV 4fWB 7hqh ajfb
~ PiZq INno pg54 FEO- _Afe M7w9 4ocE mP4- 6PpK 8vgS viNF
  qrrarrsasst6rssbrrs9ttu3uvv0*17,
  uuu0uvv0*22,
  vvv0*22,uvv2
  vvv0pqqeqqqhpqqmqrrfqqqhqrrboopmpqqerssfpqqdoppkqrrfpqqnqrrgpqqhttt8vvv0*5,vvv2
  vvv0sttbrssesss9ssscttt6sss9stt7sstattt7sttastt9rrrcsst7stt7rss9stt8stt7vvv0*4,vvv2
  vvv0stt8ttt9ttta*2,sst8stt8uuu4rssdstt8sttbsss8sss9ttt6tuu5stt8ttu6tuu5vvv0*4,vvv2
  vvv0qqrhnoolppqfnoonpqqgqrrhpqqdoppqqqqerrrgpqqjuuu4vvv0*9,vvv2
  vvv0*22,vvv2
  vvv0vvv1ppp0ppp4rrr4sss7qqq5*2,ppp4sss5ppp0uuu1vvv0*10,vvv2
  vvv0ttt7eeefffftllljeeemaaageeeifffjgggpgggfppp7vvv0*10,vvv2
  vvv0vvv1jjjgfffaeeenggglcccleeelaaahgggnhhhgsss4vvv0*10,vvv2
  vvv0uuu6ffflcccokkkgdddhiiirhhhkdddlgggg888ittt2vvv0*10,vvv2
  vvv0uuu3hhhpeeemnnnaaaaldddemmmjccceggglfffgqqq6vvv0*10,vvv2
  vvv0vvv3eeelcccggggieeerdddkgggoeeeifffpeeelsss4vvv0*10,vvv2
  vvv0uuu5fffkgggodddgbbbjeeeg999kaaacfffh*2,sss4vvv0*10,vvv2
  vvv0uuu4jjjjeeeqhhhggggpdddjggglgggobbbgggglsss4vvv0*10,vvv2
  vvv0uuu3hhh8ffffdddhjjjgfffjkkkihhhneeefdddlrrr6vvv0*10,vvv2
  vvv0ttt7cccfgggudddmgggkbbbmhhhoiiisfffmdddgrrr6vvv0*10,vvv2
  vvv0*22,vvv2
  vvv0*22,vvv2
  vvv0rssbrsserrscsstbrssessserrsgpqqkrssdrssbqrrersscrsserrs9rrsdrrscsssarrsgrrserssdvvv0vvv2
  vvv0rssfuuu5vvv0*19,vvv2
  vvv0*22,vvv2
  vvv0qrrepqqktttaqrriopplstt7ppqkqrristt7qqrirssctttapqqgrssisssdoppnuuu3oppgpqqkvvv1vvv0vvv2
  vvv0stt7sttbuuu3vvv0*18,vvv2
  vvv0ttt7tttavvv0*19,vvv2
  vvv0uuu4uvv0*4,uuu4vvv0*15,vvv2
  vvv0uvv6oppjoopmoppepqqeuvv6vvv0*15,vvv2
  vvv0uvv2uvv0*4,vvv2vvv0*15,vvv2
  vvv0rssbqrrfsss7ssscrrrgqrrbrssbrsscuvv2vvv0*12,vvv2
  vvv0ttt3stt4ttt3stt4ttu5ttt4tuu2rrs9uuu0uvv0*10,vvv0*2,vvv2
  vvv0uuu5vvv0*19,vvv4vvv2
  vvv0uvv7vvv0*19,uvv7vvv2
  vvv0uuu5vvv0*19,vvv4vvv2
  vvv0tuu3rss8ttt4ttu2tuu3stt7ttt3ttt5sst7ttt3stt6ttt4tuu2stt5uuu2uvv0*4,vvv0*2,vvv2
  vvv0ttt7ttt8*3,ttt9tttattt6ttt8tttastt8ttt9stt9tuu6sssattt8vvv0*6,vvv2
  vvv0qrs1mpp0*6,rss1vvv0uvv1uvv0*5,uvv1vvv0*5,vvv2
  vvv03bd66df64ce55ce75ce65ce73bd37eg6uvv5vvv0rrrbsss9stt6sss7sss6vvv0uvv6vvv0*4,vvv2
  vvv03bd64ce55dea5ce97dfb6df73bd77eg6uvv5vvv0qrrarrrcrrr8sssbqrr9vvv0uvv6vvv0*4,vvv2
  vvv0qrs1mpp0*6,rss1vvv0uvv1uvv0*5,uvv1vvv0*5,uvv2
  uvv1vvv0*21,uuu0
factor-codes 358x621
~ IqB6 xt-H 4WWx PiZq Es6Y YqUR cGNQ NxsB R53f V2lk y9uY owei H1l3 C-83 H1l3 GwaG H1l3 7b2Y H1l3 8vyQ
~ H1l3 U935 H1l3 jGSv H1l3 HGei H1l3 RMGf H1l3 fmjg H1l3 G4l4 mP4- gUtU K_by 5tZX 4fWB 7hqh ng8x
  qrrarrsasst6qrrastt4uvv0*18,
  uvv0*22,uuu0
  vvv0*2,vvu0*19,vvv0uvv2
  vvv0vtr0urp3usp3vsq1usq2vsq2urp4vsq1urp5usq2vsq2usp3vsq1urp3usq4vsq1*2,usp3vsq1vtr0vvu0vvv2
  vvv0vtr0spm9spmatpn9tqn6tpn7sombtqo5somasol8spm9solatpn8sol9somcsolcsom8som9spm7vtr0vvu0vvv2
  vvv0vtr0solbtpmetpmctpncspmdspmbtqn8tpmbspmc*2,tpndtqn9spmctpnasolgtpnbspmbvtr0*2,vvu0vvv2
  vvv0vtr0solfspmduro6somasolbtpn7tpmetpnctqn9tpmf*2,tpnbsomgtqnbsomcsom9tqn7tpmbvtr0vvu0vvv2
  vvv0vtr0usq3urp4urp3vsq2vtr0usq2vtr0*9,vsq2vtr0*3,vvu0vvv2
  vvv0vtr0tqo9*2,tqo6usq4vtr0*15,vvu0vvv2
  vvv0vvu0vut0*18,vuu0vvv0vvv2
  vvv0uuu0tuu0*19,vvv0vvv2
  vvv0tuu0qrrboqqhrss4pqqcqrrarss4pqr8qrr7qrr6rss6qrraqrs6pqq8pqrbpqrfqrrastt4tuu0*2,vvv0vvv2
  vvv0tuu0qrr7qrrbstt3qrr8rrs6stt3rss6sst3stt2rss4rss5stt4rss6rss7qrr8qrs6stt3tuu0*2,vvv0vvv2
  vvv0tuu0pqrd*2,rss4pqqeqrrbrss6pqqaqrr8qrr7rss7qrrcqrr7pqqapqqepqqipqqcrss5tuu0*2,vvv0vvv2
  vvv0tuu0rss6*2,stt2rss6rss4stt2rss4stt2stt1rss3stt3*2,rss4stt4rss6rss4stt2tuu0*2,vvv0vvv2
  vvv0tuu0pqrdpqqerss4pqqeqrrbrss6pqqaqrr8qrr7rss7qrrcqrr7pqqapqqepqqipqqcrss5tuu0*2,vvv0vvv2
  vvv0tuu0rss6qrs6stt2rss6rss4stt2rss4stt2stt1rss3stt3*2,rss4stt4rss6rss4stt2tuu0*2,vvv0vvv2
  vvv0tuu0pqqeopqgrss5opqgpqrdrrs7oqqcqrr9qrr7rrs8qrreqrr8oqqcoqqgopqkoqqdrss6tuu0*2,vvv0vvv2
  vvv0tuu0sss4rss5stt2rss3*2,stt1sss3stt1*2,rss2stt2*3,stt3rss4stt2ttt1tuu0*2,vvv0vvv2
  vvv0tuu0opphnopirss6oppipqqfqrr8oppdpqr9qrr8qrr9pqqfqrr9oppdopqhoppmoppfrss6tuu0*2,vvv0vvv2
  vvv0tuu0stt1stt2ttt1stt1*2,ttt0stt1stt0*2,stt1ttt0ttt1stt1ttt1stt2ttt1ttt0tuu0*2,vvv0vvv2
  vvv0tuu0nppjnoojrss7nookoppgqrr8nopfpqqapqq9pqqapqqgqrranppeoppjnooooppgrss7tuu0*2,vvv0vvv2
  vvv0tuu0*2,ttt1tuu0*17,vvv0vvv2
  vvv0tuu0nppjnoonrss7nookoppgqrr8nopfpqqapqq9pqqapqqgqrranppeoppjnooooppgrss7tuu0*2,vvv0vvv2
  vvv0tuu0*2,ttt1tuu0*17,vvv0vvv2
  vvv0tuu0nppj*2,rss7nookoppgqrr8nopfpqqapqq9pqqapqqgqrranppeoppjnooooppgrss7tuu0*2,vvv0vvv2
  vvv0tuu0*2,ttt0tuu0*17,vvv0vvv2
  vvv0tuu0nppjmnoorss7nookoppgqrr8nopfpqqapqq9pqqapqqgqrranppeoppjnooooppgrss7tuu0*2,vvv0vvv2
  vvv0tuu0*20,vvv0vvv2
  vvv0tuu0nppjmoonrss7nookoppgqrr8nopfpqqapqq9pqqapqqgqrranppeoppjnooooppgrss7tuu0*2,vvv0vvv2
  vvv0tuu0*20,vvv0vvv2
  vvv0*22,vvv2
  vvv0uuu5uuu0*5,uuu1uvv0*2,uuu2vvv1uuu5uuu1uvv0uuu0uvv0*2,uuu5vvv0*3,vvv2
  vvv0uvv6pqqepqqfmnngnoohpqqfnooloppgppqgvvv0uvv3uvv6pqqgmnnjoppinoofsst9uvv6vvv0*3,vvv2
  vvv0uuv3uvv0*8,uuu2vvv0uuv3uvv0*5,vvv2vvv0*3,vvv2
  vvv0agh55ce0*11,prr4vvv0*8,vvv2
  vvv03bd67egd8fgh9ghgbgif7egd8egdbhid9ghi9fhg9fhd2ac2kno6vvv0*8,vvv2
  vvv0ejk49fg0*10,9fh0qss3vvv0*8,vvv2
  vvv1vvv0*21,uuu1
factor-on 358x250
~ IqB6 xt-H 6bAM PiZq ITGt CKbc oyM5 s2ZJ PiZq K_AR 5eFD pGHx PiZq g-BS
  qrrarrsasst6ttt4uvv0*19,
  uvv0*22,uuu0
  vvv0*14,vvv1vvv0vvv1vvv0*5,uvv2
  vvv0lmnglmnippqhlmnemnnnmnolnopclmnimnoklmmilmnkmnninooflmnkkllfqrrfvvv0*5,vvv2
  vvv0sssattt8ttt7rss9ttt7tuu6sssastt7sst8stt9ttt5stt9sssettt7sstcsst8stt9sttauvv2vvv0*2,vvv2
  vvv0uuu4*3,tuu4uuu4*2,uuu5uuu4*2,sst9tuu3uuu5tuu5uuu3uuu6vvv3ttu6uuu5uuu3vvv0*2,vvv2
  vvv0rrsdrrrersscqrrdsssdqqqgrrsdqrrhrrserssdrrscqrrcrrrhqrrcssscqrrdrrrgvvv1vvv0*3,vvv2
  vvv0*22,vvv2
  vvv0qsr5psr6tuu4qrrbrrrdsss9qqrgttt9vvv0*13,vvv2
  vvv0sut2rts4uuu3ttt6tuu5ttt6*2,uuu3vvv0*13,vvv2
  vvv0rrserrrgqrrfrrsdrrrgrssdrrsfqrrdrrrfsssbqrrerrseqrrfssscrrrdstt9uuu3vvv0*4,vvv2
  vvv0*2,uvv0*6,vvv0*14,vvv2
  vvv0uvv5uuu2vvv0*2,vvv1uuu4vvv0vvv2vvv1vvv0*12,vvv2
  vvv0uvv6qrrdopphoppdnoofoppippqgvvv0uvv3vvv0*12,vvv2
  vvv0uvv2uvv0*6,uvv2vvv0*13,vvv2
  uvv0vvv0*21,uuu0
factor-failed 358x248
~ IqB6 xt-H uLwX PiZq ITGt CKbc oyM5 s2ZJ Rdsh NxsB U8nc QAsr
  qrrarrsasss7qrrdstt5uvv0*18,
  uuu0uvv0*22,
  vvv0*22,uvv2
  vvv0lmnglmnippqhlmnemnnnmnolnopclmnimnoklmmilmnkmnnioopelmnlkllfqqrgvvv0*5,vvv2
  vvv0sst9ttt7ttu5sss8uuu5*2,stt8ttt6ttt7*2,tuu4ttt8ssscttt5sttbstt7ttt7ttt8vvv2vvv0*2,vvv2
  vvv0ttu6uuu5ttu5ttt6tuu6tuu5ttt7uuu5uuu3sssbtuu4tuu6ttt7tuu4uuu7uuu4ttt8tuu7uuu4vvv0*2,vvv2
  vvv0rrsdqrrfrsscqrrdsssdpqqhrrsdqrrhrrrgrssdqrrc*2,rrrhqrrcsssdqrrdrrrgvvv1vvv0*3,vvv2
  vvv0*22,vvv2
  vvv0vts0vtr0*19,vvv0vvv2
  vvv0vtr0solesom9tpn8spmcsombsomhsolftpnbtpmespmctqo9sometpmbsolesoldspmbvtr0*3,vvu0vvv2
  vvv0vtr0spmbtpmctpn9vtr0*16,vvu0vvv2
  vvv0vtr0urq3usq1*2,usq0*6,vsr2vtr0*9,vvu0vvv2
  vvv0usr3usq2nnmcpomdqondpnmeonmeonmfpomesrp7usq5vtr0*9,vvu0vvv2
  vvv0vtr1usq1usq0*8,vsr2vtr0*9,vvu0vvv2
  vvv0vvu0vut0*18,vuu0vvv0vvv2
  uvv0vvv0*21,uuu0
logins 358x454
~ IqB6 xt-H NJy6 PiZq ITGt E41Z Ehd1 s2ZJ n7Iz 7S2m PiZq Fhe6 ddef -Ehc 0_be 7S2m PiZq Fhe6 Oxgb 0Blk
~ oDjI 8REM rwmg PiZq Fhe6 nxdv qzML yE9H 8REM PiZq i4fI aIzH dTl2
  qrrcrrsduuu1uvv0*20,
  uuu0uvv0*22,
  vvv0*22,uvv2
  vvv0kmmoppqelmmmoppamnniklmjmnohmnniklmnmnnfnooimnnirrs9vvv0*8,vvv2
  vvv0sst9ttt8ttt6*2,sst8stt6ttt9ttt5ttt7ttt8ttu6ttt9stt8ttt8ssscsst8sss9ttt5stt8ttt5vvv0vvv2
  vvv0tuu7tuu8tuu6uuu4ttt7uuu3ttt6*3,ttt7uuu6uuu8tuu6uuu4uuu6ttt6*2,uuu3ttu7uuu4vvv1vvv2
  vvv0qrresssdqrreqrrfqqqersscssscqqrdrssfrssdrrraqrrcqrrersscvvv0*7,vvv2
  vvv0*22,vvv2
  vvv0*22,vvv2
  vvv0oppjppqepqqgttu5noopppqjoppippqituu2mqofmqobnrp9lqoblpnftuu0vvv0*6,vvv2
  vvv0tuu8tuu4uuu3vvv1ttu6tuu6tuu4uuu3*2,stt2stt4*2,sut4tuu1tuu4uuu3vvv0*5,vvv2
  vvv0sttb*2,ssscuuu5sssbsssastt8rrscsstcttt8ttu7tuu8ssscuuu5ttt8uuu6vvv0*5,vvv2
  vvv0*22,vvv2
  vvv0stt5ttt3uuu4tuu4ttt6ttt5ttt4*2,stt6tuu3ttt7ttt6ttt5*2,vvv0*7,vvv2
  vvv0rrs9qrrfrrrcqqqirrsdrrsersscrrrdsssasst9qrrdqrrgqrresss9vvv0*7,vvv2
  vvv0qrrboppkoopkoppkttt6vvv0*10,tuu5rst6stt7rst9tuu4vvv0vvv2
  vvv0rssdssscrrrduuu4rssdrsscstt9rssasssdstt9stta*2,rssdvvv1vvv0ttu4rst8stt7rst8ttu7vvv0vvv2
  vvv0ttu8ttt8vvv1vvv0uuv1vvv1uuu1uuu2vvv1uvv1vvv1*3,vvv2vvv0*7,vvv2
  vvv0ttu7tuu6vvv0*19,vvv2
  vvv0*22,vvv2
  vvv0rsserssbqrrbsss7rrsbrss7sss7rss7rrrcvvv0*12,vvv2
  vvv0rss9sssbsss8sss9sstasst7sss7stt8sss9vvv0vvv1*2,vvv0*3,qssanpqeoqrenqqhqsscvvv0vvv2
  vvv0ssscrrrdsst8qqrdrssdrrrbttt9tttarrsfuuu8sssauuu4vvv0*9,vvv2
  vvv0*22,vvv2
  vvv0vvv1uvv0*13,vvv1vvv0*6,vvv2
  vvv0uvv6uuu3ttu6qrrdstt6rssatuu4stt5sst6sss7sss5sst9rss8tuu4uvv6vvv0*6,vvv2
  vvv0uvv6uuu3*2,rrr9rss9qrrcsss8rssbsss8qrrarssdqrrbqqr9ttt9uvv6vvv0*6,vvv2
  vvv0vvv1uvv0*13,vvv1vvv0*6,uvv2
  uvv1vvv0*20,uvv0uuu0
login-here-alone 358x218
~ IqB6 xt-H Gpsk PiZq ITGt E41Z Ehd1 s2ZJ n7Iz rwmg PiZq Fhe6 ddef -Ehc 0_be
  qrrcrssbrssarss6qrrbrss9uvv0*17,
  uuu0uvv0*22,
  vvv0*22,uvv2
  vvv0kmmoppqelmmmoppamnniklmjmnohmnniklmnmnnfnooimnnirrs9vvv0*8,vvv2
  vvv0rssbsstastt7ttt7rssasss7sttastt6stt9sttbttt8sttbstt9stt8rssesss9rssattt6sssattt6vvv1vvv2
  vvv0uuu5uuu6uuu4uuu3uuu5uuu2uuu4tuu4*2,uuu5*2,uuu6uuu5uvv3uvv4tuu4*2,uuu3uuu5uuu3vvv1vvv2
  vvv0qrresssdqrreqrrfqqqersscssscqqrdrssfrssdrrraqrrcqrrersscvvv0*7,vvv2
  vvv0*22,vvv2
  vvv0*22,vvv2
  vvv0opploppgoppittt6mnoroppmoopk*2,tuu2mqofmqobnrp9lqoblpnftuu0vvv0*6,vvv2
  vvv0uuu6uuu3vvv1vvv0uuu4uuu3uuu2uvv1uuu3stt2stt4*2,sut4tuu1tuu4uuu3vvv0*5,vvv2
  vvv0sttb*2,ssscuuu5sssbsssastt8rrscsstcttt8ttu7tuu8ssscuuu5ttt8uuu6vvv0*5,vvv2
  vvv0*22,vvv2
  uvv0vvv0*21,uuu0
logins-failed 358x248
~ IqB6 xt-H Byfn PiZq ITGt E41Z Ehd1 s2ZJ Rdsh NxsB 8SVW QAsr
  qrrcrrsdrss7qrrcstt5uvv0*18,
  uuu0uvv0*22,
  vvv0*22,uvv2
  vvv0kmmoppqelmmmoppamnniklmjmnohmnniklmnmnnfnooimnnirrs9vvv0*8,vvv2
  vvv0sst9ttt8ttt6*2,sst8stt6ttt9ttt5ttt7ttt8ttu6ttt9stt8ttt8ssscsst8sss9ttt5stt8ttt5vvv0vvv2
  vvv0tuu7tuu8tuu6uuu4ttt7uuu3ttt6*3,ttt7uuu6uuu8tuu6uuu4uuu6ttt6*2,uuu3ttu7uuu4vvv1vvv2
  vvv0qrresssdqrreqrrfqqqersscssscqqrdrssfrssdrrraqrrcqrrersscvvv0*7,vvv2
  vvv0*22,vvv2
  vvv0vus0vts0*19,vvv0vvv2
  vvv0vtr0snkhtpnb*2,somespmbtqnatpmctpncsoldtpmatqnatqn9solbtqn9soletpmbsolesomcurp2vvu0vvv2
  vvv0vtr0tqnauqo8vtr0*17,vvu0vvv2
  vvv0vtr0trp5trp3usq0*7,vsr1vtr0*9,vvu0vvv2
  vvv0usr3usq2nnmcpomdqondpnmeonmeonmfpomesrp7usq5vtr0*9,vvu0vvv2
  vvv0vtr1usq1usq0*8,usr3vtr0*9,vvu0vvv2
  vvv0vuu0vut0*19,vvv0vvv2
  uvv1vvv0*21,uuu0
own-data 358x238
~ IqB6 xt-H JerK PiZq ITGt oVfH xNCL s2ZJ mP4- 9vae aIzH cx4F X_qM
  rrrasss8qrrbttt4uvv0*19,
  uvv0*22,uuu0
  vvv0*22,uvv2
  vvv0lmnomnoe*2,lmnjmnnhstt6vvv0*15,vvv2
  vvv0sss8sssassscttt7sstastt4sstbsst8stt9sssasss9stt8ttt5rss7stt8sssastt9sss7sst7vvv2vvv0vvv2
  vvv0tuu4tuu6uuu5*2,uuu4*2,uuu6uuu4*2,stt8uuu5*2,uuu4ttt6ttt7uuu5*2,uuu3uuu4vvv2vvv0vvv2
  vvv0qrreqqresstbqrrcqrrersserrsbqrrfsttaqrrfrrsestt9qrrfqrrhsssavvv0*6,vvv2
  vvv0*22,vvv2
  vvv0uuu5uvv0*15,uvv4vvv0*4,vvv2
  vvv0uvv7stt8sssbnoojnoomoppdnoohnoogopphoppfopphnooknoohnophmnnjttt7uvv7vvv0*4,vvv2
  vvv0uuu3uvv0*15,vvv3vvv0*4,vvv2
  vvv0uuu4uvv0*7,uuu3vvv0*12,vvv2
  vvv0uvv7oppinoohnophoppkoppfnookpqqguvv3vvv0*12,vvv2
  vvv0uuu4uvv0*7,uuu3vvv0*12,vvv2
  vvv1vvv0*21,uuu1
deleting 358x920
~ IqB6 xt-H b5K9 PiZq Es6Y ajfb _Ycc oooO KwHi cOwf z0Vq EzhG Npe9 ch7X cOwf 7cfo PCTq bIAT 3Qsd Rknj
~ cOwf 3vVQ PCTq HOSb ID4n 2Yco INno 3UAc FEO- _Afe INno T5_6 FEO- cGmx JlZl losQ Q-r6 PiZq INno pg54
~ FEO- _Afe M7w9 4ocE MA-6 mP4- 6PpK PTz1 viNF
  qrraqrrb*2,uvv0*20,
  uvv0*22,uuu0
  vvv0*2,vuu0*19,vvv0uvv2
  vvv0vss0smm3vrs1urr2*2,urr3*2,urr1uqr4urr1urr2*3,vrs0uqq6urr2*2,urr3vss0*2,vuu0vvv2
  vvv0vss0pgh6urr3too9too6snn9too9tnoatpp9snn9top8tnob*2,too7snnbtno9top9too9vss0*2,vuu0vvv2
  vvv0vss0*2,urr2smndsmmgtoobslmerlleslmfrkkhtnoasmn9smmdtpp9vss0*6,vuu0vvv2
  vvv0vss0*20,vuu0vvv2
  vvv0vss0*2,urr2snnhtoodtnoctnndtppbsmmetoodtoobtopatnobtnoetnoburr2vss0*4,vuu0vvv2
  vvv0vss0*2,vrs1tnnetoo9too8upp9tppbtoobtnodtooatopctoobtpp9topctppbtooatnogtoobvss0vuu0vvv2
  vvv0vss0*2,vrs1uqq4uqq5urr2urr5uqq4urr2vrs1vrr1vss1*3,vrr1vss1*2,vrr1*2,vss0vuu0vvv2
  vvv0vss0*3,tooatpp9too9tppatpp8uqq5vss0*11,vuu0vvv2
  vvv0vss0*3,urr3urr2vss0*2,vss1urr2vss0urr0urr3vss0*4,urr3vss0*3,vuu0vvv2
  vvv0vss0*2,urr2smndsmnctno9slldsmmbsmnctoo7smmasmmesnndsmnerllctooasmnduqq3vss0*2,vuu0vvv2
  vvv0vss0*2,urr2smmcsmnctnoasnnbslmfsmmhtpp8vss0*10,vuu0vvv2
  vvv0vss0*3,vrr1uqq6uqq5urr5tpp7uqq5uqq4*4,uqq5urr2vss0*5,vuu0vvv2
  vvv0vss0*3,urr1uqq6uqq7uqq5tpp7uqr5upq6tppatop9upq9top9uqq7vss0*5,vuu0vvv2
  vvv0vss0*3,uqq3toobtnodsnnftoofsmncurr4vss0*10,vuu0vvv2
  vvv0vss0*3,uqq3tppbsnnbtnoitppcvss0*12,vuu0vvv2
  vvv0vss0*20,vuu0vvv2
  vvv0vss0*2,urr2slmcslmfsmnesnndsmn9top7rllgsnn7tnnbslmhtoo8smmfslmftoo9slmdtpp8vss0vuu0vvv2
  vvv0vss0*3,uqr3uqq3urr2uqq3tpp6uqr4upq5uqq5uqq3uqq4upq4uqq3*2,vss0*4,vuu0vvv2
  vvv0vss0*2,urr1tpp9too7tpp8too8top8tpp6tpp8tnnatno9tpp7tpp9tooatpp9vss0*4,vuu0vvv2
  vvv0vss0*3,uqq3tood*2,snndtopatnodtno9snnjsnneurr3vss0*7,vuu0vvv2
  vvv0vss0*3,uqr2tpp8uqq9topatpp7tpp6tpp8tppatpp7upp6urr2vss0*6,vuu0vvv2
  vvv0vss0*4,urr4urr3uqq4urr3uqr3upp7uqq5uqq6uqq4vrs2vss0*6,vuu0vvv2
  vvv0vss0*2,urr1upp6uqq6uqq4uqq6tpp8uqq5uqq6uqq4uppauqr5uqq5uqr3upq7uqq5vss1vss0*2,vuu0vvv2
  vvv0vss0*2,vss1tpp5uqq5*2,tpp7uqq7tpp6uqq5tpp6uqqauqq8too7upq7tpp7upq7vss2vss0*2,vuu0vvv2
  vvv0vss0*2,urr2snnd*2,toodtppctooctooftoo7snni*2,too9tnoctooetoofsmnftpp9vss0*2,vuu0vvv2
  vvv0vss0*2,urr3snnbtnodsnndtppbtnoftood*3,toobtpp9smnhtoodtoobvss0*4,vuu0vvv2
  vvv0vtt0vss0*19,vvv0vvv2
  vvv0*22,vvv2
  vvv0ppqgoppjqrreppqjqrr9qrrhopphpqqgnoplpqqhpqqjqrrcpqqgpqqkpqqippqipqqhpqqgppqjoppivvv1vvv2
  vvv0ttt6vvv1vvv0*7,uuu2vvv1*2,vvv0*9,vvv2
  vvv0rrsbuuu4vvv0*19,vvv2
  vvv0uuu4uvv0*19,vvv3vvv2
  vvv0uvv7vvv0*19,uvv7vvv2
  vvv0uvv6vvv0*19,uvv6vvv2
  vvv0vvv1uvv0*19,vvv0vvv2
  vvv0qrrbstt8sssbrssavvv0*17,vvv2
  vvv0ttu5sss6sss7stt6uvv0*15,vvv0*2,vvv2
  vvv0uuu5vvv0*19,vvv4vvv2
  vvv0uvv7vvv0*17,pqqesssauvv7vvv2
  vvv0uuu5vvv0*19,vvv4vvv2
  vvv0*2,uvv0*18,vvv0*2,vvv2
  vvv0pqqdoppjqrrbpqqhpqqlpqqgqrrepqqguuu3vvv0*12,vvv2
  vvv0*2,uvv0*6,ttu5uvv0*12,vvv0vvv2
  vvv0uvv6vvv0*19,uvv5vvv2
  vvv0uvv7vvv0*19,uvv7vvv2
  vvv0uuu5uvv0*19,vvv4vvv2
  vvv0ttt6rssbstt8ttu5tuu7sttcttt6ttt8sstbttt7ttt9ttt8uuu5sst9uuu4vvv0*6,vvv2
  vvv0uuu4uuu5uuu4uuu5*2,uuu6uuu3uuu5uuu6uuu4uuu5tuu6uuu3ttu7uuu5vvv0*6,vvv2
  vvv0stt6npqjoqqgoqqfoqrdprrcnpqjprrgoqreprrcoqqfqsscprrcoqrdoqqfoqreuuv2vvv0*4,vvv2
  vvv0*9,uvv2vvv0*12,vvv2
  vvv0rst1oqq0*9,tuu1vvv0uvv0*6,vvv1vvv0*2,vvv2
  vvv04bd64ce44ce34bd55de93bd35ce74ce53bd32ac1bhi6uvv6vvv0rss8stt6ttu3stt6ttu3vvv0vvv4vvv0vvv2
  vvv03bd65de67efc8fgd6dfd7efb7egc6dfb7efb4bd6bhi6uvv6vvv1pqqbpqqgqrraqrreqrrdvvv0uvv5vvv0vvv2
  vvv0oqr2kno0*9,rss2vvv0uvv0*6,uvv1vvv0*2,uvv2
  uvv0vvv0*20,uvv0uuu0
