wheel-running 580x495
~ WwRR k9wt CU_U rk_K WqIw 4FoF LU8t n-q4 xGMw 3IRs 3IRs hhDB qgk1 Lpvt 3IRs pVxc OyBS 3IRs UeaO WXR0
~ Lpvt 3IRs Fjvy x5s0 uPlo 3IRs hhDB mTgo Lpvt 3IRs tvZd CP1p krYA 3IRs pVxc dvcL SzfC 3IRs q5pS A_6b
~ qmoq xGMw qmoq xGMw qmoq xGMw qmoq xGMw qmoq xGMw qmoq xGMw qmoq xGMw qmoq xGMw qmoq xGMw qmoq xGMw
~ qmoq xGMw qmoq xGMw r0sq t93d GgmX xGF1 re23 EgQO
  qrrcrss8*2,rsscqrretuu2uvv0*31,
  uvv0*37,
  uvv0*37,
  uvv0*14,stt1mop0kll5hii3lno1pqr1uuu0uvv0*16,
  uvv0*11,stt1gjk2dhi5gjj3kli1oni5ffdammi0iki1fjk6cgi3mop2uuu0uvv0*13,
  uvv0*9,uuu0ilk5dhi5qom3vpd0vm60vm50*2,vn93vm50*2,vn80qoh3fik4ehg8pqr2uvv0*12,
  uvv0*8,rss2bfh6onn4vnl0vli0vm70vm50qi44ke3cmf3bke3cvm50*2,ee8418a0dhi5dhi6ilm4uvv0*11,
  uvv0*7,rss2eijbtpo3vlj0vli0*2,vmc0vm50tk51qi45qi44ph44vm50ul6128a118a0*2,6cd3fjk8jmnauvv0*10,
  uvv0*6,ttu1afh7tpn4vlj0tkh4lebhuli1vlh0vm60vm50pi4bpi4ctl55vm50jg7418a0*2,6cd718a04ac2fjk9jmn5uvv0*9,
  uvv0*6,eij7qon5vlj0vli0mfceuki2vlj0*2,vma0vm50*5,6a9318a028a18dfa9efd18a07ce4cgi9qrs3uvv0*8,
  uvv0*5,pqr4jkjavmk0sjg3nfdcukh3vlj0*3,vmf0vm50*4,oj7418a0*4,9egd4ac418a0eij9fihbuvv0*8,
  uvv0*5,chi8upo4vlj0sjg4uki1vlj0*4,vli0vm80vm50*3,bd8418a0*7,29b2eij9prr4uvv0*7,
  uvv0*4,stt3dhi98cd5hff1tki1vlj0*5,vmj0vpi1vpe0*2,vpe1bfe418a0*6,9a91lc81rlj8eij6uvv0*7,
  uvv0*4,mop8hklf18a0*2,28a0cdd1pih1vlj0*2,vmj1vpg2vm60vm50*3,vn91gig618a0*2,38a0eb91pd81ue70*2,ujd3fjkhuvv0*7,
  uvv0*4,fik6eijb18a0*5,7ac1jgf1vpj4vm50*6,voa2ded5jc81te70ue70*4,uf81dhj7tuu2uvv0*6,
  uvv0*4,cgi9dhj618a0*2,5bd739b118a0*2,4ac4voc2vm50*2,tk54*2,vm50*3,umf5ue70*3,pc54rd63oc55ue70hjj9qrr6uvv0*6,
  uvv0*4,fihfcgh64ac39eg27cec5bd918a0*2,8dd5vn92vm50*2,og4boh4etk55vm50*2,vne5ue70*3,mb5cob54la46ue70lkibpqq7uvv0*6,
  uvv0*4,cgiadhi618a0*2,5bd24ac618a0*2,5bc5vob2vm50vl51sj49rj4ask48vm50*2,umf5ue70*3,ob57pc63ob53ue70hjj9prr6uvv0*6,
  uvv0*4,eij6eijb18a0*5,19b04df1qpi5vm50*6,vo91vro2uje1ue70*5,ue81eij7ttt3uvv0*6,
  uvv0*4,lno8gkle18a0*3,2ac05eh06ik0*2,bkl2upf2vm50*4,vn80vtp1vvv0*2,vts1umi1uf90ue70*2,uic3fikguvv0*7,
  uvv0*4,rst4dhj93ac33ce05gj06ik0*5,akl1qpi2vpe0vpd0vpe1vur1vvv0*6,vpm1uic1sli7eij7uvv0*7,
  uvv0*5,cgh9gno66ik06gh36hj16ik16ik0*4,ql91vm50vm60vm50vto2vvv0*3,qpoetss7vvv0*3,ikl6oqq5uvv0*7,
  uvv0*5,npp5ilkb7jl16gh26de76fh46ee96ik0*2,bji2vm50*4,vpd2vvv0*2,ppofrrrbqpp8vvv0*2,uuu2ehhbuvv0*8,
  uvv0*6,dhi9ino76ik06gi26dd76gh46ik0*2,mlb2vm50*5,vus1uuu4rrqcponcmmletss5vvv0fjk7pqr4uvv0*8,
  uvv0*6,stt2bfh7fno56ik06gi36ef46hi28ij1um60vm50sj48rj48tk55vm50vqh2vvv0*2,ssr3rqq8vvv0mop5hkl6uvv0*9,
  uvv0*7,pqr3eijbfno46ik06hi16hj1ike2vm50*2,sk44qi46ul53vm50vn71vvv0*4,mop4gklauuu0uvv0*9,
  uvv0*8,prr3bfh5ino58jl16ik0sm81vm50*2,tk53mg37vm50*3,vsm2vvv0*2,hkl4fjk5uuu0uvv0*10,
  uvv0*9,stt1gji6fjj5kon4vo90vm50*3,ul50vm50*2,vm60vri2npp2ehg8mop3uvv0*12,
  uvv0*11,prr2dhi3eij5klk3oni1roh0sph0qnh0mli1ikl6bgh3jlm2tuu0uvv0*13,
  uvv0*13,uuu0oqq1jmm0gjk0ikk3hkl0lno1rss1uvv0*16,
  uvv0*37,
wheel-before 580x495
~ WwRR k9wt 3r3m rk_K WqIw 4FoF LU8t n-q4 xGMw 3IRs 3IRs hhDB qgk1 Lpvt 3IRs pVxc OyBS 3IRs UeaO WXR0
~ Lpvt 3IRs Fjvy x5s0 uPlo 3IRs hhDB mTgo Lpvt 3IRs tvZd CP1p krYA 3IRs pVxc dvcL SzfC 3IRs q5pS A_6b
~ qmoq xGMw qmoq xGMw qmoq xGMw qmoq xGMw qmoq xGMw qmoq xGMw qmoq xGMw qmoq xGMw qmoq xGMw qmoq xGMw
~ qmoq xGMw qmoq xGMw r0sq t93d GgmX mp__ JJOV ScCl
  qrrcrss8rss9qrrasss7uvv0*32,
  uvv0*37,
  uvv0*37,
  uvv0*14,rst1mop0kll5hii3lno1pqr1uuu0uvv0*16,
  uvv0*11,stt1gjk2dhi5gjj3kli1oni5ffdammi0iki1fjk6cgi3mop2uuu0uvv0*13,
  uvv0*9,uuu0ilk5dhi5qnl3vpc0vm60vm50*2,vn93vm50*2,vn80qoh3fjk4ehh8pqr2uvv0*12,
  uvv0*8,rss2bfh6onn4vnl0vli0vm70vm50qi44ke3cmf3bke3cvm50*2,ee8428a0dhj5dhi6ilm4uvv0*11,
  uvv0*7,rss2eijbtpo3vlj0vli0*2,vmc0vm50tk51qi45qi44ph44vm50ul6128a118a0*2,6ce3gjk8jmnauvv0*10,
  uvv0*6,ttu1bfh7tpn4vlj0tkh4lebhuli1vlh0vm60vm50pi4bpi4ctl55vm50jg7418a0*2,6cd718a04ac2fjk9jmn5uvv0*9,
  uvv0*6,eij7qon5vlj0vli0mfceuki2vlj0*2,vma0vm50*5,6a9318a028a18dfa9efd18a07ce4cgi9qrs3uvv0*8,
  uvv0*5,pqr4jkjavmk0sjg3nfdcukh3vlj0*3,vmf0vm50*4,oj7418a0*4,9egd4ac418a0eij9fihbuvv0*8,
  uvv0*5,chi8upo4vlj0sjg4uki1vlj0*4,vli0vm80vm50*3,bd8418a0*7,29b2eij9prr4uvv0*7,
  uvv0*4,stt3dhi98cd5hff1tki1vlj0*5,vmj0vql1vtp0vur0vsm1bff418a0*6,9a91lc81rlj8fij6uvv0*7,
  uvv0*4,mop8hklf18a0*2,28a0cdd1pih1vlj0*2,vmj1vtr1vvv0*4,vvu1gji618a0*2,38a0eb91qd81ue70*2,ujd3fjkhuvv0*7,
  uvv0*4,fik6eijb18a0*5,7ac1jgf1vrp3vvv0*6,vvu2ded5jc81te70ue70*4,uf81dhj7tuu2uvv0*6,
  uvv0*4,cgi9dhj618a0*2,5bd739b118a0*2,4ab4vut2vvv0uuu3sss4tuu3ttt2vvv0*2,unj4ue70*3,pc54rd63oc55ue70hjj9qrr6uvv0*6,
  uvv0*4,fihfcgh64ac39eg27cec5bd918a0*2,8dd5vvu1vvv0ttt5lnnlmnnhoppjvvv0*2,vqm4ue70*3,mb5cob54la46ue70lkibpqq7uvv0*6,
  uvv0*4,cgiadhi618a0*2,5bd24ac618a0*2,5bc5vvt2vvv0vvv1qqrgrssbttt6vvv0*2,uok4ue70*3,ob57pc63ob53ue70hjj9prr6uvv0*6,
  uvv0*4,eij6eijb18a0*5,19b04df0qrq5vvv0*6,vvu0vro2uje1ue70*5,ue81eij7ttt3uvv0*6,
  uvv0*4,lno8gkle18a0*3,2ac05fh16ik0*2,bkl2uus2vvv0*5,vus1vvv0*2,vts1umi1uf90ue70*2,uic3fjkguvv0*7,
  uvv0*4,rst4dhj93ac33ce05gi06ik0*5,akl1qqn2vus0vvt0vtp0vut1vvv0*5,vvu0vpm1uic1sli7eij7uvv0*7,
  uvv0*5,cgh9gno66ik06gh36hj16ik16ik0*4,ql91vm50vm60vm50vto2vvv0*3,qpoetss7vvv0*3,ikl6oqq5uvv0*7,
  uvv0*5,npp5ilkb7jl16gh26de76fh46ee96ik0*2,bji2vm50*4,vpd2vvv0*2,ppofrrrbqpp8vvv0*2,uuu2ehhbuvv0*8,
  uvv0*6,dhi9ino76ik06gi26dd76gh46ik0*2,mlb2vm50*5,vus1uuu4rrqcponcmmletss5vvv0fjk7pqq5uvv0*8,
  uvv0*6,stt2bfh7fno56ik06gi36ef46hi28ij1um60vm50sj48rj48tk55vm50vqh2vvv0*2,ssr3rqq8vvv0mop5hkl6uvv0*9,
  uvv0*7,pqr3eijbfno46ik06hi16hj1hke2vm50*2,sk44qi46ul53vm50vn71vvv0*4,mop4gklauuu0uvv0*9,
  uvv0*8,prr3bfh5ino58jl16ik0sm81vm50*2,tk53mg37vm50*3,vsm2vvv0*2,hkl4fjk5uuu0uvv0*10,
  uvv0*9,stt1gji6fjj5kon4vn90vm50*3,ul50vm50*2,vm60vri2npp2ehh8mop3uvv0*12,
  uvv0*11,prr2dhi3eij5klj3onh1roh0sph0qnh0mli1ikl6bgh3ilm2tuu0uvv0*13,
  uvv0*13,uuu0oqq1jmm0gjk0ikk3hkl0lno1rss1uvv0*16,
  uvv0*37,
wheel-ended 580x495
~ WwRR k9wt T0J3 rk_K WqIw 4FoF 62RH n-q4 xGMw 3IRs 3IRs hhDB qgk1 Lpvt 3IRs pVxc OyBS 3IRs UeaO WXR0
~ Lpvt 3IRs Fjvy x5s0 uPlo 3IRs hhDB mTgo Lpvt 3IRs tvZd CP1p krYA 3IRs pVxc dvcL SzfC 3IRs q5pS A_6b
~ qmoq xGMw qmoq xGMw qmoq xGMw qmoq xGMw qmoq xGMw qmoq xGMw qmoq xGMw qmoq xGMw qmoq xGMw qmoq xGMw
~ qmoq xGMw qmoq xGMw YFlr t93d GgmX mp__ XYoT N4IS
  qrrcrss8*2,qrrbrss8uvv0*32,
  uvv0*37,
  uvv0*37,
  uvv0*14,ttt0rrr0ooo2mmm2qrr0sss0uuu0uvv0*16,
  uvv0*11,ttt0opp1nnn2ooo1ppp0qqq2lll5qqq0ppp0ooo3nnn1rrr1uuu0uvv0*13,
  uvv0*9,uuu0ppp2nnn2rrr1sss0qrr0*3,qrr1qrr0*2,rrr0rrr1ooo2nnn3sss1uvv0*12,
  uvv0*8,ttt1mmm2rrr2rrr0*2,qrr0*2,opp2mmm6nnn5mmm6qrr0*2,mmm2iii0nnn2nnn3pqq2uvv0*11,
  uvv0*7,ttt1noo5sss1rrr0qqq0rrr0*2,qrr0pqq0opp2*2,ooo2qrr0qqq0jjj0iii0*2,kkk1ooo4qqq4uvv0*10,
  uvv0*6,uuu0mmm3sss2rrr0qqq2nnn8qqq0rrr0qrr0*2,ooo5ooo6qqq2qrr0nnn2iii0*2,kkk3iii0kkk1ooo4qqq2uvv0*9,
  uvv0*6,noo3rrr2rrr0qrr0nnn7qqq1rrr0*3,qrr0*5,kkk1iii0jjj0lll5lll6iii0lll2nnn4ttt1uvv0*8,
  uvv0*5,sss2ppp5rrr0ppp1noo6qqq1rrr0*4,qrr0*4,opp2iii0*4,lmm6jjj2iii0ooo4ooo5uvv0*8,
  uvv0*5,nnn4sss2rrr0pqq2qqq0rrr0*5,qrr0*2,qqr0qrr0lll2iii0*7,jjj1ooo4sss2uvv0*7,
  uvv0*4,tuu1nnn4kll2nnn0qqq0rrr0*5,rrq0tsr1vus0vut0uts0nnl2iii0*6,kkk0mmm0qqq4ooo3uvv0*7,
  uvv0*4,rrr4ppp7iii0*2,ijj0lll0ppp0rrr0*2,rrq1vus1vvv0*4,vvu0ppn3iii0*2,jjj0lll0nnn0noo0*2,ppp1ooo8uvv0*7,
  uvv0*4,ooo3ooo5iii0*5,kkk0nnn0utr2vvv0*6,vvu1mml3lmm0nnn0noo0*4,ooo0nnn3uuu1uvv0*6,
  uvv0*4,nnn4nnn3iii0*2,kkk3jjj0iii0*2,kkj3vvt1vvv0ttt3sss5rrr7rss7vvv0*2,srq3noo0*3,mmm1nnn1mmm2noo0ooo4stt3uvv0*6,
  uvv0*4,ooo7nnn3jjj1mmm1lll6kkk4iii0*2,llk3vvu0vvv0ttt3oppjnoofoppgvvv0*2,tsr3noo0*3,lll5mmm1lll3noo0ppp5sss3uvv0*6,
  uvv0*4,nnn5nnn3iii0*2,kkk1jjj3iii0*2,kkj3vvt1vvv0*2,qqqgsstcttt7vvv0*2,srq3noo0*3,mmm3mmm1*2,noo0ooo5stt3uvv0*6,
  uvv0*4,ooo3ooo5iii0*5,jjj0kll0tsr3vvv0*6,vvu0ttr1pqq0noo0*5,ooo0noo3uuu1uvv0*6,
  uvv0*4,qrr4ppp7iii0*3,jjj0lll0nnn0*2,oon1vus1vvv0*5,vus1vvv0*2,uuu0rrr0ooo0noo0*2,ppp1ooo8uvv0*7,
  uvv0*4,ttt2nnn4jjj1kkk0mmm0nnn0*5,oon1tsq1vut0vvt0uus0vut1vvv0*5,uvv0sss0ppp0qqq3noo3uvv0*7,
  uvv0*5,nnn4qqq3nnn0mmm1*2,nnn0*5,qqq0qrr0qrq0qrr0tuu1vvv0*3,sss7ttt4vvv0*3,ppp3sss2uvv0*7,
  uvv0*5,rrr2ppp5nnn0mmm1lll4mmm2lll5nnn0*2,ooo0qrr0*4,sss1vvv0*2,sss7ttt5sss4vvv0*2,uuu1nnn5uvv0*8,
  uvv0*6,nnn4qqq3nnn0mmm1lll4mmm2nnn0*2,ppp0qrr0*5,uuu0uuu2stt6rrr6qqq7ttt2vvv0ooo3sss2uvv0*8,
  uvv0*6,tuu1mmm3qqq2nnn0mmm1lll2mmm1nnn0qrr0*2,ppp4*2,pqq2qrr0stt1vvv0*2,ttt1sss4vvv0rrr2ppp3uvv0*9,
  uvv0*7,sss1ooo5qqq2nnn0mmm0nnn0ppp0qrr0*2,ppp2ooo3qqq1qrr0rrr0vvv0*4,rrr2ppp5uuu0uvv0*9,
  uvv0*8,sss1mmm2qqq2noo0nnn0qqq0qrr0*2,pqq1nnn3qrr0*3,ttt1vvv0*2,ppp2ooo2uuu0uvv0*10,
  uvv0*9,tuu0ooo3ooo2qrr1rrr0qrr0*3,qqq0qrr0*2,rrr0stt1rrr1nnn4rrr1uvv0*12,
  uvv0*11,sss1nnn1noo2ppp1qrr0rrr0rss0rrr0qqq0ppp3mnn1pqq1uuu0uvv0*13,
  uvv0*13,uuu0sss0pqq0opp0ppp1ppp0qrr0ttt0uvv0*16,
  uvv0*37,
