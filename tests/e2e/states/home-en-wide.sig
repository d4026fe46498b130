slide-offer 580x554
~ WwRR k9wt b-7j rk_K QfYQ 9xz3 QHe4 2sdW sX4e Rxoe Y__8 0JVf i81D c9Wq 4Z4D 9rXS -8t_ ogDX Ule5 Q6bW
~ ul3g f4qe uWgJ
  qrrdrss8qrrcsss7uvv0*33,
  lno0*32,mpp0qss0stu0tuu0*2,
  18a0*29,4ac1dij1lpq1pst0ptt0*4,
  18a0*27,39b1gkl2pst0ptt0*4,glm3kop2ptt0
  18a0*2,28a13ac67ceg7cee5bda6cd95bc98dfd39b418a0*15,8df3nrs1rtu0suu0*3,rtu0qtt0agh518a05bd3
  18a0*2,18a128a129b339b4*3,29b239b318a118a0*14,bgh4suu1vvv0*3,uvv0*2,vvv0*2,rss34ac218a0
  18a0*2,29b28df739b139b329b36bd339b139b35bc35bd39ef339b14ac329b18de73ab239b24ac118a0*4,afh5vvv0*2,suu0qtt0ptt0*4,rtu0tuv0stt2kmn2
  18a0*2,3ac5gklhfjkafjki8dfbfijegjkaeijfcgi95bd4fjk6fjkcfjkdaegbafgfeijdgjkfdhid5bd518a0*2,5bd3uuu1tuu0qtt0ptt0qsr0rql0sqi0sqj0rro0pst0ptt0rtu0tuv0
  18a0*3,28a1*4,9ef728b239b2*2,28b14ac428a1*2,4ac428a018a0*6,opq5tuu0ptt0qsr0tpf0vm60vm50*4,vn90rrm0ptt0*2,
  18a0*2,39b3hkljgjkffjkj9ef6gklfbghegjkd9ef9hklegjklhklffjkfdhihgkla18a0*5,9eg6uvv0ptt0qsq0vn90vm50*8,sph1ptt0
  18a0*2,29b139b118a0*18,npp6qtt0pst0una0vm50*10,una1
  18a0*2,28a229b3*2,18a0*16,39b3tuu2ptt0sqk1vm50*12,
  18a0*2,29b47cee5ac929b418a0*15,afg6suu0ptt0uoc1vm50*12,
  18a0*21,gjk6rtu0ptt0vn70vm50*12,
  18a0*3,39b1dhi2opq2cgh618a0*2,6bd2hkl2rst118a118a0*2,qrr4rst0rss0opq518a0*2,jmn6rtu0ptt0vm60vm50*12,
  18a0*3,npq6stt1vvv0cgh618a04ac4vvv1stt3vvv018a118a029b3vvv0eij3dhi0bgh218a0*2,kmn6rtu0ptt0vn81vm50*12,
  18a0*3,3ac218a0vvv1cgh618a0*2,4ac2bfh6vvv018a118a05bd6vvv0eij1bgh118a0*3,kmn6tuu0ptt0tpf1vm50*10,pj62ac82
  18a0*5,vvv1cgh618a0*3,bfh6vvv018a118a03ac2opq3loo0uuu1lno618a0*2,jmn6vvv0ptt0qrp0vm60vm50*9,599218a0
  18a0*5,vvv1cgh618a0*3,bfh6vvv018a118a0*4,dhj6vvv018a0*2,hlm5vvv0suu0ptt0sph1vm50*8,qk6418a0*2,
  18a0*3,hkl3kmn0vvv0opq2kmn06cd7kmn0npq2vvv0kmn0eij3dhi6jmm2eij0qrr3qrs518a0*2,glm5suu0vvv0qtt0pst0sph0vm60vm50*3,vm60vm50*2,pk8418a0*2,
  18a0*3,jmn4mop0*4,7ce8mop0*4,gjk48df3mop1qrr0loo15bd218a0*2,glm5ptt0uvv0*2,qtt0ptt0qrp0toe0voa0vto0vvv0vvu0usm1lop518a0*2,
  18a0*21,glm5ptt0qtt0uvv0vvv0suu0ptt0*2,uvv0vvv0*4,nqq618a0*2,
  18a0*2,28a139b35ac35bd24ac139b218a028a129b118a0*2,29b118a0*7,glm5ptt0*2,qtt0suu0vvv0*2,tuu0vvv0*5,prr618a0*2,
  18a0*2,4ac5chigfikgdhjf8debfikieijhbfhbafgbgjkfcgiggklh8df618a0*6,glm5ptt0*4,qtt0suu0uvv0vvv0*5,prr618a0*2,
  18a0*21,glm5ptt0pss0sli1thb0sid0ron1rtu0vvv0*5,prr618a0*2,
  18a0*2,28a16cee4bcd6cec4bc94ac85bdc6cdd4ac95bdf5bda4ac94acb5bdc5bd94bcc29b418a0*2,glm5ptt0sjf2ue70*4,spn2vvv0*5,prr618a0*2,
  18a0*5,28a029b418a028a118a128a228a318a128a218a129b2*2,28b318a118a0*2,glm5qrr1ue70*5,uje3vvv0*5,prr618a0*2,
  18a0*2,29b35bdc6cec5bdc5bdd5bd96cdc5bdd5bd96cdd18a118a0*8,glm5qqp2ue70*5,uhc3vvv0*5,prr618a0*2,
  18a0*21,gkm5qqp2ue70*5,uhc3vvv0*5,prr618a0*2,
  18a0*2,3ac2lno1mop0*13,fjk418a0*3,5fh3non4ue70*5,uhc3vvv0*5,prr618a0*2,
  18a0*2,8ef6vvv0sst6pqrcstt8rssarss6prrastt7qrr9qrrarsscqrrcpqrdttt3sst618a0*3,4eg2djj5ue70*5,uhc3vvv0*5,prr618a0*2,
  18a0*2,8df6vvv0tuu3rss9tuu4rss8ttt5stt5stt6ttt4tuu4tuu3stt3ttu3vvv1rst618a0*3,4eg2bhi0ue70*5,uhc3vvv0*5,prr618a0*2,
  18a0*2,28a1dhj1eij0*13,9eg218a0*3,4eg2bhi0ue70*5,uhc3vvv0*5,prr618a0*2,
  18a0*21,4eg2bhi0ue70*5,uhc3vvv0*5,prr618a0*2,
  18a0*21,4eg2bhi0ue70*5,uhc3vvv0*5,prr618a0*2,
