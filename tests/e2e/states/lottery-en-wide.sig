wheel-running 580x559
~ WwRR k9wt CU_U rk_K 4FoF 2cH6 LU8t n-q4 xGMw qmoq W5-L qmoq W5-L qmoq W5-L qmoq W5-L qmoq W5-L qmoq
~ W5-L qmoq W5-L qmoq W5-L qmoq W5-L qmoq W5-L qmoq W5-L qmoq W5-L yvvV 3IRs AFKT Xxbv Lpvt 3IRs Wu0D
~ OyBS 3IRs yPfO ZDsS Lpvt 3IRs KZZH H5nY uPlo 3IRs AFKT VIff Lpvt 3IRs zyDY -PMi krYA 3IRs Wu0D MX2L
~ SzfC 3IRs z5fn WvSn tWcn 3Txv u3dy xGMw IDIN mp__ OeRa er1d
  qrrcrss8*2,rsscqrretuu2uvv0*31,
  uvv0*37,
  uvv0*17,uut0uts0uvv0*18,
  uvv0*13,prr1hkl1afh16ce0rkhbumi59ef59eg0fjk1npp1uuu0uvv0*13,
  uvv0*10,uuu0kmn27ce218a07df3dhi1ill0rol5tmi5jll0eij19fg218a14ac1gkl2ttt1uvv0*11,
  uvv0*9,oqq3dfd56aa3eij2rpl3vqf0vn90vm50vm60vn91vm50vn80vpe0tqk2hll34ac2dea6knn3uvv0*10,
  uvv0*8,ilm428a1bfh4sqp3vnl0vpf3vm50*8,uob36bd5gkl4fjk418a0chi4uuu1uvv0*8,
  uvv0*7,gkl629b1jlm5von1vlj0*2,vok3vm60vm50gb27mf39mf3ajd38rj44vm50kje818a0*2,6cd3jmn64ac2agh5tuu1uvv0*7,
  uvv0*6,jlm528a1mnn6vnl0vlj0*3,vmj0vod2vm50mf34oh47oh46lf36tk52vn818de618a0*3,39b1jmn74ac3cgh5uuu0uvv0*6,
  uvv0*5,pqr428a1jlm6vnl1vlj0*5,voj3vm50tk56pi4boh4drj46vm50qme718a0*2,6cd618a0*2,29b1jmn828a1ilm6uvv0*6,
  uvv0*4,uuu0fgd7afg5vpn1vlj0*2,sjg6ngd9ukh2uli1vnk1vn91vl50tk52tk53vm51vm60dgf718a039b2afgc8dfc18a0*2,5bd3gkl8aca6rst3uvv0*5,
  uvv0*4,lno64aa3spp5vlj0*2,vli0nfc6sjg6mfchukh3vlj0vpg3vm50*4,tnc529b218a0*3,cghc7de918a0*2,eij79dd6dhj6uvv0*5,
  uvv0*4,8de6dhj6vnl1vlj0*3,ukh2ngdeukh2vlj0*2,vol2vm60vm50*3,iif818a0*5,29b218a0*2,28a1ilma29b2stt2uvv0*4,
  uvv0*3,qrs418a0ilmbdgh3qmk3vmk0vlj0vli0sjg4vlj0*4,sme4kh70jg70pk926bd518a0*6,29b1cff3oie3uol439b3jmn6uvv0*4,
  uvv0*3,ilm65ce6eij618a0*2,8de2kjj3unl1vlj0*3,vli0igg5lno3uuu0vvv0opq28df318a0*4,5bd2hgf3sid2ue70*2,uhb3chj7bgi7uvv0*4,
  uvv0*3,cgi6bgh67ce618a0*4,3ab1fhi3rml2vmj0igg7stt2vvv0*4,vvv19eg418a0aef3mhf3uga1ue70*5,jll85bc6uvv0*4,
  uvv0*3,8df6gjk629b318a0*3,5bd429b118a0*2,aef3kmn7vvv0*2,qrr2noo2vvv0*2,rss4jfd5uf80ue70*2,qc62sd62qc61te70ue70nml918a1uuu1uvv0*3,
  uvv0*3,9dd7hkla18a0*2,7ce16cd18df94ac518a0*3,stt6vvv0*2,ttt3hijavvv0*3,heb9ue70*3,la4anb54ka47rd62ue70pmk95992stt6uvv0*3,
  uvv0*3,bec8iklc18a0*2,7ce639b09egc4ac718a0*3,stt6vvv0*2,qrr4lmn6vvv0*3,hec9ue70*3,la47nb55ka43sd62ue70qmk97b93stt6uvv0*3,
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
  uvv0*9,loo3adb48cb4hkl3trl2vpc0vm60vm50*5,voa0vqi1loo27de2cd95gkl3uuu0uvv0*9,
  uvv0*10,ttt1gjk23ac128a0agh3hkk1mml1onk0ook0mnl0ill1chj23ac128a0chi2rss2uvv0*11,
  uvv0*12,tuu0mop1eij27ce129b039928b9228a05bd0cgi1jmn2stt1uvv0*13,
  uvv0*17,uuu0tuu0uuu0uvv0*17,
  uvv0*37,
wheel-before 580x559
~ WwRR k9wt 3r3m rk_K 4FoF 2cH6 LU8t n-q4 xGMw qmoq W5-L qmoq W5-L qmoq W5-L qmoq W5-L qmoq W5-L qmoq
~ W5-L qmoq W5-L qmoq W5-L qmoq W5-L qmoq W5-L qmoq W5-L qmoq W5-L yvvV 3IRs AFKT Xxbv Lpvt 3IRs Wu0D
~ OyBS 3IRs yPfO ZDsS Lpvt 3IRs KZZH H5nY uPlo 3IRs AFKT VIff Lpvt 3IRs zyDY -PMi krYA 3IRs Wu0D MX2L
~ SzfC 3IRs z5fn WvSn tWcn 3Txv u3dy xGMw IDIN mp__ JJOV ScCl
  qrrcrss8rss9qrrasss7uvv0*32,
  uvv0*37,
  uvv0*17,uut0uts0uvv0*18,
  uvv0*13,pqr1hkl1afg16ce0rkhbumi59ef59eg0fjk1npp1uuu0uvv0*13,
  uvv0*10,uuu0kmn27ce218a07df3dhi1ill0rol5tmi5jll0eij18fg218a14ac1gkl2ttt1uvv0*11,
  uvv0*9,oqq3dfd56aa3eij2rpl3vqf0vn90vm50vm60vn91vm50vn80vpe0tqk2ill34ac2dea6knn3uvv0*10,
  uvv0*8,ilm428a1bfh4sqp3vnl0vpf3vm50*8,vob36bd5gkl4fjk418a0chi4uuu1uvv0*8,
  uvv0*7,gkl629b1jlm5von1vlj0*2,vok3vm60vm50gb27mf39mf3ajd38rj44vm50kje818a0*2,6cd3jmn64ac2agh5tuu1uvv0*7,
  uvv0*6,jmn528a1mnn6vnl0vlj0*3,vmj0vod2vm50mf34oh47oh46lf36tk52vn818de618a0*3,39b1jmn74bc3bgh5uuu0uvv0*6,
  uvv0*5,prr428a1jlm6vnl1vlj0*5,voj3vm50tk56pi4boh4drj46vm50pme718a0*2,6cd618a0*2,29b1jmn828a1ilm6uvv0*6,
  uvv0*4,uuu0fgd7afg5vpn1vlj0*2,sjg6ngd9ukh2uli1vnk1vn91vl50tk52tk53vm51vm60dgf718a039b2afgc8dfc18a0*2,5bd3gkl8aca6rst3uvv0*5,
  uvv0*4,lno64aa3sqp5vlj0*2,vli0nfc6sjg6mfchukh3vlj0vpg3vm50*4,tnc529b218a0*3,cghc7de918a0*2,eij79dd6dhj6uvv0*5,
  uvv0*4,8de6dhj6vnl1vlj0*3,ukh2ngdeukh2vlj0*2,vol2vm60vm50*3,iif818a0*5,29b218a0*2,28a1ilma29b2stt2uvv0*4,
  uvv0*3,qrs418a0ilmbdgh3qml3vmk0vlj0vli0sjg4vlj0*4,sme4kh70jg70pk926bd518a0*6,28b1cff3oie3uol439b3jmn6uvv0*4,
  uvv0*3,ilm65ce6eij618a0*2,8de2kjj3unl1vlj0*3,vli0igg5lno3uuu0vvv0opq28df318a0*4,5bd2hgf3sid2ue70*2,uhb3chj7bgi7uvv0*4,
  uvv0*3,cgi6bgh67ce618a0*4,3ac1fhh3rml2vmj0igg7stt2vvv0*4,vvv19eg418a0aef3mhf3uga1ue70*5,jll85bc6uvv0*4,
  uvv0*3,8df6gjk629b318a0*3,5bd429b118a0*2,aef3kmn7vvv0*6,rss4jfd5uf80ue70*2,qc62sd62qc61te70ue70nml918a1uuu1uvv0*3,
  uvv0*3,9dd7hkla18a0*2,7ce16cd18df94ac518a0*3,stt6vvv0qrr8lmmjmnogoppfvvv0*2,heb9ue70*3,la4anb54ka47rd62ue70pmk95992stt6uvv0*3,
  uvv0*3,bec8iklc18a0*2,7ce639b09egc4ac718a0*3,stt6vvv0ttt7oopnqrrerssavvv0*2,hec9ue70*3,la47nb55ka43sd62ue70qmk97b93stt6uvv0*3,
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
  uvv0*9,loo3adb48cb4hkl3trl2vpc0vm60vm50*4,vm60vob0vqi1loo27de2cd95gkl3uuu0uvv0*9,
  uvv0*10,ttt1gjk24ac128a0agh3hkk1mml1onk0ook0mnl0ill1chi239b128a0chi2rss2uvv0*11,
  uvv0*12,uuu0moo1eij27ce129b039928b9228a05bd0bgi1jmn2stt1uvv0*13,
  uvv0*17,uuu0tuu0uuu0uvv0*17,
  uvv0*37,
