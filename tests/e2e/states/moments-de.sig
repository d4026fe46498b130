open 358x63
~ IqB6 xt-H xduM z2yA -vvM bmzk -vvM 0gYQ -vvM u3eT
  qrrarss8uvv0*21,
  tuu1tuu0*3,uuu0tuu1tuu0*2,uuu1tuu1tuu0*5,uuu1uvv0*7,
  tuu3oppeoppittt3stt8ttt3oppjsss6tuu6*2,ppqhopqbqqr9pqqerss6tuu6uvv0*7,
  ttt3stt2stt3ttu1tuu4stt4stt2ttt1tuu4ttt4sss5stt1*3,ttt1tuu4uvv0*7,
claim 358x573
~ IqB6 xt-H Ptwi PiZq daI4 PiZq J1RT ywmP z000 uATa RM7K uATa KEC1 uATa V7K5 uATa on_s uATa PL-N uATa
~ Ufq5 uATa BhJ6 uATa qvW_ uATa p5e7 z000 uATa UsDg uATa RjDS uATa u4BG uATa viQK uATa BhJ6 uATa PL-N
~ uATa Ufq5 uATa O2VI uATa SjLY hDMC Dh21 m2v8 ODhv o0Hn hxJF a97a sdNK BmlC 08GF 7PZK a0Ml oyk_ KhQQ
~ C85m JhQX oyk_ 2L5y aIzH aAgK mdWH A0Be 7iTm wGa_ wNIl F06S gHUl X6b8 losQ dGEE
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
  vvv0*7,tuu1stt5vvv0uuu3vvv0uuu3vvv0*10,
  vvv0*7,noo8ikknjkl9hijihjjieghihijehjjmvvv0*8,
  vvv0*4,sss2qrr5ttt4sss6qrr5pqq4ppq3vvv0*2,ttt4vvv0rss5vvv0*7,
  vvv0*4,pqq6klmgoppejklgklmdijkgoppflmm9jklihjjmhjkhgiighjjehjjlvvv0*5,
  vvv0*23,
  vvv0*6,ttt8qrrapqqgqqrgrsscpqqcsttbqrrhrsscrssdvvv0*7,
  vvv0*5,vvv2rss8ttt7sstcstt8sttbstt8ttt6sttasss9sst8uuu3vvv0*6,
  vvv0*5,vvv1uuu3*2,uuu5uvv3tuu5uuu5uuu3tuu6tuu4ttt5vvv3vvv0*6,
  vvv0vus0vsn0*18,vtp0vvv0*2,
  vvv0vpc2vm50*2,tl54ul52vm51vm50*3,vm51*2,ul50*2,vm50*7,vut1vvv0
  vvv0voc2vm50*2,oh47rj44ng4gph4coh4asj46oh4fqi4boh4cqi4boh4coh4e*2,oh4avm51vm50*2,vus2vvv0
  vvv0vrj1voa0*18,voc0vvu0vvv0
  vvv0vvv2uvv0*8,uvv2vvv2uvv0*8,uvv1vvv0*2,
  vvv0uvv6vvv0*2,rrscrss8noolppqeuuu2vvv0uvv6*2,vvv0*3,noodopphrrsavvv0*3,uvv6vvv0
  vvv0uuu5vvv0*2,uvv3vvv0uuv2vvv1vvv0*2,uuu5uvv5vvv0*3,vvv1vvv2ttt5vvv0*2,vvv1vvv3vvv0
  vvv0*2,uvv0*8,vvv0*2,uvv0*8,vvv0*3,
  vvv0*4,qrr8rss8qrrerrriqrrhsttcttt7uuv2qrs9npqiqrscoqqhoqrbrssbvvv0*5,
  vvv0*22,vvv1
  ttt1vvv0*20,uuu0sss1
claim-under-way 358x631
~ IqB6 xt-H lMZb PiZq daI4 PiZq J1RT ywmP z000 uATa RM7K uATa KEC1 uATa V7K5 uATa on_s uATa PL-N uATa
~ Ufq5 uATa BhJ6 uATa qvW_ uATa p5e7 z000 uATa UsDg uATa RjDS uATa u4BG uATa viQK uATa BhJ6 uATa PL-N
~ uATa Ufq5 uATa O2VI uATa SjLY hDMC Dh21 m2v8 XYse o0Hn hxJF a97a sdNK BmlC 08GF zNyL 0Tal vLhW Mj1V
~ CZ4w gwMS v0Fq Yp9X BfiT 7jt1 oyk_ yf6G XKxC oyk_ 2L5y aIzH aAgK mdWH A0Be 7iTm wGa_ wNIl F06S gHUl
~ X6b8 losQ dGEE
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
  vvv0*7,tuu1stt5vvv0uuu3vvv0uuu3vvv0*10,
  vvv0*7,noo8ikknjkl9hijihjjieghihijehjjmvvv0*8,
  vvv0*4,ttt2rrr5stt3ttt6qrr4pqq3ppq3vvv0vvv1tuu2uuu2stt5vvv0*7,
  vvv0*4,rss6lmnhmnoclmnfklmagijfpqqcjklaklmkijkhfhijikkjgiigjkkgvvv0*5,
  vvv0*23,
  vvv0*5,sssbqqrcsssdrsscrrrfqrresssaqqrgrrsbqrrgrrseqrrdvvv0*6,
  vvv0*23,
  vvv0sssbstt9sssbtttasss8vvv0*17,
  vvv0ttt6uuu3uvv2sss7ttt7ttt3uuu0vvv0vvv1uuu5vvv0vvv2vvv0vvv2uuu4vvv0*7,
  vvv0ssscqrrfqrreqqqfrsscqqqeqrrbpqqhoopeopqipqqgppqenooippqirssdvvv0*7,
  vvv0fmj47hd0*5,elh5voa0*6,url2stt0*6,vvv0*2,
  vvv0sut1qsr0*5,sts1vur0vuq0*5,vvt0uvv0*5,vvv0*3,
  vvv0vsl1vpd0*18,vqf0vvv0*2,
  vvv0voc2vm50*2,sk55ul51oh4fpi49rj46tk54qj4brj4aqi48rj47rj48qi4a*2,rj47vm50*3,vus2vvv0
  vvv0vpc2vm50*2,tk53vm51tl54tk54*2,vm52tl53*2,sk53ul52sk54tl55tk54tl54vm50*3,vus2vvv0
  vvv0vtq0vrk0*18,vsm0vvv0*2,
  vvv0uuu5uvv0*2,uuu0uvv0*5,uuu5uvv4uvv0*8,uvv1vvv2vvv0
  vvv0uvv7vvv0*2,qrrfrss9mnnnoppguuu3vvv0uvv7*2,vvv0*3,mnnfnopjoppfvvv0*3,uvv6vvv0
  vvv0uvv3uvv0*8,uuv3vvv3uvv0*8,uvv1vvv0*2,
  vvv0*4,uuu1uuu2uvv2vvv2uuu4vvv0vvv1vvv0*2,uuu3vvv0vvv1vvv0*7,
  vvv0*4,rrr6stt6rssbrssfrssdtttbttu6uuv2qss8pqreqrscoqrfoqrbrssbvvv0*5,
  vvv0*22,uuu1
  stt1vvv0*20,tuu1rss0
claim-locked 358x662
~ IqB6 xt-H dgiP PiZq daI4 PiZq J1RT ywmP z000 uATa RM7K uATa KEC1 uATa V7K5 uATa on_s uATa PL-N uATa
~ Ufq5 uATa BhJ6 uATa qvW_ uATa p5e7 z000 uATa UsDg uATa RjDS uATa u4BG uATa viQK uATa BhJ6 uATa PL-N
~ uATa Ufq5 uATa O2VI uATa SjLY hDMC Dh21 m2v8 XYse o0Hn hxJF a97a pRoI BmlC 08GF e5ai T2fY gWhD iBih
~ --jQ d8i- F04H vLhW Mj1V CZ4w gwMS v0Fq Yp9X BfiT 7jt1 oyk_ KhQQ C85m JhQX oyk_ 2L5y aIzH aAgK mdWH
~ A0Be 7iTm wGa_ wNIl F06S gHUl X6b8 losQ dGEE
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
  vvv0*4,uuu2ttt2uuu2uuu3rss2sss2rss1vvv0uuu3vvv0*2,uuu2vvv0ttt3vvv0*5,
  vvv0*4,nooehjjinoofjllhgiihjklhnopdijkgeghkijkfhjjdgiikijkfeggjvvv0*5,
  vvv0*13,pqq7vvv0*9,
  vvv0*3,rrrfqrrhrrsaqrrgstt8sssdqrrhsttbrrrcsssbrrs9rrrfrrsdqrreqqrgrrrevvv1vvv0*3,
  vvv0*3,ttt5ttu7tuu5tuu4ttt5uuu3ttt7uuu4ttt6tuu5*2,uuu4ttt7ttt6uuu5uuu4vvv0*4,
  vvv0*3,uuu6sss9rss9sss7sss6uuu8ttu6ttt5tttasst7ttt7tuu8ttt8*2,tuu6ttt9vvv0*4,
  vvv0*7,tuu3tuu1uuu0*3,tuu0uuu0*3,vvv0*7,
  vvv0*6,uuu0qrraqrr8oppcpqqaqrr7pqr9pqqd*2,rss6vvv0*7,
  vvv0*23,
  vvv0rssdsssbrsscsttcrssavvv0*17,
  vvv0ttt6uuu4uuu2sss7ttt7stt5tuu2vvv2tuu2ttt7uvv2uuu4uuu1uuu4tuu5vvv0*7,
  vvv0sttarrrd*2,qrrcsssaqrrcrssaqqrepqqdqqqfqrreqqqcoppgpqqgsssbvvv0*7,
  vvv0eli45gc0*5,ckg6vn90*6,url2rss0*6,vvv0*2,
  vvv0uuu0stt0*5,tut0vus0*6,vvu0vvv0*8,
  vvv0vrk1voc0*18,vpd0vvu0vvv0
  vvv0voc2vm50*2,ph48sj45oh4fqi4aqi48tk54ph4erj4bpi4bqi4aqi49qi4bqi4cqi47vm50*3,vus2vvv0
  vvv0vpc2vm50*2,sk52tl51ul52*2,tl52ul51ul52ul51tl51ul51tl52ul53ul52*2,vm50*3,vus2vvv0
  vvv0vur0vsm0*18,vsn0vvv0*2,
  vvv0uuu5uvv0*2,uuu2tuu0uuu1uvv0*3,uuu5uvv5uvv0*3,uuu0*2,uuv0uvv0*2,uvv1vvv2vvv0
  vvv0uvv6vvv0*2,rrrdsst9mnomoppguuu3vvv0uvv6*2,vvv0*3,nooeoopjoppfvvv0*3,uvv6vvv0
  vvv0vvv3uvv0*8,uvv3vvv2uvv0*8,uvv1vvv0*2,
  vvv0*4,uuu2uuu3*2,uuu4tuu5vvv2*2,vvv0uuu1tuu4vvv0vvv2vvv0*7,
  vvv0*4,rrs6ttt5sssasssdsssbtttatuu5vvv2rst7prrdqrscoqreoqrbrssbvvv0*5,
  vvv0*22,tuu1
  sss1vvv0*20,ttt1rss0
claim-under-review 358x662
~ IqB6 xt-H hIqx PiZq daI4 PiZq J1RT ywmP z000 uATa RM7K uATa KEC1 uATa V7K5 uATa on_s uATa PL-N uATa
~ Ufq5 uATa BhJ6 uATa qvW_ uATa p5e7 z000 uATa UsDg uATa RjDS uATa u4BG uATa viQK uATa BhJ6 uATa PL-N
~ uATa Ufq5 uATa O2VI uATa SjLY hDMC Dh21 m2v8 XYse o0Hn hxJF a97a JMOy BmlC 08GF e5ai CkLd gWhD fuKq
~ --jQ BJpP vLhW Mj1V CZ4w gwMS v0Fq Yp9X BfiT 7jt1 oyk_ KhQQ C85m JhQX oyk_ 2L5y aIzH aAgK mdWH A0Be
~ 7iTm wGa_ wNIl F06S gHUl X6b8 losQ dGEE
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
  vvv0*4,uuu2ttt2uuu2uuu3rss2sss2rss1vvv0uuu3vvv0*2,uuu2vvv0ttt3vvv0*5,
  vvv0*4,nooehjjinoofjllhgiihjklhnopdijkgeghkijkfhjjdgiikijkfeggjvvv0*5,
  vvv0*13,pqq7vvv0*9,
  vvv0*4,rsscqqrcsss8oppdqqrjrsserrrgrrrdqrrfrsserssbqrrgrrrgqqrfvvv0*5,
  vvv0*6,ttt7uuu4ttu6*2,tuu5uuu4ttt8ttt6uuu5uuu4vvv0*7,
  vvv0*6,tuu6ttt6ttt9stt8ttt8tuu8ttt9ttt8tuu6ttt8vvv0*7,
  vvv0*8,uuu1tuu1uuu1tuu2uuu1uuu0vvv0*9,
  vvv0*8,stt3rss7pqrdpqqbpqqeoqqcvvv0*9,
  vvv0*23,
  vvv0rssdsssbrsscsttcrssavvv0*17,
  vvv0ttt6uuu4uuu2sss7ttt7stt5tuu2vvv2tuu2ttt7uvv2uuu4uuu1uuu4tuu5vvv0*7,
  vvv0sttarrrd*2,qrrcsssaqrrcrssaqqrepqqdqqqfqrreqqqcoppgpqqgsssbvvv0*7,
  vvv0eli45gc0*5,ckg6vn90*6,url2rss0*6,vvv0*2,
  vvv0uuu0stt0*5,tut0vus0*6,vvu0vvv0*8,
  vvv0vrk1voc0*18,vpd0vvu0vvv0
  vvv0voc2vm50*2,ph49sj45oh4fqi4aqi48tk54ph4erj4bpi4bqi4aqi49qi4bqi4cqi47vm50*3,vus2vvv0
  vvv0vpc2vm50*2,sk52tl51ul52*2,tl52ul51ul52ul51tl51ul51tl52ul53ul52*2,vm50*3,vus2vvv0
  vvv0vur0vsm0*18,vsn0vvv0*2,
  vvv0uuu5uvv0*2,uuu2tuu0uuu1uvv0*3,uuu5uvv5uvv0*3,uuu0*2,uuv0uvv0*2,uvv1vvv2vvv0
  vvv0uvv6vvv0*2,rrrdsst9mnomoppguuu3vvv0uvv6*2,vvv0*3,nooeoopjoppfvvv0*3,uvv6vvv0
  vvv0vvv3uvv0*8,uvv3vvv2uvv0*8,uvv1vvv0*2,
  vvv0*4,uuu2uuu3*2,uuu4tuu5vvv2*2,vvv0uuu1tuu4vvv0vvv2vvv0*7,
  vvv0*4,rrs6ttt5sssasssdsssbtttatuu5vvv2rst7prrdqrscoqreoqrbrssbvvv0*5,
  vvv0*22,tuu1
  sss1vvv0*20,ttt1rss0
