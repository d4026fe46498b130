scan 358x28
~ EO9I vjPI S2Ea yzhh
  rss8stt7uvv0*21,
  uvv0*23,
traders 358x566
~ EO9I vjPI NK0V yzhh Wx3y 7edI FjW9 m7sl kTeY Gko_ TUEG a7fG KNbH cP71 Fwzp m7Bz 4HOt hEHg emqy rfiV
~ V0Gj rhNv YI_9 DzNP TUEG mQHG KNbH cP71 2dJn Vvwi l4LL HcOl eyVy TUEG fvtG KNbH cP71 pi5I Vvwi Pt_3
~ HcOl eyVy TUEG ndBh KNbH cP71 A3LD Vvwi YMok HcOl eu6D n0Yq
  rrs9*2,stt5uvv0*20,
  uuu0uvv0*20,uuu0uvv0
  vvv0*22,uvv2
  vvv0rss4qrr7prrarss5qrr8qrr7rss6stt5vvv0*6,uuu2pqq7ttu6nooittt5rrrasss5vvv2
  vvv0uuu0stt1tuu1stt3*2,ttt1tuu1uuu1vvv0*6,stt6opp6qqr4rrr5ttt2opp7uuu2vvv2
  vvv0*22,vvv2
  vvv0*12,stt7sss8uuu2sssastt4ttt5vvv0vus0vut0vvv0vvv2
  vvv0*12,qrrapqqcrrr8pqqgqrrcrssbvvt0pole*2,vvu0vvv2
  vvv0*12,vvv1vvv2vvv1uuu6vvv2uuu4vvu0vtp0vtq1vvv0vvv2
  vvv0*12,uuu3sss8ttt8sttattt7sst9vvv0*4,vvv2
  vvv0qrs1mpp0*18,npq0vvv0vvv2
  vvv03bd619c0*8,1ac12ac21ac019c0*8,mpq6vvv2
  vvv03bd619c0*8,8egd9fhj2ac419c0*8,mpp6vvv2
  vvv0chj47ef0*18,7eg0rss3vvv2
  vvv1vvv0*21,uuu1
  vvv0*22,uvv1
  vvv0*7,vvv2ttt3uuu2ppqcuuu3tuu3vvv2uuu2ttt7uuv3tuu3rrs9rrsbttt6vvv1vvv2
  vvv0*7,rss8lmnhoppcrrr8qrr9klmhoppamnocoppfqrr9lmmhnoogpqq9opp7tuu3vvv2
  vvv0*19,vvu0*2,vvv0vvv2
  vvv0*2,qrrarrrbqqrjvvv0*7,uuu4uuu3uvv3ttt5*2,uuu3vvu0tso3tso4vvu0vvv2
  vvv0uuu3uuu5vvv0sttavvv0*7,sss6ppqgqrrdoppcrrrdqqrcvvt0sqn6rqn6vvu0vvv2
  vvv0stt6tuu6ttt6tuu4vvv0*14,vvt0vvu0vvv0vvv2
  vvv0*22,vvv2
  vvv0uuu2rssfstt7rrrgvvv0*14,vsq0vsr0vvv0vvv2
  vvv0*2,ttt2uvv3uuu4vvv0*7,sss8oopinooerssbnopjoppfvtt0qmlarom7vuu0vvv2
  vvv0rrsasstbttt6rrrevvv0*14,vsq0vsr0vvv0vvv2
  vvv0*22,vvv2
  vvv0*2,uvv1vvv1*2,vvv0*14,uvv0*2,vvv0vvv2
  vvv0uuu2pqqfqrreqrrhvvv0*7,stt8rss9qrrastt7stt4sssbuvv0nrr4pss2uvv0vvv2
  vvv0ttt5ttt8uvv2sssevvv0*7,rssauuu3vvv2qrrfrssb*2,uvv0ors3oss2uvv0vvv2
  vvv0uuu4uuv3tuu4uuv1vvv0*14,uvv0*2,vvv0vvv2
  vvv0vvv1uvv0*19,vvv0vvv2
  vvv0uvv6vvv0*6,ttt3uuu3sssattt7uuu3uuu1vvv0*7,uvv6vvv2
  vvv0uvv6vvv0*6,uuu2sssaqqq9rsscpqqcrrr8vvv0*7,uvv6vvv2
  vvv0vvv1uvv0*19,vvv0uvv2
  uvv1vvv0*20,uvv0uuu0
cover-visitor-UPCOMING 358x555
~ EO9I vjPI 3WdP yzhh fp9z EhEY gCKS Uu0M n5_K YrDy OLPz YI_9 gpGS yzhh yIQQ M42l xj18 eELm yzhh Mq_h
~ jLdU Q-hI eELm yzhh izoy L6Xp 8pOs PB4c 7Psy MX6l q5E5 pG5l zMc- Jqz7 4B4q
  rss9*2,rssarrscsss9qrrcrss8qrreqrrcuvv0*14,
  uuu0uvv0*20,uuu0uvv0
  vvv0*22,uvv2
  vvv0sus2rts4sut1vvv0*9,qrrcqrrersscsss7rss5pqqdoppcqqq9ttu6vvv2
  vvv0rts3psr4qsr4vvv0*9,qrr2opq9rrr5qqr3uuu1ppq7pqq3qqr2uuu2vvv2
  vvv0*22,vvv2
  vvv0rrrbrrsbrss8qrrfqrrbpqqrttt8qqrcrsseqrrcrssarrrbqrrjpqqisss8rssbpqqepqqdqrriqrreuuu5vvv2
  vvv0uuu4vvv0uuu5vvv0*3,tuu5vvv0vvv1vvv0*5,uuu4vvv0vvv2vvv0*2,vvv1vvv0vvv2
  vvv0*15,vvv2rrraqqrdsstaoppuqrrcuuu4vvv2
  vvv0*16,vvv2vvv0*5,vvv2
  vvv0*20,vvv1vvv0vvv2
  vvv0*13,sss9pqqhppqbrsscoppinookpqqhnoojtttavvv2
  vvv0psq4mqoelpnfkpnfpsq6osq4mqocmqoarts3vvv0ttt7tuu8tttdvvv2uuu3tttbuuu6tuu6uuu6sttavvv1vvv2
  vvv0uvu0tvu0*3,sut1tvu0tut1tvu0uvu0vvv0ttt6tuu4uvv2stt6uuu4*2,tuu5uuu2uuv1ttt4vvv1vvv2
  vvv0*13,ttt6stt8rssgrssfsstcrsscrssbsss9uuv3vvv2
  vvv0*22,vvv2
  vvv0*22,vvv2
  vvv0suu1*2,rtu3suu1suu2stu3vvv0*10,qrrbpqqh*2,nooktttavvv2
  vvv0qst4nqq7nqr8orr8nqr8prs6uvv0vvv0vvv1uuu6vvv2uuu3uuu7uvv3vvv0*2,stt9vvv1uuu6vvv1uuv4vvv2
  vvv0*8,ttt7stt8ttt8sstbttt5ttt7ttt6ttu4ttt8ttt6uuu4ttt7sss9vvv3vvv2
  vvv0*22,vvv2
  vvv0*15,uuu5vvv0*2,tttcvvv2uuu6vvv2*2,
  vvv0urp4tqn7tpnaurp4tpmavuu0vvv0*8,pqqgpqqfrrs9qqriqqrfoppdttu7vvv2
  vvv0vut0usr1vts1usq4vts1vvu0vvv0*3,ttt6rssattu6rrrfstt9stt7sttettt7stt8rrrbsttduuu7vvv2
  vvv0*10,uuu2vvv0vvv1vvv0uuu3vvv0*2,vvv1vvv0vvv1*2,vvv0vvv2
  vvv0*22,vvv2
  vvv0*10,qrrdrssesssapqqgrssbrsscsssasssestt7tuu7rssguuu3vvv2
  vvv0tuu0*4,lpn2hnk0*15,rts2vvv2
  vvv0tuu0*4,lpn2hnk0*15,rts2vvv2
  vvv0sstbsss9rssd*2,ssscpqqfrsscvvv0*6,tut6psrbqsrapsrepsrfprqforqftut4vvv2
  vvv0*22,vvv2
  vvv0*2,ttt7rrsdsstdttt7rsscttt6rsscrsshttt5rrratttasss8sss7sstbsst9sssarssdsttarrrauuu4vvv2
  vvv0*20,ttu8uuu6vvv2
  vvv0*19,vvv2tuu3vvv1vvv2
  uvv1vvv0*21,uuu1
