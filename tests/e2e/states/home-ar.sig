slide-offer 358x696
~ Zd4D nbl_ bpP1 5yRw Qpoy IZNy wiTu bI2G wwCH arAO mD2R MWd9 -c4B svW2 OXZb eLFl TH9e 28XY ELOS B1P4
~ GyEz yb-b 94W8
  rrrdrss8qrrcsst6uvv0*19,
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
  18a0*23,
  jno0*4,lop0npq0lop0*2,mpp0*2,jno0*5,ino0fjl17df218a0*5,
  ptt0*3,suu0*2,rrn0toe0uoc0sqi0rtt0tuv1ptt0*7,kop25bd218a0*3,
  ors0*2,pst0tuv1sqk0vm50*4,uoc0rtu1suu0dmo2nrs2chi2mpq4ptt0*3,oss17df318a0*2,
  18a0*3,8df2sl82vm50*5,rrm1tuv1jpq2bjl6chj3pst0ptt0*4,ors24ac218a0
  18a0*4,cda4vpc0*2,vob0vm60vm50spi1tuv1ptt0*9,glm518a0
  18a0*4,4ac6vvv0*3,vus0vn81rql1tuv1ptt0*9,pst14ac7
  18a0*4,4ac6vvv0*4,vrm2skg0tli0rli0qrq0ptt0*7,rom1kgeb
  18a0*4,4ac6vvv0*4,vsq3ue70*3,tf80qqp1ptt0*6,qpo1qnl2
  18a0*4,4ac6vvv0*4,vsq3ue70*4,lda25bd0*2,7df1imn3ptt0*4,
  18a0*4,4ac6vvv0*4,vsq3ue70*4,lc8318a0*4,ino3mrr0*2,mrs0
  18a0*4,4ac6vvv0*4,vsq3ue70*4,lc8318a0*4,3ce26ik0*3,
  18a0*4,4ac6vvv0*4,vsq3ue70*4,lc8318a0*4,3ce26ik0*3,
  18a0*4,4ac6vvv0*4,vsq3ue70*4,lc8318a0*4,3ce26ik0*3,
