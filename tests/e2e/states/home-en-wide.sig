slide-offer 580x554
~ IqB6 xt-H 6Nx6 PiZq n7Iz ZvcL 5Khh rQLA QD_9 ONdF vCMo T_1e u_Pd 37Cm g5Qm 9pF8 HF6G g2JW amvl zUCJ
~ uE1r NwUJ RViJ
  qrrdrss8qrrcsss7uvv0*33,
  lno0*32,mpp0qss0stu0tuu0*2,
  18a0*29,4ac1dij1lpq1pst0ptt0*4,
  18a0*27,39b1gkl2pst0ptt0*4,glm3kop2ptt0
  18a0*2,28a13ac67ceg7cee5bda6cd95bc98dfd39b418a0*15,8df3nrs1rtu0suu0*3,rtu0qtt0agh518a05bd3
  18a0*2,18a128a129b339b4*3,29b239b318a118a0*14,bgh4suu1vvv0*3,uvv0*2,vvv0*2,rss34ac218a0
  18a0*2,29b3aeg94ac24ac439b47de44ac25bc46bd36bd49eg44ac25bd44ac19ef85bd34ac26bd118a0*4,afh5vvv0*2,suu0qtt0ptt0*4,rtu0tuv0stt2kmn2
  18a0*2,39b4fjkgeij9eijh7deadhideij9dhiebgh94ac4eij6eijcdhjc8dfb9efedhicfijebfhd5bc418a0*2,5bd3uuu1tuu0qtt0ptt0qsr0rql0sqi0sqj0rro0pst0ptt0rtu0tuv0
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
  18a0*2,4ac3npp1opq0*13,hkl418a0*3,5fh3non4ue70*5,uhc3vvv0*5,prr618a0*2,
  18a0*2,9ef6vvv0sst6pqrcstt8rssarss6prrastt7qrr9qrrarsscqrrcpqrdttt3sst618a0*3,4eg2djj5ue70*5,uhc3vvv0*5,prr618a0*2,
  18a0*2,8df6vvv0tuu3rss9tuu4rss8ttt5stt5stt6ttt4tuu4tuu3stt3ttu3vvv1rss618a0*3,4eg2bhi0ue70*5,uhc3vvv0*5,prr618a0*2,
  18a0*3,bgh1chi0*13,8df218a0*3,4eg2bhi0ue70*5,uhc3vvv0*5,prr618a0*2,
  18a0*21,4eg2bhi0ue70*5,uhc3vvv0*5,prr618a0*2,
  18a0*21,4eg2bhi0ue70*5,uhc3vvv0*5,prr618a0*2,
slide-offer-with-proof 580x607
~ IqB6 xt-H lX-Q PiZq n7Iz ZvcL 5Khh rQLA QD_9 ONdF vCMo T_1e u_Pd 37Cm g5Qm 9pF8 HF6G g2JW amvl zUCJ
~ EvFG OcGD BUjE uE1r NwUJ RViJ
  qrrdrss8qrrcrss7qrrerss9rrs9rssauvv0*29,
  lno0*32,mpp0qss0stu0tuu0*2,
  18a0*29,4ac1dij1lpq1pst0ptt0*4,
  18a0*27,39b1gkl2pst0ptt0*4,nrs1kop1oss1
  18a0*2,28a13ac67ceg7cee5bda6cd95bc98dfd39b418a0*15,8df3nrs1ptt0qtt0rtu0*2,qtt0ptt0mqq418a0*2,
  18a0*2,18a128a129b339b4*3,29b239b318a118a0*14,agh4rtt1tuv0vvv0*6,tuu09eg518a0
  18a0*2,29b3aeg94ac24ac439b47de44ac25bc46bd36bd49eg44ac25bd44ac19ef85bd34ac26bd118a0*4,9fg4uuv1vvv0uvv0suu0rtu0*4,tuu0vvv0uuu1ilm3
  18a0*2,39b4fjkgeij9eijh7deadhideij9dhiebgh94ac4eij6eijcdhjc8dfb9efedhicfijebfhd5bc418a0*2,5bd3uuu1vvv0rtu0ptt0*8,suu0uvv0
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
  18a0*2,4ac3npp1opq0*13,hkl418a0*3,glm5thc2ue70*5,uic3vvv0*6,dhi618a0
  18a0*2,9ef6vvv0sst6pqrcstt8rssarss6prrastt7qrr9qrrarsscqrrcpqrdttt3sst618a0*3,glm5thc2ue70*5,uhc3vvv0*6,dhi618a0
  18a0*2,8df6vvv0tuu3rss9tuu4rss8ttt5stt5stt6ttt4tuu4tuu3stt3ttu3vvv1rss618a0*3,glm5thc2ue70*5,uhc3vvv0*6,dhi618a0
  18a0*3,bgh1chi0*13,8de218a0*3,bik5thc2ue70*5,uhc3vvv0*6,dhi618a0
  18a0*2,29b35bdb6cdd4bdb6ced4bdc5bdc5bde5bdb4acb5bdc5bdb4bdc29b318a0*5,4eg2rgb3ue70*5,uhc3vvv0*6,dhi618a0
  18a0*3,39b529b428a1*2,28a328b328a118a218a0*10,4eg2pfa1ue70*5,uhc3vvv0*6,dhi618a0
  18a0*2,18a14ac93ac75bda5bdb4ac85bdd4bca29b318a0*10,4eg2pfa1ue70*5,uhc3vvv0*6,dhi618a0
  18a0*21,4eg2pfa1ue70*5,uhc3vvv0*6,dhi618a0
  18a0*21,4eg2pfa1ue70*5,uhc3vvv0*6,dhi618a0
slide-pool 580x467
~ IqB6 xt-H _swp PiZq n7Iz ZvcL 5Khh iD_x QD_9 dlE1 FFOs NVGc 0cAh T_1e lbk7 37Cm RGmz 7omq 7h8X amvl
~ rfmE uE1r NwUJ NYEu
  qrrdrss8qrrbstt7uvv0*33,
  lno0*32,npp0rsr0uut0vut0*2,
  18a0*29,5ac1gji1qpn1vtp0vtq0*4,
  18a0*27,39b1jlj3vtp0vtq0*7,
  18a0*2,29b34ac65bd96cea6bde5bc65bdb*2,7cec7ceg5bca4ac64aca3ac74ac739b74ac73ac918a0*6,9ee3tso1vtq0*6,vtp0*2,vtq0
  18a0*3,29b328a33ac339b64ac339b44ac639b4*2,29b429b229b328a328a228a129b228a318a0*5,cgg4vtp0vtq0*7,vri1vn70vpd0
  18a0*2,39b19ef44ac239b18dfb3ac23ac029b139b139b23ac23ab239b15bd58df95bd639b1*2,18a0*4,bff4vtp0vtq0vtp0vsm0vto0vtq0*4,vto0vn70vm50
  18a0*3,dhifcghbgklefjkjfjkghklg9ef9dhibfjkhgjkdgklfgklcdhiefikidhjhfjkecghe18a0*3,5bc3usp1vtq0vsl0vn80vm50*2,vpc1vtp0vtq0*3,vsl0vpd0
  18a0*8,5bc218a0*4,29b218a0*9,nol5vtq0vtp0vn70vm50*4,vpe1vtq0*2,ttp0utp0vtq0
  18a0*3,4ac13ab118a04ac0*2,18a06bd118a0*2,28a05bd118a039b14ac118a04ac129b118a0*2,9ee5vtq0*2,vrk1vm50*5,vn81vtq0*2,npo37il0clm1
  18a0*2,18a1gjk3opq54ac8npq3dhj3hkl7hkl3ilm718a0lno8ilm4fjk9mop6loo5eijaknn4mop728a118a0mnl5vtq0*2,vsk1vm50*5,vn81vtq0*2,utp19jl16ik0
  18a0*3,3ac2kmn839b3jmn2ilm7looc18a0mooc18a0loo728a2tttaeij6afg6stta6cd6hkl65bd639b3vtp1vqm1uhb0vql3vn80vm50*4,vqf1vtq0*3,ssp1ion1
  18a0*2,29b2qss3ilm19eg8gkl1lno9gkl7ilm3hkl7hkl6knn8jmn4eij8nop6mop5chi9lno4mop718a1aef5vtp0ug91uhb2vtp0vsn0voa0vm50vm60vqf0vtp0vtq0*2,vrn0*2,vtq0
  18a0*3,39b0*2,18a04ac018a0*2,4ac118a1dhi918a03ac018a029b039b018a039b028a018a0gih5vso1vnh0vtp0vtq0*3,vtp0*2,vtq0*4,vok2ue70ug91
  18a0*2,39b36cda8df89eg87ce55bc36ce85bd239b15ac24ac27ce518a0*7,jkj5vtq0*12,vtp0uha1ue70
  18a0*2,29b39egabghb9eg95bd7dhjhafgdcgib7ce6eijecghccghd18a0*7,aef3qqn2vtq0*3,qqn2aef24ab05bc0gih2utp1vtq0*3,vso0vni1
  18a0*22,29b1tro3vtq0qqn329b118a0*4,9ee4vtp0vtq0*4,
  18a0*2,39b55bdc6cec6ced5bdc6cee5bda7def5bdb*2,6ceh5bdd6cee5bde5bdf5bde5bda5bde4aca18a0*2,nnl5vtq0aef518a0*6,mnl5vtq0*4,
  18a0*2,29b239b63ac64ac739b34ac73ac739b64aca39b44ac63ac618a0*8,4ab2usp2vtq039b518a0*6,fih5vtq0*2,nqo1hnn0
  18a0*2,18a13ac63ac739b539b439b53ac729b539b629b33ac6*2,18a0*7,dgg4sro1vtq0*2,39b518a0*6,ehh5vtq0pqo36ik0*2,
  18a0*21,hkj5vtp0vtq0*2,39b518a0*6,ehh5vtq0mpo36ik0*2,
  18a0*21,4eg27jl0kon2vtp039b518a0*6,ehh5vtq0utp1emm18jl0
  18a0*21,4eg26ik0*2,lpn339b518a0*6,ehh5vtq0*4,
  18a0*3,6bd17ce0*11,39b118a0*5,4eg26ik0*2,9jl239b518a0*6,ehh5vtp0voj1uic0uha0
  18a0*2,7de6vvv0*12,oqq618a0*5,4eg26ik0*3,28a318a0*6,ehh5ulg2ue70*3,
  18a0*2,9ef6vvv0qrr9mopboqqeopqdoqqeopqfnopgmopgopqeopqfstt7qrr618a0*5,4eg26ik0*3,18a218a0*6,efe8ue70*4,
  18a0*2,5bd4ttt1tuu0*11,kno518a0*5,4eg26ik0*3,18a218a0*6,eb95ue70*4,
  18a0*21,4eg26ik0*3,18a218a0*6,eb93ue70*4,
  18a0*21,4eg26ik0*3,18a218a0*6,eb93ue70*4,
  18a0*21,4eg26ik0*3,18a218a0*6,eb93ue70*4,
