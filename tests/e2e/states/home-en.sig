slide-offer 358x669
~ IqB6 xt-H 6Nx6 PiZq n7Iz ZvcL 2x0x rQLA QD_9 ONdF d8CW T_1e u_Pd 37Cm g5Qm 2DX3 JLgW g2JW amvl zUCJ
~ R6hN zKew gSz1
  qrrdrss8qrrcsss7uvv0*19,
  jmn0*23,
  18a0*23,
  18a05acb4ac8aegj8dei7deg6ceb9egj7ced18a0*14,
  18a0*23,
  18a0afgfbghcbfhf9efb*2,afh88dfaafgaafgb9egc9efc9egbaegd4ac518a0*8,
  18a039b34ac34ac44ac55bd55bc439b36bd55bd44ac639b34ac339b528b218a0*8,
  18a0bfhgdhifcgii7deacgigdhjd9egbbghjdhjhdhihbfhc18a0*11,
  18a0*23,
  18a04ac94ac639b518a0*19,
  18a039b54ac639b518a0*19,
  18a0*3,aeg239b318a0*2,4ac19ef418a0*2,bfh2cgi0*2,29b218a0*8,
  18a09ef4stt2vvv05bd618a0lno5vvv1lno618a0*2,tuu6lno0*2,4ac418a0*8,
  18a039b24ac1tuu65bd618a05bd3eij6lno618a039b5ttu4eij06cd218a0*9,
  18a0*3,tuu65bd618a0*2,eij6lno618a028a1gkl3gkl1uuu34ac418a0*8,
  18a039b16bd0uuu59eg53ab15bd1gkl5npp56bd04ac35bd239b1ttt48df618a0*8,
  18a0dhi5sst0*3,eij5qrr5sst0*3,9ef5stt1uuu0kmn418a0*9,
  18a0*23,
  18a04ac55bd67ce65bd439b228a14ac339b239b328a118a0*12,
  18a08dfa9efb9egc6cebbghf7deb8df8dhicbghfbghe18a0*12,
  18a0*23,
  18a05bda5bdb6cdd7dff4bd94ac86ceh5bdc6cef5bda5bdc6cee4bd87deh4ac96cef4ac96ced4ac618a0*3,
  18a03ac85bdc3ac54ac83ac84ac74ac918a0*15,
  18a029b329b529b329b439b539b439b518a0*15,
  18a0*2,39b0*18,28b018a0*2,
  18a0lno6vvv0*18,uvv139b418a0
  18a0opq6vvv0*3,nppemoojqrrcnppgoqqenppjnppfoqqcnppgpqrfnophkmnhvvv0*4,5bc618a0
  18a0lno6vvv0*18,uvv139b418a0
  18a0*2,39b0*18,28b018a0*2,
  18a0*5,5bd1afh0bhi0chi0*5,eij0dij0dhj0eij0dhj0chi0*5,
  18a0*3,7df2kop2pst0ptt0*5,qtu0tuv0rts0rql0sqk0rsq0suu0*2,ptt0*4,
  18a0*2,dij4pst0ptt0*3,hln3pst1lqr1mrs1tuv1rsp0vn80vm50*2,vm60sqi0suu0rtu0ptt0*3,
  18a0bhi5ptt0*5,dij59gh69km2qst2rtu0una1vm50*5,mnl3bfh17df0*3,
  4ac3pss1ptt0*6,nrr1pst0suu0rsr1vm50*5,rk6228a118a0*4,
  ejk5ptt0*9,suu0rts1vm50vpd1vur0vvu0*2,hkk618a0*5,
  mmm6ptt0*8,qrr0sqo0sqp0une2vvv0*4,fjk618a0*5,
  sie2pst0ptt0*6,rmj2ue70*3,ulh3vvv0*4,fjk618a0*5,
  pst0ptt0*2,pst0hmn1dij0*2,gii2ue70*4,ulh3vvv0*4,fjk618a0*5,
  ptt0*3,afh518a0*3,aa93ue70*4,ulh3vvv0*4,fjk618a0*5,
  9jm09jl08ik218a0*4,aa93ue70*4,ulh3vvv0*4,fjk618a0*5,
  6ik0*2,5gi218a0*4,aa93ue70*4,ulh3vvv0*4,fjk618a0*5,
  6ik0*2,5gi218a0*4,aa93ue70*4,ulh3vvv0*4,fjk618a0*5,
slide-offer-with-proof 358x722
~ IqB6 xt-H lX-Q PiZq n7Iz ZvcL 2x0x rQLA QD_9 ONdF d8CW T_1e u_Pd 37Cm g5Qm 2DX3 JLgW g2JW amvl zUCJ
~ EvFG OcGD BUjE R6hN zKew gSz1
  qrrdrss8qrrcrss7qrrerss9rrs9rssauvv0*15,
  jmn0*23,
  18a0*23,
  18a05acb4ac8aegj8dei7deg6ceb9egj7ced18a0*14,
  18a0*23,
  18a0afgfbghcbfhf9efb*2,afh88dfaafgaafgb9egc9efc9egbaegd4ac518a0*8,
  18a039b34ac34ac44ac55bd55bc439b36bd55bd44ac639b34ac339b528b218a0*8,
  18a0bfhgdhifcgii7deacgigdhjd9egbbghjdhjhdhihbfhc18a0*11,
  18a0*23,
  18a04ac94ac639b518a0*19,
  18a039b54ac639b518a0*19,
  18a0*3,aeg239b318a0*2,4ac19ef418a0*2,bfh2cgi0*2,29b218a0*8,
  18a09ef4stt2vvv05bd618a0lno5vvv1lno618a0*2,tuu6lno0*2,4ac418a0*8,
  18a039b24ac1tuu65bd618a05bd3eij6lno618a039b5ttu4eij06cd218a0*9,
  18a0*3,tuu65bd618a0*2,eij6lno618a028a1gkl3gkl1uuu34ac418a0*8,
  18a039b16bd0uuu59eg53ab15bd1gkl5npp56bd04ac35bd239b1ttt48df618a0*8,
  18a0dhi5sst0*3,eij5qrr5sst0*3,9ef5stt1uuu0kmn418a0*9,
  18a0*23,
  18a04ac55bd67ce65bd439b228a14ac339b239b328a118a0*12,
  18a08dfa9efb9egc6cebbghf7deb8df8dhicbghfbghe18a0*12,
  18a0*23,
  18a05bda5bdb6cdd7dff4bd94ac86ceh5bdc6cef5bda5bdc6cee4bd87deh4ac96cef4ac96ced4ac618a0*3,
  18a03ac85bdc3ac54ac83ac84ac74ac918a0*15,
  18a029b329b529b329b439b539b439b518a0*15,
  18a0*2,39b0*18,28b018a0*2,
  18a0lno6vvv0*18,uvv139b418a0
  18a0opq6vvv0*3,nppemoojqrrcnppgoqqenppjnppfoqqcnppgpqrfnophkmnhvvv0*4,5bc618a0
  18a0lno6vvv0*18,uvv139b418a0
  18a0*2,39b0*18,28b018a0*2,
  18a0*5,5bdf5bdc*2,6ceg4bca5cdb5bde6ced4acb5bda4acb5bde39b418a0*5,
  18a0*7,3ac66cde4bca5bda5bdf5bda5bde6cec18a0*8,
  18a0*9,18a118a018a1*2,18a0*10,
  18a0*6,29b04ac0*6,5bc0*4,4ac0*6,
  18a0*3,29b1dij2mpq1pst0ptt0*4,qtt0tuu0suu0qtt0rsr0rtu0tuv0rtu0ptt0*4,
  18a0*2,7ce3nqr1ptt0*3,nrs1ptt0pst0ost0tuv1rtt0tpe0vm60vm50una0rro0tuv1qtt0ptt0*3,
  18a06ce3oss1ptt0*4,8ef5fkm59km2nrs3suu0toe1vm50*4,vn70qsr2jmn1fjl0*3,
  28a1mqr3ptt0*5,ors1gln3lqr1suu0rts1vm60vm50*4,ul516ba218a0*4,
  bgi5ptt0*9,suu0rsr1vm50vn80vrj0vsm0*2,jjg518a0*5,
  jno5ptt0*9,rtu0*2,uob1vus1vvv0*3,fjk618a0*5,
  rga4pst0ptt0*6,qpo1thc0tf90uf90ulg3vvv0*4,fjk618a0*5,
  pss0ptt0*3,ors0lop0kop0moo1tf80ue70*3,ulh3vvv0*4,fjk618a0*5,
  ptt0*3,glm428b118a0*2,9a93ue70*4,ulh3vvv0*4,fjk618a0*5,
  fno0*2,emn128a118a0*3,aa93ue70*4,ulh3vvv0*4,fjk618a0*5,
  6ik0*2,5gi218a0*4,aa93ue70*4,ulh3vvv0*4,fjk618a0*5,
  6ik0*2,5gi218a0*4,aa93ue70*4,ulh3vvv0*4,fjk618a0*5,
  6ik0*2,5gi218a0*4,aa93ue70*4,ulh3vvv0*4,fjk618a0*5,
