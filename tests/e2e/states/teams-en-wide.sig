team-phases-open 580x342
~ IqB6 xt-H ZNsi PiZq jGdI N6vp aDHT wrNX p9ln N29H HieG b9Dl iEOX 4wVY NIqR mSRl ybaJ LmQh FWjH vSAp
~ g9Dy I9me dTXr PiZq 2fTo nWg7 8Vs- NHmy HLbz Nc_T Rgdu q93L 0Gun X_kU dPCD Zcmu R3q_ c26f
  rrs9rssbrrsbrrs9rss6qrrarss8uvv0*30,
  uuu0uvv0*36,
  vvv0*36,uuu2
  vvv0qrs7oqr9qrs0*5,uuu0stu3lopbqss1qrs0*3,tuu0uvv0*2,mpqartt3uvv0*6,stt4*2,uvv0*6,vvv0*2,uvv3
  vvv0tuu2rtt2vvv0*7,prs4vvv0*7,qss4uvv1vvv0*6,uuu1*2,vvv0*8,uvv3
  vvv0rssapqqeqqrhrrrfvvv0*5,oppksstbvvv0*6,qqqdpqqiopphoppgvvv0*4,rss9oppgoppjvvv0*7,uvv3
  vvv0tuu5rssgrrsgrssessscvvv0*3,vvv1rssfrssirrsgsstattu5vvv0*3,rrsgtttarsscsssaqrrdrss9vvv0*2,stt8rrrcrssbrssattt8vvv0*5,uvv3
  vvv0uuu4sss8ttt8ttt7stta*2,ttt8stt9uuu4sttastt7stt8ttt7ttt8vvv1vvv0*2,sttattt9tttasttdstt8ttt7tttbttt6ttt7sstbttt5sst8ttt7sssbvvv0*4,uvv3
  vvv0uuu4stt7ttu6tuu5uuu4*3,uuu3vvv1ttt8stt7stt8tuu6uuu3vvv0*3,uvv2uuu3*2,uuu4uuu3*2,uuu4uvv2vvv1uuu3uuu2uuu3uuu4uuu3vvv0*4,uvv3
  vvv0uuu4sss9ttt9vvv0*5,vvv1sttattt8tttattt7vvv0*22,uvv3
  vvv0*36,uuu2
  uvv1vvv0*35,uuu0
  vvv0ttt8pqqgttt6rrs7sss9sssdsss8tuu5vvv0*25,vvv2vvv0uvv3
  vvv0uuu3stt8ttt7rrr8ttt7stt9sssauuu3vvv0*25,vvv1vvv0uuu3
  uuu0uvv0*34,uuu0*2,
  tuu0pqq8stt1rss3rss4sst2rss4qrr7rss6rss5rss3rss6rss5rss4sst3rss5rss6qrrarss6rss4rss5*2,stt2tuu0*14,
  tuu0pqq6stt1pqr8qrrdqrr7qrrarssaprrdqrra*2,qrr8pqrbrss4rss5rss6qrr5rss7qrrb*2,qrs9qrrbqrr8tuu0*14,
  tuu0*2,rss4pqqeqrr8rss6pqqeqrr8pqraprrfpqqerss6tuu0*25,
  tuu0*2,rss5oppinoodnppkqrr9pqqdnppiqrrbnoofoppepqqd*2,pqq9nppfopqfoppe*2,opqjpqqd*2,qrr6tuu0*14,
  tuu0*2,stt3qrr9rss8rrs8rss5*2,qrr7*2,rss6rrs6rss5rss6qrs7rss5rss7rss6qrrbqrr7stt2tuu0*16,
  tuu0*2,ttt0qrr8rss8qrr9rss5rss7qrr7qrr9rss6qrr6rss5qrs7rss7qrr8*2,rss6qrr9qrr8rss6tuu0*16,
  tuu0*36,uuu0
team-phases-upcoming 580x342
~ IqB6 xt-H CQ1t PiZq jGdI N6vp FWjH wrNX y9No N29H FWjH b9Dl FZxR 4wVY FWjH mSRl 4heZ LmQh FWjH vSAp
~ g9Dy I9me dTXr PiZq 2fTo nWg7 8Vs- NHmy HLbz Nc_T Rgdu q93L 0Gun X_kU 7N9b SifL R3q_ c26f
  rrs9rssbrrsbrrs9rss6rrscrrs9rssdrss6uvv0*28,
  uuu0uvv0*36,
  vvv0*36,uuu2
  vvv0ttt4stt4uvv0*6,uuu1rrs6uvv0*7,rss5tuu1uvv0*6,stt4*2,uvv0*6,vvv0*2,uvv3
  vvv0uvv1uuu1vvv0*7,ttt2vvv0*7,ttu2vvv0*7,uuu1*2,vvv0*8,uvv3
  vvv0rssapqqeqqrhrrrfvvv0*5,oppksstbvvv0*6,qqqdpqqiopphoppgvvv0*4,rss9oppgoppjvvv0*7,uvv3
  vvv0tuu5rssgrrsgrsserssbuuu3vvv0*2,vvv1rssfrssirrsgsstattt7vvv0*3,rrsgsttbrrsfssscrrresssauuu3vvv0stt8rrrcrssbrssattt8vvv0*5,uvv3
  vvv0uuu4sss8ttt8ttt7stta*2,ttt8stt9uuu4sttastt7stt8ttt7ttt8vvv1vvv0*2,sttattt9tttasttdstt8ttt7tttbttt6ttt7sstbttt5sst8ttt7sssbvvv0*4,uvv3
  vvv0uuu4stt7ttu6tuu5uuu4*3,uuu3vvv1ttt8stt7stt8tuu6uuu3vvv0*3,uvv2uuu3*2,uuu4uuu3*2,uuu4uvv2vvv1uuu3uuu2uuu3uuu4uuu3vvv0*4,uvv3
  vvv0uuu4sss9ttt9vvv0*5,vvv1sttattt8tttattt7vvv0*22,uvv3
  vvv0*36,uuu2
  uvv1vvv0*35,uuu0
  vvv0ttt8pqqgttt6rrs7sss9sssdsss8tuu5vvv0*25,vvv2vvv0uvv3
  vvv0uuu3stt8ttt7rrr8ttt7stt9sssauuu3vvv0*25,vvv1vvv0uuu3
  uuu0uvv0*34,uuu0*2,
  tuu0pqq8stt1rss3rss4sst2rss4qrr7rss6rss5rss3rss6rss5rss4rss5rss6*2,qrrarss6rss4rss5*2,stt2tuu0*14,
  tuu0pqq6stt1pqr8qrrdqrr7qrrarssaprrdqrra*2,qrr8pqrbrss4rss6rss5qrr5rss7qrrb*2,qrs9qrrbqrr8tuu0*14,
  tuu0*2,rss4pqqeqrr8qrr9qrrarss6oqqfpqqcpqqbtuu0*26,
  tuu0*2,rss5oppinoodnppkqrr9pqqdnppiqrrbnoofoppepqqd*2,pqq9nppfopqfoppe*2,opqjpqqd*2,qrr6tuu0*14,
  tuu0*2,stt3qrr9rss8rrs8rss5*2,qrr7*2,rss6rrs6rss5rss6qrs7rss5rss7rss6qrrbqrr7stt2tuu0*16,
  tuu0*2,ttt0qrr8rss8qrr9rss5rss7qrr7qrr9rss6qrr6rss5qrs7rss7qrr8*2,rss6qrr9qrr8rss6tuu0*16,
  tuu0*36,uuu0
team-phases-frozen 580x342
~ IqB6 xt-H kq28 PiZq jGdI N6vp sIjl wrNX B6vc i6ze N29H sIjl b9Dl B6vc 55F3 4wVY NIqR mSRl ybaJ LmQh
~ FWjH vSAp g9Dy I9me dTXr PiZq 2fTo nWg7 8Vs- NHmy HLbz Nc_T Rgdu q93L 0Gun X_kU sJfb A5fO R3q_ c26f
  rrs9rssbrrsbrrs9rss6rrsbqrr8tuu3uvv0*29,
  uuu0uvv0*36,
  vvv0*36,uuu2
  vvv0orp3hnl3qsr0*6,psr1dlh3qsr0*6,qss1mpqartt3uvv0*6,stt4*2,uvv0*6,vvv0*2,uvv3
  vvv0tuu1rts1vvv0*7,psr2vvv0*7,qss4uvv1vvv0*6,uuu1*2,vvv0*8,uvv3
  vvv0rssapqqeqqrhrrrfvvv0*5,oppksstbvvv0*6,qqqdpqqiopphoppgvvv0*4,rss9oppgoppjvvv0*7,uvv3
  vvv0tuu5rssgrrsgrssesttavvv0*3,vvv1rssfrssirrsgsssdtuu5vvv0*3,rrsgtttarsscsssaqrrdrss9vvv0*2,stt8rrrcrssbrssattt8vvv0*5,uvv3
  vvv0uuu4sss8ttt8ttt7stta*2,ttt8stt9uuu4sttastt7stt8ttt7ttt8vvv1vvv0*2,sttattt9tttasttdstt8ttt7tttbttt6ttt7sstbttt5sst8ttt7sssbvvv0*4,uvv3
  vvv0uuu4stt7ttu6tuu5uuu4*3,uuu3vvv1ttt8stt7stt8tuu6uuu3vvv0*3,uvv2uuu3*2,uuu4uuu3*2,uuu4uvv2vvv1uuu3uuu2uuu3uuu4uuu3vvv0*4,uvv3
  vvv0uuu4sss9ttt9vvv0*5,vvv1sttattt8tttattt7vvv0*22,uvv3
  vvv0*36,uuu2
  uvv1vvv0*35,uuu1
  vvv0ttt8pqqgttt6rrs7sss9sssdsss8tuu5vvv0*25,vvv2vvv0uvv3
  vvv0uuu3stt8ttt7rrr8ttt7stt9sssauuu3vvv0*27,uuu3
  uuu0*37,
  tuu0opq9stt2qrs5qrs7rss3rss6qrrarss8rss7rss6qrs8qrr8rss6*3,rss7pqqcrss8rss7rrs7qrr7rss4tuu0*14,
  tuu0pqq5ttt1qrr6qrraqrr6qrr7rss8qrrbqrs8rss8rss5qrr8rss3rss6rss4rrs4sst5qrr8*2,rss7rss9qrr6tuu0*14,
  tuu0*2,rss4pqqeqrr7qrra*2,rss6oqqfpqqcpqqbtuu0*26,
  tuu0*2,rss5oppinoodnppkqrr9pqqdnppiqrrbnoofoppepqqd*2,pqq9nppfopqfoppe*2,opqjpqqd*2,qrr6tuu0*14,
  tuu0*2,stt3qrr9rss8rrs8rss5*2,qrr7*2,rss6rrs6rss5rss6qrs7rss5rss7rss6qrrbqrr7stt2tuu0*16,
  tuu0*2,ttt0qrr8rss8qrr9rss5rss7qrr7qrr9rss6qrr6rss5qrs7rss7qrr8*2,rss6qrr9qrr8rss6tuu0*16,
  tuu0*36,uuu0
team-phases-settled 580x342
~ IqB6 xt-H BhEU PiZq jGdI N6vp sIjl wrNX B6vc i6ze N29H sIjl b9Dl B6vc 55F3 4wVY sIjl mSRl B6vc x_uV
~ LmQh sIjl vSAp B6vc f3HR I9me dTXr PiZq 2fTo nWg7 8Vs- NHmy HLbz Nc_T Rgdu q93L 0Gun X_kU sJfb A5fO
~ R3q_ c26f
  rrs9rssbrrsbrrs9rss6qrr9qrrastt6uvv0*29,
  uuu0uvv0*36,
  vvv0*36,uuu2
  vvv0orp3hnl3qsr0*6,psr1dlh3qsr0*7,eli3orq2qsr0*6,iol3jom3qsr0*6,sts1vvv0uvv3
  vvv0tuu1rts1vvv0*7,psr2vvv0*7,qsr2vvv0*7,stt1tut1vvv0*8,uvv3
  vvv0rssapqqeqqrhrrrfvvv0*5,oppksstbvvv0*6,qqqdpqqiopphoppgvvv0*4,rss9oppgoppjvvv0*7,uvv3
  vvv0tuu5rssgrrsgrssesttavvv0*3,vvv1rssfrssirrsgsssdtuu5vvv0*3,rrsgtttarsscsssaqrrhsttdttt8vvv0stt8rrrcrrsdrssersscvvv0*5,uvv3
  vvv0uuu4sss8ttt8ttt7stta*2,ttt8stt9uuu4sttastt7stt8ttt7ttt8vvv1vvv0*2,sttattt9tttasttdstt8ttt7tttbttt6ttt7sstbttt5sst8ttt7sssbvvv0*4,uvv3
  vvv0uuu4stt7ttu6tuu5uuu4*3,uuu3vvv1ttt8stt7stt8tuu6uuu3vvv0*3,uvv2uuu3*2,uuu4uuu3*2,uuu4uvv2vvv1uuu3uuu2uuu3uuu4uuu3vvv0*4,uvv3
  vvv0uuu4sss9ttt9vvv0*5,vvv1sttattt8tttattt7vvv0*22,uvv3
  vvv0*36,uuu2
  uvv1vvv0*35,uuu1
  vvv0ttt8pqqgttt6rrs7sss9sssdsss8tuu5vvv0*25,vvv2vvv0uvv3
  vvv0uuu3stt8ttt7rrr8ttt7stt9sssauuu3vvv0*27,uuu3
  uuu0*37,
  tuu0opq9stt2qrs5qrs7rss3rss6qrrarss8rss7rss6qrs8qrr8rss6*3,rss7pqqcrss8rss7rrs7qrr7rss4tuu0*14,
  tuu0pqq5ttt1qrr6qrraqrr6qrr7rss8qrrbqrs8rss8rss5qrr8rss3rss6rss4rrs4sst5qrr8*2,rss7rss9qrr6tuu0*14,
  tuu0*2,rss4pqqeqrr7qrra*2,rss6oqqfpqqcpqqbtuu0*26,
  tuu0*2,rss5oppinoodnppkqrr9pqqdnppiqrrbnoofoppepqqd*2,pqq9nppfopqfoppe*2,opqjpqqd*2,qrr6tuu0*14,
  tuu0*2,stt3qrr9rss8rrs8rss5*2,qrr7*2,rss6rrs6rss5rss6qrs7rss5rss7rss6qrrbqrr7stt2tuu0*16,
  tuu0*2,ttt0qrr8rss8qrr9rss5rss7qrr7qrr9rss6qrr6rss5qrs7rss7qrr8*2,rss6qrr9qrr8rss6tuu0*16,
  tuu0*36,uuu0