cover-visitor-ONGOING 358x555
~ EO9I vjPI zp1V yzhh fp9z EhEY gCKS Uu0M n5_K YrDy 7iIx YI_9 gpGS yzhh yIQQ M42l xj18 eELm yzhh Mq_h
~ jLdU Q-hI eELm yzhh izoy L6Xp 8pOs PB4c 7Psy MX6l q5E5 pG5l zMc- Jqz7 4B4q
  rss9*2,rssarrscrss9qrrdqrr9qrrfstt4uvv0*14,
  uuu0uvv0*20,uuu0uvv0
  vvv0*22,uvv2
  vvv0sus2rts4sut1vvv0*9,qrrcqrrersscsss7rss5pqqdoppcqqq9ttu6vvv2
  vvv0rts3psr4qsr4vvv0*9,qrr2opq9rrr5qqr3uuu1ppq7pqq3qqr2uuu2vvv2
  vvv0*22,vvv2
  vvv0vvv2pqqquuu5rss8sssbsssfqrrirssbqrrcsssaqrrdstt7qrreqqrcqqqqstt7ppqlrrrhppqgpqqcuuu7vvv2
  vvv0uuu2uuu4ttt6vvv2uuu4tuu5vvv0*2,uuu4vvv0vvv3*2,vvv0*3,tuu5uvv3vvv0uvv3vvv0vvv1vvv2
  vvv0*8,uvv3oppkpqqcpqqkrrrepqqerrrdsssaqqqhpqqhqrrdrrsbrssbuuu7vvv2
  vvv0*22,vvv2
  vvv0*20,vvv1vvv0vvv2
  vvv0*13,sss9pqqhppqbrsscoppinookpqqhnoojtttavvv2
  vvv0psq4mqoelpnfkpnfpsq6osq4mqocmqoarts3vvv0ttt9*2,stteuuu3tuu4sstdttt8ttt7uuu7rssbvvv2*2,
  vvv0uvu0tvu0*3,sut1tvu0tut1tvu0uvu0vvv0uuu5uuu3vvv1ttt5uuu3*3,uvv1vvv0uuu2vvv1vvv2
  vvv0*13,ttt6stt8rssgrssfsstcrsscrssbsss9uuv3vvv2
  vvv0*22,vvv2
  vvv0*22,vvv2
  vvv0suu1*2,rtu3suu1suu2stu3vvv0*10,qrrbpqqh*2,nooktttavvv2
  vvv0qst4nqq7nqr8orr8nqr8prs6uvv0vvv0vvv1uuu6vvv2uuu3uuu7uvv3vvv0*2,stt9vvv1uuu6vvv1uuv4vvv2
  vvv0*8,ttt7stt8ttt8sstbttt5ttt7ttt6ttu4ttt8ttt6uuu4ttt7sss9vvv3vvv2
  vvv0*22,vvv2
  vvv0*15,uuu5vvv0*2,tttcvvv2uuu6vvv2*2,
  vvv0urp4tqn7tpnaurp4tpmavuu0vvv0*8,pqqgpqqfrrs9qqriqqrfoppdttu7vvv2
  vvv0vut0usr1vts1usq4vts1vvu0vvv0*3,ttt6rssattu6rrrfstt9stt7sttettt7stt8rrrbsttduuu7vvv2
  vvv0*10,uuu2vvv0vvv1vvv0uuu3vvv0*2,vvv1vvv0vvv1*2,vvv0vvv2
  vvv0*22,vvv2
  vvv0*10,qrrdrssesssapqqgrssbrsscsssasssestt7tuu7rssguuu3vvv2
  vvv0tuu0*4,lpn2hnk0*15,rts2vvv2
  vvv0tuu0*4,lpn2hnk0*15,rts2vvv2
  vvv0sstbsss9rssd*2,ssscpqqfrsscvvv0*6,tut6psrbqsrapsrepsrfprqforqftut4vvv2
  vvv0*22,vvv2
  vvv0*2,ttt7rrsdsstdttt7rsscttt6rsscrsshttt5rrratttasss8sss7sstbsst9sssarssdsttarrrauuu4vvv2
  vvv0*20,ttu8uuu6vvv2
  vvv0*19,vvv2tuu3vvv1vvv2
  uvv0vvv0*21,uuu0
cover-visitor-ENDED 358x163
~ EO9I vjPI TXjD yzhh fp9z EhEY gCKS n5_K YrDy 2NYt
  rss9*2,rssarrscrss9qrreqrrattu3uvv0*15,
  uuu0*22,uvv0
  vvv0*22,uvv2
  vvv0*13,rrrbrrscsssastt6sst4qqrbpqqbqrr8uuu5vvv2
  vvv0*13,qqq3oppbqrr6pqq5ttt2opp9ppq4pqq3uuu3vvv2
  vvv0*22,vvv2
  vvv0*2,qqrkqrr9qrrfttt6rssaqrrgrssappqirss9*2,rrrkqrrfqrrerss8qrrdqrrhpqqmuuu3qqretuu7vvv2
  vvv0*3,vvv2vvv0uuu4vvv1vvv0vvv1*2,uuu4vvv0*3,vvv1vvv0*4,ttu5uuu5vvv0vvv2
  vvv0*17,vvv1qqqhoppdpqqjuuu5vvv2
  vvv0*22,uvv2
  uuu0*21,uuu1uvv0
cover-nothing-copied 358x555
~ EO9I vjPI yW4e yzhh fp9z EhEY gCKS Uu0M n5_K YrDy BATy YI_9 gpGS yzhh yIQQ M42l xj18 eELm yzhh Mq_h
~ jLdU Q-hI eELm yzhh izoy L6Xp 8pOs PB4c 7Psy MX6l q5E5 pG5l zMc- Jqz7 4B4q
  rss9*2,rss8rrscqrrcsss6qrrcrss8uvv0*15,
  uuu0*22,uvv0
  vvv0*22,uvv2
  vvv0sut2sus3sut0vvv0*9,rrrbrrscsssastt6sst4qqrbpqqbqrr8uuu5vvv2
  vvv0rts3osq5psr5vvv0*9,qqq3oppbqrr6pqq5ttt2opp9ppq4pqq3uuu3vvv2
  vvv0*22,vvv2
  vvv0*2,rssastt8sst9ttt8sttcrrriuvv3ttt8*2,sssdsssfstt8rssattt8rssdpqqjrssgqrrgqrrbuuu6vvv2
  vvv0*2,stt7uuu3uvv1uuu5uuu4uuu5sssatuu4uuu4sst8uuu2vvv1ttt4vvv1uuu3uuv1vvv1ttt4uuu1vvv0vvv2
  vvv0*13,rrrepqqfoppfrssfpqqjqrrbrrsbrrretuu7vvv2
  vvv0*22,vvv2
  vvv0*20,vvv1vvv0vvv2
  vvv0*13,sss9pqqhppqbrsscoppinookpqqhnoojtttavvv2
  vvv0psq4mqoelpnfkpnfpsr4osq4mqobmqoarts3vvv0ttt7tuu8tttdvvv2uuu3tttbuuu6tuu6uuu6sttavvv1vvv2
  vvv0tvu0tuu0*3,stt3tuu0sut2tuu0uvu0vvv0ttt6tuu4uvv2stt6uuu4*2,tuu5uuu2uuv1ttt4vvv1vvv2
  vvv0*13,ttt6stt8rssgrssfsstcrsscrssbsss9uuv3vvv2
  vvv0*22,vvv2
  vvv0*22,vvv2
  vvv0tuu1suu1suu2suu1tuu0suu2vvv0*10,rrraqqrgpqqhnookttt9vvv2
  vvv0qst4mqq8mqqanqr8nqraors7uvv0vvv0*2,uvv4vvv1uvv3vvv5vvv2vvv0*2,stt8vvv2uuu4vvv0uuu4vvv2
  vvv0*8,ttt7stt8ttt9ssscttt6ttt9stt7ttt5stt8sst8uuu5ttt9sssavvv3vvv2
  vvv0*22,vvv2
  vvv0*15,uuu4vvv0*2,ttt9vvv2uuu5vvv2*2,
  vvv0usq4urp6tqo9usq3tqo9vuu0vvv0*8,pqqhpqqfrrs9pqqlqqqfoppfttt8vvv2
  vvv0vts1urp2usq2urp5usq2vvu0vvv0*3,ttt6rssatuu5rrrfttt8stt7sttettt7stt8rrsbsttduuu7vvv2
  vvv0*10,uuu3vvv0vvv1vvv0uuu4vvv0*2,uvv2vvv0vvv2vvv1vvv0vvv2
  vvv0*22,vvv2
  vvv0*10,qrrdrssesssapqqgrssbrsscsssasssestt7tuu7rssguuu3vvv2
  vvv0tuu0*4,lpn2hnk0*15,rts2vvv2
  vvv0tuu0*4,lpn2hnk0*15,rts2vvv2
  vvv0sstbsss9rssd*2,ssscpqqfrsscvvv0*6,tut6psrbqsrapsrepsrfprqforqftut4vvv2
  vvv0*22,vvv2
  vvv0*2,ttt7rrsdsttdttt7rsscttt6rsscrsshttt5rrratttasss8sss7sstbsst9sssarssdsttarrrauuu4vvv2
  vvv0*20,uuu7uuu5vvv2
  vvv0*19,vvv2ttt5vvv2*2,
  uvv1vvv0*21,uuu1