slide-pool 358x608
~ IqB6 xt-H _swp PiZq n7Iz ZvcL 2x0x iD_x QD_9 dlE1 FFOs NVGc qox1 T_1e lbk7 37Cm zSwa UsRT 7h8X amvl
~ rfmE R6hN zKew 4LgE
  qrrdrss8qrrbstt7uvv0*19,
  jmn0*23,
  18a0*23,
  18a05bc95bd77ced9egk7ced7cec7ceg9efc9efk8dfj39b518a0*11,
  18a029b118a0*3,29b218a018a118a0*15,
  18a04ac85bdd4acb4bc94ac85bd94acb18a0*15,
  18a04ac118a028a028a118a0*6,29b228a118a0*10,
  18a07ceadhidfjkfbghigklh8df9dhjfcgiheijifikedhijcgiidhjh18a0*9,
  18a0*5,28a018a0*17,
  18a0*2,5bd018a0*2,4ac039b018a05ac129b018a0*2,3ab13ac118a039b14ac118a039b14ac118a0*3,
  18a0bgh6hkl1moo87de6npq2gkl3chi5lno3opq628b26cd4npq4*2,bfh8opq4npp4bgh8opq5npp48df518a0*2,
  18a0*2,6bd3jmn88df5mop3gjk5mop629b4hkl68df6fik6afg69eg6sttcbgh68df6sttacgi67ce6ilm618a0*2,
  18a07ce3pqr58df26bd36ce1pqrailm6bgh5npp6afg7dhj8ilm5hkl5jmncjmm5gjk5kmnckmn5fjk5dhj618a0*2,
  18a08df2eij0dhj26cd2gjk08df329b1fjk19eg3dhj6afg6chi2dhi218a0cgi2dhj218a0bgh3eij218a0*3,
  18a028b239b23ac239b018a028a118a0*3,5bd518a0*12,
  18a09egdbghgchigafgfdhihdhig9egaeijjchif9egg18a0*12,
  18a0*23,
  18a05bd95bdc6ced5bda6ceh4ac97dee4bca6cef5bdc6cei5bdc*2,5bdd6ceh4ac85bdc6cef18a0*4,
  18a039b439b639b439b529b439b539b639b53ac839b43ac528a218a0*10,
  18a039b54ac94ac83ac64ac63ac63ac83ac94ac739b54ac729b318a0*10,
  18a0*23,
  18a0hkl5sst0*18,qrr129b318a0
  18a0opq6vvv0*4,pqqcnppboqqgoqqdopqgoppemoognpphnppdopqftuu4vvv0*4,5bc618a0
  18a0npp6vvv0*19,4ac518a0
  18a04ac19ef0*18,7ce118a0*2,
  18a0*6,6bd08de09de0*15,
  18a0*3,5ac2jlj2usp1vtq0*17,
  18a0*2,bff4usp1vtq0*6,vrj0vqg0vtp0vtq0*7,tsp1tsp0vtq0
  18a0aee4vtp0vtq0*6,vsn1vm50*2,vqg1vtq0*7,ssp28jl1jon4
  39b2tro3vtq0*7,vto0vn70vm50vri1vtq0*7,vtp0pro2hnn0
  fb94ukf3vtq0*2,ppm39ee1qqn3vtq0*2,usp1jkh1hie1qpn2vtq0*7,vql2uga1vpk3
  oie4vso1vtq0*2,jkj518a0kmk5vtq0tso25ac218a0*3,lmk4vtq0*2,vrk0vsm0vtq0*3,vnh1uib0
  uqh5vqf1vtq0*2,ssp1jnl1ssp1vtq0fih518a0*4,4ab4vtp0vtq0vn81vpc1vtq0*2,qro3fmm1tsp2
  vn90vsm0vtq0jon36ik0*2,7ik0lpn3bff518a0*5,usp4vtp0vqk0vql0vtp0vtq0vtp0fmm28jl2
  vtq0*2,rrp36ik0*5,8de818a0*5,uqm5uga1ue70*2,uic1vtp0vtq0*3,
  vtq0*2,mpo36ik0*5,3bd218a0*5,thc7ue70*4,ulg2vtq0*3,
  vrn0vso0mpo36ik0*5,3bd218a0*5,te71ue70*4,uic2vtp0vrn0vro0
  vlj0vmj0mpn46ik0*5,3bd218a0*5,te71ue70*4,uib2vol1vlj0*2,
slide-maximum 358x666
~ IqB6 xt-H fp-j PiZq n7Iz ZvcL 2x0x ud0R QD_9 qGO4 FFOs NVGc 5voY T_1e Bevo 37Cm g5Qm 83dR o06r 7h8X
~ amvl cA9U R6hN zKew CtyV
  qrrdrss8rrsbrrscrrsbstt6uvv0*17,
  jmn0*23,
  18a0*23,
  18a06cdd5bd99efg7ced8dfi7def7deg6cdb18a0*14,
  18a029b218a018a118a0*19,
  18a04ac85bdd4acb4bc94ac85bd94acb18a0*15,
  18a039b118a0*3,29b228a118a0*16,
  18a0bfhcchiefjkfdhideijlafgbdhjfbghidhig5bd518a0*12,
  18a0*23,
  18a04ac94ac639b518a0*19,
  18a039b54ac639b518a0*19,
  18a029b1dhi1fjk04ac218a0*3,9ef2gjk06ce218a04ac2fjk0cgh218a0*2,cgi2fik14ac218a0*3,
  18a0bgh6jlm2kmn3rss518a0*2,aeg5stt3hkl1tuu36ce6rst3jmm2prr3gjk6hkl6pqr3jmn3qss418a118a0*2,
  18a0*3,6cd6sst518a0*2,lno6eij618a0jmn6oqqcprr618a08df6rss6ttt56ce618a0rss58df618a0*2,
  18a0*2,4ac2prr4aeg418a0*2,mop6dhi618a0ilm6rsscoqq618a06ce6stt6uuu45bd618a0prr69eg618a0*2,
  18a05bd2rss3hkl48df05bd4fjk2eij6oqq48df1rst3cgiatuu3aeg2jmn5kno6mop6ilm5afg3tuu339b318a0*2,
  18a0bfh4mop0*3,8ef8stt339b5ilm3pqr0eij418a0afg4oqq0lno239b24ac2lno2oqq19eg318a0*3,
  18a0*5,7de4eij618a0*16,
  18a05bd98dfa9efa7de85bd65bd56bd75bd66bd57ce918a0*12,
  18a06cd66ce87de85bd86cec6ce98dfaafga6cea8efa18a0*12,
  18a029b118a118a0*2,18a118a018a118a0*3,29b418a0*2,18a128a118a0*2,18a118a0*4,
  18a04ac85bdb6cec4bca6cef4ac97ded4bca6cef5bdc5bde5bdc*2,4bcc6cdf4ac85bdc6cee18a0*4,
  18a05bda6cdg6cec6cdb5bda5bdb4bdd5bdf6cef5bd97cec39b518a0*10,
  18a0*7,18a118a0*15,
  18a05bd1afh0*18,8ef118a0*2,
  18a0npq6vvv0*8,vvv1vvv0vvv1vvv0*8,4ac518a0
  18a0opq6vvv0*6,opqdopqaoqqfpqqbnppjopqdtuu3vvv0*6,5bc618a0
  18a0gjk5qrr0*18,opq129b218a0
  18a0*23,
  18a0*4,39b1dgg1klj0mmk0mnl0*15,
  18a0*2,28a0gji3utp1vtq0vur0vtq0*4,vur0vtq0*3,vuq0*2,vtq0*3,vuq0*2,vtq0
  18a028b1npp4vuq0vtq0vvu0vvv0vvu0vtq0*2,vvv0*2,vvt0vtq0vuq0vvv0*2,vus0vtq0vuq0vri0vqh0vuq1
  18a0knn6vvv0vur0vtq0vvv0*3,vuq0vur0vvv0*3,vtq0vus0vto0vrk0vut0vtq0vqh2kh73jg73vm60
  8df5vvv0*2,vus0vtq0vvv0*3,vuq0vur0vvv0*3,vtq0vsm2qk62ig72vpd2vtq0vpe1qk61qj61vm50
  knn6vvv0*2,vus0vtq0vvv0*3,vuq0vur0ulg2uga1vol2vtq0vri1rk62jg72vo91vtq0vpe1vm50*3,
  sss6vvv0*2,vus0vtq0vvv0qtt0uvv0vuq0vrn3uga2vut2uf81vtq0vri1vm50*2,vo91vtq0vpe1vm50*3,
  vvu2vvv0*2,vus0vtq0dmn3dmn1bkm3vtq1vqm2ue70uf80ue70vtq0vri1vm50*2,vo91vtq0vpe1vm50*3,
  tuu1kpq0ors2vus0vtq06ik0pst18jl2rsp3vqm2ue70*3,vtq0vri1vm50*2,vo91vtq0vpe1vm50*3,
  emn4ioq2akm2qrp3vtp16ik0*3,rsp3vqm2ue70*3,vtq0vri1vm50*2,vo91vtq0vpe1vm50*3,
  akl3gnp29km2npo3vtp16ik0*3,rsp3vqm2ue70*3,vtq0vri1vm50*2,vo91vtq0vpe1vm50*3,
  akl36ik0*2,nqo3vtp16ik0*3,rsp3vqm2ue70*3,vtq0vri1vm50*2,vo91vtq0vpe1vm50*3,
  clm39jl0*2,nqo3vtq09jl0*3,rsp3vrn2ug90*2,uga0vtq0vrj1vn80*2,vob1vtq0vqg1vn80*3,
