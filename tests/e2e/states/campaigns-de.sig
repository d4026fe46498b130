airdrop-visitor 358x523
~ eFz2 lyou 6V7J vojw NkwJ Ia21 XAyF tZMc yrFC EEpI 2ePo iiin 4hDP noBu ZeWU aOTp yhUz Bwv5 iiin 4hDP
~ rn7z ZeWU SR3Q yhUz OPjm iiin 4hDP LDN3 ZeWU uxi- yhUz XjsZ
  rrscqrr9rss8rrrcqrrcuuu0uvv0*17,
  uuu0uvv0*22,
  vvv0*22,uvv2
  vvv0jkljklmpgijklmnelmmgmnnbjklklmmfikkjstt4vvv0*11,vvv2
  vvv0*5,uuu3vvv0*16,vvv2
  vvv0uuu5uuu4vvv1uuu3vvv2ttt4uuu3vvv2uuu5uuu2uuv2vvv1uuu2tuu5uuu4ttu6ttt4vvv1*3,vvv0vvv2
  vvv0sssarssdrsscstt7stt8sss9ttu7sssesssb*2,ttt9rssdstt8sstbttt8sssattt9sst9rssbsttcvvv0vvv2
  vvv0qrrjsss9rrrgqrrdsss9qrrdqqreqrrfrsscrrrbqrrcqqrissscvvv0*8,vvv2
  vvv0*22,vvv2
  vvv0oqriprreprrdrst9prrerstaqrsdrtt9tuu6qrsdrstcprrdqrsaprrdqss9qrscqrsestt9uuu4vvv0*2,vvv2
  vvv0vvv3tuu5tuu3uuu3tuu3uuu3*3,uuu4tuu3uvv3uuv4tuu4uuu2tuu3tuu4tuu3tuu2vvv0*3,vvv2
  vvv0oqrcoqrgqssdvvv0*18,vvv2
  vvv0*22,vvv2
  vvv0vvv1vvv0*20,vvv2
  vvv0vvv1pqqfppqgoppiqqqfqrrgvvv0*14,vvv1vvv2
  vvv0vvv1tuu5ttt8uuu1uuu3vvv3uuu2uuu5vvv0uuu2vvv1vvv0vvv3vvv0*7,vvv1vvv2
  vvv0vvv1stt9tttasssdtuu6ttt8*2,sttdrsscsttbsssarrscttu8vvv0*7,vvv1vvv2
  vvv0vvv1rrscsssd*2,ttt9sttasssbrssettt7vvv0*11,vvv1vvv2
  vvv0vvv1vvv0*19,vvv1vvv2
  vvv0*22,vvv2
  vvv0vvv1stt6tuu4ttt6tuu3stt5vvv1vvv0*13,vvv1vvv2
  vvv0vvv1rssbppqhqrrdrssesss8vvv0*14,vvv1vvv2
  vvv0vvv1rssasssd*2,ttt7tttasssbrssirsscrssesssbrrrdtttbvvv0*7,vvv1vvv2
  vvv0vvv1ttt7ttt8ttu8uuu4tuu6tuu7sttauuu5vvv0*11,vvv1vvv2
  vvv0vvv1tuu3uuu4uuu5*2,uvv3uuu3*2,uuv2vvv0*11,vvv1vvv2
  vvv0*22,vvv2
  vvv0vvv1vvv0*19,vvv1vvv2
  vvv0vvv1opphnoolnopkpqqhoppevvv2vvv0*13,vvv1vvv2
  vvv0vvv1sssbsstbsttcuuu5ttt8tttasssgsss9sssdstt9rssbttt9vvv0*7,vvv1vvv2
  vvv0vvv1tuu4uuu4vvv1uuu3*2,ttu3tuu6uuu4vvv1*4,vvv0*7,vvv1vvv2
  vvv0vvv1sssatttasssdtuu7tuu8ttt8stt9uuu4vvv0*11,vvv1vvv2
  vvv0*22,vvv2
  uvv1vvv0*21,uuu1
airdrop-short 358x781
~ eFz2 lyou X8n- vojw NkwJ Ia21 XAyF B46h FtI3 emJS HMYx tZMc U1PK 9fKG JvgU XRRd qCVI DmXa KOwK mC_T
~ kbIO 5zk3 w4MV I8s0 UAzr EdfC BUwA -tw_ 5Hdv 5zk3 w4MV I8s0 UAzr No6F BUwA -tw_ wbHO lMC9 zkcz Pvb5
~ Qiwi knsF VSiw HMjr -DdI LHWZ rkUl 2ePo iiin 4hDP noBu 5SpH ZeWU aOTp yhUz Bwv5 QOQY 4hDP rn7z RsKu
~ ZeWU SR3Q yhUz OPjm iiin 4hDP LDN3 ZeWU uxi- yhUz XjsZ
  rrscqrr9rss8qrrbrss9uvv0*18,
  uuu0uvv0*22,
  vvv0*22,uvv2
  vvv0jkljklmpgijklmnelmmgmnnbjklklmmfikkjstt4vvv0*11,vvv2
  vvv0rss3sss4rss4sss3qqr8vvv0*16,vvv2
  vvv0noocnoobklmimnngjkljqqrgppqgttt7rssesstbqrrhsstdqrrfuuu5vvv0*7,vvv2
  vvv0*22,vvv2
  vvv0stt8sttastt6ttt6*2,rss9ttt6ttt7sttbsst8tuu6ttt7ttt6sttbttu8sssbsss8uuu5stt7tuu6vvv0vvv2
  vvv0tuu6ttt7tuu6uuu4*3,uvv4uuu8tuu5uuu5uuu4tuu7uuu4tuu6uuu4ttu5uuu4ttu5uuu5uuu7vvv0vvv2
  vvv0qrrjsss9rrrgqrrdsss9qrrdqqreqrrfrsscrrrbqrrcqqrissscvvv0*8,vvv2
  vvv0*22,vvv2
  vvv0ttt7tuu5ttu7ttt6ttt9vvv2tuu8tuu6vvv0tuu5ttu4stt5tuu6stt6stt7rstatuu4vvv0*4,vvv2
  vvv0uuu6ttt8uuu5uuu4tuu7uuu6tuu6uuu3vvv0uuu4uuu2ttu7rst6rtt8stt8rtt7tuu7vvv0*4,vvv2
  vvv0stt0*13,vvv0*8,vvv2
  vvv0ejk3cij0*11,dij0stt0*7,vvv0vvv2
  vvv0*22,vvv2
  vvv0eli9sut3oppgoppkvvv0*10,sss9oppkpqqkqrrhopphppqjttt4vvv2
  vvv0tuu1vvv0vvv2vvv0*13,vvv1vvv0*4,vvv2
  vvv0sut1vvv0*17,vvv1uuv1vvv0vvv2
  vvv0fmj8sut3oppeqrrkvvv0*11,oppjpqqlqrrgpqqgqqrituu3vvv2
  vvv0*22,vvv2
  vvv0ttt6vvv3rssasttbsss8uvv1sstattta*2,sttavvv0*4,tuu3rss6rss7sss7rss8*2,uuu2vvv2
  vvv0uuu4vvv1ttt8ttt9ttt7uuu2ttu6uuu5uuu6uuu5vvv0*4,uuu2tuu5ttt7uuu4ttt4tuu5vvv1vvv2
  vvv0*22,vvv2
  vvv0vts0vtr0*19,vvu0vvv2
  vvv0vtr0solctpm8spmatqn9solfspmdtpmatpn9tpmbsolcspmdtpmbsombsolbtqn9tpmaurp6vtr0*2,vvu0vvv2
  vvv0vtr0solgtpnbtpmdspmdsoldurp6vtr0*13,vvu0vvv2
  vvv0vts0vtr0*19,vvu0vvv2
  vvv0*22,vvv2
  vvv0*22,vvv2
  vvv0vvv1rrr9sss8rssasss8rssbvvv0*5,utt5*2,utt4utt6vut5uut3vut6utsavvu1vvv1vvv2
  vvv0vvv1ttt7qrrdsss9stt8tuu6vvv0*5,vuu4uts5uts7utt5uts7uut4utt6uts8vvv2vvv1vvv2
  vvv0vvv1rrscsssd*2,ttt7tttasssbrssirsscrssesssbrrrdtttavvv0*7,vvv1vvv2
  vvv0vvv1rsscsssd*2,ttt8sttasssbrssettt7vvv0*11,vvv1vvv2
  vvv0vvv1vvv0*3,vvv1vvv0*15,vvv1vvv2
  vvv0stt3rst0*18,rst1vvv1vvv2
  vvv0sttbuuu3vvv0vvv1vvv0uuu3vvv0*10,uvv4vvv1vvv0*2,sttbvvv2
  vvv0sttcqqqenooloppipqqhqrravvv1vvv0*8,uuu4prrgprrfoqrduuu5sttcvvv2
  vvv0sttcrssasssd*2,ttt7tttasssbrssirsscrssesssbrrrdtttavvv0*7,sttcvvv2
  vvv0sttcuuu5*2,uuu3*2,uuu4uuu5ttt7uuu3vvv0*11,sttcvvv2
  vvv0sttbttt5tuu7ttt9uuu6uuu5ttt5ttu6uuu3vvv0*11,sttbvvv2
  vvv0stt4rst0*18,rst1vvv1vvv2
  vvv0vvv1vvv0*19,vvv1vvv2
  vvv0vvv1opphnoolnopkpqqhoppevvv2vvv0*13,vvv1vvv2
  vvv0vvv1ttt6tuu7uuu6vvv3uuu4uuu6tttauuu5ttt8tuu5ttu7uuu6vvv0*7,vvv1vvv2
  vvv0vvv1ttt6uuu5tuu7uuu4uuu5tuu4uuu7ttt5uuu6*2,ttt5uuu5vvv0*7,vvv1vvv2
  vvv0vvv1rrrcsssd*2,ttt9sttasssbrssettt7vvv0*11,vvv1vvv2
  vvv0*22,vvv2
  vvv1vvv0*21,uuu1