claim-failed 358x692
~ IqB6 xt-H BsVs PiZq daI4 PiZq J1RT ywmP z000 uATa RM7K uATa KEC1 uATa V7K5 uATa on_s uATa PL-N uATa
~ Ufq5 uATa BhJ6 uATa qvW_ uATa p5e7 z000 uATa UsDg uATa RjDS uATa u4BG uATa viQK uATa BhJ6 uATa PL-N
~ uATa Ufq5 uATa O2VI uATa SjLY hDMC Dh21 m2v8 XYse o0Hn hxJF a97a sdNK BmlC 08GF zNyL 0Tal wDEc cOwf
~ E4ad vLhW Mj1V CZ4w gwMS v0Fq Yp9X BfiT 7jt1 oyk_ T3uh C85m JhQX oyk_ mdWH X6b8 losQ dGEE
  pqrapqqbpqq9oppbqrr2rss0*14,sss0stt0ttt0tuu0
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
  vvv0*7,tuu1stt5vvv0uuu3vvv0uuu3vvv0*10,
  vvv0*7,noo8ikknjkl9hijihjjieghihijehjjmvvv0*8,
  vvv0*4,sst3qrr7sss4sst7qrr4opp5opp4vvv0uuu3stt3tuu3rrs7vvv1*2,vvv0*5,
  vvv0*4,sss5mnngnoobmnndkmmahjjdpqqbjll9lmniikkggiihkllihijfjllevvv0*5,
  vvv0*23,
  vvv0*5,sssbqqrcsssdrsscrrrfqrresssaqqrgrrsbqrrgrrseqrrdvvv0*6,
  vvv0*23,
  vvv0vuu0vtt0*19,vvv0*2,
  vvv0vtt0tooetppbsmmdtppasnnetnoetnofsnnfsnndsnnftnoesnnetopc*2,tnoatoodsnneupq9vss0vvv0*2,
  vvv0vtt0tppatpp4upq6tpp8tpp7uqq6tnogtpp8upq6topdupq8tppbtpp9tooatpp8topatpp9tpp8vss0vvv0*2,
  vvv0vtt0urr3uqr3urr2urr3*2,urr4uqr7urr3urr2urr4urr2uqr3upq6urr3urr2urr3*2,urr2vss0vvv0*2,
  vvv0vtt0tooasnndtpp9snndsmnbtoobtopbvss0*12,vvv0*2,
  vvv0vuu0*20,vvv0*2,
  vvv0vvv1vvv0vvv1vvv0*19,
  vvv0rssdrrsd*2,rsserrrbvvv0*17,
  vvv0qqrfqqrgqrrenopiqrrgnooipqqcpqqhnoognoonpqqgopphnoohoppkqrrhvvv0*7,
  vvv0prq2kpn0*5,nrp2vsm0*5,vrl0vur1uuu0*6,vvv0*2,
  vvv0jom3dlh0*5,ink4vqf0*6,uso1stt0*5,ttt0vvv0*2,
  vvv0vut0vtp0*18,vuq0vvv0*2,
  vvv0vpd2vm50*4,tl55vm50*14,vut1vvv0
  vvv0voc2vm50*4,jd38sj47ph49ph4aoh4erj4aph4aph4c*2,oh4ctl54vm50*4,vus2vvv0
  vvv0vqh1vn90*18,voa0vvu0vvv0
  vvv0vvv2uvv0*18,uvv1vvv0*2,
  vvv0uvv6vvv0*7,uuu3pqqappqgsst6vvv0*8,uvv6vvv0
  vvv0uvv5vvv0*8,uuu2uuu4stt4vvv0*7,vvv1vvv3vvv0
  uuu1vvv0uvv0*18,vvv0*2,ttt1
  rss1vvv0*20,ttt1rss0
claim-refused 358x671
~ IqB6 xt-H qDFa PiZq daI4 PiZq J1RT ywmP z000 uATa RM7K uATa KEC1 uATa V7K5 uATa on_s uATa PL-N uATa
~ Ufq5 uATa BhJ6 uATa qvW_ uATa p5e7 z000 uATa UsDg uATa RjDS uATa u4BG uATa viQK uATa BhJ6 uATa PL-N
~ uATa Ufq5 uATa O2VI uATa SjLY hDMC Dh21 m2v8 XYse o0Hn hxJF a97a sdNK BmlC 08GF zNyL 0Tal wDEc cOwf
~ UPvN vLhW Mj1V CZ4w gwMS v0Fq Yp9X BfiT 7jt1 oyk_ KhQQ C85m JhQX oyk_ mdWH X6b8 losQ dGEE
  pqrapqqbpqq7opp9opp8rss0*14,sss0stt0ttt0tuu0
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
  vvv0*7,ttt2sss5vvv0tuu3vvv0tuu3vvv0*10,
  vvv0*7,opp8jkkmjkl9hjjhhjjifhhihijehjjmvvv0*8,
  vvv0*4,sst3qrr7sss4sst7qrr4opp5opp4vvv0uuu3stt3tuu3rrs7vvv1*2,vvv0*5,
  vvv0*4,sss5mnngnoobmnndkmmahjjdpqqbjll9lmniikkggiihkllihijfjllevvv0*5,
  vvv0*23,
  vvv0*5,sssbqqrcsssdrsscrrrfqrresssaqqrgrrsbqrrgrrseqrrdvvv0*6,
  vvv0*23,
  vvv0vtt0vss0*18,vtt0vvv0*2,
  vvv0vtt0tooetppbsmmdtppasmnitooasmmdtnodtoodsnnfsnndtooctnndtnobtooctpp8tooetpp7vss0vvv0*2,
  vvv0vtt0topatppatnobtooavss0*15,vvv0*2,
  vvv0vtt0vss1uqq4urr1vrr1vss0*15,vvv0*2,
  vvv0*23,
  vvv0sttattt8sstattu9stt7vvv0*17,
  vvv0uuu4tuu4uuu3uuu5tuu4vvv0*4,vvv1vvv0*12,
  vvv0qrrfqqrgqrrenopiqrrgnooipqqcpqqhnoofooplpqqgoppgnooioppjqrrgvvv0*7,
  vvv0hnk49ie0*5,fli5voc0*6,usm2stt0*6,vvv0*2,
  vvv0rts1orq0*5,qsr1vtp0*6,vut0uvv0*6,vvv0*2,
  vvv0vsm1vqf0*18,vqh0vvv0*2,
  vvv0voc2vm50*2,qi47tk54qj4bsk56sk54tl53rj48tk57rj47rj46sk55sk45sk56sk54vm50*3,vus2vvv0
  vvv0voc2vm50*2,rj44sk51sj47sj46rj46ul53sk47tk54rj46tk55rj47sj48rj48rj46vm50*3,vus2vvv0
  vvv0vtp1vri0*18,vrk0vvv0*2,
  vvv0uuu4uvv0*18,uvv1vvv2vvv0
  vvv0uvv7vvv0*7,tuu4oopdnookpqqbvvv0*8,uvv7vvv0
  vvv0uvv3uvv0*18,uvv1vvv1vvv0
  ttt1vvv0*20,uuu0sss1
claim-only 358x751
~ IqB6 xt-H xpUX PiZq daI4 PiZq J1RT ywmP z000 uATa RM7K uATa KEC1 uATa V7K5 uATa on_s uATa PL-N uATa
~ Ufq5 uATa BhJ6 uATa qvW_ uATa p5e7 z000 uATa UsDg uATa RjDS uATa u4BG uATa viQK uATa BhJ6 uATa PL-N
~ uATa Ufq5 uATa O2VI uATa SjLY hDMC Dh21 m2v8 XYse o0Hn hxJF a97a sdNK BmlC 08GF zNyL 0Tal vLhW Mj1V
~ CZ4w gwMS v0Fq Yp9X BfiT 7jt1 U8yZ sZsU K9oZ Vc8o DUYO PiZq QtjM QBty 7-62 TPsC PaxP RZov oyk_ 4LCY
~ oyk_ 2L5y aIzH aAgK mdWH A0Be 7iTm wGa_ wNIl F06S gHUl X6b8 losQ dGEE
  pqrapqqbpqq7pqqbrss0*15,sss0stt0ttt0tuu0
  sst1lnn0kmn0*2,pom1trm0trl0*11,trm0tom0*3,trq0tuu0
  7ce518a0*3,kh74vtq2vqh1vm50kkc1ql91vm50*3,dd82ul62voa1vus0voa2ue70ukf2vpn0uhc2umi5
  18a0*3,28a1sl62vob1vur1vn71ola1sm70vm50*3,jg72vm51vsl2vri1vm50ug61vvu1rssfvqo3ue70
  18a0*3,ig74vm50*14,vl50vqn3vvv1ulh2ue70
  18a05991kh72vm50*16,vl50uh70ue70*2,
  sk60vm50voa1vm50*5,rj42fa21qi44rj42d912fa23vm51vm50*4,sm70tm70vm50vl50
  vm70vm50vob1vm50*5,sk52gb25ph45gb25rj45jd35ng45vm50*4,pl91ql91vn60voc0
  vli0vm70vm50*7,jd25ph45gb25rj45jd35ng35vm50*6,vto2vvv0
  vli0vm60vm50*6,lf33b710c810oh46c812e913vm51vm50*6,vsm2vvv0
  vm60vm50hf73vm50*16,voa0vn90vm50vn80
  vk60vm50oj62vm50*6,qi48le3ele3dlf3cvm50*6,vn70vm60qj60ni60
  ue70*2,vi60vm50*6,ul50ul51tl51vm51vm50*6,oj626a9118a0*2,
  ue70*3,ui61vm50*14,pj6328a118a0*3,
  ue70*4,vl50vri1voc2pl90sm70vm50*4,vm60vm90vm60uh61vm509b9418a0*4,
  ue70*4,vj61vqg1hke26ik08ij0tm71vm50*3,vme0vlj0vlh0vk60uk6318a0*5,
  vsr0*4,vtr0vuq0stt0rtt0*2,utr0vuq0*3,vtt0*3,vur0vtr0qrr0*5,
  vvv0*7,tuu1stt5vvv0uuu3vvv0uuu3vvv0*10,
  vvv0*7,noo8ikknjkl9hijihjjieghihijehjjmvvv0*8,
  vvv0*4,ttt2rrr5stt3ttt6qrr4pqq3ppq3vvv0vvv1tuu2uuu2stt5vvv0*7,
  vvv0*4,rss6lmnhmnoclmnfklmagijfpqqcjklaklmkijkhfhijikkjgiigjkkgvvv0*5,
  vvv0*23,
  vvv0*5,sssbqqrcsssdrsscrrrfqrresssaqqrgrrsbqrrgrrseqrrdvvv0*6,
  vvv0*23,
  vvv0sssbstt9sssbtttasss8vvv0*17,
  vvv0ttt6uuu3uvv2sss7ttt7ttt3uuu0vvv0vvv1uuu5vvv0vvv2vvv0vvv2uuu4vvv0*7,
  vvv0ssscqrrfqrreqqqfrsscqqqeqrrbpqqhoopeopqipqqgppqenooippqirssdvvv0*7,
  vvv0fmj47hd0*5,elh5voa0*6,url2stt0*6,vvv0*2,
  vvv0sut1qsr0*5,sts1vur0vuq0*5,vvt0uvv0*5,vvv0*3,
  vvv0uvv0tuu0*18,uuu0vvv0*2,
  vvv0uuu0tuu0uuu0tuu0pqq9noodnopfnppemoofnooiqrr7tuu0*9,vvv0*2,
  vvv0uuu0stt6oqr7uuu1rss5pqr8qrs8qrr6rrs6rss5stt3rss5stt3tuu0*2,rss5pqqbpqqaoppcstt2vvv0*2,
  vvv0uuu0uuv1nqq9uuu2rss6rss7qrr9rrs8qrr7rss7*2,qrr7*2,tuu0*2,rss3qrr5*2,qrr7ttt1vvv0*2,
  vvv0uuu0tuu0*3,qrrapqqcpqqbstt2tuu0*12,vvv0*2,
  vvv0uuu0tuu0*3,loo2fkl0*8,glm2stt0*5,ttt0vvv0*2,
  vvv0uvv0uuu0*19,vvv0*2,
  vvv0tuu1qrs0*18,rst1vvv0*2,
  vvv0agh619c0*18,1ac0ttu4vvv0
  vvv09fg619c0*4,4ce77egdaghichjf7dfb9fhdagie9fhfaghd7dfc19c0*5,stt6vvv0
  vvv0ejk53bd0*18,5ce1uuu3vvv0
  vvv0vvv2uvv0*8,vvv2vvv1uvv0*8,uvv1vvv0*2,
  vvv0uvv6vvv0*2,sss9sss7ppqgqrravvv1vvv0uvv6*2,vvv0*3,oppaqqqdsss8vvv0*3,uvv5vvv0
  vvv0uvv6vvv0*2,tuu6vvv2stt7ttt6vvv1vvv0uvv6*2,vvv0*3,ttu5ttt6sss7vvv0*2,vvv1vvv4vvv0
  vvv0*2,uvv0*8,vvv0*2,uvv0*8,vvv0*3,
  vvv0*4,rss7sss7qrrerrriqrrhsttcttt7uuv2qrs9npqiqrscoqqhoqrbrssbvvv0*5,
  vvv0*4,ttt1vvv0*18,
  tuu1vvv0*20,uvv0sst1
