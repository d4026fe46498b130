wheel-running 358x377
~ WwRR k9wt CU_U rk_K fzpo 4FoF LU8t n-q4 xGMw 3IRs 3IRs hhDB qgk1 Lpvt 3IRs pVxc OyBS 3IRs UeaO WXR0
~ Lpvt 3IRs Fjvy x5s0 uPlo 3IRs hhDB mTgo Lpvt 3IRs tvZd CP1p krYA 3IRs pVxc dvcL SzfC 3IRs q5pS A_6b
~ qmoq xGMw qmoq xGMw qmoq xGMw qmoq xGMw qmoq xGMw qmoq xGMw qmoq xGMw qmoq xGMw qmoq xGMw qmoq xGMw
~ qmoq xGMw qmoq xGMw r0sq t93d GgmX m1qa lfnk EgQO
  qrrcrss8*2,rsscqrretuu2uvv0*17,
  uvv0*23,
  uvv0*7,tuu0npp4gkl1gii8dee6gkl1knn4rss1uvv0*8,
  uvv0*5,tuu1jll6gjj4pmf2vpd0unb4lib9voc0sof2ijh4gjk5rsr3uvv0*6,
  uvv0*4,pqr3fij7tnm3vmi0vm60ul52le3cmg5eqi47vm50fe847de3dhj8jlm5uvv0*5,
  uvv0*3,oqq3iklbvnl1ukh3uki2vma0vm50pi4coh4dtk52um6139a218a028a1dhj8jmmauvv0*4,
  uvv0*2,stt2fij9vnk1ukh2ogdhvli0vmg0vm50ul53tk54vm50kh7418a05bd67ced18a0eijalno6uvv0*3,
  uvv0*2,ikkbunm4tkh4ogdcvli0vlj0*2,vm80vm50*3,7b9418a0*2,7cea5bc739b2fiiettt2uvv0*2,
  uvv0rst3ijkavlj0sjg4vli0vlj0*3,vmd0vn90voa0pj7418a0*6,dghailm8uvv0*2,
  uvv0kmnabgha7bc1kgf1uli0vlj0*2,vmk1vph2vob0vo90uoe2dgf518a0*3,8991kc81tf92iklguvv0*2,
  uvv0gklc6bd618a0*2,39a1eee1rki2vph2vm50*4,voa2bee6db91pd81ue70*3,ihhastt3uvv0
  uvv0gkld18a118a06bd718a0*2,bff5vn81vm50rj46rj48vm51vm50unf5ue70*2,qc62qc64rd62mig9pqr6uvv0
  uvv0hkki18a08df3aege18a0*2,ehg5vm50ul52oh4gph4gsk47vm50vne5ue70*2,nb59nb55qc65ojgaoqq7uvv0
  uvv0gklc28a218a04ac318a0*2,9ef6vn92vm50ul52ul53ul52vm50voh4ue70*2,sd61rd60te70lig9prr6uvv0
  uvv0hlme7de618a0*2,3bd05fh06ik0opk4vm60vm50*3,vpf1vvu0vts1umi1uf80ue70*2,jjietuu2uvv0
  uvv0knn6chib3cf16hj06ik0*3,7jl1mok3vpe0*2,vri1vvu0vvv0*2,uuu2vvu0vpm1ujf3gjkduvv0*2,
  uvv0tuu2ejkb7jl16ef76hi26fh76ik0*2,jkd2vm50*2,vn81vvv0*2,srrbrrrfvvv0*2,qrr5kno6uvv0*2,
  uvv0*2,kmmafln86hj16ef66fg76ik17ik0tm71vm50*3,vsn2ttt5qqpfnmlktss5vvv0gjjcuuu0uvv0*2,
  uvv0*2,uuu0eij9cln56ik16ef66hj2fkf2vm50sk58rj4aul53vpc2vvv0vvv1poocvvv0ilm8pqr3uvv0*3,
  uvv0*3,stt2fjkbdln56ik06hj1pl92vm50sk55rj47vm51vm50vus1vvv0*2,jlm6npq6uvv0*4,
  uvv0*4,ttt1fjk6gll7flk2vm50*2,ul51qj44vm50*2,vqh2stt2hjk7oqq3uvv0*5,
  uvv0*6,npp3fjk4kli6pmf1soe0toe0rnf1nmh5gjj4ilm3tuu1uvv0*6,
  uvv0*8,stt1mop0jmm0kmm2lno0qrs1uuu0uvv0*8,
  uvv0*23,
wheel-before 358x377
~ WwRR k9wt 3r3m rk_K fzpo 4FoF LU8t n-q4 xGMw 3IRs 3IRs hhDB qgk1 Lpvt 3IRs pVxc OyBS 3IRs UeaO WXR0
~ Lpvt 3IRs Fjvy x5s0 uPlo 3IRs hhDB mTgo Lpvt 3IRs tvZd CP1p krYA 3IRs pVxc dvcL SzfC 3IRs q5pS A_6b
~ qmoq xGMw qmoq xGMw qmoq xGMw qmoq xGMw qmoq xGMw qmoq xGMw qmoq xGMw qmoq xGMw qmoq xGMw qmoq xGMw
~ qmoq xGMw qmoq xGMw r0sq t93d GgmX SGpv X9X3 ScCl
  qrrcrss8rss9qrrasss7uvv0*18,
  uvv0*23,
  uvv0*7,tuu0npp4gkl1gii8dee6gkl1knn4rss1uvv0*8,
  uvv0*5,tuu1jll6gjj4pmf2vpd0unb4lib9voc0sof2ijh4gjk5rsr3uvv0*6,
  uvv0*4,pqr3fij7tnm3vmi0vm60ul52le3cmg5eqi47vm50fe847de3dhj8jlm5uvv0*5,
  uvv0*3,pqr3iklbvnl1ukh3uki2vma0vm50pi4coh4dtk52um6139a218a028a1dhj8jmnauvv0*4,
  uvv0*2,stt2fij9vnk1ukh2ogdhvli0vmg0vm50ul53tk54vm50kh7418a05bd67ced18a0ehjalno6uvv0*3,
  uvv0*2,ikkbunm4tkh4ogdcvli0vlj0*2,vm80vm50*3,7b9418a0*2,7cea5bc739b2fiiettt2uvv0*2,
  uvv0rst3ijkavlj0sjg4vli0vlj0*3,vmd0vn90voa0pj7418a0*6,dghailm8uvv0*2,
  uvv0kmnabgha7bc1kgf1uli0vlj0*2,vmk1vsq1vvu0*2,uts2dgg518a0*3,8991kc81tf92iklguvv0*2,
  uvv0gklc6bd618a0*2,39a1eee1rki2vtr1vvv0*4,vvu1bee5db91pd81ue70*3,ihhastt3uvv0
  uvv0gkld18a118a06bd718a0*2,bff5vvu1ttu5qqrbqrrasss7vvv0upl4ue70*2,qc62qc64rd62mig9pqr6uvv0
  uvv0hkki18a08df3aege18a0*2,ehg5vvv0ttt4mnnopqqiqqrevvv0vro4ue70*2,nb59nb55qc65ojgaoqq7uvv0
  uvv0gklc28a218a04ac318a0*2,8ee6vvu1vvv0uuu3uuu2vvv1vvv0vpl4ue70*2,sd61rd60te70lig9prr6uvv0
  uvv0hlme7de618a0*2,3bd05fh06ik0nqp4vvv0*4,vut0vvu0vts1umi1uf80ue70*2,jjietuu2uvv0
  uvv0knn6chib3cf16hj06ik0*3,7ik0lom3vtp0vtq0vtp1vvu0vvv0*2,uuu2vvu0vpm1ujf3gjkduvv0*2,
  uvv0tuu2ejkb7jl16ef76hi26fh76ik0*2,jkd2vm50*2,vn81vvv0*2,srrbrrrfvvv0*2,qrr5kno6uvv0*2,
  uvv0*2,kmmafln86hj16ef66fg76ik17ik0tm71vm50*3,vsn2ttt5qqpfnmlktss5vvv0gjjcuuu0uvv0*2,
  uvv0*2,uuu0eij9cln56ik16ef66hj2fkf2vm50sk58rj4aul53vpc2vvv0vvv1poocvvv0ilm8pqr3uvv0*3,
  uvv0*3,stt2fjkbdln56ik06hj1pl92vm50sk55rj47vm51vm50vus1vvv0*2,jlm6npq6uvv0*4,
  uvv0*4,ttt1fjk6gll7flk2vm50*2,ul51qj44vm50*2,vqh2stt2hjk7oqq3uvv0*5,
  uvv0*6,npp3fjk4kli6pmf1soe0toe0rnf1nmh5gjj4ilm3tuu1uvv0*6,
  uvv0*8,stt1mop0jmm0kmm2lno0qrs1uuu0uvv0*8,
  uvv0*23,
wheel-ended 358x377
~ WwRR k9wt T0J3 rk_K fzpo 4FoF 62RH n-q4 xGMw 3IRs 3IRs hhDB qgk1 Lpvt 3IRs pVxc OyBS 3IRs UeaO WXR0
~ Lpvt 3IRs Fjvy x5s0 uPlo 3IRs hhDB mTgo Lpvt 3IRs tvZd CP1p krYA 3IRs pVxc dvcL SzfC 3IRs q5pS A_6b
~ qmoq xGMw qmoq xGMw qmoq xGMw qmoq xGMw qmoq xGMw qmoq xGMw qmoq xGMw qmoq xGMw qmoq xGMw qmoq xGMw
~ qmoq xGMw qmoq xGMw YFlr t93d GgmX SGpv 0jPi N4IS
  qrrcrss8*2,qrrbrss8uvv0*18,
  uvv0*10,uuu0*3,uvv0*10,
  uvv0*7,tuu0rrr2opp1mmm3jjj3ppp0qqq2sss0uvv0*8,
  uvv0*5,tuu0ppp3opp2rrr1rss0rrr1ooo3rrr0rss0ppp2ooo3sss2uvv0*6,
  uvv0*4,rss1ooo3rss1rrr0qrr0qqq1mmm6nnn7ooo3qrr0mmm2kkk1nnn4ppp3uuu0uvv0*4,
  uvv0*3,rss2ppp5rrr0qqq2qqq1rrr0qrr0opp6ooo7qqq1qqq0jjj0iii0*2,nnn4ppp5uuu0uvv0*3,
  uvv0*2,ttt1ooo4rrr0qqq1ooo8rrr0*2,qrr0qqq1*2,qrr0nnn2iii0kkk3lll7iii0nnn5qqq3uvv0*3,
  uvv0*2,ppp5rss2ppp2ooo5rrr0*3,qrr0*4,kkk1iii0*2,kkk4kkk3jjj1ooo7tuu1uvv0*2,
  uvv0ttt2ooo5rrr0qqq1rrr0*5,rrq0*2,ppp2iii0*6,nnn4ppp4uvv0*2,
  uvv0qqq5mnn4jkk0nnn0qqq0rrr0*2,rrq1utr1vvu0*2,uus1nnl2iii0*3,kkk0mmm0ooo0ppp8uvv0*2,
  uvv0opp6kkk3iii0*2,ijj0lmm0ppp1vus1vvv0*4,vvu1mml3lll0nnn0noo0*3,ooo5tuu2uvv0
  uvv0opp6iii0*2,kkk4iii0*2,mmk3vvv0ttt4qrrappqbrss9vvv0tsq3noo0*2,mmm1mmm2nnn1opp5sss3uvv0
  uvv0ppp9iii0lll1mmm6iii0*2,onl3vvv0uuu3mnnrooplpqqfvvv0ttr3noo0*2,lmm4lmm2mmm2ppp5sss3uvv0
  uvv0ppp6jjj1iii0jjj1iii0*2,mlk3vvu0vvv0vvv2vvv1vvv0*2,tsq2noo0*2,nnn0*3,ooo5stt3uvv0
  uvv0ppp7lll3iii0*2,kkk0mmm0nnn0ssq2vvv0*4,vut0vuu0uuu0rrr0ooo0noo0*2,opp7uuu1uvv0
  uvv0qqq3nnn5lll0mnn0nnn0*4,rrp1uus0vus0uts1vuu0vvv0*2,uuu2vvv0sss0qqq1ooo6uvv0*2,
  uvv0uuu0ooo5nnn0lll4mmm1mmm4nnn0*2,ppp0qrr0*2,rrr0vvv0*2,ttt6ttt7vvv0*2,sss2qrr3uvv0*2,
  uvv0*2,qqq4ppp4nnn0lll3mmm3nnn0*2,qqq0qrr0*3,ttt1uuu2sss7qqqattt2vvv0ooo6uuu0uvv0*2,
  uvv0*2,uuu0ooo4ppp2nnn0lll3mmm1ooo0qrr0ppp5*2,qqq1rss1vvv0*2,sss5vvv0ppp4stt1uvv0*3,
  uvv0*3,tuu0ooo5ppp2nnn0*2,qqq0qrr0ppp2ppp3qrr0*2,uuu0vvv0*2,ppp3sss3uvv0*4,
  uvv0*4,uuu0opp3ppp4ppp1qrr0*2,qqq0ppp1qrr0*2,stt1ttt1ooo3sss1uvv0*5,
  uvv0*6,sss1ooo2ppp3qqq0rrr0*2,qqq0pqq2ooo2qqq1uuu0uvv0*6,
  uvv0*8,uuu0sss0qrr0qrr1rrr0ttt0uvv0*9,
  uvv0*23,
