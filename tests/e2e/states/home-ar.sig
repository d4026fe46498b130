slide-offer 358x696
~ 0zFN m-rj 80QN wckE Zw00 aXjH yQ14 PWj_ j0TA fIzl BkN- zu8A buGR P42h yeDt HWe- f9gQ LAWo OZvB Zn20
~ deK8 9PqD O-hn bhnm fC-X 6OCg oPSN WDqS pYMJ iPxj f8wx efCC PvZH
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
slide-pool 358x630
~ 0zFN m-rj I1gP wckE Zw00 aXjH yQ14 r_Fp j0TA ZdLt 6g1M QABx wv3B dlbg zu8A Fe9C P42h DbI5 4gyA 9b1_
~ OZvB _TPT deK8 9PqD KzY_ fYex c3ZK TOmU fC-X gDkl fC-X id9S didJ TUuZ xVFX YeC4 rN_9 nACh nqAW
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
~ 0zFN m-rj nNIS wckE Zw00 aXjH yQ14 1Bjm j0TA vhoF 6g1M QABx wv3B tcNI zu8A YsXB P42h yeDt UuhE XCvA
~ 9b1_ OZvB 0hTg deK8 9PqD KzY_ MVAE 3MrI rDFO orAM MVAE Nu7a cOCk orAM MVAE sgzb VJsR orAM MVAE aeWT
~ oITx gDkl MVAE Vgle BYnl gDkl
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
  18a0opq6vvv0*5,uvv1rss4qrr9rss3sst3sst6qrr7stt2vvv0*6,4ac618a0
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
~ 0zFN m-rj Dn1Y wckE Zw00 aXjH yQ14 L_fv j0TA iz7I 6g1M QABx wv3B T-sq zu8A _-BM P42h caBA 4gyA 9b1_
~ OZvB Mud- deK8 9PqD ffhe ips0 gDkl pPpA fC-X Urxu gDkl VoIv 9IKh iQOQ f8wx 2MJ_ gDkl EP1I f8wx 2oQP
~ gDkl 11xT f8wx
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
  vl50vm50*3,dd8459a1rd71ue70*4,re81489118a0*3,28a129b16hj16ik0*3,chh1
  vqf1vm50*2,voa0vto0vts0ulg1ue70*2,uhb1vqo1sss2dhi318a0*2,6cd2npp3ttt1gnp26ik0*2,akm1kqr1
  vvv0vpe1vn70vvt0vvv0*3,ukf3uf81vut1vvv0*3,cgh639b2ttu2vvv0*3,fno48jl1tuu1vvv0
  vvv0vsn2vpd2vvv0*4,vqn3uje3vvv0*4,loo6afg6vvv0*4,nrs4emo4vvv0*2,
