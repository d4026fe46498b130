open 358x63
~ WwRR k9wt TV60 F_Hb fhfF eHIZ fhfF fa9G
  qrrarss8uvv0*21,
  tuu1tuu0*3,uuu0tuu1tuu0*2,uuu1uvv0*14,
  tuu3pqqcpqqfttu3stt8ttu3pqqgstt5tuu5uvv0*14,
  ttt3rss4rss6ttt2tuu5stt4rss5stt2tuu4uvv0*14,
claim 358x628
~ WwRR k9wt OeWJ rk_K 02JZ rk_K l9Sr _mQ3 3IRs zvR9 3IRs ysSA 3IRs QQAh 3IRs X4OA 3IRs W5-L 3IRs xGMw
~ 3IRs n-q4 3IRs ddre 3IRs Dc0R _mQ3 3IRs fleu 3IRs Y1Hg 3IRs bH32 3IRs d1Gs 3IRs n-q4 3IRs W5-L 3IRs
~ xGMw 3IRs rZwL 3IRs TJL0 9_ow l58J SIYu g5tx F6bl 7Znf QMDd DWRo FvWb 8UZC rnhJ l7xE PK5S JV_L F83p
~ t2Xn htIf q8cF goQ8 On81 88WG Xw_c EZFr wS6G s8vH FfcF j6zN ZaPu 0QpA 9bFt 9n7C Ajda Ri_d
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
  vvv0*7,tuu1stt5vvv0uuu3vvv0uuu3vvv0*10,
  vvv0*7,noo8ikknjkl9hijihjjieghihijehjjmvvv0*8,
  vvv0*4,rss2qqr6sst5rrs7qqr6opp6opp4vvv0uvv1sss6vvv1qqr7vvv0uvv1vvv0*5,
  vvv0*4,pqq5lmmeppqdklleklmcikkfoppelmn8klmgijkkikkghjjfijkdijkjvvv0*5,
  vvv0*23,
  vvv0*6,ttt8qrrapqqgqqrgrsscpqqcsttbqrrhrsscrssdvvv0*7,
  vvv0*5,vvv2rss8ttt7sstcstt8sttbstt8ttt6sttasss9sst8uuu3vvv0*6,
  vvv0*5,vvv1uuu3*2,uuu5uvv3tuu5uuu5uuu3tuu6tuu4ttt5vvv3vvv0*6,
  vvv0vvv1vvv0vvv1vvv0*19,
  vvv0rssdrrsd*2,rsserrrbvvv0*5,qrreqqrgqqqfoppfqrrgnophpqqemnnkoppioppkvvv1vvv0
  vvv0hnk49ie0*7,uqg4voc0vqg1stt0*9,vvv0*2,
  vvv0*23,
  vvv0vqh1vn90*18,voa0vvu1vvv0
  vvv0voc2vm50*2,ng3arj45ng3hpi4bph49sk55oh4fqi4boh4cpi4b*2,ph4dph4eph49vm50*3,vus2vvv0
  vvv0vpd2vm50*2,ul51ul50vm51*3,vm50vm51vm50ul50vm50ul51vm51*2,vl51vm50*3,vut1vvv0
  vvv0vut0uso0*18,vtq1vvv0*2,
  vvv0uvv5vvv0*7,vvv1uuu1uuu4vvv0*8,vvv1vvv3vvv0
  vvv0uvv6vvv0*7,uuu3pqqcoppgpqqbvvv0*8,uvv6vvv0
  vvv0vvv2uvv0*18,uvv1vvv0*2,
  vvv0*4,ttu3ttu4ttu5tuu6ttt7uuu4vvv2vvv0ttu4rss7uuu2ttu6tuu3uuu2vvv0*5,
  vvv0*4,rss5tuu3ttt8sttbstt9uuu8uuu4vvv2stt5sttastt9qssaqss8stt9vvv0*5,
  uuu1vvv0*21,ttt1
  rss1vvv0*20,ttt1rss0
claim-under-way 358x605
~ WwRR k9wt pNqz rk_K 02JZ rk_K l9Sr _mQ3 3IRs zvR9 3IRs ysSA 3IRs QQAh 3IRs X4OA 3IRs W5-L 3IRs xGMw
~ 3IRs n-q4 3IRs ddre 3IRs Dc0R _mQ3 3IRs fleu 3IRs Y1Hg 3IRs bH32 3IRs d1Gs 3IRs n-q4 3IRs W5-L 3IRs
~ xGMw 3IRs rZwL 3IRs TJL0 9_ow l58J aDJo g5tx F6bl 7Znf QMDd DWRo FvWb Ffxh ypho l7xE PK5S JV_L F83p
~ t2Xn htIf q8cF goQ8 On81 e6id McFP wS6G s8vH FfcF j6zN ZaPu 0QpA 9bFt 9n7C Ajda Ri_d
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
  vvv0*7,tuu1stt5vvv0uuu3vvv0uuu3vvv0*10,
  vvv0*7,noo8ikknjkl9hijihjjieghihijehjjmvvv0*8,
  vvv0*4,ttt2rrr5stt3ttt6qrr4pqq3ppq3vvv0vvv1tuu2uuu2stt5vvv0*7,
  vvv0*4,rss6lmnhmnoclmnfklmagijfpqqcjklaklmkijkhfhijikkjgiigjkkgvvv0*5,
  vvv0*23,
  vvv0*5,sssbqqrcsssdrsscrrrfqrresssaqqrgrrsbqrrgrrseqrrdvvv0*6,
  vvv0*23,
  vvv0sssbstt9sssbtttasss8vvv0*5,rsscrrsdrssbqrrbrsseqqqerrsapqqfqqqepqqhvvv0*2,
  vvv0rts3orq3prq2qsr4usp3vuq0*2,vut0uvv0*2,tuu2tuu3ttt4stt3ttt2stt2ttt4rrs6ttt4*2,vvv0*2,
  vvv0kpn3fmj0*2,iol3vqh0*3,vso1ttt0*11,ttu0vvv0*2,
  vvv0vus0vsn0*18,vtp0vvv0*2,
  vvv0vpc2vm50*2,tl51vm51*2,vm50*4,vm51ul50vl50vm50*7,vut1vvv0
  vvv0voc2vm50*2,sj46vm51ng3hng4coh4ask56ph4dqi4cog4brj49oh4coh4e*2,ph4bvm50*3,vus2vvv0
  vvv0vrj1voa0*18,voc0vvu0vvv0
  vvv0vvv2uvv0*18,uvv1vvv0*2,
  vvv0uvv6vvv0*7,uuu4oppcoppisss7vvv0*8,uvv6vvv0
  vvv0uuu5vvv0*8,vvv1vvv2ttt4vvv0*7,vvv1vvv3vvv0
  vvv0*2,uvv0*18,vvv0*3,
  vvv0*4,qrr8rss8qrrerrriqrrhsttcttt7uuv2qrs9npqiqrscoqqhoqrbrssbvvv0*5,
  vvv0*22,vvv1
  ttt1vvv0*20,uuu0sss1
claim-locked 358x636
~ WwRR k9wt rOK6 rk_K 02JZ rk_K l9Sr _mQ3 3IRs zvR9 3IRs ysSA 3IRs QQAh 3IRs X4OA 3IRs W5-L 3IRs xGMw
~ 3IRs n-q4 3IRs ddre 3IRs Dc0R _mQ3 3IRs fleu 3IRs Y1Hg 3IRs bH32 3IRs d1Gs 3IRs n-q4 3IRs W5-L 3IRs
~ xGMw 3IRs rZwL 3IRs TJL0 9_ow l58J aDJo g5tx F6bl 7Znf 4NvB DWRo FvWb Vuh1 pDBO 1L-2 ixig C8UM Zwpt
~ r9ry l7xE PK5S JV_L F83p t2Xn htIf q8cF goQ8 On81 88WG Xw_c EZFr wS6G s8vH FfcF j6zN ZaPu 0QpA 9bFt
~ 9n7C Ajda Ri_d
  pqrapqqbpqq9opp9pqq6rss0*14,sss0stt0ttt0tuu0
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
  vvv0*4,uuu2ttt2uuu2uuu3rss2sss2rss1vvv0uuu3vvv0*2,uuu2vvv0ttt3vvv0*5,
  vvv0*4,nooehjjinoofjllhgiihjklhnopdijkgeghkijkfhjjdgiikijkfeggjvvv0*5,
  vvv0*13,pqq7vvv0*9,
  vvv0*3,rrrfqrrhrrsaqrrgstt8sssdqrrhsttbrrrcsssbrrs9rrrfrrsdqrreqqrgrrrevvv1vvv0*3,
  vvv0*3,ttt5ttu7tuu5tuu4ttt5uuu3ttt7uuu4ttt6tuu5*2,uuu4ttt7ttt6uuu5uuu4vvv0*4,
  vvv0*3,uuu6sss9rss9sss7sss6uuu8ttu6ttt5tttasst7ttt7tuu8ttt8*2,tuu6ttt9vvv0*4,
  vvv0*7,tuu3uuu0*8,vvv0*7,
  vvv0*6,uuu0qrrapqr9oppcpqqaqrr7pqqaopqeoqqerss7vvv0*7,
  vvv0*23,
  vvv0rssdsssbrsscsttcrssavvv0*5,rrrdqrrfqrrdppqdqrrfoppgqrrcppqh*2,oppjvvv0*2,
  vvv0stt2prq1psr1qsr2vtq1vuq0*2,vut0uvv0*2,uuu1*2,uuu2uuu1*2,tuu1uuu1sss4uuu2*2,vvv0*2,
  vvv0kpn3fmj0*2,iol3vqh0*3,vso1ttt0*11,ttu0vvv0*2,
  vvv0vus0vsn0*18,vtp0vvv0*2,
  vvv0vpc2vm50*2,tl54ul52ul53vm51vm50*2,ul51ul52tl51*2,vm51*3,vm50*4,vut1vvv0
  vvv0voc2vm50*2,oh47rj44oh4fph4boh4asj46ph4frj49pi4brj4aph4bph4dph4eoh4avm51vm50*2,vus2vvv0
  vvv0vrj1voa0*18,voc0vvu0vvv0
  vvv0vvv2uvv0*18,uvv1vvv0*2,
  vvv0uvv6vvv0*7,uuu4oppcoppisss7vvv0*8,uvv6vvv0
  vvv0uuu5vvv0*8,vvv1vvv2ttt4vvv0*7,vvv1vvv3vvv0
  vvv0*2,uvv0*18,vvv0*3,
  vvv0*4,qrr8rss8qrrerrriqrrhsttcttt7uuv2qrs9npqiqrscoqqhoqrbrssbvvv0*5,
  vvv0*22,vvv1
  tuu1vvv0*21,sss1
