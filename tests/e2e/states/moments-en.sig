open 358x63
~ IqB6 xt-H xduM z2yA -vvM bmzk -vvM 0gYQ -vvM u3eT
  qrrarss8uvv0*21,
  tuu1tuu0*3,uuu0tuu1tuu0*2,uuu1tuu1tuu0*5,uuu1uvv0*7,
  tuu3oppeoppittt3stt8ttt3oppjsss6tuu6*2,ppqhopqbqqr9pqqerss6tuu6uvv0*7,
  ttt3stt2stt3ttu1tuu4stt4stt2ttt1tuu4ttt4sss5stt1*3,ttt1tuu4uvv0*7,
claim 358x543
~ IqB6 xt-H Ptwi PiZq daI4 PiZq J1RT ywmP z000 uATa RM7K uATa KEC1 uATa V7K5 uATa on_s uATa PL-N uATa
~ Ufq5 uATa BhJ6 uATa qvW_ uATa p5e7 z000 uATa UsDg uATa RjDS uATa u4BG uATa viQK uATa BhJ6 uATa PL-N
~ uATa Ufq5 uATa O2VI uATa SjLY hDMC Dh21 m2v8 ODhv o0Hn hxJF a97a sdNK BmlC 08GF WwUH 0Yz- oyk_ kuGL
~ C85m JhQX oyk_ SI1T aIzH aAgK QfW5 A0Be 7iTm wGa_ wNIl 8Kfa 4ttj pj7d losQ dGEE
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
  vk60vm50oj62vm50*6,rj48mf3dmf3cmf3bvm50*6,vn70vm60qj60ni60
  ue70*2,vi60vm50*6,tl50tk51sk52ul52vm50*6,oj626a9118a0*2,
  ue70*3,ui61vm50*14,pj6328a118a0*3,
  ue70*4,vl50vri1voc2pl90sm70vm50*4,vm60vm90vm60uh61vm509b9418a0*4,
  ue70*4,vj61vqg1hke26ik08ij0tm71vm50*3,vme0vlj0vlh0vk60uk6318a0*5,
  vsr0*4,vtr0vuq0stt0rtt0*2,utr0vuq0*3,vtt0*3,vur0vtr0qrr0*5,
  vvv0*4,uvv1tuu3vvv0*4,uvv1rss2ttt2uuu2ttt3rss2sss2sst1vvv0*5,
  vvv0*5,hijlhijgmnodijkfhjjilmncklmfgiilnopcikkjghijlmncoopavvv0*5,
  vvv0*8,pqq7vvv0*14,
  vvv0*6,qrrirsscqrrhqqqettt8rrscpqqfrssestt9rrrcttt5vvv0*6,
  vvv0*6,tuu4ttu6tuu7uuu5uuu4uuu6tttattt8uuu3stt9vvv0*7,
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
~ IqB6 xt-H lMZb PiZq daI4 PiZq J1RT ywmP z000 uATa RM7K uATa KEC1 uATa V7K5 uATa on_s uATa PL-N uATa
~ Ufq5 uATa BhJ6 uATa qvW_ uATa p5e7 z000 uATa UsDg uATa RjDS uATa u4BG uATa viQK uATa BhJ6 uATa PL-N
~ uATa Ufq5 uATa O2VI uATa SjLY hDMC Dh21 m2v8 XYse o0Hn hxJF a97a sdNK BmlC 08GF tdLK vL8l vLhW Mj1V
~ j03T p322 v0Fq Yp9X BfiT 7jt1 oyk_ _O6d XKxC oyk_ SI1T aIzH aAgK QfW5 A0Be 7iTm wGa_ wNIl 8Kfa 4ttj
~ pj7d losQ dGEE
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
  vvv0ttt8uuu6uuu5tuu6vvv0uuu5sst7sss8sst8rssarrrattt7qrrcsss9stt8sss8ttt9sss9*2,sst7vvv2vvv0
  vvv0uuu5ttt6*2,ttu6vvv1vvv3stt7ttt7*2,sss7sst9ttt6sssastt9rrr9rss9stt7rss9sstcrss8vvv1vvv0
  vvv0ckh52e90*5,aie6vm50*6,uqj3rss0*6,vvv0*2,
  vvv0*23,
  vvv0vqh1vn90*18,voa0vvu1vvv0
  vvv0voc2vm50*3,tk56tl52qi4ang4gph4dqj4aoh4aqi49qi4cph4emg3cqj49vm50*4,vus2vvv0
  vvv0vpd2vm50*4,ul51vm50*14,vut1vvv0
  vvv0vut0uso0*8,vto0vtp0uso0*8,vtq1vvv0*2,
  vvv0uvv5vvv0*2,uuu4uuu2vvv2vvv0*3,uvv5*2,vvv0*3,ttu3vvv0*4,vvv1vvv3vvv0
  vvv0uvv6vvv0*2,rssbsss5opphnoogvvv2vvv0uvv6*2,vvv0*3,pqqgopphrrs6vvv0*3,uvv6vvv0
  vvv0vvv2uvv0*8,vvv2*2,uvv0*8,uvv1vvv0*2,
  vvv0*5,sss6uuu3ttu7uuu5uuu6vvv3vvv1ttu6stt5tuu4stt5*2,vvv0*6,
  vvv0*4,vvv1qrr7uvv2tuu7ttt6uuu7uuu2uvv2tuu5rss4rtt9rssastt7vvv0*6,
  uuu1vvv0*21,ttt1
  sss1vvv0*20,ttt1rss0
claim-locked 358x640
~ IqB6 xt-H dgiP PiZq daI4 PiZq J1RT ywmP z000 uATa RM7K uATa KEC1 uATa V7K5 uATa on_s uATa PL-N uATa
~ Ufq5 uATa BhJ6 uATa qvW_ uATa p5e7 z000 uATa UsDg uATa RjDS uATa u4BG uATa viQK uATa BhJ6 uATa PL-N
~ uATa Ufq5 uATa O2VI uATa SjLY hDMC Dh21 m2v8 XYse o0Hn hxJF a97a pRoI BmlC 08GF jk4q l-Aw gWhD RLo9
~ --jQ d8i- F04H vLhW Mj1V j03T p322 v0Fq Yp9X BfiT 7jt1 oyk_ kuGL C85m JhQX oyk_ SI1T aIzH aAgK QfW5
~ A0Be 7iTm wGa_ wNIl 8Kfa 4ttj pj7d losQ dGEE
  pqrapqqbpqq9opp9pqq6rss0*14,sss0stt0ttt0tuu0
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
  vvv0*4,uuu6qrrhqrrf*2,sssaqrrfrrreqrrerssdpqqjrsscsssdpqqjssscvvv0*5,
  vvv0*4,uuu3uuu4stt9ttt6rssbttt7sttauuu4stt8ttt6tuu5stt6sss8tuu5vvv0*5,
  vvv0*4,uuu2uuu4uuu5tuu3vvv3uuu6ttt7ttu6tuu6ttu7uuu6tuu4ttt5tuu5vvv0*5,
  vvv0*7,tuu3uuu1uuu0*2,tuu1uuu0*2,uuu1vvv0*8,
  vvv0*7,rss6rrs9pqqcopqcqrr7prrapqqd*2,tuu2vvv0*7,
  vvv0*23,
  vvv0rssdsssbsttasssavvv1ttt7qqrd*2,qqrfoppgoppirrscoopkpqqgppqfoppgqrreppqfpqqjpqqeuuu3vvv0
  vvv0rts2nqp1*2,nrp1orq0*2,psr2vso1vto1uso1vso1vto1uso2uus2tuu2ttu2uuu1tuu2tuu3tuu1vvv0*2,
  vvv0hnk49ie0*5,fli5voc0*6,usm2stt0*6,vvv0*2,
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
claim-under-review 358x640
~ IqB6 xt-H hIqx PiZq daI4 PiZq J1RT ywmP z000 uATa RM7K uATa KEC1 uATa V7K5 uATa on_s uATa PL-N uATa
~ Ufq5 uATa BhJ6 uATa qvW_ uATa p5e7 z000 uATa UsDg uATa RjDS uATa u4BG uATa viQK uATa BhJ6 uATa PL-N
~ uATa Ufq5 uATa O2VI uATa SjLY hDMC Dh21 m2v8 XYse o0Hn hxJF a97a JMOy BmlC 08GF jk4q 8m0T gWhD h7XL
~ --jQ BJpP vLhW Mj1V j03T p322 v0Fq Yp9X BfiT 7jt1 oyk_ kuGL C85m JhQX oyk_ SI1T aIzH aAgK QfW5 A0Be
~ 7iTm wGa_ wNIl 8Kfa 4ttj pj7d losQ dGEE
  pqrapqqbpqq8opp9pqq7oppaopp9rss0*12,sss0stt0ttt0tuu0
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
  vvv0*6,uuu3qrrhsssaqrrdqrrgrrrdsssbrrsfpqqhstt8vvv0*7,
  vvv0*5,uuu3ttt6tuu6uuu5ttt8uuu3ttt7ttu4uuu4*2,ttt6uuu5vvv0*6,
  vvv0*5,uuu4stt7*2,ttu7stt8ttt7*2,ttt8tuu7stt5sss7ttt7vvv0*6,
  vvv0*8,tuu1uuu1uuu0*4,uvv0vvv0*8,
  vvv0*7,uuu0rss9qrraopqdpqq9pqqboqqdrss5vvv0*8,
  vvv0*23,
  vvv0rssdsssbsttasssavvv1ttt7qqrd*2,qqrfoppgoppirrscoopkpqqgppqfoppgqrreppqfpqqjpqqeuuu3vvv0
  vvv0stt2psr1prr1psr1qsr0*2,rss2vtq1*2,utq1vtq1*2,utq2uut2tuu2*2,uuu1tuu2uuu3uuu1vvv0*2,
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
claim-failed 358x619
~ IqB6 xt-H BsVs PiZq daI4 PiZq J1RT ywmP z000 uATa RM7K uATa KEC1 uATa V7K5 uATa on_s uATa PL-N uATa
~ Ufq5 uATa BhJ6 uATa qvW_ uATa p5e7 z000 uATa UsDg uATa RjDS uATa u4BG uATa viQK uATa BhJ6 uATa PL-N
~ uATa Ufq5 uATa O2VI uATa SjLY hDMC Dh21 m2v8 XYse o0Hn hxJF a97a sdNK BmlC 08GF tdLK vL8l wDEc cOwf
~ Seyg vLhW Mj1V j03T p322 v0Fq Yp9X BfiT 7jt1 oyk_ TsJA C85m JhQX oyk_ QfW5 pj7d losQ dGEE
  pqrapqqbpqq9oppbqrr2rss0*14,sss0stt0ttt0tuu0
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
  vvv0tuu6uuu4uuv3uuu4vvv0uuu4ttt5sst6ttt6sst8rss8uuu5rss9stt6ttu5stt6tuu6stt7ttt6ttt4vvv2vvv0
  vvv0ttt7stt8ttt8*2,vvv1uuv4sss9stt8sss9rrr9rsscsss8rrrdrssbqqqcqrrbsssaqrrbrssgqrrcvvv2vvv0
  vvv0dlh54fa0*5,bjf6vn70*6,urk2rss0*6,vvv0*2,
  vvv0*2,uuu0*5,uvu0vvu0*6,vvv0*9,
  vvv0vrj1voa0*18,voc0vvu0vvv0
  vvv0voc2vm50*6,mf3ask54pi4brj47qi49ph4dul53vm50*6,vus2vvv0
  vvv0vpc2vm50*6,sk52vm50ul51*2,tk54ul51vm50*7,vut1vvv0
  vvv0vus0usm0*18,vto0vvv0*2,
  vvv0uuu5vvv0*8,uuu1vvv0*9,vvv1vvv3vvv0
  vvv0uvv6vvv0*8,oopjoppjsst4vvv0*8,uvv6vvv0
  vvv0vvv2uvv0*18,uvv1vvv0vvv1
  ttt1vvv0*20,uuu0rss1