team-left 580x72
~ IqB6 xt-H 1E_w PiZq HLbz KLhK
  rrs9rssbrrsattt4uvv0*33,
  uuu0*37,
  ttt0rss5stt4rss4stt2*2,sst2stt1stt0stt1stt2ttt1stt1rss5stt3stt2stt1rss5stt1*3,stt2rss5stt2sss2rss4sst3tuu0*10,
  tuu0pqqdpqrcpqqapqrcpqqgqrr7pqqdqrrbpqqcpqqepqrcpqqcrss9pqqfqrrcpqqfpqqcopqdqrr9pqqbqrrd*2,qrrapqqbpqqe*2,ttt0tuu0*9,
  tuu0*36,uuu0
team-find-visitor 580x992
~ IqB6 xt-H Y5_E PiZq yuip CeNm vUjp HW5a vBJR sQFy 9Tqs IuwX sr5L Zcmu tkbA bdoO 98We CBCQ _pu_ L6AB
~ BrLU j4Hf piSF PiZq -8fs INmy FLyn DiUC 43p- 4E7D MkmD 7-62 znr5 5TwE Yema f-G2 u-N8 56p0 QcY5 l5JP
~ 56p0 Bdqk 8Hex swzn tyWv FLyn bC0v 43p- 4E7D zgkL 7-62 WtZL 5TwE 3pAo f-G2 Eo2G 56p0 QcY5 l5JP 56p0
~ Bdqk Ccpa tyWv FLyn D0QG ges5 4E7D 70fV 7-62 ghwx 5TwE 6YC2 f-G2 za8W 56p0 QcY5 cbhQ 56p0 kFl9 JUQb
~ tyWv FLyn DiUC z5Xs 4E7D HJmj 7-62 yL7X 5TwE Cyig f-G2 x9d3 56p0 QcY5 xzPY 56p0 8Q5a lykg swzn tyWv
~ FLyn HLB5 43p- 4E7D 1tUj 7-62 Y7jD 5TwE CAhI f-G2 JyhH 56p0 QcY5 l5JP 56p0 Bdqk swzn tyWv FLyn bC0v
~ z5Xs 4E7D Gsx3 7-62 cQH1 5TwE Xd2G f-G2 pBwT 56p0 QcY5 l5JP 56p0 Bdqk swzn yuip Y69r 9Tqs IuwX kwU4
~ bb8t mX4V
  rrs9rssbrrsarss8qrrdrrsauuu0uvv0*30,
  uuu0uvv0*36,
  vvv0*36,uuu2
  vvv0*27,uvv0uuu0*6,uvv0vvv0uvv3
  vvv0oopbkllkkllgklmfmnncmnnfjllcjklgklmgvvv0*14,oppepqqhqrrfvvv0rss6pqqbopqcqrr7oppcqrr8uuu0vvv0uvv3
  vvv0vvv1uuu2*2,tuu2*2,uuu1ttu2ttt3uuu3vvv0*13,uvv0vvv0*3,uuu0tuu0*5,ttt0uuu0vvv0uvv3
  vvv0uuv5sttasttcttu5sssattt7sssctuu8ttt8uuu4ttt8sss9sttbtttattt9sttcuuu4vvv0*18,uvv3
  vvv0uvv2uuu4tuu6tuu3tuu4uuu4uuu5*2,ttt5uuu4uuu2vvv1uuv3uuu3uvv2uuv4vvv1vvv0*18,uvv3
  vvv0tuu6rrsettu6*2,rssesst8sstasttdsstcvvv1vvv0*25,uvv3
  vvv0vvv1uvv0*32,vvv1vvv0uvv3
  vvv0uvv6uuu3*2,uuu1vvv0*29,uvv6vvv0uvv3
  vvv0uvv7uuu6ttt9ttt8rrrbsttarssbrssdsst7vvv0*24,uvv7vvv0uvv3
  vvv0vvv2uvv0*32,vvv3vvv0uvv3
  vvv0qqr4bde0ade0*4,dfg2vvv1vvv0*27,uvv3
  vvv0ikk647888abd7abd8bbl7abc2562ttu8stt6qqrfsssarrscrrsbrssaqrrerrrbvvv1vvv0*18,uvv3
  vvv0qqr4bde0ade0*4,dfg2vvv1vvv0*27,uvv3
  vvv0*32,uvv0*2,vvv0*2,uvv3
  vvv0*5,ttt7uuv2vvv1*2,ttu3uuu2uuu4vvv0*19,uuv3uuu3uuu2uuv6vvv0uvv3
  vvv0vur1uoc37de2uuu5qrrhpqqgpqqepqqhrssbpqqdrrrcvvv0*19,uuv3qrrdrrscuvv6vvv0uvv3
  vvv0vur2rojffiiiuuu5ttu8uuu4ttt6stt8uuu7uuu5tttcttt8ttt7uuu3ttt6tuu6sttb*2,tttasstbsssbtuu8ttt7ttt9ttt8vvv0*6,uvv0*2,vvv0*2,uvv3
  vvv0*2,upg4gjk5vvv0ttt6uuu2uuu4*2,uuu3*2,uuu7ttt7uuu4vvv1uuu4uuu5*3,uuu3uuu4uuu5*2,uuu3uuu4ttt7vvv1vvv0*9,uvv3
  vvv0*5,rssarrse*2,sstastt9sssbrssg*2,vvv0*23,uvv3
  vvv0*36,uvv3
  vvv0*31,vvv1uvv0*2,vvv1vvv0uvv3
  vvv0vuu1uom2afg1uuu4rrrb*2,sss9ttt8rrrbsss9rssavvv0*19,uvv3sssasss8uvv6vvv0uvv3
  vvv0vut1rpnbhjjfuuu6ttt9sss9sss8ttt7ttt9sstbsss8vvv0*19,uuu4sss5stt6uuu5vvv0uvv3
  vvv0*2,uon4dhi6vvv0sssattt8sssbrssbuuu5tttcttt8rrresttbuuu5rssbrrsersscrrrgrssdrsscstt8rrrguuu4vvv0*12,uvv3
  vvv0*5,vvv2vvv0*4,uuu3vvv1*2,vvv0*2,vvv1vvv0*20,uvv3
  vvv0*36,uvv3
  vvv0uuu1mop0nrs0vvv1vvv0*26,uuu3uvv0*2,uvv4vvv0uvv3
  vvv0qrr6ehi9emn7uvv4nopkopplpqqgpqqemnnkoppivvv0*20,uuv3pqqgqqreuvv6vvv0uvv3
  vvv0stt4ehiaflm9vvv2vvv1*2,vvv0uuu2vvv1*2,vvv2vvv1*2,vvv0*3,vvv1vvv0vvv1vvv0uvv2*2,uuv1vvv0*7,uuv2uvv0*2,vvv2vvv0uvv3
  vvv0*2,npq4qst2vvv0ssscuuu7stt9sss9uuu5ttu7tttbqrrcrrrdttt6qrreuuu4stt8qrrhrssettt6ssscttt4sssavvv1vvv0*11,uvv3
  vvv0*36,uvv3
  vvv0*31,uvv1uvv0*2,vvv1vvv0uvv3
  vvv0vvu0vuq0vsr0vvv0sstbqrrnuuu4stt9sttc*2,sttbvvv0*19,uvv3qrrfqrrcuvv6vvv0uvv3
  vvv0vuq2vqf1uje3vuu3sss8ttt6*2,sst6uuu6rss7ttt3vvv0*19,uuu3tuu1uuu2uuu5vvv0uvv3
  vvv0vus1tqi7rjfcvvu1rssdstt7sstarsscttt9tttbsss9ssseqrrfrsscrsseuuu5rsscrssdsstbrssbqrrdrssbqqrhrrsfsssarsserrrdqrristtbsssbrsserrseuuv2vvv0*2,uvv3
  vvv0*2,vsl2vqo1vvv0uuu4*3,uuv2ttt7ttt6uuu4tuu8vvv2vvv0*18,vvv1vvv0*3,uvv3
  vvv0*5,ttt6stta*2,ttt8vvv2uuu6tttbtttavvv0*23,uvv3
  vvv0*36,uvv3
  vvv0*2,uvv0tuu0vvv0*27,uuv2uvv0*2,vvv2vvv0uvv3
  vvv0rtt4ckm57ce5tuu6nooqnoor*4,nooq*4,noop*2,mnoqnooo*2,noop*4,noor*2,nooqnoop*2,qqrhvvv0*2,uuv3pqqgqqreuvv6vvv0uvv3
  vvv0rtu4jmmgehhhuuu4vvv0*26,uuu3uvv0*2,uvv4vvv0uvv3
  vvv0*2,iop4ilm4vvv0rssdstt9rssarssctttatuu8rssjqrrersscuvv3rrrbrssbssserssettt9rrserssdsssfvvv0*13,uvv3
  vvv0*36,uvv3
  vvv0*36,uvv3
  vvv0vut1vom1ujd0vuu2rplasrs6srr9qrrj*2,rssevvu0vvs1vvv0*19,stt4prrctuu2vvv0uvv3
  vvv0vut1rnjarkfcvuu3ttt3uts4vvv1uuu4*2,uuu3vur0vvv0*20,uuu1ttt3uvv0vvv0uvv3
  vvv0*2,vom3ulh3vvv0rssdsst8sssarssctttatuu8rssjqrrfrssduvv2rrrbrrscsssgrssdttt7rrsdrssdsssevvv0*13,uvv3
  vvv0*36,uvv3
  vvv0*36,uuu3
  uvv1vvv0*35,uuu0
  vvv0*36,uuu3
  vvv0stt4pqq7sst3sss3ttt2ttt4sss4stt4ttt2stt5sss5ttt2qqr4sss3*2,ttt1vvv0*19,uvv3
  vvv0rss6mnnejllglmmdrrraikkjlnnelmngqrr7lmmilmmjrrs8lmmc*2,lmnhqrr9vvv0*19,uvv3
  vvv0uuu4ttt9tuu6ttt8sttb*2,tuu6uuv3uuu5tuu7rssbttt9ttu8ttt8*2,vvv1vvv0*19,uvv3
  vvv0uvv1ttt7uuu4uuu5*3,tuu4uuu4ttu4uuu3vvv3uuu6tuu5uuu4uuu6vvv0*20,uvv3
  vvv0tuu7rrrettt6ttt7sssbstt9qrrfttt8sstbvvv0*26,uvv3
  vvv0uuu6sssdrssfstt8ssscsst9sssattt7rssdsssdttu6ssscstt9sttcsssasss9ttt8ssscrssfstt8sss8tttastt9sssbsttcvvv0*10,uvv3
  vvv0*2,vvv1*7,uuu3vvv2*3,vvv1*6,vvv2vvv1uvv1vvv1*3,vvv2vvv0*10,uvv3
  vvv1vvv0*35,uuu1
