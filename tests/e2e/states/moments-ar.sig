open 358x64
~ EO9I vjPI XNda TUEG k0gu -g_P k0gu egHq k0gu U6z7
  rrsarss8uvv0*21,
  uvv0*6,uuu1tuu0*5,tuu1uuu0tuu0*3,uuu0tuu1tuu0*3,uuu2
  uvv0*6,tuu5pqqcoppepqq7oppfopqdtuu5*2,rss8nophstt4tuu5tuu3oppenopgsss6sst8
  uvv0*6,tuu5rrs5rss3sst2sss3rss4ttt5tuu4sss4rss4ttt2tuu4ttt3rss4rss5stt2stt8
claim 358x558
~ EO9I vjPI gJru yzhh HeN6 yzhh 0y2J gAG1 174L ucDr 1zB6 ucDr 4ABN ucDr up2w ucDr Au-4 ucDr n7K3 ucDr
~ ezt3 ucDr umtd ucDr UtM4 ucDr sp9R 174L ucDr Jspu ucDr mfLP ucDr sish ucDr QJlA ucDr umtd ucDr n7K3
~ ucDr ezt3 ucDr QXS0 ucDr _ox5 AYbS ZO8Q d2BI f-Ju z8HO FK8P F53j 0k6E zUwo Ybs_ 1hZz sjvP t61d Gpjx
~ -K4x g_9F t61d HEJz FOJb tOj8 5CPI S47u -8cr ZJ3L RfSl u82n pnDd cBlz feF6 0HON
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
  vl60vm50mi73vm50*6,rj47mf3cmf3blf39vm50*6,vn80vn70sk60pj60
  ue70uf70vj60vm50*6,tk51sj42rj43ul53vm50*6,pj627b9118a0*2,
  ue70*3,ui61vm50*14,qk6228a118a0*3,
  ue70*4,vl50vqg1voc1ql80tm60vm50*5,vm80vm60uh61vm509c8418a0*4,
  ue70*4,vj61vri1ike26ik08ij0tm61vm50*3,vmd0vlj0vlh0vk60uk6318a0*5,
  vrp0*4,vsp0vtp0rss0pst0*2,utq0vtp0*3,vts0*3,vtp0vtp1opq0*5,
  vvv0*23,
  vvv0*3,qrr4hijjnoobnooghjjdhjjikllclmmavvv1pqqerss4sss9qqraqrrcpqq7pqq4vvv0*4,
  vvv0*3,stt2rrr4sss2qqr3rrs4pqq5sss2ttt3mnnbmno6rss2qrr2opp4*2,ppq2sst2vvv0*4,
  vvv0*5,vvv2vvv1*2,uvv4uuv2vvv1vvv0vvv1vvv0vvv1uvv4vvv0vvv2vvv0*5,
  vvv0*5,sssesss7sst6sssasst9rrrastt6rssbrsscsss8sstcrrrdvvv3vvv0*5,
  vvv0*5,uuu4uuu5*2,ssscuuu3tuu6ttu7stt7sttettt8ttt7ttu8tuu5vvv0*5,
  vvv0*4,vvv1ttt5ttu2uuu3uuu2tuu5tuu2uuu1uuu2uvv2ttt4ttt1uuu6ttt3vvv0*5,
  vvv0vus0vsn0*18,vtp0vvv0*2,
  vvv0vpc2vm50*3,ul51*3,tl52ul50vm50vm51*2,vm52vm50vm51sk56vm50*4,vut1vvv0
  vvv0voc2vm50*3,qi4bqi4aoh4aoh4crj48ph4boh4dqi4doh4epi49tk58jd38vm51vm50*3,vus2vvv0
  vvv0vrj1voa0*8,vna1voa0*9,voc0vvu0vvv0
  vvv0vvv2uvv0*8,uvv2vvv2uvv0*8,uvv1vvv0*2,
  vvv0uvv6vvv0*3,uuu2ttt8vvv0*3,uvv6*2,vvv0*2,pqqfrsserssbttt6tuu5vvv0*2,uvv6vvv0
  vvv0uuu5vvv0*3,ttu5uuu1vvv0*3,uuu5uvv5vvv0*2,tuu1sss5stt2uvv2vvv0*2,vvv1vvv3vvv0
  vvv0*2,uvv0*8,vvv0*2,uvv0*8,vvv0*3,
  vvv0*5,rtt8mppknpqlrst9qrs9vvv1ttu5stt8stt7rrrfsst8qrr8sss6vvv0*5,
  vvv0*7,vvv1*2,vvv0*13,vvv1
  ttt1vvv0*20,uuu0sss1
claim-under-way 358x593
~ EO9I vjPI t77V yzhh HeN6 yzhh 0y2J gAG1 174L ucDr 1zB6 ucDr 4ABN ucDr up2w ucDr Au-4 ucDr n7K3 ucDr
~ ezt3 ucDr umtd ucDr UtM4 ucDr sp9R 174L ucDr Jspu ucDr mfLP ucDr sish ucDr QJlA ucDr umtd ucDr n7K3
~ ucDr ezt3 ucDr QXS0 ucDr _ox5 AYbS ZO8Q d2BI kPhR z8HO FK8P F53j 0k6E zUwo Ybs_ w2Yh Rl3E tXnb dAYE
~ nAAz 3Q0k pkXS hpv8 -CKx GrT8 t61d Ou61 R7QM t61d HEJz FOJb tOj8 5CPI S47u -8cr ZJ3L RfSl u82n pnDd
~ cBlz feF6 0HON
  qqrapqqcpqq8opp9pqq8oppbrss0*13,sss0stt0ttt0tuu0
  ttt0oqq0npp0*2,qqp0tro0*13,sqp0tqp0*2,tss0tuu0
  9ef6eij2*2,18a0jg74vto2vpe1vm50mlb1rl81vm50*3,gf72um51vn80vtp0vob2ue70*3,uf80tol4
  afg6uuu6*2,afg7rk63vpd1vvt1vn60llb1rl81vm50*3,fe82ul51vsm2vsm1vm50ug61ue70*4,
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
  vvv0*3,stt4ikkgoppakmmijkldjkkfjklgopp6vvv0opqettt2sss8pqqcsst5qqr6rrs3vvv0*4,
  vvv0*3,vvv1pqq6stt3opp4rrr4opp6rrs5ttt2jllcmno6stt2pqq3oop6noo5opp3sss3vvv0*4,
  vvv0*7,uuu4vvv2*2,vvv0*2,vvv1tuu7uuu5*2,vvv1vvv3vvv0*5,
  vvv0*5,rrsdrrrdstt9sst8sssasst6sssasss8rssdttt9rssarss7uuv5vvv0*5,
  vvv0*23,
  vvv0pqqdqqqdmnoipqqdrssaqqqgqrrbpqqhrrrdqrrcvvv0*3,uuu3stt6tttcstt8stt7*2,sss9vvv2vvv0
  vvv0*5,ttt4vvv0uuu3vus0*2,vur2vus0*3,uut0rts1*2,rss3stt0*2,sut0vvv0*2,
  vvv0ttt0rss0*5,sts2vn90*6,mmf65gc0*5,6hc0uuu3vvv0
  vvv0*23,
  vvv0vqf2vm50*18,vn70vvu1vvv0
  vvv0voc2vm50*3,qi4aoh4bng3dle3eqi48rj48ng4fph4eng3gpi48rj4api48vm51vm50*3,vus2vvv0
  vvv0vpd2vm50*8,tk53vm50vm51vm50*7,vm60vvt1vvv0
  vvv0vvu1utr0*8,vus1vus0utr0*8,vut1vvv0*2,
  vvv0uvv6vvv0*4,vvv2vvv0*3,uvv6*2,vvv0*2,stt7uuu6vvv1uuu4vvv1vvv0*2,vvv4vvv0
  vvv0uvv6vvv0*3,sst8sst6vvv0*3,uvv6*2,vvv0*2,qrr9qqqepqqbuuu4uuu3vvv0*2,uvv5vvv0
  vvv0vvv1uvv0*8,vvv2vvv1uvv0*8,uvv1vvv0*2,
  vvv0*5,uuu5qrsgprrhuuu4stt8vvv1uuu5ttt7tuu5tttattt6ttt4*2,vvv0*5,
  vvv0*5,tuu3stt3ttu5stt6tuu1vvv0*2,vvv1uuu1tuu4uuv2sss3uuu1vvv0*5,
  uuu1vvv0*21,stt1
  rss0vvv0*20,stt1sss0
claim-locked 358x658
~ EO9I vjPI tsbj yzhh HeN6 yzhh 0y2J gAG1 174L ucDr 1zB6 ucDr 4ABN ucDr up2w ucDr Au-4 ucDr n7K3 ucDr
~ ezt3 ucDr umtd ucDr UtM4 ucDr sp9R 174L ucDr Jspu ucDr mfLP ucDr sish ucDr QJlA ucDr umtd ucDr n7K3
~ ucDr ezt3 ucDr QXS0 ucDr _ox5 AYbS ZO8Q d2BI kPhR z8HO FK8P F53j U43i zUwo Ybs_ XxIe sHto RDYr EDbh
~ 2ys6 YgeZ k8lb tXnb dAYE nAAz 3Q0k pkXS hpv8 -CKx GrT8 t61d Gpjx -K4x g_9F t61d HEJz FOJb tOj8 5CPI
~ S47u -8cr ZJ3L RfSl u82n pnDd cBlz feF6 0HON
  qqrapqqcpqq9opp9pqq6rss0*14,sss0stt0ttt0tuu0
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
  vl60vm50mi73vm50*6,qi48lf3dle3clf3avm50*6,vn80vn70sk60pj60
  ue70uf70vj60vm50*6,tl50sk51sk52ul52vm50*6,pj627b9118a0*2,
  ue70*3,ui61vm50*14,qk6228a118a0*3,
  ue70*4,vl50vqg1voc1ql80tm60vm50*5,vm80vm60uh61vm509c8418a0*4,
  ue70*4,vj61vri1ike26ik08ij0tm61vm50*3,vmd0vlj0vlh0vk60uk6318a0*5,
  vrp0*4,vsp0vtp0rss0pst0*2,utq0vtp0*3,vts0*3,vtp0vtp1opq0*5,
  vvv0*23,
  vvv0*4,mnodhjjhnoocoopdikkcfhihijkfuuu3nopcnoojsss6noocuuu2ppqbuuu3vvv0*4,
  vvv0*4,ttt4qqr4uuu1qrr3pqq4opp4ttt4pqqaqqq6opp4*2,pqq6pqqaopp4vvv1vvv0*4,
  vvv0*6,uuu3*2,vvv2uuu5uuu7vvv1uuv4uuu6vvv2vvv3vvv0*7,
  vvv0*6,uuu3tuu8rss8sst9rssattt6rrrbstt8rrrarss9vvv0*7,
  vvv0*5,tuu6stt7ttu9ttt9sssasttauuu3stt9rsscuuu5ttt5rssbvvv1vvv0*5,
  vvv0*5,vvv1uuu4tuu7*2,uuu4uvv1uuu3vvv1*2,uuu3uuu2uuu3vvv0*6,
  vvv0*7,ttt2stt3sst5stt4ttt2ttt3uuu0stt4vvv0*8,
  vvv0*7,sst2qrr7qrr9*2,rss7pqq9rss6sss4vvv0*8,
  vvv0*23,
  vvv0pqqdqqqdmnoipqqdrssaqqqgqrrbpqqhrrrdqrrcvvv0*3,uuu3stt6tttcstt8stt7*2,sss9vvv2vvv0
  vvv0*5,ttt4vvv0uuu3vus0*2,vur2vus0*3,uut0rts1*2,rss3stt0*2,sut0vvv0*2,
  vvv0ttt0rss0*5,sts2vn90*6,mmf65gc0*5,6hc0uuu3vvv0
  vvv0*23,
  vvv0vqf2vm50*18,vn70vvu1vvv0
  vvv0voc2vm50*3,ph4doh4cmf3cmf3epi49qi49ng4fqi4cng3gpi49sk59gb2evm51vm50*3,vus2vvv0
  vvv0vpd2vm50*8,tk53vm50vm51vm50*7,vm60vvt1vvv0
  vvv0vvu1utr0*8,vus1vus0utr0*8,vut1vvv0*2,
  vvv0uvv6vvv0*4,vvv2vvv0*3,uvv6*2,vvv0*2,stt7uuu6vvv1uuu4vvv1vvv0*2,vvv4vvv0
  vvv0uvv6vvv0*3,sst8sst6vvv0*3,uvv6*2,vvv0*2,qrr9qqqepqqbuuu4uuu3vvv0*2,uvv5vvv0
  vvv0vvv1uvv0*8,vvv2vvv1uvv0*8,uvv1vvv0*2,
  vvv0*5,uuu5qrsgprrhuuu4stt8vvv0uuu4ttu6uuu4tuu8uuu5ttt4*2,vvv0*5,
  vvv0*5,tuu3stt3ttu5stt6tuu1vvv0uuv1uvv2uuu2ttt6uuu3sss3uuu1vvv0*5,
  uuu1vvv0*21,stt1
  rss0vvv0*20,sss1sss0
