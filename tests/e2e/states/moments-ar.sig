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
claim-under-way 358x618
~ EO9I vjPI t77V yzhh HeN6 yzhh 0y2J gAG1 174L ucDr 1zB6 ucDr 4ABN ucDr up2w ucDr Au-4 ucDr n7K3 ucDr
~ ezt3 ucDr umtd ucDr UtM4 ucDr sp9R 174L ucDr Jspu ucDr mfLP ucDr sish ucDr QJlA ucDr umtd ucDr n7K3
~ ucDr ezt3 ucDr QXS0 ucDr _ox5 AYbS ZO8Q d2BI kPhR z8HO FK8P F53j 0k6E zUwo Ybs_ w2Yh Rl3E tXnb dAYE
~ nAAz 8VDO pkXS hpv8 -CKx GrT8 t61d Ou61 R7QM t61d HEJz FOJb tOj8 5CPI S47u -8cr ZJ3L RfSl u82n pnDd
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
  vvv0*14,uuu3stt6tttcstt8stt7*2,sss9vvv2vvv0
  vvv0*11,vvv1vvv0*3,vvv1vvv2uuv3vvv0*5,
  vvv0*6,vvv1qrr7qrraqqqhoppmoppcpqqfnoognooirrscqrrepqqhopqiqqqeqrrduvv2vvv0
  vvv0tuu0stt0*5,ttt1vqf0*6,ppj4dlh0*5,dli0uvu2vvv0
  vvv0uvv0uuu0*6,vsm0*6,sso2kpn0*5,lpn0vvv0*2,
  vvv0vtp1vri0*18,vrk0vvv0*2,
  vvv0voc2vm50*3,tk54sk54sk46rj45sk53vm50tk56tl54tl55vm52ul53sk54vm50*4,vus2vvv0
  vvv0voc2vm50*3,tk56sj46qi46pi49tk55ph4aqi48qi4bph4aqi46tk57sk54vm51vm50*3,vus2vvv0
  vvv0vsm1vqf0*18,vqh0vvv0*2,
  vvv0uvv3uvv0*8,uuu3vvv3uvv0*8,uvv1vvv1vvv0
  vvv0uvv7vvv0*3,ttt4rss9vvv0*3,uvv7*2,vvv0*2,noogpqqioppdsst9tuu5vvv0*2,uvv7vvv0
  vvv0uuu4uvv0*3,tuu3uvv0*4,uuu4vvv4uvv0*3,tuu1uvv0*4,uvv1vvv2vvv0
  vvv0*16,uvv1vvv0*6,
  vvv0*5,rtt8mppkmpqmrssaqrs9vvv1ttu5stt8stt7rrrfsst8qrr7sss6vvv0*5,
  vvv0*22,uvv1
  ttt1vvv0*20,uuu0rss0
claim-locked 358x683
~ EO9I vjPI tsbj yzhh HeN6 yzhh 0y2J gAG1 174L ucDr 1zB6 ucDr 4ABN ucDr up2w ucDr Au-4 ucDr n7K3 ucDr
~ ezt3 ucDr umtd ucDr UtM4 ucDr sp9R 174L ucDr Jspu ucDr mfLP ucDr sish ucDr QJlA ucDr umtd ucDr n7K3
~ ucDr ezt3 ucDr QXS0 ucDr _ox5 AYbS ZO8Q d2BI kPhR z8HO FK8P F53j U43i zUwo Ybs_ XxIe sHto RDYr EDbh
~ 2ys6 YgeZ k8lb tXnb dAYE nAAz 8VDO pkXS hpv8 -CKx GrT8 t61d Gpjx -K4x g_9F t61d HEJz FOJb tOj8 5CPI
~ S47u -8cr ZJ3L RfSl u82n pnDd cBlz feF6 0HON
  qqrapqqcpqq9opq9pqq6rss0*14,sss0stt0ttt0tuu0
  ttt0oqq0npp0*2,qqp0tro0*13,sqp0tqp0*2,tss0tuu0
  9ef6eij2*2,18a0jg74vto2vpe1vm50mlb1rl81vm50*3,gf72um51vn80vtp0vob2ue70*3,uf80tol4
  afg6uuu6*2,afg7rk63vpd1vvt1vn60llb1rl81vm50*3,fe82ul51vsm2vsm1vm50ug61ue70*4,
  6cd4uuu4*2,kib8vm50*2,vm60*2,vm50*7,vn60vm50*2,vk60ue70*4,
  18a05ab1jh93vm50*16,vk60uf70ue70*2,
  oj60ul50vn80vm50*5,sj41hc21pi44sk42c811fa22vm50*5,tm60um60vl60vk60
  vm60vm50vpd1vm50*5,qi43d914oh45gb25oh45gb25ng35vm50*4,nla1pl91vm50vn80
  vli0vm60vm50*7,hc25oh45fa25pi45hc25mg35vm50*6,vsm2vvv0
  vli0vm70vm50*6,ke339600a610mf37a712c813ul51vm50*6,vto2vvv0
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
  vvv0*14,vvv2ttt5ttuattt7ttt6tuu6ttt8vvv2vvv0
  vvv0*11,vvv1vvv0*3,uuu2uuu3tuu4vvv1uuu1uvv1vvv0*2,
  vvv0*6,vvv1qrr7qrraqqqhoppmoppcpqqfnoognooirrscqrrepqqhopqiqqqeqrrduvv2vvv0
  vvv0uuu0ttt0*5,tut1vqh0*6,pql4fmj0*6,uvv1vvv0
  vvv0uuu0tuu0*5,uuu1vrk0*6,rrn3iol0*5,jom0vvv1vvv0
  vvv0vtq0vrk0*18,vsm0vvv0*2,
  vvv0vpc2vm50*3,tk54*2,sk54sk44tk52vm51tl55ul52ul55vm50vm52rj47vm50*4,vus2vvv0
  vvv0voc2vm50*3,rj49rj48pi47qi49sj47oh4bqi49qi4bph4bqi48tk56lf36vm50*4,vus2vvv0
  vvv0vsl1vpd0*18,vqf0vvv0*2,
  vvv0uvv3uvv0*8,uuv3vvv3uvv0*8,uvv1vvv0*2,
  vvv0uvv7vvv0*3,ttt4rss9vvv0*3,uvv7*2,vvv0*2,noogpqqioppdstt8tuu5vvv0*2,uvv6vvv0
  vvv0uuu5uvv0*3,tuu3uvv0*4,uuu5uvv4uvv0*3,tuu1uvv0uuu0uvv0*2,uvv1vvv2vvv0
  vvv0*23,
  vvv0*5,rtt8mppkmpqmrssaqrs9vvv1ttu5stt8stt7rrrfsst8qqr8sss6vvv0*5,
  vvv0*22,vvv1
  ttt1vvv0*20,uuu0rss1
claim-under-review 358x656
~ EO9I vjPI rifo yzhh HeN6 yzhh 0y2J gAG1 174L ucDr 1zB6 ucDr 4ABN ucDr up2w ucDr Au-4 ucDr n7K3 ucDr
~ ezt3 ucDr umtd ucDr UtM4 ucDr sp9R 174L ucDr Jspu ucDr mfLP ucDr sish ucDr QJlA ucDr umtd ucDr n7K3
~ ucDr ezt3 ucDr QXS0 ucDr _ox5 AYbS ZO8Q d2BI kPhR z8HO FK8P F53j VsxG zUwo Ybs_ XxIe Fm1_ RDYr 2eho
~ 2ys6 c8kU tXnb dAYE nAAz 8VDO pkXS hpv8 -CKx GrT8 t61d Gpjx -K4x g_9F t61d HEJz FOJb tOj8 5CPI S47u
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
  ue70*3,ui61vm50*14,qk6228a118a0*3,
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
  vvv0*16,vvv3vvv0*3,vvv1vvv0*2,
  vvv0*14,uuu3sst7tttarsscstt6ttt6sst8vvv1vvv0
  vvv0*6,vvv1rrr6qrrapqqiopploopdpqqfnoognooisssbqrreqqqfopqiqqqeqrrcuvv2vvv0
  vvv0*2,uvv0*5,uvu1vtp0*6,ttr1nqp1orq0orp1orq0*2,orq2vvv0*2,
  vvv0tuu0stt0*5,tts2voc0*6,noh59ie0*5,ajf0uuu2vvv0
  vvv0*2,vus0*18,vvt0vvv0*2,
  vvv0vpd2vm50*14,ul51vm50*3,vm60vvt1vvv0
  vvv0voc2vm50*3,ph4doh4cmf3cmf3epi49ph4ang4fqi4dng3gpi49sk59hc2cvm51vm50*3,vus2vvv0
  vvv0vqf2vm50*8,ul52vm50vm51vm50*7,vn70vvu1vvv0
  vvv0vvv1uvv0*8,vvv2vvv1uvv0*8,uvv1vvv0*2,
  vvv0uvv6vvv0*4,uuu5vvv0*3,uvv6*2,vvv0*2,rrrbttt9tuu5uuu4uuu3vvv0*2,uvv5vvv0
  vvv0uvv6vvv0*3,ttt7ttt4vvv0*3,uvv6*2,vvv0*2,sss5qrrbqrr8uuu4vvv1vvv0*2,vvv4vvv0
  vvv0vvv1uvv0*8,vvv1vvv0uvv0*8,vvv1vvv0*2,
  vvv0*5,tuu6npqjnpqkstt7qrs9vvv1ttu5stt8ttt6ssscstt7sst6stt5vvv0*5,
  vvv0*5,uuu1vvv1vvv2uvv3vvv0*5,uuu3vvv1stt2vvv0*6,
  tuu1vvv0*20,uvv0stt1