team-find-search 580x884
~ IqB6 xt-H UjTr PiZq yuip CeNm vUjp HW5a vBJR sQFy 9Tqs IuwX sr5L Zcmu tkbA bdoO 98We CBCQ _pu_ L6AB
~ BrLU j4Hf piSF PiZq -8fs INmy FLyn DiUC 43p- 4E7D MkmD 7-62 znr5 5TwE w_f3 f-G2 u-N8 56p0 QcY5 l5JP
~ 56p0 Bdqk 8Hex swzn tyWv FLyn bC0v 43p- 4E7D zgkL 7-62 WtZL 5TwE w_f3 f-G2 Eo2G 56p0 QcY5 l5JP 56p0
~ Bdqk Ccpa tyWv FLyn D0QG ges5 4E7D 70fV 7-62 ghwx 5TwE aLzw f-G2 za8W 56p0 QcY5 cbhQ 56p0 kFl9 JUQb
~ tyWv FLyn DiUC z5Xs 4E7D HJmj 7-62 yL7X 5TwE 81uW f-G2 x9d3 56p0 QcY5 xzPY 56p0 8Q5a lykg swzn tyWv
~ FLyn HLB5 43p- 4E7D 1tUj 7-62 Y7jD 5TwE w_f3 f-G2 JyhH 56p0 QcY5 l5JP 56p0 Bdqk swzn tyWv FLyn bC0v
~ z5Xs 4E7D Gsx3 7-62 cQH1 5TwE w_f3 f-G2 pBwT 56p0 QcY5 l5JP 56p0 Bdqk swzn nX-V
  rrs9rssbrrsarss8qrr8rrsbtuu2uvv0*30,
  uuu0uvv0*36,
  vvv0*36,uuu2
  vvv0*27,uvv0uuu0*6,uvv0vvv0uvv3
  vvv0oopbkllkkllgklmfmnncmnnfjllcjklgklmgvvv0*14,oppepqqhqrrfvvv0rss6pqqbopqcqrr7oppcqrr8uuu0vvv0uvv3
  vvv0vvv1uuu2*2,tuu2*2,uuu1ttu2ttt3uuu3vvv0*13,uvv0vvv0*3,uuu0tuu0*5,ttt0uuu0vvv0uvv3
  vvv0uuv5sttasttcttu5sssattt7sssctuu8ttt8uuu4ttt8sss9sttbtttattt9sttcuuu4vvv0*18,uvv3
  vvv0uvv2uuu4tuu6tuu3tuu4uuu4uuu5*2,ttt5uuu4uuu2vvv1uuv3uuu3uvv2uuv4vvv1vvv0*18,uvv3
  vvv0tuu6rrsettu6*2,rssesst8sstasttdsstcvvv1vvv0*25,uvv3
  vvv0vvv1uvv0*32,vvv1vvv0uvv3
  vvv0uvv6uuu3*2,uuu1vvv0*29,uvv6vvv0uvv3
  vvv0uvv7uuu6ttt9ttt8rrrbsttarssbrssdsst7vvv0*24,uvv7vvv0uvv3
  vvv0vvv2uvv0*32,vvv3vvv0uvv3
  vvv0qqr4bde0ade0*4,dfg2vvv1vvv0*27,uvv3
  vvv0ikk647888abd7abd8bbl7abc2562ttu8stt6qqrfsssarrscrrsbrssaqrrerrrbvvv1vvv0*18,uvv3
  vvv0qqr4bde0ade0*4,dfg2vvv1vvv0*27,uvv3
  vvv0*32,uvv0*2,vvv0*2,uvv3
  vvv0*5,ttt7uuv2vvv1*2,ttu3uuu2uuu4vvv0*19,uuv3uuu3uuu2uuv6vvv0uvv3
  vvv0vur1uoc37de2uuu5qrrhpqqgpqqepqqhrssbpqqdrrrcvvv0*19,uuv3qrrdrrscuvv6vvv0uvv3
  vvv0vur2rojffiiiuuu5ttu8uuu4ttt6stt8uuu7uuu5tttcttt8ttt7uuu3ttt6tuu6sttb*2,tttasstbsssbtuu8ttt7ttt9ttt8vvv0*6,uvv0*2,vvv0*2,uvv3
  vvv0*2,upg4gjk5vvv0ttt6uuu2uuu4*2,uuu3*2,uuu7ttt7uuu4vvv1uuu4uuu5*3,uuu3uuu4uuu5*2,uuu3uuu4ttt7vvv1vvv0*9,uvv3
  vvv0*5,rssarrse*2,sstastt9sssbrssg*2,vvv0*23,uvv3
  vvv0*36,uvv3
  vvv0*31,vvv1uvv0*2,vvv1vvv0uvv3
  vvv0vuu1uom2afg1uuu4rrrb*2,sss9ttt8rrrbsss9rssavvv0*19,uvv3sssasss8uvv6vvv0uvv3
  vvv0vut1rpnbhjjfuuu6ttt9sss9sss8ttt7ttt9sstbsss8vvv0*19,uuu4sss5stt6uuu5vvv0uvv3
  vvv0*2,uon4dhi6vvv0sssattt8sssbrssbuuu5tttcttt8rrresttbuuu5rssbrrsersscrrrgrssdrsscstt8rrrguuu4vvv0*12,uvv3
  vvv0*5,vvv2vvv0*4,uuu3vvv1*2,vvv0*2,vvv1vvv0*20,uvv3
  vvv0*36,uvv3
  vvv0uuu1mop0nrs0vvv1vvv0*23,vvv2uvv1uvv0*4,uvv4vvv0uvv3
  vvv0qrr6ehi9emn7uvv4nopkopplpqqgpqqemnnkoppivvv0*17,uvv6tuu6ppqgpqq9pqqgqqqfuvv6vvv0uvv3
  vvv0stt4ehiaflm9vvv2vvv1*2,vvv0uuu2vvv1*2,vvv2vvv1*2,vvv0*3,vvv1vvv0vvv1vvv0uvv2*2,uuv1vvv0*4,vvv1uvv1uvv0*4,vvv2vvv0uvv3
  vvv0*2,npq4qst2vvv0ssscuuu7stt9sss9uuu5ttu7tttbqrrcrrrdttt6qrreuuu4stt8qrrhrssettt6ssscttt4sssavvv1vvv0*11,uvv3
  vvv0*36,uvv3
  vvv0*28,vvv1uvv0*5,vvv1vvv0uvv3
  vvv0vvu0vuq0vsr0vvv0sstbqrrnuuu4stt9sttc*2,sttbvvv0*16,uvv6rrrbqqqeqqrfqrrfqrrduvv6vvv0uvv3
  vvv0vuq2vqf1uje3vuu3sss8ttt6*2,sst6uuu6rss7ttt3vvv0*16,uuu5uuu1tuu2uuu1ttt4uuu2uuu5vvv0uvv3
  vvv0vus1tqi7rjfcvvu1rssdstt7sstarsscttt9tttbsss9ssseqrrfrsscrsseuuu5rsscrssdsstbrssbqrrdrssbqqrhrrsfsssarsserrrdqrristtbsssbrsserrseuuv2vvv0*2,uvv3
  vvv0*2,vsl2vqo1vvv0uuu4*3,uuv2ttt7ttt6uuu4tuu8vvv2vvv0*18,vvv1vvv0*3,uvv3
  vvv0*5,ttt6stta*2,ttt8vvv2uuu6tttbtttavvv0*23,uvv3
  vvv0*36,uvv3
  vvv0*2,uvv0tuu0vvv0*27,uuv2uvv0*2,vvv2vvv0uvv3
  vvv0rtt4ckm57ce5tuu6nooqnoor*4,nooq*4,noop*2,mnoqnooo*2,noop*4,noor*2,nooqnoop*2,qqrhvvv0*2,uuv3pqqgqqreuvv6vvv0uvv3
  vvv0rtu4jmmgehhhuuu4vvv0*26,uuu3uvv0*2,uvv4vvv0uvv3
  vvv0*2,iop4ilm4vvv0rssdstt9rssarssctttatuu8rssjqrrersscuvv3rrrbrssbssserssettt9rrserssdsssfvvv0*13,uvv3
  vvv0*36,uvv3
  vvv0*32,uuu0*2,vvv0*2,uvv3
  vvv0vuu1vpn0ulg0vvu2tsr3vvv1tss5uuu6ttu5tuu5vvv0vvu0vvv0*18,uuv3uuu3uuu2uuv6vvv0uvv3
  vvv0vtt1rnjarkfbvuu3rqn9rppauuu5rrrhqrrisstcvuq1vvt1vvv0*18,uuv3qrrdrrscuvv6vvv0uvv3
  vvv0*2,unl3tjf4vvv0ttu8ttt5ttu6stt8tuu8uuu4tttcttt8ttt7vvv1ttt4ttt7ttt9ttt6ttt7stt8ttt7ttt8vvv0*9,uvv0*2,vvv0*2,uvv3
  vvv0*5,tuu5uuu3*3,uvv2uuv3uuu6ttt6uuu5vvv0ttt6tuu5uuu6*2,vvv0uuu5uuu6uuu5vvv0*13,uvv3
  vvv0*36,uvv3
  vvv0*2,oqrepqrgprrdnqqfqrscoqrgrst7vvv0*27,uvv3
  vvv0*36,uvv3
  vvv0*36,uuu2
  uuu1uvv0*34,uuu1uvv0
team-find-key 580x341
~ IqB6 xt-H 4Set PiZq yuip CeNm vUjp HW5a FpdS iFCN 9Tqs IuwX sr5L Zcmu tkbA WGJe INno kY3q FEO- _Afe
~ M7w9 h48e 6PpK Y3Sg
  rrs9rssbrrsarss9qrrbuuu1uvv0*31,
  uuu0uvv0*36,
  vvv0*36,uuu2
  vvv0*23,uuu0*5,vvv0*8,uvv3
  vvv0oopbkllkkllgklmfmnncmnnfjllcjklgklmgvvv0*13,tuu0oppaoqqbpqqbtuu0tuu8qqrgppqhrssaoppissscvvv1vvv0uvv3
  vvv0vvv1uuu2*2,tuu2*2,uuu1ttu2ttt3uuu3vvv0*13,tuu0*5,vvv0*5,uvv0vvv1vvv0uvv3
  vvv0uuv5sttasttcttu5sssattt7sssctuu8ttt8uuu4ttt8sss9sttbtttattt9sttcuuu4vvv0*18,uvv3
  vvv0uvv2uuu4tuu6tuu3tuu4uuu4uuu5*2,ttt5uuu4uuu2vvv1uuv3uuu3uvv2uuv4vvv1vvv0*18,uvv3
  vvv0tuu6rrsettu6*2,rssesst8sstasttdsstcvvv1vvv0*25,uvv3
  vvv0*36,uvv3
  vvv0stt7ppqfqrrgoppissscvvv0*30,uvv3
  vvv0vvv1uvv0*32,vvv2vvv0uvv3
  vvv0uvv6vvv0*32,uvv6vvv0uvv3
  vvv0uvv7vvv0*32,uvv7vvv0uvv3
  vvv0vvv2uvv0*32,vvv3vvv0uvv3
  vvv0tuu7rsserssasssdrsserssdssscrssbrrsbrrrdstt8qrrerrseuuu3vvv0*21,uvv3
  vvv0*3,vvv1vvv0*8,vvv1vvv0*23,uvv3
  vvv0npq45ce0*32,hlm5vvv0uvv3
  vvv0imn619c0*13,1ac09fhh8egf9gheaghe4bd519c0*13,agi6vvv0uvv3
  vvv0prr49fh09fg0*31,jno4vvv0uvv3
  vvv0*36,uuu2
  uuu1uvv0vvv0*33,uvv1uvv0
