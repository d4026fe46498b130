open 358x436
~ EO9I vjPI XNda TUEG h0UZ i9BC MIbU At2- dgK2 GYB0 KkvC wHIQ l4k- KvoD 02S7
  rrsarss8uvv0*21,
  uvv0*13,tuu1tuu0*8,uuu2
  uvv0*13,ttu4noofmoogoppdpqqdpqqgrss9rssastt6sst8
  uvv0*13,ttt3rss2*2,stt3rss4qrr3qrr2rrs7stt1stt8
  tuu1tuu0*21,uuu2
  tuu3uvv0*5,rrr9pqq9stt5qrrcpqq8stt6rss6nookqrrdpqq9ttt2uvv0*5,sst8
  tuu3uvv0*4,stt5pqqcrss7rssaqrr9rrs9qrr9sst6rss7tuu2sss8stt3tuu4uvv0*4,sst8
  tuu3uvv0*4,rss7pqqeppqarss9opp9qrr7opperrs7pqqbqrr9pqqapqq8tuu3uvv0*4,sss9
  uuu0tuu0*7,stt0*6,tuu0ttt0stt0*6,uuu0
  uvv0*7,tuu5uuu0sss7stt4qrrfttt5sst7tuu5*2,sss9ttu3rss7tuu3stt6*2,sss9
  uvv0*7,tuu5stt6qrr8qqr6rss9pqqdstt2tuu5*2,rss5qqr8qrr7sss3opqbttt5sss9
  uvv0uuu0*7,stt0*6,tuu0ttt0stt0*6,uuu0
  uvv0suu0pss3qtt2pss8qst3tuu0tuu5ttt3stt6rrsbuuu2tuu1stt8stt6ttt6sss5rss8ttt4tuu3stt3tuu3sss9
  uvv0suu0nqr7nqr6orr9pss4tuu0tuu5pqqcpqq9qrr8qrrbqrr9qrr8qrr9rss5rrs5qrrbpqqcrrr8pqqasst5sss9
  uvv0uuu0*7,tuu0*14,uuu0
  uvv0*13,rtu0mpqa*2,nqr8orr7ors8qtt3pss5qtt3ruu0
  uvv0*13,rtu0orr4orr5pss4ors6nqr7nqr6orr9pst3ruu0
  uuu0*14,tuu0*8,uuu0
  rtu0*3,qst3nqrapss6ors6orrbprs4orsaors9ors6rtt1orsaors7orsapss5nqrbors8qst2rtu0*2,ruu0
  rtu0*2,rtt1mpqbors5orr7nqr8nqr9mqq6pss4nqr5nrr4orr7nqr9nrr5prs5nqr7orr5mpq9pss3rtu0*3,
  rtu0*3,ors7mpqcnqr7mpq8lpq9mpq9nqrampqclpqb*2,orr6nqr8mpqalpq7mqrblpqartu0*4,
  uuu0*4,tuu0*3,uuu0*2,tuu0*13,uuu0
  uvv0*3,tuu0qst4ors6rtu0tuu0suu0qst3pss6qtt3pss6pst6rtt1qtt1rtu0qtt3pss3pss7qtt3rtt1suu0
  uvv0*3,tuu0prs4mpq8ors5tuu0suu0ors6mqrbmqq8orr7nqr5lppcnqr8mqq9lpqbmqq6ors8lpqdpss6rtu0
  uvv0*3,uuu0*3,tuu0uuu0*2,tuu0*13,uuu0
  uvv0*6,suu0qst3pst4qst3qst5pss5qst3pss5pss6rtu0qst4pst5qtt4qst3qtt1qtt2suu0
  uvv0*6,suu0nqr7mqq8*2,nqranqr7mqq7nqr6nqr9*2,mqq5orr7mqqcnqr7lpq9pss5rtu0
  uvv0*6,tuu0suu0*15,uuu0
