wheel-running 358x377
~ WwRR k9wt CU_U rk_K fzpo 4FoF 1BC3 n-q4 xGMw 3IRs 3IRs hhDB qgk1 Lpvt 3IRs pVxc IhRX 3IRs UeaO WXR0
~ Lpvt 3IRs Fjvy x5s0 9ItA 3IRs hhDB mTgo Lpvt 3IRs tvZd 0_ph krYA 3IRs pVxc dvcL SzfC 3IRs q5pS zGXa
~ i7C0 qmoq xGMw qmoq xGMw qmoq xGMw qmoq xGMw qmoq xGMw qmoq xGMw qmoq xGMw qmoq xGMw qmoq xGMw qmoq
~ xGMw qmoq xGMw qmoq xGMw r0sq t93d GgmX m1qa FXqN yDNG
  qrrcrss8*2,rsscqrretuu2uvv0*17,
  uvv0*23,
  uvv0*7,tuu0npp4gkl1gii8dee6gkl1knn4rss1uvv0*8,
  uvv0*5,tuu1jll6gjj4pmf2vpd0unb4lib9voc0sof2ijh4gjk5rsr3uvv0*6,
  uvv0*4,pqr3fij7tnm3vmi0vm60ul52le3cmg5eqi47vm50fe847de3dhj8jlm5uvv0*5,
  uvv0*3,oqq3iklbvnl1vlj0*2,vma0vm50pi4coh4dtk52um6139a28dfh28a1dhj8jmmauvv0*4,
  uvv0*2,stt2fij9vnk1tkh4rif9sjg7vmg0vm50ul53tk54vm50kh7418a04ac69efi18a0eijalno6uvv0*3,
  uvv0*2,ikkbunm4vli0ogdepheftkh5vlj0vm80vm50*3,7b9418a0*2,4ac88dfg39b2fiiettt2uvv0*2,
  uvv0rst3ijkavlj0*2,pheetjh5vlj0*2,vmd0vn90voa0pj7418a0*4,39b639b4dghailm8uvv0*2,
  uvv0kmnabgha7bc1kgf1uli0vlj0*2,vmk1vph2vob0vo90uoe2dgf518a0*3,8991kc81tf92iklguvv0*2,
  uvv0gklc6bd618a0*2,39a1eee1rki2vph2vm50*4,voa2bee6db91pd81ue70*3,ihhastt3uvv0
  uvv0gkld18a118a06bd718a0*2,bff5vn81tk54rj46rj48sk55vm50unf5ue70*2,qc62qc64rd62mig9pqr6uvv0
  uvv0hkki18a08df3aege18a0*2,ehg5ul52qi4dog4fph4iph4ftk56vne5ue70*2,nb59nb55qc65ojgaoqq7uvv0
  uvv0gklc28a218a04ac318a0*2,9ef6un93ul52ul53*2,tk55ul53voh4ue70*2,sd61rd60te70lig9prr6uvv0
  uvv0hlme7de618a0*2,3bd05fh06ik0opk4vm60vm50*3,vpf1vvu0vts1umi1uf80ue70*2,jjietuu2uvv0
  uvv0knn6chib3cf16hj06ik0*3,7jl1mok3vpe0*2,vri1vvu0vvv0*2,ttt7utt4vpm1ujf3gjkduvv0*2,
  uvv0tuu2ejkb7jl16ef76gi26fh76ik0*2,jkd2vm50*2,vn81vvv0*2,tss9rqqfvvv0*2,qrr5kno6uvv0*2,
  uvv0*2,kmmafln86hj16ef66fg76ik17ik0tm71vm50*3,vsn2tssaqqpinmlktss5vvv0gjjcuuu0uvv0*2,
  uvv0*2,uuu0eij9cln56ik16ef66hj2fkf2vm50sk58rj4aul53vpc2ttt6vvv2poocvvv0ilm8pqr3uvv0*3,
  uvv0*3,stt2fjkbdln56ik06hj1pl92vm50sk55rj47vm51vm50vus1vvv0*2,jlm6npq6uvv0*4,
  uvv0*4,ttt1fjk6gll7flk2vm50*2,ul51qj44vm50*2,vqh2stt2hjk7oqq3uvv0*5,
  uvv0*6,npp3fjk4kli6pmf1soe0toe0rnf1nmh5gjj4ilm3tuu1uvv0*6,
  uvv0*8,stt1mop0jmm0kmm2lno0qrs1uuu0uvv0*8,
  uvv0*23,
wheel-before 358x377
~ WwRR k9wt 3r3m rk_K fzpo 4FoF 1BC3 n-q4 xGMw 3IRs 3IRs hhDB qgk1 Lpvt 3IRs pVxc IhRX 3IRs UeaO WXR0
~ Lpvt 3IRs Fjvy x5s0 9ItA 3IRs hhDB mTgo Lpvt 3IRs tvZd 0_ph krYA 3IRs pVxc dvcL SzfC 3IRs q5pS zGXa
~ i7C0 qmoq xGMw qmoq xGMw qmoq xGMw qmoq xGMw qmoq xGMw qmoq xGMw qmoq xGMw qmoq xGMw qmoq xGMw qmoq
~ xGMw qmoq xGMw qmoq xGMw r0sq t93d GgmX SGpv 03YO yQxp
  qrrcrss8rss9qrrasss7uvv0*18,
  uvv0*23,
  uvv0*7,tuu0npp4gkl1gii8dee6gkl1knn4rss1uvv0*8,
  uvv0*5,tuu1jll6gjj4pmf2vpd0unb4lib9voc0sof2ijh4gjk5rsr3uvv0*6,
  uvv0*4,pqr3fij7tnm3vmi0vm60ul52le3cmg5eqi47vm50fe847de3dhj8jlm5uvv0*5,
  uvv0*3,pqr3iklbvnl1vlj0*2,vma0vm50pi4coh4dtk52um6139a28dfh28a1dhj8jmnauvv0*4,
  uvv0*2,stt2fij9vnk1tkh4rif9sjg7vmg0vm50ul53tk54vm50kh7418a04ac69efi18a0ehjalno6uvv0*3,
  uvv0*2,ikkbunm4vli0ogdepheftkh5vlj0vm80vm50*3,7b9418a0*2,4ac88dfg39b2fiiettt2uvv0*2,
  uvv0rst3ijkavlj0*2,pheetjh5vlj0*2,vmd0vn90voa0pj7418a0*4,39b639b4dghailm8uvv0*2,
  uvv0kmnabgha7bc1kgf1uli0vlj0*2,vmk1vsq1vvu0*2,uts2dgg518a0*3,8991kc81tf92iklguvv0*2,
  uvv0gklc6bd618a0*2,39a1eee1rki2vtr1vvv0*4,vvu1bee5db91pd81ue70*3,ihhastt3uvv0
  uvv0gkld18a118a06bd718a0*2,bff5vvu1vvv0pqqdrrr9ttt5vvv0upl4ue70*2,qc62qc64rd62mig9pqr6uvv0
  uvv0hkki18a08df3aege18a0*2,ehg5vvv0uuu2oppinooorsscvvv0vro4ue70*2,nb59nb55qc65ojgaoqq7uvv0
  uvv0gklc28a218a04ac318a0*2,8ee6vvu1vvv1uuu3uuu4uuu2vvv0vpl4ue70*2,sd61rd60te70lig9prr6uvv0
  uvv0hlme7de618a0*2,3bd05fh06ik0nqp4vvv0*4,vut0vvu0vts1umi1uf80ue70*2,jjietuu2uvv0
  uvv0knn6chib3cf16hj06ik0*3,7ik0lom3vtp0vtq0vtp1vvu0vvv0*2,ttt7utt4vpm1ujf3gjkduvv0*2,
  uvv0tuu2ejkb7jl16ef76gi26fh76ik0*2,jkd2vm50*2,vn81vvv0*2,tss9rqqfvvv0*2,qrr5kno6uvv0*2,
  uvv0*2,kmmafln86hj16ef66fg76ik17ik0tm71vm50*3,vsn2tssaqqpinmlktss5vvv0gjjcuuu0uvv0*2,
  uvv0*2,uuu0eij9cln56ik16ef66hj2fkf2vm50sk58rj4aul53vpc2ttt6vvv2poocvvv0ilm8pqr3uvv0*3,
  uvv0*3,stt2fjkbdln56ik06hj1pl92vm50sk55rj47vm51vm50vus1vvv0*2,jlm6npq6uvv0*4,
  uvv0*4,ttt1fjk6gll7flk2vm50*2,ul51qj44vm50*2,vqh2stt2hjk7oqq3uvv0*5,
  uvv0*6,npp3fjk4kli6pmf1soe0toe0rnf1nmh5gjj4ilm3tuu1uvv0*6,
  uvv0*8,stt1mop0jmm0kmm2lno0qrs1uuu0uvv0*8,
  uvv0*23,
wheel-ended 358x377
~ WwRR k9wt T0J3 rk_K fzpo 4FoF yTaa n-q4 xGMw 3IRs 3IRs hhDB qgk1 Lpvt 3IRs pVxc IhRX 3IRs UeaO WXR0
~ Lpvt 3IRs Fjvy x5s0 9ItA 3IRs hhDB mTgo Lpvt 3IRs tvZd 0_ph krYA 3IRs pVxc dvcL SzfC 3IRs q5pS zGXa
~ i7C0 qmoq xGMw qmoq xGMw qmoq xGMw qmoq xGMw qmoq xGMw qmoq xGMw qmoq xGMw qmoq xGMw qmoq xGMw qmoq
~ xGMw qmoq xGMw qmoq xGMw YFlr t93d GgmX SGpv f3GZ cz_q
  qrrcrss8*2,qrrbrss8uvv0*18,
  uvv0*10,uuu0*3,uvv0*10,
  uvv0*7,tuu0rrr2opp1mmm3jjj3ppp0qqq2sss0uvv0*8,
  uvv0*5,tuu0ppp3opp2rrr1rss0rrr1ooo3rrr0rss0ppp2ooo3sss2uvv0*6,
  uvv0*4,rss1ooo3rss1rrr0qrr0qqq1mmm6nnn7ooo3qrr0mmm2kkk1nnn4ppp3uuu0uvv0*4,
  uvv0*3,rss2ppp5rrr0*4,qrr0opp6ooo7qqq1qqq0jjj1lll9iii0nnn4ppp5uuu0uvv0*3,
  uvv0*2,ttt1ooo4rrr0qqq2ppp4*2,rrr0qrr0qqq1*2,qrr0nnn2iii0jjj2mmmaiii0nnn5qqq3uvv0*3,
  uvv0*2,ppp5rss2rrr0ooo6ooo7qqq2rrr0qrr0*4,kkk1iii0*2,jjj3lll9jjj1ooo7tuu1uvv0*2,
  uvv0ttt2ooo5rrr0*2,ooo6qqq2rrr0*3,rrq0*2,ppp2iii0*4,jjj2*2,nnn4ppp4uvv0*2,
  uvv0qqq5mnn4jkk0nnn0qqq0rrr0*2,rrq1utr1vvu0*2,uus1nnl2iii0*3,kkk0mmm0ooo0ppp8uvv0*2,
  uvv0opp6kkk3iii0*2,ijj0lmm0ppp1vus1vvv0*4,vvu1mml3lll0nnn0noo0*3,ooo5tuu2uvv0
  uvv0opp6iii0*2,kkk4iii0*2,mmk3vvv0qqrcqqq7qrrboppevvv0tsq3noo0*2,mmm1mmm2nnn1opp5sss3uvv0
  uvv0ppp9iii0lll1mmm6iii0*2,onl3vvv0sss7ooplmnnspqqgvvv0ttr3noo0*2,lmm4lmm2mmm2ppp5sss3uvv0
  uvv0ppp6jjj1iii0jjj1iii0*2,mlk3vvu0vvv0vvv1vvv2vvv1vvv0tsq2noo0*2,nnn0*3,ooo5stt3uvv0
  uvv0ppp7lll3iii0*2,kkk0mmm0nnn0ssq2vvv0*4,vut0vuu0uuu0rrr0ooo0noo0*2,opp7uuu1uvv0
  uvv0qqq3nnn5lll0mnn0nnn0*4,rrp1uus0vus0uts1vuu0vvv0*2,ttt4uuu2sss0qqq1ooo6uvv0*2,
  uvv0uuu0ooo5nnn0lll4mmm1mmm4nnn0*2,ppp0qrr0*2,rrr0vvv0*2,ttt5stt7vvv0*2,sss2qrr3uvv0*2,
  uvv0*2,qqq4ppp4nnn0lll3mmm3nnn0*2,qqq0qrr0*3,ttt1ttt6sss8qqqattt2vvv0ooo6uuu0uvv0*2,
  uvv0*2,uuu0ooo4ppp2nnn0lll3mmm1ooo0qrr0ppp5*2,qqq1rss1uuu2vvv0sss5vvv0ppp4stt1uvv0*3,
  uvv0*3,tuu0ooo5ppp2nnn0*2,qqq0qrr0ppp2ppp3qrr0*2,uuu0vvv0*2,ppp3sss3uvv0*4,
  uvv0*4,uuu0opp3ppp4ppp1qrr0*2,qqq0ppp1qrr0*2,stt1ttt1ooo3sss1uvv0*5,
  uvv0*6,sss1ooo2ppp3qqq0rrr0*2,qqq0pqq2ooo2qqq1uuu0uvv0*6,
  uvv0*8,uuu0sss0qrr0qrr1rrr0ttt0uvv0*9,
  uvv0*23,
