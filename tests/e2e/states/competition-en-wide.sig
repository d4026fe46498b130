page-growing 580x710
~ IqB6 xt-H U-QI PiZq yuip CeNm Mp4_ -cUI X-Ho fueJ 4H2A 9TRS NKBo fQ3- fQ3- fQ3- fQ3- Rtd0 U97t OZDm
~ MYZV U97t F01o K_TS EoKv InuW uVQO U97t svq9 aIzM U97t OmDM ovfS yuip CeNm qbEQ TaeE yG2K 7KgQ a18c
~ LQp4 mnKt Iqlx 4NWy a18c IbCr r7SB PEhL a18c RKPv r7SB nVcZ a18c O5YE r7SB hi3g a18c ljHD bqYN xq7z
~ a18c 2AdY q7Ye tIgo a18c hkDe hGFf zXQi a18c BST0 lNOS Gi8j aqhs a18c cC8I pN6X M2oT PdJ7 a18c 0GHF
~ DMU5 0ZMx CX68 PiZq 2fTo x50S 8Vs- NHmy
  qrrbqrr7qrraqrrcqrrbuvv0*32,
  uuu0uvv0*36,
  vvv0*36,uuu2
  vvv0sss4qrr6rrs7ttt2uuu1tuu1uuu1stt6uuu3ttt3rss4uuu1rss7tuu1sss6vvv0*10,uuu1vvv1vvv0*8,uvv3
  vvv0qrr8nooblmnfjllcmnnfklmf*2,nopelmmhlmmijklfmnndjkljjkleopp8vvv0*7,qrr8nopfnookmnnjnooksssdrrscrrsfqrrisstbqrresttbvvv0uvv3
  vvv0uvv4sstbttt9ttt8stt8tuu5ttt8uuu6uuu4ttt6uuu6ttt6tttastt9tttastt9uvv2tuu5ttt9tuu6ttt7tttattt9ttt8stt9uuu5ttu7ttu6vvv0*7,uvv3
  vvv0uuu2tuu8uuu4tuu5uuu5uuu6ttt8tuu5tuu6ttt8uuu4*2,tuu6uuu5*2,ttt6uuu5tuu7ttt8uuu4tuu7tuu6uuu5tuu5uuu6*2,ttt8ttt6vvv2vvv0*6,uvv3
  vvv0tuu1oqq0*6,prr1oqq0*5,prr3oqq0*6,prr3oqq0*3,tuu1uvv0*8,vvv0*2,uvv3
  vvv0prr3cij0*6,gkl3cij0*5,gkl7cij0*6,gkl7cij0*3,oqq3stt0ttu0ttt0stt0*5,uuu0vvv0uvv3
  vvv0*6,ttt5oppmvvv1vvv0*3,tuu3qrriqqqjvvv0*4,stt8oqrgstt6vvv0*4,qqrioppmvvv0*4,ttt6qrreqrrfvvv0uvv3
  vvv0*6,ttt6rrrfuuu3vvv0*3,uuu5rssbrssfvvv0*4,sssaqrrgttt7vvv0*3,vvv2rrrfqrrfvvv0*4,sss9rrsessscvvv0uvv3
  vvv0*6,vvv1uvv2vvv0*4,vvv1uuu3vvv2vvv0*4,uuu2uuu3vvv1vvv0*4,uuu3uvv2vvv0*4,vvv2uuu3vvv1vvv0uvv3
  vvv1vvv0*35,uuu1
  vvv0*36,uuu1
  vvv0uuu0*2,uuu2vvv0*4,vvv1vvv0*27,uvv3
  vvv0oppcjllhijkkhijelmmflmmgijkhgiikhjkirrr8vvv0*19,uuu5qrrfsssbrrrcsttbvvv0uvv3
  vvv0*9,ttt3vvv0*26,uvv3
  vvv0sst8qrrdstt9vvv0*18,stt7qrrfqrrbvvv0*7,tuu5qrrfsss7vvv0uvv3
  vvv0*36,uvv3
  vvv0uuu4vvv0*22,uuu4vvv0*6,vvv1tuu6sssctttavvv0uvv3
  vvv0uuu2vvv0*22,uuu2vvv0*6,uuu2ttt5stt9uuu6vvv0uvv3
  vvv0*33,uvv1vvv0*2,uvv3
  vvv0ttt5vvv1vvv0*21,ttt6vvv0*6,ttt3sssapqqjrssgvvv0uvv3
  vvv0*36,uvv3
  vvv0stt5vvv1vvv0*21,ttt6vvv0*7,rssdppqlrrsgvvv0uvv3
  vvv0*36,uvv3
  vvv0ttt6stt8ttt9tttavvv0*19,tuu6vvv0*7,ttt5rrrgsssevvv0uvv3
  vvv0*2,uuu2*2,uvv2vvv0*19,vvv1vvv0*7,uuu4*2,uvv2vvv0uvv3
  vvv0uvv2uuu2vvv0ttu4vvv0*19,tuu5vvv0*8,ttt4uuu4vvv0uvv3
  vvv0uuu4ttt5rrscsssbuvv3vvv0*17,vvv1rrrfvvv0*8,sstatttbvvv0uvv3
  vvv0*36,uvv3
  vvv0ttt6sss9rrrcqrrgqrrhvvv0*18,ppqkvvv0*8,qqqerssfvvv0uvv3
  vvv0*2,uvv0*32,vvv0*2,uvv3
  vvv0uvv0nqq9loognpqb*2,knnkprs8mopgrtu0*14,nqqaknnjrtu0*7,nqq9lnoisuu0vvv0uvv3
  vvv0uvv0suu0*5,rtt2suu0*26,tuv0vvv0uvv3
  vvv0uuu3ttt9tuu5ttu3tttauvv3vvv0*16,uuu5sttavvv0*8,uuu3uuu7vvv0uvv3
  vvv0uuu2stt9ttt8ttt6ssscuuv3vvv0*16,ttu5sstbvvv0*8,uuu5ttt9vvv0uvv3
  vvv0*2,uvv0*32,vvv0*2,uvv3
  vvv0ttt7nopmppqdnopiqrrcvvv0*17,qrrcmnolvvv0*6,oppdoppkmnompqqgvvv0uvv3
  vvv0*36,uvv3
  vvv1vvv0*35,uuu1
  vvv0*36,uuu1
  vvv0stt7oppkqrreqqqeopplpqqhqrrdppqipqqhuuu2vvv0*23,uvv3vvv0uvv3
  vvv0*2,vvv1*2,vvv2*2,uuu4uuu3vvv1vvv2vvv0*26,uuu3
  uvv1vvv0*34,uvv1uvv0
page-people 580x730
~ IqB6 xt-H J__N PiZq yuip CeNm Mp4_ -cUI X-Ho 7eZI BPmq kDvl NKBo fQ3- Rtd0 EoKv PIlJ MYZV U97t OmDM
~ hjAa yuip CeNm qbEQ TaeE yG2K 7KgQ a18c LQp4 mnKt Iqlx 4NWy a18c IbCr r7SB xNT4 a18c RKPv r7SB 29Q5
~ a18c O5YE r7SB xq7z a18c ljHD bqYN BUJQ a18c 2AdY q7Ye GfzR a18c hkDe hGFf z9_K a18c BST0 lNOS Gi8j
~ 2cyO a18c cC8I pN6X Pd7a PdJ7 a18c 0GHF DMU5 ydF- CX68 PiZq 2fTo x50S 8Vs- NHmy
  qrrbqrr7rrs9rrrasst5uvv0*32,
  uuu0uvv0*36,
  vvv0*36,uuu2
  vvv0sss4qrr6rrs7ttt2uuu1tuu1uuu1stt6uuu3ttt3rss4uuu1rss7tuu1sss6vvv0*10,uuu1vvv1vvv0*8,uvv3
  vvv0qrr8nooblmnfjllcmnnfklmf*2,nopelmmhlmmijklfmnndjkljjkleopp8vvv0*8,oppenookmnnjnooksssdrrscrrsfqrrisstbqrresttbvvv0uvv3
  vvv0uvv4sstbttt9ttt8stt8tuu5ttt8uuu6uuu4ttt6uuu6tuu6stt8ttu6sst9ttu6tuu5ttu7ttt9sttatuu6tuu4ttt8vvv2tuu5ttt7uuu5ttu6ttt8sttattt9*2,ttt7vvv0*2,uvv3
  vvv0uuu2ttt9uuu6tuu5uuu5uuu6ttt8tuu5tuu6ttt8uuu4uuu5ttt5uuu4ttu6uuu4ttt9tuu4tuu7tuu6uuu4ttt6ttt7uuu5ttt9uuu6ttt5tuu4tuu6tuu7uuu5ttu6uuu4vvv0*2,uvv3
  vvv0tuu5rssgrrsdtuu6vvv0*31,uvv3
  vvv0*36,uvv3
  vvv0npq55ce0*15,7df5rst3rss0*15,tuu0vvv0uvv3
  vvv0*16,uuu2rtt9vvv0*14,uuu3ttt7ttt8vvv0uvv3
  vvv0*16,ttt6prrevvv1vvv0*13,ttu4rrsbrsscvvv0uvv3
  vvv0*16,ttt6sstbvvv2vvv0*13,uuu3ttt6stt8vvv0uvv3
  vvv0*36,uuu2
  uvv1vvv0*35,uuu0
  vvv0*36,uvv3
  vvv0opp9kllelmmhmnn9oppanopdmnndkmmgmnndsss6vvv0*19,vvv3sst9ttt7uuu5*2,vvv0uvv3
  vvv0uuu3*2,rrs5rrr4sss4ttt3rrs4qrr5opp7uuu2vvv0*19,uvv2ttu6uuu4stt7uuu5vvv0uvv3
  vvv0ttu4ttu5uuu4vvv0*19,ttt5*2,uuu5vvv0*6,uuu3stt8uuu4vvv0uvv3
  vvv0uuu3ttt8uuu4vvv0*19,vvv2stt7ttt5vvv0*6,vvv2uuu6tuu3vvv0uvv3
  vvv0vvv1vvv0*23,uvv1vvv0*6,uuu1tuu3uuv2vvv0uvv3
  vvv0tuu5vvv0*23,ttu7vvv0*6,tuu8qrrhsssevvv0uvv3
  vvv0*36,uvv3
  vvv0ttt5vvv1vvv0*22,ttt8vvv0*6,ssscppqlrrsgvvv0uvv3
  vvv0*36,uvv3
  vvv0tuu4vvv0*23,uuu7vvv0*6,ttt5rrrgsssevvv0uvv3
  vvv0uvv1vvv0*23,uuu1vvv0*6,uuu4tuu4uuu2vvv0uvv3
  vvv0vvv2uuu2uuu3uuu4vvv0*20,uuu3vvv0*6,uuu2ttt8uuu6vvv0uvv3
  vvv0tuu4ttt8stt8ttt8vvv0*20,uuu4vvv0*6,ttt6rssctttavvv0uvv3
  vvv0*36,uvv3
  vvv0ttt6stt8rrrcqqqguuu3vvv0*18,uvv2qqqivvv0*7,pqqfrssfvvv0uvv3
  vvv0*36,uvv3
  vvv0ttt6sss9rrrcqrrgqrrhvvv0*18,uuu3pqqivvv0*7,qqrfrssfvvv0uvv3
  vvv0*36,uvv3
  vvv0uvv0pss6oqraprs5orr6nqqcqst4prs7rtu0*15,prr8oqqbrtu0*6,rtt1oqratuu0vvv0uvv3
  vvv0uvv0pss3orr6prs5pss5oqr8pss6oqr8rtu0*15,prs5orr8rtu0*6,rtt0orr7tuu0vvv0uvv3
  vvv0*2,uvv1vvv0uvv0uvv1vvv0*18,uvv0uvv1vvv0*7,uvv0vvv0*2,uvv3
  vvv0ttt5qrrhrrsdrss9qqrluuu6vvv0*17,rssdqrrjvvv0*7,ttt5sssevvv0uvv3
  vvv0*2,uvv0*32,vvv0*2,uvv3
  vvv0ttt7nopmppqdnopiqrrcvvv0*18,pqqenoolvvv0*5,stt5oppkmnompqqgvvv0uvv3
  vvv0*36,uvv3
  vvv0*36,uuu2
  uvv1vvv0*35,uuu0
  vvv0ttu4sss9ttu6ttt6sssbstt7ttt6stt7sssavvv0*24,vvv2vvv0uvv3
  vvv0uuu4rsscrss9rssbrrsdqrrerssarrrcsss8vvv2vvv0*23,vvv1vvv0uuu3
  uvv1vvv0*35,uuu0
page-unlocked 580x710
~ IqB6 xt-H st6l PiZq yuip CeNm Mp4_ -cUI X-Ho YLti 0RJr lCL2 NKBo fQ3- fQ3- fQ3- fQ3- Rtd0 U97t OZDm
~ MYZV U97t F01o K_TS U97t 4ZGc uVQO U97t svq9 aIzM EoKv lHO- ovfS yuip CeNm qbEQ TaeE yG2K 7KgQ a18c
~ LQp4 mnKt Iqlx 4NWy a18c IbCr r7SB X6WI a18c RKPv r7SB ZcPL a18c O5YE r7SB nW7D a18c ljHD bqYN lk55
~ a18c 2AdY q7Ye Cvkn a18c hkDe hGFf QUfN a18c BST0 lNOS Gi8j _QW3 a18c cC8I pN6X PY8t PdJ7 a18c 0GHF
~ DMU5 nWEt CX68 PiZq 2fTo x50S 8Vs- NHmy
  qrrbqrr7rssbrrsbrrrastt4uvv0*31,
  uuu0uvv0*36,
  vvv0*36,uuu2
  vvv0sss4qrr6rrs7ttt2uuu1tuu1uuu1stt6uuu3ttt3rss4uuu1rss7tuu1sss6vvv0*10,uuu1vvv1vvv0*8,uvv3
  vvv0qrr8nooblmnfjllcmnnfklmf*2,nopelmmhlmmijklfmnndjkljjkleopp8vvv0*7,rrr6noohnookmnnjnooksssdrrscrrsfqrrisstbqrresttbvvv0uvv3
  vvv0uuu3ttt7tuu6ttt8ttt7uuu4uuu5tuu8uuu4ttt7tuu7ttt7vvv0*23,uvv3
  vvv0vvv2ttt6uuu6ttt8ttu8ttt6ttt8uuu7tuu6ttu7ttt7ttt6vvv0*23,uvv3
  vvv0tuu1oqq0*6,prr1oqq0*5,prr3oqq0*6,prr3oqq0*5,prr1oqr1oqq0*5,rtt1vvv0uvv3
  vvv0prr3cij0*6,gkl3cij0*5,gkl7cij0*6,gkl7cij0*5,fjl3eik3cij0*5,kno3vvv0uvv3
  vvv0*6,ttt5oppmvvv1vvv0*3,tuu3qrriqqqjvvv0*4,stt8pqqjstt8vvv0*4,qqrioppmvvv0*4,ttu5prrdqsscvvv0uvv3
  vvv0*6,ttu5rssduuu3vvv0*3,uuu4rssarssdvvv0*4,sss8rrretuu6vvv0*3,vvv2rsscqrrevvv0*4,stt7rssbsssavvv0uvv3
  vvv0*6,vvv2uuu4vvv1vvv0*3,uvv1uuu4vvv3vvv0*4,uuu4uuu5vvv2vvv0*4,uuu6uuu4vvv0*4,uuv3uuu5vvv3vvv0uvv3
  vvv1vvv0*35,uuu1
  vvv0*36,uuu1
  vvv0uuu0*2,uuu2vvv0*4,vvv1vvv0*27,uvv3
  vvv0oppcjllhijkkhijelmmflmmgijkhgiikhjkirrr8vvv0*19,uuu5qrrfsssbrrrcsttbvvv0uvv3
  vvv0*9,ttt3vvv0*26,uvv3
  vvv0sst8qrrdstt9vvv0*18,stt7qrrfqrrbvvv0*7,tuu5qrrfsss7vvv0uvv3
  vvv0*36,uvv3
  vvv0uuu4vvv0*22,uuu4vvv0*6,uuu2ttt6sssctttavvv0uvv3
  vvv0uuu2vvv0*22,uuu2vvv0*6,vvv1ttt7stt9uuu6vvv0uvv3
  vvv0*33,uvv1vvv0*2,uvv3
  vvv0ttt5vvv1vvv0*21,ttt6vvv0*6,uuu3qrripqqjrssgvvv0uvv3
  vvv0*36,uvv3
  vvv0stt5vvv1vvv0*21,ttt6vvv0*6,ttt4rssbppqlrrsgvvv0uvv3
  vvv0*36,uvv3
  vvv0ttt6stt8ttt9tttavvv0*19,tuu6vvv0*7,ttt6rrrgsssevvv0uvv3
  vvv0*2,uuu2*2,uvv2vvv0*19,vvv1vvv0*7,uuu4*2,uvv2vvv0uvv3
  vvv0uvv2uuu2vvv0ttu4vvv0*19,tuu5vvv0*7,uuu2ttt4uuu4vvv0uvv3
  vvv0uuu4ttt5rrscsssbuvv3vvv0*17,vvv1rrrfvvv0*7,ttt6rssatttbvvv0uvv3
  vvv0*36,uvv3
  vvv0ttt6sss9rrrcqrrgqrrhvvv0*18,ppqkvvv0*8,qrrhrrsgvvv0uvv3
  vvv0*2,uvv0*32,vvv0*2,uvv3
  vvv0uvv0nqq9loognpqb*2,knnkprs8mopgrtu0*14,nqqaknnjrtu0*7,mppdloojsuu0vvv0uvv3
  vvv0uvv0suu0*5,rtt2suu0*26,tuv0vvv0uvv3
  vvv0uuu3ttt9tuu5ttu3tttauvv3vvv0*16,uuu5sttavvv0*8,ttt8*2,vvv0uvv3
  vvv0uuu2stt9ttt8ttt6ssscuuv3vvv0*16,ttu5sstbvvv0*8,stt8ttt8vvv0uvv3
  vvv0*2,uvv0*32,vvv0*2,uvv3
  vvv0ttt7nopmppqdnopiqrrcvvv0*17,qrrcmnolvvv0*6,oppeoppkmnompqqgvvv0uvv3
  vvv0*36,uvv3
  vvv1vvv0*35,uuu2
  vvv0*36,uuu1
  vvv0stt7oppkqrreqqqeopplpqqhqrrdppqipqqhuuu2vvv0*23,uvv3vvv0uvv3
  vvv0*2,vvv1*2,vvv2*2,uuu4uuu3vvv1vvv2vvv0*26,uuu3
  uvv1vvv0*34,vvv1uvv0
page-upcoming 580x529
~ IqB6 xt-H Jz2B PiZq yuip CeNm OsYG TaeE yG2K 7KgQ a18c LQp4 mnKt Iqlx 4NWy a18c IbCr r7SB X6WI a18c
~ RKPv r7SB ZcPL a18c O5YE r7SB nW7D a18c ljHD bqYN lk55 a18c 2AdY q7Ye Cvkn a18c hkDe hGFf QUfN a18c
~ 1Hnf -E75 -E75 a18c -JAO -E75 AjZw PdJ7 a18c pI0I DMU5 nWEt CX68 PiZq 2fTo x50S 8Vs- NHmy
  qrrbqrr7rrsarss9rssdrss8uvv0*31,
  uuu0uvv0*36,
  vvv0*36,uuu2
  vvv0sss4qrr6rrs7ttt2uuu1vvv0*30,uvv3
  vvv0qrr8nooblmnfjllcmnodvvv0*24,uuu5qrrfsssbrrrcsttbvvv0uvv3
  vvv0*36,uvv3
  vvv0sst8qrrdstt9vvv0*16,stt8qqrdrrsavvv0*9,tuu5qrrfsss7vvv0uvv3
  vvv0*36,uvv3
  vvv0ttt6vvv0*20,ttt8vvv0*8,ttt3rrrdppqlrrsgvvv0uvv3
  vvv0*36,uvv3
  vvv0uuu3vvv0*20,uuu5vvv0*8,vvv1tttasssctttavvv0uvv3
  vvv0uuu2vvv0*20,uuu3vvv0*8,uuu2ttt8stt9uuu6vvv0uvv3
  vvv0*33,uvv1vvv0*2,uvv3
  vvv0ttt5vvv0*20,ttt8vvv0*8,ttt3sssbpqqjrssgvvv0uvv3
  vvv0*36,uvv3
  vvv0ttt7rssbrsscsssdvvv0*17,ttt7vvv0*9,sssbppqlrrsgvvv0uvv3
  vvv0*36,uvv3
  vvv0uuu5uuu6sss9rssbuuu3vvv0*15,uuu2rrsevvv0*9,uuu5rssbsttdvvv0uvv3
  vvv0uvv1uuu2uuu3uuu4vvv0*17,uuu3vvv0*9,uuu3tuu3uvv2vvv0uvv3
  vvv0uuv1uuu2vvv0tuu4uuu4vvv0*16,tuu3vvv0*10,ttt5uuu4vvv0uvv3
  vvv0tuu4ttt6rrscsssbsssdvvv0*15,vvv1rssevvv0*10,sttcsstcvvv0uvv3
  vvv0*36,uvv3
  vvv0ttt6qrrirrserrsapqqmtuu7vvv0*14,rrrdpqqkvvv0*10,pqqhrrsgvvv0uvv3
  vvv0*36,uvv3
  vvv0stt5qrrirrserss9pqqmtuu7vvv0*14,rrrdqqqkvvv0*10,qqqhrrsgvvv0uvv3
  vvv0*2,uvv0*2,uuv0uvv0*17,uuv0uvv0*11,vvv0*2,uvv3
  vvv0tuu2ttt5ttu5vvv0*17,stt6rssavvv0*8,sss7ttt7rrsattt7vvv0uvv3
  vvv0uuu4rssbsss8vvv0*17,stt8rssbvvv0*8,sss6rsscrrrbstt8vvv0uvv3
  vvv0*36,uvv3
  uvv1vvv0*35,uuu0
  vvv0*36,uuu2
  vvv0stt8nopmpqqgppqhnoooooplpqqhoppj*2,uuu3vvv0*23,uvv3vvv0uvv3
  vvv1vvv0*35,uuu2
  uuu0rss0*34,tuu0uvv0
