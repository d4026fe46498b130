sealed 1184x1164
~ WwRR k9wt izIA rk_K mT9d rk_K H1tK WGMA 99iO rk_K mzTR P6Qg mWGT LZGk DUAZ v-_q kxCX T0WU ZHvt X9hX
~ 2E-x LrKj -hEC k_Me u_-4 X9hX 2E-x LrKj 6c8F -DaP u_-4 9XCf B_j8 chtl xW_W xZDa u_-4 9XCf B_j8 chtl
~ DwIA xZDa u_-4 9XCf B_j8 chtl T5wT xZDa Jtx_ Jtx_ a7wQ XV8o DJky jmCQ rk_K ItLi rk_K nbJh vlJQ -z7L
~ ZTnj -Czb o-S4 w-BV vGWa SrT- AarZ kINP QvMc rk_K bd52 rk_K jXPo vlJQ -z7L ZTnj -Czb o-S4 w-BV vGWa
~ pFlD a7wQ XV8o 3zyw vsFF Nr0U OHqB PtvA rtLg nPl4 P7KG H4HL 956p OHqB FqNx GVsi mtVQ GVsi JacC OHqB
~ fTfY 8i49 FB8y -2Eg gssa OHqB huC_ ppqI vooo Wzax rG7G _Ssd OHqB dodE 1Ahk o3dC x8MW Jtx_ a7wQ XV8o
~ 3g2f y5Po t3k6 vEbq 1oKF AarZ FpuJ QvMc cdJ8 tciT t8u4 1oKF AarZ oX3d aDjC zg4d tciT qm2p 1oKF AarZ
~ qOTg 2fx9 K0qV 5fbI YXlG a7wQ 31cl kgFc a7wQ TArn rlXX
  rrs8qrrbttt4uvv0*71,
  uuu0tuu0*72,uuu0
  suu0rtu0*72,suu0
  rtu0*74,
  rtu0*2,mqr37eg06df09fh2qst1rtu0*67,
  rtu0*2,ejl55ce2gklb2bd1lop5rtu0*36,orr2jon5qss3npq9mppboqr6npqcnqq8qst3rtu0*17,orrapss7pss5rtu0*2,
  rtu0*2,ejl5chj5npq75de5lop5rtu0*36,pss1mqq2qtt1prs5prr4pss4prr6prs4rtt1rtu0*17,rtt2qtt2rtt1rtu0*2,
  rtu0*2,lpp33bd0*2,5df2pss2rtu0*37,rtt0*27,rtu0*3,
  rtu0*43,orr2jon5prs4mppenqq8*2,mppgoqr7nqq8npqbnppborr7npqcoqranpqaqss4rtu0*10,qtt4prs7qtt3rtu0*2,
  rtu0*2,mpp4hkl7npq1nqq3npq2ill6npp1mop2jmm5pss2gij4jlm8lno2oqr2npq3lno2nqq2prs1gij7jmm6loo2oqq1prs1ill7nqq4rtu0*16,pss1mqq2rtt2qst4prs4*2,prr7pss4prs6prr5prs6qss4prs5pss5prr6qtt2rtu0*10,qtt1qtt2qtt0rtu0*2,
  rtu0*2,nqq4ade8cef9dfgddfgc9cdedgh7cff9dghanqq6fii6dghgade9beeedggddggbdggekno6dghadghe9cd6dghdnqq4dgh8oqr3rtu0*17,rtt0*27,rtu0*3,
  rtu0*8,rtt0rtu0*4,prs3oqr3rtu0*7,rtt0rtu0*20,qtt2prr5qss3nqq7npq9orr6oqq8nqq9oqr7oqraprs5orr6prs7rtu0*11,prs7prr8prr9pss4qst3rtu0*2,
  rtu0*2,pss4oqqaprs6oqr6oqr9*2,orr8oqr9orr9oqq9prr5oqr9prr9oqraorr8prr7oqrcoqr8orrboqr7orraprs6oqqdorr6prr7orraprs7orr8oqr8orr8qss4rtu0*10,qtt2qss2qtt1orr7orr6pss7oqr8prr8orr6prs7prs4oqr7pss5rtu0*11,rtt2qst3qtt2*2,qtt0rtu0*2,
  rtu0*2,rtu1qss5qst2qst3qst1qst3qtt2pss4qss4qst2*3,qst3qst2*2,qtt2qtt3qst2qss4qst2qst3*2,qtt2qtt1qss3qtt1qtt2qst3pss5qtt2rtt1rtu0*11,rtt0*27,rtu0*3,
  rtu0*2,prs7nqqfnpqcnqqdoqqcoqrbnqqbnpqenqqcnqqartu0*31,qtt2prr5qss4oqr9oqraprs5nqqcoqr6nqqaorr5oqr6oqr8npq9orr8oqr7nqq7qtt1rtu0*7,prs7prr8prr9pss4qst3rtu0*2,
  rtu0*43,qtt2qss2qst2orr7oqr9oqr7oqrapss4orr9qss4orr5prr7oqr7prs5oqr8oqr7rtt0rtu0*7,rtt2qst3qtt2*2,qtt0rtu0*2,
  rtu0*2,nqr2cik0cij0*8,dik0nqr2rtu0*30,rtt0*27,rtu0*3,
  rtu0*2,ejl519c02ac33bd3*3,5ce62ac23bd24bd519c0ejl5qst3qss4*2,qss6qst3pss5qss3pss5qss4*2,qst2*2,qtt2qst3qst2*2,prs5qst2pss5qtt2qss4rtu0*8,qtt2prs4qss3nqq9oqqaprs4oqr7nqqanpqfoqr8oqqaorr7oqqbnqqanqq8orr7rtu0*8,prs6*2,prs7pss3qst3rtu0*2,
  rtu0*2,ejl519c04bd73bd27ega6df85ce96df77eg87dfc19c0ejl5qss4prr7pss5prs8prs7pss8prs7pss9prs8prs7prr6pss6qss5prs9oqr9pss5prs8pss5prsaprs4prs9rtu0*8,qtt2pss3qtt1orr7oqr8orr6prr8prs6oqranqq8oqr8prs5prr8oqr8orr8prs5rtu0*8,qtt3qst5qst3qst2qtt1rtu0*2,
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
  vvv0*48,uvv1uuu1vvv0qsr5*2,uuu5ttt9ttt7uuu4tuu6stt8tttattu8ttt7tttauuu3vvv0*10,
  vvv0uvv0stt3rss5rss4qrs8stt2rss5rss6rss3sst3rss6rss7rss5stt2rss6qrs6rss6*2,stt3rss5rss4sst4stt3rss4sss3rss5stt2rss7sst4sss5stt1rrs8rss5rss6stt4tuu0*10,uuu0vvv0uvv1uuu1vvv0uuu5*2,vvv2ttt6uuu5tuu3ttt4uuu4ttu7stt8tuu5uuu7vvv1vvv0*10,
  vvv0uvv0stt3rss4rss5rss4stt1stt4rss4rss5stt1rss5rss6stt4stt2rss5stt4rss5stt4rss4*2,rss5rss4stt3rss4stt4rss6stt1rss4rss5*2,stt2rss6*2,rss5stt2tuu0*10,uuu0vvv0uvv1uuu1vvv0uuu5*3,rrsesttbuuu6stt8sttbsssasttcvvv1vvv0*12,
  vvv0*6,tuu4uuu3ttu6uuu1ttt7uuu1uuu3*3,ttt7uuu4uuu1tuu3uuu1vvv0*28,uvv1uuu1vvv0uuu5*2,uuu3qrrassscrssf*2,rssesss9qrrgrssb*2,sttarsserrrhrssarrsesstbrssdttt7vvv0*3,
  vvv0tuu6stt9prr9prrdvvv0uuu4ssscsssdsssasttbsttcttt8tuu5ttt6tttasttcsssbttt8sstduuv2vvv0*27,uvv1uuu1vvv0uuu5*2,vvv0*21,
  vvv0uvv1vvv1uvv1ttu6vvv0ssscsssdsttbttt8sssarrrhssscqrrevvv1vvv0*33,uvv1uuu1vvv0tuu5*2,ttt5rrrarssbstt5rrs9rss8vvv0*15,
  vvv0*48,uvv1uuu1vvv0tuu4*2,ttu4sss9rrrbrss6qrrbsst9uuu4vvv0*2,vvv2vvv0*11,
  vvv0uuu3stt7ttt8stt9*2,tuu6ttt8ttt6sstcuvv1vvv0*37,uvv1uuu1vvv0*3,uuu4rssdtuu6*2,stt8ttt6sttcsssdrssfsttcrsscvvv0*10,
  vvv0vvv1tuu6uuu5uuu4uuu5uuu6tuu5uuu4tuu6vvv0*38,uvv1uuu1vvv0*3,tuu6rrrfttt8ttt7sssbttt8qrrhrssfrssdvvv0*12,
  vvv0*2,tuu0*5,stt1tuu0*6,ttt0tuu0*18,ttt0*2,tuu0*11,uuu0vvv0uvv1uuu1vvv0*3,tuu6rrrerssgsss8rrressscrssdsssbqrrgssscstt9rsserrrfsss9vvv0*7,
  vvv0uvv0qrrbpqqbpqqc*2,rss8qrr9pqqbpqqfrss4pqqbpqqdqrr9stt3qrs9qrr8pqrbqrr9qrraqrrbqrr9qrrcsss4qrr8pqrapqqcqrr8pqqcpqrfqrrarss6pqqcpqqdqrr9rss8tuu0*10,uuu0vvv0uvv1uuu1vvv0*5,vvv1*2,vvv0*17,
  vvv0*2,uuu0*44,vvv0*2,uvv1uuu1vvv0uuv1uvv1uuu0vvv0*4,vvv1vvv0*15,
  vvv0tuu4tuu7rtt6rst9vvv0ttt5ttu6stta*2,ttt8sttatuu6sttattu5sttbttt7*2,vvv2vvv0*29,uvv1uuu1vvv0ttt6*2,ttt7opphnoolppqbnopksss7vvv0*15,
  vvv0uuu3uuv3stt4rssavvv0vvv2uuu3tuu6uuu5uuu4uuu5ttt5tuu6uuu3uuu6uuu4tuu6vvv1vvv0*29,uvv1uuu1vvv0*3,tuu5rrrcttt7ttt8rssarssdrssfrssdsstcrssgttt4vvv0*10,
  vvv0*48,uvv1uuu1vvv0*3,uuu4sssauuu5*2,ttt8stt9sstcssscvvv1vvv0*12,
  uvv0vvv0*47,uuu0uuu1vvv0*4,uuu2*2,vvv2uuu2vvv3vvv1uvv2vvv1vvv0*12,
  uvv0*49,uuu1vvv0uvv1*2,vvv0*21,
  vvv0*48,uuu0uuu1vvv0ttt6*2,stt5noognoofoppdnopgnoolmnnfvvv0*14,
  vvv0*48,uvv1uuu1vvv0*3,ttt5pqqksstbqrresss9qrrgsss8rrresst9rssdrsscsssdrssbqqqfsss8rrriqrresss9rssbuuu6vvv0
  vvv0oopbjklgjkljjllcmnodlmnehjkkgiiiuuu3vvv0*38,uvv1uuu1vvv0*3,uuu3rsscsstattt9rssdttt9rsscssscuuu3vvv0*12,
  vvv0vvv1*2,ttt2*2,uuu1ttt3ttu2ttt2vvv0*39,uvv1uuu1vvv0*4,vvv1*3,uuv2vvv1*4,vvv0*12,
  vvv0*48,uvv1uuu0vvv0*24,
  vvv0ttt6rssdttt5vvv0*11,qrrjqqrgrssdvvv0*7,stt8rrrdttt7vvv0*5,rssasssbttt8vvv0*6,rssisstarssdstt9sssavvv0uvv1uvv0*25,
  vvv0*48,uvv1uuu0uvv0vvv0*22,uvv0
  vvv0ttu3rssdsstcrrscsss9vvv0*11,uuu5vvv0*6,ttt8sttasssduvv4vvv0*7,uuu4vvv0*7,uuu2ttu6rssbstt9vvv0uvv1uuu1vvv0*24,
  vvv0uuu2stt9ttt7stt7uuu6vvv0*11,uuu3vvv0*6,ttt5ttt9tuu7uuu5vvv0*7,uuu2vvv0*7,vvv1ttt6ttt7uuu6vvv0uvv1uuu1vvv0qqrdmnokpqqepqqb*2,mnokpqqdpqqenopgoppbuvv2vvv0*12,
  vvv0*48,uvv1uuu1vvv0vvv1uuu3stt6tuu2ttt3uuu4qrr8uuu3ttt5sss4vvv0*13,
  vvv0ttt5rrsgpqqgrssbvvv0*12,ttt7vvv0*6,rsserrrhqrrituu8vvv0*4,tttasstdrsscuuu5vvv0*12,uvv1uuu1vvv0sttarss9rssesss9sssbsss9rssdrsserrsgqrrcrsscqrrgrsscrrrerrrcssscrrscsssdrrrfsssbstt9vvv0*2,
  vvv0*3,uuu1vvv0*13,vvv1vvv0*6,uvv1uvv2vvv1vvv0*5,vvv1*2,vvv2vvv0*13,uvv1uuu1vvv0ttt9ttt7sss8stt9sssattt9ttu8rsscttt9rssestt8*2,sss9sttbsss9ttt8sstbsssbttu6rss9uuu4uuu3vvv0
  vvv0*48,uvv1uuu1vvv0uuu3tuu5ttt6uuu4uuu5*3,tuu7stt8tuu5vvv2uuu3*2,tuu5uuu3*3,uuu4vvv2uuu3*2,vvv1vvv0
  vvv0sssbqqrfppqioppfvvv0*12,sssbvvv0*6,qqqiqqqjqqqkttt9vvv0*4,sttbsssfrrseuuu5vvv0*12,uvv1uuu1vvv0ttu8sssb*2,sttasssb*2,rsscttt8sssbsst9vvv0*13,
  vvv0*2,uvv0*33,vvv0*13,uvv1uuu0vvv0*24,
  vvv0*48,uvv1uvv0uuu0uvv0*22,uuu0
  vvv0stt7opphpqqevvv0*12,ttt4pqqhvvv0*5,sss8noploppkoppjttt9vvv0*6,vvv1sss7vvv0*12,uvv1uvv0uuu0uvv0*22,uuu0
  vvv0*48,uvv1uuu0vvv0*24,
  vvv0*48,uvv1uuu1vvv0stt6rrrattt3rss5sss7uuu2sst5tuu2ttt2rss7uuu2ttt3uuu4uvv1vvv0*9,
  uuu0uvv0*48,uuu1vvv0sss8pqqdoppdrrr8pqqfrss9oppdoppcpqqcrrr9ppqcqqqboppfstt3vvv0*9,
  uvv0*49,uuu1vvv0ttt5uuu4uuu5tuu6tuu5uuu6ttu5ttt6ttt7uuu4tuu5tuu6ttu4uuu6ttt7uuu4tuu4uuu4uuu6vvv0*4,
  uvv0*49,uuu1vvv0uuu4tuu4stt8sstctttastt9tuu5ttt8tuu7ttt7stt5tuu5stt7ssscttt9ttt4sttattu6uuu5vvv0*4,
  uvv0*49,uuu1vvv0ttt8rrrcsssa*2,rrsfsssasst9qrrbsssarssc*2,ssscrsscrssfsss9sssarsscrsserssfsssbvvv0*3,
  uvv0*49,uuu1vvv0stt9qrrfqrrjrrsdrsscqrrgstt8rrrdrssdrsscrsserrrfsssdqrrhrrrgsssbrrrgrssdrssasssbrrrguuu2vvv0
  uvv0*49,uuu1vvv0stt9sssbqrrjsssettt8qrrdrrscrssdsttcrrsgsss9ssscrrshrsserss9vvv0*8,
  uvv0*49,uuu1vvv0*24,
  uvv0*49,uuu0vvv0*23,vvv1