claim-under-review 358x636
~ WwRR k9wt qAxi rk_K 02JZ rk_K l9Sr _mQ3 3IRs zvR9 3IRs ysSA 3IRs QQAh 3IRs X4OA 3IRs W5-L 3IRs xGMw
~ 3IRs n-q4 3IRs ddre 3IRs Dc0R _mQ3 3IRs fleu 3IRs Y1Hg 3IRs bH32 3IRs d1Gs 3IRs n-q4 3IRs W5-L 3IRs
~ xGMw 3IRs rZwL 3IRs TJL0 9_ow l58J aDJo g5tx F6bl 7Znf n6-b DWRo FvWb Vuh1 viO5 1L-2 S1P0 C8UM EMKx
~ l7xE PK5S JV_L F83p t2Xn htIf q8cF goQ8 On81 88WG Xw_c EZFr wS6G s8vH FfcF j6zN ZaPu 0QpA 9bFt 9n7C
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
  vvv0*4,uuu2ttt2uuu2uuu3rss2sss2rss1vvv0uuu3vvv0*2,uuu2vvv0ttt3vvv0*5,
  vvv0*4,nooehjjinoofjllhgiihjklhnopdijkgeghkijkfhjjdgiikijkfeggjvvv0*5,
  vvv0*13,pqq7vvv0*9,
  vvv0*4,rsscqqrcsss8oppdqqrjrsserrrgrrrdqrrfrsserssbqrrgrrrgqqrfvvv0*5,
  vvv0*6,ttt7uuu4ttu6*2,tuu5uuu4ttt8ttt6uuu5uuu4vvv0*7,
  vvv0*6,tuu6ttt6ttt9stt8ttt8tuu8ttt9ttt8tuu6ttt8vvv0*7,
  vvv0*8,uuu1tuu1uuu1tuu2uuu1uuu0vvv0*9,
  vvv0*8,stt3rss7pqrdpqqbpqqeoqqcvvv0*9,
  vvv0*23,
  vvv0rssdsssbrsscsttcrssavvv0*5,rrrdqrrfqrrdppqdqrrfoppgqrrcppqh*2,oppjvvv0*2,
  vvv0qss2nqp1nrp1prq3vso1vtp0*2,vus0uvv0*2,uuu1*2,tuu2tuu1uuu1tuu1*2,sss4tuu2*2,vvv0*2,
  vvv0lpo2hnk0*2,kom2vri0*3,vtp1tuu0*12,vvv0*2,
  vvv0vur0vsm0*18,vsn0vvv0*2,
  vvv0vpc2vm50*2,sk54ul52ul53vm51vm50*2,ul51ul52tl51*2,vm51*3,vm50*4,vus2vvv0
  vvv0voc2vm50*2,ph47rj43oh4fph4boh4asj46ph4frj49pi4brj4aph4bph4dph4eoh4avm51vm50*2,vus2vvv0
  vvv0vrk1voc0*18,vpd0vvu0vvv0
  vvv0vvv3uvv0*18,uvv1vvv0*2,
  vvv0uvv6vvv0*7,tuu4oopdnookrrs8vvv0*8,uvv6vvv0
  vvv0uuu5uvv0*10,ttt3uvv0*7,uvv1vvv2vvv0
  vvv0*23,
  vvv0*4,pqq8rss8qrrerrriqrrhsttcttt7uuv2qrs9npqiqrscoqqhoqrbrssbvvv0*5,
  vvv0*22,vvv1
  ttt1vvv0*20,uuu0rss1
claim-failed 358x666
~ WwRR k9wt bP5l rk_K 02JZ rk_K l9Sr _mQ3 3IRs zvR9 3IRs ysSA 3IRs QQAh 3IRs X4OA 3IRs W5-L 3IRs xGMw
~ 3IRs n-q4 3IRs ddre 3IRs Dc0R _mQ3 3IRs fleu 3IRs Y1Hg 3IRs bH32 3IRs d1Gs 3IRs n-q4 3IRs W5-L 3IRs
~ xGMw 3IRs rZwL 3IRs TJL0 9_ow l58J aDJo g5tx F6bl 7Znf QMDd DWRo FvWb Ffxh ypho 1rAV PbeN TWNd l7xE
~ PK5S JV_L F83p t2Xn htIf q8cF goQ8 On81 JTjH Xw_c EZFr wS6G 9n7C Ajda Ri_d
  pqrapqqbpqq9oppbqrr2rss0*14,sss0stt0ttt0tuu0
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
  vvv0*7,tuu1stt5vvv0uuu3vvv0uuu3vvv0*10,
  vvv0*7,noo8ikknjkl9hijihjjieghihijehjjmvvv0*8,
  vvv0*4,ttt2rrr5stt3ttt6qrr4pqq3ppq3vvv0vvv1tuu2uuu2stt5vvv0*7,
  vvv0*4,rss6lmnhmnoclmnfklmagijfpqqcjklaklmkijkhfhijikkjgiigjkkgvvv0*5,
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
  vvv0rssdrrsd*2,rsserrrbvvv0*5,qrreqqrgqqqfoppfqrrgnophpqqemnnkoppioppkvvv1vvv0
  vvv0inl3bjg0*2,fmj3vpe0vpd0*2,usm2stt0*12,vvv0*2,
  vvv0uvv0uuu0*2,uvu0vvu0*3,vvv0*15,
  vvv0vrj1voa0*18,voc0vvu0vvv0
  vvv0voc2vm50*4,le3bsk46pi48qi49ph4drj49qi49qi4bpi4bpi4atl53vm50*4,vus2vvv0
  vvv0vpc2vm50*4,sk42vm51ul51vm51*2,vm50vm51ul51vm51*2,vm50*5,vut1vvv0
  vvv0vus0usm0*18,vto0vvv0*2,
  vvv0uuu5vvv0*8,uuu0vvv2vvv0*8,vvv1vvv3vvv0
  vvv0uvv6vvv0*7,uuu3pqqcopphpqqbvvv0*8,uvv6vvv0
  vvv0vvv2uvv0*18,uvv1vvv0vvv1
  ttt1vvv0*20,uvv0rss1
claim-refused 358x645
~ WwRR k9wt tMnc rk_K 02JZ rk_K l9Sr _mQ3 3IRs zvR9 3IRs ysSA 3IRs QQAh 3IRs X4OA 3IRs W5-L 3IRs xGMw
~ 3IRs n-q4 3IRs ddre 3IRs Dc0R _mQ3 3IRs fleu 3IRs Y1Hg 3IRs bH32 3IRs d1Gs 3IRs n-q4 3IRs W5-L 3IRs
~ xGMw 3IRs rZwL 3IRs TJL0 9_ow l58J aDJo g5tx F6bl 7Znf QMDd DWRo FvWb Ffxh ypho 1rAV PbeN wAaT l7xE
~ PK5S JV_L F83p t2Xn htIf q8cF goQ8 On81 88WG Xw_c EZFr wS6G 9n7C Ajda Ri_d
  pqrapqqbpqq7opp9opp8rss0*14,sss0stt0ttt0tuu0
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
  vvv0sttattt8sstattu9stt7vvv0*5,sssasssbsss8qrr9ssscqrrcrss7qrrc*2,qrrevvv0*2,
  vvv0tuu4sts4stt3stt6tts4vvu0*2,vvv0*3,tuu4ttt5ttt7stt5ttt4stt5ttt6qrr9ttt7stt7vvv0*2,
  vvv0inl3bjg0*2,fmj3vpe0vpd0*2,usm2stt0*12,vvv0*2,
  vvv0vvu0vuq0*18,vus0vvv0*2,
  vvv0vpd2vm50*2,ul52vm51vm50*15,vvt1vvv0
  vvv0voc2vm50*2,ng39qi45ng3ioh4doh4bsj46ng4gqi4cng3dph4coh4coh4eoh4foh4avm51vm50*2,vus2vvv0
  vvv0vqg1vn70*18,vn80vvu1vvv0
  vvv0vvv2uvv0*18,uvv1vvv0*2,
  vvv0uvv6vvv0*7,uuu3pqq9pqqestt5vvv0*8,uvv5vvv0
  vvv0uvv6vvv0*7,vvv1uuu4ttt6stt5vvv0*7,vvv1vvv4vvv0
  uvv1vvv0uvv0*18,vvv0*2,ttt1
  sss1vvv0*20,ttt1rss0
claim-only 358x724
~ WwRR k9wt WTbB rk_K 02JZ rk_K l9Sr _mQ3 3IRs zvR9 3IRs ysSA 3IRs QQAh 3IRs X4OA 3IRs W5-L 3IRs xGMw
~ 3IRs n-q4 3IRs ddre 3IRs Dc0R _mQ3 3IRs fleu 3IRs Y1Hg 3IRs bH32 3IRs d1Gs 3IRs n-q4 3IRs W5-L 3IRs
~ xGMw 3IRs rZwL 3IRs TJL0 9_ow l58J aDJo g5tx F6bl 7Znf QMDd DWRo FvWb Ffxh ypho l7xE PK5S JV_L F83p
~ t2Xn htIf q8cF goQ8 jmbI 0o1s MBoF UyyU GoCN e8y0 lbxd xiJh bC49 ddXO On81 GL5V wS6G s8vH FfcF j6zN
~ ZaPu 0QpA 9bFt 9n7C Ajda Ri_d
  pqrapqqbpqq7pqqbrss0*15,sss0stt0ttt0tuu0
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
  vvv0*7,ttt2sss5vvv0tuu3vvv0tuu3vvv0*10,
  vvv0*7,opp8jkkmjkl9hjjhhjjifhhihijehjjmvvv0*8,
  vvv0*4,sst3qrr7sss4sst7qrr4opp5opp4vvv0uuu3stt3tuu3rrs7vvv1*2,vvv0*5,
  vvv0*4,sss5mnngnoobmnndkmmahjjdpqqbjll9lmniikkggiihkllihijfjllevvv0*5,
  vvv0*23,
  vvv0*5,sssbqqrcsssdrsscrrrfqrresssaqqrgrrsbqrrgrrseqrrdvvv0*6,
  vvv0*23,
  vvv0rssdsssbrsscsttcrssavvv0*5,rrrdqrrfqrrdppqdqrrfoppgqrrcppqh*2,oppjvvv0*2,
  vvv0stt2prq1psr1qsr2vtq1vuq0*2,vut0uvv0*2,uuu1*2,uuu2uuu1*2,tuu1uuu1sss4uuu2*2,vvv0*2,
  vvv0kpn3fmj0*2,iol3vqh0*3,vso1ttt0*11,ttu0vvv0*2,
  vvv0*2,uvv0*18,vvv0*3,
  vvv0uuu0tuu0*3,rss3pqr8qrr7pqq9qrr9oqqbqrr8tuu0*9,vvv0*2,
  vvv0uuu0tuu3stt3uvv0stt1pqqbqrr8qrra*2,qrr8rss8ttt1tuu0*3,stt1sst2rss2*2,stt0vvv0*2,
  vvv0uuu0ttu5jnndtuu3rss4qrrcoppgprrbpqqaqrraqrs8oqqfpqqbtuu0*2,pqq8nooemoodnoogstt3vvv0*2,
  vvv0uuu0*3,tuu0rss6opqfpqq9rss5tuu0*12,vvv0*2,
  vvv0uuu0npq1mpp0*10,oqq1stt0*6,tuu0vvv0*2,
  vvv0uuu0npq1mpp0*10,oqq1stt0*6,tuu0vvv0*2,
  vvv0*23,
  vvv0fkl55ce0*18,7ef1uuu3vvv0
  vvv09fg619c0*4,4ce77egdaghichjf7dfb9fhdagie9fhfaghd7dfc19c0*5,stt6vvv0
  vvv09gh619c0*19,stt5vvv0
  vvv0stt1npq0*18,prr2vvv0*2,
  vvv0uvv5vvv0*7,vvv1uuu1uuu4vvv0*8,vvv1vvv3vvv0
  vvv0uvv6vvv0*7,uuu3pqqcoppgpqqbvvv0*8,uvv6vvv0
  vvv0vvv2uvv0*18,uvv1vvv0*2,
  vvv0*4,ttu3ttu4ttt7ttt9stt9uuu5uuu4vvv0ttu4rss7uuu2ttu6tuu3uuu2vvv0*5,
  vvv0*4,rss5tuu3ttu6ttt8ttt7uuu6uuu3vvv1stt5sttastt9qssaqss8stt9vvv0*5,
  uuu1vvv0*21,ttt1
  rss1vvv0*20,ttt1rss0
