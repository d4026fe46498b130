open 358x64
~ Zd4D nbl_ AitK eoqr rQW2 cjbG rQW2 C6gZ rQW2 r_ML
  rrsarss8uvv0*21,
  uvv0*6,uuu0tuu0*6,uuu0tuu0*3,uuu0tuu0*4,uuu1
  uvv0*6,tuu5qrrapqqbqrr6pqqdpqqatuu5*2,sss7opqettt3tuu5tuu3pqqboppdstt4sst9
  uvv0*6,tuu5rss7rss6stt3sss5rss6tuu5*2,stt5rss7tuu3tuu4tuu3rss6rss8ttt3sst9
claim 358x558
~ Zd4D nbl_ swp6 5yRw vNuW 5yRw g0yF 5Nyg aC3s FZz_ 9P1o FZz_ LnJ1 FZz_ u8SI FZz_ Mcel FZz_ u3sl FZz_
~ 6azM FZz_ APvZ FZz_ VLyd FZz_ Qn3a aC3s FZz_ GkfE FZz_ hL8U FZz_ EIs3 FZz_ Tc2D FZz_ APvZ FZz_ u3sl
~ FZz_ 6azM FZz_ katw FZz_ 1w2g IHGa -n8H -ZDY Q2jf ghl6 73K- lG7O e3P1 hYC5 bTRl Av-U tBB9 K5u5 YomK
~ oenl HVM7 K5u5 A5BA WnUl oKtF aMjb S01A s4zy tPo2 26kW qWy0 Y20Y xdUZ 1yTR vwxF
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
claim-under-way 358x593
~ Zd4D nbl_ LG4X 5yRw vNuW 5yRw g0yF 5Nyg aC3s FZz_ 9P1o FZz_ LnJ1 FZz_ u8SI FZz_ Mcel FZz_ u3sl FZz_
~ 6azM FZz_ APvZ FZz_ VLyd FZz_ Qn3a aC3s FZz_ GkfE FZz_ hL8U FZz_ EIs3 FZz_ Tc2D FZz_ APvZ FZz_ u3sl
~ FZz_ 6azM FZz_ katw FZz_ 1w2g IHGa -n8H -ZDY rPLp ghl6 73K- lG7O e3P1 hYC5 bTRl hYTC yjpr Ek34 OXsN
~ E33G t8km _Wox AWtJ yQl3 jIZ1 K5u5 T0E- PAq_ K5u5 A5BA WnUl oKtF aMjb S01A s4zy tPo2 26kW qWy0 Y20Y
~ xdUZ 1yTR vwxF
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
  vvv0*2,uvv0*3,ttt4uvv0uuu3vur0vuq0vtq2vuq0*3,uus1qsr1psr1prq3qsr0*2,qss0vvv0*2,
  vvv0ttu0stt0*5,tts2voa0*6,nng67hd0*5,8id0uuu3vvv0
  vvv0*2,vvu0*19,vvv0*2,
  vvv0vpe2vm50*18,vm60vvt1vvv0
  vvv0voc2vm50*3,qi4aoh4bng3dle3eqi48rj48ng4fph4eng3gpi48rj4aph48vm51vm50*3,vus2vvv0
  vvv0vpe2vm50*8,tk53vm50vm51vm50*7,vm60vvt1vvv0
  vvv0vvv1uut0*8,vut1vvt1uut0*8,uuu1vvv0*2,
  vvv0uvv6vvv0*4,vvv2vvv0*3,uvv6*2,vvv0*2,stt7uuu6vvv1uuu4uuu2vvv0*2,uvv5vvv0
  vvv0uvv6vvv0*3,sst8sst6vvv0*3,uvv6*2,vvv0*2,qrr9qqqepqqbuuu4uuv2vvv0*2,uvv5vvv0
  vvv0vvv1uvv0*8,vvv1*2,uvv0*8,uvv1vvv0*2,
  vvv0*5,tuu6oqrhoqrjttu5rss8vvv1uuu5ttt7tuu5tttattt6stt5ttt5vvv0*5,
  vvv0*5,uuu2*2,uuu3uuu5uvv0vvv0*2,vvv1uuu1tuu4uuv2stt3uvv1vvv0*5,
  uuu1vvv0*21,stt1
  rss0uuu1vvv0*19,rss1sss0
claim-locked 358x658
~ Zd4D nbl_ eF9b 5yRw vNuW 5yRw g0yF 5Nyg aC3s FZz_ 9P1o FZz_ LnJ1 FZz_ u8SI FZz_ Mcel FZz_ u3sl FZz_
~ 6azM FZz_ APvZ FZz_ VLyd FZz_ Qn3a aC3s FZz_ GkfE FZz_ hL8U FZz_ EIs3 FZz_ Tc2D FZz_ APvZ FZz_ u3sl
~ FZz_ 6azM FZz_ katw FZz_ 1w2g IHGa -n8H -ZDY rPLp ghl6 73K- lG7O iePw hYC5 bTRl Pprz Qf4K JbDL E9vW
~ Miv_ 7spe q2t_ Ek34 OXsN E33G t8km _Wox AWtJ yQl3 jIZ1 K5u5 YomK oenl HVM7 K5u5 A5BA WnUl oKtF aMjb
~ S01A s4zy tPo2 26kW qWy0 Y20Y xdUZ 1yTR vwxF
  qqrapqqcpqq9opq9pqq6rss0*14,sss0stt0ttt0tuu0
  ttt0oqq0npp0*2,qqp0tro0*13,sqp0tqp0*2,tss0tuu0
  9ef6eij2*2,18a0jg74vto2vpe1vm50mlb1rl81vm50*3,gf72um51vn80vtp0vob2ue70*3,uf80tol4
  afg6uuu6*2,afg6rk63vpd1vvt1vn61llb1rl81vm50*3,fe82ul51vsm2vsm1vm50ug61ue70*4,
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
  vvv0vvv1uvv0uuu1vvv1stt6vvv1uuu5uut1vut1uts4vvu0*3,vvu1stt2ttt2sts4tut1stt1tuu1vvv0*2,
  vvv0stt0rss0*5,sts2vn70*6,lmd64fa0*5,4gb1uuu3vvv0
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
  rss1vvv0*20,ttt1rss0
claim-under-review 358x631
~ Zd4D nbl_ 1Vhu 5yRw vNuW 5yRw g0yF 5Nyg aC3s FZz_ 9P1o FZz_ LnJ1 FZz_ u8SI FZz_ Mcel FZz_ u3sl FZz_
~ 6azM FZz_ APvZ FZz_ VLyd FZz_ Qn3a aC3s FZz_ GkfE FZz_ hL8U FZz_ EIs3 FZz_ Tc2D FZz_ APvZ FZz_ u3sl
~ FZz_ 6azM FZz_ katw FZz_ 1w2g IHGa -n8H -ZDY rPLp ghl6 73K- lG7O xzyE hYC5 bTRl Pprz K4e_ JbDL 19d4
~ Miv_ hALn Ek34 OXsN E33G t8km _Wox AWtJ yQl3 jIZ1 K5u5 YomK oenl HVM7 K5u5 A5BA WnUl oKtF aMjb S01A
~ s4zy tPo2 26kW qWy0 Y20Y xdUZ 1yTR vwxF
  qqrapqqcpqq8opp9pqq7oppa*2,rss0*12,sss0stt0ttt0tuu0
  stt1mop0moo0lno0ppn1trn0*13,tpn0*2,tpo0tsr0tuu0
  8df6gjk2*2,18a0jg74vtp2vqf1vm50lkc1ql81vm50*3,fe82ul51vn91vur0vob2ue70*3,uf80unj4
  bfh6tuu7*2,bfg7sk62vpc1vus1vn71mlb1rl81vm50*3,hf72um51vsm2vrk1vm50ug61ue70*4,
  5bd4tuu3*2,lib8vm50*11,vm60vm50*2,vl60ue70*4,
  18a05aa1jh83vm50*16,vl60ug70ue70*2,
  qj60vm50vo91vm50*5,sj41hc21pi44sk42c811fa22vm50*5,tm70tm60vl50vk60
  vm60vm50voc1vm50*5,qi43d914oh45gb25oh45gb25ng35vm50*4,ola1pl91vm60voa0
  vli0vm70vm50*7,hc25oh45fa25pi45hc25mg35vm50*6,vsn2vvv0
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
  vvv0*3,vvv3vvv2vvv0uvv3vvv4uuu5vvv2vvv0vvv3uuu5vvv1uuu4ttt9uvv1uuu5vvv2vvv0*4,
  vvv0*3,sstbrssarsscsssbrsscuuu6sst8rrs7sssbttt7rss9stt8sssasss7ttt9sss8tuu4vvv0*3,
  vvv0*8,uvv0*6,vvv0*9,
  vvv0*8,rrs6pqq7pqqbqrr9qrr7qrrauvv0vvv0*8,
  vvv0*23,
  vvv0stt5ttt6rss8sss5vvv0ttt7uuu3tuu7vvv2vvv3vvv0*5,vvv4vvv0vvv1*2,vvv2vvv1vvv0
  vvv0sss8sss7qrrastt7qqqestt9rrrcrrs9rssaqrrcvvv0*3,uvv2stt6ttt9rsscstt6ttt6stt7vvv1vvv0
  vvv0ttu0stt0*5,tts2voa0*6,nng67hd0*5,8id0uuu3vvv0
  vvv0*2,uvv0*5,vvv0vur0vuq0*5,uus1qsr0*5,qss0vvv0*2,
  vvv0vsl1vpd0*18,vqf0vvv0*2,
  vvv0voc2vm50*3,qi4a*2,pi49ph4brj46tl53rj4csk57qj4dtl56tk56ng3avm51vm50*3,vus2vvv0
  vvv0vpc2vm50*3,ul52ul51sk52tk52ul53qi49sk52sk56sk53rj42ul52ph43vm50*4,vus2vvv0
  vvv0vtq0vrk0*18,vsm0vvv0*2,
  vvv0uuu5uvv0*8,uuu5uvv4uvv0*2,uuv0uvv0*2,uuu0uvv0*2,uvv1vvv2vvv0
  vvv0uvv7vvv0*3,sst8rss9vvv0*3,uvv7*2,vvv0*2,noogoppkoppdstt8tuu5vvv0*2,uvv6vvv0
  vvv0uvv3uvv0*8,uuv3vvv3uvv0*8,uvv1vvv0*2,
  vvv0*5,vvv1uuu5tuu6vvv0*4,vvv1vvv0vvv1vvv2uuu1uvv1vvv0*5,
  vvv0*5,stt7oqqfpqrgrssaqrs9vvv1ttu5ttt7stt7rssdstt6rrr6ttt5vvv0*5,
  vvv0*22,uuu1
  stt1vvv0*20,tuu1rss0
