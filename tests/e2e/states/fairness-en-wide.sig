sealed 1184x1164
~ IqB6 xt-H XUk_ PiZq H961 PiZq 55IP IWyQ y73H PiZq 95tY 0BdP YDOJ X0ej Va7u kGmV mPl5 n7Iz Fcdx aTBZ
~ C0wA YT23 2xuc qOUg pjDG aTBZ C0wA YT23 _AcH NCEg fhN1 pFVT aB_p wPsy L8cR LLcA fhN1 pFVT aB_p wPsy
~ qKPs LLcA fhN1 pFVT aB_p wPsy VML3 LLcA ci6B ci6B yuip bJXY 2Id_ PiZq WSE9 PiZq nbJh obmL yc0w BeO9
~ Zkl1 ziC6 FkFF lMR- M3uX IuwX gAJk qo84 PiZq 8ixk PiZq jXPo obmL yc0w BeO9 Zkl1 ziC6 FkFF lMR- BbGS
~ yuip 9txA yG2K 7KgQ a18c da6J q3wn y25z 0sDH _ffm 4NWy D1vM sjeQ Yll_ RFIB Yll_ b8vk D1vM jCgR jEo0
~ Geyr HSVW xnRa HSVW D1vM ZLvF ThrL 0IQ6 HSVW xnRa HSVW PdJ7 9ucA ehUJ 0XQ7 9Kc_ akZK 3zz4 ci6B yuip
~ hEld nHKo J_Qh HbsC q5VG IuwX Kqpv qo84 693y J95O QShO q5VG IuwX 59jE bb8t u3ZO J95O hiV6 q5VG IuwX
~ MXAt ArNA r1H- Mv_e uxVx yuip k3ST GQDZ yuip 62fH _fyN
  rrs8qrrbttt4uvv0*71,
  uuu0tuu0*72,uuu0
  suu0rtu0*72,suu0
  rtu0*74,
  rtu0*2,mqr37eg06df09fh2qst1rtu0*67,
  rtu0*2,ejl55ce2gklb2bd1lop5rtu0*36,pss1lqp2qst2qtt1qst3qtt1qst3qss3rtu0*18,qss5qtt2qst3rtu0*2,
  rtu0*2,ejl5chj5npq75de5lop5rtu0*36,orr2kpo5pss2mopcmppbmppamopgloobrtu0*18,pss6*2,qst4rtu0*2,
  rtu0*2,lpp33bd0*2,5df2pss2rtu0*37,rtt0*27,rtu0*3,
  rtu0*43,oss2kpo3prs4oqr9prs4orr6oqqbprs4prr5orr6oqr6prs6prr6orr6oqr8qtt1rtu0*10,qtt3pss5qtt2rtu0*2,
  rtu0*2,mpp4hkl7npq1nqq3npq2ill6npp1mop2jmm5pss2gij4jlm8lno2oqr2npq3lno2nqq2prs1gij7jmm6loo2oqq1prs1ill7nqq4rtu0*16,pss2lpo4qst3prr9oqr6oqq9nqqcprr5npqaorr8nqq9orr7*2,oqranqqbqst3rtu0*10,qtt2qss5qtt1rtu0*2,
  rtu0*2,nqq4ade8cef9dfgddfgc9cdedgh7cff9dghanqq6fii6dghgade9beeedggddggbdggekno6dghadghe9cd6dghdnqq4dgh8oqr3rtu0*17,rtt0*27,rtu0*3,
  rtu0*8,rtt0rtu0*4,prs3oqr3rtu0*7,rtt0rtu0*20,qtt2prr5prs3npq9npqanqqanpqanpqbnqq8oqqcoqr6nqq7pss7rtu0*11,prs7prr8prr9pss4qst3rtu0*2,
  rtu0*2,pss4oqqaprs6oqr6oqr9*2,orr8oqr9orr9oqq9prr5oqr9prr9oqraorr8prr7oqrcoqr8orrboqr7orraprs6oqqdorr6prr7orraprs7orr8oqr8orr8qss4rtu0*10,qtt2qss2qst1prs5prs4pss6prs6*2,prs5qss5prs3prs5qtt3rtu0*11,rtt2qst3qtt2*2,qtt0rtu0*2,
  rtu0*2,rtu1qss5qst2qst3qst1qst3qtt2pss4qss4qst2*3,qst3qst2*2,qtt2qtt3qst2qss4qst2qst3*2,qtt2qtt1qss3qtt1qtt2qst3pss5qtt2rtt1rtu0*11,rtt0*27,rtu0*3,
  rtu0*2,prs7nqqfnpqcnqqdoqqcoqrbnqqbnpqenqqcnqqartu0*31,qst2orr6prs6mppdmppfnqq7mpphnpq9mppeoqr9npq9npqcmppcnpqbmppcnpq9rtu0*8,orr9oqrb*2,orr6pss4rtu0*2,
  rtu0*43,rtt1qst1*2,qss3qss4prr4qss4qss2qss4qtt2pss3qss3pss3prs4pss3prs2rtu0*15,
  rtu0*2,nqr2cik0cij0*8,dik0nqr2rtu0*30,rtt0*27,rtu0*3,
  rtu0*2,ejl519c02ac33bd3*3,5ce62ac23bd24bd519c0ejl5qst5pss5*2,prs8qss5prs7pss5prs7pss5*2,qst3qss4qst3qss5qss4qst3prs7qst4prs7qst3prs6rtu0*8,qst3oqr7oqr5lnogknnhnpqaknngmopfjlmslnoelnohmopdjmnmloohloognpqartu0*8,orr9oqrb*2,orr6pss4rtu0*2,
  rtu0*2,ejl519c04bd73bd27ega6df85ce96df77eg87dfc19c0ejl5qst3prs5qss4prs6pss5qss6pss5qss7pss7pss6prs4qss4*2,qss7orr7pss4pss6qss3pss7pss3pss7rtu0*8,rtt0qtt0rtu0*29,
  rtu0*2,nqr2cik0cij0*8,cik0nqr2rtu0*60,
  rtu0*74,
  suu0rtu0*72,suu0
  uvv0uuu0*72,uvv0
  uvv0*48,uuu0uvv0*25,
  vvv0*48,uvv1uuu1vvv0*24,
  vvv0sss7mnneopparss5oppbstt3mnndrss7rrs4qqr7rrr4qrr5rss7vvv0*34,uvv1uuu1vvv0rss9mnoeopp7pqq6pqq8rrs4qrr5*2,rrs4qrr4sst4sss5ppqarrs4qrr5vvv0*8,
  vvv0ttt4mnofoppfnoobqrr7pqq6oppfmnndlmnbqqr7noohnooclmmhvvv0*34,uvv1uuu1vvv0qrr6ppqbnooflnncpqq9oppcjllhklmhlmnbnopeoopcoppdnopelmndoopeuuu3vvv0*7,
  vvv0*48,uvv1uuu1vvv0*24,
  vvv0ttt5rrsassserssfsssarrrbsssbvvv0*40,uvv1uuu1vvv0iol4*2,sst5noogmnnkpqqfvvv0*17,
  vvv0*2,uuu0*44,uvv0vvv0uvv1uuu1vvv0qsr5*2,uuu5sstbttt9uuu5ttt8sss9sttbtttattt9sttcuuu4vvv0*10,
  vvv0uvv0rss7prraqrr9pqqdrss4qrrapqqbqrr9rss5qrrbpqqeqrrarss4pqqbpqrapqqcqrraqrr7qrr9qrraqrr9rss6pqr9qrr7pqqcrss4pqqcqrraprrbrss4pqqepqqcpqrcrss7tuu0*10,uuu0vvv0uvv1uuu1vvv0uuu5*2,vvv2uuu4uuu3*2,ttu3uuu3uuu5ttt5uuu3uuv4vvv1vvv0*10,
  vvv0*2,tuu0*44,uuu0vvv0uvv1uuu1vvv0uuu5*3,rrsesttbuuu6stt8sttbsssasttcvvv1vvv0*12,
  vvv0*6,stt9rrrfqrrkrrsbqrrjsssdsttastt9sssarrrhssserssdrsscrsseuuu2vvv0*27,uvv1uuu1vvv0uuu5*2,uuu3qrrassscrssf*2,rssesss9qrrgrssb*2,sttarsserrrhrssarrsesstbrssdttt7vvv0*3,
  vvv0stt7sttboqrbnpqkvvv0uuu4vvv1uvv3uuu2uuu3uuu6uuu5ttt5vvv0*2,vvv1vvv0*31,uvv1uuu1vvv0uuu5*2,vvv0*21,
  vvv0*6,ttu7sttbttt8uuu5ttt6sttbttt7ttt8vvv0*34,uvv1uuu1vvv0tuu5*2,ttt5rrrarssbstt5rrs9rss8vvv0*15,
  vvv0*48,uvv1uuu1vvv0tuu4*2,ttu4sss9rrrbrss6qrrbsst9uuu4vvv0*2,vvv2vvv0*11,
  vvv0uuu5qrrdsssersserrresssdrrrdsssaqrrjuuu2vvv0*37,uvv1uuu1vvv0*3,uuu4rssdtuu6*2,stt8ttt6sttcsssdrssfsttcrsscvvv0*10,
  vvv0*2,tuu0*44,uvv0vvv0uvv1uuu1vvv0*3,tuu6rrrfttt8ttt7sssbttt8qrrhrssfrssdvvv0*12,
  vvv0uvv0qrrbpqqbpqqc*2,rss8qrrapqqboqqfrss4pqqbpqqdqrr9rss4qrs9qrr8pqrbqrr9qrraqrrbqrr9qrrcsss4qrr8pqrapqqcqrr8pqqcpqqfprrarss6pqqcoqqdpqr9rss8tuu0*10,uuu0vvv0uvv1uuu1vvv0*3,tuu6rrrerssgsss8rrressscrssdsssbqrrgssscstt9rsserrrfsss9vvv0*7,
  vvv0*2,tuu0*44,uvv0vvv0uvv1uuu1vvv0*5,vvv1*2,vvv0*17,
  vvv0vvv1*2,uuv1vvv0*2,uuu2vvv0vvv3vvv1*3,vvv0vvv1vvv0vvv3vvv1*2,vvv0*30,uvv1uuu1vvv0uuv1uvv1uuu0vvv0*4,vvv1vvv0*15,
  vvv0ttu6ttu9prsanpqkvvv0uuu5sst9rrsd*2,sssbrssersscrrrgsst8rssesssarrscuuu3vvv0*29,uvv1uuu1vvv0ttt6*2,ttt7opphnoolppqbnopksss7vvv0*15,
  vvv0*48,uvv1uuu1vvv0*3,tuu5rrrcttt7ttt8rssarssdrssfrssdsstcrssgttt4vvv0*10,
  vvv0*48,uuu0uuu1vvv0*3,uuu4rssbuuu6tuu6ttt9sssasssdrsseuvv1vvv0*12,
  uvv0*49,uuu1vvv0*4,vvv1uvv1vvv1uuu1vvv1vvv0vvv1vvv0*13,
  uvv0vvv0*47,uuu0uuu1vvv0uvv1*2,vvv0*21,
  vvv0*48,uvv1uuu1vvv0ttt6*2,stt5noognoofoppdnopgnoolmnnfvvv0*14,
  vvv0pqq7lmmcnooemno7oppapqq7mnneklmcuuu2vvv0*38,uvv1uuu1vvv0*3,ttt5pqqksstbqrresss9qrrgsss8rrresst9rssdrsscsssdrssbqqqfsss8rrriqrresss9rssbuuu6vvv0
  vvv0ttt5*2,pqq8qqr6stt4pqq9ppq8pqq8vvv1vvv0*38,uvv1uuu1vvv0*3,uuu3rsscsstattt9rssdttt9rsscssscuuu3vvv0*12,
  vvv0*48,uvv1uuu1vvv0*4,vvv1*3,uuv2vvv1*4,vvv0*12,
  vvv0ttt5sssbtuu4vvv0*11,qrrisssb*2,vvv0*7,ttt7rsscttu6vvv0*5,sss9stt9tuu7vvv0*6,sssgstt9sttbttt8stt9vvv0uvv1uuu0vvv0*24,
  vvv0*2,uvv1vvv0*12,vvv1tuu4vvv1vvv0*8,uvv1vvv0*6,vvv1uvv1vvv1vvv0*6,vvv1*2,uvv1vvv1*2,vvv0uvv1uvv0*25,
  vvv0uuu1uuu3*2,tuu3uuu2vvv0*11,vvv1vvv0*6,uuu2*2,uuu4vvv1vvv0*7,vvv1vvv0*8,uvv2uuu4uuu2vvv0uvv1uuu0uvv0vvv0*22,uvv0
  vvv0ttt5qrrirrrfqrrfsssdvvv0*11,ttu7vvv0*6,ssscrrshrssfttu8vvv0*7,tuu6vvv0*7,uuu2sssaqrresttdvvv0uvv1uuu1vvv0*24,
  vvv0*48,uvv1uuu1vvv0qqrdmnokpqqepqqb*2,mnokpqqdpqqenopgoppbuvv2vvv0*12,
  vvv0ttt3tttaqrrbttt6vvv0*12,tuu4vvv0*6,stt9sttbrsscuvv4vvv0*4,uuu4tuu8ttt6uuu3vvv0*12,uvv1uuu1vvv0vvv1uuu3stt6tuu2ttt3uuu4qrr8uuu3ttt5sss4vvv0*13,
  vvv0uuu2ttu5sss7uuv4vvv0*12,uuu4vvv0*6,ttu6ttt9tuu6uuu5vvv0*4,uuu7*2,tuu8vvv2vvv0*12,uvv1uuu1vvv0sttarss9rssesss9sssbsss9rssdrrserrshqrrdrssdqrrgrsscrrrerrrcsssdrrscsssdrrrfsssbstt9vvv0*2,
  vvv0*48,uvv1uuu1vvv0ttt9ttt7sss8stt9sssattt9ttu8rssbttt8rssdttt7stt8sss9sttbsss9ttt7sstbsssbttu6rss9uuu4uuu3vvv0
  vvv0sttaqrre*2,pqqdvvv0*12,sstavvv0*6,qrrhrrrhqrrituu8vvv0*4,tttasstdrsscuuu5vvv0*12,uvv1uuu1vvv0uuu4ttt7sst8ttu5ttt6tuu7ttt7ttt8sssattt7vvv2uuu3*2,tuu5uuu3*3,uuu4vvv2uuu3*2,vvv1vvv0
  vvv0*2,vvv1uuu4uuu1vvv0*12,vvv1vvv0*6,uvv1uvv2vvv1vvv0*5,vvv1*2,vvv2vvv0*13,uvv1uuu1vvv0uuu6stt9ttt9*3,stt9sssatuu6stt9ttt8vvv0*13,
  vvv0*2,uvv0*44,vvv0*2,uvv1uuu0vvv0*24,
  vvv0stt7opphpqqevvv0*12,ttt4pqqhvvv0*5,sss8noploppkoppisttavvv0*6,vvv1sss7vvv0*12,uvv1uvv0uuu0uvv0*22,uuu0
  vvv0*48,uvv1uvv0uuu0uvv0*22,uuu0
  vvv0*48,uvv1uuu0vvv0*24,
  uvv0vvv0*46,uvv0uuu0uuu1vvv0stt6rrrattt3rss5sss7uuu2sst5tuu2ttt2rss7uuu2ttt3uuu4uvv1vvv0*9,
  uvv0*49,uuu1vvv0sss8pqqdoppdrrr8pqqfrss9oppdoppcpqqcrrr9ppqcqqqboppfstt3vvv0*9,
  uvv0*49,uuu1vvv0ttt6ttt5ttt6ttt8ttt7ttt8ttt7stt8ttt9ttt6stt6ttt8ttt6ttt8*2,ttt5ttt6ttu5tuu8vvv0*4,
  uvv0*49,uuu1vvv0uuu4uuu3ttt6tttattt8ttu7uuu4uuu6*2,uuu5tuu4uuu4ttt6sttatuu7uuu3ttt8uuu4uvv3vvv0*4,
  uvv0*49,uuu1vvv0ttt8rrrcsssa*2,rrsfsssasst9qrrbsssarssc*2,ssscrsscrssfsss9sssarsscrsserssfsssbvvv0*3,
  uvv0*49,uuu1vvv0stt9qrrfqrrjrrsdrsscqrrgstt8rrrdrssdrsscrsserrrfsssdqrrhrrrgsssbrrrgrssdrssasssbrrrguuu2vvv0
  uvv0*49,uuu1vvv0stt9sssbqrrjsssettt8qrrdrrscrssdsttcrrsgsss9ssscrrshrsserss9vvv0*8,
  uvv0*49,uuu1vvv0*24,
  uvv0*49,uuu0vvv0*23,vvv1
