open 358x63
~ WwRR k9wt TV60 F_Hb fhfF eHIZ fhfF fa9G fhfF 7xGB
  qrrarss8uvv0*21,
  tuu1tuu0*3,uuu0tuu1tuu0*2,uuu1tuu1tuu0*5,uuu1uvv0*7,
  tuu3pqqcpqqfttu3stt8ttu3pqqgstt5tuu5*2,qqreqqr9qrr8pqrcsss5tuu5uvv0*7,
  ttt3rss4rss6ttt2tuu5stt4rss5stt2tuu4ttt5qrr7rss4sst2rss3stt2tuu5uvv0*7,
claim 358x543
~ WwRR k9wt OeWJ rk_K 02JZ rk_K EsxO 7yV3 tEpJ L0Bq TUcg L0Bq hmMo L0Bq _8e8 L0Bq yuAY L0Bq D6PT L0Bq
~ F2Ei L0Bq 6iRL L0Bq r-Bx L0Bq oM0B tEpJ L0Bq e5rI L0Bq PRgV L0Bq A9HP L0Bq wp8L L0Bq 6iRL L0Bq D6PT
~ L0Bq F2Ei L0Bq mZlj L0Bq PscZ 9_ow l58J wRJn 5U9O g5tx F6bl 7Znf QMDd DWRo FvWb E2TY lP10 On81 rtDI
~ Xw_c EZFr On81 _Fzb 1Obe _2Nc pFrC s8vH FfcF j6zN ZaPu JpEH qv9Q ONZt Ajda Ri_d
  qrrarssbuuu0*21,
  stt1lno0*3,qpn1usn0urm0*10,usm0urn0upn0*3,usq0uuu0
  7ce518a0*3,kh74vtq2vqh1vm50kkc1ql91vm50*3,dd82ul62voa1vus0voa2ue70ukf2vpn0uhc2umi5
  18a0*3,28a1sl62vob1vur1vn71ola1sm70vm50*3,jg72vm51vsl2vri1vm50ug61vvu1rssfvqo3ue70
  18a0*3,ig74vm50*14,vl50vqn3vvv1ulh2ue70
  18a05991kh72vm50*16,vl50uh70ue70*2,
  sk60vm50voa1vm50*5,ng33e910ea23rj42d912fa23vm51vm50*4,sm70tm70vm50vl50
  vm70vm50vob1vm50*6,c814ng34gb25rj45jd35ng45vm50*4,pl91ql81vn60voc0
  vli0vm70vm50*6,vm51rj41b716gb25rj45jd35ng35vm50*6,vto2vvv0
  vli0vm60vm50*6,ng34d911gb24rj42c812e913vm51vm50*6,vsm2vvv0
  vm60vm50hf73vm50*16,voa0vn90vm50vn80
  vk60vm50oj62vm50*6,qi48le3ele3dlf3cvm50*6,vn70vm60qj60ni60
  ue70*2,vi60vm50*6,ul50ul51tl51vm51vm50*6,oj626a9118a0*2,
  ue70*3,ui61vm50*14,pj6328a118a0*3,
  ue70*4,vl50vri1voc2pl90sm70vm50*4,vm60vm90vm60uh61vm509b9418a0*4,
  ue70*4,vj61vqg1hke26ik08ij0tm71vm50*3,vme0vlj0vlh0vk60uk6318a0*5,
  vsr0*4,vtr0vuq0stt0rtt0*2,utr0vuq0*3,vtt0*3,vur0vtr0qrr0*5,
  vvv0*4,uvv1tuu3vvv0*4,uvv1rss2ttt2uuu2ttt3rss2sss2sst1vvv0*5,
  vvv0*5,hijlhijgmnodijkfhjjilmncklmfgiilnopcikkjghijlmncoopavvv0*5,
  vvv0*8,pqq7vvv0*14,
  vvv0*6,qrrirsscqrrhqqqettt8rrscpqqfrrsestt9rrrcttt5vvv0*6,
  vvv0*6,tuu4ttu6tuu7uuu5uuu3uuu6tttattt7uuu3stt9vvv0*7,
  vvv0*6,ttt8tuu7ttt9stt8ttu5sttattt9ttt7ttu4ttt7vvv1vvv0*6,
  vvv0vvu0vuq0*18,vus0vvv0*2,
  vvv0vpd2vm50*4,ul52vm50*14,vvt1vvv0
  vvv0voc2vm50*3,rj44mf39rj47oh4goh4erj4aog4brj48oh4fqi4cng3cpi4bvm50*4,vus2vvv0
  vvv0vqg1vn70*18,vn80vvu1vvv0
  vvv0vvv2uvv0*8,vvv2vvv1uvv0*8,uvv1vvv0*2,
  vvv0uvv6vvv0*2,sssasss5qrrcqrravvv1vvv0uvv6*2,vvv0*3,qqqerrrastt4vvv0*3,uvv5vvv0
  vvv0uvv6vvv0*2,tuu6uuu2ttt7ttt6vvv0*2,uvv6*2,vvv0*3,ttt4ttt7uuu2vvv0*2,vvv1vvv4vvv0
  vvv0*2,uvv0*8,vvv0*2,uvv0*8,vvv0*3,
  vvv0*4,vvv2pqqbtuu5rsserrrbsstetuu6uuu3qssboqraqrscprrdoqrdvvv0*6,
  vvv0*5,ttt2vvv0*8,vvv2*2,vvv0*7,
  tuu1vvv0*20,uvv0sst1
claim-under-way 358x579
~ WwRR k9wt pNqz rk_K 02JZ rk_K EsxO 7yV3 tEpJ L0Bq TUcg L0Bq hmMo L0Bq _8e8 L0Bq yuAY L0Bq D6PT L0Bq
~ F2Ei L0Bq 6iRL L0Bq r-Bx L0Bq oM0B tEpJ L0Bq e5rI L0Bq PRgV L0Bq A9HP L0Bq wp8L L0Bq 6iRL L0Bq D6PT
~ L0Bq F2Ei L0Bq mZlj L0Bq PscZ 9_ow l58J wRJn fii5 g5tx F6bl 7Znf QMDd DWRo FvWb I6Ft hD6w w1F9 PK5S
~ vHGF KYj9 krN3 Wg5b K9ML _3ui On81 cT2Z McFP On81 _Fzb 1Obe _2Nc pFrC s8vH FfcF j6zN ZaPu JpEH qv9Q
~ ONZt Ajda Ri_d
  pqrapqqbpqq8opp9pqq7oppbrss0*13,sss0stt0ttt0tuu0
  sst1lnn0kmn0*2,pom1trm0trl0*11,trm0tom0*3,trq0tuu0
  7ce518a0*3,kh74vtq2vqh1vm50kkc1ql91vm50*3,dd82ul62voa1vus0voa2ue70ukf2vpn0uhc2umi5
  18a0*3,28a1sl62vob1vur1vn71ola1sm70vm50*3,jg72vm51vsl2vri1vm50ug61vvu1rssfvqo3ue70
  18a0*3,ig74vm50*14,vl50vqn3vvv1ulh2ue70
  18a05991kh72vm50*16,vl50uh70ue70*2,
  sk60vm50voa1vm50*5,rj42fa21qi44rj42d912fa23vm51vm50*4,sm70tm70vm50vl50
  vm70vm50vob1vm50*5,sk52gb25ph45gb25rj45jd35ng45vm50*4,pl91ql81vn60voc0
  vli0vm70vm50*7,jd25ph45gb25rj45jd35ng35vm50*6,vto2vvv0
  vli0vm60vm50*6,lf33b710c810oh46c812e913vm51vm50*6,vsm2vvv0
  vm60vm50hf73vm50*16,voa0vn90vm50vn80
  vk60vm50oj62vm50*6,qi48le3ele3dlf3cvm50*6,vn70vm60qj60ni60
  ue70*2,vi60vm50*6,ul50ul51tl51vm51vm50*6,oj626a9118a0*2,
  ue70*3,ui61vm50*14,pj6328a118a0*3,
  ue70*4,vl50vri1voc2pl90sm70vm50*4,vm60vm90vm60uh61vm509b9418a0*4,
  ue70*4,vj61vqg1hke26ik08ij0tm71vm50*3,vme0vlj0vlh0vk60uk6318a0*5,
  vsr0*4,vtr0vuq0stt0rtt0*2,utr0vuq0*3,vtt0*3,vur0vtr0qrr0*5,
  vvv0*5,ttt3vvv0*4,uvv1uuu2ttt2uuu2ttt3rss2sss2ttt1vvv0*5,
  vvv0*5,jkkkhjjikllgikkdhjjglmmfmnnjhjjinoochjkjgijkklliqrr6vvv0*5,
  vvv0*8,pqq6vvv0*14,
  vvv0*4,uuu7rrrdsssdrsserrsdsss9qrrfrsscqrrdrrrbrssfsssbqrrettt9vvv0*5,
  vvv0*23,
  vvv0ttt8uuu6uuu5tuu6vvv0*7,stt8stt7rss8stt8rrscsss7sss9*2,sst7vvv2vvv0
  vvv0ttt6rss6*3,tut1uuu0uvu0vvu0*4,tts6ssr8ttt6stt6rss8ttt6rrs9ssscrrs8vvv1vvv0
  vvv0dlh54fa0*5,bjf6vn70*6,urk2rss0*6,vvv0*2,
  vvv0*23,
  vvv0vqg1vn70*18,vn90vvu1vvv0
  vvv0voc2vm50*3,sk57tk52qi4ang4gph4dqj4aoh4aqi49qi4cph4emg3cqj49vm50*4,vus2vvv0
  vvv0vpd2vm50*4,ul50vm50*14,vvt1vvv0
  vvv0vut1utq0*8,vtq0vuq0utq0*8,vtr1vvv0*2,
  vvv0uvv6vvv0*2,tuu6uuu3uuu4uuu2vvv0*2,uvv6*2,vvv0*3,ttt5uvv1vvv0*3,vvv1vvv4vvv0
  vvv0uvv6vvv0*2,sssasst4pqqfoppevvv2vvv0uvv6*2,vvv0*3,qqrepqqgrss6vvv0*3,uvv5vvv0
  vvv0vvv2uvv0*8,vvv2vvv1uvv0*8,uvv1vvv0*2,
  vvv0*4,vvv1rss7uuu4ttt8ttt6tuu8uuv4uvv1ttu6stt5tuu4stt5*2,vvv0*6,
  vvv0*5,qrr6vvv1uuu5uuu4uuu5uvv1vvv1tuu5rss4rtt9rssastt7vvv0*6,
  uuu1vvv0*21,ttt1
  rss0vvv0*20,stt1sss0
claim-locked 358x640
~ WwRR k9wt rOK6 rk_K 02JZ rk_K EsxO 7yV3 tEpJ L0Bq TUcg L0Bq hmMo L0Bq _8e8 L0Bq yuAY L0Bq D6PT L0Bq
~ F2Ei L0Bq 6iRL L0Bq r-Bx L0Bq oM0B tEpJ L0Bq e5rI L0Bq PRgV L0Bq A9HP L0Bq wp8L L0Bq 6iRL L0Bq D6PT
~ L0Bq F2Ei L0Bq mZlj L0Bq PscZ 9_ow l58J wRJn fii5 g5tx F6bl 7Znf 4NvB DWRo FvWb 13rr 7uQG 1L-2 Pnqq
~ C8UM Zwpt r9ry w1F9 PK5S vHGF KYj9 krN3 Wg5b K9ML _3ui On81 rtDI Xw_c EZFr On81 _Fzb 1Obe _2Nc pFrC
~ s8vH FfcF j6zN ZaPu JpEH qv9Q ONZt Ajda Ri_d
  pqrapqqbpqq9opp9pqq6rss0*14,sss0stt0ttt0tuu0
  sst1lnn0kmn0*2,pom1trm0trl0*11,trm0tom0*3,trq0tuu0
  7ce518a0*3,kh74vtq2vqh1vm50kkc1ql91vm50*3,dd82ul62voa1vus0voa2ue70ukf2vpn0uhc2umi5
  18a0*3,28a1sl62vob1vur1vn71ola1sm70vm50*3,jg72vm51vsl2vri1vm50ug61vvu1rssfvqo3ue70
  18a0*3,ig74vm50*14,vl50vqn3vvv1ulh2ue70
  18a05991kh72vm50*16,vl50uh70ue70*2,
  sk60vm50voa1vm50*5,rj42fa21qi44rj42d912fa23vm51vm50*4,sm70tm70vm50vl50
  vm70vm50vob1vm50*5,sk52gb25ph45gb25rj45jd35ng45vm50*4,pl91ql81vn60voc0
  vli0vm70vm50*7,jd25ph45gb25rj45jd35ng35vm50*6,vto2vvv0
  vli0vm60vm50*6,lf33b710c810oh46c812e913vm51vm50*6,vsm2vvv0
  vm60vm50hf73vm50*16,voa0vn90vm50vn80
  vk60vm50oj62vm50*6,qi48le3ele3dlf3cvm50*6,vn70vm60qj60ni60
  ue70*2,vi60vm50*6,ul50ul51tl51vm51vm50*6,oj626a9118a0*2,
  ue70*3,ui61vm50*14,pj6328a118a0*3,
  ue70*4,vl50vri1voc2pl90sm70vm50*4,vm60vm90vm60uh61vm509b9418a0*4,
  ue70*4,vj61vqg1hke26ik08ij0tm71vm50*3,vme0vlj0vlh0vk60uk6318a0*5,
  vsr0*4,vtr0vuq0stt0rtt0*2,utr0vuq0*3,vtt0*3,vur0vtr0qrr0*5,
  vvv0*5,ttt3uuu1ttt3stt1rss2rrs1vvv1uuu2tuu2vvv0*3,uuu3vvv0*5,
  vvv0*4,uuu1hijpoopcghiiikkdhjjjklljopp9ikkmeghihjjhijkjgijfkmmcvvv0*5,
  vvv0*23,
  vvv0*4,uuu6qrrhqrrf*2,sssaqrrfrrreqrrerssdqqqjrsscsssdpqqjssscvvv0*5,
  vvv0*4,uuu3*2,ttt8ttt5sss9ttt5ttt7uuu3ttt7ttu5uuu4*2,ttt6uuu4vvv0*5,
  vvv0*4,uuu2uuu4uuu6ttt4uuu5uuu7stt9ttt7*2,ttt9ttu7sst5sst7ttt6vvv0*5,
  vvv0*7,tuu3uuu0*7,vvv0*8,
  vvv0*7,rss6qrr9pqqcoppdpqr8pqqaopqe*2,tuu2vvv0*7,
  vvv0*23,
  vvv0rssdsssbsttasssavvv1vvv0*6,rrrdqrrepqqdqrrdoppjqrrcppqfpqqjpqqeuuu3vvv0
  vvv0stt2psr1prr1psr1qsr0*2,sts1vur0vuq0*3,vtq1*2,uut1uuu1*3,tuu2uuu3uuu1vvv0*2,
  vvv0fmj47hd0*5,elh5voa0*6,url2stt0*6,vvv0*2,
  vvv0*2,vvu0*19,vvv0*2,
  vvv0vpe2vm50*18,vm60vvt1vvv0
  vvv0voc2vm50*3,rj45le3brj47oh4goh4erj4aog4brj48oh4fqi4cng3cpi4bvm50*4,vus2vvv0
  vvv0vpe2vm50*18,vm60vvt1vvv0
  vvv0vvv1uut0*8,vut1vvt1uut0*8,uuu1vvv0*2,
  vvv0uvv6vvv0*2,ttt8ttt4sss7stt6vvv0*2,uvv6*2,vvv0*3,rss9stt5uuu3vvv0*3,uvv5vvv0
  vvv0uvv6vvv0*2,ttt8ttt3rsscqrr9vvv1vvv0uvv6*2,vvv0*3,rss9rssbstt3vvv0*3,uvv5vvv0
  vvv0vvv1uvv0*8,vvv1*2,uvv0*8,uvv1vvv0*2,
  vvv0*4,vvv1qrr9uuu5ssscsss9sttcuuu5uuu3rssaprr9qssaqrscprrbvvv0*6,
  vvv0*5,rss4vvv0vvv1*3,vvv0*2,vvv1uvv1uuu3*2,uvv2vvv0*6,
  uuu1vvv0*21,stt1