page-classes 580x737
~ IqB6 xt-H YpSA PiZq yuip CeNm Mp4_ -cUI X-Ho fueJ 4H2A 9TRS NKBo fQ3- fQ3- fQ3- fQ3- Rtd0 U97t OZDm
~ MYZV U97t F01o K_TS EoKv InuW uVQO U97t svq9 aIzM U97t OmDM ovfS yuip CeNm qbEQ TaeE yG2K 7KgQ a18c
~ LQp4 mnKt Iqlx 4NWy a18c FAAz fr9y a18c -77n _857 8ltH a18c ssgi lNOS udh0 rU0Z 4NWy a18c usaI UtUF
~ a18c -77n _857 xq7z a18c wx3D AjZw 9X0t 4NWy a18c -ihM eqUx a18c Sjny _FyV 50Js PdJ7 a18c 0GHF CpoB
~ dtsC CX68 PiZq 2fTo x50S 8Vs- NHmy
  qrrbqrr7rrsarss9stt4uvv0*32,
  uvv0*37,
  vvv0*36,uuu3
  vvv0rss5pqq7qqq8rss3ttt2sst2stt2sss7ttt5rss4qrr5ttt2qrrasss2qrr6vvv0*7,vvv1uuu2uuu1ttt2uuu2vvv0*8,uvv3
  vvv0rrr7oppamnoelmmanooelnnelmneoppdmnnfmnnhkmmenoocklmhklmdpqq8vvv0*7,rrs8oppeoppjnopjoppjsssdrrscrrsfqrrisstbqrresttbvvv0uvv3
  vvv0uuu5sssdsttbttt9sst9ttt6stt9ttt7tuu5stt8tuu6ttt7sttcsssbsttbsssbuuu2ttt7sstbttt7ttt9sttcsttbttt9sssbuuu7ttt9ttt7vvv0*7,uvv3
  vvv0uvv1uuu5vvv3uuu4uuu3uuu4tuu6uuu3uuu4uuu6uuu4uuu3uuu4uvv3uuu3uuu4*2,uuu5uuu6uuu3uuu5uuu4uuu3uuu4*3,tuu6uuu5vvv1vvv0*6,uvv3
  vvv0ttu1mpp0*6,oqq1mpp0*5,oqq3mpp0*6,oqq3mpp0*3,stt1uuu0*8,vvv0*2,uvv3
  vvv0prr3ejk0*6,hlm3ejk0*5,hlm6ejk0*6,hlm6ejk0*3,oqr2ttt0tuu0*2,ttt0*5,uuu0vvv0uvv3
  vvv0*6,stt6oppnuvv2vvv0*3,ttt3pqqkpqqlvvv0*4,rss9nqqistt7vvv0*4,ppqjnooovvv0*4,stt6pqqgqqrhvvv0uvv3
  vvv0*6,uuu5rssduuu3vvv0*3,uuu4sstasssdvvv0*4,ttt8rssetuu6vvv0*3,vvv2sssdrrsdvvv0*4,ttt9ssscsstavvv0uvv3
  vvv0*6,vvv1uvv2vvv0*4,vvv1uuu3vvv2vvv0*4,uuu2uuu3vvv1vvv0*4,uuu3uvv2vvv0*4,vvv2uuu3vvv1vvv0uvv3
  vvv0*36,uuu1
  vvv1vvv0*35,uuu2
  vvv0uuu1tuu1uuu3vvv0*2,vvv1vvv0uuu2vvv0*27,uvv3
  vvv0ppqbklmgikkjhijelmmflmngijkhgijjhjjjrrr8vvv0*19,uuu5qrrfsssbrrrcsttbvvv0uvv3
  vvv0*9,ttt2vvv0*26,uvv3
  vvv0sst8qrrdstt9vvv0*18,qrrgqrrbstt7vvv0*7,tuu5qrrfsss7vvv0uvv3
  vvv0*36,uvv3
  vvv0*36,uvv3
  vvv0stt7mnnoqrreqrrisst9sss9rsscqrrgsssfqqrftuu5vvv0*24,uvv3
  vvv0*36,uvv3
  vvv0tuu6stt9sttbsttcvvv0*18,tuu6sstdvvv0*7,ttu6qrrgrssfvvv0uvv3
  vvv0*2,uvv1uuu1vvv0*19,uvv0vvv1vvv0*7,uuu2uuu1vvv1vvv0uvv3
  vvv0uvv0qst3pss4qtt2prs5qss3qtt2rtt1rtu0*14,prs6qss4rtu0*7,rtt0prs6tuu0vvv0uvv3
  vvv0uvv0pss4oqr7oqr9npqdprs6mppgprs5rtu0*14,npq8prs8rtu0*7,qst2npqctuu0vvv0uvv3
  vvv0*2,uvv0*32,vvv0*2,uvv3
  vvv0tuu5rrsbqqrdttu6tuu6ttt9ttt8*2,stt8tuu5uuu4ttt8ttt6sttattt6ttt7uuu5vvv0*18,uvv3
  vvv0uuu4sssarssattt4ttu8ttt7uuu5tuu5uuu5uuu6uuu5tuu6ttu7ttu8uuu5tuu5vvv3vvv0*18,uvv3
  vvv0vvv1vvv0uvv1uuu1vvv0*18,uvv1uuu2vvv0*7,uuu1tuu3uuv2vvv0uvv3
  vvv0tuu5sssa*2,sttbvvv0*18,ttu5sttcvvv0*7,ttt9qrrhsssevvv0uvv3
  vvv0*36,uvv3
  vvv0ttt6stt8rrrcqrrgrssevvv0*17,pqqjrssevvv0*8,pqqhrrrevvv0uvv3
  vvv0*36,uvv3
  vvv0*36,uvv3
  vvv0sst6nookpqqerssdrsscttt7qrrgrssgqrrhssscqrrfsttavvv0*23,uvv3
  vvv0*36,uvv3
  vvv0ttt6rssbrrrdvvv0*20,sst8vvv0*7,rssdppqlrrsgvvv0uvv3
  vvv0*2,uvv0*30,uuv0uvv0vvv0*2,uvv3
  vvv0uuu4rrsastt5sss9ttt6vvv0*17,rrs9ttt5vvv0*6,sss8stt6qrrdsss9vvv0uvv3
  vvv0uuu2sssbsss7rss8ttt5vvv0*17,rss7uuu4vvv0*6,stt5stt8rss9ttt6vvv0uvv3
  vvv0*36,uvv3
  uvv1vvv0*35,uuu0
  vvv0*36,uuu2
  vvv0stt8nopmpqqgppqhnoooooplpqqhoppj*2,uuu3vvv0*23,uvv3vvv0uvv3
  vvv1vvv0*35,uuu2
  uuu0rss0*34,tuu0uvv0
page-ended 580x529
~ IqB6 xt-H shik PiZq yuip CeNm OsYG TaeE yG2K 7KgQ a18c LQp4 mnKt Iqlx 4NWy a18c IbCr r7SB X6WI a18c
~ RKPv r7SB ZcPL a18c O5YE r7SB nW7D a18c ljHD bqYN lk55 a18c 2AdY q7Ye Cvkn a18c hkDe hGFf QUfN a18c
~ 1Hnf -E75 -E75 a18c -JAO -E75 AjZw PdJ7 a18c pI0I DMU5 nWEt CX68 PiZq 2fTo x50S 8Vs- NHmy
  qrrbqrr7rss9qrrastt4uvv0*32,
  uvv0*37,
  vvv0*36,uuu3
  vvv0rss5pqq7qqq8rss3ttt3vvv0*30,uvv3
  vvv0rrr7oppamnoelmmaoopcvvv0*24,uuu5qrrfsssbrrrcsttbvvv0uvv3
  vvv0*36,uvv3
  vvv0sst8qrrdstt9vvv0*16,stt8qqrdrrsavvv0*9,tuu5qrrfsss7vvv0uvv3
  vvv0*36,uvv3
  vvv0ttt6vvv0*20,ttt8vvv0*8,ttt3rrrdppqlrrsgvvv0uvv3
  vvv0*36,uvv3
  vvv0uuu3vvv0*20,uuu6vvv0*8,uuu2sttcrssesttcvvv0uvv3
  vvv0uuu1vvv0*20,uuu2vvv0*8,uuv1tuu7ttt7uuu4vvv0uvv3
  vvv0uuu0vvv0*20,uvv1vvv0*8,uvv0uuu1tuu3uuv2vvv0uvv3
  vvv0tuu5vvv0*20,ttt7vvv0*8,uuu3sstaqrrhsssevvv0uvv3
  vvv0*36,uvv3
  vvv0ttt7rssbrsscsssdvvv0*17,ttt7vvv0*9,sssbppqlrrsgvvv0uvv3
  vvv0*36,uvv3
  vvv0tuu6ttt6rssbrrreuuu3vvv0*15,uuu2qrrgvvv0*9,ttu6rrrdsssevvv0uvv3
  vvv0*2,uuu1uvv1uuu1vvv0*17,uvv1vvv0*9,uuu2uuu1vvv1vvv0uvv3
  vvv0uuu2uuu3uuu1tuu6tuu5vvv0*15,vvv1tuu5vvv0*10,ttt6uuu6vvv0uvv3
  vvv0uuu3ttu5sssbstt9sttbvvv0*15,vvv1sssdvvv0*10,ttta*2,vvv0uvv3
  vvv0*36,uvv3
  vvv0ttt6qrrirrserrsapqqmtuu7vvv0*14,rrrdpqqkvvv0*10,pqqhrrsgvvv0uvv3
  vvv0*36,uvv3
  vvv0stt5qrrirrserrs9pqqmtuu7vvv0*14,rrrdpqqkvvv0*10,qqqhrrsgvvv0uvv3
  vvv0*2,uvv0*32,vvv0*2,uvv3
  vvv0ttu3sss8ttt7vvv0*17,sss8rrrcvvv0*8,rss9sssaqrrdsss9vvv0uvv3
  vvv0uvv3sss8stt7vvv0*17,ttt6sss8vvv0*8,stt5sssarss9ttt6vvv0uvv3
  vvv0*36,uuu3
  uvv1vvv0*35,uuu0
  vvv0*36,uuu3
  vvv0stt8nopmpqqgppqhnoooooplpqqhoppj*2,uuu3vvv0*23,uvv3vvv0uvv3
  vvv1vvv0*35,uuu1
  uvv0*37,
board-visitor 580x791
~ IqB6 xt-H CjCS PiZq yuip XnnM 11x3 M3uX CF1a XnnM Y-K3 ppGc c9-6 npFe K_by TFu5 WsU3 qvem BTrH rIJQ
~ -qxg sJM6 PldB 8N1I DCns Dy7X 6OPN ublk mTVp RDRq sJM6 aKuY 8N1I 10zo Dy7X XcpE a0iA nVxO gheZ OU-u
~ sJM6 5FLF 8N1I 03Bq Dy7X iPnE npV- 0HWq T-Ce OU-u 54Ks YSdR gNKw 9ZV9 0TEa 41d- dtSB IJ8R gNKw okwP
~ WD9Z H0hO HUmi 9i0R DHoA KP4u ydii UNFY gNKw ClRJ x6gn H0hO HUmi 9i0R dQA6 KP4u NOJo UNFY gNKw W_LJ
~ 0K-F CSYC fs-B 4PH7 pMq1 yCj4 gNKw Vgfl R3LB H0hO HUmi 9i0R WTkz KP4u kg83 UNFY gNKw EmyO X9HM H0hO
~ HUmi 9i0R hdGD KP4u b_D3 UNFY C8ii W1-U J_1H SBa5 0ffA xbiC -FLa NUHA w0oM -waq JxQx
  qrrbrrs9rssarrsbstt6uvv0*32,
  uvv0*37,
  vvv0*36,uuu3
  vvv0sst6ttt1sst3qqq7ttt2ppq8sst2sss2stt4qqr6vvv0*4,uuu4vvv2uuu3vvv1uvv3uuu3*2,vvv1uvv3vvv1vvv2uuu3uuv2vvv1*2,uuu2uuu3uuu4uuu5uuu4vvv0uvv3
  vvv0rrr7mnn8klmclmnfmnnblmnclmndlmmemnognoobvvv0*4,ttu8sttbssscsstbttt9stt9sss9sssastt8sssbttt9ttu8sstcttt8stt9ttt8tuu5ttt8tuu7ttu8vvv0uvv3
  vvv0*17,vvv1uvv0*6,vvv1vvv0*11,uvv3
  vvv0vvv1uuu4sttatuu5uuu3vvv0stt2qrs6stt3tuu0rss5qrr6tuu0vvv0*3,uvv6stt8ttu5stt9vvv0*3,uvv6vvv0*2,vvv1tuu2uuu5uuu3*2,uuu4tuu5uvv3vvv0uvv3
  vvv0vvv1uuu2rssd*2,sssavvv0stt2qrr5stt3tuu0rss5qrr7tuu0vvv0*3,uvv6sssarssbrrsdvvv0*2,uuu4uvv6vvv0*2,ttt2tuu5tttbttt5sss9stt8tttattt9vvv0uvv3
  vvv0*6,uvv0*8,vvv0*3,vvv2uvv0*6,vvv1vvv0*11,uvv3
  vvv0*17,vur0vtp0vvv0*17,uvv3
  vvv0*16,vrk1vm50*2,vpd1vvv0*16,uvv3
  vvv0*7,tuu0suu0vvv0*7,vo92ul51qi48vm50vvt1vvv0*6,vqp0vpn0vtt0vvv0*6,uvv3
  vvv0*6,rtu0oss1ors1rtu0vvv0*6,vpe2vm50ul51vn81vvv0*6,vpo1uli0sjg2vmj0vvv0*6,uvv3
  vvv0*6,qtt0nqr3kno8ptt0vvv0*6,vvu0vqh0vqf0vur0vvv0*6,vol1uki2phe6vlj0vut1vvv0*5,uvv3
  vvv0*6,suu0ptt0*2,rtu0vvv0*5,qrrkrssdrrrcrssbqqrgpqqdvvv1vvv0*4,vsq1vlj0*2,vom1vvv0*6,uvv3
  vvv0*7,tuv0*2,vvv0*6,ttt5tuu4ttt5uuu2tuu4ttt6vvv0*6,vut0vts0vvv0*7,uvv3
  vvv0*5,sssbqrrdrssappqlpqqgrsshvvv0*4,uuu6ttt8ttu7sssbsttbttt9vvv0*5,qqqeqqrfrrsaqrrcttt3vvv0*5,uvv3
  vvv0*4,uvv3tuu6ttt9uuu6ttu5ttu8uuu3uvv3vvv0uuu1gjk1eij0*6,fij0rss3vvv0ttt9ttt6sstastt8rsscssscttt9tuu7uvv3vvv0*3,uvv3
  vvv0*4,vvv1uuu5uuu4*4,tuu2uvv1vvv0kno618a0*2,5bc74ac68dfc*2,18a118a0dhi6vvv0uuu1vvv2vvv1uuu3*2,vvv2uuu1uuv1vvv0*4,uvv3
  vvv0*3,rtt2cln0blm0*6,bln0ors2kmn618a0*2,4ac48ded9efd6ce818a0*2,chi6vvv0*4,vuu2*2,vvv0*7,uvv3
  vvv0*3,kqr46ik0*2,6fh56fg56dd96cd96ik0*2,gnp4kmn618a0*3,5bdc6bde18a0*3,chi6vut1ukg0ujf0*6,ukf0vrp2vvv0*3,uvv3
  vvv0*3,kqr46ik0*2,6hk06fh76fg76ik0*3,gnp4kmn618a0*8,chi6vpm3ue70*2,rd63pc56mb59pc57ue70*2,ukf3vvv0*3,uvv3
  vvv0*3,kqr46ik0*3,6hj2*2,6ik0*3,gnp4kmn618a0*8,chi6vpm3ue70*2,te71pc69oc58rd62ue70*2,ujf3vvv0*3,uvv3
  vvv0*3,kqr46ik0*8,gnp4kmn618a0*8,chi6vpm3ue70*3,rd64rd66te70ue70*2,ujf3vvv0*3,uvv3
  vvv0*3,ors2emo0*8,lqr2opq4afh0*8,ilm4vrp2ujf0*8,vnk2vvv0*3,uvv3
  vvv0uuu3*2,uuu4vvv0*2,uuu4uuu3ttu4vvv0*11,uuu7tuu5uuu3uuu4stt7ttt6vvv0*4,ttt6tuu5uuu4tuu4uuv3vvv0uvv3
  vvv0uuu4stt9uuu5vvv0*2,uuu5stt8sst9vvv0*11,tuu6sss9sttattt6stt7tuu6vvv0*4,tuu6stt8ttt7sst9stt9vvv0uvv3
  vvv0*36,uvv3
  vvv0stt7tuu3tut8vvv0*2,ttt8qrrjrssassscsssarsscttt6vvv0*6,vvv1sss8qrrhsst7sttasssbrrrhvvv0*3,ttt5ssscqqrhsssfrrrcsss9vvv0uvv3
  vvv0*2,uuu1uuu2vvv0*2,uuu2uuu3*2,vvv1vvv0ttu3uuv2vvv0*7,tuu5uuu3tuu4uuu2uuu3*2,vvv0*3,uvv1uuu5tuu4uuu2tuu3vvv1vvv0uvv3
  vvv0*36,uvv3
  vvv0ttt4tuu3vvv0*3,ttt8sst9rss9rsscrssatttbvvv0*7,vvv1rss9qrrgsssapqqlsssbsssavvv0*3,ttt5ssscqqrhsssfrrrcsss9vvv0uvv3
  vvv0uuu1vvv0*4,uuu2vvv1vvv0uuu4uuu5vvv3vvv0*8,tuu5uvv3tuu5uuu3*2,vvv2vvv0*3,uvv1uuu5tuu4uuu2tuu3vvv1vvv0uvv3
  vvv0*36,uvv3
  vvv0uuu5uuu6vvv0*3,stt8qrrdrss8sss6rss8qqrerrscrssd*2,qrrbrssdrrsdsssasstbrrsestt7sss9ssscrssdttt8sstdsstarrsesst9rsscvvv1vvv0*4,uvv3
  vvv0*29,vvv1vvv0*6,uvv3
  vvv0*36,uvv3
  vvv0sss8sts6tuu4vvv0*2,sssapqqmrrsdrrrcsssaoppjrssevvv0*6,vvv2qqrdqrrcqqrdqqrfqqrepqqkvvv0*3,sss6qrrhoppmrrshppqgrssbvvv0uvv3
  vvv0*36,uvv3
  vvv0*36,uvv3
  vvv0stt6ust5vuu5vvv0*2,uuu4qqqfrrrbrrscqrrevvv0*8,vvv1qqrgrrrfqrrgoppkqrrerssavvv0*3,sss6qrrhoppmrrshppqgrssbvvv0uvv3
  vvv0*36,uvv3
  vvv0*36,uvv3
  vvv0*36,uvv3
  vvv0*13,uuu5vvv0ttt9qqqfsss7sssbsst9*2,vvv0ttt8vvv0*13,uvv3
  vvv0*36,uvv3
  vvv0vvv2*2,vvv1vvv0*3,vvv1vvv0vvv2vvv0*4,vvv1vvv3vvv2vvv0*2,vvv2vvv1vvv2vvv0*6,vvv2vvv0*3,vvv1vvv2vvv1vvv0uvv3
  vvv0uuu5stt9rsscsssarssesstarssesst8rssfrrscrrrestt7rssbrrscsssbsttarssastt9rssfsssaqrrgrssdvvv0*5,uuu4rssdqrrdrssctuu6stt8uuu4vvv0uvv3
  vvv0*36,uuu3
  uvv0vvv0*34,uvv0*2,