claim-failed 358x664
~ Zd4D nbl_ bRpc 5yRw vNuW 5yRw g0yF 5Nyg aC3s FZz_ 9P1o FZz_ LnJ1 FZz_ u8SI FZz_ Mcel FZz_ u3sl FZz_
~ 6azM FZz_ APvZ FZz_ VLyd FZz_ Qn3a aC3s FZz_ GkfE FZz_ hL8U FZz_ EIs3 FZz_ Tc2D FZz_ APvZ FZz_ u3sl
~ FZz_ 6azM FZz_ katw FZz_ 1w2g IHGa -n8H -ZDY rPLp ghl6 73K- lG7O e3P1 hYC5 bTRl hYTC yjpr _8Eo 6tb6
~ mLBR Ek34 OXsN E33G t8km _Wox AWtJ yQl3 jIZ1 K5u5 m_8E oenl HVM7 K5u5 aMjb xdUZ 1yTR vwxF
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
~ Zd4D nbl_ pi08 5yRw vNuW 5yRw g0yF 5Nyg aC3s FZz_ 9P1o FZz_ LnJ1 FZz_ u8SI FZz_ Mcel FZz_ u3sl FZz_
~ 6azM FZz_ APvZ FZz_ VLyd FZz_ Qn3a aC3s FZz_ GkfE FZz_ hL8U FZz_ EIs3 FZz_ Tc2D FZz_ APvZ FZz_ u3sl
~ FZz_ 6azM FZz_ katw FZz_ 1w2g IHGa -n8H -ZDY rPLp ghl6 73K- lG7O e3P1 hYC5 bTRl hYTC yjpr _8Eo 6tb6
~ ZKeN Ek34 OXsN E33G t8km _Wox AWtJ yQl3 jIZ1 K5u5 YomK oenl HVM7 K5u5 aMjb xdUZ 1yTR vwxF
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
  vvv0*5,ttt4vvv0uuu3vus0*2,vur2vus0*3,uut0rts1*2,rss3stt0*2,sut0vvv0*2,
  vvv0ttt0rss0*5,sts2vn90*6,mmf65gc0*5,6hc0uuu3vvv0
  vvv0*23,
  vvv0vqf2vm50*18,vn70vvu1vvv0
  vvv0voc2vm50*3,ph4doh4cmf3cmf3epi49qi49ng4fqi4cng3gpi49sk59gb2evm51vm50*3,vus2vvv0
  vvv0vpd2vm50*8,tk53vm50vm51vm50*7,vm60vvt1vvv0
  vvv0vvu1utr0*18,vut1vvv0*2,
  vvv0uvv6vvv0*9,vvv2vvv0*9,vvv4vvv0
  vvv0uvv6vvv0*8,ttt6rss7vvv0*9,uvv5vvv0
  vvv0vvv1uvv0*18,uvv1vvv0uuu1
  stt1vvv0*20,uuu1rss0
claim-only 358x723
~ Zd4D nbl_ iyST 5yRw vNuW 5yRw g0yF 5Nyg aC3s FZz_ 9P1o FZz_ LnJ1 FZz_ u8SI FZz_ Mcel FZz_ u3sl FZz_
~ 6azM FZz_ APvZ FZz_ VLyd FZz_ Qn3a aC3s FZz_ GkfE FZz_ hL8U FZz_ EIs3 FZz_ Tc2D FZz_ APvZ FZz_ u3sl
~ FZz_ 6azM FZz_ katw FZz_ 1w2g IHGa -n8H -ZDY rPLp ghl6 73K- lG7O e3P1 hYC5 bTRl hYTC yjpr Ek34 OXsN
~ E33G t8km _Wox AWtJ yQl3 jIZ1 Z7Zz C3jw mJA7 L1tQ 6X6r 5yRw upPJ SO_5 kuDl xoXP EApw Rb2d K5u5 29AZ
~ K5u5 A5BA WnUl oKtF aMjb S01A s4zy tPo2 26kW qWy0 Y20Y xdUZ 1yTR vwxF
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
  vvv0*2,uvv0*3,ttt3uvv0uuu2vur0vuq0vtq2vuq0*3,uus1qsr1psr0prq2qsr0*2,qss0vvv0*2,
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
  vvv0tuu1pqr0*8,prr0prs0pqr0*8,qss2vvv0*2,
  vvv0uvv6vvv0*4,vvv2vvv0*3,uvv6*2,vvv0*2,ttt5uuu5vvv1uuu4vvv0*2,vvv1vvv4vvv0
  vvv0uvv6vvv0*3,sst8sst7vvv0*3,uvv6*2,vvv0*2,pqqbpqqfpqqcuuu4*2,vvv0*2,uvv5vvv0
  vvv0vvv2uvv0*8,vvv2vvv1uvv0*8,uvv1vvv0*2,
  vvv0*5,uuv3rsseqssfuuv2tuu6vvv0uvv3uuu5uvv2uuu6uuu4ttt4tuu4vvv0*5,
  vvv0*5,tuu4rss5stt7*2,stt3vvv0uuu2*2,tuu4stt8tuu4sss4uuu2vvv0*5,
  uuu1vvv0*21,ttt1
  rss0vvv0*20,stt1sss0
claim-all 358x774
~ Zd4D nbl_ z26J 5yRw vNuW 5yRw g0yF 5Nyg aC3s FZz_ 9P1o FZz_ LnJ1 FZz_ u8SI FZz_ Mcel FZz_ u3sl FZz_
~ 6azM FZz_ APvZ FZz_ VLyd FZz_ Qn3a aC3s FZz_ GkfE FZz_ hL8U FZz_ EIs3 FZz_ Tc2D FZz_ APvZ FZz_ u3sl
~ FZz_ 6azM FZz_ katw FZz_ 1w2g IHGa -n8H -ZDY IEFI ghl6 73K- lG7O e3P1 hYC5 bTRl J4Bs Uwck L24I ab0k
~ 2tXt reWF pJqp 1_aq BBzt a5ZB eegs 2tXt reWF pJqp 1_aq BBzt a5ZB Z7Zz C3jw mJA7 L1tQ 6X6r 5yRw upPJ
~ SO_5 kuDl xoXP EApw Rb2d K5u5 29AZ K5u5 A5BA WnUl oKtF aMjb S01A s4zy tPo2 26kW qWy0 Y20Y xdUZ 1yTR
~ vwxF
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
  vvv0qss2kno0*18,mop1vvv0*2,
  vvv0uuu5uvv0*8,uuu5uvv5uvv0*2,uuv0uvv0*2,uuu2uvv0*2,uvv1vvv2vvv0
  vvv0uvv6vvv0*3,sst8rss9vvv0*3,uvv6*2,vvv0*2,noogoppkoppdttt7tuu5vvv0*2,uvv6vvv0
  vvv0vvv3uvv0*8,uvv3vvv2uvv0*8,uvv1vvv0*2,
  vvv0*5,vvv1tuu6ttu8vvv0vvv1vvv0*2,vvv2vvv0vvv3*2,uuu2*2,vvv0*5,
  vvv0*5,stt7oqrdprrerssaqss8vvv1tuu5ttt6stt7rsscttt5rrs6ttt4vvv0*5,
  vvv0*22,tuu1
  sss1vvv0*20,ttt1rss0