airdrop-enough 358x664
~ eFz2 lyou fSx1 vojw NkwJ Ia21 XAyF B46h AtxE emJS HMYx tZMc U1PK 9fKG JvgU XRRd YSkv DmXa 7eUz eIdy
~ ux9Y 2ePo iiin 4hDP noBu 0lJ4 ZeWU aOTp yhUz Bwv5 QOQY 4hDP rn7z RsKu ZeWU SR3Q yhUz OPjm iiin 4hDP
~ LDN3 ZeWU uxi- yhUz XjsZ
  rrscqrr9rss8rrsaqrrarss8uvv0*17,
  uuu0uvv0*22,
  vvv0*22,uvv2
  vvv0jkljklmpgijklmnelmmgmnnbjklklmmfikkjstt4vvv0*11,vvv2
  vvv0*4,ttt3qrr7rss3uuu1ttt2stt3uuu2rrr4rss4tuu2rss4stt4sst3ttt3sss4vvv0*3,vvv2
  vvv0*4,oppanooanoocoppblmncjllfqqralnnhklmfnooflmngmnobmnndmnocnoobrrsfqqqftuu4vvv2
  vvv0*15,vvv2sttbttt8rssetttasssbuuu4vvv2
  vvv0*16,uuu3uvv2uuu2uuv2uuu2vvv1vvv2
  vvv0vvv2*2,vvv0uuu2vvv0uuu2uuu1vvv0vvv2vvv0vvv1vvv0*2,uuu2vvv2uuu3tuu1vvv0*4,vvv2
  vvv0rrscqrrgqrrdsss8sss9rrrcttt8rrsgrsserrrdsssarrresss9rssfsttarrsesssb*2,qrrdsssdvvv0vvv2
  vvv0qrrjsss9rrrgqrrdsss9qrrd*2,qrrfrsscrrrbqrrcqqrissscvvv0*8,vvv2
  vvv0*7,vvv1vvv0*14,vvv2
  vvv0*10,uvv1vvv0*5,vvv1vvv0*5,vvv2
  vvv0rsscrrsesstcsssarssfttt9sssestt9vvv0tuu7rtt6prrdpqrdoqreprrfoqqgrssbvvv0*4,vvv2
  vvv0*22,vvv2
  vvv0bhi49fg0*19,prr4vvv2
  vvv0uvv0uvu0*19,vvv0vvv2
  vvv0sut0psq6psq5psr3qtr2qtr4psr3psr5qtr4qtr3psr4psr3qtr2psq5qtr3psr5qsr3rus0*3,uvu0vvv2
  vvv0sut0osqapsq6orq6psq7*2,orq9psq7orpapsr8osq7orq7psq7osq8orp9osq9psq8rus0*3,uvu0vvv2
  vvv0sus0lpncmqocnrpfpsq6rus0*15,uvu0vvv2
  vvv0tuu0sut0*19,vvv0vvv2
  vvv0*22,vvv2
  vvv0vvv1vvv0*19,vvv1vvv2
  vvv0vvv1opphnooknopkpqqh*2,vvv0*5,orqdpsrdpsrepsqepsreprqcpsrdprqftut5vvv1vvv2
  vvv0vvv1tuu6*2,uuu3vvv2vvv3uuu5ttt9uuu3tuu6uuu4uuu5uuu4vvv0*7,vvv1vvv2
  vvv0vvv1ttt6tuu7ttt9uuu5uuu6ttt5tuu9ttt8*2,tuu7stt8uuu6vvv0*7,vvv1vvv2
  vvv0vvv1rrscsssd*2,ttt9sttasssbrssettt7vvv0*11,vvv1vvv2
  vvv0vvv1vvv0*20,vvv2
  vvv0rst6stt0*18,stt1uuu4vvv2
  vvv0sttcqrrbrrrbqrrdrssbrss9vvv1vvv0*8,uuu3qsserstarss8uuv3sttcvvv2
  vvv0sttcttt6rssbttt6*2,ttt4vvv0vvv2vvv0*7,vvv1ttu6tuu6ttu5vvv2sttcvvv2
  vvv0sttcrssassscsssdttt7tttasssbsssgrsscrssesssbrrrctttavvv0*7,sttcvvv2
  vvv0sttcrssasssd*2,ttt8sttasssbrssettt7vvv0*11,sttcvvv2
  vvv0rstbvvv0*3,vvv1vvv0*14,vvv1stt9vvv2
  vvv0uuu1rst0*18,stt0vvv0vvv2
  vvv0vvv1uuu3vvv0vvv1vvv0tuu3vvv0*14,vvv1vvv2
  vvv0vvv1qqqenooloppipqqhqrravvv1vvv0*13,vvv1vvv2
  vvv0vvv1rrrcsssd*2,ttt7tttasssbrssirssbrssesssbrrrdtttbvvv0*7,vvv1vvv2
  vvv0vvv1uuu5*2,uuu3uuv3uuu4uuu5ttu7uuu3vvv0*11,vvv1vvv2
  vvv0vvv1ttt7tuu7ttt9uuu6uuu5ttt5ttu6uuu3vvv0*11,vvv1vvv2
  vvv0*22,vvv2
  uvv0vvv0*21,uuu0
airdrop-waiting 358x489
~ eFz2 lyou Ml1N vojw NkwJ Ia21 XAyF tZMc ZL8t 9fKG JvgU XRRd _LOj xQXK WNUu 2ePo QOQY 4hDP noBu RsKu
~ ZeWU SR3Q yhUz OPjm iiin 4hDP rn7z ZeWU uxi- yhUz XjsZ
  rrscqrr9rss8rrsbqrrcrss6uvv0*17,
  uuu0uvv0*22,
  vvv0*22,uvv2
  vvv0jkljklmpgijklmnelmmgmnnbjklklmmfikkjstt4vvv0*11,vvv2
  vvv0*5,uuu3vvv0*16,vvv2
  vvv0uuu5uuu4vvv1uuu3vvv2ttt4uuu3vvv2uuu5uuu2uuv2vvv1uuu2tuu5uuu4ttu6ttt4vvv1*3,vvv0vvv2
  vvv0sssarssdrsscstt7stt8sss9ttu7sssesssb*2,ttt9rssdstt8sstbttt8sssattt9sst9rssbsttcvvv0vvv2
  vvv0qrrjsss9rrrgqrrdsss9qrrdqqreqrrfrsscrrrbqrrcqqrissscvvv0*8,vvv2
  vvv0*22,vvv2
  vvv0vvv1uuu3uuu1vvv0vvv1vvv0uuu4vvv0*14,vvv2
  vvv0uvv4uvv1qrsapqrdpqreprrdprreprrcuuv2vvv0*12,vvv2
  vvv0*22,vvv2
  vvv0tuu0*20,vvv0vvv2
  vvv0tuu0mnompqrdnopgoppepqrcoqqcoppdoppgoppepqqbopphnophoppjpqqeoppkoppctuu0*3,vvv0vvv2
  vvv0tuu0noohopqioqqcpqqcnppfmoonstt1tuu0*12,vvv0vvv2
  vvv0tuu0*20,vvv0vvv2
  vvv0*22,vvv2
  vvv0rtt6stt0*18,stt1uuu3vvv2
  vvv0sttcrrr9sss8rssasss8rssbvvv0*9,uuv2rstcstt8stt6uvv2sttcvvv2
  vvv0sttcttt7qrrdsss9stt8tuu6vvv0*9,vvv2stt8*2,rtt7vvv3sttcvvv2
  vvv0sttcrssasssd*2,ttt7tttasssbrssirsscrssesssbrrrdtttbvvv0*7,sttcvvv2
  vvv0sttcstt9sstbsttctuu6ttt8tttasssdttt6vvv0*11,sttcvvv2
  vvv0rttbuuu1vvv1*2,vvv2vvv1uuu1vvv0*13,sttavvv2
  vvv0tuu1rst0*18,stt1vvv0vvv2
  vvv0vvv1uuu1vvv0vvv1vvv0uuu2vvv0*14,vvv1vvv2
  vvv0vvv1pqqfnooloppipqqhqrrbvvv2vvv0*13,vvv1vvv2
  vvv0vvv1rrscsssd*2,ttt6tttasssbrsshrssbrssesssbrrrdtttavvv0*7,vvv1vvv2
  vvv0vvv1uuu4*2,vvv1uuv3uuu3uuu4tuu6uuu3vvv0*11,vvv1vvv2
  vvv0vvv1sst8ttt8sttctuu7uuu7ttt7ttt8uuu4vvv0*11,vvv1vvv2
  vvv0*22,vvv2
  uvv0vvv0*21,uuu0
