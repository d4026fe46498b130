airdrop-visitor 358x504
~ eFz2 lyou 6V7J vojw NkwJ Ia21 5aFU 9dHU yrFC OuPS NGg6 iiin 4hDP noBu ZeWU HkaE yhUz RsA5 iiin 4hDP
~ rn7z ZeWU TErQ yhUz tTi1 iiin 4hDP LDN3 ZeWU fVxg yhUz 3EEk
  rrscqrr9rss8rrrcqrrcuuu0uvv0*17,
  uuu0uvv0*22,
  vvv0*22,uvv2
  vvv0jkljklmpgijklmnelmmgnoofikkkklmckmmlvvv0*12,vvv2
  vvv0*5,uuu3vvv0*16,vvv2
  vvv0uuu5uuu3uuu4ttt6vvv1*2,uuu5uuu2ttt6uuu5ttu5tuu4uuu4vvv1*3,uuu2uuu3vvv0*3,vvv2
  vvv0rssbrssdttt6rssdstt9rssdsssattt6sssattt8sss9tuu8rrsgrrscsttarsscsss8rrscttt7vvv0*2,vvv2
  vvv0rrsdqrrdqrrgqrrfuuu2vvv0*16,vvv2
  vvv0*22,vvv2
  vvv0stt8stt5stt7rst9stt5*2,rssdstt7stt8*3,rssatuu5vvv0*8,vvv2
  vvv0stt5rst7ttu7stt7stt5tuu4stt9stt8stt7rtt7tuu7stt8uuu2vvv0*8,vvv2
  vvv0*22,vvv2
  vvv0vvv1vvv0*19,vvv1vvv2
  vvv0vvv1opphnoojnopkpqqh*2,vvv0*14,vvv1vvv2
  vvv0vvv1ttt7uuu5*2,uuu3uuu5ttt7uuu5uuu3uuu4*2,vvv1vvv0*8,vvv1vvv2
  vvv0vvv1ttt9tuu6ttt6uuu4ttt5uuu5ttt9stt9uuu6tttbuuu2vvv0*8,vvv1vvv2
  vvv0vvv1qrrhsttassscttu7rssbrssesssdrrrguuv1vvv0*10,vvv1vvv2
  vvv0vvv1vvv0*20,vvv2
  vvv0*22,vvv2
  vvv0vvv1rrr9sss8rssasss8*2,vvv1vvv0*13,vvv1vvv2
  vvv0vvv1ttt7qrrdsss9stt8stt6vvv0*14,vvv1vvv2
  vvv0vvv1qrrhstt9sssattt8rssbrssdrsserssdsttbrrsfuuu3vvv0*8,vvv1vvv2
  vvv0vvv1qrrhstt9sst9ttu7rssbrssesssdrrrguuv1vvv0*10,vvv1vvv2
  vvv0vvv1vvv0*19,vvv1vvv2
  vvv0*22,vvv2
  vvv0vvv1uuu1vvv0vvv1vvv0uuu2vvv0*14,vvv1vvv2
  vvv0vvv1pqqfnooloppipqqhqqrcvvv1vvv0*13,vvv1vvv2
  vvv0vvv1qrrhstt9rsscttt8rssarssessserssdsttbrssftuu3vvv0*8,vvv1vvv2
  vvv0vvv1ttt7uvv3uuu5uuu3uuu5tuu6ttt8*2,vvv0*11,vvv1vvv2
  vvv0vvv1ttt9tuu6ttt8uvv4ttt5ttt7tuu7ttu8vvv0*11,vvv1vvv2
  vvv0*22,vvv2
  uvv0vvv0*21,uuu0
airdrop-short 358x781
~ eFz2 lyou X8n- vojw NkwJ Ia21 5aFU B46h FXgL emJS m0Wq 9dHU HfW9 HCyd JvgU XRRd IQAR DmXa KOwK mC_T
~ kbIO 5zk3 w4MV I8s0 UAzr 3k14 BUwA -tw_ 5Hdv 5zk3 w4MV I8s0 UAzr Qhmr BUwA -tw_ wbHO lMC9 zkcz Pvb5
~ IUI1 knsF Qw7P HMjr -DdI LHWZ -Ap9 NGg6 iiin 4hDP noBu vXbM ZeWU HkaE yhUz RsA5 QOQY 4hDP rn7z PeDR
~ ZeWU TErQ yhUz tTi1 iiin 4hDP LDN3 ZeWU fVxg yhUz 3EEk
  rrscqrr9rss8qrrbrss9uvv0*18,
  uuu0uvv0*22,
  vvv0*22,uvv2
  vvv0jkljklmpgijklmnelmmgnoofikkkklmckmmlvvv0*12,vvv2
  vvv0rss3sss4rss4sss3qqr8vvv0*16,vvv2
  vvv0noocnoobklmimnoejkljqqrgppqgttt8sssbqrrfssscqrrgsstcvvv0*8,vvv2
  vvv0*22,vvv2
  vvv0ttt7*2,ttt6rssauuu4ttu5stt8ttt5stt8tuu8stt7ttt6ttt9tuu5uuu4uuu5tuu4ttt7uvv2vvv0*2,vvv2
  vvv0ttt8ttt9uuu4ttt8ttu6ttt9ttt7uuu4ttt7tuu5ttt6uuu5sttbstt8tuu7stt8ttt6sst8tuu5vvv0*2,vvv2
  vvv0rrsdqrreqrrgqrrfuuu2vvv0*16,vvv2
  vvv0*22,vvv2
  vvv0uuu5uuu4tuu8uuu3ttu7uuu4uuu5stt8vvv1uvv3uuu4stt6tuu3tuu6tuu3ttu5vvv0*5,vvv2
  vvv0ttt8tuu8ttt9tuu7ttu8uuu4uuu5ttu5vvv2uvv3vvv1stt8qss9stt7prrdrssbuvv2vvv0*4,vvv2
  vvv0stt0*13,vvv0*8,vvv2
  vvv0ejk3cij0*11,dij0stt0*7,vvv0vvv2
  vvv0*22,vvv2
  vvv0fmj8sut3oppgoppkvvv0*10,sss9oppkpqqkqrrhopphppqjttt4vvv2
  vvv0sut1vvv0vvv2vvv0*18,vvv2
  vvv0stt1vvv0*20,vvv2
  vvv0fmj8sut3nopfqrrkvvv0*11,oppkpqqkqrrhopphppqjttt4vvv2
  vvv0*22,vvv2
  vvv0ttt6vvv3sss8ttt9ttt6vvv1ttt9stt6ttt7tuu6ttu8uuu3vvv0*2,tuu3sss5*2,sst6sss6rss6uuu1vvv2
  vvv0uuu4vvv1sstasssbsss9uuu3tuu5uuu4uvv3uuu4uuu6vvv1vvv0*2,uuu2ttt6ttt8tuu6ttt5ttt7vvv1vvv2
  vvv0*22,vvv2
  vvv0vts0vtr0*19,vvu0vvv2
  vvv0vtr0solgtpmbtpmdspmdsoldtpnb*2,tpn7tpnbtpmdsolfspmdtpmbspmctqn9spmbtqo8vtr0*2,vvu0vvv2
  vvv0vtr0tpmcspmbspmdtpmbvtr0*15,vvu0vvv2
  vvv0vts0vtr0vsr1vtr0*17,vvu0vvv2
  vvv0*22,vvv2
  vvv0*22,vvv2
  vvv0vvv1rrr9sss8rssasss8rssbvvv0*6,vut4uut6utt6uts8utt6utt7uts8vvu2vvv1vvv2
  vvv0vvv1ttt7qrrdsss9stt8tuu6vvv0*6,vvv1uts7utt6utt7*4,vuu1vvv1vvv2
  vvv0vvv1qrrhsttassscttt8rssbrssdrsserssdsttbrrsfuuu3vvv0*8,vvv1vvv2
  vvv0vvv1qrrhsttasssbttu7rssbrssesssdrrrguuv1vvv0*10,vvv1vvv2
  vvv0vvv1vvv0*19,vvv1vvv2
  vvv0stt3rst0*18,rst1vvv0vvv2
  vvv0sttbuuu1vvv0vvv1vvv0uuu2vvv0*11,vvv1vvv0*2,sttbvvv2
  vvv0sttcpqqfnooloppipqqhqrrbvvv2vvv0*10,rssbpqrftuu6sttcvvv2
  vvv0sttcqrrhstt9sssattt8rssbrssdsssdrssdsttbrrsfuuu3vvv0*8,sttcvvv2
  vvv0sttcttt7uvv3uuu5uuu3uuu5tuu6ttt8*2,vvv0*11,sttcvvv2
  vvv0sttbttt9tuu6ttu5uvv4ttt5ttt7tuu7ttu8vvv0*11,sttbvvv2
  vvv0stt4stt0*18,stt1uvv2vvv2
  vvv0vvv1vvv0*19,vvv1vvv2
  vvv0vvv1opphnooknopkpqqhoppevvv2vvv0*13,vvv1vvv2
  vvv0vvv1stt9uuu5tuu6uuu4uuu6stt9tuu8uuu6uuu5ttu6vvv2vvv0*8,vvv1vvv2
  vvv0vvv1ttt7uuu5tuu7uuu3ttu4uuv4ttt7*2,uuu5tuu8uuu1vvv0*8,vvv1vvv2
  vvv0vvv1qrrhstt9rssdttu7rssarssesssdrrrguuv1vvv0*10,vvv1vvv2
  vvv0vvv1vvv0*20,vvv2
  vvv1vvv0*21,uuu1