slide-offer-with-proof 358x755
~ Zd4D nbl_ LNJf 5yRw Qpoy IZNy wiTu bI2G wwCH arAO mD2R MWd9 -c4B svW2 OXZb eLFl TH9e 28XY ELOS B1P4
~ vxOT CuaD cLBU GyEz yb-b 94W8
  rrrdrss8qrrcrss7qrrcrssarss9*2,uvv0*15,
  npp0*23,
  18a0*23,
  18a0*15,18a139b329b539b529b339b818a0*2,
  18a0*15,7deb5bc45bc95bd74ac439b418a0*2,
  18a0*12,39b54ac639b239b428a128b228a15bc939b418a118a0
  18a0*11,7ce8afgfdhigbfhabfhg5bdabfhb7debcgigehjf18a218a0
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
  18a0*13,29b118a018a1*2,28a129b24ac1*2,18a0*2,
  18a0*10,9efbeijm8df9cghe8dfcbfhidhje9efdcgheehjfchih18a0*2,
  18a0*10,28b228a118a0*2,39b118a118a0*7,
  18a03ac539b5*2,5bde39b53ac739b55bdb3ac74ac93ac94ac64ac95bdd3ac64acc6ceb4bca6ced7ded18a0*2,
  18a039b428a139b528a129b329b1*2,28a118a028b128b328a039b328a128b118a0*7,
  18a0*17,39b45cd94bd86cef18a118a0
  18a0*23,
  18a06cd2chi0*18,afg118a0*2,
  18a0npq6vvv0stt4*2,stt7rss5stt2uvv3vvv0uvv3vvv0uuu4vvv1uvv1vvv0*2,uvv3uuu5vvv1vvv04ac618a0
  18a0opq6vvv0qrs9qrsaoqqbnppcstt8opqbpqramopjnpp9opqdpqqfpqrapqr9rss5pqqcpqqeuuu4vvv05bc618a0
  18a0eij4opq0*18,mop128a218a0
  18a0*4,18a218a029b318a018a228a129b3*3,29b439b318a0*8,
  18a0*4,4bd93ac64bc83ac53ac84ac74ac95bda3ac85bd93ac84aca4ac84aca29b318a0*4,
  18a0*8,28a25bdd5bd94ac76cee3ac618a0*9,
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
  18a0*13,39b54ac85bd93ac64ac84ac739b44bc818a118a0
  18a0*13,29b218a0*2,29b318a0*2,39b528a218a0*2,
  18a0*14,3ac64ac739b45bd84ac528a218a0*3,
  18a0*13,5bd7eijj7deb6bd7afgaafge9egbafha18a118a0
  18a0*23,
  18a0*2,7ce2afg118a06cd19eg05bd14ac2bfh128b118a029b1bfh04ac128a1bfh15bc228a0bfh15bd218a0*2,
  18a0*2,gjk5lno4dhi6lno7gjk09ef4qrr6hkl4kmn618a0knn6hkl4qrr6jmn8hll4qrr6jmn8ilm4qrr529b218a0
  18a0*2,28a1loo66ce4gjl5oqq3eijbmop618a0qrs718a0qss818a0npp6tuub28a3lno6uuu639b5knn67ce618a0
  18a0*2,npp4mop39ef3gjk5kmn3fjk8qrr6ilm4kmn7jlm3knn7ilm4prr6jmm7ilm4qrr6ilm8jmm4qrr529b218a0
  18a0*2,8df09ef05bd17ce19eg118a04ac1afg129b2lno829b2afg04ac118a0aeg14ac118a0aeg14ac118a0*2,
  18a0*10,39b429b229b328a118a0*3,39b34ac56cd46cd318a118a0
  18a0*9,5bd6aegheijdbfhfaegfcgheafg9cghb8dfbafgcbghcafgf18a0*2,
  18a0*13,29b028a118a0*8,
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
  18a0*15,4ac95acb39b73ac729b45bdb18a0*2,
  18a0*15,5bd86bda4ac75bd65bc83ac618a0*2,
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
  18a0*11,4ac66cea5ac539b439b318a04ac57ce97de79ef818a118a0
  18a0*10,4ac57de8afgb9ef79egb7cecafgc7ce97de7afg97deb18a0*2,
  18a0*23,
  18a0*3,29b35bd84ac45bd95bd83ac56ceb4ace5bd94acb5bdb3ac35bd85bd95bdb4ac84ac66cef18a118a0
  18a0*3,18a118a0*10,18a118a028a418a218a0*5,
  18a0*14,5bdc4bd84acc6cec4ac76ce95bd718a0*2,
  18a0*23,
  18a0dhi4mop0*18,kmn128a118a0
  18a0opq6vvv0*5,vvv2sstcsssauuu6rsscttu5stt7tuu4vvv0*6,5bc618a0
  18a0npq6vvv0*5,uvv1rss4qrr9rss3sst3sst6qrr7stt2vvv0*6,4ac618a0
  18a07de2eij0*18,chi118a0*2,
  39b0*15,28a018a0*7,
  vtq0*15,vtp0sro1ikj25bc218a0*4,
  vur0vut0vuq0vtq0*2,vus0vut0vuq0vtq0*2,vus0*2,vtq0*2,vuq0vut0vus0vtq0vtp0fih418a0*3,
  vpc1tl61vri2vtq0vur0vvv0*2,vvt0vtq0vus0vvv0*2,vus0vtq0vvt0vvv0*2,vur0vtq0vvv0gkl618a0*2,
  qk635a94vn71vtq0vur1vpd0voa0vto1vtq0vvt0vvv0*2,vvt0vtq0vvu0vvv0*2,vus0vtq0vvv0*2,9ef518a0
  vm50*2,vn61vtq0vri1lh74bc84vob1vtq0vvt0vsq1*2,vvt0vtq0vvu0vvv0*2,vus0vtq0vvv0*2,oqq618a0
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
  18a0*15,39b64ac75bdc3ab829b35bdb18a0*2,
  18a0*15,5bd94ac55bd44ac53ac429b418a0*2,
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
  18a0*4,28b318a018a128a118a139b528a318a029b528a318a018a228a2*2,18a118a039b618a0*2,
  18a0*3,29b54ac54ac44ac75bd639b35bd63aca5bd939b64ac839b35bd7*2,5bd94ac74ac64bd918a0*2,
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
  npp0*23,
  18a0*23,
  18a0*15,39b64ac94acc5bca4ac84ac718a118a0
  18a0*15,4ac66bd939b55ac44ac53ac418a118a0
  18a0*13,5bdc6cec6ceg*2,4ac84ac739b44bc818a118a0
  18a0*19,39b528a218a0*2,
  18a0*14,28a25bda29b14ac74ac64ac45bd718a0*2,
  18a0*14,6bd78dfdeijcaegb6ce7afgabghb18a218a0
  18a0*23,
  18a0*2,39b16bd0*2,18a04ac17ce118a0*3,3ab17de118a0*2,6ce15ac118a029b18df028a018a0*2,
  18a0*2,fjk6qrr1npq06ce6stt3oqq2jmm618a05bc3stt3oqq2knn6fjk6qrr2sst39eg7rss4npp2prr418a0*2,
  18a0*2,ilm6npq3dhi3gjk6gkl628b2uuu318a0eij6ilm618a1uuu4stt85bd6dhi6sttanpp618a0prr67ce618a0
  18a0*2,4ac36ce1ttu4ilmbilm639b3tuu428a0eij6jmn629b2uuu4rss87ce6eij6qrsboqq618a0rss56cd618a0
  18a0*2,lno7qrs1pqr44ac4rss3stt1fjk5oqq6fij9rss3stt1gkl5cgh5stt2stt37ce5npq4sst2loo518a0*2,
  18a0*3,39b018a0*3,39b018a0hkl85bd318a039b018a0*2,29b028a018a0*2,39b018a0*3,
  18a0*9,28a239b618a039b429b218a0*3,39b35bd66ce57ce418a118a0
  18a0*9,5bd69efgeijdafgeaegecgieafg9cghb7dea9egabfhb9ege18a0*2,
  18a0*23,
  18a0*3,28a35bd84ac45bd95bd73ac56ceb4acd5bd94acb5bdb3ac35bd85bd95bdb4ac84ac66cde18a118a0
  18a0*3,18a118a0*10,18a128a028a328a218a0*5,
  18a0*14,5bdc5bd84acd6ced4ac76ce95bd718a0*2,
  18a0*23,
  18a0bgh3kmn0*18,ilm118a118a0
  18a0opq6vvv0*4,stt9rss7stt9tuu4stt7tuu6tuu3stt9ttu5rss9uuu3vvv0*4,5bc618a0
  18a0opq6vvv0*4,sst4qrr8stt4qrr7rss4oqq8rss7pqqdqrr4rss5vvv1vvv0*4,5ac618a0
  18a09ef3gkl0*18,eij118a0*2,
  18a0*23,
  vtq0*14,vtp0utp0qpn1gji24ab118a0*4,
  vrm1vso0vtq0mmk4qpm4vtq0*5,ppm2lmk1vtq0*5,vtp0uso1dgg418a0*3,
  vni2uf80vqm2vtq0*4,vtp0vrn0vpm0mjh5bdd4vol0vqm0vso0vtp0vtq0voj2uke2vtp06ef418a0*2,
  vtp0ulf1ulf2vtq0*2,vsp0vol0vli0mhf2edd0acc1lda3uhb0vid0vmj1vnk0vrn0vtp0*2,qro3dlm17cd418a0
  vtq0*4,vrn0vmi0vmc0vm60ee8418a0*2,od73ue70uf91vvv0vss0vnl0vol0vtp0vtq0*2,nol518a0
  vtq0*3,vqm1slj1gkg2vm50*2,oj6418a0*2,od73ue70ulg3vvv0*2,mqr3mkj1vnk0vtp0vtq0vtp09deb
  vtq0*2,vrn1slj19ik06ik0jkd2vm50*2,499318a0od73ue70vqo3vvv0stu27jl16ik0lkj2vol1vtp0vtq0ppmd
  vtq0vtp0vmj1opp37jl06ik07ik0ql91vm50ee8418a0od73uf81vvv1vvv0bln26ik0*2,fkf1vlg0vqn1vtq0vtp1
  vtq0vpm1vqo1vvv0stu1blm26ik09ji1um60oi7418a0od73ukf3vvv0iop46ik07ik0llb1vm50vm80vmj0vtp0vtq0
  vtp0vmj1vuu1vvv0*3,hop26ik0fkf2vpd1mnl0upl1vso1ors36ik0bji1rl80vm50*3,vlf0vrn1vtq0
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
  18a0*4,18a118a018a118a0*2,28a318a218a028a318a218a0*2,18a1*2,18a0*2,28b318a0*2,
  18a0*3,29b55bd74ac44bc85bd739b45bd84acb5bd93ac84bc93ac35bd8*2,5bda4ac84ac65bdb18a0*2,
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
  ptt0*9,rrn1una1tga2fgg7bgi5ptt0*7,mqr318a1
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
  npp0*23,
  18a0*23,
  18a0*15,4ac95bda4ac75bcd4ac84acb18a0*2,
  18a0*15,4ac4*2,3ac35bc53ac24ac618a0*2,
  18a0*13,39b54ac85bd93ac64ac84ac739b44bc818a118a0
  18a0*13,29b218a0*2,29b318a0*2,39b528a218a0*2,
  18a0*14,3ac64ac739b45bd84ac528a218a0*3,
  18a0*13,5bd7eijj7deb6bd7afgaafge9egbafha18a118a0
  18a0*23,
  18a0*2,39b16bd0*2,18a04ac17ce118a0*3,3ab17de118a0*2,6ce15ac118a029b18df028a018a0*2,
  18a0*2,fjk6qrr1npq06ce6stt3oqq2jmm618a05bc3stt3oqq2knn6fjk6qrr2sst39eg7rss4npp2prr418a0*2,
  18a0*2,ilm6npq3dhi3gjk6gkl628b2uuu318a0eij6ilm618a1uuu4stt85bd6dhi6sttanpp618a0prr67ce618a0
  18a0*2,4ac36ce1ttu4ilmbilm639b3tuu428a0eij6jmn629b2uuu4rss87ce6eij6qrsboqq618a0rss56cd618a0
  18a0*2,lno7qrs1pqr44ac4rss3stt1fjk5oqq6fij9rss3stt1gkl5cgh5stt2stt37ce5npq4sst2loo518a0*2,
  18a0*3,39b018a0*3,39b018a0hkl85bd318a039b018a0*2,29b028a018a0*2,39b018a0*3,
  18a0*9,18a118a029b34ac64ac429b329b218a039b35bd66ce57ce418a118a0
  18a0*10,4ac59egbcgieaeg9afgc8dfebfhc8dea9egabfhb9ege18a0*2,
  18a0*23,
  18a0*3,28a35bd84ac45bd95bd73ac56ceb4acd5bd94acb5bdb3ac35bd85bd95bdb4ac84ac66cde18a118a0
  18a0*3,18a118a0*10,18a128a028a328a218a0*5,
  18a0*14,5bdc5bd84acd6ced4ac76ce95bd718a0*2,
  18a0*23,
  18a0bgh3kmn0*18,ilm118a118a0
  18a0opq6vvv0*6,vvv1rssastt9tuu6ttu5tuu3vvv0*7,5bc618a0
  18a0opq6vvv0*6,stt6pqrbrss6sst9prrarss4vvv0*7,5ac618a0
  18a09ef3gkl0*18,eij118a0*2,
  18a0*23,
  ptt0*8,nrr1mpq2lpq2nrs1ptt0*2,pst0pss0lpp1dik23ac118a0*4,
  ptt0*6,pst0chj328a1rss4pqr528a0ejk3pst0ptt0*4,ors1agh318a0*3,
  ptt0*6,dij518a07ce6vvv0*2,5ac518a0fjl5ptt0*2,pst0rqp1rrq1qss0chh518a0*2,
  ptt0*5,ors228a118a0cgi6vvv0*2,aeg618a039b2pst1qqp1tga0vol3vts2tf80rnl26ce418a0
  jpq2gnp4ors4emo1pst0jno53ac0*2,fjk5uvv0*2,dhj53ac0*2,lpp6tga1ue70vts3vvv0uga3ue70kll718a0
  6ik0lqr4vvv17jl1dmn3oss1lpq8ptt0*2,mqr5oss3ptt0*2,kop9qpo3ue70*2,vvv0*2,uid3ue70rli27dfa
  7jl0pss3vvv0bkm38jl1pst1oss1lpq8ptt0mqr5oss3ptt0kop9pst1orr3noo5qrq0qtt0nqr8qrr0opp3mpp6kopc
  nrr3ptt0lpqapst0kop9pst0ptt0oss1lpq8mqr5oss3kop9pst1ptt0*2,nqr4mqr5ptt0lpq9ors3lpq7ptt0pst1
  mqq6nrr4lpqbkop9pst0ptt0*3,oss1imncjnocpst1ptt0*4,nqr4mqr5kopclpq7ptt0*3,
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
  18a0opq6vvv0*6,uuu4uuu6prrgrssarss8stt6vvv0*7,5bc618a0
  18a0opq6vvv0*6,uuu1qrr9sst5ttu2qrs7stt3vvv0*7,4ac618a0
  18a07de2eij0*18,chi118a0*2,
  18a0*23,
  18a0*23,
  oig0lhg0gee17ab118a0*19,
  9bc0cdd0iff1skh1pih1abc218a0*17,
  5hj05gi04df02ac1bcd2rjh1kgf328a018a0*15,
  29b02bd04df06hj05fh139b1lhg3oig328a118a0*14,
  vm50rk60ig715aa14df16hj12ac1lhf3lhg418a0*14,
  59907a91hg71tl61ee833bd16hj139b2qjh2cdd418a0*13,
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
  uuu0uvv0*20,uuu0uvv0
  vvv0*22,uvv2
  vvv0*4,sssarrs8qrr7tuu4rrsbqrr5ttt6sss9sss8pqqdvvv1qrrdttt5qqrfnoplmnnjpqqauuu2vvv2
  vvv0*4,oppenop9sss3rss8noocpqq5qqr4stt3qrr3qqq6pqq9opp5ttt3qqr2rrs4rss4qqr4uuu2vvv2
  vvv0*4,ttt6uuu5ttu8uuu5tuu6sstctttauvv3ttt8uuu4tuu8uuu5tuu9uuu5uuu3uvv4uuu5vvv1vvv2
  vvv0*4,ttt4stt5ttt7stt8uuu2ttu3tuu3ttu6sss6tuu5sst8uuu3tuu6sst7ttt5uuu3ttt3uvv2vvv2
  vvv0*15,sssaqrrgsssdrrsaqrrcrss8uuu4vvv2
  vvv0*19,vvv1vvv0*2,vvv2
  vvv0hlm3cij0*18,dij0stt2vvv2
  vvv03bd619c0*6,5ded8fg99ghi5cea8eg77eg93bd319c0*6,mpp6vvv2
  vvv06df619c0*6,4bd52ac119c03bd52ac319c0*7,1ac0prr5vvv2
  vvv0uvv2uvv0*19,vvv1vvv2
  vvv0uvv6vvv0*6,uvv3sttbstt8sss6rrrhsssdvvv0*7,uvv6vvv2
  vvv0uvv5vvv0*7,sst4sst1vvv1stt2ttt5vvv0*7,uvv5vvv2
  vvv0*2,uvv0*19,vvv0uvv2
  uuu0*21,uuu1uvv0
