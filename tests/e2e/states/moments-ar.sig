open 358x64
~ Zd4D nbl_ AitK eoqr rQW2 cjbG rQW2 C6gZ rQW2 r_ML
  rrsarss8uvv0*21,
  uvv0*6,uuu0tuu0*6,uuu0tuu0*3,uuu0tuu0*4,uuu1
  uvv0*6,tuu5qrrapqqbqrr6pqqdpqqatuu5*2,sss7opqettt3tuu5tuu3pqqboppdstt4sst9
  uvv0*6,tuu5rss7rss6stt3sss5rss6tuu5*2,stt5rss7tuu3tuu4tuu3rss6rss8ttt3sst9
claim 358x558
~ Zd4D nbl_ swp6 5yRw vNuW 5yRw HbD_ A6n0 HNqd G1Xc HNqd AilB HNqd 3NuD HNqd x1yu HNqd 3PSU HNqd 3cR_
~ HNqd yvj6 HNqd QL_r HNqd A4Dr A6n0 HNqd jCX9 HNqd W6RQ HNqd yZqB HNqd pw4a HNqd yvj6 HNqd 3PSU HNqd
~ 3cR_ HNqd IFJ6 HNqd rONd IHGa -n8H -ZDY Q2jf ghl6 73K- lG7O e3P1 hYC5 bTRl Av-U tBB9 K5u5 YomK oenl
~ HVM7 K5u5 A5BA WnUl oKtF aMjb S01A s4zy tPo2 26kW qWy0 Y20Y xdUZ 1yTR vwxF
  rrsbrsscuuu0*21,
  tuu0npp0mop0*2,qqo1uso0*13,uqo0*3,usr0uuu0
  8df6gjk2*2,18a0jg74vtp2vqf1vm50lkc1ql81vm50*3,fe82ul51vn91vur0vob2ue70*3,uf80unj4
  bfh6tuu7*2,bfg7sk62vpc1vus1vn71mlb1rl81vm50*3,hf72um51vsm2vrk1vm50ug61ue70*4,
  5bd4tuu3*2,lib8vm50*11,vm60vm50*2,vl60ue70*4,
  18a05aa1jh83vm50*16,vl60ug70ue70*2,
  qj60vm50vo91vm50*5,mf33c810fa23sk42c811fa22vm50*5,tm70tm60vl50vk60
  vm60vm50voc1vm50*6,d913ke34gb25oh45gb25ng35vm50*4,ola1pl91vm60voa0
  vli0vm60vm50*6,vm51oh429605fa25pi45hc25mg35vm50*6,vsn2vvv0
  vli0vm60vm50*6,ng34b711e914qi43a712c813ul51vm50*6,vsn2vvv0
  vm60vm50jg73vm50*16,vn90vn80vm60voa0
  vl60vm50mi73vm50*6,qi48lf3dle3clf3avm50*6,vn80vn70sk60pj60
  ue70uf70vj60vm50*6,tl50sk51sk52ul52vm50*6,pj627b9118a0*2,
  ue70*3,vi61vm50*14,qk6228a118a0*3,
  ue70*4,vl50vqg1voc1ql80tm60vm50*5,vm80vm60uh61vm509c8418a0*4,
  ue70*4,vj61vri1ike26ik08ij0tm61vm50*3,vmd0vlj0vlh0vk60uk6318a0*5,
  vrp0*4,vsp0vtp0rss0pst0*2,utq0vtp0*3,vts0*3,vtp0vtp1opq0*5,
  vvv0*23,
  vvv0*3,qrr4hijjnoobnooghjjdhjjikllclmmavvv1pqqerss4sss9qqraqrrcpqq7pqq4vvv0*4,
  vvv0*3,stt2rrr4sss2qqr3rrs4pqq5sss2ttt3mnnbmno6rss2qrr2opp4*2,ppq2sst2vvv0*4,
  vvv0*5,vvv3vvv1vvv2uuu5uuu3vvv2vvv0vvv2vvv0vvv1uuu5vvv0uvv3vvv0*5,
  vvv0*5,sssdsss6sst6sst9stt8rrs9stt6sssarsscsss8sttbrrrdvvv3vvv0*5,
  vvv0*5,tuu5ttt6uuu6rrsduuu4stt6ttt8sss8sssfsstasss8ttt9ttt6vvv0*5,
  vvv0*4,vvv1uuu4uuv1uuu2vvv1uuu4uuu1vvv0uvv1vvv1uuu3uuu0uuu4uuu3vvv0*5,
  vvv0vus0vsn0*18,vtp0vvv0*2,
  vvv0vpc2vm50*3,ul51*3,tl52ul50vm50vm51*2,vm52vm50vm51sk56vm50*4,vut1vvv0
  vvv0voc2vm50*3,qi4bqi4aoh4aoh4crj48ph4boh4dqi4doh4epi49tk58jd38vm51vm50*3,vus2vvv0
  vvv0vrj1voa0*8,vna1voa0*9,voc0vvu0vvv0
  vvv0vvv2uvv0*8,uvv2vvv2uvv0*8,uvv1vvv0*2,
  vvv0uvv6vvv0*3,uuu3sst9vvv0*3,uvv6*2,vvv0*2,oopfqrrgqqqbttt6tuu5vvv0*2,uvv6vvv0
  vvv0uuu5vvv0*3,uuu5vvv0*4,uuu5uvv5vvv0*3,ttt4uuu2uvv2vvv0*2,vvv1vvv3vvv0
  vvv0*2,uvv0*8,vvv0*2,uvv0*8,vvv0*3,
  vvv0*5,rtt8mppknpqlrst9qrs9vvv1ttu5stt8stt7rrrfsst8qrr8sss6vvv0*5,
  vvv0*7,vvv1*2,vvv0*13,vvv1
  ttt1vvv0*20,uuu0sss1
claim-under-way 358x589
~ Zd4D nbl_ LG4X 5yRw vNuW 5yRw HbD_ A6n0 HNqd G1Xc HNqd AilB HNqd 3NuD HNqd x1yu HNqd 3PSU HNqd 3cR_
~ HNqd yvj6 HNqd QL_r HNqd A4Dr A6n0 HNqd jCX9 HNqd W6RQ HNqd yZqB HNqd pw4a HNqd yvj6 HNqd 3PSU HNqd
~ 3cR_ HNqd IFJ6 HNqd rONd IHGa -n8H -ZDY rPLp ghl6 73K- lG7O e3P1 hYC5 bTRl hYTC yjpr sd2n OXsN E33G
~ t8km tLGg rIFg rFVT oeU_ K5u5 T0E- PAq_ K5u5 A5BA WnUl oKtF aMjb S01A s4zy tPo2 26kW qWy0 Y20Y xdUZ
~ 1yTR vwxF
  qqrapqqcpqq8opp9pqq8oppbrss0*13,sss0stt0ttt0tuu0
  stt1mop0moo0lno0ppn1trn0*13,tpn0*2,tpo0tsr0tuu0
  8df6gjk2*2,18a0jg74vtp2vqf1vm50lkc1ql81vm50*3,fe82ul51vn91vur0vob2ue70*3,uf80unj4
  bfh6tuu7*2,bfg7sk62vpc1vus1vn71mlb1rl81vm50*3,hf72um51vsm2vrk1vm50ug61ue70*4,
  5bd4tuu3*2,lib8vm50*11,vm60vm50*2,vl60ue70*4,
  18a05aa1jh83vm50*16,vl60ug70ue70*2,
  qj60vm50vo91vm50*5,sj41hc21pi44sk42c811fa22vm50*5,tm70tm60vl50vk60
  vm60vm50voc1vm50*5,qi43d914oh45gb25oh45gb25ng35vm50*4,ola1pl91vm60voa0
  vli0vm60vm50*7,hc25oh45fa25pi45hc25mg35vm50*6,vsn2vvv0
  vli0vm60vm50*6,ke339600a610mf37a712c813ul51vm50*6,vsn2vvv0
  vm60vm50jg73vm50*16,vn90vn80vm60voa0
  vl60vm50mi73vm50*6,rj47mf3cmf3blf39vm50*6,vn80vn70sk60pj60
  ue70uf70vj60vm50*6,tk51sj42rj43ul53vm50*6,pj627b9118a0*2,
  ue70*3,ui61vm50*14,qk6228a118a0*3,
  ue70*4,vl50vqg1voc1ql80tm60vm50*5,vm80vm60uh61vm509c8418a0*4,
  ue70*4,vj61vri1ike26ik08ij0tm61vm50*3,vmd0vlj0vlh0vk60uk6318a0*5,
  vrp0*4,vsp0vtp0rss0pst0*2,utq0vtp0*3,vts0*3,vtp0vtp1opq0*5,
  vvv0*23,
  vvv0*3,stt4ijkioppbjlljjkleijkgikkhnop6vvv1oppfttt2rss9ppqdrss7pqq7qrr4vvv0*4,
  vvv0*3,vvv1qrr4ttt2pqq3rrs3pqq4sss4uuu2kllbnoo5stt2pqq2opp4opp3ppq3ttt2vvv0*4,
  vvv0*7,uuu4vvv2*2,vvv0*2,vvv1tuu7uuu5*2,vvv1vvv3vvv0*5,
  vvv0*5,rrsdrrrdstt9sst8sssasst6sssasss8rssdttt9rssarss7uuv5vvv0*5,
  vvv0*23,
  vvv0pqqdqqqdmnoipqqdrssaqqqgqrrbpqqhrrrdqrrcvvv0*3,uuu3stt6tttcstt8stt7*2,sss9vvv2vvv0
  vvv0*2,uvv0*3,ttt4uvv0uuu3vur0vuq0vtq2vuq0*3,tus1qsr1psr1prq3qsr0*3,vvv0*2,
  vvv0uuu0ttt0*5,tut1vqh0*6,pql4fmj0*6,uvu2vvv0
  vvv0vus0vsn0*18,vtp0vvv0*2,
  vvv0vpc2vm50*3,vm51ul51ul52tl51ul50vm50vm51vm52*2,vm50vm51tk53vm50*4,vut1vvv0
  vvv0voc2vm50*3,rj49qi49oh4bng3csj47pi4aoh4dpi4eog4epi48sk49sj45vm51vm50*3,vus2vvv0
  vvv0vrj1voa0*8,vna1voa0*9,voc0vvu0vvv0
  vvv0vvv2uvv0*8,uvv2vvv2uvv0*8,uvv1vvv0*2,
  vvv0uvv6vvv0*3,uuu2ttt8vvv0*3,uvv6*2,vvv0*2,pqqfrsserssbttt6tuu5vvv0*2,uvv6vvv0
  vvv0uuu5vvv0*3,ttu5uuu1vvv0*3,uuu5uvv5vvv0*2,tuu1sss5stt2uvv2vvv0*2,vvv1vvv3vvv0
  vvv0*2,uvv0*8,vvv0*2,uvv0*8,vvv0*3,
  vvv0*5,rtt8mppknpqlrst9qrs9vvv1ttu5stt8stt7rrrfsst8qrr8sss6vvv0*5,
  vvv0*7,vvv1*2,vvv0*13,vvv1
  ttt1vvv0*20,uuu0sss1
claim-locked 358x654
~ Zd4D nbl_ eF9b 5yRw vNuW 5yRw HbD_ A6n0 HNqd G1Xc HNqd AilB HNqd 3NuD HNqd x1yu HNqd 3PSU HNqd 3cR_
~ HNqd yvj6 HNqd QL_r HNqd A4Dr A6n0 HNqd jCX9 HNqd W6RQ HNqd yZqB HNqd pw4a HNqd yvj6 HNqd 3PSU HNqd
~ 3cR_ HNqd IFJ6 HNqd rONd IHGa -n8H -ZDY rPLp ghl6 73K- lG7O iePw hYC5 bTRl Pprz Qf4K JbDL E9vW Miv_
~ 7spe q2t_ sd2n OXsN E33G t8km tLGg rIFg rFVT oeU_ K5u5 YomK oenl HVM7 K5u5 A5BA WnUl oKtF aMjb S01A
~ s4zy tPo2 26kW qWy0 Y20Y xdUZ 1yTR vwxF
  qqrapqqcpqq9opq9pqq6rss0*14,sss0stt0ttt0tuu0
  ttt0oqq0npp0*2,qqp0tro0*13,sqp0tqp0*2,tss0tuu0
  9ef6eij2*2,18a0jg74vto2vpe1vm50mlb1rl81vm50*3,gf72um51vn80vtp0vob2ue70*3,uf80tol4
  afg6uuu6*2,afg6rk63vpd1vvt1vn60llb1rl81vm50*3,fe82ul51vsm2vsm1vm50ug61ue70*4,
  6cd4uuu4*2,kib8vm50*2,vm60*2,vm50*7,vn60vm50*2,vk60ue70*4,
  18a05ab1jh93vm50*16,vk60uf70ue70*2,
  oj60ul50vn80vm50*5,sk51jd21qi43tk52e911hc22vm50*5,tm60um60vl60vk60
  vm60vm50vpd1vm50*5,pi43c814oh45gb25ng34fa24oh45vm50*4,nla1pl91vm50vn80
  vli0vm60vm50*7,hc25oh45fa25qi45ic25mf35vm50*6,vsm2vvv0
  vli0vm70vm50*6,ke3385009600le37a612b713ul52vm50*6,vto2vvv0
  vm70vm50kh73vm50*16,vn80*2,vn60vob0
  vl50vm50kh73vm50*6,rj47mf3cmf3blf39vm50*6,vn80vn70tl60rk60
  ue70uf70vj60vm50*6,tk51sj42rj43ul53vm50*6,rk619c9118a0*2,
  ue70*3,vi61vm50*14,rk62399118a0*3,
  ue70*4,vl50vqf1vob1sm70um60vm50*5,vm70vm60ui60vm50ac8418a0*4,
  ue70*4,vj61vrj1jkd26ik09jj0um60vm50*3,vmd0vlj0vlg0vj60uk6228a118a0*4,
  vqo0*4,vrn0vsn0psr0nrs0*2,uso0vsn0*3,vsr0*3,vso0vsn1mop0*5,
  vvv0*23,
  vvv0*4,noocijkgnoocoppcjklbgijfikkeuuu3oppaoppittt5oppauvv2pqqauuu3vvv0*4,
  vvv0*4,ttt5pqq5tuu2qqq4pqq5noo5sst5pqqapqq7oop5opp5opp8pqqbnop5vvv1vvv0*4,
  vvv0*6,uuu2*2,vvv1uuu5uuu6vvv1uvv4uuu5vvv0vvv3vvv0*7,
  vvv0*6,tuu3ttu9rss9sssarrsbttt6qrrcsst9qrrbrss9vvv0*7,
  vvv0*5,uuu4ttu6uuu8ttu8ttt8ttt9vvv2ttt8sssauvv3uuu4sttavvv1vvv0*5,
  vvv0*5,uvv2ttt5ttt8*2,ttt5uuu2uuu5vvv2uuu2uuu5ttt3ttt4vvv0*6,
  vvv0*7,tuu1ttt1stt3ttt2tuu2*2,uuu0ttt4vvv0*8,
  vvv0*7,rss3qrr8pqrbpqqbqrr8oqqaqrr6rss4vvv0*8,
  vvv0*23,
  vvv0qqrcqrrcnopgpqqcstt8qrrfrrsaqrrfrssb*2,vvv0*3,vvv2ttt5ttuattt7ttt6tuu6ttt8vvv2vvv0
  vvv0vvv1uvv0uuu1vvv1stt6vvv1uuu5uut1vut1uts4vvu0*3,uvu1stt2ttt2sts4tut1stt1tut1vvv0*2,
  vvv0tuu0stt0*5,ttt1vpd0*6,ooi5bjg0*5,bkg0uvu2vvv0
  vvv0vvu0vuq0*18,vus0vvv0*2,
  vvv0vpd2vm50*5,vm51vm50*8,ul53vm50*4,vvt1vvv0
  vvv0voc2vm50*3,pi4cph4bng3bng3dqi49ph4aoh4eqi4dng4fpi49sk58ic2avm51vm50*3,vus2vvv0
  vvv0vqg1vn70*8,vm72vn70*9,vn80vvu1vvv0
  vvv0vvv2uvv0*8,vvv2vvv1uvv0*8,uvv1vvv0*2,
  vvv0uvv6vvv0*3,vvv1tuu6vvv0*3,uvv6*2,vvv0*2,qqrdsttcstt8uuu4*2,vvv0*2,uvv5vvv0
  vvv0uvv6vvv0*3,ttt6tuu2vvv0*3,uvv6*2,vvv0*2,stt3rss8rss5uuu4vvv0*2,vvv1vvv4vvv0
  vvv0*2,uvv0*8,vvv0*2,uvv0*8,vvv0*3,
  vvv0*5,ttu7npqjnpqkrtt7qrs9vvv1ttu5stt8stt6rssestt8rss7sst6vvv0*5,
  vvv0*5,uvv1vvv0vvv2*2,vvv0*7,ttt1vvv0*6,
  tuu1vvv0*21,sst1