claim-under-review 358x631
~ EO9I vjPI rifo yzhh HeN6 yzhh 0y2J gAG1 174L ucDr 1zB6 ucDr 4ABN ucDr up2w ucDr Au-4 ucDr n7K3 ucDr
~ ezt3 ucDr umtd ucDr UtM4 ucDr sp9R 174L ucDr Jspu ucDr mfLP ucDr sish ucDr QJlA ucDr umtd ucDr n7K3
~ ucDr ezt3 ucDr QXS0 ucDr _ox5 AYbS ZO8Q d2BI kPhR z8HO FK8P F53j VsxG zUwo Ybs_ XxIe Fm1_ RDYr 2eho
~ 2ys6 c8kU tXnb dAYE nAAz 3Q0k pkXS hpv8 -CKx GrT8 t61d Gpjx -K4x g_9F t61d HEJz FOJb tOj8 5CPI S47u
~ -8cr ZJ3L RfSl u82n pnDd cBlz feF6 0HON
  qqrapqqcpqq8opp9pqq7oppa*2,rss0*12,sss0stt0ttt0tuu0
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
  vvv0*4,mnodhjjhnoocoopdikkcfhihijkfuuu3nopcnoojsss6noocuuu2ppqbuuu3vvv0*4,
  vvv0*4,ttt4qqr4uuu1qrr3pqq4opp4ttt4pqqaqqq6opp4*2,pqq6pqqaopp4vvv1vvv0*4,
  vvv0*3,vvv2*2,vvv0vvv2*2,uvv4vvv1vvv0vvv2uvv4vvv1vvv3tuu7vvv1uvv4vvv1vvv0*4,
  vvv0*3,ssscrssbrsscssscrssdtuu7sss8rrs7rssbttt8rssastt9rssdrss8sttasss9ttt5vvv0*3,
  vvv0*23,
  vvv0*8,rrs6pqq7pqqbqrr9qrr7qrrauvv0vvv0*8,
  vvv0*23,
  vvv0ttt4uuu4sst6stt4vvv0ttt5uvv1uuu6vvv2*2,vvv0*5,vvv3vvv0*3,vvv1vvv0*2,
  vvv0rss9*2,qqqcsss9pqqfsssbqrrdrrrbrssbqrrdvvv0*3,uuu3sst7tttarsscstt6ttt6sst8vvv1vvv0
  vvv0ttu0stt0*5,tts2voa0*6,nng67hd0*5,8id0uuu3vvv0
  vvv0*2,uvv0*5,vvv0vur0vuq0*5,uus1qsr0*5,qss0vvv0*2,
  vvv0vsl1vpd0*18,vqf0vvv0*2,
  vvv0voc2vm50*3,rj49*2,qi48pi4arj45ul52rj4atk56rj4bul54tl55ng3avm51vm50*3,vus2vvv0
  vvv0vpc2vm50*3,tl54tk53sk53sk54tl53pi4asj44sk47rj45rj44ul53ph43vm50*4,vus2vvv0
  vvv0vtq0vrk0*18,vsm0vvv0*2,
  vvv0uuu5uvv0*8,uuu5uvv4uvv0*2,uuv0uvv0*2,uuu0uvv0*2,uvv1vvv2vvv0
  vvv0uvv7vvv0*3,sst8rss9vvv0*3,uvv7*2,vvv0*2,noogoppkoppdstt8tuu5vvv0*2,uvv6vvv0
  vvv0uvv3uvv0*8,uuv3vvv3uvv0*8,uvv1vvv0*2,
  vvv0*5,vvv1uuu5tuu6vvv0*4,vvv1vvv0vvv1vvv2uuu1uvv1vvv0*5,
  vvv0*5,stt7oqqfpqrgrssaqrs9vvv1ttu5ttt7stt7rssdstt6rrr6ttt5vvv0*5,
  vvv0*22,uuu1
  stt1vvv0*20,tuu1rss0
claim-failed 358x664
~ EO9I vjPI fVcH yzhh HeN6 yzhh 0y2J gAG1 174L ucDr 1zB6 ucDr 4ABN ucDr up2w ucDr Au-4 ucDr n7K3 ucDr
~ ezt3 ucDr umtd ucDr UtM4 ucDr sp9R 174L ucDr Jspu ucDr mfLP ucDr sish ucDr QJlA ucDr umtd ucDr n7K3
~ ucDr ezt3 ucDr QXS0 ucDr _ox5 AYbS ZO8Q d2BI kPhR z8HO FK8P F53j 0k6E zUwo Ybs_ w2Yh Rl3E 7wPz -zAd
~ NFfP tXnb dAYE nAAz 3Q0k pkXS hpv8 -CKx GrT8 t61d RWEp -K4x g_9F t61d 5CPI cBlz feF6 0HON
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
  vvv0vtt0vss0topcsnndtoo8tppasnnctop9tppbtnocsnngupq6toobtnnbtooatppasnnesmmdsmmgurr2vvv0*2,
  vvv0vtt0vss0vss2uqq8uqq5urr3urr4vss0vss2vss1urr6urr2urr1uqr4urr3urr4vss0uqq6urr3vss0vvv0*2,
  vvv0vtt0vss0urr2uqq7tpp4upp8tpp8*2,tpp9uqq5tpp5upp8tpp6upp6tpp8uqq4tooauqq4tpp9vrr2vvv0*2,
  vvv0vtt0vss0*16,tppatooburr2vvv0*2,
  vvv0vtt0vss0*19,vvv0*2,
  vvv0*23,
  vvv0qqrcqrrcnopgpqqcstt8qrrfrrsaqrrfrssb*2,vvv0*3,vvv2ttt5ttuattt7ttt6tuu6ttt8vvv2vvv0
  vvv0uvv1uuu0uuu1*2,sst6uuv1tuu5utr1vtr1utr4vus0*3,uut1rss2*2,qrr4rss1*2,rts2vvv0*2,
  vvv0ttt0rss0*5,sts2vn90*6,mmf65gc0*5,6hc0uuu3vvv0
  vvv0*23,
  vvv0vqf2vm50*18,vn70vvu1vvv0
  vvv0voc2vm50*5,rj48ng3hph46oh4gqi4aoh4dsk58gb2evm50*6,vus2vvv0
  vvv0vpd2vm50*6,ul52vm50*4,vm52vm50*6,vm60vvt1vvv0
  vvv0vvu1utr0*18,vut1vvv0*2,
  vvv0uvv6vvv0*9,vvv2vvv0*9,vvv4vvv0
  vvv0uvv6vvv0*8,ttt6rss8vvv0*9,uvv5vvv0
  vvv0vvv1uvv0*18,uvv1vvv0uuu1
  stt1vvv0*20,uuu1rss0
claim-refused 358x616
~ EO9I vjPI CC4- yzhh HeN6 yzhh 0y2J gAG1 174L ucDr 1zB6 ucDr 4ABN ucDr up2w ucDr Au-4 ucDr n7K3 ucDr
~ ezt3 ucDr umtd ucDr UtM4 ucDr sp9R 174L ucDr Jspu ucDr mfLP ucDr sish ucDr QJlA ucDr umtd ucDr n7K3
~ ucDr ezt3 ucDr QXS0 ucDr _ox5 AYbS ZO8Q d2BI kPhR z8HO FK8P F53j 0k6E zUwo Ybs_ w2Yh Rl3E 7wPz -zAd
~ o13m tXnb dAYE nAAz 3Q0k pkXS hpv8 -CKx GrT8 t61d Gpjx -K4x g_9F t61d 5CPI cBlz feF6 0HON
  qqrapqqcpqq7opp9*2,rss0*14,sss0stt0ttt0tuu0
  ttt0oqq0npp0*2,qqp0tro0*13,sqp0tqp0*2,tss0tuu0
  9ef6eij2*2,18a0jg74vto2vpe1vm50mlb1rl81vm50*3,gf72um51vn80vtp0vob2ue70*3,uf80tol4
  afg6uuu6*2,afg7rk63vpd1vvt1vn60llb1rl81vm50*3,fe82ul51vsm2vsm1vm50ug61ue70*4,
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
  vvv0*3,stt4ikkgoppakmmijkldjkkfjklgopp6vvv0opqettt2sss8pqqcsst5qqr6rrs3vvv0*4,
  vvv0*3,vvv1pqq6stt3opp4rrr4opp6rrs5ttt2jllcmno6stt2pqq3oop6noo5opp3sss3vvv0*4,
  vvv0*7,uuu4vvv2*2,vvv0*2,vvv1tuu7uuu5*2,vvv1vvv3vvv0*5,
  vvv0*5,rrsdrrrdstt9sst8sssasst6sssasss8rssdttt9rssarss7uuv5vvv0*5,
  vvv0*23,
  vvv0vtt0vss0*19,vvv0*2,
  vvv0vtt0vss0*2,tpp8tnodtoobtpp7too9uqq5smmgtno9tppdtoocupq7tnobtppasnnesmmdsmmgurr2vvv0*2,
  vvv0vtt0vss0*18,vtt0vvv0*2,
  vvv0*23,
  vvv0pqqdqqqdmnoipqqdrssaqqqgqrrbpqqhrrrdqrrcvvv0*3,uuu3stt6tttcstt8stt7*2,sss9vvv2vvv0
  vvv0*5,ttt4vvv0uuu3vus0*2,vur2vus0*3,uut0rts1*2,rss3stt0*2,sut0vvv0*2,
  vvv0ttt0rss0*5,sts2vn90*6,mmf65gc0*5,6hc0uuu3vvv0
  vvv0*23,
  vvv0vqf2vm50*18,vn70vvu1vvv0
  vvv0voc2vm50*3,ph4doh4cmf3cmf3epi49qj48ng4fqi4bng3gpi49sk59gb2evm51vm50*3,vus2vvv0
  vvv0vpd2vm50*8,tk54vm50vm52vm50*7,vm60vvt1vvv0
  vvv0vvu1utr0*18,vut1vvv0*2,
  vvv0uvv6vvv0*9,vvv2vvv0*9,vvv4vvv0
  vvv0uvv6vvv0*8,ttt6rss7vvv0*9,uvv5vvv0
  vvv0vvv1uvv0*18,uvv1vvv0uuu1
  stt1vvv0*20,uuu1rss0
claim-only 358x723
~ EO9I vjPI 6-2s yzhh HeN6 yzhh 0y2J gAG1 174L ucDr 1zB6 ucDr 4ABN ucDr up2w ucDr Au-4 ucDr n7K3 ucDr
~ ezt3 ucDr umtd ucDr UtM4 ucDr sp9R 174L ucDr Jspu ucDr mfLP ucDr sish ucDr QJlA ucDr umtd ucDr n7K3
~ ucDr ezt3 ucDr QXS0 ucDr _ox5 AYbS ZO8Q d2BI kPhR z8HO FK8P F53j 0k6E zUwo Ybs_ w2Yh Rl3E tXnb dAYE
~ nAAz 3Q0k pkXS hpv8 -CKx GrT8 xqfd ZqvI sqw- hO36 mCuO yzhh njMi LnZz cP71 jpvq BBLV Vrlk t61d 6T3g
~ t61d HEJz FOJb tOj8 5CPI S47u -8cr ZJ3L RfSl u82n pnDd cBlz feF6 0HON
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
  vvv0pqqdqqqdmnoipqqdrssaqqqgqrrbpqqhrrrdqrrcvvv0*3,uuu3stt6tttcstt8stt7*2,sss9vvv2vvv0
  vvv0*2,uvv0*3,ttt4uvv0uuu3vur0vuq0vtq2vuq0*3,uus1qsr1psr1prq3qsr0*2,qss0vvv0*2,
  vvv0ttu0stt0*5,tts2voa0*6,nng67hd0*5,8id0uuu3vvv0
  vvv0*23,
  vvv0uuu0tuu0*19,vvv0*2,
  vvv0uuu0tuu0*9,qrr8nooglnnmopqhmoojmooktuu0uuu0*2,tuu0vvv0*2,
  vvv0uuu0prrapqqaopqboppcstt2tuu0*4,sss3rss6stt6rss6stt2stt5tuu0prr9qrs9tuu0vvv0*2,
  vvv0uuu0qrr5rss5qrr5qrr6ttt1tuu0*4,rss6rss5qrs7rss5prr9rss7tuu0stt3qss6tuu0vvv0*2,
  vvv0uuu0tuu0*8,stt3qrr7qrrapqqaqrr6qrr7pqrctuu0*4,vvv0*2,
  vvv0uuu0stt0*5,npq1imn0*8,jmn0tuu0*4,vvv0*2,
  vvv0uuu0tuu0*5,rst0qrr0*8,qrs0tuu0*4,vvv0*2,
  vvv0*23,
  vvv0ejk53bd0*18,5ce1uuu3vvv0
  vvv09fg619c0*5,2bd2chjj9fhgdijhchjf5ce48eg97ef919c0*6,stt6vvv0
  vvv0agh619c0*10,1ac119c0*7,1ac0ttu4vvv0
  vvv0tuu1pqr0*8,prr0prs0pqr0*8,qss1vvv0*2,
  vvv0uvv6vvv0*4,vvv2vvv0*3,uvv6*2,vvv0*2,uuu4uvv3vvv0uuu4vvv0*2,vvv1vvv4vvv0
  vvv0uvv6vvv0*3,sst8sss7vvv0*3,uvv6*2,vvv0*2,ppqcpqqgppqcuuu4*2,vvv0*2,uvv5vvv0
  vvv0vvv2uvv0*8,vvv2vvv1uvv0*8,uvv1vvv0*2,
  vvv0*5,uuv3rsseqssfuuv2tuu6vvv0uvv3uuu5uvv2uuu6uuu4ttt4tuu4vvv0*5,
  vvv0*5,tuu4rss5stt7*2,stt3vvv0uuu2*2,tuu4stt8tuu4sss4uuu2vvv0*5,
  uuu1vvv0*21,ttt1
  rss0vvv0*20,stt1sss0