board-mine 580x888
~ IqB6 xt-H Rr7_ PiZq yuip XnnM 11x3 M3uX CF1a XnnM Y-K3 ppGc c9-6 npFe K_by TFu5 WsU3 qvem BTrH rIJQ
~ -qxg sJM6 PldB 8N1I DCns Dy7X 6OPN ublk mTVp RDRq sJM6 aKuY 8N1I 10zo Dy7X XcpE a0iA nVxO gheZ OU-u
~ sJM6 5FLF 8N1I 03Bq Dy7X iPnE npV- 0HWq T-Ce OU-u 54Ks YSdR gNKw 9ZV9 0TEa 41d- dtSB IJ8R gNKw okwP
~ WD9Z H0hO HUmi 9i0R DHoA KP4u ydii UNFY gNKw ClRJ x6gn H0hO HUmi 9i0R dQA6 KP4u NOJo UNFY gNKw W_LJ
~ 0K-F CSYC fs-B 4PH7 pMq1 yCj4 gNKw Vgfl R3LB H0hO HUmi 9i0R WTkz KP4u kg83 UNFY gNKw EmyO X9HM H0hO
~ HUmi 9i0R hdGD KP4u b_D3 UNFY IJ8R gNKw Dt0X gNKw Rdwa _i-j sZgQ Uc6u _geO bupc qEve u0vy ZMa5 coCW
~ C8ii W1-U J_1H SBa5 0ffA xbiC -FLa NUHA w0oM -waq JxQx
  qrrbrrs9rss9qrrctuu1uvv0*32,
  uvv0*37,
  vvv0*36,uuu3
  vvv0sst6ttt1sst3qqq7ttt2ppq8sst2sss2stt4qqr6vvv0*4,uuu4vvv2uuu3vvv1uvv3uuu3*2,vvv1uvv3vvv1vvv2uuu3uuv2vvv1*2,uuu2uuu3uuu4uuu5uuu4vvv0uvv3
  vvv0rrr7mnn8klmclmnfmnnblmnclmndlmmemnognoobvvv0*4,ttu8sttbssscsstbttt9stt9sss9sssastt8sssbttt9ttu8sstcttt8stt9ttt8tuu5ttt8tuu7ttu8vvv0uvv3
  vvv0*17,vvv1uvv0*6,vvv1vvv0*11,uvv3
  vvv0vvv1uuu4sttatuu5uuu3vvv0stt2qrs6stt3tuu0rss5qrr6tuu0vvv0*3,uvv6stt8ttu5stt9vvv0*3,uvv6vvv0*2,vvv1tuu2uuu5uuu3*2,uuu4tuu5uvv3vvv0uvv3
  vvv0vvv1uuu2rssd*2,sssavvv0stt2qrr5stt3tuu0rss5qrr7tuu0vvv0*3,uvv6sssarssbrrsdvvv0*2,uuu4uvv6vvv0*2,ttt2tuu5tttbttt5sss9stt8tttattt9vvv0uvv3
  vvv0*6,uvv0*8,vvv0*3,vvv2uvv0*6,vvv1vvv0*11,uvv3
  vvv0*17,vur0vtp0vvv0*17,uvv3
  vvv0*16,vrk1vm50*2,vpd1vvv0*16,uvv3
  vvv0*7,tuu0suu0vvv0*7,vo92ul51qi48vm50vvt1vvv0*6,vqp0vpn0vtt0vvv0*6,uvv3
  vvv0*6,rtu0oss1ors1rtu0vvv0*6,vpe2vm50ul51vn81vvv0*6,vpo1uli0sjg2vmj0vvv0*6,uvv3
  vvv0*6,qtt0nqr3kno8ptt0vvv0*6,vvu0vqh0vqf0vur0vvv0*6,vol1uki2phe6vlj0vut1vvv0*5,uvv3
  vvv0*6,suu0ptt0*2,rtu0vvv0*5,qrrkrssdrrrcrssbqqrgpqqdvvv1vvv0*4,vsq1vlj0*2,vom1vvv0*6,uvv3
  vvv0*7,tuv0*2,vvv0*6,ttt5tuu4ttt5uuu2tuu4ttt6vvv0*6,vut0vts0vvv0*7,uvv3
  vvv0*5,sssbqrrdrssappqlpqqgrsshvvv0*4,uuu6ttt8ttu7sssbsttbttt9vvv0*5,qqqeqqrfrrsaqrrcttt3vvv0*5,uvv3
  vvv0*4,uvv3tuu6ttt9uuu6ttu5ttu8uuu3uvv3vvv0uuu1gjk1eij0*6,fij0rss3vvv0ttt9ttt6sstastt8rsscssscttt9tuu7uvv3vvv0*3,uvv3
  vvv0*4,vvv1uuu5uuu4*4,tuu2uvv1vvv0kno618a0*2,5bc74ac68dfc*2,18a118a0dhi6vvv0uuu1vvv2vvv1uuu3*2,vvv2uuu1uuv1vvv0*4,uvv3
  vvv0*3,rtu2cln0blm0*6,bln0ors2kmn618a0*2,4ac48ded9efd6ce818a0*2,chi6vvv0*4,vuu2*2,vvv0*7,uvv3
  vvv0*3,kqr46ik0*2,6fh56fg56dd96cd96ik0*2,gnp4kmn618a0*3,5bdc6bde18a0*3,chi6vut1ukg0ujf0*6,ukf0vrp2vvv0*3,uvv3
  vvv0*3,kqr46ik0*2,6hk06fh76fg76ik0*3,gnp4kmn618a0*8,chi6vpm3ue70*2,rd63pc56mb59pc57ue70*2,ukf3vvv0*3,uvv3
  vvv0*3,kqr46ik0*3,6hj2*2,6ik0*3,gnp4kmn618a0*8,chi6vpm3ue70*2,te71pc69oc58rd62ue70*2,ujf3vvv0*3,uvv3
  vvv0*3,kqr46ik0*8,gnp4kmn618a0*8,chi6vpm3ue70*3,rd64rd66te70ue70*2,ujf3vvv0*3,uvv3
  vvv0*3,ors2emo0*8,lqr2opq4afh0*8,ilm4vrp2ujf0*8,vnk2vvv0*3,uvv3
  vvv0uuu3*2,uuu4vvv0*2,uuu4uuu3ttu4vvv0*13,vvv3ttt8uuu3uvv2ttt9stt7vvv0*2,ttt6tuu5uuu4tuu4uuv3vvv0uvv3
  vvv0uuu4stt9uuu5vvv0*2,uuu5stt8sst9vvv0*13,uuu2stta*2,stt7ttt6sst8vvv0*2,tuu6stt8ttt7sst9stt9vvv0uvv3
  vvv0*36,uvv3
  vvv0stt7tuu3tut8vvv0*2,ttt8qrrjrssassscsssarsscttt6vvv0*9,ttt6qrrgsstarrsettt6qrrhuuu2ttt5ssscqqrhsssfrrrcsss9vvv0uvv3
  vvv0*2,uuu1uuu2vvv0*2,uuu2uuu3*2,vvv1vvv0ttu3uuv2vvv0*9,uuu4uuu3tuu4tuu3uuu3uuu4vvv0uvv1uuu5tuu4uuu2tuu3vvv1vvv0uvv3
  vvv0*36,uvv3
  vvv0ttt4tuu3vvv0*3,ttt8sst9rss9rsscrssatttbvvv0*10,ttt6qrrgsssdqrrgrrsfqrrfvvv1ttt5ssscqqrhsssfrrrcsss9vvv0uvv3
  vvv0uuu1vvv0*4,uuu2vvv1vvv0uuu4uuu5vvv3vvv0*10,uuu4uuu3uuu5uuu3uuu4vvv2vvv0uvv1uuu5tuu4uuu2tuu3vvv1vvv0uvv3
  vvv0*36,uvv3
  vvv0uuu5uuu6vvv0*3,stt8qrrdrss8sss6rss8qqrerrscrssd*2,qrrbrssdrrsdsssasstbrrsestt7sss9ssscrssdttt8sstdsstarrsesst9rsscvvv1vvv0*4,uvv3
  vvv0*29,vvv1vvv0*6,uvv3
  vvv0*36,uvv3
  vvv0sss8sts6tuu4vvv0*2,sssapqqmrrsdrrrcsssaoppjrssevvv0*9,rssbqqrgqrrgqqqdqrrfppqjuuu5sss6qrrhoppmrrshppqgrssbvvv0uvv3
  vvv0*36,uvv3
  vvv0*36,uvv3
  vvv0stt6ust5vuu5vvv0*2,uuu4qqqfrrrbrrscqrrevvv0*11,ssscppqkssscoppjqrriqrrcvvv2sss6qrrhoppmrrshppqgrssbvvv0uvv3
  vvv0*36,uvv3
  vvv0*14,uuu3uuu4*2,uuu3*2,uuu4*2,uuu3vvv0*14,uvv3
  vvv0*14,uuu3tuu7sttastt7tuu5ttt8stt9ttt7vvv0*14,uvv3
  vvv0uvv0ruu0*32,tuv0vvv0uvv3
  vvv0uvv0qst3prr7rtu0rtt1nqqbkmnfrtu0*15,orr6qss3prs6*2,prs5rtu0qst3prs6pss6oqq9oqr7suu0vvv0uvv3
  vvv0uvv0prs5mppapss3*2,qss5orr8prs8orr9orrcprs7prr8oqr9prr6orr9prr9*2,nqqcqss4rtu0*3,nqq9orr8npqaoqqboqq7qtt1pss3oqr9orr8npqaorr8suu0vvv0uvv3
  vvv0uvv0rtu0*5,qtt2qtt0rtt1rtt0rtt1qtt3rtt1rtt0rtu1qtt1rtt0qtt1rtu0*15,tuu0vvv0uvv3
  vvv0*36,uvv3
  vvv0*36,uvv3
  vvv0*13,uuu5vvv0ttt9qqqfsss7sssbsst9*2,vvv0ttt8vvv0*13,uvv3
  vvv0*36,uvv3
  vvv0vvv1*3,vvv0*3,vvv1vvv0vvv1vvv0*4,vvv1vvv2vvv1vvv0*2,vvv1*2,vvv2vvv0*6,vvv1vvv0*4,vvv1vvv0*2,uvv3
  vvv0tuu6sssbrrsdsssarssesstarrsfsst8rssgrrscrrrestt7rssbrrsdssscsstbrssbstt9rssfsssaqrrhrssdvvv0*5,tuu5rssdqrrdrssdttt7sstauuu5vvv0uvv3
  vvv0*36,uuu3
  uvv0vvv0*35,uuu0
board-mine-shown 580x808
~ IqB6 xt-H Bc0L PiZq yuip XnnM 11x3 M3uX CF1a XnnM Y-K3 ppGc c9-6 npFe K_by TFu5 WsU3 qvem BTrH dhEk
~ -qxg sJM6 PldB 8N1I DCns Dy7X 6OPN ublk mTVp RDRq sJM6 aKuY 8N1I 10zo Dy7X XcpE a0iA nVxO gheZ OU-u
~ sJM6 5FLF 8N1I 03Bq Dy7X iPnE npV- 0HWq T-Ce OU-u 54Ks YSdR gNKw 9ZV9 0TEa 41d- dtSB IJ8R gNKw okwP
~ WD9Z H0hO HUmi 9i0R DHoA KP4u ydii UNFY gNKw HEEO x6gn X3w0 Uc6u _geO bupc qEve 0f0B iZT6 ZGhf gNKw
~ W_LJ 0K-F CSYC fs-B 4PH7 pMq1 yCj4 gNKw Vgfl R3LB H0hO HUmi 9i0R WTkz KP4u kg83 UNFY gNKw EmyO X9HM
~ H0hO HUmi 9i0R hdGD KP4u b_D3 UNFY C8ii W1-U J_1H SBa5 0ffA xbiC -FLa NUHA w0oM -waq JxQx
  qrrbrrs9rss9qrrcrss7rrsbrssauvv0*30,
  uvv0*37,
  vvv0*36,uuu3
  vvv0sst6ttt1sst3qqq7ttt2ppq8sst2sss2stt4qqr6vvv0*4,uuu4vvv2uuu3vvv1uvv3uuu3*2,vvv1uvv3vvv1vvv2uuu3uuv2vvv1*2,uuu2uuu3uuu4uuu5uuu4vvv0uvv3
  vvv0rrr7mnn8klmclmnfmnnblmnclmndlmmemnognoobvvv0*4,ttu8sttbssscsstbttt9stt9sss9sssastt8sssbttt9ttu8sstcttt8stt9ttt8tuu5ttt8tuu7ttu8vvv0uvv3
  vvv0*17,vvv1uvv0*6,vvv1vvv0*11,uvv3
  vvv0vvv1uuu4sttatuu5uuu3vvv0stt2qrs6stt3tuu0rss5qrr6tuu0vvv0*3,uvv6stt8ttu5stt9vvv0*3,uvv6vvv0*2,vvv1tuu2uuu5uuu3*2,uuu4tuu5uvv3vvv0uvv3
  vvv0vvv1uuu2rssd*2,sssavvv0stt2qrr5stt3tuu0rss5qrr7tuu0vvv0*3,uvv6sssarssbrrsdvvv0*2,uuu4uvv6vvv0*2,ttt2tuu5tttbttt5sss9stt8tttattt9vvv0uvv3
  vvv0*6,uvv0*8,vvv0*3,vvv2uvv0*6,vvv1vvv0*11,uvv3
  vvv0*17,vut0vur0vvv0*17,uvv3
  vvv0*16,vto1vqg0*2,vsl1vvv0*16,uvv3
  vvv0*7,uvv0*2,vvv0*7,vri1vpg0snf4vqg0vvu1vvv0*6,vsr0vrq0vuu0vvv0*6,uvv3
  vvv0*6,tuu0rtt0*2,suu0vvv0*6,vsl1vqg0vpf1vqh0vvv0*6,vsr1vpn0tom1vqo0vvv0*6,uvv3
  vvv0*6,suu0qst1oqr5suu0vvv0*6,vvu0vsn0vsm0vut0vvv0*6,vrp1vpn1snl3vpo0vuu1vvv0*5,uvv3
  vvv0*6,tuv0suu0*2,tuu0vvv0*5,sttcttt7*2,ttt6sst9sss8vvv0*5,vts0vpo0*2,vrq0vvv0*6,uvv3
  vvv0*7,uvv0*2,vvv0*6,uuu3uuu2uuu3vvv1uuu2uuu3vvv0*6,vuu0vut0vvv0*7,uvv3
  vvv0*5,ttt6sst7ttt6rssdsss9tttavvv0*4,uuu3uuu5uuu4tuu6uuu6uuu5vvv0*5,sss8sss9ttt6sst7uuu2vvv0*5,uvv3
  vvv0*4,vvv1uuu3uuu5uvv3uuu3uuu4uvv2vvv2vvv0uvv1mop0lno0*7,stt1vvv0uuu5uuu4tuu6tuu5ttt7ttu7uuu5uuu4vvv1vvv0*3,uvv3
  vvv0*4,vvv1uuu3uuu2uvv2*2,uuu2uvu1vvv1vvv0pqr3dhi0*2,fjk4fjk3hkl7*2,dhi1dhi0knn3vvv0*2,vvv1vvv0vuu2vvv2vvv1vvv0*6,uvv3
  vvv0*3,tuu1jpq0*8,rtt1oqq3dhi0*2,fjk2hkl9ilm9gkl5dhi0*2,kmn3vvv0*4,vuu1vvv1vvv0*7,uvv3
  vvv0*3,pss2gnp0*2,gmm3glm3gkk5*2,gnp0*2,mqr2oqq3dhi0*3,fjk5gjk7dhi0*3,kmn3vuu0vpm0vol0*7,vtr1vvv0*3,uvv3
  vvv0*3,pss2gnp0*2,gno0gmm5glm4gno0gnp0*2,mqr2oqq3dhi0*8,kmn3vrq2ulh0*2,tkg1rkg3qjf6rjg4ulh0*2,vol2vvv0*3,uvv3
  vvv0*3,pss2gnp0*3,gno0gno1gnp0*3,mqr2oqq3dhi0*8,kmn3vrq2ulh0*2,ulg0rkg6rjg5tkg1ulh0*2,vol2vvv0*3,uvv3
  vvv0*3,pss2gnp0*8,mqr2oqq3dhi0*8,kmn3vrq2ulh0*3,tkg2*2,ulh0*3,vol2vvv0*3,uvv3
  vvv0*3,rtt1lqr0*8,pst1rss2jlm0*8,npq2vts1vol0*8,vqo1vvv0*3,uvv3
  vvv0uuv2*2,vvv2vvv0*2,uuv2uuv1uuu3vvv0*13,uuu4*2,uuv1uvv3uuu4uuv2vvv0*2,uuu3*2,uuu2*2,vvv2vvv0uvv3
  vvv0uuu2tuu5uuu3vvv0*2,vvv3uuu4tuu5vvv0*13,uuu5tuu7tuu6uuu4tuu4vvv2vvv0*2,uuu3uuu5uuu4tuu5uuu5vvv0uvv3
  vvv0*36,uvv3
  vvv0uuu4uvu2uuu4vvv0*2,uuu5sttbttt6ttt7ttt6ttt7uuu4vvv0*8,uuu2ttt6stt9uuu3ttt7tuu7tuu6vvv0uuu3tuu7sstatuu9ttt7ttu6vvv0uvv3
  vvv0*2,uvv0uvv1vvv0*2,vvv1uvv2vvv1*2,vvv0uuu2vvv1vvv0*8,vvv1vvv2uuu2uuv3uvv1vvv2vvv1vvv0vvv1uvv3uuu2vvv1uuu2vvv1vvv0uvv3
  vvv0*2,uuv0*32,uvv0vvv0uvv3
  vvv0uvv0tuu0*4,rst5qrr7tuu0*24,suu1suu0uvv0vvv0uvv3
  vvv0uvv0rss5stu0tuu0*2,suu2rss3stt3stu2stt3suu1*2,stu2suu1stu2*2,stu3rtt3suu1tuu0rss3qrs8pqraprr9oqqbqss8rst5stu1prr9oqqdqrs8oqqbqrs8uvv0vvv0uvv3
  vvv0uvv0tuu0*4,stu2rtt4stu2stt4*2,stt3rtt5rtt4rtt3stt3*3,rtt4suu1tuu0*14,uvv0vvv0uvv3
  vvv0*2,uvv0*32,vvv0*2,uvv3
  vvv0vvv2uvv3vvv0*3,uuu4ttt7ttu4ttu3ttt4stt7ttt6ttt7*2,ttt6ttu7ttt7uuu5uuu6ttt7uuu4uuu5uuu6tuu6uuu4uuu6uuu5ttt7uuu4ttu6vvv0*5,uvv3
  vvv0*13,vvv1vvv0*3,vvv1vvv0vvv1*2,vvv0*3,vvv1vvv0vvv1vvv0vvv1*2,vvv0*6,uvv3
  vvv0*36,uvv3
  vvv0ttt4tuu4uvu3vvv0*2,ttu6rssdttt8ttt7ttt6rrsbttt8vvv0*8,tuu3ttu6rssbttt6rssastt9ttt7vvv0ttu4ttt9rrsdtttarss9ttt7vvv0uvv3
  vvv0*36,uvv3
  vvv0*36,uvv3
  vvv0uuu4vuu3*2,vvv0*2,uvv2sss9ttt6ttt7sst8vvv0*10,uuu4stt9sst9sttarssbttt7tuu4vvv0ttu4sttarrrdtttarss9ttt7vvv0uvv3
  vvv0*36,uvv3
  vvv0*36,uvv3
  vvv0*36,uvv3
  vvv0*13,uuu5vvv0ttt9qqqfsss7sssbsst9*2,vvv0ttt8vvv0*13,uvv3
  vvv0*36,uvv3
  vvv0*15,vvv1vvv0*5,vvv1vvv0*14,uvv3
  vvv0ttt6ssscrrsdsssarssesstarrsgsst8rrshrrscrrrestt7rssbrrresssdssscrrsbstt9rssgsssbqrrirssdvvv0*5,ttu6rssdqrrdrssdttt7sssbttt5vvv0uvv3
  vvv0*36,uuu3
  uvv0vvv0*35,uuu0
