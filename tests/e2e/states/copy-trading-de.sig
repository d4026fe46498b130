scan 358x27
~ IqB6 xt-H chSv PiZq
  rss8stt8uvv0*21,
  uvv0*23,
traders 358x533
~ IqB6 xt-H xuoU PiZq E81E CeNm lK1L PrKk 2O7t _-TR z2yA H32O Qu3r 7-62 zDLp LUOM PvaE H4q8 vxHh uPP0
~ ITGt zRmO -8fs 3KmG z2yA vum9 Qu3r 7-62 kNOV CQZp K2KB INt8 lrRE z2yA b3Nk Qu3r 7-62 DwE3 CQZp QZoy
~ INt8 lrRE z2yA hRQC Qu3r 7-62 xmFn CQZp -vP2 INt8 2fTo juyE
  rrs9qrr9stt5uvv0*20,
  uuu0uvv0*22,
  vvv0*22,uvv2
  vvv0klmnjklhoppfijkqlmmkjklglmnfkmmgjklgjklllmmhsss6vvv0tuu2qrraopqeoppdoqqdoppcqrr9vvv0vvv2
  vvv0*9,uuu3vvv0*5,uvv0*2,uuu0uvv0*3,vvv0vvv2
  vvv0*22,vvv2
  vvv0vur0vtp1vus0rss8nooloppioppmpqqfoppkvvv0*12,vvv2
  vvv0tsp6nmklutq3vvv0uvv0*4,vvv0*13,vvv2
  vvv0vvu0vus0vvu0ttt7rsscqrrfrrrcsssdsstavvv0*12,vvv2
  vvv0*22,vvv2
  vvv0agh55ce0*18,5de0qss4vvv2
  vvv03bd619c0*6,4bd58fgd8fgc9fhg9fhc5de919c0*7,mpp6vvv2
  vvv04bd619c0*7,2ac1*4,1ac119c0*7,npq6vvv2
  vvv0rst1oqq0*18,oqr0vvv0uvv2
  uvv1vvv0*21,uuu0
  vvv0rrr8ttt5sss7vvv1uvv1uuu4vvv0*2,ttt5rss4vvv1ttt4uvv1vvv0*8,vvv2
  vvv0mnogklmdmnniklmelmmcqqr7lmneklmeppq9noogkmmgklmenoodvvv0*8,vvv2
  vvv0*2,vvu0vvv0*19,vvv2
  vvv0vtq2sqn9vus0uuu3ttt6uuu4sss8sst7ttu4vvv0*8,ttt4pqqesssduuu4vvv2
  vvv0vtq1qpmbvur0tuu2qrrgrssdqqqcsssbrss9vvv0*5,rsshrsscrssd*2,rrrfrrsguuv4vvv2
  vvv0*2,vvt0vvv0*19,vvv2
  vvv0*2,vuu0vvv0*19,vvv2
  vvv0vsq1rnm5vsr0uuu3uuu2vvv1ttt3tuu6vvv0*9,qrrcrrrdsssduuu4vvv2
  vvv0vrp2som8vsr0ttt5opqhpqqfttt7ppqjttt3vvv0*5,sssfstt9ssscsssbrsse*2,uvv3vvv2
  vvv0vvu0vts0vvv0*12,vvv1vvv2vvv1*3,vvv2vvv0vvv2
  vvv0*2,uvv0vvv0*19,vvv2
  vvv0rtu0ors4suu0vvv2uuv2ttt5vvv1vvv0uuu4vvv0*8,qrrbpqqhrsseuuu4vvv2
  vvv0qtt0mpqartu0sss9qqrcttt5pqqlppqkoppkvvv0*5,sssettt7sttbstt9sstc*2,vvv2*2,
  vvv0uvv0suu0vvv0*12,vvv2uuu4uuu2uuu3*2,uuu4vvv1vvv2
  vvv0vvv1uvv0*19,vvv0vvv2
  vvv0uvv6vvv0*6,qqrettt6sss4stt6sss8stt6uuu2vvv0*6,uvv6vvv2
  vvv0uvv6vvv0*5,vvv1qrrbsst5sss7rrsdqrrarrsattt6vvv0*6,uvv6vvv2
  vvv0vvv1uvv0*19,vvv0uvv2
  uvv1vvv0*21,uuu0
cover-visitor-UPCOMING 358x677
~ IqB6 xt-H GXIF PiZq Es6Y 4u9V x69K g1yW 2Id_ iesK Tq4C -8fs Lk0s PiZq 0BV4 3rNH KnSK qjyR PiZq uQ6u
~ Y2MV BwEe qjyR PiZq VJ6S psbZ _TJf q5VG 0Iih nHN9 EN2S 2kMu g26L QlVy kazP
  rss9*2,rssarrsbrss9qrrbrss8qrreqrrcuvv0*14,
  uvv0*22,uuu0
  vvv0*22,uvv2
  vvv0jklpmnofkmmkikkeklmnkllhklmhjlljlmmkikklhjkhjklgqrr9vvv0*2,tut1lpnglpnhlpnfnrp9uvu0vvv2
  vvv0*9,vvv1tuu2vvv0*5,uvv0tvu0*2,tut1tvu0vvv0vvv2
  vvv0uuu2vvv0vvv1vvv0vvv2*2,vvv1vvv0vvv1*2,vvv0vvv2vvv1*2,vvv2vvv1vvv0*5,vvv2
  vvv0qqqhrsscppqiopphpqqkqqrgqrrfnoohqqrmqrrgqrrjqrrfppqgrrseoppmqqrissscvvv0*4,vvv2
  vvv0oppoppqlpqqhqrrgpqqkqrraoppmqrrhpqqfqrrnqrrhppqkpqqjppqkpqqfrssdoppkqrr9pqqlpqqhvvv0vvv2
  vvv0uuu3vvv1ttt5uvv1uuu3vvv1vvv0*6,vvv1vvv0*8,vvv2
  vvv0qrrbqrresssbqrrfpqqdtuu7vvv0*15,vvv2
  vvv0*22,vvv2
  vvv0qrreqrrdsss7sss9ppqiqqrdrssarsscrrrdrrraqqrfsss8rrrarrrdrrrcqqrcrssgrss9vvv0*3,vvv2
  vvv0sss7ttt6ttt5stt7sttattt6*2,rssattt6sssa*2,ttt5ttt8ttt9tuu4ttt7*2,ttt6vvv0*3,vvv2
  vvv0sssbrssestt7rssdsssa*2,tuu6rssesst8sssbrssdsttarrrcttt9rssc*2,rrscrrsbuuu2vvv0*2,vvv2
  vvv0rssbrrrdssscqrrfrrsbvvv0*16,vvv2
  vvv0tuu1tut1tuu0*3,tut1tuu0*5,sut1tut1sut1uvu0vvv0*6,vvv2
  vvv0psr7mqoglqngmqodlpndnrpenrpcmqodnrpanrpcnrpamqofnqpdlqngsut1vvv0*6,vvv2
  vvv0*22,vvv2
  vvv0*22,vvv2
  vvv0oppjoopjqrrbpqqemnnroopjppqgoppmpqqgoppfooppoppkvvv0*9,vvv2
  vvv0rrrersscrrrfqrrhrssbrrshttt8qrrdqrrgqrrjsssarssbrssdrrrfrssfqrrdsstarrscstt9vvv0*2,vvv2
  vvv0ttt8stt9ttt7vvv0*5,vvv1vvv0*12,vvv2
  vvv0uuu5tuu6uuu4vvv0*18,vvv2
  vvv0pss6nqrcmqqempqfnrr9mpqempqcnqrcmqqdors8vvv0*11,vvv2
  vvv0tuu1stu2rtt4suu2suu1rtt3rtt2suu1stu1suu1vvv0*11,vvv2
  vvv0*22,vvv2
  vvv0rrrcsss5rssarrrfqrrdrss8rssbsst7rrra*2,ttt5vvv0*10,vvv2
  vvv0stt8ttt4stt8ssscstt8*2,stt7tuu5stt7sss8uuu4vvv0*10,vvv2
  vvv0oppdnopopqqevvv0*9,vuu0tqo8tqo7tpnburo6tqo6spm9tqoavvu0vvv2
  vvv0rssdqrrfsssbrss9qrrbrsserrresssattt7vvv0*3,vvu0usq5trp7usq6usr4usq4usq5usr4vvv0vvv2
  vvv0sttattt9stt7uuu4stt8ttt6ttt7*2,tuu6sss9tuu8uuu4vvv0*9,vvv2
  vvv0uuu5ttt7uuu3uuu5tuu5uuu6ttt7uuu5uuu3uuu4uuu5uuu3vvv0*9,vvv2
  vvv0*22,vvv2
  vvv0qqrdrrreqrrgsttcrrrdrssdssscsttbqrrersse*2,qrrettt8vvv0*8,vvv2
  vvv0iol2hnk0*15,ttt2tuu0*3,vvv0vvv2
  vvv0iol2hnk0*15,ttt2tuu0*3,vvv0vvv2
  vvv0orqepsrgqsrcnrphqsrcorphpsqcprqgpsrfpsrdqsretuu5vvv0*9,vvv2
  vvv0sssdrssessseqqrgsss9rrsdrrrdsssasst8vvv0*12,vvv2
  vvv0*22,vvv2
  vvv0rrressscrssepqqgrssgrssdstt9qrrdsssatttaqrre*2,rssdrsshrssdrrserssdrssfstt9ttu6vvv0vvv2
  vvv0rssdrsseqrresstbsssarssbqrresssarssfqrrjqrrdsssa*2,rssfqrreuuu6vvv0*5,vvv2
  vvv0*22,uvv2
  uuu1uvv0vvv0*19,uvv1uvv0