claim-under-review 358x640
~ WwRR k9wt qAxi rk_K 02JZ rk_K EsxO 7yV3 tEpJ L0Bq TUcg L0Bq hmMo L0Bq _8e8 L0Bq yuAY L0Bq D6PT L0Bq
~ F2Ei L0Bq 6iRL L0Bq r-Bx L0Bq oM0B tEpJ L0Bq e5rI L0Bq PRgV L0Bq A9HP L0Bq wp8L L0Bq 6iRL L0Bq D6PT
~ L0Bq F2Ei L0Bq mZlj L0Bq PscZ 9_ow l58J wRJn fii5 g5tx F6bl 7Znf n6-b DWRo FvWb 13rr f2OM 1L-2 7Pr2
~ C8UM EMKx w1F9 PK5S vHGF KYj9 krN3 Wg5b K9ML _3ui On81 rtDI Xw_c EZFr On81 _Fzb 1Obe _2Nc pFrC s8vH
~ FfcF j6zN ZaPu JpEH qv9Q ONZt Ajda Ri_d
  pqrapqqbpqq8opp9pqq7oppaopp9rss0*12,sss0stt0ttt0tuu0
  rss1jlm0ilm0*2,ool1trl0tqk0*10,tql0*2,tnl0*3,tqp1tuu0
  6bd418a0*3,kh74vtq2vri1vm50ikd1pl91vm50*3,bc82tl62voa1vvt0voa2ue70ulg2vqo0uic2ulh5
  18a0*3,28a1tl62voa1vtq0vn71pl90tm70vm50*3,lh72vm50vsl2vqh1vm50uh61vvu1rrrhvqo3ue70
  18a0*3,jg73vm50*14,vl50vpl3vvu0ulg2ue70
  18a06a91mi72vm50*16,vl50uh60ue70*2,
  ul60vm50voc1vm50*5,qi42d911qi44rj43c812d913ul51vm50*4,rl80sm70vm50vl50
  vm80vm50vo91vm50*5,tk51hc25ph45fb25rj45jd35ng35vm50*4,pl91rl81vn70vpd0
  vli0vm70vm50*7,jd25ph45gb25qi45id25og45vm50*6,vto2vvv0
  vlh0vm60vm50*6,lf33c810*2,oh46d912fa23vm50*7,vsl2vvv0
  vm50*2,fe84vm50*16,voa1vn91vm50vn70
  vk60vl50qj62vm50*6,qi48le3ele3dlf3cvm50*6,vn60vm60oi60lh70
  ue70*2,ui60vm50*6,ul50ul51tl51vm51vm50*6,mi72499118a0*2,
  ue70*3,uh61vm50*14,oj6318a0*4,
  ue70*4,vl51vrj1voc2nla0rl80vm50*4,vm60vma0vm70ug61vl508b9418a0*4,
  ue70*4,vj61vpf0gke26ik07ik0tm71vm50*3,vme0vlj0vli0vl60uk6318a0*5,
  vts0*4,vus0*2,tuu0suu0*2,vut0vus0*3,vuu0*3,vus0*2,sst0*5,
  vvv0*5,sss4tuu1sss4rrs2qrr3qqr2vvv1tuu3tuu2vvv0*3,tuu3vvv0*5,
  vvv0*4,vvv1ijkooppbgijhkllcikkilmmiopp9jklleghihjjhijkjgijflmmcvvv0*5,
  vvv0*23,
  vvv0*6,uuu3qrrhsssaqrrdqrrgrrrdsssbrrsfpqqhstt8vvv0*7,
  vvv0*5,uuu4stt8ttt7tuu6sttauuu4ttt8ttt6tuu5stt5sss8ttu6vvv0*6,
  vvv0*5,uuv3ttu5tuu6uuu5ttt6tuu5tuu6ttt6uuu6tuu4ttt6tuu6vvv0*6,
  vvv0*8,tuu1tuu2uuu1uuu0*2,uuu1uvv0vvv0*8,
  vvv0*7,uuu0rss9qrr9opqdpqq9pqqboqqdrss5vvv0*8,
  vvv0*23,
  vvv0rssdsssbsttasssavvv1vvv0*6,rrrdqrrepqqdqrrdoppjqrrcppqfpqqjpqqeuuu3vvv0
  vvv0rts2nqp1*2,nrp1orq0*2,qsr1vtp0*4,vto1*2,uus2tuu1*2,uuu1tuu2tuu3tuu1vvv0*2,
  vvv0gnk49ie0*5,fli5voc0*6,usm2stt0*6,vvv0*2,
  vvv0*2,vus0*18,vvt0vvv0*2,
  vvv0vpd2vm50*4,ul51vm50*13,vm60vvt1vvv0
  vvv0voc2vm50*3,rj45lf3arj47oh4goh4erj4aog4brj48oh4fqi4cng3cpi4bvm50*4,vus2vvv0
  vvv0vqf2vm50*18,vn70vvu1vvv0
  vvv0vvv1uvv0*8,vvv2vvv1uvv0*8,uvv1vvv0*2,
  vvv0uvv6vvv0*2,stt9sst5rrs9rrs8vvv1vvv0uvv6*2,vvv0*3,qrrcsss8ttt3vvv0*3,uvv5vvv0
  vvv0uvv6vvv0*2,ttt7uuu2sssasss8vvv0*2,uvv6*2,vvv0*3,sss7sst9tuu3vvv0*3,vvv4vvv0
  vvv0vvv1uvv0*8,vvv1vvv0uvv0*8,vvv1vvv0*2,
  vvv0*4,vvv2qqratuu5rsserrrbsstetuu6uuu3rssaprr9qssaqrscprrbvvv0*6,
  vvv0*5,sss3vvv0*6,vvv1uvv1uuu3*2,uvv2vvv0*6,
  tuu1vvv0*20,uvv0stt1
claim-failed 358x619
~ WwRR k9wt bP5l rk_K 02JZ rk_K EsxO 7yV3 tEpJ L0Bq TUcg L0Bq hmMo L0Bq _8e8 L0Bq yuAY L0Bq D6PT L0Bq
~ F2Ei L0Bq 6iRL L0Bq r-Bx L0Bq oM0B tEpJ L0Bq e5rI L0Bq PRgV L0Bq A9HP L0Bq wp8L L0Bq 6iRL L0Bq D6PT
~ L0Bq F2Ei L0Bq mZlj L0Bq PscZ 9_ow l58J wRJn fii5 g5tx F6bl 7Znf QMDd DWRo FvWb I6Ft hD6w 1rAV PbeN
~ I-2a w1F9 PK5S vHGF KYj9 krN3 Wg5b K9ML _3ui On81 NJkk Xw_c EZFr On81 pFrC ONZt Ajda Ri_d
  pqrapqqbpqq9oppbqrr2rss0*14,sss0stt0ttt0tuu0
  sst1lnn0kmn0*2,pom1trm0trl0*11,trm0tom0*3,trq0tuu0
  7ce518a0*3,kh74vtq2vqh1vm50kkc1ql91vm50*3,dd82ul62voa1vus0voa2ue70ukf2vpn0uhc2umi4
  18a0*3,28a1sl62vob1vur1vn71ola1sm70vm50*3,jg72vm51vsl2vri1vm50ug61vvu1rssfvqo3ue70
  18a0*3,ig74vm50*14,vl50vqn3vvv1ulh2ue70
  18a05991kh72vm50*16,vl50uh70ue70*2,
  sk60vm50voa1vm50*5,rj42fa21qi44rj42d912fa23vm51vm50*4,sm70tm70vm50vl50
  vm70vm50vob1vm50*5,sk52gb25ph45gb25rj45jd35ng45vm50*4,pl91ql81vn60voc0
  vli0vm70vm50*7,jd25ph45gb25rj45jd35ng35vm50*6,vto2vvv0
  vli0vm60vm50*6,lf33b710c810oh46c812e913vm51vm50*6,vsm2vvv0
  vm60vm50hf73vm50*16,voa0vn90vm50vn80
  vk60vm50oj62vm50*6,qi48le3ele3dlf3cvm50*6,vn70vm60qj60ni60
  ue70*2,vi60vm50*6,ul50ul51tl51vm51vm50*6,oj626a9118a0*2,
  ue70*3,ui61vm50*14,pj6328a118a0*3,
  ue70*4,vl50vri1voc2pl90sm70vm50*4,vm60vm90vm60uh61vm509b9418a0*4,
  ue70*4,vj61vqg1hke26ik08ij0tm71vm50*3,vme0vlj0vlh0vk60uk6318a0*5,
  vsr0*4,vtr0vuq0stt0rtt0*2,utr0vuq0*3,vtt0*3,vur0vtr0qrr0*5,
  vvv0*5,ttt3vvv0*4,uvv1uuu2ttt2uuu2ttt3rss2sss2ttt1vvv0*5,
  vvv0*5,jkkkhjjikllgikkdhjjglmmfmnnjhjjinoochjkjgijkklliqrr6vvv0*5,
  vvv0*8,pqq6vvv0*14,
  vvv0*4,uuu7rrrdsssdrsserrsdsss9qrrersscqrrdrrrbrssfsssbqrrettt9vvv0*5,
  vvv0*23,
  vvv0vuu0vtt0*19,vvv0*2,
  vvv0vtt0tooetppbsmmdtppatooatooetnoctnoftppctoodsnnesnnfupq9tooctopasnnctopfvss0*2,vvv0*2,
  vvv0vtt0uqq5urr5uqq5uqq7uqq6uqr3uqq5*2,uqq6uqq5urr4uqq6uqq7uqq8urr3vrr1vss0*3,vvv0*2,
  vvv0vtt0upq8uqq6upp7urr6uqq5uqq4uqq6tpp8tpp6uqq5uqq6upp7uqq5upq8uqq4vss0*4,vvv0*2,
  vvv0*2,vuu0*19,vvv0*2,
  vvv0uuu4vvv2vvv1*2,vvv0*7,ttt5uuu2ttt5tuu4stt7ttt4uuu4*2,uuu2vvv1vvv0
  vvv0ttt9sssasttasstavvv2vvv0*6,stt9rrrcrss9rssaqrrdstt9pqqdqrripqqevvv2vvv0
  vvv0dlh54fa0*5,bjf6vn70*6,urk2rss0*6,vvv0*2,
  vvv0*2,uuu0*5,uvu0vvu0*6,vvv0*9,
  vvv0vrj1voa0*18,voc0vvu0vvv0
  vvv0voc2vm50*6,mf3ask54qi4asj46qj48qi4bul53vm50*6,vus2vvv0
  vvv0vpc2vm50*6,sk52vm50ul53tl52sk45ul53vm51vm50*6,vut1vvv0
  vvv0vus0usm0*18,vto0vvv0*2,
  vvv0uuu5vvv0*8,uuu1vvv0*9,vvv1vvv3vvv0
  vvv0uvv6vvv0*8,oopjoppjsst4vvv0*8,uvv6vvv0
  vvv0vvv2uvv0*18,uvv1vvv0vvv1
  ttt1vvv0*20,uuu0rss1
claim-refused 358x598
~ WwRR k9wt tMnc rk_K 02JZ rk_K EsxO 7yV3 tEpJ L0Bq TUcg L0Bq hmMo L0Bq _8e8 L0Bq yuAY L0Bq D6PT L0Bq
~ F2Ei L0Bq 6iRL L0Bq r-Bx L0Bq oM0B tEpJ L0Bq e5rI L0Bq PRgV L0Bq A9HP L0Bq wp8L L0Bq 6iRL L0Bq D6PT
~ L0Bq F2Ei L0Bq mZlj L0Bq PscZ 9_ow l58J wRJn fii5 g5tx F6bl 7Znf QMDd DWRo FvWb I6Ft hD6w 1rAV PbeN
~ 0Q9i w1F9 PK5S vHGF KYj9 krN3 Wg5b K9ML _3ui On81 rtDI Xw_c EZFr On81 pFrC ONZt Ajda Ri_d
  pqrapqqbpqq7opp9opp8rss0*14,sss0stt0ttt0tuu0
  sst1lnn0kmn0*2,pom1trm0trl0*11,trm0tom0*3,trq0tuu0
  7ce518a0*3,kh74vtq2vqh1vm50kkc1ql91vm50*3,dd82ul62voa1vus0voa2ue70ukf2vpn0uhc2umi5
  18a0*3,28a1sl62vob1vur1vn71ola1sm70vm50*3,jg72vm51vsl2vri1vm50ug61vvu1rssfvqo3ue70
  18a0*3,ig74vm50*14,vl50vqn3vvv1ulh2ue70
  18a05991kh72vm50*16,vl50uh70ue70*2,
  sk60vm50voa1vm50*5,rj42fa21qi44rj42d912fa23vm51vm50*4,sm70tm70vm50vl50
  vm70vm50vob1vm50*5,sk52gb25ph45gb25rj45jd35ng45vm50*4,pl91ql81vn60voc0
  vli0vm70vm50*7,jd25ph45gb25rj45jd35ng35vm50*6,vto2vvv0
  vli0vm60vm50*6,lf33b710c810oh46c812e913vm51vm50*6,vsm2vvv0
  vm60vm50hf73vm50*16,voa0vn90vm50vn80
  vk60vm50oj62vm50*6,rj48mf3dmf3cmf3bvm50*6,vn70vm60qj60ni60
  ue70*2,vi60vm50*6,tl50tk51sk52ul52vm50*6,oj626a9118a0*2,
  ue70*3,ui61vm50*14,pj6328a118a0*3,
  ue70*4,vl50vri1voc2pl90sm70vm50*4,vm60vm90vm60uh61vm509b9418a0*4,
  ue70*4,vj61vqg1hke26ik08ij0tm71vm50*3,vme0vlj0vlh0vk60uk6318a0*5,
  vsr0*4,vtr0vuq0stt0rtt0*2,utr0vuq0*3,vtt0*3,vur0vtr0qrr0*5,
  vvv0*5,ttt3vvv0*4,uvv1uuu2ttt2uuu2ttt3rss2sss2ttt1vvv0*5,
  vvv0*5,jkkkhjjikllgikkdhjjglmmfmnnjhjjinoochjkjgijkklliqrr6vvv0*5,
  vvv0*8,pqq6vvv0*14,
  vvv0*4,uuu7rrrdsssdrsserrsdsss9qrrersscqrrdrrrbrssfsssbqrrettt9vvv0*5,
  vvv0*23,
  vvv0vuu0vtt0*19,vvv0*2,
  vvv0vtt0tooetppbsmmdtppasmnitpp8tnoftooc*2,topasmngtop9tnodtop8tnnbtop8smnetppbvss0vvv0*2,
  vvv0vtt0vss0*12,vrr2vss0*6,vvv0*2,
  vvv0*23,
  vvv0rssdsssbsttasssavvv1vvv0*6,rrrdqrrepqqdqrrdoppjqrrcppqfpqqjpqqeuuu3vvv0
  vvv0stt2psr1prr1psr1qsr0*2,sts1vur0vuq0*3,vtq1*2,uut1uuu1*3,tuu2uuu3uuu1vvv0*2,
  vvv0fmj47hd0*5,elh5voa0*6,url2stt0*6,vvv0*2,
  vvv0*2,vvu0*19,vvv0*2,
  vvv0vpe2vm50*18,vm60vvt1vvv0
  vvv0voc2vm50*3,rj45le3brj47oh4goh4erj4aog4brj48oh4fqi4cng3cpi4bvm50*4,vus2vvv0
  vvv0vpe2vm50*18,vm60vvt1vvv0
  vvv0vvv1uut0*18,uuu1vvv0*2,
  vvv0uvv6vvv0*8,rrrastt6uuu2vvv0*8,uvv5vvv0
  vvv0uvv6vvv0*8,rrrarrsdtuu2vvv0*8,uvv5vvv0
  vvv0vvv1uvv0*18,uvv1vvv0uuu1
  stt1vvv0*20,uuu1rss0
claim-only 358x680
~ WwRR k9wt WTbB rk_K 02JZ rk_K EsxO 7yV3 tEpJ L0Bq TUcg L0Bq hmMo L0Bq _8e8 L0Bq yuAY L0Bq D6PT L0Bq
~ F2Ei L0Bq 6iRL L0Bq r-Bx L0Bq oM0B tEpJ L0Bq e5rI L0Bq PRgV L0Bq A9HP L0Bq wp8L L0Bq 6iRL L0Bq D6PT
~ L0Bq F2Ei L0Bq mZlj L0Bq PscZ 9_ow l58J wRJn fii5 g5tx F6bl 7Znf QMDd DWRo FvWb I6Ft hD6w w1F9 PK5S
~ vHGF KYj9 krN3 Wg5b K9ML _3ui TdNW LEoN 0o1s MBoF UyyU rk_K 2qmY v5vt CNim 9FeH TdBY ddXO On81 NDRF
~ On81 _Fzb 1Obe _2Nc pFrC s8vH FfcF j6zN ZaPu JpEH qv9Q ONZt Ajda Ri_d
  pqrapqqbpqq7pqqbrss0*15,sss0stt0ttt0tuu0
  rss1jlm0ilm0*2,ool1trl0tqk0*10,tql0*2,tnl0*3,tqp1tuu0
  6bd418a0*3,kh74vtq2vri1vm50ikd1pl91vm50*2,vm51bc82tl62voa1vvt0voa2ue70ulg2vqo0uic2ulh5
  18a0*3,28a1tl62voa1vtq0vn71pl90tm70vm50*3,lh71vm50vsl2vqh1vm50uh61vvu1rrrhvqo3ue70
  18a0*3,jg73vm50*14,vl50vpl3vvu0ulg2ue70
  18a06a91mi72vm50*16,vl50uh60ue70*2,
  ul60vm50voc1vm50*5,qi42d911qi44rj43c812d913ul51vm50*4,rl80sm70vm50vl50
  vm80vm50vo91vm50*5,tk51hc25ph45fb25rj45jd35ng35vm50*4,pl91rl81vn70vpd0
  vli0vm70vm50*7,jd25ph45gb25qi45id25og45vm50*6,vto2vvv0
  vlh0vm60vm50*6,lf33c810*2,oh46d912fa23vm50*7,vsl2vvv0
  vm50*2,fe84vm50*16,voa1vn91vm50vn70
  vk60vl50qj62vm50*6,qi48le3ele3dlf3cvm50*6,vn60vm60oi60lh70
  ue70*2,ui60vm50*6,ul50ul51tl51vm51vm50*6,mi72499118a0*2,
  ue70*3,uh61vm50*14,oj6318a0*4,
  ue70*4,vl51vrj1voc2nla0rl80vm50*4,vm60vma0vm70ug61vl508b9418a0*4,
  ue70*4,vj61vpf0gke26ik07ik0tm71vm50*3,vme0vlj0vli0vl60uk6318a0*5,
  vts0*4,vus0*2,tuu0suu0*2,vut0vus0*3,vuu0*3,vus0*2,sst0*5,
  vvv0*5,sss5vvv0*4,uuu2ttt3rss3uuu3rss5qrr3*2,sss1vvv0*5,
  vvv0*5,klljhjjikllghjjfhjjglmnenooijklhnoobjkkihjkilmmhrrr6vvv0*5,
  vvv0*8,qrr5vvv0*14,
  vvv0*4,uuu7rrrdsssdrsserrsdsss9qrrfrsscqrrdrrrbrssfsssbqrrettt9vvv0*5,
  vvv0*23,
  vvv0sttattt8tuu7ttt8vvv0*7,sssasss9rrr9sssaqrrerss9rrrarrrcrrsauvv3vvv0
  vvv0tuu4stt4*3,tuu1uuu0uvu0vvu0*4,uts4tts5ttt5ttt4stt6tuu4sss7ttt9stt6vvv1vvv0
  vvv0dlh54fa0*5,bjf6vn70*6,urk2rss0*6,vvv0*2,
  vvv0*23,
  vvv0uuu0tuu0*19,vvv0*2,
  vvv0uuu0stt4qrs4uvv0pqqcmoogmnnfnoofmnoirss3tuu0*5,stt3qrr6rrs6qrr6stt1vvv0*2,
  vvv0uuu0uuu3lopctuu3qrrapqq9qrrapqqcpqqbqrs8qrr9stt2tuu0*3,qrr5pqqbopp9oqqdstt1vvv0*2,
  vvv0uuu0tuu0uuu0tuu0stt1rss1*4,rss0rss1rss0*2,rtt0tuu0*6,vvv0*2,
  vvv0uuu0tuu0*3,mop2hlm0*8,imm2stt0*5,ttt0vvv0*2,
  vvv0*23,
  vvv0loo3cij0*18,ejk1vvv1vvv0
  vvv09fg619c0*6,7ef55ce75ce86df96dfa7efb4cd419c0*6,stt6vvv0
  vvv09fh619c0*6,6df54bd73bd54bd45ce45ce52ac319c0*6,stt6vvv0
  vvv0oqq3gkl0*18,imn1vvv0*2,
  vvv0uuu4uvv0*8,uuu4vvv4uvv0*8,uvv1vvv2vvv0
  vvv0uvv7vvv0*2,qrrgqrr8nopknoogvvv2vvv0uvv7*2,vvv0*3,noojopphrrs6vvv0*3,uvv7vvv0
  vvv0uvv3uvv0*8,uuu3vvv3uvv0*8,uvv1vvv1vvv0
  vvv0*5,ttu3vvv0vvv1vvv0vvv1vvv0*2,vvv1vvv0*10,
  vvv0*4,vvv2opqauuu4ssscrrrbsttcuuu5uuu3rssaoqraprreoqrfoqrdvvv0*6,
  vvv0*22,uuu1
  stt1vvv0*20,uuu1rss0