options 358x439
~ EO9I vjPI 9HOl TUEG k0gu Fy0f k0gu Es-L k0gu lOlD k0gu hftw pcOh exFw pcOh ihh6 pcOh 3FKt pcOh dck7
~ pcOh 5JdA pcOh C6G0 pcOh i1Hv EgWo
  rrsaqrrcsst7uvv0*20,
  uvv0*11,uuu0tuu0*10,uuu1
  uvv0*11,tuu5oppeppqcpqq9pqqaoppbpqqbopqcppqapqqbsst3sst9
  uvv0*11,tuu5rss5rss7qqr8stt3sss5rrr6stt4sss5rss6ttt2sst9
  uvv0uuu0tuu0*6,uuu0*2,tuu0ttu0stt0*10,uuu1
  uvv0tuu5oppgoppdpqq9pqqcoppgoppctuu5*2,rss6pqqeoppcqqr7pqq8pqr9oppcqrr8pqqapqq8pqq9sss3sst9
  uvv0tuu5rss6rrs6qrr8stt4rss6sss6tuu5*2,stt2rss7qrr7sss3rss5*2,rss6ttt5sss6rss6qqr9ttt2sst9
  uvv0uuu0tuu0*6,uuu0*2,tuu0*8,stt0*4,uuu1
  uvv0*8,tuu0pss3nqr7mpq9mqqanqr6lpqcmpqartu0tuu5rss5pqq9pqqasss3sst9
  uvv0*8,tuu0qst1ors5*2,orr4pss3pss4ors5rtu0tuu4tuu3rss6sss7ttt2sst9
  uvv0*9,uuu0*2,tuu0*6,uuu0tuu0*4,uuu0
  uvv0*10,tuu0ors5nqr7mpq9*2,orr6mpqa*2,mqq7nqr8mqq6pss4rtu0
  uvv0*10,tuu0pst3ors6ors5ors4qst3orr3pss5prs5qst3ors4qtt2suu0
  uvv0*10,uuu0*3,tuu0*9,uuu0
  uvv0*12,tuu0pss3mpq6mqq9*2,nqr6mpqanqr7mpq7ors5rtu0
  uvv0*12,tuu0qst2ors5*2,ors4qst3pss4prs4*2,qst1suu0
  uvv0*8,uuu0*5,tuu0*9,uuu0
  uvv0*8,suu0nqr6nqr8lpqanqr7nqr5mqr7nqr7mpqanqr6mqq8nqr6mqq7pss2rtu0
  uvv0*8,suu0pss4ors5*2,ors4qst2prs4ors4ors5qst4pss5ors4nqr7qtt1suu0
  uvv0uuu0*8,tuu0*2,uuu0*2,tuu0*9,uuu0
  uvv0rtu0mqq8nqr7lpqbmqq8ors5lppcmqq9mpq9qtt1uuu0rtt1nqr7nqr6lppbnqr8mqq6nqr9mqq8mqqbpss3rtu0
  uvv0rtu0ors5ors4ors5*2,qst2ors5ors4ors5qtt1uuu0rtu0prs5ors4ors5*2,pss2prs4ors4ors5qtt2suu0
  uvv0uuu0*11,tuu0*10,uuu0
  uvv0*10,tuu0qst2nqr8mqq8mpqanqr7*2,nqr6nqr8lpqamqq9pss3rtu0
  uvv0*10,uuu0qtt1ors6ors5ors4pss4pss3qst3ors4pss6*2,qtt2suu0
  uvv0*11,uuu0*11,uvv0
  uvv0*11,pqqcmnnuoppgopphpqqgqrrbnopioppgnoolopqipqqfnopk
  uvv0*15,uuu1uuu0uvv0*6,