slide-offer-with-proof 580x607
~ WwRR k9wt -lfF rk_K QfYQ 9xz3 QHe4 2sdW sX4e Rxoe Y__8 0JVf i81D c9Wq 4Z4D 9rXS -8t_ ogDX Ule5 Q6bW
~ OfWz -Ad6 i6lc ul3g f4qe uWgJ
  qrrdrss8qrrcrss7qrrerss9rrs9rssauvv0*29,
  lno0*32,mpp0qss0stu0tuu0*2,
  18a0*29,4ac1dij1lpq1pst0ptt0*4,
  18a0*27,39b1gkl2pst0ptt0*4,nrs1kop1oss1
  18a0*2,28a13ac67ceg7cee5bda6cd95bc98dfd39b418a0*15,8df3nrs1ptt0qtt0rtu0*2,qtt0ptt0mqq418a0*2,
  18a0*2,18a128a129b339b4*3,29b239b318a118a0*14,agh4rtt1tuv0vvv0*6,tuu09eg518a0
  18a0*2,29b28df739b139b329b36bd339b139b35bc35bd39ef339b14ac329b18de73ab239b24ac118a0*4,9fg4uuv1vvv0uvv0suu0rtu0*4,tuu0vvv0uuu1ilm3
  18a0*2,3ac5gklhfjkafjki8dfbfijegjkaeijfcgi95bd4fjk6fjkcfjkdaegbafgfeijdgjkfdhid5bd518a0*2,5bd3uuu1vvv0rtu0ptt0*8,suu0uvv0
  18a0*3,28a1*4,9ef728b239b2*2,28b14ac428a1*2,4ac428a018a0*6,opq5uvv0qtt0ptt0qsr0sqi0uoc0un90*2,uoc0sqj0qss0ptt0*2,
  18a0*2,39b3hkljgjkffjkj9ef6gklfbghegjkd9ef9hklegjklhklffjkfdhihgkla18a0*5,9eg6uvv0qtt0ptt0sqk0vn70vm50*6,vn70rrm0ptt0
  18a0*2,29b139b118a0*18,mop6qtt0ptt0spi1vm50*10,uob0
  18a0*2,28a229b3*2,18a0*16,39b3suu2ptt0rrn0vm50*12,
  18a0*2,29b47cee5ac929b418a0*15,afg6qtt0pst0una0vm50*12,
  18a0*21,fjk7ptt0qrp1vm50*13,
  18a0*3,39b1dhi2opq2cgh618a0*2,6bd2hkl2rst118a118a0*2,qrr4rst0rss0opq518a0*2,hlm7ptt0sqk1vm50*13,
  18a0*3,npq6stt1vvv0cgh618a04ac4vvv1stt3vvv018a118a029b3vvv0eij3dhi0bgh218a0*2,ilm7ptt0sqi1vm50*13,
  18a0*3,3ac218a0vvv1cgh618a0*2,4ac2bfh6vvv018a118a05bd6vvv0eij1bgh118a0*3,ilm7ptt0sqk1vm50*13,
  18a0*5,vvv1cgh618a0*3,bfh6vvv018a118a03ac2opq3loo0uuu1lno618a0*2,jmn7ptt0rro1vm50*13,
  18a0*5,vvv1cgh618a0*3,bfh6vvv018a118a0*4,dhj6vvv018a0*2,kmn6qtt0pst0un90vm50*10,ul51ee84
  18a0*3,hkl3kmn0vvv0opq2kmn06cd7kmn0npq2vvv0kmn0eij3dhi6jmm2eij0qrr3qrs518a0*2,kmn6suu0ptt0rqm1vm50*10,ig7418a0
  18a0*3,jmn4mop0*4,7ce8mop0*4,gjk48df3mop1qrr0loo15bd218a0*2,jmn6vvv0qtt0ptt0tpg1vm50*9,de8418a0
  18a0*21,hlm5vvv0uvv0ptt0pst0spi0vm60vm50*3,vn80vn90vm50vm60cec518a0
  18a0*2,28a139b35ac35bd24ac139b218a028a129b118a0*2,29b118a0*7,glm5rtu0vvv0tuv0qtt0ptt0qsq0tpg0vob0vtp1vvv0*2,vus0rsr0bgi518a0
  18a0*2,4ac5chigfikgdhjf8debfikieijhbfhbafgbgjkfcgiggklh8df618a0*6,glm5ptt0rtu0vvv0uvv0rtu0ptt0*2,uvv0vvv0*5,bgi518a0
  18a0*21,glm5ptt0*2,rtu0uvv0vvv0uvv0suu0vvv0*6,dhi618a0
  18a0*2,28a16cee4bcd6cec4bc94ac85bdc6cdd4ac95bdf5bda4ac94acb5bdc5bd94bcc29b418a0*2,glm5ptt0*4,rtu0uvv0vvv0*7,dhi618a0
  18a0*5,28a029b418a028a118a128a228a318a128a218a129b2*2,28b318a118a0*2,glm5ptt0qss0rnk0slh0rnk0qss0rtu0vvv0*6,dhi618a0
  18a0*2,29b35bdc6cec5bdc5bdd5bd96cdc5bdd5bd96cdd18a118a0*8,glm5qss0thb1ue70*3,tgb1rss1vvv0*6,dhi618a0
  18a0*21,glm5slh2ue70*5,tlh3vvv0*6,dhi618a0
  18a0*2,3ac2lno1mop0*13,fjk418a0*3,glm5thc2ue70*5,uic3vvv0*6,dhi618a0
  18a0*2,8ef6vvv0sst6pqrcstt8rssarss6prrastt7qrr9qrrarsscqrrcpqrdttt3sst618a0*3,glm5thc2ue70*5,uhc3vvv0*6,dhi618a0
  18a0*2,8df6vvv0tuu3rss9tuu4rss8ttt5stt5stt6ttt4tuu4tuu3stt3ttu3vvv1rst618a0*3,glm5thc2ue70*5,uhc3vvv0*6,dhi618a0
  18a0*2,28a1dhj1eij0*13,9eg218a0*3,bik5thc2ue70*5,uhc3vvv0*6,dhi618a0
  18a0*2,29b24aca5bdc4acb5bdc4acb4bda4bdc5bd93ac94bdb4aca4acb29b218a0*5,4eg2rgb3ue70*5,uhc3vvv0*6,dhi618a0
  18a0*2,28a13ac639b529b2*2,28b439b429b3*2,18a128a118a1*2,18a0*6,4eg2pfa1ue70*5,uhc3vvv0*6,dhi618a0
  18a0*2,18a14ac93ac75bda5bdb4ac85bdd4bca29b318a0*10,4eg2pfa1ue70*5,uhc3vvv0*6,dhi618a0
  18a0*21,4eg2pfa1ue70*5,uhc3vvv0*6,dhi618a0
  18a0*21,4eg2pfa1ue70*5,uhc3vvv0*6,dhi618a0
