wheel-running 580x559
~ IqB6 xt-H Fr4g PiZq Zwj8 Stfz 3vDb vqcA 4E7D oDoc zBqp L7YY kNom 6eXm pd8s Nclb kNom f7jZ t3ru kNom
~ zT4s v38B Nclb kNom Xd5_ klR7 kd5T kNom 6eXm oF0h Nclb kNom F9Av _0KO fpHw kNom f7jZ HJCv rxGU kNom
~ mOFa m3rn yXzg _pC- KAw_ 4E7D fXBf MuSd qCqz BqIj
  qrrcrss8*2,rsscqrretuu2uvv0*31,
  uvv0*37,
  uvv0*17,uut0uts0uvv0*18,
  uvv0*13,prr1hkl1afh16ce0rkhbumi59ef59eg0fjk1npp1uuu0uvv0*13,
  uvv0*10,uuu0kmn27ce218a07df3dhi1ill0rol5tmi5jll0eij19fg218a14ac1gkl2ttt1uvv0*11,
  uvv0*9,oqq3dfd56aa3eij2rpl3vqf0vn90vm50vm60vn91vm50vn80vpe0tqk2hll34ac2dea5knn3uvv0*10,
  uvv0*8,ilm428a1bfh4sqp3vnl0vpf3vm50*8,uob36bd5gkl4fjk418a0chi4uuu1uvv0*8,
  uvv0*7,gkl629b1jlm5von1vlj0*2,vok3vm60vm50gb27mf39mf3ajd38rj44vm50kje818a0*2,6cd3jmn64ac2agh5tuu1uvv0*7,
  uvv0*6,jlm528a1mnn6vnl0vlj0*3,vmj0vod2vm50mf34oh47oh46lf36tk52vn818de618a0*3,39b1jmn74ac3cgh5uuu0uvv0*6,
  uvv0*5,pqr428a1jlm6vnl1vlj0*5,voj3vm50tk56pi4boh4drj46vm50qme718a0*2,6cd618a0*2,29b1jmn828a1ilm6uvv0*6,
  uvv0*4,uuu0egd7afg5vpn1vlj0*2,sjg6ngd9ukh2uli1vnk1vn91vl50tk52tk53vm51vm60dgf718a039b2afgc8dfc18a0*2,5bd3gkl8aca6rst3uvv0*5,
  uvv0*4,lno64aa3spp5vlj0*2,vli0nfc6sjg6mfchukh3vlj0vpg3vm50*4,tnc529b218a0*3,cghc7de918a0*2,eij79dd6dhj6uvv0*5,
  uvv0*4,8de6dhj6vnl1vlj0*3,ukh2ngdeukh2vlj0*2,vol2vm60vm50*3,iif818a0*5,29b218a0*2,28a1ilma29b2stt2uvv0*4,
  uvv0*3,qrs418a0jlmbdgh3qmk3vmk0vlj0vli0sjg4vlj0*4,qmd4jg81ig80nj926bd518a0*6,29b1cff3oie3uol439b3jmn6uvv0*4,
  uvv0*3,ilm65ce6eij618a0*2,8de2kjj3vnl1vlj0*3,vli0hgg5npp2vvv0*2,qrr29eg318a0*4,5bd2hgf3sid2ue70*2,uhc3chj7bgi7uvv0*4,
  uvv0*3,cgi6bgh67ce618a0*4,3ac1fhi3rml2vmj0hgg8tuu2vvv0*5,afh518a0aef3mhf3uha1ue70*5,jll85bd6uvv0*4,
  uvv0*3,8df6gjk629b318a0*3,5bd429b118a0*2,aef3lno7vvv0*2,qrr2mno3vvv0*2,sst4ifd5uf80ue70*2,qc62sd62qc61te70ue70nml918a0uuu1uvv0*3,
  uvv0*3,9dd7hkla18a0*2,7ce16cd18df94ac518a0*3,stt6vvv0*2,ttt3hjjavvv0*3,hec9ue70*3,la4anb54ka47rd62ue70pmk95992stt6uvv0*3,
  uvv0*3,bec8iklc18a0*2,7ce639b09egc4ac718a0*3,stt6vvv0*2,qrr4mnn5vvv0*3,hec9ue70*3,la47nb55ka43sd62ue70qmk97b93stt6uvv0*3,
  uvv0*3,7de6gkl628a218a0*3,4ac139b418a0*2,5bd3lno6vvv0*2,pqqfnopluuu5vvv0stt3kfc6ue70*3,pc53rd61mb51te70ue70oml918a0tuu2uvv0*3,
  uvv0*3,bgh6cgi66cd618a0*5,9fg3cjl49km17fh6uuu1vvv0*5,gkl9uvv1vts1umi1uf90ue70*5,jll84ac5uvv0*4,
  uvv0*3,hkl66df7dhi618a0*2,4ac1bhi4clm37jl06ik0*3,8fh4oqq2vvv0*2,sst2gkl7rss3vvv0*3,vvu0vpm1uic1ue70*2,uhb3dij7agh7uvv0*4,
  uvv0*3,prr518a0ilmb8df3cjk4bkm26ik0*7,lke5ih91iha0li92vvv0*4,ssr7ssr8vvv0*2,vsq1ukg1umj44ac4ilm6uvv0*4,
  uvv0*3,uuu06cd5fjk6bln36ik0*2,6cc86gh36fg5*2,6ik0*2,dlm4vn70vm50*3,vtp2vvv0*2,rrqaoonguuu2vvv0*4,mop618a1rst3uvv0*4,
  uvv0*4,jmm639b3kpq76ik0*2,6hj16ef56gh36ef76hj16ik0nni6vm50*4,vpe2vvv0tss7oongttt4jjhhuuu3vvv0*3,8df6bgh6uvv0*5,
  uvv0*4,uuu1fgc7dhi6cln36ik0*2,6hj16cc86fg36ik09km2voa2vm50*4,vm60vvt1ssr7vvv0ihgemlkbqqp5vvv0*2,kno6bd96qrs4uvv0*5,
  uvv0*5,npp418a0jmn79km16ik0*2,6hj26fh46hj1jnk6vm50sj44mg3fng3drj49vm50vrj2vvv0*2,uuu3qpp6vvv0*2,rss339b2gjk6uvv0*6,
  uvv0*6,gjk629b1kop69jl16ik0*2,6hj17il0toe4vm50*2,rj43qi42vm50*2,vn81vvv0*5,ttt26bd39ef4uuu0uvv0*6,
  uvv0*6,uuu0dij63ac2jno6bln26ik0*2,fmm5vm60vm50*2,qi43mf36vm50*3,vsn2vvv0*3,rss26bd38eg5ttt1uvv0*7,
  uvv0*7,uuu0fik418a0eij4iop38jl1pog6vm50*4,ul50vm50*3,vpc2vvv0*2,kmn339b19ef4stt1uvv0*8,
  uvv0*9,loo3adb48cc4hkl3trl2vpc0vm60vm50*5,voa0vqi1loo27de2cd95gkl3uuu0uvv0*9,
  uvv0*10,ttt1gjk24ac128a0agh3hkk1mml1ook0*2,mnl0ill1chj23ac128a0chi2rss2uvv0*11,
  uvv0*12,tuu0mop1eij27ce129b039928b9228a05bd0cgi1jmn2stt1uvv0*13,
  uvv0*17,uuu0tuu0uuu0uvv0*17,
  uvv0*37,
wheel-before 580x559
~ IqB6 xt-H LBXo PiZq Zwj8 Stfz 3vDb vqcA 4E7D oDoc zBqp L7YY kNom 6eXm pd8s Nclb kNom f7jZ t3ru kNom
~ zT4s v38B Nclb kNom Xd5_ klR7 kd5T kNom 6eXm oF0h Nclb kNom F9Av _0KO fpHw kNom f7jZ HJCv rxGU kNom
~ mOFa m3rn yXzg _pC- KAw_ 4E7D fXBf MuSd PzrK qjDV Xxgp
  qrrcrss8rss9qrrasss7uvv0*32,
  uvv0*37,
  uvv0*17,uut0uts0uvv0*18,
  uvv0*13,pqr1hkl1afg16ce0rkhbumi59ef59eg0fjk1npp1uuu0uvv0*13,
  uvv0*10,uuu0kmn27ce218a07df3dhi1ill0rol5tmi5jll0eij18fg218a14ac1gkl2ttt1uvv0*11,
  uvv0*9,oqq3dfd56aa3eij2rpl3vqf0vn90vm50vm60vn91vm50vn80vpe0tqk2ill34ac2dea5knn3uvv0*10,
  uvv0*8,ilm428a1bfh4sqp3vnl0vpf3vm50*8,vob36bd5gkl4fjk418a0chi4uuu1uvv0*8,
  uvv0*7,gkl629b1jlm5von1vlj0*2,vok3vm60vm50gb27mf39mf3ajd38rj44vm50kje818a0*2,6cd3jmn64ac2agh5tuu1uvv0*7,
  uvv0*6,jmn528a1mnn6vnl0vlj0*3,vmj0vod2vm50mf34oh47oh46lf36tk52vn818de618a0*3,39b1jmn74bc3bgh5uuu0uvv0*6,
  uvv0*5,prr428a1jlm6vnl1vlj0*5,voj3vm50tk56pi4boh4drj46vm50pme718a0*2,6cd618a0*2,29b1jmn828a1ilm6uvv0*6,
  uvv0*4,uuu0egd7afg5vpn1vlj0*2,sjg6ngd9ukh2uli1vnk1vn91vl50tk52tk53vm51vm60dgf718a039b2afgc8dfc18a0*2,5bd3gkl8aca6rst3uvv0*5,
  uvv0*4,lno64aa3sqp5vlj0*2,vli0nfc6sjg6mfchukh3vlj0vpg3vm50*4,tnc529b218a0*3,cghc7de918a0*2,eij79dd6dhj6uvv0*5,
  uvv0*4,8de6dhj6vnl1vlj0*3,ukh2ngdeukh2vlj0*2,vol2vm60vm50*3,iif818a0*5,29b218a0*2,28a1ilma29b2stt2uvv0*4,
  uvv0*3,qrs418a0jlmbdgh3qml3vmk0vlj0vli0sjg4vlj0*4,qmd4jg81ig80nj926bd518a0*6,28a1cff3oie3uol439b3jmn6uvv0*4,
  uvv0*3,ilm65ce6eij618a0*2,8de2kjj3vnl1vlj0*3,vli0hgg5npp2vvv0*2,qrr29eg318a0*4,5bd2hgf3sid2ue70*2,uhc3chj7bgi7uvv0*4,
  uvv0*3,cgi6bgh67ce618a0*4,3ac1fhh3rml2vmj0hgg8tuu2vvv0*5,afh518a0aef3mhf3uga1ue70*5,jll85bd6uvv0*4,
  uvv0*3,8df6gjk629b318a0*3,5bd429b118a0*2,9ef3lno7vvv0*6,sst4ifd5uf80ue70*2,qc62sd62qc61te70ue70nml918a0uuu1uvv0*3,
  uvv0*3,9dd7hkla18a0*2,7ce16cd18df94ac518a0*3,stt6vvv0qrr8lmmjmnogoppfvvv0*2,hec9ue70*3,la4anb54ka47rd62ue70pmk95992stt6uvv0*3,
  uvv0*3,bec8iklc18a0*2,7ce639b09egc4ac718a0*3,stt6vvv0ttt7oppnrrrcsssavvv0*2,hec9ue70*3,la47nb55ka43sd62ue70qmk97b93stt6uvv0*3,
  uvv0*3,7de6gkl628a218a0*3,4ac139b418a0*2,5bd3lno6vvv0*6,stt3kfc6ue70*3,pc53rd61mb51te70ue70oml918a0tuu2uvv0*3,
  uvv0*3,bgh6cgi66cd618a0*5,9eg3cjl49km17fh6uuu1vvv0*5,gkl9uvv1vts1umi1uf90ue70*5,jll84ac5uvv0*4,
  uvv0*3,hkl66df7dhi618a0*2,4ac1bhi4clm37jl06ik0*3,8fh4oqq2vvv0*2,sst2gkl7rss3vvv0*3,vvu0vpm1uhc1ue70*2,uhb3dij7agh7uvv0*4,
  uvv0*3,prr518a0ilmb8df3cjk4bkm26ik0*7,lke5ih91iha0li92vvv0*4,ssr7ssr8vvv0*2,vsq1ulg1umj44ac4ilm6uvv0*4,
  uvv0*3,uuu06cd5fjk6bln36ik0*2,6cc86gh36fg5*2,6ik0*2,dlm4vn70vm50*3,vtp2vvv0*2,rrqaoonguuu2vvv0*4,mop618a1rst3uvv0*4,
  uvv0*4,jmm639b3kpq76ik0*2,6hj16ef56gh36ef76hj16ik0nni6vm50*4,vpe2vvv0tss7oongttt4jjhhuuu3vvv0*3,8df6bgh6uvv0*5,
  uvv0*4,uuu1fgc7dhi6dmn36ik0*2,6hj16cc86fg36ik09km2voa2vm50*4,vm60vvt1ssr7vvv0ihgemlkbqqp5vvv0*2,kno6bd96qrs4uvv0*5,
  uvv0*5,npp418a0jmn79km16ik0*2,6hj26fh46hj1jnk6vm50sj44mg3fng3drj49vm50vrj2vvv0*2,uuu3qpp6vvv0*2,rss339b2gjk6uvv0*6,
  uvv0*6,gjl629b1kop69jl16ik0*2,6hj17il0toe4vm50*2,rj43qi42vm50*2,vn81vvv0*5,ttt26bd39ef4uuu0uvv0*6,
  uvv0*6,uuu0dij63ac2jno6bln26ik0*2,fmm5vm60vm50*2,qi43mf36vm50*3,vsn2vvv0*3,rss26bd38eg5stt1uvv0*7,
  uvv0*7,uuu0fik418a0eij4iop38jl1pog6vm50*4,ul50vm50*3,vpc2vvv0*2,kmn339b19ef4stt1uvv0*8,
  uvv0*9,loo3adb48cc4hkl3trl2vpc0vm60vm50*4,vm60vob0vqi1loo27de2cd95gkl3uuu0uvv0*9,
  uvv0*10,ttt1gjk24ac128a0agh3hkk1mml1ook0*2,mnl0ill1chi239b128a0chi2rss2uvv0*11,
  uvv0*12,uuu0moo1eij27ce129b039928b9228a05bd0cgi1jmn2stt1uvv0*13,
  uvv0*17,uuu0tuu0uuu0uvv0*17,
  uvv0*37,
