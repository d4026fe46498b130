slide-offer 358x675
~ IqB6 xt-H 6Nx6 PiZq n7Iz ZvcL 2x0x rQLA QD_9 ONdF d8CW T_1e u_Pd 37Cm g5Qm 2DX3 JLgW 8xkS amvl y69a
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
  18a05bda5bdb6cdd7dff4bca6ceg5bdb5cde6cdb5bdc5bda6ceg4ac96ceg6ced5bdc*2,5bda6cee29b318a0*2,
  18a039b629b34ac84ac73ac75bdd3ac54ac8*2,3ac65bd918a0*11,
  18a039b429b429b529b429b339b529b3*2,39b529b339b528a218a0*10,
  18a0*2,39b0*18,28b018a0*2,
  18a0lno6vvv0*5,tuu3uuu3vvv1uvv1vvv1uuu2*2,uuu3vvv0*5,uvv139b418a0
  18a0opq6vvv0*5,rss6nopkpqrcmopgqrrcoqqfoqqepqqbvvv0*6,5bc618a0
  18a0opq6vvv0*4,rss7qrrdnppimoogrssanppioqqgopqgopqiopqevvv0*5,4ac618a0
  18a07de2eij0*18,chi118a0*2,
  18a0*7,29b0*6,39b0*4,29b0*6,
  18a0*3,28a0bgi2kop1pst0ptt0*4,qtt0tuu0suu0rtu0rtt0suu0tuv0qtt0ptt0*4,
  18a0*2,5cd2mqq2ptt0*3,oss1ptt0pst0*2,tuu1rtt0tpg0vm70vm50uob0rsp0tuv1qtt0ptt0*3,
  18a05bd3ors1ptt0*4,8ef6hlm5akm2mrs3suu0tpf1vm50*4,vn80qss1lop2glm0*3,
  18a1mpq3ptt0*5,nrr1fkm3kpr1suu0rtt1vm60vm50*4,um517ba318a0*4,
  agh5ptt0*9,suu0rsr2vm50vn70vqh0vrk0*2,kjf518a0*5,
  jno5ptt0*9,suu0rtu0vna1vur1vvv0*3,fjk618a0*5,
  rgb4pst0ptt0*6,qqp1sid0tga0*2,ulh3vvv0*4,fjk618a0*5,
  qrr1ptt0*3,pst0mqr0mqq0npq1tf91ue70*3,ulh3vvv0*4,fjk618a0*5,
  ptt0*3,imn339b118a0*2,9993ue70*4,ulh3vvv0*4,fjk618a0*5,
  gnp0*2,fno129b118a0*3,aa93ue70*4,ulh3vvv0*4,fjk618a0*5,
  6ik0*2,5gi218a0*4,aa93ue70*4,ulh3vvv0*4,fjk618a0*5,
  6ik0*2,5gi218a0*4,aa93ue70*4,ulh3vvv0*4,fjk618a0*5,
  6ik0*2,5gi218a0*4,aa93ue70*4,ulh3vvv0*4,fjk618a0*5,