slide-pool 580x467
~ WwRR k9wt oFTa rk_K QfYQ 9xz3 QHe4 2p6- sX4e ke_g yOI4 AMtG qoDm 0JVf Dvl8 c9Wq OWxK wo_l gZo0 Ule5
~ o-s5 ul3g f4qe D1Db
  qrrdrss8qrrbstt7uvv0*33,
  jmn0*32,nop1rsr0uus0vut0*2,
  18a0*29,6bc2ikj1sro1vtq0*5,
  18a0*27,4ac2lmk3vtp0vtq0*7,
  18a0*2,29b34ac76bdb8dfc6ceh5bd76ced7ced7dee7dei5bdc4ac75bdc4ac9*2,3ac84ac84aca18a0*6,bff4usp1vtq0*6,vtp0*2,vtq0
  18a0*3,29b218a129b129b339b228a239b428a128a228a1*2,18a1*3,18a028a018a118a0*5,ehh5vtp0vtq0*7,vri1vn60vob0
  18a0*2,39b1aeg55bd34ac2aegc5bd35bd139b25bc24ac35bd2*2,4ac17ce6aega6bd84ac2*2,18a0*4,cgg5vtp0vtq0vtp0vsl0vsm0vtp0vtq0*3,vto0vn70vm50
  18a0*3,cgieafgafjkdeijheijfhklg8df8bghadhjgeijdfjkffjkcbghddhjhchifdhjeafhd18a0*3,6bc3utp1vtq0vsk1vn70vm50*2,vob0vto0vtq0*3,vsm0vpe0
  18a0*8,39b118a0*4,28a118a0*9,oom5vtq0vto0vn70vm50*4,vpe1vtq0*2,tsp1tsp0vtq0
  18a0*3,6bd15bc118a06ce05bd118a07de118a0*2,29b17ce118a04ac15bd118a06cd13ab118a0*2,aee5vtq0*2,vrk1vm50*5,vn71vtq0*2,nqo36ik0bkl1
  18a0*2,18a1eij3npq54ac9mop3cgh2ilm7fik3jmn818a0moo9gkl4hklamop6lno5fjkajmm4npp728a218a0nnl5vtq0*2,vsl1vm50*5,vn81vtq0*2,utp1akl26ik0
  18a0*3,4ac2jmn839b3ilm1kmn8looc18a0mooc18a0loo728a2sttaeij6afg6stta6cd6hll65bd639b3vtp1vql1uga0vql3vn91vm50*4,vqg1vtq0*3,tsp1kon1
  18a0*2,29b3rst3kmn19eg8ilm1kno8fjk6kmn3gjk7ilm7jmn8lno4chi8mop6mop5bfh8mop4moo718a0bef5vtp1uf81uic2vtp0vtn0vob0vm60vn70vqg0vtp0vtq0*2,vrn1vqm0vtp0
  18a0*6,29b018a0*2,28a018a0bgh818a028a018a0*4,28a018a0*2,gii5vso1voj0vtp0vtq0*9,vpk2ue70uf81
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
  18a0*2,8df6vvv0*12,pqr618a0*5,4eg26ik0*3,18a218a0*6,ehh5ulf2ue70*3,
  18a0*2,9ef6vvv0qrr9mopboqqeopqdoqqeopqfnopgmopgopqeopqfstt7qrr618a0*5,4eg26ik0*3,18a218a0*6,efe8ue70*4,
  18a0*2,5bd4rss1sst0*11,jmn518a0*5,4eg26ik0*3,18a218a0*6,eb95ue70*4,
  18a0*21,4eg26ik0*3,18a218a0*6,eb93ue70*4,
  18a0*21,4eg26ik0*3,18a218a0*6,eb93ue70*4,
  bfh0*21,dkl1emo0*3,bgh1bfh0*6,jhg2ukf0*4,