wheel-cancelled 358x377
~ WwRR k9wt 7TGO rk_K fzpo 4FoF yTaa n-q4 xGMw 3IRs 3IRs hhDB qgk1 Lpvt 3IRs pVxc IhRX 3IRs UeaO WXR0
~ Lpvt 3IRs Fjvy x5s0 9ItA 3IRs hhDB mTgo Lpvt 3IRs tvZd 0_ph krYA 3IRs pVxc dvcL SzfC 3IRs q5pS zGXa
~ i7C0 qmoq xGMw qmoq xGMw qmoq xGMw qmoq xGMw qmoq xGMw qmoq xGMw qmoq xGMw qmoq xGMw qmoq xGMw qmoq
~ xGMw qmoq xGMw qmoq xGMw YFlr t93d GgmX SGpv mPOm
  qrrcrss8*2,rrsaqrrdrss8uvv0*17,
  uvv0*23,
  uvv0*7,uuu0rss2opp0mmm3jkk3opp0qqq2ttt0uvv0*8,
  uvv0*5,uuu0pqq3ooo2qqq1sss0rrr1noo4rss0rrr1opp2ooo2ttt1uvv0*6,
  uvv0*4,sss1ooo3rrr1rrr0qrr0qqq1mnn6nnn7opp3qrr0mmm2lll1nnn4pqq2uvv0*5,
  uvv0*3,sss1ppp5rrr0*4,qqq0ooo6*2,pqq1qqq0jjj1lll8ijj0nnn4qqq4uvv0*4,
  uvv0*2,tuu1ooo4rrr0qqq2ppp4ppp3rrr0qrr0qqq1qqq2qrr0nnn2iii0jjj3lmm9iii0nnn5qrr3uvv0*3,
  uvv0*2,ppp5rrr2rrr0ooo6ooo7qqq2rrr0qrr0*4,kkk1iii0*2,kkk4lll8jjj1ooo7uuu1uvv0*2,
  uvv0ttt1opp5rrr0*2,ooo7qqq2rrr0*3,rrq0*2,ppp2iii0*4,jjj3jjj2nnn4ppp3uvv0*2,
  uvv0qqq5mnn4kkk0noo0qqq0rrr0*2,rrq1utr1vvu0*2,uus1nnl2iii0*3,kkk0mmm0ooo1ppp8uvv0*2,
  uvv0opp6kkk3iii0*2,jjj0mmm0pqp1vus1vvv0*4,vvu1mml3kll0nnn0noo0*3,ooo5tuu1uvv0
  uvv0opp6iii0*2,kkk3iii0*2,mmk3vvv0*6,tsq3noo0*2,mnn1mnn2nnn1ooo5sss3uvv0
  uvv0ppp9iii0lll1mmm7iii0*2,onl3vvv0lmnmlmnknopdlmnisss7ttr3noo0*2,lmm4lmm2mmm2ppp5sss3uvv0
  uvv0ppp6jjj1iii0jjj1iii0*2,llk3vvu0vvv0*5,tsq2noo0*2,nnn0*3,ooo5sss3uvv0
  uvv0ppp7lll3iii0*2,jkk0lmm0nnn0ssq2vvv0*4,vut0vuu0uuu0rrr0ooo0noo0*2,ooo7uuu1uvv0
  uvv0qqq3nnn5kkk0mmm0nnn0*4,rrp1uus0vus0uts1vuu0vvv0*2,tuu3uuu2sss0qqq1opp6uvv0*2,
  uvv0uuu1ooo5nnn0lll4mmm1mmm4nnn0*2,ppp0qrr0*2,rrr0vvv0*2,ttt4sss8vvv0*2,stt2qqq3uvv0*2,
  uvv0*2,qqq4ppp3nnn0lll3mmm3nnn0*2,qqq0qrr0*3,tuu1ttt5sss9qqqattt2vvv0ooo6uuu0uvv0*2,
  uvv0*2,uuu0ooo4ppp2nnn0lll3mnn1ooo0qrr0ppp4ppp5qqq1sss1uuu3uuu1rrr6vvv0ppp3sss1uvv0*3,
  uvv0*3,tuu1ooo5ppp2nnn0*2,qqq0qrr0ppp2ppp3qqq0qrr0uuu0vvv0*2,pqq3rss3uvv0*4,
  uvv0*4,tuu0ooo3ppp3ppp1qrr0*2,qqq0ppp2qrr0*2,stt1tuu1opp3sss1uvv0*5,
  uvv0*6,rrr1ooo2ppp3qqq0rrr0*3,qqq2ooo2ppp1uuu0uvv0*6,
  uvv0*8,tuu0rrr0pqq0qqq1qqq0stt0uuu0uvv0*8,
  uvv0*23,
wheel-few-prizes 358x283
~ WwRR k9wt vBLi rk_K fzpo odO9 FdA- o2bY Fe-E tB_U 0J1X B4HP qdP_ FXqN yDNG
  qrrcrss8rss9*2,qrrdrrs8uuu1uvv0*16,
  uvv0*23,
  uvv0vvv0*6,uvv0vvv0*6,uvu0vob0vn80*4,vn90utq1uvv0
  uvv0vvv0*13,vut2vm50*6,vrl1uvv0
  uvv0vvv0qqrfpqqkoppknoolvvv0*2,uuu3oppgoppkopphoppmsttbvut2vm50sk56qi4dph4fqj4bvm50vrl1uvv0
  uvv0vvv0*13,vut1vm50*6,vrl1uvv0
  uvv0vvv0*6,uvv0vvv0*6,uvv0vqi0vpf0*5,uus0uvv0
  uvv0vvv0*6,uvv0vvv0*6,uvv0*9,
  uvv0vvv0stt5rrrfrsscstt7vvv0*9,uvv0*8,
  uvv0vvv0rrrdpqqh*3,uuu3vvv0*2,uuu4pqqgoppirssbvvv0*2,uvv0*8,
  uvv0vvv0uuu2ttt4tuu5uuu5vvv1vvv0*8,uvv0*8,
  uvv0vvv0*6,uvv0vvv0*6,uvv0*9,
  uvv0vpd1vn80*18,vn90utq1uvv0
  uvv0vm50*8,tk54rj46rj48sk55vm50*8,vrl1uvv0
  uvv0vm50*7,ul52qi4boh4epi4fpi4dtk55vm50*7,vrl1uvv0
  uvv0vm50*7,vm51ul53tl54tk56sk57ul54vm50*7,vrl1uvv0
  uvv0vrj1vpf0*18,vqf0uus0uvv0
  uvv0*23,
wheel-long-names 358x377
~ WwRR k9wt TM9a rk_K fzpo 4FoF 3Q-d n-q4 xGMw 3IRs 3IRs nLf_ qgk1 Lpvt 3IRs 2CzG TbwH 3IRs nvAR WXR0
~ Lpvt 3IRs BxaW x5s0 GlUz 3IRs nLf_ mTgo Lpvt 3IRs 0zf9 dcwF krYA 3IRs 2CzG dvcL SzfC 3IRs Sv5i 2CR6
~ 7H8e 3IRs BxaW _UwS Lpvt 3IRs nvAR ayZ1 qmoq xGMw qmoq xGMw qmoq xGMw qmoq xGMw qmoq xGMw qmoq xGMw
~ qmoq xGMw qmoq xGMw qmoq xGMw qmoq xGMw qmoq xGMw qmoq xGMw r0sq t93d GgmX m1qa FXqN yDNG
  qrrcrss8rssaqrrbrss7rrsbstt5uvv0*16,
  uvv0*23,
  uvv0*7,tuu0npp4gkl1gii8dee6gkl1knn4rss1uvv0*8,
  uvv0*5,tuu1jll6gii4plg3vpd0unb4lib9vob0sof3cgi4gjk5rsr3uvv0*6,
  uvv0*4,pqr3fii7sjf3ue70uh71ul52le3cmg5eqi47oj7428a27ce3dhi8jlm5uvv0*5,
  uvv0*3,pqr3ijjcuhb1rd65rd66uf70vm51pi4coh4dtk52ee845bdb6bdd28a1dhi9jmnauvv0*4,
  uvv0*2,stt2fiiauga2qc68sd64ue70*2,vk61ul53tk54vm50499318a03ac57dei29b2ehjalno6uvv0*3,
  uvv0*2,ikkbuuu2umj2ue70*4,uh61vm50*2,oj7418a0*4,8aa3qe92ijidttt2uvv0*2,
  uvv0rst3jlm7vvv0tss7vrp1ug91ue70*2,uf71vn90voa0ff9418a0*3,fb82te70ue70rjf6ilm8uvv0*2,
  uvv0kmnatuu3vvv1ppofsss7vut1uje2uga1vof2vob0vo90toe2dgf548a1nd81td72qc64mb58uf81iklguvv0*2,
  uvv0gklcvvv0ssraqppfsssbvvv0*2,vqh3vm50*4,voa2sic4ue70*2,nb5cla46sd62ihgastt3uvv0
  uvv0hklcvvv0srrbuut3vvv1vvv0vut1vn81tk54rj46rj48sk55vm50vnf5ue70*2,sd62ue70*2,mig9pqr6uvv0
  uvv0ilkfvpn0*5,vro1ul52qi4dog4fph4iph4ftk56vqi3vpm0*5,onm8oqq7uvv0
  uvv0gklcvmj0uki1qhfbvlj0*2,vnk2vna2ul52ul53*2,tk55um53vtp2vvv0*2,rrqeuuu3vvv0mop6prr6uvv0
  uvv0hlmevnl1qifaphebuki3vlj0tki1omi6vn70vm50*3,vpe2vtp1vvv0*2,rrqhnmlittt3jmmbtuu2uvv0
  uvv0knn6rnm7ukh2rif9rifapih259b128a1gig3rog1tpf0tpf2vn91vm60vri1vuu2srrbpondvvv0gjlduvv0*2,
  uvv0tuu2hjkavmj0vli0hfe328a118a0*2,29b26ik0*2,ikd2vm50*2,vm51voc1vus0vvv0qrr5kno6uvv0*2,
  uvv0*2,kmmapml79bc218a04ac99efj28a24df26ik0*2,aji1vm50rj4brj4cvm50vn70vto1gjjcuuu0uvv0*2,
  uvv0*2,uuu0eij99ef618a08dfb28a229b35gi26hj36gh66ik0rl81tl54oh49ul52vn70iji9pqr3uvv0*3,
  uvv0*3,stt2fikcaeg618a0*2,29b16hi36fg76ef86hi3jkd2vm50ul51vn90jki7npq6uvv0*4,
  uvv0*4,ttt1fjk6eii96cd23cf26ik06hj1*3,aji2vn70sof3hji8oqq3uvv0*5,
  uvv0*6,npp3fjk4fjl7ekm1eln0emn0elm1fkm5gjj4ilm3tuu1uvv0*6,
  uvv0*8,stt1mop0jmm0kmm2lno0qrs1uuu0uvv0*8,
  uvv0*23,
wheel-many-prizes 358x443
~ WwRR k9wt -3pl rk_K fzpo odO9 FdA- o2bY Fe-E tB_U 0J1X ahVz iE-L jr_x y9C1 Sa2A NWvD fVkM B4HP qdP_
~ FXqN yDNG
  qrrcrss8rss9rrsbrssaqrrbrss7uvv0*16,
  uvv0*23,
  uvv0vvv0*6,uvv0vvv0*6,uvu0vpd0voa0*4,vob0utq1uvv0
  uvv0vvv0*13,vut1vm50*6,vrl1uvv0
  uvv0vvv0qqrfpqqkoppknoolvvv0*2,uuu3oppgoppkopphoppmsttbvut2vm50sk56qi4dph4fqj4bvm50vrl1uvv0
  uvv0vvv0*13,vut1vm50*6,vrl1uvv0
  uvv0vvv0*6,uvv0vvv0*6,uvv0vqg0vpd0*4,vpe0utr0uvv0
  uvv0vvv0*6,uvv0vvv0*6,uvv0vvv0*6,uvv0*2,
  uvv0vvv0stt5rrrfrsscstt7vvv0*16,uvv0
  uvv0vvv0rssbqqqfpqqfqrrfuvv2vvv0*2,uuu4pqqgoppirssbvvv0*4,oppkoppjuuu5vvv0*2,uvv0
  uvv0vvv0ttt4stt6ttt7*2,vvv2vvv0*14,uvv0*2,
  uvv0vvv0*6,uvv0vvv0*6,uvv0vvv0*6,uvv0*2,
  uvv0vvv0*6,uvv0vvv0*6,uvv0vvv0*6,uvv0*2,
  uvv0vvv0*14,sst9pqqfqrrdpqqh*2,qrrgvvv0uvv0
  uvv0vvv0*2,pqqkopphrssbvvv0*2,ttt7opplqqrgoppfppqmrssdvvv0uuu2sss9qrrfopqlqqreuuu3vvv0uvv0
  uvv0vvv0*15,uuu4ttt4stt6uuu4vvv0uvv0*2,
  uvv0vvv0*6,uvv0vvv0*6,uvv0vvv0*6,uvv0*2,
  uvv0vvv0*6,uvv0vvv0*6,uvv0vvv0*6,uvv0*2,
  uvv0rss6pqqloppipqqmoppkpqqgvvv0*15,uvv0
  uvv0stt8pqqlopphopplpqqhpqqivvv0*2,uuu2pqqhoppirssbvvv0*3,tuu3pqqknopjsssavvv0*2,uvv0
  uvv0vvv0*2,qqreoppgstt8vvv0*15,uvv0*2,
  uvv0vvv0*6,uvv0vvv0*6,uvv0vvv0*6,uvv0*2,
  uvv0vpe1voa0*18,vob0utq1uvv0
  uvv0vm50*8,tk54rj46rj48sk55vm50*8,vrl1uvv0
  uvv0vm50*7,ul52qi4boh4epi4fpi4dtk55vm50*7,vrl1uvv0
  uvv0vm50*7,vm51ul53tl54tk56sk57ul54vm50*7,vrl1uvv0
  uvv0vqi1vpd0*18,vpe0uus0uvv0
  uvv0*23,