claim-refused 358x598
~ IqB6 xt-H qDFa PiZq daI4 PiZq J1RT ywmP z000 uATa RM7K uATa KEC1 uATa V7K5 uATa on_s uATa PL-N uATa
~ Ufq5 uATa BhJ6 uATa qvW_ uATa p5e7 z000 uATa UsDg uATa RjDS uATa u4BG uATa viQK uATa BhJ6 uATa PL-N
~ uATa Ufq5 uATa O2VI uATa SjLY hDMC Dh21 m2v8 XYse o0Hn hxJF a97a sdNK BmlC 08GF tdLK vL8l wDEc cOwf
~ WiDd vLhW Mj1V j03T p322 v0Fq Yp9X BfiT 7jt1 oyk_ kuGL C85m JhQX oyk_ QfW5 pj7d losQ dGEE
  pqrapqqbpqq7opp9opp8rss0*14,sss0stt0ttt0tuu0
  sst1lnn0kmn0*2,pom1trm0trl0*11,trm0tom0*3,trq0tuu0
  7ce518a0*3,kh74vtq2vqh1vm50kkc1ql91vm50*3,dd82ul62voa1vus0voa2ue70ukf2vpn0uhc2umi5
  18a0*3,28a1sl62vob1vur1vn71ola1sm70vm50*3,jg72vm51vsl2vri1vm50ug61vvu1rssfvqo3ue70
  18a0*3,ig74vm50*14,vl50vqn3vvv1ulh2ue70
  18a05991kh72vm50*16,vl50uh70ue70*2,
  sk60vm50voa1vm50*5,qi42d911qi44rj43c812d913ul51vm50*4,sm70tm70vm50vl50
  vm70vm50vob1vm50*5,tk51hc25ph45fb25rj45jd35ng35vm50*4,pl91ql81vn60voc0
  vli0vm70vm50*7,jd25ph45gb25qi45id25og45vm50*6,vto2vvv0
  vli0vm60vm50*6,lf33c810*2,oh46d912fa23vm50*7,vsm2vvv0
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
  vvv0vuu0vtt0*19,vvv0*2,
  vvv0vtt0tooetppbsmmdtppasmnitpp8tnoftooc*2,topasmngtop9tnodtop8tnnbtop8smnetppbvss0vvv0*2,
  vvv0vtt0vss0*12,vrr2vss0*6,vvv0*2,
  vvv0*23,
  vvv0rssdsssbsttasssavvv1ttt7qqrd*2,qqrfoppgoppirrscoopkpqqgppqfoppgqrreppqfpqqjpqqeuuu3vvv0
  vvv0rts2nqp1*2,nrp1orq0*2,psr2vso1vto1uso1vso1vto1uso2uus2tuu2ttu2uuu1tuu2tuu3tuu1vvv0*2,
  vvv0hnk49ie0*5,fli5voc0*6,usm2stt0*6,vvv0*2,
  vvv0*2,vus0*18,vvt0vvv0*2,
  vvv0vpd2vm50*4,ul51vm50*13,vm60vvt1vvv0
  vvv0voc2vm50*3,rj45lf3arj47oh4goh4erj4aog4brj48oh4fqi4cng3cpi4bvm50*4,vus2vvv0
  vvv0vqf2vm50*18,vn70vvu1vvv0
  vvv0vvv1uvv0*18,uvv1vvv0*2,
  vvv0uvv6vvv0*8,qrrdrss9tuu2vvv0*8,uvv5vvv0
  vvv0uvv6vvv0*8,rss7sssauuu1vvv0*8,vvv4vvv0
  vvv0vvv1uvv0*18,vvv1vvv0tuu1
  sss1vvv0*20,ttt1rss0
claim-only 358x680
~ IqB6 xt-H xpUX PiZq daI4 PiZq J1RT ywmP z000 uATa RM7K uATa KEC1 uATa V7K5 uATa on_s uATa PL-N uATa
~ Ufq5 uATa BhJ6 uATa qvW_ uATa p5e7 z000 uATa UsDg uATa RjDS uATa u4BG uATa viQK uATa BhJ6 uATa PL-N
~ uATa Ufq5 uATa O2VI uATa SjLY hDMC Dh21 m2v8 XYse o0Hn hxJF a97a sdNK BmlC 08GF tdLK vL8l vLhW Mj1V
~ j03T p322 v0Fq Yp9X BfiT 7jt1 U8yZ sZsU K9oZ Vc8o DUYO PiZq rvtL D8g_ 7-62 TPsC FCAc RZov oyk_ 6BKK
~ oyk_ SI1T aIzH aAgK QfW5 A0Be 7iTm wGa_ wNIl 8Kfa 4ttj pj7d losQ dGEE
  pqrapqqbpqq7pqqbrss0*15,sss0stt0ttt0tuu0
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
  vvv0*4,uuu7rrrdsssdrsserrsdsss9qrrersscqrrdrrrbrssfsssbqrrettt9vvv0*5,
  vvv0*23,
  vvv0ttt8uuu6uuu5tuu6vvv0uuu5sst7sss8sst8rssarrrattt7qrrcsss9stt8sss8ttt9sss9*2,sst7vvv2vvv0
  vvv0ttt6rss6*3,tut1tut3rss7tts7tsr7ssr7ssr9tss6ssrasss9qrr9rrs9sst7rrs9ssscrrs8vvv1vvv0
  vvv0dlh54fa0*5,bjf6vn70*6,urk2rss0*6,vvv0*2,
  vvv0*23,
  vvv0uuu0tuu0*19,vvv0*2,
  vvv0uuu0tuu4rst3uvv0pqqcmoogmnnfnoofmnoirss3tuu0*5,stt3qrr6rrs6qrr6stt1vvv0*2,
  vvv0uuu0tuu4knoctuu3qrr9qrr7qrr8qrrbprr9rss7qrr7stt2tuu0*3,qrr5pqqbopp9oqqdstt1vvv0*2,
  vvv0uuu0tuu0uuu0tuu0rst2qrs3qss2*2,qrr3qrs2qrs3rss0*2,rtt0tuu0*6,vvv0*2,
  vvv0uuu0tuu0*3,mop2hlm0*8,imm2stt0*5,ttt0vvv0*2,
  vvv0*23,
  vvv0loo3cij0*18,ejk1vvv1vvv0
  vvv09fg619c0*6,6df44ce54ce75de76df86df94bd319c0*6,stt6vvv0
  vvv09fh619c0*6,6df64ce94bd64ce65ce55de72ac319c0*6,stt6vvv0
  vvv0nqq3gkl0*18,imn1vvv0*2,
  vvv0uuu4uvv0*8,uuu4vvv4uvv0*8,uvv1vvv2vvv0
  vvv0uvv7vvv0*2,qrrgqrr8nopknoogvvv2vvv0uvv7*2,vvv0*3,noojopphrrs6vvv0*3,uvv7vvv0
  vvv0uvv3uvv0*8,uuu3vvv3uvv0*8,uvv1vvv1vvv0
  vvv0*5,ttu3vvv0vvv1vvv0vvv1vvv0*13,
  vvv0*4,vvv2opqauuu4ssscrrrbsttcuuu5uuu3qssboqraprreoqrfoqrdvvv0*6,
  vvv0*22,uuu1
  stt1vvv0*20,uuu1rss0
claim-all 358x728
~ IqB6 xt-H eFVT PiZq daI4 PiZq J1RT ywmP z000 uATa RM7K uATa KEC1 uATa V7K5 uATa on_s uATa PL-N uATa
~ Ufq5 uATa BhJ6 uATa qvW_ uATa p5e7 z000 uATa UsDg uATa RjDS uATa u4BG uATa viQK uATa BhJ6 uATa PL-N
~ uATa Ufq5 uATa O2VI uATa SjLY hDMC Dh21 m2v8 plT- o0Hn hxJF a97a sdNK BmlC 08GF QEet i8F- gxns Y6q5
~ y4iD qBbW FUsN to23 Pwtu Oasb Y1Sm y4iD qBbW FUsN to23 Pwtu Oasb U8yZ sZsU K9oZ Vc8o DUYO PiZq rvtL
~ D8g_ 7-62 TPsC FCAc RZov oyk_ 6BKK oyk_ SI1T aIzH aAgK QfW5 A0Be 7iTm wGa_ wNIl 8Kfa 4ttj pj7d losQ
~ dGEE
  pqrapqqb*2,sss0rss0*15,sss0stt0ttt0tuu0
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
  vk60vm50oj62vm50*6,qi48le3ele3dlf3cvm50*6,vn70vm60qj60ni60
  ue70*2,vi60vm50*6,ul50ul51tl51vm51vm50*6,oj626a9118a0*2,
  ue70*3,ui61vm50*14,pj6328a118a0*3,
  ue70*4,vl50vri1voc2pl90sm70vm50*4,vm60vm90vm60uh61vm509b9418a0*4,
  ue70*4,vj61vqg1hke26ik08ij0tm71vm50*3,vme0vlj0vlh0vk60uk6318a0*5,
  vsr0*4,vtr0vuq0stt0rtt0*2,utr0vuq0*3,vtt0*3,vur0vtr0qrr0*5,
  vvv0*3,uvv1ttt4uuu3ttt1ttt2uuu2sst3rss2sss2ttt1uuu2vvv0tuu3vvv0*2,uuu3vvv0*4,
  vvv0*3,noobfhipnopgijkhjklimnnchijihijjikkipqqbgijjijkghjjnhjjkhijefghivvv0*4,
  vvv0*23,
  vvv0*3,ttt5rrrdqrrfqrrgrrsirrrcrsscsssbrrresstcqrrcrrsbqrrgsssbqrrfsttbvvv0*4,
  vvv0*23,
  vvv0*23,
  vvv0vvv1jom7qsr4qqrg*2,qqriuuu2vvv0*8,vvv1ppqioppinoojvvv1*2,vvv0
  vvv0vvv1stt1uvv1vvv0vvv2vvv0*15,vvv1vvv0
  vvv0vvv1vvv0*19,vvv1vvv0
  vvv0vvv1gmk8psr5qqrgpqqiqqriuuu2vvv0*8,vvv1opqioppinoojvvv1*2,vvv0
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
  vvv0*5,ttu3vvv0vvv1vvv0vvv1vvv0*2,vvv1vvv0*10,
  vvv0*4,vvv2oppauuu4ssscrrrbsttcuuu5uuu3rssaoqraprreoqrfoqrdvvv0*6,
  vvv0*22,uuu1
  stt1vvv0*20,uuu1rss0
