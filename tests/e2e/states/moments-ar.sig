open 358x64
~ Zd4D nbl_ AitK eoqr rQW2 cjbG rQW2 C6gZ
  rrsarss8uvv0*21,
  uvv0*13,uuu0tuu0*3,uuu0tuu0*4,uuu1
  uvv0*13,tuu5sss7opqettt3tuu5tuu3pqqboppdstt4sst9
  uvv0*13,tuu5stt5rss7tuu3tuu4tuu3rss6rss8ttt3sst9
claim 358x616
~ Zd4D nbl_ swp6 5yRw vNuW 5yRw HbD_ A6n0 HNqd G1Xc HNqd AilB HNqd 3NuD HNqd x1yu HNqd 3PSU HNqd 3cR_
~ HNqd yvj6 HNqd QL_r HNqd A4Dr A6n0 HNqd jCX9 HNqd W6RQ HNqd yZqB HNqd pw4a HNqd yvj6 HNqd 3PSU HNqd
~ 3cR_ HNqd IFJ6 HNqd rONd IHGa -n8H nDqo ghl6 73K- lG7O e3P1 hYC5 bTRl Av-U tBB9 sd2n OXsN E33G hxVk
~ tLGg rIFg rFVT oeU_ K5u5 ttn6 oenl HVM7 Y-z9 S01A s4zy tPo2 26kW qWy0 Y20Y xdUZ 1yTR vwxF
  rrsbrsscuuu0*21,
  tuu0npp0mop0*2,qqo1uso0*13,uqo0*3,usr0uuu0
  8df6gjk2*2,18a0jg74vtp2vqf1vm50lkc1ql81vm50*3,fe82ul51vn91vuq0vob2ue70*3,uf80unj5
  bfh6tuu7*2,bfg7sk62vpc1vus1vn71mlb1rl81vm50*3,hf72um51vsm2vrk1vm50ug61ue70*4,
  5bd4tuu3*2,lib8vm50*11,vm60vm50*2,vl60ue70*4,
  18a05aa1jh83vm50*16,vl60ug70ue70*2,
  qj60vm50vo91vm50*5,mf33c810fa23sk42c811fa22vm50*5,tm70tm60vl50vk60
  vm70vm50voc1vm50*6,d913ke34gb25oh45gb25ng35vm50*4,ola1pl91vm60voa0
  vli0vm60vm50*6,vm51oh429605fa25pi45hc25mg35vm50*6,vsn2vvu1
  vli0vm60vm50*6,ng34b711e914qi43a712c813ul51vm50*6,vsn2vvu1
  vm60vm50jg73vm50*16,vn90vn80vm60voa0
  vl60vm50mi72vm50*6,qi48lf3dle3clf3avm50*6,vn80vn70sk60pj60
  ue70uf70vj60vm50*6,tl50sk51sk52ul52vm50*6,pj627b9118a028a2
  ue70*3,vi61vm50*14,qk6228a118a0*2,28a2
  ue70*4,vl50vqg1voc1ql80tm60vm50*5,vm80vm60uh61vm509c8418a0*3,28a2
  ue70*4,vj61vri1ike26ik08ij0tm61vm50*3,vmd0vlj0vlh0vk60uk6218a0*4,28a2
  vrp0*4,vsp0vtp0rss0pst0*2,utq0vtp0*3,vts0*3,vtp0*2,oqq0*5,
  vvv0*23,
  vvv0*3,qrr4hijjnoobnooghjjdhjjikllclmmavvv1pqqerss4sss9qqraqrrcpqq7pqq4vvv0*4,
  vvv0*3,stt2rrr4sss2qqr3rrs4pqq5sss2ttt3mnnbmno6rss2qrr2opp4*2,ppq2sst2vvv0*4,
  vvv0*5,vvv3vvv1vvv2uuu5uuu3vvv2vvv0vvv2vvv0vvv1uuu5vvv0uvv3vvv0*5,
  vvv0*5,sssdsss6sst6sst9stt8rrs9stt6sssarsscsss8sttbrrrdvvv3vvv0*5,
  vvv0*5,tuu5ttt6uuu6rrsduuu4stt6ttt8sss8sssfsstasss8ttt9ttt6vvv0*5,
  vvv0*4,vvv1uuu4uuv1uuu2vvv1uuu4uuu1vvv0uvv1vvv1uuu3uuu0uuu4uuu3vvv0*5,
  vvv0*23,
  vvv0pqqcpqqenoohpqqdppqeqqrf*2,ppqhrrrgqrrdvvv0*3,uuu3sst7sttdrsscstt7*2,sss9vvv2vvv0
  vvv0uuu0tuu0*8,vtp1vri0*2,lpm3hnk0*7,uvv1vvv0
  vvv0*2,uvv0*8,vus0vtp0*2,qsr1orq0*7,vvv0*2,
  vvv0vsm1vqf0*18,vqh0vvv0*2,
  vvv0voc2vm50*3,rj49*2,qi48pi4arj45ul52rj4atk56rj4bul54tl55oh49vm51vm50*3,vus2vvv0
  vvv0voc2vm50*3,tl54tk53sk53sk54tl53pi4asj44sk47rj45rj44ul53oh44vm50*4,vus2vvv0
  vvv0vtp1vri0*18,vrk0vvv0*2,
  vvv0uuu4uvv0*18,uvv1vvv2vvv0
  vvv0uvv7vvv0*8,ttu6qrravvv0*9,uvv7vvv0
  vvv0uvv3uvv0*8,uuu0uvv0*9,uvv1vvv1vvv0
  vvv0*6,uvv3uuu4vvv0*4,vvv1vvv0vvv1vvv2uuu1vvv1vvv0*5,
  vvv0*5,stt8nqqgoqqirssaqrs9vvv1ttu5ttt7stt7rssdstt6rrr7stt5vvv0*5,
  vvv0*22,uuu1
  stt1vvv0*20,uuu1rss0
claim-under-way 358x589
~ Zd4D nbl_ LG4X 5yRw vNuW 5yRw HbD_ A6n0 HNqd G1Xc HNqd AilB HNqd 3NuD HNqd x1yu HNqd 3PSU HNqd 3cR_
~ HNqd yvj6 HNqd QL_r HNqd A4Dr A6n0 HNqd jCX9 HNqd W6RQ HNqd yZqB HNqd pw4a HNqd yvj6 HNqd 3PSU HNqd
~ 3cR_ HNqd IFJ6 HNqd rONd IHGa -n8H L4vL ghl6 73K- lG7O e3P1 hYC5 bTRl hYTC yjpr sd2n OXsN E33G hxVk
~ tLGg rIFg rFVT oeU_ K5u5 fp_m PAq_ Y-z9 S01A s4zy tPo2 26kW qWy0 Y20Y xdUZ 1yTR vwxF
  qqrapqqcpqq8opp9pqq8oppbrss0*13,sss0stt0ttt0tuu0
  stt1mop0moo0lno0ppn1trn0*13,tpn0*2,tpo0tsr0tuu0
  8df6gjk2*2,18a0jg74vtp2vqf1vm50lkc1ql81vm50*3,fe82ul51vn91vuq0vob2ue70*3,uf80unj5
  bfh6tuu7*2,bfg7sk62vpc1vus1vn71mlb1rl81vm50*3,hf72um51vsm2vrk1vm50ug61ue70*4,
  5bd4tuu3*2,lib8vm50*11,vm60vm50*2,vl60ue70*4,
  18a05aa1jh83vm50*16,vl60ug70ue70*2,
  qj60vm50vo91vm50*5,sj41hc21pi44sk42c811fa22vm50*5,tm70tm60vl50vk60
  vm70vm50voc1vm50*5,qi43d914oh45gb25oh45gb25ng35vm50*4,ola1pl91vm60voa0
  vli0vm60vm50*7,hc25oh45fa25pi45hc25mg35vm50*6,vsn2vvu1
  vli0vm60vm50*6,ke339600a610mf37a712c813ul51vm50*6,vsn2vvu1
  vm60vm50jg73vm50*16,vn90vn80vm60voa0
  vl60vm50mi72vm50*6,qi48lf3dle3clf3avm50*6,vn80vn70sk60pj60
  ue70uf70vj60vm50*6,tl50sk51sk52ul52vm50*6,pj627b9118a028a2
  ue70*3,vi61vm50*14,qk6228a118a0*2,28a2
  ue70*4,vl50vqg1voc1ql80tm60vm50*5,vm80vm60uh61vm509c8418a0*3,28a2
  ue70*4,vj61vri1ike26ik08ij0tm61vm50*3,vmd0vlj0vlh0vk60uk6218a0*4,28a2
  vrp0*4,vsp0vtp0rss0pst0*2,utq0vtp0*3,vts0*3,vtp0*2,oqq0*5,
  vvv0*23,
  vvv0*3,stt4ijkioppbjlljjkleijkgikkhnop6vvv1oppfttt2rss9ppqdrss7pqq7qrr4vvv0*4,
  vvv0*3,vvv1qrr4ttt2pqq3rrs3pqq4sss4uuu2kllbnoo5stt2pqq2opp4opp3ppq3ttt2vvv0*4,
  vvv0*7,uuu4vvv2*2,vvv0*2,vvv1tuu7uuu5*2,vvv1vvv3vvv0*5,
  vvv0*5,rrsdrrrdstt9sst8sssasst6sssasss8rssdttt9rssarss7uuv5vvv0*5,
  vvv0*23,
  vvv0pqqcpqqenoohpqqdqrrbqqrfqrrcppqhrrsfqrrbvvv0*3,uuu3stt6tttcsst9stt7*2,sss9vvv2vvv0
  vvv0*2,uvv0*3,ttt2uvv0uuu2uvv0*2,uuu1uvv0*2,vvv0vuq0vtq1vtq0str3qsr0*3,vvv0*2,
  vvv0uuu0ttt0*11,uts1vqh0*3,opl4fmj0*3,uvu2vvv0
  vvv0vus0vsn0*18,vtp0vvv0*2,
  vvv0vpc2vm50*3,vm51ul51ul52tl51ul50vm50vm51vm52*2,vm50vm51tk53vm50*4,vut1vvv0
  vvv0voc2vm50*3,rj49qi49oh4bng3csj47pi4aoh4dpi4eog4epi48sk49sj45vm51vm50*3,vus2vvv0
  vvv0vrj1voa0*8,vna1voa0*9,voc0vvu0vvv0
  vvv0vvv2uvv0*18,uvv1vvv0*2,
  vvv0uvv6vvv0*8,uvv1rss9vvv0*9,uvv6vvv0
  vvv0uuu5vvv0*8,uuu5vvv1vvv0*8,vvv1vvv3vvv0
  vvv0*2,uvv0*18,vvv0*3,
  vvv0*5,rtt8mppknpqlrst9qrs9vvv1ttu5stt8stt7rrrfsst8qrr8sss6vvv0*5,
  vvv0*7,vvv1*2,vvv0*13,vvv1
  ttt1vvv0*20,uuu0sss1
claim-locked 358x654
~ Zd4D nbl_ eF9b 5yRw vNuW 5yRw HbD_ A6n0 HNqd G1Xc HNqd AilB HNqd 3NuD HNqd x1yu HNqd 3PSU HNqd 3cR_
~ HNqd yvj6 HNqd QL_r HNqd A4Dr A6n0 HNqd jCX9 HNqd W6RQ HNqd yZqB HNqd pw4a HNqd yvj6 HNqd 3PSU HNqd
~ 3cR_ HNqd IFJ6 HNqd rONd IHGa -n8H L4vL ghl6 73K- lG7O iePw hYC5 bTRl Pprz Qf4K JbDL E9vW Miv_ 7spe
~ q2t_ sd2n OXsN E33G hxVk tLGg rIFg rFVT oeU_ K5u5 ttn6 oenl HVM7 Y-z9 S01A s4zy tPo2 26kW qWy0 Y20Y
~ xdUZ 1yTR vwxF
  qqrapqqcpqq9opp9pqq6rss0*14,sss0stt0ttt0tuu0
  stt1mop0moo0lno0ppn1trn0*13,tpn0*2,tpo0tsr0tuu0
  8df6gjk2*2,18a0jg74vtp2vqf1vm50lkc1ql81vm50*3,fe82ul51vn91vuq0vob2ue70*3,uf80unj5
  bfh6tuu7*2,bfg7sk62vpc1vus1vn71mlb1rl81vm50*3,hf72um51vsm2vrk1vm50ug61ue70*4,
  5bd4tuu3*2,lib8vm50*11,vm60vm50*2,vl60ue70*4,
  18a05aa1jh83vm50*16,vl60ug70ue70*2,
  qj60vm50vo91vm50*5,sj41hc21pi44sk42c811fa22vm50*5,tm70tm60vl50vk60
  vm70vm50voc1vm50*5,qi43d914oh45gb25oh45gb25ng35vm50*4,ola1pl91vm60voa0
  vli0vm60vm50*7,hc25oh45fa25pi45hc25mg35vm50*6,vsn2vvu1
  vli0vm60vm50*6,ke339600a610mf37a712c813ul51vm50*6,vsn2vvu1
  vm60vm50jg73vm50*16,vn90vn80vm60voa0
  vl60vm50mi72vm50*6,qi48lf3dle3clf3avm50*6,vn80vn70sk60pj60
  ue70uf70vj60vm50*6,tl50sk51sk52ul52vm50*6,pj627b9118a028a2
  ue70*3,vi61vm50*14,qk6228a118a0*2,28a2
  ue70*4,vl50vqg1voc1ql80tm60vm50*5,vm80vm60uh61vm509c8418a0*3,28a2
  ue70*4,vj61vri1ike26ik08ij0tm61vm50*3,vmd0vlj0vlh0vk60uk6218a0*4,28a2
  vrp0*4,vsp0vtp0rss0pst0*2,utq0vtp0*3,vts0*3,vtp0*2,oqq0*5,
  vvv0*23,
  vvv0*4,mnodhjjhnoocoopdikkcfhihijkfuuu3nopcnoojsss6noocuuu2ppqbuuu3vvv0*4,
  vvv0*4,ttt4qqr4uuu1qrr3pqq4opp4ttt4pqqaqqq6opp4*2,pqq6pqqaopp4vvv1vvv0*4,
  vvv0*6,uuu2*2,vvv1uuu5uuu6vvv1uvv4uuu5vvv0vvv3vvv0*7,
  vvv0*6,tuu3ttu9rss9sssarrsbttt6qrrcsst9qrrbrss9vvv0*7,
  vvv0*5,uuu4ttu6uuu8ttu8ttt8ttt9vvv2ttt8sssauvv3uuu4sttavvv1vvv0*5,
  vvv0*5,uvv2ttt5ttt8*2,ttt5uuu2uuu5vvv2uuu2uuu5ttt3ttt4vvv0*6,
  vvv0*7,tuu1ttt1stt3ttt2tuu2*2,uuu0ttt4vvv0*8,
  vvv0*7,rss3qrr8pqrbpqqbqrr8oqqaqrr6rss4vvv0*8,
  vvv0*23,
  vvv0qrrbpqqdoppgqqrcsss8qrrdrssaqqrfssscrssavvv0*3,vvv2ttt5ttuattt7ttt6tuu6ttt8vvv2vvv0
  vvv0uuu1*3,uvv1sst6uuu1tuu5tuu1uuu3tuu3vvv0*3,vus0utr2*2,sss5rss1*2,rts1vvv0*2,
  vvv0tuu0stt0*11,tts1vqf0*3,npj4dlh0*3,uvu2vvv0
  vvv0vut0vtp0*18,vuq0vvv0*2,
  vvv0vpd2vm50*5,vm51vm50*8,tl55vm50*4,vut1vvv0
  vvv0voc2vm50*3,pi4cph4bng3bng3dqi49ph4aoh4eqi4dng4fpi49sk58id29vm51vm50*3,vus2vvv0
  vvv0vqh1vn90*8,vn82vn90*9,voa0vvu0vvv0
  vvv0vvv2uvv0*18,uvv1vvv0*2,
  vvv0uvv6vvv0*9,ttt7vvv0*9,uvv6vvv0
  vvv0uvv5vvv0*8,tuu6ttt3vvv0*8,vvv1vvv3vvv0
  vvv0*2,uvv0*18,vvv0*3,
  vvv0*5,stt8mppjnpqlrst8qrs9vvv1ttu5stt8stt6rssestt8rrr7sss6vvv0*5,
  vvv0*7,vvv1*2,vvv0*7,uuu1vvv0*6,
  ttu1vvv0*20,uvv0sss1