airdrop-over 358x623
~ eFz2 lyou uudD vojw NkwJ Ia21 XAyF B46h FtI3 emJS HMYx tZMc U1PK 9fKG JvgU XRRd qCVI DmXa -DdI LHWZ
~ ba5B 2ePo iiin 4hDP noBu GpN8 ZeWU aOTp yhUz Bwv5 iiin 4hDP rn7z 5SpH ZeWU SR3Q yhUz OPjm iiin 4hDP
~ LDN3 5SpH ZeWU uxi- yhUz XjsZ
  rrscqrr9rss8rrsattt4uvv0*18,
  uuu0uvv0*22,
  vvv0*22,uvv2
  vvv0jkljklmpgijklmnelmmgmnnbjklklmmfikkjstt4vvv0*11,vvv2
  vvv0rss3sss4rss4sss3qqr8vvv0*16,vvv2
  vvv0noocnoobklmimnngjkljqqrgppqgttt7rssesstbqrrhsstdqrrfuuu5vvv0*7,vvv2
  vvv0*22,vvv2
  vvv0ttt7ttt8tuu5ttt5uuu5sss8ttt5ttu5ttt9ttt6uuu5ttu5ttt5ttt9uuu7sttasst7uuu3tuu5uuu4vvv0vvv2
  vvv0ttt8stt9stt8tuu5ttt5ttt6uuu5tttattt7*2,tuu6ttt9tuu5ttt7tuu5ttt7ttu6ttt7*2,tuu9vvv0vvv2
  vvv0qrrjsss9rrrgqrrdsss9qrrdqqreqrrfrsscrrrbqrrcqqrissscvvv0*8,vvv2
  vvv0*22,vvv2
  vvv0ttt7tuu5ttu7ttt6ttt9vvv2tuu8tuu6vvv0tuu5tuu4ttu3uuu3tuu4ttu5stt7uuu2vvv0*4,vvv2
  vvv0uuu6ttt8uuu5uuu4tuu7uuu6tuu6uuu3vvv0uuu4uuu2stt9qss9rss9rstarssastt9vvv0*4,vvv2
  vvv0stt0*13,vvv0*8,vvv2
  vvv0ejk3cij0*11,dij0stt0*7,vvv0vvv2
  vvv0vut0*20,vvv0vvv2
  vvv0vtr0spmbtqn7tpn9tqn9spmbtqo9tqn9tpmctpmbuqo9soletpnbtqoaspmdtpmatqn7spmasomgvsr0vvu0vvv2
  vvv0vtr0vsq1vsq0vsq1vsr1vsq1*5,vtr1vsq1vsq2vsq0vsq1vsq0urp3vsq1*2,vsr0vvu0vvv2
  vvv0*22,vvv2
  vvv0*22,vvv2
  vvv0vvv1rss8ttt6sss8ttt6sss9vvv0*10,uuu2uuu3tuu8vvv2vvv1vvv2
  vvv0vvv1sst9pqqfrrsbsssbttt8vvv0*10,uuu2ttt7sttavvv2vvv1vvv2
  vvv0vvv1rrscsssd*2,ttt7tttasssbrssirsscrssesssbrrrdtttbvvv0*7,vvv1vvv2
  vvv0vvv1sssbsstbsttctuu6ttt8tttasssdttt6vvv0*11,vvv1vvv2
  vvv0vvv1*4,vvv2vvv1uuu1vvv0*13,vvv1vvv2
  vvv0*22,vvv2
  vvv0vvv1vvv0*4,vvv1vvv0*14,vvv1vvv2
  vvv0vvv1ppqgnooloopjpqqhpqqdvvv2vvv0*4,usr9trpbtrqctrqbtrqdtsr8tsrdtqpjvuu4vvv1vvv2
  vvv0vvv1rssasssd*2,ttt6tttasssbrsshrsscrssesssbrrrdtttavvv0*7,vvv1vvv2
  vvv0vvv1uuu4*2,vvv1uuv3uuu3uuu4tuu6uuu3vvv0*11,vvv1vvv2
  vvv0vvv1ttt6ttt8sttctuu7uuu7ttt7ttt8uuu4vvv0*11,vvv1vvv2
  vvv0*22,vvv2
  vvv0vvv1vvv0*19,vvv1vvv2
  vvv0vvv1opphnoojnopkpqqhoppevvv2vvv0*4,usr9trpbtrqctrqbtrqdtsr8tsrdtqpjvuu4vvv1vvv2
  vvv0vvv1uuu5ttu7uuu3vvv2vvv3uuu5ttt9uuu3tuu6uuu4uuu5uuu4vvv0*7,vvv1vvv2
  vvv0vvv1ttt7tuu7ttt9uuu4uuu6ttt5tuu9ttt8*2,tuu7stt8uuu6vvv0*7,vvv1vvv2
  vvv0vvv1rrrcsssd*2,ttt9sttasssbrssettt7vvv0*11,vvv1vvv2
  vvv0vvv1vvv0*20,vvv2
  vvv1vvv0*21,uvv1
airdrop-not-verified 358x623
~ eFz2 lyou uHDy vojw NkwJ Ia21 XAyF B46h FtI3 emJS HMYx tZMc U1PK 9fKG JvgU XRRd qCVI DmXa -DdI LHWZ
~ FdOz 2ePo iiin 4hDP noBu 5SpH ZeWU aOTp yhUz Bwv5 QOQY 4hDP rn7z RsKu ZeWU SR3Q yhUz OPjm iiin 4hDP
~ LDN3 ZeWU uxi- yhUz XjsZ
  rrscqrr9rss8qrrbsss8qrrarrs9tuu3uvv0*15,
  uvv0*22,uuu0
  vvv0*22,uvv2
  vvv0jkljklmpgijklmnekmmhmnnbjklklmmfikkjstt4vvv0*11,vvv2
  vvv0rss3sss4rss4sss3qrr7vvv0*16,vvv2
  vvv0noocnoobklmimnngjkljqqrgppqgttt7rssesstbqrrhsstdqrrfuuu5vvv0*7,vvv2
  vvv0*22,vvv2
  vvv0stt8sttastt6ttt6*2,rss9ttt6ttt7sttbsst8tuu6ttt7ttt6sttbttu8sssbsss8uuu5stt7tuu6vvv0vvv2
  vvv0tuu6ttt7tuu6uuu4*3,uvv4uuu8tuu5uuu5uuu4tuu7uuu4tuu6uuu4ttu5uuu4ttu5uuu5uuu7vvv0vvv2
  vvv0qrrjsss9rrrgqrrdsss9qrrdqqreqrrfrsscrrrbqrrcqqrissscvvv0*8,vvv2
  vvv0*22,vvv2
  vvv0ttt7tuu5ttu7ttt6ttt9vvv2tuu8tuu6vvv0tuu5ttu4stt5tuu6stt6stt7rstatuu4vvv0*4,vvv2
  vvv0uuu6ttt8uuu5uuu4tuu7uuu6tuu6uuu3vvv0uuu4uuu2ttu7rst6rtt8stt8rtt7tuu7vvv0*4,vvv2
  vvv0stt0*13,vvv0*8,vvv2
  vvv0ejk3cij0*11,dij0stt0*7,vvv0vvv2
  vvv0vut0*20,vvv0vvv2
  vvv0vtr0soletpn8tqn8tpmetpndtpm8tqo8spmdtqo6tpn9*2,tqnctqn8tpnetpn9tpmdtpnavtr0*2,vvu0vvv2
  vvv0vtr0vsq1*2,vsq0vsr2vsq1*4,vsq0vsq1*2,vsr1vsq1*5,vtr0*2,vvu0vvv2
  vvv0*22,vvv2
  vvv0*22,vvv2
  vvv0vvv1rss8ttt6sss8ttt6sss9vvv0*5,uut4vut3uut3vut4vuu3vut2vuu5uut7vvv1*2,vvv2
  vvv0vvv1sst9pqqfrrsbsssbttt8vvv0*5,uut5usr7uts8uts7usr9uts6uts7usrbvvu3vvv1vvv2
  vvv0vvv1rrscsssd*2,ttt7tttasssbrssirsscrssesssbrrrdtttbvvv0*7,vvv1vvv2
  vvv0vvv1sssbsstbsttctuu6ttt8tttasssdttt6vvv0*11,vvv1vvv2
  vvv0vvv1*4,vvv2vvv1uuu1vvv0*13,vvv1vvv2
  vvv0ttu2rst0*18,rst1vvv0vvv2
  vvv0rttbvvv0*4,vvv1vvv0*14,sttavvv2
  vvv0sttcppqgnooloopjpqqhpqqdvvv2vvv0*8,tuu5oqqkprrgoqrduuu5sttcvvv2
  vvv0sttcrssasssd*2,ttt6tttasssbrsshrsscrssesssbrrrdtttavvv0*7,sttcvvv2
  vvv0sttcuuu4*2,vvv1uuv3uuu3uuu4tuu6uuu3vvv0*11,sttcvvv2
  vvv0sttbttt6ttt8sttctuu7uuu7ttt7ttt8uuu4vvv0*11,sttbvvv2
  vvv0stt4stt0*18,stt1uvv2vvv2
  vvv0vvv1vvv0*19,vvv1vvv2
  vvv0vvv1opphnooknopkpqqhoppevvv2vvv0*13,vvv1vvv2
  vvv0vvv1uuu5tuu6uuu3vvv2vvv3uuu5ttt9uuu3tuu6uuu4uuu5uuu4vvv0*7,vvv1vvv2
  vvv0vvv1ttt7tuu7ttt9uuu4uuu6ttt5tuu9ttt8*2,tuu7stt8uuu6vvv0*7,vvv1vvv2
  vvv0vvv1rrrcsssd*2,ttt9sttasssbrssettt7vvv0*11,vvv1vvv2
  vvv0vvv1vvv0*20,vvv2
  vvv0*22,uuu1