team-find-asked 580x979
~ IqB6 xt-H MDu6 PiZq yuip CeNm vUjp HW5a vBJR sQFy 9Tqs IuwX sr5L Zcmu YqUR gA_i BxbU YIMj a0Xd Qi8A
~ tkbA bdoO 98We CBCQ _pu_ L6AB BrLU j4Hf piSF PiZq -8fs INmy FLyn DiUC 43p- 4E7D MkmD 7-62 znr5 5TwE
~ w_f3 f-G2 u-N8 56p0 QcY5 l5JP 56p0 Bdqk 8Hex swzn tyWv FLyn bC0v 43p- 4E7D zgkL 7-62 WtZL 5TwE w_f3
~ f-G2 Eo2G 56p0 QcY5 l5JP 56p0 Bdqk Ccpa tyWv FLyn D0QG ges5 4E7D 70fV 7-62 ghwx 5TwE aLzw f-G2 za8W
~ 56p0 QcY5 cbhQ 56p0 kFl9 JUQb tyWv FLyn DiUC z5Xs 4E7D HJmj 7-62 yL7X 5TwE 81uW f-G2 x9d3 56p0 QcY5
~ xzPY 56p0 8Q5a lykg swzn tyWv FLyn HLB5 43p- 4E7D 1tUj 7-62 Y7jD 5TwE w_f3 f-G2 JyhH 56p0 QcY5 l5JP
~ 56p0 Bdqk swzn tyWv FLyn bC0v z5Xs 4E7D Gsx3 7-62 cQH1 5TwE w_f3 f-G2 pBwT 56p0 QcY5 l5JP 56p0 Bdqk
~ swzn nX-V
  rrs9rssbrrsarss9qrrbqrrauvv0*31,
  uuu0uvv0*36,
  vvv0*36,uuu2
  vvv0*27,uvv0uuu0*6,uvv0vvv0uvv3
  vvv0oopbkllkkllgklmfmnncmnnfjllcjklgklmgvvv0*14,oppepqqhqrrfvvv0rss6pqqbopqcqrr7oppcqrr8uuu0vvv0uvv3
  vvv0vvv1uuu2*2,tuu2*2,uuu1ttu2ttt3uuu3vvv0*13,uvv0vvv0*3,uuu0tuu0*5,ttt0uuu0vvv0uvv3
  vvv0uuv5sttasttcttu5sssattt7sssctuu8ttt8uuu4ttt8sss9sttbtttattt9sttcuuu4vvv0*18,uvv3
  vvv0uvv2uuu4tuu6tuu3tuu4uuu4uuu5*2,ttt5uuu4uuu2vvv1uuv3uuu3uvv2uuv4vvv1vvv0*18,uvv3
  vvv0tuu6rrsettu6*2,rssesst8sstasttdsstcvvv1vvv0*25,uvv3
  vvv0*2,uvv0*32,vvv0*2,uvv3
  vvv0uvv0rtu0qst4rtt2*2,qtt4rtt1rtu1rtt1rtu0*5,rtu1qst2rtu0rtu1rtu0*3,rtt2rtu0rtt2qtt2rtu0*8,tuu0vvv0uvv3
  vvv0uvv0nqr9mpqgnqrampqfnqralppemqqamqqcnqrcmqqdorsalppbmqqcnqrapss7nqr9nqramqqdors9mpqd*2,orrcmpqcmqqcmqqartu1rtu0*6,suu0vvv0uvv3
  vvv0uvv0qtt5prr5npqanqq9oqr8orr6prs4qtt5rtu0*24,suu0vvv0uvv3
  vvv0uvv0qtt4qst3prr7pss4prs4prr5qss3qtt4rtu0*24,suu0vvv0uvv3
  vvv0uvv0suu0rtt0*6,suu0*25,uuv0vvv0uvv3
  vvv0vvv1uvv0*32,vvv1vvv0uvv3
  vvv0uvv6uuu3*2,uuu1vvv0*29,uvv6vvv0uvv3
  vvv0uvv7uuu6ttt9ttt8rrrbsttarssbrssdsst7vvv0*24,uvv7vvv0uvv3
  vvv0vvv2uvv0*32,vvv3vvv0uvv3
  vvv0qqr4bde0ade0*4,dfg2vvv1vvv0*27,uvv3
  vvv0ikk647888abd7abd8bbl7abc2562ttu8stt6qqrfsssarrscrrsbrssaqrrerrrbvvv1vvv0*18,uvv3
  vvv0qqr4bde0ade0*4,dfg2vvv1vvv0*27,uvv3
  vvv0*32,uvv0*2,vvv0*2,uvv3
  vvv0*5,sssattt3tuu3*2,ttt5ttt4tuu6vvv0*19,uuv3tuu5ttt4uuv6vvv0uvv3
  vvv0vur1uoc37de2uuu5rsseqrrerrrcqrrfsssaqrrbrssavvv0*19,uuv3rssbsssauvv6vvv0uvv3
  vvv0vur2rojffiiiuuu5ttu8uuu4ttt6stt8uuu7uuu5tttcttt8ttt7uuu3ttt6tuu6sttb*2,tttasstbsssbtuu8ttt7ttt9ttt8vvv0*6,uvv0*2,vvv0*2,uvv3
  vvv0*2,upg4gjk5vvv0ttt6uuu2uuu4*2,uuu3*2,uuu7ttt7uuu4vvv1uuu4uuu5*3,uuu3uuu4uuu5*2,uuu3uuu4ttt7vvv1vvv0*9,uvv3
  vvv0*5,rssarrse*2,sstastt9sssbrssg*2,vvv0*23,uvv3
  vvv0*36,uvv3
  vvv0*31,vvv1uvv0*2,vvv1vvv0uvv3
  vvv0vut1uom39eg1uuu5qrrdqrrersscsstbqrrdrrrbqrrcvvv0*19,uvv3rssdrssauvv6vvv0uvv3
  vvv0vut1rpobhjjfuuu5tuu7ttt7ttt6ttt5tuu7ttt8stt6vvv0*19,uuu4stt3ttt4uuu5vvv0uvv3
  vvv0*2,uon4ehj6vvv0ssscttt8sssbrssbuuu5tttdttt8rrresttbuuu5rssbrrsersscrrrgrssdrsscstt8rrrguuu4vvv0*12,uvv3
  vvv0*5,vvv1vvv0*4,uuu2vvv0vvv1vvv0*2,vvv1vvv0*20,uvv3
  vvv0*36,uvv3
  vvv0tuu2kno0mqr0vvv1vvv0*4,vvv1vvv0*18,vvv3uvv1uvv0*4,uuv4vvv0uvv3
  vvv0qrr6fijafmn8uvv4oppjopplpqqfpqqemnojopphvvv0*17,uvv6tuu6ppqgpqq9pqqgqqqfuvv6vvv0uvv3
  vvv0stt4dhi9elm8vvv1uuv2uvv2vvv1uuu3vvv1vvv2uuu4vvv1*2,vvv0vvv1vvv0uvv2vvv1*2,vvv0uuu4tuu3uuu3vvv0*5,uvv1uvv0*4,vvv2vvv0uvv3
  vvv0*2,prr3rtt1vvv0sttauuu6stt9stt8uuu4tuu7ttu9qrrcrrscttt6qrreuuu4stt7rrrgrssettt6sttauuu3sst9vvv1vvv0*11,uvv3
  vvv0*36,uvv3
  vvv0*28,vvv2uvv0*5,vvv2vvv0uvv3
  vvv0vvu0vtp0vrp0vvv0sssdpqqpuuu5sssassserssesssdvvv0*16,uvv6rrrbqqqeqqrfqrrfqrrduvv6vvv0uvv3
  vvv0vuq2vqh1tjf4vuu3ttt7uuu4uuu5ttt5uuu4stt5uuu1vvv0*16,uuu4uuu1tuu2uuu1ttt4uuu2uuu4vvv0uvv3
  vvv0vus1tph7sjfbvvv1rssdstt7sstarsscttt9sttbsss9rsseqrrgrsscrsseuuu5rsscrssdsstbrsscqrrdrsscqqrhrrsfsssarsserrrdqrristtbsssbrsserrseuuv2vvv0*2,uvv3
  vvv0*2,vsn1vrp1vvv0tuu5tuu6ttu6uuu3stt8ttt7tuu7ttt9vvv1vvv0*22,uvv3
  vvv0*5,ttt5ttt8*2,tuu6vvv1uuu4tuu9ttt8vvv0*23,uvv3
  vvv0*36,uvv3
  vvv0*2,suu0sst0vvv0*27,uuu2uvv0*2,vvv2vvv0uvv3
  vvv0rtt4dlm78de7tuu6nooqnoor*4,nooq*4,noop*2,mnoqnooo*2,noop*4,noor*2,nooqnoop*2,qqrhvvv0*2,uuv3pqqgqqreuvv7vvv0uvv3
  vvv0stu3immedghguuv4vvv0*26,uuu2uvv0*2,uvv3vvv0uvv3
  vvv0*2,kpq4knn4vvv0rssdstt9rssarssctttatuu8rssjqrrersscuvv3rrrbrssbssserssettt9rrserssdsssfvvv0*13,uvv3
  vvv0*36,uvv3
  vvv0*32,uuu0*2,vvv0*2,uvv3
  vvv0vuu1vpn0ulg0vvu2srq5uuu2tss6ttt8*2,ttt7vvv0vvu0vvv0*18,uuv3tuu5ttt4uuv6vvv0uvv3
  vvv0vtt1rnjarkfbvuu3sro8sqq9uuu4rsserssgsttavuq1vvt0vvv0*18,uuv3rssbsssauvv6vvv0uvv3
  vvv0*2,unl3tjf4vvv0ttu8ttt5ttu6stt8tuu8uuu4tttcttt8ttt7vvv1ttt4ttt7ttt9ttt6ttt7stt8ttt7ttt8vvv0*9,uvv0*2,vvv0*2,uvv3
  vvv0*5,tuu5uuu3*3,uvv2uuv3uuu6ttt6uuu5vvv0ttt6tuu5uuu6*2,vvv0uuu5uuu6uuu5vvv0*13,uvv3
  vvv0*36,uvv3
  vvv0*2,oqrepqrgprrdnqqfqrscoqrgrst7vvv0*27,uvv3
  vvv0*36,uvv3
  vvv0*36,uuu2
  uuu1vvv0*34,uvv1uvv0
team-find-none 580x363
~ IqB6 xt-H vCXl PiZq yuip CeNm vUjp HW5a vBJR sQFy 9Tqs IuwX sr5L Zcmu tkbA bdoO 98We CBCQ _pu_ L6AB
~ BrLU j4Hf piSF oC1E
  rrs9rssbrrsarss9rrsasst6uvv0*31,
  uuu0uvv0*36,
  vvv0*36,uuu2
  vvv0*27,uvv0uuu0*6,uvv0vvv0uvv3
  vvv0oopbkllkkllgklmfmnncmnnfjllcjklgklmgvvv0*14,oppepqqhqrrfvvv0rss6pqqbopqcqrr7oppcqrr8uuu0vvv0uvv3
  vvv0vvv1uuu2*2,tuu2*2,uuu1ttu2ttt3uuu3vvv0*13,uvv0vvv0*3,uuu0tuu0*5,ttt0uuu0vvv0uvv3
  vvv0uuv5sttasttcttu5sssattt7sssctuu8ttt8uuu4ttt8sss9sttbtttattt9sttcuuu4vvv0*18,uvv3
  vvv0uvv2uuu4tuu6tuu3tuu4uuu4uuu5*2,ttt5uuu4uuu2vvv1uuv3uuu3uvv2uuv4vvv1vvv0*18,uvv3
  vvv0tuu6rrsettu6*2,rssesst8sstasttdsstcvvv1vvv0*25,uvv3
  vvv0*2,uvv0*32,vvv1vvv0uvv3
  vvv0uvv6uuu2*2,uuu1vvv0*29,uvv6vvv0uvv3
  vvv0uvv7uuu7sttattt8rrrbsttarssbrssdsst7vvv0*24,uvv7vvv0uvv3
  vvv0vvv3uvv0*32,uvv3vvv0uvv3
  vvv0rrr3dff0cff0*4,fhh2vvv1vvv0*27,uvv3
  vvv0ikk647888abd7abd8bbl7abc2562ttu8stt6qqrfsssarrscrrsbrssaqrrerrrbvvv1vvv0*18,uvv3
  vvv0pqq49bc0*5,bde2vvv2vvv0*8,vvv1vvv0*18,uvv3
  vvv0*36,uvv3
  vvv0uvv0tuu0*32,uuu0vvv0uvv3
  vvv0uvv0tuu0*2,stt2rss7rss4*3,rss3rss5*2,rss3rss5sss3rss5rrs7sss3rss3rss4stt2rss3rss4rss5stt3rss4*2,rss5rss4rss5rss4stt1tuu0*2,uuu0vvv0uvv3
  vvv0uvv0tuu0*2,stt2qrr7rss4qrr8*2,sst6qrr8rss7stt5rss8rss7qrs8qrs9rss4qrr8rss9rss4rss6qrr9qrr7rss8qrs7rss6qrr9sst5qrr6qrs8stt3tuu0*2,uuu0vvv0uvv3
  vvv0uvv0tuu0*32,uuu0vvv0uvv3
  vvv0*36,uvv3
  vvv1vvv0*35,uuu1
team-find-loading 580x962
~ IqB6 xt-H FGZ4 PiZq yuip CeNm vUjp HW5a vBJR sQFy 9Tqs IuwX sr5L Zcmu tkbA bdoO 98We CBCQ _pu_ L6AB
~ BrLU j4Hf piSF 7CnD hCNB hCNB hCNB hCNB hCNB hCNB hCNB hCNB
  rrs9rssbrrsarss9rrsaqrrcrss6uvv0*30,
  uvv0*37,
  vvv0*36,uuu3
  vvv0*2,uuu2vvv0*24,uuu0tuu0*6,uvv0vvv0uvv3
  vvv0oppbkmmkjklijklfkmmdlmngijkdijkhjllivvv0*14,oppepqqhqrrfvvv0rss6pqqbopqcqrr7oppcqrr9uuu0vvv0uvv3
  vvv0*2,vvv1*4,vvv0vvv1uuu1vvv1vvv0*13,uvv0vvv0*3,uuu0tuu0*6,uuu0vvv0uvv3
  vvv0uuu6ssscsssettt6rsscstt9rssettt9*2,ttu6ttt9sss9sstc*2,sttasssftuu4vvv0*18,uvv3
  vvv0uvv2*2,uuu5tuu3uuu4uuu3uuu4uuu5ttt5uuu2uuu1vvv1vvv2vvv1*2,vvv2vvv0*19,uvv3
  vvv0uuu6rrsetuu5uuu5ssscttt6stt9tttctttavvv1vvv0*25,uvv3
  vvv0vvv1uvv0*32,vvv1vvv0uvv3
  vvv0uvv6uuu3*2,uuu1vvv0*29,uvv6vvv0uvv3
  vvv0uvv7uuu6ttt9ttt8rrrbsttarssbrssdsst7vvv0*24,uvv7vvv0uvv3
  vvv0vvv2uvv0*32,vvv3vvv0uvv3
  vvv0qqr4bde0ade0*4,dfg2vvv1vvv0*27,uvv3
  vvv0ikk647888abd7abd8bbl7abc2562ttu8stt6qqrfsssarrscrrsbrssaqrrerrrbvvv1vvv0*18,uvv3
  vvv0qqr4bde0ade0*4,dfg2vvv1vvv0*27,uvv3
  vvv0*36,uvv3
  vvv0tuu0rss0*32,stt0vvv0uvv3
  vvv0tuu0rss0*32,stt0vvv0uvv3
  vvv0tuu0rss0*32,stt0vvv0uvv3
  vvv0uuu0rss0*32,ttt0vvv0uvv3
  vvv0*36,uvv3
  vvv0uvv0stt0*32,tuu0vvv0uvv3
  vvv0tuu0rss0*32,stt0vvv0uvv3
  vvv0tuu0rss0*32,stt0vvv0uvv3
  vvv0tuu0rss0*32,stt0vvv0uvv3
  vvv0*2,uuu0*32,vvv0*2,uvv3
  vvv0*2,uuu0*32,vvv0*2,uvv3
  vvv0tuu0rss0*32,stt0vvv0uvv3
  vvv0tuu0rss0*32,stt0vvv0uvv3
  vvv0tuu0rss0*32,stt0vvv0uvv3
  vvv0uvv0stt0*32,tuu0vvv0uvv3
  vvv0*36,uvv3
  vvv0uuu0rss0*32,ttt0vvv0uvv3
  vvv0tuu0rss0*32,stt0vvv0uvv3
  vvv0tuu0rss0*32,stt0vvv0uvv3
  vvv0tuu0rss0*32,stt0vvv0uvv3
  vvv0*36,uvv3
  vvv0uvv0ttt0*32,uuu0vvv0uvv3
  vvv0tuu0rss0*32,stt0vvv0uvv3
  vvv0tuu0rss0*32,stt0vvv0uvv3
  vvv0tuu0rss0*32,stt0vvv0uvv3
  vvv0*2,tuu0*32,uvv0vvv0uvv3
  vvv0*2,uvv0*32,vvv0*2,uvv3
  vvv0tuu0rss0*32,stt0vvv0uvv3
  vvv0tuu0rss0*32,stt0vvv0uvv3
  vvv0tuu0rss0*32,stt0vvv0uvv3
  vvv0uuu0stt0*32,tuu0vvv0uvv3
  vvv0*36,uvv3
  vvv0uuu0stt0*32,tuu0vvv0uvv3
  vvv0tuu0rss0*32,stt0vvv0uvv3
  vvv0tuu0rss0*32,stt0vvv0uvv3
  vvv0tuu0rss0*32,stt0vvv0uvv3
  vvv0*2,uvv0*32,vvv0*2,uvv3
  vvv0*2,tuu0*32,uvv0vvv0uvv3
  vvv0tuu0rss0*32,stt0vvv0uvv3
  vvv0tuu0rss0*32,stt0vvv0uvv3
  vvv0tuu0rss0*32,stt0vvv0uvv3
  vvv0uvv0ttt0*32,uuu0vvv0uvv3
  vvv0*36,uuu2
  uuu0tuu0*34,tuu1uvv0