wheel-cancelled 580x495
~ WwRR k9wt 7TGO rk_K WqIw 4FoF 62RH n-q4 xGMw 3IRs 3IRs hhDB qgk1 Lpvt 3IRs pVxc OyBS 3IRs UeaO WXR0
~ Lpvt 3IRs Fjvy x5s0 uPlo 3IRs hhDB mTgo Lpvt 3IRs tvZd CP1p krYA 3IRs pVxc dvcL SzfC 3IRs q5pS A_6b
~ qmoq xGMw qmoq xGMw qmoq xGMw qmoq xGMw qmoq xGMw qmoq xGMw qmoq xGMw qmoq xGMw qmoq xGMw qmoq xGMw
~ qmoq xGMw qmoq xGMw YFlr t93d GgmX mp__ pX4M
  qrrcrss8*2,rrsaqrrdrss8uvv0*31,
  uvv0*37,
  uvv0*37,
  uvv0*14,ttt0rrr0ooo2mmm2qrr0sss0uuu0uvv0*16,
  uvv0*11,ttt0opp1nnn2ooo1ppp0qqq2lll5qqq0ppp0ooo3nnn1rrr1uuu0uvv0*13,
  uvv0*9,uuu0ppp2nnn2rrr1sss0qrr0*3,qrr1qrr0*2,rrr0rrr1ooo2nnn3sss1uvv0*12,
  uvv0*8,ttt1mmm2rrr2rrr0*2,qrr0*2,opp2mmm6nnn5mmm6qrr0*2,mmm2ijj0nnn2nnn3pqq2uvv0*11,
  uvv0*7,ttt1noo5sss1rrr0qqq0rrr0*2,qrr0pqq0opp2*2,ooo2qrr0qqq0jjj0iii0*2,kll1ooo4qqq4uvv0*10,
  uvv0*6,uuu0mmm3sss2rrr0qqq2nnn8qqq0rrr0qrr0*2,ooo5ooo6qqq2qrr0nnn2iii0*2,kkk3iii0kkk1ooo4qqq2uvv0*9,
  uvv0*6,noo3rrr2rrr0qrr0nnn7qqq1rrr0*3,qrr0*5,kkk1iii0jjj0lll5lll6iii0lll2nnn4ttt1uvv0*8,
  uvv0*5,sss2ppp5rrr0ppp1noo6qqq1rrr0*4,qrr0*4,opp2iii0*4,lmm6jjj2iii0ooo4ooo5uvv0*8,
  uvv0*5,nnn4sss2rrr0pqq2qqq0rrr0*5,qrr0*2,qqr0qrr0lll2iii0*7,jjj1ooo4sss2uvv0*7,
  uvv0*4,tuu1nnn4kll2nnn0qqq0rrr0*5,rrq0tsr1vus0vut0uts0nnl2iii0*6,kkk0mmm0qqq4ooo3uvv0*7,
  uvv0*4,rrr4ppp7iii0*2,ijj0lll0ppp0rrr0*2,rrq1vus1vvv0*4,vvu0ppn3iii0*2,jjj0lll0nnn0noo0*2,ppp1ooo8uvv0*7,
  uvv0*4,ooo3ooo5iii0*5,kkk0nnn0utr2vvv0*6,vvu1mml3lmm0nnn0noo0*4,ooo0nnn3uuu1uvv0*6,
  uvv0*4,nnn4nnn3iii0*2,kkk3jjj0iii0*2,kkj3vvt1vvv0*7,srq3noo0*3,mmm1nnn1mmm2noo0ooo4stt3uvv0*6,
  uvv0*4,ooo7nnn3jjj1mmm1lll6kkk4iii0*2,llk3vvu0ttt4mnnbnoolmnofklmmoopevvv0tsr3noo0*3,lll5mmm1lll3noo0ppp5sss3uvv0*6,
  uvv0*4,nnn5nnn3iii0*2,kkk1jjj3iii0*2,kkj3vvt1vvv0*7,srq3noo0*3,mmm3mmm1*2,noo0ooo5stt3uvv0*6,
  uvv0*4,ooo3ooo5iii0*5,jjj0kll0tsr3vvv0*6,vvu0ttr1pqq0noo0*5,ooo0noo3uuu1uvv0*6,
  uvv0*4,qrr4ppp7iii0*3,jjj0lll0nnn0*2,oon1vus1vvv0*5,vus1vvv0*2,uuu0rrr0ooo0noo0*2,ppp1ooo8uvv0*7,
  uvv0*4,ttt2nnn4jjj1kkk0mmm0nnn0*5,oon1tsq1vut0vvt0uus0vut1vvv0*5,uvv0sss0ppp0qqq3noo3uvv0*7,
  uvv0*5,nnn4qqq3nnn0mmm1*2,nnn0*5,qqq0qrr0qrq0qrr0tuu1vvv0*3,sss7ttt4vvv0*3,ppp3sss2uvv0*7,
  uvv0*5,rrr2ppp5nnn0mmm1lll4mmm2lll5nnn0*2,ooo0qrr0*4,sss1vvv0*2,sss7ttt5sss4vvv0*2,uuu1nnn5uvv0*8,
  uvv0*6,nnn4qqq3nnn0mmm1lll4mmm2nnn0*2,ppp0qrr0*5,uuu0uuu2stt6rrr6qqq7ttt2vvv0ooo3sss2uvv0*8,
  uvv0*6,ttt1mmm3qqq2nnn0mmm1lll2mmm1nnn0qrr0*2,ppp4*2,pqq2qrr0stt1vvv0*2,ttt1sss4vvv0rrr2ppp3uvv0*9,
  uvv0*7,sss1ooo5qqq2nnn0mmm0nnn0opp0qrr0*2,ppp2ooo3qqq1qrr0rrr0vvv0*4,rrr2ppp5uuu0uvv0*9,
  uvv0*8,sss1mmm2qqq2noo0nnn0qqq0qrr0*2,pqq1nnn3qrr0*3,ttt1vvv0*2,ppp2ooo2uuu0uvv0*10,
  uvv0*9,tuu0ooo3ooo2qrr1rrr0qrr0*3,qqq0qrr0*2,rrr0stt1rrr1nnn4rrr1uvv0*12,
  uvv0*11,sss1nnn1noo2ppp1qqq0rrr0rss0rrr0qqq0ppp3mnn1pqq1uuu0uvv0*13,
  uvv0*13,uuu0sss0pqq0opp0ppp1ppp0qrr0ttt0uvv0*16,
  uvv0*37,
wheel-few-prizes 580x307
~ WwRR k9wt vBLi rk_K WqIw odO9 FdA- WfqF Fe-E sWTK 0J1X B4HP Tcm5 re23 EgQO
  qrrcrss8rss9*2,qrrdrrs8uuu1uvv0*30,
  uvv0*37,
  uvv0*37,
  uvv0*4,vvv0*8,uvv0vvv0*8,uvv0vqi0vpf0*7,uus0uvv0*6,
  uvv0*4,vvv0*17,vut1vm50*8,vrl1uvv0*6,
  uvv0*4,vvv0*2,qrrbopplpqqkoppjttt3vvv0*5,qqrfpqqguuu3vvv0*2,vut2vm50*2,sk56qi4eph4fqi4avm50*2,vrl1uvv0*6,
  uvv0*4,vvv0*17,vut2vm50*8,vrl1uvv0*6,
  uvv0*4,vvv0*8,uvv0vvv0*8,uvu0voc0vn80*6,vn90utq1uvv0*6,
  uvv0*4,vvv0*8,uvv0vvv0*8,uvv0*16,
  uvv0*4,vvv0*18,uvv0*15,
  uvv0*4,vvv0rrreppqlpqqfqrrdoppkpqqguuu5vvv0*3,uuu3pqqgoppkrrrevvv0*3,uvv0*15,
  uvv0*4,vvv0*18,uvv0*15,
  uvv0*4,vvv0*8,uvv0vvv0*8,uvv0*16,
  uvv0*4,vrl1vpf0*24,vqf0uus0uvv0*6,
  uvv0*4,vn91vm50*11,tl53ul53vm50*12,vrl1uvv0*6,
  uvv0*4,vn81vm50*11,og4coh4dtk54vm50*11,vrl1uvv0*6,
  uvv0*4,vn81vm50*10,ul51rj49qi4crj49vm50*11,vrl1uvv0*6,
  uvv0*4,vqg1vn80*24,vn90utq1uvv0*6,
  uvv0*37,
  uvv0*37,
wheel-long-names 580x495
~ WwRR k9wt TM9a rk_K WqIw 4FoF zBLF n-q4 xGMw 3IRs 3IRs nLf_ qgk1 Lpvt 3IRs 2CzG OyBS 3IRs nvAR WXR0
~ Lpvt 3IRs BxaW x5s0 uPlo 3IRs nLf_ mTgo Lpvt 3IRs 0zf9 tLHG krYA 3IRs 2CzG dvcL SzfC 3IRs Sv5i WvSn
~ tWcn 3IRs BxaW 37Ro Lpvt 3IRs nvAR ayZ1 qmoq xGMw qmoq xGMw qmoq xGMw qmoq xGMw qmoq xGMw qmoq xGMw
~ qmoq xGMw qmoq xGMw qmoq xGMw qmoq xGMw qmoq xGMw qmoq xGMw r0sq t93d GgmX xGF1 re23 EgQO
  qrrcrss8rssaqrrbrss7rrsbstt5uvv0*30,
  uvv0*37,
  uvv0*37,
  uvv0*13,uuu0qrr1lno0ikk6fhg4jmm1npp1ttt0uvv0*16,
  uvv0*11,qss1eij2dhi5ikk3mmi1qnh5ggdaonh0kli1gkk6bgh3kno2uuu0uvv0*13,
  uvv0*9,tuu1hjj5ehi5rlj3ukc1vm50*3,vn82vm50*2,qk83dhi2fjk5ehg8npq3uvv0*12,
  uvv0*8,qrs2bfh6pmk5uga1ue70*2,vm50qi45jd2dlf3cjd3dvm50gf8418a0*2,bgh4eij6hkl5uuu0uvv0*10,
  uvv0*7,qrs3eijbtlh4ue70rd65qc67ue70vk61tk51rj46qi45qi43vm506a9429b24ac418a05bc2gjk8ilmauuu0uvv0*9,
  uvv0*6,stt2bfh7tlh5te70pc58qd66ue70*2,uh71vm50qi49qi4aul55rk6318a04ac4afge8dfa18a04ac2gjk9ilm6uvv0*9,
  uvv0*6,dhi8rpp6uf80rd66td72ue70*4,vm50*4,hf8418a0*3,8dfa39b318a0ddd5ehi8prr4uvv0*8,
  uvv0*5,oqq5kml9vvv0vsr1uhb1ue70*5,vk61vm50*3,7b9418a0*5,gb92te70tlh5fihbuvv0*8,
  uvv0*5,cgi9uuu2sss5onm9vvu0ulh2ue70*4,uh71vm50*2,rk6318a0*4,49a1nd82ue70*2,uf81hij8pqr5uvv0*7,
  uvv0*4,stt3eij7vvv0onmbkjhdtts6vvv0vqn2uf90ue70ug91unf2vpe0*2,sof2cgf318a0*2,aa92se71sd61rd62nb55sd61sli7eij7uvv0*7,
  uvv0*4,loo8pqr8vvv0mlkeqqpconmivvv0*2,vtt1ukf2vpe2vm50*4,vn81jjg6ic82ue70*2,qc65pc67ka46pc63uic3fjkguvv0*7,
  uvv0*4,eij6ttu5sss5nmlcqppbqqpfvvv0*3,vsl2vm50*6,voa1uic3ue70*2,te71ma59oc53rd62uf81ehj7tuu3uvv0*6,
  uvv0*4,cgi9vvv0uut3sss3vvv0uuu1vvv0*2,vvu1vpc1vm50*2,sk45sj46ul51vm50*2,umf5ue70*3,te70ue70*3,hjj9qrr6uvv0*6,
  uvv0*4,fihfvsr0vqp0*6,vrp1vo91vm50ul51oh4coh4esk56vm50*2,vpi4vnj0*7,llk9pqq7uvv0*6,
  uvv0*4,cgiavpo1vlj0*2,uki2vli1vlj0*2,vmj2voc1vm50*2,sk57sj48tk56vm50*2,vto2vvv0*3,rqqevvv0*3,hkl6qrr6uvv0*6,
  uvv0*4,eij6tpn7vlj0tkh2rif8rig8vlj0*2,vli0vpi3vm50*6,voa1vvu1vvv0*2,uuu3qpoeqqpauuu3vvv0eij6ttu3uvv0*6,
  uvv0*4,loo8onnavlj0qhf6rif7ogdavlj0*2,ski1cee4tof4vm50*4,vn80vpf2vrk1vvv0*2,qqpcsrramlkhrqq6vvv0fjkguvv0*7,
  uvv0*4,stt3eij8vmj0tkh2tkh1rif6vli0mhg239a118a04ac2kkh3tpf1vpe0tpg1voc1vm50*2,vpd1vvu0qqpauuu2onmbutt3stt4eij7uvv0*7,
  uvv0*5,cgi9upn4vlj0*2,uli0ede318a0*4,3ce26ik0*2,9jj1vm50*4,vn80vtp1vvv0*3,hkl6pqr5uvv0*7,
  uvv0*5,opq5kljavmj0qjh26ab218a07ced39b318a0*2,5fh26ik0*3,ql92vm50*2,rj49ul53vm60vri1vvv0uuu2fhhbuvv0*8,
  uvv0*6,dhi8nmm828a118a0*2,39b5afgl4ac718a16ik0*4,ikd2vm50ph4epi49vm50*3,vqf2eij7prr4uvv0*8,
  uvv0*6,stt2bfh7dhi818a028a1bfha18a028a23be26ik06gi46fh56hj1aji1vm50ul52pi46oh47vm50vn70klk6ilm6uvv0*9,
  uvv0*7,qrr3eijbdhi718a028a118a0*2,5fh26hi26fh46fg46gh36ik1rm81vm50*2,tl52vn80lmj6ilmauuu0uvv0*9,
  uvv0*8,qrs2afh5gjk74ac218a018a16ik06fh56gh46fg56hi36hi2jkd2vm50*2,vpe2gii5hkl5uuu0uvv0*10,
  uvv0*9,tuu1hkj5ehi6fjk49gh36ik0*6,ckj2vpf1lmj3ehg8npq3uvv0*12,
  uvv0*11,rss1eij2dhi5gkl4glm1gmn0*2,gln1fkl1gjl6bgh3kno2uuu0uvv0*13,
  uvv0*13,uuu0qrr1lno0ilm0kml2jmm0npp1ttt0uvv0*16,
  uvv0*37,