claim-all 358x747
~ IqB6 xt-H eFVT PiZq daI4 PiZq J1RT ywmP z000 uATa RM7K uATa KEC1 uATa V7K5 uATa on_s uATa PL-N uATa
~ Ufq5 uATa BhJ6 uATa qvW_ uATa p5e7 z000 uATa UsDg uATa RjDS uATa u4BG uATa viQK uATa BhJ6 uATa PL-N
~ uATa Ufq5 uATa O2VI uATa SjLY hDMC Dh21 m2v8 plT- o0Hn hxJF a97a sdNK BmlC 08GF Wdi_ nVjf ewX8 Y6q5
~ y4iD qBbW FUsN njkh Pwtu Oasb Y1Sm y4iD qBbW FUsN njkh Pwtu Oasb U8yZ sZsU K9oZ Vc8o DUYO PiZq QtjM
~ QBty 7-62 TPsC PaxP RZov oyk_ 4LCY oyk_ 2L5y aIzH aAgK mdWH A0Be 7iTm wGa_ wNIl F06S gHUl X6b8 losQ
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
  vvv0*2,tuu2stt5vvv0*3,uuu3vvv0*2,uuu1vvv0ttt3vvv0stt1ttt2uuu2stt3rss2sss2ttt1vvv0*2,
  vvv0*2,eghihijshijelmmaijkgeghlijkfhjjcgiijijkeeggkrrraikkhikkimnochjjjgijjjklirrs6vvv0*2,
  vvv0*8,pqq7vvv0*14,
  vvv0*4,uvv2pqqkrrrarssdrrreqqrdsssdrsserrrfqrrdrssdqrrfrrrftuu5vvv0*5,
  vvv0*23,
  vvv0*23,
  vvv0vvv1jom7qsr4qrrgqrrfpqqnqrrevvv0*8,vvv1ppqioppinoojvvv1*2,vvv0
  vvv0vvv1stt1uvv1vvv0*17,vvv1vvv0
  vvv0vvv1vvv0*19,vvv1vvv0
  vvv0vvv1gmk8psr5qrrgqrrfpqqnqrrevvv0*8,vvv1opqioppinoojvvv1*2,vvv0
  vvv0vvv1vvv0*21,
  vvv0*23,
  vvv0uuu0tuu0*19,vvv0*2,
  vvv0uuu0*2,uvv0tuu0oqq9lnnhnoohnooglnnhmnokqrr8tuu0*9,vvv0*2,
  vvv0uuu0rst8jnocuuu2rss8pqrapqqeqrrapqraqrrarss5pqqcqrr9tuu0*2,qrr8noognooemnnisst2vvv0*2,
  vvv0uuu0vvv0stt4uuu0rss6rss5rss4*2,stt1*2,stt3stt1*2,tuu0*2,stt0stt1*3,tuu0vvv0*2,
  vvv0uuu0tuu0*3,rss5qrr8qrr7tuu0*13,vvv0*2,
  vvv0uuu0tuu0*3,loo2fkl0*8,glm2stt0*5,ttt0vvv0*2,
  vvv0*2,uvv0*18,vvv0*3,
  vvv0prr2imn0*18,kno1vvv0*2,
  vvv09fh619c0*4,2ac23bd23bd54ce33bd219c02ac1*2,19c0*7,stt6vvv0
  vvv09fg619c0*4,3bd55dfa8egd8fgb4ce89fhdaghd8fgdaghd7dfc19c0*5,stt6vvv0
  vvv0jno4agi0*18,cij1vvv1vvv0
  vvv0uvv3uvv0*8,uuv3vvv3uvv0*8,uvv1vvv0*2,
  vvv0uvv7vvv0*2,qrrfrss9mnnnoppguuu3vvv0uvv7*2,vvv0*3,mnnfnopjqqqdvvv0*3,uvv6vvv0
  vvv0uuu5uvv0*2,uuu0uvv0*5,uuu5uvv4uvv0*5,ttu2uvv0*2,uvv1vvv2vvv0
  vvv0*23,
  vvv0*4,qqr8rss8qrrerrriqrrhsttcttt7uuv2qrs9npqiqrscoqqhoqrbrssbvvv0*5,
  vvv0*22,vvv1
  ttt1vvv0*20,uuu0rss1
claim-all-later 358x632
~ IqB6 xt-H V5WI PiZq daI4 PiZq J1RT ywmP z000 uATa RM7K uATa KEC1 uATa V7K5 uATa on_s uATa PL-N uATa
~ Ufq5 uATa BhJ6 uATa qvW_ uATa p5e7 z000 uATa UsDg uATa RjDS uATa u4BG uATa viQK uATa BhJ6 uATa PL-N
~ uATa Ufq5 uATa O2VI uATa SjLY hDMC Dh21 m2v8 plT- o0Hn hxJF a97a sdNK BmlC 08GF Wdi_ k9pC ewX8 Y6q5
~ y4iD qBbW FUsN njkh Pwtu Oasb Y1Sm y4iD qBbW FUsN njkh Pwtu Oasb oyk_ 4Mjz oyk_ 2L5y aIzH aAgK mdWH
~ X6b8 losQ dGEE
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
  vk60vm50oj62vm50*6,qi48le3ele3dlf3cvm50*6,vn70vm60qj60ni60
  ue70*2,vi60vm50*6,ul50ul51tl51vm51vm50*6,oj626a9118a0*2,
  ue70*3,ui61vm50*14,pj6328a118a0*3,
  ue70*4,vl50vri1voc2pl90sm70vm50*4,vm60vm90vm60uh61vm509b9418a0*4,
  ue70*4,vj61vqg1hke26ik08ij0tm71vm50*3,vme0vlj0vlh0vk60uk6318a0*5,
  vsr0*4,vtr0vuq0stt0rtt0*2,utr0vuq0*3,vtt0*3,vur0vtr0qrr0*5,
  vvv0*2,tuu2stt5vvv0*3,uuu3vvv0*2,uuu1vvv0ttt3vvv0stt1ttt2uuu2stt3rss2sss2ttt1vvv0*2,
  vvv0*2,eghihijshijelmmaijkgeghlijkfhjjcgiijijkeeggkrrraikkhikkimnochjjjgijjjklirrs6vvv0*2,
  vvv0*8,pqq7vvv0*14,
  vvv0*4,sst6rrshpqqgsss8qqrfssscrrrcrsscqrrcqrrfrrrcsssaqrrfrssavvv0*5,
  vvv0*4,vvv1uuu4rss8stt9uuu5uuu2stt7uuu4stt7ttu5tuu6ttu5tuu5uuu2vvv0*5,
  vvv0*4,vvv1uuu7uuu6ttt9tttattt5sst7uuu7ttt6sstattu6sst7ttt7uuu5vvv0*5,
  vvv0*4,rrrerss9rrrhqrrettt8qqrgqrrirrs9qrrcpqqirrsfrrrfpqqesssdvvv1vvv0*4,
  vvv0*23,
  vvv0vvv1vvv0*21,
  vvv0vvv1iol7qsr4qrrgqrrfpqqnqrrevvv0*8,vvv1opqioppinoojvvv1*2,vvv0
  vvv0vvv1tut1vvv0*18,vvv1vvv0
  vvv0vvv1uuu0vvv0*18,vvv1vvv0
  vvv0vvv1hnk8psr4qrrgqrrfpqqnqrrevvv0*8,vvv1opqioppinoojvvv1*2,vvv0
  vvv0vvv1vvv0*21,
  vvv0*23,
  vvv0cij619c0*18,3bd1tuu3vvv0
  vvv09fg619c0*4,7efdbhig9fhh9fhabhif9ghh8fgg9fhfbgig9ghc19c0*5,stt6vvv0
  vvv0agi619c0*12,2ac019c0*5,1ac1tuu4vvv0
  vvv0uuu1rss0*8,rss1rst0rss0*8,stt2vvv0*2,
  vvv0uvv6vvv0*2,ttt7ttt3sss9ttt3vvv0*2,uvv6*2,vvv0*3,sss5sss6uuu3vvv0*3,vvv4vvv0
  vvv0uvv6vvv0*2,stt9uuu5pqqeqrrcuuu2vvv0uvv6*2,vvv0*3,qqq9rrsdqrrcvvv0*3,uvv5vvv0
  vvv0vvv1uvv0*8,vvv2vvv1uvv0*8,uvv1vvv0uuu1
  stt1vvv0*20,uuu1rss0
claim-all-in-part 358x730
~ IqB6 xt-H 48sP PiZq daI4 PiZq J1RT ywmP z000 uATa RM7K uATa KEC1 uATa V7K5 uATa on_s uATa PL-N uATa
~ Ufq5 uATa BhJ6 uATa qvW_ uATa p5e7 z000 uATa UsDg uATa RjDS uATa u4BG uATa viQK uATa BhJ6 uATa PL-N
~ uATa Ufq5 uATa O2VI uATa SjLY hDMC Dh21 m2v8 plT- o0Hn hxJF a97a sdNK BmlC 08GF O_sO nVjf wDEc cOwf
~ E4ad UPvN ewX8 Y6q5 y4iD qBbW FUsN njkh Pwtu Oasb Y1Sm y4iD qBbW FUsN njkh Pwtu Oasb oyk_ T3uh C85m
~ JhQX oyk_ mdWH X6b8 losQ dGEE
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
  vvv0*4,rss3*2,tuu2tuu4rrr4qrr3qqq1vvv0tuu3vvv0*2,tuu3vvv0sst6vvv0*5,
  vvv0*4,mnn9klljmnnclmnfjklghijgppqdijkcgiigghiihijfhijmhjjggiinuuu2vvv0*4,
  vvv0*13,qrr5vvv0*9,
  vvv0*4,uvv2pqqkrrrarssdqrrfqqrdsssdrsserrrfqrrdrssdqrrfrrrftuu5vvv0*5,
  vvv0*23,
  vvv0vuu0vtt0*19,vvv0*2,
  vvv0vtt0tooetppbsmmdtppasnnetnoetnofsnnftooctnndtnoesnnetopc*2,tnoatoodsnneupq9vss0vvv0*2,
  vvv0vtt0upq7uqq3urr3uqq5uqr4uqq4tppcupq6*2,uqq9uqq5uqq7uqq5upq7uqq6uqq7uqq6uqq5vss0vvv0*2,
  vvv0vtt0uqq6upp3uqq4uqq6tpp6uqq5uqq9uqq5uqq4upp9uqr5uqq7tppaupq6uqq5tpp6uqq7uqq4vss0vvv0*2,
  vvv0vtt0tooasnnetpp9snndsmnbtnoctooevss0*12,vvv0*2,
  vvv0vtt0tooetppbsmmdtppasmnitooasmmdtnodtoodtnnfsnndtooctnndtnobtooctpp8tooetpp7vss0vvv0*2,
  vvv0vtt0upq7*2,tpp8tpp7vss0*15,vvv0*2,
  vvv0vtt0uqr3uqq6uqq4uqq5vss1vss0*14,vvv0*2,
  vvv0*2,vuu0*18,vvv0*3,
  vvv0*23,
  vvv0vvv1kpn7rts3rrserssdqqrlrsscvvv0*8,vvv1qqqhpqqhopphvvv1*2,vvv0
  vvv0vvv1rts1uvu1uvv2uuu2vvv2*2,vvv0*9,uuv1vvv1uvv1vvv0vvv1vvv0
  vvv0vvv1vvv0*19,vvv1vvv0
  vvv0vvv1gmj8psr5qrrgqrrfpqqnqrrevvv0*8,vvv1opqioppinoojvvv1*2,vvv0
  vvv0vvv1vvv0*21,
  vvv0*23,
  vvv0vqh1vn90*18,voa0vvu1vvv0
  vvv0voc2vm50*4,ke3crj47oh49ph4aoh4erj4aph4aph4coh4doh4ctl54vm50*4,vus2vvv0
  vvv0vpd2vm50*4,tk51vm50*14,vut1vvv0
  vvv0vut0uso0*18,vtq1vvv0*2,
  vvv0uvv5vvv0*7,vvv1uuu1uuu4vvv0*8,vvv1vvv3vvv0
  vvv0uvv6vvv0*7,uuu3pqqcoppgpqqbvvv0*8,uvv6vvv0
  vvv0vvv2uvv0*18,uvv1vvv0uvv1
  ttt1vvv0*20,uuu0rss0