winners 358x122
~ Zd4D nbl_ PuKY 5yRw xhGI TXGg S8rf g9jp nAJG RDyU BV03 wp0x X1Pp XFyg gUuN RDyU BV03 UBmE ZllQ QGqs
~ YtiK RDyU BV03 WV7d _RK8 Nn5W 0izw RDyU BV03 wp0x lQ0g XFyg qlFC RDyU BV03 UBmE QRqK QGqs Va4Z -13R
~ KJbV RFKI 1VZe
  rrrdrssbsss7uvv0*20,
  uvv0*23,
  uvv0*23,
  tuu2qrreuvv0*17,uuu2sss9stt4lpn2
  uuu1sss7uvv0*17,rss6qrr7ttt2rts1
  uvv0*3,vvv0*17,uvv0*3,
  ttt3vvv1*2,vvv0tuu6rrrbrrreqqqdmnoippqdqrrisssarssfsssaqrrfrssaqrripqqgqrrinooevvv2uvv0*2,
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
  uvv0*7,qrrcpqqcqrr7ppqdnppenop9nookqrr8oppgnopbqrr8rss7nopjkmmlnopbpqq9
  uvv0*7,sss2noo7rss2mnnbpqq1qrr2rss4rss1pqq2qrr2pqq7rss1rrr2*2,qrr2qrr3
  uvv0*19,uuu0*4,
  uvv0*9,rrr7mnoblmnlqrr7opp9noocmnodnooepqqcoppauuu0sst1stt0tuu0
  uvv0*8,uuu0ttt2ttu1tuu1uuu1uvv0*2,tuu2uvv0stt1uvv0uuu0qrr7rss1tuu0
  uvv0tuu2rss6*2,rssb*2,rrscstt5rss8rss7qrrarssdrrsbqrrcrrsarrseqrrbqqresss6uuu0*4,
  uvv0*16,ttt6rssasss9uvv0*4,
  uvv0*16,uuu1tuu1tuu0uvv0*4,
  uvv0*19,uuu0*4,
  uvv0*13,pqq9noogjkljmnnelnnaqqr7uuu0rss3*2,tuu0
  uvv0*12,uuu0*2,uvv0*2,stt3uvv0*2,uuu0pqq8*2,tuu0
  uvv0tuu2pqqerss9qrrfsss6*2,rss9qrrepqqgrrr9rss9qrr7rss9qrrbrssbqrrbrss9stt4uuu0tuu0*2,uuu0
  uvv0*6,uuu0stt9tuu4ttt5ttt6tuu3ttu4ttt4ttt5uuu1stt7tuu3stt8uvv0*4,
  uvv0*6,tuu2stt3stt6stt3sss4stt4stt5sss4stt5stt7stt4stt5tuu3uvv0*4,
  uvv0*19,uuu0*4,
  uvv0*7,tuu2pqqanoo8oppjnopepqqalmngqrr9pqq9noohopp9pqqhuuu0stt2*2,tuu0
  uvv0*7,stt4rrr5tuu1*3,sst4rss4ttt2stt4ttt2rss4uuu1uuu0pqq8pqq9tuu0
  ttt3qrrbqqrdsss7rrrcqrrcqrrdrrscqrr9rrs9stt6qrr7rssdrrr9qrrbsss8rrr9qrrcsssauuu0tuu0*2,uuu0
  uvv0*2,uuu1uuu0tuu2uvv0tuu2uuu0uvv0uuu0stt7uvv0*3,uuu1uvv0*2,uuu1uvv0*5,