running 1184x353
~ IqB6 xt-H rXKA PiZq H961 PiZq 55IP IWyQ y73H PiZq Wa50 0BdP YDOJ X0ej Va7u kGmV l1nr n7Iz Fcdx aTBZ
~ C0wA YT23 2xuc qOUg pjDG aTBZ C0wA YT23 _AcH NCEg fhN1 pFVT aB_p wPsy L8cR hVct fhN1 pFVT aB_p wPsy
~ qKPs hVct fhN1 pFVT aB_p wPsy VML3 hVct
  rsscrrserrs8uvv0*71,
  uuu0tuu0*72,uuu0
  suu0rtu0*72,suu0
  rtu0*74,
  rtu0*2,mqr37eg06df09fh2qst1rtu0*67,
  rtu0*2,ejl55ce2gklb2bd1lop5rtu0*36,pss1mqq1qst2qtt1qst3qtt1qst3qss3rtu0*18,qst4rtt1qtt2rtu0*2,
  rtu0*2,ejl5chj5npq75de5lop5rtu0*36,orr2jon5pss2mopcmppbmppamopgloobrtu0*18,prs8prs7qss4rtu0*2,
  rtu0*2,lpp33bd0*2,5df2pss2rtu0*37,rtt0*27,rtu0*3,
  rtu0*43,oss2kpo3prs4oqr9prs4orr6oqqbprs4prr5orr6oqr6prs6prr6orr6oqr8qtt1rtu0*10,qtt3pss5qtt2rtu0*2,
  rtu0*2,mpp4hkl7npq1nqq3npq2ill6npp1mop2jmm5pss2gij4jlm8lno2oqr2npq3lno2nqq2prs1fii9kmn9mop2oqr4prr3hkk6illbjlm7rtu0*15,pss2lpo4qst3prr9oqr6oqq9nqqcprr5npqaorr8nqq9orr7*2,oqranqqbqst3rtu0*10,qtt2qss5qtt1rtu0*2,
  rtu0*2,nqq4ade8cef9dfgddfgc9cdedgh7cff9dghanqq6fii6dghgade9beeedggddggbdggekno6fijfbeffbefacfgeill9jmm6illagjk8rtu0*16,rtt0*27,rtu0*3,
  rtu0*8,rtt0rtu0*4,prs3oqr3rtu0*28,qtt2prr5prs3oqq7oqq9oqr7oqr8nqq9oqr7oqraprr4oqr6qss6rtu0*10,qst3prr7prr9orrbqss6pss5rtu0*2,
  rtu0*2,pss4oqqaprs6oqr6oqr9*2,orr8oqr9orr9oqq9prr5oqr9prr9oqraorr8prr7oqrcoqr8orrboqr7orraprs6oqqdorr6prr7orraprs7orr8oqr8orr8qss4rtu0*10,qtt2qss2qst1orr7prr6prs9oqr8orr8orr6pss6orr4orr6qst4rtu0*10,rtu1qst2rtt3qtt3qst1rtt1rtu0*2,
  rtu0*2,rtu1qss5qst2qst3qst1qst3qtt2pss4qss4qst2*3,qst3qst2*2,qtt2qtt3qst2qss4qst2qst3*2,qtt2qtt1qss3qtt1qtt2qst3pss5qtt2rtt1rtu0*11,rtt0*27,rtu0*3,
  rtu0*2,prs7nqqfnpqcnqqdoqqcoqrbnqqbnpqenqqcnqqartu0*31,qst2orr6prs6mppdmppfnqq7mpphnpq9mppeoqr9npq9npqcmppcnpqbmppcnpq9rtu0*7,qss5oqqaoqrcnqqeprs7prs6rtu0*2,
  rtu0*43,rtt1qst1*2,qss3qss4prr4qss4qss2qss4qtt2pss3qss3pss3prs4pss3prs2rtu0*15,
  rtu0*2,nqr2cik0cij0*8,dik0nqr2rtu0*30,rtt0*27,rtu0*3,
  rtu0*2,ejl519c02ac33bd3*3,5ce62ac23bd24bd519c0ejl5qtt3pss7qst4qst3*2,qst2qss3rtt0rtu0*21,qst3orr6oqr5lnogknnhnpqaknngmopfjlmslnoelnohmopdjmnmloohloognpqartu0*7,qss5oqqaoqrcnqqeprs7prs6rtu0*2,
  rtu0*2,ejl519c04bd73bd27ega6df85ce96df77eg87dfc19c0ejl5qst5prs7prs5prs7prs8prs7pss6rtt1rtu0*21,rtt1qst1rtu0*29,
  rtu0*2,nqr2cik0cij0*8,cik0nqr2rtu0*60,
  rtu0*74,
  suu0rtu0*72,suu0
  uvv0suu0rtu0*70,suu0uvv0