wheel-ended 580x559
~ IqB6 xt-H B5hk PiZq Zwj8 Sjds 3vDb vqcA 4E7D oDoc zBqp L7YY kNom 6eXm pd8s Nclb kNom f7jZ t3ru kNom
~ zT4s v38B Nclb kNom Xd5_ klR7 kd5T kNom 6eXm oF0h Nclb kNom F9Av _0KO fpHw kNom f7jZ HJCv rxGU kNom
~ mOFa m3rn yXzg _pC- KAw_ 4E7D fXBf MuSd PQ3u qjDV Oqn7
  qrrcrss8*2,qrrbrss8uvv0*32,
  uvv0*37,
  uvv0*17,uuu0ttt0uvv0*18,
  uvv0*12,uuu0rss0ooo0lll0kkk0qqq6rrr3lll2lll0noo0qrr0uuu0uvv0*13,
  uvv0*10,uuu0ppp1kkk1iii0mmm1ooo0qqq0rrr2rrr3qqq0opp0mnn1jjj0*2,ooo1tuu0uvv0*11,
  uvv0*9,rrr1mmm2kkk2opp1sss1sss0rrr0qrr0*2,rrr0qrr0rrr0rss0sss0qqq1kkk1lmm2pqq1uuu0uvv0*9,
  uvv0*7,uuu0ppp2iii0nnn2sss1rrr0sss2qrr0*8,rrr2kkk2ooo1ppp2jjj0mmm2uuu0uvv0*8,
  uvv0*6,uuu0ooo3jjj1qqq2sss0rrr0*2,sss1qrr0*2,lll4nnn5mnn5mmm4opp2qrr0opp4iii0*2,kkk1qqq3kkk1mmm2uuu0uvv0*7,
  uvv0*6,ppp3jjj0rrr2rrr0*5,sss1qrr0nnn2ooo3ooo2nnn3pqq1rrr0lll3iii0*3,jjj0qqq3kkk1mmm2uuu0uvv0*6,
  uvv0*5,sss2iii0qqq3rrr0*6,sss2qrr0ppp3ooo6nnn7ppp3qrr0qqq4iii0*2,lll3iii0*2,jjj0qqq4jjj0ppp3uvv0*6,
  uvv0*4,uuu0nnn3*2,sss0rrr0*2,ppp3noo4qqq1qqq0rrr0rrr1qqq0*4,qrr0mmm3iii0jjj1mmm5mmm6iii0*2,jkk1ppp4lll3ttt1uvv0*5,
  uvv0*4,qqq3jjj1sss2rrr0*3,ooo3ppp3nnn8qqq1rrr0sss2qrr0*4,rrr2jjj0iii0*3,mmm5lll5iii0*2,nnn3lll3nnn3uvv0*5,
  uvv0*4,lll2ooo3rss0rrr0*3,qqq1nnn6qqq0rrr0*2,sss1rrr0qrr0*3,ooo4iii0*5,jjj0iii0*2,ijj0qqq4ijj0tuu1uvv0*4,
  uvv0*3,stt2iii0ppp5mmm1qqq1rrr0*3,qqq2rrr0*4,nop3gjk1gjk0kmn2kkk2iii0*6,jjj0nnn1ppp1rrr2jjj1pqq3uvv0*4,
  uvv0*3,ppp3lll3noo3iii0*2,kkk1ooo1rrr1rrr0*3,qqq1fij6npp2vvv0*2,qrr2dhi5ghh1iii0*3,lll1noo1ppp1noo0*2,ppp1nnn3*2,uvv0*4,
  uvv0*3,nnn3*2,kll3iii0*4,jjj0nnn1qqq1rrr0fjk8tuu2vvv0*5,ehi7iii1mmm1ooo1ooo0noo0*5,ppp4kkk2uvv0*4,
  uvv0*3,lll3opp3jjj1iii0*3,kkk2jjj0iii0*2,jkk3lno7vvv0*6,stt4hjk6noo0*3,mmm1nnn1mmm0nnn0noo0qqq5iii0uuu1uvv0*3,
  uvv0*3,lmm3ppp5iii0*2,lll0*2,lll4jkk2iii0*2,cff3stt6vvv0ppq7nookklmgnopgvvv0*2,fijanoo0*3,lll5mmm2lll3nnn1noo0qqq5jkk1ttt3uvv0*3,
  uvv0*3,lmm3ppp5iii0*2,kkk3ijj0mmm6kkk4iii0*2,cff3ttt6vvv0ttt7ppqlrrrbrssbvvv0*2,fijanoo0*3,lll3lll2kll1nnn1noo0qqq5kkk1ttt3uvv0*3,
  uvv0*3,lll3opp3jjj1iii0*3,jkk0jjj1iii0*2,ijk4lno6vvv0*6,stt3hjk6ooo0noo0*2,mmm1nnn0lmm0nnn0noo0qqq5iii0uuu1uvv0*3,
  uvv0*3,nnn3*2,kll3iii0*4,jjj0mmm1ooo1ooo0ehi8uuu1vvv0*5,gkl9uuu1uuu0rrr0ooo0noo0*5,ppp4kkk2uvv0*4,
  uvv0*3,ppp3lll3noo3iii0*2,kkk1nnn1ppp1nnn0*3,mmm1ehi6pqr2vvv0*2,sst2gkl7qrs3vvv0*4,stt0ppp0noo0*2,ppp1nnn3mnn3uvv0*4,
  uvv0*3,stt2iii0ppp5mmm1ooo1ooo0nnn0*7,lnn3gjk1gjk0ill2uuu0vvv0*3,ttt4*2,vvv0*2,uuu0rrr0rrr2jjj1pqq3uvv0*4,
  uvv0*4,lll2ooo3ooo1nnn0*2,kll4mmm1lmm3*2,nnn0*2,ppp2rrr0qrr0*3,uuu1vvv0*2,sss5rrr8uuu1vvv0*4,rrr3ijj0tuu1uvv0*4,
  uvv0*4,qqq3jjj1rrr3nnn0*2,mnn0lll3mmm2lll3nnn0*2,rrr3qrr0*4,sss1vvv0ttt4rrr7tuu2opp8uuu2vvv0*3,lll3nnn3uvv0*5,
  uvv0*4,uuu0nnn3*2,ppp1nnn0*2,mnn0kll4lmm2nnn0ooo1rrr1qqq0*4,qrr0uuu0ttt3vvv0ooo7pqq5sss2vvv0*2,qqq3lll3ttt1uvv0*5,
  uvv0*5,sss2iii0pqq3ooo1nnn0*2,mnn1mmm2nnn0qqq3qrr0ppp1noo7ooo6ppp4qrr0ttt1vvv0*2,uuu1sss3vvv0*2,ttt1jjj0ppp3uvv0*6,
  uvv0*6,ppp2jjj0qqq3ooo0nnn0*4,rrr2qrr0*2,ppp2opp1qrr0*2,rrr0vvv0*5,ttt1kkk1mmm2uuu0uvv0*6,
  uvv0*6,uuu0ooo3jjj1qqq3ppp1nnn0*2,ppp2qrr0*3,opp1mnn3qrr0*3,ttt1vvv0*3,stt1kkk1mmm2uuu0uvv0*7,
  uvv0*7,uuu0ppp2iii0nnn2rrr1ooo0rrr2qrr0*8,rss1vvv0*2,ppp1jjj0mmm2uuu0uvv0*8,
  uvv0*9,rrr1lmm2kkk2ooo1sss1sss0rrr0qrr0*4,rrr0rss0sss0qqq1kkk1lmm2pqq1uuu0uvv0*9,
  uvv0*10,uuu0ppp1kkk0iii0mmm1ooo0qqq0*4,opp0mnn1jjj0*2,ooo1ttt0uvv0*11,
  uvv0*12,uuu0rss0ooo1lll0kkk0jkk1lll1jjj0lll0noo0qrr0uuu0uvv0*13,
  uvv0*37,
  uvv0*37,
wheel-cancelled 580x559
~ IqB6 xt-H 0Am7 PiZq Zwj8 Sjds 3vDb vqcA 4E7D oDoc zBqp L7YY kNom 6eXm pd8s Nclb kNom f7jZ t3ru kNom
~ zT4s v38B Nclb kNom Xd5_ klR7 kd5T kNom 6eXm oF0h Nclb kNom F9Av _0KO fpHw kNom f7jZ HJCv rxGU kNom
~ mOFa m3rn yXzg _pC- KAw_ 4E7D fXBf MuSd f-Hw
  qrrcrss8*2,rrsaqrrdrss8uvv0*31,
  uvv0*37,
  uvv0*17,uuu0ttt0uvv0*18,
  uvv0*12,uuu0rss0ooo1lll0kkk0qqq6rrr3lll2lll0noo0qrr0uuu0uvv0*13,
  uvv0*10,uuu0ppp1kkk1iii0mmm1ooo0qqq0rrr2rrr3qqq0ppp0mnn1jjj0*2,ooo1tuu0uvv0*11,
  uvv0*9,rrr1mmm2kkk2opp1sss1sss0rrr0qrr0*2,rrr0qrr0rrr0rss0sss0qqq1kkk1lmm2pqq1uuu0uvv0*9,
  uvv0*7,uuu0ppp2iii0nnn2sss1rrr0sss2qrr0*8,rrr2kkk2ooo1ppp2jjj0mmm2uuu0uvv0*8,
  uvv0*6,uuu0ooo3jjj1qqq2sss0rrr0*2,sss1qrr0*2,lll4nnn5mnn5mmm4opp2qrr0opp4iii0*2,kkk1qqq3kkk1mmm2uuu0uvv0*7,
  uvv0*6,ppp2jjj0rrr2rrr0*5,sss1qrr0nnn2ooo3ooo2nnn3pqq1rrr0lll3iii0*3,jjj0qqq3kkk1mmm2uuu0uvv0*6,
  uvv0*5,sss2iii0qqq3rrr0*6,sss2qrr0ppp3ooo6nnn7ppp3qrr0qqq4iii0*2,lll3iii0*2,jjj0qqq4jjj0ppp3uvv0*6,
  uvv0*4,uuu0nnn3*2,sss0rrr0*2,ppp3noo4qqq1qqq0rrr0rrr1qqq0*4,qrr0mmm3iii0jjj1mmm5mmm6iii0*2,jkk1ppp4lll3ttt1uvv0*5,
  uvv0*4,qqq3jjj1sss2rrr0*3,ooo3ppp3nnn8qqq1rrr0sss2qrr0*4,rrr2jjj0iii0*3,mmm5lll5iii0*2,nnn3lll3nnn3uvv0*5,
  uvv0*4,lll2ooo3rss0rrr0*3,qqq1nnn6qqq0rrr0*2,sss1rrr0qrr0*3,ooo4iii0*5,jjj0iii0*2,ijj0qqq5ijj0tuu1uvv0*4,
  uvv0*3,stt2iii0ppp5mmm1qqq1rrr0*3,qqq2rrr0*4,nop3gjk1gjk0kmn2kkk2iii0*6,jjj0nnn1ppp1rrr2jjj1pqq3uvv0*4,
  uvv0*3,ppp3lll3noo3iii0*2,kkk1ooo1rrr1rrr0*3,qqq1fij6npp2vvv0*2,qrr2dhi5ghh1iii0*3,kll1noo1ppp1noo0*2,ppp1nnn3*2,uvv0*4,
  uvv0*3,nnn3*2,kll3iii0*4,jjj0nnn1qqq1rrr0fjk8tuu2vvv0*5,ehi7iii1mmm1ooo1ooo0noo0*5,ppp4kkk2uvv0*4,
  uvv0*3,lll3opp3jjj1iii0*3,kkk2jjj0iii0*2,jkk3lno7vvv0*6,stt4hjk6noo0*3,mmm1nnn1mmm0nnn0noo0qqq5iii0uuu1uvv0*3,
  uvv0*3,lmm3ppp5iii0*2,lll0*2,lll4jkk2iii0*2,cff3stt6uuu3stt4sss4rss8sss8sst5vvv0fijanoo0*3,lll5mmm2lll3nnn1noo0qqq5jkk1ttt3uvv0*3,
  uvv0*3,lmm3ppp5iii0*2,kkk3ijj0mmm6kkk4iii0*2,cff3ttt6uuu3qqr8qqrdpqqapqqbrss6vvv0fijanoo0*3,lll3lll2kll1nnn1noo0qqq5kkk1ttt3uvv0*3,
  uvv0*3,lll3opp3jjj1iii0*3,jkk0jjj1iii0*2,ijk4lno6vvv0*6,stt3hjk6ooo0noo0*2,mmm1nnn0lmm0nnn0noo0qqq5iii0uuu1uvv0*3,
  uvv0*3,nnn3*2,kll3iii0*4,jjj0mmm1ooo1ooo0ehi8uuu1vvv0*5,gkl9uuu1uuu0rrr0ooo0noo0*5,ppp4kkk2uvv0*4,
  uvv0*3,ppp3lll3noo3iii0*2,kkk1nnn1opp1nnn0*3,mmm1ehi6pqr2vvv0*2,sst2gkl7qrs3vvv0*4,stt0ppp0noo0*2,ppp1nnn3mnn3uvv0*4,
  uvv0*3,stt2iii0ppp5mmm1ooo1ooo0nnn0*7,lnn3gjk1gjk0ill2uuu0vvv0*3,ttt4*2,vvv0*2,uuu0rrr0rrr2jjj1pqq3uvv0*4,
  uvv0*4,lll2ooo3opp1nnn0*2,kll4mmm1lmm3*2,nnn0*2,ppp2rrr0qrr0*3,uuu1vvv0*2,sss5rrr8uuu1vvv0*4,rrr3ijj0tuu1uvv0*4,
  uvv0*4,qqq3jjj1rrr3nnn0*2,mnn0lll3mmm2lll3nnn0*2,rrr3qrr0*4,sss1vvv0ttt4rrr7tuu2opp8uuu2vvv0*3,lll3nnn3uvv0*5,
  uvv0*4,uuu0nnn3*2,ppp1nnn0*2,mnn0kll4lmm2nnn0ooo1rrr1qqq0*4,qrr0uuu0ttt3vvv0ooo7pqq5sss2vvv0*2,qqq3lll3ttt1uvv0*5,
  uvv0*5,sss2iii0ppp3ooo1nnn0*2,mnn1mmm2nnn0qqq3qrr0ppp1noo7ooo6ppp4qrr0ttt1vvv0*2,uuu1sss3vvv0*2,ttt1jjj0ppp3uvv0*6,
  uvv0*6,ppp2jjj0qqq3ooo0nnn0*4,rrr2qrr0*2,ppp2opp1qrr0*2,rrr0vvv0*5,ttt1kkk1mmm2uuu0uvv0*6,
  uvv0*6,uuu0ooo3jjj1qqq3ppp1nnn0*2,ppp2qrr0*3,opp1mnn3qrr0*3,ttt1vvv0*3,stt1kkk1mmm2uuu0uvv0*7,
  uvv0*7,uuu0ppp2iii0nnn2rrr1ooo0rrr2qrr0*8,rss1vvv0*2,ppp1jjj0mmm2uuu0uvv0*8,
  uvv0*9,rrr1lmm2kkk2ooo1sss1sss0rrr0qrr0*4,rrr0sss0*2,qqq1kkk1lmm2pqq1uuu0uvv0*9,
  uvv0*10,uuu0ppp1kkk0iii0mmm1ooo0qqq0*4,opp0mmm1jjj0*2,ooo1ttt0uvv0*11,
  uvv0*12,uuu0rss0ooo1lll0kkk0jkk1lll1jjj0lll0noo0qrr0uuu0uvv0*13,
  uvv0*37,
  uvv0*37,
