slide-offer 580x561
~ IqB6 xt-H 6Nx6 PiZq n7Iz ZvcL 5Khh rQLA QD_9 ONdF vCMo T_1e u_Pd 37Cm g5Qm 9pF8 HF6G 8xkS amvl y69a
~ uE1r NwUJ RViJ
  qrrdrss8qrrcsss7uvv0*33,
  lno0*32,mpp0qss0stu0tuu0*2,
  18a0*29,4ac1dij1lpq1pst0ptt0*4,
  18a0*27,39b1gkl2pst0ptt0*4,hmn3kop2ptt0
  18a0*2,28a13ac67ceg7cee5bda6cd95bc98dfd39b418a0*15,8df3nrs1rtu0suu0*3,rtu0qtt0chi518a04ac2
  18a0*2,18a128a129b339b4*3,29b239b318a118a0*14,agh4suu1vvv0*3,uvv0*2,vvv0*2,rst34ac218a0
  18a0*2,29b3aeg94ac24ac439b47de44ac25bc46bd36bd49eg44ac25bd44ac19ef85bd34ac26bd118a0*4,afg5uvv0vvv0suu0qtt0ptt0*3,qtt0rtu0tuv0stt2jmn2
  18a0*2,39b4fjkgeij9eijh7deadhideij9dhiebgh94ac4eij6eijcdhjc8dfb9efedhicfijebfhd5bc418a0*2,5bd3uuu1tuv0qtt0ptt0qss0rrn0sqk0rql0qrp0pst0ptt0rtu0tuv0
  18a0*3,28a1*4,9ef728b239b2*2,28b14ac428a1*2,4ac428a018a0*6,opq5tuu0ptt0qss0tpg0vm60vm50*4,una0rrm0ptt0*2,
  18a0*2,39b3hkljgjkffjkj9ef6gklfbghegjkd9ef9hklegjklhklffjkfdhihgkla18a0*5,9eg6uvv0ptt0qsr0un90vm50*8,spi0ptt0
  18a0*2,29b139b118a0*18,npp6qtt0pst0uob0vm50*10,una1
  18a0*2,28a229b3*2,18a0*16,39b3tuu2ptt0sqk1vm50*12,
  18a0*2,29b47cee5ac929b418a0*15,afg6suu0ptt0uob1vm50*12,
  18a0*21,gjk6rtu0pst0vm60vm50*12,
  18a0*3,39b1dhi2opq2cgh618a0*2,6bd2hkl2rst118a118a0*2,qrr4rst0rss0opq518a0*2,jmn6qtu0qss0vm50*13,
  18a0*3,npq6stt1vvv0cgh618a04ac4vvv1stt3vvv018a118a029b3vvv0eij3dhi0bgh218a0*2,kmn6rtu0pst0vm60vm50*12,
  18a0*3,3ac218a0vvv1cgh618a0*2,4ac2bfh6vvv018a118a05bd6vvv0eij1bgh118a0*3,kmn6suu0ptt0uoc1vm50*10,tl61hf72
  18a0*5,vvv1cgh618a0*3,bfh6vvv018a118a03ac2opq3loo0uuu1lno618a0*2,kmn6uvv0ptt0rrm1vm50*10,ac8418a0
  18a0*5,vvv1cgh618a0*3,bfh6vvv018a118a0*4,dhj6vvv018a0*2,ilm6vvv0rtu0pst0tod0vm50*8,tl6318a0*2,
  18a0*3,hkl3kmn0vvv0opq2kmn06cd7kmn0npq2vvv0kmn0eij3dhi6jmm2eij0qrr3qrs518a0*2,glm5uvv0*2,qtt0qss0uoc0vm50*7,rk6418a0*2,
  18a0*3,jmn4mop0*4,7ce8mop0*4,gjk48df3mop1qrr0loo15bd218a0*2,glm5qtt0vvv0tuv0qtt0pst0sqj0un90vm60vri0vtp0vto0uqh1npn518a0*2,
  18a0*21,glm5ptt0rtu0vvv0uvv0qtt0ptt0pst0uut1vvv0*4,orr618a0*2,
  18a0*2,28a139b35ac35bd24ac139b218a028a129b118a0*2,29b118a0*7,glm5ptt0*2,qtt0uvv0vvv0tuv0rtu0vvv0*5,rst618a0*2,
  18a0*2,4ac5chigfikgdhjf8debfikieijhbfhbafgbgjkfcgiggklh8df618a0*6,glm5ptt0*4,ruu0uvv0vvv0*6,sst618a0*2,
  18a0*21,glm5ptt0*2,qpn1slh0rmj0qrr0rtu0vvv0*5,sst618a0*2,
  18a0*2,28a16cee4bcd6cec4bc95bdd5bdb5bdd5bdc4bc84ac95bdb5bdd4bda6cdd4ac95bdb3ac918a0glm5ptt0rli2ue70*3,tf90rrr2vvv0*5,sst618a0*2,
  18a0*3,28a118a028a018a018a1*2,28a229b418a0*2,28a128a228a318a1*2,29b218a0*2,glm5qrr1ue70*5,tkg3vvv0*5,sst618a0*2,
  18a0*2,29b27def4bcb6ced4aca5bdd5bd86cdg5bdd5bd96cec4aca6ceb5bdb18a0*5,glm5qpn2ue70*5,uic3vvv0*5,sst618a0*2,
  18a0*21,glm5qpn2ue70*5,uhc3vvv0*5,sst618a0*2,
  18a0*2,4ac3npp1opq0*16,bgh49hj4qon3ue70*5,uhc3vvv0*5,sst618a0*2,
  18a0*2,9ef6vvv0*4,vvv1lnokmopgqrreoqqbopqhoqqelnnerss9vvv0*4,kmn64eg2ikj5ue70*5,uhc3vvv0*5,sst618a0*2,
  18a0*2,9ef6vvv0*4,moogpqremopilnoipqrcnppfpqqhopqinopjstt4vvv0*3,kmn64eg2dhh2ue70*5,uhc3vvv0*5,sst618a0*2,
  18a0*2,4ac3pqr1qrr0*16,dhi54eg2chh0ue70*5,uhc3vvv0*5,sst618a0*2,
  18a0*21,4eg2chh0ue70*5,uhc3vvv0*5,sst618a0*2,
  18a0*21,4eg2chh0ue70*5,uhc3vvv0*5,sst618a0*2,
  18a0*21,4eg2chh0ue70*5,uhc3vvv0*5,sst618a0*2,
slide-offer-with-proof 580x614
~ IqB6 xt-H lX-Q PiZq n7Iz ZvcL 5Khh rQLA QD_9 ONdF vCMo T_1e u_Pd 37Cm g5Qm 9pF8 HF6G 8xkS amvl y69a
~ EvFG OcGD BUjE uE1r NwUJ RViJ
  qrrdrss8qrrcrss7qrrerss9rrs9rssauvv0*29,
  lno0*32,mpp0qss0stu0tuu0*2,
  18a0*29,4ac1dij1lpq1pst0ptt0*4,
  18a0*27,39b1gkl2pst0ptt0*4,ors1kop1ors1
  18a0*2,28a13ac67ceg7cee5bda6cd95bc98dfd39b418a0*15,8df3nrs1ptt0qtt0qtu0qtt0*2,ptt0nrr318a0*2,
  18a0*2,18a128a129b339b4*3,29b239b318a118a0*14,agh4qtt1tuu0vvv0*6,tuu0afh518a0
  18a0*2,29b3aeg94ac24ac439b47de44ac25bc46bd36bd49eg44ac25bd44ac19ef85bd34ac26bd118a0*4,9fg4tuv1vvv0*2,tuu0suu0rtu0*2,suu0tuu0vvv0uuu1ilm3
  18a0*2,39b4fjkgeij9eijh7deadhideij9dhiebgh94ac4eij6eijcdhjc8dfb9efedhicfijebfhd5bc418a0*2,5bd3uuu1vvv0suu0ptt0*8,suu0uvv0
  18a0*3,28a1*4,9ef728b239b2*2,28b14ac428a1*2,4ac428a018a0*6,opq5uvv0qtt0ptt0qss0sqk0tod0una0*2,toe0sql0qss0ptt0*2,
  18a0*2,39b3hkljgjkffjkj9ef6gklfbghegjkd9ef9hklegjklhklffjkfdhihgkla18a0*5,9eg6uvv0qtt0ptt0rqm0vn80vm50*6,vn80rrm0ptt0
  18a0*2,29b139b118a0*18,mop6qtt0ptt0sqj0vm50*10,uob0
  18a0*2,28a229b3*2,18a0*16,39b3suu2ptt0rrn0vm60vm50*11,
  18a0*2,29b47cee5ac929b418a0*15,afg6qtt0pst0una0vm50*12,
  18a0*21,fjk7ptt0qrp1vm50*13,
  18a0*3,39b1dhi2opq2cgh618a0*2,6bd2hkl2rst118a118a0*2,qrr4rst0rss0opq518a0*2,hlm7ptt0sqj1vm50*13,
  18a0*3,npq6stt1vvv0cgh618a04ac4vvv1stt3vvv018a118a029b3vvv0eij3dhi0bgh218a0*2,hlm7ptt0sph1vm50*13,
  18a0*3,3ac218a0vvv1cgh618a0*2,4ac2bfh6vvv018a118a05bd6vvv0eij1bgh118a0*3,hlm7ptt0spi1vm50*13,
  18a0*5,vvv1cgh618a0*3,bfh6vvv018a118a03ac2opq3loo0uuu1lno618a0*2,imn7ptt0rrm1vm50*13,
  18a0*5,vvv1cgh618a0*3,bfh6vvv018a118a0*4,dhj6vvv018a0*2,jmn6ptt0qss0vn70vm50*11,ni64
  18a0*3,hkl3kmn0vvv0opq2kmn06cd7kmn0npq2vvv0kmn0eij3dhi6jmm2eij0qrr3qrs518a0*2,kmn6rtu0ptt0spi1vm50*10,ni7418a0
  18a0*3,jmn4mop0*4,7ce8mop0*4,gjk48df3mop1qrr0loo15bd218a0*2,kmn6uvv0ptt0pst0uob0vm50*9,gf8418a0
  18a0*21,ilm6vvv0suu0ptt0qss0uoc0vm50*8,ff9418a0
  18a0*2,28a139b35ac35bd24ac139b218a028a129b118a0*2,29b118a0*7,glm5suu0vvv0suu0ptt0pst0rql0uob0vm60vrj1vut0vvu0vsn0srm0dij518a0
  18a0*2,4ac5chigfikgdhjf8debfikieijhbfhbafgbgjkfcgiggklh8df618a0*6,glm5ptt0tuu0vvv0tuu0qtt0ptt0*2,tuu1vvv0*4,uvv0dij518a0
  18a0*21,glm5ptt0*2,suu0vvv0*2,suu0rtu0vvv0*6,fjk618a0
  18a0*2,28a16cee4bcd6cec4bc95bdd5bdb5bdd5bdc4bc84ac95bdb5bdd4bda6cdd4ac95bdb3ac918a0glm5ptt0*3,qtt0tuu0vvv0*8,fjk618a0
  18a0*3,28a118a028a018a018a1*2,28a229b418a0*2,28a128a228a318a1*2,29b218a0*2,glm5ptt0*2,qqq0ron0qrq0qtt0suu0vvv0*6,fjk618a0
  18a0*2,29b27def4bcb6ced4aca5bdd5bd86cdg5bdd5bd96cec4aca6ceb5bdb18a0*5,glm5pst0sjf1ue70*3,skg1rtt1vvv0*6,fjk618a0
  18a0*21,glm5rmj2ue70*5,snk3vvv0*6,fjk618a0
  18a0*2,4ac3npp1opq0*16,bgh4glm5thb2ue70*5,uid3vvv0*6,fjk618a0
  18a0*2,9ef6vvv0*4,vvv1lnokmopgqrreoqqbopqhoqqelnnerss9vvv0*4,kmn6glm5tga2ue70*5,uhc3vvv0*6,fjk618a0
  18a0*2,9ef6vvv0*4,moogpqremopilnoipqrcnppfpqqhopqinopjstt4vvv0*3,kmn6glm5tga2ue70*5,uhc3vvv0*6,fjk618a0
  18a0*2,4ac3pqr1qrr0*16,dhi5fkl5tga2ue70*5,uhc3vvv0*6,fjk618a0
  18a0*3,29b3*2,28b339b429b218a118a018a118a029b318a118a0*7,6fh4tga2ue70*5,uhc3vvv0*6,fjk618a0
  18a0*2,28a24ac94bd93ac84ac93ac95bda5bde5bd94aca4ac94aca4bdc29b318a0*5,4eg2rf92ue70*5,uhc3vvv0*6,fjk618a0
  18a0*2,29b15bdd5bdb6cec5cdc5bdc6ceg5bdb39b518a0*10,4eg2rf91ue70*5,uhc3vvv0*6,fjk618a0
  18a0*21,4eg2rf91ue70*5,uhc3vvv0*6,fjk618a0
  18a0*21,4eg2rf91ue70*5,uhc3vvv0*6,fjk618a0
  18a0*21,4eg2rf91ue70*5,uhc3vvv0*6,fjk618a0