sealed-mismatch 1184x337
~ IqB6 xt-H bTxh PiZq xku9 PiZq lA-x IWyQ T-nA PiZq hlbV _l9p YDOJ X0ej Va7u kGmV mPl5 n7Iz Fcdx aTBZ
~ C0wA YT23 2xuc qOUg YK5_ uqvH 7J_B rsrt _AcH KCMo fhN1 pFVT aB_p wPsy L8cR LLcA fhN1 pFVT aB_p wPsy
~ qKPs LLcA fhN1 pFVT aB_p wPsy VML3 LLcA
  rrs8qrrbrss9rssbrrrarrsbtuu2uvv0*67,
  uuu0*74,
  vtt0vss0*72,vtt0
  vss0*74,
  vss0*2,too2o9a0n8a0obc1urr1vss0*67,
  vss0*2,qgh4obd3slm2n783tmn4vss0*36,ppo4hlj7rpp5omneomnfonncnmmkmlmevss0*18,rppcsqq9sqq7vss0*2,
  vss0*2,qgh4oab4tqq7m572tmm4vss0*37,trr0vss0*29,
  vss0*2,tmn3m680m570n891uqq2vss0*67,
  vss0*43,tnn4qgharpp7onnjpnnbomngmlmnqooanmmfpnnfmlmfpooepnneonnhnmmjtrr5vss0*10,sqq8rppatrr4vss0*2,
  vss0*2,qoo2hhi5hhi9spq3qoo1onn2qoo1trr1qoo2jjjapoo4poo1rpp3rpp4pnn2uss1kkk5omn6rpp2omn1mlmbjjj6urr1poo2hhi5spq3qpp1onn2lkkcsqq1qoo1rpp3sqq4jjj6vss0*8,uss0vss0*29,
  vss0*3,jjj8gghgabcfggh8cdd8defamlm6ffgbbcdgjjkbbcdddefh*2,deeapnn9cdeadefgggheefgbomn7gghamlm6lkl7ffgcacdffggbefg8cdeeonn6fggbbddfdeffgghavss0*8,urr0vss0*29,
  vss0*43,trr3rpq7rpp5omneomnfpnnhnmnhnmmiomnepnohpno9omncsqqbvss0*11,rqq9rppb*2,sqq6trr4vss0*2,
  vss0*2,trr4rppasqq7rppasqq6rppa*2,sqq8rpp7rqq8tqr7rpp9rppasqq8rppbsqq9rpp9trr4vss0*54,
  vss0*2,vss1urr3trr3trr2uss1trr3trr2urr1trr2urr3uss1urr3trr3urr2trr3uss2trr3uss2vss0*23,uss1urr1uss0vss0*21,uss1vss0uss1vss0uss0vss0*2,
  vss0*43,urr3rqq6sqq7omngomnjomnconnlonncomniqooconnconngnmmf*2,omnfomnbvss0*8,sqq8rppbsqqasqq6trr4vss0*2,
  vss0*2,jlm519c0*10,jlm5vss0*60,
  vss0*2,gjk519c05ceb5ce59ghe8fgc9fhg7egaaghb9fhh19c0gjk5sqq8qppbrppaqppfrppbrppdqppbrpperppc*2,rpp8rpq9sqq7rppdqopcrqq8qopdrqq8qopfrpq7qppevss0*8,uss1trr1urr1urr2uss2vss0vss1urr3trr6vss0uss2urr2urr3vss0*2,uss2vss0*8,uss1vss0urr2vss0uss1vss0*2,
  vss0*2,ikl519c0*10,ikl5vss0*29,urr2sqq6sqq3onneomnfqooanmmfqoocnmmlomnfonnfqoobnmmionnionngqpp8vss0*8,sqq8rppbsqq9sqq6trr3vss0*2,
  vss0*3,rqq0*10,vss0*61,
  vss0*74,
  vtt0vss0*72,vtt0
  uvv0vtt0vss0*70,vtt0uvv0
revealed 1184x337
~ IqB6 xt-H OiAJ PiZq H961 PiZq 55IP IWyQ W7s6 PiZq H5cW S3hr YDOJ j34Y tr_o n7Iz mzvc pFVT aB_p wPsy
~ L8cR v267 fhN1 pFVT aB_p wPsy _AcH v267 fhN1 pFVT aB_p wPsy qKPs v267 fhN1 pFVT aB_p wPsy VML3 v267
~ fhN1 pFVT aB_p wPsy Mz6- v267
  rss9rrs8qrrauuu0uvv0*70,
  uuu0tuu0*72,uuu0
  suu0rtu0*72,suu0
  rtu0*74,
  rtu0*2,mqr37eg06df09fh2qst1rtu0*67,
  rtu0*2,ejl59gh4kno24ce4lop5rtu0*36,qst4oqr7oqr5lnoelnofmophlnoglnoilnodmophmop9lnocorrbrtu0*18,
  rtu0*2,ejl58eg4oqq93bd2lop5rtu0*37,qtt0rtu0*29,
  rtu0*2,lpp33bd0*2,5df2pss2rtu0*37,rtt0*27,rtu0*3,
  rtu0*43,qss4nqq7oqr7loojmopblnogkmnnnppaknnfmopfkmnfmppemopeloohknnjpss5rtu0*15,
  rtu0*2,npq3gjk4hkkboqq2loo2oqq1hjk8orr3prs1mpp3oqq3mpp3nqq3loo4orr3qss1fijampp3mop3oqq4orr3prs3oqr3npq3nqq3oqr3npq4mop3nqq3mpp2gjkegjk6rtu0*10,rtt0*27,rtu0*3,
  rtu0*2,knn5gjk4fijedghh9cd6dghddghcfijahjk8fhi8adefcfg9adecloo9dfgeikl8befcgijcehibbeeeadegloo6beffehidehifadeacfgihjk8befdcfg8ehiijmm6rtu0*9,rtt0qtt0rtu0*29,
  rtu0*6,rtt0rtu0*8,oqr2mpp3rtu0*7,jmm5rtu0*6,rtt0rtu0*11,qst3oqr7*2,lnoglnojlnoclnollooclnojnpqcloocloogknngknoflnoglnobrtu0*15,
  rtu0*2,pss6orr9*3,oqrborr7prs6oqr7oqrbprs7oqqbpss5oqrboqraprs6oqr9pss8oqraprs7oqra*2,orr9*2,orr8oqraprs6oqr9orr6oqq9prr8oqr7prs7rtu0*10,rtt0*27,rtu0*3,
  rtu0*2,rtu1qst2qtt2qst2qst3qst2rtt2pss4qst3*3,qtt1qst2*3,qtt2qst2qst3*2,qst2qst3rtt2qtt2*2,qst3rtt1qst2*6,rtu0*9,rtt1qst1rtt0rtu0*4,rtt1rtt2rtu0*3,rtt1rtu0*18,
  rtu0*43,qst3orr6orr5lnoglnohnpqaknngmopejmnplnoelnohmppckmnlloohloognpq9rtu0*15,
  rtu0*2,hmn519c0*9,3bd1pst3rtu0*30,rtt0*27,rtu0*3,
  rtu0*2,ejl519c0aghi9fhhaghi9fhd7egdaghfaghh5ce619c0nqr8oqqenpqgnpqeoqrcnqqboqr9oqrborr8npqdoqqbqtt2rtu0*18,qtt2qss2rtt2rtu0rtt1rtu0*3,qst2rtu0*2,rtt2rtu0rtt1rtt2rtu0qtt3rtt2rtu0rtt1rtu0*11,
  rtu0*2,glm519c0*3,1ac019c0*5,1ac0pss4rtu0*29,qtt2prr5prs5knogmopenpqblnoglnoilnofnpq9knngnppclnohlnofloohmpp9loofnpqdlnoeoqq9rtu0*11,
  rtu0*3,ors0orr0*8,pss0rtu0*61,
  rtu0*74,
  suu0rtu0*72,suu0
  uvv0suu0rtu0*70,suu0uvv0