claim-all 358x728
~ WwRR k9wt WfGP rk_K 02JZ rk_K EsxO 7yV3 tEpJ L0Bq TUcg L0Bq hmMo L0Bq _8e8 L0Bq yuAY L0Bq D6PT L0Bq
~ F2Ei L0Bq 6iRL L0Bq r-Bx L0Bq oM0B tEpJ L0Bq e5rI L0Bq PRgV L0Bq A9HP L0Bq wp8L L0Bq 6iRL L0Bq D6PT
~ L0Bq F2Ei L0Bq mZlj L0Bq PscZ 9_ow l58J wRJn cMqJ g5tx F6bl 7Znf QMDd DWRo FvWb eiGP tNxy TwZD lLvO
~ -JRW FA5A 79Ve JiR7 0tdn XDep quNd -JRW FA5A 79Ve JiR7 0tdn XDep TdNW LEoN 0o1s MBoF UyyU rk_K 2qmY
~ v5vt CNim 9FeH TdBY ddXO On81 NDRF On81 _Fzb 1Obe _2Nc pFrC s8vH FfcF j6zN ZaPu JpEH qv9Q ONZt Ajda
~ Ri_d
  pqrapqqb*2,rss0*16,sss0stt0ttt0tuu0
  rss1jlm0ilm0*2,ool1trl0tqk0*10,tql0*2,tnl0*3,tqp1tuu0
  6bd418a0*3,kh74vtq2vri1vm50ikd1pl91vm50*3,bc82tl62voa1vvt0voa2ue70ulg2vqo0uic2ulh5
  18a0*3,28a1tl62voa1vtq0vn71pl90tm70vm50*3,lh72vm50vsl2vqh1vm50uh61vvu1rrrhvqo3ue70
  18a0*3,jg73vm50*14,vl50vpl3vvu0ulg2ue70
  18a06a91mi72vm50*16,vl50uh60ue70*2,
  ul60vm50voc1vm50*5,ng34d911gb24rj43c812d913ul51vm50*4,rl80sm70vm50vl50
  vm80vm50vo91vm50*6,vm51c818fb25rj45jd35ng35vm50*4,pl91rl81vn70vpd0
  vli0vm70vm50*6,ul51fa25qj42gb25qi45id25og45vm50*6,vto2vvv0
  vlh0vm60vm50*6,lf33d910ea10sj43d912fa23vm50*7,vsl2vvv0
  vm50*2,fe84vm50*16,voa1vn91vm50vn70
  vk60vl50qj62vm50*6,qi48le3ele3dlf3cvm50*6,vn60vm60oi60lh70
  ue70*2,ui60vm50*6,ul50ul51tl51vm51vm50*6,mi72499118a0*2,
  ue70*3,uh61vm50*14,oj6318a0*4,
  ue70*4,vl51vrj1voc2nla0rl80vm50*4,vm60vma0vm70ug61vl508b9418a0*4,
  ue70*4,vj61vpf0gke26ik07ik0tm71vm50*3,vme0vlj0vli0vl60uk6318a0*5,
  vts0*4,vus0*2,tuu0suu0*2,vut0vus0*3,vuu0*3,vus0*2,sst0*5,
  vvv0*3,uuu1sss5ttt5sss3rss2uuu3rrs5qrr3*2,stt1tuu3vvv0tuu3vvv0*2,tuu3vvv0*4,
  vvv0*3,nopagiiooppfjklgklmhnnobikkhikkikllhqqrbhijiijkghjjnhjjkhijefhhhvvv0*4,
  vvv0*23,
  vvv0*3,ttt5rrrdqrrg*2,rrsiqrrcrsscrssbrrresstcqrrcrrsbqrrgsssbqrrfsttbvvv0*4,
  vvv0*23,
  vvv0vvv1vvv0*21,
  vvv0vvv1iol7qsr4qqrgqqqgqqriuuu2vvv0*8,vvv1opqioppinoojvvv1*2,vvv0
  vvv0vvv1tut1vvv0*2,vvv1vvv0*15,vvv1vvv0
  vvv0vvv1vvv0*19,vvv1vvv0
  vvv0vvv1gmk8psr5qqrgpqqiqqriuuu2vvv0*8,vvv1opqioppinoojvvv1*2,vvv0
  vvv0vvv1vvv0*21,
  vvv0*23,
  vvv0uuu0tuu0*19,vvv0*2,
  vvv0uuu0stt4qrs4uvv0pqqcmoogmnnfnoofmnoirss3tuu0*5,rss4qrr7*2,pqq8stt1vvv0*2,
  vvv0uuu0uuu3lopctuu3qrrapqq9qrrapqqcpqqbqrs8qrr9stt2tuu0*3,rss5pqq9pqq8pqqbstt1vvv0*2,
  vvv0uuu0tuu0uuu0tuu0rss1prr1*4,prr0prr1prr0*2,qrs0ttt0*5,tuu0vvv0*2,
  vvv0uuu0tuu0*3,npq2imn0*8,jno1stt0*5,tuu0vvv0*2,
  vvv0*23,
  vvv0jno4agi0*18,cij1vvv1vvv0
  vvv09fg619c0*6,7ef55ce75ce86df96dfa7efb4cd419c0*6,stt6vvv0
  vvv09fh619c0*6,6df54bd73bd54bd45ce45ce52ac319c0*6,stt6vvv0
  vvv0prr2imn0*18,kno1vvv0*2,
  vvv0uuu5uvv0*2,uuu0uvv0*5,uuu5uvv4uvv0*8,uvv1vvv2vvv0
  vvv0uvv7vvv0*2,qrrfqrr8nopknoogvvv2vvv0uvv7*2,vvv0*3,noojopphrrs6vvv0*3,uvv6vvv0
  vvv0uvv3uvv0*8,uuv3vvv3uvv0*8,uvv1vvv0*2,
  vvv0*5,ttt3vvv0vvv1vvv0vvv1vvv0*2,vvv1vvv0*10,
  vvv0*4,vvv2pqq9uuu4ssscrrrbsttcuuu5uuu3rssaoqraprreoqrfoqrdvvv0*6,
  vvv0*22,uuu1
  stt1uvv0vvv0uvv0*17,vvv0ttt1rss0
claim-all-later 358x608
~ WwRR k9wt 5xER rk_K 02JZ rk_K EsxO 7yV3 tEpJ L0Bq TUcg L0Bq hmMo L0Bq _8e8 L0Bq yuAY L0Bq D6PT L0Bq
~ F2Ei L0Bq 6iRL L0Bq r-Bx L0Bq oM0B tEpJ L0Bq e5rI L0Bq PRgV L0Bq A9HP L0Bq wp8L L0Bq 6iRL L0Bq D6PT
~ L0Bq F2Ei L0Bq mZlj L0Bq PscZ 9_ow l58J wRJn cMqJ g5tx F6bl 7Znf QMDd DWRo FvWb eiGP Qxh2 TwZD lLvO
~ -JRW FA5A 79Ve JiR7 0tdn XDep quNd -JRW FA5A 79Ve JiR7 0tdn XDep On81 a0wb On81 _Fzb 1Obe _2Nc pFrC
~ ONZt Ajda Ri_d
  pqrapqqb*2,pqq9opp8rss0*14,sss0stt0ttt0tuu0
  sst1lnn0kmn0*2,pom1trm0trl0*11,trm0tom0*3,trq0tuu0
  7ce518a0*3,kh74vtq2vqh1vm50kkc1ql91vm50*3,dd82ul62voa1vus0voa2ue70ukf2vpn0uhc2umi5
  18a0*3,28a1sl62vob1vur1vn71ola1sm70vm50*3,jg72vm51vsl2vri1vm50ug61vvu1rssfvqo3ue70
  18a0*3,ig74vm50*14,vl50vqn3vvv1ulh2ue70
  18a05991kh72vm50*16,vl50uh70ue70*2,
  sk60vm50voa1vm50*5,ng43d911ic24rj42d912fa23vm51vm50*4,sm70tm70vm50vl50
  vm70vm50vob1vm50*5,vm51vm50c818gb25rj45jd35ng45vm50*4,pl91ql81vn60voc0
  vli0vm70vm50*7,gb25pi43gb25rj45jd35ng35vm50*6,vto2vvv0
  vli0vm60vm50*6,lf34c810ea10rj43c812e913vm51vm50*6,vsm2vvv0
  vm60vm50hf73vm50*16,voa0vn90vm50vn80
  vk60vm50oj62vm50*6,rj48mf3dmf3cmf3bvm50*6,vn70vm60qj60ni60
  ue70*2,vi60vm50*6,tl50tk51sk52ul52vm50*6,oj626a9118a0*2,
  ue70*3,ui61vm50*14,pj6328a118a0*3,
  ue70*4,vl50vri1voc2pl90sm70vm50*4,vm60vm90vm60uh61vm509b9418a0*4,
  ue70*4,vj61vqg1hke26ik08ij0tm71vm50*3,vme0vlj0vlh0vk60uk6318a0*5,
  vsr0*4,vtr0vuq0stt0rtt0*2,utr0vuq0*3,vtt0*3,vur0vtr0qrr0*5,
  vvv0*3,uvv1ttt4uuu3ttt1ttt2uuu2sst3rss2sss2ttt1uuu2vvv0tuu3vvv0*2,uuu3vvv0*4,
  vvv0*3,noobfhipnopgijkhjklimnnchijihijjikkipqqbgijjijkghjjnhjjkhijefghivvv0*4,
  vvv0*23,
  vvv0*4,ttt4rrrfqrrdsssasss8qrrfqrrjrrscqrrgrssc*2,rsseqrrhrss9vvv0*5,
  vvv0*3,vvv1tuu6ttt7uuv3ttt6tuu5tuu6ttt6ttu5tuu6ttt8uuu6tuu5uuu5ttt7vvv1vvv0*4,
  vvv0*3,vvv2stt8ttt7*2,uuu7stt8ttu6stt8ttt9tuu8uuu6ttt9ttt6sssattt8uuu4vvv0*4,
  vvv0*23,
  vvv0vvv1rts1uvu1uuu3vvv0vvv1vvv0*10,uuu3uuu4ttt3vvv0vvv1vvv0
  vvv0vvv1kpn7rts3rssdpqqiqrrguvv2vvv0*8,vvv1qrrfqrrepqqfvvv0vvv1vvv0
  vvv0vvv1vvv0*19,vvv1vvv0
  vvv0vvv1mqo4stt3sssbsst9sssbvvv1vvv0*9,rsscrrsdqqrcvvv1*2,vvv0
  vvv0vvv1prq4tut2tuu5stt8tuu7vvv0*10,ttt5ttt4stt6vvv0vvv1vvv0
  vvv0*23,
  vvv0prr2imn0*18,kno1vvv0*2,
  vvv09fh619c0*5,3bd32ac1*4,2ac22ac13bd319c0*6,stt6vvv0
  vvv09fg619c0*5,5ce59fh96dfb8egf7eg98egf8egb9fhb19c0*6,stt6vvv0
  vvv0jno4agi0*18,cij1vvv1vvv0
  vvv0uvv3uvv0*8,uuv3vvv3uvv0*8,uvv1vvv0*2,
  vvv0uvv7vvv0*2,qrrfqrr8nopknoogvvv2vvv0uvv7*2,vvv0*3,noojopphrrs6vvv0*3,uvv6vvv0
  vvv0uuu5uvv0*2,uuu0uvv0*5,uuu5uvv4uvv0*8,uvv1vvv2vvv0
  uuu1vvv0*21,stt1
claim-all-in-part 358x688
~ WwRR k9wt umKP rk_K 02JZ rk_K EsxO 7yV3 tEpJ L0Bq TUcg L0Bq hmMo L0Bq _8e8 L0Bq yuAY L0Bq D6PT L0Bq
~ F2Ei L0Bq 6iRL L0Bq r-Bx L0Bq oM0B tEpJ L0Bq e5rI L0Bq PRgV L0Bq A9HP L0Bq wp8L L0Bq 6iRL L0Bq D6PT
~ L0Bq F2Ei L0Bq mZlj L0Bq PscZ 9_ow l58J wRJn cMqJ g5tx F6bl 7Znf QMDd DWRo FvWb tHbF tNxy 1rAV PbeN
~ I-2a 0Q9i TwZD lLvO -JRW FA5A 79Ve JiR7 0tdn XDep quNd -JRW FA5A 79Ve JiR7 0tdn XDep On81 NJkk Xw_c
~ EZFr On81 pFrC ONZt Ajda Ri_d
  pqrapqqb*2,pqq9opq7pqq7rss0*13,sss0stt0ttt0tuu0
  rss1jlm0ilm0*2,ool1trl0tqk0*10,tql0*2,tnl0*3,tqp1tuu0
  6bd418a0*3,kh74vtq2vri1vm50ikd1pl91vm50*3,bc82tl62voa1vvt0voa2ue70ulg2vqo0uic2ulh5
  18a0*3,28a1tl62voa1vtq0vn71pl90tm70vm50*3,lh72vm50vsl2vqh1vm50uh61vvu1rrrhvqo3ue70
  18a0*3,jg73vm50*14,vl50vpl3vvu0ulg2ue70
  18a06a91mi72vm50*16,vl50uh60ue70*2,
  ul60vm50voc1vm50*5,ng34d911gb24rj43c812d913ul51vm50*4,rl80sm70vm50vl50
  vm80vm50vo91vm50*6,vm51c818fb25rj45jd35ng35vm50*4,pl91rl81vn70vpd0
  vli0vm70vm50*6,ul51fa25qj42gb25qi45id25og45vm50*6,vto2vvv0
  vlh0vm60vm50*6,lf33d910ea10sj43d912fa23vm50*7,vsl2vvv0
  vm50*2,fe84vm50*16,voa1vn91vm50vn70
  vk60vl50qj62vm50*6,qi48le3ele3dlf3cvm50*6,vn60vm60oi60lh70
  ue70*2,ui60vm50*6,ul50ul51tl51vm51vm50*6,mi72499118a0*2,
  ue70*3,uh61vm50*14,oj6318a0*4,
  ue70*4,vl51vrj1voc2nla0rl80vm50*4,vm60vma0vm70ug61vl508b9418a0*4,
  ue70*4,vj61vpf0gke26ik07ik0tm71vm50*3,vme0vlj0vli0vl60uk6318a0*5,
  vts0*4,vus0*2,tuu0suu0*2,vut0vus0*3,vuu0*3,vus0*2,sst0*5,
  vvv0*4,uuu1sss3ttt2ttt5rrr4qrr3qqr3uuu1tuu3uuv1uvv1vvv0*2,tuu3vvv0*5,
  vvv0*4,ttt3hjkkoopbjkkhjllfjllgikklpqq8jllkfhiihijmijkkghiejkldvvv0*5,
  vvv0*23,
  vvv0*3,ttt5rrrdqrrg*2,rrsiqrrcrsscrssbrrresstcqrrcrrsbqrrgsssbqrrfsttbvvv0*4,
  vvv0*23,
  vvv0vuu0vtt0*19,vvv0*2,
  vvv0vtt0tooetppbsmmdtppatooatooetnoctnoftppctooesnnesnnfupq9toodtooasnndtoofvss0*2,vvv0*2,
  vvv0vtt0uqq7*2,upq7upp8uqq7uqq4upp6upp7tpp7uqq6uqq5upp7tpp8tppauqq4vss0*4,vvv0*2,
  vvv0vtt0tpp8uqq6too8uqq6uqq7urr3uqq5tpp7uqq5*2,uqq7uqq6urr3uqq6urr3vss0*4,vvv0*2,
  vvv0vtt0tppbupp9tooauqq9tnnftpp8tnoftooctooatpp9snnetpp9snngtop8tnnbtpp8snndtppbvss0vvv0*2,
  vvv0vuu0vtt0*18,vuu0vvv0*2,
  vvv0*23,
  vvv0vvv1psr2tuu1uuu5uvv1uuu3vvv0*10,ttt5ttt7sst5vvv0vvv1vvv0
  vvv0vvv1mqo6rts3sssbqrrgrssevvv1vvv0*9,rrrcrrrbqrrdvvv0vvv1vvv0
  vvv0vvv1vvv0*19,vvv1vvv0
  vvv0vvv1lqo6rts3rssdssscrssevvv1vvv0*9,rrrfqrrfpqqfvvv1*2,vvv0
  vvv0vvv1qsr2tuu1uuu3ttt6uuu4vvv0*10,tuu3tuu2tuu3vvv0vvv1vvv0
  vvv0*23,
  vvv0vtp1vri0*18,vrk0vvv0*2,
  vvv0voc2vm50*6,rj47ul53sk44ul52tl52tk54vm50*7,vus2vvv0
  vvv0voc2vm50*6,oh45tk52sj49rj47ph4brj4aul53vm50*6,vus2vvv0
  vvv0vsm1vqf0*18,vqh0vvv0*2,
  vvv0uvv3uvv0*18,uvv1vvv1vvv0
  vvv0uvv7vvv0*8,mnnloppjsst4vvv0*8,uvv7vvv0
  vvv0uuu4uvv0*18,uvv1vvv2vvv0
  tuu1vvv0*20,uvv0stt1