slide-last-hours 358x644
~ 0zFN m-rj e_b_ wckE Zw00 aXjH yQ14 r7qz j0TA ugUI 6g1M QABx wNO_ 9374 zu8A -a_Q P42h 0QZQ 4gyA 9b1_
~ OZvB Rec- deK8 9PqD KzY_ t__f sS8S aFFr 582w BA2Y m_gH _kEv ouav iCA4 2Cop WfuD DLiZ gDkl SVae aZS3
~ utq9 f8wx gDkl
  rrrdrss8rrs9rssa*2,stt5uvv0*17,
  npp0*23,
  18a0*23,
  18a0*15,39b64ac94acc5bca4ac84ac718a118a0
  18a0*15,4ac66bd939b55ac44ac53ac418a118a0
  18a0*13,5bdc6cec6ceg*2,4ac84ac739b44bc818a118a0
  18a0*19,39b528a218a0*2,
  18a0*14,28a24ac918a039b64ac539b34ac518a0*2,
  18a0*14,6bd88dfffjkdafgc7ce8cghbcgic28a218a0
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
  18a0opq6vvv0*4,ttt6stt6ttt7uuu1ttu6uuu5uuu2ttu7uuu2stt7uuu2vvv0*4,5bc618a0
  18a0opq6vvv0*4,rss6pqr9sst6pqr9rrs5oqq9rss8opqfpqr7qrs7uvv2vvv0*4,5ac618a0
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
~ 0zFN m-rj uzRU wckE Zw00 aXjH yQ14 Kn26 j0TA ciJr 6g1M QABx wv3B o2_Z 9b1_ OZvB EfvD deK8 9PqD O-hn
~ kG8V Jw7t G7FZ orAM gDkl FCaH Iyyo i8TX fC-X
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
~ 0zFN m-rj DpKb wckE Zw00 aXjH yQ14 59iT j0TA nJi0 6g1M QABx wv3B dlbg zu8A ILy8 P42h 0QZQ XCvA 9b1_
~ OZvB qih6 deK8 9PqD O-hn 8OJA msGQ ow4Z DsVk FVi1 ZUWv Vbx8 9Lxg wtV0 VxNm iKwJ kfDp 24R3 GbKG
  rrrdrss8rrs9rssauvv0*19,
  npp0*23,
  18a0*23,
  18a0*17,39b75bcd4ac84acb18a0*2,
  18a0*17,39b35bc53ac24ac618a0*2,
  18a0*13,39b54ac85bd93ac64ac84ac739b44bc818a118a0
  18a0*13,29b218a0*2,29b318a0*2,39b528a218a0*2,
  18a0*14,39b44ac629b34ac639b428a218a0*3,
  18a0*13,5bd7fikl8dfc6cd7bghbbfhf9egbbfha18a118a0
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
  18a0opq6vvv0*7,stt7ttt7uuu5uuu3uuu2vvv0*7,5bc618a0
  18a0opq6vvv0*6,stt7oqqeqrr8rssapqqcrss5vvv0*7,5ac618a0
  18a09ef3gkl0*18,eij118a0*2,
  18a0*23,
  ptt0*8,nrr1mpq2lpq2nrs1ptt0*2,pst0pss0lpp1dik23ac118a0*4,
  ptt0*6,pst0chj328a1rss4pqr528a0ejk3pst0ptt0*4,ors1agh418a0*3,
  ptt0*6,dij518a07ce6vvv0*2,5bc518a0ejk5ptt0*2,pst0qqp1rrq1qss0chh518a0*2,
  ptt0*5,ors228a118a0cgi6vvv0*2,afg618a039b2pst1qqp1tga0vol3vts2tf80rnl26ce418a0
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
~ 0zFN m-rj qI_t wckE Zw00 aXjH yQ14 qSf0 VA-A OZvB yBTA deK8 9PqD DsVk UzDp Pw5Z rRp- NBqx ocdN gDkl
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
  9bc0cdd0iff1skh1pih19bc218a0*17,
  5hj05gi04df02ac1bcd2rjh1kgf328a118a0*15,
  29b02bd04df06hj05fh139b1lhg3oig328a118a0*14,
  vm50rk60ig715aa14df16hj12ac1lhf3lhg418a0*14,
  59907a91hg71tl61ee833bd16hj139b2qjh2cdd418a0*13,
  rd70*2,fb816a92rk62fe843cf25gi18bc4skh218a118a0*12,
  cd808a92lc81nd816a93tl627b935gj12bd2pih4acc418a0*12,
  vm50um50cd83kc82ib83ee84lh743ce24fh2eee4kgf418a0*12,
  kh739b92vm518b94se715994um5229b36hj17bc4qjh418a0*12,
  mh73bc82vm50gf74nc839993rk646a946ik049b6tki418a0*12,
  vm50*3,jg74lc83aa93qj647b946hk239b6uli318a0*12,