claim-all-later 358x608
~ IqB6 xt-H V5WI PiZq daI4 PiZq J1RT ywmP z000 uATa RM7K uATa KEC1 uATa V7K5 uATa on_s uATa PL-N uATa
~ Ufq5 uATa BhJ6 uATa qvW_ uATa p5e7 z000 uATa UsDg uATa RjDS uATa u4BG uATa viQK uATa BhJ6 uATa PL-N
~ uATa Ufq5 uATa O2VI uATa SjLY hDMC Dh21 m2v8 plT- o0Hn hxJF a97a sdNK BmlC 08GF QEet BW41 gxns Y6q5
~ y4iD qBbW FUsN to23 Pwtu Oasb Y1Sm y4iD qBbW FUsN to23 Pwtu Oasb oyk_ avHW oyk_ SI1T aIzH aAgK QfW5
~ pj7d losQ dGEE
  pqrapqqb*2,pqq9opp8rss0*14,sss0stt0ttt0tuu0
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
  vvv0*4,ttt4rrrfqrrdsssasss8qrrfqrrjrrscqrrgrssc*2,rsseqrrhrss9vvv0*5,
  vvv0*3,vvv1tuu6ttt7uuv3ttt6tuu5tuu6ttt6ttu5tuu6ttt8uuu6tuu5uuu5ttt7vvv1vvv0*4,
  vvv0*3,vvv2stt8ttt7*2,uuu7stt8ttu6stt8ttt9tuu8uuu6ttt9ttt6sssattt8uuu4vvv0*4,
  vvv0*23,
  vvv0vvv1rts1uvu1uuu3vvv0vvv1vvv0*10,uuu3uuu4ttt3vvv0vvv1vvv0
  vvv0vvv1kpn7rts3rssdpqqiqrrguvv2vvv0*8,vvv1qrrfqrrepqqfvvv0vvv1vvv0
  vvv0vvv1vvv0*19,vvv1vvv0
  vvv0vvv1lqo6rts3rssdssscrssevvv1vvv0*9,rrrfqrrfpqqfvvv1*2,vvv0
  vvv0vvv1qsr2tuu1uuu3ttt6uuu4vvv0*10,tuu3tuu2tuu3vvv0vvv1vvv0
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
~ IqB6 xt-H 48sP PiZq daI4 PiZq J1RT ywmP z000 uATa RM7K uATa KEC1 uATa V7K5 uATa on_s uATa PL-N uATa
~ Ufq5 uATa BhJ6 uATa qvW_ uATa p5e7 z000 uATa UsDg uATa RjDS uATa u4BG uATa viQK uATa BhJ6 uATa PL-N
~ uATa Ufq5 uATa O2VI uATa SjLY hDMC Dh21 m2v8 plT- o0Hn hxJF a97a sdNK BmlC 08GF ooEg i8F- wDEc cOwf
~ Seyg WiDd gxns Y6q5 y4iD qBbW FUsN to23 Pwtu Oasb Y1Sm y4iD qBbW FUsN to23 Pwtu Oasb oyk_ TsJA C85m
~ JhQX oyk_ QfW5 pj7d losQ dGEE
  pqrapqqb*2,pqq9opq7pqq7rss0*13,sss0stt0ttt0tuu0
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
  vk60vm50oj62vm50*6,qi48le3ele3dlf3cvm50*6,vn70vm60qj60ni60
  ue70*2,vi60vm50*6,ul50ul51tl51vm51vm50*6,oj626a9118a0*2,
  ue70*3,ui61vm50*14,pj6328a118a0*3,
  ue70*4,vl50vri1voc2pl90sm70vm50*4,vm60vm90vm60uh61vm509b9418a0*4,
  ue70*4,vj61vqg1hke26ik08ij0tm71vm50*3,vme0vlj0vlh0vk60uk6318a0*5,
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
  vvv0vvv1rts1uvu1uuu3vvv0vvv1vvv0*10,uuu3uuu4ttt3vvv0vvv1vvv0
  vvv0vvv1kpn7rts3rssdpqqiqrrguvv2vvv0*8,vvv1qrrfqrrepqqfvvv0vvv1vvv0
  vvv0vvv1vvv0*19,vvv1vvv0
  vvv0vvv1lqo6rts3rssdssscrssevvv1vvv0*9,rrrfqrrfpqqfvvv1*2,vvv0
  vvv0vvv1qsr2tuu1uuu3ttt6uuu4vvv0*10,tuu3tuu2tuu3vvv0vvv1vvv0
  vvv0*23,
  vvv0vtp1vri0*18,vrk0vvv0*2,
  vvv0voc2vm50*6,rj47ul53tk52vm50ul51ul52vm50*7,vus2vvv0
  vvv0voc2vm50*6,oh45tk52rj4aqi48oh4cpi4cul54vm50*6,vus2vvv0
  vvv0vsm1vqf0*18,vqh0vvv0*2,
  vvv0uvv3uvv0*18,uvv1vvv1vvv0
  vvv0uvv7vvv0*8,mnnloppjsst4vvv0*8,uvv7vvv0
  vvv0uuu4uvv0*18,uvv1vvv2vvv0
  tuu1vvv0*20,uvv0stt1
claim-many 358x642
~ IqB6 xt-H 5-QJ PiZq daI4 PiZq J1RT ywmP z000 uATa RM7K uATa KEC1 uATa V7K5 uATa on_s uATa PL-N uATa
~ Ufq5 uATa BhJ6 uATa qvW_ uATa p5e7 z000 uATa UsDg uATa RjDS uATa u4BG uATa viQK uATa BhJ6 uATa PL-N
~ uATa Ufq5 uATa O2VI uATa SjLY hDMC Dh21 m2v8 dnDI o0Hn hxJF a97a sdNK BmlC 08GF WdPM i8F- PiZq PiZq
~ 2fTo CZRp 8Vs- NHmy U8yZ sZsU K9oZ Vc8o DUYO PiZq rvtL D8g_ 7-62 TPsC FCAc RZov oyk_ 6BKK oyk_ SI1T
~ aIzH aAgK QfW5 pj7d losQ dGEE
  pqrapqqbpqq8opparss1rss0*14,sss0stt0ttt0tuu0
  sst1lnn0kmn0*2,pom1trm0trl0*11,trm0tom0*3,trq0tuu0
  7ce518a0*3,kh74vtq2vqh1vm50kkc1ql91vm50*3,dd82ul62voa1vus0voa2ue70ukf2vpn0uhc2umi5
  18a0*3,28a1sl62vob1vur1vn71ola1sm70vm50*3,jg72vm51vsl2vri1vm50ug61vvu1rssfvqo3ue70
  18a0*3,ig74vm50*14,vl50vqn3vvv1ulh2ue70
  18a05991kh72vm50*16,vl50uh70ue70*2,
  sk60vm50voa1vm50*3,vm51ea22d812sk52hc24c812ph43jd33c812ng33vm50*3,sm70tm70vm50vl50
  vm70vm50vob1vm50*4,vm51jd35ke39fa25ul52b718c816vm50b718vm50*3,pl91ql81vn60voc0
  vli0vm70vm50*5,oh43gb25rj45fa25ul51b719c815vm50b718vm50*5,vto2vvv0
  vli0vm60vm50*4,ul52a710e910og43gb24c812oh43jd24c812mf33vm50*5,vsm2vvv0
  vm60vm50hf73vm50*16,voa0vn90vm50vn80
  vk60vm50oj62vm50*6,qi48le3ele3dlf3cvm50*6,vn70vm60qj60ni60
  ue70*2,vi60vm50*6,ul50ul51tl51vm51vm50*6,oj626a9118a0*2,
  ue70*3,ui61vm50*14,pj6328a118a0*3,
  ue70*4,vl50vri1voc2pl90sm70vm50*4,vm60vm90vm60uh61vm509b9418a0*4,
  ue70*4,vj61vqg1hke26ik08ij0tm71vm50*3,vme0vlj0vlh0vk60uk6318a0*5,
  vsr0*4,vtr0vuq0stt0rtt0*2,utr0vuq0*3,vtt0*3,vur0vtr0qrr0*5,
  vvv0*3,tuu2stt5stt1ttt2*2,uuu2tuu3sst2rss2qrr2vvv0uuu2tuu3vvv0*3,uuu3vvv0*3,
  vvv0*2,vvv1eghjhjjsmnoajklihjjjmnogikkiijkgeghjnoogmnn9ijknhijlgiilgijihijfmnocvvv0*3,
  vvv0*23,
  vvv0*3,ttt5rrrdqrrfqrrgrrsirrrcrsscsssbrrresstcqrrcrrsbqrrgsssbqrrfsttbvvv0*4,
  vvv0*23,
  vvv0*23,
  vvv0qrrd*2,pqqgppqh*2,rrr9oppkqqqhoppeuuu3vvv0*9,uuu4vvv0*2,
  vvv0uvv0vvv1*2,uvv2vvv2uvv1uuv2vvv2uuv1vvv0*13,
  vvv0*23,
  vvv0uvv0uuu0*19,vvv0*2,
  vvv0uuu0uuu1tuu1uuu0pqq9oppc*2,pqq9oppfstt2tuu0*10,vvv0*2,
  vvv0uuu0stt7immftuu3rss6qrs6qrr6pqqarss5stt2stt1ttt0tuu0*3,pqq9mnohmnnflnnjsss3vvv0*2,
  vvv0uuu0*2,uvv0uuu0rss7pqr9rss8qrr9pqqbqrr8*2,stt2tuu0*8,vvv0*2,
  vvv0uuu0tuu0*3,loo2fkl0*8,glm2stt0*5,ttt0vvv0*2,
  vvv0*2,uuu0*18,uvv0vvv0*2,
  vvv0rst1mpp0*18,oqq1vvv0*2,
  vvv09fh619c0*6,3bd119c02ac13bd13bd2*2,2bd019c0*6,stt5vvv0
  vvv09fg619c0*6,agh98egf6dfc7efc8fgc8fge3bd619c0*6,stt6vvv0
  vvv0glm47ef0*18,8fg1uuv2vvv0
  vvv0vvv2uvv0*8,uvv2vvv2uvv0*8,uvv1vvv0*2,
  vvv0uvv6vvv0*2,rrsdrrr7opphoppevvv2vvv0uvv6*2,vvv0*3,oppipqqfrss5vvv0*3,uvv6vvv0
  vvv0uuu5vvv0*2,uvv3vvv0uvv2uvv1vvv0*2,uuu5uvv5vvv0*3,vvv1uvv2vvv0*3,vvv1vvv3vvv0
  uuu1vvv0uvv0*8,vvv0*2,uvv0*8,vvv0*2,ttt1
  rss1vvv0*20,ttt1rss0