claim-failed 358x689
~ EO9I vjPI fVcH yzhh HeN6 yzhh 0y2J gAG1 174L ucDr 1zB6 ucDr 4ABN ucDr up2w ucDr Au-4 ucDr n7K3 ucDr
~ ezt3 ucDr umtd ucDr UtM4 ucDr sp9R 174L ucDr Jspu ucDr mfLP ucDr sish ucDr QJlA ucDr umtd ucDr n7K3
~ ucDr ezt3 ucDr QXS0 ucDr _ox5 AYbS ZO8Q d2BI kPhR z8HO FK8P F53j 0k6E zUwo Ybs_ w2Yh Rl3E 7wPz -zAd
~ NFfP tXnb dAYE nAAz 8VDO pkXS hpv8 -CKx GrT8 t61d RWEp -K4x g_9F t61d 5CPI cBlz feF6 0HON
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
  vvv0*14,vvv2ttt5ttuattt7ttt6tuu6ttt8vvv2vvv0
  vvv0*11,vvv1vvv0*3,uuu2uuu3tuu4vvv1uuu1uvv1vvv0*2,
  vvv0*6,vvv1qrr7qrraqqqhoppmoppcpqqfnoognooirrscqrrepqqhopqiqqqeqrrduvv2vvv0
  vvv0uuu0ttt0*5,tut1vqh0*6,pql4fmj0*6,uvv1vvv0
  vvv0uuu0tuu0*5,uuu1vrk0*6,rrn3iol0*5,jom0vvv1vvv0
  vvv0vtq0vrk0*18,vsm0vvv0*2,
  vvv0vpc2vm50*5,ul52tl54vm50tl56ul53*3,rj47vm50*6,vus2vvv0
  vvv0voc2vm50*5,sj45oh4eph46qi4arj47pi49tk57lf36vm50*6,vus2vvv0
  vvv0vsl1vpd0*18,vqf0vvv0*2,
  vvv0uvv3uvv0*18,uvv1vvv0*2,
  vvv0uvv7vvv0*8,uuu3qrravvv0*9,uvv6vvv0
  vvv0uuu5uvv0*8,tuu3uvv0*9,uvv1vvv2vvv0
  uuu1vvv0*21,stt1
  rss0uuu1vvv0*19,rss1sss0
claim-refused 358x640
~ EO9I vjPI CC4- yzhh HeN6 yzhh 0y2J gAG1 174L ucDr 1zB6 ucDr 4ABN ucDr up2w ucDr Au-4 ucDr n7K3 ucDr
~ ezt3 ucDr umtd ucDr UtM4 ucDr sp9R 174L ucDr Jspu ucDr mfLP ucDr sish ucDr QJlA ucDr umtd ucDr n7K3
~ ucDr ezt3 ucDr QXS0 ucDr _ox5 AYbS ZO8Q d2BI kPhR z8HO FK8P F53j 0k6E zUwo Ybs_ w2Yh Rl3E 7wPz -zAd
~ o13m tXnb dAYE nAAz 8VDO pkXS hpv8 -CKx GrT8 t61d Gpjx -K4x g_9F t61d 5CPI cBlz feF6 0HON
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
  vvv0vtt0vss0*2,tpp9tnodtoobtpp7too9uqq5smmgtno9tppdtoocupq7tnobtppasnnesmmdsmmgurr2vvv0*2,
  vvv0vtt0vss0*18,vtt0vvv0*2,
  vvv0*23,
  vvv0*14,uuu3stt6tttcstt8stt7*2,sss9vvv2vvv0
  vvv0*9,vvv2*2,uuu2vvv1*2,uuu1vvv1uuu3uuu4vvv1vvv0*4,
  vvv0*6,vvv1qrr7qrraqrrfpqqjpqqbqrreoppeoppgrsscrrrdqqqgpqqhqqreqrrduvv2vvv0
  vvv0tuu0stt0*5,ttt1vqf0*6,ppj4dlh0*5,dli0uvu2vvv0
  vvv0uvv0uuu0*6,vsm0*6,sso2kpn0*5,lpn0vvv0*2,
  vvv0vtp1vri0*18,vrk0vvv0*2,
  vvv0voc2vm50*3,sk55*2,sj45rj46sk53ul51tk56ul53tk56vm51ul53qi48vm50*4,vus2vvv0
  vvv0voc2vm50*3,sk47rj46qi46qi48sk56ph4bqi48rj4bpi49qi47tl56lf35vm50*4,vus2vvv0
  vvv0vsm1vqf0*18,vqh0vvv0*2,
  vvv0uvv3uvv0*18,uvv1vvv1vvv0
  vvv0uvv7vvv0*8,uuu4qrravvv0*9,uvv7vvv0
  vvv0uuu4uvv0*8,uuu2uvv0*9,uvv1vvv2vvv0
  tuu1vvv0*20,uvv0stt1
claim-only 358x748
~ EO9I vjPI 6-2s yzhh HeN6 yzhh 0y2J gAG1 174L ucDr 1zB6 ucDr 4ABN ucDr up2w ucDr Au-4 ucDr n7K3 ucDr
~ ezt3 ucDr umtd ucDr UtM4 ucDr sp9R 174L ucDr Jspu ucDr mfLP ucDr sish ucDr QJlA ucDr umtd ucDr n7K3
~ ucDr ezt3 ucDr QXS0 ucDr _ox5 AYbS ZO8Q d2BI kPhR z8HO FK8P F53j 0k6E zUwo Ybs_ w2Yh Rl3E tXnb dAYE
~ nAAz 8VDO pkXS hpv8 -CKx GrT8 xqfd ZqvI sqw- hO36 mCuO yzhh njMi LnZz cP71 jpvq BBLV Vrlk t61d 6T3g
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
  vvv0*14,uuu3stt6tttcstt8stt7*2,sss9vvv2vvv0
  vvv0*9,vvv2*2,uuu2vvv1*2,uuu1vvv1uuu3uuu4vvv1vvv0*4,
  vvv0*6,vvv1qrr7qrraqrrfpqqjpqqbqrreoppeoppgrsscrrrdqqqgpqqhqqreqrrduvv2vvv0
  vvv0tuu0stt0*5,ttt1vqf0*6,ppj4dlh0*5,dli0uvu2vvv0
  vvv0uvv0uuu0*6,vsm0*6,sso2kpn0*5,lpn0vvv0*2,
  vvv0*2,uuu0*19,vvv0*2,
  vvv0uuu0tuu0*11,rss8stt3stt5rss8tuu0*4,vvv0*2,
  vvv0uuu0tuu0*9,oqqbmooioppdpqqenopepqqbtuu0uuu0vvv0tuu0vvv0*2,
  vvv0uuu0noofnooglnnhlmmjrss3tuu0*4,rss5pqr9pqrdqrrbpqqbpqrcuuu0npqclopftuu0vvv0*2,
  vvv0uuu0tuu0*8,stt1sss4sss5stt2stt3stt2rss7tuu0vvv0*2,tuu0vvv0*2,
  vvv0uuu0tuu0*8,stt2rss4rss5qrr7rss2rss4rss5tuu0*4,vvv0*2,
  vvv0uuu0stt0*5,lop2fkl0*8,gkl1tuu0*4,vvv0*2,
  vvv0*2,uvv0*19,vvv0*2,
  vvv0qss2kno0*18,mpp1vvv0*2,
  vvv09fh619c0*5,2ac04bd33bd44ce45ce219c0*2,2ac119c0*6,stt5vvv0
  vvv09fg619c0*5,2ac29fhf7egb9fhd7egc5ce58eg96df719c0*6,stt6vvv0
  vvv0imn49fg0*18,agi1uvv2vvv0
  vvv0vvv3uvv0*8,uvv3vvv2uvv0*8,uvv1vvv0*2,
  vvv0uvv6vvv0*3,ttt4rss9vvv0*3,uvv6*2,vvv0*2,noogpqqhoppdttt7ttu5vvv0*2,uvv6vvv0
  vvv0uuu5uvv0*3,tuu4uvv0*4,uuu5uvv5uvv0*3,ttu2uvv0uuu2uvv0*2,uvv1vvv2vvv0
  vvv0*23,
  vvv0*5,rtt8mppknpqmrssaqrs9vvv1ttu5stt8stt7rrrfsst8pqq8sss6vvv0*5,
  vvv0*22,vvv1
  ttt1vvv0*20,uuu0rss1