wheel-few-prizes 580x559
~ IqB6 xt-H JZLk PiZq Zwj8 Stfz wPoX vqcA 4E7D oDoc zBqp L7YY kNom Vy3H pd8s Nclb kNom LRUb t3ru kNom
~ KG63 v38B Nclb kNom X8C0 klR7 kd5T kNom q9i0 oF0h Nclb kNom Vy3H pd8s Nclb kNom LRUb t3ru kNom KG63
~ v38B Nclb kNom X8C0 klR7 kd5T kNom q9i0 oF0h Nclb _pC- KAw_ 4E7D fXBf MuSd qCqz BqIj
  qrrcrss8rss9*2,qrrdrrs8uuu1uvv0*30,
  uvv0*37,
  uvv0*17,uut0uts0uvv0*18,
  uvv0*13,prr1hkl1afh16ce0rkhbumi59ef59eg0fjk1npp1uuu0uvv0*13,
  uvv0*10,uuu0kmn27ce218a07df3dhi1ill0rol5tmi5jll0eij19fg218a14ac1gkl2ttt1uvv0*11,
  uvv0*9,oqq3dfd56aa3eij2kop3vrj2vn90vm50vm60vn91vm50vn80vpe0lno6gkl34ac2dea5knn3uvv0*10,
  uvv0*8,ilm428a1bfh4kop4akm16ik0pog6vm50*6,uob429b239b1gjk4fjk418a0chi4uuu1uvv0*8,
  uvv0*7,gkl629b1hlm6emo26ik0*3,hml6vm50gb27mf39mf3ajd38rj44mke818a0*3,6cd2jmn64ac2agh5tuu1uvv0*7,
  uvv0*6,jmm528a1jno7akm26ik0*4,9km3vn92mf34oh47oh46lf36tk53cff729b139b218a0*2,39b1jmn74ac3cgh5uuu0uvv0*6,
  uvv0*5,pqr428a1hlm7akm26ik0*2,6dd46de36ik0*2,qog6tk56pi4boh4drj46vob339b36cd7bghf7cea18a0*2,29b1jmn828a1jlm6uvv0*6,
  uvv0*4,uuu0egd7afg5rtu2akm16ik0*3,6ee36gh36gi4inl6vl50tk52tk53vm51nle818a0*2,28a1bghe7ce818a029b1ljh6ikl7aca6rst3uvv0*5,
  uvv0*4,lno64aa3stt3vvv0uvv1fno26ik0*2,6fg66de76ik0akm3vn91vm50*3,dgf718a0*5,7cd4qie5ue70umi49dd6dhj6uvv0*5,
  uvv0*4,8de6dhj6vvv0*4,mqr27jl16gh36ik0*3,rof6vm50*2,voa339b318a0*4,fgg5tgb2ue70*2,uf80llm829b2stt2uvv0*4,
  uvv0*3,qrs418a0prr6vvv0vvv2rqq4uuu1ttt5rst3bln26ik0*3,gkj5kh70jg70iid718a0*3,4ac2mif6uf80sd70pc62qd62ue70umj539b3jmn6uvv0*4,
  uvv0*3,ilm65ce6vvv0*2,sss4mlkcnnmboonfvvv1vvv0iop26ik07fh3lno2uuu0vvv0opq28df318a0ade4sid4ue70nb56pc53ka46pc54ue70uhc3chj7bgi7uvv0*4,
  uvv0*3,cgi6bgh6vvv0*2,nnmbjihfuuu3mmljvvv0*3,fjl9stt2vvv0*4,vvv1dgh8tga2ue70*2,oc57pc66k946j946ue70*2,jll85bc6uvv0*4,
  uvv0*3,8df6gjk6vvv0*3,tss4sss8qqpavvv0*2,stt4kno7vvv0*2,qrr2noo2vvv0*2,rss4kc83ue70*2,sd71nb57qc60rd60ue70*2,nml918a0uuu1uvv0*3,
  uvv0*3,9dd7ilm6vvv0*4,sss7uuu2vvv0*2,loo6stt6vvv0*2,ttt3hijavvv0*3,hec9uf80*8,pml95992stt6uvv0*3,
  uvv0*3,bec8jll9uhb0*8,keb3ttt6vvv0*2,qrr4lmn6vvv0*3,ilmcvvv0*3,sss9vvv0*4,qrs67b93stt6uvv0*3,
  uvv0*3,7de6gkl6uf81ue70te70sd60pc65rd62ue70*2,qd72lno6vvv0*2,pqqfnopluuu5vvv0stt3kno7vvv0*2,uuu2pooeuuu3vvv0*3,oqq618a0tuu2uvv0*3,
  uvv0*3,bgh6cgi6uhb3ue70la46i934qc65nb59ue70*3,fgf9uuu2vvv0*5,fjk9uvv1vvv0*2,ppodtts5jigjnnmbvvv0*2,kmn64ac5uvv0*4,
  uvv0*3,hkl66df7ulh3ue70qc62k946oc54ma47ue70ug91ihg628b17ce3oqq2vvv0*2,rst2chj55hj1gnp2uvv0vvv0onmhssr5nmldoon7vvv0*2,dij7agh7uvv0*4,
  uvv0*3,prr518a0qnl8ue70te71la44sd62te70shc4aee518a0*3,bed6ih91iha0gie56ik0*3,akm1rtt2rrq8vvv1qqp3rrq6vvv0*2,4ac4ilm6uvv0*4,
  uvv0*3,uuu06cd5fij6uga2ue70*3,nif54ac218a0*4,old8vm50*2,vob38jl26ik0*2,6hj17ik1lqr2vvv0*4,mop618a1rst3uvv0*4,
  uvv0*4,jmm639b3snl6ue70tga2ggg618a0*5,4ac4voa2vm50*3,fmm56ik06fg56ee76hj16ik0emo2tuv1vvv0*2,8df6bgh6uvv0*5,
  uvv0*4,uuu1fgc7dhi6rli58ce418a04ac4dhie29b218a0*2,egf8vm50*4,nnh66hj16ef66fg26hj06ik0*2,9km1pst2kno6bd96qrs3uvv0*5,
  uvv0*5,npp418a0jlm84ac218a0*2,5bd7cgih7ce718a0ole8sj44mg3fng3drj49uoc37jl16ik06fg26bb66ik0*2,7il0lpq639b2gjk6uvv0*6,
  uvv0*6,gjk629b1jmn74ac218a0*2,29b15bc43ac4voa3mg35pi45oh45oh44tl52fmm56ik0*2,6hj16ik07il0kpq56bd39ef4uuu0uvv0*6,
  uvv0*6,uuu0dij63ac2jmn67de318a0*3,dgf7vm50jd37hc2dle39ke36sk44nni66ik0*3,8jl1lpq56bd38eg5ttt1uvv0*7,
  uvv0*7,uuu0fik418a0eij4gjl439b118a0nle8vm50ul50vm50ul50*2,vm50uoc37jl17il0gnp2ilm539b19ef4stt1uvv0*8,
  uvv0*9,loo3adb48cc4hkl3hll4vqg3vm60vm50*4,vm60vob1mqr4imn37de2cd95gkl3uuu0uvv0*9,
  uvv0*10,ttt1gjk24ac128a0agh3hkl1mml1ook0*2,mnl0ill1chj23ac128a0chi2rss2uvv0*11,
  uvv0*12,tuu0mop1eij27ce129b039928b9228a05bd0cgi1jmn2stt1uvv0*13,
  uvv0*17,uuu0tuu0uuu0uvv0*17,
  uvv0*37,
wheel-long-names 580x559
~ IqB6 xt-H 5wCR PiZq Zwj8 Stfz 5d50 vqcA 4E7D oDoc zBqp L7YY kNom Vy3H pd8s Nclb kNom LRUb t3ru kNom
~ KG63 v38B Nclb kNom X8C0 klR7 kd5T kNom Vy3H oF0h Nclb kNom q9i0 TGB0 fpHw kNom LRUb HJCv rxGU kNom
~ pKay NGyZ HFGK kNom X8C0 EL_R Nclb kNom KG63 mMFT _pC- KAw_ 4E7D fXBf MuSd qCqz BqIj
  qrrcrss8rssaqrrbrss7rrsbstt5uvv0*30,
  uvv0*37,
  uvv0*17,uut0uts0uvv0*18,
  uvv0*13,pqr1hkl1afg16ce0rkhbumi59ef59eg0fjk1npp1uuu0uvv0*13,
  uvv0*10,uuu0kmn27ce218a07df3dhi1ill0rol5tmi5jll0eij18fg218a14ac1gkl2ttt1uvv0*11,
  uvv0*9,oqq3dfd56aa3eij2qnl3vrj1vn90vm50vm60vn91vm50vn80vpe0lno6gkl34ac2dea5knn3uvv0*10,
  uvv0*8,ilm428a1bfh4snl3uhb1ue70vnd5vm50*6,uob429b239b1gjl4fjk418a0chi4uuu1uvv0*8,
  uvv0*7,gkl629b1jll5ujf2ue70*3,ukd5vm50gb27mf39mf3ajd38rj44mke818a0*3,6cd2jmn64ac2agh5tuu1uvv0*7,
  uvv0*6,jmm528a1mmm6uhb1ue70*2,rd65sd63uga2vn92mf34oh47oh46lf36tk53cff729b139b218a0*2,39b1jmn74bc3cgh5uuu0uvv0*6,
  uvv0*5,pqr428a1jkl7uhb1ue70*2,ob5aqc66ue70*2,vnd5tk56pi4boh4drj46vob339b36cd7bghf7cea18a0*2,29b1jmn828a1jlm6uvv0*6,
  uvv0*4,uuu0egd7afg5vtr1uga1ue70nb5csd71ue70*3,ukd5vl50tk52tk53vm51nle818a0*2,28a1bghe7ce818a029b1ljh6ikl7aca6rst3uvv0*5,
  uvv0*4,lno64aa3stt3vvv0vuu0ukg2ue70*5,uga2vn91vm50*3,dgf718a0*5,7cd4qie5ue70umi49dd6dhj6uvv0*5,
  uvv0*4,8de6dhj6vvv0*2,rrq3ttt2vpm2uf80ue70*4,vnd5vm50*2,voa339b318a0*4,fgg5tgb2ue70*2,uf80llm829b2stt2uvv0*4,
  uvv0*3,qrs418a0prr6vvv0*2,lkjcihffvvv0vts1uic1ue70*3,ric5kh70jg70iid718a0*3,4ac2mif6uf80sd70pc62qd62ue70umj539b3jmn6uvv0*4,
  uvv0*3,ilm65ce6vvv0*2,tts4kjieppo8nnmfvvv0*2,umi2te70hdb4lno2uuu0vvv0opq28df318a0ade4shd4ue70nb56pc53ka46pc54ue70uhc3chj7bgi7uvv0*4,
  uvv0*3,cgi6bgh6vvv0*2,pon9lljfrrqbnnmivvv0*3,ijj9stt2vvv0*4,vvv1dgh8tga2ue70*2,oc57pc66k946j946ue70*2,jll85bc6uvv0*4,
  uvv0*3,8df6gjk6vvv0*2,nmla*2,rrr5ssr9vvv0*2,stt4kno7vvv0*2,qrr2noo2vvv0*2,rss4kc83ue70*2,sd71nb57qc60rd60ue70*2,nml918a0uuu1uvv0*3,
  uvv0*3,9dd7ilm6vvv0*8,loo6stt6vvv0*2,ttt3hijavvv0*3,hec9uf80*8,pml95992stt6uvv0*3,
  uvv0*3,bec8jlm8vnl0*8,lih4ttt6vvv0*2,qrr4lmn6vvv0*3,ilmcvvv0*3,sss9vvv0*4,qrs67b93stt6uvv0*3,
  uvv0*3,7de6gkl6vmj0vlj0*3,ogdfvlj0*3,rjh3lno6vvv0*2,pqqfnopluuu5vvv0stt3kno7vvv0*2,uuu2pooeuuu3vvv0*3,oqq618a0tuu2uvv0*3,
  uvv0*3,bgh6cgi6vnl1vlj0vli0ogd8ogdaukh3vlj0*3,ghi9uuu2vvv0*5,gjk9uvv1vvv0*2,ppodtts5jigjnnmbvvv0*2,kmn64ac5uvv0*4,
  uvv0*3,hkl66df7vpo1vlj0vli0jdabsjg5ogd9vlj0vmk0jjj528b17ce3oqq2vvv0*2,rss2gig6rk62vqg1vvu0vvv0onmhssr5nmldoon7vvv0*2,dij7agh7uvv0*4,
  uvv0*3,prr518a0rpo7vlj0*2,uli1vli0sjg1tml3beg418a0*3,7df76fh16fh0eig5vm50*3,vo90vur1rrq8vvv1qqp3rrq6vvv0*2,4ac4ilm6uvv0*4,
  uvv0*3,uuu06cd5fik6vnk1vlj0*2,vmj0olk44ac229b318a0*3,cjla6ik0*2,clm4vn71vm50*2,tl52vm61vrk1vvv0*4,mop618a1rst3uvv0*4,
  uvv0*4,jmm639b3tqp4vlj0vmk1ghi518a028a1afhg8eff18a04ac4akm46ik0*3,toe4vm50qi49oh4dul53vm50vpd1vvt0vvv0*2,8df6bgh6uvv0*5,
  uvv0*4,uuu1fgc7dhi6son48de418a0*3,6cd67cec7cebagh96ik0*4,lnj6ul53oh4aqi45ul51vm50*2,vn80vtp1kno6bd96qrs3uvv0*5,
  uvv0*5,npp418a0ilm84ac218a0*2,aeg66ce518a0*2,cjla6ik06dd86ee76gi2dlm4vn60vm50pi44jd3avm50*2,vm60rqm539b2gjk6uvv0*6,
  uvv0*6,gjl629b1jmn74ac218a0*4,3ac4bkm56ef66fh56fg66fg56hj2tod4vm50*2,tl52vm50vm60tql46bd39ef4uuu0uvv0*6,
  uvv0*6,uuu0dij63ac2jmn67de318a0*3,afh96ik06hi16hj1*3,6ik0mni6vm50*3,vn80rqm46bd38eg5stt1uvv0*7,
  uvv0*7,uuu0fik418a0eij4gkl439b118a0cjka6ik0*6,dmm5vm60*2,vqg1kml439b19ef4stt1uvv0*8,
  uvv0*9,loo3adb48cc4hkl3hkl4hop57jl06ik0*4,6il0cln2usm2lnl37de2cd95gkl3uuu0uvv0*9,
  uvv0*10,ttt1gjk24ac128a0agh3gkl1imn1ino0*2,imn1hkm1chi239b128a0chi2rss2uvv0*11,
  uvv0*12,uuu0moo1eij27ce129b039928b9228a05bd0cgi1jmn2stt1uvv0*13,
  uvv0*17,uuu0tuu0uuu0uvv0*17,
  uvv0*37,
wheel-many-prizes 580x467
~ IqB6 xt-H EVhI PiZq dAuQ _M7A 9J0U 1SKe Kwt- 9eov GMHT vLqg zmMk LT2D IPFZ JOy- uJIe DE50 bwTz qCqz
~ BqIj
  qrrcrss8rss9rrsbrssaqrrbrss7uvv0*30,
  uvv0*37,
  uvv0*23,uut0utr0*6,uus0uvv0*6,
  uvv0*5,vvv0*8,uvv0vvv0*8,uus1vm60vm50*6,vm60utq1uvv0*5,
  uvv0*5,vvv0*2,ttt5ttt7stt9sss8vvv0*6,uuu1uuu3vvv0*3,vtq2vm50*2,ul53ul54sk56tl54vm50*2,uso1uvv0*5,
  uvv0*5,vvv0*2,sss9ssscrssbqrrdvvv0*6,qrrfqqrdvvv1vvv0*2,vtq2vm50*2,tk55tk56rj49tl56vm50*2,uso1uvv0*5,
  uvv0*5,vvv0*17,vtr1vm50*8,utp1uvv0*5,
  uvv0*6,vvv0*7,uvv0*2,vvv0*7,uvu0vsn0vrl0*6,vsm0uuu0uvv0*5,
  uvv0*5,vvv0*17,uvv0vvv0*8,uvv0*6,
  uvv0*5,vvv0tuu4uuu4uuu1uvv1uvv2uuu1vvv0*4,uuu2tuu6sss8tuu3vvv0*6,tuu5uuu2vvv0*3,uvv0*6,
  uvv0*5,vvv0rssdqrrgqrrbrssapqqjqrrguuu4vvv0*3,uuu1rssbqrrcuuu6vvv0*6,pqqfqrreuuu3vvv0*2,uvv0*6,
  uvv0*5,vvv0*26,uvv0*6,
  uvv0*6,vvv0*7,uvv0*2,vvv0*7,uvv0vvv0*8,uvv0*6,
  uvv0*5,vvv0*17,uvv0vvv0*8,uvv0*6,
  uvv0*5,vvv0*3,ttt8sst8tuu4vvv0*5,tuu5uvv2uuu4uuv1vvv0*3,ttt8oppgopqhoopknoolppqkpqqgtuu4uvv0*6,
  uvv0*5,vvv0*3,rsscrrrbtuu6vvv0*5,stt8qrrfrrrerrravvv0*6,ooplnopnvvv0*3,uvv0*6,
  uvv0*5,vvv0*26,uvv0*6,
  uvv0*6,vvv0*7,uvv0*2,vvv0*7,uvv0vvv0*8,uvv0*6,
  uvv0*5,vvv0*17,uvv0vvv0*8,uvv0*6,
  uvv0*5,sss5pqqloppjpqqnoppi*2,pqqjqrrdvvv0*3,uvv1ttt8sss8tuu3vvv0*5,uuu2tuu7sss7tuu2vvv0*2,uvv0*6,
  uvv0*5,vvv0pqqgppqlpqqiopplpqqhpqqguuu3vvv0*3,uuu2sssaqrrcuuu6vvv0*5,uuu3sstaqrrduuu5vvv0*2,uvv0*6,
  uvv0*5,vvv0*26,uvv0*6,
  uvv0*6,vvv0*7,uvv0vvv0*8,uvv0vvv0*8,uvv0*6,
  uvv0*5,vvv0*12,rss2opp2vvv0*12,uvv0*6,
  uvv0*5,vvv0*12,stt3gijavvv0*12,uvv0*6,
  uvv0*5,vvv0*12,qrr4kmm6vvv0*12,uvv0*6,
  uvv0*5,vvv0*12,pqqfoppkuuu5vvv0*11,uvv0*6,
  uvv0*6,vvv0*12,uuu0vvv0*12,uvv0*6,
  uvv0*37,
  uvv0*37,