cover-visitor-ONGOING 358x677
~ IqB6 xt-H x9TO PiZq Es6Y 4u9V x69K g1yW 2Id_ iesK rbKa -8fs Lk0s PiZq 0BV4 3rNH KnSK qjyR PiZq uQ6u
~ Y2MV BwEe qjyR PiZq VJ6S psbZ _TJf q5VG 0Iih nHN9 EN2S 2kMu g26L QlVy kazP
  rss9*2,rssarrsbrss9qrrcqrr9qrrestt5uvv0*14,
  uuu0uvv0*22,
  vvv0*22,uvv2
  vvv0jklpmnofkmmkikkeklmnkllhklmhjlljlmnjjkkkhjjhjklgqrr9vvv0*2,tut1lpnglpnhlqnenrp9uvu0vvv2
  vvv0*9,uvv1ttt2vvv0*5,uvv0tvu0*2,sut2tvu0vvv0vvv2
  vvv0vvv3vvv1vvv0*2,uuu3vvv1vvv2vvv0*2,vvv1vvv0vvv1vvv0uuu2vvv1*2,vvv0vvv1vvv0vvv1vvv0vvv2
  vvv0pqqlpqqjpqqhqrrgrrrgqrrcpqqjrssfppqhrrrhppqjppqkqqrfrsscqrrfpqqgqqrgqrrgqqrcpqqhvvv0vvv2
  vvv0qrrhnopjqqqfrrrjpqqfqrrdpqqhqrrdpqqiopplpqqhqrrcpqqgoppjrssgqrrfvvv0*5,vvv2
  vvv0vvv2vvv0vvv1vvv2vvv0vvv2vvv0*3,vvv1vvv0*11,vvv2
  vvv0pqqgnoolpqqh*2,qqrfttt7vvv0*15,vvv2
  vvv0*22,vvv2
  vvv0qrreqrrdsss7sss9ppqiqqrdrssarsscrrrdrrraqqrfsss8rrrarrrdrrrcqqrcrssgrss9vvv0*3,vvv2
  vvv0sss7ttt6ttt5stt7sttattt6*2,rssattt6sssa*2,ttt5ttt8ttt9tuu4ttt7*2,ttt6vvv0*3,vvv2
  vvv0sssbrssestt7rssdsssa*2,tuu6rssesst8sssbrssdsttarrrcttt9rssc*2,rrscrrsbuuu2vvv0*2,vvv2
  vvv0rssbrrrdssscqrrfrrsbvvv0*16,vvv2
  vvv0tuu1tut1tuu0*3,tut1tuu0*5,sut1tut1sut1uvu0vvv0*6,vvv2
  vvv0psr7mqoglqngmqodlpndnrpenrpcmqodnrpanrpcnrpamqofnqpdlqngsut1vvv0*6,vvv2
  vvv0*22,vvv2
  vvv0*22,vvv2
  vvv0oppjoopjqrrbpqqemnnroopjppqgoppmpqqgoppfooppoppkvvv0*9,vvv2
  vvv0rrrersscrrrfqrrhrssbrrshttt7qrrdrrrfqrrjsssarssbrssdrrrfrssfqrrdsstarrscstt9vvv0*2,vvv2
  vvv0ttu6ttt8uuu5vvv0*5,uuv2vvv0*12,vvv2
  vvv0uuu6ttt7tuu6vvv0*18,vvv2
  vvv0pss5orranqrcnqrdors7nqrcnqra*2,nqrbprs7vvv0*11,vvv2
  vvv0tuu1rtt4qst6rtt4rtt3qst5rtt3rtt4rtt3suu2vvv0*11,vvv2
  vvv0*22,vvv2
  vvv0rrrcsss5rssarrrfqrrdrss8rssbsst7rrra*2,ttt5vvv0*10,vvv2
  vvv0stt8ttt4stt8ssscstt8*2,stt7tuu5stt7sss8uuu4vvv0*10,vvv2
  vvv0oppdnopopqqevvv0*9,vuu0tqo8tqo7tpnburo6tqo6spm9tqoavvu0vvv2
  vvv0rssdqrrfsssbrss9qrrbrsserrresssattt7vvv0*3,vvu0usq5trp7usq6usr4usq4usq5usr4vvv0vvv2
  vvv0ttt8tuu7tuu5uuv3ttt6uuu5tuu5uuu6uuu4stt7uuu6uuu3vvv0*9,vvv2
  vvv0ttu7sttattt5uuu7ttt7ttt8sss8ttu7uuu4ttt5uuu7uuu4vvv0*9,vvv2
  vvv0*22,vvv2
  vvv0qqrdrrreqrrgsttcrrrdrssdssscsttbqrrersse*2,qrrettt8vvv0*8,vvv2
  vvv0iol2hnk0*15,ttt2tuu0*3,vvv0vvv2
  vvv0iol2hnk0*15,ttt2tuu0*3,vvv0vvv2
  vvv0orqepsrgqsrcnrphqsrcorphpsqcprqgpsrfpsrdqsretuu5vvv0*9,vvv2
  vvv0sssdrssessseqqrgsss9rrsdrrrdsssasst8vvv0*12,vvv2
  vvv0*22,vvv2
  vvv0rrressscrssepqqgrssgrssdstt9qrrdsssatttaqrre*2,rssdrsshrssdrrserssdrssfstt9ttu6vvv0vvv2
  vvv0rssdrsseqrresstbsssarssbqrresssarssfqrrjqrrdsssa*2,rssfqrreuuu6vvv0*5,vvv2
  vvv0*22,uvv2
  uvv1vvv0*21,uuu0
cover-visitor-ENDED 358x149
~ IqB6 xt-H FuOX PiZq Es6Y 4u9V x69K 2Id_ iesK KZRz
  rss9*2,rssarrsbrss8qrrdqrrattt3uvv0*15,
  uvv0*22,uuu0
  vvv0*22,uvv2
  vvv0jklpmnofkmmkikkeklmnkllhklmhjlljlmmkikklhjkhjklgqrr9vvv0*8,vvv2
  vvv0*9,vvv1tuu2vvv0*11,vvv2
  vvv0sttauuu3ttt8ttt6uuu3ttt7tuu5uuu3ttt4ttt6uuu5ttu6uuu7tuu3tuu6ttt6tuu4ttt6ttt7uuu2vvv0vvv2
  vvv0sssdrss8rsscrrsetttcrsscsssbrrr9rrrerssbttt9qrrdrsscqrrgrrrfsssdstt7sssdqrretuu5vvv0vvv2
  vvv0pqqlpqqjqrrkpqqkrrrcnopnopqgpqqippqjqrrhvvv0*11,vvv2
  vvv0*22,uvv2
  uuu1uvv0vvv0*19,uvv1uvv0
cover-nothing-copied 358x654
~ IqB6 xt-H H95j PiZq Es6Y 4u9V x69K g1yW 2Id_ iesK BMW5 -8fs Lk0s PiZq 0BV4 3rNH KnSK qjyR PiZq uQ6u
~ Y2MV BwEe qjyR PiZq VJ6S psbZ _TJf q5VG 0Iih nHN9 EN2S 2kMu g26L QlVy kazP
  rss9*2,rss8rrsdqqrbsss6qrrerss7uvv0*15,
  uvv0*22,uuu0
  vvv0*22,uvv2
  vvv0jklpmnofkmmkikkeklmnkllhklmhjlljlmmkikklhjkhjklgqrr9vvv0*2,tut1lpnglpnhlpnfnrp9uvu0vvv2
  vvv0*9,vvv1tuu2vvv0*5,uvv0tvu0*2,tut1tvu0vvv0vvv2
  vvv0vvv3vvv0*3,uuu2vvv0vvv1vvv0vvv1vvv0vvv1uuu1vvv1vvv0vvv3vvv0*2,vvv1vvv0*3,vvv2
  vvv0pqqjoppmqqrepqqhsssaqrrcpqqhppqjrsscpqqdpqqgrssgoppiqqqfrssgpqqgqrrcqqrfsss9vvv0*2,vvv2
  vvv0ppqkppqmqqrepqqcppqjpqqirssboppkqqrfpqqe*2,ppqmppqjsssavvv0*7,vvv2
  vvv0*2,vvv2vvv0*7,uuu3vvv0*11,vvv2
  vvv0*22,vvv2
  vvv0oppjoopjqrrbpqqemnnroopjpqqgoppioppj*2,noonpqqeppqhppqlppqgopphopqopqqevvv0*3,vvv2
  vvv0rrserrsfsss9rssessscsssattu6qrrisst8rrrdqrrgsttaqrresssbrsscrrresss9qrrduuu2vvv0*2,vvv2
  vvv0uuu6ttu6tuu6ttt8ttt6vvv0*11,uuv3vvv0*4,vvv2
  vvv0ttt4ttt7uuu5ttt8ttt5vvv0*16,vvv2
  vvv0psr7mqognrpcmqoc*2,nrpeorqanrpcorq8orpborp9mqofnrpelpnfsut1vvv0*6,vvv2
  vvv0tuu1sut1rts4sut1*5,sut2sut1*3,sut0sut1uvu0vvv0*6,vvv2
  vvv0*22,vvv2
  vvv0rrscrrrbstt6stt7pqqfqrrbsss9rssbrssarrr8rsserss9vvv0*9,vvv2
  vvv0rss9sss9ttu6sss9sssbsssattt7sttbttt7sss9rssbsttbvvv1vvv0vvv2vvv0vvv1vvv0vvv1vvv0*2,vvv2
  vvv0ssscsssbrrserrsfrssbrssfttt8qrrcqrrfrssgsss9rssassscrrresssdrrrcstt9rrscttt7vvv0*2,vvv2
  vvv0sssdqrrgsssbvvv0*18,vvv2
  vvv0uvv0*10,vvv0*11,vvv2
  vvv0pss6mpqekopilpphnqrakopikopempqelpqforravvv0*11,vvv2
  vvv0*2,uvv0*9,vvv0*11,vvv2
  vvv0*22,vvv2
  vvv0opplpqq9oppinoosnoomopphoppiqrrdoopinoojsss9vvv0*10,vvv2
  vvv0sss7rrrfsss7vvv0*10,vuu0*7,vvv0vvv2
  vvv0rss8sssbsss9vvv0*9,vut0spmdrnkesolhtpmbsombrnkfsomfvvu0vvv2
  vvv0ssscrrrettt9rss8qrrbrssdrrrdsstattt7vvv0*4,vvu0*7,vvv0vvv2
  vvv0rrrfqrrhrrrbtttarrrdrssdqrresssdsst9qrrdsstestt7vvv0*9,vvv2
  vvv0*22,vvv2
  vvv0stt7tuu6ttt8tuu7ttt7uuu5uuu6uuu4ttt8uuu7ttu8ttt8tuu5vvv0*8,vvv2
  vvv0ttt5ttt8ttt7uuu4ttt6ttt7tuu6uuu6ttt6ttu6uuu5tuu5vvv3vvv0*8,vvv2
  vvv05gb52e90*15,qsr5rss0*3,uuu0vvv2
  vvv0qsrbrtscsttapsrertsaqsrerts8qsrcrtsarts9rtsbuuu4vvv0*9,vvv2
  vvv0stt6ttt7tut6sts7tuu4tuu3uuu3tuu6uuu5uuu4uvu3vvv1vvv0*9,vvv2
  vvv0ttt9sttatttasssbttt7rrsdqrrettt8stt8vvv0*12,vvv2
  vvv0stt9ttt8ttu8sst9tttatuu6tuu5rss9ttt6uuu4ttt7stt8ttt8tttattt7ttt8ttt9*2,uuu6uuu4vvv0vvv2
  vvv0ttt8uuu4ttt7ttt6uuu5ttt7uuu4ttu5tuu6tuu9sss8ttt7uuu5ttt9tuu7uuu6uuu4tuu6uuu3uvv1vvv0vvv2
  vvv0sstarsserrrcsstbsssa*2,rrrdstt8sssdrrsfrrsbsst9sss9sttcrrrcuuu6vvv0*5,vvv2
  vvv1vvv0*21,uuu1