slide-pool 580x467
~ IqB6 xt-H _swp PiZq n7Iz ZvcL 5Khh iD_x QD_9 dlE1 FFOs NVGc 0cAh T_1e lbk7 37Cm RGmz 7omq 7h8X amvl
~ rfmE uE1r NwUJ NYEu
  qrrdrss8qrrbstt7uvv0*33,
  jmn0*32,nop1rsr0uus0vut0*2,
  18a0*29,6bc2ikj1sro1vtq0*5,
  18a0*27,4ac2lmk3vtp0vtq0*7,
  18a0*2,29b34ac76bdb8dfc6ceh5bd76ced7ced7dee7dei5bdc4ac75bdc4ac9*2,3ac84ac84aca18a0*6,bff4usp1vtq0*6,vtp0*2,vtq0
  18a0*3,29b218a129b129b339b228a239b428a128a228a1*2,18a1*3,18a028a018a118a0*5,ehh5vtp0vtq0*7,vri1vn60vob0
  18a0*2,39b1aeg55bd34ac2aegc5bd35bd139b25bc24ac35bd2*2,4ac17ce6aega6bd84ac2*2,18a0*4,cgg5vtp0vtq0vtp0vsl0vsm0vtp0vtq0*3,vto0vn70vm50
  18a0*3,cgieafgafjkdeijheijfhklg8df8bghadhjgeijdfjkffjkcbghddhjhchifdhjeafhd18a0*3,6bc3utp1vtq0vsk1vn70vm50*2,vob0vto0vtq0*3,vsm0vpe0
  18a0*8,39b118a0*4,28a118a0*9,oom5vtq0vto0vn70vm50*4,vpe1vtq0*2,tsp1tsp0vtq0
  18a0*3,4ac13ab118a04ac0*2,18a06bd118a0*2,28a05bd118a039b14ac118a04ac129b118a0*2,aee5vtq0*2,vrk1vm50*5,vn71vtq0*2,nqo36ik0bkl1
  18a0*2,18a1gjk3opq54ac8npq3dhj3hkl7hkl3ilm718a0lno8ilm4fjk9mop6loo5eijaknn4mop728a118a0nnl5vtq0*2,vsl1vm50*5,vn81vtq0*2,utp1akl26ik0
  18a0*3,3ac2kmn839b3jmn2ilm7looc18a0mooc18a0loo728a2tttaeij6afg6stta6cd6hkl65bd639b3vtp1vql1uga0vql3vn91vm50*4,vqg1vtq0*3,tsp1kon1
  18a0*2,29b2qss3ilm19eg8gkl1lno9gkl7ilm3hkl7hkl6knn8jmn4eij8nop6mop5chi9lno4mop718a1bef5vtp1uf81uic2vtp0vtn0vob0vm60vn70vqg0vtp0vtq0*2,vrn1vqm0vtp0
  18a0*3,39b0*2,18a04ac018a0*2,4ac118a1dhi918a03ac018a029b039b018a039b028a018a0gii5vso1voj0vtp0vtq0*9,vpk2ue70uf81
  18a0*2,39b36cda8df89eg87ce55bc36ce85bd239b15ac24ac27ce518a0*7,jkj5vtq0*12,vtp0uhb2ue70
  18a0*2,29b39egabghb9eg95bd7dhjhafgdcgib7ce6eijecghccghd18a0*7,9de2ppm2vtq0*3,ppm38de228a039b0ehg2usp1vtq0*3,vtp0voj1
  18a0*22,28a1sro3vtq0ppm428a118a0*4,8dd4vtp0vtq0*4,
  18a0*2,39b55bdc6cec6ced5bdc6cee5bda7def5bdb*2,6ceh5bdd6cee5bde5bdf5bde5bda5bde4aca18a0*2,nnl5vtq0aee518a0*6,lmk5vtq0*4,
  18a0*2,29b33ac84ac84ac94ac44ac84ac93ac84bdb3ac44ac8*2,18a0*8,5ac3usp2vtq039b518a0*6,fih5vtq0vtp0mpo1gmm0
  18a0*3,39b439b539b429b3*2,39b629b4*2,29b239b5*2,18a0*7,ehg4tso1vtq0*2,39b518a0*6,ehh5vtq0oqo36ik0*2,
  18a0*21,gkj5utp0vtq0*2,39b518a0*6,ehh5vtq0mpo36ik0*2,
  18a0*21,4eg27il0inn2vtp039b518a0*6,ehh5vtq0vtp0fmm1akl0
  18a0*21,4eg26ik0*2,kon339b518a0*6,ehh5vtq0*4,
  18a0*3,8de19ef0*11,4ac118a0*5,4eg26ik0*2,9jl239b518a0*6,ehh5vtp0vni1uhb0ug90
  18a0*2,8df6vvv0*12,pqr618a0*5,4eg26ik0*3,28a218a0*6,ehh5ulf2ue70*3,
  18a0*2,9ef6vvv0qrr9mopboqqeopqdoqqeopqfnopgmopgopqeopqfstt7qrr618a0*5,4eg26ik0*3,18a218a0*6,efe8ue70*4,
  18a0*2,5bd4rss1sst0*11,jmn518a0*5,4eg26ik0*3,18a218a0*6,eb95ue70*4,
  18a0*21,4eg26ik0*3,18a218a0*6,eb93ue70*4,
  18a0*21,4eg26ik0*3,18a218a0*6,eb93ue70*4,
  bfh0*21,dkl1emo0*3,bgh1bfh0*6,jhg2ukf0*4,
slide-maximum 580x476
~ IqB6 xt-H fp-j PiZq n7Iz ZvcL 5Khh ud0R QD_9 qGO4 FFOs NVGc 2b74 T_1e Bevo 37Cm g5Qm iqZ5 -PId 7h8X
~ amvl cA9U uE1r NwUJ Zt0L
  qrrdrss8rrsbrrscrrsbstt6uvv0*31,
  jmn0*32,nop1rsr0uus0vut0*2,
  18a0*29,6bc2ikj1sro1vtq0*5,
  18a0*27,4ac2lmk3vtp0vtq0*7,
  18a0*2,28a25bda7cee7cec7ced6cee7ced6bde4ac84ac9*2,4aca4ac9*2,4ac839b518a0*8,bff4usq1vus0*2,vuq0vtq0*3,vus0vut0vus0
  18a0*3,39b428a139b328b128a1*2,28a228a028a1*2,18a118a028a018a118a0*8,ehh5vuq0vvv0*3,vvu0vtq0*2,vus0vqi0vqf0vri0
  18a0*2,29b3afg64ac25bd34ac14ac29eg96bd44ac34ac25bd24ac44ac218a0*9,cgh5vtp0vut0vvv0*4,vur0vuq0voa1tl61oj61vm50
  18a0*2,39b4dhibeijahklfdhjeehjddhie8df6dhjedhiedhidfikgbghb18a0*8,6ce4uvv1vtq0vvt0vvv0*4,vus0vsm1vm50cd8418a0dd8e
  18a0*5,28a118a0*17,pqr5vvv0vtq0vvt0vvv0*4,vus0vsl1vm50pj62gf71tl63
  18a0*2,29b44ac73ac518a118a0*16,afg6vvv0*2,vtq0vvt0vvv0*4,vus0vsl1vm50*4,
  18a0*2,28a26bda3ac728a318a0*16,npq6vvv0*2,vtq0vvt0unj2ug90uhb0vqo2vus0vsl1vm50*4,
  18a0*3,afg2hkl08df318a0*3,eij2gjk139b128a1eij1fjk129b1*2,fjk1eij128a118a03ab4vvv0*3,vtq0vok3ue70gb81lc81ue70vsp2vsl1vm50*4,
  18a0*3,gkl5cgi1ttu429b318a0gkl6lno4hkl4mop6ilm6kmn4ilm4kno6knn6jmm4kmn4jlm618a0bfh6vvv0*3,vtq0uke2se7118a08993ue70voj2vsl1vm50*4,
  18a0*4,4ac2rss628a118a0pqr66ce618a0uuu4rst64ac629b3tuu5ttu629b44ac6rst618a0gkl6vvv0*3,vtq0uke2ue70od70qd70ue70voj2vsl1vm50*4,
  18a0*3,4ac2pqr57de318a0*2,opq68df639b2tuu4qrr66ce64ac4stt6rst64ac56cd6qrs618a0jmn6vvv0*3,vtq0uke2ue70*4,voj2vsl1vm50*4,
  18a0*3,stt2rss1mop0cghastt3afg5rss2prr2gjk6cgi5rss2qrs2eij5ehj5qrs2rss2cgi518a09hi4blm0gnp1uvv1vtq0uke2ue70*4,voj2vsl1vm50*4,
  18a0*3,5bc0*3,5bd3knn818a04ac16bd118a0*2,5bc15bd118a0*2,5bd15bc118a0*2,6fh3iop18jl1fno4vtq0uke2ue70*4,voj2vsl1vm50*4,
  18a0*3,29b239b23ac15bd239b318a0*5,28a118a0*7,fkl6vvv0gnp47jl2vtq0uke2ue70*4,voj2vsl1vm50*4,
  18a0*2,4ac5dhihgklhfjkg9efceijlcghdeijaeijmgjkgdhijgkli7ce618a0*6,5fh3fno07jl17il1vtq0uke2ue70*4,voj2vsl1vm50*4,
  18a0*21,4eg26ik0*2,7il1vtq0uke2ue70*4,voj2vsl1vm50*4,
  18a0*2,29b44bca5bd85bda4ac95bdb4ac75bda3ac93ac85bde4aca*2,4acb4acc4aca4ac74acb3ac74eg26ik0*2,7il1vtq0uke2ue70*4,voj2vsl1vm50*4,
  18a0*2,18a118a229b339b328a229b328b23ac629b429b329b4*2,39b429b328a3*2,29b2*2,28a24eg26ik0*2,7il1vtq0uke2ue70*4,voj2vsl1vm50*4,
  18a0*2,29b35bdc6ced6cec5bd76cdc6cef4bcb5bde4bc76cec5bdc18a0*7,4eg26ik0*2,7il1vtq0uke2ue70*4,voj2vsl1vm50*4,
  18a0*21,4eg26ik0*2,7il1vtq0uke2ue70*4,voj2vsl1vm50*4,
  18a0*2,39b2jmn1kmn0*7,hkl218a0*9,4eg26ik0*2,7il1vtq0uke2ue70*4,voj2vsl1vm50*4,
  18a0*2,8ef6vvv0stt6qrs6rss9rss6rssarss6uuu3vvv039b618a0*8,4eg26ik0*2,7il1vtq0uke2ue70*4,voj2vsl1vm50*4,
  18a0*2,8df6vvv0tuu3rss5ttt5stt6ttu6stt6tuu3vvv039b518a0*8,4eg26ik0*2,7il1vtq0uke2ue70*4,voj2vsl1vm50*4,
  18a0*2,29b1fjk1gkl0*7,dhj218a0*9,4eg26ik0*2,7il1vtq0uke2ue70*4,voj2vsl1vm50*4,
  18a0*21,4eg26ik0*2,7il1vtq0uke2ue70*4,voj2vsl1vm50*4,
  18a0*21,4eg26ik0*2,7il1usp0uje2ue70*4,uni2urk1vm50*4,