ready 358x517
~ Zd4D nbl_ TtvW 5yRw uGCc wwZJ fWZe 4OGL KM_M KBTY 8uBw jzEo NLJI A_wD HiAD E68H VtL3 yD1R 0RLL oenl
~ HVM7 2cnX 6RA4 dqCz D_pn HtZ1 5gr4 Coid 5yRw D6dL D-EK YAH_ Gis5 tIeW fgyx L1tQ 6X6r 5yRw upPJ OBoo
~ kuDl xoXP
  rss9qrrduuu0uvv0*20,
  uuu0*22,uvv0
  vur0vuq0*21,uus1
  vuq0uus5tsqauts4tsrasrqdtsr8rqo7vut2vuq0*7,usp5onlgtsp7ppmapomdusp1vtr1
  vuq0vus1uts2vut1vus0vus1vut1utr1vus1vuq0*7,tsp2qpm3rqn7qpn4qpn6vuq0vtr1
  vuq0*15,vtq0utp1vuq0*5,vtr1
  vuq0*14,jki8mmkbghg9nmk6vuq0vtq0utq0vtq0vtr1
  vuq0*14,jki5iih9ghg8mmk9oombmmkdmmlbvtq1vtr1
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
  vvv0*2,uvv0*5,vvv0*6,rss8qrrbrrrcqqrcsst6vvv0*4,vvv2
  vvv0uuv6stt9uuu1tuu8vvv1uuu4uuv6vvv0*6,sssfrss9sstbrrrbvvv0trn5trn3vvu0vvv2
  vvv0uvv6qrrapqq9rssdpqqfstt6uvv6vvv0*2,uuu3ttt9uuu4tuu9uuu5uuu8uuv6sttavvu0tqm7tqm4vvu0vvv2
  vvv0*2,uvv0*5,vvv0*4,vvv2tuu4tuu3uuu3stt5uuu3tuu5vvv0vvu0*2,vvv0vvv2
  vvv0*13,ttt7sssdttt8sss9rrrcvvv0*4,vvv2
  vvv0*22,vvv2
  vvv0*22,vvv2
  vvv0stt8ttt8sss9qrr8vvv0*7,sss9oppjnookqrriooploopjvvv0oqr5prr6vvv0vvv2
  vvv0rss9sss9rrraqrrbvvv0*7,vvv1*2,uuu3uuu6ttuasttcvvv0qrs5mpp8vvv0vvv2
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
  vuq0uus5tsqauts5tsr8ttsasrpgssqbsrq6ttr4vuq0*6,usp5onlgtsp7ppmapomdusp1vtr1
  vuq0vus1uts2vus1*2,vus3vus1*2,uus1vus0vuq0*6,tsp2qpm3rqn7qpn4qpn6vuq0vtr1
  vuq0*15,vtq0utp1vuq0*5,vtr1
  vuq0*14,jki8mmkbghg9nmk6vuq0vtq0utq0vtq0vtr1
  vuq0*14,jki5iih9ghg8mmk9oombmmkdmmlbvtq1vtr1
  vuq0*22,vtr1
  vuq0*9,tsp6qpnfrqnippmkrqncsrocrqnarqnfqqnerqn9*2,rqnausp8vtr1
  vuq0*4,utq5utq4usp8utp4usp5utp4utp5sro9tro8vuq0usp5usp4tro9vtq2vtq0usp7utq4utp5vtr1
  vuq0*4,tro9rqo7sroatsp4rqo9rqnbsroautp4tsp5sroarqn8sro7usp5sro7sro9sro7sroavtq3vtr1
  vuq0vsl0vri0*18,vrj0vuq0vtr1
  vuq0vn71vm50*4,ul50ul52ul53sk52*2,vm50vm52vm51ul52sk54vm50*5,vrk1vtr1
  vuq0vn71vm50*4,tk53qi4a*2,oh49qi4aqi4boh4bpi4crj43ph47vm50*5,vrk1vtr1
  vuq0vpe1vob0*19,vtn0vtr1
  vus0*22,vus1
  vvv0*22,vvv2
  vvv0uuu2*2,uuu3ttt2vvv0*7,ttt7pqqfnooksssgoppkoopjvvv0rss2stt2vvv0vvv2
  vvv0qqqfqrrepqqfopphvvv0*7,uuu2uuu4vvv0uuu3uuu6*2,vvv0nqq8jnncvvv0vvv2
  vvv0*13,vvv2stt6stt7ttt7sss9vvv0uvv0*2,vvv0vvv2
  vvv0*22,vvv2
  vvv0*14,tuu6vvv3uvv3tuu6vvv0uvv0*2,vvv0vvv2
  vvv0qrrfrrrfpqqgnoohvvv0*7,rssaoopkppqersseppqhqqrcvvv0mpp8lopavvv0vvv2
  vvv0ttt2uuu2tuu2*2,vvv0*6,stt8qrrbssscqqreqqqgsssbsss9vvv0stt2qrs4vvv0vvv2
  vvv0*2,uvv0*5,rss0qrs0*8,prr1qrs0vvv0*4,vvv2
  vvv0uuu0*6,nqq1mpp0*10,vvv1vvv0*3,vvv2
  vvv0*22,vvv2
  vvv0uvv1vvv1*2,uuu1vvv0*8,sssaqrrbqqrapqqgpqqbvvv0rtt2rss2vvv0vvv2
  vvv0pqqdqrrcopphnooivvv0*8,uuu2vvv2vvv0uuu5vvv1vvv0mppblooevvv0vvv2
  vvv0*15,uuv2sssbsst8vvv0uuu0*2,vvv0vvv2
  vvv0tuu0*11,mop2gkl0*4,glm0vvv1vvv0*3,vvv2
  vvv0*22,vvv2
  uvv0vvv0*21,uuu0