hubs 580x131
~ IqB6 xt-H WfHG z2yA a6Bf MuSd VwoY AKp0 a6Bf MuSd G-ji a6Bf MuSd yboq
  rrscrss7uvv0*35,
  uvv0*3,vvv0uvv0*6,vvv0uvv0*6,vvv0uvv0*19,
  uvv0vvv0*5,uvv0*2,vvv0*5,uvv0*2,vvv0*5,uvv0*17,
  vvv0uuu2lmn6qqr4mnn5vvv0uvv0vvv0*7,uvv0vvv0*6,uvv0*16,
  vvv0*2,jllettt2lmmbvvv0*2,uuu3pqqdsss7pqqbrss7pqqdttt3vvv0*2,noo9rrrcqqr7rss8vvv0uvv0*16,
  vvv0ttt2klm0noo5noo2vvv0*2,ttu2rss7ttt6rss7*2,rss9uuu3vvv0*2,stt5rrs8sss6stt4vvv0uvv0*16,
  vvv0*2,sstcopqivvv0*2,uvv0*2,vvv0*5,uvv0*2,vvv0*6,uvv0*16,
  uvv0vvv0*4,uvv0*3,vvv0*5,uvv0*3,vvv0*4,uvv0*17,
  uvv0*3,vvv0uvv0*6,vvv0uvv0*6,vvv0uvv0*19,
actions 580x448
~ IqB6 xt-H eqCl YqUR MlRS pUgf vYuZ 4gYw YX9C T3qQ PiZq XRnd xo7- lmUM MlRS pUgf yiPK 4gYw YX9C SPcU
~ MlRS QI3o 4gYw VgEs xo7- PiZq 4jMV wcz0 PiZq KYfa f-5g
  qrr9rssbstt6uvv0*34,
  uvv0*37,
  lmmhlnndkmminppgmnnhpqq9uvv0*31,
  stt8sss5ttt3stt4*2,ttu3ttt3*2,tuu3ttt3*3,ttt4stt4uuu0uvv0*22,
  stt8rss7stt6rss7ttt4stt8rssastt7ttt4sss9rss9stt7*2,rssauuu3uvv0*22,
  vrj0vqg0*34,vqh0utp2
  vm50*16,tk53ul52tl52ul53vm50*17,
  vm50*16,sj48tl54og4bph4dul52vm50*16,
  vpd0voa0*34,vob0vrj2
  vvv0*36,uvv0
  vvv1qqrdoppfoppeqqqeqrranoolpqqgvvv0*22,vut2vus0*4,vus2vvv0
  vvv0tuu5ttt6ttu4uuu4ttt7*2,vvv2vvv0*22,vus4sss6opplpqqjsss9vus4vvv0
  vvv1stt6tuu8tttbttt6stta*2,vvv0*23,vvt1vus0*4,vut1vvv0
  uvv0*37,
  vn80vm50*22,vrj1uuu5uvv0*10,uvv1stta
  vm50*9,rj4btk55oh4boh4fqi47tl53vm50*8,vqg1uuu6vvv0*3,uuu3noodppqistt8vvv0*4,rsse
  vm60vm50*8,ul50*2,ul53vm51vm50*10,vqh1uuu5vvv0*4,tuu4vvv2vvv0*5,rssd
  uso0vrl0*22,uus0uuu1uuu0*10,uuu1*2,
  vob0vn80*34,vn90vqh2
  vm50*13,tk53ng39sk55qi4bpi4brj48sj46qi49qi4btk54vm50*14,
  vm50*13,ul51rj42tl51tk55tl55ul52tk52tk54*2,ul52vm50*13,vm60
  vrl0vqi0*34,vrj0utr1
  pqqbrsscqrrerss8qrreqrrftuu2uvv0*30,
  uvv0*37,
  uvv0*37,
  mopgnpqgoqqdmopiprr9mppcmppkoqqcnpqfrss7uvv0*27,
  uvv0*37,
  qrrdrssaqrr9qqrhrssbrrs9qrrdrrr9qrr8qrrhqrrbpqreqrrbpqqeqrr8pqqcrrrcrssaqrrdpqqerrsbstt5uvv0*15,
prizes-ONGOING 580x539
~ IqB6 xt-H NGpA PiZq 4u9V VtBW M3uX -8fs AWnw DaIW Vc8o DUYO XRrl CQZp Y_4V f7Ft UB7B OgKW DaIW Vc8o
~ wwbv Inlm CQZp Y_4V Rxxp u3l6 OgKW DaIW Vc8o DUYO XtbH CQZp Y_4V NDZd KJRO OgKW DaIW Vc8o IGB7 0btw
~ CQZp Y_4V rScL FX87 OgKW DaIW Vc8o DUYO 0fO8 CQZp Y_4V o37M HqLA OgKW DaIW Vc8o LR2M gYAY CQZp Y_4V
~ IsRl zhHK OgKW DaIW Vc8o DUYO VmB- CQZp Y_4V 4sb6 e6th OgKW DaIW Vc8o EVLD Gygk CQZp Y_4V IsRl vLUv
~ OX8l
  qrrdrrs8rss7qrrdqrrbqrrdtuu2uvv0*30,
  uvv0uuu0uvv0*35,
  giiiikkljkldklmbnop9jklfjllfkllfjllfgijjhjjhrrs4uvv0*25,
  tuu1ttt3sss2sss1ttt1stt3stt2tuu2stt1stt2sss2uuu0uvv0*25,
  tuu0*2,uuu0uvv0*30,rss9qrrbpqqgstt4
  oqr7koocuuu0mnoinopinoollnnkrrr8uvv0*24,tuu2qqrapqqaqrrcoppb
  uuu0tuu0uuu0uvv0*29,ttu2stt8ttt3sss7rss5
  uuu0*33,tuu1ttt2ttt3uuu0
  qrs7nqqeuuu0pqqdpqqfttt2uvv0*27,pqqenoojoppkpqqb
  stt2rss4uuu0sss6stt4uuu0uvv0*26,qrr9qrrasss6pqqdopq9
  uuu0*37,
  rst2rss2uuu0rss6stt6rss7rss5uvv0*26,oppgmnnjmooopqqb
  qss5mppauuu0pqqcqqrapqqcrrsauvv0*23,sss7qqrerrrcrssaqrrepqqdopq9
  uuu0*37,
  tuu0ttu0uuu0uvv0*30,stt7pqqdpqqhstt4
  oqr8lopeuuu0noolnopknopdpqqaopphmnolopphuvv0*18,uuu0ttt4sst6ttt3stt4pqqbpqqeqqrdoppb
  uuu0tuu0uuu0uvv0*25,uuu0sst7sss8stt7stt4sss8stt7sss7rss5
  uuu0*35,tuu1uuu0
  prr6npq8uuu0pqqcpqqenophtuu2uvv0*25,qrr6ppqbmnnlnoonpqqb
  ttt1qss4uuu0ttt2sst2stt2uuu0uvv0*21,uuu0qrra*2,rssarss9qrrbqrrepqqdopq9
  uuu0*37,
  stt2rss2uuu0uuu2tuu2uvv0*27,rrs5nooimnnlmooopqqb
  qrs5oqr6uuu0oppgmoogqrrcuvv0*22,stt5qrreqrrdrss9qrre*2,qrrdpqqdopq9
  uuu0*37,
  tuu0*2,uuu0uvv0*29,stt6rrrapqqdpqqhstt4
  oqr7koocuuu0pqqhnooilmnjuuu0uvv0*20,uuu0stt5stt6stt5stt3rrs8pqqe*2,qqrdoppb
  tuu0*2,uuu0uvv0*24,uuu0sss7sss8stt8ttt5sss8*2,stt7sss7rss5
  uuu0*35,tuu1uuu0
  rss3qrs3uuu0noplqrrapqqgqrr8uvv0*25,rss5nooimnnlnoonpqqb
  stt2rtt2uuu0ttt4sss5ttt4ttt2uvv0*26,qrrhrrrdqrrfopq9
  uvv0*37,
  qrrcrss6rrs9qrrarrrcrssbqrrcrss7rrsbsss9qrrerss7qqrdsss7qrrarssarssbsss8rrscrss7rssbrss8qrrcsss8rssa*2,qrrerrs9rssb*2,rrsastt8qrreqrrfuuu0uvv0*2,
  stt6stt5rss9sst9rss8ttt5stt5ttt4stt5stt6*2,stt3sss6stt4stt6ttt4sss8*2,tuu2tuu1uuu1*2,tuu1tuu2uuu1*3,tuu1uuu1tuu2*2,uuu1tuu1uuu1uvv0*3,
  qrrfqrrbqrrcrssaqrrbrsscsss9qrrdrssarss9qrrerssaqrrdqrrcqrrgrssbrrsepqqittt4uvv0*18,
check-UPCOMING 580x217
~ IqB6 xt-H Wzrj PiZq yuip z2yA 3f3j aTBZ 0f0I mLHM YNBT tSb5 K1HB mnni
  rrsaqrrasss8qrr8qrrbqrrgsst6uvv0*30,
  uuu0uvv0*36,
  vvv0*36,uuu2
  vvv0*2,sut0tut0vvv0tuu2vvv0*2,vvv1uuu2vvv0*6,tuu2vvv0*19,uvv3
  vvv0uvu0jpmanrp8tuu5jklfhijkhjjghijjnoogmnndjlllhjjhijklkmmeikkhhjjkvvv0*19,uvv3
  vvv0*2,rus1tut0vvv0*7,stt3vvv0*24,uvv3
  vvv0uuu2uuv2vvv1uuu3vvv1*3,uuu4vvv1uvv2*2,uuu3*2,uuv2uuu3uvv2uuu2vvv0vvv1*5,uuu4vvv1*4,uuu4uuu5vvv1*2,vvv0*3,uvv3
  vvv0vvv4sssbttt9sssbsstbstt9rss9sttastt7rsscstt8rssasstcttt8sssbttt7sstctuu6sssbssscttt7tttasssasssfsstarssbtttasssbttt9ttt8ttt9sssbvvv0*3,uvv3
  vvv0uuu6rrsdrsserrrcsstbrrrersseqrrfrssbrrsdstt7rrsfsssdrrrcssscsssarssbrrscsstbrrsfqrrjuuu2vvv0*13,uvv3
  vvv0*36,uvv3
  vvv0stt7nqqjprreqrscoqrfoqqksttauuu6vvv0*27,uvv3
  vvv0*7,uvv2vvv0*28,uvv3
  vvv0*36,uuu3
  uvv0vvv0*35,uuu0
results 580x374
~ IqB6 xt-H CJIK PiZq 04pa PiZq pkZW 2kng oa9J rj3w f89n uBDC vWQS kfA8 LWTb f89n iRo9 vWQS iX6e 2xxt
~ xfVY 9129 i_zJ uXyD
  rss8qrrettt3uvv0*34,
  ttt1loo0lno0*33,rss1uvv0
  7ce528a029b0*13,18a0*20,29b1jmnc
  18a04ac07df87ce5*2,6ce76bd35bc0*8,29b018a0*21,
  18a04ac07ce58df76ce46ce56cd45bd05bc0*7,29b018a0*21,
  18a04ac0cgicdhidbfhcdhicdhjf8ef75bc0*7,29b018a0*21,
  18a04ac07ce76ce67ce67de97ce45bc0*8,29b018a0*21,
  18a03ac05bd2*2,5bd15bd35bd25bc0*8,29b018a0*21,
  18a0*2,29b0*13,18a0*22,
  18a03ab05bd15bc0*11,4ac028a018a0*21,
  18a04ac07df87de88efb6bd35bc0*9,29b018a0*21,
  18a04ac0dhiccgiadhiefjkfbghcbfhccghbeijeeijf5bc0*4,29b018a0*21,
  18a04ac05bd15bd2*2,5bd1*2,5bc0*8,29b018a0*21,
  18a04ac06ce87ce57df98df95bc0*9,29b018a0de82399118a0*2,hb83999218a06bd3bgh318a0*2,4eg129b118a0*2,5a926a9218a0*3,
  18a028a039b0*13,18a0*2,jg73599218a0*2,28a0699118a08df4fjk418a0*2,2bd118a0*3,4991599118a0*3,
  18a07de2eij0*13,39b27ac149b218a0*5,dd8718a0*2,4ac3afg618a0*2,ba91899118a07ab218a0*3,
  18a0opq6vvv0uuu2uuu5uuu4stt5uvv2uuu1uuu3uuu2*2,vvv2vvv0*2,cgi6kgf428a118a04df318a0*2,acc1jgf0nig0oig0lgf0ddd139a018a0aa91899118a0jgf46ab318a0*2,
  18a0opq6vvv0sttauuu5pqqbpqrfqrrdoqqfqrr9*2,pqqcpqrgstt4vvv0chi628a018a0*3,9bc2rki2vqp0vlj0vli0uf91uf80vka1ulf0gee218a0*4,29b018a0*2,
  18a0dhi4mop0*12,loo06bd4fb8218a0*2,ddd3nkj2uuu2vvv0vom1vlj0uf91ue70vm50*2,mkg2mhg328a018a03be24eg218a0*2,
  18a0*18,9bc3mkj26ik0emo3vvv0vrq1vlj0uf91ug71vm50mlb16ik0ejk1kgf418a0*5,
  18a0*3,8dfhafgf9efi8dfh9efe8dfhafgj9efdafgh9egj5bc518a0*3,28a1skg2rl91aji06ik0lqr4vvu1uli0rf91vj61sm718ik07jl0mqr2vqo19bc418a0*4,
  18a0*5,28a118a0*2,18a118a0*8,bcd4tlb0tl60sl60ejf16hk1bgh4ac91cd809b929gf29jl1pss1tuu0ttt1lhg418a0*4,
  5bd418a0*34,28a1gjkc
  loo518a0*34,eij6uvv0
prizes-ENDED 580x403
~ IqB6 xt-H dGsG PiZq 4u9V bWcM lGX0 ZukA UjlB _6tO S0WN Qd8p UjlB K6rK _6tO -8fs X4Z9 -H6f og15 dBf0
~ vZtp qlDq UkOA 7r3P QbK7 IoAY RQna JTEO I0nW -H6f XJsZ ocQ2 f73N 4O7U 85uh vZtp mJ68
  qrrdrrs8rss6pqrdqrrauvv0*32,
  tuu1*2,uvv0*35,
  fhhpgiiojklfhjjikmmfikkgijkfmnoeijkkikkhpqq8uvv0*11,tuu3rss9pqqfrssa*3,qrrdqrrc*2,rssaqrrcrss9*2,rrsbrrs7
  uuu1tuu1*3,uuu0tuu1*2,uuu0tuu1*2,uuu0uvv0*12,uuu2uuu1*2,tuu0tuu2uuu1*4,tuu1uuu1tuu2tuu1*2,
  nmkjtrq7uvv0tpi6uoc0*5,upg3cln1cln0*7,gmn88df0*17,afg4
  pomftsr6uuu0uqk5upf0*5,uqi3fno1fmo0*7,iop6cgi0cgh0*16,eij4
  usp1tuu1ttt2ttu2ttt3sss2uuu0uvv0*28,tuu0tuu2
  uod3stt3opqjqrrdpqqepqqjuvv0*29,stt3oppc
  uuu0*37,
  hkl2tuu2rss8stt5uvv0*31,stt2rss6
  hkl2stt5rsscrrs6uvv0*31,ttt3pqqc
  uuu0*37,
  sie2stt3qrrfqrripqqgsss6uvv0*28,rss7nppimnol
  trq1tuu1ttu2ttt3stt3uuu1uvv0*28,ttt1stt3*2,
  uuu0*37,
  tuu4sss8opqkopqgpqqbpqqcopploppisss8uvv0*24,qrr7noohlnnllmmo
  uuu0*37,
  utr1uuu0uuu1tuu1*2,uvv0*28,uuu0*4,
  unb3stt4pqqeopqgqrreuvv0*28,rrs5pqqenooglmmn
  uuu0*37,
  kpq2ttt3stt6stt3uuu0uvv0*28,stt2rss6qrr9qrra
  hop2ttt4pqqfqrratuu3uvv0*28,stt3pqqc*2,opqe
  uuu0*37,
  bgh2stt5rssdpqqcrrr9uvv0*28,pqqc*2,oppgnopi
  mop2uuu1ttt3sss4tuu2uvv0*28,rrs4rss8rss5*2,
  uvv0*37,
check-ENDED 580x197
~ IqB6 xt-H cMJo PiZq yuip z2yA 3f3j aTBZ 0f0I mLHM 0KDH tSb5 K1HB mnni
  rrsaqrrarss7qrrdqrr9uvv0*32,
  uvv0*37,
  vvv0*36,uuu3
  vvv0uvv0rts0sut0vvv0sss3uvv1vvv0uuu2uuu3vvv1vvv0*5,stt3vvv0*19,uvv3
  vvv0uvu0kpnborp8tuu5lmmehjjkhjjghjjinoogmnocjklmhjjhijklkmmeikkgikkjvvv0*19,uvv3
  vvv0*2,sut0tuu0vvv0*7,ttt2vvv0*24,uvv3
  vvv0uuu2uuu4uuu2uuu5uvv3uuu3ttt9uuu2uuu4vvv2uvv2uuu3uuv2uuu3*2,ttu7uuv3uuu3uuu4uuu3vvv2vvv0*14,uvv3
  vvv0vvv3stt9ttt6stt8uuu6sssbtttbtuu6sttattu7sttastt9tuu6ttu8stt8sttdttt7*2,stt9ttt8uuu5vvv0*14,uvv3
  vvv0*36,uvv3
  vvv0stt7nqqjprreqrscoqrfoqqkrsscuuu6vvv0*27,uvv3
  vvv0*36,uvv3
  vvv0*36,uuu2
  uuu0uvv0*34,uuu0uvv0