wheel-cancelled 358x377
~ WwRR k9wt 7TGO rk_K fzpo 4FoF 62RH n-q4 xGMw 3IRs 3IRs hhDB qgk1 Lpvt 3IRs pVxc OyBS 3IRs UeaO WXR0
~ Lpvt 3IRs Fjvy x5s0 uPlo 3IRs hhDB mTgo Lpvt 3IRs tvZd CP1p krYA 3IRs pVxc dvcL SzfC 3IRs q5pS A_6b
~ qmoq xGMw qmoq xGMw qmoq xGMw qmoq xGMw qmoq xGMw qmoq xGMw qmoq xGMw qmoq xGMw qmoq xGMw qmoq xGMw
~ qmoq xGMw qmoq xGMw YFlr t93d GgmX SGpv 3GY8
  qrrcrss8*2,rrsaqrrdrss8uvv0*17,
  uvv0*23,
  uvv0*7,uuu0rss2opp0mmm3jkk3opp0qqq2ttt0uvv0*8,
  uvv0*5,uuu0pqq3ooo2qqq1sss0rrr1noo4rss0rrr1opp2ooo2ttt1uvv0*6,
  uvv0*4,sss1ooo3rrr1rrr0qrr0qqq1mnn6nnn7opp3qrr0mmm2lll1nnn4pqq2uvv0*5,
  uvv0*3,sss1ppp5rrr0qqq1*2,rrr0qqq0ooo6*2,pqq1qqq0jjj1iii0ijj0nnn4qqq4uvv0*4,
  uvv0*2,tuu1ooo4rrr0qqq1ooo8qrr0rrr0qrr0qqq1qqq2qrr0nnn2iii0kkk3lll6iii0nnn5qrr3uvv0*3,
  uvv0*2,ppp5rrr2qqq2ooo6rrr0*3,qrr0*4,kkk1iii0*2,kll5kkk3jjj1ooo7uuu1uvv0*2,
  uvv0ttt1opp5rrr0ppp2qrr0rrr0*4,rrq0*2,ppp2iii0*6,nnn4ppp3uvv0*2,
  uvv0qqq5mnn4kkk0noo0qqq0rrr0*2,rrq1utr1vvu0*2,uus1nnl2iii0*3,kkk0mmm0ooo1ppp8uvv0*2,
  uvv0opp6kkk3iii0*2,jjj0mmm0pqp1vus1vvv0*4,vvu1mml3kll0nnn0noo0*3,ooo5tuu1uvv0
  uvv0opp6iii0*2,kkk3iii0*2,mmk3vvv0*6,tsq3noo0*2,mnn1mnn2nnn1ooo5sss3uvv0
  uvv0ppp9iii0lll1mmm7iii0*2,onl3vvv0nooenopkmnojmnnkrss8ttr3noo0*2,lmm4lmm2mmm2ppp5sss3uvv0
  uvv0ppp6jjj1iii0jjj1iii0*2,llk3vvu0vvv0*5,tsq2noo0*2,nnn0*3,ooo5sss3uvv0
  uvv0ppp7lll3iii0*2,jkk0lmm0nnn0ssq2vvv0*4,vut0vuu0uuu0rrr0ooo0noo0*2,ooo7uuu1uvv0
  uvv0qqq3nnn5kkk0mmm0nnn0*4,rrp1uus0vus0uts1vuu0vvv0*2,uuu1uvv0sss0qqq1opp6uvv0*2,
  uvv0uuu1ooo5nnn0lll4mmm1mmm4nnn0*2,ppp0qrr0*2,rrr0vvv0*2,ttt6ttt7vvv0*2,stt2qqq3uvv0*2,
  uvv0*2,qqq4ppp3nnn0lll3mmm3nnn0*2,qqq0qrr0*3,tuu1uuu2sss7qqqattt2vvv0ooo6uuu0uvv0*2,
  uvv0*2,uuu0ooo4ppp2nnn0lll3mmm1ooo0qrr0ppp4ppp5qqq1sss1vvv0uvv0rrr6vvv0ppp3sss1uvv0*3,
  uvv0*3,tuu1ooo5ppp2nnn0*2,qqq0qrr0ppp2ppp3qqq0qrr0uuu0vvv0*2,pqq3rss3uvv0*4,
  uvv0*4,tuu0ooo3ppp3ppp1qrr0*2,qqq0ppp2qrr0*2,stt1tuu1opp3sss1uvv0*5,
  uvv0*6,rrr1ooo2ppp3qqq0rrr0*3,qqq2ooo2ppp1uuu0uvv0*6,
  uvv0*8,tuu0rrr0pqq0qqq1qqq0stt0uuu0uvv0*8,
  uvv0*23,
wheel-few-prizes 358x283
~ WwRR k9wt vBLi rk_K fzpo odO9 FdA- WfqF Fe-E sWTK 0J1X B4HP qdP_ lfnk EgQO
  qrrcrss8rss9*2,qrrdrrs8uuu1uvv0*16,
  uvv0*23,
  uvv0vvv0*6,uvv0vvv0*6,uvu0vob0vn80*4,vn90utq1uvv0
  uvv0vvv0*13,vut2vm50*6,vrl1uvv0
  uvv0vvv0qqrfpqqkoppknoolvvv0*4,pqqgppqguuu2vvv0vut2vm50sk56qi4dph4fqj4bvm50vrl1uvv0
  uvv0vvv0*13,vut1vm50*6,vrl1uvv0
  uvv0vvv0*6,uvv0vvv0*6,uvv0vqi0vpf0*5,uus0uvv0
  uvv0vvv0*6,uvv0vvv0*6,uvv0*9,
  uvv0vvv0tuu3rrserrsdstt6vvv0*9,uvv0*8,
  uvv0vvv0uuu4qrrfpqqhrrrdvvv0*3,uuu4pqqgoppirssbvvv0*2,uvv0*8,
  uvv0vvv0*2,ttt4stt6uuu4vvv0*9,uvv0*8,
  uvv0vvv0*6,uvv0vvv0*6,uvv0*9,
  uvv0vpd1vn80*18,vn90utq1uvv0
  uvv0vm50*9,rj46rj48vm51vm50*8,vrl1uvv0
  uvv0vm50*8,ul52ph4epi4esk56vm50*8,vrl1uvv0
  uvv0vm50*8,vm51tl54tl55ul53vm50*8,vrl1uvv0
  uvv0vrj1vpf0*18,vqf0uus0uvv0
  uvv0*23,
wheel-long-names 358x377
~ WwRR k9wt TM9a rk_K fzpo 4FoF zBLF n-q4 xGMw 3IRs 3IRs nLf_ qgk1 Lpvt 3IRs 2CzG OyBS 3IRs nvAR WXR0
~ Lpvt 3IRs BxaW x5s0 uPlo 3IRs nLf_ mTgo Lpvt 3IRs 0zf9 tLHG krYA 3IRs 2CzG dvcL SzfC 3IRs Sv5i WvSn
~ tWcn 3IRs BxaW 37Ro Lpvt 3IRs nvAR ayZ1 qmoq xGMw qmoq xGMw qmoq xGMw qmoq xGMw qmoq xGMw qmoq xGMw
~ qmoq xGMw qmoq xGMw qmoq xGMw qmoq xGMw qmoq xGMw qmoq xGMw r0sq t93d GgmX m1qa lfnk EgQO
  qrrcrss8rssaqrrbrss7rrsbstt5uvv0*16,
  uvv0*23,
  uvv0*7,tuu0npp4gkl1gii8dee6gkl1knn4rss1uvv0*8,
  uvv0*5,tuu1jll6gii4plg3vpd0unb4lib9vob0sof3cgi4gjk5rsr3uvv0*6,
  uvv0*4,pqr3fii7sjf3ue70uh71ul52le3cmg5eqi47oj7418a07ce3dhi8jlm5uvv0*5,
  uvv0*3,pqr3ijjcuhb1rd65rd66uf70vm51pi4coh4dtk52ee844ac65bc828a1dhi9jmnauvv0*4,
  uvv0*2,stt2fiiauga2qc68sd64ue70*2,vk61ul53tk54vm50499318a07ced6ceb18a0ehjalno6uvv0*3,
  uvv0*2,ikkbuuu2umj2ue70*4,uh61vm50*2,oj7418a0*4,8991qe92ijidttt2uvv0*2,
  uvv0rst3jlm7tts5qppavrp1ug91ue70*2,uf71vn90voa0ff9418a0*3,fb82te70ue70rjf6ilm8uvv0*2,
  uvv0kmnatuu3pondnnldsss7vut1uje2uga1vof2vob0vo90toe2dgf548a1nd81td72qc64mb58uf81iklguvv0*2,
  uvv0gklcvvv0oongponisssbvvv0*2,vqh3vm50*4,voa2sic4ue70*2,nb5cla46sd62ihgastt3uvv0
  uvv0hklcvvv0ppo6uuu2vvv1vvv0vut1vn81vm50rj46rj48vm51vm50vnf5ue70*2,sd62ue70*2,mig9pqr6uvv0
  uvv0ilkfvpn0*5,vro1vm60ul52oh4gph4gsk47vm50vqi3vpm0*5,onm8oqq7uvv0
  uvv0gklcvmj0vlj0sjgavli0vlj0vnk2voa1vm50ul52ul53ul52vm50vtp2vvv0*2,qqpjvvv1vvv0mop6prr6uvv0
  uvv0hlmevnl1rjg6phebsjg4vlj0tki1omi6vn70vm50*3,vpe2vtp1vvv0vvu2qqpenmlittt3jmmbtuu2uvv0
  uvv0knn6rnm7ukh2*2,sjg6pih259b128a1gig3rog1tpf0tpf2vn91vm60vri1ttt5tts6pondvvv0gjlduvv0*2,
  uvv0tuu2hjkavmj0vli0hfe328a118a0*2,29b26ik0*2,ikd2vm50*2,vm51voc1vus0vvv0qrr5kno6uvv0*2,
  uvv0*2,kmmapml79bc218a04ac99efj28a24df26ik0*2,aji1vm50rj4brj4cvm50vn70vto1gjjcuuu0uvv0*2,
  uvv0*2,uuu0eij99ef618a08dfb28a229b35gi26hj36gh66ik0rl81tl54oh49ul52vn70iji9pqr3uvv0*3,
  uvv0*3,stt2fikcaeg618a0*2,29b16hi36fg76ef86gi4jkd2vm50ul51vn90jki7npq6uvv0*4,
  uvv0*4,ttt1fjk6eii96cd23cf26ik06hj1*3,aji2vn70sof3hji8oqq3uvv0*5,
  uvv0*6,npp3fjk4fjl7ekm1eln0emn0elm1fkm5gjj4ilm3tuu1uvv0*6,
  uvv0*8,stt1mop0jmm0kmm2lno0qrs1uuu0uvv0*8,
  uvv0*23,