claim-all 358x774
~ EO9I vjPI JP8s yzhh HeN6 yzhh 0y2J gAG1 174L ucDr 1zB6 ucDr 4ABN ucDr up2w ucDr Au-4 ucDr n7K3 ucDr
~ ezt3 ucDr umtd ucDr UtM4 ucDr sp9R 174L ucDr Jspu ucDr mfLP ucDr sish ucDr QJlA ucDr umtd ucDr n7K3
~ ucDr ezt3 ucDr QXS0 ucDr _ox5 AYbS ZO8Q d2BI KTDy z8HO FK8P F53j 0k6E zUwo Ybs_ jOzB eICS tkDX p_I7
~ TU2J Eknk AIH5 0Yj_ uCd5 p_JA nucN TU2J Eknk AIH5 0Yj_ uCd5 p_JA xqfd ZqvI sqw- hO36 mCuO yzhh njMi
~ LnZz cP71 jpvq BBLV Vrlk t61d 6T3g t61d HEJz FOJb tOj8 5CPI S47u -8cr ZJ3L RfSl u82n pnDd cBlz feF6
~ 0HON
  qqrapqqc*2,sss0rss0*15,sss0stt0ttt0tuu0
  stt1mop0moo0lno0ppn1trn0*13,tpn0*2,tpo0tsr0tuu0
  8df6gjk2*2,18a0jg74vtp2vqf1vm50lkc1ql81vm50*3,fe82ul51vn91vur0vob2ue70*3,uf80unj4
  bfh6tuu7*2,bfg7sk62vpc1vus1vn71mlb1rl81vm50*3,hf72um51vsm2vrk1vm50ug61ue70*4,
  5bd4tuu3*2,lib8vm50*11,vm60vm50*2,vl60ue70*4,
  18a05aa1jh83vm50*16,vl60ug70ue70*2,
  qj60vm50vo91vm50*5,ng43b811jd33sk42c811fa22vm50*5,tm70tm60vl50vk60
  vm60vm50voc1vm50*5,tl52vl519607gb25oh45gb25ng35vm50*4,ola1pl91vm60voa0
  vli0vm60vm50*7,fa24oh43fa25pi45hc25mg35vm50*6,vsn2vvv0
  vli0vm70vm50*6,ke349600c810pi45a712c813ul51vm50*6,vsn2vvv0
  vm60vm50jg73vm50*16,vn90vn80vm60voa0
  vl60vm50mi73vm50*6,rj47mf3cmf3blf39vm50*6,vn80vn70sk60pj60
  ue70uf70vj60vm50*6,tk51sj42rj43ul53vm50*6,pj627b9118a0*2,
  ue70*3,ui61vm50*14,qk6228a118a0*3,
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
  vvv0vvv1pqqfppqgnooipqqdvvv0*10,ttt7rssiuuu6ajfbvvv1*2,vvv0
  vvv0vvv1vvv0*14,uvv0vvv0*4,vvv1vvv0
  vvv0vvv1vvv0*19,vvv1vvv0
  vvv0vvv1pqqfppqgnooipqqdvvv0*10,stt7rssiuuu7bjfbvvv1*2,vvv0
  vvv0vvv1vvv0*21,
  vvv0*23,
  vvv0uuu0tuu0*19,vvv0*2,
  vvv0uuu0tuu0*9,rss6pqqalnnmqrrdnoohmooktuu0*4,vvv0*2,
  vvv0uuu0rss5rss6qrr6pqr6stt1tuu0*4,rrs5qrr9stt2qrr7stt2stt1tuu0rss4stt4tuu0vvv0*2,
  vvv0uuu0pqqa*2,oppaopqcstt2tuu0*4,qrs6qrr8qrrbqrr8pqqbqrratuu0qss8oqrbtuu0vvv0*2,
  vvv0uuu0tuu0*8,stt3qrr6qrsaprr9qrr6qrr7pqrctuu0uuu0*2,tuu0vvv0*2,
  vvv0uuu0ttt0stt0*4,qss0oqq0*4,npq0nqq0oqq0*3,tuu0*4,vvv0*2,
  vvv0uuu0stt0*5,oqq1kno0*8,koo0tuu0*4,vvv0*2,
  vvv0*23,
  vvv0imn49fg0*18,agi1uvv2vvv0
  vvv09fg619c0*5,2ac29fhf7efd9fhd9fhb2ac23bd64ce719c0*6,stt6vvv0
  vvv09fh619c0*5,1ac04bd33bd25ce43bd34ce36df33bd119c0*6,stt5vvv0
  vvv0qss2kno0*18,mpp1vvv0*2,
  vvv0uuu5uvv0*8,uuu5uvv5uvv0*2,uuv0uvv0*2,uuu2uvv0*2,uvv1vvv2vvv0
  vvv0uvv6vvv0*3,sst8rss9vvv0*3,uvv6*2,vvv0*2,noogoppkoppdttt7tuu5vvv0*2,uvv6vvv0
  vvv0vvv3uvv0*8,uvv3vvv2uvv0*8,uvv1vvv0*2,
  vvv0*5,vvv1tuu6ttu8vvv0vvv1vvv0*2,vvv2vvv0vvv3*2,uuu2*2,vvv0*5,
  vvv0*5,stt7oqrdprrerssaqss8vvv1tuu5ttt6stt7rsscttt5rrs6ttt4vvv0*5,
  vvv0*22,tuu1
  sss1vvv0*20,ttt1rss0
claim-all-later 358x629
~ EO9I vjPI lqQB yzhh HeN6 yzhh 0y2J gAG1 174L ucDr 1zB6 ucDr 4ABN ucDr up2w ucDr Au-4 ucDr n7K3 ucDr
~ ezt3 ucDr umtd ucDr UtM4 ucDr sp9R 174L ucDr Jspu ucDr mfLP ucDr sish ucDr QJlA ucDr umtd ucDr n7K3
~ ucDr ezt3 ucDr QXS0 ucDr _ox5 AYbS ZO8Q d2BI KTDy z8HO FK8P F53j 0k6E zUwo Ybs_ jOzB 9NYM tkDX p_I7
~ TU2J Eknk AIH5 0Yj_ uCd5 p_JA nucN TU2J Eknk AIH5 0Yj_ uCd5 p_JA t61d Cdsv t61d HEJz FOJb tOj8 5CPI
~ cBlz feF6 0HON
  qqrapqqc*2,pqq8opq8rss0*14,sss0stt0ttt0tuu0
  ttt0oqq0npp0*2,qqp0tro0*13,sqp0tqp0*2,tss0tuu0
  9ef6eij2*2,18a0jg74vto2vpe1vm50mlb1rl81vm50*3,gf72um51vn80vtp0vob2ue70*3,uf80tol4
  afg6uuu6*2,afg7rk63vpd1vvt1vn60llb1rl81vm50*3,fe82ul51vsm2vsm1vm50ug61ue70*4,
  6cd4uuu4*2,kib8vm50*2,vm60*2,vm50*7,vn60vm50*2,vk60ue70*4,
  18a05ab1jh93vm50*16,vk60uf70ue70*2,
  oj60ul50vn80vm50*5,ng43b811jd33sk42c811fa22vm50*5,tm60um60vl60vk60
  vm60vm50vpd1vm50*5,tl52vl519607gb25oh45gb25ng35vm50*4,nla1pl91vm50vn80
  vli0vm60vm50*7,fa24oh43fa25pi45hc25mg35vm50*6,vsm2vvv0
  vli0vm70vm50*6,ke349600c810pi45a712c813ul51vm50*6,vto2vvv0
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
  vvv0*5,vvv2uuu3uvv4vvv2vvv0uuu4vvv2vvv0uuu4uuu3uvv5vvv0*7,
  vvv0*4,ttt6sss8sstarrrarrs9ttu4rssdstt8tuu4rssbrss8sttarssarrr8vvv1vvv0*4,
  vvv0*3,uuu5uuv3rsshttt8uuu6tuu6tttattu6tttauuu5tttatuu5uuu5ttt7ttt8sttbvvv0*4,
  vvv0*3,vvv2sss8uuu2tuu2uvv3stt5ttt5ttt2uuu2uuu1tuu1ttt3uuu2ttu1tuu6tuu2vvv0*4,
  vvv0*23,
  vvv0vvv1uvv2uvv1uuu1*2,vvv0*13,psr2vvv0vvv1vvv0
  vvv0vvv1qrrdqqqeoppgqrrcvvv0*10,stt7rsshuuu6gmk8vvv1*2,vvv0
  vvv0vvv1vvv0*19,vvv1vvv0
  vvv0vvv1ttt5ttu6stt6stt4vvv0*11,vvv2*2,orp3vvv0vvv1vvv0
  vvv0vvv1rss9rrsaqrrcsst9vvv0*10,ttt7sssfuuu5inl8vvv1*2,vvv0
  vvv0*23,
  vvv0tuu1qrs0*18,rst1vvv0*2,
  vvv0agh619c0*7,1ac119c0*10,1ac0ttu4vvv0
  vvv09fg619c0*6,6df7chijbhii7efa9fha9fhd19c0*7,stt6vvv0
  vvv0ejk53bd0*6,4bd23bd0*11,5ce1uuu3vvv0
  vvv0vvv2uvv0*8,vvv2vvv1uvv0*8,uvv1vvv0*2,
  vvv0uvv6vvv0*4,uuu5vvv0*3,uvv6*2,vvv0*2,rrrbttt9tuu5uuu4*2,vvv0*2,uvv5vvv0
  vvv0uvv6vvv0*3,ttt7ttt4vvv0*3,uvv6*2,vvv0*2,sss5qrrbqrr8uuu4vvv0*2,vvv1vvv4vvv0
  uvv1vvv0uvv0*8,vvv0*2,uvv0*8,vvv0*2,ttu2
  sss1vvv0*20,ttt1rss0
