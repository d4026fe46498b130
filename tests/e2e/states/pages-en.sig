not-found 358x572
~ WwRR k9wt v3Cf rk_K NnIc AOx2 rk_K _8qH M7T2 y_Ho 6gYX LJNH F_Hb xK4F FgzW -Aeq QDfx
  rssarss9rssarss8uvv0*19,
  uvv0*23,
  uvv0jmn47ce06ce0tnb3voa0*2,vqg1vuq0uok1uid0fkk1hno1ttq1opn46ce0*3,plc5voa0vpe0uuu0uvv0
  uvv029b218a06bc5vpd1vm50*2,vpc1ulf2ue70*2,bhi06ik0akl1mnl718a0*2,29b2upf4vm50*2,vsm1uvv0
  uvv018a028a1oom4vtn0vn70vm50vna3ue70*3,bhi06ik0*2,bij918a0*2,klj5vtp0vo90vm50vrl1uvv0
  uvv07ef1knm2pqo0vtp0vto0toe1qi83uh90uic0*2,glk0dlm0*2,bjj46de1hlk2pqo0utp0vtp0upf1srm3uvv0
  uvv06ik0*3,tsp3gih418a0cd84vm50vob0vto0vtq0*3,rro36ik0*3,pqo3klj429b1jmn6uvv0
  uvv09jl16ik0*2,gjj918a0*2,cd84vm50*2,vob1vtq0vrm1uic1ue70pf906ik0*2,hlk818a0*2,jmn6uvv0
  uvv0rrp2akl16ik04bc718a0*2,cd84vm50*3,vrm2uf81ue70*2,skf3clm16ik05de718a0*2,jmn6uvv0
  uvv0vtp0voj1phc18gh2djj1nnl0ijh59c90*3,rk95ug60ue70*2,vqm2vql1qid1bgg1bij1mnl0ssr1uvv0
  uvv0ulf2ue70*2,9ij16ik0dlm2klk618a0*2,39b3vpd3vm50*2,vk91vni2ue70*2,chh06ik0akl1tts1uvv0
  uvv0ue70*3,9ij16ik0*2,bhi918a0*2,klk5vtn0vn70vm50vna2uf81ue70*2,dhh16ik0*2,lqr3uvv0
  uvv0uha0*3,dkk1bkl0*2,aii3aee1nnl3vtq0*2,vtn0vpe0vma1uha0*3,gjj0bkl0*2,nrr3uvv0
  uvv0vtq0*20,vut0uvv0
  uvv0vtq0qpm3srn3vtp0usp0vtp0vtp1*2,srn3qpm5utp0vtp1*2,rqn6vtq0*6,vut0uvv0
  uvv0vtq0mmjaijhbefegfgfdmmjbhigighfemljahiggghgfhhgkhhghefeevtq0*6,vut0uvv0
  uvv0vtq0*3,srn2usp1vtq0*15,vut0uvv0
  uvv0vtq0rqncrqna*2,qpnfqpngsroaqpmdrqndqpmerqn9qpncqpmfqpmcsro8srn8qpmcrqnfrqndvtq0vut0uvv0
  uvv0vtq0vtp1*2,utp2vtp1usp3usp4vtp1uso4usp4vtp1*4,usp3vtp0vtp1vtq0*3,vut0uvv0
  uvv0vtq0tro8qpmesro8srn8sqncrqnbqpnerqn9usp5rqnbtro7rqnbrqncsqn9srn8sqn9vtq0*3,vut0uvv0
  uvv0vtq0sqn8ppmevtp2vtq0*16,vut0uvv0
  uvv0vtq0*20,vut0uvv0
  uvv0vtq0tsp1qqn0*9,rqn0vtq0*8,vut0uvv0
  uvv0vtq0afg519c0*10,ppn5vtq0*7,vut0uvv0
  uvv0vtq09ef52ac2bgib7ef9bhil7egbaghf8fgibhig6df819c0oom5vtq0*7,vut0uvv0
  uvv0vtq0eih53bc0*9,4bd0rrn4vtq0*7,vut0uvv0
  uvv0vtq0vtp1utp0*7,vtp1vtq0*10,vut0uvv0
  uvv0vtq0utp5vtp0utp2vtq0*3,vtp1vtq0vtp0vtp2vtq0*9,vut0uvv0
  uvv0vtq0utp6uso3nmkjqpmcnmkeonkgnnkfsqn6vtq0utp3vtq0*9,vut0uvv0
  uvv0vtq0utp3utp0*7,utp2vtp0vtq0*9,vut0uvv0
  uvv0vtq0*20,vut0uvv0
  uvv0vtq0vtp3vtq0*3,vtp0vtp2vtq0vtp1vtq0*11,vut0uvv0
  uvv0vtq0tro7sroaqqncrro8rqobqqofrqobrqocvtq0*11,vut0uvv0
  uvv0vtq0srq9noofmnnkopojopofnookopohnoognoohnookmnniqqq8vtp0vtq0*6,vut0uvv0
  uvv0vtq0*20,vut0uvv0
  uvv0vus0vtq0*18,vur0uuu0uvv0