claim-all-later 358x629
~ Zd4D nbl_ eS7Y 5yRw vNuW 5yRw g0yF 5Nyg aC3s FZz_ 9P1o FZz_ LnJ1 FZz_ u8SI FZz_ Mcel FZz_ u3sl FZz_
~ 6azM FZz_ APvZ FZz_ VLyd FZz_ Qn3a aC3s FZz_ GkfE FZz_ hL8U FZz_ EIs3 FZz_ Tc2D FZz_ APvZ FZz_ u3sl
~ FZz_ 6azM FZz_ katw FZz_ 1w2g IHGa -n8H -ZDY IEFI ghl6 73K- lG7O e3P1 hYC5 bTRl J4Bs Z5Ev L24I ab0k
~ 2tXt reWF pJqp 1_aq BBzt a5ZB eegs 2tXt reWF pJqp 1_aq BBzt a5ZB K5u5 NJXN K5u5 A5BA WnUl oKtF aMjb
~ xdUZ 1yTR vwxF
  qqrapqqc*2,pqq8opq8rss0*14,sss0stt0ttt0tuu0
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
  vvv0*5,vvv2uuu3uvv4vvv2vvv0uuu4vvv2vvv0uuu4uuu3uvv5vvv0*7,
  vvv0*4,ttt6sss8sstarrrarrs9ttu4rssdstt8tuu4rssbrss8sttarssarrr8vvv1vvv0*4,
  vvv0*3,uuu5uuv3rsshttt8uuu6tuu6tttattu6tttauuu5tttatuu5uuu5ttt7ttt8sttbvvv0*4,
  vvv0*3,vvv2sss8uuu2tuu2uvv3stt5ttt5ttt2uuu2uuu1tuu1ttt3uuu2ttu1tuu6tuu2vvv0*4,
  vvv0*23,
  vvv0vvv1uvv2uvv1uuu1*2,vvv0*13,rts2vvv0vvv1vvv0
  vvv0vvv1qrrdqqqeoppgqrrcvvv0*10,stt7rsshuuu6eli9vvv1*2,vvv0
  vvv0vvv1vvv0*19,vvv1vvv0
  vvv0vvv1ttt5ttu6stt6stt4vvv0*11,vvv2*2,orp3vvv0vvv1vvv0
  vvv0vvv1rss9rrsaqrrcsst9vvv0*10,ttt7sssfuuu5inl8vvv1*2,vvv0
  vvv0*23,
  vvv0uvv0stt0*18,tuu0vvv0*2,
  vvv0agi619c0*7,1ac119c0*10,1ac1tuu4vvv0
  vvv09fg619c0*6,6df7chijbhii7efa9fha9fhd19c0*7,stt6vvv0
  vvv0cij619c0*6,2ac219c0*11,3bd1tuu3vvv0
  vvv0vvv1uvv0*8,vvv2vvv1uvv0*8,uvv1vvv0*2,
  vvv0uvv6vvv0*4,uuu5vvv0*3,uvv6*2,vvv0*2,rrrbttt9tuu5uuu4uuu3vvv0*2,uvv5vvv0
  vvv0uvv6vvv0*3,ttt7ttt4vvv0*3,uvv6*2,vvv0*2,sss5qrrbqrr8uuu4vvv1vvv0*2,vvv4vvv0
  vvv0vvv1uvv0*8,vvv1vvv0uvv0*8,vvv1vvv0tuu1
  stt1vvv0*20,uuu1rss0
claim-all-in-part 358x740
~ Zd4D nbl_ rsjV 5yRw vNuW 5yRw g0yF 5Nyg aC3s FZz_ 9P1o FZz_ LnJ1 FZz_ u8SI FZz_ Mcel FZz_ u3sl FZz_
~ 6azM FZz_ APvZ FZz_ VLyd FZz_ Qn3a aC3s FZz_ GkfE FZz_ hL8U FZz_ EIs3 FZz_ Tc2D FZz_ APvZ FZz_ u3sl
~ FZz_ 6azM FZz_ katw FZz_ 1w2g IHGa -n8H -ZDY IEFI ghl6 73K- lG7O e3P1 hYC5 bTRl wCye Uwck _8Eo 6tb6
~ mLBR ZKeN L24I ab0k 2tXt reWF pJqp 1_aq BBzt a5ZB eegs 2tXt reWF pJqp 1_aq BBzt a5ZB K5u5 m_8E oenl
~ HVM7 K5u5 aMjb xdUZ 1yTR vwxF
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
  vl60vm50mi73vm50*6,qi48lf3dle3clf3avm50*6,vn80vn70sk60pj60
  ue70uf70vj60vm50*6,tl50sk51sk52ul52vm50*6,pj627b9118a0*2,
  ue70*3,vi61vm50*14,qk6228a118a0*3,
  ue70*4,vl50vqg1voc1ql80tm60vm50*5,vm80vm60uh61vm509c8418a0*4,
  ue70*4,vj61vri1ike26ik08ij0tm61vm50*3,vmd0vlj0vlh0vk60uk6318a0*5,
  vrp0*4,vsp0vtp0rss0pst0*2,utq0vtp0*3,vts0*3,vtp0vtp1opq0*5,
  vvv0*23,
  vvv0*4,lmmcklmgnnoclmmjikkcikkfghiguuu2ppqamnnkrss9qrresss6qqq9stt5vvv0*4,
  vvv0*4,pqq2qrr4uuu2pqq3pqq4pqq3stt5qrr9qqr5opp4*2,qqq7pqqcopp4uuu2vvv0*4,
  vvv0*6,vvv3vvv2vvv0vvv2vvv0ttt9vvv1ttt7vvv1uuu5*2,vvv0*6,
  vvv0*5,uuu4sss8sst8ttt4rrrbsttattt9ttt6rss9sss7tttastt8vvv0*6,
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
  vvv0vvv1ttt5ttu6stt6stt4vvv0*11,vvv2*2,mqo4vvv0vvv1vvv0
  vvv0vvv1rss9rrsaqrrcsst9vvv0*10,ttt7sssfuuu5jom7vvv1*2,vvv0
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
~ Zd4D nbl_ Ji4t 5yRw vNuW 5yRw g0yF 5Nyg aC3s FZz_ 9P1o FZz_ LnJ1 FZz_ u8SI FZz_ Mcel FZz_ u3sl FZz_
~ 6azM FZz_ APvZ FZz_ VLyd FZz_ Qn3a aC3s FZz_ GkfE FZz_ hL8U FZz_ EIs3 FZz_ Tc2D FZz_ APvZ FZz_ u3sl
~ FZz_ 6azM FZz_ katw FZz_ 1w2g IHGa -n8H -ZDY WfLi ghl6 73K- lG7O e3P1 hYC5 bTRl TA3_ Uwck L24I ab0k
~ 2tXt reWF pJqp 1_aq BBzt a5ZB eegs 2tXt reWF pJqp 1_aq BBzt a5ZB eegs 2tXt reWF pJqp 1_aq BBzt a5ZB
~ eegs 2tXt reWF pJqp 1_aq BBzt a5ZB eegs 2tXt reWF pJqp 1_aq BBzt a5ZB eegs 2tXt reWF pJqp 1_aq BBzt
~ a5ZB eegs 2tXt reWF pJqp 1_aq BBzt a5ZB eegs 2tXt reWF pJqp 1_aq BBzt a5ZB eegs 2tXt reWF pJqp 1_aq
~ BBzt a5ZB eegs 2tXt reWF pJqp 1_aq BBzt a5ZB eegs 2tXt reWF pJqp 1_aq BBzt a5ZB eegs 2tXt reWF pJqp
~ 1_aq BBzt a5ZB eegs 2tXt reWF pJqp 1_aq BBzt a5ZB eegs 2tXt reWF pJqp 1_aq BBzt a5ZB eegs 2tXt reWF
~ pJqp 1_aq BBzt a5ZB eegs 2tXt reWF pJqp 1_aq BBzt a5ZB eegs 2tXt reWF pJqp 1_aq BBzt a5ZB eegs 2tXt
~ reWF pJqp 1_aq BBzt a5ZB eegs 2tXt reWF pJqp 1_aq BBzt a5ZB eegs 2tXt reWF pJqp 1_aq BBzt a5ZB Z7Zz
~ C3jw mJA7 L1tQ 6X6r 5yRw upPJ SO_5 kuDl xoXP EApw Rb2d K5u5 29AZ K5u5 A5BA WnUl oKtF aMjb xdUZ 1yTR
~ vwxF
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
  ue70*3,vi61vm50*14,qk6228a118a0*3,
  ue70*4,vl50vqg1voc1ql80tm60vm50*5,vm80vm60uh61vm509c8418a0*4,
  ue70*4,vj61vri1ike26ik08ij0tm61vm50*3,vmd0vlj0vlh0vk60uk6318a0*5,
  vrp0*4,vsp0vtp0rss0pst0*2,utq0vtp0*3,vts0*3,vtp0vtp1opq0*5,
  vvv0*23,
  vvv0sst4hjkkjklgkllgoopdjlliijkehjjhjllbstt5qqqdnooalmmnsst4oppgnoofttt6oppgsss4qqrdvvv0*2,
  vvv0sst2qrr3rss3qrr3sss2rrr4qqr5qqq2ttt4rss8lmnbppq3sss6noobpqq5opp4*2,sss7noobqqr4vvv0*2,
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
  vvv0vvv1pqqepqqgnooipqqdvvv0*10,stt7rssiuuu7dlh9vvv1*2,vvv0
  vvv0vvv1vvv0*19,vvv1vvv0
  vvv0*23,
  vvv0uvv0uuu0*19,vvv0*2,
  vvv0uuu0tuu0*9,ttt0stt1qrrbstt4rss7qrratuu0*4,vvv0*2,
  vvv0uuu0tuu0*9,pqqanoohopqbpqqeoppcpqq9tuu0tuu1uvv0tuu0vvv0*2,
  vvv0uuu0noofnopglnnhlmmjrss3tuu0*4,rss5pqr9pqrdqrrbpqqbpqrctuu0nqqblopftuu0vvv0*2,
  vvv0uuu0tuu0*8,stt2rss5rss6rss5rss4stt4rss9tuu0uvv0*2,tuu0vvv0*2,
  vvv0uuu0tuu0*8,stt1rss2sst4rss5rss2*2,rss3tuu0*4,vvv0*2,
  vvv0uuu0stt0*5,lop2fkl0*8,gkl1tuu0*4,vvv0*2,
  vvv0*2,uvv0*18,vvv0*3,
  vvv0prr2imn0*18,kno1vvv0*2,
  vvv09fh619c0*5,2ac15ce54bd65ce56df419c0*2,2bd219c0*6,stt6vvv0
  vvv09fg619c0*5,1ac18fgd7efa9fhb7efb5ce58eg95de619c0*6,stt6vvv0
  vvv0jno4agi0*18,cij1vvv1vvv0
  vvv0uvv3uvv0*8,uuv3vvv3uvv0*8,uvv1vvv0*2,
  vvv0uvv7vvv0*3,ttt4rss9vvv0*3,uvv7*2,vvv0*2,noogpqqioppdstt8tuu5vvv0*2,uvv6vvv0
  vvv0uuu5uvv0*3,tuu3uvv0*4,uuu5uvv4uvv0*3,tuu1uvv0uuu0uvv0*2,uvv1vvv2vvv0
  uuu1vvv0*21,stt1
  rss0uuu1vvv0*19,rss1sss0
