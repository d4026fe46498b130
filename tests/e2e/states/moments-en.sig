open 358x63
~ WwRR k9wt TV60 F_Hb fhfF eHIZ fhfF fa9G
  qrrarss8uvv0*21,
  tuu1tuu0*3,uuu0tuu1tuu0*2,uuu1uvv0*14,
  tuu3pqqcpqqfttu3stt8ttu3pqqgstt5tuu5uvv0*14,
  ttt3rss4rss6ttt2tuu5stt4rss5stt2tuu4uvv0*14,
claim 358x598
~ WwRR k9wt OeWJ rk_K 02JZ rk_K l9Sr _mQ3 3IRs zvR9 3IRs ysSA 3IRs QQAh 3IRs X4OA 3IRs W5-L 3IRs xGMw
~ 3IRs n-q4 3IRs ddre 3IRs Dc0R _mQ3 3IRs fleu 3IRs Y1Hg 3IRs bH32 3IRs d1Gs 3IRs n-q4 3IRs W5-L 3IRs
~ xGMw 3IRs rZwL 3IRs TJL0 9_ow l58J SIYu g5tx F6bl 7Znf QMDd DWRo FvWb E2TY lP10 l7xE PK5S vHGF e0Gd
~ t2Xn htIf q8cF goQ8 On81 IHfP Xw_c EZFr TRI6 s8vH FfcF j6zN ZaPu JpEH qv9Q ONZt Ajda Ri_d
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
  vvv0uuu5uvv0*8,uuu0uvv0*9,uvv1vvv2vvv0
  vvv0uvv6vvv0*8,nookoppjsst4vvv0*8,uvv6vvv0
  vvv0vvv3uvv0*18,uvv1vvv0*2,
  vvv0*5,stt4vvv1vvv2vvv0vvv1*2,vvv0uvv2vvv0*10,
  vvv0*4,vvv1pqq8uuu4ssscrrrbsttcuuu5uuu3rtt8oqraprreoqrfoqrdvvv0*6,
  vvv0*22,tuu1
  sss1vvv0*20,ttt1rss0
claim-under-way 358x575
~ WwRR k9wt pNqz rk_K 02JZ rk_K l9Sr _mQ3 3IRs zvR9 3IRs ysSA 3IRs QQAh 3IRs X4OA 3IRs W5-L 3IRs xGMw
~ 3IRs n-q4 3IRs ddre 3IRs Dc0R _mQ3 3IRs fleu 3IRs Y1Hg 3IRs bH32 3IRs d1Gs 3IRs n-q4 3IRs W5-L 3IRs
~ xGMw 3IRs rZwL 3IRs TJL0 9_ow l58J aDJo g5tx F6bl 7Znf QMDd DWRo FvWb I6Ft hD6w l7xE PK5S vHGF e0Gd
~ t2Xn htIf q8cF goQ8 On81 X58l McFP TRI6 s8vH FfcF j6zN ZaPu JpEH qv9Q ONZt Ajda Ri_d
  pqrapqqbpqq8opp9pqq7oppbrss0*13,sss0stt0ttt0tuu0
  sst1lnn0kmn0*2,pom1trm0trl0*11,trm0tom0*3,trq0tuu0
  7ce518a0*3,kh74vtq2vqh1vm50kkc1ql91vm50*3,dd82ul62voa1vus0voa2ue70ukf2vpn0uhc2umi5
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
  vvv0vvv1uvv0*18,uvv1vvv0*2,
  vvv0uvv6vvv0*8,qrrdrss9tuu2vvv0*8,uvv5vvv0
  vvv0uvv6vvv0*8,rss7sssauuu1vvv0*8,vvv4vvv0
  vvv0vvv1uvv0*18,vvv1vvv0*2,
  vvv0*4,vvv2qqratuu5rsserrrbsstetuu6uuu3qssboqraqrscprrdoqrdvvv0*6,
  vvv0*5,sss3vvv0*8,vvv2*2,vvv0*7,
  tuu1vvv0*21,stt1
claim-locked 358x636
~ WwRR k9wt rOK6 rk_K 02JZ rk_K l9Sr _mQ3 3IRs zvR9 3IRs ysSA 3IRs QQAh 3IRs X4OA 3IRs W5-L 3IRs xGMw
~ 3IRs n-q4 3IRs ddre 3IRs Dc0R _mQ3 3IRs fleu 3IRs Y1Hg 3IRs bH32 3IRs d1Gs 3IRs n-q4 3IRs W5-L 3IRs
~ xGMw 3IRs rZwL 3IRs TJL0 9_ow l58J aDJo g5tx F6bl 7Znf 4NvB DWRo FvWb 13rr 7uQG 1L-2 Pnqq C8UM Zwpt
~ r9ry l7xE PK5S vHGF e0Gd t2Xn htIf q8cF goQ8 On81 IHfP Xw_c EZFr TRI6 s8vH FfcF j6zN ZaPu JpEH qv9Q
~ ONZt Ajda Ri_d
  pqrapqqbpqq9opp9pqq6rss0*14,sss0stt0ttt0tuu0
  rss1jlm0ilm0*2,ool1trl0tqk0*11,tql0tnl0*3,tqp1tuu0
  6bd418a0*3,kh74vtq2vri1vm50ikd1pl91vm50*2,vm51bc82tl62voa1vvt0vna2ue70ulg2vqo0uic2ulh5
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
  vvv0vvv3uvv0*18,uvv1vvv0*2,
  vvv0uvv6vvv0*8,mnnloppjsst4vvv0*8,uvv6vvv0
  vvv0uuu5uvv0*18,uvv1vvv2vvv0
  vvv0*23,
  vvv0*4,vvv2mnoctuu5rsserrrbsstetuu6uuu3qssboqraprreoqrfoqrdvvv0*6,
  vvv0*22,vvv1
  ttt1vvv0*20,uuu0rss1
claim-under-review 358x636
~ WwRR k9wt qAxi rk_K 02JZ rk_K l9Sr _mQ3 3IRs zvR9 3IRs ysSA 3IRs QQAh 3IRs X4OA 3IRs W5-L 3IRs xGMw
~ 3IRs n-q4 3IRs ddre 3IRs Dc0R _mQ3 3IRs fleu 3IRs Y1Hg 3IRs bH32 3IRs d1Gs 3IRs n-q4 3IRs W5-L 3IRs
~ xGMw 3IRs rZwL 3IRs TJL0 9_ow l58J aDJo g5tx F6bl 7Znf n6-b DWRo FvWb 13rr f2OM 1L-2 7Pr2 C8UM EMKx
~ l7xE PK5S vHGF e0Gd t2Xn htIf q8cF goQ8 On81 IHfP Xw_c EZFr TRI6 s8vH FfcF j6zN ZaPu JpEH qv9Q ONZt
~ Ajda Ri_d
  pqrapqqbpqq8opp9pqq7oppaopp9rss0*12,sss0stt0ttt0tuu0
  sst1lnn0kmn0*2,pom1trm0trl0*11,trm0tom0*3,trq0tuu0
  7ce518a0*3,kh74vtq2vqh1vm50kkc1ql91vm50*3,dd82ul62voa1vus0voa2ue70ukf2vpn0uhc2umi5
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
  vvv0vvv2uvv0*18,uvv1vvv0*2,
  vvv0uvv6vvv0*8,noojppqhttt3vvv0*8,uvv6vvv0
  vvv0uuu5vvv0*8,uvv1vvv2vvv0*8,vvv1vvv3vvv0
  vvv0*2,uvv0*18,vvv0*3,
  vvv0*4,vvv2nooctuu5rsserrrbsstetuu6uuu3qssboqraprreoqrfoqrdvvv0*6,
  vvv0*22,vvv1
  tuu1vvv0*21,sss1
