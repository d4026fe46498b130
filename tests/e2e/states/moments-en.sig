open 358x63
~ WwRR k9wt TV60 F_Hb fhfF eHIZ fhfF fa9G fhfF 7xGB
  qrrarss8uvv0*21,
  tuu1tuu0*3,uuu0tuu1tuu0*2,uuu1tuu1tuu0*5,uuu1uvv0*7,
  tuu3pqqcpqqfttu3stt8ttu3pqqgstt5tuu5*2,qqreqqr9qrr8pqrcsss5tuu5uvv0*7,
  ttt3rss4rss6ttt2tuu5stt4rss5stt2tuu4ttt5qrr7rss4sst2rss3stt2tuu5uvv0*7,
claim 358x598
~ WwRR k9wt OeWJ rk_K 02JZ rk_K l9Sr _mQ3 3IRs zvR9 3IRs ysSA 3IRs QQAh 3IRs X4OA 3IRs W5-L 3IRs xGMw
~ 3IRs n-q4 3IRs ddre 3IRs Dc0R _mQ3 3IRs fleu 3IRs Y1Hg 3IRs bH32 3IRs d1Gs 3IRs n-q4 3IRs W5-L 3IRs
~ xGMw 3IRs rZwL 3IRs TJL0 9_ow l58J wRJn 5U9O g5tx F6bl 7Znf QMDd DWRo FvWb E2TY lP10 l7xE PK5S vHGF
~ e0Gd t2Xn htIf q8cF goQ8 On81 rtDI Xw_c EZFr On81 _Fzb 1Obe _2Nc pFrC s8vH FfcF j6zN ZaPu JpEH qv9Q
~ ONZt Ajda Ri_d
  qrrarssbuuu0*21,
  stt1lno0*3,qpn1usn0urm0*10,usm0urn0upn0*3,usq0uuu0
  7ce518a0*3,kh74vtq2vqh1vm50kkc1ql91vm50*3,dd82ul62voa1vus0voa2ue70ukf2vpn0uhc2umi5
  18a0*3,28a1sl62vob1vur1vn71ola1sm70vm50*3,jg72vm51vsl2vri1vm50ug61vvu1rssfvqo3ue70
  18a0*3,ig74vm50*14,vl50vqn3vvv1ulh2ue70
  18a05991kh72vm50*16,vl50uh70ue70*2,
  sk60vm50voa1vm50*5,ng33e910ea23rj42d912fa23vm51vm50*4,sm70tm70vm50vl50
  vm70vm50vob1vm50*6,c814ng34gb25rj45jd35ng45vm50*4,pl91ql91vn60voc0
  vli0vm70vm50*6,vm51rj41b716gb25rj45jd35ng35vm50*6,vto2vvu1
  vli0vm60vm50*6,ng34d911gb24rj42c812e913vm51vm50*6,vsm2vvu1
  vm60vm50hf73vm50*16,voa0vn80vm60vn80
  vk60vm50oj62vm50*6,qi48le3eke3dlf3bvm50*6,vn70vm70qj60ni60
  ue70*2,vi60vm50*6,ul50ul51tl51vm51vm50*6,oj626a9118a028a2
  ue70*3,ui61vm50*14,pj6328a118a0*2,28a2
  ue70*4,vl50vri1voc2pl90sm70vm50*4,vm60vm90vm60uh61vm509b9418a0*3,28a2
  ue70*4,vj61vqg1hke26ik08ik0tm71vm50*3,vme0vlj0vlh0vk60uk6218a0*4,28a2
  vsr0*4,vtr0vuq0stt0rtt0*2,utr0vuq0*3,vtt0*3,vur0vtr0qrr0*5,
  vvv0*4,uvv1tuu3vvv0*4,uvv1rss2ttt2uuu2ttt3rss2sss2sst1vvv0*5,
  vvv0*5,hijlhijgmnodijkfhjjilmncklmfgiilnopcikkjghijlmncoopavvv0*5,
  vvv0*8,pqq7vvv0*14,
  vvv0*6,qrrirsscqrrhqqqettt8rrscpqqfrrsestt9rrrcttt5vvv0*6,
  vvv0*6,tuu4ttu6tuu7uuu5uuu3uuu6tttattt7uuu3stt9vvv0*7,
  vvv0*6,ttt8tuu7ttt9stt8ttu5sttattt9ttt7ttu4ttt7vvv1vvv0*6,
  vvv0*23,
  vvv0rsserrscsssbrsscuvv2vvv0*6,rrreqqrfpqqfpqqdnookqqreoopioppmoppguuu4vvv0
  vvv0jom3dlh0*7,urj4vqf0vri1stt0*9,vvv0*2,
  vvv0tuu0stt0*7,vvt0vus0vut0vvv0*11,
  vvv0vrk1voc0*18,vpd0vvu0vvv0
  vvv0voc2vm50*3,sk54oh49sk55qi4aqi48sk56qi46sk55qi4bsj4aqi49qj48vm50*4,vus2vvv0
  vvv0vpc2vm50*3,ul51sk42ul52tk55tl55ul54tk54ul52tl53ul52sk53ul52vm50*4,vus2vvv0
  vvv0vur0vsm0*18,vsn0vvv0*2,
  vvv0uuu5uvv0*2,uuu2uuu0*2,uvv0*3,uuu5uvv5uvv0*3,uuu0uvv0*4,uvv1vvv2vvv0
  vvv0uvv6vvv0*2,rrrerrr7oopjnoogvvv2vvv0uvv6*2,vvv0*3,oopiopphrrs6vvv0*3,uvv6vvv0
  vvv0vvv3uvv0*8,uvv3vvv2uvv0*8,uvv1vvv0*2,
  vvv0*5,stt4vvv1vvv2vvv0vvv1*2,vvv0uvv2vvv0*10,
  vvv0*4,vvv1pqq8uuu4ssscrrrbsttcuuu5uuu3rtt8oqraprreoqrfoqrdvvv0*6,
  vvv0*22,tuu1
  sss1vvv0*20,ttt1rss0
claim-under-way 358x575
~ WwRR k9wt pNqz rk_K 02JZ rk_K l9Sr _mQ3 3IRs zvR9 3IRs ysSA 3IRs QQAh 3IRs X4OA 3IRs W5-L 3IRs xGMw
~ 3IRs n-q4 3IRs ddre 3IRs Dc0R _mQ3 3IRs fleu 3IRs Y1Hg 3IRs bH32 3IRs d1Gs 3IRs n-q4 3IRs W5-L 3IRs
~ xGMw 3IRs rZwL 3IRs TJL0 9_ow l58J wRJn fii5 g5tx F6bl 7Znf QMDd DWRo FvWb I6Ft hD6w l7xE PK5S vHGF
~ e0Gd t2Xn htIf q8cF goQ8 On81 cT2Z McFP On81 _Fzb 1Obe _2Nc pFrC s8vH FfcF j6zN ZaPu JpEH qv9Q ONZt
~ Ajda Ri_d
  pqrapqqbpqq8opp9pqq7oppbrss0*13,sss0stt0ttt0tuu0
  stt1knn0kmn0*2,pom1trm0trl0*11,trm0tom0*3,trq0tuu0
  7ce518a0*3,kh74vtq2vqh1vm50kkc1ql91vm50*3,dd82ul62voa1vus0voa2ue70ukf2vpn0uhc2umi4
  18a0*3,28a1sl62vob1vur1vn71ola1sm70vm50*3,jg72vm51vsl2vri1vm50ug61vvu1rssfvqo3ue70
  18a0*3,ig74vm50*14,vl50vqn3vvv1ulh2ue70
  18a05991kh72vm50*16,vl50uh70ue70*2,
  sk60vm50voa1vm50*5,rj42fa21qi44rj42d912fa23vm51vm50*4,sm70tm70vm50vl50
  vm70vm50vob1vm50*5,sk52gb25ph45gb25rj45jd35ng45vm50*4,pl91ql91vn60voc0
  vli0vm70vm50*7,jd25ph45gb25rj45jd35ng35vm50*6,vto2vvu1
  vli0vm60vm50*6,lf33b710c810oh46c812e913vm51vm50*6,vsm2vvu1
  vm60vm50hf73vm50*16,voa0vn80vm60vn80
  vk60vm50oj62vm50*6,qi48le3eke3dlf3bvm50*6,vn70vm70qj60ni60
  ue70*2,vi60vm50*6,ul50ul51tl51vm51vm50*6,oj626a9118a028a2
  ue70*3,ui61vm50*14,pj6328a118a0*2,28a2
  ue70*4,vl50vri1voc2pl90sm70vm50*4,vm60vm90vm60uh61vm509b9418a0*3,28a2
  ue70*4,vj61vqg1hke26ik08ik0tm71vm50*3,vme0vlj0vlh0vk60uk6218a0*4,28a2
  vsr0*4,vtr0vuq0stt0rtt0*2,utr0vuq0*3,vtt0*3,vur0vtr0qrr0*5,
  vvv0*5,ttt3vvv0*4,uvv1uuu2ttt2uuu2ttt3rss2sss2ttt1vvv0*5,
  vvv0*5,jkkkhjjikllgikkdhjjglmmfmnnjhjjinoochjkjgijkklliqrr6vvv0*5,
  vvv0*8,pqq6vvv0*14,
  vvv0*4,uuu7rrrdsssdrsserrsdsss9qrrersscqrrdrrrbrssfsssbqrrettt9vvv0*5,
  vvv0*23,
  vvv0ttt8uuu6uuu5tuu6vvv0*7,stt8ttt7rss8sst7rrscsss7sss9*2,sst7vvv2vvv0
  vvv0uuu5ttt6*2,ttu6vvv1vvv0*6,uuu6stt8ttt6ttt5sss8tuu6rss9sstcrss8vvv1vvv0
  vvv0hnk49ie0*2,eli4vpc0voc0*2,url2stt0*12,vvv0*2,
  vvv0*2,vus0*18,vvt0vvv0*2,
  vvv0vpd2vm50*18,vm60vvt1vvv0
  vvv0voc2vm50*3,sk57sk53qi4ang4gph4dqj4aoh4aqi49qi4cph4emg3cqj49vm50*4,vus2vvv0
  vvv0vqf2vm50*18,vn70vvu1vvv0
  vvv0vvv1uvv0*8,vvv2vvv1uvv0*8,uvv1vvv0*2,
  vvv0uvv6vvv0*2,stt9sst5rrs9rrs8vvv1vvv0uvv6*2,vvv0*3,qrrcsss8ttt3vvv0*3,uvv5vvv0
  vvv0uvv6vvv0*2,ttt7uuu2sssasss8vvv0*2,uvv6*2,vvv0*3,sss7sst9tuu3vvv0*3,vvv4vvv0
  vvv0vvv1uvv0*8,vvv1vvv0uvv0*8,vvv1vvv0*2,
  vvv0*4,vvv2qqratuu5rsserrrbsstetuu6uuu3qssboqraqrscprrdoqrdvvv0*6,
  vvv0*5,sss3vvv0*8,vvv2*2,vvv0*7,
  tuu1vvv0*21,stt1
claim-locked 358x636
~ WwRR k9wt rOK6 rk_K 02JZ rk_K l9Sr _mQ3 3IRs zvR9 3IRs ysSA 3IRs QQAh 3IRs X4OA 3IRs W5-L 3IRs xGMw
~ 3IRs n-q4 3IRs ddre 3IRs Dc0R _mQ3 3IRs fleu 3IRs Y1Hg 3IRs bH32 3IRs d1Gs 3IRs n-q4 3IRs W5-L 3IRs
~ xGMw 3IRs rZwL 3IRs TJL0 9_ow l58J wRJn fii5 g5tx F6bl 7Znf 4NvB DWRo FvWb 13rr 7uQG 1L-2 Pnqq C8UM
~ Zwpt r9ry l7xE PK5S vHGF e0Gd t2Xn htIf q8cF goQ8 On81 rtDI Xw_c EZFr On81 _Fzb 1Obe _2Nc pFrC s8vH
~ FfcF j6zN ZaPu JpEH qv9Q ONZt Ajda Ri_d
  pqrapqqbpqq9opp9pqq6rss0*14,sss0stt0ttt0tuu0
  rss1jlm0ilm0*2,ool1trl0tqk0*11,tql0tnl0*3,tqp1tuu0
  6cd418a0*3,kh74vtq2vri1vm50ikd1pl91vm50*2,vm51bc82tl62voa1vvt0vna2ue70ulg2vqo0uic2ulh5
  18a0*3,28a1tl62voa1vtq0vn71pl90tm70vm50*3,lh72vm50vrk2vqh1vm50uh61vvu1rrrhvqo3ue70
  18a0*3,jg73vm50*14,vl50vpl3vvu0ulg2ue70
  18a06a91mi72vm50*16,vl50uh60ue70*2,
  ul60vm50vob1vm50*5,qi42d911qi44rj43c812d913ul51vm50*4,rl80sm70vm50vl50
  vm80vm50vo91vm50*5,tk51hc25ph45fb25rj45jd35ng35vm50*4,pl91rl81vn70vpd0
  vli0vm70vm50*7,jd25ph45gb25qi45id25og45vm50*6,vto2vvu1
  vlh0vm60vm50*6,lf33c810*2,oh46d912fa23vm50*7,vsl2vvu1
  vm60vm50fe84vm50*16,voa1vn91vm50vn70
  vk60vl50qj62vm50*6,qi48ke3ejd3ele3cvm50*6,vn60vm60oi60lh70
  ue70*2,ui60vm50*8,ul50vm50*7,ni72499118a028a2
  ue70*3,uh61vm50*14,oj6318a0*3,28a2
  ue70*4,vl51vrj1vod2nla0rl80vm50*4,vm60vma0vm70ug61vl508b9418a0*3,28a2
  ue70*4,vj61vqf1gke26ik07ik0tm71vm50*3,vme0vlj0vli0vl60uk6318a0*4,28a2
  vts0*4,vus0*2,tut0suu0*2,vut0vus0*3,vut0vuu0*2,vus0*2,stt0*5,
  vvv0*5,sss4tuu1sss4rrs2qrr3qqr2vvv1tuu3tuu2vvv0*3,tuu3vvv0*5,
  vvv0*4,vvv1ijkooppbgijhkllcikkilmmiopp9jklleghihjjhijkjgijflmmcvvv0*5,
  vvv0*23,
  vvv0*4,uuu6qrrhqrrf*2,sssaqrrfrrreqrrerssdpqqjrsscsssdpqqjssscvvv0*5,
  vvv0*4,uuu3uuu4stt9ttt6rssbttt7sttauuu4stt8ttt6tuu5stt6sss8tuu5vvv0*5,
  vvv0*4,uuu2uuu4uuu5tuu3vvv3uuu6ttt7ttu6tuu6ttu7uuu6tuu4ttt5tuu5vvv0*5,
  vvv0*7,tuu3uuu1uuu0*2,tuu1uuu0*2,uuu1vvv0*8,
  vvv0*7,rss6rrs9pqqcopqcqrr7prrapqqd*2,tuu2vvv0*7,
  vvv0*23,
  vvv0rssdsssbsttasssavvv1vvv0*6,rssdqrrepqqdqrrcoppjqrrcppqfpqqjpqqeuuu3vvv0
  vvv0qss2nqp1*2,prq2vtp0*3,vus0uvv0*3,uuu1*2,tuu1*3,uuu1tuu2tuu3tuu1vvv0*2,
  vvv0lpo2hnk0*2,kom2vri0*3,vtp1tuu0*12,vvv0*2,
  vvv0vur0vsm0*18,vsn0vvv0*2,
  vvv0vpc2vm50*3,ul51sk44ul51vm51vm50*3,vm51ul51ul52tk51tl51vm50*4,vus2vvv0
  vvv0voc2vm50*3,sk53oh47sk46oh4foh4drj4aog4bsj47pi4drj4aph4arj49vm50*4,vus2vvv0
  vvv0vrk1voc0*18,vpd0vvu0vvv0
  vvv0vvv3uvv0*8,uvv3vvv2uvv0*8,uvv1vvv0*2,
  vvv0uvv6vvv0*2,rrreqrr8nopknoogvvv2vvv0uvv6*2,vvv0*3,noojopphrrs6vvv0*3,uvv6vvv0
  vvv0uuu5uvv0*2,uuu2uvv0*5,uuu5uvv5uvv0*8,uvv1vvv2vvv0
  vvv0*23,
  vvv0*4,vvv2mnoctuu5rsserrrbsstetuu6uuu3qssboqraprreoqrfoqrdvvv0*6,
  vvv0*22,vvv1
  ttt1vvv0*20,uuu0rss1