claim-all 358x774
~ EO9I vjPI JP8s yzhh HeN6 yzhh 0y2J gAG1 174L ucDr 1zB6 ucDr 4ABN ucDr up2w ucDr Au-4 ucDr n7K3 ucDr
~ ezt3 ucDr umtd ucDr UtM4 ucDr sp9R 174L ucDr Jspu ucDr mfLP ucDr sish ucDr QJlA ucDr umtd ucDr n7K3
~ ucDr ezt3 ucDr QXS0 ucDr _ox5 AYbS ZO8Q d2BI KTDy z8HO FK8P F53j 0k6E zUwo Ybs_ jOzB eICS tkDX p_I7
~ TU2J Eknk AIH5 0Yj_ uCd5 p_JA nucN TU2J Eknk AIH5 0Yj_ uCd5 p_JA xqfd ZqvI sqw- hO36 mCuO yzhh njMi
~ LnZz cP71 jpvq BBLV Vrlk t61d 6T3g t61d HEJz FOJb tOj8 5CPI S47u -8cr ZJ3L RfSl u82n pnDd cBlz feF6
~ 0HON
  qqrapqqc*2,sss0rss0*15,sss0stt0ttt0tuu0
  ttt0oqq0npp0*2,qqp0tro0*13,sqp0tqp0*2,tss0tuu0
  9ef6eij2*2,18a0jg74vto2vpe1vm50mlb1rl81vm50*3,gf72um51vn80vtp0vob2ue70*3,uf80tol4
  afg6uuu6*2,afg7rk63vpd1vvt1vn60llb1rl81vm50*3,fe82ul51vsm2vsm1vm50ug61ue70*4,
  6cd4uuu4*2,kib8vm50*2,vm60*2,vm50*7,vn60vm50*2,vk60ue70*4,
  18a05ab1jh93vm50*16,vk60uf70ue70*2,
  oj60ul50vn80vm50*5,oh43d910ke33tk52e911hc22vm50*5,tm60um60vl60vk60
  vm60vm50vpd1vm50*5,sk52tl519607gb25ng34fa24oh45vm50*4,nla1pl91vm50vn80
  vli0vm60vm50*7,gb24mg34fa25qi45ic25mf35vm50*6,vsm2vvv0
  vli0vm70vm50*6,ke348501c810oh45a612b713ul52vm50*6,vto2vvv0
  vm70vm50kh73vm50*16,vn80*2,vn60vob0
  vl50vm50kh73vm50*6,rj47mf3cmf3blf39vm50*6,vn80vn70tl60rk60
  ue70uf70vj60vm50*6,tk51sj42rj43ul53vm50*6,rk619c9118a0*2,
  ue70*3,vi61vm50*14,rk62399118a0*3,
  ue70*4,vl50vqf1vob1sm70um60vm50*5,vm70vm60ui60vm50ac8418a0*4,
  ue70*4,vj61vrj1jkd26ik09jj0um60vm50*3,vmd0vlj0vlg0vj60uk6228a118a0*4,
  vqo0*4,vrn0vsn0psr0nrs0*2,uso0vsn0*3,vsr0*3,vso0vsn1mop0*5,
  vvv0*23,
  vvv0*2,lnnblmndnooblmmijklbklldgiifsss4uuu3jllinopjstt5pqq9nooisst7qrrbttt6qrr8ttt4vvv0*2,
  vvv0*2,opp3pqq6uuu3opp4pqq5opp5rrs6uuu2noocmnn8pqq8ppqdpqq6noo4oop6opp9ppqdopp5uuu2vvv0*2,
  vvv0*6,vvv2*2,vvv0vvv1vvv0tuu8vvv0uuu5vvv1uvv4uuu4vvv0*6,
  vvv0*5,uuu4sss9*2,ttt4qrrcsttatttattt7rrsbsss8sttbsss9vvv0*6,
  vvv0*23,
  vvv0vvv1vvv0*21,
  vvv0vvv1pqqfppqgnooipqqdvvv0*10,ttt7rssiuuu6bjgavvv1*2,vvv0
  vvv0vvv1vvv0*14,uvv0vvv0*2,uvv0vvv0vvv1vvv0
  vvv0vvv1vvv0*19,vvv1vvv0
  vvv0vvv1pqqfppqgnooipqqdvvv0*10,stt7rssiuuu7bjfbvvv1*2,vvv0
  vvv0vvv1vvv0*21,
  vvv0*23,
  vvv0uuu0tuu0*19,vvv0*2,
  vvv0uuu0tuu0*9,rss5qrr9mookqrrboppfnppituu0*4,vvv0*2,
  vvv0uuu0rss5rss6qrr6pqr6stt1tuu0*4,qrr6pqqasss2qrr8rss4stt2tuu0stt3tuu3tuu0vvv0*2,
  vvv0uuu0pqqa*2,oppaopqcstt2tuu0*4,qrs6qrr8prrcqrr9pqqbqrrbtuu0prr9npqctuu0vvv0*2,
  vvv0uuu0tuu0*8,stt3qrr6qrsaprr9qrr6qrr7pqrctuu0uuu0*2,tuu0vvv0*2,
  vvv0uuu0ttt0*5,rss0prr0*8,qrs0tuu0*4,vvv0*2,
  vvv0uuu0stt0*5,npq1imn0*8,jmn0tuu0*4,vvv0*2,
  vvv0*23,
  vvv0jno4agi0*18,cij1vvv1vvv0
  vvv09fg619c0*5,2ac29fhf7efd9fhd9fhb2ac23bd64ce719c0*6,stt6vvv0
  vvv09fh619c0*5,1ac04bd33bd25ce43bd34ce36df33bd119c0*6,stt6vvv0
  vvv0prr2imn0*18,kno1vvv0*2,
  vvv0uuu5uvv0*8,uuu5uvv4uvv0*2,uuv0uvv0*2,uuu0uvv0*2,uvv1vvv2vvv0
  vvv0uvv7vvv0*3,sst8rss9vvv0*3,uvv7*2,vvv0*2,noogoppkoppdstt8tuu5vvv0*2,uvv6vvv0
  vvv0uvv3uvv0*8,uuv3vvv3uvv0*8,uvv1vvv0*2,
  vvv0*5,vvv1uuu5tuu6vvv0*4,vvv2vvv0vvv3*2,uuu1uvv1vvv0*5,
  vvv0*5,stt7oqqfpqrgrssaqrs9vvv1tuu5ttt6stt7rsscttt5rrr6ttt5vvv0*5,
  vvv0*22,uuu1
  stt1vvv0*20,uuu1rss0
claim-all-later 358x629
~ EO9I vjPI lqQB yzhh HeN6 yzhh 0y2J gAG1 174L ucDr 1zB6 ucDr 4ABN ucDr up2w ucDr Au-4 ucDr n7K3 ucDr
~ ezt3 ucDr umtd ucDr UtM4 ucDr sp9R 174L ucDr Jspu ucDr mfLP ucDr sish ucDr QJlA ucDr umtd ucDr n7K3
~ ucDr ezt3 ucDr QXS0 ucDr _ox5 AYbS ZO8Q d2BI KTDy z8HO FK8P F53j 0k6E zUwo Ybs_ jOzB 9NYM tkDX p_I7
~ TU2J Eknk AIH5 0Yj_ uCd5 p_JA nucN TU2J Eknk AIH5 0Yj_ uCd5 p_JA t61d Cdsv t61d HEJz FOJb tOj8 5CPI
~ cBlz feF6 0HON
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
  ue70*3,vi61vm50*14,qk6228a118a0*3,
  ue70*4,vl50vqg1voc1ql80tm60vm50*5,vm80vm60uh61vm509c8418a0*4,
  ue70*4,vj61vri1ike26ik08ij0tm61vm50*3,vmd0vlj0vlh0vk60uk6318a0*5,
  vrp0*4,vsp0vtp0rss0pst0*2,utq0vtp0*3,vts0*3,vtp0vtp1opq0*5,
  vvv0*23,
  vvv0*2,lmmblmmfnoocklmjikkbjklffhhgsss4uuu4jkkjnooksst6oppamnojrss9pqqettt7pqq9stt4vvv0*2,
  vvv0*2,pqq2qrr4uuu2pqq3pqq4pqq3sss5uuu2oppbnoo6qrr6pqqcqqr5opp3opp4pqq7pqqcopp4uuu1vvv0*2,
  vvv0*5,vvv2uuu3uvv4vvv2vvv0uuu4vvv2vvv0uuu4uuu3uvv5vvv0*7,
  vvv0*4,ttt6sss8sstarrrarrs9ttu4rssdstt8tuu4rssbrss8sttarssarrr8vvv1vvv0*4,
  vvv0*3,tuu6uuu4qrrisss9tuu8ttt6sttbstt7sssbttu6sssastt6ttu7sss7stt9rssdvvv0*4,
  vvv0*4,ttt7vvv0uuv1vvv1ttt4uuu4uuu1vvv1vvv0uuu1uuu2vvv1uuu0uuu4uvv1vvv0*4,
  vvv0*23,
  vvv0vvv1uuu3uuu4ttt3ttt2vvv0*11,vvv1*2,psr2vvv0vvv1vvv0
  vvv0vvv1rrrbqrrcpqqerssbvvv0*10,stt7rssguuu6gmk8vvv1*2,vvv0
  vvv0vvv1vvv0*19,vvv1vvv0
  vvv0vvv1ttt5ttu6stt6stt4vvv0*11,vvv2*2,mqo4vvv0vvv1vvv0
  vvv0vvv1rss9rrsaqrrcsst9vvv0*10,ttt7sssfuuu5jom7vvv1*2,vvv0
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
~ EO9I vjPI gROB yzhh HeN6 yzhh 0y2J gAG1 174L ucDr 1zB6 ucDr 4ABN ucDr up2w ucDr Au-4 ucDr n7K3 ucDr
~ ezt3 ucDr umtd ucDr UtM4 ucDr sp9R 174L ucDr Jspu ucDr mfLP ucDr sish ucDr QJlA ucDr umtd ucDr n7K3
~ ucDr ezt3 ucDr QXS0 ucDr _ox5 AYbS ZO8Q d2BI KTDy z8HO FK8P F53j 0k6E zUwo Ybs_ hK-v eICS 7wPz -zAd
~ NFfP o13m tkDX p_I7 TU2J Eknk AIH5 0Yj_ uCd5 p_JA nucN TU2J Eknk AIH5 0Yj_ uCd5 p_JA t61d RWEp -K4x
~ g_9F t61d 5CPI cBlz feF6 0HON
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
  vvv0vtt0vss0vss2uqq8uqq5urr3urr4vss0vss2vss1urr6urr2urr1uqr4urr3urr4vss0uqq6urr3vss0vvv0*2,
  vvv0vtt0vss0urr2uqq7tpp4upp8tpp8*2,tpp9uqq5tpp5upp8tpp6upp6tpp8uqq4tooauqq4tpp9vrr2vvv0*2,
  vvv0vtt0vss0*16,tppatooburr2vvv0*2,
  vvv0vtt0vss0*2,vrs1urr3uqr5vrs1vss0vss1uqq7urr3urr5uqq5vss1urr3uqq5tpp7*2,tpp8urr1vvv0*2,
  vvv0vtt0vss0*2,upp7too9uqq5upq6too8uqq3tpp8tpp6uqq8upq6uqq5top8urr5uqq6tpp5tpp7vss1vvv0*2,
  vvv0*2,vuu0*19,vvv0*2,
  vvv0*23,
  vvv0vvv1ttt5ttu6stt6stt4vvv0*11,vvv2*2,orp3vvv0vvv1vvv0
  vvv0vvv1rss9rrsaqrrcsst9vvv0*10,ttt7sssfuuu5inl8vvv1*2,vvv0
  vvv0vvv1vvv0*19,vvv1vvv0
  vvv0vvv1stt9sssarrrarss7vvv0*10,vvv1uuu6vvv3kpn5vvv0vvv1vvv0
  vvv0vvv1stt6sst6sss7ttt6vvv0*10,ttt5sttcuuu4lpn6vvv0vvv1vvv0
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
claim-many 358x785
~ EO9I vjPI ER8Q yzhh HeN6 yzhh 0y2J gAG1 174L ucDr 1zB6 ucDr 4ABN ucDr up2w ucDr Au-4 ucDr n7K3 ucDr
~ ezt3 ucDr umtd ucDr UtM4 ucDr sp9R 174L ucDr Jspu ucDr mfLP ucDr sish ucDr QJlA ucDr umtd ucDr n7K3
~ ucDr ezt3 ucDr QXS0 ucDr _ox5 AYbS ZO8Q d2BI NpCJ z8HO FK8P F53j 0k6E zUwo Ybs_ UE1U eICS tkDX p_I7
~ TU2J Eknk AIH5 0Yj_ uCd5 p_JA nucN TU2J Eknk AIH5 0Yj_ uCd5 p_JA nucN TU2J Eknk AIH5 0Yj_ uCd5 p_JA
~ nucN TU2J Eknk AIH5 0Yj_ uCd5 p_JA nucN TU2J Eknk AIH5 0Yj_ uCd5 p_JA nucN TU2J Eknk AIH5 0Yj_ uCd5
~ p_JA nucN TU2J Eknk AIH5 0Yj_ uCd5 p_JA nucN TU2J Eknk AIH5 0Yj_ uCd5 p_JA nucN TU2J Eknk AIH5 0Yj_
~ uCd5 p_JA nucN TU2J Eknk AIH5 0Yj_ uCd5 p_JA nucN TU2J Eknk AIH5 0Yj_ uCd5 p_JA nucN TU2J Eknk AIH5
~ 0Yj_ uCd5 p_JA nucN TU2J Eknk AIH5 0Yj_ uCd5 p_JA nucN TU2J Eknk AIH5 0Yj_ uCd5 p_JA nucN TU2J Eknk
~ AIH5 0Yj_ uCd5 p_JA nucN TU2J Eknk AIH5 0Yj_ uCd5 p_JA nucN TU2J Eknk AIH5 0Yj_ uCd5 p_JA nucN TU2J
~ Eknk AIH5 0Yj_ uCd5 p_JA nucN TU2J Eknk AIH5 0Yj_ uCd5 p_JA nucN TU2J Eknk AIH5 0Yj_ uCd5 p_JA xqfd
~ ZqvI sqw- hO36 mCuO yzhh njMi LnZz cP71 jpvq BBLV Vrlk t61d 6T3g t61d HEJz FOJb tOj8 5CPI cBlz feF6
~ 0HON
  qqrapqqcpqq8opparss1rss0*14,sss0stt0ttt0tuu0
  ttt0oqq0npp0*2,qqp0tro0*13,sqp0tqp0*2,tss0tuu0
  9ef6eij2*2,18a0jg74vto2vpe1vm50mlb1rl81vm50*3,gf72um51vn80vtp0vob2ue70*3,uf80tol4
  afg6uuu6*2,afg7rk63vpd1vvt1vn60llb1rl81vm50*3,fe82ul51vsm2vsm1vm50ug61ue70*4,
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
  vvv0vvv1pqqfppqgnooipqqdvvv0*10,ttt7rssiuuu6bjgavvv1*2,vvv0
  vvv0vvv1vvv0*14,uvv0vvv0*2,uvv0vvv0vvv1vvv0
  vvv0vvv1vvv0*19,vvv1vvv0
  vvv0vvv1pqqfppqgnooipqqdvvv0*10,stt7rssiuuu7bjfbvvv1*2,vvv0
  vvv0vvv1vvv0*19,vvv1vvv0
  vvv0vvv1vvv0*17,sut1vvv0vvv1vvv0
  vvv0vvv1pqqfppqgnooipqqdvvv0*10,stt7rssiuuu7dlh9vvv1*2,vvv0
  vvv0vvv1vvv0*19,vvv1vvv0
  vvv0*23,
  vvv0uvv0uuu0*19,vvv0*2,
  vvv0uuu0tuu0*9,ttt0stt1qrrbstt4rss7qrratuu0*4,vvv0*2,
  vvv0uuu0tuu0*9,pqqanoohopqbpqqeoppcpqq9tuu0tuu1uvv0tuu0vvv0*2,
  vvv0uuu0noofnooglnnhlmmjrss3tuu0*4,rss5pqr9pqrdqrrbpqqbpqrctuu0nqqblopetuu0vvv0*2,
  vvv0uuu0tuu0*8,stt1sst4sss5stt2stt3stt2rss7tuu0uvv0*2,tuu0vvv0*2,
  vvv0uuu0tuu0*8,stt2rss4rss5qrr7rss2rss4rss5tuu0*4,vvv0*2,
  vvv0uuu0stt0*5,lop2fkl0*8,gkl1tuu0*4,vvv0*2,
  vvv0*2,uvv0*18,vvv0*3,
  vvv0prr2imn0*18,kno1vvv0*2,
  vvv09fh619c0*5,2ac15ce54bd65ce56df419c0*2,2bd219c0*6,stt6vvv0
  vvv09fg619c0*5,1ac18fgd7efa9fhb7efb5ce58eg95de619c0*6,stt6vvv0
  vvv0jno4agi0*18,cij1vvv1vvv0
  vvv0uvv3uvv0*8,uuv3vvv3uvv0*8,uvv1vvv0*2,
  vvv0uvv7vvv0*3,ttt4rss9vvv0*3,uvv7*2,vvv0*2,noogpqqhoppdstt8tuu5vvv0*2,uvv6vvv0
  vvv0uuu5uvv0*3,tuu4uvv0*4,uuu5uvv4uvv0*3,ttu2uvv0uuu0uvv0*2,uvv1vvv2vvv0
  uuu1vvv0*21,stt1
  rss0uuu1vvv0*19,rss1sss0