error 358x642
~ WwRR k9wt HBZ6 rk_K NnIc jeJs rk_K _8qH W2X8 r71T BfuG 3ghN PXlW X9hX 2E-x ocF4 X9hX 2E-x oeRU LDp2
~ DUAZ n4wp mkDL SF9V CabU ukp1 x82P z6pL FiFb F5dh nT66 GdCU
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
  uvv0vvv0tuu1qsr2uuu3ttt6tuu9sss9uuu6uuu5ttt7tuu6ttt7ttt8tuu8ttt5tuu6vvv0*4,uvv1uvv0
  uvv0vvv0*3,sssaoppgpqqkqrrhpqqmrssbvvv0*11,uvv1uvv0
  uvv0vvv0uvv1stt1vvv2vvv0*4,vvv1vvv0*2,uvv2vvv0*2,vvv1*2,vvv3vvv0*3,uvv1uvv0
  uvv0vvv0qsr4jom7ttt9ppqhssscpqqhoppkpqqgqrrdpqqiqqqeqqrfrrrfppqhoppipqqnpqqevvv0*2,uvv1uvv0
  uvv0vvv0*3,stt8qrrc*2,qqrfvvv0*13,uvv1uvv0
  uvv0vvv0*3,vvv1*2,uuu1vvv1vvv0*13,uvv1uvv0
  uvv0vvv0uuv1mpp0*16,rss1vvv0uvv1uvv0
  uvv0vvv0jmn619c0*5,2ac1*2,2ac019c0*2,1ac119c0*5,7eg6vvv0uvv1uvv0
  uvv0vvv0imn619c0*5,3bd73bd58fgf8egabgie9fhh2ac219c0*4,7ef6vvv0uvv1uvv0
  uvv0vvv0oqr47ef0*16,fkl4vvv0uvv1uvv0
  uvv0vvv0vvv2uvv0*16,vvv2vvv0uvv1uvv0
  uvv0vvv0uvv6vvv0*4,stt6stt5ttt5stt8sss6sssaqrrdstt5vvv0*4,uvv6vvv0uvv1uvv0
  uvv0vvv0uvv6vvv0*4,stt6qqq6sss8sss9rrs9rrsbrsscqrr7vvv1vvv0*3,uvv6vvv0uvv1uvv0
  uvv0vvv0vvv2uvv0*16,vvv2vvv0uvv1uvv0
  uvv0vvv0*2,uvv0*16,vvv0*2,uvv1uvv0
  uvv0vvv0uvv0qrr9opqcpqqapqrcpqq9rss7tuu0*2,stt1pqr6rss4qrr6qrr8stt1*2,pqq6tuu0vvv0uvv1uvv0
  uvv0vvv0uvv0rss6pqqdpqqbrss5tuu0*4,stt3qrs5prr6pqr7pqq9stt1sss4qrr7tuu0vvv0uvv1uvv0
  uvv0vvv0*2,uuu0uuu1uuu0*14,vvv0*2,uvv1uvv0
  uvv0vvv0*20,uvv0*2,
  uvv0uuu0tuu0*18,tuu1uvv0*2,
offline 358x83
~ WwRR k9wt 78sp rk_K mz49 CJ5T f7KK gNGF vyU0
  qrrcqrrfttu1uvv0*20,
  uvv0uuu0*21,uvv0
  uvv0vtr0*3,tqn9urp7uro4tpnbtqoaurp2tpn9urp5uqo6uqo7urp3vtr0*6,uut0uvv0
  uvv0vtr0soldvsq1uro8uro5tqo6uro7uro8usq3urp5urp4usq3urp5vsq3vtr0uro5spmdsnkcsoleurp4vut0uvv0
  uvv0vtr0*3,tqnbtqn7tqo9uqo6tqo8tpndtpmcspmatqn7soldvsr1vtr0*6,uut0uvv0
  uvv0uut0vts0*19,uuu0uvv0
offline-just-now 358x83
~ WwRR k9wt NKF5 rk_K mz49 CJ5T f7KK -NvG vyU0
  qrrcqrrfrssa*2,rss8rssauvv0*17,
  uvv0uuu0*20,uvv0*2,
  uvv0vtr0*3,uqo7urp5urp3tqn9uro8usq1tqn7usp3urp4urp3usp4vtr0*6,uut0uvv0
  uvv0vtr0soldvsq1uro7urp4tqo5tqo9tqncurp3urp6*2,tqn8uqo5urp5vtr0uro5tpmcsolbsoleurp4vut0uvv0
  uvv0vtr0*2,vsr0tpmatpnburo7tqo8tpncurp6vtr0*7,vsr0vsq0vtr0*2,uut0uvv0
  uvv0vts0vtr0*19,uuu0uvv0