claim-under-review 358x636
~ WwRR k9wt qAxi rk_K 02JZ rk_K l9Sr _mQ3 3IRs zvR9 3IRs ysSA 3IRs QQAh 3IRs X4OA 3IRs W5-L 3IRs xGMw
~ 3IRs n-q4 3IRs ddre 3IRs Dc0R _mQ3 3IRs fleu 3IRs Y1Hg 3IRs bH32 3IRs d1Gs 3IRs n-q4 3IRs W5-L 3IRs
~ xGMw 3IRs rZwL 3IRs TJL0 9_ow l58J wRJn fii5 g5tx F6bl 7Znf n6-b DWRo FvWb 13rr f2OM 1L-2 7Pr2 C8UM
~ EMKx l7xE PK5S vHGF e0Gd t2Xn htIf q8cF goQ8 On81 rtDI Xw_c EZFr On81 _Fzb 1Obe _2Nc pFrC s8vH FfcF
~ j6zN ZaPu JpEH qv9Q ONZt Ajda Ri_d
  pqrapqqbpqq8opp9pqq7oppaopp9rss0*12,sss0stt0ttt0tuu0
  stt1knn0kmn0*2,pom1trm0trl0*11,trm0tom0*3,trq0tuu0
  7ce518a0*3,kh74vtq2vqh1vm50kkc1ql91vm50*3,dd82ul62voa1vus0voa2ue70ukf2vpn0uhc2umi4
  18a0*3,28a1sl62vob1vur1vn71ola1sm70vm50*3,jg72vm51vsl2vri1vm50ug61vvu1rssfvqo3ue70
  18a0*3,ig74vm50*14,vl50vqn3vvv1ulh2ue70
  18a05991kh72vm50*16,vl50uh70ue70*2,
  sk60vm50voa1vm50*5,rj42fa21qi44rj42d912fa23vm51vm50*4,sm70tm70vm50vl50
  vm70vm50vob1vm50*5,sk52gb25ph45gb25rj45jd35ng45vm50*4,pl91ql91vn60voc0
  vli0vm70vm50*7,jd25ph45gb25rj45jd35ng35vm50*6,vto2vvu1
  vli0vm60vm50*6,lf33b710c810oh46c812e913vm51vm50*6,vsm2vvu1
  vm60vm50hf73vm50*16,voa0vn80vm60vn80
  vk60vm50oj62vm50*6,qi48le3eke3dlf3bvm50*6,vn70vm70qj60ni60
  ue70*2,vi60vm50*6,ul50ul51tl51vm51vm50*6,oj626a9118a028a2
  ue70*3,ui61vm50*14,pj6328a118a0*2,28a2
  ue70*4,vl50vri1voc2pl90sm70vm50*4,vm60vm90vm60uh61vm509b9418a0*3,28a2
  ue70*4,vj61vqg1hke26ik08ik0tm71vm50*3,vme0vlj0vlh0vk60uk6218a0*4,28a2
  vsr0*4,vtr0vuq0stt0rtt0*2,utr0vuq0*3,vtt0*3,vur0vtr0qrr0*5,
  vvv0*5,ttt3uuu1ttt3stt1rss2rrs1vvv1uuu2tuu2vvv0*3,uuu3vvv0*5,
  vvv0*4,uuu1hijpoopcghiiikkdhjjjklljopp9ikkmeghihjjhijkjgijfkmmcvvv0*5,
  vvv0*23,
  vvv0*6,uuu3qrrhsssaqrrdqrrgrrrdsssbrrsfpqqhstt8vvv0*7,
  vvv0*5,uuu3ttt6tuu6uuu5ttt8uuu3ttt7ttu4uuu4*2,ttt6uuu5vvv0*6,
  vvv0*5,uuu4stt7*2,ttu7stt8ttt7*2,ttt8tuu7stt5sss7ttt7vvv0*6,
  vvv0*8,tuu1uuu1uuu0*4,uvv0vvv0*8,
  vvv0*7,uuu0rss9qrraopqdpqq9pqqboqqdrss5vvv0*8,
  vvv0*23,
  vvv0rssdsssbsttasssavvv1vvv0*6,rssdqrrepqqdqrrcoppjqrrcppqfpqqjpqqeuuu3vvv0
  vvv0stt2psr1prr1qss2vuq0*3,vut0uvv0*3,uuu1*6,tuu2uuu3uuu1vvv0*2,
  vvv0kpn3fmj0*2,iol3vqh0*3,vso1ttt0*11,ttu0vvv0*2,
  vvv0vus0vsn0*18,vtp0vvv0*2,
  vvv0vpc2vm50*3,vm51tk54ul51vm51vm50*3,vm51ul51ul52tk51tl51vm50*4,vut1vvv0
  vvv0voc2vm50*3,rj44ng37sk46oh4foh4drj4aog4bsj47pi4drj4aph4arj49vm50*4,vus2vvv0
  vvv0vrj1voa0*18,voc0vvu0vvv0
  vvv0vvv2uvv0*8,uvv2vvv2uvv0*8,uvv1vvv0*2,
  vvv0uvv6vvv0*2,rrsdrrr7opphoppevvv2vvv0uvv6*2,vvv0*3,oppipqqfrss5vvv0*3,uvv6vvv0
  vvv0uuu5vvv0*2,uvv3vvv0uvv2uvv1vvv0*2,uuu5uvv5vvv0*3,vvv1uvv2vvv0*3,vvv1vvv3vvv0
  vvv0*2,uvv0*8,vvv0*2,uvv0*8,vvv0*3,
  vvv0*4,vvv2nooctuu5rsserrrbsstetuu6uuu3qssboqraprreoqrfoqrdvvv0*6,
  vvv0*22,vvv1
  tuu1vvv0*21,sss1
claim-failed 358x615
~ WwRR k9wt bP5l rk_K 02JZ rk_K l9Sr _mQ3 3IRs zvR9 3IRs ysSA 3IRs QQAh 3IRs X4OA 3IRs W5-L 3IRs xGMw
~ 3IRs n-q4 3IRs ddre 3IRs Dc0R _mQ3 3IRs fleu 3IRs Y1Hg 3IRs bH32 3IRs d1Gs 3IRs n-q4 3IRs W5-L 3IRs
~ xGMw 3IRs rZwL 3IRs TJL0 9_ow l58J wRJn fii5 g5tx F6bl 7Znf QMDd DWRo FvWb I6Ft hD6w 1rAV PbeN I-2a
~ l7xE PK5S vHGF e0Gd t2Xn htIf q8cF goQ8 On81 NJkk Xw_c EZFr On81 pFrC ONZt Ajda Ri_d
  pqrapqqbpqq9oppbqrr2rss0*14,sss0stt0ttt0tuu0
  rss1jlm0ilm0*2,ool1trl0tqk0*11,tql0tnl0*3,tqp1tuu0
  6cd418a0*3,kh74vtq2vri1vm50ikd1pl91vm50*2,vm51bc82tl62voa1vvt0vna2ue70ulg2vqo0uic2ulh5
  18a0*3,28a1tl62voa1vtq0vn71pl90tm70vm50*3,lh72vm50vrk2vqh1vm50uh61vvu1rrrhvqo3ue70
  18a0*3,jg73vm50*14,vl50vpl3vvu0ulg2ue70
  18a06a91mi72vm50*16,vl50uh60ue70*2,
  ul60vm50vob1vm50*5,qi42d911qi44rj43c812d913ul51vm50*4,rl80sm70vm50vl50
  vm80vm50vo91vm50*5,tk51hc25ph45fb25rj45jd35ng35vm50*4,pl91rl81vn70vpd0
  vli0vm70vm50*7,jd25ph45gb25qi45id25og45vm50*6,vto2vvu1
  vlh0vm60vm50*6,lf33c810*2,oh46d912fa23vm50*7,vsl2vvu1
  vm60vm50fe84vm50*16,voa1vn91vm50vn70
  vk60vl50qj62vm50*6,qi48ke3ejd3ele3cvm50*6,vn60vm60oi60lh70
  ue70*2,ui60vm50*8,ul50vm50*7,ni72499118a028a2
  ue70*3,uh61vm50*14,oj6318a0*3,28a2
  ue70*4,vl51vrj1vod2nla0rl80vm50*4,vm60vma0vm70ug61vl508b9418a0*3,28a2
  ue70*4,vj61vqf1gke26ik07ik0tm71vm50*3,vme0vlj0vli0vl60uk6318a0*4,28a2
  vts0*4,vus0*2,tut0suu0*2,vut0vus0*3,vut0vuu0*2,vus0*2,stt0*5,
  vvv0*5,sss5vvv0*4,uuu2ttt3rss3uuu3rss5qrr3*2,sss1vvv0*5,
  vvv0*5,klljhjjikllghjjfhjjglmnenooijklhnoobjkkihjkilmmhrrr6vvv0*5,
  vvv0*8,qrr5vvv0*14,
  vvv0*4,uuu7rrrdsssdrsserrsdsss9qrrfrsscqrrdrrrbrssfsssbqrrettt9vvv0*5,
  vvv0*23,
  vvv0vuu0vtt0*19,vvv0*2,
  vvv0vtt0tooetppbsmmdtppatooatooetnoctnoftppctooesnnesnnfupq9toodtooasnndtoofvss0*2,vvv0*2,
  vvv0vtt0uqq7*2,upq7upp8uqq7uqq4upp6upp7tpp7uqq6uqq5upp7tpp8tppauqq4vss0*4,vvv0*2,
  vvv0vtt0uqq6urr4uqq5urr4urr3*2,uqq5tpp7uqq4urr3uqr5uqq6urr3uqq6urr3vss0*4,vvv0*2,
  vvv0*2,vuu0*18,vvv0*3,
  vvv0tuu6uuu4uuv3uuu4vvv0*7,ttt7ttu4sss6ttt5sss9stt6stt7ttt6ttt4vvv2vvv0
  vvv0ttt7stt8ttt8*2,vvv1vvv0*6,ttt7sssastt8sss7rrsbttt7qrrbrssgqrrcvvv2vvv0
  vvv0hnk49ie0*2,eli4vpc0voc0*2,url2stt0*12,vvv0*2,
  vvv0*2,vvu0*19,vvv0*2,
  vvv0vpe2vm50*18,vm60vvt1vvv0
  vvv0voc2vm50*6,ke3bsj45oh4dqi49ng3doh4ful54vm50*6,vus2vvv0
  vvv0vpe2vm50*18,vm60vvt1vvv0
  vvv0vvv1uut0*18,uuu1vvv0*2,
  vvv0uvv6vvv0*8,rrrastt6uuu2vvv0*8,uvv5vvv0
  vvv0uvv6vvv0*8,rrrarrsdtuu2vvv0*8,uvv5vvv0
  vvv0vvv1uvv0*18,uvv1vvv0uuu1
  stt1vvv0*20,tuu1rss0
claim-refused 358x594
~ WwRR k9wt tMnc rk_K 02JZ rk_K l9Sr _mQ3 3IRs zvR9 3IRs ysSA 3IRs QQAh 3IRs X4OA 3IRs W5-L 3IRs xGMw
~ 3IRs n-q4 3IRs ddre 3IRs Dc0R _mQ3 3IRs fleu 3IRs Y1Hg 3IRs bH32 3IRs d1Gs 3IRs n-q4 3IRs W5-L 3IRs
~ xGMw 3IRs rZwL 3IRs TJL0 9_ow l58J wRJn fii5 g5tx F6bl 7Znf QMDd DWRo FvWb I6Ft hD6w 1rAV PbeN 0Q9i
~ l7xE PK5S vHGF e0Gd t2Xn htIf q8cF goQ8 On81 rtDI Xw_c EZFr On81 pFrC ONZt Ajda Ri_d
  pqrapqqbpqq7opp9opp8rss0*14,sss0stt0ttt0tuu0
  stt1knn0kmn0*2,pom1trm0trl0*11,trm0tom0*3,trq0tuu0
  7ce518a0*3,kh74vtq2vqh1vm50kkc1ql91vm50*3,dd82ul62voa1vus0voa2ue70ukf2vpn0uhc2umi4
  18a0*3,28a1sl62vob1vur1vn71ola1sm70vm50*3,jg72vm51vsl2vri1vm50ug61vvu1rssfvqo3ue70
  18a0*3,ig74vm50*14,vl50vqn3vvv1ulh2ue70
  18a05991kh72vm50*16,vl50uh70ue70*2,
  sk60vm50voa1vm50*5,rj42fa21qi44rj42d912fa23vm51vm50*4,sm70tm70vm50vl50
  vm70vm50vob1vm50*5,sk52gb25ph45gb25rj45jd35ng45vm50*4,pl91ql91vn60voc0
  vli0vm70vm50*7,jd25ph45gb25rj45jd35ng35vm50*6,vto2vvu1
  vli0vm60vm50*6,lf33b710c810oh46c812e913vm51vm50*6,vsm2vvu1
  vm60vm50hf73vm50*16,voa0vn80vm60vn80
  vk60vm50oj62vm50*6,qi48le3eke3dlf3bvm50*6,vn70vm70qj60ni60
  ue70*2,vi60vm50*6,ul50ul51tl51vm51vm50*6,oj626a9118a028a2
  ue70*3,ui61vm50*14,pj6328a118a0*2,28a2
  ue70*4,vl50vri1voc2pl90sm70vm50*4,vm60vm90vm60uh61vm509b9418a0*3,28a2
  ue70*4,vj61vqg1hke26ik08ik0tm71vm50*3,vme0vlj0vlh0vk60uk6218a0*4,28a2
  vsr0*4,vtr0vuq0stt0rtt0*2,utr0vuq0*3,vtt0*3,vur0vtr0qrr0*5,
  vvv0*5,ttt3vvv0*4,uvv1uuu2ttt2uuu2ttt3rss2sss2ttt1vvv0*5,
  vvv0*5,jkkkhjjikllgikkdhjjglmmfmnnjhjjinoochjkjgijkklliqrr6vvv0*5,
  vvv0*8,pqq6vvv0*14,
  vvv0*4,uuu7rrrdsssdrsserrsdsss9qrrfrsscqrrdrrrbrssfsssbqrrettt9vvv0*5,
  vvv0*23,
  vvv0vuu0vtt0*19,vvv0*2,
  vvv0vtt0tooetppbsmmdtppasmnitpp8tnoftooc*2,topasmngtop9tnodtop8tnnbtop8smnetppbvss0vvv0*2,
  vvv0vtt0vss0*12,vrr2vss0*6,vvv0*2,
  vvv0*23,
  vvv0rssdsssbsttasssavvv1vvv0*6,rssdqrrepqqdqrrcoppjqrrcppqfpqqjpqqeuuu3vvv0
  vvv0qss2nqp1*2,prq2vtp0*3,vus0uvv0*3,uuu1*2,tuu1*3,uuu1tuu2tuu3tuu1vvv0*2,
  vvv0lpo2hnk0*2,kom2vri0*3,vtp1tuu0*12,vvv0*2,
  vvv0vur0vsm0*18,vsn0vvv0*2,
  vvv0vpc2vm50*3,ul51sk54ul51vm51vm50*3,vm51ul51ul52tk51tl51vm50*4,vus2vvv0
  vvv0voc2vm50*3,sk53oh47sk46oh4foh4drj4aog4bsj47pi4drj4aph4arj49vm50*4,vus2vvv0
  vvv0vrk1voc0*18,vpd0vvu0vvv0
  vvv0vvv3uvv0*18,uvv1vvv0*2,
  vvv0uvv6vvv0*8,mnnloppjsst4vvv0*8,uvv6vvv0
  vvv0uuu5uvv0*18,uvv1vvv2vvv0
  uuu1vvv0*21,stt1
  rss0vvv0*20,sss1sss0