wheel-ended 580x559
~ WwRR k9wt T0J3 rk_K 4FoF G4DK LU8t n-q4 xGMw qmoq W5-L qmoq W5-L qmoq W5-L qmoq W5-L qmoq W5-L qmoq
~ W5-L qmoq W5-L qmoq W5-L qmoq W5-L qmoq W5-L qmoq W5-L qmoq W5-L yvvV 3IRs AFKT Xxbv Lpvt 3IRs Wu0D
~ OyBS 3IRs yPfO ZDsS Lpvt 3IRs KZZH H5nY uPlo 3IRs AFKT VIff Lpvt 3IRs zyDY -PMi krYA 3IRs Wu0D MX2L
~ SzfC 3IRs z5fn WvSn tWcn 3Txv u3dy xGMw IDIN mp__ XYoT N4IS
  qrrcrss8*2,qrrbrss8uvv0*32,
  uvv0*37,
  uvv0*17,uuu0tuu0uvv0*18,
  uvv0*13,sss0ppp0mmm0kll0qqq5rrr3lmm2mmm0ooo0rrr0uuu0uvv0*13,
  uvv0*10,uuu0qqq1kll1iii0lll1nnn0ppp0rrr2rrr3ppp0ooo0mmm1ijj0jkk0opp1uuu0uvv0*11,
  uvv0*9,sss1mmm2kkk1ooo1sss1sss0rrr0qrr0rrr0*2,qrr0rrr0sss0sss1ppp1kkk1mmm2qqq1uvv0*10,
  uvv0*8,pqq2ijj0mmm1sss1rrr0sss2qrr0*8,rrr2kkk2opp2ooo2iii0nnn2uuu0uvv0*8,
  uvv0*7,ppp3jjj0ppp2sss0rrr0*2,sss1qrr0*2,lll3nnn4nnn5mmm4ppp2qrr0ppp4iii0*2,kkk1qqq3jjj1mnn2uuu0uvv0*7,
  uvv0*6,pqq2ijj0qrr3rrr0*5,rss1qrr0nnn2ooo3*2,mnn3pqq1rrr0lll3iii0*3,jjj0qqq3kkk1nnn2uuu0uvv0*6,
  uvv0*5,sss2ijj0ppp3rrr0*6,sss2qrr0pqq3ooo5ooo6ppp3qrr0qqq3iii0*2,kkk3iii0*2,jjj0qqq4jjj0pqq3uvv0*6,
  uvv0*4,uuu0nnn3mmm2sss1rrr0*2,ppp2noo4qqq1qqq0rrr0*2,qqq0pqq1*2,qqq0qrr0nnn3iii0jjj1mmm6lll6iii0*2,kkk1ppp4lll3ttt1uvv0*5,
  uvv0*4,qqq3jjj1sss2rrr0*3,nnn3ppp3nnn8qqq1rrr0sss2qrr0*4,rrr2jjj1iii0*3,nnn6lll4iii0*2,ooo3lll3nnn3uvv0*5,
  uvv0*4,lll2nnn3rss0rrr0*3,qqq1noo6qqq1rrr0*2,sss1rrr0qrr0*3,ooo4iii0*5,jjj1iii0*2,ijj0ppp4jjj1tuu1uvv0*4,
  uvv0*3,ttt2iii0pqq5nnn1qqq1rrr0*3,ppp2rrr0*4,nop3gjk1gjk0kmn2kkk2iii0*6,jjj0mmm1ooo1rss2jjj1qqq3uvv0*4,
  uvv0*3,ppp3lll3ooo3iii0*2,lll1ppp1rrr0*4,qqq1fij6npp2vvv0*2,qrr2dhi5ghh1iii0*3,kkk1nnn1ppp1noo0*2,ppp1nnn3*2,uvv0*4,
  uvv0*3,nnn3mnn3lll3iii0*4,jjj0nnn1rrr1rrr0fjk8tuu2vvv0*5,ehi7iii0mmm1ooo1opp0noo0*5,ppp4kkk2uvv0*4,
  uvv0*3,lll3ooo3jjj1iii0*3,kkk2jjj0iii0*2,kkl3lno7vvv0*6,stt4hjk6ooo0noo0*2,mmm0nnn1mnn0nnn0noo0qqq5iii0uuu0uvv0*3,
  uvv0*3,lll3ppp5iii0*2,lll0kkk0lll4jkk2iii0*2,cff3stt6vvv0ppq7nookklmgnopgvvv0*2,fijanoo0*3,lll4mmm2lll3nnn1noo0qqq5jjj1ttt3uvv0*3,
  uvv0*3,mmm4ppp5iii0*2,lll3jjj0mmm6kkk3iii0*2,cff3ttt6vvv0tuu4ppqkrrrhrss9vvv0*2,fijanoo0*3,lll3lmm2lll1nnn1noo0qrr5kkk1ttt3uvv0*3,
  uvv0*3,lll3opp3ijj1iii0*3,jkk0jjj2iii0*2,ijj3lno6vvv0*6,stt3hjk6noo0*3,mmm1nnn0lll0nnn0noo0qqq5iii0uuu1uvv0*3,
  uvv0*3,mnn3nnn3kkk3iii0*5,mmm1ooo2ooo0ehi8uuu1vvv0*5,gkl9uuu1uuu0rrr0ooo0noo0*5,ppp4jkk2uvv0*4,
  uvv0*3,ppp3lll3nnn3iii0*2,jkk0nnn1ppp1nnn0*3,mmm1ehi6pqr2vvv0*2,sst2gkl7qrs3vvv0*3,uvv0sss0ppp0noo0*2,opp1ooo3mmm3uvv0*4,
  uvv0*3,sss2iii0ppp5lll1ooo1*2,nnn0*7,lnn3gjk1gjk0ilm2uuu0vvv0*3,ttt3ttt4vvv0*2,ttt0qqq0rrr2jkk2ppp3uvv0*4,
  uvv0*3,uuu0kkk2ooo3opp1nnn0*2,kkk4mmm1lmm3mmm3nnn0*2,ppp2rrr0qrr0*3,uuu1vvv0*2,stt5rrr8uuu1vvv0*4,rrr3iii0ttt1uvv0*4,
  uvv0*4,pqq3jjj1rrr3nnn0*2,mmm1lll3mmm1lll4nnn0*2,qrr3qrr0*4,sss1vvv0ttt3rrr8uuu2ooo8uuu1vvv0*3,lll3mnn3uvv0*5,
  uvv0*4,uuu0nnn3*2,ppp1nnn0*2,mmm0kll4mmm1nnn0ooo1rrr1qrr0qqq0*3,qrr0uuu0ttt3vvv0ooo7pqq5sss2vvv0*2,qqq3lll3stt1uvv0*5,
  uvv0*5,rss2iii0qqq3ooo0nnn0*2,mmm1mmm2mnn0qqq2qrr0ppp2nnn7nnn6ppp4qrr0ttt1vvv0*2,uuu1sss3vvv0*2,ttt1jjj1opp3uvv0*6,
  uvv0*6,opp3jjj0rrr3ooo0nnn0*2,mnn0nnn0rrr2qrr0*2,ppp1opp1qrr0*2,rrr0vvv0*5,uuu1kkk1lmm2uuu0uvv0*6,
  uvv0*6,uuu0noo3jjj1qqq2opp1nnn0*2,ppp2rrr0qrr0*2,opp1nnn3qrr0*3,tuu1vvv0*3,ttt1kkk1mmm2tuu0uvv0*7,
  uvv0*7,uuu0ooo2iii0ooo2rrr1noo0rrr3qrr0*3,qqq0*2,qrr0*3,sss1vvv0*2,qqq1jjj0lmm1tuu0uvv0*8,
  uvv0*9,qrr1lll2*2,ppp1stt1sss0rrr0qrr0*5,rrr0stt0rrr1lll1lll2opp1uuu0uvv0*9,
  uvv0*10,uuu0opp1jjj0*2,mmm1ppp0qqq0rrr0*2,qqq0ppp0nnn1jjj0*2,nnn1ttt1uvv0*11,
  uvv0*12,uuu0rrr0ooo1lll0jjj0jjj1kkk1ijj0kkk0nnn0qqq1tuu0uvv0*13,
  uvv0*17,uuu0*3,uvv0*17,
  uvv0*37,
wheel-cancelled 580x559
~ WwRR k9wt 7TGO rk_K 4FoF G4DK LU8t n-q4 xGMw qmoq W5-L qmoq W5-L qmoq W5-L qmoq W5-L qmoq W5-L qmoq
~ W5-L qmoq W5-L qmoq W5-L qmoq W5-L qmoq W5-L qmoq W5-L qmoq W5-L yvvV 3IRs AFKT Xxbv Lpvt 3IRs Wu0D
~ OyBS 3IRs yPfO ZDsS Lpvt 3IRs KZZH H5nY uPlo 3IRs AFKT VIff Lpvt 3IRs zyDY -PMi krYA 3IRs Wu0D MX2L
~ SzfC 3IRs z5fn WvSn tWcn 3Txv u3dy xGMw IDIN mp__ pX4M
  qrrcrss8*2,rrsaqrrdrss8uvv0*31,
  uvv0*37,
  uvv0*17,uuu0tuu0uvv0*18,
  uvv0*13,sss0ppp0mmm0kll0qqq5rrr3lmm2mmm0ooo0rrr0uuu0uvv0*13,
  uvv0*10,uuu0qqq1kll1iii0lll1nnn0ppp0rrr2rrr3ppp0ooo0mmm1ijj0jkk0opp1uuu0uvv0*11,
  uvv0*9,sss1mmm2kkk1ooo1sss1sss0rrr0qrr0rrr0*2,qrr0rrr0sss0sss1ppp1kkk1mmm2qqq1uvv0*10,
  uvv0*8,pqq2ijj0mmm1sss1rrr0sss2qrr0*8,rrr1kkk2opp2ooo2iii0nnn2uuu0uvv0*8,
  uvv0*7,ppp3jjj0ppp2sss0rrr0*2,sss1qrr0*2,lll3nnn4nnn5mmm4ppp2qrr0ppp4iii0*2,kkk1qqq3jjj1mnn2uuu0uvv0*7,
  uvv0*6,qqq2ijj0qrr3rrr0*5,rss1qrr0nnn2ooo3*2,mnn3pqq1rrr0lll3iii0*3,jjj0qqq3kkk1mnn2uuu0uvv0*6,
  uvv0*5,sss1jjj0ppp3rrr0*6,sss2qrr0pqq3ooo5ooo6ppp3qrr0qqq3iii0*2,kkk3iii0*2,jjj0qqq4jjj0pqq3uvv0*6,
  uvv0*4,uuu0nnn3mmm2sss1rrr0*2,ppp2noo4qqq1qqq0rrr0*2,qqq0pqq1*2,qqq0qrr0nnn3iii0jjj1mmm6lll6iii0*2,kkk1ppp4lll3ttt1uvv0*5,
  uvv0*4,qqq3jjj1sss2rrr0*3,nnn3ppp3nnn8qqq1rrr0sss2qrr0*4,rrr2jjj1iii0*3,nnn6lll4iii0*2,ooo3lll3nnn3uvv0*5,
  uvv0*4,lll2nnn3rss0rrr0*3,qqq1noo6qqq1rrr0*2,sss1rrr0qrr0*3,ooo4iii0*5,jjj1iii0*2,ijj0ppp4jjj1tuu1uvv0*4,
  uvv0*3,ttt2iii0pqq5nnn1qqq1rrr0*3,ppp2rrr0*4,nop3gjk1gjk0kmn2kkk2iii0*6,jjj0mmm1ooo1rss2jjj1qqq3uvv0*4,
  uvv0*3,ppp3lll3ooo3iii0*2,lll1ppp1rrr0*4,qqq1fij6npp2vvv0*2,qrr2dhi5ghh1iii0*3,kkk1nnn1ppp1noo0*2,ppp1nnn3*2,uvv0*4,
  uvv0*3,nnn3mnn3lll3iii0*4,jjj0nnn1rrr1rrr0fjk8tuu2vvv0*5,ehi7iii0lmm1ooo1opp0noo0*5,ppp4kkk2uvv0*4,
  uvv0*3,lll3ooo3jjj1iii0*3,kkk2jjj0iii0*2,jkl3lno7vvv0*6,stt4hjk6ooo0noo0*2,mmm0nnn1mnn0nnn0noo0qqq5iii0uuu0uvv0*3,
  uvv0*3,lll3ppp5iii0*2,lll0kkk0lll4jkk2iii0*2,cff3stt6uuu3stt4sss4rss8sss8sst5vvv0fijanoo0*3,lll4mmm2lll3nnn1noo0qqq5jjj1ttt3uvv0*3,
  uvv0*3,mmm4ppp5iii0*2,lll3jjj0mmm6kkk3iii0*2,cff3ttt6uuu3qqr8qqrdpqqapqqbrss6vvv0fijanoo0*3,lll3lmm2lll1nnn1noo0qrr5kkk1ttt3uvv0*3,
  uvv0*3,lll3opp3ijj1iii0*3,jkk0jjj2iii0*2,ijj3lno6vvv0*6,stt3hjk6noo0*3,mmm1nnn0lll0nnn0noo0qqq5iii0uuu1uvv0*3,
  uvv0*3,mnn3nnn3kkk3iii0*5,mmm1ooo1ooo0ehi8uuu1vvv0*5,gkl9uuu1uuu0rrr0ooo0noo0*5,ppp4jkk2uvv0*4,
  uvv0*3,ppp3lll3nnn3iii0*2,jkk0nnn1opp1nnn0*3,mmm1ehi6pqr2vvv0*2,sst2gkl7qrs3vvv0*3,uvv0sss0ppp0noo0*2,opp1ooo3mmm3uvv0*4,
  uvv0*3,sss2iii0ppp5lll1ooo1*2,nnn0*7,lnn3gjk1gjk0ilm2uuu0vvv0*3,ttt3ttt4vvv0*2,ttt0qqq0rrr2jkk2ppp3uvv0*4,
  uvv0*3,uuu0kkk2ooo3opp1nnn0*2,kkk4mmm1lmm3mmm3nnn0*2,ppp2rrr0qrr0*3,uuu1vvv0*2,stt5rrr8uuu1vvv0*4,rrr3iii0ttt1uvv0*4,
  uvv0*4,pqq3jjj1rrr3nnn0*2,mmm1lll3mmm1lll4nnn0*2,qrr3qrr0*4,sss1vvv0ttt3rrr8uuu2ooo8uuu1vvv0*3,lll3mnn3uvv0*5,
  uvv0*4,uuu0nnn3*2,ppp1nnn0*2,mmm0kll4mmm1nnn0ooo1rrr1qrr0qqq0*3,qrr0uuu0ttt3vvv0ooo7pqq5sss2vvv0*2,qqq3lll3stt1uvv0*5,
  uvv0*5,rss2iii0qqq3ooo0nnn0*2,mmm1mmm2mnn0qqq2qrr0ppp2nnn7nnn6ppp4qrr0ttt1vvv0*2,uuu1sss3vvv0*2,ttt1jjj1opp3uvv0*6,
  uvv0*6,opp3jjj0rrr3ooo0nnn0*2,mnn0nnn0rrr2qrr0*2,ppp1opp1qrr0*2,rrr0vvv0*5,uuu1kkk1lmm2uuu0uvv0*6,
  uvv0*6,uuu0noo3jjj1qqq2opp1nnn0*2,ppp2rrr0qrr0*2,opp1nnn3qrr0*3,tuu1vvv0*3,ttt1kkk1mmm2tuu0uvv0*7,
  uvv0*7,uuu0ooo2iii0ooo2rrr1noo0rrr3qrr0*3,qqq0*2,qrr0*3,sss1vvv0*2,qqq1jjj0lmm1tuu0uvv0*8,
  uvv0*9,qrr1lll2*2,ppp1stt1sss0rrr0qrr0*5,rrr0stt0rrr1lll1lll2opp1uuu0uvv0*9,
  uvv0*10,uuu0opp1jjj0*2,mmm1ppp0qqq0rrr0*2,qqq0ppp0nnn1jjj0*2,nnn1ttt1uvv0*11,
  uvv0*12,uuu0rrr0ooo1lll0jjj0jjj1kkk1ijj0kkk0nnn0qqq1tuu0uvv0*13,
  uvv0*17,uuu0*3,uvv0*17,
  uvv0*37,