wheel-many-prizes 580x467
~ WwRR k9wt -3pl rk_K WqIw odO9 FdA- WfqF Fe-E sWTK 0J1X 47UI iE-L s_OK y9C1 Sa2A NWvD fVkM B4HP Tcm5
~ re23 EgQO
  qrrcrss8rss9rrsbrssaqrrbrss7uvv0*30,
  uvv0*37,
  uvv0*37,
  uvv0*5,vvv0*7,uvv0*2,vvv0*7,uvv0vrj0vqg0*6,vqh0uus0uvv0*6,
  uvv0*4,vvv0*17,vut1vm50*8,vrl1uvv0*6,
  uvv0*4,vvv0*2,qrrbopplpqqkoppjttt3vvv0*5,qrrepqqguuu3vvv0*2,vut2vm50*2,sk56qi4eph4fqi4avm50*2,vrl1uvv0*6,
  uvv0*4,vvv0*12,vvv1vvv0*4,vut2vm50*8,vrl1uvv0*6,
  uvv0*4,vvv0*8,uvv0vvv0*8,uvu0voa0vn70*7,utp1uvv0*6,
  uvv0*5,vvv0*7,uvv0*2,vvv0*7,uvv0vvv0*8,uvv0*7,
  uvv0*4,vvv0*26,uvv0*7,
  uvv0*4,vvv0rrreppqlpqqfqrrdppqjpqqguuu5vvv0*3,uuu3pqqgoppkrrrevvv0*6,oppkoppiuuu5vvv0*3,uvv0*6,
  uvv0*4,vvv0*5,vvv1vvv0*21,uvv0*6,
  uvv0*4,vvv0*8,uvv0vvv0*8,uvv0vvv0*8,uvv0*7,
  uvv0*5,vvv0*7,uvv0*2,vvv0*7,uvv0vvv0*8,uvv0*7,
  uvv0*4,vvv0*19,sst7ttt7ttt5sssastt8ttt6uuu3uvv0*7,
  uvv0*4,vvv0*3,qrrhnopkqrrevvv0*5,sstaqqrhoppjpqqdvvv0*4,rrsbqrrbppqloppirrsfsssbttu4vvv0uvv0*6,
  uvv0*4,vvv0*21,rrrdqrrfuvv3vvv0*3,uvv0*6,
  uvv0*4,vvv0*8,uvv0vvv0*8,uvv0vvv0*8,uvv0*7,
  uvv0*5,vvv0*7,uvv0*2,vvv0*7,uvv0vvv0*8,uvv0*7,
  uvv0*4,tuu3uuu3tuu4uuu5uuu1uuu4uuu2*2,vvv0*18,uvv0*7,
  uvv0*4,ttt4pqqjpqqhqqrjpqqhpqqiqrrhqrrduuu2vvv0*2,uvv1pqqhoppkrrrevvv0*5,uuu2pqqioopjrssbvvv0*3,uvv0*6,
  uvv0*4,vvv0stt8pqqgpqqhpqqjpqqg*2,vvv1vvv0*19,uvv0*6,
  uvv0*4,vvv0*8,uvv0vvv0*8,uvv0vvv0*8,uvv0*7,
  uvv0*4,vsm0vqg0*24,vqh0uut0uvv0*6,
  uvv0*4,vn91vm50*11,tl53ul53vm50*12,vrl1uvv0*6,
  uvv0*4,vn81vm50*11,oh4boh4dtk54vm50*11,vrl1uvv0*6,
  uvv0*4,vn81vm50*10,ul51rj4aqi4crj49vm50*11,vrl1uvv0*6,
  uvv0*4,vpe1vn70*24,vn80utp1uvv0*6,
  uvv0*37,
  uvv0*37,
hubs 580x131
~ WwRR k9wt 5QOV F_Hb gexw zHvk rP8h gexw zHvk KXHt gexw mp__ cR2t gexw C0oL wsjj aGhv
  rrscrss7uvv0*35,
  uvv0uuu0utp0usn0uut0uvv0*4,utr0usn0utr0uvv0*25,
  uut0vob1vm50*2,vm60vrl1uvv0uuu0vqg1vm50*3,vqg1uuu0uvv0vvv0*5,uvv0*3,vvv0*4,uvv0*10,
  vpe1vm50*4,vm60utq1vrl1vm50*5,vrl1uvv0vvv0*6,uvv0vvv0*6,uvv0*9,
  tl65qj48qi48qi4arj46vm50vrj1uoc4qi46qi4aqi49rj46ul51vpd1vvv0qrrcqqqdrrr9rss7qqqdsss7uvv0rss9lmnknopgmnohmnomsss4uvv0*9,
  um72sk55sj46sk56qi48ul54vrk1uod2qi47sk57*2,qj47tk55uod3uuu1rss6sssastt5*2,qrrcttt7uvv0vvv2oppeqrrfpqqippqivvv1uvv0*9,
  vqg1vm50*4,vm60uus1vsm1vm50*5,vsm1uvv0vvv0*6,uvv0vvv0*6,uvv0*9,
  uuu0vpe1vm50*2,vn80usn1uvv0uuu0vrj1vm60vm50vm60vrj1uuu0uvv0*2,vvv0*4,uvv0*3,vvv0*4,uvv0*10,
  uvv0*2,vrj1vn90uus0uvv0*4,uso1vn70uso1uvv0*5,vvv0*2,uvv0*5,vvv0*2,uvv0*11,
facts-ONGOING 580x133
~ WwRR k9wt vEg9 rk_K Zhmp rxIv aTKw dBeV yh3f JtDd rxIv LgcS dBeV 0d4g 3e-G
  qrrarss8qrrbqrrc*2,rrs9uvv0*31,
  uvv0*37,
  vvv0*17,uvv0*2,vvv0*17,uvv0
  uvv2rrsdqrrarssdsssavvv0*14,sst8rrrfrssfqrrerrscrssdvvv0*12,
  vvv0stt3ttt2sst4sss4sst1vvv0*13,ttt2vvv0*17,
  vvv0moocmnofnooeooparrs8vvv0*13,pqq9uuu1vvv0*16,
  vvv1ttt7rssasssctuu3vvv0*14,tuu6stt6vvv0*16,
  vvv0uuu2uuu3uvv2vvv1vvv0*14,uvv1uvv2vvv0*16,
  vvv0*17,uvv0*2,vvv0*17,uvv0
prizes-ONGOING 580x608
~ WwRR k9wt ZxAj rk_K XV8o KXn9 SrT- vsFF Nr0U OHqB eC0U irTI jWe8 956p OHqB GghX WdCG duF_ uOiH B0Bu
~ _xB3 5LfA OHqB gEz4 WdCG duF_ -pF8 f8Ta ymVb phJP OHqB I4IS WdCG duF_ uOiH R2ua LXNx cg_3 OHqB Eajg
~ WdCG duF_ TxGo Ozf- 8IJ4 Pue8 OHqB Ea6D WdCG duF_ uOiH TFq6 yPri _Fl4 OHqB U_HN WdCG duF_ XEcB IGUu
~ 9Zkd Xt0e OHqB RLeX WdCG duF_ uOiH FWwX 50Ey _h-q OHqB -heA WdCG duF_ icDg IGUu qNDe -sS1 _Ssd OHqB
~ 7Atl lPi2 QiIo r0cl
  qrrdrrs8rss7qrrdqrrbqrrdtuu2uvv0*30,
  tuu0tuu1uvv0*5,uuu0uvv0uuu0*2,uvv0*26,
  hijiijkmijkeikkbmooaijkhikkgjllgijkgghijgijiqrr5uvv0*25,
  uuu0tuu1ttt0tuu0uuu0tuu1*2,uuu0tuu0tuu1*2,uuu0uvv0*25,
  qrr9rss6uvv0*16,rss9qrrbstt5sss5rss8*2,uvv0*10,tuu4rss7qrr7
  ttt4stt4uvv0*16,stt4stt5*2,ttt3stt5*2,uvv0*10,tuu1ttt4sss3
  uuu0*37,
  oqr6oqq8ttt3oppjpqqgoppjoppguvv0*14,qrrgqrrfqrreuvv0*9,uuu0rss9rss8qrrb
  ttt1rss3uuu0tuu1*4,uvv0*14,tuu1ttt1uuu1uvv0*9,uuu0tuu0uuu1*2,
  uuu0*37,
  rss5qrs6tuu1sst6stt3uvv0*16,stt8rssastt7uvv0*9,ttt4stt4ttt3sss9
  qss5prr9stt5rrsbqrr8uvv0*16,rssarrsbstt8uvv0*9,stt7stt8stt4stt3
  uuu0*37,
  stt0tuu0uuu0tuu1uuu2tuu1tuu0uvv0*14,uuu0tuu1uuu1uvv0*7,uuu0uuu1uuu0uuu1uuu0*2,
  prr7mopbttt3opphpqqhopphstt7uvv0*14,qrrgoppkqrreuvv0*7,stt4pqqkqrrcrrsaqrrepqqh
  uuu0*37,
  uuu0*3,uvv0*34,
  nqqamppcsss5oppipqqhpqqbppqdoppjoppgttt4uvv0*11,qrrdopplqrrfuvv0*6,pqqgoppmqrrbrssaqrrcpqqgpqqi
  tuu0*2,uuu0uvv0*34,
  uuu0*37,
  oqr6oqq8ttt3qrrbnooipqqeuvv0*14,stt5rrrbpqqjqrreuvv0*6,rss9pqqdrrsarss9rss7qrrfqqrh
  ttt1rss3uuu0tuu1*2,uuu1uvv0*14,tuu0tuu1*2,uuu1uvv0*6,ttu3uuu1tuu1uuu1tuu1*2,uuu1
  uuu0*37,
  rst2rss2ttt2sss7stt4uuu0uvv0*14,ttt3stt8rssastt7uvv0*5,ttt3sss9rss9stt4ttt5stt5sss8*2,
  qrs5prr5tuu3qrrbqrratuu3uvv0*14,ttt3rssa*2,stt8uvv0*5,ttt4rsscrss9stt8stt5sst7sss8sss9
  uuu0*37,
  stt0tuu0uuu0uuu1tuu1*2,uvv0*14,uuu0*2,tuu1uuu1uvv0*5,uuu1*3,uuu0*5,
  prr7mopbtuu1pqranopiqrreuvv0*14,sss8qqrhopqjqrreuvv0*4,uuu1pqqipqqkpqqirrrcrssaqrrdqrrgpqqh
  uuu0*37,
  uuu0*3,uvv0*34,
  qrs5prr5sss7oppiopph*2,stt3uvv0*13,rss7pqqiopplqrrfuvv0*9,pqqhqrrfqrrepqqb
  tuu0*2,uuu0uvv0*34,
  uuu0*37,
  nopfnooittu4uvv0*16,uuu0mnninopimnnlpqqfuvv0*13,
  uvv0*37,
  stt5tuu2stt4ttu2ttu3tuu2ttt4stt4ttu3ttt3stt4stt5stt6ttt3tuu3ttt4sss7stt5ttt3ttt4*2,stt8stt5ttt4*2,ttu3tuu2ttt4stt3tuu2stt5tuu3ttt5uvv0*4,
  stt6rss9*2,stt5sss9stt7sss9stt8rss9stt5sss9stt9*2,sss8rss9ttt4sss7ttt5rss9rss7rss8stt7rss8stt8*2,sss9stt7stt6rss8stt7rss9*2,sstauvv0*4,
  qrreqqrepqqfuuu0uvv0*33,
check-ONGOING 580x454
~ WwRR k9wt FK33 rk_K a7wQ F_Hb oGsL X9hX lrv5 8qlU q1PR Q1gw X9hX 2E-x rk_K 8qA4 x6X4 kow1 Q1gw X9hX
~ 2E-x rk_K fl6k czge Yas8 Q1gw 9XCf u1tf rk_K 8inL 0DF6 9OMH hBcA 9mcx
  rrsaqrrarss7qrrc*3,uuu1uvv0*30,
  uuu0uvv0*36,
  vvv0*36,uuu2
  vvv0*2,sut0tut0vvv0tuu2vvv0*2,vvv1uuu2vvv0*6,tuu2vvv0*19,uvv3
  vvv0uvu0jpmanrp8tuu5jklfhijkhjjghijjnoogmnndjlllhjjhijklkmmeikkhhjjkvvv0*19,uvv3
  vvv0*2,rus1tut0vvv0*7,stt3vvv0*24,uvv3
  vvv0uvv1stt1vvv0*33,uvv3
  vvv0qsr4jom7ttt5oppgnoohqqqcooploppfoppioppjopphpqqcoppkqrrbnooisss9vvv0*19,uvv3
  vvv0*3,uuu4rrrh*2,rrrerrserrrfsttbstt9sssassscrrsdrssfttu4vvv0*20,uvv3
  vvv0*4,uuu0*30,uvv0vvv0uvv3
  vvv0*4,rss7qrr8qrrapqqgrss6pqqdqrrapqqcrss3pqrc*2,pqqeqrr9qrr8pqqgqrrcqrs8qrr8pqqdpqqc*2,sst4qrr9pqrapqqcrss5qrrcpqqepqqcrss5uuu0vvv0uvv3
  vvv0*4,stt4rss5rss6rss5stt1tuu0*25,uuu0vvv0uvv3
  vvv0*4,stt4rss5*2,rss4tuu0*26,uuu0vvv0uvv3
  vvv0*36,uvv3
  vvv0qsr4jom7ttt5qrrfrrr8rrs9qrrhrrr8rrrdqqrbvvv0*25,uvv3
  vvv0uvv1stt1uuu3ttt8stt5ttt5stt9ttu5ttt9sss7vvv2vvv0*24,uvv3
  vvv0*3,uuu3rssdrss9rrsdrss9rsscsss9sssarsscrrrerrrbvvv0*22,uvv3
  vvv0*4,stt2*3,rss5stt2rss3stt2stt4ttt0rss4stt2stt3*2,stt2sst5rss4stt3stt1rss4stt3stt2stt1sst3rss3stt2stt1stt3rss4stt3ttt0uuu0vvv0uvv3
  vvv0*4,sss4rss5rss8qrrbrss4rss9qrs7qrr8rss2rss8qrra*2,rss6*2,qrrbrss8rss5rss6qrr9qrr8qrr9stt3rss6*2,qrr9sst3rss8qrr9*2,sss4uuu0vvv0uvv3
  vvv0*4,rss8pqqbpqrbpqqbstt2tuu0*25,uuu0vvv0uvv3
  vvv0*4,uuu0*30,uvv0vvv0uvv3
  vvv0vvv1uuu1vvv0*33,uvv3
  vvv0uuu3rrs7ttt5oppgnoohqqrcopphopplnoofpqqfnooiqqrdopplpqq9ppqjstt8vvv0*19,uvv3
  vvv0*3,uuu5rrrgsssastt9rssesssbqrrhsttcrssbsstbrrscsstcsstbrssbsttbqrrfsssdrssdrssbrsserssdsstesttcrssdrsscrssdrrsesssastt9rrrdrrsjtuu4vvv0uvv3
  vvv0*14,vvv1vvv0*4,vvv1vvv0vvv1vvv0*3,vvv1vvv0*10,uvv3
  vvv0tuu3stt8ttu6tuu4ttu6rst9uuu4uvv4vvv0*27,uvv3
  vvv0uvv3rstbstt8stt7rss8sttbstt7vvv2vvv0*27,uvv3
  vvv0*36,uuu3
  uvv1vvv0*34,uvv1uvv0