claim-mixed 358x728
~ IqB6 xt-H PoiU PiZq daI4 PiZq J1RT ywmP z000 uATa RM7K uATa KEC1 uATa V7K5 uATa on_s uATa PL-N uATa
~ Ufq5 uATa BhJ6 uATa qvW_ uATa p5e7 z000 uATa UsDg uATa RjDS uATa u4BG uATa viQK uATa BhJ6 uATa PL-N
~ uATa Ufq5 uATa O2VI uATa SjLY A5o- ciWm 9KS3 QS91 -pPo R_VR 1FGc 5VQa 6WMc 5VQa 6WMc 5VQa DC56 ZgAA
~ 1FGc 75Vj pH5t NpXQ hz1I 2gHH 2gHH 2gHH 2gHH 2gHH BmlC 08GF 0Z_O i8F- gxns Y6q5 y4iD qBbW FUsN to23
~ Pwtu Oasb Y1Sm y4iD qBbW FUsN to23 Pwtu GYKH U8yZ sZsU K9oZ Vc8o DUYO PiZq rvtL D8g_ 7-62 TPsC FCAc
~ RZov oyk_ 6BKK oyk_ SI1T aIzH aAgK QfW5 A0Be 7iTm wGa_ wNIl 8Kfa 4ttj pj7d losQ dGEE
  pqrapqqbpqq8opp9qqr5rss0*14,sss0stt0ttt0tuu0
  rss1jlm0ilm0sqk1tqk0*15,tok0tnl0tqp1tuu0
  6bd418a0*2,sk64vm50*15,vmg2vqo0uic2ulh5
  18a0*3,sk64vm50*15,vvu1rrrhvqo3ue70
  18a0*3,sl63vm50*15,vql3vvu0ulg2ue70
  18a06a91mi72vm50*16,vl50uh60ue70*2,
  ul60vm50voc1vm50*16,rl80sm70vm50vl50
  vm80vm50vo91vm50og4eqi4aoh4cmf3cmf3arj46ng3fmg3dph49og4aoh4a*2,ng3cng3dtl52pl91rl81vn70vpd0
  vli0vm70vm50*2,ul52ul51tk52sk42tk52ul51tk54tk53sk53tl53sk53tk53sj43tk53vm51vm50*2,vto2vvv0
  vlh0vm60vm50*6,tl52oh49ke3fng3alf3gpi47vm50*7,vsl2vvv0
  vm50*2,fe84vm50*10,vm70vm90vm80vm50*3,voa1vn91vm50vn70
  vk60vl50qj62vm50*3,nk92gmm2mqr0elk2rl72vn91qom0tqq0vts0vso1vm50*3,vn60vm60oi60lh70
  ue70*2,ui60vl50*3,rla3mpq0mqq0mop0tnd3tl735fg04fh05fh09gi2vl60vl50*2,pi628a914890*2,
  ue70*6,mea3bfh0*3,qgb3oe9119b118a039957ab3ue70*7,
  ue70*6,ld93cgh0cgi0*2,qfa3qd7228a018a0399359a2ue70*7,
  ue70*7,te70*3,ue70*13,
  vts0*23,
  vvv0*4,rss3vvv0*5,tuu3vvv0*2,tuu3*2,vvv0*2,vvv1uuu1vvv0*4,
  vvv0*4,lmnbnopbgijfgijngijijkllfhihklmblmmdfhikgiioikkkfhifhijirrs6vvv0*4,
  vvv0*23,
  vvv0*3,ttt5rrrdqrrg*2,rrsiqrrcrsscrssbrrresstcqrrcrrsbqrrgsssbqrrfsttbvvv0*4,
  vvv0*23,
  vvv0vvv1vvv0*21,
  vvv0vvv1iol7qsr4qqrgqqqgqqriuuu2vvv0*8,vvv1opqioppinoojvvv1*2,vvv0
  vvv0vvv1tut1vvv0*2,vvv1vvv0*15,vvv1vvv0
  vvv0vvv1vvv0*19,vvv1vvv0
  vvv0vvv1gmk8psr5qqrgpqqiqqriuuu2vvv0*9,qrrcoophoppjuuu2vvv1vvv0
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
claim-draws 358x520
~ IqB6 xt-H oOGT PiZq daI4 PiZq J1RT ywmP z000 uATa RM7K uATa KEC1 uATa V7K5 uATa on_s uATa PL-N uATa
~ Ufq5 uATa BhJ6 uATa qvW_ uATa p5e7 z000 uATa UsDg uATa RjDS uATa u4BG uATa viQK uATa BhJ6 uATa PL-N
~ uATa Ufq5 uATa O2VI uATa SjLY hDMC Zxn6 hxJF a97a sdNK BmlC 08GF f42V 76-h oyk_ kuGL C85m JhQX oyk_
~ SI1T aIzH aAgK QfW5 A0Be 7iTm wGa_ wNIl 8Kfa 4ttj pj7d losQ dGEE
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
  vvv0*4,vvv2oppauuu4ssscrrrbsttcuuu5uuu3qssboqraprreoqrfoqrdvvv0*6,
  vvv0*22,uuu1
  stt1vvv0*20,uuu1rss0
claim-item 358x478
~ IqB6 xt-H 83Wt PiZq daI4 PiZq J1RT ywmP z000 uATa RM7K uATa KEC1 uATa V7K5 uATa on_s uATa PL-N uATa
~ Ufq5 uATa BhJ6 uATa qvW_ uATa p5e7 z000 uATa UsDg uATa RjDS uATa u4BG uATa viQK uATa BhJ6 uATa PL-N
~ uATa Ufq5 uATa O2VI uATa SjLY hDMC CHTD hxJF a97a sdNK BmlC 08GF CluQ tRn- oyk_ kuGL C85m JhQX oyk_
~ SI1T aIzH aAgK QfW5 pj7d losQ dGEE
  pqrapqqbpqq9*2,rss0*15,sss0stt0ttt0tuu0
  sst1lnn0kmn0*2,pom1trm0trl0*11,trm0tom0*3,trq0tuu0
  7ce518a0*3,kh74vtq2vqh1vm50kkc1ql91vm50*3,dd82ul62voa1vus0voa2ue70ukf2vpn0uhc2umi5
  18a0*3,28a1sl62vob1vur1vn71ola1sm70vm50*3,jg72vm51vsl2vri1vm50ug61vvu1rssfvqo3ue70
  18a0*3,ig74vm50*14,vl50vqn3vvv1ulh2ue70
  18a05991kh72vm50*16,vl50uh70ue70*2,
  sk60vm50voa1vm50*16,sm70tm70vm50vl50
  vm70vm50vob1vm50*7,vm51qi42vm50*7,pl91ql81vn60voc0
  vli0vm70vm50*5,lf34jd32ng34lf37ke36ic20ng35ke33tk52vm50*5,vto2vvv0
  vli0vm60vm50*5,fa28ic24e919tk56hc26d915hc27gb22rj43vm50*5,vsm2vvv0
  vm60vm50hf73vm50*4,hc29qj41tk50vm51sk51qj40tl51qi40vm50*4,voa0vn90vm50vn80
  vk60vm50oj62vm50*16,vn70vm60qj60ni60
  ue70*2,vi60vm50*16,oj626a9118a0*2,
  ue70*3,ui61vm50*14,pj6328a118a0*3,
  ue70*4,vl50vri1voc2pl90sm70vm50*4,vm60vm90vm60uh61vm509b9418a0*4,
  ue70*4,vj61vqg1hke26ik08ij0tm71vm50*3,vme0vlj0vlh0vk60uk6318a0*5,
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
  vvv0uvv3uvv0*8,uuu3vvv3uvv0*8,uvv1vvv1vvv0
  ttu1vvv0*20,uvv0sss1
claim-tiny 358x617
~ IqB6 xt-H 1RQ5 PiZq daI4 PiZq J1RT ywmP z000 uATa RM7K uATa KEC1 uATa V7K5 uATa on_s uATa PL-N uATa
~ Ufq5 uATa BhJ6 uATa qvW_ uATa p5e7 z000 uATa UsDg uATa RjDS uATa u4BG uATa viQK uATa BhJ6 uATa PL-N
~ uATa Ufq5 uATa O2VI uATa SjLY hDMC uiuV N4LW qkn3 o0Hn hxJF a97a sdNK BmlC 08GF asoA vL8l vLhW Mj1V
~ j9bl p322 v0Fq fYxL Yp9X BfiT 7jt1 oyk_ kuGL C85m JhQX oyk_ SI1T aIzH aAgK QfW5 A0Be 7iTm wGa_ wNIl
~ 8Kfa 4ttj pj7d losQ dGEE
  pqrapqqbpqqapqr8rss0*15,sss0stt0ttt0tuu0
  rss1jlm0ilm0*2,ool1trl0tqk0*10,tql0*2,tnl0*3,tqp1tuu0
  6bd418a0*3,kh74vtq2vri1vm50ikd1pl91vm50*3,bc82tl62voa1vvt0voa2ue70ulg2vqo0uic2ulh5
  18a0*3,28a1tl62voa1vtq0vn71pl90tm70vm50*3,lh72vm50vsl2vqh1vm50uh61vvu1rrrhvqo3ue70
  18a0*3,jg73vm50*14,vl50vpl3vvu0ulg2ue70
  18a06a91mi72vm50*16,vl50uh60ue70*2,
  ul60vm50voc1vm50*16,rl80sm70vm50vl50
  vm80vm50vo91vm50ul51rj46qi47qi48qi47qi48*6,qi47qi48tk53vm50pl91rl81vn70vpd0
  vli0vm70vm50*2,ul51rj48qi47qi48qi47qi48*6,qi47qi48sk53vm50*3,vto2vvv0
  vlh0vm60vm50*7,qi48le3ele3dlf3cvm50*8,vsl2vvv0
  vm50*2,fe84vm50*6,ul50ul51tl51vm51vm50*6,voa1vn91vm50vn70
  vk60vl50qj62vm50*16,vn60vm60oi60lh70
  ue70*2,ui60vm50*16,mi72499118a0*2,
  ue70*3,uh61vm50*14,oj6318a0*4,
  ue70*4,vl51vrj1voc2nla0rl80vm50*4,vm60vma0vm70ug61vl508b9418a0*4,
  ue70*4,vj61vpf0gke26ik07ik0tm71vm50*3,vme0vlj0vli0vl60uk6318a0*5,
  vts0*4,vus0*2,tuu0suu0*2,vut0vus0*3,vuu0*3,vus0*2,sst0*5,
  vvv0*9,rss7vvv1vvv0uvv1uuu2vvv0*9,
  vvv0*9,nooflmmhlmmgmnnhrrr7vvv0*9,
  vvv0pqqalmnljllkijknkllojklnikkojllkijkojllojkloikknjllkikkojkloklmlmnnlkmmiijkilmmhvvv0*2,
  vvv0*2,vvv1vvv0vvv1vvv0*2,vvv1uvv0vvv1vvv0*2,vvv1uvv0vvv1vvv0*2,vvv1vvv0uuu1vvv0*3,
  vvv0*4,uuu7rrrdsssdrsserrsdsss9qrrfrsscqrrdrrrbrssfsssbqrrettt9vvv0*5,
  vvv0*23,
  vvv0ttt6tuu4ttt9uuu6ttt6tuu5uuu6tuu7ttt8tuu5uuu6ttt7tuu6vvv0*9,
  vvv0uuu5ttt7ttt9ttt8sss9ttt7ttt8stt9ttt8*2,tttatuu7stt9vvv0*9,
  vvv0qrrfqqqfpqqfqqqenoojqqreoopmoppjnophppqhnopnqqq9oppmopphpqqevvv0*7,
  vvv0inl3bjg0*5,fmj7vqh1vpd0*5,vrl2stt0*6,vvv0*2,
  vvv0qsr1mqo0*5,orq3vtp0vsn0*5,vur0uuu0*6,vvv0*2,
  vvv0vto1vqh0*18,vri0vvv0*2,
  vvv0voc2vm50*3,ul53rj47tk54sk57sk45tl53sk54tk54rj48tk57rj46*2,vm50*4,vus2vvv0
  vvv0voc2vm50*3,tk52pi44tk53rj49sj49tk57qj46ul53sk47tk55rj45tk55vm50*4,vus2vvv0
  vvv0vtn1vqh0*18,vri0vvv0*2,
  vvv0uuv4uvv0*8,uuu4vvv3uvv0*8,uvv1vvv1vvv0
  vvv0uvv7vvv0*2,qrrgqrr8nopknoogvvv2vvv0uvv7*2,vvv0*3,noojopphrrs6vvv0*3,uvv7vvv0
  vvv0uuv4uvv0*8,uuu4vvv3uvv0*8,uvv1vvv1vvv0
  vvv0*5,uuu2vvv0*17,
  vvv0*4,vvv2oppbuuu5rssdrrrbsttdtuu6uuu3qssboqraprreoqrfoqrdvvv0*6,
  vvv0*22,uuu1
  stt1vvv0*20,uuu1rss0