claim-all 358x746
~ WwRR k9wt WfGP rk_K 02JZ rk_K l9Sr _mQ3 3IRs zvR9 3IRs ysSA 3IRs QQAh 3IRs X4OA 3IRs W5-L 3IRs xGMw
~ 3IRs n-q4 3IRs ddre 3IRs Dc0R _mQ3 3IRs fleu 3IRs Y1Hg 3IRs bH32 3IRs d1Gs 3IRs n-q4 3IRs W5-L 3IRs
~ xGMw 3IRs rZwL 3IRs TJL0 9_ow l58J and1 g5tx F6bl 7Znf QMDd DWRo FvWb dJYA WZV1 GjFZ ellx fayj FA5A
~ 79Ve 8WD9 7LY3 R5fA dNie fayj FA5A 79Ve 8WD9 7LY3 R5fA jmbI 0o1s MBoF UyyU GoCN e8y0 lbxd xiJh bC49
~ ddXO On81 GL5V wS6G s8vH FfcF j6zN ZaPu 0QpA 9bFt 9n7C Ajda Ri_d
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
  vvv0*2,tuu2stt5vvv0*3,uuu3vvv0*2,uuu1vvv0ttt3vvv0stt1ttt2uuu2stt3rss2sss2ttt1vvv0*2,
  vvv0*2,eghihijshijelmmaijkgeghlijkfhjjcgiijijkeeggkrrraikkhikkimnochjjjgijjjklirrs6vvv0*2,
  vvv0*8,pqq7vvv0*14,
  vvv0*4,uvv2pqqkrrrarssdrrreqqrdsssdrsserrrfqrrdrssdqrrfrrrftuu5vvv0*5,
  vvv0*23,
  vvv0*23,
  vvv0vvv1jom7qsr4rrrdqrrgppqkqrrgvvv0*8,vvv1ppqioppinoojvvv1*2,vvv0
  vvv0vvv1stt1uvv1vvv0*17,vvv1vvv0
  vvv0vvv1vvv0*19,vvv1vvv0
  vvv0vvv1gmk8psr5rrrdqrrgppqkqrrgvvv0*8,vvv1opqioppinoojvvv1*2,vvv0
  vvv0vvv1vvv0*21,
  vvv0*23,
  vvv0uuu0tuu0*3,ttt0ttu0tuu0ttt0tuu0ttt1tuu0*10,vvv0*2,
  vvv0uuu0*2,uvv0uuu0qrr4lnnjnppdmnoimoojmnnhoppgtuu0*9,vvv0*2,
  vvv0uuu0rst8jmnetuu3rss5qrrcoppipqrcpqqaqrrbrss8opqgpqqbtuu0*2,pqq9lnnglmnfkmmjrss3vvv0*2,
  vvv0uuu0uvv0stt2uuu0rss4qrrarss5rss4tuu0*12,vvv0*2,
  vvv0uuu0tuu0*3,ttt1rss5rss3ttt0tuu0*12,vvv0*2,
  vvv0uuu0hlm2fkl0*10,jmn2stt0*6,ttt0vvv0*2,
  vvv0*2,uvv0*18,vvv0*3,
  vvv0oqq3gkl0*18,imn1vvv0*2,
  vvv09fh619c0*4,3bd23bd44ce75ce54bd32ac13bd32ac32ac12ac019c0*5,stt6vvv0
  vvv09fg619c0*4,3bd45ce97efa8ega4bd78fgb*2,7egc9fhb6dfb19c0*5,stt6vvv0
  vvv0lop3cij0*18,ejk1vvv1vvv0
  vvv0uvv3uvv0*18,uvv1vvv1vvv0
  vvv0uvv7vvv0*7,tuu4oopdnookqqravvv0*8,uvv7vvv0
  vvv0uuu4uvv0*10,uuu0uvv0*7,uvv1vvv2vvv0
  vvv0*4,uvv1vvv0*18,
  vvv0*4,qrr7rss8qrrerrriqrrhsttcttt7uuv2qrs9npqiqrscoqqhoqrbrssbvvv0*5,
  vvv0*22,uvv1
  ttt1vvv0*20,uuu0rss0
claim-all-later 358x674
~ WwRR k9wt 5xER rk_K 02JZ rk_K l9Sr _mQ3 3IRs zvR9 3IRs ysSA 3IRs QQAh 3IRs X4OA 3IRs W5-L 3IRs xGMw
~ 3IRs n-q4 3IRs ddre 3IRs Dc0R _mQ3 3IRs fleu 3IRs Y1Hg 3IRs bH32 3IRs d1Gs 3IRs n-q4 3IRs W5-L 3IRs
~ xGMw 3IRs rZwL 3IRs TJL0 9_ow l58J and1 g5tx F6bl 7Znf QMDd DWRo FvWb dJYA yF6j GjFZ ellx fayj FA5A
~ 79Ve 8WD9 7LY3 R5fA dNie fayj FA5A 79Ve 8WD9 7LY3 R5fA On81 v_e9 wS6G s8vH FfcF j6zN ZaPu 0QpA 9bFt
~ 9n7C Ajda Ri_d
  pqrapqqb*2,pqq9opp8rss0*14,sss0stt0ttt0tuu0
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
  vvv0*2,tuu2stt5vvv0*3,uuu3vvv0*2,uuu1vvv0ttt3vvv0stt1ttt2uuu2stt3rss2sss2ttt1vvv0*2,
  vvv0*2,eghihijshijelmmaijkgeghlijkfhjjcgiijijkeeggkrrraikkhikkimnochjjjgijjjklirrs6vvv0*2,
  vvv0*8,pqq7vvv0*14,
  vvv0*4,sst6rrshpqqgsss8qqrfssscrrrcrsscqrrcqrrfrrrcsssaqrrfrssavvv0*5,
  vvv0*4,vvv1uuu4rss8stt9uuu5uuu2stt7uuu4stt7ttu5tuu6ttu5tuu5uuu2vvv0*5,
  vvv0*4,vvv1uuu7uuu6ttt9tttattt5sst7uuu7ttt6sstattu6sst7ttt7uuu5vvv0*5,
  vvv0*4,rrrerss9rrrhqrrettt8qqrgqrrirrs9qrrcpqqirrsfrrrfpqqesssdvvv1vvv0*4,
  vvv0*23,
  vvv0vvv1vvv0*21,
  vvv0vvv1iol7qsr4rrrdqrrgppqkqrrgvvv0*8,vvv1opqioppinoojvvv1*2,vvv0
  vvv0vvv1tut1vvv0*18,vvv1vvv0
  vvv0vvv1uuu0vvv0*18,vvv1vvv0
  vvv0vvv1hnk8psr4rrrdqrrgppqkqrrgvvv0*8,vvv1opqioppinoojvvv1*2,vvv0
  vvv0vvv1vvv0*21,
  vvv0*23,
  vvv0cij619c0*18,3bd1tuu3vvv0
  vvv09fg619c0*4,7efdbhig9fhh9fhabhif9ghh8fgg9fhfbgig9ghc19c0*5,stt6vvv0
  vvv0agi619c0*12,2ac019c0*5,1ac1tuu4vvv0
  vvv0uuu1rss0*18,stt2vvv0*2,
  vvv0uvv6vvv0*7,vvv2ttt4rss7uuu2vvv0*8,vvv4vvv0
  vvv0uvv6vvv0*7,uuu2qrr9rrrdrrr9vvv0*8,uvv5vvv0
  vvv0vvv1uvv0*18,uvv1vvv0*2,
  vvv0*4,ttt4ttt5sssasssdrssdttt9tuu6vvv1rst7oqrertt8qrscqss8stt8vvv0*5,
  vvv0*4,sss3uuu2uuu3uuu4uuu3vvv3vvv1*2,uuu1uuu3*2,tuu4tuu3uvv3vvv0*5,
  uuu1vvv0*21,stt1
  rss0vvv0*20,sss1sss0