verifying 1184x337
~ IqB6 xt-H lowU PiZq H961 PiZq 55IP IWyQ W7s6 PiZq H5cW S3hr YDOJ vrDk EHbN aUv5 COIE 37Pl n7Iz mzvc
~ pFVT aB_p wPsy L8cR v267 fhN1 pFVT aB_p wPsy _AcH v267 fhN1 pFVT aB_p wPsy qKPs v267 fhN1 pFVT aB_p
~ wPsy VML3 v267 fhN1 pFVT aB_p wPsy Mz6- v267
  rrsaqrrdqrrcuuu1uvv0*70,
  uuu0tuu0*72,uuu0
  suu0rtu0*72,suu0
  rtu0*74,
  rtu0*2,mqr37eg06df09fh2qst1rtu0*67,
  rtu0*2,ejl59gh4kno24ce4lop5rtu0*36,qst4oqr7oqr5lnoelnofmophlnoglnoilnodmophmop9lnocorrbrtu0*18,
  rtu0*2,ejl58eg4oqq93bd2lop5rtu0*37,qtt0rtu0*29,
  rtu0*2,lpp33bd0*2,5df2pss2rtu0*37,rtt0*27,rtu0*3,
  rtu0*43,qss4nqq7oqr7loojmopblnogkmnnnppaknnfmopfkmnfmppemopeloohknnjpss5rtu0*15,
  rtu0*2,npq3gjk4hkkboqq2loo2oqq1hjk8orr3prs1mpp3oqq3mpp3nqq3loo4orr3qss1fijampp3mop3oqq4orr3prs3oqr3npq3nqq3oqr3npq4mop3nqq3mpp2gjkegjk6rtu0*10,rtt0*27,rtu0*3,
  rtu0*2,knn5gjk4fijedghh9cd6dghddghcfijahjk8fhi8adefcfg9adecloo9dfgeikl8befcgijcehibbeeeadegloo6beffehidehifadeacfgihjk8befdcfg8ehiijmm6rtu0*9,rtt0qtt0rtu0*29,
  rtu0*6,rtt0rtu0*8,oqr2mpp3rtu0*7,jmm5rtu0*6,rtt0rtu0*11,qst3oqr7*2,lnoglnojlnoclnollooclnojnpqcloocloogknngknoflnoglnobrtu0*15,
  rtu0*2,pss6orr9*3,oqrborr7prs6oqr7oqrbprs7oqqbpss5oqrboqraprs6oqr9pss8oqraprs7oqra*2,orr9*2,orr8oqraprs6oqr9orr6oqq9prr8oqr7prs7rtu0*10,rtt0*27,rtu0*3,
  rtu0*2,rtu1qst2qtt2qst2qst3qst2rtt2pss4qst3*3,qtt1qst2*3,qtt2qst2qst3*2,qst2qst3rtt2qtt2*2,qst3rtt1qst2*6,rtu0*9,rtt1qst1qtt0rtt1*2,rtu0*2,qtt2qst4rtu0rtt1*2,qtt2rtu0*2,rtt1rtu0*15,
  rtu0*43,qst3orr6prs4looelnognpqaknngmppdknnnlnoeloogmppbknnjloohloognqq9rtu0*15,
  rtu0*2,hmn519c0*11,ejl5koo2ejl0*14,nqq2rtt0*7,rtu0*6,rtt0*27,rtu0*3,
  rtu0*2,ejl519c08fgd5ce7aghe9fhi8egc9ghkaghh9fgdaghf19c0bhi5qst4pss5*2,qss5qss4prs6qss5qss4qtt3rtu0*19,qtt2qss2rtt2rtu0rtt1rtu0*3,qst2rtu0*2,rtt2rtu0rtt1rtt2rtu0qtt3rtt2rtu0rtt1rtu0*11,
  rtu0*2,glm519c01ac019c0*3,1ac019c0*5,cik5qst3prs5*2,qss4pss4qst4qss5prs6qst3rtu0*19,qtt2prr5prs5knogmopenpqblnoglnoilnofnpq9knngnppclnohlnofloohmpp9loofnpqdlnoeoqq9rtu0*11,
  rtu0*3,ors0orr0*10,rtt0rtu0*59,
  rtu0*74,
  suu0rtu0*72,suu0
  uvv0suu0rtu0*70,suu0uvv0
interrupted 1184x337
~ IqB6 xt-H hhys PiZq H961 PiZq 55IP IWyQ W7s6 PiZq H5cW S3hr YDOJ j34Y psyC n7Iz mzvc pFVT aB_p wPsy
~ L8cR v267 fhN1 pFVT aB_p wPsy _AcH v267 fhN1 pFVT aB_p wPsy qKPs v267 fhN1 pFVT aB_p wPsy VML3 v267
~ fhN1 pFVT aB_p wPsy Mz6- v267
  rrsdrss8rrscqrratuu3uvv0*69,
  uuu0tuu0*72,uuu0
  suu0rtu0*72,suu0
  rtu0*74,
  rtu0*2,mqr37eg06df09fh2qst1rtu0*67,
  rtu0*2,ejl59gh4kno24ce4lop5rtu0*36,qst4oqr7oqr5lnoelnofmophlnoglnoilnodmophmop9lnocorrbrtu0*18,
  rtu0*2,ejl58eg4oqq93bd2lop5rtu0*37,qtt0rtu0*29,
  rtu0*2,lpp33bd0*2,5df2pss2rtu0*36,rtt0qst0rtt0*26,rtu0*3,
  rtu0*43,qst4oqr7*2,loojmopblnogkmnnnppaknnfmopfkmnfmppemopeloohknnjpss5rtu0*15,
  rtu0*2,npq3gjk4hkkboqq2loo2oqq1hjk8orr3prs1mpp3oqq3mpp3nqq3loo4orr3qss1fijampp3mop3oqq4orr3prs3oqr3npq3nqq3oqr3npq4mop3nqq3mpp2gjkegjk6rtu0*10,rtt0*27,rtu0*3,
  rtu0*2,knn5gjk4fijedghh9cd6dghddghcfijahjk8fhi8adefcfg9adecloo9dfgeikl8befcgijcehibbeeeadegloo6beffehidehifadeacfgihjk8befdcfg8ehiijmm6rtu0*9,rtt0qtt0rtu0*29,
  rtu0*6,rtt0rtu0*8,oqr2mpp3rtu0*7,jmm5rtu0*6,rtt0rtu0*11,qst3oqr7*2,lnoglnojlnoclnollooclnojnpqcloocloogknngknoflnoglnobrtu0*15,
  rtu0*2,pss6orr9*3,oqrborr7prs6oqr7oqrbprs7oqqbpss5oqrboqraprs6oqr9pss8oqraprs7oqra*2,orr9*2,orr8oqraprs6oqr9orr6oqq9prr8oqr7prs7rtu0*10,rtt0*27,rtu0*3,
  rtu0*2,rtu1qst2qtt2qst2qst3qst2rtt2pss4qst3*3,qtt1qst2*3,qtt2qst2qst3*2,qst2qst3rtt2qtt2*2,qst3rtt1qst2*6,rtu0*9,rtt1qst1qtt0rtt1*2,rtu0*2,qtt2qst4rtu0rtt1*2,qtt2rtu0*2,rtt1rtu0*15,
  rtu0*43,qst3orr6prs4looelnognpqaknngmppdknnnlnoeloogmppbknnjloohloognqq9rtu0*15,
  rtu0*2,hmn519c0*9,3bd1pst3rtu0*30,rtt0*27,rtu0*3,
  rtu0*2,ejl519c0aghi9fhhaghi9fhd7egdaghfaghh5ce619c0nqr7mppeprr8nqqgoqqcorrcnqqboqraoqrdnqqdoqrcprr8orr9mppcoqrdrtu0*15,qtt2qss2rtt2rtu0rtt1rtu0*3,qst2rtu0*2,rtt2rtu0rtt1rtt2rtu0qtt3rtt2rtu0rtt1rtu0*11,
  rtu0*2,glm519c0*3,1ac019c0*5,1ac0pss4rtu0*29,qtt2prr5prs5knogmopenpqblnoglnoilnofnpq9knngnppclnohlnofloohmpp9loofnpqdlnoeoqq9rtu0*11,
  rtu0*3,ors0orr0*8,pss0rtu0*61,
  rtu0*74,
  suu0rtu0*72,suu0
  uvv0suu0rtu0*70,suu0uvv0
