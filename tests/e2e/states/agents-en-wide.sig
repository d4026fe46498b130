campaigns 1184x1047
~ IqB6 xt-H ktLq PiZq XIfl PiZq hP5P RZ-L s2ZJ TEHH Kh9p -cMH qcKo j9nf kAgT Hcag Kh9p maT_ qcKo leej
~ kAgT 0pAZ Kh9p -_xD qcKo xO_W XtiO Kh9p 86FU qcKo ckDt 3oaW 1R8n PiZq 0WGd 5D9u 13BN ACFR TZGn kQ5s
~ 6G0P OZe5 0gS3 voGq UOpp PiZq 9jqa paYM vmbf PiZq xnWI paYM oCP1 PiZq bHlh paYM NgJa VvDj PiZq BKwy
~ paYM v-0I F9ev KT99 1R8n PiZq 0WGd 7DfQ 13BN armf TZGn kQ5s 0F3q 2r6L GO6X voGq UOpp PiZq 9jqa paYM
~ yULE PiZq xnWI paYM Qwi2 PiZq bHlh paYM MY4D YZQH F9ev gFVB 1R8n PiZq 0WGd uncM BcTp ACFR nO7s UOpp
~ PiZq BKwy paYM D4S_ F9ev xDgK 1R8n PiZq 0WGd jmFX y3I8 QXFI Ki9A powF F9ev g6e5 82xM PiZq 0WGd GQZn
~ _sEV lxHP -iy- UOpp PiZq T06g paYM lbUq PiZq BKwy paYM odnV PcZV 4d9C
  rrsarrrcqqrcrss9uvv0*70,
  uvv0*74,
  uvv0*74,
  uvv0*74,
  hjjdkmm8moo9pqq8npp4noo4opp6mno7kmm5mnn7nop6noo5jllemno7klm5noo5uuu1uvv0*57,
  opp8mno7jklcklmcqrr4lmn7jllajllcoppaeghgklmahjk9giihhjjcklm8klm6tuu2uvv0*57,
  ttu2ttu1tuu3uuu0uvv0*5,uuu0uvv0*2,uuu0tuu0uvv0*60,
  sss6qrrarrsdstt3uvv0*70,
  uuu0*18,uvv0uuu0*17,uvv0*2,uuu0*17,uvv0uuu0*18,
  vvv0*17,vvv1uuu0vvv0*17,uvv1*2,vvv0*17,uuu0vvv1vvv0*17,
  vvv0sss9rssdrrrgsssaqrrdrrrcstt6vvv0*9,vvv1uvv1vvv0qrrdrrrcqrrcsssaqrrfvvv0*11,uvv1*2,vvv2rrscrrsgrss9rssdqrrdttt6vvv0*10,uvv1vvv1ttt6rrrdrrrcrsseuuu2vvv0*12,
  vvv0*4,vvv1vvv0*12,vvv1uvv1vvv0*4,vvv1vvv0*12,uvv1*2,vvv0*17,uvv1vvv1vvv0*17,
  vvv0pqq5lmmbklmdqqq7lnnbjklfrssastt7ttt5vvv0*7,vvv1uvv1vvv0lnnblmnfopp9ijkghijhhjjgpqq8hjjhlmmcttt8sst7vvv0*5,uvv1*2,vvv0kllcijkfvvv0*14,uvv1vvv1ttu3lmmemnocklmbvvv0*13,
  vvv0ttt4stt2sss3qrr6pqq3qrr6ttt5stt7uuu6vvv0*7,vvv1uvv1vvv0qqq2qrr5qrrasss4qqr5pqq6rrs6stt3ttt3stt6stt7vvv0*5,uvv1*2,vvv0qrr4pqq6vvv0*14,uvv1vvv1ttt2rss2sss5qrr4vvv0*13,
  vvv0sssdqrrdsssarrrfrrsgsst9qrrirrsersscrrsfrsscstt7rrrersscvvv0*2,vvv1uvv1vvv0rrrdrssessscrrsgsttbrrresssarssbrssdrssfvvv0*6,uvv1*2,vvv0qrrgsssarssdrssgvvv1vvv0*11,uvv1vvv1uuu5rsscrssbsssbqrrguuu4vvv0*11,
  vvv0ssscsttarssesttasstcrssettu8vvv0*9,vvv1uvv1vvv0*17,uvv1*2,vvv0*17,uvv1vvv1vvv0*17,
  vvv0vvv1*3,vvv2vvv1*2,vvv0*10,vvv1uuu1vvv0*17,uvv1*2,vvv0*17,uuu1vvv1vvv0*17,
  uvv0vvv0*16,uvv0uuu0uvv0vvv0*16,uuu0*2,vvv0*16,uvv0uuu0uvv0vvv0*16,uvv0
  uvv0*74,
  vvv0*74,
  vvv0tuu3sss7rss5uuu2rrr6stt4rss4ttt2ttt3ttt2qrr7sss7ttt3tuu1rts3*2,uvu0vvv0*5,tuu5qrrfrrsbrssfsss9sssdqrrhttt7vvv0sstbrsscsss9rrrcqrrettt8vvv0*3,qrrdrrsfqqrgsss9qrrersscvvv0*4,stt8qrrcrrrdrssbrrseuuu3vvv0*17,
  vvv0stt5noofnoocnooepqq9opqcpqqanooeoppdqrr6oppcppqcqrr7rts3nrpanrpcsut2vvv0*5,vvv1rssattt5vvv0*6,uuu5stt5vvv0*7,rss6qqqbsss8*2,rrrcqrr8rss7vvv0*3,ttt4ttt5rss9qrr9rss6ttt7sssaqrr9qqr9vvv0*4,uvv0*8,vvv0*2,
  vvv0uuu5rssesssfrssbsst9uuu5rssettt7vvv0*14,uuu2qrr6sst5vvv0*6,sss6uuu5vvv0*7,qrrarss9rrsarss8rrr9pqq9ttt7vvv0*3,ttt3rss7*2,qrr8rss8qrr9sss8qqr9sss9vvv0*3,uvv5vvv0*2,uuu1vvv1vvv0*4,uvv5vvv0
  vvv0*2,vvv1*4,uvv2vvv1vvv0*33,qqrissscrrrfrrrgsssbvvv0*17,uvv6vvv0*2,stt6nooknoogvvv0*3,uvv6vvv0
  vvv0sss7pqqoqrrboppiqrrgvvv0*3,tuu5stt9rssdrssersscrrrgrssasssarrrdrssbsst9rssbrsscvvv0*19,qrrerssdrssfqrrfqrrgsssessscrssdvvv3vvv0*13,uvv2uvv0*8,vvv2vvv0
  vvv0rss2kno0*15,rss1uuu0*3,uvv0vvv0*19,ssscttt9rsshvvv0*30,
  vvv0uuu0stt0*15,uuu0vvv0*23,uuu3uuu2vvv2vvv0*30,
  uvv0vvv0*72,uvv0
  uuu0*74,
  vvv0*74,
  vvv0uvv0vvv0uvv1vvv0vvv1vvv0*3,uuv2tuu1vvv0vvv1vvv0*3,tuu0*2,tvu0vvv0*4,tuu5qrrfrrsbrssfsst8sssdrrrgttt7vvv0sstbrsscsss9rrrcqrrettt8vvv0*3,qrrdrrsfrrresst8qrrersscvvv0*27,
  vvv0rss5lmngijkmlmmioopdnooblmmkmnofnooinopflmmgmnnhlmmf*2,uvu0nrpcmqoeorq6vvv0*5,ttt4vvv0*4,vvv1vvv0*2,tuu3vvv0*8,ttt5uuu2sss7tuu5ttt4rss3vvv0*27,
  vvv0vvv3ttt8ttt9ttt7tuu6uuu4ttt9uuu4vvv0*14,uuu2oppcvvv0*7,rrravvv0*8,noogrrr9opphqqrcoppdpqqevvv0*16,uuu5uvv0*8,vvv4vvv0
  vvv0uvv2tuu8uuu7ttt6uuu4tuu6ttu6vvv2vvv0*32,qqrissscrrrerrsgsssbvvv0*17,uvv7vvv0*2,rrs8mnolnoogvvv0*3,uvv7vvv0
  vvv0stt6sst9sss9rssarssbuuu5vvv0*2,vvv1ttt7ttt8ttt5ttt8stt9tuu7stt9ttt7*2,ttt6sttctuu4vvv0*19,rssdttt8stterssbttt7sssatuu6vvv0*15,uuu3uvv0*8,vvv2vvv0
  vvv0stt3npq6npp7opq5npq5prr2qrs0rss0uvv0tuu3*2,ttu4ttt5*2,tuu4stt6ttt4tuu4tuu3ttt6uuu3vvv0*19,stt9sst8ssscuuu3vvv3uuu2uuv3vvv0*26,
  vvv0stt1mpp0*6,oqq1uuu0*12,uvv0vvv0*19,tuu7tuu5tuu9vvv0*30,
  vvv1vvv0*73,
  uvv0*74,
  vvv0*74,
  vvv0tuu2stt4ttt2sst5ttt3sss4stt6sss6uvv0vtr2vts1*2,usr2utr2vvu0vvv0*58,
  vvv0stt5qqqbmnoboopfpqqcrrr7oppgoppesss3usq2tqnasolatpmctpn8vuu0vvv0*58,
  vvv0uuu5rssesssfrssbsst9uuu5rssettt7vvv0*42,stt8qrrcrrrdsss9rrseuuu3vvv0*6,uuu3uvv0*8,vvv3vvv0
  vvv0*2,vvv1*4,uvv2vvv1vvv0*43,uuu2tuu3tuu2sss5uuu3ttt5sss4uuu1vvv0*4,uvv7vvv0*2,rrs8mnolnoogvvv0*3,uvv7vvv0
  vvv0sttboppkqqripqqfoppjrrrcpqqeqrrfqrrhrrseopphoppjqqrcqqrgqrrhppqlrssaqqqipqqipqqgvvv0*30,sss6qrrbqrrdoppeqqrdoppeopphuuu3vvv0*4,uuu4uvv0*3,uuu0uvv0*4,vvv4vvv0
  vvv0*2,uvv2vvv1uuu3vvv0*69,
  vvv0ttt6qqqjpqqkrrrfvvv2vvv0*68,
  vvv0*74,
  uuu0*74,
  vvv0*74,
  vvv0uuu1*2,vvv0*3,uuv2vvv0*2,uuu2vvv0uvv2*2,vvv0*2,stu1tuu0*4,vvv0*54,
  vvv0rss7mnobmnnjklmllmmippqbmnnekmmelmngoppflmmnmnogklmguuv1nrr8mqqbmqr9mpqcorrauvv0vvv0*42,vvv2uvv0*8,vvv1vvv0
  vvv0uuu3ttt8ttt6stt9tuu4uuu5sttauuu5vvv0*14,vvv1*2,vvv0vvv1vvv0vvv1vvv0vvv1uuu2vvv0*2,vvv1vvv0*3,vvv1vvv0*2,vvv1vvv0*4,vvv1vvv2vvv0vvv2vvv1vvv0*12,uvv6vvv0*2,ttt5rrrarrr8vvv0*3,uvv6vvv0
  vvv0vvv1tuu6uuu4*2,uuu3uuu4*2,uvv2vvv0*14,tuu7pqqiqrrcpqqgqqrhpqqipqqhrsscpqqipqqfrrrfpqqiqrrbpqqiqrrjpqqjqrrfpqqmqrrdppqkqrrioppkqrrkrrripqqmrrrcqqrlrsscvvv0*12,uvv6vvv0*2,uuu2rrrbsss8vvv0*3,uvv6vvv0
  vvv0sss8qqqhqrrgrssbpqqgqrrivvv0*56,vvv1uvv0*8,vvv0*2,
  vvv0*2,vvv1uvv2vvv1*3,vvv0*67,
  uvv0vvv0*72,uvv0
  uuu0*74,
  uuu0uvv0*72,uuu0
  uuu0rss4opq8ppqcpqq7qrr7opp9oppbpqq7*2,qrr7oppapqq9rss4noodpqqbqrr6stt3rrs6qrr8stt2uvv0*52,uuu0
  uuu0ttt1nopbrrr9oppbpqr7qqr9pqqapqq9pqq6pqqapqq7qrr8qrr5qqr6qrr6rss4ttu1sss4rss4tuu1uvv0*2,stt4qrrdqrr9rrscrssa*2,tuu2uvv0*21,rss7qrraqrrbrss8rrsbttu3uvv0*6,tuu3tuu0*8,uuu2uuu0
  uuu0sss4qrrepqqbrssa*2,pqqfrssapqrettt3uvv0*13,uuu1sst5stt3tuu1uuu1*2,uuu0uvv0*21,ttt2stt3ttt3sss4*2,ttu2stt3rss2tuu0uvv0*3,tuu6uvv0oppdnoobnopdnopgmnnnstt3uvv0tuu6uuu0
  uuu0uvv0*22,ttt2lmngoppduvv0*25,qrr8nppfnoogopqenoocpqqanoofmnnhttt4uvv0*3,ttt4tuu0*8,tuu4uuu0
  uuu0rss8noojpqqenopiopphuvv0*67,uuu0
  uuu0uvv0*72,uuu0
  uuu0*74,
campaign-alone 1184x288
~ IqB6 xt-H TtK3 PiZq XIfl PiZq hP5P hbOh s2ZJ 1R8n PiZq 0WGd 5D9u 13BN ACFR TZGn kQ5s 6G0P OZe5 0gS3
~ voGq UOpp PiZq 9jqa paYM vmbf PiZq xnWI paYM oCP1 PiZq bHlh paYM NgJa VvDj PiZq BKwy paYM v-0I GxJY
~ jPR8
  rrsarrrcqqrcsss8qrrdrss7uvv0*68,
  uvv0*74,
  uvv0*74,
  uvv0*74,
  hjjdkmm8moo9pqq8npp4noo4opp6mno7kmm5mnn7nop6noo5jllemno7klm5noo5uuu1uvv0*57,
  opp8mno7jklcklmcqrr4lmn7jllajllcoppaeghgklmahjk9giihhjjcklm8klm6tuu2uvv0*57,
  ttt2ttu2tuu3uuu0uvv0*5,uuu0uvv0*2,uuu0tuu0uvv0*60,
  sst6qrraqrrettu2uvv0*70,
  uuu0*74,
  vvv0*74,
  vvv0*2,tuu3uvv2vvv0ttt2vvv0vvv1vvv0*3,tuu2uuu1uuu2uvu0tuu0*2,uvv0vvv0*5,tuu5qrrfrrsbrssfsst8sssdrrrgttt7vvv0sstbrsscsss9rrrcqrrettt8vvv0*3,qrrdrrsfrrresst8qrrersscvvv0*4,stt8qrrcrrrdsss9rrseuuu3vvv0*17,
  vvv0rss7lmnjklmflmnhnoodmnnfmnndkmmhmnngppq8lnnhmnohpqq9rts4lqodmqofsut2vvv0*5,vvv1ttt4tuu3vvv0*3,vvv1vvv0*2,vvv2ttt2vvv0*7,ttt3sss5ttt5tuu4ttt5sss4ttt3vvv0*3,uuu2*2,tuu4sss6ttu2uuu3uuu5sst4sss3vvv0*14,
  vvv0vvv3ttt8ttt9ttu6ttt5uuu3ttt9uuu4vvv0*14,uuu2ppqcrss8vvv0*6,rrr9ttt7vvv0*7,oppdppqfpqqfqqrcoppfoppdrssbvvv0*3,sss6qrraqqqcopqepqqc*2,qqrdoppfqqrevvv0*3,agh55ce0*8,npq4vvv0
  vvv0uvv2tuu8tuu7ttt6uuu4*2,ttu6uuu4vvv0*32,qqrissscrrserssfsssbvvv0*17,3bd619c0*2,6df7bgii9ghe19c0*3,imn6vvv0
  vvv0ttt4rssgstt6rrrbsssbvvv0*3,uuu4tuu6stt8tttattt6sttattt6ttu5stt8ttt7ttu5ttt6ttt8vvv0*19,rsscsttassserssd*2,sttattt9sttbvvv1vvv0*13,ejk49fg0*7,9fh0prr4vvv0
  vvv0ttt2prr8qrr4pqr6qrr5stt0*3,rss0rss3qss4qrs4qrr5*2,qrs3qrs5stt5tuu4uuu3ttt4uuu4vvv0*19,ttt9ttt8stt9uuu3*2,uuv3uuu3uuu2vvv2vvv0*24,
  vvv0rss2kno0*15,rss1uuu0*3,uvv0vvv0*19,stt9ttt7tttbvvv0*30,
  vvv1vvv0*73,
campaigns-none 1184x380
~ IqB6 xt-H LPL- PiZq XIfl PiZq hP5P YkU8 s2ZJ v-Rx OFQG jJs9 NkMN USCw sPjg
  rrsarrrcqqrcrss9*2,rrsauvv0*68,
  uvv0*74,
  uvv0*74,
  uvv0*74,
  hjjdkmm8moo9pqq8npp4noo4opp6mno7kmm5mnn7nop6noo5jllemno7klm5noo5uuu1uvv0*57,
  opp8mno7jklcklmcqrr4lmn7jllajllcoppaeghgklmahjk9giihhjjcklm8klm6tuu2uvv0*57,
  uvv0*9,uuu0uvv0*2,uuu0tuu0uvv0*60,
  uvv0vvv0*72,uvv0
  vvv0*24,oqq1mop0*4,prr1uuv0*14,prr1mop0*4,oqr1vvv0*24,
  vvv0*23,stt518a0*4,28a1lpq3ptt0*6,sqk0*2,ptt0*6,lpq328a118a0*4,stt5vvv0*23,
  vvv0*23,sst618a0*3,29b1imn3ptt0*7,vn80*2,ptt0*7,imn329b118a0*3,sst6vvv0*23,
  vvv0*23,sst618a029b0afh2mqr2ptt0*8,rsq0*2,ptt0*8,mqr2afh229b018a0sst6vvv0*23,
  vvv0*23,uvv1mpq0pst0ptt0*8,rtu0uvv0vvv0*2,uvv0rtu0ptt0*8,pst0mpq0uvv1vvv0*23,
  vvv0*24,ptt0*9,rtu0vvv0*6,rtu0ptt0*9,vvv0*24,
  vvv0*24,ptt0*9,uvv0vvv0*6,uvv0ptt0*9,vvv0*24,
  vvv0*24,suu0rtu0*8,vvv0*8,rtu0*8,suu0vvv0*24,
  vvv0*74,
  vvv0*27,ttt3ijkllmngkmmelmnfjllhjkldpqqaklmgnooclmmbjllhkllgkmmdjllljkldoppclmmjijkdsss6vvv0*27,
  vvv0*28,uuu2tuu1uuu2*2,ttt2uuu1vvv1ttu2vvv1ttt2tuu3rss7ttt2ttt5ppq6uuu2rss5tuu1uvv0vvv0*27,
  vvv0*25,ttt7stt7rsseqrreqrrgrsscqrrgrsscssscrssdsss8stt9rsscsss9sstarssfsssbrrsfrssbsss8rrsdsssbqrreuuu4vvv0*25,
  vvv0*35,sttb*2,sssattt9vvv0*35,
  vvv0*35,vvv1vvv0*38,
  vvv0*74,
  vvv1vvv0*72,vvv1
campaigns-failed 1184x220
~ IqB6 xt-H zN7b PiZq XIfl PiZq hP5P YkU8 s2ZJ Rdsh NxsB R53f m7lB Yv65 2p05
  rrsarrrcqqrcrss9rrsaqrrattu3uvv0*67,
  uvv0*74,
  uvv0*74,
  uvv0*74,
  hjjdkmm8moo9pqq8npp4noo4opp6mno7kmm5mnn7nop6noo5jllemno7klm5noo5uuu1uvv0*57,
  opp8mno7jklcklmcqrr4lmn7jllajllcoppaeghgklmahjk9giihhjjcklm8klm6tuu2uvv0*57,
  uvv0*9,uuu0uvv0*2,uuu0tuu0uvv0*60,
  vut0vts0*72,vut0
  vsr1rnketqn6sombrnkfspmatpmasol9tpnaspmbsom9tpmaspm9urp4vtr0*60,
  vtr0urp5usq2urp4urp3urp2usq2urp2uro4urp2urp4tqo5urp2usq2vsq2vsq1*4,vsq0vtr0*54,
  vtr0spnbtqo8somaspn8som8tqn9uqo5tpn9uqo5urp7tpn8sombuqo9uqoatqo8tpnbtqnbtqn9usq2vtr0*54,
  usr4vsr0rpo9sqp6rpo8sqp7usq5vtr0*67,
  usr3usq1rpo7sqp6qpo8srp6usq4vtr0*67,
  vts0vtr0*72,vts0
