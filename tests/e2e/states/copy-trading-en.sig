scan 358x27
~ IqB6 xt-H chSv PiZq
  rss8stt8uvv0*21,
  uvv0*23,
traders 358x533
~ IqB6 xt-H xuoU PiZq E81E CeNm xQvT bKgu 2O7t _-TR z2yA H32O Qu3r 7-62 zDLp LUOM G4s3 H4q8 44Po Evwm
~ ITGt aNxC -8fs 3KmG z2yA vum9 Qu3r 7-62 kNOV CQZp 6uE0 g8TU lrRE z2yA b3Nk Qu3r 7-62 DwE3 CQZp _AZm
~ g8TU lrRE z2yA hRQC Qu3r 7-62 xmFn CQZp zPN1 g8TU 2fTo oG5M
  rrs9qrr9stt5uvv0*20,
  uuu0uvv0*22,
  vvv0*22,uvv2
  vvv0lmmlklmhnooflmmekllioppevvv0*9,qrr9*2,pqqcoqqbpqqavvv0vvv2
  vvv0*5,uuu3ttt2vvv0*9,uvv0*5,vvv0vvv2
  vvv0*22,vvv2
  vvv0vur0vtp1vus0rss8nooloppioppmpqqfoppkvvv0*12,vvv2
  vvv0tsp6nmklutq3vvv0uvv0*4,vvv0*13,vvv2
  vvv0vvu0vus0vvu0ttt7rsscrrsfrssb*2,rssdvvv0*12,vvv2
  vvv0*22,vvv2
  vvv0agh55ce0*18,5de0qss4vvv2
  vvv03bd619c0*7,8ege9fhf7egb9fha2ac119c0*7,mpp6vvv2
  vvv04bd619c0*7,1ac12ac2*2,4ce319c0*8,npq6vvv2
  vvv0rst1oqq0*18,oqr0vvv0uvv2
  uvv1vvv0*21,uuu0
  vvv0qrr4rss7vvv1*2,ttt4vvv0ttt4*2,uvv1ttt4uuu1vvv1vvv0*9,vvv2
  vvv0noobmnnglmneoppclmnf*2,mnnbmnogmnnejllflmndppqavvv0*9,vvv2
  vvv0*2,vvu0vvv0*19,vvv2
  vvv0vtq2sqn9vus0uuu3ttt6uuu4sss8sst7ttu4vvv0*8,vvv1qrrcpqqjuuu4vvv2
  vvv0vtq1qpmbvur0tuu2qrrgrssdqqqcsssbrss9vvv0*5,ttt9qrresssdrssdrrrfrrsguuv4vvv2
  vvv0*2,vvt0vvv0*19,vvv2
  vvv0*2,vuu0vvv0*19,vvv2
  vvv0vsq1rnm5vsr0uuu3uuu2vvv1ttt3tuu6vvv0*9,rssarrrcqqriuuu4vvv2
  vvv0vrp2som8vsr0ttt5opqhpqqfttt7ppqjttt3vvv0*5,ttt8rrscsstcsssbrsse*2,uvv3vvv2
  vvv0vvu0vts0vvv0*13,vvv2vvv1*3,vvv2vvv0vvv2
  vvv0*2,uvv0vvv0*19,vvv2
  vvv0rtu0ors4suu0vvv2uuv2ttt5vvv1vvv0uuu4vvv0*8,rssaqqrepqqkuuu4vvv2
  vvv0qtt0mpqartu0sss9qqrcttt5pqqlppqkoppkvvv0*5,ttt8sssatttastt9sstc*2,vvv2*2,
  vvv0uvv0suu0vvv0*12,vvv1uuu4uuu3*3,uuu4vvv1vvv2
  vvv0vvv1uvv0*19,vvv0vvv2
  vvv0uvv6vvv0*7,stt6*2,ttt7rrs9vvv0*8,uvv6vvv2
  vvv0uvv6vvv0*7,ttt6qrr6rss9stt7vvv0*8,uvv6vvv2
  vvv0vvv1uvv0*19,vvv0uvv2
  uvv1vvv0*21,uuu0
cover-visitor-UPCOMING 358x559
~ IqB6 xt-H GXIF PiZq Es6Y 4u9V MCPr usun 2Id_ iesK mNg_ -8fs Lk0s PiZq vEtG ihpc Zmjl qjyR PiZq gbP1
~ fP9L vH9O qjyR PiZq gk34 j2Wz 0pdo q5VG DD-j nHN9 EN2S 2kMu 97_q aTp6 pfMv
  rss9*2,rssarrsbrss9qrrbrss8qrreqrrcuvv0*14,
  uvv0*22,uuu0
  vvv0*22,uvv2
  vvv0lmmlklmhlmnjlmnkklmgoppaklmfklmjlmmhrss5vvv0*5,uvv0nrpbmqofkpnfnrpcuvu0vvv2
  vvv0*17,tvu0*4,vvv0vvv2
  vvv0vvv2vvv1*2,vvv0vvv2vvv1vvv2vvv0vvv1vvv2vvv1*4,vvv0*3,vvv1vvv0*3,vvv2
  vvv0rssepqqgpqqjrsscppqmrssdpqqkqrrapqqhqqqmpqqksst9pqqirrsgpqqhrssepqqgqrrgpqqgnopovvv0vvv2
  vvv0qrreppqeqrrfpqqjoppmrrrcvvv0*15,vvv2
  vvv0*22,vvv2
  vvv0*22,vvv2
  vvv0oppk*2,qrrbopploppeqqqapqqfpqqippqfttt4vvv0*11,vvv2
  vvv0rsserrrhrrrcsstcssscrsscrssasst9rssdsssestt8rrresss9rrsdqrrgsst9ssscrsscrrscttt9vvv0vvv2
  vvv0tuu5ttt7tuu6uuu4tuu7vvv0*3,vvv1vvv0*12,vvv2
  vvv0tuu6ttt7uuu4ttu5uuu6vvv0*16,vvv2
  vvv0psr7mqocnrpbnrpcpsq7nrpbnrp9nrpcmqoe*2,uvu0vvv0*10,vvv2
  vvv0tuu1sut1rts3sut3sut2sut3sut1tut0sut1*2,uvv0vvv0*10,vvv2
  vvv0*22,vvv2
  vvv0rsscsss8rss7sss6tuu4sst8rrsasssbvvv0*13,vvv2
  vvv0sss9rss9sst6sst8stt7rssbsstattu7vvv0vvv1vvv0*3,stu1tuu0*2,suu0tuu0suu2tuu0vvv0vvv2
  vvv0sssbsssdrrrbsssdsttarrsbsssbsssaqrrcttt8vvv0*3,qst4mqqenqr9nqrblpqdnqrbmqqeuvv0vvv2
  vvv0rsscqrrfsssbsstarssdttt4vvv0*15,vvv2
  vvv0*22,vvv2
  vvv0*22,vvv2
  vvv0ppqiqrrfoppkopphppqgqrrgopphpqqfmnonvvv1vvv0*4,vuu0usq2vtr1vtr2vtr1usr4vvv0vvv2
  vvv0sssdttt8ssscttt7sssdsssesttarrsisstattt8sssbssscvvv0*2,vut0tqn8spmburp8tqnatqo9vvu0vvv2
  vvv0vvv1*2,uuu3vvv1uuu5uuu3uuv3vvv2vvv1*2,uuu2vvv1vvv0*9,vvv2
  vvv0*10,vvv1*2,vvv0*10,vvv2
  vvv0rssbrssdqrrjstt8ssscrssbssscrssassscsttbrrrgttt9vvv0*9,vvv2
  vvv0dlh3bjg0*15,rts3stt0*3,uvv0vvv2
  vvv0lpo7mqo0*3,kpn3kpn4*2,jom4lpn2mqo0*3,lpo3mqo0mqo1mqo0ttt4*3,stt3uuu1vvv2
  vvv0qsrerts8psqerts8qssbrtscrtsbqsratuu5vvv0*3,uuu4rssdsssbsst8ttt8sssbttt8sstavvv3vvv2
  vvv0tttattt6ttu7ttt8ttu5tuu6ttt7ttu6uuu4ttt8*2,stta*2,tuu7ttu8*2,tuu4ttt7sstavvv1vvv0vvv2
  vvv0uuu4uuu5tuu6uuu5tuu6uuu5uuu4uuu5uuu6tuu6uuu4uuu5uuu6uuu3uuu4tuu5uuu3*2,uuu5vvv0*2,vvv2
  vvv0sssdrrrcttt9rssdqrrfvvv2vvv0*15,vvv2
  vvv0*22,uuu1
