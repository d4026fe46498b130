scan 580x149
~ IqB6 xt-H chSv PiZq h3Io B5q6 wH8N MiCb pK7R aYka CBCQ XFf3
  rss8stt8uvv0*35,
  uuu0uvv0*36,
  vvv0*36,uuu2
  vvv0jjjhhhhviiisjjjvfffmqqqevvv1uuu2uuv1uuu3vvv1uuu1uuu3vvv2ttt5vvv1uvv1vvv0*18,uvv3
  vvv0kkkfgggp999ncccveeekqqq6vvv1qqrcpqqhrssbrrscopphqqrgssscpqqgqrr8nookttt5vvv0*17,uvv3
  vvv0kkkkgggqiiimhhhrbbbmrrr7vvv0uuu4uuu2vvv0*2,vvv2*3,vvv0*21,uvv3
  vvv0kkkgiiiliiighhhvdddrqqq8vvv1tttarssdoopjrssdpqqjqrrdpqqmuuu3vvv0*20,uvv3
  vvv0jjjhgggvdddqcccncccpqqq6vvv0*29,uvv3
  vvv0*36,uuu2
  uuu1uvv0vvv0*33,uvv1uvv0
traders 580x573
~ IqB6 xt-H xuoU PiZq y-Uq CeNm 0F61 bKgu 2O7t _-TR z2yA H32O Qu3r 7-62 zDLp LUOM G4s3 H4q8 44Po Evwm
~ yuip U1Ek -8fs 3KmG z2yA vum9 Qu3r 7-62 kNOV CQZp 6uE0 g8TU lrRE z2yA b3Nk Qu3r 7-62 DwE3 CQZp _AZm
~ g8TU lrRE z2yA hRQC Qu3r 7-62 xmFn CQZp zPN1 g8TU 2fTo oG5M
  rrs9qrr9stt5uvv0*34,
  uuu0uvv0*36,
  vvv0*36,uuu2
  vvv0stt5rrs6uuu3uuu1ttt2*2,uuu2vvv0*21,uuu1tuu1ttt1uuu0*2,uvv1vvv0uvv3
  vvv0tuu4lnnckllinopclmnchijkikknvvv0*21,stt5rss7pqq9opqcpqq9tuu2vvv0uvv3
  vvv0*36,uvv3
  vvv0*2,vvu0*2,vvv0*32,uvv3
  vvv0vvu0srn8sqn8vvu0mnolnoomnopgnoolmnolttt6vvv0*25,uvv3
  vvv0vvu0tro6sro6vvu0vvv0*31,uvv3
  vvv0*2,vvu0*2,vvv0qrrersserssbsss8qrrfuuu4vvv0*25,uvv3
  vvv0*2,stt0*32,vvv0*2,uvv3
  vvv0kno619c0*32,cij6vvv0uvv3
  vvv0imn619c0*14,9ghg9fhf*2,chjc19c0*14,agi6vvv0uvv3
  vvv0lop51ac019c0*31,ejk6vvv0uvv3
  vvv0*36,uuu3
  uvv0vvv0*35,uuu0
  vvv0*36,uuu3
  vvv0sss5opp8nooarrs4rss5qrr9rrr4qrr6opp8rrr6rrs4opp9qrr5rss5vvv0*21,uvv3
  vvv0sss5pqq8oopclmndqqranopdmno9mnndpqq8qqqbkmmdmnncnoobpqq8vvv0*21,uvv3
  vvv0*2,vvu0*2,vvv0*32,uvv3
  vvv0vvu0tro5sro6vvu0rssbstt7sssasst8rssbvvv1vvv0*21,rrsarrrcsssfvvv0uvv3
  vvv0vvu0tso4tro5vvu0sssarrrcsss9rss9rssbuvv1vvv0*17,uuu3rrresssarrsdqrrerssdtttbvvv0uvv3
  vvv0*2,vvu0*2,vvv0*32,uvv3
  vvv0*2,vuu0*2,vvv0*32,uvv3
  vvv0vuu0ton6tpn3vvu0sss8tuu3uuu3sss7ttt6vvv0*21,ttt6rrrdrssbsssfvvv0uvv3
  vvv0vut0tpn4uqo4vuu0rss8pqqhstt7rsseqrrbvvv0*18,uuu3rrresssarrsdqrrerssdtttbvvv0uvv3
  vvv0*2,vut0vuu0vvv0*32,uvv3
  vvv0*2,uvv0*2,vvv0*32,uvv3
  vvv0uvv0oss3pst1vvv0uuu4stt6ttt5uuu2uvv1uuu4vvv0*20,ttt6qrrcqqrgsssfvvv0uvv3
  vvv0tuv0nqr5oss2uvv0pqqfttt6sttappqiqqrfttt9vvv0*17,uuu3rssdstt9rsscrrrdsssbtttavvv0uvv3
  vvv0*2,tuv0*2,vvv0*25,vvv1*6,vvv0uvv3
  vvv0vvv1uvv0*32,vvv1vvv0uvv3
  vvv0uvv6vvv0*14,rss7rrs7sss9qrrbvvv0*14,uvv6vvv0uvv3
  vvv0uvv6vvv0*14,ttt5sss5sss9ttt6vvv0*14,uvv6vvv0uvv3
  vvv0*2,uvv0*32,vvv1vvv0uvv3
  vvv1vvv0*35,uuu1
cover-visitor-UPCOMING 580x482
~ IqB6 xt-H GXIF PiZq 3MN_ 4u9V IC1U usun 2Id_ iesK mNg_ -8fs Lk0s PiZq vEtG ihpc Zmjl qjyR PiZq gbP1
~ fP9L vH9O qjyR PiZq gk34 j2Wz 0pdo q5VG DD-j nHN9 EN2S 2kMu 97_q aTp6 pfMv
  rss9*2,rssarrsbrss9qrrbrss8qrreqrrcuvv0*28,
  uvv0*37,
  vvv0*36,uuu3
  vvv0sss5qqq7ttt4sss4rrs8sss2sst3ttt1stt3stt5sss3uuu1vvv0*17,uvu0*4,uvv0vvv0uvv3
  vvv0uuu4nooblmmgoppdnoofmnncmnodpqq8mnnelmmglmmdvvv0*18,qtr5lqoelqojkpnesut2vvv0uvv3
  vvv0*36,uvv3
  vvv0ttu8ttt6sss9*2,ttt8rrsestt9rss9ttt6ssscsssduuu5sttastt7rssdrss8uuu2stt8ttt8sss8tuu8stt9sss7sssbttt7rrsauuu4vvv0*8,uvv3
  vvv0uuv4tuu5sssattt6ttt8ttt9tuu7ttt8ttt7*2,stt9ttt8stt8ttu7tttattt7*2,ttt9ttt6rssasttattt8stt7ttt6ttt9sst8uuu5vvv0*8,uvv3
  vvv0*36,uvv3
  vvv0rss8ooplqqrdpqqjppqfoppdoppgrssaoppmqqqcvvv0*25,uvv3
  vvv0uuu3sttattt9ttt7tuu6ttt9ttt7uuu4ttt7ttt8ttt6uuu4stt9tuu5stt8ttt8tuu5sst9ttt8*2,vvv0*3,sts4mqodpsq6orqapsr7osq8*2,nrpcnrpdmqoetut1vvv0uvv3
  vvv0vvv2uuu5ttu5uuu5uuu4tuu6uuu4uuu3uuu5tuu5uuu4uuu5tuu6tuu5uuu5uuu4uuu3uuu5uuu4tuu6vvv0*3,tvu0rts3rts4*2,rts3rts4rts2*3,rts3uvu0vvv0uvv3
  vvv0uuu6rssbrrrdttt8rsseuuu2vvv0*29,uvv3
  vvv0*36,uvv3
  vvv0uuu1uuu3vvv0*2,vvv2vvv0*2,uuu5vvv1vvv0*26,uvv3
  vvv0ttt6pqqhoppeqrrbqrrdoppfopqipqqjuuu3vvv0*17,tuu1mqqampqcorsanqrcmpqcnqrbsuu2vvv0uvv3
  vvv0tuu6rsserssdqrresstbssscstt8qrrgrssbqrrdsttaqrrfsssa*2,rrrettt6vvv0*10,uvv0suu1*5,stt3uvv0vvv0uvv3
  vvv0*36,uvv3
  vvv0*36,uvv3
  vvv0sstappqiqrrcnopkqqqcpqqiooplpqqjoppeqqrhvvv0*18,usq3*2,usq4usr3urq4vut1vvv0uvv3
  vvv0tuu5sstbrssdsssbrsscrrshsttaqrrhrrrhsstdsss9rrrctuu8vvv0*15,urp4tqo8urp7*2,tqoavus1vvv0uvv3
  vvv0*4,vvv1*3,uuv3vvv0*4,vvv1vvv0*23,uvv3
  vvv0*4,vvv1vvv0*3,vvv1*2,vvv2uvv3uuu2vvv0*23,uvv3
  vvv0tuu3rssdrrrgrssettt7rrsdstt8sssbstt9sssdsstbsssdvvv2vvv0*22,uvv3
  vvv0nrp3bjg0*25,dlh3ttt0stt0*5,tuu0vvv0uvv3
  vvv0rts4lpo2mqo0*2,lpn2kpn3*2,kpn5jom4mqo0*17,nqp4uuu1uuu0ttt3tuu2ttt3stt4ttu3vvv0uvv3
  vvv0tuu6qsrbqsrcorqdrts7rtsa*2,qsrartscvvv0*17,rssdsttbrrrcttu6stt9ttt8sssauuu8vvv0uvv3
  vvv0uuu4stt9tuu6ttt8tuu6ttt8tuu5ttt6ttt7uuu4sstbttt8sttatuu6ttu8ttt9ttt7uuu5sttattt6ttt7stt9tuu8ttt7*2,vvv0*10,uvv3
  vvv0vvv1uuu5uuu3uuu4uuu5*2,tuu5uuu4uuu6tuu6*2,uuu4uuu5*2,uuu2uuu6uuu5uuu4*3,uuu5*2,uuu4uuu5ttt7vvv0*10,uvv3
  vvv0*36,uuu2
  uuu0tuu0*34,tuu1uvv0