claim-under-review 358x627
~ Zd4D nbl_ 1Vhu 5yRw vNuW 5yRw HbD_ A6n0 HNqd G1Xc HNqd AilB HNqd 3NuD HNqd x1yu HNqd 3PSU HNqd 3cR_
~ HNqd yvj6 HNqd QL_r HNqd A4Dr A6n0 HNqd jCX9 HNqd W6RQ HNqd yZqB HNqd pw4a HNqd yvj6 HNqd 3PSU HNqd
~ 3cR_ HNqd IFJ6 HNqd rONd IHGa -n8H -ZDY rPLp ghl6 73K- lG7O xzyE hYC5 bTRl Pprz K4e_ JbDL 19d4 Miv_
~ hALn sd2n OXsN E33G t8km tLGg rIFg rFVT oeU_ K5u5 YomK oenl HVM7 K5u5 A5BA WnUl oKtF aMjb S01A s4zy
~ tPo2 26kW qWy0 Y20Y xdUZ 1yTR vwxF
  qqrapqqcpqq8opp9pqq7oppa*2,rss0*12,sss0stt0ttt0tuu0
  stt1mop0moo0lno0ppn1trn0*13,tpn0*2,tpo0tsr0tuu0
  8df6gjk2*2,18a0jg74vtp2vqf1vm50lkc1ql81vm50*3,fe82ul51vn91vur0vob2ue70*3,uf80unj4
  bfh6tuu7*2,bfg7sk62vpc1vus1vn71mlb1rl81vm50*3,hf72um51vsm2vrk1vm50ug61ue70*4,
  5bd4tuu3*2,lib8vm50*11,vm60vm50*2,vl60ue70*4,
  18a05aa1jh83vm50*16,vl60ug70ue70*2,
  qj60vm50vo91vm50*5,sj41hc21pi44sk42c811fa22vm50*5,tm70tm60vl50vk60
  vm60vm50voc1vm50*5,qi43d914oh45gb25oh45gb25ng35vm50*4,ola1pl91vm60voa0
  vli0vm60vm50*7,hc25oh45fa25pi45hc25mg35vm50*6,vsn2vvv0
  vli0vm70vm50*6,ke339600a610mf37a712c813ul51vm50*6,vsn2vvv0
  vm60vm50jg73vm50*16,vn90vn80vm60voa0
  vl60vm50mi73vm50*6,qi48lf3dle3clf3avm50*6,vn80vn70sk60pj60
  ue70uf70vj60vm50*6,tl50sk51sk52ul52vm50*6,pj627b9118a0*2,
  ue70*3,ui61vm50*14,qk6228a118a0*3,
  ue70*4,vl50vqg1voc1ql80tm60vm50*5,vm80vm60uh61vm509c8418a0*4,
  ue70*4,vj61vri1ike26ik08ij0tm61vm50*3,vmd0vlj0vlh0vk60uk6318a0*5,
  vrp0*4,vsp0vtp0rss0pst0*2,utq0vtp0*3,vts0*3,vtp0vtp1opq0*5,
  vvv0*23,
  vvv0*4,mnodhjjhnoocoopdikkcfhihijkfuuu3nopcnoojsss6noocuuu2ppqbuuu3vvv0*4,
  vvv0*4,ttt4qqr4uuu1qrr3pqq4opp4ttt4pqqaqqq6opp4*2,pqq6pqqaopp4vvv1vvv0*4,
  vvv0*3,vvv3vvv2vvv0uvv3vvv4uuu5vvv2vvv0vvv3uuu5vvv1uuu4ttt9uvv1uuu5vvv2vvv0*4,
  vvv0*3,sstbrssarsscsssbrsscuuu6sst8rrs7sssbttt7rss9stt8sssasss7ttt9sss8tuu4vvv0*3,
  vvv0*8,uvv0*6,vvv0*9,
  vvv0*8,rrs6pqq7pqqbqrr9qrr7qrrauvv0vvv0*8,
  vvv0*23,
  vvv0stt5ttt6rss8sss5vvv0ttt7uuu3tuu7vvv2vvv3vvv0*5,vvv4vvv0vvv1*2,vvv2vvv1vvv0
  vvv0sss8sss7qrrastt7qqqestt9rrrcrrs9rssaqrrcvvv0*3,uvv2stt6ttt9rsscstt6ttt6stt7vvv1vvv0
  vvv0tuu0stt0*5,ttt1voc0*6,noh59ie0*5,ajf0uvu2vvv0
  vvv0*23,
  vvv0vqg1vn70*18,vn90vvu1vvv0
  vvv0voc2vm50*3,ph4doh4cmf3cmf3epi49qj48ng4fqi4bng3gpi49sk59ic2dvm51vm50*3,vus2vvv0
  vvv0vpd2vm50*8,tk54vm50vm52vm50*3,ul50vm50*4,vvt1vvv0
  vvv0vut1utq0*8,vtq0vuq0utq0*8,vtr1vvv0*2,
  vvv0uvv6vvv0*4,vvv2vvv0*3,uvv6*2,vvv0*2,ttt5uuu5vvv1uuu4vvv0*2,vvv1vvv4vvv0
  vvv0uvv6vvv0*3,sst8sst7vvv0*3,uvv6*2,vvv0*2,pqqbpqqfpqqcuuu4*2,vvv0*2,uvv5vvv0
  vvv0vvv2uvv0*8,vvv2vvv1uvv0*8,uvv1vvv0*2,
  vvv0*5,uuv3rsseqssfuuv2tuu6vvv0uvv3uuu5uvv2uuu6uuu4ttt4tuu4vvv0*5,
  vvv0*5,tuu4rss5stt7*2,stt3vvv0uuu2*2,tuu4stt8tuu4sss4uuu2vvv0*5,
  uuu1vvv0*21,ttt1
  rss0vvv0*20,stt1sss0
claim-failed 358x660
~ Zd4D nbl_ bRpc 5yRw vNuW 5yRw HbD_ A6n0 HNqd G1Xc HNqd AilB HNqd 3NuD HNqd x1yu HNqd 3PSU HNqd 3cR_
~ HNqd yvj6 HNqd QL_r HNqd A4Dr A6n0 HNqd jCX9 HNqd W6RQ HNqd yZqB HNqd pw4a HNqd yvj6 HNqd 3PSU HNqd
~ 3cR_ HNqd IFJ6 HNqd rONd IHGa -n8H -ZDY rPLp ghl6 73K- lG7O e3P1 hYC5 bTRl hYTC yjpr _8Eo 6tb6 mLBR
~ sd2n OXsN E33G t8km tLGg rIFg rFVT oeU_ K5u5 m_8E oenl HVM7 K5u5 aMjb xdUZ 1yTR vwxF
  qqrapqqcpqqaopp9qrr3rss0*14,sss0stt0ttt0tuu0
  stt1mop0moo0lno0ppn1trn0*13,tpn0*2,tpo0tsr0tuu0
  8df6gjk2*2,18a0jg74vtp2vqf1vm50lkc1ql81vm50*3,fe82ul51vn91vur0vob2ue70*3,uf80unj4
  bfh6tuu7*2,bfg7sk62vpc1vus1vn71mlb1rl81vm50*3,hf72um51vsm2vrk1vm50ug61ue70*4,
  5bd4tuu3*2,lib8vm50*11,vm60vm50*2,vl60ue70*4,
  18a05aa1jh83vm50*16,vl60ug70ue70*2,
  qj60vm50vo91vm50*5,sj41hc21pi44sk42c811fa22vm50*5,tm70tm60vl50vk60
  vm60vm50voc1vm50*5,qi43d914oh45gb25oh45gb25ng35vm50*4,ola1pl91vm60voa0
  vli0vm60vm50*7,hc25oh45fa25pi45hc25mg35vm50*6,vsn2vvv0
  vli0vm60vm50*6,ke339600a610mf37a712c813ul51vm50*6,vsn2vvv0
  vm60vm50jg73vm50*16,vn90vn80vm60voa0
  vl60vm50mi73vm50*6,rj47mf3cmf3blf39vm50*6,vn80vn70sk60pj60
  ue70uf70vj60vm50*6,tk51sj42rj43ul53vm50*6,pj627b9118a0*2,
  ue70*3,vi61vm50*14,qk6228a118a0*3,
  ue70*4,vl50vqg1voc1ql80tm60vm50*5,vm80vm60uh61vm509c8418a0*4,
  ue70*4,vj61vri1ike26ik08ij0tm61vm50*3,vmd0vlj0vlh0vk60uk6318a0*5,
  vrp0*4,vsp0vtp0rss0pst0*2,utq0vtp0*3,vts0*3,vtp0vtp1opq0*5,
  vvv0*23,
  vvv0*3,stt4ijkioppbjlljjkleijkgikkhnop6vvv1oppfttt2rss9ppqdrss7pqq7qrr4vvv0*4,
  vvv0*3,vvv1qrr4ttt2pqq3rrs3pqq4sss4uuu2kllbnoo5stt2pqq2opp4opp3ppq3ttt2vvv0*4,
  vvv0*7,uuu4vvv2*2,vvv0*2,vvv1tuu7uuu5*2,vvv1vvv3vvv0*5,
  vvv0*5,rrsdrrrdstt9sst8sssasst6sssasss8rssdttt9rssarss7uuv5vvv0*5,
  vvv0*23,
  vvv0vtt0vss0*19,vvv0*2,
  vvv0vtt0vss0topcsnndtoo8tppasnnctop9tppbtnocsnngupq6toobtnnbtooatppasnnesmmdsmmgurr2vvv0*2,
  vvv0vtt0vss0vss2uqq8uqq5urr3urr4vss0vss2vss1urr6urr2urr1uqr4urr3urr4vss0uqq6urr3vss0vvv0*2,
  vvv0vtt0vss0urr2uqq7tpp4upp8tpp8*2,tpp9uqq5tpp5upp8tpp6upp6tpp8uqq4tooauqq4tpp9vrr2vvv0*2,
  vvv0vtt0vss0*16,tppatooburr2vvv0*2,
  vvv0vtt0vss0*19,vvv0*2,
  vvv0*23,
  vvv0qqrcqrrcnopgpqqcstt8qrrfrrsaqrrfrssb*2,vvv0*3,vvv2ttt5ttuattt7ttt6tuu6ttt8vvv2vvv0
  vvv0uvv1uuu0uuu1*2,sst6uuv1tuu5utr1vtr1utr4vus0*3,uut1rss2*2,qrr4rss1*2,rts1vvv0*2,
  vvv0tuu0stt0*5,ttt1vqf0*6,ppj4dlh0*6,uvu2vvv0
  vvv0vut0vtp0*18,vuq0vvv0*2,
  vvv0vpd2vm50*8,vm51vm50*3,tl55vm50*6,vut1vvv0
  vvv0voc2vm50*5,rj47ng3iph46oh4fqi4aoh4csk4aid29vm50*6,vus2vvv0
  vvv0vqh1vn90*18,voa0vvu0vvv0
  vvv0vvv2uvv0*18,uvv1vvv0*2,
  vvv0uvv6vvv0*9,ttt7vvv0*9,uvv6vvv0
  vvv0uvv5vvv0*8,tuu6ttt3vvv0*8,vvv1vvv3vvv0
  uuu1vvv0uvv0*18,vvv0*2,ttt1
  rss1vvv0*20,ttt1rss0
claim-refused 358x612
~ Zd4D nbl_ pi08 5yRw vNuW 5yRw HbD_ A6n0 HNqd G1Xc HNqd AilB HNqd 3NuD HNqd x1yu HNqd 3PSU HNqd 3cR_
~ HNqd yvj6 HNqd QL_r HNqd A4Dr A6n0 HNqd jCX9 HNqd W6RQ HNqd yZqB HNqd pw4a HNqd yvj6 HNqd 3PSU HNqd
~ 3cR_ HNqd IFJ6 HNqd rONd IHGa -n8H -ZDY rPLp ghl6 73K- lG7O e3P1 hYC5 bTRl hYTC yjpr _8Eo 6tb6 ZKeN
~ sd2n OXsN E33G t8km tLGg rIFg rFVT oeU_ K5u5 YomK oenl HVM7 K5u5 aMjb xdUZ 1yTR vwxF
  qqrapqqcpqq7opp9*2,rss0*14,sss0stt0ttt0tuu0
  stt1mop0moo0lno0ppn1trn0*13,tpn0*2,tpo0tsr0tuu0
  8df6gjk2*2,18a0jg74vtp2vqf1vm50lkc1ql81vm50*3,fe82ul51vn91vur0vob2ue70*3,uf80unj4
  bfh6tuu7*2,bfg7sk62vpc1vus1vn71mlb1rl81vm50*3,hf72um51vsm2vrk1vm50ug61ue70*4,
  5bd4tuu3*2,lib8vm50*11,vm60vm50*2,vl60ue70*4,
  18a05aa1jh83vm50*16,vl60ug70ue70*2,
  qj60vm50vo91vm50*5,sj41hc21pi44sk42c811fa22vm50*5,tm70tm60vl50vk60
  vm60vm50voc1vm50*5,qi43d914oh45gb25oh45gb25ng35vm50*4,ola1pl91vm60voa0
  vli0vm60vm50*7,hc25oh45fa25pi45hc25mg35vm50*6,vsn2vvv0
  vli0vm60vm50*6,ke339600a610mf37a712c813ul51vm50*6,vsn2vvv0
  vm60vm50jg73vm50*16,vn90vn80vm60voa0
  vl60vm50mi73vm50*6,rj47mf3cmf3blf39vm50*6,vn80vn70sk60pj60
  ue70uf70vj60vm50*6,tk51sj42rj43ul53vm50*6,pj627b9118a0*2,
  ue70*3,ui61vm50*14,qk6228a118a0*3,
  ue70*4,vl50vqg1voc1ql80tm60vm50*5,vm80vm60uh61vm509c8418a0*4,
  ue70*4,vj61vri1ike26ik08ij0tm61vm50*3,vmd0vlj0vlh0vk60uk6318a0*5,
  vrp0*4,vsp0vtp0rss0pst0*2,utq0vtp0*3,vts0*3,vtp0vtp1opq0*5,
  vvv0*23,
  vvv0*3,stt4ijkioppbjlljjkleijkgikkhnop6vvv1oppfttt2rss9ppqdrss7pqq7qrr4vvv0*4,
  vvv0*3,vvv1qrr4ttt2pqq3rrs3pqq4sss4uuu2kllbnoo5stt2pqq2opp4opp3ppq3ttt2vvv0*4,
  vvv0*7,uuu4vvv2*2,vvv0*2,vvv1tuu7uuu5*2,vvv1vvv3vvv0*5,
  vvv0*5,rrsdrrrdstt9sst8sssasst6sssasss8rssdttt9rssarss7uuv5vvv0*5,
  vvv0*23,
  vvv0vtt0vss0*19,vvv0*2,
  vvv0vtt0vss0*2,tpp8tnodtoobtpp7too9uqq5smmgtno9tppdtoocupq7tnobtppasnnesmmdsmmgurr2vvv0*2,
  vvv0vtt0vss0*18,vtt0vvv0*2,
  vvv0*23,
  vvv0pqqdqqqdmnoipqqdrssaqqqgqrrbpqqhrrrdqrrcvvv0*3,uuu3stt6tttcstt8stt7*2,sss9vvv2vvv0
  vvv0*5,ttt4vvv0uuu3vus0*2,vur2vus0*3,uut0rts1*2,rss3stt0*3,vvv0*2,
  vvv0tuu0stt0*5,ttt1vqf0*6,ppj4dlh0*6,uvu2vvv0
  vvv0vut0vtp0*18,vuq0vvv0*2,
  vvv0vpd2vm50*3,ul51*3,tl52ul50vm50vm51*2,vm52vm50vm51tl55vm50*4,vut1vvv0
  vvv0voc2vm50*3,qi4bqi4aoh4aoh4crj48ph4boh4dqi4doh4epi49tk58id29vm51vm50*3,vus2vvv0
  vvv0vqh1vn90*8,vn81vn90*9,voa0vvu0vvv0
  vvv0vvv2uvv0*18,uvv1vvv0*2,
  vvv0uvv6vvv0*8,vvv1stt9vvv0*9,uvv6vvv0
  vvv0uvv5vvv0*8,uuu5tuu1vvv0*8,vvv1vvv3vvv0
  uuu1vvv0uvv0*18,vvv0*2,ttt1
  rss1vvv0*20,ttt1rss0
claim-only 358x716
~ Zd4D nbl_ iyST 5yRw vNuW 5yRw HbD_ A6n0 HNqd G1Xc HNqd AilB HNqd 3NuD HNqd x1yu HNqd 3PSU HNqd 3cR_
~ HNqd yvj6 HNqd QL_r HNqd A4Dr A6n0 HNqd jCX9 HNqd W6RQ HNqd yZqB HNqd pw4a HNqd yvj6 HNqd 3PSU HNqd
~ 3cR_ HNqd IFJ6 HNqd rONd IHGa -n8H -ZDY rPLp ghl6 73K- lG7O e3P1 hYC5 bTRl hYTC yjpr sd2n OXsN E33G
~ t8km tLGg rIFg rFVT oeU_ G2h4 mJA7 L1tQ 6X6r 9yce du6y ieN1 jp_w EApw Rb2d K5u5 29AZ K5u5 A5BA WnUl
~ oKtF aMjb S01A s4zy tPo2 26kW qWy0 Y20Y xdUZ 1yTR vwxF
  qqrapqqcpqq7pqqarss0*15,sss0stt0ttt0tuu0
  stt1mop0moo0lno0ppn1trn0*13,tpn0*2,tpo0tsr0tuu0
  8df6gjk2*2,18a0jg74vtp2vqf1vm50lkc1ql81vm50*3,fe82ul51vn91vur0vob2ue70*3,uf80unj4
  bfh6tuu7*2,bfg7sk62vpc1vus1vn71mlb1rl81vm50*3,hf72um51vsm2vrk1vm50ug61ue70*4,
  5bd4tuu3*2,lib8vm50*11,vm60vm50*2,vl60ue70*4,
  18a05aa1jh83vm50*16,vl60ug70ue70*2,
  qj60vm50vo91vm50*5,sj41hc21pi44sk42c811fa22vm50*5,tm70tm60vl50vk60
  vm60vm50voc1vm50*5,qi43d914oh45gb25oh45gb25ng35vm50*4,ola1pl91vm60voa0
  vli0vm60vm50*7,hc25oh45fa25pi45hc25mg35vm50*6,vsn2vvv0
  vli0vm60vm50*6,ke339600a610mf37a712c813ul51vm50*6,vsn2vvv0
  vm60vm50jg73vm50*16,vn90vn80vm60voa0
  vl60vm50mi73vm50*6,rj47mf3cmf3blf39vm50*6,vn80vn70sk60pj60
  ue70uf70vj60vm50*6,tk51sj42rj43ul53vm50*6,pj627b9118a0*2,
  ue70*3,ui61vm50*14,qk6228a118a0*3,
  ue70*4,vl50vqg1voc1ql80tm60vm50*5,vm80vm60uh61vm509c8418a0*4,
  ue70*4,vj61vri1ike26ik08ij0tm61vm50*3,vmd0vlj0vlh0vk60uk6318a0*5,
  vrp0*4,vsp0vtp0rss0pst0*2,utq0vtp0*3,vts0*3,vtp0vtp1opq0*5,
  vvv0*23,
  vvv0*3,stt4ijkioppbjlljjkleijkgikkhnop6vvv1oppfttt2rss9ppqdrss7pqq7qrr4vvv0*4,
  vvv0*3,vvv1qrr4ttt2pqq3rrs3pqq4sss4uuu2kllbnoo5stt2pqq2opp4opp3ppq3ttt2vvv0*4,
  vvv0*7,uuu4vvv2*2,vvv0*2,vvv1tuu7uuu5*2,vvv1vvv3vvv0*5,
  vvv0*5,rrsdrrrdstt9sst8sssasst6sssasss8rssdttt9rssarss7uuv5vvv0*5,
  vvv0*23,
  vvv0pqqdqqqdmnoipqqdrrscqqqgqqrcpqqhrrrdqrrdvvv0*3,uuu3stt6tttcsst9stt7*2,sss9vvv2vvv0
  vvv0*2,uvv0*3,ttt3uvv0uuu3vur0vuq0vtq2vuq0*3,tus1qsr1psr0prq2qsr0*3,vvv0*2,
  vvv0uuu0ttt0*5,tut1vqh0*6,pql4fmj0*6,uvu2vvv0
  vvv0*2,uvv0*18,vvv0*3,
  vvv0uuu0tuu0*9,ttt0stt2rrs8sss5rss8qrs8tuu0*4,vvv0*2,
  vvv0uuu0tuu0*9,nppemoogqrr8moohpqr8qrr8tuu0uuu0vvv0tuu0vvv0*2,
  vvv0uuu0lnnfmnofkmmhjllirss4tuu0*4,pqr8qrr9pqqeqrr9pqqaqrrauuu0npqclopftuu0vvv0*2,
  vvv0uuu0tuu0*8,stt4rss8stt4sst4rss4stt3rss8tuu0vvv0*2,tuu0vvv0*2,
  vvv0uuu0tuu0*8,stt1rss3rss5rss3rss1rss2stt2tuu0*4,vvv0*2,
  vvv0uuu0stt0*6,nqq2fkl0*11,qss2vvv0*2,
  vvv0*2,uvv0*19,vvv0*2,
  vvv0qss2kno0*18,mpp1vvv0*2,
  vvv09fh619c0*5,2ac15ce54bd65ce56df419c0*2,2bd219c0*6,stt5vvv0
  vvv09fg619c0*5,1ac18fgd7efa9fhb7efb5ce58eg95de619c0*6,stt6vvv0
  vvv0imn49fg0*18,agi1uvv2vvv0
  vvv0vvv3uvv0*8,uvv3vvv2uvv0*8,uvv1vvv0*2,
  vvv0uvv6vvv0*3,ttt4rss9vvv0*3,uvv6*2,vvv0*2,noogpqqhoppdttt7tuu5vvv0*2,uvv6vvv0
  vvv0uuu5uvv0*3,tuu4uvv0*4,uuu5uvv5uvv0*3,ttu2uvv0uuu2uvv0*2,uvv1vvv2vvv0
  vvv0*23,
  vvv0*5,rtt8mppknpqmrssaqrs9vvv1ttu5stt8stt7rrrfsst8pqq8sss6vvv0*5,
  vvv0*22,vvv1
  ttt1vvv0*20,uuu0rss1