ready-claiming 358x285
~ Zd4D nbl_ 0oiP 5yRw uGCc wwZJ fWZe 4OGL fyV5 KBTY 8uBw jzEo NLJI A_wD HiAD E68H VtL3 yD1R 8Hc3 PAq_
~ 2cnX
  rss9qrrdsss8qrrcrssdstt2uvv0*17,
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
  vuq0vn71vm50*5,tk53ul53sk53sj42vm50ul53vm50vl51tl52vm50*5,vrk1vtr1
  vuq0vn71vm50*4,vm51oh4cqi49oh4aqi4aqj49oh4dpi4aul52sk56vm50*5,vrk1vtr1
  vuq0vpe1vob0*19,vtn0vtr1
  vus0*22,vus1
  vvv1vvv0*21,uuu1
ready-huge 358x265
~ Zd4D nbl_ VKMk 5yRw uGCc wwZJ fWZe 4OGL fyV5 KBTY 8uBw jzEo NLJI A_wD PQrr Jvhr VtL3 yD1R 0RLL oenl
~ HVM7 U-zy
  rss9qrrdrss9qrrauuu0uvv0*18,
  uuu0*22,uvv0
  vur0vuq0*21,uus1
  vuq0uus5tsqauts5tsr8ttsasrpgssqbsrq6ttr4vuq0*6,utp4oolftsp6qpn7ppmbutp1vtr1
  vuq0vus1uts2vus1*2,vus3vus1*2,uus1vus0vuq0*6,tro2ppm4rqn8ppm6ppm7vtq0vtr1
  vuq0*2,sro3rqn3qqn3tsp1tsp3qpn3sro4sro1qpm4rqn4sro2qpm4rqo4qqn3utp2sro4rqn3vuq0*3,vtr1
  vuq0*2,kljbmmk9kkjammkejjicijhdeffgoolajkifhihgjjichigiiihglljapomajkickljaqpneppndtsp2vtr1
  vuq0*5,utp2vuq0*3,utp2vuq0vtq2utp3vuq0vuq1vuq0vuq1vuq0*4,vuq1vtr1
  vuq0*9,tsp7qpnfrqngqpmjrqnbsrobrqnasrodqqnerqn9*2,rqnausp7vtr1
  vuq0*4,usp8sro9srogtso8srobtroasrobrqnc*2,utp5rqnbsro9rqodusp5tsp5srodsrocusp8vtr1
  vuq0*4,tsp6usp2utq2utq0usp3tsp4utp3vtq1utq1usp4usp2usp1vtq1tso4utp4utp1utp2vuq0vtr1
  vuq0vri0vpe0*18,vqf0vtp0vtr1
  vuq0vn71tk54qi46tk56qj46sk53ph49rj46pi48sk55qi47sk46qi47pi47ul51sj4avm51tl54qi48vm50vrk1vtr1
  vuq0vn71ul53rj44rj46sj46rj47sk56sj47rj45sj44rj45sk53sj45*2,rj47rj45rj46tk53oh44vm50vrk1vtr1
  vuq0vri0vpe0*18,vqf0vtp0vtr1
  vus0*22,vus1
  vvv1vvv0*21,uuu1
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
  uvv0vvv0*21,uuu0