hubs 358x247
~ WwRR k9wt 5QOV F_Hb gexw uNTU WxG9 gexw uNTU -4JS gexw SGpv emLb gexw gpSa V3al rvQR
  rrscrss7uvv0*21,
  uvv0uuu0uso0vsm0utr0uvv0*4,utp0vrl0utp0uvv0*5,vvv0uvv0*5,
  uus0voa0vm50*2,vm60vrj1uvv0uuu0vpe1vm50*3,vpe1uuu0uvv0vvv0*5,uvv0*3,
  vpd1vm50*5,utq1vrk1vm50*5,vrk1uvv0vvv0*6,uvv0*2,
  vm60vm50og4goh4gsk46vm50vrj1tnc5qi49*2,rj46qi4bul52vpc1vvv0noojnooonooinopinoohttt6uvv0*2,
  sl75oh4eng3e*2,oh4dul54vrk1uod2tk54tl54tl53tk55tl55uod3vvv0oppinoojnooknooi*2,ttt6uvv0*2,
  vqh1vm50*4,vn70uus0usn1vm50*5,usn1uvv0vvv0*6,uvv0*2,
  uuu0vqg1vm60vm50vn90utp1uvv0*2,vrk1vn70vm50vn70vrk1uvv0*3,vvv0*4,uvv0*3,
  uvv0*2,uut0uus0uuu0uvv0*4,uuu0uus0uuu0uvv0*11,
  uvv0vvv0*4,uvv0*18,
  vvv0*2,lmnknoonrrr7vvv0uvv0*17,
  ttt6oppgoophoppgoppdqrrdvvv0uvv0*16,
  vvv0rrs9oppioopmmnolvvv2vvv0uvv0*16,
  vvv0uuu2oppkpqqhqrrgvvv0uvv0*17,
  uvv0vvv0*5,uvv0*17,
  uvv0*2,vvv0*2,uvv0*19,
facts-ONGOING 358x121
~ WwRR k9wt vEg9 rk_K Zhmp rxIv tTLK dBeV wRDk fPZU rxIv yCbk dBeV 0d4g iZ7i
  qrrarss8qrrbqrrc*2,rrs9uvv0*17,
  uvv0*23,
  vvv0uuu3uuu5uuu3uuu5ttu5uvv1vvv0*5,uuu3ttt8tuu8ttt6tuu6ttt5uvv1vvv0*4,
  vvv0sst6sstbsttattt7stt9ttt6vvv0*5,uuu3ttt8tuu6ttt7ttt8stt9ttt7vvv0*4,
  vvv0lmnflmneklmhlmndoppavvv0*6,opq6uuu1vvv0*9,
  vvv0uuu0uuu3tuu4stt5vvv0*7,uuv0vvv0uuv1vvv0*8,
  vvv1rrsettt8sst9sttavvv0*7,ttt8sssbuuu4vvv0*8,
  vvv0*11,uvv0vvv0*10,uvv0
prizes-ONGOING 358x680
~ WwRR k9wt ZxAj rk_K XV8o 77ye SrT- vsFF Nr0U OHqB xLju Vl-M 3hHN 956p OHqB GghX WdCG duF_ uOiH nyxO
~ _xB3 HB_t OHqB c_BR WdCG duF_ -pF8 m5B0 ymVb XRB4 OHqB I4IS WdCG duF_ uOiH zV9n LXNx NLY4 OHqB lxSd
~ WdCG duF_ TxGo LIuX ceZq yXOB OHqB Ea6D WdCG duF_ uOiH 3VYU tnS5 1DQw OHqB byWO WdCG duF_ XEcB iwBK
~ pPte x830 OHqB RLeX WdCG duF_ uOiH sh4C Ugoo Bx1h OHqB VX8s WdCG duF_ icDg iwBK qNDe ixfJ _Ssd OHqB
~ CGyk 6CC- QiIo zjpm
  qrrdrrs8rss7qrrdqrrbqrrdtuu2uvv0*16,
  uuu0uvv0uuu0*2,uvv0*4,uuu0tuu1uvv0*13,
  jklhjklfikkmkmmkjklimnoajllkjllgklmf*2,ikkhklmjjllcjklguuu0uvv0*8,
  uvv0*23,
  uvv0*12,qrrcqqrdqqrbqrrarss8uvv0*3,uuu2uvv0*2,
  pqqcpqrhqrrduvv0*10,sst7rss7sss7ttt3uvv0*3,pqqfpqrenooc
  uvv0*13,stt5sst6sss8rss7uvv0*6,
  uuu0*23,
  prr5prr6tuu3qrrbrssaqrrcqrrauvv0*6,ttt4rssbsss7stt6uvv0*4,uuu1oppd
  rtt2prr5uuu1rss9sss6rss8sss6uvv0*6,tuu2rssattt3ttt6uvv0*3,stt8sss9pqqa
  uuu0*23,
  uuu0tuu0uuu0uvv0*18,tuu1qrr8
  oqqamppgstt4oppgnopjnoognppmpqrfuvv0*5,stt7ppqlpqqfrssduvv0*4,tuu2qrr9
  uuu0tuu0uuu0uvv0*16,uuu0rrscstt6rss8
  uuu0*23,
  qrs4qss4tuu3qrrarrrdqrrbstt4uvv0*6,ttt4rrsarssastt6uvv0*3,ttt3oppmoppi
  rss4oqr7uuu1rss8sss6rss8tuu3uvv0*6,tuu2stt8ttt5ttt6uvv0*2,stt7sss8qrreqrrb
  uuu0*23,
  uuu0*2,ttt3rss5stt5stt4uvv0*13,uuu0tuu1ttt3stt3
  oqr9npqbttt3qrraqrrbqrr9tuu0uvv0*6,stt4pqqhqrrgrssduvv0*2,uuu0qrrbpqqlqrre
  stt1*2,stt6oppg*2,oppioppjuuu0uvv0*6,uuu1uuu0uvv0*2,tuu2rrsbstt7qqrfqrrb
  uuu0*23,
  tuu0*2,uuu0uvv0*16,uuu0rss6qrrc*2,
  oqq8lopbstt4pqqcmnokpqqfuvv0*7,pqqbpqqjqrrgrssduvv0*2,uuu0sss7rss7qrr9
  uuu0*3,uvv0*15,tuu2rrsbtuu4rssarss7
  uuu0*23,
  qss3qrs3ttt2pqrcqrr9tuu2uvv0*7,rssarrsdrsscstt8uvv0*2,uuu0pqqdoppooppi
  rss3qrs4uuu1sst7sss7uuu2uvv0*7,stt4stt8ttt4ttt5uvv0sst8sss9rrscqqrfqrrb
  uuu0*23,
  tuu0*2,uuu0uvv0*16,stt5sss8qrrerssa
  oqq8lopbtuu1pqqcmnokpqqfuvv0*7,pqqgppqlqrrgrssduvv0*2,stt4rrsbqrreqrrb
  uuu0*3,uvv0*15,sst8*2,sss9rssbrss7
  uuu0*23,
  rss3qss3stt5pqqdrrrbpqq9pqqgqqrbuvv0*5,rrsbqrrfrrrdsssastt6rssarss7rrs7sss8rssa
  stt2*2,uuu1stt4tuu3stt3ttt5*2,uvv0*5,stt2stt5tuu2tuu3tuu1ttu3stt4ttt3*2,ttu3
  uuu0*23,
  nooenopcoppirss6uvv0*8,rrr7mnojnoojopqfqrrduvv0*6,
  uvv0*13,uuu0uuu1uuu0uvv0*7,
  uvv0*23,
  qrrfqrrbrss9qqrcqrrfrssaqrrcpqrepqqdrss9opqhqrrarrsbqrrd*2,qrrcrrscqrrapqqdtuu1uvv0*3,
  qrrcpqrfpqrcqrrarssarssepqqerssa*2,qrrdrrsbqqrerssaqrrdpqrgqqrdrssapqqgqrr9qrrbqrrfqrrcstt9
  rrs9rssbsss9uvv0*10,uuu0*2,uvv0uuu0*2,uvv0*5,
  rss5stt7stt8uuu1uvv0*19,
check-ONGOING 358x478
~ WwRR k9wt FK33 rk_K sCyd F_Hb oGsL X9hX lrv5 ssna q1PR Q1gw X9hX 2E-x rk_K sHQ5 ncFT kow1 Q1gw X9hX
~ 2E-x rk_K YHD1 oL6n Yas8 Q1gw 9XCf u1tf rk_K 3JU6 8i6m vfkS hBcA 9mcx
  rrsaqrrarss7qrrc*3,uuu1uvv0*16,
  uuu0uvv0*22,
  vvv0*2,uvv0vvv0*19,uvv2
  vvv0qtr4mro5tvu0opp7oppcnoodqqq8sss4mnobrss5qrr7sss4qrr5noogqrr7rss6vvv0*5,vvv2
  vvv0qts3mqo8tvu0ttt5rss8qqrapqq8ttt7pqq8rrr5qrr7rrs6opp7pqqbpqq8ttt5vvv0*5,vvv2
  vvv0*2,uvv0vvv0*19,vvv2
  vvv0hnk8tut3rrsaqrr8rssbrrrcrssbqrrasss9qrrbqrrdsssbrrrarrrcqqr9rssdvvv0*5,vvv2
  vvv0rts1vvv0stt8ttt6sst7stt8ttt6ttt8stt8sssattt6ttt7sss8sssapqqbuuu5vvv0*5,vvv2
  vvv0*3,sssarsscqrrcrssersscsttastt8sssdsssbttt9*2,stt7sttavvv0*6,vvv2
  vvv0*3,tuu0stt2stt3sss4stt2sst3sst4stt3stt2stt1sst4stt3rss4stt0stt4*2,rss4stt1vvv0vvv2
  vvv0*3,tuu0rss7qrs8rss8rss9rss7qrr9*2,qrr7stt2qrra*3,stt4qrr9qrrasss7stt2vvv0vvv2
  vvv0*3,tuu0pqqd*2,pqraqrrbqrs7prraqrr9pqqdrss5qrrcoqqfpqraqrr7pqrbpqrcprrbstt3vvv0vvv2
  vvv0*3,uvv0uuu0*17,vvv0vvv2
  vvv0qsr2vvv0*20,vvv2
  vvv0iol8tut2pqqeoopioppnopplnooioppjpqqdoppinoojnooi*2,qrrcvvv0*7,vvv2
  vvv0*3,rssdrsserrscsttcrsseqrrgqrrbrsscsssdrsserssdrsscqrrgssserssevvv0*4,vvv2
  vvv0*3,uvv0uuu0*17,vvv0vvv2
  vvv0*3,tuu0qrraqrrbpqrcqrrbqrrapqqepqqcqrr9rss4pqqepqqdpqqerss5pqqe*2,qrrbstt3vvv0vvv2
  vvv0*3,tuu0qrr9qrr8rss6rss7rss4rss7rss6qrr8stt4rss7qrrarss5rss4rrs7qrr8rss9stt3vvv0vvv2
  vvv0*3,tuu0sst4rss4*2,stt4stt2rss2stt2sss4stt1sss4sst4rss4stt2stt4stt3rss3stt1vvv0vvv2
  vvv0*22,vvv2
  vvv0qqr9vvv1qrrcqrr9rrrdpqqjrsscqqqcqrrerrsdpqqbqrrbqrreqqrdqrrepqqeqrrdqqrgpqqattt6vvv0vvv2
  vvv0uuu1vvv0stt6ttt6ttt3tuu6ttt5sst8sst9ttt4stt6uuu2tuu7stt7uuu3*2,sssattt6rss8vvv1vvv0vvv2
  vvv0*3,ttt6ttt8rrsduuu5ttt8*2,tttauuu4rsscrrsdstt9rsse*2,ssscsssbrssbrrrcvvv1vvv0vvv2
  vvv0*3,rssdrrrerssersscrssdrsshrrrcrssfsstbrssfrrrerssdrrsbstt9qrreuuu5vvv0*3,vvv2
  vvv0*3,sssbqrrjsstavvv0*16,vvv2
  vvv0*22,vvv2
  vvv0rst8*2,stt8qssbrss9*2,rst9rssarst7qssdrst7rtt7qssdstt9stt5uvv4vvv0*5,vvv2
  vvv0stt5tuu6stt9stt8stt9stt8tuu6stt7tuu4rtt6stt7rstastt8*2,rst8vvv2vvv0*5,vvv2
  vvv1vvv0*21,uuu1