claim-all 358x771
~ Zd4D nbl_ z26J 5yRw vNuW 5yRw HbD_ A6n0 HNqd G1Xc HNqd AilB HNqd 3NuD HNqd x1yu HNqd 3PSU HNqd 3cR_
~ HNqd yvj6 HNqd QL_r HNqd A4Dr A6n0 HNqd jCX9 HNqd W6RQ HNqd yZqB HNqd pw4a HNqd yvj6 HNqd 3PSU HNqd
~ 3cR_ HNqd IFJ6 HNqd rONd IHGa -n8H -ZDY IEFI ghl6 73K- lG7O e3P1 hYC5 bTRl J4Bs Uwck fj6a QukL kAjB
~ reWF pJqp 1_aq 9xJJ F4GF mlna kAjB reWF pJqp 1_aq 9xJJ F4GF G2h4 mJA7 L1tQ 6X6r 9yce du6y ieN1 jp_w
~ EApw Rb2d K5u5 29AZ K5u5 A5BA WnUl oKtF aMjb S01A s4zy tPo2 26kW qWy0 Y20Y xdUZ 1yTR vwxF
  qqrapqqc*2,sss0rss0*15,sss0stt0ttt0tuu0
  stt1mop0moo0lno0ppn1trn0*13,tpn0*2,tpo0tsr0tuu0
  8df6gjk2*2,18a0jg74vtp2vqf1vm50lkc1ql81vm50*3,fe82ul51vn91vur0vob2ue70*3,uf80unj4
  bfh6tuu7*2,bfg7sk62vpc1vus1vn71mlb1rl81vm50*3,hf72um51vsm2vrk1vm50ug61ue70*4,
  5bd4tuu3*2,lib8vm50*11,vm60vm50*2,vl60ue70*4,
  18a05aa1jh83vm50*16,vl60ug70ue70*2,
  qj60vm50vo91vm50*5,ng43b811jd33sk42c811fa22vm50*5,tm70tm60vl50vk60
  vm60vm50voc1vm50*5,tl52vl519607gb25oh45gb25ng35vm50*4,ola1pl91vm60voa0
  vli0vm60vm50*7,fa24oh43fa25pi45hc25mg35vm50*6,vsn2vvv0
  vli0vm60vm50*6,ke349600c810pi45a712c813ul51vm50*6,vsn2vvv0
  vm60vm50jg73vm50*16,vn90vn80vm60voa0
  vl60vm50mi73vm50*6,rj47mf3cmf3blf39vm50*6,vn80vn70sk60pj60
  ue70uf70vj60vm50*6,tk51sj42rj43ul53vm50*6,pj627b9118a0*2,
  ue70*3,vi61vm50*14,qk6228a118a0*3,
  ue70*4,vl50vqg1voc1ql80tm60vm50*5,vm80vm60uh61vm509c8418a0*4,
  ue70*4,vj61vri1ike26ik08ij0tm61vm50*3,vmd0vlj0vlh0vk60uk6318a0*5,
  vrp0*4,vsp0vtp0rss0pst0*2,utq0vtp0*3,vts0*3,vtp0vtp1opq0*5,
  vvv0*23,
  vvv0*2,lmmblmmfnoocklmjikkbjklffhhgsss4uuu4jkkjnooksst6oppamnojrss9pqqettt7pqq9stt4vvv0*2,
  vvv0*2,pqq2qrr4uuu2pqq3pqq4pqq3sss5uuu2oppbnoo6qrr6pqqcqqr5opp3opp4pqq7pqqcopp4uuu1vvv0*2,
  vvv0*6,vvv2*2,vvv0vvv1vvv0tuu8vvv0uuu5vvv1uvv4uuu4vvv0*6,
  vvv0*5,uuu4sss9*2,ttt4qrrcsttatttattt7rrsbsss8sttbsss9vvv0*6,
  vvv0*23,
  vvv0vvv1vvv0*21,
  vvv0vvv1pqqfppqgnooipqqdvvv0*10,stt9qqqivvv0ajfbvvv1*2,vvv0
  vvv0vvv1vvv0*19,vvv1vvv0
  vvv0vvv1vvv0*17,uuu1vvv0vvv1vvv0
  vvv0vvv1pqqfppqgnooipqqdvvv0*10,stt9qqqjvvv0ckgavvv1*2,vvv0
  vvv0vvv1vvv0*21,
  vvv0*23,
  vvv0uuu0tuu0*19,vvv0*2,
  vvv0uuu0tuu0*9,oppdlnninpphlmnnopphnppgtuu0uuu0*2,tuu0vvv0*2,
  vvv0uuu0pqqa*2,nppbnoocrss2tuu0*4,rss6*2,qrsbrss7rss5rss8tuu0prr9qrs9tuu0vvv0*2,
  vvv0uuu0qrr5qrr4pqr5qrr6stt1tuu0*4,qrs6rss2rss3stt2qrs5stt2tuu0stt3qss6tuu0vvv0*2,
  vvv0uuu0tuu0*8,rss6pqraqrr9qrr8qrr6*2,qrratuu0*4,vvv0*2,
  vvv0uuu0stt0*6,prr1kno0*11,rss1vvv0*2,
  vvv0uuu0ttt0*6,rss0oqq0*11,stt1vvv0*2,
  vvv0*23,
  vvv0ejk53bd0*18,5ce1uuu3vvv0
  vvv09fg619c0*5,2bd2chjj9fhgdijhchjf5ce48eg97ef919c0*6,stt6vvv0
  vvv0agh619c0*10,1ac119c0*7,1ac0ttu4vvv0
  vvv0tuu1pqr0*8,prr0prs0pqr0*8,qss2vvv0*2,
  vvv0uvv6vvv0*4,vvv2vvv0*3,uvv6*2,vvv0*2,ttt5uuu5vvv1uuu4vvv0*2,vvv1vvv4vvv0
  vvv0uvv6vvv0*3,sst8sst7vvv0*3,uvv6*2,vvv0*2,pqqbpqqfpqqcuuu4*2,vvv0*2,uvv5vvv0
  vvv0vvv2uvv0*8,vvv2vvv1uvv0*8,uvv1vvv0*2,
  vvv0*5,uuv3rsseqssfuuv2tuu6vvv0uuu4ttu6uuu4tuu8uuu5ttt4tuu4vvv0*5,
  vvv0*5,tuu4rss5stt7*2,stt3vvv0uuv1uvv2uuu2ttt6uuu3sss4uuu2vvv0*5,
  uuu1vvv0*21,ttt1
  rss0vvv0*20,stt1sss0
claim-all-later 358x629
~ Zd4D nbl_ eS7Y 5yRw vNuW 5yRw HbD_ A6n0 HNqd G1Xc HNqd AilB HNqd 3NuD HNqd x1yu HNqd 3PSU HNqd 3cR_
~ HNqd yvj6 HNqd QL_r HNqd A4Dr A6n0 HNqd jCX9 HNqd W6RQ HNqd yZqB HNqd pw4a HNqd yvj6 HNqd 3PSU HNqd
~ 3cR_ HNqd IFJ6 HNqd rONd IHGa -n8H -ZDY IEFI ghl6 73K- lG7O e3P1 hYC5 bTRl J4Bs Z5Ev fj6a QukL kAjB
~ reWF pJqp 1_aq 9xJJ F4GF mlna kAjB reWF pJqp 1_aq 9xJJ F4GF K5u5 NJXN K5u5 A5BA WnUl oKtF aMjb xdUZ
~ 1yTR vwxF
  qqrapqqc*2,pqq8opq8rss0*14,sss0stt0ttt0tuu0
  stt1mop0moo0lno0ppn1trn0*13,tpn0*2,tpo0tsr0tuu0
  8df6gjk2*2,18a0jg74vtp2vqf1vm50lkc1ql81vm50*3,fe82ul51vn91vur0vob2ue70*3,uf80unj4
  bfh6tuu7*2,bfg7sk62vpc1vus1vn71mlb1rl81vm50*3,hf72um51vsm2vrk1vm50ug61ue70*4,
  5bd4tuu3*2,lib8vm50*11,vm60vm50*2,vl60ue70*4,
  18a05aa1jh83vm50*16,vl60ug70ue70*2,
  qj60vm50vo91vm50*5,ng43b811jd33sk42c811fa22vm50*5,tm70tm60vl50vk60
  vm60vm50voc1vm50*5,tl52vl519607gb25oh45gb25ng35vm50*4,ola1pl91vm60voa0
  vli0vm60vm50*7,fa24oh43fa25pi45hc25mg35vm50*6,vsn2vvv0
  vli0vm60vm50*6,ke349600c810pi45a712c813ul51vm50*6,vsn2vvv0
  vm60vm50jg73vm50*16,vn90vn80vm60voa0
  vl60vm50mi73vm50*6,qi48lf3dle3clf3avm50*6,vn80vn70sk60pj60
  ue70uf70vj60vm50*6,tl50sk51sk52ul52vm50*6,pj627b9118a0*2,
  ue70*3,ui61vm50*14,qk6228a118a0*3,
  ue70*4,vl50vqg1voc1ql80tm60vm50*5,vm80vm60uh61vm509c8418a0*4,
  ue70*4,vj61vri1ike26ik08ij0tm61vm50*3,vmd0vlj0vlh0vk60uk6318a0*5,
  vrp0*4,vsp0vtp0rss0pst0*2,utq0vtp0*3,vts0*3,vtp0vtp1opq0*5,
  vvv0*23,
  vvv0*2,lmmblmmfnoocklmjikkbjklffhhgsss4uuu4jkkjnooksst6oppamnojrss9pqqettt7pqq9stt4vvv0*2,
  vvv0*2,pqq2qrr4uuu2pqq3pqq4pqq3sss5uuu2oppbnoo6qrr6pqqcqqr5opp3opp4pqq7pqqcopp4uuu1vvv0*2,
  vvv0*5,uuv3uuu4uuu5vvv2vvv1uuu6vvv3vvv1uuu6uuu4uuu6vvv0*7,
  vvv0*4,ttt6sst7sttarrs9*2,uuu3ssscttt7uuu3sssasss7ttt9rssarrr8vvv1vvv0*4,
  vvv0*3,tuu6uuu4qrrisss9tuu8ttt6sttbstt7sssbttu6sssastt6ttu7sss7stt9rssdvvv0*4,
  vvv0*4,ttt7vvv0uuv1vvv1ttt4uuu4uuu1vvv1vvv0uuu1uuu2vvv1uuu0uuu4uvv1vvv0*4,
  vvv0*23,
  vvv0vvv1uuu3uuu4ttt3ttt2vvv0*11,vvv1vvv0psr2vvv0vvv1vvv0
  vvv0vvv1rrrbqrrcpqqerssbvvv0*10,stt9qrrhvvv0gmk8vvv1*2,vvv0
  vvv0vvv1vvv0*19,vvv1vvv0
  vvv0vvv1ttt7ttt8rss8sss5vvv0*10,vvv1uuu4vvv0mqo4vvv0vvv1vvv0
  vvv0vvv1sss7sss8rrrattt7vvv0*10,ttt7rrsfvvv0jom7vvv1*2,vvv0
  vvv0*23,
  vvv0tuu1qrs0*18,rst1vvv0*2,
  vvv0agh619c0*7,2ac31ac119c0*9,1ac0ttu4vvv0
  vvv09fg619c0*6,6df7bhihbgih7efa9fha9fhd19c0*7,stt6vvv0
  vvv0ejk53bd0*6,4bd23bd0*11,5ce1uuu3vvv0
  vvv0vvv2uvv0*8,vvv2vvv1uvv0*8,uvv1vvv0*2,
  vvv0uvv6vvv0*3,vvv1tuu6vvv0*3,uvv6*2,vvv0*2,qqrdsttcstt8uuu4*2,vvv0*2,uvv5vvv0
  vvv0uvv6vvv0*3,ttt6tuu2vvv0*3,uvv6*2,vvv0*2,stt3rss8rss5uuu4vvv0*2,vvv1vvv4vvv0
  uvv1vvv0uvv0*8,vvv0*2,uvv0*8,vvv0*2,ttt1
  sss1vvv0*20,ttt1rss0
claim-all-in-part 358x740
~ Zd4D nbl_ rsjV 5yRw vNuW 5yRw HbD_ A6n0 HNqd G1Xc HNqd AilB HNqd 3NuD HNqd x1yu HNqd 3PSU HNqd 3cR_
~ HNqd yvj6 HNqd QL_r HNqd A4Dr A6n0 HNqd jCX9 HNqd W6RQ HNqd yZqB HNqd pw4a HNqd yvj6 HNqd 3PSU HNqd
~ 3cR_ HNqd IFJ6 HNqd rONd IHGa -n8H -ZDY IEFI ghl6 73K- lG7O e3P1 hYC5 bTRl wCye Uwck _8Eo 6tb6 mLBR
~ ZKeN fj6a QukL kAjB reWF pJqp 1_aq 9xJJ F4GF mlna kAjB reWF pJqp 1_aq 9xJJ F4GF K5u5 m_8E oenl HVM7
~ K5u5 aMjb xdUZ 1yTR vwxF
  qqrapqqc*2,pqqapqq8pqq7rss0*13,sss0stt0ttt0tuu0
  stt1mop0moo0lno0ppn1trn0*13,tpn0*2,tpo0tsr0tuu0
  8df6gjk2*2,18a0jg74vtp2vqf1vm50lkc1ql81vm50*3,fe82ul51vn91vur0vob2ue70*3,uf80unj4
  bfh6tuu7*2,bfg7sk62vpc1vus1vn71mlb1rl81vm50*3,hf72um51vsm2vrk1vm50ug61ue70*4,
  5bd4tuu3*2,lib8vm50*11,vm60vm50*2,vl60ue70*4,
  18a05aa1jh83vm50*16,vl60ug70ue70*2,
  qj60vm50vo91vm50*5,ng43b811jd33sk42c811fa22vm50*5,tm70tm60vl50vk60
  vm60vm50voc1vm50*5,tl52vl519607gb25oh45gb25ng35vm50*4,ola1pl91vm60voa0
  vli0vm60vm50*7,fa24oh43fa25pi45hc25mg35vm50*6,vsn2vvv0
  vli0vm60vm50*6,ke349600c810pi45a712c813ul51vm50*6,vsn2vvv0
  vm60vm50jg73vm50*16,vn90vn80vm60voa0
  vl60vm50mi73vm50*6,rj47mf3cmf3blf39vm50*6,vn80vn70sk60pj60
  ue70uf70vj60vm50*6,tk51sj42rj43ul53vm50*6,pj627b9118a0*2,
  ue70*3,ui61vm50*14,qk6228a118a0*3,
  ue70*4,vl50vqg1voc1ql80tm60vm50*5,vm80vm60uh61vm509c8418a0*4,
  ue70*4,vj61vri1ike26ik08ij0tm61vm50*3,vmd0vlj0vlh0vk60uk6318a0*5,
  vrp0*4,vsp0vtp0rss0pst0*2,utq0vtp0*3,vts0*3,vtp0vtp1opq0*5,
  vvv0*23,
  vvv0*4,lmmcklmgnnoclmmjikkcikkfghiguuu2ppqamnnkrss9qrresss6qqq9stt5vvv0*4,
  vvv0*4,pqq2qrr4uuu2pqq3pqq4pqq3stt5qrr9qqr5opp4*2,qqq7pqqcopp4uuu2vvv0*4,
  vvv0*6,vvv2*2,vvv0vvv1vvv0tuu8vvv0uuu5vvv1uvv4uuu4vvv0*6,
  vvv0*5,uuu4sss9*2,ttt4qrrcsttatttattt7rrsbsss8sttbsss9vvv0*6,
  vvv0*23,
  vvv0vtt0vss0*19,vvv0*2,
  vvv0vtt0vss0topcsnndtoo8tppasnnctop9tppbtnocsnngupq6toobtnnbtooatppasnnesmmdsmmgurr2vvv0*2,
  vvv0vtt0vss0vss2uqq8uqq5urr3urr4vss0vss2vss1urr6urr1*2,uqr4urr3urr4vss0uqq6urr3vss0vvv0*2,
  vvv0vtt0vss0urr2uqq7tpp4upp8tpp8*2,tpp9uqq5tpp5upp8tpp6upp6tpp8uqq4tooauqq4tpp9vrr2vvv0*2,
  vvv0vtt0vss0*16,tppatooburr2vvv0*2,
  vvv0vtt0vss0*2,vrr1urr5uqq6urr2vss1vss2tppaurr4urr6uqq7vrr2urr4uqq6tpp9tpp8tooaurr1vvv0*2,
  vvv0vtt0vss0*2,upq7top8uqq4uqq5tpp7uqq3upp6tpp5uqq7uqq5uqq4tpp6urr4uqq4upq4uqq5vss0vvv0*2,
  vvv0*2,vuu0*19,vvv0*2,
  vvv0*23,
  vvv0vvv1ttt5ttu6stt6stt4vvv0*11,vvv2vvv0mqo4vvv0vvv1vvv0
  vvv0vvv1rss9rrsaqrrcsst9vvv0*10,ttt8qrrgvvv0jom7vvv1*2,vvv0
  vvv0vvv1vvv0*19,vvv1vvv0
  vvv0vvv1stt9sssarrrarss7vvv0*10,vvv2uuu6vvv0kpn5vvv0vvv1vvv0
  vvv0vvv1stt6sst6sss7ttt6vvv0*10,ttt6rsscvvv0lpn6vvv0vvv1vvv0
  vvv0*23,
  vvv0vus0vsn0*18,vtp0vvv0*2,
  vvv0vpc2vm50*5,vm51vm52vm50vm52vm51*3,sk56vm50*6,vut1vvv0
  vvv0voc2vm50*5,rj46ng3hph46ph4eqi49oh4csk59jd38vm50*6,vus2vvv0
  vvv0vrj1voa0*18,voc0vvu0vvv0
  vvv0vvv2uvv0*18,uvv1vvv0*2,
  vvv0uvv6vvv0*8,vvv1stt9vvv0*9,uvv6vvv0
  vvv0uuu5vvv0*8,uuu5tuu1vvv0*8,vvv1vvv3vvv0
  uuu1vvv0uvv0*18,vvv0*2,ttt1
  rss0uuu0*2,tuu0*16,uuu0*2,sss1sss0