running 1184x353
~ WwRR k9wt yj2Q rk_K mT9d rk_K H1tK WGMA 99iO rk_K e_Z6 P6Qg mWGT LZGk DUAZ v-_q 7r-B T0WU ZHvt X9hX
~ 2E-x LrKj -hEC k_Me u_-4 X9hX 2E-x LrKj 6c8F -DaP u_-4 9XCf B_j8 chtl xW_W Bg_0 u_-4 9XCf B_j8 chtl
~ DwIA Bg_0 u_-4 9XCf B_j8 chtl T5wT Bg_0
  rsscrrserrs8uvv0*71,
  uuu0tuu0*72,uuu0
  suu0rtu0*72,suu0
  rtu0*74,
  rtu0*2,mpq35de04ce07eg2qst2rtu0*67,
  rtu0*2,ejl56df2hlmc3bd2lop5rtu0*36,nrq3iom6qss3mppbmopcoqr8mopenpqaqss3rtu0*17,oqrbprs8prs6rtu0*2,
  rtu0*2,ejl5bhi4mop65ce4lop5rtu0*36,qtt1nrq1rtt0qss3prs3qss2pss4pss3rtt0rtu0*18,rtt0*2,rtu0*2,
  rtu0*2,mpq35de04ce07eg2qst2rtu0*37,rtt0*27,rtu0*3,
  rtu0*43,nrq3iom6prs4mppenqq8*2,mppgoqr7nqq8npqbnppborr7npqcoqranpqaqss4rtu0*10,qst4orr9qst3rtu0*2,
  rtu0*2,mpp4gjk7mop2mpp4mpp3hkk7mop2lno3ilm5prs3fij5ill9jmn2nqq3mpp4jmm2mpp3orr2ehhajlmbknn2npq5oqr3hjk6hklcikl8rtu0*15,qtt1nrq1rtt2qst4prs4*2,prr7pss4prs6prr5prs6qss4prs5pss5prr6qtt2rtu0*10,rtt0rtt1rtt0rtu0*2,
  rtu0*2,oqr3bef8cfg8eghcdghbadedehh7dgh9ehh9oqr5fii6ehhfbefabefdeghcehibeghdlno6gjkecfgedfgadghdjlm9kmn5jlm9hkl7rtu0*16,rtt0*27,rtu0*3,
  rtu0*13,pss2prr2rtu0*28,qtt2orr5qss3npq9mppboqr8npqanpqbnpq8oqqcorr6nqq8orr8rtu0*10,qst4oqr9orraoqrdpss6pss5rtu0*2,
  rtu0*2,pss5nqqcorr8oqq8nqqaoqrboqr9nqqaoqqbnpqborr6oqqaorraoqqcoqraorr8nqqenqqaoqrcoqr9oqrbprr8nqqeoqr8*2,oqrborr8oqraoqqaoqr9qss4rtu0*10,qtt1qst2qtt1prs5prr4qss5prr6prs6prs5pss5pss3prs5qst4rtu0*11,rtt1*3,rtt0rtu0*3,
  rtu0*3,qst4rtt1qtt2rtt0rtt1*2,qst3qtt2rtt1rtt0rtt1qtt2rtt1*5,qst3rtt1*2,qtt1rtt1rtt0qtt1rtt0rtt1*2,qss4rtt1rtu0*12,rtt0*27,rtu0*3,
  rtu0*2,prs7nqqenpqcoqqc*2,oqrbnqqbnqqenqqcnqqartu0*31,qtt2prr5pss5npqbnpqcorr7mppeoqq8nppdorr6nqq7nqqamppboqr9nqq9npp9qtt1rtu0*6,qst3prr7prr9orrbqss6pss5rtu0*2,
  rtu0*43,qtt2qss2qtt1prs5prr6prr5orr7qst3prs7qst3prs4prs5orr5pss3orr6orr5rtt0rtu0*6,rtu1qst2rtt3qtt3qst1rtt1rtu0*2,
  rtu0*2,nqr2cik0cij0*8,dik0nqr2rtu0*30,rtt0*27,rtu0*3,
  rtu0*2,ejl519c02ac34bd34cd54bd56df83bd44ce44ce719c0ejl5qst3prs9qss5qss4qst5qst4pss4rtt1rtu0*21,qtt2prr5qss3npqcnpqboqr6oqq9npqcmophnpqanpqboqr8npqd*2,nppaoqr9rtu0*7,qst3prr7prr9orrbqss6pss5rtu0*2,
  rtu0*2,ejl519c04bd72bd16df95df64ce85de66df66dfa19c0ejl5qst4pss5pss4pss6*3,qss5rtt1rtu0*21,qtt2qss2qtt1prs5prs6prs4prs6pss4prs7orr6prs6pss4prs5prr5prs5pss3rtu0*7,rtu1qst2rtt3qtt3qst1rtt1rtu0*2,
  rtu0*2,nqr2cik0cij0*8,cik0nqr2rtu0*60,
  rtu0*74,
  suu0rtu0*72,suu0
  uvv0suu0rtu0*70,suu0uvv0