dialog-success 358x369
~ EO9I vjPI wm2w yzhh HeN6 Cw1W Q8Oc feF6 0HON 3CdG 9f-B K1kh AnNj _zYp xrWo jdvC 3s5l
  qrrc*2,rss7rss8rrs8tuu1uuu0*17,
  uuu0*23,
  vvv0*22,uvv0
  vvv0sttauuu6vvv0*3,qrs2gkl0*8,kno2vvv0*7,
  vvv0*6,kji4hfe1bcd118a0*7,rss6vvv0*6,
  vvv0*6,9hj54dg1aee3jgf439a118a0*5,qrr6vvv0*6,
  vvv0*6,kjc4hg726dd35df3jgf528a018a0*4,qrr6vvv0*6,
  vvv0*6,kfc5gb82jg757dd48de5edd418a0*4,qrr6vvv0*6,
  vvv0*6,rmb3he84hb85ig774eg4iff918a0*4,qrr6vvv0*6,
  vvv0*6,jkj5qj64ic86ig764df3hff618a0*3,5bd2uuu2vvv0*6,
  vvv0*23,
  vvv0*6,ppqeoppbnoobqqr5nooeuuu3rrreuuu4ttt8uuu3*2,vvv0*6,
  vvv0*6,qrr7qrr8qrr6tuu2pqq8qrrbppqappq8rrrboopduuu3vvv0*6,
  vvv0*3,uuu5vvv2vvv1vvv2vvv1*2,uvv3vvv0*3,uuu5uuu3vvv0vvv2vvv1*3,uuu4vvv0*2,
  vvv0*2,ttt6sssbsss9rrsb*2,sst8stt6sst6rrscstt9rssbrsscrss8tttasssbstt6rss9rss8vvv3vvv0*2,
  vvv0*23,
  vvv0oqq49fh09fg0*17,fkl4vvv0*2,
  vvv0gkl619c0*6,1ac08fgh7egf3bd54bd54ce619c0*6,5ce6vvv0*2,
  vvv0glm619c0*6,7df95ce3*2,5ce56df46df619c0*6,5ce6vvv0*2,
  vvv0tuu1kno0*18,prr2vvv0*2,
  vvv0*9,tuu5ttt7tuu5sttauuu4vvv0*9,
  vvv0*10,vvv1uuu2*2,vvv1vvv0*9,
  tuu1vvv0*20,uvv0stt1
  rss0pqq0opq0opp0*17,pqq0qrr0sss0
dialog-error 358x266
~ EO9I vjPI yd3U yzhh HeN6 Cw1W Q8Oc feF6 0HON CHGG 794e tXRU gfX- xrWo GJwA
  pqqcpqqbpqq6pqq8rrr2rss0*14,sss0stt0ttt0tuu0
  tuu0*2,ttu0ttt0*17,tuu0*3,
  vvv0*22,uuu0
  vvv0stt9uuu5vvv0*7,vuu0*2,vvv0*11,
  vvv0vvv1*2,vvv0*6,vuu0urr3upp3vtt0vvv0*10,
  vvv0*9,vuu0upp6slmavtt0vvv0*10,
  vvv0*10,vtt0*2,vuu0vvv0*10,
  vvv0*14,vvv2vvv0*8,
  vvv0*4,sttalmndnoocsss8oopdoppaopp7sssaoppappqdkmmnoppjnopbnoobvvv0*5,
  vvv0*3,uuu3rrr6ttt7uuu4ttt6uuu5tuu5uuu3sss4vvv0uuu3*2,vvv0uuu3ttt4vvv0uuu3vvv0*3,
  vvv0*3,oppdnoohnoognoobpqqgmnnclmmdpqqdklmiqqr9noobnoohpqqcoppfoppanoo8ttt7vvv0*3,
  vvv0*23,
  vvv0rst2gkm0gkl0*17,mop3vvv0*2,
  vvv0gkm619c0*8,6dfb5ceb2ac219c0*7,5ce6vvv0*2,
  vvv0imn619c0*8,7eg86df92ac219c0*7,7ef6vvv0*2,
  vvv0*2,stt0*18,uuu0vvv0uvv1
  ttt1vvv0*20,uuu0rss0