claim-many 358x781
~ Zd4D nbl_ Ji4t 5yRw vNuW 5yRw HbD_ A6n0 HNqd G1Xc HNqd AilB HNqd 3NuD HNqd x1yu HNqd 3PSU HNqd 3cR_
~ HNqd yvj6 HNqd QL_r HNqd A4Dr A6n0 HNqd jCX9 HNqd W6RQ HNqd yZqB HNqd pw4a HNqd yvj6 HNqd 3PSU HNqd
~ 3cR_ HNqd IFJ6 HNqd rONd IHGa -n8H -ZDY WfLi ghl6 73K- lG7O e3P1 hYC5 bTRl TA3_ Uwck fj6a QukL kAjB
~ reWF pJqp 1_aq 9xJJ F4GF mlna kAjB reWF pJqp 1_aq 9xJJ F4GF mlna kAjB reWF pJqp 1_aq 9xJJ F4GF mlna
~ kAjB reWF pJqp 1_aq 9xJJ F4GF mlna kAjB reWF pJqp 1_aq 9xJJ F4GF mlna kAjB reWF pJqp 1_aq 9xJJ F4GF
~ mlna kAjB reWF pJqp 1_aq 9xJJ F4GF mlna kAjB reWF pJqp 1_aq 9xJJ F4GF mlna kAjB reWF pJqp 1_aq 9xJJ
~ F4GF mlna kAjB reWF pJqp 1_aq 9xJJ F4GF mlna kAjB reWF pJqp 1_aq 9xJJ F4GF mlna kAjB reWF pJqp 1_aq
~ 9xJJ F4GF mlna kAjB reWF pJqp 1_aq 9xJJ F4GF mlna kAjB reWF pJqp 1_aq 9xJJ F4GF mlna kAjB reWF pJqp
~ 1_aq 9xJJ F4GF mlna kAjB reWF pJqp 1_aq 9xJJ F4GF mlna kAjB reWF pJqp 1_aq 9xJJ F4GF mlna kAjB reWF
~ pJqp 1_aq 9xJJ F4GF mlna kAjB reWF pJqp 1_aq 9xJJ F4GF mlna kAjB reWF pJqp 1_aq 9xJJ F4GF G2h4 mJA7
~ L1tQ 6X6r 9yce du6y ieN1 jp_w EApw Rb2d K5u5 29AZ K5u5 A5BA WnUl oKtF aMjb xdUZ 1yTR vwxF
  qqrapqqcpqq8opparss1rss0*14,sss0stt0ttt0tuu0
  ttt0oqq0npp0*2,qqp0tro0*13,sqp0tqp0*2,tss0tuu0
  9ef6eij2*2,18a0jg74vto2vpe1vm50mlb1rl81vm50*3,gf72um51vn80vtp0vob2ue70*3,uf80tol4
  afg6uuu6*2,afg7rk63vpd1vvt1vn60llb1rl81vm50*3,fe81ul51vsm2vsm1vm50ug61ue70*4,
  6cd4uuu4*2,kib8vm50*2,vm60*2,vm50*7,vn60vm50*2,vk60ue70*4,
  18a05ab1jh93vm50*16,vk60uf70ue70*2,
  oj60ul50vn80vm50*3,ul51fa21ea21tl52ke33d910rj42mf33d910ph43vm50*3,tm60um60vl60vk60
  vm60vm50vpd1vm50*4,sj42hc24jd39c814qi44b7179605sk52a617vm50*3,nla1pl91vm50vn80
  vli0vm60vm50*5,pi43d915qi46e915tl539608b715vm509608vm50*5,vsm2vvv0
  vli0vm70vm50*4,ul538501b711mf34d814a612mf34fa24a612jd34vm50*5,vto2vvv0
  vm70vm50kh73vm50*16,vn80*2,vn60vob0
  vl50vm50kh73vm50*6,rj47mf3cmf3blf39vm50*6,vn80vn70tl60rk60
  ue70uf70vj60vm50*6,tk51sj42rj43ul53vm50*6,rk619c9118a0*2,
  ue70*3,vi61vm50*14,rk62399118a0*3,
  ue70*4,vl50vqf1vob1sm70um60vm50*5,vm70vm60ui60vm50ac8418a0*4,
  ue70*4,vj61vrj1jkd26ik09jj0um60vm50*3,vmd0vlj0vlg0vj60uk6228a118a0*4,
  vqo0*4,vrn0vsn0psr0nrs0*2,uso0vsn0*3,vsr0*3,vso0vsn1mop0*5,
  vvv0*23,
  vvv0stt3ikkijllfkmmfoppcklmgjkldikkgkllattt5qrrbnop9lmnlstt3pqqfoopetuu4pqqfstt3qrrcvvv0*2,
  vvv0sss2qqq4qrr5pqq4rss3qrr5pqq6ppq4stt5rss8lmmcopp3rss8noocopq7opp5oop6rrr8noocpqq5vvv0*2,
  vvv0*6,vvv2*2,vvv0vvv1vvv0tuu8vvv0uuu5vvv1uvv4uuu4vvv0*6,
  vvv0*5,uuu4sss9*2,ttt4qrrcsttatttattt7rrsbsss8sttbsss9vvv0*6,
  vvv0*23,
  vvv0vvv1vvv0*21,
  vvv0vvv1pqqfppqgnooipqqdvvv0*10,ttt8qqrivvv0bjgavvv1*2,vvv0
  vvv0vvv1vvv0*14,uvv1vvv0*2,uvv0vvv0vvv1vvv0
  vvv0vvv1vvv0*19,vvv1vvv0
  vvv0vvv1pqqfppqgnooipqqdvvv0*10,stt9qqqjvvv0bjfbvvv1*2,vvv0
  vvv0vvv1vvv0*19,vvv1vvv0
  vvv0vvv1vvv0*17,sut1vvv0vvv1vvv0
  vvv0vvv1pqqfppqgnooipqqdvvv0*10,stt9qqqjvvv0dlh9vvv1*2,vvv0
  vvv0vvv1vvv0*19,vvv1vvv0
  vvv0*23,
  vvv0uvv0uuu0*19,vvv0*2,
  vvv0uuu0tuu0*9,rss6oqqcoppfpqqepqqfoppftuu0*4,vvv0*2,
  vvv0uuu0stt2rss2rss3qrs2stt0tuu0*4,pqqaqrr7stt2pqq9stt2*2,tuu0stt3uuu2tuu0vvv0*2,
  vvv0uuu0noocnppdmnnemnogrss3tuu0*4,pqr9qrr8pqrdqrr8pqqaqrr9tuu0prr9mppctuu0vvv0*2,
  vvv0uuu0tuu0*8,rss6prrarss8qrr7qrr6*2,qrratuu0uuu0*2,tuu0vvv0*2,
  vvv0uuu0tuu0*10,stt1ttt0tuu0*7,vvv0*2,
  vvv0uuu0stt0*6,nqq2fkl0*11,qss2vvv0*2,
  vvv0*23,
  vvv0loo3cij0*18,ejk1vvv1vvv0
  vvv09fg619c0*5,2ac28fgd6dfc9fhb9fha1ac12ac34ce619c0*6,stt6vvv0
  vvv09fh619c0*5,1ac05ce54ce45de54ce55ce36df54bd319c0*6,stt6vvv0
  vvv0nqq3gkl0*18,imn1vvv0*2,
  vvv0uuu4uvv0*8,uuu4vvv4uvv0*8,uvv1vvv2vvv0
  vvv0uvv7vvv0*3,stt7rss9vvv0*3,uvv7*2,vvv0*2,noogoppkoppdsst9tuu5vvv0*2,uvv7vvv0
  vvv0uvv3uvv0*3,uuu0uvv0*4,uuv3vvv3uvv0*8,uvv1vvv1vvv0
  tuu1vvv0*21,sss1
claim-mixed 358x771
~ Zd4D nbl_ YjZ9 5yRw vNuW 5yRw HbD_ 60_h A6n0 HNqd G1Xc HNqd AilB HNqd 3NuD HNqd x1yu HNqd 3PSU HNqd
~ 3cR_ HNqd yvj6 HNqd QL_r HNqd A4Dr A6n0 HNqd jCX9 HNqd W6RQ HNqd yZqB HNqd pw4a HNqd yvj6 HNqd 3PSU
~ HNqd 3cR_ HNqd IFJ6 HNqd rONd HyHv U3Gc LxhZ OvsX fUSp m6Ur 2ty8 e869 inWi sDyf inWi sDyf inWi wKN7
~ HVxI LxhZ OvsX uJTM Vb2C e869 z6hX GXuT ckW- UU4M xe2D xe2D xe2D xe2D xe2D hYC5 bTRl MJ5W Uwck fj6a
~ QukL kAjB reWF pJqp 1_aq 9xJJ F4GF mlna kAjB reWF pJqp 1_aq 9xJJ cGP0 G2h4 mJA7 L1tQ 6X6r 9yce du6y
~ ieN1 jp_w EApw Rb2d K5u5 29AZ K5u5 A5BA WnUl oKtF aMjb S01A s4zy tPo2 26kW qWy0 Y20Y xdUZ 1yTR vwxF
  qqrapqqcpqq8opq9qqr4rss0*14,sss0stt0ttt0tuu0
  stt1mop0moo0lno0ppn1trn0*13,tpn0*2,tpo0tsr0tuu0
  8df6gjk2*2,18a0jg74vtp2vqf1vm50lkc1ql81vm50*3,fe82ul51vn91vur0vob2ue70*3,uf80unj4
  bfh6tuu7*2,bfg7sk62vpc1vus1vn71mlb1rl81vm50*3,hf72um51vsm2vrk1vm50ug61ue70*4,
  5bd4tuu3*2,lib8vm50*11,vm60vm50*2,vl60ue70*4,
  18a05aa1jh83vm50*16,vl60ug70ue70*2,
  qj60vm50vo91vm50ul52tk51vm50*13,tm70tm60vl50vk60
  vm50*2,voa1sk52gb2blf3ang3gmf3fqi48rj46rj4bqi4brj4avm50sk55tk56tk57ul51tk54sm70tm70vm50*2,
  vm50*13,vm51qi45qj45rj46pi48tk52vm50*4,
  vm50*6,rl80nlb0nla0rm80vm50*4,vm80vmc0vmg0vnh0vn90vm50*4,
  vm50*5,pk839jl2oss0nrs18ik2rl73vm50*2,uof3lop0nqr0qst0suu0vpi2vm50*4,
  vm50*5,um62oqq1prr0*2,pqr0vpd2vm50*2,ql834eg0*4,fie3vm50*4,
  vm50*5,qj637ce0*3,7de0sl83vm50*2,lj9318a0*3,4992ih95vm50*4,
  ue70*5,qe82kmn1lno0*3,shc3ue70*2,md9118a0*3,4992fca3ue70*4,
  ue70*5,rd71hb80*4,se71ue70*2,rd71ib80*4,od71ue70*4,
  ue70*23,
  vrp0*23,
  vvv0*7,uuv3vvv0*6,vvv2vvv0*8,
  vvv0*5,ttt6oppglnnmjlllklmgrrr6tuu4sss8rrr7nooksss8nooevvv0*6,
  vvv0*5,pqq8oppaqrr5qrr3opp3opp4ttt2ppq2opp4opp3opp4pqq7vvv0*6,
  vvv0*6,vvv2*2,vvv0vvv1vvv0tuu8vvv0uuu5vvv1uvv4uuu4vvv0*6,
  vvv0*5,uuu4sss9*2,ttt4qrrcsttatttattt7rrsbsss8sttbsss9vvv0*6,
  vvv0*23,
  vvv0vvv1vvv0*21,
  vvv0vvv1pqqfppqgnooipqqdvvv0*10,stt9qqqivvv0ajfbvvv1*2,vvv0
  vvv0vvv1vvv0*19,vvv1vvv0
  vvv0vvv1vvv0*17,uuu1vvv0vvv1vvv0
  vvv0vvv1pqqbpqqeppqfopphvvv0*10,stt9qqqjvvv0ckgavvv1*2,vvv0
  vvv0vvv1vvv0*21,
  vvv0*23,
  vvv0uuu0tuu0*19,vvv0*2,
  vvv0uuu0tuu0*9,oppdlnninpphlmnnopphnppgtuu0uuu0*2,tuu0vvv0*2,
  vvv0uuu0pqqa*2,nppbnoocrss2tuu0*4,rss6*2,qrsbrss7rss5rss8tuu0prr9qrs9tuu0vvv0*2,
  vvv0uuu0qrr5qrr4pqr5qrr6stt1tuu0*4,qrs6rss2rss3stt2qrs5stt2tuu0stt3qss6tuu0vvv0*2,
  vvv0uuu0tuu0*8,rss6pqraqrr9qrr8qrr6*2,qrratuu0*4,vvv0*2,
  vvv0uuu0stt0*6,prr1kno0*11,rss1vvv0*2,
  vvv0uuu0ttt0*6,rss0oqq0*11,stt1vvv0*2,
  vvv0*23,
  vvv0ejk53bd0*18,5ce1uuu3vvv0
  vvv09fg619c0*5,2bd2chjj9fhgdijhchjf5ce48eg97ef919c0*6,stt6vvv0
  vvv0agh619c0*10,1ac119c0*7,1ac0ttu4vvv0
  vvv0tuu1pqr0*8,prr0prs0pqr0*8,qss1vvv0*2,
  vvv0uvv6vvv0*4,vvv2vvv0*3,uvv6*2,vvv0*2,ttt5uuu5vvv1uuu4vvv0*2,vvv1vvv4vvv0
  vvv0uvv6vvv0*3,sst8sst7vvv0*3,uvv6*2,vvv0*2,pqqbpqqfpqqcuuu4*2,vvv0*2,uvv5vvv0
  vvv0vvv2uvv0*8,vvv2vvv1uvv0*8,uvv1vvv0*2,
  vvv0*5,uuv3rsseqssfuuv2tuu6vvv0uuu4ttu6uuu4tuu8uuu5ttt4tuu4vvv0*5,
  vvv0*5,tuu4rss5stt7*2,stt3vvv0uuv1uvv2uuu2ttt6uuu3sss4uuu2vvv0*5,
  uuu1vvv0*21,ttt1
  rss0vvv0*20,stt1sss0