claim-all-in-part 358x740
~ EO9I vjPI gROB yzhh HeN6 yzhh 0y2J gAG1 174L ucDr 1zB6 ucDr 4ABN ucDr up2w ucDr Au-4 ucDr n7K3 ucDr
~ ezt3 ucDr umtd ucDr UtM4 ucDr sp9R 174L ucDr Jspu ucDr mfLP ucDr sish ucDr QJlA ucDr umtd ucDr n7K3
~ ucDr ezt3 ucDr QXS0 ucDr _ox5 AYbS ZO8Q d2BI KTDy z8HO FK8P F53j 0k6E zUwo Ybs_ hK-v eICS 7wPz -zAd
~ NFfP o13m tkDX p_I7 TU2J Eknk AIH5 0Yj_ uCd5 p_JA nucN TU2J Eknk AIH5 0Yj_ uCd5 p_JA t61d RWEp -K4x
~ g_9F t61d 5CPI cBlz feF6 0HON
  qqrapqqc*2,pqqapqq8pqq7rss0*13,sss0stt0ttt0tuu0
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
  vvv0vvv1ttt5ttu6stt6stt4vvv0*11,vvv2*2,orp3vvv0vvv1vvv0
  vvv0vvv1rss9rrsaqrrcsst9vvv0*10,ttt7sssfuuu5inl8vvv1*2,vvv0
  vvv0vvv1vvv0*19,vvv1vvv0
  vvv0vvv1ttt7ttt8rss8sss5vvv0*10,vvv1vvv4vvv2kpn5vvv0vvv1vvv0
  vvv0vvv1sss7sss8rrrattt7vvv0*10,ttt6ssseuuu4lpn6vvv0vvv1vvv0
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
claim-many 358x683
~ EO9I vjPI ER8Q yzhh HeN6 yzhh 0y2J gAG1 174L ucDr 1zB6 ucDr 4ABN ucDr up2w ucDr Au-4 ucDr n7K3 ucDr
~ ezt3 ucDr umtd ucDr UtM4 ucDr sp9R 174L ucDr Jspu ucDr mfLP ucDr sish ucDr QJlA ucDr umtd ucDr n7K3
~ ucDr ezt3 ucDr QXS0 ucDr _ox5 AYbS ZO8Q d2BI NpCJ z8HO FK8P F53j 0k6E zUwo Ybs_ UE1U eICS yzhh yzhh
~ eu6D hUMT 5qru WULh xqfd ZqvI sqw- hO36 mCuO yzhh njMi LnZz cP71 jpvq BBLV Vrlk t61d 6T3g t61d HEJz
~ FOJb tOj8 5CPI cBlz feF6 0HON
  qqrapqqcpqq8opparss1rss0*14,sss0stt0ttt0tuu0
  stt1mop0moo0lno0ppn1trn0*13,tpn0*2,tpo0tsr0tuu0
  8df6gjk2*2,18a0jg74vtp2vqf1vm50lkc1ql81vm50*3,fe82ul51vn91vur0vob2ue70*3,uf80unj4
  bfh6tuu7*2,bfg7sk62vpc1vus1vn71mlb1rl81vm50*3,hf72um51vsm2vrk1vm50ug61ue70*4,
  5bd4tuu3*2,lib8vm50*11,vm60vm50*2,vl60ue70*4,
  18a05aa1jh83vm50*16,vl60ug70ue70*2,
  qj60vm50vo91vm50*3,ul51e911d911tk52ic23c811qi43ke33b811og43vm50*3,tm70tm60vl50vk60
  vm60vm50voc1vm50*4,tk52hc25jd39c814rj44a717a615tl529607vm50*3,ola1pl91vm60voa0
  vli0vm60vm50*5,oh43ea25qi45e915tk539608a715vm509607vm50*5,vsn2vvv0
  vli0vm60vm50*4,ul539600b810mf34e914a712ng33hb24a612ke34vm50*5,vsn2vvv0
  vm60vm50jg73vm50*16,vn90vn80vm60voa0
  vl60vm50mi73vm50*6,rj47mf3cmf3blf39vm50*6,vn80vn70sk60pj60
  ue70uf70vj60vm50*6,tk51sj42rj43ul53vm50*6,pj627b9118a0*2,
  ue70*3,ui61vm50*14,qk6228a118a0*3,
  ue70*4,vl50vqg1voc1ql80tm60vm50*5,vm80vm60uh61vm509c8418a0*4,
  ue70*4,vj61vri1ike26ik08ij0tm61vm50*3,vmd0vlj0vlh0vk60uk6318a0*5,
  vrp0*4,vsp0vtp0rss0pst0*2,utq0vtp0*3,vts0*3,vtp0vtp1opq0*5,
  vvv0*23,
  vvv0sst4hjkkjklgkllgoopdjlliijkehjjhjllbstt5qqqdnooalmmnsst4oppgnoofttt6oppgsss4qqrdvvv0*2,
  vvv0sst2qrr3rss3qrr3sss2rrr4qqr5qqq2ttt4rss8lmnbppq3sss6noobpqq5opp4*2,sss7noobqqr4vvv0*2,
  vvv0*6,vvv2*2,vvv0vvv1vvv0tuu8vvv0uuu5vvv1uvv4uuu4vvv0*6,
  vvv0*5,uuu4sss9*2,ttt4qrrcsttatttattt7rrsbsss8sttbsss9vvv0*6,
  vvv0*23,
  vvv0*14,vvv1vvv0*4,vvv1vvv0*3,
  vvv0uvv4vvv0*11,stt7noonoppdqqrcpqqgqrr9noogqqreuuv3vvv0
  vvv0*23,
  vvv0*23,
  vvv0uuu0tuu0*19,vvv0*2,
  vvv0uuu0tuu0*9,rss6opqclnnmpqrfnooimooktuu0*4,vvv0*2,
  vvv0uuu0qrr8qrr9pqqaoppastt2tuu0*4,rss4qrr8stt3qrr7stt1stt2tuu0qrs6rst6tuu0vvv0*2,
  vvv0uuu0qrr6*2,pqq7pqr8stt1tuu0*4,rrs6qrr7qrr9rss7pqqbqrr9tuu0rst6prr9tuu0vvv0*2,
  vvv0uuu0tuu0*8,stt3qrr7qrrapqqaqrr6qrr7pqrctuu0*4,vvv0*2,
  vvv0uuu0stt0*5,prr1mpp0*9,tuu0*4,vvv0*2,
  vvv0uuu0stt0*5,prr1mpp0*9,tuu0*4,vvv0*2,
  vvv0*23,
  vvv0hlm47ef0*18,9fg1uuv2vvv0
  vvv09fg619c0*5,2ac2bhii9fhfchjgbhie4bd36df76df819c0*6,stt6vvv0
  vvv09fh619c0*6,2ac11ac02ac11ac12ad22ac12ac019c0*6,stt5vvv0
  vvv0rst2loo0*8,mop0*2,loo0*8,npq1vvv0*2,
  vvv0uuu5vvv0*8,uuu5uvv5vvv0*2,uuu3vvv2vvv0uvv2vvv0*2,vvv1vvv3vvv0
  vvv0uvv6vvv0*3,sst8sss9vvv0*3,uvv6*2,vvv0*2,oppdppqippqdttt6tuu5vvv0*2,uvv6vvv0
  vvv0vvv2uvv0*8,uvv2vvv2uvv0*8,uvv1vvv0vvv1
  ttt1vvv0*20,uuu0rss1
