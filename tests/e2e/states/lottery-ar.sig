wheel-running 358x378
~ Zd4D nbl_ Hdzv 5yRw pnOH ruP0 ct0u yvj6 3cR_ HNqd HNqd ZfTv xf_6 t2j- HNqd Bu2S 63mS X0h1 HNqd 9iun
~ VQNn t2j- HNqd 4P1G K_nY CfLY HNqd ZfTv bhIQ t2j- HNqd UArC fROc Ge3O HNqd Bu2S rvxK xvnv HNqd q8IV
~ xItL qdxL eg3N 3cR_ eg3N 3cR_ eg3N 3cR_ eg3N 3cR_ eg3N 3cR_ eg3N 3cR_ eg3N 3cR_ eg3N 3cR_ eg3N 3cR_
~ eg3N 3cR_ eg3N 3cR_ eg3N 3cR_ PzpL v9uw 2mFo a-bi N81t 2Y4x
  qrrcrss8sss8rrscqrrctuu2uvv0*17,
  uvv0*23,
  uvv0*7,uuu0qrr2jlm0hji7fgg5hkl1npp2tuu0uvv0*8,
  uvv0*5,uuu0knn4gjj5mlh4tof1toe4jhc9upe0qng3hji3gkl4ttt2uvv0*6,
  uvv0*4,rss2eij6rnm4vmi0vm50vm52mf39nh6drj46vm50gf84afg4eii8lno4uvv0*5,
  uvv0*3,rss2hjkbvnl2vlj0*2,vm90vm51oh4cog4bsk53vm50499218a039b1eij9lno8uvv0*4,
  uvv0*2,tuu1eij9vnl2vli1*2,vlj0vmf0vm50tk56sj48vm50lh7418a029b35bca28b1dhjbnpp4uvv0*3,
  uvv0*2,jllasnm5vlj0sjg7qifetkh4vli0vm70vm50*3,9b9418a09efj8dfg29b24ac3fiietuu1uvv0*2,
  uvv0stt2ijkavlj0*2,uki3rigavlj0*2,vmd0vm60vn70qk6318a0*2,39b54ac718a0*2,cgiajmn7uvv0*2,
  uvv0knn8cgibbcd1oig1vli0vlj0*2,vmj0vpj2vpd0vpc0sof3aee418a0*3,59a1gb81sfa3hklfuvv0*2,
  uvv0hkld6ce618a0*2,6ab1igf1tli1vqi2vm60vm50*3,uoc38dd4aa91lc81te70ue70*2,iihctuu3uvv0
  uvv0gkld28a218a04ac518a0*2,aee6vn82sk56ul52ul54vm51ul52umf5ue70*2,qc62rd63sd61mig9pqr6uvv0
  uvv0hkki18a09ef49egf18a0*2,ehg5um51ph4aoh49rj4cph4csk55vne5ue70*2,nb59mb55pc65ojgaoqq7uvv0
  uvv0gkld28a218a05bd418a0*2,9ee6vn92ul53sj47sk56rj47vm51ung5ue70*2,rd62rd61sd61mig9pqr6uvv0
  uvv0hkld6ce618a0*2,29b04eg06ik1ppj4vm60vm50*3,vpe1vvu1vrp1uje1ue70*3,iihctuu3uvv0
  uvv0knn8cgib3bd15fi06ik0*3,8jl1nok3vpe0vpd0vqi1vvu0vvv0*3,vtt1umj1uhc3hklfuvv0*2,
  uvv0stt2ejkb6il06ef66hj16gh56ik0*2,ike2vm60*2,vo91vvv0*2,tts8sssavvv0*2,rss4jmn7uvv0*2,
  uvv0*2,jllaemn76hj16ee76fg86hj16ik0sm71vm50*3,vtp2vvv1rrqfnmlittt4vvv0hkkctuu1uvv0*2,
  uvv0*2,tuu1dij9blm36hj16de76hj1ejg2vm50tk56sk47vm52vpe2vvv0uuu2onmevvu0kno6npp4uvv0*3,
  uvv0*3,rss2fjkccln36ik06hj2ola2vm50sj47pi4avm52vm60vut1vvv0*2,moo5lno8uvv0*4,
  uvv0*4,rss2eij7gmn6bkj2vm50*2,ul52qi44vm50*2,vri2uuu1ikl6loo4uvv0*5,
  uvv0*5,uuu0knn4gjj4nmh4tof1vpd0*2,upe0qng3hji3gkl4stt2uvv0*6,
  uvv0*7,uuu0qrr3jlm0gjl0ikk2hkl0npp2tuu0uvv0*8,
  uvv0*23,
wheel-before 358x378
~ Zd4D nbl_ okas 5yRw pnOH ruP0 ct0u yvj6 3cR_ HNqd HNqd ZfTv xf_6 t2j- HNqd Bu2S 63mS X0h1 HNqd 9iun
~ VQNn t2j- HNqd 4P1G K_nY CfLY HNqd ZfTv bhIQ t2j- HNqd UArC fROc Ge3O HNqd Bu2S rvxK xvnv HNqd q8IV
~ xItL qdxL eg3N 3cR_ eg3N 3cR_ eg3N 3cR_ eg3N 3cR_ eg3N 3cR_ eg3N 3cR_ eg3N 3cR_ eg3N 3cR_ eg3N 3cR_
~ eg3N 3cR_ eg3N 3cR_ eg3N 3cR_ PzpL v9uw 2mFo GiRt iqwp zyfs
  qrrcrss8rss9qrr9sss7uvv0*18,
  uvv0*23,
  uvv0*7,uuu0oqq3hkl1hii7eff6hkl1moo3stt1uvv0*8,
  uvv0*5,uuu0kmm5gjj4omg3upe1tnd4kic9vpd0rnf3hjh4gjk5sss3uvv0*6,
  uvv0*4,qrs2eij7snm4vmi0vm50vm52lf3bng5dqj46vm50ff849ef4eij8kmn5uvv0*5,
  uvv0*3,qrr3hjkbvnl1vlj0*2,vma0vm50ph4cog4csk52vm5149a218a029b1eij9knn9uvv0*4,
  uvv0*2,ttt2fij9vnl1vli2vli1vlj0vmf0vm50tl54sk56vm50lh7418a039b35bdc28a1ehjamop5uvv0*3,
  uvv0*2,ilkbtnm4vlj0sjg6qifetkh4vli0vm70vm50*3,8b9418a09efj8dfe29b24ac2fiietuu2uvv0*2,
  uvv0stt3ijkavlj0*2,uki3sjg8vlj0*2,vmd0vn80vn90qk7318a0*2,39b44ac718a0*2,cghailm7uvv0*2,
  uvv0knn9cgha9bc1mhg1vli0vlj0*2,vmj1vsp1vvt0vvu0tsr2bff418a0*3,6991ic81sf92iklguvv0*2,
  uvv0gklc6cd618a0*2,49b1gfe1ski1vtq2vvv0*4,vut29de5ba91nd81ue70*3,ihhbttt3uvv0
  uvv0gkld18a118a05bd618a0*2,aef5vvu1vvv0uuu4uuu3ttt8vvv0upl4ue70*2,qc62rd64rd62mig9pqr6uvv0
  uvv0hkki18a09ef49egf18a0*2,ehg5vvv1rssanoofmnogpqqevvv0vro4ue70*2,nb59mb55pc65ojgaoqq7uvv0
  uvv0gkld28a218a05bc318a0*2,9ee6vvu1uuu1tuu5sss6sss9vvv0upl4ue70*2,rd61*2,sd61lig9prr6uvv0
  uvv0hkle7ce618a0*2,2ac04eg06ik0orp4vvv0*4,vut0vvu0vsq1ukg1uf80ue70*2,iiidtuu2uvv0
  uvv0knn7chib3ce15gi06ik0*3,7jl1mpn3vuq0vus0vtq1vvu0vvv0*3,vuu0vnk1uid3hkleuvv0*2,
  uvv0ttt2ejkb7il06ef76hi26gh66ik0*2,jkd2vm50*2,vn91vvv0*2,tss9sssavvv0*2,rss4kmn6uvv0*2,
  uvv0*2,jllafmn76hj16ee66fg76hj17ik0tm71vm50*3,vto2vvv1rrqemmkjtss5vvv0hjjcuuu1uvv0*2,
  uvv0*2,tuu1eij9cln46ik16ee76hj2ekg2vm50tk57rj48ul52vpd2vvv0vuu2onndvvv0jmn7oqq4uvv0*3,
  uvv0*3,rst2fjkbdln46ik06hj1pl92vm50sj46qi48vm52vm60vus1vvv0*2,knn6mop7uvv0*4,
  uvv0*4,stt1eij7gmm7dkk2vm50*2,ul52qi44vm50*2,vri2tuu2hkk7npp3uvv0*5,
  uvv0*5,uuu0loo3fjk4llh5rnf1upe0vpe0toe1omh4gjj4hkl4ttt1uvv0*6,
  uvv0*8,rss2kno0hkl0ill2jmm0oqq1uuu0uvv0*8,
  uvv0*23,
wheel-ended 358x378
~ Zd4D nbl_ FP5a 5yRw pnOH ruP0 8boh yvj6 3cR_ HNqd HNqd ZfTv xf_6 t2j- HNqd Bu2S 63mS X0h1 HNqd 9iun
~ VQNn t2j- HNqd 4P1G K_nY CfLY HNqd ZfTv bhIQ t2j- HNqd UArC fROc Ge3O HNqd Bu2S rvxK xvnv HNqd q8IV
~ xItL qdxL eg3N 3cR_ eg3N 3cR_ eg3N 3cR_ eg3N 3cR_ eg3N 3cR_ eg3N 3cR_ eg3N 3cR_ eg3N 3cR_ eg3N 3cR_
~ eg3N 3cR_ eg3N 3cR_ eg3N 3cR_ JL9j v9uw 2mFo GiRt enMu c-zH
  qrrcrss8*2,rrrarss8uvv0*18,
  uvv0*23,
  uvv0*7,uuu0sss1ppp0mmm3kkk3opp0rrr1tuu0uvv0*8,
  uvv0*5,uuu0qqq2ooo2qqq1sss0rrr1nnn4sss0rrr1ooo2opp2ttt1uvv0*6,
  uvv0*4,stt1ooo3rrr2rrr0qrr0qqq1mnn5nnn6opp3qrr0mmm2lmm2noo4qqq2uvv0*5,
  uvv0*3,stt1ppp5rrr0*3,qrr0qqq0ooo6noo6ppp1qqq0jjj1iii0jjj0noo4qqq4uvv0*4,
  uvv0*2,uuu1ooo4rrr0qqq1qqq0rrr0*2,qrr0qqq2ppp3qrr0ooo2iii0jjj1kkk6ijj0nnn5rrr2uvv0*3,
  uvv0*2,ppp5rrr2rrr0pqq3ppp7qqq2rrr0qrr0*4,kkk2iii0lmm9lll7jjj1*2,ooo7uuu1uvv0*2,
  uvv0tuu1opp5rrr0*2,qqq1ppp4rrr0*3,qrq0rrq0ppp1iii0*2,jjj2kkk3iii0*2,nnn5pqq3uvv0*2,
  uvv0qqq4nnn5kll0ooo0rrr0*4,utr1vut0vvt0utr1mlk2iii0*3,jjj0lll0ooo1ppp8uvv0*2,
  uvv0opp6kkk3iii0*2,jjj0mnn0qqq0utr1vvv0*4,vut1llk2kkk0mmm0noo0*3,ooo5uuu1uvv0
  uvv0ppp6iii0*2,kkk3iii0*2,mlk3vvu0vvv0*2,uuu5uuu2vvv0ssq3noo0*2,mnn1nnn2nnn1ooo5sss3uvv0
  uvv0ppp9iii0lll2mmm7iii0*2,onl3vvv0uuu5nooknooittt8vvv0ttr3noo0*2,lmm4lll2mmm2ppp5sss3uvv0
  uvv0ppp6ijj1iii0kkk1iii0*2,mlk3vvu0vvv2ttt8sss6stt8vvv0tsq3noo0*2,nnn0*3,ooo5sss3uvv0
  uvv0ppp7lll3iii0*2,jjj0lll0nnn0tsq2vvv0*4,vvt0vuu1ttt0qqq0ooo0noo0*2,ooo6uuu1uvv0
  uvv0qqq3nnn5kkk0mmm0nnn0*4,srq1vut0vvt0vus0vut0vvv0*3,uuu0rss0ppp1ppp7uvv0*2,
  uvv0tuu1ooo5nnn0lll3mmm1mmm3nnn0*2,ppp0qrq0*2,rrr0vvv0*2,ttt4ttt5vvv0*2,ttt2qqq3uvv0*2,
  uvv0*2,pqq5ppp3mnn0lll3lmm4nnn0*2,qqq0qrr0*3,uuu1uvv0stt7qqq9ttt2vvv0opp6uuu0uvv0*2,
  uvv0*2,uuu0noo4ppp2nnn0lll3mmm1ooo0qrr0pqq3ppp4qqq1sss1vvv0uuu1rrr6vvv0qqq3sss2uvv0*3,
  uvv0*3,ttt1ooo5ppp2nnn0mnn0qqq0qrr0ppp3opp4qqq1qrr0uuu0vvv0*2,qqq3rrr3uvv0*4,
  uvv0*4,tuu0ooo3ppp3opp1qrr0*2,qqq1opp2qrr0*2,stt1uuu1ppp3rrr1uvv0*5,
  uvv0*5,uuu0qrr1ooo2pqq2rrr0sss0*2,rrr0qqq2ooo2ppp2uuu0uvv0*6,
  uvv0*8,ttt0qqq0ppp0ppp1pqq0sss0uuu0uvv0*8,
  uvv0*23,