slide-maximum 580x476
~ IqB6 xt-H fp-j PiZq n7Iz ZvcL 5Khh ud0R QD_9 qGO4 FFOs NVGc 2b74 T_1e Bevo 37Cm g5Qm iqZ5 -PId 7h8X
~ amvl cA9U uE1r NwUJ Zt0L
  qrrdrss8rrsbrrscrrsbstt6uvv0*31,
  lno0*32,npp0rsr0uut0vut0*2,
  18a0*29,5ac1gji1qpn1vtp0vtq0*4,
  18a0*27,39b1jlj3vtp0vtq0*7,
  18a0*2,28a24ac96cdd6bda6bdb6bdd6bdb5bdc4ac64ac83ac73ac84ac8*2,3ac639b418a0*8,9ee3tsp2vus0*2,vtq0*4,vus0*2,vur0
  18a0*3,39b539b24ac539b329b339b4*2,29b229b329b228a328a129b128a218a118a0*7,cgg4vtq0vvv0*3,vvu0vtq0*2,vus0vrj0vqg0vrk0
  18a0*2,29b29eg539b13ac239b1*2,8df75bd339b239b1*2,39b339b118a0*9,bfg5vtp0vut0vvv0*4,vur0vuq0vob1ul60qj61vm50
  18a0*2,3ac5eijcgjkbilmffikefjkeeijf9ef7fijffije*2,gjkidhic18a0*8,5bd3uuu2vtq0vvt0vvv0*4,vus0vsm1vm50cd8418a0ee8d
  18a0*5,29b218a0*17,opq5vvv0vtq0vvt0vvv0*4,vus0vsl1vm50ni62ee81sl64
  18a0*2,29b44ac73ac518a118a0*16,aeg6vvv0*2,vtq0vvt0vvv0*4,vus0vsl1vm50*4,
  18a0*2,28a26bda3ac728a318a0*16,npp6vvv0*2,vtq0vvt0vol2uhb0uic0vrp1vus0vsl1vm50*4,
  18a0*3,afg2hkl08df318a0*3,eij2gjk139b128a1eij1fjk129b1*2,fjk1eij128a118a039b3vvv1vvv0*2,vtq0vpl3ue70ib81mc81uf80vsp2vsl1vm50*4,
  18a0*3,gkl5cgi1ttu429b318a0gkl6lno4hkl4mop6ilm6kmn4ilm4kno6knn6jmm4kmn4jlm618a0afg6vvv0*3,vtq0uke2se7118a07993ue70voj3vsl1vm50*4,
  18a0*4,4ac2rss628a118a0pqr66ce618a0uuu4rst64ac629b3tuu5ttu629b44ac6rst618a0gjk6vvv0*3,vtq0uke2ue70nc81pd71ue70voj2vsl1vm50*4,
  18a0*3,4ac2pqr57de318a0*2,opq68df639b2tuu4qrr66ce64ac4stt6rst64ac56cd6qrs618a0jmn6vvv0*3,vtq0uke2ue70*4,voj2vsl1vm50*4,
  18a0*3,stt2rss1mop0cghastt3afg5rss2prr2gjk6cgi5rss2qrs2eij5ehj5qrs2rss2cgi518a0ahj4cln0iop1uvv1vtq0uke2ue70*4,voj2vsl1vm50*4,
  18a0*3,5bc0*3,5bd3knn818a04ac16bd118a0*2,5bc15bd118a0*2,5bd15bc118a0*2,6fh3gnp17jl1gno4vtq0uke2ue70*4,voj2vsl1vm50*4,
  18a0*3,18a128a129b04ac229b218a0*13,fkl6vvv0gnp47jl2vtq0uke2ue70*4,voj2vsl1vm50*4,
  18a0*2,4ac5dhiihklhgjkg9egbeijkbfhcdhjaeijkfjkechiigjkh6ce518a0*6,6fh3hop08jl17il1vtq0uke2ue70*4,voj2vsl1vm50*4,
  18a0*3,28a028a128a018a028a1*2,28a028a1*2,18a128b118a0*7,4eg26ik0*2,7il1vtq0uke2ue70*4,voj2vsl1vm50*4,
  18a0*2,29b34ac94ac74bc83ac84ac93ac64ac839b73ab64bcc4ac8*2,4ac94aca4ac93ac64ac939b64eg26ik0*2,7il1vtq0uke2ue70*4,voj2vsl1vm50*4,
  18a0*2,18a128a329b439b429b4*2,29b34ac739b439b5*2,29b43ac539b529b429b539b439b528b34eg26ik0*2,7il1vtq0uke2ue70*4,voj2vsl1vm50*4,
  18a0*2,29b45bdc6ced6cec5bd76cdc6cef4bdc6cdf4bc76cec6cdd18a0*7,4eg26ik0*2,7il1vtq0uke2ue70*4,voj2vsl1vm50*4,
  18a0*21,4eg26ik0*2,7il1vtq0uke2ue70*4,voj2vsl1vm50*4,
  18a0*2,39b2jmn1kmn0*7,hkl218a0*9,4eg26ik0*2,7il1vtq0uke2ue70*4,voj2vsl1vm50*4,
  18a0*2,8ef6vvv0stt5*2,rss7stt5sst8stt5uuu2vvv039b618a0*8,4eg26ik0*2,7il1vtq0uke2ue70*4,voj2vsl1vm50*4,
  18a0*2,8df6vvv0ttt4qrr6stt6rss8stt8rss7ttu4vvv039b518a0*8,4eg26ik0*2,7il1vtq0uke2ue70*4,voj2vsl1vm50*4,
  18a0*2,29b1fjk1gkl0*7,dhj218a0*9,4eg26ik0*2,7il1vtq0uke2ue70*4,voj2vsl1vm50*4,
  18a0*21,4eg26ik0*2,7il1vtq0uke2ue70*4,voj2vsl1vm50*4,
  18a0*21,4eg26ik0*2,7il1vtq0uke2ue70*4,voj2vsl1vm50*4,