slide-maximum 580x476
~ WwRR k9wt nIry rk_K QfYQ 9xz3 QHe4 nXXc sX4e rDTv yOI4 AMtG IOGQ 0JVf xwr7 c9Wq 4Z4D Gna1 cC7V gZo0
~ Ule5 i6Nj ul3g f4qe mRPg
  qrrdrss8rrsbrrscrrsbstt6uvv0*31,
  jmn0*32,nop1rsr0uus0vut0*2,
  18a0*29,6bc2ikj1sro1vtq0*5,
  18a0*27,4ac2lmk3vtp0vtq0*7,
  18a0*2,28a25bda7cee7cec7ced6cee7ced6bde4ac84ac9*2,4aca4ac9*2,4ac839b518a0*8,bff4usq1vus0*2,vuq0vtq0*3,vus0vut0vus0
  18a0*3,39b428a139b328b128a1*2,28a228a028a1*2,18a118a028a018a118a0*8,ehh5vuq0vvv0*3,vvu0vtq0*2,vus0vqi0vqf0vri0
  18a0*2,29b3afg64ac25bd34ac14ac29eg96bd44ac34ac25bd24ac44ac218a0*9,cgh5vtp0vut0vvv0*4,vur0vuq0voa1tl61oj61vm50
  18a0*2,39b4dhibeijahklfdhjeehjddhie8df6dhjedhiedhidfikgbghb18a0*8,6ce4uvv1vtq0vvt0vvv0*4,vus0vsm1vm50cd8418a0dd8e
  18a0*5,28a118a0*17,pqr5vvv0vtq0vvt0vvv0*4,vus0vsl1vm50pj62gf71tl63
  18a0*2,29b44ac94ac728a218a0*16,afg6vvv0*2,vtq0vvt0vvv0*4,vus0vsl1vm50*4,
  18a0*2,28a25bd839b528a218a0*16,npq6vvv0*2,vtq0vvt0unj2ug90uhb0vqo2vus0vsl1vm50*4,
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
~ WwRR k9wt zq7m rk_K QfYQ 9xz3 QHe4 zcEb sX4e 9UJ4 yOI4 AMtG jCqz 0JVf Kwfw c9Wq zw0S wo_l gZo0 Ule5
~ SoGK ul3g f4qe 6Xdm
  qrrdrss8qrrcrrsbrss6qqrfsst7uvv0*30,
  jmn0*32,noo1rrr0uts0vts0*2,
  18a0*29,6bc2iii1son1vrp0*5,
  18a0*27,4ac1lkk2vqp0vrp0*7,
  18a0*2,28b34acb6cea6cec5bda6ced7cec7ceb8dfj6bdc4ac74bdb4ac94ac74ac9*2,4acb18a0*7,bef3upo1vrp0*9,
  18a0*3,29b318a128a228a1*2,39b428a128a2*2,28a018a1*3,18a028a018a118a0*6,egg4vqp0vrp0*10,
  18a0*2,39b19eg54ac2*2,5bd228b15bc24ac26bd24ac34ac27de58efa7ce84ac25bd218a0*6,cff4vqp0vrp0*11,
  18a0*3,chifdhiagjkdafgdafg9cghbfijeafhdgklgfjkedhicbghfcghhdhjbeijf18a0*5,6bc3uqo1vrp0*6,vqn0vod0vn80vna0vqk0vrp0
  18a0*11,28a118a0*11,oml4vrp0*6,vqp0vna1vm50*3,vm60vof1
  18a0*2,29b18df59eg58df57ce36cd55bd46ce18df639b1bfh4bfh89ef76cd5aeg69ef66ce5afg518a0*2,ade5vrp0*7,vqm1vm50*6,
  18a0*2,29b1hkl9fjk8bgh9eijbeijcfjkbgklemopa6cd7bghamooceijcdhj9eijdfijdeij8gkla18a0*2,nll5vrp0*7,vqm1vm50*6,
  18a0*6,39b318a0*4,3ab418a0*3,3ab318a0*5,39b3vqp1vrp0*7,vqp0vna1vm50*3,vm60vof1
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
~ WwRR k9wt yE1s rk_K QfYQ 9xz3 QHe4 8yLN sX4e JTm_ yOI4 NP86 oAu9 0JVf -FaN c9Wq vHtN wo_l gZo0 Ule5
~ pBi0 ul3g f4qe SeRt
  qrrdrss8rrrbrss9rssastt5uvv0*31,
  jmn0*32,nop1rsr0uus0vut0*2,
  18a0*29,6bc2ikj1sro1vtq0*5,
  18a0*27,4ac2lmk3vtp0vtq0*5,vso1vmh1
  18a0*2,29b44ac85bcb8dff5bdb7cee7cef3ac55bdb3ac94ac94bda5bdd*2,3ac918a0*9,bff4usp1vtq0*6,vtp0uhb2ue70
  18a0*2,18a129b128b128a229b328a2*2,18a028a118a1*2,28a1*2,18a118a0*9,ehh5vtp0vtq0*7,vsn2uib0ulf1
  18a0*2,29b34ac439b37de55bd629b27de45bd65bd23ac429b118a0*11,cgg5vtp0vtq0*3,tso0sro0*2,vtp0vtq0*4,
  18a0*2,39b4chi9eijgdhibdhiebfhbfjkb9egeeijchklh39b318a0*10,6bc3utp1vtq0*4,iki518a07cd5vtp0vtq0*4,
  18a0*6,28a018a0*16,oom4vtq0*2,vsp0vqm0vol0tlj228a1jgf4vnk0vpm0vro0vtp0vtq0
  18a0*3,3ac04ac039b018a06ce018a0*3,4ac1*2,18a039b15bd118a0*2,6ce018a0*3,aef5vtq0vso0vol0vli0oig1fee0acc028a18bc1ddd0kgf1vlh1vmj0vpl0
  18a0*3,mop8jmn0afg3mop7jmn2mop718a08df4opq4*2,afg7pqr5lno3eij6mop7jmn2lno718a0*2,nnl6vpm0vli0vid0uf80fb8318a0*5,5993vm60vma0vme0
  18a0*3,mop8lno18df8opq618a0opq639b4ilm68ef68df6rstbgjk618a1rsscnpp618a0oqq728a239b3vnk2vkg0uf90ue70*2,od8318a0*5,ee84vm50*3,
  18a0*3,5ac3afg6ilm7prr74ac2prr76bd3fjk7dhj6*2,lnockno56ce4npp8pqr74ac2prr818a0bcd4vkg0ue80ue70*4,599218a0*4,oj64vm50*3,
  18a0*2,18a1jmn2kno15bd2aeg3lno1aeg3ilm6aeg8ilm2*2,29b1fik3lno15bd2afg3lno19eg318a0ged5uf80ue70*5,eb9318a0*3,4993vm50*4,
  18a0*9,9eg618a0*11,jmm6vol2ue80ue70*4,nd8318a0*3,ee84vm50*4,
  18a0*2,4ac48dffchidcgid9ef88ef9afgd9ef76ce49ef88df8bfhb18a0*7,kmn6vvv0vsr1uhb1ue70*3,te7048a218a0*2,oi74vm50*4,
  18a0*2,28a17ce57ce77ce43ac4aegb6cd88df64ac3afg87de78df718a0*7,kmn6vvv0*2,vvu0ulg2ue70*2,uga1nli2nol0lmk1voc1vm50*2,rl80hke1
  18a0*2,18a128a118a018a118a018a118a0*4,18a118a218a0*2,28a218a118a0*2,18a1kmn6vvv0*4,vpn2uje2vtp0sro1lmk0oom1vtp0vri1llb17ik06ik0
  18a0*2,29b44acb6cec6ceb5bdc*2,4bd97cef5bdb*2,6cdf5bda6cee5bde4bcd5bdc5bda5bde4ac8kmn6vvv0*5,vuq0mnl428a118a0*2,cff5vtp0fmm36ik0*2,
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
~ WwRR k9wt C-Wg rk_K QfYQ 9xz3 QHe4 XO3E sX4e gFWC yOI4 AMtG C1ot gZo0 Ule5 mY6M ul3g f4qe yf2f
  qrrdrss8qrrerrsbrss9rrrasss9uvv0*30,
  lno0*32,mpp0qss0stu0tuu0*2,
  18a0*29,4ac1dij1lpq1pst0ptt0*4,
  18a0*27,39b1gkl2pst0ptt0*7,
  18a0*2,18a139b25bd95bda7ceg6cda5bdb5bd95bda7cec6ceg6bda18a0*12,8df3nrs1ptt0*9,
  18a0*2,18a139b339b229b439b4*2,39b3*2,3ac639b339b539b418a0*11,agh4pst0ptt0*3,pst0kop1fkl0dij0chi0*3,
  18a0*2,39b45bdb5bda4acc5bdb5bda4bca39b618a0*14,9eg4pst0ptt0*2,lpq2agh229b018a0*6,
  18a0*23,4bc3ors1ptt0nrs1afh318a0*3,5bd1agh0eik0fjl0*3,
  18a0*2,18a1gjk59ef46bd13ac15bd26bd2dhia5bc1afg96ce129b16bd14ac1eija18a0*6,jno4ptt0kop33ac218a028a0chi2moo2rnk0sjf0thc0thb0*3,
  18a0*2,3ab4gjl6afg9ilm9nppcjmm8jlm8ilmb*2,hkljilm8npqckmn5ilmejmnb18a0*5,7df5ptt0jno328b118a07de3npp2skg1ue70*7,
  18a0*3,6cd15bd18df15bc24ac2*2,6bd36ce25bd44ac25bd28df15bc17ce318a0*5,imn5lpq329b118a0agh4qom2tf90ue70*2,sie0rmk0rpn0*4,
  18a0*3,4ac129b139b14ac2*2,39b14ac118a14ac1afg6afg8afg6afg839b129b15ac118a0*2,29b3oss25cd318a09fg4rom2ue70*2,sid1qqo1sph0una0vm60vm50*3,
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
~ WwRR k9wt uGJH rk_K QfYQ 9xz3 QHe4 Zxoc sX4e -JkF yOI4 AMtG qoDm 0JVf 2B0U c9Wq vHtN cC7V gZo0 Ule5
~ hc06 ul3g wQ6R 1gLZ
  qrrdrss8rrs9rrsauvv0*33,
  lno0*32,mpp0qss0stu0tuu0*2,
  18a0*29,4ac1dij1lpq1pst0ptt0*4,
  18a0*27,29b28df4agh1fjl4tuu1ilm5afh1glm1ors1ptt0
  18a0*3,5bcd5bda6cd95bdb4ac94ac83ac7*2,4ac83ac84ac828a218a0*11,18a1*2,18a04ac3uuu2vvv0*2,6ce418a029b19eg2
  18a0*2,18a129b23ac539b339b428a229b328b228a2*2,29b128b218a118a0*10,18a218a0*3,hkl6vvv0*3,knn618a0*3,
  18a0*2,39b1aeg55bd34ac2aegc5bd35bd139b25bc24ac35bd2*2,4ac17ce6aega6bd84ac2*2,18a0*4,18a118a0*4,rss5vvv0*3,uuu328a118a0*2,
  18a0*3,cgieafgafjkdeijheijfhklg8df8bghadhjgeijdfjkffjkcbghddhjhchifdhjeafhd18a0*3,18a118a0*4,4ac5vvv0*5,7de618a0*2,
  18a0*8,39b118a0*4,28a118a0*9,18a118a0*4,afg6vvv0*5,dhj618a0*2,
  18a0*3,29b039b028a018a04ac018a0*3,39b0*2,18a028a04ac118a0*2,4ac018a0*3,18a118a0*5,eij6vvv0*5,ilm618a0*2,
  18a0*3,mop8lno0bfh4lno7lno2lno718a07ce4oqq4*2,9ef7pqr5npp3dhi5loo7lno2kmn718a0*2,18a318a0*5,hkl6vvv0*5,lno618a0*2,
  18a0*3,npq8knn17ce7oqq618a0oqq629b4hlm69ef6*2,rssbgjk628a2rsscnpp618a0pqr728a229b339b618a0*5,jmn6vvv0*5,mop618a0*2,
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
~ WwRR k9wt KPJH rk_K QfYQ 9xz3 QHe4 MC_N 8HkX Ule5 bOtg ul3g wQ6R sD6i
  qrrdrss8qrrerrsbrss9rss8qrrerss9uvv0*29,
  jmn0*37,
  18a0*37,
  18a0*37,
  18a0*31,28a07ab0bcd0edd0fee0fee1
  18a0*3,eij75bd46bd1cgi6bfh64ac46cd6eij8afg88df55bd15bc139b118a0*12,8bc1iff1pjh1vli0vlj0*4,uli3
  18a0*2,28a1lno9jmndhkl6ilmbgkl8fjkehklgjmncgjkdnopdjmn5gjla9ef518a0*9,39a1fee1skh1vlj0*5,uli0rjh0qjh0oig3
  18a0*2,29b139b15bc38df15bc37ce34ac24ac34ac27ce35ac28df27ce139b118a0*7,28a0gfe2uli0vlj0*3,rjh1iff1acc049b018a0*4,
  18a0*3,4ac139b14ac139b1cgia28a04ac24ac139b1*2,39b24ac139b23ac2dhi54ac329b018a0*3,oig3vlj0*2,uli0jgf17ab118a0*4,18b02ac0*3,
  18a0*2,39b3loo7lnoejmn6hklbjmnb9ef6hklcloo5jmmfmoofilmfmop6ilmfilmcknn5fikbbfh718a0*2,acc4vlj0vli0iff249b118a0*2,29b03ce05fh06hj06ik0*3,6ik1
  18a0*2,28a1afg27de45bd16ce28df33ab139b2afg15bc36cd35bd3afg16bd54ac2afg18df35bc218a0*2,nig4pih26ab218a0*2,2bd15fi06ik0*7,6ik1
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
  18a0*2,8df6vvv0*9,npp618a0*8,kh74vm505a9318a0od72ue70nc8218a0cd84vm50*2,qk61ig70rk61vm50ul53
  18a0*2,9ef6vvv0qrranopioqqdopqhpqreoppfopqeuuu2opq618a0*8,kh74qk6418a05992ue70*2,999328a1tl62vm50sk6228a118a028a1sl62ul53
  18a0*2,5bd4rss1sst0*8,hkl518a0*8,kh74jg7418a0da93ue70re7118a0dd84vm50*2,mi7418a0*3,ni74ul53
  18a0*21,kh74fe8418a0ic83ue70lc8318a0lh74vm50*2,ul616a9218a06a92ul51ul53
  18a0*21,kh74cd8418a0lc83ue70ib8318a0pj64vm50*4,qk60vm50*2,ul53
  bfh0*21,nlf2ijg2bfh0pif2ukf0mig2bfh0rne2vpe0*7,uoe2
