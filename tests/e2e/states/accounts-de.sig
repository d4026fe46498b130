provider-beside-form 358x210
~ WwRR k9wt DSkb rk_K NWWp P7z2 t7UW pvbM BIWS e6at
  rrrcrrscqrrarss8rrsarss8rrsbsss8uvv0*15,
  uvv0*23,
  tuu2tuu0*21,tuu5
  tuu3uvv0*5,stt6pqqbqrrarss5rss4rrr9qrr6rss6qrr6sss4uvv0*6,sst8
  tuu3uvv0*5,stt3qqr8qrrbqrr6rrrarss9rrr7qrrcpqqarss4uvv0*6,sst8
  tuu2tuu0*21,tuu5
  qrresss8stt6rss6sss7rss8rss9stt5sst7rss7rssarss6sss6sst7stt6*2,sss8sst5sss9rss9rss7sss7uuu0
  rssbsssastt5sst5stt7rss7stt9rss7sss8rss9rssaqrs8stt4rssarss9rss6stt6stt5stt7sss6rssastt7uuu1
  sss8rssa*2,rss8stt7rsscrssa*2,rsscprr9oqqdnpqdmppfnpqbnpqcmppgnqqemppeqrsbrsscrss9sss6uvv0
  looklopklopimpph*2,oqqaqrrfpqqdqqrgqrrastt9uvv0*12,
  uvv0*23,
  uuu0*10,qrrbopqfuuu1uuu0*10,
  uvv0*23,
  uvv0*23,
provider-alone 358x175
~ WwRR k9wt MKoY rk_K NWWp 5w92 t7UW pvbM BIWS
  rrrcrrscqrrarss9rrsatuu1uvv0*17,
  uvv0*23,
  fkl3chj0*20,cij0kno6
  19c0*6,3bd56dfa5de94ce4*2,5ce85ce54ce65ce63bd419c0*7,
  19c0*6,3bd26df75cea5ce65ce94ce85ce66dfb6df94ce419c0*6,1ac1
  jmn2gkl0*21,oqq5
  qrrgrss9sst7rss7rss9qrrarsscsss7rss9*2,rrrbrss8sss7rss9sss8rss7rssarss6rssbrrsarss9*2,uuu1
  sss9stt8stt4*2,stt5*2,ttt7sst6stt7rss7rss8rss6stt3rss8rss7stt4stt5stt4ttt5stt4sss8stt5uuu0
  rssarssbrrsbrss9sst7rsscrssbrssarrscprr9oqqdnpqdmppfnpqbnpqcmppgnqqemppeqrsbrsscrss9sss6uvv0
  lopjmopjmophmpphmppgoqqaqrrfpqqdqrrfqrrastt9uvv0*12,
  uvv0*23,
provider-cancelled 358x253
~ WwRR k9wt CLtZ rk_K NWWp rk_K OS5h -RiF 5w92 t7UW pvbM BIWS
  rrrcrrscqrrasss6rss9qrrerss7uvv0*16,
  uvv0*23,
  tuu0*22,uuu0
  ttt1nppepqqdopqdoqqcpqqfpqq9opqfpqqbopphpqqeqrr8oppgoppepqqdpqqfoqqcqrr7oppftuu0*4,
  stt1qrs6stt3rss3*2,rss4rss5rss4rss6rss3rss4qrr8rss5*2,rss4*2,stt2stt1stt2tuu0*4,
  stt2pqqepqrfpqqcpqq9pqqboqqbpqqcpqqbpqr9pqqcpqqdpqqaprrbpqqc*2,rss8tuu0*6,
  uuu0*23,
  chj38fg0*20,9fh0hlm6
  19c0*6,4cd69fhd7ege6df66df76dfb7eg76dfa7eg95ce619c0*7,
  1ac119c0*5,2ac13bd43bd53bd33bd5*2,3bd44bd64ce63bd219c0*6,2ac2
  mpp2jnn0*20,kno0rss3
  pqqjqrrdrssaqrraqrrcpqqdqrrgqrraqrrc*2,pqqfqrraqrr9qrrcqrra*2,qrrdrrr9qrrfpqqeqrrcqrrduuu1
  sss9stt7stt5stt4ttt4stt6stt7sst6stt8rss8rst9qss9rst6rss8qss9rst6stt7rtt6stt4stt5stt8ttt4uvv0
  rssa*2,rss9sst6stt6stt8sss9stt7sssarss5prr8oqr8oqrboqr7pqr8oqqbprr9oqq9rss8stt7stt6stt3uvv0
  npqgmpphmppfmpphmppgoqqaqrrdpqqdqrreqrrastt9uvv0*12,
  uvv0*23,
provider-expired 358x274
~ WwRR k9wt lZWM rk_K NWWp rk_K 1rAV pYgT 5w92 t7UW pvbM BIWS
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
  qrrdrrsdsst7rss8rssarrs9rssdrssa*4,qqrbsss6rrsbrss9*3,rss8rssdqrrarrsbrrscuuu1
  qrreqrrdqrrcqrrarss9qrrerrrdqrrcqrrfoqqdmppimopflophlopelopglophmppgloofprrcqrrd*2,rss7uvv0
  mpqknpqknpqioqrhoqqhprr9qrrfpqqdqqrgqrrastt9uvv0*12,
  stt0*5,ttu0uvv0*17,
  uvv0*23,
provider-refused 358x253
~ WwRR k9wt UGLR rk_K NWWp rk_K 1rAV DrJA 5w92 t7UW pvbM BIWS
  rrrcrrscqrrarss6rrsbqrr8uuu1uvv0*16,
  uvv0*23,
  utt0vtt0*21,uuu0
  vss1tnoftpp9*2,tppbtop8tppctpp6tpp9tppatooctppcupp7tppbtpp9tpp8tpp7tooctpp9tpp7vss0*3,
  vss0uqr5urr3uqr5urr4uqq5urr4urr2urr3urr4*2,uqq3uqq5urr4urr3urr2*2,urr3uqq5urr3vss0*3,
  vss0tnobtooatooctnoctpp8topatoo8too9tnobtoobvss0*12,
  utt0vtt0*21,uuu0
  ejk3agh0*20,agi0imn6
  19c0*6,4cd69fhd7ege6df66df76dfb7eg76dfa7eg95ce619c0*7,
  1ac019c0*5,2ac13bd43bd53bd33bd5*2,3bd44bd64ce63bd219c0*6,1ac1
  loo2hlm0*20,imm0prr4
  pqqirrsbrss9qrr9rssbqrrcrrrerss8rssarrsaqrrdrrr9rss8rssarss9*2,rrscrss8rssdqrrcqrrbrrsbuuu1
  rssasst9sss6stt6stt5rss8stt9rss8rssaqrsaqssbqrrarss7qrsaqrrarss7rss8rss7stt7sss7rss9stt6uuu0
  rss9*2,rss8sst6stt6stt8sst8stt7sss9rss5prr8oqr8oqrboqr7pqr8oqqbprr9oqq9rss8stt7stt6stt3uvv0
  mpph*2,mppgmpphmppgoqqaqrrepqqdqrreqrrastt9uvv0*12,
  uvv0*23,