cover-copying 358x555
~ EO9I vjPI nvmc yzhh fp9z EhEY gCKS Uu0M n5_K YrDy h1Wr YI_9 gpGS yzhh yIQQ M42l xj18 eELm yzhh Mq_h
~ jLdU Q-hI eELm yzhh izoy L6Xp 8pOs PB4c 7Psy MX6l q5E5 pG5l zMc- Jqz7 4B4q
  rss9*2,rss7rrscqqrbuuu0uvv0*17,
  uuu0uvv0*20,uuu0uvv0
  vvv0*22,uvv2
  vvv0sus2rts4sut1vvv0*9,qrrcqrrersscsss7rss5pqqdoppcqqq9ttu6vvv2
  vvv0rts3psr4qsr4vvv0*9,qrr2opq9rrr5qqr3uuu1ppq7pqq3qqr2uuu2vvv2
  vvv0*22,vvv2
  vvv0*2,uuu4rss8pqqgqrrgrrsbrss9nookoppmpqqfoppkpqqhqrrfrrrdppqfpqqdstt7pqqcrrrdrsseuuu3vvv2
  vvv0*2,uvv3vvv1uvv3vvv0uuu3uuu4vvv0*11,vvv2vvv0vvv3vvv2
  vvv0*9,ttt7oppipqqdpqqmrrsgqqqbqrrf*2,oopjrrserssgppqnuuu7vvv2
  vvv0*22,vvv2
  vvv0*20,vvv1vvv0vvv2
  vvv0*13,sss9pqqhppqbrsscoppinookpqqhnoojtttavvv2
  vvv0psq4mqoelpnfkpnfpsr4osq4mqobmqoarts3vvv0ttt7tuu8tttdvvv2uuu3tttbuuu6tuu6uuu6sttavvv1vvv2
  vvv0tvu0tuu0*3,stt3tuu0sut2tuu0uvu0vvv0ttt6tuu4uvv2stt6uuu4*2,tuu5uuu2uuv1ttt4vvv1vvv2
  vvv0*13,ttt6stt8rssgrssfsstcrsscrssbsss9uuv3vvv2
  vvv0*22,vvv2
  vvv0*22,vvv2
  vvv0tuu1suu1suu2suu1tuu0suu2vvv0*10,rrraqqrgpqqhnookttt9vvv2
  vvv0qst4mqq8mqqanqr8nqraors7uvv0vvv0vvv1uuu6vvv2uuu3uuu7uvv3vvv0*2,sssavvv2uuu6vvv1uuu5vvv2
  vvv0*8,ttt7stt8ttt8sstbttt5ttt7ttt6ttu4ttt8ttt6uuu4ttt7sss9vvv3vvv2
  vvv0*22,vvv2
  vvv0*15,uuu4vvv0*2,ttt9vvv2uuu5vvv2*2,
  vvv0usq4urp6tqo9usq3tqo9vuu0vvv0*8,pqqhpqqfrrs9pqqlqqqfoppfttt8vvv2
  vvv0vts1urp2usq2urp5usq2vvu0vvv0*3,ttt6rssatuu5rrrfttt8stt7sttettt7stt8rrsbsttduuu7vvv2
  vvv0*10,uuu3vvv0vvv1vvv0uuu4vvv0*2,uvv2vvv0vvv2vvv1vvv0vvv2
  vvv0*22,vvv2
  vvv0*10,qrrdrssesssapqqgrssbrsscsssasssestt7tuu7rssguuu3vvv2
  vvv0tuu0*4,lpn2hnk0*15,rts2vvv2
  vvv0tuu0*4,lpn2hnk0*15,rts2vvv2
  vvv0sstbsss9rssd*2,ssscpqqfrsscvvv0*6,tut6psrbqsrapsrepsrfprqforqftut4vvv2
  vvv0*22,vvv2
  vvv0*2,ttt7rrsdsstdttt7rsscttt6rsscrsshttt5rrratttasss8sss7sstbsst9sssarssdsttarrrauuu4vvv2
  vvv0*20,uuu7uuu5vvv2
  vvv0*19,vvv2ttt5vvv2*2,
  uvv1vvv0*21,uuu1
cover-paying 358x364
~ EO9I vjPI vUV7 yzhh fp9z EhEY gCKS omKl n5_K dRNF tj7R 6c5j OOzc SaiD lzMf arD4 oOit mOsc YrDy Re80
~ rF-H
  rss9*3,qrrdrss7uvv0*18,
  uuu0uvv0*20,uuu0uvv0
  vvv0*22,uvv2
  vvv0stu1qst5qst7rtt4vvv0*8,qrrcqrrersscsss7rss5pqqdoppcqqq9ttu6vvv2
  vvv0qst5ors5qss6prs5vvv0*8,qrr2opq9rrr5qqr3uuu1ppq7pqq3qqr2uuu2vvv2
  vvv0*22,vvv2
  vvv0*9,uvv0uuu0tuu0uuu0vvv0*9,vvv2
  vvv0*7,uuu0rss0*6,ttt0vvv0*7,vvv2
  vvv0*6,oqr4rss0stt0uuu0vvv0*2,uvv0stt0rss0stt0vvv0*6,vvv2
  vvv0*5,kno51ac0npq4vvv0*6,uuu0rss0stt0vvv0*5,vvv2
  vvv0*4,uvv14bd38fg4vvv0*8,uuu0rss0uuu0vvv0*4,vvv2
  vvv0*4,mpp619c0npq6vvv0*9,rss0stt0vvv0*4,vvv2
  vvv0*4,gkl61ac1vvv2vvv0ttt2noo9kmmcppq8klldklmevvv0*2,stt0rss0vvv0*4,vvv2
  vvv0*4,qss1mpq1vvv0*2,stt1opp4ppq2rrr4qrr6pqq5vvv0*3,uuu0vvv0*4,vvv2
  vvv0*8,uuu3rrserrreqrresst8ttu5vvv0*8,vvv2
  vvv0*22,vvv2
  vvv0*11,sst7sss8uuu2rss8stt5ttt5vvv0uuu2vvv0vvv1vvv0vvv2
  vvv0*11,rrrbqrrcsss8qqrdrrsdsttbpqqfqqrcppqeqrr9tuu4vvv2
  vvv0*6,vvv1vvv0*2,uuu3vvv1uuu2uuu3tuu3uuu2vvv0*3,vvv1vvv3*2,uuu4vvv2
  vvv0*5,qrrcqrrdrssbtuu4rrrfqrrdrrsdqqrdqrrfrrsaqrraqrrdsst8qqrhrrrjoppiuuu6vvv2
  vvv0*6,tuu5rssa*2,vvv2stt8uuu7rrrduuu5sttauuu3rssdrrscsssdrrrcqrreuuu3vvv2
  vvv0*5,sssatuu3tuu4ttt3sssasst4stt8ttt4ttt8rss7ttu4ttt5uuu4uuu3ttt4ttu4vvv1vvv2
  vvv1vvv0*21,uuu1
cover-sold-out 358x364
~ EO9I vjPI m6Gy yzhh fp9z EhEY gCKS ZrEg n5_K dRNF tj7R 6c5j OOzc SaiD lzMf arD4 oOit mOsc YrDy Re80
~ Qa_s
  rss9*2,rss7rssa*2,tuu2uvv0*17,
  uuu0*22,uvv0
  vvv0*22,uvv2
  vvv0vts1vts0usr2vtr2vts2vvv0*7,rrrbrrscsssastt6sst4qqrbpqqbqrr8uuu5vvv2
  vvv0usr2tqo6spm9tqo9urp4vvv0*7,qqq3oppbqrr6pqq5ttt2opp9ppq4pqq3uuu3vvv2
  vvv0*22,vvv2
  vvv0*10,uuu0*2,uvv0vvv0*9,vvv2
  vvv0*7,uuu0stt0rss0*5,tuu0vvv0*7,vvv2
  vvv0*6,qrs4rss0*2,tuu0vvv0*2,uuu0stt0rss0stt0vvv0*6,vvv2
  vvv0*5,lop52ac1npq4vvv0*6,uuu0rss0stt0vvv0*5,vvv2
  vvv0*4,vvv14ce37eg4vvv1vvv0*7,tuu0rss0uuu0vvv0*4,vvv2
  vvv0*4,npq619c0mpp6vvv0*9,rss0stt0vvv0*4,vvv2
  vvv0*4,gkm61ac0uvv2vvv0ttt2noo9kmmcppq8klldklmevvv0*2,stt0rss0vvv0*4,vvv2
  vvv0*4,prr2koo1vvv0*2,stt1opp4ppq2rrr4qrr6pqq5vvv0*2,uvv0uuu0vvv0*4,vvv2
  vvv0*8,uuu3rrserrreqrresst8ttu5vvv0*8,vvv2
  vvv0*22,vvv2
  vvv0*11,sst7sss8uuu2rss8stt5ttt5vvv0uuu2vvv0vvv1vvv0vvv2
  vvv0*11,rrrbqrrcsss8qqrdrrsdsttbpqqfqqrcppqeqrr9tuu4vvv2
  vvv0*4,vvv1vvv0*2,vvv1vvv0uuu3vvv1uuu2uuu3tuu3uuu2vvv0*3,vvv1vvv3*2,uuu4vvv2
  vvv0*3,uuu3qrrgqqqhrsscqqrettt7rrrfqrrdrrsdqqrdqrrfrrsaqrraqrrdsst8qqrhrrrjoppiuuu6vvv2
  vvv0*16,vvv3tuu6uuu5ttt8stt8uuu4vvv2
  vvv0*15,vvv2ttt4rss7ttt6rss6rss7vvv2*2,
  vvv1vvv0*21,uuu1