claim-many 358x744
~ WwRR k9wt LSJw rk_K 02JZ rk_K EsxO 7yV3 tEpJ L0Bq TUcg L0Bq hmMo L0Bq _8e8 L0Bq yuAY L0Bq D6PT L0Bq
~ F2Ei L0Bq 6iRL L0Bq r-Bx L0Bq oM0B tEpJ L0Bq e5rI L0Bq PRgV L0Bq A9HP L0Bq wp8L L0Bq 6iRL L0Bq D6PT
~ L0Bq F2Ei L0Bq mZlj L0Bq PscZ 9_ow l58J wRJn S6h5 g5tx F6bl 7Znf QMDd DWRo FvWb c80A tNxy TwZD lLvO
~ -JRW FA5A 79Ve JiR7 0tdn XDep quNd -JRW FA5A 79Ve JiR7 0tdn XDep quNd -JRW FA5A 79Ve JiR7 0tdn XDep
~ quNd -JRW FA5A 79Ve JiR7 0tdn XDep quNd -JRW FA5A 79Ve JiR7 0tdn XDep quNd -JRW FA5A 79Ve JiR7 0tdn
~ XDep quNd -JRW FA5A 79Ve JiR7 0tdn XDep quNd -JRW FA5A 79Ve JiR7 0tdn XDep quNd -JRW FA5A 79Ve JiR7
~ 0tdn XDep quNd -JRW FA5A 79Ve JiR7 0tdn XDep quNd -JRW FA5A 79Ve JiR7 0tdn XDep quNd -JRW FA5A 79Ve
~ JiR7 0tdn XDep quNd -JRW FA5A 79Ve JiR7 0tdn XDep quNd -JRW FA5A 79Ve JiR7 0tdn XDep quNd -JRW FA5A
~ 79Ve JiR7 0tdn XDep quNd -JRW FA5A 79Ve JiR7 0tdn XDep quNd -JRW FA5A 79Ve JiR7 0tdn XDep quNd -JRW
~ FA5A 79Ve JiR7 0tdn XDep quNd -JRW FA5A 79Ve JiR7 0tdn XDep quNd -JRW FA5A 79Ve JiR7 0tdn XDep TdNW
~ LEoN 0o1s MBoF UyyU rk_K 2qmY v5vt CNim 9FeH TdBY ddXO On81 NDRF On81 _Fzb 1Obe _2Nc pFrC ONZt Ajda
~ Ri_d
  pqrapqqbpqq8opparss1rss0*14,sss0stt0ttt0tuu0
  rss1jlm0ilm0*2,ool1trl0tqk0*10,tql0*2,tnl0*3,tqp1tuu0
  6bd418a0*3,kh74vtq2vri1vm50ikd1pl91vm50*3,bc82tl62vob1vvt0voa2ue70ulg2vqo0uic2ulg5
  18a0*3,28a1tl62voa1vtq0vn71pl90tm70vm50*3,lh72vm50vsl2vqh1vm50uh61vvu1rrrhvqo3ue70
  18a0*3,jg73vm50*14,vl50vpl3vvu0ulg2ue70
  18a06a91mi72vm50*16,vl50uh60ue70*2,
  ul60vm50voc1vm50*3,vm51e913c812sj43fb24c812oh43ic24c812lf33vm50*3,rl80sm70vm50vl50
  vm80vm50vo91vm50*5,id25ke39fb25ul51b719c815vm50b719vm50*3,pl91rl81vn70vpd0
  vli0vm70vm50*5,ng33hc25sj44ea25ul52b818c815vm50b718vm50*5,vto2vvv0
  vlh0vm60vm50*4,ul52c810e910og43hc23d811pi43ke33c812ng33vm50*5,vsl2vvv0
  vm50*2,fe84vm50*16,voa1vn91vm50vn70
  vk60vl50qj62vm50*6,qi48le3ele3dlf3cvm50*6,vn60vm60oi60lh70
  ue70*2,ui60vm50*6,ul50ul51tl51vm51vm50*6,mi72499118a0*2,
  ue70*3,uh61vm50*14,oj6318a0*4,
  ue70*4,vl51vrj1voc2nla0rl80vm50*4,vm60vma0vm70ug61vl508b9418a0*4,
  ue70*4,vj61vpf0gke26ik07ik0tm71vm50*3,vme0vlj0vli0vl60uk6318a0*5,
  vts0*4,vus0*2,tuu0suu0*2,vut0vus0*3,vuu0*3,vus0*2,sst0*5,
  vvv0*3,ttt3rss7sss2rss3sss3tuu3ttt5rrs3qrr3pqq3vvv0tuu3*2,vvv0*3,tuu3vvv0*3,
  vvv0*2,vvv1fhiiijkqnoo9klmhikkinoofjklhjllegiiioppfmnn9ikknhijlgiilgijihijfnoobvvv0*3,
  vvv0*23,
  vvv0*3,ttt5rrrdqrrg*2,rrsiqrrcrsscrssbrrresstcqrrcrrsbqrrgsssbqrrfsttbvvv0*4,
  vvv0*23,
  vvv0vvv1vvv0*21,
  vvv0vvv1iol7qsr4qqrgqqqgqqriuuu2vvv0*8,vvv1opqioppinoojvvv1*2,vvv0
  vvv0vvv1tut1vvv0*2,vvv1vvv0*15,vvv1vvv0
  vvv0vvv1vvv0*19,vvv1vvv0
  vvv0vvv1gmk8psr5qqrgpqqiqqriuuu2vvv0*8,vvv1opqioppinoojvvv1*2,vvv0
  vvv0vvv1vvv0*19,vvv1vvv0
  vvv0vvv1psr2tuu1uuu5uvv1uuu3vvv0*10,ttt5ttt7sst5vvv0vvv1vvv0
  vvv0vvv1mqo6rts3sssbqrrgrssevvv1vvv0*9,rrrcrrrbqrrdvvv0vvv1vvv0
  vvv0vvv1vvv0*19,vvv1vvv0
  vvv0*2,tut1vvv0*20,
  vvv0*2,uvv0*18,vvv0*3,
  vvv0uuu0*3,tuu0rss3stt1rss4stt1stt2stt1tuu0*10,vvv0*2,
  vvv0uuu0rst8knoauuu2rss8nppenopbnppdnopfstt2tuu0*5,qrr8noognooemnnisst2vvv0*2,
  vvv0uuu0vvv0rst6uuu1qrrbpqqbqrrbpqqeopqdqrr9pqqarss3tuu0*3,stt0stt1*3,tuu0vvv0*2,
  vvv0uuu0tuu0*3,mop2hlm0*8,imm2stt0*5,ttt0vvv0*2,
  vvv0uvv0tuu0*3,stt0rtt0*8,stt0tuu0*6,vvv0*2,
  vvv0*23,
  vvv0cij619c0*18,3bd1tuu3vvv0
  vvv09fg619c0*6,chia8egf7efd9fhdagheagih5ce719c0*6,stt6vvv0
  vvv0agi619c0*18,1ac1tuu4vvv0
  vvv0uuu1rss0*8,rss1rst0rss0*8,stt2vvv0*2,
  vvv0uvv6vvv0*2,ttt7ttt4stt5ttt3vvv0*2,uvv6*2,vvv0*3,sss7ttt3uuu1vvv0*3,vvv4vvv0
  vvv0uvv6vvv0*2,stt9ttt4qrreqqqcvvv1vvv0uvv6*2,vvv0*3,qrrbqrresss4vvv0*3,uvv5vvv0
  vvv0vvv1uvv0*8,vvv2vvv1uvv0*8,uvv1vvv0uuu1
  stt1vvv0*20,uuu1rss0
claim-mixed 358x728
~ WwRR k9wt rBzH rk_K 02JZ rk_K EsxO 7yV3 tEpJ L0Bq TUcg L0Bq hmMo L0Bq _8e8 L0Bq yuAY L0Bq D6PT L0Bq
~ F2Ei L0Bq 6iRL L0Bq r-Bx L0Bq oM0B tEpJ L0Bq e5rI L0Bq PRgV L0Bq A9HP L0Bq wp8L L0Bq 6iRL L0Bq D6PT
~ L0Bq F2Ei L0Bq mZlj L0Bq PscZ E_v5 jXLh LqGx V7di W5wu o2PF fmrr zpuk e7bu OTnT e7bu OTnT e7bu BBFk
~ 958q LqGx V7di KApD EV-X zpuk cinC POtE 6_fU CDv7 VoOO VoOO VoOO VoOO VoOO DWRo FvWb Uw6D tNxy TwZD
~ lLvO -JRW FA5A 79Ve JiR7 0tdn XDep quNd -JRW FA5A 79Ve JiR7 0tdn 2Dmt TdNW LEoN 0o1s MBoF UyyU rk_K
~ 2qmY v5vt CNim 9FeH TdBY ddXO On81 NDRF On81 _Fzb 1Obe _2Nc pFrC s8vH FfcF j6zN ZaPu JpEH qv9Q ONZt
~ Ajda Ri_d
  pqrapqqbpqq8opp9qqr5rss0*14,sss0stt0ttt0tuu0
  sst1lnn0kmn0*2,pom1trm0trl0*11,trm0tom0*3,trq0tuu0
  7ce518a0*3,kh74vtq2vqh1vm50kkc1ql91vm50*3,dd82ul62voa1vus0voa2ue70ukf2vpn0uhc2umi5
  18a0*3,28a1sl62vob1vur1vn71ola1sm70vm50*3,jg72vm51vsl2vri1vm50ug61vvu1rssgvqo3ue70
  18a0*3,ig74vm50*14,vl50vqn3vvv1ulh2ue70
  18a05991kh72vm50*16,vl50uh70ue70*2,
  sk60vm50voa1vm50ul50vm50*14,sm70tm70vm50vl50
  vm50*2,vn90lf3aid2dqi4cpi4cpi4bqi4dqi4crj4arj48qi4bvm51ul51sk54rj45tk54tl53tm70tm60vm50*2,
  vm50*3,sk50tl51ul51tl51ul51ul53*3,tl53tl52vm50ul51sk44rj48pi49sj45vm50*4,
  vm50*6,pl90mlc0*2,ql80vm50*4,vm70vmb0vmf0vni0voh0vm50*4,
  vm50*5,ok839ik2nrs0mrr07hk2rl73vm50*3,oon4kpq0nrs0qst0stt0vm81vm50*3,
  vm50*5,um62pqr1qrs0*3,vpd2vm50*3,egc34dg0*2,4eg04dg0ql93vm50*3,
  vm50*5,qj638df08de0*2,8df0sl93vm50*3,8dc418a0*2,49954aa2tl62vm50*3,
  ue70*5,qe82ilm1jmn0*3,shc3ue70*3,aba318a0*2,499429b1re71ue70*3,
  ue70*5,se71ic80*3,jc80te70ue70*3,nd81kc80*4,te70ue70*3,
  ue70*23,
  vsr0*23,
  vvv0*4,stt2vvv0*5,uuu3vvv0*2,uuu2tuu3vvv0*2,vvv1uuu1vvv0*4,
  vvv0*4,klmcnopbgijfgijngijijkllfhhiklmblmmdfhhlgiioikkkfhifhijjrrr6vvv0*4,
  vvv0*23,
  vvv0*3,ttt5rrrdqrrfqrrgrrsirrrcrsscsssbrrresstcqrrcrrsbqrrgsssbqrrfsttbvvv0*4,
  vvv0*23,
  vvv0*23,
  vvv0vvv1jom7qsr4qqrg*2,qqriuuu2vvv0*8,vvv1ppqioppinoojvvv1*2,vvv0
  vvv0vvv1stt1uvv1vvv0vvv2vvv0*15,vvv1vvv0
  vvv0vvv1vvv0*19,vvv1vvv0
  vvv0vvv1gmk8psr5qqrgpqqiqqriuuu2vvv0*9,qrrcoophoppjuuu2vvv1vvv0
  vvv0vvv1vvv0*21,
  vvv0*23,
  vvv0uuu0tuu0*19,vvv0*2,
  vvv0uuu0tuu4rst3uvv0pqqcmoogmnnfnoofmnoirss3tuu0*5,stt3qrr6rrs6qrr6stt1vvv0*2,
  vvv0uuu0tuu4knoctuu3qrrapqq9qrrapqqcpqqbqrs8qrr9stt2tuu0*3,qrr5pqqbopp9oqqdstt1vvv0*2,
  vvv0uuu0tuu0uuu0tuu0stt1rss1*4,rss0rss1rss0*2,rtt0tuu0*6,vvv0*2,
  vvv0uuu0tuu0*3,mop2hlm0*8,imm2stt0*5,ttt0vvv0*2,
  vvv0*23,
  vvv0loo3cij0*18,ejk1vvv1vvv0
  vvv09fg619c0*6,7ef55ce75ce86df96dfa7efb4cd419c0*6,stt6vvv0
  vvv09fh619c0*6,6df54bd73bd54bd45ce45ce52ac319c0*6,stt6vvv0
  vvv0nqq3gkl0*18,imn1vvv0*2,
  vvv0uuu4uvv0*8,uuu4vvv4uvv0*8,uvv1vvv2vvv0
  vvv0uvv7vvv0*2,qrrgqrr8nopknoogvvv2vvv0uvv7*2,vvv0*3,noojopphrrs6vvv0*3,uvv7vvv0
  vvv0uvv3uvv0*8,uuu3vvv3uvv0*8,uvv1vvv1vvv0
  vvv0*5,ttu3vvv0vvv1vvv0vvv1vvv0*13,
  vvv0*4,vvv2opqauuu4ssscrrrbsttcuuu5uuu3qssboqraprreoqrfoqrdvvv0*6,
  vvv0*22,uuu1
  stt1vvv0*20,uuu1rss0