claim-under-review 358x627
~ Zd4D nbl_ 1Vhu 5yRw vNuW 5yRw HbD_ A6n0 HNqd G1Xc HNqd AilB HNqd 3NuD HNqd x1yu HNqd 3PSU HNqd 3cR_
~ HNqd yvj6 HNqd QL_r HNqd A4Dr A6n0 HNqd jCX9 HNqd W6RQ HNqd yZqB HNqd pw4a HNqd yvj6 HNqd 3PSU HNqd
~ 3cR_ HNqd IFJ6 HNqd rONd IHGa -n8H L4vL ghl6 73K- lG7O xzyE hYC5 bTRl Pprz K4e_ JbDL 19d4 Miv_ hALn
~ sd2n OXsN E33G hxVk tLGg rIFg rFVT oeU_ K5u5 ttn6 oenl HVM7 Y-z9 S01A s4zy tPo2 26kW qWy0 Y20Y xdUZ
~ 1yTR vwxF
  qqrapqqcpqq8opp9pqq7oppa*2,rss0*12,sss0stt0ttt0tuu0
  stt1mop0moo0lno0ppn1trn0*13,tpn0*2,tpo0tsr0tuu0
  8df6gjk2*2,18a0jg74vtp2vqf1vm50lkc1ql81vm50*3,fe82ul51vn91vuq0vob2ue70*3,uf80unj5
  bfh6tuu7*2,bfg7sk62vpc1vus1vn71mlb1rl81vm50*3,hf72um51vsm2vrk1vm50ug61ue70*4,
  5bd4tuu3*2,lib8vm50*11,vm60vm50*2,vl60ue70*4,
  18a05aa1jh83vm50*16,vl60ug70ue70*2,
  qj60vm50vo91vm50*5,sk51jd21qi43tk52e911hc22vm50*5,tm70tm60vl50vk60
  vm70vm50voc1vm50*5,pi43c814oh45gb25ng34fa24oh45vm50*4,ola1pl91vm60voa0
  vli0vm60vm50*7,hc25oh45fa25qi45ic25mf35vm50*6,vsn2vvu1
  vli0vm60vm50*6,ke3385009600le37a612b713ul52vm50*6,vsn2vvu1
  vm60vm50jg73vm50*16,vn90vn80vm60voa0
  vl60vm50mi72vm50*6,rj47mf3cmf3blf39vm50*6,vn80vn70sk60pj60
  ue70uf70vj60vm50*6,tk51sj42rj43ul53vm50*6,pj627b9118a028a2
  ue70*3,vi61vm50*14,qk6228a118a0*2,28a2
  ue70*4,vl50vqg1voc1ql80tm60vm50*5,vm80vm60uh61vm509c8418a0*3,28a2
  ue70*4,vj61vri1ike26ik08ij0tm61vm50*3,vmd0vlj0vlh0vk60uk6218a0*4,28a2
  vrp0*4,vsp0vtp0rss0pst0*2,utq0vtp0*3,vts0*3,vtp0*2,oqq0*5,
  vvv0*23,
  vvv0*4,mnodhjjhnoocoopdikkcfhihijkfuuu3nopcnoojsss6noocuuu2ppqbuuu3vvv0*4,
  vvv0*4,ttt4qqr4uuu1qrr3pqq4opp4ttt4pqqaqqq6opp4*2,pqq6pqqaopp4vvv1vvv0*4,
  vvv0*3,vvv2*2,vvv0vvv2*2,uvv4vvv1vvv0vvv2uvv4vvv1vvv3tuu7vvv1uvv4vvv1vvv0*4,
  vvv0*3,ssscrssbrsscssscrssdtuu7sss8rrs7rssbttt8rssastt9rssdrss8sttasss9ttt5vvv0*3,
  vvv0*23,
  vvv0*8,rrs6pqq7pqqbqrr9qrr7qrrauvv0vvv0*8,
  vvv0*23,
  vvv0ttu4tuu4stt5ttt4vvv0ttt5vvv1uuu5vvv2*2,vvv0*5,vvv3vvv0*3,vvv1vvv0*2,
  vvv0rss8rrr9qrrbstt9ppqestt9qrreqrrbrssdrrravvv0*3,uuu3sst7tttarsscstt6ttt6sst8vvv1vvv0
  vvv0tuu0stt0*11,tts2voc0*3,mnh59ie0*2,ajf0uvu2vvv0
  vvv0*23,
  vvv0vqg1vn70*18,vn90vvu1vvv0
  vvv0voc2vm50*3,ph4doh4cmf3cmf3epi49rj47ng4fqj4bng3gpi49sk59ic2dvm51vm50*3,vus2vvv0
  vvv0vpd2vm50*8,sk56vm50ul53vm50*3,ul50vm50*4,vvt1vvv0
  vvv0vut1utq0*18,vtr1vvv0*2,
  vvv0uvv6vvv0*9,vvv2vvv0*8,vvv1vvv4vvv0
  vvv0uvv6vvv0*8,ttt6rss8vvv0*9,uvv5vvv0
  vvv0vvv2uvv0*18,uvv1vvv0*2,
  vvv0*5,uuv3rsseqssfuuv2tuu6vvv0uvv3uuu5uvv2uuu6uuu4ttt4tuu4vvv0*5,
  vvv0*5,tuu4rss5stt7*2,stt3vvv0uuu2*2,tuu4stt8tuu4sss4uuu2vvv0*5,
  uuu1vvv0*21,ttt1
  rss0vvv0*20,stt1sss0
claim-failed 358x660
~ Zd4D nbl_ bRpc 5yRw vNuW 5yRw HbD_ A6n0 HNqd G1Xc HNqd AilB HNqd 3NuD HNqd x1yu HNqd 3PSU HNqd 3cR_
~ HNqd yvj6 HNqd QL_r HNqd A4Dr A6n0 HNqd jCX9 HNqd W6RQ HNqd yZqB HNqd pw4a HNqd yvj6 HNqd 3PSU HNqd
~ 3cR_ HNqd IFJ6 HNqd rONd IHGa -n8H L4vL ghl6 73K- lG7O e3P1 hYC5 bTRl hYTC yjpr _8Eo 6tb6 mLBR sd2n
~ OXsN E33G hxVk tLGg rIFg rFVT oeU_ K5u5 11XV oenl HVM7 Y-z9 xdUZ 1yTR vwxF
  qqrapqqcpqqaopp9qrr3rss0*14,sss0stt0ttt0tuu0
  ttt0oqq0npp0*2,qqp0tro0*13,sqp0tqp0*2,tss0tuu0
  9ef6eij2*2,18a0jg74vto2vpe1vm50mlb1rl81vm50*3,gf72um51vn80vtp0vob2ue70*3,uf80tol4
  afg6uuu6*2,afg7rk63vpd1vvt1vn61llb1rl81vm50*3,fe82ul51vsm2vsm1vm50ug61ue70*3,ue71
  6cd4uuu4*2,kib8vm50*2,vm60*2,vm50*7,vn60vm50*2,vk60ue70*4,
  18a05ab1jh94vm50*16,vk60uf70ue70*2,
  oj60ul50vn80vm50*5,sk51jd21qi43tk52e911hc22vm50*5,tm60um60vl60vk60
  vm60vm50vpd1vm50*5,pi43c814oh45gb25ng34fa24oh45vm50*4,nla1pl91vm50vn80
  vli0vm60vm50*7,hc25oh45fa25qi45ic25mf35vm50*6,vsm2vvu1
  vli0vm70vm50*6,ke3385009600le37a612b713ul52vm50*6,vto2vvu1
  vm70vm50kh73vm50*16,vn80vn70vn60vob0
  vl50vm50kh73vm50*6,rj47mf3cmf3blf39vm50*6,vn80*2,tl60rk60
  ue70uf70vj60vm50*6,tk51sj42rj43ul53vm50*6,rk619c8118a028a2
  ue70*3,vi61vm50*14,rk62399118a0*2,28a2
  ue70*4,vl50vqf1voc1sm70um60vm50*5,vm70vm60ui60vm50ac8418a0*3,28a2
  ue70*4,vj61vrj1jkd26ik09jj0um60vm50*3,vmd0vlj0vlg0vj60uk6228a118a0*3,28a2
  vqo0*4,vrn0vsn0psr0ors0*2,uso0vsn0*3,vsr0*3,vso0vsn1mop0*4,noo0
  vvv0*23,
  vvv0*3,stt4ikkgoppakmmijkldjkkfjklgopp6vvv0opqettt2sss8pqqcsst5qqr6rrs3vvv0*4,
  vvv0*3,vvv1pqq6stt3opp4rrr4opp6rrs5ttt2jllcmno6stt2pqq3oop6noo5opp3sss3vvv0*4,
  vvv0*7,uuu4vvv2*2,vvv0*2,vvv1tuu7uuu5*2,vvv1vvv3vvv0*5,
  vvv0*5,rrsdrrrdstt9sst8sssasst6sssasss8rssdttt9rssarss7uuv5vvv0*5,
  vvv0*23,
  vvv0vtt0vss0*19,vvv0*2,
  vvv0vtt0vss0topcsnndtoo8tppasnnctop9tppbtnocsnngupq6toobtnnbtooatppasnnesmmdsmmgurr2vvv0*2,
  vvv0vtt0vss0vss2uqq8uqq5urr3urr4vss0vss2vss1urr6urr2urr1uqr4urr3urr4vss0uqq6urr3vss0vvv0*2,
  vvv0vtt0vss0urr2uqq7tpp4upp8tpp8*2,tpp9uqq5tpp5upp8tpp6upp6tpp8uqq4tooauqq4tpp9vrr2vvv0*2,
  vvv0vtt0vss0*16,tpp9tooburr2vvv0*2,
  vvv0vtt0vss0*19,vvv0*2,
  vvv0*23,
  vvv0qrrbpqqdoppgqqrcsss8qrrdrssaqqrfssscrssavvv0*3,vvv2ttt5ttuattt7ttt6tuu6ttt8vvv2vvv0
  vvv0uvv1*2,uuu1vvv1stt6uvv1uuu5uuu1uuu3*2,vvv0*3,vut0uut2*2,ttt5tut1stt1tut1vvv0*2,
  vvv0tuu0stt0*11,tts2vpd0*3,noi5bjg0*2,bkg0uvu2vvv0
  vvv0vvu0vuq0*18,vus0vvv0*2,
  vvv0vpd2vm50*8,vm51vm50*3,ul53vm50*6,vvt1vvv0
  vvv0voc2vm50*5,rj47ng3iph46oh4fqi4aoh4csk4aic2avm50*6,vus2vvv0
  vvv0vqg1vn70*18,vn80vvu1vvv0
  vvv0vvv2uvv0*18,uvv1vvv0*2,
  vvv0uvv6vvv0*9,ttt7vvv0*9,uvv5vvv0
  vvv0uvv6vvv0*8,tuu6ttt3vvv0*8,vvv1vvv4vvv0
  uvv1vvv0uvv0*18,vvv0*2,ttt1
  sss1vvv0*20,tuu1rss0
claim-refused 358x612
~ Zd4D nbl_ pi08 5yRw vNuW 5yRw HbD_ A6n0 HNqd G1Xc HNqd AilB HNqd 3NuD HNqd x1yu HNqd 3PSU HNqd 3cR_
~ HNqd yvj6 HNqd QL_r HNqd A4Dr A6n0 HNqd jCX9 HNqd W6RQ HNqd yZqB HNqd pw4a HNqd yvj6 HNqd 3PSU HNqd
~ 3cR_ HNqd IFJ6 HNqd rONd IHGa -n8H L4vL ghl6 73K- lG7O e3P1 hYC5 bTRl hYTC yjpr _8Eo 6tb6 ZKeN sd2n
~ OXsN E33G hxVk tLGg rIFg rFVT oeU_ K5u5 ttn6 oenl HVM7 Y-z9 xdUZ 1yTR vwxF
  qqrapqqcpqq7opp9*2,rss0*14,sss0stt0ttt0tuu0
  stt1mop0moo0lno0ppn1trn0*13,tpn0*2,tpo0tsr0tuu0
  8df6gjk2*2,18a0jg74vtp2vqf1vm50lkc1ql81vm50*3,fe82ul51vn91vuq0vob2ue70*3,uf80unj5
  bfh6tuu7*2,bfg7sk62vpc1vus1vn71mlb1rl81vm50*3,hf72um51vsm2vrk1vm50ug61ue70*4,
  5bd4tuu3*2,lib8vm50*11,vm60vm50*2,vl60ue70*4,
  18a05aa1jh83vm50*16,vl60ug70ue70*2,
  qj60vm50vo91vm50*5,sj41hc21pi44sk42c811fa22vm50*5,tm70tm60vl50vk60
  vm70vm50voc1vm50*5,qi43d914oh45gb25oh45gb25ng35vm50*4,ola1pl91vm60voa0
  vli0vm60vm50*7,hc25oh45fa25pi45hc25mg35vm50*6,vsn2vvu1
  vli0vm60vm50*6,ke339600a610mf37a712c813ul51vm50*6,vsn2vvu1
  vm60vm50jg73vm50*16,vn90vn80vm60voa0
  vl60vm50mi72vm50*6,qi48lf3dle3clf3avm50*6,vn80vn70sk60pj60
  ue70uf70vj60vm50*6,tl50sk51sk52ul52vm50*6,pj627b9118a028a2
  ue70*3,vi61vm50*14,qk6228a118a0*2,28a2
  ue70*4,vl50vqg1voc1ql80tm60vm50*5,vm80vm60uh61vm509c8418a0*3,28a2
  ue70*4,vj61vri1ike26ik08ij0tm61vm50*3,vmd0vlj0vlh0vk60uk6218a0*4,28a2
  vrp0*4,vsp0vtp0rss0pst0*2,utq0vtp0*3,vts0*3,vtp0*2,oqq0*5,
  vvv0*23,
  vvv0*3,stt4ijkioppbjlljjkleijkgikkhnop6vvv1oppfttt2rss9ppqdrss7pqq7qrr4vvv0*4,
  vvv0*3,vvv1qrr4ttt2pqq3rrs3pqq4sss4uuu2kllbnoo5stt2pqq2opp4opp3ppq3ttt2vvv0*4,
  vvv0*7,uuu4vvv2*2,vvv0*2,vvv1tuu7uuu5*2,vvv1vvv3vvv0*5,
  vvv0*5,rrsdrrrdstt9sst8sssasst6sssasss8rssdttt9rssarss7uuv5vvv0*5,
  vvv0*23,
  vvv0vtt0vss0*19,vvv0*2,
  vvv0vtt0vss0*2,tpp9tnodtoobtpp7too9uqq5smmgtno9tppdtoocupq7tnobtppasnnesmmdsmmgurr2vvv0*2,
  vvv0vtt0vss0*18,vtt0vvv0*2,
  vvv0*23,
  vvv0pqqcpqqenoohpqqdrrraqqrfrrrcppqhrrserrrbvvv0*3,uuu3stt6tttcstt8stt7*2,sss9vvv2vvv0
  vvv0*2,uvv0*3,ttt4uvv0uuu3uvv0uuu1*2,uvv0*2,vvv0vuq0vtq1*2,str4qsr0*3,vvv0*2,
  vvv0uuu0ttt0*11,uts1vqh0*3,opl4fmj0*3,uvu2vvv0
  vvv0vus0vsn0*18,vtp0vvv0*2,
  vvv0vpc2vm50*3,ul51*3,tl52ul50vm50vm51*2,vm52vm50vm51sk56vm50*4,vut1vvv0
  vvv0voc2vm50*3,qi4bqi4aoh4aoh4crj48ph4boh4dqi4doh4epi49tk58jd38vm51vm50*3,vus2vvv0
  vvv0vrj1voa0*8,vna1voa0*9,voc0vvu0vvv0
  vvv0vvv2uvv0*18,uvv1vvv0*2,
  vvv0uvv6vvv0*8,vvv1stt9vvv0*9,uvv6vvv0
  vvv0uuu5vvv0*8,uuu5tuu1vvv0*8,vvv1vvv3vvv0
  uuu1vvv0uvv0*18,vvv0*2,ttt1
  rss0uuu0*2,tuu0*16,uuu0*2,sss1sss0