provider-account 358x274
~ WwRR k9wt nB3B rk_K NWWp rk_K 1rAV 9xzZ 5w92 t7UW pvbM BIWS
  rrrcrrscqrrarss7rss8rrsbtuu2uvv0*16,
  uvv0*23,
  utt0vtt0*21,uuu0
  vss1tooctpp7*2,tppa*2,upp9tpp9top8tppatpp8tpp9tpp8tpp9topauqq7tppbuqq5vss0*5,
  vss0urr3urr2urr3uqr5urr4urr2urr4urr3uqq9urr3urr5uqr5urr5*2,urr4urr3urr4vss0*5,
  vss1snnctoodtnoctnnbtopatnodtnnbtppatppctnodsnnbtppatnobtppatooatopatop9tnobvss0*4,
  vss1tnndsmmdtoocuqq6vss0*18,
  vtt0vss0*21,vtt0
  mpp2jnn0*20,kno0rss3
  1ac119c0*5,2ac23bd32ac319c0*2,2ac33bd21ac02ac119c0*7,2ac2
  19c0*6,4ce59fhd8fgg8fga8fgd7efd7eg99fhgaghe7ef819c0*7,
  chj38fg0*20,9fg0hlm6
  stt7tuu1tuu2*3,stt4tuu3uuu1tuu3tuu2stt5tuu1tuu2*3,tuu1ttt4tuu1tuu2tuu3tuu2tuu1uuu0
  qrrdrrsdsst7rss8rssarrs9rssdrssa*4,qqrbsss6rrsbrss9*3,rss8rssdqrrarrsbrrscuuu1
  qrreqrrdqrrcqrrarss9qrrerrrdqrrcqrrfoqqdmppimopflophlopelopglophmppgloofprrcqrrd*2,rss7uvv0
  mpqknpqknpqioqrhoqqhprr9qrrfpqqdqqrgqrrastt9uvv0*12,
  stt0*5,ttu0uvv0*17,
  uvv0*23,
provider-down 358x274
~ WwRR k9wt gXz0 rk_K NWWp rk_K 1rAV MD3g 5w92 t7UW pvbM BIWS
  rrrcrrscqrrarss9rrsctuu3uvv0*17,
  uvv0*23,
  utt0vtt0*21,uuu0
  vss1tooctpp8tpp9top9tppctppatpp9tpp8top9topbtop8upq6tppa*2,top8upp7too8upp6tpp6vss0*3,
  vss0uqr4urr5uqq7urr3*2,uqq6uqr3uqq6urr3urr5urr3uqr4urr3*2,uqq6urr4uqq5urr3urr1vss0*3,
  vrs2toodtoobuqq8tnoatooetooctppatooctoo7topatop8tooesmmctppbtooftoodsnncurr4vss0*4,
  vss1toobtnodtppavss0*19,
  vtt0vss0*21,vtt0
  mpp2jnn0*20,kno0rss3
  1ac119c0*5,2ac23bd32ac319c0*2,2ac33bd21ac02ac119c0*7,2ac2
  19c0*6,4ce59fhd8fgg8fga8fgd7efd7eg99fhgaghe7ef819c0*7,
  chj38fg0*20,9fg0hlm6
  stt7tuu1tuu2*3,stt4tuu3uuu1tuu3tuu2stt5tuu1tuu2*3,tuu1ttt4tuu1tuu2tuu3tuu2tuu1uuu0
  qrrdrrsdsst7rss8rssarrs9rssdrssa*4,qqrbsss6rrsbrss9*3,rss8rssdqrrarrsbrrscuuu1
  qrreqrrdqrrcqrrarss9qrrerrrdqrrcqrrfoqqdmppimopflophlopelopglophmppgloofprrcqrrd*2,rss7uvv0
  mpqknpqknpqioqrhoqqhprr9qrrfpqqdqqrgqrrastt9uvv0*12,
  stt0*5,ttu0uvv0*17,
  uvv0*23,
provider-often 358x253
~ WwRR k9wt -1ky rk_K NWWp rk_K 1rAV 1n1r 5w92 t7UW pvbM BIWS
  rrrcrrscqrrarss7rrr9tuu2uvv0*17,
  uvv0*23,
  utt0vtt0*21,uuu0
  vss0tpp9tppbtooatppbtpp7uqq9tooauqq8tpp8tpp9tppatpp6topatpp4uqq5tooatop9uqq7tpp8uqr4vss0*2,
  vss0uqq3urr2uqq5vrr2urr3*3,vrr2urr3*3,urr2urr3urr1uqr4urr4urr3*3,vss1vss0*2,
  vss1tnoctooetopavss0*19,
  utt0vtt0*21,uuu0
  ejk3agh0*20,agi0imn6
  19c0*6,4cd69fhd7ege6df66df76dfb7eg76dfa7eg95ce619c0*7,
  1ac019c0*5,2ac13bd43bd53bd33bd5*2,3bd44bd64ce63bd219c0*6,1ac1
  loo2hlm0*20,imm0prr4
  pqqirrsbrss9qrr9rssbqrrcrrrerss8rssarrsaqrrdrrr9rss8rssarss9*2,rrscrss8rssdqrrcqrrbrrsbuuu1
  rssasst9sss6stt6stt5rss8stt9rss8rssaqrsaqssbqrrarss7qrsaqrrarss7rss8rss7stt7sss7rss9stt6uuu0
  rss9*2,rss8sst6stt6stt8sst8stt7sss9rss5prr8oqr8oqrboqr7pqr8oqqbprr9oqq9rss8stt7stt6stt3uvv0
  mpph*2,mppgmpphmppgoqqaqrrepqqdqrreqrrastt9uvv0*12,
  uvv0*23,
forgot-password 358x366
~ WwRR k9wt lHVE rk_K _CC4 PrT4 tG4y gDYo cTtb Hbev jNbr znhX QZV0 53-a WGMA iWlt 7KN- bhhu TeuR OnSY
~ 3ika ViZm 1JHo
  rrsbqrrarss9*2,rrsaqrrauvv0*17,
  uvv0*23,
  tuu2uuu1uvv0ttt3uuu1*3,ttu2uuu1tuu3tuu2uuu0uvv0*2,uuu1tuu2tuu3uuu0uvv0uuu1uvv0*3,
  qrrbpqqcqrrbrssaqrraqrrdqrr9rss6pqqdrssbpqqc*2,qrrbqrr8pqrdsst7qrrgrss8qrrdpqqbsss8uvv0*2,
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
  vvv2fmj3prq3ssserssfrrrersserssaqrrcrssbqrrgrrsesttarssesss9rssarrrissscvvv0*2,rsscuvv3vvv2
  vvv0*9,uvv0vvv0*7,uvv0vvv0*4,uvv1
  qrs1npq0*20,nqq0tuu1
  2ac119c0*21,3bd4
  19c0*8,8egcaghj7eg99fhdaghhaghd2ac219c0*8,
  5ce319c0*20,1ac0bgi7