claim-draws 358x520
~ WwRR k9wt fvxD rk_K 02JZ rk_K EsxO 7yV3 tEpJ L0Bq TUcg L0Bq hmMo L0Bq _8e8 L0Bq yuAY L0Bq D6PT L0Bq
~ F2Ei L0Bq 6iRL L0Bq r-Bx L0Bq oM0B tEpJ L0Bq e5rI L0Bq PRgV L0Bq A9HP L0Bq wp8L L0Bq 6iRL L0Bq D6PT
~ L0Bq F2Ei L0Bq mZlj L0Bq PscZ 9_ow x6bB F6bl 7Znf QMDd DWRo FvWb eQC0 IzEI On81 rtDI Xw_c EZFr On81
~ _Fzb 1Obe _2Nc pFrC s8vH FfcF j6zN ZaPu JpEH qv9Q ONZt Ajda Ri_d
  pqrapqqbpqq9oppaqrr3rss0*14,sss0stt0ttt0tuu0
  sst1lnn0kmn0*2,pom1trm0trl0*11,trm0tom0*3,trq0tuu0
  7ce518a0*3,kh74vtq2vqh1vm50kkc1ql91vm50*3,dd82ul62voa1vus0voa2ue70ukf2vpn0uhc2umi5
  18a0*3,28a1sl62vob1vur1vn71ola1sm70vm50*3,jg72vm51vsl2vri1vm50ug61vvu1rssfvqo3ue70
  18a0*3,ig74vm50*14,vl50vqn3vvv1ulh2ue70
  18a05991kh72vm50*16,vl50uh70ue70*2,
  sk60vm50voa1vm50*16,sm70tm70vm50vl50
  vm70vm50vob1vm50*16,pl91ql81vn60voc0
  vli0vm70vm50*4,sj42jd38sk52gb25mg39oh45ng36ng35pi47ng34vm50*5,vto2vvv0
  vli0vm60vm50*4,qi43ke34ph43ic25mf3bmf35kd38hb2bke39hb26vm50*5,vsm2vvv0
  vm60vm50hf73vm50*16,voa0vn90vm50vn80
  vk60vm50oj62vm50*16,vn70vm60qj60ni60
  ue70*2,vi60vm50*16,oj626a9118a0*2,
  ue70*3,ui61vm50*14,pj6328a118a0*3,
  ue70*4,vl50vri1voc2pl90sm70vm50*4,vm60vm90vm60uh61vm509b9418a0*4,
  ue70*4,vj61vqg1hke26ik08ij0tm71vm50*3,vme0vlj0vlh0vk60uk6318a0*5,
  vsr0*4,vtr0vuq0stt0rtt0*2,utr0vuq0*3,vtt0*3,vur0vtr0qrr0*5,
  vvv0*5,ttt3vvv0*4,uvv1stt1vvv0uuu3vvv0*9,
  vvv0*5,lmmghjjhhjjmkmmbijkghjjjmnoanoodeggjikkdgijohijjrss5vvv0*5,
  vvv0*8,rrr5uuu2vvv0*13,
  vvv0*6,qqqeqrrisssdqqqerrrdqrresssbqrrfrsseqqrguvv2vvv0*6,
  vvv0*23,
  vvv0vsm1vqf0*18,vqh0vvv0*2,
  vvv0voc2vm50*3,tk53qi47tk54rj49rj46tk54rj45tk55rj4ask58qi47rj47vm50*4,vus2vvv0
  vvv0voc2vm50*3,tk51qi44tl52sj47sk57tl55sj45ul53sk55tk53sk44ul53vm50*4,vus2vvv0
  vvv0vtp1vri0*18,vrk0vvv0*2,
  vvv0uuu4uvv0*8,uuu4vvv4uvv0*8,uvv1vvv2vvv0
  vvv0uvv7vvv0*2,qrrgqrr8nopknoogvvv2vvv0uvv7*2,vvv0*3,noojopphrrs6vvv0*3,uvv7vvv0
  vvv0uvv3uvv0*8,uuu3vvv3uvv0*8,uvv1vvv1vvv0
  vvv0*5,ttu3vvv0vvv1vvv0vvv1vvv0*2,vvv1vvv0*10,
  vvv0*4,vvv2opqauuu4ssscrrrbsttcuuu5uuu3rssaoqraprreoqrfoqrdvvv0*6,
  vvv0*22,uuu1
  stt1vvv0*20,uuu1rss0
claim-item 358x478
~ WwRR k9wt wGD5 rk_K 02JZ rk_K EsxO 7yV3 tEpJ L0Bq TUcg L0Bq hmMo L0Bq _8e8 L0Bq yuAY L0Bq D6PT L0Bq
~ F2Ei L0Bq 6iRL L0Bq r-Bx L0Bq oM0B tEpJ L0Bq e5rI L0Bq PRgV L0Bq A9HP L0Bq wp8L L0Bq 6iRL L0Bq D6PT
~ L0Bq F2Ei L0Bq mZlj L0Bq PscZ 9_ow wZuR F6bl 7Znf QMDd DWRo FvWb GH3c P3Q5 On81 rtDI Xw_c EZFr On81
~ _Fzb 1Obe _2Nc pFrC ONZt Ajda Ri_d
  pqrapqqbpqq9*2,rss0*15,sss0stt0ttt0tuu0
  rss1jlm0ilm0*2,ool1trl0tqk0*10,tql0*2,tnl0*3,tqp1tuu0
  6bd418a0*3,kh74vtq2vri1vm50ikd1pl91vm50*3,bc82tl62voa1vvt0voa2ue70ulg2vqo0uic2ulh5
  18a0*3,28a1tl62voa1vtq0vn71pl90tm70vm50*3,lh72vm50vsl2vqh1vm50uh61vvu1rrrhvqo3ue70
  18a0*3,jg73vm50*14,vl50vpl3vvu0ulg2ue70
  18a06a91mi72vm50*16,vl50uh60ue70*2,
  ul60vm50voc1vm50*16,rl80sm70vm50vl50
  vm80vm50vo91vm50*7,ul51pi42vm50*7,pl91rl81vn70vpd0
  vli0vm70vm50*5,ke35id22mf34le37ke36hc20mg36jd33tk52vm50*5,vto2vvv0
  vlh0vm60vm50*5,ea28hc24ea29tk56hc27c815hc27ea21rj43vm50*5,vsl2vvv0
  vm50*2,fe84vm50*4,jd29sk51ul50vm50tl51sk50ul51rj40vm50*4,voa1vn91vm50vn70
  vk60vl50qj62vm50*16,vn60vm60oi60lh70
  ue70*2,ui60vm50*16,mi72499118a0*2,
  ue70*3,uh61vm50*14,oj6318a0*4,
  ue70*4,vl51vrj1voc2nla0rl80vm50*4,vm60vma0vm70ug61vl508b9418a0*4,
  ue70*4,vj61vpf0gke26ik07ik0tm71vm50*3,vme0vlj0vli0vl60uk6318a0*5,
  vts0*4,vus0*2,tuu0suu0*2,vut0vus0*3,vuu0*3,vus0*2,sst0*5,
  vvv0*7,uuu1vvv1vvv0*2,tuu3*2,vvv0*3,tuu3vvv0*6,
  vvv0*6,fghiijkjijkhhjjclmmaijklhjjngiigfhijhjjfopp9vvv0*6,
  vvv0*6,ttt4vvv0*16,
  vvv0*5,rsscrssdrsscrrrgrrseqrrersseqrrgstt8pqqeqqrerrsbvvv1vvv0*5,
  vvv0*23,
  vvv0vsl1vpd0*18,vqf0vvv0*2,
  vvv0voc2vm50*3,tk54ph48tk54rj49rj46tk54rj45tk55rj4ask58qi47rj47vm50*4,vus2vvv0
  vvv0vpc2vm50*3,tl51rj43tl52sj47sk57tl55sj45ul53sk55tk53sk44ul53vm50*4,vus2vvv0
  vvv0vtq0vrk0*18,vsm0vvv0*2,
  vvv0uuu5uvv0*2,uuu0uvv0*5,uuu5uvv4uvv0*8,uvv1vvv2vvv0
  vvv0uvv7vvv0*2,qrrfqrr8nopknoogvvv2vvv0uvv7*2,vvv0*3,noojopphrrs6vvv0*3,uvv6vvv0
  vvv0uvv3uvv0*8,uvv3vvv3uvv0*8,uvv1vvv0vvv1
  ttt1vvv0*20,uuu0sss1
claim-tiny 358x617
~ WwRR k9wt 1kKI rk_K 02JZ rk_K EsxO 7yV3 tEpJ L0Bq TUcg L0Bq hmMo L0Bq _8e8 L0Bq yuAY L0Bq D6PT L0Bq
~ F2Ei L0Bq 6iRL L0Bq r-Bx L0Bq oM0B tEpJ L0Bq e5rI L0Bq PRgV L0Bq A9HP L0Bq wp8L L0Bq 6iRL L0Bq D6PT
~ L0Bq F2Ei L0Bq mZlj L0Bq PscZ 9_ow fb3x nl3L O15j g5tx F6bl 7Znf QMDd DWRo FvWb -ALd hD6w w1F9 PK5S
~ Hqnw KYj9 krN3 ZBli Wg5b K9ML _3ui On81 rtDI Xw_c EZFr On81 _Fzb 1Obe _2Nc pFrC s8vH FfcF j6zN ZaPu
~ JpEH qv9Q ONZt Ajda Ri_d
  pqrapqqbpqqapqr8rss0*15,sss0stt0ttt0tuu0
  sst1lnn0kmn0*2,pom1trm0trl0*11,trm0tom0*3,trq0tuu0
  7ce518a0*3,kh74vtq2vqh1vm50kkc1ql91vm50*3,dd82ul62voa1vus0voa2ue70ukf2vpn0uhc2umi5
  18a0*3,28a1sl62vob1vur1vn71ola1sm70vm50*3,jg72vm51vsl2vri1vm50ug61vvu1rssgvqo3ue70
  18a0*3,ig74vm50*14,vl50vqn3vvv1ulh2ue70
  18a05991kh72vm50*16,vl50uh70ue70*2,
  sk60vm50voa1vm50*16,sm70tm70vm50vl50
  vm70vm50vob1vm50ul51sk45qi46rj47qi46rj46qj47rj47*2,qj46rj46qj46rj47tl53vm50pl91ql81vn60voc0
  vli0vm70vm50*2,ul52qi49pi48pi49pi48pi49*6,pi48pi4ask43vm50*3,vto2vvv0
  vli0vm60vm50*7,qi48le3ele3dlf3cvm50*8,vsm2vvv0
  vm60vm50hf73vm50*6,ul50ul51tl51vm51vm50*6,voa0vn90vm50vn80
  vk60vm50oj62vm50*16,vn70vm60qj60ni60
  ue70*2,vi60vm50*16,oj626a9118a0*2,
  ue70*3,ui61vm50*14,pj6328a118a0*3,
  ue70*4,vl50vri1voc2pl90sm70vm50*4,vm60vm90vm60uh61vm509b9418a0*4,
  ue70*4,vj61vqg1hke26ik08ij0tm71vm50*3,vme0vlj0vlh0vk60uk6318a0*5,
  vsr0*4,vtr0vuq0stt0rtt0*2,utr0vuq0*3,vtt0*3,vur0vtr0qrr0*5,
  vvv0*9,stt5vvv0*3,uuu2vvv0*9,
  vvv0*9,mnnhklmjklmhlmmjqrr8vvv0*9,
  vvv0qrramnnjlmmjjklmkmmnkllmjllnkmmjjklmklmnkllnjllnlmmjjllnklmnlmmkmnokmnnhjllhlmngvvv0*2,
  vvv0uuu0uuu3tuu1uuu2uuu1*2,tuu2tuu1uuu2uuu1*2,uuu2tuu1uuu2uuu1*2,uuv2ttu1ttt2vvv1vvv0*2,
  vvv0*4,uuu7rrrdsssdrsserrsdsss9qrrersscqrrdrrrbrssfsssbqrrettt9vvv0*5,
  vvv0*23,
  vvv0ttt6tuu4ttt9uuu6ttt6tuu5uuu6tuu7ttt8tuu5uuu6ttt7tuu6vvv0*9,
  vvv0uuu4ttt7ttt8*2,sss9ttt7ttu8stt8tuu7ttt8*2,tuu7ttt7vvv0*9,
  vvv0qqrfqqqfppqfqqqenoojqqreoopiopploppfvvv2vvv0*12,
  vvv0inl3bjg0*5,fmj7vqh1vpd0*5,vrl2stt0*6,vvv0*2,
  vvv0qsr1mqo0*5,orq3vtp0vsn0*5,vur0uuu0*6,vvv0*2,
  vvv0vto1vqh0*18,vri0vvv0*2,
  vvv0voc2vm50*3,ul53rj47tk53tk55tk53ul51tl53tk53sk46tk56rj45sk45vm50*4,vus2vvv0
  vvv0voc2vm50*3,tk52pi44tk53qi4brj4bsk58qi47tl54rj48sk56rj46tk56vm50*4,vus2vvv0
  vvv0vtn1vqh0*18,vri0vvv0*2,
  vvv0uuv4uvv0*8,uuu4vvv3uvv0*8,uvv1vvv1vvv0
  vvv0uvv7vvv0*2,qrrgqrr8nopknoogvvv2vvv0uvv7*2,vvv0*3,noojopphrrs6vvv0*3,uvv7vvv0
  vvv0uuv4uvv0*8,uuu4vvv3uvv0*8,uvv1vvv1vvv0
  vvv0*5,uuu2vvv0*17,
  vvv0*4,vvv2oppbuuu5rssdrrrbsttdtuu6uuu3qssboqraprreoqrfoqrdvvv0*6,
  vvv0*22,uuu1
  stt1vvv0*20,uuu1rss0
claim-huge 358x654
~ WwRR k9wt Ro21 rk_K 02JZ rk_K EsxO 7yV3 tEpJ L0Bq TUcg L0Bq hmMo L0Bq _8e8 L0Bq yuAY L0Bq D6PT L0Bq
~ F2Ei L0Bq 6iRL L0Bq r-Bx L0Bq oM0B tEpJ L0Bq e5rI L0Bq PRgV L0Bq A9HP L0Bq wp8L L0Bq 6iRL L0Bq D6PT
~ L0Bq F2Ei L0Bq mZlj L0Bq PscZ 9_ow o5I1 ffeu Gusz g5tx F6bl 7Znf QMDd DWRo FvWb Pnoz hD6w w1F9 PK5S
~ vHGF KYj9 krN3 Wg5b K9ML _3ui TdNW LEoN 0o1s MBoF UyyU rk_K MwTu v5vt CNim 9FeH k_ln ddXO On81 NDRF
~ On81 _Fzb 1Obe _2Nc pFrC ONZt Ajda Ri_d
  pqrapqqbpqq9npp9rss0*15,sss0stt0ttt0tuu0
  sst1lnn0kmn0*2,pom1trm0trl0*11,trm0tom0*3,trq0tuu0
  7ce518a0*3,kh74vtq2vqh1vm50kkc1ql91vm50*3,dd82ul62voa1vus0voa2ue70ukf2vpn0uhc2umi5
  18a0*3,28a1sl62vob1vur1vn71ola1sm70vm50*3,jg72vm51vsl2vri1vm50ug61vvu1rssfvqo3ue70
  18a0*3,ig74vm50*14,vl50vqn3vvv1ulh2ue70
  18a05991kh72vm50*16,vl50uh70ue70*2,
  sk60vm50voa1vm50*16,sm70tm70vm50vl50
  vm70vm50vob1vm50*2,tk52tk54sk53tk55sj43tk52rj47sj44rj45rj44tk53rj46vm50*2,pl91ql81vn60voc0
  vli0vm70vm50*3,sk52qi45pi49ph48og48qi4aqi47pi49pi47oh46qi46pi4avm50*4,vto2vvv0
  vli0vm60vm50*7,rj48mf3dmf3cmf3bvm50*8,vsm2vvv0
  vm60vm50hf73vm50*6,tl50tk51sk52ul52vm50*6,voa0vn90vm50vn80
  vk60vm50oj62vm50*16,vn70vm60qj60ni60
  ue70*2,vi60vm50*16,oj626a9118a0*2,
  ue70*3,ui61vm50*14,pj6328a118a0*3,
  ue70*4,vl50vri1voc2pl90sm70vm50*4,vm60vm90vm60uh61vm509b9418a0*4,
  ue70*4,vj61vqg1hke26ik08ij0tm71vm50*3,vme0vlj0vlh0vk60uk6318a0*5,
  vsr0*4,vtr0vuq0stt0rtt0*2,utr0vuq0*3,vtt0*3,vur0vtr0qrr0*5,
  vvv0ttt5vvv1vvv0*2,uuu2sss5rrr4uuu3stt3ttu3rrr5rss5ttt3sss5ttt3rss5ttt4stt6rrr4qrr4vvv0*2,
  vvv0qrrakmminoohhjjhmnngpqqclnndoopenooelmnfoppglmngnoohoppioppblnnhqqqcmnnflmnenophvvv0*2,
  vvv0*4,vvv2uuu4vvv2vvv1*4,uvv2vvv1*3,uuu2vvv1*2,vvv0*5,
  vvv0*4,uuv4stt8tttbsssdrsscstt8rrrestt9rsscrssasssettt9rrsdttt8vvv0*5,
  vvv0*23,
  vvv0rsserrscsssbrsscuvv2vvv0*6,qrrfqqqfppqepqqenookqqreoopioppmoppguuu4vvv0
  vvv0nrp2iol0*18,rsq4vvv0*2,
  vvv0lpn3fmj0*18,pro5vvv0*2,
  vvv0*2,uvv0*18,vvv0*3,
  vvv0uuu0tuu0*3,rss3*3,sss4stt1rss2stt1stt2stt1rss6stt2tuu0*5,vvv0*2,
  vvv0uuu0uvv0uuu0*2,qrr5nppgnooeoppgmooimooenoodoppgnopdnoogrss6tuu0*5,vvv0*2,
  vvv0uuu0rst7hlmgtuu3pqqamoohmnolmnngnopdpqq9tuu0*5,pqq9mnohmnnflnnjsss3vvv0*2,
  vvv0uuu0*2,vvv0uuu0qrr9qrr7qrr8qrrbprr9rss7qrr7stt2tuu0*8,vvv0*2,
  vvv0uuu0tuu0*3,stt2stt3stt2*2,stt3stt2stt3stt0tuu0*8,vvv0*2,
  vvv0uuu0tuu0*3,loo2fkl0*8,glm2stt0*5,ttt0vvv0*2,
  vvv0*23,
  vvv0mpp3ejk0*18,gkl1vvv1vvv0
  vvv09fg619c0*6,6df44ce54ce75de76df86df94bd319c0*6,stt6vvv0
  vvv09fh619c0*6,6df64ce94bd64ce65ce55de72ac319c0*6,stt6vvv0
  vvv0mpp3ejk0*18,gkl1vvv1vvv0
  vvv0uuv4uvv0*8,uuu4vvv3uvv0*8,uvv1vvv1vvv0
  vvv0uvv7vvv0*2,qrrgqrr8nopknoogvvv2vvv0uvv7*2,vvv0*3,noojopphrrs6vvv0*3,uvv7vvv0
  vvv0uuv4uvv0*8,uuu4vvv3uvv0*8,uvv1vvv1vvv0
  tuu1vvv0*21,sst1