dialog-dangerous 358x271
~ EO9I vjPI otwy yzhh HeN6 Cw1W Q8Oc feF6 0HON 3QiW rGik aJY2 maQu gxoc xrWo fVl7 QJRq
  pqqcpqqbpqq7oppaopp8pqq9qrr2rss0*12,sss0stt0ttt0tuu0
  tuu0*2,ttu0ttt0*17,tuu0*3,
  vvv0*22,uuu0
  vvv0stt9uuu5vvv0*7,vut0*2,vvu0vvv0*10,
  vvv0vvv1*2,vvv0*6,vut0vsr0urp4vts0vvv0*10,
  vvv0*9,vut0tqn5snk8vts0vvv0*10,
  vvv0*9,vvu0vts0*2,vut0vvv0*10,
  vvv0*23,
  vvv0*7,ttt5lmninooblnngqrr7opp9lmmioppkvvv0*8,
  vvv0*11,vvv1vvv0uuu3vvv0*9,
  vvv0*3,uuu4rss8qrrettt8sst7ttt5sssdsssastt7sss6sssdsss6rsshsttbsss6sss9vvv0*4,
  vvv0*5,vvv1vvv0vvv1*2,uuu3vvv0vvv1*2,uuu3vvv0*2,uuu4vvv1vvv0*5,
  vvv0*2,qrs0*8,stt1vvv0uvv0*8,vvv0*3,
  vvv0hlm619c02ac21ac12ac32ac219c01ac0*2,4ce6uvv6vvv0*3,vvv2uuu5vvv0*3,uvv6vvv0*2,
  vvv0glm619c07efg9fh98egd7efe9fha7ef92ac33bd6uvv6vvv0*3,rrrbmnogvvv0*3,uvv6vvv0*2,
  vvv0stt2imn0*8,mpp2vvv1uvv0*8,vvv2vvv0*2,
  tuu1vvv0*20,uvv0sst1
dialog-cancel 358x370
~ EO9I vjPI IqSe yzhh HeN6 Cw1W Q8Oc feF6 0HON 3QiW rGik aJY2 Su9M XQeQ xrWo fVl7 Z7ML
  pqqcpqqbpqq6opq9pqq8rss0*14,sss0stt0ttt0tuu0
  tuu0*3,ttt0*16,tuu0*4,
  vvv0*22,uuu0
  vvv0sttauuu6vvv0*7,vut0*2,vvu0vvv0*10,
  vvv0*9,vut0vsq1uro5vts0vvv0*10,
  vvv0*9,vut0uqo5sol7vts0vvv0*10,
  vvv0*9,vvu0vts0*2,vut0vvv0*10,
  vvv0*14,vvv1vvv0*8,
  vvv0*8,lmnknooamnndlmnpqqqgmnnkpqq9vvv0*8,
  vvv0*8,uuu1vvv0*3,uuu1uuu3vvv0*9,
  vvv0*2,sttdrrsbrrrjtttarrscqrrgssscrss9rrsasssaqrrasssgsttdrss8rrrkrss9rssarss8vvv2vvv0*2,
  vvv0*2,uuu2vvv2vvv1uuu3vvv0vvv1*2,vvv0vvv1vvv2vvv0vvv2uuu3vvv0vvv1vvv0*3,vvv1vvv0*2,
  vvv0tuu5rrrarsscrssfrssarrr9ttt9qrrasss7stt9rrs8sssassscrrscrrs9qrrgsss9sssarrs8sssevvv0*2,
  vvv0*2,uuu5uvv2uuu6tuu9uvv3uuu5vvv1vvv0uuu5vvv2vvv0uuu5tuu7vvv3uuu2uuv3uuu4uuu6uuu7vvv0*2,
  vvv0uuu4sss8ttt8*2,sstasssastt7rss7ttt5stt6sssattt9ttt8sst8ttt8*2,sst6sss8stt6uuu5vvv0*2,
  vvv0*8,vvv1rssasss9rrscrrrdsttbvvv0*9,
  vvv0*9,uuu5vvv1vvv0*12,
  vvv0*2,stt0*8,uuu0vvv0uvv0*8,vvv0*3,
  vvv0imn619c0*2,2ac23bd52ac33bd519c0*2,5ce6uvv5vvv0*8,uvv5vvv0*2,
  vvv0gkl619c0*2,4ce49fha9fhf7efc19c0*2,3bd6uvv7vvv0*3,rrrdmnoivvv0*3,uvv7vvv0*2,
  vvv0gkl619c0*2,6dfc8fgb9fhebhin2ac219c03bd6uvv6vvv0*3,vvv1tuu3vvv0*3,uvv6vvv0*2,
  vvv0prr3cij0*2,dij0cij0*5,hlm3vvv2uvv0*8,uvv3vvv0*2,
  uuu1vvv0*21,stt1
  rss0vvv0*20,sss1sss0