wheel-many-prizes 358x443
~ WwRR k9wt -3pl rk_K fzpo odO9 FdA- WfqF Fe-E sWTK 0J1X 47UI iE-L s_OK y9C1 Sa2A NWvD fVkM B4HP qdP_
~ lfnk EgQO
  qrrcrss8rss9rrsbrssaqrrbrss7uvv0*16,
  uvv0*23,
  uvv0vvv0*6,uvv0vvv0*6,uvu0vpd0voa0*4,vob0utq1uvv0
  uvv0vvv0*13,vut1vm50*6,vrl1uvv0
  uvv0vvv0qqrfpqqkoppknoolvvv0*4,pqqgppqguuu2vvv0vut2vm50sk56qi4dph4fqj4bvm50vrl1uvv0
  uvv0vvv0*13,vut1vm50*6,vrl1uvv0
  uvv0vvv0*6,uvv0vvv0*6,uvv0vqg0vpd0*4,vpe0utr0uvv0
  uvv0vvv0*6,uvv0vvv0*6,uvv0vvv0*6,uvv0*2,
  uvv0vvv0tuu3rrserrsdstt6vvv0*16,uvv0
  uvv0vvv0uuu3rrrdqqrerssbvvv0*3,uuu4pqqgoppirssbvvv0*4,oppkpqqhuuu4vvv0*2,uvv0
  uvv0vvv0uvv1stt6sss9tuu6vvv0*15,uvv0*2,
  uvv0vvv0*6,uvv0vvv0*6,uvv0vvv0*6,uvv0*2,
  uvv0vvv0*6,uvv0vvv0*6,uvv0vvv0*6,uvv0*2,
  uvv0vvv0*14,sst9pqqfqrrdpqqh*2,qrrgvvv0uvv0
  uvv0vvv0*2,pqqkopphrssbvvv0*3,sssbpqqhpqqjpqqbvvv0*2,uuu2sss9qrrfopqlqqreuuu3vvv0uvv0
  uvv0vvv0*15,uuu4ttt4stt6uuu4vvv0uvv0*2,
  uvv0vvv0*6,uvv0vvv0*6,uvv0vvv0*6,uvv0*2,
  uvv0vvv0*6,uvv0vvv0*6,uvv0vvv0*6,uvv0*2,
  uvv0rss6pqqloppipqqmoppkpqqgvvv0*15,uvv0
  uvv0stt8pqqlopphopplpqqhpqqivvv0*2,uuu2pqqhoppirssbvvv0*3,tuu3pqqknopjsssavvv0*2,uvv0
  uvv0vvv0*2,qqreoppgstt8vvv0*15,uvv0*2,
  uvv0vvv0*6,uvv0vvv0*6,uvv0vvv0*6,uvv0*2,
  uvv0vpe1voa0*18,vob0utq1uvv0
  uvv0vm50*9,rj46rj48vm51vm50*8,vrl1uvv0
  uvv0vm50*8,ul52ph4epi4esk56vm50*8,vrl1uvv0
  uvv0vm50*8,vm51tl54tl55ul53vm50*8,vrl1uvv0
  uvv0vqi1vpd0*18,vpe0uus0uvv0
  uvv0*23,
hubs 358x247
~ WwRR k9wt 5QOV F_Hb gexw uNTU QRIh gexw uNTU CS1l gexw SGpv sMwr gexw gpSa D-25 aGhv
  rrscrss7uvv0*21,
  uvv0uuu0uso0vsm0utr0uvv0*4,utp0vrl0utp0uvv0*5,vvv0uvv0*5,
  uus0voa0vm50*2,vm60vrj1uvv0uuu0vpe1vm50*3,vpe1uuu0uvv0vvv0*5,uvv0*3,
  vpd1vm50*5,utq1vrk1vm50*5,vrk1uvv0vvv0*6,uvv0*2,
  vm60pi49rj48qi4bsk55vm50vrj1vpc1rj47qi4arj4brj47vm50vpc1vvv0sssapqqfrss9sss9pqqeuuu3uvv0*2,
  vn71tk53tk55*2,sj46ul52vrk1vpd1sk45tk55tk56rj46ul54vpe1vvv0ttt4stt7ttt4ttt6rss8vvv2uvv0*2,
  vqh1vm50*4,vn70uus0usn1vm50*5,usn1uvv0vvv0*6,uvv0*2,
  uuu0vqg1vm60vm50vn90utp1uvv0*2,vrk1vn70vm50vn70vrk1uvv0*3,vvv0*4,uvv0*3,
  uvv0*2,uut0uus0uuu0uvv0*4,uuu0uus0uuu0uvv0*11,
  uvv0vvv0*4,uvv0*18,
  vvv0*6,uvv0*17,
  vvv0noomppqcmnojnoolstt4vvv0uvv0*16,
  vvv0pqqfqrreqqrgpqqgttt7vvv0uvv0*16,
  vvv0*6,uvv0*17,
  uvv0vvv0*5,uvv0*17,
  uvv0*2,vvv0*2,uvv0*19,
facts-ONGOING 358x121
~ WwRR k9wt vEg9 rk_K Zhmp rxIv aTKw dBeV yh3f JtDd rxIv LgcS dBeV 0d4g 3e-G
  qrrarss8qrrbqrrc*2,rrs9uvv0*17,
  uvv0*23,
  vvv1ttt6uuu3uuu5tuu4vvv0*7,uuu3ttt8tuu8ttt6ttu6ttt5vvv0*5,
  vvv1tuu6sst7stt7uuu5vvv0*7,uuu3ttt8tuu6ttt7ttt8ttu8vvv0*5,
  vvv0lmnflmneklmhlmndoppavvv0*6,opq6uuu1vvv0*9,
  vvv0ttt3sst8tuu5tuu2vvv0*7,uuv0tuu3vvv0*9,
  vvv1stt8sssasttauuu3vvv0*7,ttt7ttt6vvv0*9,
  vvv0*11,uvv0vvv0*10,uvv0
prizes-ONGOING 358x634
~ WwRR k9wt ZxAj rk_K XV8o kYgE SrT- vsFF Nr0U OHqB eC0U irTI jWe8 956p OHqB GghX WdCG duF_ uOiH B0Bu
~ _xB3 1x8I OHqB gEz4 WdCG duF_ -pF8 f8Ta ymVb s53x OHqB I4IS WdCG duF_ uOiH R2ua LXNx E-uN OHqB Eajg
~ WdCG duF_ TxGo Ozf- 8IJ4 FHd2 OHqB Ea6D WdCG duF_ uOiH TFq6 yPri -ojd OHqB U_HN WdCG duF_ XEcB IGUu
~ 9Zkd iTGm OHqB RLeX WdCG duF_ uOiH FWwX 50Ey NNKy OHqB -heA WdCG duF_ icDg IGUu qNDe -sS1 _Ssd OHqB
~ 7Atl lPi2 QiIo r0cl
  qrrdrrs8rss7qrrdqrrbqrrdtuu2uvv0*16,
  tuu0uuu1uvv0*4,uuu0uvv0uuu0*2,uvv0*13,
  jkljjlljijkcmnodklmgjllilmmejllehjjjjklguvv0*13,
  uvv0*23,
  pqqepqrauvv0*9,ttt4pqqepqqcpqrarrsapqqerss9uvv0*2,ttt5pqrbpqqd
  uuu0*14,uuu1uuu0*8,
  uuu0*3,uvv0*18,uuu0ttt2
  oqq7mppastt4nookopqhnoolnophuvv0*7,ttt6pqqgpqqerssauvv0*3,uuu0pqqb
  tuu0stt1uuu0uvv0*17,uuu0rss9pqqa
  uuu0*23,
  stt2stt3uuu0uuu1uvv0*10,uuu0ttt2ttt3uuu1uvv0*3,ttt3oppf
  prr8nqqdsss7pqqgoppbuvv0*9,ttt5qrrdpqqfsss9uvv0*2,tuu2stt5sss7
  uuu0*20,tuu2ttt2stt2
  uuu0*2,uvv0*18,uuu0ttt3stt3
  oqr7npq9ttt4oppioppjnoojrss7uvv0*7,ttt6pqqfppqjrssauvv0*2,tuu2pqqjqrre
  tuu1rtt2uuu0*2,uvv0*11,uuu0*2,uvv0*3,rss9qrreqrrb
  uuu0*23,
  stt2*2,uuu0uuu1uvv0*10,uuu0tuu2ttt3uuu1uvv0uuu0rrrboppmpqqg
  oqr9nqqbstt5opqgpqqhpqqbppqdoppjoppgttt4uvv0*4,tuu2qrrdqqrfsss9uvv0ttt5rss7rrrbrrr8
  uuu0*2,uvv0*17,tuu4ttu3stt5stt4
  uuu0*20,tuu0tuu1*2,
  oqr7npq9ttt3qrrbnooipqqeuvv0*8,rss8qrrcpqqisst9uvv0uuu0qrrbpqqfpqqg
  tuu1rtt2uuu0tuu1*2,uuu1uvv0*8,tuu1tuu2uuu1uuu0uvv0sss9stt6qqrdqrrb
  uuu0*23,
  tuu0ttt0uuu0*2,uvv0*10,uuu1*2,tuu1uuu0uvv0uuu0qrrboppmpqqg
  pqr7nqq7sst5oppiopqettt3uvv0*8,qrrdqrrfpqqisssauuu0ttt4rss8rss9rss7
  uuu0*3,uvv0*15,uuu1ttt5stt7*2,stt5
  uuu0*20,tuu1*3,
  oqr6oqq8tuu1qrrbnooipqqeuvv0*8,qrre*2,pqqisst9uvv0rrs9pqrgoppnpqqg
  ttt1rss3uuu0tuu0tuu1uuu1uvv0*8,uuu1tuu1uuu1uuu0uuu2rss9qrrdqqrfqrrb
  uuu0*23,
  stt2*2,tuu1tuu2uvv0uuu1uvv0*8,ttt3stt4stt6uuu2uvv0tuu3uuu2uuu0tuu3
  rss3qss3ttt5opqgopphoppfstt3uvv0*7,rssarrscqrrdstt8uvv0rrsdrsscqrreqrra
  uuu0*23,
  stt2stt4uuu1uvv0*10,ttt2rss7rss6rss7uuu2uvv0*5,
  qqrcpqqdtuu2uvv0*10,stt3pqqdqrrcqrrarss8uvv0*5,
  uvv0*23,
  qrrcrrsaqrrdrss7qrrdrss9rrrcqrrd*2,rss9qrreqrrfqrrgqrraqrrbrss9pqqfrssbqrrc*2,qrrduvv0*2,
  qrrfrss8sst8stt6*3,sss7stt6stt7sss7stt8sst7sss7rsscsss7uvv0*8,
  sss7sst8stt8stt6stt8rss7stt6rss8stt8rrrastt6stt8stt7sssbqrrcuuu0uvv0*7,
