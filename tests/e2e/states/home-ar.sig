slide-offer 358x696
~ Zd4D nbl_ bpP1 5yRw Qpoy IZNy wiTu bI2G wwCH arAO mD2R MWd9 -c4B svW2 OXZb eLFl TH9e 28XY ELOS B1P4
~ GyEz yb-b 94W8
  rrrdrss8qrrcsst6uvv0*19,
  npp0*23,
  18a0*23,
  18a0*15,18a139b329b539b529b34ac918a0*2,
  18a0*15,7deb5bc45bc95bd74ac429b318a0*2,
  18a0*12,39b54ac639b239b428a128b228a15bc939b418a118a0
  18a0*11,7ce8afgfdhigbfhabfhg5bdabfhb7debcgigehjf18a218a0
  18a0*11,39b639b45ac718a039b44ac818a0*2,5bd929b218a0*2,
  18a0*11,8df9dhie9eg98dfacghh9efebghi8df98dfbafgb28a218a0
  18a0*23,
  18a0*20,39b418a0*2,
  18a0*19,4ac65bc518a0*2,
  18a0*9,29b19ef418a0*3,6bd25bd318a04ac1afg0*2,8df118a0*2,
  18a0*8,ilm5uuu1qrr618a06cd3qrr2vvv0bgh618a0cgi6tuu1qrr0knn518a0*2,
  18a0*8,9eg4hkl6qrr618a039b3bgh2stt5bgh618a0gjk6npp4bgh128b118a0*2,
  18a0*9,dhi6qrr618a0*3,rst6bgh618a09eg4kno1qrs2loo618a0*2,
  18a0*8,7de1hkl4rss48df05bc38df0stt4gjk46bd18df54ac0fjk5rss618a0*2,
  18a0*8,qrs5tuu0*3,gjkbtuu0*3,kmn5*2,vvv0uuu1cgi418a0*2,
  18a0*18,28a018a0*4,
  18a0*13,29b118a018a1*2,28a129b24ac1*2,18a0*2,
  18a0*10,9efbeijm8df9cghe8dfcbfhidhje9efdcgheehjfchih18a0*2,
  18a0*10,28b228a118a0*2,39b118a118a0*7,
  18a03ac539b5*2,5bde39b53ac739b55bdb3ac74ac93ac94ac64ac95bdd3ac64acc6ceb4bca6ced7ded18a0*2,
  18a039b428a139b528a129b329b1*2,28a118a028b128b328a039b328a128b118a0*7,
  18a0*17,39b45cd94bd86cef18a118a0
  18a0*23,
  18a07de2eij0*18,cgi118a0*2,
  18a0opq6vvv0stt4*2,stt7rss5stt2uvv3vvv0uvv3vvv0uuu4vvv1uvv1vvv0*2,uvv3uuu5vvv1vvv04ac618a0
  18a0opq6vvv0qrs9qrsaoqqbnppcstt8opqbpqramopjnpp9opqdpqqfpqrapqr9rss5pqqcpqqeuuu4vvv05bc618a0
  18a0dhi4mop0*18,kmn128a118a0
  18a0*23,
  lpp0*4,nqq0oqr0mpq0*2,nqq0oqr0lpq0lpp0*4,kop0glm19eg218a0*5,
  ptt0*3,suu0*2,rrm0uoc0uob0sph0rts0tuv1qtt0ptt0*6,lpq26ce318a0*3,
  mqr0*2,orr1tuu1sqj1vm50*4,uob0rtt1suu0cmn2mrs2agh2mpq4ptt0*3,pst18ef418a0*2,
  18a0*3,6ce2sl72vm50*5,rqm1tuv1kpr2ckl5eik3pst0ptt0*4,ors14ac318a0
  18a0*4,bda5vpe0*2,vpd0vn60vm50spi1tuv1ptt0*9,hlm518a0
  18a0*4,4ac6vvv0*3,vut0vn91rql1tuv1ptt0*9,pst15bd7
  18a0*4,4ac6vvv0*4,vrn2skf0tkg0skh0qqp1ptt0*7,rnl1lgeb
  18a0*4,4ac6vvv0*4,vsq3ue70*3,ue80qpo1ptt0*6,qqp1qom2
  18a0*4,4ac6vvv0*4,vsq3ue70*4,kd924ac0*2,5bd1glm3ptt0*4,
  18a0*4,4ac6vvv0*4,vsq3ue70*4,lc8318a0*4,gmn4lqr0*3,
  18a0*4,4ac6vvv0*4,vsq3ue70*4,lc8318a0*4,3ce26ik0*3,
  18a0*4,4ac6vvv0*4,vsq3ue70*4,lc8318a0*4,3ce26ik0*3,
  5ac0*4,7de5vvv0*4,vsr2uga0*4,meb25ac0*4,6eg19km0*3,
slide-offer-with-proof 358x755
~ Zd4D nbl_ LNJf 5yRw Qpoy IZNy wiTu bI2G wwCH arAO mD2R MWd9 -c4B svW2 OXZb eLFl TH9e 28XY ELOS B1P4
~ vxOT CuaD cLBU GyEz yb-b 94W8
  rrrdrss8qrrcrss7qrrcrssarss9*2,uvv0*15,
  pqr0*23,
  18a0*23,
  18a0*16,29b228a329b329b239b818a0*2,
  18a0*15,8dec5bd65bda6cd94ac539b418a0*2,
  18a0*12,39b4*2,39b229b318a1*3,4ac739b318a118a0
  18a0*11,7ce8afggeijhcghabghh5bdabghc7debdhiieijf28a218a0
  18a0*11,39b639b45ac718a039b44ac818a0*2,5bd929b218a0*2,
  18a0*11,8df9dhie9eg98dfacghh9efebghi8df98dfbafgb28a218a0
  18a0*23,
  18a0*20,39b418a0*2,
  18a0*19,4ac65bc518a0*2,
  18a0*10,7ce318a0*3,4ac14ac218a039b18df0*2,6ce118a0*2,
  18a0*8,gjl4ttu1qrr618a06bd3opq2vvv0bgh618a0cgi6uuu0sst0loo518a0*2,
  18a0*8,bfh4ilm6qrr618a039b3dhi2stt5bgh618a0fjk6mop4aeg118a0*3,
  18a0*9,dhi6qrr618a0*3,rst6bgh618a0afg5mop1rst2kno618a0*2,
  18a0*8,6bd1gjk5rss56ce04ac26ce0stt5fij54ac17ce428a0eij6rss618a0*2,
  18a0*8,stt6vvv0*3,hklcvvv0*3,lno6*2,vvv0*2,dhj518a0*2,
  18a0*18,3ab029b018a0*3,
  18a0*13,18a118a0*4,28a129b0*2,18a0*2,
  18a0*10,8dfadhjm8df9chie7cecbfhieijf9egedhigfjkgeiji18a0*2,
  18a0*10,29b329b218a0*2,4ac228a118a0*7,
  18a03ac539b5*2,5bde39b53ac739b55bdb3ac74ac93ac94ac64ac95bdd3ac64acc6ceb4bca6ced7ded18a0*2,
  18a039b428a139b528a129b329b1*2,28a118a028b128b328a039b328a128b118a0*7,
  18a0*17,39b45cd94bd86cef18a118a0
  18a0*23,
  18a06cd2chi0*18,afg118a0*2,
  18a0npq6vvv0ttu2ttu3ttt5stt4ttt2vvv2vvv0vvv2vvv0uuu3vvv0vvv1vvv0*2,vvv2uvv3vvv1vvv04ac618a0
  18a0opq6vvv0qrraqrrcopqdnopesst9opqcpqramooknpp9oppepqqgpqrapqr9rss5oqqdopqgtuu4vvv05bc618a0
  18a0eij4opq0*18,mop128a218a0
  18a0*4,18a218a029b318a018a228a129b3*3,29b439b318a0*8,
  18a0*4,4bd93ac64bc83ac53ac84ac74ac95bda3ac85bd93ac84aca4ac84aca29b318a0*4,
  18a0*8,28a25bdc5bd94ac76cee3ac618a0*9,
  18a0*9,18a118a0*13,
  29b0*5,39b0*4,29b0*6,28a018a0*7,
  ptt0*3,qtt0tuu0suu0rtt0*2,suu0tuv0qtt0ptt0*4,pst0mqr1fkl24ac118a0*4,
  ptt0*3,tuu1rtt0tpg0vm60vm50uob0rsp0tuv1qtt0pst0ptt0pst0*2,ptt0*2,pst0chi418a0*3,
  glm0*2,hmn1qss2tpf1vm50*4,vn80qss1tuu1akm3jop45bd3mqr4ptt0*4,dij518a0*2,
  18a0*3,29b1oj73vm50*5,sqk1tuv1nrs1gmn3jno2ptt0*5,pst07df418a0
  18a0*4,8cb5vrk0*2,vrj0vob0vm50sqi1tuv1ptt0*9,kop518a0
  18a0*4,4ac6vvv0*4,vpc1rrn1tuv1ptt0*9,pst08egb
  18a0*4,4ac6vvv0*4,vrp3tga0*2,thb0rnk1pst0ptt0*6,rli2ofb7
  18a0*4,4ac6vvv0*4,vsq3ue70*4,pmk2mqq0*2,ors0ptt0*3,qss0prr1
  18a0*4,4ac6vvv0*4,vsq3ue70*4,kc8318a0*3,agh3pst0ptt0*3,
  18a0*4,4ac6vvv0*4,vsq3ue70*4,lc8318a0*4,bij3gnp0*2,gop0
  18a0*4,4ac6vvv0*4,vsq3ue70*4,lc8318a0*4,3ce26ik0*3,
  18a0*4,4ac6vvv0*4,vsq3ue70*4,lc8318a0*4,3ce26ik0*3,
  18a0*4,4ac6vvv0*4,vsq3ue70*4,lc8318a0*4,3ce26ik0*3,