visitor 358x525
~ 0zFN m-rj _mJy wckE YcnB PzJU Hq6d 2J85 xUWP Cr2- suMq w61i 15BQ 2J85 xVV4 Cr2- jqDB w61i 15BQ 2J85
~ bu7b Cr2- igM4 oG1n q7Hc 2J85 9dRq Cr2- ECq3 oG1n q7Hc 2J85 y1TU Cr2- eXjT Sgi0 ScGZ JSCo 2hWs f8ty
  rssbrrrbtuu1uvv0*20,
  uuu0uvv0*20,uuu0uvv0
  vvv0*22,uvv2
  vvv0pqqeqqrboppettt5rss6ttt5lmnenopdlmnfnoobkllhnoo9tuu6ppqipqqdlnnmmnohqrr8vvv1pqqerrsavvv2
  vvv0rss3opp7rrs3rss8mno8ttt5sss4sss3rss3rss4rrr4uuu3sss5qqr2ttt3rss4rrs4qqr5rrs7noofuuu3vvv2
  vvv0*22,vvv2
  vvv0sss6ttt5sst7qrr5vvv0*8,vvv1qqrdqrrarrs8ppqiqqriprr4agh5rtt3vvv2
  vvv0qqrbrrrapqqboppbvvv0*9,ttt7ttt6stt7sttesssdnqq45de5qss4vvv2
  vvv0*14,vvv1uuv4vvv0uuu3vvv0*2,vvv1vvv0vvv2
  vvv0*14,vvv2vvv0uuu5uuu4vvv2vvv0tuu2vvv0vvv2
  vvv0noogpqqfnoohkmmgvvv0*9,rrreoppjrssgpqqeqrrftuu6rss9tuu6vvv2
  vvv0vvv1vvv0vvv1uuv1vvv0*9,stt9sstastt8rssisssbuvv2ttt2vvv1vvv2
  vvv0*20,vvv1vvv0vvv2
  vvv0*17,rsscsssduvv2ttt2vvv1vvv2
  vvv0nooioppglnnjlmnivvv0*11,uuu5sssasssetuu6rss9tuu6vvv2
  vvv0*14,uuu3stt4ttt7tuu5ttt6vvv0tuu2vvv0vvv2
  vvv0*20,vvv1vvv0vvv2
  vvv0rrrasssaqqrapqq9vvv0*8,rssbqqqhpqqlqqqjqqrhqrrkuuu5sss8uuu4vvv2
  vvv0sss8sss6rss8*2,vvv0*8,vvv2uuu3stt5ssscsssbssseuuu4rss6uuu3vvv2
  vvv0*20,vvv1vvv0vvv2
  vvv0*13,uuu4vvv0tuu6uuu6vvv1*2,vvv0vvv1vvv0vvv2
  vvv0stt4uuu4stt5rss3vvv0*6,uvv2vvv1rssdrrrcstt8rrsdqqqcqrreuuu3ttt3uvv2vvv2
  vvv0pqqbqrrappqeppqfvvv0*2,stt9sss8sssastt8sst7rssctuu5stt6sttassscstt8sssftuu5sss5uuu5vvv2
  vvv0*17,sstbsttavvv0*3,vvv2
  vvv0*22,vvv2
  vvv0vvv2uvv0*19,vvv1vvv2
  vvv0uvv6vvv0*5,rrrcrssbssscsst9tttarrrdttt5stt6vvv0*6,uvv6vvv2
  vvv0uvv6vvv0*5,ttu5stt8rrr8qrr6stt8sst5qrr8rrr7vvv0*6,uvv5vvv2
  vvv0*2,uvv0*19,vvv0vvv2
  vvv0*3,vvv3rssattt9rsscsssbsst9sssfrrsesttdtttasssa*2,stt8rsscsttasssbsssgstt9uuu8vvv2
  vvv0*9,vvv1vvv0*4,vvv1*2,vvv0*3,uvv3uvv1vvv0vvv2
  vvv0*19,sssbstt5uuv3vvv2
  vvv1vvv0*21,uuu1
visitor-without-offer 358x259
~ 0zFN m-rj EHZ6 wckE YcnB zWvt LaSi KrRj bk6N TgZo
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
~ 0zFN m-rj lKwM wckE geBB OJup 4sbl csS8 4e6A cXl3 8OF- U75C KaGO Xbvl fYYK rTiP cXl3 8OF- S4KQ Aoku
~ po_T T21a p1wq cXl3 8OF- 20Kt LpA5 qt-W u5-4 zk5C cXl3 8OF- U75C KaGO 7gey fYYK ETyc cXl3 8OF- S4KQ
~ Aoku lToy T21a 2j3c LbqE itNe Spq8 JLbN
  rrrdrssbsss7uvv0*20,
  uvv0*23,
  uvv0*23,
  tuu2qrreuvv0*17,uuu2sss9stt4lpn2
  uuu1sss7uvv0*17,rss6qrr7ttt2rts1
  vvv0*2,uvv0uuu0vvv0*18,uuu0
  qqqgrrr7ttt5uuu2vvv0uuu4stt8ttt6oppjoppinoohqrrdrrrhssscrsseqrrfrsscrrrfpqqjpqqkqrraqrr9vvv2
  vvv0*2,uvv0uuu0vvv0*18,uuu0
winners-with-sum 358x122
~ 0zFN m-rj 4X0p wckE geBB OJup 4sbl AHgT csS8 4e6A cXl3 8OF- U75C KaGO Xbvl fYYK rTiP cXl3 8OF- S4KQ
~ Aoku po_T T21a p1wq cXl3 8OF- 20Kt LpA5 qt-W u5-4 zk5C cXl3 8OF- U75C KaGO 7gey fYYK ETyc cXl3 8OF-
~ S4KQ Aoku lToy T21a 2j3c LbqE itNe Spq8 JLbN
  rrrdrssbrss7rsscrss9rssattt6uvv0*16,
  uvv0*23,
  uvv0*23,
  tuu2qrreuvv0*2,ttt5stt6*3,stt8ttt4rrrasss7rrsbrsscqrrbstt5stt8ttt7ttt5tuu4rrsdstt5lpn2
  uuu1sss7uvv0*2,tuu1stt2ttt2tuu3tuu2sss6tuu2ttt3tuu2*2,ttt2ttt4stt2ttt3stt4sss4rss4tuu1rts1
  vvv0*2,uvv0uuu0vvv0*18,uuu0
  qqqgrrr7stt5uuu2vvv0uuu4stt8ttt6oppjoppinoohqrrdrrrhssscrsseqrrfrsscrrrfpqqjpqqkqrraqrr9uvv2
  vvv0*2,uvv0uuu0uvv0vvv0*16,uvv0uuu0
