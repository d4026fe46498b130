wide 358x440
~ EO9I vjPI g_cu yzhh a3Zk yzhh RC80 5eCr AZGH WOBt 3E3m dlrY nAAz 6UQc XtJR 6sX6 kqql WVe4 rsDj ktPB
~ _H7k In9b xAWi Kpnd 3E3m V_tf JA_x mTCE 3E3m EGOR KGN- 7nUi 1QOe VhGU
  rrrdrss7uvv0*21,
  uuu0tuu0*2,uuu0tuu0*2,utr0tut0tuu0uuu0tuu0*12,uvv0
  qtt0ptt0qtt0tuv1rrm0vn80vm50vm60sqj0tuu1qtt0mrs0ptt0lpq3ptt0*8,rtt1
  bhi3agh0dhj1mon3vm60vm50*4,rrn1tuu1bln3djl79fh5ptt0*8,qst0
  39b518a0*2,28a1rk62vm50*4,tpg1tuu1pst0mqr1pst0ptt0*8,qst0
  39b518a0*3,hkl6vvv0*2,vtp0vn90sph1tuu1ptt0*11,qst0
  39b518a0*3,gjk6vvv0*3,vtp2smh0tnk0rnl0qss0ptt0*6,qqp1qqq1ptt0qst0
  39b518a0*3,gjk6vvv0*3,vvu2ue70*3,tgb1qss0ptt0*5,qpo1qqq1ptt0qst0
  39b518a0*3,gjk6vvv0*3,vvu2ue70*4,dcb24ac04bc0agh2ors1ptt0*4,qst0
  39b518a0*3,gjk6vvv0*3,vvu2ue70*4,da9318a0*3,9fg4ioq0*2,kpr0pst0qst0
  39b518a0*3,gjk6vvv0*3,vvu2ue70*4,da9318a0*3,29b26ik0*3,bln2pst1
  39b518a0*3,gjk6vvv0*3,vvu2ue70*4,da9318a0*3,29b26ik0*4,emn8
  tuu1tuu0*3,uvv0vvv0*4,vuu0*4,uuu0tuu0*3,uuu0uvv0*4,tuu2
  vvv0*13,uuv3uuu7uuu4*2,uuu5uvv4ttu9tuu7vvv0vvv2
  vvv0*13,uuu2uuu3uuu5ttt4uuu2tuu3uuu3uvv2vvv0vvv2
  vvv0*12,stt7sss5rrrfttt7stt5sss8*2,uuu4qrrduuu3vvv2
  vvv0*12,rss5qqq6ttt6oppdpqq8rrr3qrr4qqr5rrs6vvv1vvv2
  vvv0*5,tttaqrrgttt6ttt8uvv1ikkaikkhmnocdfgfgijkghijlmngqrrcqqqduuu2ttu5vvv0vvv2
  vvv0*5,sss6sss5rrr7stt9rrsaqrr2rss3qqr9qrr3rrr2rss3ttt4sst5stt7*2,rrs6vvv0vvv2
  vvv0*2,rssestt8sss7ttt5sst9tuu5stt9sst8sstarssbttt6stt8sssbttt4stt8ttt7sssbsst8stt8uvv2vvv2
  vvv0*2,vvv1vvv0vvv1vvv0uvv2vvv0*4,vvv1*2,vvv0*5,vvv1uuv3uuu5vvv2*2,
  vvv0*19,sst9tuu5vvv2*2,
  vvv0*5,tttbuuu4tuu6ttt8rsscuuu6vvv2vvv0uuu3tuu5uuu3tuu5uvv2vvv2uvv3ttu6vvv1vvv2
  vvv0*5,ttt7ttt5uuu3tuu4uuu5uuu3vvv2uuu5uuu3*2,ttt7uuu3tuu4rssattt5uuu3vvv0vvv2
  vvv0*22,vvv2
  vvv0ttu5*2,npqkpqraqsseqss8qrsarssavvv0*13,vvv2
  vvv0*22,vvv2
  uvv0vvv0*21,uuu0
ongoing 358x284
~ EO9I vjPI XLpC yzhh W20I Ekiu xs3C yTcj yzhh WOBt 3E3m GJye CwxD 4Ckb ycpW 6sX6 WVe4 rsDj 5iwO AJNA
~ In9b xAWi Kpnd 3E3m V_tf JA_x mTCE 3E3m EGOR DCtr 1okO 1QOe VhGU
  rssaqrrbqrrauvv0*20,
  uuu0uvv0*20,uuu0uvv0
  vvv0*16,vvu0*5,vvv0uvv2
  vvv0*9,rssgsstcrsscsstbttt6rrscvvv0vtq0*2,vqh0vto0vtq0vvt0vvv2
  vvv0*9,vvv2*2,uuu3uuu4vvv2vvv0*2,vtq0*2,rmc2usm1vtp1ssr2vvv2
  vvv0*9,mnnkoppirrr9mnodoppfoppcvvu1vrk1jlj518a08dd5sro3mop5vvv2
  vvv0*6,oop5mnnapqq7jll9klmakmmcstt4uvv1uuu0vvu2uke1dgf618a028a2akl2kqr4vvv2
  vvv0*3,oppgoppc*2,qqq4kmmblmmgkll9kmmalmmcpqqcnooiopphvvu2uf81db9418a028a26ik0mqr4vvv2
  vvv0*12,ttt7oppknopgvvv0vut0srr0qrr0*2,rtt0vvv0vvv2
  vvv0*12,vvv2uvv2vvv1vvv0*7,vvv2
  vvv0*2,sttcrssbrssasss8ttt6*2,ttt8sss8stt8rssastt9stt8sssdttt5stt8sssarsscstt7stt8tuu5vvv2
  vvv0*6,vvv1vvv0*12,uuu4*2,uuu6vvv2
  vvv0*19,ttt7ttu4vvv3vvv2
  vvv0*5,sttctttbttt9sst9qrrgttt8tuu6vvv1uuu4rsscuvv3ttt7ttt6vvv1ttu7tuu5uuu4vvv2
  vvv0*5,uuu3uuv1vvv1uvv1vvv1*2,uuv3vvv2uuu2uuu1tuu5vvv1uuu2ttt6tuu3vvv2vvv1vvv2
  vvv0vvv1vvv0vvv1uvv2uuu5uuu4uvv3vvv1vvv0*13,vvv2
  vvv0tuu3qsscqssbqrs7rssarss6qssaprrbrss9vvv0*12,vvv2
  vvv1vvv0*21,uuu1
ongoing-last-hours 358x284
~ EO9I vjPI lToC yzhh W20I Ekiu c_C0 n73Y yzhh WOBt 3E3m poin CCBc 4Ckb vjOS 6sX6 kqql WVe4 rsDj ktPB
~ AJNA In9b xAWi Kpnd 3E3m V_tf eSkF mTCE 3E3m EGOR DCtr 8GLo 1QOe VhGU
  rssaqrrbqrrarss9rssa*2,rss9uvv0*16,
  uuu0uvv0*20,uuu0uvv0
  vvv0*16,vvu0*5,vvv0uvv2
  vvv0*9,stt9ssscsttdsss9stt9qrrgvvv0vsm1vuq0vvt0vuq0vvt0*2,vvv2
  vvv0*9,vvv1vvv2uuu5vvv1vvv0*2,vvu3pk84vsm1olc5vuq1vts1vvu0vvv2
  vvv0*9,oppeoppgnoonqrrbmnoclnnjvvu2vn71vri1vm50vrl4uid3vsp3vvv2
  vvv0*4,lmm7mnnarrr6kmmbkllalmncsss4vvv1uuu0vvv0*2,vvu2vn71vri1vm50vqk4ue70vro3vvv2
  vvv0*2,stt8rrr9lmn8mnoamnnflmmbklmamnncpqqbopphnoojsss7pqqbvvu1vn82vri1vm50vqk4ue70vrp3vvv2
  vvv0*11,tuu4oopjnooknopjvvv0vvt0*2,vuq0vut0vsr0vvv0vvv2
  vvv0*22,vvv2
  vvv0*2,tttbrssbsss9sss8ttt6*2,ttt8sss8stt8rssastt9stt8sssdttt5stt8sssarssbstt7stt8tuu5vvv2
  vvv0*6,vvv1vvv0*12,uuu4*2,uuu6vvv2
  vvv0*19,ttt7ttu4vvv3vvv2
  vvv0*5,tttauuuatuu6ttt7rrrdttt8tuu7uuu4sst9sssdssscttt8uuu5vvv1uuu5*2,uuu4vvv2
  vvv0*5,uuu3*2,uuu2uuu3*2,uuv2uuu3vvv0uuu3*3,uuv2tuu3ttt7ttt4uvv2vvv1vvv2
  vvv0vvv1vvv2uuv2vvv0uuu5vvv1vvv0*15,vvv2
  vvv0tuu3stt6pqrdqss8rss9qrsbqssavvv0*14,vvv2
  vvv1vvv0*21,uuu1
ongoing-last-minutes 358x284
~ EO9I vjPI eKCF yzhh W20I Ekiu HkVs Lm9H yzhh WOBt 3E3m Bch0 GVh_ 4Ckb iiB4 6sX6 WVe4 rsDj 5iwO AJNA
~ In9b xAWi Kpnd 3E3m V_tf I7kT mTCE 3E3m EGOR DCtr s9W9 1QOe VhGU
  rssaqrrbqrrarss9*2,rssc*2,rss6uvv0*15,
  uuu0*22,uvv0
  vvv0*17,uvv0pqr1oqq0rss1vvv0uvv2
  vvv0*9,rssbsssbrsscsstbttt6rss8vvv0oqr5kno5lge2lfc0hec3mop7vvv2
  vvv0*9,uvv3uuu5vvv1uuu3vvv1vvv0*2,rtt1*2,sqi0sph0tmd3upn5vvv2
  vvv0*9,nopenoofqqqamnneoppgoppcvvv1ptt0*4,tof4vol3vvv2
  vvv0*6,oop5mnnapqq7jll9klmakmmcstt4uvv1uuu0vvv1qsq0rql0ptt0*2,tpg3upm4vvv2
  vvv0*3,oppgoppc*2,qqq4kmmblmmgkll9kmmalmmcpqqcnooiopphvvv0bln29km0lqr2ptt0sqi1utr2vvv2
  vvv0*12,ttt6oppjnopgvvv0rtu1pst0rtu0uvv0*2,vvv0vvv2
  vvv0*12,uuu3*2,vvv1vvv0*7,vvv2
  vvv0*2,tttbrssbsss9sss8ttt6*2,ttt8sss8stt8rssastt9stt8sssdttt5stt8sssarssbstt7stt8tuu5vvv2
  vvv0*6,vvv1vvv0*12,vvv2vvv3uuu5vvv2
  vvv0*19,ttt8ttt5uvv4vvv2
  vvv0*5,tttauuuatuu6ttt7rrrdttu7uuu5vuu4tsqctrqdtsrbuts8uut5vvv1vut5uuu5uuu3vvv2
  vvv0*5,uuu3*2,uuu2uuu3*3,uuu4vvv0vuu3*3,vuu2utt3uts6uts4uuu3vvv2*2,
  vvv0vvv1*2,uvv3vvv0uvv3uuu3vvv1vvv0*14,vvv2
  vvv0tuu3stt7qrsdqrs8rstbqssboqrdstt4vvv0*13,vvv2
  vvv1vvv0*21,uuu1