wheel-cancelled 358x378
~ Zd4D nbl_ nM9x 5yRw pnOH ruP0 8boh yvj6 3cR_ HNqd HNqd ZfTv xf_6 t2j- HNqd Bu2S 63mS X0h1 HNqd 9iun
~ VQNn t2j- HNqd 4P1G K_nY CfLY HNqd ZfTv bhIQ t2j- HNqd UArC fROc Ge3O HNqd Bu2S rvxK xvnv HNqd q8IV
~ xItL qdxL eg3N 3cR_ eg3N 3cR_ eg3N 3cR_ eg3N 3cR_ eg3N 3cR_ eg3N 3cR_ eg3N 3cR_ eg3N 3cR_ eg3N 3cR_
~ eg3N 3cR_ eg3N 3cR_ eg3N 3cR_ JL9j v9uw 2mFo GiRt DyLi
  qrrcrss8rss7rssaqrrcrss7uvv0*17,
  uvv0*23,
  uvv0*7,uuu0sss1ppp0mmm3kkk3opp0rrr1tuu0uvv0*8,
  uvv0*5,uuu0qqq2ooo2qqq1sss0rrr1nnn4sss0rrr1ooo2opp2ttt1uvv0*6,
  uvv0*4,stt1ooo3rrr2rrr0qrr0qqq1mnn5nnn6opp3qrr0mmm2lmm2noo4qqq2uvv0*5,
  uvv0*3,stt1ppp5rrr0*3,qrr0qqq0ooo6noo6ppp1qqq0jjj1iii0jjj0noo4qqq4uvv0*4,
  uvv0*2,uuu1ooo4rrr0qqq1qqq0rrr0*2,qrr0qqq2ppp3qrr0ooo2iii0jjj1kkk6ijj0nnn5rrr2uvv0*3,
  uvv0*2,ppp5rrr2rrr0pqq3ppp7qqq2rrr0qrr0*4,kkk2iii0lmm9lll7jjj1*2,ooo7uuu1uvv0*2,
  uvv0ttt1opp5rrr0*2,qqq1ppp4rrr0*3,qrq0rrq0ppp1iii0*2,jjj2kkk3iii0*2,nnn5pqq3uvv0*2,
  uvv0qqq4nnn5kll0ooo0rrr0*4,utr1vut0vvt0utr1mlk2iii0*3,jjj0lll0ooo1ppp8uvv0*2,
  uvv0opp6kkk3iii0*2,jjj0mnn0qqq0utr1vvv0*4,vut1llk2kkk0mmm0noo0*3,ooo5uuu1uvv0
  uvv0ppp6iii0*2,kkk3iii0*2,mlk3vvu0vvv0*2,vvv2vvv0*2,ssq3noo0*2,mnn1nnn2nnn1ooo5sss3uvv0
  uvv0ppp9iii0lll2mmm7iii0*2,onl3vvv0*2,sss7mnnlvvv0*2,ttr3noo0*2,lmm4lll2mmm2ppp5sss3uvv0
  uvv0ppp6ijj1iii0kkk1iii0*2,mlk3vvu0vvv0uuu3vvv0*3,tsq3noo0*2,nnn0*3,ooo5sss3uvv0
  uvv0ppp7lll3iii0*2,jjj0lll0nnn0tsq2vvv0*4,vvt0vuu1ttt0qqq0ooo0noo0*2,ooo6uuu1uvv0
  uvv0qqq3nnn5kkk0mmm0nnn0*4,srq1vut0vvt0vus0vut0vvv0*3,uuu0rss0ppp1ppp7uvv0*2,
  uvv0tuu1ooo5nnn0lll3mmm1mmm3nnn0*2,ppp0qrq0*2,rrr0vvv0*2,ttt4ttt5vvv0*2,ttt2qqq3uvv0*2,
  uvv0*2,pqq5ppp3mnn0lll3lmm4nnn0*2,qqq0qrr0*3,uuu1uvv0stt7qqq9ttt2vvv0opp6uuu0uvv0*2,
  uvv0*2,uuu0noo4ppp2nnn0lll3mmm1ooo0qrr0pqq3ppp4qqq1sss1vvv0uuu1rrr6vvv0qqq3sss2uvv0*3,
  uvv0*3,ttt1ooo5ppp2nnn0mnn0qqq0qrr0ppp3opp4qqq1qrr0uuu0vvv0*2,qqq3rrr3uvv0*4,
  uvv0*4,tuu0ooo3ppp3opp1qrr0*2,qqq1opp2qrr0*2,stt1uuu1ppp3rrr1uvv0*5,
  uvv0*5,uuu0qrr1ooo2pqq2rrr0sss0*2,rrr0qqq2ooo2ppp2uuu0uvv0*6,
  uvv0*8,ttt0qqq0ppp0ppp1pqq0sss0uuu0uvv0*8,
  uvv0*23,
wheel-few-prizes 358x284
~ Zd4D nbl_ KjUS 5yRw pnOH P1f6 VbC1 OXW0 8VgX CJri zswu 0b6H ZGLl N81t 2Y4x
  qrrcrss8rss9*2,rrserrs8uuu1uvv0*16,
  uvv0*23,
  uvv0vqh1vpd0*4,vpe0utr1vvv0*6,uvv0vvv0*6,uvv0*2,
  uvv0vm50*6,vrk1vvv0*13,uvv0*2,
  uvv0vm50sj48ph4drj4boh4evm50vrk2vvv0rrrbqqrdqrrgpqqgvvv0*3,ppqknopjppqdoppltuu5vvv0uvv0
  uvv0vm50*6,vrk2vvv0*14,uvv0
  uvv0vpe1voa0*5,utp1vvv0*6,uvv0vvv0*6,uvv0*2,
  uvv0*8,vvv0*6,uvv0vvv0*6,uvv0*2,
  uvv0*8,vvv0*8,uuu4*2,tuu5vvv1uuu3uvv0*2,
  uvv0*8,vvv0ttt7oppjnopirss8vvv0*3,qrrbrss9pqqfrrs9uuu2vvv0uvv0
  uvv0*8,vvv0*9,sss8qrrcvvv0*3,uvv0
  uvv0*8,vvv0*6,uvv0vvv0*6,uvv0*2,
  uvv0vqh1vpd0*18,vpe0uus0uvv0
  uvv0vm50*8,tl54vm51ul53vm50vm52vm50*7,vrl1uvv0
  uvv0vm50*7,vm51ph4aoh4asj49ng4fsk56vm50*7,vrl1uvv0
  uvv0vm50*8,sk56sj47rj47sk55vm51vm50*7,vrl1uvv0
  uvv0vpe1voa0*18,vob0utr1uvv0
  uvv0*23,
wheel-long-names 358x378
~ Zd4D nbl_ ma1H 5yRw pnOH ruP0 zaHx yvj6 3cR_ HNqd HNqd WLbO xf_6 t2j- HNqd syaB 63mS X0h1 HNqd jfVC
~ VQNn t2j- HNqd bmdJ K_nY CfLY HNqd WLbO bhIQ t2j- HNqd -XAz IJ8k Ge3O HNqd syaB rvxK xvnv HNqd sG6u
~ xItL qdxL HNqd bmdJ mpEV t2j- HNqd jfVC fdjE eg3N 3cR_ eg3N 3cR_ eg3N 3cR_ eg3N 3cR_ eg3N 3cR_ eg3N
~ 3cR_ eg3N 3cR_ eg3N 3cR_ eg3N 3cR_ eg3N 3cR_ eg3N 3cR_ eg3N 3cR_ PzpL v9uw 2mFo a-bi N81t 2Y4x
  qrrcrss8rss9qrrbrss8rrsastt4uvv0*16,
  uvv0*23,
  uvv0*7,uuu0oqq3hkl1hii7eff6hkl1moo3stt1uvv0*8,
  uvv0*5,uuu0kmm5gij5olg4upe1tnc4kib9vpd0rnf3dhi5gjk5sss3uvv0*6,
  uvv0*4,qrs2eij7rkg4uf80uh61vm52lf3bng5dqj46oj7418a09ef4ehi8kmn5uvv0*5,
  uvv0*3,qrr3hjjcuhb2sd64rd66uf70vm51ph4cog4csk52ee8428a13ac729b1dhj9knn9uvv0*4,
  uvv0*2,ttt2ehi9uhb2qc68rd65ue70*2,vk61tl54sk56vm5059935bdb9efh4ac418a1dhjamop5uvv0*3,
  uvv0*2,ilkbttt3ulh2te70ue70*3,uh61vm50*2,pj6418a04ac77cec18a06991pfa2hjidtuu2uvv0*2,
  uvv0stt3ilm8vvv0*2,vqo2uf91ue70*2,uf70vn80vn90ff8418a0*3,db92te70ue70rjf7ilm7uvv0*2,
  uvv0knn9ttt4vvv0qqphsss6vtt1uid1ug91vnf2voc0vob0sof2bff438a1lc81sd72qc64ma48uf91iklguvv0*2,
  uvv0gklcvvv0sssappojssrbvvv0*2,vqh3vm50*4,vob2rhc4ue70*2,nb5ck947sd62ihhbttt3uvv0
  uvv0hklcvvv0utt4ttt3vvv2vvv0vvt1vn82sk56ul52ul54vm51ul52unf5ue70*2,sd63ue70*2,mig9pqr6uvv0
  uvv0ilkfvqo0*5,vrp1vm51oh4b*2,qi4coh4esk56vph3vol0*5,onl8oqq7uvv0
  uvv0hklcvlj0*2,tkh5vli1vlj0vnk2voa1ul52sk56tk55sk45vm51vto2vvv0*2,sssbvvv0*2,mop6prr6uvv0
  uvv0hklevnl1ukh2qhfbsjg6vlj0uli1qni5vm60vm50*3,vpd2vtq1vvv0vvu2srrbmmkittt3jlmatuu2uvv0
  uvv0knn7snm6vli1uli2tkh4qjh26ab229b1ijg3tpf1upe0upf1vn91vm60vrk1uuu5tts7nnmfvvv0hklduvv0*2,
  uvv0ttt2hjkavlj0vli0jgf328a118a0*2,29b16ik0*2,jkd2vm50*3,vpd1vvt0vvv0rss4kmn6uvv0*2,
  uvv0*2,jllaqml6acd218a05bc98dfi28a14df26ik0*2,aji1vm50sj49qi4dvm50vn80vtp1hjjcuuu1uvv0*2,
  uvv0*2,tuu1dhja8df618a08dfa29b429b35gi26hj26gh56ik0rm81tk56oh49ul51vn70jki8oqq4uvv0*3,
  uvv0*3,rst2eijc9ef528b118a029b16hi26fg76ef86gi4jkd2vm50ul51vn80kli7mop7uvv0*4,
  uvv0*4,stt1eij7ehi84ac13ce26hj1*2,6hi26hj2bji2vm60toe3hji7npp3uvv0*5,
  uvv0*5,uuu0loo3fjk5ejl6elm1emo0*2,emn1flm5gjj4hkl4ttt1uvv0*6,
  uvv0*8,rss2kno0hkl0ill2jmm0oqq1uuu0uvv0*8,
  uvv0*23,
wheel-many-prizes 358x444
~ Zd4D nbl_ fhgn 5yRw pnOH P1f6 VbC1 OXW0 8VgX CJri zswu doWe IFWE 118h ZGHI qr-j tMgH 0Y3x 0b6H ZGLl
~ N81t 2Y4x
  qrrcrss8*2,rssbrss9rrsarss7uvv0*16,
  uvv0*23,
  uvv0vqg1voc0*5,utq1vvv0*6,uvv0vvv0*6,uvv0*2,
  uvv0vm50*6,vrk1vvv0*13,uvv0*2,
  uvv0vm50sj48ph4drj4boh4evm50vrk2vvv0rrrbqqrdqrrgpqqgvvv0*3,ppqknopjppqdoppltuu5vvv0uvv0
  uvv0vm50*6,vrk1vvv0*13,uvv0*2,
  uvv0vqg1voc0*5,utq1vvv0*6,uvv0vvv0*6,uvv0*2,
  uvv0vvv0*6,uvv0vvv0*6,uvv0vvv0*6,uvv0*2,
  uvv0vvv0*15,uuu4*2,tuu5vvv1uuu3uvv0*2,
  uvv0vvv0*2,rssbpqqbvvv0*4,ttt7oppjnopirss8vvv0*3,qrrbrssapqqgrrs9uuu2vvv0uvv0
  uvv0vvv0*16,stt7rssbvvv0*2,uvv0*2,
  uvv0vvv0*6,uvv0vvv0*6,uvv0vvv0*6,uvv0*2,
  uvv0vvv0*6,uvv0vvv0*6,uvv0vvv0*6,uvv0*2,
  uvv0tuu5rssa*2,rrr9pqqdrsscvvv0*14,uvv0*2,
  uvv0uuu4pqqgoppgpqqdpqqfsssbvvv0*2,uuu3ppqlrrrasssbvvv0*3,ttt7oppjnooittt8vvv0*2,uvv0
  uvv0vvv0stt7rrrattt6sst8uuv1vvv0*14,uvv0*2,
  uvv0vvv0*6,uvv0vvv0*6,uvv0vvv0*6,uvv0*2,
  uvv0vvv0*6,uvv0vvv0*6,uvv0vvv0*6,uvv0*2,
  uvv0vvv0*14,qrrboppioppjopppoppjopphuvv0*2,
  uvv0vvv0ttu7ppqhnooirss8vvv0*3,ttt7oppkoopisss8vvv0*2,stt5pqqhoppfoppk*2,rssbvvv0uvv0
  uvv0vvv0*15,sss9pqqhppqjqrrdvvv0uvv0*2,
  uvv0vvv0*6,uvv0vvv0*6,uvv0vvv0*6,uvv0*2,
  uvv0vqg1voc0*19,utr1uvv0
  uvv0vm50*8,tl54vm51ul53vm50vm52vm50*7,vrl1uvv0
  uvv0vm50*7,vm51oh4b*2,rj4ang3gsk46vm50*7,vrl1uvv0
  uvv0vm50*8,tk55sk46rj47tk53vm51vm50*7,vrl1uvv0
  uvv0vqg1voc0*19,utr1uvv0
  uvv0*23,