claim-mixed 358x774
~ EO9I vjPI gUqc yzhh HeN6 yzhh 0y2J gAG1 174L ucDr 1zB6 ucDr 4ABN ucDr up2w ucDr Au-4 ucDr n7K3 ucDr
~ ezt3 ucDr umtd ucDr UtM4 ucDr sp9R 174L ucDr Jspu ucDr mfLP ucDr sish ucDr QJlA ucDr umtd ucDr n7K3
~ ucDr ezt3 ucDr QXS0 ucDr _ox5 IXm4 qooN RU6j 1-bZ an36 zgMM ziz- z5Qu rsi- z5Qu rsi- z5Qu U9U3 _2S4
~ ziz- d-2Q H1p- xRWi v2fd J6nS J6nS J6nS J6nS J6nS zUwo Ybs_ WlC6 eICS tkDX p_I7 TU2J Eknk AIH5 0Yj_
~ uCd5 p_JA nucN TU2J Eknk AIH5 0Yj_ uCd5 jBMO xqfd ZqvI sqw- hO36 mCuO yzhh njMi LnZz cP71 jpvq BBLV
~ Vrlk t61d 6T3g t61d HEJz FOJb tOj8 5CPI S47u -8cr ZJ3L RfSl u82n pnDd cBlz feF6 0HON
  qqrapqqcpqq8opq9qqr4rss0*14,sss0stt0ttt0tuu0
  stt1mop0moo0srn1trn0*15,tqn0tpo0tsr0tuu0
  8df6gjk2*2,sl64vm50*15,ug61ue70uf80tnj4
  bfh6tuu7*2,vpe2vm50*15,ug61ue70*3,
  5bd4tuu3*2,un93vm50*15,ug61ue70*3,
  18a05aa1jh83vm50*16,vl60ug70ue70*2,
  qj60vm50vo91vm50*16,tm70tm60vl50vk60
  vm60vm50voc1vm50*3,tk52ul52tk53sk42ul50vm50*2,vm51ul52vl52vm52vm50*2,ola1pl91vm60voa0
  vli0vm60vm50*4,ng4eqi48oh49oh4arj46qi46ph47oh4cqi48oh4fqi47vm50*4,vsn2vvv0
  vli0vm60vm50*6,tl53ph49ph4bpi4cqi48*2,vm50*7,vsn2vvv0
  vm60vm50jg73vm50*6,ul51ul52ul51tl53vl60vm90vm80vm50*3,vn90vn80vm60voa0
  vl60vm50mi73vm50*3,ol92inl2orq0glj2sl71vn90sol0urq0vsr0vsn1vm50*3,vn80vn70sk60pj60
  ue70uf70vj60vm50*3,qla3kop0lpq0koo0tod3tm835fh0*2,6gi0ahj2vm60vm50*2,pj627b9118a0*2,
  ue70*6,lda3bfh0*3,qgb3oe9119b118a039957ab3ue70*7,
  ue70*6,lea3eij0*3,qgb3qd7218a0*2,389359a3ue70*7,
  ue70*6,te70rd70*3,ue70*2,se70*3,te70ue70*7,
  vrp0*23,
  vvv0*7,uuv3vvv0*6,vvv2vvv0*8,
  vvv0*5,ttt6oppglnnmjlllklmgrrr6tuu4sss8rrr7nooksss8nooevvv0*6,
  vvv0*5,pqq8oppaqrr5qrr3opp3opp4ttt2ppq2opp4opp3opp4pqq7vvv0*6,
  vvv0*6,vvv2*2,vvv0vvv1vvv0tuu8vvv0uuu5vvv1uvv4uuu4vvv0*6,
  vvv0*5,uuu4sss9*2,ttt4qrrcsttatttattt7rrsbsss8sttbsss9vvv0*6,
  vvv0*23,
  vvv0vvv1vvv0*21,
  vvv0vvv1pqqfppqgnooipqqdvvv0*10,stt7rssiuuu7ajfbvvv1*2,vvv0
  vvv0vvv1vvv0*19,vvv1vvv0
  vvv0vvv1vvv0*17,uuu1vvv0vvv1vvv0
  vvv0vvv1pqqbpqqeppqfopphvvv0*10,stt7rssiuuu7ckgavvv1*2,vvv0
  vvv0vvv1vvv0*21,
  vvv0*23,
  vvv0uuu0tuu0*19,vvv0*2,
  vvv0uuu0tuu0*9,rss6pqqalnnmqrrdnoohmooktuu0*4,vvv0*2,
  vvv0uuu0rss5rss6qrr6pqr6stt1tuu0*4,rrs5qrr9stt2qrr7stt2stt1tuu0rss4stt4tuu0vvv0*2,
  vvv0uuu0pqqa*2,oppaopqcstt2tuu0*4,qrs6qrr8qrrbqrr8pqqbqrratuu0qss8oqrbtuu0vvv0*2,
  vvv0uuu0tuu0*8,stt3qrr7qrrapqqaqrr6qrr7pqrctuu0uuu0*2,tuu0vvv0*2,
  vvv0uuu0ttt0stt0*4,qss0oqq0*9,tuu0*4,vvv0*2,
  vvv0uuu0stt0*5,oqq1kno0*8,koo0tuu0*4,vvv0*2,
  vvv0*23,
  vvv0imn49fg0*18,agi1uvv2vvv0
  vvv09fg619c0*5,2ac29fhf7efd9fhd9fhb2ac23bd64ce719c0*6,stt6vvv0
  vvv09fh619c0*5,1ac04bd33bd25ce43bd34ce36df33bd119c0*6,stt5vvv0
  vvv0qss2kno0*18,mop1vvv0*2,
  vvv0uuu5uvv0*8,uuu5uvv5uvv0*2,uuu1*2,uuv0uuu2uvv0*2,uvv1vvv2vvv0
  vvv0uvv6vvv0*3,sst8rss9vvv0*3,uvv6*2,vvv0*2,nopfoppjoppdttt7tuu5vvv0*2,uvv6vvv0
  vvv0vvv3uvv0*8,uvv3vvv2uvv0*8,uvv1vvv0*2,
  vvv0*5,vvv1tuu6ttu8vvv0vvv1vvv0*2,vvv2vvv0vvv3*2,uuu2*2,vvv0*5,
  vvv0*5,stt7oqrdprrerssaqss8vvv1tuu5ttt6stt7rsscttt5rrs6ttt4vvv0*5,
  vvv0*22,tuu1
  sss1vvv0*20,ttt1rss0
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
  vli0vm60vm50*5,qj44sj43ul53qi46pi4avm50tl51qi47vm50*6,vsn2vvv0
  vli0vm60vm50*5,pi45lf36lf3aoh44mg37le37le3ake35vm50*6,vsn2vvv0
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
  vvv0*6,vvv2vvv0vvv3vvv1*3,uvv3vvv0uvv5vvv0vvv1vvv0*6,
  vvv0*5,uuu4rss9rssc*2,rrs9rrsasss8sst9rss7sssarsscrssavvv0*6,
  vvv0*23,
  vvv0vqg1vn70*18,vn90vvu1vvv0
  vvv0voc2vm50*3,ph4doh4cmf3cmf3epi49qj48ng4fqi4bng3gpi49sk59ic2dvm51vm50*3,vus2vvv0
  vvv0vpd2vm50*8,tk54vm50vm52vm50*3,ul50vm50*4,vvt1vvv0
  vvv0vut1utq0*8,vtq0vuq0utq0*8,vtr1vvv0*2,
  vvv0uvv6vvv0*4,vvv2vvv0*3,uvv6*2,vvv0*2,ttt5uuu5vvv1uuu4vvv0*2,vvv1vvv4vvv0
  vvv0uvv6vvv0*3,sst8sst7vvv0*3,uvv6*2,vvv0*2,pqqbpqqfpqqcuuu4*2,vvv0*2,uvv5vvv0
  vvv0vvv2uvv0*8,vvv2vvv1uvv0*8,uvv1vvv0*2,
  vvv0*5,uuv3rsseqssfuuv2tuu6vvv0uuu4ttu6uuu4tuu8uuu5ttt4tuu4vvv0*5,
  vvv0*5,tuu4rss5stt7*2,stt3vvv0uuv1uvv2uuu2ttt6uuu3sss4uuu2vvv0*5,
  uuu1vvv0*21,ttt1
  rss0vvv0*20,stt1sss0
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
  ue70*3,ui61vm50*14,qk6228a118a0*3,
  ue70*4,vl50vqg1voc1ql80tm60vm50*5,vm80vm60uh61vm509c8418a0*4,
  ue70*4,vj61vri1ike26ik08ij0tm61vm50*3,vmd0vlj0vlh0vk60uk6318a0*5,
  vrp0*4,vsp0vtp0rss0pst0*2,utq0vtp0*3,vts0*3,vtp0vtp1opq0*5,
  vvv0*23,
  vvv0*3,vvv1nnofrssarss7ttt2mnohpqqhnooasst2rrr7lmmnrrrasss9qrrcqrr8rss9vvv0*4,
  vvv0*4,opp6noo8mno7ttt2opp9pqq5nop5uuu4noo9opp4opp3ppq6sst9mnn8stt2vvv0*4,
  vvv0*7,vvv3*2,vvv0vvv1vvv3vvv0uuv3vvv1*2,vvv0*7,
  vvv0*7,sst9rrsesst7sssarssersscrss9sssattt6vvv0*7,
  vvv0*23,
  vvv0vqf2vm50*18,vn70vvu1vvv0
  vvv0voc2vm50*3,ph4doh4cmf3cmf3epi49qj48ng4fqi4bng3gpi49sk59gb2evm51vm50*3,vus2vvv0
  vvv0vpd2vm50*8,tk54vm50vm52vm50*7,vm60vvt1vvv0
  vvv0vvu1utr0*8,vus1vus0utr0*8,vut1vvv0*2,
  vvv0uvv6vvv0*4,vvv2vvv0*3,uvv6*2,vvv0*2,ttt5uuu5vvv1uuu4vvv1vvv0*2,vvv4vvv0
  vvv0uvv6vvv0*3,sst8sst7vvv0*3,uvv6*2,vvv0*2,pqqbpqqfpqqcuuu4uuu3vvv0*2,uvv5vvv0
  vvv0vvv1uvv0*8,vvv2vvv1uvv0*8,uvv1vvv0uuu1
  stt1vvv0*20,tuu1rss0
claim-tiny 358x664
~ EO9I vjPI c7F6 yzhh HeN6 yzhh 0y2J gAG1 174L ucDr 1zB6 ucDr 4ABN ucDr up2w ucDr Au-4 ucDr n7K3 ucDr
~ ezt3 ucDr umtd ucDr UtM4 ucDr sp9R 174L ucDr Jspu ucDr mfLP ucDr sish ucDr QJlA ucDr umtd ucDr n7K3
~ ucDr ezt3 ucDr QXS0 ucDr _ox5 AYbS vfdG lBzY eBF3 z8HO FK8P F53j 0k6E zUwo Ybs_ AFPk Rl3E tXnb dAYE
~ OVmW 8VDO pkXS 8aT9 hpv8 -CKx GrT8 t61d Gpjx -K4x g_9F t61d HEJz FOJb tOj8 5CPI S47u -8cr ZJ3L RfSl
~ u82n pnDd cBlz feF6 0HON
  qqrapqqcpqqaqqr7rss0*15,sss0stt0ttt0tuu0
  ttt0oqq0npp0*2,qqp0tro0*13,sqp0tqp0*2,tss0tuu0
  9ef6eij2*2,18a0jg74vto2vpe1vm50mlb1rl81vm50*3,gf72um51vn80vtp0vob2ue70*3,uf80tol4
  afg6uuu6*2,afg7rk63vpd1vvt1vn60llb1rl81vm50*3,fe82ul51vsm2vsm1vm50ug61ue70*4,
  6cd4uuu4*2,kib8vm50*2,vm60*2,vm50*7,vn60vm50*2,vk60ue70*4,
  18a05ab1jh93vm50*16,vk60uf70ue70*2,
  oj60ul50vn80vm50*16,tm60um60vl60vk60
  vm60vm50vpd1vm50*2,tk52sj43sk53sj43sk53sk43sk53sk43*2,sk53sk43sk53ul51vm50nla1pl91vm50vn80
  vli0vm60vm50*2,tl52oh4cng3bmg3cng3ang3b*3,ng3cng3b*2,ng3ang3drj44vm50*3,vsm2vvv0
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
  vvv0tuu2tuu3rss4*5,oop9sss5sss4*2,rss4*5,sss4ttt3stt6sss4vvv0*2,
  vvv0rrr8noofmnnhmnng*2,mnnhlmmhlmnhmnohmnnilmnh*2,mnnhmnng*2,lnnilmmhqrrdmnngnopavvv0*2,
  vvv0*10,qqr7mnoavvv0*11,
  vvv0*10,rrs4rss7vvv0*11,
  vvv0*7,uuu6vvv3vvv2vvv0*2,vvv2ttt8uuu5tuu7vvv2vvv4vvv0*5,
  vvv0*5,rrsdrrrdstt8stt7sss9sst6sst9stt7ssscttt8sss8sss7vvv4vvv0*5,
  vvv0*23,
  vvv0*7,stt5qrre*2,rrrhrrsdqrrerssdrrscqrrfrrrgrssdrrrerrrc*2,vvv1vvv0
  vvv0*9,uuu4uuv4ttt5uuu2tuu3ttt2vvv0uuu2uuu1vvv3vvv1*2,vvv0*2,
  vvv0*6,vvv1qrr7qrraqrrdpqqiqqqarrrdpqqcpqqfrssbrsscqrrfpqqfqqrdqrrcvvv2vvv0
  vvv0tuu0stt0*5,ttr2vpd0*6,npmcbjg0*5,ckg0uvu2vvv0
  vvv0*2,uuu0*5,vuu0vsn0*6,str5mqo0*5,nqp0vvv0*2,
  vvv0vto1vqh0*18,vri0vvv0*2,
  vvv0voc2vm50*3,rj48*2,qi47qi48rj44ul52sj49tl55sk49vm52ul54pi49vm51vm50*3,vus2vvv0
  vvv0voc2vm50*3,tk55tk54sj44rj45tl54ph4arj45rj49rj46qi46ul54mg35vm50*4,vus2vvv0
  vvv0vtn1vqh0*18,vri0vvv0*2,
  vvv0uuv4uvv0*8,uuu4vvv3uvv0*8,uvv1vvv1vvv0
  vvv0uvv7vvv0*3,stt6rss9vvv0*3,uvv7*2,vvv0*2,noogoppkoppdsst9tuu5vvv0*2,uvv7vvv0
  vvv0uuv4uvv0*3,uuu1uvv0*4,uuu4vvv3uvv0*3,uuu0uvv0*4,uvv1vvv1vvv0
  vvv0*6,vvv1*2,vvv0*8,uuu1vvv0*6,
  vvv0*5,rtt8npqinpqkrssaqrs9vvv1ttu5stt8stt7rrrfsst8qrr7stt5vvv0*5,
  vvv0*22,uuu1
  ttt1vvv0*20,uuu1rss0