airdrop-enough 358x643
~ eFz2 lyou fSx1 vojw NkwJ Ia21 5aFU B46h vBGw emJS m0Wq 9dHU HfW9 HCyd JvgU XRRd tAVH DmXa 7eUz eIdy
~ CoG5 NGg6 iiin 4hDP noBu dUCz ZeWU HkaE yhUz RsA5 QOQY 4hDP rn7z PeDR ZeWU TErQ yhUz tTi1 iiin 4hDP
~ LDN3 ZeWU fVxg yhUz 3EEk
  rrscqrr9rss8rrsaqrrarss8uvv0*17,
  uvv0*22,uuu0
  vvv0*22,uvv2
  vvv0jkljklmpgijklmnelmmhnoofikkkklmckmmlvvv0*12,vvv2
  vvv0*4,ttt3rrr6rss3uuu1ttt2stt3uuu2rrr4rss4tuu2rss4stt4sst3ttt3sss4vvv0*3,vvv2
  vvv0*4,oppanooanoocnopdlmncjllfpqqclnnhklmfmnnhlmngmnob*2,noob*2,rrsfqqqftuu4vvv2
  vvv0*16,tuu6sss9rrsgsttbrssduuu4vvv2
  vvv0*18,vvv1vvv0vvv1vvv0vvv2
  vvv0vvv3vvv1uuu3tuu4vvv0*2,vvv3uuu2tuu4uvv3uuu3*2,vvv2vvv0*3,vvv1vvv2vvv0*3,vvv2
  vvv0rsscrrrettt7rrrfsstarrrerrscstt7sssbsttasssattt9qrriqrrdssscrrrdrrs9qrrestt8vvv0*2,vvv2
  vvv0rrsdqrrcqrrgqrrfuuu2vvv0*16,vvv2
  vvv0*2,vvv2vvv0*19,vvv2
  vvv0vvv1vvv0vvv2vvv0uvv2vvv1uvv2uuu2vvv0vvv1*2,uvv2vvv0vvv1vvv0vvv1vvv0*5,vvv2
  vvv0rsscsstbsssfsttasssdttu7ttt8rssbuuv3uuu5uuu3prrcoqrcqsscnpqgoqrfuuu3vvv0*4,vvv2
  vvv0*22,vvv2
  vvv0bhi49fg0*19,prr4vvv2
  vvv0uvv0uvu0*19,vvv0vvv2
  vvv0sut0psq6qtr4qsr5psr4qtr3*2,psr4qtr3psq6qtr4qtr3qtr2*2,qtr3psr3qts2rus0*3,uvu0vvv2
  vvv0sut0psq8psq7orpaosq6osqanrpbosq8psq7psq8psq6osq7psq5osq9orp9osq9qtr4rus0*3,uvu0vvv2
  vvv0uvu0*20,vvv0vvv2
  vvv0*22,vvv2
  vvv0vvv1uuu1vvv0vvv1vvv0uuu2vvv0*14,vvv1vvv2
  vvv0vvv1pqqfnooloppipqqhqrrevvv0*7,prqfqsreorqdpsrcpsrdnrphtuu5vvv1vvv2
  vvv0vvv1qrrhsttassscttt8rssbrssdsssdrssdsttbrrsfuuu3vvv0*8,vvv1vvv2
  vvv0vvv1ttt7uuv3uuu6uuu3uuu5tuu6ttt8*2,vvv0*11,vvv1vvv2
  vvv0vvv1ttt9tuu6ttt6uvv4ttt5ttt7tuu7ttu8vvv0*11,vvv1vvv2
  vvv0*22,vvv2
  vvv0qrsastt0*18,stt1stt8vvv2
  vvv0sttcopphnooknopkpqqhppqevvv2vvv0*10,rsscpqrftuu6sttcvvv2
  vvv0sttcstt9uuu5*2,uuu4uuu6sst9tuu7uuu6uuu5ttt6vvv1vvv0*8,sttcvvv2
  vvv0sttcttt7uuu5tuu5uuu3ttu4uuv4ttt7*2,uuu5ttu8uuu1vvv0*8,sttcvvv2
  vvv0sttcqrrhstt9sssattu7rssbrssesssdrrrguuv1vvv0*10,sttcvvv2
  vvv0rss8stt0*18,stt1tuu5vvv2
  vvv0*22,vvv2
  vvv0vvv1qrrbrrrbqrrdrssbqrr9vvv1vvv0*13,vvv1vvv2
  vvv0vvv1ttt6rssastt6ttt6ttt4vvv1vvv0*13,vvv1vvv2
  vvv0vvv1qrrgstt9rssdttt8rssasssdrssfrssdsttbrssftuu3vvv0*8,vvv1vvv2
  vvv0vvv1qrrhstt9rsscttu7rssarssesssdrrrguuv1vvv0*10,vvv1vvv2
  vvv0vvv1vvv0*19,vvv1vvv2
  vvv0*22,uvv2
  uuu0*21,uuu1uvv0
airdrop-waiting 358x489
~ eFz2 lyou Ml1N vojw NkwJ Ia21 5aFU 9dHU ZL8t HCyd JvgU XRRd _LOj xQXK 8Xlz NGg6 QOQY 4hDP noBu PeDR
~ ZeWU TErQ yhUz tTi1 iiin 4hDP rn7z ZeWU fVxg yhUz 3EEk
  rrscqrr9rss8rrsbqrrcrss6uvv0*17,
  uvv0*22,uuu0
  vvv0*22,uvv2
  vvv0jkljklmpgijklmnelmmhnoofikkkklmckmmlvvv0*12,vvv2
  vvv0*5,uuu2vvv0*16,vvv2
  vvv0tuu6tuu5*2,stt8uvv3uuu3ttt6tuu3ttt7uuu6ttt6ttt5uuu6uuu3*3,uuu4uuu5vvv1vvv0*2,vvv2
  vvv0sst9sstbttu5sssattt7sttbttt9ttu5stt8ttt7stt7uuu6sssesssattt9sssastt7sssattt6vvv0*2,vvv2
  vvv0rrsdqrrdqrrgqrrfuuu2vvv0*16,vvv2
  vvv0*22,vvv2
  vvv0vvv1uuu3ttu5vvv1uuu4uvv1uuu3vvv0*14,vvv2
  vvv0uvv4uvv1rst8prrbrst8oqqfprreuuu4vvv0*13,vvv2
  vvv0*22,vvv2
  vvv0tuu0*20,vvv0vvv2
  vvv0tuu0moonopqbopqfoppdpqqbnophopqcpqr9oqqenopfoppfopqf*2,pqqfopphttt0tuu0*3,vvv0vvv2
  vvv0tuu0oppcopqcpqqgpqqdoppbtuu0*14,vvv0vvv2
  vvv0tuu0*4,stt2tuu0*15,vvv0vvv2
  vvv0*22,vvv2
  vvv0rtt6stt0*18,stt1uuu3vvv2
  vvv0sttcrrr9sss8rssasss8rssbvvv0*11,stt7*2,uuu3sttcvvv2
  vvv0sttcttt7qrrdsss9stt8tuu6vvv0*11,uuu4stt7uvv3sttcvvv2
  vvv0sttcqrrhstt9sssattt8rssbrssdrsserssdsttbrrsfuuu3vvv0*8,sttcvvv2
  vvv0sttcqrrhstt9sst9ttu7rssbrssesssdrrrguuv1vvv0*10,sttcvvv2
  vvv0rttbvvv0*19,sttavvv2
  vvv0tuu1rst0*18,stt1vvv0vvv2
  vvv0vvv1uuu1vvv0vvv1vvv0uuu2vvv0*14,vvv1vvv2
  vvv0vvv1pqqfnooloppipqqhqrrbvvv2vvv0*13,vvv1vvv2
  vvv0vvv1qrrhstt9rsscttt8rssarssessserssdsttbrssftuu3vvv0*8,vvv1vvv2
  vvv0vvv1ttt7uvv3uuu5uuu3uuu5tuu6ttt8*2,vvv0*11,vvv1vvv2
  vvv0vvv1ttt9tuu6ttt8uvv4ttt5ttt7tuu7ttu8vvv0*11,vvv1vvv2
  vvv0*22,vvv2
  uvv0vvv0*21,uuu0