slide-twelve-digits 580x467
~ IqB6 xt-H eGaQ PiZq n7Iz ZvcL 5Khh A6QH QD_9 gMII FFOs NVGc C2oB T_1e BTl5 37Cm gf5r 7omq 7h8X amvl
~ ZK61 uE1r NwUJ VwLX
  qrrdrss8qrrcrrsbrss6qqrfsst7uvv0*30,
  lno0*32,nop0rrr0uts0vtt0*2,
  18a0*29,5ac1ghh1qnm1vqp0vrp0*4,
  18a0*27,39b1jjj2vqp0vrp0*7,
  18a0*2,28b34aca6bd96bda5bc85bda6bda6cda7ceg5bda3ac64aca4ac73ac64ac83ac74ac918a0*7,9de3tpo1vrp0*9,
  18a0*3,29b429b239b429b339b44ac639b339b4*2,28b129b328b228a228a129b228a318a0*6,cff4vqp0vrp0*10,
  18a0*2,39b18df439b1*2,4ac218a139b1*2,4ac239b239b16bd47de86cd739b13ac118a0*6,bef4vqp0vrp0*11,
  18a0*3,dhjgfijbhklecgidbfhadhjcgjkechidhklggkleeijddhihdhiifjkcfjkg18a0*5,5ac3uqo1vrp0*6,vqo0voe0vn90voc0vql0vrp0
  18a0*11,29b218a0*11,nml4vrp0*7,vnb1vm50*3,vm60vpg1
  18a0*2,29b18de59eg47ce47ce36bd45bc36ce18df539b1afg3afg78df65bd49ef58df56cd59eg518a0*2,9de5vrp0*7,vqm1vm50*6,
  18a0*2,29b1fjkaeij8bfh9dhjaeijceijbgjkdmooa5bd6bghalooceijcdhj9eijd*2,dhj8fjka18a0*2,mlk5vrp0*7,vqm1vm50*6,
  18a0*3,39b0*2,29b14ac428a128a0*2,29b14ac618a029b118a14ac429b128a029b039b018a039b3vqo1vrp0*7,vqp0vna0vm50*3,vm60voe1
  18a0*2,4ac59efgdhie*2,9ef99egbbghfafg97ce4afg99eg9bghd18a0*7,ade5vqp0mlk1jjj0qnm1vrp0*5,vqn0voc0vm70vn90vpj0vrp0
  18a0*2,18a16cd46ce56bd339b39efa5bd67de54ac39ef76ce57ce618a0*7,fhh6ade418a0*3,lkk4vrp0*10,
  18a0*2,28a129b328a129b218a129b318a129b118a1*2,29b3*2,18a1*2,29b428a328a118a128a2adea18a0*4,49b3vqp0vrp0*3,vqp0nll1iii0lkj0tpo1vrp0
  18a0*2,29b34ac95bda*2,4aca5bdb4ac86cee4aca*2,5bde4ac95bdc5bdd4acb*2,4bd95bdc3ab77cda18a0*5,uqo2vrp0*2,pnm35ac218a0*3,28a09de2
  18a0*2,39b45bdc6ced*2,5bd76cdc5bdd5bdc6ceg4bc76ced*2,18a0*7,fgh918a0*4,8cd5vrp0*2,son339b118a0*6,
  18a0*8,18a118a0*12,kjj5lkj339b118a08cd2son2vrp0*2,dfg518a0*7,
  18a0*21,kjj5vrp0vqp0uqo0vrp0*4,5ac518a0*7,
  18a0*21,kjj5vpn0vmi0vlh0vnk0vqp0vrp0poo15eg22bd118a0*6,
  18a0*21,jfc5ue70*4,uga1pmk36ik0*3,3be218a0*5,
  18a0*21,jc83ue70*5,hge06ik0*3,4eh218a0*5,
  18a0*21,jc83ue70*5,mfb06ik0*3,3ce218a0*5,
  18a0*3,6bd17ce0*7,29b118a0*9,jc83ue70*6,lgd16gi23ce118a0*6,
  18a0*2,7de6vvv0*8,jlm618a0*9,jc83ue70*4,uga1vpm1vuu0vvv0uuv0moo26cd218a0*4,
  18a0*2,9ef6vvv0qrranopipqqcpqrdnopcnppgvvv0kmn618a0*9,jc83ue70*3,uic2vuu1vvv0*5,uvv1afg418a0*3,
  18a0*2,5bd4ttt1tuu0*7,fjk518a0*9,jc83ue70*2,uf81vut1vvv0*7,uuu24ac318a02bd2
  18a0*21,jc83ue70*2,ulh3vvv0*9,hkl63bd26ik0
  18a0*21,jc83ue70*2,vpn3vvv0*9,opq64eg26ik0
  18a0*21,jc83ue70*2,vqo3vvv0*9,prr64fh26ik0
slide-last-hours 580x467
~ IqB6 xt-H ZsDS PiZq n7Iz ZvcL 5Khh w8Ci QD_9 -ZEd FFOs 4fCM rrFF T_1e Ovm- 37Cm 08_r 7omq 7h8X amvl
~ bZC9 uE1r NwUJ a5AW
  qrrdrss8rrrbrss9rssastt5uvv0*31,
  lno0*32,npp0rsr0uut0vut0*2,
  18a0*29,5ac1gji1qpn1vtp0vtq0*4,
  18a0*27,39b1jlj3vtp0vtq0*5,vso0vni1
  18a0*2,29b34ac74aca7cec4aca6cdb6cdd39b44bda39b73ac74ac94bcb4acb39b818a0*9,9ee3tso1vtq0*6,vtp0uib2ue70
  18a0*2,18a139b2*2,39b439b539b4*2,28a129b328a2*2,29b329b229b328a118a0*8,cgg4vtp0vtq0*7,vsn2uha0uke1
  18a0*2,29b24ac329b26bd44ac528a16bd34ac439b229b228a018a0*11,bff4vtp0vtq0*3,usp0tsp0*2,vtp0vtq0*4,
  18a0*2,3ac5dhiaeijheijceijgbghbhklcbfhfgjkdilmj39b318a0*10,5bc3usp1vtq0*4,hji518a06bc4vtp0vtq0*4,
  18a0*6,29b128a118a0*15,nol5vtq0*2,vtp0vqn0vol0smj318a0igf4vol0vpm0vso0vtp0vtq0
  18a0*3,29b039b028a018a04ac018a0*3,39b0*2,18a028a04ac118a0*2,4ac018a0*3,9ee5vtq0vso0vol0vlj0qjh1hfe0cdd038a19bc1fee0mhg1vli0vnk0vpm0
  18a0*3,mop8lno0bfh4lno7lno2lno718a07ce4oqq4*2,9ef7pqr5npp3dhi5loo7lno2kmn718a0*2,mnl6vpm0vlj0vie0uf90eb9318a0*5,4993vm60vmb0vlf0
  18a0*3,npq8knn17ce7oqq618a0oqq629b4hlm69ef6*2,rssbgjk628a2rsscnpp618a0pqr728a239b3vol2vkh0uf90ue70*2,od8318a0*5,ee84vm50*3,
  18a0*3,3ac4afg6ilm8prr729b1prr75bc3gjk7cgi6*2,mopcjmn65bd4npq9pqr729b1prr818a0acd4vkg0uf80ue70*4,48a218a0*4,oj74vm50*3,
  18a0*2,18a1lno2mop16cd3bfh4npp1bgh4jmm6afg8knn2*2,39b2hkl3mop16cd3cgh4npp1afg418a0ged5uf80ue70*5,da9318a0*3,4992vm50*4,
  18a0*9,afg618a0*11,jlm6vnj2ue70*5,nd8318a0*3,dd84vm50*4,
  18a0*2,4ac48dfdcghbbghb8df7*2,aegc8df65bd48df67de7afga18a0*7,kmn6vvv0vrq1uga1ue70*3,te7048a218a0*2,ni74vm50*4,
  18a0*2,28a17de68df87de54ac5afhd7ce99ef85bd4bfha8df89ef918a0*7,kmn6vvv0*2,vuu0ukf2ue70*2,ug90mkh2lmk0jlj1voa1vm50*2,sm70ikd1
  18a0*3,28a118a0*3,18a118a0*4,18a1*2,18a0*2,18a218a118a0*3,kmn6vvv0*4,vol2uic2vto0tso1nnl0qqn1vtp0vqg1nlb18ik06ik0
  18a0*2,29b44acb6cec*2,5bdc5bdd4bd97cef5bdb*2,6ceg5bdb6cee5bde4bdd5bdd5bda5bde4ac9kmn6vvv0*5,vuq0nnl429a118a0*2,ehg5vtp0emm36ik0*2,
  18a0*2,39b45bdc6ced*2,5bd76cdc5bdd5bdc6ceg4bc76ced*2,18a0*7,kmn6vvv0*4,vvt0vtp05ac418a0*4,oom5nqo36ik0*2,
  18a0*8,28a118a0*12,bij4hop0*4,nqp2usp418a0*5,jlj5ttq1kqr0*2,
  18a0*21,4eg26ik0*4,dlm3vtp06bc518a0*4,ppm5vus0vvv0*2,
  18a0*21,4eg26ik0*4,7ik0sso2qpm35ac218a028a0hji4vtp0vvu0vvv0*2,
  18a0*3,6bd17ce0*6,5bd118a0*10,4eg26ik0*3,7ik0jkd1vn91vtn0vtp0rqn0tso0vtp0ulf2uic1vts1vvv0
  18a0*2,7de6vvv0*8,4ac518a0*9,4eg26ik0*2,9jj0ql91vm50*2,vm60jjf3iki0fih1tga2ue70*2,uf80ulg1
  18a0*2,9ef6vvv0pqqanpperrs9npphoqqersscvvv05bc618a0*9,4eg26ik0fjf1um60vm50*3,vm5139a218a0*2,kc83ue70*4,
  18a0*2,5bd4ttt1tuu0*6,sst139b318a0*9,7fg4mlb1vm50*5,ni7418a0*3,ba93ue70*4,
  18a0*21,kge4vm70vm50*5,dd8418a0*3,28a1te70ue70*3,
  18a0*21,khg6vlh0vm70vm50*4,399218a0*4,lc83ue70*3,
  18a0*21,klj6vmj0vme0vm50*3,sk6418a0*5,fb83ue70*3,