board-final 580x870
~ IqB6 xt-H Tfd1 PiZq yuip XnnM 11x3 Q0Qm XnnM Y-K3 ppGc c9-6 npFe K_by TFu5 WsU3 qvem BTrH rIJQ -qxg
~ sJM6 PldB 8N1I DCns Dy7X 6OPN ublk mTVp RDRq sJM6 aKuY 8N1I 10zo Dy7X XcpE a0iA nVxO gheZ OU-u sJM6
~ 5FLF 8N1I 03Bq Dy7X iPnE npV- 0HWq T-Ce OU-u 54Ks YSdR gNKw 9ZV9 0TEa 41d- bHU9 IJ8R gNKw okwP WD9Z
~ H0hO HUmi 9i0R DHoA KP4u ydii UNFY gNKw ClRJ x6gn H0hO HUmi 9i0R dQA6 KP4u NOJo UNFY gNKw W_LJ 0K-F
~ CSYC fs-B 4PH7 pMq1 yCj4 gNKw Vgfl R3LB H0hO HUmi 9i0R WTkz KP4u kg83 UNFY gNKw EmyO X9HM H0hO HUmi
~ 9i0R hdGD KP4u b_D3 UNFY IJ8R gNKw Dt0X gNKw Rdwa _i-j sZgQ Uc6u _geO bupc u0vy ZMa5 coCW C8ii W1-U
~ J_1H SBa5 0ffA xbiC -FLa NUHA w0oM -waq JxQx
  qrrbrrs9rssbqrrcuvv0*33,
  uvv0*37,
  vvv0*36,uuu3
  vvv0sst6ttt1sst3qqq7ttt2ppq8sst2sss2stt4qqr6vvv0*19,uuu4uvv3vvv1uuv4uvv2vvv0uvv3
  vvv0rrr7mnn8klmclmnfmnnblmnclmndlmmemnognoobvvv0*19,tttasttbsstasstcttt7vvv0uvv3
  vvv0*17,vvv1uvv0*6,vvv1vvv0*11,uvv3
  vvv0vvv1uuu4sttatuu5uuu3vvv0stt2qrs6stt3tuu0rss5qrr6tuu0vvv0*3,uvv6stt8ttu5stt9vvv0*3,uvv6vvv0*2,vvv1tuu2uuu5uuu3*2,uuu4tuu5uvv3vvv0uvv3
  vvv0vvv1uuu2rssd*2,sssavvv0stt2qrr5stt3tuu0rss5qrr7tuu0vvv0*3,uvv6sssarssbrrsdvvv0*2,uuu4uvv6vvv0*2,ttt2tuu5tttbttt5sss9stt8tttattt9vvv0uvv3
  vvv0*6,uvv0*8,vvv0*3,vvv2uvv0*6,vvv1vvv0*11,uvv3
  vvv0*17,vur0vtp0vvv0*17,uvv3
  vvv0*16,vrk1vm50*2,vpd1vvv0*16,uvv3
  vvv0*7,tuu0suu0vvv0*7,vo92ul51qi48vm50vvt1vvv0*6,vqp0vpn0vtt0vvv0*6,uvv3
  vvv0*6,rtu0oss1ors1rtu0vvv0*6,vpe2vm50ul51vn81vvv0*6,vpo1uli0sjg2vmj0vvv0*6,uvv3
  vvv0*6,qtt0nqr3kno8ptt0vvv0*6,vvu0vqh0vqf0vur0vvv0*6,vol1uki2phe5vlj0vut1vvv0*5,uvv3
  vvv0*6,suu0ptt0*2,rtu0vvv0*5,qrrkrssdrrrcrssbqqrgpqqdvvv1vvv0*4,vsq1vlj0*2,vom1vvv0*6,uvv3
  vvv0*7,tuv0*2,vvv0*6,ttt5tuu4ttt5uuu2tuu4ttt6vvv0*6,vut0vts0vvv0*7,uvv3
  vvv0*5,sssbqrrdrssappqlpqqgrsshvvv0*4,uuu6ttt8ttu7sssbsttbttt9vvv0*5,qqqeqqrfrrsaqrrcttt3vvv0*5,uvv3
  vvv0*4,uvv3tuu6ttt9uuu6ttu5ttu8uuu3uvv3vvv0uuu1gjk1eij0*6,fij0rss3vvv0ttt9ttt6sstastt8rsscssscttt9tuu7uvv3vvv0*3,uvv3
  vvv0*4,vvv1uuu5uuu4*4,tuu2uvv1vvv0kno618a0*2,5bc74ac68dfc*2,18a118a0dhi6vvv0uuu1vvv2vvv1uuu3*2,vvv2uuu1uuv1vvv0*4,uvv3
  vvv0*3,rtt2cln0blm0*6,bln0ors2kmn618a0*2,4ac48dff9egf6ce818a0*2,chi6vvv0*4,vuu2*2,vvv0*7,uvv3
  vvv0*3,kqr46ik0*2,6fh56fg56dd96cd96ik0*2,gnp4kmn618a0*3,5ac95bdc18a0*3,chi6vut1ukg0ujf0*6,ukf0vrp2vvv0*3,uvv3
  vvv0*3,kqr46ik0*2,6hk06fg8*2,6ik0*3,gnp4kmn618a0*8,chi6vpm3ue70*2,rd63pc56mb59pc57ue70*2,ukf3vvv0*3,uvv3
  vvv0*3,kqr46ik0*3,6hj1*2,6ik0*3,gnp4kmn618a0*8,chi6vpm3ue70*2,te71pc5aob59rd62ue70*2,ujf3vvv0*3,uvv3
  vvv0*3,kqr46ik0*8,gnp4kmn618a0*8,chi6vpm3ue70*3,sd63rd64te70ue70*2,ujf3vvv0*3,uvv3
  vvv0*3,ors2emo0*8,lqr2opq4afh0*8,ilm4vrp2ujf0*8,vnk2vvv0*3,uvv3
  vvv0uuu3*2,uuu4vvv0*2,uuu4uuu3ttu4vvv0*11,uuu7tuu5uuu3uuu4stt7ttt6vvv0*6,uvv2ttt6uuu2vvv0uvv3
  vvv0uuu4stt9uuu5vvv0*2,uuu5stt8sst9vvv0*11,tuu6sss9sttattt6stt7tuu6vvv0*6,uvv2ttt8ttt5vvv0uvv3
  vvv0*36,uvv3
  vvv0stt7tuu3tut8vvv0*2,ttt8qrrjrssassscsssarsscttt6vvv0*6,vvv1sss8qrrhsst7sttasssbrrrhvvv0*3,ttt5ssscqqrhsssfrrrcsss9vvv0uvv3
  vvv0*2,uuu1uuu2vvv0*2,uuu2uuu3*2,vvv1vvv0ttu3uuv2vvv0*7,tuu5uuu3tuu4uuu2uuu3*2,vvv0*3,uvv1uuu5tuu4uuu2tuu3vvv1vvv0uvv3
  vvv0*36,uvv3
  vvv0ttt4tuu3vvv0*3,ttt8sst9rss9rsscrssatttbvvv0*7,vvv1rss9qrrgsssapqqlsssbsssavvv0*3,ttt5ssscqqrhsssfrrrcsss9vvv0uvv3
  vvv0uuu1vvv0*4,uuu2vvv1vvv0uuu4uuu5vvv3vvv0*8,tuu5uvv3tuu5uuu3*2,vvv2vvv0*3,uvv1uuu5tuu4uuu2tuu3vvv1vvv0uvv3
  vvv0*36,uvv3
  vvv0uuu5uuu6vvv0*3,stt8qrrdrss8sss6rss8qqrerrscrssd*2,qrrbrssdrrsdsssasstbrrsestt7sss9ssscrssdttt8sstdsstarrsesst9rsscvvv1vvv0*4,uvv3
  vvv0*29,vvv1vvv0*6,uvv3
  vvv0*36,uvv3
  vvv0sss8sts6tuu4vvv0*2,sssapqqmrrsdrrrcsssaoppjrssevvv0*6,vvv2qqrdqrrcqqrdqqrfqqrepqqkvvv0*3,sss6qrrhoppmrrshppqgrssbvvv0uvv3
  vvv0*36,uvv3
  vvv0*36,uvv3
  vvv0stt6ust5vuu5vvv0*2,uuu4qqqfrrrbrrscqrrevvv0*8,vvv1qqrgrrrfqrrgoppkqrrerssavvv0*3,sss6qrrhoppmrrshppqgrssbvvv0uvv3
  vvv0*36,uvv3
  vvv0*14,uuu3uuu4*2,uuu3*2,uuu4*2,uuu3vvv0*14,uvv3
  vvv0*14,uuu3tuu7sttastt7tuu5ttt8stt9ttt7vvv0*14,uvv3
  vvv0uvv0ruu0*32,tuv0vvv0uvv3
  vvv0uvv0oqr8kmnipss4*2,nqqbkmnfrtu0*12,prs3mopdmopeknnimopdnppartu0*3,orr6mopfmppejmmkloofsuu0vvv0uvv3
  vvv0uvv0rtu0*32,tuu0vvv0uvv3
  vvv0*36,uvv3
  vvv0*36,uvv3
  vvv0*13,uuu5vvv0ttt9qqqfsss7sssbsst9*2,vvv0ttt8vvv0*13,uvv3
  vvv0*36,uvv3
  vvv0vvv2*2,vvv1vvv0*3,vvv1vvv0vvv2vvv0*4,vvv1vvv3vvv2vvv0*2,vvv2vvv1vvv2vvv0*6,vvv2vvv0*3,vvv1vvv2vvv1vvv0uvv3
  vvv0uuu5stt9rsscsssarssesstarssesst8rssfrrscrrrestt7rssbrrscsssbsttarssastt9rssfsssaqrrgrssdvvv0*5,uuu4rssdqrrdrssctuu6stt8uuu4vvv0uvv3
  vvv0*36,uuu3
  uvv1vvv0*34,uvv1uvv0
board-empty 580x248
~ IqB6 xt-H aGSe PiZq yuip XnnM 11x3 M3uX XnnM Y-K3 ppGc c9-6 npFe K_by TFu5 WsU3 qvem rIJQ 1dQb
  qrrbrrs9rss8qrrbrssauvv0*32,
  uuu0uvv0*36,
  vvv0*36,uuu2
  vvv0stt6uuu1tuu2rss6uuu1qrr7tuu1ttu1uuu3rss6vvv0*25,uvv3
  vvv0qrr8lmn9jkldkllflmmcklldklmekllflmnilmnbvvv0*25,uvv3
  vvv0*27,vvv1uvv0*6,vvv1vvv0uvv3
  vvv0vvv1uvv3ttu7uvv2vvv1vvv0stt1rss5stt2tuu0rss3rss5tuu0vvv0*13,uvv6ttt5vvv2uuu4vvv2vvv0*2,uvv6vvv0uvv3
  vvv0vvv1uuu3qrrg*2,rrrcvvv0stt2qrr7rss3tuu0rss6qrr8tuu0vvv0*13,uvv6stt9qqqfrrreuuu4vvv0uuu6uvv6vvv0uvv3
  vvv0*6,uvv0*8,vvv0*13,vvv2uvv0*6,vvv2vvv0uvv3
  vvv0*2,uvv0*32,vvv0*2,uvv3
  vvv0uvv0tuu0*32,uuu0vvv0uvv3
  vvv0uvv0tuu0*2,pqqbqrr7pqqeqrr8pqqbpqqd*2,qrr6pqqcpqqdqrr7qrr9pqqfpqqeqrraoqqgqrr9pqrepqqdqrr7pqqbqrrbqrr8pqqeqrr9pqrboqqcpqq8ttt0tuu0uuu0vvv0uvv3
  vvv0uvv0tuu0*2,ttt1stt0stt1stt0stt1*2,stt3stt2stt1ttt1stt0stt2stt1*2,ttt1stt1ttt1stt1*4,ttt1stt1*6,ttu0tuu0uuu0vvv0uvv3
  vvv0*2,tuu0*32,uuu0vvv0uvv3
  vvv0*36,uuu3
  uvv0vvv0*35,uuu0
board-failed 580x258
~ IqB6 xt-H GRGS PiZq yuip XnnM 11x3 M3uX XnnM Y-K3 ppGc c9-6 npFe K_by TFu5 WsU3 qvem rIJQ fQZs NxsB
~ UhLN 2p05
  qrrbrrs9rss8qrrcstt5uvv0*32,
  uuu0uvv0*36,
  vvv0*36,uuu2
  vvv0stt6uuu1tuu2rss6uuu1qrr7tuu1ttu1uuu3rss6vvv0*25,uvv3
  vvv0qrr8lmn9jkldkllflmmcklldklmekllflmnilmnbvvv0*25,uvv3
  vvv0*27,vvv1uvv0*6,vvv1vvv0uvv3
  vvv0vvv1uvv3ttu7uvv2vvv1vvv0stt1rss5stt2tuu0rss3rss5tuu0vvv0*13,uvv6ttt5vvv2uuu4vvv2vvv0*2,uvv6vvv0uvv3
  vvv0vvv1uuu3qrrg*2,rrrcvvv0stt2qrr7rss3tuu0rss6qrr8tuu0vvv0*13,uvv6stt9qqqfrrreuuu4vvv0uuu6uvv6vvv0uvv3
  vvv0*6,uvv0*8,vvv0*13,vvv2uvv0*6,vvv2vvv0uvv3
  vvv0*2,vut0*32,vvu0vvv0uvv3
  vvv0vut0uqo7*2,urp6uqo9tqoauqo7uro5tqo6tqn8uqo6tqo7*2,uqo7*2,usq3vtr0*17,vus0vvv0uvv3
  vvv0vut0usq3trp2tqp4tqo5trp5trp4urp5urp3urp5usq3urp5urp4*2,urp5usq2vtr0*17,vus0vvv0uvv3
  vvv0vut0usq5rpoarpoconmeonmitrq4usq5vtr0*25,vus0vvv0uvv3
  vvv0vut0usr3usq0trq1trq2usq0*2,vsr2vtr0*25,vus0vvv0uvv3
  vvv0*2,vut0*32,vvu0vvv0uvv3
  vvv0*36,uuu2
  uuu0tuu0*34,tuu1uvv0
board-loading 580x511
~ IqB6 xt-H IKRg PiZq yuip XnnM 11x3 M3uX XnnM Y-K3 ppGc c9-6 npFe K_by TFu5 WsU3 qvem rIJQ vfKb x1ZW
~ XT_0 hCNB hCNB
  qrrbrrs9rssaqrrbqrrduuu1uvv0*31,
  uvv0*37,
  vvv0*36,uuu3
  vvv0sst6ttt1sst3qqq7ttt2ppq8sst2sss2stt4qqr6vvv0*25,uvv3
  vvv0rrr7mnn8klmclmnfmnnblmnclmndlmmemnognoobvvv0*25,uvv3
  vvv0*27,vvv1uvv0*6,vvv1vvv0uvv3
  vvv0vvv1uuu4sttatuu5uuu3vvv0stt2qrs6stt3tuu0rss5qrr6tuu0vvv0*13,uvv6ttt7uuu5ttt7uuv3vvv0vvv1uvv6vvv0uvv3
  vvv0vvv1uuu2rssd*2,sssavvv0stt2qrr5stt3tuu0rss5qrr7tuu0vvv0*13,uvv6ttt7rrrcsssbuuv3vvv0uuu5uvv6vvv0uvv3
  vvv0*6,uvv0*8,vvv0*13,vvv2uvv0*6,vvv2vvv0uvv3
  vvv0*2,uuu0*32,vvv0*2,uvv3
  vvv0uuu0rss0*32,ttt0vvv0uvv3
  vvv0tuu0rss0*32,stt0vvv0uvv3
  vvv0tuu0rss0*32,stt0vvv0uvv3
  vvv0tuu0rss0*32,stt0vvv0uvv3
  vvv0tuu0rss0*32,stt0vvv0uvv3
  vvv0tuu0rss0*32,stt0vvv0uvv3
  vvv0tuu0rss0*32,stt0vvv0uvv3
  vvv0tuu0rss0*32,stt0vvv0uvv3
  vvv0tuu0rss0*32,stt0vvv0uvv3
  vvv0tuu0rss0*32,stt0vvv0uvv3
  vvv0tuu0rss0*32,stt0vvv0uvv3
  vvv0tuu0rss0*32,stt0vvv0uvv3
  vvv0tuu0rss0*32,stt0vvv0uvv3
  vvv0uuu0rss0*32,stt0vvv0uvv3
  vvv0*2,uuu0tuu0*31,vvv0*2,uvv3
  vvv0*36,uvv3
  vvv0tuu0rss0*32,stt0vvv0uvv3
  vvv0*2,uuu0*32,uvv0vvv0uvv3
  vvv0*2,uvv0*32,vvv0*2,uvv3
  vvv0tuu0rss0*32,stt0vvv0uvv3
  vvv0*2,uuu0*32,vvv0*2,uvv3
  vvv0*36,uuu1
board-upcoming 580x194
~ IqB6 xt-H GrPH PiZq yuip XnnM 11x3 M3uX Scpe mdhd
  qrrbrrs9rssarrs9rssbqqrcuuu0uvv0*30,
  uvv0*37,
  vvv0*36,uuu3
  vvv0sst6ttt1sst3qqq7ttt2ppq8sst2sss2stt4qqr6vvv0*25,uvv3
  vvv0rrr7mnn8klmclmnfmnnblmnclmndlmmemnognoobvvv0*25,uvv3
  vvv0*36,uvv3
  vvv0*2,tuu0*32,uuu0vvv0uvv3
  vvv0uvv0tuu0*4,stt0tuu0*10,ttt1tuu0*2,ttt0tuu0*6,ttt0tuu0stt1tuu0*4,uuu0vvv0uvv3
  vvv0uvv0tuu0*4,pqqepqqaopqaoppdoqqdoqqc*2,pqqboppcpqqdprrboppgqrr9opqdprrcpqqcpqrapqqboppcpqr8qrr9oppfqrraoppcttt1tuu0*3,uuu0vvv0uvv3
  vvv0uvv0tuu0*32,uuu0vvv0uvv3
  vvv0*2,uvv0*32,vvv0*2,uvv3
  vvv1vvv0*35,uuu2
  uuu0ttt0*34,uuu0uvv0
board-class-visitor 580x873
~ IqB6 xt-H FhOi PiZq yuip XnnM 11x3 M3uX CF1a XnnM Rypl wYzz Gcn9 Uf6o jCS7 XnnM Y-K3 ppGc c9-6 npFe
~ K_by TFu5 WsU3 qvem BTrH rIJQ -qxg sJM6 PldB 8N1I DCns Dy7X 6OPN ublk mTVp RDRq sJM6 aKuY 8N1I 10zo
~ Dy7X XcpE a0iA nVxO gheZ OU-u sJM6 5FLF 8N1I 03Bq Dy7X iPnE npV- 0HWq T-Ce OU-u 54Ks YSdR gNKw 9ZV9
~ 0TEa 41d- dtSB IJ8R gNKw okwP WD9Z H0hO HUmi 9i0R DHoA KP4u ydii UNFY gNKw ClRJ x6gn H0hO HUmi 9i0R
~ dQA6 KP4u NOJo UNFY gNKw W_LJ 0K-F CSYC fs-B 4PH7 pMq1 yCj4 gNKw Vgfl R3LB H0hO HUmi 9i0R WTkz KP4u
~ kg83 UNFY gNKw EmyO X9HM H0hO HUmi 9i0R hdGD KP4u b_D3 UNFY C8ii W1-U J_1H SBa5 mO-C xbiC -FLa NUHA
~ w0oM -waq JxQx
  qrrbrrs9rss8rss9*2,rsscsst6uvv0*30,
  uuu0uvv0*36,
  vvv0*36,uuu2
  vvv0stt6uuu1tuu2rss6uuu1qrr7tuu1ttu1uuu3rss6vvv0*4,uuv3vvv0vvv1vvv0vvv2uuu2vvv1vvv0vvv1vvv0*2,vvv2vvv0*4,vvv2uvv2uuu3*2,vvv0uvv3
  vvv0qrr8lmn9jkldkllflmmcklldklmekllflmnilmnbvvv0*4,tttasssdrsserssdsttastt9rrsb*2,sssarrsdsttattt9rssestt9sssbsss9ttt6sttattt9*2,vvv0uvv3
  vvv0*36,uvv3
  vvv0vvv1uvv3uuu3ttu4vvv0stt1rss4rss5stt1tuu0stt1stt2stt1tuu0vvv0*21,uvv3
  vvv0vvv1uuu4qqrgrrsbvvv0stt3pqrbpqqaqrr6tuu0sss3pqqcqrr9tuu0vvv0*21,uvv3
  vvv0*5,uvv0*10,vvv0*21,uvv3
  vvv0tuu6rssessscsssaqrrhsssarrsersserssbsssdssscrrsettt7sssasssbrrresttarsscrssaqrrfsssarssdsst9rrsettt7vvv0*10,uvv3
  vvv0*18,uvv0*3,uuu0uvv0*2,vvv0*12,uvv3
  vvv0*2,vvv1uuu3vvv0*2,uvv0stt0stt2ttt1tuu0stt1stt2tuu0vvv0*3,uvv5uuu1vvv0vvv2vvv0*3,uvv5vvv0*4,vvv1vvv0*3,vvv1vvv0*2,uvv3
  vvv0vvv1uuu5pqqkpqqjqrrevvv0sst3pqqarss4tuu0qrr9pqqbtuu0vvv0*3,uvv6qqrhpqqhppqkvvv0*2,uuu5uvv6vvv0*2,ttt4rss7rssgsss8qrrdrrscrssessscvvv0uvv3
  vvv0*6,uvv0uuu0*7,vvv0*3,uuv3uvv0*6,vvv2vvv0*11,uvv3
  vvv0*17,vvu0*2,vvv0*17,uvv3
  vvv0*16,vtn1vn60vm50vri1vvv0*16,uvv3
  vvv0*7,uvv0*2,vvv0*7,voa2ul51rj46vm50vvu1vvv0*6,vsr0vrq0vvu0vvv0*6,uvv3
  vvv0*6,suu0pst0*2,rtu0vvv0*6,voc2vm50ul53vn60vvu0vvv0*5,vqp1uli0tkh0vnk1vvv0*6,uvv3
  vvv0*6,qtt0nqr3kno8ptt0vvv0*6,vur1vpc0voa0vtn1vvv0*6,vnl1uki2ogd7vlj0vut1vvv0*5,uvv3
  vvv0*6,rtu0pst0pss0qtu0vvv0*5,sttdttt7sst7rssarssbrss9vvv0*5,vqp1vlj0*2,vnk1vvv0*6,uvv3
  vvv0*7,suu0*2,vvv0*6,sssbttt8ttt7vvv1ttt7sss7vvv1vvv0*5,vsr0vrq0vuu0vvv0*6,uvv3
  vvv0*5,sstarrrbrssaqrrhqrrdsssfvvv0*4,ttt8sttastt9rrrdsssdssscvvv0*5,qqqeqqrfrrsaqrrcttt3vvv0*5,uvv3
  vvv0*4,vvv1uuu4ttt6vvv2ttt6*2,vvv2vvv1vvv0*2,loo1kmn0*6,knn0tuu1vvv0tuu6uuu4ttt7ttt5sst9ttt9tuu7uuu4vvv2vvv0*3,uvv3
  vvv0*4,uvv3ttt7ttt9ttt7ttt8*2,stt5uvu3vvv0loo618a0*2,4ac439b36bd7*2,18a0*2,eij6vvv0uuu3uuu4*2,uuu6uuu4uuu5tuu3uuu4vvv0*4,uvv3
  vvv0*3,tuu1gop0gnp0*7,rtt2kmn618a0*2,5bd67decafgf9efd18a118a0chi6vvv0*4,utt3vtu4vvv0*7,uvv3
  vvv0*3,lqr46ik0*2,6gi36gh46ef6*2,6ik0*2,gnp4kmn618a0*3,6ceg7dei18a0*3,chi6vvu0vnk0vnj0*7,vts1vvv0*3,uvv3
  vvv0*3,kqr46ik0*2,6gi16ff76ef76gh36ik0*2,gnp4kmn618a0*8,chi6vpn3ue70*2,rd62qc64pc56qc65ue70*2,ukf3vvv0*3,uvv3
  vvv0*3,kqr46ik0*3,6hi36gi46ik0*3,gnp4kmn618a0*8,chi6vpm3ue70*2,sd61pc59nb59qc65ue70*2,ujf3vvv0*3,uvv3
  vvv0*3,kqr46ik0*8,gnp4kmn618a0*8,chi6vpm3ue70*3,rd67qc68te70ue70*2,ujf3vvv0*3,uvv3
  vvv0*3,mqr39km0*8,iop3loo55bc0*8,fik5vqn2uga0*8,ulh2vvv0*3,uvv3
  vvv0uvv1vvv0vvv1vvv0*2,uuv1vvv0*13,vvv2vvv1vvv0vvv1uuu3uuu2vvv0*4,uvv1vvv1vvv0vvv1vvv0*2,uvv3
  vvv0ttt6qrrdttt8vvv0*2,tuu7rrrbqrrdvvv0*11,sstbqrrerrresss9rrrctttavvv0*4,sstbrrrcrssbqrrdrsscvvv0uvv3
  vvv0*36,uvv3
  vvv0uuu4vvv1uuu4vvv0*2,uuu5sstbttt6stt9sss9stt8tuu4vvv0*6,vvv1ttt5sstbttt5ttu6ttt7sttavvv0*3,tuu3ttu7sssatuu9sst8ttt5vvv0uvv3
  vvv0tuu3stt4tut5vvv0*2,tuu5sttbttt6uuu4vvv0stt7uuu4vvv0*7,stt8sttattt6ttt7ttt8sttavvv0*3,uuu3ttt9sssbttt8sss8uuu5vvv0uvv3
  vvv0*36,uvv3
  vvv0ttt3uuu2vvv0*3,tuu5stt8sss8ttt7ttt5uuu8vvv0*7,vvv1sst6sttbstt9rrrfttt9uuu7vvv0*3,ttt4ttt8rssctttbsss9ttt7vvv0uvv3
  vvv0uuu2*2,vvv0*3,tuu4vvv2vvv1stt9sst9uuu6vvv0*8,ttt8stt8ttt7ttt8ttt6ttt5vvv0*3,uuu2ttt8stt9tuu6ttt6uuu4vvv0uvv3
  vvv0*36,uvv3
  vvv0uuu4*2,vvv0*3,ttt7rssasst6sss6*2,rrsbsss9sst9sttasss8sstbsstattt7ttt8sstattu5ttt6ttt9stt9uuu5ttt9ttt8sstattu6stt9vvv0*5,uvv3
  vvv0vvv1vvv2vvv0*3,vvv1uvv2uvv1vvv0vvv1uuu3uvv3uuu4uuu2*2,vvv2uuu3uvv2uvv3uuu3vvv2uuu3*2,uuv3uuv2vvv3uvv2uuu4uuu3*2,vvv1vvv0*4,uvv3
  vvv0*36,uvv3
  vvv0stt7stt6uvu4vvv0*2,sttaqqrlrssb*2,sssapqqhsssdvvv0*6,vvv1rssasssbrssbrrsdrrscqrrjvvv0*3,stt5rssepqqkrssgqrrfsssbvvv0uvv3
  vvv0*7,vvv1*2,vvv0*2,vvv1*2,vvv0*7,uuu2uuu1uuu2uuu1uuu2vvv1vvv0*4,uuv2uuu1vvv0uuu1vvv0*2,uvv3
  vvv0*36,uvv3
  vvv0stt6ust5vuu5vvv0*2,uuu4qqrfrrrbrrscqrrevvv0*8,vvv1qrrfrrrfqrrfopqkqrrerssavvv0*3,sss6rrrgopplrrshppqgrssbvvv0uvv3
  vvv0*20,vvv1vvv0vvv1vvv0*7,vvv1vvv0*5,uvv3
  vvv0*36,uvv3
  vvv0*36,uvv3
  vvv0*13,uuu5vvv0ttt9qrresss7sssbsssastt9vvv0ttu8vvv0*13,uvv3
  vvv0*36,uvv3
  vvv0*36,uvv3
  vvv0ttt7ssscrrresssarssesstarrrgsst8rrsirrscrrrestt7rssbrrrerssfsssdrrsbstt9rsshrssbqqrjrssdvvv0*5,ttt6rssdqrrerssdttt7sssbttt6vvv0uvv3
  vvv0*36,uuu3
  uvv0vvv0*35,uuu0