cover-visitor-ONGOING 358x559
~ IqB6 xt-H x9TO PiZq Es6Y 4u9V MCPr usun 2Id_ iesK 6oIT -8fs Lk0s PiZq vEtG ihpc Zmjl qjyR PiZq gbP1
~ fP9L vH9O qjyR PiZq gk34 j2Wz 0pdo q5VG DD-j nHN9 EN2S 2kMu 97_q aTp6 pfMv
  rss9*2,rssarrsbrss9qrrcqrr9qrrestt5uvv0*14,
  uuu0uvv0*22,
  vvv0*22,uvv2
  vvv0lmmlklmhlmnjlmnkklmgoppaklmfklmjlmmhrss5vvv0*5,uvv0nrpbmqofkpnfnrpcuvu0vvv2
  vvv0*17,tvu0*4,vvv0vvv2
  vvv0vvv1*2,vvv2vvv0*4,vvv1vvv0vvv1*3,vvv0vvv3vvv0uvv2vvv0*5,vvv2
  vvv0qrrfqrrlrrrepqqgrrrfppqkqqriqrrfopperrrcpqqgoppkrrrdrrrfpqqmrssfpqqhuuu2vvv0*3,vvv2
  vvv0rrrdqqrkppqerssdpqqirssarsseqrrdqqrgqqresssavvv0*10,vvv2
  vvv0uvv1uuu4uuv1vvv1*4,uvv1vvv1*3,vvv0*10,vvv2
  vvv0*22,vvv2
  vvv0oppk*2,qrrbopploppeqqqapqqfpqqippqfttt4vvv0*11,vvv2
  vvv0rsserrrhrrrcsstcssscrsscrssasst9rssdsssestt8rrresss9rrsdqrrgsst9ssscrsscrrscttt9vvv0vvv2
  vvv0tuu5ttt7tuu6uuu4tuu7vvv0*3,vvv1vvv0*12,vvv2
  vvv0tuu6ttt7uuu4ttu5uuu6vvv0*16,vvv2
  vvv0qsr7nrpborp9nrpaqsr6orq9osq8nrpbnrpcmqoduvu0vvv0*10,vvv2
  vvv0tut1sut2qts5rts4*3,rts2sut2rts2sts2uvv0vvv0*10,vvv2
  vvv0*22,vvv2
  vvv0rsscsss8rss7sss6tuu4sst8rrsasssbvvv0*13,vvv2
  vvv0sst8sss8sst6stt7ttt6rssbstt9tuu7vvv0*5,suu1tuu0*2,suu0tuu0suu1tuu0vvv0vvv2
  vvv0ssscssserrrbsssesttcrrsbsssdsssbqrrdttt8vvv0*3,pss5mqqenqr9nqrblpqdnqrbmqqeuvv0vvv2
  vvv0rsscqrrfsssbsstarssdttt4vvv0*15,vvv2
  vvv0*22,vvv2
  vvv0*22,vvv2
  vvv0ppqiqrrfoppkopphppqgqrrgopphpqqfmnonvvv1vvv0*4,vuu0usr2vts1vtr2vts1usr4vvv0vvv2
  vvv0sssdttt8ssscttt7sssdsssesttarrsisstattt8sssbssscvvv0*2,vut0tqn8spmburo8tqnatqo9vvu0vvv2
  vvv0vvv1*2,uuu3vvv1uuu5uuu3uuv3vvv2vvv1*2,uuu2vvv1vvv0*9,vvv2
  vvv0*10,vvv1*2,vvv0*10,vvv2
  vvv0rssbrssdqrrjstt8ssscrssbssscrssassscsttbrrrgttt9vvv0*9,vvv2
  vvv0fmj3dlh0*15,stt3stt0*3,vvv0vvv2
  vvv0kpn6kpn0*3,jom2*2,jom3iol3jom1kpn0*3,kom2kpn0*3,stt4ttt2*2,stt2uuv1vvv2
  vvv0psrgrts8psqerts8qsrdqsrertsdqsrctuu6vvv0*3,uuu6rssdssscsst8ttt9rssdsttasssbuuv4vvv2
  vvv0ttt8uuu4uuu5tuu6uuu4uuu5tuu5uuu4uuu3tuu6uuu7ttt9ttt8uuu6*3,uuu3ttu6ttt8vvv1vvv0vvv2
  vvv0uuu6ttt6ttt7*3,tuu7ttt6ttu7*2,ttt8tuu6tuu7tuu9tuu4uuu6ttt7uuu4uuu5ttt7vvv0*2,vvv2
  vvv0sssdqrrdsttarssdqrrfvvv2vvv0*15,vvv2
  vvv1vvv0*21,uvv1
cover-visitor-ENDED 358x149
~ IqB6 xt-H FuOX PiZq Es6Y 4u9V MCPr 2Id_ iesK 1wIb
  rss9*2,rssarrsbrss8qrrdqrrattt3uvv0*15,
  uuu0uvv0*22,
  vvv0*22,uvv2
  vvv0lmmlklmhlmnjlmnkklmgoppaklmfklmjlmmhrss5vvv0*11,vvv2
  vvv0*22,vvv2
  vvv0ttt6vvv0uuv1uuu5*2,uuu4vvv1*2,uuu4*2,uuu3*2,vvv2vvv1uuu3vvv1uuu1uuu3uuu2vvv0*2,vvv2
  vvv0sttcrssaqrrcqrriqrrjsssdqrrerrsdqqripqqetttapqqerrsdpqqjqqrgsssbqrrersseuuu5vvv0*2,vvv2
  vvv0qqqepqqipqqgqrrfvvv0*17,vvv2
  vvv0*22,uvv2
  uuu1uvv0vvv0*19,uvv1uvv0
cover-nothing-copied 358x559
~ IqB6 xt-H H95j PiZq Es6Y 4u9V MCPr usun 2Id_ iesK tHDq -8fs Lk0s PiZq vEtG ihpc Zmjl qjyR PiZq gbP1
~ fP9L vH9O qjyR PiZq gk34 j2Wz 0pdo q5VG DD-j nHN9 EN2S 2kMu 97_q aTp6 pfMv
  rss9*2,rss8rrsdqqrbsss6qrrerss7uvv0*15,
  uuu0uvv0*22,
  vvv0*22,uvv2
  vvv0lmmlklmhlmnjlmnkklmgoppaklmfklmjlmmhrss5vvv0*5,uvv0nrpbmqofkpnfnrpcuvu0vvv2
  vvv0*17,tvu0*4,vvv0vvv2
  vvv0uuu2vvv0*2,vvv1vvv0vvv2vvv0vvv1*3,vvv0uvv2vvv1vvv0vvv1*2,vvv0vvv1vvv0*3,vvv2
  vvv0rrrdoppmqqqeqrrepqqgqrrfpqqhppqgsssaqqqirsscqqrlqrrcpqqfppqnopphqrrepqqirss9rssavvv0vvv2
  vvv0rrrdqqrhqrrerrsdvvv0*17,vvv2
  vvv0uvv1vvv1*3,vvv0*17,vvv2
  vvv0*22,vvv2
  vvv0oppk*2,qrrbopploppeqqqapqqfpqqippqfttt4vvv0*11,vvv2
  vvv0rsserrrhrrrcsstcssscrsscrssasst9rssdsssestt8rrresss9rrsdqrrgsst9ssscrsscrrscttt9vvv0vvv2
  vvv0tuu5ttt7tuu6uuu4tuu7vvv0*3,vvv1vvv0*12,vvv2
  vvv0tuu6ttt7uuu4ttu5uuu6vvv0*16,vvv2
  vvv0qsr7nrpborp9nrpaqsr6orq9osq8nrpbnrpcmqoduvu0vvv0*10,vvv2
  vvv0tut1sut2qts5rts4*3,rts2sut2rts2sts2uvv0vvv0*10,vvv2
  vvv0*22,vvv2
  vvv0rsscsss8rss7sss6tuu4sst8rrsasssbvvv0*13,vvv2
  vvv0sst8sss8sst6stt7ttt6rssbstt9tuu7vvv0*5,suu1tuu0*2,suu0tuu0suu1tuu0vvv0vvv2
  vvv0ssscssserrrbsssesttcrrsbsssdsssbqrrdttt8vvv0*3,pss5mqqenqr9nqrblpqdnqrbmqqeuvv0vvv2
  vvv0rsscqrrfsssbsstarssdttt4vvv0*15,vvv2
  vvv0*22,vvv2
  vvv0*22,vvv2
  vvv0ppqiqrrfoppkopphppqgqrrgopphpqqfmnonvvv1vvv0*4,vuu0usr2vts1vtr2vts1usr4vvv0vvv2
  vvv0sssdttt8ssscttt7sssdsssesttarrsisstattt8sssbssscvvv0*2,vut0tqn8spmburo8tqnatqo9vvu0vvv2
  vvv0vvv1*2,uuu3vvv1uuu5uuu3uuv3vvv2vvv1*2,uuu2vvv1vvv0*9,vvv2
  vvv0*10,vvv1*2,vvv0*10,vvv2
  vvv0rssbrssdqrrjstt8ssscrssbssscrssassscsttbrrrgttt9vvv0*9,vvv2
  vvv0dlh3bjg0*15,rts3stt0*3,uvv0vvv2
  vvv0lpo7mqo0*3,kpn3kpn4*2,jom4lpn2mqo0*3,lpo3mqo0mqo1mqo0ttt4*3,stt3uuu1vvv2
  vvv0qsrerts8psqerts8qssbrtscrtsbqsratuu5vvv0*3,uuu4rssdsssbsst8ttt8sssbttt8sstavvv3vvv2
  vvv0ttt8uuu4uuu5tuu6uuu4uuu5tuu5uuu4uuu3tuu6uuu7ttt9ttt8uuu6*3,uuu3ttu6ttt8vvv1vvv0vvv2
  vvv0uuu6ttt6ttt7*3,tuu7ttt6ttu7*2,ttt8tuu6tuu7tuu9tuu4uuu6ttt7uuu4uuu5ttt7vvv0*2,vvv2
  vvv0sssdqrrdsttarssdqrrfvvv2vvv0*15,vvv2
  vvv1vvv0*21,uvv1