slide-twelve-digits 580x467
~ IqB6 xt-H eGaQ PiZq n7Iz ZvcL 5Khh A6QH QD_9 gMII FFOs NVGc C2oB T_1e BTl5 37Cm gf5r 7omq 7h8X amvl
~ ZK61 uE1r NwUJ VwLX
  qrrdrss8qrrcrrsbrss6qqrfsst7uvv0*30,
  jmn0*32,noo1rrr0uts0vts0*2,
  18a0*29,6bc2iii1son1vrp0*5,
  18a0*27,4ac1lkk2vqp0vrp0*7,
  18a0*2,28b34acb6cea6cec5bda6ced7cec7ceb8dfj6bdc4ac74bdb4ac94ac74ac9*2,4acb18a0*7,bef3upo1vrp0*9,
  18a0*3,29b318a128a228a1*2,39b428a128a2*2,28a018a1*3,18a028a018a118a0*6,egg4vqp0vrp0*10,
  18a0*2,39b19eg54ac2*2,5bd228b15bc24ac26bd24ac34ac27de58efa7ce84ac25bd218a0*6,cff4vqp0vrp0*11,
  18a0*3,chifdhiagjkdafgdafg9cghbfijeafhdgklgfjkedhicbghfcghhdhjbeijf18a0*5,6bc3uqo1vrp0*6,vqn0vod0vn80vna0vqk0vrp0
  18a0*11,28a118a0*11,oml4vrp0*6,vqp0vna1vm50*3,vm60vof1
  18a0*2,29b18de59eg47ce47ce36bd45bc36ce18df539b1afg3afg78df65bd49ef58df56cd59eg518a0*2,ade5vrp0*7,vqm1vm50*6,
  18a0*2,29b1fjkaeij8bfh9dhjaeijceijbgjkdmooa5bd6bghalooceijcdhj9eijd*2,dhj8fjka18a0*2,nll5vrp0*7,vqm1vm50*6,
  18a0*3,39b0*2,29b14ac428a128a0*2,29b14ac618a029b118a14ac429b128a029b039b018a039b3vqp1vrp0*7,vqp0vna1vm50*3,vm60vof1
  18a0*2,4ac59efgdhie*2,9ef99egbbghfafg97ce4afg99eg9bghd18a0*7,bee5vqo0kkj1hii0pmm2vrp0*5,vqn0vod0vn80vna0vqk0vrp0
  18a0*2,18a16cd46ce56bd339b39efa5bd67de54ac39ef76ce57ce618a0*7,fhh68cd318a0*3,jjj4vrp0*10,
  18a0*2,28a129b328a129b218a129b318a129b118a1*2,29b3*2,18a1*2,29b428a328a118a128a29dea18a0*4,39b3vqp0vrp0*3,uqo0lkk1hhh0jjj0son1vrp0
  18a0*2,29b34ac95bda*2,4aca5bdb4ac86cee4aca*2,5bde4ac95bdc5bdd4acb*2,4bd95bdc3ab77cda18a0*5,vqo2vrp0*2,oml34ab118a0*4,7cd2
  18a0*2,39b45bdc6ced*2,5bd76cdc5bde5bdc6ceg4bc76ced*2,18a0*7,ghh928a118a0*3,9de5vrp0*2,ron328a118a0*6,
  18a0*21,kjj5mlk35ac128a0ade2tpn2vrp0*2,cff518a0*7,
  18a0*21,kjj5vrp0*7,4ab518a0*7,
  18a0*21,kjj5vpm0vlh0vkg0vmj0vqo0vrp0oon15eg23ce118a0*6,
  18a0*21,jec5ue70*4,uf90olk36ik0*3,3ce218a0*5,
  18a0*21,jc83ue70*5,hge06ik0*3,4eh218a0*5,
  18a0*21,jc83ue70*5,nfb06ik0*3,3ce218a0*5,
  18a0*3,8de19ef0*6,8ef039b118a0*9,jc83ue70*6,ngc18hj24cf118a0*6,
  18a0*2,8df6vvv0*8,jmn618a0*9,jc83ue70*4,uhb1vqo1vvv0*3,npq27de318a0*4,
  18a0*2,9ef6vvv0qrranopipqqcpqrdnopcnppgvvv0kmn618a0*9,jc83ue70*3,ujd2vvu0vvv0*6,bgh518a0*3,
  18a0*2,5bd4rss1sst0*7,eij518a0*9,jc83ue70*2,uf81vut1vvv0*7,uvv15bc318a03bd2
  18a0*21,jc83ue70*2,ulh3vvv0*9,hkl63bd26ik0
  18a0*21,jc83ue70*2,vpn3vvv0*9,oqq64eg26ik0
  bfh0*21,nif2ukf0*2,vsq2vvv0*9,rss4dkm1emo0
slide-last-hours 580x467
~ IqB6 xt-H ZsDS PiZq n7Iz ZvcL 5Khh w8Ci QD_9 -ZEd FFOs 4fCM rrFF T_1e Ovm- 37Cm 08_r 7omq 7h8X amvl
~ bZC9 uE1r NwUJ a5AW
  qrrdrss8rrrbrss9rssastt5uvv0*31,
  jmn0*32,nop1rsr0uus0vut0*2,
  18a0*29,6bc2ikj1sro1vtq0*5,
  18a0*27,4ac2lmk3vtp0vtq0*5,vso1vmh1
  18a0*2,29b44ac85bcb8dff5bdb7cee7cef3ac55bdb3ac94ac94bda5bdd*2,3ac918a0*9,bff4usp1vtq0*6,vtp0uhb2ue70
  18a0*2,18a129b128b128a229b328a2*2,18a028a118a1*2,28a1*2,18a118a0*9,ehh5vtp0vtq0*7,vsn2uib0ulf1
  18a0*2,29b34ac439b37de55bd629b27de45bd65bd23ac429b118a0*11,cgg5vtp0vtq0*3,tso0sro0*2,vtp0vtq0*4,
  18a0*2,39b4chi9eijgdhibdhiebfhbfjkb9egeeijchklh39b318a0*10,6bc3utp1vtq0*4,iki518a07cd5vtp0vtq0*4,
  18a0*6,28a018a0*16,oom5vtq0*2,vsp0vqm0vol0tlj228a1jgf4vnk0vpm0vro0vtp0vtq0
  18a0*3,29b039b028a018a04ac018a0*3,39b0*2,18a028a04ac118a0*2,4ac018a0*3,aef5vtq0vso0vol0vli0oig1fee0acc028a18bc1ddd0kgf1vlh1vmj0vpl0
  18a0*3,mop8lno0bfh4lno7lno2lno718a07ce4oqq4*2,9ef7pqr5npp3dhi5loo7lno2kmn718a0*2,nnl6vpm0vli0vid0uf80fb8318a0*5,5993vm60vma0vme0
  18a0*3,npq8knn17ce7oqq618a0oqq629b4hlm69ef6*2,rssbgjk628a2rsscnpp618a0pqr728a239b3vnk2vkg0uf90ue70*2,od8318a0*5,fe84vm50*3,
  18a0*3,3ac4afg6ilm8prr729b1prr75bc3gjk7cgi6*2,mopcjmn65bd4npq9pqr729b1prr818a0bcd4vkg0ue80ue70*4,599218a0*4,oj64vm50*3,
  18a0*2,18a1lno2mop16cd3bfh4npp1bgh4jmm6afg8knn2*2,39b2hkl3mop16cd3cgh4npp1afg418a0ged5uf80ue70*5,eb9318a0*3,4993vm50*4,
  18a0*9,afg618a0*11,jmm6vol2ue80ue70*4,nd8318a0*3,ee84vm50*4,
  18a0*2,4ac48dfdcghbbghb8df7*2,aegc8df65bd48df67de7afga18a0*7,kmn6vvv0vsr1uhb1ue70*4,48a218a0*2,oi74vm50*4,
  18a0*2,28a17de68df87de54ac5afhd7ce99ef85bd4bfha8df89ef918a0*7,kmn6vvv0*2,vvu0ulg2ue70*2,uga1nli2nol0lmk1voc1vm50*2,rl80hke1
  18a0*3,28a118a0*3,18a118a0*4,18a1*2,18a0*2,18a218a118a0*3,kmn6vvv0*4,vpn2uje2vtp0sro1lmk0oom1vtp0vri1llb17ik06ik0
  18a0*2,29b44acb6cec*2,5bdc5bdd4bd97cef5bdb*2,6ceg5bdb6cee5bde4bdd5bdd5bda5bde4ac9kmn6vvv0*5,vuq0mnl428a118a0*2,cff5vtp0fmm36ik0*2,
  18a0*2,39b45bdc6ced*2,5bd76cdc5bdd5bdc6ceg4bc76ced*2,18a0*7,kmn6vvv0*4,vvt0vtp04ab418a0*4,nol5oqo36ik0*2,
  18a0*8,28a118a0*12,ahj3gnp0*4,mqp2usp418a0*5,jlj5ttq1mqr0*2,
  18a0*21,4eg26ik0*4,dlm3vtq07cd518a0*4,qqn4vus0vvv0*2,
  18a0*21,4eg26ik0*5,sso2rqn36bc218a029b1jlj4vtp0vut0vvv0*2,
  18a0*3,8de19ef0*6,7ce118a0*10,4eg26ik0*3,7ik0lkc1vn80vsm0vtp0sro0vtp0*2,uke2uhb1vsr1vvv0
  18a0*2,8df6vvv0*8,4ac518a0*9,4eg26ik0*2,aji1rl81vm50*2,vm60iie3gih0dgg1sf92ue70*2,uf80ukf1
  18a0*2,9ef6vvv0pqqanpperrs9npphoqqersscvvv05bc618a0*9,4eg26ik0gke1um60vm50*3,vm5138a218a0*2,kc83ue70*4,
  18a0*2,5bd4rss1sst0*6,qrr129b318a0*9,8ff4nla1vm50*5,mi7418a0*3,aa93ue70*4,
  18a0*21,kgf4vm80vm50*5,cd8418a0*3,28a1te71ue70*3,
  18a0*21,kih6vlh0vm80vm50*3,vm5139a218a0*4,kc83ue70*3,
  bfh0*21,non3vpn0vok0vpe0*3,soe2bfh0*5,khg2ukf0*3,