records 580x332
~ IqB6 xt-H pC7s PiZq dVZZ duU2 PiZq Z_-Z pn7P XnnM kiXW d6MI Zpmw Dgtd duU2 PiZq Xt7k W3_k XnnM eybR
~ 2O7t qX9j CYAg MB5Z duU2 PiZq IghP SV2d XnnM BjTR J1U- Sat1 yBKx jpvR duU2 PiZq bPGH izeA XnnM MB5Z
~ duU2 PiZq RjAq JaDy XnnM 15dH 2O7t Lj7T -1HM
  rss9*2,rss7uvv0*34,
  uvv0*37,
  noopmoonnooknoojmnojmoojttt2uvv0*14,sut0rus1psr6qsr4qts4rts3tuu2stt4stt7stt5*3,sss6stt4stt6rss8
  pqqgrss9qrrcsss7qrraqrrcstt7uvv0*14,sut1rts1orq9orq7orq8qtr4uuu0rss6rss7sst6stt6ttt5stt4*2,stt5stt7
  uvv0*2,uuu0uvv0*34,
  qqrcopqbsss7uvv0*20,uuu0*10,uvv0*4,
  rrs8sss7stt8tuu1tuu3tuu2*2,uuu0tuu2uuu1tuu2ttt4uuu1uvv0*10,uuu0rss7qrrcpqq9opqdpqr8pqqaoppfpqqestt4rss7npqgmpploqqh
  rssbqrrerss8sss7rss9sss8qrrcsss8rssastt6rss6rssattt5uvv0*10,uuu0*10,uvv0*4,
  uvv0uuu0uvv0*35,
  noojnooistt3uvv0*34,
  pqqgrss9qrrcrss7rss9rrrbqqriuvv0*30,
  uuu0*9,uuu2tuu0*10,uuu1uvv0*16,
  urp6tqo8rnkgsolesombtpmbsolbrnkcvts0tuu6pqqclmniopqenoolnoofqrrcmnoinopinppcsst3tuu6qqrbpqqeqrrb*2,qrrfrrrarss9qrrcrss8uvv0*7,
  vut0uts0vut0*6,uuu0tuu4tuu0*5,stt1tuu0*4,uuu3uvv0*2,uuu0uvv0*3,uuu0uvv0*9,
  uuu1uvv0uuu0uvv0*34,
  mnonoppfnopjpqqauvv0*29,stt5prr9prrcrss9
  qrre*2,rrrbrss8qrrcrssapqqfrss9qrrdrrs8sss8rrs9pqqjuvv0*20,ttu2stt6rss8rst7
  uvv0*37,
  oppjoppioppcqqr9pqqfoppgpqqfuvv0*14,uuu0*6,uvv0*10,
  rss9stt5sss7stt6sst6rss8rssbuvv0*14,uuu0rss8qrr5oppeopqcqrr6ttt3qrrapqqeqrrc*2,rssaqrrb*2,qqrdpqqf
  rrrcrss8rss9sss8rss8sss7rssduvv0*14,uuu0*6,uvv0*10,
draw-won 580x652
~ IqB6 xt-H FKCQ PiZq daI4 PiZq J1RT ywmP z000 uATa RM7K uATa KEC1 uATa V7K5 uATa on_s uATa PL-N uATa
~ Ufq5 uATa BhJ6 uATa qvW_ uATa p5e7 z000 uATa UsDg uATa RjDS uATa u4BG uATa viQK uATa BhJ6 uATa PL-N
~ uATa Ufq5 uATa O2VI uATa SjLY hDMC n8LK KF-a H-xA o0Hn hxJF a97a tL8Q j0Bi 08GF 2R5t 2H4W ZPsq bI7t
~ 9hfr rtbY c4ov kNom 2NmG kNom bOSw kNom MjAu kNom 1Znc kNom NBym kNom 4E7D kNom vqcA kNom g3sr kNom
~ F5AX c4ov kNom 1iZ- kNom FazE kNom ZlOL kNom IO-r kNom vqcA kNom NBym kNom 4E7D kNom LGdQ kNom nYRZ
~ DDJl ZQah cWF4 5NxQ z1sA B3iA Vc8o PzIZ oyk_ jtMK C85m JhQX oyk_ oGQf pj7d losQ dGEE
  rrrarss9rssastt6uuu0*31,uvv0*2,
  uuu0*3,oqq1lno0*3,trn1usm0urm0*19,usn0upn0*3,uqo0uuu0*3,uvv0
  uuu0*2,lno518a0*4,un94vut0vob1vm50hke1tm71vm50*11,ee82sl62vn70vtq1vqg2ug71uga1vpm0ulh2*2,uuu0*3,
  uuu0*2,fjk518a0*3,9b94vm50vri1vtp2vm50kkc1um60vm50*11,ig72tl61vrj2vtn1vm60vi61vol3sssdvvv2uje5tuu0uuu0*2,
  uuu0tuu0fij518a0*2,28a1qj62vm50*2,vm60vm50*16,vm60vm50*3,ule3vvv1vrq3tid3tuu0uuu0*2,
  uuu0ttt0eij518a06a91pj62vm50*24,vl50uh70ue70tic2ttt0uuu0*2,
  uuu0ttt0pnh2qj60vm60vn60vm50*7,lf34a710b712ul51d912a611ng33qi43a711b812tk52vm50*7,tm70vl50umb1stt0tuu0uuu0
  tuu0ttt0tph1vm50voa1*2,vm50*7,gb25lf34tl51le35ic25ul529606b815rj44lf35hc25vm50*6,sm71ikd1vm50uob1stt0tuu0uuu0
  tuu0ttt0tpn1vmc0vm50*9,oh43jd319604ic26lf35vm5085069605ul52ph45ea25vm50*8,vpc1uuu1stt0tuu0uuu0
  tuu0stt0tpn1vme0vm50*9,ke34mf308504oh46b713jd32c815gb25hb23d913mf35vm50*8,vqg2uuu1stt0tuu0uuu0
  tuu0stt0tpj1vm60tl61rk61vm50*7,ph42ke30rj41vm50oh42ke30ul51vm50lf31ng31vm50*8,vn70vm60uqi1stt0tuu0uuu0
  tuu0stt0tph1vm50pj62kh73vm50*10,ul51sk52*2,sj41vm50*10,vn60vpd1vm50unb1stt0tuu0uuu0
  tuu0stt0slh2ug70vi60vm50*11,qi47lf3amf3dpi4bvm50*11,lh729b919ee5stt0tuu0uuu0
  tuu0stt0slh2ue70*2,ug70vm50*24,ee8418a0*2,7de5stt0tuu0uuu0
  tuu0stt0slh2ue70*3,ui61vm50vpc0vn60vm50*17,vk60vm50mi7418a0*3,7de5stt0tuu0uuu0
  tuu0stt0slh2ue70*4,vob2vto1kkc1aji0kkc1vm50*12,vm90vlg0vme0vi61*2,ac8418a0*3,7de5stt0tuu0uuu0
  tuu0stt0tol2ujf0*4,vpe1vpe0emo0*3,vpe0vpd0*11,vpk0von0*2,vpg0vpd0dgg2afh0*3,fij4stt0tuu0uuu0
  tuu0stt0tuu1vvv0*30,uuu1stt0tuu0uuu0
  tuu0stt0tuu1vvv0*7,sst4rrs7uuu2*2,uuu3tuu2ttt2sss4qqr6pqq8sss4pqq8pqq5opp7nop6rss7vvv0*7,uuu1stt0tuu0uuu0
  tuu0stt0tuu1vvv0*7,uuu2klldjklhoppbgiiljklejllgqqq6lmmflmmhpqq8jllelnn8lmmemnoerss8vvv0*7,uuu1stt0tuu0uuu0
  tuu0stt0tuu1vvv0vvv1*2,vvv0vvv1vvv0*4,vvv1vvv2vvv0*2,vvv2vvv0uuu2vvv1uuu2uuu1vvv2vvv1vvv0*2,vvv1vvv0*4,vvv1vvv0uuu1stt0tuu0uuu0
  tuu0stt0tuu1vvv0uuu4rsseqrrgrrrdsssarrreqrrerrscrrrdqrrhrssd*2,qrrhssscsstbttt7stt9sst9rrshsssbsssarrrbqrresttaqrrcqrrbqqrdttt6vvv0uuu1stt0tuu0uuu0
  tuu0stt0tuu1vvv0*30,uuu1stt0tuu0uuu0
  tuu0stt0tuu1vvv0*4,rsscrrsdrssbsttbrrresstcprsboqrjprrdprrgprreprrfoqreprrgprrdprrfoqqmqsseprreprrkqrsgprreuuv2vvv0*3,uuu1stt0tuu0uuu0
  tuu0stt0tuu1vvv0*30,uuu1stt0tuu0uuu0
  tuu0stt0tuu1vvv0*30,uuu1stt0tuu0uuu0
  tuu0stt0tuu1vvv0vvv1dhi5dfd3vsm3tic1unj2uvv1vvv2vvv0*4,vvv1vvv0*14,vvv1vvv0uuu1stt0tuu0uuu0
  tuu0stt0tuu1vvv0vvv1fgd6pj63ul51tj62vle3ttt5oppjopphqqqhoophrrreoppmuuu6vvv0*13,vvv1vvv0uuu1stt0tuu0uuu0
  tuu0stt0tuu1vvv0vvv1voe2pi48mf3gnh5avrk2uuu6rrresssdrsscrssbrssdrssfsttarssdsssdrsshrssbrsscrrrcsttbsssbrssettu7vvv0rst9qssbvvv1vvv0uuu1stt0tuu0uuu0
  tuu0stt0tuu1vvv0vvv1umb4sk56qi4cul63pmf4vvv0*2,vvv2vvv0*4,vvv1vvv0*12,tuu6vvv1vvv0uuu1stt0tuu0uuu0
  tuu0stt0tuu1vvv0vvv1uhc3ui71tla2ad94bfh6tuu6rssesssavvv0*18,vvv1vvv0uuu1stt0tuu0uuu0
  tuu0stt0tuu1vvv0*2,vts0*2,ttt0qrr0stt1vvv0*21,vvv1vvv0uuu1stt0tuu0uuu0
  tuu0stt0tuu1vvv0*30,uuu1stt0tuu0uuu0
  tuu0stt0tuu1vvv0vsl1vm50*26,vqf2vvv0uuu1stt0tuu0uuu0
  tuu0stt0tuu1vvv0vri2vm50*8,le3crj45ng3coh4frj49ng3boh4grj47qi4cng3evm50*8,voc2vvv0uuu1stt0tuu0uuu0
  tuu0stt0tuu1vvv0vrk2vm50*26,vpd2vvv0uuu1stt0tuu0uuu0
  tuu0stt0tuu1vvv0vvv1utr0*26,vvu1vvv0uuu1stt0tuu0uuu0
  tuu0ttt0tuu1vvv0uvv6vvv0*9,ttt4tuu3tuu2uuu4ttt4tuu5ttt3ttt5vvv0*9,uvv6vvv0uuu1stt0tuu0uuu0
  tuu0ttt0tuu1vvv0uvv6vvv0*9,ttt4pqq9rsscqrreqrrbpqqfqrrerssavvv0*9,uvv6vvv0uuu1stt0tuu0uuu0
  uuu0ttt0tuu1vvv0vvv1uvv0*26,vvv1vvv0uuu1stt0tuu0uuu0
  uuu0ttt0stt0vvv0*30,stt1ttt0tuu0uuu0
draw-won-last 580x652
~ IqB6 xt-H TQ_P PiZq daI4 PiZq J1RT ywmP z000 uATa RM7K uATa KEC1 uATa V7K5 uATa on_s uATa PL-N uATa
~ Ufq5 uATa BhJ6 uATa qvW_ uATa p5e7 z000 uATa UsDg uATa RjDS uATa u4BG uATa viQK uATa BhJ6 uATa PL-N
~ uATa Ufq5 uATa O2VI uATa SjLY hDMC n8LK KF-a H-xA o0Hn hxJF a97a tL8Q j0Bi 08GF 2R5t 2H4W ZPsq bI7t
~ 9hfr rtbY c4ov kNom 2NmG kNom bOSw kNom MjAu kNom 1Znc kNom NBym kNom 4E7D kNom vqcA kNom g3sr kNom
~ F5AX c4ov kNom 1iZ- kNom FazE kNom ZlOL kNom IO-r kNom vqcA kNom NBym kNom 4E7D kNom LGdQ kNom nYRZ
~ DDJl ZQah cWF4 5NxQ z1sA B3iA Vc8o PzIZ oyk_ Y4YY oyk_ oGQf pj7d losQ dGEE
  rrrarss9rssarss9rrratuu2uuu0*29,uvv0*2,
  uuu0*3,mop2jmm0*3,trm1url0*20,urm0uol0*3,upm0uuu0*3,uvv0
  uuu0*2,knn518a0*4,un93vvt0voc1vm50fkf1tm71vm50*11,cd82sk62vn80vur0vqf2ug71uha1vqo0umi2ulg2uuu0*3,
  uuu0*2,fjk518a0*3,ac84vm50vqh1vto2vm50mlb1um60vm50*11,kg72ul51vrj2vsm1vm60vi61vol3rssevvv2ujf5tuu0uuu0*2,
  uuu0tuu0fij518a0*2,3991rk62vm50*23,ukd3vuu0vqo2tid3tuu0uuu0*2,
  uuu0ttt0eij518a08b91qk62vm50*25,uh60ue70tic2ttt0uuu0*2,
  uuu0ttt0qnh2sk60vn70*2,vm50*7,lf34a710b712ul51d912a611ng33qi43a711b812tk52vm50*6,vm60sm70vm50umb1stt0tuu0uuu0
  tuu0ttt0tph1vm50vo91*2,vm50*7,gb25lf34tl51le35ic25ul529606b815rj44lf35hc25vm50*6,sm71jkd1vm50uoc1stt0tuu0uuu0
  tuu0ttt0tpn1vmc0vm50*9,oh43jd319604ic26lf35vm5085069605ul52ph45ea25vm50*8,vpd1uuu1stt0tuu0uuu0
  tuu0stt0tpn1vme0vm50*9,ke34mf308504oh46b713jd32c815gb25hb23d913mf35vm50*8,vqg2uuu1stt0tuu0uuu0
  tuu0stt0tpj1vm60tl61qk61vm50*7,ph42ke30rj41vm50oh42ke30ul51vm50lf31ng31vm50*8,vn80vm60uqh1stt0tuu0uuu0
  tuu0stt0tph1vm50qk62lh72vm50*10,ul51sk52*2,sj41vm50*10,vm60vpc1vm50unb1stt0tuu0uuu0
  tuu0stt0slh2uf70ui60vm50*11,qi47lf3amf3dpi4bvm50*11,jg727a918de5stt0tuu0uuu0
  tuu0stt0slh2ue70*2,uf70vm50*24,cd8318a0*2,7de5stt0tuu0uuu0
  tuu0stt0slh2ue70*3,uh61vm50vpe0vn60vm50*17,vj60vm50lh7418a0*3,7de5stt0tuu0uuu0
  tuu0stt0slh2ue70*4,voc2vsm1jkd19jj0jkd1vm50*12,vm90vlh0vme0vj61vi619c8418a0*3,7de5stt0tuu0uuu0
  tuu0stt0tom2ulg0*4,vpf0vqf0gno0gnp0gno0vqf0*12,vpl0vpn0*2,vph0vqf0fih2chi0*3,gjk3stt0tuu0uuu0
  tuu0stt0tuu1vvv0*30,uuu1stt0tuu0uuu0
  tuu0stt0tuu1vvv0*7,sss4qqq8ttt3tuu3ttt5sss3*2,rss5pqq7opparss5oppappq6nop8noo7rrr8vvv0*7,uuu1stt0tuu0uuu0
  tuu0stt0tuu1vvv0*7,vvv2lmncklmfpqqahijjkmmdlmmfqrr6lmnelnnfqrr8klmcmno7lnndnopdrss7vvv0*7,uuu1stt0tuu0uuu0
  tuu0stt0tuu1vvv0vvv1*2,vvv0vvv1vvv0*4,vvv1vvv2vvv0*2,vvv2vvv0uuu2vvv1uuu2uuu1vvv2vvv1vvv0*2,vvv1vvv0*4,vvv1vvv0uuu1stt0tuu0uuu0
  tuu0stt0tuu1vvv0uuu4rsseqrrgrrrdsssarrreqrrerrscrrrdqrrhrssd*2,qrrhssscsstbttt7stt9sst9rrshsssbsssarrrbqrresttaqrrcqrrbqqrdttt6vvv0uuu1stt0tuu0uuu0
  tuu0stt0tuu1vvv0*30,uuu1stt0tuu0uuu0
  tuu0stt0tuu1vvv0*4,rsscrrsdrssbsttbrrresstcprsboqrjprrdprrhprreprrfoqreprrgprrdprrfnqqmqsseprreprrkqrsgprreuuv2vvv0*3,uuu1stt0tuu0uuu0
  tuu0stt0tuu1vvv0*30,uuu1stt0tuu0uuu0
  tuu0stt0tuu1vvv0*30,uuu1stt0tuu0uuu0
  tuu0stt0tuu1vvv0vvv1bgh5cec4vrk3tib1umi2uvv1vvv2vvv0*4,vvv1vvv0*14,vvv1vvv0uuu1stt0tuu0uuu0
  tuu0stt0tuu1vvv0vvv1hhd6qj63ul51tk62vme3ttt5oppjopphqqqhoophrrreoppmuuu6vvv0*13,vvv1vvv0uuu1stt0tuu0uuu0
  tuu0stt0tuu1vvv0vvv1voe2pi48mf3goh4avrk2uuu6rrresssdrsscrssbrssdrssfsttarssdsssdrsshrssbrsscrrrcsttbsssbrssettu7vvv0rst9qrscvvv1vvv0uuu1stt0tuu0uuu0
  tuu0stt0tuu1vvv0vvv1ulb4sk56qi4ctl63olf4vvv0*2,vvv2vvv0*4,vvv1vvv0*12,tuu5vvv1vvv0uuu1stt0tuu0uuu0
  tuu0stt0tuu1vvv0vvv1uic3ui81slb29c93bgh6tuu6rssesssavvv0*18,vvv1vvv0uuu1stt0tuu0uuu0
  tuu0stt0tuu1vvv0*2,vut0vtt0uuu0rst0uuu0vvv0*21,vvv1vvv0uuu1stt0tuu0uuu0
  tuu0stt0tuu1vvv0*2,uuu0tuu0*25,vvv0*2,uuu1stt0tuu0uuu0
  tuu0stt0tuu1vvv0jmn619c0*26,bhi6vvv0uuu1stt0tuu0uuu0
  tuu0stt0tuu1vvv0gkl619c0*9,8fgbaghe7efb9ghe7eg9aghh9fhd9ghf19c0*9,9fg6vvv0uuu1stt0tuu0uuu0
  tuu0stt0tuu1vvv0jmn619c0*26,bhi6vvv0uuu1stt0tuu0uuu0
  tuu0stt0tuu1vvv0vvv1ttt0stt0*25,uvv2vvv0uuu1stt0tuu0uuu0
  tuu0ttt0tuu1vvv0uvv6vvv0*9,ttt4ttt5ttt4ttt6stt6stt7sst6stt7vvv0*9,uvv6vvv0uuu1stt0tuu0uuu0
  tuu0ttt0tuu1vvv0uvv6vvv0*9,ttt3qrr7sstarrscrss8qrrdrrsbsss8vvv0*9,uvv6vvv0uuu1stt0tuu0uuu0
  uuu0ttt0tuu1vvv0vvv1uvv0*26,vvv1vvv0uuu1stt0tuu0uuu0
  uuu0ttt0sst0uuu0vvv0*29,stt1ttt0uuu0*2,