cover-visitor-ONGOING 580x482
~ IqB6 xt-H x9TO PiZq 3MN_ 4u9V IC1U usun 2Id_ iesK 6oIT -8fs Lk0s PiZq vEtG ihpc Zmjl qjyR PiZq gbP1
~ fP9L vH9O qjyR PiZq gk34 j2Wz 0pdo q5VG DD-j nHN9 EN2S 2kMu 97_q aTp6 pfMv
  rss9*2,rssarrsbrss9qrrcqrr9qrrestt5uvv0*28,
  uvv0*37,
  vvv0*36,uuu3
  vvv0sss5qqq7ttt4sss4rrs8sss2sst3ttt1stt3stt5sss3uuu1vvv0*17,uvu0*4,uvv0vvv0uvv3
  vvv0uuu4nooblmmgoppdnoofmnncmnodpqq8mnnelmmglmmdvvv0*18,qtr5lqoelqojkpnesut2vvv0uvv3
  vvv0*36,uvv3
  vvv0uuu5sssbuuu3rrscsss8ttt6sssattt5sst9stt7sss9stt7rrsbttt6sstattt8rrscttt7stt7ssscrssattt8rssbstt8ttt7stt7sss9sss7uuu6vvv0*6,uvv3
  vvv0uuu3sttauuu6tttattt8ttt6rsscsss7tuu6sst9ttt6stt8*2,uuu4ttt8uuu6ttt9ttu6stt7rssdstt7ttt8*2,uuu5ttt7ttt6stt8ttt6uuu5vvv0*6,uvv3
  vvv0*36,uvv3
  vvv0rss8ooplqqrdpqqjppqfoppdoppgrssaoppmqqqcvvv0*25,uvv3
  vvv0uuu3sttattt9ttt7tuu6ttt9ttt7uuu4ttt7ttt8ttt6uuu4stt9tuu5stt8ttt8tuu5sst9ttt8*2,vvv0*3,sts4mqodpsq6orqapsr7osq8*2,nrpcnrpdmqoetut1vvv0uvv3
  vvv0vvv2uuu5ttu5uuu5uuu4tuu6uuu4uuu3uuu5tuu5uuu4uuu5tuu6tuu5uuu5uuu4uuu3uuu5uuu4tuu6vvv0*3,tvu0rts3rts4*2,rts3rts4rts2*3,rts3uvu0vvv0uvv3
  vvv0uuu6rssbrrrdttt8rsseuuu2vvv0*29,uvv3
  vvv0*36,uvv3
  vvv0uuu1uuu3vvv0*2,vvv2vvv0*2,uuu5vvv1vvv0*26,uvv3
  vvv0ttt6pqqhoppeqrrbqrrdoppfopqipqqjuuu3vvv0*17,tuu1mqqampqcorsanqrcmpqcnqrbsuu2vvv0uvv3
  vvv0tuu6rsserssdqrresstbssscstt8qrrgrssbqrrdsttaqrrfsssa*2,rrrettt6vvv0*10,uvv0suu1*5,stt3uvv0vvv0uvv3
  vvv0*36,uvv3
  vvv0*36,uvv3
  vvv0sstappqiqrrcnopkqqqcpqqiooplpqqjoppeqqrhvvv0*18,usq3*2,usq4usr3urq4vut1vvv0uvv3
  vvv0tuu5sstbrssdsssbrsscrrshsttaqrrhrrrhsstdsss9rrrctuu8vvv0*15,urp4tqo8urp7*2,tqoavus1vvv0uvv3
  vvv0*4,vvv1*3,uuv3vvv0*4,vvv1vvv0*23,uvv3
  vvv0*4,vvv1vvv0*3,vvv1*2,vvv2uvv3uuu2vvv0*23,uvv3
  vvv0tuu3rssdrrrgrssettt7rrsdstt8sssbstt9sssdsstbsssdvvv2vvv0*22,uvv3
  vvv0nrp3bjg0*25,dlh3ttt0stt0*5,tuu0vvv0uvv3
  vvv0rts4lpo2mqo0*2,lpn2kpn3*2,kpn5jom4mqo0*17,nqp4uuu1uuu0ttt3tuu2ttt3stt4ttu3vvv0uvv3
  vvv0tuu6qsrbqsrcorqdrts7rtsa*2,qsrartscvvv0*17,rssdsttbrrrcttu6stt9ttt8sssauuu8vvv0uvv3
  vvv0uuu4stt9tuu6ttt8tuu6ttt8tuu5ttt6ttt7uuu4sstbttt8sttatuu6ttu8ttt9ttt7uuu5sttattt6ttt7stt9tuu8ttt7*2,vvv0*10,uvv3
  vvv0vvv1uuu5uuu3uuu4uuu5*2,tuu5uuu4uuu6tuu6*2,uuu4uuu5*2,uuu2uuu6uuu5uuu4*3,uuu5*2,uuu4uuu5ttt7vvv0*10,uvv3
  vvv0*36,uuu2
  uuu0tuu0*34,tuu1uvv0
cover-visitor-ENDED 580x146
~ IqB6 xt-H FuOX PiZq 3MN_ 4u9V IC1U 2Id_ iesK 1wIb
  rss9*2,rssarrsbrss8qrrdqrrattt3uvv0*29,
  uuu0uvv0*36,
  vvv0*36,uuu2
  vvv0stt5rrs6uuu3ttu3sss6ttu1tuu2uuu1uuu2uuu3ttt2vvv1vvv0*23,uvv3
  vvv0tuu4lnnckllinooemnogklmdlmneopp8lmmfkllijllevvv0*24,uvv3
  vvv0*36,uvv3
  vvv0ttt6rrrdstt7rrsbrrrgttt9rrrbsst7rsscrrrcttt8qqrirssettt7rrsdrss9stt7rssassscttt7rssdrrsasssbvvv0*12,uvv3
  vvv0vvv2uuu6uuu4ttt6uuu6ttt6ttt7uuu4tuu7ttt5tuu5tuu6*2,tuu4sst9ttu5tuu5uuu5*2,tuu4ttu6uuu6ttt6vvv0*12,uvv3
  vvv0*36,uuu2
  uuu0tuu0*34,tuu1uvv0