claim-all-in-part 358x730
~ WwRR k9wt umKP rk_K 02JZ rk_K l9Sr _mQ3 3IRs zvR9 3IRs ysSA 3IRs QQAh 3IRs X4OA 3IRs W5-L 3IRs xGMw
~ 3IRs n-q4 3IRs ddre 3IRs Dc0R _mQ3 3IRs fleu 3IRs Y1Hg 3IRs bH32 3IRs d1Gs 3IRs n-q4 3IRs W5-L 3IRs
~ xGMw 3IRs rZwL 3IRs TJL0 9_ow l58J and1 g5tx F6bl 7Znf QMDd DWRo FvWb 32Ne WZV1 1rAV PbeN TWNd wAaT
~ GjFZ ellx fayj FA5A 79Ve 8WD9 7LY3 R5fA dNie fayj FA5A 79Ve 8WD9 7LY3 R5fA On81 JTjH Xw_c EZFr wS6G
~ 9n7C Ajda Ri_d
  pqrapqqb*2,pqq9opq7pqq7rss0*13,sss0stt0ttt0tuu0
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
  vvv0vvv1kpn7rts3rssbrsseqqqhrrrevvv0*8,vvv1qqqhpqqhopphvvv1*2,vvv0
  vvv0vvv1rts1uvu1vvv1uvv2*2,vvv2vvv0*9,uuv1vvv1uvv1vvv0vvv1vvv0
  vvv0vvv1vvv0*19,vvv1vvv0
  vvv0vvv1gmj8psr5rrrdqrrgppqkqrrgvvv0*8,vvv1opqioppinoojvvv1*2,vvv0
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
claim-many 358x805
~ WwRR k9wt LSJw rk_K 02JZ rk_K l9Sr _mQ3 3IRs zvR9 3IRs ysSA 3IRs QQAh 3IRs X4OA 3IRs W5-L 3IRs xGMw
~ 3IRs n-q4 3IRs ddre 3IRs Dc0R _mQ3 3IRs fleu 3IRs Y1Hg 3IRs bH32 3IRs d1Gs 3IRs n-q4 3IRs W5-L 3IRs
~ xGMw 3IRs rZwL 3IRs TJL0 9_ow l58J VwH_ g5tx F6bl 7Znf QMDd DWRo FvWb HMDK WZV1 GjFZ ellx fayj FA5A
~ 79Ve 8WD9 7LY3 R5fA dNie fayj FA5A 79Ve 8WD9 7LY3 R5fA dNie fayj FA5A 79Ve 8WD9 7LY3 R5fA dNie fayj
~ FA5A 79Ve 8WD9 7LY3 R5fA dNie fayj FA5A 79Ve 8WD9 7LY3 R5fA dNie fayj FA5A 79Ve 8WD9 7LY3 R5fA dNie
~ fayj FA5A 79Ve 8WD9 7LY3 R5fA dNie fayj FA5A 79Ve 8WD9 7LY3 R5fA dNie fayj FA5A 79Ve 8WD9 7LY3 R5fA
~ dNie fayj FA5A 79Ve 8WD9 7LY3 R5fA dNie fayj FA5A 79Ve 8WD9 7LY3 R5fA dNie fayj FA5A 79Ve 8WD9 7LY3
~ R5fA dNie fayj FA5A 79Ve 8WD9 7LY3 R5fA dNie fayj FA5A 79Ve 8WD9 7LY3 R5fA dNie fayj FA5A 79Ve 8WD9
~ 7LY3 R5fA dNie fayj FA5A 79Ve 8WD9 7LY3 R5fA dNie fayj FA5A 79Ve 8WD9 7LY3 R5fA dNie fayj FA5A 79Ve
~ 8WD9 7LY3 R5fA dNie fayj FA5A 79Ve 8WD9 7LY3 R5fA dNie fayj FA5A 79Ve 8WD9 7LY3 R5fA jmbI 0o1s MBoF
~ UyyU GoCN e8y0 lbxd xiJh bC49 ddXO On81 GL5V wS6G s8vH FfcF j6zN ZaPu 0QpA 9bFt 9n7C Ajda Ri_d
  pqrapqqbpqq8opparss1rss0*14,sss0stt0ttt0tuu0
  rss1jmm0ilm0*2,ool1trl0tqk0*11,tql0tnl0*3,tqp1tuu0
  6cd518a0*3,kh74vtq2vri1vm50ikd1pl91vm50*2,vm51bc82tl62voa1vvt0vna2ue70ulg2vqo0uic2ulh5
  18a0*3,28a1tl62voa1vtq0vn71pl90tm70vm50*3,lh72vm50vrk2vqh1vm50uh61vvu1rrrhvqo3ue70
  18a0*3,jg73vm50*14,vl50vpl3vvu0ulg2ue70
  18a06a91mi72vm50*16,vl50uh60ue70*2,
  ul60vm50vob1vm50*3,vm51ea22d812sk52hc24c812ph43jd33c812ng33vm50*3,rl80sm70vm50vl50
  vm80vm50vo91vm50*4,vm51jd35ke39fa25ul52b718c816vm50b718vm50*3,pl91rl81vn70vpd0
  vli0vm70vm50*5,oh43gb25rj45fa25ul51b719c815vm50b718vm50*5,vto2vvu1
  vlh0vm60vm50*4,ul52a710e910og43gb24c812oh43jd24c812mf33vm50*5,vsl2vvu1
  vm60vm50fe84vm50*16,voa1vn91vm50vn70
  vk60vl50qj62vm50*6,qi48le3ele3cle3bvm50*6,vn60vm60oi60lh70
  ue70*2,ui60vm50*6,ul50ul51tl51vm51vm50*6,ni72499118a028a2
  ue70*3,uh61vm50*14,oj6318a0*3,28a2
  ue70*4,vl51vrj1vod2nla0rl80vm50*4,vm60vma0vm70ug61vl508b9418a0*3,28a2
  ue70*4,vj61vqf1gke26ik07ik0tm71vm50*3,vme0vlj0vli0vl60uk6318a0*4,28a2
  vts0*4,vus0*2,tut0suu0*2,vut0vus0*3,vut0vuu0*2,vus0*2,stt0*5,
  vvv0uuu1stt5tuu3vvv0*2,tuu3vvv0*2,tuu3vvv0ttu4uuu1sss2rss3sss3tuu3stt5rrs3qrr3pqq2vvv0*2,
  vvv0noobhijnfhilhijfnopafhhkgiiighifijkigijiijknjklfopp9klmgijkjnopfikkhjllfgijhnoogvvv0*2,
  vvv0*7,stt3ttu3vvv0*14,
  vvv0*4,uvv2pqqkrrrarssdqrrfqqrdsssdrsserrrfqrrdrssdqrrfrrrftuu5vvv0*5,
  vvv0*23,
  vvv0*23,
  vvv0vvv1jom7qsr4rrrdqrrgppqkqrrgvvv0*8,vvv1ppqioppinoojvvv1*2,vvv0
  vvv0vvv1stt1uvv1vvv0*17,vvv1vvv0
  vvv0vvv1vvv0*19,vvv1vvv0
  vvv0vvv1gmk8psr5rrrdqrrgppqkqrrgvvv0*8,vvv1opqioppinoojvvv1*2,vvv0
  vvv0vvv1vvv0*19,vvv1vvv0
  vvv0vvv1psr2tuu1uuu4uuu1tuu5vvv1vvv0*9,ttt5ttt7sst5vvv0vvv1vvv0
  vvv0vvv1mqo6rts3stt8rsserrrfrrsevvv0*9,rrrcrrrbqrrdvvv0vvv1vvv0
  vvv0vvv1vvv0*19,vvv1vvv0
  vvv0*2,sts1uvu1uuu2vvv0uvv2vvv0*10,uuu1uuu2uuu1vvv1vvv0*2,
  vvv0*2,uvv0*18,vvv0*3,
  vvv0uuu0tuu0*3,rss3qrr6*2,qrr7qrr6prr9qrs6tuu0*9,vvv0*2,
  vvv0uuu0uuu2ttu2uvv0stt1oppdqrr7pqqbpqqdpqq9qrratuu0*5,stt1*3,stt0vvv0*2,
  vvv0uuu0stt6jmnetuu3rss5qrrcoppipqrcpqqaqrrbqrs8opqgpqqbtuu0*2,pqq9mnoflnnelnnisst3vvv0*2,
  vvv0uuu0*3,tuu0rss6opqfpqq9rss5tuu0*12,vvv0*2,
  vvv0uuu0prr1oqq0*10,prr0stt0*6,tuu0vvv0*2,
  vvv0uuu0mop1kno0*10,mpp1stt0*6,tuu0vvv0*2,
  vvv0*23,
  vvv0hlm47ef0*18,9fg1uuv2vvv0
  vvv09fg619c0*4,4ce67efc9fhhbgie6dfa8fgc9ghd8fgd9fhb6dfb19c0*5,stt6vvv0
  vvv09fh619c0*4,1ac0*2,2ac1*2,1ac02ac1*4,1ac119c0*5,stt5vvv0
  vvv0rst2loo0*18,npq1vvv0*2,
  vvv0uuu5vvv0*8,uuu0vvv2vvv0*8,vvv1vvv3vvv0
  vvv0uvv6vvv0*7,uuu3pqqcopphpqqbvvv0*8,uvv6vvv0
  vvv0vvv2uvv0*18,uvv1vvv0*2,
  vvv0*4,tuu2tuu3ttu5tuu6ttt7uuu4vvv2vvv0ttu4rss7uuu2ttu6tuu3uuu2vvv0*5,
  vvv0*4,rss5ttu4ttt8sttbstt9uuu8uuu4vvv2stt5sttastt9qssaqss8stt9vvv0*5,
  uvv1vvv0*21,ttt1
  sss1vvv0*20,ttt1rss0
claim-mixed 358x746
~ WwRR k9wt rBzH rk_K 02JZ rk_K l9Sr _mQ3 3IRs zvR9 3IRs ysSA 3IRs QQAh 3IRs X4OA 3IRs W5-L 3IRs xGMw
~ 3IRs n-q4 3IRs ddre 3IRs Dc0R _mQ3 3IRs fleu 3IRs Y1Hg 3IRs bH32 3IRs d1Gs 3IRs n-q4 3IRs W5-L 3IRs
~ xGMw 3IRs rZwL 3IRs TJL0 9_ow 5bjW F6bl 7Znf QMDd DWRo FvWb aEXg WZV1 GjFZ ellx fayj FA5A 79Ve 8WD9
~ 7LY3 R5fA dNie fayj FA5A 79Ve 8WD9 7LY3 T__g jmbI 0o1s MBoF UyyU GoCN e8y0 lbxd xiJh bC49 ddXO On81
~ GL5V wS6G s8vH FfcF j6zN ZaPu 0QpA 9bFt 9n7C Ajda Ri_d
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
  vvv0uuu1stt2qrr4vvv0tuu3*2,vvv0*7,tuu3vvv0*2,tuu3vvv0tuu3uuu2vvv0*2,
  vvv0uuu2nooafhhkhjjegijmhjjl*2,hjklhijmgiikghieikkhmnnceghjhijhghifghiiijkjhjjmlnnbvvv0*2,
  vvv0*10,stt3tuu2vvv0*3,tuu3stt3vvv0*6,
  vvv0*4,uvv2pqqkrrrarssdqrrfqqrdsssdrsserrrfqrrdrssdqrrfrrrftuu5vvv0*5,
  vvv0*23,
  vvv0*23,
  vvv0vvv1jom7qsr4rrrdqrrgppqkqrrgvvv0*8,vvv1ppqioppinoojvvv1*2,vvv0
  vvv0vvv1stt1uvv1vvv0*17,vvv1vvv0
  vvv0vvv1vvv0*19,vvv1vvv0
  vvv0vvv1gmk8psr5rrrdqrrgppqkqrrgvvv0*7,qqqeoppgoppknopkoppguuu3vvv1vvv0
  vvv0vvv1vvv0*21,
  vvv0*23,
  vvv0uuu0tuu0*3,ttt0ttu0tuu0ttt0tuu0ttt1tuu0*10,vvv0*2,
  vvv0uuu0*2,uvv0uuu0qrr4lnnjnppdmnoimoojmnnhoppgtuu0*9,vvv0*2,
  vvv0uuu0rst8jmnetuu3rss5qrrcoppipqrcpqqaqrrbrss8opqgpqqbtuu0*2,pqq9lnnglmnfkmmjrss3vvv0*2,
  vvv0uuu0uvv0stt2uuu0rss4qrrarss5rss4tuu0*12,vvv0*2,
  vvv0uuu0tuu0*3,ttt1rss5rss3ttt0tuu0*12,vvv0*2,
  vvv0uuu0hlm2fkl0*10,jmn2stt0*6,ttt0vvv0*2,
  vvv0*2,uvv0*18,vvv0*3,
  vvv0oqq3gkl0*18,imn1vvv0*2,
  vvv09fh619c0*4,3bd23bd44ce75ce54bd32ac13bd32ac32ac12ac019c0*5,stt6vvv0
  vvv09fg619c0*4,3bd45ce97efa8ega4bd78fgb*2,7egc9fhb6dfb19c0*5,stt6vvv0
  vvv0loo3cij0*18,ejk1vvv1vvv0
  vvv0uvv3uvv0*18,uvv1vvv1vvv0
  vvv0uvv7vvv0*7,tuu4oopdnookqqravvv0*8,uvv7vvv0
  vvv0uuu4uvv0*10,uuu0uvv0*7,uvv1vvv2vvv0
  vvv0*4,uvv1vvv0*18,
  vvv0*4,qrr7rss8qrrerrriqrrhsttcttt7uuv2qrs9npqiqrscoqqhoqrbrssbvvv0*5,
  vvv0*22,uvv1
  ttt1vvv0*20,uuu0rss0