slide-without-pool 580x467
~ IqB6 xt-H 5IS0 PiZq n7Iz ZvcL 5Khh yybO QD_9 2HPA FFOs NVGc kdrB 7h8X amvl MVj3 uE1r NwUJ JfLc
  qrrdrss8qrrerrsbrss9rrrasss9uvv0*30,
  lno0*32,mpp0qss0stu0tuu0*2,
  18a0*29,4ac1dij1lpq1pst0ptt0*4,
  18a0*27,39b1gkl2pst0ptt0*7,
  18a0*2,18a139b25bd95bda7ceg6cda5bdb5bd95bda7cec6ceg6bda18a0*12,8df3nrs1ptt0*9,
  18a0*2,18a139b339b229b439b4*2,39b3*2,3ac639b339b539b418a0*11,agh4pst0ptt0*3,pst0kop1fkl0dij0chi0*3,
  18a0*2,39b45bdb5bda4acc5bdb5bda4bca39b618a0*14,9eg4pst0ptt0*2,lpq2agh229b018a0*6,
  18a0*23,4bd3ors1ptt0nrs1afh318a0*3,5bd1agh0eik0fjl0*3,
  18a0*2,18a1gjk59ef46bd13ac15bd26bd2dhia5bc1afg96ce129b16bd14ac1eija18a0*6,jno4ptt0kop33ac218a028a0chi2moo2rnk0sjf0thc0thb0*3,
  18a0*2,3ab4gjl6afg9ilm9nppcjmm8jlm8ilmb*2,hkljilm8npqckmn5ilmejmnb18a0*5,8df5ptt0jno328b118a07df3npp2skg1ue70*7,
  18a0*3,6cd15bd18df15bc24ac2*2,6bd36ce25bd44ac25bd28df15bc17ce318a0*5,imn5mpq329b118a0agh4qon2tf80ue70*2,sie0rmk0qpn0rpn0*3,
  18a0*3,4ac129b139b14ac2*2,39b14ac118a14ac1afg6afg8afg6afg839b129b15ac118a0*2,29b2oss26cd318a09eg4rom2ue70*2,sid1qqo1sph0una0vm60vm50*3,
  18a0*2,4ac5hkl6ilmdhklbjlmbjmnaknngilm7oqqdjmn5jmmdgkleilmagklehklbilmhjmn8dhi618a08eg5fkl518a04ac3ppo3te80ue70sli2rql0vn70vm50*3,vm70vn70*2,
  18a0*3,aeg17ce37ce25bd3*2,afg9fjk54ac3afg26bd27de66bd27de67ce26bd45bd35bd118a0chj63ac318a0imn5thb1ue70skg2sqj0vm50*2,uoc0rrn0qss0ptt0*3,
  18a0*3,28a118a0*3,18a118a0*4,18a1*2,18a0*2,18a218a118a0*3,8dfa18a05bd4rnl2ue70tga1rrn1vm60vm50sqj0pst0ptt0*5,
  18a0*2,29b44acb6cec*2,5bdc5bdd4bd97cef5bdb*2,6ceg5bdb6cee5bde4bdd5bdd5bda5bde4ac928a418a0ejk5tid2ue70rnk2uob1vm50tph1ptt0*7,
  18a0*2,39b45bdc6ced*2,5bd76cdc5bdd5bdc6ceg4bc76ced*2,18a0*9,loo6ue70*2,rro2vm50vn70qss0ptt0*3,rtu0tuu0tuv0tuu0
  18a0*8,28a118a0*14,ppo5ue70thb2sqj1vm50tpe1ptt0*3,suu0vvv0*4,
  18a0*22,29b4rom2ue70sie2tpg1vm50sqi1ptt0*2,qtt0vvv0uuu2afg27ce1dhj3
  18a0*22,39b5rom2ue70sje2tpg1vm50sqj1ptt0*2,rtu0vvv0ilm618a0*3,
  18a0*22,39b5rom2ue70sje2tpg1vm50sqj1ptt0*2,rtu0vvv0moo618a0*3,
  18a0*22,39b5rom2ue70sje2tpg1vm50sqj1ptt0*3,uvv0vvv0mop2ilm1pqr3
  18a0*22,39b5rom2ue70sje2tpg1vm50sqj1ptt0*3,qtt0uvv0vvv0*3,
  18a0*3,6bd17ce0*7,6cd018a0*10,39b5rom2ue70sje2tpg1vm50sqj1ptt0*5,rtu0*2,qtu0
  18a0*2,7de6vvv0*9,9eg618a0*9,39b5rom2ue70sje2tpg1vm50sqj1ptt0*3,pst0ptt0*4,
  18a0*2,9ef6vvv0qrr9mopbqrranopioqqdnppiqrrbvvv0afh618a0*9,39b5rom2ue70sje2tpg1vm50sqj1ptt0*3,gnp39km1lqr1ptt0rtu0
  18a0*2,5bd4ttt1tuu0*7,ttu07ce418a0*9,39b5rom2ue70sje2tpg1vm50sqj1ptt0*3,nrs17jl18jl1rtu2vvv0
  18a0*22,39b5rom2ue70sje2tpg1vm50sqj1ptt0*4,mrr1cln0oss3uuv0
  18a0*22,39b5rom2ue70sje2tpg1vm50sqj1ptt0*8,
  18a0*22,39b5rom2ue70sje2tpg1vm50sqj1ptt0*8,
slide-event 580x467
~ IqB6 xt-H tKHI PiZq n7Iz ZvcL 5Khh O5Yl QD_9 RpQp FFOs NVGc 0cAh T_1e 94Tn 37Cm 08_r -PId 7h8X amvl
~ _gFv uE1r zKew 3Dma
  qrrdrss8rrs9rrsauvv0*33,
  lno0*32,mpp0qss0stu0tuu0*2,
  18a0*29,4ac1dij1lpq1pst0ptt0*4,
  18a0*27,29b28df4agh1fjl4tuu1ilm5afh1glm1ors1ptt0
  18a0*3,5bcd5bda6cd95bdb4ac94ac83ac7*2,4ac83ac84ac828a218a0*11,18a1*2,18a04ac3uuu2vvv0*2,6ce418a029b19eg2
  18a0*2,18a129b23ac539b339b428a229b328b228a2*2,29b128b218a118a0*10,18a218a0*3,hkl6vvv0*3,knn618a0*3,
  18a0*2,39b19ef44ac239b18dfb3ac23ac029b139b139b23ac23ab239b15bd58df95bd639b1*2,18a0*4,18a118a0*4,rss5vvv0*3,uuu328a118a0*2,
  18a0*3,dhifcghbgklefjkjfjkghklg9ef9dhibfjkhgjkdgklfgklcdhiefikidhjhfjkecghe18a0*3,18a118a0*4,4ac5vvv0*5,7de618a0*2,
  18a0*8,5bc218a0*4,29b218a0*9,18a118a0*4,afg6vvv0*5,dhj618a0*2,
  18a0*3,29b039b028a018a04ac018a0*3,39b0*2,18a028a04ac118a0*2,4ac018a0*3,18a118a0*5,eij6vvv0*5,ilm618a0*2,
  18a0*3,mop8lno0bfh4lno7lno2lno718a07ce4oqq4*2,9ef7pqr5npp3dhi5loo7lno2kmn718a0*2,18a318a0*5,hkl6vvv0*5,lno618a0*2,
  18a0*3,npq8knn17ce7oqq618a0oqq629b4hlm69ef6*2,rssbgjk628a2rsscnpp618a0pqr728a229b239b618a0*5,jmn6vvv0*5,mop618a0*2,
  18a0*3,3ac4afg6ilm8prr729b1prr75bc3gjk7cgi6*2,mopcjmn65bd4npq9pqr729b1prr818a08ef66ce49eg0*5,lop4uuv0*2,rss3uuv0*2,oqr49eg0*2,
  18a0*2,18a1lno2mop16cd3bfh4npp1bgh4jmm6afg8knn2*2,39b2hkl3mop16cd3cgh4npp1afg418a0dij5hln6lpq3ptt0*7,glmaptt0*5,
  18a0*9,afg618a0*11,fkl5ptt0hlm6lpq3ptt0*6,glmaptt0*5,
  18a0*2,4ac48dfdcghbbghb8df79egc6bd58ef67deb8de77de8afgb39b218a0*6,glm5ptt0*2,hlm6lpq3ptt0*5,glmaptt0*5,
  18a0*2,28a17de68df87de54ac57ceb7ce77ce48dfa9eg87cea8df85bc318a0*6,glm5ptt0*3,hlm6lpq3ptt0*4,glmaptt0*5,
  18a0*3,28a118a0*3,18a118a0*4,18a1*2,18a0*2,18a218a118a0*3,glm5ptt0*4,hlm6lpq3ptt0*3,glmaptt0*3,nqr2dij8
  18a0*2,29b44acb6cec*2,5bdc5bdd4bd97cef5bdb*2,6ceg5bdb6cee5bde4bdd5bdd5bda5bde4ac9glm5ptt0*5,hlm6lpq3ptt0*2,glmaptt0*2,nqr2gkl7pst0
  18a0*2,39b45bdc6ced*2,5bd76cdc5bdd5bdc6ceg4bc76ced*2,18a0*7,glm5ptt0*6,hlm6lpq3ptt0glmaptt0nqr2gkl7pst0ptt0
  18a0*8,28a118a0*12,glm5ptt0*7,hlm6lpq3glmanqr2gkl7pst0ptt0*2,
  18a0*21,glm5ptt0qtt0*2,ptt0*4,pst0ikj6fihahki6pst0ptt0*3,
  18a0*21,glm5suu0vvv0rtu0ptt0*4,rrn1vm50*3,sqk1ptt0*3,
  18a0*3,6bd17ce0*7,6ce018a0*9,jmn6vvv0*2,qtt0ptt0*4,rrn1vm50*3,sqk1ptt0*3,
  18a0*2,7de6vvv0*9,dhi618a0*8,kmn6uvv0qtu0ptt0*5,rrn1vm50*3,sqk1ptt0*3,
  18a0*2,9ef6vvv0qrr9mopboqqeopqdpqrcmophpqrcvvv0eij618a0*8,hlm5ptt0*7,pst0qsq0qsp0*2,pst0ptt0*3,
  18a0*2,5bd4ttt1tuu0*8,afg518a0*8,glm5ptt0*15,
  18a0*21,glm5ptt0*15,
  18a0*21,glm5ptt0*15,
  18a0*21,glm5ptt0*15,