claim-draws 358x531
~ Zd4D nbl_ _TwU 5yRw vNuW 5yRw HbD_ A6n0 HNqd G1Xc HNqd AilB HNqd 3NuD HNqd x1yu HNqd 3PSU HNqd 3cR_
~ HNqd yvj6 HNqd QL_r HNqd A4Dr A6n0 HNqd jCX9 HNqd W6RQ HNqd yZqB HNqd pw4a HNqd yvj6 HNqd 3PSU HNqd
~ 3cR_ HNqd IFJ6 HNqd rONd IHGa zifR 73K- lG7O e3P1 hYC5 bTRl EJtf zQhH K5u5 YomK oenl HVM7 K5u5 A5BA
~ WnUl oKtF aMjb S01A s4zy tPo2 26kW qWy0 Y20Y xdUZ 1yTR vwxF
  qqrapqqcpqq9opq9qrr2rss0*14,sss0stt0ttt0tuu0
  stt1mop0moo0lno0ppn1trn0*13,tpn0*2,tpo0tsr0tuu0
  8df6gjk2*2,18a0jg74vtp2vqf1vm50lkc1ql81vm50*3,fe82ul51vn91vur0vob2ue70*3,uf80unj4
  bfh6tuu7*2,bfg7sk62vpc1vus1vn71mlb1rl81vm50*3,hf72um51vsm2vrk1vm50ug61ue70*4,
  5bd4tuu3*2,lib8vm50*11,vm60vm50*2,vl60ue70*4,
  18a05aa1jh83vm50*16,vl60ug70ue70*2,
  qj60vm50vo91vm50*16,tm70tm60vl50vk60
  vm60vm50voc1vm50*16,ola1pl91vm60voa0
  vli0vm60vm50*5,qi45rj44ul53pi47ph4bul51tk51ph48vm50*6,vsn2vvv0
  vli0vm60vm50*5,qi44mf35le3aph43ng36lf36lf3ake35vm50*6,vsn2vvv0
  vm60vm50jg73vm50*16,vn90vn80vm60voa0
  vl60vm50mi73vm50*16,vn80vn70sk60pj60
  ue70uf70vj60vm50*16,pj627b9118a0*2,
  ue70*3,vi61vm50*14,qk6228a118a0*3,
  ue70*4,vl50vqg1voc1ql80tm60vm50*5,vm80vm60uh61vm509c8418a0*4,
  ue70*4,vj61vri1ike26ik08ij0tm61vm50*3,vmd0vlj0vlh0vk60uk6318a0*5,
  vrp0*4,vsp0vtp0rss0pst0*2,utq0vtp0*3,vts0*3,vtp0vtp1opq0*5,
  vvv0*23,
  vvv0*3,nopcpqq9qrr9opp9mnoirrr8rrr7mnnfvvv1qrrcqrr7stt7ttt6oppepqq7opp5vvv0*4,
  vvv0*3,ttt2opp3mno9ttt2ppq5opp3noobqrr2oppalnn6qqr3rss2ppq3opp4opp3rrs2vvv0*4,
  vvv0*6,uuu4vvv0uvv4vvv2uvv2vvv1uuu4vvv0uuu6vvv0vvv1vvv0*6,
  vvv0*5,uuu4sss7rssc*2,rss8rss9sst7stt8rss7stt9rsscsss9vvv0*6,
  vvv0*23,
  vvv0vqf2vm50*18,vn70vvu1vvv0
  vvv0voc2vm50*3,ph4doh4cmf3cmf3epi49qj48ng4fqi4bng3gpi49sk59gb2evm51vm50*3,vus2vvv0
  vvv0vpd2vm50*8,tk54vm50vm52vm50*7,vm60vvt1vvv0
  vvv0vvu1utr0*8,vus1vus0utr0*8,vut1vvv0*2,
  vvv0uvv6vvv0*4,vvv2vvv0*3,uvv6*2,vvv0*2,ttt5uuu5vvv1uuu4vvv1vvv0*2,vvv4vvv0
  vvv0uvv6vvv0*3,sst8sst7vvv0*3,uvv6*2,vvv0*2,pqqbpqqfpqqcuuu4uuu3vvv0*2,uvv5vvv0
  vvv0vvv1uvv0*8,vvv2vvv1uvv0*8,uvv1vvv0*2,
  vvv0*5,uuu5qrsgprrhuuu4stt8vvv0uuu4ttu6uuu4tuu8uuu5ttt4*2,vvv0*5,
  vvv0*5,tuu3stt3ttu5stt6tuu1vvv0uuv1uvv2uuu2ttt6uuu3sss3uuu1vvv0*5,
  uuu1vvv0*21,stt1
  rss0ttt0*19,tuu0rss0sss0
claim-item 358x489
~ Zd4D nbl_ F1IN 5yRw vNuW 5yRw HbD_ A6n0 HNqd G1Xc HNqd AilB HNqd 3NuD HNqd x1yu HNqd 3PSU HNqd 3cR_
~ HNqd yvj6 HNqd QL_r HNqd A4Dr A6n0 HNqd jCX9 HNqd W6RQ HNqd yZqB HNqd pw4a HNqd yvj6 HNqd 3PSU HNqd
~ 3cR_ HNqd IFJ6 HNqd rONd IHGa LlRm 73K- lG7O e3P1 hYC5 bTRl Pbso Lm7x K5u5 YomK oenl HVM7 K5u5 A5BA
~ WnUl oKtF aMjb xdUZ 1yTR vwxF
  qqrapqqcpqq9pqq8rss0*15,sss0stt0ttt0tuu0
  ttt0oqq0npp0*2,qqp0tro0*13,sqp0tqp0*2,tss0tuu0
  9ef6eij2*2,18a0jg74vto2vpe1vm50mlb1rl81vm50*3,gf72um51vn80vtp0vob2ue70*3,uf80tol4
  afg6uuu6*2,afg7rk63vpd1vvt1vn60llb1rl81vm50*3,fe82ul51vsm2vsm1vm50ug61ue70*4,
  6cd4uuu4*2,kib8vm50*2,vm60*2,vm50*7,vn60vm50*2,vk60ue70*4,
  18a05ab1jh93vm50*16,vk60uf70ue70*2,
  oj60ul50vn80vm50*16,tm60um60vl60vk60
  vm60vm50vpd1vm50*16,nla1pl91vm50vn80
  vli0vm60vm50*5,ul52tk53ul52tk52sk55tk55rj48ul50vm50*6,vsm2vvv0
  vli0vm70vm50*5,sk53le3clf3ang36qi45mf3bng38oh46vm50*6,vto2vvv0
  vm70vm50kh73vm50*16,vn80*2,vn60vob0
  vl50vm50kh73vm50*16,vn80vn70tl60rk60
  ue70uf70vj60vm50*16,rk619c9118a0*2,
  ue70*3,vi61vm50*14,rk62399118a0*3,
  ue70*4,vl50vqf1vob1sm70um60vm50*5,vm70vm60ui60vm50ac8418a0*4,
  ue70*4,vj61vrj1jkd26ik09jj0um60vm50*3,vmd0vlj0vlg0vj60uk6228a118a0*4,
  vqo0*4,vrn0vsn0psr0nrs0*2,uso0vsn0*3,vsr0*3,vso0vsn1mop0*5,
  vvv0*23,
  vvv0*3,vvv1nopesss8sst6ttt2nopgqqqfnop9ttt2rss5mnnlrss9stt7qrrbrss6sss8vvv0*4,
  vvv0*4,noo7mnn9*2,stt2noobopp7noo6ttt5mnnanop5opp5opp8sss9lmnasst3vvv0*4,
  vvv0*7,vvv3*2,vvv0vvv1vvv3vvv0uuv3vvv1*2,vvv0*7,
  vvv0*7,sst9rrsesst7sssarssersscrss9sssattt6vvv0*7,
  vvv0*23,
  vvv0vqg1vn70*18,vn90vvu1vvv0
  vvv0voc2vm50*3,ph4doh4cmf3cmf3epi49rj47ng4fqj4bng3gpi49sk59ic2dvm51vm50*3,vus2vvv0
  vvv0vpd2vm50*8,sk56vm50ul53vm50*3,ul50vm50*4,vvt1vvv0
  vvv0vut1utq0*8,vtq0vuq0utq0*8,vtr1vvv0*2,
  vvv0uvv6vvv0*4,vvv2vvv0*3,uvv6*2,vvv0*2,ttt5uuu5vvv1uuu4vvv0*2,vvv1vvv4vvv0
  vvv0uvv6vvv0*3,sst8sst7vvv0*3,uvv6*2,vvv0*2,pqqbpqqfpqqcuuu4*2,vvv0*2,uvv5vvv0
  vvv0vvv2uvv0*8,vvv2vvv1uvv0*8,uvv1vvv0uuu1
  stt1vvv0*20,uuu1rss0
claim-tiny 358x660
~ Zd4D nbl_ uzNd 5yRw vNuW 5yRw HbD_ A6n0 HNqd G1Xc HNqd AilB HNqd 3NuD HNqd x1yu HNqd 3PSU HNqd 3cR_
~ HNqd yvj6 HNqd QL_r HNqd A4Dr A6n0 HNqd jCX9 HNqd W6RQ HNqd yZqB HNqd pw4a HNqd yvj6 HNqd 3PSU HNqd
~ 3cR_ HNqd IFJ6 HNqd rONd IHGa _wFD cy32 XeEE ghl6 73K- lG7O e3P1 hYC5 bTRl bQne yjpr sd2n OXsN 9VxO
~ t8km tLGg uB_z 0sny rFVT oeU_ K5u5 YomK oenl HVM7 K5u5 A5BA WnUl oKtF aMjb S01A s4zy tPo2 26kW qWy0
~ Y20Y xdUZ 1yTR vwxF
  qqrapqqcpqqaqqr7rss0*15,sss0stt0ttt0tuu0
  stt1mop0moo0lno0ppn1trn0*13,tpn0*2,tpo0tsr0tuu0
  8df6gjk2*2,18a0jg74vtp2vqf1vm50lkc1ql81vm50*3,fe82ul51vn91vur0vob2ue70*3,uf80unj4
  bfh6tuu7*2,bfg7sk62vpc1vus1vn71mlb1rl81vm50*3,hf72um51vsm2vrk1vm50ug61ue70*4,
  5bd4tuu3*2,lib8vm50*11,vm60vm50*2,vl60ue70*4,
  18a05aa1jh83vm50*16,vl60ug70ue70*2,
  qj60vm50vo91vm50*16,tm70tm60vl50vk60
  vm60vm50voc1vm50vm51sk53rj44rj45rj44rj45*6,rj44rj45tl52vm50ola1pl91vm60voa0
  vli0vm60vm50*2,ul52ph4aoh4ang4aoh49og4aoh4a*3,og4a*2,oh49oh4brj44vm50*3,vsn2vvv0
  vli0vm60vm50*7,qi48lf3dle3clf3avm50*8,vsn2vvv0
  vm60vm50jg73vm50*6,tl50sk51sk52ul52vm50*6,vn90vn80vm60voa0
  vl60vm50mi72vm50*16,vn80vn70sk60pj60
  ue70uf70vj60vm50*16,pj627b9118a0*2,
  ue70*3,ui61vm50*14,qk6228a118a0*3,
  ue70*4,vl50vqg1voc1ql80tm60vm50*5,vm80vm60uh61vm509c8418a0*4,
  ue70*4,vj61vri1ike26ik08ij0tm61vm50*3,vmd0vlj0vlh0vk60uk6318a0*5,
  vrp0*4,vsp0vtp0rss0pst0*2,utq0vtp0*3,vts0*3,vtp0vtp1opq0*5,
  vvv0*23,
  vvv0*8,sss6klmgrrr9mnocmnnbmnnavvv1vvv0*8,
  vvv0tuu2tuu3rss4*5,opp8sss5sss4*2,rss4*5,sss4ttt3stt6sss4vvv0*2,
  vvv0rrr8noofmnnhmnng*2,mnnhlmmhlmnhmnohmnnilmnh*2,mnnhmnng*2,lnnilmmhqrrdmnngnopavvv0*2,
  vvv0*10,qqr7mnoavvv0*11,
  vvv0*10,rrs4rss7vvv0*11,
  vvv0*7,tuu7uuu4vvv3vvv0*2,uuu3tttatuu7ttt9vvv2uvv4vvv0*5,
  vvv0*5,rssdrrscttt7ttt5sst9stt5sst9ttt6sstattu7stt6sss7vvv3vvv0*5,
  vvv0*23,
  vvv0*7,stt5qrre*2,rrrhrrreqrrerssdrrscqrrfrrrgrssdrrrerrrc*2,vvv1vvv0
  vvv0*11,uuu1uuu2tuu3ttt2vvv0uuu2uuu1vvv3vvv1*2,vvv0*2,
  vvv0*11,ttt5rrrdpqqcpqqfrssbrsscqrrfpqqfqqrdqrrcvvv2vvv0
  vvv0tuu0stt0*5,ttr2voc0*6,mpld9ie0*5,ajf0uvu2vvv0
  vvv0*23,
  vvv0vqh1vn90*18,voa0vvu1vvv0
  vvv0voc2vm50*3,pi4cph4bng3bng3eqi48sj45oh4erj49oh4frj47sk58jd3cvm51vm50*3,vus2vvv0
  vvv0vpd2vm50*7,vm51rj47ul51ul54ul51*2,vm50tk51vm50*4,vut1vvv0
  vvv0vut0uso0*8,vto0vtp0uso0*8,vtq1vvv0*2,
  vvv0uvv5vvv0*8,uvv5*2,vvv0*2,uuu3vvv2vvv0uuu4vvv0*2,vvv1vvv3vvv0
  vvv0uvv6vvv0*3,sst8sss9vvv0*3,uvv6*2,vvv0*2,oppdppqippqdtuu5*2,vvv0*2,uvv6vvv0
  vvv0vvv2uvv0*8,vvv2*2,uvv0*8,uvv1vvv0*2,
  vvv0*5,uvv2sttbrssdvvv1tuu4vvv0vvv2uuu4vvv1uuu4uuu3ttu3uuu3vvv0*5,
  vvv0*5,stt6qss8rst9rtt9stt4vvv0uuu3tuu4ttt5sssattt5rss5uuu3vvv0*5,
  uuu1vvv0*21,ttt1
  rss1vvv0*20,ttt1rss0
claim-huge 358x715
~ Zd4D nbl_ tCJx 5yRw vNuW 5yRw HbD_ A6n0 HNqd G1Xc HNqd AilB HNqd 3NuD HNqd x1yu HNqd 3PSU HNqd 3cR_
~ HNqd yvj6 HNqd QL_r HNqd A4Dr A6n0 HNqd jCX9 HNqd W6RQ HNqd yZqB HNqd pw4a HNqd yvj6 HNqd 3PSU HNqd
~ 3cR_ HNqd IFJ6 HNqd rONd IHGa VrGF 9ADh 93f_ ghl6 73K- lG7O e3P1 hYC5 bTRl _lGr yjpr sd2n OXsN E33G
~ t8km tLGg rIFg rFVT oeU_ G2h4 mJA7 L1tQ 6X6r 4X9j du6y ieN1 jp_w tQq1 Rb2d K5u5 29AZ K5u5 A5BA WnUl
~ oKtF aMjb xdUZ 1yTR vwxF
  qqrapqqcpqq9opp9rss0*15,sss0stt0ttt0tuu0
  ttt0oqq0npp0*2,qqp0tro0*13,sqp0tqp0*2,tss0tuu0
  9ef6eij2*2,18a0jg74vto2vpe1vm50mlb1rl81vm50*3,gf72um51vn80vtp0vob2ue70*3,uf80tol4
  afg6uuu6*2,afg7rk63vpd1vvt1vn60llb1rl81vm50*3,fe82ul51vsm2vsm1vm50ug61ue70*4,
  6cd4uuu4*2,kib8vm50*2,vm60*2,vm50*7,vn60vm50*2,vk60ue70*4,
  18a05ab1jh93vm50*16,vk60uf70ue70*2,
  oj60ul50vn80vm50*16,tm60um60vl60vk60
  vm60vm50vpd1vm50*2,tk51sk53sk52tk54sk42tk52rj45sk53rj44*2,tk52rj45vm50*2,nla1pl91vm50vn80
  vli0vm60vm50*3,rj43pi46oh49oh48mf39ph4aph49oh49*2,ng37pi47oh4bvm50*4,vsm2vvv0
  vli0vm70vm50*7,rj46mf3bng3amf38vm50*8,vto2vvv0
  vm70vm50kh73vm50*6,sk52rj43qi44tk54vm50*6,vn80*2,vn60vob0
  vl50vm50kh73vm50*16,vn80vn70tl60rk60
  ue70uf70vj60vm50*16,rk619c9118a0*2,
  ue70*3,vi61vm50*14,rk62399118a0*3,
  ue70*4,vl50vqf1vob1sm70um60vm50*5,vm70vm60ui60vm50ac8418a0*4,
  ue70*4,vj61vrj1jkd26ik09jj0um60vm50*3,vmd0vlj0vlg0vj60uk6228a118a0*4,
  vqo0*4,vrn0vsn0psr0nrs0*2,uso0vsn0*3,vsr0*3,vso0vsn1mop0*5,
  vvv0*23,
  vvv0*8,stt5klmgrrr9mnocmnnbmnnavvv1vvv0*8,
  vvv0*3,rss5rrr3uuu3stt3ttt4opp6rss7sst4sss4sss5tuu3rrs3ttt3ttt5rrr4qrr3tuu1vvv0*3,
  vvv0*3,ppqclnndoppelmndlmngppqemnnfmnnemnnhpqqcppqclmnfqqrbmnoeklmcnooduuu4vvv0*3,
  vvv0*7,vvv1vvv0*5,vvv2vvv1*2,vvv0*7,
  vvv0*5,rsscrrrdrssdrssarsscsst6stt8sss9qrrissscqrrfrrs9uuu7vvv0*5,
  vvv0*5,vvv1vvv0*5,vvv1vvv0*11,
  vvv0rss9sssapqqcrrr9uuu4rssbttt6sttctuu7*2,vvv0*3,vvv1uuu3uuu7uuu3uuu4vvv3uuu5vvv1vvv0
  vvv0ttu4ttt3stt5uuu4rrrauuu5sss8sss5ttt6sss8vvv0*3,vvv1ttt4uuu6stt8tuu3ttt4*2,vvv0*2,
  vvv0vur4ajf09ie0*17,ajf0uvu2vvv0
  vvv0*23,
  vvv0uuu0tuu0*5,rss1stt1tuu0stt2tuu0*2,stt1tuu0*7,vvv0*2,
  vvv0uuu0tuu0*5,pqq7noojmnndmnokmnohlmnhmnogmnofmoogoppbtuu0*4,vvv0*2,
  vvv0uuu0tuu0*8,lnnlmnokmoofmnoknopclmnfoqqdtuu0tuu1uvv0tuu0vvv0*2,
  vvv0uuu0lnnfmnofkmmhjllirss4tuu0*4,stt2*2,rss6stt3ttt0stt3tuu0nqqblopetuu0vvv0*2,
  vvv0uuu0tuu0*9,qrr8rrs6qrs8rss6pqqarss6tuu0uvv0*2,tuu0vvv0*2,
  vvv0uuu0tuu0*8,rss6pqraqrr9qrr8qrr6*2,qrratuu0*4,vvv0*2,
  vvv0uuu0ttt0stt0*5,rss0oqq0*11,stt1vvv0*2,
  vvv0uuu0stt0*6,prr1kno0*11,rst1vvv0*2,
  vvv0*23,
  vvv0hlm47ef0*18,9fg1uuv2vvv0
  vvv09fg619c0*5,2ac2aghg8egeagifagic2ac34ce75ce819c0*6,stt6vvv0
  vvv09fh619c0*6,3bd22ac13bd22ac24bd24ce13bd119c0*6,stt5vvv0
  vvv0rst2loo0*8,mop0*2,loo0*8,npq1vvv0*2,
  vvv0uuu5vvv0*8,uuu5uvv5vvv0*2,uuu3vvv2vvv0uvv2vvv0*2,vvv1vvv3vvv0
  vvv0uvv6vvv0*3,sst8sss9vvv0*3,uvv6*2,vvv0*2,oppdppqippqdttt6tuu5vvv0*2,uvv6vvv0
  vvv0vvv2uvv0*8,uvv2vvv2uvv0*8,uvv1vvv0vvv1
  ttt1vvv0*20,uuu0rss1