claim-only 358x716
~ Zd4D nbl_ iyST 5yRw vNuW 5yRw HbD_ A6n0 HNqd G1Xc HNqd AilB HNqd 3NuD HNqd x1yu HNqd 3PSU HNqd 3cR_
~ HNqd yvj6 HNqd QL_r HNqd A4Dr A6n0 HNqd jCX9 HNqd W6RQ HNqd yZqB HNqd pw4a HNqd yvj6 HNqd 3PSU HNqd
~ 3cR_ HNqd IFJ6 HNqd rONd IHGa -n8H L4vL ghl6 73K- lG7O e3P1 hYC5 bTRl hYTC yjpr sd2n OXsN E33G hxVk
~ tLGg rIFg rFVT oeU_ G2h4 mJA7 L1tQ 6X6r 9yce du6y ieN1 jp_w EApw Rb2d K5u5 00nm Y-z9 S01A s4zy tPo2
~ 26kW qWy0 Y20Y xdUZ 1yTR vwxF
  qqrapqqcpqq7pqqarss0*15,sss0stt0ttt0tuu0
  ttt0oqq0npp0*2,qqp0tro0*13,sqp0tqp0*2,tss0tuu0
  9ef6eij2*2,18a0jg74vto2vpe1vm50mlb1rl81vm50*3,gf72um51vn80vtp0vob2ue70*3,uf80tol4
  afg6uuu6*2,afg7rk63vpd1vvt1vn61llb1rl81vm50*3,fe82ul51vsm2vsm1vm50ug61ue70*3,ue71
  6cd4uuu4*2,kib8vm50*2,vm60*2,vm50*7,vn60vm50*2,vk60ue70*4,
  18a05ab1jh94vm50*16,vk60uf70ue70*2,
  oj60ul50vn80vm50*5,sk51jd21qi43tk52e911hc22vm50*5,tm60um60vl60vk60
  vm60vm50vpd1vm50*5,pi43c814oh45gb25ng34fa24oh45vm50*4,nla1pl91vm50vn80
  vli0vm60vm50*7,hc25oh45fa25qi45ic25mf35vm50*6,vsm2vvu1
  vli0vm70vm50*6,ke3385009600le37a612b713ul52vm50*6,vto2vvu1
  vm70vm50kh73vm50*16,vn80vn70vn60vob0
  vl50vm50kh73vm50*6,rj47mf3cmf3blf39vm50*6,vn80*2,tl60rk60
  ue70uf70vj60vm50*6,tk51sj42rj43ul53vm50*6,rk619c8118a028a2
  ue70*3,vi61vm50*14,rk62399118a0*2,28a2
  ue70*4,vl50vqf1voc1sm70um60vm50*5,vm70vm60ui60vm50ac8418a0*3,28a2
  ue70*4,vj61vrj1jkd26ik09jj0um60vm50*3,vmd0vlj0vlg0vj60uk6228a118a0*3,28a2
  vqo0*4,vrn0vsn0psr0ors0*2,uso0vsn0*3,vsr0*3,vso0vsn1mop0*4,noo0
  vvv0*23,
  vvv0*3,stt4ikkgoppakmmijkldjkkfjklgopp6vvv0opqettt2sss8pqqcsst5qqr6rrs3vvv0*4,
  vvv0*3,vvv1pqq6stt3opp4rrr4opp6rrs5ttt2jllcmno6stt2pqq3oop6noo5opp3sss3vvv0*4,
  vvv0*7,uuu4vvv2*2,vvv0*2,vvv1tuu7uuu5*2,vvv1vvv3vvv0*5,
  vvv0*5,rrsdrrrdstt9sst8sssasst6sssasss8rssdttt9rssarss7uuv5vvv0*5,
  vvv0*23,
  vvv0pqqcpqqenoohpqqdrrraqqrfrrrcppqhrrserrrbvvv0*3,uuu3stt6tttcstt8stt7*2,sss9vvv2vvv0
  vvv0*5,ttt4vvv0uuu3vvv0uvv1*2,vvv0*3,vus0vus1*2,tts4stt0*3,vvv0*2,
  vvv0tuu0stt0*11,tts1vqf0*3,npj4dlh0*3,uvu2vvv0
  vvv0*2,uvv0*18,vvv0*3,
  vvv0uuu0tuu0*10,stt1rss7stt3rss6rss7tuu0*4,vvv0*2,
  vvv0uuu0tuu0*9,nopfmnohpqqamnojpqqapqr9tuu0vvv0*2,tuu0vvv0*2,
  vvv0uuu0lnnfmnofkmmhjllirss4tuu0*4,pqr8qrr9pqqeqrr9pqqaqrrauuu0mopclopfuuu0vvv0*2,
  vvv0uuu0tuu0*8,stt3rss7stt2*2,sst3ttt1rss6tuu0vvv0*2,tuu0vvv0*2,
  vvv0uuu0tuu0*8,sst2rss4rss7rss5rss3rss4sss4tuu0*4,vvv0*2,
  vvv0uuu0stt0*6,oqq2fkl0*11,qss2vvv0*2,
  vvv0*2,uvv0*19,vvv0*2,
  vvv0qss2kno0*18,mpp1vvv0*2,
  vvv09fh619c0*5,2ac04bd33bd44ce45ce219c0*2,2ac119c0*6,stt5vvv0
  vvv09fg619c0*5,2ac29fhf7egb9fhd7egc5ce58eg96df719c0*6,stt6vvv0
  vvv0imn49fg0*18,agi1uvv2vvv0
  vvv0vvv3uvv0*18,uvv1vvv0*2,
  vvv0uvv6vvv0*8,uvv1rss9vvv0*9,uvv6vvv0
  vvv0uuu5uvv0*8,ttt5uuu1uvv0*8,uvv1vvv2vvv0
  vvv0*23,
  vvv0*5,rtt8mppknpqmrssaqrs9vvv1ttu5stt8stt7rrrfsst8pqq8sss6vvv0*5,
  vvv0*22,vvv1
  ttt1vvv0*20,uuu0rss1
claim-all 358x771
~ Zd4D nbl_ z26J 5yRw vNuW 5yRw HbD_ A6n0 HNqd G1Xc HNqd AilB HNqd 3NuD HNqd x1yu HNqd 3PSU HNqd 3cR_
~ HNqd yvj6 HNqd QL_r HNqd A4Dr A6n0 HNqd jCX9 HNqd W6RQ HNqd yZqB HNqd pw4a HNqd yvj6 HNqd 3PSU HNqd
~ 3cR_ HNqd IFJ6 HNqd rONd IHGa -n8H MgO2 ghl6 73K- lG7O e3P1 hYC5 bTRl J4Bs Uwck fj6a QukL kAjB reWF
~ pJqp 1_aq 9xJJ F4GF mlna kAjB reWF pJqp 1_aq 9xJJ F4GF G2h4 mJA7 L1tQ 6X6r 9yce du6y ieN1 jp_w EApw
~ Rb2d K5u5 00nm Y-z9 S01A s4zy tPo2 26kW qWy0 Y20Y xdUZ 1yTR vwxF
  qqrapqqc*2,sss0rss0*15,sss0stt0ttt0tuu0
  ttt0oqq0npp0*2,qqp0tro0*13,sqp0tqp0*2,tts0tuu0
  aef6eij2*2,18a0jg74vto2vpe1vm50mlb1rl81vm50*3,gf72um51vn80vtp0vob2ue70*3,uf80uol4
  afg7uuu6*2,afg7rk63vpd1vvt1vn61llb1rl81vm50*3,fe82ul51vsm2vsm1vm50ug61ue70*3,uf71
  6cd4uuu4*2,kib8vm50*2,vm60*2,vm50*7,vn60vm50*2,vk60ue70*4,
  18a05ab1jh94vm50*16,vk60uf70ue70*2,
  oj60ul50vn80vm50*5,oh43d910ke33tk52e911hc22vm50*5,tm60um60vl60vk60
  vm60vm50vpd1vm50*5,sk52tl519607gb25ng34fa24oh45vm50*4,nla1pl91vm50vn80
  vli0vm60vm50*7,gb24mg34fa25qi45ic25mf35vm50*6,vsm2vvu1
  vli0vm70vm50*6,ke348501c810oh45a612b713ul52vm50*6,vto2vvu1
  vm70vm50kh73vm50*16,vn80vn70vn60vob0
  vl50vm50kh73vm50*6,rj47mf3cmf3blf39vm50*6,vn80*2,tl60rk60
  ue70uf70vj60vm50*6,tk51sj42rj43ul53vm50*6,rk619c8118a028a2
  ue70*3,vi61vm50*14,rk62399118a0*2,28a2
  ue70*4,vl50vqf1voc1sm70um60vm50*5,vm70vm60ui60vm50ac8418a0*3,28a2
  ue70*4,vj61vrj1jkd26ik09jj0um60vm50*3,vmd0vlj0vlg0vj60uk6228a118a0*3,28a2
  vqo0*4,vrn0vsn0psr0ors0*2,uso0vsn0*3,vsr0*3,vso0vsn1mop0*4,noo0
  vvv0*23,
  vvv0*2,lnnblmndnooblmmijklbklldgiifsss4uuu3jllinopjstt5pqq9nooisst7qrrbttt6qrr8ttt4vvv0*2,
  vvv0*2,opp3pqq6uuu3opp4pqq5opp5rrs6uuu2noocmnn8pqq8ppqdpqq6noo4oop6opp9ppqdopp5uuu2vvv0*2,
  vvv0*6,vvv2*2,vvv0vvv1vvv0tuu8vvv0uuu5vvv1uvv4uuu4vvv0*6,
  vvv0*5,uuu4sss9*2,ttt4qrrcsttatttattt7rrsbsss8sttbsss9vvv0*6,
  vvv0*23,
  vvv0vvv1vvv0*21,
  vvv0vvv1pqqfppqgnooipqqdvvv0*10,ttt8qqrivvv0bjgavvv1*2,vvv0
  vvv0vvv1vvv0*14,uvv1vvv0*2,uvv0vvv0vvv1vvv0
  vvv0vvv1vvv0*19,vvv1vvv0
  vvv0vvv1pqqfppqgnooipqqdvvv0*10,stt9qqqjvvv0bjfbvvv1*2,vvv0
  vvv0vvv1vvv0*21,
  vvv0*23,
  vvv0uuu0tuu0*19,vvv0*2,
  vvv0uuu0tuu0*9,oqqbmnnhnpphmnnlopphnppgtuu0uuu0*2,tuu0vvv0*2,
  vvv0uuu0pqqa*2,nppbnoocrss2tuu0*4,qrs6rss5rss9rss7stt3rss6tuu0prr7rss7tuu0vvv0*2,
  vvv0uuu0qrr5qrr4pqr5qrr6stt1tuu0*4,qrr6rss4*2,sst3qrr7sss4tuu0stt5prr7tuu0vvv0*2,
  vvv0uuu0tuu0*8,rss6pqraqrr9qrr8qrr6*2,qrratuu0*4,vvv0*2,
  vvv0uuu0stt0*6,prr1kno0*11,rss1vvv0*2,
  vvv0uuu0ttt0*6,rss0oqq0*11,stt1vvv0*2,
  vvv0*23,
  vvv0ejk53bd0*18,5ce1uuu3vvv0
  vvv09fg619c0*5,2bd2chjj9fhgdijhchjf5ce48eg97ef919c0*6,stt6vvv0
  vvv0agh619c0*10,1ac119c0*7,1ac0ttu4vvv0
  vvv0tuu1pqr0*18,qss2vvv0*2,
  vvv0uvv6vvv0*9,vvv2vvv0*8,vvv1vvv4vvv0
  vvv0uvv6vvv0*8,ttt6rss8vvv0*9,uvv5vvv0
  vvv0vvv2uvv0*18,uvv1vvv0*2,
  vvv0*5,uuv3rsseqssfuuv2tuu6vvv0uvv3uuu5uvv2uuu6uuu4ttt4tuu4vvv0*5,
  vvv0*5,tuu4rss5stt7*2,stt3vvv0uuu2*2,tuu4stt8tuu4sss4uuu2vvv0*5,
  uuu1vvv0*21,ttt1
  rss0vvv0*20,stt1sss0
claim-all-later 358x671
~ Zd4D nbl_ eS7Y 5yRw vNuW 5yRw HbD_ A6n0 HNqd G1Xc HNqd AilB HNqd 3NuD HNqd x1yu HNqd 3PSU HNqd 3cR_
~ HNqd yvj6 HNqd QL_r HNqd A4Dr A6n0 HNqd jCX9 HNqd W6RQ HNqd yZqB HNqd pw4a HNqd yvj6 HNqd 3PSU HNqd
~ 3cR_ HNqd IFJ6 HNqd rONd IHGa -n8H MgO2 ghl6 73K- lG7O e3P1 hYC5 bTRl J4Bs Z5Ev fj6a QukL kAjB reWF
~ pJqp 1_aq 9xJJ F4GF mlna kAjB reWF pJqp 1_aq 9xJJ F4GF K5u5 Cw9E Y-z9 S01A s4zy tPo2 26kW qWy0 Y20Y
~ xdUZ 1yTR vwxF
  qqrapqqc*2,pqq8opq8rss0*14,sss0stt0ttt0tuu0
  ttt0mop0moo0lno0ppn1trn0*13,tpn0*2,tpo0tsr0tuu0
  9ef6gjk2*2,18a0jg74vtp2vqf1vm50lkc1ql81vm50*3,fe82ul51vn91vuq0vob2ue70*3,uf80unk5
  bfh6tuu7*2,bfg7sk62vpc1vus1vn71mlb1rl81vm50*3,hf72um51vsm2vrk1vm50ug61ue70*3,ue71
  5bd4tuu3*2,lib8vm50*11,vm60vm50*2,vl60ue70*4,
  18a05aa1jh83vm50*16,vl60ug70ue70*2,
  qj60vm50vo91vm50*5,oh43d910ke33tk52e911hc22vm50*5,tm70tm60vl50vk60
  vm70vm50voc1vm50*5,sk52tl519607gb25ng34fa24oh45vm50*4,ola1pl91vm60voa0
  vli0vm60vm50*7,gb24mg34fa25qi45ic25mf35vm50*6,vsn2vvu1
  vli0vm60vm50*6,ke348501c810oh45a612b713ul52vm50*6,vsn2vvu1
  vm60vm50jg73vm50*16,vn90vn80vm60voa0
  vl60vm50mi72vm50*6,rj47mf3cmf3blf39vm50*6,vn80vn70sk60pj60
  ue70uf70vj60vm50*6,tk51sj42rj43ul53vm50*6,pj627b9118a028a2
  ue70*3,vi61vm50*14,qk6228a118a0*2,28a2
  ue70*4,vl50vqg1voc1ql80tm60vm50*5,vm80vm60uh61vm509c8418a0*3,28a2
  ue70*4,vj61vri1ike26ik08ij0tm61vm50*3,vmd0vlj0vlh0vk60uk6218a0*4,28a2
  vrp0*4,vsp0vtp0rss0pst0*2,utq0vtp0*3,vts0*3,vtp0*2,oqq0*5,
  vvv0*23,
  vvv0*2,lmmblmmfnoocklmjikkbjklffhhgsss4uuu4jkkjnooksst6oppamnojrss9pqqettt7pqq9stt4vvv0*2,
  vvv0*2,pqq2qrr4uuu2pqq3pqq4pqq3sss5uuu2oppbnoo6qrr6pqqcqqr5opp3opp4pqq7pqqcopp4uuu1vvv0*2,
  vvv0*5,vvv2uuu3uvv4vvv2vvv0uuu4vvv2vvv0uuu4uuu3uvv5vvv0*7,
  vvv0*4,ttt6sss8sstarrrarrs9ttu4rssdstt8tuu4rssbrss8sttarssarrr8vvv1vvv0*4,
  vvv0*3,uuu5uuv3rsshttt8uuu6tuu6tttattu6tttauuu5tttatuu5uuu5ttt7ttt8sttbvvv0*4,
  vvv0*3,vvv2sss8uuu2tuu2uvv3stt5ttt5ttt2uuu2uuu1tuu1ttt3uuu2ttu1tuu6tuu2vvv0*4,
  vvv0*23,
  vvv0vvv1uvv2uvv1uuu1*2,vvv0*13,psr2vvv0vvv1vvv0
  vvv0vvv1qrrdqqqeoppgqrrcvvv0*10,stt9qqrivvv0gmk8vvv1*2,vvv0
  vvv0vvv1vvv0*19,vvv1vvv0
  vvv0vvv1ttt5ttu6stt6stt4vvv0*11,vvv2vvv0orp3vvv0vvv1vvv0
  vvv0vvv1rss9rrsaqrrcsst9vvv0*10,ttt8qrrgvvv0inl8vvv1*2,vvv0
  vvv0*23,
  vvv0tuu1qrs0*18,rst1vvv0*2,
  vvv0agh619c0*7,1ac119c0*10,1ac0ttu4vvv0
  vvv09fg619c0*6,6df7chijbhii7efa9fha9fhd19c0*7,stt6vvv0
  vvv0ejk53bd0*6,4bd23bd0*11,5ce1uuu3vvv0
  vvv0vvv2uvv0*18,uvv1vvv0*2,
  vvv0uvv6vvv0*9,tuu5vvv0*9,uvv5vvv0
  vvv0uvv6vvv0*8,ttt6stt5vvv0*8,vvv1vvv4vvv0
  vvv0*2,uvv0*18,vvv0*3,
  vvv0*5,ttu7npqjnpqkrtt7qrs9vvv1ttu5stt8ttt6rssdstt7rss7sst6vvv0*5,
  vvv0*5,uvv1vvv0vvv2*2,vvv0*5,vvv1*2,ttt1vvv0*6,
  tuu1vvv0*20,uvv0sst1