cover-reviewing 358x364
~ EO9I vjPI -q5Y yzhh fp9z EhEY gCKS ZrEg n5_K dRNF tj7R 6c5j OOzc SaiD lzMf arD4 oOit mOsc YrDy Re80
~ Mt3C
  rss9*2,rss7rrscrrrerss7uvv0*17,
  uuu0uvv0*20,uuu0uvv0
  vvv0*22,uvv2
  vvv0vts1vtr1usq5vsr3*2,vvv0*7,qrrcqrrersscsss7rss5pqqdoppcqqq9ttu6vvv2
  vvv0vtr1trp5tpn7tqo8usq3vvv0*7,qrr2opq9rrr5qqr3uuu1ppq7pqq3qqr2uuu2vvv2
  vvv0*22,vvv2
  vvv0*9,uvv0uuu0tuu0uuu0vvv0*9,vvv2
  vvv0*7,uuu0rss0*6,ttt0vvv0*7,vvv2
  vvv0*6,oqr4rss0stt0uuu0vvv0*2,uvv0stt0rss0stt0vvv0*6,vvv2
  vvv0*5,kno51ac0npq4vvv0*6,uuu0rss0stt0vvv0*5,vvv2
  vvv0*4,uvv14bd38fg4vvv0*8,uuu0rss0uuu0vvv0*4,vvv2
  vvv0*4,mpp619c0npq6vvv0*9,rss0stt0vvv0*4,vvv2
  vvv0*4,gkl61ac1vvv2vvv0ttt2noo9kmmcppq8klldklmevvv0*2,stt0rss0vvv0*4,vvv2
  vvv0*4,qss1mpq1vvv0*2,stt1opp4ppq2rrr4qrr6pqq5vvv0*3,uuu0vvv0*4,vvv2
  vvv0*8,uuu3rrserrreqrresst8ttu5vvv0*8,vvv2
  vvv0*22,vvv2
  vvv0*11,rss9rrsbuuu3qrrbrss7stt7vvv1tuu4vvv1*2,vvv0vvv2
  vvv0*11,rss8rss9sst7rrrasssbttt9pqqerrrapqqdqrr9uuu3vvv2
  vvv0*5,uvv3vvv1vvv3vvv1ttt5vvv3tuu4*2,ttt4uuu3vvv0*3,vvv2uuu4uvv4uuu5vvv2
  vvv0*4,qrrc*2,pqqarssettt6rssdrrrcrssbqrrbrrrdrss9qrraqrrcsst8qqrgrrshppqguuu5vvv2
  vvv0*18,sssattt8tuu6uuu5vvv2
  vvv0*17,vvv1sst4ttt6sss7vvv1vvv2
  vvv1vvv0*21,uuu1
cover-paid 358x364
~ EO9I vjPI Ac3E yzhh fp9z EhEY gCKS 2En2 n5_K HH-K tj7R 6c5j MiME SaiD lzMf arD4 oOit mOsc YrDy Re80
~ 8p-4
  rss9*3,rssbuvv0*19,
  uuu0uvv0*20,uuu0uvv0
  vvv0*22,uvv2
  vvv0sus2rts3*2,tuu0vvv0*8,qrrcqrrersscsss7rss5pqqdoppcqqq9ttu6vvv2
  vvv0rts3orq7psq5tut1vvv0*8,qrr2opq9rrr5qqr3uuu1ppq7pqq3qqr2uuu2vvv2
  vvv0*22,vvv2
  vvv0*9,uvv0uuu0tuu0uuu0vvv0*9,vvv2
  vvv0*7,uuu0rss0*6,ttt0vvv0*7,vvv2
  vvv0*6,orq4rss0stt0uuu0vvv0*2,uvv0stt0rss0stt0vvv0*6,vvv2
  vvv0*5,kpn52e90nqp4vvv0*6,uuu0rss0stt0vvv0*5,vvv2
  vvv0*4,uvv14gb39ie4vvv0*8,uuu0rss0uuu0vvv0*4,vvv2
  vvv0*4,mqo52e90nrp5vvv0*9,rss0stt0vvv0*4,vvv2
  vvv0*4,gnk52e91vvv1vvv0ttt2noo9kmmcppq8klldklmevvv0*2,stt0rss0vvv0*4,vvv2
  vvv0*4,qsr1nqp1vvv0*2,stt1opp4ppq2rrr4qrr6pqq5vvv0*3,uuu0vvv0*4,vvv2
  vvv0*8,uuu3rrserrreqrresst8ttu5vvv0*8,vvv2
  vvv0*22,vvv2
  vvv0*11,sst7sss8uuu2rss8stt5ttt5vvv0uuu2vvv0vvv1vvv0vvv2
  vvv0*11,rrrbqrrcsss8qqrdrrsdsttbpqqfqqrcppqeqrr9tuu4vvv2
  vvv0*6,vvv2vvv0*2,vvv2uvv3vvv1ttt9uuu2*2,tuu4uuu4ttt4*2,vvv2uuu4vvv0vvv2
  vvv0*6,sss8qqrcrssbrrscqrriqrrgqqrituu8rssaqrrersscqrrdsssdrrsepqqcuuu2vvv2
  vvv0*10,vvv2sst9uuu6qrrhvvv0stt7rssdrrscsssdrrrcqrreuuu3vvv2
  vvv0*9,vvv1sss9sst6stt6ttt4rssbuuu1ttt5uuu4uuu3ttt4ttu4vvv1vvv2
  vvv1vvv0*21,uuu1
cover-paid-maximum 358x364
~ EO9I vjPI BIwb yzhh fp9z EhEY gCKS 2En2 n5_K ZN1O tj7R 6c5j MiME SaiD lzMf arD4 lVOt mOsc YrDy Re80
~ tIcF
  rss9*3,rrsbrssbqrrcrssasst8uvv0*15,
  uuu0uvv0*20,uuu0uvv0
  vvv0*22,uvv2
  vvv0sus2rts3*2,tuu0vvv0*8,qrrcqrrersscsss7rss5pqqdoppcqqq9ttu6vvv2
  vvv0rts3orq7psq5tut1vvv0*8,qrr2opq9rrr5qqr3uuu1ppq7pqq3qqr2uuu2vvv2
  vvv0*22,vvv2
  vvv0*9,psr1kpn0jom0nqp0uuu0vvv0*8,vvv2
  vvv0*7,lqo36gc12e90*4,3fa0fmj2uvu1vvv0*6,vvv2
  vvv0*6,gmk52e907hd2lpn1stt0tuu0orq1dlh22e907hd2tuu2vvv0*5,vvv2
  vvv0*5,lpn52e90eli4vvv0*6,nrp33fa1ajf4vvv0*5,vvv2
  vvv0*4,vvv15gb39ie4vvv0*8,kpm52e90mqo5vvv0*4,vvv2
  vvv0*4,mqo52e90nrp5vvv0*9,5gb3bkg5vvv0*4,vvv2
  vvv0*4,gnk52e91vvv1vvv0qrr6ijkcjklgnoobgijhklmevvv0*2,ckh55gb5vvv0*4,vvv2
  vvv0*4,qsr1nqp1vvv0*2,ttt3qqr5ppq5pqq7qqr5pqq5vvv0*2,qsr1nqp1vvv0*4,vvv2
  vvv0*8,uuu3rrserrreqrresst8ttu5vvv0*8,vvv2
  vvv0*22,vvv2
  vvv0*11,sst7sss8uuu2rss8stt5ttt5vvv0uuu2vvv0vvv1vvv0vvv2
  vvv0*11,rrrbqrrcsss8qqrdrrsdsttbpqqfqqrcppqeqrr9tuu4vvv2
  vvv0*6,vvv1vvv0*2,vvv1vvv2*2,uuu6uuu2*3,vvv2tuu3ttu2vvv1uvv3vvv0vvv2
  vvv0*6,qrrd*2,sssbqrrgrssdoppnrsscqrrdrrrfpqqhrrrdqqrfrsserrrfpqqduuu2vvv2
  vvv0*4,vvv1ttt8ttt7sttauuu5ttt7rss8stt9rrsasss6qqrfsssarsscsssb*2,rssbrrrcuuu3vvv2
  vvv0*3,uuu5rss9qrrattt5tuu5qqrcuvv3ttt4stt7ttt7ttt9ttt6stt8ttt7ttt6ttt4stt5ttt6vvv1vvv2
  vvv1vvv0*21,uuu1