verified 1184x1845
~ IqB6 xt-H YDNT PiZq kLH3 PiZq jrXu IWyQ W7s6 PiZq 27OQ 2Pww tkKn UDUx g0Z- YDOJ as-6 Va7u D_3C vfJW
~ n7Iz Fcdx aTBZ C0wA YT23 L8cR NCEg pjDG aTBZ C0wA YT23 _AcH NCEg pjDG aTBZ C0wA YT23 qKPs m8wR pjDG
~ aTBZ C0wA YT23 VML3 NCEg pjDG aTBZ C0wA YT23 Mz6- NCEg IqB6 84sq mpZh RpqS t_jr O9s9 n5bz o8s9 QmFP
~ bivZ MjTc cSMN PiZq nbJh RpqS ng-- 2dF3 TRiI MjTc krUh PiZq jXPo RpqS w48w PuTH A6l7 o8s9 3Bgu sy_0
~ MjTc TsaM PiZq xa2M hS75 6rzV PiZq fNPc snUy io3m LJlo CBCQ _pu_ 93Vc trKX XRBL 7gG- VLH6 bffN Vww9
~ 8Q9Q sydv 8Q9Q BGAA 6Z2H ltPy 8Q9Q PNhd 8Q9Q L5NK 8Q9Q kJD4 DtIc _yF8 piad VLH6 8ffo ggT2 bU3p P2yc
~ Z2P8 nUBK T3oO jIEy aVt8 ssHR nUBK nbGT KcFS J-vr hbsa Ztno UizO VLH6 8ffo cGAl bU3p P2yc Z2P8 nUBK
~ iAHc jIEy nUBK lvd9 i3B1 nUBK bAii KcFS J-vr hbsa Ztno UizO rQpG 8ffo vrQN bU3p P2yc Z2P8 nUBK T3oO
~ CJfr nUBK qwrQ ssHR nUBK a3Ki mZ3k KcFS J-vr hbsa Ztno UizO rQpG 2s3u emdf AARA -mFA Vi3F Fbbz AARA
~ v_Vx Vi3F wAva AARA LIsW Vi3F jnVq AARA AShX 9IQX AARA ufwr sNe9 z4b7 qyjg ci6B yuip Pie0 yG2K 7KgQ
~ a18c da6J y25z gtiH EX6r Dzp4 4NWy D1vM sjeQ RFIB QlrZ kGfj HSVW dhPy D1vM jCgR Geyr elD5 y8Qs HSVW
~ dhPy D1vM ZLvF 0IQ6 VQlk Yll_ HSVW dhPy PdJ7 9ucA ehUJ 9Kc_ v2cK TcwS TcwS q8fv ci6B yuip jLO0 eCFP
~ MlRS WLEl aIzH cx4F w0f9 aIzH cx4F j4YS V1Sk 5YD- yuip 62fH _fyN
  rrsaqrrerss7uvv0*71,
  uuu0tuu0*72,uuu0
  sut0rus0*72,sut0
  rus0*74,
  rus0*2,mro36hc05gb08id1qtr1rus0*67,
  rus0*2,fmj4bjg3mqo25gb3lqo4rus0*67,
  rus0*2,fmj48id4nqp73fa2lqo4rus0*36,psr1lqo2qsr3*2,psq5psr3psq5prq5qsr3psq7qsr2qsr3qtr4rus0*13,rts2qsr4rts2rus0*2,
  rus0*2,mro36hc05gb08id1qtr1rus0*36,osq2kpn5qsr2npobnqpaoqpdnqpbnqpcnpoaprqaoqp7npo9qsr7rus0*13,qts2qsr6qts2rus0*2,
  rus0*44,rts0*27,rus0*3,
  rus0*2,lon5gii5nqp5mon4mpo4knm4nqp3qsr3gjj5jml8lnn4lon4npp5orq3npp2fii8lon2mon3nqp3jml8ilk8moo3qsr1knm2nqp5*2,gjj7rus0*14,osq2jpm4prq4nqpborq6orq8nqpeprq5oqp6orq8npo8prq7orq8*2,oqpaqts2rus0*10,rts3psr6rts2rus0*2,
  rus0*2,knm5ehh5dggcehhc*2,jml6adefnqp6cffadgghilk7dggeaddfilkagjiaehhahkkcbef9cffeilkaaddbfhh9npo7dggacffffihbgiicrus0*14,psr1mqo3rts3psr7prq5orq8orq9qsr4oqp8prq6orq7psq6prq6prq8orq9rts3rus0*10,rts1qtr3rts1rus0*2,
  rus0*7,qtr2lon3rus0*35,rts0*27,rus0*3,
  rus0*2,mqo3iol6nrp6lqnbnrp7mrp9lqo9lqobkpm8nrp8mqoalqnfnrp7kpnblqodnrp7mqo9nrp9mqobkpndnrp7rus0*20,nrp3iol6psq5nqpbnqpdorp6nqpfnqp8npocorq8oqp7nqpanpobnqpa*2,nqp7rus0*10,qsr4prq9qsr4rus0*2,
  rus0*2,qtr0osq1rus0rts1qts2rts1*2,qts1*2,rts0rts1rts2rts0rts1*2,rts0rts1qts1*2,rts1rus0*21,qtr1nrp1qtr1psr5psq6orq5psq6qsr3psr7qtr4psq4psq5prq5*2,psq5prq4rus0*10,rts0rts1rts0rus0*2,
  rus0*2,psr7oqpborqaoqpaoqpdoqp8prq7oqp9nqpdoqpaorq8oqpdorq8oqpcoqpdprq6oqpaprq9oqpbprq8nqpaorqcorq7nqpaprq7oqpcorq6oqpeprq6nqpdorq7oqpcoqp8rus0*9,rts0*27,rus0*3,
  rus0*2,rts2rts1rts2rts1*2,rts2*2,qtr3rts1rts2rts0rts1rts0rts1*2,rts0*2,rts1rts2rts1*3,rts0rts1rts0rts1qsr2rts1rts0rts1rts2rts1rts0rus0*8,mrp3gnk6prq4monflongoqp9lonempoekmmpmpodmonfnpobknmkmpogmoofnqp9rus0*10,qsr5orqaqsr4rus0*2,
  rus0*2,qsr5nqpcorqanqpcoqp9nqpeprq7rus0*34,rts0psr1rts0rts1*5,rts2rts1rts2rts1rts2rts1*3,rus0*15,
  rus0*44,rts0*27,rus0*3,
  rus0*2,mqp3bhi0*9,fkl3rus0*30,mro4fmj7prq8lonfmpofnqpblnnglonhkmminqp9lnmgmpoflonhlnmhlonjnpo9knmjnpoflonenqpbrus0*6,qsr5orqaqsr4rus0*2,
  rus0*2,ekk519c03bd53bd45ce76df93bd44ce55ce72ac13bd5qtr3psr6psq8qsr6qsr5prq9prqapsr6prq9psr6qsr7psr6psq7prq5rus0*17,qtr0rus0rts1rts0rus0*2,rts1rus0*23,
  rus0*2,ekk519c03bd53bd36df74ce86df88egb6dfb2ac33bd5rts1qsr4qts4qts3qtr4qsr4qsr5psr6qsr4qsr5qsr4qtr3qsr3*2,rus1rus0*46,
  rus0*2,orq2ekk0*9,inm2rus0*61,
  rus0*74,
  tut0rus0*72,tut0
  uvv0*74,
  uvv0*74,
  uvv0*74,
  uvv0*74,
  jklaopq7oppb*2,opq7nppapqq7qrr5noodnoo7moo9noo8opp7*4,opq7uvv0*57,
  pqq8opp8nooarrs7qrr5mnndnop9pqq6oppbmnn9noobpqq6pqqaoppanopanpp7qrr6uvv0*57,
  uuu0*24,uvv0uuu0*24,uvv0uuu0*24,
  vvv0*23,uvv1uvv0vvv1vvv0*22,vvv1uvv0uvv1vvv0*23,
  vvv0tuu1gmk1stt2vvv0*19,vvv1uvv0vvv1vvv0hnl1psq2vvv0*19,vvv1uvv0vvv1vvv0jom2nqp2vvv0*20,
  vvv0kpn55gb7gmk5vvv0*19,vvv1uvv0vvv1psr57hc7bjf5vvv0*19,vvv1uvv0vvv1tuu45gc38ie8vvv0*20,
  vvv0uvv1kpn1tuu1vvv0*19,vvv1uvv0vvv1vvv0lpn1rts2vvv0*19,vvv1uvv0vvv1vvv0mqo2qsr2vvv0*20,
  vvv0stt4rss6rrrarrs5ttu3vvv0*17,vvv1uvv0vvv1uuu3qrr8pqqattt5rrs5qrr9sst6rrs7qrr9rss7qrr9rrs5ttu3vvv0*9,vvv1uvv0vvv1vvv0opp8rss9rrs5qrrarrr8rrs6qqr9sss6pqqbsss6rss6rrr6uuu3vvv0*9,
  vvv0uuu1qrr8qqqaqrr6uuu2vvv0*17,vvv1uvv0vvv1uuu1rrr7qqq9sst6qrr9qrrastt6qrr8*2,ttt6qrraqrr6uuu2vvv0*9,vvv1uvv0vvv1vvv0qrr9rss8qqq7qrrarss7qrr8rss7ttt6sss8rrr7rrr6rss9uuu2vvv0*9,
  vvv0ttt9rrsdqrrfqrrkrrrerrrcrrsgsss8qrrcrssbssscrss9qrrarrseqrrcrrserss7rrrgrssfttt5vvv0*2,vvv1uvv0vvv1uuu5qqrhpqqkrrsdsssarsscrssdrrserrrdqqrkrrsdsssarsscqrrgrssdsstcrssepqqfrssbrrrdvvv1vvv0vvv1uvv0vvv1*2,rrrdrssdrrrfsss8qrrarrrersserssbrrrgtttbrrsd*2,qrrgsss9qrrfsss9qrresttcrrsdrssbvvv0*2,
  vvv0uuu4ssscrsscrssbssscvvv0*17,vvv1uvv0vvv1uuu3rssf*2,rsscsssdvvv1vvv0*16,vvv1uvv0vvv1vvv0uuu5vvv0*21,
  vvv0uuu5stt8ttt6tuu6ttt9stt9tuu6uuu6tuu6ttt7uvv2vvv0*11,vvv1uvv0vvv1vvv2vvv1*2,vvv2vvv1vvv0*17,vvv1uvv0vvv1*2,sttauuu6uuu5*3,sssbttu8uuu6ttt5ttu5vvv1vvv0*11,
  vvv0vvv3ttt7uuu5uuu3ttu4uuu4ttt7*2,uuu5tuu9uuu1vvv0*11,vvv1uvv0vvv1vvv0*22,vvv1uvv0vvv1vvv0ttt7uuu5*2,uuu4tuu4uuu5ttu8ttt8uuu4ttu8vvv1vvv0*11,
  vvv0ttt7qrresssbttt7rssbrsserssfqrrguuu1vvv0*13,vvv1uvv0vvv1vvv0*22,vvv1uvv0vvv1*2,qrrgssscsstattt8sssarrrhssseqrrgvvv1vvv0*13,
  vvv0*4,vvv1vvv0*18,vvv1uvv0vvv1vvv0*22,vvv1uvv0vvv1vvv0*23,
  vvv0ttt4rrrasssdrssesss9qrrbrssbvvv0*15,vvv1uvv0vvv1uuu5rrrdssscsssaqrrfrsscrrrdrss9qqrfttt5vvv0*12,vvv1uvv0vvv1vvv0qrrbrrsbvvv0*20,
  vvv0uvv0tuu0stt1stt0stt1ttt0stt1tuu0stt0*2,stt1*3,tuu0stt1stt2stt0stt1tuu0*3,vvv0vvv1uvv0vvv1vvv0ttt0stt1ttt0*3,stt2ttt0ttt1ttt0stt1*2,stt0ttt1ttt0stt0stt1stt0tuu0*3,vvv0vvv1uvv0vvv1vvv0tuu1stt1ttt1stt1ttt0stt1*2,ttt0stt1ttt1ttt0*2,ttt1tuu0stt2stt1stt2tuu0*3,uvv0vvv0
  vvv0uvv0rss6qrr9*2,pqrbstt3rss9pqqaqrr8rss4qrraqrrcrss8rss4qrraqrr8prrbrss8tuu0*3,vvv0vvv1uvv0vvv1vvv0rss7prrbpqqbpqrbrss6qrraprraqrrbrss6qrr9pqqdqrr9rss5rss8rss7qrraqrsatuu0*3,vvv0vvv1uvv0vvv1vvv0rss4qrrbpqrcqrrarss4pqqcqrs9qrr8rss5pqrcpqrbpqraqrraqrs8pqrbqrrbqrrctuu0*3,uvv0vvv0
  vvv0uvv0rss7qrr9pqrapqq9rss5qrr9qrr8pqqbrss6pqqcpqqaprrbstt4pqqepqqcpqqfqrr9tuu0*3,vvv0vvv1uvv0vvv1vvv0rss6pqqbqrr8prr9rss5qrr8qrrbpqrcrss6oqqfpqqepqqdqrr8*2,oqqhprrbpqratuu0*3,vvv0vvv1uvv0vvv1vvv0rss3qrr9pqrbqrrarss7pqraqrrapqqcrss5qrrapqqdpqrbqrr8qrr9pqqe*2,pqrbtuu0*3,uvv0vvv0
  vvv0*2,tuu0*20,vvv0vvv1uvv0vvv1vvv0tuu0*20,vvv0vvv1uvv0vvv1vvv0tuu0*20,vvv0*2,
  vvv0*23,vvv1uvv0vvv1vvv0*22,vvv1uvv0vvv1vvv0*23,
  uvv0*23,uuu0uvv0uuu0uvv0*22,uuu0uvv0uuu0uvv0*23,
  uuu0*74,
  vvv0*74,
  vvv0ttt1*2,vvv0*41,uvv0*22,vvv1uvv0*5,vvv0*2,
  vvv0pqqaikkjikkcikkmikkivvv0*37,uvv6uvv3uuu3tuu5uuu3uuu2uuu3tuu4uuu2uuv1uuv3uuu2*2,tuu3uuu3*2,uuu2vvv0*6,uuv6rtu0orr5prs4orr6qtt1uvv0vvv0
  vvv0uuu3ttt8*2,uuu4sst9stt7ttt8ttuastt8vvv0*33,uvv6vvv2uuu5ttt8stt8tuu7sstctttasss9uuu5ttt9stt9ttt7*3,sst8stt7vvv0*6,uuv6rtu0nrr5mqr8ors7qtt3uvv0vvv0
  vvv0vvv1uuu4tuu5uuu4uuu6uuu4uuu6uuu3*2,vvv0*34,uvv0*22,vvv1uvv0*5,vvv0*2,
  vvv0*74,
  vvv0ttt6rssbttt9vvv0*3,sttbrrscvvv2vvv0*10,rssgsssarrrdrssbrsscstt7vvv0*9,ttt9rrserrsbvvv0uuu4rrrerrsfsss8rrrcvvv2vvv0*3,qrrgqrrhttt8vvv0*4,uvv3rrrettt8vvv0*16,
  vvv0*74,
  vvv0tuu5uuu5vvv2vvv0*3,ttt8ttt5stt8uuu3ttt8sstcsttbtuu6vvv0*5,ttt9tuu7*2,stt9ttu6sssettt6uuu5vvv0*9,tuu6vvv0vvv1ttt7uuu5vvv0*6,stt8sttassscrssdvvv0*4,qrrasssbrssbrrs9vvv0*9,qsr2qsr4vvv0*3,
  vvv0uuu3*2,uvv3vvv0*3,uuu5tuu5ttu6tuu4ttt6ttt8*2,uuu3vvv0*5,ttt8tuu6ttt8ttt9ttt7sttattt7uuu5vvv0*9,uuu4vvv0vvv2tttbttt5vvv0*6,ttt7tuu7stt7ttt9vvv0*4,sss8stt7sss7ttt7vvv0*9,qsr4qsr3vvv0*3,
  vvv0*74,
  vvv0stt7*2,uuu6vvv0*3,sssdsssarssdtuu5ssscqrrjqrristt9vvv0*5,rsscsssfqrrhrrrirssfrssdrssctuu5vvv0*9,sttavvv0uuu5ttt7vvv1vvv0*6,qqrmssscrrretuu3vvv0*3,uuu3opphqrrcpqqfuuu2vvv0*9,orp5*2,vvv0*3,
  vvv0vvv1vvv0*6,vvv1uvv1uuu2uvv1*2,vvv2vvv0*6,vvv1uvv1uuu1*2,vvv1*4,vvv0*12,vvv1vvv0*7,vvv2uuu4uvv1vvv0*5,vvv2uuu4uuv1vvv0*10,sut1*2,vvv0*3,
  tuu0*60,uut0*3,tuu0*11,
  tuu0prr8prr7rtt5tuu0*3,pqqcpqqaopqeqrr7pqqdnppjoppjqrr9tuu0*5,oppgpqqcoqqeopphpqqdnoonoqqcqrratuu0*9,qrr7tuu0stt2qrr7stt1tuu0*6,oppfopqgnooinooltuu0*3,stt1nppclnninppdutr1snkesnkhsoleuts0tuu0*5,kom5*2,tuu0*3,
  tuu0*59,ttt0uts0*3,ttt0tuu0*5,stt0*2,tuu0*3,
  tuu0*2,vvv0*70,tuu0*2,
  tuu0uuu1ttt8qrrcrssbqrrcvvv0*5,stt9rssfqrrmsttbqrrfsttdqrrhrrsdqrrgqqrhrrsfppqprrsdsssftttbsss7ssscuuu6vvv0*43,uuu1tuu0
  tuu0uuu1vvv0vvv1*4,vvv0*65,uuu1tuu0
  tuu0uuu1ttt6rrsirssbsssbrsserssattt8vvv0*2,ssscrssbqrrfpqqottt7qrrkrsscrrsfstt9qqqjqqripqqhsttarssd*2,rrrdrrsdssscpqqjrrrdsstbsttcqrrgqqrlqrrettt6rssdqrrh*2,ttt8pqqjqrrfqrrgsttavvv0*27,uuu1tuu0
  tuu0uuu1vvv1vvv0*3,vvv1vvv0*4,vvv1*4,vvv2vvv0vvv1uuu1vvv1uvv1*2,uuu1vvv0*2,vvv2vvv1vvv0*45,uuu1tuu0
  tuu0uuu1uuu4ssscsstarsserrrftuu7vvv0*3,sttcpqqirrrcrrscpqqgrss5ttt8rrresstcrrrg*2,rrrhssteqrrhrrrdsttbstt7uuu3vvv0*43,uuu1tuu0
  tuu0uuu1uuu3uuu2vvv0*7,uuu4uuu2uuu4uuu3vvv1tuu5tuu6uuu6stt6vvv0*52,uuu1tuu0
  tuu0uuu1uuu3sttauuu3vvv0*6,tuu8ssscsttcqrrhrssasssbsstcsssasstavvv0*52,uuu1tuu0
  tuu0uuu1uuu4ttt9tuu5vvv0*6,ttt9sst8sssatuu8stt9sssbrsscttt8ttt7rssettt9rrrcsttattt8*2,ssscrrsettt9ttt7sstattu7vvv0*40,uuu1tuu0
  tuu0uuu1uvv2uuu5uuu4vvv0*6,uuu3ttt6uuu6ttt7ttt8tuu5tuu6uuu6uuu5ttu7uuu4ttt5uuu6tuu6uuu3ttt5uuu5tuu6ttt7ttt8uuu4vvv0*40,uuu1tuu0
  tuu0*2,uuu0*70,tuu0*2,
  uvv0*74,
  vvv0uuu6sssbstt9sssauuu4vvv0*68,
  uvv0vvv0*72,uvv0
  uvv0*74,
  uvv0vvv0*47,uuu0*2,vvv0*23,uvv0
  vvv0*48,uvv1uuu1vvv0*24,
  vvv0oppajllflmndlmmfkmmklmmdmnnbmnofklmfmnnemnofjklgkllelmmelmmdmnncklmeklmfsst6vvv0*28,uvv1uuu1vvv0nopbkmmgklmdnoocklmijkliqrr9jklljklojllgkmmfklmgqrramnneuuu3vvv0*8,
  vvv0uuu2*2,ttt2ttt5*2,sss2*2,ttt3rss4ttt3*2,ttt4pqq8pqq7sss2ttt4sss4sss3vvv1vvv0*28,uvv1uuu1vvv0uuu1stt3sss4sst3ttt5ttu3ttt2ttt4stt5ttt4sst2sss3ttt2rss3vvv1vvv0*8,
  vvv0*48,uvv1uuu1vvv0sst8rrsbrssfrssaqrrhsssdrssarsscqrrisss8rsserrsbrssiqrrfrrrfstt7qrrcsssbsssdsttassscvvv0*2,
  vvv0ttt6rssdttt5vvv0*17,sttaqrrfuuu4vvv0*6,rssaqrrdrssdrrrcvvv0*4,uuu2qrrfrrrfuuu6vvv0*3,rrrcsssevvv0uvv1uuu1vvv0uuu5ttt8stt7uuu5stt8ttu6sssasttcuuu2vvv0*7,vvv1vvv0*3,vvv1vvv0*2,
  vvv0*48,uvv1uuu1vvv0uuu3uuu5*3,uuu4*2,uuu6uuu7uuu2vvv0*14,
  vvv0tuu3sssattt9sssastt7vvv0*14,ttt8*2,sssbvvv2vvv0*8,uuu4tuu4vvv0*7,uvv3vvv0*4,uuu4vvv0uvv1uuu1vvv0vvv2uvv0*20,vvv1vvv0
  vvv0uuu3sssastt9sss9ttt7vvv0*14,stt8sttattt8uuu5vvv0*8,uuu5ttt7vvv0*6,uvv1vvv1vvv0*4,ttt4vvv0uvv1uuu1vvv0uvv6vvv0*5,tuu6ttt6qqreqrrcqqrerrs8rrrcqqrbppqisss7vvv0*5,uvv6vvv0
  vvv0*48,uvv1uuu1vvv0uvv6vvv0*5,tuu3uuu1ttt5ttt6stt7stt6tuu4ttt6ttt8uuu3vvv0*5,uvv6vvv0
  vvv0ttt4sssepqqfstt9vvv0*15,rsscrsserrrguuu5vvv0*8,ttt7sssbvvv0*6,uuu5*2,vvv0*4,ttt7vvv0uvv1uuu1vvv0vvv1tuu0*20,vvv0*2,
  vvv0uuu1uuu2ttt3vvv1vvv0*15,uuu4*2,uuu3vvv2vvv0*8,uvv2uuu3vvv0*6,vvv1*2,vvv0*4,uuu1vvv0uvv1uuu1vvv0uvv6vvv0*5,vvv1*2,ttt4vvv3uuu4vvv1uuu4tuu5uvv2vvv0*6,uvv6vvv0
  vvv0*48,uvv1uuu1vvv0uvv6vvv0*5,ttt6uuu6ppqdppqkppqjoppfqrrbpqqeoppjstt6vvv0*5,uvv6vvv0
  vvv0sssbqqrfppqioppfvvv0*15,pqqjqrripqqktuu7vvv0*8,ttt8rrrfvvv0*6,uuu2uuu3vvv0*4,sss8vvv0uvv1uuu1vvv0vvv2uvv0*20,vvv1vvv0
  vvv0*48,uvv1uuu1vvv0*24,
  vvv0*2,uvv0*44,vvv0*2,uvv1uuu1vvv0stt9qrrdstt9rssfsssarrrguuu2vvv0*16,
  vvv0stt7opphpqqevvv0*15,sss8noomoppj*2,ttt7vvv0*8,rss6qqrgvvv0*6,tuu3ttt5vvv0*4,rss9vvv0uvv1uuu1vvv0*2,uuu0*4,tuu0*2,uuu0*14,vvv0*2,
  vvv0*48,uvv1uuu1vvv0uuu0qrr8pqrcpqqdpqrcrss7oqqfpqqfpqqdqrr8pqqf*2,pqqcrss4pqqbpqqcoqqerss7tuu0*3,uvv0vvv0
  vvv0vvv1*2,vvv0*4,vvv1*2,vvv0*2,vvv1uuu3vvv1*2,vvv0*2,vvv2vvv3vvv1uuu5vvv0vvv2vvv1*3,vvv2vvv0*21,uvv1uuu1vvv0uuu0rss6*2,rss7qrs8rss7qrr9rss6qrs8stt2rss7rss6*3,qrr9qrr8qrrastt3tuu0*3,uvv0vvv0
  vvv0vvv4ssscrrrcttt6qrrerss9rsscssscrssesstbtttasttbsss8rrscrsseqrrdsstbrssesss9rrrgrrscsttbsssarrscsssaqrrcvvv2vvv0*20,uvv1uuu1vvv0uuu0rss3stt4rss5rss4stt3*2,sst4sst3stt1rss3stt3*2,stt2stt3sss4rss4stt1tuu0*3,uvv0vvv0
  vvv0*48,uvv1uuu1vvv0*24,
  uuu0uvv0*48,uuu0vvv0*23,uvv0
  uvv0*74,
  uvv0*49,uuu0vvv0*23,uvv0
  uvv0*49,uuu1vvv0*24,
  uvv0*49,uuu1vvv0pqqflmmomnognoodlmnnpqqckmmimnoenoofnnohoppbnoofmnojrss4vvv0*9,
  uvv0*49,uuu1vvv0*11,uvv2vvv0*12,
  uvv0*49,uuu1vvv0sst8sss9rrsbrrrfrsscrssdrssbqrrerssdsssaqrrarsscrrrbrrrfrssdrss8rrsdsssasttbvvv0*4,
  uvv0*49,uuu1vvv0stt9rrrcssscrsseqrrirssesst9qrrbrssbrrsersscssscrssdqrrirsscsssarrrersserssfsssbvvv0*3,
  uvv0*49,uuu1vvv0ttt7ttt9ssscttt7ttt8sstbuuu4ttt8ttt7ttt6ttt9stt9ttt8tttastt9ttt7sttattt8ttt6tuu6tttauvv1vvv0
  uvv0*49,uuu1vvv0uuu4ttt7ssscstt8ttt7sst8ttt6ttt7sttatttatuu5ttt8ttt7stt9ttu7uuu3tuu6uuu4uuu3uuu5ttu5vvv0*2,
  uvv0*49,uuu1vvv0ttt7stt9sssdtttauuu5rssbsssassscuuu7ssscstt8stt9sstessscsss8vvv0*8,
  uvv0*49,uuu0vvv0*24,
  uvv0*50,uvv1vvv0*21,uvv0uuu1