promises 358x324
~ 0zFN m-rj lvOU wckE 0zFN Ctn8 FLlW mjpW tnN6 h-H9 _iT2 h8XA wckE oVf_ hqx1 mjpW tnN6 h-H9 VL1Z muhI
~ wckE cdS_ aEhn mjpW tnN6 h-H9 rcLf JhD7 wckE RUhc 2Tlw
  rrscrssbrrs9ttu2uvv0*19,
  uvv0*23,
  uvv0*7,qrra*2,rss5pqqboppdopq8nppjrss7pqqeopp9rrs6sst6opphlmmjopp9pqr7
  uvv0*7,rss3mno9rrs4lmndopq2pqq3rrr6rrs2pqq4pqq3opp9rss2qrr4*2,pqq4qqr6
  uvv0*19,uuu0*4,
  uvv0*9,rrr7mnoblmnlqrr7opp9noocmnodnooepqqcoppauuu0sst1stt0tuu0
  uvv0*8,uuu0ttt2ttu1tuu1uuu1uvv0*2,tuu2uvv0stt1uvv0uuu0qrr7rss1tuu0
  uvv0tuu2rss6*2,rssb*2,rrscstt5rss8rss7qrrarssdrrsbqrrcrrsarrseqrrbqqresss6uuu0*4,
  uvv0*16,tuu4stt8*2,uvv0*4,
  uvv0*16,tuu2ttt3tuu1uvv0*4,
  uvv0*19,uuu0*4,
  uvv0*13,pqq9noogjkljmnnelnnaqqr7uuu0rss3*2,tuu0
  uvv0*12,uuu0*2,uvv0*2,stt3uvv0*2,uuu0pqq8*2,tuu0
  uvv0rss8*2,rssdqrrarss9rssbrss9qrrepqqgrrr9rss9qrr7rss9qrrbrssbqrrbrss9stt4uuu0tuu0*2,uuu0
  uvv0*14,ttt6stt7tuu2ttt3ttt5uvv0*4,
  uvv0*14,sss7stt5*2,stt6ttt3uvv0*4,
  uvv0*19,uuu0*4,
  uvv0*7,tuu2pqqanoo8oppjnopepqqalmngqrr9pqq9noohopp9pqqhuuu0stt2*2,tuu0
  uvv0*7,stt4rrr5tuu1*3,sst4rss4ttt2stt4ttt2rss4uuu1uuu0pqq8pqq9tuu0
  ttt3qrrbqqrdsss7rrrcqrrcqrrdrrscqrr9rrs9stt6qrr7rssdrrr9qrrbsss8rrr9qrrcsssauuu0tuu0*2,uuu0
  uvv0*2,uuu1uuu0tuu2uvv0tuu2uuu0uvv0uuu0stt7uvv0*3,uuu1uvv0*2,uuu1uvv0*5,
ready 358x513
~ 0zFN m-rj F9ya wckE YcnB uQ2r P3oU iPgb cRFa xfEX z6oE 9jIg rNi3 YdyB gXg2 hjf5 zfhB qEsp TdnX mPHs
~ JLyl Ivwb Zw00 uhMT iuGh sOmy Hltr oP1y wckE PM9R C4wB Pwl6 0BPa ocHC 3PnJ lK57 Q0VM aayY wckE SonW
~ fVNi E_4L f62j
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
  vuq0*4,utp5usp6tspbusp6tsp7usp7*2,sroasro9vtq1tso7tsp6sroavtq3utp2tsp9utp7utp6vtr1
  vuq0*4,tso8sro5tsp7tsp3sro7sro8tsp8utp3usp4sro8sro6tso5utp4sro6tsp7tro5tro7vtq2vtr1
  vuq0vqg1vpd0*18,vpe0vto0vtr1
  vuq0vn71vm50*4,tl52rj47rj49pi47qi47ul52tk58ul55tk54qi47vm50*5,vrk1vtr1
  vuq0vn71vm50*4,ul51sk55sk54rj45tk55rj49qi45rj48sk51rj44vm50*5,vrk1vtr1
  vuq0vrj0vqg0*19,vtp0vtr1
  vut0vvt0*21,vut1
  vvv0*12,uuu5vvv0vvv3vvv1*2,uuu5uvv3stt9tuu5vvv0vvv2
  vvv0*11,tuu5prsfoqrdqrsbqsseprrerst9prrgprreqrsatuu3vvv2
  vvv0*22,vvv2
  vvv0*13,qqreqqqeuuu5qrrcpqqcvvv0*4,vvv2
  vvv0vvv1uvv0*5,vvv1vvv0*6,ttt5stt6ttt5uvv2vvv0vvt0*2,vvv0vvv2
  vvv0uvv6qrrhrss7sssfttt7ttt9uvv6vvv0*6,ssserss9sttarss9vvu0sqlasql5vvu0vvv2
  vvv0uuu5sss2rss3sss6qrr8ttt2uuv5vvv0*2,tuu4sttbstt6ssscstt8rssbtuu8rrsevvv0uso3urn2vvu0vvv2
  vvv0*12,vvv1vvv0tuu7uuu5vvv1uuu4vvv0*4,vvv2
  vvv0*13,ttt7tuu6tuu5sss9rssavvv0*4,vvv2
  vvv0*22,vvv2
  vvv0*14,tuu6vvv3uvv3tuu6vvv0uvv0*2,vvv0vvv2
  vvv0qrrfrrrfpqqgnoohvvv0*7,rssaoopkppqersseppqhqqrcvvv0mpp8mpp9vvv0vvv2
  vvv0ttt2uuu2tuu2*2,vvv0*8,vvv2stt5sst9sstcqrrfvvv0stt2oqr5vvv0vvv2
  vvv0*22,vvv2
  vvv1vvv0*21,uvv1
  uuu0rss0*20,ttt0uvv0