slide-offer-with-proof 358x728
~ IqB6 xt-H lX-Q PiZq n7Iz ZvcL 2x0x rQLA QD_9 ONdF d8CW T_1e u_Pd 37Cm g5Qm 2DX3 JLgW 8xkS amvl y69a
~ 83Xq PjUu 6r77 R6hN zKew gSz1
  qrrdrss8qrrcrss7qrrerss9rrs9rssauvv0*15,
  lno0*23,
  18a0*23,
  18a04aca4ac7aegj8dei7deg6ceb9egj7ced18a0*14,
  18a0*23,
  18a09egdafha9egd8dfa8df9afg78dfa9eg9*2,8dfa8dfb8ef99efb4ac418a0*8,
  18a03ab45bd55bd64ac66bd65bd439b46cd66bd64ac739b45bd44ac729b318a0*8,
  18a0afgfdhifcgii8dfbchiheije9egbbghkdhjhdhjibfhc18a0*11,
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
  18a039b45bc56bd44ac329b118a039b228a129b218a0*13,
  18a08dfb9egdafgd7dedcgig8dfd8df9eijdcgigchif18a0*12,
  18a0*23,
  18a05bda5bdb6cdd7dff4bca6ceg5bdb5cde6cdb5bdc5bda6ceg4ac96ceg6ced5bdc*2,5bda6cee29b318a0*2,
  18a039b629b34ac84ac73ac75bdd3ac54ac8*2,3ac65bd918a0*11,
  18a039b429b429b529b429b339b529b3*2,39b529b339b528a218a0*10,
  18a0*2,39b0*18,28b018a0*2,
  18a0lno6vvv0*5,tuu3uuu3vvv1uvv1vvv1uuu2*2,uuu3vvv0*5,uvv139b418a0
  18a0opq6vvv0*5,rss6nopkpqrcmopgqrrcoqqfoqqepqqbvvv0*6,5bc618a0
  18a0opq6vvv0*4,rss7qrrdnppimoogrssanppioqqgopqgopqiopqevvv0*5,5ac618a0
  18a09ef3gkl0*18,eij118a0*2,
  18a0*5,4acb4aca*2,5bdd4ac84ac74aca4bca39b84ac93ac94aca29b318a0*5,
  18a0*5,29b429b139b34ac629b3*2,29b529b428a429b328a229b318a118a0*5,
  18a0*7,39b54aca4bc95bda5bdf5bdb5bdd5bda18a0*8,
  18a0*23,
  18a0*4,39b1bgi1gkm0imn0*5,jno0loo0jno0*2,kno0*2,imn0*5,
  18a0*3,dik3oss0ptt0*6,rtu0tuu0rro0tpg0toe0sqk0rtt0tuv1ptt0*4,
  18a028a1jno3ptt0*4,chj5mqr2hop2mqr2tuv1rql0vm60vm50*3,tod0rtu0suu0ptt0*3,
  18a0glm5ptt0*5,imn39gh6cmn1rtu1*2,vn80vm50*5,gig44ac118a0*3,
  6ce4pst0ptt0*8,suu0rsr2vm50*2,vn80vob0*2,ok9418a0*5,
  glm5ptt0*9,suu0rtt1vm60vrj1vvv0*3,gjk618a0*5,
  oki5pst0ptt0*6,pst0rom0smj0tmj0ung3vvv0*4,fjk618a0*5,
  rmj1pst0ptt0*5,pst0sid1ue70*3,ulh3vvv0*4,fjk618a0*5,
  ptt0*3,nrr1bgi17de0*2,cdd2ue70*4,ulh3vvv0*4,fjk618a0*5,
  nrs0*3,6cd418a0*3,aa93ue70*4,ulh3vvv0*4,fjk618a0*5,
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
  18a0jlm5tuu0*18,sst139b318a0
  18a0opq6vvv0*4,pqqcnppboqqgoqqdopqgoppemoognpphnppdopqftuu4vvv0*4,5bc618a0
  18a0mop6vvv0*19,4ac518a0
  18a039b17ce0*18,5bd118a0*2,
  18a0*5,29b08de0aef0*16,
  18a0*3,6bc2lmk2vtp0vtq0*17,
  18a0*2,dgg4vtp1vtq0*6,vri0vqf0vto0vtq0*7,tsp1ssp1vtq0
  18a0bff5vtp0vtq0*6,vsn1vm50*2,vqf1vtq0*7,ssp28jl1inn4
  39b2trn3vtq0*7,vto0vn70vm50vrj1vtq0*7,vtp0qro1jon0
  fb94ulf2vtq0*2,oom48cd1qpm3vtq0*2,tro1hjh1fhf0oom2vtq0*7,vqm2ug91voj3
  pjf5vto0vtq0*2,jlj518a0lmk5vtq0sro34ab218a0*3,klj5vtq0*2,vrj0vsl0vtq0*3,voi1ujd0
  upg4vpe1vtq0*2,rrp1jnm1rrp1vtq0fih518a0*4,39b3vtp0vtq0vn91vpd1vtq0*2,qro3elm1ssp3
  voa0vsn0vtq0inn36ik0*3,jon3bff518a0*5,usp4vtp0vpk0vql0vtp0vtq0vtp0hnn29kl1
  vtq0*2,qrp36ik0*5,7de818a0*5,uqm5ug91ue70*2,uhb1vso1vtq0*3,
  vtq0*2,mpo36ik0*5,3bd218a0*5,thb7ue70*4,ulf2vtq0*3,
  vqn0vso0mpo36ik0*5,3bd218a0*5,te71ue70*4,uib2vtp0vqn0vrn0
  vmj0vmk0mpo48jl0*5,5df239b0*5,tf91uf80*4,uic2vpm1vmj0*2,