claim-huge 358x654
~ IqB6 xt-H CLih PiZq daI4 PiZq J1RT ywmP z000 uATa RM7K uATa KEC1 uATa V7K5 uATa on_s uATa PL-N uATa
~ Ufq5 uATa BhJ6 uATa qvW_ uATa p5e7 z000 uATa UsDg uATa RjDS uATa u4BG uATa viQK uATa BhJ6 uATa PL-N
~ uATa Ufq5 uATa O2VI uATa SjLY hDMC znh2 pr8T vkC5 o0Hn hxJF a97a sdNK BmlC 08GF uE_j vL8l vLhW Mj1V
~ j03T p322 v0Fq Yp9X BfiT 7jt1 U8yZ sZsU K9oZ Vc8o DUYO PiZq sAU7 D8g_ 7-62 TPsC kzc0 RZov oyk_ 6BKK
~ oyk_ SI1T aIzH aAgK QfW5 pj7d losQ dGEE
  pqrapqqbpqq9npp9rss0*15,sss0stt0ttt0tuu0
  rss1jlm0ilm0*2,ool1trl0tqk0*10,tql0*2,tnl0*3,tqp1tuu0
  6bd418a0*3,kh74vtq2vri1vm50ikd1pl91vm50*3,bc82tl62voa1vvt0voa2ue70ulg2vqo0uic2ulh5
  18a0*3,28a1tl62voa1vtq0vn71pl90tm70vm50*3,lh72vm50vsl2vqh1vm50uh61vvu1rrrhvqo3ue70
  18a0*3,jg73vm50*14,vl50vpl3vvu0ulg2ue70
  18a06a91mi72vm50*16,vl50uh60ue70*2,
  ul60vm50voc1vm50*16,rl80sm70vm50vl50
  vm80vm50vo91vm50*2,tk52sk54sj43sk46qi44sk53qi48rj45qi46rj45sk44rj47vm50*2,pl91rl81vn70vpd0
  vli0vm70vm50*3,sk52rj45qi48qi46ph48qi49rj47qi48qi47ph45rj46qi49vm50*4,vto2vvv0
  vlh0vm60vm50*7,qi48le3ele3dlf3cvm50*8,vsl2vvv0
  vm50*2,fe84vm50*6,ul50ul51tl51vm51vm50*6,voa1vn91vm50vn70
  vk60vl50qj62vm50*16,vn60vm60oi60lh70
  ue70*2,ui60vm50*16,mi72499118a0*2,
  ue70*3,uh61vm50*14,oj6318a0*4,
  ue70*4,vl51vrj1voc2nla0rl80vm50*4,vm60vma0vm70ug61vl508b9418a0*4,
  ue70*4,vj61vpf0gke26ik07ik0tm71vm50*3,vme0vlj0vli0vl60uk6318a0*5,
  vts0*4,vus0*2,tuu0suu0*2,vut0vus0*3,vuu0*3,vus0*2,sst0*5,
  vvv0sss6uuu2vvv1uuu1tuu3rss6qqr6uuu4stt4ttt4qrr7rrr7stt4rrs7stt3rrr6sst5rss8qrr5qqq5vvv0*2,
  vvv0rrs8lmnhnopgjklgnoofqrrbmnoboppdoopdlnneppqemnneoppfppqgppqamnngqrranooemnndoppfvvv0*2,
  vvv0*4,vvv3ttt6uuu4vvv3uuu3uuu2*2,uuu3uuu2*2,uuu3*3,vvv2vvv0*5,
  vvv0*4,vvv4ttt7ttu9sstbsstattt6ssscttt8sssastt9sttctuu7sssbttu7vvv0*5,
  vvv0*23,
  vvv0rsserrscsssbrsscuvv2ttt8pqqf*2,pqqgnophnopkqrrenoomppqinopi*2,qqqgoopioppmoppguuu4vvv0
  vvv0mqo2hnk0*18,qrp5vvv0*2,
  vvv0mqo2hnk0*18,qrp5vvv0*2,
  vvv0*2,uvv0*19,vvv0*2,
  vvv0uuu0tuu0*3,rss4qrr5*2,rss6rss3qrr4rss3rss4rss3qrr8stt3tuu0*5,vvv0*2,
  vvv0uuu0uuu1tuu1uuu0qrr4oqqeoppcpqqdoppgnppcopqbpqqeoppbopperss5tuu0*5,vvv0*2,
  vvv0uuu0stt7immftuu3pqqamoohmnolmnngnopdpqq9tuu0*5,pqq9mnohmnnflnnjsss3vvv0*2,
  vvv0uuu0*2,uvv0uuu0qrr9qrr7qrr8qrrbprr9rss7qrr7stt2tuu0*8,vvv0*2,
  vvv0uuu0tuu0*3,rst2qrs3qss2*2,qrr3qrs2qrs3rss0*2,rtt0tuu0*6,vvv0*2,
  vvv0uuu0tuu0*3,mop2hlm0*8,imm2stt0*5,ttt0vvv0*2,
  vvv0*23,
  vvv0loo3cij0*18,ejk1vvv1vvv0
  vvv09fg619c0*6,7ef55ce75ce86df96dfa7efb4cd419c0*6,stt6vvv0
  vvv09fh619c0*6,6df54bd73bd54bd45ce45ce52ac319c0*6,stt6vvv0
  vvv0oqq3gkl0*18,imn1vvv0*2,
  vvv0uuu4uvv0*8,uuu4vvv4uvv0*8,uvv1vvv2vvv0
  vvv0uvv7vvv0*2,qrrgqrr8nopknoogvvv2vvv0uvv7*2,vvv0*3,noojopphrrs6vvv0*3,uvv7vvv0
  vvv0uvv3uvv0*8,uuv3vvv3uvv0*8,uvv1vvv1vvv0
  ttu1vvv0*20,uvv0sss1
join 358x634
~ IqB6 xt-H OqGx PiZq daI4 Zwj8 97nn PiZq 7tNe oGGs -F5a kNom 9qhe kNom RDeP kNom c9a5 kNom UP7z kNom
~ bPfH kNom 8lrj kNom Rz14 kNom ZWdI kNom LjBv kNom sze- 1zBU kBjP 5Eb6 C-DA XokS UOpp PiZq 77Oz Sz8Z
~ xoW1 PiZq BkJi Sz8Z nfm- MEEd PiZq gkwq Sz8Z fbYH PiZq SACt Sz8Z N_Og NuCp AkYI MlRS ry0E C85m JhQX
~ MlRS 29B_ aIzH ot7P Cf5F aIzH 6DWN pj7d losQ dGEE
  pqqerss3sst0sss0rss0*15,sss0stt0ttt0tuu0
  tuu0stt0rtt0*11,ttt0rtt0*3,stt0*2,rtt0stt0ttu0tuu0
  qtt0ptt0*11,suu1rtt0sph0uoa0uoc0rrm0tuu1suu0tuv0rtu0stt1
  ptt0*8,fkl5fjl4eno2lqr3suu1tod1vm50*4,rrm1vvv0rssgstt2jno2
  ptt0*8,pst0gkm3ipq1suu1rsr1vm50*5,hg94lno5vvv2eij539b7
  ptt0*11,suu0rsp2vm50vob0vsl0vsm0url228a118a028a018a039b7
  ptt0*2,qss0ptt0*7,pst0rss0rss1vod2vvv0*3,stt618a0*4,39b7
  ptt0qss1sjf2ptt0*6,qpo1tf90ue70*2,vnk3vvv0*3,stt618a0*4,39b7
  ptt0*5,nqr1ejk0dij0*2,tf91ue70*3,vol3vvv0*3,stt618a0*4,39b7
  ptt0*2,pst0*2,mqr339b118a0*2,28a2ue70*4,vol3vvv0*3,stt618a0*4,39b7
  mrs19km16ik0*2,4df218a0*3,28a2ue70*4,vol3vvv0*3,stt618a0*4,39b7
  akm36ik0*3,3df218a0*3,28a2ue70*4,vol3vvv0*3,stt618a0*4,39b7
  kqr0*4,jno0ilm0*3,jlm1vol0*4,vsr1vvv0*3,uuu2ilm0*4,jmn3
  vvv0stt1tuu2uvu3*2,uvu2vvv1tut4tuu5sut4tuu3uvv1*2,uuu3vvv0*9,
  vvv0psq4stt4psrasts8rts8stt7rtsarts8qsr9stt9rts7psq9orqcvvv0*9,
  vvv0ppq7qqqarrr5rss6uuu3qrr4rrs4rrs5sss3vvv0*13,
  vvv0qrr9jllelmnalmmgpqq7klmckmmapqqcopp7vvv0*13,
  vvv0*23,
  vvv0tttarssfsttbrsseqrreuuu5vvv0*4,uuu5sttaqrrerssdsssbvvv0*7,
  vvv0ttt1vvv1uuu3stt1uuu2vvv0*5,vvv1sst2ttt1stt2*3,vvv0*6,
  vvv0pqq7oopcmnncklmenooavvv0*5,ttt4ikkhlmngikkjikkl*2,qqrinoojstt8vvv0*3,
  vvv0*2,vvv1vvv0*10,vvv1vvv0*9,
  vvv0uuu5ttu8stt8ttt7*2,vvv1vvv0*4,uuu3ttt7tuu6vvv0*9,
  vvv0uuu2tuu5uuu4*2,uuu6vvv1vvv0*4,uuu2tuu7uuu4uuu2vvv1*2,uuu1uuu2vvv1vvv0*3,
  vvv0rrscnooittt6vvv0*7,ttt6nopjqrrcoppkqqrcqrrcqqrcoppittt6vvv0*3,
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
join-new-account 358x634
~ IqB6 xt-H v2c2 PiZq daI4 Zwj8 97nn PiZq 7tNe oGGs -F5a kNom 9qhe kNom RDeP kNom c9a5 kNom UP7z kNom
~ bPfH kNom 8lrj kNom Rz14 kNom ZWdI kNom LjBv kNom sze- 1zBU mwEY 5Eb6 C-DA XokS UOpp PiZq BkJi Sz8Z
~ nfm- MEEd PiZq gkwq Sz8Z fbYH PiZq SACt Sz8Z N_Og NuCp AkYI MlRS ry0E C85m JhQX MlRS 29B_ aIzH ot7P
~ Cf5F aIzH 6DWN pj7d losQ dGEE
  pqqeqrr8pqq9pqq7opq7opqaqrr1rss0*12,sss0stt0ttt0tuu0
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
  vvv0rts1tuu3tut3tuu2tuu3tuu2tuu3tut4*2,tut5tuu4tuu3tuu4vvv0*9,
  vvv0qsr4rts4rts7rts8rts9stt5rts7qss8rts8tut6rts8sts7sttavvv0*9,
  vvv0ppq7qqqarrr5rss6uuu3qrr4rrs4rrs5sss3vvv0*13,
  vvv0qrr9jllelmnalmmgpqq7klmckmmapqqcopp7vvv0*13,
  vvv0*23,
  vvv0tttbsssarssfrrrguuu4vvv0*5,uuu5rsscrrsfsstarssdtuu7vvv0*6,
  vvv0ttt1rrs4uuu2rss4*2,stt2vvv0*4,uuu3rss9ttt7vvv0*9,
  vvv0pqq6lmnfklmijklijllioopdoppjooplvvv0*2,uuv3sst9ttt6vvv0*9,
  vvv0*23,
  vvv0ttt6sttbuvv1vvv0*19,
  vvv0tuu4uuu4uuu2uvv1vvv1uuu2vvv2uuu3vvv0*14,
  vvv0pqqdopphrrrbqqqhpqqfpqqcpqqdopplvvv0*14,
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
join-trade 358x612
~ IqB6 xt-H Q8Yj PiZq daI4 Zwj8 97nn PiZq 7tNe oGGs YfwX kNom T8hs kNom rjkX kNom l8J5 kNom RDeP kNom
~ vqcA kNom RDeP kNom rqI4 kNom lK-3 kNom qkU2 kNom ecIh kNom fC2h kNom trCV kNom dc4e kNom K767 1zBU
~ s4UK 5Eb6 C-DA Vuyo UOpp PiZq PBEY Sz8Z nfm- MEEd PiZq gkwq Sz8Z fbYH PiZq SACt Sz8Z N_Og nziL AkYI
~ MlRS BDkV MlRS 29B_ aIzH ot7P Cf5F aIzH 6DWN pj7d losQ dGEE
  pqqeqrr7oqq8pqq5rss0*15,sss0stt0ttt0tuu0
  tuu0uts0tts0*18,uts0tut0tuu0
  vtq0*10,vtp0vtn0vtq0*7,vur0vvt0vur0uus0
  vtq0vpe1vqh1vtq0*6,vtp0vn80vm50vrk1vtq0*6,vvv0rssgvvu0vuq0
  vto1vpe0vtp0vtq0*6,vtp0vn70vm50vrj1vtq0*6,vvt0vvv1uus2vuq0
  vtq0ulf2vni2vtq0*2,ikj3klj3vtq0*2,vtp0mmi2kje1tro1vtq0*6,vso1uib1vso1vuq0
  vso2uke1vtp0vtq0*2,6bc58dd5vtq0vtp19de418a0*2,39b1ppm3vtq0vto0vri0vtp0vtq0*2,voj1voj2vuq0
  vtq0vqf1vri1vtq0utp0lon1mpn1utp0mnl518a0*4,bff5vtq0vsl1vm60vto1vtq0utp2clm2tsp1vuq0
  vto1vpd0vtp0tsp19kl16ik0*2,akl2hkj718a0*4,7cd5vtp0vql1vni0vrm1vtq0*2,mpo2mpo3vuq0
  vtq0*3,ion36ik0*4,7fh718a0*4,7cd5ulf2ue70*3,voj2vtq0*3,vuq0
  vtq0*3,fmm36ik0*4,4eg218a0*4,7bb6ue70*4,uf92vtp0vtq0*2,vuq0
  vso0vnk0vqn1fmm36ik0*4,4eg218a0*4,7993ue70*5,vso1vnk0vpm1vuq0
  vsr0vrq0*2,orr1kqr0*4,kop0ilm0*4,lmm1vol0*5,vtr0vrq0*2,vvt0
  vvv0stt1tuu2uvu3*2,uvu2vvv0*17,
  vvv0psq4stt4psrasts8rts8sut5vvv0*16,
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
  vvv0*2,uvv0*18,vvv0*3,
  vvv0tuu0orr9pss4prs3orr5prs5qss2pss2pss4orr7prs7oqr8oqr7rtu0*7,vvv0*2,
  vvv0tuu0nqqcnpq8pss4nqqamppdoqq6mppeoqrborr9oqr8nqq9oqr9rtu0*7,vvv0*2,
  vvv0*2,uvv0*19,vvv0*2,
  vvv0*2,uvv0vvv0*8,vvv1vvv0*8,uvv0vvv0*2,
  vvv0tuu1oqq0*18,rss1vvv0*2,
  vvv0dik619c0*18,2ac1vvv0*2,
  vvv0cij619c0*6,5ce79fhcaghh8eg8aghg8egc19c0*7,vvv0*2,
  vvv0imn55ce0*18,8fg3vvv0*2,
  vvv0vvv2uvv0*8,vvv2*2,uvv0*8,uvv2vvv0*2,
  vvv0uvv6vvv0rssasssbqrr9oppgpqqgqrrcvvv0uvv6*2,vvv0*2,sstbstt8pqqfppqiuuu2vvv0uvv3vvv0*2,
  vvv0uvv5vvv0uuu2vvv2ttt3ttu4tuu4uuu4vvv0uvv5*2,vvv0*2,vvv2vvv1uuu5uuu4vvv0*2,uvv4vvv0*2,
  uuu1vvv0uvv0*8,vvv0*2,uvv0*8,vvv0*2,ttt1
  rss1vvv0*20,ttt1rss0