join 358x634
~ WwRR k9wt sKul rk_K 02JZ 4FoF RKbQ rk_K lJ08 nYIq VeAb 3IRs Loc- 3IRs qmoq 3IRs e_jJ 3IRs V9jY 3IRs
~ 28UU 3IRs A1UZ 3IRs JFgR 3IRs yjpW 3IRs QOPr 3IRs MK9l aTnD LGsH EmgX V1Po gkyg DW8N rk_K Gt-p A8Se
~ t2bS rk_K Hcfq A8Se KB4- QrOu rk_K v1lU A8Se jWBR rk_K rY78 A8Se t6ow _Wv- W3mR oeRU Y3lt Xw_c EZFr
~ oeRU QANx 1Obe 3Axy 0GCb 1Obe 2-aN ONZt Ajda Ri_d
  pqqerss3sst0rss0*16,sss0stt0ttt0tuu0
  tuu0stt0rtt0*11,ttu0rtt0*3,stt0*2,rtt0*2,stt0tuu0
  qtt0ptt0*7,pst0ptt0*2,pst0tuu1rts0tpg0un90uob0rql0tuu1tuu0uvv0rtu0rtt1
  ptt0*8,fkl5dik4dmo2lqr4suu0uoc1vm50*4,rql1vvv0rrrhrtt2imn3
  ptt0*8,pst0hmn3jpq1suu0rsq1vm50*5,gf94jmn5uuu1chi539b7
  ptt0*11,suu0rsp2vm50vpd1vsm0vto0usn328a118a0*3,39b7
  ptt0pst0qrr0ptt0*7,pss0rrr0srq0voe2vvv0*3,stt618a0*4,39b7
  ptt0qss1skg2ptt0*6,ron1tf80ue70*2,vok3vvv0*3,stt618a0*4,39b7
  ptt0*5,mpq2dij0bgi0*2,tf91ue70*3,vol3vvv0*3,stt618a0*4,39b7
  ptt0pst0oss0*2,lpq329b118a0*2,28a2ue70*4,vol3vvv0*3,stt618a0*4,39b7
  lqr18jl16ik0*2,4df218a0*3,28a2ue70*4,vol3vvv0*3,stt618a0*4,39b7
  9km36ik0*3,3df218a0*3,28a2ue70*4,vol3vvv0*3,stt618a0*4,39b7
  mqr0*4,lop0kmn0*3,knn0vpm0*4,vtr1vvv0*3,uuv2kmn0*4,lno2
  vvv0rts1tut3tut4tuu5tuu4uvu1stt6tut6stt5sut5uuu2tuu2sut5vvv0*9,
  vvv0qsr4sut3rts9sut6rts6tut6stt8stt6rts7tut7stt6qsr7qsravvv0*9,
  vvv0ppq7qqqarrr5rss6uuu3qrr4rrs4rrs5sss3vvv0*13,
  vvv0qrr9jllelmnalmmgpqq7klmckmmapqqcopp7vvv0*13,
  vvv0*23,
  vvv0tttarssfsttbrsseqrreuuu5vvv0*4,uuu5sttaqrrerssdsssbvvv0*7,
  vvv0stt2uvv1ttt4sss1uuu3vvv0*5,vvv1rss3stt2rss4*3,vvv0*6,
  vvv0qqr6oppdmnoblmmeopp9vvv0*5,ttt4jllgmnnfklliklljkllkqqrinoojstt8vvv0*3,
  vvv0*23,
  vvv0uuu5tttasst9ttt8sttavvv2vvv0*4,uuu3ttt9ttu7vvv0*9,
  vvv0vvv1uuu3*2,vvv2uuu4vvv1vvv0*4,uuu2uuu5uuu3uuu2vvv1*2,uuu1uuu2vvv1vvv0*3,
  vvv0rrscnooittt6vvv0*7,ttt6nopjqrrcoppkqqrcqrrcqqrcoppittt6vvv0*3,
  vvv0*2,uvv0*19,vvv0*2,
  vvv0tuu0oqr9prs5*2,oqraqss4oqr6prr6prs5oqr8qss3prs6oqr8orr7prr6prs4prs5pss5rtu0*2,vvv0*2,
  vvv0tuu0oqr8npqa*2,nqqbnpqamppbprs8nqq9npq9orr7npqaoqrcprs8oqraorraoqraorr8rtu0*2,vvv0*2,
  vvv0tuu0mopfoqramophlooiknninpqemppclnodkmnkmppfnppblnoinpqertu0*6,vvv0*2,
  vvv0uvv0tuu0*18,tuv0vvv0*2,
  vvv0*2,uvv0vvv0*8,vvv1vvv0*8,uvv0vvv0*2,
  vvv0*23,
  vvv0vrj1vn70*18,voa1vvv0*2,
  vvv0vqf2vm50*4,vm51ic2dsk45oh4doh4fqj4bqi4bng4emg3dsj46vm50*5,vvv0*2,
  vvv0vqg2vm50*5,ul50vm50*12,vn60vvv0*2,
  vvv0vvu0utq0*8,vtq0vuq0utq0*8,vus1vvv0*2,
  vvv0uvv6vvv0ttt3uuu4tuu2uuu4*2,uuv2vvv0uvv6*2,vvv0*2,uuu4uuv3uuv2ttt6vvv0*2,uvv3vvv0*2,
  vvv0uvv6vvv0ttt8ttt9qqraoppgpqqfpqqevvv0uvv6*2,vvv0*2,ttt9ttt7ppqipqqgttu3vvv0uvv3vvv0*2,
  vvv0vvv2uvv0*8,vvv2vvv1uvv0*8,uvv2vvv0uuu1
  stt1vvv0*20,tuu0rss0
join-new-account 358x634
~ WwRR k9wt Ie7P rk_K 02JZ 4FoF RKbQ rk_K lJ08 nYIq VeAb 3IRs Loc- 3IRs qmoq 3IRs e_jJ 3IRs V9jY 3IRs
~ 28UU 3IRs A1UZ 3IRs JFgR 3IRs yjpW 3IRs QOPr 3IRs MK9l aTnD ZYdA EmgX V1Po gkyg DW8N rk_K Hcfq A8Se
~ KB4- QrOu rk_K v1lU A8Se jWBR rk_K rY78 A8Se t6ow _Wv- W3mR oeRU Y3lt Xw_c EZFr oeRU QANx 1Obe 3Axy
~ 0GCb 1Obe 2-aN ONZt Ajda Ri_d
  pqqeqrr8pqq9pqq7opq7opqaqrr1rss0*12,sss0stt0ttt0tuu0
  tuu0stt0rtt0*11,ttt0rtt0*3,stt0*2,rtt0stt0ttu0tuu0
  qtt0ptt0*11,suu1rtt0sph0uoa0uoc0rrm0tuu1suu0tuv0rtu0stt1
  ptt0*8,fkl5fjl4eno2lqr3suu1tod1vm50*4,rrm1vvv0rssgstt2jno2
  ptt0*8,pst0gkm3ipq1suu1rsr1vm50*5,hg94lno5vvv2eij539b7
  ptt0*11,suu0rsp2vm50vob0vsl0vsm0url228a118a028a018a039b7
  ptt0*2,qss0ptt0*7,pst0rss0rss1vod2vvv0*3,stt618a0*4,39b7
  ptt0qss1sjf2ptt0*6,qpo1tf90ue70*2,vnk3vvv0*3,stt618a0*4,39b7
  ptt0*5,nqr1ejk0dij0*2,tf91ue70*3,vol3vvv0*3,stt618a0*4,39b7
  ptt0*2,pst0*2,mqr239b118a0*2,28a2ue70*4,vol3vvv0*3,stt618a0*4,39b7
  mrs19km16ik0*2,4df218a0*3,28a2ue70*4,vol3vvv0*3,stt618a0*4,39b7
  akm36ik0*3,3df218a0*3,28a2ue70*4,vol3vvv0*3,stt618a0*4,39b7
  kqr0*4,jno0ilm0*3,jlm1vol0*4,vsr1vvv0*3,uuu2ilm0*4,jmn3
  vvv0stt1uuu2uvu1uvv1*2,uvu1uvv1uuu2uuu3uuu4uvu2uvv2uvu3vvv0*9,
  vvv0psq4rts5qsr9*2,qsrbrts6qsr9psr9qsr9stt7qsraqss9rtsbvvv0*9,
  vvv0ppq7qqqarrr5rss6uuu3qrr4rrs4rrs5sss3vvv0*13,
  vvv0qrr9jllelmnalmmgpqq7klmckmmapqqcopp7vvv0*13,
  vvv0*23,
  vvv0tttbsssarssfrrrguuu4vvv0*5,uuu5rsscrrsfsstarssdtuu7vvv0*6,
  vvv0ttu1sss2vvv1stt2*2,ttt1vvv0*4,uuu2stt6uuu5vvv0*9,
  vvv0opp7klmgklliijkkikkjnooeoppjooplvvv0*2,uuu4rsscsss8vvv0*9,
  vvv0*3,vvv1vvv0*19,
  vvv0ttu5ttt9vvv1vvv0*19,
  vvv0ttt5uuu6uuu2uvv1vvv1uuu2vvv2uuu3vvv0*14,
  vvv0pqqdopphrrrbqqqhpqqfpqqcpqqdopplvvv0*14,
  vvv0*2,uvv0*18,vvv0*3,
  vvv0tuu0orr7pss3*2,orr7qst3orr4prs4pss3prs5qss2qss3prr5*2,pss3qss2pss3qst3rtu0*2,vvv0*2,
  vvv0tuu0nqqbmppcnpqbnpqcoqqanpqdorr9npqamppborr7mppcnqqeprr9nqqcoqrcnqqcoqqartu0*2,vvv0*2,
  vvv0tuu0mopfoqralooilnokjmnjmppfmppclnodkmnlmopgnppblnoinpqertu0*6,vvv0*2,
  vvv0uvv0tuu0*18,tuv0vvv0*2,
  vvv0*2,uvv0vvv0*8,vvv1vvv0*8,uvv0vvv0*2,
  vvv0*23,
  vvv0vrk1vn90*18,voc1vvv0*2,
  vvv0vqf2vm50*4,vm51jd3csk45oh4doh4fqj4bqi4bng4emg3dsj46vm50*5,vvv0*2,
  vvv0vqg2vm50*5,tk51vm50*12,vm60vvv0*2,
  vvv0vvt0uso0*8,vto0vtp0uso0*8,vtr1vvv0*2,
  vvv0uvv5vvv0uuu3uuv3uuu1vvv2*2,vvv0*2,uvv5*2,vvv0*2,uuv3vvv2vvv0uuu4vvv0*2,uvv4vvv0*2,
  vvv0uvv6vvv0sss9sttapqqbnooiopphoppgvvv0uvv6*2,vvv0*2,tttattt8oopkoppittt3vvv0uvv3vvv0*2,
  vvv0vvv2uvv0*8,vvv2*2,uvv0*8,uvv2vvv0uvv1
  ttt1vvv0*20,uuu0rss0
join-trade 358x612
~ WwRR k9wt -S9A rk_K 02JZ 4FoF RKbQ rk_K lJ08 nYIq C8pm 3IRs L4rz 3IRs bJqT 3IRs tFy0 3IRs qmoq 3IRs
~ n-q4 3IRs qmoq 3IRs EVu3 3IRs jfRT 3IRs 2Xbx 3IRs -R2a 3IRs Vt4u 3IRs vVqt 3IRs 3upR 3IRs dMt5 aTnD
~ hAOD EmgX V1Po Ffb3 DW8N rk_K 018H A8Se KB4- QrOu rk_K v1lU A8Se jWBR rk_K rY78 A8Se t6ow itgy W3mR
~ oeRU dSZm oeRU QANx 1Obe 3Axy 0GCb 1Obe 2-aN ONZt Ajda Ri_d
  pqqeqrr7opq8pqq5rss0*15,sss0stt0ttt0tuu0
  tut0uts0*2,tts0ttr0*14,tts0*2,uts0uut0tuu0
  vtq0*2,vtp0vtq0*7,vto0vsm0vtq0*7,vus0vvu0vur0uus0
  vtp0vpd1vqh1vtq0*6,vtp0vn70vm50vrk1vtq0*6,vvv0rrrhvvu0vuq0
  vto1vqf0vtp0vtq0*6,vtp0vn70vm50vrj1vtq0*6,vvt0vvv0uur2vuq0
  vtp0uke2vni3vtq0*2,hji4ikj4vtq0*2,utp0kli2iie1rrn1vtq0*6,vso1uha1vrn1vuq0
  vso1ulg1vtp0vtq0*2,7cd59de5vtq0vtp17cd318a0*2,29a1ppm4vtq0vto0vqg0vtp0vtq0*2,vpk1voj2vuq0
  vtp0vpe1vqh1vtq0tsp1kon1lpn1utp0mmk518a0*4,aef5vtq0vsl1vn70vto1vtq0utp2bkl2ssp1vuq0
  vto1vpe0vtp0tsp19jl16ik0*2,9kl1gji718a0*4,7cd5vtp0vpk1vmh0vql1vtq0*2,nqo2*2,vuq0
  vtq0*3,inn36ik0*4,7fg718a0*4,7cd5uke2ue70*3,vni2vtq0*3,vuq0
  vtq0*3,fmm36ik0*4,4eg218a0*4,7ab6ue70*4,uf81vtp0vtq0*2,vuq0
  vro0vnk0vqm1fmm36ik0*4,4eg218a0*4,7993ue70*5,vso1vnk0vpm1vuq0
  vts0vsr0*2,pss1mqr0*4,lpq0kmn0*4,mnn1vpm0*5,vts0vsr0*2,vvt0
  vvv0rts1tut3tut4tuu5tuu4uvu1vvv0*16,
  vvv0qsr4sut3rts9sut6rts6tuu5vvv0*16,
  vvv0ppq4pqq5rss4nop8ppqarss4sst2rrr4*2,pqq3rrr4rss3opp7noocpqqarrr4rrr3vvv0*5,
  vvv0rrr5qrr8lmmdkmmcmnnhikkjnopbmnnamnndppqdhjjiklmdmnnbnooemnofmnneoppdvvv0*5,
  vvv0*23,
  vvv0stt9rrsdrssbrsscuuu5vvv0*5,uuu5rsscrrsfsstarssdtuu7vvv0*6,
  vvv0ttt1rrs4uuu3rss4*2,stt2vvv0*4,uuu3rss9ttt7vvv0*9,
  vvv0pqq6lmnfklmijklijllioopdoppjooplvvv0*2,uuv3sst9ttt6vvv0*9,
  vvv0*23,
  vvv0ttt6sttbuvv1vvv0*19,
  vvv0tuu4uuu4uuu2uvv1vvv1uuu2vvv2uuu3vvv0*14,
  vvv0pqqdopphrrrbqqqhpqqfpqqcpqqdopplvvv0*14,
  vvv0*2,uvv0*19,vvv0*2,
  vvv0tuu0oqrbprr5prs4oqr6oqr8pss4prs5*2,oqr9orr9nqqanqq8rtu0*7,vvv0*2,
  vvv0tuu0oqraoqr7pss4oqr9npqboqr4npqcorraprs7orr6oqr8orr8rtu0*7,vvv0*2,
  vvv0*2,uvv0*18,vvv0*3,
  vvv0*2,uvv0vvv0*8,vvv1vvv0*8,uvv0vvv0*2,
  vvv0tuu1oqq0*18,rss1vvv0*2,
  vvv0dik619c0*6,2ac01ac0*2,19c0*9,2ac1vvv0*2,
  vvv0cij619c0*6,4ce79fhbaghg8eg8aghg8egc19c0*7,vvv0*2,
  vvv0imn55ce0*18,8fg3vvv0*2,
  vvv0vvv2uvv0*8,vvv2*2,uvv0*8,uvv2vvv0*2,
  vvv0uvv6vvv0rssasssbqrr9oppgpqqgqrrcvvv0uvv6*2,vvv0*2,sstbstt8pqqfppqiuuu2vvv0uvv3vvv0*2,
  vvv0uvv5vvv0uuu2vvv2ttt3ttu4tuu4uuu4vvv0uvv5*2,vvv0*2,vvv2vvv1uuu5uuu4vvv0*2,uvv4vvv0*2,
  uuu1vvv0uvv0*8,vvv0*2,uvv0*8,vvv0*2,ttt1
  rss1vvv0*20,ttt1rss0