hubs 358x248
~ Zd4D nbl_ db5R eoqr aEJo VNkY Jla5 aEJo VNkY USWp aEJo GiRt X-K_ aEJo fqIP dXwO KaY8
  rrsdrss7uvv0*21,
  uvv0*10,uuu0utp0utq0uuu0uvv0*3,uuu0utq0utp0uuu0uvv0*2,
  uvv0*2,vvv0*5,uvv0*2,uso1vn80vm50*2,vob0uus0uvv0uus0vob0vm50*2,vn80uso1uvv0
  uvv0*2,vvv0*6,uut0vn70vm50*4,voc1uvv0voc1vm50*4,vn70utq2
  uvv0vvv0*2,uuu7vvv1vvv2uuu5ttt8vsm1vm50*2,vl52ul55vm50ul55utr2vm50ul52vm51ul55vm52ul52vn92
  uvv0stt7oppgqqqaqrrdpqqb*2,rssbvsm1ul54qi4dsk46qi48ph47tk56utr2ul52sj46pi49sj48qi4brj49vn92
  uvv0*2,vvv0*6,uut0vn70vm50*4,voc1uvv0voc1vm50*4,vn70utr2
  uvv0*2,vvv0*5,uvv0*2,uso1vn80vm50*2,vob0uus0uvv0uus0vob0vm50*2,vn80uso1uvv0
  uvv0*10,uuu0utp0utq0uuu0uvv0*3,uuu0utq0utp0uuu0uvv0*2,
  uvv0*17,vvv0*4,uvv0*2,
  uvv0*16,vvv0*6,uvv0
  uvv0*16,qrrcnoogpqqcpqqenoogrrrfvvv0
  uvv0*16,vvv0qrrfqqreqqqeqqreuuu3vvv0
  uvv0*16,vvv0sss8qrrdrrrbqrrdvvv0*2,
  uvv0*17,vvv0*5,uvv0
  uvv0*18,vvv0*3,uvv0*2,
facts-ONGOING 358x152
~ Zd4D nbl_ AHH_ 5yRw Vgsz FHJv bfxv h1tL swB8 Xzp- FHJv ei7V h1tL Km2j Q4nU
  rrrarss8rrraqrrc*2,rss9uvv0*17,
  uvv0*23,
  vvv0*11,uvv0vvv0*11,
  vvv0*2,sssarrsfssscsss9stt9stt8rrsbrssdvvv0*6,stt9rssarssdsttbrrsattt9vvv0
  vvv0*7,uuu5qrrfqrrdvvv0*6,uuu1noocqqr8lnndopp6qrr5vvv0
  vvv0*9,uuu2vvv0*6,uuu1qqr5rrs9rrs6qrr6uuu2vvv0
  vvv0*9,mnocvvv0*7,stt5rrrdqrrdttt9tuu4vvv0
  vvv0*8,uuu3vvv0*14,
  vvv0*8,tuu5stt8vvv0*13,
  vvv0*11,uvv0vvv0*10,uvv0
prizes-ONGOING 358x677
~ Zd4D nbl_ f9lr 5yRw K8bG kIf6 vT54 -Xmt 25ns w_iR hc4l x0R3 vGJB MJaS w_iR g-1B YgJ1 4jfS ZugX kUpx
~ HBTP JSWb w_iR NrpX YgJ1 4jfS ZHEJ icpY eNcI Obrw w_iR cxlZ YgJ1 4jfS ZugX K0Xx f8TK Sdgd w_iR ktL0
~ YgJ1 4jfS F83r zAW0 -JwJ e63O w_iR fEvP YgJ1 4jfS ZugX Rwed _d6Q YZUP w_iR voAp YgJ1 4jfS IRNu UKoU
~ MGGt Fux_ w_iR rTsh YgJ1 4jfS ZugX fHwo 7AhB CQuf w_iR MfIs YgJ1 4jfS Bup1 UKoU KQUf -lo2 ghAV w_iR
~ GLyE gzh5 Kj4_ 3lux
  rrserrs8rss7qrrdqrrbqrrctuu1uvv0*16,
  uvv0*23,
  uvv0*11,uuu1rss8nppioppaqrr9oppbmooksss5nopjqrr7oppclnno
  uvv0*11,uuu0pqq2rss3pqq4pqq3rrs3qrr8pqq9pqq7noo8pqq6rss8
  uvv0*5,uuu0*3,uvv0*12,uuu0uvv0*2,
  pqqcqrrasssauvv0uuu0pqqarrr8pqqgqrrfqrr8pqqduvv0*9,qrrdqrrbopqk
  uuu0*23,
  ttt5uvv0*19,uuu0tuu0uuu0
  stt3uvv0*3,tuu2oppjoppgpqqiuvv0*7,oppgmnolopqilmmiqrrbrss5imnftuu0
  rss8stt6uvv0*18,uuu0*3,
  uuu0*23,
  qrrbuvv0*3,uuu0stt5sss7stt6uvv0*7,uuu2uuu0*2,ttt5uvv0tuu1qss6tuu0
  ttt5uuu0uvv0*2,uuu2qrrepqqerssbuvv0*7,rss7ppqcqqr9ppqirss6stt5mppftuu0
  stt4sss7uuu0uvv0*17,uuu0*3,
  uuu0*23,
  oppgoppkuvv0*2,tuu2qrrbpqqgqrrduvv0*7,tuu2pqqeqrreoppdqrr9rst4oqq7tuu0
  qrrerss9ttt4uvv0uuu0stt5*2,ttt4uvv0*7,uuu0rss5stt3rss4tuu2tuu0oqq8tuu0
  uuu0tuu0uuu0*21,
  ttt4rss6ttt4uvv0*17,uuu0*3,
  qrrbpqqerss9uvv0uuu0opqgnoompqqiuvv0*5,oppgpqqdpqqcoppboppeqrr9pqqbrss5knohtuu0
  rrrbpqrgsss9tuu2uvv0*10,uuu1tuu2uvv0*2,uuu2uvv0uuu0stt2uuu0
  uuu0*23,
  rss6qrrarssauvv0*2,uuu0*2,uuu1uuu0uvv0*7,uuu0uuu1tuu1tuu0uuu0tuu0uuu0
  rss7rss6ttt4uvv0uuu0nppfpqqfoppisss9uvv0*7,qrr9pqqgmnnhrrrbrss5jmnetuu0
  stt8rrscsss8tuu2uvv0*16,uuu0*3,
  uuu0*23,
  opqfnookqqreuvv0uuu0rss8stt6qrratuu2uvv0*8,uuu0ttt6uuu0tuu1qss2tuu0
  sssarssasst8tuu2uuu0qrrarrsbrss9stt7uvv0*8,tuu2opqbrrs6rtt4npq7tuu0
  ttt3stt4ttt4ttt3uuu0*19,
  uuu0*4,uvv0*16,uuu0*3,
  oppgnppknoplstt7uuu0opqfqrrdpqqgstt7uvv0*7,stt6qrrgnopfqrrarss5lop9tuu0
  qrrdqrrerrscstt5uvv0ttt3ttt4ttt3tuu1uvv0*7,ttt1ttt2sss2uuu1tuu0qrs5tuu0
  uuu0*23,
  uvv0*5,uuu0*2,uuu1uuu0uvv0*11,tuu0stt1uuu0
  rss6rssatuu2uvv0uuu0nooipqqhoppisss9uvv0*7,sss6opplpqq9qrrdstt3oqr5tuu0
  uuu0*21,tuu0uuu0
  uvv0*5,uuu0*3,uuu1uvv0*14,
  uvv0*4,uuu0lmmhnooilmminooluuu1uvv0*9,qrr9noohmooimnov
  uvv0*19,uuu0uvv0*3,
  uuu2uuu0uuu1uuu0uuu1tuu4stt3*2,uuu0*3,uvv0uuu0uuu2uuu0*2,tuu3uuu1*2,uvv0uuu0uuu2uuu3
  ttt5rrscqrrcsss6rss9sss8qrrastt8rrs8rss7qrrcrss6sss8rsscsss7rrs8qrrbstt8qrr9stt4rss9sst8qrrk
  uvv0*13,uuu1rrrdrss6qrrerssarsscrssaqrrdsss6rrrb
  uvv0*14,tuu2uuu1uvv0*2,uuu2stt4uuu1uvv0*2,
check-ONGOING 358x483
~ Zd4D nbl_ Gb50 5yRw 0Att eoqr EK4k I1vx Db__ BxcC gulW 3cRM I1vx QntJ 5yRw h2CY xDPv ed23 3cRM I1vx
~ QntJ 5yRw zKYd V8c0 5d9v 3cRM 1O-s ria1 5yRw JcR1 ERRN gT5y MwS0 B32k
  rrsarrrarss8qrrdrrrdqrrcuuu0uvv0*16,
  uuu0*22,uvv0
  vvv0*22,uvv2
  vvv0*6,ttt7vvv0uuv3vvv2uuu3uuu4uuu2rssbvvv1stt8sst5vvv0*2,psq3osq3uvv0vvv2
  vvv0*5,uuu3nooaoppalmnboppdkllilmncmnn7noogrrr7mnobnop8klmgvvv0orq6nrp7uvu0vvv2
  vvv0*19,uvu0*2,vvv0vvv2
  vvv0*2,vvv3uvv4uuu5vvv3ttt7uvv1vvv1ttu7uuu4vvv2*2,uuu6vvv3vvv2uuu4vvv0uuu6vvv0jom7tuu2vvv2
  vvv0*2,qrrdqrrfrsscpqqfqrrdppqcpqqcrrsdppqdppqgpqqbrssdppqcpqqbrsscqqr8qqq9vvv1orq3vvv1vvv2
  vvv0*3,sstcqrrdttt5rrscttt8ttt6stt9sssbttt7rrsbtttastt8sst8sss8ttt9sssbuuu3vvv0*2,vvv2
  vvv0uvv0uuu0*4,tuu1uuu0tuu0uuu0*2,tuu1uuu0*2,tuu1*2,uuu0*3,vvv0*3,vvv2
  vvv0stt3qrr9prrapqrdqrr9qrrbpqqdpqqcqrr8rss5pqqd*2,pqqfstt4pqqepqrbqrrastt1vvv0*3,vvv2
  vvv0ttu1rss7*2,rss4stt4rss4rss5rss6rss5rss4rss5qrs8rss4stt4rss5rss6*2,stt1vvv0*3,vvv2
  vvv0ttt1rss5rss6rss5stt4*2,rss4*2,rss5stt3rss4rss5*2,stt4rss5rss4*2,tuu0vvv0*3,vvv2
  vvv0*22,vvv2
  vvv0*12,uuu4ttu4tttauuu5uuu3vvv2tuu5uvv3hnk8tut3vvv2
  vvv0*12,sssappqerssapqqhrrr9sst6rrr8uvv2rts1vvv0vvv2
  vvv0*10,ttt8rssgrssbsssarsscsssattt7rrsestt7uvv4vvv0*2,vvv2
  vvv0uuu0*9,tuu0*5,uuu0*4,vvv0*3,vvv2
  vvv0stt3qrr9prrapqrdqrr9qrrbpqqdpqqcqrr8rss5pqqd*2,pqqfstt4pqqepqrbqrrastt1vvv0*3,vvv2
  vvv0ttt1qrr9*2,rss5sss6rss6rss7qrr7rss7rss5rss6qrrarss5sst6qrr7*2,qrsastt2vvv0*3,vvv2
  vvv0tuu1sst3rss4*2,stt3stt2rss2stt3*2,stt2stt3rss4sss4stt3sss4stt3rss3ttt1vvv0*3,vvv2
  vvv0*22,vvv2
  vvv0*3,sssdttt7tttatuu4sssarss7rrsasssctttatuu6stt6sssbuuu2rrsgvvv2sssbuuu3qqr9vvv1vvv2
  vvv0*3,rrsapqqcttt6rrr8ttt7stt7*3,rssbpqqarrr6ttt6qrr9rss9rssbrrr5vvv2uuu1vvv0vvv2
  vvv0ttt7rrsfttt8rssastt9sss8ttt7ssscrrrattt6qrrdstt8ttt8rssbstt9sst8rrsdrrsbuuv2vvv0*2,vvv2
  vvv0*4,vvv1uuu5*2,uuu3uuu5uuu7uuu4uuu3vvv1uuu4uuu6uuu4uuu6uvv3vvv2vvv0*3,vvv2
  vvv0*4,tuu6ttu5uuu6stt8uuu6uuu3ttt4*2,ttt6uuu4ttt5tuu4uuu4tuu4ttt4vvv0*3,vvv2
  vvv0*18,vvv1*2,vvv0*2,vvv2
  vvv0*15,uuv5lopjpqr8qrsgnpqgoqrftuu3vvv2
  vvv0*22,uvv2
  uuu0*21,uuu1uvv0