dialog-app-too-old 358x298
~ EO9I vjPI Byp3 yzhh HeN6 Cw1W Q8Oc feF6 0HON 3QiW rGik aJY2 KIFN j82b xrWo fVl7 SCDj
  pqqcpqqbpqq7opp9pqq8pqq6opqarss0*12,sss0stt0ttt0tuu0
  tuu0*2,ttu0ttt0*17,tuu0*3,
  vvv0*22,uuu0
  vvv0stt9uuu5vvv0*7,vut0*2,vvu0vvv0*10,
  vvv0vvv1*2,vvv0*6,vut0vsr0urp4vts0vvv0*10,
  vvv0*9,vut0tqn5snk8vts0vvv0*10,
  vvv0*9,vvu0vts0*2,vut0vvv0*10,
  vvv0*14,vvv2vvv0*8,
  vvv0*2,ppqeopp9klmgkmmossscnoodqqqdopqblmnfqrrboppcnop8qqrhoophoopfrrscopp7oppcvvv1vvv0*2,
  vvv0*2,stt3ttu6vvv0*2,ttt2uvv1uuu3vvv0uvv2vvv0*3,uuu2sst7uuu2*2,ttt4ttt7vvv0*3,
  vvv0*3,sssdrss9rssfstt7ttt7sst8sssdrrsfsss8sssesss7ssserssasss8sss6qrrctuu5vvv0*3,
  vvv0*3,vvv1vvv0vvv1uuu2vvv0*3,vvv2vvv0uvv2uvv3vvv0*3,vvv1vvv0*5,
  vvv0*8,uuu4rssbsttarrrcrrrbrrrgvvv0*9,
  vvv0*23,
  vvv0rst2gkm0gkl0*7,loo3vvv2uvv0*8,vvv2vvv0*2,
  vvv0gkm619c02ac33bd56dfc5cec4bd84ce919c03bd6uvv6vvv0*3,sttapqqfvvv0*3,uvv6vvv0*2,
  vvv0imn619c04ce67eg95de34ce66df95ce519c05ce6uvv5vvv0*3,ttt4rrs6vvv0*3,uvv5vvv0*2,
  vvv0*2,stt0*8,uuu0vvv0uvv0*8,vvv0*2,uvv1
  ttt1vvv0*20,uuu0rss0
dialog-second-message 358x325
~ EO9I vjPI tRBk yzhh HeN6 Cw1W Q8Oc feF6 0HON 3QiW rGik aJY2 m0Gx L36n 1Cd5 WBZq i6s1 xrWo fVl7 XpiE
  pqqcpqqbpqq7pqq6oppapqq7opq7npp8qqr4rss0*10,sss0stt0ttt0tuu0
  tuu0*3,ttt0*16,tuu0*4,
  vvv0*22,uuu0
  vvv0sttauuu6vvv0*7,vut0*2,vvu0vvv0*10,
  vvv0*9,vut0vsq1uro5vts0vvv0*10,
  vvv0*9,vut0uqo5sol7vts0vvv0*10,
  vvv0*9,vvu0vts0*2,vut0vvv0*10,
  vvv0*5,uvv2vvv0*17,
  vvv0*3,rrs9ppqbmnnioppjmnnhmnojoppanoobppqfmnodoppbmnoooppjnop9noo9ppqevvv0*4,
  vvv0*4,uuu2vvv0*5,vvv1tuu2uuu2vvv0*2,ttt3uuu3vvv0*6,
  vvv0vvv2rssbsss7ttt8stt4ttt7rssbqrrdttt6qrrmttt6rrsdsss7sssbrss8rrrasssarsserssasssdvvv0*2,
  vvv0vvv1uvv3vvv0vvv1uuu3uuv3vvv0*2,vvv1vvv0*2,vvv1vvv0*5,vvv1vvv0*4,
  vvv0*9,ttt7sssbqrrcsssauuu5vvv0*9,
  vvv0*5,uuu5sst9rssbrssattt4vvv0uvv3tuu7uuu7uvv2vvv0uuu4vvv0*6,
  vvv0*5,tuu4ttt7sss7rssauuu6pqqkqqqdttt9rss9*2,ttt5qqqcvvv0*6,
  vvv0*23,
  vvv0npq47ef0*8,chj4vvv3uvv0*8,uuu4vvv0*2,
  vvv0gkl619c0*3,6df9agii3bd419c0*2,3bd6uvv7vvv0*3,qrrelmmlvvv0*3,uvv7vvv0*2,
  vvv0npq47ef0*8,chj4vvv3uvv0*4,uuu0uuv0uvv0*2,uuu4vvv0*2,
  uvv1vvv0*21,ttt1
  sss1vvv0*20,ttt1rss0