slide-without-activity 580x467
~ IqB6 xt-H 9Vtd PiZq n7Iz ZvcL 5Khh lAwm P1Wl amvl peJa uE1r zKew 0M-z
  qrrdrss8qrrerrsbrss9rss8qrrerss9uvv0*29,
  jmn0*37,
  18a0*37,
  18a0*37,
  18a0*31,28a07ab0bcd0edd0fee0fee1
  18a0*3,eij75bd46bd1cgi6bfh64ac46cd6eij8afg88df55bd15bc139b118a0*12,8bc1iff1pjh1vli0vlj0*4,uli3
  18a0*2,28a1lno9jmndhkl6ilmbgkl8fjkehklgjmncgjkdnopdjmn5gjla9ef518a0*9,39a1fee1skh1vlj0*5,uli0rjh0qjh0oig3
  18a0*2,29b139b15bc38df15bc37ce34ac24ac34ac27ce35ac28df27ce139b118a0*7,28a1gfe2uli0vlj0*3,rjh1iff1acc049b018a0*4,
  18a0*3,4ac139b14ac139b1cgia28a04ac24ac139b1*2,39b24ac139b23ac2dhi54ac329b018a0*3,oig3vlj0*2,uli0jgf17ab118a0*4,18b02ac0*3,
  18a0*2,39b3loo7lnoejmn6hklbjmnb9ef6hklcloo5jmmfmoofilmfmop6ilmfilmcknn5fikbbfh718a0*2,acc4vlj0vli0iff239a118a0*2,29b03ce05fh06hj06ik0*3,6ik1
  18a0*2,28a1afg27de45bd16ce28df33ab139b2afg15bc36cd35bd3afg16bd54ac2afg18df35bc218a0*2,nhg4pih26ab118a0*2,2bd05fi06ik0*7,6ik1
  18a0*3,18a118a0*4,18a118a0*2,18a118a0*5,18a218a0*3,39a2hfe418a0*2,2ac15gi16ik0*3,6hk04eh03ce02ac019b018a0*2,
  18a0*2,29b46cec4bdb5cdb5bd95bdb6cdd4ac76cee6cef5bd95bdb6cee4ac85bdc6cef6ced18a0*5,4dg16ik0*3,5gi03bd018a0*5,28a0*2,
  18a0*2,29b36cdc5bdd6cec6ceg5bdc4ac96ced*2,6cdb5bde6ceb4ac76ceh6cef5bda6cef*2,18a0*2,19b05gi16ik0*2,5gj02ad118a0*2,28a0bc81jg70qj60ul50vm50ul53
  18a0*3,28b329b518a128b318a028a128b228a118a129b318a018a118a0*2,18a118a0*3,19b15hj16ik0*2,4dg118a0*2,4991jg71ul50vm50*5,ul53
  18a0*2,29b35bdb5bda3ac75bdc4ac75bdc5bd85bd95bdb5bda39b418a0*7,4eg26ik0*2,3bd118a0*2,ff82um50vm50*3,oi61hf70cd809b908b90
  18a0*21,4eg26ik02bd118a04991oj62vm50*2,tl61gf81499118a0*5,
  18a0*21,4eg23be218a05a92rk62vm50*2,jg72399118a0*2,7990gb80lc80od70od72
  18a0*21,2ac318a04991rk62vm50um50bd8318a0*2,ba91pd71ue70*4,se72
  18a0*23,oi63vm50*2,9c9318a04891mc81ue70*3,qd70jc80fb80da81
  18a0*22,fe84vm50*2,cd8418a05991qd71ue70*2,lc81799118a0*4,
  18a0*21,3992ul51vm50kh7418a03891qd71ue70te70ba9218a03991fe81ni60sl60sl63
  18a0*21,gf74vm50ul51499218a0lc82ue70te70899218a0dd82tl61vm50*3,ul53
  18a0*3,8de19ef0*8,4ac118a0*8,kh74vm50ig7418a0aa93ue70*2,ca9318a0hf74vm50*5,ul53
  18a0*2,8df6vvv0*9,npp618a0*8,kh74vm506a9318a0od72ue70nc8218a0cd84vm50*2,qk61ig70rk61vm50ul53
  18a0*2,9ef6vvv0qrranopioqqdopqhpqreoppfopqeuuu2opq618a0*8,kh74qk6418a05992ue70*2,999328a1tl62vm50sk6228a118a028a1sl62ul53
  18a0*2,5bd4rss1sst0*8,hkl518a0*8,kh74jg7418a0da93ue70re7118a0cd84vm50*2,mi7418a0*3,ni74ul53
  18a0*21,kh74fe8418a0ib83ue70lc8318a0lh74vm50*2,ul616a9218a06a92ul51ul53
  18a0*21,kh74cd8418a0lc83ue70ib8318a0pj64vm50*4,qk60vm50*2,ul53
  bfh0*21,nlf2ijg2bfh0pif2ukf0mig2bfh0rne2vpe0*7,uoe2
visitor 580x503
~ IqB6 xt-H A2jr PiZq e9ul cRR3 N6vp lzj1 Dz0X j_So Tro1 ehKV lzj1 3yB1 4tj1 Tro1 ehKV lzj1 KWjF zr2G
~ _7_6 N2fR lzj1 tQdB hjGD _7_6 N2fR lzj1 fD97 eEnp xoxo 47_V emYi HEOF pU9t
  rssbrrrbtuu1uvv0*34,
  uvv0*37,
  vvv0*36,uuu3
  vvv0sss5qqq7ttt4sss4opp9rss7pqq5rrs4ppq8qrr8rrrbopp8oop8pqq6*2,qrr9rrr8ppq8stt5sst2pqq7rss4rrr4rrr9stt3ttt1ttt2sss3rrr7sss3sss6qrr4vvv1vvv0*2,uvv3
  vvv0uuu4nooblmmgoppdpqqdoopgmnndrss4noodqqqaoppblmmcopparss8mnngnopemnnfpqqcklmfmnoglnndqqq8lmnclmmhlmncpqq7nnoamnognoohmnnhmnnelmmbttt3vvv0*2,uvv3
  vvv0*36,uvv3
  vvv0uuu1kno1vvv1qrreqrratttatuu4vvv0*28,uvv3
  vvv0kno63bd7nqq6sssbqrrcsss9stt6vvv0*22,uuu2mnnmpqqhlmmhqqqdvvv0uvv3
  vvv0vvv1npq2vvv0tttbstt8sttbsssbvvv0*28,uvv3
  vvv0*2,vvv1vvv0*33,uvv3
  vvv0uuu3sst5uvv2ppqkpqqlrrrhoppmpqqjpqqkttt7vvv0*20,tuu2uuv3ttt2tuu1vvv0uvv3
  vvv0tuu5rss7uuu5sttbsst9ssscsttavvv0*22,vvv1oppjqrreoopfrssbvvv0uvv3
  vvv0*2,uvv2vvv0uvv3uuu3*3,vvv0*28,uvv3
  vvv0*2,vvv1vvv0*33,uvv3
  vvv0uuu5rrs8uuu4oppkoppjpqqhsssdvvv0*23,qqrfssscpqqbrss8vvv0uvv3
  vvv0uuu4sst5uuu3rsseqrrgrrrersseqrrjuuu2vvv0*21,stt8ttt5rss6uuu4vvv0uvv3
  vvv0*2,vvv1vvv0*33,uvv3
  vvv0*2,tuu2vvv0ttt4uuu3vvv1*2,uuu3vvv0*27,uvv3
  vvv0tuu6sssbtuu6sttcpqqgrssapqqirssdvvv0*22,nooopqqhlmmhqqqdvvv0uvv3
  vvv0uvv2ttt2vvv1rsserrrgrrrdrsseqrrhuuu2vvv0*26,uvv3
  vvv0*2,vvv1vvv0*33,uvv3
  vvv0vvv1ttt3vvv0stt8sssbrssastt9rrrcttt7vvv0*26,uvv3
  vvv0tuu7uuu4tuu6rssbsttdrssdsss9ssscsssdvvv2tuu5ttt6uuu4uuu2uuu3*2,uuu2vvv0*12,vvv1mnnhpqqhlmmhqqqdvvv0uvv3
  vvv0*2,tuu2vvv0tuu8tttbtttattt8sstbsttattt5tuu4tttbttt9ttt5ttt8sssbttu8vvv0*18,uvv3
  vvv0*36,uvv3
  vvv0vvv3uvv0*32,uvv3vvv0uvv3
  vvv0uvv7vvv0*12,vvv1mnnfqqqbnoooqqrdnooinookstt4vvv0*12,uvv7vvv0uvv3
  vvv0vvv4uvv0*32,uuv4vvv0uvv3
  vvv0vvv1vvv0vvv1vvv0vvv1vvv0*2,vvv2vvv1vvv0*2,vvv1*3,vvv0vvv1*2,vvv0vvv1*2,vvv0vvv1vvv0*2,vvv1*2,vvv0vvv2vvv1vvv0*6,uvv3
  vvv0uuu5rssersscqrresstarrscrssbrrsfsstbrsscstt9rsse*2,rssdttt8rssbsstbrsserssarrrcrsserrrdrrrcstt8ssscrsscsss9rrsf*2,rrsdsssdvvv0*4,uvv3
  vvv0*36,uuu3
  uvv1vvv0*34,uvv1uvv0
visitor-without-offer 580x364
~ IqB6 xt-H l4Am PiZq e9ul 5lZb A8hb pkZW QHdO df1w NsCY NSH1 zCRs
  rssbrrrbrss8qrrdrssbrss7qrrcttu3uvv0*29,
  uuu0uvv0*36,
  vvv0*36,uuu2
  vvv0stt5rrs6uuu3ttu3uuu3ttt2uuu3ttt2stt4sss4vvv0ttt2tuu1ttt3ttt4ttt1rss6uuu1tuu3ttu3tuu2vvv1vvv0*13,uvv3
  vvv0tuu4lnnckllinooenoodklleklmkijkemnncklmfpqqbjllglmmfoop9klmghijklmninoobikkiklmhgijkttt4vvv0*13,uvv3
  vvv0*4,vvu0vut0vvv0*9,stt0sst0*2,vvv0*3,ttu0sst0*2,tuu0vvv0*11,uvv3
  vvv0tuv0ptt0*2,pst0qsq0qqp0skh1uss1tnk2rnk0pst0ptt0*2,jno418a0*3,stt5vvv0*2,fjk618a0*2,5bd4pst0ptt0*8,suu0vvv0uvv3
  vvv0tuu0ptt0*3,rmk2ue70uje3vvv0vsq3ue70thb1qrr0ptt09eg518a0*2,29b3vvv0*3,jmn618a0*3,jno5ptt0*8,rtu0vvv0uvv3
  vvv0tuu0ptt0*2,qpo1ue70*2,vol3vvv0*2,uf92ue70sid2ptt03ac518a0*2,4ac6vvv0*3,loo618a0*3,ejk5ptt0pst0hop1hop3qtt3dmn1mrr1ptt0rtu0vvv0uvv3
  vvv0tuu0ptt0*2,sje2ue70*2,vrp3vvv0*2,uic3ue70*2,qqq2ejk8kop0*2,lpp1qtt0mpq8qtt0ors1kop0*2,imn2jno6pst0dmn26ik0ors4vvv0cln47il0lqr2rtu0vvv0uvv3
  vvv0tuu0ptt0*2,shc3tga0*2,usr2uuv1vvv0ukf2tga0*2,qnm3ors1jno8ptt0*3,kopaptt0*3,nrs2kop7ptt0kqr36ik0*2,tuu3vvv0iop46ik0akm2rtu0vvv0uvv3
  vvv0tuu0ptt0*2,jno8ors2ptt0*2,kopaptt0*3,kop7nrs2ptt0ors1jno8ptt0*2,kopaptt0*2,nrs2kop7ptt0*2,fno36il07il0vvv0*2,kpq46il0*2,qst3vvv0uvv3
  vvv0tuu0ptt0*3,jno8ors2ptt0kopaptt0*2,kop7nrs2ptt0*3,ors1jno8ptt0kopaptt0nrs2kop7ptt0*3,lpq5mqr4ptt0*2,kopaptt0pst0jno8qtt2vvv0uvv3
  vvv0tuu0ptt0*4,jno8ors2kopaptt0kop7nrs2ptt0*5,ors1jno8kopanrs2kop7ptt0*5,lpq5mqr4ptt0kopapst0jno8oss1rtu0vvv0uvv3
  vvv0tuu0ptt0*5,jno8imndkop7nrs2ptt0*3,qtt0*2,ptt0*2,orr1ikgclnk7ptt0*7,lpq5mqr4kopajno8oss1ptt0rtu0vvv0uvv3
  vvv0uvv0qtt0*5,mpq38df5dij5qtt0*3,rtu0vvv0suu0qtt0*2,srn0vn90vob0qtt0*8,nnm6jjiaqrr1qtt0*2,tuu0vvv0uvv3
  vvv0uuu5stt8ttt9ttt8ttt5sss7ttt8ttt9ttt6sss9stt9sssatuu5sssattt9sssastt7rssfstt7ttt4stt9tttattt9ttt7stt7ttt7sss9stt8vvv0*7,uvv3
  vvv0uvv1ttt6uuu5uuu4uuu2uuu4*2,ttt5vvv3uuu4ttu5uuu4uuu5*2,uuu4tuu4tuu5tuu6uuu4uuu3uuu5tuu5tuu4uuu4uuu5uuu3uuu4ttt6vvv0*7,uvv3
  vvv0tuu2imn0*15,npq2vvv2uvv0*15,vvv2vvv0uvv3
  vvv0imn619c0*6,4bd76df86dfa1ac019c0*5,5ce6uvv6vvv0*5,vvv2pqqdrss9rsscuuu3vvv0*5,uvv6vvv0uvv3
  vvv0jno619c0*6,3bd26df73bd51ac019c0*5,6df6uvv6vvv0*6,rss8ttt7rss8vvv1vvv0*5,uvv6vvv0uvv3
  vvv0*2,qrs0*15,ttu1vvv0uvv0*15,vvv0*2,uvv3
  vvv1vvv0*35,uuu1