facts-UPCOMING 358x152
~ Zd4D nbl_ ZAWS 5yRw Vgsz FHJv HEsR h1tL 6ygg vT54 FHJv ei7V h1tL Km2j Q4nU
  rrrarss8rrsbrrs9qrrdqrretuu2uvv0*16,
  uvv0*23,
  vvv0*11,uvv0vvv0*11,
  vvv0*2,sssarrsfssscsss9stt9stt8rrsbrssdvvv0*9,sttarrsattt9vvv0
  vvv0*7,uuu5qrrfqrrdvvv0*6,tuu2lnnbqqr8mnoaoppbrss3vvv0
  vvv0*9,uuu2vvv0*6,uuu2qrr6rrs9rrs5pqq6stt4vvv0
  vvv0*9,mnocvvv0*13,
  vvv0*8,uuu3vvv0*14,
  vvv0*8,tuu5stt8vvv0*13,
  vvv0*11,uvv0vvv0*10,uvv0
prizes-UPCOMING 358x623
~ Zd4D nbl_ WYJL 5yRw K8bG kIf6 vT54 -Xmt 25ns w_iR hc4l x0R3 ST9g MJaS w_iR g-1B YgJ1 4jfS ZugX kUpx
~ 8BcU w_iR NrpX YgJ1 4jfS ZHEJ icpY XVCV w_iR cxlZ YgJ1 4jfS ZugX K0Xx b74V w_iR ktL0 YgJ1 4jfS F83r
~ zAW0 598a w_iR fEvP YgJ1 4jfS ZugX Rwed 1faV w_iR voAp YgJ1 4jfS IRNu UKoU 7AhB w_iR rTsh YgJ1 4jfS
~ ZugX fHwo YRhv w_iR MfIs YgJ1 4jfS Bup1 UKoU KQUf -lo2 ghAV w_iR GLyE gzh5 efcY 3lux
  rrserrs8sss9qrraqrrcqrresst6uvv0*16,
  uvv0*23,
  uvv0*11,uuu1rss8nppioppaqrr9oppbmooksss5nopjqrr7oppclnno
  uvv0*11,uuu0pqq2rss3pqq4pqq3rrs3qrr8pqq9pqq7noo8pqq6rss8
  uuu1uvv0uuu0uvv0uuu1*2,uuu0uuu1*2,uuu0uuu1uvv0*9,uuu1uuu0tuu2
  pqqbqrr8stt7uvv0stt5pqqaqrrbrssaqqreqrr7rssbuvv0*9,qrrcqrrapqqi
  uuu0*23,
  ttu1uvv0*3,ttt2ttt3stt5uuu1uvv0*7,ttt2stt4ttt5rss4stt2ttt1rst2tuu0
  sss7uvv0*3,rss9qrreqrrbstt7uvv0*7,pqqdopphqrrcoppdsss9stt3knodtuu0
  uuu0*23,
  uvv0*20,uuu0tuu1uuu0
  opqdtuu2uvv0*2,qrrbpqqhnooksss9uvv0*7,rss9opqdpqqanopnrss6*2,knoktuu0
  uvv0*20,uuu0*3,
  uuu0*21,tuu0uuu0
  opphoppkuvv0*2,qrrbpqqfnppksss9uvv0*7,ttt2moojopqilmmiqrrbrss5knodtuu0
  uuu0*2,uvv0*2,uuu0*3,uvv0*8,uuu0*2,uvv0*3,uuu0stt1uuu0
  uuu0*23,
  rss7qrrcrss8uvv0ttt6rssaqrrdttt4uvv0*5,rssasss7ttt3sss5sst6uuu1stt7stt3npqatuu0
  rss7rss8stt5uvv0stt2sss7sst7ttu4uvv0*5,rss6rss7qqraqrr5qrr7pqq9rss3stt2oqr8tuu0
  uuu0*23,
  ttt2stt3ttt2uvv0tuu2tuu1sst4ttt5uvv0*8,ttu1ttt5rss4stt2ttt1rst2tuu0
  rssapqqerrsbuvv0sss6rrrapqqgqrrfuuu0uvv0*7,rss7qrrcoppdsss9stt3knodtuu0
  uuu0*23,
  uvv0*20,uuu0tuu0uuu0
  oppgnoplnoolstt7rrr7pqqimnolopqkuuu0uvv0*8,tuu2noohrrr6rss5knoatuu0
  uvv0*20,uuu0*3,
  uuu0*21,tuu0uuu0
  oppgoppjnoolstt7rss9pqqimoolopqkuuu0uvv0*7,qrr8opqilmmiqrrbrss5knodtuu0
  uuu0uuu1uuu0*2,uvv0uuu0*2,uvv0*13,uuu0stt1uuu0
  uuu0*23,
  tuu2ttt6uuu0uvv0stt5rssaqqrdqrrcuuu0uvv0*7,ttt3sstastt4ttt6stt2qrs3tuu0
  stt4*2,uuu2uvv0stt2sss7rrs8stt7uuu0uvv0*7,ttt3qrrbrss5rss6ttt2qss3tuu0
  uuu0*23,
  pqq9pqq8qrr9ttt1stt5pqqdqrraopqcrss9uvv0*11,rss9rss8pqqk
  rss6rss7rss4tuu2stt2qrr8*2,rss6stt7uvv0*10,qqraqrr8qqrarssb
  uvv0*23,
  ttt6stt8sssastt6sss9rsscpqqdrssastt5stt7sss8stt4tuu5ssscstt7stt6qrrdstt7rss9ttt4sss8stt9rrsh
  uuu0ttt4ttt3tuu1tuu2uuu0tuu0uuu1ttt3tuu1stt4ttt1stt3tuu2tuu1ttt2*2,tuu2stt4uuu1ttu2tuu1ttt6
  uvv0*13,uuu1qrrerss6qrrdrss9rsscqrrcqrrerss6qrrc
check-UPCOMING 358x483
~ Zd4D nbl_ KJIa 5yRw 0Att eoqr EK4k I1vx Db__ BxcC gulW 3cRM I1vx QntJ 5yRw h2CY xDPv ed23 3cRM I1vx
~ QntJ 5yRw zKYd V8c0 5d9v 3cRM 1O-s ria1 5yRw JcR1 9GlD gT5y MwS0 B32k
  rrsarrrasst8qrr8qrrbqrrfsst6uvv0*16,
  uuu0*22,uvv0
  vvv0*22,uvv2
  vvv0*6,ttt7vvv0uuv3vvv2uuu3uuu4uuu2rssbvvv1stt8sst5vvv0*2,psq3osq3uvv0vvv2
  vvv0*5,uuu3nooaoppalmnboppdkllilmncmnn7noogrrr7mnobnop8klmgvvv0orq6nrp7uvu0vvv2
  vvv0*19,uvu0*2,vvv0vvv2
  vvv0*2,vvv3uvv4uuu5vvv3ttt7uvv1vvv1ttu7uuu4vvv2*2,uuu6vvv3vvv2uuu4vvv0uuu6vvv0jom7tuu2vvv2
  vvv0*2,qrrdqrrfrsscpqqfqrrdppqcpqqcrrsdppqdppqgpqqbrssdppqcpqqbrsscqqr8qqq9vvv1orq3vvv1vvv2
  vvv0*3,sstcqrrdttu5rssbttt7ttt5stt9sssbttt6rrsatttattt7stt7sss8ttt9sssauuu3vvv0*2,vvv2
  vvv0uvv0uuu0*4,tuu2tuu1*2,uuu0*2,tuu2tuu1uuu0tuu2*2,uuu0*3,vvv0*3,vvv2
  vvv0stt3qrr9prrapqrdqrr9qrrbpqqdpqqcqrr8rss5pqqd*2,pqqfstt4pqqepqrbqrrastt1vvv0*3,vvv2
  vvv0ttu1rss7*2,rss4stt4rss4rss5rss6rss5rss4rss5qrs8rss4stt4rss5rss6*2,stt1vvv0*3,vvv2
  vvv0ttt1rss5rss6rss5stt4*2,rss4*2,rss5stt3rss4rss5*2,stt4rss5rss4*2,tuu0vvv0*3,vvv2
  vvv0*22,vvv2
  vvv0*12,uuu4ttu4tttauuu5uuu3vvv2tuu5uvv3hnk8tut3vvv2
  vvv0*12,sssappqerssapqqhrrr9sst6rrr8uvv2rts1vvv0vvv2
  vvv0*10,ttt8rssgrssbsssarsscsssattt7rrsestt7uvv4vvv0*2,vvv2
  vvv0uuu0*9,tuu0*5,uuu0*4,vvv0*3,vvv2
  vvv0stt3qrr9prrapqrdqrr9qrrbpqqdpqqcqrr8rss5pqqd*2,pqqfstt4pqqepqrbqrrastt1vvv0*3,vvv2
  vvv0ttt1qrr9*2,rss5sss6rss6rss7qrr7rss7rss5rss6qrrarss5sst6qrr7*2,qrsastt2vvv0*3,vvv2
  vvv0tuu1sst3rss4*2,stt3stt2rss2stt3*2,stt2stt3rss4sss4stt3sss4stt3rss3ttt1vvv0*3,vvv2
  vvv0*22,vvv2
  vvv0*3,sssdttt7tttatuu4sssarss7rrsasssctttatuu6stt6sssbuuu2rrsgvvv2sssbuuu3qqr9vvv1vvv2
  vvv0*3,rrsapqqcttt6rrr8ttt7stt7*3,rssbpqqarrr6ttt6qrr9rss9rssbrrr5vvv2uuu1vvv0vvv2
  vvv0*2,uuu4rssettt8sssasss8sstarrrctuu4rrscsstasss8stt9rsscttt8stt7ttt9rsscuuu3vvv0*2,vvv2
  vvv0*3,tuu6uuu7uuv3uuu6*2,uuu4uuu3vvv1uuu4uuu6uuu5uuu7uuv4vvv2uuu3uuu7vvv3vvv0*2,vvv2
  vvv0*2,uuu4ttt5uuu6ttt8tuu7uuu2ttt3ttt4tuu7ttt4tuu4ttu5tuu4tuu5ttt4uuu4tuu4vvv2vvv0*2,vvv2
  vvv0*18,vvv1*2,vvv0*2,vvv2
  vvv0*15,uuv5lopjpqr8qrsgnpqgoqrftuu3vvv2
  vvv0*22,uvv2
  uuu0*21,uuu1uvv0
facts-ENDED 358x152
~ Zd4D nbl_ 0q_z 5yRw Vgsz FHJv Ypo8 h1tL dJFi rOe8 FHJv 1uGd h1tL b9_U Q4nU
  rrrarss8qrrb*2,sss7uvv0*18,
  uvv0*23,
  vvv0*3,vvv1vvv0*7,uvv0vvv0*11,
  vvv0*2,ttt7qrrgsttbrssbsttaqrrdttu5sssdvvv0*3,vvv1rrscrsscrss9rssesttbrssarrsdtuu3vvv0
  vvv0*7,uuu5qrrfqrrdvvv0*6,uuu1oppbrss4mnoalnnbrrr6vvv0
  vvv0*9,ttt2vvv0*6,uuu1pqq5pqqcqqr8pqq8stt4vvv0
  vvv0*9,noocvvv0*5,vvv1rssa*2,rsseqqrfstt8ttt6vvv0
  vvv0*8,uuu3vvv0*11,uuv2vvv0*2,
  vvv0*8,tuu5stt8vvv0*13,
  vvv0*11,uvv0vvv0*10,uvv0