board-class-mine 580x970
~ IqB6 xt-H tP9x PiZq yuip XnnM 11x3 M3uX CF1a XnnM Rypl MDey k2OV Uf6o oDtj XnnM Y-K3 ppGc c9-6 npFe
~ K_by TFu5 WsU3 qvem BTrH rIJQ -qxg sJM6 PldB 8N1I DCns Dy7X 6OPN ublk mTVp RDRq sJM6 aKuY 8N1I 10zo
~ Dy7X XcpE a0iA nVxO gheZ OU-u sJM6 5FLF 8N1I 03Bq Dy7X iPnE npV- 0HWq T-Ce OU-u 54Ks YSdR gNKw 9ZV9
~ 0TEa 41d- dtSB IJ8R gNKw okwP WD9Z H0hO HUmi 9i0R DHoA KP4u ydii UNFY gNKw ClRJ x6gn H0hO HUmi 9i0R
~ dQA6 KP4u NOJo UNFY gNKw W_LJ 0K-F CSYC fs-B 4PH7 pMq1 yCj4 gNKw Vgfl R3LB H0hO HUmi 9i0R WTkz KP4u
~ kg83 UNFY gNKw EmyO X9HM H0hO HUmi 9i0R hdGD KP4u b_D3 UNFY IJ8R gNKw Dt0X gNKw Rdwa _i-j sZgQ Uc6u
~ _geO bupc qEve u0vy ZMa5 coCW C8ii W1-U J_1H SBa5 rPI4 xbiC -FLa NUHA w0oM -waq JxQx
  qrrbrrs9rss8rss9sss7rrrdtuu1uvv0*30,
  uuu0uvv0*36,
  vvv0*36,uuu2
  vvv0stt6uuu1tuu2rss6uuu1qrr7tuu1ttu1uuu3rss6vvv0*4,uuv3vvv0vvv1vvv0vvv2uuu2vvv1vvv0vvv1vvv0*2,vvv2vvv0*4,vvv2uvv2uuu3*2,vvv0uvv3
  vvv0qrr8lmn9jkldkllflmmcklldklmekllflmnilmnbvvv0*4,tttasssdrsserssdsttastt9rrsb*2,sssarrsdsttattt9rssestt9sssbsss9ttt6sttattt9*2,vvv0uvv3
  vvv0*36,uvv3
  vvv0uvv0stt2*2,rss3tuu0uuu2ttt7*2,uuv2uuu0stt1stt2stt1tuu0vvv0*21,uvv3
  vvv0uvv0stt3pqqbqrr8tuu0uuu4qrrhqqrfrss9uvv0sss3pqqcqrr9tuu0vvv0*21,uvv3
  vvv0*2,uvv0*3,uuu0vvv0*4,uvv0*5,vvv0*21,uvv3
  vvv0tuu6rssettt9rrrdsss9rrrhqqrkttt7rrrhsssbrssbqrrdrssdrssb*2,sttasssbqrrhssscrrresstcrssdsss9ttt6ssscqrrjsstbsstcvvv0*7,uvv3
  vvv0*18,uvv0*6,vvv0*12,uvv3
  vvv0*2,vvv1uuu3vvv0*2,uvv0stt0stt2ttt1tuu0stt1stt2tuu0vvv0*3,uvv5uuu1vvv0vvv2vvv0*3,uvv5vvv0*4,vvv1vvv0*3,vvv1vvv0*2,uvv3
  vvv0vvv1uuu5pqqkpqqjqrrevvv0sst3pqqarss4tuu0qrr9pqqbtuu0vvv0*3,uvv6qqrhpqqhppqkvvv0*2,uuu5uvv6vvv0*2,ttt4rss7rssgsss8qrrdrrscrssessscvvv0uvv3
  vvv0*6,uvv0uuu0*7,vvv0*3,uuv3uvv0*6,vvv2vvv0*11,uvv3
  vvv0*17,vvu0*2,vvv0*17,uvv3
  vvv0*16,vtn1vn60vm50vri1vvv0*16,uvv3
  vvv0*7,uvv0*2,vvv0*7,voa2ul51rj46vm50vvu1vvv0*6,vsr0vrq0vvu0vvv0*6,uvv3
  vvv0*6,suu0pst0*2,rtu0vvv0*6,voc2vm50ul53vn60vvu0vvv0*5,vqp1uli0tkh0vnk1vvv0*6,uvv3
  vvv0*6,qtt0nqr3kno8ptt0vvv0*6,vur1vpc0voa0vtn1vvv0*6,vnl1uki2ogd7vlj0vut1vvv0*5,uvv3
  vvv0*6,rtu0pst0pss0qtu0vvv0*5,sttdttt7sst7rssarssbrss9vvv0*5,vqp1vlj0*2,vnk1vvv0*6,uvv3
  vvv0*7,suu0*2,vvv0*6,sssbttt8ttt7vvv1ttt7sss7vvv1vvv0*5,vsr0vrq0vuu0vvv0*6,uvv3
  vvv0*5,sstarrrbrssaqrrhqrrdsssfvvv0*4,ttt8sttastt9rrrdsssdssscvvv0*5,qqqeqqrfrrsaqrrcttt3vvv0*5,uvv3
  vvv0*4,vvv1uuu4ttt6vvv2ttt6*2,vvv2vvv1vvv0*2,loo1kmn0*6,knn0tuu1vvv0tuu6uuu4ttt7ttt5sst9ttt9tuu7uuu4vvv2vvv0*3,uvv3
  vvv0*4,uvv3ttt7ttt9ttt7ttt8*2,stt5uvu3vvv0loo618a0*2,4ac439b36bd7*2,18a0*2,eij6vvv0uuu3uuu4*2,uuu6uuu4uuu5tuu3uuu4vvv0*4,uvv3
  vvv0*3,tuu1gop0gnp0*7,rtt2kmn618a0*2,5bd67decafgf9efd18a118a0chi6vvv0*4,utt3vtu4vvv0*7,uvv3
  vvv0*3,lqr46ik0*2,6gi36gh46ef6*2,6ik0*2,gnp4kmn618a0*3,6ceg7dei18a0*3,chi6vvu0vnk0vnj0*7,vts1vvv0*3,uvv3
  vvv0*3,kqr46ik0*2,6gi16ff76ef76gh36ik0*2,gnp4kmn618a0*8,chi6vpn3ue70*2,rd62qc64pc56qc65ue70*2,ukf3vvv0*3,uvv3
  vvv0*3,kqr46ik0*3,6hi36gi46ik0*3,gnp4kmn618a0*8,chi6vpm3ue70*2,sd61pc59nb59qc65ue70*2,ujf3vvv0*3,uvv3
  vvv0*3,kqr46ik0*8,gnp4kmn618a0*8,chi6vpm3ue70*3,rd67qc68te70ue70*2,ujf3vvv0*3,uvv3
  vvv0*3,mqr39km0*8,iop3loo55bc0*8,fik5vqn2uga0*8,ulh2vvv0*3,uvv3
  vvv0uvv1vvv0vvv1vvv0*2,uuv1vvv0*15,vvv1vvv2vvv0*2,uuu3uuu2vvv0*2,uvv1vvv1vvv0vvv1vvv0*2,uvv3
  vvv0ttt6qrrdttt8vvv0*2,tuu7rrrbqrrdvvv0*13,uuu4rrrgrrrerss9rsscrrrdvvv0*2,sstbrrrcrssbqrrdrsscvvv0uvv3
  vvv0*36,uvv3
  vvv0uuu4vvv1uuu4vvv0*2,uuu5sstbttt6stt9sss9stt8tuu4vvv0*9,tuu4sssbttt6sst9uuu4sssavvv1tuu3ttu7sssatuu9sst8ttt5vvv0uvv3
  vvv0tuu3stt4tut5vvv0*2,tuu5sttbttt6uuu4vvv0stt7uuu4vvv0*9,ttu7stt8*3,uuu6sssbvvv1uuu3ttt9sssbttt8sss8uuu5vvv0uvv3
  vvv0*36,uvv3
  vvv0ttt3uuu2vvv0*3,tuu5stt8sss8ttt7ttt5uuu8vvv0*10,ttt5sssbttt9rrrdsstbtttcvvv0ttt4ttt8rssctttbsss9ttt7vvv0uvv3
  vvv0uuu2*2,vvv0*3,tuu4vvv2vvv1stt9sst9uuu6vvv0*10,tuu6stt7ttt9ttt6ttt9stt5vvv1uuu2ttt8stt9tuu6ttt6uuu4vvv0uvv3
  vvv0*36,uvv3
  vvv0uuu4*2,vvv0*3,ttt7rssasst6sss6*2,rrsbsss9sst9sttasss8sstbsstattt7ttt8sstattu5ttt6ttt9stt9uuu5ttt9ttt8sstattu6stt9vvv0*5,uvv3
  vvv0vvv1vvv2vvv0*3,vvv1uvv2uvv1vvv0vvv1uuu3uvv3uuu4uuu2*2,vvv2uuu3uvv2uvv3uuu3vvv2uuu3*2,uuv3uuv2vvv3uvv2uuu4uuu3*2,vvv1vvv0*4,uvv3
  vvv0*36,uvv3
  vvv0stt7stt6uvu4vvv0*2,sttaqqrlrssb*2,sssapqqhsssdvvv0*9,stt8rsserssdrsscrssdqqqiuuu5stt5rssepqqkrssgqrrfsssbvvv0uvv3
  vvv0*7,vvv1*2,vvv0*2,vvv1*2,vvv0*9,uuu2uuu1uuu3uuu1uvv2vvv1vvv0*2,uuv2uuu1vvv0uuu1vvv0*2,uvv3
  vvv0*36,uvv3
  vvv0stt6ust5vuu5vvv0*2,uuu4qqrfrrrbrrscqrrevvv0*11,sssbppqjsssboppjqrriqrrcvvv2sss6rrrgopplrrshppqgrssbvvv0uvv3
  vvv0*22,vvv1vvv0vvv1vvv0*5,vvv1vvv0*5,uvv3
  vvv0*15,vvv1vvv0*20,uvv3
  vvv0*14,ttt6tttarsserssastt8rssbrrsdrssbvvv0*14,uvv3
  vvv0uvv0suu0*32,uvv0vvv0uvv3
  vvv0uvv0rtu0qtt1rtu0*2,nqqbkmnfrtu0*15,qst1rtt0qtt1rtt1qtt1rtu0*2,qtt1qtt2pss3prs2suu0vvv0uvv3
  vvv0uvv0oqr7lnogpss4*2,qtt4prs5prs6*2,prs9qss4qss5prs6pss4pss7pss6pss7oqr9qst3rtu0*3,mopdnqqaloofmophmppbqtt2prr6mppenpqclnognqqdsuu0vvv0uvv3
  vvv0uvv0rtu0*4,qtt1qss5qst2qss5qst4qst3qss6qss4qst2*2,qss3qst3qss4rtt1rtu0*14,tuu0vvv0uvv3
  vvv0*2,uvv0*32,vvv0*2,uvv3
  vvv0*36,uvv3
  vvv0*13,uuu4vvv0ttt9qrrdsss7sssbstt8ssscvvv0tuu7vvv0*13,uvv3
  vvv0*16,vvv1vvv0*5,vvv1vvv0*13,uvv3
  vvv0*36,uvv3
  vvv0ttt7ssscrrresssarssesstarrrgsst8rrsirrscrrrestt7rssbrrrerssfsssdrrsbstt9rsshrssbqqrjrssdvvv0*5,ttt6rssdqrrerssdttt7sssbttt6vvv0uvv3
  vvv0*36,uuu3
  uvv1vvv0*35,uuu0
board-none-ranked 580x248
~ IqB6 xt-H pY97 PiZq yuip XnnM 11x3 M3uX XnnM Y-K3 ppGc c9-6 npFe K_by TFu5 WsU3 qvem rIJQ Vqah
  qrrbrrs9rss9rrsasss6qrrcqrr9uuu0uvv0*29,
  uuu0uvv0*36,
  vvv0*36,uuu2
  vvv0stt6uuu1tuu2rss6uuu1qrr7tuu1ttu1uuu3rss6vvv0*25,uvv3
  vvv0qrr8lmn9jkldkllflmmcklldklmekllflmnilmnbvvv0*25,uvv3
  vvv0*27,vvv1uvv0*6,vvv1vvv0uvv3
  vvv0vvv1uvv3ttu7uvv2vvv1vvv0stt1rss5stt2tuu0rss3rss5tuu0vvv0*13,uvv6ttt5vvv2uuu4vvv2vvv0*2,uvv6vvv0uvv3
  vvv0vvv1uuu3qrrg*2,rrrcvvv0stt2qrr7rss3tuu0rss6qrr8tuu0vvv0*13,uvv6stt9qqqfrrreuuu4vvv0uuu6uvv6vvv0uvv3
  vvv0*6,uvv0*8,vvv0*13,vvv2uvv0*6,vvv2vvv0uvv3
  vvv0*2,uvv0*32,vvv0*2,uvv3
  vvv0uvv0tuu0*32,uuu0vvv0uvv3
  vvv0uvv0tuu0*10,rss4oqqdqrr9pqqapqqcqrr8pqqbprr9qrr9pqqfpqq9rss5tuu0*10,uuu0vvv0uvv3
  vvv0uvv0tuu0*11,stt1ttt1stt1*2,stt0stt1*5,ttt1tuu0*10,uuu0vvv0uvv3
  vvv0*2,tuu0*32,uuu0vvv0uvv3
  vvv0*36,uuu3
  uvv0vvv0*35,uuu0