airdrop-refused 358x641
~ eFz2 lyou yz_p vojw NkwJ Ia21 XAyF tZMc -DdI LHWZ IqEQ 7YVP gPE9 JvgU XRRd 2ePo iiin 4hDP noBu ZeWU
~ aOTp yhUz Bwv5 iiin 4hDP rn7z ZeWU SR3Q yhUz OPjm iiin 4hDP LDN3 ZeWU uxi- yhUz XjsZ
  rrscqrr9rss8rrs9*2,rss8uvv0*17,
  uuu0uvv0*22,
  vvv0*22,uvv2
  vvv0jkljklmpgijklmnelmmgmnnbjklklmmfikkjstt4vvv0*11,vvv2
  vvv0*5,uuu3vvv0*16,vvv2
  vvv0uuu5uuu4vvv1uuu3vvv2ttt4uuu3vvv2uuu5uuu2uuv2vvv1uuu2tuu5uuu4ttu6ttt4vvv1*3,vvv0vvv2
  vvv0sssarssdrsscstt7stt8sss9ttu7sssesssb*2,ttt9rssdstt8sstbttt8sssattt9sst9rssbsttcvvv0vvv2
  vvv0qrrjsss9rrrgqrrdsss9qrrdqqreqrrfrsscrrrbqrrcqqrissscvvv0*8,vvv2
  vvv0*22,vvv2
  vvv0vts0vtr0*19,vvv0vvv2
  vvv0vtr0snkhtpnbtpmdspmctqo9solctqnbspmesomdspmdsolbtpmbsolbtqnbtpmetpn8urp7vtr0*2,vvu0vvv2
  vvv0vtr0somdtpn8tqn8tpnb*2,uqo6tpn9spmaurp7vtr0*10,vvu0vvv2
  vvv0vtr0tqo8urp4*2,usq2vsq2urp5urp2urp3urp4usq2vsq0vsq1usq2vsq1usq3usq2vtr0*3,vvu0vvv2
  vvv0vtr0tpnauqo8tqoatpnbuqo9tpmatpn8tqo7tqn9tqnatpnatqn8tpnatqo6tpnburp7vtr0*3,vvu0vvv2
  vvv0vtr0solcsolftqn9tpndtpn8tpmasolbtpmatpn9solfsolcsoletqnasoldsoleuqo8vtr0*3,vvu0vvv2
  vvv0vtr0solcsolduqo7soletpmcspmespmctpn9tpnatpm8tpn9solctpn8tpmcspmdtpnatpmcspmcvsq1vvu0vvv2
  vvv0vtr0*11,vsr1vtr0*8,vvu0vvv2
  vvv0vtr0trq6trq4oonb*2,oooeoonenonioonbvtr0*11,vvu0vvv2
  vvv0vtr0*20,vvu0vvv2
  vvv0vvu0vuu0*19,vvv0vvv2
  vvv0*22,vvv2
  vvv0vvv1uuu3vvv0vvv1vvv0uuu4vvv0*14,vvv1vvv2
  vvv0vvv1qqqenooloppipqqhrsscvvv0*14,vvv1vvv2
  vvv0vvv1rrscsssd*2,ttt7tttasssbrssirsscrssesssbrrrdtttbvvv0*7,vvv1vvv2
  vvv0vvv1ttt7ttu7uuu6uuu3uuu5uuu6ttt8uuu4vvv0*11,vvv1vvv2
  vvv0vvv1tuu5uuu5tuu7uuu5uuu4tuu4uuu5uuu2vvv0*11,vvv1vvv2
  vvv0*22,vvv2
  vvv0vvv1vvv0*19,vvv1vvv2
  vvv0vvv1opphnoolnopkpqqhppqevvv2vvv0*13,vvv1vvv2
  vvv0vvv1ttt7ttt8ttu8uvv3uuu6tuu7sttcttt7ttt9ttt6stt8uuu7vvv0*7,vvv1vvv2
  vvv0vvv1tuu3uuu5*2,uuu4uuu3*2,uuu7tuu5uuu4uuu5uuu4uuv3vvv0*7,vvv1vvv2
  vvv0vvv1rssassscsssdttt9sttasssbssscttu6vvv0*11,vvv1vvv2
  vvv0*22,vvv2
  vvv0vvv1vvv0*20,vvv2
  vvv0vvv1pqqfppqgoppiqqqfpqqcvvv2vvv0*13,vvv1vvv2
  vvv0vvv1uuu3ttt7uuu1uvv2*2,vvv1vvv3vvv0vvv1vvv0*2,vvv2vvv0*7,vvv1vvv2
  vvv0vvv1rssbsttbsssdttt6ttt9stt9ssserssbsssdsssarrscttt9vvv0*7,vvv1vvv2
  vvv0vvv1rrrcsssd*2,ttt9sttasssbrssettt7vvv0*11,vvv1vvv2
  vvv0vvv1vvv0*19,vvv1vvv2
  vvv1vvv0*21,uvv1
  uuu0rss0*20,ttt0uvv0
win-back-visitor 358x207
~ eFz2 lyou vwAw vojw NkwJ Ia21 L5kd rqex -Yf5 uHZD
  qrrdrss9rrr9sss8qrrcsss8uvv0*17,
  uuu0uvv0*22,
  vvv0*22,uvv2
  vvv0mnngkllgjklhmnncmnohjllljllomnndijkinoobjlldjllmlmmfjkldkllhppqcvvv0*5,vvv2
  vvv0*3,stt3vvv0*6,tuu2uuu2vvv0*10,vvv2
  vvv0uuu3uuu4*2,tuu4vvv1*3,uuu4uuv2uvv1uuu3vvv1uuu5tuu4uuu3vvv1*2,uuu3vvv2vvv0*2,vvv2
  vvv0sss8sttarssbtuu8qqresssasttasssdttt9qqrcrrscssscrrrdttu7ttt8qqrdsssbstt7sssavvv0*2,vvv2
  vvv0qrrgrrsbqqreqqrfrrriqrrhqrrdqrrgsttcqrrhrrraqqqjqqrgqrrdrssdrrsduuu3vvv0*4,vvv2
  vvv0*22,vvv2
  vvv0uuu3uvv0*12,vvv3vvv0*7,vvv2
  vvv0uvv7pqqfnooioppgmnnooppgpqqgnookpqqenooloopfnoogttt6uvv7vvv0*7,vvv2
  vvv0uuu5uvv0*9,uuu1uuu0uvv0uvv4vvv0*7,vvv2
  vvv1vvv0*21,uvv1
win-back-form 358x410
~ eFz2 lyou 66X6 vojw NkwJ Ia21 L5kd rqex i2p8 vmoj -0uK RJ_c Qr-W JOQb ifV5 LNCo PlL_ Gdat oL7W -Yf5
~ 1Py7 r1AZ
  qrrdrss9rrr9rss8rssatuu3uvv0*17,
  uvv0*22,uuu0
  vvv0*22,uvv2
  vvv0mnngkllgikkjmnndmnohjllljllomnndijkimnocjklejllmlmmfjkldkllhppqcvvv0*5,vvv2
  vvv0*3,ttt2vvv0*6,uuu1uvv1vvv0*10,vvv2
  vvv0uuu3uuu4*2,tuu4vvv1*3,uuu4uuv2uvv1uuu3vvv1uuu5tuu4uuu3vvv1*2,uuu3vvv2vvv0*2,vvv2
  vvv0sss8sttarssbtuu8qqresssasttasssdttt9qqrcrrscssscrrrdttu7ttt8qqrdsssbstt7sssavvv0*2,vvv2
  vvv0qrrgrrsbqqreqqrfrrriqrrhqrrdqrrgsttcqrrhrrraqqqjqqrgqrrdrssdrrsduuu3vvv0*4,vvv2
  vvv0*22,vvv2
  vvv0rssbsttasss9qrrgssscrss9rssasstasss6vvv0*12,vvv2
  vvv0ttt6*2,ttt5stt8uuu5ttt7uuu3stt7ttu5vvv0*12,vvv2
  vvv0uuu5uvv0*19,vvv4vvv2
  vvv0uvv7oppmpqqlrssappqjoppioppksss8vvv0*11,ttt5uuv7vvv2
  vvv0uvv5vvv0*4,uuu2vvv0*14,uvv5vvv2
  vvv0*2,uvv0*19,vvv0vvv2
  vvv0uuu4uvv4stt8stt7rssfrrsattt7sssbstt9sssbstt8sttasstcsss9ttt7sstasssasst8vvv0*3,vvv2
  vvv0uuu4uvv4ttt6ttt7stt9ttu7uuu6uuu7ttu8ttt9uuu6ttt7stt8sss9ttu7ttt9tuu6uuu5vvv0*3,vvv2
  vvv0*3,ssscqrrgqqqkpqqhsssdqrrhpqqiqrriqqqdrssfttt8rrsdrssgqrrgvvv0*5,vvv2
  vvv0*22,vvv2
  vvv0uuu5tuu0uuu1uvv0uuu0uvv0*2,uuu0uvv0*3,uuv5vvv0*9,vvv2
  vvv0uvv6qrrdnooooppgnoojopphpqqfnoplnoohnooittt6uvv6vvv0*9,vvv2
  vvv0uuv3uvv0*10,vvv2vvv0*9,vvv2
  vvv0rrsjsssaqrrcsssasssdqrrgsssbsstarssdtttbsss9rrrcttt9qrrdrssdrssfrrsdsttcsss8rrrgvvv0vvv2
  vvv0ttt7stt8ttt7uuu4vvv0*7,vvv2vvv0*9,vvv2
  vvv0uuu7uuu6ttt7uuv4vvv0*17,vvv2
  uvv1vvv0*21,uuu1