claim-huge 358x752
~ EO9I vjPI 6Wev yzhh HeN6 yzhh 0y2J gAG1 174L ucDr 1zB6 ucDr 4ABN ucDr up2w ucDr Au-4 ucDr n7K3 ucDr
~ ezt3 ucDr umtd ucDr UtM4 ucDr sp9R 174L ucDr Jspu ucDr mfLP ucDr sish ucDr QJlA ucDr umtd ucDr n7K3
~ ucDr ezt3 ucDr QXS0 ucDr _ox5 AYbS Mqso 4WOg FWWB z8HO FK8P F53j 0k6E zUwo Ybs_ -u3T Rl3E tXnb dAYE
~ nAAz 8VDO pkXS hpv8 -CKx GrT8 xqfd ZqvI sqw- hO36 mCuO yzhh pAWj LnZz cP71 jpvq jxjN Vrlk t61d 6T3g
~ t61d HEJz FOJb tOj8 5CPI cBlz feF6 0HON
  qqrapqqcpqq9opp9rss0*15,sss0stt0ttt0tuu0
  stt1mop0moo0lno0ppn1trn0*13,tpn0*2,tpo0tsr0tuu0
  8df6gjk2*2,18a0jg74vtp2vqf1vm50lkc1ql81vm50*3,fe82ul51vn91vur0vob2ue70*3,uf80unj4
  bfh6tuu7*2,bfg7sk62vpc1vus1vn71mlb1rl81vm50*3,hf72um51vsm2vrk1vm50ug61ue70*4,
  5bd4tuu3*2,lib8vm50*11,vm60vm50*2,vl60ue70*4,
  18a05aa1jh83vm50*16,vl60ug70ue70*2,
  qj60vm50vo91vm50*16,tm70tm60vl50vk60
  vm60vm50voc1vm50*2,tk51sk53sk52tk54sk42tk52rj45sk53rj44*2,tk52rj45vm50*2,ola1pl91vm60voa0
  vli0vm60vm50*3,rj43pi46oh49oh48mf39ph4aph49oh49*2,ng37pi47oh4bvm50*4,vsn2vvv0
  vli0vm60vm50*7,rj47mf3cmf3blf39vm50*8,vsn2vvv0
  vm60vm50jg73vm50*6,tk51sj42rj43ul53vm50*6,vn90vn80vm60voa0
  vl60vm50mi73vm50*16,vn80vn70sk60pj60
  ue70uf70vj60vm50*16,pj627b9118a0*2,
  ue70*3,vi61vm50*14,qk6228a118a0*3,
  ue70*4,vl50vqg1voc1ql80tm60vm50*5,vm80vm60uh61vm509c8418a0*4,
  ue70*4,vj61vri1ike26ik08ij0tm61vm50*3,vmd0vlj0vlh0vk60uk6318a0*5,
  vrp0*4,vsp0vtp0rss0pst0*2,utq0vtp0*3,vts0*3,vtp0vtp1opq0*5,
  vvv0*23,
  vvv0*8,sss6klmgrrr9mnocmnnbmnnavvv1vvv0*8,
  vvv0*3,rrs6qqr5tuu3sss4stt5opp5rrr9rss5rss6rrs6ttt4qrr4stt5sss7qrr5qqq5ttu2vvv0*3,
  vvv0*3,pqqbmnoboppdmnncmnnfpqqdnoodmnodnoogpqqb*2,mnneqrranoodkmmboopbuuu4vvv0*3,
  vvv0*7,vvv1vvv0*5,vvv2vvv1*2,vvv0*7,
  vvv0*5,rsscrrrdrssdrssarsscsst6stt8sss9qrrissscqrrfrrs9uuu7vvv0*5,
  vvv0*5,vvv1vvv0*5,vvv1vvv0*11,
  vvv0*14,vvv1uuu3uuu7uuu3uuu4vvv3uuu5vvv1vvv0
  vvv0*14,vvv1ttt4uuu6stt8tuu3ttt4*2,vvv0*2,
  vvv0*6,vvv1qrr7qrrapqqioppmoopdpqqfnoognooirrscqrrepqqhopqiqqqeqrrduvv2vvv0
  vvv0vvt2jom0iol0*17,jom0vvv1vvv0
  vvv0vut3fmj0*19,uvv1vvv0
  vvv0*2,uvv0*18,vvv0*3,
  vvv0uuu0tuu0*5,rss3tuu0stt1*2,tuu0ttt0*2,tuu0*2,stt1tuu0*4,vvv0*2,
  vvv0uuu0tuu0*5,nopemnnfmoogmookmnnklnnfmnnemooinooelnnhtuu0*4,vvv0*2,
  vvv0uuu0tuu0*8,stt2pqqaprr8pqr9qrr7pqqapqq7tuu0uuu0vvv0tuu0vvv0*2,
  vvv0uuu0noofnooglnnhlmmjrss3tuu0*3,ttt1prr8qrr8pqq9qrr7qrr9qrr7uuu0npqclopftuu0vvv0*2,
  vvv0uuu0tuu0*9,rss6pqr9pqrdqrrbpqqbpqrctuu0vvv0*2,tuu0vvv0*2,
  vvv0uuu0tuu0*8,stt2rss5rss8rss7rss5rss6qrrbtuu0*4,vvv0*2,
  vvv0uuu0tuu0*8,stt0stt1stt2rss3stt1*3,tuu0*4,vvv0*2,
  vvv0uuu0stt0*5,lop2fkl0*8,gkl1tuu0*4,vvv0*2,
  vvv0*2,uvv0*18,vvv0*3,
  vvv0oqq3gkl0*18,imn1vvv0*2,
  vvv09fh619c0*5,2ac16df95ce97ef87eg719c0*2,3bd419c0*6,stt6vvv0
  vvv09fg619c0*5,1ac16df95de77ef85de85ce58eg94ce519c0*6,stt6vvv0
  vvv0loo3cij0*18,ejk1vvv1vvv0
  vvv0uvv3uvv0*8,uuu3vvv3uvv0*8,uvv1vvv1vvv0
  vvv0uvv7vvv0*3,ttt5rss9vvv0*3,uvv7*2,vvv0*2,noogppqjoppdsst9tuu5vvv0*2,uvv7vvv0
  vvv0uuu4uvv0*3,uuu2uvv0*4,uuu4vvv4uvv0*3,uuu1uvv0*4,uvv1vvv2vvv0
  tuu1vvv0*20,uvv0stt1
join 358x660
~ EO9I vjPI C0UX yzhh HeN6 ROS_ ee7n yzhh fxJ1 pTgf dQay q9I2 CLzX q9I2 I5TS q9I2 IiUf q9I2 3k3O q9I2
~ Rq7l q9I2 nBs- q9I2 DBjZ q9I2 taS- q9I2 444p q9I2 iokD U7-V yo6U tIyZ WFp9 jGDe JnO4 yzhh 7uJ1 l_Ve
~ Ed2b yzhh vUjf l_Ve e4Az Dh7M yzhh AQeA l_Ve 3NB8 yzhh eh42 l_Ve MGMc re3v fwR1 pk-w hP3d -K4x g_9F
~ pk-w 9XtD FOJb 2FQ4 fy5Q FOJb JG6e cBlz feF6 0HON
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
  vvv0*2,uuu5qrr9nooflnnfttt8pqq9noofoppcoppgvvv0*8,uuu6mnnuvvv0*2,
  vvv0*2,ttt3vvv0*3,uuu3vvv1uuu3vvv0*10,uuu2vvv0*3,
  vvv0uvv0suu0*19,vvv0*2,
  vvv0tuu0rtu0*3,pss5lnokoqrdnpqanqqaknokloofknoloqr7loogmopglnoooqr6npq9looaprs6vvv0*2,
  vvv0tuu0rtu0*4,qtt0oqrbrtt1orrcprs6pss6prs3oqqaorrampp9nqq8prs9oqrdorr6rtu0vvv0*2,
  vvv0tuu0rtu0*4,orr8npq9npqanqq8npqcnpq9prs5oqr8orr6nqq7pss5nqq6nqq9npq7qst3vvv0*2,
  vvv0*2,uvv0*19,vvv0*2,
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
  5bd4tuu3*2,dge6vm50*5,sqi1tuu1lqr1ekm4lpp2ptt0*8,qtt1
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
  vvv0vvu0vuq0*18,vut0vvv0*2,
  vvv0vqg2vm50*6,vm51ul50*2,vm50*3,vm51ul52vm50*4,vn60vvv0*2,
  vvv0vqf2vm50*4,sk53ph4c*2,mf3boh4bpi4bog4dph4dqi45ng39vm50*5,vvv0*2,
  vvv0vrj1vn70*18,voa1vvv0*2,
  vvv0vvv2uvv0*8,vvv2vvv1uvv0*8,uvv2vvv0*2,
  vvv0uvv6vvv0*2,ttt8ttt5uuu3sttavvv0*2,uvv6*2,vvv0*2,tuu4rssarrrhstt7ttu7vvv0uvv3vvv0*2,
  vvv0uvv6vvv0*2,ttu4qrr6uuu2*2,vvv0*2,uvv6*2,vvv0*2,qrrcqqr7stt5uuu3uvv3vvv0uvv3vvv0*2,
  uvv1vvv0uvv0*8,vvv0*2,uvv0*8,vvv0*2,ttu1
  sss1vvv0*20,tuu1rss0