claim-many 358x662
~ IqB6 xt-H 5-QJ PiZq daI4 PiZq J1RT ywmP z000 uATa RM7K uATa KEC1 uATa V7K5 uATa on_s uATa PL-N uATa
~ Ufq5 uATa BhJ6 uATa qvW_ uATa p5e7 z000 uATa UsDg uATa RjDS uATa u4BG uATa viQK uATa BhJ6 uATa PL-N
~ uATa Ufq5 uATa O2VI uATa SjLY hDMC Dh21 m2v8 dnDI o0Hn hxJF a97a sdNK BmlC 08GF Pfy3 nVjf PiZq PiZq
~ 2fTo oPiX 8Vs- NHmy U8yZ sZsU K9oZ Vc8o DUYO PiZq QtjM QBty 7-62 TPsC PaxP RZov oyk_ 4LCY oyk_ 2L5y
~ aIzH aAgK mdWH X6b8 losQ dGEE
  pqrapqqbpqq8opparss1rss0*14,sss0stt0ttt0tuu0
  rss1jlm0ilm0*2,ool1trl0tqk0*10,tql0*2,tnl0*3,tqp1tuu0
  6bd418a0*3,kh74vtq2vri1vm50ikd1pl91vm50*3,bc82tl62voa1vvt0voa2ue70ulg2vqo0uic2ulh5
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
  vvv0uuu1stt5tuu3vvv0*2,tuu3vvv0*2,tuu3vvv0ttu4uuu1sss2rss3sss3tuu3stt5rrs3qrr3pqq2vvv0*2,
  vvv0noobhijnfhilhijfnopafhhkgiiighifijkigijiijknjklfopp9klmgijkjnopfikkhjllfgijhnoogvvv0*2,
  vvv0*7,stt3ttu3vvv0*14,
  vvv0*4,uvv2pqqkrrrarssdqrrfqqrdsssdrsserrrfqrrdrssdqrrfrrrftuu5vvv0*5,
  vvv0*23,
  vvv0*23,
  vvv0qrrdpqqfnooipqqi*2,qrrhppqcrssdoophpqqcppqkopplvvv0*7,uuu4vvv0*2,
  vvv0uvv0vvv0uvv1vvv1vvv2uvv2ttt4vvv1uuu2ttt5vvv2*2,vvv0*10,
  vvv0*23,
  vvv0uvv0uuu0*19,vvv0*2,
  vvv0uuu0tuu0*3,qrr7oppcoppdopqbnopdoppgqrs6tuu0*9,vvv0*2,
  vvv0uuu0stt5prr6uvv0rss4pqq8qrr7*2,qrr6qrs6sst3stt3stt1tuu0*2,rss4pqq9*2,oqqastt1vvv0*2,
  vvv0uuu0uuu2npqauuu2rss7qrr8pqrbqrr9*3,rss7qrr9qrr8tuu0*2,rss4qrr7pqr6prr9ttt1vvv0*2,
  vvv0uuu0tuu0*3,qrrapqqcpqqbstt2tuu0*12,vvv0*2,
  vvv0uuu0tuu0*3,loo2fkl0*8,glm2stt0*5,ttt0vvv0*2,
  vvv0uvv0uuu0*19,vvv0*2,
  vvv0uvv0stt0*18,tuu0vvv0*2,
  vvv0agi619c0*18,1ac1tuu4vvv0
  vvv09fg619c0*4,4ce77egdaghichjf7dfb9fhdagie9fhfaghd7dfc19c0*5,stt6vvv0
  vvv0cij619c0*18,3bd1tuu3vvv0
  vvv0vvv1uvv0*8,vvv2vvv1uvv0*8,uvv1vvv0*2,
  vvv0uvv6vvv0*2,stt9stt6qqqerrs8vvv1vvv0uvv6*2,vvv0*3,pqq8qrrbstt7vvv0*3,uvv5vvv0
  vvv0uvv6vvv0*2,ttt7uuu3rss9stt8vvv1vvv0uvv6*2,vvv0*3,stt6stt8rss8vvv0*3,vvv4vvv0
  vvv0vvv1uvv0*8,vvv1vvv0uvv0*8,vvv1vvv0tuu1
  sss1vvv0*20,ttt1rss0
claim-mixed 358x747
~ IqB6 xt-H PoiU PiZq daI4 PiZq J1RT ywmP z000 uATa RM7K uATa KEC1 uATa V7K5 uATa on_s uATa PL-N uATa
~ Ufq5 uATa BhJ6 uATa qvW_ uATa p5e7 z000 uATa UsDg uATa RjDS uATa u4BG uATa viQK uATa BhJ6 uATa PL-N
~ uATa Ufq5 uATa O2VI uATa SjLY A5o- ciWm ZUtv tec_ 8Cbr R_VR 1FGc 5VQa 6WMc 5VQa 6WMc 5VQa DC56 ZgAA
~ 1FGc 75Vj pH5t NpXQ hz1I 2gHH 2gHH 2gHH 2gHH 2gHH BmlC 08GF hlVW nVjf ewX8 Y6q5 y4iD qBbW FUsN njkh
~ Pwtu Oasb Y1Sm y4iD qBbW FUsN njkh Pwtu tzI_ U8yZ sZsU K9oZ Vc8o DUYO PiZq QtjM QBty 7-62 TPsC PaxP
~ RZov oyk_ 4LCY oyk_ 2L5y aIzH aAgK mdWH A0Be 7iTm wGa_ wNIl F06S gHUl X6b8 losQ dGEE
  pqrapqqbpqq8opp9qqr5rss0*14,sss0stt0ttt0tuu0
  rss1jlm0ilm0sqk1tqk0*15,tok0tnl0tqp1tuu0
  6bd418a0*2,sk64vm50*15,vmg2vqo0uic2ulh5
  18a0*3,sk64vm50*15,vvu1rrrhvqo3ue70
  18a0*3,sl63vm50*15,vql3vvu0ulg2ue70
  18a06a91mi72vm50*16,vl50uh60ue70*2,
  ul60vm50voc1vm50*16,rl80sm70vm50vl50
  vm80vm50vo91vm50ph4bke3doh49jd3bke3dke3cph46lf3coh49lf38ke3eic2imf3blf3bvm51pl91rl81vn70vpd0
  vli0vm70vm50*4,ul51*2,tk51vm50ul52ul51vm50ul50vm51ul51vm50vm51vm50*3,vto2vvv0
  vlh0vm60vm50*4,tk52pi48ke3bke39lf3dke3dlf3ele3cke3boh49vm50*5,vsl2vvv0
  vm50*2,fe84vm50*10,tk72vm90vm80vm50*3,voa1vn91vm50vn70
  vk60vl50qj62vm50*3,nk92gmm2mqr0elk2rl72vn91qom0tqq0vts0vso1vm50*3,vn60vm60oi60lh70
  ue70*2,ui60vl50*3,rla3mpq0mqq0mop0tnd3tl735fg04fh05fh09gi2vl60vl50*2,pi628a914890*2,
  ue70*6,mea3bfh0*3,qgb3oe9119b118a039957ab3ue70*7,
  ue70*6,ld93cgh0cgi0*2,qfa3qd7228a018a0399359a2ue70*7,
  ue70*7,te70*3,ue70*13,
  vts0*23,
  vvv0uuu1stt2qrr4vvv0tuu3*2,vvv0*7,tuu3vvv0*2,tuu3vvv0tuu3uuu2vvv0*2,
  vvv0uuu2nooafhhkhjjegijmhjjl*2,hjklhijmgiikghieikkhmnnceghjhijhghifghiiijkjhjjmlnnbvvv0*2,
  vvv0*10,stt3tuu2vvv0*3,tuu3stt3vvv0*6,
  vvv0*4,uvv2pqqkrrrarssdqrrfqqrdsssdrsserrrfqrrdrssdqrrfrrrftuu5vvv0*5,
  vvv0*23,
  vvv0*23,
  vvv0vvv1jom7qsr4qrrgqrrfpqqnqrrevvv0*8,vvv1ppqioppinoojvvv1*2,vvv0
  vvv0vvv1stt1uvv1vvv0*17,vvv1vvv0
  vvv0vvv1vvv0*19,vvv1vvv0
  vvv0vvv1gmk8psr5qrrgqrrfpqqnqrrevvv0*7,qqqeoppgoppknopkoppguuu3vvv1vvv0
  vvv0vvv1vvv0*21,
  vvv0*23,
  vvv0uuu0tuu0*19,vvv0*2,
  vvv0uuu0*2,uvv0tuu0oqq9lnnhnoohnooglnnhmnokqrr8tuu0*9,vvv0*2,
  vvv0uuu0rst8jnocuuu2rss8pqrapqqeqrrapqraqrrarss5pqqcqrr9tuu0*2,pqq9mnohmnnflnnjsss3vvv0*2,
  vvv0uuu0vvv0stt4uuu0rss6rss5rss4*2,stt1*2,stt3stt1*2,tuu0*7,vvv0*2,
  vvv0uuu0tuu0*3,rss5qrr8qrr7tuu0*13,vvv0*2,
  vvv0uuu0tuu0*3,loo2fkl0*8,glm2stt0*5,ttt0vvv0*2,
  vvv0*2,uvv0*18,vvv0*3,
  vvv0prr2imn0*18,kno1vvv0*2,
  vvv09fh619c0*4,2ac23bd23bd54ce33bd219c02ac1*2,19c0*7,stt6vvv0
  vvv09fg619c0*4,3bd55dfa8egd8fgb4ce89fhdaghd8fgdaghd7dfc19c0*5,stt6vvv0
  vvv0jno4agi0*18,cij1vvv1vvv0
  vvv0uvv3uvv0*8,uuv3vvv3uvv0*8,uvv1vvv0*2,
  vvv0uvv7vvv0*2,qrrfrss9mnnnoppguuu3vvv0uvv7*2,vvv0*3,mnnfnopjqqqdvvv0*3,uvv6vvv0
  vvv0uuu5uvv0*2,uuu0uvv0*5,uuu5uvv4uvv0*5,ttu2uvv0*2,uvv1vvv2vvv0
  vvv0*23,
  vvv0*4,qqr8rss8qrrerrriqrrhsttcttt7uuv2qrs9npqiqrscoqqhoqrbrssbvvv0*5,
  vvv0*22,vvv1
  ttt1vvv0*20,uuu0rss1
claim-draws 358x513
~ IqB6 xt-H oOGT PiZq daI4 PiZq J1RT ywmP z000 uATa RM7K uATa KEC1 uATa V7K5 uATa on_s uATa PL-N uATa
~ Ufq5 uATa BhJ6 uATa qvW_ uATa p5e7 z000 uATa UsDg uATa RjDS uATa u4BG uATa viQK uATa BhJ6 uATa PL-N
~ uATa Ufq5 uATa O2VI uATa SjLY hDMC 02l2 hxJF a97a sdNK BmlC 08GF _r_Q v6gW oyk_ KhQQ C85m JhQX oyk_
~ 2L5y aIzH aAgK mdWH A0Be 7iTm wGa_ wNIl F06S gHUl X6b8 losQ dGEE
  pqrapqqbpqq9oppaqrr3rss0*14,sss0stt0ttt0tuu0
  sst1lnn0kmn0*2,pom1trm0trl0*11,trm0tom0*3,trq0tuu0
  7ce518a0*3,kh74vtq2vqh1vm50kkc1ql91vm50*3,dd82ul62voa1vus0voa2ue70ukf2vpn0uhc2umi5
  18a0*3,28a1sl62vob1vur1vn71ola1sm70vm50*3,jg72vm51vsl2vri1vm50ug61vvu1rssfvqo3ue70
  18a0*3,ig74vm50*14,vl50vqn3vvv1ulh2ue70
  18a05991kh72vm50*16,vl50uh70ue70*2,
  sk60vm50voa1vm50*16,sm70tm70vm50vl50
  vm70vm50vob1vm50*16,pl91ql81vn60voc0
  vli0vm70vm50*4,ph45qi46ng37ph45ng38rj46ph45qi45ph45*2,ul51vm50*4,vto2vvv0
  vli0vm60vm50*4,pi43rj44oh46pi45qi48ng37pi48jd29ng36qi49tk52vm50*4,vsm2vvv0
  vm60vm50hf73vm50*16,voa0vn90vm50vn80
  vk60vm50oj62vm50*16,vn70vm60qj60ni60
  ue70*2,vi60vm50*16,oj626a9118a0*2,
  ue70*3,ui61vm50*14,pj6328a118a0*3,
  ue70*4,vl50vri1voc2pl90sm70vm50*4,vm60vm90vm60uh61vm509b9418a0*4,
  ue70*4,vj61vqg1hke26ik08ij0tm71vm50*3,vme0vlj0vlh0vk60uk6318a0*5,
  vsr0*4,vtr0vuq0stt0rtt0*2,utr0vuq0*3,vtt0*3,vur0vtr0qrr0*5,
  vvv0uuu2ttt4uuu2vvv0uuu3vvv0vvv1stt4stt2vvv1uuv1vvv0*5,uuu2tuu4vvv1vvv0*3,
  vvv0sss4kmmkmnocklmgklljjklgpqqaoopclmmilmmgkllkkmmlhjjmjklgnopelmnfklmjklllkllfnoohvvv0*2,
  vvv0*4,uuu4uuv2uvv1uvv2uuu2vvv1*3,uuu3vvv1uuu2uuu3uuu2vvv1vvv0*5,
  vvv0*4,ttt7rssb*2,ttt9rssattt9rrrdsssdstt7sss8ssscrsscssscsssbvvv0*5,
  vvv0*2,vvu0*19,vvv0*2,
  vvv0vpe2vm50*18,vm60vvt1vvv0
  vvv0voc2vm50*2,mf3bqi46ng3ioh4doh4bsj46ng4gqi4cng3dph4coh4coh4eoh4foh4avm51vm50*2,vus2vvv0
  vvv0vpe2vm50*18,vm60vvt1vvv0
  vvv0vvv1uut0*8,vut1vvt1uut0*8,uuu1vvv0*2,
  vvv0uvv6vvv0*2,ttt8stt4rrscstt6vvv0*2,uvv6*2,vvv0*3,rrr7rrs9ttt5vvv0*3,uvv5vvv0
  vvv0uvv6vvv0*2,ttt8uuu4qrrbrrs9uvv2vvv0uvv6*2,vvv0*3,rrr7sssarrravvv0*3,uvv5vvv0
  vvv0vvv1uvv0*8,vvv1*2,uvv0*8,uvv1vvv0*2,
  vvv0*4,stt5stt6rsscrssgrrsftttbttt7vvv2rst7oqrertt8qrscqss8stt8vvv0*5,
  vvv0*4,stt3uvv1vvv1vvv2vvv1*2,vvv0*2,uuu1uuu3*2,tuu4tuu3uvv3vvv0*5,
  uuu1vvv0*21,stt1
  rss0uuu1vvv0*19,rss1sss0