verifiable 358x293
~ EO9I vjPI rr9_ yzhh W20I Ekiu oBbg YBO0 yzhh WOBt 3E3m CJoZ uJvU 4Ckb xqGg 6sX6 YlbS rsDj mcMs AJNA
~ In9b xAWi Kpnd 3E3m V_tf JA_x mTCE 3E3m EGOR jFGB 3E3m jQgd DCtr bziE 1QOe VhGU
  rrsarrreqrrcttt2uvv0*19,
  uuu0uvv0*20,uuu0uvv0
  vvv0*16,vvu0*5,vvv0uvv2
  vvv0*9,uuu4rssfrsscsssastt9qrrbvvv0vsp0upm1hgf7vok0vro0vvt0vvv2
  vvv0*10,uuu4vvv0uuu5uvv3uuu4vvv2tmc1hf84aa93uga2vtt0tsr4vvv2
  vvv0*9,tuu5nopjlmmdqrrfnnodmnnguvv4cjh1qk64aa93umi3mqr4kqr4vvv2
  vvv0*5,vvv2vvv0*2,vvv1lmm8klmbkmmcstt4uvv1uuu0vvv0hop2kle2mkh3sro4cji2srm2vvv2
  vvv0*3,qrrbpqqeppqj*2,oppiqrrflmnakmmblmmcpqqcnooiopphvvv1umj1oom639b1fih5ljb4ppn5vvv2
  vvv0*16,vut0ttt1qrr0rss1ttt1vvv0vvv2
  vvv0*2,sttcrssbrssasss8ttt6*2,ttt8sss8stt8rssastt9stt8sssdttt5stt8sssarsscstt7stt8tuu5vvv2
  vvv0*6,vvv1vvv0*12,uuu4*2,uuu6vvv2
  vvv0*19,ttt7ttu4vvv3vvv2
  vvv0*5,sttctttbttt9sst9qrrgttt8tuu6vvv1uuu4rsscuvv3ttt7ttt6vvv1ttu7tuu5uuu4vvv2
  vvv0*5,uuu3uuv1vvv1uvv1vvv1*2,uuv3vvv2uuu2uuu1tuu5vvv1uuu2ttt6tuu3vvv2vvv1vvv2
  vvv0*16,qrrfsst6sttbqrrgsttauuu7vvv2
  vvv0*22,vvv2
  vvv0ttu5prraprrcoqrcprrd*2,qssaoqqeoqratuu7vvv0*11,vvv2
  vvv0*22,uvv2
  uuu0uvv0*20,uuu0uvv0
campaign 358x268
~ EO9I vjPI FmAm yzhh W20I Ekiu xs3C yTcj yzhh WOBt 3E3m PhvO cmzX 4Ckb ycpW 6sX6 WVe4 rsDj ktPB AJNA
~ In9b xAWi Kpnd 3E3m V_tf JA_x mTCE 3E3m EGOR DCtr yYD3 1QOe VhGU
  rssarrsbqqrbttt6uvv0*19,
  uuu0*22,uvv0
  vvv0*16,vvu0*5,vvv0uvv2
  vvv0*9,ttt7sssastt8rssestt7rrrgvvv0vtq0*2,vri0vto0vtq0vvt0vvv2
  vvv0*9,vvv1*2,vvv2uuu3vvv1vvv0*2,vtq0*2,tnc2vsm1vtp0ttr2vvv2
  vvv0*9,lmnloopjqrramnneoppfoppcvvu1vrk1kmk518a09ee5sro3moo5vvv2
  vvv0*2,vvv1vvv0*3,ppq5noo8qrr6klm8lmm9lmnattt3vvv0*2,vvu2ulf1dgf618a028a2cll2kqr4vvv2
  vvv0rrsbmnomoppdpqqnpqqdppq5jllcklmhjkkajllbklldoppemnojnooivvu2ue70db9418a028a26ik0mqr4vvv2
  vvv0*16,vts0rqq0opq0oqq0pst0vvv0vvv2
  vvv0*2,tttbrssbsss9sss8ttt6*2,ttt8sss8stt8rssastt9stt8sssdttt5stt8sssarssbstt7stt8tuu5vvv2
  vvv0*6,vvv1vvv0*12,uuu4*2,uuu6vvv2
  vvv0*19,ttt7ttu4vvv3vvv2
  vvv0*5,tttauuu9tuu7stt8rrsettu7tuu6vvv0vvv3sssbvvv2ttt7uuu5vvv1uuu5*2,uuu4vvv2
  vvv0*5,uuu5uuu3uvv2uuu3*2,uvv2uuv3vvv2uuu4uuu2ttu6vvv1tuu3ttt7ttt4uvv2vvv1vvv2
  vvv0vvv1uvv3vvv1uuv4vvv2vvv0*16,vvv2
  vvv0tuu3rssboqrbsttaprrbtuu2vvv0*15,vvv2
  vvv1vvv0*21,uuu1
upcoming 358x288
~ EO9I vjPI IMDe yzhh W20I Ekiu 2n_H EkiI yzhh WOBt 3E3m gtR3 8zHt nWmC 4Ckb tiFY 6sX6 WVe4 rsDj 5iwO
~ AJNA In9b xAWi Kpnd 3E3m V_tf Y0R3 DCtr k8lD 2Hca bKIq 9P8G
  rrsbrss9rssdrss6uvv0*19,
  uuu0uvv0*20,uuu0uvv0
  vvv0uvv0*2,vvv0*13,vuu0vut0*4,vvv0uvv2
  vvv1ors9mpqetuu0vvv0*5,uuu5rrsdrsscsstbttt6rrsevvv2spn1vrp0vqm0vqo0vqp0tsr3vvv2
  vvv0uvv0*2,vvv0*7,vvv2uuu4*2,vvv2vvv0tuu6egg5vrp0vna1vpk1spn4jmm7vvv2
  vvv0*9,ttt6mnnioppbmnodoppfoppcvuu2ujf1tpn2cef1lkj3poo2orr3vvv2
  vvv0*6,oop5mnnapqq7jll9klmakmmcstt4uvv1uuu0vuu3ue70nd8418a018a15eg2kqr4vvv2
  vvv0*3,oppgoppc*2,qqq4kmmblmmgkll9kmmalmmcpqqcnooiopphvvu2umi3uuu19ef4nop5rtu1ors5vvv2
  vvv0*12,ttt7oppknopgvvv0*3,ttu1vvv0*3,vvv2
  vvv0*12,vvv2uvv2vvv1vvv0*7,vvv2
  vvv0*2,sttcrssbrssasss8ttt6*2,ttt8sss8stt8rssastt9stt8sssdttt5stt8sssarsscstt7stt8tuu5vvv2
  vvv0*6,vvv1vvv0*12,uuu4*2,uuu6vvv2
  vvv0*19,ttt7ttu4vvv3vvv2
  vvv0*13,vvv2ttt9sssbttt7*2,ttt6tuu6tuu5uuu4vvv2
  vvv0*13,uuu4vvv1*2,tuu5vvv1uvv1uuu3vvv2vvv1vvv2
  vvv2uuv2tuu1tuu3ttt3uuu3vvv4vvv0*15,vvv2
  uuv3vvv1ppqfrssasss9uuu6uvv6vvv0*15,vvv2
  vvv1uuu1uuu0*4,vvv0*16,uvv1
needs-app 358x309
~ EO9I vjPI 2WG2 yzhh W20I Ekiu rrFH XWgQ yzhh WOBt 3E3m 5L_r EbuA 4Ckb _-HJ 6sX6 WVe4 rsDj gE9M AJNA
~ In9b xAWi Kpnd 3E3m V_tf JA_x mTCE 3E3m EGOR 5B_k 3E3m RXkm DCtr N8nZ 1QOe VhGU
  rssaqrr9rss8rssauvv0*19,
  uuu0uvv0*20,uuu0uvv0
  vvv0*16,uuv1uts0vqo0utt0uvv0vvv0uvv2
  vvv0*9,uuu5rssgsssdrssattu7rrrhvvv1pqp3sje2opp2nqr1ptt0tuu0vvv2
  vvv0*10,uuu3vvv1uuu5vvv2vvv1vvv0skg3npp48eg5onh2rrn0tuu0vvv2
  vvv0*9,stt6lmmqppqcqrrflmmhoppcvvv1sjf4hln5ill6vm50pk83knn5vvv2
  vvv0*4,vvv1vvv0oop5mnnapqq7jll9klmakmmcstt4uvv1uuu0vvv1skg2opp38ef5nnj3qrp0tuu0vvv2
  vvv0*3,qqrdoppooppfqqq4kmmblmmgkll9kmmalmmcpqqcnooiopphvvv1prq3sid2qpo1orr1ptt0tuv0vvv2
  vvv0*13,qrrgpqqcvvv0*2,vuu0vsr0vut0uvv0vvv0vvv2
  vvv0*13,uvv4uuu4vvv0*7,vvv2
  vvv0*2,tttbrssbsss9sss8ttt6*2,ttt8sss8stt8rssastt9stt8sssdttt5stt8sssarssbstt7stt8tuu5vvv2
  vvv0*6,vvv1vvv0*12,uuu4*2,uuu6vvv2
  vvv0*19,ttt7ttu4vvv3vvv2
  vvv0*5,tttauuu9tuu7stt8rrsettu7tuu6vvv0vvv3sssbvvv2ttt7uuu5vvv1uuu5*2,uuu4vvv2
  vvv0*5,uuu5uuu3uvv2uuu3*2,uvv2uuv3vvv2uuu4uuu2ttu6vvv1tuu3ttt7ttt4uvv2vvv1vvv2
  vvv0*14,uuu4rrrbrssbrss9rssesss9sst6tuu4vvv2
  vvv0*22,vvv2
  vvv0ttu5qssfprrfrst8prrgqsscvvv0*15,vvv2
  vvv0*2,uuu2vvv0*19,uvv2
  uuu1uvv0vvv0*19,uvv1uvv0