cover-nothing-copied 580x482
~ IqB6 xt-H H95j PiZq 3MN_ 4u9V IC1U usun 2Id_ iesK tHDq -8fs Lk0s PiZq vEtG ihpc Zmjl qjyR PiZq gbP1
~ fP9L vH9O qjyR PiZq gk34 j2Wz 0pdo q5VG DD-j nHN9 EN2S 2kMu 97_q aTp6 pfMv
  rss9*2,rss8rrsdqqrbsss6qrrerss7uvv0*29,
  uuu0uvv0*36,
  vvv0*36,uuu2
  vvv0stt5rrs6uuu3ttu3sss6ttu1tuu2uuu1uuu2uuu3ttt2vvv1vvv0*17,uvu0*4,uvv0vvv0uvv3
  vvv0tuu4lnnckllinooemnogklmdlmneopp8lmmfkllijllevvv0*18,qtr5lqoelqojkpnesut2vvv0uvv3
  vvv0*36,uvv3
  vvv0uuu5stt8ttt9ttt6sss6stt8sss9rssbstt6ssscsttasssastt8ttt6sst8rssbstt9stt8rrrbttt8tuu5sttarss8rssavvv0*11,uvv3
  vvv0uuu2sssbsst9ttt7stt7ttt7ttt8sss9ttu6uuu6sss9uuu6ttt7ttt5rssbttt9ttt7ttt8stt8uuu4ttt6stt8ttt7*2,vvv0*11,uvv3
  vvv0*36,uvv3
  vvv0rss8ooplqqrdpqqjppqfoppdoppgrssaoppmqqqcvvv0*25,uvv3
  vvv0uuu2ttt7uuu7tuu6uuu5ttu7uuu5uuu3tuu5tuu6tuu5uuu3ttu8uuu4ttt6tuu6uuu4ttt8tuu7ttu6vvv0*3,sut3nrpcpsr5psq8qsr5psq7psq6orpaorpbnrpctut1vvv0uvv3
  vvv0vvv2ttt8stt7ttt6uuu6ttt7ttt5uuu4tuu7ttt7ttt6uuu6stt8ttt6tuu8uuu5uuu4ttt7ttt5ttt7vvv0*3,tuu1qts4qsr6qtr6rts5qtr5rts4*2,rts3qts5uvu0vvv0uvv3
  vvv0uuu6rssbrrrdttt8rsseuuu2vvv0*29,uvv3
  vvv0*36,uvv3
  vvv0uuu1uuu3vvv0*2,vvv2vvv0*2,uuu5vvv1vvv0*26,uvv3
  vvv0ttt6pqqhoppeqrrbqrrdoppfopqipqqjuuu3vvv0*17,tuu1mqqampqcorsanqrcmpqcnqrbsuu2vvv0uvv3
  vvv0tuu6rsserssdqrresstbssscstt8qrrgrssbqrrdsttaqrrfsssa*2,rrrettt6vvv0*10,uvv0suu1*5,stt3uvv0vvv0uvv3
  vvv0*36,uvv3
  vvv0*36,uvv3
  vvv0sstappqiqrrcnopkqqqcpqqiooplpqqjoppeqqrhvvv0*18,usq3*2,usq4usr3urq4vut1vvv0uvv3
  vvv0tuu5sstbrssdsssbrsscrrshsttaqrrhrrrhsstdsss9rrrctuu8vvv0*15,urp4tqo8urp7*2,tqoavus1vvv0uvv3
  vvv0*4,vvv1*3,uuv3vvv0*4,vvv1vvv0*23,uvv3
  vvv0*10,vvv1*3,vvv0*23,uvv3
  vvv0ttu4rssdrrrgrrsettt7rrrdstt8rsscsstarssfsssdrssfvvv2vvv0*22,uvv3
  vvv0nrp3bjg0*25,dlh3ttt0stt0*5,tuu0vvv0uvv3
  vvv0rts4lpo2mqo0*2,lpn2kpn3*2,kpn5jom4mqo0*17,nqp4uuu1uuu0ttt3tuu2ttt3stt4ttu3vvv0uvv3
  vvv0tuu6qsrbqsrcorqdrts7rtsa*2,qsrartscvvv0*17,rssdsttbrrrcttu6stt9ttt8sssauuu8vvv0uvv3
  vvv0uuu4stt9tuu6ttt8tuu6ttt8tuu5ttt6ttt7uuu4sstbttt8sttatuu6ttu8ttt9ttt7uuu5sttattt6ttt7stt9tuu8ttt7*2,vvv0*10,uvv3
  vvv0vvv1uuu5uuu3uuu4uuu5*2,tuu5uuu4uuu6tuu6*2,uuu4uuu5*2,uuu2uuu6uuu5uuu4*3,uuu5*2,uuu4uuu5ttt7vvv0*10,uvv3
  vvv0*36,uuu2
  uuu0tuu0*34,tuu1uvv0
cover-copying 580x505
~ IqB6 xt-H xl6H PiZq 3MN_ 4u9V IC1U usun 2Id_ iesK PzjK -8fs Lk0s PiZq vEtG ihpc Zmjl qjyR PiZq gbP1
~ fP9L vH9O qjyR PiZq gk34 j2Wz 0pdo q5VG DD-j nHN9 EN2S 2kMu 97_q aTp6 pfMv
  rss9*2,rss6qrrcqqrbuuu0uvv0*31,
  uuu0uvv0*36,
  vvv0*36,uuu2
  vvv0stt5rrs6uuu3ttu3sss6ttu1tuu2uuu1uuu2uuu3ttt2vvv1vvv0*17,uvu0*4,uvv0vvv0uvv3
  vvv0tuu4lnnckllinooemnogklmdlmneopp8lmmfkllijllevvv0*18,qtr5lqoelqojkpnesut2vvv0uvv3
  vvv0*36,uvv3
  vvv0tuu7stt9sttcstt6stt8sssastt9rrrcrssdsss9ssscrssbttt7stt9ttt5rrrettt8rrrdstt9sss8rssbsss8ttt6sssattt6rsscstt8sttbstt7ttt5ttt8vvv0*4,uvv3
  vvv0vvv3stt8ttu6ttt5sssbstt8ttt6stt8ttt9tuu7sss9uuu6ttt7tttauuu4stt8uuu6ttt8uuu5ttt7ttu8ttt6*2,ttt7uuu4tttattt7ttt9stt8ttu5ttu7vvv0*4,uvv3
  vvv0ttt6pqqjqqrgoppfuuu5vvv0*30,uvv3
  vvv0*36,uvv3
  vvv0uuu2uuu3vvv1uuu4vvv1uvv1uuu3vvv1uuu4vvv1vvv0*25,uvv3
  vvv0ttt6pqqhqrrcqrrfpqqepqqbqrrdsss9qqqhqrrbvvv0*13,uvu0tvu0*9,uvv0vvv0uvv3
  vvv0uuu5rrrfrrrdrsscsttarrsfrssbstt7rsscrrserssbsttaqrrgrssbrrsessscstt9qrrfrssdrrrevvv0*3,rts4kpnhmqobmqofnrpamqocnqoblqoemqofkpnhsut1vvv0uvv3
  vvv0tuu7rssbqrrfstt9rrsfuuu3vvv0*29,uvv3
  vvv0*36,uvv3
  vvv0*36,uvv3
  vvv0sss7oopkoppeqrrbqqqfppqdopqinopottt4vvv0*17,uvv0suu1tuu0tuu1tuu0tuu1tuu0uvv0vvv0uvv3
  vvv0uuu5ttu8ttt8ttt7tuu6ttt9tuu4sstattt8stt7tuu6stt9ttt7ttu5ttt7uuu4vvv0*10,tuu1mqqalpqeorranqrdlpqcmpqfsuu2vvv0uvv3
  vvv0vvv1tuu5uuu5ttt6uuu4uuu3*2,uuu6uuu3tuu5uuv4tuu6uuu3uuu4uuu6vvv1vvv0*19,uvv3
  vvv0*36,uvv3
  vvv0ttt6sssattt6rrsbstt6sssbsssasstarss7rssavvv0*18,vvu0*5,vvv0*2,uvv3
  vvv0uuu4sss8ttt6sss8ttt6ttt8rssbsssasss9ttt9vvv0*17,vvu0tqn8solctpnbtpnasolfvtr3vvv0uvv3
  vvv0uuu4sttbrsscrssdrrserrrirssdrrrgrssftttasss9qrrdtuu8vvv0*15,vvu0*5,vvv0*2,uvv3
  vvv0*36,uvv3
  vvv0ttt4rssdrsserrrfttt7rrrestt8rssdsssbrrsgrsseqrrguuv2vvv0*22,uvv3
  vvv0tut1orq0orp1orq0*23,psr1uvv0*6,vvv0*2,uvv3
  vvv0mqo49ie0*25,bkg4stt0*6,tuu0vvv0uvv3
  vvv0stt9psqeqsrcorqdqsr9psrdqsreorqforqhvvv0*17,rrrgssscrrrcsss9ssscsstbqrresttbvvv0uvv3
  vvv0*36,uvv3
  vvv0tuu5rrsfsstarssdsssbrrsdrssbsssbrssdsssaqrrhssscrssgsstcsssbrrsfrsscsttarssfsssarsscqrresssdrssdqrrfvvv0*10,uvv3
  vvv0*36,uuu3
  uvv0vvv0*35,uuu0
cover-paying 580x249
~ IqB6 xt-H R_g8 PiZq 3MN_ 4u9V IC1U bkZJ Zt0I 7cBK dfou bQ9P eFQv StB0 Dy7X JDC4 Nq-H rNW0 iesK JjEB
~ brFp
  rss9*2,rss8qrrerss8uvv0*32,
  uuu0uvv0*36,
  vvv0*36,uuu2
  vvv0stt5rrs6uuu3ttu3sss6ttu1tuu2uuu1uuu2uuu3ttt2vvv1vvv0*17,uvv0*5,vvv0uvv3
  vvv0tuu4lnnckllinooemnogklmdlmneopp8lmmfkllijllevvv0*17,uvv0lopelpqjmpqdlopgstu3vvv0uvv3
  vvv0*36,uvv3
  vvv0*36,uvv3
  vvv0*5,ttt0rss0*4,ttt0vvv0*25,uvv3
  vvv0*3,stt2qrs1rss0tuu0vvv0*2,uuu0rst0rss0uvv0vvv0*3,rss7nopkoopjpqqgopploppiopphoppkoppgnoopoppfqqrgvvv0*8,uvv3
  vvv0*2,vvv17df4dij5vvv0*6,stt0rss0vvv0*23,uvv3
  vvv0*2,kno62ac2stt3vvv0*7,rss0tuu0vvv0*2,sttaqqqirrrfpqqhoppksss9opplpqqg*2,sssapqqgqqriqrrgpqqjnoojrrsgoppkrrshvvv0*2,uvv3
  vvv0*2,bhi6*2,vvv0rrr6qrr8opp9qqq8oppbopp9vvv0ttt0stt0vvv0*2,tuu5rrresstarrsdssserrrjqqrhrrrcsssdpqqksssdrrsfsssbssscqrreqqrkvvv0*4,uvv3
  vvv0*2,fkl4loo4vvv0rrs3opp6*2,pqq5mnnbpqq6vvv0uuu0ttt0vvv0*2,uuu4ttt7uvv2uuu3uuu2uuu3*2,uuu2tuu5uuu4uuu2uuu3*2,uuu4uuv2uvv3vvv1vvv0*3,uvv3
  vvv0*5,vvv1sssbrrrdrssfqrrgvvv2vvv0*25,uvv3
  vvv0*36,uuu3
  uvv0vvv0*35,uuu0