claim-failed 358x615
~ WwRR k9wt bP5l rk_K 02JZ rk_K l9Sr _mQ3 3IRs zvR9 3IRs ysSA 3IRs QQAh 3IRs X4OA 3IRs W5-L 3IRs xGMw
~ 3IRs n-q4 3IRs ddre 3IRs Dc0R _mQ3 3IRs fleu 3IRs Y1Hg 3IRs bH32 3IRs d1Gs 3IRs n-q4 3IRs W5-L 3IRs
~ xGMw 3IRs rZwL 3IRs TJL0 9_ow l58J aDJo g5tx F6bl 7Znf QMDd DWRo FvWb I6Ft hD6w 1rAV PbeN I-2a l7xE
~ PK5S vHGF e0Gd t2Xn htIf q8cF goQ8 On81 dI8y Xw_c EZFr TRI6 ONZt Ajda Ri_d
  pqrapqqbpqq9oppbqrr2rss0*14,sss0stt0ttt0tuu0
  rss1jlm0ilm0*2,ool1trl0tqk0*11,tql0tnl0*3,tqp1tuu0
  6bd418a0*3,kh74vtq2vri1vm50ikd1pl91vm50*2,vm51bc82tl62voa1vvt0vna2ue70ulg2vqo0uic2ulh5
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
~ xGMw 3IRs rZwL 3IRs TJL0 9_ow l58J aDJo g5tx F6bl 7Znf QMDd DWRo FvWb I6Ft hD6w 1rAV PbeN 0Q9i l7xE
~ PK5S vHGF e0Gd t2Xn htIf q8cF goQ8 On81 IHfP Xw_c EZFr TRI6 ONZt Ajda Ri_d
  pqrapqqbpqq7opp9opp8rss0*14,sss0stt0ttt0tuu0
  sst1lnn0kmn0*2,pom1trm0trl0*11,trm0tom0*3,trq0tuu0
  7ce518a0*3,kh74vtq2vqh1vm50kkc1ql91vm50*3,dd82ul62voa1vus0voa2ue70ukf2vpn0uhc2umi5
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
~ xGMw 3IRs rZwL 3IRs TJL0 9_ow l58J aDJo g5tx F6bl 7Znf QMDd DWRo FvWb I6Ft hD6w l7xE PK5S vHGF e0Gd
~ t2Xn htIf q8cF goQ8 jmbI 0o1s MBoF UyyU Yh2g PF7t lbxd xiJh TdBY ddXO On81 JfGX TRI6 s8vH FfcF j6zN
~ ZaPu JpEH qv9Q ONZt Ajda Ri_d
  pqrapqqbpqq7pqqbrss0*15,sss0stt0ttt0tuu0
  sst1lnn0kmn0*2,pom1trm0trl0*11,trm0tom0*3,trq0tuu0
  7ce518a0*3,kh74vtq2vqh1vm50kkc1ql91vm50*3,dd82ul62voa1vus0voa2ue70ukf2vpn0uhc2umi5
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
  vvv0tuu1pqr0*18,qss1vvv0*2,
  vvv0uvv6vvv0*8,stt5vvv1vvv0*8,vvv1vvv4vvv0
  vvv0uvv6vvv0*8,pqqfppqistt3vvv0*8,uvv5vvv0
  vvv0vvv2uvv0*18,uvv1vvv0*2,
  vvv0*4,vvv1rss7uuu4ttt8ttt6tuu8uuv4uvv1ttu6stt5tuu4stt5*2,vvv0*6,
  vvv0*5,qrr6vvv1uuu5uuu4uuu5uvv1vvv1tuu5rss4rtt9rssastt7vvv0*6,
  uuu1vvv0*21,ttt1
  rss0vvv0*20,stt1sss0
claim-all 358x727
~ WwRR k9wt WfGP rk_K 02JZ rk_K l9Sr _mQ3 3IRs zvR9 3IRs ysSA 3IRs QQAh 3IRs X4OA 3IRs W5-L 3IRs xGMw
~ 3IRs n-q4 3IRs ddre 3IRs Dc0R _mQ3 3IRs fleu 3IRs Y1Hg 3IRs bH32 3IRs d1Gs 3IRs n-q4 3IRs W5-L 3IRs
~ xGMw 3IRs rZwL 3IRs TJL0 9_ow l58J and1 g5tx F6bl 7Znf QMDd DWRo FvWb eiGP tNxy -wwI ellx fayj FA5A
~ 79Ve JiR7 7LY3 R5fA dNie fayj FA5A 79Ve JiR7 7LY3 R5fA jmbI 0o1s MBoF UyyU Yh2g PF7t lbxd xiJh TdBY
~ ddXO On81 JfGX TRI6 s8vH FfcF j6zN ZaPu JpEH qv9Q ONZt Ajda Ri_d
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
  vvv0uuu5uvv0*18,uvv1vvv2vvv0
  vvv0uvv7vvv0*8,mnnloppjsst4vvv0*8,uvv6vvv0
  vvv0uvv3uvv0*18,uvv1vvv0*2,
  vvv0*5,ttt3vvv1vvv2vvv0vvv1*2,vvv0uvv2vvv0*10,
  vvv0*4,vvv2pqq9uuu4ssscrrrbsttcuuu5uuu3rtt8oqraprreoqrfoqrdvvv0*6,
  vvv0*22,uuu1
  stt1vvv0*20,tuu1rss0
claim-all-later 358x650
~ WwRR k9wt 5xER rk_K 02JZ rk_K l9Sr _mQ3 3IRs zvR9 3IRs ysSA 3IRs QQAh 3IRs X4OA 3IRs W5-L 3IRs xGMw
~ 3IRs n-q4 3IRs ddre 3IRs Dc0R _mQ3 3IRs fleu 3IRs Y1Hg 3IRs bH32 3IRs d1Gs 3IRs n-q4 3IRs W5-L 3IRs
~ xGMw 3IRs rZwL 3IRs TJL0 9_ow l58J and1 g5tx F6bl 7Znf QMDd DWRo FvWb eiGP Qxh2 -wwI ellx fayj FA5A
~ 79Ve JiR7 7LY3 R5fA dNie fayj FA5A 79Ve JiR7 7LY3 R5fA On81 vyvP TRI6 s8vH FfcF j6zN ZaPu JpEH qv9Q
~ ONZt Ajda Ri_d
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
  vvv0uvv3uvv0*18,uvv1vvv1vvv0
  vvv0uvv7vvv0*8,mnnloppjsst4vvv0*8,uvv7vvv0
  vvv0uuu4uvv0*18,uvv1vvv2vvv0
  vvv0*5,uuu1vvv0*17,
  vvv0*4,vvv2nopbtuu5rsserrrbsstetuu6uuu3qssboqraprreoqrfoqrdvvv0*6,
  vvv0*22,uvv1
  ttt1vvv0*20,uuu0rss0