claim-item 358x478
~ IqB6 xt-H 83Wt PiZq daI4 PiZq J1RT ywmP z000 uATa RM7K uATa KEC1 uATa V7K5 uATa on_s uATa PL-N uATa
~ Ufq5 uATa BhJ6 uATa qvW_ uATa p5e7 z000 uATa UsDg uATa RjDS uATa u4BG uATa viQK uATa BhJ6 uATa PL-N
~ uATa Ufq5 uATa O2VI uATa SjLY hDMC -2QC hxJF a97a sdNK BmlC 08GF I_d8 K482 oyk_ KhQQ C85m JhQX oyk_
~ 2L5y aIzH aAgK mdWH X6b8 losQ dGEE
  pqrapqqbpqq9*2,rss0*15,sss0stt0ttt0tuu0
  sst1lnn0kmn0*2,pom1trm0trl0*11,trm0tom0*3,trq0tuu0
  7ce518a0*3,kh74vtq2vqh1vm50kkc1ql91vm50*3,dd82ul62voa1vus0voa2ue70ukf2vpn0uhc2umi5
  18a0*3,28a1sl62vob1vur1vn71ola1sm70vm50*3,jg72vm51vsl2vri1vm50ug61vvu1rssfvqo3ue70
  18a0*3,ig74vm50*14,vl50vqn3vvv1ulh2ue70
  18a05991kh72vm50*16,vl50uh70ue70*2,
  sk60vm50voa1vm50*16,sm70tm70vm50vl50
  vm70vm50vob1vm50*16,pl91ql81vn60voc0
  vli0vm70vm50*4,lf37pi44qi44le38ph45og44oh48mg3aoh48oh45sk52vm50*4,vto2vvv0
  vli0vm60vm50*4,ph44mf36pi45ph47id2aoh45pi47ng37qi49ph47sj44vm50*4,vsm2vvv0
  vm60vm50hf73vm50*16,voa0vn90vm50vn80
  vk60vm50oj62vm50*16,vn70vm60qj60ni60
  ue70*2,vi60vm50*16,oj626a9118a0*2,
  ue70*3,ui61vm50*14,pj6328a118a0*3,
  ue70*4,vl50vri1voc2pl90sm70vm50*4,vm60vm90vm60uh61vm509b9418a0*4,
  ue70*4,vj61vqg1hke26ik08ij0tm71vm50*3,vme0vlj0vlh0vk60uk6318a0*5,
  vsr0*4,vtr0vuq0stt0rtt0*2,utr0vuq0*3,vtt0*3,vur0vtr0qrr0*5,
  vvv0*3,sst2vvv0uuu3vvv0*3,uuu1vvv1vvv0*2,uuu3vvv0*2,uuu3vvv0uuu2uvv1vvv0*3,
  vvv0*2,uvv3hjjffhihhijjijkjgijfhijjgiiohjkmhjjlnnoceghmhijhgiifgijjhjjjhjjomnncvvv0*3,
  vvv0*6,stt4sst3vvv0*6,stt4sst3vvv0*7,
  vvv0*4,sssbrrrgqrrfrrrdrrsgqqqfqrr9ssscqrrirrscrssdqrrfqrrbrrsavvv0*5,
  vvv0*23,
  vvv0vsm1vqf0*18,vqh0vvv0*2,
  vvv0voc2vm50*2,qi47tk54qi4drj47rj45tk53qi4ask58qi48rj47sj46rj47rj48rj45vm50*3,vus2vvv0
  vvv0voc2vm50*2,rj44sk51tk55*2,sk55ul52sk56tk53sk54tl54sk46sk56*2,sk55vm50*3,vus2vvv0
  vvv0vtp1vri0*18,vrk0vvv0*2,
  vvv0uuu4uvv0*8,uuu4vvv4uvv0*8,uvv1vvv2vvv0
  vvv0uvv7vvv0*2,qrrgrss9mnnnoppguuu3vvv0uvv7*2,vvv0*3,mnnfnopjoppfvvv0*3,uvv7vvv0
  vvv0uvv3uvv0*8,uuv3vvv3uvv0*8,uvv1vvv1vvv0
  ttu1vvv0*20,uvv0sss1
claim-tiny 358x640
~ IqB6 xt-H 1RQ5 PiZq daI4 PiZq J1RT ywmP z000 uATa RM7K uATa KEC1 uATa V7K5 uATa on_s uATa PL-N uATa
~ Ufq5 uATa BhJ6 uATa qvW_ uATa p5e7 z000 uATa UsDg uATa RjDS uATa u4BG uATa viQK uATa BhJ6 uATa PL-N
~ uATa Ufq5 uATa O2VI uATa SjLY hDMC uiuV N4LW hdqW o0Hn hxJF a97a sdNK BmlC 08GF Km-7 0Tal vLhW Mj1V
~ j9bl gwMS v0Fq fYxL Yp9X BfiT 7jt1 oyk_ KhQQ C85m JhQX oyk_ 2L5y aIzH aAgK mdWH A0Be 7iTm wGa_ wNIl
~ F06S gHUl X6b8 losQ dGEE
  pqrapqqbpqqapqr8rss0*15,sss0stt0ttt0tuu0
  rss1jlm0ilm0*2,ool1trl0tqk0*10,tql0*2,tnl0*3,tqp1tuu0
  6bd418a0*3,kh74vtq2vri1vm50ikd1pl91vm50*3,bc82tl62voa1vvt0voa2ue70ulg2vqo0uic2ulh5
  18a0*3,28a1tl62voa1vtq0vn71pl90tm70vm50*3,lh72vm50vsl2vqh1vm50uh61vvu1rrrhvqo3ue70
  18a0*3,jg73vm50*14,vl50vpl3vvu0ulg2ue70
  18a06a91mi72vm50*16,vl50uh60ue70*2,
  ul60vm50voc1vm50*16,rl80sm70vm50vl50
  vm80vm50vo91vm50ul51rj46qi47qi48qi47qi48*6,qi47qi48tk53vm50pl91rl81vn70vpd0
  vli0vm70vm50*2,ul51qi49qi47qi48qi47qi48*6,qi47qi48sk53vm50*3,vto2vvv0
  vlh0vm60vm50*7,qi48ke3ejd3dle3cvm50*8,vsl2vvv0
  vm50*2,fe84vm50*8,ul50vm50*7,voa1vn91vm50vn70
  vk60vl50qj62vm50*16,vn60vm60oi60lh70
  ue70*2,ui60vm50*16,mi72499118a0*2,
  ue70*3,uh61vm50*14,oj6318a0*4,
  ue70*4,vl51vrj1voc2nla0rl80vm50*4,vm60vma0vm70ug61vl508b9418a0*4,
  ue70*4,vj61vpf0gke26ik07ik0tm71vm50*3,vme0vlj0vli0vl60uk6318a0*5,
  vts0*4,vus0*2,tuu0suu0*2,vut0vus0*3,vuu0*3,vus0*2,sst0*5,
  vvv0*8,sst4tuu4ttu4uuu3*2,uuu1vvv0*9,
  vvv0*8,ppq8klmgoppclmnjkllflmmfuuu3vvv0*8,
  vvv0pqqalmnljllkijknkllojklnikkojllkijkojllojkloikknjllkikkojkloklmlmnnlkmmiijkilmmhvvv0*2,
  vvv0*2,uuu4vvv0vvv1vvv0*2,vvv1tuu2rrr7qrr5pqqarss6sss3vvv1vvv0*2,vvv1vvv0uuu1vvv0*3,
  vvv0*8,sst4pqqcoppenoofoppaqqrcvvv0*9,
  vvv0*5,uuu6stt7ttt8ttt6stt8stt7ttt6ttt7ttt6stt9ttt7ttt6vvv0*6,
  vvv0*5,uuu4ttt5uuu5uuu6uuu7tuu6uuu4stt9uuu4tuu6tuu7ttt7vvv0*6,
  vvv0*23,
  vvv0sssbrssbqrrirssfpqqfrsscrsseqrrfrssfrsserssfrsserrsdvvv0*9,
  vvv0qqrfqqrgqrrenopiqrrgnooipqqcpqqhnoognoonpqqgopphoppeoppkqrrhvvv0*7,
  vvv0rts1orq0*5,qsr2vuq0vtp0*4,uso3vus0uvv0*6,vvv0*2,
  vvv0hnk49ie0*5,eli8vqg1voc0*5,vrk2stt0*6,vvv0*2,
  vvv0*2,vus0*18,vvt0vvv0*2,
  vvv0vpd2vm50*2,vm51vm50*15,vm60vvt1vvv0
  vvv0voc2vm50*2,mg3aqi45ng3ioh4doh4bsj46ng4gqi4cng3dph4coh4coh4eoh4foh4avm51vm50*2,vus2vvv0
  vvv0vqf2vm50*18,vn70vvu1vvv0
  vvv0vvv1uvv0*8,vvv2vvv1uvv0*8,uvv1vvv0*2,
  vvv0uvv6vvv0*2,stt9stt6qqqerrs8vvv1vvv0uvv6*2,vvv0*3,pqq8qrrbstt7vvv0*3,uvv5vvv0
  vvv0uvv6vvv0*2,ttt7uuu3rss9stt8vvv1vvv0uvv6*2,vvv0*3,stt6stt8rss8vvv0*3,vvv4vvv0
  vvv0vvv1uvv0*8,vvv1vvv0uvv0*8,vvv1vvv0*2,
  vvv0*4,sst6sss7qrrerrriqrrhsttcttt7uuv2qrs9npqiqrscoqqhoqrbrssbvvv0*5,
  vvv0*4,stt2vvv0*18,
  tuu1vvv0*20,uvv0stt1
claim-huge 358x741
~ IqB6 xt-H CLih PiZq daI4 PiZq J1RT ywmP z000 uATa RM7K uATa KEC1 uATa V7K5 uATa on_s uATa PL-N uATa
~ Ufq5 uATa BhJ6 uATa qvW_ uATa p5e7 z000 uATa UsDg uATa RjDS uATa u4BG uATa viQK uATa BhJ6 uATa PL-N
~ uATa Ufq5 uATa O2VI uATa SjLY hDMC znh2 pr8T LvLy o0Hn hxJF a97a sdNK BmlC 08GF VRpo 0Tal vLhW Mj1V
~ CZ4w gwMS v0Fq Yp9X BfiT 7jt1 U8yZ sZsU K9oZ Vc8o DUYO PiZq sAU7 QBty 7-62 TPsC fFQU RZov oyk_ 4LCY
~ oyk_ 2L5y aIzH aAgK mdWH X6b8 losQ dGEE
  pqrapqqbpqq9npp9rss0*15,sss0stt0ttt0tuu0
  rss1jlm0ilm0*2,ool1trl0tqk0*10,tql0*2,tnl0*3,tqp1tuu0
  6bd418a0*3,kh74vtq2vri1vm50ikd1pl91vm50*3,bc82tl62voa1vvt0voa2ue70ulg2vqo0uic2ulh5
  18a0*3,28a1tl62voa1vtq0vn71pl90tm70vm50*3,lh72vm50vsl2vqh1vm50uh61vvu1rrrhvqo3ue70
  18a0*3,jg73vm50*14,vl50vpl3vvu0ulg2ue70
  18a06a91mi72vm50*16,vl50uh60ue70*2,
  ul60vm50voc1vm50*16,rl80sm70vm50vl50
  vm80vm50vo91vm50*2,tk52sk54sj43sk46qi44sk53qi48rj45qi46rj45sk44rj47vm50*2,pl91rl81vn70vpd0
  vli0vm70vm50*3,sk52rj45rj47qi46ph48rj47*2,rj46qi47ph45qi47qi49vm50*4,vto2vvv0
  vlh0vm60vm50*7,qi48le3ele3dlf3cvm50*8,vsl2vvv0
  vm50*2,fe84vm50*6,ul50ul51tl51vm51vm50*6,voa1vn91vm50vn70
  vk60vl50qj62vm50*16,vn60vm60oi60lh70
  ue70*2,ui60vm50*16,mi72499118a0*2,
  ue70*3,uh61vm50*14,oj6318a0*4,
  ue70*4,vl51vrj1voc2nla0rl80vm50*4,vm60vma0vm70ug61vl508b9418a0*4,
  ue70*4,vj61vpf0gke26ik07ik0tm71vm50*3,vme0vlj0vli0vl60uk6318a0*5,
  vts0*4,vus0*2,tuu0suu0*2,vut0vus0*3,vuu0*3,vus0*2,sst0*5,
  vvv0*8,sst4tuu4ttu4uuu3*2,uuu1vvv0*9,
  vvv0*8,ppq8klmgoppclmnjkllflmmfuuu3vvv0*8,
  vvv0*3,uuu3klljlnndlnnjijkhnoodhjjllmmhkmmlkmminoodijkloppfijkkikkmoppbvvv0*4,
  vvv0*4,uuu1uvv1vvv1*2,uuu3rrs7qrr6ppqbrrs6rrr7vvv1vvv0vvv1uvv0vvv0*5,
  vvv0*8,sst4pqqcoppenoofoppaqqrcvvv0*9,
  vvv0*5,uuu6stt7ttt8ttt6stt8stt7ttt6ttt7ttt6stt9ttt7ttt6vvv0*6,
  vvv0*5,uuu4ttt5uuu5uuu6uuu7tuu6uuu4stt9uuu4tuu6tuu7ttt7vvv0*6,
  vvv0*23,
  vvv0rsserrsdrrrersserrrbvvv0*17,
  vvv0qqrfqqrgqrrenopiqrrgnooipqqcpqqhnoognoonpqqgopphoppeoppkqrrhvvv0*7,
  vvv0qsr1mqo0*11,lpn3mqo0*6,sts3vvv0*2,
  vvv0inl3bjg0*18,oqm7vvv0*2,
  vvv0*23,
  vvv0uuu0tuu0*3,sss1stt0stt1*2,tuu0ttt0tuu0*3,stt2stt1tuu0*5,vvv0*2,
  vvv0uuu0tuu0*3,pqr7mooilnnhnopimnnklmngmooenooimnoelnnkrss7tuu0*5,vvv0*2,
  vvv0uuu0tuu3stt3uvv0qrr9nopenoojnooeoppcqrr7tuu0*5,stt1stt2rss2*2,stt0vvv0*2,
  vvv0uuu0ttu5jnndtuu3rss5qrr7qrr8qrr6rss5*2,stt2rss5stt3tuu0*2,qrr7nopenopdnophstt2vvv0*2,
  vvv0uuu0*3,tuu0rss7*2,qrr9*2,qrr7rss7*2,qrr7*2,tuu0*7,vvv0*2,
  vvv0uuu0tuu0*3,qrr9pqqb*2,stt2tuu0*12,vvv0*2,
  vvv0uuu0tuu0*3,loo2fkl0*8,glm2stt0*5,ttt0vvv0*2,
  vvv0uvv0uuu0*19,vvv0*2,
  vvv0tuu1qrs0*18,rst1vvv0*2,
  vvv0agh619c0*18,1ac0ttu4vvv0
  vvv09fg619c0*4,4ce77egdaghichjf7dfb9fhdagie9fhfaghd7dfc19c0*5,stt6vvv0
  vvv0ejk53bd0*18,5ce1uuu3vvv0
  vvv0vvv2uvv0*8,vvv2vvv1uvv0*8,uvv1vvv0*2,
  vvv0uvv6vvv0*2,sss9sss7ppqgqrravvv1vvv0uvv6*2,vvv0*3,oppaqqqdsss8vvv0*3,uvv5vvv0
  vvv0uvv6vvv0*2,tuu6vvv2stt7ttt6vvv1vvv0uvv6*2,vvv0*3,ttu5ttt6sss7vvv0*2,vvv1vvv4vvv0
  uvv1vvv0uvv0*8,vvv0*2,uvv0*8,vvv0*2,ttt1
  sss1vvv0*20,ttt1rss0