slide-pool 358x630
~ Zd4D nbl_ ix2h 5yRw Qpoy IZNy wiTu ewkO wwCH vR7X f-dP Ql3Q XIEM MWd9 uHHe svW2 GGu3 heKQ PdTP ELOS
~ u16l GyEz yb-b c2oR
  rrrdrss8rrr9stt7uvv0*19,
  npp0*23,
  18a0*23,
  18a0*15,5bcd39b75bdc3ab829b34ac918a118a0
  18a0*14,39b46bdd3ac35bd44ac53ac439b418a0*2,
  18a0*13,29b43ac74ac839b54ac73ac629b33ac718a118a0
  18a0*13,39b428a028a139b418a029b14ac639b318a0*2,
  18a0*14,39b44ac629b34ac639b428a218a0*3,
  18a0*13,5bd7fikl8dfc6cd7bghbbfhf9egbbfha18a118a0
  18a0*23,
  18a0*2,7ce2afg118a06cd19eg05bd14ac2bfh128b118a029b1bfh04ac128a1bfh15bc228a0bfh15bd218a0*2,
  18a0*2,gjk5lno4dhi6lno7gjk09ef4qrr6hkl4kmn618a0knn6hkl4qrr6jmn8hll4qrr6jmn8ilm4qrr529b218a0
  18a0*2,28a1loo66ce4gjl5oqq3eijbmop618a0qrs718a0qss818a0npp6tuub28a3lno6uuu639b5knn67ce618a0
  18a0*2,npp4mop39ef3gjk5kmn3fjk8qrr6ilm4kmn7jlm3knn7ilm4prr6jmm7ilm4qrr6ilm8jmm4qrr529b218a0
  18a0*2,8df09ef05bd17ce19eg118a04ac1afg129b2lno829b2afg04ac118a0aeg14ac118a0aeg14ac118a0*2,
  18a0*10,29b329b228a218a0*4,29b23ab35bd2*2,18a118a0
  18a0*9,5bc6afgjehjcbghh9egfbfhdafg9cghb8dfcbfhdcgiebfhg18a0*2,
  18a0*9,18a118a028a018a039b139b218a0*8,
  18a0*3,18a24ac64ac35bd95bd63ac56cea3acb4bc74aca5bdb3ac34ac65bd84ac94ac6*2,5bdc18a118a0
  18a0*3,28a228a118a118a018a118a0*2,28a2*2,18a118a0*2,29b228a229b318a118a029b218a0*2,
  18a0*14,6cee5bd85bdf6cee4ac76ce95bd718a0*2,
  18a0*23,
  18a09ef3gkl0*18,eij118a0*2,
  18a0opq6vvv0*6,vvv2uuu3stt8uuu5vvv1uuu4uvv2uuv1vvv0*5,5bc618a0
  18a0opq6vvv0*4,stt7opqhqrr8pqq7pqqbrss7nppbrssaopqcprravvv0*5,5bc618a0
  18a0cgh3kmn0*18,ilm118a118a0
  18a0*23,
  sro0*15,rqn0mnl1dgg228a018a0*4,
  vtq0*10,vtp0vto0vtq0*6,sro29ee318a0*3,
  lpn2inn3vtq0*7,vto0vn80vm50vrj1vtq0*6,vtp0bff418a0*2,
  bkl1ssp1vtq0*7,vsn1vm50*2,vqf1vtq0*7,utp16bc318a0
  vql1vnh2vtq0*8,uph1snd1vto0vtq0*3,oom2qqn2vtq0*2,vqm2lgc518a0
  uf91vpl2vtq0*3,vtp0vtq0*2,vtp0ehh418a0*2,7cd2sro2vtq0utp318a06bc5vtq0*2,vtp0uhb27995
  sro1oqo2vtq0*2,vsk1vm60vsm1vtq0klk518a0*4,9de5vtq0*2,ikj3mmk3vtq0*2,vsm0vrk0onkd
  9jl2mpo3vtq0*2,vto0vqf0vto0vtq0cff518a0*5,utp3inn29jl0akl0lpn2vtp0vto0vn70vob3
  qro1vtq0*2,vrn1ujd1uga0ujd1vsn1bff518a0*5,gmm86ik0*4,mpo3vtq0vto0vrj0
  vtq0*2,vtp1ug91ue70*3,uga1bee618a0*5,7ik36ik0*4,dlm3vtq0*3,
  vtp0vtq0voj2ue70*5,bba518a0*5,6ik0*5,clm3vtq0vtp0vtq0
  vmj0vok1vni3ue70*5,ba9318a0*5,6ik0*5,clm3vqn1vmj0*2,
  vlj0*2,vni4ue70*5,ba9318a0*5,6ik0*5,clm3vnk1vlj0*2,
slide-maximum 358x691
~ Zd4D nbl_ rjiX 5yRw Qpoy IZNy wiTu MUBi wwCH yh9G f-dP Ql3Q 8XES MWd9 oK7f svW2 OXZb ns5B SBMe PdTP
~ ELOS RLxG GyEz yb-b 7Fny
  rrrdrss8rrs9rrsdrrsbstt6uvv0*17,
  npp0*23,
  18a0*23,
  18a0*15,4ac95acb39b73ac729b45bca18a0*2,
  18a0*15,5bd86bda4ac75bd65bc84ac818a0*2,
  18a0*13,39b54ac85bd93ac64ac84ac739b44bc818a118a0
  18a0*13,29b218a0*2,29b318a0*2,39b528a218a0*2,
  18a0*14,5bc639b54ac75bc818a039b418a0*3,
  18a0*14,cghf9efabghi5bdabghdbfh8dhjh28a218a0
  18a0*23,
  18a0*20,39b518a0*2,
  18a0*19,4ac64ac418a0*2,
  18a0*2,29b1cgh1dhi139b118a0*3,8df2ehj05bc218a04ac1dhj09eg218a0*2,bgh1dhi129b118a0*2,
  18a0*2,hkl6npp1qrr2npq618a0*2,bfh5uuu1npq2tuu26bd6stt3oqq2tuu1dhi6ilm6sst2qrr2oqq418a0*2,
  18a0*2,18a118a0bgh6qrs618a0*2,npq6gjk618a0pqr6pqrcrss518a0ehj6qrs8uvv28df639b2vvv17ce618a0
  18a0*3,5bd3sst39eg418a0*2,pqr6dhj618a0mop6tttbpqr618a0bgh6ttt9vvv06cd618a0uuu48df618a0
  18a0*2,7de3ttu2jmm4aeg07ce4gjk2ilm6oqq4afg2uuu2eijbvvv2bfh2npp4knn6prr6jmn4eij4uuu239b318a0
  18a0*2,fjk4opq0*3,bfh8tuu24ac6lno2qss0fjk418a0dhj4qrs0mop23ac26cd3oqq1prr1aeg418a0*2,
  18a0*6,afg5fjk618a0*15,
  18a0*11,3ac45bd84ac429b3*2,18a03ab46bd87ce58df618a118a0
  18a0*10,4ac58df9bfhd9eg8aegb7dedbfhc7cea8df9bfhb8dfc18a0*2,
  18a0*23,
  18a0*3,29b35bd84ac45bd95bd83ac56ceb4ace5bd94acb5bdb3ac35bd85bd95bdb4ac84ac66cef18a118a0
  18a0*3,18a118a0*10,18a118a028a418a218a0*5,
  18a0*14,5bdc4bd84acc6cec4ac76ce95bd718a0*2,
  18a0*23,
  18a0dhi4mop0*18,kmn128a118a0
  18a0opq6vvv0*5,vvv1sttastt7uvv3stt9tuu4ttt5uuu3vvv0*6,5bc618a0
  18a0opq6vvv0*5,uuu2rss5pqqbqrr6rss6rss8pqqastt3vvv0*6,4ac618a0
  18a07de2eij0*18,chi118a0*2,
  39b0*15,28a018a0*7,
  vtq0*15,vtp0sro1ikj25bc218a0*4,
  vur0vut0vuq0vtq0*2,vus0vut0vuq0vtq0*2,vus0*2,vtq0*2,vuq0vut0vus0vtq0vtp0fih418a0*3,
  vpc1tl61vri2vtq0vur0vvv0*2,vvt0vtq0vus0vvv0*2,vus0vtq0vvt0vvv0*2,vur0vtq0vvv0gkl618a0*2,
  qk635a94vn71vtq0vur1vpd0voa0vto1vtq0vvt0vvv0*2,vvt0vtq0vvu0vvv0*2,vus0vtq0vvv0*2,9ef518a0
  vm50*2,vn61vtq0vri1lh74bc84vob1vtq0vvt0vsq1*2,vvt0vtq0vvu0vvv0*2,vus0vtq0vvv0*2,pqq618a0
  vm50*2,vn61vtq0vqh1um50sl60voa1vtq0vok3uic1uhc1vpl3vtq0vvu0vvv0*2,vus0vtq0vvv0*3,bfge
  vm50*2,vn61vtq0vqh1vm50*2,voa1vtq0uke2ulg2ukg2ulf2vtq0tut2iop0lqr2vus0vtq0vvv0*3,qqqd
  vm50*2,vn61vtq0vqh1vm50*2,voa1vtq0uke2ue70*2,ulf2vtq0emn4jpq3cln2oqp4vtq0vvv0*3,vut2
  vm50*2,vn61vtq0vqh1vm50*2,voa1vtq0uke2ue70*2,ulf2vtq0blm3emo29km1lpo3vtq0mqr3akm0hop2vut1
  vm50*2,vn61vtq0vqh1vm50*2,voa1vtq0uke2ue70*2,ulf2vtq0blm36ik0*2,lpo3vtq08jl2tuu3akm3kooa
  vm50*2,vn61vtq0vqh1vm50*2,voa1vtq0uke2ue70*2,ulf2vtq0blm36ik0*2,lpo3vtq07il19jl16ik0hnn9
  vm50*2,vn61vtq0vqh1vm50*2,voa1vtq0uke2ue70*2,ulf2vtq0blm36ik0*2,lpo3vtq07il16ik0*2,hnn9
  vm50*2,vn61vtq0vqh1vm50*2,voa1vtq0uke2ue70*2,ulf2vtq0blm36ik0*2,lpo3vtq07il16ik0*2,hnn9