forgot-sent 358x195
~ WwRR k9wt deax rk_K __0L aT1A TmTB 5qHx 8_iE GlR3 nlgA
  rrsbqrrarss7qrrauuu0uvv0*18,
  uvv0*23,
  qrr4ttt3uvv0*21,
  mnodrss8uvv0*21,
  uvv0uuu0*2,uvv0*2,uuu0uvv0*17,
  ijkkikklhjknklmelnnbhjjnlmnbikkqnopfhjjgjklehjkjklmgikkiqrr7uvv0*8,
  uvv0*23,
  opqcqrr9nopepqqdoppfpqqcpqqboppeopphrss4uvv0*13,
  stt4*2,rss6ttt4stt5stt4*2,stt5rss6ttu1uvv0*13,
  rsscstt5ttt4ttt3stt4stt5*2,stt4*2,rss8sst6ttt5sss6stt4*2,stt5*2,stt6sst6ttt3rss7ttt3uvv0
  sss8rss7stt7sss4rss6stt6rss6rss7stt3stt6rss9sst5sss9rss6*2,sss6stt7rss8stt9rss7rss8stt6uvv0
  pqqgqrrbqrraqqrfqrrfqrrdpqqeqrrdpqqdpqqbrrr7pqq9pqqjqrrcqrrdpqqkqrrfpqqdttt5uvv0*4,
  uvv0*23,
reset-password 358x218
~ WwRR k9wt INvt rk_K _CC4 tG4y 3gFy cTtb fFhN aSDJ Ajda q1Ej dpqX frdD frdD frdD frdD frdD frdD frdD
~ frdD frdD frdD jNbr Uez3 ViZm Fdn8
  rss8rss9qrr9rss9rrrbstt6uvv0*17,
  uvv0*23,
  rrsattt5stt4rss6stt4stt5stt4uvv0*16,
  qrrcpqrbrss8rrs8qrr9qrrcsst8uvv0*16,
  uuu3uuu0*21,ttt7
  uvv3vvv0*19,rrrcssscttt9
  uvv3vvv0*21,ttt9
  ttt1ttt0*21,tuu1
  qrrfrrsarrs7rss7sss6sss9qrrarssarss7uvv0*14,
  tuu3ttt3ttt2ttu2tuu2*2,ttt2tuu3ttu3uuu0uvv0*13,
  jmn2gkl0*21,oqq5
  19c0*6,4ce43bd23bd43bd34ce43bd23bd35ce63bd24bd219c0*6,1ac0
  19c0*6,4bd47eg97dfb7egb5ce97efb7efa6dfb7dfa6dfb19c0*7,
  6df519c0*20,1ac0ejka
reset-missing 358x167
~ WwRR k9wt SxQx rk_K NWWp 1rAV zmxs 7n4S
  rss8rss9rssa*2,qrrbuvv0*18,
  uvv0*23,
  vtt0*22,uuu0
  vrs2tnnetoo8tppatppctopatpp9tppctooctnndtopatooeuqq5too9tnoctop9tpp8tpp9toobtooaurr3vss0*2,
  vss0urr2*3,urr3vss1*2,vrr1vss1vrr1*3,uqr3vss0vss1vrs1vss1*2,vrr1*2,vss0*3,
  vss1topatoo9upp8uppavss0*18,
  uuu0vtt0*20,utt0uuu0
  chj38fg0*20,9fh0hlm6
  19c0*5,2ac28fgc6dfa7ef74ce87egc5ce57dfa7efa7efb6df84bd419c0*6,
  1ac119c0*4,1ac14bd54ce54bd43bd34bd73bd44bd64bd53bd4*2,2ac319c0*5,2ac2
  cij55ce0*20,6df1mpp9
reset-over 358x167
~ WwRR k9wt uV_f rk_K NWWp 1rAV QjlW 7n4S
  rss8rss9*2,sss6uvv0*19,
  uvv0*23,
  utt0vtt0*21,uuu0
  vss1tooctpp7upq9uqqatpp9tppatopbuqq5tppaupp9tppa*2,tpp8uqq7toobtpp6upq7vss0*5,
  vss0uqq5urr2urr3uqr5urr3uqq5uqr5urr2uqq6urr4*2,urr3uqr3urr2urr3urr2*2,vss0*5,
  vss1tnocsmmctnobtnnauqq9toobtoodtnobtpp8topatnoc*2,tppctnnbtnoctpp9urr4vss0*5,
  utt0vtt0*21,uuu0
  ejk3agh0*20,agi0imn6
  19c0*5,2ac28fgc6dfa7ef74ce87egc5ce57dfa7efa7efb6df84bd419c0*6,
  1ac019c0*4,1ac14bd54ce54bd43bd34bd73bd44bd64bd53bd4*2,2ac319c0*5,1ac1
  8fg519c0*20,2ac1jmnb
reset-done 358x188
~ WwRR k9wt SFcI rk_K NWWp tsYJ KawV sHLo fbnL cBd3
  rss8rss9rrs9rss9uvv0*19,
  uvv0*23,
  tut0sut0*21,tuu0
  rts2lqnenrp8mqo9mqobmqo8mqoanrp9mqo9mqoclqoanrp6rus0*11,
  rus0psq5qtr3psr3qtr3qsr4psq6psr3osq5psr5psr3qtr1qtr3qts1rts1qtr5qts2psr5qtr3*2,rus0*3,
  rus0nrp9osq8orpaorq9psq8nrpcorq9orp8nrp8*2,osq8mqocnrpa*2,nrpcosq6psq9nrpanrpbqts3rus0*2,
  rts1lqndnrpanrpforpanrpdmqodorq9mqoamqocnrpcnqpbnqpcmqodorq8nrpbrus0*7,
  sut0*22,tut0
  loo2hlm0*20,imm0prr4
  1ac019c0*7,2ac1*2,19c02ac2*2,19c0*9,1ac1
  19c0*8,4bd49fhf9fhg9fheagib6dfb19c0*9,
  8fg43bd0*20,4bd0fjk9