join-without-tasks 358x559
~ WwRR k9wt ukHm rk_K 02JZ 4FoF RKbQ rk_K lJ08 nYIq C8pm 3IRs L4rz 3IRs bJqT 3IRs tFy0 3IRs qmoq 3IRs
~ n-q4 3IRs qmoq 3IRs EVu3 3IRs jfRT 3IRs 2Xbx 3IRs -R2a 3IRs Vt4u 3IRs vVqt 3IRs 3upR 3IRs dMt5 aTnD
~ hAOD EmgX V1Po Ffb3 DW8N rk_K 018H A8Se KB4- QrOu rk_K v1lU A8Se jWBR rk_K rY78 A8Se t6ow W3mR oeRU
~ n2R4 oeRU QANx 1Obe 3Axy 0GCb 1Obe 2-aN ONZt Ajda Ri_d
  pqqeqrr8opqcopqapqq8opp9pqr5rss0*12,sss0stt0ttt0tuu0
  tuu0uts0tts0*18,uts0tut0tuu0
  vtq0*10,vtp0vtn0vtq0*7,vur0vvt0vur0uus0
  vtq0vpe1vqh1vtq0*6,vtp0vn80vm50vrk1vtq0*6,vvv0rssfvvu0vuq0
  vto1vpe0vtp0vtq0*6,vtp0vn70vm50vrj1vtq0*6,vvt0vvv1uus2vuq0
  vtq0ulf2vni2vtq0*2,ikj3klj3vtq0*2,vtp0mmi2kje1tro1vtq0*6,vso1uib1vso1vuq0
  vso2uke1vtp0vtq0*2,6bc58dd5vtq0vtp19de418a0*2,39b1qpn3vtq0vto0vri0vtp0vtq0*2,voj1voj2vuq0
  vtq0vqf1vri1vtq0utp0lon1mpn1utp0mnl518a0*4,bff5vtq0vsl1vm60vto1vtq0utp2clm2tsp1vuq0
  vto1vpd0vtp0tsp19kl16ik0*2,akl2hkj718a0*4,7cd5vtp0vql1vni0vrm1vtq0*2,mpo2mpo3vuq0
  vtq0*3,ion36ik0*4,7fh718a0*4,7cd5ulf2ue70*3,voj2vtq0*3,vuq0
  vtq0*3,fmm36ik0*4,4eg218a0*4,7bb6ue70*4,uf92vtp0vtq0*2,vuq0
  vso0vnk0vqn1fmm36ik0*4,4eg218a0*4,7993ue70*5,vso1vnk0vpm1vuq0
  vsr0vrq0*2,orr1kqr0*4,kop0ilm0*4,lmm1vol0*5,vtr0vrq0*2,vvt0
  vvv0rts1tut3uvu3*2,uvu2vvv0*17,
  vvv0qsr4stt3psrasts8rts8sut5vvv0*16,
  vvv0ppq4pqq5rss4nop8ppqarss4sst2rrr4*2,pqq3rrr4rss3opp7noocpqqarrr4rrr3vvv0*5,
  vvv0rrr5qrr8lmmdkmmcmnnhikkjnopbmnnamnndppqdhjjiklmdmnnbnooemnofmnneoppdvvv0*5,
  vvv0*23,
  vvv0stt9rrsdrssbrsscuuu5vvv0*5,uuu5rsscrrsfsstarssdtuu7vvv0*6,
  vvv0ttu1sss2uvv2stt2*2,ttt1vvv0*4,uuu2stt6uuu5vvv0*9,
  vvv0opp7klmgklliijkkikkjnooeoppjooplvvv0*2,uuu4rsscsss8vvv0*9,
  vvv0*3,vvv1vvv0*19,
  vvv0ttu5ttt9vvv1vvv0*19,
  vvv0ttt5uuu6uuu2uvv1vvv1uuu2vvv2uuu3vvv0*14,
  vvv0pqqdopphrrrbqqqhpqqfpqqcpqqdopplvvv0*14,
  vvv0*23,
  vvv0*2,uvv0vvv0*8,vvv1vvv0*8,uvv0vvv0*2,
  vvv0oqr3ejk0*18,imn3vvv0*2,
  vvv0cij619c0*8,6df64ce52bd219c0*8,vvv0*2,
  vvv0cij619c0*8,6df75deb4bd219c0*8,vvv0*2,
  vvv0oqr3ejk0*18,imn3vvv0*2,
  vvv0uvv4uvv0*8,uuu4vvv3uvv0*8,uuu3vvv0*2,
  vvv0uvv7vvv0qrrcrssdoppdmnoknookoppgvvv0uvv7*2,vvv0*2,sssdsssaoopknoomttt3vvv0uvv3vvv0*2,
  vvv0uvv4uvv0*8,uuu4vvv3uvv0*8,uuu3vvv0*2,
  tuu1vvv0*20,uvv0sst1
join-next-step 358x612
~ WwRR k9wt 1v1H rk_K 02JZ 4FoF RKbQ rk_K lJ08 nYIq VeAb 3IRs Loc- 3IRs qmoq 3IRs e_jJ 3IRs V9jY 3IRs
~ 28UU 3IRs A1UZ 3IRs JFgR 3IRs yjpW 3IRs QOPr 3IRs MK9l aTnD hAOD EmgX V1Po gkyg DW8N rk_K Hcfq A8Se
~ KB4- QrOu rk_K v1lU A8Se jWBR rk_K rY78 A8Se t6ow itgy W3mR oeRU PzCS oeRU QANx 1Obe 3Axy 0GCb 1Obe
~ 2-aN ONZt Ajda Ri_d
  pqqeqrr8pqq8pqq6opp9rss1rss0*13,sss0stt0ttt0tuu0
  tuu0stt0rtt0*11,ttt0rtt0*3,stt0*2,rtt0stt0ttu0tuu0
  qtt0ptt0*11,suu1rtt0sph0uoa0uoc0rrm0tuu1suu0tuv0rtu0stt1
  ptt0*8,fkl5fjl4eno2lqr3suu1tod1vm50*4,rrm1vvv0rssgstt2jno2
  ptt0*8,pst0gkm3ipq1suu1rsr1vm50*5,hg94lno5vvv2eij539b7
  ptt0*11,suu0rsp2vm50vob0vsl0vsm0url228a118a028a018a039b7
  ptt0*2,qss0ptt0*7,pst0rss0rss1vod2vvv0*3,stt618a0*4,39b7
  ptt0qss1sjf2ptt0*6,qpo1tf90ue70*2,vnk3vvv0*3,stt618a0*4,39b7
  ptt0*5,nqr1ejk0dij0*2,tf91ue70*3,vol3vvv0*3,stt618a0*4,39b7
  ptt0*2,pst0*2,mqr239b118a0*2,28a2ue70*4,vol3vvv0*3,stt618a0*4,39b7
  mrs19km16ik0*2,4df218a0*3,28a2ue70*4,vol3vvv0*3,stt618a0*4,39b7
  akm36ik0*3,3df218a0*3,28a2ue70*4,vol3vvv0*3,stt618a0*4,39b7
  kqr0*4,jno0ilm0*3,jlm1vol0*4,vsr1vvv0*3,uuu2ilm0*4,jmn3
  vvv0rts1tut3uvu3*2,uvu2vvv0*17,
  vvv0qsr4stt3psrasts8rts8sut5vvv0*16,
  vvv0ppq7qqqarrr5rss6uuu3qrr4rrs4rrs5sss3vvv0*13,
  vvv0qrr9jllelmnalmmgpqq7klmckmmapqqcopp7vvv0*13,
  vvv0*23,
  vvv0tttbsssarssfrrrguuu4vvv0*5,uuu5rsscrrsfsstarssdtuu7vvv0*6,
  vvv0ttt1rrs4uuu2rss4*2,stt2vvv0*4,uuu3rss9ttt7vvv0*9,
  vvv0pqq6lmnfklmijklijllioopdoppjooplvvv0*2,uuv3sst9ttt6vvv0*9,
  vvv0*23,
  vvv0ttu5ttt9vvv1vvv0*19,
  vvv0ttt5uuu6uuu2uvv1vvv1uuu2vvv2uuu3vvv0*14,
  vvv0pqqdopphrrrbqqqhpqqfpqqcpqqdopplvvv0*14,
  vvv0*2,uvv0*19,vvv0*2,
  vvv0tuu0oqrbprr5prs4oqr6oqr8pss4prs5*2,oqr9orr9nqqanqq8rtu0*7,vvv0*2,
  vvv0tuu0oqraoqr7pss4oqr9npqboqr4npqcorraprs7orr6oqr8orr8rtu0*7,vvv0*2,
  vvv0*2,uvv0*19,vvv0*2,
  vvv0*2,uvv0vvv0*8,vvv1vvv0*8,uvv0vvv0*2,
  vvv0tuu1oqq0*18,rss1vvv0*2,
  vvv0dik619c0*18,2ac1vvv0*2,
  vvv0cij619c0*6,7efaaghh8fgb8egcagib9fhf19c0*7,vvv0*2,
  vvv0imn55ce0*18,8fg3vvv0*2,
  vvv0vvv2uvv0*8,vvv2*2,uvv0*8,uvv2vvv0*2,
  vvv0uvv6vvv0rssasssbqrr9oppgpqqgqrrcvvv0uvv6*2,vvv0*2,sstbstt8pqqfppqiuuu2vvv0uvv3vvv0*2,
  vvv0uvv5vvv0uuu2vvv2ttt3ttu4tuu4uuu4vvv0uvv5*2,vvv0*2,vvv2vvv1uuu5uuu4vvv0*2,uvv4vvv0*2,
  uuu1vvv0uvv0*8,vvv0*2,uvv0*8,vvv0*2,ttt1
  rss1vvv0*20,ttt1rss0
place-won 358x795
~ WwRR k9wt HaOH rk_K 02JZ rk_K EsxO 7yV3 tEpJ L0Bq TUcg L0Bq hmMo L0Bq _8e8 L0Bq yuAY L0Bq D6PT L0Bq
~ F2Ei L0Bq 6iRL L0Bq r-Bx L0Bq oM0B tEpJ L0Bq e5rI L0Bq PRgV L0Bq A9HP L0Bq wp8L L0Bq 6iRL L0Bq D6PT
~ L0Bq F2Ei L0Bq mZlj L0Bq PscZ 9_ow _xor Wvjg F6bl 7Znf 6uLW DWRo FvWb IwMc Wx3R GkbR kEBR Rh0z 7Rc3
~ 0bpN dcB6 zPvI 5rWa 2nq1 lEJV XEZN FA5A 79Ve sq3U vQea kitc soQE FA5A 79Ve sq3U 71iC s3Ne 0RXy _mQ3
~ 3IRs zvR9 3IRs ysSA 3IRs QQAh 3IRs X4OA 3IRs W5-L 3IRs xGMw 3IRs n-q4 3IRs ddre 3IRs Dc0R _mQ3 3IRs
~ fleu 3IRs Y1Hg 3IRs bH32 3IRs d1Gs 3IRs n-q4 3IRs W5-L 3IRs xGMw 3IRs rZwL 3IRs TJL0 81cD iP0r syxc
~ IoIq XBdf MBoF r5tj On81 a0wb On81 aGCj pFrC ONZt Ajda Ri_d
  pqqdpqq8*2,pqq7rss0*15,sss0stt0ttt0tuu0
  sst1lnn0kmn0*2,pom1trm0trl0*11,trm0tom0*3,trq0tuu0
  7ce518a0*3,kh74vtq2vqh1vm50kkc1ql91vm50*3,dd82ul62voa1vus0voa2ue70ukf2vpn0uhc2umi5
  18a0*3,28a1sl62vob1vur1vn71ola1sm70vm50*3,jg72vm51vsl2vri1vm50ug61vvu1rssfvqo3ue70
  18a0*3,ig74vm50*14,vl50vqn3vvv1ulh2ue70
  18a05991kh72vm50*16,vl50uh70ue70*2,
  sk60vm50voa1vm50*3,vm51jd31ic25vm50sk53id24vm50ic24d811oh43vm50*3,sm70tm70vm50vl50
  vm70vm50vob1vm50*4,oh45d915vm50fb25oh45ul51vm51pi45hc25vm50*3,pl91ql81vn60voc0
  vli0vm70vm50*5,ul53d915tl538503c812ic25sk52e915ul51vm50*5,vto2vvv0
  vli0vm60vm50*4,ul53c810b710jd34sk50le33oh44ea24d910jd33vm50*5,vsm2vvv0
  vm60vm50hf73vm50*16,voa0vn90vm50vn80
  vk60vm50oj62vm50*2,oh47oh4api4amf3bng3coh49qi48ng3bng38lf3fng3bng39vm51vm50vn70vm60qj60ni60
  ue70*2,vi60vm50*2,ul51vm51tk51sk53tl52ul51tk50ul51*2,ul52ul51*2,vm50*2,oj626a9118a0*2,
  ue70*3,ui61vm50*14,pj6328a118a0*3,
  ue70*4,vl50vri1voc2pl90sm70vm50*4,vm60vm90vm60uh61vm509b9418a0*4,
  ue70*4,vj61vqg1hke26ik08ij0tm71vm50*3,vme0vlj0vlh0vk60uk6318a0*5,
  vsr0*4,vtr0vuq0stt0rtt0*2,utr0vuq0*3,vtt0*3,vur0vtr0qrr0*5,
  vvv0*5,stt5vvv0vvv1ttt4uuu2uuu3vvv0uuu3uuu2vvv0*2,uuu3vvv0*6,
  vvv0*5,qrrajllioppdlmmnkmmmklmikmmhnoocikkgpqqdjklijlllvvv1vvv0*5,
  vvv0*4,qrr6noofoppcmnneklmhoppgmnnhnoogppqelmmimnojlmnhjkkjnoofvvv0*5,
  vvv0*5,uuv2ttu1ttt3*2,uuv2ttu2uuu3uuu2ttt1uvv1ttu1ttt2vvv1vvv0*5,
  vvv0*7,sst9qrrcrrrirsscrrsdrrrarrrhrssdvvv0*8,
  vvv0*23,
  vvv0loo3gkl0*18,hlm2vvv0*2,
  vvv0rssdrsscstt8vvv0*3,rrsboppknopjpqqgppqhpqqgoppgppqgnoojpqqfvvv0*3,vvv2*2,vvv0
  vvv0*23,
  vvv0*23,
  vvv0vvv1iol7qsr4rrsgrssjrssdvvv0*6,rrrapqqiopplrrrcqqqippqlnoomvvv1*2,vvv0
  vvv0vvv1tut1vvv0*18,vvv1vvv0
  vvv0vvv1vvv0*2,uuv4vvv0*5,vvv1uvv1uvv2uuu4ttt2vvv1vvv0*2,vvv1*2,vvv0vvv1vvv0
  vvv0vvv1lqo6rts3rssgrrrevvv0*4,rsscrrrdrrrgqrrfrrrfqqrg*2,rrrcqrrcppqluuv2vvv1vvv0
  vvv0vvv1qsr2tuu1qrrdrsscqrrerssevvv0*10,ttt7qqqcvvv0vvv1vvv0
  vvv0vvv1vvv0*21,
  vvv0*23,
  vvv0vvv1nop1qrp1vtq1vqo0vut1vvv0*16,
  vvv0tuu728a0nj84uoc1ug70vol3rrrbopphqqrdqrreppqirrr9oppjqrr9vvv0*6,vvv1vvv0
  vvv0vuu4sl81tk53*2,rk63vrm2uuu3uuv2uvv2uuu4uvv2uuu4vvv2uvv1vvv0*4,rst9vvv0vvv1vvv0
  vvv0vvu3tl82pi47ph47tl63vtp1ttu9sssarrrerssesss9rsserssfsssdrssevvv1vvv0uuu3prrdvvv0vvv1vvv0
  vvv0vuu4ug60vm50*2,hf73kmm6sttdrssisss8rrrdttt7rssdsssbrrsettt9rrsdttt8vvv0*3,vvv1vvv0
  vvv0vvv2ukf0vnj1onj3bfg0opq4vvv0*6,vvv1vvv0*7,vvv1vvv0
  vvv0*23,
  vvv0oqq3gkl0*18,imn1vvv0*2,
  vvv09fh619c0*5,3bd43bd2*2,3bd33bd23bd43bd24ce419c0*6,stt6vvv0
  vvv09fg619c0*5,4ce58eg75cea7efd6df87efd6dfa7ega19c0*6,stt6vvv0
  vvv0loo3cij0*18,ejk1vvv1vvv0
  vvv0uvv3uvv0*8,uuu3vvv3uvv0*8,uvv1vvv1vvv0
  vvv0uvv7vvv0oppeoppcnookqqrcmnnnooplvvv0uvv7*2,vvv0*3,qrrcsss8ttt3vvv0*3,uvv7vvv0
  vvv0uvv6vvv0oppgoppfmnninoojoophoppivvv0uvv6*2,vvv0*3,sss7sst9tuu3vvv0*3,uvv6vvv0
  vvv0vvv3uvv0*8,uvv3vvv2uvv0*8,uvv1vvv0vvv1
  ttt1vvv0*20,uvv0rss1