facts-UPCOMING 358x121
~ WwRR k9wt GEak rk_K Zhmp rxIv cylD dBeV Itxv SrT- rxIv yCbk dBeV 0d4g iZ7i
  qrrarss8rrsarrs9qrrdqrrfttu2uvv0*16,
  uvv0*23,
  vvv0uuu3uuu5uuu3vvv0*8,uuu3ttt8tuu8ttt6tuu6ttt5uvv1vvv0*4,
  vvv0sst6sstbsttauvv1vvv0*7,uuu3ttt8tuu6ttt7ttt8stt9ttt7vvv0*4,
  vvv0jllflmneklmhmnnfnop8vvv0*6,opq6uuu1vvv0*9,
  vvv0uuu1vvv1*2,uuu0uvv0vvv0*6,uuu1*2,uuu2vvv0*8,
  vvv0*12,ttu7sttauuu4vvv0*8,
  vvv0*11,uvv0vvv0*10,uvv0
prizes-UPCOMING 358x655
~ WwRR k9wt 7pUJ rk_K XV8o 77ye SrT- vsFF Nr0U OHqB xLju Vl-M 1XjJ 956p OHqB GghX WdCG duF_ uOiH nyxO
~ FlXP OHqB c_BR WdCG duF_ -pF8 m5B0 0J75 OHqB I4IS WdCG duF_ uOiH zV9n Idsl OHqB lxSd WdCG duF_ TxGo
~ LIuX Xzh6 OHqB Ea6D WdCG duF_ uOiH 3VYU Ibe4 OHqB byWO WdCG duF_ XEcB iwBK Ugoo OHqB RLeX WdCG duF_
~ uOiH sh4C NM-3 OHqB VX8s WdCG duF_ icDg iwBK qNDe ixfJ _Ssd OHqB CGyk 6CC- kuq6 zjpm
  qrrdrrs8rss9qrr9qrrcqrrgsss7uvv0*16,
  uuu0uvv0uuu0*2,uvv0*4,uuu0tuu1uvv0*13,
  jklhjklfikkmkmmkjklimnoajllkjllgklmf*2,ikkhklmjjllcjklguuu0uvv0*8,
  uvv0*23,
  uvv0*12,qrrcqqrdqqrbqrrbrss8uvv0*6,
  pqqcpqrhqrrduvv0*10,sst7rss7stt7ttt3uvv0*2,pqqcpqrcpqqdoppg
  uvv0*13,stt5sst6sss8rss7uvv0*6,
  uuu0*23,
  oqr6oqq8ttt3oppjpqqgoppjoppguvv0*6,stt6qqrirss9rsscuvv0*4,uuu0opqe
  ttt1rss3uuu0tuu1*4,uvv0*6,uuu0tuu3tuu0uuu1uvv0*4,uuu0tuu1
  uuu0*23,
  rss5qrs6tuu2stt4rss6stt4stt7stt3uvv0*5,tuu3sss9rss8ttt5uvv0*4,ttt4rss9
  qss5prr9tuu1qqrbqrrdpqqbqqrfrsscuvv0*5,tuu3rsscstt6stt8uvv0*4,stt5rss6
  uuu0*23,
  stt0tuu0uuu0tuu1uuu2tuu1tuu0uvv0*6,uuu0*2,uuu1uuu0uvv0*3,uuu0*2,tuu1
  prr7mopbttt3opphpqqhopphstt7uvv0*6,stt6pqqhqrrfrsscuvv0*3,ttt4opqjpqqg
  uuu0*23,
  uuu0*2,uuu1tuu1uvv0*19,
  prr7oqr8stt6pqqepqqhoppdtuu0uvv0*6,ttt4rssarsscstt8uvv0*2,uuu0rss9qqrhqrrc
  rst3qss5stt6oppg*2,oppioppjuuu0uvv0*5,uuu0sst7ttt4ttt5uvv0*2,uuu0stt4stt6stt5
  uuu0*23,
  uuu0*3,uvv0*20,
  oqq8lopbstt4pqqcmnokpqqfuvv0*7,pqqbpqqjqrrgrssduvv0*2,uuu0qrrcoppmoppi
  uuu0*3,uvv0*20,
  uuu0*23,
  prr6oqq6stt4nopjoppgttt5uvv0*7,pqqepqqkqrrgrssduvv0*2,rrr9pqqgoppoopph
  stt1*2,uuu0uvv0*10,uuu0uuu1uuu0uvv0*4,uuu0*3,
  uuu0*23,
  qrs4qss4uuu1sst7pqqcrrr9uvv0*7,sss9rssbrssastt6uvv0*2,stt6sss8qrrerssa
  rss4oqr7uuu0rss4rss7stt6uvv0*7,sss6rssattt5ttt6uvv0*2,stt4sss7rss9sss7
  uuu0*23,
  ttt1stt1uuu1tuu2uuu0ttu1uuu1uvv0*6,ttt3tuu2ttu3uuu2uuu1*2,uvv0*3,uuu1
  qss4qrs4stt5oppfqrreopqbopqkopphuvv0*5,rrrbqqrirssdrssbsst6qrrcpqqcpqqaqrrc*2,
  uuu0*23,
  stt3tuu1*3,uvv0*8,ttt3rss7sss6*2,tuu3uvv0*2,stt4sss6sss7rss2
  opqboppbpqqgstt4uvv0*8,sst4pqqcpqqerss8rssauvv0*2,rss6qrr8*2,pqqa
  uvv0*23,
  qrrfqrrbrss9qqrcqrrfrssaqrrbqrrdpqqdsss7pqqgqrrarrsbqrrd*2,qrrcrrscqrrapqqdtuu1uvv0*3,
  stt5sss7sst7stt4ttt4stt8rrs9sss6ttt5stt7sss7stt6ttt4stt6sss7*2,tuu3sss7stt5*2,stt7stt5tuu3
  rss8sss8sss5rss5ttt5*2,sst5ttt5*2,rss8ttt5sss7stt5rss7sss9stt5stt7rss8stt4stt5sst7*2,ttt5
  qrraqrrfqrreuuu0uvv0*19,
check-UPCOMING 358x478
~ WwRR k9wt HJj4 rk_K sCyd F_Hb oGsL X9hX lrv5 ssna q1PR Q1gw X9hX 2E-x rk_K sHQ5 ncFT kow1 Q1gw X9hX
~ 2E-x rk_K YHD1 oL6n Yas8 Q1gw 9XCf u1tf rk_K 3JU6 Aqt0 vfkS hBcA 9mcx
  rrsaqrrasss8qrr8qrrbqrrgsst6uvv0*16,
  uuu0uvv0*22,
  vvv0*2,uvv0vvv0*19,uvv2
  vvv0qtr4mro5tvu0pqq7pqqboppbrss6stt3nooastt4sss6stt4rss5opperss6rss5vvv0*5,vvv2
  vvv0qts3mqo8tvu0sss5qrrapqqbnop9stt8oppapqq6ppq8qrr6noo8oppdoppastt6vvv0*5,vvv2
  vvv0*2,uvv0vvv0*19,vvv2
  vvv0hnk8tut3rrsaqrr8rssbrrrcrssbqrrasss9qrrbqrrdsssbrrrarrrcqqr9rssdvvv0*5,vvv2
  vvv0rts1vvv0stt8ttt6sst7stt8ttt6ttt8stt8sssattt6ttt7sss8sssapqqbuuu5vvv0*5,vvv2
  vvv0*3,sssarsscqrrcrssersscsttastt8sssdsssbttt9*2,stt7sttavvv0*6,vvv2
  vvv0*3,tuu0stt2stt3sss4stt2sst3sst4stt3stt2stt1sst4stt3rss4stt0stt4*2,rss4stt1vvv0vvv2
  vvv0*3,tuu0rss7qrs8rss8rss9rss7qrr9*2,qrr7stt2qrra*3,stt4qrr9qrrasss7stt2vvv0vvv2
  vvv0*3,tuu0pqqd*2,pqraqrrbqrs7prraqrr9pqqdrss5qrrcoqqfpqraqrr7pqrbpqrcprrbstt3vvv0vvv2
  vvv0*3,uvv0uuu0*17,vvv0vvv2
  vvv0rts1vvv0*20,vvv2
  vvv0hnk8tut3pqqfoopioppoopplnoojoppkpqqdoopjnooknoojnooiqrrdvvv0*7,vvv2
  vvv0*3,rssdrsserrscsttcrsseqrrgqrrbrsscsssdrsserssdrsscqrrgssserssevvv0*4,vvv2
  vvv0*3,uvv0uuu0*17,vvv0vvv2
  vvv0*3,tuu0qrraqrrbpqrcqrrbqrrapqqepqqcqrr9rss4pqqepqqdpqqerss5pqqe*2,qrrbstt3vvv0vvv2
  vvv0*3,tuu0qrr9qrr8rss6rss7rss4rss7rss6qrr8stt4rss7qrrarss5rss4rrs7qrr8rss9stt3vvv0vvv2
  vvv0*3,tuu0sst4rss4*2,stt4stt2rss2stt2sss4stt1sss4sst4rss4stt2stt4stt3rss3stt1vvv0vvv2
  vvv0*22,vvv2
  vvv0qrr9vvv1rrsaqrr8rsscqrrgsssaqrrarrrcrssbqrrarrs9rrscqrrbrrsbqqqcrrrbqrreqrr9ttt5vvv0vvv2
  vvv0uuu2vvv0sss8sst7ttt5ttt9sst7rssarssbstt7sss8tuu4ttt8sss8ttt5tuu5rrscttt8rrs9uuv2vvv0vvv2
  vvv0*3,ttt7*2,rrrbuuu7tttattt7sttauuu4rssbrssdsttarssdrsserssbsssbrssbrrrcvvv1vvv0vvv2
  vvv0*3,rssdrrrerssersscrssdrsshrrrcrssfsstbrssfrrrerssdrrsbstt9qrreuuu5vvv0*3,vvv2
  vvv0*3,sssbqrrjsstavvv0*16,vvv2
  vvv0*22,vvv2
  vvv0stt6*2,tuu6rstastt6stt7*2,stt8stt5rssbttu5stt5rssbttu6tuu4uvv4vvv0*5,vvv2
  vvv0stt7stt8rstbrst9rssbrssastt8rst9stt5rss8rst8rsscrttarstaqss9vvv2vvv0*5,vvv2
  vvv1vvv0*21,uuu1
facts-ENDED 358x141
~ WwRR k9wt LtPw rk_K Zhmp rxIv HL4S dBeV ayHe DN02 rxIv QXJd dBeV _KTm iZ7i
  qrrarss8qrrbqqrbsss8uvv0*18,
  uvv0*23,
  vvv1uuu4uuu3*2,tuu3uuu3*2,tuu5uuu3vvv0*3,uuu3ttt8tuu8ttt6tuu4uuu4uuu3*2,uvv2vvv0*2,
  vvv1sttarssasst9ttu8stt7rssbsss9stt9uvv1vvv0*2,uuu3ttt8tuu6ttt7sttasssattt9stt9uuu5vvv0*2,
  vvv1rrs9rrrgrsseuuu2vvv0*7,qqr6stt4vvv0*9,
  vvv0pqqcqqq5nooemoobppq9vvv0*6,uuv0vvv0uuv1vvv0*8,
  vvv0qrr4rrr6rrs6qrr6sss4vvv0*6,ttt8sssbuuu4vvv0*8,
  uvv2sttarrsfqrrfrrrdrrrerrrfqrresssbvvv0*14,
  vvv0*11,uvv0vvv0*11,