claim-draws 358x513
~ WwRR k9wt fvxD rk_K 02JZ rk_K l9Sr _mQ3 3IRs zvR9 3IRs ysSA 3IRs QQAh 3IRs X4OA 3IRs W5-L 3IRs xGMw
~ 3IRs n-q4 3IRs ddre 3IRs Dc0R _mQ3 3IRs fleu 3IRs Y1Hg 3IRs bH32 3IRs d1Gs 3IRs n-q4 3IRs W5-L 3IRs
~ xGMw 3IRs rZwL 3IRs TJL0 9_ow xQ14 F6bl 7Znf QMDd DWRo FvWb sOKV iBuz On81 88WG Xw_c EZFr wS6G s8vH
~ FfcF j6zN ZaPu 0QpA 9bFt 9n7C Ajda Ri_d
  pqrapqqbpqq9oppaqrr3rss0*14,sss0stt0ttt0tuu0
  stt1knn0kmn0*2,pom1trm0trl0*11,trm0tom0*3,trq0tuu0
  7ce518a0*3,kh74vtq2vqh1vm50kkc1ql91vm50*3,dd82ul62voa1vus0voa2ue70ukf2vpn0uhc2umi4
  18a0*3,28a1sl62vob1vur1vn71ola1sm70vm50*3,jg72vm51vsl2vri1vm50ug61vvu1rssfvqo3ue70
  18a0*3,ig74vm50*14,vl50vqn3vvv1ulh2ue70
  18a05991kh72vm50*16,vl50uh70ue70*2,
  sk60vm50voa1vm50*16,sm70tm70vm50vl50
  vm70vm50vob1vm50*16,pl91ql91vn60voc0
  vli0vm70vm50*4,ph45qi46ng37ph45ng38rj46ph45qi45ph45*2,ul51vm50*4,vto2vvu1
  vli0vm60vm50*4,pi43rj44oh46qi44qi48ng37pi48jd29ng36qi49tk52vm50*4,vsm2vvu1
  vm60vm50hf73vm50*16,voa0vn80vm60vn80
  vk60vm50oj62vm50*16,vn70vm70qj60ni60
  ue70*2,vi60vm50*16,oj626a9118a028a2
  ue70*3,ui61vm50*14,pj6328a118a0*2,28a2
  ue70*4,vl50vri1voc2pl90sm70vm50*4,vm60vm90vm60uh61vm509b9418a0*3,28a2
  ue70*4,vj61vqg1hke26ik08ik0tm71vm50*3,vme0vlj0vlh0vk60uk6218a0*4,28a2
  vsr0*4,vtr0vuq0stt0rtt0*2,utr0vuq0*3,vtt0*3,vur0vtr0qrr0*5,
  vvv0uuu2ttt4uuu2vvv0uuu3vvv0vvv1stt4stt2vvv1uuv1vvv0*5,uuu2tuu4vvv1vvv0*3,
  vvv0sss4kmmkmnocklmgklljjklgpqqaoopclmmilmmgkllkkmmlhjjmjklgnopelmnfklmjklllkllfnoohvvv0*2,
  vvv0*4,uuu4uuv2uvv1uvv2uuu2vvv1*3,uuu3vvv1uuu2uuu3uuu2vvv1vvv0*5,
  vvv0*4,ttt7rssb*2,ttt9rssattt9rrrdsssdstt7sss8ssscrsscssscsssbvvv0*5,
  vvv0*2,vvu0*19,vvv0*2,
  vvv0vpe2vm50*18,vm60vvt1vvv0
  vvv0voc2vm50*2,mf3bqi46ng3ioh4doh4bsj46ng4gqi4cng3dph4coh4coh4eoh4foh4avm51vm50*2,vus2vvv0
  vvv0vpe2vm50*18,vm60vvt1vvv0
  vvv0vvv1uut0*18,uuu1vvv0*2,
  vvv0uvv6vvv0*7,uuu2sss6rrratuu3vvv0*8,uvv5vvv0
  vvv0uvv6vvv0*7,vvv2rss7sssarss8vvv0*8,uvv5vvv0
  vvv0vvv1uvv0*18,uvv1vvv0*2,
  vvv0*4,stt5stt6rsscrssgrrsftttbttt7vvv2rst7oqrertt8qrscqss8stt8vvv0*5,
  vvv0*4,stt3uvv1vvv1vvv2vvv1*2,vvv0*2,uuu1uuu3*2,tuu4tuu3uvv3vvv0*5,
  uuu1vvv0*21,stt1
  rss0uuu1vvv0*19,rss1sss0
claim-item 358x520
~ WwRR k9wt wGD5 rk_K 02JZ rk_K l9Sr _mQ3 3IRs zvR9 3IRs ysSA 3IRs QQAh 3IRs X4OA 3IRs W5-L 3IRs xGMw
~ 3IRs n-q4 3IRs ddre 3IRs Dc0R _mQ3 3IRs fleu 3IRs Y1Hg 3IRs bH32 3IRs d1Gs 3IRs n-q4 3IRs W5-L 3IRs
~ xGMw 3IRs rZwL 3IRs TJL0 9_ow 2Jm5 F6bl 7Znf QMDd DWRo FvWb KoRT u0Mb On81 88WG Xw_c EZFr wS6G s8vH
~ FfcF j6zN ZaPu 0QpA 9bFt 9n7C Ajda Ri_d
  pqrapqqbpqq9*2,rss0*15,sss0stt0ttt0tuu0
  stt1knn0kmn0*2,pom1trm0trl0*11,trm0tom0*3,trq0tuu0
  7ce518a0*3,kh74vtq2vqh1vm50kkc1ql91vm50*3,dd82ul62voa1vus0voa2ue70ukf2vpn0uhc2umi4
  18a0*3,28a1sl62vob1vur1vn71ola1sm70vm50*3,jg72vm51vsl2vri1vm50ug61vvu1rssfvqo3ue70
  18a0*3,ig74vm50*14,vl50vqn3vvv1ulh2ue70
  18a05991kh72vm50*16,vl50uh70ue70*2,
  sk60vm50voa1vm50*16,sm70tm70vm50vl50
  vm70vm50vob1vm50*16,pl91ql91vn60voc0
  vli0vm70vm50*4,lf37pi44qi44le39ph44oh44oh48mg3aoh46oh45tk52vm50*4,vto2vvu1
  vli0vm60vm50*4,oh44mg36pi45oh47jd29oh45pi47ng37qi48pi47sj43vm50*4,vsm2vvu1
  vm60vm50hf73vm50*16,voa0vn80vm60vn80
  vk60vm50oj62vm50*16,vn70vm70qj60ni60
  ue70*2,vi60vm50*16,oj626a9118a028a2
  ue70*3,ui61vm50*14,pj6328a118a0*2,28a2
  ue70*4,vl50vri1voc2pl90sm70vm50*4,vm60vm90vm60uh61vm509b9418a0*3,28a2
  ue70*4,vj61vqg1hke26ik08ik0tm71vm50*3,vme0vlj0vlh0vk60uk6218a0*4,28a2
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
  vvv0uuu4uvv0*18,uvv1vvv2vvv0
  vvv0uvv7vvv0*7,tuu4oopdnookpqqbvvv0*8,uvv7vvv0
  vvv0uvv3uvv0*18,uvv1vvv1vvv0
  vvv0*4,uuu1vvv1vvv2*3,vvv0*4,uuu3vvv0vvv1vvv0*7,
  vvv0*4,rrr7sst7rsscrssfrrsftttbttt7uuv2qss8pqreqrscoqrfoqrbrssbvvv0*5,
  vvv0*22,uuu1
  stt1vvv0*20,uuu1rss0
claim-tiny 358x636
~ WwRR k9wt 1kKI rk_K 02JZ rk_K l9Sr _mQ3 3IRs zvR9 3IRs ysSA 3IRs QQAh 3IRs X4OA 3IRs W5-L 3IRs xGMw
~ 3IRs n-q4 3IRs ddre 3IRs Dc0R _mQ3 3IRs fleu 3IRs Y1Hg 3IRs bH32 3IRs d1Gs 3IRs n-q4 3IRs W5-L 3IRs
~ xGMw 3IRs rZwL 3IRs TJL0 9_ow fb3x scPi g5tx F6bl 7Znf QMDd DWRo FvWb 1Omg ypho l7xE PK5S Hqnw F83p
~ t2Xn xd-t pQZ7 q8cF goQ8 On81 88WG Xw_c EZFr wS6G s8vH FfcF j6zN ZaPu 0QpA 9bFt 9n7C Ajda Ri_d
  pqrapqqbpqqapqr8rss0*15,sss0stt0ttt0tuu0
  rss1jlm0ilm0*2,ool1trl0tqk0*11,tql0tnl0*3,tqp1tuu0
  6cd418a0*3,kh74vtq2vri1vm50ikd1pl91vm50*2,vm51bc82tl62voa1vvt0vna2ue70ulg2vqo0uic2ulh4
  18a0*3,28a1tl62voa1vtq0vn71pl90tm70vm50*3,lh72vm50vrk2vqh1vm50uh61vvu1rrrhvqo3ue70
  18a0*3,jg73vm50*14,vl50vpl3vvu0ulg2ue70
  18a06a91mi72vm50*16,vl50uh60ue70*2,
  ul60vm50vob1vm50*16,rl80sm70vm50vl50
  vm80vm50vo91vm50ul51rj46qi47qi48qi47qi48qi47qi48*4,qi47qi48tk53vm50pl91rl81vn70vpd0
  vli0vm70vm50*2,ul51qi49qi47qi48qi47qi48qi47qi48*4,qi47qi48sk53vm50*3,vto2vvu1
  vlh0vm60vm50*7,qi48ke3ejd3dke3cvm50*8,vsl2vvu1
  vm60vm50fe84vm50*8,ul50vm50*7,voa1vn91vm50vn70
  vk60vl50qj62vm50*16,vn60vm60oi60lh70
  ue70*2,ui60vm50*16,ni72499118a028a2
  ue70*3,uh61vm50*14,oj6318a0*3,28a2
  ue70*4,vl51vrj1vod2nla0rl80vm50*4,vm60vma0vm70ug61vl508b9418a0*3,28a2
  ue70*4,vj61vqf1gke26ik07ik0tm71vm50*3,vme0vlj0vli0vl60uk6318a0*4,28a2
  vts0*4,vus0*2,tut0suu0*2,vut0vus0*3,vut0vuu0*2,vus0*2,stt0*5,
  vvv0*8,sst4tuu4ttu4uuu3*2,uuu1vvv0*9,
  vvv0*8,ppq8klmgoppclmnjkllflmmfuuu3vvv0*8,
  vvv0pqqalmnljllkijknkllojklnikkojllkijkojllojkloikknjllkikkojkloklmlmnnlkmmiijkilmmhvvv0*2,
  vvv0*2,uuu4vvv0vvv1vvv0*2,vvv1tuu2rrr7qrr5pqqarss6sss3vvv1vvv0*2,vvv1vvv0uuu1vvv0*3,
  vvv0*8,sst4pqqcoppenoofoppaqqrcvvv0*9,
  vvv0*5,uuu6stt7ttt8ttt6stt8stt7ttt6ttt7ttt6stt9ttt7ttt6vvv0*6,
  vvv0*5,uuu4ttt5uuu5uuu6uuu7tuu6uuu4stt9uuu4tuu6tuu7ttt7vvv0*6,
  vvv0*23,
  vvv0sssbrssbqrrirssfpqqfrsscrsseqrrfrssfrsserssfrsserrsdvvv0*9,
  vvv0qqrfqqrgqrreoppgpqqhoophpqqcnophoppjnoolvvv0*12,
  vvv0rts1orq0*2,qsr2vtq1vtp0*2,usp4uvv0*12,vvv0*2,
  vvv0lpo2hnk0*2,kom5url3vri0*2,vsm1tuu0*12,vvv0*2,
  vvv0vur0vsm0*18,vsn0vvv0*2,
  vvv0vpc2vm50*2,sk54ul52tk54vm51vm50*2,tk53ul53tk53tk52vm51*3,vm50*4,vus2vvv0
  vvv0voc2vm50*2,ph47rj43pi4dpi4boh4ask45qi4drj48qi49rj49ph4aph4cph4doh4avm51vm50*2,vus2vvv0
  vvv0vrk1voc0*18,vpd0vvu0vvv0
  vvv0vvv3uvv0*18,uvv1vvv0*2,
  vvv0uvv6vvv0*7,tuu4oopdnookrrs8vvv0*8,uvv6vvv0
  vvv0uuu5uvv0*10,ttt3uvv0*7,uvv1vvv2vvv0
  vvv0*23,
  vvv0*4,pqq8rss8qrrerrriqrrhsttcttt7uuv2qrs9npqiqrscoqqhoqrbrssbvvv0*5,
  vvv0*22,vvv1
  ttt1vvv0*20,uuu0rss1