claim-all-in-part 358x688
~ WwRR k9wt umKP rk_K 02JZ rk_K l9Sr _mQ3 3IRs zvR9 3IRs ysSA 3IRs QQAh 3IRs X4OA 3IRs W5-L 3IRs xGMw
~ 3IRs n-q4 3IRs ddre 3IRs Dc0R _mQ3 3IRs fleu 3IRs Y1Hg 3IRs bH32 3IRs d1Gs 3IRs n-q4 3IRs W5-L 3IRs
~ xGMw 3IRs rZwL 3IRs TJL0 9_ow l58J and1 g5tx F6bl 7Znf QMDd DWRo FvWb tHbF tNxy 1rAV PbeN I-2a 0Q9i
~ -wwI ellx fayj FA5A 79Ve JiR7 7LY3 R5fA dNie fayj FA5A 79Ve JiR7 7LY3 R5fA On81 dI8y Xw_c EZFr TRI6
~ ONZt Ajda Ri_d
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
claim-many 358x785
~ WwRR k9wt LSJw rk_K 02JZ rk_K l9Sr _mQ3 3IRs zvR9 3IRs ysSA 3IRs QQAh 3IRs X4OA 3IRs W5-L 3IRs xGMw
~ 3IRs n-q4 3IRs ddre 3IRs Dc0R _mQ3 3IRs fleu 3IRs Y1Hg 3IRs bH32 3IRs d1Gs 3IRs n-q4 3IRs W5-L 3IRs
~ xGMw 3IRs rZwL 3IRs TJL0 9_ow l58J VwH_ g5tx F6bl 7Znf QMDd DWRo FvWb c80A tNxy -wwI ellx fayj FA5A
~ 79Ve JiR7 7LY3 R5fA dNie fayj FA5A 79Ve JiR7 7LY3 R5fA dNie fayj FA5A 79Ve JiR7 7LY3 R5fA dNie fayj
~ FA5A 79Ve JiR7 7LY3 R5fA dNie fayj FA5A 79Ve JiR7 7LY3 R5fA dNie fayj FA5A 79Ve JiR7 7LY3 R5fA dNie
~ fayj FA5A 79Ve JiR7 7LY3 R5fA dNie fayj FA5A 79Ve JiR7 7LY3 R5fA dNie fayj FA5A 79Ve JiR7 7LY3 R5fA
~ dNie fayj FA5A 79Ve JiR7 7LY3 R5fA dNie fayj FA5A 79Ve JiR7 7LY3 R5fA dNie fayj FA5A 79Ve JiR7 7LY3
~ R5fA dNie fayj FA5A 79Ve JiR7 7LY3 R5fA dNie fayj FA5A 79Ve JiR7 7LY3 R5fA dNie fayj FA5A 79Ve JiR7
~ 7LY3 R5fA dNie fayj FA5A 79Ve JiR7 7LY3 R5fA dNie fayj FA5A 79Ve JiR7 7LY3 R5fA dNie fayj FA5A 79Ve
~ JiR7 7LY3 R5fA dNie fayj FA5A 79Ve JiR7 7LY3 R5fA dNie fayj FA5A 79Ve JiR7 7LY3 R5fA jmbI 0o1s MBoF
~ UyyU Yh2g PF7t lbxd xiJh TdBY ddXO On81 JfGX TRI6 s8vH FfcF j6zN ZaPu JpEH qv9Q ONZt Ajda Ri_d
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
  vvv0uuu1rss0*18,stt2vvv0*2,
  vvv0uvv6vvv0*8,rss7tuu3uvv1vvv0*8,vvv4vvv0
  vvv0uvv6vvv0*8,qrrdqqrgttt3vvv0*8,uvv5vvv0
  vvv0vvv1uvv0*18,uvv1vvv0*2,
  vvv0*4,vvv1rrs8uuu4sttasst7tttauuu5uuu2rtt8qrs7rtt9rssaqss9vvv0*6,
  vvv0*5,rrs5vvv0uuu3*2,vvv3vvv1*2,uvv2tuu3tuu5ttu5tuu4vvv0*6,
  uuu1vvv0*21,stt1
  rss0vvv0*20,stt1sss0
claim-mixed 358x727
~ WwRR k9wt rBzH rk_K 02JZ rk_K l9Sr _mQ3 3IRs zvR9 3IRs ysSA 3IRs QQAh 3IRs X4OA 3IRs W5-L 3IRs xGMw
~ 3IRs n-q4 3IRs ddre 3IRs Dc0R _mQ3 3IRs fleu 3IRs Y1Hg 3IRs bH32 3IRs d1Gs 3IRs n-q4 3IRs W5-L 3IRs
~ xGMw 3IRs rZwL 3IRs TJL0 9_ow 5bjW F6bl 7Znf QMDd DWRo FvWb Uw6D tNxy -wwI ellx fayj FA5A 79Ve JiR7
~ 7LY3 R5fA dNie fayj FA5A 79Ve JiR7 7LY3 v_me jmbI 0o1s MBoF UyyU Yh2g PF7t lbxd xiJh TdBY ddXO On81
~ JfGX TRI6 s8vH FfcF j6zN ZaPu JpEH qv9Q ONZt Ajda Ri_d
  pqrapqqbpqq8opp9qqr5rss0*14,sss0stt0ttt0tuu0
  rss1jmm0ilm0*2,ool1trl0tqk0*11,tql0tnl0*3,tqp1tuu0
  6cd518a0*3,kh74vtq2vri1vm50ikd1pl91vm50*2,vm51bc82tl62voa1vvt0vna2ue70ulg2vqo0uic2ulh5
  18a0*3,28a1tl62voa1vtq0vn71pl90tm70vm50*3,lh72vm50vrk2vqh1vm50uh61vvu1rrrhvqo3ue70
  18a0*3,jg73vm50*14,vl50vpl3vvu0ulg2ue70
  18a06a91mi72vm50*16,vl50uh60ue70*2,
  ul60vm50vob1vm50*16,rl80sm70vm50vl50
  vm80vm50vo91vm50*7,rj41ph41vm50*7,pl91rl81vn70vpd0
  vli0vm70vm50*8,tk52gb27vm50*9,vto2vvu1
  vlh0vm60vm50*8,mf34gb24vm51vm50*8,vsl2vvu1
  vm60vm50fe84vm50*7,tl50sk50vm50*7,voa1vn91vm50vn70
  vk60vl50qj62vm50*16,vn60vm60oi60lh70
  ue70*2,ui60vm50*16,ni72499118a028a2
  ue70*3,uh61vm50*14,oj6318a0*3,28a2
  ue70*4,vl51vrj1vod2nla0rl80vm50*4,vm60vma0vm70ug61vl508b9418a0*3,28a2
  ue70*4,vj61vqf1gke26ik07ik0tm71vm50*3,vme0vlj0vli0vl60uk6318a0*4,28a2
  vts0*4,vus0*2,tut0suu0*2,vut0vus0*3,vut0vuu0*2,vus0*2,stt0*5,
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
  vvv0uuu5uvv0*8,uuu0uvv0*9,uvv1vvv2vvv0
  vvv0uvv6vvv0*8,nookoppjsst4vvv0*8,uvv6vvv0
  vvv0vvv3uvv0*18,uvv1vvv0*2,
  vvv0*5,stt4vvv1vvv2vvv0vvv1*2,vvv0uvv2vvv0*10,
  vvv0*4,vvv1pqq8uuu4ssscrrrbsttcuuu5uuu3rtt8oqraprreoqrfoqrdvvv0*6,
  vvv0*22,tuu1
  sss1uuu0uvv0uuu0*16,uuv0uvv0ttt1rss0
claim-draws 358x520
~ WwRR k9wt fvxD rk_K 02JZ rk_K l9Sr _mQ3 3IRs zvR9 3IRs ysSA 3IRs QQAh 3IRs X4OA 3IRs W5-L 3IRs xGMw
~ 3IRs n-q4 3IRs ddre 3IRs Dc0R _mQ3 3IRs fleu 3IRs Y1Hg 3IRs bH32 3IRs d1Gs 3IRs n-q4 3IRs W5-L 3IRs
~ xGMw 3IRs rZwL 3IRs TJL0 9_ow x6bB F6bl 7Znf QMDd DWRo FvWb eQC0 IzEI On81 IHfP Xw_c EZFr TRI6 s8vH
~ FfcF j6zN ZaPu JpEH qv9Q ONZt Ajda Ri_d
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
  vvv0uuu4uvv0*18,uvv1vvv2vvv0
  vvv0uvv7vvv0*8,mnnloppjsst4vvv0*8,uvv7vvv0
  vvv0uvv3uvv0*18,uvv1vvv1vvv0
  vvv0*5,ttu3vvv0vvv1vvv0vvv1vvv0*13,
  vvv0*4,vvv2opqauuu4ssscrrrbsttcuuu5uuu3qssboqraprreoqrfoqrdvvv0*6,
  vvv0*22,uuu1
  stt1vvv0*20,uuu1rss0