claim-all-in-part 358x740
~ Zd4D nbl_ rsjV 5yRw vNuW 5yRw HbD_ A6n0 HNqd G1Xc HNqd AilB HNqd 3NuD HNqd x1yu HNqd 3PSU HNqd 3cR_
~ HNqd yvj6 HNqd QL_r HNqd A4Dr A6n0 HNqd jCX9 HNqd W6RQ HNqd yZqB HNqd pw4a HNqd yvj6 HNqd 3PSU HNqd
~ 3cR_ HNqd IFJ6 HNqd rONd IHGa -n8H MgO2 ghl6 73K- lG7O e3P1 hYC5 bTRl wCye Uwck _8Eo 6tb6 mLBR ZKeN
~ fj6a QukL kAjB reWF pJqp 1_aq 9xJJ F4GF mlna kAjB reWF pJqp 1_aq 9xJJ F4GF K5u5 11XV oenl HVM7 Y-z9
~ xdUZ 1yTR vwxF
  qqrapqqc*2,pqqapqq8pqq7rss0*13,sss0stt0ttt0tuu0
  ttt0oqq0npp0*2,qqp0tro0*13,sqp0tqp0*2,tts0tuu0
  aef6eij2*2,18a0jg74vto2vpe1vm50mlb1rl81vm50*3,gf72um51vn80vtp0vob2ue70*3,uf80uol4
  afg7uuu6*2,afg7rk63vpd1vvt1vn61llb1rl81vm50*3,fe82ul51vsm2vsm1vm50ug61ue70*3,uf71
  6cd4uuu4*2,kib8vm50*2,vm60*2,vm50*7,vn60vm50*2,vk60ue70*4,
  18a05ab1jh94vm50*16,vk60uf70ue70*2,
  oj60ul50vn80vm50*5,oh43d910ke33tk52e911hc22vm50*5,tm60um60vl60vk60
  vm60vm50vpd1vm50*5,sk52tl519607gb25ng34fa24oh45vm50*4,nla1pl91vm50vn80
  vli0vm60vm50*7,gb24mg34fa25qi45ic25mf35vm50*6,vsm2vvu1
  vli0vm70vm50*6,ke348501c810oh45a612b713ul52vm50*6,vto2vvu1
  vm70vm50kh73vm50*16,vn80vn70vn60vob0
  vl50vm50kh73vm50*6,rj47mf3cmf3blf39vm50*6,vn80*2,tl60rk60
  ue70uf70vj60vm50*6,tk51sj42rj43ul53vm50*6,rk619c8118a028a2
  ue70*3,vi61vm50*14,rk62399118a0*2,28a2
  ue70*4,vl50vqf1voc1sm70um60vm50*5,vm70vm60ui60vm50ac8418a0*3,28a2
  ue70*4,vj61vrj1jkd26ik09jj0um60vm50*3,vmd0vlj0vlg0vj60uk6228a118a0*3,28a2
  vqo0*4,vrn0vsn0psr0ors0*2,uso0vsn0*3,vsr0*3,vso0vsn1mop0*4,noo0
  vvv0*23,
  vvv0*4,lnnclmmfnoobmnnijklbjklegijfuuu1pqq8nnoisst8rssbsss5qrr7ttt5vvv0*4,
  vvv0*4,opp3pqq5uuu3ppq4ppq5opp4rss6qrr9pqq6nop5oop6ppq9oppdoop5uuu2vvv0*4,
  vvv0*6,vvv2*2,vvv0vvv1vvv0tuu8vvv0uuu5vvv1uvv4uuu4vvv0*6,
  vvv0*5,uuu4sss9*2,ttt4qrrcsttatttattt7rrsbsss8sttbsss9vvv0*6,
  vvv0*23,
  vvv0vtt0vss0*19,vvv0*2,
  vvv0vtt0vss0topcsnndtoo8tppasnnctop9tppbtnocsnngupq6toobtnnbtooatppasnnesmmdsmmgurr2vvv0*2,
  vvv0vtt0vss0vss2uqq8uqq5urr3urr4vss0vss2vss1urr6urr2urr1uqr4urr3urr4vss0uqq6urr3vss0vvv0*2,
  vvv0vtt0vss0urr2uqq7tpp4upp8tpp8*2,tpp9uqq5tpp5upp8tpp6upp6tpp8uqq4tooauqq4tpp9vrr2vvv0*2,
  vvv0vtt0vss0*16,tpp9tooburr2vvv0*2,
  vvv0vtt0vss0*2,vrs1urr3uqr5vrs1vss0vss1uqq7urr3urr5uqq5vss1urr3uqq5tpp7*2,top9urr1vvv0*2,
  vvv0vtt0vss0*2,upp7too9uqq5upq6too8uqq3tpp8tpp6uqq8upq6uqq5top8urr5uqq6tpp5tpp7vss1vvv0*2,
  vvv0*2,vuu0*19,vvv0*2,
  vvv0*23,
  vvv0vvv1ttt5ttu6stt6stt4vvv0*11,vvv2vvv0orp3vvv0vvv1vvv0
  vvv0vvv1rss9rrsaqrrcsst9vvv0*10,ttt8qrrgvvv0inl8vvv1*2,vvv0
  vvv0vvv1vvv0*19,vvv1vvv0
  vvv0vvv1ttt7ttt8rss8sss5vvv0*10,vvv1uuu4vvv0kpn5vvv0vvv1vvv0
  vvv0vvv1sss7sss8rrrattt7vvv0*10,ttt7rrsfvvv0lpn6vvv0vvv1vvv0
  vvv0*23,
  vvv0vut0vtp0*18,vuq0vvv0*2,
  vvv0vpd2vm50*8,vm51vm50*3,tl55vm50*6,vut1vvv0
  vvv0voc2vm50*5,rj47ng3iph46oh4fqi4aoh4csk4aid29vm50*6,vus2vvv0
  vvv0vqh1vn90*18,voa0vvu0vvv0
  vvv0vvv2uvv0*18,uvv1vvv0*2,
  vvv0uvv6vvv0*8,vvv1stt9vvv0*9,uvv6vvv0
  vvv0uvv5vvv0*8,uuu5tuu1vvv0*8,vvv1vvv3vvv0
  uuu1vvv0uvv0*18,vvv0*2,ttt1
  rss1vvv0*20,ttt1rss0
claim-many 358x823
~ Zd4D nbl_ Ji4t 5yRw vNuW 5yRw HbD_ A6n0 HNqd G1Xc HNqd AilB HNqd 3NuD HNqd x1yu HNqd 3PSU HNqd 3cR_
~ HNqd yvj6 HNqd QL_r HNqd A4Dr A6n0 HNqd jCX9 HNqd W6RQ HNqd yZqB HNqd pw4a HNqd yvj6 HNqd 3PSU HNqd
~ 3cR_ HNqd IFJ6 HNqd rONd IHGa -n8H GGXD ghl6 73K- lG7O e3P1 hYC5 bTRl TA3_ Uwck fj6a QukL kAjB reWF
~ pJqp 1_aq 9xJJ F4GF mlna kAjB reWF pJqp 1_aq 9xJJ F4GF mlna kAjB reWF pJqp 1_aq 9xJJ F4GF mlna kAjB
~ reWF pJqp 1_aq 9xJJ F4GF mlna kAjB reWF pJqp 1_aq 9xJJ F4GF mlna kAjB reWF pJqp 1_aq 9xJJ F4GF mlna
~ kAjB reWF pJqp 1_aq 9xJJ F4GF mlna kAjB reWF pJqp 1_aq 9xJJ F4GF mlna kAjB reWF pJqp 1_aq 9xJJ F4GF
~ mlna kAjB reWF pJqp 1_aq 9xJJ F4GF mlna kAjB reWF pJqp 1_aq 9xJJ F4GF mlna kAjB reWF pJqp 1_aq 9xJJ
~ F4GF mlna kAjB reWF pJqp 1_aq 9xJJ F4GF mlna kAjB reWF pJqp 1_aq 9xJJ F4GF mlna kAjB reWF pJqp 1_aq
~ 9xJJ F4GF mlna kAjB reWF pJqp 1_aq 9xJJ F4GF mlna kAjB reWF pJqp 1_aq 9xJJ F4GF mlna kAjB reWF pJqp
~ 1_aq 9xJJ F4GF mlna kAjB reWF pJqp 1_aq 9xJJ F4GF mlna kAjB reWF pJqp 1_aq 9xJJ F4GF G2h4 mJA7 L1tQ
~ 6X6r 9yce du6y ieN1 jp_w EApw Rb2d K5u5 00nm Y-z9 S01A s4zy tPo2 26kW qWy0 Y20Y xdUZ 1yTR vwxF
  qqrapqqcpqq8opparss1rss0*14,sss0stt0ttt0tuu0
  ttt0mop0moo0lno0ppn1trn0*13,tpn0*2,tpo0tsr0tuu0
  9ef6gjk2*2,18a0jg74vtp2vqf1vm50lkc1ql81vm50*3,fe82ul51vn91vuq0vob2ue70*3,uf80unk5
  bfh6tuu7*2,bfg7sk62vpc1vus1vn71mlb1rl81vm50*3,hf72um51vsm2vrk1vm50ug61ue70*3,ue71
  5bd4tuu3*2,lib8vm50*11,vm60vm50*2,vl60ue70*4,
  18a05aa1jh83vm50*16,vl60ug70ue70*2,
  qj60vm50vo91vm50*3,ul51e911d911tk52ic23c811qi43ke33b811og43vm50*3,tm70tm60vl50vk60
  vm70vm50voc1vm50*4,tk52hc25jd39c814rj44a717a615tl529607vm50*3,ola1pl91vm60voa0
  vli0vm60vm50*5,oh43ea25qi45e915tk539608a715vm509607vm50*5,vsn2vvu1
  vli0vm60vm50*4,ul539600b810mf34e914a712ng33hb24a612ke34vm50*5,vsn2vvu1
  vm60vm50jg73vm50*16,vn90vn80vm60voa0
  vl60vm50mi72vm50*6,qi48lf3dle3clf3avm50*6,vn80vn70sk60pj60
  ue70uf70vj60vm50*6,tl50sk51sk52ul52vm50*6,pj627b9118a028a2
  ue70*3,vi61vm50*14,qk6228a118a0*2,28a2
  ue70*4,vl50vqg1voc1ql80tm60vm50*5,vm80vm60uh61vm509c8418a0*3,28a2
  ue70*4,vj61vri1ike26ik08ij0tm61vm50*3,vmd0vlj0vlh0vk60uk6218a0*4,28a2
  vrp0*4,vsp0vtp0rss0pst0*2,utq0vtp0*3,vts0*3,vtp0*2,oqq0*5,
  vvv0*23,
  vvv0sst4hjkkjklgkllgoopdjlliijkehjjhjllbstt5qqqdnooalmmnsst4oppgnoofttt6oppgsss4qqrdvvv0*2,
  vvv0sst2qrr3rss3qrr3sss2rrr4qqr5qqq2ttt4rss8lmnbppq3sss6noobpqq5opp4*2,sss7noobqqr4vvv0*2,
  vvv0*6,vvv2*2,vvv0vvv1vvv0tuu8vvv0uuu5vvv1uvv4uuu4vvv0*6,
  vvv0*5,uuu4sss9*2,ttt4qrrcsttatttattt7rrsbsss8sttbsss9vvv0*6,
  vvv0*23,
  vvv0vvv1vvv0*21,
  vvv0vvv1pqqfppqgnooipqqdvvv0*10,ttt8qqrivvv0ajfbvvv1*2,vvv0
  vvv0vvv1vvv0*14,uvv1vvv0*4,vvv1vvv0
  vvv0vvv1vvv0*19,vvv1vvv0
  vvv0vvv1pqqfppqgnooipqqdvvv0*10,stt9qqqjvvv0bjfbvvv1*2,vvv0
  vvv0vvv1vvv0*19,vvv1vvv0
  vvv0vvv1vvv0*17,sut1vvv0vvv1vvv0
  vvv0vvv1pqqepqqgnooipqqdvvv0*10,stt9qqqjvvv0dlh9vvv1*2,vvv0
  vvv0vvv1vvv0*19,vvv1vvv0
  vvv0*23,
  vvv0uvv0uuu0*19,vvv0*2,
  vvv0uuu0tuu0*9,rss6oqqcoppfpqqepqqfoppftuu0*4,vvv0*2,
  vvv0uuu0stt2rss2rss3qrs2stt0tuu0*4,pqqaqrr8sss3pqqastt2stt3tuu0stt3uuu2tuu0vvv0*2,
  vvv0uuu0noocnppdmnnemnogrss3tuu0*4,pqr9qrr7qrrbqrs7pqqaqrr8tuu0prr9mppctuu0vvv0*2,
  vvv0uuu0tuu0*8,rss6prrarss8qrr7qrr6*2,qrratuu0uuu0*2,tuu0vvv0*2,
  vvv0uuu0tuu0*6,stt0rss0*3,rss1rss0*7,ttu0vvv0*2,
  vvv0uuu0stt0*6,oqq2hlm0*11,qss2vvv0*2,
  vvv0*23,
  vvv0jno4agi0*18,cij1vvv1vvv0
  vvv09fg619c0*5,2ac28fgd6dfc9fhb9fha1ac12ac34ce619c0*6,stt6vvv0
  vvv09fh619c0*5,1ac05ce54ce45de54ce55ce36df54bd319c0*6,stt6vvv0
  vvv0prr2imn0*18,kno1vvv0*2,
  vvv0uuu5uvv0*18,uvv1vvv2vvv0
  vvv0uvv7vvv0*8,ttu6qrravvv0*9,uvv6vvv0
  vvv0uvv3uvv0*8,uuu0uvv0*9,uvv1vvv0*2,
  vvv0*5,vvv1uuu5tuu6vvv0*4,vvv1vvv0vvv1vvv2uuu1uvv1vvv0*5,
  vvv0*5,stt7oqqfpqrgrssaqrs9vvv1ttu5ttt7stt7rssdstt6rrr6ttt5vvv0*5,
  vvv0*22,uuu1
  stt1vvv0*20,tuu1rss0