airdrop-over 358x623
~ eFz2 lyou uudD vojw NkwJ Ia21 5aFU B46h FXgL emJS m0Wq 9dHU HfW9 HCyd JvgU XRRd IQAR DmXa -DdI LHWZ
~ kkFY NGg6 iiin 4hDP noBu UhAl ZeWU HkaE yhUz RsA5 iiin 4hDP rn7z vXbM ZeWU TErQ yhUz tTi1 iiin 4hDP
~ LDN3 vXbM ZeWU fVxg yhUz 3EEk
  rrscqrr9rss8rrsattt4uvv0*18,
  uvv0*22,uuu0
  vvv0*22,uvv2
  vvv0jkljklmpgijklmnelmmhnoofikkkklmckmmlvvv0*12,vvv2
  vvv0rrs4rss5rrr6rss4pqq9vvv1vvv0*15,vvv2
  vvv0nooboppalmmgnoodklmhqrrgppqgttt8sssbqrrfssscqrrgsstcvvv0*8,vvv2
  vvv0*22,vvv2
  vvv0sst9ttt9stt7rrsctuu6ttt7sssattt5sstattt9sst8stt8sttbstt6tuu6ttt7ttt5stt8uuu3vvv0*2,vvv2
  vvv0uuu6ttt7uuu3tuu6uuu4tuu7tuu6uuu3ttt5uuu4ttu5uuu4ttt9ttu6uuu5tuu6ttt5ttt7uuu4vvv0*2,vvv2
  vvv0rrsdqrreqrrgqrrfuuu2vvv0*16,vvv2
  vvv0*22,vvv2
  vvv0tuu7tuu5tttauuu5ttt8uuu5tuu6sss9vvv2uvv3uuu4rst8stt5ttu7stt5stt7vvv1vvv0*4,vvv2
  vvv0ttt6uuu6uuu7uuu5uuu6uuu3uuu4*2,vvv1uvv3vvv1stt6rst6stt6qrsastt8uvv1vvv0*4,vvv2
  vvv0stt0*13,vvv0*8,vvv2
  vvv0ejk3cij0*11,dij0stt0*7,vvv0vvv2
  vvv0vut0*20,vvv0vvv2
  vvv0vtr0tpnctqnatqo6solftpndtqnaspmcsometqo9tpnbtqo7tqn9spmdtqo6tpmctpncuro7vtr0*2,vvu0vvv2
  vvv0vtr0vsq1*2,vsr0vsq1*2,vtr0vsq1*4,vsr0*2,vsq1vsq0vsq1*2,usq3vtr0*2,vvu0vvv2
  vvv0*22,vvv2
  vvv0*22,vvv2
  vvv0vvv1rss8ttt6sss8ttt6sss9vvv0*11,uuu4uuu6vvv1*2,vvv2
  vvv0vvv1sst9pqqfrrsbsssbttt8vvv0*11,tuu7sssavvv3vvv1vvv2
  vvv0vvv1qrrhsttassscttt8rssbrssdrsserssdsttbrrsfuuu3vvv0*8,vvv1vvv2
  vvv0vvv1rrrfttt9stt9tuu6tttassscsssdrssevvv1vvv0*10,vvv1vvv2
  vvv0vvv1*2,vvv0vvv2vvv1uuu1vvv1vvv0vvv1vvv0*11,vvv1vvv2
  vvv0*22,vvv2
  vvv0vvv1uuu1vvv0vvv1vvv0uuu2vvv0*9,vvv1vvv0vvv1vvv0*2,vvv1vvv2
  vvv0vvv1pqqfnooloppipqqhqrrbvvv2vvv0*5,uut5trqdtrqctrqetrqdtsqetrpfutt3vvv1vvv2
  vvv0vvv1qrrhstt9sst9ttt8rssbrssdssscrssdsttbrrsfuuu3vvv0*8,vvv1vvv2
  vvv0vvv1uuu5vvv1uuu4uvv2uuu4uuu5tuu7ttu6vvv0*11,vvv1vvv2
  vvv0vvv1ssscttt7*2,uuu5ttt7ttt9ttt8ttt9vvv0*11,vvv1vvv2
  vvv0*22,vvv2
  vvv0vvv1vvv0*19,vvv1vvv2
  vvv0vvv1opphnooknopkpqqhoppevvv2vvv0*5,utt6trqdtrqctrpftrqdtrqftrpgutt3vvv1vvv2
  vvv0vvv1ttt7uuu4*2,uuu3uuu5ttt8uuu5uuu3uuu4*2,vvv1vvv0*8,vvv1vvv2
  vvv0vvv1ttt9tuu6ttt8uuu4ttt5uuu6ttt9stt9uuu6tttbuuu2vvv0*8,vvv1vvv2
  vvv0vvv1qrrhstt9rssdttu7rssarssesssdrrrguuv1vvv0*10,vvv1vvv2
  vvv0vvv1vvv0*20,vvv2
  vvv0*22,uuu1
airdrop-not-verified 358x623
~ eFz2 lyou uHDy vojw NkwJ Ia21 5aFU B46h FXgL emJS m0Wq 9dHU HfW9 HCyd JvgU XRRd IQAR DmXa -DdI LHWZ
~ 7evH NGg6 iiin 4hDP noBu vXbM ZeWU HkaE yhUz RsA5 QOQY 4hDP rn7z PeDR ZeWU TErQ yhUz tTi1 iiin 4hDP
~ LDN3 ZeWU fVxg yhUz 3EEk
  rrscqrr9rss8qrrbsss8qrrarrs9tuu3uvv0*15,
  uuu0uvv0*22,
  vvv0*22,uvv2
  vvv0jkljklmpgijklmnelmmgnoofikkkklmckmmlvvv0*12,vvv2
  vvv0rss3sss4rss4sss3qqr8vvv0*16,vvv2
  vvv0noocnoobklmimnoejkljqqrgppqgttt8sssbqrrfssscqrrgsstcvvv0*8,vvv2
  vvv0*22,vvv2
  vvv0ttt7*2,ttt6rssauuu4ttu5stt8ttt5stt8tuu8stt7ttt6ttt9tuu5uuu4uuu5tuu4ttt7uvv2vvv0*2,vvv2
  vvv0ttt8ttt9uuu4ttt8ttu6ttt9ttt7uuu4ttt7tuu5ttt6uuu5sttbstt8tuu7stt8ttt6sst8tuu5vvv0*2,vvv2
  vvv0rrsdqrreqrrgqrrfuuu2vvv0*16,vvv2
  vvv0*22,vvv2
  vvv0tuu7tuu5tttauuu5ttt8uuu5tuu6sss9vvv2uvv3uuu4stt6tuu3tuu6tuu3ttu5vvv0*5,vvv2
  vvv0ttt6uuu6uuu7uuu5uuu6uuu3uuu4*2,vvv1uvv3vvv1stt8qss9stt7prrdrssbuvv2vvv0*4,vvv2
  vvv0stt0*13,vvv0*8,vvv2
  vvv0ejk3cij0*11,dij0stt0*7,vvv0vvv2
  vvv0vut0*20,vvv0vvv2
  vvv0vtr0spmctpmdtqo9tpnbtqo8tpm9tpmbtqnatpnctqo9vtr0*9,vvu0vvv2
  vvv0vtr0vsq1vsq2urp4vsq1vsr1vsq1*2,usq3vsr1vsq1vtr0*9,vvu0vvv2
  vvv0*22,vvv2
  vvv0*22,vvv2
  vvv0vvv1rss8ttt6sss8ttt6sss9vvv0*6,vuu4*2,vut5utt6vut4uut6uts7vvv1*2,vvv2
  vvv0vvv1sst9pqqfrrsbsssbttt8vvv0*6,vvv2uss9uts7uts8uts9uts8uts9vuu2vvv1vvv2
  vvv0vvv1qrrhsttassscttt8rssbrssdrsserssdsttbrrsfuuu3vvv0*8,vvv1vvv2
  vvv0vvv1rssdttu8ttt8uuu5ttt9sssasttcsssdvvv0*11,vvv1vvv2
  vvv0vvv1uuu3vvv2uuu3vvv2uuu2vvv3vvv1uvv2vvv0*11,vvv1vvv2
  vvv0ttu2rst0*18,rst1vvv0vvv2
  vvv0rttbvvv0*4,vvv1vvv0*14,sttavvv2
  vvv0sttcppqgnooloopjpqqhpqqdvvv2vvv0*10,rsscpqrftuu6sttcvvv2
  vvv0sttcqrrhstt9sst9ttt8rssbrssdssscrssdsttbrrsfuuu3vvv0*8,sttcvvv2
  vvv0sttcuuu5vvv1uuu4uvv2uuu4uuu5tuu7ttu6vvv0*11,sttcvvv2
  vvv0sttbssscttt7*2,uuu5ttt7ttt9ttt8ttt9vvv0*11,sttbvvv2
  vvv0stt5stt0*18,stt1uuv3vvv2
  vvv0vvv1vvv0*19,vvv1vvv2
  vvv0vvv1opphnoojnopkpqqhoppevvv2vvv0*13,vvv1vvv2
  vvv0vvv1ttt7uuu4*2,uuu3uuu5ttt8uuu5uuu3uuu4*2,vvv1vvv0*8,vvv1vvv2
  vvv0vvv1ttt9tuu6ttt8uuu4ttt5uuu6ttt9stt9uuu6tttbuuu2vvv0*8,vvv1vvv2
  vvv0vvv1qrrhstt9rssdttu7rssarssesssdrrrguuv1vvv0*10,vvv1vvv2
  vvv0vvv1vvv0*20,vvv2
  vvv1vvv0*21,uvv1