claim-only 358x675
~ WwRR k9wt WTbB rk_K 02JZ rk_K l9Sr _mQ3 3IRs zvR9 3IRs ysSA 3IRs QQAh 3IRs X4OA 3IRs W5-L 3IRs xGMw
~ 3IRs n-q4 3IRs ddre 3IRs Dc0R _mQ3 3IRs fleu 3IRs Y1Hg 3IRs bH32 3IRs d1Gs 3IRs n-q4 3IRs W5-L 3IRs
~ xGMw 3IRs rZwL 3IRs TJL0 9_ow l58J wRJn fii5 g5tx F6bl 7Znf QMDd DWRo FvWb I6Ft hD6w l7xE PK5S vHGF
~ e0Gd t2Xn htIf q8cF goQ8 jmbI 0o1s MBoF UyyU Yh2g PF7t lbxd xiJh TdBY ddXO On81 NDRF On81 _Fzb 1Obe
~ _2Nc pFrC s8vH FfcF j6zN ZaPu JpEH qv9Q ONZt Ajda Ri_d
  pqrapqqbpqq7pqqbrss0*15,sss0stt0ttt0tuu0
  stt1knn0kmn0*2,pom1trm0trl0*11,trm0tom0*3,trq0tuu0
  7ce518a0*3,kh74vtq2vqh1vm50kkc1ql91vm50*3,dd82ul62voa1vus0voa2ue70ukf2vpn0uhc2umi4
  18a0*3,28a1sl62vob1vur1vn71ola1sm70vm50*3,jg72vm51vsl2vri1vm50ug61vvu1rssfvqo3ue70
  18a0*3,ig74vm50*14,vl50vqn3vvv1ulh2ue70
  18a05991kh72vm50*16,vl50uh70ue70*2,
  sk60vm50voa1vm50*5,rj42fa21qi44rj42d912fa23vm51vm50*4,sm70tm70vm50vl50
  vm70vm50vob1vm50*5,sk52gb25ph45gb25rj45jd35ng45vm50*4,pl91ql91vn60voc0
  vli0vm70vm50*7,jd25ph45gb25rj45jd35ng35vm50*6,vto2vvu1
  vli0vm60vm50*6,lf33b710c810oh46c812e913vm51vm50*6,vsm2vvu1
  vm60vm50hf73vm50*16,voa0vn80vm60vn80
  vk60vm50oj62vm50*6,qi48le3eke3dlf3bvm50*6,vn70vm70qj60ni60
  ue70*2,vi60vm50*6,ul50ul51tl51vm51vm50*6,oj626a9118a028a2
  ue70*3,ui61vm50*14,pj6328a118a0*2,28a2
  ue70*4,vl50vri1voc2pl90sm70vm50*4,vm60vm90vm60uh61vm509b9418a0*3,28a2
  ue70*4,vj61vqg1hke26ik08ik0tm71vm50*3,vme0vlj0vlh0vk60uk6218a0*4,28a2
  vsr0*4,vtr0vuq0stt0rtt0*2,utr0vuq0*3,vtt0*3,vur0vtr0qrr0*5,
  vvv0*5,ttt3vvv0*4,uvv1uuu2ttt2uuu2ttt3rss2sss2ttt1vvv0*5,
  vvv0*5,jkkkhjjikllgikkdhjjglmmfmnnjhjjinoochjkjgijkklliqrr6vvv0*5,
  vvv0*8,pqq6vvv0*14,
  vvv0*4,uuu7rrrdsssdrsserrsdsss9qrrersscqrrdrrrbrssfsssbqrrettt9vvv0*5,
  vvv0*23,
  vvv0ttt8uuu6uuu5tuu6vvv0*7,stt8ttt7rss8sst7rrscsss7sss9*2,sst7vvv2vvv0
  vvv0ttt6rss6*2,stt6vut1vvu0*2,vvv0*4,tuu6stt8ttt6stt5rss8ttt6rrs9ssscrrs8vvv1vvv0
  vvv0inl3bjg0*2,fmj3vpe0vpd0*2,usm2stt0*12,vvv0*2,
  vvv0*23,
  vvv0uuu0*3,tuu0rss3rss4qrr5sss3rss2rss3tuu0*10,vvv0*2,
  vvv0uuu0rst8knoauuu2stt4pqqaoppbpqqaoppdrss5tuu0*5,qrr8nooenopdmnogrss3vvv0*2,
  vvv0uuu0vvv0rst6uuu1rss6opqdqrrb*2,opqbqrrapqqbrss4tuu0*3,rss1rss2*3,ttt0vvv0*2,
  vvv0uuu0mop1kno0*10,mpp1stt0*6,tuu0vvv0*2,
  vvv0uuu0prr1oqq0*10,prr0ttt0*6,tuu0vvv0*2,
  vvv0*23,
  vvv0ejk53bd0*18,5ce1uuu3vvv0
  vvv09fg619c0*6,chia8egf7efd9fhdagheagih5ce719c0*6,stt6vvv0
  vvv0agh619c0*18,1ac0ttu4vvv0
  vvv0tuu1pqr0*8,prr0prs0pqr0*8,qss1vvv0*2,
  vvv0uvv6vvv0*2,tuu6uuu3uuu4uuu2vvv0*2,uvv6*2,vvv0*3,ttt5uvv1vvv0*3,vvv1vvv4vvv0
  vvv0uvv6vvv0*2,sssasst4pqqfoppevvv2vvv0uvv6*2,vvv0*3,qqrepqqgrss6vvv0*3,uvv5vvv0
  vvv0vvv2uvv0*8,vvv2vvv1uvv0*8,uvv1vvv0*2,
  vvv0*4,vvv1rss7uuu4ttt8ttt6tuu8uuv4uvv1ttu6stt5tuu4stt5*2,vvv0*6,
  vvv0*5,qrr6vvv1uuu5uuu4uuu5uvv1vvv1tuu5rss4rtt9rssastt7vvv0*6,
  uuu1vvv0*21,ttt1
  rss0vvv0*20,stt1sss0
claim-all 358x727
~ WwRR k9wt WfGP rk_K 02JZ rk_K l9Sr _mQ3 3IRs zvR9 3IRs ysSA 3IRs QQAh 3IRs X4OA 3IRs W5-L 3IRs xGMw
~ 3IRs n-q4 3IRs ddre 3IRs Dc0R _mQ3 3IRs fleu 3IRs Y1Hg 3IRs bH32 3IRs d1Gs 3IRs n-q4 3IRs W5-L 3IRs
~ xGMw 3IRs rZwL 3IRs TJL0 9_ow l58J wRJn cMqJ g5tx F6bl 7Znf QMDd DWRo FvWb eiGP tNxy -wwI ellx fayj
~ FA5A 79Ve JiR7 7LY3 R5fA dNie fayj FA5A 79Ve JiR7 7LY3 R5fA jmbI 0o1s MBoF UyyU Yh2g PF7t lbxd xiJh
~ TdBY ddXO On81 NDRF On81 _Fzb 1Obe _2Nc pFrC s8vH FfcF j6zN ZaPu JpEH qv9Q ONZt Ajda Ri_d
  pqrapqqb*2,sss0rss0*15,sss0stt0ttt0tuu0
  stt1lnn0kmn0*2,pom1trm0trl0*11,trm0tom0*3,trq0tuu0
  7ce518a0*3,kh74vtq2vqh1vm50kkc1ql91vm50*3,dd82ul62voa1vus0voa2ue70ukf2vpn0uhc2umi5
  18a0*3,28a1sl62vob1vur1vn71ola1sm70vm50*3,jg72vm51vsl2vri1vm50ug61vvu1rssfvqo3ue70
  18a0*3,ig74vm50*14,vl50vqn3vvv1ulh2ue70
  18a05991kh72vm50*16,vl50uh70ue70*2,
  sk60vm50voa1vm50*5,ng43d911ic24rj42d912fa23vm51vm50*4,sm70tm70vm50vl50
  vm70vm50vob1vm50*5,vm51vm50c818gb25rj45jd35ng45vm50*4,pl91ql91vn60voc0
  vli0vm70vm50*7,gb25pi43gb25rj45jd35ng35vm50*6,vto2vvu1
  vli0vm60vm50*6,lf34c810ea10rj43c812e913vm51vm50*6,vsm2vvu1
  vm60vm50hf73vm50*16,voa0vn80vm60vn80
  vk60vm50oj62vm50*6,qi48le3eke3dlf3bvm50*6,vn70vm70qj60ni60
  ue70*2,vi60vm50*6,ul50ul51tl51vm51vm50*6,oj626a9118a028a2
  ue70*3,ui61vm50*14,pj6328a118a0*2,28a2
  ue70*4,vl50vri1voc2pl90sm70vm50*4,vm60vm90vm60uh61vm509b9418a0*3,28a2
  ue70*4,vj61vqg1hke26ik08ik0tm71vm50*3,vme0vlj0vlh0vk60uk6218a0*4,28a2
  vsr0*4,vtr0vuq0stt0rtt0*2,utr0vuq0*3,vtt0*3,vur0vtr0qrr0*5,
  vvv0*3,uvv1ttt4uuu3ttt1ttt2uuu2sst3rss2sss2ttt1uuu2vvv0tuu3vvv0*2,uuu3vvv0*4,
  vvv0*3,noobfhipnopgijkhjklimnnchijihijjikkipqqbgijjijkghjjnhjjkhijefghivvv0*4,
  vvv0*23,
  vvv0*3,ttt5rrrdqrrfqrrgrrsirrrcrsscsssbrrresstcqrrcrrsbqrrgsssbqrrfsttbvvv0*4,
  vvv0*23,
  vvv0*23,
  vvv0vvv1jom7qsr4rrrepqqeqrrgtuu6vvv0*8,vvv1ppqioppinoojvvv1*2,vvv0
  vvv0vvv1stt1uvv1vvv0vvv2vvv0*15,vvv1vvv0
  vvv0vvv1vvv0*19,vvv1vvv0
  vvv0vvv1gmk8psr5rrrepqqgqrrgtuu6vvv0*8,vvv1opqioppinoojvvv1*2,vvv0
  vvv0vvv1vvv0*21,
  vvv0*23,
  vvv0uuu0tuu0*3,stt0ttt0*2,tuu0*13,vvv0*2,
  vvv0uuu0stt5prr6uvv0rrs7nooelnngoppdlnngqrr8tuu0*5,rss5pqq9*2,oppastt2vvv0*2,
  vvv0uuu0uuu2npqauuu2rss6opqdqrrb*2,opqbqrrapqqbrss4tuu0*3,qrs4prr7pqq6pqq8stt1vvv0*2,
  vvv0uuu0stt0*2,rst0rss0*8,stt0tuu0*7,vvv0*2,
  vvv0uuu0jmn2hlm0*10,kno2stt0*6,ttu0vvv0*2,
  vvv0*23,
  vvv0jno4agi0*18,cij1vvv1vvv0
  vvv09fg619c0*6,8eg66df95dea7dfa6dfb8egd4ce519c0*6,stt6vvv0
  vvv09fh619c0*6,5ce43bd53bd33bd24ce34bd32ac219c0*6,stt6vvv0
  vvv0prr2imn0*18,kno1vvv0*2,
  vvv0uuu5uvv0*2,uuu0uvv0*5,uuu5uvv4uvv0*8,uvv1vvv2vvv0
  vvv0uvv7vvv0*2,qrrfqrr8nopknoogvvv2vvv0uvv7*2,vvv0*3,noojopphrrs6vvv0*3,uvv6vvv0
  vvv0uvv3uvv0*8,uuv3vvv3uvv0*8,uvv1vvv0*2,
  vvv0*5,ttt3vvv1vvv2vvv0vvv1*2,vvv0uvv2vvv0*10,
  vvv0*4,vvv2pqq9uuu4ssscrrrbsttcuuu5uuu3rtt8oqraprreoqrfoqrdvvv0*6,
  vvv0*22,uuu1
  stt1vvv0*20,tuu1rss0
claim-all-later 358x608
~ WwRR k9wt 5xER rk_K 02JZ rk_K l9Sr _mQ3 3IRs zvR9 3IRs ysSA 3IRs QQAh 3IRs X4OA 3IRs W5-L 3IRs xGMw
~ 3IRs n-q4 3IRs ddre 3IRs Dc0R _mQ3 3IRs fleu 3IRs Y1Hg 3IRs bH32 3IRs d1Gs 3IRs n-q4 3IRs W5-L 3IRs
~ xGMw 3IRs rZwL 3IRs TJL0 9_ow l58J wRJn cMqJ g5tx F6bl 7Znf QMDd DWRo FvWb eiGP Qxh2 -wwI ellx fayj
~ FA5A 79Ve JiR7 7LY3 R5fA dNie fayj FA5A 79Ve JiR7 7LY3 R5fA On81 a0wb On81 _Fzb 1Obe _2Nc pFrC ONZt
~ Ajda Ri_d
  pqrapqqb*2,pqq9opp8rss0*14,sss0stt0ttt0tuu0
  rss1jmm0ilm0*2,ool1trl0tqk0*11,tql0tnl0*3,tqp1tuu0
  6cd518a0*3,kh74vtq2vri1vm50ikd1pl91vm50*2,vm51bc82tl62voa1vvt0vna2ue70ulg2vqo0uic2ulh5
  18a0*3,28a1tl62voa1vtq0vn71pl90tm70vm50*3,lh72vm50vrk2vqh1vm50uh61vvu1rrrhvqo3ue70
  18a0*3,jg73vm50*14,vl50vpl3vvu0ulg2ue70
  18a06a91mi72vm50*16,vl50uh60ue70*2,
  ul60vm50vob1vm50*5,ng43d911ic24rj42d912fa23vm51vm50*4,rl80sm70vm50vl50
  vm80vm50vo91vm50*5,vm51vm50c818gb25rj45jd35ng45vm50*4,pl91rl81vn70vpd0
  vli0vm70vm50*7,gb25pi43gb25rj45jd35ng35vm50*6,vto2vvu1
  vlh0vm60vm50*6,lf34c810ea10rj43c812e913vm51vm50*6,vsl2vvu1
  vm60vm50fe84vm50*16,voa1vn91vm50vn70
  vk60vl50qj62vm50*6,qi48le3eke3dlf3bvm50*6,vn60vm60oi60lh70
  ue70*2,ui60vm50*6,ul50ul51tl51vm51vm50*6,ni72499118a028a2
  ue70*3,uh61vm50*14,oj6318a0*3,28a2
  ue70*4,vl51vrj1vod2nla0rl80vm50*4,vm60vma0vm70ug61vl508b9418a0*3,28a2
  ue70*4,vj61vqf1gke26ik07ik0tm71vm50*3,vme0vlj0vli0vl60uk6318a0*4,28a2
  vts0*4,vus0*2,tut0suu0*2,vut0vus0*3,vut0vuu0*2,vus0*2,stt0*5,
  vvv0*3,uuu1sss5ttt5sss3rss2uuu3rrs5qrr3*2,stt1tuu3vvv0tuu3vvv0*2,tuu3vvv0*4,
  vvv0*3,nopagiiooppfjklgklmhnnobikkhikkikllhqqrbhijiijkghjjnhjjkhijefhhhvvv0*4,
  vvv0*23,
  vvv0*4,ttt4rrrfqrrdsssasss8qrrfqrrjrrscqrrgrssc*2,rsseqrrhrss9vvv0*5,
  vvv0*3,vvv1tuu6ttt7uuv3ttt6tuu5tuu6ttt6ttu5tuu6ttt8uuu6tuu5uuu5ttt7vvv1vvv0*4,
  vvv0*3,vvv2stt8ttt7*2,uuu7stt8ttu6stt8ttt9tuu8uuu6ttt9ttt6sssattt8uuu4vvv0*4,
  vvv0*23,
  vvv0vvv1rts1uvu1uuu3vvv0vvv1*2,vvv0*9,uuu3uuu4ttt3vvv0vvv1vvv0
  vvv0vvv1kpn7rts3sstbpqqgqrrfuuu4vvv0*8,vvv1qrrfqrrepqqfvvv0vvv1vvv0
  vvv0vvv1vvv0*19,vvv1vvv0
  vvv0vvv1lqo6rts3ssscrssasssbuuu4vvv0*9,rrrfqrrfpqqfvvv1*2,vvv0
  vvv0vvv1qsr2tuu1uuu2ttt6uuu4vvv1vvv0*9,tuu3tuu2tuu3vvv0vvv1vvv0
  vvv0*23,
  vvv0oqq3gkl0*18,imn1vvv0*2,
  vvv09fh619c0*5,3bd32ac1*4,2ac22ac13bd319c0*6,stt6vvv0
  vvv09fg619c0*5,5ce59fh96dfb8egf7eg98egf8egb9fhb19c0*6,stt6vvv0
  vvv0loo3cij0*18,ejk1vvv1vvv0
  vvv0uvv3uvv0*8,uuu3vvv3uvv0*8,uvv1vvv1vvv0
  vvv0uvv7vvv0*2,qrrgqrr8nopknoogvvv2vvv0uvv7*2,vvv0*3,noojopphrrs6vvv0*3,uvv7vvv0
  vvv0uuu4uvv0*8,uuu4vvv4uvv0*8,uvv1vvv2vvv0
  tuu1vvv0*20,uvv0stt1