visitor 580x503
~ WwRR k9wt keQo rk_K aoRL zPgn Lt9O YCt- Imw_ 7VBC RHOV G6Yn YCt- vkud aL4Z RHOV G6Yn YCt- XtVb eYcT
~ pWZ7 2Rg3 YCt- 5yWH Yorn pWZ7 2Rg3 YCt- Ozeh aX2E qL-M u6hz wK7Q DwjE CIMf
  rssbrrrbtuu1uvv0*34,
  uvv0*37,
  vvv0*36,uuu3
  vvv0sss5qqq7ttt4sss4opp9rss7pqq5rrs4ppq8qrr8rrrbopp8oop8pqq6pqq5qrr9sss3ttt2*3,rss5rrr5ttt4qrr6tuu1vvv0*10,uvv3
  vvv0uuu4nooblmmgoppdpqqdoopgmnndrss4noodqqqaoppblmmcopparss8mnodjklglmmboppbmnocqrrblmnhmnnhlmmhnnoeqrr4vvv0*10,uvv3
  vvv0*36,uvv3
  vvv0uuu1kno1vvv1qrreqrratttatuu4vvv0*28,uvv3
  vvv0kno63bd7nqq6sssbqrrcsss9stt6vvv0*22,uuu2mnnmpqqhlmmhqqqdvvv0uvv3
  vvv0vvv1npq2vvv0tttbstt8sttbsssbvvv0*28,uvv3
  vvv0*2,vvv1vvv0*33,uvv3
  vvv0uuu3sst5uvv2ppqkpqqlrrrhoppmpqqjpqqkttt7vvv0*20,stt5uuu5sss4ttt3vvv0uvv3
  vvv0tuu5rss7uuu5sstdrssbrssessscvvv0*22,vvv1ppqhrrrcoppdsss9vvv0uvv3
  vvv0*2,uvv2vvv0vvv1*4,vvv0*28,uvv3
  vvv0*2,vvv1vvv0*33,uvv3
  vvv0uuu5rrs8uuu4oppkoppjpqqhsssdvvv0*23,qqrfssscpqqbrss8vvv0uvv3
  vvv0uuu4sst5uuu3rsseqrrgrrrersseqrrjuuu2vvv0*21,stt8ttt5rss6uuu4vvv0uvv3
  vvv0*2,vvv1vvv0*33,uvv3
  vvv0*2,tuu2vvv0ttt4uuu3vvv1*2,uuu3vvv0*27,uvv3
  vvv0tuu6sssbtuu6sttcpqqgrssapqqirssdvvv0*22,nooopqqhlmmhqqqdvvv0uvv3
  vvv0uvv2ttt2vvv1rsserrrgrrrdrsseqrrhuuu2vvv0*26,uvv3
  vvv0*2,vvv1vvv0*33,uvv3
  vvv0vvv2ttt3vvv1stt8sssbrssastt9rrrcttt7vvv0*26,uvv3
  vvv0tuu6tuu4tuu6rssbsttdrssdsss9ssscsssdvvv2tuu5ttt6uuu4uuu2uuu3*2,uuu2vvv0*12,vvv1mnnhpqqhlmmhqqqdvvv0uvv3
  vvv0*2,tuu1vvv0tuu8tttbtttattt8sstbsttattt5tuu4tttbttt9ttt5ttt8sssbttu8vvv0*18,uvv3
  vvv0*36,uvv3
  vvv0vvv3uvv0*32,uvv3vvv0uvv3
  vvv0uvv7vvv0*12,vvv1mnnfqqqbnoooqqrdnooinookstt4vvv0*12,uvv7vvv0uvv3
  vvv0vvv4uvv0*32,uuv4vvv0uvv3
  vvv0vvv1vvv0vvv1vvv0vvv1vvv0*2,vvv2vvv1vvv0*2,vvv1*3,vvv0vvv1*2,vvv0vvv1*2,vvv0vvv1vvv0*2,vvv1*2,vvv0vvv2vvv1vvv0*6,uvv3
  vvv0uuu5rssersscqrresstarrscrssbrrsfsstbrsscstt9rsse*2,rssdttt8rssbsstbrsserssarrrcrsserrrdrrrcstt8ssscrsscsss9rrsf*2,rrsdsssdvvv0*4,uvv3
  vvv0*36,uuu3
  uvv1vvv0*34,uvv1uvv0