cover-copying 358x677
~ IqB6 xt-H xl6H PiZq Es6Y 4u9V x69K g1yW 2Id_ iesK 9NMU -8fs Lk0s PiZq 0BV4 3rNH KnSK qjyR PiZq uQ6u
~ Y2MV BwEe qjyR PiZq VJ6S psbZ _TJf q5VG 0Iih nHN9 EN2S 2kMu g26L QlVy kazP
  rss9*2,rss6qrrcqqrbuuu0uvv0*17,
  uuu0uvv0*22,
  vvv0*22,uvv2
  vvv0jklpmnofkmmkikkeklmnkllhklmhjlljlmnjjkkkhjjhjklgqrr9vvv0*2,tut1lpnglpnhlqnenrp9uvu0vvv2
  vvv0*9,uvv1ttt2vvv0*5,uvv0tvu0*2,sut2tvu0vvv0vvv2
  vvv0uuu3vvv1vvv0vvv1vvv0*2,uvv1vvv2*2,vvv0vvv2vvv0vvv2vvv1vvv0uuu2uuv1vvv1vvv0*3,vvv2
  vvv0qrrgqqrdopplppqiqqqfqrrfqqqepqqjpqqhqqrhpqqkrrrcqrripqqhpqqgrssgrssbpqqisssdvvv0*2,vvv2
  vvv0oppnpqqgopqgpqqipqqgrrrgqrreoppoqrraqqqgpqqfqrrgopqjqqrepqqjsss9vvv0*5,vvv2
  vvv0*2,uuu4uuu5vvv0*3,vvv1vvv2vvv0*5,vvv1vvv0*7,vvv2
  vvv0oopipqqfqrrmpqqf*2,rrrepqqmrrrevvv0*13,vvv2
  vvv0*22,vvv2
  vvv0qrreqrrdsss7sss9ppqiqqrdrssarsscrrrdrrraqqrfsss8rrrarrrdrrrcqqrcrssgrss9vvv0*3,vvv2
  vvv0sss7ttt6ttt5stt7sttattt6*2,rssattt6sssa*2,ttt5ttt8ttt9tuu4ttt7*2,ttt6vvv0*3,vvv2
  vvv0sssbrssestt7rssdsssa*2,tuu6rssesst8sssbrssdsttarrrcttt9rssc*2,rrscrrsbuuu2vvv0*2,vvv2
  vvv0rssbrrrdssscqrrfrrsbvvv0*16,vvv2
  vvv0tuu1tut1tuu0*3,tut1tuu0*5,sut1tut1sut1uvu0vvv0*6,vvv2
  vvv0psr7mqoglqngmqodlpndnrpenrpcmqodnrpanrpcnrpamqofnqpdlqngsut1vvv0*6,vvv2
  vvv0*22,vvv2
  vvv0*22,vvv2
  vvv0oppjoopjqrrbpqqemnnroopjppqgoppmpqqgoppfooppoppkvvv0*9,vvv2
  vvv0rrrersscrrrfqrrhrssbrrshttt7qrrdrrrfqrrjsssarssbrssdrrrfrssfqrrdsstarrscstt9vvv0*2,vvv2
  vvv0ttu6ttt8uuu5vvv0*5,uuv2vvv0*12,vvv2
  vvv0uuu6ttt7tuu6vvv0*18,vvv2
  vvv0pss6nqrcmqqempqfnrr9mpqempqcnqrcmqqdors8vvv0*11,vvv2
  vvv0tuu1stu2rtt4suu2suu1rtt3rtt2suu1stu1suu1vvv0*11,vvv2
  vvv0*22,vvv2
  vvv0rrrcsss5rssarrrfqrrdrss8rssbsst7rrra*2,ttt5vvv0*10,vvv2
  vvv0stt8ttt4stt8ssscstt8*2,stt7tuu5stt7sss8uuu4vvv0*10,vvv2
  vvv0oppdnopopqqevvv0*9,vuu0tqo8tqo7tpnburo6tqo6spm9tqoavvu0vvv2
  vvv0rssdqrrfsssbrss9qrrbrsserrresssattt7vvv0*3,vvu0usq5trp7usq6usr4usq4usq5usr4vvv0vvv2
  vvv0ttt8tuu7tuu5uuv3ttt6uuu5tuu5uuu6uuu4stt7uuu6uuu3vvv0*9,vvv2
  vvv0ttu7sttattt5uuu7ttt7ttt8sss8ttu7uuu4ttt5uuu7uuu4vvv0*9,vvv2
  vvv0*22,vvv2
  vvv0qqrdrrreqrrgsttcrrrdrssdssscsttbqrrersse*2,qrrettt8vvv0*8,vvv2
  vvv0iol2hnk0*15,ttt2tuu0*3,vvv0vvv2
  vvv0iol2hnk0*15,ttt2tuu0*3,vvv0vvv2
  vvv0orqepsrgqsrcnrphqsrcorphpsqcprqgpsrfpsrdqsretuu5vvv0*9,vvv2
  vvv0sssdrssessseqqrgsss9rrsdrrrdsssasst8vvv0*12,vvv2
  vvv0*22,vvv2
  vvv0rrressscrssepqqgrssgrssdstt9qrrdsssatttaqrre*2,rssdrsshrssdrrserssdrssfstt9ttu6vvv0vvv2
  vvv0rssdrsseqrresstbsssarssbqrresssarssfqrrjqrrdsssa*2,rssfqrreuuu6vvv0*5,vvv2
  vvv0*22,uvv2
  uuu1uvv0vvv0*19,uvv1uvv0
cover-paying 358x370
~ IqB6 xt-H R_g8 PiZq Es6Y 4u9V x69K aHRA 2Id_ tveb dfou bQ9P eFQv StB0 Dy7X JDC4 bs_y L9sS iesK tBK9
~ wbUr
  rss9*2,rss8qrrerss8uvv0*18,
  uuu0uvv0*22,
  vvv0*22,uvv2
  vvv0jklpmnofkmmkikkeklmnkllhklmhjlljlmnjjkkkhjjhjklgqrr9vvv0tuu1kopmmqqclpqblppemqqeuvv0vvv2
  vvv0*9,uvv1ttt2vvv0*4,uvv0tuv0*2,stu2tuv0*2,vvv0vvv2
  vvv0*22,vvv2
  vvv0*8,uvv0tuu0stt0*3,uuu0vvv0*8,vvv2
  vvv0*7,stt0rss0*2,stt0*2,rss0*3,uvv0vvv0*6,vvv2
  vvv0*5,uuv1fkl5qss0tuu0vvv0*4,uuu0rss0*2,uvv0vvv0*5,vvv2
  vvv0*5,ejk61ac0pqr4vvv0*7,rst0rss0vvv0*5,vvv2
  vvv0*4,ttu32ac1eik6vvv0*8,uvv0rss0tuu0vvv0*4,vvv2
  vvv0*4,kno619c0qss5vvv0tuu1sss4qrr3uvv1ttt3qrr4vvv0*2,stt0*2,vvv0*4,vvv2
  vvv0*4,fkl62ac2vvv0*2,stt2klmcklmblnnahjkgkmmevvv0*2,ttt0rss0vvv0*4,vvv2
  vvv0*8,vvv1tuu6ttt6sttasst9ttt6vvv0*8,vvv2
  vvv0*8,vvv1tuu7uuu5uuu4tuu5uvv3vvv0*8,vvv2
  vvv0*22,vvv2
  vvv0nopmnoonoppiqrreoppkpqqfnookoppioppmpqqfoppjvvv0*10,vvv2
  vvv0*22,vvv2
  vvv0pqqoqrrboppjpqqjrssbpqqmpqqiqqqfpqqmsssapqqhqqrhqrrhpqqjnoolvvv0*6,vvv2
  vvv0sss8stt7rssfstt7sss7uuu4qrrittt7rssb*2,ttt7sstasttctttbqrrerssassscttu5stt9ttu5vvv0vvv2
  vvv0rssastt7tttbstt7*2,uuu7ttt7*2,stt9ttt9uuu6stt7ttt5*2,ttt7tuu6ttt8ttt6stt8uuu6vvv0vvv2
  vvv0pqqirsseoppktttanoplrrrfsss8vvv0*14,vvv2
  vvv0*22,uvv1
  uuu0tuu0*20,tuu1uvv0