facts-UPCOMING 580x133
~ WwRR k9wt GEak rk_K Zhmp rxIv Uhi2 dBeV Vz6Y SrT- rxIv LgcS dBeV 0d4g 3e-G
  qrrarss8rrsarrs9qrrdqrrfttu2uvv0*30,
  uvv0*37,
  vvv0*17,uvv0*2,vvv0*17,uvv0
  uvv2rssbrss9vvv1vvv0*15,stt7rssessserssdrssasssbvvv0*12,
  vvv0sss3stt2ttt2uuu2ttt0vvv0*13,tuu2vvv0*2,uvv1vvv1*2,vvv0*12,
  vvv0mnnfmnng*2,mnndppq8vvv0*13,opp9uuu1vvv0*16,
  vvv0*19,uuu5ttt6vvv0*16,
  vvv0*19,uuu3uuu2vvv0*16,
  vvv0*17,uvv0*2,vvv0*17,uvv0
prizes-UPCOMING 580x608
~ WwRR k9wt 7pUJ rk_K XV8o KXn9 SrT- vsFF Nr0U OHqB eC0U irTI d5Xs 956p OHqB GghX WdCG duF_ uOiH B0Bu
~ FlXP OHqB gEz4 WdCG duF_ -pF8 f8Ta 0J75 OHqB I4IS WdCG duF_ uOiH R2ua Idsl OHqB Eajg WdCG duF_ TxGo
~ Ozf- -kMe OHqB Ea6D WdCG duF_ uOiH TFq6 Kc8o OHqB U_HN WdCG duF_ XEcB IGUu 50Ey OHqB RLeX WdCG duF_
~ uOiH FWwX sz62 OHqB -heA WdCG duF_ icDg IGUu qNDe -sS1 _Ssd OHqB 7Atl lPi2 cswf r0cl
  qrrdrrs8rss9qrr9qrrcqrrgsss7uvv0*30,
  uvv0uuu0uvv0*35,
  giiiikkljkldklmbnop9jklfjllfkllfjllfgijjhjjhrrs4uvv0*25,
  tuu1ttt3sss2sss1ttt1stt3stt2tuu2stt1stt2sss2uuu0uvv0*25,
  qrr8stt5uvv0*21,rss7rss9ttt3stt4sss6stt6uvv0*4,stt6stt5sss6stt4
  stt5rss5uvv0*21,stt5rss7*2,stt4sss7rss8uvv0*4,stt7stt6sss6sss7
  uuu0*37,
  oqr6oqq8ttu3ppqhqrrepqqhpqqeuvv0*19,rrrdqrrdrssduvv0*6,tuu1pqqc
  ttt1rss3uuu1stt3ttt2stt3ttt2uvv0*19,ttt4stt3tuu3uvv0*6,uuu0ttt4
  uuu0*37,
  rss5qrs6uuu0ttt3tuu1uvv0*21,stt5sss8ttt7uvv0*6,ttt4rss9
  qss5prr9stt6qrrepqqauvv0*21,rssbqrrcsssauvv0*6,rss7*2,
  uuu0*37,
  stt0tuu0uuu0uvv0*34,
  prr7mopbstt4oppioppjnoojrss7uvv0*19,qrrgnoplqrrhuvv0*5,sss6opqkoppo
  uuu0*37,
  uuu0*3,uvv0*34,
  nqqamppcsss5oppipqqhpqqbppqdoppioppgttt4uvv0*16,qrrdopplqrrhuvv0*4,tuu2pqqgoppmoppo
  tuu0*2,uuu0uvv0*4,uuu0uvv0*29,
  uuu0*37,
  oqr6oqq8ttu3rssaoppgqrrcuvv0*19,ttt6rss8qqrgrssduvv0*4,uuu0rrr8qrrhpqqj
  ttt1rss3uuu1ttt2stt3tuu2uvv0*19,tuu1ttt4stt4tuu3uvv0*4,uuu0ttt4ttt3ttt4
  uuu0*37,
  rst2rss2tuu1ttt4tuu1uuu0uvv0*19,ttt2stt5sss8ttt7uvv0*4,stt5stt6sss8sss9
  qrs5prr5ttt3pqqepqqcttt3uvv0*19,stt3rssbqrrcsssauvv0*4,rss8rssbqrrdqrre
  uuu0*37,
  stt0tuu0uuu0uvv0*34,
  prr7mopbtuu1pqqcmnokpqqfuvv0*19,rss8pqqhopplqrrhuvv0*4,qqrepqqioppmoppo
  uuu0*37,
  uuu0*3,uvv0*34,
  qrs5prr5sss7oppiopqgopphstt3uvv0*18,rss5pqqhopplqrrhuvv0*4,pqqhqrrfqrrepqqb
  tuu0*2,uuu0uvv0uuu0uvv0*32,
  uuu0*37,
  nopfnooittu4uvv0*21,uuu0mnninopimnnkpqqfuvv0*4,oppdnoogoppenoog
  uvv0*37,
  ttt4uuu1tuu2tuu1uuu1*2,tuu2tuu3uuu1tuu2tuu3ttt4*2,tuu2uuu1tuu3stt6stt4tuu1tuu2tuu3ttt6tuu3tuu2*2,uuu1*2,tuu2tuu1*2,tuu3uuu1tuu2uvv0*4,
  sst7rssarssbrss6rsscsss8rssa*2,qrrbsst7rssbsssasstbrss9rrsbttt5rss9ttt6rrsbrss9rssasss9rrs9sttasss9rssbrss9stt7rrsastt8rrscrrsbrsscuvv0*4,
  qrrepqqf*2,uuu0uvv0*33,
check-UPCOMING 580x454
~ WwRR k9wt HJj4 rk_K a7wQ F_Hb oGsL X9hX lrv5 8qlU q1PR Q1gw X9hX 2E-x rk_K 8qA4 x6X4 kow1 Q1gw X9hX
~ 2E-x rk_K fl6k czge Yas8 Q1gw 9XCf u1tf rk_K 8inL 1V7x 9OMH hBcA 9mcx
  rrsaqrrasss8qrr8qrrbqrrgsst6uvv0*30,
  uuu0uvv0*36,
  vvv0*36,uuu2
  vvv0*2,sut0tut0vvv0tuu2vvv0*2,vvv1uuu2vvv0*6,tuu2vvv0*19,uvv3
  vvv0uvu0jpmanrp8tuu5jklfhijkhjjghijjnoogmnndjlllhjjhijklkmmeikkhhjjkvvv0*19,uvv3
  vvv0*2,rus1tut0vvv0*7,stt3vvv0*24,uvv3
  vvv0uvv1stt1vvv0*33,uvv3
  vvv0qsr4jom7ttt5oppgnoohqqqcooploppfoppioppjopphpqqcoppkqrrbnooisss9vvv0*19,uvv3
  vvv0*3,uuu4rrrh*2,rrrerrserrrfsttbstt9sssassscrrsdrssfttu4vvv0*20,uvv3
  vvv0*4,uuu0*30,uvv0vvv0uvv3
  vvv0*4,rss7qrr8qrrapqqgrss6pqqdqrrapqqcrss3pqrc*2,pqqeqrr9qrr8pqqgqrrcqrs8qrr8pqqdpqqc*2,sst4qrr9pqrapqqcrss5qrrcpqqepqqcrss5uuu0vvv0uvv3
  vvv0*4,rss5qrr7rrs7rss7stt1tuu0*25,uuu0vvv0uvv3
  vvv0*4,stt2sss4stt4sst2tuu0*26,uuu0vvv0uvv3
  vvv0*36,uvv3
  vvv0qsr4jom7ttt5qrrfrrr8rrs9qrrhrrr8rrrdqqrbvvv0*25,uvv3
  vvv0uvv1stt1uuu3ttt8stt5ttt5stt9ttu5ttt9sss7vvv2vvv0*24,uvv3
  vvv0*3,uuu3rssdrss9rrsdrss9rsscsss9sssarsscrrrerrrbvvv0*22,uvv3
  vvv0*4,stt2*3,rss5stt2rss3stt2stt4ttt0rss4stt2stt3*2,stt2sst5rss4stt3stt1rss4stt3stt2stt1sst3rss3stt2stt1stt3rss4stt3ttt0uuu0vvv0uvv3
  vvv0*4,sss4rss5rss8qrrbrss4rss9qrs7qrr8rss2rss8qrra*2,rss6*2,qrrbrss8rss5rss6qrr9qrr8qrr9stt3rss6*2,qrr9sst3rss8qrr9*2,sss4uuu0vvv0uvv3
  vvv0*4,rss8pqqbpqrbpqqbstt2tuu0*25,uuu0vvv0uvv3
  vvv0*4,uuu0*30,uvv0vvv0uvv3
  vvv0vvv1uuu1vvv0*33,uvv3
  vvv0uuu3rrs7ttt5oppgnoohqqrcopphopplnoofpqqfnooiqqrdopplpqq9ppqjstt8vvv0*19,uvv3
  vvv0*3,uuu4rrrdsssastt9sssbrsscrssdrrsgttt8rssfrssbsssdsstbrsscsss8rrrfsssbrrscssserssdrrretttassscrssfsssdrssdrrsbstt9sttaqrrirrrfvvv2vvv0uvv3
  vvv0*14,vvv1vvv0*3,vvv1*2,vvv0vvv1vvv0*3,vvv1vvv0*10,uvv3
  vvv0tuu4rssastt8stt6rst8qssbtuu6uvv4vvv0*27,uvv3
  vvv0uvv3stt8ttu6*2,stt6ttu8tuu5vvv2vvv0*27,uvv3
  vvv0*36,uuu3
  uvv1vvv0*34,uvv1uvv0
facts-ENDED 580x133
~ WwRR k9wt LtPw rk_K Zhmp rxIv lwsg dBeV bylM CXgM rxIv qO_9 dBeV _KTm 3e-G
  qrrarss8qrrbqqrbsss8uvv0*32,
  uvv0*37,
  vvv0*17,uvv0*2,vvv0*17,uvv0
  uvv2rrsdqrrasssbrssfrssdsssarrsdrssdrssbvvv0*9,sst8rrrfrssfqrrersscrssdvvv0*12,
  vvv0uuu2ttt0ttt2sst1ttt3vvv0*2,vvv1vvv0*10,ttt1vvv0*17,
  vvv0mnndmoodlmmilmmgnopcvvv0*13,qqr7tuu3vvv0*16,
  vvv2ttu7sttcrsscsss9stt9ttt8vvv0*12,tuu6stt6vvv0*16,
  vvv0uuu3*3,uuu2uuu4uuu3vvv0*12,uvv1uvv2vvv0*16,
  vvv0*17,uvv0*2,vvv0*17,uvv0
prizes-ENDED 580x555
~ WwRR k9wt Vaxw rk_K XV8o pFJe SrT- vsFF Nr0U OHqB eC0U irTI qV0v 956p OHqB GghX WdCG duF_ uOiH B0Bu
~ FpdI 5LfA OHqB gEz4 WdCG duF_ -pF8 f8Ta ymVb phJP OHqB I4IS WdCG duF_ uOiH R2ua LXNx cg_3 OHqB Eajg
~ WdCG duF_ TxGo Ozf- 8IJ4 Pue8 OHqB Ea6D WdCG duF_ uOiH TFq6 yPri _Fl4 OHqB U_HN WdCG duF_ XEcB IGUu
~ 9Zkd Xt0e OHqB RLeX WdCG duF_ uOiH FWwX 50Ey _h-q OHqB -heA WdCG duF_ icDg IGUu uvcD _Ssd OHqB 7Atl
~ lPi2 QiIo
  qrrdrrs8rss6pqrdqrrauvv0*32,
  tuu1*2,uvv0*35,
  fhhpgiiojklfhjjikmmfikkgijkfmnoeijkkikkhpqq8uvv0*26,
  uuu1tuu1*3,uuu0tuu1*2,uuu0tuu1*2,uuu0uvv0*26,
  qrr9rss6uvv0*16,rss9qrrbstt5sss5rss8*2,uvv0*10,rss8rss9sss8
  ttt4stt4uvv0*16,stt4stt5*2,ttt3stt5*2,uvv0*10,tuu2stt5stt7
  uuu0*37,
  oqr6oqq8ttt3oppjpqqgoppjoppguvv0*14,qrrgqrrfqrreuvv0*9,uuu0rss8*2,qrrb
  ttt1rss3uuu0tuu1*4,uvv0*14,tuu1ttt1uuu1uvv0*9,uuu0tuu0uuu1*2,
  uuu0*37,
  rss5qrs6tuu1sst6stt3uvv0*16,stt8rssastt7uvv0*9,ttt4stt4ttt3sss9
  qss5prr9stt5rrsbqrr8uvv0*16,rssarrsbstt8uvv0*9,stt7stt8stt4stt3
  uuu0*37,
  stt0tuu0uuu0tuu1uuu2tuu1tuu0uvv0*14,uuu0tuu1uuu1uvv0*7,uuu0uuu1uuu0uuu1uuu0*2,
  prr7mopbttt3opphpqqhopphstt7uvv0*14,qrrgoppkqrreuvv0*7,stt4pqqkqrrcrrsaqrrepqqh
  uuu0*37,
  uuu0*3,uvv0*34,
  nqqamppcsss5oppipqqhpqqbppqdoppjoppgttt4uvv0*11,qrrdopplqrrfuvv0*6,pqqgoppmqrrbrssaqrrcpqqgpqqi
  tuu0*2,uuu0uvv0*34,
  uuu0*37,
  oqr6oqq8ttt3qrrbnooipqqeuvv0*14,stt5rrrbpqqjqrreuvv0*6,rss9pqqdrrsarss9rss7qrrfqqrh
  ttt1rss3uuu0tuu1*2,uuu1uvv0*14,tuu0tuu1*2,uuu1uvv0*6,ttu3uuu1tuu1uuu1tuu1*2,uuu1
  uuu0*37,
  rst2rss2ttt2sss7stt4uuu0uvv0*14,ttt3stt8rssastt7uvv0*5,ttt3sss9rss9stt4ttt5stt5sss8*2,
  qrs5prr5tuu3qrrbqrratuu3uvv0*14,ttt3rssa*2,stt8uvv0*5,ttt4rsscrss9stt8stt5sst7sss8sss9
  uuu0*37,
  stt0tuu0uuu0uuu1tuu1*2,uvv0*14,uuu0*2,tuu1uuu1uvv0*5,uuu1*3,uuu0*5,
  prr7mopbtuu1pqranopiqrreuvv0*14,sss8qqrhopqjqrreuvv0*4,uuu1pqqipqqkpqqirrrcrssaqrrdqrrgpqqh
  uuu0*37,
  uuu0*3,uvv0*34,
  qrs5prr5sss7oppiopph*2,stt3uvv0*13,rss7pqqiopplqrrfuvv0*10,rss5opqjoppo
  tuu0*2,uuu0uvv0*34,
  uuu0*37,
  nopfnooittu4uvv0*16,uuu0mnninopimnnlpqqfuvv0*13,
  uvv0*37,