visitor-without-offer 580x364
~ WwRR k9wt PVlu rk_K aoRL lJK6 kObT _8qH Uslx dbYc pnZQ CXCd LuHZ
  rssbrrrbrss8qrrdrssbrss7qrrcttu3uvv0*29,
  uvv0*37,
  vvv0*36,uuu3
  vvv0sss5qqq7ttt4sss4stt4sss4ttt5rss3rrr5qrr6vvv0sss3sst2sss4rss5sss2qqr8tuu2stt5sss5stt3uuu2vvv0*13,uvv3
  vvv0uuu4nooblmmgoppdoppclmnclmnijlldoopblmneqqqalmmfmnnfopp8lmnfikkjnoohoppakllglmngijkittt4vvv0*13,uvv3
  vvv0*2,uvv0*2,vvu0vus0uvv0*9,qrs0qrr0*2,uuv1vvv0*2,stt1qrr0*2,stt1uvv0*9,vvv0*2,uvv3
  vvv0tuv0ptt0*2,pst0qsr0qpo1skf1uts1tmj2rmj0qss0ptt0*2,imn518a0*3,ttt5vvv0*2,fjk618a0*2,5bd3pst0ptt0*8,suu0vvv0uvv3
  vvv0tuu0ptt0*3,rmi2ue70ukf3vvv0vsr3ue70tga1qrr1ptt08ef518a0*2,29b4vvv0*3,jmn618a0*3,jno5ptt0*8,rtu0vvv0uvv3
  vvv0tuu0ptt0*2,rpn2ue70*2,vol3vvv0*2,uf92ue70tid2pst039b518a0*2,4ac6vvv0*3,moo618a0*3,ejk5ptt0pst0gnp1gop4rtt3cln1lqr1ptt0rtu0vvv0uvv3
  vvv0tuu0ptt0*2,sie2ue70*2,vrp3vvv0*2,uic3ue70*2,qqp2fkl8mpq0*2,mqq0qtt0lpq9qtt0pss0mpq0*2,jno3kop6pst0cln26ik0oss4vvv0dmn46il0kqr2rtu0vvv0uvv3
  vvv0tuu0ptt0*2,rhc4thb0*2,usr2tuu2uvv0tlh2thb0*2,pnm4oss1jno8pst0ptt0*2,kopaptt0*3,nqr3kop7ptt0jpq36ik0*2,tuu3vvv0iop46ik09km2rtu0vvv0uvv3
  vvv0tuu0ptt0*2,kop7nrr2ptt0*2,kopaptt0*3,jno8ors1ptt0oss1jno8pst0ptt0kopaptt0*2,nqr3kop7ptt0*2,fno48jl0*2,vvv0uvv0kpr38jl0*2,pst4vvv0uvv3
  vvv0tuu0ptt0*3,kop7nrr2ptt0kopaptt0*2,jno8ors1ptt0*3,oss1jno8pst0kopaptt0nqr3kop7ptt0*3,lpq5mpq4ptt0*2,kopaptt0pst0ino8rtt1vvv0uvv3
  vvv0tuu0ptt0*4,kop7nrr2kopaptt0jno8ors1ptt0*5,oss1jno8kopanqr3kop7ptt0*5,lpq5mpq4ptt0kopapst0ino8pst0rtu0vvv0uvv3
  vvv0tuu0ptt0*5,kop7imndjno8ors1ptt0*3,qtt0*2,ptt0*2,prr1jjfbmnj6ptt0*7,lpq5mpq4kopbino8pst0ptt0rtu0vvv0uvv3
  vvv0uvv0rtu0*5,mpq39eg4eik4rtu0*4,vvv0suu0rtu0*2,srn0voa0voc0rtu0*8,nnm5kji9qss1rtu0*2,tuu0vvv0uvv3
  vvv0uuu5sstasttastt9ttt6sss8ttt9sstcttt8rssbsssb*2,ttt6rssbsttarsscsss9qrrisst8stt6sssbsstcsstbttt9sss9stt8rssasss9vvv0*7,uvv3
  vvv0*2,ttu4uuu4vvv2uuu2uuu3*3,vvv2uuu3*2,uuu2uuu3*2,vvv3uuu2uuu3uuu4uuu3uuu2uuu3uuu4uuu2vvv3uuu3vvv2uuu2tuu5vvv0*7,uvv3
  vvv0tuu2imn0*15,npq2vvv2uvv0*15,vvv2vvv0uvv3
  vvv0imn619c0*6,4bd76df86dfa1ac019c0*5,5ce6uvv6vvv0*5,vvv2pqqdrss9rsscuuu3vvv0*5,uvv6vvv0uvv3
  vvv0jno619c0*6,3bd26df73bd51ac019c0*5,6df6uvv6vvv0*6,rss8ttt7rss8vvv1vvv0*5,uvv6vvv0uvv3
  vvv0*2,qrs0*15,ttu1vvv0uvv0*15,vvv0*2,uvv3
  vvv1vvv0*35,uuu1
winners 580x83
~ WwRR k9wt Tyh8 rk_K n-da Z1oH sPxv qddf HLd6 XrNY Fiws 4My4 J58m Ugd1 G6q2 XrNY Fiws my-q olT4 wPMT
~ uNnZ XrNY Fiws qeEO EC-5 bBqp rDhX XrNY Fiws 4My4 _Gfh Ugd1 d3Gr XrNY Fiws my-q Lqtq wPMT je_I WOqs
~ PrQl V-bG wZar
  qrrdrssasss7uvv0*34,
  uvv0*37,
  uvv0*5,uuu0*28,uvv0*4,
  orq3nopkqrr7uvv0*2,uuu3oppbrssdrsserrserrrhqrrkqqrjqqrlpqqfqrrfqqqhnooisss9rss9sss9uuu4uvv1vvv1pqq7ttt8qqqjrss8qrrfrssgpqqjrssbuuu1uvv0rrsdstt7uvv0
  uvv0*6,uuu1vvv0*2,uuu1vvv0*12,uvv0*2,tuu0vvv0*7,uvv0*2,ttt3tuu1uvv0
  uvv0*37,