slide-maximum 358x666
~ IqB6 xt-H fp-j PiZq n7Iz ZvcL 2x0x ud0R QD_9 qGO4 FFOs NVGc 5voY T_1e Bevo 37Cm g5Qm 83dR o06r 7h8X
~ amvl cA9U R6hN zKew CtyV
  qrrdrss8rrsbrrscrrsbstt6uvv0*17,
  lno0*23,
  18a0*23,
  18a05bdc5bd99eff7ced8dfi7def7deg6cdb18a0*14,
  18a029b218a028a118a0*19,
  18a05bd95bdd4bcb5bda4ac95bd94acc18a0*15,
  18a039b118a0*3,29b228a118a0*16,
  18a0bfhcchiefjkfdhideijlafgbdhjfbghidhig5bd518a0*12,
  18a0*23,
  18a039b84ac439b318a0*19,
  18a03ac65bd74ac718a0*19,
  18a028a0bfh1dhi039b118a0*3,7de2eij05bd218a039b1dhi0afg218a0*2,afg2dhi139b118a0*3,
  18a0cgh6kno2lno3qrr518a0*2,9ef5ttt3jmn1ttu35bd5rss4lno2qss2eij6gjk6qrr2lno3prr418a118a0*2,
  18a0*3,6bd6stt518a0*2,lno6eij618a0kmn6opqcqrs618a08df6rss6stt57ce618a0rst58df618a0*2,
  18a0*2,39b1pqr4bfh518a0*2,mop6chi618a0ilm6rsscopq618a06cd6ttt6uuu45bc618a0prr69eg618a0*2,
  18a04ac2qrr3hkl56ce04ac3dhi2fjk6npp46cd1rss4dhjatuu38df2ilm5loo6npp6gkl58ef3uuu33ab318a0*2,
  18a0cgi4opq0*3,9eg9ttu24ac6kmn3rss0gkl418a0cgh4qrs0nop24ac25bc2npq2qrr1bfh418a0*3,
  18a0*5,7de4fjk718a0*16,
  18a05bc87ce98df97ce64ac4*2,4ac54ac45bd46cd718a0*12,
  18a07ce77de98df96cd97cee7cea9egcafhb7deb9egc18a0*12,
  18a028a118a118a0*2,18a118a018a118a0*3,28a318a0*2,18a1*2,18a0*7,
  18a04ac85bdb6ced4bda6cef4ac97ded4bca6cef5bdc6cdf5bdc*2,4bdc6cdf4ac85bdc6cee18a0*4,
  18a05bda6cdg6cec6cdb5bda5bdb4bcd5bdf6cef5bd97cec39b518a0*10,
  18a0*7,28a118a0*15,
  18a04ac19ef0*18,7ce118a0*2,
  18a0npp6vvv0*8,vvv1vvv0vvv1vvv0*8,4ac518a0
  18a0opq6vvv0*6,opqdopqaoqqfpqqbnppjopqdtuu3vvv0*6,5bc618a0
  18a0hkl5sst0*18,qrr129b318a0
  18a0*23,
  18a0*4,29a1bff1iki0klk0*16,
  18a0*3,fhh3tso1vtq0vuq0vtq0*4,vuq0vtq0*4,vuq0vtq0*3,vuq0*2,vtq0
  18a028a1moo4vuq0vtq0vvt0vvv0vvu0vtq0*2,vvu0vvv0vvt0vtq0vuq0vvv0*2,vus0vtq0vuq0vrj0*2,vur1
  18a0jmm6vvv0vur0vtq0vvv0*3,vuq0vur0vvv0*3,vtq0vus0vtp0vsm0vvt0vtq0vqh2lh73kh73vm60
  7ce5vvv0*2,vus0vtq0vvv0*3,vuq0vur0vvv0*3,vtq0vsm1rk62kh72vpe2vtq0vpe1pj62oj62vm50
  kmn6vvv0*2,vus0vtq0vvv0*3,vuq0vur0umi2uhb0vpm2vtq0vri1qk62ig72vo91vtq0vpe1vm50*3,
  rss6vvv0*2,vus0vtq0vvv0suu0vvv0vuq0vrn3uga2vut2uf82vtq0vri1vm50*2,vo91vtq0vpe1vm50*3,
  vvu2vvv0*2,vus0vtq0fno4cln1bln3vuq1vqm2ue70uga0ue70vtq0vri1vm50*2,vo91vtq0vpe1vm50*3,
  uuu1lqr0pst1vus0vtq06ik0rtt29jl2rsp3vqm2ue70*3,vtq0vri1vm50*2,vo91vtq0vpe1vm50*3,
  fmn4hop2akm2rsq3vtp16ik0*3,rsp3vqm2ue70*3,vtq0vri1vm50*2,vo91vtq0vpe1vm50*3,
  akl3hop2akm2nqo3vtp16ik0*3,rsp3vqm2ue70*3,vtq0vri1vm50*2,vo91vtq0vpe1vm50*3,
  akl36ik0*2,nqo3vtp16ik0*3,rsp3vqm2ue70*3,vtq0vri1vm50*2,vo91vtq0vpe1vm50*3,
  akl36ik0*2,nqo3vtp16ik0*3,rsp3vqm2ue70*3,vtq0vri1vm50*2,vo91vtq0vpe1vm50*3,