sealed-mismatch 1184x347
~ WwRR k9wt KiGb rk_K zDrS rk_K CvWP WGMA cH2U rk_K 9E3d DC70 mWGT LZGk DUAZ v-_q kxCX T0WU ZHvt X9hX
~ 2E-x LrKj -hEC k_Me u_-4 WOSu a4gx 5GcX 6c8F NWrZ u_-4 9XCf B_j8 chtl xW_W xZDa u_-4 9XCf B_j8 chtl
~ DwIA xZDa u_-4 9XCf B_j8 chtl T5wT xZDa
  rrs8qrrbrss9rssbrrrarrsbtuu2uvv0*67,
  uuu0*74,
  vtt0vss0*72,vtt0
  vss0*74,
  vss0*2,tnn3n890n780oab1urr2vss0*67,
  vss0*2,qgh4pcd4snn3n794tmn4vss0*36,ppo4hlj7tqq4nmmfnmmgpoobnmmjomndtqr4vss0*17,rppcsqq9sqq7vss0*2,
  vss0*2,qgh4o9b3top6m572tmn4vss0*37,trr0vss0*29,
  vss0*2,tnn3n890n780oab1urr2vss0*67,
  vss0*43,tnn4rhi9sqq7onniomnconndnmmnpnoconnfnmmgnmmiqoobnmmipoognmmgsqq6vss0*10,sqq8rppatrr4vss0*2,
  vss0*2,qoo2ggh6ggh9qop4poo2nmm3poo2sqq2onn2iiibomn5onn2poo5*2,nmn3urr2jij5mlm7poo3mll1mllchhi7trr1onn2fgg5qop4qoo2nmm2kjkdsqq2onn2poo3rpp5hhi7vss0*8,urr0vss0*29,
  vss0*3,kjk8iiifbcdeghh8dee8eff9nmm6gghbcdeflklbcdecefgfffgfeffapno8defaefgfhhieghhbonn6iiianmm5mll7ghhccdeegghaggh8defconn6hhhadeeeeffeiiiavss0*38,
  vss0*43,trr3rpq7tqq4nmmfnmmgqoodnmmhomnhomnepnohqooaonneqppdvss0*11,rqq9rppb*2,sqq6trr4vss0*2,
  vss0*2,tqr5qppcsqq8qppcrpp7qppcqopcrpq9qpp9rppasqq7rppaqppbsqqaqppdsqqaqppbtqr6vss0*24,urr0vss0*29,
  vss0*3,uss1urr2uss1uss0urs1uss1uss0uss1*2,vss0uss1*4,vss1urs1vss1vss0*54,
  vss0*3,trr0*10,vss0*30,urr3rpq6sqq7onnhnmmjqoobnmmkpoobnmmkqooaonnconngmllhpoodonnenmmfurr2vss0*7,rqq9rppb*2,sqq6trr4vss0*2,
  vss0*2,ikl519c0*10,jkl5vss0*29,uss1urr1vss0*3,uss1*2,vss0*7,uss1vss0*16,
  vss0*2,gjk519c05ceb5ce59ghe8fgc9fhg7egaaghb9fhh19c0gjk5sqq8qppbrppaqppfrppbrppdqppbrpperppc*2,rpp8rpq9sqq7rppdqopcrqq8qopdrqq8qopfrpq7qppevss0*39,
  vss0*2,ikl519c0*10,jkl5vss0*29,urr3rpq6tqq4nmmhnmmipnobonngonnhmllpnmmgnmmipnodonnknmmjnmmgqoodvss0*8,rqq9rppb*2,sqq6trr4vss0*2,
  vss0*3,trr0*10,vss0*30,uss1urr1vss0*29,
  vss0*74,
  vss0*74,
  uuu0vss0*72,uuu0