slide-twelve-digits 358x588
~ Zd4D nbl_ uZTT 5yRw Qpoy IZNy wiTu 9oub wwCH uXnQ f-dP Ql3Q q902 MWd9 1oQX svW2 FHeJ heKQ PdTP ELOS
~ GbeT GyEz yb-b RTxr
  rrrdrss8rrrdrrsbrss6qrrestt6uvv0*16,
  npp0*23,
  18a0*23,
  18a0*15,39b64ac75bdc3ab829b34aca18a0*2,
  18a0*15,5bd94ac55bd44ac53ac439b618a0*2,
  18a0*13,39b54ac85bd93ac64ac84ac739b44bc818a118a0
  18a0*13,29b218a0*2,29b318a0*2,39b528a218a0*2,
  18a0*15,39b34ac65bd84ac528a218a0*3,
  18a0*14,6ceadhjh7de6afgaafge9egbafha18a118a0
  18a0*23,
  18a0*2,eija6ce4bgh8gkl328a2aeg89ef68ef3dhj618a1gjk2chia*2,gkl74ac5gjk6bgh88df7fjk518a0*2,
  18a0*2,kmn8dhi7fij8kmn8afhclno7eijbilmdoqq7afhaeijceij9gjkamoo7cghdjmnagjkbfjk8kno728a218a0
  18a0*6,4ac518a0*4,4ac518a0*4,4ac518a0*6,
  18a0*9,39b39efj8df7afgg7cea7ce87de88ef78dfdbghfeijfeijg18a118a0
  18a0*9,3ac43ac27de539b25bd67ce64ac14ac428b139b14ac129b218a0*2,
  18a0*4,28a218a018a1*3,29b318a318a029b418a218a018a128a218a118a0*2,29b418a0*2,
  18a0*3,29b54bc64ac44ac75bd739b45bd74acb5bd93ac74ac83ac35bd7*2,5bda4ac74ac65bda18a0*2,
  18a0*14,5bdc5bd84acd6cdc3ac55bd6*2,18a0*2,
  18a0*14,28a218a018a228a218a129b318a118a0*2,
  18a028a05bc0*18,3ab018a0*2,
  18a0mop6vvv0*18,vvv13ac418a0
  18a0opq6vvv0*5,vvv1lnoinppgqrrcqrr9pqq8oqq9qrrfvvv0*6,5bc618a0
  18a0knn6vvv0*6,vvv1*2,vvv0*10,tuu139b318a0
  18a0*23,
  ghh0*15,fgh0aee129b118a0*5,
  vrp0*17,uqo1hii229a118a0*3,
  vrp0vqp0uqo0vrp0*4,vqo0tpo0vrp0*4,vqo0vqn0vrp0*4,qnm339b218a0*2,
  uqp1ajl16ik0non2vrp0*2,uqo15ac218a0mkk4vrp0*2,vqo0vn80vm60vpj0vrp0*2,upo25ac218a118a0*2,
  spo26ik0*2,imm3vrp0*2,son418a0*2,fgh5vrp0*2,vqm1vm50*2,vof1vrp0*2,rom518a0*2,49b518a0
  vrp0lnn2hmm0tqo1vrp0*3,jjj3egg1tpo1vrp0*3,vph0voe0vqn0vrp0*3,jji3egg1ron528a3
  vqn0vod0voc0vpj0vrp0*2,vpn0uje0uid0vnj1vrp0*2,son2dfg1bef0nlk2vrp0*2,spo1hmm0flm0oon1iiie
  vn80vm50*3,vpi1ton1ug91ue70*3,vmi2uom24ab218a0*3,mlk5ron29jl16ik0*3,dkl7
  vl50vm50*3,9b9428a0qd72ue70*4,te70589218a0*5,5hj16ik0*3,ehg1
  vl50vm50*3,dd8459a1rd71ue70*4,re81389118a0*3,28a129b16hj16ik0*3,chh1
  vqf1vm50*2,voa0vto0vts0ulg1ue70*2,uhb1vqo1sss2dhi318a0*2,6cd2npp3ttt1gnp26ik0*2,akm1kqr1
  vvv0vpe1vn70vvt0vvv0*3,ukf3uf81vut1vvv0*3,cgh639b2ttu2vvv0*3,fno48jl1tuu1vvv0
  vvv0vsn2vpd2vvv0*4,vqn3uje3vvv0*4,loo6afg6vvv0*4,nrs4emo4vvv0*2,
slide-last-hours 358x644
~ Zd4D nbl_ Axng 5yRw Qpoy IZNy wiTu 2-Hv wwCH aZ5f f-dP un3Z hbRg MWd9 sLrQ svW2 DLTo heKQ PdTP ELOS
~ XGe2 GyEz yb-b pvHN
  rrrdrss8rrs9rssa*2,stt5uvv0*17,
  pqr0*23,
  18a0*23,
  18a0*15,29b54ac63ac94ac739b74ac718a118a0
  18a0*15,4ac76ceb4ac75bd75bc63ac418a118a0
  18a0*13,4bdb5bdb6cef*2,3ac73ac629b33ac718a118a0
  18a0*13,18a128a1*4,29b14ac639b318a0*2,
  18a0*14,28a24ac918a039b64ac539b34ac518a0*2,
  18a0*14,6bd88dfffjkdafgc7ce8cghbcgic28a218a0
  18a0*23,
  18a0*2,29b04ac0*2,18a039b15bd118a0*3,29b05bd118a0*2,4ac139b118a028a06bd018a0*3,
  18a0*2,fik6rss1prr06bd6stt3qrr2hkl618a04ac3rst3qrr2jmm6eij5rss2stt38df6qrr4pqr2opq418a0*2,
  18a0*2,ilm6mop3bfh3gjk6hkl629b2uuu318a0eij6ilm628a1uuu4rst86bd6dhi6rstanpq618a0qrr66ce618a0
  18a0*2,4ac38df1ttu4ilmbhkl629b2uuu318a0eij6ilm628a1uuu4rss86cd6dhi6rssaopq618a0qrs56ce618a0
  18a0*2,lno7oqq1qrs45bd5stt3rss1hkl6oqq6eij9rst3qrs2ilm6dhi5rst2stt38df5pqr4qrr2npq518a0*2,
  18a0*3,5bd018a0*2,29b04ac118a0hkl86bd428a04ac118a0*2,4ac139b018a0*2,5bd018a0*3,
  18a0*9,29b239b618a039b429b218a0*3,39b35bd66ce57ce418a118a0
  18a0*9,5bd69efgeijdafgeaegecgieafg9cghb7dea9egabfhb9ege18a0*2,
  18a0*23,
  18a0*3,28a35bd84ac45bd95bd73ac56ceb4acd5bd94acb5bdb3ac35bd85bd95bdb4ac84ac66cde18a118a0
  18a0*3,18a118a0*10,18a128a028a328a218a0*5,
  18a0*14,5bdc5bd84acd6ced4ac76ce95bd718a0*2,
  18a0*23,
  18a0bgh3kmn0*18,ilm118a118a0
  18a0opq6vvv0*4,ttt6stt6ttt7uuu1ttu6uuu5uuu2ttu7uuu2stt7uuu2vvv0*4,5bc618a0
  18a0opq6vvv0*4,rss6pqr9sst6pqr9rrs5oqq9rss8opqfpqr7qrs7uvv2vvv0*4,5ac618a0
  18a09ef3gkl0*18,eij118a0*2,
  18a0*23,
  vtq0*14,vtp0utp0qpn1gji24ab118a0*4,
  vrm1vso0vtq0mmk4qpm4vtq0*5,ppm2lmk1vtq0*5,vtp0uso1dgg418a0*3,
  vni2uf80vqm2vtq0*4,vtp0vrn0vpm0mjh5bdd4vol0vqm0vso0vtp0vtq0voj2uke2vtp06ef418a0*2,
  vtp0ulf1ulf2vtq0*2,vsp0vol0vli0mhf2edd0acc1lda3uhb0vid0vmj1vnk0vro0vtp0*2,qro3dlm17cd418a0
  vtq0*4,vrn0vmi0vmc0vm60ee8418a0*2,od73ue70uf91vvv0vss0vnl0vol0vtp0vtq0*2,nol518a0
  vtq0*3,vqm1slj1gkg2vm50*2,oj6418a0*2,od73ue70ulg3vvv0*2,mqr3mkj1vnk0vtp0vtq0vtp09deb
  vtq0*2,vrn1slj19ik06ik0jkd2vm50*2,499318a0od73ue70vqo3vvv0stu27jl16ik0lkj2vol1vtp0vtq0ppmd
  vtq0vtp0vmj1opp37jl06ik07ik0ql91vm50ee8418a0od73uf81vvv1vvv0bln26ik0*2,fkf1vlg0vqn1vtq0vtp1
  vtq0vpm1vqo1vvv0stu1blm26ik09ji1um60oi7418a0od73ukf3vvv0iop46ik07ik0llb1vm50vm80vmj0vtp0vtq0
  vtp0vmj1vuu1vvv0*3,hop26ik0fkf2vod1mnl0upl1vso1ors36ik0bji1rl80vm50*3,vlf0vrn1vtq0
  vso1vkg1uhb1umj1vsr1vvv0*2,ors2mpo3usp1ikj1gii0qqn2ssp1ilf2vm60vm50tl60kh71ac91fed5vpl1vtq0
  vqn1vie1ue70*3,uga0umi1vsq1vtp17cd318a0*2,28a1oom4uqi2jg719b9118a0*3,7bc4vnk1vtq0
  vqm1vid1ue70*5,ulg2ppm518a0*4,ehh5qqn518a0*5,59b4vmk1vtq0