check-ENDED 580x532
~ WwRR k9wt 0a14 rk_K a7wQ F_Hb oGsL X9hX lrv5 j3DG q1PR Q1gw X9hX 2E-x rk_K 8qA4 x6X4 kow1 Q1gw X9hX
~ 2E-x rk_K fl6k czge Yas8 Q1gw X9hX 2E-x rk_K 8inL 6zKk U8AO LvQV
  rrsaqrrarss7qrrdqrr9uvv0*32,
  uuu0uvv0*36,
  vvv0*36,uuu2
  vvv0*2,sut0tut0vvv0uuu1vvv0*2,vvv1vvv0*5,vvv1vvv0*21,uvv3
  vvv0uvu0jpmanrp8uuu4gijfhjjdijkeklmiijkfjklljklgfhhiikkigiikvvv0*21,uvv3
  vvv0*2,rus1tut0vvv0*32,uvv3
  vvv0uvv1stt1vvv0*33,uvv3
  vvv0qsr4jom7ttt5oppgnoohqqqcooploppfoppioppjopphpqqcoppkqrrbnooisss9vvv0*19,uvv3
  vvv0*3,uuu4rrrh*2,rrrerrserrrfsttbstt9sssassscrrsdrssfttu4vvv0*20,uvv3
  vvv0*4,uuu0*30,uvv0vvv0uvv3
  vvv0*4,rss7qrr8qrrapqqgrss6pqqdqrrapqqcrss3pqrc*2,pqqeqrr9qrr8pqqgqrrcqrs8qrr8pqqdpqqc*2,sst4qrr9pqrapqqcrss5qrrcpqqepqqcrss5uuu0vvv0uvv3
  vvv0*4,stt4rss5rss6rss5stt1tuu0*25,uuu0vvv0uvv3
  vvv0*4,stt4rss5*2,rss4tuu0*26,uuu0vvv0uvv3
  vvv0*36,uvv3
  vvv0qsr4jom7ttt5qrrfrrr8rrs9qrrhrrr8rrrdqqrbvvv0*25,uvv3
  vvv0uvv1stt1uuu3ttt8stt5ttt5stt9ttu5ttt9sss7vvv2vvv0*24,uvv3
  vvv0*3,uuu3rssdrss9rrsdrss9rsscsss9sssarsscrrrerrrbvvv0*22,uvv3
  vvv0*4,stt2*3,rss5stt2rss3stt2stt4ttt0rss4stt2stt3*2,stt2sst5rss4stt3stt1rss4stt3stt2stt1sst3rss3stt2stt1stt3rss4stt3ttt0uuu0vvv0uvv3
  vvv0*4,sss4rss5rss8qrrbrss4rss9qrs7qrr8rss2rss8qrra*2,rss6*2,qrrbrss8rss5rss6qrr9qrr8qrr9stt3rss6*2,qrr9sst3rss8qrr9*2,sss4uuu0vvv0uvv3
  vvv0*4,rss8pqqbpqrbpqqbstt2tuu0*25,uuu0vvv0uvv3
  vvv0*4,uuu0*30,uvv0vvv0uvv3
  vvv0uvv1stt1vvv0*33,uvv3
  vvv0qsr4jom7ttt5oppgnoohqqrcopphopplnoofpqqfnooiqqrdopplpqq9ppqjstt8vvv0*19,uvv3
  vvv0*3,uuu5rrrgssscsssa*2,ssscrrsdrssestt7rssdrrsgrssetttaqrrgsss9rrsdrrserssettt6vvv0*14,uvv3
  vvv0*4,uuu0*30,uvv0vvv0uvv3
  vvv0*4,rss7qrr8qrrapqqgrss6pqqdqrrapqqcrss3pqrc*2,pqqeqrr9qrr8pqqgqrrcqrs8qrr8pqqdpqqc*2,sst4qrr9pqrapqqcrss5qrrcpqqepqqcrss5uuu0vvv0uvv3
  vvv0*4,rss5qrr7rrs7qrr8stt2tuu0*25,uuu0vvv0uvv3
  vvv0*4,stt2sss4stt4stt2ttt0tuu0*25,uuu0vvv0uvv3
  vvv0*36,uvv3
  vvv0uvv5uvv0*32,uuu5vvv0uvv3
  vvv0uvv7vvv0*12,stt7noojnoomoppdoppnnoojnooirrsavvv0*12,uvv7vvv0uvv3
  vvv0vvv3uvv0*32,uvv3vvv0uvv3
  vvv0*36,uuu2
  uvv1vvv0*34,uvv1uvv0
records 580x436
~ WwRR k9wt fHO_ rk_K ZrSC iXgW rk_K 3-tI OqpD 1M77 Hisi nqek SuXY iXgW rk_K RNy5 fdE4 1M77 zA5c 8a-E
~ VTGq xABr YDOy iXgW rk_K cflN v9kj 1M77 Seuq uW6i u7Tw yXqX iXgW rk_K kG56 nEfk 1M77 YDOy iXgW rk_K
~ RHZr 90FH 1M77 7ED6 8a-E wlJO
  rss9*2,rss7uvv0*34,
  uvv0*37,
  mnnnlnnlmnnjmoohmnoklmnlsss3uvv0*30,
  qrre*2,rrsbrss8qrrarss9pqqfrss9rrscsss8qrr9qrrfstt7uvv0*24,
  tut0sut0sts1sut1sut0sut2uvv0*2,uuu1uvv0*28,
  rts1qtr4mqodmqoblqodqtr4uvv0*31,
  uvv0*37,
  mnohlmniqqrcuvv0*34,
  rssbrssarss8stt6rssastt6qrrcstt6sss8ttt5stt7qrrdstt6uvv0*24,
  stt3stt4tuu2stt3stt2ttt3stt3ttt2stt4tuu2ttt1uuu2uuu1uvv0*24,
  rss6qrr9pqqboppdqrr9pqqaopqeoqqfrss6stt5npqgnpqjrss8uvv0*24,
  uuu0*9,uvv0*28,
  nopenoohstt3uvv0*34,
  qrrasst6stt6tuu3stt5ttu4sst6tuu2ttt5tuu3ttt4stt4rss8uvv0*24,
  sst8rssastt5stt6stt7stt6rss8stt6stt8sss6sss4rss4rss6tuu0*7,uuu0uvv0*16,
  usq5uro7solctpmbtqn7*2,tpm8spm9vut0tuu5qrr9oppeqrrbopqgpqqcrss9ppqdpqqeqqr9ttt2tuu5uvv0*16,
  vts1utr2usr3*5,usr2uut0tuu5stt3rss3sst3sss4rss3rss4*2,sss4rss3stt1tuu4uvv0*16,
  uvv0*37,
  lmmonooenooknopbuvv0*33,
  qrre*2,rrsbrss8qrrbrss9pqqfrss9rrscrrs8sss8rrs9pqqjuvv0*24,
  uuu1uuu0*5,uvv0*2,uuu1uvv0*28,
  npqgnpqhprrcuvv0*34,
  uvv0*37,
  mnok*2,nooeoppanoogmnnimnoguvv0*30,
  sss7stt6stt7ttu3rss7stt6rss8ttt4stt6stt5stt6stt5rssbuvv0*24,
  sst6rss8stt4stt5sss6stt5sst6stt4stt6stt4stt5stt3stt7uvv0*24,
  stt3rss7nppdoqqdpqqauuu0uvv0*31,
  tuu0*5,uuu0uvv0*31,
draw-won 580x576
~ WwRR k9wt 5lyo rk_K 02JZ rk_K l9Sr _mQ3 3IRs zvR9 3IRs ysSA 3IRs QQAh 3IRs X4OA 3IRs W5-L 3IRs xGMw
~ 3IRs n-q4 3IRs ddre 3IRs Dc0R _mQ3 3IRs fleu 3IRs Y1Hg 3IRs bH32 3IRs d1Gs 3IRs n-q4 3IRs W5-L 3IRs
~ xGMw 3IRs rZwL 3IRs TJL0 9_ow l2ns F8PL g5tx F6bl 7Znf B7Fq GBuO FvWb z5Z5 qg65 BzD_ 7CAn On81 0WQZ
~ Xw_c EZFr NA1C s8vH FfcF j6zN ZaPu JpEH qv9Q ONZt Ajda Ri_d
  rrrarss9rssastt6uuu0*31,uvv0*2,
  uuu0*3,mop2jmm0*3,trm1url0*20,urm0uol0*3,upm0uuu0*3,uvv0
  uuu0*2,knn518a0*4,un93vvt0voc1vm50fkf1tm71vm50*11,cd82sl62vn80vur0vqf2ug71uha1vqo0umi2ulg2uuu0*3,
  uuu0*2,fjk518a0*3,ac84vm50vqh1vto2vm50mlb1um60vm50*11,kg72ul51vrj2vsm1vm60vi61vol3rssevvv2ujf5tuu0uuu0*2,
  uuu0tuu0fij518a0*2,3991rk62vm50*23,ukd3vuu0vqo2tid3tuu0uuu0*2,
  uuu0ttt0eij518a08b91qk62vm50*25,uh60ue70tic2ttt0uuu0*2,
  uuu0ttt0qnh2sk60vn70*2,vm50*7,lf33b710d913ul51e912a711ph43qi42b711d912ul51vm50*6,vm60sm70vm50umb1stt0tuu0uuu0
  tuu0ttt0tph1vm50vo91*2,vm50*7,fb25mg34tl50ke35ic24sk529606b715rj44ke35id25vm50*6,sm71jkd1vm50uoc1stt0tuu0uuu0
  tuu0ttt0tpn1vmc0vm50*9,mg33hc21a714hc25mf35vm5085078505vm50oh45fa25vm50*8,vpd1uuu1stt0tuu0uuu0
  tuu0stt0tpn1vme0vm50*9,mf34ng318504ng35c813ke33c815ea25jd33e913mf35vm50*8,vqg2uuu1stt0tuu0uuu0
  tuu0stt0tpj1vm60tl61qk61vm50*7,ng32ic20qi42vm50mg32jd30tl51ul51jd31lf32vm50*8,vn80vm60uqh1stt0tuu0uuu0
  tuu0stt0tph1vm50qk62lh72vm50*10,ul51sk52*2,sk41vm50*10,vm60vpc1vm50unb1stt0tuu0uuu0
  tuu0stt0slh2uf70ui60vm50*11,pi47lf3alf3dqi4avm50*11,jg727a918de5stt0tuu0uuu0
  tuu0stt0slh2ue70*2,uf70vm50*24,cd8318a0*2,7de5stt0tuu0uuu0
  tuu0stt0slh2ue70*3,uh61vm50vpe0vn60vm50*17,vj60vm50lh7418a0*3,7de5stt0tuu0uuu0
  tuu0stt0slh2ue70*4,voc2vsm1jkd19jj0jkd1vm50*12,vm90vlh0vme0vj61vi619c8418a0*3,7de5stt0tuu0uuu0
  tuu0stt0tom2ulg0*4,vpf0vqf0gno0gnp0gno0vqf0*12,vpl0vpn0*2,vph0vqf0fih2chi0*3,gjk3stt0tuu0uuu0
  tuu0stt0tuu1vvv0*30,uuu1stt0tuu0uuu0
  tuu0stt0tuu1vvv0*7,sss4qqq8ttt3tuu3ttt5sss3*2,rss5pqq7opparss5oppappq6nop8noo7rrr8vvv0*7,uuu1stt0tuu0uuu0
  tuu0stt0tuu1vvv0*7,vvv2lmncklmfpqqahijjkmmdlmmfqrr6lmnelnnfqrr8klmcmno7lnndnopdrss7vvv0*7,uuu1stt0tuu0uuu0
  tuu0stt0tuu1vvv0vvv1*2,vvv0vvv1vvv0*4,vvv1vvv2vvv0*2,vvv2vvv0uuu2vvv1uuu2uuu1vvv2vvv1vvv0*2,vvv1vvv0*4,vvv1vvv0uuu1stt0tuu0uuu0
  tuu0stt0tuu1vvv0uuu4rsseqrrgrrrdsssarrreqrrerrscrrrdqrrhrssd*2,qrrhssscsstbttt7stt9sst9rrshsssbsssarrrbqrresttaqrrcqrrbqqrdttt6vvv0uuu1stt0tuu0uuu0
  tuu0stt0tuu1vvv0*30,uuu1stt0tuu0uuu0
  tuu0stt0tuu1vvv0*3,rrserrrfrssbsssbqrrgstt9rrsgrssdrssbssserssfrss9prrdoqrgprrgprreqsseoqrgoqrkqsseprrfprrg*2,qrsdtuu5vvv0*2,uuu1stt0tuu0uuu0
  tuu0stt0tuu1vvv0*30,uuu1stt0tuu0uuu0
  tuu0stt0tuu1vvv0vut0vrk0*26,vtq0vvv0uuu1stt0tuu0uuu0
  tuu0stt0tuu1vvv0vri2vm50*8,sj45ul52ul51vm51vm50*2,vm51ul51vm52ul53vm50*8,vpc2vvv0uuu1stt0tuu0uuu0
  tuu0stt0tuu1vvv0vri2vm50*8,oh46sk53oh4aph4erj49mf3bph4esk56qj49ph4avm50*8,voc2vvv0uuu1stt0tuu0uuu0
  tuu0stt0tuu1vvv0vtp1vpe0vpd0*25,vsl1vvv0uuu1stt0tuu0uuu0
  tuu0stt0tuu1vvv0vvv3uvv0*26,uvv3vvv0uuu1stt0tuu0uuu0
  tuu0stt0tuu1vvv0uvv7vvv0*9,qrr8oopdpqqfpqqhoppfnoplopphppqgvvv0*9,uvv7vvv0uuu1stt0tuu0uuu0
  tuu0stt0tuu1vvv0uvv4uvv0*12,uuu1uvv0*13,uuu5vvv0uuu1stt0tuu0uuu0
  tuu0ttt0tuu1vvv0*30,uuu1stt0tuu0uuu0
  tuu0ttt0tuu1vvv0*8,uuu2nopcttt5rsserrsbsttdttt7uuu2qsscoqraprrcoqqgprrcvvv0*9,uuu1stt0tuu0uuu0
  uuu0ttt0tuu1vvv0*30,uuu1stt0tuu0uuu0
  uuu0ttt0stt0uvv0vvv0*29,stt1ttt0tuu0uuu0