claim-item 358x520
~ WwRR k9wt wGD5 rk_K 02JZ rk_K l9Sr _mQ3 3IRs zvR9 3IRs ysSA 3IRs QQAh 3IRs X4OA 3IRs W5-L 3IRs xGMw
~ 3IRs n-q4 3IRs ddre 3IRs Dc0R _mQ3 3IRs fleu 3IRs Y1Hg 3IRs bH32 3IRs d1Gs 3IRs n-q4 3IRs W5-L 3IRs
~ xGMw 3IRs rZwL 3IRs TJL0 9_ow wZuR F6bl 7Znf QMDd DWRo FvWb GH3c P3Q5 On81 IHfP Xw_c EZFr TRI6 s8vH
~ FfcF j6zN ZaPu JpEH qv9Q ONZt Ajda Ri_d
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
  vvv0uuu4uvv0*18,uvv1vvv2vvv0
  vvv0uvv7vvv0*8,mnnloppjsst4vvv0*8,uvv7vvv0
  vvv0uvv3uvv0*18,uvv1vvv1vvv0
  vvv0*5,ttu3vvv0vvv1vvv0vvv1vvv0*2,vvv1vvv0*10,
  vvv0*4,vvv2opqauuu4ssscrrrbsttcuuu5uuu3rssaoqraprreoqrfoqrdvvv0*6,
  vvv0*22,uuu1
  stt1vvv0*20,uuu1rss0
claim-tiny 358x613
~ WwRR k9wt 1kKI rk_K 02JZ rk_K l9Sr _mQ3 3IRs zvR9 3IRs ysSA 3IRs QQAh 3IRs X4OA 3IRs W5-L 3IRs xGMw
~ 3IRs n-q4 3IRs ddre 3IRs Dc0R _mQ3 3IRs fleu 3IRs Y1Hg 3IRs bH32 3IRs d1Gs 3IRs n-q4 3IRs W5-L 3IRs
~ xGMw 3IRs rZwL 3IRs TJL0 9_ow fb3x pzYt g5tx F6bl 7Znf QMDd DWRo FvWb -ALd hD6w l7xE PK5S Hqnw e0Gd
~ t2Xn xd-t pQZ7 q8cF goQ8 On81 IHfP Xw_c EZFr TRI6 s8vH FfcF j6zN ZaPu JpEH qv9Q ONZt Ajda Ri_d
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
  vvv0voc2vm50*3,sk44ng3arj46ph4fph4crj49oh49sj47oh4eqi4bog4bpi4avm50*4,vus2vvv0
  vvv0vpc2vm50*3,ul50tk52vm50ul51vm51*2,ul51vm50vm51vm50ul50vm50*5,vut1vvv0
  vvv0vus0usm0*18,vto0vvv0*2,
  vvv0uuu5vvv0*8,uuu1vvv0*9,vvv1vvv3vvv0
  vvv0uvv6vvv0*8,oopjoppjsst4vvv0*8,uvv6vvv0
  vvv0vvv2uvv0*18,uvv1vvv0*2,
  vvv0*5,sst5uuv2uuu5uuu3uuu4vvv2vvv0tuu5tuu3uuu2tuu3*2,vvv0*6,
  vvv0*4,vvv1qqq8uuu2ttt9stt7tuu9uuu3uuu2stt5qss7rssbqsscrssavvv0*6,
  uvv1vvv0*21,ttt1
  sss1vvv0*20,ttt1rss0
claim-huge 358x688
~ WwRR k9wt Ro21 rk_K 02JZ rk_K l9Sr _mQ3 3IRs zvR9 3IRs ysSA 3IRs QQAh 3IRs X4OA 3IRs W5-L 3IRs xGMw
~ 3IRs n-q4 3IRs ddre 3IRs Dc0R _mQ3 3IRs fleu 3IRs Y1Hg 3IRs bH32 3IRs d1Gs 3IRs n-q4 3IRs W5-L 3IRs
~ xGMw 3IRs rZwL 3IRs TJL0 9_ow o5I1 IdEY g5tx F6bl 7Znf QMDd DWRo FvWb Pnoz hD6w l7xE PK5S vHGF e0Gd
~ t2Xn htIf q8cF goQ8 jmbI 0o1s MBoF UyyU t8s7 PF7t lbxd xiJh k_ln ddXO On81 JfGX TRI6 s8vH FfcF j6zN
~ ZaPu JpEH qv9Q ONZt Ajda Ri_d
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
  vvv0uuu0stt6oqr7uuu1rss7pqqapqqb*3,nppbtuu0*5,rss6opqbopqanppcsst2vvv0*2,
  vvv0uuu0uuv1nqq9uuu2stt3qrr6rss6qrr6rss6*2,tuu0*5,rss3qrr5pqr5qrr6ttt1vvv0*2,
  vvv0uuu0tuu0*3,rss5opqdqrrb*2,opqbqrrapqqbrss4tuu0*8,vvv0*2,
  vvv0uuu0hlm2fkl0*10,jmn2stt0*6,ttt0vvv0*2,
  vvv0uvv0uuu0*19,vvv0*2,
  vvv0uvv0stt0*18,tuu0vvv0*2,
  vvv0agi619c0*18,1ac1tuu4vvv0
  vvv09fg619c0*6,chia8egf7efd9fhdagheagih5ce719c0*6,stt6vvv0
  vvv0cij619c0*18,3bd1tuu3vvv0
  vvv0vvv1uvv0*18,uvv1vvv0*2,
  vvv0uvv6vvv0*8,qrrdrss9tuu2vvv0*8,uvv5vvv0
  vvv0uvv6vvv0*8,rss7sssauuu1vvv0*8,vvv4vvv0
  vvv0vvv1uvv0*18,vvv1vvv0*2,
  vvv0*4,vvv2qqratuu5rsserrrbsstetuu6uuu3rssaprr9qssaqrscprrbvvv0*6,
  vvv0*5,sss3vvv0*6,vvv1uvv1uuu3*2,uvv2vvv0*6,
  tuu1vvv0*20,uvv0stt1
join 358x563
~ WwRR k9wt sKul rk_K 02JZ rk_K lJ08 nYIq VeAb 3IRs Loc- 3IRs qmoq 3IRs e_jJ 3IRs V9jY 3IRs 28UU 3IRs
~ A1UZ 3IRs JFgR 3IRs yjpW 3IRs QOPr 3IRs MK9l DWRo FvWb S1Rs hFZ- l7xE PK5S vHGF e0Gd t2Xn xd-t q8cF
~ goQ8 On81 73JE Xw_c EZFr 5daT ONZt Ajda Ri_d
  pqqerss3sst0sss0rss0*15,sss0stt0ttt0tuu0
  tuu0stt0rtt0*12,stt0ttu0ttt0*2,tuu0ttt0stt0ttu0tuu0
  qtt0ptt0*12,suu0uvv0rtu0qss0qsr0qtt0uvv0*2,rtu0rtt0
  ptt0*12,rtu0tuv0qsq0uoc0vm60vm50vn90vvv0rssfuvv0ptt0
  ptt0*7,ino57df2nrs2cln1ipq3uvv1qss0vn80vm50*4,vsm2vvv1uvv0tuu2
  ptt0*7,pst0bgi39gi6dmn1qtt1suu0sph1vm50*6,sm928ef218a0
  ptt0*11,suu0rtu0uoc1vm50*6,ac8418a0*2,
  ptt0*11,rtu0suu0tod1vm50vqh1vut0vvv0*2,tuu418a0*3,
  ptt0*11,qtt0tuv0rql1vqh2vvv0*4,sst618a0*3,
  rom2ptt0*8,rom1thb0tf80uf80te80vts3vvv0*4,sst618a0*3,
  qss0ptt0*7,qpo1ue70*5,vuu3vvv0*4,sst618a0*3,
  ptt0*3,lpq28df139b029b0*2,kc92ue70*5,vuu3vvv0*4,sst618a0*3,
  ptt0*2,nrr239b218a0*4,lc83ue70*5,vuu3vvv0*4,sst618a0*3,
  6ik0*2,4eg218a0*5,lc83ue70*5,vuu3vvv0*4,sst618a0*3,
  6ik0*2,3df218a0*5,lc83ue70*5,vuu3vvv0*4,sst618a0*3,
  6ik0*2,3df218a0*5,lc83ue70*5,vuu3vvv0*4,sst618a0*3,
  rtt0*2,qss0qrr0*5,tsr0vsr0*5,vvv0*5,vvv1qrr0*3,
  vvv0*7,uuu2*2,vvv0uuu2vvv0*2,uuu2vvv0*9,
  vvv0*7,tuu3giiihjjjmnnggiiinop7hijinopavvv0*8,
  vvv0*4,vvv1rrr5stt2rss6qrr5pqq4*2,stt5vvv0*4,ttt4vvv0*6,
  vvv0*5,jllmoppaijkgkmmcklmgklmhpqqcklmdkmmhgijefhhjhijhnoocvvv0*5,
  vvv0*16,tuu2uuv1vvv0*5,
  vvv0*2,rsscpqqeqrrcqrrgsss9qqrerssdrrrcqqrfsst8qrrerrrfssscqrresttbqrrfrssd*2,vvv0*3,
  vvv0*23,
  vvv0sssbsst9ttt8stt9vvv1vvv0*6,ssscrsscqrrcrssbpqqhrrrbqrrdqrrgqrrcuuu3vvv0
  vvv0rts3prq3*2,qsr4vtq1vuq0*2,vut0uvv0*3,uuu2ttt2ttt3ttt2stt3tuu2stt5ttt6stt4vvv0*2,
  vvv0kpn3fmj0*2,iol3vqh0*3,vso1ttt0*11,ttu0vvv0*2,
  vvv0vus0vsn0*18,vtp0vvv0*2,
  vvv0vpc2vm50*5,sk56vm50*5,vm51ul50vl50vm50*5,vut1vvv0
  vvv0voc2vm50*4,vm51jd38sk55oh4cph4frj4bqi4aoh4dng3csk56vm50*5,vus2vvv0
  vvv0vrj1voa0*18,voc0vvu0vvv0
  vvv0vvv2uvv0*18,uvv1vvv0*2,
  vvv0uvv6vvv0*5,uuu3oppcqqqappqgrrrbppqdopphstt7vvv0*6,uvv6vvv0
  vvv0uuu5vvv0*6,uvv1vvv1tuu5vvv0uvv1uvv2vvv1vvv0*5,vvv1vvv3vvv0
  uuu1vvv0uvv0*18,vvv0*2,ttt1
  rss0vvv0*20,stt1sss0