slide-without-pool 358x510
~ Zd4D nbl_ ktgI 5yRw Qpoy IZNy wiTu vtoa wwCH L-LG f-dP Ql3Q hZ1L PdTP ELOS LH1_ GyEz yb-b ahBB
  rrrdrss8qrrerssa*2,rrsasst8uvv0*16,
  npp0*23,
  18a0*23,
  18a0*14,29b35bda29b35bdc3ab829b33ac418a0*2,
  18a0*14,28a15bd64ac55bd44ac53ac439b418a0*2,
  18a0*13,39b54ac85bd93ac64ac84ac739b44bc818a118a0
  18a0*13,29b218a0*2,29b318a0*2,39b528a218a0*2,
  18a0*10,39b329b28dfc18a0*2,4ac54ac428a239b118a0*4,
  18a0*10,afg7fjkagjkbbfh8cgh8fjkbhklbcghffjkadhiagjk918a118a0
  18a0*11,4ac44ac26cd518a0*2,29b04ac428b1*2,28a118a0*2,
  18a0*4,18a118a0*4,28a218a118a028a318a118a0*3,18a118a0*2,28a218a0*2,
  18a0*3,29b55bd74ac45bd95bd73ac56ce94acc5bd93ac84bd93ac35bd9*2,5bda4ac84ac65bdd18a0*2,
  18a0*14,4ac939b63acb4aca29b439b4*2,18a0*2,
  18a0*14,3ac439b229b53ac429b34ac439b218a0*2,
  18a0*23,
  18a0knn6vvv0*18,tuu139b318a0
  18a0opq6vvv0*5,rss7nppnpqr9npphqrreoqqeqrr9oqqbvvv1vvv0*5,5bc618a0
  18a0mop6vvv0*6,uuu2vvv0*2,tuu2vvv0tuu2uuv2vvv0*5,vvv13ac418a0
  18a028b05bc0*18,3ac018a0*2,
  afh0*2,agh0bgh0afh04bd129b0*3,39b07df1afh0*4,9fg05cd118a0*6,
  ptt0qtu0tuu1oqq2tuv0dij47df0*3,7de029b1afh3ors1ptt0*4,mqr1bgi218a0*4,
  ptt0suu0eij618a0stt5sjf2tf80*3,tf90qie29de48df4pst0ptt0*3,tuu0rtu0jno329b118a0*2,
  ptt0rtu0rss2jmn2uvv1spi0tnd0*3,tne0tid1shc34bc3imn5ptt0*3,suu0vvv0pst26gi318a0*2,
  ptt0*2,rtu0*2,qtt0rql0sph0*3,uoc0uoc1tf81dfg7chj5ptt0*4,suu0nrs3gnp1bgi518a0
  ptt0*9,rrn1una1tga2fgf7bgi5ptt0*7,mqr318a1
  ptt0*9,rrn1una1tga2hhh78eg5ptt0*8,dije
  ptt0*2,qsr0rql0ptt0*5,rrn1una1tgb2onm529b2lpq3ptt0*7,nqr8
  ptt0*2,spi1vm60qss0ptt0*4,rrn1un91sjf2slh2fjl53ac2glm2nqr0nrs0*6,
  ptt0pst0kpq0jon0nrs0ptt0*4,qsq0vm70qqp1tf81rom1hmn36ce129b028a0*6,
  nrs19km16ik0*3,gop2ptt0*4,uob1tpg1qpn1tg90tgb0sid0*8,
  cln36ik0*5,lqr2ptt0*3,qsq0vn80uod0sqk0sng0tle0*8,
  7jl16ik0*5,gnp3ptt0*4,qsr0tpg0una0vn90*9,
slide-event 358x644
~ Zd4D nbl_ 2rb7 5yRw Qpoy IZNy wiTu eJJj wwCH kYkd f-dP Ql3Q XIEM MWd9 k9V5 svW2 DLTo SBMe PdTP ELOS
~ tWNv GyEz yb-b wdum
  rrrdrss8rrs9rssauvv0*19,
  pqr0*23,
  18a0*23,
  18a0*15,39b74ac839b54aca4ac74acb18a0*2,
  18a0*15,5bd75ac64ac55bd84ac44ac618a0*2,
  18a0*13,29b43ac74ac839b54ac73ac629b33ac718a118a0
  18a0*13,39b428a028a139b418a029b14ac639b318a0*2,
  18a0*14,39b44ac629b34ac639b428a218a0*3,
  18a0*13,5bd7fikl8dfc6cd7bghbbfhf9egbbfha18a118a0
  18a0*23,
  18a0*2,29b04ac0*2,18a039b15bd118a0*3,29b05bd118a0*2,4ac139b118a028a06bd018a0*3,
  18a0*2,fik6rss1prr06bd6stt3qrr2hkl618a04ac3rst3qrr2jmm6eij5rss2stt38df6qrr4pqr2opq418a0*2,
  18a0*2,ilm6mop3bfh3gjk6hkl629b2uuu318a0eij6ilm628a1uuu4rst86bd6dhi6rstanpq618a0qrr66ce618a0
  18a0*2,4ac38df1ttu4ilmbhkl629b2uuu318a0eij6ilm628a1uuu4rss86cd6dhi6rssaopq618a0qrs56ce618a0
  18a0*2,lno7oqq1qrs45bd5stt3rss1hkl6oqq6eij9rst3qrs2ilm6dhi5rst2stt38df5pqr4qrr2npq518a0*2,
  18a0*3,5bd018a0*2,29b04ac118a0hkl86bd428a04ac118a0*2,4ac139b018a0*2,5bd018a0*3,
  18a0*9,28a218a029b34ac64ac429b329b218a039b35bd66ce57ce418a118a0
  18a0*10,4ac59egbcgieaeg9afgc8dfebfhc8dea9egabfhb9ege18a0*2,
  18a0*23,
  18a0*3,28a35bd84ac45bd95bd73ac56ceb4acd5bd94acb5bdb3ac35bd85bd95bdb4ac84ac66cde18a118a0
  18a0*3,18a118a0*10,18a128a028a328a218a0*5,
  18a0*14,5bdc5bd84acd6ced4ac76ce95bd718a0*2,
  18a0*23,
  18a0bgh3kmn0*18,ilm118a118a0
  18a0opq6vvv0*7,stt7ttt7uuu5uuu3uuu2vvv0*7,5bc618a0
  18a0opq6vvv0*6,stt7oqqeqrr8rssapqqcrss5vvv0*7,5ac618a0
  18a09ef3gkl0*18,eij118a0*2,
  18a0*23,
  ptt0*8,nrr1mpq2lpq2nrs1ptt0*2,pst0pss0lpp1dik23ac118a0*4,
  ptt0*6,pst0chj328a1rss4pqr528a0ejk3pst0ptt0*4,ors1agh418a0*3,
  ptt0*6,dij518a07ce6vvv0*2,5ac518a0fjl5ptt0*2,pst0rqp1rrq1qss0chh518a0*2,
  ptt0*5,ors228a118a0cgi6vvv0*2,aeg618a039b2pst1qqp1tga0vol3vts2tf80rnl26ce418a0
  jpq2gnp4ors4emo1pst0jno53ac0*2,fjk5uvv0*2,dhj53ac0*2,lpp6tga1ue70vts3vvv0uga3ue70kll718a0
  6ik0lqr4vvv17jl1dmn3oss1lpq8ptt0*2,mqr5oss3ptt0*2,kop9qpo3ue70*2,vvv0*2,uid3ue70rli27dfa
  7jl0pss3vvv0bkm38jl1pst1oss1lpq8ptt0mqr5oss3ptt0kop9pst1orr3noo5qrq0qtt0nqr8qrr0opp3mpp6kopc
  nrr3ptt0lpqapst0kop9pst0ptt0oss1lpp8mqr5oss3kop9pst1ptt0*2,nqr4mqr5ptt0lpq9ors3lpq7ptt0pst1
  mqq6nrr4lpqbkop9pst0ptt0*3,oss1imndjnocpst1ptt0*4,nqr4mqr5kopclpq7ptt0*3,
  ptt0nnm6ligcpst0ptt0*5,un91uob1ptt0*2,tuv1rtu0ptt0*2,dik68df9ptt0*4,
  ptt0skg2ue70pst0ptt0*5,sqk0rql0ptt0*2,qtt0rtu0ptt0*2,bgi46ce4ptt0*4,
  ptt0qss0qrr0ptt0*20,
  ptt0*23,