mismatch 1184x361
~ IqB6 xt-H Hzr7 PiZq xku9 PiZq lA-x IWyQ T-nA PiZq hlbV MzgQ YDOJ as-6 Va7u D_3C kTKr 3Flb n7Iz Fcdx
~ aTBZ C0wA YT23 L8cR NCEg pjDG aTBZ C0wA YT23 _AcH NCEg YK5_ uqvH 7J_B rsrt qKPs cn63 pjDG aTBZ C0wA
~ YT23 VML3 NCEg YK5_ uqvH 7J_B rsrt Mz6- KCMo
  rrsdrssaqrrastt7uvv0*70,
  uuu0*74,
  vtt0vss0*72,vtt0
  vss0*74,
  vss0*2,tnn3n890n780oab1urr2vss0*67,
  vss0*2,qgh4pcd4snn3n794tmn4vss0*36,uss0srr0uss0vss0*6,vss1vss0*21,
  vss0*2,qgh4o9b3top6m572tmn4vss0*36,ppo3imj7sqq5omneonnepnnhomngomnhomnepoogpno9omncsqqavss0*13,trr5rpq9trr4vss0*2,
  vss0*2,tnn3n890n780oab1urr2vss0*67,
  vss0*43,trr1qqp1urr1uss2vss0vss1urr3vss0*2,vss1uss0uss1vss1uss1*2,vss0*11,uss1*3,vss0*2,
  vss0*2,qoo2ggh6ggh9qop4poo2nmm3poo2sqq2onn2iiibomn5onn2poo5*2,nmn3urr2jij5mlm7poo3mll1mllchhi7trr1onn2fgg5qop4qoo2nmm2kjkdsqq2onn2poo3rpp5hhi7vss0*7,qqp3knl6sqq6pnnhpnnbonnfnmmkqooanmmfpnoenmmeqoodpnodpnnfomnitrr5vss0*10,trr4sqq8trr3vss0*2,
  vss0*3,kjk8iiifbcdeghh8dee8eff9nmm6gghbcdeflklbcdecefgfffgfeffapno8defaefgfhhieghhbonn6iiianmm5mll7ghhccdeegghaggh8defconn6hhhadeeeeffeiiiavss0*38,
  vss0*43,uqr1tno2trr2trr3uss2urr0trr4trr3trr4uss1urr1*2,trr4trr3trr2urr1vss0*10,uss1urr2uss1vss0*2,
  vss0*2,sqq6qppasqqaqoobsqq7qopbsqq6poocsqqaqopbqopdsqq6qopcrpq9qpp9sqq7rppcsqq7rpqcqoobsqq7vss0*20,upp2sll7tqq5poodonnhpnnbpoohqoo9poofrppapnobpnoepnncpnnbpnodpnoavss0*10,urr3sqq7urr3vss0*2,
  vss0*2,uss0uss1vss1uss1trr3uss1uss0*2,vss0uss0*2,vss1uss1uss0trr3uss0urr3uss0*2,urs0vss1vss0*51,
  vss0*3,trr0*9,uss0vss0uss0urs0*7,uss0vss0*20,srq2non3tqq3rpp7spq8trr3rpp6spq7qopesqq4spq8sqq6rppasqq6sqq7sqq5vss0*10,urs3trr5urs2vss0*2,
  vss0*2,ikl519c0*9,5ce5uss4vss0*9,urr4vss0*19,srq2non4urr1rpp9qpp9rpq7rppasqq8qopdqoparpp9sqq7qopbrppbqpp9sqq5vss0*10,urr2trr5urr1vss0*2,
  vss0*2,gjk519c05cea5ce7aghe9fhi8egcagigagii3bd5*2,urs5vss0onndmlmgonninmmgomnepoodlkkivss0urs5vss0*50,
  vss0*2,ikl519c0*5,1ac02ac019c0*2,5ce5uss4vss0*9,urr4vss0*19,upp2sll7trr6rpp9rppasqq6qoparppapnncsqq5qoo9rppaqop9qoobqoocrpp6qoodrpparpp8spq7vss0*6,trr6sqq8urr3vss0*2,
  vss0*3,trr0*9,uss0vss0uss0urs0*7,uss0vss0*20,uqr1tno3urr1rpp7tqq5tqr4sqq6sqq8sqq5trr3sqq7tqr4sqq7sqq6tqq7trr3sqq5trr5sqq5urr4vss0*6,uss1urr2uss0vss0*2,
  vss0*2,sqq7rppcrppgqppbrppbrpparppbqopesqq7qopcqppfsqqarppdqoobsqq8qoperpqaqpparpq9rppdrppatrr4vss0*50,
  vss0*74,
  vss0*74,
  uuu0vss0*72,uuu0