claim-mixed 358x774
~ Zd4D nbl_ YjZ9 5yRw vNuW 5yRw g0yF 5Nyg aC3s FZz_ 9P1o FZz_ LnJ1 FZz_ u8SI FZz_ Mcel FZz_ u3sl FZz_
~ 6azM FZz_ APvZ FZz_ VLyd FZz_ Qn3a aC3s FZz_ GkfE FZz_ hL8U FZz_ EIs3 FZz_ Tc2D FZz_ APvZ FZz_ u3sl
~ FZz_ 6azM FZz_ katw FZz_ 1w2g DuDc bJyF yjoi OvsX fUSp m6Ur 2ty8 Lyfe T92s JcSE T92s JcSE T92s dUcf
~ JJu- yjoi OvsX uJTM Vb2C Lyfe Lmwa SM9_ uGkr EgFt hpgV hpgV hpgV hpgV hpgV hYC5 bTRl MJ5W Uwck L24I
~ ab0k 2tXt reWF pJqp 1_aq BBzt a5ZB eegs 2tXt reWF pJqp 1_aq BBzt 7xyQ Z7Zz C3jw mJA7 L1tQ 6X6r 5yRw
~ upPJ SO_5 kuDl xoXP EApw Rb2d K5u5 29AZ K5u5 A5BA WnUl oKtF aMjb S01A s4zy tPo2 26kW qWy0 Y20Y xdUZ
~ 1yTR vwxF
  qqrapqqcpqq8opq9qqr4rss0*14,sss0stt0ttt0tuu0
  stt1nop0moo0*2,qpn1trn0*13,tpn0*2,tqo0tsr0tuu0
  8df6gjk2*2,18a0jg74vtp2vqf1vm50lkc1ql81vm50*3,fe82ul51vn91vur0vob2ue70*3,uf80unj4
  bfh6tuu7*2,bfg7sk62vpc1vus1vn71mlb1rl81vm50*3,hf72um51vsm2vrk1vm50ug61ue70*4,
  5bd4tuu3*2,lib8vm50*11,vm60vm50*2,vl60ue70*4,
  18a05aa1jh83vm50*16,vl60ug70ue70*2,
  qj60vm50vo91vm50ul52tk51vm50*13,tm70tm60vl50vk60
  vm50*2,voa1sk52gb2blf3ang3gmf3fqi48rj46rj4bqi4brj4avm50tk53tk54tl56vm50ul53sm70tm70vm50*2,
  vm50*13,ul51qi47*3,ph49sk52vm50*4,
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
  vvv0vvv1pqqfppqgnooipqqdvvv0*10,ttt7rssiuuu6ajfbvvv1*2,vvv0
  vvv0vvv1vvv0*14,uvv0vvv0*4,vvv1vvv0
  vvv0vvv1vvv0*19,vvv1vvv0
  vvv0vvv1pqqbpqqeppqfopphvvv0*10,stt7rssiuuu7bjfbvvv1*2,vvv0
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
  vvv0qss2kno0*18,mop1vvv0*2,
  vvv0uuu5uvv0*8,uuu5uvv5uvv0*2,uuv0uvv0*2,uuu2uvv0*2,uvv1vvv2vvv0
  vvv0uvv6vvv0*3,sst8rss9vvv0*3,uvv6*2,vvv0*2,noogoppkoppdttt7tuu5vvv0*2,uvv6vvv0
  vvv0vvv3uvv0*8,uvv3vvv2uvv0*8,uvv1vvv0*2,
  vvv0*5,vvv1tuu6ttu8vvv0vvv1vvv0*2,vvv2vvv0vvv3*2,uuu2*2,vvv0*5,
  vvv0*5,stt7oqrdprrerssaqss8vvv1tuu5ttt6stt7rsscttt5rrs6ttt4vvv0*5,
  vvv0*22,tuu1
  sss1vvv0*20,ttt1rss0
claim-draws 358x531
~ Zd4D nbl_ _TwU 5yRw vNuW 5yRw g0yF 5Nyg aC3s FZz_ 9P1o FZz_ LnJ1 FZz_ u8SI FZz_ Mcel FZz_ u3sl FZz_
~ 6azM FZz_ APvZ FZz_ VLyd FZz_ Qn3a aC3s FZz_ GkfE FZz_ hL8U FZz_ EIs3 FZz_ Tc2D FZz_ APvZ FZz_ u3sl
~ FZz_ 6azM FZz_ katw FZz_ 1w2g IHGa zifR 73K- lG7O e3P1 hYC5 bTRl EJtf zQhH K5u5 YomK oenl HVM7 K5u5
~ A5BA WnUl oKtF aMjb S01A s4zy tPo2 26kW qWy0 Y20Y xdUZ 1yTR vwxF
  qqrapqqcpqq9opq9qrr2rss0*14,sss0stt0ttt0tuu0
  ttt0oqq0npp0*2,qqp0tro0*13,sqp0tqp0*2,tss0tuu0
  9ef6eij2*2,18a0jg74vto2vpe1vm50mlb1rl81vm50*3,gf72um51vn80vtp0vob2ue70*3,uf80tol4
  afg6uuu6*2,afg7rk63vpd1vvt1vn60llb1rl81vm50*3,fe82ul51vsm2vsm1vm50ug61ue70*4,
  6cd4uuu4*2,kib8vm50*2,vm60*2,vm50*7,vn60vm50*2,vk60ue70*4,
  18a05ab1jh93vm50*16,vk60uf70ue70*2,
  oj60ul50vn80vm50*16,tm60um60vl60vk60
  vm60vm50vpd1vm50*16,nla1pl91vm50vn80
  vli0vm60vm50*5,qj44sj43ul53qi46pi4avm50tl51qi47vm50*6,vsm2vvv0
  vli0vm70vm50*5,pi45lf36lf3aoh44mg37le37le3ake35vm50*6,vto2vvv0
  vm70vm50kh73vm50*16,vn80*2,vn60vob0
  vl50vm50kh73vm50*16,vn80vn70tl60rk60
  ue70uf70vj60vm50*16,rk619c9118a0*2,
  ue70*3,vi61vm50*14,rk62399118a0*3,
  ue70*4,vl50vqf1vob1sm70um60vm50*5,vm70vm60ui60vm50ac8418a0*4,
  ue70*4,vj61vrj1jkd26ik09jj0um60vm50*3,vmd0vlj0vlg0vj60uk6228a118a0*4,
  vqo0*4,vrn0vsn0psr0nrs0*2,uso0vsn0*3,vsr0*3,vso0vsn1mop0*5,
  vvv0*23,
  vvv0*3,oppaqqr8rrr8pqq9noogsss6sss5nooevvv0qrrbrrr6ttt6ttu5pqqcqqr6pqq4vvv0*4,
  vvv0*3,sss3nop4mnnbsss3opp6noo5mnodqqq3oopblmn7pqq4rrr3opp4noo6opp4qrr3vvv0*4,
  vvv0*6,vvv2vvv0vvv3vvv1*3,uvv3vvv0uvv5vvv0vvv1vvv0*6,
  vvv0*5,uuu4rss9rssc*2,rrs9rrsasss8sst9rss7sssarsscrssavvv0*6,
  vvv0*23,
  vvv0vqg1vn70*18,vn90vvu1vvv0
  vvv0voc2vm50*3,ph4doh4cmf3cmf3epi49rj47ng4fqj4bng3gpi49sk59ic2dvm51vm50*3,vus2vvv0
  vvv0vpd2vm50*8,sk56vm50ul53vm50*3,ul50vm50*4,vvt1vvv0
  vvv0vut1utq0*8,vtq0vuq0utq0*8,vtr1vvv0*2,
  vvv0uvv6vvv0*4,vvv2vvv0*3,uvv6*2,vvv0*2,ttt5uuu5vvv1uuu4vvv0*2,vvv1vvv4vvv0
  vvv0uvv6vvv0*3,sst8sst7vvv0*3,uvv6*2,vvv0*2,pqqbpqqfpqqcuuu4*2,vvv0*2,uvv5vvv0
  vvv0vvv2uvv0*8,vvv2vvv1uvv0*8,uvv1vvv0*2,
  vvv0*5,uuv3rsseqssfuuv2tuu6vvv0uvv3uuu5uvv2uuu6uuu4ttt4tuu4vvv0*5,
  vvv0*5,tuu4rss5stt7*2,stt3vvv0uuu2*2,tuu4stt8tuu4sss4uuu2vvv0*5,
  uuu1vvv0*21,ttt1
  rss0vvv0*20,stt1sss0
