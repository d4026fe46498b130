not-found 358x572
~ IqB6 xt-H H_7h PiZq TxIS f4P1 PiZq pkZW 6lW- 64kZ ymJg 3xWw z2yA 4Xez VQXV LjxZ jLRj
  rssarss9rssarss8uvv0*19,
  uvv0*23,
  uvv0hll45bd05ac0una4vn80*2,vpf1vtq0uni1uhb0ejk1gnn1tsq1oom55ac0*3,plb5vn80vpd0uut0uvv0
  uvv028a218a07cd5vpd1vm50*2,vpc1uke2ue70*2,bhi06ik09jl1lnl718a0*2,39b2upg3vm50*2,vsm1uvv0
  uvv018a039b1ppm3vto0vn80vm50vma3ue70*3,bhi06ik0*2,aij918a0*2,lmk4vtp0voa1vm50vrl1uvv0
  uvv07eg1jnm2nqo0vtp1vto0rne2pi83ui90ujd0*2,hlk0emm0*2,cjk36ef1hml2nqo0tsp1vtp0tpg1rqm3uvv0
  uvv06ik0*3,ssp4ehg418a0cd84vm50voa0vto0vtq0*3,rrn37ik06ik0*2,pqo3iki428a0jmn6uvv0
  uvv09kl26ik0*2,fji918a0*2,cd84vm50*2,vob1vtq0vqm1uha1ue70pf906ik0*2,gkk918a0*2,jmn6uvv0
  uvv0rsp1bkl16ik04bc718a0*2,cd84vm50*3,vrl2uf80ue70*2,tlg3dlm26ik05ce718a0*2,jmn6uvv0
  uvv0vtp0vni1rhb18hi2dkk1opm0jki57b90*3,rk95uh60ue70*2,vrm2vpk1rhc1bgg1bjj1nom1ssr1uvv0
  uvv0uke2ue70*2,9ij16ik0clm2klk618a0*2,4ab3vpe3vm50*2,vl92vnh2ue70*2,chh06ik09jl1sts1uvv0
  uvv0ue70*3,9ij16ik0*2,ahi918a0*2,lmk4vto0vn80vm50vna3uf80ue70*2,dhh16ik0*2,lqr3uvv0
  uvv0uic0*3,ell1clm0*2,cij2cgf1ppm2vtq0*2,vto0vqf0vnb1uic0*3,hkj0clm0*2,nrr2uvv0
  uvv0vtq0*20,vut0uvv0
  uvv0vtq0pom4rqm4uso1tro1utp1tso1tso2rqn3pol6tso1uso3tso1qpm7vtq0*6,vut0uvv0
  uvv0vtq0mmk9kkiaefegghfdnmkajjhhhigcnmk9jjhfiigeiihjiihgfgfdvtq0*6,vut0uvv0
  uvv0vtq0*3,tro1vtp0vtq0*15,vut0uvv0
  uvv0vtq0rqncrqna*2,qpnfqpngsroaqpmdrqndqpmerqn9qpncqpmfqpmcsro8srn8qpmcrqnfrqndvtq0vut0uvv0
  uvv0vtq0vtp1*2,utp2vtp1usp3usp4vtp1uso4usp4vtp1*4,usp3vtp0vtp1vtq0*3,vut0uvv0
  uvv0vtq0tro8qpmesro8srn8sqncrqnbqpnerqn9usp5rqnbtro7rqnbrqncsqn9srn8sqn9vtq0*3,vut0uvv0
  uvv0vtq0sqn8ppmevtp2vtq0*16,vut0uvv0
  uvv0vtq0*20,vut0uvv0
  uvv0vtq0sro1oom0*9,ppm0vtp0vtq0*7,vut0uvv0
  uvv0vtq09ff519c0*10,ppm5vtq0*7,vut0uvv0
  uvv0vtq09ef52ac2bgib7ef9bhil7egbaghf8fgibhig6df819c0oom5vtq0*7,vut0uvv0
  uvv0vtq0fji45cd0*9,6ce0rro3vtq0*7,vut0uvv0
  uvv0vtq0vtp1utp0*7,utp1vtq0*10,vut0uvv0
  uvv0vtq0utp5vtp0utp2vtq0*3,vtp1vtq0vtp0vtp2vtq0*9,vut0uvv0
  uvv0vtq0utp6uso3nmkjqpmcnmkeonkgnnkfsqn6vtq0utp3vtq0*9,vut0uvv0
  uvv0vtq0utp3utp0*7,utp2vtp0vtq0*9,vut0uvv0
  uvv0vtq0*20,vut0uvv0
  uvv0vtq0usp4vtp1*3,utp1usp4vtp0usp2vtp0vtq0*10,vut0uvv0
  uvv0vtq0tsp6srp9rqoasrp7rroarqodrroasroavtq0*11,vut0uvv0
  uvv0vtq0srq9noofmnnkopojopofnookopohnoognoohnookmnniqqq8vtp0vtq0*6,vut0uvv0
  uvv0vtq0*20,vut0uvv0
  uvv0vut0vtq0*18,vur0uuu0uvv0