cover-sold-out 580x249
~ IqB6 xt-H oQd5 PiZq 3MN_ 4u9V IC1U TJhh Zt0I 7cBK dfou bQ9P eFQv StB0 Dy7X JDC4 Nq-H rNW0 iesK JjEB
~ Q1VS
  rss9*2,rss7rssbrssatuu3uvv0*31,
  uuu0uvv0*36,
  vvv0*36,uuu2
  vvv0stt5rrs6uuu3ttu3sss6ttu1tuu2uuu1uuu2uuu3ttt2vvv1vvv0*16,vuu0vut0*4,vvu0vvv0uvv3
  vvv0tuu4lnnckllinooemnogklmdlmneopp8lmmfkllijllevvv0*17,tpmatpmcsolesomernkfvts1vvv0uvv3
  vvv0*36,uvv3
  vvv0*36,uvv3
  vvv0*5,ttt0rss0*4,ttt0vvv0*25,uvv3
  vvv0*3,stt2qrs1rss0tuu0vvv0*2,uuu0rst0rss0vvv0*4,rss7nopkoopjpqqgopploppiopphoppkoppgnoopoppfqqrgvvv0*8,uvv3
  vvv0*2,vvv17df4dij5vvv0*6,stt0rss0vvv0*23,uvv3
  vvv0*2,kno62ac2stt3vvv0*7,rss0tuu0vvv0*2,sttaqqqirrrfpqqhoppksss9opplpqqg*2,sssapqqgqqriqrrgpqqjnoojqrrdpqqmvvv0*3,uvv3
  vvv0*2,bhi6*2,vvv0rrr6qrr8opp9qqq8oppbopp9vvv0ttt0stt0vvv0*2,tuu6qrrattt7rssestt6rrrcrsscqrrbstt9tuu9rrs9sssbsstbvvv0*7,uvv3
  vvv0*2,fkl4loo4vvv0rrs3opp6*2,pqq5mnnbpqq6vvv0uuu0ttt0vvv0*2,vvv2ttu6uuu4ttu6uuu3stt6sst8ttt6uuu5*2,ttu5ttu4sst9vvv0*7,uvv3
  vvv0*5,vvv1sssbrrrdrssfqrrgvvv2vvv0*25,uvv3
  vvv0*36,uuu3
  vvv1vvv0*35,uuu0
cover-reviewing 580x249
~ IqB6 xt-H WcAo PiZq 3MN_ 4u9V IC1U TJhh Zt0I 7cBK dfou bQ9P eFQv StB0 Dy7X JDC4 Nq-H rNW0 iesK JjEB
~ 1ls-
  rss9*2,rss7qrrcqrrerss8uvv0*31,
  uuu0uvv0*36,
  vvv0*36,uuu2
  vvv0stt5rrs6uuu3ttu3sss6ttu1tuu2uuu1uuu2uuu3ttt2vvv1vvv0*16,vuu0vut0*4,vvu0vvv0uvv3
  vvv0tuu4lnnckllinooemnogklmdlmneopp8lmmfkllijllevvv0*17,tpmatpmcsolesomernkfvts1vvv0uvv3
  vvv0*36,uvv3
  vvv0*36,uvv3
  vvv0*5,ttt0rss0*4,ttt0vvv0*25,uvv3
  vvv0*3,stt2qrs1rss0tuu0vvv0*2,uuu0rst0rss0uvv0vvv0*3,rss7nopkoopjpqqgopploppiopphoppkoppgnoopoppfqqrgvvv0*8,uvv3
  vvv0*2,vvv17df4dij5vvv0*6,stt0rss0vvv0*23,uvv3
  vvv0*2,kno62ac2stt3vvv0*7,rss0tuu0vvv0*2,sttaqqqirrrfpqqhoppksss9opplpqqg*2,sssapqqgqqriqrrgpqqjnoojsssappqkvvv1vvv0*2,uvv3
  vvv0*2,bhi6*2,vvv0rrr6qrr8opp9qqq8oppbopp9vvv0ttt0stt0vvv0*2,uuu4rssbrsscrrsasssdttt8rsserrrcstt7rssbrrrctuu6vvv0*8,uvv3
  vvv0*2,fkl4loo4vvv0rrs3opp6*2,pqq5mnnbpqq6vvv0uuu0ttt0vvv0*2,tuu5sss9uuu6*3,tuu4ttt7ttt5uuu3tuu5ttt5uuu4vvv0*8,uvv3
  vvv0*5,vvv1sssbrrrdrssfqrrgvvv2vvv0*25,uvv3
  vvv0*36,uuu3
  vvv1vvv0*35,uuu0
cover-paid 580x249
~ IqB6 xt-H xBuu PiZq 3MN_ 4u9V IC1U UQVN Zt0I ON6O dfou bQ9P 451q StB0 Dy7X JDC4 Nq-H rNW0 iesK JjEB
~ yEfY
  rss9*2,rss8rrsbuvv0*33,
  uvv0*37,
  vvv0*36,uuu3
  vvv0sss5qqq7ttt4sss4rrs8sss2sst3ttt1stt3stt5sss3uuu1vvv0*19,uvu0*2,uvv0vvv0uvv3
  vvv0uuu4nooblmmgoppdnoofmnncmnodpqq8mnnelmmglmmdvvv0*20,orq8lpnfsut3vvv0uvv3
  vvv0*36,uvv3
  vvv0*36,uvv3
  vvv0*5,ttt0rss0*4,ttt0vvv0*25,uvv3
  vvv0*3,stt2qsr1rss0tuu0vvv0*2,uuu0rst0rss0vvv0*4,rss7nopkoopjpqqgopploppiopphoppkoppgnoopoppfqqrgvvv0*8,uvv3
  vvv0*2,vvv17hd3dli5vvv0*6,stt0rss0vvv0*23,uvv3
  vvv0*2,lpn53fa1sut2vvv0*7,rss0tuu0vvv0*2,ssscoppmrrrcpqqkpqqeqqrgpqqgqqriqrrgpqqjnoolsssepqqirrrfpqqhoppkvvv1vvv0*3,uvv3
  vvv0*2,ckg5*2,vvv0rrr6qrr8opp9qqq8oppbopp9vvv0ttt0stt0vvv0*2,uuu4rrrirrrbrssbsst9rrrersscrssfrrrfpqqkstt9rrsdqrrgsttaqrrhvvv0*5,uvv3
  vvv0*2,gmk3lpn3vvv0rrs3opp6*2,pqq5mnnbpqq6vvv0uuu0ttt0vvv0*2,uvv1uuu4uuu3*2,uvv2uuu2vvv3uuu2tuu3uuu3uuu2uuu4uuu3uuu2uuu3vvv0*5,uvv3
  vvv0*5,vvv1sssbrrrdrssfqrrgvvv2vvv0*25,uvv3
  vvv0*36,uuu3
  uvv0vvv0*35,uuu0
cover-paid-maximum 580x249
~ IqB6 xt-H wQcE PiZq 3MN_ 4u9V IC1U UQVN Zt0I 8quN dfou bQ9P 451q StB0 Dy7X JDC4 7cAF rNW0 iesK JjEB
~ G-_j
  rss9*2,rss8qrrcrssaqrrcrssbsst7uvv0*29,
  uvv0*37,
  vvv0*36,uuu3
  vvv0sss5qqq7ttt4sss4rrs8sss2sst3ttt1stt3stt5sss3uuu1vvv0*19,uvu0*2,uvv0vvv0uvv3
  vvv0uuu4nooblmmgoppdnoofmnncmnodpqq8mnnelmmglmmdvvv0*20,orq8lpnfsut3vvv0uvv3
  vvv0*36,uvv3
  vvv0*7,rts0*2,vvv0*27,uvv3
  vvv0*4,tuu1fmj24fa12e90*2,3fa0dli2sut1vvv0*4,rss7oppioopjpqqgopploppiopphoppkoppgnoopoppfqqrgvvv0*8,uvv3
  vvv0*3,sts26gc25gc1jom1qsr0rts0kpn17hd24gb1qsr3vvv0*4,vvv2vvv0*18,uvv3
  vvv0*2,vvv17hd38ie3uuu1vvv0*4,uvv1ajf35gb2uvu1vvv0*2,ssscoppmrrrcpqqkpqqeqqrgopphpqqjrrsfoppj*2,rsscoppjrssfqqrhnophttt8vvv0*3,uvv3
  vvv0*2,lpn53fa1sut2vvv0*6,uuu24fb2inl5vvv0*3,uuu4vvv1uuu4uuu2ttt6uuu3tuu5uuu4sss9ttu5ttt6*2,uuu5ttt6sss6vvv1vvv0*3,uvv3
  vvv0*2,ckg5*2,vvv0ppq7lmnbnop9opp9kllhopp9vvv0eli59ie5vvv0*2,ttu5qrriqqqerssastt9sssarssb*2,rrrbrsscrrresssbsttasss9rssbrrsdrsscuuu6vvv0*2,uvv3
  vvv0*2,gmk3lpn3vvv0sss2noocopp9*2,noocpqq6vvv0nqp3eli3vvv0*2,ssscoppmqrrdqrrhvvv0*16,uvv3
  vvv0*5,vvv1sssbrrrdrssfqrrgvvv2vvv0*25,uvv3
  vvv0*36,uuu3
  uvv0vvv0*35,uuu0