claim-item 358x489
~ Zd4D nbl_ F1IN 5yRw vNuW 5yRw g0yF 5Nyg aC3s FZz_ 9P1o FZz_ LnJ1 FZz_ u8SI FZz_ Mcel FZz_ u3sl FZz_
~ 6azM FZz_ APvZ FZz_ VLyd FZz_ Qn3a aC3s FZz_ GkfE FZz_ hL8U FZz_ EIs3 FZz_ Tc2D FZz_ APvZ FZz_ u3sl
~ FZz_ 6azM FZz_ katw FZz_ 1w2g IHGa LlRm 73K- lG7O e3P1 hYC5 bTRl Pbso Lm7x K5u5 YomK oenl HVM7 K5u5
~ A5BA WnUl oKtF aMjb xdUZ 1yTR vwxF
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
  vvv0vqg1vn70*18,vn90vvu1vvv0
  vvv0voc2vm50*3,ph4doh4cmf3cmf3epi49qj48ng4fqi4bng3gpi49sk59ic2dvm51vm50*3,vus2vvv0
  vvv0vpd2vm50*8,tk54vm50vm52vm50*3,ul50vm50*4,vvt1vvv0
  vvv0vut1utq0*8,vtq0vuq0utq0*8,vtr1vvv0*2,
  vvv0uvv6vvv0*4,vvv2vvv0*3,uvv6*2,vvv0*2,ttt5uuu5vvv1uuu4vvv0*2,vvv1vvv4vvv0
  vvv0uvv6vvv0*3,sst8sst7vvv0*3,uvv6*2,vvv0*2,pqqbpqqfpqqcuuu4*2,vvv0*2,uvv5vvv0
  vvv0vvv2uvv0*8,vvv2vvv1uvv0*8,uvv1vvv0uuu1
  stt1vvv0*20,uuu1rss0
claim-tiny 358x664
~ Zd4D nbl_ uzNd 5yRw vNuW 5yRw g0yF 5Nyg aC3s FZz_ 9P1o FZz_ LnJ1 FZz_ u8SI FZz_ Mcel FZz_ u3sl FZz_
~ 6azM FZz_ APvZ FZz_ VLyd FZz_ Qn3a aC3s FZz_ GkfE FZz_ hL8U FZz_ EIs3 FZz_ Tc2D FZz_ APvZ FZz_ u3sl
~ FZz_ 6azM FZz_ katw FZz_ 1w2g IHGa _wFD cy32 XeEE ghl6 73K- lG7O e3P1 hYC5 bTRl bQne yjpr Ek34 OXsN
~ 9VxO t8km _Wox zDVp AWtJ yQl3 jIZ1 K5u5 YomK oenl HVM7 K5u5 A5BA WnUl oKtF aMjb S01A s4zy tPo2 26kW
~ qWy0 Y20Y xdUZ 1yTR vwxF
  qqrapqqcpqqaqqr7rss0*15,sss0stt0ttt0tuu0
  stt1mop0moo0lno0ppn1trn0*13,tpn0*2,tpo0tsr0tuu0
  8df6gjk2*2,18a0jg74vtp2vqf1vm50lkc1ql81vm50*3,fe82ul51vn91vur0vob2ue70*3,uf80unj4
  bfh6tuu7*2,bfg7sk62vpc1vus1vn71mlb1rl81vm50*3,hf72um51vsm2vrk1vm50ug61ue70*4,
  5bd4tuu3*2,lib8vm50*11,vm60vm50*2,vl60ue70*4,
  18a05aa1jh83vm50*16,vl60ug70ue70*2,
  qj60vm50vo91vm50*16,tm70tm60vl50vk60
  vm60vm50voc1vm50vm51sk53rj44rj45rj44rj45*6,rj44rj45tl52vm50ola1pl91vm60voa0
  vli0vm70vm50*2,ul52ph4aoh4ang4aoh49og4aoh4a*3,og4a*2,oh49oh4brj44vm50*3,vsn2vvv0
  vli0vm60vm50*7,qi48lf3dle3clf3avm50*8,vsn2vvv0
  vm60vm50jg73vm50*6,tl50sk51sk52ul52vm50*6,vn90vn80vm60voa0
  vl60vm50mi73vm50*16,vn80vn70sk60pj60
  ue70uf70vj60vm50*16,pj627b9118a0*2,
  ue70*3,ui61vm50*14,qk6228a118a0*3,
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
  vvv0*11,tuu2ttu4ttt6sss4vvv0uuu3*2,uuu5vvv1vvv2vvv0*2,
  vvv0*11,ttt4rssbqqraqrrdrssb*2,rrrdqqrdqrrcrrrbvvv1vvv0
  vvv0tuu0stt0*5,ttq2voc0*6,mpld9ie0*5,ajf0uuu2vvv0
  vvv0*2,uvv0*5,vvu0vtp0*6,tts4orq0*5,prq0vvv0*2,
  vvv0vsm1vqf0*18,vqh0vvv0*2,
  vvv0voc2vm50*3,rj48*2,qi47qi48rj44ul52sj49tl55sk49vm52ul54oh49vm51vm50*3,vus2vvv0
  vvv0voc2vm50*3,tk55tk54sj44rj45tl54ph4arj45rj49rj46qi46ul54oh44vm50*4,vus2vvv0
  vvv0vtp1vri0*18,vrk0vvv0*2,
  vvv0uuu4uvv0*8,uuu4vvv4uvv0*8,uvv1vvv2vvv0
  vvv0uvv7vvv0*3,stt7rss9vvv0*3,uvv7*2,vvv0*2,noogoppkoppdsst9tuu5vvv0*2,uvv7vvv0
  vvv0uvv3uvv0*3,uuu0uvv0*4,uuu3vvv3uvv0*8,uvv1vvv1vvv0
  vvv0*6,uvv3uuu4vvv0*4,vvv1vvv0*2,vvv1uuu1vvv1vvv0*5,
  vvv0*5,stt8nqqgoqqirssaqrs9vvv1ttu5ttt7stt7rrrestt7rrr7stt5vvv0*5,
  vvv0*22,uuu1
  stt1vvv0*20,uuu1rss0
claim-huge 358x727
~ Zd4D nbl_ tCJx 5yRw vNuW 5yRw g0yF 5Nyg aC3s FZz_ 9P1o FZz_ LnJ1 FZz_ u8SI FZz_ Mcel FZz_ u3sl FZz_
~ 6azM FZz_ APvZ FZz_ VLyd FZz_ Qn3a aC3s FZz_ GkfE FZz_ hL8U FZz_ EIs3 FZz_ Tc2D FZz_ APvZ FZz_ u3sl
~ FZz_ 6azM FZz_ katw FZz_ 1w2g IHGa VrGF 9ADh 93f_ ghl6 73K- lG7O e3P1 hYC5 bTRl _lGr yjpr Ek34 OXsN
~ E33G t8km _Wox AWtJ yQl3 jIZ1 Z7Zz C3jw mJA7 L1tQ 6X6r 5yRw KtT4 SO_5 kuDl xoXP tQq1 Rb2d K5u5 29AZ
~ K5u5 A5BA WnUl oKtF aMjb xdUZ 1yTR vwxF
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
  ue70*3,ui61vm50*14,qk6228a118a0*3,
  ue70*4,vl50vqg1voc1ql80tm60vm50*5,vm80vm60uh61vm509c8418a0*4,
  ue70*4,vj61vri1ike26ik08ij0tm61vm50*3,vmd0vlj0vlh0vk60uk6318a0*5,
  vrp0*4,vsp0vtp0rss0pst0*2,utq0vtp0*3,vts0*3,vtp0vtp1opq0*5,
  vvv0*23,
  vvv0*8,sss6klmgrrr9mnocmnnbmnnavvv1vvv0*8,
  vvv0*3,rss5rrr3uuu3stt3ttt4opp5rss7sst4sss4sss5tuu3rrs3ttt3ttt5rrr4qrr3tuu1vvv0*3,
  vvv0*3,ppqclnndoppelmndlmngppqemnnfmnnemnnhpqqcppqclmnfqqrbmnoeklmcnooduuu4vvv0*3,
  vvv0*7,vvv1vvv0*5,vvv2vvv1*2,vvv0*7,
  vvv0*5,rsscrrrdrssdrssarsscsst6stt8sss9qrrissscqrrfrrs9uuu7vvv0*5,
  vvv0*5,vvv1vvv0*5,vvv1vvv0*11,
  vvv0rss9sssapqqcrrr9uuu4rssbttt6sttctuu7*2,vvv0*3,vvv1uuu3uuu7uuu3uuu4vvv3uuu5vvv1vvv0
  vvv0ttu4ttt3stt5uuu4rrrauuu5sss8sss5ttt6sss8vvv0*3,vvv1ttt4uuu6stt8tuu3ttt4*2,vvv0*2,
  vvv0vtq52e912e90*17,3fa1uuu3vvv0
  vvv0*23,
  vvv0uuu0tuu0*19,vvv0*2,
  vvv0uuu0tuu0*5,lnnhmnnfmnnimnnmmooimnoelnnfmooinooelmnituu0*4,vvv0*2,
  vvv0uuu0tuu0*9,stt1*2,tuu0*5,uuu0*2,tuu0vvv0*2,
  vvv0uuu0prrapqqaopqboppcstt2tuu0*3,rss3lnnjnoohmnnjnoofmnojmooftuu0prr7rss7tuu0vvv0*2,
  vvv0uuu0qrr5rss5qrr5qrr6ttt1tuu0*4,ttt1rss7rssarss9rss6rss9tuu0stt5prr7tuu0vvv0*2,
  vvv0uuu0tuu0*9,rss5stt2rss3stt2qrs5rss3tuu0*4,vvv0*2,
  vvv0uuu0tuu0*8,stt3qrr7qrrapqqaqrr6qrr7pqrctuu0*4,vvv0*2,
  vvv0uuu0stt0*5,lop2fkl0*8,gkl1tuu0*4,vvv0*2,
  vvv0uvv0tuu0*18,uuu0vvv0*2,
  vvv0*2,tuu0*18,uvv0vvv0*2,
  vvv0bhi619c0*18,2ac1tuu4vvv0
  vvv09fg619c0*5,2bd2chjj9fhgdijhchjf5ce48eg97ef919c0*6,stt6vvv0
  vvv0bhi619c0*10,1ac119c0*7,2ac1tuu4vvv0
  vvv0uvv2stt0*8,ttu1tuu1stt0*8,tuu2vvv0*2,
  vvv0uvv6vvv0*4,vvv2vvv0*3,uvv6*2,vvv0*2,stt7uuu6vvv1uuu4uuu2vvv0*2,uvv5vvv0
  vvv0uvv6vvv0*3,sst8sst6vvv0*3,uvv6*2,vvv0*2,qrr9qqqepqqbuuu4uuv2vvv0*2,uvv5vvv0
  vvv0vvv1uvv0*8,vvv1*2,uvv0*8,uvv1vvv0uuu1
  stt1vvv0*20,tuu1rss0