slide-without-activity 358x483
~ Zd4D nbl_ 9ki_ 5yRw Qpoy IZNy wiTu jHrJ 7BSp ELOS YleA GyEz yb-b Mz2v
  rrrdrss8qrrerssa*2,rss8rrsdsss9uvv0*15,
  npp0*23,
  18a0*23,
  18a0*19,28a118a0*3,
  18a0*6,28b24ac5bghhcgheafg729b16ce97de518a09efa9eg639b44ac5afggcghd18a0*2,
  18a0*6,8df6bgh4cgi9eijcdhi6fjk8afgahkld8df9dhi9hkl5dhiaeij9dhibcghb18a0*2,
  18a0*13,39b218a0*9,
  18a0*2,29b35bdd4ac94ac739b55bde39b44bd95bda29b44ac64acb29b44ac74ac839b55bdc4ac74ac618a118a0
  18a0*3,28a029b228a139b529b318a128b139b328a129b128b239b428a1*2,28b128a129b439b418a0*2,
  18a0*2,39b36cee6cdc5bda5bd77ceg5bdb4bd85bdd5bd74ac94bc95bda4aca5bd96cec4ac96cef5bdb18a118a0
  18a0*19,29b318a0*3,
  18a0*18,28a25bd85bd718a118a0
  18a0*23,
  18a0dhi4mop0*18,kmn128a118a0
  18a0opq6vvv0*6,uuv3uuu4qrsestt9sst6ttt4vvv0*7,5bc618a0
  18a0opq6vvv0*6,tuu2prrbrss7stt3pqr8rss6vvv0*7,4ac618a0
  18a07de2eij0*18,chi118a0*2,
  18a0*23,
  18a0*23,
  oig0lhg0gee17ab118a0*19,
  9bc0cdd0iff1skh1pih1abc218a0*17,
  5hj05gi04df02ac1bcd2rjh1kgf328a018a0*15,
  29b02bd04df06hj05fh139b1lhg3oig328a118a0*14,
  vm50rk60ig715aa14df16hj12ac1lgf3lhg418a0*14,
  59907a91hg71tl61ee833bd16hj13ac2qjh3cdd418a0*13,
  rd70*2,fb816a92rk62fe843cf25gi18bc4skh218a118a0*12,
  cd808a92lc81nd816a93tl627b935gj12bd2pih4acc418a0*12,
  vm50um50cd83kc82ib83ee84lh743ce24fh2eee4kgf418a0*12,
  kh739b92vm518b94se715994um5229b36hj17bc4qjh418a0*12,
  mh73bc82vm50gf74nc839993rk646a946ik049b6tki418a0*12,
  vm50*3,jg74lc83aa93qj647b946hk239b6uli318a0*12,
visitor 358x28
~ Zd4D nbl_ tA83 5yRw
  rssbrrrbtuu1uvv0*20,
  uvv0*23,
visitor-without-offer 358x259
~ Zd4D nbl_ IYrL 5yRw uGCc Qhso BB-j 4A4S YFdd 6pZI
  rssbrrrbrss7qrrerssbrss7qrrbtuu3uvv0*15,
  uuu0*22,uvv0
  vvv0*22,uvv2
  vvv0*4,stt9rss6rrr6uuu2sssarss4uuu4stt8stt7qrravvv0rrrbttt4qrreoppjnoohqrr8uuu1vvv2
  vvv0*4,oppgnooarss4qrramnodppq6pqq6sss4qqq4ppq8pqq9opp7stt4qqq3qrr6*2,pqq6uuu3vvv2
  vvv0*4,tuu4vvv3uuu6uuu3uuu5tttattt8vvv1tuu6vvv3uuu6uuu4uuu8uuv4vvv1vvv3uuu3vvv0vvv2
  vvv0*4,stt6sss7stt9sssatuu3ttt4ttt5ttt7rss8ttt7sssattt4ttu8sss8stt7tuu5stt4uuv3vvv2
  vvv0*15,sssaqrrgsssdrrsaqrrcrss8uuu4vvv2
  vvv0*19,vvv1vvv0*2,vvv2
  vvv0hlm3cij0*18,dij0stt2vvv2
  vvv03bd619c0*6,5ceb7ef88fgg4ce97ef66df82bd319c0*6,mpp6vvv2
  vvv06df619c0*6,4ce73bd22ac14ce63bd42ad119c0*6,1ac0prr5vvv2
  vvv0uvv2uvv0*19,vvv1vvv2
  vvv0uvv6vvv0*6,vvv2ttt9ttt6ttt5sssfsttbvvv0*7,uvv6vvv2
  vvv0uvv5vvv0*6,vvv1sss5rss3uuu2sss5stt7vvv0*7,uvv5vvv2
  vvv0*2,uvv0*19,vvv0uvv2
  uuu0*21,uuu1uvv0
winners 358x122
~ Zd4D nbl_ PuKY 5yRw xhGI TXGg S8rf g9jp nAJG RDyU BV03 wp0x X1Pp XFyg gUuN RDyU BV03 UBmE ZllQ QGqs
~ YtiK RDyU BV03 WV7d _RK8 Nn5W 0izw RDyU BV03 wp0x lQ0g XFyg qlFC RDyU BV03 UBmE QRqK QGqs Va4Z -13R
~ KJbV RFKI 1VZe
  rrrdrssbsss7uvv0*20,
  uvv0*23,
  uvv0*23,
  uuu2qrrcuvv0*17,uuu2sss9stt3mqo1
  uuu1rss9uvv0*17,rss6qrr7stt3qsr1
  uvv0*3,vvv0*17,uvv0*3,
  ttt3vvv1*2,vvv0tuu6rrrbrrreqqqdmnoippqdqrrisssarssfsssaqrrfrssaqrripqqgqrrinooevvv1uvv0*2,
  uvv0*3,vvv0*17,uvv0*3,
winners-with-sum 358x122
~ Zd4D nbl_ zpJ3 5yRw xhGI TXGg S8rf g9jp nAJG RDyU BV03 wp0x X1Pp XFyg gUuN RDyU BV03 UBmE ZllQ QGqs
~ YtiK RDyU BV03 WV7d _RK8 Nn5W 0izw RDyU BV03 wp0x lQ0g XFyg qlFC RDyU BV03 UBmE QRqK QGqs Va4Z -13R
~ KJbV RFKI 1VZe
  rrrdrssbrss7rsscrss9rssattt6uvv0*16,
  uvv0*23,
  uvv0*23,
  tuu2qrreuvv0*17,tuu4rrsdstt5lpn2
  uuu1sss7uvv0*17,sss4rss4tuu1rts1
  uvv0*3,vvv0*17,uvv0*3,
  ttt3vvv1*2,vvv0tuu6rrrbrrreqqqdmnoippqdqrrisssarssfsssaqrrfrssaqrripqqgqrrinooevvv1uvv0*2,
  uvv0uuu0uvv0vvv0*17,uvv0*3,