wheel-few-prizes 580x307
~ WwRR k9wt vBLi rk_K odO9 FdA- WfqF Fe-E sWTK 0J1X B4HP -8ty OeRa er1d
  qrrcrss8rss9*2,qrrdrrs8uuu1uvv0*30,
  uvv0*37,
  uvv0*23,uut0utr0*6,uus0uvv0*6,
  uvv0*5,vvv0*17,uus1vm60vm50*6,vm60utq1uvv0*5,
  uvv0*5,vvv0*2,ttt5ttt7stt9sss8vvv0*6,uuu1uuu3vvv0*3,vtq2vm50*2,ul53ul54sk56tl54vm50*2,uso1uvv0*5,
  uvv0*5,vvv0*2,sss9ssscrssbqrrdvvv0*6,qrrfqqrdvvv1vvv0*2,vtq2vm50*2,tk55tk56rj49tl56vm50*2,uso1uvv0*5,
  uvv0*5,vvv0*17,vtr1vm50*8,utp1uvv0*5,
  uvv0*6,vvv0*7,uvv0*2,vvv0*7,uvu0vsn0vrl0*6,vsm0uuu0uvv0*5,
  uvv0*5,vvv0*17,uvv0*15,
  uvv0*5,vvv0tuu4uuu4uuu1uvv1uvv2uuu1vvv0*4,uuu2tuu6sss8tuu3vvv0*2,uvv0*15,
  uvv0*5,vvv0rssdqrrgqrrbrssapqqjqrrguuu4vvv0*3,uuu1rssbqrrcuuu6vvv0*2,uvv0*15,
  uvv0*5,vvv0*17,uvv0*15,
  uvv0*6,vvv0*7,uvv0vvv0*8,uvv0*15,
  uvv0*5,vvv0*12,rss2opp2vvv0*12,uvv0*6,
  uvv0*5,vvv0*12,stt3gijavvv0*12,uvv0*6,
  uvv0*5,vvv0*12,qrr4kmm6vvv0*12,uvv0*6,
  uvv0*5,vvv0*12,pqqfoppkuuu5vvv0*11,uvv0*6,
  uvv0*6,vvv0*12,uvv0vvv0*12,uvv0*6,
  uvv0*37,
  uvv0*37,
wheel-long-names 580x559
~ WwRR k9wt TM9a rk_K 4FoF 2cH6 zBLF n-q4 xGMw qmoq W5-L qmoq W5-L qmoq W5-L qmoq W5-L qmoq W5-L qmoq
~ W5-L qmoq W5-L qmoq W5-L qmoq W5-L qmoq W5-L qmoq W5-L qmoq W5-L yvvV 3IRs ia_F Xxbv Lpvt 3IRs V-Mn
~ OyBS 3IRs Rmoc ZDsS Lpvt 3IRs Gc9R H5nY uPlo 3IRs ia_F VIff Lpvt 3IRs qos6 JWx3 krYA 3IRs V-Mn MX2L
~ SzfC 3IRs 4dXT R93R COGM 3IRs Gc9R w4JK Lpvt 3IRs Rmoc M1Cp 3Txv u3dy xGMw IDIN mp__ OeRa er1d
  qrrcrss8rssaqrrbrss7rrsbstt5uvv0*30,
  uvv0*37,
  uvv0*17,uts1usr1uvv0*18,
  uvv0*12,uuu0npq1fjk19ef15bc0rkhbumi67ce57de0dij1lno1tuu0uvv0*13,
  uvv0*10,tuu0ilm25bd218a09fg3fjk1kml0rol5tmi5lml0gkk1agh229b139b1eij2stt1uvv0*11,
  uvv0*9,npp3bec57bb4gjk3snl3vqh2vn70vm50vm60vn91vm50vn60vpd1lno6ilm36bd2dea5ilm3uuu0uvv0*9,
  uvv0*7,uuu0hkl418a0dhi4tnk3ug91ue70vnd5vm50*6,uoc429b229b1fik4gkl528b1bfh4tuu1uvv0*8,
  uvv0*6,uuu0fjk629b2lmm5uid2ue70*3,ukd5vm50gb28mf3alf3bjd29qi44lke818a0*3,5bc2jmn64ac29fh5tuu1uvv0*7,
  uvv0*6,ilm628b1nnm6uga1ue70te70qc66sd63ug92voa2mf34oh46ph45lf36tl52bff739b23ac218a0*2,28a1jmn75bd3afg5uuu0uvv0*6,
  uvv0*5,oqq418a1klm7uga1ue70te70nb5brd65ue70*2,vnd5sk57oh4cng3erj46uob429b26bd7bfhe7deb18a0*2,28a1jmn829b1hkl6uvv0*6,
  uvv0*4,uuu0fgc7cgh6vts1uhb1ue70ob5bte71ue70*3,ukd5vm50tl51ul51vm51mke818a0*2,28a0bfhd7ce918a039b2mjh6jll7bd96rss3uvv0*5,
  uvv0*4,kmn649a3stt3vvv0*2,ulh2ue70*5,uga2vo91vm50*3,cff718a0*5,9de4rid4ue70ulh39de6chi6uvv0*5,
  uvv0*4,7ce5eij6vvv0*2,rqq4ssr3vqo2uf91ue70*4,vnd5vm50*2,vob339b318a0*4,ggg6uga1ue70*3,lmm828a1stt3uvv0*4,
  uvv0*3,qrr518a0qrs5vvv0*2,lljcjihfvvv1vut1uid1ue70*3,pic5jg81ig80hhd718a0*3,5bc2oif5ue70sd61pc52qc62ue70umj44ac4ilm6uvv0*4,
  uvv0*3,ilm66df7vvv0*2,tts4kjiepoo9nnmgvvv0*2,vnk2te71gec4npp2vvv0*2,qrr29eg318a0bef5shc3ue70nb56pc53ka46oc53ue70uhb3dij7bgi7uvv0*4,
  uvv0*3,cgh6*2,vvv0*2,oonalkigsrrannmivvv0*3,hjkatuu2vvv0*5,ehi8tf91ue70*2,oc57pc66j946*2,ue70*2,jll84ac5uvv0*4,
  uvv0*3,8df6gkl6vvv0*2,nmlannm9rrr5ssr8vvv0*2,stt4lno7vvv0*2,qrr2mno3vvv0*2,sst4kc83ue70*2,te71nb56rd60sd60ue70*2,nml918a0tuu2uvv0*3,
  uvv0*3,aec7jlm7vvv0*8,lno6stt6vvv0*2,ttt3hjjavvv0*3,ifd9uga0*8,qnl96a92stt6uvv0*3,
  uvv0*3,aec7jlm8vnk0*8,lhh4stt6vvv0*2,qrr4mnn5vvv0*3,ilmcvvv0*3,srravvv0*4,qrs66a92stt6uvv0*3,
  uvv0*3,8df6gjl6vmj0vlj0*3,ogdfvli0vlj0*2,ski3lno7vvv0*2,pqqfnopluuu5vvv0stt4lno7vvv0*2,uuu3pondttt3vvv0*3,opq618a0tuu2uvv0*3,
  uvv0*3,cgh6*2,vnl1vlj0vli0ogd9ogdbukh3vlj0*3,fhh9tuu2vvv0*5,gji9vvv1vvv0*2,pooettt5kjhimlkcvvv0*2,jmn64ac5uvv0*4,
  uvv0*3,ilm66df6vqo1vlj0vli0jdabsjg5ngd9vlj0vmk1hii518a05bd2mop2vvv0*2,qrr2gif6sk61vpe1vvu0vvv0nnmhssr5lljeppo7vvv0*2,dij7bgi7uvv0*4,
  uvv0*3,qrr518a0qoo7vlj0*2,vli0vlj0ukh1sml39df418a0*3,8eg84eg05eg0fjh5vm50*3,vn80vtp1srr7vvv0rrq3rrr5vvv0vvv14ac4ilm6uvv0*4,
  uvv0*4,7ce5eij6vnk1vlj0*2,vmj0mkk53ab239b418a0*3,ckla6ik0*2,clm4vn71vm50*2,tk53um51vrj1vvv0*4,moo628a1stt3uvv0*4,
  uvv0*4,kmn649a3sqp5vlj0unk2egh518a028a1afgg9egg28a05bc4akm36ik0*3,toe5vm50qi4aoh4cul52vm50voc1vut0vvv0*2,8de6chi6uvv0*5,
  uvv0*4,uuu0fgc7cgh6ron47cd318a0*3,7ce66cda6cebagha6ik06ik16ik0*2,lnj6ul53ph49qi45tl51vm50*2,vn70vto1jmn6bd96rss3uvv0*5,
  uvv0*5,oqq418a1hlm85bd318a0*2,aeg66bd518a0*2,cjla6ik06de86ee66gi2clm4vn71vm50qi43jd3avm50*2,vm60qpm529b1hkl6uvv0*6,
  uvv0*6,ilm628a1jmn75bd218a0*4,4ac4akm46ee76fg56ef66fg56hj2tod4vm50*2,ul51vm50vm60sql45bd3afg5uuu0uvv0*6,
  uvv0*6,uuu0fjk629b2ilm69ef318a0*3,agh96ik06hj16hj06hj16hj06ik0lnj6vm50*3,vn90qpm45ac29fh5tuu1uvv0*7,
  uvv0*7,uuu0gkl418a0dhi4hkl54ac118a0cjla6ik0*6,dlm4vn60vm60vqh1ikk428b1bfh4tuu1uvv0*8,
  uvv0*9,npp3bec57bb4fjk3ilm4iop48jl06ik0*4,7jl0dmn2urn3kll36bd2ce95ilm3uuu0uvv0*9,
  uvv0*10,tuu0ilm25bd218a08fg3fik1ilm1imn0*2,ilm1gjk1agh229b139b1eij2stt1uvv0*11,
  uvv0*12,uuu0npq1fjk29ef14ac05aa29c934ac07de0dij1lno1tuu0uvv0*13,
  uvv0*37,
  uvv0*37,