slide-without-pool 580x467
~ IqB6 xt-H 5IS0 PiZq n7Iz ZvcL 5Khh yybO QD_9 2HPA FFOs NVGc kdrB 7h8X amvl MVj3 uE1r NwUJ JfLc
  qrrdrss8qrrerrsbrss9rrrasss9uvv0*30,
  jmn0*32,mop0qss0stu0suu0*2,
  18a0*29,5bd2fjl1mqr1ptt0*5,
  18a0*27,4ac1hmn2pst0ptt0*7,
  18a0*2,18a239b36cda6cec8dfi7cec6ced6ceb6cec8dfe7cej7ced18a0*12,9fg3ors1ptt0*9,
  18a0*3,39b328a128a2*3,28a1*2,29b428a128a2*2,18a0*11,chi4pst0ptt0*3,ors0imn1ejk0bgi0afh0*3,
  18a0*2,39b45bdb5bda4acc5bdb5bda4bca39b618a0*14,afh4pst0ptt0*2,jno29eg218a0*7,
  18a0*23,5bd3pss1ptt0nqr18eg318a0*3,7ce1chi0fkl0glm0*3,
  18a0*2,18a1gjk59ef46bd13ac15bd26bd2dhia5bc1afg96ce129b16bd14ac1eija18a0*6,kop4ptt0jno339b118a029b1dij2opo2rmj0sie0thb0tga0*3,
  18a0*2,3ab4gjl6afg9ilm9nppcjmm8jlm8ilmb*2,hkljilm8npqckmn5ilmejmnb18a0*5,8eg5ptt0imn418a118a08eg3opp2sje1ue70*7,
  18a0*3,6cd15bd18df15bc24ac2*2,6bd36ce25bd44ac25bd28df15bc17ce318a0*5,jno5lpp328b118a0chi4rom2tf80ue70te80sjf0rnl0rpo0rqn0*3,
  18a0*3,4ac129b139b14ac2*2,39b14ac118a14ac1afg6afg8afg6afg839b129b15ac118a0*2,39b3oss25bd318a0agh4rnl2ue70*2,sje1qqo1tpg0vn80vm50*4,
  18a0*2,4ac5hkl6ilmdhklbjlmbjmnaknngilm7oqqdjmn5jmmdgkleilmagklehklbilmhjmn8dhi618a09eg5ejk518a05bd3qpn3ue70*2,rmj2sqj0vm60vm50*2,vm60vn80*3,
  18a0*3,aeg17ce37ce25bd3*2,afg9fjk54ac3afg26bd27de66bd27de67ce26bd45bd35bd118a0chj739b218a0jmn5tga1ue70slh2spi1vm50*2,toe0rro0pst0ptt0*3,
  18a0*2,18a128a118a018a118a018a118a0*4,18a118a218a0*2,28a218a118a0*2,18a17dfa18a06cd4rnl2ue70tga1rrn1vm50vm60sqk0ptt0*6,
  18a0*2,29b44acb6cec6ceb5bdc*2,4bd97cef5bdb*2,6cdf5bda6cee5bde4bcd5bdc5bda5bde4ac828a318a0ejk5thc2ue70rnl2una0vm50spi1ptt0*7,
  18a0*2,39b45bdc6ced*2,5bd76cdc5bdd5bdc6ceg4bc76ced*2,18a0*9,loo6ue70*2,rrn2vm50vn70qst0ptt0*3,rtu0tuv0uvv0tuu0
  18a0*8,28a118a0*14,qpo4ue70thb2sqj1vm50tpf1ptt0*3,suu0vvv0*4,
  18a0*22,29b4rom2ue70sie2tpg1vm50sqi1ptt0*2,qtt0vvv0ttu28df25bc1cgh3
  18a0*22,39b5rom2ue70sje2tpg1vm50sqj1ptt0*2,rtu0vvv0hll618a0*3,
  18a0*22,39b5rom2ue70sje2tpg1vm50sqj1ptt0*2,rtu0vvv0npp518a0*3,
  18a0*22,39b5rom2ue70sje2tpg1vm50sqj1ptt0*3,uvv0vvv0opq2kmn1rss3
  18a0*22,39b5rom2ue70sje2tpg1vm50sqj1ptt0*3,qtt0uvv0vvv0*3,
  18a0*3,8de19ef0*7,8df018a0*10,39b5rom2ue70sje2tpg1vm50sqj1ptt0*5,qtu0rtu0qtt0
  18a0*2,8df6vvv0*9,aeg618a0*9,39b5rom2ue70sje2tpg1vm50sqj1ptt0*3,ost0pst0ptt0*3,
  18a0*2,9ef6vvv0qrr9mopbqrranopioqqdnppiqrrbvvv0afh618a0*9,39b5rom2ue70sje2tpg1vm50sqj1ptt0*3,gnp38jl1kqr2ptt0rtu0
  18a0*2,5bd4rss1sst0*7,rss06cd418a0*9,39b5rom2ue70sje2tpg1vm50sqj1ptt0*3,nrs18jl17jl1rtt2vvv0
  18a0*22,39b5rom2ue70sje2tpg1vm50sqj1ptt0*4,nrs1dmo0oss3tuv0
  18a0*22,39b5rom2ue70sje2tpg1vm50sqj1ptt0*8,
  bfh0*22,cgi3sqp1ukf0tnj1trl0vpe0trn0rtu0*8,
slide-event 580x467
~ IqB6 xt-H tKHI PiZq n7Iz ZvcL 5Khh O5Yl QD_9 RpQp FFOs NVGc 0cAh T_1e 94Tn 37Cm 08_r -PId 7h8X amvl
~ _gFv uE1r zKew 3Dma
  qrrdrss8rrs9rrsauvv0*33,
  jmn0*32,mop0qss0stu0suu0*2,
  18a0*29,5bd2fjl1mqr1ptt0*5,
  18a0*27,29b28df49fg1fjk5uuu1ilm58eg1fkl1nrr1ptt0
  18a0*3,5bdf6ceb7ceb7ced4bca4aca4ac8*2,4bd94ac94bda29b318a0*11,18a1*2,18a05bc3uvv1vvv0*2,7de518a028a07df2
  18a0*2,18a128a129b328a129b218a1*4,18a028a018a118a0*11,18a218a0*3,hlm6vvv0*3,lno618a0*3,
  18a0*2,39b1aeg55bd34ac2aegc5bd35bd139b25bc24ac35bd2*2,4ac17ce6aega6bd84ac2*2,18a0*4,18a118a0*4,rst5vvv0*3,uuu228a218a0*2,
  18a0*3,cgieafgafjkdeijheijfhklg8df8bghadhjgeijdfjkffjkcbghddhjhchifdhjeafhd18a0*3,18a118a0*4,4ac5vvv0*5,8df618a0*2,
  18a0*8,39b118a0*4,28a118a0*9,18a118a0*4,afg6vvv0*5,ehj618a0*2,
  18a0*3,29b039b028a018a04ac018a0*3,39b0*2,18a028a04ac118a0*2,4ac018a0*3,18a118a0*5,eij6vvv0*5,ilm618a0*2,
  18a0*3,mop8lno0bfh4lno7lno2lno718a07ce4oqq4*2,9ef7pqr5npp3dhi5loo7lno2kmn718a0*2,18a318a0*5,hkl6vvv0*5,lno618a0*2,
  18a0*3,npq8knn17ce7oqq618a0oqq629b4hlm69ef6*2,rssbgjk628a2rsscnpp618a0pqr728a239b339b618a0*5,jmn6vvv0*5,nop618a0*2,
  18a0*3,3ac4afg6ilm8prr729b1prr75bc3gjk7cgi6*2,mopcjmn65bd4npq9pqr729b1prr818a08eg67ce4afh0*5,mpp3tuv0*2,qrs4tuv0*2,oqr3afh0*2,
  18a0*2,18a1lno2mop16cd3bfh4npp1bgh4jmm6afg8knn2*2,39b2hkl3mop16cd3cgh4npp1afg418a0dij5imn6kop3ptt0*7,glmaptt0*5,
  18a0*9,afg618a0*11,fkl5ptt0imn6kop3ptt0*6,glmaptt0*5,
  18a0*2,4ac48dfdcghbbghb8df79egc6bd58ef67deb8de77de8afgb39b218a0*6,glm5ptt0*2,imn6kop3ptt0*5,glmaptt0*5,
  18a0*2,28a17de68df87de54ac57ceb7ce77ce48dfa9eg87cea8df85bc318a0*6,glm5ptt0*3,imn6kop3ptt0*4,glmaptt0*5,
  18a0*3,28a118a0*3,18a118a0*4,18a1*2,18a0*2,18a218a118a0*3,glm5ptt0*4,imn6kop3ptt0*3,glmaptt0*3,mpq2dij8
  18a0*2,29b44acb6cec*2,5bdc5bdd4bd97cef5bdb*2,6ceg5bdb6cee5bde4bdd5bdd5bda5bde4ac9glm5ptt0*5,imn6kop3ptt0*2,glmaptt0*2,mpq2glm7ptt0
  18a0*2,39b45bdc6ced*2,5bd76cdc5bdd5bdc6ceg4bc76ced*2,18a0*7,glm5ptt0*6,imn6kop3ptt0glmaptt0mpq2glm7ptt0*2,
  18a0*8,28a118a0*12,glm5ptt0*7,imn6kop3glmampq2glm7ptt0*3,
  18a0*21,glm5ptt0qtt0*2,ptt0*4,pst0jli6gigaikh6qss0ptt0*3,
  18a0*21,glm5tuu0vvv0rtu0ptt0*4,rrn1vm50*3,sqk1ptt0*3,
  18a0*3,8de19ef0*7,8df028a118a0*8,jmn6vvv0*2,qtt0ptt0*4,rrn1vm50*3,sqk1ptt0*3,
  18a0*2,8df6vvv0*9,dhj618a0*8,kmn6uvv0qtt0ptt0*5,rrn1vm50*3,rql1ptt0*3,
  18a0*2,9ef6vvv0qrr9mopboqqeopqdpqrcmophpqrcvvv0eij618a0*8,glm5ptt0*7,pst0qsr0*3,pst0ptt0*3,
  18a0*2,5bd4rss1sst0*7,rst09eg518a0*8,glm5ptt0*15,
  18a0*21,glm5ptt0*15,
  18a0*21,glm5ptt0*15,
  bfh0*21,lop3rtu0*15,