cover-used-up 580x249
~ IqB6 xt-H XVmI PiZq 3MN_ 4u9V IC1U hpy_ Zt0I AeSE dfou bQ9P StB0 Dy7X daxi Dy7X iesK JjEB kV-t
  rss9*2,rss8qrr9rssatuu2uvv0*31,
  uuu0uvv0*36,
  vvv0*36,uuu2
  vvv0stt5rrs6uuu3ttu3sss6ttu1tuu2uuu1uuu2uuu3ttt2vvv1vvv0*18,uvv0*3,vvv0*2,uvv3
  vvv0tuu4lnnckllinooemnogklmdlmneopp8lmmfkllijllevvv0*18,uuu0oqqfoppcpqqdtuu2vvv0uvv3
  vvv0*36,uvv3
  vvv0*36,uvv3
  vvv0*5,ttt0rss0*4,ttt0vvv0*5,sss7pqqgppqhqqqeppqjpqqgpqqfppqjpqqeoppnppqerrrevvv0*8,uvv3
  vvv0*4,rss0*2,tuu0vvv0*2,uuu0rst0rss0vvv0*5,uuu4uuv1vvv1vvv2*2,vvv1*2,uvv2vvv2vvv1vvv2vvv0*8,uvv3
  vvv0*3,rtt0stt0vvv0*6,stt0rss0vvv0*3,sttaqqqiqqreqqrjqrrdqqqfopplpqqgqrrhoppjrrsepqqipqqeqrrfqqqfvvv0*5,uvv3
  vvv0*2,uuu0rss0vvv0*8,rss0tuu0vvv0*2,uuu4ttt6uuu5ttt7stt5uvv2uuu4uuu3uuu4uuu5ttt6vvv1*2,vvv2vvv1*2,uuu3vvv1vvv0*2,uvv3
  vvv0*2,stt0*2,vvv0stt7qqqbrrr7qrr8qrrattt4vvv0ttt0stt0vvv0*2,ttt6sstasssbrrrcsttarrressseqqrhsss9sstbtttbqqqhsss9pqqhrsscrrrfrrserrrdvvv0*2,uvv3
  vvv0*2,tuu0uuu0vvv0ttt3pqq7qrr8rrs6noocsst5vvv0uuu0ttt0vvv0*2,stt9qrrdqqqipqqjvvv2vvv0*15,uvv3
  vvv0*36,uvv3
  vvv0*36,uuu3
  vvv1vvv0*35,uuu0
cover-void 580x249
~ IqB6 xt-H GIkN PiZq 3MN_ 4u9V IC1U Rzkc Zt0I AeSE dfou bQ9P StB0 Dy7X atwS Dy7X iesK JjEB U67p
  rss9*2,rss8rssbuvv0*33,
  uuu0uvv0*36,
  vvv0*36,uuu2
  vvv0stt5rrs6uuu3ttu3sss6ttu1tuu2uuu1uuu2uuu3ttt2vvv1vvv0*19,vuu0vut0vvu0vvv0uvv3
  vvv0tuu4lnnckllinooemnogklmdlmneopp8lmmfkllijllevvv0*20,tqnasolfvtr3vvv0uvv3
  vvv0*36,uvv3
  vvv0*36,uvv3
  vvv0*5,ttt0rss0*4,ttt0vvv0*25,uvv3
  vvv0*4,rss0*2,tuu0vvv0*2,uuu0rst0rss0uvv0vvv0*3,rss7nopkoopjpqqgopploppiopphoppkoppgnoopoppfqqrgvvv0*8,uvv3
  vvv0*3,rtt0stt0vvv0*6,stt0rss0vvv0*23,uvv3
  vvv0*2,uuu0rss0vvv0*8,rss0tuu0vvv0*2,sttaqqqirrrcppqkpqqfpqqlpqqiqrrgpqqkqrrgppqhopqkpqqiqqrgoppjttt9vvv0*4,uvv3
  vvv0*2,stt0*2,vvv0*2,stt5pqqc*2,sss7vvv0*2,ttt0stt0vvv0*2,uuu7sstbsssbqqrfttt8rssbrrsfttt8rssfttt7sssb*3,stt9ssscrrsbrss9uuu2vvv0*2,uvv3
  vvv0*2,tuu0uuu0vvv0*2,vvv1pqq8qqqbttt4vvv0*2,uuu0ttt0vvv0*2,uuu5ttt6tuu6ttu7uuu4uuu6ttt6tuu4ttt5uuu5*3,uuu6uuu4ttt6uuu5ttu5uuv2vvv0*2,uvv3
  vvv0*36,uvv3
  vvv0*36,uuu3
  vvv1vvv0*35,uuu0
cover-void-late 580x249
~ IqB6 xt-H ZZ7m PiZq 3MN_ 4u9V IC1U Rzkc Zt0I AeSE dfou bQ9P StB0 Dy7X atwS Dy7X iesK LQde
  rss9*2,rss8rssbrrscttt3uvv0*31,
  uvv0*37,
  vvv0*36,uuu3
  vvv0sss5qqq7ttt4sss4rrs8sss2sst3ttt1stt3stt5sss3uuu1vvv0*19,vuu0vut0vvu0vvv0uvv3
  vvv0uuu4nooblmmgoppdnoofmnncmnodpqq8mnnelmmglmmdvvv0*20,tqnasolfvtr3vvv0uvv3
  vvv0*36,uvv3
  vvv0*36,uvv3
  vvv0*5,ttt0rss0*4,stt0vvv0*25,uvv3
  vvv0*4,rss0*2,tuu0vvv0*2,uuu0rst0rss0vvv0*24,uvv3
  vvv0*3,rtt0stt0vvv0*6,stt0rss0vvv0*3,ssscqqqipqqfoppnoophrrrdppqjrssbpqqgpqqipqqmrsscpqqjpqqeqrrfoopgpqqjqqrevvv0*2,uvv3
  vvv0*2,uuu0rss0vvv0*8,rss0tuu0vvv0*2,tuu6qrrastt8rssdrrrhsttbrsscrrrcsttavvv0*11,uvv3
  vvv0*2,stt0*2,vvv0*2,stt5pqqc*2,sss7vvv0*2,ttt0stt0vvv0*2,vvv2ttu6tuu6tuu5ttt7*2,tuu7ttt5ttu6vvv0*11,uvv3
  vvv0*2,tuu0uuu0vvv0*2,vvv1pqq8qqqbttt4vvv0*2,uuu0ttt0vvv0*22,uvv3
  vvv0*36,uvv3
  vvv0*36,uuu3
  uvv0vvv0*35,uuu0
lead-delta 580x227
~ IqB6 xt-H a05u PiZq uJyN XnnM z2yA H32O Qu3r 7-62 rRZ1 MI1W jmDN zVDb rbqo oO4x PiZq Z91y PScc 3_dZ
~ PiZq xG5C PScc YORZ PiZq 7_qe PScc WgvQ XnnM G4s3 WbZq WBtL 0oUx
  qrrarss8qrrcsss7uvv0*33,
  uvv0*37,
  vvv0*36,uuu3
  vvv0*2,vur0vus0vvv0rssarssbsst7sst9rrrauuu1vvv0*18,uvv0*5,vvv0*2,uvv3
  vvv0vvt0polf*2,vvu0rssasssarssarrsbsssbuuu4vvv0*18,qtt2pss6mpqfnqralophsuu2vvv0uvv3
  vvv0*2,vur0*2,vvv0sssattt9sttaqrrerssdrrrfrrsasssarrsetuu5vvv0*14,uvv0*4,tuu1vvv0*2,uvv3
  vvv0*36,uvv3
  vvv0tuu5sttbrrscstt9ssscttt9vvv0*5,uuu3sssb*3,rsscsssbuuu4vvv0*5,sssdrrshttt8ssscuuu2vvv0*7,uvv3
  vvv0uuu3rts9*2,tut8vvv0*8,sss8qrrdttt9vvv0*8,rrrepqqkvvv1vvv0*9,uvv3
  vvv0*2,uvu2uuu1vvv1vvv0*8,uuu3uuu2vvv2vvv0*8,ttt3uuv3vvv0*10,uvv3
  vvv0*29,vvv3uvv0*4,uvv3vvv0uvv3
  vvv0ttt7rssdrrsfrssb*2,rssdvvv0*22,uvv7qrrdopphnopiqqqbuvv7vvv0uvv3
  vvv0*29,vvv3uvv0*4,vvv3vvv0uvv3
  vvv0*36,uuu2
  uuu0*35,uuu1uvv0