prizes-ENDED 358x608
~ WwRR k9wt Vaxw rk_K XV8o X5-k SrT- vsFF Nr0U OHqB xLju Vl-M uWMq 956p OHqB GghX WdCG duF_ uOiH nyxO
~ FpdI HB_t OHqB c_BR WdCG duF_ -pF8 m5B0 ymVb XRB4 OHqB I4IS WdCG duF_ uOiH zV9n LXNx NLY4 OHqB lxSd
~ WdCG duF_ TxGo LIuX ceZq yXOB OHqB Ea6D WdCG duF_ uOiH 3VYU tnS5 1DQw OHqB byWO WdCG duF_ XEcB iwBK
~ pPte x830 OHqB RLeX WdCG duF_ uOiH sh4C Ugoo Bx1h OHqB VX8s WdCG duF_ icDg iwBK uvcD _Ssd OHqB CGyk
~ 6CC- QiIo
  qrrdrrs8rss6pqrdqrrauvv0*18,
  uvv0*23,
  hijkikkfnoodjklmklmhhjjknoo8hjkfjklhjllijklhlmmjikkfqqr8uvv0*9,
  uvv0*6,uuu0sst2uvv0*15,
  uvv0*13,pqqd*2,qrraqrrbsst6uvv0*5,
  pqqcpqrhqrrduvv0*11,rss8rss7sss8tuu2sss7qqrcoppdpqqbqrrc
  uvv0*14,stt6sss6sss8stt5uvv0*5,
  uuu0*23,
  qrs4qss4tuu3qrrbrssaqrrcqrrauvv0*7,stt6sst8rss8tuu3uvv0*3,uuu1oppf
  rss4oqr7uuu1rss9sss6rss8sss6uvv0*7,ttt4sss8ttt2ttt4uvv0*2,stt8sss9pqqa
  uuu0*23,
  uuu0tuu0uuu0uvv0*18,tuu1qrr8
  oqqamppgstt4oppgnopjnoognppmpqrfuvv0*6,rrrapqqipqqcsst8uvv0*3,tuu2qrr9
  uuu0tuu0uuu0uvv0*16,uuu0rrscstt6rss8
  uuu0*23,
  qrs4qss4tuu3qrrarrrdqrrbstt4uvv0*7,stt6rssarss8tuu3uvv0*2,ttt3oppmoppi
  rss4oqr7uuu1rss8sss6rss8tuu3uvv0*7,ttt4stt7ttt3ttt4uvv0stt7sss8qrreqrrb
  uuu0*23,
  uuu0*2,ttt3rss5stt5stt4uvv0*13,uuu0tuu1ttt3stt3
  oqr9nqqbttt3qrraqrrbqrr9tuu0uvv0*7,rss8pqqiqrrcsst8uvv0uuu0qrrbpqqlqrre
  stt2rtt2stt6oppg*2,oppioppjuuu0uvv0*7,uuu1uuu0uvv0tuu2rrsbstt7qqrfqrrb
  uuu0*23,
  tuu0*2,uuu0uvv0*16,uuu0rss6qrrc*2,
  oqq8lopbstt4pqqcmnokpqqfuvv0*7,uuu0opqfpqqjqrrcsst8uvv0uuu0sss7rss7qrr9
  uuu0*3,uvv0*15,tuu2rrsbtuu4rssarss7
  uuu0*23,
  qss3qrs3ttt2pqrcqrr9tuu2uvv0*7,uuu0qrrcrsscrss9ttt5uvv0uuu0pqqdoppooppi
  rss3qrs4uuu1sst7sss7uuu2uvv0*7,uuu0sss5stt7ttu3tuu3sst8sss9rrscqqrfqrrb
  uuu0*23,
  uuu0*3,uvv0*16,stt5sss8qrrerssa
  oqq8lopbtuu1pqqcmnokpqqfuvv0*7,uuu0oppipqqjqrrcsst8uvv0stt4rss9rrrbqrr9
  uuu0tuu0uuu0uvv0*15,sst8sss8rssbqrrdrss9
  uuu0*23,
  rss3qss3stt5pqqdrrrbpqq9pqqgqqrbuvv0*5,uuu0qqreqrrerssattt6uvv0*2,ttt1pqqgqrre
  stt2rst2uuu1stt4tuu3stt3ttt5*2,uvv0*5,uuu0stt3stt5tuu2*2,uvv0*2,uuu1ttt4stt3
  uuu0*23,
  nooenopcoppirss6uvv0*9,qrrblnnlnopjpqqcrss8uvv0*5,
  uvv0*14,uuu0uuu1uuu0uvv0*6,
check-ENDED 358x536
~ WwRR k9wt 0a14 rk_K sCyd F_Hb oGsL X9hX lrv5 5LSZ q1PR Q1gw X9hX 2E-x rk_K sHQ5 ncFT kow1 Q1gw X9hX
~ 2E-x rk_K YHD1 oL6n Yas8 Q1gw X9hX 2E-x rk_K d8Py RPhr U8AO SGbn
  rrsaqrrarss7qrrdqrr9uvv0*18,
  uvv0*22,uuu0
  vvv0*2,uvu0vvv0*19,uvv2
  vvv0qtr5mqo6tuu0pqq6rrr7pqq7qrr8opp9nopbpqq7qrr8oppaqrr7opp9vvv1vvv0*6,vvv2
  vvv0rts3nrp7tvu0sss4qqr8pqq7rrr7qqraqrr8qrr9noodppq8pqq9noo9vvv1vvv0*6,vvv2
  vvv0*22,vvv2
  vvv0fmj8sut3qrrcqrr9rrrdqqrfrrscqqrcrssaqqqeqqrfrssdqrrbqrrepqqarrsevvv0*5,vvv2
  vvv0sut1vvv0ttt6ttt5*2,ttt6tuu5tuu6ttt6stt7uuu4ttt5stt7stt8qqrauuu4vvv0*5,vvv2
  vvv0*3,sssarsscqrrcrssersscsttastt8sssdsssbttt9*2,stt7sttavvv0*6,vvv2
  vvv0*3,tuu0stt2stt3sss4stt2sst3sst4stt3stt2stt1sst4stt3rss4stt0stt4*2,rss4stt1vvv0vvv2
  vvv0*3,tuu0rss7qrs8rss8rss9rss7qrr9*2,qrr7stt2qrra*3,stt4qrr9qrrasss7stt2vvv0vvv2
  vvv0*3,tuu0pqqd*2,pqraqrrbqrs7prraqrr9pqqdrss5qrrcoqqfpqraqrr7pqrbpqrcprrbstt3vvv0vvv2
  vvv0*3,uvv0uuu0*17,vvv0vvv2
  vvv0qsr2vvv0*20,vvv2
  vvv0iol8tut2pqqeoopioppnopplnooioppjpqqdoppinoojnooi*2,qrrcvvv0*7,vvv2
  vvv0*3,rssdrsserrscsttcrsseqrrgqrrbrsscsssdrsserssdrsscqrrgssserssevvv0*4,vvv2
  vvv0*3,uvv0uuu0*17,vvv0vvv2
  vvv0*3,tuu0qrraqrrbpqrcqrrbqrrapqqepqqcqrr9rss4pqqepqqdpqqerss5pqqe*2,qrrbstt3vvv0vvv2
  vvv0*3,tuu0qrr9qrr8rss6rss7rss4rss7rss6qrr8stt4rss7qrrarss5rss4rrs7qrr8rss9stt3vvv0vvv2
  vvv0*3,tuu0sst4rss4*2,stt4stt2rss2stt2sss4stt1sss4sst4rss4stt2stt4stt3rss3stt1vvv0vvv2
  vvv0*22,vvv2
  vvv0fmj8sut3qrrcqrr9qrrdqrrerrrdqqrfqrrcqrraqrrerrraqqqeopqeqrrcpqqfqrrbuuu3vvv0*3,vvv2
  vvv0sut1vvv0sss9stt7ttt5stt7sss9sss8sstastt5stt7ttt6*2,stt7rssastt8rrs9uuu3*2,vvv0*2,vvv2
  vvv0*3,ttt8ttt7sttbuuu6tuu8ttt6ttt9uuu3rssatttasssattt9ttt8sssbstt6rsscsssbvvv0*2,vvv2
  vvv0*3,rssdrsscuuu3vvv0*16,vvv2
  vvv0*3,uuu0tuu0*17,vvv0vvv2
  vvv0*3,tuu0qrraqrrbpqrcqrrbqrrapqqepqqcqrr9rss4pqqepqqdpqqerss5pqqe*2,qrrbstt3vvv0vvv2
  vvv0*3,tuu0pqqd*2,pqraqrrbqrs7prraqrr9pqqdrss5qrrcoqqfpqraqrr7pqrbpqrcpqqcrss4vvv0vvv2
  vvv0*3,uuu0tuu0*17,vvv0vvv2
  vvv0vvv1uvv0*19,vvv0vvv2
  vvv0uvv6vvv0*3,rssctuu4sss6sst6uuu4ttt3*2,sstatuu3ttt3stt8sss6uuu1vvv0*3,uvv6vvv2
  vvv0uvv6vvv0*2,vvv1pqqerssaqrrbpqqbqrrfoppiqrrdqrrcqrrapqqfqrrdqqrdttt7vvv0*3,uvv6vvv2
  vvv0vvv2uvv0*19,vvv1vvv2
  uvv0vvv0*21,uuu0
records 358x436
~ WwRR k9wt fHO_ rk_K ZrSC iXgW rk_K zl14 rQ0M 1M77 eBIQ nqek SuXY iXgW rk_K _2t_ 8cc9 1M77 TAXR 8a-E
~ VTGq xABr Skaf iXgW rk_K gW-A 6jOi 1M77 22oZ uW6i u7Tw tSc2 iXgW rk_K 9GB4 Iqca 1M77 Skaf iXgW rk_K
~ 8hMB mMtt 1M77 a4dr 8a-E wlJO
  rss9*2,rss7uvv0*20,
  uvv0*23,
  mnohmnoemnoikmmnnooguvv0*18,
  qqrepqrdqrrdqrr9*2,rss7qrrdrss9rssaqrrestt6rrsbrrs9tuu2uvv0*9,
  tut0sut0rts3*2,sut0tuu0uuu0*3,uvv0uuu0uvv0*12,
  rts1qtr4mqoblqofmqocsut1uvv0*17,
  uvv0*23,
  mnnglnnjpqqeuvv0*20,
  qrrdqrrcrssbrss9rss8stt7qrrcsss8rss9qrrdttt4rss9sss8tuu1uvv0*9,
  tuu1ttt2ttt3ttt2ttt1*2,ttu1tuu1*3,ttt5tuu1*2,uuu0uvv0*9,
  rss6qrr8opqaoppdpqqapqr6pqqbopqdoppetuu1prrbmpqgnpqgnqqhlophqrscuvv0*7,
  uuu0*10,uvv0*13,
  mooenppgnopenoofoppjqrr9uvv0*17,
  rss7*2,qrr9rss6sss6stt5*2,ttt4*2,stt5uuu1ttt5ttt3uuu1uvv0*9,
  sss8rss8rssbsss6sst5stt6sst7stt5stt8rrs9sss5rss5*2,ttt0tuu0*5,tuu1uvv0*3,
  usq5uro7somctpn7tqn7tpmatpncvut0tuu5qrrcoppcqqr9pqqepqq9qqr9qrr9pqqcpqqdqrr9tuu5uvv0*3,
  vts1utr2usr3*5,uuu0tuu5rss3sss3rss3rss5rss3*2,sss4qrr7rss3sss4ttt5uvv0*3,
  uvv0*23,
  lmmkmnokoppdmnngmoolppqfuvv0*17,
  qqrepqrdqrrdqrr9qrrarssaqrrcrss9rssaqrrestt6rrsarrs9tuu2uvv0*9,
  ttt5uvv0uuu1tuu2uuu0*5,uvv0uuu0uvv0*12,
  mpqjnpqdnpqhnpqinpqfstt5uvv0*17,
  uvv0*23,
  mnnimnoknoofpqqamnngmnnhnoohmnnkqrrbuvv0*14,
  sss8sst7ttt5stt5stt6stt4sss6ttt5stt5sst7uuu2stt8ttt4uuu1uvv0*9,
  sst6rss6rss9rss5stt4stt6sst7ttt4ttt5stt6ttt4stt6stt4uuu0uvv0*9,
  stt3rss5oppfnoodpqqcoppdstt3uvv0*16,
  tuu0*7,uvv0*16,