slide-twelve-digits 358x567
~ IqB6 xt-H eGaQ PiZq n7Iz ZvcL 2x0x A6QH QD_9 gMII FFOs NVGc rMt8 T_1e BTl5 37Cm DGxD UsRT 7h8X amvl
~ ZK61 R6hN zKew 6DCE
  qrrdrss8qrrcrrsbrss6qqrfsst7uvv0*16,
  lno0*23,
  18a0*23,
  18a05bdd5bc78dfb7ceh6cda7deh8dfc9efk8dfi39b618a0*12,
  18a028a118a0*5,28a318a0*15,
  18a04ac85bdd4acb4bc94ac85bd94acb18a0*15,
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
  lkk5ron1nll1vqp0vrp0*3,vqm0vpk0vqp0vrp0*3,rom1nml1vqp0vrp0*3,spo1poo0vqp0vrp0
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
  18a03ac74acb4ac7*4,3ac94ac94bda3ac65bd728a218a0*10,
  18a029b339b539b439b329b329b439b529b529b429b339b428a318a0*10,
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
  18a029b218a028a218a0*19,
  18a04ac85bdd4acb4bc94ac85bd94acb18a0*15,
  18a04ac118a028a028a118a0*6,29b228a118a0*10,
  18a07ceadhidfjkfbghigklh8df9dhjfcgiheijifikedhijcgiidhjh18a0*9,
  18a0*5,28a018a0*17,
  18a0*6,28a018a0*4,28a018a0*3,28a018a0*2,28a018a0*4,
  18a05bd6stt1prr08df5kno5prr2moo518a0*2,kmn5prr2mop56bd4qrs3qrs2afh4fjk5qrr2pqr439b218a0*2,
  18a08df6npp4afh26bd6opq618a0mop67ce65bd5oqq618a0mop6pqrcbgh64ac5prr7rst718a1hkl6dhi618a0*2,
  18a029b1afg1mop4gklcmop618a0lno68df66ce6npp618a0kno6rsscafg639b4rss8rst718a0fjk6eij618a0*2,
  18a0cgh6ilm1qrr38df6pqr5jmm2qrr5dhi6eij5pqr5jmm2qrr59eg7prr3mop3fjk6kno6knn3qrs44ac318a0*2,
  18a028a08df05bd118a029b19ef029b1afg5dhi629b19ef039b118a05bd17de118a0*2,8df14ac118a0*3,
  18a039b34ac35bd34ac218a0*3,39b218a028a218a0*12,
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
  18a029b418a1*2,28a129b228a128b328a228b318a129b328a118a129b3*2,28a218a0*6,
  18a04ac96cdb4ac95bd93ac75bda5bdb4ac85bdb4aca5bd96cdc4ac9*2,6cdb5bde39b418a0*5,
  18a04ac85bdd6ced6cee6cef5bdd4bc86ced5bdb6cec5bdc6cea4ac86ceg5cdb5bde7deh39b418a0*4,
  18a028b13ac628a229b439b328a239b329b229b329b239b418a0*3,18a118a0*7,
  18a04ac84bd939b54aca5bd84ac74bca39b64bcb4bc94ac818a0*11,
  18a0*23,
  18a0hkl5sst0*18,qrr129b318a0
  18a0opq6vvv0*5,stt6opqgnppipqqe*2,opqhopqfqrs8vvv0*6,5bc618a0
  18a0npp6vvv0*19,4ac518a0
  18a04ac19ef0*18,7ce118a0*2,
  18a0*23,
  18a0*23,
  18a0*18,8bc1iff1pjh0tki0uli0
  18a0*16,9bc2pjh1rjh1gee18bc049b039b0
  18a0*15,hfe3ski1bcd22ac14eg05hj06ik0*2,
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
  uvv0*22,uuu0
  vvv0*22,uvv2
  vvv0lmmlklmhlmnjnooejllhklmikmmjijkjqrr9jllhklmhmnohkllijllknoocklliklmljkliuuu3vvv0*2,vvv2
  vvv0*9,vvv1vvv0*3,vvv1uuu1vvv0*3,uuu2vvv0*3,vvv2
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
  orq3nopkqrr7uvv0*17,rssb*2,uvv0
  uvv0*20,tuu3*2,uvv0
  uvv0*2,tuu2vvv0uuu2ttt5uvv0vvv0uuu3uvv2vvv0tuu4tuu2tuu3sst2uuu1*2,vvv0*2,uvv0ttt1uuu0*2,
  uvv0uvv1qrr8rss9rssguuu5qrripqqhssseqrrkqqrhrrscrrsdqrrcqrreuuu4stt8sss9vvv0uvv1stt6ttu3uuu0
  uvv0*2,uuu0*17,uvv0uuu0*3,