draw-none 580x557
~ IqB6 xt-H tFDm PiZq daI4 PiZq 7tNe oGGs YfwX kNom ALuP kNom QyK9 kNom fZIs kNom xomg kNom e9HL kNom
~ GXzD kNom KC1I kNom CMPW kNom O_qv kNom qaqN kNom PxvL kNom vb9C kNom vqcA kNom JNbI kNom 9j_0 kNom
~ -Y2_ kNom ZWdI kNom vqcA j0Bi 08GF oQoI QY9Q upHv bI7t oyk_ jtMK C85m JhQX oyk_ QfW5 pj7d losQ dGEE
  qrrarrr9qrraqrr9stt0sss0rss0*24,sss0stt0*2,tuu0uuu0*3,
  uuu0*2,tuu0uts0*2,tts0*2,ttr0*23,tts0uts0*2,tuu0uuu0*3,
  uuu0*2,uus0vtq0*23,usp2gii4vtq0*2,vuq0vvu0vus0uur0uuu0*3,
  uuu0*2,utr0vtq0ion3emm1tsp1vtq0vrm1vmg1vtq0*6,vtp0bef55ac2usp2vtq0*6,vtp0nnl3vtq0vtp0vsq2rssevvv2vtr0tuu0uuu0*2,
  uuu0tuu0utr0vtq0pro36ik0akl2vtp0vpk2uic1vtq0*2,vtp0vro0vpl0vnk0vlj0kgf4cdd4vlj0vmj0vol0vqn0vtp0vtq0*5,uke2uje2vvu0*2,vtq0tuu0uuu0*2,
  uuu0ttt0utr0vtq0*2,mpo29kl0qro3vtq0*2,vtp0vqn0vmj0vlj0vkh1uhc0uga0tf9169b29bc0ddd0lhf2vli0vmj0vpm0vtp0vtq0*2,vtp0uf91ulg1vtp0vtq0utq0ttt0uuu0*2,
  uuu0ttt0ttr0vtq0*6,vtp0vnk0vmj0vqp0vvu0vnk3ue70*3,489318a0*2,ac94vm60vmb0vlh0vmj0vso0vtq0*6,utq0stt0tuu0uuu0
  tuu0ttt0ttr0vtq0*5,vso0vmj0qlj1vut1vvv0*2,vts2ue70*3,489318a0*2,kh74vm50*2,vm60qlh1vlj0vrn1vtq0*5,utq0stt0tuu0uuu0
  tuu0ttt0ttr0vtq0*4,vso0vmj0nkj17ik0iop4vvv0*3,uhb3ue70*2,489318a018a1tl62vm50*2,ola16ik0hjk1vlj0vrn1vtq0*4,utq0stt0tuu0uuu0
  tuu0stt0ttr0vtq0*3,vtp0vnk0okj17ik06ik0*2,pss3vvv0*2,vnj3ue70*2,489318a09c94vm50*2,tm718ij06ik0*2,ikj2vmj0vso0vtq0*3,utq0stt0tuu0uuu0
  tuu0stt0ttr0vtq0*3,vpm1vlh0ike26ik0*3,9jl1tuu1vvv0vsr3ue70*2,489318a0jg74vm50*2,djg16ik0*3,dmn2vom1vnk1vtp0vtq0*2,utq0stt0tuu0uuu0
  tuu0stt0ttr0vtq0*2,vsp0vlj0vma0vm50ola18ij06ik0*2,emn3vvv0*2,uhb2ue70489318a0tl62vm50kkc26ik0*2,7il0kpq2vvv0vuu1vmj0vrn1vtq0*2,utq0stt0tuu0uuu0
  tuu0stt0ttr0vtq0*2,vpm1vlg0vm50*3,tm70djh16ik0*2,kpq4vvv0unj3uha0add2aca4vm50ql917ik06ik0akm1qst2vvv0*3,vqo1vnk1vtq0*2,utq0stt0tuu0uuu0
  tuu0stt0ttr0vtq0vtp0vmj1skb2vm50*5,jkd17ik07il1tts2vuq0vtq0*2,vtp0vqh1bjj26ik0fno2uvv1vvv0*4,vrq2vlj0vso1vtq0utq0stt0tuu0uuu0
  tuu0stt0ttr0vtq0vso1vlj059b35991ee81oj61vm50*3,ql91lom3vtq0ppm2dgg1cgg0lmk2vtp0pro2mqr2vvv0*3,vtr1vnj1uhb1ue70vkh1vqn1vtq0utq0stt0tuu0uuu0
  tuu0stt0ttr0vtq0vqn1tki318a0*4,4991ee81oi71vn91vtp0lmk418a0*4,ehg5vtq0vvt0vsr1umj1uhb1ue70*4,vjf1vol1vtq0utq0stt0tuu0uuu0
  tuu0stt0tts1vus0vsq0rnm2chi0*7,mnn3vus0fjj3chi0*5,utr2vsp1ulg0*7,vnk0vrp0vus0uts0stt0tuu0uuu0
  tuu0stt0tuu1vvv0*30,uuu1stt0tuu0uuu0
  tuu0stt0tuu1vvv0*8,pqq7qrr8uuu2sss2pqq8rss2ttt1opp9qqr7rrs5qrr4qrr8rss2stt2vvv0*8,uuu1stt0tuu0uuu0
  tuu0stt0tuu1vvv0*8,oppcjklfoppeikkglmneklmdnoo7mnoelmnikmmfpqq8lmnjlmmeklmbvvv0*8,uuu1stt0tuu0uuu0
  tuu0stt0tuu1vvv0*6,uuu0vvv1vvv2vvv0*5,uuu2vvv1uuu3vvv1*3,vvv0*2,vvv2vvv0*7,uuu1stt0tuu0uuu0
  tuu0stt0tuu1vvv0*6,uuu6qrrersscqrrfpqqerrscrssatttarrrdsstcrsscsttbsssaqrreqqrfstt8rssbssscvvv0*6,uuu1stt0tuu0uuu0
  tuu0stt0tuu1vvv0*6,qqrfrrrirrrdrrscsss9qrrfqqrfstt8qqqisssdqqrjrrsdrrscrss9qrrgsss9qrrfpqqevvv1vvv0*5,uuu1stt0tuu0uuu0
  tuu0stt0tuu1vvv0*13,vvv1vvv0*16,uuu1stt0tuu0uuu0
  tuu0stt0tuu1vvv0*3,vvv1tuu5uuu3uuu2ttu7*2,ttu8uuu4tuu4ttu5tuu4tuu3stt6stt7stt6stt8uuu4stt8tuu6tuu3ttu5tuu7ttu6uuu4vvv0*3,uuu1stt0tuu0uuu0
  tuu0stt0tuu1vvv0*3,vvv1ttt8sttcttu5ttt7ttt8tuu7tuu5qss9rssarssbstt9*2,rst8ttu7sttbrst9sttbrstbstta*2,rssbttu7uuu4vvv0*3,uuu1stt0tuu0uuu0
  tuu0stt0tuu1vvv0*30,uuu1stt0tuu0uuu0
  tuu0stt0tuu1vvv0vsm1vn70*26,vqg1vvv0uuu1stt0tuu0uuu0
  tuu0stt0tuu1vvv0vri2vm50*8,lf3brj45ng3boh4frj49ng3aoh4grj46qi4cng3evm50*8,voc2vvv0uuu1stt0tuu0uuu0
  tuu0stt0tuu1vvv0vrj2vm50*10,vm51vm50*2,ul51vm50*12,vpd2vvv0uuu1stt0tuu0uuu0
  tuu0stt0tuu1vvv0*2,utq0*26,vut1vvv0uuu1stt0tuu0uuu0
  tuu0ttt0tuu1vvv0uvv6vvv0*12,stt4vvv1vvv0*12,uvv6vvv0uuu1stt0tuu0uuu0
  tuu0ttt0tuu1vvv0uvv6vvv0*12,ppqcopphttt3vvv0*11,uvv6vvv0uuu1stt0tuu0uuu0
  uuu0ttt0tuu1vvv0vvv1uvv0*26,vvv2vvv0uuu1stt0tuu0uuu0
  uuu0ttt0stt0vvv0*30,stt1ttt0tuu0uuu0
draw-none-last 580x557
~ IqB6 xt-H ir4_ PiZq daI4 PiZq 7tNe oGGs YfwX kNom ALuP kNom QyK9 kNom fZIs kNom xomg kNom e9HL kNom
~ GXzD kNom KC1I kNom CMPW kNom O_qv kNom qaqN kNom PxvL kNom vb9C kNom vqcA kNom JNbI kNom 9j_0 kNom
~ -Y2_ kNom ZWdI kNom vqcA j0Bi 08GF oQoI AIQf upHv bI7t oyk_ Y4YY oyk_ QfW5 pj7d losQ dGEE
  qrrarrr9qrraqqr9pqqaqrr4rss0*24,sss0stt0*2,tuu0uuu0*3,
  uuu0*2,tuu0utt0tts0*28,uts0tuu0uuu0*3,
  uuu0*2,uut0vtq0*23,utp2iki4vtq0*2,vuq0vvt0vus0uur0uuu0*3,
  uuu0*2,utr0vtq0jon3gnm1tsp1vtq0vrn1vni1vtq0*7,cff56bd2utp2vtq0*6,vtp1lmk3vtq0vtp0vtr2sssdvvv2vtr0tuu0uuu0*2,
  uuu0tuu0utr0vtq0pqo36ik0bkl2vtp0vpk2uhb1vtq0*2,vtp0vso0vpm0vnk0vmj0jgf4ccd4vmj0vnk0vpl0vrn0vtp0vtq0*5,ulf2uje2vvv1vvu1vtq0tuu0uuu0*2,
  uuu0ttt0utr0vtq0*2,lpn28jl0qro3vtq0*2,vtp0vrn0vnk0vlj0vkh0vid0uhb0sfa17ab2bcd0fee0nhg1vli0vmj0vqm0vtp0vtq0*2,vtp0uf81uke1vtp0vtq0utq0ttt0uuu0*2,
  uuu0ttt0ttr0vtq0*3,vtp0*2,vtq0vtp0vol0vlj0vpo0vuu0vnj3ue70*3,489318a0*2,9c94vm60vmb0vli0vnk0vso0vtq0vtp0*2,vtq0*3,utq0stt0tuu0uuu0
  tuu0ttt0ttr0vtq0*5,vso0vmj0rlj1vtt1vvv0*2,vsr3ue70*3,489318a0*2,jg74vm50*2,vm60rlh1vmj0vrn0vtq0*5,utq0stt0tuu0uuu0
  tuu0ttt0ttr0vtq0*4,vsp0vmj0okj17ik0jpq4vvv0*3,uhb2ue70*2,489318a0*2,tl62vm50*2,pl916ik0jkj2vlj0vro1vtq0*4,utq0stt0tuu0uuu0
  tuu0stt0ttr0vtq0*3,vtp0vnk0pkj17ik06ik07il0qst3vvv0*2,umj3ue70*2,489318a08b94vm50*2,tm609jj16ik0*2,jkj2vmj0vsp0vtq0*3,utq0stt0tuu0uuu0
  tuu0stt0ttr0vtq0*3,vpm1vlh0hkf26ik0*3,9km2uvv1vvv0vsr3ue70*2,489318a0ig74vm50*2,ejg16ik0*3,cln2vom1vnk1vtp0vtq0*2,utq0stt0tuu0uuu0
  tuu0stt0ttr0vtq0*2,vtp0vmj0vma0vm50mlb17ik06ik0*2,fno3vvv0*2,uga2ue70489318a0sl63vm50lkc26ik0*3,iop2vvv0vuu1vmj0vrn1vtq0*2,utq0stt0tuu0uuu0
  tuu0stt0ttr0vtq0*2,vpm1vlg0vm50*3,sm70bjh16ik0*2,mqr4vvv0umi3ug908cc28b94vm50rl817ik06ik09jl1pss2vvv0*3,vpo1vnk1vtq0*2,utq0stt0tuu0uuu0
  tuu0stt0ttr0vtq0vtp0vmj1tlc1vm50*4,vm60ike16ik07jl1tts2vuq0vtq0*2,vto0vqg1bji16ik0emn2tuu1vvv0*4,vsr2vlj0vsp1vtq0utq0stt0tuu0uuu0
  tuu0stt0ttr0vtq0vso1vlj059b47a91hf81qk61vm50*3,ola1kom3vtq0qqn2fih1ehg0nnl2vtq0oqo2kpq2vvv0*3,vut0vol1uid1ue70vkh1vqn1vtq0utq0stt0tuu0uuu0
  tuu0stt0ttr0vtq0vrn1tki318a0*4,6a91gf81qj61vn91vtp0mnl428a118a0*3,gih5vtq0vvt0vts0vok1uic1ue70*4,vjf1vpl1vtq0utq0stt0tuu0uuu0
  tuu0stt0tts1vur0vrp0rnl3afh0*7,mnm4vur0eii3afh0*4,bfh0utq2vsp1ujf0*7,vmj1vqo0vur0utr0stt0tuu0uuu0
  tuu0stt0tuu1vvv0*30,uuu1stt0tuu0uuu0
  tuu0stt0tuu1vvv0*8,qrr6rss6uvv1ttu2rrr7ttt1uuu1pqq8rss6stt4rss4rss7ttt2uuu1vvv0*8,uuu1stt0tuu0uuu0
  tuu0stt0tuu1vvv0*8,nooeijkhnoofhjjgkllfjklemnn7lmnfklljjklgopp8klmkjklfjklcvvv0*8,uuu1stt0tuu0uuu0
  tuu0stt0tuu1vvv0*17,vvv1vvv0*12,uuu1stt0tuu0uuu0
  tuu0stt0tuu1vvv0*7,uuu6qqrfssscqqqhqrreqrrdsssbsttaqrrgrsse*2,sstbrssbqrreqqrgttt7vvv0*7,uuu1stt0tuu0uuu0
  tuu0stt0tuu1vvv0*8,sssc*2,rssdrrrdsttasss9rrscrrrgsstcqqrcsssattt8rrsdrssdvvv0*8,uuu1stt0tuu0uuu0
  tuu0stt0tuu1vvv0*9,vvv1*4,vvv0vvv1vvv2vvv1*6,vvv0*8,uuu1stt0tuu0uuu0
  tuu0stt0tuu1vvv0*3,vvv1tuu5uuu3uuu2ttu7*2,ttu8uuu4tuu4ttu5tuu4tuu3stt6stt7stt6stt8uuu4stt8tuu6tuu3ttu5tuu7ttu6uuu4vvv0*3,uuu1stt0tuu0uuu0
  tuu0stt0tuu1vvv0*3,vvv1ttt8sttcttu5ttt7ttt8tuu7tuu5qss9rssarssbstt9*2,rst8ttu7sttbrst9sttbrstbstta*2,rssbttu7uuu4vvv0*3,uuu1stt0tuu0uuu0
  tuu0stt0tuu1vvv0*30,uuu1stt0tuu0uuu0
  tuu0stt0tuu1vvv0loo53bd0*26,ejk5vvv0uuu1stt0tuu0uuu0
  tuu0stt0tuu1vvv0gkl619c0*9,8fgbaghe7efb9ghe7eg9aghh9fhd9ghf19c0*9,9fg6vvv0uuu1stt0tuu0uuu0
  tuu0stt0tuu1vvv0hlm619c0*26,agh6vvv0uuu1stt0tuu0uuu0
  tuu0stt0tuu1vvv0vvv1pqr0*26,tuu1vvv0uuu1stt0tuu0uuu0
  tuu0ttt0tuu1vvv0uvv6vvv0*12,stt4vvv1vvv0*12,uvv6vvv0uuu1stt0tuu0uuu0
  tuu0ttt0tuu1vvv0uvv6vvv0*12,ppqcopphttt3vvv0*11,uvv6vvv0uuu1stt0tuu0uuu0
  uuu0ttt0tuu1vvv0vvv1uvv0*26,vvv2vvv0uuu1stt0tuu0uuu0
  uuu0ttt0stt0vvv0*30,stt1ttt0tuu0uuu0