prizes-ENDED 358x618
~ Zd4D nbl_ v0zz 5yRw K8bG ob-Q vT54 -Xmt 25ns w_iR hc4l x0R3 qUMz MJaS w_iR g-1B YgJ1 4jfS ZugX kUpx
~ FOdi JSWb w_iR NrpX YgJ1 4jfS ZHEJ icpY eNcI Obrw w_iR cxlZ YgJ1 4jfS ZugX K0Xx f8TK Sdgd w_iR ktL0
~ YgJ1 4jfS F83r zAW0 -JwJ e63O w_iR fEvP YgJ1 4jfS ZugX Rwed _d6Q YZUP w_iR voAp YgJ1 4jfS IRNu UKoU
~ MGGt Fux_ w_iR rTsh YgJ1 4jfS ZugX fHwo 7AhB CQuf w_iR MfIs YgJ1 4jfS Bup1 UKoU T2Mx ghAV w_iR GLyE
~ gzh5 Kj4_
  rrserrs8rss6qrreqrrbuvv0*18,
  uvv0*23,
  uvv0*9,sss4qrrarss6qrr7noojrss7qrrauuu1opqgqrrbnopjqrr7oppclnno
  uvv0*9,uuu1lnnbpqr8noo9qqr5pqq9qrr4mnnepqq5rrs7pqq7noo8pqq6rss8
  uvv0*2,uuu0uvv0*2,uuu0*3,uvv0*12,uuu0uvv0*2,
  pqqgqrrcqrrerrs9uuu0pqqarrr8pqqgqrrfqrr8pqqduvv0*9,qrrdqrrbopqk
  uuu0*23,
  stt5uvv0*19,uuu0tuu0uuu0
  stt3uvv0*3,tuu2oppjoppgpqqiuvv0*7,oppgmnolopqilmmiqrrbrss5imnftuu0
  rss8stt6uvv0*18,uuu0*3,
  uuu0*23,
  qrrbuvv0*3,uuu0stt5sss7stt6uvv0*7,uuu2uuu0*2,ttt5uvv0tuu1qss6tuu0
  ttt5uuu0uvv0*2,uuu2qrrepqqerssbuvv0*7,rss7ppqcqqr9ppqirss6stt5mppftuu0
  stt4sss7uuu0uvv0*17,uuu0*3,
  uuu0*23,
  oppgoppkuvv0*2,tuu2qrrbpqqgqrrduvv0*7,tuu2pqqeqrreoppdqrr9rst4oqq7tuu0
  qrrerss9ttt4uvv0uuu0stt5*2,ttt4uvv0*7,uuu0rss5stt3rss4tuu2tuu0oqq8tuu0
  uuu0tuu0uuu0*21,
  ttt4rss6ttt4uvv0*17,uuu0*3,
  qrrbpqqerss9uvv0uuu0opqgnoompqqiuvv0*5,oppgpqqdpqqcoppboppeqrr9pqqbrss5knohtuu0
  rrrbpqrgsss9tuu2uvv0*10,uuu1tuu2uvv0*2,uuu2uvv0uuu0stt2uuu0
  uuu0*23,
  rss6qrrarssauvv0*2,uuu0*2,uuu1uuu0uvv0*7,uuu0uuu1tuu1tuu0uuu0tuu0uuu0
  rss7rss6ttt4uvv0uuu0nppfpqqfoppisss9uvv0*7,qrr9pqqgmnnhrrrbrss5jmnetuu0
  stt8rrscsss8tuu2uvv0*16,uuu0*3,
  uuu0*23,
  opqfnookqqreuvv0uuu0rss8stt6qrratuu2uvv0*8,uuu0ttt6uuu0tuu1qss2tuu0
  sssarssasst8tuu2uuu0qrrarrsbrss9stt7uvv0*8,tuu2opqbrrs6rtt4npq7tuu0
  ttt3stt4ttt4ttt3uuu0*19,
  uuu0*4,uvv0*16,uuu0*3,
  oppgnppknoplstt7uuu0opqfqrrdpqqgstt7uvv0*7,stt6qrrgnopfqrrarss5lop9tuu0
  qrrdqrrerrscstt5uvv0ttt3ttt4ttt3tuu1uvv0*7,ttt1ttt2sss2uuu1tuu0qrs5tuu0
  uuu0*23,
  uuu0*2,uvv0*3,uuu0*2,uuu1uuu0uvv0*11,tuu0stt1uuu0
  nopfppqiuvv0*2,uuu0nooipqqhoppisss9uvv0*7,sss6opplpqq9qrrdstt3oqr5tuu0
  uuu0*21,tuu0uuu0
  uvv0*5,uuu0*3,uuu1uvv0*14,
  uvv0*4,uuu0lmmhnooilmminooluuu1uvv0*9,qrr9noohmooimnov
  uvv0*19,uuu1uvv0*3,
check-ENDED 358x583
~ Zd4D nbl_ r4En 5yRw 0Att eoqr EK4k I1vx Db__ zYTZ gulW 3cRM I1vx QntJ 5yRw h2CY xDPv ed23 3cRM I1vx
~ QntJ 5yRw zKYd V8c0 5d9v 3cRM I1vx QntJ 5yRw mJXQ 3ic7 fhqW 1wT2
  rrsarrrarss7qrrdqrr8uvv0*18,
  uuu0uvv0*20,uuu0uvv0
  vvv0*22,uvv2
  vvv0*8,vvv1pqqdppqjrss8qrrcppqfpqqbqqqasss9mnomvvv0uvu0tvu0vvv0vvv2
  vvv0*9,ppq7rss7noo7qqr4rrr4ttt3qqr4opp7rrr6vvv0nrp7mqo8uvu0vvv2
  vvv0*10,oppepqqgpqq8qrranoofmnnblmncjklnvvv0qtr2*2,vvv0vvv2
  vvv0*10,ttu2rrr2rrr1ttt3rss5stt3sss3rss7vvv0*4,vvv2
  vvv0*18,vvv2vvv0qsr2vvv0vvv2
  vvv0*2,pqqhpqqjqrrhoppjoppkoopeoppdpqqlnopioppjoppdqqrkoppgoppeqqrhqqq9oppdvvv1iol8tut2vvv2
  vvv0*3,uuu8stt7vvv1uuu4vvv1vvv0ttu5tuu6vvv0uuu4uuu5uuu3uvv3uvv2uuu4vvv3vvv1vvv0*2,vvv2
  vvv0*3,tuu4ttt5ttt4rss9stt7sst6uuu3ttt4sss8rss7tuu4stt6sss6sss5ttt5sss8vvv2vvv0*2,vvv2
  vvv0ttt2rss5*2,rss7rss5rss6rss7rss5rss4stt2rss7rss6qrs9stt1rss8rss7rss6ttt0vvv0*3,vvv2
  vvv0tuu1rss4rss5*2,sst5stt4rss6rrs7rss4stt3rss6rss7rss5stt2rss6rss5stt4ttt0vvv0*3,vvv2
  vvv0stt2pqqcpqqdpqqarss8qrr9qrrapqraqrrbqrr8qrrapqqdqrrarss8pqqbprr9qrrbstt2vvv0*3,vvv2
  vvv0uvv0uuu0*17,vvv0*3,vvv2
  vvv0*14,vvv1vvv0*3,vvv1*2,nqp3uvu1vvv2
  vvv0*12,qrrfnooipqqjoppmqqqcrss9pqqcuuu4lpn6tuu2vvv2
  vvv0*10,uuu5tuuattt8uuu5tuu7stt8uuv4tttbuuu5vvv3vvv0*2,vvv2
  vvv0*2,uvv0*8,tuu2stt5ttt3stt5*2,uuu1tuu2ttt3ttu2vvv1vvv0*2,vvv2
  vvv0stt2rss6*2,qrs8rss6rss7rss8rrs7rss5stt3qrs8qrr8qrrbstt2qrs9rss8rss7ttt1vvv0*3,vvv2
  vvv0tuu0rss4rss5rss4stt4rss4rss5rss6rss4stt3rss5rss6rss4stt3rss5rss4*2,stt0vvv0*3,vvv2
  vvv0stt2pqqbpqrcpqr9rss8rss7qrr9prr9qrrarss7qrr9pqqcqrr9rss7pqqbqrr8prrcstt3vvv0*3,vvv2
  vvv0uvv0*18,vvv0*3,vvv2
  vvv0*2,vvv2vvv1vvv2vvv0*2,vvv1vvv0uuu4vvv2*2,vvv0vvv3vvv2vvv1vvv3vvv0vvv2uuu2mqo4uuu1vvv2
  vvv0*2,sss8noonpqqhqrr9qqrdppqeoppepqqgpqqeooplpqqdpqqiqqrboppfrrrgqrr9pqqduuu3mqo5uuu1vvv2
  vvv0vvv4uuu6uuu5sstbuuu6sttdttuarrsgttt7uuu4sstauvv3uuu4ssscttu6tuu5sttasssbuuu3vvv0*2,vvv2
  vvv0*2,uuu4uuu3vvv1uuu4uuu2vvv1*2,vvv0uuu2*2,uuu3uvv2vvv1uuu3*2,tuu3vvv0*4,vvv2
  vvv0*14,tttasssasst9rsscsss9vvv1vvv0*2,vvv2
  vvv0tuu0*5,ttt0tuu0*10,ttt0tuu0vvv0*3,vvv2
  vvv0stt3qrr9prraprrcqrr9qrrapqqc*2,qrr8rss5pqqcpqqdpqqfstt4pqqepqrbqrrastt1vvv0*3,vvv2
  vvv0stt2pqqcpqqdpqqarss9qrr9qrrapqqaqrrbqrr8qrraoqqeqrrarss9pqqbpqrapqqdstt3vvv0*3,vvv2
  vvv0uuu0tuu0*17,vvv0*3,vvv2
  vvv0vvv2uvv0*19,vvv0vvv2
  vvv0uvv6vvv0*5,ttt8uuu3ssscstt8vvv2vvv0ttt7uuu3ttt9vvv0*5,uvv6vvv2
  vvv0uvv6vvv0*4,uuu3rrs7pqqcrssapqqdqrrcrrs9noocqqr6ttt7vvv0*5,uvv6vvv2
  vvv0vvv2uvv0*19,vvv0uvv2
  uvv1vvv0*21,uuu0
records 358x471
~ Zd4D nbl_ 56q0 5yRw kH9C P6UY 5yRw ljO7 WVHZ N-Wk 0ca0 rclZ VMAr P6UY 5yRw YONl kdcl N-Wk 0ejn F546
~ r0BW Wi-U qVEA P6UY 5yRw Qc1k pQox N-Wk Dfvn vb51 r0cJ jf5d P6UY 5yRw HKnx fkRR N-Wk qVEA P6UY 5yRw
~ CKZZ UrbS N-Wk z-eh F546 EFuU
  rss9*2,rss6uvv0*20,
  uvv0*23,
  uvv0*17,rrs5opp8nopgnopimoolikkk
  uvv0*10,tuu1ttu2uuu0*3,ttt3uuu2stt4ttt2ttt3uuu2tuu3tuu4
  uvv0*9,stt5*2,rss6stt6rrr8rssarss9rss8rss7rss8qrr8rss8qrr9qrrg
  uvv0*17,uuu0psr4mqo9psq6qtr4sus0
  uvv0*17,uuu0tut0*2,sut1tut0tuu0
  uvv0*20,tuu3*2,uvv0
  uvv0*20,rrr7nopcopp8
  uvv0*9,ttt3rss7qrr9stt6rrr8rss9qqrdqrrbqrr9*2,pqqerssarrs9pqqk
  uvv0*9,uuu1uvv0*2,uuu1uuu0tuu1tuu0*4,uuu0*2,ttt3uuu0
  uvv0*10,prramppcoqqdstt3rss5pqqboppeopqeqrr9nppdrrs6qrr7tuu0
  uvv0*14,uuu0*9,
  uvv0*18,qrrcqrr8qrrbpqrgpqq6
  uvv0*9,uuu0*9,rrs5qrr4sss5rss2ttt3
  uvv0*9,rss8qrr9rrs8stt7qrr8rrsbqrrcrrrarrr9qrrdqrrbrssaqrrapqqk
  uvv0*4,tuu3tuu0ttt2ttt1stt5ttt2tuu0stt4*2,ttt3tuu4vut0vts1vts0vts1vts0uts2usr3vut0
  uvv0*4,tuu5stt6oppdpqqaqqrfnopiopqboppbopqbsst9tuu5usq3spmbspm8tqnbsol9urp7tqoavts0
  uvv0*4,uuu0tuu0*9,uuu0uvv0*8,
  uvv0*19,sss8qrrbrss9ttu4
  uvv0*19,qrraqrr7rss4pqqb
  uvv0*8,stt5rss5qrraqrr9stt7qrr8rrsbqqrdqrrbqrraqrrbpqqcrssaqrrapqqk
  uvv0*19,uuu0tuu4tuu3qssc
  uvv0*19,rtt6mpqboqr7qssd
  uvv0*23,
  uvv0*15,qqranoofpqqclmnfoppa*2,ppqaikkk
  uvv0*9,uuu0stt5ttt3uuu0*2,uuu1stt5ttt4stt4stt5*2,tuu4uuu1ttt7
  uvv0*8,stt5sst4rss9sss5stt6rrs8rss9rss7*2,rss6rss8rrs7rss7qrr9rssd
  uvv0*14,uuu0qrr8pqqbpqqapqr9pqqbrss3rss8tuu0
  uvv0*14,uuu0stt1tuu0*2,stt1*2,tuu0*3,