cover-copying 358x559
~ IqB6 xt-H xl6H PiZq Es6Y 4u9V MCPr usun 2Id_ iesK PzjK -8fs Lk0s PiZq vEtG ihpc Zmjl qjyR PiZq gbP1
~ fP9L vH9O qjyR PiZq gk34 j2Wz 0pdo q5VG DD-j nHN9 EN2S 2kMu 97_q aTp6 pfMv
  rss9*2,rss6qrrcqqrbuuu0uvv0*17,
  uvv0*22,uuu0
  vvv0*22,uvv2
  vvv0lmmlklmhlmnjlmnkklmgoppaklmfklmjlmmhrss5vvv0*5,uvv0nrpbmqofkpnfnrpcuvu0vvv2
  vvv0*17,tvu0*4,vvv0vvv2
  vvv0vvv3vvv1vvv0*4,uuu3vvv1vvv0vvv3vvv1*3,vvv0vvv2vvv0uuu2uuu1uuu2vvv0*2,vvv2
  vvv0qrrgrrsgpqqirrrcoppmpqqeqrrfpqqjqqrepqqmpqqgrssfpqqjpqqfqrrhpqqirssdttt7qrrksss6vvv0vvv2
  vvv0pqqoqqrgqrrhoppkrrrepqqlqrrfpqqjpqqgrrrcqrrfqqqfpqqipqqfsss9vvv0*6,vvv2
  vvv0*22,vvv2
  vvv0*22,vvv2
  vvv0oppk*2,qrrbopploppeqqqapqqfpqqippqfttt4vvv0*11,vvv2
  vvv0rsserrrhrrrcsstcssscrsscrssasst9rssdsssestt8rrresss9rrsdqrrgsst9ssscrsscrrscttt9vvv0vvv2
  vvv0tuu5ttt7tuu6uuu4tuu7vvv0*3,vvv1vvv0*12,vvv2
  vvv0tuu6ttt7uuu4ttu5uuu6vvv0*16,vvv2
  vvv0qsr7nrpborp9nrpaqsr6orq9osq8nrpbnrpcmqoduvu0vvv0*10,vvv2
  vvv0tut1sut2qts5rts4*3,rts2sut2rts2sts2uvv0vvv0*10,vvv2
  vvv0*22,vvv2
  vvv0rsscsss8rss7sss6tuu4sst8rrsasssbvvv0*13,vvv2
  vvv0sss9rss9sst6sst8stt7rssbsstattu7vvv0vvv1vvv0*3,stu1tuu0*2,suu0tuu0suu2tuu0vvv0vvv2
  vvv0sssbsssdrrrbsssdsttarrsbsssbsssaqrrcttt8vvv0*3,qst4mqqenqr9nqrblpqdnqrbmqqeuvv0vvv2
  vvv0rsscqrrfsssbsstarssdttt4vvv0*15,vvv2
  vvv0*22,vvv2
  vvv0*22,vvv2
  vvv0ppqiqrrfoppkopphppqgqrrgopphpqqfmnonvvv1vvv0*4,vuu0usq2vtr1vtr2vtr1usr4vvv0vvv2
  vvv0sssdttt8ssscttt7sssdsssesttarrsisstattt8sssbssscvvv0*2,vut0tqn8spmburp8tqnatqo9vvu0vvv2
  vvv0vvv1*2,uuu3vvv1uuu5uuu3uuv3vvv2vvv1*2,uuu2vvv1vvv0*9,vvv2
  vvv0*10,vvv1*2,vvv0*10,vvv2
  vvv0rssbrssdqrrjstt8ssscrssbssscrssassscsttbrrrgttt9vvv0*9,vvv2
  vvv0dlh3bjg0*15,rts3stt0*3,uvv0vvv2
  vvv0lpo7mqo0*3,kpn3kpn4*2,jom4lpn2mqo0*3,lpo3mqo0mqo1mqo0ttt4*3,stt3uuu1vvv2
  vvv0qsrerts8psqerts8qssbrtscrtsbqsratuu5vvv0*3,uuu4rssdsssbsst8ttt8sssbttt8sstavvv3vvv2
  vvv0tttattt6ttu7ttt8ttu5tuu6ttt7ttu6uuu4ttt8*2,stta*2,tuu7ttu8*2,tuu4ttt7sstavvv1vvv0vvv2
  vvv0uuu4uuu5tuu6uuu5tuu6uuu5uuu4uuu5uuu6tuu6uuu4uuu5uuu6uuu3uuu4tuu5uuu3*2,uuu5vvv0*2,vvv2
  vvv0sssdrrrcttt9rssdqrrfvvv2vvv0*15,vvv2
  vvv1vvv0*21,uvv1
cover-paying 358x346
~ IqB6 xt-H R_g8 PiZq Es6Y 4u9V MCPr bkZJ 2Id_ 7cBK dfou bQ9P eFQv StB0 Dy7X JDC4 Nq-H rNW0 iesK JjEB
~ brFp
  rss9*2,rss8qrrerss8uvv0*18,
  uvv0*22,uuu0
  vvv0*22,uvv2
  vvv0lmmlklmhlmnjlmnkklmgoppaklmfklmjlmmhrss5vvv0*5,qst5lppgmpqdlpqcmqqfuvv0vvv2
  vvv0*16,uvv0tuv0suu1tuu1tuv0vvv0vvv2
  vvv0*22,vvv2
  vvv0*9,tuu0stt0*3,uuu0vvv0*8,vvv2
  vvv0*7,stt0rss0*2,stt0*2,rss0*3,uvv0vvv0*6,vvv2
  vvv0*5,uuv1fkl5qss0tuu0vvv0*4,uuu0rss0*2,uvv0vvv0*5,vvv2
  vvv0*5,ejk61ac0pqr4vvv0*7,rst0rss0vvv0*5,vvv2
  vvv0*4,ttu32ac1dik6vvv0*8,uvv0rss0tuu0vvv0*4,vvv2
  vvv0*4,kno619c0qss5vvv0tuu1sss4qrr3uvv1ttt3qrr4vvv0*2,stt0*2,vvv0*4,vvv2
  vvv0*4,fkl62ac2vvv0*2,stt2klmcklmbmnnbhjkgkmmevvv0*2,ttt0rss0vvv0*4,vvv2
  vvv0*9,ttu6stt8tuu8stt9uuu3vvv0*8,vvv2
  vvv0*9,uuu6tuu6uuu4ttu6vvv2vvv0*8,vvv2
  vvv0*22,vvv2
  vvv0oppfnoplnophppqjopphqrremnokoopmppqgoopmoopltuu6vvv0*9,vvv2
  vvv0*22,vvv2
  vvv0pqqjpqqlrrseppqkrrrbpqqlpqqgpqqh*2,sttbqqrdpqqkqrrhnoojrssdopprpqqj*2,opplvvv0*2,vvv2
  vvv0rsscsssasssdrsseqqqhsst9ssserssfstt9sttasssbrssdrrrdsssdvvv0*7,vvv2
  vvv0tuu4uuu4*2,ttt5ttt6uuu4ttt7ttt6tuu4uuu6tuu5tuu4uuu5uuu4vvv0*7,vvv2
  uvv1vvv0*21,uuu1