board-pnl 580x543
~ IqB6 xt-H TStL PiZq yuip XnnM 11x3 M3uX CF1a XnnM Y-K3 P9rF u2zD npFe BTrH rIJQ -qxg sJM6 PldB 8N1I
~ DCns Dy7X DOuG ublk mTVp RDRq sJM6 aKuY 8N1I 10zo Dy7X eEIs a0iA nVxO gheZ OU-u sJM6 5FLF 8N1I 03Bq
~ Dy7X ozsN npV- 0HWq T-Ce OU-u 54Ks YSdR gNKw 9ZV9 0TEa fsAV dtSB IJ8R gNKw okwP WD9Z H0hO HUmi 9i0R
~ DHoA KP4u hNpO UNFY w0oM -waq JxQx
  qrrbrrs9rssastt8uvv0*33,
  uuu0uvv0*36,
  vvv0*36,uuu2
  vvv0stt6uuu1tuu2rss6uuu1qrr7tuu1ttu1uuu3rss6vvv0*4,uuv3vvv0vvv1vvv0vvv2uuu2vvv1vvv0vvv1vvv0*2,vvv2vvv0*4,vvv2uvv2uuu3*2,vvv0uvv3
  vvv0qrr8lmn9jkldkllflmmcklldklmekllflmnilmnbvvv0*4,tttasssdrsserssdsttastt9rrsb*2,sssarrsdsttattt9rssestt9sssbsss9ttt6sttattt9*2,vvv0uvv3
  vvv0*36,uvv3
  vvv0uvv0stt2rss5stt1*2,tuu0uuu2ttt7vvv3uuu0rss3rss5tuu0vvv0*14,uuu1vvv2vvv1*2,uuu2uuu4vvv1vvv0uvv3
  vvv0uvv0stt2pqqb*2,qrr8tuu0uuu4rrsatuu5uuu0rss6qrr8tuu0vvv0*13,ttt3ttt6sstettt6rsscsssasstcsttavvv0uvv3
  vvv0*2,uvv0*4,uuu0vvv0*3,uvv0*4,vvv0*22,uvv3
  vvv0*17,vus0vuq0vvv0*17,uvv3
  vvv0*16,vsl1vm50*2,vqf1vvv0*16,uvv3
  vvv0*7,tuu0*2,vvv0*7,voa2ul51qi48vm50vvt1vvv0*15,uvv3
  vvv0*6,suu0oss1ors1rtu0vvv0*6,vpd2vm50ul51vn70vvv0*7,vtt0vsr0vvv0*7,uvv3
  vvv0*6,qtt0nqr3kno8ptt0vvv0*6,vut0vqf0vpe0vtq1vvv0*6,vrq1vli0*2,vnl1vvv0*6,uvv3
  vvv0*6,suu0ptt0*2,rtu0vvv0*5,rrsisssbrssb*2,qrreqqrcvvv1vvv0*4,vnl1ukh2nfd8vlj0vut1vvv0*5,uvv3
  vvv0*7,tuv0tuu0vvv0*6,ttt6stt7ttt6vvv2ttt5stt6vvv0*5,vqo1vli0*2,vmk0vvv0*6,uvv3
  vvv0*5,sssbqrrdrssapqqkpqqgrsshvvv0*4,uuu2ttt7tttbstt8stt6ttt9vvv0*6,vrp0vqo0vut0vvv0*6,uvv3
  vvv0*7,uuu6tut6vvv0*4,uvv1ilm1gkl0*7,sst2vvv0*3,qrrdqrrerrsa*2,uuu3vvv0*5,uvv3
  vvv0*7,uuu3tut2vvv0*4,lno618a0*2,4ac64ac57deb7dea18a118a0dhi6vvv0*3,ttt6uuu6uuu4ttt4vuu2vvv0*5,uvv3
  vvv0*3,stu2dmn0cln0*6,dmn0pss2kmn618a0*2,5bc58dfeaegf7dea18a118a0chi6vvv0*2,vvv1ttt7ttu6tuu6utt5vuu2vvv0*5,uvv3
  vvv0*3,kqr46ik0*2,6gh46fh56de8*2,6ik0*2,gnp4kmn618a0*3,5bdc6bde18a0*3,chi6vuu1ulh0ulg0*7,vrq1vvv0*3,uvv3
  vvv0*3,kqr46ik0*2,6hj16fg86fg76hj16ik0*2,gnp4kmn618a0*8,chi6vpm3ue70*2,rd62pc65nb58pc66ue70*2,ukf3vvv0*3,uvv3
  vvv0*3,kqr46ik0*3,6hj2*2,6ik0*3,gnp4kmn618a0*8,chi6vpm3ue70*2,te71pc5aob59rd63ue70*2,ujf3vvv0*3,uvv3
  vvv0*3,kqr46ik0*8,gnp4kmn618a0*8,chi6vpm3ue70*3,rd64rd66te70ue70*2,ujf3vvv0*3,uvv3
  vvv0*3,nrs3cln0*8,kpq3npp49ef0*8,hkl4vqo2uid0*8,umj2vvv0*3,uvv3
  vvv0uuu2uvv2vvv2vvv0*2,uuu3vvv1uuu3vvv0*11,vvv1ttu6uuv3tuu6stt6vvv0*5,uuu4uuu3uuv2uuu3vvv1vvv0uvv3
  vvv0tuu5rssbttu6vvv0*2,uuu6sss9rssbvvv0*11,vvv2sss8ttt6sss8sttavvv0*5,ttt7sssasst9rssbsssbvvv0uvv3
  vvv0*36,uvv3
  vvv0ttu7uvu2tuu6vvv0*2,ttu7rrsgsss9sssbsssarssbttt5vvv0*8,ursburrcussburrcvvv0*4,ttt4sttarrrfsttdrssbstt8vvv0uvv3
  vvv0uuu1tuu2tuu3vvv0*2,uuu3tuu6uuu4uuv2vvv0ttt4uuu3vvv0*8,vuu5vtt5*3,vvv0*4,uuu2tuu6ttt6uuu4ttt5vvv2vvv0uvv3
  vvv0*36,uvv3
  vvv0ttt7ssscrrresssarssesstarrrgstt8rrsirrscrrrestt7rssbrrrerssfsssdrrsbstt9rsshrssbrrrgrssdvvv0*5,ttt6rssdqrrdrssdttt7sssbttt6vvv0uvv3
  vvv0*21,uuv2vvv0*8,vvv1vvv0*5,uvv3
  vvv1vvv0*35,uuu1
board-roi 580x331
~ IqB6 xt-H -dGL PiZq yuip XnnM 11x3 M3uX CF1a XnnM Y-K3 P9rF c9-6 58UX BTrH rIJQ 54Ks YSdR gNKw 9ZV9
~ 0TEa iR8o dtSB IJ8R gNKw ncYs x6gn H0hO HUmi 9i0R wyP7 KP4u XXwR 3VyC gNKw IpFU R3LB H0hO HUmi 9i0R
~ ayGC KP4u kkOd GmCF w0oM -waq JxQx
  qrrbrrs9rss8ttt5uvv0*33,
  uuu0uvv0*36,
  vvv0*36,uuu2
  vvv0stt6uuu1tuu2rss6uuu1qrr7tuu1ttu1uuu3rss6vvv0*4,uuv3vvv0vvv1vvv0vvv2uuu2vvv1vvv0vvv1vvv0*2,vvv2vvv0*4,vvv2uvv2uuu3*2,vvv0uvv3
  vvv0qrr8lmn9jkldkllflmmcklldklmekllflmnilmnbvvv0*4,tttasssdrsserssdsttastt9rrsb*2,sssarrsdsttattt9rssestt9sssbsss9ttt6sttattt9*2,vvv0uvv3
  vvv0*36,uvv3
  vvv0uvv0stt2rss5stt1*2,tuu0stt1rss5stt2uuu0ttu5stt7vvv0*15,uuu1vvv2vvv1*2,uuu2uuu4vvv1vvv0uvv3
  vvv0uvv0stt2pqqb*2,qrr8tuu0stt2qrr7rss3uuu0stt9rsscvvv0*14,ttt3ttt6sstettt6rsscsssasstcsttavvv0uvv3
  vvv0*2,uvv0*9,vvv0*25,uvv3
  vvv0ttt6sss9ttu6vvv0*2,ttt7stt8rssavvv0*14,rrsdttt9vvv0*5,sssa*2,stt9sssbttt8vvv0uvv3
  vvv0vvv1uuu4vvv2vvv0*2,vvv2uuu3*2,vvv0*14,uuu3vvv2vvv0*5,vvv2uuu3uuu2uuu3uuu4vvv0uvv3
  vvv0*36,uvv3
  vvv0sst8uuu2vvv0*3,sssapqqmsss9rrscrsscoppjsss9vvv0*7,rtsaqsrcqsrdqssbtut7vvv0*4,pqqgqrrhoppmrrshppqgrssbvvv0uvv3
  vvv0*36,uvv3
  vvv0*36,uvv3
  vvv0sst6stt6tuu4vvv0*2,sstcrrrasssapqqjqqrgsstevvv0*9,uqqdtqqg*2,utt8vvv0*4,pqqdqrrhoppmrrshppqgrssbvvv0uvv3
  vvv0*36,uvv3
  vvv0*36,uvv3
  vvv0ttt7ssscrrresssarssesstarrrgsst8rrsirrscrrrestt7rssbrrrerssfsssdrrsbstt9rsshrssbqqrjrssdvvv0*5,ttt6rssdqrrerssdttt7sssbttt6vvv0uvv3
  vvv0*36,uvv3
  uvv1vvv0*35,uuu0
place-ranked 580x351
~ IqB6 xt-H -Hsu PiZq xprd CeNm 3wo2 u87W CeNm W3c9 f9oS p9o3 zzlz jZtH KvLp _au0 7Q46 pRnB jlyd 719z
~ PiZq 3CWu RZov obmL hr_r m1HU 8e1e TphQ
  qrrdrss8*2,qrrcrss7uvv0*32,
  uuu0uvv0*36,
  vvv0*36,uuu2
  vvv0stt5rrs6uuu3ttu3ttu2rss6tuu1uuu2vvv0*20,suu2suu3tuu0suu1tuu0uvv0vvv0uvv3
  vvv0tuu4lnnckllinooejklglmmjjllfklmdvvv0*20,prs8nqrcmpqcmqqelpqbsuu2vvv0uvv3
  vvv0*36,uvv3
  vvv0uuu2lmm7ttt3qrr4mno7ppq6vvv0*21,vvv1uuu4uvv3uuu3vvv0vvv1vvv0*2,uvv3
  vvv0*2,jlldikk8hij9hijbkllbvvv0*17,vvv1vvv0*3,sttbsttcsttattt9rssbrrrcttt6vvv0uvv3
  vvv0tuu2mnn0tuu2stt4ppq2sss2vvv0*17,qsrhrts9qsrgqsrbrts8qsrgrts8psrdqsrcqsrfrtscvvv0uvv3
  vvv0*2,uvv0*15,vvv0*2,uvv0*15,vvv0*2,uvv3
  vvv0uvv0rss6qrr9rrs6rss7qrraqrr9rss6qrr8stt1tuu0*7,tuv0oqrcnpqaprs9oqraprs6oqraoqr9npqgrtu0*7,tuu0vvv0uvv3
  vvv0uvv0rss3pqq8qrr6qrr7opq7opp7rss5stt2ttt0tuu0*8,qss5nqq8*2,oqr8npq7mpp7qst3*2,rtu0*7,suu0vvv0uvv3
  vvv0uvv0pqq7opp9noocmooekmmemnoftuu0*11,mpp9loobnpqaknndkmnclooertu0*9,suu0vvv0uvv3
  vvv0*2,uuu0*15,uvv0*2,suu0*15,uvv0vvv0uvv3
  vvv0prr3gkl0*28,rss2tuu0*3,uuu0vvv0uvv3
  vvv0uuu3tuu5uuu6sssbtuu5uuu5ttt6ttt7tuu7ttu7ttt7vvv0*14,rssdttt5sss9rrsdsssdqqrerssattt7ttt6vvv0uvv3
  vvv0vvv1uuu3uuu4uuu5uuu3*3,tuu4uuu4uuu5uuu4vvv0*14,ttt5uuu6ttt5ttt7uuu4stt6uuu4stt7ttu5vvv0uvv3
  vvv0uuu6rsscrrrisssarrsfssscrssfssscrssasssbrrrdrsscsttbrrrcssseqrreqrrgsttcrrscsss8ssscsss8qrrhsstdqrrfsssbrssettt7vvv0*7,uvv3
  vvv0*4,uuv2vvv0*31,uvv3
  vvv0uuu5sssa*2,qrrerssfqrrjssscqrrfsssbrsscsssb*2,rssfsssavvv0*21,uvv3
  vvv0*2,vvv1vvv0*8,vvv1vvv0*24,uvv3
  vvv1vvv0*35,uuu1
place-loss 580x403
~ IqB6 xt-H 799j PiZq xprd CeNm 3wo2 u87W CeNm W3c9 f9oS p9o3 S6ku jZtH KvLp _au0 7Q46 pRnB jlyd 719z
~ PiZq H88q RZov obmL GoOO dNZL EtGI EH7k TphQ
  qrrdrss8rssastt5uvv0*33,
  uvv0*37,
  vvv0*36,uuu3
  vvv0sss5qqq7ttt4sss4sss2qrr8sst2stt3vvv0*20,suu2stu3suu0suu1suu0uvv0vvv0uvv3
  vvv0uuu4nooblmmgoppdklmfmnnhlmmelmncvvv0*20,pss8nqrcmpqcmqqelpqbsuu2vvv0uvv3
  vvv0*36,uvv3
  vvv0uuu2klm8ttt3qrr4mnn8opp7vvv0*21,uuu3uuu6uuu4*2,uuv1uuu3vvv0*2,uvv3
  vvv0*2,ijkcikk8gijagiibjllavvv0*21,ttta*2,stt8ttt7sst9rssbttu5vvv0uvv3
  vvv0uuu1opp0uuu1ttt3qqr2ttt1vvv0*16,tqqfuqrgussatqqgtqqcurs8urrhurr8tqqetqqdtqqgurrcvvv0uvv3
  vvv0*2,uvv0*15,vvv0*2,uvv0*15,vvv0*2,uvv3
  vvv0uvv0rss6qrr9rrs6rss7qrraqrr9rss6qrr8stt1tuu0*7,tuv0oqrcnpqaprs9oqraprs6oqraoqr9npqgrtu0*7,tuu0vvv0uvv3
  vvv0uvv0rss5pqq9pqq7qrr9opp9nop8rss5stt2ttt0tuu0*8,pss6npq9*2,nqq9mpp8mop9qst3*2,rtu0*7,suu0vvv0uvv3
  vvv0uvv0pqq6opp8nppbnooclnncnoodtuu0*11,mpp8mopanpq9lnobknnbmopcrtu0*9,suu0vvv0uvv3
  vvv0*2,uuu0*15,uvv0*2,suu0*15,uvv0vvv0uvv3
  vvv0prr3gkl0*7,rst2tuu0*24,uuu0vvv0uvv3
  vvv0uuu3tuu5uuu6sssbtuu5uuu5tuu5ttt6uuu5sttauuu5tuu5vvv0*11,vvv1sssarssdttt5sss9rrsdsssdqqrerssattt7ttt6vvv0uvv3
  vvv0vvv1uuu3uuu4uuu5uuu3*2,uuu2uuu4uuu5uuu4*2,uuu3vvv0*12,ttt7ttt5uuu6ttt5ttt7uuu4stt6uuu4stt7ttu5vvv0uvv3
  vvv0uut6trqctrpitrqbtrpetsrctrqetsrctrqatsqbtrpctrqctsqbtrpdtrqeusrbsqogtsrbtrqdtrpauts6trphtrqdusratrqctrqatrpeusrbtrpdtrqbtsqctqpftqpgvvv0*2,uvv3
  vvv0vuu4utt7uts8tsr9vuu4vvv0*30,uvv3
  vvv0vuu4utt5vuu4uts7vuu4vvv0*30,uvv3
  vvv0uuu5ttu8ttt7ttu6ttt8ttu8sstbttt9ttt8sssattt7ttt8tuu6ttt9tuu6ttt7stt9sttdttt9tuu5sssbtttattt6ttt7*2,ttu8sst8uuu4vvv0*7,uvv3
  vvv0vvv1tuu5uuu3uuu5uuu4tuu4uuu5uuu4*2,tuu4vvv3uuu6uuu3uuu4uvv4uuu6uuu5uuu6uuu5uuu4uuu5*2,uuu4uuu5uuu4ttt7tuu5uuu3vvv0*7,uvv3
  vvv0vvv3tuu5uuu4stt8ttt8sttcuuu7sst9ttu6tuu6uuu5uuu4uuu6uuu4vvv0*21,uvv3
  vvv0uvv2tuu7uuu5tuu6ttu7tuu7uuu4tuu5uuu4ttu6ttt8tuu6ttt8tuu5vvv0*21,uvv3
  vvv0*36,uuu2
  uuu0*35,uuu1uvv0
place-first 580x276
~ IqB6 xt-H hJqk PiZq xprd CeNm 3wo2 u87W CeNm qGyf f9oS p9o3 zzlz jZtH KvLp _au0 goxt TphQ
  qrrdrss8rsscsst7uvv0*33,
  uvv0*37,
  vvv0*36,uuu3
  vvv0sss5qqq7ttt4sss4sss2qrr8sst2stt3vvv0*20,suu2stu3suu0suu1suu0uvv0vvv0uvv3
  vvv0uuu4nooblmmgoppdklmfmnnhlmmelmncvvv0*20,pss8nqrcmpqcmqqelpqbsuu2vvv0uvv3
  vvv0*36,uvv3
  vvv0uuu2klm8vvv0*25,uuu3uuu6uuu4*2,uuv1uuu3vvv0*2,uvv3
  vvv0*2,ijkcvvv0*21,vvv1vvv0*3,ttta*2,stt8ttt7sst9rssbttu5vvv0uvv3
  vvv0uuu1opp0uuu1vvv0*20,qsrhrts9qsrgqsrbrts8qsrgrts8psrdqsrcqsrfrtscvvv0uvv3
  vvv0*2,uvv0*32,vvv0*2,uvv3
  vvv0uvv0rss6qrr9rrs6rss7qrraqrr9rss6qrr8stt1tuu0*23,uuu0vvv0uvv3
  vvv0uvv0rss3pqqapqq7pqq8pqq7pqqaopp9npp7ttt0tuu0*23,uuu0vvv0uvv3
  vvv0uvv0pqr5opp9mnoemnngoqq9mnoblnnbnppdtuu0*24,uuu0vvv0uvv3
  vvv0*2,uuu0*32,vvv0*2,uvv3
  vvv0vvv2uuu3*2,ttt6tuu7ttt9uuu6ttt8tuu5uuu4uuu3uuu2uuu4uuu3vvv0*21,uvv3
  vvv0uuu2ttt8ttu7ttt8ttt9*2,tuu6ttt7uuu6ttt8sttattt8tttattu7vvv0*21,uvv3
  vvv0*36,uuu2
  uuu1uvv0*34,uuu1uvv0
place-unpaid 580x351
~ IqB6 xt-H Y77N PiZq xprd CeNm 3wo2 CeNm 6Y4a f9oS p9o3 jZtH KvLp _au0 VnS1 pRnB jlyd 719z PiZq 3CWu
~ RZov obmL hr_r m1HU jQvc TphQ
  qrrdrss8*2,qrrbrssauvv0*32,
  uvv0*37,
  vvv0*36,uuu3
  vvv0sss5qqq7ttt4sss4sss2qrr8sst2stt3vvv0*27,uvv3
  vvv0uuu4nooblmmgoppdklmfmnnhlmmelmncvvv0*27,uvv3
  vvv0*36,uvv3
  vvv0uuu2klm8vvv0noo4mno9ijk7qrr6ppq6vvv0*27,uvv3
  vvv0*2,ijkcttt3noo7jklcmnnbceedfhh9vvv1vvv0*20,vvv1vvv0*5,uvv3
  vvv0uuu1opp0noobpqq1rss1opp2vvv0ttt3vvv0*19,ssscrssfssscsssbrssbqrrdttt6vvv0uvv3
  vvv0*2,uvv0*15,vvv0*2,uvv0*15,vvv0*2,uvv3
  vvv0uvv0rss6qrr9rrs6rss7qrraqrr9rss6qrr8stt1tuu0*7,tuv0oqrcnpqaprs9oqraprs6oqraoqr9npqgrtu0*7,tuu0vvv0uvv3
  vvv0uvv0rss4qrr9rss4qrr6qrs4rss5rss6qrr5ttt0tuu0*8,pss6npq9*2,nqq9mpp8mop9qst3*2,rtu0*7,suu0vvv0uvv3
  vvv0uvv0pqq9klmelnncmnohkmmblnndlmncpqr6tuu0*9,mpp8mopanpq9lnobknnbmopcrtu0*9,suu0vvv0uvv3
  vvv0*2,uuu0*15,uvv0*2,suu0*15,uvv0vvv0uvv3
  vvv0prr3gkl0*28,rss2tuu0*3,uuu0vvv0uvv3
  vvv0uuu3tuu5uuu6sssbtuu5uuu5ttt6ttt7tuu7ttu7ttt7vvv0*14,rssdttt5sss9rrsdsssdqqrerssattt7ttt6vvv0uvv3
  vvv0vvv1uuu3uuu4uuu5uuu3*3,tuu4uuu4uuu5uuu4vvv0*14,ttt5uuu6ttt5ttt7uuu4stt6uuu4stt7ttu5vvv0uvv3
  vvv0uuu6rsscrrrirssbrrsfssscrssfssscrssasssbrrrdrsscsttbrrrcssseqrreqrrgsttcrrscsss9ssscsst9rrrgssscqrressscrssdttt7vvv0*7,uvv3
  vvv0*4,vvv1vvv0*31,uvv3
  vvv0uuu5sssbsssaqrrerrsfqrrjssscqrrfsssbrsscssscsssbrssfsssavvv0*21,uvv3
  vvv0*2,vvv1vvv0*8,vvv1vvv0*24,uvv3
  vvv0*36,uuu1
place-no-trades 580x206
~ IqB6 xt-H n91y PiZq xprd CeNm 3wo2 nmVe ZdDL L4yQ TphQ
  qrrdrss8*2,rss9qrrarss6uvv0*31,
  uvv0*37,
  vvv0*36,uuu3
  vvv0sss5qqq7ttt4sss4sss2qrr8sst2stt3vvv0*19,ttt2tuu1uuu0tuu1*2,tuu0uvv0vvv0uvv3
  vvv0uuu4nooblmmgoppdklmfmnnhlmmelmncvvv0*19,rss7pqrapqqapqqdpqr9oppduuu1vvv0uvv3
  vvv0*36,uvv3
  vvv0tttaqqqhqrrfqqrhqrrkppqjpqqjqrrepqqlqrripqqgqrr9opqlqrrdpqqjqqqjqrrippqirrrgpqqfpqqhpqqmpqqhqrrcpqqmpqqiuuu4vvv0*8,uvv3
  vvv0*36,uvv3
  vvv0ttu7rrrirsshrssfsstcrrsfrssessscrsserrrgsssgqrrfttu7vvv0*22,uvv3
  vvv0*36,uvv3
  vvv0uuu5sssbsssaqrrerrsfqrrjssscqrrfsssbrsscssscsssbrssfsssavvv0*21,uvv3
  vvv0*2,vvv1vvv0*8,vvv1vvv0*24,uvv3
  vvv1vvv0*35,uuu1