draw-gift 580x652
~ IqB6 xt-H lR2p PiZq daI4 PiZq J1RT ywmP z000 uATa RM7K uATa KEC1 uATa V7K5 uATa on_s uATa PL-N uATa
~ Ufq5 uATa BhJ6 uATa qvW_ uATa p5e7 z000 uATa UsDg uATa RjDS uATa u4BG uATa viQK uATa BhJ6 uATa PL-N
~ uATa Ufq5 uATa O2VI uATa SjLY hDMC CHTD hxJF a97a mP3n j0Bi 08GF rlP8 ROgS Pz9e bI7t 9hfr rtbY c4ov
~ kNom 2NmG kNom bOSw kNom MjAu kNom 1Znc kNom NBym kNom 4E7D kNom vqcA kNom g3sr kNom F5AX c4ov kNom
~ 1iZ- kNom FazE kNom ZlOL kNom IO-r kNom vqcA kNom NBym kNom 4E7D kNom LGdQ kNom nYRZ Ku0S cWF4 5NxQ
~ z1sA B3iA Vc8o PzIZ oyk_ 6iYU oyk_ nkOu pj7d losQ dGEE
  rrrarss9qrrbttt4uuu0*31,uvv0*2,
  uuu0*3,oqq1lno0*3,trn1usm0urm0*19,usn0upn0*3,uqo0uuu0*3,uvv0
  uuu0*2,lno518a0*4,un94vut0vob1vm50hke1tm71vm50*11,ee82sl62vn70vtq1vqg2ug71uga1vpm0ulh2*2,uuu0*3,
  uuu0*2,fjk518a0*3,9b94vm50vri1vtp2vm50kkc1um60vm50*11,ig72tl61vrj2vtn1vm60vi61vol3sssdvvv2uje5tuu0uuu0*2,
  uuu0tuu0fij518a0*2,28a1qj62vm50*2,vm60vm50*16,vm60vm50*3,ule3vvv1vrq3tid3tuu0uuu0*2,
  uuu0ttt0eij518a06a91pj62vm50*24,vl50uh70ue70tic2ttt0uuu0*2,
  uuu0ttt0pnh2qj60vm60vn60vm50*25,tm70vl50umb1stt0tuu0uuu0
  tuu0ttt0tph1vm50voa1*2,vm50*12,ul51vm50*11,sm71ikd1vm50uob1stt0tuu0uuu0
  tuu0ttt0tpn1vmc0vm50*10,qi43ph41rj42ng46lf35ng30rj43ng31vm50*10,vpc1uuu1stt0tuu0uuu0
  tuu0stt0tpn1vme0vm50*10,ea29hc24ea1api46jd36ea26gb28ic22rj43vm50*9,vqg2uuu1stt0tuu0uuu0
  tuu0stt0tpj1vm60tl61rk61vm50*8,ea28le32pi43ul52oh44ke30ph44ke31vm51vm50*8,vn70vm60uqi1stt0tuu0uuu0
  tuu0stt0tph1vm50pj62kh73vm50*8,tk51vm50*15,vn60vpd1vm50unb1stt0tuu0uuu0
  tuu0stt0slh2ug70vi60vm50*26,lh729b919ee5stt0tuu0uuu0
  tuu0stt0slh2ue70*2,ug70vm50*24,ee8418a0*2,7de5stt0tuu0uuu0
  tuu0stt0slh2ue70*3,ui61vm50vpc0vn60vm50*17,vk60vm50mi7418a0*3,7de5stt0tuu0uuu0
  tuu0stt0slh2ue70*4,vob2vto1kkc1aji0kkc1vm50*12,vm90vlg0vme0vi61*2,ac8418a0*3,7de5stt0tuu0uuu0
  tuu0stt0tol2ujf0*4,vpe1vpe0emo0*3,vpe0vpd0*11,vpk0von0*2,vpg0vpd0dgg2afh0*3,fij4stt0tuu0uuu0
  tuu0stt0tuu1vvv0*30,uuu1stt0tuu0uuu0
  tuu0stt0tuu1vvv0*9,sss5rrr6uuu2*3,uuu1ttt2uuu2ttu2rrr7ttt1sss6vvv0*9,uuu1stt0tuu0uuu0
  tuu0stt0tuu1vvv0*9,sss5lmmdkllgnoocijkljklgjlljlmncjklhkllhikkcoppcvvv0*9,uuu1stt0tuu0uuu0
  tuu0stt0tuu1vvv0*5,vvv1vvv0*8,vvv1vvv0uuu2vvv0*3,vvv1vvv0*9,uuu1stt0tuu0uuu0
  tuu0stt0tuu1vvv0*4,ttt8qrrgrssd*2,qrrfqrrcsssasss9qrrdsssbrrre*3,sss8ttt9qrrfqrrjqrrfssscrsscqrrcsst8vvv0*4,uuu1stt0tuu0uuu0
  tuu0stt0tuu1vvv0*30,uuu1stt0tuu0uuu0
  tuu0stt0tuu1vvv0*4,rsserssdrssasstdqrrgsstdqrscoqriprreprrgprrdprrgoqreprrgqrsdpqrgoqrkqssdprrfpqriqrsfprreuuu3vvv0*3,uuu1stt0tuu0uuu0
  tuu0stt0tuu1vvv0*30,uuu1stt0tuu0uuu0
  tuu0stt0tuu1vvv0*30,uuu1stt0tuu0uuu0
  tuu0stt0tuu1vvv0vvv1dhi5dfd3vsm3tic1unj2uvv1vvv2vvv0*4,vvv1vvv0*14,vvv1vvv0uuu1stt0tuu0uuu0
  tuu0stt0tuu1vvv0vvv1fgd6rk62vm50uk61vle3ttt5oppjopphqqqhoophrrreoppmuuu6vvv0*13,vvv1vvv0uuu1stt0tuu0uuu0
  tuu0stt0tuu1vvv0vvv1voe2rj57oh4bqj55vrk2uuu5rsscsttcsttasssasssbsssdttt9sstcsttbsssfsst9sstarssbttt9sttasstctuu6vvv0rst9qssbvvv1vvv0uuu1stt0tuu0uuu0
  tuu0stt0tuu1vvv0vvv1umb4tl53vm50um71pmf4vvv0vvv1uvv3vvv1*4,uuv2vvv1*2,vvv2vvv1*2,uvv2vvv1*2,uvv2vvv0*3,tuu6vvv1vvv0uuu1stt0tuu0uuu0
  tuu0stt0tuu1vvv0vvv1uhc3ui71tla2ad94bfh6tuu6rssesssavvv0*18,vvv1vvv0uuu1stt0tuu0uuu0
  tuu0stt0tuu1vvv0*2,vts0*2,ttt0qrr0stt1vvv0*21,vvv1vvv0uuu1stt0tuu0uuu0
  tuu0stt0tuu1vvv0*30,uuu1stt0tuu0uuu0
  tuu0stt0tuu1vvv0kno519c0*26,cij6vvv0uuu1stt0tuu0uuu0
  tuu0stt0tuu1vvv0gkl619c0*8,agigbhij8fgebhij9fhd8fgf7ef9agifagig9fhd3bd319c0*7,9fg6vvv0uuu1stt0tuu0uuu0
  tuu0stt0tuu1vvv0imn619c0*13,2ac119c0*12,agi6vvv0uuu1stt0tuu0uuu0
  tuu0stt0tuu1vvv0vvv1rss0*26,uuu1vvv0uuu1stt0tuu0uuu0
  tuu0ttt0tuu1vvv0uvv6vvv0*10,vvv2sss5stt7ttt6stt5uuu1vvv0*10,uvv6vvv0uuu1stt0tuu0uuu0
  tuu0ttt0tuu1vvv0uvv6vvv0*10,vvv2qqrcrssbrrrbqrrbuuu4vvv0*10,uvv6vvv0uuu1stt0tuu0uuu0
  uuu0ttt0tuu1vvv0vvv1uvv0*26,vvv1vvv0uuu1stt0tuu0uuu0
  uuu0ttt0stt0vvv0*30,stt1ttt0tuu0uuu0
draw-shown-late 580x652
~ IqB6 xt-H 4b07 PiZq daI4 PiZq J1RT ywmP z000 uATa RM7K uATa KEC1 uATa V7K5 uATa on_s uATa PL-N uATa
~ Ufq5 uATa BhJ6 uATa qvW_ uATa p5e7 z000 uATa UsDg uATa RjDS uATa u4BG uATa viQK uATa BhJ6 uATa PL-N
~ uATa Ufq5 uATa O2VI uATa SjLY hDMC n8LK KF-a H-xA o0Hn hxJF a97a tL8Q j0Bi 08GF ODnT 2H4W ZPsq bI7t
~ 9hfr rtbY c4ov kNom 2NmG kNom bOSw kNom MjAu kNom 1Znc kNom NBym kNom 4E7D kNom vqcA kNom g3sr kNom
~ F5AX c4ov kNom 1iZ- kNom FazE kNom ZlOL kNom IO-r kNom vqcA kNom NBym kNom 4E7D kNom LGdQ kNom nYRZ
~ DDJl ZQah cWF4 5NxQ z1sA B3iA Vc8o PzIZ oyk_ jtMK C85m JhQX oyk_ oGQf pj7d losQ dGEE
  rrrarss9rssarrsbrss9qrr9uuu0*29,uvv0*2,
  uuu0*3,oqq1lno0*3,trn1usm0urm0*19,usn0upn0*3,uqo0uuu0*3,uvv0
  uuu0*2,lno518a0*4,un94vut0vob1vm50hke1tm71vm50*11,ee82sl62vn70vtq1vqg2ug71uga1vpm0ulh2*2,uuu0*3,
  uuu0*2,fjk518a0*3,9b94vm50vri1vtp2vm50kkc1um60vm50*11,ig72tl61vrj2vtn1vm60vi61vol3sssdvvv2uje5tuu0uuu0*2,
  uuu0tuu0fij518a0*2,28a1qj62vm50*2,vm60vm50*16,vm60vm50*3,ule3vvv1vrq3tid3tuu0uuu0*2,
  uuu0ttt0eij518a06a91pj62vm50*24,vl50uh70ue70tic2ttt0uuu0*2,
  uuu0ttt0pnh2qj60vm60vn60vm50*7,mf33b710c812vm51ea22a711oh43rj42b711d912tl51vm50*7,tm70vl50umb1stt0tuu0uuu0
  tuu0ttt0tph1vm50voa1*2,vm50*7,gb25mf34tk50lf35hc24tk529606c815qi44ke35hc25vm50*6,sm71ikd1vm50uob1stt0tuu0uuu0
  tuu0ttt0tpn1vmc0vm50*9,ng33hc21a614ic25lf35vm5085059605ul52pi45ea25vm50*8,vpc1uuu1stt0tuu0uuu0
  tuu0stt0tpn1vme0vm50*9,mf34ng408504og46c813le32c815fa25id23ea23le35vm50*8,vqg2uuu1stt0tuu0uuu0
  tuu0stt0tpj1vm60tl61rk61vm50*7,ng42ic20qi42vm50ng32jd20tk51ul51jd31lf31vm50*8,vn70vm60uqi1stt0tuu0uuu0
  tuu0stt0tph1vm50pj62kh73vm50*10,ul51sk52*2,sj41vm50*10,vn60vpd1vm50unb1stt0tuu0uuu0
  tuu0stt0slh2ug70vi60vm50*11,qi47lf3amf3dpi4bvm50*11,lh729b919ee5stt0tuu0uuu0
  tuu0stt0slh2ue70*2,ug70vm50*24,ee8418a0*2,7de5stt0tuu0uuu0
  tuu0stt0slh2ue70*3,ui61vm50vpc0vn60vm50*17,vk60vm50mi7418a0*3,7de5stt0tuu0uuu0
  tuu0stt0slh2ue70*4,vob2vto1kkc1aji0kkc1vm50*12,vm90vlg0vme0vi61*2,ac8418a0*3,7de5stt0tuu0uuu0
  tuu0stt0tol2ujf0*4,vpe1vpe0emo0*3,vpe0vpd0*11,vpk0von0*2,vpg0vpd0dgg2afh0*3,fij4stt0tuu0uuu0
  tuu0stt0tuu1vvv0*30,uuu1stt0tuu0uuu0
  tuu0stt0tuu1vvv0*5,ttt3qrr8tuu2tuu3rss7uuu1sst4ttt3ttt2rss4ttt2vvv1qqq6ppq7opq8stt6pqq9ppq6opp6qqr3vvv0*5,uuu1stt0tuu0uuu0
  tuu0stt0tuu1vvv0*6,jllgjklhjkkjpqqbjllfklleopp9giiiikkekllesss7lmmdlmmeklmfpqq8mnndikkeopp8qqr7vvv0*5,uuu1stt0tuu0uuu0
  tuu0stt0tuu1vvv0*10,vvv1vvv0*2,uuu2vvv0vvv1vvv0*3,vvv1vvv0*10,uuu1stt0tuu0uuu0
  tuu0stt0tuu1vvv0uuu5rssfqrrgqrrdsssarrreqrrerrscqrreqqrirssd*2,qrrjssscrssdstt8sssarssarrrirsscsssbrrrbqqrfsttaqrrcqrrbqqrdttt6vvv0uuu1stt0tuu0uuu0
  tuu0stt0tuu1vvv0*30,uuu1stt0tuu0uuu0
  tuu0stt0tuu1vvv0*4,rsscrrsdrssbsttbrrresstcprsboqrjprrdprrgprreprrfoqreprrgprrdprrfoqqmqsseprreprrkqrsgprreuuv2vvv0*3,uuu1stt0tuu0uuu0
  tuu0stt0tuu1vvv0*30,uuu1stt0tuu0uuu0
  tuu0stt0tuu1vvv0*30,uuu1stt0tuu0uuu0
  tuu0stt0tuu1vvv0vvv1dhi5dfd3vsm3tic1unj2uvv1vvv2vvv0*4,vvv1vvv0*14,vvv1vvv0uuu1stt0tuu0uuu0
  tuu0stt0tuu1vvv0vvv1fgd6qk62vm50uk61vle3ttt5oppjopphqqqhoophrrreoppmuuu6vvv0*13,vvv1vvv0uuu1stt0tuu0uuu0
  tuu0stt0tuu1vvv0vvv1voe2oh49le3hmg5avrk2uuu6rrresssdrsscrssbrssdrssfsttarssdsssdrsshrssbrsscrrrcsttbsssbrssettu7vvv0rst9qssbvvv1vvv0uuu1stt0tuu0uuu0
  tuu0stt0tuu1vvv0vvv1umb4sk56qi4cul63pmf4vvv0*2,vvv2vvv0*4,vvv1vvv0*12,tuu6vvv1vvv0uuu1stt0tuu0uuu0
  tuu0stt0tuu1vvv0vvv1uhc3ui71tla2ad94bfh6tuu6rssesssavvv0*18,vvv1vvv0uuu1stt0tuu0uuu0
  tuu0stt0tuu1vvv0*2,vts0*2,ttt0qrr0stt1vvv0*21,vvv1vvv0uuu1stt0tuu0uuu0
  tuu0stt0tuu1vvv0*30,uuu1stt0tuu0uuu0
  tuu0stt0tuu1vvv0vsl1vm50*26,vqf2vvv0uuu1stt0tuu0uuu0
  tuu0stt0tuu1vvv0vri2vm50*8,le3crj45ng3coh4frj49ng3boh4grj47qi4cng3evm50*8,voc2vvv0uuu1stt0tuu0uuu0
  tuu0stt0tuu1vvv0vrk2vm50*26,vpd2vvv0uuu1stt0tuu0uuu0
  tuu0stt0tuu1vvv0vvv1utr0*26,vvu1vvv0uuu1stt0tuu0uuu0
  tuu0ttt0tuu1vvv0uvv6vvv0*9,ttt4tuu3tuu2uuu4ttt4tuu5ttt3ttt5vvv0*9,uvv6vvv0uuu1stt0tuu0uuu0
  tuu0ttt0tuu1vvv0uvv6vvv0*9,ttt4pqq9rsscqrreqrrbpqqfqrrerssavvv0*9,uvv6vvv0uuu1stt0tuu0uuu0
  uuu0ttt0tuu1vvv0vvv1uvv0*26,vvv1vvv0uuu1stt0tuu0uuu0
  uuu0ttt0stt0vvv0*30,stt1ttt0tuu0uuu0