slide-without-activity 580x467
~ IqB6 xt-H 9Vtd PiZq n7Iz ZvcL 5Khh lAwm P1Wl amvl peJa uE1r zKew 0M-z
  qrrdrss8qrrerrsbrss9rss8qrrerss9uvv0*29,
  lno0*37,
  18a0*37,
  18a0*37,
  18a0*32,59b09bc0ccd0ddd0ddd1
  18a0*3,dhi64ac44ac1afg5aeg53ac35bd5cgi79ef77ce44ac13ac128a018a0*12,6ab1gee1oig1uli0vlj0*4,uli3
  18a0*2,18a1lno9jmnchkl6ilmbgkl8gjkfhllhkmncfjkdmopdjmn5gjka9ef518a0*9,28a0ddd1qjh1vlj0*5,vli0tki0skh0qjh3
  18a0*2,39b14ac16bd4aeg16bd38df44ac35bc35bd38df46bd3aeg29ef24ac118a0*7,28a0fee2tki1vlj0*3,ski1kgf1cdd06ab028a018a0*3,
  18a0*3,39b128a029b128a0bfh918a029b1*2,28a0*3,39b028a129b1bfh539b318a0*4,nig4vlj0*2,vli0lhf18bc118a0*5,29b02ac0*2,
  18a0*2,29b3mop6lnoekmn7hklajmnb9ef6hklcmop5jmmflnofilmfnpp6ilmfilmcknn5fjkbbfh718a0*2,9bc4vlj0vli0kgf259b118a0*2,18b03ce04eh05hj06ik0*3,6ik1
  18a0*2,28a1bgh39ef56cd28df29eg44ac23ac3bgh26bd47de46ce4bgh27ce75bd2cgh28ef45bd218a0*2,mhg4qjh27bc218a0*2,2ac04fh06ik0*7,6ik1
  18a0*17,18a118a0*3,38a2jgf428a018a029c05fi16ik0*4,5fh03df02bd029b019b018b0
  18a0*2,29b46ced4bdb5cdb5bd95cdc6cee4ac76cef*2,5bda5bdb6cee4ac95bdc6ceg6ced18a0*2,18a118a0*2,3df16ik0*3,5gi03ce018a0*7,
  18a0*2,29b35bdb*2,6ceb5cde5bdb4ac85bdb*2,5bda5bdc5bda3ac65bdf5bde4bc95bdd5bde18a0*3,5fh16ik0*2,5hj03bd118a0*3,9c91hf70oj60sk60um50tl63
  18a0*3,29b329b518a129b318a1*2,29b318a128a128b328a128a218a1*2,28a228a118a118a019b05gi16ik0*2,4eg118a0*2,3991hf71tl61vm50*5,ul53
  18a0*2,29b36cec6ceb4ac86cdd4ac86cdd5bd95bdb6cdc6ceb3ab418a0*7,4eg26ik0*2,3ce118a0*2,ee82tl61vm50*3,qj61ig70de80bc80ac81
  18a0*21,4eg26ik03bd118a03991ni72vm50*2,ul50ig715a9118a0*5,
  18a0*21,4eg23ce218a04991qk62vm50*2,lh72499118a0*2,6990eb80jc80mc80mc82
  18a0*21,2ad318a03991qk62vm50*2,dd8318a0*2,aa91od71ue70*4,se72
  18a0*23,ni73vm50*2,bc8318a038a0lc81ue70*3,rd70lc80hb80fb81
  18a0*22,de84vm50*2,ee8418a04891pd71ue70*2,nd81999118a0*4,
  18a0*21,3991tl61vm50mh7418a038a1pd71ue70te70da9218a028a0dd81lh70qk60qk62
  18a0*21,gf84vm50um51499218a0kc82ue70te70999218a0bc82sl61vm50*3,ul53
  18a0*3,6bd17ce0*8,39b118a0*8,kh74vm50ig7418a09992ue70*2,da9318a0fe83vm50*5,ul53
  18a0*2,7de6vvv0*9,mop618a0*8,kh74vm506a9318a0nc83ue70nd7218a0ac83vm50*2,sk61kh70sl61vm50ul53
  18a0*2,9ef6vvv0qrranopioqqdopqhpqreoppfopqeuuu2opq618a0*8,kh74rk6318a05892ue70*2,aa9328a1sl62vm50sl62399118a03991tl62ul53
  18a0*2,5bd4ttt1tuu0*8,jlm518a0*8,kh74*2,18a0da93ue70se7118a0cd84vm50*2,mi7418a0*3,mi74ul53
  18a0*21,kh74fe8418a0ib83ue70mc8318a0kh74vm50*2,tl61499218a05a92ul61ul53
  18a0*21,kh74cd8418a0lc83ue70ib8318a0pj64vm50*3,ul50oj60ul50vm50ul53
  18a0*21,kh74cd8418a0mc83ue70hb8318a0qk64vm50*7,ul53
visitor 580x503
~ IqB6 xt-H A2jr PiZq e9ul 48Ql N6vp lzj1 Dz0X j_So Tro1 ehKV lzj1 3yB1 4tj1 Tro1 ehKV lzj1 KWjF zr2G
~ _7_6 N2fR lzj1 tQdB hjGD _7_6 N2fR lzj1 fD97 eEnp xoxo 47_V emYi HEOF pU9t
  rssbrrrbtuu1uvv0*34,
  uuu0uvv0*36,
  vvv0*36,uuu2
  vvv0stt5rrs6uuu3ttu3pqq8stt5rrs4sss3pqq7rrr7rssappq7opp7qqr5rrs4sss7ttt2uuu1*3,ttt4sst4uuu3rss5uuu0vvv0*10,uvv3
  vvv0tuu4lnnckllinooeoopemnohklmerrr5mnnepqqbnoocklldnoobrrr9lmmeijkhjllcnoodlmndpqqbklliklmhklmjlmnfpqq5vvv0*10,uvv3
  vvv0*36,uvv3
  vvv0uuv1mop1vvv0rrscrrs8ttt8uuu3vvv0*28,uvv3
  vvv0kno63bd7nqq6rsscpqqerssbstt7vvv0*22,uuu2mnnmpqqhlmmhqqqdvvv0uvv3
  vvv0uuv1lop2vvv0tttbstt8sttbsssbvvv0*28,uvv3
  vvv0*2,vvv1vvv0*33,uvv3
  vvv0uuu2stt4vvv2ppqkpqqlrrsgoppmpqqjpqqktuu7vvv0*20,tuu2uuv3ttt2tuu1vvv0uvv3
  vvv0tuu6sst7uuu5sttbsst9sssdsttavvv0*2,vvv1vvv0*19,vvv1oppjqrreoopfrssbvvv0uvv3
  vvv0*2,uuu2vvv0uvv3uuu3*3,vvv0*28,uvv3
  vvv0*2,vvv1vvv0*33,uvv3
  vvv0uuu4rrs8uuu3oppkoppjpqqhsssdvvv0*23,qrrdsttaqqr9sss7vvv0uvv3
  vvv0uuu4sst5uuu3rsseqrrgrrrersseqrrjuuu2vvv0*21,rssbstt7qrr8tuu5vvv0uvv3
  vvv0*2,vvv1vvv0*33,uvv3
  vvv0*2,tuu2vvv0ttt4uuu3vvv1*2,uuu3vvv0*27,uvv3
  vvv0tuu6sssbtuu6sttcpqqfrssapqqirsscvvv0*22,noomqqqhmnngqqrcvvv0uvv3
  vvv0uvv2ttt2vvv1rsseqrrgrrrersseqrrjuuu2vvv0*21,vvv1vvv0uuu1vvv0*2,uvv3
  vvv0*2,vvv1vvv0*33,uvv3
  vvv0vvv1ttt3vvv0stt8sssbrssastt9rrrcttt7vvv0*26,uvv3
  vvv0tuu7uuu4tuu6sssatttasssbstt8sttasttbvvv1uuu4*2,vvv2vvv1*4,vvv0*12,vvv1mnnhpqqhlmmhqqqdvvv0uvv3
  vvv0*2,tuu2vvv0ttt9sttdsstcsttarssdsssdttt6*2,sstdsttbstt7sssarssdtttavvv0*18,uvv3
  vvv0*36,uvv3
  vvv0vvv2uvv0*32,vvv3vvv0uvv3
  vvv0uvv7vvv0*12,vvv1mnnfqqqbnoooqqrdnooinookstt4vvv0*12,uvv7vvv0uvv3
  vvv0vvv4uvv0*32,uuu5vvv0uvv3
  vvv0*12,vvv1vvv0*23,uvv3
  vvv0uuu6rssersscqrresssbrrscrssbqrrhssscrsscsttarsserrse*2,stt8rrsbssscrsserssbrrrdrsserrrerrrcstt8ssscrssdsss9rrrgrrrfrrsdsssdvvv0*4,uvv3
  vvv0*36,uuu3
  uvv1vvv0*35,uuu0
visitor-without-offer 580x364
~ IqB6 xt-H l4Am PiZq e9ul 5lZb A8hb pkZW QHdO df1w NsCY NSH1 zCRs
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
  vvv0tuu0ptt0*2,rhc4thb0*2,usr2tuu2uvv0tlg2thb0*2,pnm4oss1jno8pst0ptt0*2,kopaptt0*3,nqr3kop7ptt0jpq36ik0*2,tuu3vvv0iop46ik09km2rtu0vvv0uvv3
  vvv0tuu0ptt0*2,kop7nrr2ptt0*2,kopaptt0*3,jno8ors1ptt0oss1jno8pst0ptt0kopaptt0*2,nqr3kop7ptt0*2,fno48jl0*2,vvv0uvv0kqr38jl0*2,pst4vvv0uvv3
  vvv0tuu0ptt0*3,kop7nrr2ptt0kopaptt0*2,jno8ors1ptt0*3,oss1jno8pst0kopaptt0nqr3kop7ptt0*3,lpq5mpq4ptt0*2,kopaptt0pst0ino8rtt1vvv0uvv3
  vvv0tuu0ptt0*4,kop7nrr2kopaptt0jno8ors1ptt0*5,oss1jno8kopanqr3kop7ptt0*5,lpq5mpq4ptt0kopapst0ino8pst0rtu0vvv0uvv3
  vvv0tuu0ptt0*5,kop7imndjno8ors1ptt0*3,qtt0*2,ptt0*2,prr1jjfbmnj6ptt0*7,lpq5mpq4kopbino8pst0ptt0rtu0vvv0uvv3
  vvv0uvv0rtu0*5,mpq39eg4eik4rtu0*4,vvv0suu0rtu0*2,srn0voa0voc0rtu0*8,nnm5kji9qss1rtu0*2,tuu0vvv0uvv3
  vvv0uuu5sstasttastt9ttt6sss8ttt9sstcttt8rssbsssb*2,ttt6rssbsttarsscsss9qrrisst8stt6sssbsstcsstbttt9sss9stt8rssasss9vvv0*7,uvv3
  vvv0*2,ttu4uuu4vvv2uuu2uuu3*3,vvv2uuu3*2,uuu2uuu3*2,vvv3uuu2uuu3uuu4uuu3uuu2uuu3uuu4uuu2vvv3uuu3vvv2uuu2tuu5vvv0*7,uvv3
  vvv0stt2glm0gkl0*14,mop3vvv2uvv0*15,vvv2vvv0uvv3
  vvv0imn619c0*6,4ce87efa6dfc1ac019c0*5,5ce6uvv6vvv0*5,uvv2oppgrrrbqrrfuuu4vvv0*5,uvv6vvv0uvv3
  vvv0kno619c0*6,3bd15ce52ac319c0*6,7ef6uvv5vvv0*6,sst5tuu5stt6vvv0*6,uvv5vvv0uvv3
  vvv0*2,stt0*15,uuu0vvv0uvv0*15,vvv0*2,uvv3
  uvv0vvv0*35,uuu0
