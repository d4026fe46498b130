not-found 358x572
~ WwRR k9wt v3Cf rk_K NnIc AOx2 rk_K _8qH M7T2 y_Ho aSNS d53j F_Hb qhkF fQ5z 4-Wh UBIA
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
  uvv0vtq0rqm3tso2srn5srn2vtp0utp1srn5rqn6srn4vtp0usp0srn3*2,usp1vtp0sqn5utp1vtp0vtq0vut0uvv0
  uvv0vtq0mmk7ghfcijhhfgeenmk5fgfhghgjijhefgfimmjbfgfffgfbkkigggfgfgfiefehfgfdmmkavtq0vut0uvv0
  uvv0vtq0*10,tso2tro2vtq0*8,vut0uvv0
  uvv0vtq0rqndqpmgqpmfrqncrqndsqn9pomgrqnaqpmhqpnfsrnarqndqpmerqncqpmfrqn8qpmdtso6vtq0vut0uvv0
  uvv0vtq0utp3usp3utp2usp2utp2vtp1usp1usp3usp2*2,utp2*2,usp2vtp0vtq0*5,vut0uvv0
  uvv0vtq0tro7rqndtro8sro8rqnbsqn9tro8rqncrqnerqn9rqnbtso7rqnctso3vtq0*5,vut0uvv0
  uvv0vtq0qpncqpmcqpmgrqneqpmdqpncrqn9qpmdqpncsrobqpmerqncqpmcqpnerqnbsro7vtq0*3,vut0uvv0
  uvv0vtq0*5,vtp1vtq0vtp1vtq0*12,vut0uvv0
  uvv0vtq0tsp1qqn0*8,sro1vtq0*9,vut0uvv0
  uvv0vtq0afg519c0*8,4bd5vtq0*9,vut0uvv0
  uvv0vtq09ef52ac2chjl7efachjjaghj9fheaghe4bd53bc5vtq0*9,vut0uvv0
  uvv0vtq0eih53bc0*8,8ef5vtq0*9,vut0uvv0
  uvv0vtq0vtp1utp0*11,utp1vtq0*6,vut0uvv0
  uvv0vtq0utp5vtp0utp2vtp1vtq0usp1vtp1*2,vtq0*4,vtp0utp4vtq0*5,vut0uvv0
  uvv0vtq0utp6uso3nnkhonlgpolcnnkgonkgnnkinnkgnnkinmkerqn8vtq0utp6vtq0*5,vut0uvv0
  uvv0vtq0utp3utp0*11,utp1vtp1vtq0*5,vut0uvv0
  uvv0vtq0*20,vut0uvv0
  uvv0vtq0utp1vtq0vtp1vtp0ttq4utq3utr2*2,utr0*4,utq2utr0*2,vtq0*4,vut0uvv0
  uvv0vtq0tro7rqnarqnctro7pqpcppofooneopogoongoonioongoonfppoenoninnmfsrp5vtq0*3,vut0uvv0
  uvv0vtq0*20,vut0uvv0
  uvv0vtq0*20,vut0uvv0
  uvv0vus0vtq0*18,vur0uuu0uvv0