revealed 1184x347
~ WwRR k9wt JeK_ rk_K mT9d rk_K H1tK WGMA WeUX rk_K al4u 2Ncz mWGT ehOd RuWC T0WU ZHvt 9XCf B_j8 chtl
~ xW_W QdlB u_-4 9XCf B_j8 chtl 6c8F QdlB u_-4 9XCf B_j8 chtl DwIA QdlB u_-4 9XCf B_j8 chtl T5wT QdlB
~ u_-4 9XCf B_j8 chtl OKQ3 QdlB
  rss9rrs8qrrauuu0uvv0*70,
  uuu0tuu0*72,uuu0
  suu0rtu0*72,suu0
  rtu0*74,
  rtu0*2,mqr37eg06df09fh2qst1rtu0*67,
  rtu0*2,ejl59gh4kno24ce4lop5rtu0*36,qst3orr6prs4lnoeknngmppdknnhlnohlnodmophnpqalooenqqdrtu0*18,
  rtu0*2,ejl58eg4oqq93bd2lop5rtu0*36,rtt1qst1rtu0*29,
  rtu0*2,lpp33bd0*2,5df2pss2rtu0*37,rtt0*27,rtu0*3,
  rtu0*43,qst3orr6orr7looilnocloodkmnnmppcloofknoglnoinpqbknnhmppgknngprs6rtu0*15,
  rtu0*2,npq3gjk4hkkboqq2loo2oqq1hjk8orr3prs1mpp3oqq3mpp3nqq3loo4orr3qss1fijampp3mop3oqq4orr3prs3oqr3npq3nqq3oqr3npq4mop3nqq3mpp2gjkegjk6rtu0*9,rtt1qst1rtu0*29,
  rtu0*2,knn5gjk4fijedghh9cd6dghddghcfijahjk8fhi8adefcfg9adecloo9dfgeikl8befcgijcehibbeeeadegloo6beffehidehifadeacfgihjk8befdcfg8ehiijmm6rtu0*10,rtt0*27,rtu0*3,
  rtu0*6,rtt0rtu0*8,oqr2mpp3rtu0*7,jmm5rtu0*6,rtt0rtu0*11,qst3orr6prs6mopflnohnqqalooinpqalooinqq8mopamopeknnenpqcmopclnodqst2rtu0*14,
  rtu0*2,pss6orr9*3,oqrborr7prs6oqr7oqrbprs7oqqbpss5oqrboqraprs6oqr9pss8oqraprs7oqra*2,orr9*2,orr8oqraprs6oqr9orr6oqq9prr8oqr7prs7rtu0*9,rtt1qst1rtt0rtt1qtt2qss2qss3rtt0qtt2rtt1qtt1rtt1qst1rtt1qst2qst1rtu0*15,
  rtu0*2,rtu1qst2qtt2qst2qst3qst2rtt2pss4qst3*3,qtt1qst2*3,qtt2qst2qst3*2,qst2qst3rtt2qtt2*2,qst3rtt1qst2*6,rtu0*10,rtt0*27,rtu0*3,
  rtu0*43,qst3orr6pss4loog*2,npq9mppemopfknnnlnoeloognpqbmopilnohloofnpqbrtu0*15,
  rtu0*2,hmn519c0*9,3bd1pst3rtu0*29,rtt1qst1rtu0qtt1*3,qtt2rtt1qtt2qst1qtt1*2,rtt1qtt1*2,rtt1rtu0*15,
  rtu0*2,ejl519c0aghi9fhh*2,9fhd7egdaghfaghh5ce619c0nqr8oqqenpqgnqqdoqrcnqqborr9oqrborr8npqdoqqbqtt2rtu0*19,rtt0*27,rtu0*3,
  rtu0*2,glm519c0*3,2ac119c0*5,1ac0pss4rtu0*2,rtt0rtu0*26,qst2orr6prs7npqc*2,nqq8mopelooemopgmopamppdmopemppflnofmopfmppamopgmppdmopcnqqcrtu0*11,
  rtu0*3,ors0orr0*8,pss0rtu0*30,rtt1qst1rtt0qss3*2,qtt1rtt1qss4rtt1qtt1qtt2qtt1rtt2qtt1qtt2qtt1*2,rtt1qst2rtt1rtu0*11,
  rtu0*74,
  rtu0*74,
  tuu0rtu0*72,tuu0
verifying 1184x347
~ WwRR k9wt MxcG rk_K mT9d rk_K H1tK WGMA WeUX rk_K al4u 2Ncz mWGT VbOq A3Jt ETEH wVjM x7gZ T0WU ZHvt
~ 9XCf B_j8 chtl xW_W QdlB u_-4 9XCf B_j8 chtl 6c8F QdlB u_-4 9XCf B_j8 chtl DwIA QdlB u_-4 9XCf B_j8
~ chtl T5wT QdlB u_-4 9XCf B_j8 chtl OKQ3 QdlB
  rrsaqrrdqrrcuuu1uvv0*70,
  uuu0tuu0*72,uuu0
  suu0rtu0*72,suu0
  rtu0*74,
  rtu0*2,mqr37eg06df09fh2qst1rtu0*67,
  rtu0*2,ejl59gh4kno24ce4lop5rtu0*36,qst3orr6prs4lnoeknngmppdknnhlnohlnodmophnpqalooenqqdrtu0*18,
  rtu0*2,ejl58eg4oqq93bd2lop5rtu0*36,rtt1qst1rtu0*29,
  rtu0*2,lpp33bd0*2,5df2pss2rtu0*37,rtt0*27,rtu0*3,
  rtu0*43,qst3orr6orr7looilnocloodkmnnmppcloofknoglnoinpqbknnhmppgknngprs6rtu0*15,
  rtu0*2,npq3gjk4hkkboqq2loo2oqq1hjk8orr3prs1mpp3oqq3mpp3nqq3loo4orr3qss1fijampp3mop3oqq4orr3prs3oqr3npq3nqq3oqr3npq4mop3nqq3mpp2gjkegjk6rtu0*9,rtt1qst1rtu0*29,
  rtu0*2,knn5gjk4fijedghh9cd6dghddghcfijahjk8fhi8adefcfg9adecloo9dfgeikl8befcgijcehibbeeeadegloo6beffehidehifadeacfgihjk8befdcfg8ehiijmm6rtu0*10,rtt0*27,rtu0*3,
  rtu0*6,rtt0rtu0*8,oqr2mpp3rtu0*7,jmm5rtu0*6,rtt0rtu0*11,qst3orr6orr7loohknnjnpqbknokmppbknoknpq9loocloogjmngmppdlooekmneqst2rtu0*14,
  rtu0*2,pss6orr9*3,oqrborr7prs6oqr7oqrbprs7oqqbpss5oqrboqraprs6oqr9pss8oqraprs7oqra*2,orr9*2,orr8oqraprs6oqr9orr6oqq9prr8oqr7prs7rtu0*9,rtt1qst1rtu0*3,qtt1*2,rtu0*7,rtt1rtu0*16,
  rtu0*2,rtu1qst2qtt2qst2qst3qst2rtt2pss4qst3*3,qtt1qst2*3,qtt2qst2qst3*2,qst2qst3rtt2qtt2*2,qst3rtt1qst2*6,rtu0*10,rtt0*27,rtu0*3,
  rtu0*43,qst3orr6pss4loog*2,npq9mppemopfknnnlnoeloognpqbmopilnohloofnpqbrtu0*15,
  rtu0*2,hmn519c0*11,ejl5koo2ejl0*14,nqq2rtt0*7,rtu0*5,rtt1qst1rtu0qtt1*3,qtt2rtt1qtt2qst1qtt1*2,rtt1qtt1*2,rtt1rtu0*15,
  rtu0*2,ejl519c08fgd5ce7aghe9fhh7egb9ghkaghh9fgdaghf19c0bhi5qst4pss5*2,qss5qss4prs6qss5qss4qtt3rtu0*20,rtt0*27,rtu0*3,
  rtu0*2,glm519c01ac019c0*2,1ac02ac019c0*5,cij5qst3prs5*2,qss4pss4qst4qss5prs6qst3rtu0*19,qst2orr6prs7npqc*2,nqq8mopelooemopgmopamppdmopemppflnofmopfmppamopgmppdmopcnqqcrtu0*11,
  rtu0*3,ors0orr0*10,rtt0rtu0*28,rtt1qst1rtt0qss3*2,qtt1rtt1qss4rtt1qtt1qtt2qtt1rtt2qtt1qtt2qtt1*2,rtt1qst2rtt1rtu0*11,
  rtu0*74,
  rtu0*74,
  tuu0rtu0*72,tuu0