promises 358x324
~ Zd4D nbl_ bjO5 5yRw Zd4D g7AO h1Fq mlk6 W_S5 PG22 wROt 5yRw 46KK dN7d mlk6 W_S5 PG22 UtJs 5yRw cFPv
~ PDsP mlk6 W_S5 PG22 77A8 5yRw wkwh EqY8
  rrscrssbrrs9ttu2uvv0*19,
  uvv0*23,
  uvv0*7,qrra*2,rss5pqqboppdopq8nppjrss7pqqeopp9rrs6sst6opphlmmjopp9pqr7
  uvv0*7,rss3mno9rrs4lmndopq2pqq3rrr6rrs2pqq4pqq3opp9rss2qrr4*2,pqq4qqr6
  uvv0*19,uuu0*4,
  uvv0*9,rss6mnoblnnkqrr6opp9noocmoodnooeqqrboppauuu0stt0*2,tuu0
  uvv0*8,uuu0stt3ttu1ttt2uuu1uvv0*2,tuu3uvv0sst3uvv0uuu0qrr8rss1tuu0
  uvv0tuu2rss6*2,rssb*2,rrscstt5rss8rss7qrrarssdrrsbqrrcrrsarrseqrrbqqresss6uuu0*4,
  uvv0*16,tuu4stt8*2,uvv0*4,
  uvv0*16,tuu2ttt3tuu1uvv0*4,
  uvv0*19,uuu0*4,
  uvv0*13,pqq9noogjkljmnnelnnaqqr7uuu0rss3*2,tuu0
  uvv0*12,uuu0*2,uvv0*2,stt3uvv0*2,uuu0pqq8*2,tuu0
  uvv0tuu2pqqerss9qrrfsss6*2,rss9qrrepqqgrrr9rss9qrr7rss9qrrbrssbqrrbrss9stt4uuu0tuu0*2,uuu0
  uvv0*6,uuu0stt9tuu4ttt5ttt6tuu3ttu4ttt4ttt5uuu1stt7tuu3stt8uvv0*4,
  uvv0*6,tuu2stt3stt6stt3sss4stt4stt5sss4stt5stt7stt4stt5tuu3uvv0*4,
  uvv0*19,uuu0*4,
  uvv0*7,tuu2pqqanoo8oppjnopepqqalmngqrr9pqq9noohopp9pqqhuuu0stt2*2,tuu0
  uvv0*7,stt4rrr5tuu1*3,sst4rss4ttt2stt4ttt2rss4uuu1uuu0pqr8pqq9tuu0
  ttt3qrrbqqrdsss7rrrcqrrcqrrdrrscqrr9rrs9stt6qrr7rssdrrr9qrrbsss8rrr9qrrcsssauuu0tuu0*2,uuu0
  uvv0*2,uuu1uuu0tuu2uvv0tuu2uuu0uvv0uuu0stt7uvv0*3,uuu1uvv0*2,uuu1uvv0*5,
ready 358x517
~ Zd4D nbl_ TtvW 5yRw uGCc wwZJ fWZe 4OGL KM_M KBTY 8uBw jzEo NLJI A_wD HiAD E68H VtL3 yD1R 0RLL oenl
~ HVM7 2cnX 6RA4 dqCz D_pn HtZ1 5gr4 Coid 5yRw D6dL D-EK YAH_ Gis5 tIeW fgyx L1tQ 6X6r 5yRw upPJ OBoo
~ kuDl xoXP
  rss9qrrduuu0uvv0*20,
  uuu0*22,uvv0
  vur0vuq0*21,uus1
  vuq0uus5tsqauts4tsrasrqdtsr8rqo7vut2vuq0*7,utp4oolftsp6qpn7ppmbutp1vtr1
  vuq0vus1uts2vut1vus0vus1vut1utr1vus1vuq0*7,tro2ppm4rqn8ppm6ppm7vtq0vtr1
  vuq0*22,vtr1
  vuq0*14,kki7mmkbfgf9onl5vuq0*4,vtr1
  vuq0*14,jji6higafgf9llj9oomcllkelmkcutp1vtr1
  vuq0*22,vtr1
  vuq0*9,tsp6qpnfrqnippmkrqncsrocrqnarqnfqqnerqn9*2,rqnausp8vtr1
  vuq0*4,utq4vtq3utq6utq3utp3vtq3utq3tso8tsp7vuq0vtq2utp3tsp7vtq1vuq0utp6vtq2utq4vtr1
  vuq0*4,sroarqn9sroctro6rqnarqncsrobtsp5tsp6sroaqqnbsro8tsp7rqo8sro9*2,srobutq4vtr1
  vuq0vsl0vri0*18,vrj0vuq0vtr1
  vuq0vn71vm50*4,ul50ul52ul53sk52*2,vm50vm52vm51ul52sk54vm50*5,vrk1vtr1
  vuq0vn71vm50*4,tk53qi4a*2,oh49qi4aqi4boh4bpi4crj43ph47vm50*5,vrk1vtr1
  vuq0vpe1vob0*19,vtn0vtr1
  vus0*22,vus1
  vvv0*17,vvv1vvv0vvv2vvv0*2,vvv2
  vvv0*11,tuu5oqrkoqqeprreqrsfprrfqssdoqrknpqknqqgtuu3vvv2
  vvv0*22,vvv2
  vvv0*13,ttt6ttt7vvv0uuu4sss7vvv0*4,vvv2
  vvv0*13,rss8qrrbrrrcqqrcsst6vvv0*4,vvv2
  vvv0uuu5stt7uuu0ttt6uvv0tuu3uuu5vvv0*6,sssfrss9sstbrrrbvvv0trn4trn2vvu0vvv2
  vvv0uvv6pqqcopparrrfppqgsst8uvv6vvv0*2,uuu2ttu7uuu3uuu7uuu4uuu6vvv4ttt8vvu0tqm9sqm4vvu0vvv2
  vvv0vvv1uvv0*5,vvv1vvv0*2,uvv1uuv3ttt5*2,uuu4sst7uuu4ttt7vvv0vvu0*2,vvv0vvv2
  vvv0*13,ttt7sssdttt8sss9rrrcvvv0*4,vvv2
  vvv0*22,vvv2
  vvv0*22,vvv2
  vvv0stt8ttt8sss9qrr8vvv0*7,sss9oppjnookqrriooploopjvvv0prr4*2,vvv0vvv2
  vvv0rss9sss9rrraqrrbvvv0*7,vvv1*2,uuu3uuu6ttuasttcvvv0prr6lopavvv0vvv2
  vvv0*13,vvv1tuu2tuu3uuu1tuu3vvv0*4,vvv2
  vvv0*22,uvv2
  uuu1uvv0vvv0*19,uvv1uvv0
ready-one 358x537
~ Zd4D nbl_ BjDX 5yRw uGCc wwZJ fWZe 4OGL fyV5 KBTY 8uBw jzEo NLJI A_wD HiAD E68H VtL3 yD1R 0RLL oenl
~ HVM7 2cnX dqCz D_pn fgyx L1tQ 6X6r 5yRw upPJ OBoo kuDl xoXP tIeW fgyx L1tQ 6X6r 5yRw upPJ fLYO kuDl
~ xoXP EApw Rb2d tIeW fgyx L1tQ J8Rm 5yRw as1I lqc_ kuDl 8Uhl O4w2 Rb2d
  rss9qrrdsss7stt6uvv0*19,
  uuu0*22,uvv0
  vur0vuq0*21,uus1
  vuq0uus5tsqauts5tsr8ttsasrpgssqbsrq6ttr4vuq0*6,utp4oolftsp6qpn7ppmbutp1vtr1
  vuq0vus1uts2vus1*2,vus3vus1*2,uus1vus0vuq0*6,tro2ppm4rqn8ppm6ppm7vtq0vtr1
  vuq0*22,vtr1
  vuq0*14,kki7mmkbfgf9onl5vuq0*4,vtr1
  vuq0*14,jji6higafgf9llj9oomcllkelmkcutp1vtr1
  vuq0*22,vtr1
  vuq0*9,tsp6qpnfrqnippmkrqncsrocrqnarqnfqqnerqn9*2,rqnausp8vtr1
  vuq0*4,utq4vtq3utq6utq3utp3vtq3utq3tso8tsp7vuq0vtq2utp3tsp7vtq1vuq0utp6vtq2utq4vtr1
  vuq0*4,sroarqn9sroctro6rqnarqncsrobtsp5tsp6sroaqqnbsro8tsp7rqo8sro9*2,srobutq4vtr1
  vuq0vsl0vri0*18,vrj0vuq0vtr1
  vuq0vn71vm50*4,ul50ul52ul53sk52*2,vm50vm52vm51ul52sk54vm50*5,vrk1vtr1
  vuq0vn71vm50*4,tk53qi4a*2,oh49qi4aqi4boh4bpi4crj43ph47vm50*5,vrk1vtr1
  vuq0vpe1vob0*19,vtn0vtr1
  vus0*22,vus1
  vvv0*22,vvv2
  vvv0vvv1*3,uuu1vvv0*7,ttt7pqqfnooksssgoppkoopjvvv0rss2stt2vvv0vvv2
  vvv0ppqgqqrfopphnooivvv0*7,uuu2uuu4vvv0uuu3uuu6*2,vvv0nqq8jnncvvv0vvv2
  vvv0*13,vvv2stt6stt7ttt7sss9vvv0uvv0*2,vvv0vvv2
  vvv0*22,vvv2
  vvv0*14,tuu6vvv3uvv3tuu6vvv0uvv0*2,vvv0vvv2
  vvv0qrrfrrrfpqqgnoohvvv0*7,rssaoopkppqersseppqhqqrcvvv0mpp8mpp9vvv0vvv2
  vvv0ttt2uuu2tuu2*2,vvv0*6,stt8qrrbssscqqreqqqgsttasss9vvv0stt2oqr5vvv0vvv2
  vvv0*2,uvv0*5,rss0qrs0*8,pqr2qrs0vvv0*4,vvv2
  vvv0uuu0*6,nqq1mpp0*10,vvv1vvv0*3,vvv2
  vvv0*22,vvv2
  vvv0*13,sssaqrrbqqrapqqgpqqbvvv0rtt2rss2vvv0vvv2
  vvv0oppepqqenoojlmnkvvv0*8,uuu2vvv2vvv0uuu5vvv1vvv0mppblooevvv0vvv2
  vvv0*15,uuv2sssbsst8vvv0uuu0*2,vvv0vvv2
  vvv0tuu0*11,mop2gkl0*4,glm0vvv1vvv0*3,vvv2
  vvv0*22,vvv2
  vvv1vvv0*21,uuu1