claim-all-in-part 358x688
~ WwRR k9wt umKP rk_K 02JZ rk_K l9Sr _mQ3 3IRs zvR9 3IRs ysSA 3IRs QQAh 3IRs X4OA 3IRs W5-L 3IRs xGMw
~ 3IRs n-q4 3IRs ddre 3IRs Dc0R _mQ3 3IRs fleu 3IRs Y1Hg 3IRs bH32 3IRs d1Gs 3IRs n-q4 3IRs W5-L 3IRs
~ xGMw 3IRs rZwL 3IRs TJL0 9_ow l58J wRJn cMqJ g5tx F6bl 7Znf QMDd DWRo FvWb tHbF tNxy 1rAV PbeN I-2a
~ 0Q9i -wwI ellx fayj FA5A 79Ve JiR7 7LY3 R5fA dNie fayj FA5A 79Ve JiR7 7LY3 R5fA On81 NJkk Xw_c EZFr
~ On81 pFrC ONZt Ajda Ri_d
  pqrapqqb*2,pqq9opq7pqq7rss0*13,sss0stt0ttt0tuu0
  stt1lnn0kmn0*2,pom1trm0trl0*11,trm0tom0*3,trq0tuu0
  7ce518a0*3,kh74vtq2vqh1vm50kkc1ql91vm50*3,dd82ul62voa1vus0voa2ue70ukf2vpn0uhc2umi5
  18a0*3,28a1sl62vob1vur1vn71ola1sm70vm50*3,jg72vm51vsl2vri1vm50ug61vvu1rssfvqo3ue70
  18a0*3,ig74vm50*14,vl50vqn3vvv1ulh2ue70
  18a05991kh72vm50*16,vl50uh70ue70*2,
  sk60vm50voa1vm50*5,ng43d911ic24rj42d912fa23vm51vm50*4,sm70tm70vm50vl50
  vm70vm50vob1vm50*5,vm51vm50c818gb25rj45jd35ng45vm50*4,pl91ql91vn60voc0
  vli0vm70vm50*7,gb25pi43gb25rj45jd35ng35vm50*6,vto2vvu1
  vli0vm60vm50*6,lf34c810ea10rj43c812e913vm51vm50*6,vsm2vvu1
  vm60vm50hf73vm50*16,voa0vn80vm60vn80
  vk60vm50oj62vm50*6,qi48le3eke3dlf3bvm50*6,vn70vm70qj60ni60
  ue70*2,vi60vm50*6,ul50ul51tl51vm51vm50*6,oj626a9118a028a2
  ue70*3,ui61vm50*14,pj6328a118a0*2,28a2
  ue70*4,vl50vri1voc2pl90sm70vm50*4,vm60vm90vm60uh61vm509b9418a0*3,28a2
  ue70*4,vj61vqg1hke26ik08ik0tm71vm50*3,vme0vlj0vlh0vk60uk6218a0*4,28a2
  vsr0*4,vtr0vuq0stt0rtt0*2,utr0vuq0*3,vtt0*3,vur0vtr0qrr0*5,
  vvv0*4,uuu1ttt2tuu1ttu3sss2rss2*2,uuu1uuu2uuv1uvv1vvv0*2,uuu3vvv0*5,
  vvv0*4,stt4gijlnoocijkiijkh*2,hjjmpqq8jklkfhiihijmijkkghieikkevvv0*5,
  vvv0*23,
  vvv0*3,ttt5rrrdqrrfqrrgrrsirrrcrsscsssbrrresstcqrrcrrsbqrrgsssbqrrfsttbvvv0*4,
  vvv0*23,
  vvv0vuu0vtt0*19,vvv0*2,
  vvv0vtt0tooetppbsmmdtppatooatooetnoctnoftppctoodsnnesnnfupq9tooctopasnnctopfvss0*2,vvv0*2,
  vvv0vtt0uqq5urr5uqq5uqq7uqq6uqr3uqq5*2,uqq6uqq5urr4uqq6uqq7uqq8urr3vrr1vss0*3,vvv0*2,
  vvv0vtt0tpp9uqq7top8uqq7uqq6uqq4uqq6tpp8tpp6uqq6uqq7upp7uqq5upq8uqq4vss0*4,vvv0*2,
  vvv0vtt0toodtppasnnbupq9snngtpp8tnoftooctoobtpp9snngtop9snngtop8tnnbtop8snndtppbvss0vvv0*2,
  vvv0vuu0vtt0*19,vvv0*2,
  vvv0*23,
  vvv0vvv1rts1uvu1uuu3vvv0vvv1*2,vvv0*9,uuu3uuu4ttt3vvv0vvv1vvv0
  vvv0vvv1kpn7rts3sstbpqqgqrrfuuu4vvv0*8,vvv1qrrfqrrepqqfvvv0vvv1vvv0
  vvv0vvv1vvv0*19,vvv1vvv0
  vvv0vvv1lqo6rts3ssscrssasssbuuu4vvv0*9,rrrfqrrfpqqfvvv1*2,vvv0
  vvv0vvv1qsr2tuu1uuu2ttt6uuu4vvv1vvv0*9,tuu3tuu2tuu3vvv0vvv1vvv0
  vvv0*23,
  vvv0vtp1vri0*18,vrk0vvv0*2,
  vvv0voc2vm50*6,rj47ul53tk52vm50ul51ul52vm50*7,vus2vvv0
  vvv0voc2vm50*6,oh45tk52rj4aqi48oh4cpi4cul54vm50*6,vus2vvv0
  vvv0vsm1vqf0*18,vqh0vvv0*2,
  vvv0uvv3uvv0*18,uvv1vvv1vvv0
  vvv0uvv7vvv0*8,mnnloppjsst4vvv0*8,uvv7vvv0
  vvv0uuu4uvv0*18,uvv1vvv2vvv0
  tuu1vvv0*20,uvv0stt1
claim-many 358x743
~ WwRR k9wt LSJw rk_K 02JZ rk_K l9Sr _mQ3 3IRs zvR9 3IRs ysSA 3IRs QQAh 3IRs X4OA 3IRs W5-L 3IRs xGMw
~ 3IRs n-q4 3IRs ddre 3IRs Dc0R _mQ3 3IRs fleu 3IRs Y1Hg 3IRs bH32 3IRs d1Gs 3IRs n-q4 3IRs W5-L 3IRs
~ xGMw 3IRs rZwL 3IRs TJL0 9_ow l58J wRJn S6h5 g5tx F6bl 7Znf QMDd DWRo FvWb c80A tNxy -wwI ellx fayj
~ FA5A 79Ve JiR7 7LY3 R5fA dNie fayj FA5A 79Ve JiR7 7LY3 R5fA dNie fayj FA5A 79Ve JiR7 7LY3 R5fA dNie
~ fayj FA5A 79Ve JiR7 7LY3 R5fA dNie fayj FA5A 79Ve JiR7 7LY3 R5fA dNie fayj FA5A 79Ve JiR7 7LY3 R5fA
~ dNie fayj FA5A 79Ve JiR7 7LY3 R5fA dNie fayj FA5A 79Ve JiR7 7LY3 R5fA dNie fayj FA5A 79Ve JiR7 7LY3
~ R5fA dNie fayj FA5A 79Ve JiR7 7LY3 R5fA dNie fayj FA5A 79Ve JiR7 7LY3 R5fA dNie fayj FA5A 79Ve JiR7
~ 7LY3 R5fA dNie fayj FA5A 79Ve JiR7 7LY3 R5fA dNie fayj FA5A 79Ve JiR7 7LY3 R5fA dNie fayj FA5A 79Ve
~ JiR7 7LY3 R5fA dNie fayj FA5A 79Ve JiR7 7LY3 R5fA dNie fayj FA5A 79Ve JiR7 7LY3 R5fA dNie fayj FA5A
~ 79Ve JiR7 7LY3 R5fA dNie fayj FA5A 79Ve JiR7 7LY3 R5fA dNie fayj FA5A 79Ve JiR7 7LY3 R5fA jmbI 0o1s
~ MBoF UyyU Yh2g PF7t lbxd xiJh TdBY ddXO On81 NDRF On81 _Fzb 1Obe _2Nc pFrC ONZt Ajda Ri_d
  pqrapqqbpqq8opparss1rss0*14,sss0stt0ttt0tuu0
  stt1lnn0kmn0*2,pom1trm0trl0*11,trm0tom0*3,trq0tuu0
  7ce518a0*3,kh74vtq2vqh1vm50kkc1ql91vm50*3,dd82ul62voa1vus0voa2ue70ukf2vpn0uhc2umi5
  18a0*3,28a1sl62vob1vur1vn71ola1sm70vm50*3,jg72vm51vsl2vri1vm50ug61vvu1rssfvqo3ue70
  18a0*3,ig74vm50*14,vl50vqn3vvv1ulh2ue70
  18a05991kh72vm50*16,vl50uh70ue70*2,
  sk60vm50voa1vm50*3,vm51ea22d812sk52hc24c812ph43jd33c812ng33vm50*3,sm70tm70vm50vl50
  vm70vm50vob1vm50*4,vm51jd35ke39fa25ul52b718c816vm50b718vm50*3,pl91ql91vn60voc0
  vli0vm70vm50*5,oh43gb25rj45fa25ul51b719c815vm50b718vm50*5,vto2vvu1
  vli0vm60vm50*4,ul52a710e910og43gb24c812oh43jd24c812mf33vm50*5,vsm2vvu1
  vm60vm50hf73vm50*16,voa0vn80vm60vn80
  vk60vm50oj62vm50*6,qi48le3ele3cle3bvm50*6,vn70vm70qj60ni60
  ue70*2,vi60vm50*6,ul50ul51tl51vm51vm50*6,oj626a9118a028a2
  ue70*3,ui61vm50*14,pj6328a118a0*2,28a2
  ue70*4,vl50vri1voc2pl90sm70vm50*4,vm60vm90vm60uh61vm509b9418a0*3,28a2
  ue70*4,vj61vqg1hke26ik08ik0tm71vm50*3,vme0vlj0vlh0vk60uk6218a0*4,28a2
  vsr0*4,vtr0vuq0stt0rtt0*2,utr0vuq0*3,vtt0*3,vur0vtr0qrr0*5,
  vvv0*3,tuu2stt5stt1ttt2*2,uuu2tuu3sst2rss2qrr2vvv0uuu2tuu3vvv0*3,uuu3vvv0*3,
  vvv0*2,vvv1eghjhjjsmnoajklihjjjmnogikkiijkgeghjnoogmnn9ijknhijlgiilgijihijfmnocvvv0*3,
  vvv0*23,
  vvv0*3,ttt5rrrdqrrfqrrgrrsirrrcrsscsssbrrresstcqrrcrrsbqrrgsssbqrrfsttbvvv0*4,
  vvv0*23,
  vvv0*23,
  vvv0vvv1jom7qsr4rrrepqqeqrrgtuu6vvv0*8,vvv1ppqioppinoojvvv1*2,vvv0
  vvv0vvv1stt1uvv1vvv0vvv2vvv0*15,vvv1vvv0
  vvv0vvv1vvv0*19,vvv1vvv0
  vvv0vvv1gmk8psr5rrrepqqgqrrgtuu6vvv0*8,vvv1opqioppinoojvvv1*2,vvv0
  vvv0vvv1vvv0*19,vvv1vvv0
  vvv0vvv1psr2tuu1uuu5uvv1uuu2vvv1vvv0*9,ttt5ttt7sst5vvv0vvv1vvv0
  vvv0vvv1mqo6rts3stt9qqrfrssduuu4vvv0*9,rrrcrrrbqrrdvvv0vvv1vvv0
  vvv0vvv1vvv0*19,vvv1vvv0
  vvv0*2,sts1uvu1uuu2vvv0vvv1vvv0*10,uuu1uuu2uuu1vvv1vvv0*2,
  vvv0*2,uvv0*18,vvv0*3,
  vvv0uuu0*2,uvv0tuu0rss3qrr5qrr8rss5qrr5rss4tuu0*10,vvv0*2,
  vvv0uuu0rst8jnocuuu2stt3pqr8pqq9qrr8opqarss4tuu0*5,pqq9lnnglmnfkmmjrss3vvv0*2,
  vvv0uuu0vvv0stt4uuu0rss6opqdqrrb*2,opqbqrrapqqbrss4tuu0*8,vvv0*2,
  vvv0uuu0kno2imn0*10,lop1stt0*6,ttt0vvv0*2,
  vvv0uvv0qss0qrs0*10,rss0tuu0*7,vvv0*2,
  vvv0*23,
  vvv0cij619c0*18,3bd1tuu3vvv0
  vvv09fg619c0*6,chia8egf7efd9fhdagheagih5ce719c0*6,stt6vvv0
  vvv0agi619c0*18,1ac1tuu4vvv0
  vvv0uuu1rss0*8,rss1rst0rss0*8,stt2vvv0*2,
  vvv0uvv6vvv0*2,ttt7ttt4stt5ttt3vvv0*2,uvv6*2,vvv0*3,sss7ttt3uuu1vvv0*3,vvv4vvv0
  vvv0uvv6vvv0*2,stt9ttt4qrreqqqcvvv1vvv0uvv6*2,vvv0*3,qrrbqrresss4vvv0*3,uvv5vvv0
  vvv0vvv1uvv0*8,vvv2vvv1uvv0*8,uvv1vvv0uuu1
  stt1vvv0*20,uuu1rss0
claim-mixed 358x727
~ WwRR k9wt rBzH rk_K 02JZ rk_K l9Sr seQK _mQ3 3IRs zvR9 3IRs ysSA 3IRs QQAh 3IRs X4OA 3IRs W5-L 3IRs
~ xGMw 3IRs n-q4 3IRs ddre 3IRs Dc0R _mQ3 3IRs fleu 3IRs Y1Hg 3IRs bH32 3IRs d1Gs 3IRs n-q4 3IRs W5-L
~ 3IRs xGMw 3IRs rZwL 3IRs TJL0 iRqK x4wy tG4y V7di W5wu o2PF hCLR POwT NNQX POwT NNQX POwT fxQF GsfR
~ tG4y V7di KApD EV-X hCLR EyX3 bUxa 1rf7 Z8Qm TOXx TOXx TOXx TOXx TOXx DWRo FvWb Uw6D tNxy -wwI ellx
~ fayj FA5A 79Ve JiR7 7LY3 R5fA dNie fayj FA5A 79Ve JiR7 7LY3 v_me jmbI 0o1s MBoF UyyU Yh2g PF7t lbxd
~ xiJh TdBY ddXO On81 NDRF On81 _Fzb 1Obe _2Nc pFrC s8vH FfcF j6zN ZaPu JpEH qv9Q ONZt Ajda Ri_d
  pqrapqqbpqq8opp9qqr5rss0*14,sss0stt0ttt0tuu0
  rss1jmm0ilm0*2,ool1trl0tqk0*11,tql0tnl0*3,tqp1tuu0
  6cd518a0*3,kh74vtq2vri1vm50ikd1pl91vm50*2,vm51bc82tl62voa1vvt0vna2ue70ulg2vqo0uic2ulh5
  18a0*3,28a1tl62voa1vtq0vn71pl90tm70vm50*3,lh72vm50vrk2vqh1vm50uh61vvu1rrrhvqo3ue70
  18a0*3,jg73vm50*14,vl50vpl3vvu0ulg2ue70
  18a06a91mi72vm50*16,vl50uh60ue70*2,
  ul60vm50voc1vm50*3,ul51*2,vm50*11,rl80sm70vm50vl50
  vm50*2,vn80vm50*2,tk52ic2dlf3aph4eng4dsk55vm50tk54sj46sj44rj47ul51vm50*2,tm70tm60vm50*2,
  vm50*6,ul50*2,vm50*4,tk53sj46rj46rj48tl52vm50*6,
  vm50*6,ola0mme0mmd0ol90vm50vm60vm90vme0vni0vok0vod0vm50*6,
  vm50*5,ok838ik2lqr0*2,7hj2rl73vnb2iop1kpq0mrr0pst0sqm2vm50*6,
  vm50*5,um62pqr1qrr0*2,qrs0vpd2tl625de03df0*2,4df19ff4vm50*6,
  vl50*5,qj73aeg09eg0*2,afg0sla3qk822ac118a0*2,4995dea4vl50*6,
  ue70*5,pd82gjk1hkl0*3,rgb3rd7129a118a0*2,39949ba3ue70*6,
  ue70*5,se70kc80*4,te70*2,mc80*4,pd70ue70*6,
  ue70*23,
  vts0*23,
  vvv0*4,rss3vvv0*5,tuu3vvv0*2,tuu3*2,vvv0*2,vvv1uuu1vvv0*4,
  vvv0*4,lmnbnopbgijfgijngijijkllfhihklmblmmdfhikgiioikkkfhifhijirrs6vvv0*4,
  vvv0*23,
  vvv0*3,ttt5rrrdqrrg*2,rrsiqrrcrsscrssbrrresstcqrrcrrsbqrrgsssbqrrfsttbvvv0*4,
  vvv0*23,
  vvv0vvv1vvv0*21,
  vvv0vvv1iol7qsr4rrrepqqfqrrgtuu6vvv0*8,vvv1opqioppinoojvvv1*2,vvv0
  vvv0vvv1tut1vvv0*2,vvv1vvv0*15,vvv1vvv0
  vvv0vvv1vvv0*19,vvv1vvv0
  vvv0vvv1gmk8psr5rrrepqqgqrrgtuu6vvv0*9,qrrcoophoppjuuu2vvv1vvv0
  vvv0vvv1vvv0*21,
  vvv0*23,
  vvv0uuu0tuu0*3,stt0ttt0*2,tuu0*13,vvv0*2,
  vvv0uuu0stt5prr6uvv0rrs7nooelnngoppdlnngqrr8tuu0*5,rss5pqq9*2,oppastt2vvv0*2,
  vvv0uuu0uuu2npqauuu2rss6opqdqrrb*2,opqbqrrapqqbrss4tuu0*3,qrs4prr7pqq6pqq8stt1vvv0*2,
  vvv0uuu0qss0*2,qrr0prr0*8,qss0ttt0*6,tuu0vvv0*2,
  vvv0uuu0kno2imn0*10,lop1stt0*6,tuu0vvv0*2,
  vvv0*23,
  vvv0imn49fg0*18,agi1uvv2vvv0
  vvv09fg619c0*6,8eg66df95dea7dfa6dfb8egd4ce519c0*6,stt6vvv0
  vvv09fh619c0*6,5ce43bd53bd33bd24ce34bd32ac219c0*6,stt5vvv0
  vvv0qss2kno0*18,mop1vvv0*2,
  vvv0uuu5uvv0*2,uuu2uuu0*2,uvv0*3,uuu5uvv5uvv0*3,uuu0uvv0*4,uvv1vvv2vvv0
  vvv0uvv6vvv0*2,rrrerrr7oopjnoogvvv2vvv0uvv6*2,vvv0*3,oopiopphrrs6vvv0*3,uvv6vvv0
  vvv0vvv3uvv0*8,uvv3vvv2uvv0*8,uvv1vvv0*2,
  vvv0*5,stt4vvv1vvv2vvv0vvv1*2,vvv0uvv2vvv0*10,
  vvv0*4,vvv1pqq8uuu4ssscrrrbsttcuuu5uuu3rtt8oqraprreoqrfoqrdvvv0*6,
  vvv0*22,tuu1
  sss1uuu0uvv0uuu0*16,uuv0uvv0ttt1rss0