draw-won-last 580x576
~ WwRR k9wt 2jWW rk_K 02JZ rk_K l9Sr _mQ3 3IRs zvR9 3IRs ysSA 3IRs QQAh 3IRs X4OA 3IRs W5-L 3IRs xGMw
~ 3IRs n-q4 3IRs ddre 3IRs Dc0R _mQ3 3IRs fleu 3IRs Y1Hg 3IRs bH32 3IRs d1Gs 3IRs n-q4 3IRs W5-L 3IRs
~ xGMw 3IRs rZwL 3IRs TJL0 9_ow l2ns F8PL g5tx F6bl 7Znf B7Fq GBuO FvWb z5Z5 qg65 BzD_ 7CAn On81 vyvP
~ J15W s8vH FfcF j6zN ZaPu JpEH qv9Q ONZt Ajda Ri_d
  rrrarss9rssarss9rrratuu2uuu0*29,uvv0*2,
  uuu0*3,mop2jmm0*3,trm1url0*20,urm0uol0*3,upm0uuu0*3,uvv0
  uuu0*2,knn518a0*4,un93vvt0voc1vm50fkf1tm71vm50*11,cd82sl62vn80vur0vqf2ug71uha1vqo0umi2ulg2uuu0*3,
  uuu0*2,fjk518a0*3,ac84vm50vqh1vto2vm50mlb1um60vm50*11,kg72ul51vrj2vsm1vm60vi61vol3rssevvv2ujf5tuu0uuu0*2,
  uuu0tuu0fij518a0*2,3991rk62vm50*23,ukd3vuu0vqo2tid3tuu0uuu0*2,
  uuu0ttt0eij518a08b91qk62vm50*25,uh60ue70tic2ttt0uuu0*2,
  uuu0ttt0qnh2sk60vn70*2,vm50*7,lf33b710d913ul51e912a711ph43qi42b711d912ul51vm50*6,vm60sm70vm50umb1stt0tuu0uuu0
  tuu0ttt0tph1vm50vo91*2,vm50*7,fb25mg34tl50ke35ic24sk529606b715rj44ke35id25vm50*6,sm71jkd1vm50uoc1stt0tuu0uuu0
  tuu0ttt0tpn1vmc0vm50*9,mg33hc21a714hc25mf35vm5085078505vm50oh45fa25vm50*8,vpd1uuu1stt0tuu0uuu0
  tuu0stt0tpn1vme0vm50*9,mf34ng318504ng35c813ke33c815ea25jd33e913mf35vm50*8,vqg2uuu1stt0tuu0uuu0
  tuu0stt0tpj1vm60tl61qk61vm50*7,ng32ic20qi42vm50mg32jd30tl51ul51jd31lf32vm50*8,vn80vm60uqh1stt0tuu0uuu0
  tuu0stt0tph1vm50qk62lh72vm50*10,ul51sk52*2,sk41vm50*10,vm60vpc1vm50unb1stt0tuu0uuu0
  tuu0stt0slh2uf70ui60vm50*11,pi47lf3alf3dqi4avm50*11,jg727a918de5stt0tuu0uuu0
  tuu0stt0slh2ue70*2,uf70vm50*24,cd8318a0*2,7de5stt0tuu0uuu0
  tuu0stt0slh2ue70*3,uh61vm50vpe0vn60vm50*17,vj60vm50lh7418a0*3,7de5stt0tuu0uuu0
  tuu0stt0slh2ue70*4,voc2vsm1jkd19jj0jkd1vm50*12,vm90vlh0vme0vj61vi619c8418a0*3,7de5stt0tuu0uuu0
  tuu0stt0tom2ulg0*4,vpf0vqf0gno0gnp0gno0vqf0*12,vpl0vpn0*2,vph0vqf0fih2chi0*3,gjk3stt0tuu0uuu0
  tuu0stt0tuu1vvv0*30,uuu1stt0tuu0uuu0
  tuu0stt0tuu1vvv0*7,sss4qqq8ttt3tuu3ttt5sss3*2,rss5pqq7opparss5oppappq6nop8noo7rrr8vvv0*7,uuu1stt0tuu0uuu0
  tuu0stt0tuu1vvv0*7,vvv2lmncklmfpqqahijjkmmdlmmfqrr6lmnelnnfqrr8klmcmno7lnndnopdrss7vvv0*7,uuu1stt0tuu0uuu0
  tuu0stt0tuu1vvv0vvv1*2,vvv0vvv1vvv0*4,vvv1vvv2vvv0*2,vvv2vvv0uuu2vvv1uuu2uuu1vvv2vvv1vvv0*2,vvv1vvv0*4,vvv1vvv0uuu1stt0tuu0uuu0
  tuu0stt0tuu1vvv0uuu4rsseqrrgrrrdsssarrreqrrerrscrrrdqrrhrssd*2,qrrhssscsstbttt7stt9sst9rrshsssbsssarrrbqrresttaqrrcqrrbqqrdttt6vvv0uuu1stt0tuu0uuu0
  tuu0stt0tuu1vvv0*30,uuu1stt0tuu0uuu0
  tuu0stt0tuu1vvv0*3,rrserrrfrssbsssbqrrgstt9rrsgrssdrssbssserssfrss9prrdoqrgprrgprreqsseoqrgoqrkqsseprrfprrg*2,qrsdtuu5vvv0*2,uuu1stt0tuu0uuu0
  tuu0stt0tuu1vvv0*30,uuu1stt0tuu0uuu0
  tuu0stt0tuu1vvv0stt2imn0*26,prr2vvv0uuu1stt0tuu0uuu0
  tuu0stt0tuu1vvv0glm619c0*9,3bd219c0*6,2ac219c0*9,9fh6vvv0uuu1stt0tuu0uuu0
  tuu0stt0tuu1vvv0gkl619c0*9,6df7agia6dfb8fgg9fhc9fhh9fhd9ghd19c0*9,9fg6vvv0uuu1stt0tuu0uuu0
  tuu0stt0tuu1vvv0oqr3bgi0agi0*25,jno4vvv0uuu1stt0tuu0uuu0
  tuu0stt0tuu1vvv0vvv3uvv0*26,uvv3vvv0uuu1stt0tuu0uuu0
  tuu0stt0tuu1vvv0uvv7vvv0*9,qrr9nooiqqreoopjqqqbnooknoojqqqdvvv0*9,uvv7vvv0uuu1stt0tuu0uuu0
  tuu0stt0tuu1vvv0uvv4uvv0*26,uuu5vvv0uuu1stt0tuu0uuu0
  tuu0ttt0tuu1vvv0*30,uuu1stt0tuu0uuu0
  tuu0ttt0tuu1vvv0*8,uuu2nopcttt5rsserrsbsttdttt7uuu2qsscoqraprrcoqqgprrcvvv0*9,uuu1stt0tuu0uuu0
  uuu0ttt0tuu1vvv0*30,uuu1stt0tuu0uuu0
  uuu0ttt0stt0uvv0vvv0*29,stt1ttt0tuu0uuu0
draw-none 580x599
~ WwRR k9wt 9oie rk_K 02JZ rk_K lJ08 nYIq C8pm 3IRs RS1l 3IRs azPt 3IRs ewQX 3IRs g1w- 3IRs vrL8 3IRs
~ 1TYk 3IRs aGI6 3IRs mGKO 3IRs gXC8 3IRs rnPK 3IRs -_rV 3IRs 7JWh 3IRs n-q4 3IRs OtBS 3IRs SHPc 3IRs
~ Mok1 3IRs yjpW 3IRs n-q4 GBuO FvWb ZI0f DPRj 6Awm 7CAn On81 0WQZ Xw_c EZFr J15W s8vH FfcF j6zN ZaPu
~ JpEH qv9Q ONZt Ajda Ri_d
  qrrarrr9qrraqrr9stt0sss0rss0*24,sss0stt0*2,tuu0uuu0*3,
  uuu0*2,tuu0utt0tts0*28,uts0tuu0uuu0*3,
  uuu0*2,uut0vtq0*23,utp2iki4vtq0*2,vuq0vvt0vus0uur0uuu0*3,
  uuu0*2,utr0vtq0jon3gnm1tsp1vtq0vrn1vni1vtq0*7,cff56cd1utp2vtq0*6,vtp1lmk3vtq0vtp0vtr2sssdvvv1vtr0tuu0uuu0*2,
  uuu0tuu0utr0vtq0pqo36ik0bkl2vtp0vpk2uhb1vtp0vtq0vtp0vso0vpm0vnk0vmj0jgf4ccd4vmj0vnk0vpl0vrn0vtp0vtq0*5,ulf2uje2vvv1vvu1vtq0tuu0uuu0*2,
  uuu0ttt0utr0vtq0*2,lpn28jl0qro3vtq0*2,vtp0vrn0vnk0vlj0vkh0vid0ugb0sf916ab2acc0fee0nhg1vli0vmj0vqm0vtp0vtq0*2,vtp0uf81uke1vtp0vtq0utq0ttt0uuu0*2,
  uuu0ttt0ttr0vtq0*3,vtp0*2,vtq0vtp0vol0vlj0vpo0vuu0vnj3ue70*3,49a318a0*2,9c94vm60vmb0vli0vnk0vso0vtq0vtp0*2,vtq0*3,utq0stt0tuu0uuu0
  tuu0ttt0ttr0vtq0*5,vso0vmj0slj1vtt1vvv0*2,vsr3ue70*3,49a318a0*2,jg74vm50*2,vm60rlh1vmj0vrn0vtq0*5,utq0stt0tuu0uuu0
  tuu0ttt0ttr0vtq0*4,vsp0vmj0okj17ik0kpq4vvv0*3,uhb2ue70*2,49a318a0*2,tl62vm50*2,pl916ik0jkj1vlj0vro1vtq0*4,utq0stt0tuu0uuu0
  tuu0stt0ttr0vtq0*3,vtp0vnk0pkj17ik06ik07il0qst3vvv0*2,umj3ue70*2,49a318a08b94vm50*2,tm609jj16ik0*2,kkj2vmj0vsp0vtq0*3,utq0stt0tuu0uuu0
  tuu0stt0ttr0vtq0*3,vpm1vlh0hkf26ik0*3,9km2uvv1vvv0vsr3ue70*2,49a318a0ig74vm50*2,ejg16ik0*3,cln2vom1vnk1vtp0vtq0*2,utq0stt0tuu0uuu0
  tuu0stt0ttr0vtq0*2,vtp0vmj0vma0vm50mlb18ik06ik0*2,fno3vvv0*2,uga2ue7049a318a0sl63vm50lkc26ik0*3,iop2vvv0vuu1vmj0vrn1vtq0*2,utq0stt0tuu0uuu0
  tuu0stt0ttr0vtq0*2,vpm1vlg0vm50*3,sm70bjh16ik0*2,mqr4vvv0umi3ug909cc38b94vm50rl817ik06ik09jl1pss2vvv0*3,vpo1vnk1vtq0*2,utq0stt0tuu0uuu0
  tuu0stt0ttr0vtq0vtp0vmj1ulc1vm50*4,vm60ike16ik07jl1tts2vtq0vtp0vtq0vto0vqg1bji16ik0emn2tuu1vvv0*4,vsr2vlj0vsp1vtq0utq0stt0tuu0uuu0
  tuu0stt0ttr0vtq0vso1vli05ab47b91hf81rk61vm50*3,pla1kom3vtp0qqn2fih1ehg0nnl2vtp0oqo2lpq2vvv0*3,vut0vol1uid1ue70vkh1vqn1vtq0utq0stt0tuu0uuu0
  tuu0stt0ttr0vtq0vrn1tki318a0*4,6a91gf81qk61vn91vtp0nnl428a118a0*3,gih5vtq0vvt0vts0vok1uic1ue70*4,vjf1vpl1vtq0utq0stt0tuu0uuu0
  tuu0stt0tts1vur0vrp0rnl3afh0*7,mnm4vur0eii3afh0*4,bfh0utq2vsp1ujf0*7,vmj1vqo0vur0utr0stt0tuu0uuu0
  tuu0stt0tuu1vvv0*30,uuu1stt0tuu0uuu0
  tuu0stt0tuu1vvv0*8,qrr6rss6uvv1ttu2rrr7ttt1uuu1pqq8rss6stt4rss4rss7ttt2uuu1vvv0*8,uuu1stt0tuu0uuu0
  tuu0stt0tuu1vvv0*8,nooeijkhnoofhjjgkllfjklemnn7lmnfklljjklgopp8klmkjklfjklcvvv0*8,uuu1stt0tuu0uuu0
  tuu0stt0tuu1vvv0*14,vvv1vvv0vvv1vvv0*5,vvv1vvv0*7,uuu1stt0tuu0uuu0
  tuu0stt0tuu1vvv0*6,uuu6qrrerssdqrrfpqqerrscrssbsttbqqresssdrrresttbsssaqrrfqqrfstt8rsscssscvvv0*6,uuu1stt0tuu0uuu0
  tuu0stt0tuu1vvv0*6,qrrdrssgrssbrssattt8rrsdrrrdttt7qrrgsstcqrrhrsscrssasst8rrsesss8rrreqrrcvvv0*6,uuu1stt0tuu0uuu0
  tuu0stt0tuu1vvv0*6,vvv1*4,vvv0vvv1*2,vvv2vvv1*6,vvv2vvv0vvv1*2,vvv0*6,uuu1stt0tuu0uuu0
  tuu0stt0tuu1vvv0*2,vvv2uuu5vvv3ttt7ttu5ttt7uuu4uuu3*2,uuu5tuu7ttt9uuv3tuu4tuu6ttu5tuu3ttu5uuu4stt7tuu6tuu4ttu4ttu7tuu5*2,vvv0*2,uuu1stt0tuu0uuu0
  tuu0stt0tuu1vvv0*2,vvv2ttt9ttt7ttt6*2,ttt8uuu6ttt9stt7tuu5ttt9uuu7uuu6rss9rssbrstb*2,sttbstt8sttcsttarstbsttarstbstt7tuu5vvv0*2,uuu1stt0tuu0uuu0
  tuu0stt0tuu1vvv0*30,uuu1stt0tuu0uuu0
  tuu0stt0tuu1vvv0vsm1vn70*26,vqg1vvv0uuu1stt0tuu0uuu0
  tuu0stt0tuu1vvv0vri2vm50*8,lf3brj45ng3aoh4frj48oh49oh4grj46qi4cng3evm50*8,voc2vvv0uuu1stt0tuu0uuu0
  tuu0stt0tuu1vvv0vrj2vm50*10,vm51vm50*2,ul52vm50vm51vm50*10,vpd2vvv0uuu1stt0tuu0uuu0
  tuu0stt0tuu1vvv0*2,utq0*26,vut1vvv0uuu1stt0tuu0uuu0
  tuu0stt0tuu1vvv0uvv6vvv0*9,tuu2uuu3uvv1vvv1*2,tuu4uvv2vvv1vvv0*9,uvv6vvv0uuu1stt0tuu0uuu0
  tuu0stt0tuu1vvv0uvv6vvv0*9,sst6opperrrcoppiqrrappqfoppgqrrbvvv0*9,uvv6vvv0uuu1stt0tuu0uuu0
  tuu0stt0tuu1vvv0vvv1uvv0*26,vvv2vvv0uuu1stt0tuu0uuu0
  tuu0ttt0tuu1vvv0*8,vvv1rss7uuu3ttu7uuu5uuu6uuv4vvv0ttu6stt5ttu4stt6stt5vvv0*9,uuu1stt0tuu0uuu0
  uuu0ttt0tuu1vvv0*8,vvv1rrs6uuu2ttu7ttt6uuu7uuu3vvv1tuu6rst4rst7rssastt7vvv0*9,uuu1stt0tuu0uuu0
  uuu0ttt0ttt1vvv0*30,uuu1ttt0tuu0uuu0
  uuu0ttu0sss0uuu1vvv0*29,sss0ttt0uuu0*2,