claim-mixed 358x771
~ Zd4D nbl_ YjZ9 5yRw vNuW 5yRw HbD_ A6n0 HNqd G1Xc HNqd AilB HNqd 3NuD HNqd x1yu HNqd 3PSU HNqd 3cR_
~ HNqd yvj6 HNqd QL_r HNqd A4Dr A6n0 HNqd jCX9 HNqd W6RQ HNqd yZqB HNqd pw4a HNqd yvj6 HNqd 3PSU HNqd
~ 3cR_ HNqd IFJ6 HNqd rONd IHGa zl2T 73K- lG7O e3P1 hYC5 bTRl MJ5W Uwck fj6a QukL kAjB reWF pJqp 1_aq
~ 9xJJ F4GF mlna kAjB reWF pJqp 1_aq 9xJJ cGP0 G2h4 mJA7 L1tQ 6X6r 9yce du6y ieN1 jp_w EApw Rb2d K5u5
~ 00nm Y-z9 S01A s4zy tPo2 26kW qWy0 Y20Y xdUZ 1yTR vwxF
  qqrapqqcpqq8opq9qrr4rss0*14,sss0stt0ttt0tuu0
  tut0oqq0npp0*2,qqp0tro0*13,sqp0tqp0*2,tts0tuu0
  aeg6eij2*2,18a0jg74vto2vpe1vm50mlb1rl81vm50*3,gf72um51vn80vtp0vob2ue70*3,uf80uol4
  afg6uuu6*2,afg7rk63vpd1vvt1vn61llb1rl81vm50*3,fe82ul51vsm2vsm1vm50ug61ue70*3,ue71
  6cd4uuu4*2,kib8vm50*2,vm60*2,vm50*7,vn60vm50*2,vk60ue70*4,
  18a05ab1jh94vm50*16,vk60uf70ue70*2,
  oj60ul50vn80vm50*16,tm60um60vl60vk60
  vm60vm50vpd1vm50*7,ul50tk50vm50*7,nla1pl91vm50vn80
  vli0vm60vm50*8,oh43d915vm50*9,vsm2vvu1
  vli0vm70vm50*8,ph43gb25vm50*9,vto2vvu1
  vm70vm50kh73vm50*7,qi41ng30vm51vm50*6,vn80vn70vn60vob0
  vl50vm50kh73vm50*16,vn80*2,tl60rk60
  ue70uf70vj60vm50*16,rk619c8118a028a2
  ue70*3,vi61vm50*14,rk62399118a0*2,28a2
  ue70*4,vl50vqf1voc1sm70um60vm50*5,vm70vm60ui60vm50ac8418a0*3,28a2
  ue70*4,vj61vrj1jkd26ik09jj0um60vm50*3,vmd0vlj0vlg0vj60uk6228a118a0*3,28a2
  vqo0*4,vrn0vsn0psr0ors0*2,uso0vsn0*3,vsr0*3,vso0vsn1mop0*4,noo0
  vvv0*7,vvv2vvv0*6,vvv1vvv0*8,
  vvv0*5,tuu5pqqemnnlkmmjkmmfrss5uuu3sst7rss5nookttt6oppcvvv0*6,
  vvv0*5,pqq9oopcpqq7pqq5opp4oop6stt3opp3nop6opp4opp6opp9vvv0*6,
  vvv0*6,vvv2*2,vvv0vvv1vvv0tuu8vvv0uuu5vvv1uvv4uuu4vvv0*6,
  vvv0*5,uuu4sss9*2,ttt4qrrcsttatttattt7rrsbsss8sttbsss9vvv0*6,
  vvv0*23,
  vvv0vvv1vvv0*21,
  vvv0vvv1pqqfppqgnooipqqdvvv0*10,ttt8qqrivvv0bjgavvv1*2,vvv0
  vvv0vvv1vvv0*14,uvv1vvv0*2,uvv0vvv0vvv1vvv0
  vvv0vvv1vvv0*19,vvv1vvv0
  vvv0vvv1pqqbpqqeppqfopphvvv0*10,stt9qqqjvvv0bjfbvvv1*2,vvv0
  vvv0vvv1vvv0*21,
  vvv0*23,
  vvv0uuu0tuu0*19,vvv0*2,
  vvv0uuu0tuu0*9,oqqbmnnhnpphmnnlopphnppgtuu0uuu0*2,tuu0vvv0*2,
  vvv0uuu0pqqa*2,nppbnoocrss2tuu0*4,qrs6rss5rss9rss7stt3rss6tuu0prr7rss7tuu0vvv0*2,
  vvv0uuu0qrr5qrr4pqr5qrr6stt1tuu0*4,qrr6rss4*2,sst3qrr7sss4tuu0stt5prr7tuu0vvv0*2,
  vvv0uuu0tuu0*8,rss6pqraqrr9qrr8qrr6*2,qrratuu0*4,vvv0*2,
  vvv0uuu0stt0*6,prr1kno0*11,rss1vvv0*2,
  vvv0uuu0ttt0*6,rss0oqq0*11,stt1vvv0*2,
  vvv0*23,
  vvv0ejk53bd0*18,5ce1uuu3vvv0
  vvv09fg619c0*5,2bd2chjj9fhgdijhchjf5ce48eg97ef919c0*6,stt6vvv0
  vvv0agh619c0*10,1ac119c0*7,1ac0ttu4vvv0
  vvv0tuu1pqr0*18,qss1vvv0*2,
  vvv0uvv6vvv0*9,vvv2vvv0*8,vvv1vvv4vvv0
  vvv0uvv6vvv0*8,ttt6rss8vvv0*9,uvv5vvv0
  vvv0vvv2uvv0*18,uvv1vvv0*2,
  vvv0*5,uuv3rsseqssfuuv2tuu6vvv0uvv3uuu5uvv2uuu6uuu4ttt4tuu4vvv0*5,
  vvv0*5,tuu4rss5stt7*2,stt3vvv0uuu2*2,tuu4stt8tuu4sss4uuu2vvv0*5,
  uuu1vvv0*21,ttt1
  rss0vvv0*20,stt1sss0
claim-draws 358x531
~ Zd4D nbl_ _TwU 5yRw vNuW 5yRw HbD_ A6n0 HNqd G1Xc HNqd AilB HNqd 3NuD HNqd x1yu HNqd 3PSU HNqd 3cR_
~ HNqd yvj6 HNqd QL_r HNqd A4Dr A6n0 HNqd jCX9 HNqd W6RQ HNqd yZqB HNqd pw4a HNqd yvj6 HNqd 3PSU HNqd
~ 3cR_ HNqd IFJ6 HNqd rONd IHGa zifR 73K- lG7O e3P1 hYC5 bTRl EJtf zQhH K5u5 ttn6 oenl HVM7 Y-z9 S01A
~ s4zy tPo2 26kW qWy0 Y20Y xdUZ 1yTR vwxF
  qqrapqqcpqq9opq9qrr2rss0*14,sss0stt0ttt0tuu0
  ttt0mop0moo0lno0ppn1trn0*13,tpn0*2,tpo0tsr0tuu0
  9df6gjk2*2,18a0jg74vtp2vqf1vm50lkc1ql81vm50*3,fe82ul51vn91vuq0vob2ue70*3,uf80unk4
  bfh6tuu7*2,bfg7sk62vpc1vus1vn71mlb1rl81vm50*3,hf72um51vsm2vrk1vm50ug61ue70*4,
  5bd4tuu3*2,lib8vm50*11,vm60vm50*2,vl60ue70*4,
  18a05aa1jh83vm50*16,vl60ug70ue70*2,
  qj60vm50vo91vm50*16,tm70tm60vl50vk60
  vm70vm50voc1vm50*16,ola1pl91vm60voa0
  vli0vm60vm50*5,qi45sk52ul53qi46pi4avm50ul50qi47vm50*6,vsn2vvu1
  vli0vm60vm50*5,ph45mf36le3aph44mf38ke36ke3ake36vm50*6,vsn2vvu1
  vm60vm50jg73vm50*16,vn90vn80vm60voa0
  vl60vm50mi72vm50*16,vn80vn70sk60pj60
  ue70uf70vj60vm50*16,pj627b9118a028a2
  ue70*3,vi61vm50*14,qk6228a118a0*2,28a2
  ue70*4,vl50vqg1voc1ql80tm60vm50*5,vm80vm60uh61vm509c8418a0*3,28a2
  ue70*4,vj61vri1ike26ik08ij0tm61vm50*3,vmd0vlj0vlh0vk60uk6218a0*4,28a2
  vrp0*4,vsp0vtp0rss0pst0*2,utq0vtp0*3,vts0*3,vtp0*2,oqq0*5,
  vvv0*23,
  vvv0*3,nopcpqq9qrr9opp9mnoirrr8rrr7mnnfvvv1qrrcqrr7stt7ttt6oppepqq7opp5vvv0*4,
  vvv0*3,ttt2opp3mno9ttt2ppq5opp3noobqrr2oppalnn6qqr3rss2ppq3opp4opp3rrs2vvv0*4,
  vvv0*6,vvv2vvv0vvv3vvv1*3,uvv3vvv0uvv5vvv0vvv1vvv0*6,
  vvv0*5,uuu4rss9rssc*2,rrs9rrsasss8sst9rss7sssarsscrssavvv0*6,
  vvv0*23,
  vvv0vqg1vn70*18,vn90vvu1vvv0
  vvv0voc2vm50*3,ph4doh4cmf3cmf3epi49rj47ng4fqj4bng3gpi49sk59ic2dvm51vm50*3,vus2vvv0
  vvv0vpd2vm50*8,sk56vm50ul53vm50*3,ul50vm50*4,vvt1vvv0
  vvv0vut1utq0*18,vtr1vvv0*2,
  vvv0uvv6vvv0*9,vvv2vvv0*8,vvv1vvv4vvv0
  vvv0uvv6vvv0*8,ttt6rss8vvv0*9,uvv5vvv0
  vvv0vvv2uvv0*18,uvv1vvv0*2,
  vvv0*5,uuv3rsseqssfuuv2tuu6vvv0uvv3uuu5uvv2uuu6uuu4ttt4tuu4vvv0*5,
  vvv0*5,tuu4rss5stt7*2,stt3vvv0uuu2*2,tuu4stt8tuu4sss4uuu2vvv0*5,
  uuu1vvv0*21,ttt1
  rss0vvv0*20,stt1sss0
claim-item 358x531
~ Zd4D nbl_ F1IN 5yRw vNuW 5yRw HbD_ A6n0 HNqd G1Xc HNqd AilB HNqd 3NuD HNqd x1yu HNqd 3PSU HNqd 3cR_
~ HNqd yvj6 HNqd QL_r HNqd A4Dr A6n0 HNqd jCX9 HNqd W6RQ HNqd yZqB HNqd pw4a HNqd yvj6 HNqd 3PSU HNqd
~ 3cR_ HNqd IFJ6 HNqd rONd IHGa LlRm 73K- lG7O e3P1 hYC5 bTRl Pbso Lm7x K5u5 ttn6 oenl HVM7 Y-z9 S01A
~ s4zy tPo2 26kW qWy0 Y20Y xdUZ 1yTR vwxF
  qqrapqqcpqq9pqq8rss0*15,sss0stt0ttt0tuu0
  ttt0mop0moo0lno0ppn1trn0*13,tpn0*2,tpo0tsr0tuu0
  9df6gjk2*2,18a0jg74vtp2vqf1vm50lkc1ql81vm50*3,fe82ul51vn91vuq0vob2ue70*3,uf80unk4
  bfh6tuu7*2,bfg7sk62vpc1vus1vn71mlb1rl81vm50*3,hf72um51vsm2vrk1vm50ug61ue70*4,
  5bd4tuu3*2,lib8vm50*11,vm60vm50*2,vl60ue70*4,
  18a05aa1jh83vm50*16,vl60ug70ue70*2,
  qj60vm50vo91vm50*16,tm70tm60vl50vk60
  vm70vm50voc1vm50*16,ola1pl91vm60voa0
  vli0vm60vm50*5,ul52tk53ul52tk52sk55tk55rj48ul50vm50*6,vsn2vvu1
  vli0vm60vm50*5,sk53le3clf3ang36qi45mf3bng38oh46vm50*6,vsn2vvu1
  vm60vm50jg73vm50*16,vn90vn80vm60voa0
  vl60vm50mi72vm50*16,vn80vn70sk60pj60
  ue70uf70vj60vm50*16,pj627b9118a028a2
  ue70*3,vi61vm50*14,qk6228a118a0*2,28a2
  ue70*4,vl50vqg1voc1ql80tm60vm50*5,vm80vm60uh61vm509c8418a0*3,28a2
  ue70*4,vj61vri1ike26ik08ij0tm61vm50*3,vmd0vlj0vlh0vk60uk6218a0*4,28a2
  vrp0*4,vsp0vtp0rss0pst0*2,utq0vtp0*3,vts0*3,vtp0*2,oqq0*5,
  vvv0*23,
  vvv0*3,vvv1nnofrssarss7ttt2mnohpqqhnooasst2rrr7lmmnrrrasss9qrrcqrr8rss9vvv0*4,
  vvv0*4,opp6noo8mno7ttt2opp9pqq5nop5uuu4noo9opp4opp3ppq6sst9mnn8stt2vvv0*4,
  vvv0*7,vvv3*2,vvv0vvv1vvv3vvv0uuv3vvv1*2,vvv0*7,
  vvv0*7,sst9rrsesst7sssarssersscrss9sssattt6vvv0*7,
  vvv0*23,
  vvv0vqg1vn70*18,vn90vvu1vvv0
  vvv0voc2vm50*3,ph4doh4cmf3cmf3epi49qj48ng4fqi4bng3gpi49sk59ic2dvm51vm50*3,vus2vvv0
  vvv0vpd2vm50*8,tk54vm50vm52vm50*3,ul50vm50*4,vvt1vvv0
  vvv0vut1utq0*18,vtr1vvv0*2,
  vvv0uvv6vvv0*9,vvv2vvv0*8,vvv1vvv4vvv0
  vvv0uvv6vvv0*8,ttt6rss8vvv0*9,uvv5vvv0
  vvv0vvv2uvv0*18,uvv1vvv0*2,
  vvv0*5,uuv3rsseqssfuuv2tuu6vvv0uuu4ttu6uuu4tuu8uuu5ttt4tuu4vvv0*5,
  vvv0*5,tuu4rss5stt7*2,stt3vvv0uuv1uvv2uuu2ttt6uuu3sss4uuu2vvv0*5,
  uuu1vvv0*21,ttt1
  rss0vvv0*20,stt1sss0