airdrop-refused 358x620
~ eFz2 lyou yz_p vojw NkwJ Ia21 5aFU 9dHU -DdI LHWZ Wv40 IBCI Kh4F JvgU XRRd NGg6 iiin 4hDP noBu ZeWU
~ HkaE yhUz RsA5 iiin 4hDP rn7z ZeWU TErQ yhUz tTi1 iiin 4hDP LDN3 ZeWU fVxg yhUz 3EEk
  rrscqrr9rss8rrs9*2,rss8uvv0*17,
  uvv0*22,uuu0
  vvv0*22,uvv2
  vvv0jkljklmpgijklmnelmmhnoofikkkklmckmmlvvv0*12,vvv2
  vvv0*5,uuu2vvv0*16,vvv2
  vvv0uuu5uuu3uuu4ttt6vvv1*2,uuu5uuu2ttt6uuu5ttu5tuu4uuu4vvv1*3,uuu2uuu3vvv0*3,vvv2
  vvv0rssbrssdttt6rssdstt9rssdsssattt6sssattt8sss9tuu8rrsgrrscsttarsscsss8rrscttt7vvv0*2,vvv2
  vvv0rrsdqrrdqrrgqrrfuuu2vvv0*16,vvv2
  vvv0*22,vvv2
  vvv0vts0vtr0*19,vvu0vvv2
  vvv0vtr0snkitqn6tpmctqo8spmbtpncspmetpn6spmespmdtpnatpn9spmetpn8tpmbtpnbsomevtr0*2,vvu0vvv2
  vvv0vtr0somcspmftqnbtpmevtr0*15,vvu0vvv2
  vvv0vtr0tpnbusq2urp2urp4*2,urp5*2,urp3usq1urp2usq3urp3urp5urp2*2,vsq3urp6usq3vtr0vvu0vvv2
  vvv0vtr0tqo9urp4tqo9urp5uqo8tqo7urp7uqo8uqo6*2,uqo8urp7tpnburp5tqo9uqo8urp6uqo8vtr0vvu0vvv2
  vvv0vtr0solcspmatqo8soldtqo8soletqncspmdtpnctqn8tqnasoldsomdtpncsomcvsq2vtr0*3,vvu0vvv2
  vvv0vtr0usr2usq3trq3vtr0usr2vtr0vsr1vtr0*12,vvu0vvv2
  vvv0vtr0usq4usr1qpo9oonbqqoannneoondusq2vtr0*11,vvu0vvv2
  vvv0vts0vtr0*19,vvu0vvv2
  vvv0*22,vvv2
  vvv0*22,vvv2
  vvv0vvv1qqrdqqreqqqfrrrdrrrevvv0*14,vvv1vvv2
  vvv0vvv1ttt6stt7ttt5tuu4uuu4uuu3vvv1vvv0*12,vvv1vvv2
  vvv0vvv1rrsestt9sstbttu7sst9sttarssd*2,tttarsseuuu3vvv0*8,vvv1vvv2
  vvv0vvv1qrrhsttassscttu7rssbrssesssdrrrguuv1vvv0*10,vvv1vvv2
  vvv0vvv1vvv0*19,vvv1vvv2
  vvv0*22,vvv2
  vvv0vvv1ttu4vvv1uuu3vvv1ttt4vvv1vvv0*13,vvv1vvv2
  vvv0vvv1qrrcoopjpqqgqqrfrss9vvv1vvv0*13,vvv1vvv2
  vvv0vvv1qrrhstt9sssattt8rssbrssdrsserssdsttbrrsfuuu3vvv0*8,vvv1vvv2
  vvv0vvv1sssbuuu6tuu6uuu4tuu7stt9tttasstbvvv0*11,vvv1vvv2
  vvv0vvv1uuu5uuu3uuu4vvv3tuu3uuu4uvv3uuu4vvv0*11,vvv1vvv2
  vvv0*22,vvv2
  vvv0vvv1vvv0*19,vvv1vvv2
  vvv0vvv1opphnoolnopkpqqhoppevvv2vvv0*13,vvv1vvv2
  vvv0vvv1rssdtuu7ttt8uuu5ttt8ssscsttbtttattt8sstbuuu2vvv0*8,vvv1vvv2
  vvv0vvv1uuu5uuu2uuu5uuu3ttt3uuu4uuu6ttt5uuu3uvv4vvv0*9,vvv1vvv2
  vvv0vvv1rrsettt9ssscuuu7sst9sssbsttbsstdvvv0*11,vvv1vvv2
  vvv0*22,vvv2
  vvv1vvv0*21,uuu1
win-back-visitor 358x207
~ eFz2 lyou vwAw vojw NkwJ Ia21 nYk2 HJOJ -Yf5 PfFS
  qrrdrss9rrr9sss8qrrcsss8uvv0*17,
  uvv0*22,uuu0
  vvv0*22,uvv2
  vvv0jkljjklnklminoofjklipqqcnoobjllmhjjnijkomnofvvv0*10,vvv2
  vvv0*3,uuu1vvv1vvv0*17,vvv2
  vvv0uuu5vvv1uuu2uuu4vvv1uuu2uvv3uuu3uuu2uuu3*2,vvv1uuu3uuu2uuu4uuu3vvv1vvv0*4,vvv2
  vvv0sssarrsesstbttt8sssbrrrbsss9ssscsst7ttt9rrrbrrretuu7rrseqrrgsttasst9ttt6vvv0*3,vvv2
  vvv0qrrhqrrerrsdqrrdrssbrrrcrrsfqrrdqrrgrrrdvvv0*11,vvv2
  vvv0*22,vvv2
  vvv0uuu3uvv0*7,uvv1vvv1vvv0*11,vvv2
  vvv0uvv7qqrenoohopplpqqepqqdmnninoopvvv0uvv7vvv0*11,vvv2
  vvv0uuu4uvv0uuu0uvv0*3,uuu1uuu0uvv1vvv2vvv0*11,vvv2
  vvv1vvv0*21,uvv1
win-back-form 358x391
~ eFz2 lyou 66X6 vojw NkwJ Ia21 nYk2 HJOJ i2p8 vmoj 0-3A RJ_c Qr-W JOQb ifV5 LNCo PlL_ 6Fb8 sWep -Yf5
~ SILw CPcx
  qrrdrss9rrr9rss8rssatuu3uvv0*17,
  uuu0uvv0*22,
  vvv0*22,uvv2
  vvv0jkljjklnklmhnooejklipqqcnoobjllmhjjnijkomnofvvv0*10,vvv2
  vvv0*3,uuu1vvv1vvv0*17,vvv2
  vvv0uuu5vvv1uuu2uuu4vvv1uuu2uvv3uuu3uuu2uuu3*2,vvv1uuu3uuu2uuu4uuu3vvv1vvv0*4,vvv2
  vvv0sssarrsesstbttt8sssbrrrbsss9ssscsst7ttt9rrrbrrretuu7rrseqrrgsttasst9ttt6vvv0*3,vvv2
  vvv0qrrhqrrerrsdqrrdrssbrrrcrrsfqrrdqrrgrrrdvvv0*11,vvv2
  vvv0*22,vvv2
  vvv0rrrgsss9ttt7uuu6ttt5ttt7sss7vvv0*14,vvv2
  vvv0ttt7rsscsss9ttt8qrrasss9rss7vvv0*14,vvv2
  vvv0uuu5uvv0*19,vvv4vvv2
  vvv0uvv7pqqippqhpqqerrrgqrrepqqhrssbqqqgvvv0*10,ttt5uuv7vvv2
  vvv0uvv5vvv0*7,vvv1vvv0*11,uvv5vvv2
  vvv0*2,uvv0*19,vvv0vvv2
  vvv0uuu4uvv4sttbttt9*2,ttt8*2,sstbsss8ttt7*2,sttastt7stt8sttatttastt8ssscttt8vvv0*2,vvv2
  vvv0uuu4uvv4uuu5ttt7tuu8stt9ttt8tuu8ttt7uuu5uuu4ttu8tuu5ttt6ttt7uuu5ttt6tuu8stt9vvv0*2,vvv2
  vvv0*3,rsscqqqftttarrsdrsscrssbuuu7vvv0*12,vvv2
  vvv0*22,vvv2
  vvv0uuu5uuu0uvv0uuu0uvv0*2,uvv1vvv4vvv0*13,vvv2
  vvv0uvv6pqqelmminooopqqhnookvvv1uvv6vvv0*13,vvv2
  vvv0uuv3uvv0*5,uvv1vvv1vvv0*13,vvv2
  vvv0rssesssfrrrcsttaqrrerrrcssscsssbsss9sttbsssbsttasstbrssarssbrrrdtuu8vvv0*4,vvv2
  vvv0*9,vvv1vvv0*2,vvv1vvv0*2,vvv1*3,vvv0*4,uvv2
  uvv1vvv0*21,uuu0