slide-twelve-digits 358x567
~ IqB6 xt-H eGaQ PiZq n7Iz ZvcL 2x0x A6QH QD_9 gMII FFOs NVGc rMt8 T_1e BTl5 37Cm DGxD UsRT 7h8X amvl
~ ZK61 R6hN zKew 6DCE
  qrrdrss8qrrcrrsbrss6qqrfsst7uvv0*16,
  lno0*23,
  18a0*23,
  18a05bdc5bc78dfb7ceh6cda7deh8dfc9efk8dfi39b618a0*12,
  18a028a218a0*5,28a218a0*15,
  18a05bd95bdd4bcb5bda4ac95bd94acc18a0*15,
  18a04ac118a0*7,28a139b218a0*12,
  18a07cebehjcdhii9efcchidchiifijkdhibdhjjeijjbghg9egb18a0*10,
  18a0*23,
  18a08df36bd6bgh59ef36bd36cd439b4bfh36ce44ac28df2afg6afg7afg55bd3afg58df68df5afg54ac218a0*2,
  18a08df69eg7fjkaafg5bgh9fikaeijbhklailmbdhi9aeg8cgiailmdfjk9cgh8eijc*2,eijbcgi85ac318a0*2,
  18a05bc16bd27ce05bd17ce628a24ac25bd15bc17de64ac428a15bd14ac26ce65bc14ac26ce16cd139b118a0*2,
  18a07cedaegdbghe8dfa8efb9egd7ce68dfb8dfa7dec18a0*12,
  18a04ac34ac45bd35ac65bd76bd54ac37ce85bd54ac518a0*12,
  18a03ac439b53ac529b53ac729b339b529b339b529b44ac929b4*2,39b63ac729b329b43ac618a0*4,
  18a029b53ac64ac839b54ac939b65bd939b74bda3ac73ac8*2,4ac739b74ac939b54ac74ac918a0*4,
  18a05bda6cdg6cec6cdb5bda5bdb5bde5bdf6cef5bd97cec39b518a0*10,
  18a0*23,
  18a07de2eij0*18,cgi118a0*2,
  18a0opq6vvv0*6,ttu4uuu2uuu3*2,uvv1*2,vvv0*7,4ac618a0
  18a0opq6vvv0*6,stt7oqqgqrr8rssanppapqqevvv0*7,5bc618a0
  18a0dhi4mop0*18,kmn128a118a0
  18a0*23,
  18a0*4,6bc1hii1nml0qnm0*16,
  18a0*2,39b1kkj3vqp0vrp0*18,
  18a0*2,fgg4vqo0vrp0*3,vqk0vph0vqo0vrp0*3,oml2kkj1vqp0vrp0*3,ppo1mnn0vqp0vrp0
  18a018a118a0hhi5vrp0*2,vqn0vm60vm50vof1vrp0*2,son418a0*2,iii5vrp0*2,spo27ik06ik0knn3vrp0
  8cd629b118a0iii5vrp0*2,vqn0vm60vm50vpg1vrp0*2,spn328a118a0jjj5vrp0*2,tqo27il06ik0lnn3vrp0
  lkk5ron1nll1vqp0vrp0*3,vqm0vpj0vqp0vrp0*3,ron1oml1vqp0vrp0*3,spo1poo0vqp0vrp0
  kmm79jl07ik0glm1vqp0vrp0mkk34ab128a0cff3vqo1vrp0vmj1uf90ue70uje1vqo0vrp0vpi0vn70vm60vod0vqo0
  7ik06ik0*3,ejk3iii328a118a0*3,igf5vlh1ue70*4,pie3kji2vm60vm50*3,vm70
  bhi06ik0*3,29c218a0*5,pd73ue70*5,699318a0pj64vm50*3,ui63
  7ik06ik0*3,7gh29de318a0*4,ecb4uhc1ue70*4,kda3efd2vm51vm50*4,
  ors27jl16ik0hop3uvv0vvv0mop329b118a0dhj4uuu1vvv0vqo1uf80ue70ulh2vvu0vvv0vtn1vn60vm50vqg1vus0
  vvv0jpq4akm3vvv0*4,gkl65bd4vvv0*4,vnj3uga2vvv0*4,vrj2vn91vvv0*2,
  vvv0ors4emo4vvv0*4,mop6bfh6vvv0*4,vqo3ukf3vvv0*4,vto2vpe2vvv0*2,
slide-last-hours 358x622
~ IqB6 xt-H ZsDS PiZq n7Iz ZvcL 2x0x w8Ci QD_9 -ZEd FFOs 4fCM J_BF T_1e Ovm- 37Cm 4vGt UsRT 7h8X amvl
~ bZC9 R6hN zKew 91kS
  qrrdrss8rrrbrss9rssastt5uvv0*17,
  jmn0*23,
  18a0*23,
  18a06bd95bdd7cee8dfj7cee8dfe4ac818a0*15,
  18a0*4,28a218a018a118a0*16,
  18a04ac85bdd4acb4bcb4ac96cdd5bdd39b518a0*14,
  18a028a118a028a118a028a118a0*17,
  18a08dfadhiieijgcghichicbgheeijj5bd718a0*14,
  18a0*23,
  18a0*6,28a018a0*4,28a018a0*3,28a018a0*2,28a018a0*4,
  18a05bd6stt1prr08df5kno5prr2moo518a0*2,kmn5prr2mop56bd4qrs3qrs2afh4fjk5qrr2pqr439b218a0*2,
  18a08df6npp4afh26bd6opq618a0mop67ce65bd5oqq618a0mop6pqrcbgh64ac5prr7rst718a1hkl6dhi618a0*2,
  18a029b1afg1mop4gklcmop618a0lno68df66ce6npp618a0kno6rsscafg639b4rss8rst718a0fjk6eij618a0*2,
  18a0cgh6ilm1qrr38df6pqr5jmm2qrr5dhi6eij5pqr5jmm2qrr59eg7prr3mop3fjk6kno6knn3qrs44ac318a0*2,
  18a028a08df05bd118a029b19ef029b1afg5dhi629b19ef039b118a05bd17de118a0*2,8df14ac118a0*3,
  18a039b45bc56bd44ac218a029b218a039b218a029b318a0*12,
  18a08dfb9egdafgd9efedhiidhig9egaeijkchif9efe18a0*12,
  18a0*23,
  18a05bd95bdc6ced5bda6ceh4ac97dfe4bca6cef5bdc6cei5bdc*2,5bdd6ceh4ac85bdc6cef18a0*4,
  18a039b53ac83ac6*3,4ac639b73ac74ac939b54ac628a218a0*10,
  18a029b43ac73ac639b4*2,39b539b639b739b629b44ac628b318a0*10,
  18a0*23,
  18a0knn6vvv0*18,tuu139b318a0
  18a0opq6vvv0*6,rss7nppdopqaoqqfopqepqqgvvv0*7,5bc618a0
  18a0mop6vvv0*18,vvv13ac418a0
  18a028b05bc0*18,3ac018a0*2,
  18a0*5,4ab1aee0cgg0*16,
  18a0*3,7cd2nnl2vtp0vtq0*12,qqn3vtq0*4,
  18a0*2,ehh4vso1voj1vtq0*4,vtp0klk4cff3vtp0vtq0*5,lmk5vtq0vqm1uke2vtq0
  18a03ce2lpn3vrn1vmh1vtq0vtp0vqn0vnk0vmj0rjg3edd4vli0vnk0vpm0vso0vtq0*3,vso1uf80ulf2vtq0
  4ab3pqo3nqo2vtq0vtp0vqm0vmj0vpn0uje2ue70*2,599318a06ab1ulc2vlh0vol0vtp0vtq0vrn1voj1vtp0vtq0
  hji5vtq0*2,vtp0vol0unl2vuu0vvv0vok3ue70*2,699318a07a94vm50vm60umc0vmj0vso0vtq0*4,
  qpn5vtq0vtp0vnk0lkj19jl2tuu1vvv0vts2ue70*2,699318a0hf84vm50*2,fkf1djk1ulj1vso0vtq0*3,
  utp3vtq0vpl1nkj26ik0*2,dmn3vvv0*2,uhc3ue70699318a0rk63vm50mlb26ik0*2,djk2vmj0vtp0vtq0*2,
  vtp0vso1vlh0tm70djh16ik0*2,kpq4vvv0vnk3ue7069936a93vm50sm817ik06ik08jl1oss2vqo1vpm1vtq0*2,
  vtq0vol1vma0vm50*2,jkd17ik07il0qtt3vts2uf809bb3gf84vm60bji16ik0dmn2tuu1vvv0*2,vmj1vtp0vtq0
  vtp0uli2pj71vm50*3,ql919jj0dlm3vur0vtp0vtq0vtn0mni37il0kpq2vvv0*3,vut0vmj2vqn1vtq0
  vrn1mhg418a05991fe81pj61vm50um71sso1nol37cd15ac0fih3vtp1rts2vvv0vts0vok1uic1ue70ugb1vol1vtq0
  vqm1hff418a0*4,5991lke4tso329a218a0*3,jkj5vsp1uic1ue70*4,uf91vnk1vtq0