cover-sold-out 358x346
~ IqB6 xt-H oQd5 PiZq Es6Y 4u9V MCPr TJhh 2Id_ 7cBK dfou bQ9P eFQv StB0 Dy7X JDC4 Nq-H rNW0 iesK JjEB
~ Q1VS
  rss9*2,rss7rssbrssatuu3uvv0*17,
  uuu0uvv0*22,
  vvv0*22,uvv2
  vvv0lmmlklmhlmnjlmnkklmgoppaklmfklmjlmmhrss5vvv0*4,vut0solgspmbsolftpmbspm9vvu0vvv2
  vvv0*16,vut0vut1vut0vts1vut0vvv0vvv2
  vvv0*22,vvv2
  vvv0*8,uvv0tuu0stt0*3,uuu0vvv0*8,vvv2
  vvv0*7,stt0rss0*2,stt0*2,rss0*3,uvv0vvv0*6,vvv2
  vvv0*5,uuv1fkl5qss0tuu0vvv0*4,uuu0rss0*2,uvv0vvv0*5,vvv2
  vvv0*5,ejk61ac0pqr4vvv0*7,rst0rss0vvv0*5,vvv2
  vvv0*4,ttu32ac1dik6vvv0*8,uvv0rss0tuu0vvv0*4,vvv2
  vvv0*4,kno619c0qss5vvv0tuu1sss4qrr3uvv1ttt3qrr4vvv0*2,stt0*2,vvv0*4,vvv2
  vvv0*4,fkl62ac2vvv0*2,stt2klmcklmbmnnbhjkgkmmevvv0*2,ttt0rss0vvv0*4,vvv2
  vvv0*9,ttu6stt8tuu8stt9uuu3vvv0*8,vvv2
  vvv0*9,uuu6tuu6uuu4ttu6vvv2vvv0*8,vvv2
  vvv0*22,vvv2
  vvv0oppfnoplnophppqjopphqrremnokoopmppqgoopmoopltuu6vvv0*9,vvv2
  vvv0*22,vvv2
  vvv0pqqjpqqlrrseppqkrrrbpqqlpqqgpqqh*2,sttbqqrdpqqkqrrhnoojrrsepqqkqrrgppqlttu3vvv0*2,vvv2
  vvv0sst9rsscsssc*2,qrrdrrsbstta*2,rss9sssdttt8vvv0*10,vvv2
  vvv0ttt5tuu5uuu5ttt6rss8uuu5*2,ttu5ttt5*2,ttt9vvv0*10,vvv2
  uvv1vvv0*21,uuu1
cover-reviewing 358x346
~ IqB6 xt-H WcAo PiZq Es6Y 4u9V MCPr TJhh 2Id_ 7cBK dfou bQ9P eFQv StB0 Dy7X JDC4 Nq-H rNW0 iesK JjEB
~ 1ls-
  rss9*2,rss7qrrcqrrerss8uvv0*17,
  uuu0uvv0*22,
  vvv0*22,uvv2
  vvv0lmmlklmhlmnjlmnkklmgoppaklmfklmjlmmhrss5vvv0*4,vut0solgspmbsolftpmbspm9vvu0vvv2
  vvv0*16,vut0vut1vut0vts1vut0vvv0vvv2
  vvv0*22,vvv2
  vvv0*8,uvv0tuu0stt0*3,uuu0vvv0*8,vvv2
  vvv0*7,stt0rss0*2,stt0*2,rss0*3,uvv0vvv0*6,vvv2
  vvv0*5,uuv1fkl5qss0tuu0vvv0*4,uuu0rss0*2,uvv0vvv0*5,vvv2
  vvv0*5,ejk61ac0pqr4vvv0*7,rst0rss0vvv0*5,vvv2
  vvv0*4,ttu32ac1dik6vvv0*8,uvv0rss0tuu0vvv0*4,vvv2
  vvv0*4,kno619c0qss5vvv0tuu1sss4qrr3uvv1ttt3qrr4vvv0*2,stt0*2,vvv0*4,vvv2
  vvv0*4,fkl62ac2vvv0*2,stt2klmcklmbmnnbhjkgkmmevvv0*2,ttt0rss0vvv0*4,vvv2
  vvv0*9,ttu6stt8tuu8stt9uuu3vvv0*8,vvv2
  vvv0*9,uuu6tuu6uuu4ttu6vvv2vvv0*8,vvv2
  vvv0*22,vvv2
  vvv0oppfnoplnophppqjopphqrremnokoopmppqgoopmoopltuu6vvv0*9,vvv2
  vvv0*22,vvv2
  vvv0pqqjpqqlrrseppqkrrrbpqqlpqqgpqqh*2,sttbqqrdpqqkqrrhnoojrssdpqqlrssavvv0*4,vvv2
  vvv0ttt7sstbsss8sssbttt8ttt9sssasst7sss8sssdssscvvv0*10,vvv2
  vvv0sssassscttt9*2,ttu6ttt9*2,tuu6ttu7sttattt8vvv0*10,vvv2
  vvv1vvv0*21,uuu1
cover-paid 358x346
~ IqB6 xt-H xBuu PiZq Es6Y 4u9V MCPr UQVN 2Id_ ON6O dfou bQ9P 451q StB0 Dy7X JDC4 Nq-H rNW0 iesK JjEB
~ yEfY
  rss9*2,rss8rrsbuvv0*19,
  uvv0*22,uuu0
  vvv0*22,uvv2
  vvv0lmmlklmhlmnjlmnkklmgoppaklmfklmjlmmhrss5vvv0*7,tvu0lqocmqoeuvu0vvv2
  vvv0*19,tvu0*2,vvv0vvv2
  vvv0*22,vvv2
  vvv0*8,uvv0tuu0stt0*3,uuu0vvv0*8,vvv2
  vvv0*7,stt0rss0*2,stt0*2,rss0*3,uvv0vvv0*6,vvv2
  vvv0*5,uvu1gmj4qss0tuu0vvv0*4,uuu0rss0*2,uvv0vvv0*5,vvv2
  vvv0*5,eli52e90prq4vvv0*7,rst0rss0vvv0*5,vvv2
  vvv0*4,tut32e91eli5vvv0*8,uvv0rss0tuu0vvv0*4,vvv2
  vvv0*4,kpn52e90qss5vvv0tuu1sss4qrr3uvv1ttt3qrr4vvv0*2,stt0*2,vvv0*4,vvv2
  vvv0*4,gmj53f92vvv0*2,stt2klmcklmbmnnbhjkgkmmevvv0*2,ttt0rss0vvv0*4,vvv2
  vvv0*9,ttu6stt8tuu8stt9uuu3vvv0*8,vvv2
  vvv0*9,uuu6tuu6uuu4ttu6vvv2vvv0*8,vvv2
  vvv0*22,vvv2
  vvv0oppfnoplnophppqjopphqrremnokoopmppqgoopmoopltuu6vvv0*9,vvv2
  vvv0*22,vvv2
  vvv0oppqqrrcqqqgppqjqqqdqrrhqqrdpqqkqrrhnopirrsepqqjqqqkqrrepqqjrssbpqqjpqqh*2,pqqivvv0vvv2
  vvv0stt9rssbsstcrssfqrrgsss9sttaqrrksttbrsscuuu4vvv0*10,vvv2
  vvv0uuu4uuu3*2,ttt5*2,uuu4uuu6tuu7uuu4ttt4vvv2vvv0*10,vvv2
  uvv1vvv0*21,uuu1
cover-paid-maximum 358x346
~ IqB6 xt-H wQcE PiZq Es6Y 4u9V MCPr UQVN 2Id_ 8quN dfou bQ9P 451q StB0 Dy7X JDC4 7cAF rNW0 iesK JjEB
~ G-_j
  rss9*2,rss8qrrcrssaqrrcrssbsst7uvv0*15,
  uuu0uvv0*22,
  vvv0*22,uvv2
  vvv0lmmlklmhlmnjlmnkklmgoppaklmfklmjlmmhrss5vvv0*7,tvu0lqocmqoeuvu0vvv2
  vvv0*19,tvu0*2,vvv0vvv2
  vvv0*22,vvv2
  vvv0*8,qsr1gmk1bjf0ajf0dli0mqo1vvv0*8,vvv2
  vvv0*6,uuu1ckh32e90*2,8hd09ie04fb02e906hc2psr2vvv0*6,vvv2
  vvv0*5,uvu18ie32e90gmk3tuu1vvv0*3,mqo26gc23fa1orq3vvv0*5,vvv2
  vvv0*5,eli52e90mqo4vvv0*6,tuu16hc35gb2uuu2vvv0*4,vvv2
  vvv0*4,tut32e91eli5vvv0*8,psr42e90iol5vvv0*4,vvv2
  vvv0*4,kpn52e90qss5vvv0tuu2rrs3qqr4ttt2rrs4qrr4vvv0*2,8id59ie5vvv0*4,vvv2
  vvv0*4,gmj53f92vvv0*2,qrr6ijkekllglmmggijjkmmevvv0*2,eli54gb5vvv0*4,vvv2
  vvv0*9,ttt6stt9tuu8stt9uuu3vvv0*8,vvv2
  vvv0*9,uuu6tuu6uuu4ttu6vvv2vvv0*8,vvv2
  vvv0*22,vvv2
  vvv0oppfnoplnophppqjopphqrremnokoopmppqgoopmoopltuu6vvv0*9,vvv2
  vvv0*22,vvv2
  vvv0oppqqrrcqqqgppqjqqqdpqqeqrrhoppkqrriopplpqqhrrshqqrhqrraoppiqqqerrrgpqqfoppfqrretuu4vvv2
  vvv0stt9rssb*2,rsscqrrdrsscqrrhsssattt8rrre*2,sss8ttt8qrrgtttbqrrfvvv1vvv0*4,vvv2
  vvv0uuu4ttt5uuu3ttt7uuu5tuu6*2,ttt5uuu2ttt4tuu4uuu4uuu5ttt5uuu4ttt4vvv1vvv0*4,vvv2
  vvv1vvv0*21,uuu1