winners-with-sum 580x83
~ WwRR k9wt nsmj rk_K n-da Z1oH sPxv qddf HLd6 XrNY Fiws 4My4 J58m Ugd1 G6q2 XrNY Fiws my-q olT4 wPMT
~ uNnZ XrNY Fiws qeEO EC-5 bBqp rDhX XrNY Fiws 4My4 _Gfh Ugd1 d3Gr XrNY Fiws my-q Lqtq wPMT je_I WOqs
~ PrQl V-bG wZar
  qrrdrssarss7rssbrss9rrsbstt5uvv0*30,
  uvv0*37,
  uvv0*5,uuu0*28,uvv0*4,
  orq3nopkqrr7uvv0*2,uuu3oppbrssdrsserrserrrhqrrkqqrjqqrlpqqfqrrfqqqhnooisss9rss9sss9uuu4uvv1vvv1pqq7ttt8qqqjrss8qrrfrssgpqqjrssbuuu1uvv0rrsdstt7uvv0
  uvv0*6,uuu1vvv0*2,uuu1vvv0*12,uvv0*2,tuu0vvv0*7,uvv0*2,ttt3tuu1uvv0
  uvv0*37,
promises 580x266
~ WwRR k9wt J1TP rk_K WwRR L88V LLym BxtN GtqH aT1A ikMZ rk_K UAgv fNoO BxtN GtqH aT1A TmTB rk_K qYtm
~ jNnE BxtN GtqH aT1A dyOY rk_K rXnJ -M1n
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
~ WwRR k9wt 6xPR rk_K aoRL KVw2 w7NQ Euao ye0a iF__ dDUU 8exd 8_iE iP0r W0LE j3Ni hAB9 Psk5 RnGn Xw_c
~ EZFr NS78 hA1H T0WU M_SD GNOi GX1_ pWmU rk_K JT_i uz20 jIoD bkil 4nyO jhCk MBoF UyyU rk_K 2qmY zsI0
~ CNim 9FeH
  rss8qrrduuu0uvv0*34,
  uuu0uut0*34,uuu0uvv0
  vur0vuq0*35,uus2
  vuq0sro5qpm6sro2rqn4rqn6ppm6sro3*2,tro4sro3utp2vuq0*17,vus0tsq5vus2vvu0vut2vus0vuq0utr2
  vuq0rqn7lljcmmkbkkjeijhkrqn8mmkdqpn7ijhimmkdqqn7vuq0*17,vvt0rpn7uut4sqocrqngvut1vuq0utr2
  vuq0*36,utr2
  vuq0utq2egf4tsp5hhg6iih7vuq0*30,utr2
  vuq0*2,jki6qpmcijh6ghg7tro5tsp5rqo3ppm5qpn4utq1vuq0*24,utr2
  vuq0tsp3dee2jji5ghf7hhg8rqn6ppn7nnl7nnlappmbvuq0*25,utr2
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
  vvv0uvv0imndnqq9vvv0sssaqrrdsss5qrrdttt8vvv0*20,vvv1noomqrrhmnniqrrdvvv0uvv3
  vvv0*2,stt1*2,vvv3rrrgqrrerssdqrre*2,vvv0*26,uvv3
  vvv0*36,uvv3
  vvv0*36,uuu2
  uuu0*35,uuu1uvv0
ready-one 580x542
~ WwRR k9wt hf1R rk_K aoRL KVw2 w7NQ Euao tCKC iF__ dDUU 8exd 8_iE iP0r W0LE j3Ni hAB9 Psk5 RnGn Xw_c
~ EZFr NS78 T0WU M_SD jhCk MBoF UyyU rk_K 2qmY zsI0 CNim 9FeH 4nyO jhCk MBoF UyyU rk_K 2qmY -4mH CNim
~ 9FeH TdBY ddXO 4nyO jhCk MBoF whMl rk_K 5O_v xUx3 CNim -4m0 2YNT ddXO
  rss8qrrdrss8sst6uvv0*33,
  uuu0uut0*34,uuu0uvv0
  vur0vuq0*35,uus2
  vuq0sro5qpm6sro2rqn4rqn6ppm6sro3*2,tro4sro3utp2vuq0*17,vus0tsq5vut2vvu0vut2vus0vuq0utr2
  vuq0rqn7lljcmmkbkkjeijhkrqn8mmkdqpn7ijhimmkdqqn7vuq0*17,vus0rqn6vuu5sqocrqngvut1vuq0utr2
  vuq0*36,utr2
  vuq0utq2egf4tsp5hhg6iih7vuq0*30,utr2
  vuq0*2,jki6qpmcijh6ghg7tro5tsp5rqo3ppm5qpn4utq1vuq0*24,utr2
  vuq0tsp3dee2jji5ghf7hhg8rqn6ppn7nnl7nnlappmbvuq0*25,utr2
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
  vvv0uvv0nqq5rss2vvv1opphnoolqqq9oppjqrrevvv0*21,sss9ttt8rss7stt6vvv0uvv3
  vvv0uvv0mpp9oqr8vvv3rrserrrdsssbrssdrrrdvvv0*21,qrrdstt8qrrattt7vvv0uvv3
  vvv0*5,vvv1*3,vvv2vvv1vvv0*26,uvv3
  vvv0*36,uvv3
  vvv0uvv0prr3stt1vvv1opphnoolqqq9oppiqrrevvv0*21,ttu4uuu5stt5ttu3vvv0uvv3
  vvv0uvv0knobnpq9vvv1stt7rssctttasssbttt7ttu5uuu4vvv0*19,pqqirsscpqqdsstavvv0uvv3
  vvv0*2,uvv0*2,vvv0uuu4uuu5uuu3uuu4*2,ttt6uvv3vvv0*24,uvv3
  vvv0*4,tuu2gkl0*18,hlm1tuu0*10,uuu0vvv0uvv3
  vvv0*36,uvv3
  vvv0*2,qss3stt1ttt4pqqkoopnqqq9pqqippqinooivvv3vvv0*20,vvv1uuu1uvv0vvv0uvv3
  vvv0uvv0jmnhoqq9vvv1ttt6uuu3uvv2vvv0*22,uvv1oppfqrrfnoogrrscvvv0uvv3
  vvv0*2,uuu0uvv0vvv0uuu4stt7uuu4vvv0*28,uvv3
  vvv0*4,tuu2gkl0*9,kno2tuu0*19,uuu0vvv0uvv3
  vvv0*36,uvv3
  vvv1vvv0*35,uuu1
ready-claiming 580x310
~ WwRR k9wt Q59R rk_K aoRL KVw2 w7NQ Euao tCKC iF__ dDUU 8exd 8_iE iP0r W0LE j3Ni hAB9 Psk5 ynHD McFP
~ NS78
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
~ WwRR k9wt IQz0 rk_K aoRL KVw2 w7NQ Euao tCKC iF__ dDUU 8exd 8_iE iP0r qivW OlD_ hAB9 Psk5 RnGn Xw_c
~ EZFr dUuR
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
  vuq0tsp6qpnjsrodqqngqpmksrocqqnhsrocsrodppmisroarqnerqodqqnitso4vuq0*20,utr2
  vuq0vtq0utq2vtq2usp4vtq2vtq1utp2vtq1utq1vtq1usp4vtq1*2,vtq3vtq0vuq0*20,utr2
  vuq0vsm0vpc0*32,vrj1vuq0utr2
  vuq0vqh1vm50*7,ul52ng3atk54rj48rj4ask47rj47sj47qi48rj45pi4brj48rj4arj49sj47rj4aqi4bsk54vm50*7,vpc1vuq0utr2
  vuq0vqh1vm50*7,vm51pi43ul51sk54tl55ul53tk53tk54tk53tk55tl53tk55tl54tk54ul52tk53*2,vm51vm50*7,vpc1vuq0utr2
  vuq0vto0vqh0*32,vsm0vuq0utr2
  vur0*36,utr2
  vvv0*36,uuu3
  uvv0vvv0*35,uuu0