claim-tiny 358x660
~ Zd4D nbl_ uzNd 5yRw vNuW 5yRw HbD_ A6n0 HNqd G1Xc HNqd AilB HNqd 3NuD HNqd x1yu HNqd 3PSU HNqd 3cR_
~ HNqd yvj6 HNqd QL_r HNqd A4Dr A6n0 HNqd jCX9 HNqd W6RQ HNqd yZqB HNqd pw4a HNqd yvj6 HNqd 3PSU HNqd
~ 3cR_ HNqd IFJ6 HNqd rONd IHGa _wFD HhYd ghl6 73K- lG7O e3P1 hYC5 bTRl bQne yjpr sd2n OXsN 9VxO hxVk
~ tLGg uB_z 0sny rFVT oeU_ K5u5 ttn6 oenl HVM7 Y-z9 S01A s4zy tPo2 26kW qWy0 Y20Y xdUZ 1yTR vwxF
  qqrapqqcpqqaqqr7rss0*15,sss0stt0ttt0tuu0
  ttt0mop0moo0lno0ppn1trn0*13,tpn0*2,tpo0tsr0tuu0
  9df6gjk2*2,18a0jg74vtp2vqf1vm50lkc1ql81vm50*3,fe82ul51vn91vuq0vob2ue70*3,uf80unk4
  bfh6tuu7*2,bfg7sk62vpc1vus1vn71mlb1rl81vm50*3,hf72um51vsm2vrk1vm50ug61ue70*4,
  5bd4tuu3*2,lib8vm50*11,vm60vm50*2,vl60ue70*4,
  18a05aa1jh83vm50*16,vl60ug70ue70*2,
  qj60vm50vo91vm50*16,tm70tm60vl50vk60
  vm70vm50voc1vm50vm51sk53rj44rj45rj44rj45rj44rj45*6,tl52vm50ola1pl91vm60voa0
  vli0vm60vm50*2,ul52ph4aoh49ng4aoh49og4aog49oh4a*6,rj44vm50*3,vsn2vvu1
  vli0vm60vm50*7,qi48lf3dlf3cle3avm50*8,vsn2vvu1
  vm60vm50jg73vm50*6,ul50sk51sk42ul52vm50*6,vn90vn80vm60voa0
  vl60vm50mi72vm50*16,vn80vn70sk60pj60
  ue70uf70vj60vm50*16,pj627b9118a028a2
  ue70*3,vi61vm50*14,qk6228a118a0*2,28a2
  ue70*4,vl50vqg1voc1ql80tm60vm50*5,vm80vm60uh61vm509c8418a0*3,28a2
  ue70*4,vj61vri1ike26ik08ij0tm61vm50*3,vmd0vlj0vlh0vk60uk6218a0*4,28a2
  vrp0*4,vsp0vtp0rss0pst0*2,utq0vtp0*3,vts0*3,vtp0*2,oqq0*5,
  vvv0*23,
  vvv0*8,sss6klmgrrr9mnocmnnbmnnavvv1vvv0*8,
  vvv0ttt3ttt4qrr6rrr6*2,qrr6*2,noo9rrs6rss6rrr6qrr6rrr6*3,qrr6rrr6stt5rss8sss5vvv0*2,
  vvv0rss7oppenoof*4,mnnfmnofnoofnoogmnnfmnngnoof*3,mnogmnnfrrsbnooeopp9vvv0*2,
  vvv0*10,qqr7mnoavvv0*11,
  vvv0*10,rrs4rss7vvv0*11,
  vvv0*7,tuu7uuu4vvv3vvv0*2,uuu3tttatuu7ttt9vvv2uvv4vvv0*5,
  vvv0*5,rssdrrscttt7ttt5sst9stt5sst9ttt6sstattu7stt6sss7vvv3vvv0*5,
  vvv0*23,
  vvv0*7,stt5qrre*2,rrrhrrreqrrerssdrrscqrrfrrrgrssdrrrerrrc*2,vvv1vvv0
  vvv0*11,uuu2ttu4ttt6sss4vvv0uuu3*2,uuu5vvv1vvv2vvv0*2,
  vvv0*11,ttt3rss9qqraqrrdrssb*2,rrrdqqrdqrrcrrrbvvv1vvv0
  vvv0tuu0stt0*11,usn2voc0*3,kold9ie0*2,ajf0uvu2vvv0
  vvv0*23,
  vvv0vqh1vn90*18,voa0vvu1vvv0
  vvv0voc2vm50*3,pi4cph4bng3bng3eqi48sj45oh4erj49oh4frj47sk58jd3cvm51vm50*3,vus2vvv0
  vvv0vpd2vm50*7,vm51rj47ul51ul54ul51*2,vm50tk51vm50*4,vut1vvv0
  vvv0vut0uso0*18,vtq1vvv0*2,
  vvv0uvv5vvv0*9,vvv2vvv0*8,vvv1vvv3vvv0
  vvv0uvv6vvv0*8,ttt6rss8vvv0*9,uvv6vvv0
  vvv0vvv2uvv0*18,uvv1vvv0*2,
  vvv0*5,uvv2sttbrssdvvv1tuu4vvv0vvv2uuu4vvv1uuu4uuu3ttu3uuu3vvv0*5,
  vvv0*5,stt6qss8rst9rtt9stt4vvv0uuu3tuu4ttt5sssattt5rss5uuu3vvv0*5,
  uuu1vvv0*21,ttt1
  rss1vvv0*20,ttt1rss0
claim-huge 358x757
~ Zd4D nbl_ tCJx 5yRw vNuW 5yRw HbD_ A6n0 HNqd G1Xc HNqd AilB HNqd 3NuD HNqd x1yu HNqd 3PSU HNqd 3cR_
~ HNqd yvj6 HNqd QL_r HNqd A4Dr A6n0 HNqd jCX9 HNqd W6RQ HNqd yZqB HNqd pw4a HNqd yvj6 HNqd 3PSU HNqd
~ 3cR_ HNqd IFJ6 HNqd rONd IHGa VrGF EJI8 ghl6 73K- lG7O e3P1 hYC5 bTRl _lGr yjpr sd2n OXsN E33G hxVk
~ tLGg rIFg rFVT oeU_ G2h4 mJA7 L1tQ 6X6r 4X9j du6y ieN1 jp_w tQq1 Rb2d K5u5 00nm Y-z9 S01A s4zy tPo2
~ 26kW qWy0 Y20Y xdUZ 1yTR vwxF
  qqrapqqcpqq9opp9rss0*15,sss0stt0ttt0tuu0
  ttt0mop0moo0lno0ppn1trn0*13,tpn0*2,tpo0tsr0tuu0
  9df6gjk2*2,18a0jg74vtp2vqf1vm50lkc1ql81vm50*3,fe82ul51vn91vuq0vob2ue70*3,uf80unk4
  bfh6tuu7*2,bfg7sk62vpc1vus1vn71mlb1rl81vm50*3,hf72um51vsm2vrk1vm50ug61ue70*4,
  5bd4tuu3*2,lib8vm50*11,vm60vm50*2,vl60ue70*4,
  18a05aa1jh83vm50*16,vl60ug70ue70*2,
  qj60vm50vo91vm50*16,tm70tm60vl50vk60
  vm70vm50voc1vm50*2,tk52sk53sk52tk54sj42tk51rj46sk53rj44rj43tk52sj45vm50*2,ola1pl91vm60voa0
  vli0vm60vm50*3,rj44qi46oh4aoh48mf39pi4aph49og4aoh49ng36ph47oh4bvm50*4,vsn2vvu1
  vli0vm60vm50*7,rj47lf3bmf3bmf3avm50*8,vsn2vvu1
  vm60vm50jg73vm50*6,tk51sj43rj43ul53vm50*6,vn90vn80vm60voa0
  vl60vm50mi72vm50*16,vn80vn70sk60pj60
  ue70uf70vj60vm50*16,pj627b9118a028a2
  ue70*3,vi61vm50*14,qk6228a118a0*2,28a2
  ue70*4,vl50vqg1voc1ql80tm60vm50*5,vm80vm60uh61vm509c8418a0*3,28a2
  ue70*4,vj61vri1ike26ik08ij0tm61vm50*3,vmd0vlj0vlh0vk60uk6218a0*4,28a2
  vrp0*4,vsp0vtp0rss0pst0*2,utq0vtp0*3,vts0*3,vtp0*2,oqq0*5,
  vvv0*23,
  vvv0*8,sss6klmgrrr9mnocmnnbmnnavvv1vvv0*8,
  vvv0*3,rss5rrr3uuu3stt3ttt4opp5rss7sst4sss4sss5tuu3rrs3ttt3ttt5rrr4qrr3tuu1vvv0*3,
  vvv0*3,ppqclnndoppelmndlmngppqemnnfmnnemnnhpqqcppqclmnfqqrbmnoeklmcnooduuu4vvv0*3,
  vvv0*7,vvv1vvv0*5,vvv2vvv1*2,vvv0*7,
  vvv0*5,rsscrrrdrssdrssarsscsst6stt8sss9qrrissscqrrfrrs9uuu7vvv0*5,
  vvv0*5,vvv1vvv0*5,vvv1vvv0*11,
  vvv0rss8rssaqrrcrrs9uuu4rssattt6sttcuuu8tuu6vvv0*3,vvv1uuu3uuu7uuu3uuu4vvv3uuu5vvv1vvv0
  vvv0ttu4ttt4stt5uuu4qrr9uuu4stt8sss5ttt7stt6vvv0*3,vvv1ttt4uuu6stt8tuu3ttt4*2,vvv0*2,
  vvv0vur4ajf09ie0*17,ajf0uvu2vvv0
  vvv0*23,
  vvv0uuu0tuu0*5,rss2stt1tuu0sss4tuu0*2,stt2tuu0*7,vvv0*2,
  vvv0uuu0tuu0*5,pqq6nopjmnndmoojmnohlmnhmnogmnofmoogoppbtuu0*4,vvv0*2,
  vvv0uuu0tuu0*8,lnnlmnokmoofmnoknopclmnfoqqdtuu0tuu1uvv1tuu0vvv0*2,
  vvv0uuu0lnnfmnofkmmhjllirss4tuu0*4,stt3*2,rss7sst4stt2stt5tuu0oqqbmopetuu0vvv0*2,
  vvv0uuu0tuu0*9,qrr7rss5rss6rss5prr8rss5tuu0uvv0*2,tuu0vvv0*2,
  vvv0uuu0tuu0*8,rss6pqraqrr9qrr8qrr6*2,qrratuu0*4,vvv0*2,
  vvv0uuu0ttt0stt0*5,rss0oqq0*11,stt1vvv0*2,
  vvv0uuu0stt0*6,prr1kno0*11,rst1vvv0*2,
  vvv0*23,
  vvv0hlm47ef0*18,9fg1uuv2vvv0
  vvv09fg619c0*5,2ac2bhii9fhfchjgbhie4bd36df76df819c0*6,stt6vvv0
  vvv09fh619c0*6,2ac11ac02ac11ac12ad22ac12ac019c0*6,stt5vvv0
  vvv0rst2loo0*18,npq1vvv0*2,
  vvv0uuu5vvv0*18,vvv1vvv3vvv0
  vvv0uvv6vvv0*8,ttt6rrravvv0*9,uvv6vvv0
  vvv0vvv2uvv0*18,uvv1vvv0*2,
  vvv0*5,vvv1ttu8sttbvvv0uuu2vvv0vvv2uuu4vvv1uuu4uuu3tuu2uuu2vvv0*5,
  vvv0*5,stt7prrbqssbrssarst6vvv0uuu3tuu4ttt5sssattt5rss5tuu3vvv0*5,
  uvv1vvv0*21,ttt1
  sss1vvv0*20,ttt1rss0
join 358x566
~ Zd4D nbl_ rYaF 5yRw vNuW 5yRw 2cFd WFHk 4WEq HNqd NNC0 HNqd eg3N HNqd EWV8 HNqd k3uw HNqd JgTD HNqd
~ tkXK HNqd 210a HNqd ZmQr HNqd Umai HNqd OQ8- hYC5 bTRl wwcA 23O5 sd2n OXsN E33G hxVk tLGg uB_z rFVT
~ oeU_ K5u5 k_9d oenl HVM7 33WB xdUZ 1yTR vwxF
  pqqdsss3sst0sss0rss0*15,sss0stt0ttt0tuu0
  tuu0stt0*2,ttt0*4,stt0rtt0*11,stt0*2,ttu0tuu0
  qtt0suu0vvv0ruu0qtt0qst0rtu0tuu0*2,qtt0ptt0*11,qtt0stt0
  suu0tuu7*2,uqj1vm60*2,una0rrn0ruu0tuv0ptt0*13,
  uvv1vvv2vut2vn91vm50*3,vm60rrm0tuu0qtt2akm1mrs1fkl4bgi5ptt0*8,
  5bd2mlg3vn60vm50*5,un90qtt0tuu0hop2akm55bd2lpq3ptt0*8,
  18a028a1sl62vm50*6,qsr0uvv1ptt0pst0*2,ptt0*9,
  18a0*2,ill6vvu0*2,vut0vsl0vn70vm50qss0uvv1ptt0*12,
  18a0*2,gkl6vvv0*4,vtp1uoc1rtu0tuu0ptt0*12,
  18a0*2,gkl6vvv0*5,ujd3tg90tf90tga0rli1pst0ptt0*7,pst0tid2
  18a0*2,gkl6vvv0*5,ujf3ue70*4,skh2ptt0*8,qqq1
  18a0*2,gkl6vvv0*5,ujf3ue70*4,te715ac14ac0*2,6ce1hmn3ptt0*4,
  18a0*2,gkl6vvv0*5,ujf3ue70*5,389318a0*4,hln4ptt0*3,
  18a0*2,gkl6vvv0*5,ujf3ue70*5,389318a0*4,2ac27jl0*3,
  18a0*2,gkl6vvv0*5,ujf3ue70*5,389318a0*4,19b26ik0*3,
  18a0*2,gkl6vvv0*5,ujf3ue70*5,389318a0*4,19b26ik0*3,
  opq0*2,sst1vvv0*5,vtr0vrq0*2,vrp0*3,oqq0opq0*4,oqq0pst0*3,
  vvv0*7,uuu4vvv0*15,
  vvv0*5,stt5kmmhikknikkmnnoesss7lnnimnobkllfmnnooppcnooevvv0*6,
  vvv0*6,vvv1uuu3uuu2vvv0rrr9rss5rss6sss5qqr7pqq7vvv0*7,
  vvv0*6,ttt4lmmikmmfnooasss9oopcnoobopp9mnnerss8vvv0*7,
  vvv0*4,vvv1vvv3vvv0*2,vvv2vvv1vvv2vvv0vvv1*2,vvv2vvv0*3,vvv1vvv0*4,
  vvv0*4,sstbsssdrssattt5rssfrrserssfsss8rssbssscqrrittt5sst8rss7uuu5vvv0*4,
  vvv0*23,
  vvv0rss9rrrcpqqeqrrattt7rrscstt8rssetttattt9vvv0*3,vvv2uuu4uuu9uuu5*3,tuu6vvv2vvv0
  vvv0uuu2*2,ttt2uuv2rss7uuu2ttt6stt2ttu5ttt3vvv0*3,vvv1tuu3uuu4ttt6uuu2tuu2uuu3vvv0*2,
  vvv0tuu0stt0*11,tts2voc0*3,mnh59ie0*2,ajf0uvu2vvv0
  vvv0*2,vus0*18,vvt0vvv0*2,
  vvv0vpd2vm50*13,vm51vm50*4,vm60vvt1vvv0
  vvv0voc2vm50*4,sk53oh4coh4ele3cng3cqi4ang4dph4eqi45mg3avm50*5,vus2vvv0
  vvv0vqf2vm50*9,vm51vm50*8,vn70vvu1vvv0
  vvv0vvv1uvv0*18,uvv1vvv0*2,
  vvv0uvv6vvv0*6,rrsetuu6ttt7ttu4vvv1ttt6uuu1vvv0*6,uvv5vvv0
  vvv0uvv6vvv0*6,rss8qrrdqrr9pqqcrrrbqqrauuu1vvv0*6,vvv4vvv0
  vvv0vvv1uvv0*18,vvv1vvv0tuu1
  sss1vvv0*20,ttt1rss0