draw-won 358x621
~ Zd4D nbl_ Llmz 5yRw vNuW 5yRw HbD_ A6n0 HNqd G1Xc HNqd AilB HNqd 3NuD HNqd x1yu HNqd 3PSU HNqd 3cR_
~ HNqd yvj6 HNqd QL_r HNqd A4Dr A6n0 HNqd jCX9 HNqd W6RQ HNqd yZqB HNqd pw4a HNqd yvj6 HNqd 3PSU HNqd
~ 3cR_ HNqd IFJ6 HNqd rONd IHGa -n8H Nf12 ghl6 73K- lG7O rzeQ hYC5 bTRl jy4o u_ZN 8oW7 Xyxq K5u5 q1gZ
~ oenl HVM7 XHhl S01A s4zy tPo2 26kW qWy0 Y20Y xdUZ 1yTR vwxF
  rrsarss8rss9stt6uuu0*19,
  tuu0npp0mop0*2,qqo1uso0*13,uqo0*3,usr0uuu0
  8df6gjk2*2,18a0jg74vtp2vqf1vm50lkc1ql81vm50*3,fe82ul51vn91vuq0vob2ue70*3,uf80unj5
  bfh6tuu7*2,bfg7sk62vpc1vus1vn71mlb1rl81vm50*3,hf72um51vsm2vrk1vm50ug61ue70*4,
  5bd4tuu3*2,lib8vm50*11,vm60vm50*2,vl60ue70*4,
  18a05aa1jh83vm50*16,vl60ug70ue70*2,
  qj60vm50vo91vm50*4,ic23ea10pi43ke33d910rj42mf33d910ph43vm50*3,tm70tm60vl50vk60
  vm70vm50voc1vm50*4,b717le31qj45c814qi44b7179605sk52a617vm50*3,ola1pl91vm60voa0
  vli0vm60vm50*5,ng43ea23hc2ae915tl539608b715vm509608vm50*5,vsn2vvu1
  vli0vm60vm50*4,ul52b813a612qi44d814a612mf34fa24a612jd34vm50*5,vsn2vvu1
  vm60vm50jg73vm50*16,vn90vn80vm60voa0
  vl60vm50mi72vm50*6,rj47mf3cmf3blf39vm50*6,vn80vn70sk60pj60
  ue70uf70vj60vm50*6,tk51sj42rj43ul53vm50*6,pj627b9118a028a2
  ue70*3,vi61vm50*14,qk6228a118a0*2,28a2
  ue70*4,vl50vqg1voc1ql80tm60vm50*5,vm80vm60uh61vm509c8418a0*3,28a2
  ue70*4,vj61vri1ike26ik08ij0tm61vm50*3,vmd0vlj0vlh0vk60uk6218a0*4,28a2
  vrp0*4,vsp0vtp0rss0pst0*2,utq0vtp0*3,vts0*3,vtp0*2,oqq0*5,
  vvv0*23,
  vvv0*3,oppchjjdhjjh*2,mnocoopdikkcghihhjjgstt6sss7qqr6rss6uuu2rssaklmhuvv3vvv0*3,
  vvv0*3,sst6qrr3qqr4*2,uuu1qrr3pqq4opp4ttt4ttu2ppq2pqq2opp9rrr9opp3*2,vvv0*4,
  vvv0*6,uuu2*2,vvv1uuu5uuu6vvv1uvv4uuu5vvv0vvv3vvv0*7,
  vvv0*6,tuu3ttu9rss9sssarrsbttt6qrrcsst9qrrbrss9vvv0*7,
  vvv0*5,tuu6uuu4uuu8ttt8tttatttcuvv2ttt6sst9uuu4*2,sttavvv3vvv0*5,
  vvv0*5,uuu3ttu4stt9ttu7ttt6uuu2tuu5uuu1uuu2uuu4ttt3ttt4vvv0*6,
  vvv0*5,uuu3uuu4tuu8vvv1vvv2*2,uuv2tuu5uuu4tuu6vvv1vvv3vvv0*6,
  vvv0*5,tuu6ttt8*2,tttasst9stt7tuu8stt8*2,ttt9sst8sssbvvv1vvv0*5,
  vvv0*2,tuu4prrbqss9oqrhstt9rsseqsscrssdrst9oqrfprrdsttdprrbstt9qrscqrsastt7prrivvv0*3,
  vvv0*2,uvv3vvv0vvv1vvv0uuv2vvv0*4,uvv1vvv0uuv2vvv0vvv3vvv1vvv0*2,vvv3vvv0*3,
  vvv0vus0vsn0*18,vtp0vvv0*2,
  vvv0vpc2vm50*10,ul52vm50*4,sk55vm50*3,vut1vvv0
  vvv0voc2vm50*2,pi4dpi48oh4arj47pi48qi49oh4cph49rj4aoh4brj48oh4dsj46lf37tl54vm50*2,vus2vvv0
  vvv0vrj1voa0*18,voc0vvu0vvv0
  vvv0vvv2uvv0*18,uvv1vvv0*2,
  vvv0uvv6vvv0*6,vvv2oppjnooksss8rrrarss8vvv0*7,uvv6vvv0
  vvv0uuu5vvv0*6,ttt5ttu3uuu1uuu4ttt4uuu3vvv0*6,vvv1vvv3vvv0
  vvv0*2,uvv0*18,vvv0*3,
  vvv0*5,rtt8mppknpqlrst9qrs9vvv1ttu5stt8stt7rrrfsst8qrr8sss6vvv0*5,
  vvv0*7,vvv1*2,vvv0*13,vvv1
  ttt1vvv0*20,uuu0sss1
draw-won-last 358x621
~ Zd4D nbl_ VJzw 5yRw vNuW 5yRw HbD_ A6n0 HNqd G1Xc HNqd AilB HNqd 3NuD HNqd x1yu HNqd 3PSU HNqd 3cR_
~ HNqd yvj6 HNqd QL_r HNqd A4Dr A6n0 HNqd jCX9 HNqd W6RQ HNqd yZqB HNqd pw4a HNqd yvj6 HNqd 3PSU HNqd
~ 3cR_ HNqd IFJ6 HNqd rONd IHGa -n8H Nf12 ghl6 73K- lG7O rzeQ hYC5 bTRl jy4o u_ZN 8oW7 Xyxq K5u5 Cw9E
~ Zg91 S01A s4zy tPo2 26kW qWy0 Y20Y xdUZ 1yTR vwxF
  qqrapqq8*2,pqq9opq9rrs1rss0*13,sss0stt0ttt0tuu0
  ttt0mop0moo0lno0ppn1trn0*13,tpn0*2,tpo0tsr0tuu0
  9df6gjk2*2,18a0jg74vtp2vqf1vm50lkc1ql81vm50*3,fe82ul51vn91vuq0vob2ue70*3,uf80unk4
  bfh6tuu7*2,bfg7sk62vpc1vus1vn71mlb1rl81vm50*3,hf72um51vsm2vrk1vm50ug61ue70*4,
  5bd4tuu3*2,lib8vm50*11,vm60vm50*2,vl60ue70*4,
  18a05aa1jh83vm50*16,vl60ug70ue70*2,
  qj60vm50vo91vm50*4,hb23c810ph43ic23c811qi43ke33b811og43vm50*3,tm70tm60vl50vk60
  vm70vm50voc1vm50*4,b717le31qi45c814rj44a717a615tl529607vm50*3,ola1pl91vm60voa0
  vli0vm60vm50*5,ph43fa23hb2ae915tk539608a715vm509607vm50*5,vsn2vvu1
  vli0vm60vm50*4,ul52c812a712rj43e914a712ng33hb24a612ke34vm50*5,vsn2vvu1
  vm60vm50jg73vm50*16,vn90vn80vm60voa0
  vl60vm50mi72vm50*6,qi48lf3dle3clf3avm50*6,vn80vn70sk60pj60
  ue70uf70vj60vm50*6,tl50sk51sk52ul52vm50*6,pj627b9118a028a2
  ue70*3,vi61vm50*14,qk6228a118a0*2,28a2
  ue70*4,vl50vqg1voc1ql80tm60vm50*5,vm80vm60uh61vm509c8418a0*3,28a2
  ue70*4,vj61vri1ike26ik08ij0tm61vm50*3,vmd0vlj0vlh0vk60uk6218a0*4,28a2
  vrp0*4,vsp0vtp0rss0pst0*2,utq0vtp0*3,vts0*3,vtp0*2,oqq0*5,
  vvv0*23,
  vvv0*3,oppchjjdhjjh*2,mnocoopdikkcghihhjjgstt6sss7qqr6rss6uuu2rssaklmhuvv3vvv0*3,
  vvv0*3,sst6qrr3qqr4*2,uuu1qrr3pqq4opp4ttt4ttu2ppq2pqq2opp9rrr9opp3*2,vvv0*4,
  vvv0*6,uuu2*2,vvv1uuu5uuu6vvv1uvv4uuu5vvv0vvv3vvv0*7,
  vvv0*6,tuu3ttu9rss9sssarrsbttt6qrrcsst9qrrbrss9vvv0*7,
  vvv0*5,tuu6uuu4uuu8ttt8tttatttcuvv2ttt6sst9uuu4*2,sttavvv3vvv0*5,
  vvv0*5,uuu3ttu4stt9ttu7ttt6uuu2tuu5uuu1uuu2uuu4ttt3ttt4vvv0*6,
  vvv0*5,uuu4uuu5ttt9vvv2vvv3*2,uuu4ttt6*2,ttt7uvv3uvv4vvv0*6,
  vvv0*5,uuu5ttu7tuu6ttt9stt8stt6uuu7ttt7*2,ttt8stt7stt9vvv1vvv0*5,
  vvv0*2,tuu4prrbqss9oqrhstt9rsseqsscrssdrst9oqrfprrdsttdprrbstt9qrscqrsastt7prrivvv0*3,
  vvv0*2,uvv3vvv0vvv1vvv0uuv2vvv0*4,uvv1vvv0uuv2vvv0vvv3vvv1vvv0*2,vvv3vvv0*3,
  vvv0rst1mpp0*18,oqq1vvv0*2,
  vvv09fh619c0*7,3bd53bd419c01ac119c0*8,stt5vvv0
  vvv09fg619c0*6,7df9aghf9fhe7efa9fh99fhd19c0*7,stt6vvv0
  vvv0glm47ef0*18,8fg1uuv2vvv0
  vvv0vvv2uvv0*18,uvv1vvv0*2,
  vvv0uvv6vvv0*3,ttu5rrr9pqqhpqqbqrrerrs8qrrcsssasss8qrrepqq9oppjvvv0*4,uvv6vvv0
  vvv0uuu5vvv0*3,ttt4ttt6vvv0ttu4uuu3ttt4uuu3sss7uuu3sss7uuu1vvv1vvv0*3,vvv1vvv3vvv0
  vvv0*2,uvv0*18,vvv0*3,
  vvv0*5,rtt8mppknpqlrst9qrs9vvv1ttu5stt8stt7rrrfsst8qrr8sss6vvv0*5,
  vvv0*7,vvv1*2,vvv0*13,vvv1
  ttt1vvv0*20,uuu0sss1
draw-none 358x621
~ Zd4D nbl_ 4G_w 5yRw vNuW 5yRw 2cFd WFHk bxnP HNqd hW5J HNqd Arh1 HNqd feW- HNqd pfDU HNqd a2oF HNqd
~ 4ZS2 HNqd bZYi HNqd crAP HNqd jftC HNqd nCUX HNqd EHwy HNqd eKMI HNqd yvj6 HNqd EAPR HNqd 4fI7 HNqd
~ ORTM HNqd ZmQr HNqd yvj6 hYC5 bTRl YWgN w-At NYn3 Xyxq K5u5 q1gZ oenl HVM7 Zg91 S01A s4zy tPo2 26kW
~ qWy0 Y20Y xdUZ 1yTR vwxF
  qqrapqq8pqq9pqq8rss0*15,sss0stt0ttt0tuu0
  tuu0tts0*20,tut0tuu0
  vtr0vus0*2,vtq0*19,uus0
  vur0tuu7*2,vur0vtq0*6,oom1mml0utp1vtq0*6,vtp0vtq0*3,
  vpk2vvv1*2,vuq0vtq0*3,vtp0vro0vqn0hhg56ab4vqm0vrn0vtp0vtq0*3,vqm2uf81vtp1tsp1fmm2
  uf81vtp0vtq0*3,vso0vol0vmj0tki0oig0iff2hdc4vjf0vkh0vlj0vnk0vqn0vtp0*2,vpl1vtp0hnn36ik0
  vpk0vtp1vtq0vtp0vol0vli0vme0pj9418a0*3,od83ue70*2,ukg3vrp0vmk0vnk0vso0vtq0*2,pro1qro1
  vtq0*2,vso0vmj0vlg0vm70vm50*2,499218a0*2,od83ue70*2,vqo3vvv0*2,vqo1vlj0vqn1vtp0vtq0*2,
  vtq0vso0vmj0lkj1aji1um60vm50*2,dd8418a0*2,od83ue70uf81vvu1vvv0*2,iop4djk1ulj0vqm1vtq0*2,
  vtp0vmj0lkj26ik0*2,fkf2vm50*2,ni7418a0*2,od83ue70ukf3vvv0*2,pss36ik0*2,cjk1vlj0vrn1vtq0
  vol1vnl1cln26ik0*3,mlb2vm50vm5139a218a0od83ue70vpn3vvv0tuu19jl16ik0*2,8ik0qle1vmj0vso1
  vlj0vut1vvv0iop26ik0*2,7ik0sm81vm50cd8418a0od83uf81vuu1vvv0emn36ik0*2,cjh1sm70vm50vlg0vlj0
  vpn1vvv0*3,pss29jl16ik0bji1vm60ni749de0qid2ulg3vvv0lpq46ik0*2,ike1vm60vm50*2,vm90vlj0
  vol2vuu0vvv0*3,tuu1emo26ik0noi3vto0vtq0*3,utr18jl29jj0pla1vm50*4,pj71pjg4
  ue70uf80uje1vpm1vuu0vvv0*2,prq3vtp0lmk38cd16bc0fhh2utp1qrn2tm70vm50*2,oj71fe81599118a039a4
  ue70*5,ujd1vpm1vuq0mnl518a0*4,bff5vtq0qmc3ee81499118a0*5,
  vrp0*6,vsq0vvu0rrr1opq0*5,vvu0sss1opq0*7,
  vvv0*23,
  vvv0*5,oopfsst6nopfqqrcqrr8oppeopp9oopeqqrdnooiqqr4opphstt6vvv0*5,
  vvv0*5,qqr7noo9pqq5ttu5qqq5opp3qrr4rrr5noo8qrr4rss5qrr3vvv0*6,
  vvv0*3,vvv2vvv0vvv2vvv1uvv5vvv0uuu3uuu4ttt5tuu6vvv0vvv1uuu5vvv1vvv0*6,
  vvv0*3,ttt7uuu5sssarssasttcrss9ttt5sss9sst9stt9*2,sss8sss9ttt7sss8rss7vvv0*4,
  vvv0*4,sstastt8tuu6sssdsttastt6rsshuuv4sstbttt6stt9*2,ttt9ttt5tttbvvv0*4,
  vvv0*4,tuu4uuu1vvv0uvv1*2,vvv1uvv1uuu3uuu2uuu3vvv0uuu3vvv0uuu0uvv3vvv0*4,
  vvv0*5,tuu6ttu6ttt9vvv2vvv3vvv1uuu6ttt7uuu4stt7uuu4vvv2vvv5vvv0*5,
  vvv0*5,ttt6ttt8uuu6ttt8sstattt5ttu9ttt7ttu6ttt8ttt7sss8uuu5vvv0*5,
  vvv0*2,tuu4prrbqss9oqrhstt9rsseqsscrssdrst9oqrfprrdsttdprrbstt9qrscqrsastt7prrivvv0*3,
  vvv0*2,uvv3vvv0vvv1vvv0uuv2vvv0*4,uvv1vvv0uuv2vvv0vvv3vvv1vvv0*2,vvv3vvv0*3,
  vvv0vus0vsn0*18,vtp0vvv0*2,
  vvv0vpc2vm50*7,vm51vm50vm51ul54vm50*3,vm51sk55vm50*3,vut1vvv0
  vvv0voc2vm50*2,pi4dpi48oh4arj47pi48qi48oh4cpi48rj49oh4brj48oh4dsk55lf37tl54vm50*2,vus2vvv0
  vvv0vrj1voa0*18,voc0vvu0vvv0
  vvv0vvv2uvv0*18,uvv1vvv0*2,
  vvv0uvv6vvv0*3,ttu5rrr9pqqhpqqbqrrerrs8qrrcsssasss8qrrepqq9oppjvvv0*4,uvv6vvv0
  vvv0uuu5vvv0*3,ttt4ttt6vvv0ttu4uuu3ttt4uuu3sss7uuu3sss7uuu1vvv1vvv0*3,vvv1vvv3vvv0
  vvv0*2,uvv0*18,vvv0*3,
  vvv0*5,rtt8mppknpqlrst9qrs9vvv1ttu5stt8stt7rrrfsst8qrr8sss6vvv0*5,
  vvv0*7,vvv1*2,vvv0*13,vvv1
  ttt1vvv0*20,uuu0sss1