cover-sold-out 358x395
~ IqB6 xt-H oQd5 PiZq Es6Y 4u9V x69K kulZ 2Id_ tveb dfou bQ9P eFQv StB0 Dy7X JDC4 bs_y L9sS iesK tBK9
~ cuRm
  rss9*2,rss7rssbrssatuu3uvv0*17,
  uuu0uvv0*22,
  vvv0*22,uvv2
  vvv0jklpmnofkmmkikkeklmnkllhklmhjlljlmnjjkkkhjjhjklgqrr9vvv0*8,vvv2
  vvv0vut0*8,uuu1ttt2vvv0*11,vvv2
  vvv0urp6soldtpmdsometpmcrnkcsolctpnbvvu0vvv0*12,vvv2
  vvv0*22,vvv2
  vvv0*22,vvv2
  vvv0*8,ttt0rss0*4,stt0uvv0vvv0*7,vvv2
  vvv0*6,uuu1rss0*2,stt0tuu0uuu0ttu0rss0*2,ttu0vvv0*6,vvv2
  vvv0*5,qrs45ce3oqq2vvv0*6,ttt0rss0tuu0vvv0*5,vvv2
  vvv0*5,7eg54cd2ttu2vvv0*7,stt0rss0vvv0*5,vvv2
  vvv0*4,prr519c0jnn6vvv0*9,rss0ttt0vvv0*4,vvv2
  vvv0*4,hlm619c0tuu3vvv0ttt2pqq8noo9sss5pqq9nooavvv0*2,stt0rst0vvv0*4,vvv2
  vvv0*4,lop3dik2vvv0*2,ttt1noo8noo6nooalnnbnop9vvv0*2,uuu0ttt0vvv0*4,vvv2
  vvv0*8,uuu3rssdrsscssscqrrfsttavvv0*8,vvv2
  vvv0*22,vvv2
  vvv0stt9ttt4ttt5*2,ttu4ttt5stt7ttt5stt9ttt3sst6vvv0*10,vvv2
  vvv0qrrdpqqiqrrdstt8qrrfsssaqqrcrrrcrsscrssbrssdvvv0*10,vvv2
  vvv0ttt9uuu3stt8ttt6uuu3uuu5tuu4tuu5ttt5uuu4stt8uuu6ttt8*2,rss9vvv0*6,vvv2
  vvv0sssfsss8rssbrsscttt7qrrgrsserss9rsshttt6stt9rssastt9sssasssbvvv0*6,vvv2
  vvv0oopipqqfpqqrpqqf*2,ssscnopkqqqfqqrhqrrdopplnopnoppeqqrfqrrfoppjrssevvv0*4,vvv2
  vvv0sttbstt9rrsbsssdttt9ttt6stt9rssbrrsattt7ttt8rssbvvv0*9,vvv2
  vvv0stt8rssasss9tttauuu7ttt6sss9rssbstt7ttt8stt8ttt9vvv0*9,vvv2
  uvv1vvv0*21,uuu1
cover-reviewing 358x372
~ IqB6 xt-H WcAo PiZq Es6Y 4u9V x69K kulZ 2Id_ tveb dfou bQ9P eFQv StB0 Dy7X JDC4 bs_y L9sS iesK tBK9
~ qfj2
  rss9*2,rss7qrrcqrrerss8uvv0*17,
  uuu0uvv0*22,
  vvv0*22,uvv2
  vvv0jklpmnofkmmkikkeklmnkllhklmhjlljlmnjjkkkhjjhjklgqrr9vvv0*8,vvv2
  vvv0vuu0vut0*7,uuu1ttt2vvv0*11,vvv2
  vvv0urp7soletpmdsolfspmcrnkcsoldtpmcvvu0vvv0*12,vvv2
  vvv0*22,vvv2
  vvv0*22,vvv2
  vvv0*8,ttt0rss0*4,stt0uvv0vvv0*7,vvv2
  vvv0*6,uuu1rss0*2,stt0tuu0uuu0ttu0rss0*2,ttu0vvv0*6,vvv2
  vvv0*5,qrs45ce3oqq2vvv0*6,ttt0rss0tuu0vvv0*5,vvv2
  vvv0*5,7eg54cd2ttu2vvv0*7,stt0rss0vvv0*5,vvv2
  vvv0*4,prr519c0jnn6vvv0*9,rss0ttt0vvv0*4,vvv2
  vvv0*4,hlm619c0tuu3vvv0ttt2pqq8noo9sss5pqq9nooavvv0*2,stt0rst0vvv0*4,vvv2
  vvv0*4,lop3dik2vvv0*2,ttt1noo8noo6nooalnnbnop9vvv0*2,uuu0ttt0vvv0*4,vvv2
  vvv0*8,uuu3rssdrsscssscqrrfsttavvv0*8,vvv2
  vvv0*22,vvv2
  vvv0ttt7uuu2*2,uuu3uvv2tuu3tuu4uuu3ttt7uuu2ttt5vvv0*10,vvv2
  vvv0qqqfoppkpqqgsssapqqhrssbpqqfqqrerrrfqrrdqrrevvv0*10,vvv2
  vvv0ttt9uuu3stt8ttt6uuu3uuu5tuu4tuu5ttt5uuu4stt8uuu6ttt8*2,rss9vvv0*6,vvv2
  vvv0sssfsss8rssbrsscttt7qrrgrsserss9rsshttt6stt9rssastt9sssasssbvvv0*6,vvv2
  vvv0oopipqqfpqqrpqqf*2,sssbooppqqqaoppjppqnppqjqqrhqrriqrrgqqqhppqlpqqlrss8vvv0*3,vvv2
  vvv0*22,uvv2
  uvv1vvv0*20,vvv1uvv0
cover-paid 358x370
~ IqB6 xt-H xBuu PiZq Es6Y 4u9V x69K gnP8 2Id_ -qFK dfou bQ9P 451q StB0 Dy7X JDC4 bs_y L9sS iesK tBK9
~ qqvK
  rss9*2,rss8rrsbuvv0*19,
  uvv0*22,uuu0
  vvv0*22,uvv2
  vvv0jklpmnofkmmkikkeklmnkllhklmhjlljlmmkikklhjkhjklgqrr9vvv0*3,sus3mqoblpndnqoduvu0vvv2
  vvv0*9,vvv1tuu2vvv0*6,uvv0tvu0*3,vvv0vvv2
  vvv0*22,vvv2
  vvv0*8,uvv0tuu0stt0*3,uuu0vvv0*8,vvv2
  vvv0*7,stt0rss0*2,stt0*2,rss0*3,uvv0vvv0*6,vvv2
  vvv0*5,uvu1gmj4qss0tuu0vvv0*4,uuu0rss0*2,uvv0vvv0*5,vvv2
  vvv0*5,eli52e90prq4vvv0*7,rst0rss0vvv0*5,vvv2
  vvv0*4,tut32e91eli5vvv0*8,uvv0rss0tuu0vvv0*4,vvv2
  vvv0*4,kpn52e90qss5vvv0tuu1sss4qrr3uvv1ttt3qrr4vvv0*2,stt0*2,vvv0*4,vvv2
  vvv0*4,gmj53f92vvv0*2,stt2klmcklmblnnahjkgkmmevvv0*2,ttt0rss0vvv0*4,vvv2
  vvv0*8,vvv1tuu6ttt6sttasst9ttt6vvv0*8,vvv2
  vvv0*8,vvv1tuu7uuu5uuu4tuu5uvv3vvv0*8,vvv2
  vvv0*22,vvv2
  vvv0nopmnoonoppiqrreoppkpqqfnookoppioppmpqqfoppjvvv0*10,vvv2
  vvv0*22,vvv2
  vvv0oppqqrripqqhnophsssepqqkqqriqrrgoppmpqqiqrrfppqknopinopppqqipqqhrrrjqqqhuuu3vvv0*2,vvv2
  vvv0rrse*2,stt7rssfsssbrssbrssattt6rsserssgrssdstt8sssdsss9sssbsttbrrrdqrrfttu5vvv0*2,vvv2
  vvv0ttt5ttu5uuu5ttt6*2,uuu4ttt7uuu4ttt5uuu5ttt6uuu4uuu6uuu4tuu5uuu3ttt4ttt5vvv2vvv0*2,vvv2
  vvv0oopipqqfpqqppqqf*2,sssbvvv0*15,vvv2
  vvv1vvv0*21,uvv1
  uuu0ttt0*20,tuu0uvv0