join-new-account 358x574
~ Zd4D nbl_ hwTA 5yRw vNuW 5yRw 2cFd WFHk 4WEq HNqd NNC0 HNqd eg3N HNqd EWV8 HNqd k3uw HNqd JgTD HNqd
~ tkXK HNqd 210a HNqd ZmQr HNqd Umai HNqd OQ8- hYC5 bTRl mh0x wVD4 sd2n OXsN E33G hxVk tLGg uB_z rFVT
~ oeU_ K5u5 k_9d oenl HVM7 33WB xdUZ 1yTR vwxF
  pqqdqrr7pqqapqq7*2,pqqaqrr2rss0*12,sss0stt0ttt0tuu0
  tuu0stt0*2,ttt0*4,stt0rtt0*11,stt0*2,ttu0tuu0
  qtt0suu0vvv0ruu0qtt0qst0rtu0tuu0*2,qtt0ptt0*11,qtt0stt0
  suu0tuu7*2,uqj1vm60*2,una0rrn0ruu0tuv0ptt0*13,
  uvv1vvv2vut2vn91vm50*3,vm60rrm0tuu0qtt2akm1mrs1fkl4bgi5ptt0*8,
  5bd2mlg3vn60vm50*5,un90qtt0tuu0hop2akm55bd2lpq3ptt0*8,
  18a028a1sl62vm50*6,qsr0uvv1ptt0pst0*2,ptt0*9,
  18a0*2,ill6vvu0*2,vut0vsl0vn70vm50qss0uvv1ptt0*12,
  18a0*2,gkl6vvv0*4,vtp1uoc1rtu0tuu0ptt0*12,
  18a0*2,gkl6vvv0*5,ujd3tg90tf90tga0rli1pst0ptt0*7,pst0tid2
  18a0*2,gkl6vvv0*5,ujf3ue70*4,skh2ptt0*8,qqq1
  18a0*2,gkl6vvv0*5,ujf3ue70*4,te715ac14ac0*2,6ce1hmn3ptt0*4,
  18a0*2,gkl6vvv0*5,ujf3ue70*5,389318a0*4,hln4ptt0*3,
  18a0*2,gkl6vvv0*5,ujf3ue70*5,389318a0*4,2ac27jl0*3,
  18a0*2,gkl6vvv0*5,ujf3ue70*5,389318a0*4,19b26ik0*3,
  18a0*2,gkl6vvv0*5,ujf3ue70*5,389318a0*4,19b26ik0*3,
  opq0*2,sst1vvv0*5,vtr0vrq0*2,vrp0*3,oqq0opq0*4,oqq0pst0*3,
  vvv0*23,
  vvv0*2,qqqbnopasss7oppcnooiklmkstt4tuu3opphttt6qrr6mnnbqrrcnoocrrraqqrbqqrcrrr7rssavvv0*2,
  vvv0sst5pqq8opp4*2,ppq3pqq5rrr9pqq7opp5qrr5opp5opq3pqq4tuu4qqr5opp4*2,rssalmn9sss2vvv0*2,
  vvv0*4,vvv1uuu6vvv0*2,uvv4vvv2uuu5vvv0vvv2*2,uuu5vvv0*2,vvv1uvv3vvv0*4,
  vvv0*4,sstasttarssattt5ssscrssdsssbsss8sss9sstarssfttu4sst8sss6uuu3vvv0*4,
  vvv0*4,vvv2sstduuu5sstfttt9sttastt6sttarsseqrrcstt7tttarrrhttt8vvv0*5,
  vvv0*4,uuu5uuu2*3,ttt5uuu2vvv2vvv1uuu2*2,vvv1ttu1uuu2tuu2vvv0*5,
  vvv0*23,
  vvv0pqqcpqqenoohpqqdppqeqqrf*2,ppqhrrrgqrrdvvv0*3,uuu3sst7sttdrsscstt7*2,sss9vvv2vvv0
  vvv0uuu0tuu0*11,uut1vri0*3,pqm3hnk0*3,uvv1vvv0
  vvv0*2,uvv0*11,vvu0vtp0*3,str1orq0*3,vvv0*2,
  vvv0vsm1vqf0*18,vqh0vvv0*2,
  vvv0voc2vm50*4,tl52rj47rj49pi47qi47ul52tk58ul55tk54qi47vm50*5,vus2vvv0
  vvv0voc2vm50*4,ul51sk55sk54rj45tk55rj49qi45rj48sk51rj44vm50*5,vus2vvv0
  vvv0vtp1vri0*18,vrk0vvv0*2,
  vvv0uuu4uvv0*18,uvv1vvv2vvv0
  vvv0uvv7vvv0*6,noonpqqhopphnoogrrrcoopgttt3vvv0*6,uvv7vvv0
  vvv0uvv3uvv0*7,uuu1uuv0uvv0*9,uvv1vvv1vvv0
  ttu1vvv0*20,uvv0sss1
join-trade 358x657
~ Zd4D nbl_ KRxo 5yRw vNuW 5yRw 2cFd WFHk bxnP HNqd fACX HNqd 1ITj HNqd 2sUV HNqd eg3N HNqd yvj6 HNqd
~ eg3N HNqd ORjQ HNqd spNh HNqd DQEH HNqd aYXl HNqd Kud0 HNqd 3cTq HNqd M65- HNqd axKG hYC5 bTRl _OHo
~ 23O5 G2h4 mJA7 L1tQ 6X6r 9yce eERi ieN1 jp_w EApw Rb2d K5u5 vcYI 33WB S01A s4zy tPo2 26kW qWy0 Y20Y
~ xdUZ 1yTR vwxF
  pqqdqrr8pqq8pqr5rss0*15,sss0stt0ttt0tuu0
  tuu0tts0*20,tut0tuu0
  vtr0vus0*2,vtq0*19,uus0
  vur0tuu7*2,vur0vtq0*6,vto0vsm0vtp0vtq0*10,
  vuq0vvv1*2,vuq0vtq0*5,vsm1vn60vm50vqg1vtq0*10,
  vtq0*9,vqh1vm50*2,vo91vtq0*10,
  vtq0*9,vtn0vn80vm60vri1vtq0*10,
  vtq0*9,qpn2ehh1dgf0lmk2vtp0vtq0*2,usp27cd29ee3vtp1vtq0*3,
  vtq0*3,vto0vrj0vtp0vtq0*2,lmk418a0*4,bff4vtp0vtq0rqn418a028a1usp3vtq0*3,
  vtq0*3,vqf1vm50vrj1vtq0vtp139b318a0*5,mnl5vtq0*2,nol2ppm2vtq0*4,
  vtq0*3,vsn0vqf0vto0vtq0qqn518a0*6,fhh5tsp1emm17il07jl0fmm1utp1vtq0*2,
  vtq0*2,vqm1uke0uib0ukf0vsn1ppm518a0*6,dhg6akl26ik0*4,clm3vtp0vtq0
  vtq0vql2ue70*4,uf81pnk718a0*6,6ef76ik0*6,qro3vtq0
  vtq0uib2ue70*5,ogb818a0*6,4cf36ik0*6,nqo3vtq0
  vtp0uf82ue70*5,od8318a0*6,4cf36ik0*6,nqo3vtq0
  vro1uf81ue70*5,od8318a0*6,4cf36ik0*6,npo3vol1
  vut0vrq0vrp0*5,urq0oqq0*6,prr0pst0*6,tut1vts0
  vvv0*23,
  vvv0*7,sss4oppfqrr7oopbpqqfjklmuuu4pqqbuuu3vvv0*7,
  vvv0*7,noocqrr6opp4opp3qqr5qrr5pqqbopp4vvv1vvv0*7,
  vvv0*4,vvv1uuu6vvv0*2,uvv4vvv2uuu5vvv0vvv2*2,uuu5vvv0*2,vvv1uvv3vvv0*4,
  vvv0*4,sstasttarssattt5ssscrssdsssbsss8sss9sstarssfttu4sst8sss6uuu3vvv0*4,
  vvv0*23,
  vvv0uuu0tuu0*19,vvv0*2,
  vvv0uuu0tuu0*9,oppdlnninpphlmnnopphnppgtuu0uuu0*2,tuu0vvv0*2,
  vvv0uuu0opqboppcnoocmnoerss3tuu0qrs8rss9rss5rss7*2,qrrdqrr8qrs7rss9tuu0oqq9prratuu0vvv0*2,
  vvv0uuu0qrr3rss3qrr4*2,stt1tuu0stt0stt1*2,rss5stt1*2,stt0rss4stt1tuu0tuu3rst5tuu0vvv0*2,
  vvv0uuu0tuu0*12,ttt1pqqerss7tuu0*4,vvv0*2,
  vvv0uuu0stt0*6,oqq2hlm0*11,qss2vvv0*2,
  vvv0uvv0tuu0*7,stt0*11,tuu0vvv0*2,
  vvv0*2,tuu0*18,uvv0vvv0*2,
  vvv0bhi619c0*18,2ac1tuu4vvv0
  vvv09fg619c0*6,6dfb9fhebhim7efhaghiaghh3bd419c0*6,stt6vvv0
  vvv0bhi619c0*6,4bd43bd219c03bd22ac019c0*7,2ac1tuu4vvv0
  vvv0uvv2stt0*18,tuu2vvv0*2,
  vvv0uvv6vvv0*6,stt9uuu4*2,vvv0*2,vvv2vvv0*7,uvv5vvv0
  vvv0uvv6vvv0*6,qqrdqrreppqdnoofrrrcoppettt3vvv0*6,uvv5vvv0
  vvv0vvv1uvv0*18,uvv1vvv0*2,
  vvv0*5,tuu6oqrhoqrjttu5rss8vvv1uuu5ttt7tuu5tttattt6stt5ttt5vvv0*5,
  vvv0*5,uuu2*2,uuu3uuu5uvv0vvv0*2,vvv1uuu1tuu4uuv2stt3uvv1vvv0*5,
  uuu1vvv0*21,stt1
  rss0uuu1vvv0*19,rss1sss0
join-without-tasks 358x479
~ Zd4D nbl_ 8Dpo 5yRw vNuW 5yRw 2cFd WFHk bxnP HNqd fACX HNqd 1ITj HNqd 2sUV HNqd eg3N HNqd yvj6 HNqd
~ eg3N HNqd ORjQ HNqd spNh HNqd DQEH HNqd aYXl HNqd Kud0 HNqd 3cTq HNqd M65- HNqd axKG hYC5 bTRl _OHo
~ 23O5 K5u5 jpOD S01A s4zy tPo2 26kW qWy0 Y20Y xdUZ 1yTR vwxF
  pqqdqrr8oqqdopqapqq8oppaqqr5rss0*12,sss0stt0ttt0tuu0
  tuu0ttt0tts0*18,ttt0tut0tuu0
  vtr0vus0*2,vtq0*19,uus0
  vur0uuu6*2,vur0vtq0*6,vtp0vtn0vtq0*11,
  vur0vvv2*2,vuq0vtq0*5,vsn0vn70vm50vqh1vtq0*10,
  vtq0vuq0*2,vtq0*6,vqh1vm50*2,vo91vtq0*10,
  vtq0*9,vsn0vn70vm50vqh1vtq0*10,
  vtq0*9,rqn2gih1fhf0mnl2vtp0vtq0*2,utp19ee2bff3vtp0vtq0*3,
  vtq0*3,vtp0vrk0vtp0vtq0*2,nnl428a118a0*3,cgg5vtp0vtq0rqn518a0*2,tso4vtq0*3,
  vtq0*3,vqg1vm50vrj1vtq0vtp14ab318a0*5,nnl5vtq0vtp0mnl2nol2vtq0*4,
  vtq0*3,vsm0vpe0vto0vtq0qqn518a0*6,fih5tsp1fmm18jl0*2,hnn1utp0vtq0*2,
  vtq0*2,vrn1ulf0ujc0ulg0vso0ppm518a0*6,ehg6bkl26ik0*4,dlm3vtp0vtq0
  vtq0vqm1uf80ue70*3,ug91pol718a0*6,7ef86ik0*6,qrp3vtq0
  vtq0uic2ue70*5,ogc818a0*6,4cf46ik0*6,nqo3vtq0
  vtp0uf82ue70*5,od8418a0*6,4cf36ik0*6,nqo3vtq0
  vso1uf81ue70*5,od8318a0*6,4cf36ik0*6,nqo3vpm1
  vut0vqo0*6,tqo1mop0*6,nqq1ors0*6,ttt1vsr0
  vvv0*23,
  vvv0*7,stt3pqqdrss5oppapqqdklmkuuu3pqqauuu3vvv0*7,
  vvv0*7,mnodpqq7nop6noo5pqq6*2,ppqboop5vvv1vvv0*7,
  vvv0*4,vvv1uuu6vvv0*2,uvv4vvv2uuu5vvv0vvv2*2,uuu5vvv0*2,vvv1uvv3vvv0*4,
  vvv0*4,sstasttarssattt5ssscrssdsssbsss8sss9sstarssfttu4sst8sss6uuu3vvv0*4,
  vvv0*23,
  vvv0ejk53bd0*18,5ce1uuu3vvv0
  vvv09fg619c0*8,3bd27efa19c0*9,stt6vvv0
  vvv0agh619c0*8,2ac319c0*9,1ac0ttu4vvv0
  vvv0tuu1qrs0*18,rst1vvv0*2,
  vvv0*5,ttu7npqjnpqkrtt7qrs9vvv1ttu5stt8ttt6rssdstt7rss7sst6vvv0*5,
  vvv0*5,uvv1vvv0vvv2*2,vvv0*5,vvv1*2,ttt1vvv0*6,
  tuu1vvv0*20,uvv0sst1
join-next-step 358x531
~ Zd4D nbl_ dxWC 5yRw vNuW 5yRw 2cFd WFHk 4WEq HNqd NNC0 HNqd eg3N HNqd EWV8 HNqd k3uw HNqd JgTD HNqd
~ tkXK HNqd 210a HNqd ZmQr HNqd Umai HNqd OQ8- hYC5 bTRl _OHo 23O5 K5u5 F7gU 33WB S01A s4zy tPo2 26kW
~ qWy0 Y20Y xdUZ 1yTR vwxF
  pqqdqrr7pqq8pqq6opp9rss1rss0*13,sss0stt0ttt0tuu0
  tuu0stt0*2,ttt0*4,stt0rtt0*11,stt0*2,ttu0tuu0
  qtt0suu0vvv0ruu0qtt0qst0rtu0tuu0*2,qtt0ptt0*11,qtt0stt0
  suu0tuu7*2,uqj1vm60*2,una0rrn0ruu0tuv0ptt0*13,
  uvv1vvv2vut2vn91vm50*3,vm60rrm0tuu0qtt2akm1mrs1fkl4bgi5ptt0*8,
  5bd2mlg3vn60vm50*5,un90qtt0tuu0hop2akm55bd2lpq3ptt0*8,
  18a028a1sl62vm50*6,qsr0uvv1ptt0pst0*2,ptt0*9,
  18a0*2,ill6vvu0*2,vut0vsl0vn70vm50qss0uvv1ptt0*12,
  18a0*2,gkl6vvv0*4,vtp1uoc1rtu0tuu0ptt0*12,
  18a0*2,gkl6vvv0*5,ujd3tg90tf90tga0rli1pst0ptt0*7,pst0tid2
  18a0*2,gkl6vvv0*5,ujf3ue70*4,skh2ptt0*8,qqq1
  18a0*2,gkl6vvv0*5,ujf3ue70*4,te715ac14ac0*2,6ce1hmn3ptt0*4,
  18a0*2,gkl6vvv0*5,ujf3ue70*5,389318a0*4,hln4ptt0*3,
  18a0*2,gkl6vvv0*5,ujf3ue70*5,389318a0*4,2ac27jl0*3,
  18a0*2,gkl6vvv0*5,ujf3ue70*5,389318a0*4,19b26ik0*3,
  18a0*2,gkl6vvv0*5,ujf3ue70*5,389318a0*4,19b26ik0*3,
  opq0*2,sst1vvv0*5,vtr0vrq0*2,vrp0*3,oqq0opq0*4,oqq0pst0*3,
  vvv0*23,
  vvv0*7,sss4oppfqrr7oopbpqqfjklmuuu4pqqbuuu3vvv0*7,
  vvv0*7,noocqrr6opp4opp3qqr5qrr5pqqbopp4vvv1vvv0*7,
  vvv0*4,vvv1uuu6vvv0*2,uvv4vvv2uuu5vvv0vvv2*2,uuu5vvv0*2,vvv1uvv3vvv0*4,
  vvv0*4,sstasttarssattt5ssscrssdsssbsss8sss9sstarssfttu4sst8sss6uuu3vvv0*4,
  vvv0*23,
  vvv0ejk53bd0*18,5ce1uuu3vvv0
  vvv09fg619c0*5,1ac19fhd*2,5ce97ef88eg88fg77efe19c0*6,stt6vvv0
  vvv0agh619c0*6,4ce42ac23bd219c0*2,1ac119c0*6,1ac0ttu4vvv0
  vvv0tuu1pqr0*18,qss2vvv0*2,
  vvv0uvv6vvv0*6,ttt7uuu3uvv3vvv0*2,vvv1vvv0*6,vvv1vvv4vvv0
  vvv0uvv6vvv0*6,pqqfqqrfppqenoogrrrcoppfttt3vvv0*6,uvv5vvv0
  vvv0vvv2uvv0*18,uvv1vvv0*2,
  vvv0*5,uuv3rsseqssfuuv2tuu6vvv0uvv3uuu5uvv2uuu6uuu4ttt4tuu4vvv0*5,
  vvv0*5,tuu4rss5stt7*2,stt3vvv0uuu2*2,tuu4stt8tuu4sss4uuu2vvv0*5,
  uuu1vvv0*21,ttt1
  rss0vvv0*20,stt1sss0