draw-none-last 358x621
~ Zd4D nbl_ t4Fy 5yRw vNuW 5yRw 2cFd WFHk bxnP HNqd hW5J HNqd Arh1 HNqd feW- HNqd pfDU HNqd a2oF HNqd
~ 4ZS2 HNqd bZYi HNqd crAP HNqd jftC HNqd nCUX HNqd EHwy HNqd eKMI HNqd yvj6 HNqd EAPR HNqd 4fI7 HNqd
~ ORTM HNqd ZmQr HNqd yvj6 hYC5 bTRl YWgN MU_o NYn3 Xyxq K5u5 7nwQ Y-z9 S01A s4zy tPo2 26kW qWy0 Y20Y
~ xdUZ 1yTR vwxF
  qqrapqq8pqq9*2,opq9qrr5rss0*13,sss0stt0ttt0tuu0
  tuu0tts0*20,tut0tuu0
  vtr0vus0*2,vtq0*19,uus0
  vur0tuu7*2,vur0vtq0*6,oom1mml0utp1vtq0*6,vtp0vtq0*3,
  vpk2vvv1*2,vuq0vtq0*3,vtp0vro0vqn0hhg56ab4vqm0vrn0vtp0vtq0*3,vqm2uf81vtp1tsp1fmm2
  uf81vtp0vtq0*3,vso0vol0vmj0tki0oig0iff2hdc4vjf0vkh0vlj0vnk0vqn0vtp0*2,vpl1vtp0hnn36ik0
  vpk0vtp1vtq0vtp0vol0vli0vme0pj9418a0*3,od83ue70*2,ukg3vrp0vmk0vnk0vso0vtq0*2,pro1qro1
  vtq0*2,vso0vmj0vlg0vm70vm50*2,499218a0*2,od83ue70*2,vqo3vvv0*2,vqo1vlj0vqn1vtp0vtq0*2,
  vtq0vso0vmj0lkj1aji1um60vm50*2,dd8418a0*2,od83ue70uf81vvu1vvv0*2,iop4djk1ulj0vqm1vtq0*2,
  vtp0vmj0lkj26ik0*2,fkf2vm50*2,ni7418a0*2,od83ue70ukf3vvv0*2,pss36ik0*2,cjk1vlj0vrn1vtq0
  vol1vnl1cln26ik0*3,mlb2vm50vm5139a218a0od83ue70vpn3vvv0tuu19jl16ik0*2,8ik0qle1vmj0vso1
  vlj0vut1vvv0iop26ik0*2,7ik0sm81vm50cd8418a0od83uf81vuu1vvv0emn36ik0*2,cjh1sm70vm50vlg0vlj0
  vpn1vvv0*3,pss29jl16ik0bji1vm60ni749de0qid2ulg3vvv0lpq46ik0*2,ike1vm60vm50*2,vm90vlj0
  vol2vuu0vvv0*3,tuu1emo26ik0noi3vto0vtq0*3,utr18jl29jj0pla1vm50*4,pj71pjg4
  ue70uf80uje1vpm1vuu0vvv0*2,prq3vtp0lmk38cd16bc0fhh2utp1qrn2tm70vm50*2,oj71fe81599118a039a4
  ue70*5,ujd1vpm1vuq0mnl518a0*4,bff5vtq0qmc3ee81499118a0*5,
  vrp0*6,vsq0vvu0rrr1opq0*5,vvu0sss1opq0*7,
  vvv0*23,
  vvv0*5,oopfsst6nopfqqrcqrr8oppeopp9oopeqqrdnooiqqr4opphstt6vvv0*5,
  vvv0*5,qqr7noo9pqq5ttu5qqq5opp3qrr4rrr5noo8qrr4rss5qrr3vvv0*6,
  vvv0*7,ttt6tuu5ttt8tuu5vvv0vvv2uuu8vvv1vvv0*8,
  vvv0*5,uuu5sst9stt7ttt8stt9ttt8sss9ttt6stt8ttt5stt7sss8vvv0*6,
  vvv0*5,sssfstt6uuu4sss8tuu6sttattt9sstattt6uuu6sstbstt8tttbvvv0*5,
  vvv0*5,uuu3vvv0ttu5uuu3vvv0uuu3*2,tuu4uuu3vvv0uuv0uuu3vvv0*6,
  vvv0*5,tuu6ttu6ttt9vvv2vvv3vvv1uuu6ttt7uuu4stt7uuu4vvv2vvv5vvv0*5,
  vvv0*5,ttt6ttt8uuu6ttt8sstattt5ttu9ttt7ttu6ttt8ttt7sss8uuu5vvv0*5,
  vvv0*2,tuu4prrbqss9oqrhstt9rsseqsscrssdrst9oqrfprrdsttdprrbstt9qrscqrsastt7prrivvv0*3,
  vvv0*2,uvv3vvv0vvv1vvv0uuv2vvv0*4,uvv1vvv0uuv2vvv0vvv3vvv1vvv0*2,vvv3vvv0*3,
  vvv0qss2kno0*18,mpp1vvv0*2,
  vvv09fh619c0*4,1ac13bd419c02ac219c01ac1*2,19c02ac219c02ac12ac219c0*3,stt5vvv0
  vvv09fg619c0*3,9fhe8fg88egc9fhc8egb9fhb9fhc8fgb7ef8bhij9fh99fha3bd619c0*3,stt6vvv0
  vvv0imn49fg0*18,agi1uvv2vvv0
  vvv0vvv3uvv0*18,uvv1vvv0*2,
  vvv0uvv6vvv0*8,uvv1rss9vvv0*9,uvv6vvv0
  vvv0uuu5uvv0*8,ttt5uuu1uvv0*8,uvv1vvv2vvv0
  vvv0*23,
  vvv0*5,rtt8mppknpqmrssaqrs9vvv1ttu5stt8stt7rrrfsst8pqq8sss6vvv0*5,
  vvv0*22,vvv1
  ttt1vvv0*20,uuu0sss1
draw-gift 358x579
~ Zd4D nbl_ V-xl 5yRw vNuW 5yRw HbD_ A6n0 HNqd G1Xc HNqd AilB HNqd 3NuD HNqd x1yu HNqd 3PSU HNqd 3cR_
~ HNqd yvj6 HNqd QL_r HNqd A4Dr A6n0 HNqd jCX9 HNqd W6RQ HNqd yZqB HNqd pw4a HNqd yvj6 HNqd 3PSU HNqd
~ 3cR_ HNqd IFJ6 HNqd rONd IHGa LlRm 73K- lG7O OvAl hYC5 bTRl Ljn9 g2Mm y2-p Xyxq K5u5 ZDFL JHMh xdUZ
~ 1yTR vwxF
  qqrapqq8oppbrrr3rss0*15,sss0stt0ttt0tuu0
  tut0oqq0npp0*2,qqp0tro0*13,sqp0tqp0*2,tts0tuu0
  aeg6eij2*2,18a0jg74vto2vpe1vm50mlb1rl81vm50*3,gf72um51vn80vtp0vob2ue70*3,uf80uol4
  afg6uuu6*2,afg7rk63vpd1vvt1vn61llb1rl81vm50*3,fe82ul51vsm2vsm1vm50ug61ue70*4,
  6cd4uuu4*2,kib8vm50*2,vm60*2,vm50*7,vn60vm50*2,vk60ue70*4,
  18a05ab1jh94vm50*16,vk60uf70ue70*2,
  oj60ul50vn80vm50*16,tm60um60vl60vk60
  vm60vm50vpd1vm50*16,nla1pl91vm50vn80
  vli0vm60vm50*5,ul52tk53ul52ul51tk55*2,sk46vm50*7,vsm2vvu1
  vli0vm70vm50*5,sj43ke3clf3amf36ph45mf3bmg39ng36vm50*6,vto2vvu1
  vm70vm50kh73vm50*16,vn80vn70vn60vob0
  vl50vm50kh73vm50*16,vn80*2,tl60rk60
  ue70uf70vj60vm50*16,rk619c8118a028a2
  ue70*3,vi61vm50*14,rk62399118a0*2,28a2
  ue70*4,vl50vqf1voc1sm70um60vm50*5,vm70vm60ui60vm50ac8418a0*3,28a2
  ue70*4,vj61vrj1jkd26ik09jj0um60vm50*3,vmd0vlj0vlg0vj60uk6228a118a0*3,28a2
  vqo0*4,vrn0vsn0psr0ors0*2,uso0vsn0*3,vsr0*3,vso0vsn1mop0*4,noo0
  vvv0*23,
  vvv0*3,pqq5noohttu5ttt5rrr6oppdqrrcoppgrrr3ttt7ttt6pqq5ttt5uvv2oppboppfvvv0*4,
  vvv0*3,ttt2qrr5mnnalmnbpqq4qqq7mnnaqqr5rrr6qrr3opp4*2,lmnestt2noo5qqr5vvv0*4,
  vvv0*5,vvv1vvv0*2,vvv2uuu4vvv0vvv3vvv0uuu5vvv2vvv0*2,vvv1vvv0*5,
  vvv0*5,sst8ttt4rrsdsss8sssatttarrrfstt7rrscrrsbttt6rss9uuv3vvv0*5,
  vvv0*7,sttauuu4uuu6ttu7sttdvvv3uuu4uuu5tuu5uuu3vvv0*6,
  vvv0*6,sss9uuu3uuu2sst7tuu3ttt3uuu5ttt3ttt4vvv1*2,vvv0*6,
  vvv0*5,uuu4uuu5ttu7vvv1vvv2*2,uvv3tuu5uuu4tuu6vvv1vvv3vvv0*6,
  vvv0*5,tuu7ttt8*2,ttt9sst8stt7ttu8stt7*2,ttt9sst8sssavvv1vvv0*5,
  vvv0*2,tuu3prrbrss9oqrhstt8rsseqsscrssdstt8pqreprrdsttcprrbstt8qrscqrsastt7prrivvv0*3,
  vvv0*2,uvv3vvv0vvv1vvv0uuu3vvv0*3,vvv1uuv2vvv0uuu3vvv0uvv3vvv2vvv0*2,vvv3vvv0*3,
  vvv0rst1mpp0*18,oqq1vvv0*2,
  vvv09fh619c0*6,1ac12ac219c01ac119c02ac32ac11ac119c0*5,stt5vvv0
  vvv09fg619c0*4,2ac29fhc*2,aghh7efdagij7eg8agic9fhd6dfd19c0*5,stt6vvv0
  vvv0glm47ef0*18,8fg1uuv2vvv0
  vvv0vvv2uvv0*18,uvv1vvv0*2,
  vvv0uvv6vvv0*8,qqqjqrrbtuu4vvv0*8,uvv6vvv0
  vvv0uuu5vvv0*8,ttt1ttu1vvv0*8,vvv1vvv3vvv0
  uuu1vvv0uvv0*18,vvv0*2,ttt1
  rss0vvv0*20,stt1sss0