slide-without-pool 358x522
~ IqB6 xt-H 5IS0 PiZq n7Iz ZvcL 2x0x yybO QD_9 2HPA FFOs NVGc h_OZ 7h8X amvl MVj3 R6hN zKew llZA
  qrrdrss8qrrerrsbrss9rrrasss9uvv0*16,
  jmn0*23,
  18a0*23,
  18a05bc44ac88dfd8dfh8dfj9efe6cdc7def8dff9efj8dfi4ac918a0*10,
  18a028a118a118a0*6,18a118a0*13,
  18a04ac85bdd4acb4bc94ac85bd94acb18a0*15,
  18a0*6,28a118a0*16,
  18a0cgiabfhadhjbdhiahklhfjkcdhideijadhiabghb18a0*12,
  18a05bd27de47ce44ac58df67de45bd67de57ce55bd318a0*12,
  18a08df6afg9dhibeij9bgh9eij8gjkdfjkieijhdhi8dhi939b318a0*10,
  18a06cd38df66cd67de7cgia7de57ce56cd88df78ef56ce729b218a0*10,
  18a029b118a118a0*2,18a118a018a118a0*3,29b418a0*2,18a128a118a0*2,18a118a0*4,
  18a04ac85bdb6cec4bca6cef4ac97ded4bca6cef5bdc5bde5bdc*2,4bcc6cdf4ac85bdc6cee18a0*4,
  18a05bda6cdg6cec6cdb5bda5bdb4bdd5bdf6cef5bd97cec39b518a0*10,
  18a0*7,18a118a0*15,
  18a05bd1afh0*18,8ef118a0*2,
  18a0npq6vvv0*8,vvv1vvv0*10,4ac518a0
  18a0opq6vvv0*6,nopdprr9nopkpqqeopqeopqgstt4vvv0*6,5bc618a0
  18a0gjk5qrr0*18,opq129b218a0
  18a0*23,
  18a0*4,39b1bgi1gkm0imn0*4,bgh24ac029b0*4,hlm3kno0*2,imn0*3,
  18a0*3,dik3oss0ptt0*4,pst18eg34ac1efg1ggf0*4,stt3loo3hkl3uuv0ptt0*2,
  18a0*2,imn4rtu0vvv0qtt0ptt0*3,bhi58de4rhd2tf90thb0*4,tut2afg63ac3vvv0ptt0*2,
  18a05fh3fno3vvv0tuv0ptt0*3,ors228a2pif5tic2uoc1vn80*4,rts1uuu1ttu1suu0ptt0*2,
  6ce4oss0lqr1rtu0ptt0*4,kop54ac5thb2tme3uob0rrp0*4,pst0ptt0qtt0ptt0*3,
  glm5ptt0*7,kop55bd5tgb2tmd3tpe1ptt0*10,
  mqr5ptt0*7,fkl58eg5tgb2tmd3tpe1ptt0*10,
  pst1ptt0*6,nqr23ac2imn5tf91tnf3tpe1ptt0*5,sqk0tpg0ptt0*3,
  gkm0*5,gkl0dij139b1dij4rom2tga1spi1tpf1ptt0*5,spi0tod0ptt0*3,
  9fg0*6,bgi1knn2rnk1tf81ron1uoc1sqj1ptt0*4,kqr1dmo0dmn0ipq1pst0ptt0
  ue70*8,thc0qpo1sqi0vn80qss0ptt0*3,ioq26ik0*4,emo3ptt0
  tod0*7,toe0*2,un90*2,qrp0ptt0*3,pst17jl16ik0*5,gop7
  uod0*9,tqi0qtt0*5,nrs29jl0*6,9km2
slide-event 358x622
~ IqB6 xt-H tKHI PiZq n7Iz ZvcL 2x0x O5Yl QD_9 RpQp FFOs NVGc qox1 T_1e 94Tn 37Cm 4vGt o06r 7h8X amvl
~ _gFv R6hN zKew 3Dma
  qrrdrss8rrs9rrsauvv0*19,
  lno0*23,
  18a0*23,
  18a05bdd4ac88dff8dfe6cef18a0*17,
  18a028a118a028a218a0*19,
  18a05bd95bdd4bcb5bda4ac95bd94acc18a0*15,
  18a04ac118a028a028a118a0*6,29b228a118a0*10,
  18a07ceadhidfjkfbghigklh8df9dhjfcgiheijifikedhijcgiidhjh18a0*9,
  18a0*5,28a018a0*17,
  18a0*23,
  18a05ac5rss0prr08df5jlm5qrs3kmn518a0*2,ilm5qrs3knn55bc3prr3qrs29eg4ehj5qrs2npq429b218a0*2,
  18a08df6moo49ef25bd5oqq618a0npp67ce65bc5pqr618a0npp6opqccgi65bd5pqr7rst728a1hkl6cgi618a0*2,
  18a039b2cgi1npq4gjkcmop618a0kno68df67ce6mop618a0knn6rstb9eg629b3rss8rss718a0fik6eij618a0*2,
  18a0bfh6gjk1pqr39eg7qrr5hkl2qrs5cgi6dhj5prr5hkl2qrs5bfh7oqq3lno3gkl6moo6ilm3qrs45bd418a0*2,
  18a029b1afg07ce218a039b1bfh03ac1afg5eij639b1bfh04ac118a07ce29eg118a028a1afg15bd218a0*3,
  18a039b34ac35bd34ac218a0*3,4ac318a028a218a0*12,
  18a09efcafgebghf8dfdafgiafgedhiheijgbghfdhjh18a0*12,
  18a0*23,
  18a05bd95bdc6ced5bda6ceh4ac97dfe4bca6cef5bdc6cei5bdc*2,5bdd6ceh4ac85bdc6cef18a0*4,
  18a039b53ac83ac6*3,4ac639b73ac74ac939b54ac628a218a0*10,
  18a029b43ac73ac639b4*2,39b539b639b739b629b44ac628b318a0*10,
  18a0*23,
  18a0knn6vvv0*18,tuu139b318a0
  18a0opq6vvv0*6,moodqrr9moolqrr9nopfnpphsst5vvv0*6,5bc618a0
  18a0mop6vvv0*18,vvv13ac418a0
  18a028b05bc0*18,3ac018a0*2,
  18a0*5,3ac18eg0afh0*16,
  18a0*3,6ce2jno2pst0ptt0*4,jno2eik4rst3chj3lpq2ptt0*8,
  18a0*2,chi4pst0ptt0*5,chj418a0ilm6vvv0dhi618a0glm4ptt0*7,
  18a0bgh4qqo1snk2trq2rmj0qss0ptt0imn518a0*2,qrs6vvv0lno618a018a1mpq3ptt0*6,
  3ac3qnl3ue70vpm3vvv0ug92thc1pss08eg518a0*2,uuu4vvv0pqr618a0*2,dij5ptt0pst0mrs1nrs1pst0ptt0
  eij6tf91ue70vsr3vvv0uje3ue70rmk2chj8chj0*2,suu0qst5prs3chj0*2,ejk8pst0bln2ioq4rtt48jl1hop2
  kmm8shc0tic0utt2tuu2tnj2tic0qkh4nrs3mpq6ptt0*2,lpqaptt0*2,lpp8oss1gop36ik0ors4vvv07jl26ik0
  oss3kop9pst0ptt0lpqaptt0mqq5nqr4ptt0nrs3mpq6ptt0lpqaptt0lpp8oss1ptt0gno6fno0qst2rtt4gop2fno0
  pst0*2,kop9pst0lpqamqr5nqr4ptt0*3,nrs3mpq6lpqalpp8oss1ptt0*2,ors2lpq7ptt0lpqanrr4kop9
  ptt0*2,pst0kop9imngnqr4ptt0*2,qtu0qtt0ptt0oqo4mlfbprq2ptt0*4,ors2lpq7jnoemqq6ptt0
  ptt0*3,chi518a0ors4ptt0qtt0uvv0qtt0ptt0sqk1vm50rro1ptt0*5,qli3qgb5ptt0*2,
  ptt0*3,jno2eik0pst1ptt0*5,qst0qsr0pst0ptt0*5,rmj1sid0ptt0*2,
  ptt0*23,