promises 358x331
~ IqB6 xt-H GT_M PiZq IqB6 PQ95 BLJh Erat Iq2E CBCQ hMWL PiZq RVkn k9QX Erat Iq2E CBCQ 7dnj PiZq EV8c
~ XhBP Erat Iq2E CBCQ nIGK PiZq uUVL 3jLJ
  rrrcrssbrrr8ttu2uvv0*19,
  uvv0*23,
  hijnikkfjllkklmhhjjjnoobkllgjkljopp9ikkgoppcjkliikkfjllhoppbuvv0*8,
  uvv0*5,ttt1uuu1uvv0*16,
  tuu0*2,uuu0ttt2rrr5stt4qrr9rss4rss5*2,rss6qrr7uuu0uvv0*10,
  stt1npp8tuu0tuu1opp8qrr6oppdpqqcqrr9pqqbpqqcpqqatuu1uvv0*10,
  tuu0stt0tuu0stt4qrrbrrsdqqrcqrrdqrrfrss9rrscqrrcpqqdrrsbqrrerrsaqrrfrss8qrreqqrcrssauvv0*2,
  uuu0*3,uuu1rssarsscrssbsst8rssa*2,rsscrssattt5uvv0*10,
  uvv0*3,uuu0ttt4tuu3ttt5tuu3*2,tuu2tuu3ttu3tuu2uvv0*10,
  uuu0*3,uvv0*20,
  ttt0qrr4tuu0stt4kmmenppdlmniklmmmnodlnnioppemnnhrss6uvv0*10,
  stt3mooctuu0uuu2ttt3*2,stt6tuu2ttt3ttt5stt4ttt4*3,tuu3ttt4ttt5ttt3stt5ttt3tuu3uuu2uvv0
  uuu0tuu0uuu0tuu2sss8rssbrss9sst5stt6rss9stt7sst8stt7sss7rssastt7sst7rrsastt8*2,rssbttt4uvv0
  uvv0*3,tuu3qrrfqrrgqrrersscqrrfrrscpqrapqqjrrsarssbqrrcrssarrscrssarrrdqrrcqrrerss6uvv0
  uvv0*3,ttt4qqrdstt8uvv0*17,
  uvv0*23,
  uuu0*3,tuu1ttt1uvv0sss7uvv0*2,tuu2uvv0*2,uuu1tuu3uvv0*9,
  stt1nopatuu0sss4mnnclnnglnnllmninopbmnolmooilnngoppemnnjlmnfoppalnngmnoeuvv0*5,
  ttt1prr6tuu0tuu2rssbqrr9sss8rssbsss9rssbrss9rrscrss7rssastt5rrs9rrrbrssarss9rrrcstt6uvv0*2,
  uuu0*3,uuu1ttt5stt4stt6stt4sss7tuu1uuu1*2,tuu1uuu1tuu2tuu1tuu3uuu1tuu1uuu1uuu0uvv0*2,
  uvv0*3,stt5qrrdrss9qrrd*3,uuu0uvv0*13,