claim-huge 358x754
~ WwRR k9wt Ro21 rk_K 02JZ rk_K l9Sr _mQ3 3IRs zvR9 3IRs ysSA 3IRs QQAh 3IRs X4OA 3IRs W5-L 3IRs xGMw
~ 3IRs n-q4 3IRs ddre 3IRs Dc0R _mQ3 3IRs fleu 3IRs Y1Hg 3IRs bH32 3IRs d1Gs 3IRs n-q4 3IRs W5-L 3IRs
~ xGMw 3IRs rZwL 3IRs TJL0 9_ow o5I1 pXTe g5tx F6bl 7Znf QMDd DWRo FvWb vFmM ypho l7xE PK5S JV_L F83p
~ t2Xn htIf q8cF goQ8 jmbI 0o1s MBoF UyyU t8s7 e8y0 lbxd xiJh oaQd ddXO On81 GL5V wS6G s8vH FfcF j6zN
~ ZaPu 0QpA 9bFt 9n7C Ajda Ri_d
  pqrapqqbpqq9npp9rss0*15,sss0stt0ttt0tuu0
  rss1jlm0ilm0*2,ool1trl0tqk0*11,tql0tnl0*3,tqp1tuu0
  6cd418a0*3,kh74vtq2vri1vm50ikd1pl91vm50*2,vm51bc82tl62voa1vvt0vna2ue70ulg2vqo0uic2ulh5
  18a0*3,28a1tl62voa1vtq0vn71pl90tm70vm50*3,lh72vm50vrk2vqh1vm50uh61vvu1rrrhvqo3ue70
  18a0*3,jg73vm50*14,vl50vpl3vvu0ulg2ue70
  18a06a91mi72vm50*16,vl50uh60ue70*2,
  ul60vm50vob1vm50*16,rl80sm70vm50vl50
  vm80vm50vo91vm50*2,tk52sk55sj44sk46qi44sk53qi48rj45qi47rj45sj44rj47vm50*2,pl91rl81vn70vpd0
  vli0vm70vm50*3,sk52qj45rj46qi46ph47rj47*2,rj46qi47ph46qj47qi49vm50*4,vto2vvu1
  vlh0vm60vm50*7,qi48lf3ele3c*2,vm50*8,vsl2vvu1
  vm60vm50fe84vm50*6,ul50ul51tl51vm51vm50*6,voa1vn91vm50vn70
  vk60vl50qj62vm50*16,vn60vm60oi60lh70
  ue70*2,ui60vm50*16,ni72499118a028a2
  ue70*3,uh61vm50*14,oj6318a0*3,28a2
  ue70*4,vl51vrj1vod2nla0rl80vm50*4,vm60vma0vm70ug61vl508b9418a0*3,28a2
  ue70*4,vj61vqf1gke26ik07ik0tm71vm50*3,vme0vlj0vli0vl60uk6318a0*4,28a2
  vts0*4,vus0*2,tut0suu0*2,vut0vus0*3,vut0vuu0*2,vus0*2,stt0*5,
  vvv0*8,sst4tuu4ttu4uuu3*2,uuu1vvv0*9,
  vvv0*8,ppq8klmgoppclmnjkllflmmfuuu3vvv0*8,
  vvv0*3,uuu3klljlnndlnnjijkhnoodhjjllmmhkmmlkmminoodijkloppfijkkikkmoppbvvv0*4,
  vvv0*4,uuu1uvv1vvv1*2,uuu3rrs7qrr6ppqbrrs6rrr7vvv1vvv0vvv1uvv0vvv0*5,
  vvv0*8,sst4pqqcoppenoofoppaqqrcvvv0*9,
  vvv0*5,uuu6stt7ttt8ttt6stt8stt7ttt6ttt7ttt6stt9ttt7ttt6vvv0*6,
  vvv0*5,uuu4ttt5uuu5uuu6uuu7tuu6uuu4stt9uuu4tuu6tuu7ttt7vvv0*6,
  vvv0*23,
  vvv0rsserrsdrrrersserrrbvvv0*5,qrreqqrgqqqfoppfqrrgnophpqqemnnloppjnoplvvv1vvv0
  vvv0jom3dlh0*18,oqn6vvv0*2,
  vvv0tuu0stt0*18,uuu1vvv0*2,
  vvv0uvv0tuu0*19,vvv0*2,
  vvv0uuu0tuu0*3,pqq6mnokmnodmnnpmoojlmngmnnimoojnooglnnjqrr7tuu0*5,vvv0*2,
  vvv0uuu0uvv0uuu0*2,qrr9nopf*2,noognppgnoodtuu0*10,vvv0*2,
  vvv0uuu0rst7hlmgtuu3stt3rss5qrr9rss3rss4*2,ttt0rss5stt1tuu0*2,pqq9lnnglmnfkmmjrss3vvv0*2,
  vvv0uuu0*2,vvv0uuu0stt3qrs9prrbqrr9qrr8qrs8rss8qrrbpqratuu0*7,vvv0*2,
  vvv0uuu0tuu0*3,rss6opqfpqq9rss5tuu0*12,vvv0*2,
  vvv0uuu0jmn2hlm0*10,kno2stt0*6,ttt0vvv0*2,
  vvv0uvv0stt0*12,tuu0*6,uuu0vvv0*2,
  vvv0*2,tuu0*18,uvv0vvv0*2,
  vvv0bhi619c0*18,2ac1tuu4vvv0
  vvv09fg619c0*4,4ce77egdaghichjf7dfb9fhdagie9fhfaghd7dfc19c0*5,stt6vvv0
  vvv0bhi619c0*18,2ac1tuu4vvv0
  vvv0uvv2stt0*18,tuu2vvv0*2,
  vvv0uvv6vvv0*7,uuu2sss6rrratuu3vvv0*8,uvv5vvv0
  vvv0uvv6vvv0*7,vvv2rss7sssarss8vvv0*8,uvv5vvv0
  vvv0vvv1uvv0*18,uvv1vvv0*2,
  vvv0*4,stt5stt6sssasssdrssdttt9tuu6vvv1rst7oqrertt8qrscqss8stt8vvv0*5,
  vvv0*4,stt3uuu1uuu3uuu4uuu3vvv3vvv1*2,uuu1uuu3*2,tuu4tuu3uvv3vvv0*5,
  uuu1vvv0*21,stt1
  rss0sss0*19,stt0rrr0sss0
join 358x549
~ WwRR k9wt sKul rk_K 02JZ rk_K lJ08 nYIq VeAb 3IRs Loc- 3IRs qmoq 3IRs e_jJ 3IRs V9jY 3IRs 28UU 3IRs
~ A1UZ 3IRs JFgR 3IRs yjpW 3IRs QOPr 3IRs MK9l DWRo FvWb tLAH 2AqQ l7xE PK5S JV_L F83p t2Xn xd-t q8cF
~ goQ8 On81 Romn Xw_c EZFr dpc9 9n7C Ajda Ri_d
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
  vvv0*5,ttt2uuu4vvv0uuu2*2,uvv1uuu3vvv1uuu2sss2vvv0*8,
  vvv0*5,qqq7kmminooblnnlijkhnooaklmmjklgmnngppq8klmmlmmkvvv0*6,
  vvv0*4,jklkjlllmnofkmmkmnogmnodmnnfmnnclmnloppbmnnjmnngmnofjkleqqq5vvv0*4,
  vvv0*4,uuu3ttt3tuu2uuu2uuu4tuu2*2,uuu2uuu3uuu2uuu1*3,tuu0vvv0*5,
  vvv0*2,qrrd*2,qqqfqrriqrreqrrdsstcqqqesssarrrbqqrfsss8pqqjqqrgsss9rsscpqqhrrrbvvv1vvv0*2,
  vvv0*23,
  vvv0ttt8uuu6ttt8uuu7tuu5vvv0*5,stt8ttt8ttt6rrs8sttarrs9stt6rss9sss9rssbvvv0*2,
  vvv0uuu5stt6ttu5tuu7ttt6vvv0*5,tuu6stt7stt9stt7ttt6sss8stt8qqrcsss9sssavvv0*2,
  vvv0hnk49ie0*2,eli4vpc0voc0*2,url2stt0*12,vvv0*2,
  vvv0*2,vus0*18,vvt0vvv0*2,
  vvv0vpd2vm50*4,ul51vm50*13,vm60vvt1vvv0
  vvv0voc2vm50*4,lf3arj45ng3fqi4bng4doh4cph4boh4dph4eoh4aul52vm50*4,vus2vvv0
  vvv0vqf2vm50*18,vn70vvu1vvv0
  vvv0vvv1uvv0*18,uvv1vvv0*2,
  vvv0uvv6vvv0*4,ttu7sst9rrrbrss7qrrastt7rss7*2,qrrbsss7vvv0*5,uvv5vvv0
  vvv0uvv6vvv0*4,tuu2stt5sss8pqqarss8ttt7rssasss8sstattt8vvv0*5,vvv4vvv0
  vvv0vvv1uvv0*18,vvv1vvv0tuu1
  stt1vvv0*20,uuu1rss0