winners 580x83
~ IqB6 xt-H NJku PiZq Oh9r ah21 kddn 4iUO akjk qEZa s9KQ SwXr oc95 4_YB miTx qEZa s9KQ xBGT PttU Lakz
~ vsut qEZa s9KQ sK6t -IjQ A3VX fvfK qEZa s9KQ SwXr _kba 4_YB Cv7H qEZa s9KQ xBGT kjsK Lakz PqIv GW0U
~ xQSJ 56p0 FH5O
  qrrdrssasss7uvv0*34,
  uvv0*37,
  uvv0*5,uuu0*28,uvv0*4,
  orq3nopkqrr7uvv0*2,uuu3oppbrssdrsserrserrrhqrrkqqrjqqrlpqqfqrrfqqqhnooisss9rss9sss9uuu4uvv1vvv1pqq7ttt8qqqjrss8qrrfrssgpqqjrssbuuu1uvv0rrsdstt7uvv0
  uvv0*6,uuu1vvv0*2,uuu1vvv0*12,uvv0*2,tuu0vvv0*7,uvv0*2,ttt3tuu1uvv0
  uvv0*37,
winners-with-sum 580x83
~ IqB6 xt-H n6AW PiZq Oh9r ah21 kddn 4iUO akjk qEZa s9KQ SwXr oc95 4_YB miTx qEZa s9KQ xBGT PttU Lakz
~ vsut qEZa s9KQ sK6t -IjQ A3VX fvfK qEZa s9KQ SwXr _kba 4_YB Cv7H qEZa s9KQ xBGT kjsK Lakz PqIv GW0U
~ xQSJ 56p0 FH5O
  qrrdrssarss7rssbrss9rrsbstt5uvv0*30,
  uvv0*37,
  uvv0*5,uuu0*28,uvv0*4,
  prq3oppirss6uvv0*2,uuu3ppq9sstbrssdrsserssfrrrirrrgrrriqqrdrrrdqrrgoppgstt8ttt8stt8uuu4uvv1vvv1qqq7ttt8qqrjrss8rrsessteqrrgsst9uuu1uvv0rsscstt6uvv0
  uuu0ttu2uuu0uvv0*3,tuu3uuu2vvv0uuu2*5,uuu1*2,uvv0uuu1vvv0uuu0uuu1uvv0*3,ttt1vvv0uvv0vvv0uuu1*2,uuu2uuu1uuu0uvv0ttt5tuu2uvv0
  uvv0*37,
promises 580x266
~ IqB6 xt-H GT_M PiZq IqB6 x_tR BLJh Erat Iq2E CBCQ hMWL PiZq _Os4 k9QX Erat Iq2E CBCQ 7dnj PiZq HG6r
~ XhBP Erat Iq2E CBCQ nIGK PiZq bVrU 3jLJ
  rrrcrssbrrr8ttu2uvv0*33,
  uvv0*37,
  eghljlldhjjkkmmejklcgijioppbjllfjklhnoobjllbjllgopp7hjjjkmmbijkfoppauvv0*20,
  stt3stt1stt3stt2stt1sss2qrr4stt2*2,ttt1sss2stt3ttt1stt3stt1stt2tuu2uvv0*20,
  uuu0*5,uvv0uuu0*3,uvv0*3,uuu0*8,uuu1uuu0*2,uvv0*2,uuu0*4,tuu0uvv0uuu0tuu2uvv0uuu0*2,uvv0
  ttt1pqq4tuu0stt3kmmcoppamnnklmmfnooduvv0*3,uuu0rss5pqq7uuu0qqr6mnnenooalmmglmmimoo9mnogsss4uvv0uuu0pqq6rss5uuu0mnodmnndjllflmnolnneoppcnoohuvv0
  ttt0qrr5tuu0ttt3pqq8pqqeoppcrss3uvv0*4,uuu0rss4qrr5uuu0rss6opqcstt6uvv0*6,uuu0qrr4rss4uuu0qrrbpqqaqqr8noogopparss3uvv0*2,
  uuu0*3,tuu1rrs4rss6sss5ttt2uvv0*4,uuu0*4,rss5sss4stt2uvv0*6,uuu0*4,rss6rrr4stt3rss6stt5ttt1uvv0*2,
  uvv0*3,stt4qrrbqrreqqrcqrrdqrrfrss9rrscuvv0*5,sst5qrrdpqqgqrrcrrs8rrsaqrrcuvv0*6,nopamnnfmoocuvv0*5,
  uvv0*3,ttt4qrrb*2,qrrd*2,rssbqrrcuvv0*6,stt6qrrfqrrcrss9qrreqqrfsss9uvv0*6,stt6stt5ttt3stt5ttt6*2,ttt5uvv0
  uvv0*3,uuu1ttt5stt6stt7tuu3stt6stt8tuu4uvv0*5,ttu5stt5sss6ttt4ttt5ttt6sst7uuu1uvv0*5,ttt6sst7stt5sst6ttt7sss8stt6uvv0
  uvv0*3,uuu1sst7sssarss7rssastt8*2,stt5uvv0*5,ttt5rss7stt6*2,sst7stt7*2,uuu1uvv0*5,rsscqrrbrss8qrrcsss9qrrbrssbuvv0
  uvv0*3,tuu4qrrdstt8rsscqqrgrssbuuu1uvv0*6,sss7rss9qrrcqrrduvv0*9,rssarss9qrrfrrsbqrrerss9uvv0*2,
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
  vur0vuq0*35,uus2
  vuq0sro5qpm6sro2rqn4rqn6ppm6sro3*2,tro4sro3utp2vuq0*17,vus0tsq5vus2vvu0vut2vus0vuq0utr2
  vuq0rqn7lljcmmkbkkjeijhkrqn8mmkdqpn7ijhimmkdqqn7vuq0*17,vvt0rpn7uut4sqocrqngvut1vuq0utr2
  vuq0*36,utr2
  vuq0utq2egf4tsp5hhg6iih7vuq0*30,utr2
  vuq0*2,jki6qpmcijh6ghg7tro5tsp5rqo3ppm5qpn4utq1vuq0*24,utr2
  vuq0tsp3dee2jji5ghf7hhg8rqn6ppn7nnl7nnlappmbvuq0*25,utr2
  vuq0*6,vtq0vuq0*29,utr2
  vuq0tro8pomfrqnepomdsro8qqndpomhqpnfppmivtq1vuq0*25,utr2
  vuq0tro6ppmmrqnfppmippmmrqneppmjrqne*2,ppmjrqndqpngrqnfqpmlsro5vuq0*20,utr2
  vuq0*4,vtq1vuq0*6,vtq2vuq0*24,utr2
  vuq0vsl1vn80*32,vqg1vuq0utr2
  vuq0vqh1vm50*11,ul53ke3csk45ph4cpi4drj4aqi4aoh4cog4dsk45vm50*11,vpc1vuq0utr2
  vuq0vri1vm50*12,tk51vm50ul51vm51*2,vm50vl50vm50*13,vpc1vuq0utr2
  vuq0*2,vsl0*32,vtp0vuq0utr2
  vus0*36,uus2
  vvv0uvv1vvv0*10,vvv1vvv0*23,uvv3
  vvv0ttu4qsscoqqhrss8oqrdnqqhoqrfqrscoqrfqssaoqqdmppjvvv1vvv0*22,uvv3
  vvv0*36,uvv3
  vvv0*2,vvt0vvu0uuu2pqqdnoohoppmttt4vvv0*22,uvv1uvv0*2,vvv1vvv0uvv3
  vvv0vvt0spk9trn4vvu2uuu5ttt8tuu6uuu5vvv1vvv0*20,uvv5vvv2rrrbrssbuvv6vvv0uvv3
  vvv0vvt0trm4uso2vvv2ttt8sttbuuu6stt9uuv3vvv1uuu2*3,uuu4uvv2vvv0*14,vvv3uuu2rss6ttt4uuu5vvv0uvv3
  vvv0*4,uuv2rsscsss8qrrgrrsdstt9rrsdtuu6ttt7ttt9*2,ttu8vvv0*20,uvv3
  vvv0*36,uvv3
  vvv0*2,uuu0*2,vvv0rss7sss9ttt4ttt5ttt6vvv0*26,uvv3
  vvv0uvv0hlmenpqavvv0sssaqrrdsss5qrrdttt8vvv0*20,vvv1noomqrrhmnniqrrdvvv0uvv3
  vvv0*2,tuu0*2,vvv3rrrgqrrerssdqrre*2,vvv0*26,uvv3
  vvv0*36,uvv3
  vvv0*36,uuu2
  uuu0*35,uuu1uvv0