join-new-account 358x586
~ WwRR k9wt Ie7P rk_K 02JZ rk_K lJ08 nYIq VeAb 3IRs Loc- 3IRs qmoq 3IRs e_jJ 3IRs V9jY 3IRs 28UU 3IRs
~ A1UZ 3IRs JFgR 3IRs yjpW 3IRs QOPr 3IRs MK9l DWRo FvWb -7LE un-t l7xE PK5S vHGF e0Gd t2Xn xd-t q8cF
~ goQ8 On81 73JE Xw_c EZFr 5daT ONZt Ajda Ri_d
  pqqeqrr8pqq9pqq7opq7opqaqrr1rss0*12,sss0stt0ttt0tuu0
  tuu0stt0rtt0*12,stt0ttu0ttt0*2,tuu0ttt0stt0ttu0tuu0
  qtt0ptt0*12,suu0uvv0rtu0qss0qsr0qtt0uvv0*2,rtu0rtt0
  ptt0*12,rtu0tuv0qsq0uoc0vm60vm50vn90vvv0rssfuvv0ptt0
  ptt0*7,ino57df2nrs2cln1ipq3uvv1qss0vn80vm50*4,vsm2vvv1uvv0tuu2
  ptt0*7,pst0bgi39gi6dmn1qtt1suu0sph1vm50*6,sm928ef218a0
  ptt0*11,suu0rtu0uoc1vm50*6,ac8418a0*2,
  ptt0*11,rtu0suu0tod1vm50vqh1vut0vvv0*2,tuu418a0*3,
  ptt0*11,qtt0tuv0rql1vqh2vvv0*4,sst618a0*3,
  rom2ptt0*8,rom1thb0tf80uf80te80vts3vvv0*4,sst618a0*3,
  qss0ptt0*7,qpo1ue70*5,vuu3vvv0*4,sst618a0*3,
  ptt0*3,lpq28df139b029b0*2,kc92ue70*5,vuu3vvv0*4,sst618a0*3,
  ptt0*2,nrr239b218a0*4,lc83ue70*5,vuu3vvv0*4,sst618a0*3,
  6ik0*2,4eg218a0*5,lc83ue70*5,vuu3vvv0*4,sst618a0*3,
  6ik0*2,3df218a0*5,lc83ue70*5,vuu3vvv0*4,sst618a0*3,
  6ik0*2,3df218a0*5,lc83ue70*5,vuu3vvv0*4,sst618a0*3,
  rtt0*2,qss0qrr0*5,tsr0vsr0*5,vvv0*5,vvv1qrr0*3,
  vvv0*5,uuu1vvv0*4,uvv1vvv0*6,uuu2vvv0*5,
  vvv0*4,pqq8giiiikkeikkdikkjhijifhijnoo9klmjgiiefhiifhifhjjfmnndvvv0*5,
  vvv0*7,vvv1rss6vvv0uuu2vvv1vvv0tuu3vvv0*9,
  vvv0*8,jllihijhklmikmmijll9ikknoppavvv0*8,
  vvv0*23,
  vvv0*4,qrrfqrrerrrbqqrerssbqrrfssscpqqdqrrbstt9rrsfrrsdrrsfrrreuuu4vvv0*4,
  vvv0*3,vvv1ttt8ttt9sst8uuu5sss9stt8rsscttt8ttt6sst7sttasst9tuu6sttavvv3vvv0*4,
  vvv0*4,uuu4*2,tuu5vvv3uuu3tuu3uuu4uuv3uuu4tuu5ttt5uuu4*3,uuu3vvv0*4,
  vvv0vvv1vvv0*21,
  vvv0rssdrrscsssbrsscuvv2vvv0*6,rrseqqrfpqqepqqdnookqqreopphppqloppguuu3vvv0
  vvv0inl3bjg0*2,fmj3vpe0vpd0*2,usm2stt0*12,vvv0*2,
  vvv0uvv0uuu0*2,uvu0vvu0*3,vvv0*15,
  vvv0vrj1voa0*18,voc0vvu0vvv0
  vvv0voc2vm50*4,vm51ke3csk55ph4bpi4drj4aqi4aoh4dng3csj46vm50*5,vus2vvv0
  vvv0vpc2vm50*5,sj42vm50ul51vm51*2,vm50*9,vut1vvv0
  vvv0vus0usm0*18,vto0vvv0*2,
  vvv0uuu5vvv0*6,uuu1vvv0*2,vvv1*3,vvv0*6,vvv1vvv3vvv0
  vvv0uvv6vvv0*5,uuu2oppcpqqcnoolrrsboppdnopisss8vvv0*6,uvv6vvv0
  vvv0vvv2uvv0*18,uvv1vvv0vvv1
  ttt1vvv0*20,uvv0rss1