ready-one 358x533
~ 0zFN m-rj DFIb wckE YcnB uQ2r P3oU iPgb eJ01 xfEX z6oE 9jIg rNi3 YdyB gXg2 hjf5 zfhB qEsp TdnX mPHs
~ JLyl Zw00 uhMT 3PnJ lK57 Q0VM aayY wckE SonW fVNi E_4L f62j ocHC 3PnJ lK57 Q0VM aayY wckE SonW 13b8
~ E_4L f62j Cov3 ANqB ocHC 3PnJ lK57 eZan h2xd wckE uXDC bmDs E_4L 6Cq9 vumZ ANqB
  rss9qrrdsss7stt6uvv0*19,
  uuu0*22,uvv0
  vur0vuq0*21,uus1
  vuq0uus5tsqauts5tsr8ttsasrpgssqbsrq6ttr4vuq0*6,utp4oolftsp6qpn7ppmbutp1vtr1
  vuq0vus1uts2vus1*2,vus3vus1*2,uus1vus0vuq0*6,tro2ppm4rqn8ppm6ppm7vtq0vtr1
  vuq0*15,vtq0utp1vuq0*5,vtr1
  vuq0*14,jki8mmkbghg9nmk6vuq0vtq0utq0vtq0vtr1
  vuq0*14,jki5iih9ghg8mmk9oombmmkdmmlbvtq1vtr1
  vuq0*22,vtr1
  vuq0*9,tsp6qpnfrqnippmkrqncsrocrqnarqnfqqnerqn9*2,rqnausp8vtr1
  vuq0*4,utp5usp6tspbusp6tsp7usp7*2,sroasro9vtq1tso7tsp6sroavtq3utp2tsp9utp7utp6vtr1
  vuq0*4,tso8sro5tsp7tsp3sro7sro8tsp8utp3usp4sro8sro6tso5utp4sro6tsp7tro5tro7vtq2vtr1
  vuq0vqg1vpd0*18,vpe0vto0vtr1
  vuq0vn71vm50*4,tl52rj47rj49pi47qi47ul52tk58ul55tk54qi47vm50*5,vrk1vtr1
  vuq0vn71vm50*4,ul51sk55sk54rj45tk55rj49qi45rj48sk51rj44vm50*5,vrk1vtr1
  vuq0vrj0vqg0*19,vtp0vtr1
  vut0vvt0*21,vut1
  vvv0*14,vvv1vvv0*2,vvv1vvv0*4,vvv2
  vvv0stt8ttt8sss9qrr8vvv0*7,sss9oppjnoojrrrhoppkoppivvv0oqr5prr6vvv0vvv2
  vvv0rss9sss9rrraqrrbvvv0*8,vvv2tuu4ttt8tttbrssdvvv0qrs5mpp8vvv0vvv2
  vvv0*14,uuu1*2,vvv0uuu2vvv0*4,vvv2
  vvv0*22,vvv2
  vvv0*12,vvv2tuu5qrrfuuu7sssbrssdvvv0tuu0uuu0vvv0vvv2
  vvv0oppipqqhnoojlmnkvvv0*7,sss8qqresss5sttarss9sss5vvv0lopaimnevvv0vvv2
  vvv0*11,stt8qrrbssscqqreqqqgsssbsss9vvv0uuu0tuu0vvv0vvv2
  vvv0tuu0*6,kno2imn0*8,imm0imn0vvv1vvv0*3,vvv2
  vvv0*7,uuu0tuu0*10,vvv0*4,vvv2
  vvv0*22,vvv2
  vvv0sst8ttt5sss9qrr8vvv0*8,qrrcpqqeqqraoppipqqbvvv0prr6pqr7vvv0vvv2
  vvv0sss7sss8rrraqrrbvvv0*10,uvv2uuu6uuu5vvv0prr7npqavvv0vvv2
  vvv0*16,ttt7ttu3vvv0*4,vvv2
  vvv0tuu0*11,mop2gkl0*4,glm0vvv1vvv0*3,vvv2
  vvv0*22,uvv2
  uvv1vvv0*21,uuu0