draw-won 358x603
~ WwRR k9wt 5lyo rk_K 02JZ rk_K l9Sr _mQ3 3IRs zvR9 3IRs ysSA 3IRs QQAh 3IRs X4OA 3IRs W5-L 3IRs xGMw
~ 3IRs n-q4 3IRs ddre 3IRs Dc0R _mQ3 3IRs fleu 3IRs Y1Hg 3IRs bH32 3IRs d1Gs 3IRs n-q4 3IRs W5-L 3IRs
~ xGMw 3IRs rZwL 3IRs TJL0 9_ow l58J AoKN g5tx F6bl 7Znf B7Fq DWRo FvWb ph6K CPkn dB87 aR9D On81 lVHD
~ Xw_c EZFr mXNt s8vH FfcF j6zN ZaPu 0QpA 9bFt 9n7C Ajda Ri_d
  qrrarss9rrsastt6uuu0*19,
  rss1jmn0jmm0*2,pol1usm0url0*11,urm0uol0*3,urp1uuu0
  6bd518a0*3,kh74vtq2vri1vm50ikd1pl91vm50*2,vm51bc82tl62voa1vvt0vna2ue70ulg2vqo0uic2ulh5
  18a0*3,28a1tl62voa1vtq0vn71pl90tm70vm50*3,lh72vm50vrk2vqh1vm50uh61vvu1rrrhvqo3ue70
  18a0*3,jg73vm50*14,vl50vpl3vvu0ulg2ue70
  18a06a91mi72vm50*16,vl50uh60ue70*2,
  ul60vm50vob1vm50*4,gb24d910pi43hc24c812ph43jd33c812ng33vm50*3,rl80sm70vm50vl50
  vm80vm50vo91vm50*4,c818le31rj45fa25ul52b718c816vm50b718vm50*3,pl91rl81vn70vpd0
  vli0vm70vm50*5,rj42ic24hc29fa25ul51b719c815vm50b718vm50*5,vto2vvu1
  vlh0vm60vm50*4,vm51d912c812sj42gb24c812oh43jd24c812mf33vm50*5,vsl2vvu1
  vm60vm50fe84vm50*16,voa1vn91vm50vn70
  vk60vl50qj62vm50*6,qi48le3ele3cle3bvm50*6,vn60vm60oi60lh70
  ue70*2,ui60vm50*6,ul50ul51tl51vm51vm50*6,ni72499118a028a2
  ue70*3,uh61vm50*14,oj6318a0*3,28a2
  ue70*4,vl51vrj1vod2nla0rl80vm50*4,vm60vma0vm70ug61vl508b9418a0*3,28a2
  ue70*4,vj61vqf1gke26ik07ik0tm71vm50*3,vme0vlj0vli0vl60uk6318a0*4,28a2
  vts0*4,vus0*2,tut0suu0*2,vut0vus0*3,vut0vuu0*2,vus0*2,stt0*5,
  vvv0*2,uuu1sss2vvv0*7,uuv1rrs3sss3sss2tuu3rrr3qrr3*2,rrs5vvv0*3,
  vvv0*2,oppajkkegijghjjohjjfhjjghijhgijfijkhopp9ijkhjkkimnnemnndikkeikkh*2,ppqfvvv0*3,
  vvv0*23,
  vvv0*3,rrrfqrrhrrsbqrrgstt8rsseqrrgsttbrssdsssarrrarrrfrrsdqrreqqrgrrrdvvv2vvv0*3,
  vvv0*3,ttt5ttu7tuu5tuu4ttt5uuu3ttt7uuu4ttt6tuu5*2,uuu4ttt7ttt6uuu5uuu4vvv0*4,
  vvv0*3,uuu6sss9rss9sss7sss6uuu8ttu6ttt5tttasst7ttt7tuu8ttt8*2,tuu6ttt9vvv0*4,
  vvv0*4,uvv2uuu5uuu6uuu3ttu6uuu4stt6uuu4uuu5uuu3uuu4tuu7ttu6vvv2vvv0*5,
  vvv0*4,uvv2stt8tttassscuuu4ttu6ttt7tuu6ttt8ttt9ttt6ttt9uuu3uuu6vvv0*5,
  vvv0*2,sttaprrdpqrfnpqgoqrhpqreoqrfprrhrsscoqqgoqrgoqrjoqqgqssbqrseoqriprsgqrsevvv0*3,
  vvv0*23,
  vvv0vtq0vrk0*18,vsm0vvv0*2,
  vvv0vpc2vm50*2,sj45ul52tk54ul52ul51*2,ul53*3,vm51*2,tl54*2,ul52vm50*3,vus2vvv0
  vvv0voc2vm50*2,oh46sk53ph4bqi4arj49qi4a*3,pi49qi49sk57rj46pi4bph4bul52vm50*2,vus2vvv0
  vvv0vsl1vpd0*18,vqf0vvv0*2,
  vvv0uvv3uvv0*18,uvv1vvv0*2,
  vvv0uvv7vvv0*4,sssannoioppnoopdmnnknoolopplnopknoofqrrfvvv0*5,uvv6vvv0
  vvv0uuu5uvv0*12,ttu2uvv0*5,uvv1vvv2vvv0
  vvv0*23,
  vvv0*4,qqr8rss8qrrerrriqrrhsttcttt7uuv2qrs9npqiqrscoqqhoqrbrssbvvv0*5,
  vvv0*22,vvv1
  ttt1vvv0*20,uuu0rss1
draw-won-last 358x603
~ WwRR k9wt 2jWW rk_K 02JZ rk_K l9Sr _mQ3 3IRs zvR9 3IRs ysSA 3IRs QQAh 3IRs X4OA 3IRs W5-L 3IRs xGMw
~ 3IRs n-q4 3IRs ddre 3IRs Dc0R _mQ3 3IRs fleu 3IRs Y1Hg 3IRs bH32 3IRs d1Gs 3IRs n-q4 3IRs W5-L 3IRs
~ xGMw 3IRs rZwL 3IRs TJL0 9_ow l58J AoKN g5tx F6bl 7Znf B7Fq DWRo FvWb ph6K CPkn dB87 aR9D On81 v_e9
~ GGql s8vH FfcF j6zN ZaPu 0QpA 9bFt 9n7C Ajda Ri_d
  pqqapqq8pqqapqq8opp9rrr1rss0*13,sss0stt0ttt0tuu0
  stt1knn0kmn0*2,pom1trm0trl0*11,trm0tom0*3,trq0tuu0
  7ce518a0*3,kh74vtq2vqh1vm50kkc1ql91vm50*3,dd82ul62voa1vus0voa2ue70ukf2vpn0uhc2umi4
  18a0*3,28a1sl62vob1vur1vn71ola1sm70vm50*3,jg72vm51vsl2vri1vm50ug61vvu1rssfvqo3ue70
  18a0*3,ig74vm50*14,vl50vqn3vvv1ulh2ue70
  18a05991kh72vm50*16,vl50uh70ue70*2,
  sk60vm50voa1vm50*4,gb24d910pi43hc24c812ph43jd33c812ng33vm50*3,sm70tm70vm50vl50
  vm70vm50vob1vm50*4,c818le31rj45fa25ul52b718c816vm50b718vm50*3,pl91ql91vn60voc0
  vli0vm70vm50*5,rj42ic24hc29fa25ul51b719c815vm50b718vm50*5,vto2vvu1
  vli0vm60vm50*4,vm51d912c812sj42gb24c812oh43jd24c812mf33vm50*5,vsm2vvu1
  vm60vm50hf73vm50*16,voa0vn80vm60vn80
  vk60vm50oj62vm50*6,qi48le3ele3cle3bvm50*6,vn70vm70qj60ni60
  ue70*2,vi60vm50*6,ul50ul51tl51vm51vm50*6,oj626a9118a028a2
  ue70*3,ui61vm50*14,pj6328a118a0*2,28a2
  ue70*4,vl50vri1voc2pl90sm70vm50*4,vm60vm90vm60uh61vm509b9418a0*3,28a2
  ue70*4,vj61vqg1hke26ik08ik0tm71vm50*3,vme0vlj0vlh0vk60uk6218a0*4,28a2
  vsr0*4,vtr0vuq0stt0rtt0*2,utr0vuq0*3,vtt0*3,vur0vtr0qrr0*5,
  vvv0*2,uvv1ttt1vvv0*7,vvv1sss2ttt1*2,uuu2sss2rss2*2,sss3vvv0*3,
  vvv0*2,oopbijkfgijghjjohjjfhjjghijhgijfijkhoppahjjihjjjlmmflmnehjjfhjjjhijioopgvvv0*3,
  vvv0*23,
  vvv0*3,rrrfqrrhrrsbqrrgstt8rsseqrrgsttbrssdsssarrrarrrfrrsdqrreqqrgrrrdvvv2vvv0*3,
  vvv0*3,ttt5ttu7tuu5tuu4ttt5uuu3ttt7uuu4ttt6tuu5*2,uuu4ttt7ttt6uuu5uuu4vvv0*4,
  vvv0*3,uuu6sss9rss9sss7sss6uuu8ttu6ttt5tttasst7ttt7tuu8ttt8*2,tuu6ttt9vvv0*4,
  vvv0*4,uvv2uuu5uuu6uuu3ttu6uuu4stt6uuu4uuu5uuu3uuu4tuu7ttu6vvv2vvv0*5,
  vvv0*4,uvv2stt8tttassscuuu4ttu6ttt7tuu6ttt8ttt9ttt6ttt9uuu3uuu6vvv0*5,
  vvv0*2,sttaprrdpqrfnpqgoqrhpqreoqrfprrhrsscoqqgoqrgoqrjoqqgqssbqrseoqriprsgqrsevvv0*3,
  vvv0*23,
  vvv0prr2imn0*18,kno1vvv0*2,
  vvv09fh619c0*4,3bd3*2,2ac23bd23bd3*2,2ac12ac22ac1*2,19c0*5,stt6vvv0
  vvv09fg619c0*4,5ce99fhd8egf7ef79fhb8egd7ege8egdagif8fgb19c0*5,stt6vvv0
  vvv0jno4agi0*18,cij1vvv1vvv0
  vvv0uvv3uvv0*18,uvv1vvv0*2,
  vvv0uvv7vvv0*3,rssbnooinophnoojnoohopqinoohoppgqqrdmnomoophpqqgvvv0*4,uvv6vvv0
  vvv0uuu5uvv0*9,tuu1uuv0uvv0*7,uvv1vvv2vvv0
  vvv0*23,
  vvv0*4,qqr8rss8qrrerrriqrrhsttcttt7uuv2qrs9npqiqrscoqqhoqrbrssbvvv0*5,
  vvv0*22,vvv1
  ttt1vvv0*20,uuu0rss1
draw-none 358x626
~ WwRR k9wt 9oie rk_K 02JZ rk_K lJ08 nYIq C8pm 3IRs RS1l 3IRs azPt 3IRs ewQX 3IRs g1w- 3IRs vrL8 3IRs
~ 1TYk 3IRs aGI6 3IRs mGKO 3IRs gXC8 3IRs rnPK 3IRs -_rV 3IRs 7JWh 3IRs n-q4 3IRs OtBS 3IRs SHPc 3IRs
~ Mok1 3IRs yjpW 3IRs n-q4 DWRo FvWb fImU NDRc hCf3 aR9D On81 lVHD Xw_c EZFr GGql s8vH FfcF j6zN ZaPu
~ 0QpA 9bFt 9n7C Ajda Ri_d
  pqqapqq8pqq9pqq8rss0*15,sss0stt0ttt0tuu0
  tut0uts0tts0*18,uts0tut0tuu0
  vtq0*19,vur0vvt0vur0uus0
  vtq0*2,vtp0*2,vtq0*6,nol2klk0utp1vtq0*6,vvv0rssfvvu0vtq0
  mpo3vtq0uke2ulf2vtq0*3,vtp0vrn0vpm0ihg56ac4vpm0vqn0vso0vtp0vtq0*3,vvt0vvv1vsq1ujc2
  7jl1vtp1vsn0vso0vtp0vro0vol0vlj0vkh0vjf0shd2acc3kgf0pih0vli0vnk0vqm0vtp0vtq0*3,uke2ue70
  qro0utp1vtq0vtp0vol0vmj0vqo0vqo3ue70*3,699318a0*2,ee94vmb0vlg0vmj0vro0vtq0*2,vqm1vrn0
  vtq0*2,vso0vmj0unm2vuu0vvv0*2,ug92ue70*2,699318a0*2,ni74vm50*2,vmc0vlj0vpm1vtp0vtq0*2,
  vtq0vso0vmj0jkj19km2uuv1vvv0*2,ulh3ue70*2,699318a039a2vm51vm50*2,hke2cjk1ulj0vpm1vtp0vtq0
  vtp0vmj0kkj26ik0*2,fmo3vvv0*2,vrp3ue70*2,699318a0cd84vm50*2,nla16ik0*2,bjk1ulj0vrn1vtq0
  vol1vlf0djh16ik0*3,lqr4vvv0*2,uf91ue70699318a0mi74vm50tm718ij06ik0*2,9jl1rpo3vmj0vso1
  vli0vm70vm50kkd17ik06ik07jl1rtt2vvv0ulg3ue70699328a2um51vm50cjh16ik0*2,dmn2tuu1vvv0vom1vlj0
  vme0vm50*3,ql91ajj06ik0bkm2vvv1vro2ujd0fgf2fgb4vm50jkd26ik07il0kpq2vvv0*3,vts1vlj0
  mia3tl60vm50*3,um60fjf16ik0nqp3vtq0*3,vtp0urk19jl1akm1qtt2vvv0*4,vqo1vkg3
  28a118a09b91jg71sl61vm50*2,qoh3vtq0klj36bc14ab0dgg2usp1rsp2uvv1vvv0vvu0vqo1ukg1uf80ue70ue81
  18a0*5,8b91jg83vto0lmk518a0*4,9ee5vtp0vro1ukf1uf80ue70*5,
  qrr0*6,qss1vvu0sss1qrr0*5,vvu0vut0vsr0*7,
  vvv0*3,sss2tuu4vvv0*4,ttt3vvv1tuu3vvv0uuu1tuu1vvv0vvv1uuu1vvv0*5,
  vvv0*3,ijkhhijnhijdhjjihijlijkgjklggiimhjjihjjmnoobhijfhijhgijphjjmhjklrss5vvv0*3,
  vvv0*23,
  vvv0*4,tuu6qrrerrsaqrrdqrrfqrrbrssbrssdqrrdqrrhssscrsseqrrdstt8vvv0*5,
  vvv0*4,uuu3ttt6ttt7uuu4ttt4uuu3ttt7ttu5ttt6uuu4*3,ttt5uuu3vvv0*5,
  vvv0*4,uuv2ttt8*2,ttt9rrs9uuu7ttt7ttt5sssbstt6tuu8stt9tuu7uuu3vvv0*5,
  vvv0*2,rrreqrrfrssfpqqgrrrcsst8pqqjsssbrrrhqrrerrreqqrdqqrfssscqrreqrrgrrsd*2,vvv0*3,
  vvv0*23,
  vvv0*4,sttarrrerssgrsscrrrdrrrbrrsgsstarrrerssbsssarssesssesstcvvv0*5,
  vvv0*2,tuu6stt7ttu7stt7stt9rtt8ttu7stt9uuu4stt8stt6sttartt8tuu4ttu6rssastt9tuu6vvv0*3,
  vvv0*2,uuu3stt6rtt8qss9stt7ttu5rst7stt7*2,rst8rttastt9stt8stu7stt7*2,tuu7stt7vvv0*3,
  vvv0*23,
  vvv0vqf2vm50*18,vn70vvu1vvv0
  vvv0voc2vm50*2,le3crj45mg3fph4cqi4aph4bpi4doh4dng4cph4asj47pi4bng3foh4dul52vm50*2,vus2vvv0
  vvv0vpd2vm50*18,vm60vvt1vvv0
  vvv0vvu1utr0*18,vut1vvv0*2,
  vvv0uvv6vvv0*3,tuu4stt6sst4sss7stt5uuu4ttt2ttt3uuu2sss8tuu3ttt3vvv0*4,vvv4vvv0
  vvv0uvv6vvv0*3,ttt6qrrcrrrdrrrbqrrbqrreoppgqrrdrssaqrreqqqdssscvvv0*4,uvv5vvv0
  vvv0vvv1uvv0*18,uvv1vvv0*2,
  vvv0*4,ttt4ttt5stt8sttbsssbtuu7uuu5vvv0stt6prrcstt7rssarst6stt6vvv0*5,
  vvv0*4,sss3uuu2uuu5uuu6uuu5*2,uuu2vvv1tuu3tuu6tuu5stt6stt5uuu5vvv0*5,
  uuu1vvv0*21,stt1
  rss0vvv0*20,sss1sss0