winners 580x83
~ IqB6 xt-H NJku PiZq Oh9r ah21 kddn 4iUO akjk qEZa s9KQ SwXr oc95 4_YB miTx qEZa s9KQ xBGT PttU Lakz
~ vsut qEZa s9KQ sK6t -IjQ A3VX fvfK qEZa s9KQ SwXr _kba 4_YB Cv7H qEZa s9KQ xBGT kjsK Lakz PqIv GW0U
~ xQSJ 56p0 FH5O
  qrrdrssasss7uvv0*34,
  uvv0*37,
  uvv0*5,uuu0*28,uvv0*4,
  prq3nopkqrr7uvv0*2,uuu3ppq9rssdrsserrserrrhqrrkqqrjqqrlpqqfqrrfqqqhnooisss9rss9sss9uuu4uvv1vvv1qqq7ttt8qqqjrss8qrrfrssgpqqjrssbuuu1uvv0rsscstt6uvv0
  uuu0uvv0*5,tuu3vvv0*2,uuu1vvv0*12,uvv0*2,ttt1vvv0*7,uvv0*2,ttt5tuu2uvv0
  uvv0*37,
winners-with-sum 580x83
~ IqB6 xt-H n6AW PiZq Oh9r ah21 kddn 4iUO akjk qEZa s9KQ SwXr oc95 4_YB miTx qEZa s9KQ xBGT PttU Lakz
~ vsut qEZa s9KQ sK6t -IjQ A3VX fvfK qEZa s9KQ SwXr _kba 4_YB Cv7H qEZa s9KQ xBGT kjsK Lakz PqIv GW0U
~ xQSJ 56p0 FH5O
  qrrdrssarss7rssbrss9rrsbstt5uvv0*30,
  uvv0*37,
  uvv0*5,uuu0*28,uvv0*4,
  orq3nopkqrr7uvv0*2,uuu3oppbrssdrsserrserrrhqrrkqqrjqqrlpqqfqrrfqqqhnooisss9rss9sss9uuu4uvv1vvv1pqq7ttt8qqqjrss8qrrfrssgpqqjrssbuuu1uvv0rrsdstt7uvv0
  uvv0*6,uuu1vvv0*2,uuu1vvv0*12,uvv0*2,tuu0vvv0*7,uvv0*2,ttt3tuu1uvv0
  uvv0*37,
promises 580x266
~ IqB6 xt-H GT_M PiZq IqB6 x_tR BLJh Erat Iq2E CBCQ hMWL PiZq _Os4 k9QX Erat Iq2E CBCQ 7dnj PiZq HG6r
~ XhBP Erat Iq2E CBCQ nIGK PiZq bVrU 3jLJ
  rrrcrssbrrr8ttu2uvv0*33,
  tuu0uvv0*4,uuu0uvv0*7,uuu0uvv0uuu0*2,uvv0*20,
  fhhmikkegijmjllfijkdfhijnopciklgijkimoocikkcjklinoo8hijjjllchjjfnoobuvv0*20,
  tuu1uuu0tuu1*2,tuu0tuu1rss3tuu1*2,uuu0tuu1*2,uuu0tuu1uuu0tuu1uuu1uvv0*20,
  uuu0*4,ttu0uvv0uuu0*2,uuu1uvv0*3,uuu0*4,tuu0uuu0*3,tuu2uuu0*2,uvv0*2,uuu0*4,stt1uvv0uuu1ttt3uvv0uuu0*2,uvv0
  ttt1pqq5tuu0stt3lmnboppamnnklmnenopcuvv0*3,uuu0qrr6pqq8uuu0qrr5mnndnooalmnflmnhnoo8mnogsss4uvv0uuu0pqq7rss5uuu0noocmnndkllfmnnmlnneoppcnoohuvv0
  ttt0rss4tuu0ttt3pqq8pqqeoppcrss3uvv0*4,uuu0sss3qrr4uuu0rss6opqcstt6uvv0*6,uuu0rrs4sss3uuu0qrrbpqqaqqr8noogopparss3uvv0*2,
  uuu0*3,tuu1rrs4rss6sss5ttt2uvv0*4,uuu0*4,rss5sss4stt2uvv0*6,uuu0*4,rss6rrr4stt3rss6stt5ttt1uvv0*2,
  uvv0*3,stt4qrrbqrreqqrcqrrdqrrfrss9rrscuvv0*5,sst5qrrdpqqgqrrcrrs8rrsaqrrcuvv0*6,nopamnnfmoocuvv0*5,
  uvv0*3,ttt4qrrb*2,qrrd*2,rssbqrrcuvv0*6,stt6qrrfqrrcrss9qrreqqrfsss9uvv0*6,stt7rss6stt4sss7stt7stt8stt6uvv0
  uvv0*3,uuu1stt6sss8rss8ttt4stt8rssbttt5uvv0*5,ttt6sss7rss7stt6stt8*2,rss8tuu2uvv0*5,ttt5*2,ttt3ttt5tuu5stt6stt5uvv0
  uvv0*3,uuu1stt6stt8stt6sssastt7ttt5ttt4uvv0*5,ttt5stt5ttt6stt5*3,ttt5uuu0uvv0*5,rssbqrrbrss8qrrcsss9qrrbrssbuvv0
  uvv0*3,tuu4qrrdstt7rssbqrrfrssauuu1uvv0*6,stt6rss9qrrcqrrduvv0*9,rssarss9qrrfrrsbqrrerss9uvv0*2,
  uvv0*16,sss8qrrbpqqjqrrarssbqrrcrssbuvv0*6,rss7pqrgqrresss9uvv0*4,
  uvv0*16,stt6rsscqrrdqrrbqqrdqrrbuuu1uvv0*14,
  uvv0*16,stt4stt5uuu1uvv0*18,
  uvv0*16,stt5rrrbttu4uvv0*18,
ready 580x499
~ IqB6 xt-H r1bX PiZq e9ul bTAP CeNm -bwi RHAC BAjq M6mU _DJG MiCb cWF4 3soo t-_M wc6h 0M_t Jsc5 C85m
~ JhQX MeXL jGN2 -8fs dFUw 7yns JT_f BEYS PiZq rmdV zOao brPq 2GvE ws31 A2W2 Vc8o DUYO PiZq rvtL bVUo
~ 7-62 TPsC
  rss8qrrduuu0uvv0*34,
  uuu0uut0*34,uuu0uvv0
  vur0vuq0*35,uus1
  vuq0sro4rqn5tsp1tro3sro5qqn5usp2tsp2usp3tsp2vtq1vuq0*17,vus0utr5vus2vvt0vut2vus0vuq0utr2
  vuq0qpn7kkiekkjcjjifhihmqpn8kkjepom7hihkkljfqpn8vuq0*17,vvt0qpm8uut4srpcrqngvut1vuq0utr2
  vuq0*36,utr2
  vuq0utq2ghg3tsp4iih5jji6vuq0*30,utr2
  vuq0*2,jji7qpmcijh6ghg7tsp5tsp4rqo3qpn4qqn3utq1vuq0*24,utr2
  vuq0tsp3ced2jji6fgf7ghf8rqn7pom8nnl7mmkboombvuq0*25,utr2
  vuq0*36,utr2
  vuq0sro9pomfrqnepomdsro8qpmdpomiqpnfppmivtq1vuq0*25,utr2
  vuq0tro6ppmmrqnfppmippmmrqneppmjrqne*2,ppmjrqndqpngrqnfqpmlsro5vuq0*20,utr2
  vuq0*4,vtq1vuq0*6,vtq2vuq0*24,utr2
  vuq0vsl1vo90*32,vqh1vuq0utr2
  vuq0vqh1vm50*11,ul53le3bsk45ph4cpi4drj4aqi4aoh4cog4dsk45vm50*11,vpc1vuq0utr2
  vuq0vrh1vm50*12,sk42vm50ul51vm51*2,vm50vl50vm50*13,vpc1vuq0utr2
  vuq0vtp0vrk0*32,vto0vuq0utr2
  vur0*36,uur2
  vvv0*36,uvv3
  vvv0stt5qsscoqqhrss8oqrdnqqhoqrfprrcoqrfqssaoqqdmppjvvv1vvv0*22,uvv3
  vvv0*36,uvv3
  vvv0*2,vvt0vvu0uuu2pqqdnoohoppmttt4vvv0*22,uvv1uvv0*2,vvv1vvv0uvv3
  vvv0vvt0spk9trn4vvu2uuu5ttt8tuu6uuu5vvv1vvv0*20,uvv5vvv1rss8sss9uvv6vvv0uvv3
  vvv0vvt0trm4uso2vvv1ttt7sttauuu6stt9vvv2vvv1*3,uvv1uuu2vvv1vvv0*14,vvv3uuu2rrr8stt6uuu5vvv0uvv3
  vvv0*4,uuu2rsscsss9qrrgrrsdsssarrrettt6stt8sttasttbttt9vvv0*20,uvv3
  vvv0*36,uvv3
  vvv0*2,uuu0*2,vvv0rss7sss9ttt4ttt5ttt6vvv0*26,uvv3
  vvv0uvv0imndnqq9vvv0sssaqrrcsss5qrrdttt7vvv0*20,vvv1noomqrrhmnniqrrdvvv0uvv3
  vvv0*2,stt1*2,vvv3qrrgqrrfrssdqrrfqqrfvvv0*26,uvv3
  vvv0*36,uvv3
  vvv0*36,uuu2
  uuu0*35,uuu1uvv0