slide-without-activity 358x464
~ IqB6 xt-H 9Vtd PiZq n7Iz ZvcL 2x0x 80Js P1Wl amvl peJa R6hN zKew 0M-z
  qrrdrss8qrrerrsbrss9rss8qrrerss9uvv0*15,
  lno0*23,
  18a0*23,
  18a0*7,18a118a0*15,
  18a0bgh9dhjceij8cgifdhighklfeijgdhi87ce4cgi9eijabghdbghadhjadhiceijfchi8bghbgklfbfh818a0*2,
  18a05bd48df77de46ce67de68de57ce87ce45bd39ef67ce78df65bd46bd57ce47de79ef65bd69eg57ce518a0*2,
  18a029b318a0*3,18a118a018a1*3,18a018a118a0*2,18a1*3,18a0*6,
  18a04aca6ced4bcb6cea4ac86cdb5cdd4aca6cdd5bdc6cdb6cee4bca*2,6cec6cdg4ac418a0*5,
  18a04ac85bdd6ced6cee6cef5bdd4bc86ced5bdb6cec5bdc6cea4ac86ceg5cdb5bde7deh39b418a0*4,
  18a028b13ac628a229b439b328a239b329b229b329b239b418a0*3,18a118a0*7,
  18a04ac84bd939b54aca5bd84ac74bca39b64bcb4bc94ac818a0*11,
  18a0*23,
  18a0hkl5sst0*18,qrr129b318a0
  18a0opq6vvv0*5,stt5pqqeopqgpqrdqrrdpqqfpqqerss7vvv0*6,5bc618a0
  18a0npp6vvv0*6,vvv1uvv1vvv1*2,vvv2vvv1vvv0*7,4ac518a0
  18a04ac19ef0*18,7ce118a0*2,
  18a0*23,
  18a0*23,
  18a0*18,8bc1iff1pjh0tki0uli0
  18a0*16,8bc2pjh1rjh1gee18bc05ab039b0
  18a0*15,hfe3ski1ccd22ac14eg05hj06ik0*2,
  18a0*14,jgf4pih24ab24fh16hj03df02ab05a907a90
  18a0*13,eee4qjh239b25gj14eg15aa2jg71tl60sk60qk60
  18a0*12,59b2tki25ab35gi13df2ac83tl61hf726a918990aa90
  18a0*12,kgf4hfe44df25fh19b93tl628b92eb81re70nd80lc80
  18a0*11,28a1uki249b36hk13ab2sk62ac83jc82nd818a92fe81jg70
  18a0*11,acc4oig43bd25fh2cd84ni64aa92pd719b93tl61vm50*2,
  18a0*11,fee4iff44eg23cf2lh74dd84mc83ba93rk63fe846a93vm50
  18a0*11,iff4fee44fh23bd2pj648b94rd729b97vm50oi62ig72vm50
visitor 358x27
~ IqB6 xt-H A2jr PiZq
  rssbrrrbtuu1uvv0*20,
  uvv0*23,
visitor-without-offer 358x245
~ IqB6 xt-H l4Am PiZq jwbJ RbQ9 df1w NsCY NSH1 zCRs
  rssbrrrbrss8qrrdrssbrss7qrrcttu3uvv0*15,
  uuu0uvv0*22,
  vvv0*22,uvv2
  vvv0lmmlklmhlmnjnooejllhklmikmmjijkjqrr8jllhklmhmnohklmhjlljnoocklliklmlkllhuuu3vvv0*2,vvv2
  vvv0*9,vvv2vvv0*3,uuu2ttu2vvv0*3,ttt3vvv0*3,vvv2
  vvv0rrscrrrcrsscqrrerss9sss8qrrgrsserssarrrgqrrdrrrerssdqrrfsss9qqrcpqqhrrrhrss9vvv0*2,vvv2
  vvv0sst9*2,sssbsttcstt9rssatuu5rrs9uuu3vvv0*12,vvv2
  vvv0uuu3uuu2tuu4uuu3vvv3uuu3uuu2tuu4uuu2vvv0*12,vvv2
  vvv0loo3gkl0*18,hlm0uuu2vvv2
  vvv03bd619c0*7,3bd35ce96dfa4ce619c0*8,mpp6vvv2
  vvv05ce619c0*7,1ac04bd34ce42ac219c0*8,oqq5vvv2
  vvv0ttu2rss0*18,rss1vvv0vvv2
  vvv0uvv6vvv0*7,sst5rsscstt7sss9vvv0*8,uvv6vvv2
  vvv0uvv6vvv0*7,tuu3qrrcttt7rrrbvvv0*8,uvv6vvv2
  vvv0vvv1uvv0*19,vvv0uvv2
  uuu1uvv0vvv0*19,uvv1uvv0
winners 358x117
~ IqB6 xt-H NJku PiZq Oh9r ah21 kddn 4iUO akjk qEZa s9KQ SwXr oc95 4_YB miTx qEZa s9KQ xBGT PttU Lakz
~ vsut qEZa s9KQ sK6t -IjQ A3VX fvfK qEZa s9KQ SwXr _kba 4_YB Cv7H qEZa s9KQ xBGT kjsK Lakz PqIv GW0U
~ xQSJ 56p0 FH5O
  qrrdrssasss7uvv0*20,
  uvv0*23,
  uvv0*23,
  prq3oppirss6uvv0*17,sssa*2,uvv0
  uuu0ttu2uuu0uvv0*17,ttt4*2,uvv0
  uvv0*2,uuu1vvv0uvv2uuu3vvv0uvv0uuu2uvv1vvv0uuu2uuu1*2,tuu1uvv0*2,vvv0uvv0*2,uuu1uvv0*2,
  uvv0uvv1qqr9rss9rrsgttt6qqripqqhrssfqrrlqqrhqrrdqrrepqqeppqguuu4stt8sss9vvv0uvv1rss6ttt4uuu0
  uvv0uuu0*22,
winners-with-sum 358x117
~ IqB6 xt-H n6AW PiZq Oh9r ah21 kddn 4iUO akjk qEZa s9KQ SwXr oc95 4_YB miTx qEZa s9KQ xBGT PttU Lakz
~ vsut qEZa s9KQ sK6t -IjQ A3VX fvfK qEZa s9KQ SwXr _kba 4_YB Cv7H qEZa s9KQ xBGT kjsK Lakz PqIv GW0U
~ xQSJ 56p0 FH5O
  qrrdrssarss7rssbrss9rrsbstt5uvv0*16,
  uvv0*23,
  uvv0*23,
  prq3oppirss6uvv0*17,sssa*2,uvv0
  uuu0ttu2uuu0uvv0*17,ttt4*2,uvv0
  uvv0*2,uuu1vvv0uvv2uuu3vvv0uvv0uuu2uvv1vvv0uuu2uuu1*2,tuu1uvv0*2,vvv0uvv0*2,uuu1uvv0*2,
  uvv0uvv1qqr9rss9rrsgttt6qqripqqhrssfqrrlqqrhqrrdqrrepqqeppqguuu4stt8sss9vvv0uvv1rss6ttt4uuu0
  uvv0uuu0*22,