join 358x643
~ Zd4D nbl_ rYaF 5yRw vNuW ruP0 7zc6 5yRw 2cFd WFHk 4WEq HNqd NNC0 HNqd eg3N HNqd EWV8 HNqd k3uw HNqd
~ JgTD HNqd tkXK HNqd 210a HNqd ZmQr HNqd Umai HNqd OQ8- 0sNT mYMA hlLt zOId 0Ibo kD5F 5yRw YDvp b8Nb
~ dpaR 5yRw G8P6 b8Nb Qc54 lsSK 5yRw AZM5 bkRg bEbq 5yRw Oyby bkRg qpLX 9rxl zvmm PWy3 a9E9 oenl HVM7
~ PWy3 bFDb WnUl _6ZM TaCX WnUl ohxh xdUZ 1yTR vwxF
  pqqdsss3sst0sss0rss0*15,sss0stt0ttt0tuu0
  tuu0stt0*3,ttt0rtt0*3,ttt0stt0rtt0*9,stt0*2,ttu0tuu0
  rtt0suu0*2,tuu1rts0tpg0uoc0tpf0rsq0tuv1qtt0ptt0*10,qtt0stu1
  orr2tuu7*2,stt1un90vm50*3,vn80rsr1suu1cln2lpq49fh6ptt0*8,qtt1
  5bd4tuu3*2,dge6vm50*5,sqi1tuu1lqr1ekm4lpq2ptt0*8,qtt1
  18a029b0*2,18a0lkg5vrk0*2,vpf0vm50tpg1tuu1ptt0*11,qtt1
  18a0*4,hkl6vvv0*3,vrj2rqm1tuu1pst0ptt0*7,pst0*2,ptt0qtt1
  18a0*4,hkl6vvv0*3,vut3ue70*2,tf80rmj1ptt0*6,rnl2*2,ptt0qtt1
  18a0*4,hkl6vvv0*3,vvu2ue70*4,jji2ejk0fjl0kop2ptt0*5,qtt1
  18a0*4,hkl6vvv0*3,vvu2ue70*4,da9318a0*3,glm4ptt0*4,qtt1
  18a0*4,hkl6vvv0*3,vvu2ue70*4,da9318a0*3,29c27il0*2,8jl0ipq2qtt1
  18a0*4,hkl6vvv0*3,vvu2ue70*4,da9318a0*3,19b26ik0*4,hop7
  gkl0*4,oqq3vvv0*3,vvv1vnj0*4,mlk1gkl0*3,gkl1jpq0*4,kpq3
  vvv0*5,vvv1vvv0*2,uuu2uvu3tuu2uuu1vvv1uvv2vvv0*4,vvv1vvv0uvv0vvv0*2,
  vvv0*5,qsrcorqcrts6orqd*2,nqpcsts8prqcnqpeqsr8qsrcpsr9orqdqsrgrts7iolavvv0*2,
  vvv0*10,uuu2vvv0*5,vvv1vvv0*3,uuu3vvv0*2,
  vvv0*7,noobmnobjkk8ikklqqrdqrrckllamnnaklldijkblmmdmnnakllbijkqvvv0*2,
  vvv0*7,uvv0uuu1tuu4uuu0ttt3qqr5*2,uuu1*2,vvv0uvv1uuu1uvv1vvv1vvv0*2,
  vvv0*7,vvv1vvv2vvv1vvv0*10,vvv1vvv0*2,
  vvv0*7,stt9rsscssscstt9vvv2vvv0*7,stt7rssbvvv0*2,
  vvv0*3,mnn8lmmcqqr7lmme*2,pqq9ttu5sst4vvv0*5,sst3rrs5pqqamnn8pqqavvv0*2,
  vvv0*3,opp8mnoamnodnoob*2,pqqaqqqcpqqgvvv0*5,qrr3oppbnoo6opp8noo7vvv0*2,
  vvv0*23,
  vvv0*9,ttt6rrscvvv2vvv0*5,sssatuu5stt7rss9vvv0*2,
  vvv0*3,ttt5qrrbsssastt8uuu5qrrdttt9pqqeuuu4vvv0*7,uvv4pqqovvv0*2,
  vvv0*3,rrs6uuu2ttt3uuu2rss8ttt2stt4ttt3vvv0*8,tuu3ttt5vvv0*2,
  vvv0uvv0suu0*19,vvv0*2,
  vvv0tuu0rtu0*3,pss5knnknqqdnpqanqqaknnkloofknnloqr7loogloohlnopoqr7npq9looapss6vvv0*2,
  vvv0tuu0rtu0*4,rtt0oqrcqst3oqreprs7orr8prs4npqcoqrcmpp9nqq9orranpqgoqr8rtt0vvv0*2,
  vvv0tuu0rtu0*4,orr8oqq7nqq7oqr6nqqaoqq7pss4prr6prs5oqr6qst4oqr4oqr7nqq5qtt2vvv0*2,
  vvv0*2,uvv0*18,vvv0*3,
  vvv0*2,uvv0vvv0*8,vvv1vvv0*8,uvv0vvv0*2,
  vvv0vvt0vsn0*18,vtq0vvv0*2,
  vvv0vqg2vm50*5,ul51ul52tk51tl51vm50vm51*2,ul52tl53vm50*4,vm60vvv0*2,
  vvv0vqf2vm50*4,tk53qi4bpi4bng3api4bqi4boh4cpi4drj44oh47vm50*5,vvv0*2,
  vvv0vsl1voa0*18,vpd1vvv0*2,
  vvv0vvv2uvv0*8,uvv2vvv2uvv0*8,uuv2vvv0*2,
  vvv0uvv6vvv0*2,rssbqrr9ttu4rssdvvv0*2,uvv6*2,vvv0*2,rrs7ppqeppqlsss9ttt9vvv0uvv3vvv0*2,
  vvv0uuu5vvv0*2,vvv1ttt3vvv0*4,uuu5uvv5vvv0*2,stt9ttt4uuv1uvv1vvv1vvv0uuu4vvv0*2,
  uuu1vvv0uvv0*8,vvv0*2,uvv0*8,vvv0*2,ttt1
  rss0vvv0*20,stt1sss0
join-new-account 358x643
~ Zd4D nbl_ hwTA 5yRw vNuW ruP0 7zc6 5yRw 2cFd WFHk 4WEq HNqd NNC0 HNqd eg3N HNqd EWV8 HNqd k3uw HNqd
~ JgTD HNqd tkXK HNqd 210a HNqd ZmQr HNqd Umai HNqd OQ8- 0sNT Ajou hlLt zOId 0Ibo kD5F 5yRw G8P6 b8Nb
~ Qc54 lsSK 5yRw AZM5 bkRg bEbq 5yRw Oyby bkRg qpLX 9rxl zvmm PWy3 a9E9 oenl HVM7 PWy3 bFDb WnUl _6ZM
~ TaCX WnUl ohxh xdUZ 1yTR vwxF
  pqqdqrr7pqqapqq7*2,pqqaqrr2rss0*12,sss0stt0ttt0tuu0
  tuu0stt0*3,ttt0rtt0*3,ttt0stt0rtt0*9,stt0*2,ttu0tuu0
  rtt0suu0*2,tuu1rts0tpg0uoc0tpf0rsq0tuv1qtt0ptt0*10,qtt0stu1
  orr2tuu7*2,stt1un90vm50*3,vn80rsr1suu1cln2lpq49fh6ptt0*8,qtt1
  5bd4tuu3*2,dge6vm50*5,sqi1tuu1lqr1ekm4lpq2ptt0*8,qtt1
  18a029b0*2,18a0lkg5vrk0*2,vpf0vm50tpg1tuu1ptt0*11,qtt1
  18a0*4,hkl6vvv0*3,vrj2rqm1tuu1pst0ptt0*7,pst0*2,ptt0qtt1
  18a0*4,hkl6vvv0*3,vut3ue70*2,tf80rmj1ptt0*6,rnl2*2,ptt0qtt1
  18a0*4,hkl6vvv0*3,vvu2ue70*4,jji2ejk0fjl0kop2ptt0*5,qtt1
  18a0*4,hkl6vvv0*3,vvu2ue70*4,da9318a0*3,glm4ptt0*4,qtt1
  18a0*4,hkl6vvv0*3,vvu2ue70*4,da9318a0*3,29c27il0*2,8jl0ipq2qtt1
  18a0*4,hkl6vvv0*3,vvu2ue70*4,da9318a0*3,19b26ik0*4,hop7
  gkl0*4,oqq3vvv0*3,vvv1vnj0*4,mlk1gkl0*3,gkl1jpq0*4,kpq3
  vvv0*12,vvv1vvv0*4,vvv1vvv0*2,uvv0vvv0*2,
  vvv0*9,rts7psrbprqbnqpjsts6psrcprq9rtscprqdpsqhrts7iolavvv0*2,
  vvv0*10,uuu2vvv0*5,vvv1vvv0*3,uuu3vvv0*2,
  vvv0*7,noobmnobjkk8ikklqqrdqrrckllamnnaklldijkblmmdmnnakllbijkqvvv0*2,
  vvv0*7,uvv0uuu1tuu4uuu0ttt3qqr5*2,uuu1*2,vvv0uvv1uuu1uvv1vvv1vvv0*2,
  vvv0*17,vvv2vvv1*2,vvv0*3,
  vvv0*7,ttt8ttt6ttt7sss7uvv3vvv0*4,vvv2sss9rsscsttbsssavvv0*2,
  vvv0*9,uuu4pqqntuu6uuv3mno6oop9ppq7mnna*2,rss6tuu4ttt2vvv0*2,
  vvv0*9,uvv1uuu1vvv0uuu2mnnamnndmnnbmnnamnnbpqqboppjqqrhvvv0*2,
  vvv0*23,
  vvv0*19,rssasssavvv0*2,
  vvv0*12,vvv1ttt8rrrcsssastt8tuu6qrrestt8oppjvvv0*2,
  vvv0*12,uuu4sss4uuu3ttt3uuu2rss6sss4ttt3tuu3vvv0*2,
  vvv0uvv0suu0*19,vvv0*2,
  vvv0tuu0rtu0*3,pss5lnokoqrdnpqanqqaknokloofknoloqr7loogmopglnoooqr6npq9looaprs6vvv0*2,
  vvv0tuu0rtu0*4,qst1nqqdqst4oqreprr8orr8prr4npqcoqrcmopanpq9orrbnpqgoqr8rtt0vvv0*2,
  vvv0tuu0rtu0*4,orr8oqq7nqq7oqr6nqqaoqq7pss4prr6prs5oqr6qst4oqr4oqr7nqq5qtt2vvv0*2,
  vvv0*2,uvv0*18,vvv0*3,
  vvv0*2,uvv0vvv0*8,vvv1vvv0*8,uvv0vvv0*2,
  vvv0vvt0vsn0*18,vtq0vvv0*2,
  vvv0vqg2vm50*5,ul51ul52tk51tl51vm50vm51*2,ul52tl53vm50*4,vm60vvv0*2,
  vvv0vqf2vm50*4,tk53qi4bpi4bng3api4bqi4boh4cpi4drj44oh47vm50*5,vvv0*2,
  vvv0vsl1voa0*18,vpd1vvv0*2,
  vvv0vvv2uvv0*8,uvv2vvv2uvv0*8,uuv2vvv0*2,
  vvv0uvv6vvv0*2,sssasss8uuu4rssdvvv0*2,uvv6*2,vvv0*2,stt7qrrdqrrksss9ttt9vvv0uvv3vvv0*2,
  vvv0uuu5vvv0*2,uuu3rss4uuv1vvv0*3,uuu5uvv5vvv0*2,rrs9rrs4ttt3uvv1vvv1vvv0uuu4vvv0*2,
  uuu1vvv0uvv0*8,vvv0*2,uvv0*8,vvv0*2,ttt1
  rss0vvv0*20,stt1sss0
join-trade 358x621
~ Zd4D nbl_ KRxo 5yRw vNuW ruP0 7zc6 5yRw 2cFd WFHk bxnP HNqd fACX HNqd 1ITj HNqd 2sUV HNqd eg3N HNqd
~ yvj6 HNqd eg3N HNqd ORjQ HNqd spNh HNqd DQEH HNqd aYXl HNqd Kud0 HNqd 3cTq HNqd M65- HNqd axKG 0sNT
~ R0bN hlLt zOId YKh3 kD5F 5yRw Npxa b8Nb Qc54 lsSK 5yRw AZM5 bkRg bEbq 5yRw Oyby bkRg qpLX zCoZ zvmm
~ PWy3 Lnnn PWy3 bFDb WnUl _6ZM TaCX WnUl ohxh xdUZ 1yTR vwxF
  pqqdqrr8pqq8qqr5rss0*15,sss0stt0ttt0tuu0
  tuu0ttt0tts0*18,ttt0tut0tuu0
  vur0vus0*2,vtq0*7,vtp0*2,vtq0*10,uus0
  vur0uuu6*2,vur0vtq0*5,vtp0voa1vm60vsl1vtq0*6,vto1vpc0vto0vuq0
  utq1vvv3vvv2vuq0vtq0*5,vtp0vm60vm50vri1vtq0*7,vqg1vri1vuq0
  vtq0vni2voj2vtq0*7,qoi2old1utp1vtq0*2,sro2hji1utp1vtq0vso1ujd1vso0vuq0
  vso2uic1vso1vtq0*2,vsm0vsn0vtq0vtp0cgg418a0*2,5ac2rrn3vtq0ikj518a0oom5vtq0*2,vmh2vni2vuq0
  vtq0lpn2mpo3vtq0*2,vob1vpc1vtq0nol518a0*4,cff5vtq0ssp1jml2utp0vtq0vto1vpd0vto0vuq0
  tsp2dlm1ttp1vtq0vtp0vpk0vqk0vtp0jkj518a0*4,7cd5lpn36ik0*2,7jl0pqo2vtq0vqg1vqh1vuq0
  vtq0*3,vso1uhb1ue70*2,uib1iki618a0*4,5bd77il06ik0*3,akl3vtq0*3,vuq0
  vtq0*3,vmg2ue70*4,ieb718a0*4,2ac26ik0*5,vtp0vtq0*2,vuq0
  vso0vol0vrn0uke2ue70*4,ic8318a0*4,2ac26ik0*5,vsp1vol0vqn0vuq0
  vsq0vqo0vqp0vpl1umi0*4,oki1eij0*4,fjl1hop0*5,vsq1vqo0*2,vus0
  vvv0*20,uvv0vvv0*2,
  vvv0*15,rtsapsq9orpepsrhrts7iolavvv0*2,
  vvv0*16,uuu3vvv0*6,
  vvv0*11,uuu4jlllmnoilmngoppbhjjhklmflmngopp9mnnbvvv0*2,
  vvv0*11,pqq7nooastt5stt1vvv0ttu1rss4ttu1ttt2*2,vvv0*2,
  vvv0*23,
  vvv0*7,ttt8ttt6ttt7sss7uuu3vvv0*4,sssdrss8rssdsssasss8vvv0*2,
  vvv0*9,uuu4pqqntuu6uuv3mno6oop9ppq7mnna*2,rss6tuu4ttt2vvv0*2,
  vvv0*9,uvv1uuu1vvv0uuu2mnnamnndmnnbmnnamnnbpqqboppjqqrhvvv0*2,
  vvv0*23,
  vvv0*19,rssasssavvv0*2,
  vvv0*12,vvv1ttt8rrrcsssastt8tuu6qrrestt8oppjvvv0*2,
  vvv0*12,uuu4sss4uuu3ttt3uuu2rss6sss4ttt3tuu3vvv0*2,
  vvv0uvv0suu0*19,vvv0*2,
  vvv0tuu0rtu0*5,oqramppekmnhjmmjnpqanqqcknofmppjmopjloofmppinpqblnojpss7vvv0*2,
  vvv0uvv0suu0*10,prs5rtu1suu0qst2suu0*2,qss3suu0*2,vvv0*2,
  vvv0*23,
  vvv0*23,
  vvv0mpp4agi0*18,ejk3vvv0*2,
  vvv0cij619c0*6,2ac23bd47eff3bd75ce95cec3bd319c0*6,vvv0*2,
  vvv0dij619c0*6,8ege8fgc5ce66dfc6df95de52ac119c0*5,1ac0vvv0*2,
  vvv0qss2imn0*18,lop2vvv0*2,
  vvv0uuv4uvv0*8,uuu5uvv4uvv0*5,uuv0*2,uvv0uuu3vvv0*2,
  vvv0uvv7vvv0*2,qrrdoppcttt5rrsdvvv0*2,uvv7*2,vvv0*2,opphmnnioppnrssastt9vvv0uvv3vvv0*2,
  vvv0vvv3uvv0*8,uuv3vvv3uvv0*8,uuu3vvv0vvv1
  ttt1vvv0*20,uuu0sss1