long-figures 358x272
~ EO9I vjPI kmVX yzhh W20I Ekiu 2n_H EkiI yzhh WOBt 3E3m gtR3 8zHt 4Ckb tiFY 6sX6 VjU0 xu56 5iwO AJNA
~ In9b xAWi Kpnd 3E3m V_tf JA_x mTCE 3E3m EGOR DCtr 5nae 1QOe VhGU
  rsscqrr9qrrcrssattu2uvv0*18,
  uuu0uvv0*20,uuu0uvv0
  vvv0*16,vuu0vut0*4,vvv0uvv2
  vvv0*9,uuu5rrsdrsscsstbttt6rrsevvv2spn1vrp0vqm0vqo0vqp0tsr3vvv2
  vvv0*10,vvv2uuu4*2,vvv2vvv0tuu6egg5vrp0vna1vpk1son4jmm7vvv2
  vvv0*9,ttt6mnnioppbmnodoppfoppcvuu2ujf1tpn2cef1lkj3poo2orr3vvv2
  vvv0*3,lmnemnnfmnohjklgppqcikkklmnimnnhmnoemnnfopphnookvuu3ue70nd8418a018a15eg2kqr4vvv2
  vvv0*7,vvv2vvv0ttt8sssbrrsgttt6*2,stt5vvv1umi3uuu19ef4nop5rtu1ors5vvv2
  vvv0*9,ttt6rss8sst7rss9rrr6rss6vvv0*3,ttu1vvv0*3,vvv2
  vvv0*2,ttt9sst9stt6sst7uuu3ttt5ttt8sst7stt8sss9tuu5ttt7sssdttt5tuu5sst8ttt7stt7ttu5tuu5vvv2
  vvv0*2,vvv2*2,uuu3vvv0uuu4vvv0*4,vvv1uuv4vvv0*3,uuu3vvv1uuu4vvv1uvv2vvv2*2,
  vvv0*19,sstasst8uuu7vvv2
  vvv0*5,uuu5vvv3vvv2uuu4tuu6uuu3uvv2vvv0*2,uuu4vvv0uuu3vvv0*2,vvv1uvv2vvv2*2,
  vvv0*5,tttastt9ttt7stt7sssbtuu6tuu7uvv3ttt7sss9ttt9tuu5sss9stt8sss9uuu6uuu4vvv2
  vvv0*3,vvv1vvv0*18,vvv2
  vvv0ttu5oqrfprrdprrcrtt7prr9sttcvvv0*14,vvv2
  vvv1vvv0*21,uvv1
without-pool 358x223
~ EO9I vjPI x4Cg yzhh W20I Ekiu xs3C yTcj yzhh WOBt 3E3m GJye CwxD 4Ckb ycpW AJNA xAWi Kpnd 3E3m V_tf
~ JA_x DCtr 1okO 1QOe VhGU
  qrrdrssbrss9rrs9sst9uvv0*18,
  uuu0uvv0*20,uuu0uvv0
  vvv0*16,vvu0*5,vvv0uvv2
  vvv0*9,rssgsstcrsscsstbttt6rrscvvv0vtq0*2,vqh0vto0vtq0vvt0vvv2
  vvv0*9,vvv2*2,uuu3uuu4vvv2vvv0*2,vtq0*2,rmc2usm1vtp1ssr2vvv2
  vvv0*9,mnnkoppirrr9mnodoppfoppcvvu1vrk1jlj518a08dd5sro3mop5vvv2
  vvv0*15,vvu2uke1dgf618a028a2akl2kqr4vvv2
  vvv0*15,vvv1uf81db9418a028a26ik0mqr4vvv2
  vvv0*16,vut0srr0qrr0*2,rtt0vvv0vvv2
  vvv0*14,ttt7vvv0tuu5vvv1vvv0vvv2uuu3vvv2*2,
  vvv0*12,uvv3ttu7ttt6ttt8uuu3stt7*2,sst8uuu5uuv3vvv2
  vvv0*5,vvv1*2,vvv0*15,vvv2
  vvv0ttu4qssc*2,prraprseqrs9qrsdprrcqss9vvv0*12,vvv2
  vvv1vvv0*21,uvv1
ended 358x284
~ EO9I vjPI sI4t yzhh W20I QNMu xs3C yTcj yzhh WOBt 3E3m GJye CwxD KFuU 4Ckb ycpW 6sX6 WVe4 rsDj 5iwO
~ AJNA In9b xAWi ZLrj 3E3m V_tf mTCE 3E3m EGOR DCtr GtXX 1QOe VhGU
  rssaqrrattt3uvv0*20,
  uuu0uvv0*20,uuu0uvv0
  vvv0*22,uvv2
  vvv1rss4opqcstt5vvv0*5,rssgsstcrsscsstbttt6rrscvvv0uuu0*2,sss0uuu0*2,vvv0vvv2
  vvv0*9,vvv2*2,uuu3uuu4vvv2vvv0*2,uuu0*2,ppp1ttt1uuu0ttt1vvv2
  vvv0*9,mnnkoppirrr9mnodoppfoppcvvv1ttt0ooo3eee0iii3sss2qqq3vvv2
  vvv0*6,oop5mnnapqq7jll9klmakmmcstt4uvv1uuu0vvv2ppp0kkk4eee0eee1mmm1rrr2vvv2
  vvv0*3,oppgoppc*2,qqq4kmmblmmgkll9kmmalmmcpqqcnooiopphvvv1mmm0hhh2eee0eee1kkk0rrr2vvv2
  vvv0*12,ttt6oppjnopgvvv0uuu0ttt0sss0*2,ttt0vvv0vvv2
  vvv0*12,uuu3*2,vvv1vvv0*7,vvv2
  vvv0*2,tttbrssbsss9sss8ttt6*2,ttt8sss8stt8rssastt9stt8sssdttt5stt8sssarssbstt7stt8tuu5vvv2
  vvv0*6,vvv1vvv0*12,uuu4*2,uuu6vvv2
  vvv0*19,ttt7ttu4vvv3vvv2
  vvv0*3,vvv2tttbuuu7ttt7ttt8qrreuuu6uvv3ttu7sstbttt6uuu5ttu7rsscuvv2vvv1tuu8ttu7uuu4vvv2
  vvv0*4,uuu4tuu3uvv2uuu3*2,uvv2vvv1uvv1uuu2uuu4ttu3tuu5uvv2ttt6tuu5ttt5vvv2vvv1vvv2
  vvv0vvv1uvv2uuu5uuu4vvv2vvv0*16,vvv2
  vvv0tuu3prrbrst8sttaprrctuu2vvv0*15,vvv2
  vvv1vvv0*21,uuu1
settling 358x284
~ EO9I vjPI MCVl yzhh W20I QNMu xs3C yTcj yzhh WOBt 3E3m GJye CwxD KFuU 4Ckb ycpW 6sX6 WVe4 rsDj 5iwO
~ AJNA In9b xAWi ZLrj 3E3m V_tf mTCE 3E3m EGOR DCtr vAVH kTeY p4rC GtXX 1QOe VhGU
  rrr9qrrerss7uvv0*20,
  uuu0*22,uvv0
  vvv0*22,uvv2
  vvv1rss4opqcstt5vvv0*5,rssgsstcrsscsstbttt6rrscvvv0uuu0*2,sss0uuu0*2,vvv0vvv2
  vvv0uvv0*2,vvv0*6,vvv1*2,vvv2uuu3vvv1vvv0*2,uuu0*2,qqq1ttt1uuu0ttt1vvv2
  vvv0*9,lmnloopjqrramnneoppfoppcvvv1ttt0ooo3eee0iii3ttt2qqq3vvv2
  vvv0*6,ppq5noo8qrr6klm8lmm9lmnattt3vvv0*2,vvv1ppp0kkk4eee0eee1mmm1rrr2vvv2
  vvv0*3,oppgoppc*2,ppq5jllcklmhjkkajllbklldoppemnojnooivvv1lll0hhh3eee0eee1kkk0rrr2vvv2
  vvv0*12,ttt6oppjnopgvvv0uuu0sss0rrr0*2,ttt0vvv0vvv2
  vvv0*12,uuu3*2,vvv1vvv0*7,vvv2
  vvv0*2,tttbrssbsss9sss8ttt6*2,ttt8sss8stt8rssastt9stt8sssdttt5stt8sssarssbstt7stt8tuu5vvv2
  vvv0*6,vvv1vvv0*12,vvv2vvv3uuu5vvv2
  vvv0*19,ttt8ttt5uvv4vvv2
  vvv0*3,vvv2tttbuuu7ttt7ttt8qrreuuu6vvv2ttu7sstbttt6uuu5ttu7rsscuvv2vvv1tuu8tuu6uuu3vvv2
  vvv0*4,uuu4tuu3uvv2uuu3*3,vvv2uvv1uuu2uuu4ttu3tuu5uvv2ttt6tuu5ttt5uvv3vvv2*2,
  vvv0vvv1*2,uuu4uvv3vvv1vvv0*7,uvv0ttt3tuu2ttt4tuu3tuu0*2,stt2vvv0vvv2
  vvv0tuu3oqrcrss8rstboqrdttu3vvv0*6,tuu1qrrbpqqaqrr7qrrapqq7rss5rrs6uvv0vvv2
  vvv1vvv0*21,uuu1