win-back-never-traded 358x410
~ eFz2 lyou DSE- vojw NkwJ Ia21 L5kd rqex i2p8 vmoj -0uK RJ_c Qr-W JOQb ifV5 LNCo PlL_ Gdat oL7W -Yf5
~ 1Py7 iAqo
  qrrdrss9rrr9sss9rrsarss7rss9qrrattt3uvv0*14,
  uvv0*22,uuu0
  vvv0*22,uvv2
  vvv0mnngkllgikkjmnndmnohjllljllomnndijkimnocjklejllmlmmfjkldkllhppqcvvv0*5,vvv2
  vvv0*3,ttt2vvv0*6,uuu1uvv1vvv0*10,vvv2
  vvv0uuu3uuu4*2,tuu4vvv1*3,uuu4uuv2uvv1uuu3vvv1uuu5tuu4uuu3vvv1*2,uuu3vvv2vvv0*2,vvv2
  vvv0sss8sttarssbtuu8qqresssasttasssdttt9qqrcrrscssscrrrdttu7ttt8qqrdsssbstt7sssavvv0*2,vvv2
  vvv0qrrgrrsbqqreqqrfrrriqrrhqrrdqrrgsttcqrrhrrraqqqjqqrgqrrdrssdrrsduuu3vvv0*4,vvv2
  vvv0*22,vvv2
  vvv0rssbsttasss9qrrgssscrss9rssasstasss6vvv0*12,vvv2
  vvv0ttt6*2,ttt5stt8uuu5ttt7uuu3stt7ttu5vvv0*12,vvv2
  vvv0uuu5uvv0*19,vvv4vvv2
  vvv0uvv7oppmpqqlrssappqjoppioppksss8vvv0*11,ttt5uuv7vvv2
  vvv0uvv5vvv0*4,uuu2vvv0*14,uvv5vvv2
  vvv0*2,uvv0*19,vvv0vvv2
  vvv0uuu4uvv4stt8stt7rssfrrsattt7sssbstt9sssbstt8sttasstcsss9ttt7sstasssasst8vvv0*3,vvv2
  vvv0uuu4uvv4ttt6ttt7stt9ttu7uuu6uuu7ttu8ttt9uuu6ttt7stt8sss9ttu7ttt9tuu6uuu5vvv0*3,vvv2
  vvv0*3,ssscqrrgqqqkpqqhsssdqrrhpqqiqrriqqqdrssfttt8rrsdrssgqrrgvvv0*5,vvv2
  vvv0*22,vvv2
  vvv0uuu5tuu0uuu1uvv0uuu0uvv0*2,uuu0uvv0*3,uuv5vvv0*9,vvv2
  vvv0uvv6qrrdnooooppgnoojopphpqqfnoplnoohnooittt6uvv6vvv0*9,vvv2
  vvv0uuv3uvv0*10,vvv2vvv0*9,vvv2
  vvv0rrresssdqrrgssscrssd*2,ssserrrfsst9rrrdrsseqrrhsss7rssdrrrhrsserssbrsscrssbsssbvvv0vvv2
  vvv0ttt7stt8ttt7uuu4vvv0*4,uuv3vvv0*12,vvv2
  vvv0uuu7uuu6ttt7uuv4vvv0*17,vvv2
  uvv1vvv0*21,uuu1
win-back-traded 358x231
~ eFz2 lyou Rfo8 vojw NkwJ Ia21 L5kd rqex s5FI xQXK kyj-
  qrrdrss9rrr9rss8qrr9qrrauvv0*17,
  uvv0*22,uuu0
  vvv0*22,uvv2
  vvv0mnngkllgikkjmnndmnohjllljllomnndijkimnocjklejllmlmmfjkldkllhppqcvvv0*5,vvv2
  vvv0*3,ttt2vvv0*6,uuu1uvv1vvv0*10,vvv2
  vvv0uuu3uuu4*2,tuu4vvv1*3,uuu4uuv2uvv1uuu3vvv1uuu5tuu4uuu3vvv1*2,uuu3vvv2vvv0*2,vvv2
  vvv0sss8sttarssbtuu8qqresssasttasssdttt9qqrcrrscssscrrrdttu7ttt8qqrdsssbstt7sssavvv0*2,vvv2
  vvv0qrrgrrsbqqreqqrfrrriqrrhqrrdqrrgsttcqrrhrrraqqqjqqrgqrrdrssdrrsduuu3vvv0*4,vvv2
  vvv0*22,vvv2
  vvv0uuu0*20,vvv0vvv2
  vvv0tuu0noohpqqfnoogoppepqqcpqrcoqqenppmpqrcnooenppioppgnookpqr9npphoqqenopdqrs9tuu0vvv0vvv2
  vvv0tuu0qrr9qrs7rss6qrr8rss5*2,rss6pqqarss5qrr8rss5qrr9rss5qrr6rss5rss6stt1tuu0*2,vvv0vvv2
  vvv0tuu0qrr8qrsaqrr7rss6qrs6qrrarss5qrr8rss5oqqbrss6qrr9qrr7rss5qrr7qrr6tuu0*3,vvv0vvv2
  vvv0*2,uvv0*19,vvv0uvv2
  uvv1vvv0*21,uuu0
win-back-too-new 358x210
~ eFz2 lyou RMIt vojw NkwJ Ia21 L5kd rqex s5FI xQXK 0RtP
  qrrdrss9rrr9rss8rss7rss9stt7uvv0*16,
  uuu0uvv0*22,
  vvv0*22,uvv2
  vvv0mnngkllgjklhmnncmnohjllljllomnndijkinoobjlldjllmlmmfjkldkllhppqcvvv0*5,vvv2
  vvv0*3,stt3vvv0*6,tuu2uuu2vvv0*10,vvv2
  vvv0uuu3uuu4*2,tuu4vvv1*3,uuu4uuv2uvv1uuu3vvv1uuu5tuu4uuu3vvv1*2,uuu3vvv2vvv0*2,vvv2
  vvv0sss8sttarssbtuu8qqresssasttasssdttt9qqrcrrscssscrrrdttu7ttt8qqrdsssbstt7sssavvv0*2,vvv2
  vvv0qrrgrrsbqqreqqrfrrriqrrhqrrdqrrgsttcqrrhrrraqqqjqqrgqrrdrssdrrsduuu3vvv0*4,vvv2
  vvv0*22,vvv2
  vvv0uuu0*20,vvv0vvv2
  vvv0tuu0nopkoqqgoqqd*2,oppjoqqepqqcnoojoppbnppioppjpqqepqqfoppgpqqcpqqbnppestt1tuu0vvv0vvv2
  vvv0tuu0*20,vvv0vvv2
  vvv0*22,uvv1
  uuu0tuu0*20,tuu1uvv0
win-back-received 358x280
~ eFz2 lyou UUvJ vojw NkwJ Ia21 L5kd Zi_w rqex _LOj xQXK AtNL VS5i
  qrrdrss9rrr9sss8rrs7rrsbsss6uvv0*16,
  uuu0uvv0*22,
  vvv0*22,uvv2
  vvv0mnngkllgjklhmnncmnohjllljllomnndijkinoobjlldjllmlmmfjkldkllhppqcvvv0*5,vvv2
  vvv0uvv0*2,rss3uuu0uvv0vvv0*4,tuu2uuu2vvv0*10,vvv2
  vvv0rss8pqqaopqfoqqdpqr9vvv0*16,vvv2
  vvv0*22,vvv2
  vvv0sss7sttasssbstt9sss7stt7ttt7ssscttt7sss7sss9ttt8rrsdstt9sst7sss7stt7ttt7stt8vvv0*2,vvv2
  vvv0uuu3uuu4*2,uvv3stt7uuu4*2,uuu5uuu4ttt5tuu6uuu5*2,uvv3vvv3stt6uuu4uuu3uuu4vvv0*2,vvv2
  vvv0qrrgrrsbqqreqqrfrrriqrrhqrreqrrgsttcqrrhrrraqqqjqqrgqrrdrssdrrsduuu3vvv0*4,vvv2
  vvv0*22,vvv2
  vvv0tuu0*20,vvv0vvv2
  vvv0tuu0noohpqqfnoogoppepqqcpqqboppioqqgopqgqrrapqqhpqqanppimoohopqenooftuu0*3,vvv0vvv2
  vvv0tuu0nophpqqbpqqfoqqfpqqdpqq9pqqdopqdopqepqqgpqqapqqdpqqaoppgpqrbpqqctuu0*3,vvv0vvv2
  vvv0tuu0rss4rrs6rss5rss4stt1*4,stt2*3,stt1*4,stt2tuu0*3,vvv0vvv2
  vvv0tuu0pqqfpqrcqrr9pqqestt3tuu0*14,vvv0vvv2
  vvv0uvv0*20,vvv0vvv2
  uvv1vvv0*21,uuu0
win-back-accepted 358x259
~ eFz2 lyou O5yB vojw NkwJ Ia21 L5kd a0fO rqex 7eUz eIdy ya1r
  qrrdrss9rrr9rss7rrs8qrrbrrs9uvv0*16,
  uvv0*22,uuu0
  vvv0*22,uvv2
  vvv0mnngkllgikkjmnndmnohjllljllomnndijkimnocjklejllmlmmfjkldkllhppqcvvv0*5,vvv2
  vvv0tvu0*2,rss2tuu0tvu0*2,uvv0vvv0*2,uuu1uvv1vvv0*10,vvv2
  vvv0psr6lpnflqodmqodmqoemqodtuu0vvv0*14,vvv2
  vvv0*22,vvv2
  vvv0sss7sttasssbstt9sss7stt7ttt7ssscttt7sss7sss9ttt8rrsdstt9sst7sss7stt7ttt7stt8vvv0*2,vvv2
  vvv0uuu4*2,ttt4uuu4sst8uuu4*2,ttt7uuu5ttt6*2,tuu6ttu6uuu3uvv4stt6uuu4uuu3uuu4vvv0*2,vvv2
  vvv0qrrfrrsbqrrdqrrfrrrhqrrhqrrerrresttbrrrgrss9qrriqrrfqrrdrssdrrsduuu3vvv0*4,vvv2
  vvv0*22,vvv2
  vvv0sut0rus0*19,vvv0vvv2
  vvv0sut0lpnimqommqodnrpbmqoanrp9nrpemqognrpdmqojorpamqoenqpcnrpgnrp7mqoenqoelpneqtr2uvu0vvv2
  vvv0sut0nqpcmqoanqpdnrpenrpaorqbrus0*13,uvu0vvv2
  vvv0sut0rus0qtr2rus0*17,uvv0vvv2
  vvv0*22,uvv2
  uuu0*21,uuu1uvv0