join-without-tasks 358x566
~ Zd4D nbl_ 8Dpo 5yRw vNuW ruP0 7zc6 5yRw 2cFd WFHk bxnP HNqd fACX HNqd 1ITj HNqd 2sUV HNqd eg3N HNqd
~ yvj6 HNqd eg3N HNqd ORjQ HNqd spNh HNqd DQEH HNqd aYXl HNqd Kud0 HNqd 3cTq HNqd M65- HNqd axKG 0sNT
~ R0bN hlLt zOId YKh3 kD5F 5yRw Npxa b8Nb Qc54 lsSK 5yRw AZM5 bkRg bEbq 5yRw Oyby bkRg qpLX zvmm PWy3
~ aZ0j PWy3 bFDb WnUl _6ZM TaCX WnUl ohxh xdUZ 1yTR vwxF
  pqqdqrr8oqqdopqapqq8oppaqqr5rss0*12,sss0stt0ttt0tuu0
  tuu0ttt0tts0*19,tut0tuu0
  vur0vus0*2,vtq0*7,vtp0vto0vtq0*10,uus0
  vur0tuu7*2,vur0vtq0*5,vtp0vn90vm60vsl1vtq0*6,vto1vob0vto0vuq0
  utq1vvv2*2,vuq0vtq0*5,vtp0vm60vm50vri1vtq0*7,vqh1vri1vuq0
  vtq0vmh2voj2vtq0*6,vtp0oni2mke1uso1vtq0*2,rrn2fih1usp2vtq0vso1uic1vso1vuq0
  vso2ujd1vto0vtq0*2,vsm0*2,vtq0vtp0aef418a0*2,4ab2rqn3vtq0jkj518a0oom5vtq0*2,vni2voi2vuq0
  vtq0kon2mpo3vtq0*2,vob1vpd1vtq0nnl518a0*4,bff5vtq0rrp1jnm2tsp0vtq0vto1vob0vto0vuq0
  tsp2fmm1utp1vtq0vtp0voj0vpk0vtp0jkj518a0*4,7cd5jon36ik0*2,7il0oqo2vtq0vqh1vri1vuq0
  vtq0*3,vso1uga1ue70*2,uha1iji618a0*4,5bd77ik06ik0*3,9kl2vtq0*3,vuq0
  vtq0*3,ulg2ue70*4,idb718a0*4,2ac26ik0*5,vtp0vtq0*2,vuq0
  vso0vok0vqn0uke2ue70*4,ic8318a0*4,2ac26ik0*5,vso1vol0vqm1vuq0
  vsq0vqp0vrp0vpm1vnj0*4,plk1gkl0*4,hlm1jpq0*5,vsr1vqp0*2,vut0
  vvv0*18,vvv1vvv0uvv0vvv0*2,
  vvv0*15,rtsapsr9orqdqsrgrts7iolavvv0*2,
  vvv0*12,vvv1*2,vvv0vvv1ttt4vvv1*2,vvv0*4,
  vvv0*11,ttu5ikklmnnijllgoppbhijgjklfklmgmnnbkmmcvvv0*2,
  vvv0*11,qqr6opp9uuu3uuu1vvv0uvv0ttt4vvv1uuu1vvv1vvv0*2,
  vvv0*23,
  vvv0*7,ttt8ttt6ttt7sss7uvv3vvv0*4,sttcrss8rsscsssasss8vvv0*2,
  vvv0*9,uuu4pqqntuu6uuv3mno6oop9ppq7mnna*2,rss6tuu4ttt2vvv0*2,
  vvv0*9,uvv1uuu1vvv0uuu2mnnamnndmnnbmnnamnnbpqqboppjqqrhvvv0*2,
  vvv0*23,
  vvv0*19,rssasssavvv0*2,
  vvv0*12,vvv1ttt8rrrcsssastt8tuu6qrrestt8oppjvvv0*2,
  vvv0*12,uuu4sss4uuu3ttt3uuu2rss6sss4ttt3tuu3vvv0*2,
  vvv0*2,uvv0vvv0*8,vvv1vvv0*8,uvv0vvv0*2,
  vvv0*2,stt0*18,tuu0vvv0*2,
  vvv0ejk619c0*18,3bd2vvv0*2,
  vvv0cij619c0*8,4bd57efa19c0*9,vvv0*2,
  vvv0gkl519c0*8,1ac119c0*9,5ce3vvv0*2,
  vvv0vvv1uvv0*8,vvv2vvv1uvv0*8,vvv2vvv0*2,
  vvv0uvv6vvv0*2,ttu6ttu3uuu2ttt9vvv0*2,uvv6*2,vvv0*2,uuu2stt7rssfttt6tuu6vvv0uvv3vvv0*2,
  vvv0uvv6vvv0*2,ttt6qqr8uuu2uuu4vvv0*2,uvv6*2,vvv0*2,pqqepqqbsss8uuu4*2,vvv0uvv3vvv0*2,
  vvv0vvv1uvv0*8,vvv1vvv0uvv0*8,vvv1vvv0tuu1
  sst1vvv0*20,ttu1rss0
join-next-step 358x621
~ Zd4D nbl_ dxWC 5yRw vNuW ruP0 7zc6 5yRw 2cFd WFHk 4WEq HNqd NNC0 HNqd eg3N HNqd EWV8 HNqd k3uw HNqd
~ JgTD HNqd tkXK HNqd 210a HNqd ZmQr HNqd Umai HNqd OQ8- 0sNT R0bN hlLt zOId 0Ibo kD5F 5yRw G8P6 b8Nb
~ Qc54 lsSK 5yRw AZM5 bkRg bEbq 5yRw Oyby bkRg qpLX zCoZ zvmm PWy3 QzMy PWy3 bFDb WnUl _6ZM TaCX WnUl
~ ohxh xdUZ 1yTR vwxF
  pqqdqrr7pqq8pqq6opp9rss1rss0*13,sss0stt0ttt0tuu0
  tuu0stt0*3,ttt0rtt0*3,ttt0stt0rtt0*9,stt0*2,ttu0tuu0
  rtt0suu0*2,tuu1rts0tpg0uoc0tpf0rsq0tuv1qtt0ptt0*10,qtt0stu1
  orr2tuu7*2,stt1un90vm50*3,vn80rsr1suu1cln2lpq49fh6ptt0*8,qtt1
  5bd4tuu3*2,dge6vm50*5,sqi1tuu1lqr1ekm4lpq2ptt0*8,qtt1
  18a029b0*2,18a0lkg5vrk0*2,vpf0vm50tpg1tuu1ptt0*11,qtt1
  18a0*4,hkl6vvv0*3,vrj2rqm1tuu1pst0ptt0*7,pst0*2,ptt0qtt1
  18a0*4,hkl6vvv0*3,vut3ue70*2,tf80rmj1ptt0*6,rnl2*2,ptt0qtt1
  18a0*4,hkl6vvv0*3,vvu2ue70*4,jji2ejk0fjl0kop2ptt0*5,qtt1
  18a0*4,hkl6vvv0*3,vvu2ue70*4,da9318a0*3,glm4ptt0*4,qtt1
  18a0*4,hkl6vvv0*3,vvu2ue70*4,da9318a0*3,29c27il0*2,8jl0ipq2qtt1
  18a0*4,hkl6vvv0*3,vvu2ue70*4,da9318a0*3,19b26ik0*4,hop7
  gkl0*4,oqq3vvv0*3,vvv1vnj0*4,mlk1gkl0*3,gkl1jpq0*4,kpq3
  vvv0*18,vvv1vvv0uvv0vvv0*2,
  vvv0*15,rtsapsr9orqdqsrgrts7iolavvv0*2,
  vvv0*10,uuu2vvv0*5,vvv1vvv0*3,uuu3vvv0*2,
  vvv0*7,noobmnobjkk8ikklqqrdqrrckllamnnaklldijkblmmdmnnakllbijkqvvv0*2,
  vvv0*7,uvv0uuu1tuu4uuu0ttt3qqr5*2,uuu1*2,vvv0uvv1uuu1uvv1vvv1vvv0*2,
  vvv0*17,vvv2vvv1*2,vvv0*3,
  vvv0*7,ttt8ttt6ttt7sss7uvv3vvv0*4,vvv2sss9rsscsttbsssavvv0*2,
  vvv0*9,uuu4pqqntuu6uuv3mno6oop9ppq7mnna*2,rss6tuu4ttt2vvv0*2,
  vvv0*9,uvv1uuu1vvv0uuu2mnnamnndmnnbmnnamnnbpqqboppjqqrhvvv0*2,
  vvv0*23,
  vvv0*19,rssasssavvv0*2,
  vvv0*12,vvv1ttt8rrrcsssastt8tuu6qrrestt8oppjvvv0*2,
  vvv0*12,uuu4sss4uuu3ttt3uuu2rss6sss4ttt3tuu3vvv0*2,
  vvv0uvv0suu0*19,vvv0*2,
  vvv0tuu0rtu0*5,oqramppekmnhjmmjnpqanqqcknofmppjmopjloofmppinpqblnojpss7vvv0*2,
  vvv0uvv0suu0*10,prs5rtu1suu0qst2suu0*2,qss3suu0*2,vvv0*2,
  vvv0*23,
  vvv0*23,
  vvv0mpp4agi0*18,ejk3vvv0*2,
  vvv0cij619c0*6,5ce95de92ac44ce63bd64bd45dea19c0*6,vvv0*2,
  vvv0dij619c0*5,1ac19fh95de66df84cd25de16df42ac319c0*5,1ac0vvv0*2,
  vvv0qss2imn0*18,lop2vvv0*2,
  vvv0uuv4uvv0*8,uuu5uvv4uvv0*5,uuv0*2,uvv0uuu3vvv0*2,
  vvv0uvv7vvv0*2,qrrdoppcttt5rrsdvvv0*2,uvv7*2,vvv0*2,opphmnnioppnrssastt9vvv0uvv3vvv0*2,
  vvv0vvv3uvv0*8,uuv3vvv3uvv0*8,uuu3vvv0vvv1
  ttt1vvv0*20,uuu0sss1
place-won 358x841
~ Zd4D nbl_ 5SzD 5yRw vNuW 5yRw HbD_ A6n0 HNqd G1Xc HNqd AilB HNqd 3NuD HNqd x1yu HNqd 3PSU HNqd 3cR_
~ HNqd yvj6 HNqd QL_r HNqd A4Dr A6n0 HNqd jCX9 HNqd W6RQ HNqd yZqB HNqd pw4a HNqd yvj6 HNqd 3PSU HNqd
~ 3cR_ HNqd IFJ6 HNqd rONd IHGa sM51 MNdi 73K- lG7O KXLQ hYC5 bTRl _1qi GR36 bTRl yrzd J5g6 ItgM M7nW
~ WJPu Sk43 YT39 I7Po luyj reWF pJqp q3p9 VvJ5 qrmD fZUb reWF pJqp q3p9 j5ty hC3e qWhR 60_h A6n0 HNqd
~ G1Xc HNqd AilB HNqd 3NuD HNqd x1yu HNqd 3PSU HNqd 3cR_ HNqd yvj6 HNqd QL_r HNqd A4Dr A6n0 HNqd jCX9
~ HNqd W6RQ HNqd yZqB HNqd pw4a HNqd yvj6 HNqd 3PSU HNqd 3cR_ HNqd IFJ6 HNqd rONd Fa8_ A_wD kZ-O vLoK
~ L1tQ y_sj K5u5 NJXN K5u5 ZXdd aMjb xdUZ 1yTR vwxF
  pqqdpqr8pqq8pqr7rss0*15,sss0stt0ttt0tuu0
  stt1mop0moo0lno0ppn1trn0*13,tpn0*2,tpo0tsr0tuu0
  8df6gjk2*2,18a0jg74vtp2vqf1vm50lkc1ql81vm50*3,fe82ul51vn91vur0vob2ue70*3,uf80unj4
  bfh6tuu7*2,bfg7sk62vpc1vus1vn71mlb1rl81vm50*3,hf72um51vsm2vrk1vm50ug61ue70*4,
  5bd4tuu3*2,lib8vm50*11,vm60vm50*2,vl60ue70*4,
  18a05aa1jh83vm50*16,vl60ug70ue70*2,
  qj60vm50vo91vm50*3,vm51lf31ic25vm50rj43jd23vm50hc23c811ph43vm50*3,tm70tm60vl50vk60
  vm60vm50voc1vm50*4,ke36c815vm50fa25mg35ul50tk52oh45gb25vm50*3,ola1pl91vm60voa0
  vli0vm60vm50*5,tk55c815tk537403c812hc25sk52c814tk52vm50*5,vsn2vvv0
  vli0vm60vm50*4,tk53a7109600hc25qi40ic23mf34d914b710hc23vm50*5,vsn2vvv0
  vm60vm50jg73vm50*3,vm51vm50*12,vn90vn80vm60voa0
  vl60vm50mi73vm50*2,tk54oh4eqi4bsj48tk54ng3bpi47ng3aog48rj47tk55sk55vm50*2,vn80vn70sk60pj60
  ue70uf70vj60vm50*2,ul50qi44sk54rj41tl52rj41sj45tk52sk52tk50pi47tk51vm50*2,pj627b9118a0*2,
  ue70*3,ui61vm50*14,qk6228a118a0*3,
  ue70*4,vl50vqg1voc1ql80tm60vm50*5,vm80vm60uh61vm509c8418a0*4,
  ue70*4,vj61vri1ike26ik08ij0tm61vm50*3,vmd0vlj0vlh0vk60uk6318a0*5,
  vrp0*4,vsp0vtp0rss0pst0*2,utq0vtp0*3,vts0*3,vtp0vtp1opq0*5,
  vvv0*23,
  vvv0*6,nooemnnfmnnbrrr7kllolnnjoppklmmhoppanoogttt6vvv0*6,
  vvv0*6,sss6rrr6sss5noogpqq7opp7uuu1vvv1tuu6tuu4vvv0*7,
  vvv0*6,rrramnoeqqqbnoodlmmenoobstt6opp8lmnblmmlttt4vvv0*6,
  vvv0*13,vvv1vvv0*9,
  vvv0*8,uvv2qrrcqrrhrrsbrrsfsssevvv0*9,
  vvv0*23,
  vvv0jmn49fg0*18,9fh0uuv2vvv0
  vvv0uuu5vvv0*3,sttcssscttt8pqqgqrrbqqrdtuu8ttt5sstbttt7vvv0*3,uuu5rssbrssavvv1vvv0
  vvv0vvv1vvv0*3,uuu1sss7ttt2uuu3uuu4uuu3rrs8stt6stt2tuu2vvv0*3,vvv1uuu4uuu3vvv0*2,
  vvv0*23,
  vvv0vvv1ttt3tuu4ttt4tuu4*2,uuu4ttt2uuu2vvv0*4,vvv1*2,vvv3vvv0*2,orp3vvv0vvv1vvv0
  vvv0vvv1sss7ppqdqqqeqrrbpqqeqrrcpqqdttt8vvv0*4,rrrhrssdrssgrrs8uuu2inl8vvv1*2,vvv0
  vvv0vvv1vvv0*19,vvv1vvv0
  vvv0vvv1vvv0*12,vvv4uuu3vvv0vvv3vvv0mqo4vvv0vvv1vvv0
  vvv0vvv1vvv0*11,sss8sssasssbsss9ttt7uuu4jom7vvv1*2,vvv0
  vvv0vvv1pqqfoppepqqhnoognnohqrr9pqqdqrraqqrcrrshrss8pqqhopplvvv0*6,vvv1vvv0
  vvv0vvv1vvv0*7,uvv2*2,uuu2vvv2ttt5vvv0*7,vvv1vvv0
  vvv0*23,
  vvv0*23,
  vvv0vvv1vvv0*8,tttattt8uuu2tttasttauuu34ac1jic5uph3uf80vpm3vvv1vvv0
  vvv0vvv1*2,vvv0*7,stt6qrrdstt6rss9rrs8uuu4hg92vm50*2,tk71vpk2vvv1vvv0
  vvv0vvv1qssdrst9vvv0*2,ttu7stt8rssatuu6ttt7ssscsss8tttaqrrevvu2vm80mf3blf3bqj55vur1vvv1vvv0
  vvv0vvv1uuu3vvv0*5,vvv1vvv0vvv1vvv2vvv0vvv1vvv0vvu2si62vm50*2,qk72pol4vvv1vvv0
  vvv0vvv1vvv0*10,vvv2sss8sssavvu2ue70vka1pka33991jmn6vvv1vvv0
  vvv0*16,vuu0*2,uuu0tuu0vvv0*3,
  vvv0uvv0stt0*18,tuu0vvv0*2,
  vvv0agi619c0*18,1ac1tuu4vvv0
  vvv09fg619c0*6,5ce6chjlbhii7efa9fga9fhc19c0*7,stt6vvv0
  vvv0cij619c0*6,3bd319c0*3,1ac01ac119c0*6,3bd1tuu3vvv0
  vvv0vvv1uvv0*8,vvv2vvv1uvv0*8,uvv1vvv0*2,
  vvv0uvv6vvv0*8,uvv6*2,vvv0*2,sssasss8uuu5ttt8uuu2vvv0*2,uvv5vvv0
  vvv0uvv7vvv0*3,ttt5rss9vvv0*3,uvv7*2,vvv2uvv2ttt2qrrarss9rrr7uuu1vvv3vvv0uvv7vvv0
  vvv0uvv6vvv0*3,vvv2vvv0*4,uvv6*2,ttt5oppinoohpqqjoppgpqqdoppcoppjvvv0uvv5vvv0
  vvv0vvv2uvv0*8,vvv2vvv1uvv0*8,uvv1vvv0uuu1
  stt1vvv0*20,uuu1rss0