wheel-many-prizes 580x467
~ WwRR k9wt -3pl rk_K odO9 FdA- WfqF Fe-E sWTK 0J1X 47UI iE-L s_OK y9C1 Sa2A NWvD fVkM B4HP -8ty OeRa
~ er1d
  qrrcrss8rss9rrsbrssaqrrbrss7uvv0*30,
  uvv0*37,
  uvv0*23,uuu0uut0*6,uuu0uvv0*6,
  uvv0*5,vvv0*8,uvv0vvv0*8,uus1vm60vm50*6,vm60utr1uvv0*5,
  uvv0*5,vvv0*2,tuu3tuu5ttt7stt6vvv0*7,vvv1vvv0*3,vtq2vm50*2,ul52ul53tk54ul52vm50*2,uso1uvv0*5,
  uvv0*5,vvv0*2,rssbrsseqrrdqrrfvvv0*6,pqqgppqfvvv1vvv0*2,vtq2vm50*2,sk56sk58rj4btk57vm50*2,uso1uvv0*5,
  uvv0*5,vvv0*17,vtq2vm50*8,utp1uvv0*5,
  uvv0*6,vvv0*7,uvv0*2,vvv0*7,uuu0vrl0vrk0*6,vrl0uuu0uvv0*5,
  uvv0*5,vvv0*8,uvv0vvv0*8,uvv0vvv0*8,uvv0*6,
  uvv0*5,vvv0uvv2vvv1vvv0*8,uvv1uuu5stt6uuu2vvv0*6,uuu3vvv0*4,uvv0*6,
  uvv0*5,vvv0qrrfpqqjpqqdrrrboppmpqqiuuu4vvv0*3,uuu2rssdqrretuu7vvv0*6,opqhpqqguuu3vvv0*2,uvv0*6,
  uvv0*5,vvv0*26,uvv0*6,
  uvv0*6,vvv0*7,uvv0*2,vvv0*7,uvv0vvv0*8,uvv0*6,
  uvv0*5,vvv0*8,uvv0vvv0*8,uvv0vvv0*8,uvv0*6,
  uvv0*5,vvv0*3,tuu6stt6uuu2vvv0*5,uuu3vvv0vvv1vvv0*4,rrscoppioppgnopkoppkpqqjpqqirsseuvv0*6,
  uvv0*5,vvv0*3,rrseqrrdtuu8vvv0*5,sssaqqqgqqrhqqrbvvv0*6,pqqfqqrfvvv0*3,uvv0*6,
  uvv0*5,vvv0*26,uvv0*6,
  uvv0*6,vvv0*7,uvv0*2,vvv0*7,uvv0vvv0*8,uvv0*6,
  uvv0*5,vvv0*8,uvv0vvv0*8,uvv0vvv0*8,uvv0*6,
  uvv0*5,rrraoppippqkppqpoppioppjpqqjppqgvvv0*3,uvv1uuu6stt6uuu2vvv0*5,uuu1uuu5stt5uuu2vvv0*2,uvv0*6,
  uvv0*5,vvv0rssboppjpqqhoppjpqqjpqqgvvv0*4,uuu2rsscqrretuu7vvv0*5,tuu4ssscqqqfuuu6vvv0*2,uvv0*6,
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
~ WwRR k9wt 5QOV F_Hb gexw mp__ Fesk BH7Q gexw mp__ cR2t gexw mp__ KsNP
  rrscrss7uvv0*35,
  uvv0*37,
  uvv0vvv0*5,uvv0*2,vvv0*5,uvv0*2,vvv0*5,uvv0*17,
  vvv0uuu2lmn6qqr4mnn5vvv0uvv0vvv0*7,uvv0vvv0*6,uvv0*16,
  vvv0*2,jllettt2lmmbvvv0*2,uuu3pqqdsss7pqqbrss7pqqdttt3vvv0*2,noo9rrrcqqr7rss8vvv0uvv0*16,
  vvv0ttt2klm0noo5noo2vvv0*2,ttu2rss7ttt6rss7*2,rss9uuu3vvv0*2,stt5rrs8sss6stt4vvv0uvv0*16,
  vvv0*2,sstcopqivvv0*2,uvv0vvv0*7,uvv0vvv0*6,uvv0*16,
  uvv0vvv0*4,uvv0*3,vvv0*5,uvv0*3,vvv0*4,uvv0*17,
  uvv0*2,vvv0*2,uvv0*6,vvv0uvv0*6,vvv0*2,uvv0*18,
actions 580x448
~ WwRR k9wt Bdj6 NWWp oeRU 2i0H Kfkb N61R J1Xa e4au rk_K R1is G9ef kln2 rNan oeRU 2i0H 71Pd N61R J1Xa
~ itaY oeRU A8kH N61R l8VE G9ef rk_K Qj4M 6uCb rk_K 34VP zh40
  qrr9rssbstt6uvv0*34,
  uvv0*37,
  lmmhlnndkmminppgmnnhpqq9uvv0*31,
  stt9rss7stt4stt6stt5ttt5ttt4stt4tuu4stt5stt6stt5ttt6stt7uuu1uvv0*22,
  ttt6sst5stt5sss5tuu4stt7sss8ttt5ttt3stt7sst6stt5stt6stt8uuu2uvv0*22,
  vqi0vpf0*34,vqg0uso2
  vm50*16,sk55ul53sk53tk54vm50*17,
  vm50*16,sk57ul53oh4aqi4cul52vm50*16,
  vpf0voc0*35,vrl2
  vvv0*36,uvv0
  vvv1pqqfnoohoopfpqqfpqqbmnnnoppjvvv0*22,vus2vus0*4,vus3vvv0
  vvv0uuu3uuu4uuu3*2,tuu6uuu4vvv0*23,vus4sss6opplpqqjsss9vus4vvv0
  vvv1stt6tuu8tttbttt6stta*2,vvv0*23,vvu1vus0*4,vvt1vvv0
  uvv0*37,
  vn80vm50*22,vrj1uuu5uvv0*10,uvv1stta
  vm50*9,rj4btk55oh4boh4fqi47tl53vm50*8,vqg1uuu6vvv0*3,uuu3mnnfopplsst9vvv0*4,rsse
  vm60vm50*8,ul50*2,ul53vm51vm50*10,vqh1uuu5vvv0*4,vvv2vvv0*6,rssd
  uso0vrl0*22,uus0uuu1uuu0*10,uuu1*2,
  vob0vn80*34,vn90vqi2
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
~ WwRR k9wt ZxAj rk_K XV8o KXn9 SrT- T0WU Bjku 3ix_ MBoF UyyU Emxf ay9j Jo0e yRME Kt90 fYAH 3ix_ MBoF
~ QPNS 1JqX ay9j Jo0e 7jQp ZA_w fYAH 3ix_ MBoF UyyU 2rcZ ay9j Jo0e TJ_V upbu fYAH 3ix_ MBoF whMl CUSp
~ ay9j Jo0e g5n6 A1tq fYAH 3ix_ MBoF UyyU JudD ay9j Jo0e oq0W DsU_ fYAH 3ix_ MBoF Arnq K892 ay9j Jo0e
~ AQL8 cGYx fYAH 3ix_ MBoF UyyU pn2V ay9j Jo0e 5FVf jZGt fYAH 3ix_ MBoF Jz4H ojzP ay9j Jo0e AQL8 NCUI
~ cpbu
  qrrdrrs8rss7qrrdqrrbqrrdtuu2uvv0*30,
  tuu0tuu1uvv0*5,uuu0uvv0uuu0*2,uvv0*26,
  hijiijkmijkeikkbmooaijkhikkgjllgijkgghijgijiqrr5uvv0*25,
  uuu0tuu1ttt0tuu0uuu0tuu1*2,uuu0tuu0tuu1*2,uuu0uvv0*25,
  tuu0*2,uuu0uvv0*30,qrrbpqqdppqhrss6
  oqr7koocuuu0mnoinopinoollnnkrrr8uvv0*24,tuu2qrraqrr8qrrcoppa
  uuu0tuu0uuu0uvv0*29,tuu1ttt6tuu3stt5sss4
  uuu0tuu0uuu0*31,tuu1ttt2ttt3uuu0
  prr7npqfuuu0oppfopphttt2uvv0*26,uuu0ppqfnookopplpqqb
  stt1rst3uuu0ttt4ttu2uuu0uvv0*26,qrr9rrrasss6qqrdopq9
  uuu0*37,
  rss3qss3uuu0rss6stt6rss7rss5uvv0*26,oppgmnnjmooopqqb
  rss4npq9uuu0pqqcqqrapqqcrrsauvv0*23,sss7qqrerrrcrssaqrrepqqdopq9
  uuu0*37,
  tuu0ttu0uuu0uvv0*30,rss8opqgoppjrss6
  oqr8lopeuuu0noolnopknopdpqqaopphmnolopphuvv0*18,uuu0stt5rss8stt5*2,qrrbpqqdqrrdoppa
  uuu0tuu0uuu0uvv0*25,uuu0stt6*2,ttt5ttt3stt7stt6stt5sss4
  uuu0tuu0uuu0*30,tuu0ttt1ttt2ttt3uuu0
  pqr7mpp9uuu0oppenppfmoojtuu2uvv0*23,uuu0*2,rrs6pqqanookoppmpqqb
  tuu0rst2uuu0*2,tuu1*2,uuu0uvv0*21,uuu0qrra*2,rssarss8qrrbqrrdqqrdopq9
  uuu0*37,
  rtt2qss2uuu0ttt3ttt4uuu1uvv0*26,rrs5nooimnnlmooopqqb
  qss4oqr6uuu0pqqfnoperssbuvv0*22,stt6qrreqrrdrss9qrre*3,pqqdopq9
  uuu0*37,
  tuu0*2,uuu0uvv0*29,stt6rrrapqqdpqqhstt4
  oqr7koocuuu0pqqhnooilmnjuuu0uvv0*20,uuu0stt7sst7stt7stt5qrr9opqfopqgpqqfoppc
  uuu0tuu0uuu0uvv0*24,uuu0stt6*3,ttt4stt6stt7stt6stt5sss4
  uuu0tuu0uuu0*30,tuu0tuu1ttt2ttt3uuu0
  rss4prr4uuu0noplqrrapqqgqrr8uvv0*25,sss4opphnoojopplpqqb
  ttt1stt1uuu0ttt4sss5ttt4ttt2uvv0*26,qrrhrrrdqrrfopq9
  uvv0*37,
  qrrerrr8qrraqrrcqrrerrsdqrrerss9qrrdrssbqqrgrss8pqqerss8qrrbrssbrssdrss9qrrdqrr8rsscrss9qrrerss9qrrbrrsbqrrfqrraqrrdrsscqrrcstt9pqqg*2,uuu0uvv0*2,
  ttt4*2,sss7stt7stt6ttu3ttt3tuu3ttt4*2,stt4ttt2stt5tuu3ttt5ttu2stt6*2,uuu0uvv0*4,uuu0uvv0*5,uuu0*3,uvv0*5,
  qrrfqrrbqrrcrssaqrrbrsscsss9qrrdrssarss9qrrerssaqrrdqrrcqrrgrssbrrsepqqittt4uvv0*18,
check-ONGOING 580x217
~ WwRR k9wt FK33 rk_K a7wQ F_Hb oGsL X9hX lrv5 8qlU eVmZ 9OMH hBcA 9mcx
  rrsaqrrarss7qrrc*3,uuu1uvv0*30,
  uvv0*37,
  vvv0*36,uuu3
  vvv0uvv0rts0sut0vvv0sss3uvv1vvv0uuu2uuu3vvv1vvv0*5,stt3vvv0*19,uvv3
  vvv0uvu0kpnborp8tuu5lmmehjjkhjjghjjinoogmnocjklmhjjhijklkmmeikkgikkjvvv0*19,uvv3
  vvv0*2,sut0tuu0vvv0*7,ttt2vvv0*24,uvv3
  vvv0uuu2uuu4uuu3tuu5uuu3uuu2uuu3uuu6uuu2uuu5uuu4uuu5ttu5uuu4uuu5uuu3uuu4vvv1uuu3uuu4uuu2uvv3uuu4tuu7uuu3uuu4uuu3*2,uuu5tuu6uvv3uuu3vvv0*3,uvv3
  vvv0vvv3stt9ttt8ttt9tttattt8sst7ttt8ttt5sssbttt6sss9tttattt6stt9tuu6tttatuu6stta*2,ttt7tuu8ttt8sttcttt8stt9ttt8stt8tuu8tuu7ttt7ttt9vvv0*3,uvv3
  vvv0uuu6rssd*2,rrrcsttarrsdrsserrrerssbrssesttarrsdssscrrrdsstbrssb*2,rrscsttarrrfqrrhuuu2vvv0*13,uvv3
  vvv0*36,uvv3
  vvv0stt7nqqjprreqrscoqrfoqqkrttauuu6vvv0*27,uvv3
  vvv0*7,vvv1vvv0*28,uvv3
  vvv0*36,uuu3
  uvv0vvv0*35,uuu0