join-new-account 358x550
~ WwRR k9wt Ie7P rk_K 02JZ rk_K lJ08 nYIq VeAb 3IRs Loc- 3IRs qmoq 3IRs e_jJ 3IRs V9jY 3IRs 28UU 3IRs
~ A1UZ 3IRs JFgR 3IRs yjpW 3IRs QOPr 3IRs MK9l DWRo FvWb j7-4 GgKN l7xE PK5S JV_L F83p t2Xn xd-t q8cF
~ goQ8 On81 Romn Xw_c EZFr dpc9 9n7C Ajda Ri_d
  pqqeqrr8pqq9pqq7opq7opqaqrr1rss0*12,sss0stt0ttt0tuu0
  tuu0stt0rtt0*12,stt0tuu0ttu0ttt0tuu0ttu0rtt0stt0tuu0
  qtt0ptt0*12,suu0uuv0rtu0qsr0qsq0qtt0uvv0*2,rtu0rtt0
  ptt0*7,pst0*2,ptt0pst0*2,rtu0tuu0qrp0uob0vm50*2,vn70vvv0rrrhuvv0ptt0
  ptt0*7,jno56ce2mqr3bln1ipq3uvv1qsr0vn70vm50*4,vsl1vvv0uvv0rtt2
  ptt0*7,pst0dij39hj6emo1rtu1suu0sph1vm50*6,rl826ce218a0
  ptt0*11,suu0rtu0uoc1vm50*2,vm60vn70*3,9b9418a0*2,
  ptt0*11,rtu0suu0toe1vm60vrj1vvu0vvv0*2,tuu418a0*3,
  pst0ptt0*9,pst0qst0tuu0rql1vqi2vvv0*4,sst618a0*3,
  rom2ptt0*8,rnl1tga0ue70*3,vts3vvv0*4,sst618a0*3,
  pst0ptt0*7,rpn2ue70*5,vuu3vvv0*4,sst618a0*3,
  ptt0*3,kop26ce118a0*3,jc83ue70*5,vuu3vvv0*4,sst618a0*3,
  ost0*2,mqr229b118a0*4,lc83ue70*5,vuu3vvv0*4,sst618a0*3,
  6ik0*2,4eg218a0*5,lc83ue70*5,vuu3vvv0*4,sst618a0*3,
  6ik0*2,3df218a0*5,lc83ue70*5,vuu3vvv0*4,sst618a0*3,
  6ik0*2,3df218a0*5,lc83ue70*5,vuu3vvv0*4,sst618a0*3,
  suu0*2,stt0sst0*5,uts0vts0*2,vtt0*3,vvv0*6,sst0*3,
  vvv0*2,uuu4ttt4vvv1ttt3vvv0vvv1ttt3ttu5sss7ttt3ttt5vvv0ttu5tuu3uuu4tuu3tuu2uuu4vvv0*3,
  vvv0*2,rss7mnnelmnjmnnfnoobmnngmnoeklmgnooiqrr6lmmioopamnnjjllhoppclmmhjklfnoodvvv0*3,
  vvv0*4,ttu6uuu2tuu5uuu6uuu2uuu3uvv2tuu4*2,uuu2tuu4uuu2ttt6tuu4vvv0*5,
  vvv0*4,sst9sttasssbsssersscsssastt8sttauuu7sst9rss9ttt6sstbsssbvvv3vvv0*4,
  vvv0*4,pqqerrrdqrrcttt7qrrhrrsgpqqesssbqrrgrrrerssc*2,rssdqqrduuu3vvv0*4,
  vvv0*23,
  vvv0ttt8uuu6ttt8uuu7tuu5vvv0*5,stt8ttt8ttt6rrs8sttarrs9stt6rss9sss9rssbvvv0*2,
  vvv0ttt6rss6rss5stt7tss6vvu0*2,vvv0*3,ttt6stt7sst9sst7ttt6rss8sst8qqqcrss9rssavvv0*2,
  vvv0inl3bjg0*2,fmj3vpe0vpd0*2,usm2stt0*12,vvv0*2,
  vvv0vvu0vuq0*18,vus0vvv0*2,
  vvv0vpd2vm50*4,ul52vm50*14,vvt1vvv0
  vvv0voc2vm50*4,mf39rj45ng3fqi4bng4doh4cph4boh4dph4eoh4aul52vm50*4,vus2vvv0
  vvv0vqg1vn70*18,vn80vvu1vvv0
  vvv0vvv2uvv0*18,uvv1vvv0*2,
  vvv0uvv6vvv0*4,stt8rssaqqrdqrr9pqqcsss8qrraqrr9pqqerrs9vvv0*5,uvv5vvv0
  vvv0uvv6vvv0*4,uuu2tuu4stt6rrr8stt5uuu6stt7ttt6ttt7ttu6vvv0*4,vvv1vvv4vvv0
  uvv1vvv0uvv0*18,vvv0*2,ttt1
  sss1uuu0*20,stt1rss0
join-trade 358x639
~ WwRR k9wt -S9A rk_K 02JZ rk_K lJ08 nYIq C8pm 3IRs L4rz 3IRs bJqT 3IRs tFy0 3IRs qmoq 3IRs n-q4 3IRs
~ qmoq 3IRs EVu3 3IRs jfRT 3IRs 2Xbx 3IRs -R2a 3IRs Vt4u 3IRs vVqt 3IRs 3upR 3IRs dMt5 DWRo FvWb WfW5
~ 2AqQ jmbI 0o1s MBoF UyyU GoCN OqCN lbxd xiJh bC49 ddXO On81 Z3C- dpc9 s8vH FfcF j6zN ZaPu 0QpA 9bFt
~ 9n7C Ajda Ri_d
  pqqeqrr7oqq8pqq5rss0*15,sss0stt0ttt0tuu0
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
  vvv0*6,rss3uuu1vvv0tuu3vvv0uuu3vvv1uuu1uuu3vvv0tuu3vvv0*6,
  vvv0*5,uuu3hijhfhhgnopaijkohjkkgijgjkleeghifhilfhifoppevvv0*6,
  vvv0*23,
  vvv0*2,qrrd*2,qqqfqrriqrreqrrdsstcqqqesssarrrbqqrfsss8pqqjqqrgsss9rsscpqqhrrrbvvv1vvv0*2,
  vvv0*23,
  vvv0uvv0uuu0*19,vvv0*2,
  vvv0uuu0tuu0uuu0tuu0qrr4mnninppdmnoimoojlnnioppgtuu0*9,vvv0*2,
  vvv0uuu0stt6oqr7uuu1stt3rss7qrrbrss5rss4rss5stt2rss5rss8rss4tuu0rss6opqbopqanppcsst2vvv0*2,
  vvv0uuu0uuv1nqq9uuu2stt3rss8qrr9rss6rss5rss8rss6*2,rss7qrr8ttt0rss3qrr5pqr5qrr6ttt1vvv0*2,
  vvv0uuu0tuu0*3,rss5pqqcpqqbpqqcpqqbqrr9tuu0*10,vvv0*2,
  vvv0uuu0hlm2fkl0*10,jmn2stt0*6,ttt0vvv0*2,
  vvv0uvv0uuu0*19,vvv0*2,
  vvv0tuu1qrs0*18,rst1vvv0*2,
  vvv0agh619c0*18,1ac0ttu4vvv0
  vvv09fg619c0*5,1ac0chie9ghe8fge9fhfaghhagih5ce719c0*6,stt6vvv0
  vvv0ejk53bd0*18,5ce1uuu3vvv0
  vvv0vvv2uvv0*18,uvv1vvv0*2,
  vvv0uvv6vvv0*4,stt8rssaqqrdqrr9pqqcsss8qrraqrr9pqqerrs9vvv0*5,uvv5vvv0
  vvv0uvv6vvv0*4,uuu2tuu4stt6rrr8stt5uuu6stt7ttt6ttt7ttu6vvv0*4,vvv1vvv4vvv0
  vvv0*2,uvv0*18,vvv0*3,
  vvv0*4,rss7sss7qrrerrriqrrhsttcttt7uuv2qrs9npqiqrscoqqhoqrbrssbvvv0*5,
  vvv0*4,ttt1vvv0*18,
  tuu1vvv0*20,uvv0sst1
join-without-tasks 358x468
~ WwRR k9wt ukHm rk_K 02JZ rk_K lJ08 nYIq C8pm 3IRs L4rz 3IRs bJqT 3IRs tFy0 3IRs qmoq 3IRs n-q4 3IRs
~ qmoq 3IRs EVu3 3IRs jfRT 3IRs 2Xbx 3IRs -R2a 3IRs Vt4u 3IRs vVqt 3IRs 3upR 3IRs dMt5 DWRo FvWb WfW5
~ 2AqQ On81 O-hF s8vH FfcF j6zN ZaPu 0QpA 9bFt 9n7C Ajda Ri_d
  pqqeqrr8opqcopqapqq8opp9pqr5rss0*12,sss0stt0ttt0tuu0
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
  vvv0*6,rss3uuu1vvv0tuu3vvv0uuu3vvv1uuu1uuu3vvv0tuu3vvv0*6,
  vvv0*5,uuu3hijhfhhgnopaijkohjkkgijgjkleeghifhilfhifoppevvv0*6,
  vvv0*23,
  vvv0*2,qrrd*2,qqqfqrriqrreqrrdsstcqqqesssarrrbqqrfsss8pqqjqqrgsss9rsscpqqhrrrbvvv1vvv0*2,
  vvv0*23,
  vvv0loo3cij0*18,ejk1vvv1vvv0
  vvv09fg619c0*7,3bd36df67ef94bd419c0*8,stt6vvv0
  vvv09fh619c0*7,2ac24bd44ce65ce619c0*8,stt6vvv0
  vvv0nqq3gkl0*18,imn1vvv0*2,
  vvv0*4,ttu3ttu4ttt7ttt9stt9uuu5uuu4vvv0ttu4rss7uuu2ttu6tuu3uuu2vvv0*5,
  vvv0*4,rss5tuu3ttu6ttt8ttt7uuu6uuu3vvv1stt5sttastt9qssaqss8stt9vvv0*5,
  uuu1vvv0*21,ttt1
  rss1vvv0*20,ttt1rss0
join-next-step 358x520
~ WwRR k9wt 1v1H rk_K 02JZ rk_K lJ08 nYIq VeAb 3IRs Loc- 3IRs qmoq 3IRs e_jJ 3IRs V9jY 3IRs 28UU 3IRs
~ A1UZ 3IRs JFgR 3IRs yjpW 3IRs QOPr 3IRs MK9l DWRo FvWb WfW5 2AqQ On81 6t6Q dpc9 s8vH FfcF j6zN ZaPu
~ 0QpA 9bFt 9n7C Ajda Ri_d
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
  vvv0*6,rss3uuu1vvv0tuu3vvv0uuu3vvv1uuu1uuu3vvv0tuu3vvv0*6,
  vvv0*5,uuu3hijhfhhgnopaijkohjkkgijgjkleeghifhilfhifoppevvv0*6,
  vvv0*23,
  vvv0*2,qrrd*2,qqqfqrriqrreqrrdsstcqqqesssarrrbqqrfsss8pqqjqqrgsss9rsscpqqhrrrbvvv1vvv0*2,
  vvv0*23,
  vvv0loo3cij0*18,ejk1vvv1vvv0
  vvv09fg619c0*6,6df75ce64ce57egc6df95de62ac119c0*6,stt6vvv0
  vvv09fh619c0*6,3bd55de73bd64ce95ce84ce62ac219c0*6,stt6vvv0
  vvv0nqq3gkl0*18,imn1vvv0*2,
  vvv0uuu4uvv0*18,uvv1vvv2vvv0
  vvv0uvv7vvv0*4,rssapqqfnooklmnhmnoiqqrenoohoopfnoolppqgvvv0*5,uvv7vvv0
  vvv0uvv3uvv0*18,uvv1vvv1vvv0
  vvv0*4,uuu1vvv1vvv2*3,vvv0*4,uuu3vvv0vvv1vvv0*7,
  vvv0*4,rrr7sst7rsscrssfrrsftttbttt7uuv2qss8pqreqrscoqrfoqrbrssbvvv0*5,
  vvv0*22,uuu1
  stt1vvv0*20,uuu1rss0