join-trade 358x639
~ WwRR k9wt -S9A rk_K 02JZ rk_K lJ08 nYIq C8pm 3IRs L4rz 3IRs bJqT 3IRs tFy0 3IRs qmoq 3IRs n-q4 3IRs
~ qmoq 3IRs EVu3 3IRs jfRT 3IRs 2Xbx 3IRs -R2a 3IRs Vt4u 3IRs vVqt 3IRs 3upR 3IRs dMt5 DWRo FvWb i-S3
~ hFZ- jmbI 0o1s MBoF UyyU Yh2g GVZy lbxd xiJh TdBY ddXO On81 xdi7 5daT s8vH FfcF j6zN ZaPu JpEH qv9Q
~ ONZt Ajda Ri_d
  pqqeqrr7opq8pqq5rss0*15,sss0stt0ttt0tuu0
  tut0uts0*2,tts0ttr0*14,tts0*2,uts0utt0tuu0
  vtq0*19,vus0vvu0vur0uur0
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
  vvv0*7,vvv1sst5vvv0uuu1vvv1vvv0tuu3vvv0*9,
  vvv0*8,ikkjhijhklmjklmijll9ikknoppavvv0*8,
  vvv0*23,
  vvv0*2,rsscpqqeqrrcqrrgsss9qqrerssdrrrcqqrfsst8qrrerrrfssscqrresttbqrrfrssd*2,vvv0*3,
  vvv0*23,
  vvv0uvv0tuu0*18,uuu0vvv0*2,
  vvv0uuu0tuu0uuu0tuu0qrr7nooelnnhoppdmnnfqrr9tuu0*10,vvv0*2,
  vvv0uuu0stt7npq9uuu1stt3rss7rss6rss5*2,rss8stt2tuu0*4,rrs7oppcoppbnooesss2vvv0*2,
  vvv0uuu0uvv1oqr7uuu1stt2qrr6rss5rss8qrs8rss8rss4tuu0*4,rss2rss3qrr4qrs4ttt1vvv0*2,
  vvv0uuu0tuu0*3,sss3pqqcpqqdpqqcpqqdstt4tuu0*10,vvv0*2,
  vvv0uuu0hlm2fkl0*10,jmn2stt0*6,ttt0vvv0*2,
  vvv0uvv0uuu0*19,vvv0*2,
  vvv0tuu1qrs0*18,rst1vvv0*2,
  vvv0agh619c0*18,1ac0ttu4vvv0
  vvv09fg619c0*6,5ce79fhcaghh8eg8aghg8egc19c0*7,stt6vvv0
  vvv0ejk53bd0*18,5ce1uuu3vvv0
  vvv0vvv2uvv0*18,uvv1vvv0*2,
  vvv0uvv6vvv0*5,uuv2qqq8rrs7qrrcsssaqrr9qqrcttt5vvv0*6,uvv5vvv0
  vvv0uvv6vvv0*5,vvv1ttt4ttu4sss9uuu2ttt5ttt7uuu3vvv0*5,vvv1vvv4vvv0
  vvv0*2,uvv0*18,vvv0*3,
  vvv0*4,vvv2pqqbtuu5rsserrrbsstetuu6uuu3qssboqraqrscoqreoqrdvvv0*6,
  vvv0*5,ttt2vvv0*8,vvv1*2,vvv0*7,
  tuu1vvv0*20,uvv0sst1
join-without-tasks 358x468
~ WwRR k9wt ukHm rk_K 02JZ rk_K lJ08 nYIq C8pm 3IRs L4rz 3IRs bJqT 3IRs tFy0 3IRs qmoq 3IRs n-q4 3IRs
~ qmoq 3IRs EVu3 3IRs jfRT 3IRs 2Xbx 3IRs -R2a 3IRs Vt4u 3IRs vVqt 3IRs 3upR 3IRs dMt5 DWRo FvWb i-S3
~ hFZ- On81 -gM6 s8vH FfcF j6zN ZaPu JpEH qv9Q ONZt Ajda Ri_d
  pqqeqrr8opqcopqapqq8opp9pqr5rss0*12,sss0stt0ttt0tuu0
  tut0uts0*2,tts0ttr0*14,tts0*2,uts0utt0tuu0
  vtq0*19,vus0vvu0vur0uur0
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
  vvv0*7,vvv1sst5vvv0uuu1vvv1vvv0tuu3vvv0*9,
  vvv0*8,ikkjhijhklmjklmijll9ikknoppavvv0*8,
  vvv0*23,
  vvv0*2,rsscpqqeqrrcqrrgsss9qqrerssdrrrcqqrfsst8qrrerrrfssscqrresttbqrrfrssd*2,vvv0*3,
  vvv0*23,
  vvv0jno4agi0*18,cij1vvv1vvv0
  vvv09fg619c0*8,7ef85ce73bd219c0*8,stt6vvv0
  vvv09fh619c0*8,5ce54ce83bd119c0*8,stt6vvv0
  vvv0prr2imn0*18,kno1vvv0*2,
  vvv0*4,vvv1rss7uuu3ttu7uuu5uuu6vvv3vvv1ttu6stt5tuu4stt5*2,vvv0*6,
  vvv0*5,qrr6uvv2tuu7ttt6uuu7uuu2uvv2tuu5rss4rtt9rssastt7vvv0*6,
  uuu1vvv0*21,ttt1
  rss0uuu0*2,tuu0*16,uuu0*2,sss1sss0
join-next-step 358x520
~ WwRR k9wt 1v1H rk_K 02JZ rk_K lJ08 nYIq VeAb 3IRs Loc- 3IRs qmoq 3IRs e_jJ 3IRs V9jY 3IRs 28UU 3IRs
~ A1UZ 3IRs JFgR 3IRs yjpW 3IRs QOPr 3IRs MK9l DWRo FvWb i-S3 hFZ- On81 V0op 5daT s8vH FfcF j6zN ZaPu
~ JpEH qv9Q ONZt Ajda Ri_d
  pqqeqrr8pqq8pqq6opp9rss1rss0*13,sss0stt0ttt0tuu0
  tuu0stt0rtt0*12,stt0ttu0ttt0*2,tuu0ttt0stt0ttu0tuu0
  qtt0ptt0*12,suu0uvv0rtu0qss0qsr0qtt0uvv0*2,rtu0rtt0
  ptt0*12,rtu0tuv0qsq0uoc0vm60vm50vn90vvv0rssfuvv0ptt0
  ptt0*7,ino57df2nrs2cln1ipq3uvv1qss0vn80vm50*4,vsm2vvv1uvv0tuu2
  ptt0*7,pst0bgi39gi6dmn1qtt1suu0sph1vm50*6,sm928ef218a0
  ptt0*11,suu0rtu0uoc1vm50*6,ac8418a0*2,
  ptt0*11,rtu0suu0tod1vm50vqh1vut0vvv0*2,tuu418a0*3,
  ptt0*11,qtt0tuv0rql1vqh2vvv0*4,sst618a0*3,
  rom2ptt0*8,rom1thb0tf80uf80te80vts3vvv0*4,sst618a0*3,
  qss0ptt0*7,qpo1ue70*5,vuu3vvv0*4,sst618a0*3,
  ptt0*3,lpq28df139b029b0*2,kc92ue70*5,vuu3vvv0*4,sst618a0*3,
  ptt0*2,nrr239b218a0*4,lc83ue70*5,vuu3vvv0*4,sst618a0*3,
  6ik0*2,4eg218a0*5,lc83ue70*5,vuu3vvv0*4,sst618a0*3,
  6ik0*2,3df218a0*5,lc83ue70*5,vuu3vvv0*4,sst618a0*3,
  6ik0*2,3df218a0*5,lc83ue70*5,vuu3vvv0*4,sst618a0*3,
  rtt0*2,qss0qrr0*5,tsr0vsr0*5,vvv0*5,vvv1qrr0*3,
  vvv0*7,vvv1ttt3vvv0uuu1vvv1vvv0tuu3vvv0*9,
  vvv0*8,hjjkhijhklljklmijll9ikknoppavvv0*8,
  vvv0*23,
  vvv0*2,rsscpqqdqrrcqrrgsss9qqrerssdrrrcqqrfsst8qrrerrrfssscqrresttbqrrfrssd*2,vvv0*3,
  vvv0*23,
  vvv0loo3cij0*18,ejk1vvv1vvv0
  vvv09fg619c0*6,6df66df85ce65ce76df55de619c0*7,stt6vvv0
  vvv09fh619c0*6,2ac45ce94ce54bd56df54ce819c0*7,stt6vvv0
  vvv0nqq3gkl0*18,imn1vvv0*2,
  vvv0uuu4uvv0*18,uvv1vvv2vvv0
  vvv0uvv7vvv0*5,uuu3noodpqqcnoolqrrcoopfnooksss8vvv0*6,uvv7vvv0
  vvv0uvv3uvv0*18,uvv1vvv1vvv0
  vvv0*5,ttu3vvv0vvv1vvv0vvv1vvv0*13,
  vvv0*4,vvv2opqauuu4ssscrrrbsttcuuu5uuu3qssboqraprreoqrfoqrdvvv0*6,
  vvv0*22,uuu1
  stt1vvv0*20,uuu1rss0