draw-none-last 358x626
~ WwRR k9wt 9VAj rk_K 02JZ rk_K lJ08 nYIq C8pm 3IRs RS1l 3IRs azPt 3IRs ewQX 3IRs g1w- 3IRs vrL8 3IRs
~ 1TYk 3IRs aGI6 3IRs mGKO 3IRs gXC8 3IRs rnPK 3IRs -_rV 3IRs 7JWh 3IRs n-q4 3IRs OtBS 3IRs SHPc 3IRs
~ Mok1 3IRs yjpW 3IRs n-q4 DWRo FvWb fImU aa86 hCf3 aR9D On81 DOPd wS6G s8vH FfcF j6zN ZaPu 0QpA 9bFt
~ 9n7C Ajda Ri_d
  pqqapqq8pqq9pqq8opq9qrr4rss0*13,sss0stt0ttt0tuu0
  tut0uts0tts0*18,uts0tut0tuu0
  vtq0*19,vur0vvt0vur0uus0
  vtq0*2,vtp0*2,vtq0*6,nol2klk0utp1vtq0*6,vvv0rssfvvu0vtq0
  mpo3vtq0uke2ulf2vtq0*3,vtp0vrn0vpm0ihg56ac4vpm0vqn0vso0vtp0vtq0*3,vvt0vvv1vsq1ujc2
  7jl1vtp1vsn0vso0vtp0vro0vol0vlj0vkh0vjf0shd2acc3kgf0pih0vli0vnk0vqm0vtp0vtq0*3,uke2ue70
  qro0utp1vtq0vtp0vol0vmj0vqo0vqo3ue70*3,699318a0*2,ee94vmb0vlg0vmj0vro0vtq0*2,vqm1vrn0
  vtq0*2,vso0vmj0unm2vuu0vvv0*2,ug92ue70*2,699318a0*2,ni74vm50*2,vmc0vlj0vpm1vtp0vtq0*2,
  vtq0vso0vmj0jkj19km2uuv1vvv0*2,ulh3ue70*2,699318a039a2vm51vm50*2,hke2cjk1ulj0vpm1vtp0vtq0
  vtp0vmj0kkj26ik0*2,fmo3vvv0*2,vrp3ue70*2,699318a0cd84vm50*2,nla16ik0*2,bjk1ulj0vrn1vtq0
  vol1vlf0djh16ik0*3,lqr4vvv0*2,uf91ue70699318a0mi74vm50tm718ij06ik0*2,9jl1rpo3vmj0vso1
  vli0vm70vm50kkd17ik06ik07jl1rtt2vvv0ulg3ue70699328a2um51vm50cjh16ik0*2,dmn2tuu1vvv0vom1vlj0
  vme0vm50*3,ql91ajj06ik0bkm2vvv1vro2ujd0fgf2fgb4vm50jkd26ik07il0kpq2vvv0*3,vts1vlj0
  mia3tl60vm50*3,um60fjf16ik0nqp3vtq0*3,vtp0urk19jl1akm1qtt2vvv0*4,vqo1vkg3
  28a118a09b91jg71sl61vm50*2,qoh3vtq0klj36bc14ab0dgg2usp1rsp2uvv1vvv0vvu0vqo1ukg1uf80ue70ue81
  18a0*5,8b91jg83vto0lmk518a0*4,9ee5vtp0vro1ukf1uf80ue70*5,
  qrr0*6,qss1vvu0sss1qrr0*5,vvu0vut0vsr0*7,
  vvv0*3,sss2tuu4vvv0*4,ttt3vvv1tuu3vvv0uuu1tuu1vvv0vvv1uuu1vvv0*5,
  vvv0*3,ijkhhijnhijdhjjihijlijkgjklggiimhjjihjjmnoobhijfhijhgijphjjmhjklrss5vvv0*3,
  vvv0*23,
  vvv0*5,ttt6qrrfrrsbqrrcqrrfqrrdrsscrssbpqqfrssersscsstdvvv0*6,
  vvv0*4,vvv1ttt7ttt5ttt6tuu6tuu5ttu5uvv2ttt7ttu6ttt6tuu5uuu6uuu3vvv0*5,
  vvv0*4,vvv2sst8uuu4ttt7ttt8sssbsss8uuu5stt8ttu5stt8*2,tuu9uuu6vvv0*5,
  vvv0*4,qrrkqrre*2,rsscqqrgrrrhrrraqrrfqrrhrsseppqdssscrrsdqrrgvvv2vvv0*4,
  vvv0*23,
  vvv0*4,sttarrrerssgrsscrrrdrrrbrrsgsstarrrerssbsssarssesssesstcvvv0*5,
  vvv0*2,tuu5tuu4tuu5tuu4stt6stt7uuu4tuu6uuu4stt6tuu4stt7stt6uuu3tuu4stt8ttu7uuu4vvv0*3,
  vvv0*2,uuu4stt9rssaprscrstastt7qssarstastt8qssarsscrttbrstastt8stt9*4,vvv0*3,
  vvv0*23,
  vvv0ejk53bd0*18,5ce1uuu3vvv0
  vvv09fg619c0*3,aghh9ghf6dfbbhihaghf8fggagie9ghe7ef98fggbgie8egd3bd319c0*3,stt6vvv0
  vvv0agh619c0*9,2ac11ac019c0*7,1ac0ttu4vvv0
  vvv0tuu1pqr0*18,qss2vvv0*2,
  vvv0uvv6vvv0*7,vvv1tuu2ttt6vvv0*8,vvv1vvv4vvv0
  vvv0uvv6vvv0*7,uuu3pqqbpqqeqrravvv0*8,uvv5vvv0
  vvv0vvv2uvv0*18,uvv1vvv0*2,
  vvv0*4,ttt4ttt5stt8sttbsssbtuu7uuu5vvv0stt6prrcstt7rssarst6stt6vvv0*5,
  vvv0*4,sss4uuu3uuu5uuu6uuu5*2,uuu2vvv1tuu3tuu6tuu5stt6stt5uuu5vvv0*5,
  uuu1vvv0*21,ttt1
  rss1vvv0*20,ttt1rss0
draw-gift 358x584
~ WwRR k9wt kuyy rk_K 02JZ rk_K l9Sr _mQ3 3IRs zvR9 3IRs ysSA 3IRs QQAh 3IRs X4OA 3IRs W5-L 3IRs xGMw
~ 3IRs n-q4 3IRs ddre 3IRs Dc0R _mQ3 3IRs fleu 3IRs Y1Hg 3IRs bH32 3IRs d1Gs 3IRs n-q4 3IRs W5-L 3IRs
~ xGMw 3IRs rZwL 3IRs TJL0 9_ow 2Jm5 F6bl 7Znf PQsQ DWRo FvWb _2KX THGY -lpG aR9D On81 MZc2 lAic 9n7C
~ Ajda Ri_d
  pqqapqq8oppbqrr3rss0*15,sss0stt0ttt0tuu0
  rss1jlm0ilm0*2,ool1trl0tqk0*11,tql0tnl0*3,tqp1tuu0
  6cd418a0*3,kh74vtq2vri1vm50ikd1pl91vm50*2,vm51bc82tl62voa1vvt0vna2ue70ulg2vqo0uic2ulh5
  18a0*3,28a1tl62voa1vtq0vn71pl90tm70vm50*3,lh72vm50vrk2vqh1vm50uh61vvu1rrrhvqo3ue70
  18a0*3,jg73vm50*14,vl50vpl3vvu0ulg2ue70
  18a06a91mi72vm50*16,vl50uh60ue70*2,
  ul60vm50vob1vm50*16,rl80sm70vm50vl50
  vm80vm50vo91vm50*16,pl91rl81vn70vpd0
  vli0vm70vm50*4,lf37pi44qi44le39ph44oh44oh48mg3aoh46oh45tk52vm50*4,vto2vvu1
  vlh0vm60vm50*4,oh44mg36pi45oh47jd29oh45pi47ng37qi48pi47sj43vm50*4,vsl2vvu1
  vm60vm50fe84vm50*16,voa1vn91vm50vn70
  vk60vl50qj62vm50*16,vn60vm60oi60lh70
  ue70*2,ui60vm50*16,ni72499118a028a2
  ue70*3,uh61vm50*14,oj6318a0*3,28a2
  ue70*4,vl51vrj1vod2nla0rl80vm50*4,vm60vma0vm70ug61vl508b9418a0*3,28a2
  ue70*4,vj61vqf1gke26ik07ik0tm71vm50*3,vme0vlj0vli0vl60uk6318a0*4,28a2
  vts0*4,vus0*2,tut0suu0*2,vut0vus0*3,vut0vuu0*2,vus0*2,stt0*5,
  vvv0vvv1rss2vvv0*8,rrs2vvv0tuu3vvv0*3,uuv1uvv1vvv0tuu3vvv0*2,
  vvv0pqq8klmegiiffhinhjjhhjjmhjjlhjjehjjmqrrajkkefhihhjjiijkkfhighijjhijohjjmhjjlmnogvvv0*2,
  vvv0*14,ttt3*2,vvv0*7,
  vvv0*5,qqrfqrrgrssbqqrfssscrssbqrrgrss8rssgsssbsst9qqrcttt5vvv0*5,
  vvv0*4,vvv1ttt7uvv3tuu5stt9uuu3ttt7tuu5*2,ttt7uuu3ttt4ttt6uuu3vvv0*5,
  vvv0*4,vvv2tttattu6stt9tttbuuu5sst9tuu4stt7tttatuu8rss8stt8uuu6vvv0*5,
  vvv0*4,rssarrsiqrrfrssarrrcqrrerssfpqqgssscrrrerrrcqrrerrsirrrcvvv0*5,
  vvv0*23,
  vvv0*4,tuu6rrrerrsgqrrgrssbsssaqrrgsstarrrdssscsss9rrsfsssbtuu8vvv0*5,
  vvv0*2,tuu6stt7ttu7stt7stt9rtt8ttu7stt9uuu4stt8stt6sttartt8tuu4ttu6rssastt9tuu6vvv0*3,
  vvv0*2,uuu3stt6rtt8qss9stt7ttu5rst7stt7*2,rst8rttastt9stt8stu7stt7*2,tuu7stt7vvv0*3,
  vvv0*23,
  vvv0cij619c0*18,3bd1tuu3vvv0
  vvv09fg619c0*3,5ce79fheaghf9fheagih9fhb9fhd8eg99fhf9ghebhic7dfc19c0*4,stt6vvv0
  vvv0agi619c0*11,2ac01ac019c0*5,1ac1tuu4vvv0
  vvv0uuu1rss0*18,stt2vvv0*2,
  vvv0uvv6vvv0*5,ttt4sss5stt5uuu3ttt7sst4ttt6ttt3vvv0*6,vvv4vvv0
  vvv0uvv6vvv0*5,stt6oppcqqrbrss8qrrepqqaopphqqrdvvv0*6,uvv5vvv0
  vvv0vvv1uvv0*18,uvv1vvv0uuu1
  stt1vvv0*20,uuu1rss0