prizes-UPCOMING 580x539
~ WwRR k9wt 7pUJ rk_K XV8o KXn9 SrT- T0WU Bjku 3ix_ MBoF UyyU Emxf ay9j Jo0e yRME Kt90 fYAH 3ix_ MBoF
~ QPNS 1JqX ay9j Jo0e 7jQp ZA_w fYAH 3ix_ MBoF UyyU 2rcZ ay9j Jo0e TJ_V upbu fYAH 3ix_ MBoF whMl CUSp
~ ay9j Jo0e g5n6 A1tq fYAH 3ix_ MBoF UyyU JudD ay9j Jo0e oq0W DsU_ fYAH 3ix_ MBoF Arnq K892 ay9j Jo0e
~ AQL8 cGYx fYAH 3ix_ MBoF UyyU pn2V ay9j Jo0e 5FVf jZGt fYAH 3ix_ MBoF Jz4H ojzP ay9j Jo0e AQL8 NCUI
~ cpbu
  qrrdrrs8rss9qrr9qrrcqrrgsss7uvv0*30,
  tuu0tuu1uvv0*5,uuu0uvv0uuu0*2,uvv0*26,
  hijiijkmijkeikkbmooaijkhikkgjllgijkgghijgijiqrr5uvv0*25,
  uuu0tuu1ttt0tuu0uuu0tuu1*2,uuu0tuu0tuu1*2,uuu0uvv0*25,
  tuu0*2,uuu0uvv0*30,qrrbpqqdppqhrss6
  oqr7koocuuu0mnoinopinoollnnkrrr8uvv0*24,tuu2qrraqrr8qrrcoppa
  uuu0tuu0uuu0uvv0*29,tuu1ttt6tuu3stt5sss4
  uuu0tuu0uuu0*31,tuu1ttt2ttt3uuu0
  prr7npqfuuu0oppfopphttt2uvv0*26,uuu0ppqfnookopplpqqb
  stt1rst3uuu0ttt4ttu2uuu0uvv0*26,qrr9rrrasss6qqrdopq9
  uuu0*37,
  rss3qss3uuu0rss6stt6rss7rss5uvv0*26,oppgmnnjmooopqqb
  rss4npq9uuu0pqqcqqrapqqcrrsauvv0*23,sss7qqrerrrcrssaqrrepqqdopq9
  uuu0*37,
  tuu0ttu0uuu0uvv0*30,rss8opqgoppjrss6
  oqr8lopeuuu0noolnopknopdpqqaopphmnolopphuvv0*18,uuu0stt5rss8stt5*2,qrrbpqqdqrrdoppa
  uuu0tuu0uuu0uvv0*25,uuu0stt6*2,ttt5ttt3stt7stt6stt5sss4
  uuu0tuu0uuu0*30,tuu0ttt1ttt2ttt3uuu0
  prr7mpp9uuu0oppenppfmoojtuu2uvv0*23,uuu0*2,rrs6pqqanookoppmpqqb
  tuu0rst2uuu0*2,tuu1*2,uuu0uvv0*21,uuu0qrra*2,rssarss8qrrbqrrdqqrdopq9
  uuu0*37,
  rtt2qss2uuu0ttt3ttt4uuu1uvv0*26,rrs5nooimnnlmooopqqb
  qss4oqr6uuu0pqqfnoperssbuvv0*22,stt6qrreqrrdrss9qrre*3,pqqdopq9
  uuu0*37,
  tuu0*2,uuu0uvv0*29,stt6rrrapqqdpqqhstt4
  oqr7koocuuu0pqqhnooilmnjuuu0uvv0*20,uuu0stt7sst7stt7stt5qrr9opqfopqgpqqfoppc
  uuu0tuu0uuu0uvv0*24,uuu0stt6*3,ttt4stt6stt7stt6stt5sss4
  uuu0tuu0uuu0*30,tuu0tuu1ttt2ttt3uuu0
  rss4prr4uuu0noplqrrapqqgqrr8uvv0*25,sss4opphnoojopplpqqb
  ttt1stt1uuu0ttt4sss5ttt4ttt2uvv0*26,qrrhrrrdqrrfopq9
  uvv0*37,
  qrrerrr8qrraqrrcqrrerrsdqrrerss9qrrdrssbqqrgrss8pqqerss8qrrbrssbrssdrss9qrrdqrr8rsscrss9qrrerss9qrrbrrsbqrrfqrraqrrdrsscqrrcstt9pqqg*2,uuu0uvv0*2,
  ttt4*2,sss7stt7stt6ttu3ttt3tuu3ttt4*2,stt4ttt2stt5tuu3ttt5ttu2stt6*2,uuu0uvv0*4,uuu0uvv0*5,uuu0*3,uvv0*5,
  qrrfqrrbqrrcrssaqrrbrsscsss9qrrdrssarss9qrrerssaqrrdqrrcqrrgrssbrrsepqqittt4uvv0*18,
check-UPCOMING 580x217
~ WwRR k9wt HJj4 rk_K a7wQ F_Hb oGsL X9hX lrv5 8qlU 6JWH 9OMH hBcA 9mcx
  rrsaqrrasss8qrr8qrrbqrrgsst6uvv0*30,
  uvv0*37,
  vvv0*36,uuu3
  vvv0uvv0rts0sut0vvv0sss3uvv1vvv0uuu2uuu3vvv1vvv0*5,stt3vvv0*19,uvv3
  vvv0uvu0kpnborp8tuu5lmmehjjkhjjghjjinoogmnocjklmhjjhijklkmmeikkgikkjvvv0*19,uvv3
  vvv0*2,sut0tuu0vvv0*7,ttt2vvv0*24,uvv3
  vvv0uuu2uuu4uuu3tuu5uuu3uuu2uuu3uuu6uuu2uuu5uuu4uuu5ttu5uuu4uuu5uuu3uuu4vvv1uuu3uuu4uuu2uvv3uuu4tuu7uuu3uuu4uuu3*2,uuu5tuu6uvv3uuu3vvv0*3,uvv3
  vvv0vvv3stt9ttt8ttt9tttattt8sst7ttt8ttt5sssattt6sss9tttattt6stt9tuu6tttatuu6stta*2,ttt7tuu8ttt8sttcttt8stt9ttt8stt8tuu8tuu7ttt7ttt9vvv0*3,uvv3
  vvv0uuu6rssd*2,rrrcsttarrsdrsserrrerssbrsscstt7rssesssdrrscssscsssarssbrrscsttbrrsfqrrhuuu2vvv0*13,uvv3
  vvv0*36,uvv3
  vvv0stt7nqqjprreqrscoqrfoqqkrttauuu6vvv0*27,uvv3
  vvv0*7,vvv1vvv0*28,uvv3
  vvv0*36,uuu3
  uvv0vvv0*35,uuu0
results 580x374
~ WwRR k9wt ljFq rk_K 8_DJ rk_K _8qH JDyQ UcNU Pnn- bbtY G6Gl 5Q7e hvGJ xsHs bbtY AKQx 5Q7e aDhS YIp-
~ RGg- HCNn rZzF 5QY1 VxRe
  rss8qrrettt3uvv0*34,
  stt1kmn0jmn0*33,prr2uvv0
  6cd528a039b0*13,18a0*20,28a1ilmc
  18a04ac08df97df67de67ce86cd45bc0*8,29b018a0*21,
  18a04ac07df59ef66ce47de47ce46ce05bc0*7,29b018a0*21,
  18a04ac0bghbcghdafgbcgibcgie8df65bc0*7,29b018a0*21,
  18a04ac07df97ce77de78dfa7de55bc0*8,29b018a0*21,
  18a03ac05bd1*2,5bd05bd15bd05bc0*8,28b018a0*21,
  18a0*2,29b0*13,18a0*22,
  18a03ac05bd25bc0*12,29b018a0*21,
  18a04ac07de77de88efb6bd35bc0*9,29b018a0*21,
  18a04ac0dhiccgiadhiefjkfbghdbfhccghbeijeeijf5bc0*4,29b018a0*21,
  18a04ac05bd15bd2*2,5bd15bd05bc0*8,29b018a0*5,28a018a0*15,
  18a04ac06ce87ce57df98df95bc0*9,29b018a0fe82499218a0*2,hb83aa9218a06ce3dhi318a0*2,4eg129b118a0*2,6a927a9218a0*3,
  18a028a039b0*13,18a0*2,hf72499218a0*3,589118a07ce3eij418a0*2,2ac018a0*3,4991*2,18a0*3,
  18a09ef3gkl0*12,gjk03ac29bc259b218a0*5,dd8618a0*2,4ac3afg618a0*2,ca92999218a09bc218a0*3,
  18a0opq6vvv0uuu3tuu6ttt6rss7uuu4ttt3ttt4ttt3ttt4uuu5uvv1vvv0chi6iff318a0*2,4df218a028a0ccd1kgf0pih0qig0mhg0fee149b118a09991799118a0hfe36ab318a0*2,
  18a0opq6vvv0ttt9uuu4qrrarssdrssbqrrerss8*2,qrraqrrettu3vvv0chi638a018a0*3,acc2slj2vrq0vmj0vlj0uf91ue70vk91vle0hfe228a018a0*2,19b02ac018a0*2,
  18a0cgh3kmn0*13,5bc4eb8218a0*2,fee4mkj2tuu2vvv0vom1vlj0uf91ue70vm50*2,kkg2nig328a118a03bd14dg218a0*2,
  18a0*18,bcd4lkj26ik0dmn3vvv0vsr1vlj0uf91ug71vm50llb26ik0djk1lhg418a0*5,
  18a0*3,8dfhafgf9egj8dfh9efe8efiafgj9efdafgh9egj5bc518a0*3,28a1skg2sm80bjh16ik0kpq4vvv0ski1pe91uj61rl817ik08jl1nrs2vqp1acc418a0*4,
  18a0*17,acc3skb0sk60rk60eie16hj19ef4ac81cd807b928gf29jl1prr1sst0sss0kgf418a0*4,
  6cd518a0*34,28b1ilmc
  oqq429b118a0*33,ilm5uvv0
prizes-ENDED 580x403
~ WwRR k9wt Vaxw rk_K XV8o pFJe rWIb kEtt vCbo acDb MDJ4 7GaH vCbo NUow acDb T0WU Oood VogA Y60Y qcIs
~ kCfP WLLC zx6S _fSN kCfP KsY3 MCpA G2co kCfP BSk8 GEst FYiF kCfP VogA jC25 7i-2 kCfP RbHt VU-j HFM7
~ kCfP WLLC BVSZ Ps0I
  qrrdrrs8rss6pqrdqrrauvv0*32,
  tuu1*2,uvv0*35,
  fhhpgiiojklfhjjikmmfikkgijkfmnoeijkkikkhpqq8uvv0*11,tuu3rss9pqqfrssa*3,qrrdqrrc*2,rssaqrrcrss9*2,rrsbrrs7
  uuu1tuu1*3,uuu0tuu1*2,uuu0tuu1*2,uuu0uvv0*12,uuu2uuu1*2,tuu0tuu2uuu1*4,tuu1uuu1tuu2tuu1*2,
  nmkjtrq7uvv0tpi6uoc0*5,upg3cln1cln0*7,gmn88df0*17,afg4
  pomftsr6uuu0uqk5upf0*5,uqi3fno1fmo0*7,iop6cgi0cgh0*16,eij4
  usp1tuu1ttt2ttu2ttt3sss2uuu0uvv0*28,tuu0tuu2
  uod3stt3opqjqrrdpqqepqqjuvv0*29,stt3oppc
  uuu0*37,
  hkl2tuu1stt6stt3uvv0*31,ttu2stt4
  hkl2stt6qrrfqrr8uvv0*31,stt4oppd
  uuu0*37,
  sjf2stt3qrrfqrripqqgsss6uvv0*28,rss7nppimnol
  tqo1tuu1ttu2ttt3stt3uuu1uvv0*28,ttt1stt3*2,
  uuu0*37,
  tuu4sss8opqkopqgpqqbpqqcopploppisss8uvv0*24,qrr7noohlnnllmmo
  uuu0*37,
  utr1uuu0uuu1tuu1*2,uvv0*28,uuu0*4,
  unb3stt4pqqeopqgqrreuvv0*28,rrs5pqqenooglmmn
  uuu0*37,
  kpq2tuu2ttt4tuu1uuu0uvv0*28,ttt2stt5rss6rss7
  hop2ttt5opqhqqrcttt4uvv0*28,sss3pqqeopqfoppg
  uuu0*37,
  dhi2stt5rssdpqqcrrr9uvv0*28,pqqc*2,oppgnopi
  knn2uuu1ttt3sss4tuu2uvv0*28,rrs4rss8rss5*2,
  uvv0*37,
check-ENDED 580x197
~ WwRR k9wt 0a14 rk_K a7wQ F_Hb oGsL X9hX lrv5 8qlU tBD9 9OMH hBcA 9mcx
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
  uuu1uvv0vvv0*33,uvv1uvv0