ready 358x455
~ IqB6 xt-H r1bX PiZq jwbJ skqR CeNm LZO3 RHAC BAjq M6mU _DJG MiCb cWF4 wunX -jpn wc6h 0M_t Jsc5 C85m
~ JhQX MeXL jGN2 -8fs dFUw 7yns JT_f BEYS PiZq rmdV zOao brPq 2GvE ws31 A2W2 Vc8o DUYO PiZq rvtL bVUo
~ 7-62 TPsC
  rss8qrrduuu0uvv0*20,
  uuu0uut0*20,uuu0uvv0
  vur0vuq0*15,vur0vus0*4,vuq0uus1
  vuq0ijhljkidjkifjjikmmkfkkigooldmmkfmmkcvuq0*6,tsr4rqo8srqbrqodsrpfvus0vtr1
  vuq0*4,tsp3vuq0*2,tsp3vuq0*8,vus0*5,vur0vtr1
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
  vvv0tuu4tuu2tuu3uuu2tuu4tuu3stt5uuu3tuu2tuu3stt3uvv3vvv0*9,vvv2
  vvv0stt6rsserssbstt8qrsbqsscqssbrst9stt7rssaprrbstt9vvv0*9,vvv2
  vvv0*22,vvv2
  vvv0vvt0vut0vvu0rrr9oppkoppjpqqgvvv0*9,vvv2uvv0*3,vvv1vvv2
  vvv0trn7qniavus0tuu8rssettt9rssctttavvv0*8,uvv6rss8noomtuu5uvv6vvv2
  vvv0vtr1uso1vvt0ttt8ttt7stt9*2,tuu6ttt9uuu5tuu6uuu6ttt7rssbvvv0*2,vvv4uvv0uuu1uvv0vvv3vvv2
  vvv0*4,uuu6uuu5ttt6tttbttt5tuu6uuu5*2,uuu4tuu5uuu5vvv0*7,vvv2
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
  vuq0*4,usp2vuq0*2,usp2vuq0*8,vur0vus0*4,vuq0vtr1
  vuq0nnl5qpm7ijh6qqn3vuq0*17,vtr1
  vuq0pom6jjicllj7ijhcrqoaoomapom9usp3vuq0*13,vtr1
  vuq0qpn1*2,pom2utq1tro3sro3tsp2vtq1vuq0*13,vtr1
  vuq0pomjrqneqpmgqpmcsrobqpncqpmeppmisrobvuq0*12,vtr1
  vuq0srocrqobsroasrocsrodsroatso8srocrqnbrqnctsp8sroasrobsro8vuq0*7,vtr1
  vuq0tsp6tsp8tsp6tsp7tro6usp3usp5utp5utp3usp5tsp6tsp7usp6tsp6vuq0*7,vtr1
  vuq0vri0vpe0*18,vqf0vtp0vtr1
  vuq0vn71vm50*4,vm51pi49ul53sk56*2,tk55tk56rj48rj46tk53vm50*5,vrk1vtr1
  vuq0vn71vm50*5,mg35ul52rj47sk49tl56tk54sk45rj46ul53vm50*5,vrk1vtr1
  vuq0vri0vpe0*18,vqf0vtp0vtr1
  vus0*22,vus1
  vvv0*2,uvv0vvv0uuu1vvv0vvv1vvv0*15,vvv2
  vvv0prr7kno9uuu0ssscppqf*2,oppgoppivvv1vvv0*7,tuu6rrreqrreqqrfttu3vvv2
  vvv0tuu0nqq6uvv0sttaqrrgrrre*2,qrrfstt8vvv0*7,uuu2tuu4stt4ttt4vvv1vvv2
  vvv0*22,vvv2
  vvv0*22,vvv2
  vvv0qrs6mpp7uuu0qqrdppqfoppg*2,nopjvvv1vvv0*7,tuu6rsscrrrcqrrdtuu3vvv2
  vvv0stt1lop8uuu0sssarrrerssfqqrfrssbssscrrscvvv0*6,tuu3ttt6sst5stt7vvv1vvv2
  vvv0*4,qss1oqq0*5,npq1oqq0*4,tuu1uvv0*5,vvv0vvv2
  vvv0*4,qss1nqq0*10,ttu1uuu0*5,vvv0vvv2
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
  vuq0ijhljkidjkifjjikmmkfkkigooldmmkfmmkcvuq0*6,uut3qol9tsrcrqodsrpfvus0vtr1
  vuq0*4,tsp3vuq0*2,tsp3vuq0*8,vus0*5,vur0vtr1
  vuq0nnl5qqn6ijh6rqn3vuq0*17,vtr1
  vuq0qpn6kkicmmk8ijhbsro9pom9ppm8usp2vuq0*13,vtr1
  vuq0pom2*2,nnk2usp2sro4rro5sro3vtq1vuq0*13,vtr1
  vuq0pomjrqneqpmgqpmcsrobqpncqpmeppmisrobvuq0*12,vtr1
  vuq0sroasro8tsp7troa*2,tro8tsp7srobrqo9sroausp6tsp8tro9tso6vuq0*7,vtr1
  vuq0tro8srobtsp8tro9sroatsp5usp6usp7tsp5tsp7sro8sroatsp9sro9vuq0*7,vtr1
  vuq0vri0vpe0*18,vqf0vtp0vtr1
  vuq0vn71vm50*5,sk54tl52tk54sk53tl54sk55sk56sj46tl52vm50*5,vrk1vtr1
  vuq0vn71vm50*5,sk54tk53rj49rj4ask56*2,rj45rj48ul53vm50*5,vrk1vtr1
  vuq0vri0vpe0*18,vqf0vtp0vtr1
  vus0*22,vus1
  uvv1vvv0*21,uuu1