account-visitor 358x361
~ WwRR k9wt Q1oQ rk_K fVv8 y_1L T-NN QMI1 m_3S 9msN -qpp cBd3 0XoY
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
  vvv0*5,nopelmndnooglmndoppcopp8nooeqrr6oppfnooeqrr7pqqavvv0*5,vvv2
  vvv0*5,uuu4rss7*2,qrr6sss8sss3rss6ttt3rss6sss8sss6rrsavvv2vvv0*4,vvv2
  vvv0*4,mnohklmjoopghjjinopdkllhjlljklmjnopbjllhnopcklmijkljkmmgttt4vvv0*3,vvv2
  vvv0*2,uuu6vvv1uuu2uuu3vvv1uuu3uuu4*2,vvv1vvv2uuu2vvv1uvv2uuu2vvv1*3,uuu4vvv0*2,vvv2
  vvv0*2,tttattt7ssscrssatuu8rssatttbttu7sstasssdsstatttattt9rssasssbttt9sttbsstauvv2vvv0vvv2
  vvv0*7,vvv1rrrfqrrerssdqqresssbrssgtuu7vvv0*7,vvv2
  vvv0*3,tuu0*6,uuu0vvv0*2,uvv0*7,vvv0*3,vvv2
  vvv0*2,7eg619c0*7,oqr5uuu5vvv0*8,vvv4vvv0vvv2
  vvv0*2,5ce64bd5aghf9fhfaghhbhie7dfc19c0mpp6uvv7sss8noohlmnknooinoogopperrrcvvv0uvv7vvv0vvv2
  vvv0*2,7eg619c0*7,oqr5uuu5vvv0*8,vvv4vvv0vvv2
  vvv0*3,tuu0*6,uuu0vvv0*2,uvv0*7,vvv0*3,vvv2
  vvv1vvv0*21,uuu1
account-loading 358x643
~ WwRR k9wt vgZf rk_K ZV_c 5fHI 3hNC 3hNC
  rrs9rss9*2,rssaqrrdrrs9uvv0*17,
  uuu0tuu0*21,uuu0
  rss0*22,rss1
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
  uuu0*22,uvv0
  stt0rss0*21,tuu1
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
  tuu0stt0*21,uuu0
  uvv0*23,
  uvv0*23,
  uvv0*23,
password 358x388
~ WwRR k9wt mM7h rk_K hVwm rk_K -u8K aPZp _CC4 tG4y 74Xz cTtb fFhN aSDJ Ajda q1Ej tG4y 3gFy cTtb fFhN
~ aSDJ Ajda q1Ej dpqX frdD frdD frdD frdD frdD frdD frdD frdD frdD frdD jNbr Uez3 CGVF hxUa m-in
  qrrbrrs8rss9stt5uvv0*19,
  uuu0uvv0*22,
  vvv0*22,uvv2
  vvv0mnnhmnngmnnimnokoppcvvv0*16,vvv2
  vvv0sst9ttt6sttastt8ttt6*2,tuu5ttt6sssasss8ttt6*2,sstattt6sttbtuu5ttt7tuu5stt8vvv0*2,vvv2
  vvv0ttu6tuu6tuu5ttt7uuu5ttt6ttt7tuu7ttt6ttu6uuu4*2,stt6uuu5ttt8tuu5tuu7uuu5ttt7vvv1vvv0vvv2
  vvv0vvv1vvv0vvv1vvv0*18,vvv2
  vvv0oppkpqqioppkpqqerrrdpqqepqqjpqqfvvv1vvv0*12,vvv2
  vvv0uuv3uvv0*19,vvv2*2,
  vvv0uvv6vvv0*17,sst8tuu6uvv6vvv2
  vvv0uvv6vvv0*17,ttt5uuu4uvv6vvv2
  vvv0uvv2uvv0*19,vvv1vvv2
  vvv0uuu5vvv0*2,uuu2vvv0*2,vvv1vvv0*14,vvv2
  vvv0pqqh*2,rss9qqqcpqqeppqhrrscvvv0*14,vvv2
  vvv0uuu4uvv0*19,vvv3vvv2
  vvv0uvv7vvv0*17,qrrcstt9uvv7vvv2
  vvv0uvv6vvv0*17,uuu1vvv1uvv6vvv2
  vvv0uuu1tuu0*19,vvv0vvv2
  vvv0rssdstt8ttt6sst7tuu5ttt9sss8ttt8ttt7vvv0*12,vvv2
  vvv0uuu5*2,uuu4*4,tuu3uuu5*2,vvv0*12,vvv2
  vvv0mpq2imn0*8,jno1vvv0*11,vvv2
  vvv03bd66df96df87dfa6df96df87efa7ega6dfa19c0qrs6vvv0*10,vvv2
  vvv04ce62ac34ce5*2,3bd53bd34bd64ce43bd619c0rss5vvv0*10,vvv2
  vvv0stt1qrs0*8,rss1vvv0*11,uvv2
  uuu1uvv0*20,uuu1uvv0
factor-off 358x188
~ WwRR k9wt fqjh rk_K hVwm rk_K N0fZ iPrX rk_K 9JI1
  qrrarrsastt6sss7uvv0*19,
  uuu0uvv0*22,
  vvv0*22,uvv2
  vvv0lmnglmnippqhlmnemnnnmnolnopclmnimnoklmmilmnkmnnioopelmnlkllfqqrgvvv0*5,vvv2
  vvv0sssattt8ttt7rss9ttt7tuu6sssastt7sst8stt9ttt5stt9rssfttt7sstcsst8stt9sttauvv2vvv0*2,vvv2
  vvv0uuu4uuu3uuu4tuu4uuu4*2,uuu5uuu4uvv2stt9uuu3uuu5tuu5uuu3uuu5vvv3tuu6uuu5uuu3vvv0*2,vvv2
  vvv0rrsdqrrfrsscqrrdsssdpqqhrrsdqrrhrrrgrssdqrrc*2,rrrhqrrcsssdqrrdrrrgvvv1vvv0*3,vvv2
  vvv0*22,vvv2
  vvv08fg53bd0*6,chj5vvv0*13,vvv2
  vvv03bd69fhc9fhg*2,agih9ghe6dfa7ef6vvv0*13,vvv2
  vvv0fkl4agi0*6,imn4vvv0*13,vvv2
  vvv1vvv0*21,uuu1