team-find-failed 580x373
~ IqB6 xt-H gl-Q PiZq yuip CeNm vUjp HW5a vBJR sQFy 9Tqs IuwX sr5L Zcmu tkbA bdoO 98We CBCQ _pu_ L6AB
~ BrLU j4Hf piSF fQZs NxsB GGE4 2p05
  rrs9rssbrrsarss8qrrerrr9uvv0*31,
  uvv0*37,
  vvv0*36,uuu3
  vvv0*2,uuu2vvv0*24,uuu0tuu0*6,uvv0vvv0uvv3
  vvv0oppbkmmkjklijklfkmmdlmngijkdijkhjllivvv0*14,oppepqqhqrrfvvv0rss6pqqbopqcqrr7oppcqrr9uuu0vvv0uvv3
  vvv0*2,vvv1*4,vvv0vvv1uuu1vvv1vvv0*13,uvv0vvv0*3,uuu0tuu0*6,uuu0vvv0uvv3
  vvv0uuu6ssscsssettt6rsscstt9rssettt9*2,ttu6ttt9sss9sstc*2,sttasssftuu4vvv0*18,uvv3
  vvv0uvv2*2,uuu5tuu3uuu4uuu3uuu4uuu5ttt5uuu2uuu1vvv1vvv2vvv1*2,vvv2vvv0*19,uvv3
  vvv0uuu6rrsetuu5uuu5ssscttt6stt9tttctttavvv1vvv0*25,uvv3
  vvv0vvv1uvv0*32,vvv1vvv0uvv3
  vvv0uvv6uuu3*2,uuu1vvv0*29,uvv6vvv0uvv3
  vvv0uvv7uuu6ttt9ttt8rrrbsttarssbrssdsst7vvv0*24,uvv7vvv0uvv3
  vvv0vvv2uvv0*32,vvv3vvv0uvv3
  vvv0qqr4bde0ade0*4,dfg2vvv1vvv0*27,uvv3
  vvv0ikk647888abd7abd8bbl7abc2562ttu8stt6qqrfsssarrscrrsbrssaqrrerrrbvvv1vvv0*18,uvv3
  vvv0qqr4bde0ade0*4,dfg2vvv1vvv0*27,uvv3
  vvv0*2,vvu0*32,vvv0*2,uvv3
  vvv0vuu0urp4vsq2vsq1vsq3urp4usq3vsq0urp3usq3vsq2vsq1*2,vtr0*20,vus0vvv0uvv3
  vvv0vut0urp6spn7spnaspmbspnatqo8tpn9uqo6tpnatqo6tqn9*2,vtr0*20,vus0vvv0uvv3
  vvv0vut0usq5sqo7sqp9qpn9qondusq3usq5vtr0*25,vus0vvv0uvv3
  vvv0vut0usq4trq2srp4rpo6sqp4usq2usr3vtr0*25,vus0vvv0uvv3
  vvv0vvu0vts0*32,vuu0vvv0uvv3
  vvv0*36,uuu2
  uuu1uvv0vvv0*33,uvv1uvv0
team-open 580x740
~ IqB6 xt-H I4BO PiZq yuip Y69r 9Tqs IuwX kwU4 bb8t mX4V WGJe INno BA2E FEO- 24Gi M7w9 uMrJ DrOt uOwg
~ zBQU qZDu YRw4 WtNP HVsV kvW1 ZHmD 2Ygt HVsV zIlD biQa YvbH INno V2rU FEO- _Afe M7w9 MUbq oYdA LaFJ
~ NBZ8
  rrs9rssbrss9rrsauvv0*33,
  uvv0*37,
  vvv0*36,uuu3
  vvv0stt4pqq7sst3sss3ttt2ttt4sss4stt4ttt2stt5sss5ttt2qqr4sss3*2,ttt1vvv0*19,uvv3
  vvv0rss6mnnejllglmmdrrraikkjlnnelmngqrr7lmmilmmjrrs8lmmc*2,lmnhqrr9vvv0*19,uvv3
  vvv0uuu4ttt9tuu6ttt8sttb*2,tuu6uuv3uuu5tuu7rssbttt9ttu8ttt8*2,vvv1vvv0*19,uvv3
  vvv0vvv1ttt7uuu4uuu5*3,uuu3*4,vvv3uuu6tuu5uuu4uuu6vvv0*20,uvv3
  vvv0ttu7rrrettt7*2,sssbstt9qqrgsttarsscvvv0*26,uvv3
  vvv0uuu6sssdrssfstt8ssscsst9sssattt7rssdsssdttu6ssscstt9sttcsssasss9ttt8ssscrssfstt8sss8tttastt9sssbsttcvvv0*10,uvv3
  vvv0*2,vvv1*7,uuu3vvv2*3,vvv1*6,vvv2vvv1uvv1vvv1*3,vvv2vvv0*10,uvv3
  vvv0uuu2uvv1*4,vvv0*30,uvv3
  vvv0uuu4qqqdrsseqrrerrrgttt4vvv0*29,uvv3
  vvv0vvv3uvv0*32,uvv4vvv0uvv3
  vvv0uvv7vvv0*32,uvv7vvv0uvv3
  vvv0uvv6vvv0*32,uvv6vvv0uvv3
  vvv0vvv1uvv0uuu0*2,uvv0*2,uuu0uuu1uuu0uvv0*24,vvv1vvv0uvv3
  vvv0tuu4sssa*2,rsscrrrerssasttarrse*2,ssscrsscqrrdrssdsssavvv0*21,uvv3
  vvv0*36,uvv3
  vvv0sssbopppqrrdpqqfpqqkpqqmvvv0*29,uvv3
  vvv0uuu3qss0*32,stt4vvv0uvv3
  vvv0qssbpss4nqrbnqr8rtu0*29,pssbvvv0uvv3
  vvv0qssbpss6nqranrr8qtt2pss4pss7pss5pst4qst3qst4pst4qst6rtu0*20,pssbvvv0uvv3
  vvv0qssapst4orrdors9ors6orsbpss8orr8ors6orsbpss8pss7qst6rtu0*20,pssavvv0uvv3
  vvv0uvv2qrs1qrs0*31,tuu4vvv0uvv3
  vvv0uvv6ttu6rsscttt5ttu5tuu4vvv1vvv0*26,uvv6vvv0uvv3
  vvv0uvv7stt8qrrgsttbqrrapqqeuuu4vvv2vvv0*25,uvv7vvv0uvv3
  vvv0uvv6uuu5rsshrsserssbqrrgsssbrrsdssscrsserssattt9vvv0*21,uvv6vvv0uvv3
  vvv0vvv2uuu0tuu0*31,vvv2vvv0uvv3
  vvv0uvv5vvv1vvv0*31,uuu5vvv0uvv3
  vvv0uvv7ttt8noojnoonpqqhqrrcvvv0*27,uvv7vvv0uvv3
  vvv0uvv7tuu7rssdsssaqrrcsssastt9qrrerrrisssarrrcsttbrrsbqrrgrsscvvv0*18,uvv7vvv0uvv3
  vvv0vvv3uvv0*32,uvv3vvv0uvv3
  vvv0*2,vvv1vvv0*3,vvv1vvv0*6,vvv1uuu1uvv1vvv0*3,vvv2vvv0*16,uvv3
  vvv0stt9pqqmpqqkpqqlrsscpqqjpqqepqqgpqqippqnpqqfqrrgrrrfopphrrrdpqqiopplqqrgppqmvvv0*16,uvv3
  vvv0vvv2uvv0*32,vvv3vvv0uvv3
  vvv0uvv7vvv0*32,uvv7vvv0uvv3
  vvv0uvv6vvv0*32,uvv6vvv0uvv3
  vvv0vvv1uvv0*32,vvv2vvv0uvv3
  vvv0uuu5rrrbsssarssdrsseqrrhrsscsssaqrrgsss9rrrerrsfrrscvvv0*22,uvv3
  vvv0*3,uvv0*31,vvv0*2,uvv3
  vvv0uvv5vvv0*15,vvv2vvv0vvv1vvv0*14,uuu5vvv0uvv3
  vvv0uvv6vvv0*12,ttt6nooioppfppqfoppgppqcoppirrrcvvv0*12,uvv6vvv0uvv3
  vvv0vvv2uvv0*32,vvv2vvv0uvv3
  vvv0uuu4*3,uuu3*3,uuu5vvv3uuu3*2,uuu2uuu3uuu5uuu3uuu5tuu5uuu3uuu4uuu5uuu2uuu5uuu3vvv1tuu5uuu4uuu5uuu3uuu6uuu4vvv0*6,uvv3
  vvv0vvv2sttatuu7stt8uuu9sss8stt9uuu4tttastt8uuu8stt8sttbttt8stt7tttattt7tttb*2,stt8ttt9stt7uuu7tuu7ttt8uuu6ttt8sttbttt7vvv0*6,uvv3
  vvv0*36,uuu2
  uuu1uvv0*34,uuu1uvv0
team-none 580x327
~ IqB6 xt-H QlP0 PiZq xprd 2tPw MiCb oFa4 KA2- Zcmu PiZq wATh xprd 2tPw Ar-c
  rrs9rssbrss9rssauvv0*33,
  uvv0*37,
  vvv0*36,uuu3
  vvv0rss4pqq9ttt3qrr6sss2sss3sst2vvv0*28,uvv3
  vvv0rss8nooflmnfnooclmnamnnfmnofvvv0*28,uvv3
  vvv0*36,uvv3
  vvv0ttt9ppqmqqrlpqqgpqqlpqqhrrraoppqrssfpqqesss8qrrgsss9oppmqqrkpqqirsseoppmqqrfvvv0*16,uvv3
  vvv0uuu3uuu4uuu3*2,tuu6uuu4uuu5ttu9ttt7vvv1vvv0*25,uvv3
  vvv0uuu4sttauuu3uuu4ttt8ttt5ttt6uuu7tuu7vvv1vvv0*25,uvv3
  vvv0vvv2uvv0*6,vvv3vvv0*27,uvv3
  vvv0uvv7sss7opplppqdqqrcppqgsssauvv7vvv0*27,uvv3
  vvv0vvv2uvv0*6,vvv3vvv0*27,uvv3
  vvv0*36,uuu2
  uvv1vvv0*35,uuu1
  vvv0*36,uvv3
  vvv0oppbijklnoodlmmfmnnalmnemnndvvv0*28,uvv3
  vvv0uuu2uuu3rrr5ttt3rss3stt4ttt4vvv0*28,uvv3
  vvv0*2,uuu5*2,vvv2uuu6vvv2vvv0uuu4vvv1*2,vvv2uvv2uuv1vvv2uuu3*2,uuu4uuu3vvv1*2,uuv1uuu3*3,vvv1uuu6vvv1vvv0*8,uvv3
  vvv0sss9qqrlssscpqqdrrshqrreqqqhrssdqqrdrrsfqrrhsstappqgqqrgrrsduuu7qqqfsssaqqqhsssdqqqfqrreqrrfrrreqrrcqrriqrrcvvv0*8,uvv3
  vvv0*36,uuu3
  uvv0vvv0*34,uvv0*2,