promises 358x331
~ IqB6 xt-H GT_M PiZq IqB6 PQ95 BLJh Erat Iq2E CBCQ hMWL PiZq RVkn k9QX Erat Iq2E CBCQ 7dnj PiZq EV8c
~ XhBP Erat Iq2E CBCQ nIGK PiZq uUVL 3jLJ
  rrrcrssbrrr8ttu2uvv0*19,
  tuu0uvv0*3,uuu0uvv0*6,uuu0uvv0uuu0*2,uvv0*8,
  ijkmikkfjllkklmhhjjimnobjllhjkljopp9ikkgoppcjllhikkfkllhoppbuvv0*8,
  uvv0*5,tuu0uuu0uvv0*16,
  tuu0*2,uuu0ttt2rrr5stt4qrr9rss4rss5*2,rss6qrr7uuu0uvv0*10,
  stt1npp8tuu0tuu1opp8qrr6oppdpqqcqrr9pqqbpqqcpqqatuu1uvv0*10,
  tuu0stt0tuu0stt4qrrbrrsdqqrcqrrdqrrfrss9rrscqrrcpqqdrrsbqrrerrsaqrrfrss8qrreqqrcrssauvv0*2,
  uuu0*3,uuu1rssarsscrssbsst8rssa*2,rsscrssattt5uvv0*10,
  uvv0*3,uuu0ttt4tuu3ttt5tuu3*2,tuu2tuu3ttu3tuu2uvv0*10,
  uuu0*3,uvv0*20,
  ttt1qrr5tuu0stt4kmmenppdlmniklmmmnodlnnioppfmnnhrss6uvv0*10,
  stt3noobtuu0uuu2ttt3*2,stt6tuu2ttt3ttt5ttt3ttt4*3,tuu3ttt4ttt5ttt3stt5ttt3tuu3uuu2uvv0
  uuu0*3,tuu2sss8rsscrss9sss6sst7rssastt7sssastt7rss8rssastt7sst7rrsastt8*2,rssbttt4uvv0
  uvv0*3,tuu3qrrfrrreqrrdrsscqrrfrrsbpqrapqrhrrsarssaqrrcrssarrscrssarrrdqrrcqrrerss6uvv0
  uvv0*3,ttt4qqrdstt8uvv0*17,
  uvv0*23,
  uuu0tuu0uuu0ttu1sst3tuu1rrs9tuu1*2,stt4uuu1tuu1ttt3stt5tuu1tuu0tuu1uuu1uvv0*5,
  stt2noobtuu0sst3nooamnofmoojmnohoppanoojnoohmnoepqqcnoohmnndppq9mnoenooduvv0*5,
  tuu0qrr5tuu0ttt3qrrdqrrarss9qrrcrssbqrrdqrraqrrerrs8qrrcrss7qrraqrrcrrsbqrrbqrresss7uvv0*2,
  uuu0*3,uuu1ttt5ttt4stt6stt5rss8uvv0*5,uuu0uvv0uuu1uvv0*6,
  uvv0*3,ttt4rssasst7qrrarssarrsbuuu0uvv0*13,
ready 358x455
~ IqB6 xt-H r1bX PiZq jwbJ skqR CeNm LZO3 RHAC BAjq M6mU _DJG MiCb cWF4 wunX -jpn wc6h 0M_t Jsc5 C85m
~ JhQX MeXL jGN2 -8fs dFUw 7yns JT_f BEYS PiZq rmdV zOao brPq 2GvE ws31 A2W2 Vc8o DUYO PiZq rvtL bVUo
~ 7-62 TPsC
  rss8qrrduuu0uvv0*20,
  uuu0uut0*20,uuu0uvv0
  vur0vuq0*15,vur0vus0*4,vuq0uus1
  vuq0ijhljkidjkifjjikmmkfkkigooldmmkfmmkcvuq0*6,tsr4rqo8srqbrqodsrpevus0vtr1
  vuq0*4,tsp3vuq0*2,tsp3vuq0*8,vus0*5,vur0vtr1
  vuq0nnl5qqn6ijh6rqn3vuq0*17,vtr1
  vuq0qpn6kkicmmk8ijhbsro9pom9ppm8usp2vuq0*13,vtr1
  vuq0pom2*2,nnk2usp2sro4rro5sro3vtq1vuq0*13,vtr1
  vuq0pomjrqneqpmgqpmcsrobqpncqpmeppmhsrobvuq0*12,vtr1
  vuq0sroasro8tsp7troatrobtro8tsp7srocrqo9sroausp6tsp8tro9tso6vuq0*7,vtr1
  vuq0tro8srobtsp8tro9sroatsp5usp6usp7tsp5tsp7sro8sroatsp9sro9vuq0*7,vtr1
  vuq0vrj0vqg0*19,vtp0vtr1
  vuq0vn71vm50*5,qi48ul52tk54*2,tk53tk54sk47sj45tk52vm50*5,vrk1vtr1
  vuq0vn71vm50*5,lf35tl53qj48rj4btk57sk56rj46qi48ul53vm50*5,vrk1vtr1
  vuq0vqg1vpd0*18,vpe0vto0vtr1
  vus0*22,vus1
  vvv0uuu3uvv1*2,vvv1uvv1*2,uuu3vvv1*2,uvv1uuu2vvv1vvv0*9,vvv2
  vvv0rtt7prrfprrdrssapqrdprreprrcqssbrss9qrsboqqcrstavvv0*9,vvv2
  vvv0*22,vvv2
  vvv0vvt0vut0vvu0rrr9oppkoppjpqqgvvv0*9,vvv2uvv0*3,vvv1vvv2
  vvv0trn7qniavus0tuu8rssettt9rssctttavvv0*8,uvv6rss8oopltuu5uvv6vvv2
  vvv0vtr1uso1vvt0ttt6*2,ttt7*2,uuu4ttu7uuv3uuu5*2,ttu6stt9vvv0*2,vvv4uvv0uuu2uvv0vvv3vvv2
  vvv0*4,tuu8tuu6stt8sstettt7ttt8ttu7tuu7uuu4ttt6tuu7vvv0*7,vvv2
  vvv0*22,vvv2
  vvv0tuu1stt1uvv0rrrarrrcqrrdrssapqqfvvv0*13,vvv2
  vvv0prr7gkleuuu0uuu4sss8stt6sss8stt6uuv2vvv0*7,rss9ppqjnooinopkttt4vvv2
  vvv0uvv0uuu0vvv0ttt8sssb*2,rsscrssbttt6vvv0*12,vvv2
  vvv0*22,vvv2
  uvv1vvv0*21,uuu0
ready-one 358x498
~ IqB6 xt-H 35bh PiZq jwbJ skqR CeNm LZO3 z_3E BAjq M6mU _DJG MiCb cWF4 wunX -jpn wc6h 0M_t Jsc5 C85m
~ JhQX MeXL -8fs dFUw A2W2 Vc8o DUYO PiZq rvtL bVUo 7-62 TPsC ws31 A2W2 Vc8o DUYO PiZq rvtL ytg0 7-62
~ TPsC FCAc RZov ws31 A2W2 Vc8o IGB7 PiZq AJvj Jxlh 7-62 UvTP DOxa RZov
  rss8qrrdrss8sst6uvv0*19,
  uuu0uut0*21,uuu0
  vur0vuq0*15,vur0vus0*4,vuq0uur1
  vuq0ijhljkidjkifijhlmmkfkkigonldmmkfmmkcvuq0*6,uut3qol9tsrcrqodsrpfvus0vtr1
  vuq0*4,usp2vuq0*2,usp2vuq0*8,vus0*5,vur0vtr1
  vuq0nnl5qqn6ijh6rqn3vuq0*17,vtr1
  vuq0qpn6kkicmmk8ijhbsro9pom9ppm8usp2vuq0*13,vtr1
  vuq0pom2*2,nnk2usp2sro4rro5sro3vtq1vuq0*13,vtr1
  vuq0pomjrqneqpmgqpmcsrobqpncqpmeppmisrobvuq0*12,vtr1
  vuq0sroasro8tsp7troa*2,tro8tsp7srobrqo9sroausp6tsp8tro9tso6vuq0*7,vtr1
  vuq0tro8srobtsp8tro9sroatsp5usp6usp7tsp5tsp7sro8sroatsp9sro9vuq0*7,vtr1
  vuq0vri0vpe0*18,vqf0vtp0vtr1
  vuq0vn71vm50*4,vm51pi49ul52tk54*2,tk53tk54sk47sj45tk52vm50*5,vrk1vtr1
  vuq0vn71vm50*5,mg35tl53qj48rj4btk57sk56rj46qi48ul53vm50*5,vrk1vtr1
  vuq0vri0vpe0*18,vqf0vtp0vtr1
  vus0*22,vus1
  vvv0*2,uvv0vvv0uuu1vvv0vvv1vvv0*15,vvv2
  vvv0prr7kno9uuu0ssscppqf*2,oppgoppivvv1vvv0*7,tuu6rrreqrreqqrfttu3vvv2
  vvv0tuu0nqq6uvv0sttaqrrgrrre*2,qrrfstt8vvv0*7,uuu2tuu4stt4ttt4vvv1vvv2
  vvv0*22,vvv2
  vvv0*22,vvv2
  vvv0qrs6mpp7uuu0qqrdppqfoppg*2,nopjvvv1vvv0*7,uuu5sssarssbrssauuu2vvv2
  vvv0stt1lop8uuu0sssarrrerssfqqrfrssbssscrrscvvv0*6,ttt4stt8sss7sss9uuv2vvv2
  vvv0*4,stt1qrs0*5,prr1qrs0*4,uuu0uvv0*5,vvv0vvv2
  vvv0*4,prr1mpp0*10,stt1uuu0*5,vvv0vvv2
  vvv0*22,vvv2
  vvv0rtt4mppauuu0qrrgoppnoppfrrrbnopmopphqrrevvv0*6,uuu4ttt5sss9sss8uuu2vvv2
  vvv0rss5looduuu0uuu5sttasssavvv0*10,ttt5stt7rrr9rssbuuu2vvv2
  vvv0*4,stt1rss1qrr4stt0*3,vvv0*12,vvv2
  vvv0*4,oqq2kno0*4,koo1uuu0*11,vvv0vvv2
  vvv0*22,uvv1
  uuu0tuu0*20,tuu1uvv0