factor-connect 358x645
~ WwRR k9wt y81T rk_K LSi8 NWWp sbe3 WYwc A8kb TqLh Dcwi Y6xI k7xm 5PcG iP0r meT- Avrv seQK 8wy6 _CC4
~ rk_K tG4y ChcU cTtb r611 jNbr K_oy CGVF hxUa D1yw MXqN
  qrrarrsasst6rssbrrs9ttu3uvv0*17,
  uuu0uvv0*22,
  vvv0*22,uvv2
  vvv0pqqeqqqhpqqmqrrfqqqhqrrboopmpqqerssfpqqdoppkqrrfpqqnqrrgpqqhttt8vvv0*5,vvv2
  vvv0sttbrssesss9ssscttt6sss9stt7sstattt7sttastt9rrrcsst7stt7rss9stt8stt7vvv0*4,vvv2
  vvv0stt8ttt9ttta*2,sst8stt8tuu4rssdstt8sttbsss8sss9ttt6tuu5stt8ttu6tuu5vvv0*4,vvv2
  vvv0qqrhnoolppqfnoonpqqgqrrhpqqcoppqqqqerrrgpqqjuuu4vvv0*9,vvv2
  vvv0*22,vvv2
  vvv0vvv2ppp0ooo5rrr4rrr9ppp7ppp6ooo5rrr7ppp0uuu2vvv0*10,vvv2
  vvv0ttt7cccfffftkkkmfffmaaaheeekffflhhhqeeefppp7vvv0*10,vvv2
  vvv0vvv1kkkifff9fffkgggkdddkeeekaaaggggliiihsss4vvv0*10,vvv2
  vvv0uuu6gggkcccpkkkheeeiiiiriiijdddlgggi888iuuu2vvv0*10,vvv2
  vvv0vvv3gggoeeelnnna999kccccmmmkcccehhhjgggfqqq7vvv0*10,vvv2
  vvv0vvv3eeemdddifffieeeseeemfffofffjfffqeeemsss4vvv0*10,vvv2
  vvv0uuu5ggglhhhndddhbbbjeeef999k999deeehfffhsss4vvv0*10,vvv2
  vvv0uuu4jjjidddpiiiggggqeeeihhhkgggobbbgggglrrr5vvv0*10,vvv2
  vvv0uuu4iii7ggghccchjjjfeeekjjjjiiimfffgdddlrrr6vvv0*10,vvv2
  vvv0uuu7ccceiiisfffkgggjccckjjjmjjjqgggkffferrr5vvv0*10,vvv2
  vvv0*22,vvv2
  vvv0*22,vvv2
  vvv0rssbrsserrscsstbrssessserrsgpqqkrssdrssbqrrersscrsserrs9rrsdrrscsssarrsgrrserssdvvv0vvv2
  vvv0rssfuuu5vvv0*19,vvv2
  vvv0*22,vvv2
  vvv0qrrepqqktttaqrriopplstt7ppqkqrristt7qqrirssctttapqqgrssisssdoppnuuu3oppgpqqkvvv1vvv0vvv2
  vvv0stt7sttbuuu3vvv0*18,vvv2
  vvv0ttt7tttavvv0*19,vvv2
  vvv0uuu4uvv0uuu0uvv0*2,uuu4vvv0*15,vvv2
  vvv0uvv6oppjopploppepqqeuvv6vvv0*15,vvv2
  vvv0uvv2uvv0*4,vvv2vvv0*15,vvv2
  vvv0rssbqrrfsss7ssscrrrgqrrbrssbrsscuvv2vvv0*12,vvv2
  vvv0ttt3stt4ttt3stt4ttu5ttt4tuu2rrs9uuu0uvv0*10,vvv0*2,vvv2
  vvv0uuu5vvv0*19,vvv4vvv2
  vvv0uvv7vvv0*19,uvv7vvv2
  vvv0uuu5vvv0*19,vvv4vvv2
  vvv0tuu3rss8ttt4ttu2tuu3stt7ttt3ttt5sst7ttt3stt6ttt4tuu2stt5uuu2uvv0*4,vvv0*2,vvv2
  vvv0ttt7ttt8*3,ttt9tttattt6ttt8tttastt8ttt9stt9tuu6sssattt8vvv0*6,vvv2
  vvv0oqr2kno0*6,prs2vvv0uvv1uvv0*5,uvv1vvv0*5,vvv2
  vvv03bd66df75ce85de96df8*2,3bd47ef6uvv6vvv0qrrerrrbrrs7rrs9rrr7vvv0uvv6vvv0*4,vvv2
  vvv04bd64ce44ce85ce76df94ce63bd68eg6uvv5vvv0rrs7rss9sst6stt9sss7vvv0uvv5vvv0*4,vvv2
  vvv0rst1oqq0*6,stt1vvv0uvv1uvv0*5,uvv1vvv0*5,uvv2
  uuu1uvv0vvv0*19,uvv1uvv0