join 358x655
~ IqB6 xt-H OqGx PiZq daI4 Zwj8 97nn PiZq 7tNe oGGs -F5a kNom 9qhe kNom RDeP kNom c9a5 kNom UP7z kNom
~ bPfH kNom 8lrj kNom Rz14 kNom ZWdI kNom LjBv kNom sze- 1zBU WuFQ 5Eb6 C-DA Q5s4 UOpp PiZq KLjy Sz8Z
~ uXJF PiZq fBUb Sz8Z wh2P MEEd PiZq hNm_ Sz8Z Y490 PiZq acDk Sz8Z DOrR EfcT AkYI MlRS vJux C85m JhQX
~ MlRS sP2J aIzH ot7P 3haT aIzH 6DWN X6b8 losQ dGEE
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
  vvv0*2,uvv1tut4tuu4sut3tut5sut4tuu4tut4tut3uuu4rts5tut5tuu2tut4tuu3sut6vvv0*5,
  vvv0nrp5rts4qsr8stt7rtsastt7qsr9rts7sts6rtsastt6qsr9rtsarts8rts7rts8stt9vvv0*5,
  vvv0uuu0tuu4qsrcorqdorpeuuu3vvv0*16,
  vvv0uuu2*2,vvv0*3,ttt3vvv1uvv1vvv0*14,
  vvv0lnnefhhmgiifhjkimnn7fhhohjkmfhijhjjfgiigppq7vvv0*11,
  vvv0*23,
  vvv0tuu7uuu5tttbtuu6ttu5uuv3vvv0*4,uuu2ttt9ttt7uuu6tuu5uuu4vvv0*6,
  vvv0uuu5ttu6tuu7tuu9ttt7uvv3vvv0*4,vvv1ttt7ttu8ttt7sttauuu5vvv0*6,
  vvv0qqr7qrr8mnncklmenooavvv0*5,ttu4ikkhnopcjkljjkll*2,sssdqrrettt5vvv0*3,
  vvv0ttt1ttt3uuu3stt1uuu2vvv0*5,uvv1sst2sss3stt3stt2stt3tuu4ttt5vvv2vvv0*3,
  vvv0uuv1vvv3vvv0vvv1vvv0*8,vvv1vvv0*9,
  vvv0ttt6rrsgsssattt8vvv0*6,uuu3ssscsst9vvv0*9,
  vvv0rrsanookoopguuu2vvv0*6,tuu3noomoppgoppisssamnnlpqqerrs9vvv0*4,
  vvv0*23,
  vvv0tuv0ruu0*18,suu0vvv0*2,
  vvv0tuu0lnoglnofknnjlooljmmiloofmppfloogmopflnofkmngmppajmnlknnjnqqdjmmhrtu0*3,vvv0*2,
  vvv0tuu0mopgkmngnpq8lnoinqqcjmmjknolknninpqdkmnglooeloojmppgmopfjmmilnogrtt0rtu0*2,vvv0*2,
  vvv0tuv0qtt2rtu0*17,suu0vvv0*2,
  vvv0*23,
  vvv0*2,uvv0vvv0*8,vvv1vvv0*8,uvv0vvv0*2,
  vvv0vtp1vqh0*18,vrk1vvv0*2,
  vvv0vqf2vm50*4,rj47tl53rj46tk55sk45rj45tl53sk54tl54tl52vm50*5,vvv0*2,
  vvv0vqf2vm50*4,pi44tk52rj48sk55rj47sk56rj47rj49*2,qj48ul51vm50*4,vvv0*2,
  vvv0vtp1vqh0*18,vrk1vvv0*2,
  vvv0uvv4uvv0*8,uuu4vvv3uvv0*8,uuu3vvv0*2,
  vvv0uvv7vvv0qrrcqrrenophmnoknookoppfvvv0uvv7*2,vvv0ttt6ttt8lnnmnoplmnolnophvvv0uvv3vvv0*2,
  vvv0uvv4uvv0*8,uuu4vvv3uvv0*8,uuu3vvv0*2,
  tuu1vvv0*20,uvv0sst1
join-new-account 358x634
~ IqB6 xt-H v2c2 PiZq daI4 Zwj8 97nn PiZq 7tNe oGGs -F5a kNom 9qhe kNom RDeP kNom c9a5 kNom UP7z kNom
~ bPfH kNom 8lrj kNom Rz14 kNom ZWdI kNom LjBv kNom sze- 1zBU DZwg 5Eb6 C-DA Q5s4 UOpp PiZq fBUb Sz8Z
~ wh2P MEEd PiZq hNm_ Sz8Z Y490 PiZq acDk Sz8Z DOrR EfcT AkYI MlRS vJux C85m JhQX MlRS sP2J aIzH ot7P
~ 3haT aIzH 6DWN X6b8 losQ dGEE
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
  vvv0stt1tuu3uvu2uuu2vvv0uvv1tuu3tuu4*2,vvv0uvu3uuu3tut5uvu2vvv0*8,
  vvv0psq4rts5qsraqsrbqsr6rts9psq9sts9rts8qsr6qsrdqsr7prqbpsr9vvv1vvv0*7,
  vvv0ppq7qqqarrr5stt5stt2mnodrrr9opp8qrr4rrs5sss2vvv0*11,
  vvv0qrr9jllelmmakmmdpqq4lmnflmnemnncmnnblmmbsst4vvv0*11,
  vvv0*23,
  vvv0rssaqrrerssgrssfqrrdtuu5vvv0*4,uuu3qrrgssserssdvvv0*8,
  vvv0ttu1sss2vvv1stt2sss3ttt1vvv0*4,uvv1sss7*2,ttt5vvv0*8,
  vvv0opp7klmgkmmhijkkikkjnooeoppjooplvvv0*2,uuu2rrrcrssbuuu4vvv0*8,
  vvv0*23,
  vvv0ttu5tttauuu2vvv0*19,
  vvv0ttt4ttt7uuu4vvv0*2,vvv1uuu1vvv0*15,
  vvv0sss8qrrfoopkopphrssboophqrrbtuu4vvv0*14,
  vvv0*2,uvv0*18,vvv0*3,
  vvv0tuu0orr7prs3prr5pss7prs2pss3qst3pss3oqr6pss3prr5qss2oqr8prs6qst2prr5rtu0*3,vvv0*2,
  vvv0tuu0nqq9npqcnpqdnpqeloofnqqb*2,nqqdprr8npqbmppaoqr7npqcmppdorrbmopbrtu0*3,vvv0*2,
  vvv0tuu0lnoikmngnpq8lnoinqqcjmmjknolknninpqdkmnglooeloojmppgmopfjmmilnogrtt0rtu0*2,vvv0*2,
  vvv0uvv0tuu0*18,tuv0vvv0*2,
  vvv0*2,uvv0vvv0*8,vvv1vvv0*8,uvv0vvv0*2,
  vvv0*23,
  vvv0vrk1vn90*18,voc1vvv0*2,
  vvv0vqf2vm50*4,mf3arj45ng3fqi4bng4doh4cph4boh4dph4eoh4aul52vm50*4,vvv0*2,
  vvv0vqg2vm50*4,ul51vm50*13,vm60vvv0*2,
  vvv0vvt0uso0*8,vto0vtp0uso0*8,vtr1vvv0*2,
  vvv0uvv5vvv0uuu3uuu4uvv2vvv2*2,vvv0*2,uvv5*2,vvv0vvv1*2,ttt4vvv2*2,vvv0*2,uvv4vvv0*2,
  vvv0uvv6vvv0sss9sssaoppfnooiopphoppfvvv0uvv6*2,vvv0uuu4tuu7opphoppinooinophvvv0uvv3vvv0*2,
  vvv0vvv2uvv0*8,vvv2*2,uvv0*8,uvv2vvv0uvv1
  ttt1vvv0*20,uuu0rss0
join-trade 358x612
~ IqB6 xt-H Q8Yj PiZq daI4 Zwj8 97nn PiZq 7tNe oGGs YfwX kNom T8hs kNom rjkX kNom l8J5 kNom RDeP kNom
~ vqcA kNom RDeP kNom rqI4 kNom lK-3 kNom qkU2 kNom ecIh kNom fC2h kNom trCV kNom dc4e kNom K767 1zBU
~ rxa5 5Eb6 C-DA kTup UOpp PiZq I1Jl Sz8Z wh2P MEEd PiZq hNm_ Sz8Z Y490 PiZq acDk Sz8Z DOrR LOC8 AkYI
~ MlRS l6FC MlRS sP2J aIzH ot7P 3haT aIzH 6DWN X6b8 losQ dGEE
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
  vvv0rts1tut3tut4tuu4sut3tut5sut4tuu4vvv0*14,
  vvv0qsr4stt3qsr8stt7rtsastt7qsr9sts6vvv0*14,
  vvv0ppq4pqq5rss4nop8ppqarss4sst2noocoppcpqq6mno9oop9rss3rss6sss6qrr4noo9uuv1vvv0*4,
  vvv0rrr5qrr8lmmdkmmcmnnhikkjmnnanooclmnemnn9mnnbmnncklmalnnfkllelmncopp9sss4vvv0*4,
  vvv0*23,
  vvv0stt9rrserrrdrrsfvvv0*6,uuu3qrrgssserssdvvv0*8,
  vvv0ttt1rrs4uuu3rss4*2,stt2vvv0*4,uuu2rrr9rss9ttt6vvv0*8,
  vvv0pqq6lmnflmmgjklijllioopdoppjooplvvv0*2,uuu1sss9stt8uuu3vvv0*8,
  vvv0*23,
  vvv0ttt6sstcuuu2vvv0*19,
  vvv0ttu3tuu5uuu4vvv0*2,vvv1uuu1vvv0*15,
  vvv0sss8qrrfoopkopphrssboophqrrbtuu4vvv0*14,
  vvv0*2,uvv0*19,vvv0*2,
  vvv0tuu0oqraprr6oqqboqr7orr6prs5orr6prr5orr7prs5orr5oqraqss3nqqbprs9npq9oqr8rtu0*2,vvv0*2,
  vvv0tuu0nqq9orr7nqqaoqr9oqr8nqq7prs4npqcorr8oqqaoqqbnqqaorr9*2,prs6oqr7prs8rtu0*2,vvv0*2,
  vvv0*2,uvv0*18,vvv0*3,
  vvv0*2,uvv0vvv0*8,vvv1vvv0*8,uvv0vvv0*2,
  vvv0tuu1oqq0*18,rss1vvv0*2,
  vvv0dik619c0*6,1ac019c01ac019c01ac0*2,19c0*6,2ac1vvv0*2,
  vvv0cij619c0*5,1ac0bhie9fhe8egd9fhfaghg*2,5ce719c0*6,vvv0*2,
  vvv0imn55ce0*18,8fg3vvv0*2,
  vvv0vvv2uvv0*8,vvv2*2,uvv0*8,uvv2vvv0*2,
  vvv0uvv6vvv0rssarssbpqqdoppgpqqgqqrbvvv0uvv6*2,vvv0tuu5tuu7opphpqqgppqhpqqcvvv0uvv3vvv0*2,
  vvv0uvv5vvv0uuu2uuu3tuu4ttu4tuu4uuu3vvv0uvv5*2,vvv0vvv1*2,ttt4tuu5ttu4tuu4vvv0uvv4vvv0*2,
  uuu1vvv0uvv0*8,vvv0*2,uvv0*8,vvv0*2,ttt1
  rss1vvv0*20,ttt1rss0
join-without-tasks 358x559
~ IqB6 xt-H PRWi PiZq daI4 Zwj8 97nn PiZq 7tNe oGGs YfwX kNom T8hs kNom rjkX kNom l8J5 kNom RDeP kNom
~ vqcA kNom RDeP kNom rqI4 kNom lK-3 kNom qkU2 kNom ecIh kNom fC2h kNom trCV kNom dc4e kNom K767 1zBU
~ rxa5 5Eb6 C-DA kTup UOpp PiZq I1Jl Sz8Z wh2P MEEd PiZq hNm_ Sz8Z Y490 PiZq acDk Sz8Z DOrR AkYI MlRS
~ bYPN MlRS sP2J aIzH ot7P 3haT aIzH 6DWN X6b8 losQ dGEE
  pqqeqrr8opqcopqapqq8opp9pqr5rss0*12,sss0stt0ttt0tuu0
  tuu0uts0tts0*18,uts0tut0tuu0
  vtq0*10,vtp0vtn0vtq0*7,vur0vvt0vur0uus0
  vtq0vpe1vqh1vtq0*6,vtp0vn80vm50vrk1vtq0*6,vvv0rssgvvu0vuq0
  vto1vpe0vtp0vtq0*6,vtp0vn70vm50vrj1vtq0*6,vvt0vvv1uus2vuq0
  vtq0ulf2vni2vtq0*2,ikj3klj3vtq0*2,vtp0mmi2kje1tro1vtq0*6,vso1uib1vso1vuq0
  vso2uke1vtp0vtq0*2,6bc58dd5vtq0vtp19de418a0*2,39b1qpn3vtq0vto0vri0vtp0vtq0*2,voj1voj2vuq0
  vtq0vqf1vri1vtq0utp0lon1mpn1utp0mnl518a0*4,bff5vtq0vsl1vm60vto1vtq0utp2clm2tsp1vuq0
  vto1vpd0vtp0tsp19kl16ik0*2,akl2hkj718a0*4,7cd5vtp0vql1vni0vrm1vtq0*2,mpo2mpo3vuq0
  vtq0*3,inn36ik0*4,7fg718a0*4,7cd5ulf2ue70*3,voi2vtq0*3,vuq0
  vtq0*3,fmm36ik0*4,4eg218a0*4,7bb6ue70*4,uf92vtp0vtq0*2,vuq0
  vso0vnk0vqn1fmm36ik0*4,4eg218a0*4,7993ue70*5,vso1vnk0vpm1vuq0
  vsr0vrq0*2,orr1kqr0*4,kop0ilm0*4,lmm1vol0*5,vtr0vrq0*2,vvt0
  vvv0rts1tuu3*2,uvu2uuu2uuu3*2,uvu2vvv0*14,
  vvv0qsr4stt4psrarts9psrbrts9psqarts7vvv0*14,
  vvv0ppq4pqq5rss4nop8ppqarss4sst2noocoppcpqq6mno9oop9rss3rss6sss6qrr4noo9uuv1vvv0*4,
  vvv0rrr5qrr8lmmdkmmcmnnhikkjmnnanooclmnemnn9mnnbmnncklmalnnfkllelmncopp9sss4vvv0*4,
  vvv0*23,
  vvv0stt9rrserrrdrrsfvvv0*6,uuu3qrrgssserssdvvv0*8,
  vvv0ttu1sss2uvv2stt2*2,ttt1vvv0*4,uvv1sss7*2,ttt5vvv0*8,
  vvv0opp7klmgkmmhijkkikkjnooeoppjooplvvv0*2,uuu2rrrcrssbuuu4vvv0*8,
  vvv0*23,
  vvv0ttu5tttauuu2vvv0*19,
  vvv0ttt4ttt7uuu4vvv0*2,vvv1uuu1vvv0*15,
  vvv0sss8qrrfoopkopphrssboophqrrbtuu4vvv0*14,
  vvv0*23,
  vvv0*2,uvv0vvv0*8,vvv1vvv0*8,uvv0vvv0*2,
  vvv0oqr3ejk0*18,imn3vvv0*2,
  vvv0cij619c0*7,3bd24ce56df83bd319c0*8,vvv0*2,
  vvv0cij619c0*7,2ac25ce65ce86df719c0*8,vvv0*2,
  vvv0oqr3ejk0*18,imn3vvv0*2,
  vvv0uvv4uvv0*8,uuu4vvv3uvv0*8,uuu3vvv0*2,
  vvv0uvv7vvv0qrrcqrrenophmnoknookoppfvvv0uvv7*2,vvv0ttt6ttt8lnnmnoplmnolnophvvv0uvv3vvv0*2,
  vvv0uvv4uvv0*8,uuu4vvv3uvv0*8,uuu3vvv0*2,
  tuu1vvv0*20,uvv0sst1