claim-mixed 358x774
~ EO9I vjPI gUqc yzhh HeN6 yzhh 0y2J gAG1 174L ucDr 1zB6 ucDr 4ABN ucDr up2w ucDr Au-4 ucDr n7K3 ucDr
~ ezt3 ucDr umtd ucDr UtM4 ucDr sp9R 174L ucDr Jspu ucDr mfLP ucDr sish ucDr QJlA ucDr umtd ucDr n7K3
~ ucDr ezt3 ucDr QXS0 ucDr _ox5 IXm4 bZz6 gZ7E -Hde owJn Cavj Y2bN ziz- z5Qu rsi- z5Qu rsi- z5Qu U9U3
~ _2S4 gZ7E -Hde msEH 8bc2 ziz- d-2Q H1p- xRWi v2fd J6nS J6nS J6nS J6nS J6nS zUwo Ybs_ WlC6 eICS tkDX
~ p_I7 TU2J Eknk AIH5 0Yj_ uCd5 p_JA nucN TU2J Eknk AIH5 0Yj_ uCd5 jBMO xqfd ZqvI sqw- hO36 mCuO yzhh
~ njMi LnZz cP71 jpvq BBLV Vrlk t61d 6T3g t61d HEJz FOJb tOj8 5CPI S47u -8cr ZJ3L RfSl u82n pnDd cBlz
~ feF6 0HON
  qqrapqqcpqq8opq9qqr4rss0*14,sss0stt0ttt0tuu0
  stt1npp0noo0moo0qqn0trn0*13,tpn0*2,tqo0tsr0tuu0
  8df6gjk2*2,18a0jg74vtp2vqf1vm50lkc1ql81vm50*3,fe82ul51vn91vur0vob2ue70*3,uf80unj4
  bfh6tuu7*2,bfh7sk62vpc1vus1vn71mlb1rl81vm50*3,hf72um51vsm2vrk1vm50ug61ue70*4,
  5bd4tuu3*2,lib8vm50*11,vm60vm50*2,vl60ue70*4,
  18a05aa1jh83vm50*16,vl60ug70ue70*2,
  qj60vm50vo91vm50ul51ul50vm50*13,tm70tm60vl50vk60
  vm50*2,voa1sk52gb2cle3aoh4fng3erj47sk55sj4arj4bsk49vm50tk53tk54tl56vm50ul53sm70*2,vm50*2,
  vm50*4,ul50*2,vm50*2,ul51*4,vm50ul51qi47*3,ph49sk52vm50*4,
  vm50*6,sm70ola0ol90tm70vm50*4,vm80vmb0vme0vmf0vm80vm50*4,
  vm50*5,pk839jl2oss1ors18jk2rl72vm50*2,uoe2mop0prr0rtt0uvv0vqi2vm50*4,
  vm50*5,um62mpp0nqr0*2,npp0vpd2vm50*2,ql835fh04fh0*3,fie3vm50*4,
  vm50*5,pj636ce07ce0*2,7de0sl83vm50*2,li9318a0*3,3992ig95vm50*4,
  ue70*5,re82mop1npp0*3,tid3ue70*2,me9118a118a0*2,4992fdb3ue70*4,
  ue70*5,rd71fb80*4,se71ue70*2,qd71gb80*4,nd81ue70*4,
  ue70*23,
  vrp0*23,
  vvv0*7,uuv3vvv0*6,vvv2vvv0*8,
  vvv0*5,ttt6oppglnnmjlllklmgrrr6tuu4sss8rrr7nooksss8nooevvv0*6,
  vvv0*5,pqq8oppaqrr5qrr3opp3opp4ttt2ppq2opp4opp3opp4pqq7vvv0*6,
  vvv0*6,vvv2*2,vvv0vvv1vvv0tuu8vvv0uuu5vvv1uvv4uuu4vvv0*6,
  vvv0*5,uuu4sss9*2,ttt4qrrcsttatttattt7rrsbsss8sttbsss9vvv0*6,
  vvv0*23,
  vvv0vvv1vvv0*21,
  vvv0vvv1pqqfppqgnooipqqdvvv0*10,ttt7rssiuuu6bjgavvv1*2,vvv0
  vvv0vvv1vvv0*14,uvv0vvv0*2,uvv0vvv0vvv1vvv0
  vvv0vvv1vvv0*19,vvv1vvv0
  vvv0vvv1pqqbpqqeppqfopphvvv0*10,stt7rssiuuu7bjfbvvv1*2,vvv0
  vvv0vvv1vvv0*21,
  vvv0*23,
  vvv0uuu0tuu0*19,vvv0*2,
  vvv0uuu0tuu0*9,rss6pqqalnnmqrrdnoohmooktuu0*4,vvv0*2,
  vvv0uuu0rss5rss6qrr6pqr6stt1tuu0*4,rrs5qrr9stt2qrr7stt2stt1tuu0rss4stt4tuu0vvv0*2,
  vvv0uuu0pqqa*2,oppaopqcstt2tuu0*4,qrs6qrr8qrrbqrr8pqqbqrratuu0qss8oqrbtuu0vvv0*2,
  vvv0uuu0tuu0*8,stt3qrr6qrsaprr9qrr6qrr7pqrctuu0uuu0*2,tuu0vvv0*2,
  vvv0uuu0ttt0*5,rss0prr0*8,qrs0tuu0*4,vvv0*2,
  vvv0uuu0stt0*5,npq1imn0*8,jmn0tuu0*4,vvv0*2,
  vvv0*23,
  vvv0jno4agi0*18,cij1vvv1vvv0
  vvv09fg619c0*5,2ac29fhf7efd9fhd9fhb2ac23bd64ce719c0*6,stt6vvv0
  vvv09fh619c0*5,1ac04bd33bd25ce43bd34ce36df33bd119c0*6,stt6vvv0
  vvv0prr2imn0*18,kno1vvv0*2,
  vvv0uuu5uvv0*8,uuu5uvv4uvv0*2,uuv0uvv0*2,uuu0uvv0*2,uvv1vvv2vvv0
  vvv0uvv7vvv0*3,sst8rss9vvv0*3,uvv7*2,vvv0*2,noogoppkoppdstt8tuu5vvv0*2,uvv6vvv0
  vvv0uvv3uvv0*8,uuv3vvv3uvv0*8,uvv1vvv0*2,
  vvv0*5,vvv1uuu5tuu6vvv0*4,vvv2vvv0vvv3*2,uuu1uvv1vvv0*5,
  vvv0*5,stt7oqqfpqrgrssaqrs9vvv1tuu5ttt6stt7rsscttt5rrr6ttt5vvv0*5,
  vvv0*22,uuu1
  stt1vvv0*20,uuu1rss0