nobody-drew 1184x337
~ IqB6 xt-H l4-B PiZq kLH3 PiZq jrXu IWyQ W7s6 PiZq Wouf k9vz YDOJ as-6 Va7u D_3C vfJW n7Iz Fcdx aTBZ
~ C0wA YT23 L8cR NCEg pjDG aTBZ C0wA YT23 _AcH NCEg pjDG aTBZ C0wA YT23 qKPs XmHV pjDG aTBZ C0wA YT23
~ VML3 Dbo7 pjDG aTBZ C0wA YT23 Mz6- NCEg
  rssbqrrarrs9rrrarss8uvv0*69,
  uuu0tuu0*72,uuu0
  sut0rus0*72,sut0
  rus0*74,
  rus0*2,nrp28id07hc09jf1qtr1rus0*67,
  rus0*2,fmj4ajf3lpn25gb3lqo4rus0*36,mqo4emi7orq5lonelonfmpohlnnhlnnilonempohmpo9loncprqbrus0*13,qsr5orqaqsr4rus0*2,
  rus0*2,fmj49ie4orq83fa2lqo4rus0*37,rts0rus0*29,
  rus0*2,lqo34gb03fa06hc1ptr2rus0*37,rts0*27,rus0*3,
  rus0*43,mqo4emi7oqp7lonjmooblongkmmnnpoaknmfmoofknmfnpoemooelonhknmjqsr5rus0*10,qsr5orqaqsr4rus0*2,
  rus0*2,mon4ikkalon6nqp1psr1gjjamoo3mpo2orq4orq3mpo3orq1hkk6nqp3psq1prq3nqp4nqp1moo3gjjcfii6prq3rus0*20,rts0*27,rus0*3,
  rus0*2,kmm6dgggcffgehhahkj9cffcgiicdggcbeef9cchehhdjml7fiiaehhdhkjafiiccffeehh7gii8cffhhkjbehhdrus0*20,qtr0rus0*29,
  rus0*19,rts0rus0*2,nqp3*2,rus0*19,mro4fmj7oqp7longlonjlonclonmmonclonjnqpclonclongknmglnnflnnglonbrus0*10,psq8orqapsq7rus0*2,
  rus0*2,qtr4prq9oqpcprq9orq9prq9orq9oqp9*2,orq7oqpbprq6orq9prqaorqaorq6prq8*2,rus0*24,rts0*27,rus0*3,
  rus0*2,rts0qsr2qsr5qts2qtr3rts2qts3qsr2qtr2*3,rts1qtr3qsr4rts3qtr1rts2qts3rus0*23,rts0osq1rts0rts1*2,rus0*2,rts2qtr4rus0rts1*2,rts2rus0*2,rts1rus0*11,rus1*2,rus0*2,
  rus0*43,nrp3hnk6psq4lonelongnqpalnmgnpodknmnlonflongnpobknmjlonilongnqp9rus0*7,qsr7oqpcorq8oqp9nqpbpsr6rus0*2,
  rus0*2,hmm519c0*9,6df5rus0*31,rts0*27,rus0*3,
  rus0*2,ekk519c05cea5ce7aghe9fhi8egcagigagii3bd5*2,qsr5oqpaorqdprq9*2,oqpenqpfnqpcnqpdoqqboqpborq9oqpbnqp9rus1rus0*15,qtr1mro2rts2rus0rts1rus0*3,qtr2rus0*2,rts2rus0rts1rts2rus0qts3rts2rus0rts1rus0*6,rts2qts2rts1rus0*2,
  rus0*2,gll519c0*5,1ac02ac019c0*2,4ce5rus0*30,osq2jpm6psq5lnngmpoenqpblnnglonilnnfnqp9lnmgnpoclonhlonfmonhnpo9lonfnqpdloneoqp9rus0*6,qtr3psr7qtr2rus0*2,
  rus0*3,orq0*9,qtr0rus0*61,
  rus0*74,
  sut0rus0*72,sut0
  uvv0sut0rus0*70,sut0uvv0