cover-used-up 358x364
~ EO9I vjPI hMhW yzhh fp9z EhEY gCKS aAdP n5_K r-os tj7R 6c5j SaiD lzMf GtLY lzMf YrDy Re80 c7_h
  rss9*2,rss8rrs9rss9tuu2uvv0*17,
  uuu0uvv0*20,uuu0uvv0
  vvv0*22,uvv2
  vvv0tuu2stt3tuu2tuu0vvv0*8,qrrcqrrersscsss7rss5pqqdoppcqqq9ttu6vvv2
  vvv0ttt3rrs5qrs6rss4vvv0*8,qrr2opq9rrr5qqr3uuu1ppq7pqq3qqr2uuu2vvv2
  vvv0*22,vvv2
  vvv0*9,uvv0uuu0tuu0uuu0vvv0*9,vvv2
  vvv0*7,uuu0rss0*6,ttt0vvv0*7,vvv2
  vvv0*6,tuu0rss0stt0uuu0vvv0*2,uvv0stt0rss0stt0vvv0*6,vvv2
  vvv0*5,uuu0rss0ttt0vvv0*6,uuu0rss0stt0vvv0*5,vvv2
  vvv0*5,rss0stt0vvv0*8,uuu0rss0uuu0vvv0*4,vvv2
  vvv0*4,uuu0rss0uuu0vvv0*9,rss0stt0vvv0*4,vvv2
  vvv0*4,tuu0rss0vvv0*3,pqqeqrrcrssbttt8ttt4vvv0*2,stt0rss0vvv0*4,vvv2
  vvv0*5,uuu0vvv0*3,sss3qrr2rrr2rrr3uuu2vvv0*3,uuu0vvv0*4,vvv2
  vvv0*22,vvv2
  vvv0*22,vvv2
  vvv0*11,rss9rrsbuuu3qrrbrss7stt7vvv1tuu4vvv1*2,vvv0vvv2
  vvv0*11,rss8rss9sst7rrrasssbttt9pqqerrrapqqdqrr9uuu3vvv2
  vvv0vvv1tuu4vvv0uuu3tuu5uuu3ttt5sst4vvv2vvv0*2,vvv2vvv4vvv0*3,uvv4vvv2uuu4uvv4uuu5vvv2
  vvv0uuu2rrrfqrrdqqrdssscsssaqrrdqqrfstt8qqrcrrsdrsscqrreqqqerssb*2,rssepqqkrrrippqguuu5vvv2
  vvv0*11,uuu7uuu6sss8tttbsttcvvv4ttt7uuu7uuu3sstavvv3vvv2
  vvv0*11,stt7rss8sss4ttt4sttbsst6uuu2uuu4rss8rss7vvv1vvv2
  vvv1vvv0*21,uuu1
cover-void 358x364
~ EO9I vjPI MfzH yzhh fp9z EhEY gCKS SrUw n5_K r-os tj7R 6c5j SaiD lzMf -KoE lzMf YrDy Re80 BAzl
  rss9*2,rss8rssbuvv0*19,
  uuu0uvv0*20,uuu0uvv0
  vvv0*22,uvv2
  vvv0vtr2urq6vts0vvv0*9,qrrcqrrersscsss7rss5pqqdoppcqqq9ttu6vvv2
  vvv0usr3tqo6usq3vvv0*9,qrr2opq9rrr5qqr3uuu1ppq7pqq3qqr2uuu2vvv2
  vvv0*22,vvv2
  vvv0*9,uvv0uuu0tuu0uuu0vvv0*9,vvv2
  vvv0*7,uuu0rss0*6,ttt0vvv0*7,vvv2
  vvv0*6,tuu0rss0stt0uuu0vvv0*2,uvv0stt0rss0stt0vvv0*6,vvv2
  vvv0*5,uuu0rss0ttt0vvv0*6,uuu0rss0stt0vvv0*5,vvv2
  vvv0*5,rss0stt0vvv0*8,uuu0rss0uuu0vvv0*4,vvv2
  vvv0*4,uuu0rss0uuu0vvv0*9,rss0stt0vvv0*4,vvv2
  vvv0*4,tuu0rss0vvv0*3,uuu2oppjoppgstt5vvv0*3,stt0rss0vvv0*4,vvv2
  vvv0*5,uuu0vvv0*3,vvv1sss3rrr2tuu2vvv0*4,uuu0vvv0*4,vvv2
  vvv0*22,vvv2
  vvv0*22,vvv2
  vvv0*11,rss9rrsbuuu3qrrbrss7stt7vvv1tuu4vvv1*2,vvv0vvv2
  vvv0*11,rss8rss9sst7rrrasssbttt9pqqerrrapqqdqrr9uuu3vvv2
  vvv0vvv4vvv2vvv0vvv1uuu3*2,vvv1vvv0*2,vvv1vvv0uvv4vvv1vvv0*2,vvv2*2,uvv4vvv0uvv4uvv3vvv2
  vvv0ssscsstdrrraopphsss9ssscoppestt7rrrcqrrbsss8rrsfoppfrrscsss8qrrfsssdqrrhrrs9pqqeuuu5vvv2
  vvv0*14,uvv2sttbttt8sttctttbtuu6ttt9uuu5vvv2
  vvv0*14,uuu3rss7sst4uuu5stt5sst5ttu4vvv1vvv2
  vvv1vvv0*21,uuu1
cover-void-late 358x303
~ EO9I vjPI N7bM yzhh fp9z EhEY gCKS SrUw n5_K r-os tj7R 6c5j SaiD lzMf -KoE lzMf YrDy kBTW
  rss9*2,rss8rssbrrscttt2uvv0*17,
  uuu0uvv0*20,uuu0uvv0
  vvv0*22,uvv2
  vvv0vtr2urq6vts0vvv0*9,qrrcqrrersscsss7rss5pqqdoppcqqq9ttu6vvv2
  vvv0usr3tqo6usq3vvv0*9,qrr2opq9rrr5qqr3uuu1ppq7pqq3qqr2uuu2vvv2
  vvv0*22,vvv2
  vvv0*9,uvv0uuu0tuu0uuu0vvv0*9,vvv2
  vvv0*7,uuu0rss0*6,ttt0vvv0*7,vvv2
  vvv0*6,tuu0rss0stt0uuu0vvv0*2,uvv0stt0rss0stt0vvv0*6,vvv2
  vvv0*5,uuu0rss0ttt0vvv0*6,uuu0rss0stt0vvv0*5,vvv2
  vvv0*5,rss0stt0vvv0*8,uuu0rss0uuu0vvv0*4,vvv2
  vvv0*4,uuu0rss0uuu0vvv0*9,rss0stt0vvv0*4,vvv2
  vvv0*4,tuu0rss0vvv0*3,uuu2oppjoppgstt5vvv0*3,stt0rss0vvv0*4,vvv2
  vvv0*5,uuu0vvv0*3,vvv1sss3rrr2tuu2vvv0*4,uuu0vvv0*4,vvv2
  vvv0*22,vvv2
  vvv0*22,vvv2
  vvv0*4,vvv4uuu7uuu5uuu4vvv3vvv1tuu6vvv2uuu5vvv0vvv1vvv0uuu4*2,vvv2uuu5vvv1vvv3vvv2
  vvv0*4,sst7rssbsssarss9pqqksst9qqrdstt7rssbpqqdrss9rssbsssbpqqlqrrdqqqbrrreuuu4vvv2
  vvv1vvv0*21,uvv1
lead-delta 358x260
~ EO9I vjPI 3C29 yzhh t9Ar Vk_J TUEG a7fG KNbH cP71 dFMm 3Vmf xC9z GV2K S2Xc 8aW0 yzhh -E9F xBR6 -g3i
~ yzhh erv7 xBR6 Kh3E yzhh aA3E xBR6 Ttv4 Vk_J 4HOt T3d4 MMDF fiZA
  qrrarss8qrrcsss5uvv0*19,
  uuu0uvv0*20,uuu0uvv0
  vvv0*22,uvv2
  vvv0*12,opphmnokqrramnnqoppgpqqgvvv0vuq0vur0vvv0vvv2
  vvv0*7,uuu2vvv0*2,uvv1vvv1*2,vvv0*3,vvv1vvv3vvt0poleonlgvvu0vvv2
  vvv0*6,uvv1rrsfttt9ttt6sss9ttt8rrserss8sss9tttasssbsstdvvv0vus0*2,vvv0vvv2
  vvv0*16,tuu0*3,tuu1tuu0vvv0vvv2
  vvv0*15,uvv0mpqanqrcnrr8ors5qst4uvv0vvv2
  vvv0*22,vvv2
  vvv0*3,uuu4sttcsssesss8uuu2vvv0*2,tuu4sst8tuu7sss7ttt8vvv0*2,sstcsss7rssesssbuuu2vvv2
  vvv0*4,vvv1uuu4ttt5vvv1vvv0*2,vvv1vvv2ttt3ttt6vvv0*4,uvv2tuu2tuu4vvv0vvv2
  vvv0*5,rrrarrsdttt8vvv0*3,uuu2rrr9rrscttt5vvv0*3,stt7rts8rtsauuu3vvv2
  vvv0*2,uvv0*2,vvv0*18,vvv2
  vvv0uvv6sttattu8uvv6vvv0*11,uuu4vvv1uuu5vvv2ttu6vvv1vvv2
  vvv0uvv6rrrfstt8uvv6vvv0*11,stt7stt8ttt8stt7ttt7uvv2vvv2
  vvv0*2,uvv0*2,vvv0*18,uvv2
  uuu0*22,uvv0
lead-slow 358x220
~ EO9I vjPI iIsn yzhh t9Ar Vk_J TUEG mQHG KNbH cP71 2dJn m7sl kTeY Gko_ 8aW0 yzhh -E9F xBR6 pnkP yzhh
~ erv7 xBR6 Kh3E yzhh aA3E xBR6 Ttv4 Vk_J ynD8 T3d4 rCwh yIQO
  qrrarss8rrscttt4uvv0*19,
  uuu0*22,uvv0
  vvv0*22,uvv2
  vvv0uuu0*6,tuu0uuu0vvv0*3,uuu1vvv1vvv0uvv2vvv2vvv1vvu0usp1utp2vvv0vvv2
  vvv0sss4pqq8pqqaqrr8oppcpqr9rss8stt6vvv0*3,rss8oopjqqrgnoofppqgpqqfvvt0rqn8qpm9vvu0vvv2
  vvv0*19,vus0vut0vvv0vvv2
  vvv0*4,vvv2vvv3vvv0*8,vvv2vvv0*2,vvv2vvv0uuu3vvv1vvv0vvv2
  vvv0*3,tuu5sttcsttbsst7uuu2vvv0*2,ttt5sss9ttt7sss7uuu6vvv0*2,sttastt7tttasstauuu2vvv2
  vvv0*5,qrreppqittt9vvv0*3,uuu2qqrapqqhttt5vvv0*3,rts9qsr9psreuvu2vvv2
  vvv0*5,uuv0vvv1vvv0*5,uuu1vvv1vvv0*5,vvv1vvv0*2,vvv2
  vvv0uuv2uvv0*2,vvv2vvv0*17,vvv2
  vvv0uvv7opperssauvv7vvv0*10,tuu6rssbstt8rrsfsss7qrreuuu4vvv2
  vvv0uuu3ttt1uvv0vvv3vvv0*17,vvv2
  vvv1vvv0*21,uuu1