settled 358x284
~ EO9I vjPI H3h- yzhh W20I QNMu xs3C yTcj yzhh WOBt 3E3m GJye CwxD KFuU 4Ckb ycpW 6sX6 WVe4 rsDj 5iwO
~ AJNA In9b xAWi ZLrj 3E3m V_tf mTCE 3E3m EGOR DCtr HMYZ kTeY UzuV GtXX 1QOe VhGU
  rrr9rrrbstt6uvv0*20,
  uuu0uvv0*20,uuu0uvv0
  vvv0*22,uvv2
  vvv1rss4opqcstt5vvv0*5,rssgsstcrsscsstbttt6rrscvvv0uuu0*2,sss0uuu0*2,vvv0vvv2
  vvv0*9,vvv2*2,uuu3uuu4vvv2vvv0*2,uuu0*2,ppp1ttt1uuu0ttt1vvv2
  vvv0*9,mnnkoppirrr9mnodoppfoppcvvv1ttt0ooo3eee0iii3sss2qqq3vvv2
  vvv0*6,oop5mnnapqq7jll9klmakmmcstt4uvv1uuu0vvv2ppp0kkk4eee0eee1mmm1rrr2vvv2
  vvv0*3,oppgoppc*2,qqq4kmmblmmgkll9kmmalmmcpqqcnooiopphvvv1mmm0hhh2eee0eee1kkk0rrr2vvv2
  vvv0*12,ttt7oppknopgvvv0uuu0ttt0sss0*2,ttt0vvv0vvv2
  vvv0*12,vvv2uvv2vvv1vvv0*7,vvv2
  vvv0*2,tttbrssbsss9sss8ttt6*2,ttt8sss8stt8rssastt9stt8sssdttt5stt8sssarssbstt7stt8tuu5vvv2
  vvv0*6,vvv1vvv0*12,uuu4*2,uuu6vvv2
  vvv0*19,ttt7ttu4vvv3vvv2
  vvv0*3,vvv2tttbuuu7ttt7ttt8qrreuuu6uvv3ttu7sstbttt6uuu5ttu7rsscuvv2vvv1tuu8ttu7uuu4vvv2
  vvv0*4,uuu4tuu3uvv2uuu3*2,uvv2vvv1uvv1uuu2uuu4ttu3tuu5uvv2ttt6tuu5ttt5vvv2vvv1vvv2
  vvv0vvv1uvv2uuu5uuu4vvv2vvv0*9,tuu1stt4tuu1stt5ttt4stt4vvv0vvv2
  vvv0tuu3prrbrst8sttaprrctuu2vvv0*8,rss6pqrbpqr8qrr7sss5rss7vvv0vvv2
  vvv1vvv0*21,uuu1
cancelled 358x284
~ EO9I vjPI D7kb yzhh W20I QNMu oBbg YBO0 yzhh WOBt 3E3m CJoZ uJvU KFuU 4Ckb xqGg 6sX6 WVe4 rsDj 5iwO
~ AJNA In9b xAWi mTCE 3E3m EGOR DCtr rvCv _18m t-zF EOVQ 1QOe VhGU
  rssarss8qrrcstt4uvv0*19,
  uuu0*22,uvv0
  vvv0*22,uvv2
  vvv1rss4opqcstt5vvv0*5,uuu4rssfrsscsssastt9qrrbvvv0uuu0sss0lll4rrr0ttt0vvv0vvv2
  vvv0uvv0*2,vvv0*7,uvv3vvv0uuv3uvv3*2,vvv1ppp0kkk2ggg1mmm1uuu0ttt2vvv2
  vvv0*9,ttu5noollmmdqqqhnnodmnnhvvv2mmm1nnn2ggg1ppp2sss2rrr2vvv2
  vvv0*6,oop5mnnapqq7jll9klmakmmcstt4uvv1uuu0vvv0ppp1ooo1nnn2sss3mmm1sss2vvv2
  vvv0*3,oppgoppc*2,qqq4kmmblmmgkll9kmmalmmcpqqcnooiopphvvv0qqq1qqq4ggg0mmm3nnn2rrr3vvv2
  vvv0*12,ttt6oppjnopgvvv0uuu0ttt1rrr0sss1ttt1vvv0vvv2
  vvv0*12,uuu3*2,vvv1vvv0*7,vvv2
  vvv0*2,tttbrssbsss9sss8ttt6*2,ttt8sss8stt8rssastt9stt8sssdttt5stt8sssarssbstt7stt8tuu5vvv2
  vvv0*6,vvv1vvv0*12,vvv2vvv3uuu5vvv2
  vvv0*19,ttt8ttt5uvv4vvv2
  vvv0*15,sttduuu6ttt7stt9rrsettt7uuu3vvv2
  vvv0*15,uuu5tuu3uuv2uuu3*2,vvv2*3,
  vvv0vvv1*2,uuu4tuu7uuu5uuu4vvv0*6,vvu0vtr2vts2utr5vts1vts0usr5usr4vvu0vvv2
  vvv0tuu3rst6prrdrstaqrsdstt4vvv0*6,vut0tqn7*2,uqoatpn8*2,urp7uro9vuu0vvv2
  vvv1vvv0*21,uuu1
only-english 358x262
~ EO9I vjPI wSiB yzhh W20I Ekiu xs3C yTcj yzhh WOBt 3E3m GJye CwxD _7Wq O7Gu 6sX6 WVe4 rsDj 5iwO AJNA
~ zryZ xAWi Kpnd 3E3m V_tf JA_x mTCE 3E3m EGOR DCtr 1okO 1QOe VhGU
  rssa*2,qrraqrrdttt4uvv0*18,
  uuu0uvv0*20,uuu0uvv0
  vvv0*16,vvu0*5,vvv0uvv2
  vvv0*9,rssgsstcrsscsstbttt6rrscvvv0vtq0*2,vqh0vto0vtq0vvt0vvv2
  vvv0ttt6uuu1uuu3uvv1vvv1uvv2uvv1vvv0*8,vtq0*2,rmc2usm1vtp1ssr2vvv2
  vvv0mnnenooelmmelnngqrrcmnoflmmkvvv0*7,vvu1vrk1jlj518a08dd5sro3mop5vvv2
  vvv0*6,oop5mnnapqq7jll9klmakmmcstt4uvv1uuu0vvu2uke1dgf618a028a2akl2kqr4vvv2
  vvv0*3,oppgoppc*2,qqq4kmmblmmgkll9kmmalmmcpqqcnooiopphvvu2uf81db9418a028a26ik0mqr4vvv2
  vvv0*12,ttt7oppknopgvvv0vut0srr0qrr0*2,rtt0vvv0vvv2
  vvv0*12,vvv2uvv2vvv1vvv0*7,vvv2
  vvv1rrrcqrrfsss8qrrfrrrcsssarssarrsfttt4vvv0*12,vvv2
  vvv0*22,vvv2
  vvv0*5,rssfssscsttarssbqqrhstta*2,uvv3ttt7qrrettt8stt9rss9stt7rssattt8uuu6vvv2
  vvv0*22,vvv2
  vvv0ttu5rttarssbprraprrfprraqrsdqrscrss9vvv0*12,vvv2
  vvv0*2,uuv2vvv1vvv0*3,vvv1uvv1vvv0*13,uvv2
  uvv1vvv0*20,uvv0uuu0
not-joined 358x284
~ EO9I vjPI 4Qjs yzhh W20I Ekiu 2n_H EkiI yzhh WOBt 3E3m gtR3 8zHt 4Ckb tiFY 6sX6 WVe4 rsDj 5iwO AJNA
~ In9b xAWi Kpnd 3E3m V_tf JA_x mTCE 3E3m EGOR DCtr DVTq 5nae 1QOe VhGU
  rssarss9rrsdrss8uvv0*19,
  uuu0uvv0*20,uuu0uvv0
  vvv0*16,vuu0vut0*4,vvv0uvv2
  vvv0*9,uuu5rrsdrsscsstbttt6rrsevvv2spn1vrp0vqm0vqo0vqp0tsr3vvv2
  vvv0*10,vvv2uuu4*2,vvv2vvv0tuu6egg5vrp0vna1vpk1spn4jmm7vvv2
  vvv0*9,ttt6mnnioppbmnodoppfoppcvuu2ujf1tpn2cef1lkj3poo2orr3vvv2
  vvv0*6,oop5mnnapqq7jll9klmakmmcstt4uvv1uuu0vuu3ue70nd8418a018a15eg2kqr4vvv2
  vvv0*3,oppgoppc*2,qqq4kmmblmmgkll9kmmalmmcpqqcnooiopphvvu2umi3uuu19ef4nop5rtu1ors5vvv2
  vvv0*12,ttt7oppknopgvvv0*3,ttu1vvv0*3,vvv2
  vvv0*12,vvv2uvv2vvv1vvv0*7,vvv2
  vvv0*2,sttcrssbrssasss8ttt6*2,ttt8sss8stt8rssastt9stt8sssdttt5stt8sssarsscstt7stt8tuu5vvv2
  vvv0*6,vvv1vvv0*12,uuu4*2,uuu6vvv2
  vvv0*19,ttt7ttu4vvv3vvv2
  vvv0*5,sttctttbttt9sst9qrrgttt8tuu6vvv1uuu4rsscuvv3ttt7ttt6vvv1ttu7tuu5uuu4vvv2
  vvv0*5,uuu3uuv1vvv1uvv1vvv1*2,uuv3vvv2uuu2uuu1tuu5vvv1uuu2ttt6tuu3vvv2vvv1vvv2
  vvv0vvv1vvv2uuu3vvv0uvv2vvv0uuu5vvv0*7,uuu0tuu2tuu1stt5tuu1tuu2vvv0vvv2
  vvv0tuu3prrdqssaqrscstt5prr8tuu6vvv0*7,ttt3qrr8qrr7qrs9qrr8*2,vvv0vvv2
  vvv1vvv0*21,uuu1