cover-paid-maximum 358x370
~ IqB6 xt-H wQcE PiZq Es6Y 4u9V x69K gnP8 2Id_ Sf-A dfou bQ9P 451q StB0 Dy7X JDC4 2iGT L9sS iesK tBK9
~ DmQT
  rss9*2,rss8qrrcrssaqrrcrssbsst7uvv0*15,
  uuu0uvv0*22,
  vvv0*22,uvv2
  vvv0jklpmnofkmmkikkeklmnkllhklmhjlljlmnjjkkkhjjhjklgqrr9vvv0*3,sus3mqoblpndnqoduvu0vvv2
  vvv0*9,uvv1ttt2vvv0*6,uvv0tvu0*3,vvv0vvv2
  vvv0*22,vvv2
  vvv0*8,qsr1gmk1bjf0ajf0dli0mqo1vvv0*8,vvv2
  vvv0*6,uuu1ckh32e90*2,8hd09ie04fb02e906hc2psr2vvv0*6,vvv2
  vvv0*5,uvv18ie32e90gmk3tuu1vvv0*3,mqo26gc23fa1prq3vvv0*5,vvv2
  vvv0*5,flj52e90mqo4vvv0*6,tuu16hc35gb2uvu1vvv0*4,vvv2
  vvv0*4,tut32e91eli5vvv0*8,psr42e90iol5vvv0*4,vvv2
  vvv0*4,kpn52e90qss5vvv0tuu2rrs3qqr4ttt2rrs4qrr4vvv0*2,8id59ie5vvv0*4,vvv2
  vvv0*4,gmj53f92vvv0*2,qrr6ijkekllgkmmggijjkmmevvv0*2,eli54gb5vvv0*4,vvv2
  vvv0*8,vvv2ttt6ttt7sstasst9ttt6vvv0*8,vvv2
  vvv0*8,vvv1tuu7uuu5uuu4tuu5uvv3vvv0*8,vvv2
  vvv0*22,vvv2
  vvv0nopmnoonoppiqrreoppkpqqfnookoppioppmpqqfoppjvvv0*10,vvv2
  vvv0*22,vvv2
  vvv0oppqqrripqqhnophrssfnoojqrripqqgppqfopplrrrbpqqjnoojnopppqqjppqjrssfpqqlsss7vvv0*2,vvv2
  vvv0rrse*2,stt7rssfsssbrssbrssattt6rsserssgrssdstt8sssdvvv0*8,vvv2
  vvv0ttt5ttu5uuu3ttt7ttt6uuu4ttt7uuu4ttt5uuu5ttt6uuu4uuu6vvv0*8,vvv2
  vvv0rrsdpqqgqqqeppqioppipqqiopqnpqqgrssboppjppqjoppfpqqfqqqippqmpqqgpqqhvvv1vvv0*3,vvv2
  vvv0*22,uvv1
  uuu0tuu0*20,tuu1uvv0
cover-used-up 358x370
~ IqB6 xt-H XVmI PiZq Es6Y 4u9V x69K I04M 2Id_ SU4C dfou bQ9P StB0 Dy7X 2tJo Dy7X iesK tBK9 KDcx
  rss9*2,rss8qrr9rssatuu2uvv0*17,
  uuu0uvv0*22,
  vvv0*22,uvv2
  vvv0jklpmnofkmmkikkeklmnkllhklmhjlljlmnjjkkkhjjhjklgqrr9vvv0qrr7opqeoppcoqqbpqqcpqqbvvv0vvv2
  vvv0*9,uvv1ttt2vvv0*4,uvv0uuu0uuu1uvv0*3,vvv0vvv2
  vvv0*22,vvv2
  vvv0*8,uvv0tuu0stt0*3,uuu0vvv0*8,vvv2
  vvv0*7,stt0rss0*2,stt0*2,rss0*3,uvv0vvv0*6,vvv2
  vvv0*6,stt0rss0tuu0vvv0*4,uuu0rss0*2,uvv0vvv0*5,vvv2
  vvv0*5,ttt0rss0uuu0vvv0*7,rst0rss0vvv0*5,vvv2
  vvv0*5,rss0ttt0vvv0*8,uvv0rss0tuu0vvv0*4,vvv2
  vvv0*4,uuu0rss0vvv0uvv1vvv0*2,vvv1vvv0*3,vvv1vvv0stt0*2,vvv0*4,vvv2
  vvv0*4,tuu0rss0vvv0jllkjllmjklljkkhmnnhjlljlmmhlnnlpqq8ttt0rss0vvv0*4,vvv2
  vvv0*22,vvv2
  vvv0*22,vvv2
  vvv0*22,vvv2
  vvv0nopmnoonoppiqrreoppkpqqfnookoppioppmpqqfoppjvvv0*10,vvv2
  vvv0*22,vvv2
  vvv0pqqoqrrbqqrfppqhpqqgppqkoppkpqqjqrrbpqqkopplrssepqqmppqkqrrcqrrjpqqgrrrgoppltttbvvv0vvv2
  vvv0sssarrscrssbrssd*2,qqqistt6rss8rsscrssfrss9sst9sst7sss7rsscssscrrrdrssbuuu4vvv0*2,vvv2
  vvv0tuu8tuu5ttu7uuu3ttt4ttt6ttt7ttt6ttt7*2,ttt6tuu6uuu3stt7ttt8uuu6ttu7tuu6vvv2vvv0*2,vvv2
  vvv0pqqipqqlpqqirrrcpqqh*2,nooppqqhpqqirrrhvvv0*11,vvv2
  vvv0*22,uvv1
  uuu0tuu0*20,tuu1uvv0
cover-void 358x370
~ IqB6 xt-H GIkN PiZq Es6Y 4u9V x69K FPa- 2Id_ SU4C dfou bQ9P StB0 Dy7X X_Ex Dy7X iesK tBK9 62WE
  rss9*2,rss8rssbuvv0*19,
  uvv0*22,uuu0
  vvv0*22,uvv2
  vvv0jklpmnofkmmkikkeklmnkllhklmhjlljlmmkikklhjkhjklgqrr9vvv0*2,vvu0tpm9solernkjtpn9vvu0vvv2
  vvv0*9,vvv1tuu2vvv0*6,vut0*4,vvv0vvv2
  vvv0*22,vvv2
  vvv0*8,uvv0tuu0stt0*3,uuu0vvv0*8,vvv2
  vvv0*7,stt0rss0*2,stt0*2,rss0*3,uvv0vvv0*6,vvv2
  vvv0*6,stt0rss0tuu0vvv0*4,uuu0rss0*2,uvv0vvv0*5,vvv2
  vvv0*5,ttt0rss0uuu0vvv0*7,rst0rss0vvv0*5,vvv2
  vvv0*5,rss0ttt0vvv0*8,uvv0rss0tuu0vvv0*4,vvv2
  vvv0*4,uuu0rss0vvv0*2,uuu0vvv0uuu1vvv0vvv1vvv0*3,stt0*2,vvv0*4,vvv2
  vvv0*4,tuu0rss0vvv0*2,nop8mnnjjlljjkliklmjmnnkvvv0*2,ttt0rss0vvv0*4,vvv2
  vvv0*22,vvv2
  vvv0*22,vvv2
  vvv0*22,vvv2
  vvv0nopmnoonoppiqrreoppkpqqfnookoppioppmpqqfoppjvvv0*10,vvv2
  vvv0*22,vvv2
  vvv0pqqkqqreoppnpqqfrrshpqqlqrr9qqqepqqgqqrioppnpqqg*2,qrrfppqkqrrdqqrhrrrcppqlvvv0*2,vvv2
  vvv0qrristtbrss8rrristt7qrrastt8qrrhsssarrs9tuu5rrscqrrdsttasss8rssdsss7rssestt9vvv0*2,vvv2
  vvv0ttu7uuu4ttt6ttt8uuu4sss8ttt5tuu8ttt6ttt5uuu6ttt6ttu7uuu4*2,ttt7uuu4ttt7uuu5vvv0*2,vvv2
  vvv0ppqinoolpqqi*2,qqrfstt9vvv0*15,vvv2
  vvv1vvv0*21,uvv1
  uuu0ttt0*20,tuu0uvv0
cover-void-late 358x315
~ IqB6 xt-H ZZ7m PiZq Es6Y 4u9V x69K FPa- 2Id_ SU4C dfou bQ9P StB0 Dy7X X_Ex Dy7X iesK rr6Y
  rss9*2,rss8rssbrrscttt3uvv0*17,
  uuu0uvv0*22,
  vvv0*22,uvv2
  vvv0jklpmnofkmmkikkeklmnkllhklmhjlljlmnjjkkkhjjhjklgqrr9vvv0*2,vvu0tpm9solernkjtpn9vvu0vvv2
  vvv0*9,uvv1ttt2vvv0*6,vut0*4,vvv0vvv2
  vvv0*22,vvv2
  vvv0*8,uvv0tuu0stt0*3,uuu0vvv0*8,vvv2
  vvv0*7,stt0rss0*2,stt0*2,rss0*3,uvv0vvv0*6,vvv2
  vvv0*6,stt0rss0tuu0vvv0*4,uuu0rss0*2,uvv0vvv0*5,vvv2
  vvv0*5,ttt0rss0uuu0vvv0*7,rst0rss0vvv0*5,vvv2
  vvv0*5,rss0ttt0vvv0*8,uvv0rss0tuu0vvv0*4,vvv2
  vvv0*4,uuu0rss0vvv0*2,uuu0vvv0uuu1vvv0vvv1vvv0*3,stt0*2,vvv0*4,vvv2
  vvv0*4,ttu0rss0vvv0*2,nop8mnnjjlljjkliklmjmnnkvvv0*2,ttt0rss0vvv0*4,vvv2
  vvv0*22,vvv2
  vvv0*22,vvv2
  vvv0*22,vvv2
  vvv0oppmpqqnqqrcqqqjqqrfpqqjoopnqqrfpqqhqrrgpqqhopphrrrdpqqmqqripqqhqrrhrrseoppjrrrfvvv0vvv2
  vvv0rss9rssbttt5rrsattt9rrsesstattt7sss7sssasstcstt7sst8vvv0*8,vvv2
  vvv0ttt6sssattu4ttt8ttu5sttattt9sss9ttt6ttt8ttt9sst8ttt8vvv0*8,vvv2
  vvv1vvv0*21,uuu1