ready-one 580x542
~ IqB6 xt-H 35bh PiZq e9ul bTAP CeNm -bwi z_3E BAjq M6mU _DJG MiCb cWF4 3soo t-_M wc6h 0M_t Jsc5 C85m
~ JhQX MeXL -8fs dFUw A2W2 Vc8o DUYO PiZq rvtL bVUo 7-62 TPsC ws31 A2W2 Vc8o DUYO PiZq rvtL ytg0 7-62
~ TPsC FCAc RZov ws31 A2W2 Vc8o IGB7 PiZq AJvj Jxlh 7-62 UvTP DOxa RZov
  rss8qrrdrss8sst6uvv0*33,
  uuu0uut0*34,uuu0uvv0
  vur0vuq0*35,uus2
  vuq0sro5qpm6sro2rqn4rqn6ppm6sro3*2,tro4sro3utp2vuq0*17,vus0tsq5vut2vvu0vut2vus0vuq0utr2
  vuq0rqn7lljcmmkbkkjeijhkrqn8mmkdqpn7ijhimmkdqqn7vuq0*17,vus0rqn6vuu5sqocrqngvut1vuq0utr2
  vuq0*36,utr2
  vuq0utq2egf4tsp5hhg6iih7vuq0*30,utr2
  vuq0*2,jki6qpmcijh6ghg7tro5tsp5rqo3ppm5qpn4utq1vuq0*24,utr2
  vuq0tsp3dee2jji5ghf7hhg8rqn6ppn7nnl7nnlappmbvuq0*25,utr2
  vuq0*6,vtq0vuq0*29,utr2
  vuq0tro8pomfrqnepomdsro8qqndpomhqpnfppmivtq1vuq0*25,utr2
  vuq0tro6ppmmrqnfppmippmmrqneppmjrqne*2,ppmjrqndqpngrqnfqpmlsro5vuq0*20,utr2
  vuq0*4,vtq1vuq0*6,vtq2vuq0*24,utr2
  vuq0vsl1vn80*32,vqg1vuq0utr2
  vuq0vqh1vm50*11,ul53ke3csk45ph4cpi4drj4aqi4aoh4cog4dsk45vm50*11,vpc1vuq0utr2
  vuq0vri1vm50*12,tk51vm50ul51vm51*2,vm50vl50vm50*13,vpc1vuq0utr2
  vuq0*2,vsl0*32,vtp0vuq0utr2
  vus0*36,uus2
  vvv0*36,uvv3
  vvv0uvv0nqq5rss2vvv1opphnoolqqq9oppjqrrevvv0*21,sss9ttt8rss7stt6vvv0uvv3
  vvv0uvv0mpp9oqr8vvv3rrserrrdsssbrssdrrrdvvv0*21,qrrdstt8qrrattt7vvv0uvv3
  vvv0*5,vvv1*3,vvv2vvv1vvv0*26,uvv3
  vvv0*36,uvv3
  vvv0uvv0prr3stt1vvv1opphnoolqqq9oppiqrrevvv0*21,ttu4uuu5stt5ttu3vvv0uvv3
  vvv0uvv0knobnpq9vvv1stt8rrretttbrssdstt9ttt6uuu5vvv0*19,pqqirsscpqqdsstavvv0uvv3
  vvv0*2,uvv0*2,vvv0uuu3*2,uuv2uuu2vvv2ttu4vvv1vvv0*24,uvv3
  vvv0*4,tuu2gkl0*18,hlm1tuu0*10,uuu0vvv0uvv3
  vvv0*36,uvv3
  vvv0*2,prr5stt2ttt5pqqkoopnqqq9pqqippqinooivvv3vvv0*20,vvv1uuu1uvv0vvv0uvv3
  vvv0uvv0jnngoqr8vvv1ttt6uuu3uvv2vvv0*22,uvv1oppfqrrfnoogrrscvvv0uvv3
  vvv0*2,uvv0*2,vvv0uuu4stt7uuu4vvv0*28,uvv3
  vvv0*4,tuu2gkl0*9,kno2tuu0*19,uuu0vvv0uvv3
  vvv0*36,uvv3
  vvv1vvv0*35,uuu1
ready-claiming 580x310
~ IqB6 xt-H eM9H PiZq e9ul bTAP CeNm -bwi z_3E BAjq M6mU _DJG MiCb cWF4 3soo t-_M wc6h 0M_t k-kz XKxC
~ MeXL
  rss8qrrdsss8qrrcrssestt3uvv0*31,
  uuu0uut0*34,uuu0uvv0
  vur0vuq0*35,uus2
  vuq0sro5qpm6sro2rqn4rqn6ppm6sro3*2,tro4sro3utp2vuq0*17,vus0tsq5vut2vvu0vut2vus0vuq0utr2
  vuq0rqn7lljcmmkbkkjeijhkrqn8mmkdqpn7ijhimmkdqqn7vuq0*17,vus0rqn6vuu5sqocrqngvut1vuq0utr2
  vuq0*36,utr2
  vuq0utq2egf4tsp5hhg6iih7vuq0*30,utr2
  vuq0*2,jki6qpmcijh6ghg7tro5tsp5rqo3ppm5qpn4utq1vuq0*24,utr2
  vuq0tsp3dee2jji5ghf7hhg8rqn6ppn7nnl7nnlappmbvuq0*25,utr2
  vuq0*6,vtq0vuq0*29,utr2
  vuq0tro8pomfrqnepomdsro8qqndpomhqpnfppmivtq1vuq0*25,utr2
  vuq0tro6ppmmrqnfppmippmmrqneppmjrqne*2,ppmjrqndqpngrqnfqpmlsro5vuq0*20,utr2
  vuq0*4,vtq1vuq0*6,vtq2vuq0*24,utr2
  vuq0vsl1vn80*32,vqg1vuq0utr2
  vuq0vqh1vm50*11,ul52sk54rj45pi4dph4crj4api4aph4aoh4dsk54vm50*11,vpc1vuq0utr2
  vuq0vri1vm50*12,tk52vm50vl51vm51vm50*2,ul50vm50*13,vpc1vuq0utr2
  vuq0*2,vsl0*32,vtp0vuq0utr2
  vus0*36,uus2
  vvv0*36,uuu2
  uuu0uvv0*36,
ready-huge 580x296
~ IqB6 xt-H mmis PiZq e9ul bTAP CeNm -bwi z_3E BAjq M6mU _DJG MiCb cWF4 IVpR UCtf wc6h 0M_t Jsc5 C85m
~ JhQX vhfx
  rss8qrrdrss9qrrauuu1uvv0*32,
  uuu0uut0*34,uuu0uvv0
  vur0vuq0*35,uus2
  vuq0sro5qpm6sro2rqn4rqn6ppm6sro3*2,tro4sro3utp2vuq0*17,vus0tsq5vut2vvu0vut2vus0vuq0utr2
  vuq0rqn7lljcmmkbkkjeijhkrqn8mmkdqpn7ijhimmkdqqn7vuq0*17,vus0rqn6vuu5sqocrqngvut1vuq0utr2
  vuq0*36,utr2
  vuq0usp2higbrqn4hih9llj4klj6vtq1llj9mmk8llj3kkj8pom4sro2dfe6kkiaijh9higallj9mmk8hhg7mmk8ool6kkj6onl5qpn4llj9nnk4llj9vuq0*7,utr2
  vuq0usp1fgf9onl5hhg9onl5higbkkj7cedammk7fgfaegfbghgcrqn4jjiaiihaghgahig7jji8hhgdhig7mmk9jki6ghg8onl6ppm3fgfajki7nnl5nnldoomammkdppn8vuq0*3,utr2
  vuq0vtq0sro0sro1sro0tsp1tsp2qqn5utp1usp1tsp1*2,sro3rqn5utq0usp1tsp1usp2tsp3sro4sro1tso0sro0*2,tro1tso1sro0*2,tsp0utp1*2,usp1vtq1vuq0*3,utr2
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
~ IqB6 xt-H MyPJ PiZq e9ul CeNm -bwi sPD7 SemE
  rss8qrrdsss8rrsauuu1uvv0*32,
  uuu0uvv0*36,
  vvv0*36,uuu2
  vvv0sss4rrr5ttt1ttt4sss5qrr5uuu2ttu2uuu3tuu2vvv1vvv0*24,uvv3
  vvv0qrr8klmeklmcjklghjjnqrr9klmfpqq8hjjlkmmfqrr8vvv0*24,uvv3
  vvv0*36,uvv3
  vvv0qrrblmmjlnnlmnnnklmloppfppqbmnnjmnnnppqdkmmhqrravvv0*23,uvv3
  vvv0uuu5sstbtuu4ttt7ttt6sssdsstcttt9ttt5stt8ttt7sss6ttt8sstbuuu2vvv0*20,uvv3
  vvv0vvv2tuu5uuu4*2,tuu4uuu6ttt6uuu3*2,uuu5uuu3tuu4uuu5tuu7uuu3vvv0*20,uvv3
  vvv0*36,uuu2
  uuu1vvv0*34,uuu1uvv0