join-trade 358x638
~ EO9I vjPI GC9c yzhh HeN6 ROS_ ee7n yzhh fxJ1 pTgf pl1u q9I2 mVV- q9I2 rpPv q9I2 7JsF q9I2 I5TS q9I2
~ kd9a q9I2 I5TS q9I2 1o0a q9I2 ajJT q9I2 8G0v q9I2 AKWg q9I2 G60C q9I2 xakh q9I2 PMgZ q9I2 P42p U7-V
~ WGe9 tIyZ WFp9 W6Tz JnO4 yzhh vr1o l_Ve e4Az Dh7M yzhh AQeA l_Ve 3NB8 yzhh eh42 l_Ve MGMc pn0h fwR1
~ pk-w Nmur pk-w 9XtD FOJb 2FQ4 fy5Q FOJb JG6e cBlz feF6 0HON
  pqqdqrr8pqq8pqr5rss0*15,sss0stt0ttt0tuu0
  tuu0ttt0tts0*19,tut0tuu0
  vur0vus0*2,vtq0*7,vtp0vto0vtq0*10,uus0
  vur0tuu7*2,vur0vtq0*5,vtp0vn90vm60vsl1vtq0*6,vto1vob0vto0vuq0
  utq1vvv2*2,vuq0vtq0*5,vtp0vm60vm50vri1vtq0*7,vqh1vri1vuq0
  vtq0vmh2voj2vtq0*6,vtp0oni2mke1uso1vtq0*2,rrn2fih1usp2vtq0vso1uic1vso1vuq0
  vso2ujd1vto0vtq0*2,vsm0*2,vtq0vtp0aef418a0*2,4ab2rqn3vtq0jkj518a0oom5vtq0*2,vni2voi2vuq0
  vtq0kon2mpo3vtq0*2,vob1vpd1vtq0nnl518a0*4,bff5vtq0rrp1jnm2tsp0vtq0vto1vob0vto0vuq0
  tsp2fmm1utp1vtq0vtp0voj0vpk0vtp0jkj518a0*4,7cd5jon36ik0*2,7il0oqo2vtq0vqh1vri1vuq0
  vtq0*3,vso1uga1ue70*2,uha1iji618a0*4,5bd77ik06ik0*3,9jl2vtq0*3,vuq0
  vtq0*3,ulg2ue70*4,idb718a0*4,2ac26ik0*5,vtp0vtq0*2,vuq0
  vso0vok0vqn0uke2ue70*4,ic8318a0*4,2ac26ik0*5,vso1vol0vqm1vuq0
  vsq0vqp0vrp0vpm1vnj0*4,plk1gkl0*4,hlm1jpq0*5,vsr1vqp0*2,vut0
  vvv0*18,vvv1vvv0tuu1vvv0*2,
  vvv0*15,rtsapsr9orqdqsrgrts7jom9vvv0*2,
  vvv0*16,uuu3vvv0*6,
  vvv0*11,uuu4jlllmnoilmngoppbhjjhklmflmngopp9mnnbvvv0*2,
  vvv0*11,pqq7nooastt5stt1vvv0ttu1rss4ttu1ttt2*2,vvv0*2,
  vvv0*23,
  vvv0*6,uuv4ttt7ttt6stt8stt7vvv0*5,sssdrss8rssdsssasss8vvv0*2,
  vvv0*9,tuu6rssevvv0*2,rss1rrs3uuu2rrr3*2,ttt2vvv0*4,
  vvv0*9,rssbttt6vvv0*2,lmn9kllgklmkikkiikkknoohopqinooivvv0*2,
  vvv0*23,
  vvv0*20,vvv2vvv0*2,
  vvv0*19,rssastt8vvv0*2,
  vvv0*12,uuu4qqrboppfoppeqqrbqrranoogqqrbkmmlvvv0*2,
  vvv0*12,vvv1uuu1vvv0*3,uuu3vvv1vvv0*4,
  vvv0uvv0suu0*19,vvv0*2,
  vvv0tuu0rtu0*5,oqramppekmnhjmmjnpqanqqcknofmppjmopjloofmppinpqblnojpss7vvv0*2,
  vvv0uvv0suu0*10,prs5rtt1stu0qst2suu0*2,qss3suu0*2,vvv0*2,
  vvv0*23,
  vvv0*23,
  vvv0mpp4agi0*18,ejk3vvv0*2,
  vvv0cij619c0*6,2ac23bd47eff3bd75ce95cec3bd319c0*6,vvv0*2,
  vvv0dij619c0*6,8ege8fgc5ce66dfc6df95de52ac119c0*5,1ac0vvv0*2,
  vvv0qss2imn0*18,lop2vvv0*2,
  vvv0uuv4uvv0*8,uuu5uvv4uvv0*5,uuv0*2,uvv0uuu3vvv0*2,
  vvv0uvv7vvv0*2,qrrdoppcttt5rrsdvvv0*2,uvv7*2,vvv0*2,oppgmnnioppnrssastt9vvv0uvv3vvv0*2,
  vvv0vvv3uvv0*8,uvv3vvv3uvv0*2,uuu0uvv0*5,uuu3vvv0vvv1
  ttt1vvv0*20,uuu0sss1
join-without-tasks 358x583
~ EO9I vjPI f00N yzhh HeN6 ROS_ ee7n yzhh fxJ1 pTgf pl1u q9I2 mVV- q9I2 rpPv q9I2 7JsF q9I2 I5TS q9I2
~ kd9a q9I2 I5TS q9I2 1o0a q9I2 ajJT q9I2 8G0v q9I2 AKWg q9I2 G60C q9I2 xakh q9I2 PMgZ q9I2 P42p U7-V
~ WGe9 tIyZ WFp9 W6Tz JnO4 yzhh vr1o l_Ve e4Az Dh7M yzhh AQeA l_Ve 3NB8 yzhh eh42 l_Ve MGMc fwR1 pk-w
~ sRLP pk-w 9XtD FOJb 2FQ4 fy5Q FOJb JG6e cBlz feF6 0HON
  pqqdqrr8oqqdopqapqq8oppaqqr5rss0*12,sss0stt0ttt0tuu0
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
  vvv0*2,uvv0vvv0*8,vvv1vvv0*8,uvv0vvv0*2,
  vvv0*23,
  vvv0gkl519c0*18,5ce3vvv0*2,
  vvv0cij619c0*8,3bd47efa19c0*9,vvv0*2,
  vvv0ejk619c0*8,2ac219c0*9,3bd2vvv0*2,
  vvv0uvv1rss0*8,rss1rst0rss0*8,ttt2vvv0*2,
  vvv0uvv6vvv0*2,uuu3vvv0*2,uuu5vvv0*2,uvv6*2,vvv0*3,uuu3sttattu4uuu4vvv0uvv3vvv0*2,
  vvv0uvv6vvv0*2,sss9oppbtuu4ttt8vvv0*2,uvv6*2,vvv0*2,oppgnoofrrrcttu6uuu6vvv0uvv3vvv0*2,
  vvv0vvv1uvv0*8,vvv2vvv1uvv0*8,vvv2vvv0uuu1
  stt1vvv0*20,uuu1rss0
join-next-step 358x638
~ EO9I vjPI NUlg yzhh HeN6 ROS_ ee7n yzhh fxJ1 pTgf dQay q9I2 CLzX q9I2 I5TS q9I2 IiUf q9I2 3k3O q9I2
~ Rq7l q9I2 nBs- q9I2 DBjZ q9I2 taS- q9I2 444p q9I2 iokD U7-V WGe9 tIyZ WFp9 jGDe JnO4 yzhh vUjf l_Ve
~ e4Az Dh7M yzhh AQeA l_Ve 3NB8 yzhh eh42 l_Ve MGMc pn0h fwR1 pk-w qw3A pk-w 9XtD FOJb 2FQ4 fy5Q FOJb
~ JG6e cBlz feF6 0HON
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
  vvv0*18,vvv1vvv0tuu1vvv0*2,
  vvv0*15,rtsapsr9orqdqsrgrts7jom9vvv0*2,
  vvv0*10,vvv1vvv0*9,vvv1vvv0*2,
  vvv0*7,oppa*2,klm8jklmqrrcrrrblmnanop9lnncjkkbmnocopp9lmnaikkrvvv0*2,
  vvv0*7,tuu1ttt2sss5ttt1ttt5pqq6opp6ttt2stt1ttt1ttt2*3,uuu2vvv0*2,
  vvv0*23,
  vvv0*6,uuv4ttt7ttt6stt8stt7vvv0*5,vvv2rssbrssesttcsssavvv0*2,
  vvv0*9,tuu6rssevvv0*2,rss1rrs3uuu2rrr3*2,ttt2vvv0*4,
  vvv0*9,rssbttt6vvv0*2,lmn9kllgklmkikkiikkknoohopqinooivvv0*2,
  vvv0*23,
  vvv0*20,vvv2vvv0*2,
  vvv0*19,rssastt8vvv0*2,
  vvv0*12,uuu4qqrboppfoppeqqrbqrranoogqqrbkmmlvvv0*2,
  vvv0*12,vvv1uuu1vvv0*3,uuu3vvv1vvv0*4,
  vvv0uvv0suu0*19,vvv0*2,
  vvv0tuu0rtu0*5,oqramppekmnhjmmjnpqanqqcknofmppjmopjloofmppinpqblnojpss7vvv0*2,
  vvv0uvv0suu0*10,prs5rtt1stu0qst2suu0*2,qss3suu0*2,vvv0*2,
  vvv0*23,
  vvv0*23,
  vvv0mpp4agi0*18,ejk3vvv0*2,
  vvv0cij619c0*6,4bd64ce82ac33bd43bd63bd25ce919c0*6,vvv0*2,
  vvv0dij619c0*5,1ac19ghb6df76df94ce46df26df63bd419c0*5,1ac0vvv0*2,
  vvv0qss2imn0*18,lop2vvv0*2,
  vvv0uuv4uvv0*8,uuu5uvv4uvv0*5,uuv0*2,uvv0uuu3vvv0*2,
  vvv0uvv7vvv0*2,qrrdoppcttt5rrsdvvv0*2,uvv7*2,vvv0*2,oppgmnnioppnrssastt9vvv0uvv3vvv0*2,
  vvv0vvv3uvv0*8,uvv3vvv3uvv0*2,uuu0uvv0*5,uuu3vvv0vvv1
  ttt1vvv0*20,uuu0sss1
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
  afg6uuu6*2,afg7rk63vpd1vvt1vn60llb1rl81vm50*3,fe82ul51vsm2vsm1vm50ug61ue70*4,
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
  vvv0vvv1stt6rrsbqrrdsstarssdssseqrrdsst8vvv0*4,uuu3uuu6uuu8uuu2vvv0inl7vvv1*2,vvv0
  vvv0vvv1uuu3stt6tuu5ttt5*2,uuu4stt5vvv3vvv0*4,sttatuu5tuu6ttt3vvv1orp4vvv0vvv1vvv0
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
  vvv09fg619c0*6,2ac19fhi8fgg4ce65ce65de819c0*7,stt6vvv0
  vvv09fh619c0*6,6df84cd24bd14bd45de35ce419c0*7,stt5vvv0
  vvv0rst2loo0*8,mop0*2,loo0*8,npq1vvv0*2,
  vvv0uuu5vvv0*8,uuu5uvv5vvv0*2,vvv2vvv1*3,vvv0*2,vvv1vvv3vvv0
  vvv0uvv7vvv0*3,vvv1tuu6vvv0*3,uvv7*2,vvv0*2,pqqanopfqrrdoppesst4vvv0*2,uvv7vvv0
  vvv0uvv7vvv0*3,ttt6tuu2vvv0*3,uvv7*2,sst7nooknopgppqmpqqfpqqdoppcnoomvvv0uvv7vvv0
  vvv0uvv3uvv0*8,uuv3vvv3uvv0uuv0uuu0*2,uuu1uvv0*3,uvv1vvv1vvv0
  tuu1vvv0*21,sss1