claim-draws 358x520
~ WwRR k9wt fvxD rk_K 02JZ rk_K l9Sr _mQ3 3IRs zvR9 3IRs ysSA 3IRs QQAh 3IRs X4OA 3IRs W5-L 3IRs xGMw
~ 3IRs n-q4 3IRs ddre 3IRs Dc0R _mQ3 3IRs fleu 3IRs Y1Hg 3IRs bH32 3IRs d1Gs 3IRs n-q4 3IRs W5-L 3IRs
~ xGMw 3IRs rZwL 3IRs TJL0 9_ow x6bB F6bl 7Znf QMDd DWRo FvWb eQC0 IzEI On81 rtDI Xw_c EZFr On81 _Fzb
~ 1Obe _2Nc pFrC s8vH FfcF j6zN ZaPu JpEH qv9Q ONZt Ajda Ri_d
  pqrapqqbpqq9oppaqrr3rss0*14,sss0stt0ttt0tuu0
  stt1knn0kmn0*2,pom1trm0trl0*11,trm0tom0*3,trq0tuu0
  7ce518a0*3,kh74vtq2vqh1vm50kkc1ql91vm50*3,dd82ul62voa1vus0voa2ue70ukf2vpn0uhc2umi4
  18a0*3,28a1sl62vob1vur1vn71ola1sm70vm50*3,jg72vm51vsl2vri1vm50ug61vvu1rssfvqo3ue70
  18a0*3,ig74vm50*14,vl50vqn3vvv1ulh2ue70
  18a05991kh72vm50*16,vl50uh70ue70*2,
  sk60vm50voa1vm50*16,sm70tm70vm50vl50
  vm70vm50vob1vm50*16,pl91ql91vn60voc0
  vli0vm70vm50*4,sk42jd38sk52gb25mf39oh45ng36ng35pi47ng34vm50*5,vto2vvu1
  vli0vm60vm50*4,qi43ke34pi43ic25lf3cmf35kd38hb2bke39hb26vm50*5,vsm2vvu1
  vm60vm50hf73vm50*16,voa0vn80vm60vn80
  vk60vm50oj62vm50*16,vn70vm70qj60ni60
  ue70*2,vi60vm50*16,oj626a9118a028a2
  ue70*3,ui61vm50*14,pj6328a118a0*2,28a2
  ue70*4,vl50vri1voc2pl90sm70vm50*4,vm60vm90vm60uh61vm509b9418a0*3,28a2
  ue70*4,vj61vqg1hke26ik08ik0tm71vm50*3,vme0vlj0vlh0vk60uk6218a0*4,28a2
  vsr0*4,vtr0vuq0stt0rtt0*2,utr0vuq0*3,vtt0*3,vur0vtr0qrr0*5,
  vvv0*5,ttt3vvv0*4,uvv1stt1vvv0uuu3vvv0*9,
  vvv0*5,lmmghjjhhjjmkmmbijkghjjjmnoanoodeggjikkdgijohijjrss5vvv0*5,
  vvv0*8,rrr5uuu2vvv0*13,
  vvv0*6,qqreqrrisssdqqqerrrdqrresssbqrrfrsseqqrguvv2vvv0*6,
  vvv0*23,
  vvv0vsm1vqf0*18,vqh0vvv0*2,
  vvv0voc2vm50*3,tk53qi47tk54sk57sk45tl53sk54tk54rj48tk57rj46*2,vm50*4,vus2vvv0
  vvv0voc2vm50*3,tk51qi44tk53rj49sj49tk57qj46ul53sk47tk55rj45tk55vm50*4,vus2vvv0
  vvv0vtp1vri0*18,vrk0vvv0*2,
  vvv0uuu4uvv0*8,uuu4vvv4uvv0*8,uvv1vvv2vvv0
  vvv0uvv7vvv0*2,qrrgqrr8nopknoogvvv2vvv0uvv7*2,vvv0*3,noojopphrrs6vvv0*3,uvv7vvv0
  vvv0uvv3uvv0*8,uuu3vvv3uvv0*8,uvv1vvv1vvv0
  vvv0*5,ttu3vvv0vvv1vvv0vvv1vvv0*13,
  vvv0*4,vvv2opqauuu4ssscrrrbsttcuuu5uuu3qssboqraprreoqrfoqrdvvv0*6,
  vvv0*22,uuu1
  stt1vvv0*20,uuu1rss0
claim-item 358x478
~ WwRR k9wt wGD5 rk_K 02JZ rk_K l9Sr _mQ3 3IRs zvR9 3IRs ysSA 3IRs QQAh 3IRs X4OA 3IRs W5-L 3IRs xGMw
~ 3IRs n-q4 3IRs ddre 3IRs Dc0R _mQ3 3IRs fleu 3IRs Y1Hg 3IRs bH32 3IRs d1Gs 3IRs n-q4 3IRs W5-L 3IRs
~ xGMw 3IRs rZwL 3IRs TJL0 9_ow wZuR F6bl 7Znf QMDd DWRo FvWb GH3c P3Q5 On81 rtDI Xw_c EZFr On81 _Fzb
~ 1Obe _2Nc pFrC ONZt Ajda Ri_d
  pqrapqqbpqq9*2,rss0*15,sss0stt0ttt0tuu0
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
  vvv0*7,uuu1vvv1vvv0*2,uuu2tuu3vvv0*3,uuu3vvv0*6,
  vvv0*6,fhhhijkjijkhhjjclmmahjjmhjjngiigfhijhjjfnopavvv0*6,
  vvv0*6,ttt5vvv0*16,
  vvv0*5,rsscrssdrsscrrrgrssdqrrersseqrrgstt8pqqeqqrerrsbvvv1vvv0*5,
  vvv0*23,
  vvv0vsm1vqf0*18,vqh0vvv0*2,
  vvv0voc2vm50*3,tk53qi47tk54rj49rj46tk54rj45tk55rj4ask58qi47rj47vm50*4,vus2vvv0
  vvv0voc2vm50*3,tk51qi44tl52sj47sk57tl55sj45ul53sk55tk53sk44ul53vm50*4,vus2vvv0
  vvv0vtp1vri0*18,vrk0vvv0*2,
  vvv0uuu4uvv0*8,uuu4vvv4uvv0*8,uvv1vvv2vvv0
  vvv0uvv7vvv0*2,qrrgqrr8nopknoogvvv2vvv0uvv7*2,vvv0*3,noojopphrrs6vvv0*3,uvv7vvv0
  vvv0uvv3uvv0*8,uuv3vvv3uvv0*8,uvv1vvv1vvv0
  ttu1vvv0*20,uvv0sss1
claim-tiny 358x613
~ WwRR k9wt 1kKI rk_K 02JZ rk_K l9Sr _mQ3 3IRs zvR9 3IRs ysSA 3IRs QQAh 3IRs X4OA 3IRs W5-L 3IRs xGMw
~ 3IRs n-q4 3IRs ddre 3IRs Dc0R _mQ3 3IRs fleu 3IRs Y1Hg 3IRs bH32 3IRs d1Gs 3IRs n-q4 3IRs W5-L 3IRs
~ xGMw 3IRs rZwL 3IRs TJL0 9_ow fb3x nl3L O15j g5tx F6bl 7Znf QMDd DWRo FvWb -ALd hD6w l7xE PK5S Hqnw
~ e0Gd t2Xn xd-t pQZ7 q8cF goQ8 On81 rtDI Xw_c EZFr On81 _Fzb 1Obe _2Nc pFrC s8vH FfcF j6zN ZaPu JpEH
~ qv9Q ONZt Ajda Ri_d
  pqrapqqbpqqapqr8rss0*15,sss0stt0ttt0tuu0
  rss1jlm0ilm0*2,ool1trl0tqk0*11,tql0tnl0*3,tqp1tuu0
  6cd418a0*3,kh74vtq2vri1vm50ikd1pl91vm50*2,vm51bc82tl62voa1vvt0vna2ue70ulg2vqo0uic2ulh5
  18a0*3,28a1tl62voa1vtq0vn71pl90tm70vm50*3,lh72vm50vrk2vqh1vm50uh61vvu1rrrhvqo3ue70
  18a0*3,jg73vm50*14,vl50vpl3vvu0ulg2ue70
  18a06a91mi72vm50*16,vl50uh60ue70*2,
  ul60vm50vob1vm50*16,rl80sm70vm50vl50
  vm80vm50vo91vm50ul51rj46qi47qi48qi47qi48qi47qi48*4,qi47qi48tk53vm50pl91rl81vn70vpd0
  vli0vm70vm50*2,ul51rj48qi47qi48qi47qi48qi47qi48*4,qi47qi48sk53vm50*3,vto2vvu1
  vlh0vm60vm50*7,qi48ke3ejd3dke3cvm50*8,vsl2vvu1
  vm60vm50fe84vm50*8,ul50vm50*7,voa1vn91vm50vn70
  vk60vl50qj62vm50*16,vn60vm60oi60lh70
  ue70*2,ui60vm50*16,ni72499118a028a2
  ue70*3,uh61vm50*14,oj6318a0*3,28a2
  ue70*4,vl51vrj1vod2nla0rl80vm50*4,vm60vma0vm70ug61vl508b9418a0*3,28a2
  ue70*4,vj61vqf1gke26ik07ik0tm71vm50*3,vme0vlj0vli0vl60uk6318a0*4,28a2
  vts0*4,vus0*2,tut0suu0*2,vut0vus0*3,vut0vuu0*2,vus0*2,stt0*5,
  vvv0*9,rss7vvv1vvv0uvv1uuu2vvv0*9,
  vvv0*9,nooflmmhlmmgmnnhrrr7vvv0*9,
  vvv0pqqalmnljllkijknkllojklnikkojllkijkojllojkloikknjllkikkojkloklmlmnnlkmmiijkilmmhvvv0*2,
  vvv0*2,vvv1vvv0vvv1vvv0*2,vvv1uvv0vvv1vvv0*2,vvv1uvv0vvv1vvv0*2,vvv1vvv0uuu1vvv0*3,
  vvv0*4,uuu7rrrdsssdrsserrsdsss9qrrfrsscqrrdrrrbrssfsssbqrrettt9vvv0*5,
  vvv0*23,
  vvv0ttt6tuu4ttt9uuu6ttt6tuu5uuu6tuu7ttt8tuu5uuu6ttt7tuu6vvv0*9,
  vvv0uuu5ttt7ttt9ttt8sss9ttt7ttt8stt9ttt8*3,tuu7ttt7vvv0*9,
  vvv0qrrfqqqfpqqe*2,nopiqqqfopphopplnopgvvv0*13,
  vvv0inl3bjg0*2,fmj7tqh5vpd0*2,vri1stt0*12,vvv0*2,
  vvv0uvv0uuu0*2,uvu0vvu0*4,vvv0*14,
  vvv0vrj1voa0*18,voc0vvu0vvv0
  vvv0voc2vm50*3,sk44ng39rj46ph4fph4crj49oh49sj47oh4eqi4bog4bpi4avm50*4,vus2vvv0
  vvv0vpc2vm50*3,ul50tk52vm50ul51vm51*2,ul51vm50vm51vm50ul50vm50*5,vut1vvv0
  vvv0vus0usm0*8,vsn0*2,usm0*8,vtp0vvv0*2,
  vvv0uuu5vvv0*2,uvv3uuu1vvv1vvv0*3,uuu5uvv5vvv0*3,uuu1vvv0*4,vvv1vvv3vvv0
  vvv0uvv6vvv0*2,rrsdsss6oppinoogvvv2vvv0uvv6*2,vvv0*3,opph*2,rrs6vvv0*3,uvv6vvv0
  vvv0vvv2uvv0*8,uvv2vvv2uvv0*8,uvv1vvv0*2,
  vvv0*5,sst5uuv2uuu5uuu3uuu4vvv2vvv0tuu5tuu3uuu2tuu3*2,vvv0*6,
  vvv0*4,vvv1qqq8uuu2ttt9stt7tuu9uuu3uuu2stt5qss7rssbqsscrssavvv0*6,
  uvv1vvv0*21,ttt1
  sss1vvv0*20,ttt1rss0
claim-huge 358x646
~ WwRR k9wt Ro21 rk_K 02JZ rk_K l9Sr _mQ3 3IRs zvR9 3IRs ysSA 3IRs QQAh 3IRs X4OA 3IRs W5-L 3IRs xGMw
~ 3IRs n-q4 3IRs ddre 3IRs Dc0R _mQ3 3IRs fleu 3IRs Y1Hg 3IRs bH32 3IRs d1Gs 3IRs n-q4 3IRs W5-L 3IRs
~ xGMw 3IRs rZwL 3IRs TJL0 9_ow o5I1 ffeu Gusz g5tx F6bl 7Znf QMDd DWRo FvWb Pnoz hD6w l7xE PK5S vHGF
~ e0Gd t2Xn htIf q8cF goQ8 jmbI 0o1s MBoF UyyU t8s7 PF7t lbxd xiJh k_ln ddXO On81 NDRF On81 _Fzb 1Obe
~ _2Nc pFrC ONZt Ajda Ri_d
  pqrapqqbpqq9npp9rss0*15,sss0stt0ttt0tuu0
  rss1jlm0ilm0*2,ool1trl0tqk0*11,tql0tnl0*3,tqp1tuu0
  6cd418a0*3,kh74vtq2vri1vm50ikd1pl91vm50*2,vm51bc82tl62voa1vvt0vna2ue70ulg2vqo0uic2ulh5
  18a0*3,28a1tl62voa1vtq0vn71pl90tm70vm50*3,lh72vm50vrk2vqh1vm50uh61vvu1rrrhvqo3ue70
  18a0*3,jg73vm50*14,vl50vpl3vvu0ulg2ue70
  18a06a91mi72vm50*16,vl50uh60ue70*2,
  ul60vm50vob1vm50*16,rl80sm70vm50vl50
  vm80vm50vo91vm50*2,tk52sk55sj44sk46qi44sk53qi48rj45qi47rj45sj44rj47vm50*2,pl91rl81vn70vpd0
  vli0vm70vm50*3,sk52qj45qi48qi46ph47qi49rj47qi48qi47ph46rj45qi49vm50*4,vto2vvu1
  vlh0vm60vm50*7,qi48lf3ele3c*2,vm50*8,vsl2vvu1
  vm60vm50fe84vm50*6,ul50ul51tl51vm51vm50*6,voa1vn91vm50vn70
  vk60vl50qj62vm50*16,vn60vm60oi60lh70
  ue70*2,ui60vm50*16,ni72499118a028a2
  ue70*3,uh61vm50*14,oj6318a0*3,28a2
  ue70*4,vl51vrj1vod2nla0rl80vm50*4,vm60vma0vm70ug61vl508b9418a0*3,28a2
  ue70*4,vj61vqf1gke26ik07ik0tm71vm50*3,vme0vlj0vli0vl60uk6318a0*4,28a2
  vts0*4,vus0*2,tut0suu0*2,vut0vus0*3,vut0vuu0*2,vus0*2,stt0*5,
  vvv0sss6uuu2vvv1uuu1tuu3rss6qqr6uuu4stt4ttt4qrr7rrr7stt4rrs7stt3rrr6sst5rss8qrr5qqq5vvv0*2,
  vvv0rrs8lmnhnopgjklgnoofqrrbmnoboppdoopdlnneppqemnneoppfppqgppqamnngqrranooemnndoppfvvv0*2,
  vvv0*4,vvv3ttt6uuu4vvv3uuu3uuu2*2,uuu3uuu2*2,uuu3*3,vvv2vvv0*5,
  vvv0*4,vvv4ttt7ttu9sstbsstattt6ssscttt8sssastt9sttctuu7sssbttu7vvv0*5,
  vvv0*23,
  vvv0rsserrscsssbrsscuvv2vvv0*6,rrreqqrfpqqfpqqdnookqqreoopioppmoppguuu4vvv0
  vvv0lpo2hnk0*18,qrp5vvv0*2,
  vvv0rts1orq0*18,tts2vvv0*2,
  vvv0uvv0uuu0*19,vvv0*2,
  vvv0uuu0tuu0uuu0tuu0pqq6mnokmnodmnnpmoojmnoemnnimoojnooglnnjqrr7tuu0*5,vvv0*2,
  vvv0uuu0stt6oqr7uuv1rss7pqqapqqb*3,nppbtuu0*5,rss6opqbopqanppcsst2vvv0*2,
  vvv0uuu0uuv1nqq9uuu2stt3qrr6rss6qrr6rss6*2,tuu0*5,rss3qrr5pqr5qrr6ttt1vvv0*2,
  vvv0uuu0tuu0*3,rss5opqdqrrb*2,opqbqrrapqqbrss4tuu0*8,vvv0*2,
  vvv0uuu0hlm2fkl0*10,jmn2stt0*6,ttt0vvv0*2,
  vvv0uvv0uuu0*19,vvv0*2,
  vvv0uvv0stt0*18,tuu0vvv0*2,
  vvv0agi619c0*18,1ac1tuu4vvv0
  vvv09fg619c0*6,chia8egf7efd9fhdagheagih5ce719c0*6,stt6vvv0
  vvv0cij619c0*18,3bd1tuu3vvv0
  vvv0vvv1uvv0*8,vvv2vvv1uvv0*8,uvv1vvv0*2,
  vvv0uvv6vvv0*2,stt9sst5rrs9rrs8vvv1vvv0uvv6*2,vvv0*3,qrrcsss8ttt3vvv0*3,uvv5vvv0
  vvv0uvv6vvv0*2,ttt7uuu2sssasss8vvv0*2,uvv6*2,vvv0*3,sss7sst9tuu3vvv0*3,vvv4vvv0
  vvv0vvv1uvv0*8,vvv1vvv0uvv0*8,vvv1vvv0tuu2
  sss1vvv0*20,ttt1rss0