lead-paper 358x260
~ EO9I vjPI yrIR yzhh t9Ar Vk_J TUEG fvtG KNbH cP71 pi5I lbRb m7sl kTeY Gko_ 8aW0 yzhh -E9F xBR6 -WIw
~ yzhh erv7 xBR6 goB0 yzhh aA3E xBR6 Ttv4 Vk_J 6Jrd Y3az
  qrrarss9qrrarss8uvv0*19,
  uuu0uvv0*20,uuu0uvv0
  vvv0*22,uvv2
  vvv0*12,sss8opphnooerssbnopjoppfvvu0vrq0*2,vvv0vvv2
  vvv0*7,uuu2vvv0*2,uuu2vvv1*4,vvv0vvv1vvv3vtt0qmlarom7vuu0vvv2
  vvv0*6,uvv1rrsfttt9ttt6rssdsttarrserss8sss9tttasssbsstdvvv0vsr0vts0vvv0vvv2
  vvv0*14,uuu1uuu0uuu1uuu0*3,tuu0vvv0vvv2
  vvv0*13,uuu0oqqbpqq9qrrboqqdpqr9rss7rss9vvv0vvv2
  vvv0*22,vvv2
  vvv0*3,uuu4sttcsssesss8uuu2vvv0*2,tuu4sst8tuu7sss7ttt8vvv0*2,sstcsss7rssesssbuuu2vvv2
  vvv0*4,vvv1uuu2tuu3vvv1vvv0*2,vvv1uuu3uuu2tuu3vvv0*4,uuu3uvv1uvu2vvv0vvv2
  vvv0*5,qrrcqrrfttt8vvv0*3,rssa*2,rssettt6vvv0*2,tuu4qsrbqsraqsrcuuu3vvv2
  vvv0*22,vvv2
  vvv0tuu0stt2rss4tuu0uvv0vvv0*8,vvv3vvv5vvv2vvv3vvv0uuu5uuu4vvv2*2,
  vvv0tuu0pqq8qrr5rss3uvv0vvv0*8,uuu5stt8ttt8sst7ttt7ttt9ttt7uvv3vvv2
  vvv0*22,uvv2
  uuu1uvv0*20,uuu1uvv0
lead-loss 358x226
~ EO9I vjPI DxqQ yzhh t9Ar Vk_J TUEG ndBh KNbH cP71 A3LD 3Vmf 8aW0 yzhh -E9F xBR6 fc49 yzhh erv7 xBR6
~ ccO- yzhh aA3E xBR6 Ttv4 Vk_J 4HOt T3d4 rCwh K1BW
  qrrarssarss9tuu1uvv0*19,
  uuu0uvv0*20,uuu0uvv0
  vvv0*22,uvv2
  vvv0*12,oppiqqqdqrrcoppkppqgoppnvvv0qtt0qtu0vvv0vvv2
  vvv0*7,uuu2vvv0*2,uvv1vvv1*2,vvv0*2,uuu2vvv1vvv3tuu0mpq8orr4uvv0vvv2
  vvv0*6,uvv1rrsfttt9ttt6sss9ttt8rrserss8sss9tttasssbsstdvvv0suu0*2,vvv0vvv2
  vvv0*22,vvv2
  vvv0*3,tuu5sstesssesss8uuu2vvv0*2,ttt5sssattt8rss8ttt8vvv0*2,sssdsss8rssesssbuuu2vvv2
  vvv0*5,ttt7rssavvv2vvv0*3,tuu5stt7rssbvvv0*5,utt4uss8vvv0vvv2
  vvv0*5,sss7stt9ttt7vvv0*3,sss7*2,stt8ttt5vvv0*3,vuu2uss5ust8vuu3vvv2
  vvv0vvv1uvv0*2,vvv1vvv0*17,vvv2
  vvv0uvv6sss9ttt8uvv6vvv0*11,tuu7uuv4ttu8uuu5stt9uuv2vvv2
  vvv0uuu5qqr7stt1uuu5vvv0*11,ttt5*2,uuu4ttu4uuu4vvv1vvv2
  vvv1vvv0*21,uvv1
  uuu0ttt0*20,tuu0uvv0
lead-long 358x287
~ EO9I vjPI YQn7 yzhh t9Ar Vk_J TUEG 26a7 KNbH cP71 rBbA MwzC qAAo 8aW0 yzhh -E9F xBR6 IKOF yzhh erv7
~ xBR6 ln_o yzhh aA3E xBR6 qZpo Vk_J SVAh T3d4 rCwh uQod
  qrrarssa*2,stt3uvv0*19,
  uuu0*22,uvv0
  vvv0*22,uvv2
  vvv0rssaoppi*2,opphoppgppqfppqjoppjoopjpqqfnopippqepqqgpqqeoppfppqcrrrdvvv0*4,vvv2
  vvv0vvv1uuu2uvv2*2,uuu1vvv1*2,vvv2uuv2vvv2ttt4uuu2vvv2vvv1*3,uvv1vvv0rtu1rtt0vvv0vvv2
  vvv0*9,mnojoppeppqfoppkppqhnooonoomoppiqrrbuvv0mpqcmpqauvv0vvv2
  vvv0*3,sstbsttassscuuu5vvv1ttt8tuu5stt7ttt6ttt9uuu4*2,uvv4ttu8tttbvvv0tuv0*2,vvv0vvv2
  vvv0*3,tuu4tuu6uuu5*2,tuu6ttu3uuu4uuu3uuu4ttt6ttt4ttt5tuu7tuu4uuu4vvv0*4,vvv2
  vvv0*17,vut0usq6vts0vsr2vvu0vvv2
  vvv0*17,vts3spmatrp7urp4vvu0vvv2
  vvv0*22,vvv2
  vvv0*3,tuu5sstesssesss8uuu2vvv0*2,ttt5sssattt8rss8ttu8vvv0*2,sssdsss8rssesssbuuu2vvv2
  vvv0*4,ttu6stt7qrrauuu4vvv0*3,stt7qqrgqrreuuu2uuu3rts7stt5stt8sut3qsrbvvv0vvv2
  vvv0*4,ttt3stt5ttu5uuu5vvv0*3,tuu2sst8tuu5uuu4uvv2rts4sut5sut3tut5uvu3uvv2vvv2
  vvv0uvv2uvv0*2,vvv1vvv0*17,vvv2
  vvv0uvv6pqqcrssauvv6vvv0*9,sstbsss8sttbrrsastt9rss9rsscuuu3vvv2
  vvv0uuu4stt4uvv0uuv4vvv0*9,vvv1*2,vvv0*3,vvv1vvv0*2,vvv2
  vvv1vvv0*21,uvv1
traders-failed 358x82
~ EO9I vjPI C7N_ yzhh 2YG0
  rrs9*2,sst6qrrdrrsauvv0*18,
  uvv0*23,
  uvv0uuu1qrrbpqq9qrrcpqqgqrrfrrs5qrrastt8qrr6qrr9pqqisssepqqfpqqipqqaqrrgqrrbpqq9rss9oppdpqqf
  uvv0uuu0stt5uvv0*3,tuu2stt4ttt4ttt3ttu4uuu2tuu2stt4tuu3uuu1*2,tuu2stt5uuu0tuu2uuu0tuu2
  uvv0*11,uuu1oppgqqrcpqrfqrraopplpqqcoppfqrraopqbpqqanopq
  uvv0*23,
traders-none 358x55
~ EO9I vjPI -VFc yzhh X4Sm
  rrs9*2,sss6rrsasst7uvv0*18,
  uvv0*23,
  uvv0*7,stt8qrrbpqqgopqdstt9qqr9qrr9pqqfrrrcpqqhpqqjpqqaqrrgnpphqrr9qrrd
  uvv0*8,rrrduvv0*2,rss5rssattt5*2,rss5sss7tuu2uvv0ttt5stt6ttt5uvv0