factor-codes 358x621
~ WwRR k9wt EBy2 rk_K LSi8 NWWp ce2U vuOh NwNS _s-D IfTq IxKY jyNX C-83 jyNX GwaG jyNX 7b2Y jyNX 8vyQ
~ jyNX U935 jyNX jGSv jyNX HGei jyNX RMGf jyNX fmjg jyNX G4l4 CGVF 8l-S Wn8I qHlp seQK 8wy6 RXwm
  qrrarrsasst6qrrastt4uvv0*18,
  uuu0uvv0*22,
  vvv0*2,vvu0*19,vvv0uvv2
  vvv0vtr0usp2vsq1vtr0vsq1vsr1vsq2vsr0urp3vsr0vtr0vsq1vtr0vsq2vsq1vtr0*2,vsq1vtr0*2,vvu0vvv2
  vvv0vtr0solb*2,solatpn7tpm8soldtqn6solcsnkasolasnkbspmasnkasolernkdsol9solasol8vtr0vvu0vvv2
  vvv0vtr0solbtpmetpmctpncspmdspmbtqn8tpmbspmc*2,tpndtqn9spmctpnasolgtpnbspmbvtr0*2,vvu0vvv2
  vvv0vtr0spmdtpncurp5tpm9tpmatqo6tpnctqnbtqo8tpndtpnetqo9spmftqo9tpnatpm8tqo6tpnavtr0vvu0vvv2
  vvv0vtr0usq3urp4urp3urp2vsq1urp3vsq1*2,vsr1vsq2vtr1vsq1vsr1vsq1*2,urp3vsq1*2,vtr0vvu0vvv2
  vvv0vtr0tpnbtqnbtpn7urp4vtr0*15,vvu0vvv2
  vvv0vuu0vut0*19,vvv0vvv2
  vvv0uuu0*20,vvv0vvv2
  vvv0tuu0rrs9pqrdstt2qrrarss8stt3qrr6qrs6rss5*2,rss8rss5qrr6qrr9qrrcqrs8stt3tuu0*2,vvv0vvv2
  vvv0tuu0qrrapqqerss4qrraqrr8rss5qrr8rss4*2,rss5rss7rss5qrs7qrr9qrrcqrr8stt3tuu0*2,vvv0vvv2
  vvv0tuu0qrrb*2,rss4pqqcqrrarss4pqr8qrr7qrr6rss6qrraqrs6pqq8pqrbpqrfqrrastt4tuu0*2,vvv0vvv2
  vvv0tuu0qrr7qrr8stt3qrr8rrs6stt3rss6sst3stt2rss4rss5stt4rss6rss7qrr8qrs6stt3tuu0*2,vvv0vvv2
  vvv0tuu0pqrdpqqerss4pqqeqrrbrss6pqqaqrr8qrr7rss7qrrcqrr7pqqapqqepqqipqqcrss5tuu0*2,vvv0vvv2
  vvv0tuu0rss6qrs6stt2rss6rss4stt2rss4stt2stt1rss3stt3*2,rss4stt4rss6rss4stt2tuu0*2,vvv0vvv2
  vvv0tuu0pqqeopqgrss5opqgpqrdrrs7oqqcqrr9qrr7rrs8qrreqrr8oqqcoqqgopqkoqqdrss6tuu0*2,vvv0vvv2
  vvv0tuu0sss4rss5stt2rss3*2,stt1sss3stt1*2,rss2stt2*3,stt3rss4stt2ttt1tuu0*2,vvv0vvv2
  vvv0tuu0pqqeopphrss5opqgpqrdrrs7oqqcqrr9qrr7rrs8qrreqrr8oqqcoqqgopqkoqqdrss6tuu0*2,vvv0vvv2
  vvv0tuu0sss4stt4stt2rss3*2,stt1sss3stt1*2,rss2stt2*3,stt3rss4stt2ttt1tuu0*2,vvv0vvv2
  vvv0tuu0opphnpphrss6oppipqqfqrr8oppdpqr9qrr8qrr9pqqfqrr9oppdopqhoppmoppfrss6tuu0*2,vvv0vvv2
  vvv0tuu0stt1stt2ttt1stt1*2,ttt0stt1stt0*2,stt1ttt0ttt1stt1ttt1stt2ttt1ttt0tuu0*2,vvv0vvv2
  vvv0tuu0nppjnoonrss7nookoppgqrr8nopfpqqapqq9pqqapqqgqrranppeoppjnooooppgrss7tuu0*2,vvv0vvv2
  vvv0tuu0*2,ttt1tuu0*17,vvv0vvv2
  vvv0tuu0nppj*2,rss7nookoppgqrr8nopfpqqapqq9pqqapqqgqrranppeoppjnooooppgrss7tuu0*2,vvv0vvv2
  vvv0tuu0*2,ttt0tuu0*17,vvv0vvv2
  vvv0tuu0nppjmooorss7nookoppgqrr8nopfpqqapqq9pqqapqqgqrranppeoppjnooooppgrss7tuu0*2,vvv0vvv2
  vvv0tuu0*2,ttt0tuu0*17,vvv0vvv2
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
~ WwRR k9wt nquU rk_K hVwm rk_K N0fZ iPrX rk_K Ehzy Haj6 QHXu rk_K _lF1
  qrrarrsasst6ttt4uvv0*19,
  uuu0uvv0*22,
  vvv0*22,uvv2
  vvv0lmnglmnippqhlmnemnnnmnolnopclmnimnoklmmilmnkmnnioopelmnlkllfqqrgvvv0*5,vvv2
  vvv0sst9ttt7ttu5sss8uuu5*2,stt8ttt6ttt7*2,tuu4ttt8ssscttt5sttbstt7ttt7ttt8vvv2vvv0*2,vvv2
  vvv0ttu6uuu5ttu5ttt6tuu6tuu5ttt7uuu5uuu3sssbtuu4tuu6ttt7tuu4uuu7uuu4ttt8tuu7uuu4vvv0*2,vvv2
  vvv0rrsdqrrfrsscqrrdsssdpqqhrrsdqrrhrrrgrssdqrrc*2,rrrhqrrcsssdqrrdrrrgvvv1vvv0*3,vvv2
  vvv0*22,vvv2
  vvv0qtr4qtr5tuu4rrr9rssbsst7rrrdtuu7vvv0*13,vvv2
  vvv0sut3rts5uuu3sst7ttt7*2,sss8uuu5vvv0*13,vvv2
  vvv0rrserrrgqrrfrrsdrrrgrssdrrsfqrrdrrrfsssbqrrerrseqrrfssscrrrdstt9uuu3vvv0*4,vvv2
  vvv0*2,uvv0*6,vvv0*14,vvv2
  vvv0uuu5vvv1vvv0*3,vvv3vvv0vvv2vvv1vvv0*12,vvv2
  vvv0uvv6qqqeopphoppdmnofoopkppqgvvv0uvv3vvv0*12,vvv2
  vvv0uvv2uvv0*6,uuv2vvv0*13,vvv2
  uvv1vvv0*21,uuu1
factor-failed 358x248
~ WwRR k9wt sp6s rk_K hVwm rk_K N0fZ iPrX fkE1 vuOh egGr XjI_
  qrrarrsasss7qrrdstt5uvv0*18,
  uvv0*22,uuu0
  vvv0*14,vvv1vvv0vvv1vvv0*5,uvv2
  vvv0lmnglmnippqhlmnemnnnmnolnopclmnimnoklmmilmnkmnninooflmnkkllfqrrfvvv0*5,vvv2
  vvv0sssattt8ttt7rss9ttt7tuu6sssastt7sst8stt9ttt5stt9sssettt7sstcsst8stt9sttauvv2vvv0*2,vvv2
  vvv0uuu4*3,tuu4uuu4*2,uuu5uuu4*2,sst9tuu3uuu5tuu5uuu3uuu6vvv3ttu6uuu5uuu3vvv0*2,vvv2
  vvv0rrsdrrrersscqrrdsssdqqqgrrsdqrrhrrserssdrrscqrrcrrrhqrrcssscqrrdrrrgvvv1vvv0*3,vvv2
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
~ WwRR k9wt qqvv rk_K hVwm rk_K wLgg 6amB QfYQ vj-o rk_K hAh2 sbuk 5mff Km1J vj-o rk_K hAh2 kN-Z mJJm
~ uLi8 lPxb UDRd rk_K hAh2 97iH LeDy int- lPxb rk_K 6q-C 1Obe tAQr
  qrrcrrsduuu1uvv0*20,
  uvv0*22,uuu0
  vvv0*22,uvv2
  vvv0kmmoppqelmmmoppamnnikllkmnohmnniklmnmnnfnooimnnirrs9vvv0*8,vvv2
  vvv0rssbsstastt7ttt7rssastt6sttastt6stt9sttbttt8sttbstt9stt8rssesss9rssattt6sssattt6vvv1vvv2
  vvv0uuu6*2,uuu5*2,tuu5uuu2uuu5ttt5ttu6tuu5uuu5uuu6uuu5uuu3uvv4tuu4*2,uuu3uuu5uuu3vvv1vvv2
  vvv0qrrdsssdqrrerrsdqqrersscsssbqrrcrsserssdrssaqrrcqrrersscvvv0*7,vvv2
  vvv0*22,vvv2
  vvv0*22,vvv2
  vvv0opploppgoppittt6mnoroppmoopk*2,tuu2mqofmqobnrp9lqoblpnftuu0vvv0*6,vvv2
  vvv0uuu6uuu3vvv1vvv0uuu4uuu3uuu2uvv1uuu3stt2stt4*2,sut4tuu1tuu4uuu3vvv0*5,vvv2
  vvv0sttb*2,ssscuuu5sssbsssastt8rrscsstcttt8ttu7tuu8ssscuuu5ttt8uuu6vvv0*5,vvv2
  vvv0*22,vvv2
  vvv0sss6*2,ttt6ttt7stt8sss8stt7*2,sss8ttt5sssasss9sss7ttt7vvv0*7,vvv2
  vvv0rss8rsscrssaqrrfsssb*2,sssarssastt8ttt8rssbrrsdrssbstt7vvv0*7,vvv2
  vvv0qrrboppkoopkoppkttt6vvv0*10,tuu5rst6stt7rst9tuu4vvv0vvv2
  vvv0rssdssscrrrduuu4rssdrsscstt9rssasssdstt9stta*2,rssdvvv1vvv0ttu4rst8stt7rst8ttu7vvv0vvv2
  vvv0ttt9stt9vvv1vvv0uuv1vvv1uuu1uuu2vvv1uvv1vvv1*3,vvv2vvv0*7,vvv2
  vvv0uuu5*2,vvv0*19,vvv2
  vvv0*22,vvv2
  vvv0rsserssbqrrbsss7rrsbrss7sss7rss7rrrcvvv0*12,vvv2
  vvv0rss9sssbsss8sss9sstasst7sss7stt8sss9vvv0vvv1*2,vvv0*3,qssanpqeoqrenqqhqsscvvv0vvv2
  vvv0ssscrrrdsst8qqrdrssdrrrbttt9tttarrsfuuu8sssauuu4vvv0*9,vvv2
  vvv0*22,vvv2
  vvv0vvv2uvv0*13,vvv2vvv0*6,vvv2
  vvv0uvv6tuu4ttt7qqrfrss7qrrcttt6sss8rss8rss9rrs8rrrcqqrattt6uvv6vvv0*6,vvv2
  vvv0uvv6uuu3uvv2rss7stt7rssattt6sst9stt6rss8sstasss9rss7tuu7uvv6vvv0*6,vvv2
  vvv0vvv1uvv0*13,vvv1vvv0*6,uvv2
  uuu0uvv0*22,