claim-draws 358x531
~ EO9I vjPI _GVy yzhh HeN6 yzhh 0y2J gAG1 174L ucDr 1zB6 ucDr 4ABN ucDr up2w ucDr Au-4 ucDr n7K3 ucDr
~ ezt3 ucDr umtd ucDr UtM4 ucDr sp9R 174L ucDr Jspu ucDr mfLP ucDr sish ucDr QJlA ucDr umtd ucDr n7K3
~ ucDr ezt3 ucDr QXS0 ucDr _ox5 AYbS 1iyT FK8P F53j 0k6E zUwo Ybs_ vjlG ScTs t61d Gpjx -K4x g_9F t61d
~ HEJz FOJb tOj8 5CPI S47u -8cr ZJ3L RfSl u82n pnDd cBlz feF6 0HON
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
~ EO9I vjPI 6UDM yzhh HeN6 yzhh 0y2J gAG1 174L ucDr 1zB6 ucDr 4ABN ucDr up2w ucDr Au-4 ucDr n7K3 ucDr
~ ezt3 ucDr umtd ucDr UtM4 ucDr sp9R 174L ucDr Jspu ucDr mfLP ucDr sish ucDr QJlA ucDr umtd ucDr n7K3
~ ucDr ezt3 ucDr QXS0 ucDr _ox5 AYbS MPQS FK8P F53j 0k6E zUwo Ybs_ i6kA PG8i t61d Gpjx -K4x g_9F t61d
~ HEJz FOJb tOj8 5CPI cBlz feF6 0HON
  qqrapqqcpqq9pqq8rss0*15,sss0stt0ttt0tuu0
  stt1mop0moo0lno0ppn1trn0*13,tpn0*2,tpo0tsr0tuu0
  8df6gjk2*2,18a0jg74vtp2vqf1vm50lkc1ql81vm50*3,fe82ul51vn91vur0vob2ue70*3,uf80unj4
  bfh6tuu7*2,bfg7sk62vpc1vus1vn71mlb1rl81vm50*3,hf72um51vsm2vrk1vm50ug61ue70*4,
  5bd4tuu3*2,lib8vm50*11,vm60vm50*2,vl60ue70*4,
  18a05aa1jh83vm50*16,vl60ug70ue70*2,
  qj60vm50vo91vm50*16,tm70tm60vl50vk60
  vm60vm50voc1vm50*16,ola1pl91vm60voa0
  vli0vm60vm50*5,ul52tk53ul52tk52sk55tk55rj48ul50vm50*6,vsn2vvv0
  vli0vm60vm50*5,sk53le3clf3ang36qi45mf3bng38oh46vm50*6,vsn2vvv0
  vm60vm50jg73vm50*16,vn90vn80vm60voa0
  vl60vm50mi73vm50*16,vn80vn70sk60pj60
  ue70uf70vj60vm50*16,pj627b9118a0*2,
  ue70*3,vi61vm50*14,qk6228a118a0*3,
  ue70*4,vl50vqg1voc1ql80tm60vm50*5,vm80vm60uh61vm509c8418a0*4,
  ue70*4,vj61vri1ike26ik08ij0tm61vm50*3,vmd0vlj0vlh0vk60uk6318a0*5,
  vrp0*4,vsp0vtp0rss0pst0*2,utq0vtp0*3,vts0*3,vtp0vtp1opq0*5,
  vvv0*23,
  vvv0*3,vvv1nnofrssarss7ttt2mnohpqqhnooasst2rrr7lmmnrrrasss9qrrcqrr8rss9vvv0*4,
  vvv0*4,opp6noo8mno7ttt2opp9pqq5nop5uuu4noo9opp4opp3ppq6sst9mnn8stt2vvv0*4,
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
claim-tiny 358x664
~ EO9I vjPI c7F6 yzhh HeN6 yzhh 0y2J gAG1 174L ucDr 1zB6 ucDr 4ABN ucDr up2w ucDr Au-4 ucDr n7K3 ucDr
~ ezt3 ucDr umtd ucDr UtM4 ucDr sp9R 174L ucDr Jspu ucDr mfLP ucDr sish ucDr QJlA ucDr umtd ucDr n7K3
~ ucDr ezt3 ucDr QXS0 ucDr _ox5 AYbS vfdG lBzY eBF3 z8HO FK8P F53j 0k6E zUwo Ybs_ AFPk Rl3E tXnb dAYE
~ OVmW 3Q0k pkXS 8aT9 hpv8 -CKx GrT8 t61d Gpjx -K4x g_9F t61d HEJz FOJb tOj8 5CPI S47u -8cr ZJ3L RfSl
~ u82n pnDd cBlz feF6 0HON
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
  vl60vm50mi73vm50*16,vn80vn70sk60pj60
  ue70uf70vj60vm50*16,pj627b9118a0*2,
  ue70*3,vi61vm50*14,qk6228a118a0*3,
  ue70*4,vl50vqg1voc1ql80tm60vm50*5,vm80vm60uh61vm509c8418a0*4,
  ue70*4,vj61vri1ike26ik08ij0tm61vm50*3,vmd0vlj0vlh0vk60uk6318a0*5,
  vrp0*4,vsp0vtp0rss0pst0*2,utq0vtp0*3,vts0*3,vtp0vtp1opq0*5,
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
  vvv0*11,uuu1uuu2tuu3ttt2vvv0uuu2uuu1vvv3vvv1*2,vvv0*2,
  vvv0*11,ttt5rrrdpqqcpqqfrssbrsscqrrfpqqfqqrdqrrcvvv2vvv0
  vvv0tuu0stt0*5,ttq2voc0*6,mpld9ie0*5,ajf0uuu2vvv0
  vvv0*2,uvv0*5,vvu0vtp0*6,tts4orq0*5,prq0vvv0*2,
  vvv0vsm1vqf0*18,vqh0vvv0*2,
  vvv0voc2vm50*3,rj48*2,qi47qi48rj44ul52sj49tl55sk49vm52ul54oh49vm51vm50*3,vus2vvv0
  vvv0voc2vm50*3,tk55tk54sj44rj45tl54ph4arj45rj49rj46qi46ul54oh44vm50*4,vus2vvv0
  vvv0vtp1vri0*18,vrk0vvv0*2,
  vvv0uuu4uvv0*8,uuu4vvv4uvv0*8,uvv1vvv2vvv0
  vvv0uvv7vvv0*3,stt6rss9vvv0*3,uvv7*2,vvv0*2,noogoppkoppdsst9tuu5vvv0*2,uvv7vvv0
  vvv0uvv3uvv0*3,uuu1uvv0*4,uuu3vvv3uvv0*3,uuu0uvv0*4,uvv1vvv1vvv0
  vvv0*6,uvv3uuu4vvv0*4,vvv1vvv0*2,vvv1uuu1vvv1vvv0*5,
  vvv0*5,stt8nqqgoqqirssaqrs9vvv1ttu5ttt7stt7rrrestt7rrr7stt5vvv0*5,
  vvv0*22,uuu1
  stt1vvv0*20,uuu1rss0
claim-huge 358x727
~ EO9I vjPI 6Wev yzhh HeN6 yzhh 0y2J gAG1 174L ucDr 1zB6 ucDr 4ABN ucDr up2w ucDr Au-4 ucDr n7K3 ucDr
~ ezt3 ucDr umtd ucDr UtM4 ucDr sp9R 174L ucDr Jspu ucDr mfLP ucDr sish ucDr QJlA ucDr umtd ucDr n7K3
~ ucDr ezt3 ucDr QXS0 ucDr _ox5 AYbS Mqso 4WOg FWWB z8HO FK8P F53j 0k6E zUwo Ybs_ -u3T Rl3E tXnb dAYE
~ nAAz 3Q0k pkXS hpv8 -CKx GrT8 xqfd ZqvI sqw- hO36 mCuO yzhh pAWj LnZz cP71 jpvq jxjN Vrlk t61d 6T3g
~ t61d HEJz FOJb tOj8 5CPI cBlz feF6 0HON
  qqrapqqcpqq9opp9rss0*15,sss0stt0ttt0tuu0
  ttt0oqq0npp0*2,qqp0tro0*13,sqp0tqp0*2,tss0tuu0
  9ef6eij2*2,18a0jg74vto2vpe1vm50mlb1rl81vm50*3,gf72um51vn80vtp0vob2ue70*3,uf80tol4
  afg6uuu6*2,afg7rk63vpd1vvt1vn60llb1rl81vm50*3,fe81ul51vsm2vsm1vm50ug61ue70*4,
  6cd4uuu4*2,kib8vm50*2,vm60*2,vm50*7,vn60vm50*2,vk60ue70*4,
  18a05ab1jh93vm50*16,vk60uf70ue70*2,
  oj60ul50vn80vm50*16,tm60um60vl60vk60
  vm60vm50vpd1vm50*2,tk51sk53sk52tk54sk42tk52rj45sk53rj44*2,tk52rj45vm50*2,nla1pl91vm50vn80
  vli0vm60vm50*3,rj43pi46oh49oh48mf39ph4aph49oh49*2,ng37pi47oh4bvm50*4,vsm2vvv0
  vli0vm70vm50*7,rj47mf3cmf3blf39vm50*8,vto2vvv0
  vm70vm50kh73vm50*6,tk51sj42rj43ul53vm50*6,vn80*2,vn60vob0
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
  vvv0vtr54fb04fa0*17,4gb1uuu3vvv0
  vvv0*2,uuu0*18,uvu0vvv0*2,
  vvv0uuu0tuu0*19,vvv0*2,
  vvv0uuu0tuu0*5,moofnoodnoofnooknopgnopdmooenopgoppdmnogtuu0*4,vvv0*2,
  vvv0uuu0tuu0*5,stt1*2,stt2*2,rss4rss3stt1*3,stt2tuu0uuu0*2,tuu0vvv0*2,
  vvv0uuu0qrr8qrr9pqqaoppastt2tuu0*3,rss3lnnjnoohmnnjnoofmnojmooftuu0prr7rss7tuu0vvv0*2,
  vvv0uuu0qrr6*2,pqq7pqr8stt1tuu0*4,ttt1rss7rssarss9rss6rss9tuu0stt5prr7tuu0vvv0*2,
  vvv0uuu0tuu0*9,rss5stt2rss3stt2qrs5rss3tuu0*4,vvv0*2,
  vvv0uuu0tuu0*8,stt3qrr7qrrapqqaqrr6qrr7pqrctuu0*4,vvv0*2,
  vvv0uuu0stt0*5,mpp2hlm0*9,tuu0*4,vvv0*2,
  vvv0uvv0tuu0*5,stt0rtt0*8,stt0tuu0*4,vvv0*2,
  vvv0*23,
  vvv0cij619c0*18,3bd1tuu3vvv0
  vvv09fg619c0*5,2bd2chjj9fhgdijhchjf5ce48eg97ef919c0*6,stt6vvv0
  vvv0agi619c0*10,1ac119c0*7,1ac1tuu4vvv0
  vvv0uuu1rss0*8,rss1rst0rss0*8,stt2vvv0*2,
  vvv0uvv6vvv0*4,vvv2vvv0*3,uvv6*2,vvv0*2,stt7uuu6vvv1uuu4vvv1vvv0*2,vvv4vvv0
  vvv0uvv6vvv0*3,sst8sst6vvv0*3,uvv6*2,vvv0*2,qrr9qqqepqqbuuu4uuu3vvv0*2,uvv5vvv0
  vvv0vvv1uvv0*8,vvv2vvv1uvv0*8,uvv1vvv0uuu1
  stt1vvv0*20,uuu1rss0
join 358x660
~ EO9I vjPI C0UX yzhh HeN6 ROS_ ee7n yzhh fxJ1 pTgf dQay q9I2 CLzX q9I2 I5TS q9I2 IiUf q9I2 3k3O q9I2
~ Rq7l q9I2 nBs- q9I2 DBjZ q9I2 taS- q9I2 444p q9I2 iokD U7-V yo6U tIyZ WFp9 jGDe JnO4 yzhh 7uJ1 l_Ve
~ Ed2b yzhh vUjf l_Ve e4Az Dh7M yzhh AQeA l_Ve 3NB8 yzhh eh42 l_Ve MGMc re3v fwR1 pk-w hP3d -K4x g_9F
~ pk-w 9XtD FOJb 2FQ4 fy5Q FOJb JG6e cBlz feF6 0HON
  pqqdsss3sst0sss0rss0*15,sss0stt0ttt0tuu0
  tuu0stt0*3,ttt0rtt0*3,ttt0stt0rtt0*9,stt0*2,ttu0tuu0
  rtt0suu0*2,tuu1rts0tpg0uoc0tpf0rsq0tuv1qtt0ptt0*10,qtt0stu1
  orr2tuu7*2,stt1un90vm50*3,vn80rsr1suu1cln2kpq49fh6ptt0*8,qtt1
  5bd4tuu3*2,dge6vm50*5,sqi1tuu1lqr1ekm4lpq2ptt0*8,qtt1
  18a029b0*2,18a0lkg5vrk0*2,vpf0vm50tpg1tuu1ptt0*11,qtt1
  18a0*4,hkl6vvv0*3,vrj2rqm1tuu1pst0ptt0*7,pst0*2,ptt0qtt1
  18a0*4,hkl6vvv0*3,vut3ue70*2,tf80rmj1ptt0*6,rnl2*2,ptt0qtt1
  18a0*4,hkl6vvv0*3,vvu2ue70*4,jji2ejk0fjl0kop2ptt0*5,qtt1
  18a0*4,hkl6vvv0*3,vvu2ue70*4,da9318a0*3,glm4ptt0*4,qtt1
  18a0*4,hkl6vvv0*3,vvu2ue70*4,da9318a0*3,29c27il0*2,8jl0ipq2qtt1
  18a0*4,hkl6vvv0*3,vvu2ue70*4,da9318a0*3,19b26ik0*4,hop7
  gkl0*4,oqq3vvv0*3,vvv1vnj0*4,mlk1gkl0*3,gkl1jpq0*4,kpq3
  vvv0*5,vvv1vvv0*2,uuu2uvu3tuu2uuu1vvv1uvv2vvv0*4,vvv1vvv0tuu1vvv0*2,
  vvv0*5,qsrcorqcrts6orqd*2,nqpcsts8prqcnqpeqsr8qsrcpsr9orqdqsrgrts7jom9vvv0*2,
  vvv0*10,vvv1vvv0*9,vvv1vvv0*2,
  vvv0*7,oppa*2,klm8jklmqrrcrrrblmnanop9lnncjkkbmnocopp9lmnaikkrvvv0*2,
  vvv0*7,tuu1ttt2sss5ttt1ttt5pqq6opp6ttt2stt1ttt1ttt2*3,uuu2vvv0*2,
  vvv0*23,
  vvv0*6,uuu3rrrirss9sttdttt7vvv0*8,stt8rrscvvv0*2,
  vvv0*3,rss3*2,sss2rrs3*2,vvv0*8,uuu1stt2uuu3rrs3uuu3vvv0*2,
  vvv0*3,kllfjklhkllhijkiijkjoppiopphqrrdvvv0*5,uuu2klmd*2,lnncklmdvvv0*2,
  vvv0*23,
  vvv0*9,vvv1*2,vvv0*9,vvv1vvv0*2,
  vvv0*8,vvv2rssattu6vvv0*6,sssatuu5ttt6sss7vvv0*2,
  vvv0*2,tuu7qrr9nooglnnfttt9pqq9nnogoppcoppgvvv0*8,tuu7mnnuvvv0*2,
  vvv0*2,tuu2vvv0*3,uvv2vvv1uuu2vvv0*10,uuu1vvv0*3,
  vvv0uvv0suu0*19,vvv0*2,
  vvv0tuu0rtu0*3,pss5lnokoqrdnpqanqqaknokloofknoloqr7loogmopglnoooqr6npq9looaprs6vvv0*2,
  vvv0tuu0rtu0*4,qtt0oqrbrtt1orrcprs6pss6prs3oqqaorrampp9nqq8prs9oqrdorr6rtu0vvv0*2,
  vvv0tuu0rtu0*4,orr8npq9npqanqq8npqcnpq9prs5oqr8orr6nqq7pss5nqq6nqq9npq7qst3vvv0*2,
  vvv0*2,uvv0*18,vvv0*3,
  vvv0*2,uvv0vvv0*8,vvv1vvv0*8,uvv0vvv0*2,
  vvv0vvu0vtp0*18,vur0vvv0*2,
  vvv0vqg2vm50*6,vm51ul50*2,vm50*3,vm51ul53vm50*4,vm60vvv0*2,
  vvv0vqf2vm50*4,sk53ph4c*2,mf3boh4bpi4bog4dph4dqi44ng38vm50*5,vvv0*2,
  vvv0vrk1vn90*18,voc1vvv0*2,
  vvv0vvv2uvv0*8,vvv2*2,uvv0*8,uvv2vvv0*2,
  vvv0uvv6vvv0*2,sssasss8uuu4rsscvvv0*2,uvv6*2,vvv0*2,stt7qrrdqrrksst8ttt8vvv0uvv3vvv0*2,
  vvv0uvv5vvv0*2,uuu3rss4uuv1vvv1vvv0*2,uvv5*2,vvv0*2,rrs9rrs4ttt3uuu2vvv2vvv0uvv4vvv0*2,
  uuu1vvv0uvv0*8,vvv0*2,uvv0*8,vvv0*2,ttt1
  rss1vvv0*20,ttt1rss0