interrupted 1184x347
~ WwRR k9wt sclq rk_K mT9d rk_K H1tK WGMA WeUX rk_K al4u 2Ncz mWGT ehOd 59sb T0WU ZHvt 9XCf B_j8 chtl
~ xW_W QdlB u_-4 9XCf B_j8 chtl 6c8F QdlB u_-4 9XCf B_j8 chtl DwIA QdlB u_-4 9XCf B_j8 chtl T5wT QdlB
~ u_-4 9XCf B_j8 chtl OKQ3 QdlB
  rrsdrss8rrscqrratuu3uvv0*69,
  uuu0tuu0*72,uuu0
  suu0rtu0*72,suu0
  rtu0*74,
  rtu0*2,mqr37eg06df09fh2qst1rtu0*67,
  rtu0*2,ejl59gh4kno24ce4lop5rtu0*36,qst3oqr7prs4lnoeknngmppdknnhlnohlnodmophnpqalooenqqdrtu0*18,
  rtu0*2,ejl58eg4oqq93bd2lop5rtu0*36,rtt0qtt0rtu0*29,
  rtu0*2,lpp33bd0*2,5df2pss2rtu0*37,rtt0*27,rtu0*3,
  rtu0*43,qst3orr6orr7looilnocloodkmnnmppcloofknoglnoinpqbknnhmppgknngprs6rtu0*15,
  rtu0*2,npq3gjk4hkkboqq2loo2oqq1hjk8orr3prs1mpp3oqq3mpp3nqq3loo4orr3qss1fijampp3mop3oqq4orr3prs3oqr3npq3nqq3oqr3npq4mop3nqq3mpp2gjkegjk6rtu0*9,rtt1qst1rtu0*29,
  rtu0*2,knn5gjk4fijedghh9cd6dghddghcfijahjk8fhi8adefcfg9adecloo9dfgeikl8befcgijcehibbeeeadegloo6beffehidehifadeacfgihjk8befdcfg8ehiijmm6rtu0*10,rtt0*27,rtu0*3,
  rtu0*6,rtt0rtu0*8,oqr2mpp3rtu0*7,jmm5rtu0*6,rtt0rtu0*11,qst3orr6orr7loohknnjnpqbknokmppbknoknpq9loocloogjmngmppdlooekmneqst2rtu0*14,
  rtu0*2,pss6orr9*3,oqrborr7prs6oqr7oqrbprs7oqqbpss5oqrboqraprs6oqr9pss8oqraprs7oqra*2,orr9*2,orr8oqraprs6oqr9orr6oqq9prr8oqr7prs7rtu0*9,rtt1qst1rtu0*3,qtt1*2,rtu0*7,rtt1rtu0*16,
  rtu0*2,rtu1qst2qtt2qst2qst3qst2rtt2pss4qst3*3,qtt1qst2*3,qtt2qst2qst3*2,qst2qst3rtt2qtt2*2,qst3rtt1qst2*6,rtu0*10,rtt0*27,rtu0*3,
  rtu0*43,qst3orr6pss4loog*2,npq9mppemopfknnnlnoeloognpqbmopilnohloofnpqbrtu0*15,
  rtu0*2,hmn519c0*9,3bd1pst3rtu0*29,rtt1qst1rtu0qtt1*3,qtt2rtt1qtt2qst1qtt1*2,rtt1qtt1*2,rtt1rtu0*15,
  rtu0*2,ejl519c0aghi9fhhaghi9fhd7egdaghfaghh5ce619c0nqr7mppeprr8nqqgoqqcorrcnqqboqraoqrdnqqdoqrcprr8orr9mppcoqrdrtu0*16,rtt0*27,rtu0*3,
  rtu0*2,glm519c0*3,1ac019c0*5,1ac0pss4rtu0*29,qst3orr6prs7npqc*2,nqq8mopelooemopgmopamppdmopemppflnofmopfmppamopgmppdmopcnqqcrtu0*11,
  rtu0*3,ors0orr0*8,pss0rtu0*30,rtt1qst1rtt0qss3*2,qtt1rtt1qss4rtt1qtt1qtt2qtt1rtt2qtt1qtt2qtt1*2,rtt1qst2rtt1rtu0*11,
  rtu0*74,
  rtu0*74,
  tuu0rtu0*72,tuu0