place-first 358x814
~ Zd4D nbl_ vY5l 5yRw vNuW 5yRw HbD_ A6n0 HNqd G1Xc HNqd AilB HNqd 3NuD HNqd x1yu HNqd 3PSU HNqd 3cR_
~ HNqd yvj6 HNqd QL_r HNqd A4Dr A6n0 HNqd jCX9 HNqd W6RQ HNqd yZqB HNqd pw4a HNqd yvj6 HNqd 3PSU HNqd
~ 3cR_ HNqd IFJ6 HNqd rONd fHuV ljFN UTe3 ZmQr eg3N vwIU hYC5 bTRl iAJb GR36 bTRl yrzd J5g6 ItgM M7nW
~ ER0n Sk43 YT39 I7Po luyj reWF pJqp q3p9 VvJ5 qrmD fZUb reWF pJqp q3p9 j5ty hC3e qWhR 60_h A6n0 HNqd
~ G1Xc HNqd AilB HNqd 3NuD HNqd x1yu HNqd 3PSU HNqd 3cR_ HNqd yvj6 HNqd QL_r HNqd A4Dr A6n0 HNqd jCX9
~ HNqd W6RQ HNqd yZqB HNqd pw4a HNqd yvj6 HNqd 3PSU HNqd 3cR_ HNqd IFJ6 HNqd rONd TJUe A_wD kZ-O vLoK
~ L1tQ y_sj K5u5 NJXN K5u5 ZXdd aMjb xdUZ 1yTR vwxF
  pqqdpqr8pqqbpqq6rss0*15,sss0stt0ttt0tuu0
  stt1mop0moo0lno0ppn1trn0*13,tpn0*2,tpo0tsr0tuu0
  8df6gjk2*2,18a0jg74vtp2vqf1vm50lkc1ql81vm50*3,fe82ul51vn91vur0vob2ue70*3,uf80unj4
  bfh6tuu7*2,bfg7sk62vpc1vus1vn71mlb1rl81vm50*3,hf72um51vsm2vrk1vm50ug61ue70*4,
  5bd4tuu3*2,lib8vm50*5,uh60ug60*3,vk60vm50vm60vm50*2,vl60ue70*4,
  18a05aa1jh83vm50*5,ug61vk60vm50*3,ug61vk60vm50*4,vl60ug70ue70*2,
  qj60vm50vo91vm50*4,vj61*2,vm50sk41oh43vm50vl50ug61vm50*4,tm70tm60vl50vk60
  vm60vm50voc1vm50*4,ui61vl61vm50rj42gb29vm50*2,ug62vm50*4,ola1pl91vm60voa0
  vli0vm60vm50*5,vi61vk61vm50*2,gb2avm50*2,ug62vm50*6,vsn2vvv0
  vli0vm60vm50*5,vl50ug61vm50*4,vj61vi61vm50*6,vsn2vvv0
  vm60vm50jg73vm50*5,si62tg71vj60vk60ui60rg81vm50*5,vn90vn80vm60voa0
  vl60vm50mi73vm50*5,ig744890dca1hge0chh0bji2vm50*5,vn80vn70sk60pj60
  ue70uf70vj60vm50*5,ac84499118a16ik09jj07ik0tm71vm50*4,pj627b9118a0*2,
  ue70*3,vi61vm50*4,qk62vm50ee84big5tm60tm70*2,vm50*3,qk6228a118a0*3,
  ue70*4,vl50vqg1voc1ql80tm60vm50*2,vm60vm50*2,vm80vm60uh61vm509c8418a0*4,
  ue70*4,vj61vri1ike26ik08ij0tm61vm50*3,vmd0vlj0vlh0vk60uk6318a0*5,
  vrp0*4,vsp0vtp0rss0pst0*2,utq0vtp0*3,vts0*3,vtp0vtp1opq0*5,
  vvv0*23,
  vvv0uuu1hijijkkloppcgijjgiikmnngpqq9noo9oppboppenoohttt6lmnmlmnhmnnpopqbmnnfnophpqqcvvv0*2,
  vvv0*10,ttt5ttt4vvv0sss5uuu2tuu4vvv0*2,uuu4ttt4vvv0*3,
  vvv0*8,uvv2rrrbrrrfstt7rrrgrssfvvv0*9,
  vvv0*9,vvv1vvv2uuu3vvv0*11,
  vvv0jmn3cij0*18,dij0uuv2vvv0
  vvv0stt3stt0*3,qrs6rss3rss1pqq7qrr4pqr4rss2stt0rss3rst1stt0*3,rss2qrr5*2,vvv0*2,
  vvv0vvv3vvv0*3,ttt7pqqirrs9rrrcqqrbrrscqqqdqqrbqrrarss9vvv0*3,vvv3sssastt9vvv0*2,
  vvv0*23,
  vvv0vvv1vvv0*21,
  vvv0vvv1qqqbnooinoojopqfnopipqqhmnogrrravvv0*4,qrrirrserrsjrrs8uuu2bjfbvvv1*2,vvv0
  vvv0vvv1vvv0*19,vvv1vvv0
  vvv0vvv1vvv0*17,uuu1vvv0vvv1vvv0
  vvv0vvv1vvv0*11,sss8rrserrrfsss9sstauuu4ckgavvv1*2,vvv0
  vvv0vvv1ttt7stt5stt8sss8rrs7ttt4tuu5tuu4vvv1uuu6vvv0uuu4ttu9vvv0*6,vvv1vvv0
  vvv0vvv1rss8*2,sst9qrr8rrsattt4rss7rss8qqqdrssdrssaoppiqrrcvvv0*6,vvv1vvv0
  vvv0*23,
  vvv0*23,
  vvv0vvv1vvv0*8,vvv1*2,vvv0vvv1vvv2vvv1dhi1lmk3usn2ulg0vrq2vvv1vvv0
  vvv0vvv1vvv0*8,qqreoppjrss9pqqippqhuuu68b91sl62vn70ui61vol3vvv1vvv0
  vvv0vvv1stt9stt7vvv0*2,uuu5uuu4uuu5vvv3vvv2uuu5uuu3uuv5ttt9vvu2vm91vm50sj45tm71vtp1vvv1vvv0
  vvv0vvv1stt9uuv1vvv0*2,uvv2uuu3ttt6uuu3ttt7stt9ttt4ttu7ttt5vvu2tk72vm50sk51vm71trm3vvv1vvv0
  vvv0vvv1vvv0*10,vvv2sss8sssavuu3ue70vl71ul718b93ilm6vvv1vvv0
  vvv0vvv1vvv0*14,vpn0vrp0pqq1kmn0stt2vvv0*2,
  vvv0*23,
  vvv0hlm47ef0*18,9fg1uuv2vvv0
  vvv09fg619c0*6,2ac19fhi8fgg4ce65ce65de819c0*7,stt6vvv0
  vvv09fh619c0*6,6df84cd24bd14bd45de35ce419c0*7,stt5vvv0
  vvv0rst2loo0*8,mop0*2,loo0*8,npq1vvv0*2,
  vvv0uuu5vvv0*8,uuu5uvv5vvv0*2,vvv2vvv1*3,vvv0*2,vvv1vvv3vvv0
  vvv0uvv7vvv0*3,vvv1tuu6vvv0*3,uvv7*2,vvv0*2,pqqanopfqrrdoppesst4vvv0*2,uvv7vvv0
  vvv0uvv7vvv0*3,ttt6tuu2vvv0*3,uvv7*2,sst7nooknopgppqmpqqfpqqdoppcnoomvvv0uvv7vvv0
  vvv0uvv3uvv0*8,uuv3vvv3uvv0uuv0uuu0*2,uuu1uvv0*3,uvv1vvv1vvv0
  ttu1vvv0*20,uvv0sss1
bonus-won 358x721
~ Zd4D nbl_ c1xc 5yRw vNuW 5yRw HbD_ A6n0 HNqd G1Xc HNqd AilB HNqd 3NuD HNqd x1yu HNqd 3PSU HNqd 3cR_
~ HNqd yvj6 HNqd QL_r HNqd A4Dr A6n0 HNqd jCX9 HNqd W6RQ HNqd yZqB HNqd pw4a HNqd yvj6 HNqd 3PSU HNqd
~ 3cR_ HNqd IFJ6 HNqd rONd IHGa -n8H -ZDY 6eCu ghl6 73K- lG7O KXLQ hYC5 bTRl 3K20 m4SP YT39 I7Po F6uV
~ reWF pJqp q3p9 QuwY qrmD luyj reWF pJqp q3p9 iDcF hC3e qWhR 60_h A6n0 HNqd G1Xc HNqd AilB HNqd 3NuD
~ HNqd x1yu HNqd 3PSU HNqd 3cR_ HNqd yvj6 HNqd QL_r HNqd A4Dr A6n0 HNqd jCX9 HNqd W6RQ HNqd yZqB HNqd
~ pw4a HNqd yvj6 HNqd 3PSU HNqd 3cR_ HNqd IFJ6 HNqd rONd yoS_ AJSh A_wD WteX vLoK L1tQ y_sj K5u5 NJXN
~ K5u5 aMjb xdUZ 1yTR vwxF
  pqrapqqapqq6pqq9rss0*15,sss0stt0ttt0tuu0
  stt1mop0moo0lno0ppn1trn0*13,tpn0*2,tpo0tsr0tuu0
  8df6gjk2*2,18a0jg74vtp2vqf1vm50lkc1ql81vm50*3,fe82ul51vn91vur0vob2ue70*3,uf80unj4
  bfh6tuu7*2,bfg7sk62vpc1vus1vn71mlb1rl81vm50*3,hf72um51vsm2vrk1vm50ug61ue70*4,
  5bd4tuu3*2,lib8vm50*11,vm60vm50*2,vl60ue70*4,
  18a05aa1jh83vm50*16,vl60ug70ue70*2,
  qj60vm50vo91vm50*6,lf32hc24sk52d811fa22vm51vm50*4,tm70tm60vl50vk60
  vm60vm50voc1vm50*5,le359603ng32gb25ng35gb25ng35vm50*4,ola1pl91vm60voa0
  vli0vm60vm50*6,e915ke34a713d819ph45ic25mf35vm50*6,vsn2vvv0
  vli0vm60vm50*6,og43b812d913qi44a712c813ul51vm50*6,vsn2vvv0
  vm60vm50jg73vm50*16,vn90vn80vm60voa0
  vl60vm50mi73vm50*6,rj47mf3cmf3blf39vm50*6,vn80vn70sk60pj60
  ue70uf70vj60vm50*6,tk51sj42rj43ul53vm50*6,pj627b9118a0*2,
  ue70*3,ui61vm50*14,qk6228a118a0*3,
  ue70*4,vl50vqg1voc1ql80tm60vm50*5,vm80vm60uh61vm509c8418a0*4,
  ue70*4,vj61vri1ike26ik08ij0tm61vm50*3,vmd0vlj0vlh0vk60uk6318a0*5,
  vrp0*4,vsp0vtp0rss0pst0*2,utq0vtp0*3,vts0*3,vtp0vtp1opq0*5,
  vvv0*23,
  vvv0*3,nop9hjjjmnoboopdhjjggijhkllckmmbvvv1pqqerrs4sss8rssbpqqbpqq8pqq5vvv0*4,
  vvv0*3,ttt2rrr4rss2qrr2rrs4pqq5rss2ttt4mnobmnn6rrr2qrr2opp4*2,ppq2sss2vvv0*4,
  vvv0*3,uuu3uuu4tuu5ttt5vvv1vvv2vvv0vvv2vvv0vvv1uuu3vvv1vvv2uvv4vvv0vvv1vvv0*4,
  vvv0*3,rssbttt8sss7sst9ttt7rrsattu4rss9sss6sstarssattt6ttt7sssbstt6rss9ttt8vvv0*3,
  vvv0*23,
  vvv0vvv1vvv0*21,
  vvv0vvv1qrrbnoojoppjnoognnohvvv0*7,rrreqqqlssscqrrguuu3ajfbvvv1*2,vvv0
  vvv0vvv1vvv0*14,vvv2vvv0*4,vvv1vvv0
  vvv0vvv1vvv0*17,uuu1vvv0vvv1vvv0
  vvv0vvv1pqqdoppg*2,nopkopphoppfmnoivvv0*5,qrrirrserrsjrrs8uuu2ckgavvv1*2,vvv0
  vvv0vvv1vvv0*21,
  vvv0*23,
  vvv0vvv1vvv0*14,nop1qrp1vtq1vqo0vut1vvv0*2,
  vvv0vvv1vvv0*7,sss8mnoomnnmrss8pqqioppjtuu628a0nj84uoc1ug70vol3vvv1vvv0
  vvv0vvv1stt8vvv0*10,vvv1*2,vvu3sl81qi44oh4atl71vrm2vvv1vvv0
  vvv0vvv1rtt9rtt8vvv0*2,ttu7stt8rsscttt7stt9rrsesss8sttcqrrdvvu2tl82qi4bmf3gvn60vtp1vvv1vvv0
  vvv0vvv1vvv0*11,uuu3vvv2vuu3ug60vl51vm51hf73kmm6vvv1vvv0
  vvv0vvv1vvv0*10,vvv1ttt4stt8vvv1ukf0vnj1onj3bfg0opq4vvv1vvv0
  vvv0*23,
  vvv0prr2imn0*18,kno1vvv0*2,
  vvv09fh619c0*7,5ce94ce719c01ac11ac019c0*7,stt6vvv0
  vvv09fg619c0*6,7efa8fgb8egb7efa9fh89fhc19c0*7,stt6vvv0
  vvv0jno4agi0*18,cij1vvv1vvv0
  vvv0uvv3uvv0*18,uvv1vvv0*2,
  vvv0uvv7vvv0*8,uuu3qrravvv0*9,uvv6vvv0
  vvv0uuu5uvv0*8,tuu3uvv0*9,uvv1vvv2vvv0
  uuu1vvv0*21,stt1
  rss0uuu1vvv0*19,rss1sss0
place-without-prize 358x685
~ Zd4D nbl_ X91x 5yRw vNuW 5yRw 2cFd WFHk bxnP HNqd fACX HNqd 1ITj HNqd 2sUV HNqd eg3N HNqd yvj6 HNqd
~ eg3N HNqd ORjQ HNqd spNh HNqd DQEH HNqd aYXl HNqd Kud0 HNqd 3cTq HNqd M65- HNqd axKG hYC5 bTRl ronF
~ GR36 bTRl yrzd J5g6 ItgM M7nW 0Oa0 Sk43 YT39 I7Po luyj reWF pJqp q3p9 VvJ5 qrmD fZUb reWF pJqp q3p9
~ j5ty K5u5 UQG5 K5u5 aMjb xdUZ 1yTR vwxF
  pqqdpqr8pqq9oppbopqapqq8opp9rss0*12,sss0stt0ttt0tuu0
  tuu0tts0*20,tut0tuu0
  vtr0vus0*2,vtq0*19,uus0
  vur0tuu7*2,vur0vtq0*6,vto0vsm0vtq0*11,
  vuq0vvv2*2,vuq0vtq0*5,vsm1vm60vm50vqg1vtq0*10,
  vtq0*9,vqh1vm50*2,vo91vtq0*10,
  vtq0*9,vtn0vn80vm60vri1vtq0*10,
  vtq0*9,qpm2ehh1dgf0klk2vtp0vtq0*2,usp27cd29de3vtp1vtq0*3,
  vtq0*3,vto0vrj0vtp0vtq0*2,lmk418a0*4,aef4vtp0vtq0rqn418a028a1usp3vtq0*3,
  vtq0*3,vqf1vm50vrj1vtq0vtp139b318a0*5,mnl5vtq0*2,oom2ppm2vtq0*4,
  vtq0*3,vsn0vqf0vto0vtq0qqn518a0*6,fhh5tsp1emm17ik07jl0fmm1utp1vtq0*2,
  vtq0*2,vrm1uke0uib0ukf0vsn1ppm518a0*6,dhg6akl26ik0*4,clm3vtp0vtq0
  vtq0vql2uf70ue70*3,uf81pnk718a0*6,6ef86ik0*6,qro3vtq0
  vtq0uib2ue70*5,ogb818a0*6,3ce36ik0*6,nqo3vtq0
  vtq0uf82ue70*5,od8418a0*6,3ce36ik0*6,nqo3vtq0
  vro1uf81ue70*5,od8318a0*6,3ce36ik0*6,nqo3vol1
  vut0vrp0*6,urp0opq0*6,orr0pst0*6,tut1vts0
  vvv0*23,
  vvv0*4,vvv1gijflmnemnobvvv1pqqgnooeqrrdnopiqrr9pqqestt7qrrcrss9vvv0*5,
  vvv0*5,qqr4rss6qrr2lmndopp7klleopp3ttt5qrr2noo7mnn9mnocstt2vvv0*5,
  vvv0*8,uvv2uuu3vvv4vvv0uuu7uuu6vvv0*9,
  vvv0*8,uvv2rss9rrrdrssbstt8ttt8vvv0*9,
  vvv0*2,stt0*19,vvv0*2,
  vvv0stt3dij0cij0*17,dij0uuv2vvv0
  vvv0uuu6vvv0*3,rssbpqqjqrrboopjpqqhoppgqqqdrrrapqqdrssavvv0*3,uuu6qrrfqrrevvv1vvv0
  vvv0*6,vvv1vvv0*4,uuu1vvv1vvv0*10,
  vvv0*23,
  vvv0vvv1sss6rss9qrrbsss8rssbsstaqrr9stt5vvv0*4,uvv3uuu6uuu8vvv1vvv0jom6vvv1*2,vvv0
  vvv0vvv1ttt5rss9stt7sss7rss7ttt6rss7uuu4vvv0*4,rssestt8sttbsss7uvv1mqo5vvv0vvv1vvv0
  vvv0vvv1vvv0*19,vvv1vvv0
  vvv0vvv1vvv0*11,uvv2uuu8ttt8uuu5tuu8uvv2inl7vvv1*2,vvv0
  vvv0vvv1vvv0*11,stt5ttt5tuu6ttt3uuu2vvv1orp4vvv0vvv1vvv0
  vvv0vvv1pqqfoppepqqhnoognnohqrr9pqqdpqqcpqqeqrrjrrranoomopplvvv0*6,vvv1vvv0
  vvv0vvv1vvv0*21,
  vvv0*23,
  vvv0imn49fg0*18,agi1uvv2vvv0
  vvv09fg619c0*2,1ac16dfb6dfd6dfh2ac43bd54ce65ce96dfe6dfa6df92ac24ce73bd419c0*3,stt6vvv0
  vvv09fh619c0*2,1ac06df57df84ce46df86df96df25de33bd45ce26df65de76df63bd119c0*3,stt5vvv0
  vvv0qss2kno0*18,mop1vvv0*2,
  vvv0uuu5uvv0*18,uvv1vvv2vvv0
  vvv0uvv6vvv0*8,ttt6qrravvv0*9,uvv6vvv0
  vvv0vvv3uvv0*18,uvv1vvv0vvv1
  ttt1vvv0*20,uuu0rss1