join 358x660
~ Zd4D nbl_ rYaF 5yRw vNuW ruP0 7zc6 5yRw 2cFd WFHk 4WEq HNqd NNC0 HNqd eg3N HNqd EWV8 HNqd k3uw HNqd
~ JgTD HNqd tkXK HNqd 210a HNqd ZmQr HNqd Umai HNqd OQ8- 0sNT mYMA hlLt zOId 0Ibo fAOF 5yRw YDvp ONeD
~ kgoL 5yRw G8P6 ONeD 1Uao Xd_B 5yRw AZM5 ONeD 4hA5 5yRw Oyby ONeD 1SYb 9rxl zvmm PWy3 a9E9 oenl HVM7
~ PWy3 bFDb WnUl _6ZM TaCX WnUl ohxh xdUZ 1yTR vwxF
  pqqdsss3stt0sss0rss0*15,sss0stt0ttt0tuu0
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
  vvv0*8,vvv1*2,uvv1uvv0vvv0vvv1vvv0*6,uvv0vvv0*2,
  vvv0*5,psrdorqdrts6nrpeorpelqodrts9orqdnqpfpsr9qsrcpsq9orpepsrhrts7iolavvv0*2,
  vvv0*23,
  vvv0*7,pqq9pqqamnn7kllmrrrbrssanooapqq8noocklmboppcqqq9nooaikkrvvv0*2,
  vvv0*7,sst2rss3qrr6sss2sss6pqq7mno6rss3rrr1rss2rrs2rrr2*2,stt3vvv0*2,
  vvv0*23,
  vvv0*6,uuu3rrrirss9sttdttt7vvv0*8,stt8rrscvvv0*2,
  vvv0*3,stt2*2,ttt1stt2*2,vvv0*8,vvv1ttt1uuu2sss2uuu2vvv0*2,
  vvv0*3,jklgijkhjklhgiijgijloppiopphqrrdvvv0*5,ttu3klmcjllekmmdkllevvv0*2,
  vvv0*17,vvv1vvv0*5,
  vvv0*20,vvv1vvv0*2,
  vvv0*8,vvv2rrsbttt6vvv0*6,sssatuu5ttt7sss7vvv0*2,
  vvv0*2,uuu5qrr9nooflnnfttt8pqq9noofoppcoppgvvv0*8,uuu6mnnuvvv0*2,
  vvv0*2,ttt3vvv0*3,uuu3vvv1uuu3vvv0*10,uuu2vvv0*3,
  vvv0uvv0suu0*18,tuu0vvv0*2,
  vvv0tuu0rtu0*3,qss5loojorrcnqq9nqqalnojlooflnokoqr7loogmopglooooqr6npq9looaprs6vvv0*2,
  vvv0tuu0rtu0*4,qst1oqraqtt1prrapss6qst4pss3orr8prs9npq8oqr7pss7orraprs5rtu0vvv0*2,
  vvv0tuu0rtu0*4,oqr9npqbnpqa*2,mppdmopborr5nqqaoqr8npq8prs6npq8nppcmpp8qst3vvv0*2,
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
join-new-account 358x660
~ Zd4D nbl_ hwTA 5yRw vNuW ruP0 7zc6 5yRw 2cFd WFHk 4WEq HNqd NNC0 HNqd eg3N HNqd EWV8 HNqd k3uw HNqd
~ JgTD HNqd tkXK HNqd 210a HNqd ZmQr HNqd Umai HNqd OQ8- 0sNT Ajou hlLt zOId 0Ibo fAOF 5yRw G8P6 ONeD
~ 1Uao Xd_B 5yRw AZM5 ONeD 4hA5 5yRw Oyby ONeD 1SYb 9rxl zvmm PWy3 a9E9 oenl HVM7 PWy3 bFDb WnUl _6ZM
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
  vvv0*12,uvv3qrraoppfoppeqqrbqrr9noogqrralmmlvvv0*2,
  vvv0*12,uvv2uuu2vvv0*3,uuu4vvv1*2,vvv0*3,
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
join-trade 358x638
~ Zd4D nbl_ KRxo 5yRw vNuW ruP0 7zc6 5yRw 2cFd WFHk bxnP HNqd fACX HNqd 1ITj HNqd 2sUV HNqd eg3N HNqd
~ yvj6 HNqd eg3N HNqd ORjQ HNqd spNh HNqd DQEH HNqd aYXl HNqd Kud0 HNqd 3cTq HNqd M65- HNqd axKG 0sNT
~ R0bN hlLt zOId YKh3 fAOF 5yRw Npxa ONeD 1Uao Xd_B 5yRw AZM5 ONeD 4hA5 5yRw Oyby ONeD 1SYb zCoZ zvmm
~ PWy3 Lnnn PWy3 bFDb WnUl _6ZM TaCX WnUl ohxh xdUZ 1yTR vwxF
  pqqdqrr8pqq8pqr5rss0*15,sss0stt0ttt0tuu0
  tuu0ttt0tts0*19,tut0tuu0
  vur0vus0*2,vtq0*7,vtp0vto0vtq0*10,uus0
  vur0tuu7*2,vur0vtq0*5,vtp0vn90vm60vsl1vtq0*6,vto1vob0vto0vuq0
  utq1vvv2*2,vuq0vtq0*5,vtp0vm60vm50vri1vtq0*7,vqh1vri1vuq0
  vtq0vmh2voj2vtq0*6,vtp0oni2mke1uso1vtq0*2,rrn2fih1usp2vtq0vso1uic1vso1vuq0
  vso2ujd1vto0vtq0*2,vsm0*2,vtq0vtp0aef418a0*2,4ab2rqn3vtq0jkj518a0oom5vtq0*2,vni2voi2vuq0
  vtq0kon2mpo3vtq0*2,vob1vpd1vtq0nnl518a0*4,bff5vtq0rrp1jnm2tsp0vtq0vto1vob0vto0vuq0
  tsp2fmm1utp1vtq0vtp0voj0vpk0vtp0jkj518a0*4,7cd5kon36ik0*2,7il0oqo2vtq0vqh1vri1vuq0
  vtq0*3,vso1uga1ue70*2,uha1iji618a0*4,5bd77ik06ik0*3,9kl2vtq0*3,vuq0
  vtq0*3,ulg2ue70*4,idb718a0*4,2ac26ik0*5,vtp0vtq0*2,vuq0
  vso0vok0vqn0uke2ue70*4,ic8318a0*4,2ac26ik0*5,vso1vol0vqm1vuq0
  vsq0vqp0vrp0vpm1vnj0*4,plk1gkl0*4,hlm1jpq0*5,vsr1vqp0*2,vut0
  vvv0*18,vvv1vvv0uvv0vvv0*2,
  vvv0*15,rtsapsr9orqdqsrgrts7iolavvv0*2,
  vvv0*16,uuu3vvv0*6,
  vvv0*11,uuu4jlllmnoilmngoppbhjjhklmflmngopp9mnnbvvv0*2,
  vvv0*11,pqq7nooastt5stt1vvv0ttu1rss4ttu1ttt2*2,vvv0*2,
  vvv0*23,
  vvv0*6,uuv4ttt7ttt6stt8stt7vvv0*5,sssdrss8rssdsssasss8vvv0*2,
  vvv0*9,uuu4ssscvvv0*2,stt1stt2uuu1stt2*2,uuu1vvv0*4,
  vvv0*9,rrrdsst8vvv0*2,kmmaikkhklmkhijjhijlmnniopqinooivvv0*2,
  vvv0*15,vvv1vvv0*7,
  vvv0*20,vvv2vvv0*2,
  vvv0*19,rssastt8vvv0*2,
  vvv0*12,uvv3qrraoppfoppeqqrbqrr9noogqrralmmlvvv0*2,
  vvv0*12,uvv2uuu2vvv0*3,uuu4vvv1*2,vvv0*3,
  vvv0uvv0suu0*18,tuu0vvv0*2,
  vvv0tuu0rtu0*5,oqramppekmnhjmmjnpqaoqralnoemppjmpphloofmppinpqalnojpss7vvv0*2,
  vvv0uvv0suu0*10,prr7rtt2rtu0qss4suu0*2,prs5suu0*2,vvv0*2,
  vvv0*23,
  vvv0*2,uvv0vvv0*8,vvv1vvv0*8,uvv0vvv0*2,
  vvv0npq3cij0*18,gkl3vvv0*2,
  vvv0cij619c0*6,2ac12ac26dfc3bd54ce74cea2ac219c0*6,vvv0*2,
  vvv0cij619c0*6,8fgf9fhf6df97efe7egb6df72ac119c0*6,vvv0*2,
  vvv0prr2gkl0*18,kno2vvv0*2,
  vvv0uvv4uvv0*8,uuu4vvv4uvv0*8,uuu3vvv0*2,
  vvv0uvv7vvv0*2,qrrdoppcttt5rrsdvvv0*2,uvv7*2,vvv0*2,oppgmnnioppnrrsasttavvv0uvv3vvv0*2,
  vvv0vvv3uvv0*8,uuv3vvv3uvv0*2,uuu0uvv0*5,uuu3vvv0*2,
  ttu1vvv0*20,uvv0sss1