snackbar-normal 358x81
~ EO9I vjPI Xpbs yzhh 84Yw FJQf Q5xw RrCw rHh_
  qrrapqqbpqqapqq7pqq9opqarss1sss0*12,stt0*2,ttt0tuu0
  uuu0tuu0ttu0ttt0*17,tuu0*2,uuu0
  vvv0*22,uuu2
  vvv0*15,vvv2pqqcqqrfqrrittt7jll9qrr4vvv2
  vvv0*16,uvv0vvv0*5,uuu2
  stt0rss0*21,tuu0
snackbar-success 358x121
~ EO9I vjPI apWY yzhh 84Yw MLSv iJqJ RrCw uM79 TUEG bhx4
  rssaqrrbrrsbsss6rss9rss8tuu2uuu0*15,uvv0
  uuu0*23,
  vvv0*22,uvv2
  vvv0*11,stt9oopknoojrrrgqrrepqqkrrrcrrrittt7gmk8psr5vvv2
  vvv0*22,vvv2
  vvv0uuu5mpqioqqgstt7oqrdstt4vvv0*15,vvv2
  vvv0uuu2vvv0*2,uvv0vvv1vvv0*16,vvv2
  uuu1vvv0*21,tuu1
snackbar-error 358x148
~ EO9I vjPI RK6f yzhh 84Yw GZdT 57Q7 RrCw 9uXB TUEG uVX7
  rssaqrrbrrsbrss5rss8tuu2uuu0*16,uvv0
  uuu0*23,
  vvv0*3,vvv1vvv0*18,uvv2
  vvv0uuu5qqrfqrrdqrrgrssboppoqrraqqqjrrrdqqrcrssarssgpqqdqqrlrrrbqrrdopplrrrcttt6uss1vuv1vvv2
  vvv0*4,vvv2vvv0uuu6vvv2*3,vvv0*3,vvv1vvv2*2,vvv0vvv3*2,vvv2sll9uqr3vvv2
  vvv0*2,vvv1qqrerrrdsss8sssboopgrssbqrrgrrreqrrbqrrfsst8rrrbrsscqrrarssaqqrgstt7vvv0*2,vvv2
  vvv0vvv1*2,vvv0vvv1*2,vvv0*16,vvv2
  vvv0stt7nqqkoqr8qrsgpqrfqrsdvvv0*15,vvv2
  vvv0*22,uuu2
  tuu1uvv0*20,uuu0ttt0
snackbar-dangerous 358x121
~ EO9I vjPI 05jd yzhh 84Yw GSc0 2_bc RrCw -LJK TUEG dmJ_
  rssaqrrbrrsbrss6rssbqrr9rssattu2uuu0*14,uvv0
  uuu0*23,
  vvv0*22,uvv2
  vvv0*6,uuu5pqqjpqqiqrrbrsscpqqgppqgsssbsssanoolqrr9rrrippqkttt8qlh7tsq3vvv2
  vvv0*22,vvv2
  vvv0rst9oqqeprrjqrsbqrsenpqbpqrjvvv0*14,vvv2
  vvv0*2,uuv2vvv0uvv0uuv1vvv0*16,vvv2
  uuu1vvv0*21,tuu1