ready-claiming 358x281
~ 0zFN m-rj 36Fd wckE YcnB uQ2r P3oU iPgb eJ01 xfEX z6oE 9jIg rNi3 YdyB gXg2 hjf5 zfhB _fEI hTKy JLyl
  rss9qrrdsss8qrrcrssdstt2uvv0*17,
  uuu0*22,uvv0
  vur0vuq0vur0*7,vuq0*13,uus1
  vuq0uts5srpbttr5srq9tsrbrqnhsrpcsrp7tsr4vuq0*6,usp5onlgtsp7ppmapomdusp1vtr1
  vuq0vut0vus1vut1vvt0vus2vvt0*2,vus0*2,vuq0*6,tsp2qpm3rqn7qpn4qpn6vuq0vtr1
  vuq0*15,vtq0utp1vuq0*5,vtr1
  vuq0*14,jki8mmkbghg9nmk6vuq0vtq0utq0vtq0vtr1
  vuq0*14,jki5iih9ghg8mmk9oombmmkdmmlbvtq1vtr1
  vuq0*22,vtr1
  vuq0*9,tsp6qpnfrqnippmkrqncsrocrqnarqnfqqnerqn9*2,rqnausp8vtr1
  vuq0*4,utp7tsp8trodtsp7tro9tsp8tsp9sroasrobvtq3sro9tsp8srocutq4usp4tsoctspausp7vtr1
  vuq0*4,tsp7tro4tsp4usp2tro5sro6tsp5utq2utp2tso6tso4tsp3utp2sro5tsp5tsp3tsp4vuq1vtr1
  vuq0vqg1vpd0*18,vpe0vto0vtr1
  vuq0vn71vm50*4,ul51pi4brj4aph49ph48ul52rj4ctk55ul52sk55vm50*5,vrk1vtr1
  vuq0vn71vm50*5,sk54tk53sk44tk54sk47rj44rj46ul51tk53vm50*5,vrk1vtr1
  vuq0vrj0vqg0*19,vtp0vtr1
  vut0vvt0*21,vut2
  uvv0vvv0*21,uuu0
ready-huge 358x261
~ 0zFN m-rj Sfv9 wckE YcnB uQ2r P3oU iPgb eJ01 xfEX z6oE 9jIg rNi3 RQmc kC1g hjf5 zfhB qEsp TdnX mPHs
~ Jw3T
  rss9qrrdrss9qrrauuu0uvv0*18,
  uuu0*22,uvv0
  vur0vuq0vur0*7,vuq0*13,uus1
  vuq0uts5srpbttr5srq9tsrbrqnhsrpcsrp7tsr4vuq0*6,usp5onlgtsp7ppmapomdusp1vtr1
  vuq0vut0vus1vut1vvt0vus2vvt0*2,vus0*2,vuq0*6,tsp2qpm3rqn7qpn4qpn6vuq0vtr1
  vuq0*2,rqn5rqn3qpm4tsp2tro4qpm4rqn4sro1pom6qpm6rqn3pom5qpn5qpn4tsp3rqn5qpn3vuq0*3,vtr1
  vuq0*2,lljammk8llj9mmkejkibjjicfgffoolakkjdijhejjicijhhjjiellj9ppm9kkjbllj9qpneppndtsp2vtr1
  vuq0*5,vtq2vuq0*3,vtq1vuq0vtq2utq2vuq0vuq1vuq0vuq1vuq0*4,vuq1vtr1
  vuq0*9,tsp7qpnfrqngqpmjrqnbsrobrqnasrodqqnerqn9*2,rqnausp7vtr1
  vuq0*4,trocrqncrqnisro9qpndrqndrqnerqndqqndtro9qpmdrqnbrqnesro9sro8rqnfrqneusp8vtr1
  vuq0*4,utq1vuq0*3,vuq1vtq1vuq0*3,vtq1vtq0vuq0*2,vtq0vuq1vuq0*3,vtr1
  vuq0voc1vn80*19,vsn1vtr1
  vuq0vn71sj48lf3bph4bng3coh49mf3foh4bmf3dph49mg3dph4amf3dlf3drj46ng3gqi48rj47ke3bvm50vrk1vtr1
  vuq0vn71vm50*2,vm51vm50vm51vm50vm51vm50*6,ul53vm50*3,tl51vm50vsk1vtr1
  vuq0vtn0vsl0*19,vuq0vtr1
  vvu0*22,uuu2
  uuu1uvv0vvv0*19,uvv1uvv0