check-ONGOING 358x458
~ WwRR k9wt FK33 rk_K sCyd F_Hb oGsL X9hX lrv5 jFM- q1PR Q1gw X9hX 2E-x rk_K 8qA4 x6X4 kow1 Q1gw X9hX
~ 2E-x rk_K fl6k czge Yas8 Q1gw 9XCf u1tf rk_K 8inL 0DF6 9OMH hBcA 9mcx
  rrsaqrrarss7qrrc*3,uuu1uvv0*16,
  uvv0*22,uuu0
  vvv0*2,uvu0vvv0*19,uvv2
  vvv0qtr5mqo6tuu0qrr6oppbqrr7oppbrss9qqr6qrr8rrraqqr8qrr7noofvvv0*7,vvv2
  vvv0rts3nrp7tvu0sss4qrrbpqq7pqq8sst7qrr7oppappqarrr8pqq8rssavvv0*7,vvv2
  vvv0*22,vvv2
  vvv0fmj8sut3qrrcqrr9rrrbqrrbpqqgrrrepqqcqqqgqrrapqqgsss9qqrdpqqfvvv0*6,vvv2
  vvv0sut1vvv0stt7sst9sst6stt7sss9ttu5sss8stt7ttt7sstastt9rss8uuu4vvv0*6,vvv2
  vvv0*3,ttt7rssdrssb*2,sttastt8*2,uuu5stt6sst9stt7ttt8vvv0*7,vvv2
  vvv0*3,tuu0stt2stt3sss4stt2sst3sst4stt3stt2stt1sst4stt3rss4stt0stt4*2,rss4stt1vvv0vvv2
  vvv0*3,tuu0rss7qrs8rss8rss9rss7qrr9*2,qrr7stt2qrra*3,stt4qrr9qrrasss7stt2vvv0vvv2
  vvv0*3,tuu0pqqd*2,pqraqrrbqrs7prraqrr9pqqdrss5qrrcoqqfpqraqrr7pqrbpqrcprrbstt3vvv0vvv2
  vvv0*3,uvv0uuu0*17,vvv0vvv2
  vvv0qsr2vvv0*6,vvv1vvv0*13,vvv2
  vvv0iol8tut2pqqgpqqhpqqcoopioopkqqrhoppgqrravvv0*11,vvv2
  vvv0*3,rsscqrrgsss9rrresssbrrscsttarrrfsssdrrrcuuu5vvv0*8,vvv2
  vvv0*3,uvv0uuu0*17,vvv0vvv2
  vvv0*3,tuu0qrraqrrbpqrcqrrbqrrapqqepqqcqrr9rss4pqqepqqdpqqerss5pqqe*2,qrrbstt3vvv0vvv2
  vvv0*3,tuu0qrr9qrr8rss6rss7rss4rss7rss6qrr8stt4rss7qrrarss5rss4rrs7qrr8rss9stt3vvv0vvv2
  vvv0*3,tuu0sst4rss4*2,stt4stt2rss2stt2sss4stt1sss4sst4rss4stt2stt4stt3rss3stt1vvv0vvv2
  vvv0*22,vvv2
  vvv0qqr9vvv1qrrcqrr9qrrdqrrcqrrbpqqgrrrdopphqrrbqrrfrrsaqrrcqrrevvv0*6,vvv2
  vvv0uuu1vvv0stt7ttt5sssastt8sss8rssastt9rssbstt6ttt6tuu5*2,ttt4vvv1*2,uuu3vvv0*3,vvv2
  vvv0*3,sttattt8stt8uuu7ttt8tuu6ttt9tttauuu3stt9sttbsssdttt8ttt9rsscssscuuu6vvv0*2,vvv2
  vvv0*3,sssbrssbrssersscsstessserssdssscrssdrrsfsss8sttaqrrdrrsjttt6vvv0*4,vvv2
  vvv0*22,vvv2
  vvv0oqqjnqqiqrsd*2,prrdnpqjuuu6vvv0*14,vvv2
  vvv0*6,uvv2vvv0*15,vvv2
  uvv1vvv0*21,uuu1
facts-UPCOMING 358x121
~ WwRR k9wt GEak rk_K Zhmp rxIv Uhi2 dBeV Vz6Y SrT- rxIv LgcS dBeV 0d4g 3e-G
  qrrarss8rrsarrs9qrrdqrrfttu2uvv0*16,
  uvv0vvv0*9,uvv0*3,vvv0*8,uvv0*2,
  vvv1stt8ttu5vvv0*9,tuu4stt9ttu9stt8ttt8ttt7vvv0*5,
  vvv1uuu5stt5vvv1vvv0*8,uuu2ttt6uuu4ttt6tuu6*2,vvv0*5,
  vvv0jkkgkmmfkllikmmgnoo9vvv0*6,oop7tuu2vvv0*9,
  vvv0*2,uvv2vvv0*10,tuu4vvv0*9,
  vvv0*12,tuu6ttt5vvv0*9,
  vvv0*11,uvv0vvv0*10,uvv0
prizes-UPCOMING 358x604
~ WwRR k9wt 7pUJ rk_K XV8o kYgE SrT- vsFF Nr0U OHqB eC0U irTI d5Xs 956p OHqB GghX WdCG duF_ uOiH B0Bu
~ FlXP OHqB gEz4 WdCG duF_ -pF8 f8Ta 0J75 OHqB I4IS WdCG duF_ uOiH R2ua Idsl OHqB Eajg WdCG duF_ TxGo
~ Ozf- -kMe OHqB Ea6D WdCG duF_ uOiH TFq6 Kc8o OHqB U_HN WdCG duF_ XEcB IGUu 50Ey OHqB RLeX WdCG duF_
~ uOiH FWwX sz62 OHqB -heA WdCG duF_ icDg IGUu qNDe -sS1 _Ssd OHqB 7Atl lPi2 cswf r0cl
  qrrdrrs8rss9qrr9qrrcqrrgsss7uvv0*16,
  uvv0uuu0uvv0*21,
  ijkkjllkijkcmnodklmgjllikmmfjllehjjkjklhuvv0*13,
  uvv0*23,
  pqqepqrauvv0*10,pqqdoppfqrr9*2,pqqdqrrduvv0qrrcqrr9qqrbopqf
  uuu0*14,uuu1uuu0*8,
  uuu0*3,uvv0*20,
  oqq8mopbstt4nookopqhnoolnophuvv0*8,pqqjpqqfqrreuvv0*3,uuu1nopf
  tuu0*2,uuu0uvv0*20,
  uuu0*23,
  qrr7oqrbttt3qrrdqrr8uvv0*10,qrrfpqqgrssbuvv0*3,stt7qrrd
  rtt3rss5ttt3ttt4stt2uvv0*10,ttt4ttt3tuu3uvv0*3,ttt2stt1
  uuu0*23,
  rss2rtt2tuu2sss5sss9rss7ttt2uvv0*8,stt6sss8ttt5uvv0*2,uuu2stt6sss7
  qrs5npq9tuu2qrrcrrraqqrcttt5uvv0*8,rssaqrrcsss9uvv0*2,tuu2qrrdrrsa
  uuu0*23,
  tuu0stt1uuu0uvv0*20,
  oqqanppcsss5oppipqqhpqqbppqdoppjoppgttt4uvv0*5,qqrgoppkqrreuvv0uuu0pqqfoppooppi
  uuu0tuu0uuu0*21,
  uuu0*3,uvv0*20,
  oqq8mopbstt4pqqcmnokpqqfuvv0*8,rss6pqqfoppkqrreuvv0uuu0qqrcoppmoppi
  tuu0*2,uuu0uvv0*20,
  uuu0*23,
  qrs4prr4stt4pqqeqrratuu2uvv0*8,stt6qrrfqrrgrssbuvv0sss7rsscpqqkqrre
  stt2rss3uuu1stt4ttt4uuu1uvv0*8,tuu1ttt4ttt3tuu3uvv0ttu1stt5ttt4stt3
  uuu0*23,
  rss2rtt2uuu1ttt4rss8rss5uvv0*8,uuu2stt6sss8ttt5uvv0ttt4stt6sss8sss7
  qrs5npq9uuu0rrs7qqrbrss9uvv0*8,stt6rrsdrrscsss9uvv0sss6rssbqrrfrrsa
  uuu0*23,
  tuu0*2,uuu0uvv0*20,
  qrs5prr5sss7oppiopph*2,stt3uvv0*7,rss8pqqjoppkqrreuvv0qqrgrrseqrrfqqrd
  uuu0tuu0uuu0*21,
  tuu0uuu1uuu0uvv0*10,uuu0ttt2*2,stt2uuu1uvv0ttt1ttt2ttu2sss1
  oppenoogtuu3uvv0*10,uuu1opph*3,qrrduvv0rrs8opqdpqqdoppb
  uvv0*23,
  rss9stt7rssasss5sss9stt7stt8rss9*2,sst6rssarssbrsscsss7sss8stt7qrrcrss9*4,uvv0*2,
  rssbstt5sst6ttt3stt5ttt3rss7ttt4sss8ttt4ttt6stt5*2,rss9sst5tuu1ttt2uuu2ttu3*2,ttt3uvv0*2,
  qrrfqqrerssdrssbqrreqrrdrssaqrrerssbpqqhrrsdqrre*2,qrripqqhuuu0uvv0*7,