address-errors 580x1131
~ IqB6 xt-H 0Kjw PiZq daI4 PiZq CT-J Oa9I DR7k vsNW INno 9OfN Dkw2 SpXK wkxG 38cV Y4K1 UkIn INno qZ3z
~ Dkw2 h2Ii wkxG 38cV Y4K1 UkIn INno K6_h Dkw2 L_Ki wkxG 38cV Y4K1 wpod INno t08l Dkw2 LM-G wkxG 38cV
~ Y4K1 UkIn INno DdAP FEO- 24Gi INno XVhU Dkw2 TsSp wkxG 38cV Y4K1 UkIn INno PtwA Dkw2 LM-G wkxG 38cV
~ Y4K1 UkIn INno AX26 FEO- 24Gi HHSr MlRS keJc _og8
  qrra*2,qrr7qrr8pqq8rrr2rss0*24,sss0stt0*2,tuu0uuu0*3,
  uuu0*2,tuu0*5,ttu0*23,tuu0*2,uuu0tuu0uuu0*3,
  uuu0*3,vvv0*30,uvv0uuu0*3,
  uuu0*3,vvv0rss2vvv1sst7vvv0*4,vvv1tuu3uuv1vvv0*20,tuu0uuu0*2,
  uuu0tuu0uuu1vvv0noocgiifjkkrjklmgijgjlljnooahjjigiijjklmhjjeijkeuuu3vvv0*17,tuu0uuu0*2,
  uuu0ttt0uuu1vvv0vvv1vvv0*4,ttu3vvv0*23,uvv1ttt0uuu0*2,
  uuu0ttt0tuu1vvv0rssfsss9rsshrssdsssasssbstt9rrsbssscrrrgssscrssdttt6vvv0*16,uvv1stt0tuu0uuu0
  tuu0ttt0tuu1vvv0*30,uuu1stt0tuu0uuu0
  tuu0ttt0tuu1vvv0qrreqqrnpqqhpqqjttt3vvv0*24,uuu1stt0tuu0uuu0
  tuu0stt0tuu1vvv0stt5rrs0*26,rss4vvv0uuu1stt0tuu0uuu0
  tuu0stt0tuu1vvv0rrsgvvv0*26,vuu6stt9uuu1stt0tuu0uuu0
  tuu0stt0tuu1vvv0rrsgvvv0*26,vuu5sttauuu1stt0tuu0uuu0
  tuu0stt0tuu1vvv0qrrgvuu0*26,tss8suu7uuu1stt0tuu0uuu0
  tuu0stt0tuu1vvv0rmn6qpq6qpqdqpqbrqr7rtt1stt0*21,tuu1vvv0uuu1stt0tuu0uuu0
  tuu0stt0tuu1vvv0uss2vvv2vuu5vuu6vuu5vvv2vvv0*23,uuu1stt0tuu0uuu0
  tuu0stt0tuu1vvv0sss9tuu3*2,uuu4ttt4ttt6uuu2vvv0*22,uuu1stt0tuu0uuu0
  tuu0stt0tuu1vvv0ttt6ssscrssbssscrsserrsauuu5vvv0*22,uuu1stt0tuu0uuu0
  tuu0stt0tuu1vvv0vtu7vuu0*26,vtt5vvv0uuu1stt0tuu0uuu0
  tuu0stt0tuu1vvv0vuubvvv0*26,vuu5vvv0uuu1stt0tuu0uuu0
  tuu0stt0tuu1vvv0vuu9vvv0*26,vuu5vvv0uuu1stt0tuu0uuu0
  tuu0stt0tuu1vvv0uss3ust1utt3vtt2vtt1vuu0*22,vuu1vvv0uuu1stt0tuu0uuu0
  tuu0stt0tuu1vvv0snn5uss7urrfuqrfursbvuu3vvv0*23,uuu1stt0tuu0uuu0
  tuu0stt0tuu1vvv0*30,uuu1stt0tuu0uuu0
  tuu0stt0tuu1vvv0qrrbqqqfoppirrrfqrrdpqqgnopjrrsevvv0*21,uuu1stt0tuu0uuu0
  tuu0stt0tuu1vvv0vuu4vuu0*26,vuu4vvv0uuu1stt0tuu0uuu0
  tuu0stt0tuu1vvv0vuuattt5ttt4uuu3uuu2*2,uuu3uuu4ttt5uuu3*2,tuu4ttt5tuu3vvv0*13,tst9vvv0uuu1stt0tuu0uuu0
  tuu0stt0tuu1vvv0vuuattt7rssdrrscsss8sssbsssarrsdsttcrssdttt9rssbpqqhrssdvvv0*13,tst7vvv0uuu1stt0tuu0uuu0
  tuu0stt0tuu1vvv0vuu4vuu0*26,vuu4vvv0uuu1stt0tuu0uuu0
  tuu0stt0tuu1vvv0rkl7urr9tqqgurrbuqratqqhtqqcurrdurretqqfvvv2vvv0*18,uuu1stt0tuu0uuu0
  tuu0stt0tuu1vvv0*30,uuu1stt0tuu0uuu0
  tuu0stt0tuu1vvv0qqqdpqqdpqqeqrrdqqqfpqqjpqqkppqetuu4vvv0*20,uuu1stt0tuu0uuu0
  tuu0stt0tuu1vvv0vvv1vuu0*26,vuu1vvv0uuu1stt0tuu0uuu0
  tuu0stt0tuu1vvv0vuu9vvv0*26,vuu5vvv0uuu1stt0tuu0uuu0
  tuu0stt0tuu1vvv0vuubvvv0*26,vuu5vvv0uuu1stt0tuu0uuu0
  tuu0stt0tuu1vvv0vtu7vuu0*26,vtt5vvv0uuu1stt0tuu0uuu0
  tuu0stt0tuu1vvv0snn5urs7urrfursduss9vvv1vvv0*23,uuu1stt0tuu0uuu0
  tuu0stt0tuu1vvv0utt1vvv1vuu3vuu4vuu3vvv2vvv0*23,uuu1stt0tuu0uuu0
  tuu0stt0tuu1vvv0ttu6uuu3stt5ttu3ttt6stt8tuu3tuu6ttt3stt7tuu3ttt9vvv0*17,uuu1stt0tuu0uuu0
  tuu0stt0tuu1vvv0sssarrrbsstarrscsssdtttarrsbttt9qrresssbrssdsstcvvv0*17,uuu1stt0tuu0uuu0
  tuu0stt0tuu1vvv0uuu5uvv0*26,uuu3vvv0uuu1stt0tuu0uuu0
  tuu0stt0tuu1vvv0uvv7vvv0*26,uvv3vvv0uuu1stt0tuu0uuu0
  tuu0stt0tuu1vvv0uvv6vvv0*26,uvv3vvv0uuu1stt0tuu0uuu0
  tuu0stt0tuu1vvv0*2,uvv0*26,vvv0*2,uuu1stt0tuu0uuu0
  tuu0stt0tuu1vvv0qqrfppqfqqqiqqrdopphvvv2vvv0*23,uuu1stt0tuu0uuu0
  tuu0stt0tuu1vvv0vvv1vuu0*26,vuu1vvv0uuu1stt0tuu0uuu0
  tuu0stt0tuu1vvv0vuu9vvv0*26,vuu6vvv0uuu1stt0tuu0uuu0
  tuu0stt0tuu1vvv0vuubvvv0*26,vuu5vvv0uuu1stt0tuu0uuu0
  tuu0stt0tuu1vvv0vtt8vuu0*26,vtt6vvv0uuu1stt0tuu0uuu0
  tuu0stt0tuu1vvv0too4uss6ursdussbutt7vvv1vvv0*23,uuu1stt0tuu0uuu0
  tuu0stt0tuu1vvv0uss2vvv2vuu5vuu6vuu5vvv2vvv0*23,uuu1stt0tuu0uuu0
  tuu0stt0tuu1vvv0ttu5uuu4vvv0*27,uuu1stt0tuu0uuu0
  tuu0stt0tuu1vvv0stt8qrrgvvv0*27,uuu1stt0tuu0uuu0
  tuu0stt0tuu1vvv0vtu7vuu0*26,vtt5vvv0uuu1stt0tuu0uuu0
  tuu0stt0tuu1vvv0vuubvvv0*26,vuu5vvv0uuu1stt0tuu0uuu0
  tuu0stt0tuu1vvv0vuu9vvv0*26,vuu5vvv0uuu1stt0tuu0uuu0
  tuu0stt0tuu1vvv0utt3utt1utt3vtt2vtt1vuu0*22,vuu1vvv0uuu1stt0tuu0uuu0
  tuu0stt0tuu1vvv0smm6uss7urrfuqrfursbvuu3vvv0*23,uuu1stt0tuu0uuu0
  tuu0stt0tuu1vvv0*30,uuu1stt0tuu0uuu0
  tuu0stt0tuu1vvv0qqqdppqfqrrcrrrfpqqhpqqjqqqgqqrgppqhopplpqqhpqqnvvv0*17,uuu1stt0tuu0uuu0
  tuu0stt0tuu1vvv0vvv2uvv0*26,uvv2vvv0uuu1stt0tuu0uuu0
  tuu0stt0tuu1vvv0uvv6vvv0*26,uvv3vvv0uuu1stt0tuu0uuu0
  tuu0stt0tuu1vvv0uvv6vvv0*26,uvv3vvv0uuu1stt0tuu0uuu0
  tuu0stt0tuu1vvv0vvv2uvv0*26,uvv2vvv0uuu1stt0tuu0uuu0
  tuu0stt0tuu1vvv0vvv1vvv0*7,vvv1vvv0*7,vvv1vvv0*12,uuu1stt0tuu0uuu0
  tuu0stt0tuu1vvv0sttassscrssbsssarssdqrrfsssdsttcrrshrssdsss9rssd*2,sst9rrrfrssassscrssarsscsssasstbrsserrscrsserrresssbvvv0*3,uuu1stt0tuu0uuu0
  tuu0stt0tuu1vvv0*30,uuu1stt0tuu0uuu0
  tuu0stt0tuu1vvv0fkl55ce0*26,8fg3vvv0uuu1stt0tuu0uuu0
  tuu0ttt0tuu1vvv09fg619c0*10,bhic9fhe7eg9agigaghh9fhc4bd319c0*10,vvv0uuu1stt0tuu0uuu0
  tuu0ttt0tuu1vvv09gh619c0*26,2ac1vvv0uuu1stt0tuu0uuu0
  uuu0ttt0tuu1vvv0stt1oqq0*26,rss1vvv0uuu1stt0tuu0uuu0
  uuu0ttt0stt0vvv0*30,stt1ttt0tuu0uuu0
address-saved 580x255
~ IqB6 xt-H u1S0 PiZq daI4 -i4T -foF lIxb MlRS LuRQ 7nbH
  qrra*2,rss7rss8qrr9ttt3uuu0*29,uvv0*2,
  uuu0*4,uvv0uuv0uuu0*24,uuv0uvv0*2,uuu0*3,uvv0
  uuu0*3,vvv0*31,uuu0*3,
  uuu0*3,vvv0sst6sss6tuu4rss8vvv0*3,tuu4stt6uuu3tuu4vvv0*19,tuu0uuu0*2,
  uuu0tuu0uuu1vvv0mnofikklmno9lmmmlmmfgiifjkllmnnaijklnoobjkllhjjgijkfstt4vvv0*16,tuu0uuu0*2,
  uuu0ttt0uuu1vvv0vvv1vvv2vvv0*3,vvv1*2,uvv3vvv1uuu2*2,vvv0vvv2vvv1*2,vvv0*14,uvv1ttt0uuu0*2,
  uuu0ttt0tuu1vvv0sstbqrrerss9stt9rsserrscstt9ttt5ttt9sttcsttarrrcrsshtttatuu4vvv0*14,uvv1stt0tuu0uuu0
  tuu0ttt0tuu1vvv0*30,uuu1stt0tuu0uuu0
  tuu0ttt0tuu1vvv0cij619c0*26,5ce3vvv0uuu1stt0tuu0uuu0
  tuu0stt0tuu1vvv09fg619c0*11,2ac4agie9fhf4ce319c0*12,vvv0uuu1stt0tuu0uuu0
  tuu0stt0tuu1vvv0agi619c0*26,3bd2vvv0uuu1stt0tuu0uuu0
  tuu0stt0tuu1vvv0uuu1rss0*26,ttt2vvv0uuu1stt0tuu0uuu0
  tuu0ttt0tuu1vvv0uvv6vvv0*9,ttt3stt5tuu3ttt3uuu2sss8ttt3tuu2vvv0*9,uvv3vvv0uuu1stt0tuu0uuu0
  tuu0ttt0tuu1vvv0uvv6vvv0*9,ttt4qrrepqqhpqqbqrrbqqreqrrarss9vvv0*9,uvv3vvv0uuu1stt0tuu0uuu0
  uuu0ttt0tuu1vvv0vvv1uvv0*26,vvv2vvv0uuu1stt0tuu0uuu0
  uuu0ttt0stt0uvv0vvv0*29,stt1ttt0tuu0uuu0