ready-claiming 358x285
~ Zd4D nbl_ 0oiP 5yRw uGCc wwZJ fWZe 4OGL fyV5 KBTY 8uBw jzEo NLJI A_wD HiAD E68H VtL3 yD1R 8Hc3 PAq_
~ 2cnX
  rss9qrrdsss8qrrcrssdstt2uvv0*17,
  uuu0*22,uvv0
  vur0vuq0vur0*7,vuq0*13,uus1
  vuq0uut5tsqauts5tsr8ttsasrpgssqbsrp7tsr4vuq0*6,usp5onlgtsp7ppmapomdusp1vtr1
  vuq0vus1utr2vus1*2,vus3vus1*2,vus0*2,vuq0*6,tsp2qpm3rqn7qpn4qpn6vuq0vtr1
  vuq0*15,vtq0utp1vuq0*5,vtr1
  vuq0*14,jki8mmkbghg9nmk6vuq0vtq0utq0vtq0vtr1
  vuq0*14,jki5iih9ghg8mmk9oombmmkdmmlbvtq1vtr1
  vuq0*22,vtr1
  vuq0*9,tsp6qpnfrqnippmkrqncsrocrqnarqnfqqnerqn9*2,rqnausp8vtr1
  vuq0*4,utq5utq4usp8utp4usp5utq4utp4sro9tro8vuq0usp5usp4tro9vtq2vtq0usp7utq4utp5vtr1
  vuq0*4,tro9rqo7sroatsp4rqo9rqnbsroautp4tsp5sroarqn8sro7usp5sro7sro9sro7sroavtq3vtr1
  vuq0vsl0vri0*18,vrj0vuq0vtr1
  vuq0vn71vm50*4,vm51sk54tl55sk54rj43vm50tl55vm51ul51tl52vm50*5,vrk1vtr1
  vuq0vn71vm50*5,pi4brj48ph49qj49*2,ph4api4aul52sk56vm50*5,vrk1vtr1
  vuq0vpe1vob0*19,vtn0vtr1
  vus0*22,vus1
  vvv1vvv0*21,uuu1
ready-huge 358x265
~ Zd4D nbl_ VKMk 5yRw uGCc wwZJ fWZe 4OGL fyV5 KBTY 8uBw jzEo NLJI A_wD PQrr Jvhr VtL3 yD1R 0RLL oenl
~ HVM7 U-zy
  rss9qrrdrss9qrrauuu0uvv0*18,
  uuu0*22,uvv0
  vur0vuq0vur0*7,vuq0*13,uus1
  vuq0uts5srpbttr5srq9tsrbrqnhsrpcsrp7tsr4vuq0*6,usp5onlgtsp7ppmapomdusp1vtr1
  vuq0vut0vus1vut1vvt0vus2vvt0*2,vus0*2,vuq0*6,tsp2qpm3rqn7qpn4qpn6vuq0vtr1
  vuq0*2,rqn5rqn3qpm4tsp2tro4qpm4rqn4sro1pom6qpm6rqn3pom5qpn5qpn4tsp3rqn5qpn3vuq0*3,vtr1
  vuq0*2,lljammk8llj9mmkejkibjjicfgffoolakkjdijhejjicijhhjjiellj9ppm9kkjbllj9qpneppndtsp2vtr1
  vuq0*5,vtq2vuq0*3,vtq1vuq0vtq2utq2vuq0vuq1vuq0vuq1vuq0*4,vuq1vtr1
  vuq0*9,tsp7qpnfrqngqpmjrqnbsrobrqnasrodqqnerqn9*2,rqnausp7vtr1
  vuq0*4,tsparqnarqnisro9qqncrqnbsrocrqndqqndtsp7qpmdrqnarqnesro7sro6rqnfrqneusp8vtr1
  vuq0*4,usp4vtq1vuq0*2,vtq2utq2vtq2vuq0*2,vtq3vtq0*2,vuq0utp3vtq3vuq0*3,vtr1
  vuq0vqg1vpd0*18,vpe0vto0vtr1
  vuq0vn71tk55pi47sk47qi47sj44oh4aqi47ph49sk56qi48rj47pi48ph49ul53rj4cul53tk54ph48vm50vrk1vtr1
  vuq0vn71ul52rj43sj45sk54sj46tk54sk56sk54sk53sk54tk52sk54*2,sk46rj43rj44tl53ph44vm50vrk1vtr1
  vuq0vrj0vqg0*19,vtp0vtr1
  vut0vvt0*21,vut2
  uvv0vvv0*21,uuu0
ready-none 358x155
~ Zd4D nbl_ QpMe 5yRw uGCc fWZe 4OGL Du7V ariU
  rss9qrrdsss8rssauuu1uvv0*18,
  uuu0uvv0*20,uuu0uvv0
  vvv0*22,uvv2
  vvv0*16,uuu5oophttt7pqqappqduuu1vvv2
  vvv0*16,ttt2qqr3rrs7qrr4qrr6vvv0vvv2
  vvv0*11,ttt8vvv2ttt8uuu5ttt8rrravvv1vvv2vvv0tuu6uuu4vvv2
  vvv0*8,uuu1nooapqqfoppdpqqappqerss9qqqboppbpqqaqrr7mnnfrrr9uuu4vvv2
  vvv0*4,vvv2sttbsstcsttevvv2uuu4ttt8ttt9uuu6ttt8ttt7ttt9vvv4ttuatttatuu5sstcuuu4vvv2
  vvv0*4,uuu2uuu1uuu2uuu3uuu2tuu2uuu1tuu5uuu3ttt3uuu1tuu2tuu5ttt6ttt4ttu1uuu2vvv1vvv2
  uvv1vvv0*21,uuu1
ready-first-tasks 358x404
~ Zd4D nbl_ xBGv 5yRw uGCc b__e JDKn dqCz D_pn fgyx L1tQ 6X6r 5yRw upPJ OBoo kuDl xoXP tIeW fgyx L1tQ
~ 6X6r 5yRw upPJ fLYO kuDl xoXP EApw Rb2d tIeW fgyx L1tQ J8Rm 5yRw as1I lqc_ kuDl 8Uhl O4w2 Rb2d 1zq8
~ 3fy_
  rss9qrrdrssbrss7rss9rrsauvv0*17,
  uuu0uvv0*20,uuu0uvv0
  vvv0*22,uvv2
  vvv0*13,qqqdrrscpqqfppqfmnnpmnnlpqqapqqdsss8vvv2
  vvv0*13,sst3qqq7qrr4ttu5rss6rss4qrr3rrr5uuu3vvv2
  vvv0*22,vvv2
  vvv0uuu2*2,uuu3ttt2vvv0*7,ttt7pqqfnooksssgoppkoopjvvv0rss2stt2vvv0vvv2
  vvv0qqqfqrrepqqfopphvvv0*7,uuu2uuu4vvv0uuu3uuu6*2,vvv0nqq8jnncvvv0vvv2
  vvv0*13,vvv2stt6stt7ttt7sss9vvv0uvv0*2,vvv0vvv2
  vvv0*22,vvv2
  vvv0*14,ttt7uvv4uuu5ttt7vvv0uvv0*2,vvv0vvv2
  vvv0qrrfrrrfpqqgnoohvvv0*7,rssaoopkpqqcrssdpqqgqrrbvvv0mpp8lopavvv0vvv2
  vvv0ttt2uuu2tuu2*2,vvv0*6,stt8qrrbssscqqreqqqgsssbsss9vvv0stt2qrs4vvv0vvv2
  vvv0*2,uvv0*5,rss0qrs0*8,prr1qrs0vvv0*4,vvv2
  vvv0uuu0*6,nqq1mpp0*10,vvv1vvv0*3,vvv2
  vvv0*22,vvv2
  vvv0uvv1vvv1*2,uuu1vvv0*8,sssaqrrbqqrapqqgpqqbvvv0rtt2rss2vvv0vvv2
  vvv0pqqdqrrcopphnooivvv0*8,uuu2vvv2vvv0uuu5vvv1vvv0mppblooevvv0vvv2
  vvv0*15,uuv2sssbsst8vvv0uuu0*2,vvv0vvv2
  vvv0tuu0*11,mop2gkl0*4,glm0vvv1vvv0*3,vvv2
  vvv0*22,vvv2
  vvv07df619c0*18,2ac0prr5vvv2
  vvv03bd619c0*2,5dea9fhdchjhejkg8egb7ef58fga8fgd7efaaghe8egi9fgh9fhiagim19c0*3,mpp6vvv2
  vvv05ce619c0*7,1ac119c0*2,6df72ac219c04ce419c0*5,oqq5vvv2
  vvv0uuu0stt0*19,vvv0uvv2
  uuu0*22,uvv0