team-mine 580x783
~ IqB6 xt-H fVb4 PiZq xprd CeNm 2tPw u87W UZPK y4Y8 mlNF jrvS A0Bb MkmD 2oPZ UZPK -Bdf FUC5 hGWq kse-
~ 0FEB tSkm bDPy TdBG tSkm m_Na laCE IqB6 p6Gx 0QJR R8hU TmBI PiZq EzSj kHhd bc4z KSLK Pp0w PiZq ORcq
~ Nj0R KSLK s-7A PiZq 0XbR cohN XnnM m-tD e9bk _ZFq XU_- ZECv rtKH PiZq 2fTo y3kJ HHEi nQMh znr5 8Vs-
~ NHmy yuip oylW Mf5k FW0T h947 qB63 qqmB 1le_ Fxcm 2t5H u28M 5s5l AIzM
  rrs9rssb*2,rss9uvv0*33,
  uuu0uvv0*36,
  vvv0*36,uuu2
  vvv0sss3qrr8uuu2sss5ttt1ttt2uuu2vvv0*21,suu2suu3tuu0suu1tuu0uvv0vvv0uvv3
  vvv0rrs9mnngklmhmnneklmbkmmglmnfvvv0*21,prs8nqrcmpqcmqqelpqbsuu2vvv0uvv3
  vvv0*36,uvv3
  vvv0vur1uod38df1uuu5vvv0*24,uuu4rssbrrrdsst7sss9ttu6vvv0uvv3
  vvv0vur2rojfgiiiuuu5oopooppiopqfppqipqqfoppgpqqhvvv0*9,mnnelmmdvvv1tut6uuu4tut5uuu3uuu2stt6tuu5stt6stt7rss9tuu6vvv0uvv3
  vvv0*2,upf4fij6vvv0*17,qrr1rrr1vvv1qssbtut5qssarts8stt6rtsbrts7rts9sts8rts9*2,vvv0uvv3
  vvv0*36,uvv3
  vvv0uuu6qrrdssscrssfsss8rrsfqrrhvvv2vvv0*21,qrrfoppmqrrgoopkrrrfvvv0uvv3
  vvv0*36,uvv3
  vvv0tuu6rsserssbrrscsstasssdvvv0*23,pqqeqrrdqqrgoopkrrrfvvv0uvv3
  vvv0*36,uvv3
  vvv0sst9noogpqqgoppjoppevvv0*30,uvv3
  vvv0uuv4rtt1rtt0*31,tuu5vvv0uvv3
  vvv0stuartu0*5,loodknnjlnofknnekmnipss3rtu0*21,rttavvv0uvv3
  vvv0stublooeknngmopfjmmgqst3orr8prs4pss4prr5prs7prs6qst3qst2rtt1qst4qst3pss6qst3qss5prs7prs5qtt1*2,rtu0*5,nqrenqr9lppdqst4rttbvvv0uvv3
  vvv0stuartu0*5,oqr9prs7prs6prs8*2,oqrborr9nqqbprs8oqr9orraoqr9orr9prs8oqqapss8oqramppertu0*9,rttavvv0uvv3
  vvv0vvv2stt1stt0*31,uuv3vvv0uvv3
  vvv0vvv1vvv0*32,vvv1vvv0uvv3
  vvv0vvv1rss7stt5ttt8ttt3rrsamnom*2,pqqilmmiqqrcvvv0*22,vvv1vvv0uvv3
  vvv0vvv1ttt7rrrcsss9ttu4ttt7sss9ssscrsscrssbsssarrseqrrfsttcrsscuuv2vvv0*17,vvv1vvv0uvv3
  vvv0vvv1vvv0*32,vvv1vvv0uvv3
  vvv0*36,uvv3
  vvv0vvv1vvv0*4,stt8rssbqrreqrrb*2,pqqduuu3vvv0*21,vvv1vvv0uvv3
  vvv0vvv1ppqfoopipqqhrrs8stt5qrrbrss9sss7rss7rss8uvv2vvv1*2,uuu3uuu2vvv0*17,vvv1vvv0uvv3
  vvv0vvv1vvv0*4,ttu5sstasst9sttarssbsstasssbsssattt8rsscttt9rsserrsbvvv0*15,vvv1vvv0uvv3
  vvv0*36,uvv3
  vvv0vvv2uvv0*7,uuv3vvv0*26,uvv3
  vvv0uvv7tuu5sst9oopjpqqfpqqcoppdqqqhuvv7vvv0*19,qssaoqrdqss9oqqdoqrfvvv2vvv0uvv3
  vvv0vvv2uvv0*7,uuv3vvv0*26,uvv3
  vvv0*36,uuu2
  uvv1vvv0*35,uuu1
  vvv0stt9qqqeqrrdqrrasss9sssaqqrfrrrbrssasssaqqqfqrrcuuu2vvv0*20,vvv2vvv0uvv3
  vvv0vvv2tuu5ttt8ttt5tuu5vvv2ttt6ttt7ttt5tuu6ttt5ttt6vvv2vvv0*22,uuu3
  uvv0vvv0*35,uuu0
  vvv0*36,uuu3
  vvv0rss6pqq8rrs5sss6qrr8opp9oopc*2,rrraoppcnoo9mnoapqq7sss5stt4rrr4mnnettt3vvv0*17,uvv3
  vvv0rss7nopcnoocoopcqrrbnopcoppc*2,rrr8ppq9lmncopparrr7ppqapqq8klmgmnogstt4vvv0*17,uvv3
  vvv0*2,stt0*7,vvv0*27,uvv3
  vvv0kno62ac13bd219c0*5,qtt6pst2qtt1rtu0*2,rtu1rtu0*19,tuu0vvv0uvv3
  vvv0imn65ce87egg19c0*5,qtt6lpqfnqrclopfnqrbmpqglpqdqst2rtu0*17,suu0vvv0uvv3
  vvv0qss3dij0cij0*6,suu4tuu0*24,uvv0vvv0uvv3
  vvv0tuu5rssbrrresstbrrrgtttavvv0*20,qrrlsttarrscrssgqrrdsstaqrrgtttavvv0uvv3
  vvv0*2,vvv1vvv0*33,uvv3
  vvv0tuu6rssesssarrscsst7qrrhpqqlrssbttt9rrrcrssepqqkqrrfrrsfssscpqqmsst7qrrbqrrcpqqjopplpqqgvvv0*13,uvv3
  vvv0*3,vvv1vvv0*2,vvv1vvv0*4,vvv1vvv0*24,uvv3
  vvv1vvv0*35,uuu1
team-captain 580x840
~ IqB6 xt-H -Xyg PiZq xprd 2tPw UZPK y4Y8 mlNF jrvS A0Bb MkmD 2oPZ Jf4Y cGNQ 9FKj XnnM m-tD e9bk _ZFq
~ GPjG rtKH PiZq 2fTo y3kJ HHEi nQMh znr5 8Vs- NHmy yuip C0yd 2Id_ PiZq f_wq -8fs pLzl S8nP sHP2 m7Ag
~ 3Pa_ kHvg DbUz 5Nvi S8nP 9uYJ v0gr 3Pa_ p2lh sEW5 PiZq 14JM Sj9z 7_-t cWF4 MVPm ZWnC K_by 2zJ4 e9bk
~ lzcr 4fWB 7hqh PiZq 2fTo wV7z 8Vs- NHmy
  rrs9rssbrss7qrrarssbuvv0*32,
  uuu0uvv0*36,
  vvv0*36,uuu2
  vvv0sss3qrr8uuu2sss5ttt1ttt2uuu2vvv0*28,uvv3
  vvv0rrs9mnngklmhmnneklmbkmmglmnfvvv0*28,uvv3
  vvv0*36,uvv3
  vvv0vur1uod38df1uuu5vvv0*31,uvv3
  vvv0vur2rojfgiiiuuu5oopooppiopqfppqipqqfoppgpqqhuvv0opqaoppfopqfuuu0vvv0*19,uvv3
  vvv0*2,upf4fij6vvv0*32,uvv3
  vvv0*36,uvv3
  vvv0vuu0vsr1vtr0*6,vsr0vtr0*8,vsr1vtr0vsq1vsq0vsr0vsq0vsr1vtr0*9,vut0vvv0uvv3
  vvv0vut0urp7tpmctqnasomatqo9spmasolbtqo6tqn9tpmdtpn8tpmbtpndsolatqo8solftpnctpnbtpn8tqo7tqoatqnatpmetqn9tqoatpnctqna*2,spmgsol9vsr1vtr0vus0vvv0uvv3
  vvv0*2,vus0*32,vuu0vvv0uvv3
  vvv0vvv2uvv0*7,uvv2vvv0*26,uvv3
  vvv0uvv7tuu5sst9oopjpqqfpqqcoppdqqqhuvv7vvv0*26,uvv3
  vvv0vvv3uvv0*7,uuu3vvv0*26,uvv3
  vvv0uuu3ttt7uuv2uuu3ttt6uuu3*3,uuu5uuu2uuu3tuu5uuu5tuu5uuu3uvv3uuu3uuu5uuu4vvv0*16,uvv3
  vvv0uuu3stt9ttt6sttattt9ttt7tttattt8sst8uuu6sssbsttattu9stt8ttt9stt9ttt8stt9sss8vvv1vvv0*15,uvv3
  vvv0*36,uuu2
  uvv1vvv0*35,uuu0
  vvv0ttt7qrrcrrsbrrs8stt7sst9rrrcsss9sst7stt8qrrcrrsbvvv2vvv0*20,vvv2vvv0uvv3
  vvv0uuu4ttt8sttbsss7ttt7uvv4sst8sst9sss8ttt9sss7sst8uuv2vvv0*20,vvv1vvv0uuu3
  uvv1vvv0*35,uuu0
  vvv0*36,uuu3
  vvv0stt4qrr4sss3pqq6sst4qqr5rrr8rss4*2,stt2qrr8vvv1vvv0*23,uvv3
  vvv0rss6opp8ikkjmnnfmnnelnnhpqq9pqq8mnnelmnemnngttt3vvv0*23,uvv3
  vvv0*36,uvv3
  vvv0uuu1ttt4ttt2tuu4ttu2sss5vvv0*29,uvv3
  vvv0ttt3sss8oppanoojoppaqqqcuuu3vvv0*28,uvv3
  vvv0*25,tuu0*3,uuv0vvv0uvv0*4,vvv0*2,uvv3
  vvv0ttt8oopprsscqrrdrssbppqmpqqhvvv0*16,agi63bd43bd34bd42ac2sttauuu3ttt4sst9uuu2uuv6vvv0uvv3
  vvv0uuu7rsscrrsfrsscsssdqrrhssscrrsdqrrerssdsssasssdqrrfstt9vvv0*9,9fh65ce85ce77dfc2ac1rstbtuu3rrrasssdsss9uvv6vvv0uvv3
  vvv0*14,vvv1vvv0*9,tuu1qrs0*3,rss1vvv0uvv0*4,vvv0*2,uvv3
  vvv0*25,tuu0*3,uuu0vvv0uuu0*4,vvv0*2,uvv3
  vvv0sstcoppqqqqjrssbopppqqrgoppsppqjpqqqpqqjoppsppqkpqqippqiqqrkoopqttt4vvv0*6,agi62ac22ac12ac22ac1sttauuu2*2,ttt7vvv1uuv6vvv0uvv3
  vvv0tuu7sssasss9rsscsttbstt9sssbrssduuu4vvv0*14,9fh66df9*2,8ege2ac2rstbttu4pqqdqrrgrrrbuvv6vvv0uvv3
  vvv0*3,vvv1*5,uuu3vvv0*15,tuu1qrs0*3,rss1vvv0uvv0*4,vvv0*2,uvv3
  vvv0*36,uvv3
  vvv0uuu4ttt3rrs8uuu2ttt2ttt3sss5ttt2ttt3vvv0*26,uvv3
  vvv0ttt6oppeqqqeqrr7ppqeoppcoppgopp9qqqbvvv1vvv0*25,uvv3
  vvv0ttt7rrshrssesssaqrrisstbrrrfsssgssserrrasssbrssdsttbqrrdsttarssesssassscrrrjttu7vvv0*15,uvv3
  vvv0*2,uvv0*32,vvv0*2,uvv3
  vvv0uvv0rss9pqqeprrbpqqhstt1tuu0*27,uuu0vvv0uvv3
  vvv0uvv0stt2tuu0stt1tuu0*4,stt2stt3*3,stt2tuu0*3,rss4stt1stt2sst3stt2tuu0sst2tuu0*2,stt1*2,pqr4rss1stt0rss1rss2stt1tuu4vvv0uvv3
  vvv0uvv0prr9noohmnngopqamnnfmoohlnnjnoognoofnppemooknoolmooenophlmmenooh*2,nppimooinopfmoogrss5tuu0*2,stt2ttt0qrrdqrr5mnognopfnopirrs5ttt5vvv0uvv3
  vvv0uvv0pqqbmoodnoofoppaqrr7tuu0*20,stt1stt0*6,uuu0vvv0uvv3
  vvv0*2,uuu0*32,uvv0vvv0uvv3
  vvv0*36,uvv3
  vvv0*36,uvv3
  vvv0ssscooplnophnooiqrrfoppiopploppfqrrbvvv0*24,uvv3vvv0uvv3
  vvv0*36,uvv3
  vvv0*36,uuu3
  uvv0vvv0*35,uuu0
team-captain-key 580x594
~ IqB6 xt-H -cUZ PiZq yuip C0yd 2Id_ PiZq 14JM Rb-H 7_-t cWF4 isbJ xCOe K_by -gPC e9bk lzcr 4fWB 7hqh
~ 7_-t cWF4 MVPm nFnG K_by 2zJ4 e9bk lzcr 4fWB 7hqh PiZq 2fTo wV7z 8Vs- NHmy yuip oylW Mf5k FW0T h947
~ qB63 qqmB 1le_ Fxcm 2t5H u28M kJpD i0DS
  rrs9rssbrss7qrrarsscrrsattt4uvv0*30,
  uuu0uvv0*36,
  vvv0*36,uuu2
  vvv0ttt3rrs3ttt2rss5tuu3rss4sss7stt3ttt3uuu1rss7vvv0*24,uvv3
  vvv0rrr7nop8hijkkmmglmmgklmioppbopp9kmmfkllflmmittt3vvv0*23,uvv3
  vvv0*36,uvv3
  vvv0uuu3uuv1stt6vvv0uuu1uvv1tuu4vvv1uuu1vvv0*26,uvv3
  vvv0ttt7noofoppgqqq8noofnooenoohmnoaoppdvvv2vvv0*25,uvv3
  vvv0ttt5rsscrsserrresssgsssdrrsirrrgsstdsssarssfsttaqrrdsssdsssesst9ssscrsscqrrerssbrssdttt7vvv0*13,uvv3
  vvv0*2,uvv0*32,vvv0*2,uvv3
  vvv0uvv0rss7qrraqrrbprratuu0*21,stt2stt0*6,tuu3vvv0uvv3
  vvv0uvv0rss4qrr5*2,rss5rss4qrr5ttt1tuu0*18,stt3noompqq6moognooimnogqrr8ttt6vvv0uvv3
  vvv0uvv0pqqapqrcoppcpqqboppfnooettt0tuu0*18,stt2stt0*6,tuu2vvv0uvv3
  vvv0*2,uvv0*32,vvv0*2,uvv3
  vvv0uvv0sst4rss7rss6rss8ttt0tuu0*27,uuu0vvv0uvv3
  vvv0uvv0stt4rss6rss5rss8ttt0tuu0*3,ttt1tuu0*2,ttt0tuu0*5,ttt0tuu0*6,ttt1stt1rss0stt0*5,tuu3vvv0uvv3
  vvv0uvv0pqqcnoohlmniopqamnnfmoohlnnjmnojmooi*2,lnnnmoonmooenophlmmelnnlmoojnoollnnlmoohmoogqrr8tuu0*2,stt2tuu0opphpqq7mnogmoohmoolqrr6ttt6vvv0uvv3
  vvv0uvv0qrr8opq9oppbpqq8nooinppeoqqbnppdoppd*2,oppenopdmooetuu0*12,stt1stt0*6,tuu1vvv0uvv3
  vvv0*2,stt2rss3stt4stt2rss2sss4rss4stt3stt2rss3ttt1stt2rss2tuu0*19,uvv0vvv0uvv3
  vvv0*36,uvv3
  vvv0*36,uvv3
  vvv0ssscooplnophoppeqrrfoppiopploppfqrrbvvv0*24,uvv3vvv0uvv3
  vvv0*4,uuu4vvv0*31,uvv3
  vvv0*36,uvv3
  uvv1vvv0*35,uuu0
  vvv0*36,uuu2
  vvv0stt6*2,tuu2uuu3rss6qqq7pqq8*2,sss7qqrapqq7opp7qrr5tuu2uuu1ttu2oppbuuu2vvv0*17,uvv3
  vvv0qrr8lmmdkmmfmnnfpqqdmnofmnnf*2,pqqbnoockllenoocqqq9noodnopbhjjiklmjrss4vvv0*17,uvv3
  vvv0*36,uvv3
  vvv0lop51ac019c0*6,qtt6rtu0*24,tuu0vvv0uvv3
  vvv0imn66dfa9fhj19c0*5,qtt6kopimpqekopgnqrbmpqhlpqdqst2rtu0*17,suu0vvv0uvv3
  vvv0prr49fh09fg0*6,stu5suu0*24,uvv0vvv0uvv3
  vvv0uuu4ttt7sstattt7sssetuu8vvv0*20,rssgttt8sst9sstbsssattt7rssetuu8vvv0uvv3
  vvv0*2,tuu5uuu4uuv3uuv2vvv2vvv0*20,uuv4vvv1uuu3uvv4uuu3vvv2uuv2vvv2vvv0uvv3
  vvv0uuu5tttbttt7sst8tuu5rssfttt8sssasstarrsfsst9uuu5ttu6stt9qrrhsstcsssdsttaqrrjstt6ssscrssbqrrfsssfpqqhttt5vvv0*9,uvv3
  vvv0*2,uuu3uuu4uuu3uuu2uuu4vvv1uuu3uuu5uuu4uuv2uuu1ttt3uuu4uuu5*2,uuu3vvv1uuu4vvv1uvv2tuu4uuu3uuu2ttu3vvv1vvv0*9,uvv3
  vvv0*36,uuu2
  uuu0tuu0*34,tuu1uvv0