lotteries 1184x287
~ IqB6 xt-H Z7cy PiZq dVZZ fnLA vxNw CBCQ 5hxO oFa4 qZg5 mkPY CBCQ TZYI fnLA vxNw CBCQ 5hxO oFa4 qZg5
~ 9ZfY CBCQ TZYI fnLA vxNw CBCQ Ppl4 oFa4 qZg5 GB8f CBCQ TZYI
  rrrcrrsarrr9uvv0*71,
  uvv0*47,uuu0uvv0*26,
  vvv0*47,uvv1uvv0*26,
  vvv0sss5vvv2opphnookpqqgnooinoojtuu5vvv0*36,vvv1vvv0uvv1uvv0*26,
  vvv0pqqcuuu4ttt9sttattt9ttt7tttattu6ttu8stt9tuu6ttt6sst8sttbtttbttt9ttu5sttbttt6vvv0*25,vvv2*2,uvv1uvv0*26,
  vvv0*3,uuu4tuu4uuu4uuu5tuu5uuu4*3,tuu7uuu5tuu4uuu4tuu5uvv3uuu4*2,uuu3vvv0*27,uvv1uvv0*26,
  uvv0vvv0*46,uuu0uvv0*26,
  uvv0vvv0*46,uvv0*27,
  vvv0*3,uuu4*2,vvv1tuu5uuv2vvv0*39,uvv1uvv0*26,
  vvv0oppduuu5qqrcoppfqqreppqdopphuuu4vvv0*36,vvv2*2,uvv1uvv0*26,
  vvv0stt5vvv1sssdrrre*2,sssassscqrresstcrrrcqrrcrssbrrresttcsss9qrrettu5vvv0*27,vvv1vvv0uvv1uvv0*26,
  vvv0*47,uvv1uvv0*26,
  uuu0uvv0*45,uuu0*2,uvv0*26,
  vvv0*47,uvv0*27,
  vvv0uuu2vvv0rsseppqfrssbppqfpqqfuuu4vvv0*38,uvv1uvv0*26,
  vvv0mnnfttt6sst4ttt5ttt6ttt5ttu4vvv1vvv0vvv1*2,uuu2vvv1vvv0*31,uuv4vvv2uvv1uvv0*26,
  vvv0*3,rss9qrrdsssbrsserrrbsstbrrsbstt7ttt7sssbttt5vvv0*33,uvv1uvv0*26,
  vvv1vvv0*46,uvv0*27,
lotteries-none 1184x269
~ IqB6 xt-H K9bA PiZq v-Rx OFQG jJs9 NkMN PSdT 2dLH
  rrrcrrsarrr9sss8rrsauuu1uvv0*68,
  uvv0*74,
  vvv0*24,uvv0tuu0*4,uuu0vvv0*14,uuu0tuu0*4,uvv0vvv0*24,
  vvv0*23,tuu339b118a0*4,hmn5ptt0*6,qrp0*2,ptt0*6,hmn518a0*4,39b1tuu3vvv0*23,
  vvv0*23,sst618a0*4,dij5ptt0*7,vn70*2,ptt0*7,dij518a0*4,sst6vvv0*23,
  vvv0*23,sst618a0*2,4ac1hmn3ptt0*8,rql0*2,ptt0*8,hmn34ac118a0*2,sst6vvv0*23,
  vvv0*23,tuu3gkl0kop1pst0ptt0*7,qtt0suu0uvv0*2,suu0qtt0ptt0*7,pst0kop1gkl0tuu3vvv0*23,
  vvv0*24,ptt0*9,qtt0vvv0*6,qtt0ptt0*9,vvv0*24,
  vvv0*24,ptt0*9,tuv0vvv0*6,tuv0ptt0*9,vvv0*24,
  vvv0*24,qtt0*9,vvv0*8,qtt0*9,vvv0*24,
  vvv0*74,
  vvv0*30,mnodmnoeoppcqqqcnooaoppcqrr8lmndopp7oppeoppbsss8mnn8opqavvv0*30,
  vvv0*30,stt6opq7rss7pqq8pqq7noobrss6opp8qrr7pqqbpqq6opp9rrr6sss5vvv0*30,
  vvv0*26,sssdsssarrscsssarrsdssscrssesttarrsersscsssbrsshrsserssfsssarrsfrrrcrssdrsscsssasssbsst8vvv0*26,
  vvv0*34,vvv1vvv0*39,
  vvv0*74,
  vvv0*74,