win-back-never-traded 358x391
~ eFz2 lyou DSE- vojw NkwJ Ia21 nYk2 HJOJ i2p8 vmoj 0-3A RJ_c Qr-W JOQb ifV5 LNCo PlL_ 6Fb8 sWep -Yf5
~ SILw aFiC
  qrrdrss9rrr9sss9rrsarss7rss9qrrattt3uvv0*14,
  uvv0*22,uuu0
  vvv0*22,uvv2
  vvv0jkljjklnklminoofjklipqqcnoobjllmhjjnijkomnofvvv0*10,vvv2
  vvv0*3,uuu1vvv1vvv0*17,vvv2
  vvv0uuu5vvv1uuu2uuu4vvv1uuu2uvv3uuu3uuu2uuu3*2,vvv1uuu3uuu2uuu4uuu3vvv1vvv0*4,vvv2
  vvv0sssarrsesstbttt8sssbrrrbsss9ssscsst7ttt9rrrbrrretuu7rrseqrrgsttasst9ttt6vvv0*3,vvv2
  vvv0qrrhqrrerrsdqrrdrssbrrrcrrsfqrrdqrrgrrrdvvv0*11,vvv2
  vvv0*22,vvv2
  vvv0qrrjrrscttt9*2,sss7sttaqrr9vvv0*14,vvv2
  vvv0tuu5stt9stt7ttt5rss8ttt7stt5vvv0*14,vvv2
  vvv0uuu5uvv0*19,vvv4vvv2
  vvv0uvv7pqqippqhpqqerrrgqrrepqqhrssbqqqgvvv0*10,ttt5uuv7vvv2
  vvv0uvv5vvv0*7,vvv1vvv0*11,uvv5vvv2
  vvv0*2,uvv0*19,vvv0vvv2
  vvv0uuu4uvv4sttbttt9*2,ttt8*2,sstbsss8ttt7*2,sttastt7stt8sttatttastt8ssscttt8vvv0*2,vvv2
  vvv0uuu4uvv4uuu5ttt7tuu8stt9ttt8tuu8ttt7uuu5uuu4ttu8tuu5ttt6ttt7uuu5ttt6tuu8stt9vvv0*2,vvv2
  vvv0*3,rsscqqqftttarrsdrsscrssbuuu7vvv0*12,vvv2
  vvv0*22,vvv2
  vvv0uuu5uuu0uvv0uuu0uvv0*2,uvv1vvv4vvv0*13,vvv2
  vvv0uvv6pqqelmminooopqqhnookvvv1uvv6vvv0*13,vvv2
  vvv0uuv3uvv0*5,uvv1vvv1vvv0*13,vvv2
  vvv0rssessserrsfrssessscrsscqrrdsssdrssbstt8sttbsstcrssbsstarrsdsttavvv0*5,vvv2
  vvv0*8,vvv1vvv0*2,vvv1vvv0*3,vvv2vvv1vvv0*5,uvv2
  uvv0vvv0*20,uvv0uuu0
win-back-traded 358x231
~ eFz2 lyou Rfo8 vojw NkwJ Ia21 nYk2 HJOJ s5FI xQXK lhQU
  qrrdrss9rrr9rss8qrr9qrrauvv0*17,
  uuu0uvv0*22,
  vvv0*22,uvv2
  vvv0jkljjklnklmhnooejklipqqcnoobjllmhjjnijkomnofvvv0*10,vvv2
  vvv0*3,uuu1vvv1vvv0*17,vvv2
  vvv0uuu5vvv1uuu2uuu4vvv1uuu2uvv3uuu3uuu2uuu3*2,vvv1uuu3uuu2uuu4uuu3vvv1vvv0*4,vvv2
  vvv0sssarrsesstbttt8sssbrrrbsss9ssscsst7ttt9rrrbrrretuu7rrseqrrgsttasst9ttt6vvv0*3,vvv2
  vvv0qrrhqrrerrsdqrrdrssbrrrcrrsfqrrdqrrgrrrdvvv0*11,vvv2
  vvv0*22,vvv2
  vvv0uuu0*20,vvv0vvv2
  vvv0tuu0opphopqe*2,nopfopqepqqcnopmqrrcoppipqqe*2,oppdpqqaoppgoppkopqfnoofttt0tuu0vvv0vvv2
  vvv0tuu0qrr8rss5*2,stt3qrrarss4*2,rss3*2,rss5tuu0*3,stt4stt2tuu0*4,vvv0vvv2
  vvv0tuu0pqraqrr8pqqcqrr9qrrcqrrdrss7qrr7prrbpqr8tuu0*9,vvv0vvv2
  vvv0*2,uvv0*19,vvv0vvv2
  uvv1vvv0*21,uuu0
win-back-too-new 358x210
~ eFz2 lyou RMIt vojw NkwJ Ia21 nYk2 HJOJ s5FI xQXK 4aEA
  qrrdrss9rrr9rss8rss7rss9stt7uvv0*16,
  uvv0*22,uuu0
  vvv0*22,uvv2
  vvv0jkljjklnklminoofjklipqqcnoobjllmhjjnijkomnofvvv0*10,vvv2
  vvv0*3,uuu1vvv1vvv0*17,vvv2
  vvv0tuu6uuu4*2,tuu5uuu3tuu4uuu4tuu4*2,uuu5tuu5uuu3uuu4tuu4tuu6uuu4uuu2vvv1vvv0*3,vvv2
  vvv0stt8rsscttt9tuu7stt9sss9ttt8sttbttt6ttt8rssarsscuuu6rsscrssettt9ttt8tuu6vvv0*3,vvv2
  vvv0qrrhqrrerrsdqrrdrssbrrrcrrsfqrrdqrrgrrrdvvv0*11,vvv2
  vvv0*22,vvv2
  vvv0uuu0*20,vvv0vvv2
  vvv0tuu0opphpqqeoqqdopqdoppgpqqepqqdpqqcoppcpqqenppjpqqfopqgpqqboppi*2,rss6tuu0*2,vvv0vvv2
  vvv0tuu0*16,stt0tuu0*3,vvv0vvv2
  vvv0*22,uvv1
  uuu0tuu0*20,tuu1uvv0
win-back-received 358x255
~ eFz2 lyou UUvJ vojw NkwJ Ia21 nYk2 fn72 HJOJ _LOj xQXK Cv-R NG4t
  qrrdrss9rrr9sss8rrs7rrsbsss6uvv0*16,
  uuu0uvv0*22,
  vvv0*22,uvv2
  vvv0jkljjklnklmhnooejklipqqcnoobjllmhjjnijkomnofvvv0*3,stt5oqqfoppdpqr8opqeqrravvv0vvv2
  vvv0*3,uuu1vvv1vvv0*10,uvv0*6,vvv0vvv2
  vvv0vvv2vvv0*2,vvv2vvv0vvv1*3,vvv0vvv1*2,vvv0vvv1vvv0vvv1*2,vvv0*5,vvv2
  vvv0rrscqrrgrssdsssarrsdqqrdrssbrrrerss9sttbqqrdqrrgttt9qrrfpqqjssscrssbttt7vvv0*3,vvv2
  vvv0qrrhqrrerrsdqrrdrssbrrrcrrsfqrrdqrrgrrrdvvv0*11,vvv2
  vvv0*22,vvv2
  vvv0uvv0uuu0*19,vvv0vvv2
  vvv0tuu0pqqeqrr7pqqcpqqgprrapqrcpqqeqrrcqrrbqrr9*2,qrr8oppgsss4tuu0*5,vvv0vvv2
  vvv0tuu0qrr7rss3qrr9rss4sss2rss7rss6rss3rss2stt4sss5sss3rss7stt2*2,stt1ttt1tuu0*2,vvv0vvv2
  vvv0tuu0pqqeoqq8oppgoppipqqaoppjpqqdoqqf*2,opphopqdopperss8oppgpqqdpqqfrss5tuu0*2,vvv0vvv2
  vvv0tuu0oppdnoofpqqbpqqdpqq9nppknpphopplqrr6tuu0*10,vvv0vvv2
  vvv0uuu0tuu0*19,vvv0vvv2
  vvv1vvv0*21,uvv1
win-back-accepted 358x234
~ eFz2 lyou O5yB vojw NkwJ Ia21 nYk2 K3CT HJOJ 7eUz eIdy i5CG
  qrrdrss9rrr9rss7rrs8qrrbrrs9uvv0*16,
  uvv0*22,uuu0
  vvv0*22,uvv2
  vvv0jkljjklnklminoofjklipqqcnoobjllmhjjnijkomnofvvv0*4,uvu0mqocmqoalpnemqobuvu0vvv2
  vvv0*3,uuu1vvv1vvv0*12,tvu0*2,tuu0tvu0vvv0vvv2
  vvv0vvv2vvv0*2,vvv2vvv0vvv1*3,vvv0vvv1*2,vvv0vvv1vvv0vvv1*2,vvv0*5,vvv2
  vvv0rrscqrrgrssdsssarrsdqqrdrssbrrrerss9sttbqqrdqrrgttt9qrrfpqqjssscrssbttt7vvv0*3,vvv2
  vvv0qrrhqrrerrsdqrrdrssbrrrcrrsfqrrdqrrgrrrdvvv0*11,vvv2
  vvv0*22,vvv2
  vvv0uvu0tuu0*19,vvv0vvv2
  vvv0sut0lqohnrpb*2,orq7nqobnrpbnrpcmqobnrpaosq8nrp8nrpbnqoaosqanrpcrus0*4,uvu0vvv2
  vvv0sut0qtr2psr6qtr3psr4qtr2rts1rus1rts1*2,rts0qts1qtr3rts1qts2rts1rus0*4,uvu0vvv2
  vvv0sut0nqocnrpforp8nrpbpsr8rus0*14,uvu0vvv2
  vvv0uvu0tvu0*19,vvv0vvv2
  uvv0vvv0*21,uuu0