check-UPCOMING 358x458
~ WwRR k9wt HJj4 rk_K sCyd F_Hb oGsL X9hX lrv5 jFM- q1PR Q1gw X9hX 2E-x rk_K 8qA4 x6X4 kow1 Q1gw X9hX
~ 2E-x rk_K fl6k czge Yas8 Q1gw 9XCf u1tf rk_K 8inL 1V7x 9OMH hBcA 9mcx
  rrsaqrrasss8qrr8qrrbqrrgsst6uvv0*16,
  uuu0uvv0*22,
  vvv0*2,uvv0vvv0*19,uvv2
  vvv0qtr4mro5tvu0rrs5pqq9sss6pqqarss8rrr5rss6sss7rrr6sss6oppdvvv0*7,vvv2
  vvv0qts3mqo8tvu0rss4pqqcopp8opp9sss8qqr8oppcnopcqqr9opp8qrrcvvv0*7,vvv2
  vvv0*2,uvv0vvv0*19,vvv2
  vvv0hnk8tut3rrsaqrr8rssarrs8qqrdrsscqqraqrrdrrs9qrresst7rrrbqrrcvvv0*6,vvv2
  vvv0rts1vvv0stt7stt8stt6stt8sssattt5rss8sss8stt7sstbstt9rrrattt6vvv0*6,vvv2
  vvv0*3,ttt8rrrfrrrdqrrcsssbsstastt9tuu6stt6rssbstt9*2,vvv0*7,vvv2
  vvv0*3,tuu0stt2stt3sss4stt2sst3sst4stt3stt2stt1sst4stt3rss4stt0stt4*2,rss4stt1vvv0vvv2
  vvv0*3,tuu0rss7qrs8rss8rss9rss7qrr9*2,qrr7stt2qrra*3,stt4qrr9qrrasss7stt2vvv0vvv2
  vvv0*3,tuu0pqqd*2,pqraqrrbqrs7prraqrr9pqqdrss5qrrcoqqfpqraqrr7pqrbpqrcprrbstt3vvv0vvv2
  vvv0*3,uvv0uuu0*17,vvv0vvv2
  vvv0rts1vvv0*20,vvv2
  vvv0hnk8tut3opphppqippqdnopjnoplpqqjoppgqrrbvvv0*11,vvv2
  vvv0*3,rsscqrrgsss9rrresssbrrscsttarrrfsssdrrrcuuu5vvv0*8,vvv2
  vvv0*3,uvv0uuu0*7,tuu1uuu0*9,vvv0vvv2
  vvv0*3,tuu0qrraqrrbpqrcqrrbqrrapqqepqqcqrr9rss4pqqepqqdpqqerss5pqqe*2,qrrbstt3vvv0vvv2
  vvv0*3,tuu0qrr9qrr8rss6rss7rss4rss7rss6qrr8stt4rss7qrrarss5rss4rrs7qrr8rss9stt3vvv0vvv2
  vvv0*3,tuu0sst4rss4*2,stt4stt2rss2stt2sss4stt1sss4sst4rss4stt2stt4stt3rss3stt1vvv0vvv2
  vvv0*22,vvv2
  vvv0qqr9vvv1qrrcqrr9qrrdqrrcqrrbpqqgrrrdopphqrrbqrrfrrsaqrrcqrrevvv0*6,vvv2
  vvv0uuu1vvv0ttt5tuu3stt7ttt5stt6stt9stt8sss8ttt6uuu4uuu3uuu4uuu3vvv0*2,vvv1vvv0*3,vvv2
  vvv0*3,sstastt7sstcuuu7ttt6ssscstt9ttt8uuu6rrsbrssdrssesss9sttbqrrerrrevvv1vvv0*2,vvv2
  vvv0*3,sssbrssbrssersscsstessserssdssscrssdrrsfsss8sttaqrrdrrsjttt6vvv0*4,vvv2
  vvv0*22,vvv2
  vvv0oqqjnqqiqrsd*2,prrdnpqjuuu6vvv0*14,vvv2
  vvv0*6,uvv2vvv0*15,vvv2
  uvv1vvv0*21,uuu1
facts-ENDED 358x121
~ WwRR k9wt LtPw rk_K Zhmp rxIv lwsg dBeV bylM CXgM rxIv qO_9 dBeV _KTm 3e-G
  qrrarss8qrrbqqrbsss8uvv0*18,
  uvv0*23,
  vvv1ttt6uuu3*3,uuu5uuu3uuu4uuu3*2,vvv0*2,uuu3ttt8tuu8ttt6uuu5uuu4vvv0*5,
  vvv1tuu6sst7ttt8tttbstt9ttt6stt8sstbstt7vvv0*2,uuu3ttt8tuu6ttt7ttt9*2,vvv1vvv0*4,
  vvv0mnnfmnoajllkjklhmnodvvv0*6,qqr6stt4vvv0*9,
  vvv0ttt2rssastt6ttt4uuu2vvv1vvv0*5,uuu1ttt4vvv0*9,
  vvv1ttt8sttastt9sst7sstbsttavvv0*5,tuu6ttt5vvv0*9,
  vvv0*11,uvv0vvv0*10,uvv0
prizes-ENDED 358x582
~ WwRR k9wt Vaxw rk_K XV8o OgYU SrT- vsFF Nr0U OHqB eC0U irTI qV0v 956p OHqB GghX WdCG duF_ uOiH B0Bu
~ FpdI 1x8I OHqB gEz4 WdCG duF_ -pF8 f8Ta ymVb s53x OHqB I4IS WdCG duF_ uOiH R2ua LXNx E-uN OHqB Eajg
~ WdCG duF_ TxGo Ozf- 8IJ4 FHd2 OHqB Ea6D WdCG duF_ uOiH TFq6 yPri -ojd OHqB U_HN WdCG duF_ XEcB IGUu
~ 9Zkd iTGm OHqB RLeX WdCG duF_ uOiH FWwX 50Ey NNKy OHqB -heA WdCG duF_ icDg IGUu uvcD _Ssd OHqB 7Atl
~ lPi2 QiIo
  qrrdrrs8rss6pqrdqrrauvv0*18,
  tuu1*2,uvv0*21,
  hjjnijkmklmhlmnejlllikkenoofjllijkliuuu1uvv0*13,
  uvv0*23,
  pqqepqrauvv0*9,ttt4pqqepqqcpqqarrsapqqerss9uvv0*2,sss8pqqgqrrc
  uuu0*14,uuu1uuu0*8,
  uuu0*3,uvv0*18,uuu0stt2
  oqq7mppastt4nookopqhnoolnophuvv0*7,ttt6pqqgpqqerssauvv0*3,uuu0qqrc
  tuu0stt1uuu0uvv0*17,uuu0rss9pqqa
  uuu0*23,
  stt3rss4uuu0uuu1uvv0*10,uuu0ttt2ttt3uuu1uvv0*3,ttt3oppf
  prr7oqqcsss7pqqgoppbuvv0*9,ttt5qrrdpqqfsss9uvv0*2,tuu3stt6rss9
  uuu0*20,tuu1tuu2stt1
  uuu0*2,uvv0*18,uuu0ttt3stt3
  oqr7npq9ttt4oppioppjnoojrss7uvv0*7,ttt6pqqfppqjrssauvv0*2,tuu2pqqjqrre
  tuu1rtt2uuu0*2,uvv0*11,uuu0*2,uvv0*3,rss9qrreqrrb
  uuu0*23,
  stt2*2,uuu0uuu1uvv0*10,uuu0tuu2ttt3uuu1uvv0uuu0pqqdoppoopph
  oqr9nqqbstt5opqgpqqhpqqbppqdoppjoppgttt4uvv0*4,tuu2qrrdqqrfsss9uvv0ttt5*2,rssasss7
  uuu0*2,uvv0*17,tuu4ttu3stt5stt4
  uuu0*20,tuu0tuu1*2,
  oqr7npq9ttt4pqqcmnokpqqfuvv0*8,qrr9pqqeoppjrssauvv0uuu0qrrbpqqfpqqg
  tuu1rtt2uuu0*2,uvv0*10,uuu0*3,uvv0*2,sss9stt6qqrdqrrb
  uuu0*23,
  tuu0ttt0uuu0*2,uvv0*10,uuu1*2,tuu1uuu0uvv0uuu0qrrboppmpqqg
  pqr7nqq7sst5oppiopqettt3uvv0*8,qrrdqrrfpqqisssauuu0ttt4rss8rss9rss7
  uuu0*3,uvv0*15,uuu1ttt5stt7*2,stt5
  uuu0*20,tuu1*3,
  oqr6oqq8tuu1qrrbnooipqqeuvv0*8,qrre*2,pqqisst9uvv0rrs9pqrgoppnpqqg
  ttt1rss3uuu0tuu0tuu1uuu1uvv0*8,uuu1tuu1uuu1uuu0uuu2rss9qrrdqqrfqrrb
  uuu0*23,
  stt2*2,tuu1tuu2uvv0uuu1uvv0*8,ttt3stt4stt6uuu2uvv0*2,tuu0ttt4stt5
  rss3qss3ttt5opqgopphoppfstt3uvv0*7,rssarrscqrrdstt8uvv0*2,tuu2pqqgqrrc
  uuu0*23,
  rss4rss6uuu2uvv0*10,ttt2rrs9rss8qrr9tuu3uvv0*5,
  qrraqqrbuuu2uvv0*10,stt2qrra*2,rss8sss8uvv0*5,
  uvv0*23,
check-ENDED 358x516
~ WwRR k9wt 0a14 rk_K sCyd F_Hb oGsL X9hX lrv5 _gTu q1PR Q1gw X9hX 2E-x rk_K 8qA4 x6X4 kow1 Q1gw X9hX
~ 2E-x rk_K fl6k czge Yas8 Q1gw X9hX 2E-x rk_K 8inL 6zKk U8AO LvQV
  rrsaqrrarss7qrrdqrr9uvv0*18,
  uuu0uvv0*22,
  vvv0*2,uvv0vvv0*19,uvv2
  vvv0qtr4mro5tvu0qrr6sst6rrs5qrr7qrr6rss8rss4qrraqrr7uuu3vvv0*8,vvv2
  vvv0qts3mqo8tvu0rss4opp9noo8qrr8ppq8pqqcoop7noodopp9uuu3vvv0*8,vvv2
  vvv0*2,uvv0vvv0*19,vvv2
  vvv0hnk8tut3rrsaqrr8rssarrs8qqrdrsscqqraqrrdrrs9qrresst7rrrbqrrcvvv0*6,vvv2
  vvv0rts1vvv0stt7stt8stt6stt8sssattt5rss8sss8stt7sstbstt9rrrattt6vvv0*6,vvv2
  vvv0*3,ttt8rrrfrrrdqrrcsssbsstastt9tuu6stt6rssbstt9*2,vvv0*7,vvv2
  vvv0*3,tuu0stt2stt3sss4stt2sst3sst4stt3stt2stt1sst4stt3rss4stt0stt4*2,rss4stt1vvv0vvv2
  vvv0*3,tuu0rss7qrs8rss8rss9rss7qrr9*2,qrr7stt2qrra*3,stt4qrr9qrrasss7stt2vvv0vvv2
  vvv0*3,tuu0pqqd*2,pqraqrrbqrs7prraqrr9pqqdrss5qrrcoqqfpqraqrr7pqrbpqrcprrbstt3vvv0vvv2
  vvv0*3,uvv0uuu0*17,vvv0vvv2
  vvv0rts1vvv0*20,vvv2
  vvv0hnk8tut3opphppqippqdnopjnoplpqqjoppgqrrbvvv0*11,vvv2
  vvv0*3,rsscqrrgsss9rrresssbrrscsttarrrfsssdrrrcuuu5vvv0*8,vvv2
  vvv0*3,uvv0uuu0*7,tuu1uuu0*9,vvv0vvv2
  vvv0*3,tuu0qrraqrrbpqrcqrrbqrrapqqepqqcqrr9rss4pqqepqqdpqqerss5pqqe*2,qrrbstt3vvv0vvv2
  vvv0*3,tuu0qrr9qrr8rss6rss7rss4rss7rss6qrr8stt4rss7qrrarss5rss4rrs7qrr8rss9stt3vvv0vvv2
  vvv0*3,tuu0sst4rss4*2,stt4stt2rss2stt2sss4stt1sss4sst4rss4stt2stt4stt3rss3stt1vvv0vvv2
  vvv0*22,vvv2
  vvv0hnk8tut3rrsaqrr8rrsbrrrbrrr9qrrerssbpqqerrr9rrrdrss8rrrarssbvvv0*6,vvv2
  vvv0rts1vvv0stt8ttt5sss9sss7sst8rssbsssarssattt9tuu7tuu6ttt7stt8vvv0*2,vvv1*2,vvv0*2,vvv2
  vvv0*3,ssscsttasssbtuu6stt6rssbstt9stt8stt9rssarsscsssbsssarssaqrrbrssbrrrdrrsdvvv0vvv2
  vvv0*3,tuu0stt2stt3sss4stt2sst3sst4stt3stt2stt1sst4stt3rss4stt0stt4*2,rss4stt1vvv0vvv2
  vvv0*3,tuu0rss7qrs8rss8rss9rss7qrr9*2,qrr7stt2qrra*3,stt4qrr9qrrasss7stt2vvv0vvv2
  vvv0*3,tuu0pqqd*2,pqraqrrbqrs7prraqrr9pqqdrss5qrrcoqqfpqraqrr7pqrbpqrcpqqcrss4vvv0vvv2
  vvv0*3,uvv0uuu0*17,vvv0vvv2
  vvv0uvv2uvv0*19,vvv1vvv2
  vvv0uvv6vvv0*5,ttt6ppqgopphrrraqqrjpqqfpqqesss9vvv0*6,uvv6vvv2
  vvv0uvv6vvv0*6,tuu3uuu4ttt4uuu4tuu3ttt4uuu2vvv0*6,uvv5vvv2
  vvv0*2,uvv0*19,vvv0uvv2
  uuu1uvv0*20,uuu1uvv0