overview 1184x1927
~ IqB6 xt-H Yk_q PiZq Ls7W 56p0 Y-x1 Kosw PiZq QUrT L64i K_by UOzu ePcU 1fJ8 4fWB 7hqh f_4F ONkQ 3yvg
~ AbmK UhwG s2ZJ s2ZJ e9ul w0oM zQwX c3AZ lDVC 295G 9dNo AlFL EejZ I18J WYwr 6gk9 P_sU r2Xm nuJz WYwr
~ d4PA NGEQ EejZ nuJz WYwr 1qIZ xYDz EejZ 4kYw WYwr kgJx Sooe QMCH PiZq FKvT 52eT PiZq 4wBT m59u PiZq
~ rC9z tLMX HLbz Nc_T 5mZy SUb6 qwkB yuip mP4- Nc6K yG2K 7KgQ a18c _QE5 qn8t peeB 4NWy a18c ToDF K8FS
~ lPtt ANTs uLjZ a18c pdyn K8FS oEwi ANTs rquK a18c kCD6 6Jh9 6Ovj Kf8v RtFY QdXD yuip mP4- 1l9U qGjZ
~ O3xN BLJh RDhY ndWk QI7v CkEe RZov Nd7_ RDhY kVRc UX5G CHr9 RZov 0876 RDhY MpN3 v8g7 lgbZ RZov pfsO
~ TEHH Kh9p -SyI qcKo 4VhP kAgT 8kfj Kh9p Dskj qcKo eFWr kAgT 0pAZ Kh9p M1hd qcKo Mapu kAgT Qc2L Kh9p
~ E-aW qcKo JzpO kAgT PiDD s2ZJ yuip mP4- cB6m hazR s0Kw oSyb 5myM Qfjw wEcr e-wU p3LW zjyV wX2B xtJ3
~ wX2B DHPp wX2B Oo15 wX2B Hvpq idtS cAKU Z-gp 5yyr -NtJ 1_Cu BFOD BFOD BFOD BFOD S6p2 PyL3 5yyr 1_Cu
~ S6p2 PyL3 5yyr 1_Cu S6p2 PyL3 5yyr 1_Cu S6p2 PyL3 5yyr 1_Cu S6p2 PyL3 5yyr 1_Cu S6p2 PyL3 5yyr 1_Cu
~ S6p2 PyL3 5yyr 1_Cu S6p2 PyL3 5yyr 1_Cu S6p2 PyL3 5yyr 1_Cu S6p2 PyL3 5yyr 1_Cu S6p2 PyL3 5yyr 1_Cu
~ S6p2 PyL3 5yyr 1_Cu S6p2 PyL3 5yyr 1_Cu S6p2 PyL3 5yyr 1_Cu S6p2 PyL3 5yyr 1_Cu S6p2 PyL3 5yyr 1_Cu
~ S6p2 PyL3 5yyr 1_Cu S6p2 PyL3 5yyr 1_Cu S6p2 PyL3 5yyr 1_Cu S6p2 PyL3 5yyr 1_Cu S6p2 PyL3 5yyr 1_Cu
~ S6p2 PyL3 5yyr 1_Cu S6p2 PyL3 5yyr 1_Cu S6p2 PyL3 5yyr 1_Cu S6p2 PyL3 5yyr 1_Cu S6p2 PyL3 5yyr 1_Cu
~ S6p2 PyL3 5yyr 1_Cu S6p2 PyL3 5yyr 1_Cu S6p2 PyL3 5yyr 1_Cu S6p2 PyL3 fJC- v_wf dIlf k-iU NAN2 drRl
~ bMD2 Js1C mtcV 2fTo yLnf xLd7 Ljn2 yuip mP4- EXWP lqEc KfR5 yEJf dqEx TfjD yqdD Bqrq f-rs 63WS PuJA
~ 56p0 cwut Dpxs TfjD yqdD Bqrq f-rs 1V_r RKio 56p0 cwut xYCf TfjD yqdD Bqrq f-rs ZqEQ aDJL 56p0 cwut
~ O9aU TfjD yqdD Bqrq f-rs GKor s2ZJ yuip mP4- zVu9 T2vR e9bk Pshi JR09 -8fs G6r2 z2yA al5b qbWq G-7T
~ PiZq ypYx sG4j uCEO 9Tqs aWxb 5TwE K_by 3RCo losQ UmVc 4fWB 7hqh ecIY losQ JKz- eQen PiZq G61X Sz8Z
~ Pk-e PiZq sGLg Sz8Z rj7o PiZq Z09Y Sz8Z w6oo PiZq uXTT Sz8Z nhrC PiZq SjkL Sz8Z -EmB x_-i n6Wt Fz7T
~ 9uD9 V2_V z2yA k1nx qbWq exQP PiZq ypYx 5m-d GdNY 9Tqs dbZk 5TwE K_by ng5o losQ UmVc 4fWB 7hqh Ylrt
~ losQ JKz- eQen PiZq G61X Sz8Z XEtc PiZq sGLg Sz8Z Pqn3 PiZq Z09Y Sz8Z rc2h PiZq uXTT Sz8Z uO9X PiZq
~ SjkL Sz8Z kxmk x_-i n6Wt Fz7T X6Yi Mxev z2yA 52AT qbWq 2U6c PiZq ypYx 3w24 v_rW 9Tqs pFXV 5TwE K_by
~ 0WHq losQ UmVc 4fWB 7hqh eQen PiZq G61X Sz8Z JbWc PiZq sGLg Sz8Z hI7t PiZq Z09Y Sz8Z fdz5 PiZq uXTT
~ Sz8Z BqQd PiZq SjkL Sz8Z fi_R x_-i n6Wt Fz7T s0JG s2ZJ yuip mP4- WGrh -8fs vfSe 9Tqs k641 9mlC qDbQ
~ X9HM 9Tqs 52Do E2na qYMd yuip mP4- 6dXP EJzo -8fs Ge60 PiZq QTqK U7no 7LPk Ne8f 46nT PiZq QTqK 7NaO
~ 1CDs R4Lb 46nT PiZq QTqK ggWm bh2o w62m FnJX PiZq QTqK ep31 z-vj fRvW DFBr
  rrsbrss9qrrctuu2uvv0*70,
  uvv0*74,
  uuu2stt6*2,ttt3stt5stt6stt5tuu1uvv0*66,
  tuu3*2,stt8stt5sst9sss8rss9tuu2uvv0*66,
  uvv0*74,
  lmn6mno7sss3qrr2qrr4rss3opp9qrr3rss3stt2uvv0*64,
  ikkajllcfhihdfg8kmmcfhifhijhgiiadfgimnnauvv0*53,imn3ejk0*9,hlm3
  uvv0*9,uuu0uvv0*53,3bd53bd94ce87ega9fhe7dfd8fgi8fgd8fgj8egf19c0
  pqqgpqqeqqrdqqrcqqrdpqqdqrrbqrrcpqqerrs8oppeqqrbqrrepqqjqrr9pqrerss7qrrapqqdqrrcqqrdqrrcqrraopphrssarrscpqqhrss8uvv0*35,5de52ac219c02ac14cd61ac12ac1*2,2ac2*2,3bd2
  uvv0*63,tuu0stt0*9,tuu0
  uvv0*74,
  stt6nooioppenoonnoojuvv0stt4pqqcnopbpqqcsss5uvv0pqqdoppdpqqcpqqfstt3uvv0opqcpqqdpqqcpqqepqqdpqqauvv0*50,
  stt0*5,tuu0uvv0*68,
  uuu0*74,
  vvv0*48,uvv0uuu0vvv0*24,
  vvv0*48,vvv1uvv1vvv0vvv1vvv0*22,
  vvv0rrr6jklkijkkmnncpqq9ijkhmnnikmmgrss6vvv0*27,ikkglmmcttt7sss9stt7stt8sst9ttt6sss9stt6vvv0vvv1uvv1vvv0lnngjllhklmjnopajkldijkjikkdopp7vvv0*15,
  vvv0uuu1stt3stt4stt2uuu2sss3ttu3sst4vvv1vvv0*27,uuu2*2,uuu3*2,uuu4tuu5*2,uuu4ttt5uuu4vvv0vvv1uvv1vvv0*3,vvv1vvv0vvv1*3,vvv0*16,
  vvv0uuu7rssbrsscrss9ssscqrrjsssassscrsscqrrgsssc*2,rrscrssersscsssbrssdrrrgttt8ssscrssbrrrhrssasssarrrdssscqrrestt7qrrjrssdqrressscsstarssdsssarrshsstbrsseqrrhuuu5vvv0*7,vvv1uvv1vvv0*24,
  vvv0*48,vvv1uvv1vvv0sssdrrrdsssduuu4vvv0*9,ssscqrrgtttarssduuu5vvv0tuu5rrsfttt8vvv0
  vvv0oqr3cij0*10,gkl3cij0*7,rst3stt0*3,tuu1stt0*10,tuu1stt0*11,vvv0vvv1uvv1vvv0*24,
  vvv0ttt6sstbsssavvv0*9,ppqlpqqfvvv0*9,ttt6sssevvv2vvv0*8,vvv2sssbsssctuu5vvv0*9,vvv1uvv1vvv0stt8sttcsss9uuu2vvv0*11,ttt9qrreuuu2vvv0uuu5stt9uvv3vvv0
  vvv0tuu5sstattt8vvv0*9,sssbttt9sss8vvv0*8,ttu6sstbsssduuu4vvv0*7,vvv1ssscstt8rsscvvv0*9,vvv1uvv1vvv0uuu4ttt6tuu6uvv2vvv0*11,uuu2tuu5uuu2vvv0uvv1uuu4vvv2vvv0
  vvv0*48,vvv1uvv1vvv0*24,
  vvv0uuu3tuu6uuu5vvv1vvv0*16,tuu6uuu3tuu6uuu2vvv0*14,tuu6tuu5uuu3*2,uuu4tuu5uuv2uuu3vvv0vvv1uvv1vvv0qqrgqrrguuu3vvv0*12,rss9oppgttt5vvv0ttt7rrrfuuu6vvv0
  vvv0uuu3ttt9tttcttt6vvv0*16,ttt8sttbttt8vvv2vvv0*14,ttt7tuu6ttu7ttt9tttattt7ttt8stt7vvv0vvv1uvv1vvv0*24,
  vvv0rss7qrraoppimnojoppestt5vvv0*14,opphttt7vvv0*16,oppfnooloppgqrrelnnmqqrfnoohuuu3vvv0vvv1uvv1vvv0ttu6ttt7ttt6*2,sstbuuu4vvv0*9,ttt7rrrcvvv1vvv0uuu4stt8vvv2vvv0
  vvv0*48,vvv1uvv1vvv0tuu5ssscttt8sttatttasst9vvv0*9,ttu4ttt7uuu3vvv0uuu2uuu5uuv3vvv0
  vvv0*2,uuu0*45,vvv0vvv1uvv1vvv0*24,
  vvv0uvv0rss7qrrapqqeoqqaopqaqrr9oqqcqrrboqqboppepqqdoppbpqqcoppfpqqcpqqfpqqeoqqeoqqcqrrapqqcoppgpqqeqrr8qrrapqq8pqqdopphopqcpqqcpqqfpqqdoppdqrrcoqqc*2,pqqcopqdpqqdpqqbpqq8opphqrr9tuu0*2,vvv0vvv1uvv1vvv0sstbrsserssbrsscsss9rrsdsst9qrrerssdrrrdssscrssesssaqrrfrrsesssaqrrgssserrrhttt7vvv0*3,
  vvv0uvv0stt2rss2rss5rss3rss2rss6qrr7rss8rss6stt2stt1rss3stt1stt2stt1stt2stt1stt2stt1*4,stt2stt1*4,stt2stt1*2,stt2*2,stt1ttt1stt1rss4stt1*2,stt2rss1qrs1rss2rss1tuu0*2,vvv0vvv1uvv1vvv0ssscrrscrsserrrbrssbrsscssscrssdrssbsstassscsssbttt9vvv0*10,
  vvv0uvv0tuu0*2,prranopdnoocopp9noogmoobpqqdtuu0*36,vvv0vvv1uvv1vvv0*24,
  vvv0*2,uvv0*45,vvv0vvv1uvv1vvv0*24,
  vvv1vvv0*47,uvv1uuu0vvv0*23,vvv1
  uuu0*48,uvv0*2,uuu0*24,
  vvv0*74,
  vvv0*64,uvv2uvv0*7,vvv1vvv0
  vvv0ppqajkkkoppdmnoelmncmnob*2,lmnettt3vvv0*54,uuu4oppeqqrdpqqcrrrbpqqe*2,ttt5uvv6vvv0
  vvv0uuu3tuu4qrr6sss5rrr6noo8sss4rss5uuu2vvv0*54,uuu3tuu2*2,sss5uuu1stt4ttt2uuu0vvv4vvv0
  vvv0ttu7rrrerrsdrrrfstt8rrrfrrsdstt8rssfrrrdrssesttarrrdvvv1vvv0*59,
  vvv0*74,
  vvv0uuu2uuu4uuu2vvv0*9,ttt5ttt6tuu5rss8uuu3rss7ttt6rss9stt8rss8rss7vvv0vvv1uuu4uvv2vvv1uuu3vvv0*14,uuu3ttt6ttt5sss8vvv1vvv0uuu5uvv4vvv1vvv0*3,ttt7ttt4ttt6ttt4sst8stt6sss7ttt3ttt6stt7rss8ttt7rss9ttt7rssarss9ttt3vvv0
  vvv0uuu5rssasssbuuu2vvv0*8,qrrbrrr9rss9pqqcsssarrr9rrscqrrcrrs9qrrasst9vvv0vvv2sssasttbsstcrssbuuu4vvv0*13,stt7qrrasstapqqcvvv2vvv0ttt9sssfsssbvvv0*3,sss7qrrcqqrcrrrbrrs8rssaqrrdrrrcttt5qrrdqrrbrrreqrrcrssaqrraqrrcuuu5vvv0
  vvv0qrs3gkl0*21,jmn3vvv0uuv2gkl0*17,lop2tuu0*4,vvv0*2,jmn3gkl0*16,mpp2tuu0*4,uvv0vvv0
  vvv0uuu5sssbrssbstt8sssbrssbuuu5vvv0*18,sttbsstbsss9sttarrsestt9sttattt8tuu8ssscsssbsst9sssavvv0*11,sssbttt8ssscsss9sstasttcrssfsssbuuu5vvv0*15,
  vvv0*2,uuu3uuu2vvv1*4,vvv0*18,vvv1*7,uuu4vvv2vvv1uuu3vvv1*2,vvv0*12,vvv1*6,vvv0*17,
  vvv0*74,
  uuu0*17,uvv0*2,uuu0*17,uvv0*2,uuu0*17,uvv0*2,uuu0*17,
  vvv1vvv0*16,uvv1uuu0vvv0*17,uvv0*2,vvv0*17,uuu0uvv1vvv0*16,vvv1
  vvv0ttt8sssbsttbrssc*2,uuu2vvv0*10,vvv1uvv1vvv0rss9rrsdsss9uvv3vvv0*12,uvv1*2,uuu2rssassscrsscvvv1vvv0*12,uvv1vvv1uuu4rsscssscttt5rssdsssarssbstt9vvv0*9,
  vvv0*2,vvv1*4,vvv0*11,vvv1uvv1vvv0vvv1*3,vvv0*13,uvv1*2,vvv0vvv1*2,uuu3vvv1vvv0*12,uvv1vvv1vvv0vvv1uuu3vvv1*5,vvv0*9,
  vvv0pqq6rrs7qqr8oppcklmbklmdrss7lmncijkduuu5tuu4uuu1vvv0*4,vvv1uvv1vvv0oppc*2,uuu2oppdijkdikkhqqq6opp8pqqauuu4ttt4vvv0*5,uvv1*2,vvv2kmmblnnaklmfppqclmnelmnbuuu5tuu4vvv1vvv0*7,uvv1vvv1uuu2noob*2,mnn9ppq5opp8pqqauuu4ttt3vvv0*8,
  vvv0rrr3opp6pqq9opp4opp8ppq9qqr9pqq7rrr6sstarssbuuu4vvv0*4,vvv1uvv1vvv0ppq4opp6pqqapqq4rrr5oop9pqq9pqq6pqq5rss9rssbvvv0*5,uvv1*2,vvv1opp8sss6opp8qqr9opp7qqr6rssasssbvvv2vvv0*7,uvv1vvv1ttt2pqq5qqr3sss6qqq5opp7sss5sss9rssavvv0*8,
  vvv0sst9rrrdqrrdrsscssserrrbrrrersshuuv2vvv0*7,vvv1uvv1vvv0rrrdrssessscrssesttbrrsdsssarssbrssdrssfvvv0*6,uvv1*2,uuu3rrrerssbrsscrssdsttcrrsdrssbrsscrssdqrrerssesstbrrrfvvv1vvv0*2,uvv1vvv1ttt6rsscsstasssbrrscrrrhttt8rrsessscsstaqrrgrrsesssbrssgtttavvv0*2,
  vvv0*6,vvv1vvv0vvv1*2,vvv0*7,vvv1uvv1vvv0*4,vvv1vvv0vvv1vvv0*10,uvv1*2,vvv1ttt7stt7sttcvvv0*13,uvv1vvv1uuu3tuu5*2,ttt7uvv3vvv0uuv2vvv0*10,
  vvv0*17,vvv1uvv1vvv0*17,uvv1*2,vvv1uuu6uuu3uuu6vvv0*13,uvv1vvv1uvv3tuu7*2,ttu8uuv3vvv0*12,
  uvv0vvv0*16,uvv0uuu0vvv0*17,uvv0*2,vvv0*17,uuu0uvv0vvv0*16,uvv0
  uuu0uvv0*47,uuu0uvv0uuu0uvv0*22,uuu0
  vvv0*48,vvv1uvv0vvv0*24,
  vvv0stt3sss4stt6vvv1ttt3vvv0vvv1*3,stt5uuv1vvv0*5,uuu1vvv1vvv0vvv1uvv1uuu2vvv2uuu2*2,vvv0uuv0vvv1*2,vvv0*3,vvv1uuu2uuu1vvv2uuu2vvv0uuv1uvv1vvv0*3,vvv1vvv0*3,vvv1uvv1vvv0qrr3uuu2vvv1*2,ttt3vvv1vvv0*10,uvv1vvv1vvv0*5,
  vvv0qqr9jklgikkeijkgklljlmn8hijjjllfoop9ikkggijiqqr9vvv0*3,rst3lop6sssdrrsastt9rssbsssbttt8sssbtttbuuv2lqr2rssdsssbqqrfrrsettt7sstassscstt9tttassscuuv4rssetttarsscrrsdrssarrsgrsserrsbvvv1*2,uvv1vvv0opp9klmiklmjjklihjjdvvv2vvv0*10,rttaprrdprrfprreqrsfstt5vvv0
  vvv0*48,vvv1uvv1vvv0vvv3ttt6ttu7tuu7uuu5tuu5uuv3uuu4*2,uuu3tuu5uuu3uuu5vvv0*10,
  vvv0tuu5rssevvv0*28,mqr2rtt2vvv0qst1tuu1vvv0*12,vvv1uvv1vvv0tuu6stt8ttu7sttctuu8ttt9ttu6*2,uuu7sss9sttattt7stt7vvv0*10,
  vvv0*25,pss2nrs2vvv0*4,clm4lqr4vvv09jl4oss4vvv0*3,tuu39jl0vvv0rtu2gno2vvv0*4,vvv1uvv1vvv0*7,mpp0*12,pqr1vvv0*4,
  vvv0*9,rtt2kpq2vvv0stu1pss1vvv0tuu0*2,vvv0*8,iop4fmo4vvv0*2,tuu2kpq1clm4jpq5pst19jl4nrs4tuu0vvv0*2,suu45hj0vvv0pss48ik4vvv0*4,vvv1uvv1vvv0rsseqrrgqrrcrssdttt6stt619c0*12,5de6stt4ppqerss7vvv0
  vvv0*2,vvv1vvv0*6,nrs4ajl4vvv0kpq4dln4vvv0hnp4gno4vvv0*4,emn3ors3vvv0fmo3ekl8ejk5vvv0*2,rtt46ik3bhi5dkl9ajl47fg5dkm9dln4vvv0*2,ttu54ce0hop4gmn87fg5jop2qtt2vvv0*2,vvv1uvv1vvv0*7,mpp1lno3kno4lop2mpp0mop1lop2mpp0*2,mop0mop1mpp0oqr1vvv0*4,
  vvv0uuu4sstcvvv0*2,kpq2nqr2vvv0*2,nqr4aik4nqr1ino6dkl4pss0gmn5hmn4vvv0*4,bjk4nqr4vvv08hj4cijachj6vvv0qst1mqr67hj39fh6cikaajl45ce6djlaelm4vvv0*2,stt619c0eln5dkla4ce6bkl4nrr4vvv0*2,vvv1uvv1vvv0*7,uuu5sssasttattt9rrrcsssb*2,sssarrsdstt8qrrfuuu3vvv0*5,
  vvv0*5,fmo4iop5suu0vvv0mpp67df68jl4cikaagi65hj0bhjaejk6vvv0*2,pst49jl47ef6ekl9fmo33bd6bgicchj6vvv0fmo4dkma2bd59fh6bgic6df65ce6bgicagh66hk1stu4stt619c0bgi7bgic4ce67eg6lop6vvv0*2,vvv1uvv1vvv0sttbssscsstauuu4vvv0ttu43bd0*8,5de4rss0*3,stt0ttt3rssbstt6vvv0
  vvv0*5,ejk5djka7ik4vvv0mpp67df67fg5bhjbagi64ce1bhibejk6vvv0joq3hmo87fh57ef6cijbbhj53bd6bgicchj7lqr0ekl6cikb2bd59fh6bgic6df65ce6bgicagh65eg1iop8ino919c0bgi7bgic4ce67eg6lop6vvv0*2,vvv1uvv1vvv0vvv2uvv4uuu3vvv0*2,uuu3bhi0agi0*7,dij3stt0*3,ttu0uuu1ttt4uuu2vvv0
  vvv0uvv2ttt9uvv37hj0bhi9bhib6eg5gno3ekm96df65ce6agicagi61ac0agicdij8iop0djk5cijb4ce67ef6agic8fg63bd6agicbhi94df0bhiaagic2bd59fh6agic6df65ce6agicagh61ac1djkb*2,19c0agi7agic4ce67eg6imncpssavvv0vvv1uvv1vvv0*7,tuu6rrsdssscsttbqrrdssscrssfsss8rrrdsstaqrrfuuu3vvv0*5,
  vvv0vvv1uuu5*2,19c0bgic*2,3bd5bhj5cijb7df65ce6bgicagi61ac0bgicbhib4df0bgi6bgic5ce67ef6bgic8fg63bd6bgicbgib19c0bgic*2,2bd59fh6bgic6df65ce6bgicagh61ac1bgic*2,19c0bgi7bgic4ce67eg6fkljjnomvvv0vvv1uvv1vvv0uvv2vvv0vvv1vvv0vvv1uuv2fjk0ejk0*4,jmn2ttt0*6,tuu0vvv0uvv1vvv1vvv0
  vvv0*3,uuu519c0bgic*2,3bd59fh6bgic7df65ce6bgicagi61ac0bgic*2,19c0bgi6bgic5ce67ef6bgic8fg63bd6bgicbgib19c0bgic*2,2bd59fh6bgic6df65ce6bgicagh61ac1bgic*2,19c0bgi7bgic4ce67eg6fkllloopvvv0vvv1uvv1vvv0ttt9rsscrssbrrrerrsdstt619c0*5,8eg5rss0*6,rst0vvv0qqresss6vvv0
  vvv0*3,uuu519c0bgic*2,3bd59fh6bgic7df65ce6bgicagi61ac0bgic*2,19c0bgi6bgic5ce67ef6bgic8fg63bd6bgicbgib19c0bgic*2,2bd59fh6bgic6df65ce6bgicagh61ac1bgic*2,19c0bgi7bgic4ce67eg6fkllloopvvv0vvv1uvv1vvv0*7,tuu3rss9*2,rss6rss7sss9ttt6stt7ttt5stt7uuu3vvv0*6,
  vvv0*2,tuu6uuu3bhi0hlm7*2,cij3gkl3hlm7fjk3ejk3hlm7hlm3bhi0hlm7*2,bhi0hlm4hlm7eik3fjl3hlm7gkl3dij3hlm7hlm6bhi0hlm7*2,cij3gkl3hlm7fjk3ejk3hlm7hlm3chi1hlm7*2,bhi0hlm4hlm7dik3fkl3knocnpqfvvv0vvv1uvv1vvv0*7,pqr4oqq3pqr3npp7ttt4tuu4ttu4ttt4tuu3ttt4tuu3uvv0vvv0*5,
  vvv0*4,sst9ttt9uuu4vvv0*6,ttt6*2,sst9vvv0*9,sssdstt9vvv1vvv0*6,vvv1sssdttt7uuu4vvv0*6,sttbttt8sttbvvv0vvv1uvv1vvv0ssscrsscsstbqrrfuuu2stt619c0*4,loo5rss0*7,rst0vvv0rrrasss7vvv0
  vvv0*48,vvv1uvv1vvv0*6,vvv1imn0*4,stt1tuu0*7,uuu0vvv0*4,
  vvv0stt6pqrhrssfqssaqrsdoqrhqssbuuu6vvv0*39,vvv1uvv1vvv0*24,
  vvv0*48,vvv1uvv1vvv0*24,
  vvv0*48,vvv1uvv1vvv0*24,
  uvv0vvv0*47,uvv0uuu0vvv0*23,uvv0
  uvv0*48,uuu0uvv0*25,
  vvv0*48,vvv1uvv1vvv0*24,
  vvv0uuu1sss2vvv0tuu4vvv0*3,uuu2ttt6uuu1tuu4vvv0*27,vvv4uuv0*2,uvv0*4,uvv1vvv2vvv1uvv1vvv0qqr7*2,stt5sss4qrr5sss5ttt3stt3rss2sss3pqq5ttt3vvv0*11,
  vvv0qqr9mnobijkggijhijkfnoo9ijkkhijiopphhjjkhijmmnndvvv0*26,uvv6uuu2*2,nookpqqhpqqdopphuuu2uvv6vvv1uvv1vvv0ppqckllclmmhlmndqrrbmnoerrr9jllgijkgmnndmnofoppavvv0*11,
  vvv0*14,vvv1vvv0*24,vvv1uvv0*6,uvv1vvv0vvv1uvv1vvv0*24,
  vvv0ttu4sssbsss9rrrcsssarrrhssscstt8rrshssscqrrfrsscstt9rssbstt9rrrdsssasssdqrrgttt7vvv0*27,vvv1uvv1vvv0rsshsttarrrevvv0*20,
  vvv0*48,vvv1uvv1vvv0rrs8ppqboppipqqa*2,qrrcrrr8qqqcqrrfpqq8rrsastt6pqqfqrrcoppiqqqdqrrcqrraqrrbppqgqrrbuuu3vvv0
  vvv0*48,vvv1uvv1vvv0ttt6ttt4ttt7sss9rssattt9ttt6stt7ttt4sss6tuu5ttt3stt3ttt4*2,uuu5ttt4uuu5ttt4sst5rrr8vvv1vvv0
  vvv0vvv1gggviiivjjjvvvv1mnokkmmmlmmhjklmnoogqrr9vvv0*30,ttt3ttt5vvv0ttu6uuu4vvv0vvv1uvv1vvv0ttt8rrrfttt7tttbsttcsttarssbrssgqrrarsscsttarssdqqrettt7vvv0*9,
  vvv0vvv1hhhveeevhhhvvvv1rssesssestt9rssettt8sssc*2,sst9sssbrss9ttt8sttatttavvv0*23,ttu5ttt7vvv0sstavvv0*2,vvv1uvv1vvv0*24,
  vvv0vvv1eeevgggvfffvvvv1ttt8stt8uuu6tuu7ttt6ttt8stt9ttt7stt8sst7ttt9stt9ttt8uuu2tttbsst8sstauuu5vvv0*24,vvv1uvv1vvv0sttcuuu6ttu7vvv0*20,
  vvv0*2,ttt2uuu3uuu2vvv0ttt8ttt7ttu5ttt6ttt7sttatuu6sss8ttt7tuu5ttt9ttu6ttt7tuu3ttu6*2,ttu7uuu4vvv0*24,vvv1uvv1vvv0uuu6uuu3*2,vvv0*20,
  vvv0uuu5ttt8uuu3vvv0*4,uuu3ttt7*2,tuu5ttt7vvv0*3,stt6uuu5ttt7uuu5tuu5vvv0*2,ttt8uuu5tuu5ttt7vvv1vvv0*2,uuu4tuu5*2,ttu6uuu3vvv0*9,ttt6ttu6ttt5vvv0vvv1uvv1vvv0oppenoohoppioppdopph*2,mnojoopkmnofmnnlpqqblmmlnoohnoogqrrcoophsss6vvv0*6,
  vvv0uuu3ttu7tuu4vvv0*4,vvv2sss8ttt8ttt5ttt6vvv0*3,tuu6tuu5stt7ttu6tuu5vvv0*2,tuu8uuu5tuu6ttt7vvv0*3,tuu4ttt8stt7ttt6vvv2vvv0*9,tuu7sss8rss7vvv1*2,uvv1vvv0ttt7rrserrsgsssbsstbrrsbsssdrrrdrssarsserrshsssarsseqrrdrssbrrsgrssdqrrfuuu4vvv0*4,
  vvv0sss5oppg*2,ttt6vvv0*3,uuu2oppdrss8vvv0*5,mnofvvv1vvv0*5,qqrdtuu4vvv0*5,rrs9oppdoppltuu4vvv0*6,rssapqqeppqdnopipqqfopphmnoivvv0vvv1uvv1vvv0*24,
  vvv0*48,vvv1uuu0vvv0*24,
  vvv0*48,vvv1uvv0uuu0*24,
  vvv0*48,vvv1uuu0vvv0*24,
  vvv0vvv1gggviiiv*2,vvv1noogmnnhjllonoofnooevvv0*31,ttt4stt6vvv0ttt7uuu4vvv0vvv1uvv1vvv0ttt3uuu2vvv0*3,uuu2vvv0ttt2vvv0*3,uuu3vvv0*11,
  vvv0vvv1iiivhhhv*2,vvv1rsscqqrcrsscttt9rrrcsttcsssdqrrhssscrss9qrrdsss9sstarssestt8rssesssbrrrgsssbsttaqrrdrrsevvv0*14,tuu4ttt6vvv0stt9vvv0*2,vvv1uvv1vvv0lmnhghihijkmhjkhjklgnoobikkjijkgjklfikkhjklghjjlvvv2vvv0*6,oqqmqrsestt6vvv0
  vvv0vvv1eeevfffveeevvvv1stt9rss9ttt6ttt7*2,tttattt8ttt7stt8stt7tttattt8sttasst8sttbsstdttt7uvv2vvv0*24,vvv1uvv1vvv0*24,
  vvv0*6,uuu7uuu5uuu4uuu5uuu6ttt8uuu5ttt6uuu5uuu3tuu7uuu4tuu5uvv2uuu4uuu5uuu3vvv0*25,vvv1uvv1vvv0rssfppqipqqhqrrdqqrdqqrhrssbvvv0*10,uvv0*4,vvv0*2,
  vvv0uuu6ttt9tuu4vvv0*4,uuu3stt8stt9ttt6stt9vvv0*3,sst8ttt6stt9ttt7*2,vvv0*2,sttattu6ttt6stt9vvv1vvv0*2,tuu5ttt7*2,stt8uuu4vvv0*9,ttt8stt8stt7vvv0vvv1uvv1vvv0ttt7ttt4sss9uuu4*2,rrr9ttt5uuu7tuu5ttu6uuv2vvv0*5,stt5nppdoppepqqbopqbuvv0vvv0
  vvv0uuu3ttt6ttu5vvv0*4,vvv2rss8tuu6uuu4*2,vvv0*3,stt6uuu4ttt5uuu5uuu4vvv0*2,uuu7uuu5uuu4tuu5vvv0*3,ttt4ttt7stt7uuu5vvv1vvv0*5,uuv1uuu1vvv1uuu1ttt6sss8qrr6vvv1*2,uvv1vvv0tttbttt9stt8uuu7tuu5ttt9ttt7sstbstt9sssauuu4vvv0*12,
  vvv0sss6qrrcpqqgttu6vvv0*3,uuu3qqrcvvv0*6,pqqcvvv1vvv0*5,pqqettu4vvv0*5,rrsbppqhpqqjtuu4vvv0*6,rssaqqqdppqgqrrbqrrdpqqfoppivvv0vvv1uvv1vvv0*24,
  vvv0*48,vvv1uvv1vvv0ttt8qrrbsss9sst7stt7uuu5vvv0*17,
  vvv0*48,vvv1uvv1vvv0sss8vvv0tuu7rsseqrrduuu4vvv0*11,tuu1nppfoqqgopqbuvv0vvv0
  vvv0*6,vvv2uuu1*2,uuu2vvv0*38,vvv1uvv1vvv0rsshsttarrresttbssscsssbrssfrssgqqrkqrrgrrsfvvv0*7,uvv0*3,vvv0*2,
  vvv0vvv1eeevhhhv*2,vvv1nooj*2,mnndnoohvvv0*35,rss6uuu5vvv0vvv1uvv1vvv0*24,
  vvv0vvv1gggvhhhv*2,vvv1rrscsssbqrrdrrrettt8rsscrrscsss9sttdsssdrssfrrsfrssarrrcsst8sssarrseuuu4vvv0*21,sst5vvv1vvv0vvv1uvv1vvv0*2,uuu2uvv3uuu2*2,vvv0*18,
  vvv0vvv1eeevfffveeevvvv1sssbsss9sst9stt8stt9ssscsttasst8sssasst8sttdsttasssbsst7sssdsssbtuu6vvv0*25,vvv1uvv1vvv0stt9ppqerss7rss8pqqgvvv0*10,uvu0nrpbpsq7nrpaorp8orpauvu0vvv0
  vvv0*6,uuu4uuu3*3,uuu4uuu6uuu3ttu5uuu3uuv3uuu5uuu3*2,vvv1vvv3uuu2vvv1vvv0*25,vvv1uvv1vvv0rsshsttarrsgsssdsssbrssbsssdrrsiqrrdsssbvvv0*5,uvv0sut3rts2rts3qtr3rts3uvv0vvv0
  vvv0uuu7sttbttu5vvv0*4,uuu4sssasssbstt7sssavvv0*3,sss9ttt8sssattt8stt8vvv0*2,ssscttt8*2,sssbvvv1vvv0*2,ttu6stt9*2,sssauuu4vvv0*9,stt9sssasss8vvv0vvv1uvv1vvv0*24,
  vvv0uuu2stt8tuu3vvv0*4,vvv2rss9uuu4uuu3*2,vvv0*3,stt6uuu3uuu4uuu3*2,vvv0*2,tuu7uvv2uuu3*2,vvv0*3,ttt5stt5sss8uuu3vvv1vvv0*5,uuu2tuu3ttt4uuu2ttt6rss8qrr7vvv1*2,uvv1vvv0*24,
  vvv0tuu5qrrdttt6vvv0*4,uuv1pqqevvv0*6,pqqavvv1vvv0*5,rrsbvvv0*6,stt6rrrdqrrgtuu4vvv0*6,sss8qqqfpqqgrss9rssbqqqdppqfvvv0vvv1uvv1vvv0qrrhnookrrrbqqrcqrrbnoojrrrdvvv0*9,tuu1qts4rts3rus1rts2uvv0vvv0
  vvv0*48,vvv1uvv1vvv0rssgttt9sssdsttbtttbrrrgtttbssseqrrlrss9vvv0*6,tut1orqaosq8orpanrp9uvu0vvv0
  vvv0*48,vvv1uvv1vvv0vvv1*2,vvv2vvv1*3,vvv2vvv1*3,vvv0*13,
  vvv1vvv0*47,uvv0uuu0vvv0*24,
  uvv0*74,
  qrrdqrrbqrrd*2,rss8rss6qrrbqrrdpqqcqrrbpqrdqrrerrsbsss7pqqerss6qrr9rss9qrrbqrrcrssbqrrbrrs6qrrb*2,stt5qrraqrrdrss9qrr9qrrbqrr9sss6pqqcrrsaqrrbqrrcrss8qrrdrss6qqreqrrcrrsbqrrdrss9qqrcrss8uvv0*27,
  tuu3ttt3*2,stt3ttt3tuu1tuu2ttt4ttt2tuu2stt3tuu3tuu2tuu1ttu4ttt1ttu3*2,tuu2ttt3ttu2ttt3ttt1ttt4ttt3stt5tuu2ttt4stt6stt3tuu3ttt2tuu2ttt2tuu2ttt3*2,tuu2ttt3tuu1ttu4ttt4tuu2ttt3uuu2ttu2ttt3uvv0*27,