place-won 358x667
~ WwRR k9wt HaOH rk_K 02JZ rk_K l9Sr _mQ3 3IRs zvR9 3IRs ysSA 3IRs QQAh 3IRs X4OA 3IRs W5-L 3IRs xGMw
~ 3IRs n-q4 3IRs ddre 3IRs Dc0R _mQ3 3IRs fleu 3IRs Y1Hg 3IRs bH32 3IRs d1Gs 3IRs n-q4 3IRs W5-L 3IRs
~ xGMw 3IRs rZwL 3IRs TJL0 9_ow _xor aiN5 F6bl 7Znf 6uLW DWRo FvWb 9PvR idcv 2nq1 tQ9H niZD FA5A 79Ve
~ P0e5 ZyO0 vU32 CFE- FA5A 79Ve P0e5 nUYo On81 v_e9 rjM5 s8vH FfcF j6zN ZaPu 0QpA 9bFt 9n7C Ajda Ri_d
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
  vk60vl50qj62vm50sk45mg3bng3dqi48mf3bqi48ng39ng3cpi44oh4amf3ake3doh4aoh49vm50vn60vm60oi60lh70
  ue70*2,ui60vm50*2,ul51ul52ul50tk51tk54tk51tl51ul51vm51tl51*2,ul51ul52vm50ni72499118a028a2
  ue70*3,uh61vm50*14,oj6318a0*3,28a2
  ue70*4,vl51vrj1vod2nla0rl80vm50*4,vm60vma0vm70ug61vl508b9418a0*3,28a2
  ue70*4,vj61vqf1gke26ik07ik0tm71vm50*3,vme0vlj0vli0vl60uk6318a0*4,28a2
  vts0*4,vus0*2,tut0suu0*2,vut0vus0*3,vut0vuu0*2,vus0*2,stt0*5,
  vvv0*2,vvv1rss6uvv2tuu3ttt5vvv1vvv0rrr5uuu1uuu0ttt5sss5uuu2uuu1vvv1tuu4stt6uvv1vvv0*3,
  vvv0*2,uuu2mnnhnooalmngjllglmngoppblmng*2,ijkkqrrbnoocopp9lnngmnndmnnhlnnjrss7vvv0*3,
  vvv0*4,ttu6jllpoopdjllgkmmhjklomnogpqqdklmjjkllopqdijkijkklppqbvvv0*5,
  vvv0*5,uvv2vvv0vvv1*2,uuu1vvv1*2,uuu1vvv1vvv0*2,uvv0vvv0*6,
  vvv0*5,qqrfrrsaqrrbpqqfqrrf*2,sss8qrreqrrfqrrdrrsbrrrdvvv1vvv0*5,
  vvv0*23,
  vvv0*23,
  vvv0vvv1jom7qsr4qqrkqqrpqqrhttt9vvv0*5,qqrcpqqgnookqrrcpqqioppinoojvvv1*2,vvv0
  vvv0vvv1stt1uvv1vvv0*10,vvv1vvv0*6,vvv1vvv0
  vvv0vvv1vvv0*19,vvv1vvv0
  vvv0vvv1gmk8psr5pqqirsscqqrjrssdqrrhqqrhppqjqqqgssscvvv0*8,vvv1vvv0
  vvv0vvv1vvv0*3,rss9qrrerrsarss8sss9rrrcrss9*2,stt8sssbttt8sst9rrsd*2,qqrcvvv1*2,vvv0
  vvv0vvv1vvv0*3,uuu5sss6ttt6stt8ttt6sst8tuu6sssasst4stt4tuu4ttt7ttt5ttt4stt6vvv0vvv1vvv0
  vvv0*23,
  vvv0prr2imn0*18,kno1vvv0*2,
  vvv09fh619c0*4,3bd3*2,2ac23bd23bd3*2,2ac12ac22ac1*2,19c0*5,stt6vvv0
  vvv09fg619c0*4,5ce99fhd8egf7ef79fhb8egd7ege8egdagif8fgb19c0*5,stt6vvv0
  vvv0jno4agi0*18,cij1vvv1vvv0
  vvv0uvv3uvv0*18,uvv1vvv0*2,
  vvv0uvv7vvv0*2,pqq9nooimnnmmnnqmnomoppdnoojopphnoomnopgppqfoophnoolnophvvv0*3,uvv6vvv0
  vvv0uuu5uvv0*4,ttu2uvv0ttu2uvv0*2,ttu2uvv0*8,uvv1vvv2vvv0
  vvv0*23,
  vvv0*4,qqr8rss8qrrerrriqrrhsttcttt7uuv2qrs9npqiqrscoqqhoqrbrssbvvv0*5,
  vvv0*22,vvv1
  ttt1vvv0*20,uuu0rss1
bonus-won 358x680
~ WwRR k9wt 9eWq rk_K 02JZ rk_K l9Sr _mQ3 3IRs zvR9 3IRs ysSA 3IRs QQAh 3IRs X4OA 3IRs W5-L 3IRs xGMw
~ 3IRs n-q4 3IRs ddre 3IRs Dc0R _mQ3 3IRs fleu 3IRs Y1Hg 3IRs bH32 3IRs d1Gs 3IRs n-q4 3IRs W5-L 3IRs
~ xGMw 3IRs rZwL 3IRs TJL0 9_ow l58J Llte g5tx F6bl 7Znf 6uLW DWRo FvWb -LhF dfV6 2nq1 tQ9H l1Qz FA5A
~ 79Ve P0e5 yZSN vU32 cRHs FA5A 79Ve P0e5 WvOB On81 v_e9 wS6G s8vH FfcF j6zN ZaPu 0QpA 9bFt 9n7C Ajda
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
  vvv0*7,tuu1stt5vvv0uuu3vvv0uuu3vvv0*10,
  vvv0*7,noo8ikknjkl9hijihjjieghihijehjjmvvv0*8,
  vvv0*4,ttt2rss4ttt3rss6qrr5pqq4pqq3vvv0*2,ttt4vvv0rss7vvv0*7,
  vvv0*4,mnoajllippqcijkgklmbikkgnoogmnn8ikkhhjjlijkgghikhjjehjjmvvv0*5,
  vvv0*23,
  vvv0*5,uuu3qqrdssscpqqfrrsbsss9qqrestt7rssarrrcqrresttavvv0*6,
  vvv0*6,ttt9sttasssbttt9rsscrssattt6stt9rssdsst8vvv0*7,
  vvv0*6,uuu5*2,uuu4uuu2uuu4uuu3uuu4uuu5uuu6uuu5vvv1vvv0*6,
  vvv0*23,
  vvv0vvv1orq2tut2ttt9ttt7tuu5uuu4ttt9uuu5uuv2vvv0*4,uuu3ttt5sst8stt9rss7vvv0vvv1vvv0
  vvv0vvv1nqp6stt2sssasstcsssbssscsssgsssfstt8vvv0*4,tuu3rssbsssarss8rrsbvvv0vvv1vvv0
  vvv0vvv1vvv0*19,vvv1vvv0
  vvv0vvv1jom7qsr4qqqhqrrippqlqrrhqqqnqqrfttt9vvv0*2,ttt5qqrepqqgppqkoppi*2,noojvvv1*2,vvv0
  vvv0vvv1stt1uvv1vvv0*10,vvv1vvv0*6,vvv1vvv0
  vvv0*23,
  vvv0loo3cij0*18,ejk1vvv1vvv0
  vvv09fg619c0*4,4ce76df84ce65ce55de75ce74ce44ce64ce54ce419c0*5,stt6vvv0
  vvv09fh619c0*4,3bd66df86dfb5ce47ef75dea5ceb6df98fgb6df719c0*5,stt6vvv0
  vvv0nqq3gkl0*18,imn1vvv0*2,
  vvv0uuu4uvv0*18,uvv1vvv2vvv0
  vvv0uvv7vvv0*7,tuu4oopdnookpqqbvvv0*8,uvv7vvv0
  vvv0uvv3uvv0*18,uvv1vvv1vvv0
  vvv0*4,uuu1vvv1vvv2*3,vvv0*4,vvv1vvv0*9,
  vvv0*4,rrr7sst7rsscrssfrrsftttbttt7uuv2qrs9oqrgqrscoqqgoqrbrssbvvv0*5,
  vvv0*22,uuu1
  stt1vvv0*20,uuu1rss0
place-without-prize 358x681
~ WwRR k9wt yDPi rk_K 02JZ rk_K lJ08 nYIq C8pm 3IRs L4rz 3IRs bJqT 3IRs tFy0 3IRs qmoq 3IRs n-q4 3IRs
~ qmoq 3IRs EVu3 3IRs jfRT 3IRs 2Xbx 3IRs -R2a 3IRs Vt4u 3IRs vVqt 3IRs 3upR 3IRs dMt5 DWRo FvWb l2Hi
~ idcv 2nq1 tQ9H niZD FA5A 79Ve P0e5 ZyO0 vU32 CFE- FA5A 79Ve P0e5 nUYo On81 ZIjY wS6G s8vH FfcF j6zN
~ ZaPu 0QpA 9bFt 9n7C Ajda Ri_d
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
  vvv0*5,ttt1ttt4vvv0uuu2vvv0uuu1vvv0*2,sss1vvv0*9,
  vvv0*5,kmmbhjjnnoo6giimhjjifghggijfikkgjklhgiihijklgiihuuu2vvv0*5,
  vvv0*6,vvv1qrr5qrr6vvv1vvv0*2,vvv1uuu1ttt4uuu3qrr5uvv1vvv0*5,
  vvv0*6,qqq7lmmgklmenoobgiihkmmigiighjjghijimnncvvv0*7,
  vvv0*23,
  vvv0*5,qqrfrrsaqrrbpqqfqrrf*2,sss8qrreqrrfqrrdrrsbrrrdvvv1vvv0*5,
  vvv0*23,
  vvv0vvv1vvv0*21,
  vvv0vvv1hnk8psr4qqrkqqrpqqrhttt9vvv0*5,qqqcpqqinookqrrcpqqioppinoojvvv1*2,vvv0
  vvv0vvv1uuu0vvv0*18,vvv1vvv0
  vvv0vvv1tut1vvv0*7,vvv1vvv0*10,vvv1vvv0
  vvv0vvv1iol7qsr4qqqhrsscqqrjrssdqrrh*2,pqqiqqrgsstcvvv0*8,vvv1vvv0
  vvv0vvv1vvv0*3,qrrdoppipqqfqqqeqrrdoppiqqqepqqfrssaqqrerssaqrrdpqqh*2,opphvvv1*2,vvv0
  vvv0vvv1vvv0*3,vvv1uuu2uuv2uuu2vvv1uuu2vvv2uuu4tuu2uvv1vvv1uuv2uvv1vvv1uvv1vvv0vvv1vvv0
  vvv0*23,
  vvv0mpp3ejk0*18,gkl1vvv1vvv0
  vvv09fg619c0*2,5de34bd55ce66df83bd24ce53bd43bd25ce74ce42ac23bd24ce53bd32ac019c0*2,stt6vvv0
  vvv09fh619c0*2,6df88egd8fga6dfb8fgc6df87efb8egd7egc7df85de87dfb6dfa8egb3bd619c0*2,stt6vvv0
  vvv0mpp3ejk0*18,gkl1vvv1vvv0
  vvv0uuv4uvv0*18,uvv1vvv1vvv0
  vvv0uvv7vvv0*7,tuu4oopdnookpqqbvvv0*8,uvv7vvv0
  vvv0uuv4uvv0*18,uvv1vvv1vvv0
  vvv0*4,uuu1vvv0*18,
  vvv0*4,qrr7sss7qrrerrriqrrhsttcttt7uuv2qrs9npqhqrscoqqhoqrbrssbvvv0*5,
  vvv0*22,uuu1
  stt1vvv0*20,uuu1rss0