records 358x436
~ WwRR k9wt fHO_ rk_K ZrSC iXgW rk_K 3-tI OqpD 1M77 Hisi nqek SuXY iXgW rk_K RNy5 fdE4 1M77 zA5c 8a-E
~ VTGq xABr YDOy iXgW rk_K cflN v9kj 1M77 Seuq uW6i u7Tw yXqX iXgW rk_K kG56 nEfk 1M77 YDOy iXgW rk_K
~ RHZr 90FH 1M77 7ED6 8a-E wlJO
  rss9*2,rss7uvv0*20,
  uvv0*23,
  mnnnlnnlmnnjmoohmnoklmnlsss3uvv0*16,
  qrre*2,rrsbrss8qrrarss9pqqfrss9rrscsss8qrr9qrrfstt7uvv0*10,
  tut0sut0sts1sut1sut0sut2uvv0*2,uuu1uvv0*14,
  rts1qtr4mqodmqoblqodqtr4uvv0*17,
  uvv0*23,
  mnohlmniqqrcuvv0*20,
  rssbrssarss8stt6rssastt6qrrcstt6sss8ttt5stt7qrrdstt6uvv0*10,
  stt3stt4tuu2stt3stt2ttt3stt3ttt2stt4tuu2ttt1uuu2uuu1uvv0*10,
  rss6qrr9pqqboppdqrr9pqqaopqeoqqfrss6stt5npqgnpqjrss8uvv0*10,
  uuu0*9,uvv0*14,
  nopenoohstt3uvv0*20,
  qrrasst6stt6tuu3stt5ttu4sst6tuu2ttt5tuu3ttt4stt4rss8uvv0*10,
  sst8rssastt5stt6stt7stt6rss8stt6stt8sss6sss4rss4rss6tuu0*7,uuu0uvv0*2,
  usq5uro7solctpmbtqn7*2,tpm8spm9vut0tuu5qrr9oppeqrrbopqgpqqcrss9ppqdpqqeqqr9ttt2tuu5uvv0*2,
  vts1utr2usr3*5,usr2uut0tuu5stt3rss3sst3sss4rss3rss4*2,sss4rss3stt1tuu4uvv0*2,
  uvv0*23,
  lmmonooenooknopbuvv0*19,
  qrre*2,rrsbrss8qrrbrss9pqqfrss9rrscrrs8sss8rrs9pqqjuvv0*10,
  uuu1uuu0*5,uvv0*2,uuu1uvv0*14,
  npqgnpqhprrcuvv0*20,
  uvv0*23,
  mnok*2,nooeoppanoogmnohmnoguvv0*16,
  sss7stt6stt7ttu3rss7sst7rss8ttt4stt6stt5stt6stt5rssbuvv0*10,
  sst6rss8stt4stt5sss6stt5sst6stt4stt6stt4stt5stt3stt7uvv0*10,
  stt3rss7nppdoqqdpqqauuu0uvv0*17,
  tuu0*5,uuu0uvv0*17,
draw-won 358x603
~ WwRR k9wt 5lyo rk_K 02JZ rk_K l9Sr _mQ3 3IRs zvR9 3IRs ysSA 3IRs QQAh 3IRs X4OA 3IRs W5-L 3IRs xGMw
~ 3IRs n-q4 3IRs ddre 3IRs Dc0R _mQ3 3IRs fleu 3IRs Y1Hg 3IRs bH32 3IRs d1Gs 3IRs n-q4 3IRs W5-L 3IRs
~ xGMw 3IRs rZwL 3IRs TJL0 9_ow l58J AoKN g5tx F6bl 7Znf B7Fq DWRo FvWb z5Z5 qg65 BzD_ 7CAn On81 0WQZ
~ Xw_c EZFr NA1C s8vH FfcF j6zN ZaPu JpEH qv9Q ONZt Ajda Ri_d
  qrrarss9rrsastt6uuu0*19,
  stt1lno0*3,qpn1usn0urm0*10,usm0urn0upn0*3,usq0uuu0
  7ce518a0*3,kh74vtq2vqh1vm50kkc1ql91vm50*3,dd82ul62voa1vus0voa2ue70ukf2vpn0uhc2umi5
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
  vvv0*3,uuu2*2,vvv0*5,uuu1sst2ttt2tuu1ttt3sst2rss2rss1ttt3vvv0*4,
  vvv0*3,uuu2giilhijjnopdeghohijhhjjknopcijkjhijnnoochjjiikkgijkihjjkpqqcvvv0*4,
  vvv0*23,
  vvv0*4,uuu6qrrhqrrf*2,sssaqrrfrrreqrrerssdpqqjrsscsssdpqqjssscvvv0*5,
  vvv0*4,uuu3uuu4ttt6uuu5sss9ttt5ttt8uuu3ttt7ttt4uuu3uuu4ttt6uuu5vvv0*5,
  vvv0*4,uuu3uuu6ttt4uuu4uuu6uuu5stt8ttt7*2,stt8uuu7stt5sss7ttt7vvv0*5,
  vvv0*5,uuu4*3,ttt6tuu5*2,uuu4uuu3*2,tuu6ttt7uvv4vvv0*6,
  vvv0*5,uuu4ttt9ttt7ttt6uuu6ttt8ttu8tttattt6ttu8tuu5uuu7vvv0*6,
  vvv0*4,uvv2oqrdoqrgoqrfprrfprrgqsscoqrjprrg*2,qrsfpqriqrsdrstbvvv0*5,
  vvv0*23,
  vvv0vtq0vrk0*18,vsm0vvv0*2,
  vvv0vpc2vm50*4,sk55ul52*2,vm51vm50*2,vm51ul51ul52ul53vm50*5,vus2vvv0
  vvv0voc2vm50*4,ph46rj43oh4bpi4dqi49ng3coh4esk55qj4aph4avm51vm50*4,vus2vvv0
  vvv0vsl1vpd0*18,vqf0vvv0*2,
  vvv0uvv3uvv0*18,uvv1vvv0*2,
  vvv0uvv7vvv0*5,rss7nopepqqdpqqhoppeopploophoppgvvv0*6,uvv6vvv0
  vvv0uuu5uvv0*8,uuu1uvv0*9,uvv1vvv2vvv0
  vvv0*23,
  vvv0*4,vvv2nooctuu5rsserrrbsstetuu6uuu3qssboqraprreoqrfoqrdvvv0*6,
  vvv0*22,vvv1
  ttt1vvv0*20,uuu0rss1
draw-won-last 358x603
~ WwRR k9wt 2jWW rk_K 02JZ rk_K l9Sr _mQ3 3IRs zvR9 3IRs ysSA 3IRs QQAh 3IRs X4OA 3IRs W5-L 3IRs xGMw
~ 3IRs n-q4 3IRs ddre 3IRs Dc0R _mQ3 3IRs fleu 3IRs Y1Hg 3IRs bH32 3IRs d1Gs 3IRs n-q4 3IRs W5-L 3IRs
~ xGMw 3IRs rZwL 3IRs TJL0 9_ow l58J AoKN g5tx F6bl 7Znf B7Fq DWRo FvWb z5Z5 qg65 BzD_ 7CAn On81 vyvP
~ J15W s8vH FfcF j6zN ZaPu JpEH qv9Q ONZt Ajda Ri_d
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
  vvv0*3,uuu2*2,vvv0*5,uuu1sst2ttt2tuu1ttt3sst2rss2rss1ttt3vvv0*4,
  vvv0*3,uuu2giilhijjnopdeghohijhhjjknopcijkjhijnnoochjjiikkgijkihjjkpqqcvvv0*4,
  vvv0*23,
  vvv0*4,uuu6qrrhqrrf*2,sssaqrrfrrreqrrerssdqqqjrsscsssdpqqjssscvvv0*5,
  vvv0*4,uuu3uuu4ttt6uuu5sss9ttt5ttt8uuu3ttt7ttt5uuu4*2,ttt6uuu5vvv0*5,
  vvv0*4,uuu3uuu6ttt4uuu4uuu6uuu5stt8ttt7*2,stt8uuu7stt5sss7ttt7vvv0*5,
  vvv0*5,uuu4*3,ttt6tuu5*2,uuu4uuu3*2,tuu6ttt7uvv4vvv0*6,
  vvv0*5,uuu4ttt9ttt7ttt6uuu6ttt8ttu8tttattt6ttu8tuu5uuu7vvv0*6,
  vvv0*4,uvv2oqrdoqrgoqrfprrfprrgqsscoqrjprrg*2,qrsfpqriqrsdrstbvvv0*5,
  vvv0*23,
  vvv0prr2imn0*18,kno1vvv0*2,
  vvv09fh619c0*5,3bd219c0*6,2ac219c0*6,stt6vvv0
  vvv09fg619c0*5,5de6agia7efc9fhh8fgb9fhh9fhdaghc19c0*6,stt6vvv0
  vvv0jno4agi0*18,cij1vvv1vvv0
  vvv0uvv3uvv0*18,uvv1vvv0*2,
  vvv0uvv7vvv0*5,rrs8noohpqqfopphppqcnookoopipqqfvvv0*6,uvv6vvv0
  vvv0uuu5uvv0*18,uvv1vvv2vvv0
  vvv0*23,
  vvv0*4,vvv2nooctuu5rsserrrbsstetuu6uuu3qssboqraprreoqrfoqrdvvv0*6,
  vvv0*22,vvv1
  ttt1vvv0*20,uuu0rss1