highest-level 1184x1906
~ IqB6 xt-H lk9J PiZq Ls7W 56p0 Y-x1 Kosw PiZq QUrT L64i K_by UOzu ePcU 1fJ8 4fWB 7hqh f_4F ONkQ 3yvg
~ AbmK UhwG s2ZJ s2ZJ e9ul w0oM Iq-v jL6h lDVC BWyJ wqnX AlFL EejZ I18J WYwr 6gk9 P_sU EejZ nuJz WYwr
~ W5k5 NGEQ EejZ nuJz WYwr 1qIZ xYDz r2Xm 4kYw WYwr i67X Sooe HLbz Nc_T 5mZy kBhJ qwkB yuip mP4- Nc6K
~ yG2K 7KgQ a18c _QE5 NcqP 4NWy a18c ToDF ANTs lPtt a18c pdyn ANTs oEwi a18c kCD6 Kf8v 6Ovj QdXD yuip
~ mP4- 1l9U qGjZ O3xN BLJh RDhY ndWk QI7v CkEe RZov Nd7_ RDhY kVRc UX5G CHr9 RZov 0876 RDhY MpN3 v8g7
~ lgbZ RZov pfsO TEHH Kh9p -SyI qcKo CtKM kAgT 8kfj Kh9p Dskj qcKo B17d kAgT 0pAZ Kh9p M1hd qcKo Mapu
~ kAgT Qc2L Kh9p E-aW qcKo JzpO kAgT PiDD s2ZJ yuip mP4- cB6m hazR yvri oSyb J9Mk Qfjw wEcr e-wU sETU
~ zjyV wX2B xtJ3 wX2B DHPp wX2B Oo15 wX2B Hvpq wX2B QAvZ idtS cAKU Z-gp 5yyr -NtJ 1_Cu BFOD BFOD BFOD
~ BFOD BFOD S6p2 PyL3 5yyr 1_Cu S6p2 PyL3 5yyr 1_Cu S6p2 PyL3 5yyr 1_Cu S6p2 PyL3 5yyr 1_Cu S6p2 PyL3
~ 5yyr 1_Cu S6p2 PyL3 5yyr 1_Cu S6p2 PyL3 5yyr 1_Cu S6p2 PyL3 5yyr 1_Cu S6p2 PyL3 5yyr 1_Cu S6p2 PyL3
~ 5yyr 1_Cu S6p2 PyL3 5yyr 1_Cu S6p2 PyL3 5yyr 1_Cu S6p2 PyL3 5yyr 1_Cu S6p2 PyL3 5yyr 1_Cu S6p2 PyL3
~ 5yyr 1_Cu S6p2 PyL3 5yyr 1_Cu S6p2 PyL3 5yyr 1_Cu S6p2 PyL3 5yyr 1_Cu S6p2 PyL3 5yyr 1_Cu S6p2 PyL3
~ 5yyr 1_Cu S6p2 PyL3 5yyr S6p2 PyL3 5yyr 1_Cu S6p2 PyL3 5yyr 1_Cu S6p2 PyL3 5yyr 1_Cu S6p2 PyL3 5yyr
~ 1_Cu S6p2 PyL3 5yyr 1_Cu S6p2 PyL3 5yyr 1_Cu S6p2 PyL3 5yyr 1_Cu S6p2 PyL3 5yyr 1_Cu S6p2 PyL3 fJC-
~ v_wf dIlf k-iU NAN2 drRl bMD2 Js1C mtcV 2fTo yLnf xLd7 Ljn2 yuip mP4- EXWP lqEc KfR5 yEJf dqEx TfjD
~ yqdD Bqrq f-rs 63WS PuJA 56p0 cwut Dpxs TfjD yqdD Bqrq f-rs 1V_r RKio 56p0 cwut xYCf TfjD yqdD Bqrq
~ f-rs ZqEQ aDJL 56p0 cwut O9aU TfjD yqdD Bqrq f-rs GKor s2ZJ yuip mP4- zVu9 T2vR e9bk Pshi JR09 -8fs
~ G6r2 z2yA al5b qbWq G-7T PiZq ypYx sG4j uCEO 9Tqs aWxb 5TwE K_by 3RCo losQ UmVc 4fWB 7hqh ecIY losQ
~ JKz- eQen PiZq G61X Sz8Z Pk-e PiZq sGLg Sz8Z rj7o PiZq Z09Y Sz8Z w6oo PiZq uXTT Sz8Z nhrC PiZq SjkL
~ Sz8Z -EmB x_-i n6Wt Fz7T 9uD9 V2_V z2yA k1nx qbWq exQP PiZq ypYx 5m-d GdNY 9Tqs dbZk 5TwE K_by ng5o
~ losQ UmVc 4fWB 7hqh Ylrt losQ JKz- eQen PiZq G61X Sz8Z XEtc PiZq sGLg Sz8Z Pqn3 PiZq Z09Y Sz8Z rc2h
~ PiZq uXTT Sz8Z uO9X PiZq SjkL Sz8Z kxmk x_-i n6Wt Fz7T X6Yi Mxev z2yA 52AT qbWq 2U6c PiZq ypYx 3w24
~ v_rW 9Tqs pFXV 5TwE K_by 0WHq losQ UmVc 4fWB 7hqh eQen PiZq G61X Sz8Z JbWc PiZq sGLg Sz8Z hI7t PiZq
~ Z09Y Sz8Z fdz5 PiZq uXTT Sz8Z BqQd PiZq SjkL Sz8Z fi_R x_-i n6Wt Fz7T s0JG s2ZJ yuip mP4- WGrh -8fs
~ vfSe 9Tqs k641 9mlC qDbQ X9HM 9Tqs 52Do E2na qYMd yuip mP4- 6dXP EJzo -8fs Ge60 PiZq QTqK U7no 7LPk
~ Ne8f 46nT PiZq QTqK 7NaO 1CDs R4Lb 46nT PiZq QTqK ggWm bh2o w62m FnJX PiZq QTqK ep31 z-vj fRvW DFBr
  qqrdqrrbrss7qrrcsss8uvv0*69,
  uvv0*74,
  uuu2stt6*2,ttt3stt5stt6stt5tuu1uvv0*66,
  uuu2tuu3stt8stt5sst9sss8rss9tuu2uvv0*66,
  uvv0*74,
  kmm7lmn8rrs5pqq3pqq4qrr4nopbpqq4qqr4stt3uvv0*64,
  jll9klmbgiifegh7lnnbgijeijkghjj8eghhmno9uvv0*53,imn3ejk0*9,hlm3
  uvv0*9,uuu0uvv0*53,3bd53bd94ce87ega9fhe7dfd8fgi8fgd8fgj8egf19c0
  pqqgpqqeqqrdqqrcqqrdpqqdqrrbqrrcpqqerrs8oppeqqrbqrrepqqjqrr9pqrerss7qrrapqqdqrrcqqrdqrrcqrraopphrssarrscpqqhrss8uvv0*35,5de52ac219c02ac14cd61ac12ac1*2,2ac2*2,3bd2
  uvv0*63,tuu0stt0*9,tuu0
  uvv0*74,
  stt6nooioppenoonnoojuvv0stt4pqqcnopbpqqcsss5uvv0pqqdoppdpqqcpqqfstt3uvv0opqcpqqdpqqcpqqepqqdpqqauvv0*50,
  stt0*5,tuu0uvv0*68,
  uuu0*74,
  vvv0*48,uvv0uuu0vvv0*24,
  vvv0*48,vvv1uvv1vvv0vvv1vvv0*22,
  vvv0oppaklmdlmnfjllhlmndlnncnoohlmmclmmemnogvvv0*27,mnnelmmckmmcoppastt8sst9ttt6sss9stt6vvv0vvv1uvv1vvv0lnngjllhklmjnopajkldijkjikkdopp7vvv0*15,
  vvv0uuu2tuu1ttt4stt4ttt3ttt4uuu3stt3stt2ttu3vvv0*27,rss1rss3sss2ttu3tuu5*2,uuu4ttt5uuu4vvv0vvv1uvv1vvv0*3,vvv1vvv0vvv1*3,vvv0*16,
  vvv0tuu6rsserssassscrssdsssbpqqjrssbssscrrrdsttarrrgsss9rrsfrssarsscqrrfsttarrresss8rsshrsseqrrisssbsttarssfrrscrsscsstbrssdrssfttt8vvv0*15,vvv1uvv1vvv0*24,
  vvv0*48,vvv1uvv1vvv0sssdrrrdsssduuu4vvv0*12,ttt6rsscrssdsttarssdtuu6vvv0
  vvv0oqr3cij0*10,gkl3cij0*11,gkl7cij0*10,gkl7cij0*10,dij0uuv2vvv1uvv1vvv0*24,
  vvv0ttt6sstbsssavvv0*9,rssesssavvv0*9,ttt6sssevvv2vvv0*8,uuu3pqqfqqrhrss8vvv0*9,vvv1uvv1vvv0stt8sttcsss9uuu2vvv0*15,ttt7qrreuuu4vvv0
  vvv0tuu5sstattt8vvv0*9,sssbttt9sss8vvv0*8,ttu6sstbsssduuu4vvv0*7,vvv1ssscstt8rsscvvv0*9,vvv1uvv1vvv0uuu4ttt6tuu6uvv2vvv0*15,uuu2tuu5uuu3vvv0
  vvv0*48,vvv1uvv1vvv0*24,
  vvv0*48,vvv1uvv1vvv0qqrgqrrguuu3vvv0*16,rss9ppqgttt7vvv0
  vvv0*48,vvv1uvv1vvv0*24,
  vvv0*48,vvv1uvv1vvv0ttu6ttt7ttt6*2,sstbuuu4vvv0*13,ttu5rrrcuvv3vvv0
  vvv0*48,vvv1uvv1vvv0tuu5ssscttt8sttatttasst9vvv0*13,tuu3ttt7uuu4vvv0
  vvv0*2,uuu0*45,vvv0vvv1uvv1vvv0*24,
  vvv0uvv0rss7qrrapqqeoqqaopqaqrr9qrrbopqepqqbqrrcnppfpqqcoqqfnppeqrrbpqqeopqgpqqdpqrbpqqboppfprrcoqqbpqq9oppiprrbpqqcpqqepqq9opqhoppfopqdsst6tuu0*12,vvv0vvv1uvv1vvv0sstbrsserssbrsscsss9rrsdsst9qrrerssdrrrdssscrssesssaqrrfrrsesssaqrrgssserrrhttt7vvv0*3,
  vvv0uvv0stt2rss2ttt1stt2stt1stt2stt4stt1*3,rss2stt1stt2*2,stt1*2,stt2*2,ttt1stt2stt1stt2qrs1rss1qrs2rss1qrr2rss2qrr1rss2qrr1qrr2stt1tuu0*12,vvv0vvv1uvv1vvv0ssscrrscrsserrrbrssbrsscssscrssdrssbsstassscsssbttt9vvv0*10,
  vvv0*48,vvv1uvv1vvv0*24,
  uvv0vvv0*47,uvv0uuu0vvv0*23,uvv0
  uuu0uvv0*72,uuu0
  vvv0*74,
  vvv0uuu2*2,vvv0vvv1vvv0*3,vvv1vvv0*55,uuu2uvv0*7,vvv3vvv0
  vvv0ppqbikkllmnhjllhhijjijkfjkkghjjirss5vvv0*54,uuu4noogpqqfnooiqqrdnopioppgstt6uvv7vvv0
  vvv0*3,ttt2vvv0*2,sss4vvv0*57,uuu2uvv0*7,vvv2vvv0
  vvv0ttu7rrrerrsdrrrfstt8rrrfrrrdstt8rssfrrrdrssesttarrrdvvv1vvv0*59,
  vvv0*74,
  vvv0ttt6sssbsstauuv1vvv0*7,vvv1qqqcqrrcrssaopphrssbppqerrrdoppipqqf*2,pqqevvv0vvv2rssdsttbstt9sssbuuu3vvv0*13,rss9pqqeqrrcoppguuu3vvv0sttcsstfsst8vvv0*3,rssbqrrappqgrssaqrrerrrcpqqhqqrdsss9pqqeoppgqrrfoppjqrreppqioppisst6vvv0
  vvv0vvv1uuu3*2,vvv0*9,ttt5ttt3*3,uuu2*2,ttt5ttt3uuu2ttt2uuu2vvv0*2,uvv2uuu3uuu4uuu3vvv1vvv0*13,vvv1uuu2*2,ttt3vvv0*2,uvv2uuu4uuu3vvv0*3,ttt2ttt6uuv3ttt5ttt2ttt4tuu3uuu3uuu1ttt6ttt3ttt5ttt3uuu2ttt2tuu2vvv1vvv0
  vvv0qrs3gkl0*21,jmn3vvv0uuv2gkl0*17,lop2tuu0*4,vvv0*2,jmn3gkl0*16,mpp2tuu0*4,uvv0vvv0
  vvv0uuu6rrreqrresss9rsscrrrdttt7vvv0*18,rssc*2,rssassscqrrgrssbsssbrrsctttbrsserrrfrssbrsscvvv0*11,rsscttt9rsserrsasssbsssdrrrgrssctuu6vvv0*15,
  vvv0*74,
  uvv0vvv0*72,uvv0
  uvv0*17,uuu0uvv0*18,uuu0*2,uvv0*18,uuu0uvv0*17,
  vvv0*17,vvv1uuu1vvv0*17,uvv1*2,vvv0*17,uuu1vvv1vvv0*17,
  vvv0stt9rrrcsstdqrrd*2,uuu2vvv0*10,vvv1uvv1vvv0qrraqrrfrssauuu3vvv0*12,uvv1*2,uuu2rrrbrsseqrrguuu3vvv0*12,uvv1vvv1tuu5rrrdqrrgstt7rrrfrsscqrrdsstavvv0*9,
  vvv0*2,vvv1vvv0tuu1uuu1vvv0vvv1uuu0tuu1vvv0*7,vvv1uvv1vvv0vvv1uuu1vvv0uuu1ttu0uvv1uvv0uuu1uuu0vvv0*7,uvv1*2,vvv0uvv1ttt1uuu1vvv0uuu1*2,vvv0*10,uvv1vvv1vvv0uuu1*2,ttu0uuu0tuu1vvv0*11,
  vvv0noo8noodpqq9jklfhjkighikqqr9klldjklessscrrsdtuu4vvv0*4,vvv1uvv1vvv0lmmeklmglmnfijkhjkldfhiiqqr7noobmnocrsscqrrcvvv0*5,uvv1*2,uuu3gijflmndgiijlmmiijkjjllfrssdrrscuuu2vvv0*7,uvv1vvv1ttt3lmndmnnclnndnoo8lmmdoppdsssbqrrbvvv0*8,
  vvv0tuu0stt1rss6ttt2*2,ttt1uuu2ttt1*2,uuu2*2,vvv1vvv0*4,vvv1uvv1vvv0stt0ttt2ttt6ttt1*2,ttt2*2,ttt1vvv0uuu2*2,vvv0*5,uvv1*2,vvv0ttt2uuv1ttt2uuu2tuu1ttt1uuu2*2,vvv0*8,uvv1vvv1uuu0stt1ttt0uuu1ttt2ttt1tuu1uuu2*2,vvv0*8,
  vvv0sst9rrrdqrrdrsscssseqrrdrrrerrrjuuu4vvv0*7,vvv1uvv1vvv0rrrdrssessscrrrgsttbrrrfsssarssbrssdrssfvvv0*6,uvv1*2,uuu3rrrerrscrrrdrssesttcrrsdrssbrsscrssdqrrfrssesstbrrrfvvv2vvv0*2,uvv1vvv1ttt6rsscsstarsscrrscrrrhsssbrrsessscsstaqrrgrrsesssbrssgtttavvv0*2,
  vvv0*17,vvv1uvv1vvv0*17,uvv1*2,uuu3rssdrssbrsshvvv0*13,uvv1vvv1tuu7rssc*2,rssetuu7vvv0*12,
  vvv0*17,vvv1uuu1vvv0*17,uvv1*2,vvv0*17,uuu1vvv1vvv0*17,
  uvv0*17,uuu0uvv0*18,uuu0*2,uvv0*18,uuu0uvv0*17,
  uvv0vvv0*47,uvv0uuu0uvv0vvv0*22,uvv0
  vvv0*48,vvv1uvv1vvv0*24,
  vvv0qqr6mnoamnncpqq7oppbqqr4pqq8pqq7rrr5noobppq9ttt5vvv0*4,mpp5tttbttt8ttt7sttbsttattt8ttt9sss9vvv1ors2ttt8ttu7ttt7stt9uuu4ttt7rssattt8ttu9sssbuuu3stt9ttt8ttt7tuu6ttt6sttbttt8ttt7vvv1*2,uvv1vvv0mnn6qrrbpqq8opp7mnn9vvv2vvv0*10,rst9rss9rtt8stt7stt8tuu3vvv0
  vvv0stt6ppqaopp8nooapqqbqrr4mnndpqq8sss5nopalnnbsss5vvv0*4,prr3uuu4uuu5uuu3uuu5uuu4uuu3uuu4uuu3vvv0qst1tuu4uuu4ttt8uuu5uuu3uuu4uuu3uuu4uuu3uuu4vvv1ttu6uuv4tuu5ttt7uuu3uuu6*2,uuu4vvv0vvv1uvv1vvv0stt6oppaqqqcpqqbopp7vvv1vvv0*10,uvv3tuu5tuu6ttu7tuu7uvv1vvv0
  vvv0*2,uuu3vvv1vvv0*44,vvv1uvv1vvv0ttt8qqrfrssfqrrjstterrsfstt9sstbsttcrrsbrrrfrssbrrrcvvv0*10,
  vvv0vvv1sttavvv2vvv0*22,uuv0vvv0*4,iop3lpq3vvv0jop2pss2vvv0*4,mqr0uvv1uvv0qst0vvv0*4,vvv1uvv1vvv0*10,vvv1*2,vvv0*12,
  vvv0*10,mqr0vvv1uvv0qst0vvv0*2,uvv0vvv0*8,nrr4akm4vvv0*3,ors0fmo5iop4vvv0ckm4mqr4vvv0*3,uvv25hj0tuu4rtt47ik4vvv0*4,vvv1uvv1vvv0uuu3vvv0vvv1vvv0vvv1uuu2dij0cij0*11,glm3uuu1uuu4uuu1vvv0
  vvv0*2,ttt9vvv2vvv0*5,uvv25hj0tuu4qtt47ik4vvv0nrr4akm4vvv0*4,iop3kpq3vvv0hop3gln89gh5vvv0*2,uvv25hj0cik9hlm5vvv0ahi5dkl9akm4vvv0*2,uvv24ce0hno8gmn86ef5iop2pss2vvv0*2,vvv1uvv1vvv0sstbqrrfrrrbrssdtuu5stt51ac019c0*11,7df6tuu3qrrattt5vvv0
  vvv0*2,uuu4vvv1vvv0ors4clm4vvv0*2,vvv24ce0iop8hno86ef5jpq2hmn8agi5vvv0*3,kpq0ekl7glm6nrs1bij5cijb7eg6vvv0nrr3jop54df0bhiagkl6vvv08fg6cijbahj5lqr1tuu1uvv319c0djkbcjkb3bd6bik5mpq5vvv0*2,vvv1uvv1vvv0*7,uuv3sssasssbttu8stt8ttt9sttattt7stt9ttt6sssavvv2vvv0*5,
  vvv0*5,nqq5ahj5dln3rtt3uvv319c0djkbcjkb3bd6bik5cijb7eg6vvv0qst2mqr45eg0bhiabhjb7fh48fg6agic7eg6qst1ino5dkl819c0agicgkl6vvv08fg6agic7eg68hj4kpq6nqr519c0agic*2,3bd68fg6kno6vvv0*2,vvv1uvv1vvv0*7,npq3npq2*2,npq3mop4npq3*2,npq2oqq5tuu2stt5uuu0vvv0*5,
  vvv0*2,rsseuuu3dkl4djka7eg67eg5hmo8iop619c0agic*2,3bd68fg6agic7eg6iop2glm7cik819c0agic*2,3bd68fg6agic7eg67fh5bhjbagi919c0agicgkl6vvv08fg6agic7eg64ce6cijbdjk819c0agic*2,3bd68fg6hlmbnqravvv0vvv1uvv1vvv0rssdrrrgrrseuuu5vvv0stt619c0*8,3bd5rss0*3,rst0sss4pqqfrrr8vvv0
  vvv0*4,9fh6agic7eg64ce6bgicbgi919c0agic*2,3bd69fg6agic7eg65ce5bhibagi919c0agic*2,3bd68fg6agic7eg64ce6agicagi919c0agicgkl6vvv08fg6agic7eg64ce6agicagi919c0agic*2,3bd68fg6fjljknorvvv0vvv1uvv1vvv0*6,vvv1kno1jnn2jmn1jnn1kno0*2,kno1kno0mop1tuu0*2,uuu0*2,vvv0*4,
  vvv0*4,9fh6agic7eg64ce6agicagi919c0agic*2,3bd69fg6agic7eg64ce6agicagi919c0agic*2,3bd68fg6agic7eg64ce6agicagi919c0agicgkl6vvv08fg6agic7eg64ce6agicagi919c0agic*2,3bd68fg6fjljknosvvv0vvv1uvv1vvv0*7,tuu6sssbsttatttaqrrdsssbsssdsss8rrrdstt9qrreuuu3vvv0*5,
  vvv0*2,vvv3uuu4jmn3kno6imn3hlm3kno6kno4fjl0kno5kno6gkl3jmn3kno6imn3hlm3kno6kno4fjl0kno5kno6gkl3jmn3kno6imn3hlm3kno6kno4fjl0kno5*2,jmn2jmn3kno6imn3hlm3kno6kno4fjl0kno5kno6gkl3jmn3mop9oqqdvvv0vvv1uvv1vvv0ttt8ttt7ttt8ttt7stt9ttu45ce0*5,bhi4rss0*6,stt0vvv0rrrattt4vvv0
  vvv0*32,qrs63bd6vvv0*14,vvv1uvv1vvv0uvv3uuu4*2,ttt7uuu5tuu39fh09fg0*4,ejk3stt0*6,ttt0vvv0tuu4uuu3vvv0
  vvv0*32,qrs63bd6vvv0*14,vvv1uvv1vvv0*7,tuu6rsscsttdrrrdsssbsssdsssbrrscsss9rrscttt6vvv0*6,
  vvv0vvv1rsseuuu3vvv0*29,ttu0vvv0*14,vvv1uvv1vvv0vvv1vvv0*4,uvv1hlm0gkl0*3,rst2tuu0*7,uuu0vvv0*4,
  vvv0*4,ttt8ttt6ttt7vvv0*6,uuu4sttasss9vvv0*9,sttbtttauuv2vvv0*7,ssscttt9uuu4vvv0*6,sttbttt8sttbvvv0vvv1uvv1vvv0sttbrsscsstbqrrfuuu2stt519c0*4,lop5rss0*7,rst0vvv0rssasss7vvv0
  vvv0*48,vvv1uvv1vvv0*7,stt0*4,vvv0*13,
  vvv0stt6pqrhrssfqssaqrsdoqrhqssbuuu6vvv0*39,vvv1uvv1vvv0*24,
  vvv0*48,vvv1uvv1vvv0*24,
  vvv0*48,vvv1uvv1vvv0*24,
  uuu0uvv0*47,uuu0uvv0*24,uuu0
  uvv0vvv0*47,uvv0uuu0vvv0*23,uvv0
  vvv0*40,uvv0*6,vvv0*2,vvv1uvv1vvv0*24,
  vvv0rss6qqr5qrr5nopaqrr6ttt3pqq6opp7qrrdnoo8oppdsss5vvv0*26,uvv6vvv1*2,stt8uuu5tuu3ttt6vvv1vvv4vvv1uvv1vvv0mnnekllemnnenoocoopanopdqrr8nooamnnamnoalmmepqq7vvv0*11,
  vvv0sst4opp8nopamnobnoo8qqr6oppdmnocrrsaoppdmnndpqq8vvv0*26,uvv6vvv1*2,qrrcrrsbrssarrrbuuv2vvv4vvv1uvv1vvv0ttt5qqr5rss7qrr5ttt6rrr5ttu4opp9noo8rrs6rrr7sss5vvv0*11,
  vvv0uuu2uuu4tuu4ttt6uuu5ttt9ttt6uuu3tuu7ttu6tuu5tuu6uuu3stt7uuu4tuu5ttt5tuu7*2,uuu3vvv0*19,uvv0*6,vvv0*2,vvv1uvv1vvv0uuu5vvv1uuu5vvv0*20,
  vvv0uuv1ttt6uuu5ttt6ttu4ttu8uuu6uuu5ttt9uuu6sss9ttu6uuu5*2,tuu5ttt8uuu5uuu6sst9uuu4vvv0*27,vvv1uvv1vvv0tttbttt8stt9vvv0*20,
  vvv0*48,vvv1uvv1vvv0ppqcmnnfmnnonoofnoogoppippqcnooioopkmnodpqqeqqr9mnnjopphmnnnoppinophppqgoppglmnlnooiuuu4vvv0
  vvv0*2,ttt3stt3ttt3vvv0ttt5sss7rss5rss6ttu4ttt2vvv0*36,vvv1uvv1vvv0ttu9sstbtuu5sttbsttdsstbsssasttbstt6sssbttt9stt9sss8uuu4vvv0*6,uvv1vvv0*2,
  vvv0vvv1eeevgggvfffvvvv1pqqeoppfppqcnoogpqqcttt6vvv0*30,stt6rrsbvvv0ssscuuu5vvv0vvv1uvv1vvv0vvv2uuu4uuu2uuv3uuu3vvv2uuu3uuu5tuu3uuu3uvv3uuu4ttt5uvv2vvv0*9,
  vvv0vvv1gggvfffviiivvvv1rrrfrssgsstarssfstt9rssdrrrerssarsscrrrbsst9sssdsttbvvv0*23,uuu2uvv1vvv0uuu4vvv0*2,vvv1uvv1vvv0*24,
  vvv0vvv1iiisiiiviiisvvv1rrrgrrrdsssbrsscrrsdqrrhrssdrrrcrrrerrsbrrshrssdrrrfsst6rrriqqreqrristt9vvv0*24,vvv1uvv1vvv0rsshsttasssbvvv0*20,
  vvv0*11,vvv1vvv0vvv1vvv0*34,vvv1uvv1vvv0rss7ttt4stt7ttt5rss8rss7stt6ttt5stt4ttt6tuu3stt5sst5rss6ttt4*2,uuu1vvv0*6,
  vvv0ttt8rssfstt7vvv0*4,uuu5qrrerrrerssaqrrdvvv0*3,rrscsssaqrrersscrssbvvv0*2,rssfsssarssbqrrfvvv1vvv0*2,stt9rssdrsscrrrdtuu5vvv0*9,ssscqrrdqrrcvvv1*2,uvv1vvv0rss7qrrdrrrbqrr8rss9rssapqqdqrrepqqbpqqerrr7oppgqrrbrrr9stt8qrrcttt4vvv0*6,
  vvv0uuu2sss8sss9uuu3vvv0*3,vvv1rss8ttu5vvv0*5,rrs7vvv0*6,ttt6uuu3vvv0*5,ttt4rss6qrrevvv0*7,ttt4ttt7stt7sss8sst9rrsbpqqavvv0vvv1uvv1vvv0ttt7rrserrsgsssbsstbrrsbsssdrrrdrssarsserrshsssarsseqrrdrssbrrsgrssdqrrfuuu4vvv0*4,
  vvv0tuu3sss8rss8uuu3vvv0*4,rss7ttt3vvv0*5,qrr9vvv0*6,sss7vvv1vvv0*5,ttt5sst7ttt8uuu3vvv0*6,tuu6rss7rss6rrsbsst7sss8rrs9vvv0vvv1uvv1vvv0*24,
  vvv0*48,vvv1uuu0uvv0vvv0*22,uvv0
  vvv0*48,vvv1uuu0uvv0*24,
  vvv0*2,stt6sttbttt5vvv0ttt6sst7qrrasss6stt6vvv0*37,vvv1uvv1vvv0*24,
  vvv0vvv1fffvgggvfffvvvv1pqq9pqqaopperrr8qqr7vvv0*31,stt7rrrbvvv0rssduuu5vvv0vvv1uvv1vvv0pqq9*2,rrs7rss6rss5qrr5qrr6noo7rss5pqq5rss5pqqavvv0*7,sttbttu7uuu3vvv0
  vvv0vvv1hhhv*2,gggvvvv1rsscpqqfrsscttt9rrrcsttcsssdqrrhssscrss9qrrdsss9sssarrrgstt9rssesssbrrrgsssbsttaqrrdrrsevvv0*14,uuu1vvv1vvv0uuu2vvv0*2,vvv1uvv1vvv0pqqbkmmamnnfmnnbnoobrrr7nopdnopbnooaoppbnoobmnndvvv1vvv0*6,rstattu6tuu2vvv0
  vvv0vvv1jjjrkkkt*2,vvv1rrrgrrrdsssbrsscrrsdqrrhrssdrrrcrrrerrsbrrshrssdrrrfsss9rsseqrrirssbuuu3vvv0*24,vvv1uvv1vvv0*24,
  vvv0*11,vvv1vvv0vvv1vvv0*34,vvv1uvv1vvv0qrrhnooknoplqqqeqqrdnookqrrdvvv0*9,tuu2stt2stt3ttt1stt2vvv0*2,
  vvv0ttt8rssfstt7vvv0*4,uuu5qrreqrrfrssaqrrdvvv0*3,rrscsssaqrrersscrssbvvv0*2,rssfsssarssbqrrfvvv1vvv0*2,stt9rssdrsscrrrdtuu5vvv0*9,ssscqrrdqrrcvvv1*2,uvv1vvv0rssgttt9rsseuuu8ttt9rrrestt8rrsgrrsdqrrfuuu6vvv0*5,ttt3pqqapqraqrr9qrr8vvv0*2,
  vvv0uuu4ttu5stt9uuu3vvv0*3,uuu2sss7vvv0*6,rss8vvv0*6,stt7uuu2vvv0*5,stt6sss9qrrdvvv0*7,ttu5stt8stt6stt5sst9rrsbpqqavvv0vvv1uvv1vvv0vvv1*2,vvv0vvv2vvv1*2,vvv2vvv1*3,vvv0*13,
  vvv0tuu3sss8rss9uuu3vvv0*3,vvv1sss8vvv0*6,rrs6vvv0*6,rss8uuu3vvv0*5,ttt6rssastt8uuu3vvv0*6,stt6sss7rrsbsst7sss6sss8rrs9vvv0vvv1uvv1vvv0*24,
  vvv0*48,vvv1uvv1vvv0qqrfqrrcqrrfpqqiopphttt8vvv0*12,uuu0*3,vvv0*2,
  vvv0*48,vvv1uvv1vvv0ttt9uvv3stt9ttt7ttt8uuu6tuu6uuu7tttattt8ttt7vvv0*6,uuu1oppepqqfoqqauvv0vvv0
  vvv0*2,sss8rrrbsss9vvv0rrrbpqqaqqq7rrravvv0*38,vvv1uvv1vvv0ttt9tuu7ttt7uuu6*2,tuu6tuu8ttt8ttt9ttt8ttt7vvv0*12,
  vvv0vvv1eeevhhhvfffvvvv1qrrarssaqqr7qrr8vvv0*35,qqqbttt6vvv0vvv1uvv1vvv0*24,
  vvv0vvv1eeevhhhvfffvvvv1rrscsssbqqrfrrrettt8rsscrrrcsss9sttdsssdrssfrrsfrssarrrcsst8sssarrrfuuu4vvv0*21,uuu0vvv0*2,vvv1uvv1vvv0tuu5rrraqrrbrrr9rssavvv0*11,uvv0*5,vvv0*2,
  vvv0vvv1iiinkkkplllqvvv1rrrgrrrdsssbrsscrrsdqrrhrsseqrrdrrrerrsbrrshrssdrrrfrss8rrrhqrrdttt6vvv0*25,vvv1uvv1vvv0uuu5sss6vvv1uuu2stt8vvv0*2,vvv2uvv1vvv0*6,tvu0mqofnrpalpndlqncmqoduvu0vvv0
  vvv0*48,vvv1uvv1vvv0rssgsttarssfsttcsssbsstassscrssgrrscsttavvv0*6,uvu0*5,vvv0*2,
  vvv0ttt8rssfstt7vvv0*4,uuu5qqrfqrrfrssaqrrdvvv0*3,rrscsssaqqrfrsscrssbvvv0*2,rssfsssarssbqrrfvvv1vvv0*2,stt9rssdrsscrrrdtuu5vvv0*9,ssscqrrdqrrcvvv1*2,uvv1vvv0*24,
  vvv0ttt3rssbtuu5vvv0*4,vvv1qqqdvvv0*6,rss9vvv0*6,sss8vvv0*6,ttt6rss7qrreuvv1vvv0*6,ttt6rrraqqrdsss6rssaqrrcoppcvvv0vvv1uvv1vvv0uuu5ttt5ttu3tuu4ttu5ttt4vvv2vvv0*16,
  vvv0uuu3stt5uuu3vvv0*4,uuv1ttt4vvv0*6,rss5vvv0*6,ttt5vvv0*6,ttu3ttt7*2,uuu3vvv0*6,ttt5sst7ttt6ttt5ttu4stt6sss7vvv0vvv1uvv1vvv0rsscpqqfttt7sss7ttt6pqqerssbvvv0*9,sut2mqocnrp9nrpamqoauvu0vvv0
  vvv0*48,vvv1uvv1vvv0rsshsttarrsgsssc*2,qrrhsssdrrsgqrrmqrrbvvv0*6,uvu0tut1sut1*3,vvv0*2,
  vvv0*48,vvv1uvv1vvv0*24,
  uvv0vvv0*47,uvv0uuu0vvv0*23,uvv0
  uvv0*74,
  pqqfpqqdqrrfpqqeqrr9rss7qqrcqqrfpqqdqrrcpqqepqqgqrrcrss8pqqgqrr7qrrbrssbpqrcpqqerrrcpqqdqrr6pqqdqrrdrss8qrrbpqqfqrrcqqraqrrdqrrarss7pqqdqrrcqqrcpqrerssapqqfrss7pqqgpqqdqrrdpqqfrssapqqerrrauvv0*27,
  uvv0*74,