place-won 358x667
~ WwRR k9wt HaOH rk_K 02JZ rk_K l9Sr _mQ3 3IRs zvR9 3IRs ysSA 3IRs QQAh 3IRs X4OA 3IRs W5-L 3IRs xGMw
~ 3IRs n-q4 3IRs ddre 3IRs Dc0R _mQ3 3IRs fleu 3IRs Y1Hg 3IRs bH32 3IRs d1Gs 3IRs n-q4 3IRs W5-L 3IRs
~ xGMw 3IRs rZwL 3IRs TJL0 9_ow _xor Wvjg F6bl 7Znf 6uLW DWRo FvWb IwMc Wx3R 2nq1 tQ9H wF4Q FA5A 79Ve
~ P0e5 ZyO0 vU32 O5FS FA5A 79Ve P0e5 swhO On81 vyvP 88gb s8vH FfcF j6zN ZaPu JpEH qv9Q ONZt Ajda Ri_d
  pqqdpqq8*2,pqq7rss0*15,sss0stt0ttt0tuu0
  stt1knn0kmn0*2,pom1trm0trl0*11,trm0tom0*3,trq0tuu0
  7ce518a0*3,kh74vtq2vqh1vm50kkc1ql91vm50*3,dd82ul62voa1vus0voa2ue70ukf2vpn0uhc2umi4
  18a0*3,28a1sl62vob1vur1vn71ola1sm70vm50*3,jg72vm51vsl2vri1vm50ug61vvu1rssfvqo3ue70
  18a0*3,ig74vm50*14,vl50vqn3vvv1ulh2ue70
  18a05991kh72vm50*16,vl50uh70ue70*2,
  sk60vm50voa1vm50*3,vm51jd31ic25vm50sk53id24vm50ic24d811oh43vm50*3,sm70tm70vm50vl50
  vm70vm50vob1vm50*4,oh45d915vm50fb25oh45ul51vm51pi45hc25vm50*3,pl91ql91vn60voc0
  vli0vm70vm50*5,ul53d915tl538503c812ic25sk52e915ul51vm50*5,vto2vvu1
  vli0vm60vm50*4,ul53c810b710jd34sk50le33oh44ea24d910jd33vm50*5,vsm2vvu1
  vm60vm50hf73vm50*16,voa0vn80vm60vn80
  vk60vm50oj62vm50*2,oh47oh4api4amf3bng3coh49qi48ng3bng38lf3fng3bng39vm51vm50vn70vm70qj60ni60
  ue70*2,vi60vm50*2,ul51vm51tk51sk53tl52ul51tk50ul51*2,ul52ul51*2,vm50*2,oj626a9118a028a2
  ue70*3,ui61vm50*14,pj6328a118a0*2,28a2
  ue70*4,vl50vri1voc2pl90sm70vm50*4,vm60vm90vm60uh61vm509b9418a0*3,28a2
  ue70*4,vj61vqg1hke26ik08ik0tm71vm50*3,vme0vlj0vlh0vk60uk6218a0*4,28a2
  vsr0*4,vtr0vuq0stt0rtt0*2,utr0vuq0*3,vtt0*3,vur0vtr0qrr0*5,
  vvv0*5,stt5vvv0vvv1ttt4uuu2uuu3vvv0uuu3uuu2vvv0*2,uuu3vvv0*6,
  vvv0*5,qrrajllioppdlmmnkmmmklmikmmhnoocikkgpqqdjklijlllvvv1vvv0*5,
  vvv0*4,qrr6noofoppcmnneklmhoppgmnnhnoogppqelmmimnojlmnhjkkjnoofvvv0*5,
  vvv0*5,uuv2ttu1ttt3*2,uuv2ttu2uuu3uuu2ttt1uvv1ttu1ttt2vvv1vvv0*5,
  vvv0*7,sst9qrrcrrrirsscrrsdrrrarrrhrssdvvv0*8,
  vvv0*23,
  vvv0*23,
  vvv0vvv1jom7qsr4qqrkqqrpqqrhvvv0*6,qqrcpqqgnookqrrcpqqioppinoojvvv1*2,vvv0
  vvv0vvv1stt1uvv1vvv0*10,vvv1vvv0*6,vvv1vvv0
  vvv0vvv1vvv0*19,vvv1vvv0
  vvv0vvv1gmk8psr5pqqqpqqjrrrfqqrfpqqiqrrhtuu3vvv0*10,vvv1vvv0
  vvv0vvv1vvv0*6,tuu6rss8rsscrrrcqrrdsss9rss9sss8sssarss8rss9sss9vvv0vvv1vvv0
  vvv0vvv1vvv0*6,uuu2stt6tuu4stt4ttt6tuu5ttt7ttt5uuu5ttt8ttt5stt4vvv0vvv1vvv0
  vvv0*23,
  vvv0prr2imn0*18,kno1vvv0*2,
  vvv09fh619c0*5,3bd219c0*6,2ac219c0*6,stt6vvv0
  vvv09fg619c0*5,5de6agia7efc9fhh8fgb9fhh9fhdaghc19c0*6,stt6vvv0
  vvv0jno4agi0*18,cij1vvv1vvv0
  vvv0uvv3uvv0*18,uvv1vvv0*2,
  vvv0uvv7vvv0*3,qrranoodopqippqenooonopkoppjoophmnoknopinopgnoolvvv0*4,uvv6vvv0
  vvv0uuu5uvv0*18,uvv1vvv2vvv0
  vvv0*23,
  vvv0*4,vvv2nooctuu5rsserrrbsstetuu6uuu3qssboqraprreoqrfoqrdvvv0*6,
  vvv0*22,vvv1
  ttt1vvv0*20,uuu0rss1