draw-none 358x603
~ WwRR k9wt 9oie rk_K 02JZ rk_K lJ08 nYIq C8pm 3IRs RS1l 3IRs azPt 3IRs ewQX 3IRs g1w- 3IRs vrL8 3IRs
~ 1TYk 3IRs aGI6 3IRs mGKO 3IRs gXC8 3IRs rnPK 3IRs -_rV 3IRs 7JWh 3IRs n-q4 3IRs OtBS 3IRs SHPc 3IRs
~ Mok1 3IRs yjpW 3IRs n-q4 DWRo FvWb ZI0f DPRj 6Awm 7CAn On81 0WQZ Xw_c EZFr J15W s8vH FfcF j6zN ZaPu
~ JpEH qv9Q ONZt Ajda Ri_d
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
  vvv0*4,uuu2*2,vvv0*2,tuu3vvv0*2,uuu3*2,uuu1uvv1tuu3vvv0*7,
  vvv0*4,lmmgfhimoppafhiegijmhjjgjkl9jklkhijmghigmnnchjkphjjggijfvvv0*5,
  vvv0*7,ttt2vvv0*15,
  vvv0*2,ttu6qrrerrrdrrsdpqqerrrcsssasssdqqrerrrfqrrgsstcrssaqrrgqqrfsssarssdsssdvvv0*3,
  vvv0*2,ttt6tttatuu4uuu5*2,ttt7uuu5uuu3ttt7uuu5sttatuu5ttt5uuu2ttt5uuu3ttt6*2,vvv0*3,
  vvv0*2,ttt7ttt8*2,stt7uuu3ttt8sss9ttt7stt9ttt8ttt9uuu6stt8ttt6tttattt5stt8*2,vvv2vvv0*2,
  vvv0*5,tuu6uuu4uuu5ttu4ttu6uuu4uuu5uuu3uuu2tuu7ttt8uuu6vvv0*6,
  vvv0*5,ttu8stt9tuu6ttt6tuu8ttt7ttt9tttbttt5ttu7ttt8uuu7vvv0*6,
  vvv0*4,uvv2oqrdoqrgoqrfprrfprrgqsscoqrjprrg*2,qrsfpqriqrsdrstbvvv0*5,
  vvv0*23,
  vvv0vtq0vrk0*18,vsm0vvv0*2,
  vvv0vpc2vm50*4,sk55ul52*2,vm51vm50*2,vm51ul51ul52ul53vm50*5,vus2vvv0
  vvv0voc2vm50*4,ph46rj43oh4bpi4dqi49ng3coh4esk55qj4aph4avm51vm50*4,vus2vvv0
  vvv0vsl1vpd0*18,vqf0vvv0*2,
  vvv0uvv3uvv0*18,uvv1vvv0*2,
  vvv0uvv7vvv0*5,rrs8noohpqqfopphppqcnookoopipqqfvvv0*6,uvv6vvv0
  vvv0uuu5uvv0*18,uvv1vvv2vvv0
  vvv0*23,
  vvv0*4,vvv2nooctuu5rsserrrbsstetuu6uuu3qssboqraprreoqrfoqrdvvv0*6,
  vvv0*22,vvv1
  ttt1vvv0*20,uuu0rss1
draw-none-last 358x603
~ WwRR k9wt 9VAj rk_K 02JZ rk_K lJ08 nYIq C8pm 3IRs RS1l 3IRs azPt 3IRs ewQX 3IRs g1w- 3IRs vrL8 3IRs
~ 1TYk 3IRs aGI6 3IRs mGKO 3IRs gXC8 3IRs rnPK 3IRs -_rV 3IRs 7JWh 3IRs n-q4 3IRs OtBS 3IRs SHPc 3IRs
~ Mok1 3IRs yjpW 3IRs n-q4 DWRo FvWb ZI0f XrPR 6Awm 7CAn On81 M2mh TRI6 s8vH FfcF j6zN ZaPu JpEH qv9Q
~ ONZt Ajda Ri_d
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
  vvv0*4,uuu2*2,vvv0*2,tuu3vvv0*2,uuu3*2,uuu1uvv1tuu3vvv0*7,
  vvv0*4,lmmgfhimoppafhiegijmhjjgjkl9jklkhijmghigmnnchjkphjjggijfvvv0*5,
  vvv0*7,ttt2vvv0*15,
  vvv0*3,ttt6qrrfrrseqrrfqqrdrrscrssbsttbpqqfrssdqrrfsstcrssbqrrfqqrfstt8vvv0*4,
  vvv0*4,ttu7uuu5ttu6tuu7uuu4uuu3ttt6tuu6uuu6ttt6*2,uuu4tuu4uuu6vvv0*5,
  vvv0*4,uuu5ttt8*2,sst9tuu6ttt7*2,sssbtuu7ttt6tuu6*2,ttt9stt9vvv0*5,
  vvv0*5,tuu6uuu4uuu5ttu4ttu6uuu4uuu5uuu3uuu2tuu7ttt8uuu6vvv0*6,
  vvv0*5,ttu8stt9tuu6ttt6tuu8ttt7ttt9tttbttt5ttu7ttt8uuu7vvv0*6,
  vvv0*4,uvv2oqrdoqrgoqrfprrfprrgqsscoqrjprrg*2,qrsfpqriqrsdrstbvvv0*5,
  vvv0*23,
  vvv0prr2imn0*18,kno1vvv0*2,
  vvv09fh619c0*5,3bd22ac119c0*3,2ac219c0*8,stt6vvv0
  vvv09fg619c0*5,6df79fhc7dfb9fhg8fga9fhd8fgdaghf1ac019c0*5,stt6vvv0
  vvv0jno4agi0*18,cij1vvv1vvv0
  vvv0uvv3uvv0*18,uvv1vvv0*2,
  vvv0uvv7vvv0*8,mnnloppjsst4vvv0*8,uvv6vvv0
  vvv0uuu5uvv0*18,uvv1vvv2vvv0
  vvv0*23,
  vvv0*4,vvv2nooctuu5rsserrrbsstetuu6uuu3qssboqraprreoqrfoqrdvvv0*6,
  vvv0*22,vvv1
  ttt1vvv0*20,uuu0rss1
draw-gift 358x561
~ WwRR k9wt kuyy rk_K 02JZ rk_K l9Sr _mQ3 3IRs zvR9 3IRs ysSA 3IRs QQAh 3IRs X4OA 3IRs W5-L 3IRs xGMw
~ 3IRs n-q4 3IRs ddre 3IRs Dc0R _mQ3 3IRs fleu 3IRs Y1Hg 3IRs bH32 3IRs d1Gs 3IRs n-q4 3IRs W5-L 3IRs
~ xGMw 3IRs rZwL 3IRs TJL0 9_ow wZuR F6bl 7Znf PQsQ DWRo FvWb 90dz MlF_ dcJx 7CAn On81 yHa9 63bS ONZt
~ Ajda Ri_d
  pqqapqq8oppbqrr3rss0*15,sss0stt0ttt0tuu0
  stt1knn0kmn0*2,pom1trm0trl0*11,trm0tom0*3,trq0tuu0
  7ce518a0*3,kh74vtq2vqh1vm50kkc1ql91vm50*3,dd82ul62voa1vus0voa2ue70ukf2vpn0uhc2umi4
  18a0*3,28a1sl62vob1vur1vn71ola1sm70vm50*3,jg72vm51vsl2vri1vm50ug61vvu1rssfvqo3ue70
  18a0*3,ig74vm50*14,vl50vqn3vvv1ulh2ue70
  18a05991kh72vm50*16,vl50uh70ue70*2,
  sk60vm50voa1vm50*16,sm70tm70vm50vl50
  vm70vm50vob1vm50*7,vm51qi42vm50*7,pl91ql91vn60voc0
  vli0vm70vm50*5,lf34jd32ng34lf37ke36ic20ng45ke33tk52vm50*5,vto2vvu1
  vli0vm60vm50*5,fa28ic24e919tk56hc26d915hc27gb22rj43vm50*5,vsm2vvu1
  vm60vm50hf73vm50*4,hc29qj41tk50vm51sk51qj40tl51qi40vm50*4,voa0vn80vm60vn80
  vk60vm50oj62vm50*16,vn70vm70qj60ni60
  ue70*2,vi60vm50*16,oj626a9118a028a2
  ue70*3,ui61vm50*14,pj6328a118a0*2,28a2
  ue70*4,vl50vri1voc2pl90sm70vm50*4,vm60vm90vm60uh61vm509b9418a0*3,28a2
  ue70*4,vj61vqg1hke26ik08ik0tm71vm50*3,vme0vlj0vlh0vk60uk6218a0*4,28a2
  vsr0*4,vtr0vuq0stt0rtt0*2,utr0vuq0*3,vtt0*3,vur0vtr0qrr0*5,
  vvv0*5,uuu2*2,vvv0*7,tuu3vvv0uuu2vvv0*6,
  vvv0*5,rss7hjjhijkjmnnffhhohjjghjjjmnobhijkijkjfhielmmhvvv0*6,
  vvv0*12,ttt5vvv0*10,
  vvv0*6,qrrcrssisssaqrrjrrsbrss9qrrfrss9rrrgrssduuu3vvv0*6,
  vvv0*5,uuu3uuu5stt8uuu3uvv3stt6ttt9ttu5uuu6ttu5tuu5uuv2vvv0*6,
  vvv0*5,uuu3ttt8stt7tuu5uuu4sst6sttattt6ttt9tuu6ttt6tuu4vvv0*6,
  vvv0*5,uuu4uuu3uuu4ttt5tuu4tuu6uuu5uuu3uuu2tuu7ttt9uuv4vvv0*6,
  vvv0*5,uuu4ttt8*2,ttt6uuu6ttt8ttuatttbttt6tuu7ttu6uuu7vvv0*6,
  vvv0*4,uvv2oqrdoqrgprreprrfprrgqsscoqrjqrsgprrgqrsfpqriqrsdrstbvvv0*5,
  vvv0*23,
  vvv0qss2kno0*18,mpp1vvv0*2,
  vvv09fh619c0*4,2ac23bd32ac22ac319c0*3,2ac2*2,19c0*6,stt5vvv0
  vvv09fg619c0*4,9fheaghd7efaaghe9fhe9fhf7ega9fhe9fhf9fhc4bd319c0*4,stt6vvv0
  vvv0imn49fg0*18,agi1uvv2vvv0
  vvv0vvv3uvv0*18,uvv1vvv0*2,
  vvv0uvv6vvv0*7,mnngoppjoppgnoohttt7vvv0*7,uvv6vvv0
  vvv0uuu5uvv0*18,uvv1vvv2vvv0
  uuu1vvv0*21,stt1
  rss0vvv0*20,stt1sss0