lead 358x868
~ EO9I vjPI O8kH yzhh EO9I 5rbN YrDy uQLG C8R5 MaKk hTeS mv0M uw3R EO9I mMtU vDXq DzNP TUEG fvtG KNbH
~ cP71 pi5I PNca eyVy TUEG a7fG KNbH cP71 dFMm AUGz eyVy TUEG mQHG KNbH cP71 2dJn Rbdt eyVy TUEG ndBh
~ KNbH cP71 A3LD oAAY EO9I qGHL vDXq DzNP TUEG fvtG KNbH cP71 pi5I 9RK0 eyVy TUEG a7fG KNbH cP71 dFMm
~ kyl6 eyVy TUEG ndBh KNbH cP71 A3LD kyl6 eyVy TUEG mQHG KNbH cP71 2dJn cBdG 3HpP
  qrrastt5uvv0*21,
  uvv0*23,
  uvv0*11,rrraoppcmnndnoollmnkmnobnopcqrr9lmnjkmmllmnenooc
  uvv0*11,stt2sss5uvv0*2,ttt3uvv0uuu0uuu1uvv0*4,
  uvv0*4,ttt4sss7rsscsss9stt6rssbrss6ttt5qrrjttt5qrrhrrrestt6stt8sst6pqqmrss6stt8ttt7
  uvv0*4,sss7rrr6stt6*2,sss5stt2*2,ttt1rss6ttt2stt3rss2stt2rrrarss6ttt3rss7sss3rrr7
  uvv0stt7ttt5uuu0stt5qrrbttu4ttu3uuu1ttt6uuu2tuu3uuu0uvv0ttt7ttu4ttt5*2,uuu2stt8stt7tuu2uuu0
  uvv0pqrcrsscpqqestt7sss6sss8qrraqrr9rss9qrr9rrrapqqepqqbqrrcrss9pqqhqqrcqrr8sss7pqq9qrr6pqqe
  uvv0*18,tuu2pqqbpqq9pqqcqrrd
  uvv0*18,tuu3ttt4uuu1uvv0*2,
  uvv0*10,oqq2gkl0*11,oqq5
  uvv0ttt5stt5rsscsst7rssbrss8stt5rss8ttt6agi53bd54cd77efe6dfe5ce83bd47egf5ced4cd76dfd2ac21ac0
  uvv0tuu0*2,tuu3uuu1tuu1tuu2stt4ttu0uuu0chj54bd47df64ce03bd46df64bd24ce14bd45ce54ce01ac06df6
  uvv0*10,tuu0qss0*10,rss0uuu0
  uvv0*11,stt6sss4qrr5oppdstt5qrrdttt2qrrcstt3stt6pqqaoppl
  uvv0*11,rss4nooeqrr7qrr8pqqdpqq6sss3pqq9qrr6oppaopp5qrrd
  uvv0*19,uuu0vts0*2,uuu0
  rrs8pqqfqrrbqrreuvv0*9,sss5pqqbopqarss7oppgpqqdvtt0qnm7son6vrq1
  tuu1stt3tuu2tuu3uvv0*9,uuu1ttt2rss3tuu2stt3*2,uuu0vqp1*2,vts1
  uuu0*23,
  uvv0*19,uuu0vut0*2,uuu0
  qrr8qrrbrrscuuu1uvv0*9,qqrboppdrrs7oppiqqrapqqcuut0rqmbqpmevur0
  tuu2stt4ttt4uuu1uvv0*9,stt3sst5sss5sst6stt5stt6uuu0tso3uso4vus0
  uuu0*23,
  uvv0*19,uuu0uut0*2,uvv0
  rss7rss8rrscuuu0uvv0*9,rss6qrrcsss8opq9pqqbqrrauut0srn6rqn9vur0
  stt4rss6stt6uuu2uvv0*9,stt3rss8rss6rrr7rss7sss7uut0tso3tso6vus0
  uuu0*20,uut0*2,uuu0
  uvv0*20,tuu0*2,uvv0
  stt5sss5rss9uvv0*10,rss7qrr8pqqarss7rss5rrsbtuu0ors4ors3rtu1
  sss4sst6sss9uvv0*10,qrr9stt3uuu1pqqerrrbqrrbtuu0ors3*2,rtu1
  uvv0*20,tuu0*2,uvv0
  uvv0*23,
  uvv0*17,rssaqrr8sss8rss9mnojoppl
  uvv0*17,stt1qrr3rss3pqr6rss4stt6
  uvv0*19,uuu0vsr0*2,uuu0
  nophnoonstt7qqr7qrr9pqqlqrrbqqrbuvv0*5,rss7nopdmnocqrr9mnoknoogvtt0qml9rom8vrp0
  uuu0*2,ttt3tuu3uvv0*10,uuu0tuu1uvv0*3,uuu0vrq0*2,utt0
  uuu0*23,
  uvv0*19,uuu0vus0*2,uuu0
  pqqdqqrdttt6rss6rss7qrrjrss9rrsauvv0*5,oppenoohpqqbmnomoppeoppgvut0polepolivuq0
  ttt1uuu1stt4*2,ttu2tuu1*3,uvv0*5,tuu0tuu1*2,uuu1tuu1tuu2uuu0vtq0vtq1vut0
  uuu0*23,
  uvv0*19,uuu0suu0*2,uuu0
  qrrc*2,ttu4stt5*2,rrsisst8*2,uvv0*5,pqqdpqqb*2,pqqfpqqbopqituu0nqr6orr4qtt0
  stt2tuu2sst6rrs5sss3stt3ttt3sst2uvv0*5,ttt4tuu1uvv0sss6ttt4stt4tuu0pst1*2,suu1
  uuu0*23,
  uvv0*19,uuu0vus0*2,uuu0
  rss9stt5tuu3stt5sst9rssestt7uuu0uvv0*5,rrs7pqqfrss9oppbpqqdpqqcvut0sqn7rqmavuq0
  rss4stt5qrr9rss4rss6ttt5rss5uuu1uvv0*5,stt2sss6stt4rss5stt5*2,uuu0usp3usp4vus0
  uvv0*20,uuu0*2,uvv0
  uuu0uuu1uuu2uvv0ttt5uuu2tuu4uuu0tuu4uuu1tuu5uuu2tuu2ttt5uuu1uuu0uvv0tuu4*3,uuu1tuu3stt9
  tuu3rrs7sst8rss5sss6rss7rss8rss7rss8rrr9sss7stt6sss6rss9qrrastt4rss9stt6rss9*2,rrs8sss6rssb
  uvv0*8,uuu2qrrcqrrarrscqrrgrss7qrrarsscsss7rrs9qrrbrssbrrsaqrrcqrr8
  uvv0*9,uuu0uvv0*2,uuu0uvv0*2,uuu0*3,uvv0uuu0*3,uvv0
board-FOLLOWERS 358x781
~ EO9I vjPI PFTo yzhh V0Gj Vk_J NWuS a7UX eVPa Vk_J 2q3a uX0o TcxC hWOC wfBd zKM3 f_gv lwZj CNEs EF1g
~ lzMf PEKw f_gv yJZt CNEs zUDc lzMf XXT5 vZsH f_gv bPiQ CNEs FKD6 lzMf 8YLH yaFO Ixjs Pf5Q oW7b ilcB
~ 3LO4 3b0Q 6zUF oW7b lylI uySd ORIp kJaQ HEOr XHuz tivo mD18 oW7b yeRt sYFA ORIp kJaQ HEOr POqi tivo
~ ecZV 6zUF oW7b HmZP oW7b tvkH yS7l dbyw 8Q6C Ngci fTbt jHfP 00CW JV8w 6lJE YbBS ufqy 3QXk sy-1 IIhz
~ MxAh M7Wc L6Tu
  rrsbrrs9rss8rssarrs9qqrcqrrbuuu0uvv0*15,
  uuu0uvv0*20,uuu0uvv0
  vvv0*22,uvv2
  vvv0*12,uuu5*2,stt7rrs8rssbqqrcpqqbpqqarss7sss8vvv2
  vvv0*12,qqr9oppbpqq7qqq3qqq4rrs4ttt3qrr3ppq8uuu1vvv2
  vvv0*7,vvv2ttt8uuu5vvv0uuu5ttt7vvv1*2,vvv3uuu5vvv1uuu5vvv0vvv1vvv2*2,
  vvv0*7,uuu2ttu5ttt8ttu8uuu3ttt5ttt7stt5ttt5uuu4tuu4sss8tuu4sstavvv2*2,
  vvv0*6,uuu0*10,vvv0*6,vvv2
  vvv0*6,tuu0qrs8pqr6pqr8prrdqrr9oqqfpqq8pqqdtuu0uvv4qrrbqrr9pqqluuu4vvv1vvv2
  vvv0*6,tuu0rss3stt2*2,stt1rss4stt2tuu0*3,uuu1ttt5vvv0*4,vvv2
  vvv0*18,vvv1vvv0*3,vvv2
  vvv0*17,stt8ttt8sss9rss7tuu2vvv2
  vvv0*22,vvv2
  vvv0*10,vri0vqf0vus0vvv0*9,vvv2
  vvv0*4,vuu0vvv0*4,vsm2vm50sj45vpd2vvv0*9,vvv2
  vvv0*3,vom1uli0vpn1vvv0*3,vto2vm50ul53vpe2vvv0*3,uuv0pst0qtt0uvv0vvv0*2,vvv2
  vvv0*2,vut1vlj0ogd9vlj0vvv0*4,vsm0vri0vvt0vvv0*3,rtu0lpp4mpq4suu0vvv0*2,vvv2
  vvv0*3,vol1vlj0vpn1vvv0*4,rsscopplvvv0*4,uuv0qtt0*2,uvv0vvv0*2,vvv2
  vvv0*4,vuu0vvv0*5,uuu1uuu3vvv0*10,vvv2
  vvv0*2,rrscopphqrrcppqdrss9vvv0*2,oppfqrrbpqqfopplrss7vvv0pqqhpqqdqqrdoppnnopiqrrjvvv0vvv2
  vvv0*2,vtt4uuu5uuu6uuu5ttt7vvv0*3,ttt8ttu6uuu3vvv0*3,tuu3tuu4rss9ttu7vvv0*2,vvv2
  vvv0*2,vuu2uuu6ttt6uuu3uuu2vvv0*3,tuu3uuu5vvv1vvv0*3,tuu2uuu3tuu4uuu4vvv0*2,vvv2
  vvv0tuu7ttt5uuu2vvv2vvv1vvv3vvv0vvv3vvv0*7,vvv2vvv1vvv3vvv0uvv3vvv2*2,
  vvv0stt8sss9ttt7rsscrss7rssdqrrcttt9vvv0*6,tuu5rrsesss8tuu8sss7rssbuuv4vvv2
  vvv0*22,vvv2
  vvv0*20,vvv2vvv0vvv2
  vvv0stt5qsrbrts8orqevvv0*6,uuu4pqqlrrsaopplqrrcqrrdrssbttt5vvv0uuu2uuu4vvv2
  vvv0*3,uvv1*2,vvv0*7,uvv1vvv0uvv1vvv0*2,uuu1vvv0uuu2stt7tuu2vvv2
  vvv0*22,vvv2
  vvv0*22,vvv2
  vvv0vuu2*2,vtt3vuu3vuu1vvv0*7,vvv2ttu5uuu4vvv1vvv0uuu3vvv0ttt4ttt5vvv2
  vvv0urr8uss8urraurr9utt6vvv0*7,pqqittt6sssbppqjpqqgstt8vvv0*3,vvv2
  vvv0*22,vvv2
  vvv0*22,vvv2
  vvv0*8,uuu4rssbstt7rsscstt6stt7vvv0*8,vvv2
  vvv0uvv0*20,vvv0vvv2
  vvv0ruu0rtu0*17,rtt2qst2uvv0vvv2
  vvv0rtu1nrr8oss5mqpaqtt2rtu0*11,prs7orraorr7prr5uvv0vvv2
  vvv0ruu0qss1pss2qtt2rtu0*12,prr1qtt2pss6pss3uvv0vvv2
  vvv0suu0rtu0*19,uvv0vvv2
  vvv0*22,vvv2
  vvv0*22,vvv2
  vvv0*6,ttt8vvv0*8,uuu4vvv0*6,vvv2
  vvv0*22,vvv2
  vvv0*14,vvv1vvv0*7,vvv2
  vvv0*5,uuu5rssbttt8rsscssscrrrestt8sssbsssasssesttarrsbsttdrrrfstt8ttt7uuu1vvv2
  vvv0*16,uvv3*2,uuu5uuv4uuu4vvv3vvv2
  vvv0*16,uuu2ttt6ttt5stt7sss8vvv3vvv2
  vvv1vvv0*21,uuu1