lead-slow 580x227
~ IqB6 xt-H 8svH PiZq uJyN XnnM z2yA vum9 Qu3r 7-62 kNOV bKgu 2O7t _-TR oO4x PiZq Z91y PScc x9Mw PiZq
~ xG5C PScc YORZ PiZq 7_qe PScc WgvQ XnnM Pf7s WbZq ZCzi L00J
  qrrarss8rrrcttt5uvv0*33,
  uuu0uvv0*36,
  vvv0*36,uuu2
  vvv0*2,vus0*2,vvv0*32,uvv3
  vvv0vvt0qpmaqpmbvvu0opploppk*2,opphnoonuuu3vvv0*18,stt6rss7opqbopqcoqqattu3vvv0uvv3
  vvv0*2,vuq0vur0vvv0*25,uvv0uuu0uvv0*3,vvv0*2,uvv3
  vvv0*36,uvv3
  vvv0tuu5sttbrrscstt9ssscttt9vvv0*5,uuu3sssb*3,rsscsssbuuu4vvv0*5,sssdrrshttt8ssscuuu2vvv0*7,uvv3
  vvv0uuu3rts8qsrbtut8vvv0*8,sss8qrrdttt9vvv0*8,rrrepqqkvvv1vvv0*9,uvv3
  vvv0*2,uuu2vvv1*2,vvv0*8,uuu3uuu2vvv2vvv0*8,ttt3uuv3vvv0*10,uvv3
  vvv0*30,vvv2uvv0*3,uvv3vvv0uvv3
  vvv0uuu5qrrfrrsdrssbsss8qrrguuu4vvv0*22,uvv7sss6oppiqqqguvv7vvv0uvv3
  vvv0*30,vvv2uvv0*3,vvv3vvv0uvv3
  vvv0*36,uuu2
  uuu0*35,uuu1uvv0
lead-paper 580x227
~ IqB6 xt-H 6OMr PiZq uJyN XnnM z2yA b3Nk Qu3r 7-62 DwE3 BjRP bKgu 2O7t _-TR oO4x PiZq Z91y PScc kPHn
~ PiZq xG5C PScc kw-0 PiZq 7_qe PScc WgvQ XnnM Kn6S VGTs
  qrrarss9qrrarss9uvv0*33,
  uuu0uvv0*36,
  vvv0*36,uuu2
  vvv0*2,vsr0vts0vvv0rrs9ttt6ttt5rrsasst8vvv0*26,uvv3
  vvv0vtt0qnlasom7vuu0sst7qqrettt6ssscrss9vvv0*19,stt6rss7opqbopqcoqqattu3vvv0uvv3
  vvv0vvu0vrq0*2,vvv0rssc*2,sttaqrrerssdrrrfrrsasssarrsetuu5vvv0*14,uvv0uuu0uvv0*3,vvv0*2,uvv3
  vvv0*36,uvv3
  vvv0tuu5sttbrrscstt9ssscttt9vvv0*5,uuu3sssb*3,rsscsssbuuu4vvv0*5,sssdrrshttt8ssscuuu2vvv0*7,uvv3
  vvv0uuu3rts9qsr9qsrdvvv2vvv0*7,stt9rss9qrrhvvv2vvv0*7,rrrepqqkvvv1vvv0*9,uvv3
  vvv0*2,tuu1uvu2uvv2vvv0*8,ttu2tuu4vvv2vvv0*8,ttt3uuv3vvv0*10,uvv3
  vvv0*32,uuu0*2,vvv0*2,uvv3
  vvv0ttu7rrsdrrrfrssbrssdrsscqrrhrssfssscsttavvv0*20,uuu0pqr8pqqduuu0vvv0uvv3
  vvv0*32,uuu0*2,vvv0*2,uvv3
  vvv0*36,uuu2
  uuu0*35,uuu1uvv0
lead-loss 580x227
~ IqB6 xt-H vjOW PiZq uJyN XnnM z2yA hRQC Qu3r 7-62 xmFn MI1W oO4x PiZq Z91y PScc RZyh PiZq xG5C PScc
~ AurO PiZq 7_qe PScc WgvQ XnnM G4s3 WbZq ZCzi BObR
  qrrarss9*2,tuu1uvv0*33,
  uuu0uvv0*36,
  vvv0*36,uuu2
  vvv0*2,suu0*2,vvv0stt9rrrasss9sss7ttt5ttt7vvv0*25,uvv3
  vvv0tuu0mpq8ors4uvv0rrrbvvv2uuu6rrsdrssbtuu6vvv0*25,uvv3
  vvv0*2,qtt0qtu0vvv0sssattt9sstaqrrerssdrrrfrrsasssarrsftuu5vvv0*21,uvv3
  vvv0*36,uvv3
  vvv0tuu5sttbrrscstt9ssscttt9vvv0*5,uuu3sssb*3,rsscsssbuuu4vvv0*5,sssdrrshttt8ssscuuu2vvv0*7,uvv3
  vvv0vvv1ust6tqqcvuu4vvv0*8,sstarrsbpqqjvvv2vvv0*7,rrrepqqkvvv1vvv0*9,uvv3
  vvv0*2,vtt2vuu2vvv1vvv0*8,ttt2tuu3vvv2vvv0*8,ttt3uuv3vvv0*10,uvv3
  vvv0*30,vvv2uvv0*3,vvv2vvv0uvv3
  vvv0ttt7rssdrrsfrssb*2,rssdvvv0*23,uvv7sss6oppiqqqguvv7vvv0uvv3
  vvv0*30,vvv3uvv0*3,uvv3vvv0uvv3
  vvv0*36,uuu2
  uuu1vvv0*34,uvv1uvv0
lead-long 580x261
~ IqB6 xt-H SNlX PiZq uJyN XnnM z2yA o5Pq Qu3r 7-62 Ifpy gN4b bLCD oO4x PiZq Z91y PScc Hd0L PiZq xG5C
~ PScc MKLe PiZq 7_qe PScc _VHT XnnM QjdH WbZq ZCzi UDZa
  qrrarss9rssastt3uvv0*33,
  uuu0uvv0*36,
  vvv0*36,uuu2
  vvv0*2,tuu0*2,vvv0rss9ttt6sss8rsscttt6ttt7rrscsst8sss8rssasss7stt7*2,sss8*2,stt7ttu4sss8*2,stt9rss9sssarss9ttt5vvv0*7,uvv3
  vvv0uvv0mpqdmpqauvv0sssbrrsdrrr9rrscrss7rrscrrsersscsssbqrrerrsassscrrrbttt8rss8rrrcrrrbrrr9ttt9rrsbrssarsscssscstt6vvv0*7,uvv3
  vvv0*2,suu0*2,vvv0sssastt9ssscrssasssarrrfrssgqrrgrssfrrscsss9qrrfrsscvvv0*18,uvv3
  vvv0*2,vut0*5,vvv0*29,uvv3
  vvv0vuu0solgtpmbsombsnkgtqn9vvv0*29,uvv3
  vvv0*36,uvv3
  vvv0tuu5sttbrrscstt9ssscttt9vvv0*5,uuu3sssb*3,rsscsssbuuu4vvv0*5,sssdrrshttt8ssscuuu2vvv0*7,uvv3
  vvv0uvu2tut5stt5sut7stt3qsrbvvv0*6,sssbqrresssbvvv0*8,sst8sss6rssdvvv0*9,uvv3
  vvv0vvv1tut3sut5stt5tut5uvu3vvv2vvv0*5,stt5sss8tuu8vvv0*8,sss5ttt5tuu6vvv0*9,uvv3
  vvv0*30,vvv1uvv0*3,vvv2vvv0uvv3
  vvv0uuu4sssbsssa*2,rrrerrsasssbsst7vvv0*21,uvv6sss6opqhqrrfuvv6vvv0uvv3
  vvv0*4,vvv1vvv0*25,vvv4uvv0uuu1*2,uuv4vvv0uvv3
  vvv0*36,uuu3
  uvv1vvv0*34,vvv1uvv0
traders-failed 580x50
~ IqB6 xt-H -kwv PiZq 0Sgp
  rrs9qrr9sss6qrrcrrrauvv0*32,
  uvv0*37,
  noorpqqbpqqhnooopqqipqqkoppg*2,oppjpqqhopphpqqhopphnoohpqqepqqgnopkopphopqfoppipqqemnojpqqcqqrcoppipqqcmoohpqqluuu0uvv0*8,
  uvv0*37,
traders-none 580x50
~ IqB6 xt-H ie25 PiZq 3zgp
  rrs9qrr9sss6qrrasss6uvv0*32,
  uvv0*37,
  oppfoppgopqhppqenoojrrr9nooppqqhoppkopqkopqipqqhopqepqqbopphpqqguuu0uvv0*20,
  uvv0*37,