ready-none 358x155
~ 0zFN m-rj 6Fws wckE YcnB P3oU iPgb gTIR b_wl
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
~ 0zFN m-rj EfJE wckE YcnB LDYp 5tnp Zw00 uhMT 3PnJ lK57 Q0VM aayY wckE SonW fVNi E_4L f62j ocHC 3PnJ
~ lK57 Q0VM aayY wckE SonW 13b8 E_4L f62j Cov3 ANqB ocHC 3PnJ lK57 eZan h2xd wckE uXDC bmDs E_4L 6Cq9
~ vumZ ANqB 7ilK 8J5M
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
  vvv0uuu0*6,npq1mpp0*10,vvv0*4,vvv2
  vvv0*22,vvv2
  vvv0uvv1vvv1*2,uuu1vvv0*8,sssaqrrbqqrapqqgpqqbvvv0rss3qss3vvv0vvv2
  vvv0pqqdqrrcopphnooivvv0*8,uuu2vvv2vvv0uuu5vvv1vvv0npqalopdvvv0vvv2
  vvv0*15,uuv2sssbsst8vvv0uvv0*2,vvv0vvv2
  vvv0tuu0*11,mop2gkl0*4,glm0vvv1vvv0*3,vvv2
  vvv0*22,vvv2
  vvv07df619c0*18,2ac0prr5vvv2
  vvv03bd619c0*2,5dea9fhdchjhejkg8egb7ef58fga8fgd7efaaghe8egi9fgh9fhiagim19c0*3,mpp6vvv2
  vvv05ce619c0*7,1ac119c0*2,6df72ac219c04ce419c0*5,oqq5vvv2
  vvv0uuu0stt0*19,vvv0uvv2
  uuu0*22,uvv0
ready-all-claimed 358x604
~ 0zFN m-rj h89b wckE YcnB P3oU lKLk PCYP JJWn SRbe 9jIg rNi3 _cD0 gXg2 14t9 K66O Qzbp xh1m WNHS uCh3
~ 2aCL A280 JRBs LDYp mi24 Zw00 uhMT 3PnJ lK57 Q0VM aayY wckE SonW fVNi E_4L f62j ocHC 3PnJ lK57 Q0VM
~ aayY wckE SonW 13b8 E_4L f62j Cov3 ANqB ocHC 3PnJ lK57 eZan h2xd wckE uXDC bmDs E_4L 6Cq9 vumZ ANqB
~ 7ilK 8J5M
  rss9qrrdrss9*2,qrrcrss9ttt4uvv0*16,
  uuu0uvv0*20,uuu0uvv0
  vvv0*22,uvv2
  vvv0sus1mqodpsq7orp9psq9psq8psq7uvv0vvv0*3,uvv2pqqgppqjvvv2rrr9sss5ttt7tuu5rrr9ttt4vvv2
  vvv0sut2rts1sts4sut1sts4sut0sut2vvv0*4,stt6pqq8ttt5noobqqr3uuu2qrr2pqq6qqr4uuu1vvv2
  vvv0*14,sst2qrr3kmm3ttt2vvv0*4,vvv2
  vvv0*14,eghclmn8hij8qrr6stt6rss6qrr6uuu1vvv2
  vvv0*14,noo5opp6jll3sss4rss6pqq8rrr7vvv0vvv2
  vvv0*14,uvv2tuu3uuu2uuu3uuu2uuu5uvv1vvv0vvv2
  vvv0*14,tuu8rrs8sstarssastt9rrsftuu4vvv1vvv2
  vvv0ors1mqr0*6,ors3kno0*9,nqp3kpn0*2,tuu1vvv2
  vvv0lqr2jpq0*6,lqr4gkl0*8,gkm0kpn4hnk0*2,stt2vvv2
  vvv0*7,sssattt5ttt6sssesssarrsfkno7vvv2stt4sss8sstbrrsdssseorq8qsr3vvv2
  vvv0*7,vvv2uvv4vvv1uuv3vvv0*3,vvv1vvv0*3,vvv1vvv0*3,vvv2
  vvv0*13,ssscttt8qrrdstt6sssasss8sst8pss5rtt2vvv2
  vvv0*18,vvv3vvv0*3,vvv2
  vvv0*14,uuu2mnninoolnoplkmmmlmmmnoogsttavvv2
  vvv0*15,vvv1vvv0*6,vvv2
  vvv0*14,tuu6vvv3uvv3tuu6vvv0uvv0*2,vvv0vvv2
  vvv0rrsdrssdqqreoppfvvv0*7,rssaoopkppqersseppqhqqrcvvv0mpp8mpp9vvv0vvv2
  vvv0ttt4tuu3ttt5ttt4vvv0*8,vvv2stt5sst9sstcqrrfvvv0stt2oqr5vvv0vvv2
  vvv0*22,vvv2
  vvv0*22,vvv2
  vvv0*12,tuu6rrrbnooksttdpqqioopjvvv0rst1stt1vvv0vvv2
  vvv0opphpqqhnoojlmnkvvv0*6,uuu2sss7rsscuuu4rss9uuu4vvv0*2,npq8jmndvvv0vvv2
  vvv0*11,tuu6sss8ttt9rss9sssbsstbsss9vvv0uuu0*2,vvv0vvv2
  vvv0tuu0*6,imn2gkl0*9,glm0vvv1vvv0*3,vvv2
  vvv0*22,vvv2
  vvv0*16,vvv2vvv0*3,uvv0vvv0vvv2
  vvv0rssbsssaqqreoppfvvv0*8,qrrbpqqeqqrappqgpqqbvvv0nqq8npqavvv0vvv2
  vvv0ttt3tuu3ttt5ttt4vvv0*10,uuu3sttasst8vvv0qrs5prr6vvv0vvv2
  vvv0*12,uvv0tuu0*3,stt3tuu1vvv0*4,vvv2
  vvv0tuu0*11,npq2imn0*5,vvv1vvv0*3,vvv2
  vvv0oqr2kno0*18,loo0uvv1vvv2
  vvv03bd619c0*2,3bd34cd45ce65de44ce319c01ac03bd419c01ac13bd62ac3*2,3bd719c0*3,mpp6vvv2
  vvv03bd619c0*2,3bd66df88fga9fhb4ce87eg78eg96df8bhiibhif6dfcbhii7ege8egf19c0*3,mpp6vvv2
  vvv0ejk49fg0*18,9fh0rst3vvv2
  vvv1vvv0*21,uuu1