ready-claiming 358x266
~ IqB6 xt-H eM9H PiZq jwbJ skqR CeNm LZO3 z_3E BAjq M6mU _DJG MiCb cWF4 wunX -jpn wc6h 0M_t k-kz XKxC
~ MeXL
  rss8qrrdsss8qrrcrssestt3uvv0*17,
  uuu0uut0*20,uuu0uvv0
  vur0vuq0*15,vur0vus0*4,vuq0uus1
  vuq0ijhljkidjkifjjikmmkfkkigooldmmkfmmkcvuq0*6,uut3qol9tsrcrqodsrpevus0vtr1
  vuq0*4,tsp3vuq0*2,tsp3vuq0*8,vus0*5,vur0vtr1
  vuq0nnl5qqn6ijh6rqn3vuq0*17,vtr1
  vuq0qpn6kkicmmk8ijhbsro9pom9ppm8usp2vuq0*13,vtr1
  vuq0pom2*2,nnk2usp2sro4rro5sro3vtq1vuq0*13,vtr1
  vuq0pomjrqneqpmgqpmcsrobqpncqpmeppmhsrobvuq0*12,vtr1
  vuq0sroasro8tsp7troatrobtro8tsp7srocrqo9sroausp6tsp8tro9tso6vuq0*7,vtr1
  vuq0tro8srobtsp8tro9sroatsp5usp6usp7tsp5tsp7sro8sroatsp9sro9vuq0*7,vtr1
  vuq0vrj0vqg0*19,vtp0vtr1
  vuq0vn71vm50*5,sk54tl52tk54sk53tl54sk55sk56sj46tl52vm50*5,vrk1vtr1
  vuq0vn71vm50*4,vm51sk54tk53rj49rj4ask56*2,rj45rj48ul53vm50*5,vrk1vtr1
  vuq0vqg1vpd0*18,vpe0vto0vtr1
  vus0*22,vus1
  vvv1vvv0*21,uuu1
ready-huge 358x249
~ IqB6 xt-H mmis PiZq jwbJ skqR CeNm LZO3 z_3E BAjq M6mU _DJG MiCb cWF4 VqjA cDSm wc6h 0M_t Jsc5 C85m
~ JhQX vhfx
  rss8qrrdrss9qrrauuu1uvv0*18,
  uuu0uut0*21,uuu0
  vur0vuq0*15,vur0vus0*4,vuq0uur1
  vuq0ijhljkidjkifijhlmmkfkkigonldmmkfmmkcvuq0*6,uut3qol9tsrcrqodsrpfvus0vtr1
  vuq0*4,usp2vuq0*2,usp2vuq0*8,vur0vus0*4,vuq0vtr1
  vuq0nmkdmmk9lljaqqn7mmkbjjibjjicpom5jjheiihhmmkahhgenmkdlljbtsp2nnkbnmkbtrp7sro7vtq0vuq0vtr1
  vuq0ppm2pom4qpm5qpm9rqo5qpn4ppm6ppm9sro3qqn5qpn9ppm5pom2pom3qqn6oom4rqn2sro6sro7vuq0*2,vtr1
  vuq0pomjrqneqpmgqpmcsrobqpncqpmepomjsrobvuq0*12,vtr1
  vuq0rqoerqnesrocrqnerqngsrobtro9rqodrqncrqnetro9srodsroerqnbvuq0*7,vtr1
  vuq0usp4usp5utp4usp5usp4utp2utp4utq4utp2utp4tsp5usp4utp4*2,vuq0*7,vtr1
  vuq0vqf1vpc0*19,vto0vtr1
  vuq0vn71vm51ng3atl53sj46rj48sk55rj46sk57rj46sk54qi4arj47rj48*2,tk55rj49qi49sk53vm50vrk1vtr1
  vuq0vn71vm50ph43ul51sk46sk57ul54sk53sk55*2,sk56tk54sk56tk55sk55tl52sk54sk45ul52vm50vrk1vtr1
  vuq0vrk0vqh0*18,vrh0vtp0vtr1
  vut0vvt0*21,vut2
  uvv0vvv0*21,uuu0
ready-none 358x141
~ IqB6 xt-H MyPJ PiZq jwbJ CeNm LZO3 YgJA SemE
  rss8qrrdsss8rrsauuu1uvv0*18,
  uuu0uvv0*22,
  vvv0*22,uvv2
  vvv0ikkmjllejllgjkllmnngklmhoppdmnngmnodvvv0*12,vvv2
  vvv0*4,ttt3vvv0*2,ttt3vvv0*14,vvv2
  vvv0lmnpmnnilmnplnnhoppeoppcmnoimnnnppqdmnnhrrr9vvv0*10,vvv2
  vvv0uuu4*2,uuu2ttt4stt6tuu6uuu3uuu4ttt5ttu4uuu2uuu3tuu4uuu2vvv0*7,vvv2
  vvv0stt8tttcsttastt9stt8sttbttt9sttattt7stt8stt6stt8sstcrsscvvv0*7,vvv2
  vvv1vvv0*21,uuu1
ready-first-tasks 358x377
~ IqB6 xt-H gCr1 PiZq jwbJ 0N6_ 0bnm -8fs dFUw A2W2 Vc8o DUYO PiZq rvtL bVUo 7-62 TPsC ws31 A2W2 Vc8o
~ DUYO PiZq rvtL ytg0 7-62 TPsC FCAc RZov ws31 A2W2 Vc8o IGB7 PiZq AJvj Jxlh 7-62 UvTP DOxa RZov MjTc
~ oNA3
  rss8qrrdrssbrss8rss9qrrauvv0*17,
  uuu0uvv0*22,
  vvv0*22,uvv2
  vvv0jklfjklilnnimnodlmnehjkjvvv2vvv0*14,vvv2
  vvv0*22,vvv2
  vvv0uvv0uuu0vvv0ttt5ttu3ttt6ttu3ttt4vvv0*13,vvv2
  vvv0prr8imnbuuu0ttt8rrrcrrraqrrdqrrevvv0*8,rss9pqqjnooinopkttt4vvv2
  vvv0tuu0qrs3uvv0sttaqrrgrrre*2,qrrfstt8vvv0*12,vvv2
  vvv0*22,vvv2
  vvv0*2,uvv0vvv0uuu2vvv0vvv2vvv0vvv1vvv0*13,vvv2
  vvv0prr7jmn9uuu0sssbppqfppqeoppgopphvvv1vvv0*7,ttt7qrrhqqrgpqqhttt3vvv2
  vvv0tuu0prr5uvv0sssarrrerssfqqrfrssbssscqrrevvv0*6,uuu1uuu2ttt2uuu2vvv0vvv2
  vvv0*4,oqq2kno0*10,stt1uuu0*5,vvv0vvv2
  vvv0*4,tuu0rst0*10,uuu0vvv0*6,vvv2
  vvv0*2,uvv0vvv0*5,vvv1vvv0*13,vvv2
  vvv0rss6knoeuuu0rrrfoppmoppfrrrbopplopphqrrdvvv0*6,ttt6rss9qrreqqrfttu3vvv2
  vvv0stt3npq9uvv0ttt6sssbqrrevvv0*10,uuu2uuu3stt4ttt4vvv1vvv2
  vvv0*4,prr1mpp0lop0mpp0*2,mpp1uuu0*11,vvv0vvv2
  vvv0*4,stt1qrs0*4,qss0uvv0*11,vvv0vvv2
  vvv0hlm3cij0*18,dij0stt2vvv2
  vvv03bd619c0*3,5de64cd45ce64cd44ce53bd34bd45ce55ce8*2,6df97df92bd219c0*3,mpp6vvv2
  vvv03bd619c0*3,4bd76df86df66df95de85ce77df75ce93bd64ce55de65ce72ac119c0*3,mpp6vvv2
  vvv0loo3gkl0*18,hlm0uuu2vvv2
  uvv0vvv0*21,uuu0