records 580x436
~ WwRR k9wt fHO_ rk_K ZrSC iXgW rk_K 3-tI 9lZP 1M77 Hisi nqek SuXY cRmE iXgW rk_K RNy5 fdE4 1M77 zA5c
~ 8a-E VTGq xABr YDOy iXgW rk_K cflN PT_x 1M77 Seuq uW6i u7Tw yXqX SXCE iXgW rk_K kG56 nEfk 1M77 YDOy
~ iXgW rk_K RHZr kxsU 1M77 7ED6 8a-E wlJO iT75
  rss9*2,rss7uvv0*34,
  uvv0*37,
  mnnnlnnlmnnjmoohmnoklmnlsss3uvv0*30,
  pqqgrss9qrrcsss7qrraqrrcstt7uvv0*30,
  tut0sut0rts1sut1sut0sut1tuu1uuu0uuu1*2,uvv0tuu2tuu3tuu1tuu3uuu0uvv0*21,
  rts1qtr4mqodmqoblqodqtr4ttt2qrrb*2,qrrcqrrbrssarss7rss8rss9uuu1uvv0*21,
  uvv0*37,
  mnohlmniqqrcuvv0*34,
  qrrcqrrdrssasst7rrsbsss8pqrdsst8rssastt6rss8qrrestt7uvv0*24,
  tuu1ttt2tuu1ttt2ttt1tuu2tuu1tuu0ttt2tuu1tuu0uuu1uuu0uvv0*24,
  rss6qrr9pqqboppdqrr9pqqaopqeoqqfrss6stt5npqgnpqjrss8uvv0*24,
  uuu0*9,uvv0*28,
  nopenoohstt3uvv0*34,
  qrrbstt5stt6tuu3ttt5stt5rssauvv0*30,
  rss9stt6stt7stt4*2,stt5stt8uvv0*2,uuu1tuu0*10,uuu0uvv0*16,
  usq5uro7solesolctpn9*2,solasolbvut0tuu5qrr9oppeqrrbopqgpqqcrss9ppqdpqqeqqr9ttt2tuu5qrraqrrcrssarss9qrrdrss9sst7rrsbsst8uvv0*7,
  vts1uts1*3,utr1uts1*2,utr1uut0tuu5stt3rss3sst3sss4rss3rss4*2,sss4rss3stt1tuu4tuu1*2,tuu2tuu1uuu1uuu0tuu2uuu1uuu0uvv0*7,
  uvv0*37,
  lmmonooenooknopbuvv0*33,
  qrre*2,rrsbrss8qrrbrss9pqqfrss9rrscrrs8sss8rrs9pqqjuvv0*24,
  uuu1uuu0*5,uvv0*2,uuu1uvv0*28,
  npqgnpqhprrcuvv0*34,
  uvv0*37,
  mnok*2,nooeoppanoogmnnimnoguvv0*30,
  rss9ttt4stt7ttt6stt6stt7rssbuvv0*30,
  sss7stt4sst6stt4stt5stt4stt7uvv0*30,
  stt3rss7nppdoqqdpqqauuu0qrraqqreqrraqrrdqrrerssbrrs9pqrdrss8uvv0*22,
  tuu0*5,uuu0uvv0*31,
draw-won 580x652
~ WwRR k9wt 5lyo rk_K 02JZ rk_K EsxO 7yV3 tEpJ L0Bq TUcg L0Bq hmMo L0Bq _8e8 L0Bq yuAY L0Bq D6PT L0Bq
~ F2Ei L0Bq 6iRL L0Bq r-Bx L0Bq oM0B tEpJ L0Bq e5rI L0Bq PRgV L0Bq A9HP L0Bq wp8L L0Bq 6iRL L0Bq D6PT
~ L0Bq F2Ei L0Bq mZlj L0Bq PscZ 9_ow l2ns P2wb 5oqe g5tx F6bl 7Znf B7Fq GBuO FvWb z5Z5 qg65 WH9z -JLc
~ s3Ne 0RXy _mQ3 3IRs zvR9 3IRs ysSA 3IRs QQAh 3IRs X4OA 3IRs W5-L 3IRs xGMw 3IRs n-q4 3IRs ddre 3IRs
~ Dc0R _mQ3 3IRs fleu 3IRs Y1Hg 3IRs bH32 3IRs d1Gs 3IRs n-q4 3IRs W5-L 3IRs xGMw 3IRs rZwL 3IRs TJL0
~ 5Oak ButB iP0r dbQ6 IoIq XBdf MBoF r5tj On81 d9C- Xw_c EZFr On81 DmTm ONZt Ajda Ri_d
  rrrarss9rssastt6uuu0*31,uvv0*2,
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
  tuu0stt0tuu1vvv0*7,sst4rrs7uuu2*2,uuu3tuu2ttt2sss4qqr6pqq8sss4pqq8pqq5opp7nop6rss7vvv0*7,uuu1stt0tuu0uuu0
  tuu0stt0tuu1vvv0*7,uuu2klldjklhoppbgiiljklejllgqqq6lmmflmmhpqq8jllelnn8lmmemnoerss8vvv0*7,uuu1stt0tuu0uuu0
  tuu0stt0tuu1vvv0*10,vvv1vvv0*2,vvv1vvv0vvv1vvv0*3,vvv1vvv0*10,uuu1stt0tuu0uuu0
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
draw-won-last 580x652
~ WwRR k9wt 2jWW rk_K 02JZ rk_K EsxO 7yV3 tEpJ L0Bq TUcg L0Bq hmMo L0Bq _8e8 L0Bq yuAY L0Bq D6PT L0Bq
~ F2Ei L0Bq 6iRL L0Bq r-Bx L0Bq oM0B tEpJ L0Bq e5rI L0Bq PRgV L0Bq A9HP L0Bq wp8L L0Bq 6iRL L0Bq D6PT
~ L0Bq F2Ei L0Bq mZlj L0Bq PscZ 9_ow l2ns P2wb 5oqe g5tx F6bl 7Znf B7Fq GBuO FvWb z5Z5 qg65 WH9z -JLc
~ s3Ne 0RXy _mQ3 3IRs zvR9 3IRs ysSA 3IRs QQAh 3IRs X4OA 3IRs W5-L 3IRs xGMw 3IRs n-q4 3IRs ddre 3IRs
~ Dc0R _mQ3 3IRs fleu 3IRs Y1Hg 3IRs bH32 3IRs d1Gs 3IRs n-q4 3IRs W5-L 3IRs xGMw 3IRs rZwL 3IRs TJL0
~ 5Oak ButB iP0r dbQ6 IoIq XBdf MBoF r5tj On81 8RhJ On81 DmTm ONZt Ajda Ri_d
  rrrarss9rssarss9rrratuu2uuu0*29,uvv0*2,
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
  tuu0stt0tuu1vvv0kno519c0*26,cij6vvv0uuu1stt0tuu0uuu0
  tuu0stt0tuu1vvv0gkl619c0*9,8fgbaghe7efb9ghe7eg9aghh9fhd9ghf19c0*9,9fg6vvv0uuu1stt0tuu0uuu0
  tuu0stt0tuu1vvv0imn619c0*26,agi6vvv0uuu1stt0tuu0uuu0
  tuu0stt0tuu1vvv0vvv1rss0*26,uuu1vvv0uuu1stt0tuu0uuu0
  tuu0ttt0tuu1vvv0uvv6vvv0*9,ttt4tuu3tuu2uuu4ttt4tuu5ttt3ttt5vvv0*9,uvv6vvv0uuu1stt0tuu0uuu0
  tuu0ttt0tuu1vvv0uvv6vvv0*9,ttt4pqq9rsscqrreqrrbpqqfqrrerssavvv0*9,uvv6vvv0uuu1stt0tuu0uuu0
  uuu0ttt0tuu1vvv0vvv1uvv0*26,vvv1vvv0uuu1stt0tuu0uuu0
  uuu0ttt0stt0vvv0*30,stt1ttt0tuu0uuu0