draw-shown-late 358x613
~ Zd4D nbl_ yPaK 5yRw vNuW 5yRw HbD_ A6n0 HNqd G1Xc HNqd AilB HNqd 3NuD HNqd x1yu HNqd 3PSU HNqd 3cR_
~ HNqd yvj6 HNqd QL_r HNqd A4Dr A6n0 HNqd jCX9 HNqd W6RQ HNqd yZqB HNqd pw4a HNqd yvj6 HNqd 3PSU HNqd
~ 3cR_ HNqd IFJ6 HNqd rONd IHGa -n8H Nf12 ghl6 73K- lG7O rzeQ hYC5 bTRl OHUm u_ZN 8oW7 Xyxq K5u5 q1gZ
~ oenl HVM7 XHhl S01A s4zy tPo2 26kW qWy0 Y20Y xdUZ 1yTR vwxF
  qqrapqq8pqq9opqapqq8opp9rss0*13,sss0stt0ttt0tuu0
  tut0oqq0npp0*2,qqp0tro0*13,sqp0tqp0*2,tts0tuu0
  aeg6eij2*2,18a0jg74vto2vpe1vm50mlb1rl81vm50*3,gf72um51vn80vtp0vob2ue70*3,uf80uol4
  afg6uuu6*2,afg7rk63vpd1vvt1vn61llb1rl81vm50*3,fe82ul51vsm2vsm1vm50ug61ue70*4,
  6cd4uuu4*2,kib8vm50*2,vm60*2,vm50*7,vn60vm50*2,vk60ue70*4,
  18a05ab1jh94vm50*16,vk60uf70ue70*2,
  oj60ul50vn80vm50*4,ic23ea10pi43ke33d910rj42mf33d910ph43vm50*3,tm60um60vl60vk60
  vm60vm50vpd1vm50*4,b717le31qj45c814qi44b7179605sk52a617vm50*3,nla1pl91vm50vn80
  vli0vm60vm50*5,ng43ea23hc2ae915tl539608b715vm509608vm50*5,vsm2vvu1
  vli0vm70vm50*4,ul52b813a612qi44d814a612mf34fa24a612jd34vm50*5,vto2vvu1
  vm70vm50kh73vm50*16,vn80vn70vn60vob0
  vl50vm50kh73vm50*6,rj47mf3cmf3blf39vm50*6,vn80*2,tl60rk60
  ue70uf70vj60vm50*6,tk51sj42rj43ul53vm50*6,rk619c8118a028a2
  ue70*3,vi61vm50*14,rk62399118a0*2,28a2
  ue70*4,vl50vqf1voc1sm70um60vm50*5,vm70vm60ui60vm50ac8418a0*3,28a2
  ue70*4,vj61vrj1jkd26ik09jj0um60vm50*3,vmd0vlj0vlg0vj60uk6228a118a0*3,28a2
  vqo0*4,vrn0vsn0psr0ors0*2,uso0vsn0*3,vsr0*3,vso0vsn1mop0*4,noo0
  vvv0*16,vvv1vvv0*6,
  vvv0*2,rrr6ikkihjjmnoogjkljhijiikkiqrralmnhqrrdnopcnooerrs9mnnappqhklmfnoo9oppfvvv0*3,
  vvv0*11,tuu3ttt6uuu2*2,vvv1vvv0vvv1uuu4vvv0*4,
  vvv0*6,stt6tttasss8rrsdqqqhttu6qrrfrrsfrss9rssavvv0*7,
  vvv0*7,vvv2uuu4vvv2vvv0vvv1vvv2vvv1uuu3vvv1vvv0*7,
  vvv0*5,stt9sss8rssgrssdqrrfsssestt8stt7rssbttt8sss8qrreuuv3vvv0*5,
  vvv0*7,vvv1vvv0*15,
  vvv0*5,sstarssdrrrgtttarsscsss9sttbqrrdrrrdqrrgsssarsseuvv2vvv0*5,
  vvv0*3,vvv1*2,tuu4vvv0vvv2vvv1*2,vvv0vvv3vvv2vvv1*2,vvv0vvv1*2,vvv0uvv3vvv0*3,
  vvv0*2,stt7qrsaqss9rssdqsscsttcqsscrstcrstaoqrdqrsbrsseqrsarstcprrdqrs9stt7prrhvvv0*3,
  vvv0*23,
  vvv0vrj1voa0*18,voc0vvu0vvv0
  vvv0voc2vm50*2,sk47*2,rj47sk56tk55sj47tk56sk45qj4csj47ul53sk47tk56lf3bul53vm50*2,vus2vvv0
  vvv0vpc2vm50*2,sk56sk51sk43ul51sk43tk52rj46sk53ul51sk54sk55sk45ul50sk52vm50*3,vut1vvv0
  vvv0vus0usm0*18,vto0vvv0*2,
  vvv0uuu5vvv0*7,uuu3*2,vvv0vvv1vvv0*7,vvv1vvv3vvv0
  vvv0uvv6vvv0*6,sss8nooi*2,qrrcoppdpqqbvvv0*7,uvv6vvv0
  vvv0vvv2uvv0*6,uuv0uvv0*11,uvv1vvv0*2,
  vvv0*5,vvv1ttu8sttbvvv0uuu2vvv0vvv1vvv3vvv0vvv3*2,tuu2uuu2vvv0*5,
  vvv0*5,stt7prrbqssbrssarst6vvv1uuu4ttu5stt7rssbttt5rss5tuu3vvv0*5,
  uvv1vvv0*21,ttt1
  sss1vvv0*20,ttt1rss0
address-errors 358x1201
~ Zd4D nbl_ hvmO 5yRw vNuW 5yRw lBxW Hia6 DEjE I7Ml LxhZ si26 Qwgf _6DN JyxS _ZwF XVuD a1Uk LxhZ FTu1
~ Qwgf IWJl JyxS _ZwF XVuD a1Uk LxhZ GjkK Qwgf Nwcs JyxS _ZwF XVuD EA07 LxhZ Y37N Qwgf xpaP JyxS _ZwF
~ XVuD a1Uk LxhZ QpxT UaGD iXSB LxhZ q0SI Qwgf YNJE JyxS _ZwF XVuD a1Uk LxhZ ejJy Qwgf xpaP JyxS _ZwF
~ XVuD a1Uk LxhZ A0RW UaGD iXSB CA87 PWy3 XOWq
  pqqbpqq9pqq7pqq8*2,qrr2rss0*13,sss0stt0ttt0tuu0
  tuu0*3,ttt0*16,tuu0*4,
  vvv0*22,uuu0
  vvv0*14,vvv1*2,vvv2ttt6vvv0uuu2vvv1vvv0*2,
  vvv0*13,oppblmngnoodnoocpqqfmnnkjklklmncvvv1vvv0
  vvv0*13,vvv1vvv0*9,
  vvv0*8,sstasssdrsscttt6rssfttt6rsscrssgsssestt8*2,stt7stt9vvv2vvv0
  vvv0*23,
  vvv0*16,uuu2stt9ssseuuu3sssgvvv2vvv0
  vvv0uuu1stt0*14,pqr7oqr5prr5npq8prr8vvv1vvv0
  vvv0qrrgvuu0*18,utt4rstdvvv0
  vvv0rrsgvvv0*19,rrslvvv0
  vvv0rrsgvvv0*18,vvv1rsshvvv0
  vvv0stt5rrs0*16,rrr1rrs0qpp6vvv1vvv0
  vvv0*13,vuu3urrburraussburr8ussdurr8slm6vvv0*2,
  vvv0*23,
  vvv0*17,rrs9opplqrrhopqfvvv2vvv0
  vvv0vvv1vuu0*16,utt1*2,utu2vvv0*2,
  vvv0vuu9vvv0*18,vvv1vuu6vvv0
  vvv0vuubvvv0*19,vuubvvv0
  vvv0vtt8vuu0*18,vuu3vuv3vvv0
  vvv0*14,vvv2vuu4vvv3vuu3vtu8vuu2too5vvv0*2,
  vvv0*13,vuu3urs9uss6ust8uss5vtu6uss6tqq3vvv0*2,
  vvv0*19,vvv1vvv0*3,
  vvv0*15,sss9nooiqrrappqirrseoppmuvv3vvv0
  vvv0vuu3vuu0*18,vuu3vvv0*2,
  vvv0vuuavvv0*9,vvv1uuu5vvv0uvv4uvv3vvv2uvv4vvv2vvv1*2,vuu9vvv0
  vvv0srsgvvv0*9,uuu3pqqeqrrbrrsgrrsfrrrcssseqrrirrs9uuu3vuuavvv0
  vvv0vuu5vuu0*18,vuu3vvv1vvv0
  vvv0*12,uss8tqqdussfussbuss8urr9vuu2ust7rij8vvv0*2,
  vvv0*14,vvv1vvv0vuu3vvv0vuu3*2,vvv0*3,
  vvv0*16,uuu6uuu4vvv0uuu4uuu7vvv1vvv0
  vvv0*14,rss8qqqbrssfpqqdpqqhrrrdqrrdvvv2vvv0
  vvv0vuu5vuu0*18,vuu3vvv1vvv0
  vvv0vuubvvv0*19,vuuavvv0
  vvv0vuuavvv0*19,vuu9vvv0
  vvv0vuu3vuu0*18,vtu3vvv0*2,
  vvv0*13,vuu3urrbuqraussbuqr9ussfurr9rij8vvv0*2,
  vvv0*23,
  vvv0*12,tttbttt9sss9rssgsssdqrrhsttbrrrfrsshvvv2vvv0
  vvv0*12,ttt8rrsastt2uuu4rrs8stt2ttt6ttt1ttt3vvv0*2,
  vvv0uuu5uvv0*18,uvv1vvv2vvv0
  vvv0uvv7vvv0*19,uvv7vvv0
  vvv0uvv5vvv0*18,vvv1vvv3vvv0
  vvv0*2,uvv0*18,vvv0*3,
  vvv0*16,uuu4sss8sssbsttbrrrfuvv3vvv0
  vvv0*2,vuu0*14,tss4srr7tss5tss4ttt5vvv0*2,
  vvv0vtu9vvv0*18,vvv2vuu5vvv0
  vvv0vuubvvv0*19,vuubvvv0
  vvv0vtu9vvv0*18,vvv2vuu5vvv0
  vvv0*2,vuu0*12,vtu0vtt1*3,ust5vtu0tpq4vvv0*2,
  vvv0*13,vuu3urraurr8ussaurr7uttaurs8too4vvv0*2,
  vvv0*23,
  vvv0*18,sss9qqrepqqguvv3vvv0
  vvv0vuu2vuu0*18,vuu2vvv0*2,
  vvv0vuu9vvv0*19,vuu8vvv0
  vvv0vuubvvv0*19,vuubvvv0
  vvv0vuu6vuu0*18,vuu3vvv2vvv0
  vvv0*13,vvv1vuu5utt8vuu5utt7uttbvtt6rkl7vvv0*2,
  vvv0*13,vvv2ust5vtt2vtt6vtt1vuu3vtt2vuu1vvv0*2,
  vvv0*10,vvv2vvv0*2,vvv2*3,vvv0vvv1vvv2*2,vvv1vvv0*2,
  vvv0*10,tuu8oppkpqqh*2,qrreopphqqq9qrrhqrrippqjoppouvv3vvv0
  vvv0vvv2uvv0*18,uvv1vvv0*2,
  vvv0uvv6vvv0*19,uvv6vvv0
  vvv0uvv6vvv0*19,uvv6vvv0
  vvv0vvv2uvv0*18,uvv1vvv0*2,
  vvv0*23,
  vvv0*2,ttt7stt8rsscrrsdstt9ttt6rssasss8ttt8rssdsttdsssbtttasst6ttt7sss9sst8sss9rss9vvv1vvv0
  vvv0*18,vvv1tttcuuv4vvv2vvv0
  vvv0*18,vvv1ttt5ttu6vvv1vvv0
  vvv0rst1mpp0*18,oqq1vvv0*2,
  vvv09fh619c0*7,1ac119c02ac32ac219c0*8,stt5vvv0
  vvv09fg619c0*6,4ce7bhim9gha7effchjb7ef619c0*7,stt6vvv0
  vvv0hlm47ef0*18,9fg1uuv2vvv0
  uuu1vvv0*21,stt1
  rss0uuu1vvv0*19,rss1sss0
address-saved 358x252
~ Zd4D nbl_ Vms2 5yRw vNuW fbUZ XyR7 RcCk PWy3 jpOD sdpN
  pqqbpqq9pqq7pqq8opp8qrr2rss0*13,sss0stt0ttt0tuu0
  tuu0*3,ttt0*16,tuu0*4,
  vvv0*22,uuu0
  vvv0*8,uuu2vvv0*2,ttt6ttu6vvv0*2,tuu5uuu5uuu3vvv0vvv1vvv0*3,
  vvv0*7,ttt5lnnjklmglmmaopphnoogklldrrrakmmipqqeijkmnoocmnnfnoocvvv2vvv0
  vvv0*7,vvv1vvv0vvv1vvv0vvv1vvv0*2,vvv1uvv1vvv0*7,
  vvv0*6,uuu4sss9tuu6rssgrssc*2,qrrcrsserssdttt5rssgrss9sssbsss8ttt8vvv1vvv0
  vvv0*23,
  vvv0hlm47ef0*18,9fg1uuv2vvv0
  vvv09fg619c0*8,2bd26df919c0*9,stt6vvv0
  vvv09fh619c0*8,2bd42ac019c0*9,stt5vvv0
  vvv0rst2loo0*18,npq1vvv0*2,
  vvv0uuu5vvv0*7,vvv1vvv0uvv2vvv0vvv1vvv0*6,vvv1vvv3vvv0
  vvv0uvv6vvv0*6,ttt7noonoppbpqqhppqdpqqbvvv0*7,uvv6vvv0
  vvv0vvv2uvv0*18,uvv1vvv0vvv1
  tuu1vvv0*21,sss1