draw-shown-late 358x603
~ WwRR k9wt yF0c rk_K 02JZ rk_K l9Sr _mQ3 3IRs zvR9 3IRs ysSA 3IRs QQAh 3IRs X4OA 3IRs W5-L 3IRs xGMw
~ 3IRs n-q4 3IRs ddre 3IRs Dc0R _mQ3 3IRs fleu 3IRs Y1Hg 3IRs bH32 3IRs d1Gs 3IRs n-q4 3IRs W5-L 3IRs
~ xGMw 3IRs rZwL 3IRs TJL0 9_ow l58J AoKN g5tx F6bl 7Znf B7Fq DWRo FvWb s6oK qg65 BzD_ 7CAn On81 0WQZ
~ Xw_c EZFr NA1C s8vH FfcF j6zN ZaPu JpEH qv9Q ONZt Ajda Ri_d
  pqqapqq8pqqaopqapqq8opp8rss0*13,sss0stt0ttt0tuu0
  rss1jlm0ilm0*2,ool1trl0tqk0*11,tql0tnl0*3,tqp1tuu0
  6cd418a0*3,kh74vtq2vri1vm50ikd1pl91vm50*2,vm51bc82tl62voa1vvt0vna2ue70ulg2vqo0uic2ulh5
  18a0*3,28a1tl62voa1vtq0vn71pl90tm70vm50*3,lh72vm50vrk2vqh1vm50uh61vvu1rrrhvqo3ue70
  18a0*3,jg73vm50*14,vl50vpl3vvu0ulg2ue70
  18a06a91mi72vm50*16,vl50uh60ue70*2,
  ul60vm50vob1vm50*4,fa25d910pi43fb24c812oh43ic24c812lf33vm50*3,rl80sm70vm50vl50
  vm80vm50vo91vm50*4,c817jd31qi46fb25ul51b719c815vm50b719vm50*3,pl91rl81vn70vpd0
  vli0vm70vm50*5,sk52jd34ic29ea25ul52b818c815vm50b718vm50*5,vto2vvu1
  vlh0vm60vm50*4,vm51e912d912sk52hc23d811pi43ke33c812ng33vm50*5,vsl2vvu1
  vm60vm50fe84vm50*16,voa1vn91vm50vn70
  vk60vl50qj62vm50*6,qi48ke3ejd3dke3cvm50*6,vn60vm60oi60lh70
  ue70*2,ui60vm50*8,ul50vm50*7,ni72499118a028a2
  ue70*3,uh61vm50*14,oj6318a0*3,28a2
  ue70*4,vl51vrj1vod2nla0rl80vm50*4,vm60vma0vm70ug61vl508b9418a0*3,28a2
  ue70*4,vj61vqf1gke26ik07ik0tm71vm50*3,vme0vlj0vli0vl60uk6318a0*4,28a2
  vts0*4,vus0*2,tut0suu0*2,vut0vus0*3,vut0vuu0*2,vus0*2,stt0*5,
  vvv0uuu1ttt4vvv0*2,tuu2vvv0*2,uuu1vvv0uuu1vvv1vvv0rrs3rss3*2,uuu3ttt4qrr4qrr3rrr1vvv0*2,
  vvv0vvv1hjjlhijihijlnoobijkgikkgmnnafghggiihhjjmpqqdklmehjjjijkioppckllghijfmnndopqdvvv0*2,
  vvv0*9,ttu2vvv0*13,
  vvv0*4,uuu6qrrhqrrf*2,sssaqrrfrrreqrrerssdpqqjrsscsssdpqqjssscvvv0*5,
  vvv0*4,uuu4*2,stt7tuu6rssbttt6sttauuu4ttt8ttt6uuu5stt5sss7ttu6vvv0*5,
  vvv0*4,uuu2uuu5tuu3uuu3uuu4*2,ttt6tuu6tuu5ttt7uuu5tuu4ttt5tuu5vvv0*5,
  vvv0*5,uuu4*3,ttt6tuu5*2,uuu4uuu3*2,tuu6ttt7uvv4vvv0*6,
  vvv0*5,uuu4ttt9ttt7ttt6uuu6ttt8ttu8tttattt6ttu8tuu5uuu7vvv0*6,
  vvv0*4,uvv2oqrdoqrgoqrfprrfprrgqsscoqrjprrg*2,qrsfpqriqrsdrstbvvv0*5,
  vvv0*23,
  vvv0vtq0vrk0*18,vsm0vvv0*2,
  vvv0vpc2vm50*4,sk55ul52tl53ul53vm50ul50ul52ul51ul53tk54vm50*5,vus2vvv0
  vvv0voc2vm50*4,ph46rj43ph4aqi4cqi48oh4bpi4csk55rj48qi49vm50*5,vus2vvv0
  vvv0vsl1vpd0*18,vqf0vvv0*2,
  vvv0uvv3uvv0*18,uvv1vvv0*2,
  vvv0uvv7vvv0*5,rss7nopepqqdpqqhoppeopploophoppgvvv0*6,uvv6vvv0
  vvv0uuu5uvv0*8,uuu1uvv0*9,uvv1vvv2vvv0
  vvv0*23,
  vvv0*4,vvv2nooctuu5rsserrrbsstetuu6uuu3qssboqraprreoqrfoqrdvvv0*6,
  vvv0*22,vvv1
  ttt1vvv0*20,uuu0rss1
address-errors 358x1140
~ WwRR k9wt hVLr rk_K 02JZ rk_K _vdZ -h3K RSCz jokP tG4y i8vT rMdn 1GsU QTjS MDRu Tbbj kRHA tG4y CaLS
~ rMdn L3v7 QTjS MDRu Tbbj kRHA tG4y -TBX rMdn fA0E QTjS MDRu Tbbj 3ET- tG4y P4v1 rMdn REcF QTjS MDRu
~ Tbbj kRHA tG4y wMLZ cTtb lFAF tG4y O0sB rMdn zI4J QTjS MDRu Tbbj kRHA tG4y x8LQ rMdn REcF QTjS MDRu
~ Tbbj kRHA tG4y TWz7 cTtb lFAF ZyH- oeRU 1IQU
  pqqapqq9pqq7pqq8*2,qrr2rss0*13,sss0stt0ttt0tuu0
  tuu0uuu0*2,tuu0*17,uuu0*2,tuu0
  vvv0*22,uvv1
  vvv0ppq9qqq8noogqqq8qqr9stt6qqq7nooaqqq9qrr7stt4vvv0*11,
  vvv0qrr5qrr7pqqbpqq7qqrarrr8ppq9opp8qrr9pqq7rss6vvv0*11,
  vvv0rssfstt8sssfsttastt9sstattt8sssasttbsssdttt8sssctuu4vvv0*9,
  vvv0vvv1*2,vvv2uvv2vvv1*5,uuv2uuu3vvv1*2,vvv0*9,
  vvv0uuu1vvv3vvv0*20,
  vvv0rsscqrrjpqqhpqqjttt3vvv0*17,
  vvv0pqrerrs0*18,rrs5stt9vvv0
  vvv0rrsgvvv0*19,rrslvvv0
  vvv0rrsgvvv0*19,rrsjvvv0
  vvv0rss9rrs0*18,rrs5uuv3vvv0
  vvv0rkl6urr8tqqjtqqhurrcvuu3vvv0*16,
  vvv0*23,
  vvv0pqqgqqqgpqqfqrrgpqqiopphttt8vvv0*15,
  vvv0vuu3vuu0*18,vuu2vvv0*2,
  vvv0vuu9vvv0*19,vuu8vvv0
  vvv0vuubvvv0*19,vuubvvv0
  vvv0vuu5vuu0*18,vuu3vvv1vvv0
  vvv0sll6urr8tqqjtqqhurrcvuu3vvv0*16,
  vvv0*23,
  vvv0sss9ssscqrrdsttasss9rrsbqrrdsstavvv0*14,
  vvv0uuu2tss3tss5tss4tst3tss5srr6utt4vuu0*11,vuv0vvv0*2,
  vvv0vtu9vvv0*18,vvv2vuu5vvv0
  vvv0vuubrrrcppqipqqgqrrbqrrd*2,pqqiqrrhqrrgrssdpqqfnopmpqqhvvv0*5,ttt6vuubvvv0
  vvv0vtu9vvv0*18,vvv2vuu5vvv0
  vvv0tpq4urs4urs5uss3*2,uss5uss3*2,uss5*2,vuu0*9,vuv0vvv0*2,
  vvv0tqq3vtt4ussbuss8uss7ussbuss8uss9*3,vvv2vvv0*11,
  vvv0uuu3vvv0vvv1vvv0vvv2vvv0vvv1vvv0*15,
  vvv0rss9pqqdqqqdqrrdqrrcpqqjqqqjpqqdtuu4vvv0*13,
  vvv0vuu5vuu0*18,vuu3vvv1vvv0
  vvv0vuubvvv0*19,vuubvvv0
  vvv0vuu9vvv0*19,vuu8vvv0
  vvv0vtu3vuu0*18,vuu2vvv0*2,
  vvv0sll6urr8tqqjtqqhurrcvuu3vvv0*16,
  vvv0*23,
  vvv0pqqhpqqfpqqgppqgpqqjqqrippqfrrsgoppippqjpqqhqqrmvvv0*10,
  vvv0vvv2uvv0*18,uvv1vvv0*2,
  vvv0uvv6vvv0*19,uvv5vvv0
  vvv0uvv7vvv0*19,uvv6vvv0
  vvv0uvv3uvv0*18,uvv1vvv0*2,
  vvv0uuu2vvv0vvv1vvv0vvv1vvv0*17,
  vvv0rrsdpqqfqrrgqqrdppqfvvv2vvv0*16,
  vvv0vuu5vuu0*18,vuu3vvv1vvv0
  vvv0vuubvvv0*19,vuuavvv0
  vvv0vuuavvv0*19,vuu9vvv0
  vvv0vuu3vuu0*18,vuu3vvv0*2,
  vvv0rkl6urr8tqqjtqqhurrcvuu3vvv0*16,
  vvv0*23,
  vvv0qrrdopqlvvv0*20,
  vvv0vuu3vuu0*18,vuu2vvv0*2,
  vvv0vuu9vvv0*19,vuu8vvv0
  vvv0vuubvvv0*19,vuubvvv0
  vvv0vuu5vuu0*18,vuu3vvv1vvv0
  vvv0sll6urr8tqqjtqqhurrcvuu3vvv0*16,
  vvv0*23,
  vvv0rss9rss8stt7ttt8sss9rsscsst8sssasst8rrsdsst9rssfvvv0*10,
  vvv0tuu4sss6stt4stt6sss7sss6sst7stt5rrs9sss7sss8sst8uvv0*7,vvv0*3,
  vvv0uuu5vvv0*18,vvv1vvv3vvv0
  vvv0uvv7vvv0*19,uvv7vvv0
  vvv0uuu5vvv0*18,vvv1vvv3vvv0
  vvv0*2,uvv0*18,vvv0*3,
  vvv0stta*2,stt9*2,sssb*2,sttctttarssgsssbstt8sssbrsscstt8rsscsst8ssscsss9sssbstt8vvv0*2,
  vvv0uuu5sstattt5tuu5tuu6sss8vvv1*2,vvv2vvv1*5,uuu3vvv1*2,vvv0vvv1*2,vvv0*2,
  vvv0uuu6ttt7ttu7sssbttu7stt7vvv0*16,
  vvv0tuu1qrs0*18,rst1vvv0*2,
  vvv0agh619c0*18,1ac0ttu4vvv0
  vvv09fg619c0*6,agid9fhg8eg8aghh*2,9fhb4ce419c0*6,stt6vvv0
  vvv0ejk53bd0*18,5ce1uuu3vvv0
  uuu1vvv0*21,ttt1
  rss0uuu0*2,tuu0*16,uuu0*2,sss1sss0
address-saved 358x243
~ WwRR k9wt ynAU rk_K 02JZ 0b9v tegQ dujo oeRU -gM6 10Bi
  pqqapqq9pqq7pqq8opp8qrr3rss0*13,sss0stt0ttt0tuu0
  tuu0uuu0tuu0*2,ttu0*14,tuu0*2,uuu0tuu0*2,
  vvv0*22,uuu1
  vvv0pqqbpqqcpqqerrs9rss5rss6qrr7pqqbpqq9qrr7rrs7ttt3vvv0*10,
  vvv0rss7noparrs8qrr9nop8pqqeqqr7qqrcqrr9ppqcqqraqrr4vvv0*10,
  vvv0sstbrrrfsss8ttt7sssdrssbsttastt9ttt8rssdsssbrrscrsshtttattu5vvv0*7,
  vvv0vvv1*7,vvv0vvv2vvv1*3,vvv2vvv1vvv0*8,
  vvv0prr2imn0*18,kno1vvv0*2,
  vvv09fh619c0*8,3bd119c0*10,stt6vvv0
  vvv09fg619c0*8,9fhb9fhg5ce419c0*8,stt6vvv0
  vvv0jno4agi0*18,cij1vvv1vvv0
  vvv0uvv3uvv0*18,uvv1vvv0*2,
  vvv0uvv7vvv0*5,rrs8nopkoppjmnoepqqemnnnoppfppqdvvv0*6,uvv6vvv0
  vvv0uuu5uvv0*7,uuu0tuu1uvv0*9,uvv1vvv2vvv0
  uuu1vvv0*21,ttt1
  rss0vvv0*20,stt1sss0