ready-one 580x542
~ IqB6 xt-H 35bh PiZq e9ul bTAP CeNm -bwi z_3E BAjq M6mU _DJG MiCb cWF4 3soo t-_M wc6h 0M_t Jsc5 C85m
~ JhQX MeXL -8fs dFUw A2W2 Vc8o DUYO PiZq rvtL bVUo 7-62 TPsC ws31 A2W2 Vc8o DUYO PiZq rvtL ytg0 7-62
~ TPsC FCAc RZov ws31 A2W2 Vc8o IGB7 PiZq AJvj Jxlh 7-62 UvTP DOxa RZov
  rss8qrrdrss8sst6uvv0*33,
  uuu0uut0*34,uuu0uvv0
  vur0vuq0*35,uus1
  vuq0sro4rqn5tsp1tro3sro5qqn5usp2tsp2usp3tsp2vtq1vuq0*17,vur0utr4vut1vvt0vut2vus0vuq0utr2
  vuq0qpn7kkiekkjcjjifhihmqpn8kkjepom7hihkkljfqpn8vuq0*17,vus0rpm6vuu5srpcrqngvut1vuq0utr2
  vuq0*36,utr2
  vuq0utq2ghg3tsp4iih5jji6vuq0*30,utr2
  vuq0*2,jji7qpmcijh6ghg7tsp5tsp4rqo3qpn4qqn3utq1vuq0*24,utr2
  vuq0tsp3ced2jji6fgf7ghf8rqn7pom8nnl7mmkboombvuq0*25,utr2
  vuq0*36,utr2
  vuq0sro9pomfrqnepomdsro8qpmdpomiqpnfppmivtq1vuq0*25,utr2
  vuq0tro6ppmmrqnfppmippmmrqneppmjrqne*2,ppmjrqndqpngrqnfqpmlsro5vuq0*20,utr2
  vuq0*4,vtq1vuq0*6,vtq2vuq0*24,utr2
  vuq0vsl1vo90*32,vqh1vuq0utr2
  vuq0vqh1vm50*11,ul53le3bsk45ph4cpi4drj4aqi4aoh4cog4dsk45vm50*11,vpc1vuq0utr2
  vuq0vrh1vm50*12,sk42vm50ul51vm51*2,vm50vl50vm50*13,vpc1vuq0utr2
  vuq0vtp0vrk0*32,vto0vuq0utr2
  vur0*36,uur2
  vvv0*36,uvv3
  vvv0uvv0nqq5rss2vvv1opphnoolqqq9oppjqrrevvv0*21,ttt6uuu7sss6ttt4vvv0uvv3
  vvv0uvv0mpp9oqr8vvv3rrserrrdsssbrssdrrrdvvv0*21,qqrfsssaqqrbttt8vvv0uvv3
  vvv0*5,vvv1*3,vvv2vvv1vvv0*26,uvv3
  vvv0*36,uvv3
  vvv0uvv0prr3stt1vvv1opphnoolqqq9opphqrrevvv0*21,ttu4uuu5stt5ttu3vvv0uvv3
  vvv0uvv0knobnpq9vvv1stt7rssctttarsscttt7ttu5uuu4vvv0*19,pqqirsscpqqdsstavvv0uvv3
  vvv0*2,uvv0*2,vvv0uuu4uuu5uuu3uuu4*2,ttt6uvv3vvv0*24,uvv3
  vvv0*4,tuu2gkl0*18,hlm1tuu0*10,uuu0vvv0uvv3
  vvv0*36,uvv3
  vvv0*2,qss3stt1ttt4pqqkoopnqqq9pqqippqinooivvv3vvv0*20,vvv1uuu1uvv0vvv0uvv3
  vvv0uvv0jmnhoqq9vvv1uuu5uuu2vvv1vvv0*22,uvv1oppfqrrfnoogrrscvvv0uvv3
  vvv0*2,uuu0uvv0vvv0ttu6sst9uuu5vvv0*28,uvv3
  vvv0*4,tuu2gkl0*9,kno2tuu0*19,uuu0vvv0uvv3
  vvv0*36,uvv3
  vvv1vvv0*35,uuu1
ready-claiming 580x310
~ IqB6 xt-H eM9H PiZq e9ul bTAP CeNm -bwi z_3E BAjq M6mU _DJG MiCb cWF4 3soo t-_M wc6h 0M_t k-kz XKxC
~ MeXL
  rss8qrrdsss8qrrcrssestt3uvv0*31,
  uuu0uut0*34,uuu0uvv0
  vur0vuq0*35,uus1
  vuq0sro4rqn5tsp1tro3sro5qqn5usp2tsp2usp3tsp2vtq1vuq0*17,vur0utr4vut1vvt0vut2vus0vuq0utr2
  vuq0qpn7kkiekkjcjjifhihmqpn8kkjepom7hihkkljfqpn8vuq0*17,vus0rpm6vuu5srpcrqngvut1vuq0utr2
  vuq0*36,utr2
  vuq0utq2ghg3tsp4iih5jji6vuq0*30,utr2
  vuq0*2,jji7qpmcijh6ghg7tsp5tsp4rqo3qpn4qqn3utq1vuq0*24,utr2
  vuq0tsp3ced2jji6fgf7ghf8rqn7pom8nnl7mmkboombvuq0*25,utr2
  vuq0*36,utr2
  vuq0sro9pomfrqnepomdsro8qpmdpomiqpnfppmivtq1vuq0*25,utr2
  vuq0tro6ppmmrqnfppmippmmrqneppmjrqne*2,ppmjrqndqpngrqnfqpmlsro5vuq0*20,utr2
  vuq0*4,vtq1vuq0*6,vtq2vuq0*24,utr2
  vuq0vsl1vo90*32,vqh1vuq0utr2
  vuq0vqh1vm50*11,ul52sk53rj45pi4dph4crj4api4aph4aoh4dsk54vm50*11,vpc1vuq0utr2
  vuq0vrh1vm50*12,tk52vm50vl51vm51vm50*2,ul50vm50*13,vpc1vuq0utr2
  vuq0vtp0vrk0*32,vto0vuq0utr2
  vur0*36,uur2
  vvv0*36,uuu3
  uvv1vvv0*34,uvv1uvv0
ready-huge 580x296
~ IqB6 xt-H mmis PiZq e9ul bTAP CeNm -bwi z_3E BAjq M6mU _DJG MiCb cWF4 IVpR UCtf wc6h 0M_t Jsc5 C85m
~ JhQX vhfx
  rss8qrrdrss9qrrauuu1uvv0*32,
  uuu0uut0*34,uuu0uvv0
  vur0vuq0*35,uus1
  vuq0sro4rqn5tsp1tro3sro5qqn5usp2tsp2usp3tsp2vtq1vuq0*17,vur0utr4vut1vvt0vut2vus0vuq0utr2
  vuq0qpn7kkiekkjcjjifhihmqpn8kkjepom7hihkkljfqpn8vuq0*17,vus0rpm6vuu5srpcrqngvut1vuq0utr2
  vuq0*36,utr2
  vuq0usp2iiharqn4iih9mmk4llj5vtq1mmk8nnk7mmk2mmk7ppm4sro2eff5lljakki9iih9mmk8mmk7hih7mmk7pom6klj6ool5qpn4llj8nnk4mmk8vuq0*7,utr2
  vuq0utp1ghgappm4iih9ool5hihbllj7cedammk7fgfaefebghgcsro3jjiaiihaghgahih7ijh9higdiih7nnlakkj6iih8pom5rqn3ghgallj6onl5oomcppm9nnldqpn7vuq0*3,utr2
  vuq0utp1qpm0rqn2qpn1sro1sro3qpm5tsp2tro1sro1*2,rqn4qpm6utp1tso1sro1sro2sro4rqn5rqn1rqo1rqn1qpm0rqn2*2,qpn0rqn1sro1tsp1tsp2*2,vtq1vuq0*3,utr2
  vuq0sro9pomfrqnepomdsro8qpmdpomiqpnfppmivtq1vuq0*25,utr2
  vuq0tsp5rqngsroarqnerqnitroarqnfsroasrobqpmgsro8srocsrobrqnftsp3vuq0*20,utr2
  vuq0utq1usp5utq4tsp5utp4utp3tsp4utq3utp3vtq2tsp6usp3utp3utp6vtq1vuq0*20,utr2
  vuq0vsm0vpc0*32,vrj1vuq0utr2
  vuq0vqh1vm50*7,ul52ng3atk54rj48rj4ask47rj47sj47qi48rj45pi4brj48rj4arj49sj47rj4aqi4bsk54vm50*7,vpc1vuq0utr2
  vuq0vqh1vm50*7,vm51pi43ul51sk54tl55ul53tk53tk54tk53tk55tl53tk55tl54tk54ul52tk53*2,vm51vm50*7,vpc1vuq0utr2
  vuq0vto0vqh0*32,vsm0vuq0utr2
  vur0*36,utr2
  vvv0*36,uuu3
  uvv0vvv0*35,uuu0
ready-none 580x162
~ IqB6 xt-H MyPJ PiZq e9ul CeNm -bwi sPD7 SemE
  rss8qrrdsss8rrsauuu1uvv0*32,
  uvv0*37,
  vvv0*36,uuu3
  vvv0sss5qqr6sss2rss5rrs7pqq6stt3sst3ttt5stt3uuu2vvv0*24,uvv3
  vvv0rrr7lmndmnnbklmfikklrss8mnneqrr7ikkjmnneqrr7vvv0*24,uvv3
  vvv0*3,vvv1*2,vvv0*4,vvv1vvv0*26,uvv3
  vvv0rrralmnimnnkmnnmklmloppfppqbmnnimnnmppqdkmmhqrravvv0*23,uvv3
  vvv0uuu5sstbtuu4ttt7ttt6sssdsstcttt9ttt5stt8ttt7sss6ttt8sstbuuu2vvv0*20,uvv3
  vvv0vvv2tuu5uuu4*2,tuu4uuu6ttt6uuu3*2,uuu5uuu3tuu4uuu5tuu7uuu3vvv0*20,uvv3
  vvv0*36,uuu2
  uuu0tuu0*34,tuu1uvv0
ready-first-tasks 580x397
~ IqB6 xt-H gCr1 PiZq e9ul 0N6_ tMXb -8fs dFUw A2W2 Vc8o DUYO PiZq rvtL bVUo 7-62 TPsC ws31 A2W2 Vc8o
~ DUYO PiZq rvtL ytg0 7-62 TPsC FCAc RZov ws31 A2W2 Vc8o IGB7 PiZq AJvj Jxlh 7-62 UvTP DOxa RZov MjTc
~ oNA3
  rss8qrrdrssbrss8rss9qrrauvv0*31,
  uvv0*37,
  vvv0*36,uuu3
  vvv0rss5qrr3sss4sss3sss2ttt2sss6rss3vvv0*27,uvv3
  vvv0qrr6noo8mnoenoofoppclmmenoobqrr7vvv0*27,uvv3
  vvv0*36,uvv3
  vvv0*2,rss1tuu0vvv0ppqfoopjqrr8pqqfrrrdvvv0*26,uvv3
  vvv0uvv0jmndmppavvv0ttu6ttt5uuu3ttt7uuu5vvv0*20,vvv1noomqrrhmnniqrrdvvv0uvv3
  vvv0*2,uuu0*2,vvv2ssscsssb*2,rsscrssbvvv0*26,uvv3
  vvv0*36,uvv3
  vvv0*2,tuu0uuu0vvv0qrraqqresss6rssasss9vvv0*26,uvv3
  vvv0uvv0hlmemppavvv0sss9rrrcstt7qrrdttt6vvv0*20,vvv1noomqrrhmnniqrrdvvv0uvv3
  vvv0*2,tuu0uuu0vvv1stt9rsscttt9sssattt9rrrbttt7vvv0*24,uvv3
  vvv0*4,tuu2gkl0*18,hlm1tuu0*10,uuu0vvv0uvv3
  vvv0*36,uvv3
  vvv0*2,tuu0uuu0uuu2ttt7rssbtuu3sst7stt9sss6vvv1vvv0*24,uvv3
  vvv0uvv0imninqqauuu2rsscssscsss5tttasss9rrsbvvv1vvv0*18,uuv2oppfqrrhmnniqrrdvvv0uvv3
  vvv0*2,rtt2tuu0vvv1sssbrrrbtuu6vvv0*28,uvv3
  vvv0*4,tuu2gkl0*9,kno2tuu0*19,uuu0vvv0uvv3
  vvv0*36,uvv3
  vvv0npq45ce0*32,hlm5vvv0uvv3
  vvv0imn619c0*10,8fgd9ghd9fhb9fhc9fhf6df99fhb9fhe8egf8egeaghgchjh2ac119c0*9,agi6vvv0uvv3
  vvv0jmn619c0*13,2ac219c01ac119c0*16,bhi6vvv0uvv3
  vvv0vvv1oqr0oqq0*31,tuu1vvv0uvv3
  vvv1vvv0*35,uuu1