join-next-step 358x612
~ IqB6 xt-H r6mv PiZq daI4 Zwj8 97nn PiZq 7tNe oGGs -F5a kNom 9qhe kNom RDeP kNom c9a5 kNom UP7z kNom
~ bPfH kNom 8lrj kNom Rz14 kNom ZWdI kNom LjBv kNom sze- 1zBU rxa5 5Eb6 C-DA Q5s4 UOpp PiZq fBUb Sz8Z
~ wh2P MEEd PiZq hNm_ Sz8Z Y490 PiZq acDk Sz8Z DOrR LOC8 AkYI MlRS IsDh MlRS sP2J aIzH ot7P 3haT aIzH
~ 6DWN X6b8 losQ dGEE
  pqqeqrr8pqq8pqq6opp9rss1rss0*13,sss0stt0ttt0tuu0
  tuu0stt0rtt0*11,ttt0rtt0*3,stt0*2,rtt0stt0ttu0tuu0
  qtt0ptt0*11,suu1rtt0sph0uoa0uoc0rrm0tuu1suu0tuv0rtu0stt1
  ptt0*8,fkl5fjl4eno2lqr3suu1tod1vm50*4,rrm1vvv0rssgstt2jno2
  ptt0*8,pst0gkm3ipq1suu1rsr1vm50*5,hg94lno6vvv2eij539b7
  ptt0*11,suu0rsp2vm50vob0vsl0vsm0url228a118a028a018a039b7
  ptt0*2,qss0ptt0*7,pst0rss0rss1vod2vvv0*3,stt618a0*4,39b7
  ptt0qss1sjf2ptt0*6,qpo1tf90ue70*2,vnk3vvv0*3,stt618a0*4,39b7
  ptt0*5,nqr1ejk0dij0*2,tf91ue70*3,vol3vvv0*3,stt618a0*4,39b7
  ptt0*2,pst0*2,mqr239b118a0*2,28a2ue70*4,vol3vvv0*3,stt618a0*4,39b7
  mrs19km16ik0*2,4df218a0*3,28a2ue70*4,vol3vvv0*3,stt618a0*4,39b7
  akm36ik0*3,3df218a0*3,28a2ue70*4,vol3vvv0*3,stt618a0*4,39b7
  kqr0*4,jno0ilm0*3,jlm1vol0*4,vsr1vvv0*3,uuu2ilm0*4,jmn3
  vvv0rts1tuu3*2,uvu2uuu2uuu3*2,uvu2vvv0*14,
  vvv0qsr4stt4psrarts9psrbrts9psqarts7vvv0*14,
  vvv0ppq7qqqarrr5stt5stt2mnodrrr9opp8qrr4rrs5sss2vvv0*11,
  vvv0qrr9jllelmmakmmdpqq4lmnflmnemnncmnnblmmbsst4vvv0*11,
  vvv0*23,
  vvv0rssaqrrerssgrssfqrrdtuu5vvv0*4,uuu3qrrgssserssdvvv0*8,
  vvv0ttt1rrs4uuu2rss4rrr5stt2vvv0*4,uuu2rrr9rss9ttt6vvv0*8,
  vvv0pqq6lmnflmmgjklijllioopdoppjooplvvv0*2,uuu1sss9stt8uuu3vvv0*8,
  vvv0*23,
  vvv0ttu5tttauuu2vvv0*19,
  vvv0ttt4ttt7uuu4vvv0*2,vvv1uuu1vvv0*15,
  vvv0sss8qrrfoopkopphrssboophqrrbtuu4vvv0*14,
  vvv0*2,uvv0*19,vvv0*2,
  vvv0tuu0oqraprr6oqqboqr7orr6prs5orr6prr5orr7prs5orr5oqraqss3nqqbprs9npq9oqr8rtu0*2,vvv0*2,
  vvv0tuu0nqq9orr7nqqaoqr9oqr8nqq7prs4npqcorr8oqqaoqqbnqqaorr9*2,prs6oqr7prs8rtu0*2,vvv0*2,
  vvv0*2,uvv0*19,vvv0*2,
  vvv0*2,uvv0vvv0*8,vvv1vvv0*8,uvv0vvv0*2,
  vvv0tuu1oqq0*18,rss1vvv0*2,
  vvv0dik619c0*9,1ac119c0*8,2ac1vvv0*2,
  vvv0cij619c0*6,8fgcaghe7efcaghkaghh9fhc3bd319c0*6,vvv0*2,
  vvv0imn55ce0*18,8fg3vvv0*2,
  vvv0vvv2uvv0*8,vvv2*2,uvv0*8,uvv2vvv0*2,
  vvv0uvv6vvv0rssarssbpqqdoppgpqqgqqrbvvv0uvv6*2,vvv0tuu5tuu7opphpqqgppqhpqqcvvv0uvv3vvv0*2,
  vvv0uvv5vvv0uuu2uuu3tuu4ttu4tuu4uuu3vvv0uvv5*2,vvv0vvv1*2,ttt4tuu5ttu4tuu4vvv0uvv4vvv0*2,
  uuu1vvv0uvv0*8,vvv0*2,uvv0*8,vvv0*2,ttt1
  rss1vvv0*20,ttt1rss0
place-won 358x826
~ IqB6 xt-H 5sqm PiZq daI4 PiZq J1RT ywmP z000 uATa RM7K uATa KEC1 uATa V7K5 uATa on_s uATa PL-N uATa
~ Ufq5 uATa BhJ6 uATa qvW_ uATa p5e7 z000 uATa UsDg uATa RjDS uATa u4BG uATa viQK uATa BhJ6 uATa PL-N
~ uATa Ufq5 uATa O2VI uATa SjLY hDMC g0lu etsa hxJF a97a q7Ki BmlC 08GF efq4 iuY5 H0Uh x9Ii 357U QFEl
~ AX7r 878Y PFjq SRnO Tsar 4UYI vMQm qBbW FUsN 0DGe VDqQ w25f g-Kx qBbW FUsN 0DGe 2rAx 9hfr rtbY c4ov
~ kNom 2NmG kNom bOSw kNom MjAu kNom 1Znc kNom NBym kNom 4E7D kNom vqcA kNom g3sr kNom F5AX c4ov kNom
~ 1iZ- kNom FazE kNom ZlOL kNom IO-r kNom vqcA kNom NBym kNom 4E7D kNom LGdQ kNom nYRZ ozik cWF4 R7ab
~ z1sA mLw2 Vc8o PzIZ oyk_ 4Mjz oyk_ rC0F mdWH X6b8 losQ dGEE
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
  vk60vm50oj62vm50sk45mg3bng3dqi48mf3bqi48ng39ng3cpi44oh4amf3ake3doh4aoh49vm50vn70vm60qj60ni60
  ue70*2,vi60vm50*2,ul51ul52ul50tk51tk54tk51tl51ul51vm51tl51*2,ul51ul52vm50oj626a9118a0*2,
  ue70*3,ui61vm50*14,pj6328a118a0*3,
  ue70*4,vl50vri1voc2pl90sm70vm50*4,vm60vm90vm60uh61vm509b9418a0*4,
  ue70*4,vj61vqg1hke26ik08ij0tm71vm50*3,vme0vlj0vlh0vk60uk6318a0*5,
  vsr0*4,vtr0vuq0stt0rtt0*2,utr0vuq0*3,vtt0*3,vur0vtr0qrr0*5,
  vvv0*2,vvv1sss5vvv1uuv1uuu3vvv0*2,sss3vvv0*2,ttu3sss5uvv1vvv0*2,uuu2tuu4vvv1vvv0*3,
  vvv0*2,uuu3lmninoobklmhikkilmmhnopcklmiklmhhijlqqrdnoocnooakmmilmmelmnjklmlrrs7vvv0*3,
  vvv0*4,tuu5klmmoppdlmmfmnngklmmnooeqrrblnnhklmjpqqdjklhkllkpqqavvv0*5,
  vvv0*5,uuu4vvv1ttt2uuu2ttu3uuu3*2,ttt2tuu2uuu1uuu2tuu1vvv1vvv0*5,
  vvv0*5,qqrfrrsaqrrbpqqeqrrf*2,sss8qrreqrrfqrrdrrsbrrrdvvv1vvv0*5,
  vvv0*23,
  vvv0loo3gkl0*18,hlm2vvv0*2,
  vvv0rssdrsscstt8vvv0*4,rsscqqrdoppkoppgqqreoopfnophqqqivvv0*4,vvv2*2,vvv0
  vvv0*23,
  vvv0*23,
  vvv0vvv1iol7qsr4rrsgrssjrssdtuu7vvv0*5,rrrapqqiopplrrrcqqqippqlnoomvvv1*2,vvv0
  vvv0vvv1tut1vvv0*18,vvv1vvv0
  vvv0vvv1vvv0*2,vvv1vvv0*5,uuu2uuv3vvv0*2,vvv1*2,uuu2vvv0*2,vvv1vvv0vvv1vvv0
  vvv0vvv1lqo6rts3rsscsttarrsevvv0*3,rssfpqqipqqgpqqiqqrdpqqjqrrgoppkrrsbqrrcuvv2vvv1vvv0
  vvv0vvv1qsr2tuu1rsscrssdrrseqrrirssdtuu6vvv0*5,stt8qrrfpqqjppqlnoomvvv1*2,vvv0
  vvv0vvv1vvv0*21,
  vvv0*23,
  vvv0vvv1vvv0*21,
  vvv0uuu54ac1jic5uph3uf80vpm3qqremnompqqcoppjnoomtuu6vvv0*8,vvv1vvv0
  vvv0uuu6hg92vm50*2,tk71vpk2ttu7tuu4rssdttu7stt9ttt9stt8uuu5vvv0*4,vvv1vvv0vvv1vvv0
  vvv0vvu3vm80ng3bmf3brj55vur1uuu3uuu4tuu6uuu3ttt6uuu4uuu5uuv4vvv0*3,uuu3npqivvv0vvv1vvv0
  vvv0vuu4si62vm50*2,qk72pol4sssarssfrrrfqrrfrssbrrrdsss8sssdrssdvvv0*3,uuu3vvv0vvv1vvv0
  vvv0vuu4ue70vka1pka33991jmn6sttcsssassscrsscsssbuuv3vvv0*8,vvv1vvv0
  vvv0vvv1vvu0*2,uvv0tuu0vvv0vvv1*3,vvv2vvv1*2,vvv0*10,
  vvv0*23,
  vvv0jno4agi0*18,cij1vvv1vvv0
  vvv09fg619c0*4,6dfa8fgb6dfa6df78fga7efb6df96dfa6df97ef719c0*5,stt6vvv0
  vvv09fh619c0*4,2ac24cd54bd63bd24ce44bd53bd64cd56df74bd419c0*5,stt6vvv0
  vvv0prr2imn0*18,kno1vvv0*2,
  vvv0uuu5uvv0ttt1uuu0uuu2sst7uuu2uvv0*2,uuu5uvv4uvv0*8,uvv1vvv2vvv0
  vvv0uvv7vvv0sss5oppjmnnjnoolmnnkrrs8vvv0uvv7*2,vvv0*9,uvv7vvv0
  vvv0uvv7vvv0*2,lmnhnookmnopnoohuuu3vvv0uvv7*2,vvv0*3,nooeoopjoppfvvv0*3,uvv7vvv0
  vvv0uvv6vvv0*2,ppqfoophnoolnophvvv0*2,uvv6*2,vvv0*9,uvv6vvv0
  vvv0vvv2uvv0*8,uvv2vvv2uvv0*8,uvv1vvv0vvv1
  ttt1vvv0*20,uvv0rss1