place-first 358x795
~ WwRR k9wt ZmwZ rk_K 02JZ rk_K EsxO 7yV3 tEpJ L0Bq TUcg L0Bq hmMo L0Bq _8e8 L0Bq yuAY L0Bq D6PT L0Bq
~ F2Ei L0Bq 6iRL L0Bq r-Bx L0Bq oM0B tEpJ L0Bq e5rI L0Bq PRgV L0Bq A9HP L0Bq wp8L L0Bq 6iRL L0Bq D6PT
~ L0Bq F2Ei L0Bq mZlj L0Bq PscZ Nwfv Izpp 0KF- GWVZ 4bPf rGn_ DWRo FvWb RuLM Wx3R GkbR kEBR Rh0z 7Rc3
~ 0bpN dcB6 QSsh 5rWa 2nq1 lEJV XEZN FA5A 79Ve sq3U vQea kitc soQE FA5A 79Ve sq3U 71iC s3Ne 0RXy _mQ3
~ 3IRs zvR9 3IRs ysSA 3IRs QQAh 3IRs X4OA 3IRs W5-L 3IRs xGMw 3IRs n-q4 3IRs ddre 3IRs Dc0R _mQ3 3IRs
~ fleu 3IRs Y1Hg 3IRs bH32 3IRs d1Gs 3IRs n-q4 3IRs W5-L 3IRs xGMw 3IRs rZwL 3IRs TJL0 pmm4 iP0r syxc
~ IoIq XBdf MBoF r5tj On81 a0wb On81 aGCj pFrC ONZt Ajda Ri_d
  pqqdpqq8pqqbpqq6rss0*15,sss0stt0ttt0tuu0
  rss1jlm0ilm0*2,ool1trl0tqk0*10,tql0*2,tnl0*3,tqp1tuu0
  6bd418a0*3,kh74vtq2vri1vm50ikd1pl91vm50*3,bc81tl62vob1vvt0voa2ue70ulg2vqo0uic2ulg5
  18a0*3,28a1tl62voa1vtq0vn71pl90tm70vl50*2,vm50lh72vm50vsl2vqh1vm50uh61vvu1rrrhvqo3ue70
  18a0*3,jg73vm50*4,vl50ug60uh60*2,ug60vj60vm50*4,vl50vpl3vvu0ulg2ue70
  18a06a91mi72vm50*5,ug61vl50vm50*3,uh61vk61vm50*4,vl50uh60ue70*2,
  ul60vm50voc1vm50*4,vj61*2,vm50qi42mf34vm50*2,ug61vm50*4,rl80sm70vm50vl50
  vm80vm50vo91vm50*4,ui61vl61vm50ul51ic2avm50*2,ug62vm50*4,pl91rl81vn70vpd0
  vli0vm70vm50*5,vi61vk61vm50*2,ke38vm50*2,ug62vm50*6,vto2vvv0
  vlh0vm60vm50*5,vl50ug61vm50*4,vi61vj61vm50*6,vsl2vvv0
  vm50*2,fe84vm50*5,ri62rf71vi60vj60uh60ph91vm50*5,voa1vn91vm50vn70
  vk60vl50qj62vm50*5,hf7428a0abb1ehg09ij0aji1vm50*5,vn60vm60oi60lh70
  ue70*2,ui60vm50*5,9b948b9118a16ik0bji18ij0sm71vm50*4,mi72499118a0*2,
  ue70*3,uh61vm50*4,tl62vm50gf74dif5um60vm60um60vm50*3,oj6318a0*4,
  ue70*4,vl51vrj1voc2nla0rl80vm50*4,vm60vma0vm70ug61vl508b9418a0*4,
  ue70*4,vj61vpf0gke26ik07ik0tm71vm50*3,vme0vlj0vli0vl60uk6318a0*5,
  vts0*4,vus0*2,tuu0suu0*2,vut0vus0*3,vuu0*3,vus0*2,sst0*5,
  vvv0*5,sss7vvv1uuu2sss6tuu4ttt5vvv0ttu4ttt3vvv1uvv1ttt5vvv0*6,
  vvv0*5,rrs8klmhppqcmnnllmnllmnglmmgoopakllfqrrbklmhklmjvvv1vvv0*5,
  vvv0*5,qqrcmnnflmnhmnnhklmllmnhoppgklmjnopfklllhjkijkkkvvv1vvv0*5,
  vvv0*6,uvv1vvv1*5,uuu0vvv0*2,uuu1vvv1vvv0*6,
  vvv0*7,sst9qrrcrrrirsscrrsdrrrarrrhrssdvvv0*8,
  vvv0*23,
  vvv0loo3gkl0*18,gkm0uvv2vvv0
  vvv0rssdrsscstt8vvv0*3,rrsboppknopjpqqgppqhpqqhopphppqhnoojpqqfvvv0*3,vvv2*2,vvv0
  vvv0*23,
  vvv0*23,
  vvv0vvv1iol7qsr4rrsgrssjrssdvvv0*6,rrrapqqiopplrrrcqqqippqlnoomvvv1*2,vvv0
  vvv0vvv1tut1vvv0*18,vvv1vvv0
  vvv0vvv1vvv0*2,uuv4vvv0*5,vvv1uvv1uvv2uuu4ttt2vvv1vvv0*2,vvv1*2,vvv0vvv1vvv0
  vvv0vvv1lqo6rts3rssgrrrevvv0*4,rsscrrrdrrrgqrrfrrrfqqrg*2,rrrcqrrcppqluuv2vvv1vvv0
  vvv0vvv1qsr2tuu1qrrdrsscqrrerssevvv0*10,ttt7qqqcvvv0vvv1vvv0
  vvv0vvv1vvv0*21,
  vvv0*23,
  vvv0vvv1lno1qqp2vtq1vpm0vts1vvv0*16,
  vvv0tuu828a1oj83uob1ug70vol3qrrcnoojpqqfqqrgoppkqrraooplqqqbvvv0*6,vvv1vvv0
  vvv0vuu4tm81vm50tl52tm71vsm2uuu3vvv0*2,uuu3vvv0uuv4vvv0*6,rssavvv0vvv1vvv0
  vvv0vvu3tl82vm50rj44vn60vtp1tuu7sssarrrerssdsss9rssdrssfsssdrssevvv1vvv0uvv3qrsdvvv0vvv1vvv0
  vvv0vuu5ug60vl60vm60fe83jmm6sttdrssisss8rrrdttt7rssdsssbrrsettt9rrsdttt8vvv0*3,vvv1vvv0
  vvv0vvv2ulh0vok1onl3chi0pqq3vvv0*6,vvv1vvv0*7,vvv1vvv0
  vvv0*23,
  vvv0mpp3ejk0*18,gkl1vvv1vvv0
  vvv09fg619c0*5,4ce54ce44bd34bd64ce44bd74ce45de619c0*6,stt6vvv0
  vvv09fh619c0*5,4bd47ef54ce86dfb5ce66dfa6df8*2,19c0*6,stt6vvv0
  vvv0mpp3ejk0*18,gkl1vvv1vvv0
  vvv0uuv4uvv0uuu0uvv0uuu1uvv0uuu1uuu0uvv0uuu4vvv3uvv0*8,uvv1vvv1vvv0
  vvv0uvv7vvv0pqqdoppcoppjqqrcnooloppkvvv0uvv7*2,vvv0*3,qqqerrrastt4vvv0*3,uvv7vvv0
  vvv0uvv6vvv0oppgoppfmnninoojoophoppivvv0uvv6*2,vvv0*3,ttt4ttt7uuu2vvv0*3,uvv6vvv0
  vvv0vvv2uvv0*8,uvv2vvv2uvv0*8,uvv1vvv0vvv1
  ttt1vvv0*20,uuu0rss1
bonus-won 358x699
~ WwRR k9wt 9eWq rk_K 02JZ rk_K EsxO 7yV3 tEpJ L0Bq TUcg L0Bq hmMo L0Bq _8e8 L0Bq yuAY L0Bq D6PT L0Bq
~ F2Ei L0Bq 6iRL L0Bq r-Bx L0Bq oM0B tEpJ L0Bq e5rI L0Bq PRgV L0Bq A9HP L0Bq wp8L L0Bq 6iRL L0Bq D6PT
~ L0Bq F2Ei L0Bq mZlj L0Bq PscZ 9_ow l58J wRJn iltG g5tx F6bl 7Znf 6uLW DWRo FvWb FEwG NIEI 2nq1 lEJV
~ kPPj FA5A 79Ve sq3U trcw kitc t11H FA5A 79Ve sq3U Fw02 s3Ne 0RXy _mQ3 3IRs zvR9 3IRs ysSA 3IRs QQAh
~ 3IRs X4OA 3IRs W5-L 3IRs xGMw 3IRs n-q4 3IRs ddre 3IRs Dc0R _mQ3 3IRs fleu 3IRs Y1Hg 3IRs bH32 3IRs
~ d1Gs 3IRs n-q4 3IRs W5-L 3IRs xGMw 3IRs rZwL 3IRs TJL0 VIYv ButB iP0r jra3 IoIq XBdf MBoF r5tj On81
~ a0wb On81 pFrC ONZt Ajda Ri_d
  pqqa*2,pqq6opq9rss0*15,sss0stt0ttt0tuu0
  sst1lnn0kmn0*2,pom1trm0trl0*11,trm0tom0*3,trq0tuu0
  7ce518a0*3,kh74vtq2vqh1vm50kkc1ql91vm50*3,dd82ul62voa1vus0voa2ue70ukf2vpn0uhc2umi5
  18a0*3,28a1sl62vob1vur1vn71ola1sm70vm50*3,jg72vm51vsl2vri1vm50ug61vvu1rssfvqo3ue70
  18a0*3,ig74vm50*14,vl50vqn3vvv1ulh2ue70
  18a05991kh72vm50*16,vl50uh70ue70*2,
  sk60vm50voa1vm50*6,ke32id24rj42d912fa23vm51vm50*4,sm70tm70vm50vl50
  vm70vm50vob1vm50*5,ke35a714mg32gb25rj45jd35ng45vm50*4,pl91ql81vn60voc0
  vli0vm70vm50*6,ea25ng44c814d919rj45jd35ng35vm50*6,vto2vvv0
  vli0vm60vm50*6,ph43d912fa24rj43c812e913vm51vm50*6,vsm2vvv0
  vm60vm50hf73vm50*16,voa0vn90vm50vn80
  vk60vm50oj62vm50*6,qi48le3ele3dlf3cvm50*6,vn70vm60qj60ni60
  ue70*2,vi60vm50*6,ul50ul51tl51vm51vm50*6,oj626a9118a0*2,
  ue70*3,ui61vm50*14,pj6328a118a0*3,
  ue70*4,vl50vri1voc2ol90sm70vm50*4,vm60vm90vm60uh61vm509b9418a0*4,
  ue70*4,vj61vqg1hke26ik08ik0tm71vm50*3,vme0vlj0vlh0vk60uk6318a0*5,
  vsr0*4,vtr0vuq0stt0rtt0*2,utr0vuq0*3,vtt0*3,vur0vtr0qrr0*5,
  vvv0*4,uuu1uuu3vvv0*4,uvv1ttt3ttt2uuu2tuu3rss2sss2sss1vvv0*5,
  vvv0*4,vvv1gijmhijhnoobhjkghjjglmncgiijgiikoopcjklifhiglmmcnopdvvv0*5,
  vvv0*8,pqq6vvv0*14,
  vvv0*3,rssesssbrrrcqrrd*2,rssbpqqgstt8rrsbrrseqrrdqrre*2,rsscqrrepqqfvvv1vvv0*3,
  vvv0*23,
  vvv0*23,
  vvv0vvv1iol7qsr4qrrgsssaqrrersscttt9vvv0*6,stt6qrrepqqjppqlnoomvvv1*2,vvv0
  vvv0vvv1tut1vvv0*3,vvv1vvv0*14,vvv1vvv0
  vvv0vvv1stt1uvv1vvv1vvv2vvv0*2,vvv1vvv0*5,uvv1vvv1*2,uuv1uuu4ttt3vvv0vvv1vvv0
  vvv0vvv1jom7qsr4sttbrrrfqrrgsssbrsshrssdvvv0*3,tuu5rrsdqrrdqrrjqrrhqrrgqqqivvv0vvv1vvv0
  vvv0*23,
  vvv0*23,
  vvv0vvv3dhi1lmk3usn2ulg0vrq2vvv0*14,vvv1vvv0
  vvv0tuu78b91sl62vn70ui61vol3qrrcnoojpqqfpqqioppkrssboopippqhqrrevvv0*5,vvv1vvv0
  vvv0vvu3vm91oh48ke3gtm71vtp1ttt7ttu5ttt8ttt9ttt5stt9ttt9tuu6ttt8vvv1vvv0uvv3qrsdvvv0vvv1vvv0
  vvv0vuu3tk72tk59qj4cvm71trm3vvv3uuu4ttt6uuu5uuu3uuu6uuu5uuu6tuu6vvv0*3,rssavvv0vvv1vvv0
  vvv0vuu5ue70vl71ul718b93ilm6sttdrssisss8rrrdttt7rssdrsscrrsettt9rrsdttt8vvv0*3,vvv1vvv0
  vvv0vvv1vpn0vrp0pqq1kmn0stt2vvv0*16,
  vvv0*23,
  vvv0hlm47ef0*18,9fg1uuv2vvv0
  vvv09fg619c0*5,6df89fh96dfa7efd8ega8egg8egcaghd19c0*6,stt6vvv0
  vvv09fh619c0*5,1ac02ac11ac13bd32ac1*4,19c0*6,stt5vvv0
  vvv0rst2loo0*18,npq1vvv0*2,
  vvv0uuu5vvv0*8,uuu1vvv0*9,vvv1vvv3vvv0
  vvv0uvv6vvv0*8,oopjoppjsst4vvv0*8,uvv6vvv0
  vvv0vvv2uvv0*18,uvv1vvv0vvv1
  ttt1vvv0*20,uuu0rss1
place-without-prize 358x649
~ WwRR k9wt yDPi rk_K 02JZ rk_K lJ08 nYIq C8pm 3IRs L4rz 3IRs bJqT 3IRs tFy0 3IRs qmoq 3IRs n-q4 3IRs
~ qmoq 3IRs EVu3 3IRs jfRT 3IRs 2Xbx 3IRs -R2a 3IRs Vt4u 3IRs vVqt 3IRs 3upR 3IRs dMt5 DWRo FvWb Gd42
~ Wx3R GkbR kEBR pWaV 7Rc3 0bpN dcB6 pxCz 5rWa 2nq1 lEJV XEZN FA5A 79Ve sq3U vQea kitc soQE FA5A 79Ve
~ sq3U 71iC On81 _ycg On81 pFrC ONZt Ajda Ri_d
  pqqdpqq8pqqaoppboppapqq9opp9rss0*12,sss0stt0ttt0tuu0
  tut0uts0tts0*18,uts0tut0tuu0
  vtq0*19,vur0vvt0vur0uus0
  vtq0*10,vtn0vsl0vtp0vtq0*6,vvv0rssgvvu0vtq0
  vtq0*9,vsm1vm60vm50vpf1vtq0*6,vvt0vvv1vus0vtq0
  vtq0*9,vqh1vm50*2,vo91vtq0*10,
  vtq0*9,vto0vo90vn70vrj1vtq0*10,
  vtq0*3,hji529a1mnl4vtq0*3,oom2cgg1bff0ikj2vtp0vtq0*9,
  vtq0*3,cff518a0hji5vtq0*2,klk518a0*4,9de4vtp0vtq0*2,vrk0vsl0vtq0*4,
  vtq0*3,tsp1lml1vtp1vtq0utp239b218a0*5,lmk5vtq0vtp0vm60vn81vtq0*4,
  vtq0vtp0jon28jl06ik09jl1mpo2qpn518a0*6,ehh5vtq0*2,vrj0vrk0vtq0*4,
  vtq0lpn36ik0*5,iml918a0*6,ehh5vtp0vmg1uhb0*2,vnh1vtp0vtq0*2,
  vtq0akl36ik0*5,8hj818a0*6,ehg6uic2ue70*4,uke2vtq0*2,
  vtq07jl26ik0*5,5gi318a0*6,edc8ue70*6,vrn2vtq0
  vtq07jl26ik0*5,5gi318a0*6,db94ue70*6,voj2vtq0
  vro17jl26ik0*5,5gi318a0*6,db93ue70*6,voj3vol1
  vuu0rtt0*6,qtt0qrr0*6,srr0vsr0*6,vut0vtt0
  vvv0*2,stt4vvv0*2,ttt4uuu2tuu3uuu3vvv0*2,uuu3vvv0uvv1vvv0*2,uuu3vvv0ttt3sst3uvv1vvv0*2,
  vvv0*2,klmiijkfijkhlmnghjjihjjnfhhlhjkigijflmndhijgmnnahjjegijkfhionoochjjfjkljqqq7vvv0*2,
  vvv0*23,
  vvv0*7,sst9qrrcrrrirsscrrsdrrrarrrhrssdvvv0*8,
  vvv0*23,
  vvv0loo3gkl0*18,oqq2vvv0*2,
  vvv0rssdrsscstt8vvv0*3,rssaoppinoogpqqfpqqhpqqi*2,opphnooiqqqevvv0*3,vvv2*2,vvv0
  vvv0*23,
  vvv0*23,
  vvv0vvv1iol7qsr4rrsgrssjrssdvvv0*6,rrrapqqiopplrrrcqqqippqlnoomvvv1*2,vvv0
  vvv0vvv1tut1vvv0*18,vvv1vvv0
  vvv0vvv1vvv0*2,uuv4vvv0*5,vvv1uvv1uvv2uuu4ttt2vvv1vvv0*2,vvv1*2,vvv0vvv1vvv0
  vvv0vvv1lqo6rts3rssgrrrevvv0*4,rsscrrrdrrrgqrrfrrrfqqrg*2,rrrcqrrcppqluuv2vvv1vvv0
  vvv0vvv1qsr2tuu1qrrdrsscqrrerssevvv0*10,ttt7qqqcvvv0vvv1vvv0
  vvv0vvv1vvv0*21,
  vvv0*23,
  vvv0ejk53bd0*18,5ce1uuu3vvv0
  vvv09fg619c0*3,agid8egaagii7efabgikagig8fgf9ghebgieaghg9fge9fhf5ce719c0*3,stt6vvv0
  vvv0agh619c0*18,1ac0ttu4vvv0
  vvv0tuu1pqr0*18,qss1vvv0*2,
  vvv0uvv6vvv0*8,stt5vvv1vvv0*8,vvv1vvv4vvv0
  vvv0uvv6vvv0*8,pqqfppqistt3vvv0*8,uvv5vvv0
  vvv0vvv2uvv0*18,uvv1vvv0uuu1
  stt1vvv0*20,uuu1rss0