ready-first-tasks 358x404
~ Zd4D nbl_ xBGv 5yRw uGCc b__e JDKn dqCz D_pn fgyx L1tQ 6X6r 5yRw upPJ OBoo kuDl xoXP tIeW fgyx L1tQ
~ 6X6r 5yRw upPJ fLYO kuDl xoXP EApw Rb2d tIeW fgyx L1tQ J8Rm 5yRw as1I lqc_ kuDl 8Uhl O4w2 Rb2d 1zq8
~ 3fy_
  rss9qrrdrssbrss7rss9rrsauvv0*17,
  uuu0*22,uvv0
  vvv0*22,uvv2
  vvv0*13,qrrbsssaqrrdpqqenoomnoojqqr9qrrbstt7vvv2
  vvv0*13,rss5pqq9pqq6ttt6qrr8qrr6pqq4qqr7uuu3vvv2
  vvv0*22,vvv2
  vvv0vvv1*3,uuu1vvv0*7,ttu7qrrdnookssteppqjoopjvvv0rss2stt2vvv0vvv2
  vvv0ppqgqqrfopphnooivvv0*7,ttu3ttt6vvv0tuu4uuu5uuu4vvv0nqq8jnncvvv0vvv2
  vvv0*13,vvv2stt6stt8ttt8rssavvv0uvv0*2,vvv0vvv2
  vvv0*22,vvv2
  vvv0*14,tuu6vvv3uvv3tuu6vvv0uvv0*2,vvv0vvv2
  vvv0qrrfrrrfpqqgnoohvvv0*7,rssaoopkppqersseppqhqqrcvvv0mpp8mpp9vvv0vvv2
  vvv0ttt2uuu2tuu2*2,vvv0*6,stt8qrrbssscqqreqqqgsttasss9vvv0stt2oqr5vvv0vvv2
  vvv0*7,stt0*9,rss2stt0vvv0*4,vvv2
  vvv0uuu0*6,mop1kno0*10,vvv1vvv0*3,vvv2
  vvv0*22,vvv2
  vvv0*13,sss9qrrbqqrapqqgpqqbvvv0rtt2rss2vvv0vvv2
  vvv0oppepqqenoojlmnkvvv0*8,tuu3uvv3vvv0tuu5vvv1vvv0mppblooevvv0vvv2
  vvv0*15,uuv2sssbsst8vvv0uuu0*2,vvv0vvv2
  vvv0tuu0*11,mop2gkl0*4,glm0vvv1vvv0*3,vvv2
  vvv0*22,vvv2
  vvv08fg53bd0*19,qrs4vvv2
  vvv03bd619c0*2,5dea9fhdchjhejkg8egb7ef58fga8fgd6df9aghd8egi8egf8fgiagim19c0*3,mpp6vvv2
  vvv04ce619c0*7,1ac119c0*2,6df93bd319c05ce519c0*5,npq6vvv2
  vvv0stt1qrs0*18,qss0vvv0uvv2
  uuu1uvv0*20,uuu1uvv0