draw-none-last 580x599
~ WwRR k9wt 9VAj rk_K 02JZ rk_K lJ08 nYIq C8pm 3IRs RS1l 3IRs azPt 3IRs ewQX 3IRs g1w- 3IRs vrL8 3IRs
~ 1TYk 3IRs aGI6 3IRs mGKO 3IRs gXC8 3IRs rnPK 3IRs -_rV 3IRs 7JWh 3IRs n-q4 3IRs OtBS 3IRs SHPc 3IRs
~ Mok1 3IRs yjpW 3IRs n-q4 GBuO FvWb ZI0f XrPR 6Awm 7CAn On81 M2mh TRI6 s8vH FfcF j6zN ZaPu JpEH qv9Q
~ ONZt Ajda Ri_d
  qrrarrr9qrraqqr9pqqaqrr4rss0*24,sss0stt0*2,tuu0uuu0*3,
  uuu0*2,tuu0utt0tts0*28,uts0tuu0uuu0*3,
  uuu0*2,uut0vtq0*23,utp2iki4vtq0*2,vuq0vvt0vus0uur0uuu0*3,
  uuu0*2,utr0vtq0jon3gnm1tsp1vtq0vrn1vni1vtq0*7,cff56cd1utp2vtq0*6,vtp1lmk3vtq0vtp0vtr2sssdvvv1vtr0tuu0uuu0*2,
  uuu0tuu0utr0vtq0pqo36ik0bkl2vtp0vpk2uhb1vtp0vtq0vtp0vso0vpm0vnk0vmj0jgf4ccd4vmj0vnk0vpl0vrn0vtp0vtq0*5,ulf2uje2vvv1vvu1vtq0tuu0uuu0*2,
  uuu0ttt0utr0vtq0*2,lpn28jl0qro3vtq0*2,vtp0vrn0vnk0vlj0vkh0vid0ugb0sf916ab2acc0fee0nhg1vli0vmj0vqm0vtp0vtq0*2,vtp0uf81uke1vtp0vtq0utq0ttt0uuu0*2,
  uuu0ttt0ttr0vtq0*3,vtp0*2,vtq0vtp0vol0vlj0vpo0vuu0vnj3ue70*3,49a318a0*2,9c94vm60vmb0vli0vnk0vso0vtq0vtp0*2,vtq0*3,utq0stt0tuu0uuu0
  tuu0ttt0ttr0vtq0*5,vso0vmj0slj1vtt1vvv0*2,vsr3ue70*3,49a318a0*2,jg74vm50*2,vm60rlh1vmj0vrn0vtq0*5,utq0stt0tuu0uuu0
  tuu0ttt0ttr0vtq0*4,vsp0vmj0okj17ik0kpq4vvv0*3,uhb2ue70*2,49a318a0*2,tl62vm50*2,pl916ik0jkj1vlj0vro1vtq0*4,utq0stt0tuu0uuu0
  tuu0stt0ttr0vtq0*3,vtp0vnk0pkj17ik06ik07il0qst3vvv0*2,umj3ue70*2,49a318a08b94vm50*2,tm609jj16ik0*2,kkj2vmj0vsp0vtq0*3,utq0stt0tuu0uuu0
  tuu0stt0ttr0vtq0*3,vpm1vlh0hkf26ik0*3,9km2uvv1vvv0vsr3ue70*2,49a318a0ig74vm50*2,ejg16ik0*3,cln2vom1vnk1vtp0vtq0*2,utq0stt0tuu0uuu0
  tuu0stt0ttr0vtq0*2,vtp0vmj0vma0vm50mlb18ik06ik0*2,fno3vvv0*2,uga2ue7049a318a0sl63vm50lkc26ik0*3,iop2vvv0vuu1vmj0vrn1vtq0*2,utq0stt0tuu0uuu0
  tuu0stt0ttr0vtq0*2,vpm1vlg0vm50*3,sm70bjh16ik0*2,mqr4vvv0umi3ug909cc38b94vm50rl817ik06ik09jl1pss2vvv0*3,vpo1vnk1vtq0*2,utq0stt0tuu0uuu0
  tuu0stt0ttr0vtq0vtp0vmj1ulc1vm50*4,vm60ike16ik07jl1tts2vtq0vtp0vtq0vto0vqg1bji16ik0emn2tuu1vvv0*4,vsr2vlj0vsp1vtq0utq0stt0tuu0uuu0
  tuu0stt0ttr0vtq0vso1vli05ab47b91hf81rk61vm50*3,pla1kom3vtp0qqn2fih1ehg0nnl2vtp0oqo2lpq2vvv0*3,vut0vol1uid1ue70vkh1vqn1vtq0utq0stt0tuu0uuu0
  tuu0stt0ttr0vtq0vrn1tki318a0*4,6a91gf81qk61vn91vtp0nnl428a118a0*3,gih5vtq0vvt0vts0vok1uic1ue70*4,vjf1vpl1vtq0utq0stt0tuu0uuu0
  tuu0stt0tts1vur0vrp0rnl3afh0*7,mnm4vur0eii3afh0*4,bfh0utq2vsp1ujf0*7,vmj1vqo0vur0utr0stt0tuu0uuu0
  tuu0stt0tuu1vvv0*30,uuu1stt0tuu0uuu0
  tuu0stt0tuu1vvv0*8,qrr6rss6uvv1ttu2rrr7ttt1uuu1pqq8rss6stt4rss4rss7ttt2uuu1vvv0*8,uuu1stt0tuu0uuu0
  tuu0stt0tuu1vvv0*8,nooeijkhnoofhjjgkllfjklemnn7lmnfklljjklgopp8klmkjklfjklcvvv0*8,uuu1stt0tuu0uuu0
  tuu0stt0tuu1vvv0*17,vvv1vvv0*12,uuu1stt0tuu0uuu0
  tuu0stt0tuu1vvv0*7,uuu6qqrfssscqqqhqrreqrrdsssbsttaqrrgrsse*2,sstbrssbqrreqqrgttt7vvv0*7,uuu1stt0tuu0uuu0
  tuu0stt0tuu1vvv0*8,sssc*2,rssdrrrdsttasss9rrscrrrgsstcqqrcsssattt8rrsdrssdvvv0*8,uuu1stt0tuu0uuu0
  tuu0stt0tuu1vvv0*9,vvv1*4,vvv0vvv1vvv2vvv1*6,vvv0*8,uuu1stt0tuu0uuu0
  tuu0stt0tuu1vvv0*2,vvv2uuu5vvv3ttt7ttu5ttt7uuu4uuu3*2,uuu5tuu7ttt9uuv3tuu4tuu6ttu5tuu3ttu5uuu4stt7tuu6tuu4ttu4ttu7tuu5*2,vvv0*2,uuu1stt0tuu0uuu0
  tuu0stt0tuu1vvv0*2,vvv2ttt9ttt7ttt6*2,ttt8uuu6ttt9stt7tuu5ttt9uuu7uuu6rss9rssbrstb*2,sttbstt8sttcsttarstbsttarstbstt7tuu5vvv0*2,uuu1stt0tuu0uuu0
  tuu0stt0tuu1vvv0*30,uuu1stt0tuu0uuu0
  tuu0stt0tuu1vvv0loo53bd0*26,ejk5vvv0uuu1stt0tuu0uuu0
  tuu0stt0tuu1vvv0gkl619c0*9,8fgbaghe7efb9ghe7eg9aghh9fhd9ghf19c0*9,9fg6vvv0uuu1stt0tuu0uuu0
  tuu0stt0tuu1vvv0hlm619c0*26,agh6vvv0uuu1stt0tuu0uuu0
  tuu0stt0tuu1vvv0vvv1pqr0*26,tuu1vvv0uuu1stt0tuu0uuu0
  tuu0stt0tuu1vvv0uvv6vvv0*12,stt4vvv1vvv0*12,uvv6vvv0uuu1stt0tuu0uuu0
  tuu0stt0tuu1vvv0uvv6vvv0*12,ppqcopphttt3vvv0*11,uvv6vvv0uuu1stt0tuu0uuu0
  tuu0stt0tuu1vvv0vvv1uvv0*26,vvv2vvv0uuu1stt0tuu0uuu0
  tuu0ttt0tuu1vvv0*8,vvv1rss7uuu3ttu7uuu5uuu6uuv4vvv0ttu6stt5ttu4stt6stt5vvv0*9,uuu1stt0tuu0uuu0
  uuu0ttt0tuu1vvv0*8,vvv1rrs6uuu2ttu7ttt6uuu7uuu3vvv1tuu6rst4rst7rssastt7vvv0*9,uuu1stt0tuu0uuu0
  uuu0ttt0ttt1vvv0*30,uuu1ttt0tuu0uuu0
  uuu0ttu0sss0uuu1vvv0*29,sss0ttt0uuu0*2,
draw-gift 580x534
~ WwRR k9wt kuyy rk_K 02JZ rk_K l9Sr _mQ3 3IRs zvR9 3IRs ysSA 3IRs QQAh 3IRs X4OA 3IRs W5-L 3IRs xGMw
~ 3IRs n-q4 3IRs ddre 3IRs Dc0R _mQ3 3IRs fleu 3IRs Y1Hg 3IRs bH32 3IRs d1Gs 3IRs n-q4 3IRs W5-L 3IRs
~ xGMw 3IRs rZwL 3IRs TJL0 9_ow wZuR F6bl 7Znf PQsQ GBuO FvWb 90dz MlF_ dcJx 7CAn On81 yHa9 63bS ONZt
~ Ajda Ri_d
  qrrarrr9pqqbrss4stt0sss0rss0*24,sss0stt0*2,tuu0uuu0*3,
  uuu0*2,tuu0opp1kmn0*3,sqm1trl0*20,trm0tom0*3,tpn0tut0uuu0*3,
  uuu0*2,lno518a0*4,un94vut0vob1vm50hke1tm71vm50*11,ee82sl62vn70vtq1vqg2ug71uga1vpm0ulh2*2,uuu0*3,
  uuu0*2,fjk518a0*3,9b94vm50vri1vtp2vm50kkc1um60vm50*11,ig72tl61vrj2vtn1vm60vi61vol3sssdvvv2uje5tuu0uuu0*2,
  uuu0tuu0fij518a0*2,28a1qj62vm50*2,vm60vm50*16,vm60vm50*3,ule3vvv1vrq3tid3tuu0uuu0*2,
  uuu0ttt0eij518a06a91pj62vm50*24,vl50uh70ue70tic2ttt0uuu0*2,
  uuu0ttt0pnh2qj60vm60vn60vm50*25,tm70vl50umb1stt0tuu0uuu0
  tuu0ttt0tph1vm50voa1*2,vm50*12,ul51vm50*11,sm71ikd1vm50uob1stt0tuu0uuu0
  tuu0ttt0tpn1vmc0vm50*10,qi43ph41rj42ng46lf35ng30sj43ng31vm50*10,vpc1uuu1stt0tuu0uuu0
  tuu0stt0tpn1vme0vm50*10,ea29hc24ea1api46jd36ea26hb27ic22rj43vm50*9,vqg2uuu1stt0tuu0uuu0
  tuu0stt0tpj1vm60tl61rk61vm50*8,ea28le32pi43ul52og44ke30pi44ke31vm51vm50*8,vn70vm60uqi1stt0tuu0uuu0
  tuu0stt0tph1vm50pj62kh73vm50*8,tk51vm50*15,vn60vpd1vm50unb1stt0tuu0uuu0
  tuu0stt0slh2ug70vi60vm50*26,lh729b919ee5stt0tuu0uuu0
  tuu0stt0slh2ue70*2,ug70vm50*24,ee8418a0*2,7de5stt0tuu0uuu0
  tuu0stt0slh2ue70*3,ui61vm50vpc0vn60vm50*17,vk60vm50mi7418a0*3,7de5stt0tuu0uuu0
  tuu0stt0slh2ue70*4,vob2vto1kkc1aji0kkc1vm50*12,vm90vlg0vme0vi61*2,ac8418a0*3,7de5stt0tuu0uuu0
  tuu0stt0tol2ujf0*4,vpe1vpe0emo0*3,vpe0vpd0*11,vpk0von0*2,vpg0vpd0dgg2afh0*3,fij4stt0tuu0uuu0
  tuu0stt0tuu1vvv0*30,uuu1stt0tuu0uuu0
  tuu0stt0tuu1vvv0*9,sss5rrr6uuu2*3,uuu1ttt2uuu2ttu2rrr7ttt1sss6vvv0*9,uuu1stt0tuu0uuu0
  tuu0stt0tuu1vvv0*9,sss5lmmdkllgnoocijkljklgjlljlmncjklhkllhikkcoppcvvv0*9,uuu1stt0tuu0uuu0
  tuu0stt0tuu1vvv0*5,vvv1vvv0*8,vvv1vvv0uuu2vvv0*3,vvv1vvv0*9,uuu1stt0tuu0uuu0
  tuu0stt0tuu1vvv0*4,ttt8qrrgrssd*2,qrrfqrrcsssasss9qrrdsssbrrre*3,sss8ttt9qrrfqrrjqrrfssscrsscqrrcsst8vvv0*4,uuu1stt0tuu0uuu0
  tuu0stt0tuu1vvv0*30,uuu1stt0tuu0uuu0
  tuu0stt0tuu1vvv0*3,rrrgrrsersscsssbqrrgttt8rrrerssdrssbrsserssgrss8prrdoqrgprrgprreqsseprrfoqrjqrsfprrfprsgpqriqrsdtuu6vvv0*2,uuu1stt0tuu0uuu0
  tuu0stt0tuu1vvv0*30,uuu1stt0tuu0uuu0
  tuu0stt0tuu1vvv0tuu1kno0*26,qss2vvv0uuu1stt0tuu0uuu0
  tuu0stt0tuu1vvv0glm619c0*8,2ac23bd42ac22ac319c0*3,2ac2*2,19c0*9,9fh6vvv0uuu1stt0tuu0uuu0
  tuu0stt0tuu1vvv0gkl619c0*8,9fhdaghf7egcaghf9fhd9fhg7ef9aghd9fhe9fhd3bd319c0*7,9fg6vvv0uuu1stt0tuu0uuu0
  tuu0stt0tuu1vvv0oqq49fh09fg0*25,imn4vvv0uuu1stt0tuu0uuu0
  tuu0stt0tuu1vvv0vvv2uvv0*26,vvv3vvv0uuu1stt0tuu0uuu0
  tuu0ttt0tuu1vvv0uvv6vvv0*10,uuu4mnnioppjopphnoohttt6vvv0*10,uvv6vvv0uuu1stt0tuu0uuu0
  uuu0ttt0tuu1vvv0uvv5uvv0*26,uuu5vvv0uuu1stt0tuu0uuu0
  uuu0ttt0ttt1vvv0*30,uuu1ttt0tuu0uuu0
  uuu0ttu0sss0uuu1vvv0*29,sss0ttt0uuu0*2,
draw-shown-late 580x576
~ WwRR k9wt yF0c rk_K 02JZ rk_K l9Sr _mQ3 3IRs zvR9 3IRs ysSA 3IRs QQAh 3IRs X4OA 3IRs W5-L 3IRs xGMw
~ 3IRs n-q4 3IRs ddre 3IRs Dc0R _mQ3 3IRs fleu 3IRs Y1Hg 3IRs bH32 3IRs d1Gs 3IRs n-q4 3IRs W5-L 3IRs
~ xGMw 3IRs rZwL 3IRs TJL0 9_ow l2ns F8PL g5tx F6bl 7Znf B7Fq GBuO FvWb s6oK qg65 BzD_ 7CAn On81 0WQZ
~ Xw_c EZFr NA1C s8vH FfcF j6zN ZaPu JpEH qv9Q ONZt Ajda Ri_d
  qrrarrr9qrrapqqapqr8opp9rss0*24,sss0stt0*2,tuu0uuu0*3,
  uuu0*2,tuu0opp1kmn0*3,sqm1trl0*20,trm0tom0*3,tpn0tut0uuu0*3,
  uuu0*2,lno518a0*4,un94vut0vob1vm50hke1tm71vm50*11,ee82sl62vn70vtq1vqg2ug71uga1vpm0ulh2*2,uuu0*3,
  uuu0*2,fjk518a0*3,9b94vm50vri1vtp2vm50kkc1um60vm50*11,ig72tl61vrj2vtn1vm60vi61vol3sssdvvv2uje5tuu0uuu0*2,
  uuu0tuu0fij518a0*2,28a1qj62vm50*2,vm60vm50*16,vm60vm50*3,ule3vvv1vrq3tid3tuu0uuu0*2,
  uuu0ttt0eij518a06a91pj62vm50*24,vl50uh70ue70tic2ttt0uuu0*2,
  uuu0ttt0pnh2qj60vm60vn60vm50*7,lf33b710d913ul51e912a711ph43qi42b711d912ul51vm50*7,tm70vl50umb1stt0tuu0uuu0
  tuu0ttt0tph1vm50voa1*2,vm50*7,fb25mg34tl50ke35ic24sk529606b715rj44ke35id25vm50*6,sm71ikd1vm50uob1stt0tuu0uuu0
  tuu0ttt0tpn1vmc0vm50*9,mg33hc21a714hc25mf35vm5085078505vm50oh45fa25vm50*8,vpc1uuu1stt0tuu0uuu0
  tuu0stt0tpn1vme0vm50*9,mf34ng318504ng35c813ke33c815ea25jd33e913mf35vm50*8,vqg2uuu1stt0tuu0uuu0
  tuu0stt0tpj1vm60tl61rk61vm50*7,ng32ic20qi42vm50mg32jd30tl51ul51jd31lf32vm50*8,vn70vm60uqi1stt0tuu0uuu0
  tuu0stt0tph1vm50pj62kh73vm50*10,ul51sk52*2,sk41vm50*10,vn60vpd1vm50unb1stt0tuu0uuu0
  tuu0stt0slh2ug70vi60vm50*11,pi47lf3alf3dqi4avm50*11,lh729b919ee5stt0tuu0uuu0
  tuu0stt0slh2ue70*2,ug70vm50*24,ee8418a0*2,7de5stt0tuu0uuu0
  tuu0stt0slh2ue70*3,ui61vm50vpc0vn60vm50*17,vk60vm50mi7418a0*3,7de5stt0tuu0uuu0
  tuu0stt0slh2ue70*4,vob2vto1kkc1aji0kkc1vm50*12,vm90vlg0vme0vi61*2,ac8418a0*3,7de5stt0tuu0uuu0
  tuu0stt0tol2ujf0*4,vpe1vpe0emo0*3,vpe0vpd0*11,vpk0von0*2,vpg0vpd0dgg2afh0*3,fij4stt0tuu0uuu0
  tuu0stt0tuu1vvv0*30,uuu1stt0tuu0uuu0
  tuu0stt0tuu1vvv0*5,ttt3qrr8tuu2tuu3rss7uuu1sst4ttt3ttt2rss4ttt2vvv1qqq6ppq7opq8stt6pqq9ppq6opp6qqr3vvv0*5,uuu1stt0tuu0uuu0
  tuu0stt0tuu1vvv0*6,jllgjklhjkkjpqqbjllfklleopp9giiiikkekllesss7lmmdlmmeklmfpqq8mnndikkeopp8qqr7vvv0*5,uuu1stt0tuu0uuu0
  tuu0stt0tuu1vvv0*10,vvv1vvv0*2,uuu2vvv0vvv1vvv0*3,vvv1vvv0*10,uuu1stt0tuu0uuu0
  tuu0stt0tuu1vvv0uuu5rssfqrrgqrrdsssarrreqrrerrscqrreqqrirssd*2,qrrjssscrssdstt8sssarssarrrirsscsssbrrrbqqrfsttaqrrcqrrbqqrdttt6vvv0uuu1stt0tuu0uuu0
  tuu0stt0tuu1vvv0*30,uuu1stt0tuu0uuu0
  tuu0stt0tuu1vvv0*3,rrserrrfrssbsssbqrrgstt9rrsgrssdrssbssserssfrss9prrdoqrgprrfprreqsseoqrgoqrjqsseprrfprrg*2,qrsdtuu5vvv0*2,uuu1stt0tuu0uuu0
  tuu0stt0tuu1vvv0*30,uuu1stt0tuu0uuu0
  tuu0stt0tuu1vvv0vvt0vsm0*26,vur0vvv0uuu1stt0tuu0uuu0
  tuu0stt0tuu1vvv0vrj2vm50*8,sk44ul51*2,vm51vm50*2,vm51ul51vm52ul53vm50*8,vpc2vvv0uuu1stt0tuu0uuu0
  tuu0stt0tuu1vvv0vri2vm50*8,oh47sk43oh4aph4erj49mf3bph4esk56qj49ph4avm50*8,voc2vvv0uuu1stt0tuu0uuu0
  tuu0stt0tuu1vvv0vtp1voc0*26,vrk1vvv0uuu1stt0tuu0uuu0
  tuu0stt0tuu1vvv0vvv2uvv0*26,vvv3vvv0uuu1stt0tuu0uuu0
  tuu0stt0tuu1vvv0uvv6vvv0*9,qrr8oopdpqqfqqqgoppfnoplopphppqgvvv0*9,uvv6vvv0uuu1stt0tuu0uuu0
  tuu0stt0tuu1vvv0uvv5uvv0*12,tuu2uvv0*13,uuu5vvv0uuu1stt0tuu0uuu0
  tuu0stt0tuu1vvv0*30,uuu1stt0tuu0uuu0
  tuu0ttt0tuu1vvv0*8,uuu2noocttt5rsserrsbsttdttt7uuu2qsscoqraprrcoqqgprrcvvv0*9,uuu1stt0tuu0uuu0
  uuu0ttt0tuu1vvv0*30,uuu1stt0tuu0uuu0
  uuu0ttt0stt1vvv0*30,ttt1ttt0tuu0uuu0