snackbar-time-down 358x81
~ EO9I vjPI ihzB yzhh 84Yw FJQf IwHN RrCw DJD7 mxkl
  rssaqrrbrrsbrss7rssarss7rrsbttt5uuu0*14,uvv0
  uuu0*23,
  vvv0*22,uvv2
  vvv0*12,rss9qqrdpqqfpqqgoppmqqqippqfttt6klm6rss4vvv2
  vvv0*22,uuu2
  stt0rss0*21,tuu0
snackbar-cancel 358x121
~ EO9I vjPI 7XFH yzhh 84Yw FJQf CtiL RrCw xIpg TUEG AjaP icxx
  rssaqrrbrrsbsss5rrsarss8uuu0*16,uvv0
  uuu0*23,
  vvv0*22,uvv2
  vvv0*4,sssbqrrbpqqerrrkqrrirrrcpqqiqqrarssiqrrfrrr8rrrfpqqksssbqrrbttt9klmaqrr4vvv2
  vvv0*8,vvv1vvv0*9,vvv1vvv0*3,vvv2
  vvv0stt8npqkqss8vvv0tuu4npqgtuu7vvv0*14,vvv2
  vvv0uuu1vvv1vvv0*4,vvv1vvv0*14,vvv2
  uvv1vvv0*21,tuu1
snackbar-title 358x110
~ EO9I vjPI JUTI yzhh 84Yw FJQf Q5xw RrCw baTf PXbk
  rssaqrrbrrsbrss7rrsbuuu0*17,uvv0
  uuu0*23,
  vvv0*22,uvv2
  vvv0*13,rss8noolqqrcopplnoolnoohstt5tuu1vvv0vvv2
  vvv0*9,vvv1uuu5vvv1vvv0uuu5vvv0vvv2vvv0*3,vvv1lmm8rrs4vvv2
  vvv0*9,stt9pqqjqqrcqrrersshrrr9qrrfrss9qrrerrrettt7vvv0*2,vvv2
  uvv0vvv0*21,uuu1
snackbar-button-text 358x108
~ EO9I vjPI cl-G yzhh 84Yw FJQf Q5xw RrCw l4U1 TUEG AeWU
  rssaqrrbrrsbrss7rrsarss9rss7rss9uuu0*14,uvv0
  uuu0*23,
  vvv0*22,uvv2
  vvv0vvv2uvv3vvv0*3,tuu5qrrmpqqlrrrdrrshpqqhqrrbrrreqqrepqqppqqkrssarrsettt7ttt1vvv1vvv2
  vvv0stt6oqrfprrbuvv2vvv0*12,vvv2vvv1vvv0mnn8rss3vvv2
  vvv0*16,vvv1ppqjrssattt5vvv0*2,vvv2
  uvv0vvv0*21,tuu1
snackbar-frosted 358x81
~ EO9I vjPI FM4N yzhh 4e5O FJQf Q5xw RrCw NO8l
  rssaqrrbrrsbrss7rss8rrr9tuu3uuu0*15,uvv0
  uuu0*23,
  vvv0*20,uuu0vvv0uvv2
  vvv0*3,qrrhqqqirrscqrrfpqqjsssfqrrdqrr9qqrgrsshqqqfqrrgoppnqqqcqrrmqrrdttt6klm8rrr4vvv2
  vvv0*5,vvv2vvv0*16,uuu1
  stt0rss0*20,stt0tuu0
snackbar-second-message 358x110
~ EO9I vjPI HHE8 yzhh 84Yw FJQf Q5xw RrCw 35HZ AWja OQzs jQ66
  rssaqrrbrrsbsss6rss7rssbrss9rss8qrrastt5uuu0*12,uvv0
  uuu0*23,
  vvv0*12,vvv1vvv0*9,uvv2
  vvv0*6,vvv1pqqeqqrhrrrarrrdppqhqrriqqrippqfsssbqrreoopksss8sstbtuu1vvv0vvv2
  vvv0*8,uuu3vvv3ttu3tuu2vvv0*2,vvv3vvv1*2,vvv0*2,vvv1lmm8rrs4vvv2
  vvv0*7,vvv1pqqirssdqqqfrsseqrreqqqiqqqkrrsdrrrerrr9rss9stt7vvv0*2,vvv2
  uvv0vvv0*21,uuu1