joined 358x284
~ EO9I vjPI nOgF yzhh W20I Ekiu xs3C yTcj yzhh WOBt 3E3m GJye CwxD 4Ckb ycpW 6sX6 WVe4 rsDj 5iwO AJNA
~ In9b xAWi Kpnd 3E3m V_tf JA_x mTCE 3E3m EGOR DCtr iXLn J-dL itez 1okO 1QOe VhGU
  qrrerss9ttu3uvv0*20,
  uuu0uvv0*20,uuu0uvv0
  vvv0*16,vvu0*5,vvv0uvv2
  vvv0*9,rssgsstcrsscsstbttt6rrscvvv0vtq0*2,vqh0vto0vtq0vvt0vvv2
  vvv0*9,vvv2*2,uuu3uuu4vvv2vvv0*2,vtq0*2,rmc2usm1vtp1ssr2vvv2
  vvv0*9,mnnkoppirrr9mnodoppfoppcvvu1vrk1jlj518a08dd5sro3mop5vvv2
  vvv0*6,oop5mnnapqq7jll9klmakmmcstt4uvv1uuu0vvu2uke1dgf618a028a2akl2kqr4vvv2
  vvv0*3,oppgoppc*2,qqq4kmmblmmgkll9kmmalmmcpqqcnooiopphvvu2uf81db9418a028a26ik0mqr4vvv2
  vvv0*12,ttt6oppjnopgvvv0vut0srr0qrr0*2,rtt0vvv0vvv2
  vvv0*12,uuu3*2,vvv1vvv0*7,vvv2
  vvv0*2,tttbrssbsss9sss8ttt6*2,ttt8sss8stt8rssastt9stt8sssdttt5stt8sssarssbstt7stt8tuu5vvv2
  vvv0*6,vvv1vvv0*12,uuu4*2,uuu6vvv2
  vvv0*19,ttt7ttu4vvv3vvv2
  vvv0*5,tttauuu9tuu7stt8rrsettu7tuu6vvv0vvv3sssbvvv2ttt7uuu5vvv1uuu5*2,uuu4vvv2
  vvv0*5,uuu5uuu3uvv2uuu3*2,uvv2uuv3vvv2uuu4uuu2ttu6vvv1tuu3ttt7ttt4uvv2vvv1vvv2
  vvv0vvv1vvv0vvv1uvv2uuu5uuu4uvv3vvv1vvv0*6,tvu0sut1sut2sus4sut1rts3uvv0vvv2
  vvv0tuu3qsscqssbqrs7rssarss6qssaprrbrss9vvv0*5,rts4nrp9nrp7orpcpsq5psq9uvu0vvv2
  vvv1vvv0*21,uuu1
tasks-done 358x268
~ EO9I vjPI uqwP yzhh W20I Ekiu _8uz 5eCr yzhh WOBt 3E3m dlrY nAAz 4Ckb 2d-c 6sX6 xseE rsDj zw50 AJNA
~ In9b xAWi Kpnd 3E3m V_tf JA_x mTCE 3E3m EGOR DCtr GyRZ J-dL itez z9rr 1QOe VhGU
  rrs9rssbrss9rrs9uvv0*19,
  uuu0uvv0*20,uuu0uvv0
  vvv0*16,uvv0*2,vvv0uvv0*2,vvv0uvv2
  vvv0*7,ttt7rssctttasss9sss8stt7sttbsstbvvv1nqr0rtt2toe0uob0ssq2tuu3vvv2
  vvv0*8,uuu5vvv0*2,vvv1vvv2vvv0uuu4tuu618a049a2uoc2vob0tpf1uvv1vvv2
  vvv0*6,rss8noocopphpqqglmnepqqaoppappqbnoogtuu618a0*2,rss6vvv0unh3urp2vvv2
  vvv0*9,nop9mnn8mnn6uuu3uvv1uuu0tuu618a0*2,rss6vvv0ukf3vol3vvv2
  vvv0*3,rssaopplrrraqrrdoppjrrs9kmm6lmn7mno8qrrcnooiopphuvv329b118a0rss6vvv0ukf3vpm3vvv2
  vvv0*16,stt1qrr0vvv1vvv0vtt0vvv0vvv2
  vvv0*2,sttcrssbrssasss8ttt6*2,ttt8sss8stt8rssastt9stt8sssdttt5stt8sssarsscstt7stt8tuu5vvv2
  vvv0*6,vvv1vvv0*12,uuu6uuu5uuu7vvv2
  vvv0*19,tuu5tuu2vvv2*2,
  vvv0*5,sttctttbttt9sst9qrrgttt8ttt7vvv1uuu4rsscuvv3ttt7ttt6vvv1ttu7tuu6uuu4vvv2
  vvv0*5,uuu3uuv1vvv1uvv1vvv1*2,vvv2*2,uuu2uuu1tuu5vvv1uuu2ttt6tuu3vvv2vvv1vvv2
  vvv0vvv1vvv0tuu5vvv1uuu2uvv1vvv0*7,uvu0rts3sut0rts2rts3rts4rts5uvv0vvv2
  vvv0tuu3qssaqrsbrst8prsauuu2vvv0*7,uvu0qsr6osq7psr6nrp9qtr6psr7uvu0vvv2
  vvv1vvv0*21,uuu1
to-claim 358x309
~ EO9I vjPI wBoN yzhh W20I Ekiu rrFH XWgQ yzhh WOBt 3E3m 5L_r EbuA 4Ckb _-HJ 6sX6 kqql WVe4 rsDj ktPB
~ AJNA In9b xAWi Kpnd 3E3m V_tf JA_x mTCE 3E3m EGOR 5B_k 3E3m RXkm DCtr sLY0 k5Ju 2LP1 ev9G 1QOe VhGU
  rss8rss9rsscuvv0*20,
  uuu0uvv0*20,uuu0uvv0
  vvv0*16,uuv1uts0vqo0utt0uvv0vvv0uvv2
  vvv0*9,uuu5rssgsssdrssattu7rrrhvvv1pqp3sje2opp2nqr1ptt0tuu0vvv2
  vvv0*10,uuu3vvv1uuu5vvv2vvv1vvv0skg3npp48eg5onh2rrn0tuu0vvv2
  vvv0*9,stt6lmmqppqcqrrflmmhoppcvvv1sjf4hln5ill6vm50pk83knn5vvv2
  vvv0*4,lmm7mnnarrr6kmmbkllalmncsss4vvv1uuu0vvv0*3,skg2opp38ef5nnj3qrp0tuu0vvv2
  vvv0*2,stt8rrr9lmn8mnoamnnflmmbklmamnncpqqbopphnoojsss7pqqbvvv1prq3sid2qpo1orr1ptt0tuv0vvv2
  vvv0*11,tuu4oopjnooknopjvvv0*2,vuu0vsr0vut0uvv0vvv0vvv2
  vvv0*22,vvv2
  vvv0*2,sttcrssbrssasss8ttt6*2,ttt8sss8stt8rssastt9stt8sssdttt5stt8sssarsscstt7stt8tuu5vvv2
  vvv0*6,vvv1vvv0*12,uuu4*2,uuu6vvv2
  vvv0*19,ttt7ttu4vvv3vvv2
  vvv0*5,sttctttbttt9sst9qrrgttt8tuu6vvv1uuu4rsscuvv3ttt7ttt6vvv1ttu7tuu5uuu4vvv2
  vvv0*5,uuu3uuv1vvv1uvv1vvv1*2,uuv3vvv2uuu2uuu1tuu5vvv1uuu2ttt6tuu3uuu2vvv2*2,
  vvv0*14,uuu4rrrbrssbrss9rssesss9stt6uuu4vvv2
  vvv0*13,vvu0*8,vvv0vvv2
  vvv0ttu5prrcprrenpqfprrboqqhqrsauuu6vvv0*3,vvu0trmasqlasqlgsplbsqlerojetrn8pmgavvt0vvv2
  vvv0*13,vut1vvt0*7,vvv0uvv2
  uuu1uvv0vvv0*19,uvv1uvv0
to-claim-draws 358x293
~ EO9I vjPI d0r5 yzhh W20I Ekiu oBbg YBO0 yzhh WOBt 3E3m CJoZ uJvU 4Ckb xqGg 6sX6 YlbS rsDj mcMs AJNA
~ In9b xAWi Kpnd 3E3m V_tf JA_x mTCE 3E3m EGOR jFGB 3E3m jQgd DCtr PI7d k5Ju 2LP1 ZhBZ 1QOe VhGU
  rss8rss9rsscrss9rrsbttt3uvv0*17,
  uuu0uvv0*20,uuu0uvv0
  vvv0*16,vvu0*5,vvv0uvv2
  vvv0*9,uuu4rssfrsscsssastt9qrrbvvv0vsp0upm1hgf7vok0vro0vvt0vvv2
  vvv0*10,uuu4vvv0uuu5uvv3uuu4vvv2tmc1hf84aa93uga2vtt0tsr4vvv2
  vvv0*9,tuu5nopjlmmdqrrfnnodmnnguvv4cjh1qk64aa93umi3mqr4kqr4vvv2
  vvv0*5,vvv2vvv0*2,vvv1lmm8klmbkmmcstt4uvv1uuu0vvv0hop2kle2mkh3sro4cji2srm2vvv2
  vvv0*3,qrrbpqqeppqj*2,oppiqrrflmnakmmblmmcpqqcnooiopphvvv1umj1oom639b1fih5ljb4ppn5vvv2
  vvv0*16,vut0ttt1qrr0rss1ttt1vvv0vvv2
  vvv0*2,sttcrssbrssasss8ttt6*2,ttt8sss8stt8rssastt9stt8sssdttt5stt8sssarsscstt7stt8tuu5vvv2
  vvv0*6,vvv1vvv0*12,uuu6uuu5uuu7vvv2
  vvv0*19,tuu5tuu2vvv2*2,
  vvv0*5,sttctttbttt9sst9qrrgttt8ttt7vvv1uuu4rsscuvv3ttt7ttt6vvv1ttu7tuu6uuu4vvv2
  vvv0*5,uuu3uuv1vvv1uvv1vvv1*2,vvv2*2,uuu2uuu1tuu5vvv1uuu2ttt6tuu3vvv2vvv1vvv2
  vvv0*16,qrrfsst6sttbqrrgsttauuu7vvv2
  vvv0*13,vvu0*8,vvv0vvv2
  vvv0ttu5prraprrcpqrdoqrfqrseprrbttu8vvv0*3,vvt0spldtqm8sqmesplbsqlctqm8trm7pmgavvt0vvv2
  vvv0*13,vvt0*8,vvv0uvv2
  uuu0uvv0*20,uuu0uvv0