ready-huge 358x249
~ IqB6 xt-H mmis PiZq jwbJ skqR CeNm LZO3 z_3E BAjq M6mU _DJG MiCb cWF4 VqjA cDSm wc6h 0M_t Jsc5 C85m
~ JhQX vhfx
  rss8qrrdrss9qrrauuu1uvv0*18,
  uuu0uut0*20,uuu0uvv0
  vur0vuq0*15,vur0vus0*4,vuq0uus1
  vuq0ijhljkidjkifjjikmmkfkkigooldmmkfmmkcvuq0*6,uut3qol9tsrcrqodsrpevus0vtr1
  vuq0*4,tsp3vuq0*2,tsp3vuq0*8,vus0*5,vur0vtr1
  vuq0nnlcnmk8llj9rqn6nnlbjki9jkibpom5jjidijhgnnl9iihdnnlcmmkatsp2nnla*2,tsp5trp5vtq0vuq0vtr1
  vuq0pom3ool5qpm5pomaqpn5qpm5ool7pom9rqo4qpn6qpm9ool6ool3ool4qpn6onl5qqn3sro7sro9vuq0*2,vtr1
  vuq0pomjrqneqpmgqpmcsrobqpncqpmepomjsrobvuq0*12,vtr1
  vuq0srocrqobsroasrocsrodsroatso8srobrqnbrqnctsp8sroasrobsro8vuq0*7,vtr1
  vuq0tsp6tsp8tsp6tsp7tro6usp3usp5utp5utp3usp5tsp6tsp7usp6tsp6vuq0*7,vtr1
  vuq0vqg1vpd0*18,vpe0vto0vtr1
  vuq0vn71vm51oh49tl53sj46rj48sk55rj46sk57rj46sk54qi4arj47rj48*2,tk55rj49qi49sk53vm50vrk1vtr1
  vuq0vn71vm50oh44ul51sk46sk57ul54sk53sk55*2,sk56tk54sk56tk55sk55tl52sk54sk45ul52vm50vrk1vtr1
  vuq0vrj0vqg0*19,vtp0vtr1
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
  vvv0prr8hlmduuu0ttt8rrrcrrraqrrdqrrevvv0*8,rss9pqqjnooinopkttt4vvv2
  vvv0uuu0rss2uvv0sttaqrrgrrre*2,qrrfstt8vvv0*12,vvv2
  vvv0*22,vvv2
  vvv0*2,uvv0vvv0uuu2vvv0vvv2vvv0vvv1vvv0*13,vvv2
  vvv0prr7jmn9uuu0sssbppqfppqeoppgopphvvv1vvv0*7,stt8pqqiopphoppjttt4vvv2
  vvv0tuu0prr5uvv0sssarrrerssfqqrfrssbssscqrrevvv0*6,uvv0vvv1uuu1vvv1vvv0vvv2
  vvv0*4,npq2imn0*10,rst2tuu0*5,vvv0vvv2
  vvv0*4,uuu0tuu0*10,vvv0*7,vvv2
  vvv0*2,uvv0vvv0vvv1*3,vvv0uuu2vvv0vvv1vvv0*11,vvv2
  vvv0rss6knoeuuu0rrseppqlppqerrrbppqkopphqrrcvvv0*6,ttt6rss9qrreqqrfttu3vvv2
  vvv0stt3npq9uvv0ttt6sssbqrrevvv0*10,uuu2uuu3stt4ttt4vvv1vvv2
  vvv0*4,prr1mpp0lop0mpp0*2,mpp1uuu0*11,vvv0vvv2
  vvv0*4,stt1qrs0*4,qss0uvv0*11,vvv0vvv2
  vvv0hlm3cij0*18,dij0stt2vvv2
  vvv03bd619c0*3,5de64cd45ce64cd44ce53bd34bd45ce55ce8*2,6df97df92bd219c0*3,mpp6vvv2
  vvv03bd619c0*3,4bd76df86df66df95de85ce77df75ce93bd64ce55de65ce72ac119c0*3,mpp6vvv2
  vvv0loo3gkl0*18,hlm0uuu2vvv2
  uvv0vvv0*21,uuu0
ready-all-claimed 358x554
~ IqB6 xt-H eTyd PiZq jwbJ CeNm 7NGI Adbx d6MI ifO4 MiCb cWF4 Fheo -jpn F8Yq Mf1u 5TCK CLma IPAc r7MQ
~ hazR LMyr tMrw 9PPx 0N6_ 6FB4 -8fs dFUw A2W2 Vc8o DUYO PiZq rvtL bVUo 7-62 TPsC ws31 A2W2 Vc8o DUYO
~ PiZq rvtL ytg0 7-62 TPsC FCAc RZov ws31 A2W2 Vc8o IGB7 PiZq AJvj Jxlh 7-62 UvTP DOxa RZov MjTc oNA3
  rss8qrrdrss9*2,rrrcrrs9ttt4uvv0*16,
  uuu0uvv0*22,
  vvv0*15,uvv0*6,vvv0uvv2
  vvv0jklfjklilnnijklfmnnfklmelnnhklmjsss5vvv0*4,uvv0osq8nrpamqoilpngmqofmqobuvu0vvv2
  vvv0*2,uuu1ttt0vvv0*11,uvu0*6,vvv0vvv2
  vvv0gijalmn6cffbsss4vvv2tuu1*2,uvv0vvv0*13,vvv2
  vvv0klm9kmmajkl6opp8ppqdnooeoppbuuu3vvv0*13,vvv2
  vvv0vvv1uuu4tuu4uuu3uuu4ttu5uuu3vvv0*14,vvv2
  vvv0uuu3sttasst9sst8ttt8sstbttt6vvv0*14,vvv2
  vvv0jom2hnk0*2,lqr4jpq0*6,kpq2imn3gkl0*8,stt2vvv2
  vvv0jom2hnk0*2,lqr4jpq0*6,kpq2imn3gkl0*8,stt2vvv2
  vvv0lpn5sttbtttasssesstasstcrsscuuu4qtt2rtt4stt8sttastt9ttt7ttt8sttatuu8vvv0*4,vvv2
  vvv0rts2vvv2*2,uuu4*3,uuu3vvv1tuu1*2,uuu2uuu3*2,uuv2uuu3tuu5vvv3vvv0*4,vvv2
  vvv0gkl9rssbssscrrshsssdrrrfuuu4vvv0*14,vvv2
  vvv0noodnoogqqrcoopemnogvvv0*16,vvv2
  vvv0uuu1uvv2vvv1uvv1uuv1vvv0*16,vvv2
  vvv0uvv0uuu0vvv0ttt4uvv1uuu4uuv1uuu2vvv0*13,vvv2
  vvv0prr8imnbuuu0stt9qqqeqqqcpqqfpqqgvvv0*8,stt8pqqiopphoppjttt4vvv2
  vvv0tuu0qrs3uvv0sttaqrrgrrre*2,qrrfstt8vvv0*7,uvv0vvv1uuu1vvv1vvv0vvv2
  vvv0*22,vvv2
  vvv0*2,uvv0vvv0uuu1vvv0vvv1vvv0*15,vvv2
  vvv0prr7kno9uuu0ssscppqf*2,oppgoppivvv1vvv0*7,ttt7qrrhqqrgpqqhttt3vvv2
  vvv0tuu0nqq6uvv0sssarrrerssfqqrfrssbssscqrrevvv0*6,uuu1uuu2ttt2uuu2vvv0vvv2
  vvv0*4,oqq2kno0*10,stt1uuu0*5,vvv0vvv2
  vvv0*4,tuu0rst0*10,uuu0vvv0*6,vvv2
  vvv0*8,vvv1vvv0*13,vvv2
  vvv0rss5loocuuu0rrrfoppmoppfrrrbopplopphqrrdvvv0*6,ttt6sss8rrrcqrrdtuu3vvv2
  vvv0rtt4mppauuu0ttt6sssbrrrdvvv0*10,tuu3tuu4sst5stt7vvv1vvv2
  vvv0*4,qss1oqq0npq1oqq0*2,oqr0uvv0*11,vvv0vvv2
  vvv0*4,qss1oqq0*4,oqr0uvv0*11,vvv0vvv2
  vvv0jmn3ejk0*18,fjl0tuu2vvv2
  vvv03bd619c0*3,5de64cd45ce64cd44ce53bd34bd45ce55ce8*2,6df97df92bd219c0*3,mpp6vvv2
  vvv03bd619c0*3,4bd76df86df66df95de85ce77df75ce93bd64ce55de65ce72ac119c0*3,mpp6vvv2
  vvv0jmn3ejk0*18,fjl0tuu2vvv2
  uvv1vvv0*21,uuu1