ready-all-done 358x294
~ 0zFN m-rj bg_U wckE YcnB P3oU lKLk PCYP JJWn SRbe 9jIg rNi3 _cD0 gXg2 14t9 K66O Qzbp xh1m WNHS uCh3
~ 2aCL A280 JRBs b_wl
  rss9qrrdrss9*2,rrsatuu1uvv0*17,
  uuu0uvv0*20,uuu0uvv0
  vvv0*22,uvv2
  vvv0rus2lpneorq8nqpaorqaosq8psq8uvv0vvv0*3,uvv2pqqgppqjvvv2rrr9sss5ttt7tuu5rrr9ttt4vvv2
  vvv0tut2tut0tut2tuu0tut2tuu0sut1vvv0*4,stt6pqq8ttt5noobqqr3uuu2qrr2pqq6qqr4uuu1vvv2
  vvv0*14,sst2qrr3kmm3ttt2vvv0*4,vvv2
  vvv0*14,eghclmn8hij8qrr6stt6rss6qrr6uuu1vvv2
  vvv0*14,noo5opp6jll3sss4rss6pqq8rrr7vvv0vvv2
  vvv0*14,uuu3ttt4uuu4tuu4uuu3ttt7uuu1vvv0vvv2
  vvv0*14,uuu7rss7stt9sss9ttt8rssdtuu3vvv1vvv2
  vvv0mrr1kqr0*6,nrr4imn0*9,lpo4iol0iom0tut2vvv2
  vvv0mrr1kqr0*6,nrr4imn0*9,lpo4iol0iom0tut2vvv2
  vvv0*7,sssattt5ttt7sssfsssarrsfkno7vvv2stt4sss8sstbrrsdssseorq8qsr3vvv2
  vvv0*7,vvv2uvv3vvv1vvv2vvv0*3,vvv1vvv0*3,vvv1vvv0*3,vvv2
  vvv0*13,ssscttt8qrrdstt6sssasss8sst8qss5rtu2vvv2
  vvv0*22,vvv2
  vvv0*4,uuu4qrrcqrrfrrrhtuu4sst7sssarrsestt9qrrbsss8rrrcttu8rssfrrserss7qrrfuuu5vvv2
  vvv0*17,vvv1vvv0*4,uvv2
  uvv1vvv0*20,uvv0uuu0
ready-loading 358x424
~ 0zFN m-rj fODA wckE HFO3 iPgb SL6n SL6n SL6n SL6n
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
  vvv0stt0rss0*19,uvv0vvv2
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
~ 0zFN m-rj _bDg wckE YcnB iPgb 4bOW pIk7
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