place-below-minimum 580x280
~ IqB6 xt-H VT8n PiZq xprd CeNm 3wo2 nmVe jZtH KvLp tyaq eLZU np9r PiZq BeyA RZov obmL 4BUf CFuX TphQ
  qrrdrss8rrs8rrscrss7rrsdrsscrrsauuu1uvv0*28,
  uuu0uvv0*36,
  vvv0*36,uuu2
  vvv0stt5rrs6uuu3ttu3ttu2rss6tuu1uuu2vvv0*19,ttu2uuu1uuu0tuu1*2,uuu0uvv0vvv0uvv3
  vvv0tuu4lnnckllinooejklglmmjjllfklmdvvv0*19,qrs7pqrapqqapqqdpqq9oppdtuu1vvv0uvv3
  vvv0*36,uvv3
  vvv0*2,stt4stt1*2,stt3stt1tuu0*27,uuu0vvv0uvv3
  vvv0uvv0rss4pqrbrss8qrrc*2,stt2tuu0*26,uuu0vvv0uvv3
  vvv0uvv0nop7lnnghjkmklmkklmjlmmftuu0*26,uuu0vvv0uvv3
  vvv0uvv0rss6prrbqrrbpqqeqrrbpqqcrss6tuu0*25,uuu0vvv0uvv3
  vvv0*2,ttt0ttt1stt2stt0ttt0stt1tuu0*26,uuu0vvv0uvv3
  vvv0tuu1qrs0*18,rss0uvv0*13,vvv0*2,uvv3
  vvv0stt1mop0*3,lop1loo1loo0mpp0*12,oqr1uuu0*9,tuu1ttt1uuu0*2,uvv0vvv0uvv3
  vvv0ttt7qrrfppqjpqqjqrrioppjrrreqqrfqrrdvvv0*15,sstarsscstt9rssarsscssscrssdsttcrrrdstt7vvv0uvv3
  vvv0*4,vvv1vvv0*2,vvv1*2,vvv0*27,uvv3
  vvv0uuu5rsscsssarrsdrssfrrristtbrrsesttarssbrssdsssbrssfsssavvv0*21,uvv3
  vvv0*36,uuu3
  uvv0vvv0*35,uuu0
place-next-update 580x174
~ IqB6 xt-H z6NQ PiZq xprd CeNm 3wo2 nmVe c6PD TphQ
  qrrdrss8*2,rss9rrscqrrarss7uvv0*30,
  uuu0uvv0*36,
  vvv0*36,uuu2
  vvv0stt5rrs6uuu3ttu3ttu2rss6tuu1uuu2vvv0*19,ttu2uuu1uuu0tuu1*2,uuu0uvv0vvv0uvv3
  vvv0tuu4lnnckllinooejklglmmjjllfklmdvvv0*19,qrs7pqrapqqapqqdpqq9oppdtuu1vvv0uvv3
  vvv0*36,uvv3
  vvv0tttaqqqhpqqopqqirssbpqqioppkqrrgpqqopqqippqnqrrdqqreqqrgpqqjopploppjuuu5vvv0*17,uvv3
  vvv0*15,vvv1vvv0*20,uvv3
  vvv0uuu5sssbsssaqrrerrsfqrrjssscqrrfsssbrsscssscsssbrssfsssavvv0*21,uvv3
  vvv0*2,vvv1vvv0*8,vvv1vvv0*24,uvv3
  vvv1vvv0*35,uuu1
place-removed 580x182
~ IqB6 xt-H _kLP PiZq xprd CeNm 3wo2 iApq yHdl
  qrrdrss8rss7rrrarssastt4uvv0*31,
  uuu0uvv0*36,
  vvv0*36,uuu2
  vvv0stt5rrs6uuu3ttu3ttu2rss6tuu1uuu2vvv0*27,uvv3
  vvv0tuu4lnnckllinooejklglmmjjllfklmdvvv0*27,uvv3
  vvv0*36,uvv3
  vvv0sss6pqqeqrrbnopgpqqbqqr8ppqbnopdppqeoppcpqqcoppfoppdqrr9noohpqqaoppeppqdnoodoppgoppbppqdoppevvv0*12,uvv3
  vvv0*2,uuu1*2,uuu3uuu2*3,uuu4uuu2tuu2uuu2uuu3tuu3uuu3*2,tuu2*2,ttu3ttt2uuu3ttt2ttt3tuu2vvv0*12,uvv3
  vvv0uuu5stt8ttt5uuu5ttt6tuu3uuu4ttu5ttt6uuu3tuu3uuu2uuu3tuu3uuu4*2,stt7tuu7uuu3*2,ttt4ttt7uuu4uuu2tuu3ttt4ttt7uuu3tuu3ttu4vvv0*5,uvv3
  vvv0tuu6rrscttt9rrrgrssesstdsssdsss8sssd*2,rssesss9rrsbsssbrrretuu7rsscqrrkssscsssassscttt9rrrftttarsscsttbqrresss9qrretttavvv0*5,uvv3
  vvv0*36,uuu3
  uvv1vvv0*34,uvv1uvv0
place-final 580x259
~ IqB6 xt-H xtTG PiZq xprd CeNm cO_r CeNm W3c9 f9oS p9o3 0FEB tSkm qTyN mGr6 tSkm OCKa FMRS tSkm J1qd
~ 7KxJ
  qrrdrss8rsscrss9uvv0*33,
  uuu0uvv0*36,
  vvv0*36,uuu2
  vvv0stt5rrs6uuu3ttu3pqq8stt5uuu1sss7rss5uuu1tuu2uuu0vvv0*23,uvv3
  vvv0tuu4lnnckllinooeoopeklmilmmg*2,jklglmmeklldpqq5vvv0*23,uvv3
  vvv0*36,uvv3
  vvv0uuu2lmm7ttt3qrr4mno7ppq6vvv0*29,uvv3
  vvv0*2,jlldikk8hij9hijbkllbvvv0*23,vvv1vvv0*5,uvv3
  vvv0tuu2mnn0tuu2stt4ppq2sss2vvv0*21,ssscrssfssscsssbrssbqrrdttt6vvv0uvv3
  vvv0vvv1vvv0*29,uvv1uvv2ttu4uuu2vvv0uvv3
  vvv0uuu4rssessscsttcvvv0*25,vvv1qqrerrseqqrgsstcvvv0uvv3
  vvv0vvv3uuu4vvv2vvv0*23,vvv1tuu5uuu4ttt7uuu4*2,sst8ttt5vvv0uvv3
  vvv0uuu5sstdsstetuu4vvv0*22,uuu1sss9rssbrrresst9sss9rrrcttt9vvv0uvv3
  vvv0uuu6ttt9uuu5ttt7ttt8ttt7uuu5vvv0*13,uvv2uuu6sstbttt8sttbrssbsss9sst9stt8*2,tuu5sst8ttt8uuu4vvv0uvv3
  vvv0vvv2ttu8tuu6ttt6ttt7ttt6uuu4vvv0*13,uvv1stt7sss7ttt8ttt7stt7tuu6sstbttt9ttt8ttt7sttattt5uuu4vvv0uvv3
  vvv0*36,uuu2
  uuu0*35,uuu1uvv0
place-final-unranked 580x146
~ IqB6 xt-H mB8h PiZq xprd CeNm cO_r Qkt-
  qrrdrss8rsscrssarssbrss9qrrcstt6uvv0*29,
  uuu0uvv0*36,
  vvv0*36,uuu2
  vvv0stt5rrs6uuu3ttu3pqq8stt5uuu1sss7rss5uuu1tuu2uuu0vvv0*23,uvv3
  vvv0tuu4lnnckllinooeoopeklmilmmg*2,jklglmmeklldpqq5vvv0*23,uvv3
  vvv0*36,uvv3
  vvv0sss6pqqeqrrbnopgpqqboppaoppfrss8oppcnoohppqaoppgqrranoogpqqfqrrboppctuu3vvv0*17,uvv3
  vvv0*2,uuu1*2,uuu3uuu2tuu3uuu2uuv2ttu3tuu4ttt2uuu3uvv2ttu4tuu3uuu2tuu3uuu2vvv0*17,uvv3
  vvv0*36,uuu2
  uuu1vvv0*34,uuu1uvv0
seats 580x256
~ IqB6 xt-H 3Xbm PiZq QZ57 bUz3 Vhza EuAg RZov g4Os wS_9 qqmB Cmsm m6A2 aipj
  rrs8rss9uvv0*35,
  uuu0uvv0*36,
  vvv0*36,uuu2
  vvv0uuu1qqq3vvv0ttt5vvv0qrr4qqr4qrr5vvv0stt3sss4rrr3rrs4rrr3vvv0ttt5vvv0*19,uvv3
  vvv0ppq9klmcfhhjijkmoopbklmbjkldhijhmno9fhikpqq7ijkjikkhlmneikkdhjjofhhhgiifgiidmno8vvv0*15,uvv3
  vvv0*3,ttt4rss5vvv1vvv0*3,uuu1vvv0*5,ttt4uuu2vvv0*19,uvv3
  vvv0qqq9hjjmfhhnikkjoopamnn8hijekmmgfhifijkcoppagiigikkbnoobijkefhhkhjjeikkgppq9vvv0*16,uvv3
  vvv0*2,uuu2*2,uuu3uuu1*2,qrr7uvv1stt1ttt1uuu1ttt3uuu0vvv1ttt2tuu3ttt2uuu2uvv1vvv0*16,uvv3
  vvv0stt7rss9rssdtttasttbrrrfrssfrsshqrrfsssbstt9rrsgsssdrssasssattt7stt8rrsesst6ssserrsasttarsscrssfrsshqrrfrssbsssarrreuvv3vvv0*5,uvv3
  vvv0vvv3ttt6*2,tuu4ttt7ttt6tuu5ttu4ttt5uuu4uuu5ttt7*2,tuu6uuu4uuu5stt7ttt7tuu4tuu6tuu5uuu5ttt4tuu5ttu4ttt5uuu4ttt6sst9uuu3vvv0*5,uvv3
  vvv0*2,tuu0*16,vvv0*18,uvv3
  vvv0imn619c0*16,ngd9stt2*15,uuu1vvv0uvv3
  vvv0npq4agi0*16,qmj6tuu1*15,uvv1vvv0uvv3
  vvv0uuu4sst9stt8rrscuuu6vvv0*10,uts8trqcusr9trqbutt4vvv0*10,uuu5ttt8ssscttt6vvv0uvv3
  vvv0*2,vvv1*4,vvv0*10,vuu2vvu1vuu3vvu1vvv0*12,vvv1*2,vvv0*2,uvv3
  vvv1vvv0*35,uuu1
place-free 580x247
~ IqB6 xt-H HDA5 PiZq xprd CeNm 3wo2 nmVe jZtH KvLp tyaq zP3T np9r pRnB 28ri rVVP 6NVt PiZq rrqF RZov
~ obmL -Qmi AnZx
  qrrdrss8rssasst5uvv0*33,
  uuu0uvv0*36,
  vvv0*36,uuu2
  vvv0stt5rrs6uuu3ttu3ttu2rss6tuu1uuu2vvv0*19,ttu2uuu1uuu0tuu1*2,uuu0uvv0vvv0uvv3
  vvv0tuu4lnnckllinooejklglmmjjllfklmdvvv0*19,qrs7pqrapqqapqqdpqq9oppdtuu1vvv0uvv3
  vvv0*36,uvv3
  vvv0*2,stt4stt1*2,stt3stt1tuu0*10,uuu0tuv0pss5qtt1rtt1qst3qtt1qst3rtt2qst2qst3*2,prs6rtu0*4,tuu0vvv0uvv3
  vvv0uvv0sst4pqrbrss8qrrc*2,stt2tuu0*11,pss8nqqenqqfoqrboqr9npqdnqqeprr9nqqeprr7nqqcrtu0*4,suu0vvv0uvv3
  vvv0uvv0opp9moobklmfkmmjklmjlmmftuu0*11,lno9iklllnocillhgjkgiklhrtu0*9,suu0vvv0uvv3
  vvv0uvv0rss6prrbqrrbpqqeqrrbpqqcrss6tuu0*10,orrcoqqcnqqemppfnqqgnpqgorrbrtu0*8,suu0vvv0uvv3
  vvv0*2,ttt0ttt1stt2stt0ttt0stt1tuu0*9,uuu0uuv0rtu1rtt1qtt2qtt1rtt1qtt2qst3rtu0*8,tuu0vvv0uvv3
  vvv0tuu1qrs0*13,rss0uvv0*18,vvv0*2,uvv3
  vvv0stt1mop0*3,lop1loo1loo0mpp0*7,nqq1uuu0*14,tuu1ttt1uuu0*2,uvv0vvv0uvv3
  vvv0stt6qrrgoppjpqqjqrrioppjrrreqqrfqrrdvvv0*15,sstarssdstt9rss9sssc*2,rssdsttcrrrcstt7vvv0uvv3
  vvv0*36,uuu3
  uvv1vvv0*35,uuu0
next-prize 580x287
~ IqB6 xt-H zvIy PiZq yuip RHLN 6Ufo gdDP RuAR 5N56 CTj- ZxKV F4jV CTj- oHLO lazA CTj- REb6 nJHo
  rssarss8rrsbrss6uvv0*33,
  uuu0uvv0*36,
  vvv0*36,uuu2
  vvv0sss3rrr4uvv1ttt1rss5stt6qrr6pqq9stt6pqqapqq7noo8uuu1vvv0*22,uvv3
  vvv0ttt4mnnelmneijkfmnndnoo9nooamnnfqqq8mnnckmmemnnhvvv0*23,uvv3
  vvv0*36,uvv3
  vvv0ttu5sssarssbsssdqrrfsstbvvv0*20,rrrdqrrc*2,pqqfopplqrrgnoogqrrcvvv0uvv3
  vvv0*3,vvv1*3,vvv0*21,vvv1uuu3vvv0uuv1*2,vvv0uuu1vvv0*2,uvv3
  vvv0*36,uvv3
  vvv0ttt6rrrcqrrgsttarrrfqrriqrrhrssaqrrfvvv0*17,vvv1oppepqqeoppfnookqrrhmnniqrrdvvv0uvv3
  vvv0*36,uvv3
  vvv0*4,vvv1vvv0*24,vvv1uuu2*2,uvv3ttt3uuu2vvv0uvv3
  vvv0uuu5qrrasss9qrrcqrrfsstavvv0*22,sss8qqqeppqirrreppqfsssbvvv0uvv3
  vvv0*36,uvv3
  vvv0uuu3tuu5uuu3*2,uuu4vvv0*23,vvv1ttt6sss9ttt8rss7stt6vvv0uvv3
  vvv0uuu4sttbstt8sssdsttauuu2vvv0*22,uuu3rssarrrdstt8qrrattt7vvv0uvv3
  vvv0*36,uvv3
  vvv1vvv0*35,uuu1
ended 580x287
~ IqB6 xt-H Biqo PiZq yuip WQJD 6Ufo gdDP 3HZq 2vBa CTj- 7dBw oijr CTj- TNgv TACs CTj- IbAq opIA
  rrsaqrrattt3uvv0*34,
  uuu0uvv0*36,
  vvv0*36,uuu2
  vvv0stt6*2,tuu2uuu3qqq9uuu1ttt2ttt3rss4rss3vvv0*25,uvv3
  vvv0qrr8lmmdkmmfmnnfmnnhopp8lnnfjklfijkdjkldvvv0*25,uvv3
  vvv0*36,uvv3
  vvv0stt7rsscqrrhrrscsstaqrrdsssauuu3vvv0*24,opqdrrrbvvv0uvv3
  vvv0*2,vvv2*2,vvv1*2,uvv1vvv1vvv0*25,uuu1vvv0*2,uvv3
  vvv0*36,uvv3
  vvv0ttt6qrrfrss8pqqkqrrdrss9rrreqqqettt9vvv0*19,ttt3ppqfppqeqrrfmnniqqrgvvv0uvv3
  vvv0*36,uvv3
  vvv0vvv1*2,vvv0*2,vvv1*2,vvv0*21,uuu2uvv2uuv2uuu2uvv3ttt3uuu2vvv0uvv3
  vvv0uuu5rrseqrrbrrrcqrrettt6vvv0*21,rssaqrrdoppk*2,rrreppqfsssbvvv0uvv3
  vvv0*36,uvv3
  vvv0uuu3ttt7uuu3ttt7uuu4uuu3tuu4ttt6ttt7tuu5vvv1vvv0*21,sst9uuu5vvv0uvv3
  vvv0vvv3ttt8ttt4ssscstt8ttt5ttt8tuu6sst9stt8vvv3vvv0*21,rrs7ttt4vvv0uvv3
  vvv0*36,uvv3
  vvv1vvv0*35,uuu1
facts 580x104
~ IqB6 xt-H hk0_ PiZq av8J Td7T NNIF DS0J P7qT SSVv 2aZa 0rkC gyjd
  qrrasss8uvv0*35,
  uvv0*37,
  vvv0sss8sssbrssdsstbsstarrsduuu6stt9*2,ttt6uuu4vvv0tuu5ttu4rssasssaqqrcrssdpqqbrrs9vvv0uuu2rsscttt7ttt8ttt6tuu4ttu6uvv2uvv0*7,
  vvv0ttt6sttastt8ttt7ttt6stt8ttt7tttastt8sss7uuu2vvv0tuu3ttt5rss5sssarss8stt5rss7tuu4uvv0uvv1stt9stt8sssasst6stt8rrsbvvv1uvv0*7,
  vvv0*8,uvv0*29,
  ttt6qrreqrrfrrsirrscrrrbpqqfssscvvv0uvv0*28,
  vvv0*8,uvv0*29,