error 358x614
~ WwRR k9wt HBZ6 rk_K NnIc jeJs rk_K _8qH W2X8 r71T a-tc XW6I SF9V Ye0C ukp1 x82P 2tVh FiFb F5dh nT66
~ GdCU 1M77 1_ZV SXQK VbAG MP41
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
  uvv0vvv0ttu2uuu2uuu3vvv0*2,uuu3uuu2vvv0*12,uvv1uvv0
  uvv0vvv0qrr7jkkfoophjllljllgoppflmnevvv0*12,uvv1uvv0
  uvv0vvv0rss4mnofmnognooaqqr7ppqcjklfnoockmmcnoodmnnemnoglmncoppbvvv0*5,uvv1uvv0
  uvv0vvv0uuu1ttt4stt5rss4ttt3sst4sst5ttt4ppq7stt5sss5sss4stt4ttt5vvv0*5,uvv1uvv0
  uvv0vvv0sttarssdqrr9qrrhqqrgrssfqrrgqqrcstt9qrrfrrrgssscqrreqrriqqrgrrrattt6vvv0*2,uvv1uvv0
  uvv0vvv0vvv1uuu4*3,uuu3tuu5ttt5ttt4uvv3ttt8uuu3uuu2uuu3stt6uuu3vvv0*4,uvv1uvv0
  uvv0vvv0uuu3sstdttt7sstcrssastt9ssscstt8uuu4sssasttbstt8ttt7sttastt8vvv0*4,uvv1uvv0
  uvv0vvv0ttt6qrrdqrrgqrrcttt7qrrerrsfrrrdrrscrss9qrrdrssbrrscpqqjrrrcsssbvvv0*3,uvv1uvv0
  uvv0vvv0uvv2ttt7uuu4ttt7ttt6ttu5tuu4vvv0*12,uvv1uvv0
  uvv0vvv0uuu3stt8stt6ttt8stt6stt7ttt9vvv1vvv0*11,uvv1uvv0
  uvv0vvv0*20,uvv1uvv0
  uvv0vvv0uvv0stt2stt1tuu0*6,stt0rss3rss2rss3*2,ttt0*2,qrr4tuu0vvv0uvv1uvv0
  uvv0vvv0uvv0rss6pqqa*2,qrratuu0*4,stt3pqq9pqq8pqqanppdstt2rss6pqq9tuu0vvv0uvv1uvv0
  uvv0vvv0*2,uuu0*16,uvv0vvv0uvv1uvv0
  uvv0vvv0*2,uuu0tuu0*9,uuu0vvv0*7,uvv1uvv0
  uvv0vvv0loo519c02ac23bd119c0*2,1ac119c0*2,1ac119c0*2,hlm6vvv0*6,uvv1uvv0
  uvv0vvv0imn62ac33bd47ef98fgf9fhe8egd9fhe9fhf8fgfaghe3bd5ejk6vvv0*6,uvv1uvv0
  uvv0vvv0rst2ejk0*11,prr3vvv0*6,uvv1uvv0
  uvv0vvv0*20,uvv1uvv0
  uvv0vvv0*2,npqlprremppkoqqkoqrgoqreuvv2vvv0*11,uvv1uvv0
  uvv0vvv0*20,uvv1uvv0
  uvv0vvv0*20,uvv1uvv0
  uvv0uvv1vvv0*18,uvv0uuu0uvv0
offline 358x99
~ WwRR k9wt 78sp rk_K mz49 CJ5T f7KK SoD8 KQZT
  qrrcqrrfttu1uvv0*20,
  uvv0uuu0*21,uvv0
  uvv0vtr0*2,vsr1sombtqo9tpnatqnasolgtpnavtr0*11,uut0uvv0
  uvv0vtr0tqo6vsq1uqo4usq2urp4uro5urp6vsq2*2,vtr0*2,urp2vsq1vsq2vsq1*2,usq3vsq1vtr0vut0uvv0
  uvv0vtr0uqo6vtr0tqn8tpndurp4tqo8tpn9urp7tqo8vtr0*2,tpm7tpmatqn8tpmatpn9tpmaspmausq3vut0uvv0
  uvv0vtr0*3,solctpmfspmfsolctqoavtr0*12,uut0uvv0
  uvv0vts0vtr0*19,uuu0uvv0
offline-just-now 358x83
~ WwRR k9wt NKF5 rk_K mz49 CJ5T f7KK 6N-g KQZT
  qrrcqrrfrssa*2,rss8rssauvv0*17,
  uvv0uuu0*20,uvv0*2,
  uvv0vtr0*3,tqo6urp5uro5urp5tpnaurp5vtr0*11,uut0uvv0
  uvv0vtr0soldvsq1tqn7urp5uqo7uro7tqo9uqo6vsr1vtr0*2,rnk9sombtpmbsomcsombsolesolburp4vut0uvv0
  uvv0vtr0*2,vsr1tpmaspmeuqo6tpnbtqo9vtr0*12,uut0uvv0
  uvv0vts0vtr0*19,uuu0uvv0