join 358x620
~ WwRR k9wt sKul rk_K 02JZ 4FoF RKbQ rk_K lJ08 nYIq VeAb 3IRs Loc- 3IRs qmoq 3IRs e_jJ 3IRs V9jY 3IRs
~ 28UU 3IRs A1UZ 3IRs JFgR 3IRs yjpW 3IRs QOPr 3IRs MK9l aTnD LGsH EmgX V1Po gkyg hSPg rk_K Gt-p CJDM
~ t2bS rk_K Hcfq CJDM KB4- QrOu rk_K v1lU JhZs v1uy rk_K rY78 JhZs qb-o _Wv- W3mR oeRU Y3lt Xw_c EZFr
~ oeRU QANx 1Obe 3Axy 0GCb 1Obe 2-aN ONZt Ajda Ri_d
  pqqerss3sst0sss0rss0*15,sss0stt0ttt0tuu0
  tuu0stt0rtt0*11,ttt0stt0rtt0*2,stt0*2,rtt0stt0ttu0tuu0
  qtt0ptt0*11,suu1rtt0sph0uoa0uoc0rrn0tuu1suu0tuv0rtu0stt1
  ptt0*8,fkl5fjl4eno2lqr3suu1toe1vm50*4,rrm1vvv0rssfstt2jno3
  ptt0*8,pst1glm3ipq1suu1rsr1vm50*5,ig94lno5vvv2eij539b7
  ptt0*11,suu0rsp2vm50vob0vsl0vsm0url228a118a028a018a039b7
  ptt0*2,qss0ptt0*7,pst0rss0rsr1vod2vvv0*3,sst618a0*4,39b7
  ptt0qss1sjf2ptt0*6,qpo1tg90ue70*2,vnk3vvv0*3,sst618a0*4,39b7
  ptt0*5,nqr1ejk0dij0*2,tf91ue70*3,vol3vvv0*3,sst618a0*4,39b7
  ptt0pst0*3,mqr239b118a0*2,28a2ue70*4,vol3vvv0*3,sst618a0*4,39b7
  mrs1akm16ik0*2,4df218a0*3,28a2ue70*4,vol3vvv0*3,sst618a0*4,39b7
  akm36ik0*3,3df218a0*3,28a2ue70*4,vol3vvv0*3,sst618a0*4,39b7
  lqr0*4,jno0ilm0*3,jlm1uol0*3,vol0vsr1vvv0*3,uuu2jlm0*2,ilm0*2,jmn3
  vvv0stt1tuu2uvu3*2,uvu2vvv1tut4tuu5sut4tuu3uvv1*2,uuu3vvv0*9,
  vvv0psq4stt4psrasts8rts8stt7rtsarts8qsr9stt9rts7psq9orqcvvv0*9,
  vvv0opp8oppcqqr7qrr8ttt4qqq6qrr5qrr7rss3vvv0*13,
  vvv0rss8lmmcmno8mnnfqqq6lmmalmn8qrraopp6vvv0*13,
  vvv0*23,
  vvv0tttarssfsttbrsseqrreuuu5vvv0*4,sttesssbrrserrreuvv2vvv0*7,
  vvv0sst3ttt3rss7pqq6stt5vvv0*5,pqq5opp9rss7oppb*2,sss6vvv1uuu1vvv0*4,
  vvv0qrr5pqqbopp9noo9pqq7vvv0*5,opp6oopaoopfnood*2,pqqdpqqipqqhvvv0*4,
  vvv0*23,
  vvv0ttt6rssdrrsdsttarsseuvv3vvv0*4,sstarrrevvv0*10,
  vvv0rsscoppjtuu5vvv0*7,oppnppqipqqgrrrdppqfoppgopqjpqqivvv0*4,
  vvv0*23,
  vvv0tuu0pss3rtu0*2,qtt3rtu0rtt1rtt2rtu0rtt2rtu0*2,rtt1qtt2rtu0*6,vvv0*2,
  vvv0tuu0mppeknnglnoeloogmppdknofnpqclooelnofnpqalnoglooinpqdlopgmppemopgnppertu0*2,vvv0*2,
  vvv0tuu0mopfoqralooilnokjmnjmppfmppclnodkmnkmopgnppblnoinpqertu0*6,vvv0*2,
  vvv0uvv0suu0*8,stu0suu0*2,stu0suu0*7,vvv0*2,
  vvv0*2,uvv0vvv0*8,vvv1vvv0*8,uvv0vvv0*2,
  vvv0*23,
  vvv0vsm1voc0*18,vqf1vvv0*2,
  vvv0vqf2vm50*4,vm51lf3btk54rj48rj4asj47sj48qi4bpi49sk54vm50*5,vvv0*2,
  vvv0vqf2vm50*5,qi43ul51sk54tl55ul53ul52tk53*2,vm51vm50*4,vm60vvv0*2,
  vvv0vus0vsm0*18,vto0vvv0*2,
  vvv0uuu5uvv0ttu0uuu0*4,uvv0*2,uuu5uvv5uvv0*2,uuu0*2,uvv0uuu1uvv0*2,uuu4vvv0*2,
  vvv0uvv6vvv0rssbsssdoppcmnojnopjoppgvvv0uvv6*2,vvv0*2,ssscstt9oopknoolttt3vvv0uvv3vvv0*2,
  vvv0vvv2uvv0*8,uvv3vvv2uvv0*8,uuu2vvv0vvv1
  ttt1vvv0*20,uuu0rss1
join-new-account 358x620
~ WwRR k9wt Ie7P rk_K 02JZ 4FoF RKbQ rk_K lJ08 nYIq VeAb 3IRs Loc- 3IRs qmoq 3IRs e_jJ 3IRs V9jY 3IRs
~ 28UU 3IRs A1UZ 3IRs JFgR 3IRs yjpW 3IRs QOPr 3IRs MK9l aTnD ZYdA EmgX V1Po gkyg hSPg rk_K Hcfq CJDM
~ KB4- QrOu rk_K v1lU JhZs v1uy rk_K rY78 JhZs qb-o _Wv- W3mR oeRU Y3lt Xw_c EZFr oeRU QANx 1Obe 3Axy
~ 0GCb 1Obe 2-aN ONZt Ajda Ri_d
  pqqeqrr8pqq9pqq7opq7opqaqrr1rss0*12,sss0stt0ttt0tuu0
  tuu0stt0rtt0*11,ttt0stt0rtt0*2,stt0*2,rtt0stt0ttu0tuu0
  qtt0ptt0*11,suu1rtt0sph0uoa0uoc0rrn0tuu1suu0tuv0rtu0stu1
  ptt0*8,fkl5fjl4eno2lqr3suu1toe1vm50*4,rrm1vvv0rssfstt2jno3
  ptt0*8,pst1glm3ipq1suu1rsr1vm50*5,ig94lno5vvv2eij539b7
  ptt0*11,suu0rsp2vm50vob0vsl0vsm0url228a118a028a018a039b7
  ptt0*2,qss0ptt0*7,pst0rss0rsr1vod2vvv0*3,sst618a0*4,39b7
  ptt0qss1sjf2ptt0*6,qpo1tg90ue70*2,vnk3vvv0*3,sst618a0*4,39b7
  ptt0*5,nqr1ejk0dij0*2,tf91ue70*3,vol3vvv0*3,sst618a0*4,39b7
  ptt0pst0*3,mqr239b118a0*2,28a2ue70*4,vol3vvv0*3,sst618a0*4,39b7
  mrs1akm16ik0*2,4df218a0*3,28a2ue70*4,vol3vvv0*3,sst618a0*4,39b7
  akm36ik0*3,3df218a0*3,28a2ue70*4,vol3vvv0*3,sst618a0*4,39b7
  lqr0*4,jno0ilm0*3,jlm1uol0*3,vol0vsr1vvv0*3,uuu2jlm0*2,ilm0*2,jmn3
  vvv0stt1uuu2uvu1uvv1*2,uvu1uvv1uuu2uuu3uuu4uvu2uvv2uvu3vvv0*9,
  vvv0psq4rts5qsr9*2,qsrbrts6qsr9psr9qsr9stt7qsraqss9rtsbvvv0*9,
  vvv0ppq7qqqarrr5rss6uuu3qrr4rrs4rrs5sss3vvv0*13,
  vvv0qrr9jllelmnalmmgpqq7klmckmmapqqcopp7vvv0*13,
  vvv0*23,
  vvv0tttbsssarssfrrrguuu4vvv0*5,sssarsse*2,sssdrssdvvv0*7,
  vvv0rrr4pqq8rrs6oopa*2,qrr6vvv1uuu1vvv0*2,qrrfoppivvv0*10,
  vvv0rss3noobnoofnoocnoobpqq9ppqhppqkvvv0*2,vvv2*2,vvv0*10,
  vvv0*23,
  vvv0ttt7rssfuuu2vvv0*19,
  vvv0ppqgpqqhqrrcpqqh*2,oppepqqfoppovvv0*14,
  vvv0*23,
  vvv0tuu0qst1rtu0*2,qtt2rtu0rtt0rtt1rtu0rtt1rtu0*2,rtt1*2,rtu0*5,ruu0vvv0*2,
  vvv0tuu0mopgknnglnoelnohmppdknngnpqdlooeknognpqalnogloojnpqdlopgmppemopgnppertu0*2,vvv0*2,
  vvv0tuu0mopfoqralooilnokjmnjmppfmppclnodkmnkmopgnppblnoinpqertu0*6,vvv0*2,
  vvv0uvv0suu0*8,stu0suu0*2,stu0suu0*7,vvv0*2,
  vvv0*23,
  vvv0*23,
  vvv0vtn1vpd0*18,vqh1vvv0*2,
  vvv0vqf2vm50*4,vm51ng3atk54rj48rj4asj47sj48qi4bpi49sk54vm50*5,vvv0*2,
  vvv0vqf2vm50*5,ph43ul51sk54tl55ul53ul52tk53*2,vm51vm50*5,vvv0*2,
  vvv0vur0vrk0*18,vsn0vvv0*2,
  vvv0uuv4uvv0uuu0uuv0uvv0*5,uuu5uvv4uvv0*8,uuu3vvv0*2,
  vvv0uvv7vvv0qrrbrssdoppdmnoknookoppgvvv0uvv7*2,vvv0*2,sssdsssaoopknoomttt3vvv0uvv3vvv0*2,
  vvv0vvv3uvv0*8,uuv3vvv3uvv0*8,uuu3vvv0vvv1
  tuu1vvv0*21,sss1
join-trade 358x599
~ WwRR k9wt -S9A rk_K 02JZ 4FoF RKbQ rk_K lJ08 nYIq C8pm 3IRs L4rz 3IRs bJqT 3IRs tFy0 3IRs qmoq 3IRs
~ n-q4 3IRs qmoq 3IRs EVu3 3IRs jfRT 3IRs 2Xbx 3IRs -R2a 3IRs Vt4u 3IRs vVqt 3IRs 3upR 3IRs dMt5 aTnD
~ hAOD EmgX V1Po Ffb3 hSPg rk_K 018H CJDM KB4- QrOu rk_K v1lU JhZs v1uy rk_K rY78 JhZs qb-o itgy W3mR
~ oeRU dSZm oeRU QANx 1Obe 3Axy 0GCb 1Obe 2-aN ONZt Ajda Ri_d
  pqqeqrr7opq8pqq5rss0*15,sss0stt0ttt0tuu0
  tut0uts0*2,tts0ttr0*14,tts0*2,uts0uut0tuu0
  vtq0*2,vtp0vtq0*7,vto0vsm0vtq0*7,vus0vvu0vur0uus0
  vtp0vpd1vqh1vtq0*6,vtp0vn70vm50vrk1vtq0*6,vvv0rrrhvvu0vuq0
  vto1vqf0vtp0vtq0*6,vtp0vn70vm50vrj1vtq0*6,vvt0vvv0uur2vuq0
  vtp0uke2vni3vtq0*2,hji4ikj4vtq0*2,utp0kli2iie1rqn1vtq0*6,vso1uha1vrn1vuq0
  vso1ulg1vtp0vtq0*2,7cd59de5vtq0vtp17cd318a0*2,29a1pom4vtq0vto0vqg0vtp0vtq0*2,vpk1voj2vuq0
  vtp0vpe1vqh1vtq0ttp0kon1lon1utp0mmk518a0*4,aef5vtq0vsl1vn70vto1vtq0ttp2bkl2ssp1vuq0
  vto1vpf0vtp0ssp19jl16ik0*2,9kl1gji718a0*4,7cd5vtp0vpk1vmh0vql1vtq0*2,nqo2*2,vuq0
  vtq0*3,inn36ik0*4,6fg718a0*4,7cd5uke2ue70*3,vni2vtq0*3,vuq0
  vtq0*3,fmm36ik0*4,4eg318a0*4,7ab5ue70*4,uf81vtp0vtq0*2,vuq0
  vro0vnk0vpm1fmm36ik0*4,4eg318a0*4,7993ue70*5,vro2vnk0vpm1vuq0
  vts0vsr0*2,qss1mrr0*4,mpq1knn0*4,nnn1vpm0*5,vts0vsr0*2,vvt0
  vvv0rts1tut3tut4tuu5tuu4uvu1vvv0*16,
  vvv0qsr4sut3rts9sut6rts6tuu5vvv0*16,
  vvv0opp5opq6rrs5mnoaoopbqrr5sss3qrr5qqq5opp4pqq6qrr5noo9mnndoppcqqr6qqr4vvv0*5,
  vvv0rss5rss7lmnclmnbnoofjklhopp9noo9mnobpqqbikkhlmnbnoo9oopdnooenoodppqbvvv0*5,
  vvv0*23,
  vvv0stt9rrsdrssbrsscuuu5vvv0*5,sssarsse*2,sssdrssdvvv0*7,
  vvv0qqr5opp9qrr8noocnoobqqr7uuu4ttt3vvv0*2,qqrhooplvvv0*10,
  vvv0sss3opp9oppenopaoopaqqr8pqqfqqrivvv0*14,
  vvv0*23,
  vvv0ttt7rssfuuu2vvv0*19,
  vvv0ppqgpqqhqrrcpqqh*2,oppepqqfoppovvv0*14,
  vvv0*23,
  vvv0tuu0qss4rtu0qst1*2,rtt2rtu0*2,rtt1prs4qst4prs4prr3rtu0*7,vvv0*2,
  vvv0tuu0mopgloodoqr6mopeknngmpp8knohnpqdoqqcnpqbmppdnqqcrtu0*7,vvv0*2,
  vvv0*2,uvv0*19,vvv0*2,
  vvv0*2,uvv0vvv0*8,vvv1vvv0*8,uvv0vvv0*2,
  vvv0*2,tuu0*18,vvv0*3,
  vvv0fkl619c0*18,4bd2vvv0*2,
  vvv0cij619c0*6,5ce79fhcaghh8eg8aghg8egc19c0*7,vvv0*2,
  vvv0fkl619c0*18,4bd3vvv0*2,
  vvv0vvv1stt0*8,ttu1tuu1stt0*8,uuu2vvv0*2,
  vvv0uvv6vvv0stt5ttt7stt4sss9rss8ttt5vvv0uvv6*2,vvv0*2,uuu7uuu5sst7rssbuvv1vvv0uvv3vvv0*2,
  vvv0uvv6vvv0ttt6uuu6rrr8qrrarssbrssavvv0uvv6*2,vvv0*2,ttu6uuu5rrrdrssbuuu1vvv0uvv3vvv0*2,
  vvv0vvv1uvv0*8,vvv1*2,uvv0*8,vvv1vvv0uuu1
  stt1vvv0*20,tuu1rss0