lead 580x818
~ IqB6 xt-H VYt9 PiZq IqB6 zVEB iesK WxZG HHkS mP4- 3fUN SDXc s2ZJ IqB6 rN7x N6vp 3KmG z2yA b3Nk Qu3r
~ 7-62 DwE3 f2ma lrRE z2yA H32O Qu3r 7-62 rRZ1 PMhk lrRE z2yA vum9 Qu3r 7-62 kNOV fazg lrRE z2yA hRQC
~ Qu3r 7-62 xmFn gJk4 IqB6 zJ6W N6vp 3KmG z2yA b3Nk Qu3r 7-62 DwE3 hG9T lrRE z2yA H32O Qu3r 7-62 rRZ1
~ -AZs lrRE z2yA hRQC Qu3r 7-62 xmFn -AZs lrRE z2yA vum9 Qu3r 7-62 kNOV -56D M1L5
  qrrastt5uvv0*35,
  uvv0*37,
  lnnfmnnfmnodlmnfkmmimnngoppekmmglmnkmooenopbmoodjklimoohmnngqqrauvv0*21,
  uvv0*12,tuu1uuu0uvv0*23,
  nooioppjopqfqrrbnopjopqi*2,qrrdoppinoolpqqdpqqcoppjpqqipqqgoppinophpqqdpqqeoppkqrrapqqfoppmnppjpqqepqqinopouuu0uvv0*9,
  uvv0*37,
  oppfoppgopqhppqenoojqrraopphpqqdopphnopiqrreoppjqrrepqqdnopnoppjqrrcoppinophrrsaoppjnopkqrrduvv0*14,
  uvv0*37,
  8fg35ce0*8,agh5uvv0*27,
  19c09fhgbhih9fhl8fgj8fgg7egabhif8egd3bd5uuu0pqqfqrrdrss8qrrerssaqrrerrr9uvv0*19,
  chj38fg0*8,dij4uvv0*27,
  uvv0*37,
  jklkmnodnoocjlljopq8klmhnoogmnodlmmimnogttt3uvv0*26,
  uuu0*2,uvv0*3,uuu0*2,uvv0*30,
  vrq0uqo1vts0tuu0uvv0*2,tuu0uuu1uvv0*25,uuu0*2,uuu1uvv0
  tpo4qnlbvsr0qrr8mooinoohrss9mnnlsst3uvv0*23,ttt5qqrcpqqepqriqrrc
  utt0vsr0uuu0uvv0*34,
  uuu0*37,
  vur0vtq0vus0uvv0*34,
  sro7mljnvur0qqr9mooknophnoonnopgoppiuvv0*24,rss8pqqdpqqiqrrc
  vut0vur0uuu0uvv0*34,
  uuu0*37,
  vur0vtq0vut0uvv0*34,
  tso4nmkkvur0qrr7noplopqhlnninoolpqqcuvv0*24,rss8pqqdpqqjqrrc
  vut0vur0uut0uvv0*34,
  uuu0*37,
  stu0qtt0tuu0uvv0*34,
  qtt0lopertu0qrrcoppepqqaopplnophnoonuvv0*24,ttt2pqqbopqkqrrc
  suu0qtt0tuu0uvv0*34,
  uvv0*37,
  sst4uvv0tuu2uvv0*2,tuu2*2,uvv0*30,
  mnojmnofoppbmnodkllkmnngnopauvv0*30,
  uuu0vts0uuu0uvv0*34,
  uqp2qnm8vsr0rss5rss6*2,rss5qrratuu1uvv0*21,tuu1rrsasss7sss5sss8sss7rrs5
  uqp2upo4vsr0ttt4pqqcqqratuu4pqqcttt1uvv0*21,uuu1rssbrss8qrrcqrrd*2,pqqd
  uuu0utt0uuu0*35,
  uuu0vut0uuu0uvv0*34,
  usp3rqnavur0stt4rss7sss4rss9rss4sss6uvv0*21,uuu0stt7ttt4stt3stt5stt4rss2
  tsp4qpmdvur0sss5pqqdqrrcqqrdqrrbrrscuvv0*21,tuu1rss7rss9pqrepqqfpqqgppqg
  uuu0vut0uuu0uvv0*34,
  uuu0tuu0uuu0*35,
  qtt0ors5rtu0tuu3stt3rss6ttu3tuu1stt6uvv0*21,uuu0stt5tuu3tuu1tuu3tuu2stt0
  qtt0mqq8rtu0rrs9qrrastt4pqqioppfpqqguvv0*21,tuu1rrs8qrrbopqgppqiopqinppi
  tuu0suu0uuu0uvv0*34,
  uuu0uut0uuu0*35,
  vtq1tro6vus0ttt2tuu2uuu0ttt3ttt5uuu1uvv0*22,tuu2tuu1uvv0uuu0*2,uvv0
  usp2polevur0rss5oppipqqgnooeoppgpqqbuvv0*22,sss6qrrbopphoppk*2,mnnj
  uuu0vus0uuu0uvv0*34,
  tuu1uuu0uvv0uuu1uvv0uuu1*2,uvv0uuu1uuu0uuu1uvv0*3,uuu1*3,uuu0uvv0uuu1uvv0uuu0uuu1uuu0uuu1uvv0uuu0uuu1uvv0uuu1uvv0*3,uuu2uuu0tuu2uvv0
  qrrbrss8qrraqrrfrss8qrresss8qrrfqqrcrss9qrrerrsdrss8qrrcqrrdsss9qrrerrsaqrrcqrre*2,rssbrrrarrsaqrrdpqqdrss8qrrdrrrcqrrcrssbqrrb*2,rrsdrssa*2,uvv0
  qqreqrrcuvv0*35,
  uvv0*37,
board-FOLLOWERS 580x624
~ IqB6 xt-H XFBc PiZq yuip XnnM 11x3 M3uX CF1a XnnM Y-K3 Pthg 7gJ3 BTrH rIJQ -qxg sJM6 PldB 8N1I DCns
~ Dy7X V_f3 sJM6 aKuY 8N1I 10zo Dy7X 27Ww a0iA sJM6 5FLF 8N1I 03Bq Dy7X -x0L npV- 54Ks YSdR gNKw 9ZV9
~ 0TEa fsAV IJ8R gNKw okwP WD9Z H0hO HUmi 9i0R DHoA KP4u Paqy gNKw ClRJ x6gn H0hO HUmi 9i0R dQA6 KP4u
~ uo-T IJ8R gNKw uhU8 gNKw qT-k _i-j sZgQ Uc6u _geO bupc Ern2 AUtS C8ii W1-U J_1H SBa5 xbiC -FLa NUHA
~ w0oM -waq JxQx
  qrrbrrs9rss8rrs9*2,qqrdqrrbuuu0uvv0*29,
  uuu0uvv0*36,
  vvv0*36,uuu2
  vvv0stt6uuu1tuu2rss6uuu1qrr7tuu1ttu1uuu3rss6vvv0*4,uuv3vvv0vvv1vvv0vvv2uuu2vvv1vvv0vvv1vvv0*2,vvv2vvv0*4,vvv2uvv2uuu3*2,vvv0uvv3
  vvv0qrr8lmn9jkldkllflmmcklldklmekllflmnilmnbvvv0*4,tttasssdrsserssdsttastt9rrsb*2,sssarrsdsttattt9rssestt9sssbsss9ttt6sttattt9*2,vvv0uvv3
  vvv0*36,uvv3
  vvv0vvv1uuv2uuu2uuu3uvv2vvv0stt1*2,stt2*3,stt1ttu0vvv0*14,uuu1vvv2vvv1*2,uuu2uuu4vvv1vvv0uvv3
  vvv0vvv1uuu4qqrdqrrerrsdvvv0stt1prr7pqr8qrr8pqqapqr8stt1vvv0*13,ttt3ttt6sstettt6rsscsssasstcsttavvv0uvv3
  vvv0*6,uvv0*8,vvv0*22,uvv3
  vvv0*27,vuu0vtt0vvv0*7,uvv3
  vvv0*26,vsr1vlj0*2,vom1vvv0*6,uvv3
  vvv0*6,uvv0qtt0*2,tuv0vvv0*6,vtq1vn90vn70vsl1vvv0*6,vol1ukh2ogd7vlj0vuu1vvv0*5,uvv3
  vvv0*6,qtt0ors1mpq6qtt0vvv0*6,vob2ul51sj45vm60vvu1vvv0*5,vpn1vli0tkh1vmj0vvv0*6,uvv3
  vvv0*6,qtt0nrr2mpq3qtt0vvv0*6,vob2vm50tk55vm60vvu1vvv0*5,vvu0vpo0vom0vts1vvv0*6,uvv3
  vvv0*6,uvv0qtt0*2,tuv0vvv0*6,vtp1vn90vn70vsl1vvv0*6,rss9rsscrrsasss8uuu2vvv0*5,uvv3
  vvv0*5,vvv2uuu2ttt5vvv0*2,uuv4vvv0*4,uuu7tuu4ttt4ttt5ttt6ttt5vvv0*4,uvv1tuu5tuu4uvv1ttt5uuu2vvv1vvv0*4,uvv3
  vvv0*5,stt8rssbuuu5pqqkpqqgsstdvvv0*4,rrrgsssbsssauuu5rsscqrrcvvv1vvv0*2,ttt8sst9stta*2,sssdssscsstastt9uuu5vvv0*3,uvv3
  vvv0*5,vvv1rssb*2,qrrgstt6tuu4vvv0*5,uuu3rsscsssarssevvv0*7,utt3vtu4vvv0*7,uvv3
  vvv0*36,uvv3
  vvv0sst8qrrdstt9vvv0*2,stt9rrrbqqrevvv0*21,stt7pqqisttapqqgsssbvvv0uvv3
  vvv0*36,uvv3
  vvv0vvv1vvv0*4,vvv1*2,uuv1vvv1*2,uuu1vvv1vvv0*18,uvv0vvv1uvu0vvv0*2,uvv3
  vvv0stt7stt5rtsavvv0*2,stt9qqrlrssc*2,sss8qrrettt8vvv0*18,rts8rts9*2,sttavvv0uvv3
  vvv0*36,uvv3
  vvv0*8,vvv1vvv0*2,vvv1vvv0*19,vvv1vuv1vvv1vvv0*2,uvv3
  vvv0ttt5tuu3vvv0*3,sss9sssasss8qqqhqqrfsttdvvv0*18,vtt5urrdurrcurrautt6vvv0uvv3
  vvv0*36,uvv3
  vvv0*14,tuu5stt9rssdrss9ssscrssbrsscstt9vvv0*14,uvv3
  vvv0*2,uvv0*13,uvv1uvv0*18,vvv0*2,uvv3
  vvv0uvv0rtt1qtt1rtu0*2,qss4rtu0*24,qtt1*2,qtt2tuu0vvv0uvv3
  vvv0uvv0orr8nqq7osr7rtu0prs7kmnfrtu0*22,rtt0nrr6nrr7mrqbsuu0vvv0uvv3
  vvv0uvv0suu0*32,uvv0vvv0uvv3
  vvv0*36,uvv3
  vvv0*14,vvv1vvv0*7,vvv2vvv0*13,uvv3
  vvv0*13,vvv1*2,vvv0*7,uuu5vvv0*13,uvv3
  vvv0*36,uvv3
  vvv0tuu6ttt9sssattt6sstattt8sttcttt5sssdstt9sssattt6ttt7sssbsttcsttastt8ttt6sstcstt8sssdsst9vvv0*5,uuu5stt9sss9sstauuu5ttt8uuu4vvv0uvv3
  vvv0vvv1uuu3*3,uuu4uvv2uuu3*2,uuu4uuu3*2,vvv1uuu4uuu3*2,uvv3uuu3uvv3uuv4uvv3tuu6uuu4vvv0*5,vvv1uuu4*2,uuu3uuu2uuv2uuv1vvv0uvv3
  vvv1vvv0*35,uuu2