win-back-declined 358x301
~ eFz2 lyou IPt7 vojw NkwJ Ia21 L5kd ic1g rqex -DdI LHWZ RWQZ 2QLa
  qrrdrss9rrr9rss7rrs9rrscsss7uvv0*16,
  uuu0uvv0*22,
  vvv0*22,uvv2
  vvv0mnngkllgjklhmnncmnohjllljllomnndijkinoobjlldjllmlmmfjkldkllhppqcvvv0*5,vvv2
  vvv0vuu0vut0srr3vut0*2,vvv0*4,tuu2uuu2vvv0*10,vvv2
  vvv0urp6rnkfsnkfsoletqo8vvv0*16,vvv2
  vvv0*22,vvv2
  vvv0sss7sttasssbstt9sss7stt7ttt7ssscttt7sss7sss9ttt8rrsdstt9sst7sss7stt7ttt7stt8vvv0*2,vvv2
  vvv0uuu4*2,ttt4uuu4sst8uuu4*2,ttt7uuu5ttt6*2,tuu6ttu6uuu3uvv4stt6uuu4uuu3uuu4vvv0*2,vvv2
  vvv0qrrfrrsbqrrdqrrfrrrhqrrhqrrerrresttbrrrgrss9qrriqrrfqrrdrssdrrsduuu3vvv0*4,vvv2
  vvv0*22,vvv2
  vvv0vts0vtr0*19,vvv0vvv2
  vvv0vtr0snkhtpnb*2,somespmbtpnetpn9tpmctpmesolctpn7soletpmaspmetpnetpmbusq2vtr0*2,vvu0vvv2
  vvv0vtr0tqnatpn8tpmdtpn9usq3vtr0*14,vvu0vvv2
  vvv0vtr0tqo8urp4*2,usq2vsq2usq2vsq1*2,usq5vsq1*2,vsq0urp3vsq1usq2vsq1urp5vsr0vtr0vvu0vvv2
  vvv0vtr0tpnaurp7tpn9*2,uqo8tpnatqn9tpn8tqo9tqnbtpn8tpnatpn9tqnatpn8urp7tpncvsq3vtr0vvu0vvv2
  vvv0vtr0somcsomatpnbspmdtqnbsomdtpndtpn9spmgsoldtpmdspmbvsr1vtr0*6,vvu0vvv2
  vvv0vut0vts0*19,vvv0vvv2
  vvv1vvv0*21,uuu1
apply-not-started 358x375
~ eFz2 lyou tkYX vojw NkwJ -Yf5 O-vj 16UQ Shmr 3kVo vN2f VWYg rpru bRkg cjm4 z4td ZWX2 vojw 7n8N 8j8c
  qrrcqrrdrss8*2,rrsarrs8stt5uvv0*16,
  uvv0*22,uuu0
  vvv0*22,uvv2
  vvv0jkljkmmmklljikkgjklemnnjnopeikkkjlljkllgjkkjikkomnodklmjijkjikktkllisss6vvv0*3,vvv2
  vvv0*4,uuu1*2,vvv0*9,ttt2vvv0*6,vvv2
  vvv1imn4vvv1sst5stt9ttt6ttt3uuu2ttt3stt7ttt3*2,vvv0*10,vvv2
  vvv1imn4vvv1rssarssgqqrfrssfrss9qqressscopqgqrrdvvv0*10,vvv2
  vvv0vvv1vvv0rrrerssessscqrrhqrrbsssarrsdsssc*2,rsseqrrgvvv0*8,vvv2
  vvv0vvv1vvv0*20,vvv2
  vvv0rss8vvv1oppi*2,opphpqqdqrrcpqqjnopdpqqhpqqfvvv0*10,vvv2
  vvv0uuu3vvv0tuu6sssasst7ttt6uuu3ttt6*2,rsscttt7uuu3ttu6tuu6tuu5*2,vvv2vvv0*4,vvv2
  vvv0vvv1vvv0ttt7stt9sssbsst8uuu7ttt8stt8*2,rssdttu6sst8sttatttarsscuuu3vvv0*4,vvv2
  vvv0uuu2vvv0*20,vvv2
  vvv0rss9vvv1mnokooplopploppmnookoppgpqqdooploopmppqgvvv0*9,vvv2
  vvv0*3,rrscqrrfrssfrrrfsssaqrrfrrrbqrresss9rrrfqrrgrssdtuu6vvv0*6,vvv2
  vvv0*9,uuv3vvv0*3,uuv3vvv0*8,vvv2
  vvv0*22,vvv2
  vvv0uuv3uvv0*19,vvv2*2,
  vvv0uvv6vvv0*7,qrr8rrrbrss8rrs8uuu2vvv0*7,uvv6vvv2
  vvv0uvv6vvv0*7,sss6stt9sss9ttt8uuu3vvv0*7,uvv6vvv2
  vvv0uvv2uvv0*19,vvv1vvv2
  vvv0rssdrrrdsssbssscrrrfttt7sttarsscrrrisss8rsscrssaqrrduuu6vvv0*7,vvv2
  vvv0*22,uvv2
  uvv0vvv0*20,uvv0uuu0
apply-visitor-who-applies 358x383
~ eFz2 lyou a-xX vojw NkwJ -Yf5 HuYJ 16UQ Shmr 3kVo vN2f VWYg rpru bRkg cjm4 z4td ZWX2 vojw IcwQ VCix
~ MIGf
  qrrcqrrdrssaqrrcsss8qrrcrss6qrrbqrrdtuu1uvv0*13,
  uuu0uvv0*22,
  vvv0*22,uvv2
  vvv0ikkhikkllmnhjklilmmjjklojllgjklfmnoh*2,klmlmnndjllhijkqlmnjjkkgklmhklmiklmhuuu4vvv0vvv2
  vvv0*6,uuu3*2,vvv0*14,vvv2
  vvv1koo3vvv0ttt4ttu7uuu4uuu1vvv1uuv1tuu5uuu1uuv1vvv0*10,vvv2
  vvv1hlm4uvv1rrrbqrrjppqhqrrhqrrbopqfrrrenopipqqevvv0*10,vvv2
  vvv0vvv1vvv0rrrerssessscqrrhqrrbsssarrsdsssc*2,rsseqrrgvvv0*8,vvv2
  vvv0vvv1vvv0*20,vvv2
  vvv0sss8vvv1pqqg*2,pqqfqrrbrrsaqqrhpqqbqrrfqrrcvvv0*10,vvv2
  vvv0tuu3vvv0ttt7rssasss7stt6uuu4ttt7sss5rrsbttt7vvv1uuu4*2,uuu3*2,vvv0*5,vvv2
  vvv0vvv1vvv0ttt8sssbrrscrssatuu8sttarssasssbrrsfttt7rssarsscsttcrrsetuu4vvv0*4,vvv2
  vvv0uuu2vvv0*20,vvv2
  vvv0rss9vvv1mnokooplopploppmnookoppgpqqdooploopmppqgvvv0*9,vvv2
  vvv0*3,sssarssdssserssdstt9rssdrss9rsscstt8rssdrssesstbuuu5vvv0*6,vvv2
  vvv0*3,vvv1*3,vvv2vvv1*2,uuu4vvv1*3,uuu5vvv1vvv0*7,vvv2
  vvv0*22,vvv2
  vvv0hlm3cij0*18,dij0stt2vvv2
  vvv03bd619c0*2,3bd25de65ce75ce65ce74ce54bd44bd65ce73bd36df74bd44ce43bd219c0*3,mpp6vvv2
  vvv03bd619c0*2,2ac26df77egb6df86df7*2,4ce86dfa*2,6df85ce96df87eg74bd619c0*3,mpp6vvv2
  vvv0loo3gkl0*18,hlm0uuu2vvv2
  vvv0ttu6ttt7uuu4uuu7ttt9ttu6tuu5stt9stt6rst9ttu6vvv0*10,vvv2
  vvv0uuu5tuu8tuu5uuu8ttt8tuu8uuu4stt8sttartt8stt8vvv0*10,vvv2
  vvv1vvv0*21,uvv1
apply-ready-to-apply 358x375
~ eFz2 lyou AnIV vojw NkwJ -Yf5 HuYJ 16UQ Shmr 3kVo vN2f VWYg rpru bRkg cjm4 z4td ZWX2 vojw S1Uf y7VV
  qrrcqrrdrss6qrrbrss9rss6qrrbsssauvv0*15,
  uuu0uvv0*22,
  vvv0*22,uvv2
  vvv0ikkhikkllmnhjklilmmjjklojllgjklfmnoh*2,klmlmnndjllhijkqlmnjjkkgklmhklmiklmhuuu4vvv0vvv2
  vvv0*6,uuu3*2,vvv0*14,vvv2
  vvv1koo3vvv0ttt4ttu7uuu4uuu1vvv1uuv1tuu5uuu1uuv1vvv0*10,vvv2
  vvv1hlm4uvv1rrrbqrrjppqhqrrhqrrbopqfrrrenopipqqevvv0*10,vvv2
  vvv0vvv1vvv0rrrerssessscqrrhqrrbsssarrsdsssc*2,rsseqrrgvvv0*8,vvv2
  vvv0vvv1vvv0*20,vvv2
  vvv0sss8vvv1pqqg*2,pqqfqrrbrrsaqqrhpqqbqrrfqrrcvvv0*10,vvv2
  vvv0tuu3vvv0ttt7rssasss7stt6uuu4ttt7sss5rrsbttt7vvv1uuu4*2,uuu3*2,vvv0*5,vvv2
  vvv0vvv1vvv0ttt8sssbrrscrssatuu8sttarssasssbrrsfttt7rssarsscsttcrrsetuu4vvv0*4,vvv2
  vvv0vvv2vvv0*20,vvv2
  vvv0qrr9vvv1mnokooplopploppmnookoppgpqqdooploopmppqgvvv0*9,vvv2
  vvv0*3,sssarssdssserssdstt9rssdrss9rsscstt8rssdrssesstbuuu5vvv0*6,vvv2
  vvv0*3,vvv1*3,vvv2vvv1*2,uuu4vvv1*3,uuu5vvv1vvv0*7,vvv2
  vvv0*22,vvv2
  vvv0hlm3cij0*18,dij0stt2vvv2
  vvv03bd619c0*4,4ce55dea4ce45ce75ce43bd25ce65ce54ce54ce419c0*5,mpp6vvv2
  vvv03bd619c0*4,3bd56df96dfa6dfb5deb5ce46dfb5ce88fgb6df819c0*5,mpp6vvv2
  vvv0loo3gkl0*18,hlm0uuu2vvv2
  vvv0rrrfrsscrrsfsssbrssesssdrrsfstt9qrrcsssdqrrguuu5vvv0*9,vvv2
  vvv0*22,uvv2
  uvv1vvv0*21,uuu0