join-without-tasks 358x583
~ Zd4D nbl_ 8Dpo 5yRw vNuW ruP0 7zc6 5yRw 2cFd WFHk bxnP HNqd fACX HNqd 1ITj HNqd 2sUV HNqd eg3N HNqd
~ yvj6 HNqd eg3N HNqd ORjQ HNqd spNh HNqd DQEH HNqd aYXl HNqd Kud0 HNqd 3cTq HNqd M65- HNqd axKG 0sNT
~ R0bN hlLt zOId YKh3 fAOF 5yRw Npxa ONeD 1Uao Xd_B 5yRw AZM5 ONeD 4hA5 5yRw Oyby ONeD 1SYb zvmm PWy3
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
  vvv0*16,uuu3vvv0*6,
  vvv0*11,uuu4jlllmnoilmngoppbhjjhklmflmngopp9mnnbvvv0*2,
  vvv0*11,pqq7nooastt5stt1vvv0ttu1rss4ttu1ttt2*2,vvv0*2,
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
~ Zd4D nbl_ dxWC 5yRw vNuW ruP0 7zc6 5yRw 2cFd WFHk 4WEq HNqd NNC0 HNqd eg3N HNqd EWV8 HNqd k3uw HNqd
~ JgTD HNqd tkXK HNqd 210a HNqd ZmQr HNqd Umai HNqd OQ8- 0sNT R0bN hlLt zOId 0Ibo fAOF 5yRw G8P6 ONeD
~ 1Uao Xd_B 5yRw AZM5 ONeD 4hA5 5yRw Oyby ONeD 1SYb zCoZ zvmm PWy3 QzMy PWy3 bFDb WnUl _6ZM TaCX WnUl
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
  vvv0*23,
  vvv0*7,pqq9pqqamnn7kllmrrrbrssanooapqq8noocklmboppcqqq9nooaikkrvvv0*2,
  vvv0*7,sst2rss3qrr6sss2sss6pqq7mno6rss3rrr1rss2rrs2rrr2*2,stt3vvv0*2,
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
  vvv0tuu0rtu0*5,oqramppekmnhjmmjnpqaoqralnoemppjmpphloofmppinpqalnojpss7vvv0*2,
  vvv0uvv0suu0*10,prr7rtt2rtu0qss4suu0*2,prs5suu0*2,vvv0*2,
  vvv0*23,
  vvv0*2,uvv0vvv0*8,vvv1vvv0*8,uvv0vvv0*2,
  vvv0npq3cij0*18,gkl3vvv0*2,
  vvv0cij619c0*6,3bd43bd61ac13bd33bd52ac14ce819c0*6,vvv0*2,
  vvv0cij619c0*5,1ac1agid7eg97efb5ce56df37eg73bd519c0*6,vvv0*2,
  vvv0prr2gkl0*18,kno2vvv0*2,
  vvv0uvv4uvv0*8,uuu4vvv4uvv0*8,uuu3vvv0*2,
  vvv0uvv7vvv0*2,qrrdoppcttt5rrsdvvv0*2,uvv7*2,vvv0*2,oppgmnnioppnrrsasttavvv0uvv3vvv0*2,
  vvv0vvv3uvv0*8,uuv3vvv3uvv0*2,uuu0uvv0*5,uuu3vvv0*2,
  ttu1vvv0*20,uvv0sss1
place-won 358x829
~ Zd4D nbl_ 5SzD 5yRw vNuW 5yRw g0yF 5Nyg aC3s FZz_ 9P1o FZz_ LnJ1 FZz_ u8SI FZz_ Mcel FZz_ u3sl FZz_
~ 6azM FZz_ APvZ FZz_ VLyd FZz_ Qn3a aC3s FZz_ GkfE FZz_ hL8U FZz_ EIs3 FZz_ Tc2D FZz_ APvZ FZz_ u3sl
~ FZz_ 6azM FZz_ katw FZz_ 1w2g IHGa sM51 MNdi 73K- lG7O KXLQ hYC5 bTRl _1qi GR36 3fru SbWs SbLN S-V7
~ ItgM M7nW WJPu Sk43 YT39 Ig3n 7qsI reWF pJqp u-19 EniM 6Bdo kY8X reWF pJqp u-19 02qv hC3e qWhR A6n0
~ HNqd G1Xc HNqd AilB HNqd 3NuD HNqd x1yu HNqd 3PSU HNqd 3cR_ HNqd yvj6 HNqd QL_r HNqd A4Dr A6n0 HNqd
~ jCX9 HNqd W6RQ HNqd yZqB HNqd pw4a HNqd yvj6 HNqd 3PSU HNqd 3cR_ HNqd IFJ6 HNqd rONd Fa8_ A_wD NRBX
~ _h0_ vLoK L1tQ y_sj K5u5 NJXN K5u5 ZXdd aMjb xdUZ 1yTR vwxF
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
  vm60vm50jg73vm50*16,vn90vn80vm60voa0
  vl60vm50mi73vm50*2,tk54ph4drj4ask57tk53oh4aqi46og49oh47rj46ul54tk54vm50*2,vn80vn70sk60pj60
  ue70uf70vj60vm50*2,ul51pi46sj45qj43tk53rj42rj46sk53sj43sk51oh48sk53vm50*2,pj627b9118a0*2,
  ue70*3,ui61vm50*14,qk6228a118a0*3,
  ue70*4,vl50vqg1voc1ql80tm60vm50*5,vm80vm60uh61vm509c8418a0*4,
  ue70*4,vj61vri1ike26ik08ij0tm61vm50*3,vmd0vlj0vlh0vk60uk6318a0*5,
  vrp0*4,vsp0vtp0rss0pst0*2,utq0vtp0*3,vts0*3,vtp0vtp1opq0*5,
  vvv0*23,
  vvv0*6,nooemnnfmnnbrrr7kllolnnjoppklmmhoppanoogttt6vvv0*6,
  vvv0*6,stt5rss4ttt3nopfqqr6pqq6uuu1vvv0tuu6tuu4vvv0*7,
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
  vvv0vvv1rssbpqqhrrsbqqrcsssfsssapqqiqqrjvvv0*5,uuu4ttt7ttt8uuu3uuu1vvv0vvv1vvv0
  vvv0vvv1uuu5ttt4ttt8stt8rrr9vvv1*2,vvv0*6,vvv1vvv0vvv2*2,ckgavvv1*2,vvv0
  vvv0vvv1rssarss9sstbqrrarrsdvvv0*9,stt7stt8uvv4vvv0*2,vvv1vvv0
  vvv0*23,
  vvv0*23,
  vvv0vvv1vvv0*8,vvv2uuu2vvv0vvv3uvv3vvv2bgh1lli4urm3ujf0vrp2vvv1vvv0
  vvv0vvv1vvv0*8,qrrdoppirss9pqqg*2,uuu5ac81tl61vm60vi61vol3vvv1vvv0
  vvv0vvv1stt9rtt8vvv0*2,uuu5uuu4uuu5vvv3vvv2uuu5uuu3uuv5ttt9vvu2vm91qi48pi47qj65vtp1vvv1vvv0
  vvv0vvv1stt8vvv0*3,uvv2uuu3ttt6uuu3ttt7stt9ttt4ttu7ttt5vvu2sk62rj42rj43tl62trm3vvv1vvv0
  vvv0vvv1vvv0*10,vvv2sss8sssavuu3ue70vl81ul727a92ilm6vvv1vvv0
  vvv0vvv1vvv0*14,vqo0vsq0qrr1mop0ttt2vvv0*2,
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
~ Zd4D nbl_ vY5l 5yRw vNuW 5yRw g0yF 5Nyg aC3s FZz_ 9P1o FZz_ LnJ1 FZz_ u8SI FZz_ Mcel FZz_ u3sl FZz_
~ 6azM FZz_ APvZ FZz_ VLyd FZz_ Qn3a aC3s FZz_ GkfE FZz_ hL8U FZz_ EIs3 FZz_ Tc2D FZz_ APvZ FZz_ u3sl
~ FZz_ 6azM FZz_ katw FZz_ 1w2g 4tL7 keF7 UrKu T_xn TpkJ PGfn hYC5 bTRl iAJb GR36 3fru SbWs SbLN S-V7
~ ItgM M7nW ER0n Sk43 YT39 Ig3n 7qsI reWF pJqp u-19 EniM 6Bdo kY8X reWF pJqp u-19 02qv hC3e qWhR A6n0
~ HNqd G1Xc HNqd AilB HNqd 3NuD HNqd x1yu HNqd 3PSU HNqd 3cR_ HNqd yvj6 HNqd QL_r HNqd A4Dr A6n0 HNqd
~ jCX9 HNqd W6RQ HNqd yZqB HNqd pw4a HNqd yvj6 HNqd 3PSU HNqd 3cR_ HNqd IFJ6 HNqd rONd TJUe A_wD NRBX
~ _h0_ vLoK L1tQ y_sj K5u5 NJXN K5u5 ZXdd aMjb xdUZ 1yTR vwxF
  pqqdpqr8pqqbpqq6rss0*15,sss0stt0ttt0tuu0
  stt1mop0moo0lno0ppn1trn0*13,tpn0*2,tpo0tsr0tuu0
  8df6gjk2*2,18a0jg74vtp2vqf1vm50lkc1ql81vm50*3,fe82ul51vn91vur0vob2ue70*3,uf80unj4
  bfh6tuu7*2,bfg7sk62vpc1vus1vn71mlb1rl81vm50*3,hf72um51vsm2vrk1vm50ug61ue70*4,
  5bd4tuu3*2,lib8vm50*5,ui60ug60*3,vl60vm50vm60vm50*2,vl60ue70*4,
  18a05aa1jh83vm50*5,ug61vk60vm50*2,vl50ug61vl60vm50*4,vl60ug70ue70*2,
  qj60vm50vo91vm50*4,vj61vi61vm50tk51ph43vm50vl50uh61vm50*4,tm70tm60vl50vk60
  vm60vm50voc1vm50*4,ui61vl61vm50qi42gb28vm50*2,ug62vm50*4,ola1pl91vm60voa0
  vli0vm60vm50*5,ui61vk61vm50*2,gb2avm50*2,ug62vm50*6,vsn2vvv0
  vli0vm60vm50*5,vl60uh61vm50*2,ul50vm50vj61ui61vm50*6,vsn2vvv0
  vm60vm50jg73vm50*5,ti62ug61vk60*2,vi60sg71vm50*5,vn90vn80vm60voa0
  vl60vm50mi73vm50*5,ig745991fca1jgd0dhg0bjh2vm50*5,vn80vn70sk60pj60
  ue70uf70vj60vm50*5,ac84399118b16ik08ij06ik0tm61vm50*4,pj627b9118a0*2,
  ue70*3,ui61vm50*4,oj63vm50cd84ahh4tm71sm70tm71vm50*3,qk6228a118a0*3,
  ue70*4,vl50vqg1voc1ql80tm60vm50um51um61vm50*2,vm80vm60uh61vm509c8418a0*4,
  ue70*4,vj61vri1ike26ik08ij0tm61vm50*3,vmd0vlj0vlh0vk60uk6318a0*5,
  vrp0*4,vsp0vtp0rss0pst0*2,utq0vtp0*3,vts0*3,vtp0vtp1opq0*5,
  vvv0*23,
  vvv0uuu1hijijkkloppcgijjgiikmnngpqq9noo9oppboppenoohttt6lmnmlmnhmnnpopqbmnnfnophpqqcvvv0*2,
  vvv0*10,ttt5ttt4vvv0sss5uuu2tuu4vvv0*2,uuu4ttt4vvv0*3,
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
  vvv0mpp3ejk0*18,gkl1vvv1vvv0
  vvv09fg619c0*7,5deb5ce91ac02ac22ac119c0*7,stt6vvv0
  vvv09fh619c0*6,7efa7eg97ef97efa8fg88fgb19c0*7,stt6vvv0
  vvv0mpp3ejk0*18,gkl1vvv1vvv0
  vvv0uuv4uvv0*8,uuu4vvv3uvv0*8,uvv1vvv1vvv0
  vvv0uvv7vvv0*4,vvv2vvv0*3,uvv7*2,vvv0*2,ppqdnoogqqreoppgsst4vvv0*2,uvv7vvv0
  vvv0uvv7vvv0*3,sst8sst7vvv0*3,uvv7*2,stt6qrrfsstarrsftuu7stt9rssbpqqjvvv0uvv7vvv0
  vvv0uuu5uvv0*8,uuu5uvv5uuu0rrs5qqq6stt6pqq9rss4rss1sss3uvv1vvv2vvv0
  uuu1vvv0*21,stt1
  rss0vvv0*20,sss1sss0