join-without-tasks 358x559
~ IqB6 xt-H PRWi PiZq daI4 Zwj8 97nn PiZq 7tNe oGGs YfwX kNom T8hs kNom rjkX kNom l8J5 kNom RDeP kNom
~ vqcA kNom RDeP kNom rqI4 kNom lK-3 kNom qkU2 kNom ecIh kNom fC2h kNom trCV kNom dc4e kNom K767 1zBU
~ s4UK 5Eb6 C-DA Vuyo UOpp PiZq PBEY Sz8Z nfm- MEEd PiZq gkwq Sz8Z fbYH PiZq SACt Sz8Z N_Og AkYI MlRS
~ aKiQ MlRS 29B_ aIzH ot7P Cf5F aIzH 6DWN pj7d losQ dGEE
  pqqeqrr8opqcopqapqq8opp9pqr5rss0*12,sss0stt0ttt0tuu0
  tuu0uts0tts0*18,uts0tut0tuu0
  vtq0*10,vtp0vtn0vtq0*7,vur0vvt0vur0uus0
  vtq0vpe1vqh1vtq0*6,vtp0vn80vm50vrk1vtq0*6,vvv0rssgvvu0vuq0
  vto1vpe0vtp0vtq0*6,vtp0vn70vm50vrj1vtq0*6,vvt0vvv1uus2vuq0
  vtq0ulf2vni2vtq0*2,ikj3klj3vtq0*2,vtp0mmi2kje1tro1vtq0*6,vso1uib1vso1vuq0
  vso2uke1vtp0vtq0*2,6bc58dd5vtq0vtp19de418a0*2,39b1qpn3vtq0vto0vri0vtp0vtq0*2,voj1voj2vuq0
  vtq0vqf1vri1vtq0utp0lon1mpn1utp0mnl518a0*4,bff5vtq0vsl1vm60vto1vtq0utp2clm2tsp1vuq0
  vto1vpd0vtp0tsp19kl16ik0*2,akl2hkj718a0*4,7cd5vtp0vql1vni0vrm1vtq0*2,mpo2mpo3vuq0
  vtq0*3,ion36ik0*4,7fh718a0*4,7cd5ulf2ue70*3,voj2vtq0*3,vuq0
  vtq0*3,fmm36ik0*4,4eg218a0*4,7bb6ue70*4,uf92vtp0vtq0*2,vuq0
  vso0vnk0vqn1fmm36ik0*4,4eg218a0*4,7993ue70*5,vso1vnk0vpm1vuq0
  vsr0vrq0*2,orr1kqr0*4,kop0ilm0*4,lmm1vol0*5,vtr0vrq0*2,vvt0
  vvv0stt1tuu2uvu3*2,uvu2vvv0*17,
  vvv0psq4stt4psrasts8rts8sut5vvv0*16,
  vvv0pqq4qrr5stt2pqq7qqr8stt2ttt1sst3sss2rrr2sss3stt2pqq5oppaqrr9sss3sst2vvv0*5,
  vvv0qrr6pqq9klmfjkldlmmiijkknopblmmbklmenoodgijjjklelmmdmnnflmnhkmmgmnodvvv0*5,
  vvv0*23,
  vvv0stt9rrsdsssarsscuuu5vvv0*5,uuu5rsscrrsfsstarssdtuu7vvv0*6,
  vvv0ttu1sss2uuv3stt2*2,ttt1vvv0*4,uuu2stt6uuu5vvv0*9,
  vvv0opp7klmgklliijkkikkjnooeoppjooplvvv0*2,uuu4rsscsss8vvv0*9,
  vvv0*3,vvv1vvv0*19,
  vvv0ttu5ttt9vvv1vvv0*19,
  vvv0uuu4uuu6uvv1vvv0*4,vvv1vvv0*14,
  vvv0ppqeopphqrrcpqqipqqgoppdppqenopmvvv0*14,
  vvv0*23,
  vvv0*2,uvv0vvv0*8,vvv1vvv0*8,uvv0vvv0*2,
  vvv0oqr3ejk0*18,imn3vvv0*2,
  vvv0cij619c0*8,5de43bd22ac119c0*8,vvv0*2,
  vvv0cij619c0*8,7ef87dfd4ce319c0*8,vvv0*2,
  vvv0oqr3ejk0*18,imn3vvv0*2,
  vvv0uvv4uvv0*8,uuu4vvv3uvv0*8,uuu3vvv0*2,
  vvv0uvv7vvv0qrrcrssdoppdmnoknookoppgvvv0uvv7*2,vvv0*2,sssdsssaoopknoomttt3vvv0uvv3vvv0*2,
  vvv0uvv4uvv0*8,uuu4vvv3uvv0*8,uuu3vvv0*2,
  tuu1vvv0*20,uvv0sst1
join-next-step 358x612
~ IqB6 xt-H r6mv PiZq daI4 Zwj8 97nn PiZq 7tNe oGGs -F5a kNom 9qhe kNom RDeP kNom c9a5 kNom UP7z kNom
~ bPfH kNom 8lrj kNom Rz14 kNom ZWdI kNom LjBv kNom sze- 1zBU s4UK 5Eb6 C-DA XokS UOpp PiZq BkJi Sz8Z
~ nfm- MEEd PiZq gkwq Sz8Z fbYH PiZq SACt Sz8Z N_Og nziL AkYI MlRS LQ9o MlRS 29B_ aIzH ot7P Cf5F aIzH
~ 6DWN pj7d losQ dGEE
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
  vvv0stt1tuu2uvu3*2,uvu2vvv0*17,
  vvv0psq4stt4psrasts8rts8sut5vvv0*16,
  vvv0pqq6rrr8sss4stt5uuu2rss3sst2stt4stt1vvv0*13,
  vvv0qqqaikkgklmbjllippq8jkldjllboopenoo8vvv0*13,
  vvv0*23,
  vvv0tttbsssarssfrrrguuu4vvv0*5,uuu5rsscrrsfsstarssdtuu7vvv0*6,
  vvv0ttu1sss2vvv1stt2*2,ttt1vvv0*4,uuu2stt6uuu5vvv0*9,
  vvv0opp7klmgklliijkkikkjnooeoppjooplvvv0*2,uuu4rsscsss8vvv0*9,
  vvv0*3,vvv1vvv0*19,
  vvv0ttu5ttt9vvv1vvv0*19,
  vvv0uuu4uuu6uvv1vvv0*4,vvv1vvv0*14,
  vvv0ppqeopphqrrcpqqipqqgoppdppqenopmvvv0*14,
  vvv0*2,uvv0*18,vvv0*3,
  vvv0tuu0orr9pss4prs3orr5prs5qss2pss2pss4orr7prs7oqr8oqr7rtu0*7,vvv0*2,
  vvv0tuu0nqqcnpq8pss4nqqamppdoqq6mppeoqrborr9oqr8nqq9oqr9rtu0*7,vvv0*2,
  vvv0*2,uvv0*19,vvv0*2,
  vvv0*2,uvv0vvv0*8,vvv1vvv0*8,uvv0vvv0*2,
  vvv0uvv1qrs0*18,stt1vvv0*2,
  vvv0ejk619c0*18,2ac2vvv0*2,
  vvv0cij619c0*6,7efaaghh8fgb8egcagib9fhf19c0*7,vvv0*2,
  vvv0hlm53bd0*18,6df3vvv0*2,
  vvv0vvv2uvv0*8,vvv2vvv1uvv0*8,uvv2vvv0*2,
  vvv0uvv6vvv0sss8stt9rss7pqqdqqrdrrs9vvv0uvv6*2,vvv0*2,ttt9ttt7qrrdpqqguuu2vvv0uvv3vvv0*2,
  vvv0uvv6vvv0uuu3uuv3sss6stt6ttt6*2,vvv0uvv6*2,vvv0*2,uuu3vvv2ttt7ttt6vvv1vvv0uvv3vvv0*2,
  uvv1vvv0uvv0*8,vvv0*2,uvv0*8,vvv0*2,ttu1
  sss1vvv0*20,tuu1rss0