apply-switch-account 358x202
~ eFz2 lyou GWT1 vojw NkwJ -Yf5 GsWK vojw 5ete t9-N
  qrrcqrrdrss7qrrdrss8rrs8rssa*2,uvv0*15,
  uvv0*22,uuu0
  vvv0*22,uvv2
  vvv0hijqmnnihjjeklmhoppcgiijmnndjllpmnninoocjlliijkjlmnhjlldmnnhjllhjlljklmjrrs7vvv0*2,vvv2
  vvv0*22,vvv2
  vvv0hlm3cij0*18,dij0stt2vvv2
  vvv03bd619c0*5,5de85ce66df84ce65ce86df85ce56dfa19c0*6,mpp6vvv2
  vvv03bd619c0*5,3bd54ce75ce74bd55ce6*2,5ce55ce819c0*6,mpp6vvv2
  vvv0loo3gkl0*18,hlm0uuu2vvv2
  vvv0rrrhssscsstbrrsdqrrdrrsarsserrsfsssdrssesttcqrrgrrrerrshrssdsttbqrreqrrfsttbrrrevvv0vvv2
  vvv0ttt7*2,stt9sttauuu5vvv1vvv0*15,vvv2
  vvv0uuu4uuu5tuu6uuu6uuu5vvv2vvv0*15,vvv2
  uvv1vvv0*21,uuu1
apply-refused 358x209
~ eFz2 lyou YPqM vojw NkwJ -Yf5 sFul vojw bPhY -wYM
  qrrcqrrdrss6rrscqrr8uvv0*18,
  uvv0*22,uuu0
  vvv0*22,uvv2
  vvv0klmmghiqoppagijrjlldlmmhjllhlmnhkllglnnjikkglmnhikkllmmmkllikmmfmnocijkoqrr5vvv0*2,vvv2
  vvv0stt7stt5ttt2*2,qrr4rssattt2rss5ttt3ttu2uuu1ttt2rrr6ttu2ttt2*2,vvv0*5,vvv2
  vvv0mnnfnoodlnnfrrr4mnocnooimnnfnooelmnfmnoepqq8mnngnopioopcikkhnopcstt3vvv0*4,vvv2
  vvv0*22,vvv2
  vvv0uuu5uvv0*19,vvv4vvv2
  vvv0uvv7vvv0*4,vvv1lmnqmnninopfqrr9mnnmnoomoppgnophsss9vvv0*5,uvv7vvv2
  vvv0uvv5vvv0*19,uvv5vvv2
  vvv0*2,uvv0*19,vvv0vvv2
  vvv0qrrgrrsasssbrrsgrsscsssdrssesssdrrrbqrrgssterssfrssbrrrhrrrerssessscvvv0*4,vvv2
  vvv0*22,uvv1
  uvv0*23,
apply-in-progress 358x375
~ eFz2 lyou G9qt vojw NkwJ -Yf5 h15w w4ri 16UQ ODp8 3kVo vThi Shmr rpru 2Npy cjm4 z4td ZWX2 vojw 6wCD
~ 4Yfw
  qrrcqrrdrssarss9qrrarrs8ttt3uvv0*16,
  uuu0uvv0*22,
  vvv0*14,uvv0*7,vvv0uvv2
  vvv0klmiikkhoppaijkljkllklmcjlllikkilmnhvvv0*3,tuu0lqnglqodlpnemqocmqoblqngnqo9uvu0vvv2
  vvv0*14,uvu0*7,vvv0vvv2
  vvv0mqo3vvv0ttt4ttu7uuu4uuu1vvv1uuv1tuu5uuu1uuv1vvv0*10,vvv2
  vvv0iol5vvv1rrrbqrrjppqhqrrhqrrbopqfrrrenopipqqevvv0*10,vvv2
  vvv0vvv1vvv0rssfqqqfrsseqqrgssscsssasttcqrrjsttbsttdssscvvv0*8,vvv2
  vvv0vvv1vvv0*20,vvv2
  vvv1bhj5uvv2pqqg*2,pqqfqrrbrrsaqqrhpqqbqrrfqrrcvvv0*10,vvv2
  vvv1prs3vvv0ttt7sss7sst8stt7ttt7*2,ttt3stt7tuu4vvv0*10,vvv2
  vvv0vvv1vvv0tuu9sstctuu6sssbrssarsscvvv0*13,vvv2
  vvv0vvv2vvv0*20,vvv2
  vvv0qrr9vvv1mnokooplopploppmnookoppgpqqdooploopmppqgvvv0*9,vvv2
  vvv0*3,sssarssdssserssdstt9rssdrss9rsscstt8rssdrssesstbuuu5vvv0*6,vvv2
  vvv0*3,vvv1*3,vvv2vvv1*2,uuu4vvv1*3,uuu5vvv1vvv0*7,vvv2
  vvv0*22,vvv2
  vvv0hlm3cij0*18,dij0stt2vvv2
  vvv03bd619c0*6,6df55ce55ce64bd45ce75ce83bd219c0*6,mpp6vvv2
  vvv03bd619c0*6,7ef96df84ce76dfb6dfa6df83bd519c0*6,mpp6vvv2
  vvv0loo3gkl0*18,hlm0uuu2vvv2
  vvv0rrrgrrsesss9rrsdrsseqrrhsssarrsgrrrfrrrgsssdssserssfrsseqrrgsss9rrseqrrhtttavvv0*2,vvv2
  vvv0*22,uvv2
  uvv1vvv0*21,uuu0
apply-ended 358x228
~ eFz2 lyou mlpc vojw NkwJ -Yf5 IW0J vojw bPhY umLJ
  qrrcqrrdrss6qrrastt7uvv0*18,
  uvv0*22,uuu0
  vvv0*22,uvv2
  vvv0jkljkmmmklljikkgjklemnnjnopeikkkjlljvvv0*12,vvv2
  vvv0uvv1tuu2sss4stt4uuu2ttt5uuu1vvv1ttu4tuu2sss8ttt5vvv0*9,vvv2
  vvv0noohmnndlmmgoppclmniklmenoognoocmnnehjjkmnnlnoocsss5vvv0*8,vvv2
  vvv0*22,vvv2
  vvv0uuu5uvv0*19,vvv4vvv2
  vvv0uvv7vvv0*4,vvv1lmnqmnninopfqrr9mnnmnoomoppgnophsss9vvv0*5,uvv7vvv2
  vvv0uvv5vvv0*19,uvv5vvv2
  vvv0*2,uvv0*19,vvv0vvv2
  vvv0rrrfrrrgrrscrssaqqrfrrrgrssfqrrgrrsdrssfrsshrsscssscrrscrssdssscrssgrssbsstarssfvvv0vvv2
  vvv0rssd*2,rsscrrsgqrrguvv3vvv0*15,vvv2
  vvv0*22,uvv2
  uuu1uvv0*20,uuu1uvv0
apply-asking 358x329
~ eFz2 lyou yDV5 vojw NkwJ -Yf5 HuYJ 16UQ Shmr 3kVo vN2f VWYg rpru bRkg cjm4 z4td ZWX2 rDkt
  qrrcqrrdrss7rrsdrss6uvv0*18,
  uuu0uvv0*22,
  vvv0*22,uvv2
  vvv0ikkhikkllmnhjklilmmjjklojllgjklfmnoh*2,klmlmnndjllhijkqlmnjjkkgklmhklmiklmhuuu4vvv0vvv2
  vvv0*6,uuu3*2,vvv0*14,vvv2
  vvv1koo3vvv0ttt4ttu7uuu4uuu1vvv1uuv1tuu5uuu1uuv1vvv0*10,vvv2
  vvv1hlm4uvv1rrrbqrrjppqhqrrhqrrbopqfrrrenopipqqevvv0*10,vvv2
  vvv0vvv1vvv0rrrerssessscqrrhqrrbsssarrsdsssc*2,rsseqrrgvvv0*8,vvv2
  vvv0vvv1vvv0*20,vvv2
  vvv0sss8vvv1pqqg*2,pqqfqrrbrrsaqqrhpqqbqrrfqrrcvvv0*10,vvv2
  vvv0tuu3vvv0ttt7rssasss7stt6uuu4ttt7sss5rrsbttt7vvv1uuu4*2,uuu3*2,vvv0*5,vvv2
  vvv0vvv1vvv0ttt8sssbrrscrssatuu8sttarssasssbrrsfttt7rssarsscsttcrrsetuu4vvv0*4,vvv2
  vvv0uuu2vvv0*20,vvv2
  vvv0rss9vvv1mnokooplopploppmnookoppgpqqdooploopmppqgvvv0*9,vvv2
  vvv0*3,sssarssdssserssdstt9rssdrss9rsscstt8rssdrssesstbuuu5vvv0*6,vvv2
  vvv0*3,vvv1*3,vvv2vvv1*2,uuu4vvv1*3,uuu5vvv1vvv0*7,vvv2
  vvv0tuu0stt0*18,ttt0vvv0vvv2
  vvv0rss0*20,uuu0vvv2
  vvv0rss0*20,uuu0vvv2
  vvv0uuu0tuu0*19,vvv0vvv2
  uvv0vvv0*21,uuu0