ready-all-done 358x264
~ IqB6 xt-H lKAu PiZq jwbJ CeNm 7NGI Adbx d6MI ifO4 MiCb cWF4 Fheo -jpn F8Yq Mf1u 5TCK CLma IPAc r7MQ
~ hazR LMyr tMrw 9PPx IDy9
  rss8qrrdrss9*2,rrsatuu1uvv0*17,
  uuu0uvv0*22,
  vvv0*15,uvv0*6,vvv0uvv2
  vvv0jklfjklilnnijklfmnnfklmelnnhklmjsss5vvv0*4,uvv0osq8nrpamqoilpngmqofmqobuvu0vvv2
  vvv0*2,uuu1ttt0vvv0*11,uvu0*6,vvv0vvv2
  vvv0gijalmn6cffbsss4vvv2tuu1*2,uvv0vvv0*13,vvv2
  vvv0klm9kmmajkl6opp8ppqdnooeoppbuuu3vvv0*13,vvv2
  vvv0vvv1uuu4tuu4uuu3uuu4ttu5uuu3vvv0*14,vvv2
  vvv0uuu3sttasst9sst8ttt8sstbttt6vvv0*14,vvv2
  vvv0jom2hnk0*2,lqr4jpq0*6,kpq2imn3gkl0*8,stt2vvv2
  vvv0jom2hnk0*2,lqr4jpq0*6,kpq2imn3gkl0*8,stt2vvv2
  vvv0lpn5sttbtttasssesstasstcrsscuuu4qtt2rtt4stt8sttastt9ttt7ttt8sttatuu8vvv0*4,vvv2
  vvv0rts2vvv2*2,uuu4*3,uuu3vvv1tuu1*2,uuu2uuu3*2,uuv2uuu3tuu5vvv3vvv0*4,vvv2
  vvv0gkl9rssbssscrrshsssdrrrfuuu4vvv0*14,vvv2
  vvv0rssdrssestt9rssasssarrrcrrsdrrrdsst9stt7sssdrrrfsst8rrrbrssgqrristt7qrrcrrsfssscvvv0vvv2
  vvv0vvv1*9,vvv0vvv1*2,vvv0vvv1*7,vvv0vvv2
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
  uvv0*22,uuu0
  vvv0*22,uvv2
  vvv0ikkmjllejllgikkmmnngklmhoppemnngmnodvvv0*12,vvv2
  vvv0tuu7vvv0vvv1ttt6uuu4*2,ttt3uuv3vvv1*4,uvv2vvv1ttu5vvv1uuu4vvv0uuu3vvv0*2,vvv2
  vvv0rssdrrs8qrrcqrrdrssasssaqrrbqrr9qqrdsss9rrraqqrdqrrcsss8sst9pqqdsss8rss6rrrcsss5vvv0vvv2
  vvv0uvv6vvv0*7,stt4vvv2uuu1uuu4vvv0*8,uvv5vvv2
  vvv0uvv6vvv0*7,rssbqqqfnooiopphuuu5vvv0*7,uvv6vvv2
  vvv0vvv2uvv0*19,vvv1vvv2
  uvv0vvv0*21,uuu0