verified 1184x1851
~ WwRR k9wt NKEc rk_K KVxc rk_K i0_A WGMA WeUX rk_K Cl8p s-Jm VYNV Z_DY 8VKk mWGT Yhkq DUAZ WigP Xjvz
~ T0WU ZHvt X9hX 2E-x LrKj xW_W -DaP u_-4 X9hX 2E-x LrKj 6c8F -DaP u_-4 X9hX 2E-x LrKj DwIA wOur u_-4
~ X9hX 2E-x LrKj T5wT -DaP u_-4 X9hX 2E-x LrKj OKQ3 -DaP WwRR -7j2 -1uT 7tf3 arGU ddEk neSJ b2Fi -k-d
~ QXju qlIQ myLx rk_K nbJh 7tf3 dmv_ RR15 _G7O qlIQ NmUc rk_K jXPo 7tf3 lPVr PN9A sp7j b2Fi ozWi 8NyQ
~ qlIQ -mIR rk_K xa2M jeJs e079 rk_K XSK_ LQfA BlGq vT5E aT1A i2ua vkQm 84iz k36Y UNBU x9Ub gJop FleS
~ DxH9 H8bl lpr8 H8bl MD99 M06l GCJo H8bl Lmq8 H8bl ECxm on74 h3o1 sfEt GIkj SoLj 4BdP tUl5 Aazj R2lp
~ DYtW oHoh fIGy T3oO XEG4 gVzM f2Vv _MZV nY3h jg0w IMTS 7FTy 1Rug TaeA 4BdP tUl5 rMvD R2lp DYtW oHoh
~ fIGy iAHc XEG4 fIGy lvd9 fEZT _MZV 0Clj jg0w IMTS 7FTy 1Rug TaeA exjD tUl5 r0KA R2lp DYtW oHoh fIGy
~ T3oO ea3l fIGy qwrQ f2Vv _MZV MUte gdF2 jg0w IMTS 7FTy 1Rug TaeA jFuR 30kk kL8I veaO WTOM wn4C Fbbz
~ veaO L8Mc wn4C wAva veaO bz7B wn4C ev91 veaO b1yL GUKy veaO TnFf k8eu 8xyq 6lXP Jtx_ a7wQ XV8o 72Xm
~ vsFF Nr0U OHqB PtvA nPl4 aeRA rkRg eouW 956p OHqB FqNx mtVQ iHf_ g_r4 gssa nJzI OHqB fTfY FB8y WmOo
~ iQUY gssa nJzI OHqB huC_ vooo QHst 6J6Q rG7G nJzI _Ssd OHqB dodE o3dC z2sI vuRt vuRt Kpcu Jtx_ a7wQ
~ sYQi JfCj oeRU ba9e 1Obe gs3p yJuU 1Obe gs3p in4Z rk_K 8TKM 5YD- a7wQ TArn rlXX
  rrsaqrrerss7uvv0*71,
  uuu0tuu0*72,uuu0
  sut0rus0*72,sut0
  rus0*74,
  rus0*2,nrp28id07hc09jf1qtr1rus0*67,
  rus0*2,fmj4ajf3lpn25gb3lqo4rus0*67,
  rus0*2,fmj49ie4orq84fa2lqo4rus0*36,nrp3iol6qsr3mpobmpocoqpampodnpodnppanqpeorq7nqpaorqarus0*13,qtr5prq9qtr3rus0*2,
  rus0*2,lqo34gb03fa06hc1ptr2rus0*36,qtr1nrp1rts0qsr3psr3qts3psr4qsr4qsr3qtr3qsr2qsr3qts2rus0*13,rts0rts1rts0rus0*2,
  rus0*44,rts0*27,rus0*3,
  rus0*2,mon4hkj4orq4npo3nqp3mon4orp3qsr2ilk5lnm7moo3npo3orp4psq3oqp1hjj7mpo2npo2prq2knm7jml7npo2qsr1mpo2orq4*2,ilk6rus0*14,nrp3iol6psr4npoenqp8oqp8npogoqp7oqp8nqpbnpoborq7npocoqpanpoaqsr4rus0*10,qtr5prq9qtr3rus0*2,
  rus0*2,kmm6dgg6cffddggdehhdilk7addfnpo7adeacffihkk8cfff9ccgikkafiiadggbgjidbeeabeeehkkb9cccehhampo8befabeegehhc*2,rus0*14,qtr1nrp1rts2qtr4prq4psr4prq7qsr4psr6prq5psr6qsr4psq5qsr5prq6rts2rus0*10,rts0rts1rts0rus0*2,
  rus0*7,qtr2knm4rus0*10,rts0rus0*24,rts0*27,rus0*3,
  rus0*2,mqo3iol6osq5mqoaosq6nrp8mro8mqoalqn7osq7nrp9mqodorp6lqoamrobosq6nrp8orq8nrpakpncorp7rus0*20,nrp3iol6qsr5nqpbnppcprq7npoeoqp8npodorq6oqp7oqpampoborqaoqp9npo9rts1rus0*9,qsr4prq9qsr4rus0*2,
  rus0*2,qtr0osq1qts1qtr2qtr3qtr2*2,ptr2psr1qtr1qtr2qtr4qtr1qtr2*6,rts2rts1rus0*20,qtr1nrp1rts1psr5prq6prq5prq7qsr3psr7qtr3psq4psr5prq5qsr3prq6prq5rts0rus0*9,rts0rts1rts0rus0*2,
  rus0*2,psr7oqpborqaoqpaoqpdoqp8prq7oqp9nqpdoqpaorq8oqpdorq8oqpcoqpdprq6oqpaprq9oqpbprq8nqpaorqcorq7nqpaprq7oqpcorq6oqpeprq6nqpdorq7oqpcoqp8rus0*9,rts0*27,rus0*3,
  rus0*2,rts2rts1rts2rts1*2,rts2*2,qtr3rts1rts2rts0rts1rts0rts1*2,rts0*2,rts1rts2rts1*3,rts0rts1rts0rts1qsr2rts1rts0rts1rts2rts1rts0rus0*8,osq3jom5qsr3npocnqpcorq6oqpanqpcmpoinqpanqpcoqp8nqpenpodnpoaorq9rus0*10,qts4prq7qts3rus0*2,
  rus0*2,qsr5nqpcorqanqpcoqp9nqpeprq7rus0*34,qtr1mrp2rts1psq5prq6psr5psr6qsr5prq7orq6prq6qsr4psr5prq5psq5qsr3rus0*10,rts1rts2rts0rus0*2,
  rus0*44,rts0*27,rus0*3,
  rus0*2,mqp3bhi0*9,fkl3rus0*30,osq2jom5qsr6orq8oqpaprq5oqpanqpanppcnqp7oqp8oqpa*2,npobnqpboqp7nqpcoqp9oqp8orq9rus0*6,qts4prq7qts3rus0*2,
  rus0*2,ekk519c03bd53bd45ce76df93bd44ce55ce72ac13bd5qts3qsr4qsr7qsr5qsr3psr7psq8qsr4psr7qsr5*2,qsr4qsr6qsr4rus0*16,qtr1mro2rts1orq6psq5psr4psr5orq8qsr5psr4psr6psr5psr7prq5psr6psr4qsr5*2,prq6qtr5rus0*6,rts1rts2rts0rus0*2,
  rus0*2,ekk519c03bd53bd36df74ce86df88egb6dfb2ac33bd5rts2qsr6qsr5qtr4qsr5qsr6qsr7prq8psr6qsr6psr6qsr4psr5psq4rus1rus0*46,
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
  vvv0ttt9rrsdqrreqrrkrrrerrrcrrsgsss8qrrcrssbssscrss9qrrarrseqrrcrrserss7rrsgrssfttt5vvv0*2,vvv1uvv0vvv1uuu5qqrhqqrjrrsdsssarsscrssdrrserrrdqqrkrrsdsssarsscqrrgrssdsstcrsseqrrerssbrrrdvvv1vvv0vvv1uvv0vvv1*2,rrrdrssdrrrfsss8qrrarrsdrsserssbrrrgtttbrrsd*2,rrrgsss9qrrfsss9qrresttcrrsdrssavvv0*2,
  vvv0uuu4ssscrsscrssbssscvvv0*17,vvv1uvv0vvv1uuu3rssfrrrgrsscsssdvvv1vvv0*16,vvv1uvv0vvv1vvv0uuu5vvv0*21,
  vvv0uuu4ttt6tuu5*2,ttt8*2,uuu5uuu4*3,vvv1vvv0*11,vvv1uvv0vvv1vvv2vvv1*2,vvv2vvv1vvv0*17,vvv1uvv0vvv1vvv0ttt7uuu4*4,ttt9uuu6uuu4tuu4uuu3vvv0*12,
  vvv0uuu4sstatuu6uuu3ttt6uuu6ttt8stt9uuu7tttcuuu2vvv0*11,vvv1uvv0vvv1vvv0*22,vvv1uvv0vvv1vvv0sttattu7tuu6uuu4ttt5tuu7tttasttatuu5tttbuvv1vvv0*11,
  vvv0ttt7qrresssbttt7rssbrsserssfqrrguuu1vvv0*13,vvv1uvv0vvv1vvv0*22,vvv1uvv0vvv1*2,qrrgssscsstattt8sssarrrhssseqrrgvvv1vvv0*13,
  vvv0*23,vvv1uvv0vvv1vvv0*22,vvv1uvv0vvv1vvv0*23,
  vvv0ttt5rrrarsserrrfsss9qrrbrsscvvv0*15,vvv1uvv0vvv1uuu6rrrerssdrssaqrrfrsscrrrerss9pqqgttt5vvv0*12,vvv1uvv0vvv1vvv0qrrbrrrcvvv0*20,
  vvv0uvv0tuu0stt1stt0stt1ttt0stt1tuu0stt0*2,stt1*3,tuu0stt1stt2stt0stt1tuu0*3,vvv0vvv1uvv0vvv1vvv0ttt0stt1ttt0*3,stt2ttt0ttt1ttt0stt1*2,stt0ttt1ttt0stt0stt1stt0tuu0*3,vvv0vvv1uvv0vvv1vvv0tuu1stt1ttt1stt1ttt0stt1*2,ttt0stt1ttt1ttt0*2,ttt1tuu0stt2stt1stt2tuu0*3,uvv0vvv0
  vvv0uvv0rss6qrr9*2,pqrbstt3rss9pqqaqrr8rss4qrraqrrcrss8rss4qrraqrr8prrbrss8tuu0*3,vvv0vvv1uvv0vvv1vvv0rss7prrbpqqbpqrbrss6qrraprraqrrbrss6qrr9pqqdqrr9rss5rss8rss7qrraqrsatuu0*3,vvv0vvv1uvv0vvv1vvv0rss4qrrbpqrcqrrarss4pqqcqrs9qrr8rss5pqrcpqrbpqraqrraqrs8pqrbqrrbqrrctuu0*3,uvv0vvv0
  vvv0uvv0rss7qrr9pqrapqq9rss5qrr9qrr8pqqbrss6pqqcpqqaprrbstt4pqqepqqcpqqfqrr9tuu0*3,vvv0vvv1uvv0vvv1vvv0rss6pqqbqrr8prr9rss5qrr8qrrbpqrcrss6oqqfpqqepqqdqrr8*2,oqqhprrbpqratuu0*3,vvv0vvv1uvv0vvv1vvv0rss3qrr9pqrbqrrarss7pqraqrrapqqcrss5qrrapqqdpqrbqrr8qrr9pqqe*2,pqrbtuu0*3,uvv0vvv0
  vvv0*2,tuu0*20,vvv0vvv1uvv0vvv1vvv0tuu0*20,vvv0vvv1uvv0vvv1vvv0tuu0*20,vvv0*2,
  vvv0*23,vvv1uvv0vvv1vvv0*22,vvv1uvv0vvv1vvv0*23,
  uvv0*23,uuu0uvv0*26,uuu0uvv0*23,
  uuu0*74,
  vvv1vvv0*72,vvv1
  vvv0uuu1*2,vvv0*41,uvv0*22,vvv1uvv0*5,vvv0*2,
  vvv0oppbijkkikkcikkmikkivvv0*37,uvv6uvv3uuu3tuu5uuu3uuu2uuu3tuu4uuu2uuv1uuv3uuu2*2,tuu3uuu3*2,uuu2vvv0*6,uuv6rtu0orr5prs4orr6qtt1uvv0vvv0
  vvv0uuu3tuu6uuu5uuu3ttt7tuu5uuu6uuu8ttt7vvv0*33,uvv6vvv2uuu5ttt8stt8tuu7sstctttasss9uuu5ttt9stt9ttt7*3,sst8stt7vvv0*6,uuv6rtu0nrr5mqr8ors7qtt3uvv0vvv0
  vvv0uvv2uuu6ttt8uuu5ttt8ttt6tuu7uuu4uuu5vvv0*34,uvv0*22,vvv1uvv0*5,vvv0*2,
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
  vvv0uuu3sssattt9sssastt7vvv0*14,ttt8*2,sssbvvv2vvv0*8,uuu4tuu4vvv0*7,uvv3vvv0*4,uuu4vvv0uvv1uuu1vvv0vvv2uvv0*20,vvv1vvv0
  vvv0uuu3ssscsst9sss9ttt7vvv0*14,stt8sttattt8uuu5vvv0*8,uuu5ttt7vvv0*6,uvv1vvv1vvv0*4,ttt4vvv0uvv1uuu1vvv0uvv6vvv0*5,tuu6ttt6qqreqrrcqqrerrs8rrrcqqrbppqisss7vvv0*5,uvv6vvv0
  vvv0*48,uvv1uuu1vvv0uvv6vvv0*5,tuu3uuu1ttt5ttt6stt7stt6tuu4ttt6ttt8uuu3vvv0*5,uvv6vvv0
  vvv0ttt4sssfqrrerssavvv0*15,rsscrsserrrguuu5vvv0*8,ttt7sssbvvv0*6,uuu5*2,vvv0*4,ttt7vvv0uvv1uuu1vvv0vvv1tuu0*20,vvv0*2,
  vvv0uuu1uuu2ttt3vvv2vvv0*15,uuu4*2,uuu3vvv2vvv0*8,uvv2uuu3vvv0*6,vvv1*2,vvv0*4,uuu1vvv0uvv1uuu1vvv0uvv6vvv0*5,vvv1*2,ttt4vvv3uuu4vvv1uuu4tuu5uvv2vvv0*6,uvv6vvv0
  vvv0*48,uvv1uuu1vvv0uvv6vvv0*5,ttt6uuu6ppqdppqkppqjoppfqrrbpqqeoppjstt6vvv0*5,uvv6vvv0
  vvv0sssbqqrfppqioppfvvv0*15,pqqjqrrjpqqktuu7vvv0*8,ttt8rrrfvvv0*6,uuu2uuu3vvv0*4,sss8vvv0uvv1uuu1vvv0vvv2uvv0*20,vvv1vvv0
  vvv0*48,uvv1uuu1vvv0*24,
  vvv0*2,uvv0*44,vvv0*2,uvv1uuu1vvv0stt9qrrdstt9rssfsssarrrguuu2vvv0*16,
  vvv0stt7opphpqqevvv0*15,sss8noomoppj*2,ttt7vvv0*8,rss6qqrgvvv0*6,tuu3ttt5vvv0*4,rss9vvv0uvv1uuu1vvv0*6,uuu0uvv0vvv0*16,
  vvv0*48,uvv1uuu1vvv0uuu0rss4rss5rss7rss6rss5rss8*2,rss7rss4rss7qrs9rss6stt2qrs7rss6qrr8stt3tuu0*3,uvv0vvv0
  vvv0vvv1*2,vvv0*4,vvv1*2,vvv0*2,vvv1uuu3vvv1*2,vvv0*2,vvv2vvv3vvv1uuu5vvv0vvv2vvv1*3,vvv2vvv0*21,uvv1uuu1vvv0uuu0rss3rss7rss6rss5stt3rss7rss6*2,sss4rss7rss6rss5stt2rss3rss5rss6stt3tuu0*3,uvv0vvv0
  vvv0vvv4ssscrrrcttt6qrrerss9rsscssscrssesstbtttasttbsss8rrscrsseqrrdsstbrssesss9rrrgrrscsttbsssarrscsssaqrrcvvv2vvv0*20,uvv1uuu1vvv0uuu0prraqrrapqrcpqqdqrrapqqdpqrapqrbstt3qrra*2,qrr9rrs7pqqc*2,pqqesss5tuu0*3,uvv0vvv0
  vvv0*48,uvv1uuu1vvv0*2,uuu0*20,vvv0*2,
  uuu0uvv0*48,uuu0vvv0*24,
  uvv0*50,uuu0*24,
  uvv0*50,uuu0uvv0*22,uuu0
  uvv0*49,uuu0vvv0*24,
  uvv0*49,uuu1vvv0sss8qqqcstt5rrr6qrr9ttu4rrr7stt5sss4rrr9ttt3sss5ttt7uuu1vvv0*9,
  uvv0*49,uuu1vvv0stt6rrrbpqqbrss7qrrdsss8pqqbpqq9qrrarss8qqqarrrapqqcttt2vvv0*9,
  uvv0*49,uuu1vvv0ttt6ttt7stt8stt9*2,sttastt8sssasttattt7sss7ttt9sst8stta*2,ttt6stt9ttt6ttt9vvv0*4,
  uvv0*49,uuu1vvv0uuu5ttt5stt8sssbsstastt8ttt5ttt7*2,stt8ttt6ttu6stt8ssscstt8ttu4sst9ttt8tuu7uuu2vvv0*3,
  uvv0*49,uuu1vvv0ttt6sst9ttt9tuu7sttbttt9ttt6sss8ttt7ttt8tttastt9*2,sttcttt7*2,ttt9sttatttattt8vvv0*3,
  uvv0*49,uuu1vvv0ttt8rrrfqrrhrrsdssscqrrfstt8rrrdrssc*2,rssdrrresssdqrrgrrsfsssbrrrgrssdrssasssbrrrfuuu2vvv0
  uvv0*49,uuu1vvv0stt9sssbqrrjsssettt8qrrerrrcrssdsttcrrsgsss9ssscrrshrsserss9vvv0*8,
  uvv0*49,uuu1vvv0*24,
  uvv0*49,uuu0vvv0*23,uvv1