ready-first-tasks 580x397
~ IqB6 xt-H gCr1 PiZq e9ul 0N6_ tMXb -8fs dFUw A2W2 Vc8o DUYO PiZq rvtL bVUo 7-62 TPsC ws31 A2W2 Vc8o
~ DUYO PiZq rvtL ytg0 7-62 TPsC FCAc RZov ws31 A2W2 Vc8o IGB7 PiZq AJvj Jxlh 7-62 UvTP DOxa RZov MjTc
~ oNA3
  rss8qrrdrssbrss8rss9qrrauvv0*31,
  uuu0uvv0*36,
  vvv0*36,uuu2
  vvv0sss4sss2ttu3tuu2*2,uuu1ttt4stt3vvv0*27,uvv3
  vvv0qqr6lnn9lmnflmngmnodkllflnndpqq7vvv0*27,uvv3
  vvv0*36,uvv3
  vvv0*2,rss1tuu0vvv0pqqdpqqhrss6rrrdrssbvvv0*26,uvv3
  vvv0uvv0jmndmppavvv0stt8sss7ttt4sss8ttt6vvv0*20,vvv1noomqrrhmnniqrrdvvv0uvv3
  vvv0*2,uuu0*2,vvv2ssscsssb*2,rsscrssbvvv0*26,uvv3
  vvv0*36,uvv3
  vvv0*2,tuu0uuu0vvv0rrr8rrrbstt5sss8stt8vvv0*26,uvv3
  vvv0uvv0hlmemppavvv0rssaqrrdsst6qqqestt7vvv0*20,vvv1noomqrrhmnniqrrdvvv0uvv3
  vvv0*2,tuu0uuu0vvv1sstarrresttarssbsttarrrbttt7vvv0*24,uvv3
  vvv0*4,tuu2gkl0*18,hlm1tuu0*10,uuu0vvv0uvv3
  vvv0*36,uvv3
  vvv0*2,uuu0*2,uuv2tuu4sst9uuu2ttt5ttt6stt4vvv1vvv0*24,uvv3
  vvv0uvv0imnioqqauuu3rrrfrrrerss6sssdrrsbqrrevvv1vvv0*18,uuv2oppfqrrhmnniqrrdvvv0uvv3
  vvv0*2,rss3stt1vvv1rssbrrrbtuu6vvv0*28,uvv3
  vvv0*4,tuu2gkl0*9,kno2tuu0*19,uuu0vvv0uvv3
  vvv0*36,uvv3
  vvv0npq45ce0*32,hlm5vvv0uvv3
  vvv0imn619c0*10,8egc8fgb8ega*2,8fge5de78ega8egc7ege7efd9fhfbhig2ac119c0*9,agi6vvv0uvv3
  vvv0jmn619c0*10,1ac12ac1*2,3bd31ac12ac32ac1*2,1ac11ac02ac1*2,19c0*10,bhi6vvv0uvv3
  vvv0vvv1oqr0oqq0*31,tuu1vvv0uvv3
  vvv1vvv0*35,uuu1
ready-all-claimed 580x567
~ IqB6 xt-H eTyd PiZq e9ul CeNm Pt47 Adbx d6MI ifO4 MiCb cWF4 jGbh t-_M F8Yq Mf1u 5TCK CLma r7MQ IPAc
~ hazR LMyr 9PPx tMrw 0N6_ DBwp -8fs dFUw A2W2 Vc8o DUYO PiZq rvtL bVUo 7-62 TPsC ws31 A2W2 Vc8o DUYO
~ PiZq rvtL ytg0 7-62 TPsC FCAc RZov ws31 A2W2 Vc8o IGB7 PiZq AJvj Jxlh 7-62 UvTP DOxa RZov MjTc oNA3
  rss8qrrdrss9*2,rrrcrrs9ttt4uvv0*30,
  uuu0uvv0*36,
  vvv0*36,uuu2
  vvv0sss4sss2ttu3tuu2uuu2rss6uuu1*2,qqr6ttt2vvv0*17,tuu1sut1rts5sut1tut1tut0uvu1vvv0uvv3
  vvv0qqr6lnn9lmnfkmmjjklcnooalmnenooamnnfklmgvvv0*17,rts4psr7mqofnrpbmqoflqnbsut2vvv0uvv3
  vvv0*3,ttt2sss1rss1vvv0*30,uvv3
  vvv0uuu2add8opq4eghalmn3vvv0*30,uvv3
  vvv0qqr6gii6eghcppq5dfgcrrr9qrranoo7mnncmnnbuvv1vvv0*24,uvv3
  vvv0*2,lmn2qrr2lmn3ppq2tuu2sss3rrs3qqr4ttt4vvv0*25,uvv3
  vvv0uuu2uuu6stt7sttasss9sst9qrrgvvv0*28,uvv3
  vvv0*2,uvv3tuu3uuu4uuu3vvv3uuu5vvv0*28,uvv3
  vvv0nqp47hd0*4,ckh97ef0*14,agh4cln3blm0*11,jpq3vvv0uvv3
  vvv0uvu0qsr0*4,stt2qrs0*14,rss1rtu0rtt0*11,tuu0vvv0uvv3
  vvv0mqo4oqpasssdrrriqrrirsseqrrfqrrevvv0gkl9rsscssserrshrsserrsfuuu3jpq3stt8rssbrrse*2,stt8rsserrretuu7vvv0*10,uvv3
  vvv0stt3stt4rss4ttt3stt5sss6vvv0*29,uvv3
  vvv0stt3qqraqrrasss9pqq9rss8vvv0*29,uvv3
  vvv0*36,uvv3
  vvv0uvv0mpp6rss3vvv1opphnoolqqq9oppjqrrevvv0*21,sss9ttt8rss7stt6vvv0uvv3
  vvv0uvv0nqq7prr7uvv3qrrgqrrfrssdqrrfqqrfvvv0*21,qrrdstt8qrrattt7vvv0uvv3
  vvv0*36,uvv3
  vvv0*36,uvv3
  vvv0uvv0prr4stt2vvv1opphnoolqqq9oppiqrrevvv0*21,ttt6uuu7sss6ttt4vvv0uvv3
  vvv0uvv0lopaoqq8vvv1stt8rrretttbrssdstt9ttt6uuu5vvv0*19,qqrfsssaqqrbttt8vvv0uvv3
  vvv0*2,uvv0vvv0vvv1stt3*2,stt2*2,ttt2rss4ttu1tuu0*11,uuu0vvv0*12,uvv3
  vvv0*4,tuu2imn0*18,jmn1tuu0*10,uuu0vvv0uvv3
  vvv0*36,uvv3
  vvv0*2,prr5stt2ttt5pqqkoopnqqq9pqqippqinooivvv3vvv0*19,uuu2uvv3ttt3uuu2vvv0uvv3
  vvv0uvv0jnngoqr8vvv1ttt6uuu3uvv2vvv0*22,vvv1pqqdrrreppqfsssbvvv0uvv3
  vvv0*2,uvv0*2,vvv0uuu4stt7uuu4vvv0*28,uvv3
  vvv0*4,tuu2gkl0*9,kno2tuu0*19,uuu0vvv0uvv3
  vvv0*2,oqr0oqq0*31,tuu1vvv0uvv3
  vvv0jmn619c0*32,bhi6vvv0uvv3
  vvv0imn619c0*10,8fgd9ghd9fhbaghe9fhf7dfb9fhb9fhe8egf8egeaghgchjh2ac119c0*9,agi6vvv0uvv3
  vvv0npq45ce0*32,hlm5vvv0uvv3
  vvv0*36,uuu3
  uvv1vvv0*34,uvv1uvv0
ready-all-done 580x275
~ IqB6 xt-H lKAu PiZq e9ul CeNm Pt47 Adbx d6MI ifO4 MiCb cWF4 jGbh t-_M F8Yq Mf1u 5TCK CLma r7MQ IPAc
~ hazR LMyr 9PPx tMrw SemE
  rss8qrrdrss9*2,rrsatuu1uvv0*31,
  uuu0uvv0*36,
  vvv0*36,uuu2
  vvv0sss4sss2ttu3tuu2uuu2rss6uuu1*2,qqr6ttt2vvv0*17,tuu1sut1rts5sut1tut1tut0uvu1vvv0uvv3
  vvv0qqr6lnn9lmnfkmmjjklcnooalmnenooamnnfklmgvvv0*17,rts4psr7mqofnrpbmqoflqnbsut2vvv0uvv3
  vvv0*3,ttt2sss1rss1vvv0*30,uvv3
  vvv0uuu2add8opq4eghalmn3vvv0*30,uvv3
  vvv0qqr6gii6eghcppq5dfgcrrr9qrranoo7mnncmnnbuvv1vvv0*24,uvv3
  vvv0*2,lmn2qrr2lmn3ppq2tuu2sss3rrs3qqr4ttt4vvv0*25,uvv3
  vvv0uuu2uuu6stt7sttasss9sst9qrrgvvv0*28,uvv3
  vvv0*2,uvv3tuu3uuu4uuu3vvv3uuu5vvv0*28,uvv3
  vvv0nqp47hd0*4,ckh97ef0*14,agh4cln3blm0*11,jpq3vvv0uvv3
  vvv0uvu0qsr0*4,rts2qrs0*14,rss1rtu0rtt0*11,tuu0vvv0uvv3
  vvv0mqo4oqpasssdrrriqrrirsseqrrfqrrevvv0gkl9rsscssserrshrsserrsfuuu3jpq3stt8rssbrrse*2,stt8rsserrretuu7vvv0*10,uvv3
  vvv0vvv3ttt6uuu2uuu4uuu3ttt8*2,tuu6uuu3tuu5*2,uuu4tuu5ttu7uvv1vvv0*20,uvv3
  vvv0uuu3sttatuu6tuu8stt7sttastt9tuu6ttt5stt8uuu6sss6tuu8sttbttu4vvv0*20,uvv3
  vvv0*36,uuu2
  uuu1vvv0*34,uvv1uvv0
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