join-new-account 358x660
~ EO9I vjPI No6s yzhh HeN6 ROS_ ee7n yzhh fxJ1 pTgf dQay q9I2 CLzX q9I2 I5TS q9I2 IiUf q9I2 3k3O q9I2
~ Rq7l q9I2 nBs- q9I2 DBjZ q9I2 taS- q9I2 444p q9I2 iokD U7-V cDd0 tIyZ WFp9 jGDe JnO4 yzhh vUjf l_Ve
~ e4Az Dh7M yzhh AQeA l_Ve 3NB8 yzhh eh42 l_Ve MGMc re3v fwR1 pk-w hP3d -K4x g_9F pk-w 9XtD FOJb 2FQ4
~ fy5Q FOJb JG6e cBlz feF6 0HON
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
  vvv0*10,vvv1vvv0*9,vvv1vvv0*2,
  vvv0*7,oppa*2,klm8jklmqrrcrrrblmnanop9lnncjkkbmnocopp9lmnaikkrvvv0*2,
  vvv0*7,tuu1ttt2sss5ttt1ttt5pqq6opp6ttt2stt1ttt1ttt2*3,uuu2vvv0*2,
  vvv0*23,
  vvv0*6,uuv4ttt7ttt6stt8stt7vvv0*5,vvv2rssbrssesttcsssavvv0*2,
  vvv0*9,uuu4ssscvvv0*2,stt1stt2uuu1stt2*2,uuu1vvv0*4,
  vvv0*9,rrrdsst8vvv0*2,kmmaikkhklmkhijjhijlmnniopqinooivvv0*2,
  vvv0*15,vvv1vvv0*7,
  vvv0*20,vvv2vvv0*2,
  vvv0*19,rssastt8vvv0*2,
  vvv0*12,uvv3qrraoppfoppeqqrbqrr9noogqrralmmlvvv0*2,
  vvv0*12,uvv2uuu2vvv0*3,uuu4vvv1*2,vvv0*3,
  vvv0uvv0suu0*18,tuu0vvv0*2,
  vvv0tuu0rtu0*3,qss5loojorrcnqq9nqqalnojlooflnokoqr7loogmopglooooqr6npq9looaprs6vvv0*2,
  vvv0tuu0rtu0*4,qst1oqqbqtt2orrcprs7pss6prs4oqqaorrampp9nqq9prs9oqrdorr6rtu0vvv0*2,
  vvv0tuu0rtu0*4,orr8npq9npqanqq8npqcnpq9prs5oqr8orr6nqq7pss5nqq6nqq9npq7qst3vvv0*2,
  vvv0*2,uvv0*19,vvv0*2,
  vvv0*2,uvv0vvv0*8,vvv1vvv0*8,uvv0vvv0*2,
  vvv0vvu0vtp0*18,vur0vvv0*2,
  vvv0vqg2vm50*6,vm51ul50*2,vm50*3,vm51ul53vm50*4,vm60vvv0*2,
  vvv0vqf2vm50*4,sk53ph4c*2,mf3boh4bpi4bog4dph4dqi44ng38vm50*5,vvv0*2,
  vvv0vrk1vn90*18,voc1vvv0*2,
  vvv0vvv2uvv0*8,vvv2*2,uvv0*8,uvv2vvv0*2,
  vvv0uvv6vvv0*2,ttt8ttt5uuu3rsscvvv0*2,uvv6*2,vvv0*2,tuu4rssarrrhsst8ttt8vvv0uvv3vvv0*2,
  vvv0uvv5vvv0*2,ttu4qrr6uuu2vvv1vvv0*2,uvv5*2,vvv0*2,qrrcqqr7stt5uuu2vvv2vvv0uvv4vvv0*2,
  uuu1vvv0uvv0*8,vvv0*2,uvv0*8,vvv0*2,ttt1
  rss1vvv0*20,ttt1rss0
join-trade 358x638
~ EO9I vjPI GC9c yzhh HeN6 ROS_ ee7n yzhh fxJ1 pTgf pl1u q9I2 mVV- q9I2 rpPv q9I2 7JsF q9I2 I5TS q9I2
~ kd9a q9I2 I5TS q9I2 1o0a q9I2 ajJT q9I2 8G0v q9I2 AKWg q9I2 G60C q9I2 xakh q9I2 PMgZ q9I2 P42p U7-V
~ WGe9 tIyZ WFp9 W6Tz JnO4 yzhh vr1o l_Ve e4Az Dh7M yzhh AQeA l_Ve 3NB8 yzhh eh42 l_Ve MGMc pn0h fwR1
~ pk-w Nmur pk-w 9XtD FOJb 2FQ4 fy5Q FOJb JG6e cBlz feF6 0HON
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
  vvv0*16,vvv1vvv0*6,
  vvv0*11,uuu3klmknoohnoogppqaikkimnnfmnnhqqq9nopavvv0*2,
  vvv0*11,pqq7mnncrss6qrr1vvv1sss1qqq5sss2rrr2rss2vvv0*2,
  vvv0*23,
  vvv0*6,uuv4ttt7ttt6stt8stt7vvv0*5,sssdrss8rssdsssasss8vvv0*2,
  vvv0*9,uuu4ssscvvv0*2,stt1stt2uuu1stt2*2,uuu1vvv0*4,
  vvv0*9,rrrdsst8vvv0*2,kmmaikkhklmkhijjhijlmnniopqinooivvv0*2,
  vvv0*15,vvv1vvv0*7,
  vvv0*20,vvv1vvv0*2,
  vvv0*19,rssasst9vvv0*2,
  vvv0*12,uvv3qrraoppfoppeqqrbqrr9noogqrralmmlvvv0*2,
  vvv0*12,uvv2uuu2vvv0*3,uuu4vvv1*2,vvv0*3,
  vvv0uvv0suu0*18,tuu0vvv0*2,
  vvv0tuu0rtu0*5,oqramppekmnhjmmjnpqaoqralnoemppjmpphloofmppinpqalnojpss7vvv0*2,
  vvv0tuv0ruu0*10,orr7rtt2rtu0pss4ruu0*2,prs5ruu0suu0vvv0*2,
  vvv0*23,
  vvv0*2,uvv0vvv0*8,vvv1vvv0*8,uvv0vvv0*2,
  vvv0npq3cij0*18,gkl3vvv0*2,
  vvv0cij619c0*6,2ac12ac26dfc3bd54ce74cea2ac219c0*6,vvv0*2,
  vvv0cij619c0*6,8fgf9fhf6df97efe7egb6df72ac119c0*6,vvv0*2,
  vvv0prr2gkl0*18,kno2vvv0*2,
  vvv0uvv4uvv0*8,uuu4vvv4uvv0*8,uuu3vvv0*2,
  vvv0uvv7vvv0*2,rrrdoppcttt5rrsdvvv0*2,uvv7*2,vvv0*2,ppqemnohoppnrrsasttavvv0uvv3vvv0*2,
  vvv0vvv3uvv0*2,uuu0*2,uvv0*4,uuv3vvv3uvv0*2,uuu2uuu0uvv0*4,uuu3vvv0*2,
  ttu1vvv0*20,uvv0sss1
join-without-tasks 358x583
~ EO9I vjPI f00N yzhh HeN6 ROS_ ee7n yzhh fxJ1 pTgf pl1u q9I2 mVV- q9I2 rpPv q9I2 7JsF q9I2 I5TS q9I2
~ kd9a q9I2 I5TS q9I2 1o0a q9I2 ajJT q9I2 8G0v q9I2 AKWg q9I2 G60C q9I2 xakh q9I2 PMgZ q9I2 P42p U7-V
~ WGe9 tIyZ WFp9 W6Tz JnO4 yzhh vr1o l_Ve e4Az Dh7M yzhh AQeA l_Ve 3NB8 yzhh eh42 l_Ve MGMc fwR1 pk-w
~ sRLP pk-w 9XtD FOJb 2FQ4 fy5Q FOJb JG6e cBlz feF6 0HON
  pqqdqrr8oqqdopqapqq8oppaqqr5rss0*12,sss0stt0ttt0tuu0
  tuu0ttt0tts0*19,tut0tuu0
  vur0vus0*2,vtq0*7,vtp0vto0vtq0*10,uus0
  vur0tuu7*2,vur0vtq0*5,vtp0vn90vm60vsl1vtq0*6,vto1vob0vto0vuq0
  utq1vvv2vvv1vuq0vtq0*5,vtp0vm60vm50vri1vtq0*7,vqh1vri1vuq0
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
  vvv0*16,vvv1vvv0*6,
  vvv0*11,uuu3klmknoohnoogppqaikkimnnfmnnhqqq9nopavvv0*2,
  vvv0*11,pqq7mnncrss6qrr1vvv1sss1qqq5sss2rrr2rss2vvv0*2,
  vvv0*23,
  vvv0*6,uuv4ttt7ttt6stt8stt7vvv0*5,sssdrss8rssdsssasss8vvv0*2,
  vvv0*9,uuu4ssscvvv0*2,stt1stt2uuu1stt2*2,uuu1vvv0*4,
  vvv0*9,rrrdsst8vvv0*2,kmmaikkhklmkhijjhijlmnniopqinooivvv0*2,
  vvv0*15,vvv1vvv0*7,
  vvv0*20,vvv2vvv0*2,
  vvv0*19,rssastt8vvv0*2,
  vvv0*12,uvv3qrraoppfoppeqqrbqrr9noogqrralmmlvvv0*2,
  vvv0*12,uvv2uuu2vvv0*3,uuu4vvv1*2,vvv0*3,
  vvv0*2,uvv0vvv0*8,vvv1vvv0*8,uvv0vvv0*2,
  vvv0*2,tuu0*18,vvv0*3,
  vvv0fkl619c0*18,4bd2vvv0*2,
  vvv0cij619c0*8,3bd47efa19c0*9,vvv0*2,
  vvv0fkl619c0*8,2ac219c0*9,4bd3vvv0*2,
  vvv0vvv1stt0*8,ttu1tuu1stt0*8,uuu2vvv0*2,
  vvv0uvv6vvv0*2,uuu3vvv0*2,uuu7vvv0*2,uvv6*2,vvv0*3,uuu3sttattt5uuu5vvv0uvv3vvv0*2,
  vvv0uvv6vvv0*2,sss9oppbtuu4ttt6vvv0*2,uvv6*2,vvv0*2,oppgnoofrrrctuu5uuu5vvv0uvv3vvv0*2,
  vvv0vvv1uvv0*8,vvv1*2,uvv0*8,vvv1vvv0uuu1
  stt1vvv0*20,tuu1rss0
join-next-step 358x638
~ EO9I vjPI NUlg yzhh HeN6 ROS_ ee7n yzhh fxJ1 pTgf dQay q9I2 CLzX q9I2 I5TS q9I2 IiUf q9I2 3k3O q9I2
~ Rq7l q9I2 nBs- q9I2 DBjZ q9I2 taS- q9I2 444p q9I2 iokD U7-V WGe9 tIyZ WFp9 jGDe JnO4 yzhh vUjf l_Ve
~ e4Az Dh7M yzhh AQeA l_Ve 3NB8 yzhh eh42 l_Ve MGMc pn0h fwR1 pk-w qw3A pk-w 9XtD FOJb 2FQ4 fy5Q FOJb
~ JG6e cBlz feF6 0HON
  pqqdqrr7pqq8pqq6opp9rss1rss0*13,sss0stt0ttt0tuu0
  tuu0stt0*3,ttt0stt0*3,ttt0stt0*12,tuu0*2,
  rtt0suu0*2,tuu1rts0spi0tod0tph0rsr0tuv1qtt0ptt0*10,qtt0stu1
  prs1uuu6*2,suu1una0vm50*3,vn80rts1suu1dmo2mqq3agh6ptt0*8,qtt1
  6cd4uuu4*2,ehf6vm50*5,sqi1tuu1kqr1dkl4kop2ptt0*8,qtt1
  18a03ac1*2,18a0lkf5vrj0vri0vpd0vm50tpg1tuu1ptt0*11,qtt1
  18a0*4,hkl6vvv0*3,vri2rql1tuu1ptt0*11,qtt1
  18a0*4,hkl6vvv0*3,vut3tf80uf80tg90rnk1ptt0*6,rnl2*2,ptt0qtt1
  18a0*4,hkl6vvv0*3,vvu2ue70*4,kkj2gkm0glm0mpq1ptt0*5,qtt1
  18a0*4,hkl6vvv0*3,vvu2ue70*4,da9318a0*3,hmn4ptt0*4,qtt1
  18a0*4,hkl6vvv0*3,vvu2ue70*4,da9318a0*3,2ac28jl0*2,akm0jpq2qtt1
  18a0*4,hkl6vvv0*3,vvu2ue70*4,da9318a0*3,19b26ik0*3,6il0ipq7
  eij0*4,npq3vvv0*3,vvv1umi0*4,lkj1eij0*3,fjk1hop0*4,jpq3
  vvv0*20,uvv0vvv0*2,
  vvv0*15,rtsapsq9orpepsrhrts7iolavvv0*2,
  vvv0*23,
  vvv0*7,pqq9pqqamnn7kllmrrrbrssanooapqq8noocklmboppcqqq9nooaikkrvvv0*2,
  vvv0*7,sst2rss3qrr6sss2sss6pqq7mno6rss3rrr1rss2rrs2rrr2*2,stt3vvv0*2,
  vvv0*23,
  vvv0*6,uuv4ttt7ttt6stt8stt7vvv0*5,vvv2rsscrssesttcsssavvv0*2,
  vvv0*9,uuu4ssscvvv0*2,stt1stt2uuu1stt2*2,uuu1vvv0*4,
  vvv0*9,rrrdsst8vvv0*2,kmmaikkhklmkhijjhijlmnniopqinooivvv0*2,
  vvv0*15,vvv1vvv0*7,
  vvv0*20,vvv1vvv0*2,
  vvv0*19,rssasst9vvv0*2,
  vvv0*12,uvv3qrraoppfoppeqqrbqrr9noogqrralmmlvvv0*2,
  vvv0*12,uvv2uuu2vvv0*3,uuu4vvv1*2,vvv0*3,
  vvv0uvv0suu0*18,tuu0vvv0*2,
  vvv0tuu0rtu0*5,oqramppekmnhjmmjnpqaoqralnoemppjmpphloofmppinpqalnojpss7vvv0*2,
  vvv0tuv0ruu0*10,orr7rtt2rtu0pss4ruu0*2,prs5ruu0suu0vvv0*2,
  vvv0*23,
  vvv0*2,uvv0vvv0*8,vvv1vvv0*8,uvv0vvv0*2,
  vvv0npq3cij0*18,gkl3vvv0*2,
  vvv0cij619c0*6,3bd43bd61ac13bd33bd52ac14ce819c0*6,vvv0*2,
  vvv0cij619c0*5,1ac1agid7eg97efb5ce56df37eg73bd519c0*6,vvv0*2,
  vvv0prr2gkl0*18,kno2vvv0*2,
  vvv0uvv4uvv0*8,uuu4vvv4uvv0*8,uuu3vvv0*2,
  vvv0uvv7vvv0*2,rrrdoppcttt5rrsdvvv0*2,uvv7*2,vvv0*2,ppqemnohoppnrrsasttavvv0uvv3vvv0*2,
  vvv0vvv3uvv0*2,uuu0*2,uvv0*4,uuv3vvv3uvv0*2,uuu2uuu0uvv0*4,uuu3vvv0*2,
  ttu1vvv0*20,uvv0sss1