cover-used-up 358x346
~ IqB6 xt-H XVmI PiZq Es6Y 4u9V MCPr hpy_ 2Id_ AeSE dfou bQ9P StB0 Dy7X daxi Dy7X iesK JjEB kV-t
  rss9*2,rss8qrr9rssatuu2uvv0*17,
  uvv0*22,uuu0
  vvv0*22,uvv2
  vvv0lmmlklmhlmnjlmnkklmgoppaklmfklmjlmmhrss5vvv0*6,sss5oppdpqqbpqrbvvv0vvv2
  vvv0*17,uvv0*3,uuu1vvv0vvv2
  vvv0*22,vvv2
  vvv0*8,uvv0tuu0stt0*3,uuu0vvv0*8,vvv2
  vvv0*7,stt0rss0*2,stt0*2,rss0*3,uvv0vvv0*6,vvv2
  vvv0*6,stt0rss0tuu0vvv0*4,uuu0rss0*2,uvv0vvv0*5,vvv2
  vvv0*5,ttt0rss0uuu0vvv0*7,rst0rss0vvv0*5,vvv2
  vvv0*5,rss0ttt0vvv0*8,uvv0rss0tuu0vvv0*4,vvv2
  vvv0*4,uuu0rss0vvv0*2,vvv1*2,vvv0vvv1vvv0*4,stt0*2,vvv0*4,vvv2
  vvv0*4,tuu0rss0vvv0*2,rss8lnnglmmflmmgmnnkmnncvvv0*2,ttt0rss0vvv0*4,vvv2
  vvv0*22,vvv2
  vvv0*22,vvv2
  vvv0*22,vvv2
  vvv0oppfnoplnophppqjopphqrremnokoopmppqgoopmoopltuu6vvv0*9,vvv2
  vvv0*22,vvv2
  vvv0pqqjpqqlrrrippqhrssaoppjppqkqqrfpqqhoppirrrfpqqgpqqeqqqgpqqgpqqhqrrenoplpqqhqrrguuu6vvv2
  vvv0qrristtbrssdstt8rrrdrrsasstbrssattt8sssb*2,sss9ttt8sst9rssbuuu2vvv0*5,vvv2
  vvv0tuu6uuu4ttt4uuu4uuu6uuu5*2,ttt6uuu6tuu5ttt6uuu4*2,ttt5tuu5uuv2vvv0*5,vvv2
  uvv1vvv0*21,uuu1
cover-void 358x346
~ IqB6 xt-H GIkN PiZq Es6Y 4u9V MCPr Rzkc 2Id_ AeSE dfou bQ9P StB0 Dy7X atwS Dy7X iesK JjEB U67p
  rss9*2,rss8rssbuvv0*19,
  uuu0uvv0*22,
  vvv0*22,uvv2
  vvv0lmmlklmhlmnjlmnkklmgoppaklmfklmjlmmhrss5vvv0*7,vut0solfspmevvu0vvv2
  vvv0*19,vut0*2,vvv0vvv2
  vvv0*22,vvv2
  vvv0*8,uvv0tuu0stt0*3,uuu0vvv0*8,vvv2
  vvv0*7,stt0rss0*2,stt0*2,rss0*3,uvv0vvv0*6,vvv2
  vvv0*6,stt0rss0tuu0vvv0*4,uuu0rss0*2,uvv0vvv0*5,vvv2
  vvv0*5,ttt0rss0uuu0vvv0*7,rst0rss0vvv0*5,vvv2
  vvv0*5,rss0ttt0vvv0*8,uvv0rss0tuu0vvv0*4,vvv2
  vvv0*4,uuu0rss0vvv0*4,uvv2vvv2vvv1vvv0*3,stt0*2,vvv0*4,vvv2
  vvv0*4,tuu0rss0vvv0*3,uvv2jlllkmmmoppbvvv0*3,ttt0rss0vvv0*4,vvv2
  vvv0*22,vvv2
  vvv0*22,vvv2
  vvv0*22,vvv2
  vvv0oppfnoplnophppqjopphqrremnokoopmppqgoopmoopltuu6vvv0*9,vvv2
  vvv0*22,vvv2
  vvv0pqqjrssfpqqjpqqgpqqhppqkqqrkqrrjpqqhrsscoppjopplqqrdpqqippqjqrrjpqqjpqqfpqqlqrrhuuu5vvv2
  vvv0qrristtbrssdttt7*2,rrsdsssattt9sss9rrscrssattt8vvv0*9,vvv2
  vvv0tuu6uuu4ttt4uuu5uuu4uuu5tuu7uvv3ttt6tuu5uuu5tuu5vvv0*9,vvv2
  uvv1vvv0*21,uuu1
cover-void-late 358x315
~ IqB6 xt-H ZZ7m PiZq Es6Y 4u9V MCPr Rzkc 2Id_ AeSE dfou bQ9P StB0 Dy7X atwS Dy7X iesK LQde
  rss9*2,rss8rssbrrscttt3uvv0*17,
  uuu0uvv0*22,
  vvv0*22,uvv2
  vvv0lmmlklmhlmnjlmnkklmgoppaklmfklmjlmmhrss5vvv0*7,vut0solfspmevvu0vvv2
  vvv0*18,vvu0vut0*2,vvv0vvv2
  vvv0*22,vvv2
  vvv0*9,tuu0stt0*2,ttu0uuu0vvv0*8,vvv2
  vvv0*7,ttt0rss0*3,rst0rss0*2,stt0vvv0*7,vvv2
  vvv0*6,stt0rss0ttt0vvv0*4,uuu0rss0*2,uvv0vvv0*5,vvv2
  vvv0*5,tuu0rss0uuu0vvv0*7,rss0*2,vvv0*5,vvv2
  vvv0*5,rss0stt0vvv0*8,uvv0rss0tuu0vvv0*4,vvv2
  vvv0*4,uuu0rss0uvv0vvv0*3,vvv1*2,vvv0*4,stt0*2,vvv0*4,vvv2
  vvv0*4,tuu0rss0vvv0*3,uuu2jklnklmnoopcvvv0*3,ttt0rss0vvv0*4,vvv2
  vvv0*22,vvv2
  vvv0*22,vvv2
  vvv0*22,vvv2
  vvv0opporrrbppqjppqlpqqgpqqhoppkrrrbqqqjqqqipqqgrrrdpqqgpqqeoppipqqgpqqhqrrcppqkvvv2vvv0vvv2
  vvv0ttt6sssdrssfttt6stt9rrsbuuu5vvv0*14,vvv2
  vvv0sst9ttt8ttt9ttt5ttt9stt8uuu5vvv0*14,vvv2
  vvv1vvv0*21,uuu1
lead-delta 358x211
~ IqB6 xt-H a05u PiZq Cnzz XnnM z2yA H32O Qu3r 7-62 rRZ1 MI1W jmDN zVDb rbqo oO4x PiZq Z91y PScc 3_dZ
~ PiZq xG5C PScc YORZ PiZq 7_qe PScc WgvQ XnnM G4s3 WbZq WBtL 0oUx
  qrrarss8qrrcsss7uvv0*19,
  uvv0*22,uuu0
  vvv0*2,vvu0vvv0*19,uvv2
  vvv0utq2srn7vur1rss8nooloppioppmpqqfoppkvvv0*5,uvv0suu1rtt5stu1rtu1stu1vvv0vvv2
  vvv0usp4qpmfvtr2uuu4stt9*2,stt8sssdssscsss9sttasssdsssbvvv0uvv0qtt3pss6orramqqcorrbuvv0vvv2
  vvv0*2,vvt0vvv0*2,vvv1*2,vvv0vvv1uuv3vvv1*2,vvv2vvv1vvv0*8,vvv2
  vvv0ttt7uuu5*2,ttt5uuu6vvv1vvv0ttt9uuu5ttu6ttt7uuu6uuu3vvv1ttt6sttatuu5tuu4vvv1vvv0*2,vvv2
  vvv0uuu5uuu4ttt7uuu4uuu6vvv1vvv0tuu6*2,ttu6tuu6uuu6uvv4vvv0uuu4tuu7uuu4uuu5vvv0*3,vvv2
  vvv0rts8psqcqsrevvv1vvv0*3,qrraqrrcrrshvvv0*4,nopiqqqjvvv0*5,vvv2
  vvv0*17,uvv0*4,vvv0vvv2
  vvv0ttt7uuu5uuu4uuu3stt8uvv2vvv0*9,uvv6rssattt6stt6uuu2uvv5vvv2
  vvv0tuu7ttt8ttt7ttu4ttt6vvv2vvv0*9,uvv6sssasssbqqrcuuu1uvv5vvv2
  vvv0*17,uvv0*4,vvv0uvv2
  uuu0*21,uuu1uvv0