draw-none 580x557
~ WwRR k9wt 9oie rk_K 02JZ rk_K lJ08 nYIq C8pm 3IRs RS1l 3IRs azPt 3IRs ewQX 3IRs g1w- 3IRs vrL8 3IRs
~ 1TYk 3IRs aGI6 3IRs mGKO 3IRs gXC8 3IRs rnPK 3IRs -_rV 3IRs 7JWh 3IRs n-q4 3IRs OtBS 3IRs SHPc 3IRs
~ Mok1 3IRs yjpW 3IRs n-q4 GBuO FvWb ZI0f DPRj 3Iec -JLc On81 d9C- Xw_c EZFr On81 pFrC ONZt Ajda Ri_d
  qrrarrr9qrraqrr9stt0sss0rss0*24,sss0stt0*2,tuu0uuu0*3,
  uuu0*2,tuu0utt0tts0*28,uts0tuu0uuu0*3,
  uuu0*2,uut0vtq0*23,utp2iki4vtq0*2,vuq0vvt0vus0uur0uuu0*3,
  uuu0*2,utr0vtq0jon3gnm1tsp1vtq0vrn1vni1vtq0*7,cff56bd2utp2vtq0*6,vtp1lmk3vtq0vtp0vtr2sssdvvv2vtr0tuu0uuu0*2,
  uuu0tuu0utr0vtq0pqo36ik0bkl2vtp0vpk2uhb1vtq0*2,vtp0vso0vpm0vnk0vmj0jgf4ccd4vmj0vnk0vpl0vrn0vtp0vtq0*5,ulf2uje2vvv1vvu1vtq0tuu0uuu0*2,
  uuu0ttt0utr0vtq0*2,lpn28jl0qro3vtq0*2,vtp0vrn0vnk0vlj0vkh0vid0uhb0sfa17ab2bcd0fee0nhg1vli0vmj0vqm0vtp0vtq0*2,vtp0uf81uke1vtp0vtq0utq0ttt0uuu0*2,
  uuu0ttt0ttr0vtq0*3,vtp0*2,vtq0vtp0vol0vlj0vpo0vuu0vnj3ue70*3,489318a0*2,9c94vm60vmb0vli0vnk0vso0vtq0vtp0*2,vtq0*3,utq0stt0tuu0uuu0
  tuu0ttt0ttr0vtq0*5,vso0vmj0slj1vtt1vvv0*2,vsr3ue70*3,489318a0*2,jg74vm50*2,vm60rlh1vmj0vrn0vtq0*5,utq0stt0tuu0uuu0
  tuu0ttt0ttr0vtq0*4,vsp0vmj0okj17ik0jpq4vvv0*3,uhb2ue70*2,489318a0*2,tl62vm50*2,pl916ik0jkj1vlj0vrn1vtq0*4,utq0stt0tuu0uuu0
  tuu0stt0ttr0vtq0*3,vtp0vnk0pkj17ik06ik07il0qst3vvv0*2,umj3ue70*2,489318a08b94vm50*2,tm609jj16ik0*2,jkj2vmj0vsp0vtq0*3,utq0stt0tuu0uuu0
  tuu0stt0ttr0vtq0*3,vpm1vlh0hkf26ik0*3,9km2uvv1vvv0vsr3ue70*2,489318a0ig74vm50*2,ejg16ik0*3,cln2vom1vnk1vtp0vtq0*2,utq0stt0tuu0uuu0
  tuu0stt0ttr0vtq0*2,vtp0vmj0vma0vm50mlb17ik06ik0*2,fmo3vvv0*2,uga2ue70489318a0sl63vm50lkc26ik0*3,iop2vvv0vuu1vmj0vrn1vtq0*2,utq0stt0tuu0uuu0
  tuu0stt0ttr0vtq0*2,vpm1vlg0vm50*3,sm70bjh16ik0*2,mqr4vvv0umi3ug908cc28b94vm50rl817ik06ik09jl1pss2vvv0*3,vpo1vnk1vtq0*2,utq0stt0tuu0uuu0
  tuu0stt0ttr0vtq0vtp0vmj1tlb1vm50*4,vm60ike16ik07jl1tts2vuq0vtq0*2,vto0vqg1bji16ik0emn2tuu1vvv0*4,vsr2vlj0vsp1vtq0utq0stt0tuu0uuu0
  tuu0stt0ttr0vtq0vso1vlj059b46a91gf81qk61vm50*3,pl91kom3vtq0qqn2fih1ehg0nnl2vtq0oqo2kqq2vvv0*3,vut0vol1uid1ue70vkh1vqn1vtq0utq0stt0tuu0uuu0
  tuu0stt0ttr0vtq0vrn1tki318a0*4,6a91gf81qj61vn91vtp0mnl428a118a0*3,gih5vtq0vvt0vts0vok1uic1ue70*4,vjf1vpl1vtq0utq0stt0tuu0uuu0
  tuu0stt0tts1vur0vrp0rnl3afh0*7,mnm4vur0eii3afh0*4,bfh0utq2vsp1ujf0*7,vmj1vqo0vur0utr0stt0tuu0uuu0
  tuu0stt0tuu1vvv0*30,uuu1stt0tuu0uuu0
  tuu0stt0tuu1vvv0*8,qrr6rss6uvv1ttu2rrr7ttt1uuu1pqq8rss6stt4rss4rss7ttt2uuu1vvv0*8,uuu1stt0tuu0uuu0
  tuu0stt0tuu1vvv0*8,nooeijkhnoofhjjgkllfjklemnn7lmnfklljjklgopp8klmkjklfjklcvvv0*8,uuu1stt0tuu0uuu0
  tuu0stt0tuu1vvv0*6,uuu0vvv1vvv2vvv0*5,uuu2vvv1uuu3vvv1*3,vvv0*2,vvv2vvv0*7,uuu1stt0tuu0uuu0
  tuu0stt0tuu1vvv0*6,uuu6qrrersscqrrfpqqerrscrssatttarrrdsstcrsscsttbsssaqrreqqrfstt8rssbssscvvv0*6,uuu1stt0tuu0uuu0
  tuu0stt0tuu1vvv0*6,qrrdrssgrssbrssattt8rrsdrrrdttt7qrrgsstcqrrhrsscrssasst8rrsesss8rrreqrrcvvv0*6,uuu1stt0tuu0uuu0
  tuu0stt0tuu1vvv0*6,vvv1*4,vvv0vvv1*2,vvv2vvv1*6,vvv2vvv0vvv1*2,vvv0*6,uuu1stt0tuu0uuu0
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
~ WwRR k9wt 9VAj rk_K 02JZ rk_K lJ08 nYIq C8pm 3IRs RS1l 3IRs azPt 3IRs ewQX 3IRs g1w- 3IRs vrL8 3IRs
~ 1TYk 3IRs aGI6 3IRs mGKO 3IRs gXC8 3IRs rnPK 3IRs -_rV 3IRs 7JWh 3IRs n-q4 3IRs OtBS 3IRs SHPc 3IRs
~ Mok1 3IRs yjpW 3IRs n-q4 GBuO FvWb ZI0f XrPR 3Iec -JLc On81 8RhJ On81 pFrC ONZt Ajda Ri_d
  qrrarrr9qrraqqr9pqqaqrr4rss0*24,sss0stt0*2,tuu0uuu0*3,
  uuu0*2,tuu0uts0*2,tts0*2,ttr0*23,tts0uts0*2,tuu0uuu0*3,
  uuu0*2,uus0vtq0*23,usp2gii4vtq0*2,vuq0vvu0vus0vur0uuu0*3,
  uuu0*2,utr0vtq0ion3emm1tsp1vtq0vrm1vmg1vtq0*6,vtp0bef55ac2usp2vtq0*6,vtp0nnl3vtq0vtp0vsq2rssevvv2vtr0tuu0uuu0*2,
  uuu0tuu0utr0vtq0pro36ik0akl2vtp0vpk2uic1vtq0*2,vtp0vro0vpl0vnk0vlj0kgf4cdd4vlj0vmj0vol0vqn0vtp0vtq0*5,uke2uje2vvu0*2,vtq0tuu0uuu0*2,
  uuu0ttt0utr0vtq0*2,mpo29kl1qro3vtq0*2,vtp0vqn0vmj0vlj0vkh1uhc0uga0tf9169b29bc0ddd0lhf2vli0vmj0vpm0vtp0vtq0*2,vtp0uf91ulg1vtp0vtq0utq0ttt0uuu0*2,
  uuu0ttt0ttr0vtq0*6,vtp0vnk0vmj0vqp0vuu0vnk3ue70*3,489318a0*2,ac94vm60vmb0vlh0vmj0vso0vtq0*6,utq0stt0tuu0uuu0
  tuu0ttt0ttr0vtq0*5,vso0vmj0qlj1vut1vvv0*2,vts2ue70*3,489318a0*2,kh74vm50*2,vm60qlh1vlj0vrn1vtq0*5,utq0stt0tuu0uuu0
  tuu0ttt0ttr0vtq0*4,vso0vmj0nkj17ik0iop4vvv0*3,uhb3ue70*2,489318a018a1tl62vm50*2,ola16ik0hjk1vlj0vrn1vtq0*4,utq0stt0tuu0uuu0
  tuu0stt0ttr0vtq0*3,vtp0vnk0okj17ik06ik0*2,pss3vvv0*2,vnj3ue70*2,489318a09c94vm50*2,tm718ij06ik0*2,ikj2vmj0vso0vtq0*3,utq0stt0tuu0uuu0
  tuu0stt0ttr0vtq0*3,vpm1vlh0ike26ik0*3,9jl2tuu1vvv0vsr3ue70*2,489318a0jg74vm50*2,djh16ik0*3,dmn2vom1vnk1vtp0vtq0*2,utq0stt0tuu0uuu0
  tuu0stt0ttr0vtq0*2,vsp0vlj0vma0vm50ola18ij06ik0*2,emo3vvv0*2,uhb2ue70489318a0tl62vm50jkd26ik0*2,7il0kpq2vvv0vuu1vmj0vrn1vtq0*2,utq0stt0tuu0uuu0
  tuu0stt0ttr0vtq0*2,vpm1vlg0vm50*3,tm70djh16ik0*2,lqq4vvv0unj3uha0add2aca4vm50ql917ik06ik0akm1qst2vvv0*3,vqo1vnk1vtq0*2,utq0stt0tuu0uuu0
  tuu0stt0ttr0vtq0vtp0vmj1skb2vm50*5,jkd17ik07jl1tts2vuq0vtq0*2,vtp0vqh1bjj26ik0fno2uvv1vvv0*4,vrq2vlj0vso1vtq0utq0stt0tuu0uuu0
  tuu0stt0ttr0vtq0vso1vlj059b35991fe81pj61vm50*3,ql91lom3vtq0ppm2dgg1cgg0lmk2vtp0pro2mqr2vvv0*3,vtr1vnk1uhc1ue70vkh1vqn1vtq0utq0stt0tuu0uuu0
  tuu0stt0ttr0vtq0vqn1tki318a0*4,4991ee81oj61vn91vtp0lmk418a0*4,ehg5vtq0vut0vsr1umj1uhb1ue70*4,vjf1vol1vtq0utq0stt0tuu0uuu0
  tuu0stt0tts1vus0vsq0rnm2chi0*7,mnn3vus0fjj3chi0*5,utr2vsp1ulg0*7,vnk0vrp0vus0uts0stt0tuu0uuu0
  tuu0stt0tuu1vvv0*30,uuu1stt0tuu0uuu0
  tuu0stt0tuu1vvv0*8,pqq7qrr8uuu2sss2pqq8rss2ttt1opp9qqr7rrs5qrr4qrr8rss2stt2vvv0*8,uuu1stt0tuu0uuu0
  tuu0stt0tuu1vvv0*8,oppcjklfoppeikkglmneklmdnoo7mnoelmnikmmfpqq8lmnjlmmeklmbvvv0*8,uuu1stt0tuu0uuu0
  tuu0stt0tuu1vvv0*7,uuu1vvv1vvv2vvv0*3,vvv1vvv0uuu2vvv1uuu2vvv1*3,vvv0*9,uuu1stt0tuu0uuu0
  tuu0stt0tuu1vvv0*7,uuu6qqresssaqqqhqrreqrrdsssbsttarrsesssdssscsttasssbqrrdqqrgttt7vvv0*7,uuu1stt0tuu0uuu0
  tuu0stt0tuu1vvv0*8,rssdrsserrrfqrresstbrssaqrreqrrirssdpqqdrsscsst9qrrerrsfvvv0*8,uuu1stt0tuu0uuu0
  tuu0stt0tuu1vvv0*30,uuu1stt0tuu0uuu0
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
~ WwRR k9wt kuyy rk_K 02JZ rk_K EsxO 7yV3 tEpJ L0Bq TUcg L0Bq hmMo L0Bq _8e8 L0Bq yuAY L0Bq D6PT L0Bq
~ F2Ei L0Bq 6iRL L0Bq r-Bx L0Bq oM0B tEpJ L0Bq e5rI L0Bq PRgV L0Bq A9HP L0Bq wp8L L0Bq 6iRL L0Bq D6PT
~ L0Bq F2Ei L0Bq mZlj L0Bq PscZ 9_ow wZuR F6bl 7Znf PQsQ GBuO FvWb 90dz MlF_ L-EZ -JLc s3Ne 0RXy _mQ3
~ 3IRs zvR9 3IRs ysSA 3IRs QQAh 3IRs X4OA 3IRs W5-L 3IRs xGMw 3IRs n-q4 3IRs ddre 3IRs Dc0R _mQ3 3IRs
~ fleu 3IRs Y1Hg 3IRs bH32 3IRs d1Gs 3IRs n-q4 3IRs W5-L 3IRs xGMw 3IRs rZwL 3IRs TJL0 LQf1 iP0r dbQ6
~ IoIq XBdf MBoF r5tj On81 5i2I On81 pb3a ONZt Ajda Ri_d
  rrrarss9qrrbttt4uuu0*31,uvv0*2,
  uuu0*3,mop2jmm0*3,trm1url0*20,urm0uol0*3,upm0uuu0*3,uvv0
  uuu0*2,knn518a0*4,un93vvt0voc1vm50fkf1tm71vm50*11,cd82sl62vn80vur0vqf2ug71uha1vqo0umi2ulg2uuu0*3,
  uuu0*2,fjk518a0*3,ac84vm50vqh1vto2vm50mlb1um60vm50*11,kg72ul51vrj2vsm1vm60vi61vol3rssevvv2ujf5tuu0uuu0*2,
  uuu0tuu0fij518a0*2,3991rk62vm50*23,ukd3vuu0vqo2tid3tuu0uuu0*2,
  uuu0ttt0eij518a08b91qk62vm50*25,uh60ue70tic2ttt0uuu0*2,
  uuu0ttt0qnh2sk60vn70*2,vm50*24,vm60sm70vm50umb1stt0tuu0uuu0
  tuu0ttt0tph1vm50vo91*2,vm50*12,tk51vm50*11,sm71jkd1vm50uoc1stt0tuu0uuu0
  tuu0ttt0tpn1vmc0vm50*10,oh43ng31qi42mg36lf35lf30qi43lf31vm50*10,vpd1uuu1stt0tuu0uuu0
  tuu0stt0tpn1vme0vm50*10,ea29ic24ea1bqi46jd36ea26gb28jd22rj43vm50*9,vqg2uuu1stt0tuu0uuu0
  tuu0stt0tpj1vm60tl61qk61vm50*8,fa29mf31qi42ul51ph43lf30qi43lf31vm51vm50*8,vn80vm60uqh1stt0tuu0uuu0
  tuu0stt0tph1vm50qk62lh72vm50*8,ul51vm50*15,vm60vpc1vm50unb1stt0tuu0uuu0
  tuu0stt0slh2uf70ui60vm50*26,jg727a918de5stt0tuu0uuu0
  tuu0stt0slh2ue70*2,uf70vm50*24,cd8318a0*2,7de5stt0tuu0uuu0
  tuu0stt0slh2ue70*3,uh61vm50vpe0vn60vm50*17,vj60vm50lh7418a0*3,7de5stt0tuu0uuu0
  tuu0stt0slh2ue70*4,voc2vsm1jkd19jj0jkd1vm50*12,vm90vlh0vme0vj61vi619c8418a0*3,7de5stt0tuu0uuu0
  tuu0stt0tom2ulg0*4,vpf0vqf0gno0gnp0gno0vqf0*12,vpl0vpn0*2,vph0vqf0fih2chi0*3,gjk3stt0tuu0uuu0
  tuu0stt0tuu1vvv0*30,uuu1stt0tuu0uuu0
  tuu0stt0tuu1vvv0*9,rss6pqq7ttu3ttt3ttt4stt2sss3ttt2sss3pqq9rss2rss7vvv0*9,uuu1stt0tuu0uuu0
  tuu0stt0tuu1vvv0*9,stt4mnockmmfoopajkljklmflmmimnndlmmglmnfkllbppqbvvv0*9,uuu1stt0tuu0uuu0
  tuu0stt0tuu1vvv0*4,uuu1vvv2vvv0*2,vvv1vvv0*4,vvv1vvv2vvv0uuu2vvv0vvv1uuv1vvv2vvv0*9,uuu1stt0tuu0uuu0
  tuu0stt0tuu1vvv0*4,tuu7rrrerssd*2,qrreqrrcsssasss9qrrdsssarrscrrrerssdsss8ttt8rrseqrrhqrrfssscrssbrrrbsst8vvv0*4,uuu1stt0tuu0uuu0
  tuu0stt0tuu1vvv0*30,uuu1stt0tuu0uuu0
  tuu0stt0tuu1vvv0*4,rsserssdrssasstdqrrgsstdqrscoqriprreprrhprrdprrgoqreprrgqrsdpqrgoqqlqssdprrfpqriqrsfprreuuu3vvv0*3,uuu1stt0tuu0uuu0
  tuu0stt0tuu1vvv0*30,uuu1stt0tuu0uuu0
  tuu0stt0tuu1vvv0*30,uuu1stt0tuu0uuu0
  tuu0stt0tuu1vvv0vvv1bgh5cec4vrk3tib1umi2uvv1vvv2vvv0*4,vvv1vvv0*14,vvv1vvv0uuu1stt0tuu0uuu0
  tuu0stt0tuu1vvv0vvv1hhd6sl62vm50ul61vme3ttt5oppjopphqqqhoophrrreoppmuuu6vvv0*13,vvv1vvv0uuu1stt0tuu0uuu0
  tuu0stt0tuu1vvv0vvv1voe2rj58oh4brj55vrk2uuu6rrresssdrsscrssbrssdrssfsttarssdsssdrsshrssbrsscrrrcsttbsssbrssettu7vvv0rst9qrscvvv1vvv0uuu1stt0tuu0uuu0
  tuu0stt0tuu1vvv0vvv1ulb4tl52vm50um71olf4vvv0*2,vvv2vvv0*4,vvv1vvv0*12,tuu5vvv1vvv0uuu1stt0tuu0uuu0
  tuu0stt0tuu1vvv0vvv1uic3ui81slb29c93bgh6tuu6rssesssavvv0*18,vvv1vvv0uuu1stt0tuu0uuu0
  tuu0stt0tuu1vvv0*2,vut0vtt0uuu0rst0uuu0vvv0*21,vvv1vvv0uuu1stt0tuu0uuu0
  tuu0stt0tuu1vvv0*2,uuu0tuu0*25,vvv0*2,uuu1stt0tuu0uuu0
  tuu0stt0tuu1vvv0jmn619c0*26,bhi6vvv0uuu1stt0tuu0uuu0
  tuu0stt0tuu1vvv0gkl619c0*8,agigbhij8fgebhij9fhd9fhf7ef9agifagig9fhd3bd319c0*7,9fg6vvv0uuu1stt0tuu0uuu0
  tuu0stt0tuu1vvv0jmn619c0*13,1ac019c0*12,bhi6vvv0uuu1stt0tuu0uuu0
  tuu0stt0tuu1vvv0vvv1ttt0stt0*25,uvv2vvv0uuu1stt0tuu0uuu0
  tuu0ttt0tuu1vvv0uvv6vvv0*10,vvv2rrs8sss9ttt7sss8uuu2vvv0*10,uvv6vvv0uuu1stt0tuu0uuu0
  tuu0ttt0tuu1vvv0uvv6vvv0*10,vvv2rrr9sst9rss9rrs8uuu3vvv0*10,uvv6vvv0uuu1stt0tuu0uuu0
  uuu0ttt0tuu1vvv0vvv1uvv0*26,vvv1vvv0uuu1stt0tuu0uuu0
  uuu0ttt0sst0uuu0vvv0*29,stt1ttt0uuu0*2,