section-pictured 358x333
~ eFz2 lyou Cmuw vojw Xb6u 7mWL MSPk WDTb KRZm _ZpR x3P8 0zgZ KRZm Lhme M16b 0zgZ KRZm jKAX ccjx 0zgZ
~ KRZm 8QJA oQ0K LKMm KRZm vAKi 5J1h LKMm -9LF 72AM FvkS WEQP
  rrs8rrsasss9qrrbrrsbqrrauvv0*17,
  uuu0uut0*21,uvv0
  vtq0*22,uur1
  vtq0vur0vvu0vus0vtq0*2,vvt0*2,vtq0*2,vus0vvu0vur0vtq0vur0vvu0vut0vtq0*2,vuq0vtp0vuq0vtq1
  vtq0vvu0vvv0*2,vtq0vus0vvv0*2,vus0vtq0vvv0*2,vvu0vtq0vvt0vur0vvu0vuq0vto1rk72ni62vrj2vtq1
  vtq0vvu0vvv0*2,vuq0vus0vvv0*2,vus0vuq0vvv0*2,vvu0vtq0vqh2ni72tm82vtp1vrj1pj62lh72vpe1vtq1
  vtq0vvu0vvv0*2,vuq0vus0vvv0*2,vus0vuq0vnk2uic0vqn2vtq0vob1hg72rk62vsm1vrj1vm50*2,vpe1vtq1
  vtq0vvu0vvv0*2,vuq0vus0stu1*2,vus0vtp2ug92vsr3uhb3vtq0vob1vm50*2,vsm1vrj1vm50*2,vpe1vtq1
  vtq0vvu0vvv0*2,vuq0prp3bln2*2,prq3vso2ue70*2,uha2vtq0vob1vm50*2,vsm1vrj1vm50*2,vpe1vtq1
  vtq0qss2fno0mrr2vuq0kon3dmn2*2,kon3vso2ue70*2,uha2vtq0vob1vm50*2,vsm1vrj1vm50*2,vpe1vtq1
  vtq0clm4pst49km3vtq2kon36ik0*2,kon3vso2ue70*2,uha2vtq0vob1vm50*2,vsm1vrj1vm50*2,vpe1vtq1
  vtq0bkl39jl16ik0utp3kon36ik0*2,kon3vso2ue70*2,uha2vtq0vob1vm50*2,vsm1vrj1vm50*2,vpe1vtq1
  vtq0bkl36ik0*2,utp3kon36ik0*2,kon3vso2ue70*2,uha2vtq0vob1vm50*2,vsm1vrj1vm50*2,vpe1vtq1
  vvv0*22,vvv2
  vvv0rrsaoppattt4stt2pqqasst4sss4rss5rss9qqqasss3ttt1vvv0*9,vvv2
  vvv0rrr6nooc*2,qrr7oopenoo9*2,qrr7mnoepqqdnoodsss9vvv0*9,vvv2
  vvv0uuu5*2,uuu3uvv3vvv1*2,uuu3uvv2*2,vvv1uuv2uvv1vvv1uuu3uuu2uuu5vvv1vvv0*4,vvv2
  vvv0ttt9sttbsssbqrrdsssbsstcrsscsstarssdsssattt9ssscqrrdrssbssscsttasssauuu5vvv0*3,vvv2
  vvv0sssdqrrdqrresss9rrrcqrrcqrrkvvv0*14,vvv2
  vvv0*22,vvv2
  vvv1vvv0*21,uuu1
section-pictured-steps 358x466
~ eFz2 lyou nkey vojw Xb6u cuU2 MSPk YfYf Tm43 XIJR TMbP 0zgZ LKMm FG0G -e9g IbY6 UIoz -9LF 72AM FvkS
~ H_-P sO1R sO1R sO1R
  rrs8rrsasss9qrrbrrsbqrrarss8qrr9tuu2uvv0*14,
  uuu0tuu0*11,stt0oqq0npq0*3,qss1tuu0*4,uvv0
  qtt0ptt0*10,fkl339b16cd07de0*3,imn4tuu1prr2suu0ptt0rtt1
  pst0ptt0emo3lqr1ptt0suu0*2,ptt0*3,gkl55bd3oif3tg90tf80*3,tnl3hlm618a0stt6ptt0qst0
  pst0ptt0fnp37jl1qtt2vvv0qtu0ptt0*2,pst13ac3oif6tic2tnd0tod0*3,srm1stu2mop2tuu0ptt0qst0
  pst0ptt0pst0jpq1pst2qtt0ptt0*3,mpq55bd5tga2tnd3toe0rrm0*3,qsq0qtt0*2,ptt0*2,qst0
  pst0ptt0*8,lpq56ce5tf92tnd3rql1ptt0*8,qst0
  pst0ptt0*8,glm59fg5tf92tnd3rql1ptt0*8,qst0
  pst0ptt0*7,mpq24ac3kno5tf81toe1rql1ptt0*4,rrn0uob0pst0ptt0qst0
  bgh3afh0*6,8ef039b2hlm3sli2sjf2tod1rrm1ptt0*4,qrp0tpg0pst0ptt0qst0
  jhf2ige0*6,khg0qmj1sje1thb1qrp1vn70qsr0ptt0*3,ipq29jm07il0bln1nrs1qst0
  ske1tjd0*7,sje0smi0rqm0un90sqj1ptt0*3,kqr26ik0*4,9km1oss2
  un91vn80*9,uob0rrm0ptt0*4,dmo36ik0*5,dln8
  vvv0*22,vvv2
  vvv0rrsaoppattt4stt2pqqasst4sss4rss5rss9qqqasss3ttt1vvv0*9,vvv2
  vvv0rrr6nooc*2,qrr7oopenoo9*2,qrr7mnoepqqdnoodsss9vvv0*9,vvv2
  vvv0*22,vvv2
  vvv0lop44ce1imn5uuu6pqqnqqqlqrrerssdqrresss9rssfqrrfrrsfqqrkrrserrsdpqqdssscqrrgstt7vvv0vvv2
  vvv0chj65ce88fg6vvv2uuu4ttt4uuu2uuv2uuu2uuu3uuu2uuu3uuu2uvv2vvv0*7,vvv2
  vvv0stt2fkl1qrs2uuu3sttbstt8rrrdstt7rrsdstt9sssdtttcsssbttu9vvv0*7,vvv2
  vvv0*22,vvv2
  vvv0kno54bd2glm5uuu6pqqnqqqlqrrerssdqrresss9rssfqrrfrrsfqqrkrrserrsdpqqdssscqrrgstt7vvv0vvv2
  vvv0cij66df89fh6vvv2ttu6ttt5tuu5uuu3ttt5tuu5*2,ttu5ttu4uuu3vvv0*7,vvv2
  vvv0ttu2hlm1rst2uvv2ttt9ttt7rssbttt6rssbttt7sttbtuuastt9uuu8vvv0*7,vvv2
  vvv0*2,tuu1vvv0*19,vvv2
  vvv0hlm53bd3dik6uuu6pqqnqqqlqrrerssdqrresss9rssfqrrfrrsfqqrkrrserrsdpqqdssscqrrgstt7vvv0vvv2
  vvv0dik65ce6agh6uuu3sttasss7sss8ttt5sss9stt7sttastt9sss8tuu6vvv0*7,vvv2
  vvv0uuu1lop1tuu1vvv1uuu5uuu4ttt7uuu3ttt7uuu4tuu6uuu6uuu5*2,vvv0*7,vvv2
  vvv0*22,uvv2
  uuu1vvv0*20,uvv1uvv0
section-plain 358x141
~ eFz2 lyou HGdi vojw NkwJ 72AM FvkS WEQP
  rrs8rrsasss9qrrbsst9uvv0*18,
  uvv0*22,uuu0
  vvv0ttt5vvv0*20,uvv2
  vvv0jllnjkkljklgopq9gijrjlldmnocjklijkloikkolmmgrss7vvv0*9,vvv2
  vvv0*22,vvv2
  vvv0qqrkrsserrrdpqqdsstcqrre*2,rssdqrrfqrrdrssarrsdqrreqrrhrssbqqrlrrsauvv2vvv0*3,vvv2
  vvv0tuu7uuu4uuu3uuu2tuu4tuu5uuu5vvv0*5,vvv1vvv0*8,vvv2
  vvv0sttasttcsst9ttt6ttt9sssattt8vvv0*14,vvv2
  vvv1vvv0*21,uuu1
section-steps 358x240
~ eFz2 lyou 2faT vojw eFz2 72AM vojw G-Li ZFPv ZFPv ZFPv
  rrs8rrsasss9qrr8rssauvv0*18,
  stt5uvv0*3,uuu0uvv0*4,uuu0uvv0*13,
  jklmhjjljklfnooagiiojllemnnbikkihijoikkokmmfrrs4uvv0*11,
  uvv0*23,
  nqq2hlm1tuu1sss8rsscstt7stt3*2,stt4ttt3stt7sss7stt8rsscsst5sst6stt4sst7stt3uuu1uvv0*3,
  3bd34ce7hlm5sss8qrreqrrdqrrfrrrfqrrcrss9qrrdqqrcsss8qrrfrss9qrrcqqrerssbrrscttt2uvv0*3,
  bgi53bd2oqq4qrrdopqknppgnopepqqfnookpqqhoppipqqjoppjstt7uvv0*9,
  uvv0*23,
  mpp3gkl1ttu1rrscqqrhrrsbrss9*2,rrr8stt6rsscqrrbrssbpqqirss8rss9qrr9rssbrss8ttu2uvv0*3,
  2ac37ef8hlm5ttt4rss9*2,sss9sst9sss8sss5rss9rss8stt5sss9stt5rss9*2,stt7stt8uuu1uvv0*3,
  cij54ce1oqr3qrrdopqknppgnopepqqfnookpqqhoppipqqjoppjstt7uvv0*9,
  uvv0*23,
  jmn3chj1rtt2qrrepqqjqrrdqrrb*2,qrrasss8qrrepqrdrsscpqqlqrr9qrrb*2,qrrcqrrattt2uvv0*3,
  2ac37eg8hlm5ttt3sss7sst7stt7*2,stt6stt4stt6sst6ttt4stt6ttt4sss7stt6ttt5ttt6uuu1uvv0*3,
  gkl48fg1qss3qrrcpqqjnppgnopepqqfnookpqqhoppipqqjoppjstt7uvv0*9,