lead-slow 358x211
~ IqB6 xt-H 8svH PiZq Cnzz XnnM z2yA vum9 Qu3r 7-62 kNOV bKgu 2O7t _-TR oO4x PiZq Z91y PScc x9Mw PiZq
~ xG5C PScc YORZ PiZq 7_qe PScc WgvQ XnnM Pf7s WbZq ZCzi L00J
  qrrarss8rrrcttt5uvv0*19,
  uvv0*22,uuu0
  vvv0*2,vvu0vvv0*19,uvv2
  vvv0vtq1srn7vus0uuu2uuu5vvv2ttt6ttt5uuu2vvv0*6,stt2stt4ttt1*2,ttt2vvv0vvv2
  vvv0vtq1poldvur0ttt3pqqhqrrfppqerrrdqrrbvvv0*6,rss6sss4qrrapqraqrr7vvv0vvv2
  vvv0*2,vvt0vvv0*19,vvv2
  vvv0ttt7uuu5*2,ttt5uuu6vvv1vvv0ttt9uuu5ttu6ttt7uuu6uuu3vvv1ttt6sttatuu5tuu4vvv1vvv0*2,vvv2
  vvv0uuu4*2,ttt7uuu4uuu6vvv1vvv0tuu6*2,ttu6tuu6uuu6uvv4vvv0uuu4tuu7uuu4uuu5vvv0*3,vvv2
  vvv0qss9psrbqsrevvv1vvv0*3,qrraqrrcrrshvvv0*4,nopiqqqjvvv0*5,vvv2
  vvv0*18,uvv0*3,vvv0vvv2
  vvv0ttt7ttu6tuu7uuu5uuu6ttt7vvv0*10,uvv6ttt4*2,vvv2uvv5vvv2
  vvv0tuu5ttt7ttt8ttt5ttt6uuu5vvv0*10,uvv6sss7qrrfttt6uvv5vvv2
  vvv0*18,uvv0*3,vvv0uvv2
  uuu0*21,uuu1uvv0
lead-paper 358x211
~ IqB6 xt-H 6OMr PiZq Cnzz XnnM z2yA b3Nk Qu3r 7-62 DwE3 BjRP bKgu 2O7t _-TR oO4x PiZq Z91y PScc kPHn
~ PiZq xG5C PScc kw-0 PiZq 7_qe PScc WgvQ XnnM Kn6S VGTs
  qrrarss9qrrarss9uvv0*19,
  uuu0uvv0*22,
  vvv0*2,vuu0vvv0*19,uvv2
  vvv0vsq1rnm5vsr0rss8nookoppgrrrbnoopstt4vvv0*6,ttt1stt3tuu1*2,ttt2vvv0vvv2
  vvv0vrp2som8vsr0uuu3sssdsssastt8sssdssscsss9sttasssdsssbvvv0*2,rss7rss5qrrapqraqrr7vvv0vvv2
  vvv0vvu0vts0vvv0*2,vvv1*2,vvv0vvv1uuv3vvv1*2,vvv2vvv1vvv0*8,vvv2
  vvv0ttu6uuu3*2,uuu4*2,vvv0*2,tuu6uuu3uuu4uuu5uuu4uvv2vvv0tuu4ttt7uuu3*2,vvv0*3,vvv2
  vvv0tuu6*2,ttt8tuu6ttu8vvv2vvv0ttt9ttu7stt8ttt8*2,uuu5vvv0tuu6tttauuu5ttt6vvv0*3,vvv2
  vvv0rts7orqeqsrartscvvv0*3,rrrarrrbqqrhttt6vvv0*3,nopiqqqjvvv0*5,vvv2
  vvv0*22,vvv2
  vvv0ttt9uuu6uuu4*2,tttattu5ttt7tuu5tuu6vvv1vvv0*7,ttt1rss4stt3vvv0vvv2
  vvv0tuu6ttt9ttt7ttt4ttt7uuu5stt9uuu5ttt7vvv1vvv0*7,stt1qrr6stt3vvv0vvv2
  vvv0*22,uvv2
  uuu0*21,uuu1uvv0
lead-loss 358x211
~ IqB6 xt-H vjOW PiZq Cnzz XnnM z2yA hRQC Qu3r 7-62 xmFn MI1W oO4x PiZq Z91y PScc RZyh PiZq xG5C PScc
~ AurO PiZq 7_qe PScc WgvQ XnnM G4s3 WbZq ZCzi BObR
  qrrarss9*2,tuu1uvv0*19,
  uuu0uvv0*22,
  vvv0*2,uvv0vvv0*19,uvv2
  vvv0rtu0ors5suu0rrscpqqeqrraoppnppqknoopvvv0*12,vvv2
  vvv0qtt0mqq8rtu0uuu4stt9*2,stt8sssdssscsss9sttasssdsssbvvv0*8,vvv2
  vvv0uvv0tuu0vvv0*2,vvv1*2,vvv0vvv1uuv3vvv1*2,vvv2vvv1vvv0*8,vvv2
  vvv0ttu6uuu3*2,uuu4*2,vvv0*2,tuu6uuu3uuu4uuu5uuu4uvv2vvv0tuu4ttt7uuu3*2,vvv0*3,vvv2
  vvv0ttt6*2,ttt8tuu5ttu8vvv2vvv0ttt9ttt7stt8ttt8*2,uuu5vvv0tuu6tttauuu5ttt6vvv0*3,vvv2
  vvv0urr8urr9urrevvv0*4,rrraqqrdpqqhttt6vvv0*3,nopiqqqjvvv0*5,vvv2
  vvv0*18,uvv0*2,vvv0*2,vvv2
  vvv0ttt7uuu5uuu4uuu3stt8uvv2vvv0*10,uuv6ttt4*2,vvv2uvv5vvv2
  vvv0tuu7ttt8ttt7ttu4ttt6vvv2vvv0*10,uvv6sss7qrrfttt6uvv6vvv2
  vvv0*18,uvv0*3,vvv0uvv2
  uuu1vvv0*20,uvv1uvv0
lead-long 358x268
~ IqB6 xt-H SNlX PiZq Cnzz XnnM z2yA o5Pq Qu3r 7-62 Ifpy gN4b bLCD oO4x PiZq Z91y PScc Hd0L PiZq xG5C
~ PScc MKLe PiZq 7_qe PScc _VHT XnnM QjdH WbZq ZCzi UDZa
  qrrarss9rssastt3uvv0*19,
  uvv0*22,uuu0
  vvv0*22,uvv2
  vvv0uvv0tuu0vvv0stt8noomoppknopknopjopphnooqppqknoojnopmlmnoppqgopploppipqqfopplmnolvvv2*2,
  vvv0qst5lpqdrtu2tuu4qqrcqrrfrssbpqqjqrreqrrcttt6vvv0*10,vvv2
  vvv0suu1pst2tuv0uuu3sss8uuu5stt7sst9stt8stt7uuu4vvv0vvv1vvv0*8,vvv2
  vvv0*4,uuu5stt8ttt9rssbsstcstt9ssserssgrsscrrsfrssasss8qrrdtuu7vvv0*4,vvv2
  vvv0vts2*2,vut0vts2vts1vuu1vvv0*15,vvv2
  vvv0usq5soldtpmatpmdsolbvts2vvv0*15,vvv2
  vvv0*22,vvv2
  vvv0rsscstt8sssbsssassscvvv3vvv0rssfsttarssbrrsdsssdttu8vvv1sssarrsgstt9sssavvv1vvv0*2,vvv2
  vvv0stt6stt8rts8qsr9rts8rtsbvvv0stt9pqqgqqqivvv1vvv0*3,qrrdsss7rrrgvvv0*4,vvv2
  vvv0uvv1tut2uuu2uuu3uvv2*2,vvv0uuu1ttt3uvv2vvv0*4,ttt2uuu4uvv3vvv0*4,vvv2
  vvv0*17,uvv3uvv0*3,vvv2*2,
  vvv0sssbsstasstbrrsgrrsasssbqrrdvvv0*9,uvv7qqqcoppjsst8uvv7vvv2
  vvv0*17,uvv3uvv0*3,vvv2*2,
  uvv0vvv0*21,uuu1
traders-failed 358x73
~ IqB6 xt-H -kwv PiZq 0Sgp
  rrs9qrr9sss6qrrcrrrauvv0*18,
  uvv0*23,
  noorpqqbpqqhnooopqqipqqkoppg*2,oppjpqqhopphpqqhopphnoohpqqepqqgnopkopphopqfoppituu1uvv0*2,
  qrr9qrrarrsarss8rssbrrs8qrrcstt6uvv0*15,
  opqfoppgsss7rss6qrrdpqqepqqfsssbuvv0*15,
traders-none 358x50
~ IqB6 xt-H ie25 PiZq 3zgp
  rrs9qrr9sss6qrrasss6uvv0*18,
  uvv0*23,
  oppfoppgopqhppqenoojrrr9nooppqqhoppkopqkopqipqqhopqepqqbopphpqqguuu0uvv0*6,
  uvv0*23,