bonus-won 358x627
~ WwRR k9wt 9eWq rk_K 02JZ rk_K l9Sr _mQ3 3IRs zvR9 3IRs ysSA 3IRs QQAh 3IRs X4OA 3IRs W5-L 3IRs xGMw
~ 3IRs n-q4 3IRs ddre 3IRs Dc0R _mQ3 3IRs fleu 3IRs Y1Hg 3IRs bH32 3IRs d1Gs 3IRs n-q4 3IRs W5-L 3IRs
~ xGMw 3IRs rZwL 3IRs TJL0 9_ow l58J Llte g5tx F6bl 7Znf 6uLW DWRo FvWb FEwG NIEI 2nq1 tQ9H Pt7r FA5A
~ 79Ve P0e5 yZSN vU32 e7cZ FA5A 79Ve P0e5 WvOB On81 vyvP TRI6 s8vH FfcF j6zN ZaPu JpEH qv9Q ONZt Ajda
~ Ri_d
  pqqa*2,pqq6opq9rss0*15,sss0stt0ttt0tuu0
  stt1knn0kmn0*2,pom1trm0trl0*11,trm0tom0*3,trq0tuu0
  7ce518a0*3,kh74vtq2vqh1vm50kkc1ql91vm50*3,dd82ul62voa1vus0voa2ue70ukf2vpn0uhc2umi4
  18a0*3,28a1sl62vob1vur1vn71ola1sm70vm50*3,jg72vm51vsl2vri1vm50ug61vvu1rssfvqo3ue70
  18a0*3,ig74vm50*14,vl50vqn3vvv1ulh2ue70
  18a05991kh72vm50*16,vl50uh70ue70*2,
  sk60vm50voa1vm50*6,ke32id24sj42d912ea23vm51vm50*4,sm70tm70vm50vl50
  vm70vm50vob1vm50*5,le35a714mf32gb25qi45jd35ng35vm50*4,pl91ql91vn60voc0
  vli0vm70vm50*6,fa25ng34d814d919qi45jd35ng35vm50*6,vto2vvu1
  vli0vm60vm50*6,pi43d912fa23rj43c812e913vm51vm50*6,vsm2vvu1
  vm60vm50hf73vm50*16,voa0vn80vm60vn80
  vk60vm50oj62vm50*6,qi48le3ele3cle3bvm50*6,vn70vm70qj60ni60
  ue70*2,vi60vm50*6,ul50ul51tl51vm51vm50*6,oj626a9118a028a2
  ue70*3,ui61vm50*14,pj6328a118a0*2,28a2
  ue70*4,vl50vri1voc2pl90sm70vm50*4,vm60vm90vm60uh61vm509b9418a0*3,28a2
  ue70*4,vj61vqg1hke26ik08ik0tm71vm50*3,vme0vlj0vlh0vk60uk6218a0*4,28a2
  vsr0*4,vtr0vuq0stt0rtt0*2,utr0vuq0*3,vtt0*3,vur0vtr0qrr0*5,
  vvv0*4,uuu1uuu3vvv0*4,uvv1ttt3ttt2uuu2tuu3rss2sss2sss1vvv0*5,
  vvv0*4,vvv1gijmhijhnoobhjkghjjglmncgiijgiikoopcjklifhiglmmcnopdvvv0*5,
  vvv0*8,pqq6vvv0*14,
  vvv0*3,rssesssbrrrcqrrd*2,rssbpqqgstt8rrsbrrseqrrdqrre*2,rsscqrrepqqfvvv1vvv0*3,
  vvv0*23,
  vvv0*23,
  vvv0vvv1jom7qsr4pqqkrrsdppqiqqrgssscvvv0*6,sst7pqqfopqhoppinoojvvv1*2,vvv0
  vvv0vvv1stt1uvv1vvv0*2,vvv2vvv0*9,vvv1vvv0*4,vvv1vvv0
  vvv0vvv1vvv0*19,vvv1vvv0
  vvv0vvv1gmk8psr5rrrhpqqmpqqkrrsfqqrnqqrhvvv0*3,ttt5pqqfpqqgppqkoppi*2,noojvvv1*2,vvv0
  vvv0vvv1vvv0*21,
  vvv0*23,
  vvv0ejk53bd0*18,5ce1uuu3vvv0
  vvv09fg619c0*5,7eg9agia7efc7egf8fgb9fhh9fhdbhie19c0*6,stt6vvv0
  vvv0agh619c0*8,2ac219c0*9,1ac0ttu4vvv0
  vvv0tuu1pqr0*18,qss1vvv0*2,
  vvv0uvv6vvv0*8,stt5vvv1vvv0*8,vvv1vvv4vvv0
  vvv0uvv6vvv0*8,pqqfppqistt3vvv0*8,uvv5vvv0
  vvv0vvv2uvv0*18,uvv1vvv0*2,
  vvv0*4,vvv1rss7uuu3ttu7uuu5uuu6vvv3vvv1ttu6stt5tuu4stt5*2,vvv0*6,
  vvv0*5,qrr6uvv2tuu7ttt6uuu7uuu2uvv2tuu5rss4rtt9rssastt7vvv0*6,
  uuu1vvv0*21,ttt1
  rss0vvv0*20,stt1sss0
place-without-prize 358x651
~ WwRR k9wt yDPi rk_K 02JZ rk_K lJ08 nYIq C8pm 3IRs L4rz 3IRs bJqT 3IRs tFy0 3IRs qmoq 3IRs n-q4 3IRs
~ qmoq 3IRs EVu3 3IRs jfRT 3IRs 2Xbx 3IRs -R2a 3IRs Vt4u 3IRs vVqt 3IRs 3upR 3IRs dMt5 DWRo FvWb Gd42
~ Wx3R 2nq1 tQ9H wF4Q FA5A 79Ve P0e5 ZyO0 vU32 O5FS FA5A 79Ve P0e5 swhO On81 pP4F TRI6 s8vH FfcF j6zN
~ ZaPu JpEH qv9Q ONZt Ajda Ri_d
  pqqdpqq8pqqaoppboppapqq9opp9rss0*12,sss0stt0ttt0tuu0
  tut0uts0tts0*18,uts0tut0tuu0
  vtq0*19,vur0vvt0vur0uus0
  vtq0*10,vtn0vsl0vtp0vtq0*6,vvv0rssfvvu0vtq0
  vtq0*9,vsm1vm60vm50vpf1vtq0*6,vvt0vvv1vus0vtq0
  vtq0*9,vqh1vm50*2,vo91vtq0*10,
  vtq0*9,vto0vn90vn70vrj1vtq0*10,
  vtq0*3,iki529b1mnl4vtq0*3,oom2cgg1bff0jkj2vtp0vtq0*9,
  vtq0*3,cff518a0hji5vtq0*2,klk518a0*4,9de4vtp0vtq0*2,vrk0vsl0vtq0*4,
  vtq0*3,tsp1lml1vtp1vtq0utp239b218a0*5,lmk5vtq0vtp0vm60vn81vtq0*4,
  vtq0vtp0jon28jl06ik09jl1mpo2qpn518a0*6,ehh5vtq0*2,vrj0vrk0vtq0*4,
  vtq0lpn36ik0*5,iml918a0*6,ehh5vtp0vmg1uhb0*2,vmh1vtp0vtq0*2,
  vtq0akl36ik0*5,8hj718a0*6,ehg6uic2ue70*4,uke2vtp0vtq0
  vtq07jl26ik0*5,6gj318a0*6,edc7ue70*6,vrn2vtq0
  vtq07jl26ik0*5,6gj318a0*6,eb93ue70*6,voj2vtp0
  vro17jl26ik0*5,6gj318a0*6,eb93ue70*6,voj3vol1
  vuu0rtt0*7,qrs0*6,ssr0vsr0*6,vut0*2,
  vvv0*2,stt4vvv0*2,ttt4uuu2tuu3uuu3vvv0*2,uuu3vvv0uvv1vvv0*2,uuu3vvv0ttt3sst3uvv1vvv0*2,
  vvv0*2,klmiijkfijkhlmnghjjihjjnfhhlhjkigijflmndhijgmnnahjjegijkfhionoochjjfjkljqqq7vvv0*2,
  vvv0*23,
  vvv0*7,sst9qrrcrrrirsscrrsdrrrarrrhrssdvvv0*8,
  vvv0*23,
  vvv0*23,
  vvv0vvv1jom7qsr4qqrkqqrpqqrhvvv0*6,qqrcpqqgnookqrrcpqqioppinoojvvv1*2,vvv0
  vvv0vvv1stt1uvv1vvv0*10,vvv1vvv0*6,vvv1vvv0
  vvv0vvv1vvv0*19,vvv1vvv0
  vvv0vvv1gmk8psr5pqqqpqqjrrrfqqrfpqqiqrrhtuu3vvv0*10,vvv1vvv0
  vvv0vvv1vvv0*6,tuu6rss8rsscrrrcqrrdsss9rss9sss8sssarss8rss9sss9vvv0vvv1vvv0
  vvv0vvv1vvv0*6,uuu2stt6tuu4stt4ttt6tuu5ttt7ttt5uuu5ttt8ttt5stt4vvv0vvv1vvv0
  vvv0*23,
  vvv0prr2imn0*18,kno1vvv0*2,
  vvv09fh619c0*3,3bd219c02ac419c03bd41ac12ac319c02ac2*2,19c0*2,2ac219c0*3,stt6vvv0
  vvv09fg619c0*3,8fga8ega9fhd7efa9fhgaghf7efc9gheaghc9fhd9fge9fhf4ce519c0*3,stt6vvv0
  vvv0jno4agi0*18,cij1vvv1vvv0
  vvv0uvv3uvv0*18,uvv1vvv0*2,
  vvv0uvv7vvv0*8,mnnloppjsst4vvv0*8,uvv6vvv0
  vvv0uuu5uvv0*18,uvv1vvv2vvv0
  vvv0*23,
  vvv0*4,vvv2nooctuu5rsserrrbsstetuu6uuu3qssboqraprreoqrfoqrdvvv0*6,
  vvv0*22,vvv1
  ttt1vvv0*20,uuu0rss1