error 358x642
~ IqB6 xt-H tXAd PiZq TxIS hS75 PiZq pkZW jR7d ttGo gilg hSlp 2Phq aTBZ C0wA 23jb aTBZ C0wA MlRS BY86
~ Va7u P9_K dKzD Ne3U sRZo C_vQ u0WT EIVD ILd4 85-L eRjP l0O3
  rss9sss8uvv0*21,
  uvv0*23,
  uvv0gkl48df0*2,cgi4qtt0*12,jmn48df0*2,afg1stt2uvv0
  uvv039b518a0*2,9eg5ptt0*12,imn518a0*3,lno6uvv0
  uvv039b518a0*2,gkm5ptt0*12,ors228b118a0*2,lno6uvv0
  uvv039b518a04ac3pss1ptt0*5,pst0qss0ptt0*6,chj518a0*2,lno6uvv0
  uvv039b529b1kop3ptt0*6,tpe1vn70qss0ptt0*5,pst17de318a0lno6uvv0
  uvv07de7lpq2ptt0*7,sqk0tod0pst0ptt0*6,oss1bgi3lno6uvv0
  uvv0pst0ptt0*7,rtu0tuu0*2,suu0qtt0ptt0*7,suu1uvv0
  uvv0pst0ptt0*6,tuu0vvv0*4,uvv0qtt0ptt0*6,suu0uvv0
  uvv0pst0ptt0*5,rtu0vvv0*6,tuv0ptt0*6,suu0uvv0
  uvv0pst0ptt0*5,tuv0vvv0*7,qtt0ptt0*5,suu0uvv0
  uvv0cln2cln0*5,dmn0emo0*7,cln0*6,ors3uvv0
  uvv07jl36ik0*19,mqr3uvv0
  uvv07jl36ik0*19,mqr3uvv0
  uvv0vvv0*20,uvv1uvv0
  uvv0vvv0uuu2*2,vvv0*2,ttt4uuu3vvv0*4,uuu2vvv0*8,uvv1uvv0
  uvv0vvv0sss5klmekllkjklfkllhlmnkijkjlmmdjllmjllglmmhvvv0*8,uvv1uvv0
  uvv0vvv0sss7mnnhoppcmnodpqq7nooepqqaoppdoppcnooclmnjppq6vvv0*7,uvv1uvv0
  uvv0vvv0uuu1ttt5ttt2rss7rrs4sss4tuu3sss3ttt4sst4sss4ttt2vvv0*7,uvv1uvv0
  uvv0vvv0rts3lqo6sssbrrrerrshrrsbstta*2,rrsdrrsasstbsssbrrsfrrsbsstavvv0*4,uvv1uvv0
  uvv0vvv0tuu1qsr2uuu3ttt6tuu8sss9uuu5*2,ttt7tuu6ttt7ttt8tuu8ttt5tuu6vvv0*4,uvv1uvv0
  uvv0vvv0*3,sssaoppgpqqlqrrhpqqmrssbvvv0*11,uvv1uvv0
  uvv0vvv0*2,tut1vvv1vvv0*7,vvv1vvv0*4,vvv1vvv0*3,uvv1uvv0
  uvv0vvv0qsr4iol7tttbppqhssscpqqhoppkpqqhqrrdpqqipqqgqqrfqrrgopqioppjpqqppqqevvv0*2,uvv1uvv0
  uvv0vvv0*3,stt8qrrc*2,qqrfvvv0*13,uvv1uvv0
  uvv0vvv0*3,vvv1*2,uuu1vvv1vvv0*13,uvv1uvv0
  uvv0vvv0uuv1mpp0*16,rss1vvv0uvv1uvv0
  uvv0vvv0jmn619c0*5,2ac11ac11ac019c0*2,1ac019c0*5,7eg6vvv0uvv1uvv0
  uvv0vvv0imn619c0*5,3bd73bd59fhf8egabgieaghi2ac219c0*4,7ef6vvv0uvv1uvv0
  uvv0vvv0oqr47ef0*16,fkl4vvv0uvv1uvv0
  uvv0vvv0vvv2uvv0*16,vvv2vvv0uvv1uvv0
  uvv0vvv0uvv6vvv0*4,ttt4ttt3uuu4ttt7stt4ttt7rssattu3vvv0*4,uvv6vvv0uvv1uvv0
  uvv0vvv0uvv6vvv0*4,sss7ppq9rssarssbqrrbqrre*2,pqqavvv1vvv0*3,uvv6vvv0uvv1uvv0
  uvv0vvv0vvv2uvv0*16,vvv2vvv0uvv1uvv0
  uvv0vvv0*2,uvv0*16,vvv0*2,uvv1uvv0
  uvv0vvv0uvv0qrr9opqcpqqapqrcpqq9rss7tuu0*2,stt1pqr6rss4qrr6qrr8stt1*2,pqq7tuu0vvv0uvv1uvv0
  uvv0vvv0uvv0rss6pqqdpqqbrss5tuu0*4,stt3qrs5prr6pqr7pqq9stt1sss4qrr7tuu0vvv0uvv1uvv0
  uvv0vvv0*2,uuu0uuu1uuu0*14,vvv0*2,uvv1uvv0
  uvv0vvv0*20,uvv0*2,
  uvv0uuu0tuu0*18,tuu1uvv0*2,