ready-all-claimed 358x600
~ Zd4D nbl_ d0Me 5yRw uGCc fWZe BflW KnoV rclZ Njgj NLJI A_wD 8hjj E68H hzsl 5LF6 ZDkH -hpm HuCI Uk5L
~ fkJ1 bkXH OY5U uZr1 b__e Urug dqCz D_pn fgyx L1tQ 6X6r 5yRw upPJ OBoo kuDl xoXP tIeW fgyx L1tQ 6X6r
~ 5yRw upPJ fLYO kuDl xoXP EApw Rb2d tIeW fgyx L1tQ J8Rm 5yRw as1I lqc_ kuDl 8Uhl O4w2 Rb2d 1zq8 3fy_
  rss9qrrdrss9*2,qrrcrss9ttt4uvv0*16,
  uuu0uvv0*20,uuu0uvv0
  vvv0*22,uvv2
  vvv0sus1mqodpsq7orp9psq9psq8psq7uvv0vvv0*3,uvv2pqqgppqjvvv2rrr9sss5ttt7tuu5rrr9ttt4vvv2
  vvv0sut2rts1sts4sut1sts4sut0sut2vvv0*4,stt6pqq8ttt5noobqqr3uuu2qrr2pqq6qqr4uuu1vvv2
  vvv0*14,qrr3*2,jll4ttt2vvv0*4,vvv2
  vvv0*14,eghckll9hjj8pqq7sss8pqq8*2,uuu1vvv2
  vvv0*14,ppq3qqq5kmm2tuu3sss5rrs6sss5vvv0vvv2
  vvv0*14,uuu3stt5uuu5ttt5ttu5ttt9uuu2vvv0vvv2
  vvv0*14,uuu6sss6ttt8stt7ttt6sstbuuu2vvv1vvv2
  vvv0lqr2jpq0*6,lqr4gkl0*8,gkm0kpn4hnk0*2,sut2vvv2
  vvv0lqr2jpq0*6,lqr4gkl0*8,gkm0kpn4hnk0*2,sut2vvv2
  vvv0*6,uvv2vvv0vvv1uvv3uvv2ttt6stt7oqr2vvv0*2,vvv3uuu6tuu7ttu7psr4stt2vvv2
  vvv0*6,vvv2sstbstt7ttu8sstauuu4ttu4qss1uuv2ttt4ttt7tuu5stt6uuu5rts2tut1vvv2
  vvv0*13,rssctttarssbsss9stt7rssarss9nrr5qtt2vvv2
  vvv0*15,uuu5*2,ttt6ttt8ttt5uuv2uvv2vvv2
  vvv0*14,uuu2noogoppgpqqgmnognoohoppettt7vvv2
  vvv0*22,vvv2
  vvv0*12,vvv2tuu5qrrfuuu7sssbrssdvvv0uuu0*2,vvv0vvv2
  vvv0oppipqqhnoojlmnkvvv0*7,sss8qqresss5sttarss9sss5vvv0lopajmnevvv0vvv2
  vvv0*13,vvv2stt6sst9sstcqrrfvvv0tuu0stt0vvv0vvv2
  vvv0*22,vvv2
  vvv0*22,vvv2
  vvv0ttt6*2,ttt7rss6vvv0*7,sss9oppjnookqrriopploopjvvv0prr4*2,vvv0vvv2
  vvv0rrrbrssaqrrbqqqdvvv0*6,ttt6rss9sttbrssbrrsduuu5*2,vvv0prr6lopavvv0vvv2
  vvv0*11,vvv2uuu3vvv1uuu2*2,ttt7ttu3vvv0*4,vvv2
  vvv0tuu0*6,jmn2gkl0*9,glm0vvv1vvv0*3,vvv2
  vvv0*22,vvv2
  vvv0*13,uuu2uuu5uuu4ttt7ttt5vvv0uuu0*2,vvv0vvv2
  vvv0oppfpqqenoojlmnkvvv0*8,rssaqrr9rss6rrrbsss5vvv0mopclooevvv0vvv2
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
  vvv0rus2lpneorq8nqpaorqaosq8psq8uvv0vvv0*3,uvv2pqqgppqjvvv2rrr9sss5ttt7tuu5rrr9ttt4vvv2
  vvv0tut2tut0tut2tuu0tut2tuu0sut1vvv0*4,stt6pqq8ttt5noobqqr3uuu2qrr2pqq6qqr4uuu1vvv2
  vvv0*14,qrr3*2,jll4ttt2vvv0*4,vvv2
  vvv0*14,eghckll9hjj8pqq7sss8pqq8*2,uuu1vvv2
  vvv0*14,ppq3qqq5kmm2tuu3sss5rrs6sss5vvv0vvv2
  vvv0*14,uuu4sss7tuu6stt7stt6sssbuuu2vvv0vvv2
  vvv0*14,uuu6stt4ttt7ttt6uuu5ttt9uuu2vvv0vvv2
  vvv0jpq2hop0*6,kpq5ejk0*9,iom5fmj0*2,stt2vvv2
  vvv0mrr1kqr0*6,nrr4imn0*9,lpo4iol0iom0tut2vvv2
  vvv0*6,uuu3vvv2uvv2uuu4uuu5stt8sst7oqr2vvv1vvv2uvv5tuu7ttt9*2,psr5stt2vvv2
  vvv0*6,vvv1stt9ttt5tuu7ttt8uuu3tuu4qss1uvv2ttu3ttt5uuu3ttu5uuu3rts2tut1vvv2
  vvv0*13,rsscsttarrscsss9stt7rssarss9nqr5qtt3vvv2
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
  vvv0uvv6vvv0*6,rrraoppjpqq7qqripqqfoppivvv0*7,uvv6vvv2
  vvv0uuu5vvv0*7,ttt5uuu1vvv1uvv1uuu4vvv0*7,vvv4vvv2
  vvv0*2,uvv0*18,vvv0*2,uvv1
  uuu0tuu0*20,tuu1uvv0