win-back-declined 358x276
~ eFz2 lyou IPt7 vojw NkwJ Ia21 nYk2 DhJ5 HJOJ -DdI LHWZ uSOi nIsH
  qrrdrss9rrr9rss7rrs9rrscsss7uvv0*16,
  uuu0uvv0*22,
  vvv0*22,uvv2
  vvv0jkljjklnklmhnooejklipqqcnoobjllmhjjnijkomnofvvv0*5,tpn9solcsolgspmavvu0vvv2
  vvv0*3,uuu1vvv1vvv0*12,vut0*4,vvv0vvv2
  vvv0vvv2vvv0*2,vvv2vvv0vvv1*3,vvv0vvv1*2,vvv0vvv1vvv0vvv1*2,vvv0*5,vvv2
  vvv0rrscqrrgrssdsssarrsdqqrdrssbrrrerss9sttbqqrdqrrgttt9qrrfpqqjssscrssbttt7vvv0*3,vvv2
  vvv0rrsfrrsdrsscrrsbsssarssarssdrsscrrrersscvvv0*11,vvv2
  vvv0vvv1*4,vvv0vvv1*5,vvv0*11,vvv2
  vvv0vuu0vut0*19,vvv0vvv2
  vvv0vtr0someurp5tqo9tpneuqo8uro6tqo6tqo9uro8tqoauro6tqn9tqo8tpncuro7tqnburp6vtr0*2,vvu0vvv2
  vvv0vtr0urp5usq1urp3urp4vsq2usq2*2,urp4*2,usq3urp4*2,usq3*2,vsq3*2,vsq2vtr0*2,vvu0vvv2
  vvv0vtr0spmdtpn9vtr0*17,vvu0vvv2
  vvv0vtr0snkitpmatpmcspmdtqnatpnctpn8sometqnatpmctpn7tpnatpnbtpmbtqn9somitqn9spmavtr0vvu0vvv2
  vvv0vtr0tqn9tpmctpm9uro7tqnatqn9spmctqo8tpnbvtr0*10,vvu0vvv2
  vvv0vtr0vsq1*7,usq3vsq1vtr0*10,vvu0vvv2
  vvv0*22,uvv2
  uuu1uvv0*20,uuu1uvv0
apply-not-started 358x375
~ eFz2 lyou tkYX vojw NkwJ -Yf5 DgZn 16UQ Shmr 6ub9 Cjig VWYg D1XT xh0x cjm4 QAMi pWWS vojw 8qcf czF0
  qrrcqrrdrss8*2,rrsarrs8stt5uvv0*16,
  uvv0*22,uuu0
  vvv0*22,uvv2
  vvv0jkljjkllhjjmkllkkmmiikkolmmgkmminoobklmjjklgoppcklmekmmhmnohvvv0*6,vvv2
  vvv0*2,uuu3vvv1vvv0*6,uuu2vvv0*11,vvv2
  vvv1koo3vvv0uuu4uvv1uuu3vvv0*16,vvv2
  vvv1hlm4uvv1ppqi*2,qrrfvvv0*16,vvv2
  vvv0vvv1vvv0rssfsst9qrrftttarssdrrrgqrrdsstarrsjsttdvvv0*9,vvv2
  vvv0vvv1vvv0*20,vvv2
  vvv0rss8vvv1oppkrrrdoppfrrrcoppirssavvv0*13,vvv2
  vvv0uuu3vvv0tuu5uuu2uuu4uuu3uuu4uuu3*2,vvv1vvv0*11,vvv2
  vvv0vvv1vvv0ttt8stt9sstatttasstasttassscttt7vvv0*11,vvv2
  vvv0uuu2vvv0*20,vvv2
  vvv0rss9vvv1oppknoomqrreoppkpqqipqqdopploppippqgvvv0*10,vvv2
  vvv0*3,rrsestt8rssdsst9ttt6rrscrssestt9rrsdstt7vvv0*9,vvv2
  vvv0*22,vvv2
  vvv0*22,vvv2
  vvv0uuv3uvv0*19,vvv2*2,
  vvv0uvv6vvv0*6,rrr7rss7rrrbrrs7rss7*2,vvv0*7,uvv6vvv2
  vvv0uvv6vvv0*6,ttt6stt7sstbsss8stt7*2,vvv0*7,uvv6vvv2
  vvv0uvv2uvv0*19,vvv1vvv2
  vvv0rssdrrrdsssbrrrfsssbstt8sssdrsscrssesssbsstdrssfrssbvvv0*8,vvv2
  vvv0*10,vvv1vvv0*11,uvv2
  uvv0vvv0*20,uvv0uuu0
apply-visitor-who-applies 358x383
~ eFz2 lyou a-xX vojw NkwJ -Yf5 lMe8 16UQ Shmr 6ub9 Cjig VWYg D1XT xh0x cjm4 QAMi pWWS vojw WyXP XUZz
~ aQ0C
  qrrcqrrdrssaqrrcsss8qrrcrss6qrrbqrrdtuu1uvv0*13,
  uuu0uvv0*22,
  vvv0*22,uvv2
  vvv0jkljjllkhjjmoppfklmnnoobklljmnnelmngjklgsss6vvv0*10,vvv2
  vvv0*2,tuu5vvv1ttt3vvv0*5,uuu3vvv0*11,vvv2
  vvv1koo3vvv0uuu4uvv1uuu3vvv0*16,vvv2
  vvv1hlm4uvv1ppqi*2,qrrfvvv0*16,vvv2
  vvv0vvv1vvv0rssfsst9qrrftttarssdrrrgqrrdsstarrsjsttdvvv0*9,vvv2
  vvv0vvv1vvv0*20,vvv2
  vvv0sss8vvv1pqqirssbppqdrssapqqgsst8vvv0*13,vvv2
  vvv0tuu3vvv0stt6tuu4ttt6ttu5ttt6tuu5uuu3vvv1vvv0*11,vvv2
  vvv0vvv1vvv0ttt8stt9sstatttasstasttassscttt7vvv0*11,vvv2
  vvv0vvv2vvv0*20,vvv2
  vvv0qrr9vvv1oppknoomqrreoppkpqqipqqdopploppippqgvvv0*10,vvv2
  vvv0*3,ssscttt7ssscttt7tuu5sssassscttt7rsscttt6vvv0*9,vvv2
  vvv0*3,vvv1*4,vvv0vvv1*5,vvv0*9,vvv2
  vvv0*22,vvv2
  vvv0hlm3cij0*18,dij0stt2vvv2
  vvv03bd619c0*5,5ce75ce63bd34ce55ce63bd34ce55ce82ac119c0*5,mpp6vvv2
  vvv03bd619c0*5,4ce68egc4ce67efb5ce75de78ege7egc1ac019c0*5,mpp6vvv2
  vvv0loo3gkl0*18,hlm0uuu2vvv2
  vvv0ttt7uuu7uuu4uuu3uuu4uuu6ttt6tuu5*2,vvv1vvv0*11,vvv2
  vvv0tuu6ttt6tuu6ttt7ttu6ttt8uuu3rstaqssbuvv3vvv0*11,vvv2
  vvv1vvv0*21,uvv1
apply-ready-to-apply 358x375
~ eFz2 lyou AnIV vojw NkwJ -Yf5 lMe8 16UQ Shmr 6ub9 Cjig VWYg D1XT xh0x cjm4 QAMi pWWS vojw QRa6 ugtW
  qrrcqrrdrss6qrrbrss9rss6qrrbsssauvv0*15,
  uuu0uvv0*22,
  vvv0*22,uvv2
  vvv0jkljjllkhjjmoppfklmnnoobklljmnnelmngjklgsss6vvv0*10,vvv2
  vvv0*2,tuu5vvv1ttt3vvv0*5,uuu3vvv0*11,vvv2
  vvv1koo3vvv0uuu4uvv1uuu3vvv0*16,vvv2
  vvv1hlm4uvv1ppqi*2,qrrfvvv0*16,vvv2
  vvv0vvv1vvv0rssfsst9qrrftttarssdrrrgqrrdsstarrsjsttdvvv0*9,vvv2
  vvv0vvv1vvv0*20,vvv2
  vvv0sss8vvv1pqqirssbppqdrssapqqgsst8vvv0*13,vvv2
  vvv0tuu3vvv0stt6tuu4ttt6ttu5ttt6tuu5uuu3vvv1vvv0*11,vvv2
  vvv0vvv1vvv0ttt8stt9sstatttasstasttassscttt7vvv0*11,vvv2
  vvv0vvv2vvv0*20,vvv2
  vvv0qrr9vvv1oppknoomqrreoppkpqqipqqdopploppippqgvvv0*10,vvv2
  vvv0*3,ssscttt7ssscttt7tuu5sssassscttt7rsscttt6vvv0*9,vvv2
  vvv0*3,vvv1*4,vvv0vvv1*5,vvv0*9,vvv2
  vvv0*22,vvv2
  vvv0jmn3ejk0*18,fjl0tuu2vvv2
  vvv03bd619c0*6,3bd34ce55ce83bd44ce43bd519c0*7,mpp6vvv2
  vvv03bd619c0*6,3bd37efb*2,6df95dea5ce819c0*7,mpp6vvv2
  vvv0jmn3ejk0*18,fjl0tuu2vvv2
  vvv0sssasst6ttt8sssc*2,rssgsttasttbrrshtttcvvv0*11,vvv2
  vvv0vvv1uvv2vvv1*3,vvv2uuu4vvv1vvv2vvv1vvv0*11,uvv2
  uvv1vvv0*21,uuu0