join-without-tasks 358x546
~ WwRR k9wt ukHm rk_K 02JZ 4FoF RKbQ rk_K lJ08 nYIq C8pm 3IRs L4rz 3IRs bJqT 3IRs tFy0 3IRs qmoq 3IRs
~ n-q4 3IRs qmoq 3IRs EVu3 3IRs jfRT 3IRs 2Xbx 3IRs -R2a 3IRs Vt4u 3IRs vVqt 3IRs 3upR 3IRs dMt5 aTnD
~ hAOD EmgX V1Po Ffb3 hSPg rk_K 018H CJDM KB4- QrOu rk_K v1lU JhZs v1uy rk_K rY78 JhZs qb-o W3mR oeRU
~ n2R4 oeRU QANx 1Obe 3Axy 0GCb 1Obe 2-aN ONZt Ajda Ri_d
  pqqeqrr8opqcopqapqq8opp9pqr5rss0*12,sss0stt0ttt0tuu0
  tuu0uts0tts0*18,uts0tut0tuu0
  vtr0vtq0*9,vtp0vtn0vtq0*7,vur0vvt0vur0uus0
  vtq0vpe1vqh1vtq0*6,vtp0vn80vm50vrk1vtq0*6,vvv0rssfvvu0vuq0
  vto1vpe0vtp0vtq0*6,vtp0vn70vm50vrj1vtq0*6,vvt0vvv1uus2vuq0
  vtp0ulf2vni2vtq0*2,ikj3klj3vtq0*2,vtp0mmi2kje1tro1vtq0*6,vso1uib1vso1vuq0
  vso1ukf1vtp0vtq0*2,6bc58dd5vtq0vtp19de418a0*2,39b1qpm3vtq0vto0vri0vtp0vtq0*2,voj1voj2vuq0
  vtq0vqf1vqh1vtq0utp0lon1mpn1utp0mnl518a0*4,bff5vtq0vsl1vn60vto1vtq0ttp2clm2tsp1vuq0
  vto1vpd0vtp0tsp19kl16ik0*2,akl2hjj718a0*4,7cd5vtp0vql1vni0vrm1vtq0*2,mpo2mpo3vuq0
  vtq0*3,ion36ik0*4,7fg718a0*4,7cd5ulf2ue70*3,voi2vtq0*3,vuq0
  vtq0*3,fmm36ik0*4,4eg318a0*4,7bb6ue70*4,uf91vtp0vtq0*2,vuq0
  vso0vnk0vqn1fmm36ik0*4,4eg318a0*4,7993ue70*5,vso1vnk0vpm1vuq0
  vsr0vrq0*2,prr1lqr0*4,kop1ilm0*4,lmm1vol0*5,vtr1vrq0*2,vvt0
  vvv0rts1tut3uvu3*2,uvu2vvv0*17,
  vvv0qsr4stt3psrasts8rts8sut5vvv0*16,
  vvv0opp5opq6rrs5mnoaoopbqrr5sss3qrr5qqq5opp4pqq6qrr5noo9mnndoppcqqr6qqr4vvv0*5,
  vvv0rss5rss7lmnclmnbnoofjklhopp9noo9mnobpqqbikkhlmnbnoo9oopdnooenoodppqbvvv0*5,
  vvv0*23,
  vvv0stt9rrsdrssbrsscuuu5vvv0*5,sssarsse*2,sssdrssdvvv0*7,
  vvv0qqr5opp9qrr8noocnoobqqr7uuu4ttt3vvv0*2,qqrhooplvvv0*10,
  vvv0sss3opp9oppenopaoopaqqr8pqqfqqrivvv0*14,
  vvv0*23,
  vvv0ttt7rssfuuu2vvv0*19,
  vvv0ppqgpqqhqrrcpqqh*2,oppepqqfoppovvv0*14,
  vvv0*23,
  vvv0*2,uvv0vvv0*8,vvv1vvv0*8,uvv0vvv0*2,
  vvv0stt2kno0*18,nqq2vvv0*2,
  vvv0dij619c0*8,3bd119c0*9,1ac1vvv0*2,
  vvv0cij619c0*8,9fhb9fhg5ce419c0*8,vvv0*2,
  vvv0loo49fg0*18,cij3vvv0*2,
  vvv0vvv2uvv0*8,uvv3vvv2uvv0*8,uuu2vvv0*2,
  vvv0uvv6vvv0rssbsssdoppdmnoknookoppgvvv0uvv6*2,vvv0*2,sssdsssaoopknoomttt3vvv0uvv3vvv0*2,
  vvv0uuu5uvv0tuu0uuu0uvv0*5,uuu5uvv5uvv0*8,uuu4vvv0*2,
  uuu1vvv0*21,ttt1
  rss0vvv0*20,sss1sss0
join-next-step 358x599
~ WwRR k9wt 1v1H rk_K 02JZ 4FoF RKbQ rk_K lJ08 nYIq VeAb 3IRs Loc- 3IRs qmoq 3IRs e_jJ 3IRs V9jY 3IRs
~ 28UU 3IRs A1UZ 3IRs JFgR 3IRs yjpW 3IRs QOPr 3IRs MK9l aTnD hAOD EmgX V1Po gkyg hSPg rk_K Hcfq CJDM
~ KB4- QrOu rk_K v1lU JhZs v1uy rk_K rY78 JhZs qb-o itgy W3mR oeRU PzCS oeRU QANx 1Obe 3Axy 0GCb 1Obe
~ 2-aN ONZt Ajda Ri_d
  pqqeqrr8pqq8pqq6opp9rss1rss0*13,sss0stt0ttt0tuu0
  tuu0stt0rtt0*11,ttu0rtt0*3,stt0*2,rtt0*2,stu0tuu0
  qtt0ptt0*7,pst0ptt0*2,pst0tuu1rtt0tpg0un90uoa0rql0tuu1tuu0uvv0rtu0rtt1
  ptt0*8,fkl5dik4dmo2lqr3suu1uod1vm50*4,rql1vvv0rrrhrst2hln3
  ptt0*8,pst0hmn3jpq1suu0rsq1vm50*5,gf94jmn5uuu1chi539b7
  ptt0*11,suu0rsp2vm50vpd1vsn0vto0usn228a118a0*3,39b7
  ptt0pst0qrr0ptt0*7,pst0rrr0srq0voe2vvv0*3,sst618a0*4,39b7
  ptt0qss1skg2ptt0*6,ron1tf80ue70*2,vok3vvv0*3,sst618a0*4,39b7
  ptt0*5,mpq2dij0bgi0*2,tf91ue70*3,vol3vvv0*3,sst618a0*4,39b7
  ptt0pst0oss0*2,lpq329b118a0*2,28a2ue70*4,vol3vvv0*3,sst618a0*4,39b7
  lqr19jl16ik0*2,4df218a0*3,28a2ue70*4,vol3vvv0*3,sst618a0*4,39b7
  9km26ik0*3,3df218a0*3,28a2ue70*4,vol3vvv0*3,sst618a0*4,39b7
  mrr0*4,lop0knn0*3,lnn0upm0*2,vpm0*2,vtr1vvv0*3,uuu2kno0*4,lno2
  vvv0rts1tut3tut4tuu5tuu4uvu1vvv0*16,
  vvv0qsr4sut3rts9sut6rts6tuu5vvv0*16,
  vvv0opp8oppcqqr7qrr8ttt4qqq6qrr5qrr7rss3vvv0*13,
  vvv0rss8lmmcmno8mnnfqqq6lmmalmn8qrraopp6vvv0*13,
  vvv0*23,
  vvv0tttbsssarssfrrrguuu4vvv0*5,sssarsse*2,sssdrssdvvv0*7,
  vvv0qqr5opp9qrr8noocnoobqqr7uuu4ttt3vvv0*2,qqrhooplvvv0*10,
  vvv0sss3opp9oppenopaoopaqqr8pqqfqqrivvv0*14,
  vvv0vvv1*2,vvv0*20,
  vvv0ttt6rsseuuu2vvv0*19,
  vvv0ppqgpqqhqrrcpqqh*2,oppepqqfoppovvv0*14,
  vvv0*23,
  vvv0tuu0qss4rtu0qst1*2,rtt2rtu0*2,rtt1prs4qst4prs4prr3rtu0*7,vvv0*2,
  vvv0tuu0mopgloodoqr6mopeknngmpp8knohnpqdoqqcnpqbmppdnqqcrtu0*7,vvv0*2,
  vvv0*2,uvv0*19,vvv0*2,
  vvv0*2,uvv0vvv0*8,vvv1vvv0*8,uvv0vvv0*2,
  vvv0*2,tuu0*18,vvv0*3,
  vvv0fkl619c0*18,4bd2vvv0*2,
  vvv0cij619c0*6,7efaaghh8fgb8egcagib9fhf19c0*7,vvv0*2,
  vvv0fkl619c0*18,4bd3vvv0*2,
  vvv0vvv1stt0*8,ttu1tuu1stt0*8,uuu2vvv0*2,
  vvv0uvv6vvv0stt5ttt7stt4sss9rss8ttt5vvv0uvv6*2,vvv0*2,uuu7uuu5sst7rssbuvv1vvv0uvv3vvv0*2,
  vvv0uvv6vvv0ttt6uuu6rrr8qrrarssbrssavvv0uvv6*2,vvv0*2,ttu6uuu5rrrdrssbuuu1vvv0uvv3vvv0*2,
  vvv0vvv1uvv0*8,vvv1*2,uvv0*8,vvv1vvv0uuu1
  stt1vvv0*20,tuu1rss0
place-won 358x807
~ WwRR k9wt HaOH rk_K 02JZ rk_K l9Sr _mQ3 3IRs zvR9 3IRs ysSA 3IRs QQAh 3IRs X4OA 3IRs W5-L 3IRs xGMw
~ 3IRs n-q4 3IRs ddre 3IRs Dc0R _mQ3 3IRs fleu 3IRs Y1Hg 3IRs bH32 3IRs d1Gs 3IRs n-q4 3IRs W5-L 3IRs
~ xGMw 3IRs rZwL 3IRs TJL0 9_ow _xor Wvjg F6bl 7Znf 6uLW DWRo FvWb IwMc Wx3R FvWb dxiq Bp4t 0bpN dcB6
~ zPvI 5rWa 2nq1 tQ9H wF4Q FA5A 79Ve P0e5 ZyO0 vU32 O5FS FA5A 79Ve P0e5 swhO s3Ne 0RXy seQK _mQ3 3IRs
~ zvR9 3IRs ysSA 3IRs QQAh 3IRs X4OA 3IRs W5-L 3IRs xGMw 3IRs n-q4 3IRs ddre 3IRs Dc0R _mQ3 3IRs fleu
~ 3IRs Y1Hg 3IRs bH32 3IRs d1Gs 3IRs n-q4 3IRs W5-L 3IRs xGMw 3IRs rZwL 3IRs TJL0 81cD iP0r Tslu 9hir
~ MBoF r5tj On81 a0wb On81 aGCj pFrC ONZt Ajda Ri_d
  pqqdpqq8*2,pqq7rss0*15,sss0stt0ttt0tuu0
  rss1jlm0ilm0*2,ool1trl0tqk0*11,tql0tnl0*3,tqp1tuu0
  6cd418a0*3,kh74vtq2vri1vm50ikd1pl91vm50*2,vm51bc82tl62voa1vvt0vna2ue70ulg2vqo0uic2ulh5
  18a0*3,28a1tl62voa1vtq0vn71pl90tm70vm50*3,lh72vm50vrk2vqh1vm50uh61vvu1rrrhvqo3ue70
  18a0*3,jg73vm50*14,vl50vpl3vvu0ulg2ue70
  18a06a91mi72vm50*16,vl50uh60ue70*2,
  ul60vm50vob1vm50*3,vm51jd31ic25vm50sk53id24vm50ic24d811oh43vm50*3,rl80sm70vm50vl50
  vm80vm50vo91vm50*4,oh45d915vm50fb25oh45ul51vm51pi45hc25vm50*3,pl91rl81vn70vpd0
  vli0vm70vm50*5,ul53d915tl538503c812ic25sk52e915ul51vm50*5,vto2vvu1
  vlh0vm60vm50*4,ul53c810b710jd34sk50le33oh44ea24d910jd33vm50*5,vsl2vvu1
  vm60vm50fe84vm50*16,voa1vn91vm50vn70
  vk60vl50qj62vm50*2,oh47oh4api4amf3bng3coh49qi48ng3bng38lf3fng3bng39vm51vm50vn60vm60oi60lh70
  ue70*2,ui60vm50*2,ul51vm51tk51sk53tl52ul51tk50ul51*2,ul52ul51*2,vm50*2,ni72499118a028a2
  ue70*3,uh61vm50*14,oj6318a0*3,28a2
  ue70*4,vl51vrj1vod2nla0rl80vm50*4,vm60vma0vm70ug61vl508b9418a0*3,28a2
  ue70*4,vj61vqf1gke26ik07ik0tm71vm50*3,vme0vlj0vli0vl60uk6318a0*4,28a2
  vts0*4,vus0*2,tut0suu0*2,vut0vus0*3,vut0vuu0*2,vus0*2,stt0*5,
  vvv0*5,sss7vvv1uuu2sss6tuu4ttt5vvv0ttu4ttt3vvv1uvv1ttt5vvv0*6,
  vvv0*5,rrs8klmhppqcmnnllmnllmnglmmgoopakllfqrrbklmhklmjvvv1vvv0*5,
  vvv0*4,qqr7mnohnoodlmmfjkkinophlmmimnnioppfjkljmnnkklmihjjkmnogvvv0*5,
  vvv0*5,vvv1uuv0uuu2uuu1vvv1*4,uuu0vvv0*2,uuu1vvv0*6,
  vvv0*7,sst9qrrcrrrirsscrrsdrrrarrrhrssdvvv0*8,
  vvv0*23,
  vvv0glm49fg0*18,agi2vvv0*2,
  vvv0sttbttt8ttt7vvv0*3,sss8qqqeqqrerrrcqrrerrsaqrrdrrrcpqqerrsavvv0*3,vvv2vvv1vvv0
  vvv0vvv2uuu4vvv1vvv0*3,uvv2uuu5ttt4uuu3*2,uuu5uuu3uuu4ttt4uuu4vvv0*6,
  vvv0*23,
  vvv0vvv1nrp3sut2sttctttcttt7vvv0*6,stt6stt7qrrcttt6sstarssbrrravvv0vvv1vvv0
  vvv0vvv1orq5sut2ttt8sttcstt9vvv0*6,ttt5sssasst8stt6stt8stt6sss8vvv0vvv1vvv0
  vvv0vvv1vvv0*19,vvv1vvv0
  vvv0vvv1iol7qsr4pqqqpqqjrrrfqqrfpqqiqrrhtuu3vvv0*10,vvv1vvv0
  vvv0vvv1tut1vvv0*5,vvv1uuu3*2,tuu4ttt2vvv3vvv0vvv1vvv2vvv0uuu2*2,vvv0vvv1vvv0
  vvv0vvv1vvv0*6,stt7qrrbrrsdpqqdqrrgqrrcppqhqrrbrrsdppqgqqrbqrrbvvv0vvv1vvv0
  vvv0*23,
  vvv0*23,
  vvv0vvv3dhi1lmk3usn2ulg0vrq2vvv0*14,vvv1vvv0
  vvv0tuu78b91sl62vn70ui61vol3qrrcnoojpqqfpqqioppkpqqdooplqqqbvvv0*6,vvv1vvv0
  vvv0vvu3vm91rj47*2,qk65vtp1tuu7uuu6*2,ttt8uuu4ttt7uuu6uuu3tuu6vvv1vvv0uvv3qrsdvvv0vvv1vvv0
  vvv0vuu3tk72rj43rj44ul62trm3uuu3ttt8uuu6ttu8ttu4ttt7tuu5*2,uuu7vvv2vvv0*2,rssavvv0vvv1vvv0
  vvv0vuu5ue70vl71ul718b93ilm6sttbrssfsttarsserssbssscuuu6vvv0*7,vvv1vvv0
  vvv0vvv1vpn0vrp0pqq1kmn0stt2vvv0*16,
  vvv0*23,
  vvv0hlm47ef0*18,9fg1uuv2vvv0
  vvv09fg619c0*5,5df78eg86df96dfb7df87ege7efa8fgc19c0*6,stt6vvv0
  vvv09fh619c0*5,2ad13bd22ac33bd53bd22bd33bd34bd219c0*6,stt5vvv0
  vvv0rst2loo0*8,mop0*2,loo0*8,npq1vvv0*2,
  vvv0uuu5vvv0ttt5tuu3rss7uuu2rss7ttt6vvv0uuu5uvv5vvv0*8,vvv1vvv3vvv0
  vvv0uvv7vvv0qrrbqrr9qrreqrrbqrrfpqqhvvv0uvv7*2,vvv0*3,noojopphrrs6vvv0*3,uvv7vvv0
  vvv0uvv6vvv0pqqdoppfnoohoppgoophoppfvvv0uvv6*2,vvv0*9,uvv5vvv0
  vvv0vvv1uvv0*8,vvv1*2,uvv0*8,uvv1vvv0uuu1
  stt1vvv0*20,tuu1rss0