place-won 358x795
~ IqB6 xt-H 5sqm PiZq daI4 PiZq J1RT ywmP z000 uATa RM7K uATa KEC1 uATa V7K5 uATa on_s uATa PL-N uATa
~ Ufq5 uATa BhJ6 uATa qvW_ uATa p5e7 z000 uATa UsDg uATa RjDS uATa u4BG uATa viQK uATa BhJ6 uATa PL-N
~ uATa Ufq5 uATa O2VI uATa SjLY hDMC g0lu DedS hxJF a97a q7Ki BmlC 08GF 50b6 b1rg H0Uh x9Ii 357U QFEl
~ AX7r hkRx Z7dB SRnO Tsar 4UYI 1wYD qBbW FUsN 0DGe VDqQ w25f 7dF1 qBbW FUsN 0DGe -pK- 9hfr rtbY c4ov
~ kNom 2NmG kNom bOSw kNom MjAu kNom 1Znc kNom NBym kNom 4E7D kNom vqcA kNom g3sr kNom F5AX c4ov kNom
~ 1iZ- kNom FazE kNom ZlOL kNom IO-r kNom vqcA kNom NBym kNom 4E7D kNom LGdQ kNom nYRZ ozik cWF4 VRW1
~ z1sA B3iA Vc8o PzIZ oyk_ avHW oyk_ HCK5 QfW5 pj7d losQ dGEE
  pqqdpqq8*2,pqq7rss0*15,sss0stt0ttt0tuu0
  rss1jlm0ilm0*2,ool1trm0tqk0*10,tql0*2,tnl0*3,tqp1tuu0
  6bd418a0*3,kh74vtq2vri1vm50ikd1pl91vm50*3,bc82tl62voa1vvt0vna2ue70ulg2vqo0uic2ulh5
  18a0*3,28a1tl62voa1vtq0vn71pl90tm70vm50*3,lh72vm50vsl2vqh1vm50uh61vvu1rrrhvqo3ue70
  18a0*3,jg73vm50*14,vl50vpl3vvu0ulg2ue70
  18a06a91mi72vm50*16,vl50uh60ue70*2,
  ul60vm50voc1vm50*3,vm51ic21hb25vm50rj43ic24vm50ic25c812ng33vm50*3,rl80sm70vm50vl50
  vm80vm50vo91vm50*4,qi46d915vm50fa25oh45tl51vm50pi45ic25vm50*3,pl91rl81vn70vpd0
  vli0vm70vm50*5,ul53d915tk538502c812hc25rj42ea25ul51vm50*5,vto2vvv0
  vlh0vm60vm50*4,ul53c810*2,jd33ul50mg33pi43fa23d910jd33vm50*5,vsl2vvv0
  vm50*2,fe84vm50*16,voa1vn91vm50vn70
  vk60vl50qj62vm50*2,oh47oh4api4amf3bng3coh49qi48ng3bng38lf3fng3bng39vm51vm50vn60vm60oi60lh70
  ue70*2,ui60vm50*2,ul51vm51tk51sk53tl52ul51tk50ul51*2,ul52ul51*2,vm50*2,mi72499118a0*2,
  ue70*3,uh61vm50*14,oj6318a0*4,
  ue70*4,vl51vrj1voc2nla0rl80vm50*4,vm60vma0vm70ug61vl508b9418a0*4,
  ue70*4,vj61vpf0gke26ik07ik0tm71vm50*3,vme0vlj0vli0vl60uk6318a0*5,
  vts0*4,vus0*2,tuu0suu0*2,vut0vus0*3,vuu0*3,vus0*2,sst0*5,
  vvv0*5,sss7vvv1uuu2sss6tuu4ttt5vvv0ttu4ttt3vvv1uvv1ttt5vvv0*6,
  vvv0*5,rrs8klmhppqcmnnllmnllmnglmmgoopakllfqrrbklmhklmjvvv1vvv0*5,
  vvv0*4,qqr7mnohnoodlmmfjkkinophlmmimnnioppfjkljmnnkklmihjjkmnogvvv0*5,
  vvv0*5,vvv1uuv0uuu2uuu1vvv1*4,uuu0vvv0*2,uuu1vvv0*6,
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
  vvv0vvv1lno1qqp2vtq1vpm0vts1vvv0*16,
  vvv0tuu828a1oj83uob1ug70vol3qrrcnoojpqqfqqrgoppkqrraooplqqqbvvv0*6,vvv1vvv0
  vvv0vuu4tm81tk53*2,rk63vsm2uuu3vvv0*2,uuu3vvv0uuv4vvv0*6,rssavvv0vvv1vvv0
  vvv0vvu3tl82pi47ph47tl63vtp1tuu7sssarrrerssdsss9rssdrssfsssdrssevvv1vvv0uvv3qrsdvvv0vvv1vvv0
  vvv0vuu5ug60vl60vm60fe83jmm6sttdrssisss8rrrdttt7rssdsssbrrsettt9rrsdttt8vvv0*3,vvv1vvv0
  vvv0vvv2ulh0vok1onl3chi0pqq3vvv0*6,vvv1vvv0*7,vvv1vvv0
  vvv0*23,
  vvv0mpp3ejk0*18,gkl1vvv1vvv0
  vvv09fg619c0*5,3bd43bd2*2,3bd33bd23bd43bd24ce419c0*6,stt6vvv0
  vvv09fh619c0*5,4ce58eg75cea7efd6df87efd6dfa7ega19c0*6,stt6vvv0
  vvv0mpp3ejk0*18,gkl1vvv1vvv0
  vvv0uuv4uvv0*2,uuu0uvv0uuu1uvv0*3,uuu4vvv3uvv0*8,uvv1vvv1vvv0
  vvv0uvv7vvv0*2,qrranoodpqqgpqqevvv0*2,uvv7*2,vvv0*3,qqqerrrastt4vvv0*3,uvv7vvv0
  vvv0uvv6noonoopjoppinophmnojnoojnoohnooluvv6*2,vvv0*3,ttt4ttt7uuu2vvv0*3,uvv6vvv0
  vvv0vvv2uvv0*8,uvv2vvv2uvv0*8,uvv1vvv0vvv1
  ttt1vvv0*20,uuu0rss1
place-first 358x795
~ IqB6 xt-H hJqk PiZq daI4 PiZq J1RT ywmP z000 uATa RM7K uATa KEC1 uATa V7K5 uATa on_s uATa PL-N uATa
~ Ufq5 uATa BhJ6 uATa qvW_ uATa p5e7 z000 uATa UsDg uATa RjDS uATa u4BG uATa viQK uATa BhJ6 uATa PL-N
~ uATa Ufq5 uATa O2VI uATa SjLY tgvT EsIu qRqM XWYN c1_O daCO BmlC 08GF Ke26 b1rg H0Uh x9Ii 357U QFEl
~ AX7r hkRx x_Nl SRnO Tsar 4UYI 1wYD qBbW FUsN 0DGe VDqQ w25f 7dF1 qBbW FUsN 0DGe -pK- 9hfr rtbY c4ov
~ kNom 2NmG kNom bOSw kNom MjAu kNom 1Znc kNom NBym kNom 4E7D kNom vqcA kNom g3sr kNom F5AX c4ov kNom
~ 1iZ- kNom FazE kNom ZlOL kNom IO-r kNom vqcA kNom NBym kNom 4E7D kNom LGdQ kNom nYRZ spXT cWF4 VRW1
~ z1sA B3iA Vc8o PzIZ oyk_ avHW oyk_ HCK5 QfW5 pj7d losQ dGEE
  pqqdpqq8pqqbpqq6rss0*15,sss0stt0ttt0tuu0
  sst1lnn0kmn0*2,pom1trm0trl0*11,trm0tom0*3,trq0tuu0
  7ce518a0*3,kh74vtq2vqh1vm50kkc1ql91vm50*3,dd82ul62voa1vus0voa2ue70ukf2vpn0uhc2umi5
  18a0*3,28a1sl62vob1vur1vn71ola1sm70vm50vl50vm50jg72vm51vsl2vri1vm50ug61vvu1rssgvqo3ue70
  18a0*3,ig74vm50*4,vl50uh60ug60uh60ug60vk60vm50*4,vl50vqn3vvv1ulh2ue70
  18a05991kh72vm50*5,ug61vl60vm50*3,uh61vk61vm50*4,vl50uh70ue70*2,
  sk60vm50voa1vm50*4,vj61*2,vm50rj42ng34vm50*2,ug61vm50*4,sm70tm70vm50vl50
  vm70vm50vob1vm50*4,ui61vl61vm50tl51ic29vm50*2,ug62vm50*4,pl91ql81vn60voc0
  vli0vm70vm50*5,vi61vk61vm50*2,jd39vm50*2,ug62vm50*6,vto2vvv0
  vli0vm60vm50*5,vl50ug61vm50*4,vj61vi61vm50*6,vsm2vvv0
  vm60vm50hf73vm50*5,si62sf71vj60*2,uh60qh91vm50*5,voa0vn90vm50vn80
  vk60vm50oj62vm50*5,hf7438a0cba1ggf0ahi0aji2vm50*5,vn70vm60qj60ni60
  ue70*2,vi60vm50*5,9c946a9118a16ik0aji07ik0tm71vm50*4,oj626a9118a0*2,
  ue70*3,ui61vm50*4,sk62vm50fe84cif5um60*3,vm50*3,pj6328a118a0*3,
  ue70*4,vl50vri1voc2pl90sm70vm50*4,vm60vm90vm60uh61vm509b9418a0*4,
  ue70*4,vj61vqg1hke26ik08ij0tm71vm50*3,vme0vlj0vlh0vk60uk6318a0*5,
  vsr0*4,vtr0vuq0stt0rtt0*2,utr0vuq0*3,vtt0*3,vur0vtr0qrr0*5,
  vvv0*5,stt5vvv0vvv1ttt4uuu2uuu3vvv0uuu3uuu2vvv0*2,uuu3vvv0*6,
  vvv0*5,qrrajllioppdlmmnkmmmklmikmmhnoocikkgpqqdjklijlllvvv1vvv0*5,
  vvv0*5,qrrbnooemnognooglmnjmnnfoppflmnioppflmmjjklhjlljvvv1vvv0*5,
  vvv0*5,vvv1ttt3uuu3uuu2uuu3*2,uuu2ttt2uuu1uuu2ttt1uuu2vvv0*6,
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
  vvv0vvv1nop1qrp1vtq1vqo0vut1vvv0*16,
  vvv0tuu728a0nj84uoc1ug70vol3rrrbopphqqrdqrreppqirrr9oppjqrr9vvv0*6,vvv1vvv0
  vvv0vuu4sl81vm50tl52tl71vrm2uuu3uuv2uvv2uuu4uvv2uuu4vvv2uvv1vvv0*4,rst9vvv0vvv1vvv0
  vvv0vvu3tl82vm50rj44vn60vtp1ttu9sssarrrerssesss9rsserssfsssdrssevvv1vvv0uuu3prrdvvv0vvv1vvv0
  vvv0vuu4ug60vm50*2,hf73kmm6sttdrssisss8rrrdttt7rssdsssbrrsettt9rrsdttt8vvv0*3,vvv1vvv0
  vvv0vvv2ukf0vnj1onj3bfg0opq4vvv0*6,vvv1vvv0*7,vvv1vvv0
  vvv0*23,
  vvv0oqq3gkl0*18,imn1vvv0*2,
  vvv09fh619c0*5,3bd43bd2*2,3bd33bd23bd43bd24ce419c0*6,stt6vvv0
  vvv09fg619c0*5,4ce58eg75cea7efd6df87efd6dfa7ega19c0*6,stt6vvv0
  vvv0loo3cij0*18,ejk1vvv1vvv0
  vvv0uvv3uvv0*8,uuu3vvv3uvv0*8,uvv1vvv1vvv0
  vvv0uvv7vvv0*2,qqrbnoodopqipqqevvv0*2,uvv7*2,vvv0*3,qrrcsss8ttt3vvv0*3,uvv7vvv0
  vvv0uvv6noonoopjoppinophmnojnoojnoohnooluvv6*2,vvv0*3,sss7sst9tuu3vvv0*3,uvv6vvv0
  vvv0vvv3uvv0*8,uvv3vvv2uvv0*8,uvv1vvv0vvv1
  ttt1vvv0*20,uvv0rss1