to-claim-several 358x309
~ EO9I vjPI U9lW yzhh W20I Ekiu oBbg YBO0 yzhh WOBt 3E3m CJoZ uJvU 4Ckb xqGg 6sX6 WVe4 rsDj 5iwO AJNA
~ In9b xAWi Kpnd 3E3m V_tf JA_x mTCE 3E3m EGOR jFGB 3E3m jQgd DCtr Q3vV k5Ju 2LP1 8_TB 1QOe VhGU
  rss8rss9rsscrss6rssarss8uvv0*17,
  uuu0uvv0*20,uuu0uvv0
  vvv0*16,vvu0*5,vvv0uvv2
  vvv0*9,uuu4rssfrsscsssastt9qrrbvvv0vsp0upm1hgf7vok0vro0vvt0vvv2
  vvv0*10,uuu4vvv0uuu5uvv3uuu4vvv2tmc1hf84aa93uga2vtt0tsr4vvv2
  vvv0*9,tuu5nopjlmmdqrrfnnodmnnguvv4cjh1qk64aa93umi3mqr4kqr4vvv2
  vvv0*6,oop5mnnapqq7jll9klmakmmcstt4uvv1uuu0vvv0hop2kle2mkh3sro4cji2srm2vvv2
  vvv0*3,oppgoppc*2,qqq4kmmblmmgkll9kmmalmmcpqqcnooiopphvvv1umj1oom639b1fih5ljb4ppn5vvv2
  vvv0*12,ttt6oppjnopgvvv0vut0ttt1qrr0rss1ttt1vvv0vvv2
  vvv0*12,uuu3*2,vvv1vvv0*7,vvv2
  vvv0*2,tttbrssbsss9sss8ttt6*2,ttt8sss8stt8rssastt9stt8sssdttt5stt8sssarssbstt7stt8tuu5vvv2
  vvv0*6,vvv1vvv0*12,uuu4*2,uuu6vvv2
  vvv0*19,ttt7ttu4vvv3vvv2
  vvv0*5,tttauuu9tuu7stt8rrsettu7tuu6vvv0vvv3sssbvvv2ttt7uuu5vvv1uuu5*2,uuu4vvv2
  vvv0*5,uuu5uuu3uvv2uuu3*2,uvv2uuv3vvv2uuu4uuu2ttu6vvv1tuu3ttt7ttt4uvv2vvv1vvv2
  vvv0*16,qrrfsst6sttbqrrgsttauuu7vvv2
  vvv0*16,vvu0*5,vvv0vvv2
  vvv0ttu5qsscnpqjoqqdqssbprrcsttavvv0*7,vvt0tqmbsqm9sqletrn7pmgavvt0vvv2
  vvv0*5,vvv1vvv0*10,vut1vvt0*4,vvv0uvv2
  uuu1uvv0vvv0*19,uvv1uvv0
to-claim-beside-draws 358x313
~ EO9I vjPI KnFD yzhh W20I Ekiu oBbg YBO0 yzhh WOBt 3E3m CJoZ uJvU 4Ckb xqGg 6sX6 YlbS rsDj mcMs AJNA
~ In9b xAWi Kpnd 3E3m V_tf JA_x mTCE 3E3m EGOR jFGB 3E3m jQgd DCtr Wj6O k5Ju 2LP1 UQBk 1QOe VhGU
  rss8rss9rsscrss8rrsbrss7rrrarrsbuuu1uvv0*14,
  uuu0*22,uvv0
  vvv0*16,vvu0*5,vvv0uvv2
  vvv0*9,uuu4rssfrsscsssastt9qrrbvvv0vtp0vqm0ihg6vpl0vso0vvt0vvv2
  vvv0*10,uvv3vvv0uuv3uvv3*2,vvv1umd1gf84aa93uga2vts0tsr3vvv2
  vvv0*9,ttu5noollmmdqqqhnnodmnnhuvv4djg1qj64aa93ulh3nrs3kqr4vvv2
  vvv0*5,vvv2vvv0*2,vvv1lmm8klmbkmmcstt4uvv1uuu0vvv1gno2lld2kjg4tqo4ckj2rrn3vvv2
  vvv0*3,qrrbpqqeppqj*2,oppiqrrflmnakmmblmmcpqqcnooiopphvvv1vnk1opn65ac1gji5mjb3ppm5vvv2
  vvv0*16,vts0sss1opq0pqr1rss1vvv0vvv2
  vvv0*2,tttbrssbsss9sss8ttt6*2,ttt8sss8stt8rssastt9stt8sssdttt5stt8sssarssbstt7stt8tuu5vvv2
  vvv0*6,vvv1vvv0*12,uuu4*2,uuu6vvv2
  vvv0*19,ttt7ttu4vvv3vvv2
  vvv0*5,tttauuu9tuu7stt8rrsettu7tuu6vvv0vvv3sssbvvv2ttt7uuu5vvv1uuu5*2,uuu4vvv2
  vvv0*5,uuu5uuu3uvv2uuu3*2,uvv2uuv3vvv2uuu4uuu2ttu6vvv1tuu3ttt7ttt4uvv2vvv1vvv2
  vvv0*16,qrrfsst6sttbqrrgsttauuu7vvv2
  vvv0*6,vvu0vvt0*14,vvv0vvv2
  vvv0*6,uso5sqldsqletqmbspkctrmaspkauso6trm6tqmcsqlasqmatrm7*2,pmgavvt0vvv2
  vvv0*2,uvv3vvv0vvv2vvv0vvu1vvu0*14,vvv0vvv2
  vvv0tuu4qssaoqr9rsseprrdtuu5vvv0*15,vvv2
  uvv0vvv0*21,uuu0
to-claim-ended 358x284
~ EO9I vjPI FFJe yzhh W20I QNMu HkVs Lm9H yzhh WOBt 3E3m Bch0 GVh_ KFuU 4Ckb iiB4 6sX6 WVe4 rsDj 5iwO
~ AJNA In9b xAWi ZLrj 3E3m V_tf mTCE 3E3m EGOR DCtr qSCE k5Ju 2LP1 6loA 1QOe VhGU
  rss8rss9rsscrss7qrrastt6uvv0*17,
  uuu0*22,uvv0
  vvv0*18,sss0rrr0ttt0vvv0uvv2
  vvv1rss4opqcstt5vvv0*5,rssbsssbrsscsstbttt6rss8vvv0rrr3ppp3lll2lll0jjj2qqq5vvv2
  vvv0uvv0*2,vvv0*6,uvv3uuu5vvv1uuu3vvv1vvv0*2,ttt0*2,rrr0*2,ppp3rrr4vvv2
  vvv0*9,nopenoofqqqamnneoppgoppcvvv0ttt0*4,qqq3rrr2vvv2
  vvv0*6,ppq5noo8qrr6klm8lmm9lmnattt3vvv0*3,sss0*2,ttt0*2,rrr2rrr3vvv2
  vvv0*3,oppgoppc*2,ppq5jllcklmhjkkajllbklldoppemnojnooivvv0nnn1mmm0rrr1ttt0rrr1uuu2vvv2
  vvv0*12,ttt6oppjnopgvvv0uuu0ttt0*2,vvv0*3,vvv2
  vvv0*12,uuu3*2,vvv1vvv0*7,vvv2
  vvv0*2,tttbrssbsss9sss8ttt6*2,ttt8sss8stt8rssastt9stt8sssdttt5stt8sssarssbstt7stt8tuu5vvv2
  vvv0*6,vvv1vvv0*12,vvv2vvv3uuu5vvv2
  vvv0*19,ttt8ttt5uvv4vvv2
  vvv0*3,vvv2tttbuuu7ttt7ttt8qrreuuu6vvv2ttu7sstbttt6uuu5ttu7rsscuvv2vvv1tuu8tuu6uuu3vvv2
  vvv0*4,uuu4tuu3uvv2uuu3*3,vvv2uvv1uuu2uuu4ttu3tuu5uvv2ttt6tuu5ttt5uvv3vvv2*2,
  vvv0vvv1ttu5tuu5stt4tuu3uuv4vvv1*2,vvv0*4,vus0vur2vtr3utq4utq6tsp5utq3tsp5vvu0vvv2
  vvv0tuu3stt8rss9qrs9rtt8qrsbqssauvv2vvv0*3,vvu0trn8trm8sqmauso7trn8tqm8usp5rpk5vvu0vvv2
  vvv1vvv0*21,uuu1
stake-maximum 358x236
~ EO9I vjPI -gPv yzhh yzhh Su2z UDy8 -irf gnK- a98W Fsie
  rrs9rrsbsss9qrrbrssa*2,uvv0*17,
  uvv0*23,
  uvv0*16,tuu3qrreqrrcqrraqrrfpqqhpqq6
  uvv0*16,pqq9rss8qrr4sst1rrs6rss3uuu1
  uvv0*4,stt1opp0*2,sss1uvv0opp2noo1uuu0uvv0qrr1mno0tuu1uvv0*7,
  uvv0*4,ikk6478169a0klm5hjk647815892cff6noo536727aa27ab4uuu1uvv0*6,
  uvv0*4,fhh6acd4klm2uuu05896mno6rss515609ccagii6uuu04784noo6uvv0*6,
  uvv0*4,opp3hjj169a3ikk63686opp6tuu2146079adikk6uvv069a6lnn6uvv0*6,
  uvv0*4,ijk7kll07ab4hij6bde6acd4dfg469a5hjj669a3hjj33673sst3mnnbhijgjll8egh8fhicmno1
  uvv0*4,klm3bee0fhi2tuu1stt2egh2dfg1qrr2uuu0gij2cef0nop3uvv0mnn6opp7mno6ikk4opp7uvv0
  uvv0*23,
  uvv0*5,uuu1uvv0*3,uuu0uuu2uuu1uvv0uuu1tuu2uvv0*2,uuu0*3,uvv0uuu1tuu2
  uvv0*2,pqqcpqq9qrr8oppdrss5qrrapqqaqrrcoppdpqqkrrraqrrbpqqfqrr8qrrapqqdqrrcppqdpqqaqrrfopqe
  uvv0*5,uuu0uvv0*11,uuu1stt6stt8stt7*2,stt3
  uvv0*17,ttt5oppgqrr9qrrfopphpqrd