lead 358x861
~ IqB6 xt-H VYt9 PiZq IqB6 XbGm iesK WxZG HHkS mP4- 3fUN SDXc s2ZJ IqB6 dG_q N6vp 3KmG z2yA b3Nk Qu3r
~ 7-62 DwE3 f2ma lrRE z2yA H32O Qu3r 7-62 rRZ1 PMhk lrRE z2yA vum9 Qu3r 7-62 kNOV fazg lrRE z2yA hRQC
~ Qu3r 7-62 xmFn gJk4 IqB6 ywIy N6vp 3KmG z2yA b3Nk Qu3r 7-62 DwE3 hG9T lrRE z2yA H32O Qu3r 7-62 rRZ1
~ -AZs lrRE z2yA hRQC Qu3r 7-62 xmFn -AZs lrRE z2yA vum9 Qu3r 7-62 kNOV -56D M1L5
  qrrastt5uvv0*21,
  uvv0*23,
  lnnflnngmoodlnnjmooeklminooclmmllnnhnoocnoodklmlmnnilmnippqduvv0*8,
  uvv0*23,
  nooioppjopqfqrrbnopjopqi*2,qrrdoppinoolpqqdpqqcoppjpqqipqqgoppinophpqqdpqqeoppkqrrapqqfuvv0
  pqqipqqdrss9qrrcpqqguuu0uvv0*17,
  ttt4*2,stt5ttt3ttt4uuu0uvv0*17,
  pqqe*2,pqqfpqqdopphrss9opqfpqqcpqqfopqeqrrdoppirrrdqrrcoppkopqhrrrapqqeoppfrss9uvv0*3,
  ttu1ttt3tuu3tuu1tuu2uuu1tuu2uuu1tuu1ttt4uuu1*4,tuu2*2,uuu1ttt3tuu1uuu0uvv0*3,
  oppjopphrrrcuvv0*20,
  tuu0stt0*8,tuu0uvv0*13,
  3bd22ac119c01ac1*2,2ac219c0*3,5de5uvv0uuu1uuu0uuu1tuu1uvv0uuu1uvv0*6,
  19c08fgfbhih9fhj8egh8egd7egabhif8egd3bd5uuu0pqreqrrcsss7rrscrssaqrrcrrr9uvv0*5,
  hlm3ejk0*8,imn3uvv0*13,
  ttt1uuu0stt1ttt2uuu1uvv0*2,uuu1uvv0*15,
  kmmimnoenopanophmoodjllkoppdlnnfmnohopqbuvv0*13,
  uuu0vtt0uuu0uvv0*20,
  uqp2qnm8vsr0rss5rss6*2,rss5qrratuu1uvv0*10,stt6sss7rssattt4
  uqp2upo4vsr0ttt4pqqcqqratuu4pqqcttt1uvv0*9,uuu0rss5rss9stt7qrrb
  uuu0vtt0uuu0uvv0*20,
  uuu0uut0uuu0*21,
  usp3rqnavus0stt4rss7sss4rss9rss4sss6uvv0*10,uuu1stt6rss8tuu2
  usp4qpmdvur0sss5pqqdqrrcqqrdqrrbrrscuvv0*10,ttt3rss8sss7qqrd
  uuu0vut0uuu0uvv0*20,
  uuu0uut0uuu0*21,
  utq2tro7vus0ttt3ttt4tuu2stt5rss7tuu2uvv0*10,uuu1tuu2stt7tuu2
  utp2qpmdvur0rss4pqqgpqqeoppcpqqeqrrauvv0*10,stt4qqrbrssaqqrd
  uuu0vus0uuu0uvv0*20,
  uuu0tuu0uuu0*21,
  rtt0ors4stu0tuu2*2,stt5uuu1uvv0tuu4uvv0*11,ttt2stt4tuu2
  qtt0mpqartu0qrrapqqbrss5opqknophoppjuvv0*10,uuu1rss8qrrcqqrd
  tuu0stu0uuu0uvv0*20,
  uvv0*23,
  noogpqq8qrr8qqr7opqcpqq7sss5uvv0*16,
  sss7qrr6sss5qrr6pqqbrrr6ttt2uvv0*16,
  vts0vsq0uut0uvv0*20,
  tpo4pmlcvsq0qqr9nooh*2,qrralnnmsst3uvv0*7,uuu1nookpqqgpqqdnopioppmnopc
  vsr0vrp0vts0uvv0uuu1uvv0*14,uuu0tuu2uuu0stt3
  uuu0*23,
  vut0vur0uuu0uvv0*20,
  sro7mljnvur0qqr9mooknophnoonnopgoppiuvv0*7,uuu1oppfqrrcpqqdopphopploppa
  vur0vtq0vus0uvv0*16,uuu0ttt3uuu1stt5
  uuu0*23,
  tuu0rtu0tuu0uvv0*20,
  qtt0lopdrtu0qrrbopqdpqqapqqioppfoppkuvv0*7,uuu0qqrerrrbqrrbopqgpqqipqq9
  rtu0pst1suu0uuu1*2,uvv0ttt3tuu2*2,uvv0*7,uuu0ttt0uuu0tuu1stt5ttt4rss6
  uuu0*23,
  uut0vus0uuu0uvv0*20,
  usp3oolgvur0rss6pqqhqrrdnopeopqhqrr9uvv0*8,stt7rss8rrs9pqqepqqgpqr8
  vtq1uso4vus0ttt1ttt3*2,stt4ttt4ttt2uvv0*8,ttt1*2,stt3rss6stt6qrr7
  uuu0*3,uvv0*20,
  rss8stt5rss6rssbstt4rss9stt7sss7rss9stt6rssastt7stt5rss7rssastt6rss9stt7sst7rssasss8stt7stt4
  stt7ttt5ttt3stt6stt5stt6ttt5stt7stt4ttt3stt7stt6sss7*2,stt5tuu4stt6ttt4stt5*3,tuu5ttt4
  pqqgqrrbopphpqqcqrrcpqqhqrrepqqgrrrcpqqepqqgrsserssaqrrdopqittt4uvv0*7,
board-FOLLOWERS 358x729
~ IqB6 xt-H XFBc PiZq ITGt XnnM oHgJ M3uX CF1a XnnM Y-K3 Pthg 7gJ3 BTrH rIJQ qgcq sJM6 qB9i 8N1I DCns
~ Dy7X _Z9_ sJM6 QFeb 8N1I 10zo Dy7X _KEe a0iA sJM6 fIJR 8N1I 03Bq Dy7X pwKz npV- 54Ks YSdR gNKw 9ZV9
~ 0TEa SNkO IJ8R gNKw okwP c4vF H0hO HUmi 9i0R DHoA 37W6 Paqy gNKw ClRJ z95r H0hO HUmi 9i0R dQA6 37W6
~ uo-T IJ8R gNKw uhU8 gNKw qT-k SX-j sZgQ Uc6u _geO bupc L-t8 AUtS C8ii W1-U J_1H SBa5 xbiC -FLa NUHA
~ w0oM -waq JxQx
  qrrbrrs9rss8rrs9*2,qqrdqrrbuuu0uvv0*15,
  uuu0uvv0*22,
  vvv0*22,uvv2
  vvv0lmnhkllchijhkmmiikkikllfkllhjklhtuu6vvv0*12,vvv2
  vvv0*22,vvv2
  vvv0rssdrssgrrsdrssdsttdrrserrreqrrbsss9rssbsssbssserssgsttdrrrcsssattt8rsscrssftttavvv0vvv2
  vvv0*22,vvv2
  vvv0vvv1uuu4uuu2*2,vvv0tuu0stt2stt1rss3stt1stt3stt1tuu0vvv0*8,vvv2
  vvv0vvv1sss9qqqhqrrettu5uuu0rss5pqq9qrr6pqq9*2,rss5tuu0vvv0*8,vvv2
  vvv0*6,uvv0*7,vvv0*9,vvv2
  vvv0qrr8sssb*2,ssscrrrcrssdqrrfuvv3vvv0*13,vvv2
  vvv0*22,vvv2
  vvv0*3,uvv0tuu0vvv0*5,vtn0vrk0vvu0vvv0*4,vrq0vsr0vvv0*3,vvv2
  vvv0*3,qtt0nqq5qtt0vvv0*3,vto1vm50tk53vpe2vvv0*3,vqp1tkh1uki1vrq1vvv0*2,vvv2
  vvv0*3,ptt0lop6qtt0vvv0*3,vsm2vm50tk55vpc2vvv0*3,vpo1tkh2tkh3vqp1vvv0*2,vvv2
  vvv0*3,tuu0rtu0tuv0vvv0*4,vqh0vpd0vur1vvv0*3,vuu0vpn0*2,vvv0*3,vvv2
  vvv0*2,rss8rssbrrsbsssarssevvv0rrsfsssarrsbrssbrrrdqrrcvvv2vvv0rrsbrssb*3,vvv0*2,vvv2
  vvv0*2,sst8vvv1ttt7tuu8ttt8vvv0ttt5uuu3ttt5vvv1uuu3uuu4vvv1vvv0ttt6ttt3vvv0ttt5vvv0*2,vvv2
  vvv0*2,uuu3sssbsstbstt5uvu2vvv0*3,sstattt9uuu4vvv0*3,ttt6sssatrs8vuu5vvv0*2,vvv2
  vvv0uvv1vvv1vvv0uvv0vvv1vvv0*11,uuu2vvv1uvv3uuu2vvv0vvv2
  vvv0qrrdqrrfvvv0rssdqqrdttu6vvv0*10,rssbsssbssscrsscuuu4vvv2
  vvv0*22,vvv2
  vvv0uuu5vvv0*20,vvv2
  vvv0ttt5vvv0*2,ppqorrrbpqqksssarrrdpqqevvv2vvv0*6,uvu4qsrbqsrapsrdtuu5vvv2
  vvv0rts7tut5vvv0*19,vvv2
  vvv0*22,vvv2
  vvv0uuu2vvv0*20,vvv2
  vvv0ttt6vvv0*2,qqresss9qrreqrrgpqqmvvv0*8,urrburratqqgurravuu3vvv2
  vvv0uuu1vvv0*4,vvv1vvv0*15,vvv2
  vvv0*22,vvv2
  vvv0*7,uuu3ttt7sstbsst8sttasss9rssbttt8vvv0*7,vvv2
  vvv0*7,uvv0uuu2uuu1uuv1uvv1uuv1uvv1*2,vvv0*7,vvv2
  vvv0suu0rtt1rtu0*18,uvv0vvv2
  vvv0rtt2mppcrtu0mopdprs7rtu0*11,qss3orr7pss6osr6uvv0vvv2
  vvv0rtt2nrq8rtu0prs5pss3rtu0*11,rtu1osr2pss3qtt2uvv0vvv2
  vvv0suu0ruu0*19,vvv0vvv2
  vvv0*22,vvv2
  vvv0*15,vvv1vvv0*6,vvv2
  vvv0*6,vvv1vvv2vvv0*7,tuu7vvv0*6,vvv2
  vvv0*22,vvv2
  vvv0tuu7tuu6uuu2uuu3*2,uuu5uuu4vvv3uuu5uuu4uuu3*2,uuu5*3,ttu5uuu3*2,uuu5vvv0*2,vvv2
  vvv0ttt8tuu8ttt5tttattt7sttastt8ttt8tttasst8ttt6stt7ttt8stt8uuu6ttt9uuu6tttattt8vvv0*2,vvv2
  vvv0qrrkqrrhttt7vvv0*18,vvv2
  vvv0stt9stt8sttbttt7ttu7tuu6vvv3vvv0*14,vvv2
  vvv0uuu3tuu5uuv4uuu2uuu3uuu2vvv0*15,vvv2
  uvv0vvv0*21,uuu0