place-first 358x826
~ IqB6 xt-H hJqk PiZq daI4 PiZq J1RT ywmP z000 uATa RM7K uATa KEC1 uATa V7K5 uATa on_s uATa PL-N uATa
~ Ufq5 uATa BhJ6 uATa qvW_ uATa p5e7 z000 uATa UsDg uATa RjDS uATa u4BG uATa viQK uATa BhJ6 uATa PL-N
~ uATa Ufq5 uATa O2VI uATa SjLY tgvT EsIu qRqM XWYN c1_O daCO BmlC 08GF _gZf iuY5 H0Uh x9Ii 357U QFEl
~ AX7r 878Y myt5 SRnO Tsar 4UYI vMQm qBbW FUsN 0DGe VDqQ w25f g-Kx qBbW FUsN 0DGe 2rAx 9hfr rtbY c4ov
~ kNom 2NmG kNom bOSw kNom MjAu kNom 1Znc kNom NBym kNom 4E7D kNom vqcA kNom g3sr kNom F5AX c4ov kNom
~ 1iZ- kNom FazE kNom ZlOL kNom IO-r kNom vqcA kNom NBym kNom 4E7D kNom LGdQ kNom nYRZ spXT cWF4 R7ab
~ z1sA mLw2 Vc8o PzIZ oyk_ 4Mjz oyk_ rC0F mdWH X6b8 losQ dGEE
  pqqdpqq8pqqbpqq6rss0*15,sss0stt0ttt0tuu0
  rss1jlm0ilm0*2,ool1trl0tqk0*10,tql0*2,tnl0*3,tqp1tuu0
  6bd418a0*3,kh74vtq2vri1vm50ikd1pl91vm50*3,bc82tl62voa1vvt0voa2ue70ulg2vqo0uic2ulh5
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
  vvv0*3,ttt3ttt5tuu4vvv1ttu4uvv1ttt3stt3vvv1uvv0ttt3uuu1uuu2uuu4ttt5tuu3vvv0*4,
  vvv0*3,rss4lmmioppcklmflnngklmeoppelmnelnnklmmfqrrclmndmnnflmnjmnnhpqqbvvv0*4,
  vvv0*4,ttu6jllpoopdjllgkmmhjklomnogpqqdklmjjkllopqdijkijkklppqbvvv0*5,
  vvv0*5,uvv2vvv0vvv1*2,uuu1vvv1*2,uuu1vvv1vvv0*2,uvv0vvv0*6,
  vvv0*5,qqrfrrsaqrrbpqqfqrrf*2,sss8qrreqrrfqrrdrrsbrrrdvvv1vvv0*5,
  vvv0*23,
  vvv0loo3gkl0*18,gkm0uvv2vvv0
  vvv0rssdrsscstt8vvv0*4,rsscqqrdoppknophqrrdoppfnooiqqqivvv0*4,vvv2*2,vvv0
  vvv0*23,
  vvv0*23,
  vvv0vvv1iol7qsr4rrsgrssjrssdtuu7vvv0*5,rrrapqqiopplrrrcqqqippqlnoomvvv1*2,vvv0
  vvv0vvv1tut1vvv0*18,vvv1vvv0
  vvv0vvv1vvv0*2,vvv1vvv0*5,uuu2uuv3vvv0*2,vvv1*2,uuu2vvv0*2,vvv1vvv0vvv1vvv0
  vvv0vvv1lqo6rts3rsscsttarrsevvv0*3,rssfpqqipqqgpqqiqqrdpqqjqrrgoppkrrsbqrrcuvv2vvv1vvv0
  vvv0vvv1qsr2tuu1rsscrssdrrseqrrirssdtuu6vvv0*5,stt8qrrfpqqjppqlnoomvvv1*2,vvv0
  vvv0vvv1vvv0*21,
  vvv0*23,
  vvv0vvv1vvv0*21,
  vvv0uuu54ac1jic5uph3uf80vpm3qqremnompqqcoppjnoomtuu6vvv0*8,vvv1vvv0
  vvv0uuu6hg92vm50*2,tk71vpk2ttt9ttu5qrrgttt8sssatttasssattu7vvv0*4,vvv1vvv0vvv1vvv0
  vvv0vvu3vm80ul51pi47vm60vur1uvv2uuu2uuu3uuu2tuu5uuu3uuv3vvv2vvv0*3,uuu3npqivvv0vvv1vvv0
  vvv0vuu4si62vm50*2,qk72pol4sssarssfrrrfqrrfrssbrrrdsss8sssdrssdvvv0*3,uuu3vvv0vvv1vvv0
  vvv0vuu4ue70vka1pka33991jmn6sttcsssassscrsscsssbuuv3vvv0*8,vvv1vvv0
  vvv0vvv1vvu0*2,uvv0tuu0vvv0vvv1*3,vvv2vvv1*2,vvv0*10,
  vvv0*23,
  vvv0imn49fg0*18,agi1uvv2vvv0
  vvv09fg619c0*4,6dfb9fhd7egd7ef89fhc7ege7efb7efc7ega7eg919c0*5,stt6vvv0
  vvv09fh619c0*4,1ac13bd33bd43bd13bd3*2,3bd43bd35ce63bd319c0*5,stt5vvv0
  vvv0qss2kno0*18,mop1vvv0*2,
  vvv0uuu5uvv0ttt2tuu2stt4rrs9stt3uuu0uvv0uuu5uvv5uvv0*8,uvv1vvv2vvv0
  vvv0uvv7vvv0sst4oppinoohnook*2,rss7vvv0uvv7*2,vvv0*3,uuu1vvv2vvv0*4,uvv7vvv0
  vvv0uvv7vvv0*2,mnngnooknoonnooguuu3vvv0uvv7*2,vvv0*3,oppdopphppqfvvv0*3,uvv7vvv0
  vvv0uvv6vvv0*2,ppqfoophnoolnophvvv0*2,uvv6*2,vvv0*9,uvv6vvv0
  vvv0vvv2uvv0*8,vvv2*2,uvv0*8,uvv1vvv0uvv1
  ttt1vvv0*20,uuu0rss0
bonus-won 358x765
~ IqB6 xt-H e8vG PiZq daI4 PiZq J1RT ywmP z000 uATa RM7K uATa KEC1 uATa V7K5 uATa on_s uATa PL-N uATa
~ Ufq5 uATa BhJ6 uATa qvW_ uATa p5e7 z000 uATa UsDg uATa RjDS uATa u4BG uATa viQK uATa BhJ6 uATa PL-N
~ uATa Ufq5 uATa O2VI uATa SjLY hDMC Dh21 m2v8 bhni o0Hn hxJF a97a q7Ki BmlC 08GF fG5p VzyK Tsar 4UYI
~ T9X8 qBbW FUsN 0DGe 1ofe w25f xsAK qBbW FUsN 0DGe WSRs 9hfr rtbY c4ov kNom 2NmG kNom bOSw kNom MjAu
~ kNom 1Znc kNom NBym kNom 4E7D kNom vqcA kNom g3sr kNom F5AX c4ov kNom 1iZ- kNom FazE kNom ZlOL kNom
~ IO-r kNom vqcA kNom NBym kNom 4E7D kNom LGdQ kNom nYRZ hPR4 ZQah cWF4 tW16 z1sA mLw2 Vc8o PzIZ oyk_
~ 4Mjz oyk_ mdWH X6b8 losQ dGEE
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
  ue70*4,vl50vri1voc2pl90sm70vm50*4,vm60vm90vm60uh61vm509b9418a0*4,
  ue70*4,vj61vqg1hke26ik08ij0tm71vm50*3,vme0vlj0vlh0vk60uk6318a0*5,
  vsr0*4,vtr0vuq0stt0rtt0*2,utr0vuq0*3,vtt0*3,vur0vtr0qrr0*5,
  vvv0*7,tuu1stt5vvv0uuu3vvv0uuu3vvv0*10,
  vvv0*7,noo8ikknjkl9hijihjjieghihijehjjmvvv0*8,
  vvv0*4,ttt2rss4ttt3rss6qrr5pqq4pqq3vvv0*2,ttt4vvv0rss7vvv0*7,
  vvv0*4,mnoajllippqcijkgklmbikkgnoogmnn8ikkhhjjlijkgghikhjjehjjmvvv0*5,
  vvv0*23,
  vvv0*5,uuu3qqrdssscpqqfrrsbsss9qqrestt7rssarrrcqrresttavvv0*6,
  vvv0*6,ttt9sttasssbttt9rsscrssattt6stt9rssdsst8vvv0*7,
  vvv0*6,uuu5*2,uuu4uuu2uuu4uuu3uuu4uuu5uuu6uuu5vvv1vvv0*6,
  vvv0*23,
  vvv0vvv1nrp3sut2ttt9ttt7tuu6uuu5tttauuu6uuv3vvv0*4,uuu4ttt6sssarsserrrcvvv1*2,vvv0
  vvv0vvv1orq5sut2ttt6tuu7ttt6ttt7ttt9*2,ttu5vvv0*4,uuu2ttt8*2,ttt6sss9vvv0vvv1vvv0
  vvv0vvv1vvv0*19,vvv1vvv0
  vvv0vvv1gmk8psr5rrsersseqrrgrssdrrsirrsctuu7vvv0*2,tuu5qrrfqqqepqqkpqqjppqlnoomvvv1*2,vvv0
  vvv0vvv1uvv0vvv0*20,
  vvv0*23,
  vvv0vvv1vvv0*21,
  vvv0uuu56bd1jje5uqi3uga0vqn2ppqhnoojoppnopplnookpqqgnoooopphvvv0*6,vvv1vvv0
  vvv0uuu6ff92tl52tk52uj61vpk3ttu7tuu4rssdttu7stt9ttt9stt8uuu5vvv0*6,vvv1vvv0
  vvv0vvu3vm80ph47ng3eum60vur1uuu3uuu4tuu6uuu3ttt6uuu4uuu5uuv4vvv0*3,uuu3npqhvvv0vvv1vvv0
  vvv0vuu4sj62tk58rj4csl72qpl4sssarssfrrrfqrrfrssbrrrdsss8sssdrssdvvv0*3,tuu5vvv0vvv1vvv0
  vvv0vuu4ue70vka1qka34992jlm6sttasst8sttasstasst9vvv2vvv0*8,vvv1vvv0
  vvv0vvv1vut0*2,tuu0sst0vvv0vvv2uuu3vvv2uuu4uuu3vvv2vvv0*10,
  vvv0*23,
  vvv0jno4agi0*18,cij1vvv1vvv0
  vvv09fg619c0*4,5de87eg95de86df67ef96df95ce75ce85de76df619c0*5,stt6vvv0
  vvv09fh619c0*4,2bd45ce74ce94cd35ce65ce84ce95ce77ef95ce619c0*5,stt6vvv0
  vvv0prr2imn0*18,kno1vvv0*2,
  vvv0uuu5uvv0*18,uvv1vvv2vvv0
  vvv0uvv7vvv0*7,tuu4oopdnookpqqbvvv0*8,uvv6vvv0
  vvv0uvv3uvv0*18,uvv1vvv0vvv1
  ttt1vvv0*20,uuu0sss1
place-without-prize 358x679
~ IqB6 xt-H RDR9 PiZq daI4 PiZq 7tNe oGGs YfwX kNom T8hs kNom rjkX kNom l8J5 kNom RDeP kNom vqcA kNom
~ RDeP kNom rqI4 kNom lK-3 kNom qkU2 kNom ecIh kNom fC2h kNom trCV kNom dc4e kNom K767 BmlC 08GF RvUT
~ iuY5 H0Uh x9Ii acDf QFEl AX7r 878Y Y3Kn SRnO Tsar 4UYI vMQm qBbW FUsN 0DGe VDqQ w25f g-Kx qBbW FUsN
~ 0DGe 2rAx oyk_ NohX oyk_ mdWH X6b8 losQ dGEE
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
  vvv0*5,ttt1ttt4vvv0uuu2vvv0uuu1vvv0*2,sss1vvv0*9,
  vvv0*5,kmmbhjjnnoo6giimhjjifghggijfikkgjklhgiihijklgiihuuu2vvv0*5,
  vvv0*6,vvv1qrr5qrr6vvv1vvv0*2,vvv1uuu1ttt4uuu3qrr5uvv1vvv0*5,
  vvv0*6,qqq7lmmgklmenoobgiihkmmigiighjjghijimnncvvv0*7,
  vvv0*23,
  vvv0*5,qqrfrrsaqrrbpqqfqrrf*2,sss8qrreqrrfqrrdrrsbrrrdvvv1vvv0*5,
  vvv0*23,
  vvv0loo3gkl0*18,oqq2vvv0*2,
  vvv0rssdrsscstt8vvv0*4,rssbqqrfoppkoppiqrreoppgnophqrrhvvv0*4,vvv2*2,vvv0
  vvv0*23,
  vvv0vvv1vvv0*21,
  vvv0vvv1gmk8psr5rrsgrssjrssdtuu7vvv0*5,rrrapqqiopplrrrcqqqippqlnoomvvv1*2,vvv0
  vvv0vvv1uvv0vvv0*18,vvv1vvv0
  vvv0vvv1vvv0*2,uuu4vvv1*2,vvv0*3,ttu6tuu6uuu3uvv1uuu4*2,ttt6uvv1uuu3uuu5vvv0vvv1vvv0
  vvv0vvv1jom7qsr4sst9ttt8sssdvvv0*3,sssbqrrfrrrdqrrgrrsbqrrgrsscpqqisss9rss9vvv1*2,vvv0
  vvv0vvv1stt1uvv1rsscrssdrrseqrrirssdtuu6vvv0*5,stt8qrrfpqqjppqlnoomvvv1*2,vvv0
  vvv0vvv1vvv0*21,
  vvv0*2,tuu0*18,uvv0vvv0*2,
  vvv0bhi619c0*18,2ac1tuu4vvv0
  vvv09fg619c01ac0bhibagiichjhbhikagie9fhd9fhfaghfbhijaghd7efb9fhdaghfaghe4ce719c0*2,stt6vvv0
  vvv0bhi619c0*4,1ac019c02ac019c0*2,2ac019c0*8,2ac1tuu4vvv0
  vvv0uvv2stt0*18,tuu2vvv0*2,
  vvv0uvv6vvv0*7,uuu2sss6rrratuu3vvv0*8,uvv5vvv0
  vvv0uvv6vvv0*7,vvv2rss7sssarss8vvv0*8,uvv5vvv0
  vvv0vvv1uvv0*18,uvv1vvv0uuu1
  stt1vvv0*20,tuu1rss0