team-alone 580x276
~ IqB6 xt-H MnPn PiZq xprd 2tPw UZPK y4Y8 mlNF jrvS A0Bb 1tUj anSc Jf4Y cGNQ 8ROr XnnM m-tD e9bk _ZFq
~ XU_- q6yL
  rrs9rssbrssarrsauuu1uvv0*32,
  uuu0uvv0*36,
  vvv0*36,uuu2
  vvv0sss3qrr8uuu2sss5ttt1ttt2uuu2vvv0*28,uvv3
  vvv0rrs9mnngklmhmnneklmbkmmglmnfvvv0*28,uvv3
  vvv0*36,uvv3
  vvv0vur1uod38df1uuu5vvv0*31,uvv3
  vvv0vur2qnigfiijuuu5nooqnoor*4,nooq*4,noop*2,mnoqnooo*2,noop*4,noor*2,nooqnoop*2,qqrhuuu1oppboppdpqqfuvv0vvv0*2,uvv3
  vvv0*2,upf4fij6vvv0*32,uvv3
  vvv0*36,uvv3
  vvv0vuu0vsr1vtr0*15,vsr1vtr0vsq0*2,vsr0vsq0vsr1vtr0*9,vut0vvv0uvv3
  vvv0vut0urp7tpmctqnasomatqo9spmasolbtqn8tqn9tpmctpn7tpmatpncsolctqo9solgtpndtpnbtqn8tqo7tqna*2,tpmdtqnatqoatpnbtqna*2,spmesolbvsq1vtr0vus0vvv0uvv3
  vvv0*2,vus0*32,vuu0vvv0uvv3
  vvv0vvv2uvv0*7,uvv2vvv0*26,uvv3
  vvv0uvv7tuu5sst9oopjpqqfpqqcoppdqqqhuvv7vvv0*19,rst7nqqeqss9oqqdoqrfvvv2vvv0uvv3
  vvv0vvv3uvv0*7,uuu3vvv0*26,uvv3
  vvv0*36,uuu2
  uuu1uvv0*34,uuu1uvv0
team-too-small 580x276
~ IqB6 xt-H OiwZ PiZq xprd 2tPw UZPK y4Y8 mlNF jrvS A0Bb MkmD 2oPZ Jf4Y cGNQ 4FbA XnnM m-tD e9bk _ZFq
  rrs9rssbrss8rss6rssasssauvv0*31,
  uvv0*37,
  vvv0*36,uuu3
  vvv0rss4pqq9ttt3qrr6sss2sss3sst2vvv0*28,uvv3
  vvv0rss8nooflmnfnooclmnamnnfmnofvvv0*28,uvv3
  vvv0*36,uvv3
  vvv0vur1uoc37de2uuu5vvv0*8,uvv0*3,vvv0*20,uvv3
  vvv0vur2rojffiiiuuu5oopooppiopqfppqipqqfoppgpqqhuvv0opqaoppfopqfuuu0vvv0*19,uvv3
  vvv0*2,upg4gjk5vvv0*32,uvv3
  vvv0*36,uvv3
  vvv0vuu0vsq2vtr0*5,vsr1vtr0*2,vsr1vtr0vsq1vtr0*2,vtr1vtr0*2,vsr1*3,vtr0*3,vsq1vsr1vtr0*2,vtr1vtr0vsq3vtr0*2,vut0vvv0uvv3
  vvv0vut0urp6tpmctqn9somatqo9spmbtqn9solctpn9tpnbtpmburp5tpmctpm9soldtpmbuqo7tqn9*2,tqoatqn8spmespmburo6spmctqo8somaspmctqn9tqnesolctqo9vus0vvv0uvv3
  vvv0*2,vut0*32,vvu0vvv0uvv3
  vvv0vvv2uvv0*7,uuv3vvv0*26,uvv3
  vvv0uvv7tuu5sst9oopjpqqfpqqcoppdqqqhuvv7vvv0*26,uvv3
  vvv0vvv2uvv0*7,uuv3vvv0*26,uvv3
  vvv0*36,uuu2
  uuu0*36,uvv0
team-unranked 580x279
~ IqB6 xt-H jPma PiZq xprd 2tPw UZPK y4Y8 mlNF jrvS A0Bb MkmD 2oPZ PiZq ekEC 6hMf XnnM m-tD e9bk _ZFq
~ XU_- ZECv
  rrs9rssbrssa*2,qrrbsss6uvv0*31,
  uvv0*37,
  vvv0*36,uuu3
  vvv0rss4pqq9ttt3qrr6sss2sss3sst2vvv0*28,uvv3
  vvv0rss8nooflmnfnooclmnamnnfmnofvvv0*28,uvv3
  vvv0*36,uvv3
  vvv0vur1uoc37de2uuu5vvv0*31,uvv3
  vvv0vur2rojffiiiuuu5oopooppiopqfppqipqqfoppgpqqhvvv0*24,uvv3
  vvv0*2,upg4gjk5vvv0*32,uvv3
  vvv0*36,uvv3
  vvv0rrramnnhqqqdnopdmnojnoodoppdoopgoppcvvv0*26,uvv3
  vvv0uuu3uvv1vvv2uvv1uuu3uvv1uuu3ttt4uuu2vvv0vvv2vvv0*2,vvv1vvv0*3,vvv1vvv0*17,uvv3
  vvv0uuu3rssesttarrscsttcsst9rrsfrrscsstarsscsssastt8rrrdrsscrssdsss9rssasss9vvv0*17,uvv3
  vvv0vvv1uvv0*7,vvv2vvv0*26,uvv3
  vvv0uvv6tuu5ttt7oopjpqqfpqqcoppdqqqhuvv6vvv0*19,qssaoqrdqss9oqqdoqrfvvv2vvv0uvv3
  vvv0vvv4uvv0uuu1uvv0*5,uuu4vvv0*26,uvv3
  vvv0*36,uuu3
  uvv0vvv0*34,uvv0*2,
team-settling 580x313
~ IqB6 xt-H CI81 PiZq xprd CeNm wRG4 W6D7 UZPK y4Y8 mlNF jrvS A0Bb MkmD 2oPZ UZPK -Bdf FUC5 hGWq 0FEB
~ tSkm lUMe TdBG tSkm JuKW laCE RIhz XnnM m-tD e9bk _ZFq
  rrs9rssbrss7qrrfqrrauvv0*32,
  uuu0uvv0*36,
  vvv0*36,uuu2
  vvv0sss3qrr8uuu2sss5ttt1ttt2ttt4sss5uuu2*2,ttu2rss8stt2vvv0*18,stu4suu1uvv0vvv0uvv3
  vvv0rrs9mnngklmhmnneklmbkmmglmmgnopbpqqbjllckmmelmniqqq6vvv0*18,ors8mpqdsuu2vvv0uvv3
  vvv0*36,uvv3
  vvv0vur1uod38df1uuu5vvv0*22,uuu2stt1vvv0*7,uvv3
  vvv0vur2rojfgiiiuuu5oopooppiopqfppqipqqfoppgpqqhvvv0*14,ttu2lmmelmmcuuu3sttarssastt6stt7uuu5vvv0uvv3
  vvv0*2,upf4fij6vvv0*23,uuu0*2,uuv2uuu3uuu5uuu3tuu7uuu4vvv0uvv3
  vvv0*36,uvv3
  vvv0uuu6qrrdssscrssfsss8vvv0*24,qrrfoppmqrrgoopkrrrfvvv0uvv3
  vvv0*36,uvv3
  vvv0tuu6rsserssbrrscvvv0*25,pqqeqrrdqqrgoopkrrrfvvv0uvv3
  vvv0*36,uvv3
  vvv0ttu5rssfssserrsbrrrisss9sst8sstbrrrhsssbrssdsttavvv0*23,uvv3
  vvv0vvv1uvv0*7,vvv1vvv0*26,uvv3
  vvv0uvv6uuu4*2,qrrcsss7rss8rss7sss8uvv6vvv0*26,uvv3
  vvv0uvv5uuu1ttt4sss6sss7stt4rss5stt8uuu5vvv0*26,uvv3
  vvv0*36,uuu3
  uvv0vvv0*35,uuu0
team-settled 580x313
~ IqB6 xt-H rnQM PiZq xprd CeNm wRG4 UQVN UZPK y4Y8 mlNF jrvS A0Bb MkmD 2oPZ UZPK -Bdf FUC5 hGWq 0FEB
~ tSkm lUMe TdBG tSkm JuKW laCE bQzH XnnM kgB_
  rrs9rssbrss7qrrdrss7uvv0*32,
  uuu0uvv0*36,
  vvv0*36,uuu2
  vvv0sss3qrr8uuu2sss5ttt1ttt2ttt4sss5uuu2*2,ttu2rss8stt2vvv0*18,sts2sut1uvu1vvv0uvv3
  vvv0rrs9mnngklmhmnneklmbkmmglmmgnopbpqqbjllckmmelmniqqq6vvv0*18,psr5lqodsut2vvv0uvv3
  vvv0*36,uvv3
  vvv0vur1uod38df1uuu5vvv0*22,uuu2stt1vvv0*7,uvv3
  vvv0vur2rojfgiiiuuu5oopooppiopqfppqipqqfoppgpqqhvvv0*14,ttu2lmmelmmcuuu3sttarssastt6stt7uuu5vvv0uvv3
  vvv0*2,upf4fij6vvv0*23,uuu0*2,uuv2uuu3uuu5uuu3tuu7uuu4vvv0uvv3
  vvv0*36,uvv3
  vvv0uuu6qrrdssscrssfsss8vvv0*24,qrrfoppmqrrgoopkrrrfvvv0uvv3
  vvv0*36,uvv3
  vvv0tuu6rsserssbrrscvvv0*25,pqqeqrrdqqrgoopkrrrfvvv0uvv3
  vvv0*36,uvv3
  vvv0tuu6rsserssbrrscsstasssarrrfqrrdrssdssscrrsgsssbrrrerrsguuu3vvv0*20,uvv3
  vvv0vvv1uvv0*8,vvv0*26,uvv3
  vvv0uvv6ttt4rrs7sss7stt9rssarss9rrrbuuu1uvv6vvv0*25,uvv3
  vvv0uvv5ttt2sss4ttt6rss7sst4sss7sss6tuu2vvv4vvv0*25,uvv3
  vvv0*36,uuu3
  uvv0vvv0*35,uuu0