place-won 358x829
~ EO9I vjPI gDv0 yzhh HeN6 yzhh 0y2J gAG1 174L ucDr 1zB6 ucDr 4ABN ucDr up2w ucDr Au-4 ucDr n7K3 ucDr
~ ezt3 ucDr umtd ucDr UtM4 ucDr sp9R 174L ucDr Jspu ucDr mfLP ucDr sish ucDr QJlA ucDr umtd ucDr n7K3
~ ucDr ezt3 ucDr QXS0 ucDr _ox5 AYbS 5uLW YbVb FK8P F53j Ffec zUwo Ybs_ OklZ Aj2x cCIm QBD0 zK-p FCka
~ UUdj jEQJ -2h6 ly4c Vs5i IEGG x0OB Eknk AIH5 gYm3 a8_w DgWX sfxi Eknk AIH5 gYm3 zWEF lifh TqXt usqD
~ q9I2 EPxX q9I2 U097 q9I2 -EtK q9I2 1SHN q9I2 1-cH q9I2 h2Sj q9I2 kd9a q9I2 SCVR q9I2 dWlI usqD q9I2
~ vCww q9I2 1TYY q9I2 -YLy q9I2 QGcr q9I2 kd9a q9I2 1-cH q9I2 h2Sj q9I2 PR5N q9I2 Ukt2 -Agp IrjG Y5vZ
~ 9CPD jnna hO36 aoQ9 t61d Cdsv t61d 1SCD 5CPI cBlz feF6 0HON
  pqqdpqr8pqq8pqr7rss0*15,sss0stt0ttt0tuu0
  ttt0oqq0npp0*2,qqp0tro0*13,sqp0tqp0*2,tss0tuu0
  9ef6eij2*2,18a0jg74vto2vpe1vm50mlb1rl81vm50*3,gf72um51vn80vtp0vob2ue70*3,uf80tol4
  afg6uuu6*2,afg6rk63vpd1vvt1vn60llb1rl81vm50*3,fe82ul51vsm2vsm1vm50ug61ue70*4,
  6cd4uuu4*2,kib8vm50*2,vm60*2,vm50*7,vn60vm50*2,vk60ue70*4,
  18a05ab1jh93vm50*16,vk60uf70ue70*2,
  oj60ul50vn80vm50*4,ng31jd34vm50sk53jd33vm50jd23d910qi42vm50*3,tm60um60vl60vk60
  vm60vm50vpd1vm50*4,ic25c815vm50gb25mg35ul50sj43ng35gb25vm50*3,nla1pl91vm50vn80
  vli0vm60vm50*5,tk55c815tl537403d912id25tk51d814sk52vm50*5,vsm2vvv0
  vli0vm70vm50*4,tk53a7108500hb25oh40gb23le34c814a611hc23vm50*5,vto2vvv0
  vm70vm50kh73vm50*16,vn80*2,vn60vob0
  vl50vm50kh73vm50*2,tk54ph4drj4ask57tk53oh4aqi46og49oh47rj46ul54tk54vm50*2,vn80vn70tl60rk60
  ue70uf70vj60vm50*2,ul51pi46sj45qj43tk53rj42rj46sk53sj43sk51oh48sk53vm50*2,rk619c9118a0*2,
  ue70*3,vi61vm50*14,rk62399118a0*3,
  ue70*4,vl50vqf1vob1sm70um60vm50*5,vm70vm60ui60vm50ac8418a0*4,
  ue70*4,vj61vrj1jkd26ik09jj0um60vm50*3,vmd0vlj0vlg0vj60uk6228a118a0*4,
  vqo0*4,vrn0vsn0psr0nrs0*2,uso0vsn0*3,vsr0*3,vso0vsn1mop0*5,
  vvv0*23,
  vvv0*6,nooemnnfmnnbrss6klmnmnnioppklmmhoppanopfttt6vvv0*6,
  vvv0*6,stt5rss4ttt3noogpqq7ppq6uuu1vvv0tuu6ttt4vvv0*7,
  vvv0*6,qrrblnnfpqqcmnofklmfmnndstt6opp9lmnblmmlttt4vvv0*6,
  vvv0*13,vvv1vvv0*9,
  vvv0*8,uvv2qrrcqrrhrrsbrrsfsssevvv0*9,
  vvv0*23,
  vvv0npq3gkl0*19,uuv2vvv0
  vvv0uuu6vvv0*3,rssdppqiqrraoppkoppg*2,qrreqrrapqqdrrsavvv0*3,uuu6qrrfqrrevvv1vvv0
  vvv0*6,vvv1vvv0*4,uuu1vvv1vvv0*10,
  vvv0*23,
  vvv0vvv1stt7qrrdqrrfsssbqqrfrssgpqqfsss9vvv0*4,uuu6uuu8tuuauuu3vvv1inl7vvv1*2,vvv0
  vvv0vvv1uuu2ttt4uuu3tuu4uuu3uuu2ttt3vvv1vvv0*4,ttt8uuu3uuu4tuu2vvv0orp4vvv0vvv1vvv0
  vvv0vvv1vvv0*19,vvv1vvv0
  vvv0vvv1rssbpqqhrssaqrrcsstesss9qqrhqqrjvvv0*5,uuu4ttt7ttt8uuu3uuu1vvv0vvv1vvv0
  vvv0vvv1uuu5ttt4stt9sst9qrravvv1uuu3vvv0*6,vvv1vvv0vvv2*2,ckgavvv1*2,vvv0
  vvv0vvv1rssarss9sstbqrrarrsdvvv0*9,stt7stt8uvv4vvv0*2,vvv1vvv0
  vvv0*23,
  vvv0*23,
  vvv0vvv1vvv0*8,vvv2uuu2vvv0vvv3uvv3vvv1dhi1lmk3usn2ulg0vrq2vvv1vvv0
  vvv0vvv1vvv0*8,qrrdoppirss9pqqg*2,uuu68b91sl62vn70ui61vol3vvv1vvv0
  vvv0vvv1stt9stt7vvv0*2,uuu5uuu4uuu5vvv3vvv2uuu5uuu3uuv5ttt9vvu2vm91qi48pi47qj65vtp1vvv1vvv0
  vvv0vvv1stt9uuv1vvv0*2,uvv2uuu3ttt6uuu3ttt7stt9ttt4ttu7ttt5vvu2tk72rj42rj43ul62trm3vvv1vvv0
  vvv0vvv1vvv0*10,vvv2sss8sssavuu3ue70vl71ul718b93ilm6vvv1vvv0
  vvv0vvv1vvv0*14,vpn0vrp0pqq1kmn0stt2vvv0*2,
  vvv0*23,
  vvv0hlm47ef0*18,9fg1uuv2vvv0
  vvv09fg619c0*6,2ac2bgijaghh5de76df77ef919c0*7,stt6vvv0
  vvv09fh619c0*6,5de72ac1*2,2ad34ce33bd319c0*7,stt5vvv0
  vvv0rst2loo0*8,mop0*2,loo0*8,npq1vvv0*2,
  vvv0uuu5vvv0*8,uuu5uvv5vvv0*2,vvv2vvv1*3,vvv0*2,vvv1vvv3vvv0
  vvv0uvv7vvv0*3,uuu2ttt8vvv0*3,uvv7*2,vvv0*2,pqqanopfqrrdoppesst4vvv0*2,uvv7vvv0
  vvv0uvv7vvv0*3,ttu5uuu1vvv0*3,uvv7*2,sst7nooknopgppqmpqqfpqqdoppcnoomvvv0uvv6vvv0
  vvv0uvv3uvv0*8,uvv3vvv3uvv0uuv0uuu0*2,uuu1uvv0*3,uvv1vvv0vvv1
  ttt1vvv0*20,uuu0sss1