apply-switch-account 358x202
~ eFz2 lyou GWT1 vojw NkwJ -Yf5 vU_J vojw DbrU n6KI
  qrrcqrrdrss7qrrdrss8rrs8rssa*2,uvv0*15,
  uuu0uvv0*22,
  vvv0*22,uvv2
  vvv0jllnlmmgnopalmmgkllkpqqdikkgjkllkllgopqbklmglmmglmngjkkioppdvvv0*6,vvv2
  vvv0*3,uuu1vvv1vvv0*17,vvv2
  vvv0hlm3cij0*18,dij0stt2vvv2
  vvv03bd619c0*5,5ce45cea6df95ce75ce54ce65ce96df819c0*6,mpp6vvv2
  vvv03bd619c0*5,3bd25ce85ce63bd65de64ce65ce84ce719c0*6,mpp6vvv2
  vvv0loo3gkl0*18,hlm0uuu2vvv2
  vvv0rssfsssgsssdsttbqrrersscstt9rssbrssestt9rssesssbrrscrrsdsttbssscsstasssbqrrjuuu4vvv0vvv2
  vvv0tttastt8stt9uuu2vvv0*9,vvv1vvv0*2,uuv3vvv0*4,vvv2
  vvv0uuu6uuu4uuu6uvv1vvv0*17,vvv2
  uvv1vvv0*21,uuu1
apply-refused 358x209
~ eFz2 lyou YPqM vojw NkwJ -Yf5 --uw vojw Z8RG 2Y5g
  qrrcqrrdrss6rrscqrr8uvv0*18,
  uvv0*22,uuu0
  vvv0*22,uvv2
  vvv0lmmlklmhnoofklmcmnnjmnoflmmhijkijllmoppdvvv0*11,vvv2
  vvv0vvv2sss7ttt4sss6tuu4vvv0uuu2ttt4uuu2ttt3ttu3vvv0*10,vvv2
  vvv0lmmjmnnhnoofnoodnooioppaklmfmnoeklmgmnngnooevvv0*10,vvv2
  vvv0*22,vvv2
  vvv0uuu5uvv0*19,vvv4vvv2
  vvv0uvv7vvv0*4,qrr7oopepqqbnooknoofqrr9oppgmnonnoomoppbvvv0*5,uvv7vvv2
  vvv0uvv5vvv0*19,uvv5vvv2
  vvv0*2,uvv0*19,vvv0vvv2
  vvv0rssfsssbrssbrssdssscsssarsscrssesssdqqrgsssc*2,ttu8vvv0*8,vvv2
  vvv0*22,uvv1
  uvv0*23,
apply-in-progress 358x375
~ eFz2 lyou G9qt vojw NkwJ -Yf5 0n_C Mc1U 16UQ ODp8 6ub9 KF0L Shmr D1XT wwJV cjm4 QAMi pWWS vojw zCWu
~ htXx
  qrrcqrrdrssarss9qrrarrs8ttt3uvv0*16,
  uuu0uvv0*22,
  vvv0*18,uvv0*3,vvv0uvv2
  vvv0lmmlklmhlmnjlmmdmnnjqrr8vvv0*10,rts3kpnflpnimqobuvu0vvv2
  vvv0*17,uvv0uvu0*3,vvv0vvv2
  vvv0mqo3vvv0uuu4uvv1uuu3vvv0*16,vvv2
  vvv0iol5vvv1ppqi*2,qrrfvvv0*16,vvv2
  vvv0vvv1vvv0rrrgqrrjqrrcsttarrsesssdsssbsttcssserssbrssfvvv0*8,vvv2
  vvv0vvv1vvv0*20,vvv2
  vvv1bhj5uvv2pqqirssbppqdrssapqqgsst8vvv0*13,vvv2
  vvv1prs3vvv0stt5ttt7*2,ttu4ttt5uuu3vvv0*13,vvv2
  vvv0vvv1vvv0tuu7ttt7ttt9sssduuu2vvv0*14,vvv2
  vvv0vvv2vvv0*20,vvv2
  vvv0qrr9vvv1oppknoomqrreoppkpqqipqqdopploppippqgvvv0*10,vvv2
  vvv0*3,ssscttt7ssscttt7tuu5sssassscttt7rsscttt6vvv0*9,vvv2
  vvv0*3,vvv1*4,vvv0vvv1*5,vvv0*9,vvv2
  vvv0*22,vvv2
  vvv0jmn3ejk0*18,fjl0tuu2vvv2
  vvv03bd619c0*6,4bd34ce45ce73bd34ce44ce519c0*7,mpp6vvv2
  vvv03bd619c0*6,2ac35de76df95ce47efb4ce619c0*7,mpp6vvv2
  vvv0jmn3ejk0*18,fjl0tuu2vvv2
  vvv0sstbrrsestt8rrsbsssdsssbrrsdsttasssasttastt9stt8sssersscrrrgvvv0*6,vvv2
  vvv0vvv1*4,vvv0vvv1*5,uuu3vvv1*4,vvv0*6,uvv2
  uvv1vvv0*21,uuu0
apply-ended 358x182
~ eFz2 lyou mlpc vojw NkwJ -Yf5 J5HV vojw Z8RG AUva
  qrrcqrrdrss6qrrastt7uvv0*18,
  uuu0uvv0*22,
  vvv0*22,uvv2
  vvv0jkljjllkhjjmkllkkmmiijkolmmgkmminoocklmgoopbjllnklmgkmmfmnnevvv0*6,vvv2
  vvv0*2,tuu5vvv1vvv0*18,vvv2
  vvv0uuv3uvv0*19,vvv2*2,
  vvv0uvv6vvv0*4,sss5rss7stt5qqrcrrs7ttt4rss9qrreqrrdsss6vvv0*5,uvv6vvv2
  vvv0uvv6vvv0*4,uuu2sss7ttt5stt8rss7ttt5stt7sss9sst9sss5vvv0*5,uvv6vvv2
  vvv0uvv2uvv0*19,vvv1vvv2
  vvv0rssesstbrsscsttarsskrrsgsssdrrsgrrsfsssc*2,rsscrssessscrrsfrsshsss9qrrdqrrjqrrdvvv1vvv2
  vvv0*10,vvv1vvv0*11,uvv2
  uvv1vvv0*20,uvv0uuu0
apply-asking 358x329
~ eFz2 lyou yDV5 vojw NkwJ -Yf5 lMe8 16UQ Shmr 6ub9 Cjig VWYg D1XT xh0x cjm4 QAMi pWWS rDkt
  qrrcqrrdrss7rrsdrss6uvv0*18,
  uuu0uvv0*22,
  vvv0*22,uvv2
  vvv0jkljjllkhjjmoppfklmnnoobklljmnnelmngjklgsss6vvv0*10,vvv2
  vvv0*2,tuu5vvv1ttt3vvv0*5,uuu3vvv0*11,vvv2
  vvv1koo3vvv0uuu4uvv1uuu3vvv0*16,vvv2
  vvv1hlm4uvv1ppqi*2,qrrfvvv0*16,vvv2
  vvv0vvv1vvv0rssfsst9qrrftttarssdrrrgqrrdsstarrsjsttdvvv0*9,vvv2
  vvv0vvv1vvv0*20,vvv2
  vvv0sss8vvv1pqqirssbppqdrssapqqgsst8vvv0*13,vvv2
  vvv0tuu3vvv0stt6tuu4ttt6ttu5ttt6tuu5uuu3vvv1vvv0*11,vvv2
  vvv0vvv1vvv0ttt8stt9sstatttasstasttassscttt7vvv0*11,vvv2
  vvv0vvv2vvv0*20,vvv2
  vvv0qrr9vvv1oppknoomqrreoppkpqqipqqdopploppippqgvvv0*10,vvv2
  vvv0*3,ssscttt7ssscttt7tuu5sssassscttt7rsscttt6vvv0*9,vvv2
  vvv0*3,vvv1*4,vvv0vvv1*5,vvv0*9,vvv2
  vvv0tuu0ttt0*18,ttu0vvv0vvv2
  vvv0rss0*20,uuu0vvv2
  vvv0rss0*20,uuu0vvv2
  vvv0tuu0ttt0*18,ttu0vvv0vvv2
  vvv1vvv0*21,uuu1