board-LEADS 358x575
~ IqB6 xt-H IG0P PiZq ITGt XnnM oHgJ M3uX CF1a XnnM Y-K3 hRkH Xov8 BTrH rIJQ qgcq sJM6 qB9i 8N1I Hsw_
~ Dy7X _Z9_ sJM6 QFeb 8N1I 3PWe Dy7X _KEe a0iA sJM6 fIJR 8N1I 10zo Dy7X pwKz npV- 54Ks YSdR gNKw 9ZV9
~ 0TEa SNkO IJ8R gNKw okwP c4vF H0hO HUmi 9i0R fQkn 37W6 Paqy gNKw ClRJ z95r H0hO HUmi 9i0R pFEG 37W6
~ uo-T w0oM -waq JxQx
  qrrbrrs9rss9qrr9rss8uvv0*18,
  uvv0*22,uuu0
  vvv0*22,uvv2
  vvv0lmnhkllchijhkmmiikkikllfkllhjklhtuu6vvv0*12,vvv2
  vvv0*22,vvv2
  vvv0rssdrssgrrsdrssdsttdrrserrreqrrbsss9rssbsssbssserssgsttdrrrcsssattt8rsscrssftttavvv0vvv2
  vvv0*22,vvv2
  vvv0tuu0sss2stt1stt2ttt0uuu0uvv3uvv1tuu5uuv2uuu4vvv1*2,vvv0*8,vvv2
  vvv0tuu0qrr6pqqbpqq9rss4uvv0stt8qqqdsss9qrreqqrdstt8vvv1vvv0*8,vvv2
  vvv0uvv0*6,vvv0*15,vvv2
  vvv0qrr8sssb*2,ssscrrrcrssdqrrfuvv3vvv0*13,vvv2
  vvv0*22,vvv2
  vvv0*3,uvv0tuu0vvv0*5,vtn0vrk0vvu0vvv0*4,vrq0vsr0vvv0*3,vvv2
  vvv0*3,qtt0mpq6qtt0vvv0*3,vto1vm50tk53vpe2vvv0*3,vqp1tjh2uki1vrq1vvv0*2,vvv2
  vvv0*3,ptt0lpp6qtt0vvv0*3,vsm2vm50tl55vpc2vvv0*3,vpn1tkh2tkh3vqp1vvv0*2,vvv2
  vvv0*3,tuu0rtu0tuv0vvv0*4,vqh0vpd0vur1vvv0*3,vuu0vpn0*2,vvv0*3,vvv2
  vvv0*2,rrresssbrsscqrrbsssbvvv0ttt6sss8*2,rssarsscrssbvvv0ttt7rss9rrsbsssasss8ttt9vvv0vvv2
  vvv0*2,stt7sss8ttt7ttt5tuu6vvv0uuu2sss8rssauuu7ttt7*2,vvv0uuu5tuu4uuu2stt9ttt8uuu4vvv0vvv2
  vvv0*2,uuu3sssbsstbstt5uvu2vvv0*3,sstattt9uuu4vvv0*3,ttt6sssatrs8vuu5vvv0*2,vvv2
  vvv0uvv1vvv1vvv0uvv0vvv1vvv0*11,uuu2vvv1uvv3uuu2vvv0vvv2
  vvv0qrrdqrrfvvv0rssdqqrdttu6vvv0*10,rssbsssbssscrsscuuu4vvv2
  vvv0*22,vvv2
  vvv0uuu5vvv0*20,vvv2
  vvv0ttt5vvv0*2,pqqmrrrgqqqlrssbvvv0*9,uvu4qsrbqsrapsrdtuu5vvv2
  vvv0rts7tuu5vvv0*19,vvv2
  vvv0*22,vvv2
  vvv0vvv1vvv0*2,uuu3vvv0uuv4vvv2vvv0uuu4vvv0uvv3vvv3vvv1vvv0vvv1vvv0*6,vvv2
  vvv0sss8vvv0*2,qqrdqrrhpqqgqqreqqrgqrrjqrrhqqrdrrrfppqhrrr9pqqfvvv0uss9vtt7urrdust7vuu2vvv2
  vvv0uuu1vvv0*2,oppkpqqipqqmqqqlqrrcvvv0*8,vuu2vtu3vuu2*2,vvv1vvv2
  vvv0*22,vvv2
  vvv0*22,vvv2
  vvv0rrsfrssfsss8rssdsstarrrgrssdsttcrrsfrrrdsss9rrsarsseqrrdtttbrrrfsstarssd*2,vvv0*2,vvv2
  vvv0rrrjqrrgttt7vvv0*18,vvv2
  vvv0uuu3vvv0vvv1*3,vvv2vvv0*15,vvv2
  vvv0sssarrrdsssestt9ttt8ttt7uvv2vvv0*14,vvv2
  vvv0*22,uuu1
ranking 358x81
~ IqB6 xt-H rCb2 PiZq ObGA PiZq 2fTo x50S 8Vs- NHmy
  rssaqrrfrss8uvv0*20,
  uuu0uvv0*22,
  vvv0*22,uvv2
  vvv0oppmooplrrrcnoomppqloppgoppmooplrrrbvvv0*10,uvv3vvv0vvv2
  vvv1vvv0*21,uvv1
  uuu0rss0*20,ttt0uvv0
place-no-orders 358x145
~ IqB6 xt-H 6sAP PiZq kdSo CeNm paLX nmVe e_Ql
  qrrdrss8*2,rss7qrr8sst7uvv0*17,
  uuu0uvv0*22,
  vvv0*22,uvv2
  vvv0lmmlklmhlmnjlmncikkmlmniopp7vvv0*6,uvv0oppfpqqapqqdoppcpqqdpqq9vvv0vvv2
  vvv0*4,uuu3vvv0*10,uvv0*6,vvv0vvv2
  vvv0rssesssdttt6rrrfttt7rrsdrssfttt8ttt9qrrarss9sstasssastt6rssbstt8ssscsttbttt8vvv0*2,vvv2
  vvv0uuu4ttt8uuu4ttt9tuu6ttt7ttu6ttt5ttt7ttu6uuu5tuu6ttu6uuu3tuu7uuu4ttt8ttt5uuu4vvv0*2,vvv2
  vvv0qqqeppqooppfrrrfpqqjpqqfrssaoppipqqfuuu4vvv0*11,vvv2
  vvv1vvv0*21,uvv1
  uuu0rss0*20,ttt0uvv0