draw-shown-late 580x652
~ WwRR k9wt yF0c rk_K 02JZ rk_K EsxO 7yV3 tEpJ L0Bq TUcg L0Bq hmMo L0Bq _8e8 L0Bq yuAY L0Bq D6PT L0Bq
~ F2Ei L0Bq 6iRL L0Bq r-Bx L0Bq oM0B tEpJ L0Bq e5rI L0Bq PRgV L0Bq A9HP L0Bq wp8L L0Bq 6iRL L0Bq D6PT
~ L0Bq F2Ei L0Bq mZlj L0Bq PscZ 9_ow l2ns P2wb 5oqe g5tx F6bl 7Znf B7Fq GBuO FvWb s6oK qg65 WH9z -JLc
~ s3Ne 0RXy _mQ3 3IRs zvR9 3IRs ysSA 3IRs QQAh 3IRs X4OA 3IRs W5-L 3IRs xGMw 3IRs n-q4 3IRs ddre 3IRs
~ Dc0R _mQ3 3IRs fleu 3IRs Y1Hg 3IRs bH32 3IRs d1Gs 3IRs n-q4 3IRs W5-L 3IRs xGMw 3IRs rZwL 3IRs TJL0
~ 5Oak ButB iP0r dbQ6 IoIq XBdf MBoF r5tj On81 d9C- Xw_c EZFr On81 DmTm ONZt Ajda Ri_d
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
  tuu0stt0tuu1vvv0vvv1voe2oh49le3hmg5avrk2uuu5rsscsttcsttasssasssbsssdttt9sstcsttbsssfsst9sstarssbttt9sttasstctuu6vvv0rst9qssbvvv1vvv0uuu1stt0tuu0uuu0
  tuu0stt0tuu1vvv0vvv1umb4sk56qi4cul63pmf4vvv0vvv1uvv3vvv1*4,uuv2vvv1*2,vvv2vvv1*2,uvv2vvv1*2,uvv2vvv0*3,tuu6vvv1vvv0uuu1stt0tuu0uuu0
  tuu0stt0tuu1vvv0vvv1uhc3ui71tla2ad94bfh6tuu6rssesssavvv0*18,vvv1vvv0uuu1stt0tuu0uuu0
  tuu0stt0tuu1vvv0*2,vts0*2,ttt0qrr0stt1vvv0*21,vvv1vvv0uuu1stt0tuu0uuu0
  tuu0stt0tuu1vvv0*30,uuu1stt0tuu0uuu0
  tuu0stt0tuu1vvv0vsl1vm50*26,vqf2vvv0uuu1stt0tuu0uuu0
  tuu0stt0tuu1vvv0vri2vm50*8,le3crj45ng3boh4frj49ng3aoh4grj46qi4cng3evm50*8,voc2vvv0uuu1stt0tuu0uuu0
  tuu0stt0tuu1vvv0vrk2vm50*10,vm51vm50*2,ul51vm50*12,vpd2vvv0uuu1stt0tuu0uuu0
  tuu0stt0tuu1vvv0vvv1utr0*26,vvu1vvv0uuu1stt0tuu0uuu0
  tuu0ttt0tuu1vvv0uvv6vvv0*9,ttt4tuu3tuu2uuu4ttt4tuu5ttt3ttt5vvv0*9,uvv6vvv0uuu1stt0tuu0uuu0
  tuu0ttt0tuu1vvv0uvv6vvv0*9,ttt4pqq9rsscqrreqrrbpqqfqrrerssavvv0*9,uvv6vvv0uuu1stt0tuu0uuu0
  uuu0ttt0tuu1vvv0vvv1uvv0*26,vvv1vvv0uuu1stt0tuu0uuu0
  uuu0ttt0stt0vvv0*30,stt1ttt0tuu0uuu0
address-errors 580x1131
~ WwRR k9wt hVLr rk_K 02JZ rk_K Nkkq iIWP RSCz jokP tG4y i8vT rMdn 1GsU QTjS MDRu Tbbj kRHA tG4y CaLS
~ rMdn L3v7 QTjS MDRu Tbbj kRHA tG4y -TBX rMdn fA0E QTjS MDRu Tbbj 3ET- tG4y P4v1 rMdn REcF QTjS MDRu
~ Tbbj kRHA tG4y wMLZ cTtb lFAF tG4y O0sB rMdn zI4J QTjS MDRu Tbbj kRHA tG4y x8LQ rMdn REcF QTjS MDRu
~ Tbbj kRHA tG4y TWz7 cTtb lFAF ZyH- oeRU ViZm MKZg
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
  tuu0stt0tuu1vvv0too4uss6urrfursduss9vvv1vvv0*23,uuu1stt0tuu0uuu0
  tuu0stt0tuu1vvv0uss2vvv1vuu3vuu4vuu3vvv2vvv0*23,uuu1stt0tuu0uuu0
  tuu0stt0tuu1vvv0ttu6uuu3stt5ttu3ttt6stt8tuu3tuu6ttt3stt7tuu3ttt9vvv0*17,uuu1stt0tuu0uuu0
  tuu0stt0tuu1vvv0sssarrrbsstarrscsssdtttarrsbttt9qrresssbrssdsstcvvv0*17,uuu1stt0tuu0uuu0
  tuu0stt0tuu1vvv0uuu4uvv0*26,uuu3vvv0uuu1stt0tuu0uuu0
  tuu0stt0tuu1vvv0uvv7vvv0*26,uvv3vvv0uuu1stt0tuu0uuu0
  tuu0stt0tuu1vvv0uvv6vvv0*26,uvv3vvv0uuu1stt0tuu0uuu0
  tuu0stt0tuu1vvv0vvv1uvv0*26,vvv1vvv0uuu1stt0tuu0uuu0
  tuu0stt0tuu1vvv0qrreqqqdrrrfrrrbpqqfvvv1vvv0*23,uuu1stt0tuu0uuu0
  tuu0stt0tuu1vvv0vuu2utt1utt2utt1*2,vuu0*22,vuu1vvv0uuu1stt0tuu0uuu0
  tuu0stt0tuu1vvv0vuu9vvv0*26,vuu6vvv0uuu1stt0tuu0uuu0
  tuu0stt0tuu1vvv0vuubvvv0*26,vuu5vvv0uuu1stt0tuu0uuu0
  tuu0stt0tuu1vvv0vtt8vuu0*26,vtt6vvv0uuu1stt0tuu0uuu0
  tuu0stt0tuu1vvv0tpp4uss6ursdussbutt7vvv1vvv0*23,uuu1stt0tuu0uuu0
  tuu0stt0tuu1vvv0urr2vuu2vuu5vuu6vuu5vvv2vvv0*23,uuu1stt0tuu0uuu0
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
  tuu0stt0tuu1vvv0vvv3uvv0*26,uuv2vvv0uuu1stt0tuu0uuu0
  tuu0stt0tuu1vvv0*30,uuu1stt0tuu0uuu0
  tuu0stt0tuu1vvv0sttbssscrssbsssarssdqrrfsssdsttcrrrirssdsss9rssdrrsdsst9qrrfrssarssdrssarsscsssasssbrrrfrrrdrsserrresssbvvv0*3,uuu1stt0tuu0uuu0
  tuu0stt0tuu1vvv0*30,uuu1stt0tuu0uuu0
  tuu0stt0tuu1vvv0fkl55ce0*26,8fg3vvv0uuu1stt0tuu0uuu0
  tuu0ttt0tuu1vvv09fg619c0*10,bhic9fhe7eg9agigaghh9fhc4bd319c0*10,vvv0uuu1stt0tuu0uuu0
  tuu0ttt0tuu1vvv09gh619c0*26,2ac1vvv0uuu1stt0tuu0uuu0
  uuu0ttt0tuu1vvv0stt1oqq0*26,rss1vvv0uuu1stt0tuu0uuu0
  uuu0ttt0stt0vvv0*30,stt1ttt0tuu0uuu0
address-saved 580x255
~ WwRR k9wt ynAU rk_K 02JZ a4yH nLHw dujo oeRU -gM6 10Bi
  qrra*2,rss7rss8qrr9ttt3uuu0*29,uvv0*2,
  uuu0*4,uvv0uuv0uuu0*24,uuv0uvv0*2,uuu0*3,uvv0
  uuu0*3,vvv0*31,uuu0*3,
  uuu0*3,vvv0sst6sss6tuu4rss8vvv0*3,tuu4stt6uuu3tuu4vvv0*19,tuu0uuu0*2,
  uuu0tuu0uuu1vvv0mnofikklmno9lmmmlmmfgiifjkllmnnaijklnoobjkllhjjgijkfstt4vvv0*16,tuu0uuu0*2,
  uuu0ttt0uuu1vvv0vvv1vvv2vvv0*3,vvv1*2,uvv3vvv1uuu2*2,vvv0vvv2vvv1*2,vvv0*14,uvv1ttt0uuu0*2,
  uuu0ttt0tuu1vvv0sstbqrrerss9stt9rsserrscstt9ttt5ttt9sttcsttarrrcrsshtttatuu4vvv0*14,uvv1stt0tuu0uuu0
  tuu0ttt0tuu1vvv0*30,uuu1stt0tuu0uuu0
  tuu0ttt0tuu1vvv0ejk53bd0*26,7df3vvv0uuu1stt0tuu0uuu0
  tuu0stt0tuu1vvv09fg619c0*11,2ac4agie9fhf4ce319c0*12,vvv0uuu1stt0tuu0uuu0
  tuu0stt0tuu1vvv0agh619c0*26,2ac2vvv0uuu1stt0tuu0uuu0
  tuu0stt0tuu1vvv0tuu1pqr0*26,rst2vvv0uuu1stt0tuu0uuu0
  tuu0ttt0tuu1vvv0uvv6vvv0*9,tuu3uuu4vvv1uuu1vvv1ttt7uuv1vvv1vvv0*9,uvv3vvv0uuu1stt0tuu0uuu0
  tuu0ttt0tuu1vvv0uvv6vvv0*9,stt5pqqfoppjoopdpqqdoppgppqcqrravvv0*9,uvv3vvv0uuu1stt0tuu0uuu0
  uuu0ttt0tuu1vvv0vvv2uvv0*26,uvv2vvv0uuu1stt0tuu0uuu0
  uuu0ttt0stt0vvv0*30,ttt1ttt0tuu0uuu0