login-here-alone 358x218
~ WwRR k9wt QBn5 rk_K hVwm rk_K wLgg 6amB QfYQ UDRd rk_K hAh2 sbuk 5mff Km1J
  qrrcrssbrssarss6qrrbrss9uvv0*17,
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
  uvv1vvv0*21,uuu1
logins-failed 358x248
~ WwRR k9wt FS6E rk_K hVwm rk_K wLgg 6amB fkE1 vuOh 3jQ2 XjI_
  qrrcrrsdrss7qrrcstt5uvv0*18,
  uuu0uvv0*22,
  vvv0*22,uvv2
  vvv0kmmoppqelmmmoppamnniklmjmnohmnniklmnmnnfnooimnnirrs9vvv0*8,vvv2
  vvv0sst9ttt8ttt6*2,sst8stt6ttt9ttt5ttt7ttt8ttu6ttt9stt8ttt8ssscsst8sss9ttt5stt8ttt5vvv0vvv2
  vvv0tuu7tuu8tuu6uuu4ttt7uuu3ttt6*3,ttt7uuu6uuu8tuu6uuu4uuu6ttt6*2,uuu3ttu7uuu4vvv1vvv2
  vvv0qrresssdqrreqrrfqqqersscssscqqrdrssfrssdrrraqrrcqrrersscvvv0*7,vvv2
  vvv0*22,vvv2
  vvv0vts0vtr0*19,vvv0vvv2
  vvv0vtr0snkhtpnb*2,somespmbtqnatpmctpncsoldtpmatqnatqn9solbtqn9soletpmbsolesomcurp2vvu0vvv2
  vvv0vtr0tpnctqnavtr0*17,vvu0vvv2
  vvv0vtr0urq3urq1usq0*7,vsr2vtr0*9,vvu0vvv2
  vvv0usr3usq2nnmcpomdqondpnmeonmeonmfpomesrp7usq5vtr0*9,vvu0vvv2
  vvv0vtr1usq1usq0*8,vsr2vtr0*9,vvu0vvv2
  vvv0vvu0vut0*18,vuu0vvv0vvv2
  uvv0vvv0*21,uuu0
own-data 358x238
~ WwRR k9wt yzQt rk_K hVwm rk_K NL21 rC57 CGVF VUxT 1Obe gs3p yXOY
  rrrasss8qrrbttt4uvv0*19,
  uuu0uvv0*22,
  vvv0*22,uvv2
  vvv0lmnomnoe*2,lmnjmnnhstt6vvv0*15,vvv2
  vvv0stt6stt8sttattt6stt9ttt4stt9ttt7*2,stt8*2,ttt6tuu4stt6ttt6stt8ttt7sst6stt6vvv2vvv0vvv2
  vvv0uuu5ttt8tuu7uuu6tuu6uuu3tuu8uuu5ttu6stt9uuu4uuu7uuu3sss7stt8tuu6*2,uuu5ttu6vvv2vvv0vvv2
  vvv0qrrfqqresstbqqrdqrrfrrrgrrsbqrrfsttapqqgrrrfstt9qqrgqrrhsssavvv0*6,vvv2
  vvv0*22,vvv2
  vvv0uuu5uvv0*15,uvv4vvv0*4,vvv2
  vvv0uvv7stt8sssbnoojnoomoppdnoohnoogopphoppfopphnooknoohnophmnnjttt7uvv7vvv0*4,vvv2
  vvv0uuu3uvv0*15,vvv3vvv0*4,vvv2
  vvv0uuu4uvv0*7,uuu3vvv0*12,vvv2
  vvv0uvv7oppinoohnophoppkoppfnookpqqguvv3vvv0*12,vvv2
  vvv0uuu4uvv0*7,uuu3vvv0*12,vvv2
  vvv1vvv0*21,uuu1