mismatch 1184x361
~ WwRR k9wt xDDr rk_K zDrS rk_K CvWP WGMA cH2U rk_K 9E3d Mva6 mWGT Yhkq DUAZ WigP 4oAU J9So T0WU ZHvt
~ X9hX 2E-x LrKj xW_W -DaP u_-4 X9hX 2E-x LrKj 6c8F -DaP u_-4 WOSu a4gx 5GcX DwIA Jo_- u_-4 X9hX 2E-x
~ LrKj T5wT -DaP u_-4 WOSu a4gx 5GcX OKQ3 NWrZ
  rrsdrssaqrrastt7uvv0*70,
  uuu0*74,
  vtt0vss0*72,vtt0
  vss0*74,
  vss0*2,tnn3n890n780oab1urr2vss0*67,
  vss0*2,qgh4pcd4snn3n794tmn4vss0*36,srq1opo2urr2urr1trr3urr1trr3trr4urs1trr5uss1urr1urr3vss0*13,uss2trr4uss2vss0*2,
  vss0*2,qgh4o9b3top6m572tmn4vss0*36,rqq2mom5urr2pnndonncrppcpnnepoodpnncrppcqpp9pnncrpq9vss0*13,urr2trr6urr2vss0*2,
  vss0*2,tnn3n890n780oab1urr2vss0*67,
  vss0*43,trr1ppo2urr2tqq6urr1trr3tqr6uss1urr1trr3*2,uss1tqr4urr3trr2uss0vss0*10,uss2urr2uss1vss0*2,
  vss0*2,qoo2ggh6ggh9qop4poo2nmm3poo2sqq2onn2iiibomn5onn2poo5*2,nmn3urr2jij5mlm7poo3mll1mllchhi7trr1onn2fgg5qop4qoo2nmm2kjkdsqq2onn2poo3rpp5hhi7vss0*7,rqp2lnm6trr4rppcpnnbqooapnngqoobpooepnodpnoerppapoodqppconnetqr5vss0*10,urr3sqq7urr2vss0*2,
  vss0*3,kjk8iiifbcdeghh8dee8eff9nmm6gghbcdeflklbcdecefgfffgfeffapno8defaefgfhhieghhbonn6iiianmm5mll7ghhccdeegghaggh8defconn6hhhadeeeeffeiiiavss0*38,
  vss0*43,uqr1tno2urr2trr3urr2uss1trr3urr2trr4urr1*3,trr4urr3urr1trr2vss0*10,uss1urr2uss1vss0*2,
  vss0*2,sqq6qppasqqaqoobsqq7qopbsqq6poocsqqaqopbqopdsqq6qopcrpq9qpp9sqq7rppcsqq7rpqcqoobsqq7vss0*20,upp2sll7trr4qoodonnhqooconniqpp9pnofrpp8pnnapooeomncrppaonndonncurr2vss0*9,urr3sqq7urr3vss0*2,
  vss0*2,uss0uss1vss1uss1trr3uss1uss0*2,vss0uss0*2,vss1uss1uss0trr3uss0urr3uss0*2,urs0vss1vss0*51,
  vss0*43,trr1ppo2urr2tqr4trr3uss1urr1sqq6sqq8urr2trr4trr2trr5trr3urr2urr3vss0*10,uss2urr2uss1vss0*2,
  vss0*2,jlm519c0*9,6df5uss3urs0*9,urr4vss0*19,rqp2lnm6urr2poodpnoeqoo9poofqppbpnnhonnepnoerppaqooeonngonnerpp9vss0*10,urr3sqq7urr2vss0*2,
  vss0*2,gjk519c05cea5ce7aghe9fhi8egcagigagii3bd5*2,urs5vss0onndmlmgonninmmgomnepoodlkkivss0urs5vss0*50,
  vss0*2,ikl519c0*5,1ac02ac019c0*2,5ce5uss4vss0*9,urs4vss0*19,uqr1tno2uss2vss0uss1vss0*3,uss2uss0vss0uss2vss0uss1uss2vss0urr3uss2vss0uss2vss0*6,urr2*2,uss1vss0*2,
  vss0*3,rqq0*9,trr0vss0uss0urs0*8,vss0*20,upp2sll7tqr5onnfpnneqoo9onngmlmjpnnfpnnbonnfpnodonninmmfpnnfonnbpooepoocomnerppcvss0*6,trr5sqq7urr2vss0*2,
  vss0*2,sqq7rppcrppgqppbrppbrpparppbqopesqq7qopcqppfsqqarppdqoobsqq8qoperpqaqpparpq9rppdrppatrr4vss0*50,
  vss0*74,
  vss0*74,
  uuu0vss0*72,uuu0