place-first 358x802
~ EO9I vjPI ntLj yzhh HeN6 yzhh 0y2J gAG1 174L ucDr 1zB6 ucDr 4ABN ucDr up2w ucDr Au-4 ucDr n7K3 ucDr
~ ezt3 ucDr umtd ucDr UtM4 ucDr sp9R 174L ucDr Jspu ucDr mfLP ucDr sish ucDr QJlA ucDr umtd ucDr n7K3
~ ucDr ezt3 ucDr QXS0 ucDr _ox5 Hmg5 ddTU piJD MCj1 AkQn nl_c zUwo Ybs_ Fncx Aj2x cCIm QBD0 zK-p FCka
~ UUdj jEQJ yE-b ly4c Vs5i IEGG x0OB Eknk AIH5 gYm3 a8_w DgWX sfxi Eknk AIH5 gYm3 zWEF lifh TqXt usqD
~ q9I2 EPxX q9I2 U097 q9I2 -EtK q9I2 1SHN q9I2 1-cH q9I2 h2Sj q9I2 kd9a q9I2 SCVR q9I2 dWlI usqD q9I2
~ vCww q9I2 1TYY q9I2 -YLy q9I2 QGcr q9I2 kd9a q9I2 1-cH q9I2 h2Sj q9I2 PR5N q9I2 Ukt2 ggco IrjG Y5vZ
~ 9CPD jnna hO36 aoQ9 t61d Cdsv t61d 1SCD 5CPI cBlz feF6 0HON
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
  ue70*3,ui61vm50*4,qk62vm50ee84big5tm60tm70*2,vm50*3,qk6228a118a0*3,
  ue70*4,vl50vqg1voc1ql80tm60vm50*2,vm60vm50*2,vm80vm60uh61vm509c8418a0*4,
  ue70*4,vj61vri1ike26ik08ij0tm61vm50*3,vmd0vlj0vlh0vk60uk6318a0*5,
  vrp0*4,vsp0vtp0rss0pst0*2,utq0vtp0*3,vts0*3,vtp0vtp1opq0*5,
  vvv0*23,
  vvv0uuu1hijijkkloppcgijjgiikmnngpqq9noo9oppboppenoohttt6lmnmlmnhmnnpopqbmnnfnophpqqcvvv0*2,
  vvv0*10,ttt5ttt4vvv0sss5uuu2tuu4vvv0*2,uuu4ttt4vvv0*3,
  vvv0*8,uvv2rrrbqrrgsst9rrrgrssfvvv0*9,
  vvv0*9,vvv1*2,uuu2vvv0*11,
  vvv0loo3gkl0*18,gkm0uvv2vvv0
  vvv0uuu5vvv0*3,sttcsssdttt8pqqgrrraqrreuuu7ttt5sstbttt8vvv0*3,uuu5rssbrssavvv1vvv0
  vvv0vvv1vvv0*3,uuu1sss7ttt2uuu3ttt5uuu2rrs7stt5stt2ttu2vvv0*3,vvv1uuu4uuu3vvv0*2,
  vvv0*23,
  vvv0vvv1tuu4ttt6ttt7tuu5ttt6tuu7sss7ttt4vvv0*4,vvv1vvv2vvv3vvv0*2,orp3vvv0vvv1vvv0
  vvv0vvv1ttt6qrrbrssbsssarrrcsssaqrrbtuu7vvv0*4,sssdttt9sttbsss6vvv1inl8vvv1*2,vvv0
  vvv0vvv1vvv0*19,vvv1vvv0
  vvv0vvv1ttt7sssdttu6tuu5uuu7uuu3ttt8sstdvvv0*5,vvv1vvv2uuu4vvv1vvv0*2,vvv1vvv0
  vvv0vvv1tuu4ttt4stt7rss8stt9stt7rrsbttt5vvv0*5,uuu4ttt4uuu3vvv2ckgavvv1*2,vvv0
  vvv0vvv1qrrfpqqeqqrhoppinoomvvv0*9,stt7sssbuuu7uuu1vvv0vvv1vvv0
  vvv0vvv1vvv0*21,
  vvv0*23,
  vvv0vvv1vvv0*14,lno1qqp2vtq1vpm0vts1vvv0*2,
  vvv0vvv1vvv0*8,pqqgnoolrss9ppqjoppjtuu628a1oj83uob1ug70vol3vvv1vvv0
  vvv0vvv1stt9uuv1vvv0*2,vvv1vvv0*4,vvv1vvv0vvv1uvv3vvu2tm81vm50tk53tm71vsm2vvv1vvv0
  vvv0vvv1stt9stt7vvv0*2,uuu6ttt8rssbttt7stt9rssdsss7sttbrrsbvvu2tl82vm50rj44vn60vtp1vvv1vvv0
  vvv0vvv1vvv0*11,uuu6*2,vuu3ug60vl60vm60fe83jmm6vvv1vvv0
  vvv0vvv1vvv0*10,vvv1tuu2uuu3vvv0ulh0vok1onl3chi0pqq4vvv1vvv0
  vvv0*23,
  vvv0mpp3ejk0*18,gkl1vvv1vvv0
  vvv09fg619c0*7,6dfd6dfb2ac12bd23bd319c0*7,stt6vvv0
  vvv09fh619c0*6,7efa7ef76df76df98eg87ega19c0*7,stt6vvv0
  vvv0mpp3ejk0*18,gkl1vvv1vvv0
  vvv0uuv4uvv0*8,uuu4vvv3uvv0*8,uvv1vvv1vvv0
  vvv0uvv7vvv0*4,vvv2vvv0*3,uvv7*2,vvv0*2,ppqdnoogqqreoppgsst4vvv0*2,uvv7vvv0
  vvv0uvv7vvv0*3,sst8sst6vvv0*3,uvv7*2,sst7ppqgqrrbqrristt8rrrapqqboppkvvv0uvv7vvv0
  vvv0uuu5uvv0*8,uuu5uvv4uvv0stt4rss5ttt4qrr8ttt3ttt1tuu2uvv1vvv2vvv0
  uuu1vvv0*21,stt1
  rss0sss0*19,stt0rrr0sss0
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
  vvv0vvv1stt9tuu4vvv0*2,vvv2vvv1*2,vvv0*2,vvv1vvv0vvv1uuu5vvu2vm81oh47lf3etm71vsn2vvv1vvv0
  vvv0vvv1stt9tuu4vvv0*2,uuu5ttt7rssattu6stt9rssdsst7tttarssavvu2tl72rj49oh4evn60vso2vvv1vvv0
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
  tuu0ttt0tts0*18,ttt0tut0tuu0
  vtr0vus0*2,vtq0*19,uus0
  vur0uuu6*2,vur0vtq0*6,vtp0vto0vtq0*11,
  vur0vvv2*2,vuq0vtq0*5,vsn0vn70vm50vqh1vtq0*10,
  vtq0vuq0*2,vtq0*6,vqh1vm50*2,vo91vtq0*10,
  vtq0*9,vsn0vn70vm50vqh1vtq0*10,
  vtq0*9,rqn2gih1fhf0mnl2vtp0vtq0*2,utp19ee2bff3vtp0vtq0*3,
  vtq0*3,vtp0vrk0vtp0vtq0*2,nnl428a118a0*3,cgg5vtp0vtq0rqn518a0*2,tso4vtq0*3,
  vtq0*3,vqg1vm50vrj1vtq0vtp14ab318a0*5,nnl5vtq0*2,mnl2nol2vtq0*4,
  vtq0*3,vsm0vpe0vto0vtq0qqn518a0*6,fih5tsp1gmm18jl0*2,hnn1utp0vtq0*2,
  vtq0*2,vrn1ulf0ujc0ulg0vso0ppm518a0*6,ehg6bkl26ik0*4,dlm3vtp0vtq0
  vtq0vqm1uf80ue70*3,ug91pol718a0*6,7ef86ik0*6,qrp3vtq0
  vtq0uic2ue70*5,ogc818a0*6,3ce36ik0*6,nqo3vtq0
  vtq0uf82ue70*5,od8418a0*6,3ce36ik0*6,nqo3vtq0
  vso1uf81ue70*5,od8318a0*6,3ce36ik0*6,nqo3vpm1
  vut0vqo0*6,tqo1mop0*6,npq0nrs0*6,ttt1vsr0
  vvv0*23,
  vvv0*4,vvv1hjjemnndnooavvv0pqqfoppcrrrbopphrrr8qqrcttt5rssasss8vvv0*5,
  vvv0*5,pqq6rrr7qrr2mnndnop8jklgopp5ttt6qqq3noo8lnnbmnndsst3vvv0*5,
  vvv0*8,uuu3uvv2vvv3vvv0uuu5*2,vvv0*9,
  vvv0*8,uvv2rssarrrdrrsbsstatttavvv0*9,
  vvv0*2,uuu0tuu0*17,uuu0vvv0*2,
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