team-board-team 580x898
~ IqB6 xt-H 0IE6 PiZq yuip XnnM 11x3 M3uX CF1a XnnM Y-K3 _0C9 F8Fm BTrH rIJQ -qxg sJM6 LV99 Sjk7 -4yw
~ os49 J8lR RPKA 0Id3 8N1I IpI0 Dy7X 3xxa ublk vJ7y RDRq sJM6 LV99 Sjk7 eByh os49 J8lR z07d qhkD 8N1I
~ chy- Dy7X FHFA FRAQ nVxO M1Tu OU-u sJM6 LV99 Sjk7 B8SC MKjS J8lR F247 FmTw 8N1I wFbv Dy7X Q4mL npV-
~ 0HWq Xv_F OU-u 54Ks YSdR gNKw 9ZV9 4Xz1 yiPC 41d- bHU9 IJ8R gNKw okwP x6gn H0hO HUmi 4D3m BNKt ntYr
~ GKE6 HJmj 9i0R KHx8 qnkc KP4u F1uM UNFY gNKw ClRJ blog H0hO HUmi 4D3m Ys3z iiwO GKE6 1tUj 9i0R A-Tb
~ 9-Ic KP4u csJ1 dQCK gNKw Vgfl X9HM H0hO HUmi 4D3m ryiK ntYr GKE6 Gsx3 9i0R vigH 0qKW KP4u zs4a dOhK
~ IJ8R gNKw zAek gNKw w-fY blog sZgQ Uc6u AZrJ AdsP c__o G5yx MkmD _geO 6eJw mNza xPuW GUFf u0vy -fhq
~ p65B C8ii W1-U J_1H SBa5 6oaK xbiC -FLa NUHA w0oM -waq JxQx
  rrs9rssbrrsarrs9rss8qrr9ttt5uvv0*30,
  uuu0uvv0*36,
  vvv0*36,uuu2
  vvv0stt6uuu1tuu2rss6uuu1qrr7tuu1ttu1uuu3rss6vvv0*4,uuv3vvv0vvv1vvv0vvv2uuu2vvv1vvv0vvv1vvv0*2,vvv2vvv0*4,vvv2uvv2uuu3*2,vvv0uvv3
  vvv0qrr8lmn9jkldkllflmmcklldklmekllflmnilmnbvvv0*4,tttasssdrsserssdsttastt9rrsb*2,sssarrsdsttattt9rssestt9sssbsss9ttt6sttattt9*2,vvv0uvv3
  vvv0*36,uvv3
  vvv0vvv1uuu1*2,uvv1vvv0tuu0rss3stt1stt3stt1ttt0uvv0vvv0*15,uuu1vvv2vvv1*2,uuu2uuu4vvv1vvv0uvv3
  vvv0vvv1uuu2qrrbqrrhttu4tuu0qrr7pqr9pqqbpqr8stt2uvv0vvv0*14,ttt3ttt6sstettt6rsscsssasstcsttavvv0uvv3
  vvv0*6,uvv0*6,vvv0*24,uvv3
  vvv0*36,uvv3
  vvv0*16,vur1vn90aee4ilm6vvv0*16,uvv3
  vvv0*7,vtt0qrr0ttu1vvv0*6,vuq2qnhenmmjilm6vvv0*16,uvv3
  vvv0*6,vts1vom2cgh7kmn6vvv0*6,vvu0vpd1dgh6opq7vvv0*7,tuu0*2,uvv0vvv0*6,uvv3
  vvv0*6,vts1ronbnnnfkmn6vvv0*7,vvt0ssr3uuu5vvv0*6,rst65bd2dln3ipq4vvv0*6,uvv3
  vvv0*7,vom1aeg8rss8vvv0*5,oppoqqqhpqqeqqqhpqqiopphuuu3vvv0*4,rst6hjjennmejpq6vvv0*6,uvv3
  vvv0*9,uuu1vvv0*5,vvv2uuu5uuu3ttt5uuu6tuu6vvv0*5,vvv1afg6ckm4orr7vvv0*6,uvv3
  vvv0*4,uuu4oppipqqippqhrrreoppkppqjtuu3vvv0*3,uuu3ttt7tuu5ttt8ttt9ttu7vvv0*7,tuu1uuu3vvv0*6,uvv3
  vvv0*4,uvv2ttu7ssscsttassscsstatut5uuu4vvv0ttt2cgh1afh0*6,bfh0pqr3vvv0*2,qrrcpqqmqrrcpqqfnoojqqqfvvv0*5,uvv3
  vvv0*5,uuv2uvv1vvv2vvv1*2,vvv0*3,knn618a0*2,5bd97ce9afgg*2,28a218a0chi6vvv0*2,ttt6ttt5ttt8sttatttautt5vuu3vvv0*4,uvv3
  vvv0*3,qst39jl08jl0*7,mqr3kmn618a0*2,4ac28dfj9efg5bc518a0*2,chi6vvv0*2,uuu5vvv3uuu4uuu5*2,vuv2vuv1vvv0*4,uvv3
  vvv0*3,kqr46ik0*2,6ef66ee76cc96cca6ik0*2,gnp4kmn618a0*3,3ab64ac818a0*3,chi6vts1uid0uhb0*6,uhc0vpn2vvv0*3,uvv3
  vvv0*3,kqr46ik0*3,6fg9*2,6ik0*3,gnp4kmn618a0*8,chi6vpm3ue70*2,rd62oc57la4bnb59ue70*2,ujf3vvv0*3,uvv3
  vvv0*3,kqr46ik0*8,gnp4kmn618a0*8,chi6vpm3ue70*2,te70pc6apc5asd61ue70*2,ujf3vvv0*3,uvv3
  vvv0*3,kqr46ik0*8,gnp4kmn618a0*8,chi6vpm3ue70*3,sd71sd62ue70*3,ujf3vvv0*3,uvv3
  vvv0*3,pst2hop0*8,mrs2pqr3eij0*8,lno3vsq1umi0*8,vpm1vvv0*3,uvv3
  vvv0ttt5ttt7uuu5vvv0*2,ttu5stt6uuu4vvv0*8,ttt7sss9*2,stt7vvv1ttt8sttastt8ttt5sstarssbvvv0*4,uuu3sssattt5vvv0uvv3
  vvv0uvv2tuu6uuu3vvv0*2,vvv2ttu6uvv4vvv0*8,vvv2uuu5ttu6uuu4vvv1*2,ttu6tuu6uuu4tuu4uuu4vvv0*4,vvv2uuu4uuu2vvv0uvv3
  vvv0*36,uvv3
  vvv0uuu4vvv0*4,vto2uni4vvu2uuu5sttbtuu7ttt7uuu2vvv3uvv1vvv0*4,stt5vvv1tuu5sss9uuu5sttattt9sssavvv0tuu3ttu7sssatuu9sst8ttt5vvv0uvv3
  vvv0tuu3uuu2vvv0*3,vuq2tni9uuu2rrrettt8rssdrrscrssbrrrduuu3vvv0*4,ttt8vvv0stt8sssbstt8sssasstb*2,vvv0uuu3ttt9sssbttt8sss8uuu5vvv0uvv3
  vvv0*36,uvv3
  vvv0*36,uvv3
  vvv0*6,uvv0rss0uuu4ppqp*2,opqpppqp*2,opppopqpuuu6vvv0*19,uvv3
  vvv0sss5stt6tuu5vvv0*2,nrs6ehhltuu7ppqp*2,opqpppqp*2,opppopqpuuu6vvv0*3,qqqguuu4rssbppqiqrrgqqrgpqqlppqlvvv0ttt8rrrgopplrrshppqgrssbvvv0uvv3
  vvv0*6,tuu1koo6vvv2tuu7*3,ttu7ttt7ttu7tuu7vvv2vvv0*5,vvv1vvv0vvv1vvv0*5,vvv1vvv0*5,uvv3
  vvv0*8,vvv1qrrhrrrhqrrhrrrhrrshrrrhqrrhuuu4vvv0*19,uvv3
  vvv0*36,uvv3
  vvv0*6,vtt0vpm1vvv0*28,uvv3
  vvv0sss8uss7vuu5vvv0*2,vss3rkfcvvv1pnjcqoobrrriqqrkqrrists9vto2vvv0*4,pqqhuuu5rsscoppjrrsdoppjpqqlppqlvvv0*2,sssaoppmrrshppqgrssbvvv0uvv3
  vvv0*7,vts1vvv0*28,uvv3
  vvv0*16,vvv1vvv0vvv1vvv0*17,uvv3
  vvv0*14,vvv2sstarssdsss9rssarssdrss9uuu6vvv0*14,uvv3
  vvv0uvv0suu0*32,uvv0vvv0uvv3
  vvv0uvv0rtu0*6,pss4lnojlooiloohmopgknoiknngqss4rtu0*18,suu0vvv0uvv3
  vvv0uvv0rtu0*4,ssq0lnm1rtt0rtu0*25,suu0vvv0uvv3
  vvv0uvv0oqr8mpp8pss5rtu0trm2hjjmqss5oqrcorr9nqqaprrartu0*7,prr5qss3npqclooemopgknnkmophknniqst1looekmnmmppejmmkloofsuu0vvv0uvv3
  vvv0uvv0rtu0*4,rtt0npn4rtt1oqqborraoqqborr8oqrborr8rtt1rtu0*18,suu0vvv0uvv3
  vvv0uvv0rtu0*6,qst4oqrcoqr8orr9oqranpqfoqrbnpqbprs7rtu0*17,suu0vvv0uvv3
  vvv0uvv0suu0*32,uuv0vvv0uvv3
  vvv0*36,uvv3
  vvv0*13,vvv1vvv0vvv1*2,vvv0*2,uuu3vvv1vvv0vvv2vvv0*13,uvv3
  vvv0*13,uvv3vvv0uuu3qrrdstt7stt8ttt8uuu4vvv0uuu6vvv0*13,uvv3
  vvv0*36,uvv3
  vvv0uuu5ttt7stt9tuu5ttt8tuu6tttatuu4tttbttt7stt9ttu5ttt6stt9tttattt8ttt7tuu5tttattt7sttbttt7vvv0*5,uuu4ttt6stt7ttt7uuu4tuu7uuu3vvv0uvv3
  vvv0vvv1uuu4uuu5*2,uuu6uuu3tuu6uuu4uuu6uuu4uuu5uuu2uuu5*2,uuu4*4,uuu6uuu4ttt7uuu5vvv0*5,uvv2uuu6ttt6uuu5uuu3*2,uuu2vvv0uvv3
  vvv0*36,uuu2
  uuu1vvv0*34,uuu1uvv0
team-board-member 580x248
~ IqB6 xt-H Ip8H PiZq yuip XnnM 11x3 M3uX XnnM Y-K3 MiSL PnRF rIJQ 1dQb
  rrs9rssbrrsarrs9rss9rssaqrrbsst5uvv0*29,
  uuu0uvv0*36,
  vvv0*36,uuu2
  vvv0stt6uuu1tuu2rss6uuu1qrr7tuu1ttu1uuu3rss6vvv0*25,uvv3
  vvv0qrr8lmn9jkldkllflmmcklldklmekllflmnilmnbvvv0*25,uvv3
  vvv0*36,uvv3
  vvv0uvv0stt1*3,ttt0uvv0ttt5uuv2uuu4uvv2vvv0vvv1vvv0*23,uvv3
  vvv0uvv0stt1pqr7prrcrss3uvv0sssbqrrdqqrfqrrcuuu3vvv1vvv0*23,uvv3
  vvv0*2,uvv0*5,vvv0*29,uvv3
  vvv0*2,uvv0*32,vvv0*2,uvv3
  vvv0uvv0tuu0*32,uuu0vvv0uvv3
  vvv0uvv0tuu0*2,pqqbqrr7pqqeqrr8pqqbpqqd*2,qrr6pqqcpqqdqrr7qrr9pqqfpqqeqrraoqqgqrr9pqrepqqdqrr7pqqbqrrbqrr8pqqeqrr9pqrboqqcpqq8ttt0tuu0uuu0vvv0uvv3
  vvv0uvv0tuu0*2,ttt1stt0stt1stt0stt1*2,stt3stt2stt1ttt1stt0stt2stt1*2,ttt1stt1ttt1stt1*4,ttt1stt1*6,ttu0tuu0uuu0vvv0uvv3
  vvv0*2,tuu0*32,uuu0vvv0uvv3
  vvv0*36,uuu3
  uvv0vvv0*35,uuu0
team-loading 580x757
~ IqB6 xt-H xeLO PiZq DOk5 2tPw hCNB hCNB w2SA hCNB hCNB hCNB hCNB hCNB hCNB hCNB
  rrs9rssb*2,qrrcqrrauvv0*32,
  uvv0*37,
  vvv0*36,uuu3
  vvv0rss4pqq9ttt3qrr6sss2sss3sst2vvv0*28,uvv3
  vvv0rss8nooflmnfnooclmnamnnfmnofvvv0*28,uvv3
  vvv0*2,uvv0*12,vvv0*22,uvv3
  vvv0tuu0rss0*12,stt0vvv0*21,uvv3
  vvv0tuu0rss0*12,stt0vvv0*21,uvv3
  vvv0uvv0ttt0*12,tuu0vvv0*21,uvv3
  vvv0uvv0stt0*32,tuu0vvv0uvv3
  vvv0tuu0rss0*32,stt0vvv0uvv3
  vvv0tuu0rss0*32,stt0vvv0uvv3
  vvv0tuu0rss0*32,stt0vvv0uvv3
  vvv0tuu0rss0*32,stt0vvv0uvv3
  vvv0tuu0rss0*32,stt0vvv0uvv3
  vvv0*2,uuu0*32,vvv0*2,uvv3
  vvv1vvv0*35,uuu1
  vvv0*36,uuu2
  vvv0uvv0ttt0*15,ttu0vvv0*18,uvv3
  vvv0tuu0rss0*16,vvv0*18,uvv3
  vvv0*2,uvv0*15,vvv0*19,uvv3
  vvv0uvv0ttt0*32,uuu0vvv0uvv3
  vvv0tuu0rss0*32,stt0vvv0uvv3
  vvv0tuu0rss0*32,stt0vvv0uvv3
  vvv0*2,tuu0*32,uvv0vvv0uvv3
  vvv0*2,uuu0*32,vvv0*2,uvv3
  vvv0tuu0rss0*32,stt0vvv0uvv3
  vvv0tuu0rss0*32,stt0vvv0uvv3
  vvv0uvv0stt0*32,tuu0vvv0uvv3
  vvv0*36,uvv3
  vvv0tuu0rss0*32,stt0vvv0uvv3
  vvv0tuu0rss0*32,stt0vvv0uvv3
  vvv0uuu0rss0*32,ttt0vvv0uvv3
  vvv0*36,uvv3
  vvv0uuu0stt0*32,tuu0vvv0uvv3
  vvv0tuu0rss0*32,stt0vvv0uvv3
  vvv0tuu0rss0*32,stt0vvv0uvv3
  vvv0*2,uvv0*32,vvv0*2,uvv3
  vvv0uvv0ttt0*32,uuu0vvv0uvv3
  vvv0tuu0rss0*32,stt0vvv0uvv3
  vvv0tuu0rss0*32,stt0vvv0uvv3
  vvv0*2,tuu0*32,uvv0vvv0uvv3
  vvv0*2,uuu0*32,vvv0*2,uvv3
  vvv0tuu0rss0*32,stt0vvv0uvv3
  vvv0tuu0rss0*32,stt0vvv0uvv3
  vvv0uvv0stt0*32,tuu0vvv0uvv3
  vvv0*36,uuu2
  uuu0uvv0*34,uuu0uvv0