deleting 358x920
~ WwRR k9wt f5no rk_K LSi8 _CC4 HucO cvua tMF8 PbeN saeS RGbs NqFh rHGe PbeN j9Rz 3Omo amVo 9ogg -Arg
~ PbeN uT91 3Omo MM4R U-_h RG4P tG4y 1lpG cTtb r611 tG4y UnOP cTtb fFhN aSDJ Ajda q1Ej rk_K tG4y ChcU
~ cTtb r611 jNbr K_oy cemO CGVF hxUa LAFo MXqN
  qrraqrrb*2,uvv0*20,
  uuu0uvv0*22,
  vvv0*22,uvv2
  vvv0vss0snn3vss0urr0vss1vrr2vss1vss0urr3vss0vss1*3,vss0urr4vss1*3,vss0*2,vuu0vvv2
  vvv0vss0pfg7uqq4snnatoo7smnasnnasnnbtooasmmbtoo9snncsmndtno8smndsmnatooasnnbvss0*2,vuu0vvv2
  vvv0vss0*2,urr2smndsmmgtoobslmerlleslmfrkkhtnoasmn9smmdtpp9vss0*6,vuu0vvv2
  vvv0vss0*20,vuu0vvv2
  vvv0vss0*2,urr2snnhtoodtnoctnndtppbsmmetoodtoobtopatnobtnoetnoburr2vss0*4,vuu0vvv2
  vvv0vss0*2,vss1tooctpp8tpp6uqq8upp9topatoobtpp9tppatoo9upq7tppaupp9tpp8tooetop9vss0vuu0vvv2
  vvv0vss0*2,vrs2uqq5*2,urr3urr5uqq5urr3*7,urr2urr3*3,vss0vuu0vvv2
  vvv0vss0*2,vss1tnnbtppbtnoatooctooauqq6vss0*11,vuu0vvv2
  vvv0vss0*3,vrs2vss1vss0*2,vss1*2,vss0*2,vrr2vss0*4,urr2vss0*3,vuu0vvv2
  vvv0vss0*2,urr2smnfsmmdtno9slldsmmcsmmdtoo8slmbsmmfsnndsmnerllctooasmneuqq3vss0*2,vuu0vvv2
  vvv0vss0*2,urr2smmcsmnctnoasnnbslmfsmmhtpp8vss0*10,vuu0vvv2
  vvv0vss0*4,uqq5urr4*2,uqq6uqq4urr2*3,urr3*2,vss1vss0*5,vuu0vvv2
  vvv0vss0*3,uqr2uqq7tpp8uqq7tpp9uqq6tpp8toob*2,tppatoobtpp9vss0*5,vuu0vvv2
  vvv0vss0*3,uqq3toobtnodsnnftoofsmncurr4vss0*10,vuu0vvv2
  vvv0vss0*3,uqq3tppbsnnbtnoitppcvss0*12,vuu0vvv2
  vvv0vss0*20,vuu0vvv2
  vvv0vss0*2,urr2smnbsmmesnnctoobsnn8tpp6slmetoo6tooasmnftpp7snndsmndtpp7smnctpp7vss0vuu0vvv2
  vvv0vss0*3,uqr3uqq3urr3uqq4tpp5urr4uqq5uqq4urr2uqq5uqq4urr3*2,vss1vrr1vss1vss0vuu0vvv2
  vvv0vss0*2,urr1toobsnn8too9snn9tnoatop8tooasmncsmnbtoo9tooasnnbtoobvss0*4,vuu0vvv2
  vvv0vss0*3,uqq3tood*2,snndtopatnodtno9snnjsnneurr3vss0*7,vuu0vvv2
  vvv0vss0*3,urr1upq6uqq8tpp8upp6uqq4uqq6upq8uqq6uqq5urr2vss0*6,vuu0vvv2
  vvv0vss0*3,vrr1urr5uqr4uqq6urr4upq5tpp8upq7upq8upq5urr2vss0*6,vuu0vvv2
  vvv0vss0*2,vrr1uqq4*2,urr3*2,uqq6urr3uqq4uqq3uqq7urr3uqr3urr2uqq5urr3vss0*3,vuu0vvv2
  vvv0vss0*2,vrr1top7upq6uqq5tpp9upp9tpp7upp7upq5tppcuppatoo9tpp7top9tppavrr3vss0*2,vuu0vvv2
  vvv0vss0*2,urr2snndsmndtooetppctooctoogtoo7snnksmnjtoo9snndtnoetoofsmnftpp9vss0*2,vuu0vvv2
  vvv0vss0*2,urr3snnbtnodsnndtppbtnoftood*3,toobtpp9smnhtoodtoobvss0*4,vuu0vvv2
  vvv0vtt0vss0*19,vvv0vvv2
  vvv0*22,vvv2
  vvv0ppqgoppjqrreppqjqrr9qrrhopphpqqgnoplqqqgpqqirrrbpqqgqqqjpqqhppqipqqhpqqgpqqjoppivvv1vvv2
  vvv0ttt6vvv1vvv0*7,uuu3vvv1*2,vvv0*2,vvv1vvv0*3,vvv1vvv0*2,vvv2
  vvv0rrsbuuu4vvv0*19,vvv2
  vvv0uuu4uvv0*19,vvv3vvv2
  vvv0uvv7vvv0*19,uvv7vvv2
  vvv0uvv6vvv0*19,uvv6vvv2
  vvv0vvv1uvv0*19,vvv0vvv2
  vvv0qrrbstt8sssbrssavvv0*17,vvv2
  vvv0uuu5ttt6ttt7tuu6vvv0*17,vvv2
  vvv0uuu5uvv0*19,vvv4vvv2
  vvv0uvv7vvv0*17,pqqesssauvv7vvv2
  vvv0uvv5vvv0*19,uvv5vvv2
  vvv0*2,uvv0*19,vvv0vvv2
  vvv0qrrcpqqirss9rrrfqrrjqqqerrrcqrreuuu3vvv0*12,vvv2
  vvv0uuu2uuu1tuu1tuu2uuu2*2,uuu1sst7uuv0uvv0*11,vvv0vvv2
  vvv0uvv6vvv0*19,uvv5vvv2
  vvv0uvv7vvv0*19,uvv7vvv2
  vvv0uuu5uvv0*19,vvv4vvv2
  vvv0ttt6rssbstt8ttu5tuu7sttcttt6ttt8sstbttt7ttt9ttt8uuu5sst9uuu4vvv0*6,vvv2
  vvv0uuu4uuu5uuu4uuu5*2,uuu6uuu3uuu5uuu6uuu4uuu5tuu6uuu3ttu7uuu5vvv0*6,vvv2
  vvv0stt6npqjoqqgoqqfoqrdprrcnpqjprrgoqreprrcoqqfqsscprrcoqrdoqqfoqreuuv2vvv0*4,vvv2
  vvv0*9,uvv2vvv0*12,vvv2
  vvv0stt1qrs0*9,uuu1vvv0uvv0*6,vvv0*3,vvv2
  vvv04ce63bd33bd23bd34ce72ac24bd53bd32ac11ac0chj6uvv5vvv0stt7uuu4uvv1uuu4uvv1vvv1vvv4vvv0vvv2
  vvv03bd66df78fgd9fhf8egf8egd8fgd7egd8egd4ce7bgi6uvv6vvv1oppdoppipqqcpqqgpqqevvv0uvv5vvv0vvv2
  vvv0mpp2imn0*9,qrs2vvv1uvv0*6,uvv1vvv0*2,vvv2
  uvv0vvv0*21,uuu0