place-first 358x807
~ WwRR k9wt ZmwZ rk_K 02JZ rk_K l9Sr _mQ3 3IRs zvR9 3IRs ysSA 3IRs QQAh 3IRs X4OA 3IRs W5-L 3IRs xGMw
~ 3IRs n-q4 3IRs ddre 3IRs Dc0R _mQ3 3IRs fleu 3IRs Y1Hg 3IRs bH32 3IRs d1Gs 3IRs n-q4 3IRs W5-L 3IRs
~ xGMw 3IRs rZwL 3IRs TJL0 SaV5 lVgk ZxYD yjpW qmoq mo6- DWRo FvWb RuLM Wx3R FvWb dxiq Bp4t 0bpN dcB6
~ QSsh 5rWa 2nq1 tQ9H wF4Q FA5A 79Ve P0e5 ZyO0 vU32 O5FS FA5A 79Ve P0e5 swhO s3Ne 0RXy seQK _mQ3 3IRs
~ zvR9 3IRs ysSA 3IRs QQAh 3IRs X4OA 3IRs W5-L 3IRs xGMw 3IRs n-q4 3IRs ddre 3IRs Dc0R _mQ3 3IRs fleu
~ 3IRs Y1Hg 3IRs bH32 3IRs d1Gs 3IRs n-q4 3IRs W5-L 3IRs xGMw 3IRs rZwL 3IRs TJL0 pmm4 iP0r Tslu 9hir
~ MBoF r5tj On81 a0wb On81 aGCj pFrC ONZt Ajda Ri_d
  pqqdpqq8pqqbpqq6rss0*14,sss0*2,stt0ttt0tuu0
  stt1lnn0kmn0*2,ppm1trm0trl0*11,trm0tom0*3,trq0uuu0
  7ce518a0*3,kh74vtq2vqh1vm50kkc1ql91vm50*3,dd82ul62voa1vus0voa2ue70ukf2vpn0uhc2umi5
  18a0*3,28a1sl62vob1vur1vn71ola1sm70vm50vl50vm50jg72vm51vsl2vri1vm50ug61vvu1rssfvqo3ue70
  18a0*3,ig74vm50*4,vl50uh60ug60uh60ug60vk60vm50*4,vl50vqn3vvv1ulh2ue70
  18a05991kh72vm50*5,ug61vl60vm50*3,uh61vk61vm50*4,vl50uh70ue70*2,
  sk60vm50voa1vm50*4,vj61*2,vm50rj42ng34vm50*2,ug61vm50*4,sm70tm70vm50vl50
  vm70vm50vob1vm50*4,ui61vl61vm50tl51ic29vm50*2,ug62vm50*4,pl91ql91vn60voc0
  vli0vm70vm50*5,vi61vk61vm50*2,jd39vm50*2,ug62vm50*6,vto2vvu1
  vli0vm60vm50*5,vl50ug61vm50*4,vj61vi61vm50*6,vsm2vvu1
  vm60vm50hf73vm50*5,si62sf71vj60*2,uh60qh91vm50*5,voa0vn80vm60vn80
  vk60vm50oj62vm50*5,hf7438a0cba1ggf0ahi0aji2vm50*5,vn70vm70qj60ni60
  ue70*2,vi60vm50*5,9c946a9118a16ik0aji07ik0tm71vm50*4,oj626a9118a028a2
  ue70*3,ui61vm50*4,sk62vm50fe84cif5um60*3,vm50*3,pj6328a118a0*2,28a2
  ue70*4,vl50vri1voc2pl90sm70vm50*4,vm60vm90vm60uh61vm509b9418a0*3,28a2
  ue70*4,vj61vqg1hke26ik08ik0tm71vm50*3,vme0vlj0vlh0vk60uk6218a0*4,28a2
  vsr0*4,vtr0vuq0stt0rtt0*2,utr0vuq0*3,vtt0*3,vur0vtr0qrr0*5,
  vvv0*5,stt5vvv0vvv1ttt4uuu2uuu3vvv0uuu3uuu2vvv0*2,uuu3vvv0*6,
  vvv0*5,qrrajllioppdlmmnkmmmklmikmmhnoocikkgpqqdjklijlllvvv1vvv0*5,
  vvv0*5,qrrbnooemnognooglmnjmnnfoppflmnioppflmmjjklhjlljvvv1vvv0*5,
  vvv0*5,vvv1ttt3uuu3uuu2uuu3*2,uuu2ttt2uuu1uuu2ttt1uuu2vvv0*6,
  vvv0*7,sst9qrrcrrrirsscrrsdrrrarrrhrssdvvv0*8,
  vvv0*23,
  vvv0glm49fg0*18,9fh0uuv2vvv0
  vvv0sttbttt8ttt7vvv0*3,sss8qqqeqqrerrrcqrrdrssbqrrerrrcpqqerrsbvvv0*3,vvv2vvv1vvv0
  vvv0vvv2uuu4vvv1vvv0*3,uvv2uuu5ttt4uuu3*2,ttt6uuu2uuu4ttt4uuu4vvv0*6,
  vvv0*23,
  vvv0vvv1nrp3sut2sttctttcttt7vvv0*6,stt6stt7qrrcttt6sstarssbrrravvv0vvv1vvv0
  vvv0vvv1orq5sut2ttt8sttcstt9vvv0*6,ttt5sssasst8stt6stt8stt6sss8vvv0vvv1vvv0
  vvv0vvv1vvv0*19,vvv1vvv0
  vvv0vvv1iol7qsr4pqqqpqqjrrrfqqrfpqqiqrrhtuu3vvv0*10,vvv1vvv0
  vvv0vvv1tut1vvv0*6,uuu1vvv1vvv2uuu1vvv2vvv0*2,vvv1vvv0vvv1*2,vvv0vvv1vvv0
  vvv0vvv1vvv0*6,sst8qqqdqrrfoppfppqiqrrdppqhqqrcrrreppqgpqqdpqqcvvv0vvv1vvv0
  vvv0*23,
  vvv0*23,
  vvv0vvv3fjk1mnl3uso2umi0vsq1vvv0*14,vvv1vvv0
  vvv0tuu86a91rk62vn80uh61vol3qrrcnoojpqqfpqqioppkpqqdooplqqqbvvv0*6,vvv1vvv0
  vvv0vvu3vm81vm50sk55tm71vto1tuu7uuu6*2,ttt8uuu4ttt7uuu6uuu3tuu6vvv1vvv0uvv2qrscvvv0vvv1vvv0
  vvv0vvu3tk72vm50sk52vn61usn2uuu3ttt8uuu6ttu8ttu4ttt7tuu5*2,uuu7vvv2vvv0vvv1qssbvvv0vvv1vvv0
  vvv0vuu5uf70vl71vm619c83ilm6sttbrssfsttarsserssbssscuuu6vvv0*7,vvv1vvv0
  vvv0vvv1vol0vqo0opp2ilm0rss2vvv0*16,
  vvv0*23,
  vvv0imn49fg0*18,agi1uvv2vvv0
  vvv09fg619c0*5,5df78eg86df96dfb7df87ege7efa8fgc19c0*6,stt6vvv0
  vvv09fh619c0*5,2ad13bd22ac33bd53bd22bd33bd34bd219c0*6,stt5vvv0
  vvv0qss2kno0*18,mop1vvv0*2,
  vvv0uuu5uvv0stt4uuu1sss6uuu1sss5ttt4uvv0uuu5uvv5uvv0*8,uvv1vvv2vvv0
  vvv0uvv7vvv0qqrbpqqbpqqfqqrcppqhopqjvvv0uvv7*2,vvv0*3,noojopphrrs6vvv0*3,uvv7vvv0
  vvv0uvv6vvv0ppqeoppfnoohopphoophoppgvvv0uvv6*2,vvv0*9,uvv5vvv0
  vvv0vvv1uvv0*8,vvv2vvv1uvv0*8,uvv1vvv0uuu1
  ttt1vvv0*20,uuu1rss0
bonus-won 358x703
~ WwRR k9wt 9eWq rk_K 02JZ rk_K l9Sr _mQ3 3IRs zvR9 3IRs ysSA 3IRs QQAh 3IRs X4OA 3IRs W5-L 3IRs xGMw
~ 3IRs n-q4 3IRs ddre 3IRs Dc0R _mQ3 3IRs fleu 3IRs Y1Hg 3IRs bH32 3IRs d1Gs 3IRs n-q4 3IRs W5-L 3IRs
~ xGMw 3IRs rZwL 3IRs TJL0 9_ow l58J wRJn iltG g5tx F6bl 7Znf 6uLW DWRo FvWb FEwG NIEI 2nq1 tQ9H Pt7r
~ FA5A 79Ve P0e5 yZSN vU32 e7cZ FA5A 79Ve P0e5 WvOB s3Ne 0RXy seQK _mQ3 3IRs zvR9 3IRs ysSA 3IRs QQAh
~ 3IRs X4OA 3IRs W5-L 3IRs xGMw 3IRs n-q4 3IRs ddre 3IRs Dc0R _mQ3 3IRs fleu 3IRs Y1Hg 3IRs bH32 3IRs
~ d1Gs 3IRs n-q4 3IRs W5-L 3IRs xGMw 3IRs rZwL 3IRs TJL0 VIYv ButB iP0r 1d6L 9hir MBoF r5tj On81 a0wb
~ On81 pFrC ONZt Ajda Ri_d
  pqqa*2,pqq6ppq9rss0*14,sss0*2,stt0ttt0tuu0
  rss1jlm0ilm0*2,ool1trl0tqk0*11,tql0tnl0*3,tqp1uuu0
  6cd418a0*3,kh74vtq2vri1vm50ikd1pl91vm50*2,vm51bc82tl62voa1vvt0vna2ue70ulg2vqo0uic2ulh5
  18a0*3,28a1tl62voa1vtq0vn71pl90tm70vm50*3,lh72vm50vrk2vqh1vm50uh61vvu1rrrhvqo3ue70
  18a0*3,jg73vm50*14,vl50vpl3vvu0ulg2ue70
  18a06a91mi72vm50*16,vl50uh60ue70*2,
  ul60vm50vob1vm50*6,id23id24rj43c812d913ul51vm50*4,rl80sm70vm50vl50
  vm80vm50vo91vm50*5,ke35a714le32gb25rj45ke35ng35vm50*4,pl91rl81vn70vpd0
  vli0vm70vm50*6,fa25oh44d914d919qi45jd35ng35vm50*6,vto2vvu1
  vlh0vm60vm50*6,qi43d912gb23sk43d912fa23vm51vm50*6,vsl2vvu1
  vm60vm50fe84vm50*16,voa1vn91vm50vn70
  vk60vl50qj62vm50*6,qi48ke3ejd3dke3cvm50*6,vn60vm60oi60lh70
  ue70*2,ui60vm50*8,ul50vm50*7,ni72499118a028a2
  ue70*3,uh61vm50*14,oj6318a0*3,28a2
  ue70*4,vl51vrj1vod2nla0rl80vm50*4,vm60vma0vm70ug61vl508b9418a0*3,28a2
  ue70*4,vj61vqf1gke26ik07ik0tm71vm50*3,vme0vlj0vli0vl60uk6318a0*4,28a2
  vts0*4,vus0*2,tut0suu0*2,vut0vus0*3,vut0vuu0*2,vus0*2,stt0*5,
  vvv0*4,uuu1ttt4vvv0*4,uuu2stt4rss3uuu3stt4qrr4qrr3rrr1vvv0*5,
  vvv0*4,vvv1hjjlhijhnoobgijhhjjgmnnbhijihjjjoppbkllhhijemnnbopqdvvv0*5,
  vvv0*8,qrr5vvv0*14,
  vvv0*3,rssesssbrrrcqrrd*2,rssbpqqgstt8rrsbrrseqqreqrre*2,rsscqrrepqqfvvv1vvv0*3,
  vvv0*23,
  vvv0vvv1vvv0*21,
  vvv0vvv1iol7qsr4pqqkrrsdppqjqqrgssscvvv0*6,sst7pqqgoppi*2,noojvvv1*2,vvv0
  vvv0vvv1tut1vvv0*3,vvv1vvv0*14,vvv1vvv0
  vvv0vvv1vvv0*19,vvv1vvv0
  vvv0vvv1gmk8psr5rrrhpqqmpqqkrrsfqqrnqqrhvvv0*3,ttt5pqqfpqqgppqkoppi*2,noojvvv1*2,vvv0
  vvv0vvv1vvv0*21,
  vvv0*23,
  vvv0vvv1lno1qqp2vtq1vpm0vts1vvv0*16,
  vvv0tuu828a1oj83uob1ug70vol3qrrcnoojpqqfqqrgoppkrssboopippqhqrrevvv0*5,vvv1vvv0
  vvv0vuu4tm81qi46ng3dtm71vsm2vvv3vvv0*2,uuu4vvv0vvv1*2,vvv0vvv1vvv0*3,rssavvv0vvv1vvv0
  vvv0vvu3tl82rj4aoh4fvn60vtp1ttu7rssfsttbrssfsss8rrsdsssbsst9sttcuuu3vvv0uvv3qrsdvvv0vvv1vvv0
  vvv0vuu5ug60vl60vm60fe83jmm6sttbrssfsttarsserssbssscuuu6vvv0*7,vvv1vvv0
  vvv0vvv2ulh0vok1onl3chi0pqq3vvv0*14,vvv1vvv0
  vvv0*23,
  vvv0mpp3ejk0*18,gkl1vvv1vvv0
  vvv09fg619c0*5,4ce54ce44bd34bd64ce44bd74ce45de619c0*6,stt6vvv0
  vvv09fh619c0*5,4bd47ef54ce86dfb5ce66dfa6df8*2,19c0*6,stt6vvv0
  vvv0mpp3ejk0*18,gkl1vvv1vvv0
  vvv0uuv4uvv0*18,uvv1vvv1vvv0
  vvv0uvv7vvv0*8,mnnloppjsst4vvv0*8,uvv7vvv0
  vvv0uuv4uvv0*18,uvv1vvv1vvv0
  tuu1vvv0*20,uvv0sst1
place-without-prize 358x661
~ WwRR k9wt yDPi rk_K 02JZ rk_K lJ08 nYIq C8pm 3IRs L4rz 3IRs bJqT 3IRs tFy0 3IRs qmoq 3IRs n-q4 3IRs
~ qmoq 3IRs EVu3 3IRs jfRT 3IRs 2Xbx 3IRs -R2a 3IRs Vt4u 3IRs vVqt 3IRs 3upR 3IRs dMt5 DWRo FvWb Gd42
~ Wx3R FvWb dxiq Bp4t 0bpN dcB6 pxCz 5rWa 2nq1 tQ9H wF4Q FA5A 79Ve P0e5 ZyO0 vU32 O5FS FA5A 79Ve P0e5
~ swhO On81 _ycg On81 pFrC ONZt Ajda Ri_d
  pqqdpqq8pqqaoppboppappq9opp9rss0*11,sss0*2,stt0ttt0tuu0
  uut0uts0*2,tts0ttr0*14,tts0uts0*2,uut0uuu0
  vtq0*19,vus0vvu0vur0vus0
  vtq0*10,vsm0vrk0vtp0vtq0*6,vvv0rrrhvvu0vtq0
  vtq0*9,vsl1vm60vm50vpe1vtq0*6,vvt0vvv0vus0vtq0
  vtq0*9,vqh1vm50*2,voa1vtq0*10,
  vtq0*4,utp0vtq0*4,vto0voa0vn80vrk1vtq0*10,
  vtq0*3,gji518a0lmk5vtq0*2,vtp0nnl3bff19de0hji2utp1vtq0*9,
  vtq0*3,cgg518a0hji5vtq0*2,ikj518a0*4,8cd4vtp1vtq0*2,vrj0vrk0vtq0*4,
  vtq0*3,tsp1lnl1utp0vtq0utp229b218a0*5,klk5vtq0vtp0vm60vn81vtq0*4,
  vtq0vtp0inn27il06ik08jl0lpn2qpn518a0*6,ehh5vtq0*2,vrk0vsl0vtq0*4,
  vtq0kon36ik0*5,hml918a0*6,ehh5vtp0ulf1uga0*2,ulg1vtp0vtq0*2,
  vtq09kl36ik0*5,8hj718a0*6,ehg6uib2ue70*4,ujd2vtp0vtq0
  vtq07jl26ik0*5,6gj318a0*6,ddc7ue70*6,vrm2vtq0
  vtp07jl26ik0*5,6gj318a0*6,eb93ue70*6,voj2vtp0
  vrn17jl26ik0*5,6gj318a0*6,eb93ue70*6,voj3vnk1
  vvu0tuu0*7,stt0*6,ttt0vtt0*6,vuu0*2,
  vvv0*2,rss5vvv0*2,sst5uuu2tuu3*2,vvv0*2,tuu3vvv0uuu1vvv0*2,tuu3vvv0sss4rrs4uuu1vvv0*2,
  vvv0*2,lmnhijkfijkhmnnfhjjihjjnfhikhjkigijflnnchijgmnn9hjjegijkgiinnoocikkeklmhqrr7vvv0*2,
  vvv0*23,
  vvv0*7,sst9qrrcrrrirsscrrsdrrrarrrhrssdvvv0*8,
  vvv0*23,
  vvv0glm49fg0*18,kno3vvv0*2,
  vvv0ssscsstattt8vvv0*3,rss8ppqfoppeqrrdqqqfqrrfqqqgpqqfoppgqrrcvvv0*3,vvv2vvv1vvv0
  vvv0vvv1vvv2vvv0*4,vvv1uvv2uuu2vvv1*2,uuv3vvv2uvv2uuu1vvv2vvv0*6,
  vvv0*23,
  vvv0vvv1nrp3sut2sttctttcttt7vvv0*6,stt6stt7qrrcttt6sstarssbrrravvv0vvv1vvv0
  vvv0vvv1orq5sut2ttt8sttcstt9vvv0*6,ttt5sssasst8stt6stt8stt6sss8vvv0vvv1vvv0
  vvv0vvv1vvv0*19,vvv1vvv0
  vvv0vvv1iol7qsr4pqqqpqqjrrrfqqrfpqqiqrrhtuu3vvv0*10,vvv1vvv0
  vvv0vvv1tut1vvv0*5,vvv1uuu3*2,tuu4ttt2vvv3vvv0vvv1vvv2vvv0uuu2*2,vvv0vvv1vvv0
  vvv0vvv1vvv0*6,stt7qrrbrrsdpqqdqrrgqrrcppqhqrrbrrsdppqgqqrbqrrbvvv0vvv1vvv0
  vvv0*23,
  vvv0tuu1qrs0*18,rst1vvv0*2,
  vvv0agh619c0*7,1ac119c0*10,1ac0ttu4vvv0
  vvv09fg619c0*3,agid8egaagii7efaagijagig8fgf9ghebgieaghg9fge9fhf5ce719c0*3,stt6vvv0
  vvv0ejk53bd0*18,5ce1uuu3vvv0
  vvv0vvv2uvv0*18,uvv1vvv0*2,
  vvv0uvv6vvv0*8,pqqfqrrcttt2vvv0*8,uvv5vvv0
  vvv0uvv6vvv0*8,stt5ttt7uuu1vvv0*7,vvv1vvv4vvv0
  uvv1vvv0uvv0*18,vvv0*2,ttt1
  sss1vvv0*20,ttt1sss0