lead-delta 358x245
~ IqB6 xt-H a05u PiZq Cnzz XnnM z2yA H32O Qu3r 7-62 rRZ1 MOt4 nG4W zVDb rbqo oO4x PiZq 0IN- PScc qFQ6
~ PiZq 0JQw PScc S9VI PiZq fK-p PScc pQ1D XnnM PvaE WbZq qaJh YS2_
  qrrarss8qrrcsss7uvv0*19,
  uvv0*22,uuu0
  vvv0*2,vvu0vvv0*19,uvv2
  vvv0utq3rqnavur2rss8nooloppioppmpqqfoppkvvv0*12,vvv2
  vvv0usq4qpmcvur2uuu4stt9ttt9tttarssd*2,rrsgrss9sttcrssbsss9uuu2vvv0*6,vvv2
  vvv0*2,vut0vvv0*2,uvv1vvv1*2,uvv1vvv1*2,uuv1vvv1*2,uuu4vvv0*7,vvv2
  vvv0rtu2qst3mpqgmqqenqrdorr9lpqdmpqcors8uvv0vvv0*11,vvv2
  vvv0tuv0tuu0suu1*2,suu2suu1stu2suu1tuu1vvv0*12,vvv2
  vvv0uuu4uuu2vvv1uuv3vvv1uuu4vvv0uuu4vvv1uuu3vvv2uvv3vvv1vvv0uuu2vvv3vvv1uuv2uvv4vvv0*2,vvv2
  vvv0ttt8uuu5rssattt7tttastt9vvv1tttbtuu7ttt8sstcsttatttavvv1stt7sttctttatttcttt8vvv0*2,vvv2
  vvv0rts9orqertsbtuu4vvv0*3,qrraqrrbqqqjvvv0*4,noojrrrhuuu4vvv0*4,vvv2
  vvv0*22,vvv2
  vvv0uuu4uuu5uuu4vvv1uuu2vvv1vvv0*8,uuu5stt5tuu2ttt5ttt2uuu0uvv5vvv2
  vvv0sssattt7stt9stt7sstavvv2vvv0*8,uvv6qqrcqrrfqqrfpqqcuuu5uvv6vvv2
  vvv0*15,vvv1uvv0*5,vvv0uvv2
  uuu1uvv0vvv0*19,uvv1uvv0
lead-slow 358x211
~ IqB6 xt-H 8svH PiZq Cnzz XnnM z2yA vum9 Qu3r 7-62 kNOV PrKk 2O7t _-TR oO4x PiZq 0IN- PScc 7vAr PiZq
~ 0JQw PScc S9VI PiZq fK-p PScc pQ1D XnnM kn1c WbZq QYmw rKZ9
  qrrarss8rrrcttt5uvv0*19,
  uvv0*22,uuu0
  vvv0*2,vvu0vvv0*19,uvv2
  vvv0vtq1srn7vus0uuu2uuu5vvv2ttt6ttt5uuu2vvv0*4,uuu1stt2stt5ttt1ttt2stt2ttt2vvv0vvv2
  vvv0vtq1poldvur0ttt3pqqhqrrfppqerrrdqrrbvvv0*4,uuu1rss7qrr9opqcqrrapqrarss7vvv0vvv2
  vvv0*2,vvt0vvv0*19,vvv2
  vvv0ttt7tuu4ttt4ttt6ttu5ttt8vvv1ttt9uuv3ttt6tuu7*2,uuu6vvv1ttt5ttu8tuu5tuu7*2,vvv0*2,vvv2
  vvv0uuu4*2,ttt7uuu4uuu5*2,vvv0tuu6uuu5ttt6tuu6uuu5uuu6vvv0tuu5ttt8uuu7*2,uuu5vvv0*2,vvv2
  vvv0qss9psqcsttatuu4vvv0*3,qrrarrrbqrrivvv0*4,nopirrsfuuu4vvv0*4,vvv2
  vvv0*16,uvv0*5,vvv0vvv2
  vvv0ttt7*2,sttattt6ttu6uuu6vvv0*8,uvv6tuu5ttu3ttt6ttt3vvv1uvv5vvv2
  vvv0tuu5tuu6*2,ttt6uuu5tuu5vvv0*8,uvv6ttt6qrrerrrcqrr9uuu4uvv5vvv2
  vvv0*16,uvv0*5,vvv0uvv2
  uuu0*21,uuu1uvv0
lead-paper 358x245
~ IqB6 xt-H 6OMr PiZq Cnzz XnnM z2yA b3Nk Qu3r 7-62 DwE3 o9YF PrKk 2O7t _-TR oO4x PiZq 0IN- PScc KfuD
~ PiZq 0JQw PScc dJDU PiZq fK-p PScc pQ1D XnnM qKPD TV-f
  qrrarss9qrrarss9uvv0*19,
  uuu0uvv0*22,
  vvv0*2,vuu0vvv0*19,uvv2
  vvv0vsq1rnm5vsr0rss8nookoppgrrrbnoopstt4vvv0*12,vvv2
  vvv0vrp2som8vsr0uuu3sssdsttatttarssd*2,rrsgrss9sttcrssbsss9uuu2vvv0*6,vvv2
  vvv0vvu0vts0vvv0*2,vvv1vvv0vvv1*4,uuv1vvv1*2,uuu4vvv0*7,vvv2
  vvv0stt5rss6oppepqq9pqqb*2,rss5vvv0*14,vvv2
  vvv0uuu1tuu2tuu1stt3tuu1*2,uuu0vvv0*14,vvv2
  vvv0uuu3vvv1vvv0vvv1vvv0vvv2vvv0vvv2vvv0vvv1vvv0vvv1vvv0*2,vvv1vvv0*2,vvv1vvv2vvv0*2,vvv2
  vvv0stt9ttu6qrrbttt8sssb*2,uuv1sssdttt8sssarssessscsstcvvv1sss8sssfssscsssdsttavvv0*2,vvv2
  vvv0rts8orqfrts9qsrfvvv0*3,rrraqrrdqrrbsssevvv0*3,noojrrrhuuu4vvv0*4,vvv2
  vvv0*22,vvv2
  vvv0uuu4vvv1uuu3uvv3uvv2uuu5uuu4vvv1uuu2vvv1vvv0*7,ttt1stt1stt2vvv0vvv2
  vvv0sss9sstastt9sssbrssbttt8sst9stt7sstavvv2vvv0*7,stt1pqqarss5vvv0vvv2
  vvv0*22,uvv2
  uuu1uvv0vvv0*19,uvv1uvv0
lead-loss 358x211
~ IqB6 xt-H vjOW PiZq Cnzz XnnM z2yA hRQC Qu3r 7-62 xmFn MOt4 oO4x PiZq 0IN- PScc mPOw PiZq 0JQw PScc
~ pkk8 PiZq fK-p PScc pQ1D XnnM PvaE WbZq QYmw bS_N
  qrrarss9*2,tuu1uvv0*19,
  uuu0uvv0*22,
  vvv0*2,uvv0vvv0*19,uvv2
  vvv0rtu0ors5suu0rrscpqqeqrraoppnppqknoopvvv0*12,vvv2
  vvv0qtt0mqq8rtu0uuu4stt9ttt9tttarssd*2,rrsgrss9sttcrssbsss9uuu2vvv0*6,vvv2
  vvv0uvv0tuu0vvv0*2,vvv1*6,uuv1vvv1*2,uuu4vvv0*7,vvv2
  vvv0ttu6uuu3*2,uuu4uuu3tuu6vvv0tuu6vvv2tuu4uuu4uuu5uuu4vvv0uuu4uuu5uuu3uuu5uuu6vvv0*2,vvv2
  vvv0ttt6uuu5sss9tuu6ttt7*2,vvv1ttt9tuu6stt7tttattt8tuu8vvv0ttt6sttbttt9tuu9tuu6vvv0*2,vvv2
  vvv0urr8urraurrdvvv1vvv0*3,rrrapqqeqrrbsssdvvv0*3,nopirrsfuuu4vvv0*4,vvv2
  vvv0*16,uvv0*5,vvv0vvv2
  vvv0ttt7stt7ttt6uuu5ttt7vvv1vvv0*8,uvv6tuu5ttu3ttt6ttt3vvv1uvv5vvv2
  vvv0tuu7uuu4ttt6tuu4ttt6vvv1vvv0*8,uvv6ttt6qrrerrrcqrr9uuu4uvv5vvv2
  vvv0*16,uvv0*5,vvv0uvv2
  uuu0*21,uuu1uvv0
lead-long 358x268
~ IqB6 xt-H SNlX PiZq Cnzz XnnM z2yA o5Pq Qu3r 7-62 Ifpy qAo7 rbm5 oO4x PiZq 0IN- PScc JDBK PiZq 0JQw
~ PScc n2rR PiZq fK-p PScc OU3M XnnM Kwpi WbZq QYmw Ydhr
  qrrarss9rssastt3uvv0*19,
  uuu0uvv0*22,
  vvv0*22,uvv2
  vvv0*2,tuv0vvv0stt8noomoppknopknopjopphnooqppqknoojnopmlmnoppqgopploppipqqfopplmnolvvv2*2,
  vvv0qst5mpqbstu2uuu3qrrarrrdsss8qrrgrrsbrrr9tuu5vvv0*10,vvv2
  vvv0suu2pss4tuu0uuu4rssattt7sssa*2,stt9rss9uuu5vvv1uuv2vvv2vvv0vvv1*2,vvv0*4,vvv2
  vvv0*4,uuu5stt8ttt8rssbssscttt9rssfssscrssesssarrsbrsscsssbqrrcrrrdvvv0*3,vvv2
  vvv0vut1vts2vut0*2,vts2vut1vut0vvv0*14,vvv2
  vvv0urp6solftpnasolbsomfsoldurp5vvv0*14,vvv2
  vvv0*22,vvv2
  vvv0rsscstt8qrrbsstasssbrsseuuv1rssfttt8rssbrsserssdsstcvvv1rss9rssfssscsssesstcvvv0*2,vvv2
  vvv0sut5stt7rts7rts8tut5rtsbvvv0stt8qqqerrsduuu3vvv0*3,rrsbstt6rssdvvv1vvv0*3,vvv2
  vvv0uvu2tut3tuu3tuu4uuu4uvu4vvv0uuu2stt5vvv3uvv2vvv0*3,sst3ttt6uuv3vvv1vvv0*3,vvv2
  vvv0*15,vvv2uvv0*5,vvv2*2,
  vvv0sssbstt9sstbrrriqrrerssarrsevvv0*7,uvv7rrrboppgoppioppdtuu5uvv7vvv2
  vvv0*15,vvv3uvv0uuu0uvv0*3,vvv2*2,
  vvv1vvv0*21,uuu1