address-errors 580x1131
~ WwRR k9wt hVLr rk_K 02JZ rk_K Nkkq iIWP RSCz jokP tG4y i8vT rMdn 1GsU QTjS MDRu Tbbj kRHA tG4y CaLS
~ rMdn L3v7 QTjS MDRu Tbbj kRHA tG4y -TBX rMdn fA0E QTjS MDRu Tbbj 3ET- tG4y P4v1 rMdn REcF QTjS MDRu
~ Tbbj kRHA tG4y wMLZ cTtb lFAF tG4y O0sB rMdn zI4J QTjS MDRu Tbbj kRHA tG4y x8LQ rMdn REcF QTjS MDRu
~ Tbbj kRHA tG4y TWz7 cTtb lFAF ZyH- oeRU 1IQU
  qrra*2,rss7rss8rss9ttt2uuu0*29,uvv0*2,
  uuu0*36,uvv0
  uuu0*3,vvv0*30,uvv0uuu0*3,
  uuu0*3,vvv0rss2vvv1sst7vvv0*4,vvv1tuu3uuv1vvv0*20,tuu0uuu0*2,
  uuu0tuu0uuu1vvv0noocgiifjkkrjklmgijgjlljnooahjjigiijjklmhjjeijkeuuu3vvv0*17,tuu0uuu0*2,
  uuu0ttt0uuu1vvv0vvv1vvv0*4,ttu3vvv0*23,uvv1ttt0uuu0*2,
  uuu0ttt0tuu1vvv0rssfsss9rsshrssdsssasssbstt9rrsbssscrrrgssscrssdttt6vvv0*16,uvv1stt0tuu0uuu0
  tuu0ttt0tuu1vvv0*30,uuu1stt0tuu0uuu0
  tuu0ttt0tuu1vvv0qrreqqrnpqqhpqqjttt3vvv0*24,uuu1stt0tuu0uuu0
  tuu0stt0tuu1vvv0sst6rrs0*26,rss5vvv0uuu1stt0tuu0uuu0
  tuu0stt0tuu1vvv0rrsgvvv0*26,vuu5sttauuu1stt0tuu0uuu0
  tuu0stt0tuu1vvv0rrsgvvv0*26,vuu5sttauuu1stt0tuu0uuu0
  tuu0stt0tuu1vvv0qrrgvuu0*26,tss8tuu6uuu1stt0tuu0uuu0
  tuu0stt0tuu1vvv0rnn5qpq6qopfqpqdqqq9rst1stt0*21,tuu0vvv0uuu1stt0tuu0uuu0
  tuu0stt0tuu1vvv0uss2vvv1vuu3vuu4vuu3vvv2vvv0*23,uuu1stt0tuu0uuu0
  tuu0stt0tuu1vvv0sss9tuu3*2,uuu4ttt4ttt6uuu2vvv0*22,uuu1stt0tuu0uuu0
  tuu0stt0tuu1vvv0ttt6ssscrssbssscrsserrsauuu5vvv0*22,uuu1stt0tuu0uuu0
  tuu0stt0tuu1vvv0vtu7vuu0*26,vtt5vvv0uuu1stt0tuu0uuu0
  tuu0stt0tuu1vvv0vuubvvv0*26,vuu5vvv0uuu1stt0tuu0uuu0
  tuu0stt0tuu1vvv0vuu9vvv0*26,vuu5vvv0uuu1stt0tuu0uuu0
  tuu0stt0tuu1vvv0uss3ust1utt3vtt2vtt1vuu0*22,vuu1vvv0uuu1stt0tuu0uuu0
  tuu0stt0tuu1vvv0snn5uss7urrfuqrfursbvuu3vvv0*23,uuu1stt0tuu0uuu0
  tuu0stt0tuu1vvv0*30,uuu1stt0tuu0uuu0
  tuu0stt0tuu1vvv0qrrbqqqfoppirrrfqrrdpqqgnopjrrsevvv0*21,uuu1stt0tuu0uuu0
  tuu0stt0tuu1vvv0vuu4vuu0*26,vuu4vvv0uuu1stt0tuu0uuu0
  tuu0stt0tuu1vvv0vuuattt5ttt4uuu3uuu2*2,uuu3uuu4ttt5uuu3*2,tuu4ttt5tuu3vvv0*13,tst9vvv0uuu1stt0tuu0uuu0
  tuu0stt0tuu1vvv0vuuattt7rssdrrscsss8sssbsssarrsdsttcrssdttt9rssbpqqhrssdvvv0*13,tst7vvv0uuu1stt0tuu0uuu0
  tuu0stt0tuu1vvv0vuu4vuu0*26,vuu4vvv0uuu1stt0tuu0uuu0
  tuu0stt0tuu1vvv0rkl7urr9tqqgurrbuqratqqhtqqcurrdurretqqfvvv2vvv0*18,uuu1stt0tuu0uuu0
  tuu0stt0tuu1vvv0*30,uuu1stt0tuu0uuu0
  tuu0stt0tuu1vvv0qqqdpqqdpqqeqrrdqqqfpqqjpqqkppqetuu4vvv0*20,uuu1stt0tuu0uuu0
  tuu0stt0tuu1vvv0vvv1vuu0*26,vuu1vvv0uuu1stt0tuu0uuu0
  tuu0stt0tuu1vvv0vuu9vvv0*26,vuu5vvv0uuu1stt0tuu0uuu0
  tuu0stt0tuu1vvv0vuubvvv0*26,vuu5vvv0uuu1stt0tuu0uuu0
  tuu0stt0tuu1vvv0vtu7vuu0*26,vtt5vvv0uuu1stt0tuu0uuu0
  tuu0stt0tuu1vvv0snn5urs7urrfursduss9vvv1vvv0*23,uuu1stt0tuu0uuu0
  tuu0stt0tuu1vvv0utt1vvv1vuu3vuu4vuu3vvv2vvv0*23,uuu1stt0tuu0uuu0
  tuu0stt0tuu1vvv0ttu6uuu3stt5ttu3ttt6stt8tuu3tuu6ttt3stt7tuu3ttt9vvv0*17,uuu1stt0tuu0uuu0
  tuu0stt0tuu1vvv0sssarrrbsstarrscsssdtttarrsbttt9qrresssbrssdsstcvvv0*17,uuu1stt0tuu0uuu0
  tuu0stt0tuu1vvv0uuu5uvv0*26,uuu3vvv0uuu1stt0tuu0uuu0
  tuu0stt0tuu1vvv0uvv7vvv0*26,uvv3vvv0uuu1stt0tuu0uuu0
  tuu0stt0tuu1vvv0uvv6vvv0*26,uvv3vvv0uuu1stt0tuu0uuu0
  tuu0stt0tuu1vvv0*2,uvv0*26,vvv0*2,uuu1stt0tuu0uuu0
  tuu0stt0tuu1vvv0qqrfppqfqqqiqqrdopphvvv2vvv0*23,uuu1stt0tuu0uuu0
  tuu0stt0tuu1vvv0vvv1vuu0*26,vuu1vvv0uuu1stt0tuu0uuu0
  tuu0stt0tuu1vvv0vuu9vvv0*26,vuu6vvv0uuu1stt0tuu0uuu0
  tuu0stt0tuu1vvv0vuubvvv0*26,vuu5vvv0uuu1stt0tuu0uuu0
  tuu0stt0tuu1vvv0vtt8vuu0*26,vtt6vvv0uuu1stt0tuu0uuu0
  tuu0stt0tuu1vvv0too4uss6ursdussbutt7vvv1vvv0*23,uuu1stt0tuu0uuu0
  tuu0stt0tuu1vvv0uss2vvv2vuu5vuu6vuu5vvv2vvv0*23,uuu1stt0tuu0uuu0
  tuu0stt0tuu1vvv0ttt6ttt7vvv0*27,uuu1stt0tuu0uuu0
  tuu0stt0tuu1vvv0ttt6rrsevvv0*27,uuu1stt0tuu0uuu0
  tuu0stt0tuu1vvv0vtu7vuu0*26,vtt5vvv0uuu1stt0tuu0uuu0
  tuu0stt0tuu1vvv0vuubvvv0*26,vuu5vvv0uuu1stt0tuu0uuu0
  tuu0stt0tuu1vvv0vuu9vvv0*26,vuu5vvv0uuu1stt0tuu0uuu0
  tuu0stt0tuu1vvv0uss3ust1utt3vtt2vtt1vuu0*22,vuu1vvv0uuu1stt0tuu0uuu0
  tuu0stt0tuu1vvv0snn5uss7urrfuqrfursbvuu3vvv0*23,uuu1stt0tuu0uuu0
  tuu0stt0tuu1vvv0*30,uuu1stt0tuu0uuu0
  tuu0stt0tuu1vvv0qqqdppqfqrrcrrrfpqqhpqqjqqqgqqrgppqhopplpqqhpqqnvvv0*17,uuu1stt0tuu0uuu0
  tuu0stt0tuu1vvv0vvv2uvv0*26,uvv2vvv0uuu1stt0tuu0uuu0
  tuu0stt0tuu1vvv0uvv6vvv0*26,uvv3vvv0uuu1stt0tuu0uuu0
  tuu0stt0tuu1vvv0uvv6vvv0*26,uvv3vvv0uuu1stt0tuu0uuu0
  tuu0stt0tuu1vvv0vvv2uvv0*26,uvv2vvv0uuu1stt0tuu0uuu0
  tuu0stt0tuu1vvv0vvv1vvv0*7,vvv1vvv0*7,vvv1vvv0*12,uuu1stt0tuu0uuu0
  tuu0stt0tuu1vvv0sttassscrssbsssarssdqrrfsssdsttcrrshrssdsss9rssd*2,sst9rrrfrssassscrssarsscsssasstbrsserrscrsserrresssbvvv0*3,uuu1stt0tuu0uuu0
  tuu0stt0tuu1vvv0*30,uuu1stt0tuu0uuu0
  tuu0stt0tuu1vvv0ejk53bd0*26,7df3vvv0uuu1stt0tuu0uuu0
  tuu0ttt0tuu1vvv09fg619c0*10,bhic9fhe7eg9agigaghh9fhc4bd319c0*10,vvv0uuu1stt0tuu0uuu0
  tuu0ttt0tuu1vvv0agh619c0*26,2ac2vvv0uuu1stt0tuu0uuu0
  uuu0ttt0tuu1vvv0tuu1qrs0*26,stt1vvv0uuu1stt0tuu0uuu0
  uuu0ttt0sst0uvv0vvv0*29,stt1ttt0uuu0*2,
address-saved 580x255
~ WwRR k9wt ynAU rk_K 02JZ a4yH nLHw dujo oeRU -gM6 10Bi
  qrra*2,qrr7qrr8pqq8rrr3rss0*24,sss0stt0*2,tuu0uuu0*3,
  uuu0*2,tuu0*5,ttu0*23,tuu0*2,uuu0tuu0uuu0*3,
  uuu0*3,vvv0*30,uvv0uuu0*3,
  uuu0*3,vvv0ttt5stt5uuu3sst6vvv0*3,uuu3ttt5uuu2uuu3vvv0*19,tuu0uuu0*2,
  uuu0tuu0uuu1vvv0mnnghjknmnnaklmolmmfgiifjkllmnnbhjjmnoocikkmhjjgijkfstt4vvv0*16,tuu0uuu0*2,
  uuu0ttt0uuu1vvv0*2,vvv1vvv0*5,vvv1vvv0*2,vvv1vvv0vvv1vvv0*16,uvv1ttt0uuu0*2,
  uuu0ttt0tuu1vvv0ssscqrrfrss9stt9rsserrrcsttastt7tttarssdsssbqrrdrssisttbttu5vvv0*14,uvv1stt0tuu0uuu0
  tuu0ttt0tuu1vvv0*30,uuu1stt0tuu0uuu0
  tuu0ttt0tuu1vvv0ejk53bd0*26,7df3vvv0uuu1stt0tuu0uuu0
  tuu0stt0tuu1vvv09fg619c0*11,2ac4agie9fhf4ce319c0*12,vvv0uuu1stt0tuu0uuu0
  tuu0stt0tuu1vvv0agh619c0*26,2ac2vvv0uuu1stt0tuu0uuu0
  tuu0stt0tuu1vvv0tuu1pqr0*26,rst2vvv0uuu1stt0tuu0uuu0
  tuu0ttt0tuu1vvv0uvv6vvv0*9,tuu3uuu4vvv1uuu1vvv1ttt7uuv1vvv1vvv0*9,uvv3vvv0uuu1stt0tuu0uuu0
  tuu0ttt0tuu1vvv0uvv6vvv0*9,stt5pqqfoppjoopdpqqdoppgppqcqrravvv0*9,uvv3vvv0uuu1stt0tuu0uuu0
  uuu0ttt0tuu1vvv0vvv2uvv0*26,uvv2vvv0uuu1stt0tuu0uuu0
  uuu0ttt0stt0vvv0*30,ttt1ttt0tuu0uuu0