bonus-won 358x699
~ IqB6 xt-H e8vG PiZq daI4 PiZq J1RT ywmP z000 uATa RM7K uATa KEC1 uATa V7K5 uATa on_s uATa PL-N uATa
~ Ufq5 uATa BhJ6 uATa qvW_ uATa p5e7 z000 uATa UsDg uATa RjDS uATa u4BG uATa viQK uATa BhJ6 uATa PL-N
~ uATa Ufq5 uATa O2VI uATa SjLY hDMC Dh21 m2v8 bhni o0Hn hxJF a97a q7Ki BmlC 08GF A9fu nA1x Tsar 4UYI
~ K8UB qBbW FUsN 0DGe 1ofe w25f xQNk qBbW FUsN 0DGe WSRs 9hfr rtbY c4ov kNom 2NmG kNom bOSw kNom MjAu
~ kNom 1Znc kNom NBym kNom 4E7D kNom vqcA kNom g3sr kNom F5AX c4ov kNom 1iZ- kNom FazE kNom ZlOL kNom
~ IO-r kNom vqcA kNom NBym kNom 4E7D kNom LGdQ kNom nYRZ hPR4 ZQah cWF4 j90a z1sA B3iA Vc8o PzIZ oyk_
~ avHW oyk_ QfW5 pj7d losQ dGEE
  pqqa*2,pqq6opq9rss0*15,sss0stt0ttt0tuu0
  rss1jlm0ilm0*2,ool1trl0tqk0*10,tql0*2,tnl0*3,tqp1tuu0
  6bd418a0*3,kh74vtq2vri1vm50ikd1pl91vm50*3,bc82tl62voa1vvt0voa2ue70ulg2vqo0uic2ulh5
  18a0*3,28a1tl62voa1vtq0vn71pl90tm70vm50*3,lh72vm50vsl2vqh1vm50uh61vvu1rrrhvqo3ue70
  18a0*3,jg73vm50*14,vl50vpl3vvu0ulg2ue70
  18a06a91mi72vm50*16,vl50uh60ue70*2,
  ul60vm50voc1vm50*6,ic22id24rj43c812d913ul51vm50*4,rl80sm70vm50vl50
  vm80vm50vo91vm50*5,jd35a714le32fb25rj45jd35ng35vm50*4,pl91rl81vn70vpd0
  vli0vm70vm50*6,ea25ph45d814d919qi45id25og45vm50*6,vto2vvv0
  vlh0vm60vm50*6,qi43d911gb23sj43d912fa23vm50*7,vsl2vvv0
  vm50*2,fe84vm50*16,voa1vn91vm50vn70
  vk60vl50qj62vm50*6,qi48le3ele3dlf3cvm50*6,vn60vm60oi60lh70
  ue70*2,ui60vm50*6,ul50ul51tl51vm51vm50*6,mi72499118a0*2,
  ue70*3,uh61vm50*14,oj6318a0*4,
  ue70*4,vl51vrj1voc2nla0rl80vm50*4,vm60vma0vm70ug61vl508b9418a0*4,
  ue70*4,vj61vpf0gke26ik07ik0tm71vm50*3,vme0vlj0vli0vl60uk6318a0*5,
  vts0*4,vus0*2,tuu0suu0*2,vut0vus0*3,vuu0*3,vus0*2,sst0*5,
  vvv0*4,uuu1ttt4vvv0*4,uuu2stt4rss3uuu3stt4qrr4qrr3rrr1vvv0*5,
  vvv0*4,vvv1hjjlhijhnoobgijhhjjgmnnbhijihjjjoppbkllhhijemnnbopqdvvv0*5,
  vvv0*8,qrr5vvv0*14,
  vvv0*3,rssesssbrrrcqrrd*2,rssbpqqgstt8rrsbrrseqqreqrre*2,rsscqrrepqqfvvv1vvv0*3,
  vvv0*23,
  vvv0vvv1vvv0*21,
  vvv0vvv1hnk8psr4qrrgsssaqrrfrsscttt9vvv0*6,stt6qrrfpqqjppqlnoomvvv1*2,vvv0
  vvv0vvv1uuu0vvv0*18,vvv1vvv0
  vvv0vvv1rts1uvu1uvv2vvv2vvv0*2,vvv1vvv0*5,uuu2uuu3*2,uuu4tuu7ttt5vvv0vvv1vvv0
  vvv0vvv1kpn7rts3tttbrrseqrrgsssbrssgrssdvvv0*3,uuu4rsscrrrbrrrhrrrerrrdqrrgvvv0vvv1vvv0
  vvv0*23,
  vvv0*23,
  vvv0vvv3dhi1lmk3usn2ulg0vrq2vvv0*14,vvv1vvv0
  vvv0tuu78b91sl62vn70ui61vol3qrrcnoojpqqfpqqioppkrssboopippqhqrrevvv0*5,vvv1vvv0
  vvv0vvu3vm91oh48ke3gtm71vtp1ttt7ttu5ttt8ttt9ttt5stt9ttt9tuu6ttt8vvv1vvv0uvv3qrsdvvv0vvv1vvv0
  vvv0vuu3tk72tk58rj4cvm71trm3vvv3uuu4ttt6uuu5uuu3uuu6uuu5uuu6tuu6vvv0*3,rssavvv0vvv1vvv0
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
~ IqB6 xt-H RDR9 PiZq daI4 PiZq 7tNe oGGs YfwX kNom T8hs kNom rjkX kNom l8J5 kNom RDeP kNom vqcA kNom
~ RDeP kNom rqI4 kNom lK-3 kNom qkU2 kNom ecIh kNom fC2h kNom trCV kNom dc4e kNom K767 BmlC 08GF uU8g
~ b1rg H0Uh x9Ii acDf QFEl AX7r hkRx ae3X SRnO Tsar 4UYI 1wYD qBbW FUsN 0DGe VDqQ w25f 7dF1 qBbW FUsN
~ 0DGe -pK- oyk_ Ai3B oyk_ QfW5 pj7d losQ dGEE
  pqqdpqq8pqqaoppboppappq9opp9rss0*12,sss0stt0ttt0tuu0
  tut0uts0*2,tts0ttr0*14,tts0*2,uts0utt0tuu0
  vtq0*19,vus0vvu0vur0uur0
  vtq0*10,vsm0vrk0vtp0vtq0*6,vvv0rrrhvvu0vtq0
  vtq0*9,vsl1vm60vm50vpe1vtq0*6,vvt0vvv0vus0vtq0
  vtq0*9,vqh1vm50*2,voa1vtq0*10,
  vtq0*4,utp0vtq0*4,vto0voa0vn80vrk1vtq0*10,
  vtq0*3,gii518a0lmk5vtq0*3,mnl3bff19de0gji2usp1vtq0*9,
  vtq0*3,dgg518a0hji5vtq0*2,ikj518a0*4,8cd4vtp1vtq0*2,vrj0vrk0vtq0*4,
  vtq0*3,tsp1lnl1utp0vtq0utp229b218a0*5,kmk5vtq0vtp0vm60vn81vtq0*4,
  vtq0vtp0inn27il06ik08jl0lpn2qpn518a0*6,ehh5vtq0*2,vsk0vsl0vtq0*4,
  vtq0kon36ik0*5,iml918a0*6,ehh5vtp0ulf1ug90uga0umg1vtp0vtq0*2,
  vtq09kl36ik0*5,8hj718a0*6,ehg6uib2ue70*4,ujd2vtq0*2,
  vtq07jl26ik0*5,5gi318a0*6,ddc8ue70*6,vrm2vtq0
  vtq07jl26ik0*5,5gi318a0*6,db94ue70*6,voj2vtq0
  vrn17jl26ik0*5,5gi318a0*6,db93ue70*6,voj3vnk1
  vvu0suu0*6,stu0sst0*6,ttt0vts0*6,vuu0*2,
  vvv0*2,rss5vvv0*2,sst5uuu2tuu3*2,vvv0*2,tuu3vvv0uuu1vvv0*2,tuu3vvv0sss4rrs4uuu1vvv0*2,
  vvv0*2,lmnhijkfijkhmnnfhjjihjjnfhikhjkigijflnnchijgmnn9hjjegijkgiinnoocikkeklmhqrr7vvv0*2,
  vvv0*23,
  vvv0*7,sst9qrrcrrrirsscrrsdrrrarrrhrssdvvv0*8,
  vvv0*23,
  vvv0loo3gkl0*18,oqq2vvv0*2,
  vvv0rssdrsscstt8vvv0*3,rssaoppinoogpqqfpqqhpqqi*2,opphnooiqqqevvv0*3,vvv2*2,vvv0
  vvv0*23,
  vvv0vvv1vvv0*21,
  vvv0vvv1hnk8psr4rrsgrssjrssdvvv0*6,rrrapqqiopplrrrcqqqippqlnoomvvv1*2,vvv0
  vvv0vvv1uuu0vvv0*18,vvv1vvv0
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