traders-failed 358x96
~ IqB6 xt-H -kwv PiZq Ps6N
  rrs9qrr9sss6qrrcrrrauvv0*18,
  uvv0*23,
  nooopqqc*2,oppipqqgnooioppfpqqhpqqioppjpqqfpqqioppjpqqenoojnophopphpqqhoppinopipqqguvv0*2,
  rssaqqrcrss8pqqdrss6pqqeqrr9qqrerrs6qrrbstt6rrscrrs7rss8rrra*2,rrr9qrrarrs9rrr9tuu4uvv0*2,
  rss6sss6ttt5sst6stt3stt6stt4stt6ttt4stt6stt5stt7ttt5*2,stt6*2,ttt4stt6stt7stt4ttu2uvv0*2,
  opphppqgpqqgopphrrrcuvv0*18,
traders-none 358x50
~ IqB6 xt-H ie25 PiZq rJhI
  rrs9qrr9sss6qrrasss6uvv0*18,
  uvv0*23,
  oppmpqqdpqqe*2,noogoppnpqqfopqgnoplpqqfoppepqqeopphnookqrrcuvv0*8,
  uvv0*23,
lead 358x904
~ IqB6 xt-H VYt9 PiZq IqB6 fyuu iesK Otys S6Bw mP4- RD6U zX_f s2ZJ IqB6 GtX9 N6vp 3KmG z2yA b3Nk Qu3r
~ 7-62 DwE3 HEvR lrRE z2yA H32O Qu3r 7-62 rRZ1 b2oC lrRE z2yA vum9 Qu3r 7-62 kNOV FojC lrRE z2yA hRQC
~ Qu3r 7-62 xmFn lJ1Z IqB6 4yOf N6vp 3KmG z2yA b3Nk Qu3r 7-62 DwE3 OKST lrRE z2yA H32O Qu3r 7-62 rRZ1
~ bj6n lrRE z2yA hRQC Qu3r 7-62 xmFn bj6n lrRE z2yA vum9 Qu3r 7-62 kNOV g4xx Gw1R
  qrrastt5uvv0*21,
  uvv0*5,uuu0uvv0*12,uuu0*3,uvv0*2,
  jllplnngkmmjlmneoppblnngnooflnnfmnnemnnhkmmeklmhopqclnnjlmngmnnelnnfmnnhnoofmoodlnnklmmhuvv0
  oppepqqcnoodoppaqrr6uvv0*18,
  rss6qrr8rss5sst4ttt3uvv0*18,
  pqqfpqqhqqrbqrrdqrrcpqqepqqbrrsdpqqfqrr9qrrcpqqesst6rrrcqrrdpqqfqrr6pqqgqqrepqqdttt3uvv0*2,
  ttt6stt4*2,ttt4rss6stt5ttt3ttu5tuu4ttt3stt5sst5stt5ttt3*3,ttt2tuu4ttt4stt4uuu1uvv0*2,
  oppkopqgqrrepqqjnopepqqdqrreoppfopqgqrrfpqqdoppnopqkuuu1uvv0*9,
  uuu2uuu0stt3uuu0uuu1uuu2*2,uuu1*2,uuu2uuu1tuu1ttt3ttt5uvv0*2,ttt2uvv0uuu1uvv0*4,
  ppqdoppfrssboppfoppepqrcopphoppjpqqepqqhoppirssbrrrdrrsdpqrfoppjqrraopphopqjqrreuvv0*3,
  nooioppgrrrcnoomqrrcpqqeoppjnopkoppfpqqfuuu0uvv0*12,
  uvv0*2,uuu1uvv0*4,uuu1uvv0*15,
  fkl3chj0*10,fkl3uvv0*11,
  19c08fgg8ege8fgbaghg9fhe8fgeaghf9fheagif7ege19c0uvv0pqrdrrsbqrrbqrrcrss9pqrdrssaqrrcstt5uvv0
  4ce319c0*3,2ac2*2,19c0*5,4ce3uvv0uuu0uuu1uvv0*8,
  uvv0*23,
  klmjnoodmnocmnngoppalnnemnncnopcmnnemnndklmnpqq8uvv0*11,
  tuu1*3,uuu1uuu0tuu2rrr5uuu1tuu1*2,tuu2uuu0uvv0*11,
  vsr0vrp0vtt0uvv0*20,
  tpo4pmlcvsq0qqr9mooinoohqrralnnmsst3uvv0*9,stt4pqqeppqhrrsbpqqf
  vts0vrq0utt0uvv0*20,
  uuu0*23,
  vus0vuq0uut0uvv0*20,
  sro7mljnvur0qqr9mooknophnoonnopgoppiuvv0*10,qrrboppirssbpqqf
  vus0vuq0uut0uvv0*20,
  uuu0*23,
  vus0vur0uut0uvv0*20,
  tso4nmkkvur0qrr7noplopqhlnninoolpqqcuvv0*10,qrrcpqqgrrsbpqqf
  vus0vtq0vut0uvv0*17,uuu0uvv0*2,
  uuu0*23,
  suu0rtu0tuu0uvv0*20,
  qtt0lopertu0qrrcoppepqqaopqknophnoonuvv0*10,stt3pqqcrrrcpqqf
  rtu0qtt0suu0uvv0*3,tuu1uvv0*13,uuu0uvv0*2,
  uvv0*23,
  uuu0uvv0uuu1uuu0tuu1uuu0*3,uvv0uuu1uvv0uuu0uvv0*11,
  lmmioppdlmnklnnjjklnlmmilmnhnooemnngklmolnnfqqr8uvv0*11,
  uuu0utt0uuu0uvv0*20,
  uqp2rnm7vsr0sst5sst4stt3rss5rss7tuu1uvv0*6,sss9ttt3sss6rss9stt6stt4stt3rrs7
  uqp2tpn5vsr0stt4pqqepqqdttt5opqfstt2uvv0*6,rssbrssdrss9qrrc*2,pqqhrrrbrrsc
  uuu0vts0uuu0uvv0*20,
  uuu0uut0uuu0*21,
  utq2srn7vus0stt3stt5ttt3sst6ttt2stt4uvv0*6,stt6tuu1stt4ttu4ttt4ttt2tuu1rss6
  tsp5polfvur0sss6oppfpqqdpqqgpqqdqrrduvv0*6,qrrdqrrfrss6qrraqqreoppkqqrdqrre
  uuu0vus0uuu0uvv0*20,
  uuu0tuu0uuu0*21,
  rtt0ors4stu0tuu2*2,stt5uuu1uvv0tuu4uvv0*6,ttu4uvv0ttt3tuu2uuu2uuu0*2,ttu5
  qtt0mpqartu0qrrapqqbrss5opqknophoppjuvv0*6,qqrfpqqhrss7qrrbpqqgnoompqqfppqf
  tuu0stu0uuu0uvv0*20,
  uuu0*23,
  vtr0uso4vus0tuu1uuu1uuu0tuu2tuu3uuu0uvv0*6,uuu1*2,uuu0tuu2uuu1uuu0uvv0tuu3
  usp3oolgvur0rss6oppjpqqhmnofoppipqqcuvv0*6,ttt3opphrrraqrrbpqqgnoompqqfopph
  uut0vus0uuu0uvv0*20,
  uvv0*23,
  qqrfpqqdpqreqrrcqrrapqqbpqqdqrrgqrrarss8pqqersscqrrgqrrcqrrfqrrbrrsdqqrhpqqfrss8qrrduuu1uvv0
  pqqdrssaqrrcqrrfpqrfqrrbqrrdqqrgqrrersscrss9pqrcrss8qqrdqqrfrrr9pqqeqrrerss8qqrdtuu1uvv0*2,
  rssarss8sss8rrscrssa*2,rss8rssbrss7rssa*2,rss9uuu2uvv0*10,
  stt7*2,ttt6sss6stt8sss7*2,stt6stt5ttu3rssarss8tuu4uvv0*10,