section-pictured 358x333
~ eFz2 lyou Cmuw vojw Xb6u 7mWL MSPk WDTb KRZm _ZpR x3P8 0zgZ KRZm Lhme M16b 0zgZ KRZm jKAX ccjx 0zgZ
~ KRZm 8QJA oQ0K LKMm KRZm vAKi 5J1h LKMm -9LF xK2J FvkS G2jx
  rrs8rrsasss9qrrbrrsbqrrauvv0*17,
  uuu0uut0*21,uuu0
  vtq0*22,vtr1
  vtq0vur0vvu0vus0vtq0vuq0vvu0*2,vuq0vtq0vus0vvu0vur0vtq0vur0vvu0vvt0vtq0*2,vtp0vto0vuq0vtq1
  vtq0vvu0vvv0*2,vtq0vus0vvv0*2,vus0vtq0vvv0*2,vvu0vtq0vvt0vtp0vut0vuq0vsn1qk72mi72vrj2vtq1
  vtq0vvu0vvv0*2,vuq0vus0vvv0*2,vus0vuq0vvv0*2,vvu0vtq0vqh2lh72tl82vtp1vrj1qk62mi72vpe1vtq1
  vtq0vvu0vvv0*2,vuq0vus0vvv0*2,vus0vuq0umi2uhc1vpm2vtq0vob1jg72sk62vsm1vrj1vm50*2,vpe1vtq1
  vtq0vvu0vvv0*2,vuq0vus0qtt1*2,vus0vtp2ug92vsr3uhb3vtq0vob1vm50*2,vsm1vrj1vm50*2,vpe1vtq1
  vtq0vvu0vvv0*2,vuq0prp3cln2*2,prp3vso2ue70*2,uha2vtq0vob1vm50*2,vsm1vrj1vm50*2,vpe1vtq1
  vtq0pss2dmn0lqr2vuq0kon3cln2*2,kon3vso2ue70*2,uha2vtq0vob1vm50*2,vsm1vrj1vm50*2,vpe1vtq1
  vtq0clm3qtt49km3utp2kon36ik0*2,kon3vso2ue70*2,uha2vtq0vob1vm50*2,vsm1vrj1vm50*2,vpe1vtq1
  vtq0bkl37jl06ik0utp3kon36ik0*2,kon3vso2ue70*2,uha2vtq0vob1vm50*2,vsm1vrj1vm50*2,vpe1vtq1
  vtq0clm38jl0*2,utq3lpo38jl0*2,lpo3vsp2uf80*2,uic2vuq0vpd1vn70*2,vsm1vrk1vn70*2,vqf1vtq1
  vvv0*22,vvv2
  vvv0qrr8qqr8sss5qqr8rrr6qqr9qrr7ttt3pqq7rrrboppcsss7vvv0*9,vvv2
  vvv0qrr5nopbpqqcooparss6qrrdopp9pqq9*2,pqqcpqqdoppdvvv0*9,vvv2
  vvv0tuu7uuu4tuu4uuu3uuu4tuu4uuu5uuu3vvv1uuu3uuu2tuu5tuu3uuv1uuu4uuu2uvv2vvv0*4,vvv2
  vvv0ttt8ttt7sssbsss9uuu8ttu6rssbsss9tuu5stt9rssbsttasssbttt7sttbsttauuu5vvv0*4,vvv2
  vvv0sss9rrsarrrfrssdqrrettt9vvv0*15,vvv2
  vvv0*22,vvv2
  vvv1vvv0*21,uuu1
section-pictured-steps 358x466
~ eFz2 lyou nkey vojw Xb6u cuU2 MSPk YfYf Tm43 XIJR TMbP 0zgZ LKMm FG0G -e9g IbY6 UIoz -9LF xK2J FvkS
~ H_-P mrTd mrTd mrTd
  rrs8rrsasss9qrrbrrsbqrrarss8qrr9tuu2uvv0*14,
  tuu0suu0*11,rst0mop0moo0*3,prs1tuu0*2,suu0tuu0uuu0
  qtt0ptt0*9,pst0ejk339b17df08ef0*3,imn4tuu2npq2tuu0ptt0rtt1
  pst0ptt0dmn3kqr1ptt0suu0*2,ptt0*3,ejl56cd3qie3tf80te80*3,tnk3hll618a0stt6ptt0qst0
  pst0ptt0gop37il0qtt2vvv0qtt0ptt0*2,pst139b3pie5tic2tod0uoc0*3,srm1tuu2oqq2tuu0ptt0qst0
  pst0ptt0pst0kqr1pst1qtt0ptt0*3,mpq55bd5tga2tnd3tpf0rrn0*3,qsr0ptt0qtt0ptt0*2,qst0
  pst0ptt0*8,lpp56ce5tf92tnd3rql1ptt0*8,qst0
  pst0ptt0*8,fkl5afh5tf92tnd3rql1ptt0*8,qst0
  pst0ptt0*7,lop23ac3loo4tf81toe1rql1ptt0*4,rrm0un90qst0ptt0qst0
  9fg38ef0*6,7ce03ac2imn3skg2skf2tod1rrm1ptt0*4,qsq0rpi0pst0ptt0qst0
  lhf2khe0*6,mif0rlj0sid1thc1qrp1vn70qsr0ptt0*3,hop28jl06ik0akm1mrs1qst0
  tke1tkd0*7,tke0sni0sqk0vn80sqk0ptt0*3,kpr36ik0*4,8jl1oss2
  uob1vn90*8,vna0uod0rrn0qtt0*4,eno38jl0*5,dmn8
  vvv0*22,vvv2
  vvv0qrr8qqr8sss5qqr8rrr6qqr9qrr7ttt3pqq7rrrboppcsss7vvv0*9,vvv2
  vvv0qrr5nopbpqqcooparss6qrrdopp9pqq9*2,pqqcpqqdoppdvvv0*9,vvv2
  vvv0*22,vvv2
  vvv0lop44ce1imn5uuu6pqqhqrrgrrrerssaqrrdqqrfsssdpqqirsserss7rrrbqrrcqrrfrrsdqrrfrssdvvv0vvv2
  vvv0chj65ce88fg6vvv0uuu3tuu6uuu3ttu5uvv1vvv0*6,vvv1vvv0*2,vvv1vvv0*2,vvv2
  vvv0stt2fkl1qrs2uuu2qrrfsstcstt7sssbtttavvv0*12,vvv2
  vvv0*22,vvv2
  vvv0imn53bd3fjl5uuu6pqqhqrrgrrrerssaqrrdqqrfsssdpqqirsserss7rrrbqqreqrrfrrsdqrrgrssdvvv0vvv2
  vvv0dij65ce69fh6vvv0ttt7sttbttt4sst9uuu4vvv0*12,vvv2
  vvv0tuu1jnn1stt2uvv2sssbttt8ttt6ttt7uuu7vvv0*12,vvv2
  vvv0*2,tuu1vvv0*19,vvv2
  vvv0hlm53bd3dik6uuu6pqqhqrrgrrrerssaqrrdqqrfsssdpqqirsserss7rrrbqqreqrrfrrsdqrrgrssdvvv0vvv2
  vvv0dik65ce6agh6uvv1sst9sssdttt6sssbtuu6vvv0*12,vvv2
  vvv0uuu1lop1tuu1vvv1stt9uuu5tuu4ttu5uuu5vvv0*12,vvv2
  vvv0*22,uvv1
  uuu0tuu0*20,tuu1uvv0
section-plain 358x141
~ eFz2 lyou HGdi vojw NkwJ xK2J FvkS G2jx
  rrs8rrsasss9qrrbsst9uvv0*18,
  uuu0uvv0*22,
  vvv0*22,uvv2
  vvv0jkljijkmklmijlllmnoihjkqoppajllhlmmfjklmjklooppdvvv0*9,vvv2
  vvv0*11,vvv1tuu2vvv0*9,vvv2
  vvv0qqrkrrsbrrreqrrdrssdsss9qqqisssbsss9rrseqrreqrrgqrrdrrresssdrssdrss8rssaqrreqrrgvvv0vvv2
  vvv0uuu3uuu2vvv0*8,vvv1vvv0*3,vvv1vvv0*6,vvv2
  vvv0rssauuu5vvv0*19,vvv2
  vvv1vvv0*21,uuu1
section-steps 358x240
~ eFz2 lyou 2faT vojw eFz2 xK2J vojw G-Li Lweb Lweb Lweb
  rrs8rrsasss9qrr8rssauvv0*18,
  uuu0*2,uvv0*2,uuu0uuu1uvv0*2,uuu0*3,uvv0*12,
  jklihijhklmgjllkklmhjllonooaikkfkllikllkijkknooduvv0*11,
  uvv0*10,uuu0tuu0uvv0*11,
  nqq2hlm1tuu1rssa*2,sst5sss6sss7stt5rss9rrrcrssastt7ttt4sst5sss6rss8sss7*2,ttt4uvv0*3,
  3bd35ce8hlm5stt6qrr8rss9rsscrss6qrrarss9stt7rrs7rrr9rss8*2,qrrbqrr9rrr9rrrbstt6uvv0*3,
  bgi53bd2oqq4qrrcmookoppnoppinpplstt7uvv0*14,
  uvv0*23,
  loo3ejk1stt2rrscqqrcrss6rss9rrs8rss7rrsaqrreqrrbrss9stt5rss6rss8qrrarss9rssastt5uvv0*3,
  2ac37ef8hlm5ttt4rss6rss7sst9sst5rrs9sss8ttt5sss5sss7sss6rss6rss9rss8rss7rss8stt5uvv0*3,
  ejk46df1prr3qrrcmookoppnoppinpplstt7uvv0*14,
  uvv0*23,
  jmn3chj1rtt2qrrfopqfqrraqrreqrraqrrcqrrdpqqhpqqeqrrdrrs9rrr9qrrbpqqeqrrcqrrgsss8uvv0*3,
  2ac37eg8hlm5uuu1stt3stt5ttu4ttt3stt3stt5tuu2ttt3*2,ttt2stt3sst6ttt4sst4ttt3tuu2uvv0*3,
  gkl48fg1qss3qrrcmookoppmopphoppkstt7uvv0*14,