ready-all-claimed 358x600
~ Zd4D nbl_ d0Me 5yRw uGCc fWZe BflW KnoV rclZ Njgj NLJI A_wD 8hjj E68H hzsl 5LF6 ZDkH -hpm HuCI Uk5L
~ fkJ1 bkXH OY5U uZr1 b__e Urug dqCz D_pn fgyx L1tQ 6X6r 5yRw upPJ OBoo kuDl xoXP tIeW fgyx L1tQ 6X6r
~ 5yRw upPJ fLYO kuDl xoXP EApw Rb2d tIeW fgyx L1tQ J8Rm 5yRw as1I lqc_ kuDl 8Uhl O4w2 Rb2d 1zq8 3fy_
  rss9qrrdrss9*2,qrrcrss9ttt4uvv0*16,
  uuu0*22,uvv0
  vvv0*22,uvv2
  vvv0sus1mqodpsq7orp9psq9psq8psq7uvv0vvv0*3,vvv2qrrepqqhvvv1rrs8ttt4ttu6uuu4rss7ttt4vvv2
  vvv0sut2rts1sts4sut1sts4sut0sut2vvv0*4,sst7ppqattt6noocpqq4ttt3qqr3opp8pqq5uuu2vvv2
  vvv0*14,rrs2qrr3klm4ttt2vvv0*4,vvv2
  vvv0*14,eghclmm8hjj8pqq7sss7qrr7qqr7uuu1vvv2
  vvv0*14,opp4ppq6klm3ttt4sss5qrr7rss6vvv0vvv2
  vvv0*14,uuu3stt5uuu5ttt5ttu5ttt9uuu2vvv0vvv2
  vvv0*14,uuu6sss6ttt8stt7ttt6sstbuuu2vvv1vvv2
  vvv0lqr2jpq0*6,lqr4gkl0*8,gkm0kpn4hnk0*2,sut2vvv2
  vvv0lqr2jpq0*6,lqr4gkl0*8,gkm0kpn4hnk0*2,sut2vvv2
  vvv0*6,uvv2vvv0vvv1uvv3uvv2ttt6stt6prr2vvv0*2,vvv3uuu6tuu7ttu7qsr4sut2vvv2
  vvv0*6,vvv2sstbstt7ttu8sstauuu4ttt5prr2uuv2ttt4ttt7tuu5stt6uuu5qss3sut2vvv2
  vvv0*13,rssctttarssbsss9stt7rssarss9nrr5qtt2vvv2
  vvv0*15,uuu4vvv2uuu5ttu7uuu3uvv1vvv2*2,
  vvv0*14,uuu2noogoopipqqhmnnhmnnjnopettt8vvv2
  vvv0*22,vvv2
  vvv0*12,vvv2tuu5qrrfuuu7sssbrssdvvv0uuu0*2,vvv0vvv2
  vvv0oppipqqhnoojlmnkvvv0*7,sss8qqresss5sttarss9sss5vvv0lopajmnevvv0vvv2
  vvv0*13,vvv2stt6sst9sstcqrrfvvv0tuu0stt0vvv0vvv2
  vvv0*22,vvv2
  vvv0*22,vvv2
  vvv0ttt6*2,ttt7rss6vvv0*7,sss9oppjnookqrriopploopjvvv0qrs3qss3vvv0vvv2
  vvv0rrrbrssaqrrbqqqdvvv0*6,tuu5rss8ttt9sssarssbuuu3*2,vvv0oqr7knobvvv0vvv2
  vvv0*11,uuv2uuu4uuu3tuu4uuu4ttt8ttt5vvv0*2,uvv0vvv0vvv2
  vvv0tuu0*6,jmn2gkl0*9,glm0vvv1vvv0*3,vvv2
  vvv0*22,vvv2
  vvv0*13,uuu2uuu5uuu4ttt7ttt5vvv0uuu0*2,vvv0vvv2
  vvv0oppepqqenoojlmnkvvv0*8,rssaqrr9rss6rrrbsss5vvv0mopclooevvv0vvv2
  vvv0*15,uuu3rsscsss9vvv0stt1rst2vvv0vvv2
  vvv0uuu0*11,prr1mpp0*3,mop1mpp0vvv1vvv0*3,vvv2
  vvv0*2,uvv0*10,stt0qrs0*5,vvv0*4,vvv2
  vvv0hlm3cij0*18,dij0stt2vvv2
  vvv03bd619c0*2,4ce66df98egc9fha6df82ac23bd45ce93bd24ce65cec4ce84cea6dff19c0*3,mpp6vvv2
  vvv03bd619c0*2,2ac34bd35ce46df52ac36df5*2,4ce4aghf8ega4bd69fgd5ce75ce619c0*3,mpp6vvv2
  vvv0loo3gkl0*18,hlm0uuu2vvv2
  uvv1vvv0*21,uuu0
ready-all-done 358x290
~ Zd4D nbl_ 9Sh5 5yRw uGCc fWZe BflW KnoV rclZ Njgj NLJI A_wD 8hjj E68H hzsl 5LF6 ZDkH -hpm HuCI Uk5L
~ fkJ1 bkXH OY5U uZr1 ariU
  rss9qrrdrss9*2,rrsatuu1uvv0*17,
  uuu0uvv0*20,uuu0uvv0
  vvv0*22,uvv2
  vvv0rus1mqodpsq7orp9psq9psq8*2,uvv0vvv0*3,uvv2pqqgppqjvvv2rrr9sss5ttt7tuu5rrr9ttt4vvv2
  vvv0sut2sts1sut4sut1sut4tut0sut1vvv0*4,stt6pqq8ttt5noobqqr3uuu2qrr2pqq6qqr4uuu1vvv2
  vvv0*14,qrr3*2,jll4ttt2vvv0*4,vvv2
  vvv0*14,eghckll9hjj8pqq7sss8pqq8*2,uuu1vvv2
  vvv0*14,ppq3qqq5kmm2tuu3sss5rrs6sss5vvv0vvv2
  vvv0*14,uuu3stt5uuu5ttt5ttu5ttt9uuu2vvv0vvv2
  vvv0*14,uuu6sss6ttt8stt7ttt6sstbuuu2vvv1vvv2
  vvv0jpq2hop0*6,kpq5ejk0*9,iom5fmj0*2,stt2vvv2
  vvv0mrr1kqr0*6,nrr4imn0*9,lpo4iol0iom0tut2vvv2
  vvv0*6,uuu3vvv2uvv2uuu4uuu5stt8sst7oqr2vvv1vvv2uvv5tuu7ttt9*2,psr5stt2vvv2
  vvv0*6,vvv1stt9ttt5tuu7ttt8uuu3tuu4qss1uvv2ttu3ttt5uuu3ttu5uuu3rts2tut1vvv2
  vvv0*13,rssctttarssbsss9stt7rssarss9nqr5qtt3vvv2
  vvv0*5,vvv2*3,vvv0*2,vvv1*2,vvv0*2,vvv1vvv2vvv0vvv3vvv1vvv0vvv1*2,vvv2
  vvv0*4,uuu4rssarrrcrrsftuu4sst7stt8rssdsst9qrrbsst7rssbttt9rsserrsdrss7rrrduuu4vvv2
  vvv0*22,uvv1
  uuu0tuu0*20,tuu1uvv0
ready-loading 358x424
~ Zd4D nbl_ 5Qms 5yRw TX3D 4OGL dgBm dgBm dgBm dgBm
  rss9qrrdsss9qrrb*2,uvv0*18,
  uuu0uvv0*20,uuu0uvv0
  vvv0*22,uvv2
  vvv0*16,uuu5oophttt7pqqappqduuu1vvv2
  vvv0*16,ttt2qqr3rrs7qrr4qrr6vvv0vvv2
  vvv0*9,uuu0tuu0*11,vvv0vvv2
  vvv0*9,stt0rss0*11,uuu0vvv2
  vvv0*9,stt0rss0*11,uuu0vvv2
  vvv0*9,stt0rss0*11,uuu0vvv2
  vvv0*10,uvv0*11,vvv0vvv2
  vvv0stt0rss0*19,uvv0vvv2
  vvv0rss0*20,uuu0vvv2
  vvv0rtt0rss0*19,uvv0vvv2
  vvv0*2,uvv0*19,vvv0vvv2
  vvv0rss0*20,uuu0vvv2
  vvv0rss0*20,uuu0vvv2
  vvv0ttt0stt0*19,vvv0vvv2
  vvv0uuu0tuu0*19,vvv0vvv2
  vvv0rss0*20,uuu0vvv2
  vvv0rss0*20,uuu0vvv2
  vvv0uuu0tuu0*19,vvv0vvv2
  vvv0*22,vvv2
  vvv0*22,vvv2
  vvv0*22,vvv2
  vvv0*22,vvv2
  vvv0*22,vvv2
  uvv0vvv0*21,uuu0
ready-failed 358x162
~ Zd4D nbl_ yFNA 5yRw uGCc 4OGL 7bAm 2-3y
  rss9qrrdrss7qrrcttt4uvv0*18,
  uuu0uvv0*20,uuu0uvv0
  vvv0*22,uvv2
  vvv0*16,uuu5oophttt7pqqappqduuu1vvv2
  vvv0*16,ttt2qqr3rrs7qrr4qrr6vvv0vvv2
  vvv0*7,rrrcrrsbrrr8sss8rssarssbsssaqqrgqrrfttt7sss9rss6tuu7qrrbuuu4vvv2
  vvv0uvv2uvv0*6,uuu1uvv0*2,uuu2uvv0*4,uuu1tuu3uvv0uuu2uvv0vvv1vvv2
  vvv0uvv6vvv0*6,sss9qqqhrrs7rrrhrrrepqqgvvv0*7,uvv6vvv2
  vvv0uuu5vvv0*6,uuu1sss6stt1uuu2ttt3sst5vvv0*7,vvv4vvv2
  vvv0*2,uvv0*18,vvv0*2,uvv1
  uuu0tuu0*20,tuu1uvv0