place-won 358x691
~ Zd4D nbl_ 5SzD 5yRw vNuW 5yRw HbD_ A6n0 HNqd G1Xc HNqd AilB HNqd 3NuD HNqd x1yu HNqd 3PSU HNqd 3cR_
~ HNqd yvj6 HNqd QL_r HNqd A4Dr A6n0 HNqd jCX9 HNqd W6RQ HNqd yZqB HNqd pw4a HNqd yvj6 HNqd 3PSU HNqd
~ 3cR_ HNqd IFJ6 HNqd rONd IHGa sM51 MNdi 73K- lG7O KXLQ hYC5 bTRl _1qi GR36 YT39 I7Po azDh reWF pJqp
~ q3p9 VvJ5 qrmD fZUb reWF pJqp q3p9 j5ty K5u5 Cw9E XU_C S01A s4zy tPo2 26kW qWy0 Y20Y xdUZ 1yTR vwxF
  pqqdpqr8pqq8pqr7rss0*15,sss0stt0ttt0tuu0
  ttt0mop0moo0lno0ppn1trn0*13,tpn0*2,tpo0tsr0tuu0
  9df6gjk2*2,18a0jg74vtp2vqf1vm50lkc1ql81vm50*3,fe82ul51vn91vuq0vob2ue70*3,uf80unk4
  bfh6tuu7*2,bfg7sk62vpc1vus1vn71mlb1rl81vm50*3,hf72um51vsm2vrk1vm50ug61ue70*4,
  5bd4tuu3*2,lib8vm50*11,vm60vm50*2,vl60ue70*4,
  18a05aa1jh83vm50*16,vl60ug70ue70*2,
  qj60vm50vo91vm50*3,vm51lf31ic25vm50rj43jd23vm50ic23c811ph43vm50*3,tm70tm60vl50vk60
  vm70vm50voc1vm50*4,ke36c815vm50fa25mg35ul50tk52oh45gb25vm50*3,ola1pl91vm60voa0
  vli0vm60vm50*5,tk55c815tk537403c812hc25sk52c814tk52vm50*5,vsn2vvu1
  vli0vm60vm50*4,tk53a7109600hc25qi40ic23mf34d914a710hc23vm50*5,vsn2vvu1
  vm60vm50jg73vm50*3,vm51vm50*12,vn90vn80vm60voa0
  vl60vm50mi72vm50*2,tk54oh4eqi4brj48tk54ng3bpi47ng3aog48rj47tk55sk55vm50*2,vn80vn70sk60pj60
  ue70uf70vj60vm50*2,ul50qi44sk54rj41tl52rj41sj45tk52sk52sk50pi47tk51vm50*2,pj627b9118a028a2
  ue70*3,vi61vm50*14,qk6228a118a0*2,28a2
  ue70*4,vl50vqg1voc1ql80tm60vm50*5,vm80vm60uh61vm509c8418a0*3,28a2
  ue70*4,vj61vri1ike26ik08ij0tm61vm50*3,vmd0vlj0vlh0vk60uk6218a0*4,28a2
  vrp0*4,vsp0vtp0rss0pst0*2,utq0vtp0*3,vts0*3,vtp0*2,oqq0*5,
  vvv0*23,
  vvv0*6,nooemnnfmnnbrrr7kllolnnjoppklmmhoppanoogttt6vvv0*6,
  vvv0*6,sss6rrr6sss5noogpqq7opp7uuu1vvv1tuu6tuu4vvv0*7,
  vvv0*6,rrramnoeqqqbnoodlmmenoobstt6opp8lmnblmmlttt4vvv0*6,
  vvv0*13,vvv1vvv0*9,
  vvv0*8,uvv2qrrcqrrhrrsbrrsfsssevvv0*9,
  vvv0*23,
  vvv0vvv1vvv0*21,
  vvv0vvv1qqqbnoohnooiopqfnopipqqhmnogrrravvv0*6,sss8rrs8uuu9dlh9vvv1*2,vvv0
  vvv0vvv1vvv0*14,vvv4vvv0*2,sut2vvv0vvv1vvv0
  vvv0vvv1vvv0*19,vvv1vvv0
  vvv0vvv1vvv0*11,sss6rssdrrsdsss9sstauuu4ckgavvv1*2,vvv0
  vvv0vvv1vvv0*11,vvv1*3,vvv0*3,uuu1vvv0vvv1vvv0
  vvv0vvv1pqqeoppdpqqhnoognnohqrr9pqqc*2,pqqeqqrkrrranoomopplvvv0*6,vvv1vvv0
  vvv0vvv1vvv0*21,
  vvv0*23,
  vvv0cij619c0*18,3bd1tuu3vvv0
  vvv09fg619c0*6,3bd5chjkbhii7df97eg88fga19c0*7,stt6vvv0
  vvv0agi619c0*6,4ce519c0*2,1ac03bd12ac219c0*6,1ac1tuu4vvv0
  vvv0uuu1rss0*18,stt2vvv0*2,
  vvv0uvv6vvv0*3,uuv3uuu6tuu6vvv0*3,vvv2uuu6uvv3*2,vvv0*6,vvv4vvv0
  vvv0uvv6vvv0*3,qqrboppg*2,qrreqqqfoppbppqarsscopp9pqqeppqfoppevvv1vvv0*3,uvv5vvv0
  vvv0vvv1uvv0*18,uvv1vvv0*2,
  vvv0*5,uuv3rsseqssfuuv2tuu6vvv0uuu4ttu6uuu4tuu8uuu5ttt4*2,vvv0*5,
  vvv0*5,tuu4rss5stt7*2,stt3vvv0uuv1uvv2uuu2ttt6uuu3sss3uuu1vvv0*5,
  uuu1vvv0*21,stt1
  rss0ttt0*19,tuu0rss0sss0
bonus-won 358x644
~ Zd4D nbl_ c1xc 5yRw vNuW 5yRw HbD_ A6n0 HNqd G1Xc HNqd AilB HNqd 3NuD HNqd x1yu HNqd 3PSU HNqd 3cR_
~ HNqd yvj6 HNqd QL_r HNqd A4Dr A6n0 HNqd jCX9 HNqd W6RQ HNqd yZqB HNqd pw4a HNqd yvj6 HNqd 3PSU HNqd
~ 3cR_ HNqd IFJ6 HNqd rONd IHGa -n8H UH4b ghl6 73K- lG7O KXLQ hYC5 bTRl 3K20 m4SP YT39 I7Po F6uV reWF
~ pJqp q3p9 QuwY qrmD luyj reWF pJqp q3p9 iDcF K5u5 Cw9E Y-z9 S01A s4zy tPo2 26kW qWy0 Y20Y xdUZ 1yTR
~ vwxF
  pqrapqqapqq6pqq9rss0*15,sss0stt0ttt0tuu0
  tut0oqq0npp0*2,qqp0tro0*13,sqp0tqp0*2,tts0tuu0
  aeg6eij2*2,18a0jg74vto2vpe1vm50mlb1rl81vm50*3,gf72um51vn80vtp0vob2ue70*3,uf80uol4
  afg6uuu6*2,afg7rk63vpd1vvt1vn61llb1rl81vm50*3,fe82ul51vsm2vsm1vm50ug61ue70*4,
  6cd4uuu4*2,kib8vm50*2,vm60*2,vm50*7,vn60vm50*2,vk60ue70*4,
  18a05ab1jh94vm50*16,vk60uf70ue70*2,
  oj60ul50vn80vm50*6,ng32hc24tk52ea11hc22vm50*5,tm60um60vl60vk60
  vm60vm50vpd1vm50*5,mf348503oh42gb25mf34fb24ng35vm50*4,nla1pl91vm50vn80
  vli0vm60vm50*6,ea15jd23a713c819pi45id25mf35vm50*6,vsm2vvu1
  vli0vm70vm50*6,ng33b712b814ph45a612b713ul52vm50*6,vto2vvu1
  vm70vm50kh73vm50*16,vn80vn70vn60vob0
  vl50vm50kh73vm50*6,rj47mf3cmf3blf39vm50*6,vn80*2,tl60rk60
  ue70uf70vj60vm50*6,tk51sj42rj43ul53vm50*6,rk619c8118a028a2
  ue70*3,vi61vm50*14,rk62399118a0*2,28a2
  ue70*4,vl50vqf1voc1sm70um60vm50*5,vm70vm60ui60vm50ac8418a0*3,28a2
  ue70*4,vj61vrj1jkd26ik09jj0um60vm50*3,vmd0vlj0vlg0vj60uk6228a118a0*3,28a2
  vqo0*4,vrn0vsn0psr0ors0*2,uso0vsn0*3,vsr0*3,vso0vsn1mop0*4,noo0
  vvv0*23,
  vvv0*3,opp8ikkhnooaoppcijkfhjkgkmmclmnavvv0qrrcrss4stt7sssaqrraqqr7qqr4vvv0*4,
  vvv0*3,stt3qqr6rrs3qqr4qrr5opp6qrr3stt5mnnbmnn7qrr3qqr3opp5noo6opp3rrr3vvv0*4,
  vvv0*3,uuu3uuu4tuu5ttt5vvv1vvv2vvv0vvv2vvv0vvv1uuu3vvv1vvv2uvv4vvv0vvv1vvv0*4,
  vvv0*3,rssbttt8sss7sst9ttt7rrsattu4rss9sss6sstarssattt6ttt7sssbstt6rss9ttt8vvv0*3,
  vvv0*23,
  vvv0vvv1vvv0*21,
  vvv0vvv1qrrbnoojoppjnoognnohvvv0*7,rssdqqrlssscqrrguuu3bjgavvv1*2,vvv0
  vvv0vvv1vvv0*12,uvv1vvv1vvv2vvv0*2,uvv0vvv0vvv1vvv0
  vvv0vvv1vvv0*19,vvv1vvv0
  vvv0vvv1pqqdoppg*2,nopkopphoppfmnoivvv0*5,qrrirrserrsjrrs8uuu2bjfbvvv1*2,vvv0
  vvv0vvv1vvv0*21,
  vvv0*23,
  vvv0hlm47ef0*18,9fg1uuv2vvv0
  vvv09fg619c0*6,2ac2bgijaghh5de76df77ef919c0*7,stt6vvv0
  vvv09fh619c0*6,5de72ac1*2,2ad34ce33bd319c0*7,stt5vvv0
  vvv0rst2loo0*18,npq1vvv0*2,
  vvv0uuu5vvv0*18,vvv1vvv3vvv0
  vvv0uvv6vvv0*8,ttt6rrravvv0*9,uvv6vvv0
  vvv0vvv2uvv0*18,uvv1vvv0*2,
  vvv0*5,vvv1ttu8sttbvvv0uuu2vvv0vvv2uuu4vvv1uuu4uuu3tuu2uuu2vvv0*5,
  vvv0*5,stt7prrbqssbrssarst6vvv0uuu3tuu4ttt5sssattt5rss5tuu3vvv0*5,
  uvv1vvv0*21,ttt1
  sss1vvv0*20,tuu1rss0
place-without-prize 358x672
~ Zd4D nbl_ X91x 5yRw vNuW 5yRw 2cFd WFHk bxnP HNqd fACX HNqd 1ITj HNqd 2sUV HNqd eg3N HNqd yvj6 HNqd
~ eg3N HNqd ORjQ HNqd spNh HNqd DQEH HNqd aYXl HNqd Kud0 HNqd 3cTq HNqd M65- HNqd axKG hYC5 bTRl ronF
~ GR36 YT39 I7Po azDh reWF pJqp q3p9 VvJ5 qrmD fZUb reWF pJqp q3p9 j5ty K5u5 3ewi Y-z9 S01A s4zy tPo2
~ 26kW qWy0 Y20Y xdUZ 1yTR vwxF
  pqqdpqr8pqq9oppbopqapqq8opp9rss0*12,sss0stt0ttt0tuu0
  tuu0tts0*20,tut0tuu0
  vtr0vus0*2,vtq0*19,uus0
  vur0tuu7*2,vur0vtq0*6,vto0vsm0vtp0vtq0*10,
  vuq0vvv1*2,vuq0vtq0*5,vsm1vn60vm50vqg1vtq0*10,
  vtq0*9,vqh1vm50*2,vo91vtq0*10,
  vtq0*9,vtn0vn80vm60vri1vtq0*10,
  vtq0*9,qpn2ehh1dgf0lmk2vtp0vtq0*2,usp27cd29ee3vtp1vtq0*3,
  vtq0*3,vto0vrj0vtp0vtq0*2,lmk418a0*4,bff4vtp0vtq0rqn418a028a1usp3vtq0*3,
  vtq0*3,vqf1vm50vrj1vtq0vtp139b318a0*5,mnl5vtq0*2,nol2ppm2vtq0*4,
  vtq0*3,vsn0vqf0vto0vtq0qqn518a0*6,fhh5tsp1emm17il07jl0fmm1utp1vtq0*2,
  vtq0*2,vqm1uke0uib0ukf0vsn1ppm518a0*6,dhg6akl26ik0*4,clm3vtp0vtq0
  vtq0vql2ue70*4,uf81pnk718a0*6,6ef76ik0*6,qro3vtq0
  vtq0uib2ue70*5,ogb818a0*6,4cf36ik0*6,nqo3vtq0
  vtp0uf82ue70*5,od8318a0*6,4cf36ik0*6,nqo3vtq0
  vro1uf81ue70*5,od8318a0*6,4cf36ik0*6,npo3vol1
  vut0vrq0vrp0*5,urq0oqq0*6,prr0pst0*6,tut1vts0
  vvv0*23,
  vvv0*4,vvv1gijflmnemnobvvv1pqqgnooeqrrdnopiqrr9pqqestt7qrrcrss9vvv0*5,
  vvv0*5,qqr4rss6qrr2lmndopp7klleopp3ttt5qrr2noo7mnn9mnocstt2vvv0*5,
  vvv0*8,uvv2*2,vvv3vvv0uuu5*2,vvv0*9,
  vvv0*8,uvv2rssarrrdrrsbsstatttavvv0*9,
  vvv0*23,
  vvv0vvv1vvv0*21,
  vvv0vvv1qqqbnooinoojopqfnopipqqhmnogrrravvv0*6,rsscrrs8uuu9ajfbvvv1*2,vvv0
  vvv0vvv1vvv0*19,vvv1vvv0
  vvv0vvv1vvv0*17,uuu1vvv0vvv1vvv0
  vvv0vvv1vvv0*11,sss8rrserrrfsss9sstauuu4ckgavvv1*2,vvv0
  vvv0vvv1uuu5ttt4ttt6*2,sss4tuu3uuu4uuu3vvv1uuu5vvv0uuu3uuu6vvv0*6,vvv1vvv0
  vvv0vvv1rrrarrr9rssbqqraqrrcstt6rrs9rrr9pqqdrrsfrrraoppjqqrfvvv0*6,vvv1vvv0
  vvv0*23,
  vvv0tuu1qrs0*18,rst1vvv0*2,
  vvv0agh619c0*18,1ac0ttu4vvv0
  vvv09fg619c0*2,2ac1bgigbhikaghl8egd7ege9fh89fhc8fgiaghcbgig6df9aghe5de519c0*3,stt6vvv0
  vvv0ejk53bd0*18,5ce1uuu3vvv0
  vvv0vvv2uvv0*18,uvv1vvv0*2,
  vvv0uvv6vvv0*9,tuu5vvv0*9,uvv5vvv0
  vvv0uvv6vvv0*8,ttt6stt5vvv0*8,vvv1vvv4vvv0
  vvv0*2,uvv0*18,vvv0*3,
  vvv0*5,ttu7npqjnpqkrtt7qrs9vvv1ttu5stt8ttt6rssdstt7rss7sst6vvv0*5,
  vvv0*5,uvv1vvv0vvv2*2,vvv0*5,vvv1*2,ttt1vvv0*6,
  ttt1vvv0*20,uuu0sst1