notices 358x440
~ EO9I vjPI NGDa xkis dvKO rARK 8zRg nQ2r yXWF bP5E 3A-3 N5fy v79B fFsT 8gZp hp-I yW01 -zAd AH2c
  rssaqrrbstt4uuu0*19,uvv0
  uuu0*23,
  tuu0*3,ttt0tuu0*4,ttt0tuu0ttt1tuu0*2,ttt1stt1stt2ttt1tuu0*3,stt2tuu0*2,
  tuu0*2,qrranoogoppaqrr8oppbqrr8oppgpqqbpqqdnopgoppdprrepqqcnppgopqgpqqcpqq8prr9oqqcqrr8tuu0
  tuu0*14,rss8qrraprrbqrr8rss5pqqcqrs7rss5tuu0
  tuu0*14,stt1rss2stt2rss4rss5stt1rss4sst3tuu0
  uuu0*23,
  sut0*23,
  rus0*2,osq8mqodnqo8osq6nrp7psq5mqodnrp9nrpcmqocnqpaorpcnrpalqofnqpeosq9nrp6osq6nqobpsq6rus0
  rus0*3,rts1rus0*2,qtr1rus1rus0*3,rts1rus0*2,rts2rus1rts1*2,rus0qtr4rts1rus0*2,
  rus0*14,psr5nrp8nrp9*2,orp9nrp7orq8psq7rus0
  tuu0tut0*21,tuu0
  suu0*22,tuu0
  rtu0*2,pss6orraprs7qst3pst4qtt2orsbpss7orsaors9ors7prsaors9nqrdorsbqst5pst4pss5prs8qst5rtu0
  rtu0*2,qtt2ors4pss2pst3orr5pst5pss3*2,qst2ors4pss4qtt2pss2*2,pss3prs5pss3qst2pss4qtt1rtu0
  rtu0*14,ors8nqranqrbnqraorr9mpqbnrr9ors7rtu0
  suu0*23,
  uuu0vut0*20,uut0uuu0
  vtr0*2,vsr1vsq2vtr0*4,vsq3vsr1vsq3vtr0vsr1vsq3vsq2urp4vsq3vsr1vtr0vsr1vsq2vsr1vtr0
  vtr0*2,uro7sombtpm7tqo6spm9uro6tpnatqn8tqo8somctpm9uqo9tqn8tpna*2,tqo8tpn6uqo5tpn9urp5vtr0
  vtr0*14,uqo7tpn9*2,tqn8uro5somatqo7urp5vtr0
  vtr0*17,vsq1vsq3vtr0vsr1vsq1vtr0
  uuu0*23,
  vss0*22,vtt0
  vss0*2,upp8smnetoo8tpp6too8uqq7tnnetopatoocsnndtnobtppctoobsmnftooetppbtoo7tpp7toobuqq6vss0
  vss0*6,vss1vss0*7,urr4urr3urr4vss1vss0uqq6vrr2vss1vss0
  vss0*14,uqr4tpp6upp7tpp8*2,tpp5upp7uqq6vss0
  vtt0vss0*21,utt0
preview-band 358x83
~ EO9I vjPI KJkW yzhh i6pw sZhV 3-mG syb7 NC4v
  rrrcrrscrss9rrsbrrscuvv0*18,
  uvv0*23,
  uvv0vtr0vsq2urp5usq4urp6vsr1urp5uqo9urp4usq3uro9urp5vsq1vsr1urp7uqo7tqo8vsq2vtr0*2,uuu0uvv0
  uvv0vtr0vsr0uro3urp4urp5uro6urp4urp6uro3uqo3urp5uqo4tqn9uro6urp3tqo4tqn5urp4snkcurp5vut0uvv0
  uvv0vtr0*5,vsr1spmbtpn8uqo7tqo6tpnatpm7tpndtpm9spmbuqo5tpmcurp8vtr0*2,uut0uvv0
  uvv0vts0vtr0*19,uuu0uvv0