place-first 358x802
~ EO9I vjPI ntLj yzhh HeN6 yzhh 0y2J gAG1 174L ucDr 1zB6 ucDr 4ABN ucDr up2w ucDr Au-4 ucDr n7K3 ucDr
~ ezt3 ucDr umtd ucDr UtM4 ucDr sp9R 174L ucDr Jspu ucDr mfLP ucDr sish ucDr QJlA ucDr umtd ucDr n7K3
~ ucDr ezt3 ucDr QXS0 ucDr _ox5 Hmg5 ddTU piJD MCj1 AkQn nl_c zUwo Ybs_ Fncx Aj2x cCIm QBD0 zK-p FCka
~ UUdj jEQJ yE-b ly4c Vs5i IEGG x0OB Eknk AIH5 gYm3 a8_w DgWX sfxi Eknk AIH5 gYm3 zWEF lifh TqXt usqD
~ q9I2 EPxX q9I2 U097 q9I2 -EtK q9I2 1SHN q9I2 1-cH q9I2 h2Sj q9I2 kd9a q9I2 SCVR q9I2 dWlI usqD q9I2
~ vCww q9I2 1TYY q9I2 -YLy q9I2 QGcr q9I2 kd9a q9I2 1-cH q9I2 h2Sj q9I2 PR5N q9I2 Ukt2 ggco IrjG Y5vZ
~ 9CPD jnna hO36 aoQ9 t61d Cdsv t61d 1SCD 5CPI cBlz feF6 0HON
  pqqdpqr8pqqbpqr6rss0*15,sss0stt0ttt0tuu0
  ttt0oqq0npp0*2,qqp0tro0*13,sqp0tqp0*2,tss0tuu0
  9ef6eij2*2,18a0jg74vto2vpe1vm50mlb1rl81vm50*3,gf72um51vn80vtp0vob2ue70*3,uf80tol4
  afg6uuu6*2,afg7rk63vpd1vvt1vn60llb1rl81vm50*3,fe82ul51vsm2vsm1vm50ug61ue70*4,
  6cd4uuu4*2,kib8vm50*2,vm60*2,vm50ui60ug60*3,vl60vm50vn60vm50*2,vk60ue70*4,
  18a05ab1jh93vm50*5,ug61vk60vm50*2,vl50ug61vl60vm50*4,vk60uf70ue70*2,
  oj60ul50vn80vm50*4,vj61vi61vm50tk51ph43vm50vl50uh61vm50*4,tm60um60vl60vk60
  vm60vm50vpd1vm50*4,ui61vl61vm50qi42gb28vm50*2,ug62vm50*4,nla1pl91vm50vn80
  vli0vm60vm50*5,ui61vk61vm50*2,gb2avm50*2,ug62vm50*6,vsm2vvv0
  vli0vm70vm50*5,vl60uh61vm50*2,ul50vm50vj61ui61vm50*6,vto2vvv0
  vm70vm50kh73vm50*5,ti62ug61vk60*2,vi60sg71vm50*5,vn80*2,vn60vob0
  vl50vm50kh73vm50*5,ig745991fca1jgd0dhg0bjh2vm50*5,vn80vn70tl60rk60
  ue70uf70vj60vm50*5,ac84399118b16ik08ij06ik0tm61vm50*4,rk619c9118a0*2,
  ue70*3,vi61vm50*4,oj63vm50cd84ahh4tm70sm70tm71vm50*3,rk62399118a0*3,
  ue70*4,vl50vqf1vob1sm70um60vm50um51um61vm50*2,vm70vm60ui60vm50ac8418a0*4,
  ue70*4,vj61vrj1jkd26ik09jj0um60vm50*3,vmd0vlj0vlg0vj60uk6228a118a0*4,
  vqo0*4,vrn0vsn0psr0nrs0*2,uso0vsn0*3,vsr0*3,vso0vsn1mop0*5,
  vvv0*23,
  vvv0uuu1hijijkkloppcgijjgiikmnngpqq9noo9ppqaoppcnoohtuu5lnnlmnnfmnnpopqbmnnfoophpqqbvvv0*2,
  vvv0*10,ttt5*2,vvv0rss6tuu3ttt5vvv0*2,uuu4ttt5vvv1vvv0*2,
  vvv0*8,uvv2rrrbrrrfstt7rrrgrssfvvv0*9,
  vvv0*9,vvv1vvv2uuu3vvv0*11,
  vvv0loo3gkl0*18,gkm0uvv2vvv0
  vvv0uuu4vvv0*3,tttbsttbuuu5qrrdrss8rrsbuuu5tuu3ttt9uuu5vvv0*3,uuu4sss9*2,vvv1vvv0
  vvv0vvv1vvv0*3,uuu2rssastt4ttt6sst7ttt5qrr9sss7sss4ttt5vvv0*3,vvv1tuu6uuu4vvv0*2,
  vvv0*23,
  vvv0vvv1uuu3uuu4ttu5uuu4*2,uuu5stt5uuu3vvv0*5,vvv1vvv2vvv0*2,psr2vvv0vvv1vvv0
  vvv0vvv1stt7qqqdqrrerssbqrrerssdqqrdttt8vvv0*4,rssdsttasttcsss6vvv1gmk8vvv1*2,vvv0
  vvv0vvv1vvv0*19,vvv1vvv0
  vvv0vvv1ttt7sssdttu6tuu5uuu7uuu3ttt8sstdvvv0*5,vvv1vvv2uuu4vvv1vvv0*2,vvv1vvv0
  vvv0vvv1tuu4ttt4stt7rss8stt9stt7rrsbttt5vvv0*5,uuu4ttt4uuu3vvv2dlh9vvv1*2,vvv0
  vvv0vvv1qrrfpqqeqqrhoppinoomvvv0*9,stt7sssbuuu7sut2vvv0vvv1vvv0
  vvv0vvv1vvv0*21,
  vvv0*23,
  vvv0vvv1vvv0*14,lno1qqp2vtq1vpm0vts1vvv0*2,
  vvv0vvv1vvv0*8,qqqfoppkrss9pqqjoppjtuu628a1oj83uob1ug70vol3vvv1vvv0
  vvv0vvv1stt9uuv1vvv0*7,vvv1vvv0vvv1*2,vvu2tm81vm50tl52tm71vsm2vvv1vvv0
  vvv0vvv1stt9stt7vvv0*2,tuu7stt8rsscttt7stt9rssesss7sttbrrrdvvu2tl82vm50rj44vn60vtp1vvv1vvv0
  vvv0vvv1vvv0*11,uuu5uuu4vuu3ug60vl60vm60fe83jmm6vvv1vvv0
  vvv0vvv1vvv0*10,vvv1ttu3ttt6vvv0ulh0vok1onl3chi0pqq4vvv1vvv0
  vvv0*23,
  vvv0oqq3gkl0*18,imn1vvv0*2,
  vvv09fh619c0*7,5deb5ce91ac02ac22ac119c0*7,stt6vvv0
  vvv09fg619c0*6,7efa7eg97ef97efa8fg88fgb19c0*7,stt6vvv0
  vvv0loo3cij0*18,ejk1vvv1vvv0
  vvv0uvv3uvv0*8,uuu3vvv3uvv0*8,uvv1vvv1vvv0
  vvv0uvv7vvv0*4,vvv2vvv0*3,uvv7*2,vvv0*2,ppqdnopfqrreoppfsst4vvv0*2,uvv7vvv0
  vvv0uvv7vvv0*3,sst8sst7vvv0*3,uvv7*2,stt6qrrfsstarrrgttt8stt9rssbpqqjvvv0uvv7vvv0
  vvv0uuu5uvv0*8,uuu5uvv5uuu0rrs5qqq6stt6pqq9rss4rss1sss3uvv1vvv2vvv0
  uuu1vvv0*21,stt1
  rss0vvv0*20,sss1sss0
bonus-won 358x717
~ EO9I vjPI FcHb yzhh HeN6 yzhh 0y2J gAG1 174L ucDr 1zB6 ucDr 4ABN ucDr up2w ucDr Au-4 ucDr n7K3 ucDr
~ ezt3 ucDr umtd ucDr UtM4 ucDr sp9R 174L ucDr Jspu ucDr mfLP ucDr sish ucDr QJlA ucDr umtd ucDr n7K3
~ ucDr ezt3 ucDr QXS0 ucDr _ox5 AYbS ZO8Q d2BI 75Hy z8HO FK8P F53j Ffec zUwo Ybs_ 2vNG Mpg_ Vs5i IEGG
~ Ix_k Eknk AIH5 gYm3 AGLX DgWX x0OB Eknk AIH5 gYm3 NzQk lifh TqXt usqD q9I2 EPxX q9I2 U097 q9I2 -EtK
~ q9I2 1SHN q9I2 1-cH q9I2 h2Sj q9I2 kd9a q9I2 SCVR q9I2 dWlI usqD q9I2 vCww q9I2 1TYY q9I2 -YLy q9I2
~ QGcr q9I2 kd9a q9I2 1-cH q9I2 h2Sj q9I2 PR5N q9I2 Ukt2 Tf7R Zo-6 IrjG mR2l 9CPD jnna hO36 aoQ9 t61d
~ Cdsv t61d 5CPI cBlz feF6 0HON
  pqrapqqapqq6pqq9rss0*15,sss0stt0ttt0tuu0
  ttt0oqq0npp0*2,qqp0tro0*13,sqp0tqp0*2,tss0tuu0
  9ef6eij2*2,18a0jg74vto2vpe1vm50mlb1rl81vm50*3,gf72um51vn80vtp0vob2ue70*3,uf80tol4
  afg6uuu6*2,afg7rk63vpd1vvt1vn60llb1rl81vm50*3,fe82ul51vsm2vsm1vm50ug61ue70*4,
  6cd4uuu4*2,kib8vm50*2,vm60*2,vm50*7,vn60vm50*2,vk60ue70*4,
  18a05ab1jh93vm50*16,vk60uf70ue70*2,
  oj60ul50vn80vm50*6,ng32ic24tk52ea11hc22vm50*5,tm60um60vl60vk60
  vm60vm50vpd1vm50*5,mf349603oh42gb25mf34fb24ng35vm50*4,nla1pl91vm50vn80
  vli0vm60vm50*6,e915jd33a613c818pi45id25mf35vm50*6,vsm2vvv0
  vli0vm70vm50*6,ng34b712c814ph45a612b713ul52vm50*6,vto2vvv0
  vm70vm50kh73vm50*16,vn80*2,vn60vob0
  vl50vm50kh73vm50*6,rj47mf3cmf3blf39vm50*6,vn80vn70tl60rk60
  ue70uf70vj60vm50*6,tk51sj42rj43ul53vm50*6,rk619c9118a0*2,
  ue70*3,vi61vm50*14,rk62399118a0*3,
  ue70*4,vl50vqf1vob1sm70um60vm50*5,vm70vm60ui60vm50ac8418a0*4,
  ue70*4,vj61vrj1jkd26ik09jj0um60vm50*3,vmd0vlj0vlg0vj60uk6228a118a0*4,
  vqo0*4,vrn0vsn0psr0nrs0*2,uso0vsn0*3,vsr0*3,vso0vsn1mop0*5,
  vvv0*23,
  vvv0*3,opp8ikkhnooaoppcijkfhjkgkmmclmnavvv0qrrcrss4stt7sssaqrraqqr7qqr4vvv0*4,
  vvv0*3,stt3qqr6rrs3qqr4qrr5opp6qrr3stt5mnnbmnn7qrr3qqr3opp5noo6opp3rrr3vvv0*4,
  vvv0*3,uuu3uuu4tuu5ttt5vvv1vvv2vvv0vvv2vvv0vvv1uuu3vvv1vvv2uvv4vvv0vvv1vvv0*4,
  vvv0*3,rssbttt8sss7sst9ttt7rrsattu4rss9sss6sstarssattt6ttt7sssbstt6rss9ttt8vvv0*3,
  vvv0*23,
  vvv0vvv1vvv0*21,
  vvv0vvv1rssboppjpqqjoppinoomvvv0*7,sssbrrshtttarssduuv2ajfbvvv1*2,vvv0
  vvv0vvv1vvv0*14,vvv1vvv0*4,vvv1vvv0
  vvv0vvv1uuv2vvv2uuu2*2,uuu3*2,ttt2vvv0*7,vvv1vvv0*2,rts2vvv0vvv1vvv0
  vvv0vvv1rrrbqrrdqrreqqriqrrgqrrdqqqhvvv0*5,rssdsstbsstesss6vvv1flj9vvv1*2,vvv0
  vvv0vvv1vvv0*21,
  vvv0*23,
  vvv0vvv1vvv0*8,vvv1vvv0*4,vvv1hkl1nom3usp2vnj0vsr2vvv0*2,
  vvv0vvv1vvv0*7,sss8noommnolrss8ppqjoppjtuu64991qk62vn90uh61vol3vvv1vvv0
  vvv0vvv1stt9tuu4vvv0*2,vvv3vvv2vvv1*2,vvv0vvv1vvv0vvv2uuu6vvu2vm81oh47lf3etm71vsn2vvv1vvv0
  vvv0vvv1stt9tuu4vvv0*2,uuu4ttt6sssauuu5stt9rssdsst7ttt9rss9vvu2tl72rj49oh4evn60vso2vvv1vvv0
  vvv0vvv1vvv0*10,vvv2sss8sssavuu3uf70vl61vm60bd83ilm6vvv1vvv0
  vvv0vvv1vvv0*14,vnk0vpn0opo2gkl0qrs3vvv0*2,
  vvv0*23,
  vvv0jno4agi0*18,cij1vvv1vvv0
  vvv09fg619c0*7,7egf7efd3bd33bd4*2,19c0*7,stt6vvv0
  vvv09fh619c0*6,7efa6df55de55de77ef67ef819c0*7,stt6vvv0
  vvv0prr2imn0*18,kno1vvv0*2,
  vvv0uuu5uvv0*18,uvv1vvv2vvv0
  vvv0uvv7vvv0*8,ttu6qrravvv0*9,uvv6vvv0
  vvv0uvv3uvv0*8,uuu0uvv0*9,uvv1vvv0vvv1
  ttt1vvv0*20,uuu0sss1
place-without-prize 358x673
~ EO9I vjPI Cq6y yzhh HeN6 yzhh fxJ1 pTgf pl1u q9I2 mVV- q9I2 rpPv q9I2 7JsF q9I2 I5TS q9I2 kd9a q9I2
~ I5TS q9I2 1o0a q9I2 ajJT q9I2 8G0v q9I2 AKWg q9I2 G60C q9I2 xakh q9I2 PMgZ q9I2 P42p zUwo Ybs_ 14Za
~ Aj2x cCIm QBD0 vp2u FCka UUdj jEQJ Tv3q ly4c Vs5i IEGG x0OB Eknk AIH5 gYm3 a8_w DgWX sfxi Eknk AIH5
~ gYm3 zWEF t61d j6w5 t61d 5CPI cBlz feF6 0HON
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
  vvv0*8,uvv2*2,vvv3vvv0uuu5*2,vvv0*9,
  vvv0*8,uvv2rssarrrdrrsbsstatttavvv0*9,
  vvv0*2,uuu0tuu0*18,vvv0*2,
  vvv0tuu2imn0*3,ilm0imn0*15,uuv2vvv0
  vvv0uuu6vvv0*3,rssbopplqrrboopjpqqhoppgoppeqrrcpqqdrssavvv0*3,uuu6qrrfqrrevvv1vvv0
  vvv0*23,
  vvv0vvv1vvv0*21,
  vvv0vvv1rrraoppioppjqqqfopqiqqrinoojrssbvvv0*4,sttasssbsstesst5vvv1dlh9vvv1*2,vvv0
  vvv0vvv1vvv0*12,uuu3vvv0vvv1vvv0*2,sut2vvv0vvv1vvv0
  vvv0vvv1vvv0*19,vvv1vvv0
  vvv0vvv1rssbpqqhqrrdpqqdrrrgrssaoppkqqrjvvv0*5,tuu5ttt7ttt8uuu3psr2vvv0vvv1vvv0
  vvv0vvv1sssbsss8rssdrrrdqqqfvvv0*9,vvv1uuu4uuv5gmk8vvv1*2,vvv0
  vvv0vvv1tuu4ttt5uuu4ttt5ttt6vvv0*9,ttt6*2,vvv2vvv0*2,vvv1vvv0
  vvv0*23,
  vvv0prr2imn0*18,kno1vvv0*2,
  vvv09fh619c0*3,3bd42ac33bd719c0*3,2ac13bd62ac22ac119c01ac119c0*4,stt6vvv0
  vvv09fg619c0*2,2ac19fhcagih7ege8egd7ege9fh89fha6dfc9fh9aghe6df99fhc5de519c0*3,stt6vvv0
  vvv0jno4agi0*18,cij1vvv1vvv0
  vvv0uvv3uvv0*18,uvv1vvv0*2,
  vvv0uvv7vvv0*8,uuu3qrravvv0*9,uvv6vvv0
  vvv0uuu5uvv0*8,tuu3uvv0*9,uvv1vvv2vvv0
  uuu1vvv0*21,stt1
  rss0uuu1vvv0*19,rss1sss0