new-agent 1184x1200
~ IqB6 xt-H 0uOY PiZq Ls7W 56p0 Y-x1 Kosw PiZq QUrT L64i K_by UOzu ePcU 1fJ8 4fWB 7hqh f_4F ONkQ 3yvg
~ AbmK UhwG s2ZJ 23nJ PiZq qNcH VfYu 9QVU Tcrx O4a9 tn6P Tcrx 8SIc 88QB Tcrx EMYq Tisc pIXV 1_nZ qbWq
~ G-7T uIxC 0z0f KkL6 61jL aIzH oEMH GZuc utK_ s2ZJ e9ul w0oM GPBM LF-m lDVC ftWp UktJ AlFL r2Xm I18J
~ WYwr 96Sn P_sU EejZ nuJz WYwr W5k5 NGEQ EejZ nuJz WYwr 1qIZ xYDz EejZ 4kYw WYwr kgJx Sooe QMCH PiZq
~ FKvT QvzG PiZq 4wBT m59u yuip mP4- Nc6K yG2K 7KgQ a18c _QE5 ykcK BHlh 4NWy a18c ToDF K8FS lPtt ANTs
~ uLjZ a18c pdyn K8FS oEwi ANTs rquK a18c kCD6 6Jh9 6Ovj Kf8v RtFY QdXD s2ZJ yuip mP4- zVu9 T2vR e9bk
~ Pshi JR09 -8fs wHek z2yA al5b qbWq G-7T PiZq ypYx sG4j uCEO 9Tqs aWxb 5TwE K_by 3RCo losQ UmVc 4fWB
~ 7hqh ecIY losQ JKz- qgEj s2ZJ DFBr
  rssarss6qqrarssauvv0*70,
  uvv0*74,
  uuu2stt5ttt3tuu2ttt3ttt4ttt3uuu1uvv0*66,
  tuu3ttt4rssastt6rssbrss9rrsctuu2uvv0*66,
  uvv0*74,
  lmn6mno7sss3qrr2qrr4rss3opp9qrr3rss3stt2uvv0*64,
  ikkajllcfhihdfg8kmmcfhifhijhgiiadfgimnnauvv0*53,imn3ejk0*9,hlm3
  uvv0*9,uuu0uvv0*53,3bd53bd94ce87ega9fhe7dfd8fgi8fgd8fgj8egf19c0
  pqqgpqqeqqrdqqrcqqrdpqqdqrrbqrrcpqqerrs8oppeqqrbqrrepqqjqrr9pqrerss7qrrapqqdqrrcqqrdqrrcqrraopphrssarrscpqqhrss8uvv0*35,5de52ac219c02ac14cd61ac12ac1*2,2ac2*2,3bd2
  uvv0*63,tuu0stt0*9,tuu0
  uvv0*74,
  stt6nooioppenoonnoojuvv0stt4pqqcnopbpqqcsss5uvv0pqqdoppdpqqcpqqfstt3uvv0opqcpqqdpqqcpqqepqqdpqqauvv0*50,
  stt0*5,tuu0uvv0*68,
  uuu0*74,
  vvv0*74,
  vvv0*54,uvv0*18,vvv0*2,
  vvv0*54,tuu0*18,uvv0vvv0
  vvv0*54,tuu0*3,uuu0rrr2nnn0sss3ttt1qqq5nnn0qqq3sss3nnn0qqq1uuu0tuu0*3,uvv0vvv0
  vvv0stt6ttt2sss5rss7uuu1uuu3ttt2uuu3rss4qrr8ttt3sss3ttt3qqr6uuu2stt3tuu2ttt3vvv0*35,tuu0*3,uuu0nnnfeee5hhhn999caaa8iiiaeeefjjjgggg5lllluvv0tuu0*3,uvv0vvv0
  vvv0rrr9lmnikllimnninoo7ikkmjllfklliqqr7lnninoocpqq9klmdmnnejllemnndlmnerrs5vvv0*35,tuu0*3,uuu0nnn8kkk0ggglgggihhhjlllfiiimhhhglll0mmm9uvv0tuu0*3,uvv0vvv0
  vvv0uvv3vvv2uvv2uuu2vvv2vvv1*2,uvv3uuu3vvv1uuu2vvv1*3,uuu3vvv1*2,uuu4uuv3vvv1*2,uuu4uuu3vvv1uuu3uvv2vvv2vvv0*26,tuu0*3,uuu0sss5hhh7jjjcdddgffffhhhceeelhhhg999cggg7uvv0tuu0*3,uvv0vvv0
  vvv0uuu4sssbsttaqrrfsssdrss9sssb*3,rsscstt9rrscqrrfrrsbttt9sssasss8rssetttarrresssasssdstt9sss8sssasssbttt9vvv0*26,tuu0*3,uuu0nnncgggdfffikkkaddd8nnn7bbbkkkk9eee9fffbuvv0tuu0*3,uvv0vvv0
  vvv0*54,tuu0*3,uuu0qqq5kkkdgggebbbciiig8887dddbfffdaaablll9uvv0tuu0*3,uvv0vvv0
  vvv0*2,stt3vvv0sss8qrrbrrsasssbrrsdrsseqqqevvv0*43,tuu0*3,uuu0kkkdcccgkkkicccfdddafffahhhgiiidccc3oooduvv0tuu0*3,uvv0vvv0
  vvv0*2,rtt4uvv0ttt5stt8stt9stt7sssauuu6ttt8vvv1vvv0vvv1uuv2uuu3vvv0*2,vvv3vvv0*2,vvv2vvv1vvv2vvv0vvv2vvv1*2,vvv0*26,tuu0*3,uuu0pppbggg6eeecgggbfffgmmm9iiigggggaaaemmm5uvv0tuu0*3,uvv0vvv0
  vvv0*4,ttt7rssdsssasst9ssshsssattt9rssessscrssbttt9sstbrssbsst8sttb*2,rssbrssasttarsserrsbrssesttduuu5vvv0*26,tuu0*3,uuu0lllceee2gggmeeedaaackkkcfffdcccacccehhh9uvv0tuu0*3,uvv0vvv0
  vvv0*54,tuu0*3,uuu0llldccc3gggpeeecdddgccce888g999bfffemmm7uvv0tuu0*3,uvv0vvv0
  vvv0uvv0qrs6uvv0qrreopphpqqinoogoppknooiqrrcppqjoppioppgopphvvv0*39,tuu0*4,vvv0*10,tuu0*4,uvv0vvv0
  vvv0*2,stt1vvv0ttt9stt9ttt7ttt8ttt9*2,stt8sssasstastt8ttu6stt9ttt9vvv0*37,tuu0*4,ttt1*2,tuu0*3,ttt0ttt1tuu0ttt1stt0tuu0*4,uvv0vvv0
  vvv0*4,vvv2uuu4vvv2uuu5uuu4uuu3uvv2uvv3uuu3uvv2uuu3tuu4uuu3vvv0*37,tuu0*4,pqqcpqqaqrrapqqb*2,oqqgqrraoppcpqqbprratuu0*4,uvv0vvv0
  vvv0*2,uuu0vvv0uuu5vvv0*2,vvv2vvv0vvv2vvv0*2,uuu4vvv2vvv1uvv2vvv0*38,tuu0*5,pqrepqqapqqdqrr5opqgoqqfopqgqrratuu0*5,uvv0vvv0
  vvv0uvv0oqr7uuu0sssaoppiopphqrrapqqboppiopphqrrcqrrdoppirrrgppqgoppdvvv0*37,tuu0*4,stt0*10,tuu0*4,uvv0vvv0
  vvv0*2,uvv0vvv0sss8rrsersscrssestt9qrreqrrdsttarrsdrssgssscrssfsttarrresst9rrscsssbrrsgvvv1vvv0*31,tuu0*3,stt5tuu0stt4rss2tuu0ttt0*2,stt3stt2*2,tuu0stt5tuu0*3,uvv0vvv0
  vvv0*54,tuu0*3,stt5stt3rss8qrr7kmmhnooimoojmooinppblnnirss5stt5tuu0*3,uvv0vvv0
  vvv0*54,tuu0*3,ttt1stt0*10,stt1tuu0*3,uvv0vvv0
  vvv0*54,uuu0*18,vvv0*2,
  vvv0*74,
  uuu0uvv0*72,uuu0
  uvv0vvv0*47,uvv0uuu0vvv0*23,uvv0
  vvv0*48,vvv1uvv1vvv0*24,
  vvv0qqr7mnnbpqq8*2,ppq7rrs3mnn9pqqcnooattt4vvv0*27,nooarrr6uuu4uvv1vvv1vvv0vvv1vvv2vvv0*2,vvv1uvv1vvv0nooenoodppqepqq7noo8mnnemno8rrs4vvv0*15,
  vvv0sss4ppqbpqq8qqqcoop8sss3noo8qqr9opp8uuu3vvv0*27,qqr6rrr9stt8sss8rrscqrresstaqrrcqrravvv1*2,uvv1vvv0ttu4rrr5qrr6ttt3rrs5qrr7rrr5stt3vvv0*15,
  vvv0ttu4sssarssesss8rrscrrristtbrrserssdqrrgsstbsttaqrrgrrsesttarrrdsttbrssdrssfsssesstbrssesssarrreqrresttbrsscqrrdsttassseqrreqrrgsttbsttarsscrssbsssdsstcrssdrssevvv0*7,vvv1uvv1vvv0*24,
  vvv0*5,vvv1vvv0*5,vvv1vvv0*36,vvv1uvv1vvv0sssdrrrdsssduuu4vvv0*8,tuu4rrrerssdstt8rssduuu6vvv0sssbrrrfuuu5vvv0
  vvv0uvv0stt0*10,tuu0stt0*11,tuu1stt0*10,tuu1stt0*11,vvv0vvv1uvv1vvv0*24,
  vvv0stt6sssarss8vvv1vvv0*8,sttattt7vvv0*9,uuu5ttt9vvv2vvv0*8,vvv2ttt8*2,uuu3vvv0*9,vvv1uvv1vvv0uuu2vvv1vvv0*13,vvv2ttt4vvv0*2,vvv1uuu4vvv1vvv0
  vvv0ttt5sssasss9vvv0*9,sssattt7tuu5vvv0*8,ttt5sttattt8vvv2vvv0*7,vvv1sttastt9*2,vvv0*9,vvv1uvv1vvv0sttaqrrhqqrfttu5vvv0*11,sst8qrretuu5vvv0tuu5ttt9uuu4vvv0
  vvv0vvv2uuu5uuv3vvv0*9,uuu5uuu4uuu3vvv0*8,vvv2uuu5*2,vvv1vvv0*8,uuu5uuv4uuu4vvv0*9,vvv1uvv1vvv0*24,
  vvv0*48,vvv1uvv1vvv0qrreqrrguuu3vvv0*12,rss8oppfttt6vvv0ttt7rrrfuuu6vvv0
  vvv0ttu7rrrgrrshstt8vvv0*20,qrrersseqrrhuuu6vvv0*19,vvv1uvv1vvv0vvv2vvv0*22,
  vvv0sss6qqrcoppimnojoppestt5vvv0*18,opphttt7vvv0*21,vvv1uvv1vvv0*5,vvv1vvv0*15,uvv1vvv0*2,
  vvv0*48,vvv1uvv1vvv0sssbpqqjqrrfqqrgqqrjqrrevvv0*9,rss9oppittt6vvv0tuu5ssscuuu5vvv0
  vvv0*48,vvv1uvv1vvv0*24,
  vvv0*48,vvv1uvv1vvv0sstbrsserssbrsscsss9rrsdsst9qrrerssdrrrdsstbrssesssaqrrfrrsesss9rrrfssserrrhttt7vvv0*3,
  vvv0*48,vvv1uvv1vvv0stt9sst9sttastt7stt9ttt8*2,stt9stt8ttt7tttattt9tuu6vvv0*10,
  vvv0*48,vvv1uvv1vvv0vvv2uuu3*2,tuu5uuu2uuu3uuv3uuu3*2,uvv2uuu2uvv2uvv3vvv0*10,
  vvv1vvv0*47,uvv0uuu0vvv0*24,
  uvv0*74,
  vvv0*48,uvv0*26,
  vvv0*39,vvv1uvv0*6,uvv1vvv0vvv1uvv0*25,
  vvv0pqq9nooblnndijkimnnbpqq7kmmfjklgnookjkkhijklppqavvv0*26,uvv6uuu2*2,nookpqqhpqqdopphuuu2uvv6vvv1uvv0*25,
  vvv0vvv1sss2*2,sss3*2,ttt1ttt5sss3uuu4ttt5sst5stt3vvv0*26,vvv4uuv0*2,uvv0*4,uvv1vvv2vvv1uvv0*25,
  vvv0ttt4sssbsssarrrdsssaqrrirssdstt8rrshssscrrrdrsscstt9rrrdstt9rrrdrssbsssdqrrfttt7vvv0*27,vvv1uvv0*25,
  vvv0*11,vvv1vvv0*7,vvv1vvv0*28,vvv1uvv0*25,
  vvv0*48,vvv1uvv0*25,
  vvv0vvv1ooogooobqqqhvvv0oppfoophoppcmnngpqqbrrs7vvv0*36,vvv1uvv0*25,
  vvv0vvv1gggvfffvgggvvvv1stt9sst6sss6rssbtuu5*2,vvv0*2,vvv1vvv0vvv1vvv0*25,rss8qrrdvvv0qrrguuu4vvv0vvv1uvv0*25,
  vvv0vvv1eeevhhhv*2,vvv1ssscrssfttt8ttt9stt9sstarrsdrssasssarrrbstt8sssdsttbvvv0*29,vvv1uvv0*25,
  vvv0vvv1mmmmlllmmmmivvv1rrrgrrrdsssbrsscrrsdqrrirsseqrrerrrerrsbrrrirssdrrrfsst6rrriqqreqrristt9vvv0*24,vvv1uvv0*25,
  vvv0*48,vvv1uvv0*25,
  vvv0ttu7sssbrrsfsssbsttdqrrhrssassscqrrfsssbqrrfvvv1vvv0*35,vvv1uvv0*25,
  vvv0*48,vvv1uvv0*25,
  uvv0vvv0*47,uvv0*26,
  uuu0uvv0*2,uuu0uvv0*4,uuu0*3,uvv0uuu0uvv0uuu0uvv0*2,uuu0tuu0uuu0*2,uvv0*3,uuu0uvv0uuu0*2,uvv0*2,uuu0uvv0*2,uuu0uvv0*2,uuu0uvv0*3,uuu0uvv0uuu0*2,uvv0*30,
  pqrepqqdqrrfpqqeqrr9rss7qqrcqqrfpqqdqrrbpqqepqqgqrrcrss8pqqfqrr7qrrbrssaqrrbpqqdrrsbpqqdqrr6pqqdqrrdrss8qrrbpqreqrrcqqraqrrcqrrarss7pqqdqrrcqqrcqqrdrssapqqfrss7pqqfpqqdqrrcpqqerssapqqerrrauvv0*27,