board-LEADS 358x618
~ EO9I vjPI Kgu0 yzhh V0Gj Vk_J NWuS a7UX eVPa Vk_J 2q3a TGzy rzbC hWOC wfBd zKM3 f_gv lwZj CNEs kXCl
~ lzMf PEKw f_gv yJZt CNEs msTR lzMf XXT5 vZsH f_gv bPiQ CNEs zUDc lzMf 8YLH yaFO Ixjs Pf5Q oW7b ilcB
~ 3LO4 3b0Q 6zUF oW7b lylI uySd ORIp kJaQ HEOr xsSk tivo mD18 oW7b yeRt sYFA ORIp kJaQ HEOr eTu0 tivo
~ ecZV MxAh M7Wc L6Tu
  rrsbrrs9rss9qrr9rss8uvv0*18,
  uuu0uvv0*20,uuu0uvv0
  vvv0*22,uvv2
  vvv0*12,uuu5*2,stt7rrs8rssbqqrcpqqbpqqarss7sss8vvv2
  vvv0*12,qqr9oppbpqq7qqq3qqq4rrs4ttt3qrr3ppq8uuu1vvv2
  vvv0*7,vvv2ttt8uuu5vvv0uuu5ttt7vvv1*2,vvv3uuu5vvv1uuu5vvv0vvv1vvv2*2,
  vvv0*7,uuu2ttu5ttt8ttu8uuu3ttt5ttt7stt5ttt5uuu4tuu4sss8tuu4sstavvv2*2,
  vvv0*15,uvv0uuu0*5,vvv0vvv2
  vvv0*7,ssscqrr9qrrcrrrjrrsdpqqlqqrcqqqjvvv0stt2pqr8pqq6oqqfsst3vvv0vvv2
  vvv0*6,uvv0stt5uuu3uuu2uuu1stt6uuu3vvv0*2,uuu0stt1rss3tuu0*3,vvv0vvv2
  vvv0*18,vvv1vvv0*3,vvv2
  vvv0*17,stt8ttt8sss9rss7tuu2vvv2
  vvv0*22,vvv2
  vvv0*3,vsr1vpn0vts1vvv0*4,vri0vqf0vus0vvv0*4,suu0*2,vvv0*3,vvv2
  vvv0*2,vuu1vlj0qhe6vmj0vvv0*3,vsm2vm50sj45vpd2vvv0*3,suu0nrr2nqr4tuu0vvv0*2,vvv2
  vvv0*2,vvu1vmj0sjg3vmk0vvv0*3,vto2vm50ul53vpe2vvv0*3,suu0nqr2ors1tuu0vvv0*2,vvv2
  vvv0*3,vts0vqp0vut0vvv0*4,vsm0vri0vvt0vvv0*4,tuu0*2,vvv0*3,vvv2
  vvv0ttu5qrrc*2,qqrf*2,pqqhvvv1rrrbqrrdqqrdqrrcpqqfqrrfuuu3sss8pqqiqqrgqqqdoppjstt4vvv0vvv2
  vvv0vvv1uuu4vvv0tuu4uuu5tuu5vvv0uuu2stt6*2,uuu3uuu4*2,vvv1uuu1tuu4uuu4uuu3tuu4uuu1vvv0vvv2
  vvv0*2,urs6tttbssscsss8rssavvv0*3,rrrbsssbttt5vvv0*3,rts6sss8pqqesssbvvv0*2,vvv2
  vvv0*22,vvv2
  vvv0sssdrss8qrrgrrsbrssduuu5vvv0*15,vvv2
  vvv0sttasss8uuu2vvv0*11,tuu6qrrhrss9sttbsss7qrreuuu6vvv2
  vvv0ttu5ttt6vvv1vvv0*18,vvv2
  vvv0*22,vvv2
  vvv0*20,uuu3vvv1vvv2
  vvv0rts6psrcqsr9nqpgvvv0*9,rrsgqqqgnoorqrrhsss6vvv0uuv1uuu3vvv2
  vvv0*19,uuu2stt7tuu2vvv2
  vvv0*22,vvv2
  vvv0*22,vvv2
  vvv0vvv1*2,vuu2vuu1*2,vvv0ttt6opqhpqqjnoonoppippqfoppmpqqnnoplopplnoolstt8vvv0ttt4ttt5vvv2
  vvv0urrauss9uqrburraust6vvv0*4,vvv1ttu5tuu4ttt9tuu4sssbttt6ttt5uvv2vvv0*3,vvv2
  vvv0*10,ttu3sssbrssassscrrsdrrrersscrrsauuu5vvv0*2,uuv0vvv2
  vvv0*22,vvv2
  vvv0*6,vvv1vvv0vvv2vvv1vvv2vvv0vvv1vvv0uvv4vvv1*2,vvv2vvv1vvv0*3,vvv2
  vvv0*5,uuu4sssattt7rssasstbrrscstt8sssasss9sttbttt8rss9tttbrrsettt8ttt7uuu1vvv2
  vvv0*16,uuu5ttt6ttt9ttta*2,uuu5vvv2
  vvv0*16,uuv0uuv3uuu2uuu1tuu2vvv1vvv2
  uvv1vvv0*21,uuu1
ranking 358x82
~ EO9I vjPI Vr73 yzhh EtEE yzhh eu6D WeQ9 5qru WULh
  rssaqrrgrss8uvv0*20,
  uuu0*22,uvv0
  vvv0*22,uvv2
  vvv0uuu4vvv0*11,ttu4qqqboppirssfqrr9pqqarrsboppfttt6vvv2
  vvv0*22,uvv2
  uuu1vvv0*20,uvv1uvv0
place-no-orders 358x132
~ EO9I vjPI txwn yzhh yl-i 7edI 881R l5aZ 09Wj
  qrrdrss8*2,rss7qrr9stt6uvv0*17,
  uuu0uvv0*20,uuu0uvv0
  vvv0*22,uvv2
  vvv0stt3qrr5qrr4qrr9rss8vvv0*11,uuu3qqrfttu6rssattu6vvv2
  vvv0uvv0uuu0tuu2tuu1uuu0vvv0*11,uvv1qqr2oopbppq9uuu2vvv2
  vvv0*9,vvv2vvv1vvv0*11,vvv2
  vvv0*2,sss9qrrbqrrdrrrarrsjqqrhopqmrsserrrcqrrgoppjrrshqrraqrrgrssapqqfqrrgsssbnooluuu5vvv2
  vvv0*22,uvv2
  uuu1uvv0*20,uuu1uvv0