draw-shown-late 358x596
~ WwRR k9wt yF0c rk_K 02JZ rk_K l9Sr _mQ3 3IRs zvR9 3IRs ysSA 3IRs QQAh 3IRs X4OA 3IRs W5-L 3IRs xGMw
~ 3IRs n-q4 3IRs ddre 3IRs Dc0R _mQ3 3IRs fleu 3IRs Y1Hg 3IRs bH32 3IRs d1Gs 3IRs n-q4 3IRs W5-L 3IRs
~ xGMw 3IRs rZwL 3IRs TJL0 9_ow l58J AoKN g5tx F6bl 7Znf B7Fq DWRo FvWb r0t- CPkn dB87 aR9D On81 lVHD
~ Xw_c EZFr mXNt s8vH FfcF j6zN ZaPu 0QpA 9bFt 9n7C Ajda Ri_d
  pqqapqq8pqqaopqapqq8opp8rss0*13,sss0stt0ttt0tuu0
  stt1knn0kmn0*2,pom1trm0trl0*11,trm0tom0*3,trq0tuu0
  7ce518a0*3,kh74vtq2vqh1vm50kkc1ql91vm50*3,dd82ul62voa1vus0voa2ue70ukf2vpn0uhc2umi4
  18a0*3,28a1sl62vob1vur1vn71ola1sm70vm50*3,jg72vm51vsl2vri1vm50ug61vvu1rssfvqo3ue70
  18a0*3,ig74vm50*14,vl50vqn3vvv1ulh2ue70
  18a05991kh72vm50*16,vl50uh70ue70*2,
  sk60vm50voa1vm50*4,gb24d910pi43hc24c812ph43jd33c812ng33vm50*3,sm70tm70vm50vl50
  vm70vm50vob1vm50*4,c818le31rj45fa25ul52b718c816vm50b718vm50*3,pl91ql91vn60voc0
  vli0vm70vm50*5,rj42ic24hc29fa25ul51b719c815vm50b718vm50*5,vto2vvu1
  vli0vm60vm50*4,vm51d912c812sj42gb24c812oh43jd24c812mf33vm50*5,vsm2vvu1
  vm60vm50hf73vm50*16,voa0vn80vm60vn80
  vk60vm50oj62vm50*6,qi48le3ele3cle3bvm50*6,vn70vm70qj60ni60
  ue70*2,vi60vm50*6,ul50ul51tl51vm51vm50*6,oj626a9118a028a2
  ue70*3,ui61vm50*14,pj6328a118a0*2,28a2
  ue70*4,vl50vri1voc2pl90sm70vm50*4,vm60vm90vm60uh61vm509b9418a0*3,28a2
  ue70*4,vj61vqg1hke26ik08ik0tm71vm50*3,vme0vlj0vlh0vk60uk6218a0*4,28a2
  vsr0*4,vtr0vuq0stt0rtt0*2,utr0vuq0*3,vtt0*3,vur0vtr0qrr0*5,
  vvv0*2,ttt6vvv0vvv1*2,uuu1uuu2ttt2uuu1uuu3vvv0*3,stt2stt4stt3ttt6rrs5qrr4uuu1vvv0*2,
  vvv0*2,nooilmmlmnoblmmhjkleklmfoppcmnnjjklglmmllmmmhjjjppq9noojoppcnoogkmmemnoevvv0*3,
  vvv0*3,uuu5uuu4uuu3vvv1uuu3uuu4uvv3vvv0uuu5uuu3uuu2uuu3vvv1*2,uuu4uuu2vvv0*4,
  vvv0*3,sttassscsst7rsseuuu4ttt9rssdtttattt8ttu7sss7sssc*2,rrsdrsscsssavvv2vvv0*3,
  vvv0*3,ssscpqqgqqrdqrrbpqqcsttbrrrerssaqrrhqrrdrrscssscqrrgqrrfssscrssevvv0*4,
  vvv0*23,
  vvv0*4,uuu4rrrerrshrrrfrssbsssaqrresssarrserssdsssarssgsssatuu8vvv0*5,
  vvv0*2,uuu4uvv2uuv3uuv2uuu4ttu6vvv2uuv3uvv2uuu3uvv1tuu5tuu4uvv1uuu3stt6tuu5vvv2vvv0*3,
  vvv0*2,tuu5qssbqrscoqreqsscrss9prrdqssdstt9prrcqrseqsseqsscrsta*2,rssbsttbrsscvvv0*3,
  vvv0*23,
  vvv0vqh1vn90*18,voa0vvu1vvv0
  vvv0voc2vm50*2,mf3arj45ng3epi4brj49qi4aqi4cph4coh4bqi49tk55qi4aoh4eph4bul51vm50*2,vus2vvv0
  vvv0vpd2vm50*2,ul51vm50vm51*6,ul51vm51ul52ul50ul51tl52vm51vm50*2,vut1vvv0
  vvv0vut0uso0*18,vtq1vvv0*2,
  vvv0uvv5vvv0*4,uuv2*2,vvv2uuu1uuu3uvv3vvv0*8,vvv1vvv3vvv0
  vvv0uvv6vvv0*4,ttt7oopfopplppqbnoohoppiopplnopkmnnhqrrfvvv0*5,uvv6vvv0
  vvv0vvv2uvv0*18,uvv1vvv0*2,
  vvv0*4,ttu3ttu4ttu5tuu6ttt7uuu4vvv2vvv0ttu4rss7uuu2ttu6tuu3uuu2vvv0*5,
  vvv0*4,rss5tuu3ttt8sttbstt9uuu8uuu4vvv2stt5sttastt9qssaqss8stt9vvv0*5,
  uuu1vvv0*21,ttt2
  rss1vvv0*20,ttt1rss0
address-errors 358x1160
~ WwRR k9wt hVLr rk_K 02JZ rk_K _vdZ nYBT MgwG jokP tG4y 6o7d rMdn 1GsU QTjS MDRu Tbbj 8r_d tG4y ZlZR
~ rMdn L3v7 QTjS MDRu Tbbj 8r_d tG4y xnyx rMdn fA0E QTjS MDRu Tbbj kElb tG4y gWvD rMdn REcF QTjS MDRu
~ Tbbj 8r_d tG4y Zfic cTtb lFAF tG4y HuqM rMdn zI4J QTjS MDRu Tbbj 8r_d tG4y 0Pda rMdn REcF QTjS MDRu
~ Tbbj 8r_d tG4y _TLT cTtb lFAF rve- oeRU l1g3
  pqqapqq9pqq7pqq8*2,qrr2rss0*13,sss0stt0ttt0tuu0
  tuu0uuu0tuu0*2,ttu0*14,tuu0*2,uuu0tuu0*2,
  vvv0*22,uuu1
  vvv0stt6qqr9pqq9rrs6rrs5ppq9rss6rss5stt4vvv0*13,
  vvv0rrs6nooapqqaqqranoobpqqbopp8opp9pqq6vvv0*13,
  vvv0rssfsttbssscsss8tttastt9sstcsssasttarssdsttcsssasssbssscsssettt6rrsarssgsttbuuu4vvv0*2,
  vvv0uuu5ttt7tuu5ttt7tuu5vvv1*4,vvv2vvv1*2,vvv2vvv1vvv2vvv1*2,vvv2vvv1vvv0*3,
  vvv0tuu5ttt9rrsbsttbtttavvv0*17,
  vvv0*23,
  vvv0qrrirrrbqrrgpqqhopplppqjqqqjpqqhrrsavvv0*13,
  vvv0rssarrs0*18,rrs5uuu3vvv0
  vvv0rrsfvvv0*19,rrskvvv0
  vvv0rrsgvvv0*19,rrslvvv0
  vvv0qrrdrrs0*18,rrs5ttu7vvv0
  vvv0sll6urr8topmurratpqfurrctpqcurratqqbuqrftqqevuu3vvv0*10,
  vvv0*23,
  vvv0rss9qrrfqqrersscrrserrrdrrsbvvv0*15,
  vvv0uuu3tss4*2,ttt5tss5tst5tss4vuu0*13,vvv0*2,
  vvv0vuu9vvv0*18,vvv2vuu5vvv0
  vvv0vuubvvv0*19,vuubvvv0
  vvv0vtt8vuu0*18,vuu3vuu4vvv0
  vvv0tqq3ust5usscvtt4uss8vtt6utt6vtu4uss6utt8vtt6vvv0*11,
  vvv0tqq3vuu3uss9vtt6ust7vtt5uss6ust5vtt4vtt7uss8vuu3vvv0*10,
  vvv0vvv2vvv0vvv2*2,vvv1uvv1vvv1vvv0*15,
  vvv0sss9pqqjqrrcpqqgrrrdppqgopphrssdvvv0*14,
  vvv0vuu5vuu0*18,vuu3vvv1vvv0
  vvv0vuubttt8rsscsssbrrrcrss9rrscqrr9sssdstt7sssbrsscqrrhrrrdstt9vvv0*4,ttt6vuubvvv0
  vvv0vuu9ttt4tuu8ttu4ttt6uuu5*2,sss7ttu6uuu5ttt6*2,ttt7tuu6uuu5vvv0*5,vuu8vvv0
  vvv0vtu3vuu0*18,vuu2vvv0*2,
  vvv0sll6uqrdtopktqqfurrauqrd*2,uss9uqretqqfurratqqgtqqeust9vvv0*8,
  vvv0*23,
  vvv0qqqdpqqeoppkrrrfppqjqqqipqqh*2,qqqhpqqjqrrdvvv0*11,
  vvv0vuu3vuu0*18,vuu3vvv0*2,
  vvv0vuuavvv0*19,vuu9vvv0
  vvv0vuubvvv0*19,vuuavvv0
  vvv0vuu5vuu0*18,vuu3vvv1vvv0
  vvv0rkl6urr8topmurratpqfurrctpqcurratqqbuqrftqqevuu3vvv0*10,
  vvv0*23,
  vvv0pqqhpqqiqrrhqrrgrss8qrraqqrerrseqqrfpqqhqrresssgvvv0*10,
  vvv0vvv2uuu1tuu2ttt4stt5ttu1sss5uuu2ttt4tuu2*2,uuu2uvv0*7,vvv0*3,
  vvv0uvv5vvv0*18,vvv1vvv3vvv0
  vvv0uvv7vvv0*19,uvv7vvv0
  vvv0uuu5uvv0*18,uvv1vvv2vvv0
  vvv0*23,
  vvv0qqrfppqfppqkppqhoppjtuu7vvv0*16,
  vvv0vuu3vuu0*18,vuu2vvv0*2,
  vvv0vuu9vvv0*19,vuu8vvv0
  vvv0vuubvvv0*19,vuubvvv0
  vvv0vuu5vuu0*18,vuu3vvv1vvv0
  vvv0sll6urr8topmurratpqfurrctpqcurratqqbuqrftqqevuu3vvv0*10,
  vvv0*23,
  vvv0rsscsss9vvv0*20,
  vvv0uuu2utt3vuu0*17,vuv0vvv0*2,
  vvv0vtu9vvv0*18,vvv2vuu5vvv0
  vvv0vuubvvv0*19,vuubvvv0
  vvv0vtu9vvv0*18,vvv2vuu5vvv0
  vvv0tpq4urs4urrauss2urr6uss4*2,uss3urs4urs6uss4vtt0vuu0*7,vuv0vvv0*2,
  vvv0tqq3vtt4urscutt7uss8utt7urr8uss7uss6utt8ursavuu3vvv0*10,
  vvv0uuu4vvv0vvv2*2,vvv0vvv2*2,uuu2vvv1*2,vvv0vvv3vvv2vvv0uuu4vvv0*7,
  vvv0qrrdqqqippqepqqfpqqiqrrdoppersscqrrepqqkrrrbpqqjpqqh*2,pqqivvv2vvv0*6,
  vvv0uvv3uvv0*18,uvv1vvv1vvv0
  vvv0uvv7vvv0*19,uvv7vvv0
  vvv0uvv6vvv0*19,uvv5vvv0
  vvv0vvv1uvv0*18,uvv1vvv0*2,
  vvv0uuu4uvv3uuu3vvv1*2,vvv2uuu3*2,vvv1uuu3vvv1vvv3uuu3uuu2vvv2vvv3vvv0*6,
  vvv0ttt7sss9sstcsssbttt9stt9sssbrssbtttastta*2,tttarssattt7rssbstteuuu5vvv0*5,
  vvv0sstarsscrsseqrrfttt8rssdqrrerss9rrrfrrsdsssbqrrirssersscrsshttt9sss9vvv0*5,
  vvv0*23,
  vvv0fkl55ce0*18,7ef1uuu3vvv0
  vvv09fg619c0*4,4bd5agif8fgb8ega6df89fha9fhe9fhd8egb5dea19c0*5,stt6vvv0
  vvv09gh619c0*4,1ac02ac1*4,3bd32ac1*3,1ac119c0*5,stt5vvv0
  vvv0stt1oqq0*18,qrs1vvv0uuu1
  stt1vvv0*20,uuu1rss0
address-saved 358x269
~ WwRR k9wt ynAU rk_K 02JZ 0b9v Pqbt pMDx oeRU O-hF bZiI
  pqqapqq9pqq7pqq8opp8qrr3rss0*13,sss0stt0ttt0tuu0
  tuu0uuu0tuu0*2,ttu0*14,tuu0*2,uuu0tuu0*2,
  vvv0*22,uuu1
  vvv0pqqboppgsss4rss4qqq9qrr7qqqbrrr5stt3pqq9rrs6vvv0*11,
  vvv0rss7pqqcsss6opp9qrrdpqqanoodpqq8qqr8noo9pqqevvv0*11,
  vvv0mnnclmmfklmlklmmlmmjmnnblmnjkllflmmmjklivvv0*12,
  vvv0*2,vvv1*2,vvv2uvv2vvv1*3,vvv2uuu1vvv0*12,
  vvv0sssdrrrdrsscqrrarssbqrrdrrserrrcstt9sttatuu6qrrhsssdqqrdrrsisttbrssbvvv0*5,
  vvv0*23,
  vvv0imn49fg0*18,agi1uvv2vvv0
  vvv09fg619c0*7,4bd47eg98fgd5ce619c0*8,stt6vvv0
  vvv09fh619c0*7,1ac12ac23bd34ce419c0*8,stt5vvv0
  vvv0qss2kno0*18,mop1vvv0*2,
  vvv0uuu5uvv0*5,uuu0*2,uvv0*2,uuu1uvv0uuu0uvv0*6,uvv1vvv2vvv0
  vvv0uvv6vvv0*5,sss7nooloppfoopgoppdopphmnniqrrdvvv0*6,uvv6vvv0
  vvv0vvv3uvv0*18,uvv1vvv0*2,
  tuu1vvv0*21,sss1