without-rebates 1184x1879
~ IqB6 xt-H 4Erv PiZq Ls7W 56p0 Y-x1 Kosw PiZq QUrT L64i K_by UOzu ePcU 1fJ8 4fWB 7hqh f_4F ONkQ 3yvg
~ AbmK UhwG s2ZJ s2ZJ e9ul w0oM zQwX c3AZ lDVC 295G 9dNo AlFL EejZ I18J WYwr 6gk9 P_sU r2Xm nuJz WYwr
~ d4PA NGEQ EejZ nuJz WYwr 1qIZ xYDz EejZ 4kYw WYwr kgJx Sooe QMCH PiZq FKvT 52eT PiZq 4wBT m59u PiZq
~ rC9z tLMX HLbz Nc_T 5mZy SUb6 qwkB yuip mP4- Nc6K yG2K 7KgQ a18c _QE5 qn8t peeB 4NWy a18c ToDF K8FS
~ lPtt ANTs uLjZ a18c pdyn K8FS oEwi ANTs rquK a18c kCD6 6Jh9 6Ovj Kf8v RtFY QdXD yuip mP4- 1l9U qGjZ
~ O3xN BLJh RDhY ndWk QI7v CkEe RZov Nd7_ RDhY kVRc UX5G CHr9 RZov 0876 RDhY MpN3 v8g7 lgbZ RZov pfsO
~ TEHH Kh9p -SyI qcKo EINz Kh9p Dskj qcKo EINz Kh9p M1hd qcKo ZX1Q Kh9p E-aW qcKo EINz PiDD s2ZJ yuip
~ mP4- cB6m Sq_s yuip mP4- EXWP lqEc KfR5 yEJf dqEx TfjD yqdD Bqrq f-rs 63WS PuJA 56p0 cwut Dpxs TfjD
~ yqdD Bqrq f-rs 1V_r RKio 56p0 cwut xYCf TfjD yqdD Bqrq f-rs ZqEQ aDJL 56p0 cwut O9aU TfjD yqdD Bqrq
~ f-rs GKor s2ZJ yuip mP4- zVu9 T2vR e9bk Pshi JR09 -8fs G6r2 z2yA al5b qbWq G-7T PiZq ypYx sG4j uCEO
~ 9Tqs aWxb 5TwE K_by 3RCo losQ UmVc 4fWB 7hqh ecIY losQ JKz- eQen PiZq G61X Sz8Z Pk-e PiZq sGLg Sz8Z
~ rj7o PiZq Z09Y Sz8Z w6oo PiZq uXTT Sz8Z nhrC PiZq SjkL Sz8Z -EmB x_-i n6Wt Fz7T 9uD9 V2_V z2yA k1nx
~ qbWq exQP PiZq ypYx 5m-d GdNY 9Tqs dbZk 5TwE K_by ng5o losQ UmVc 4fWB 7hqh Ylrt losQ JKz- eQen PiZq
~ G61X Sz8Z XEtc PiZq sGLg Sz8Z Pqn3 PiZq Z09Y Sz8Z rc2h PiZq uXTT Sz8Z uO9X PiZq SjkL Sz8Z kxmk x_-i
~ n6Wt Fz7T X6Yi Mxev z2yA 52AT qbWq 2U6c PiZq ypYx 3w24 v_rW 9Tqs pFXV 5TwE K_by 0WHq losQ UmVc 4fWB
~ 7hqh eQen PiZq G61X Sz8Z JbWc PiZq sGLg Sz8Z hI7t PiZq Z09Y Sz8Z fdz5 PiZq uXTT Sz8Z BqQd PiZq SjkL
~ Sz8Z fi_R x_-i n6Wt Fz7T s0JG s2ZJ yuip mP4- WGrh -8fs vfSe 9Tqs k641 9mlC qDbQ X9HM 9Tqs 52Do E2na
~ qYMd yuip mP4- 6dXP EJzo -8fs Ge60 PiZq QTqK U7no 7LPk Ne8f 46nT PiZq QTqK 7NaO 1CDs R4Lb 46nT PiZq
~ QTqK ggWm bh2o w62m FnJX PiZq QTqK ep31 z-vj fRvW DFBr
  qrrcrrsbrss9rrs9qrrarss7uvv0*68,
  uvv0*74,
  uuu2stt6*2,ttt3stt5stt6stt5tuu1uvv0*66,
  tuu3*2,stt8stt5sst9sss8rss9tuu2uvv0*66,
  uvv0*74,
  lmn6mno7sss3qrr2qrr4rss3opp9qrr3rss3stt2uvv0*64,
  ikkajllcfhihdfg8kmmcfhifhijhgiiadfgimnnauvv0*53,imn3ejk0*9,hlm3
  uvv0*9,uuu0uvv0*53,3bd53bd94ce87ega9fhe7dfd8fgi8fgd8fgj8egf19c0
  pqqgpqqeqqrdqqrcqqrdpqqdqrrbqrrcpqqerrs8oppeqqrbqrrepqqjqrr9pqrerss7qrrapqqdqrrcqqrdqrrcqrraopphrssarrscpqqhrss8uvv0*35,5de52ac219c02ac14cd61ac12ac1*2,2ac2*2,3bd2
  uvv0*63,tuu0stt0*9,tuu0
  uvv0*74,
  stt6nooioppenoonnoojuvv0stt4pqqcnopbpqqcsss5uvv0pqqdoppdpqqcpqqfstt3uvv0opqcpqqdpqqcpqqepqqdpqqauvv0*50,
  stt0*5,tuu0uvv0*68,
  uuu0*74,
  vvv0*48,uvv0uuu0vvv0*24,
  vvv0*48,vvv1uvv1vvv0vvv1vvv0*22,
  vvv0rrr6jklkijkkmnncpqq9ijkhmnnikmmgrss6vvv0*27,ikkglmmcttt7sss9stt7stt8sst9ttt6sss9stt6vvv0vvv1uvv1vvv0lnngjllhklmjnopajkldijkjikkdopp7vvv0*15,
  vvv0uuu1stt3stt4stt2uuu2sss3ttu3sst4vvv1vvv0*27,uuu2*2,uuu3*2,uuu4tuu5*2,uuu4ttt5uuu4vvv0vvv1uvv1vvv0*3,vvv1vvv0vvv1*3,vvv0*16,
  vvv0uuu7rssbrsscrss9ssscqrrjsssassscrsscqrrgsssc*2,rrscrssersscsssbrssdrrrgttt8ssscrssbrrrhrssasssarrrdssscqrrestt7qrrjrssdqrressscsstarssdsssarrshsstbrsseqrrhuuu5vvv0*7,vvv1uvv1vvv0*24,
  vvv0*48,vvv1uvv1vvv0sssdrrrdsssduuu4vvv0*9,ssscqrrgtttarssduuu5vvv0tuu5rrsfttt8vvv0
  vvv0oqr3cij0*10,gkl3cij0*7,rst3stt0*3,tuu1stt0*10,tuu1stt0*11,vvv0vvv1uvv1vvv0*24,
  vvv0ttt6sstbsssavvv0*9,ppqlpqqfvvv0*9,ttt6sssevvv2vvv0*8,vvv2sssbsssctuu5vvv0*9,vvv1uvv1vvv0stt8sttcsss9uuu2vvv0*11,ttt9qrreuuu2vvv0uuu5stt9uvv3vvv0
  vvv0tuu5sstattt8vvv0*9,sssbttt9sss8vvv0*8,ttu6sstbsssduuu4vvv0*7,vvv1ssscstt8rsscvvv0*9,vvv1uvv1vvv0uuu4ttt6tuu6uvv2vvv0*11,uuu2tuu5uuu2vvv0uvv1uuu4vvv2vvv0
  vvv0*48,vvv1uvv1vvv0*24,
  vvv0uuu3tuu6uuu5vvv1vvv0*16,tuu6uuu3tuu6uuu2vvv0*14,tuu6tuu5uuu3*2,uuu4tuu5uuv2uuu3vvv0vvv1uvv1vvv0qqrgqrrguuu3vvv0*12,rss9oppgttt5vvv0ttt7rrrfuuu6vvv0
  vvv0uuu3ttt9tttcttt6vvv0*16,ttt8sttbttt8vvv2vvv0*14,ttt7tuu6ttu7ttt9tttattt7ttt8stt7vvv0vvv1uvv1vvv0*24,
  vvv0rss7qrraoppimnojoppestt5vvv0*14,opphttt7vvv0*16,oppfnooloppgqrrelnnmqqrfnoohuuu3vvv0vvv1uvv1vvv0ttu6ttt7ttt6*2,sstbuuu4vvv0*9,ttt7rrrcvvv1vvv0uuu4stt8vvv2vvv0
  vvv0*48,vvv1uvv1vvv0tuu5ssscttt8sttatttasst9vvv0*9,ttu4ttt7uuu3vvv0uuu2uuu5uuv3vvv0
  vvv0*2,uuu0*45,vvv0vvv1uvv1vvv0*24,
  vvv0uvv0rss7qrrapqqeoqqaopqaqrr9oqqcqrrboqqboppepqqdoppbpqqcoppfpqqcpqqfpqqeoqqeoqqcqrrapqqcoppgpqqeqrr8qrrapqq8pqqdopphopqcpqqcpqqfpqqdoppdqrrcoqqc*2,pqqcopqdpqqdpqqbpqq8opphqrr9tuu0*2,vvv0vvv1uvv1vvv0sstbrsserssbrsscsss9rrsdsst9qrrerssdrrrdssscrssesssaqrrfrrsesssaqrrgssserrrhttt7vvv0*3,
  vvv0uvv0stt2rss2rss5rss3rss2rss6qrr7rss8rss6stt2stt1rss3stt1stt2stt1stt2stt1stt2stt1*4,stt2stt1*4,stt2stt1*2,stt2*2,stt1ttt1stt1rss4stt1*2,stt2rss1qrs1rss2rss1tuu0*2,vvv0vvv1uvv1vvv0ssscrrscrsserrrbrssbrsscssscrssdrssbsstassscsssbttt9vvv0*10,
  vvv0uvv0tuu0*2,prranopdnoocopp9noogmoobpqqdtuu0*36,vvv0vvv1uvv1vvv0*24,
  vvv0*2,uvv0*45,vvv0vvv1uvv1vvv0*24,
  vvv1vvv0*47,uvv1uuu0vvv0*23,vvv1
  uuu0*48,uvv0*2,uuu0*24,
  vvv0*74,
  vvv0*64,uvv2uvv0*7,vvv1vvv0
  vvv0ppqajkkkoppdmnoelmncmnob*2,lmnettt3vvv0*54,uuu4oppeqqrdpqqcrrrbpqqe*2,ttt5uvv6vvv0
  vvv0uuu3tuu4qrr6sss5rrr6noo8sss4rss5uuu2vvv0*54,uuu3tuu2*2,sss5uuu1stt4ttt2uuu0vvv4vvv0
  vvv0ttu7rrrerrsdrrrfstt8rrrfrrsdstt8rssfrrrdrssesttarrrdvvv1vvv0*59,
  vvv0*74,
  vvv0uuu2uuu4uuu2vvv0*9,ttt5ttt6tuu5rss8uuu3rss7ttt6rss9stt8rss8rss7vvv0vvv1uuu4uvv2vvv1uuu3vvv0*14,uuu3ttt6ttt5sss8vvv1vvv0uuu5uvv4vvv1vvv0*3,ttt7ttt4ttt6ttt4sst8stt6sss7ttt3ttt6stt7rss8ttt7rss9ttt7rssarss9ttt3vvv0
  vvv0uuu5rssasssbuuu2vvv0*8,qrrbrrr9rss9pqqcsssarrr9rrscqrrcrrs9qrrasst9vvv0vvv2sssasttbsstcrssbuuu4vvv0*13,stt7qrrasstapqqcvvv2vvv0ttt9sssfsssbvvv0*3,sss7qrrcqqrcrrrbrrs8rssaqrrdrrrcttt5qrrdqrrbrrreqrrcrssaqrraqrrcuuu5vvv0
  vvv0qrs3gkl0*21,jmn3vvv0uuv2gkl0*17,lop2tuu0*4,vvv0*2,jmn3gkl0*16,mpp2tuu0*4,uvv0vvv0
  vvv0uuu5sssbrssbstt8sssbrssbuuu5vvv0*18,sttbsstbsss9sttarrsestt9sttattt8tuu8ssscsssbsst9sssavvv0*11,sssbttt8ssscsss9sstasttcrssfsssbuuu5vvv0*15,
  vvv0*2,uuu3uuu2vvv1*4,vvv0*18,vvv1*7,uuu4vvv2vvv1uuu3vvv1*2,vvv0*12,vvv1*6,vvv0*17,
  vvv0*74,
  uuu0*17,uvv0*2,uuu0*17,uvv0*2,uuu0*17,uvv0*2,uuu0*17,
  vvv1vvv0*16,uvv1uuu0vvv0*17,uvv0*2,vvv0*17,uuu0uvv1vvv0*16,vvv1
  vvv0ttt8sssbsttbrssc*2,uuu2vvv0*10,vvv1uvv1vvv0rss9rrsdsss9uvv3vvv0*12,uvv1*2,uuu2rssassscrsscvvv1vvv0*12,uvv1vvv1uuu4rsscssscttt5rssdsssarssbstt9vvv0*9,
  vvv0*2,vvv1*4,vvv0*11,vvv1uvv1vvv0vvv1*3,vvv0*13,uvv1*2,vvv0vvv1*2,uuu3vvv1vvv0*12,uvv1vvv1vvv0vvv1uuu3vvv1*5,vvv0*9,
  vvv0qqrcqqqdqqrasssbpqqbvvv0*11,vvv1uvv1vvv0ppqiqqqbrrr9qqrdrss9vvv0*11,uvv1*2,uuu3ppqgqrrdsss4vvv0*13,uvv1vvv1stt8ppqeqqrdrss9pqqbvvv1vvv0*11,
  vvv0vvv1*3,uuu3vvv1vvv0*11,vvv1uvv1vvv0vvv1*3,uuu3vvv0*12,uvv1*2,vvv0vvv1*2,vvv0*14,uvv1vvv1vvv0vvv1*2,uuu3vvv0*13,
  vvv0*17,vvv1uvv1vvv0*17,uvv1*2,vvv0*17,uvv1vvv1ttt6rsscsstarsscrrscrrrhsssbrrsessscsstaqrrgrrsesssbrssgtttavvv0*2,
  vvv0*17,vvv1uvv1vvv0*17,uvv1*2,vvv0*17,uvv1vvv1tuu7rssc*2,rssetuu7vvv0*12,
  vvv0*17,vvv1uuu1vvv0*17,uvv1*2,vvv0*17,uuu1vvv1vvv0*17,
  uvv0*17,uuu0uvv0*18,uuu0*2,uvv0*18,uuu0uvv0*17,
  uvv0vvv0*47,uvv0uuu0vvv0*23,uvv0
  vvv0*48,vvv1uvv1vvv0*24,
  vvv0pqq7lmmblmmdopp8noodopq5opp9noo8qrr6mnodnoo9stt6vvv0*35,vvv1uvv1vvv0lmn7pqqdoppanop9klmavvv2vvv0*10,rssaqssbrssbrss9sttatuu3vvv0
  vvv0ttt5qqr9qqq7opp9qqr9sss4noocrrr7stt4opp9noobstt4vvv0*35,vvv1uvv1vvv0ttt5pqq8qrraqqr9pqq6vvv1vvv0*10,vvv2uuu3uuu4*3,vvv1vvv0
  vvv0vvv1vvv0vvv1vvv0vvv1vvv2vvv0*2,vvv1vvv0*2,uvv1vvv1*2,vvv0vvv1*2,vvv0*2,vvv1vvv0vvv1vvv2vvv1vvv0*2,vvv1vvv0*2,vvv2vvv1vvv0*16,vvv1uvv1vvv0ttt8qqrfrssfqrrjstterrsfstt9sstbsttcrrrbrrrfrssbrrrcvvv0*10,
  vvv0uuu6sssbrssarssc*2,sttarssbsss9rrrcsssaqrrdttt5rsscstt9rssbrssasst9rrsfsttdrssbrssarrsdsttasssbrrrdssscsttarrsarssarssdsst9ttt7rrrdvvv2vvv0*13,vvv1uvv1vvv0*24,
  vvv0*48,vvv1uvv1vvv0uuu4uuv2uuu2vvv1vvv2uuu3bhi0agi0*11,fjl4uuu1ttt5uuu2vvv0
  vvv0*48,vvv1uvv1vvv0stt9rrsdsssasssbuuu4ttu43bd0*12,8fg5tuu3rss9ttt4vvv0
  vvv0*48,vvv1uvv1vvv0*7,uuu5rsscrssdtttasst9sttbsssbstt8sssbttt8rsscvvv3vvv0*5,
  vvv0*48,vvv1uvv1vvv0*7,mop2lop1*3,kno2lop1*3,npq3tuu1ttt3uuu0uvv0vvv0*4,
  vvv0*48,vvv1uvv1vvv0rssdrrrgrrseuuu5vvv0stt619c0*8,3bd5rss0*3,rst0sss4pqqfrrr8vvv0
  vvv0*48,vvv1uvv1vvv0*7,mpp1loo3*2,lop2mpp0mop1lop3mpp0nqq1uuu1*2,uuu0uvv0vvv0*4,
  vvv0*48,vvv1uvv1vvv0*7,uuu5sssattt8ttt9qrrdsssbsstcsss8rrrdstt9qrreuuu3vvv0*5,
  vvv0*48,vvv1uvv1vvv0stt9*3,stt8sssbttu53bd0*5,agh4rss0*6,stt0vvv0qrrcstt5vvv0
  vvv0*48,vvv1uvv1vvv0vvv2uuu3uuu2uuu5uuu3tuu3bhi0agi0*4,gkl3stt0*6,ttu0vvv0uuu3uuu2vvv0
  vvv0*48,vvv1uvv1vvv0*7,tuu6rsscsttdqrresssbsssdsssbrrscsss9rrscttt6vvv0*6,
  vvv0*48,vvv1uvv1vvv0uvv2vvv0*2,vvv1vvv0uuv2fjk0ejk0*3,rss2ttt0*7,tuu0vvv0*4,
  vvv0*48,vvv1uvv1vvv0ttt9rsscsttarrreuuu2stt519c0*4,mop5rss0*7,rst0vvv0rssasss7vvv0
  vvv0*48,vvv1uvv1vvv0*7,uuu0tuu0*2,uuu0vvv0*13,
  uvv0vvv0*47,uvv0uuu0vvv0*23,uvv0
  uvv0*48,uuu0uvv0*25,
  vvv0*48,vvv1uvv1vvv0*24,
  vvv0uuu1sss2vvv0tuu4vvv0*3,uuu2ttt6uuu1tuu4vvv0*27,vvv4uuv0*2,uvv0*4,uvv1vvv2vvv1uvv1vvv0qqr7*2,stt5sss4qrr5sss5ttt3stt3rss2sss3pqq5ttt3vvv0*11,
  vvv0qqr9mnobijkggijhijkfnoo9ijkkhijiopphhjjkhijmmnndvvv0*26,uvv6uuu2*2,nookpqqhpqqdopphuuu2uvv6vvv1uvv1vvv0ppqckllclmmhlmndqrrbmnoerrr9jllgijkgmnndmnofoppavvv0*11,
  vvv0*14,vvv1vvv0*24,vvv1uvv0*6,uvv1vvv0vvv1uvv1vvv0*24,
  vvv0ttu4sssbsss9rrrcsssarrrhssscstt8rrshssscqrrfrsscstt9rssbstt9rrrdsssasssdqrrgttt7vvv0*27,vvv1uvv1vvv0rsshsttarrrevvv0*20,
  vvv0*48,vvv1uvv1vvv0rrs8ppqboppipqqa*2,qrrcrrr8qqqcqrrfpqq8rrsastt6pqqfqrrcoppiqqqdqrrcqrraqrrbppqgqrrbuuu3vvv0
  vvv0*48,vvv1uvv1vvv0ttt6ttt4ttt7sss9rssattt9ttt6stt7ttt4sss6tuu5ttt3stt3ttt4*2,uuu5ttt4uuu5ttt4sst5rrr8vvv1vvv0
  vvv0vvv1gggviiivjjjvvvv1mnokkmmmlmmhjklmnoogqrr9vvv0*30,ttt3ttt5vvv0ttu6uuu4vvv0vvv1uvv1vvv0ttt8rrrfttt7tttbsttcsttarssbrssgqrrarsscsttarssdqqrettt7vvv0*9,
  vvv0vvv1hhhveeevhhhvvvv1rssesssestt9rssettt8sssc*2,sst9sssbrss9ttt8sttatttavvv0*23,ttu5ttt7vvv0sstavvv0*2,vvv1uvv1vvv0*24,
  vvv0vvv1eeevgggvfffvvvv1ttt8stt8uuu6tuu7ttt6ttt8stt9ttt7stt8sst7ttt9stt9ttt8uuu2tttbsst8sstauuu5vvv0*24,vvv1uvv1vvv0sttcuuu6ttu7vvv0*20,
  vvv0*2,ttt2uuu3uuu2vvv0ttt8ttt7ttu5ttt6ttt7sttatuu6sss8ttt7tuu5ttt9ttu6ttt7tuu3ttu6*2,ttu7uuu4vvv0*24,vvv1uvv1vvv0uuu6uuu3*2,vvv0*20,
  vvv0uuu5ttt8uuu3vvv0*4,uuu3ttt7*2,tuu5ttt7vvv0*3,stt6uuu5ttt7uuu5tuu5vvv0*2,ttt8uuu5tuu5ttt7vvv1vvv0*2,uuu4tuu5*2,ttu6uuu3vvv0*9,ttt6ttu6ttt5vvv0vvv1uvv1vvv0oppenoohoppioppdopph*2,mnojoopkmnofmnnlpqqblmmlnoohnoogqrrcoophsss6vvv0*6,
  vvv0uuu3ttu7tuu4vvv0*4,vvv2sss8ttt8ttt5ttt6vvv0*3,tuu6tuu5stt7ttu6tuu5vvv0*2,tuu8uuu5tuu6ttt7vvv0*3,tuu4ttt8stt7ttt6vvv2vvv0*9,tuu7sss8rss7vvv1*2,uvv1vvv0ttt7rrserrsgsssbsstbrrsbsssdrrrdrssarsserrshsssarsseqrrdrssbrrsgrssdqrrfuuu4vvv0*4,
  vvv0sss5oppg*2,ttt6vvv0*3,uuu2oppdrss8vvv0*5,mnofvvv1vvv0*5,qqrdtuu4vvv0*5,rrs9oppdoppltuu4vvv0*6,rssapqqeppqdnopipqqfopphmnoivvv0vvv1uvv1vvv0*24,
  vvv0*48,vvv1uuu0vvv0*24,
  vvv0*48,vvv1uvv0uuu0*24,
  vvv0*48,vvv1uuu0vvv0*24,
  vvv0vvv1gggviiiv*2,vvv1noogmnnhjllonoofnooevvv0*31,ttt4stt6vvv0ttt7uuu4vvv0vvv1uvv1vvv0ttt3uuu2vvv0*3,uuu2vvv0ttt2vvv0*3,uuu3vvv0*11,
  vvv0vvv1iiivhhhv*2,vvv1rsscqqrcrsscttt9rrrcsttcsssdqrrhssscrss9qrrdsss9sstarssestt8rssesssbrrrgsssbsttaqrrdrrsevvv0*14,tuu4ttt6vvv0stt9vvv0*2,vvv1uvv1vvv0lmnhghihijkmhjkhjklgnoobikkjijkgjklfikkhjklghjjlvvv2vvv0*6,oqqmqrsestt6vvv0
  vvv0vvv1eeevfffveeevvvv1stt9rss9ttt6ttt7*2,tttattt8ttt7stt8stt7tttattt8sttasst8sttbsstdttt7uvv2vvv0*24,vvv1uvv1vvv0*24,
  vvv0*6,uuu7uuu5uuu4uuu5uuu6ttt8uuu5ttt6uuu5uuu3tuu7uuu4tuu5uvv2uuu4uuu5uuu3vvv0*25,vvv1uvv1vvv0rssfppqipqqhqrrdqqrdqqrhrssbvvv0*10,uvv0*4,vvv0*2,
  vvv0uuu6ttt9tuu4vvv0*4,uuu3stt8stt9ttt6stt9vvv0*3,sst8ttt6stt9ttt7*2,vvv0*2,sttattu6ttt6stt9vvv1vvv0*2,tuu5ttt7*2,stt8uuu4vvv0*9,ttt8stt8stt7vvv0vvv1uvv1vvv0ttt7ttt4sss9uuu4*2,rrr9ttt5uuu7tuu5ttu6uuv2vvv0*5,stt5nppdoppepqqbopqbuvv0vvv0
  vvv0uuu3ttt6ttu5vvv0*4,vvv2rss8tuu6uuu4*2,vvv0*3,stt6uuu4ttt5uuu5uuu4vvv0*2,uuu7uuu5uuu4tuu5vvv0*3,ttt4ttt7stt7uuu5vvv1vvv0*5,uuv1uuu1vvv1uuu1ttt6sss8qrr6vvv1*2,uvv1vvv0tttbttt9stt8uuu7tuu5ttt9ttt7sstbstt9sssauuu4vvv0*12,
  vvv0sss6qrrcpqqgttu6vvv0*3,uuu3qqrcvvv0*6,pqqcvvv1vvv0*5,pqqettu4vvv0*5,rrsbppqhpqqjtuu4vvv0*6,rssaqqqdppqgqrrbqrrdpqqfoppivvv0vvv1uvv1vvv0*24,
  vvv0*48,vvv1uvv1vvv0ttt8qrrbsss9sst7stt7uuu5vvv0*17,
  vvv0*48,vvv1uvv1vvv0sss8vvv0tuu7rsseqrrduuu4vvv0*11,tuu1nppfoqqgopqbuvv0vvv0
  vvv0*6,vvv2uuu1*2,uuu2vvv0*38,vvv1uvv1vvv0rsshsttarrresttbssscsssbrssfrssgqqrkqrrgrrsfvvv0*7,uvv0*3,vvv0*2,
  vvv0vvv1eeevhhhv*2,vvv1nooj*2,mnndnoohvvv0*35,rss6uuu5vvv0vvv1uvv1vvv0*24,
  vvv0vvv1gggvhhhv*2,vvv1rrscsssbqrrdrrrettt8rsscrrscsss9sttdsssdrssfrrsfrssarrrcsst8sssarrseuuu4vvv0*21,sst5vvv1vvv0vvv1uvv1vvv0*2,uuu2uvv3uuu2*2,vvv0*18,
  vvv0vvv1eeevfffveeevvvv1stt9stt7stt8ttt7*2,tttattt9ttt7stt8stt7tttattt8stt9stt6sstbsss9uuu5vvv0*25,vvv1uvv1vvv0stt9ppqerss7rss8pqqgvvv0*10,uvu0nrpbpsq7nrpaorp8orpauvu0vvv0
  vvv0*6,uuu7uuu5uuu4uuu5uuu6ttt8uuu5ttt6uuu5uuu3tuu7uuu4tuu5vvv2uuu5uuu4uvv2vvv0*25,vvv1uvv1vvv0rsshsttarrsgsssdsssbrssbsssdrrsiqrrdsssbvvv0*5,uvv0sut3rts2rts3qtr3rts3uvv0vvv0
  vvv0uuu7sttbttu5vvv0*4,uuu4sssasssbstt7sssavvv0*3,sss9ttt8sssattt8stt8vvv0*2,ssscttt8*2,sssbvvv1vvv0*2,ttu6stt9*2,sssauuu4vvv0*9,stt9sssasss8vvv0vvv1uvv1vvv0*24,
  vvv0uuu1tuu6uuu3vvv0*4,vvv2sst7uuu4uuu3*2,vvv0*3,ttt5uuv2uuu4uuu3*2,vvv0*2,uuu5uvv2uuu3*2,vvv0*3,tuu3ttt4ttt6uuu3vvv1vvv0*5,uuv1uuu1uuu2uuu1tuu5sst6rrs5vvv1*2,uvv1vvv0*24,
  vvv0ttt6pqqettt7vvv0*4,uuu2ppqgvvv0*6,oppcvvv1vvv0*5,qrrdvvv0*6,sss8qrrepqqituu4vvv0*6,rssapqqgppqirrrarrrcpqqfoppivvv0vvv1uvv1vvv0qrrhnookrrrbqqrcqrrbnoojrrrdvvv0*9,tuu1qts4rts3rus1rts2uvv0vvv0
  vvv0*48,vvv1uvv1vvv0rssgttt9sssdsttbtttbrrrgtttbssseqrrlrss9vvv0*6,tut1orqaosq8orpanrp9uvu0vvv0
  vvv0*48,vvv1uvv1vvv0vvv1*2,vvv2vvv1*3,vvv2vvv1*3,vvv0*13,
  vvv1vvv0*47,uvv0uuu0vvv0*24,
  uvv0*74,
  qrrdqrrbqrrd*2,rss8rss6qrrbqrrdpqqcqrrbpqrdqrrerrsbsss7pqqerss6qrr9rss9qrrbqrrcrssbqrrbrrs6qrrb*2,stt5qrraqrrdrss9qrr9qrrbqrr9sss6pqqcrrsaqrrbqrrcrss8qrrdrss6qqreqrrcrrsbqrrdrss9qqrcrss8uvv0*27,
  tuu3ttt3*2,stt3ttt3tuu1tuu2ttt4ttt2tuu2stt3tuu3tuu2tuu1ttu4ttt1ttu3*2,tuu2ttt3ttu2ttt3ttt1ttt4ttt3stt5tuu2ttt4stt6stt3tuu3ttt2tuu2ttt2tuu2ttt3*2,tuu2ttt3tuu1ttu4ttt4tuu2ttt3uuu2ttu2ttt3uvv0*27,