nobody-drew 1184x347
~ WwRR k9wt MpHy rk_K KVxc rk_K i0_A WGMA WeUX rk_K 1Bhh X2pa mWGT Yhkq DUAZ WigP Xjvz T0WU ZHvt X9hX
~ 2E-x LrKj xW_W -DaP u_-4 X9hX 2E-x LrKj 6c8F -DaP u_-4 X9hX 2E-x LrKj DwIA AHId u_-4 X9hX 2E-x LrKj
~ T5wT gbTE u_-4 X9hX 2E-x LrKj OKQ3 -DaP
  rssbqrrarrs9rrrarss8uvv0*69,
  uuu0tuu0*72,uuu0
  sut0rus0*72,sut0
  rus0*74,
  rus0*2,nrp28id07hc09jf1qtr1rus0*67,
  rus0*2,fmj4ajf3lpn25gb3lqo4rus0*36,mro4fmj7psr4lnnfknmgnpodknmhlonhlonempohnpoalonenqpdrus0*13,qsr5orqaqsr4rus0*2,
  rus0*2,fmj49ie4orq84fa2lqo4rus0*37,qtr0rus0*29,
  rus0*2,lqo34gb03fa06hc1ptr2rus0*37,rts0*27,rus0*3,
  rus0*43,mrp3gnk6prq7monilnncmondknmnmpoclonflnnglnninppbknmimpogknmgpsq6rus0*10,qsr5orqaqsr4rus0*2,
  rus0*2,mon4ikkalon6nqp1psr1gjjamoo3mpo2orq4orq3mpo3orq1hkk6nqp3psq1prq3nqp4nqp1moo3gjjcfii6prq3rus0*19,rts0psr1rus0*29,
  rus0*2,kmm6dgggcffgehhahkj9cffcgiicdggcbeef9cchehhdjml7fiiaehhdhkjafiiccffeehh7gii8cffhhkjbehhdrus0*20,rts0*27,rus0*3,
  rus0*19,rts0rus0*2,nqp3*2,rus0*19,mrp3gnk6prq7lonhknmjnpoblnnkmpoblnnknqpaloncmongkmmgmpodloneknmfqtr2rus0*9,psq8orqapsq7rus0*2,
  rus0*2,qtr4prq9oqpcprq9orq9prq9orq9oqp9*2,orq7oqpbprq6orq9prqaorqaorq6prq8*2,rus0*23,rts0psr1rus0*3,rts1*2,rus0*7,rts1rus0*16,
  rus0*2,rts0qsr2qsr5qts2qtr3rts2qts3qsr2qtr2*3,rts1qtr3qsr4rts3qtr1rts2qts3rus0*24,rts0*27,rus0*3,
  rus0*43,mrp3gnk6qsr4long*2,npo9mpoemonglnmnlonelongnpobmooilonhlonfnqpbrus0*7,qsr7oqpcorq8oqp9nqpcpsq8rus0*2,
  rus0*2,hmm519c0*9,6df5rus0*30,rts0psr1rus0rts1*3,rts2rts1qts2qts1rts2rts1*5,rus0*15,
  rus0*2,ekk519c05cea5ce7aghe9fhi8egcagigagii3bd5*2,qsr5oqpaorqdprq9*2,oqpenqpfnqpcnqpdoqqboqpborq9oqpbnqp9rus1rus0*16,rts0*27,rus0*3,
  rus0*2,gll519c0*5,1ac02ac019c0*2,4ce5rus0*30,mrp3gnk6psr7npocnppcnqp8mpoelonemoogmpoampodmpoempoglonfmpofmpoampogmpodmpocoqpcrus0*6,qsr5orqaqsr4rus0*2,
  rus0*3,orq0*9,qtr0rus0*30,rts0psr1rts0qsr3*2,rts1*2,qsr4rts1*2,rts2rts1rts2rts1rts2rts1*3,qts2rts1rus0*11,
  rus0*74,
  sut0rus0*72,sut0
  tuu0rus0*72,tuu0
lotteries 1184x287
~ WwRR k9wt q4HR rk_K ZrSC Wqhw EK8q aT1A EO2- dD1M otBD I2MV aT1A 2ScP Wqhw EK8q aT1A EO2- dD1M otBD
~ MzDe aT1A 2ScP Wqhw EK8q aT1A whH_ dD1M otBD CXcD aT1A 2ScP
  rrrcrrsarrr9uvv0*71,
  uuu0uvv0*46,uuu0uvv0*26,
  vvv0*47,uvv1uvv0*26,
  vvv0sss5vvv2opphnookpqqgnooinoojtuu5vvv0*36,vvv1vvv0uvv1uvv0*26,
  vvv0pqqcuuu4ttt9sttattt9ttt7tttattu6ttu8stt9tuu6ttt6sst8sttbtttbttt9ttu5sttbttt6vvv0*25,vvv2*2,uvv1uvv0*26,
  vvv0*3,uuu4tuu4uuu4uuu5tuu5uuu4*3,tuu7uuu5tuu4uuu4tuu5uvv3uuu4*2,uuu3vvv0*27,uvv1uvv0*26,
  uvv0vvv0*46,uuu0uvv0*26,
  uvv0vvv0*46,uvv0*27,
  vvv0*3,uuu4*2,vvv1tuu5uuv2vvv0*39,uvv1uvv0*26,
  vvv0oppduuu5qqrcoppfqqreppqdopphuuu4vvv0*36,vvv2*2,uvv1uvv0*26,
  vvv0stt5vvv1sssdrrre*2,sssassscqrresttbrrrcqrrcrssbrrresttcsss9qrrettu5vvv0*27,vvv1vvv0uvv1uvv0*26,
  vvv0*47,uvv1uvv0*26,
  uuu0uvv0*45,uuu0*2,uvv0*26,
  vvv0*47,uvv0*27,
  vvv0vvv1vvv0rsseppqfrssbppqfpqqfuuu4vvv0*38,uvv1uvv0*26,
  vvv0lnnhttt6sst4ttt5ttt6ttt5ttu4vvv1vvv0vvv1*2,uuu2vvv1vvv0*31,uvv4vvv2uvv1uvv0*26,
  vvv0*3,rss9qrrdsssbrsserrrbsstbrrsbstt7ttt7sssbttt5vvv0*33,uvv1uvv0*26,
  vvv1vvv0*46,uvv0*27,
lotteries-none 1184x269
~ WwRR k9wt xMve rk_K fVv8 y_1L T-NN QMI1 l2c9 6llW
  rrrcrrsarrr9sss8rrsauuu1uvv0*68,
  uvv0*74,
  vvv0*24,uvv0tuu0*4,uuu0vvv0*14,uuu0tuu0*4,uvv0vvv0*24,
  vvv0*23,tuu339b118a0*4,hmn5ptt0*6,qrp0*2,ptt0*6,hmn518a0*4,39b1tuu3vvv0*23,
  vvv0*23,sst618a0*4,dij5ptt0*7,vn70*2,ptt0*7,dij518a0*4,sst6vvv0*23,
  vvv0*23,sst618a0*2,4ac1hmn3ptt0*8,rql0*2,ptt0*8,hmn34ac118a0*2,sst6vvv0*23,
  vvv0*23,tuu3gkl0kop1pst0ptt0*7,qtt0tuu0uvv0*2,tuu0qtt0ptt0*7,pst0kop1gkl0tuu3vvv0*23,
  vvv0*24,ptt0*9,qtt0vvv0*6,qtt0ptt0*9,vvv0*24,
  vvv0*24,ptt0*9,tuv0vvv0*6,tuv0ptt0*9,vvv0*24,
  vvv0*24,qtt0*9,vvv0*8,qtt0*9,vvv0*24,
  vvv0*74,
  vvv0*30,mnodmnoeoppcqqqcnooaoppcqrr8lmndopp7oppeoppbsss8mnn8opqavvv0*30,
  vvv0*30,stt6opq7rss7pqq8pqq7noobrss6opp8qrr7pqqbpqq6opp9rrr6sss5vvv0*30,
  vvv0*26,sssdsssarrscsssarrsdssscrssesttarrsersscsssbrsshrsserssfsssarrsfrrrcrssdrsscsssasssbsst8vvv0*26,
  vvv0*34,vvv1vvv0*39,
  vvv0*74,
  vvv1vvv0*72,vvv1