stake-pool 358x200
~ EO9I vjPI z_62 yzhh yzhh cOqC dI9N t6E7 SElu a98W Fsie
  rrs9rrsbrss9*2,uvv0*19,
  uvv0*23,
  uvv0*4,pqq1opp0uuu1opp1rss1uvv0uuu0nop1stt1ttt1noo1uuu0rss1pqq1uvv0*5,
  uvv0*4,acdagij0jll9dfg48bc7uuu1hjj6egh49cd9ade9fhi5dfg98bc6bee4noo6uvv0*4,
  uvv0*4,ijk48bc5dggaopp6bde6stt5cef6rss69bca9bcdtuu2589ddfg6lnn6ijk6tuu1*2,ttu0stt0
  uvv0*3,uuu1bee4acd4opp69cc3dff7egh6jkla9cc3fhh6gij59cc4lmn6bde69cd4qrr3jklhfhigikkgkmmd
  uvv0*9,mnn7uuu1uvv0*12,
  uvv0*16,qrrhrrs7pqqgrss6rss7rrs6qrr7
  uvv0*15,uuu0qrr8pqq8sss5pqq9pqq6qrr4rss5
  uvv0*2,tuu2uvv0uuu0ttt4uuu0*2,tuu2tuu3sss8tuu5uvv0stt6ttt6uuu0uuu1tuu4uuu1tuu2uuu0tuu5rrs7
  uvv0*2,qrrapqq9rss7pqqarss5qrraqrr7rss9qrr7qrrgrrrarss6qrrbqrr7rrr8qrr9qrrbpqqbqrr9rrrbrrs8
  uvv0*17,stt5oppfpqqfqrrepqqgpqqe
  uvv0*18,stt6uvv0ttt8stt8uvv0
stake-long 358x156
~ EO9I vjPI hqUD yzhh yzhh 2uQh 1uSp 1Cik SElu a98W Fsie
  rrs9rrsbrssarrs8uvv0*19,
  uvv0*23,
  uvv0*3,mnnanoo6klm8rrr4nooajkl9jll7stt3klmaikkbgijaopp7lmnanoo8mno8mnn7qqr4pqq4uvv0*2,
  uvv0*3,lmn5lmm7opp6lmnekmm6mnn8lmm9nopcopp8lmm8noo7kmmdmno7lmm6lmn7lmn6*2,ppq8mookmno9
  uvv0*16,rssattt1sssattt2uuu1ttu1tuu1
  uvv0*15,uuu0pqqfmooepqqboppdnoodopp9oppb
  uvv0*5,uuu1uvv0*3,uuu0uuu2uuu1uvv0uuu1tuu2uvv0*2,uuu0*3,uvv0uuu1tuu2
  uvv0*2,pqqcpqq9qrr8oppdrss5qrrapqqaqrrcoppdpqqkrrraqrrbpqqfqrr8qrrapqqdqrrcppqdpqqaqrrfopqe
  uvv0*5,uuu0uvv0*11,tuu2rss9stt9*2,sstasss7
  uvv0*17,ttt4pqqcrrs6rrrdpqqdqrr9
stake-mine 358x200
~ EO9I vjPI t2Za yzhh yzhh cOqC dI9N t6E7 SElu a98W m7T2
  rrs9rrsbsss9qrrauuu0uvv0*18,
  uvv0*23,
  uvv0*4,rrs1qqr0uuu1qrr1stt1uvv0uuu0pqq1tuu1tuu0pqq1uuu0stt1qrr1uvv0*5,
  uvv0*4,acdafhi0kmm9bee48bc7uuu0ikk6dfg4acd9bde8egg4fhh98bc6add4nop5uvv0*4,
  uvv0*4,gii48bc5egg9opp6bde6stt6cef6rss69bca9bcdtuu2589ddgg6mnn6hjk6uvv0*4,
  uvv0*3,uuu1bee49bc5noo78bc4bde7fhh6ikka9bc4dgg7fhi69bc4kll6acd68bc4qrr4ijkieghhhjjhikle
  uvv0*9,lmn8tuu1uvv0*12,
  uvv0*16,qrrhrrs7pqqgrss6rss7rrs6qrr7
  uvv0*15,uuu0qrr8pqq8sss5pqq9pqq6qrr4rss5
  uvv0*17,ttu4ttt7tuu2stt5ttt6qrrg
  uvv0*17,rss8qrrbqrrcpqqcqrr7rssc
  uvv0*23,
  uvv0*23,
stake-won 358x196
~ EO9I vjPI ARvZ yzhh yzhh SX2r cOqC JOqd t6E7 a98W Fsie
  rrs9rrsbrssasst8uvv0*19,
  uvv0*23,
  uvv0*17,uuu1pqqestt7qrrdqrr7pqq6
  uvv0*17,qqr7rss1stt0rss2rss1uuu0
  uvv0*7,moo3jkl5uuu0hjj6uvv0*2,klm4cff1rrr3ijk4egg2ttu1uvv0*4,
  uvv0*6,opp54784kmm4lnn6fhh8rss1uvv0sss3jll6giicbee6jll6jkl6uvv0*4,
  uvv0*6,ikk6gii67ab8cef68bc4cef6opp3opp4add6pqq6add6hjj6jll6pqq9noo7nop8noo5
  uvv0*6,ttt1gii1lmn3uvv0qrr3pqq3hjk5klm3ghi0moo3kmm3gij2uuu1nop9mnn9opp9qrr8
  uvv0*23,
  uvv0*2,rss6*2,sss5rss8ttt3rss8qrr8rssapqqerssfttt4qrrcqrrfrss7ttt4qrrcsst7rss8qrr9sttaoppe
  uvv0*2,stt5stt3ttu3rss7ttt2*2,ttt1ttt2ttt0stt6stt5tuu1ttu2tuu1rss6ttt2stt5rss5tuu1sss6tuu1
  uvv0*17,stt5nopipqqfpqqioppkpqqe
  uvv0*18,uuu0uvv0uuu3uuu0uvv0
only-english-page 358x233
~ EO9I vjPI NmxT yzhh dvKO 8uOH i35p yzhh yzhh eu6D BRzV 5qru WULh W6y8 Fr9C 5qru WULh W6y8 oNof 5qru
~ WULh
  rssa*2,qrraqrrdrss8qrrattt3uvv0*16,
  uuu0*23,
  tuu0*7,stt2tuu0*3,ttt1tuu0*2,ttt1tuu0*3,ttt0ttt1*2,tuu0*2,
  tuu0*6,qrrcpqqhpqqapqr7nppdopqdoqqfoppcnppmoqqcpqqdpqqaopqfpqqfpqqbqrr7tuu0
  tuu0*22,uuu0
  vvv0*22,uvv2
  vvv0uuu4vvv0*16,ttt5pqqinoohttu8vvv2
  vvv0*20,vvv1vvv0vvv2
  vvv0*22,vvv2
  vvv0uuu4vvv0*13,pqqepqqdppqkrrr9ppqjoppdttu8vvv2
  vvv0*16,uuu4vvv0vvv2vvv1*2,vvv0vvv2
  vvv0*22,vvv2
  vvv0uuu4vvv0*16,sssaqrrfppqktuu7vvv2
  vvv0*19,uuu1*2,vvv0vvv2
  uvv0vvv0*21,uuu0
skeleton 358x166
~ EO9I vjPI te9Z yzhh W20I Ekiu B651 yzhh 5sBS 42Db 5sBS 42Db 5sBS AJNA 5sBS
  qrrbqrrarssauuu0uvv0*19,
  uuu0*22,uvv0
  vvv0*10,uvv0*5,vvv0*2,uvv0*4,vvv0uvv2
  vvv0*4,uuu0*5,stt0rss0*5,vvv0rss0*5,uuu0vvv2
  vvv0*3,uvv0rss0*11,vvv1rss0*5,tuu0vvv2
  vvv0*7,stt0rss0*7,vvv1rss0*5,tuu0vvv2
  vvv0*7,tuu0stt0*7,vvv1rss0*5,tuu0vvv2
  vvv0*16,rss0*5,uuu0vvv2
  vvv0*16,uuu0*5,vvv0vvv2
  vvv0*3,stt0*18,uuu0uvv2
  uvv1vvv0*21,uuu0
none-of-this-kind 358x270
~ EO9I vjPI 9H0- yzhh Sdqn 56iR 9f-B TFHQ EqDT SLA3
  rssarss8rss9rssbrss9rrscttt4uvv0*16,
  uuu0uvv0*20,uuu0uvv0
  vvv0*22,uvv2
  vvv09eg539b0*3,afh5qtt0*10,jno539b0*3,4ac1qrs4vvv2
  vvv039b618a0*2,29b1lpq3ptt0*4,rro0sqj0ptt0*4,pst07df418a0*3,mop6vvv2
  vvv039b618a04ac1kop3ptt0*5,sqk0uoc0ptt0*5,ors19eg318a0*2,mop6vvv2
  vvv0dik4hln1pst0ptt0*5,qtt0tuu0*2,rtu0ptt0*6,kop1dik0prr4vvv2
  vvv0qtt0ptt0*6,rtu0vvv0*4,tuu0ptt0*7,uuv0vvv2
  vvv0qtt0ptt0*6,uvv0vvv0*5,qtt0ptt0*6,uuv0vvv2
  vvv0jpq2fno0*6,ioq0*6,gnp0fno0*5,fnp0tuu1vvv2
  vvv0*2,uvv0*19,vvv0vvv2
  vvv0*5,ttt8sss9qqrcrssdrssauuu4rrrdqrrcrssbrrsasssbrrrftuu6vvv0*4,vvv2
  vvv0*5,qrrcqrr5sss5ttu7qrr4rssapqqbqrr4stt4qrr4qrr6stt5vvv1vvv0*4,vvv2
  vvv0uuu6sssgsttasss9rssasss9rrrhttu8uuu6sss8stt9uuu6ttt6ssscrss9ttt6sst9ttt8sssarss9vvv2*2,
  vvv0uuu3vvv0vvv3vvv1vvv0*3,uvv3uuu2vvv1vvv2uuv2vvv2vvv1vvv0vvv1*2,vvv0*4,vvv2
  vvv0*22,vvv2
  vvv1vvv0*21,uuu1