failed-in-part 1184x1822
~ IqB6 xt-H Ak0E PiZq Ls7W 56p0 Y-x1 Kosw PiZq QUrT L64i K_by UOzu ePcU 1fJ8 4fWB 7hqh f_4F ONkQ 3yvg
~ AbmK UhwG s2ZJ s2ZJ e9ul w0oM zQwX c3AZ lDVC 295G 9dNo AlFL EejZ I18J WYwr 6gk9 P_sU r2Xm nuJz WYwr
~ d4PA NGEQ EejZ nuJz WYwr 1qIZ xYDz EejZ 4kYw WYwr kgJx Sooe QMCH PiZq FKvT 52eT PiZq 4wBT m59u PiZq
~ rC9z tLMX HLbz Nc_T 5mZy SUb6 qwkB yuip mP4- Nc6K yG2K 7KgQ a18c _QE5 qn8t peeB 4NWy a18c ToDF K8FS
~ lPtt ANTs uLjZ a18c pdyn K8FS oEwi ANTs rquK a18c kCD6 6Jh9 6Ovj Kf8v RtFY QdXD yuip mP4- 1l9U qGjZ
~ O3xN BLJh RDhY ndWk QI7v CkEe RZov Nd7_ RDhY kVRc UX5G CHr9 RZov 0876 RDhY MpN3 v8g7 lgbZ RZov pfsO
~ Rdsh NxsB R53f m7lB Yv65 2p05 s2ZJ yuip mP4- EXWP lqEc KfR5 yEJf dqEx TfjD yqdD Bqrq f-rs 63WS PuJA
~ 56p0 cwut Dpxs TfjD yqdD Bqrq f-rs 1V_r RKio 56p0 cwut xYCf TfjD yqdD Bqrq f-rs ZqEQ aDJL 56p0 cwut
~ O9aU TfjD yqdD Bqrq f-rs GKor s2ZJ yuip mP4- zVu9 T2vR e9bk Pshi JR09 -8fs G6r2 z2yA al5b qbWq G-7T
~ PiZq ypYx sG4j uCEO 9Tqs aWxb 5TwE K_by 3RCo losQ UmVc 4fWB 7hqh ecIY losQ JKz- eQen PiZq G61X Sz8Z
~ Pk-e PiZq sGLg Sz8Z rj7o PiZq Z09Y Sz8Z w6oo PiZq uXTT Sz8Z nhrC PiZq SjkL Sz8Z -EmB x_-i n6Wt Fz7T
~ 9uD9 V2_V z2yA k1nx qbWq exQP PiZq ypYx 5m-d GdNY 9Tqs dbZk 5TwE K_by ng5o losQ UmVc 4fWB 7hqh Ylrt
~ losQ JKz- eQen PiZq G61X Sz8Z XEtc PiZq sGLg Sz8Z Pqn3 PiZq Z09Y Sz8Z rc2h PiZq uXTT Sz8Z uO9X PiZq
~ SjkL Sz8Z kxmk x_-i n6Wt Fz7T X6Yi Mxev z2yA 52AT qbWq 2U6c PiZq ypYx 3w24 v_rW 9Tqs pFXV 5TwE K_by
~ 0WHq losQ UmVc 4fWB 7hqh eQen PiZq G61X Sz8Z JbWc PiZq sGLg Sz8Z hI7t PiZq Z09Y Sz8Z fdz5 PiZq uXTT
~ Sz8Z BqQd PiZq SjkL Sz8Z fi_R x_-i n6Wt Fz7T s0JG s2ZJ yuip mP4- WGrh -8fs vfSe 9Tqs k641 9mlC qDbQ
~ X9HM 9Tqs 52Do E2na qYMd Rdsh NxsB R53f m7lB Yv65 2p05 DFBr
  qrrdqrrbrssarss8*2,uvv0*69,
  uvv0*74,
  uuu2stt5ttt3tuu2ttt3ttt4ttt3uuu1uvv0*66,
  tuu3ttt4rssastt6rssbrss9rrsctuu2uvv0*66,
  uvv0*74,
  lmn6mno7sss3qrr2qrr4rss3opp9qrr3rss3stt2uvv0*64,
  ikkajllcfhihdfg8kmmcfhifhijhgiiadfgimnnauvv0*53,imn3ejk0*9,hlm3
  uvv0*9,uuu0uvv0*53,3bd53bd94ce87ega9fhe7dfd8fgi8fgd8fgj8egf19c0
  pqqgpqqeqqrdqqrcqqrdpqqdqrrbqrrcpqqerrs8oppeqqrbqrrepqqjqrr9pqrerss7qrrapqqdqrrcqqrdqrrcqrraopphrssarrscpqqhrss8uvv0*35,5de52ac219c02ac14cd61ac12ac1*2,2ac2*2,3bd2
  uvv0*63,tuu0stt0*9,tuu0
  uvv0*74,
  stt6nooioppenoonnoojuvv0stt4pqqcnopbpqqcsss5uvv0pqqdoppdpqqcpqqfstt3uvv0opqcpqqdpqqcpqqepqqdpqqauvv0*50,
  stt0*5,tuu0uvv0*68,
  uuu0*74,
  vvv0*48,uvv0uuu0vvv0*24,
  vvv0*48,vvv1uvv1vvv0vvv1vvv0*22,
  vvv0rrr6jklkijkkmnncpqq9ijkhmnnikmmgrss6vvv0*27,ikkglmmcttt7sss9stt7stt8sst9ttt6sss9stt6vvv0vvv1uvv1vvv0lnngjllhklmjnopajkldijkjikkdopp7vvv0*15,
  vvv0uuu1stt3stt4stt2uuu2sss3ttu3sst4vvv1vvv0*27,uuu2*2,uuu3*2,uuu4tuu5*2,uuu4ttt5uuu4vvv0vvv1uvv1vvv0*3,vvv1vvv0vvv1*3,vvv0*16,
  vvv0uuu7rssbrsscrss9ssscqrrjsssassscrsscqrrgsssc*2,rrscrssersscsssbrssdrrrgttt8ssscrssbrrrhrssasssarrrdssscqrrestt7qrrjrssdqrressscsstarssdsssarrshsstbrsseqrrhuuu5vvv0*7,vvv1uvv1vvv0*24,
  vvv0*48,vvv1uvv1vvv0sssdrrrdsssduuu4vvv0*9,ssscqrrgtttarssduuu5vvv0tuu5rrsfttt8vvv0
  vvv0oqr3cij0*10,gkl3cij0*7,rst3stt0*3,tuu1stt0*10,tuu1stt0*11,vvv0vvv1uvv1vvv0*24,
  vvv0ttt6sstbsssavvv0*9,ppqlpqqfvvv0*9,ttt6sssevvv2vvv0*8,vvv2sssbsssctuu5vvv0*9,vvv1uvv1vvv0stt8sttcsss9uuu2vvv0*11,ttt9qrreuuu2vvv0uuu5stt9uvv3vvv0
  vvv0tuu5sstattt8vvv0*9,sssbttt9sss8vvv0*8,ttu6sstbsssduuu4vvv0*7,vvv1ssscstt8rsscvvv0*9,vvv1uvv1vvv0uuu4ttt6tuu6uvv2vvv0*11,uuu2tuu5uuu2vvv0uvv1uuu4vvv2vvv0
  vvv0*48,vvv1uvv1vvv0*24,
  vvv0uuu3tuu6uuu5vvv1vvv0*16,tuu6uuu3tuu6uuu2vvv0*14,tuu6tuu5uuu3*2,uuu4tuu5uuv2uuu3vvv0vvv1uvv1vvv0qqrgqrrguuu3vvv0*12,rss9oppgttt5vvv0ttt7rrrfuuu6vvv0
  vvv0uuu3ttt9tttcttt6vvv0*16,ttt8sttbttt8vvv2vvv0*14,ttt7tuu6ttu7ttt9tttattt7ttt8stt7vvv0vvv1uvv1vvv0*24,
  vvv0rss7qrraoppimnojoppestt5vvv0*14,opphttt7vvv0*16,oppfnooloppgqrrelnnmqqrfnoohuuu3vvv0vvv1uvv1vvv0ttu6ttt7ttt6*2,sstbuuu4vvv0*9,ttt7rrrcvvv1vvv0uuu4stt8vvv2vvv0
  vvv0*48,vvv1uvv1vvv0tuu5ssscttt8sttatttasst9vvv0*9,ttu4ttt7uuu3vvv0uuu2uuu5uuv3vvv0
  vvv0*2,uuu0*45,vvv0vvv1uvv1vvv0*24,
  vvv0uvv0rss7qrrapqqeoqqaopqaqrr9oqqcqrrboqqboppepqqdoppbpqqcoppfpqqcpqqfpqqeoqqeoqqcqrrapqqcoppgpqqeqrr8qrrapqq8pqqdopphopqcpqqcpqqfpqqdoppdqrrcoqqc*2,pqqcopqdpqqdpqqbpqq8opphqrr9tuu0*2,vvv0vvv1uvv1vvv0sstbrsserssbrsscsss9rrsdsst9qrrerssdrrrdssscrssesssaqrrfrrsesssaqrrgssserrrhttt7vvv0*3,
  vvv0uvv0stt2rss2rss5rss3rss2rss6qrr7rss8rss6stt2stt1rss3stt1stt2stt1stt2stt1stt2stt1*4,stt2stt1*4,stt2stt1*2,stt2*2,stt1ttt1stt1rss4stt1*2,stt2rss1qrs1rss2rss1tuu0*2,vvv0vvv1uvv1vvv0ssscrrscrsserrrbrssbrsscssscrssdrssbsstassscsssbttt9vvv0*10,
  vvv0uvv0tuu0*2,prranopdnoocopp9noogmoobpqqdtuu0*36,vvv0vvv1uvv1vvv0*24,
  vvv0*2,uvv0*45,vvv0vvv1uvv1vvv0*24,
  vvv1vvv0*47,uvv1uuu0vvv0*23,vvv1
  uuu0*48,uvv0*2,uuu0*24,
  vvv0*74,
  vvv0*64,uvv2uvv0*7,vvv1vvv0
  vvv0ppqajkkkoppdmnoelmncmnob*2,lmnettt3vvv0*54,uuu4oppeqqrdpqqcrrrbpqqe*2,ttt5uvv6vvv0
  vvv0uuu3tuu4qrr6sss5rrr6noo8sss4rss5uuu2vvv0*54,uuu3tuu2*2,sss5uuu1stt4ttt2uuu0vvv4vvv0
  vvv0ttu7rrrerrsdrrrfstt8rrrfrrsdstt8rssfrrrdrssesttarrrdvvv1vvv0*59,
  vvv0*74,
  vvv0uuu2uuu4uuu2vvv0*9,ttt5ttt6tuu5rss8uuu3rss7ttt6rss9stt8rss8rss7vvv0vvv1uuu4uvv2vvv1uuu3vvv0*14,uuu3ttt6ttt5sss8vvv1vvv0uuu5uvv4vvv1vvv0*3,ttt7ttt4ttt6ttt4sst8stt6sss7ttt3ttt6stt7rss8ttt7rss9ttt7rssarss9ttt3vvv0
  vvv0uuu5rssasssbuuu2vvv0*8,qrrbrrr9rss9pqqcsssarrr9rrscqrrcrrs9qrrasst9vvv0vvv2sssasttbsstcrssbuuu4vvv0*13,stt7qrrasstapqqcvvv2vvv0ttt9sssfsssbvvv0*3,sss7qrrcqqrcrrrbrrs8rssaqrrdrrrcttt5qrrdqrrbrrreqrrcrssaqrraqrrcuuu5vvv0
  vvv0qrs3gkl0*21,jmn3vvv0uuv2gkl0*17,lop2tuu0*4,vvv0*2,jmn3gkl0*16,mpp2tuu0*4,uvv0vvv0
  vvv0uuu5sssbrssbstt8sssbrssbuuu5vvv0*18,sttbsstbsss9sttarrsestt9sttattt8tuu8ssscsssbsst9sssavvv0*11,sssbttt8ssscsss9sstasttcrssfsssbuuu5vvv0*15,
  vvv0*2,uuu3uuu2vvv1*4,vvv0*18,vvv1*7,uuu4vvv2vvv1uuu3vvv1*2,vvv0*12,vvv1*6,vvv0*17,
  vvv0*74,
  uuu0*74,
  vtr0*74,
  vsr1rnjftpn7solcrmjhsombsomcrnkasold*2,solarnkesolburo4vtr0*60,
  vtr0sometqo9soldtpmasolatpn9tqo6solbtqn7tqn9tpn9sombtqnbtqnctqn9spmctpnctpmburp3vtr0*54,
  vtr1usq1usq0*4,usr3vtr0*4,vsr0vsq1vtr0*61,
  usq5vsr0nmlgponcnmlgqpodusq5vtr0*67,
  vtr0usq1usq0*4,usr2vtr0*67,
  uuu0uut0*72,uuu0
  uvv0vvv0*47,uvv0*26,
  vvv0*48,vvv1uvv0*25,
  vvv0pqq8nopamnncmnocmno9qrrbvvv0*35,prrdprreqrsdqssdqrscvvv1*2,uvv0*25,
  vvv0tuu4sss3rrs8rrr8rrr7tuu4vvv0*35,vvv1*2,vvv2uvv2uvv1vvv0vvv1uvv0*25,
  vvv0ttu7rrrfrssdrssjrssbrrrhttt7ssscrssdsss9qrrgrrscrrsbuuu4vvv0*33,vvv1uvv0*25,
  vvv0*48,vvv1uvv0*25,
  vvv0uuu3*2,tuu5uuu3uuu4vvv0gkl49fg0*36,loo4tuu4sss6vvv0vvv1uvv0*25,
  vvv0uuu4rssattt9stt8ttt6vvv0dij55ce0*36,jmn5ttt5qrr8vvv0vvv1uvv0*25,
  vvv0*7,uuu5ttt8rrrerrsgsst9sssbrssesst9rrsbsssbqrrcttt7vvv0*29,vvv1uvv0*25,
  vvv0*7,oqq3kno0*3,jmn2kno0*6,kno1kno0*14,stt1uuu0*10,vvv0*4,vvv1uvv0*25,
  vvv0ttt8rrrdqrrfttt9vvv0*2,9fh619c0*25,jmn5rss0*10,tuu0rrramnnjvvv1*2,uvv0*25,
  vvv0*7,qss2npq2npp4mop7npq0npq2mpp4npq0npq1npq2npp2nqq0oqq0*14,tuu1uvv0*10,vvv0*4,vvv1uvv0*25,
  vvv0*7,uuu4tuu6ttt7ttt8sssbtttattt9ttt8sssbttt8sss8ttt9vvv0*29,vvv1uvv0*25,
  vvv0tuu4sstcsssasssbsstbtuu7agh619c0*15,1ac0oqq4rss0*19,tuu0vvv1noofvvv1*2,uvv0*25,
  vvv0*2,vvv1*2,uuu3vvv1vvv0imn3cij0*15,dij0rss2stt0*19,uuu0vvv0tuu2vvv0vvv1uvv0*25,
  vvv0*7,tuu6ttt7rssgrsscsssasssbrrrcrsscsssdrssdrsscvvv0*30,vvv1uvv0*25,
  vvv0vvv1vvv0vvv2vvv0*3,imn3cij0*11,ilm3stt0*24,uuu0vvv0uuu1vvv0vvv1uvv0*25,
  vvv0uuu3sssdsssa*2,stt7vvv0agh619c0*11,9fg5rss0*24,tuu0vvv0pqqevvv0vvv1uvv0*25,
  vvv0*48,vvv1uvv0*25,
  uvv0vvv0*47,uvv0*26,
  uvv0*48,uuu0*2,uvv0*24,
  vvv0*48,vvv1uvv1vvv0*24,
  vvv0ttt2sss3vvv0stt5vvv1vvv0vvv1ttt3sst8ttt3stt5vvv1vvv0*26,uvv4uuu0*2,uvv0*3,uuu0uvv1vvv2vvv1uvv1vvv0pqq9*2,rrs7rss6pqq6rrr6sss4rss5qrr4qrr5opp7stt4vvv0*11,
  vvv0qrr8mnoajklfhjjgjkkdoop9ikkjhjkgpqqgikkjijkkmnocvvv0*26,uvv6uuu2*2,nookpqqhpqqdoppguuu2uvv6vvv1uvv1vvv0pqqbkmmamnnfmnobrrranoocrss8klmejklenoobnooepqq9vvv0*11,
  vvv0*6,vvv1*2,vvv0*2,vvv1vvv0*3,vvv2vvv0*2,vvv1*3,vvv0*19,vvv1uvv0*6,uvv1vvv0vvv1uvv1vvv0*24,
  vvv0tuu3sssbsss9rrscsssarrsgsssbstt8rrshsttbqrrfrsscstt9rssastt9rrrdstt9sttcqrrfttt7vvv0*27,vvv1uvv1vvv0rsshsttarrrevvv0*20,
  vvv0*48,vvv1uvv1vvv0qrraoppcoppkpqqbppqcpqqeqrr9ppqepqqhpqqaqrrbsss7opphqqqenoplpqqe*2,qqrcqqrdoopipqqduuu4vvv0
  vvv0*48,vvv1uvv1vvv0ttt6stt4ttt5sss9*2,ttt8stt6ttt6ttt3sss6tuu5ttt3sst3tuu3uuu2uuu3uuu2uuu3uuu2ttt3sss6vvv0*2,
  vvv0vvv1gggvhhhviiivvvv1mnokkmmmlmmhjklmnoogqrr9vvv0*30,ttt4stt6vvv0ttt7uuu4vvv0vvv1uvv1vvv0uuu7rssdttt6ttt9tttattt9stt9ssserss9sssbttt9sstcqrrdtuu6vvv0*9,
  vvv0vvv1gggvfffvhhhvvvv1rrrfrssgsstarssfstt9rssdrrrerssarsscrrrbsst9sttb*2,vvv0*23,tuu4ttt6vvv0stt9vvv0*2,vvv1uvv1vvv0*24,
  vvv0vvv1dddvfffv*2,vvv1stt9stt7ttt6ttt7*2,tttattt8ttt7stt8stt7tttasttastt9ttt4sstdsss9rssctuu6vvv0*24,vvv1uvv1vvv0sssetuu8ttt9vvv0*20,
  vvv0*6,uuu7uuu5uuu4uuu5uuu6ttt8uuu5ttt6uuu5uuu3tuu7uuu4tuu5vvv2uuu4uuu5*2,vvv3vvv0*24,vvv1uvv1vvv0uuu6vvv2uuu2vvv0uuu2uvv0vvv0*7,vvv1*2,vvv0*8,
  vvv0uuu6ttt9tuu4vvv0*4,uuu3stt8stt9ttt6stt9vvv0*3,sst8ttt6stt9ttt7*2,vvv0*2,sttattu6ttt6stt9vvv1vvv0*2,tuu5ttt7*2,stt8uuu4vvv0*9,ttt8stt8stt7vvv0vvv1uvv1vvv0ppqcnoohoppioppdppqfoppgmnojoopkmnofmnnlpqqblmmlnoohnoofrrrboophsss6vvv0*6,
  vvv0uuu3ttt6ttt5vvv0*4,vvv2rss8ttt7uuu4*2,vvv0*3,ttt6uuu4ttt5uuu5uuu4vvv0*2,tuu7uuu4*2,tuu5vvv0*3,ttt4stt7sst7uuu5vvv1vvv0*5,uuu1vvv1uuu2vvv1ttt7sss8qrr6vvv1*2,uvv1vvv0ttt7rrserrsgsssbsstbrrsbsssdrrrdrssarsserrshsssarsseqrrdrssbrrsgrssdqrrfuuu4vvv0*4,
  vvv0ttt5pqqf*2,ttu6vvv0*3,uuu1pqqcsss7vvv0*5,oopevvv1vvv0*5,qrrcuuu3vvv0*5,sss8pqqcpqqjtuu4vvv0*6,sst9qqqdqqqcopphqrrepqqfoppivvv0vvv1uvv1vvv0*24,
  vvv0*48,vvv1uuu0vvv0*23,uvv0
  vvv0*48,vvv1uuu0*25,
  vvv0*6,vvv1*2,vvv2vvv1*2,vvv0*37,vvv1uuu0vsr0*2,vtr0vsr1*2,vsq1vtr0vsr1vtr0*2,vsq2vtr0*13,
  vvv0vvv1eeevhhhv*2,vvv1nopfnoogklmmoppenoocvvv0*31,ttt4sst8vvv0ttt8uuu4vvv0vvv1uut0uqo6solbsom8solfrnkctqn8snkbsom9rnkdsombsoldrnkesol8vsq1vtr0*10,
  vvv0vvv1jjjvhhhv*2,vvv1rsscqqqdrsscttt9rrrcsttcsssdqrrhssscrss9qrrdsss9sstarrsfstt8rssesssbrrrgsssbsttaqrrdrrsevvv0*14,tuu4ttu5vvv0ttt8vvv0*2,vvv1uut0urp6spmcuqo7solcspmctpn7tpmatpn7solctqo6spmdtpmasomdtqnctqn8tqnatpmbsombtpncvtr0*5,
  vvv0vvv1fffvgggvfffvvvv1sssbrssbttt7stt8stt9ssscsttasst8sssasst8sttdsttassscsss8sstbrssfstt9uuv2vvv0*24,vvv1uut0usr3usq0*5,usr3vtr0*17,
  vvv0*6,uuu4uuu3*3,uuu4uuu6uuu3ttu5uuu3uuv3uuu5uuu3*2,vvv1uuu3*2,uuu2vvv0*25,vvv1uut0usq5sqp6pondnmlgonmhtrq5usq5vtr0*17,
  vvv0uuu7sttbttu5vvv0*4,uuu4sssasssbstt7sssavvv0*3,sss9ttt8sssattt8stt8vvv0*2,ssscttt8*2,sssbvvv1vvv0*2,ttu6stt9*2,sssauuu4vvv0*9,stt9sssasss8vvv0vvv1uuu0vsr1usq0*5,vtr1vtr0*17,
  vvv0uuu3ttt6ttt5vvv1vvv0*3,vvv2rss8uuu4uuu3*2,vvv0*3,sss7uuu3uuu4uuu3*2,vvv0*2,ttu6uuu4uuu3*2,vvv0*3,ttt4stt7sss9uuu3vvv1vvv0*5,uuu2uuu3*3,ttt7rss8qrr7vvv1*2,uuu0*25,
  vvv0ttt5rrrapqqftuu5vvv0*3,uuu3qrrbvvv0*6,qqqavvv1vvv0*5,qqrctuu4vvv0*5,rssapqqgqqrgtuu4vvv0*6,sss8qrrbpqqerrsarrrbqqqdppqfvvv0vvv1uvv0*25,
  vvv0*48,vvv1uvv0*25,
  vvv0*48,vvv1uvv0*25,
  vvv0*6,uuu4stt3stt2ttt3vvv0*38,vvv1uvv0*25,
  vvv0vvv1eeevgggv*2,vvv1nophopphnoocoppfvvv0*35,rrs7uuu5vvv0vvv1uvv0*25,
  vvv0vvv1fffvhhhv*2,vvv1rrscsssbqrrerrrettt8rsscrrrcsss9sttdsssdrssfrrsfrssarrrcsst8sssarrsfuuu4vvv0*21,stt4vvv0*2,vvv1uvv0*25,
  vvv0vvv1fffvgggvfffvvvv1sssbsss9stt8*2,stt9ssscsttasst8sssasst8sttdsttasssbsst7sssdsssbuuu5vvv0*25,vvv1uvv0*25,
  vvv0*6,uuu4uuu3*3,uuu4uuu6uuu3ttu5uuu3uuv3uuu5uuu3*2,vvv1vvv3uuu2vvv1vvv0*25,vvv1uvv0*25,
  vvv0tuu7sssdttt6vvv0*4,uuu5rssc*2,sss9rsscvvv0*3,rssastt9rrscssta*2,vvv0*2,rssettt9sst9rrsdvvv1vvv0*2,ttt8sssbsssarssbuuu5vvv0*9,sssbrssbrssavvv1*2,uvv0*25,
  vvv0uuu1ttt6uuu2vvv0*4,vvv1sss7uuu2vvv1*2,vvv0*3,ttt5vvv1uuu2vvv1*2,vvv0*2,uuu5vvv1*3,vvv0*3,tuu3ttt3stt7vvv1vvv0*6,uuu2tuu3ttt4uuu2ttt5stt7rrr5vvv0vvv1uvv0*25,
  vvv0tuu5qrrdttt6vvv0*4,uuv1pqqevvv0*6,pqqavvv1vvv0*5,rrsbvvv0*6,stt6rrrdqrrgtuu4vvv0*6,sss8qqqfpqqgrss9rssbqqqdppqfvvv0vvv1uvv0*25,
  vvv0*48,vvv1uvv0*25,
  uvv0*48,uuu0uvv0*25,
  tuu1uvv0*2,uuu1uvv0uuu0*2,uvv0uuu1*3,uvv0uuu1uvv0tuu2uvv0*2,uuu1ttt1uuu1*2,uuu0uvv0*2,uuu1uvv0uuu1*2,uvv0*2,uuu1uvv0uuu0uuu1uvv0*2,uuu1uvv0*2,uuu0tuu3uvv0tuu3uuu1uuu0uvv0*29,
  pqqf*2,pqqhpqqfqrrbrrs8pqqepqqiopqdqrrbopqepqqiqrrcrrs9pqqfqrr8pqqcrrsbqrrbpqqeqrrcpqqfqqr7ppqfpqrdrss9qrrbpqqfqrrepqqcqrrdpqqbrss8opqeqrrdpqqe*2,qrrbpqqhrrs8pqqfppqfrrrbpqqgrssbopqgqrrbuvv0*27,