ready-all-claimed 358x554
~ IqB6 xt-H eTyd PiZq jwbJ CeNm 7NGI Adbx d6MI ifO4 MiCb cWF4 Fheo -jpn F8Yq Mf1u 5TCK CLma r7MQ IPAc
~ hazR LMyr 9PPx tMrw 0N6_ 6FB4 -8fs dFUw A2W2 Vc8o DUYO PiZq rvtL bVUo 7-62 TPsC ws31 A2W2 Vc8o DUYO
~ PiZq rvtL ytg0 7-62 TPsC FCAc RZov ws31 A2W2 Vc8o IGB7 PiZq AJvj Jxlh 7-62 UvTP DOxa RZov MjTc oNA3
  rss8qrrdrss9*2,rrrcrrs9ttt4uvv0*16,
  uuu0uvv0*22,
  vvv0*15,uvv0*6,vvv0uvv2
  vvv0jklfjklilnnijklfmnnfklmelnnhklmjsss5vvv0*4,uvv0osq8nrpamqoilpngmqofmqobuvu0vvv2
  vvv0*2,uuu1ttt0vvv0*11,uvu0*6,vvv0vvv2
  vvv0gijalmn6cffbsss4vvv2tuu1*2,uvv0vvv0*13,vvv2
  vvv0klm9kmmajkl6opp8ppqdnooeoppbuuu3vvv0*13,vvv2
  vvv0*2,uuu3*2,uuu2uuu3*2,uuu2vvv0*14,vvv2
  vvv0uuu3sstbsssasss9ttt9ssscttt7vvv0*14,vvv2
  vvv0jom2hnk0*2,kno5gkl0*8,kop5jpq0*7,tuu1vvv2
  vvv0jom2hnk0*2,kno5gkl0*8,kop5jpq0*7,tuu1vvv2
  vvv0lpn5sttbtttasssesstasstcrsscuuu4prr3qrr5tttbsstbsttcsttattt9vvv0*6,vvv2
  vvv0rts2vvv2*2,uuu4*3,uuu3vvv1stt1ttu2vvv1uuu4vvv3uuu3*2,vvv0*6,vvv2
  vvv0ipq6rss9sssbrrsfrrsastt9rrrhrsseuvv4vvv0*12,vvv2
  vvv0noodnoogqqrcoopemnogvvv0*16,vvv2
  vvv0uuu1uvv2vvv1uvv1uuv1vvv0*16,vvv2
  vvv0uvv0uuu0vvv0ttt4uvv1uuu4uuv1uuu2vvv0*13,vvv2
  vvv0prr7imnbuuu0stt9qqqeqqqcpqqfpqqgvvv0*8,stt8pqqiopphoppjttt4vvv2
  vvv0tuu0qrs3uvv0sttaqrrgrrre*2,qrrfstt8vvv0*7,uvv0vvv1uuu1vvv1vvv0vvv2
  vvv0*22,vvv2
  vvv0*2,uvv0vvv0uuu1vvv0vvv1vvv0*15,vvv2
  vvv0prr7kno9uuu0ssscppqf*2,oppgoppivvv1vvv0*7,tuu6rrreqrreqqrfttu3vvv2
  vvv0tuu0nqq6uvv0sssarrrerssfqqrfrssbssscqrrevvv0*6,uuu2tuu4stt4ttt4vvv1vvv2
  vvv0*4,prr1mpp0*10,stt1uuu0*5,vvv0vvv2
  vvv0*4,rtt1prr0*10,tuu0uvv0*5,vvv0vvv2
  vvv0*22,vvv2
  vvv0rss5loocuuu0qrrgoppnoppfrrrbnopmopphqrrevvv0*6,ttt6sss8rrrcqrrdtuu3vvv2
  vvv0rtt4mppauuu0ttt6sssbrrrdvvv0*10,tuu3tuu4sst5stt7vvv1vvv2
  vvv0*4,qss1oqq0npq1oqq0*2,oqr0uvv0*11,vvv0vvv2
  vvv0*4,qss1oqq0*4,oqr0uvv0*11,vvv0vvv2
  vvv0jmn3ejk0*18,fjl0tuu2vvv2
  vvv03bd619c0*3,5ce43bd24bd43bd23bd33bd2*2,4bd34ce6*2,5ce76df72ac119c0*3,mpp6vvv2
  vvv03bd619c0*3,4ce97efa7df87egb6dfb5ce77eg96dfb4ce85ce76df86df92ac219c0*3,mpp6vvv2
  vvv0jmn3ejk0*18,fjl0tuu2vvv2
  uvv1vvv0*21,uuu1
ready-all-done 358x264
~ IqB6 xt-H lKAu PiZq jwbJ CeNm 7NGI Adbx d6MI ifO4 MiCb cWF4 Fheo -jpn F8Yq Mf1u 5TCK CLma r7MQ IPAc
~ hazR LMyr 9PPx tMrw SemE
  rss8qrrdrss9*2,rrsatuu1uvv0*17,
  uuu0uvv0*22,
  vvv0*15,uvv0*6,vvv0uvv2
  vvv0jklfjklilnnijklfmnnfklmelnnhklmjsss5vvv0*4,uvv0osq8nrpamqoilpngmqofmqobuvu0vvv2
  vvv0*2,uuu1ttt0vvv0*11,uvu0*6,vvv0vvv2
  vvv0gijalmn6cffbsss4vvv2tuu1*2,uvv0vvv0*13,vvv2
  vvv0klm9kmmajkl6opp8ppqdnooeoppbuuu3vvv0*13,vvv2
  vvv0*2,uuu3*2,uuu2uuu3*2,uuu2vvv0*14,vvv2
  vvv0uuu3sstbsssasss9ttt9ssscttt7vvv0*14,vvv2
  vvv0jom2hnk0*2,kno5gkl0*8,kop5jpq0*7,tuu1vvv2
  vvv0jom2hnk0*2,kno5gkl0*8,kop5jpq0*7,tuu1vvv2
  vvv0lpn5sttbtttasssesstasstcrsscuuu4prr3qrr5tttbsstbsttcsttattt9vvv0*6,vvv2
  vvv0rts2vvv2*2,uuu4*3,uuu3vvv1stt1ttu2vvv1uuu4vvv3uuu3*2,vvv0*6,vvv2
  vvv0ipq6rss9sssbrrsfrrsastt9rrrhrsseuvv4vvv0*12,vvv2
  vvv0sssbrssfsssasstarrrbrrsgttt9rssdsssarssarss8sssarrrfsssavvv0*7,vvv2
  vvv0vvv1*6,uuu2vvv1*5,vvv2uuu4vvv0*7,vvv2
  uvv0vvv0*21,uuu0
ready-loading 358x423
~ IqB6 xt-H 5Z6f PiZq RTNy LZO3 SZm6 SZm6 SZm6 SZm6
  rss8qrrdrss9qrrb*2,uvv0*18,
  uuu0uvv0*22,
  vvv0*22,uvv2
  vvv0ikkmjllejllgjkllmnngklmhoppdmnngmnodvvv0*12,vvv2
  vvv0*4,ttt3vvv0*2,ttt3vvv0*14,vvv2
  vvv0stt0rss0*10,rst0vvv0*9,vvv2
  vvv0rss0*12,uvv0vvv0*8,vvv2
  vvv0rss0*12,uvv0vvv0*8,vvv2
  vvv0stt0rss0*10,rst0vvv0*9,vvv2
  vvv0uvv0uuu0*19,vvv0vvv2
  vvv0rss0*20,uuu0vvv2
  vvv0rss0*20,uuu0vvv2
  vvv0tuu0stt0*19,vvv0vvv2
  vvv0tuu0stt0*18,ttt0vvv0vvv2
  vvv0rss0*20,uuu0vvv2
  vvv0rss0*20,uuu0vvv2
  vvv0uvv0uuu0*19,vvv0vvv2
  vvv0stt0rss0*19,vvv0vvv2
  vvv0rss0*20,uuu0vvv2
  vvv0rss0*20,uvv0vvv2
  vvv0*22,vvv2
  vvv0*22,vvv2
  vvv0*22,vvv2
  vvv0*22,vvv2
  vvv0*22,vvv2
  vvv0*22,uvv2
  uvv1vvv0*21,uuu0
ready-failed 358x152
~ IqB6 xt-H h0FW PiZq jwbJ LZO3 pzMR 9xPN
  rss8qrrdrss8qrrdttt3uvv0*18,
  uuu0uvv0*22,
  vvv0*22,uvv2
  vvv0ikkmjllejllgjkllmnngklmhoppdmnngmnodvvv0*12,vvv2
  vvv0tuu7vvv0vvv1stt7uuu4*2,stt4uuv3vvv1*4,uvv2vvv1ttu5vvv1uuu4vvv0uuu3vvv0*2,vvv2
  vvv0rssdrrs8qrrcqrrdrssasssaqrrbqrr9qqrdsss9rrraqqrdqrrcsss8sst9pqqdsss8rss6rrrcsss5vvv0vvv2
  vvv0uvv6vvv0*7,stt4vvv2uuu1uuu4vvv0*8,uvv5vvv2
  vvv0uvv6vvv0*7,rssbqqqfnooiopphuuu5vvv0*7,uvv6vvv2
  vvv0vvv2uvv0*19,vvv1vvv2
  uvv0vvv0*21,uuu0