board-folded 580x751
~ IqB6 xt-H I0T6 PiZq yuip XnnM 11x3 M3uX CF1a XnnM Y-K3 ppGc c9-6 npFe K_by TFu5 WsU3 qvem BTrH rIJQ
~ -qxg sJM6 PldB 8N1I DCns Dy7X 6OPN ublk mTVp RDRq sJM6 aKuY 8N1I 10zo Dy7X XcpE a0iA nVxO gheZ OU-u
~ sJM6 5FLF 8N1I 03Bq Dy7X iPnE npV- 0HWq T-Ce OU-u 54Ks YSdR gNKw 9ZV9 0TEa 41d- dtSB IJ8R gNKw okwP
~ WD9Z H0hO HUmi 9i0R DHoA KP4u ydii UNFY gNKw ClRJ x6gn H0hO HUmi 9i0R dQA6 KP4u NOJo UNFY gNKw Vgfl
~ R3LB H0hO HUmi 9i0R WTkz KP4u kg83 UNFY IJ8R gNKw qySR gNKw OyHy _i-j X3w0 Uc6u _geO bupc qEve 0f0B
~ ZMa5 Baur w0oM 0r3r JxQx
  qrrbrrs9rss9qrrdrss7uvv0*32,
  uvv0*37,
  vvv0*36,uuu3
  vvv0sst6ttt1sst3qqq7ttt2ppq8sst2sss2stt4qqr6vvv0*4,uuu4vvv2uuu3vvv1uvv3uuu3*2,vvv1uvv3vvv1vvv2uuu3uuv2vvv1*2,uuu2uuu3uuu4uuu5uuu4vvv0uvv3
  vvv0rrr7mnn8klmclmnfmnnblmnclmndlmmemnognoobvvv0*4,ttu8sttbssscsstbttt9stt9sss9sssastt8sssbttt9ttu8sstcttt8stt9ttt8tuu5ttt8tuu7ttu8vvv0uvv3
  vvv0*17,vvv1uvv0*6,vvv1vvv0*11,uvv3
  vvv0vvv1uuu4sttatuu5uuu3vvv0stt2qrs6stt3tuu0rss5qrr6tuu0vvv0*3,uvv6stt8ttu5stt9vvv0*3,uvv6vvv0*2,vvv1tuu2uuu5uuu3*2,uuu4tuu5uvv3vvv0uvv3
  vvv0vvv1uuu2rssd*2,sssavvv0stt2qrr5stt3tuu0rss5qrr7tuu0vvv0*3,uvv6sssarssbrrsdvvv0*2,uuu4uvv6vvv0*2,ttt2tuu5tttbttt5sss9stt8tttattt9vvv0uvv3
  vvv0*6,uvv0*8,vvv0*3,vvv2uvv0*6,vvv1vvv0*11,uvv3
  vvv0*17,vur0vtp0vvv0*17,uvv3
  vvv0*16,vrk1vm50*2,vpd1vvv0*16,uvv3
  vvv0*7,tuu0suu0vvv0*7,vo92ul51qi48vm50vvt1vvv0*6,vqp0vpn0vtt0vvv0*6,uvv3
  vvv0*6,rtu0oss1ors1rtu0vvv0*6,vpe2vm50ul51vn81vvv0*6,vpo1uli0sjg2vmj0vvv0*6,uvv3
  vvv0*6,qtt0nqr3kno8ptt0vvv0*6,vvu0vqh0vqf0vur0vvv0*6,vol1uki2phe5vlj0vut1vvv0*5,uvv3
  vvv0*6,suu0ptt0*2,rtu0vvv0*5,qrrkrssdrrrcrssbqqrgpqqdvvv1vvv0*4,vsq1vlj0*2,vom1vvv0*6,uvv3
  vvv0*7,tuv0*2,vvv0*6,ttt5tuu4ttt5uuu2tuu4ttt6vvv0*6,vut0vts0vvv0*7,uvv3
  vvv0*5,sssbqrrdrssappqlpqqgrsshvvv0*4,uuu6ttt8ttu7sssbsttbttt9vvv0*5,qqqeqqrfrrsaqrrcttt3vvv0*5,uvv3
  vvv0*4,uvv3tuu6ttt9uuu6ttu5ttu8uuu3uvv3vvv0uuu1gjk1eij0*6,fij0rss3vvv0ttt9ttt6sstastt8rsscssscttt9tuu7uvv3vvv0*3,uvv3
  vvv0*4,vvv1uuu5uuu4*4,tuu2uvv1vvv0kno618a0*2,5bc74ac68dfc*2,18a118a0dhi6vvv0uuu1vvv2vvv1uuu3*2,vvv2uuu1uuv1vvv0*4,uvv3
  vvv0*3,rtt2cln0blm0*6,bln0ors2kmn618a0*2,4ac48dff9egf6ce818a0*2,chi6vvv0*4,vuu2*2,vvv0*7,uvv3
  vvv0*3,kqr46ik0*2,6fh56fg56dd96cd96ik0*2,gnp4kmn618a0*3,5ac95bdc18a0*3,chi6vut1ukg0ujf0*6,ukf0vrp2vvv0*3,uvv3
  vvv0*3,kqr46ik0*2,6hk06fg8*2,6ik0*3,gnp4kmn618a0*8,chi6vpm3ue70*2,rd63pc56mb59pc57ue70*2,ukf3vvv0*3,uvv3
  vvv0*3,kqr46ik0*3,6hj1*2,6ik0*3,gnp4kmn618a0*8,chi6vpm3ue70*2,te71pc5aob59rd62ue70*2,ujf3vvv0*3,uvv3
  vvv0*3,kqr46ik0*8,gnp4kmn618a0*8,chi6vpm3ue70*3,sd63rd64te70ue70*2,ujf3vvv0*3,uvv3
  vvv0*3,ors2emo0*8,lqr2opq4afh0*8,ilm4vrp2ujf0*8,vnk2vvv0*3,uvv3
  vvv0uuu3*2,uuu4vvv0*2,uuu4uuu3ttu4vvv0*13,vvv3ttt8uuu3uvv2ttt9stt7vvv0*2,ttt6tuu5uuu4tuu4uuv3vvv0uvv3
  vvv0uuu4stt9uuu5vvv0*2,uuu5stt8sst9vvv0*13,uuu2stta*2,stt7ttt6sst8vvv0*2,tuu6stt8ttt7sst9stt9vvv0uvv3
  vvv0*36,uvv3
  vvv0stt7tuu3tut8vvv0*2,ttt8qrrjrssassscsssarsscttt6vvv0*9,ttt6qrrgsstarrsettt6qrrhuuu2ttt5ssscqqrhsssfrrrcsss9vvv0uvv3
  vvv0*2,uuu1uuu2vvv0*2,uuu2uuu3*2,vvv1vvv0ttu3uuv2vvv0*9,uuu4uuu3tuu4tuu3uuu3uuu4vvv0uvv1uuu5tuu4uuu2tuu3vvv1vvv0uvv3
  vvv0*36,uvv3
  vvv0ttt4tuu3vvv0*3,ttt8sst9rss9rsscrssatttbvvv0*10,ttt6qrrgsssdqrrgrrsfqrrfvvv1ttt5ssscqqrhsssfrrrcsss9vvv0uvv3
  vvv0uuu1vvv0*4,uuu2vvv1vvv0uuu4uuu5vvv3vvv0*10,uuu4uuu3uuu5uuu3uuu4vvv2vvv0uvv1uuu5tuu4uuu2tuu3vvv1vvv0uvv3
  vvv0*36,uvv3
  vvv0stt7stt6uvu4vvv0*2,sttaqqrlrssb*2,sssapqqhsssdvvv0*9,stt8rsserssdrsscrssdqqqiuuu5stt5rssepqqkrssgqrrfsssbvvv0uvv3
  vvv0*7,vvv1*2,vvv0*2,vvv1*2,vvv0*9,uuu2uuu1uuu3uuu1uvv2vvv1vvv0*2,uuv2uuu1vvv0uuu1vvv0*2,uvv3
  vvv0*36,uvv3
  vvv0*14,ttt6ttt7rrsfrssastt8rsscrrsdrssbvvv0*14,uvv3
  vvv0*2,suu0*32,uvv0vvv0uvv3
  vvv0uvv0rtu0qtt1rtu0*2,oqralnoertu0*15,qst1rtt0qtt1rtt1qtt1rtu0*2,qtt1qtt2pss3prs2suu0vvv0uvv3
  vvv0uvv0oqr7lnogpss4*2,qtt3prr6pss6pss4prs7qst3qst4pss5qst3qss6pss5qss6orr7qst3rtu0*3,mopdnqqaloofmophmppbqtt2prr6mppenpqclnognqqdsuu0vvv0uvv3
  vvv0uvv0rtu0*4,qst2pss6qst2pss6qss5*2,prs7pss5pss3qst4pss4qst4pss5rtt2rtu0*14,tuu0vvv0uvv3
  vvv0*2,uvv0*32,vvv0*2,uvv3
  vvv0*3,uuv3vvv0vvv1*2,vvv0*2,uuu4vvv0vvv1uvv2vvv0*15,vvv1vvv0*4,vvv1vvv0*2,uvv3
  vvv0*2,qrsbprrhoqrcoqqfoqreoqrdoqrerssgprre*2,qsscvvv0*15,tuu5rssdqrrdrssdttt7sstauuu5vvv0uvv3
  vvv0*36,uvv3
  vvv1vvv0*35,uuu1
place-class 580x383
~ IqB6 xt-H AYUS PiZq xprd CeNm 3wo2 u87W CeNm W3c9 f9oS _S3N zzlz jZtH KvLp _au0 7Q46 pRnB jlyd 719z
~ PiZq 3CWu RZov obmL hr_r m1HU 8e1e TphQ oDtj
  qrrdrss8*3,uvv0*33,
  uvv0*37,
  vvv0*36,uuu3
  vvv0sss5qqq7ttt4sss4sss2qrr8sst2stt3vvv0*20,suu2stu3suu0suu1suu0uvv0vvv0uvv3
  vvv0uuu4nooblmmgoppdklmfmnnhlmmelmncvvv0*20,pss8nqrcmpqcmqqelpqbsuu2vvv0uvv3
  vvv0*36,uvv3
  vvv0uuu2klm8ttt3qrr4mnn8opp7vvv0*22,uuu5uuu4*2,uuv1uuu3vvv1vvv0uvv3
  vvv0*2,ijkcikk8gijagiibjllavvv0*17,vvv2vvv1*2,vvv0uuu4stt9ttt8ttu8sstarssbttu5vvv0uvv3
  vvv0uuu1opp0uuu1ttt3qqr2ttt1vvv0*17,qsrgsts9qsrfqsrbrts8qssgrts8psrdqsrcqsrfrtscvvv0uvv3
  vvv0*2,uvv0*15,vvv0*2,uvv0*15,vvv0*2,uvv3
  vvv0uvv0rss6qrr9rrs6rss7qrraqrr9rss6qrr8stt1tuu0*7,tuv0oqrcnpqaprs9oqraprs6oqraoqr9npqgrtu0*7,tuu0vvv0uvv3
  vvv0uvv0rss5pqq9pqq7qrr9opp9nop8rss5stt2ttt0tuu0*8,pss6npq9*2,nqq9mpp8mop9qst3*2,rtu0*7,suu0vvv0uvv3
  vvv0uvv0pqq6opp8nppbnooclnncnoodtuu0*11,mpp8mopanpq9lnobknnbmopcrtu0*9,suu0vvv0uvv3
  vvv0*2,uuu0*15,uvv0*2,suu0*15,uvv0vvv0uvv3
  vvv0prr3gkl0*28,rss2tuu0*3,uuu0vvv0uvv3
  vvv0uuu3tuu5uuu6sssbtuu5uuu5ttt6ttt7tuu7ttu7ttt7vvv0*14,rssdttt5sss9rrsdsssdqqrerssattt7ttt6vvv0uvv3
  vvv0vvv1uuu3uuu4uuu5uuu3*3,tuu4uuu4uuu5uuu4vvv0*14,ttt5uuu6ttt5ttt7uuu4stt6uuu4stt7ttu5vvv0uvv3
  vvv0uuu6rsscrrrirssbrrsfssscrssfssscrssasssbrrrdrsscsttbrrrcssseqrreqrrgsttcrrscsss9ssscsss8qrrhsstdqrrfsssbrssettt7vvv0*7,uvv3
  vvv0*4,vvv1vvv0*31,uvv3
  vvv0uuu5sssbsssaqrrerrsfqrrjssscqrrfsssbrsscssscsssbrssfsssavvv0*21,uvv3
  vvv0*2,vvv1vvv0*8,vvv1vvv0*24,uvv3
  vvv0tuu6rssettt9rrrdsss9rrrhqqrkttt7rrrhsssbrssbqrrdrrserrsdqrrfssse*2,qrrerssdsssb*2,rrsetttcsssbrssfsttarsshvvv0*8,uvv3
  vvv0*36,uvv3
  vvv0*36,uuu1
place-open 580x142
~ IqB6 xt-H 1Ah8 PiZq xprd CeNm 3wo2 V9Qv
  qrrdrss8*2,rrs9uvv0*33,
  uvv0*37,
  vvv0*36,uuu3
  vvv0sss5qqq7ttt4sss4sss2qrr8sst2stt3vvv0*27,uvv3
  vvv0uuu4nooblmmgoppdklmfmnnhlmmelmncvvv0*27,uvv3
  vvv0*36,uvv3
  vvv0ttt9ppqmsttbpqqkqqqgpqqjrrsfqqrgopplqrrgpqqkpqqjqrrf*2,ppqjrssaoopkqqqerrrhqqqjqrrfqqrhqrrfpqqioppiqrrhopplrssbqqqipqqjstt6vvv0*4,uvv3
  vvv0*36,uvv3
  vvv1vvv0*35,uuu1
place-failed 580x200
~ IqB6 xt-H Orj_ PiZq xprd CeNm 3wo2 fQZs NxsB YPgx 2p05
  qrrdrss8rssaqrrcttu3uvv0*32,
  uvv0*37,
  vvv0*36,uuu3
  vvv0sss5qqq7ttt4sss4sss2qrr8sst2stt3vvv0*27,uvv3
  vvv0uuu4nooblmmgoppdklmfmnnhlmmelmncvvv0*27,uvv3
  vvv0*36,uvv3
  vvv0vuu0vsq2vtr1vtr0vtr1vsq1vsr1vtr0vtr1vtr0*2,vtr1vtr0*21,vut0vvv0uvv3
  vvv0vut0tqo7spm9spmbrolespmdspnaspmatpmbtpnbtpncspmdtpm9vtr0*20,vus0vvv0uvv3
  vvv0vut0usq5trp4urq3trp3srp5usr1usr4vtr0*25,vus0vvv0uvv3
  vvv0vut0usq5trq6sqo9pondqpocusq4usr4vtr0*25,vus0vvv0uvv3
  vvv0vvu0vtr0usr0*4,utr0vts0*26,vut0vvv0uvv3
  vvv0*36,uuu3
  uvv0vvv0*34,uvv0*2,
place-loading 580x271
~ IqB6 xt-H UGS5 PiZq Z1yh 3wo2 hCNB hCNB
  qrrdrss8rssaqrrcqrr9uvv0*32,
  uuu0uvv0*36,
  vvv0*36,uuu2
  vvv0stt5rrs6uuu3ttu3ttu2rss6tuu1uuu2vvv0*27,uvv3
  vvv0tuu4lnnckllinooejklglmmjjllfklmdvvv0*27,uvv3
  vvv0*36,uvv3
  vvv0tuu0rss0*12,stt0vvv0*21,uvv3
  vvv0tuu0rss0*12,stt0vvv0*21,uvv3
  vvv0uvv0stt0*12,tuu0vvv0*21,uvv3
  vvv0uvv0stt0*32,uuu0vvv0uvv3
  vvv0tuu0rss0*32,stt0vvv0uvv3
  vvv0tuu0rss0*32,stt0vvv0uvv3
  vvv0tuu0rss0*32,stt0vvv0uvv3
  vvv0tuu0rss0*32,stt0vvv0uvv3
  vvv0tuu0rss0*32,stt0vvv0uvv3
  vvv0*2,uuu0*32,uvv0vvv0uvv3
  vvv1vvv0*35,uuu1
check-good 580x532
~ IqB6 xt-H dKOD PiZq 8tCO Dp7v Wfnz F9UA MFfZ qBbW FUsN 0pNk MFfZ qBbW FUsN f5SL MFfZ qBbW FUsN lKad
~ FvSG TZGn 6Jj4 Vi3F bAfl TZGn LB6n Vi3F riqq TZGn XkCi Vi3F Hi13 TZGn 0aHI Vi3F a4UZ
  rrsaqrrarss8rss9ttu3uvv0*32,
  uuu0*37,
  uuu0uvv0*35,tuu2
  uuu0orqcprqcprqborqeorqcpsr9orpcmqodorpdprqborqepsr9orqenrpdnqpfnqpcrts6uvv0*18,tuu2
  uuu0*2,uvv0*34,tuu2
  uuu0hnkasss8pqqirrrcopqjqrrepqqiqqrfopphqrrdqrreqrrdopqjqrrdopqipqqiqrrcuvv0*18,tuu2
  uuu0nqp4stt4rss8stt5*2,sss8stt6sss5sss7rss8sss7sst7stt5stt4uvv0*21,tuu2
  uuu0orp5uuu3rss8stt7qrrbsssastt6rss9sss7rss7sss7stt7rssattt4uvv0*21,tuu2
  uuu0hnkarss9qrrcopplpqqgqrrfqrrbpqqgopqipqqipqqhoppgpqqdqrrduvv0*21,tuu2
  uuu0*2,uvv0*7,uuu0uvv0*26,tuu2
  uuu0qrrdqrrgrrrcrssbrrscrssbsss8uvv0*28,tuu2
  uuu0tuu0*34,uuu0tuu2
  uuu0stt2qrr9prrapqrdqrr9qrrbpqqdpqqcqrr8rss5pqqd*2,pqqfstt4pqqepqrbqrrarss4pqqd*2,qrrarss8qrr9pqrapqqaqrra*2,prrcpqqdqrr8tuu0*4,uuu0tuu2
  uuu0ttt1qrr8qrr9rss6stt3tuu0*29,uuu0tuu2
  uuu0ttt1rss5stt4sss2stt2tuu0*29,uuu0tuu2
  uuu0uuu1uuu0*33,uvv0tuu2
  uuu0qrrcqrrfrrsbqrrcrss8qrrduuu0*28,uvv0tuu2
  uuu0tuu0ttt0*2,stt1ttt0stt1*2,ttt0*2,stt0ttt1stt1*2,tuu0stt1stt0stt1tuu0stt0stt1ttt0ttt1stt0ttt0stt0*2,stt1ttt0stt1ttt0tuu0*4,uuu0tuu2
  uuu0stt2qrr9*2,qrrbrss9qrs9qrrbpqrbqrr8rss4prrbpqqcpqqestt4pqqdqrraqrr8rss4pqqcpqrcqrr9rss6rss8qrr9*2,qrs9*2,qrrcpqrcqrr8tuu0*4,uuu0tuu2
  uuu0stt3pqqdpqqepqr9rss5tuu0*29,uuu0tuu2
  uuu0tuu0*34,uuu0tuu2
  uuu0sss6stt7stt5sst7ttt4stt4ttt5sst6tuu2uvv0*26,tuu2
  uuu0stt6sss8stt6stt5sss3rss7rss8sss7tuu2uuu0*26,tuu2
  uuu0stt2rss6*2,qrs8rss6rss7rss8rrs7rss5stt3qrs8qrr8qrrbstt2qrs9rss8rss7stt2qrr9*2,rss5sst5rss6rss7qrr7rss6rss7rss8qrr9rss4tuu0*4,uuu0tuu2
  uuu0tuu0rss4rss5*2,stt3*2,rss4rss5stt3stt2sss4rss5stt4stt1rss4stt3*2,stt1rss4sst4rss4stt2stt3sst2stt3*3,stt4sst4sss4tuu0*4,uuu0tuu2
  uuu0stt3pqqcpqrcqrr7rss4tuu0*29,uuu0tuu2
  uuu0*36,tuu2
  uuu0qrrdqrrgrrrcqrrdrrs8qrrcqrrd*3,pqrdqrrauuu0uvv0*23,tuu2
  uuu0tuu0*34,uuu0tuu2
  uuu0stt2qrr9prrapqrdqrr9qrrbpqqdpqqcqrr8rss5pqqd*2,pqqfstt4pqqepqrbqrrarss4pqqd*2,qrrarss8qrr9pqrapqqaqrra*2,prrcpqqdqrr8tuu0*4,uuu0tuu2
  uuu0ttt1qrr8qrr9rss6stt5tuu0*29,uuu0tuu2
  uuu0ttt1rss5stt4sss2stt2tuu0*29,uuu0tuu2
  uuu0*35,uvv0tuu2
  uuu0tuu0*35,uuu0
check-bad 580x554
~ IqB6 xt-H YUMK PiZq 8tCO wGuR jYAO gcca F9UA 4puC jkhH XZmY cguz 4puC jkhH XZmY i9QR 4puC jkhH XZmY
~ 380K FvSG TZGn 6Jj4 Vi3F bAfl TZGn LB6n Vi3F riqq TZGn XkCi Vi3F Hi13 TZGn 0aHI Vi3F a4UZ
  rrsaqrrarss8*2,uvv0*33,
  uuu0*37,
  uuu0uvv0*35,tuu2
  uuu0sopcsnoesoofsppctpqdsopesopfsnofsppcsopbsppasooesppcsopctqqbuvv0*20,tuu2
  uuu0oppjopqeqrrbpqqfpqqhopqhpqqeqqrgppqipqqcqqrfqrrfopqhqqrestt5uvv0*20,tuu2
  uuu0uvv0*12,tuu4uvv0*22,tuu2
  uuu0rklatss6tqqetrr9sppftqrbtqqetqrcsppdtqratqqctrrdtqrcsppetrraspqdtqqetqrbuvv0*17,tuu2
  uuu0utt1uvv0*14,uuu1uvv0*19,tuu2
  uuu0qijbtst6sppetrrasppdtqqftqrasppdsppbtrrbtqrdspqctqrftqrbspqdtrrcuvv0*19,tuu2
  uuu0sop5utt4tst5tss5tst5tss7tss9utt6trs8utt3tss5tss6*2,tst6tss7utt5*2,uvv0*18,tuu2
  uuu0sop5utt3tst5tss5utt6*2,tss8tss6tss8tss4trr9tss7tss8tss6*2,tss5utt4uvv0*18,tuu2
  uuu0sss6stt7stt5ttt5*3,tuu4uvv0*28,tuu2
  uuu0stt6sss8stt6rss7sss6stt6stt4uuu0*28,tuu2
  uuu0stt2rss6*2,qrs8rss6rss7rss8rrs7rss5stt3qrs8qrr8qrrbstt2qrs9rss8rss7stt2qrr9*2,rss5sst5rss6rss7qrr7rss6rss7rss8qrr9rss4tuu0*4,uuu0tuu2
  uuu0tuu0sst3rss4sst4stt3*2,rss4rss5stt3stt2sss4rss5stt4stt1rss4stt3*2,stt1rss4sst4rss4stt2stt3sst2stt3*3,stt4sst4sss4tuu0*4,uuu0tuu2
  uuu0stt3pqqd*2,prr8sst5tuu0*29,uuu0tuu2
  uuu0*2,tuu0*33,uuu0tuu2
  uuu0qrrdqrrgrrrcqrrdrss8qrrduuu0uvv0*28,tuu2
  uuu0tuu0*34,uuu0tuu2
  uuu0stt2qrr9prrapqrdqrr9qrrbpqqdpqqcqrr8rss5pqqd*2,pqqfstt4pqqepqrbqrrarss4pqqd*2,qrrarss8qrr9pqrapqqaqrra*2,prrcpqqdqrr8tuu0*4,uuu0tuu2
  uuu0ttt1qrr8qrr9rss6stt3tuu0*29,uuu0tuu2
  uuu0ttt1rss5stt4sss2stt1tuu0*29,uuu0tuu2
  uuu0*35,uvv0tuu2
  uuu0qrrdqrrgrrrcqrrdrrs8qrrcqrrd*2,ttt4uvv0*26,tuu2
  uuu0tuu0*5,ttt0tuu0*10,ttt0tuu0*7,ttt0tuu0*9,uuu0tuu2
  uuu0stt2qrr9prraprrcqrr9qrrapqqc*2,qrr8rss5pqqcpqqdpqqfstt4pqqepqrbqrrarss4pqqd*2,qrrarss7qrr9pqra*2,qrra*2,prrcpqqdqrr8tuu0*4,uuu0tuu2
  uuu0stt3pqqdpqqepqr9rss5tuu0*29,uuu0tuu2
  uuu0tuu0*34,uuu0tuu2
  uuu0sss6stt7stt5sst7ttt4stt4ttt5sst6stt7sss7stt5uuu0uvv0*23,tuu2
  uuu0stt6sss8stt6stt5sss3rss7rss8sss7sst6rss6rss5uuu0*24,tuu2
  uuu0stt2rss6*2,qrs8rss6rss7rss8rrs7rss5stt3qrs8qrr8qrrbstt2qrs9rss8rss7stt2qrr9*2,rss5sst5rss6rss7qrr7rss6rss7rss8qrr9rss4tuu0*4,uuu0tuu2
  uuu0tuu0sst3rss4sst4stt3*2,rss4rss5stt3stt2sss4rss5stt4stt1rss4stt3*2,stt1rss4sst4rss4stt2stt3sst2stt3*3,stt4sst4sss4tuu0*4,uuu0tuu2
  uuu0stt3pqqd*2,prr8rss7tuu0*29,uuu0tuu2
  uuu0*2,tuu0*33,uuu0tuu2
  uuu0*36,uuu1