board-LEADS 580x485
~ IqB6 xt-H IG0P PiZq yuip XnnM 11x3 M3uX CF1a XnnM Y-K3 hRkH Xov8 BTrH rIJQ -qxg sJM6 PldB 8N1I Hsw_
~ Dy7X V_f3 sJM6 aKuY 8N1I 3PWe Dy7X 27Ww a0iA sJM6 5FLF 8N1I 10zo Dy7X -x0L npV- 54Ks YSdR gNKw 9ZV9
~ 0TEa fsAV IJ8R gNKw okwP WD9Z H0hO HUmi 9i0R fQkn KP4u Paqy gNKw ClRJ x6gn H0hO HUmi 9i0R pFEG KP4u
~ uo-T w0oM -waq JxQx
  qrrbrrs9rss9qrr9rss8uvv0*32,
  uvv0*37,
  vvv0*36,uuu3
  vvv0sst6ttt1sst3qqq7ttt2ppq8sst2sss2stt4qqr6vvv0*4,uuu4vvv2uuu3vvv1uvv3uuu3*2,vvv1uvv3vvv1vvv2uuu3uuv2vvv1*2,uuu2uuu3uuu4uuu5uuu4vvv0uvv3
  vvv0rrr7mnn8klmclmnfmnnblmnclmndlmmemnognoobvvv0*4,ttu8sttbssscsstbttt9stt9sss9sssastt8sssbttt9ttu8sstcttt8stt9ttt8tuu5ttt8tuu7ttu8vvv0uvv3
  vvv0*36,uvv3
  vvv0uvv0stt2rss2rss4sss3tuu0uvv2uuu3ttt5ttt6*2,ttt4vvv1vvv0*13,vvv1tuu2uuu5uuu3*2,uuu4tuu5uvv3vvv0uvv3
  vvv0uvv0stt2qrr8qrr7qrs7tuu0uvv2rss8rssasttarrrcrss9vvv2vvv1vvv0*12,ttt2tuu5tttbttt5sss9stt8tttattt9vvv0uvv3
  vvv0*2,uvv0*5,vvv0*29,uvv3
  vvv0*27,vut0vts0vvv0*7,uvv3
  vvv0*26,vsq1vlj0*2,vom1vvv0*6,uvv3
  vvv0*6,uuv0qtt0*2,tuu0vvv0*6,vto1vn70vm60vrj1vvv0*6,vol1ukh2ogd7vlj0vut1vvv0*5,uvv3
  vvv0*6,qtt0ors1lpp7qtt0vvv0*6,vob2ul51rj45vm60vvu1vvv0*5,vpo1vli0tkh1vmj0vvv0*6,uvv3
  vvv0*6,qtu0nrr2nqq2qtt0vvv0*6,vob2vm50tk54vm60vvu1vvv0*6,vqp0vpn0vtt0vvv0*6,uvv3
  vvv0*6,uvv0qtu0qtt0tuv0vvv0*6,vuq1voa0vn90vsm1vvv0*5,ttt7rssarrsarssfrssarssfvvv0*5,uvv3
  vvv0*5,uuu2uuu5vvv2ttu5ttt8vvv0*5,uuu3uuv1*2,uuu4*3,vvv0*3,vvv2uuu4ttt5vvv1sst8ttt8ttt7vvv2vvv1vvv0*3,uvv3
  vvv0*5,uuu2qrrgrssdpqqcrrrfstt5vvv0*4,stt7pqqgpqqfsssarssfrrrdvvv0*3,ttt7stt8*2,sttasttbsstbttt8*2,uuu4vvv0*3,uvv3
  vvv0*5,vvv1rssb*2,qrrgstt6tuu4vvv0*5,uuu3rsscsssarssevvv0*7,utt3vtu4vvv0*7,uvv3
  vvv0*36,uvv3
  vvv0sst8qrrdstt9vvv0*2,stt9rrrbqqrevvv0*21,stt7pqqisttapqqgsssbvvv0uvv3
  vvv0*36,uvv3
  vvv0vvv1vvv0*4,vvv2vvv1uuu4vvv0*22,uvu1uvv2uuu1uvv2vvv0uvv3
  vvv0ttt6stt5rts9vvv0*2,tttarsseqqrkrrsfuuu5vvv0*20,sts8rts8*2,sut9vvv0uvv3
  vvv0*36,uvv3
  vvv0uuu1vvv0*4,vvv2vvv0vvv1*2,vvv0*2,vvv3vvv2vvv1*2,vvv0vvv1vvv0vvv2vvv1vvv2vvv1vvv0*7,vvv1vuu2*3,vuu1vvv0uvv3
  vvv0ttt5tuu3vvv0*3,stt8qrrfpqqgqrrfppqdqrrhqqrkqrre*2,oppjqrrdqrrersscqqqiqrrgrrripqqfrss9vvv0*6,vtt5ursbussauss9vtt5vvv0uvv3
  vvv0*36,uvv3
  vvv0uuu4uuu5*2,uuu2uuu3uvv3uuu6vvv2uuu6uuu3uuu4uuu3*2,uuu5tuu6tuu5tuu4uuu2uuu6uuu4tuu6uuu3vvv0*5,uuu3*2,uuu4uuu3uvv3uuu4uvv2vvv0uvv3
  vvv0uuu3tuu7stt8ttt7tttbttt7sttattt5tttbstt8sstatuu4ttt8stt9ttu8tuu7ttt7tuu7tttattt7ssscstt9vvv0*5,uuu3sttasss9ttt9uuu4ttt6uuu3vvv0uvv3
  vvv0*36,uuu2
  uuu1uvv0vvv0*33,uvv1uvv0
ranking 580x81
~ IqB6 xt-H rCb2 PiZq CX68 PiZq 2fTo x50S 8Vs- NHmy
  rssaqrrfrss8uvv0*34,
  uvv0*37,
  vvv0*36,uuu3
  vvv0stt8nopmpqqgppqhnoooooplpqqhoppj*2,uuu3vvv0*23,uvv3vvv0uvv3
  vvv1vvv0*35,uuu1
  uvv0*37,
place-no-orders 580x142
~ IqB6 xt-H 6sAP PiZq xprd CeNm 3wo2 nmVe e_Ql
  qrrdrss8*2,rss7qrr8sst7uvv0*31,
  uvv0*37,
  vvv0*36,uuu3
  vvv0sss5qqq7ttt4sss4sss2qrr8sst2stt3vvv0*19,ttt2tuu1uuu0tuu1*2,tuu0uvv0vvv0uvv3
  vvv0uuu4nooblmmgoppdklmfmnnhlmmelmncvvv0*19,rss7pqrapqqapqqdpqr9oppduuu1vvv0uvv3
  vvv0*36,uvv3
  vvv0tttaqqqhqrrfqqrhqrrkppqjpqqjqrrepqqlqrripqqgqrrapqqlqrr9qqrhqrrbpqqipqqjpqqlrsscppqioppjqqrfoppjpqqhrrscpqqkpqqfstt9vvv0*6,uvv3
  vvv0*36,uvv3
  vvv0*36,uuu1