board-FOLLOWERS 358x729
~ IqB6 xt-H XFBc PiZq ITGt XnnM fdOi M3uX R3ee XnnM 5Wqi 2sWf 2FPy J7BN rIJQ wBz5 sJM6 qB9i 8N1I DCns
~ Dy7X kcvR sJM6 QFeb 8N1I 10zo Dy7X 6EiN yICp sJM6 fIJR 8N1I 03Bq Dy7X qwtC rGHs 54Ks YSdR gNKw beii
~ 0TEa oV8g IJ8R gNKw okwP HSEu H0hO HUmi 9i0R DHoA 37W6 C615 gNKw ClRJ f2q2 H0hO HUmi 9i0R dQA6 37W6
~ vC0t IJ8R gNKw kAl7 gNKw qT-k zS8X sZgQ Uc6u _geO P7uk L-t8 Q2UA 0CxS ehv- J_1H SBa5 iDVv -FLa NUHA
~ w0oM kAd2 syw_
  qrrbrrs9rss8rrs9*2,qqrdqrrbuuu0uvv0*15,
  uuu0uvv0*22,
  vvv0*22,uvv2
  vvv0ikklikkjkmmgijksjklhlmmdvvv0*15,vvv2
  vvv0*3,ttt2uuu1vvv0*17,vvv2
  vvv0rrsgqrrgrrrgsssaqrrbrrreqrrfsttbsss9ttt9rrsdsstasssbrrserssesttavvv0*5,vvv2
  vvv0*22,vvv2
  vvv0vvv1tuu7uuu2*2,uvv1uuu4vvv0tuu0stt3stt2rss2stt1stt2tuu0vvv0*7,vvv2
  vvv0vvv1rsscpqqiqrrdqqreqqqdvvv1tuu0pqr8pqq9rss7prr8pqqatuu0vvv0*7,vvv2
  vvv0*8,uvv0*7,vvv0*7,vvv2
  vvv0qrr8sss8rsseqrrbrrrdsttcvvv0*15,vvv2
  vvv0*22,vvv2
  vvv0*3,uvv0tuu0vvv0*5,vtn0vrk0vvu0vvv0*4,vrq0vsr0vvv0*3,vvv2
  vvv0*3,qtt0nqq5qtt0vvv0*3,vto1vm50tk53vpe2vvv0*3,vqp1tkh1uki1vrq1vvv0*2,vvv2
  vvv0*3,ptt0lop6qtt0vvv0*3,vsm2vm50tk55vpc2vvv0*3,vpo1tkh2tkh3vqp1vvv0*2,vvv2
  vvv0*3,tuu0rtu0tuv0vvv0*4,vqh0vpd0vur1vvv0*3,vuu0vpn0*2,vvv0*3,vvv2
  vvv0*2,rss8rssbrrsbsssarssevvv0rrsfsssarrsbrssbrrrdqrrcvvv2vvv0rrsbrssb*3,vvv0*2,vvv2
  vvv0*2,sst8vvv1ttt7tuu8ttt8vvv0ttt5uuu3ttt5vvv1uuu3uuu4vvv1vvv0ttt6tuu4vvv0ttt4vvv0*2,vvv2
  vvv0*2,uuu3sssbsstbstt5uvu2vvv0*3,sstastt9uuu4vvv0*2,uuu5sst9sttbrssdutt4vuu4vvv0vvv2
  vvv0uvv1vvv0*2,uvv0vvv1vvv0*11,uvv1vvv1uvv3uuu2vvv0vvv2
  vvv0qrrdqqrfvvv0rssdqqrdttu6vvv0*10,sstasssbssscrsscuuu4vvv2
  vvv0*22,vvv2
  vvv0uuu5vvv0*20,vvv2
  vvv0ttt5vvv0*2,ppqorrrbpqqksssarrrdpqqevvv2vvv0*6,uvu4qsrbqsrapsrdtuu5vvv2
  vvv0rts7tut5vvv0*19,vvv2
  vvv0*22,vvv2
  vvv0uuu2vvv0*20,vvv2
  vvv0ttt6vvv0*2,qrrcsss9rrrdrrseqrrkvvv0*8,ursaust8urrfuss9vuu3vvv2
  vvv0uuu1vvv0*2,vvv1vvv0uvv2vvv2uvv2vvv0*8,vvv1vuu1*3,vvv0vvv2
  vvv0*22,vvv2
  vvv0*7,stt8sstcssscstt7sssbsssdsttasssavvv3vvv0*6,vvv2
  vvv0*7,uuv1vvv1uuv1uvv0uuu1uvv1*3,vvv0*7,vvv2
  vvv0suu0rtu0*19,uvv0vvv2
  vvv0rtt2mopertu0loodqss2rtu0*11,qss3orr7pss6osr6uvv0vvv2
  vvv0rtt2nrq8rtu0orr5qtt1rtu0*11,rtu1osr2pss4qtt2uvv0vvv2
  vvv0suu0rtu0*19,uvv0vvv2
  vvv0*22,vvv2
  vvv0*22,vvv2
  vvv0*6,uuu4vvv0*8,ttu8vvv0*6,vvv2
  vvv0*22,vvv2
  vvv0uuu4vvv2uuu3*2,vvv1uuu7uuu2uuu4uuu2vvv1*4,uuu4vvv1*2,uuv2vvv1uvv2uuu4vvv0vvv2
  vvv0rss9sssbrsscsstasttdtttasss9tttarssdttt9sttctttattt8sttdstt8ssscttt8sssasssbsttbvvv0vvv2
  vvv0rrsgtuu6vvv0*19,vvv2
  vvv0stt9stt8sttbttt7ttu7tuu6vvv3vvv0*14,vvv2
  vvv0uuu3tuu5uuv4uuu2*3,vvv0*15,vvv2
  uvv0vvv0*21,uuu0
board-LEADS 358x575
~ IqB6 xt-H IG0P PiZq ITGt XnnM fdOi M3uX R3ee XnnM 5Wqi rdjq -Olh J7BN rIJQ wBz5 sJM6 qB9i 8N1I Hsw_
~ Dy7X kcvR sJM6 QFeb 8N1I 3PWe Dy7X 6EiN yICp sJM6 fIJR 8N1I 10zo Dy7X qwtC rGHs 54Ks YSdR gNKw beii
~ 0TEa oV8g IJ8R gNKw okwP HSEu H0hO HUmi 9i0R fQkn 37W6 C615 gNKw ClRJ f2q2 H0hO HUmi 9i0R pFEG 37W6
~ vC0t w0oM kAd2 syw_
  qrrbrrs9rss9qrr9rss8uvv0*18,
  uuu0uvv0*22,
  vvv0*22,uvv2
  vvv0ikklikkjkmmgijksjklhlmmdvvv0*15,vvv2
  vvv0*3,ttt2uuu1vvv0*17,vvv2
  vvv0rrsgqrrgrrrgsssaqrrbrrreqrrfsttbsss9ttt9rrsdsstasssbrrserssesttavvv0*5,vvv2
  vvv0*22,vvv2
  vvv0tuu0rss5stt1*3,stt3tuu0vvv0uuu4uuu3tuu3uuu1uuu3vvv0*8,vvv2
  vvv0tuu0qrr8pqqcpqr9pqq9*2,stt1vvv0qrrcpqqdsstarrrcqqqevvv0*8,vvv2
  vvv0uvv0*8,vvv0*13,vvv2
  vvv0qrr8sss8rsseqrrbrrrdsttcvvv0*15,vvv2
  vvv0*22,vvv2
  vvv0*3,uvv0tuu0vvv0*5,vtn0vrk0vvu0vvv0*4,vrq0vsr0vvv0*3,vvv2
  vvv0*3,qtt0nqq5qtt0vvv0*3,vto1vm50tk53vpe2vvv0*3,vqp1tkh1uki1vrq1vvv0*2,vvv2
  vvv0*3,ptt0lop6qtt0vvv0*3,vsm2vm50tk55vpc2vvv0*3,vpo1tkh2tkh3vqp1vvv0*2,vvv2
  vvv0*3,tuu0rtu0tuv0vvv0*4,vqh0vpd0vur1vvv0*3,vuu0vpn0*2,vvv0*3,vvv2
  vvv0*2,rrresssbrsscqrrbsssbvvv0ttt6sss8*2,rssarsscrssbvvv0ttt7rss9rrsbsssasss8ttt9vvv0vvv2
  vvv0*2,stt7sss8ttt7ttt5tuu6vvv0uuu2sss8rssauuu7ttt7*2,vvv0uuu5ttt4uvv3stt9ttt8uuu4vvv0vvv2
  vvv0*2,uuu3sssbsstbstt5uvu2vvv0*3,sstastt9uuu4vvv0*2,uuu5sst9sttbrssdutt4vuu4vvv0vvv2
  vvv0uvv1vvv0*2,uvv0vvv1vvv0*11,uvv1vvv1uvv3uuu2vvv0vvv2
  vvv0qrrdqqrfvvv0rssdqqrdttu6vvv0*10,sstasssbssscrsscuuu4vvv2
  vvv0*22,vvv2
  vvv0uuu5vvv0*20,vvv2
  vvv0ttt5vvv0*2,pqqmrrrgqqqlrssbvvv0*9,uvu4qsrb*2,psrdtuu5vvv2
  vvv0rts7tut5vvv0*19,vvv2
  vvv0*22,vvv2
  vvv0vvv1vvv0*2,uuu3vvv0uuv4vvv2vvv0uuu4vvv0uvv3vvv3vvv1vvv0vvv1vvv0*6,vvv2
  vvv0sss8vvv0*2,qqrdqrrhpqqgqqreqqrgqrrjqrrhqqrdrrrfppqhrrr9pqqfvvv0uss9vtt7urrdust7vuu2vvv2
  vvv0uuu1vvv0*2,oppkpqqipqqmqqqlqrrcvvv0*8,vuu2vtu2vuu3*2,vvv1vvv2
  vvv0*22,vvv2
  vvv0*22,vvv2
  vvv0qqrdrssdqrrgrrsdrsserrrhrrrbrsseqqrfsttbsssesttcsss9rrsisss9rrsdsstarrsbrrserrsgvvv0vvv2
  vvv0rrsgtuu6vvv0*19,vvv2
  vvv0vvv2vvv0vvv1*3,vvv2vvv0*15,vvv2
  vvv0sssarrrdsssestt9ttt7*2,uvv2vvv0*14,vvv2
  vvv1vvv0*21,uvv1
ranking 358x81
~ IqB6 xt-H rCb2 PiZq Bnbi PiZq 2fTo I8X1 8Vs- NHmy
  rssaqrrfrss8uvv0*20,
  uvv0*22,uuu0
  vvv0*22,uvv2
  vvv0oppfpqqhpqqknopmnooloppkpqqhopplpqqcopphmnoknoopopphvvv0*6,uvv3vvv0vvv2
  vvv1vvv0*21,uvv1
  uvv0*23,
place-no-orders 358x145
~ IqB6 xt-H 6sAP PiZq kdSo CeNm tfs3 Rd1y K3vA
  qrrdrss8*2,rss7qrr8sst7uvv0*17,
  uuu0uvv0*22,
  vvv0*22,uvv2
  vvv0jklpmnofklmghjjmjklhttt3vvv0*7,tuu2oppfpqqcopqdoqqdoppdpqqbvvv0vvv2
  vvv0*15,uvv0*6,vvv0vvv2
  vvv0rrshrrrbsssasss9rssa*3,qrrfsttaqrrdtuu4rrsdrrserssarrrdsss9rrserssavvv0*3,vvv2
  vvv0tuu8uuu5ttt8stt8uuu6ttt7tuu6tuu8uuu5ttu7*2,ttt6ttt8ttu5ttu8uuu5uuu7uuu5vvv0*3,vvv2
  vvv0pqqjoppoqqreoppfrssepqqjopqirrsbnooiqqreppqppqqfopqfrssfpqqnqrrevvv0*5,vvv2
  vvv1vvv0*21,uvv1
  uuu0rss0*20,ttt0uvv0