loading 1184x1112
~ IqB6 xt-H jYF6 PiZq Ls7W 56p0 Y-x1 Kosw PiZq QUrT YkU8 f_4F ONkQ 3yvg AbmK UhwG s2ZJ s2ZJ u3fI hCNB
~ XT_0 XT_0 XT_0 DFBr
  qrrbqrrdrss8uvv0*71,
  uvv0*74,
  uuu2stt5ttt3tuu2ttt3ttt4ttt3uuu1uvv0*66,
  tuu3ttt4rssastt6rssbrss9rrsctuu2uvv0*66,
  uvv0*74,
  lmn6mno7sss3qrr2qrr4rss3opp9qrr3rss3stt2uvv0*64,
  ikkajllcfhihdfg8kmmcfhifhijhgiiadfgimnnauvv0*64,
  uvv0*74,
  uvv0*74,
  uvv0*74,
  uvv0*74,
  stt6nooioppenoonnoojuvv0stt4pqqcnopbpqqcsss5uvv0pqqdoppdpqqcpqqfstt3uvv0opqcpqqdpqqcpqqepqqdpqqauvv0*50,
  stt0*5,tuu0uvv0*68,
  uuu0*74,
  uvv0*74,
  rss0*74,
  rss0*74,
  rtt0rss0*72,rtt0
  uuu0tuu0*72,uuu0
  rss0*74,
  rss0*74,
  rss0*74,
  rss0*74,
  rss0*74,
  rss0*74,
  rss0*74,
  rss0*74,
  rss0*74,
  rss0*74,
  rss0*74,
  rss0*74,
  rss0*74,
  rss0*74,
  rss0*74,
  rss0*74,
  rss0*74,
  rss0*74,
  tuu0stt0*72,tuu0
  tuu0ttt0*72,tuu0
  rss0*74,
  rss0*74,
  rss0*74,
  rss0*74,
  rss0*74,
  rss0*74,
  rst0rss0*72,rst0
  uuu0*74,
  stt0rss0*72,stt0
  rss0*74,
  rss0*74,
  rss0*74,
  rss0*74,
  rss0*74,
  rss0*74,
  rss0*74,
  rss0*74,
  rss0*74,
  rss0*74,
  rss0*74,
  rss0*74,
  rss0*74,
  rss0*74,
  rss0*74,
  rss0*74,
  rss0*74,
  rss0*74,
  rst0rss0*72,rst0
  uuu0*74,
  qrrbrrsarsscqrrbrss6sst5rrsarssbqrrbrss9qrrbqrrdrssastt6qrrcsss5rss8sst7rrr9rrrasss9qrrarss4rrs9rssattt4rss9qrrbsss8rss7rssarss7stt5qrrarss9rss8rrsasss7rrrbsss5qrrcrrrarssaqrrbsss7qrrbsst6uvv0*27,
  stt6sss6sst6rss7stt5ttt3stt4rss7rss5stt4rss5stt6ttt5stt3stt7sst3stt6*2,stt4sss6stt5sss6stt3rss7rss6sss7stt4stt7rss7rss6stt5sss4stt4sss5stt4sss7sss6ttt5sss6ttt3stt7sss7ttt4sss7tuu4sst5rss6uvv0*27,
failed 1184x366
~ IqB6 xt-H Ksp_ PiZq Ls7W 56p0 Y-x1 Kosw PiZq QUrT YkU8 f_4F ONkQ 3yvg AbmK UhwG s2ZJ Rdsh NxsB R53f
~ m7lB Yv65 2p05 DFBr
  qrrdqrrbuvv0*72,
  uvv0*74,
  uuu2stt5ttt3tuu2ttt3ttt4ttt3uuu1uvv0*66,
  tuu3ttt4rssastt6rssbrss9rrsctuu2uvv0*66,
  uvv0*74,
  lmn6mno7sss3qrr2qrr4rss3opp9qrr3rss3stt2uvv0*64,
  ikkajllcfhihdfg8kmmcfhifhijhgiiadfgimnnauvv0*64,
  uvv0*74,
  uvv0*74,
  uvv0*74,
  uvv0*74,
  stt6nooioppenoonnoojuvv0stt4pqqcnopbpqqcsss5uvv0pqqdoppdpqqcpqqfstt3uvv0opqcpqqdpqqcpqqepqqdpqqauvv0*50,
  stt0*5,tuu0uvv0*68,
  uuu0*74,
  vts0vtr0*72,vts0
  vsr1rnjftpn7solcrmjhsombsomcrnkasold*2,solbrnkesolburo4vtr0*60,
  vtr0tpmduro8spmbtqn9tpm8tqo7uqo5tpm9tqo5tqn8tqn7tpn9tqoa*2,tqo7tpnb*2,tpn9usp2vtr0*54,
  vtr0usq2usq1*2,urq1urp1usq3vsr0vsq1*2,vsr1usq2urp3vsr1*2,vsq1*2,vsr1vsq1vsr0vtr0*54,
  usq5vsr0onmfqoncnnlfqpodusq5vtr0*67,
  vtr1usq1usq0*4,usr3vtr0*67,
  uut0vut0*72,uut0
  tuu1uvv0*2,uuu1uvv0uuu0*2,uvv0uuu1*3,uvv0uuu1uvv0tuu2uvv0*2,uuu1ttt1uuu1*2,uuu0uvv0*2,uuu1uvv0uuu1*2,uvv0*2,uuu1uvv0uuu0uuu1uvv0*2,uuu1uvv0*2,uuu0tuu3uvv0tuu3uuu1uuu0uvv0*29,
  pqqf*2,pqqhpqqfqrrbrrs8pqqepqqiopqdqrrbopqepqqiqrrcrrs9pqqfqrr8pqqcrrsbqrrbpqqeqrrcpqqfqqr7ppqfpqrdrss9qrrbpqqfqrrepqqcqrrdpqqbrss8opqeqrrdpqqe*2,qrrbpqqhrrs8pqqfppqfrrrbpqqgrssbopqgqrrbuvv0*27,
not-an-agent 1184x809
~ IqB6 xt-H t7DO PiZq Ls7W 56p0 Y-x1 Kosw PiZq QUrT YkU8 s2ZJ v-Rx OFQG jJs9 NkMN EPls Ejre RNRI XT_0
  rssarss7*2,qrrarssauvv0*69,
  uvv0*74,
  uuu2stt5ttt3tuu2ttt3ttt4ttt3uuu1uvv0*66,
  tuu3ttt4rssastt6rssbrss9rrsctuu2uvv0*66,
  uvv0*74,
  lmn6mno7sss3qrr2qrr4rss3opp9qrr3rss3stt2uvv0*64,
  ikkajllcfhihdfg8kmmcfhifhijhgiiadfgimnnauvv0*64,
  uvv0*74,
  uvv0*74,
  uvv0*74,
  vvv0*74,
  vvv0*24,fjk2chi0*4,kno3suu0*14,kno3chi0*4,fjk2vvv0*24,
  vvv0*23,sst618a0*4,5bd3ors1ptt0*6,tod0*2,ptt0*6,ors15bd318a0*4,sst6vvv0*23,
  vvv0*23,sst618a0*3,7de3nqr2ptt0*7,uob1*2,ptt0*7,nqr27de318a0*3,sst6vvv0*23,
  vvv0*23,stt55bd09fg1imn2pst0ptt0*7,qtt0rtu0*2,qtt0ptt0*7,pst0imn29fg15bd0stt5vvv0*23,
  vvv0*24,ptt0*10,suu0vvv0*4,suu0ptt0*10,vvv0*24,
  vvv0*24,ptt0*9,suu0vvv0*6,suu0ptt0*9,vvv0*24,
  vvv0*24,ptt0*9,uvv0vvv0*6,uvv0ptt0*9,vvv0*24,
  vvv0*24,uvv0tuv0*8,vvv0*8,tuv0*8,uvv0vvv0*24,
  vvv0*28,uuu2ttt5vvv0tuu4vvv0*3,uuu3vvv0*6,uuu3vvv0uuu1vvv0*29,
  vvv0*29,jkli*2,mnniijkfmnoejkliijkhnooaijkknoocfhhkhijgjkllnooahjjohjjdstt4vvv0*28,
  vvv0*25,uuu4vvv1*5,uuu3vvv1*2,uuu2vvv1uuv3vvv1*2,ttt2uuu3vvv1vvv0sst6uvv2vvv1uuu3vvv1uuu5vvv0*25,
  vvv0*25,tttarss9sssarrrestt7sssbttt8ttt7qrrdsttcttt8sssdsst7sssbttt8ttt9sssbstt8ttt8sssbttt8sss9ttt9sttavvv0*25,
  vvv0*30,stt9qrrgqrrfrssbrssarsserrrerrsgsssdrrsbssscrsscssscttt7vvv0*30,
  vvv0*33,uvv0*8,vvv0*33,
  vvv0*31,vvv4vvv0*10,vvv4vvv0*31,
  vvv0*31,uvv7vvv0ppqaqrrbnoohpqqdnooiopplmnnirrravvv0uvv7vvv0*31,
  vvv0*31,vvv4vvv0*10,vvv4vvv0*31,
  vvv0*33,uvv0*8,vvv0*33,
  uvv0vvv0*72,uvv0
  uuu0tuu0*72,uuu0
  rss0*74,
  rss0*74,
  rss0*74,
  rss0*74,
  rss0*74,
  rss0*74,
  rss0*74,
  rss0*74,
  rss0*74,
  rss0*74,
  rss0*74,
  rss0*74,
  rss0*74,
  rss0*74,
  rss0*74,
  rss0*74,
  rss0*74,
  rss0*74,
  rss0*74,
  stt0rss0*72,stt0