ready-none 580x162
~ WwRR k9wt 4J4u rk_K aoRL w7NQ Euao iieS 75_O
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
~ WwRR k9wt ML4l rk_K aoRL f5me AHaJ T0WU M_SD jhCk MBoF UyyU rk_K 2qmY zsI0 CNim 9FeH 4nyO jhCk MBoF
~ UyyU rk_K 2qmY -4mH CNim 9FeH TdBY ddXO 4nyO jhCk MBoF whMl rk_K 5O_v xUx3 CNim -4m0 2YNT ddXO qlIQ
~ wEB3
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
  vvv0*2,stt0uuu0vvv0qrraqqresss6rssasss9vvv0*26,uvv3
  vvv0uvv0imndmppavvv0sss9rrrcstt7qrrdttt6vvv0*20,vvv1noomqrrhmnniqrrdvvv0uvv3
  vvv0*2,uuu0*2,vvv1stt9rsscttt9sssattt9rrrbttt7vvv0*24,uvv3
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
~ WwRR k9wt NuEC rk_K aoRL w7NQ MjEV euBD nqek c28P 8_iE iP0r daur j3Ni ULjM 0lgx 65GA rNWX a5Bg avvN
~ gtMy PEKY HqtB 6lc2 f5me YtqZ T0WU M_SD jhCk MBoF UyyU rk_K 2qmY zsI0 CNim 9FeH 4nyO jhCk MBoF UyyU
~ rk_K 2qmY -4mH CNim 9FeH TdBY ddXO 4nyO jhCk MBoF whMl rk_K 5O_v xUx3 CNim -4m0 2YNT ddXO qlIQ wEB3
  rss8qrrdrss9*2,rrrcrrs9ttt4uvv0*30,
  uvv0*37,
  vvv0*36,uuu3
  vvv0rss5qrr3sss4sss3stt3qrr6ttt3ttt1opp8sss3vvv1vvv0*16,tut1sus2rts5sut1*2,sut0tuu1vvv0uvv3
  vvv0qrr6noo8mnoemnniklmaoppanoodoppaoppdlmnfvvv0*17,sus3qsr6nqpfnrpbmqofmqobsut2vvv0uvv3
  vvv0*2,uuu1sss2rrr1qqr1vvv0*30,uvv3
  vvv0uuu29cc8opp4eggalnn3vvv0*30,uvv3
  vvv0qrr6gii6eghcopp5dfgcqrra*2,noo8lnndlmncuvv1vvv0*24,uvv3
  vvv0*2,noo2rss2noo2qrr2uuu1stt2rss3qrr3uuu3vvv0*25,uvv3
  vvv0uuu2uuu6sss8ssscrssasssaqrrivvv0*28,uvv3
  vvv0*2,vvv2uuu2*3,vvv1uvv3vvv0*28,uvv3
  vvv0nqp47hd0*4,ckh97ef0*14,agh4cln3blm0*11,jpq3vvv0uvv3
  vvv0uvu0qsr0*4,stt2qrs0*14,rss1rtu0rtt0*11,tuu0vvv0uvv3
  vvv0mqo4oqpasssdrrriqrrirsseqrrfqrrevvv0gkl9rsscssserrshrsserrsfuuu3jpq3stt8rssbrrse*2,stt8rsserrretuu7vvv0*10,uvv3
  vvv0sss4sss6qrr6stt5rss7*2,vvv0*29,uvv3
  vvv0ttt3qrr8rss8stt8rrr7sss7vvv0*29,uvv3
  vvv0*36,uvv3
  vvv0uvv0mpp8qss4vvv1opphnoolqqq9oppjqrrevvv0*21,rssbtttaqrr9sss7vvv0uvv3
  vvv0uvv0oqq6prr6uvv3qrrgqrrfrssdqrrfqqrfvvv0*21,rrsattt7rss8uuu6vvv0uvv3
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
~ WwRR k9wt gVqT rk_K aoRL w7NQ MjEV euBD nqek c28P 8_iE iP0r daur j3Ni ULjM 0lgx 65GA rNWX a5Bg avvN
~ gtMy PEKY HqtB 6lc2 75_O
  rss8qrrdrss9*2,rrsatuu1uvv0*31,
  uvv0*37,
  vvv0*36,uuu3
  vvv0rss5qrr3sss4sss3stt3qrr6ttt3ttt1opp8sss3vvv1vvv0*16,tut1sus2rts5sut1*2,sut0tuu1vvv0uvv3
  vvv0qrr6noo8mnoemnniklmaoppanoodoppaoppdlmnfvvv0*17,sus3qsr6nqpfnrpbmqofmqobsut2vvv0uvv3
  vvv0*2,uuu1sss2rrr1qqr1vvv0*30,uvv3
  vvv0uuu29cc8opp4eggalnn3vvv0*30,uvv3
  vvv0qrr6gii6eghcopp5dfgcqrra*2,noo8lnndlmncuvv1vvv0*24,uvv3
  vvv0*2,noo2rss2noo2qrr2uuu1stt2rss3qrr3uuu3vvv0*25,uvv3
  vvv0uuu2uuu6sss8ssscrssasssaqrrivvv0*28,uvv3
  vvv0*2,vvv2uuu2*3,vvv1uvv3vvv0*28,uvv3
  vvv0nqp47hd0*4,ckh97ef0*14,agh4cln3blm0*11,jpq3vvv0uvv3
  vvv0uvu0qsr0*4,rts2qrs0*14,rss1rtu0rtt0*11,tuu0vvv0uvv3
  vvv0mqo4oqpasssdrrriqrrirsseqrrfqrrevvv0gkl9rsscssserrshrsserrsfuuu3jpq3stt8rssbrrse*2,stt8rsserrretuu7vvv0*10,uvv3
  vvv0uuv4ttt9uuu3uuu5ttt5sttbsttattt7tuu4ttt6*2,stt5ttt6ttt9uuu2vvv0*20,uvv3
  vvv0uuv2ttt7uuu5uuu6ttt6ttt8ttt7uuu4tuu4ttt7uuu4ttt6uuu7ttt9tuu4vvv0*20,uvv3
  vvv0*36,uuu2
  uuu0*35,uuu1uvv0
ready-loading 580x423
~ WwRR k9wt wWzh rk_K _4GX Euao oNgQ oNgQ oNgQ oNgQ
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
~ WwRR k9wt mm08 rk_K aoRL Euao oUnX WZ__
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