ready-all-claimed 580x567
~ IqB6 xt-H eTyd PiZq e9ul CeNm Pt47 Adbx d6MI ifO4 MiCb cWF4 jGbh t-_M F8Yq Mf1u 5TCK CLma IPAc r7MQ
~ hazR LMyr tMrw 9PPx 0N6_ DBwp -8fs dFUw A2W2 Vc8o DUYO PiZq rvtL bVUo 7-62 TPsC ws31 A2W2 Vc8o DUYO
~ PiZq rvtL ytg0 7-62 TPsC FCAc RZov ws31 A2W2 Vc8o IGB7 PiZq AJvj Jxlh 7-62 UvTP DOxa RZov MjTc oNA3
  rss8qrrdrss9*2,rrrcrrs9ttt4uvv0*30,
  uvv0*37,
  vvv0*36,uuu3
  vvv0rss5qrr3sss4sss3stt3qrr6ttt3ttt1opp8sss3vvv1vvv0*16,tut1sus2rts5sut1*2,sut0tuu1vvv0uvv3
  vvv0qrr6noo8mnoemnniklmaoppanoodoppaoppdlmnfvvv0*17,sus3qsr6nqpfnrpbmqofmqobsut2vvv0uvv3
  vvv0*2,uuu1sss2rrr1qqr1vvv0*30,uvv3
  vvv0uuu29cc8opp4eggalnn3vvv0*30,uvv3
  vvv0qrr6gii6eghcopp5dfgcqrra*2,noo8lnndlmncuvv1vvv0*24,uvv3
  vvv0*2,noo2rss2noo2qrr2uuu1stt2rss3qrr3uuu3vvv0*25,uvv3
  vvv0uuu2uuu6stt7sttasss9sst9qrrgvvv0*28,uvv3
  vvv0*2,uvv3tuu3uuu4uuu3vvv3uuu5vvv0*28,uvv3
  vvv0nqp47hd0*4,dlj7blm0*12,dkl87ef0*14,glm4vvv0uvv3
  vvv0uvu0qsr0*4,stt1rtt0*12,stt1qrs0*14,ttu1vvv0uvv3
  vvv0mqo4oqpasssdrrriqrrirsseqrrfqrrevvv0ipq6rssasssdrsserrsastt9rrrhrsseuvv3gkl6sstasssbrrsfrsse*2,ttt7vvv0*10,uvv3
  vvv0sss4sss6qrr6stt5rss7*2,vvv0*29,uvv3
  vvv0ttt3qrr8rss8stt8rrr7sss7vvv0*29,uvv3
  vvv0*36,uvv3
  vvv0uvv0mpp6rss3vvv1opphnoolqqq9oppjqrrevvv0*21,rssbtttaqrr9sss7vvv0uvv3
  vvv0uvv0nqq7prr7uvv3qrrgqrrfrssdqrrfqqrfvvv0*21,rrsattt7rss8uuu6vvv0uvv3
  vvv0*36,uvv3
  vvv0*36,uvv3
  vvv0uvv0nqq5rss2vvv1opphnoolqqq9oppjqrrevvv0*21,ttt6uuu7sss6ttt4vvv0uvv3
  vvv0uvv0mpp9oqr8vvv1sssaqrrgsttdrrrdsssastt7tuu6vvv0*19,qqrfsssaqqrbttt8vvv0uvv3
  vvv0*5,ttu1tuu1tuu0ttt1tuu1sst3tuu0*12,uuu0vvv0*12,uvv3
  vvv0*4,tuu2imn0*18,jmn1tuu0*10,uuu0vvv0uvv3
  vvv0*36,uvv3
  vvv0uvv0prr6rst3ttt5pqqkoopnqqq9pqqippqinooivvv3vvv0*19,ttt3uuu5stt5ttu3vvv0uvv3
  vvv0uvv0knofprr7vvv1ttt8tuu5uuu3vvv0*22,vvv1qrrcrsscpqqdsstavvv0uvv3
  vvv0*2,uvv0*2,vvv0uuu3ttt6uvv2vvv0*28,uvv3
  vvv0*4,tuu2gkl0*9,kno2tuu0*19,uuu0vvv0uvv3
  vvv0uuv1mpp0*32,stt1vvv0uvv3
  vvv0jmn619c0*10,2ac019c01ac019c0*5,1ac1*2,2ac1*2,1ac019c0*9,bhi6vvv0uvv3
  vvv0imn619c0*10,7egd9ghd8fgbaghe9fhf6dfa9fhb9fhe7ege7egd9fhfbgig2ac119c0*9,agi6vvv0uvv3
  vvv0oqr47ef0*32,imn4vvv0uvv3
  vvv0*36,uuu3
  uvv0vvv0*34,uvv0*2,
ready-all-done 580x275
~ IqB6 xt-H lKAu PiZq e9ul CeNm Pt47 Adbx d6MI ifO4 MiCb cWF4 jGbh t-_M F8Yq Mf1u 5TCK CLma IPAc r7MQ
~ hazR LMyr tMrw 9PPx IDy9
  rss8qrrdrss9*2,rrsatuu1uvv0*31,
  uvv0*37,
  vvv0*36,uuu3
  vvv0rss5qrr3sss4sss3stt3qrr6ttt3ttt1opp8sss3vvv1vvv0*16,tut1sus2rts5sut1*2,sut0tuu1vvv0uvv3
  vvv0qrr6noo8mnoemnniklmaoppanoodoppaoppdlmnfvvv0*17,sus3qsr6nqpfnrpbmqofmqobsut2vvv0uvv3
  vvv0*2,uuu1sss2rrr1qqr1vvv0*30,uvv3
  vvv0uuu29cc8opp4eggalnn3vvv0*30,uvv3
  vvv0qrr6gii6eghcopp5dfgcqrra*2,noo8lnndlmncuvv1vvv0*24,uvv3
  vvv0*2,noo2rss2noo2qrr2uuu1stt2rss3qrr3uuu3vvv0*25,uvv3
  vvv0uuu2uuu6stt7sttasss9sst9qrrgvvv0*28,uvv3
  vvv0*2,uvv3tuu3uuu4uuu3vvv3uuu5vvv0*28,uvv3
  vvv0nqp47hd0*4,dlj7blm0*12,dkl87ef0*14,glm4vvv0uvv3
  vvv0uvu0qsr0*4,stt1rtt0*12,stt1qrs0*14,ttu1vvv0uvv3
  vvv0mqo4oqpasssdrrriqrrirsseqrrfqrrevvv0ipq6rssasssdrsserrsastt9rrrhrsseuvv3gkl6sstasssbrrsfrsse*2,ttt7vvv0*10,uvv3
  vvv0uuu5ttt7ttu6ttt6ttt7ttt6ttt7*2,tuu5ttt6ttt7tuu6sss6uuu4stt8sttbstt9ttt5stt9ttt7vvv1vvv0*14,uvv3
  vvv0vvv2ttt6uuu5uuu6tuu5uuu5ttt8ttt6tuu5ttt6uuu5uuu4ttt6tuu6uuu5ttt7tuu6ttu5ttu7ttt7vvv2vvv0*14,uvv3
  vvv0*36,uuu2
  uuu0*35,uuu1uvv0
ready-loading 580x423
~ IqB6 xt-H 5Z6f PiZq t3tU -bwi SZm6 SZm6 SZm6 SZm6
  rss8qrrdrss9qrrb*2,uvv0*32,
  uuu0uvv0*36,
  vvv0*36,uuu2
  vvv0sss4rrr5ttt1ttt4sss5qrr5uuu2ttu2uuu3tuu2vvv1vvv0*24,uvv3
  vvv0qrr8klmeklmcjklghjjnqrr9klmfpqq8hjjlkmmfqrr8vvv0*24,uvv3
  vvv0*36,uvv3
  vvv0uuu0rss0*19,uuu0vvv0*14,uvv3
  vvv0tuu0rss0*19,tuu0vvv0*14,uvv3
  vvv0tuu0rss0*19,tuu0vvv0*14,uvv3
  vvv0*2,stt0*19,vvv0*15,uvv3
  vvv0*2,stt0*32,uuu0vvv0uvv3
  vvv0tuu0rss0*32,stt0vvv0uvv3
  vvv0tuu0rss0*32,stt0vvv0uvv3
  vvv0*2,uuu0*32,vvv0*2,uvv3
  vvv0uuu0rss0*32,tuu0vvv0uvv3
  vvv0tuu0rss0*32,stt0vvv0uvv3
  vvv0uuu0rss0*32,stt0vvv0uvv3
  vvv0*2,uvv0*32,vvv0*2,uvv3
  vvv0uuu0rss0*32,stt0vvv0uvv3
  vvv0tuu0rss0*32,stt0vvv0uvv3
  vvv0uuu0rss0*32,tuu0vvv0uvv3
  vvv0*36,uvv3
  vvv0*36,uvv3
  vvv0*36,uvv3
  vvv0*36,uvv3
  vvv0*36,uuu3
  uvv1vvv0*34,uvv1uvv0
ready-failed 580x172
~ IqB6 xt-H h0FW PiZq e9ul -bwi pzMR 9xPN
  rss8qrrdrss8qrrdttt3uvv0*32,
  uuu0uvv0*36,
  vvv0*36,uuu2
  vvv0sss4rrr5ttt1ttt4sss5qrr5uuu2ttu2uuu3tuu2vvv1vvv0*24,uvv3
  vvv0qrr8klmeklmcjklghjjnqrr9klmfpqq8hjjlkmmfqrr8vvv0*24,uvv3
  vvv0tuu7rssbtuu5sttbsssattta*2,rss8ttu8ttt9ttt6sss9stt8sssatuu5sssatttastt6*2,sss9vvv0*15,uvv3
  vvv0uuu3ttt4ttt3stt5ttt5tuu3ttt4sst5ttt5stt5uuu3stt4ttt5stt4tuu3ttt5ttt4ttu3stt4ttt4uuu0uvv0*12,vvv2vvv0uvv3
  vvv0uvv6vvv0*14,qrrbsss9qrraqqrduuu2vvv0*13,uvv6vvv0uvv3
  vvv0uvv6vvv0*14,uuu5stt6rrr9ttt7vvv1vvv0*13,uvv6vvv0uvv3
  vvv0*2,uvv0*32,vvv0*2,uvv3
  vvv1vvv0*35,uuu1