suspended 1184x473
~ IqB6 xt-H I4je PiZq Ls7W 56p0 Y-x1 Kosw PiZq QUrT YkU8 s2ZJ v-Rx OFQG jJs9 NkMN dFyn RkAS OOxn
  rssaqrr9qrraqrr9uvv0*70,
  uvv0*74,
  uuu2stt6*2,ttt3stt5stt6stt5tuu1uvv0*66,
  uuu2tuu3stt8stt5sst9sss8rss9tuu2uvv0*66,
  uvv0*74,
  kmm7lmn8rrs5pqq3pqq4qrr4nopbpqq4qqr4stt3uvv0*64,
  jll9klmbgiifegh7lnnbgijeijkghjj8eghhmno9uvv0*64,
  uvv0*74,
  uvv0*74,
  uvv0*74,
  vvv0*74,
  vvv0*24,fjk2chi0*4,kno3suu0*14,kno3chi0*4,fjk2vvv0*24,
  vvv0*23,sst618a0*4,5bd3ors1ptt0*6,tod0*2,ptt0*6,ors15bd318a0*4,sst6vvv0*23,
  vvv0*23,sst618a0*3,7de3nqr2ptt0*7,uob1*2,ptt0*7,nqr27de318a0*3,sst6vvv0*23,
  vvv0*23,stt55bd09fg1imn2pst0ptt0*7,qtt0rtu0*2,qtt0ptt0*7,pst0imn29fg15bd0stt5vvv0*23,
  vvv0*24,ptt0*10,suu0vvv0*4,suu0ptt0*10,vvv0*24,
  vvv0*24,ptt0*9,suu0vvv0*6,suu0ptt0*9,vvv0*24,
  vvv0*24,ptt0*9,uvv0vvv0*6,uvv0ptt0*9,vvv0*24,
  vvv0*24,uvv0tuv0*8,vvv0*8,tuv0*8,uvv0vvv0*24,
  vvv0*25,rss6vvv1vvv0*5,uuu3vvv0*5,uuu3*2,vvv0*6,tuu4vvv0tuu4vvv0*25,
  vvv0*25,oppcjllgikknnopafhikgiigjklgijkikmmalmmhikkgikkiikklijkjnopfnooaijkiikkhgiikhjjfjkllhjjiikkgjklevvv0*25,
  vvv0*25,uuu5vvv2uuv3uuu2uuu1ttt4vvv1*2,uuu3vvv1uuu3vvv1*4,uuu3uuu2uuu3*2,vvv1uuu2vvv1uuv2uvv1vvv0*25,
  vvv0*25,ttu9rrsbtuu8rssbstt7ttt8rssdttt9stt9sssasstastt8sstctttattt9sssbrssbttt9ttt8sssdtuu6sttbsssbuuu4vvv0*25,
  vvv0*29,vvv1rrrgrrrerssdsssbrssb*2,sssdrrshrssbssscrrshsssasssbrrsevvv0*30,
  vvv0*32,stt0*10,vvv0*32,
  vvv0*31,kno619c0*10,kno6vvv0*31,
  vvv0*31,imn619c08fgf9fgg7ef89fhfagihaghgchjj8egc19c0imn6vvv0*31,
  vvv0*31,lop51ac019c0*8,1ac0mop5vvv0*31,
  vvv0*74,
  uvv0vvv0*72,uvv0
unknown-campaign 1184x473
~ IqB6 xt-H 2kbr PiZq Ls7W 56p0 Y-x1 Kosw PiZq QUrT YkU8 s2ZJ v-Rx OFQG jJs9 mO0y Ytto jpt4 OOxn
  rsscqrrcrrrbsst6rrs9qrrbqrrcuuu1uvv0*66,
  uvv0*74,
  uuu2stt6*2,ttt3stt5stt6stt5tuu1uvv0*66,
  uuu2tuu3stt8stt5sst9sss8rss9tuu2uvv0*66,
  uvv0*74,
  kmm7lmn8rrs5pqq3pqq4qrr4nopbpqq4qqr4stt3uvv0*64,
  jll9klmbgiifegh7lnnbgijeijkghjj8eghhmno9uvv0*64,
  uvv0*74,
  uvv0*74,
  uvv0*74,
  vvv0*74,
  vvv0*24,fjk2chi0jll3vus0*2,vtp0vqg0vqf0vph2ulg0*4,gnp0*4,fkl6chi0dhi1ssq2vus0*2,vrk0vqf0vqh0vvv0*24,
  vvv0*23,stt54ce0cii2nqo0*2,tsp1vtq0vsn0rmc1pi72uh80ujc0ujd0*2,emm0*4,8fh47eg1jnm2nqo0pro1vtq0vtp0uqh1nj91uus3vvv0*23,
  vvv0*23,uvu26ik0*4,pro3sro29de318a0cd84vm50vn80vsl0vtq0*5,inn36ik0*3,clm3vtq0jkj439b118a0sst6vvv0*23,
  vvv0*24,dlm36ik0*3,oqn55bc318a0*2,cd84vm50*2,vm60vsm1vtq0*2,vpl1ujd0sga0jgd06ik0*2,clm3jlj518a0*3,sst6vvv0*23,
  vvv0*24,ssp28jl16ik0*2,bhh918a0*3,cd84vm50*3,vob1vtq0umg2ue70*3,lhd26ik0*2,ckl539b318a0*3,sst6vvv0*23,
  vvv0*24,vtq0ssp1emm17il04bd518a0*3,cd84vm50*3,vm60vpk2ue70*4,vql3lpn29kl16hi518a0*4,sst6vvv0*23,
  vvv0*24,vtq0vso0ulf1tg90chh1bkl1mpn2tsp0jlj53990*3,49a2vl71uh60uf70ue70ug91vtp0vpk1uic0nfb18ik0fmm1sro1tsp0vvv0*24,
  vvv0*24,vvu0vro1vpm0*2,oqq0mqr0*2,uut1rsr2kmn0*3,moo2vsn0vsm0*2,vqm0vro1vus0vpm0*2,tpn0mqr0*2,pss1vvu0vvv0*24,
  vvv0*24,ttu4rss6uvv2vvv0*2,vvv1ttt5sss6uvv1uuu2uuu3tuu4vvv0uuu1vvv0*3,uuu3vvv0*5,uuu3vvv0*26,
  vvv0*24,sss5hijmjllemno9jllgjklfnoocmnnhhjjlhijhnooajklljklgmnobfhikgiigjklgijkimno9jllgijkffhikgiighjjphjkjqrr9vvv0*24,
  vvv0*25,uuu3vvv1uuu4uuv2vvv1vvv3vvv1*3,vvv0uuu3uvv2uvv3uuu2ttu3vvv0vvv1uuu4vvv1uvv1tuu4uuu3tuu2uuu1vvv0*25,
  vvv0*25,uuu5stt9sttestt9ssscstt9sst8sssbrssettu8ttt8stt8ssscrssettt8*2,sstcsssdttt8qrrdsttbtuu6rsscuuu7vvv0*25,
  vvv0*33,rssdsss8rsse*2,ttt8rrserrscrrsdvvv0*33,
  vvv0*32,stt0*10,vvv0*32,
  vvv0*31,kno619c0*10,kno6vvv0*31,
  vvv0*31,imn619c08fgf9fgg7ef89fhfagihaghgchjj8egc19c0imn6vvv0*31,
  vvv0*31,lop51ac019c0*8,1ac0mop5vvv0*31,
  vvv0*74,
  uvv0vvv0*72,uvv0
refused-otherwise 1184x453
~ IqB6 xt-H DEjx PiZq Ls7W 56p0 Y-x1 Kosw PiZq QUrT YkU8 s2ZJ v-Rx OFQG jJs9 NkMN H5mJ -ont OOxn
  rrsarssarss8qrrbrss9rrsdsst5uvv0*67,
  uvv0*74,
  uuu2stt5ttt3tuu2ttt3ttt4ttt3uuu1uvv0*66,
  tuu3ttt4rssastt6rssbrss9rrsctuu2uvv0*66,
  uvv0*74,
  lmn6mno7sss3qrr2qrr4rss3opp9qrr3rss3stt2uvv0*64,
  ikkajllcfhihdfg8kmmcfhifhijhgiiadfgimnnauvv0*64,
  uvv0*74,
  uvv0*74,
  uvv0*74,
  vvv0*74,
  vvv0*24,fjk2chi0*4,kno3suu0*14,kno3chi0*4,fjk2vvv0*24,
  vvv0*23,sst618a0*4,5bd3ors1ptt0*6,tod0*2,ptt0*6,ors15bd318a0*4,sst6vvv0*23,
  vvv0*23,sst618a0*3,7de3nqr2ptt0*7,uob1*2,ptt0*7,nqr27de318a0*3,sst6vvv0*23,
  vvv0*23,stt55bd09fg1imn2pst0ptt0*7,qtt0rtu0*2,qtt0ptt0*7,pst0imn29fg15bd0stt5vvv0*23,
  vvv0*24,ptt0*10,suu0vvv0*4,suu0ptt0*10,vvv0*24,
  vvv0*24,ptt0*9,suu0vvv0*6,suu0ptt0*9,vvv0*24,
  vvv0*24,ptt0*9,uvv0vvv0*6,uvv0ptt0*9,vvv0*24,
  vvv0*24,uvv0tuv0*8,vvv0*8,tuv0*8,uvv0vvv0*24,
  vvv0*23,uuu2sst6vvv0*2,tuu4vvv0tuu4uuu3tuu3vvv0*7,uvv1vvv1uuu2tuu4vvv0*31,
  vvv0*24,jklijkkimnofhijihjjioppdnooajkkkhijhhjjinoobhjjhjllejklfijkfnoobikkgmnncjkkhikkhjklhnoo7giikghijghihijkdttt4vvv0*23,
  vvv0*26,uuu2*3,vvv1*3,uvv1uuu3vvv1uuu2uuu4vvv1uuu3vvv1uuu3*2,vvv1uvv2uuu4vvv2uuu2uuu1uuu0vvv0*25,
  vvv0*26,stt8sttbsstattt8rrsgsstbttt7ssscstt7sssbttt9rssbttt8stt9sssb*2,sss9ttt9tuu6ttt9rssbrrrbvvv0*26,
  vvv0*31,tuu1kno0*10,tuu1vvv0*31,
  vvv0*31,imn619c02ac319c0*4,1ac0*2,19c0*2,imn6vvv0*31,
  vvv0*31,imn619c07egc9fgg7ef89fhfagih9ghfbhii8egc19c0imn6vvv0*31,
  vvv0*31,prr49fh09fg0*8,9fh0prr4vvv0*31,
  vvv0*74,
  uuu1uvv0vvv0*70,uvv0uuu1
new-code 1184x628
~ IqB6 xt-H oIMb daI4 CT-J Een_ QaeA s2ZJ INno kDPK FEO- 24Gi M7w9 FMT5 INno LesJ FEO- hdU6 AC4_ PiZq
~ NlXs UkNM PiZq YjT2 WRap PiZq 1FNp Kc_D M7w9 xVqJ INno y4JW FEO- _Afe M7w9 w4TW YqUR keJc yKJp
  rssarss7rrr9stt5uvv0*16,uuu0*34,uvv0*20,
  uvv0*19,uuu0*36,uvv0*19,
  uvv0*18,uuu0*3,uvv0vvv0*30,uvv0uuu0*3,uvv0*18,
  uvv0*18,uuu0*3,uvv0vvv0ttt5uuu1vvv0uuu2vvv0uuv1uuu3vvv0*3,uuu3vvv0*18,uvv0uuu0*3,uvv0*18,
  uvv0*18,uuu0*2,tuu0uuu0vvv0jkllgiigikkomnngjklkikkmjkkllmn8jllgijkhgijiopp6vvv0*17,uuu0tuu0uuu0*2,uvv0*18,
  uvv0*18,uuu0*2,ttt0uuu1vvv0vvv1vvv0*28,uuu1ttt0uuu0*2,uvv0*18,
  uvv0*17,uuu0*2,tuu0ttt0uuu1vvv0ssscsssarssdsst9rrrcrssasssasssdrrserrrdsssbsss8sssarssfrrrfsttbsssbrsseqrrfrsscrrsbqrrhsssbrssfsttaqrretuu4vvv0*2,uuu1ttt0tuu0uuu0*2,uvv0*17,
  uvv0*17,uuu0*2,tuu0stt0uuu1vvv0*30,uuu1stt0tuu0uuu0*2,uvv0*17,
  uvv0*17,uuu0*2,tuu0stt0uuu1vvv0qqrdopphsttavvv0*26,uuu1stt0tuu0uuu0*2,uvv0*17,
  uvv0*17,uuu0*2,tuu0stt0uuu1vvv0*2,uvv0*26,vvv0*2,uuu1stt0tuu0uuu0*2,uvv0*17,
  uvv0*17,uuu0*2,tuu0stt0uuu1vvv0uvv6vvv0*26,uvv6vvv0uuu1stt0tuu0uuu0*2,uvv0*17,
  uvv0*17,uuu0*2,tuu0stt0uuu1vvv0uvv7vvv0*26,uvv7vvv0uuu1stt0tuu0uuu0*2,uvv0*17,
  uvv0*17,uuu0*2,tuu0stt0uuu1vvv0uuu5uvv0*26,uuu5vvv0uuu1stt0tuu0uuu0*2,uvv0*17,
  uvv0*17,uuu0*2,tuu0stt0uuu1vvv0ttt9tttbttu7uuu6stt6tuu7ttt7ttt5ttt6ttt7stt9ttt8tuu7ttt7ttt8sttavvv2vvv0*12,uuu1stt0tuu0uuu0*2,uvv0*17,
  uvv0*17,uuu0*2,tuu0stt0uuu1vvv0uuu4tuu7ttu6uuu3tuu4uuu5uuu4uuu3tuu6ttu8uuu5vvv3tuu6uuu5uuu6uuu5vvv1vvv0*12,uuu1stt0tuu0uuu0*2,uvv0*17,
  uvv0*17,uuu0*2,tuu0stt0uuu1vvv0uuu2vvv1vvv2*3,vvv0*2,uuu3vvv0uuv2vvv2vvv0*18,uuu1stt0tuu0uuu0*2,uvv0*17,
  uvv0*17,uuu0*2,tuu0stt0uuu1vvv0rssbpqqipqqhsss7pqqgppqgrrrdrrrcpqqdttt8ttt7vvv0*18,uuu1stt0tuu0uuu0*2,uvv0*17,
  uvv0*17,uuu0*2,tuu0stt0uuu1vvv0uuu3uvv0*26,uuu3vvv0uuu1stt0tuu0uuu0*2,uvv0*17,
  uvv0*17,uuu0*2,tuu0stt0uuu1vvv0uvv7sstbvvv0*25,uvv7vvv0uuu1stt0tuu0uuu0*2,uvv0*17,
  uvv0*17,uuu0*2,tuu0stt0uuu1vvv0uvv6uuu3vvv0*25,uvv6vvv0uuu1stt0tuu0uuu0*2,uvv0*17,
  uvv0*17,uuu0*2,tuu0stt0uuu1vvv0uvv2uuu0*26,uvv2vvv0uuu1stt0tuu0uuu0*2,uvv0*17,
  uvv0*17,uuu0*2,tuu0stt0uuu1vvv0tuu0qrs9rss7qrs5rss4rss8rss7stt1tuu0ttt1rss7rss6rss5sss4rss7ttt0tuu0*2,stt3rss7*2,rss5rss4rss7rss5qrr9rss6tuu0vvv0uuu1stt0tuu0uuu0*2,uvv0*17,
  uvv0*17,uuu0*2,tuu0stt0uuu1vvv0tuu0rrs6qrr9rss4stt3*3,stt0tuu0ttt0pqr6qrs8rss3stt3sst3ttt0tuu0*2,stt2qrr8rss7rss4stt2rss5stt2sss3rss5tuu0vvv0uuu1stt0tuu0uuu0*2,uvv0*17,
  uvv0*17,uuu0*2,tuu0stt0uuu1vvv0tuu0nppeopphstt3tuu0*5,ttt0nopcoqqetuu0*6,sss2nopfpqqetuu0*7,vvv0uuu1stt0tuu0uuu0*2,uvv0*17,
  uvv0*17,uuu0*2,tuu0stt0uuu1vvv0*2,uvv0*26,vvv0*2,uuu1stt0tuu0uuu0*2,uvv0*17,
  uvv0*17,uuu0*2,tuu0stt0uuu1vvv0sssaqrrdqrrfrrrcrssbrrrirsscrssdsss9rsserrrfrsseqrrbrssb*2,ssscrssbrsscsssbrrresssevvv0*8,uuu1stt0tuu0uuu0*2,uvv0*17,
  uvv0*17,uuu0*2,tuu0stt0uuu1vvv0*30,uuu1stt0tuu0uuu0*2,uvv0*17,
  uvv0*17,uuu0*2,tuu0stt0uuu1vvv0qqqhpqqirrrdpqqjrrsboppjqrrfpqqfoppjpqqhrrrjvvv0*18,uuu1stt0tuu0uuu0*2,uvv0*17,
  uvv0*17,uuu0*2,tuu0stt0uuu1vvv0*2,uvv0*5,uuu1uuu2uvv0*2,uuu1uvv0*16,vvv0*2,uuu1stt0tuu0uuu0*2,uvv0*17,
  uvv0*17,uuu0*2,tuu0stt0uuu1vvv0uvv6vvv0*26,uvv6vvv0uuu1stt0tuu0uuu0*2,uvv0*17,
  uvv0*17,uuu0*2,tuu0stt0uuu1vvv0uvv7vvv0*26,uvv7vvv0uuu1stt0tuu0uuu0*2,uvv0*17,
  uvv0*17,uuu0*2,tuu0stt0uuu1vvv0uuu5uvv0*26,uuu5vvv0uuu1stt0tuu0uuu0*2,uvv0*17,
  uvv0*17,uuu0*2,tuu0stt0uuu1vvv0ttu7uuu5stt7sss9sst8uuu5tuu6sstbttt8uuu6ttt7*2,ttt6stt7ttt9tuu4ttt8stt7tttcttt8ttt7ttu6ttt7vvv1vvv0*5,uuu1stt0tuu0uuu0*2,uvv0*17,
  uvv0*17,uuu0*2,tuu0stt0uuu1vvv0uuu2uuu3*2,uuu4uuu5uuu3uuu4stt8uuu5uuu3tuu6uuu3*2,ttu7ttt7uuu4*2,tuu4uuu4uuu5*2,uuu3uuu6vvv1vvv0*5,uuu1stt0tuu0uuu0*2,uvv0*17,
  uvv0*17,uuu0*2,tuu0stt0uuu1vvv0prr2kno0*26,prr2vvv0uuu1stt0tuu0uuu0*2,uvv0*17,
  uvv0*17,uuu0*2,tuu0stt0uuu1vvv05ce619c0*10,2ac119c01ac119c0*2,1ac119c0*10,5ce6vvv0uuu1stt0tuu0uuu0*2,uvv0*17,
  uvv0*17,uuu0*2,tuu0stt0uuu1vvv05ce619c0*10,8egc9fgbaghf7eg89fhe9ghd19c0*10,5ce6vvv0uuu1stt0tuu0uuu0*2,uvv0*17,
  uvv0*17,uuu0*2,tuu0stt0uuu1vvv0fkl49fg0*26,fkl4vvv0uuu1stt0tuu0uuu0*2,uvv0*17,
  uvv0*17,uuu0*3,ttt0ttt1vvv0*30,ttt1ttt0uuu0*3,uvv0*17,
  uvv0*18,uuu0*2,ttt0sss0uuu1vvv0*28,uuu1sss0ttt0uuu0*2,uvv0*18,
visitor 1184x319
~ IqB6 xt-H A2jr PiZq v-Rx OFQG jJs9 NkMN IaNl jLzY 3Z7f D-O3 Bprc
  rssbrrrbtuu1uvv0*15,uuu0*3,tuu0ttt0stt0sst0sss0*24,sst0stt0ttt0tuu0uuu0*3,uvv0*18,
  uuu0uvv0*18,uuu0*4,tuu0*2,ttt0*24,tuu0*2,uuu0*4,uvv0*18,uuu0
  vvv0*74,
  vvv0*23,uuu34ac218a0*4,glm5pst0*6,qrq0qsq0pst0*6,glm518a0*4,4ac2uuu3vvv0*23,
  vvv0*23,sst618a0*4,bhi5pst0ptt0*6,vn80*2,ptt0*6,pst0bhi518a0*4,sst6vvv0*23,
  vvv0*23,sst618a0*2,39b1gkm3pst0ptt0*7,sqj0*2,ptt0*7,pst0gkm339b118a0*2,sst6vvv0*23,
  vvv0*23,tuu3ejk0ino1pst0ptt0*7,qtt0suu0uvv0*2,suu0qtt0ptt0*7,pst0ino1ejk0tuu3vvv0*23,
  vvv0*24,ptt0*9,qtt0uvv0vvv0*4,uvv0qtt0ptt0*9,vvv0*24,
  vvv0*24,ptt0*9,tuu0vvv0*6,tuu0ptt0*9,vvv0*24,
  vvv0*24,qtt0ptt0*8,vvv0*8,ptt0*8,qtt0vvv0*24,
  vvv0*74,
  vvv0*26,rrs4sss4pqq9pqqbpqq8*2,qrr6rrs6opp6rrr4pqqbppq8qqr9rss5qqq5opp8ppq8qqr6oppeopp8pqq8uuu2vvv0*26,
  vvv0*26,ttt3ppq6klmdqrr9qqqcrss6pqq7qqq8opp7rss3mnndopp9oppbsst4nop8pqqdnoofopp9noofklmbqrr8stt4vvv0*26,
  vvv0*25,uuu4rrrdrrsgssscsssgsssarrrarssdrssarsserssarssdstt9rsserrsbsstarssfrrsfsssbrrrcrssfrssbrrravvv2vvv0*25,
  vvv0*26,uuv3vvv0*5,vvv1vvv0*12,vvv1*2,vvv0*27,
  vvv0*30,hlm49fg0*4,9gh1stt3uuu3uvv0*5,uuv3vvv0*30,
  vvv0*30,7ef63bd34ce66df74ce619c0oqq6uvv3ttt4pqqdsst7rrrbuuu3uvv7vvv0*30,
  vvv0*30,7ef62ac14ce45ce53bd419c0oqr6uvv3uuu1rrr8uuu5rrs8vvv1uvv6vvv0*30,
  vvv0*30,prr2kno0*4,lop1vvv0vvv2uvv0*5,vvv2vvv0*30,
  vvv1vvv0*72,vvv1