offline 358x83
~ IqB6 xt-H mLs0 PiZq lOC2 nSKc HhX4 E6Ac Qu8B
  qrrcqrrfttu1uvv0*20,
  uvv0uuu0*20,uvv0*2,
  uvv0vtr0*3,uqo7urp5urp3tqn9uro8usq1tqn7urp4urp5*2,usq2vtr0*6,uut0uvv0
  uvv0vtr0soldvsq1uqo8uro6tqn6tqo8uqoaurp3urp6urp5urp4urp7usq4vtr0uro5tpmcsolbsoleurp4vut0uvv0
  uvv0vtr0*3,tpnctpn8tqnbuqo7tqn9tpndtpmcspmatqn7soldvsr1vtr0*2,vsr0vsq0vtr0*2,uut0uvv0
  uvv0vts0vtr0*19,uuu0uvv0
offline-just-now 358x83
~ IqB6 xt-H ordt PiZq lOC2 nSKc HhX4 ikDL Qu8B
  qrrcqrrfrssa*2,rss8rssauvv0*17,
  uvv0uuu0*21,uvv0
  uvv0vtr0*3,tqn9urp7uro4tpnbtqoaurp2tpn9urp4uro6uro5urp5vtr0*6,uut0uvv0
  uvv0vtr0soldvsq1urp6urp3uro5tqo8tqnburp3urp5*2,tqo6urp4usq3vtr0uro5spmdsnkcsoleurp4vut0uvv0
  uvv0vtr0*2,vsr0tpmatpnburp6uro7tqnaurp6vtr0*11,uut0uvv0
  uvv0uut0vts0*19,uuu0uvv0