bonus-won 358x717
~ Zd4D nbl_ c1xc 5yRw vNuW 5yRw g0yF 5Nyg aC3s FZz_ 9P1o FZz_ LnJ1 FZz_ u8SI FZz_ Mcel FZz_ u3sl FZz_
~ 6azM FZz_ APvZ FZz_ VLyd FZz_ Qn3a aC3s FZz_ GkfE FZz_ hL8U FZz_ EIs3 FZz_ Tc2D FZz_ APvZ FZz_ u3sl
~ FZz_ 6azM FZz_ katw FZz_ 1w2g IHGa -n8H -ZDY 6eCu ghl6 73K- lG7O KXLQ hYC5 bTRl 3K20 m4SP YT39 Ig3n
~ 5bDt reWF pJqp u-19 VbIf 6Bdo 7qsI reWF pJqp u-19 _Vcb hC3e qWhR A6n0 HNqd G1Xc HNqd AilB HNqd 3NuD
~ HNqd x1yu HNqd 3PSU HNqd 3cR_ HNqd yvj6 HNqd QL_r HNqd A4Dr A6n0 HNqd jCX9 HNqd W6RQ HNqd yZqB HNqd
~ pw4a HNqd yvj6 HNqd 3PSU HNqd 3cR_ HNqd IFJ6 HNqd rONd yoS_ AJSh A_wD szcN _h0_ vLoK L1tQ y_sj K5u5
~ NJXN K5u5 aMjb xdUZ 1yTR vwxF
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
  vvv0vvv1rssboppjpqqjoppinoomvvv0*7,sssbrrshtttarssduuv2bjfbvvv1*2,vvv0
  vvv0vvv1vvv0*14,vvv1vvv0*4,vvv1vvv0
  vvv0vvv1uuv2vvv2uuu2*2,uuu3*2,ttt2vvv0*7,vvv1vvv0*2,rts2vvv0vvv1vvv0
  vvv0vvv1rrrbqrrdqrreqqriqrrgqrrdqqqhvvv0*5,rssdsstbsstesss6vvv1flj9vvv1*2,vvv0
  vvv0*23,
  vvv0*23,
  vvv0vvv1vvv0*8,uvv3vvv1vvv0*3,vvv1hkl1nom3usp2vnj0vsr1vvv1vvv0
  vvv0vvv1vvv0*7,sss8noplnookrss8ppqjoppituu64991qk62vn90uh61vol3vvv1vvv0
  vvv0vvv1stt9tuu4vvv0*2,vvv3vvv2vvv1*2,vvv0vvv1vvv0vvv2uuu6vvu2vm81oh47ke3ftm71vsn2vvv1vvv0
  vvv0vvv1stt9tuu4vvv0*2,uuu4ttt6sssauuu5stt9rssdsst7ttt9rss9vvu2tl72sk49pi4dvn60vso2vvv1vvv0
  vvv0vvv1vvv0*10,vvv2sss8sssavuu3uf70vl61vm60bd83ilm6vvv1vvv0
  vvv0vvv1vvv0*14,vnk0vpn0opo2gkl0qrs3vvv0*2,
  vvv0*23,
  vvv0jno4agi0*18,cij1vvv1vvv0
  vvv09fg619c0*7,7egf7efd3bd33bd4*2,19c0*7,stt6vvv0
  vvv09fh619c0*6,7efa6df55de55de77ef67ef819c0*7,stt6vvv0
  vvv0prr2imn0*18,kno1vvv0*2,
  vvv0uuu5uvv0*18,uvv1vvv2vvv0
  vvv0uvv7vvv0*8,ttt6qrravvv0*9,uvv6vvv0
  vvv0uvv3uvv0*18,uvv1vvv0vvv1
  ttt1vvv0*20,uuu0sss1
place-without-prize 358x673
~ Zd4D nbl_ X91x 5yRw vNuW 5yRw 2cFd WFHk bxnP HNqd fACX HNqd 1ITj HNqd 2sUV HNqd eg3N HNqd yvj6 HNqd
~ eg3N HNqd ORjQ HNqd spNh HNqd DQEH HNqd aYXl HNqd Kud0 HNqd 3cTq HNqd M65- HNqd axKG hYC5 bTRl ronF
~ GR36 3fru SbWs 4hZs S-V7 ItgM M7nW 0Oa0 Sk43 YT39 Ig3n 7qsI reWF pJqp u-19 EniM 6Bdo kY8X reWF pJqp
~ u-19 02qv K5u5 UQG5 K5u5 aMjb xdUZ 1yTR vwxF
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
  vvv0vvv1rssbpqqhqrrdpqqdrrrgrssaoppkqqrjvvv0*5,tuu5ttt7ttt8uuu3orp3vvv0vvv1vvv0
  vvv0vvv1rrrdrssarrsfqrrfpqqivvv0*9,vvv2uuu6uuu5inl8vvv1*2,vvv0
  vvv0vvv1vvv2ttt4uuu2ttt3uuu3vvv0*9,ttt5ttu4vvv1vvv0*2,vvv1vvv0
  vvv0*23,
  vvv0prr2imn0*18,kno1vvv0*2,
  vvv09fh619c0*3,3bd52ac44cd919c01ac019c02ac23bd72ac32ac219c01ac11ac019c0*3,stt6vvv0
  vvv09fg619c0*2,2ac19fhbaghg7efc8egd7ege9fh88fg96dfa9fh99ghd6df99fhc5ce519c0*3,stt6vvv0
  vvv0jno4agi0*18,cij1vvv1vvv0
  vvv0uvv3uvv0*18,uvv1vvv0*2,
  vvv0uvv7vvv0*8,uuu3qrravvv0*9,uvv6vvv0
  vvv0uuu5uvv0*8,tuu3uvv0*9,uvv1vvv2vvv0
  uuu1vvv0*21,stt1
  rss0uuu1vvv0*19,rss1sss0