none-at-all 358x270
~ EO9I vjPI 2Lks yzhh Sdqn 56iR 9f-B TFHQ EqDT ccyw
  rssarss8*2,rsscuvv0*19,
  uuu0uvv0*20,uuu0uvv0
  vvv0*22,uvv2
  vvv09eg539b0*3,afh5qtt0*10,jno539b0*3,4ac1qrs4vvv2
  vvv039b618a0*2,29b1lpq3ptt0*4,rro0sqj0ptt0*4,pst07df418a0*3,mop6vvv2
  vvv039b618a04ac1kop3ptt0*5,sqk0uoc0ptt0*5,ors19eg318a0*2,mop6vvv2
  vvv0dik4hln1pst0ptt0*5,qtt0tuu0*2,rtu0ptt0*6,kop1dik0prr4vvv2
  vvv0qtt0ptt0*6,rtu0vvv0*4,tuu0ptt0*7,uuv0vvv2
  vvv0qtt0ptt0*6,uvv0vvv0*5,qtt0ptt0*6,uuv0vvv2
  vvv0jpq2fno0*6,ioq0*6,gnp0fno0*5,fnp0tuu1vvv2
  vvv0*2,uvv0*19,vvv0vvv2
  vvv0*5,ttt8sss9qqrcrssdrssauuu4rrrdqrrcrssbrrsasssbrrrftuu6vvv0*4,vvv2
  vvv0*5,qrrcqrr5sss5ttu7qrr4rssapqqbqrr4stt4qrr4qrr6stt5vvv1vvv0*4,vvv2
  vvv0*3,vvv1rssatuu5rssdsstdsss9stt9sst9ttt7sss7sssbrssarssfttt8rssbtuu6vvv0*3,vvv2
  vvv0*4,vvv2uvv1vvv0vvv1uuv3vvv0*2,vvv1*2,vvv0*3,uuu3vvv0*5,vvv2
  vvv0*22,vvv2
  vvv1vvv0*21,uuu1
results 358x379
~ EO9I vjPI 6-gm yzhh yzhh w2YS O5Z7 8mzT W20I Ekiu _8uz 5eCr yzhh WOBt 3E3m dlrY nAAz 4Ckb 2d-c 6sX6
~ kqql WVe4 rsDj ktPB AJNA In9b xAWi Kpnd 3E3m V_tf JA_x mTCE 3E3m EGOR DCtr 7nUi 1QOe VhGU pmad 6lJE
~ YbBS ufqy Mz98 3QXk sy-1 IIhz
  rss8rrrdttt3uvv0*20,
  uvv0*23,
  uvv0*14,rss6qrrdrrrarssbsss7rss9qrrestt7rrr8
  uuu0*22,uvv0
  vvv1vvv0*21,uvv1
  vvv0*7,ttt7rssbuuu8sss9sss8stt7sttbsstbvvv0qtt0rtu1tqi0tpf0sts1tuu2vvv2
  vvv0*8,vvv1uuu2vvv0*5,uuu539b08dd3vn81vn70tpf1uvv2vvv2
  vvv0*6,rss8noodnoompqqglmneopqbnoocppqblmnktuu618a0*2,rss6vvu0toh3usr2vvv2
  vvv0*4,opp4opp6ttt4noo7*2,opp7tuu2vvv0*4,tuu618a0*2,rss6vvv0ukf3vol3vvv2
  vvv0*2,ttt7rrr9ijkbkmmdkmmgikkfhjjejllhoopdnopjlmnjsss7pqqbuuu418a0*2,rss6vvv0ukf3vol3vvv2
  vvv0*6,vvv1vvv0*4,vvv2rrrfqqrfrrsdvvv0npq2kmn0uuu2vvv0vrq1vvu0vvv2
  vvv0*11,uuu1stt3stt4sss6vvv0*7,vvv2
  vvv0*2,ttt9sst9stt6sst7uuu3ttt5ttt8sst7stt8sss9tuu5ttt7sssdttt5tuu5sst8ttt7stt7ttu5tuu5vvv2
  vvv0*2,vvv2*2,uuu3vvv0uuu4vvv0*4,vvv1uuv4vvv0*3,uuu3vvv1uuu4vvv1uuv3vvv3vvv2
  vvv0*19,sstastt8uuu6vvv2
  vvv0*5,uuu6uvv4uvv3uuu5ttt7uuu4uuu3vvv0*2,ttu5vvv0uuu5vvv0*2,vvv2uuu3vvv2*2,
  vvv0*5,ttt9ttt7tuu7ttt6stt9uuu5uuu6uvv3ttt7stt8ttt9uuu3sss8stt8sss8uuu5uuv3vvv2
  vvv0*3,uvv3vvv1vvv0*17,vvv2
  vvv0ttu5stt8nqqfprrbrtt9qss9rss9rtt8vvv0*13,vvv2
  vvv1vvv0*21,uvv1
  uvv0*23,
  uvv0*5,uuu0uvv0*3,uuu0uvv0*6,uuu0*2,uvv0*5,
  uvv0*4,uuu0stt7uvv0pqqerrrdrssarss9rss7rss9rrsdsss8tuu2uuu0tuu3uvv0*5,
  uvv0*23,
results-none 358x330
~ EO9I vjPI nYN5 yzhh lobb jqf8 56iR 9f-B TFHQ wk5L UaXu z8tC xaMX
  rss8rrrdsst7rssastt5uvv0*18,
  uuu0uvv0*20,uuu0uvv0
  vvv0*22,uvv2
  vvv09eg539b0*3,afh5qtt0*10,jno539b0*3,4ac1qrs4vvv2
  vvv039b618a0*2,29b1lpq3ptt0*4,rro0sqj0ptt0*4,pst07df418a0*3,mop6vvv2
  vvv039b618a04ac1kop3ptt0*5,sqk0uoc0ptt0*5,ors19eg318a0*2,mop6vvv2
  vvv0dik4hln1pst0ptt0*5,qtt0tuu0*2,rtu0ptt0*6,kop1dik0prr4vvv2
  vvv0qtt0ptt0*6,rtu0vvv0*4,tuu0ptt0*7,uuv0vvv2
  vvv0qtt0ptt0*6,uvv0vvv0*5,qtt0ptt0*6,uuv0vvv2
  vvv0jpq2fno0*6,ioq0*6,gnp0fno0*5,fnp0tuu1vvv2
  vvv0*2,uvv0*19,vvv0vvv2
  vvv0ttt7ttu5sss5rssdttt5ttt4rssattt6tuu4rrrgttt6sssbqqrdrssarrrattt9ssscsss7sss8sssdvvv0vvv2
  vvv0uuu4sss4qrr6ttt6ppqdqrr8rrr4qrr5qrr6sss8stt9ppqbqrr4stt4qrr4qrr6ttt6rrr6pqqattt4vvv0vvv2
  vvv0*4,vvv2rrshttt8rssbsst9stt5sttattt9rsscsssesss6sttbuuu3ttt7vvv0*4,vvv2
  vvv0*4,vvv1*2,vvv0*3,vvv2vvv1vvv0vvv1vvv0*2,vvv1uuu3uvv3vvv0*4,vvv2
  vvv0*22,vvv2
  vvv0*9,uvv0*5,vvv0*8,vvv2
  vvv0*8,uvv3ttt6sss8sss9uuu5uuu2uvv6vvv0*7,vvv2
  vvv0*8,uuv3sss3rss6sss9rss5uuu2uvv5vvv0*7,vvv2
  vvv0*9,uvv0*5,vvv0*8,vvv2
  uvv1vvv0*21,uuu1
results-elsewhere 358x374
~ EO9I vjPI kJXy yzhh lobb jqf8 56iR 9f-B TFHQ wk5L UaXu z8tC KaRO xaMX
  rss8rrrdsss6rrsbrrrdrss9ttt2uvv0*16,
  uuu0uvv0*20,uuu0uvv0
  vvv0*22,uvv2
  vvv09eg539b0*3,afh5qtt0*10,jno539b0*3,4ac1qrs4vvv2
  vvv039b618a0*2,29b1lpq3ptt0*4,rro0sqj0ptt0*4,pst07df418a0*3,mop6vvv2
  vvv039b618a04ac1kop3ptt0*5,sqk0uoc0ptt0*5,ors19eg318a0*2,mop6vvv2
  vvv0dik4hln1pst0ptt0*5,qtt0tuu0*2,rtu0ptt0*6,kop1dik0prr4vvv2
  vvv0qtt0ptt0*6,rtu0vvv0*4,tuu0ptt0*7,uuv0vvv2
  vvv0qtt0ptt0*6,uvv0vvv0*5,qtt0ptt0*6,uuv0vvv2
  vvv0jpq2fno0*6,ioq0*6,gnp0fno0*5,fnp0tuu1vvv2
  vvv0*2,uvv0*19,vvv0vvv2
  vvv0ttt7ttu5sss5rssdttt5ttt4rssattt6tuu4rrrgttt6sssbqqrdrssarrrattt9ssscsss7sss8sssdvvv0vvv2
  vvv0uuu4sss4qrr6ttt6ppqdqrr8rrr4qrr5qrr6sss8stt9ppqbqrr4stt4qrr4qrr6ttt6rrr6pqqattt4vvv0vvv2
  vvv0*4,vvv2rrshttt8rssbsst9stt5sttattt9rsscsssesss6sttbuuu3ttt7vvv0*4,vvv2
  vvv0*4,vvv1*2,vvv0*3,vvv2vvv1vvv0vvv1vvv0*2,vvv1uuu3uvv3vvv0*4,vvv2
  vvv0*22,vvv2
  vvv0*4,tuu1qrs0*12,rss1vvv0*4,vvv2
  vvv0*4,9gh63bd74cea5cea5dec3bd52ac43bd44ce55deb5ded1ac14ce61ac1stt5vvv0*3,vvv2
  vvv0*4,agi66dfb5ce73bd35ce55ce45ce85de45ce75ce65ce55ce86df72ac1tuu4vvv0*3,vvv2
  vvv0*5,tuu0*3,stt2stt0*5,tuu1tuu0*2,uvv0vvv0*4,vvv2
  vvv0*8,uvv3qqqaoppdqqrfqrr9ttt5uvv6vvv0*7,vvv2
  vvv0*8,uuu3uvv0uuu1ttt2uuu0uvv0vvv4vvv0*7,vvv2
  vvv0*22,uvv2
  uvv1vvv0*20,uvv0uuu0
results-failed 358x113
~ EO9I vjPI W7_q yzhh Mdgg 8gZp wnEY 7YVu
  rss8rrrdrss7qrrerss8uvv0*18,
  uuu0*23,
  vtr0*14,vsr1vtr0*5,vsr1vtr0*2,
  vtr0*12,tpmbtpm9tpmctqo9spmbtqnatpn6tqo7tpmauro6vtr0
  vtr0*14,usq4trq3trq2usq0srp5tsq2usq2usq4vtr0
  vtr0*14,usq5rpo9onmgpnm9qpnepondrqoausq5vtr0
  vtr0*14,vsr1usq0*6,vsr1vts0
  vut0vtr0*20,vts0uvv0
