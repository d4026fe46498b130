team-phases-open 358x346
~ IqB6 xt-H ZNsi PiZq fIU1 N6vp 8Edn wrNX PXB0 9unx b9Dl hGd8 BOI1 mSRl oLrx ztV1 vSAp YfWT 5kDC PiZq
~ 2fTo nWg7 8Vs- NHmy HLbz Nc_T Rgdu q93L 0Gun X_kU dPCD Zcmu R3q_ c26f
  rrs9rssbrrsbrrs9rss6qrrarss8uvv0*16,
  uvv0*22,uuu0
  vvv1prs4vvv0*4,prs4uvv1vvv0*3,qss3uvv1vvv0*3,tuu1vvv0*5,uvv2
  vvv1lppbprs4qrs0*2,uuu1mpqaprr4qrs0stt0uvv0nqq8rss5uvv0*3,sst4ttt3uvv0*3,vvv0vvv2
  vvv0rssattt6sssbvvv0*2,ttt7ttt9vvv0*3,ttt7stt6ttt7sst8vvv0stt7rss9ttt8vvv0*3,vvv2
  vvv0sst9stt9sssbvvv1vvv0ttt7sttcvvv0*3,stt7stt9qrrcsss7vvv1ttt6sst7*2,vvv0*3,vvv2
  vvv0sttdsstcssscttt7vvv2sttbtttarssdttt8uuu3sttcsttbsstauuu5vvv0ttt8sssbsssattt8vvv2vvv0vvv2
  vvv0*11,sssastt9vvv2vvv0*8,vvv2
  vvv1vvv0*21,uuu1
  vvv0*22,uvv1
  vvv0nooqopplpqqfoppgpqqeoppnoppgvvv0*12,uvv3vvv0vvv2
  vvv0*22,uvv2
  tuu0*22,uuu0
  tuu0noodsst3nppcopphpqq9opqeopqioppkoqqfpqqeopqenppgprr9qrr8pqqcopqcnpphpqqgopqfqrr9tuu0*2,
  tuu0rss1stt3qrr8rss4tuu0*13,stt1tuu0*4,
  tuu0*2,stt2rss9qrr5tuu0*18,
  tuu0*2,rss4pqqeqrr8rss6pqqeqrr8pqraprrfpqqerss6tuu0*11,
  tuu0*2,rss5oppinoodnoplqrr9pqqdnppiqrrbnoofoppepqqd*2,pqq9nppfopqfoppe*2,oppktuu0*3,
  tuu0*2,stt2qrr8*2,ttt0tuu0ttt0tuu0*11,ttt0tuu0*3,
  tuu0*2,stt3rss8rss6ttt0tuu0*2,ttt0tuu0ttt1tuu0ttt1*2,ttt0tuu0ttt1ttt0stt3tuu0*4,
  tuu0*2,stt2oppgpqqeopqgpqqapqqcnppeoppgpqqcnppdqrr9pqqd*2,oppdopqfpqqcopphoppeqrr8tuu0*2,
  tuu0*23,
team-phases-upcoming 358x346
~ IqB6 xt-H CQ1t PiZq fIU1 N6vp ztV1 wrNX Eh9k ztV1 b9Dl 2r2g ztV1 mSRl rJAr ztV1 vSAp YfWT 5kDC PiZq
~ 2fTo nWg7 8Vs- NHmy HLbz Nc_T Rgdu q93L 0Gun X_kU 7N9b SifL R3q_ c26f
  rrs9rssbrrsbrrs9rss6rrscrrs9rssdrss6uvv0*14,
  uuu0uvv0*22,
  vvv0ttu1vvv0*4,tuu1vvv0*4,tuu1vvv0*4,uuu1vvv0*5,uvv2
  vvv0qrs7uuu1uvv0*3,rss6tuu2uvv0*3,rss5ttt3uvv0*3,sss5ttt4uvv0*3,vvv0vvv2
  vvv0sst8tuu4ttt8vvv0*2,tuu5tuu6vvv0*3,ttt5ttt3tuu4ttt5vvv0ttt5sss7tuu6vvv0*3,vvv2
  vvv0rssasssbrrrevvv1vvv0sss9rssfvvv0*3,sst8ssscpqqfrrsavvv1sst8rssa*2,vvv0*3,vvv2
  vvv0sttdsstcssscttt8uuu4sttbtttarssdttt8uuu5sttcttt9sttbttt8vvv0ttt8sssbsssattt8vvv2vvv0vvv2
  vvv0*11,sssastt9vvv2vvv0*8,vvv2
  vvv1vvv0*21,uuu1
  vvv0*22,uvv1
  vvv0nooqopplpqqfoppgpqqeoppnoppgvvv0*12,uvv3vvv0vvv2
  vvv0*22,uvv2
  tuu0*22,uuu0
  tuu0noodsst3nppcopphpqq9opqeopqioppkoqqfpqqeopqenppgprr9pqqb*2,opqcnpphpqqgopqfqrr9tuu0*2,
  tuu0rss1stt3qrr8rss4tuu0*13,stt1tuu0*4,
  tuu0*2,stt2rss9qrr5tuu0*18,
  tuu0*2,rss4pqqeqrr8qrr9qrrarss6oqqfpqqcpqqbtuu0*12,
  tuu0*2,rss5oppinoodnoplqrr9pqqdnppiqrrbnoofoppepqqd*2,pqq9nppfopqfoppe*2,oppktuu0*3,
  tuu0*2,stt2qrr8*2,ttt0tuu0ttt0tuu0*11,ttt0tuu0*3,
  tuu0*2,stt3rss8rss6ttt0tuu0*2,ttt0tuu0ttt1tuu0ttt1*2,ttt0tuu0ttt1ttt0stt3tuu0*4,
  tuu0*2,stt2oppgpqqeopqgpqqapqqcnppeoppgpqqcnppdqrr9pqqd*2,oppdopqfpqqcopphoppeqrr8tuu0*2,
  tuu0*23,
team-phases-frozen 358x346
~ IqB6 xt-H kq28 PiZq fIU1 N6vp Acwl wrNX U1xS fOOJ Acwl b9Dl U1xS FTSW BOI1 mSRl oLrx ztV1 vSAp YfWT
~ 5kDC PiZq 2fTo nWg7 8Vs- NHmy HLbz Nc_T Rgdu q93L 0Gun X_kU sJfb A5fO R3q_ c26f
  rrs9rssbrrsbrrs9rss6rrsbqrr8tuu3uvv0*15,
  uuu0uvv0*22,
  vvv0rts2vvv0*4,rts1vvv0*4,qss2uvv1vvv0*3,uuu1vvv0*5,uvv2
  vvv0ckg5psq2qsr0*3,ckh4orq2qsr0*3,npq9qss5uvv0*3,sss5ttt4uvv0*3,vvv0vvv2
  vvv0sst8tuu4ttt8vvv0*2,tuu5tuu6vvv0*3,ttt5ttt3tuu4ttt5vvv0ttt5sss7tuu6vvv0*3,vvv2
  vvv0rssasssbrrreuvv1vvv0sss9rssfvvv0vvv1vvv0sst8ssscqqqfrrsavvv1sst8rssa*2,vvv0*3,vvv2
  vvv0sttdsstcssscttt8vvv0sttbtttarssdtttbuuu3sttctttasttauuu5vvv0ttt8sssbsssattt8vvv2vvv0vvv2
  vvv0*11,sssastt9vvv2vvv0*8,vvv2
  vvv1vvv0*21,uuu1
  vvv0*22,uvv1
  vvv0nooqopplpqqfoppgpqqeoppnoppgvvv0*12,uvv3vvv0vvv2
  vvv0*22,uvv2
  tuu0*22,uuu0
  tuu0noodsst3nppcopphpqq9opqeopqioppkoqqfpqqeopqenppgqrrapqqcpqqbopqcnpphpqqgopqfqrr9tuu0*2,
  tuu0rss1stt3qrr8rss4tuu0*13,stt1tuu0*4,
  tuu0*2,stt2rss9qrr5tuu0*18,
  tuu0*2,rss4pqqeqrr7qrra*2,rss6oqqfpqqcpqqbtuu0*12,
  tuu0*2,rss5oppinoodnoplqrr9pqqdnppiqrrbnoofoppepqqd*2,pqq9nppfopqfoppe*2,oppktuu0*3,
  tuu0*2,stt2qrr8*2,ttt0tuu0ttt0tuu0*11,ttt0tuu0*3,
  tuu0*2,stt3rss8rss6ttt0tuu0*2,ttt0tuu0ttt1tuu0ttt1*2,ttt0tuu0ttt1ttt0stt3tuu0*4,
  tuu0*2,stt2oppgpqqeopqgpqqapqqcnppeoppgpqqcnppdqrr9pqqd*2,oppdopqfpqqcopphoppeqrr8tuu0*2,
  tuu0*23,
team-phases-settled 358x346
~ IqB6 xt-H BhEU PiZq fIU1 N6vp Acwl wrNX U1xS fOOJ Acwl b9Dl U1xS FTSW Acwl mSRl U1xS Owi_ Acwl vSAp
~ U1xS tpa8 5kDC PiZq 2fTo nWg7 8Vs- NHmy HLbz Nc_T Rgdu q93L 0Gun X_kU sJfb A5fO R3q_ c26f
  rrs9rssbrrsbrrs9rss6qrr9qrrastt6uvv0*15,
  uuu0uvv0*22,
  vvv0rts2vvv0*4,rts1vvv0*4,rts1vvv0*4,sts1vvv0*5,uvv2
  vvv0ckg5psq2qsr0*3,ckh4orq2qsr0*3,dli3nrp2qsr0*3,eli3mqo2qsr0*3,uuu1vvv2
  vvv0sst8tuu4ttt8vvv0*2,tuu5tuu6vvv0*3,ttt5ttt3tuu4ttt5vvv0ttt5sss7tuu6vvv0*3,vvv2
  vvv0rssasssbrrreuvv1vvv0sss9rssfvvv0vvv1vvv0sst8ssscqqqfrrsavvv1sst8rssasssavvv0*3,vvv2
  vvv0sttdsstcssscttt8vvv0sttbtttarssdtttbuuu3sttctttasttauuu5vvv0ttt8sssbsttcttt9uuu6vvv0vvv2
  vvv0*11,sssdsttbtuu6vvv0*8,vvv2
  vvv1vvv0*21,uuu1
  vvv0*22,uvv1
  vvv0nooqopplpqqfoppgpqqeoppnoppgvvv0*12,uvv3vvv0vvv2
  vvv0*22,uvv2
  tuu0*22,uuu0
  tuu0noodsst3nppcopphpqq9opqeopqioppkoqqfpqqeopqenppgqrrapqqcpqqbopqcnpphpqqgopqfqrr9tuu0*2,
  tuu0rss1stt3qrr8rss4tuu0*13,stt1tuu0*4,
  tuu0*2,stt2rss9qrr5tuu0*18,
  tuu0*2,rss4pqqeqrr7qrra*2,rss6oqqfpqqcpqqbtuu0*12,
  tuu0*2,rss5oppinoodnppkqrr9pqqdnppiqrrbnoofoppepqqd*2,pqq9nppfopqfoppe*2,opqjtuu0*3,
  tuu0*2,stt1rrs6rss6stt1tuu0ttt0*2,tuu0*10,stt1tuu0*3,
  tuu0*2,stt3qrraqrr7ttt0tuu0*4,ttt0tuu0ttt0*2,tuu0*2,ttt0tuu0stt1tuu0*4,
  tuu0*2,stt3opphpqqfopqgpqqapqqcnopfoppgpqqcnppdqrraoqqdpqqeoppdopqfpqqcnppjoppeqrr8tuu0*2,
  tuu0*23,
team-left 358x93
~ IqB6 xt-H 1E_w PiZq HLbz KLhK
  rrs9rssbrrsattt4uvv0*19,
  uuu0*23,
  ttt0qrs7sss6qrr6stt4rss4*2,rss3stt1rss3rss4stt3rss3rss6rss5sss4rss4qrr7rss4sst3rss3tuu0*2,
  tuu0qrrbqrraqrr8qrrapqrdrss6prrbrssaqrrapqrcqrra*2,rss7pqrdqrsapqrdqrrapqqarss7qrr9tuu0*2,
  stt3pqqenppmpqq9oqqenoplpqqdtuu0*16,
  tuu0*23,
team-find-visitor 358x1137
~ IqB6 xt-H Y5_E PiZq ITGt CeNm JyF8 HW5a vBJR sQFy 9Tqs IuwX sr5L Zcmu tkbA bdoO 98We CBCQ _pu_ L6AB
~ BrLU j4Hf piSF PiZq -8fs INmy FLyn DiUC 43p- 4E7D MkmD 7-62 znr5 5TwE Yema f-G2 u-N8 56p0 QcY5 l5JP
~ 56p0 Bdqk 8Hex swzn tyWv FLyn bC0v 43p- 4E7D zgkL 7-62 WtZL 5TwE 3pAo f-G2 Eo2G 56p0 QcY5 l5JP 56p0
~ Bdqk Ccpa tyWv FLyn D0QG ges5 4E7D 70fV 7-62 ghwx 5TwE 6YC2 f-G2 za8W 56p0 QcY5 cbhQ 56p0 kFl9 JUQb
~ tyWv FLyn DiUC z5Xs 4E7D HJmj 7-62 yL7X 5TwE Cyig f-G2 x9d3 56p0 QcY5 xzPY 56p0 8Q5a lykg swzn tyWv
~ FLyn HLB5 43p- 4E7D 1tUj 7-62 Y7jD 5TwE CAhI f-G2 JyhH 56p0 QcY5 l5JP 56p0 Bdqk swzn tyWv FLyn bC0v
~ z5Xs 4E7D Gsx3 7-62 cQH1 5TwE Xd2G f-G2 pBwT 56p0 QcY5 l5JP 56p0 Bdqk swzn ITGt Kvx3 9Tqs IuwX kwU4
~ bb8t mX4V
  rrs9rssbrrsarss8qrrdrrsauuu0uvv0*16,
  uuu0uvv0*22,
  vvv0*22,uvv2
  vvv0qrr7stt4sss5uuu1sst5ttt1ttu3uuu0vvv1uuu3uvv1uuu2uvv2tuu0stt3stt1*2,stt2stt1ttt0vvv0vvv2
  vvv0ppqbnooinoocoppboppcmnnbmnnisss7vvv1ttu3qqrcrssdttt7uuu0rss5prr9qrr7qrr8oqqastt1vvv0vvv2
  vvv0*14,uvv0*7,vvv0vvv2
  vvv0sssdrrrhrrsdrssdrrsbsssbrrrfttt8stt8sssbsss9qrressscrssfsssgrssdvvv0*5,vvv2
  vvv0rrrgsttasss9sttbssscstt9qrristtcrsscvvv0*12,vvv2
  vvv0*22,vvv2
  vvv0uuu4uvv0*19,vvv3vvv2
  vvv0uvv7pqqjvvv1rrsarssbttt8rssbrssavvv2vvv0*11,uvv7vvv2
  vvv0uvv6vvv1*7,vvv0*12,uvv5vvv2
  vvv0sss2ppq0*4,pqq0uuu1uuu0*9,uvv0*4,vvv0vvv2
  vvv0478647843673478736732672ghi6vvv1ttt5uuu3*2,uuu2uuu4uuu3uuu2vvv1*2,vvv0*4,vvv2
  vvv047865899589669af589a4786ghi6vvv1sss9sst9ttt7ttt5sst8sttbtttauuu2vvv1vvv0*4,vvv2
  vvv0stt1qqr0*5,uvv1vvv0*14,vvv2
  vvv0vtq0qqo1qrs1vvv0*14,uvv0*2,vvv0*2,vvv2
  vvv0vqh3llidgkl9uuu3uuu4uuv1vvv1*2,ttt5uuu4vvv0*6,uvv5vvv2uuu3vvv0uvv5vvv2
  vvv0vrj3mljfjlm9ttt8pqqhpqqgpqqerrrfpqqepqqfuuu3vvv0*5,uvv6tuu4pqqguuu5uvv6vvv2
  vvv0vvu0ppm4vvv1vvv0*14,uvv0*3,vvv0vvv2
  vvv0sssatuu6sss9sssbttt9uuu6sttgsssbsssavvv0*12,vvv2
  vvv0uuu3vvv1uuu2uuu3*2,uuu4ttt6tuu4uuu3vvv1vvv0*2,vvv1vvv0vvv1vvv0*2,vvv1vvv0vvv1vvv0vvv2
  vvv0sstarssdtttbsssdrssettt9sssctttcttt9sstbqrrfuuu5*2,rrre*2,sssasttattt6rrrfrssfuvv3vvv2
  vvv0*22,vvv2
  vvv0*2,uuu0uvv0vvv0*18,vvv2
  vvv0vpn2kkk7fjk7vvv0*13,vvv4uvv0uuu0uvv0vvv3vvv2
  vvv0vrq3onnhilmastt7nooloppippqiqrrdnooloppjsst7vvv0*5,uvv6ttt7oppjtuu5uvv6vvv2
  vvv0vut0lkk5stt2vvv0*13,vvv1uvv0*3,vvv1vvv2
  vvv0uuu5uvv3uuu3ttt5uvv2uuu6uuu4uuu5uuu2uvv2uuu3uuu4*2,ttu8uuu5ttt7*2,ttt8vvv2vvv0*2,vvv2
  vvv0ttt8uuu4ttt7tuu5uvv2ttt9uuu5sstbttu8uvv2stt9ttt9ttt8*2,ttt7uuu5vvv1ttt7vvv1vvv0*2,vvv2
  vvv0*22,vvv2
  vvv0qrs1orr0suu1vvv0*18,vvv2
  vvv0eij9ilm9jpq5uuu2uuu4ttu4uuu4*3,vvv1vvv0*6,uvv5uuu2ttt3uuu0uvv5vvv2
  vvv0hklakmmdkqr6tuu5pqqhppqfsss8oppfopqettt8vvv0*6,uvv6tuu4pqqguuu5uvv6vvv2
  vvv0ttu2jno3uvv1vvv0*14,uvv0*3,vvv0vvv2
  vvv0ttt9uuu6ttt7sss9uuu5*2,sttcrssasssauuu4rssavvv2ttt7sttb*2,tuu5rsscstt6sss9vvv1vvv0vvv2
  vvv0uuu3vvv2uvv2*2,vvv1uuu3vvv1uuu3*2,vvv2uuu4vvv1uuu2uuu5uuu4vvv1vvv2vvv0uuu2vvv0*2,vvv2
  vvv0*22,vvv2
  vvv0vto0vpk0vrp1vvv0*14,uvv0*3,vvv0vvv2
  vvv0vri3tqo9vnk5uuu2sttetttattt7tttcuuu6*2,vvv2vvv0*5,uvv6uuu3sss9uuu2uvv6vvv2
  vvv0vrj3smh8vol4ttt7ssscttt8rss9sttarssb*2,vvv2vvv0*5,uvv5uuu3sssauuu3uvv5vvv2
  vvv0*2,vsp1vvv0*15,uvv0*2,vvv0*2,vvv2
  vvv0rssdstt7sstarsscttt9tttbsss9ssseqrrfrsscrsseuuu5vvv0*9,vvv2
  vvv0uuu4uuu3uuu4*2,ttu5ttt5sttattt7ttu7uuu6ttt7ttt8uuu4tuu5uuu5uuu3vvv0*5,vvv2
  vvv0ttu6ttt9tuu7ttu7ttt7tuu7ttt7*2,tuu5ttu7ttt6ttt9uuu7uuu6ttu8sssavvv2vvv0*4,vvv2
  vvv0rrsarrserrrfssta*2,ssscrssgrsshvvv0*13,vvv2
  vvv0*22,vvv2
  vvv0*22,vvv2
  vvv0hop4ejl3gkl5sstaoppmoppn*3,oppm*4,opploppmoppnttu6vvv2uvv0*3,vvv2*2,
  vvv0kpq9lljqilmcuuu3ttt8*5,ttt7*5,ttt8uvv2uvv7ttt7oppktuu5uvv7vvv2
  vvv0oss3cij5prr4sstaoppl*2,oppm*2,oppkoppl*2,oppk*4,ttt5vvv2uvv0*3,vvv2*2,
  vvv0vvv1*3,uuv2vvv1*2,vvv2vvv1vvv0*2,vvv1vvv0*3,vvv3vvv1vvv0vvv2vvv0*3,vvv2
  vvv0ssscttt8sss9stt9tuu8uuu6sstgrssdrsscuvv2rssarssbsssdrssetuu5rssd*2,sttcvvv0*3,vvv2
  vvv0*22,vvv2
  vvv0*22,vvv2
  vvv0vpn2uli3umi3vvv0*2,vuu1vvv1vvv0*11,uvv0*2,vvv0vvv2
  vvv0vrp4nkffvol5tss5qolbqppbqqqkoppoqrrnsss7vto2vvv0*7,qrr8pqqfvvv0vvv2
  vvv0vtt1vmi2vts1vvv0*18,vvv2
  vvv0uuu4uuu2*2,uuu4*2,vvv2uuu6uuu3vvv1vvv0uuu2*2,vvv2vvv1tuu5uuu3vvv1uuv4vvv0*3,vvv2
  vvv0ttt9ttu5ttt7*2,uuu6uuu5tttdsssb*2,vvv1sss9sttasttdsstcvvv2sttasttctttavvv0*3,vvv2
  vvv0*22,vvv2
  uvv1vvv0*21,uuu0
  vvv0*22,uvv2
  vvv0ikkgklmijklfpqqcklmj*2,oppfklmikllnoppdikkhklmgklmjstt4vvv0*7,vvv2
  vvv0vvv1uuu3vvv0uvv2ttt5vvv0vvv1vvv0*2,uuu1vvv2vvv0*2,vvv1vvv0*7,vvv2
  vvv0rssfrssdsstcrssfsssessscstt8ttu6ttt8stt9sstcrrsfsttarrsgstt9vvv0*6,vvv2
  vvv0rrrgsttasssattu7rssbrsscrsserrsfuuu1vvv0*12,vvv2
  vvv0uuu5*2,uuu4uuu3uuv2vvv1vvv0vvv1uuu2vvv2vvv1vvv3vvv1uuu3uuv1vvv2vvv1uuu4vvv1vvv0*2,vvv2
  vvv0ttt8tttasttastt8ttt7rssatttassscsssatttcstta*3,uuu6rss9tttasstcsssbssscvvv0*2,vvv2
  vvv0rsscrrsesst8sstcqrrhvvv0*16,vvv2
  vvv1vvv0*21,uvv1
  uuu0rss0*20,ttt0uvv0
team-find-search 358x1023
~ IqB6 xt-H UjTr PiZq ITGt CeNm JyF8 HW5a vBJR sQFy 9Tqs IuwX sr5L Zcmu tkbA bdoO 98We CBCQ _pu_ L6AB
~ BrLU j4Hf piSF PiZq -8fs INmy FLyn DiUC 43p- 4E7D MkmD 7-62 znr5 5TwE w_f3 f-G2 u-N8 56p0 QcY5 l5JP
~ 56p0 Bdqk 8Hex swzn tyWv FLyn bC0v 43p- 4E7D zgkL 7-62 WtZL 5TwE w_f3 f-G2 Eo2G 56p0 QcY5 l5JP 56p0
~ Bdqk Ccpa tyWv FLyn D0QG ges5 4E7D 70fV 7-62 ghwx 5TwE aLzw f-G2 za8W 56p0 QcY5 cbhQ 56p0 kFl9 JUQb
~ tyWv FLyn DiUC z5Xs 4E7D HJmj 7-62 yL7X 5TwE 81uW f-G2 x9d3 56p0 QcY5 xzPY 56p0 8Q5a lykg swzn tyWv
~ FLyn HLB5 43p- 4E7D 1tUj 7-62 Y7jD 5TwE w_f3 f-G2 JyhH 56p0 QcY5 l5JP 56p0 Bdqk swzn tyWv FLyn bC0v
~ z5Xs 4E7D Gsx3 7-62 cQH1 5TwE w_f3 f-G2 pBwT 56p0 QcY5 l5JP 56p0 Bdqk swzn nX-V
  rrs9rssbrrsarss8qrr8rrsbtuu2uvv0*16,
  uvv0*22,uuu0
  vvv0*22,uvv2
  vvv0pqq8rss6rrr6ttt2rss6sss3sss4uuu1vvv1uuu3uvv1uuu2uvv2uuu0stt3stt1*2,stt2stt1ttt0vvv0vvv2
  vvv0qqqaopphoppbpqq9pqqbnoo9oophstt6vvv1ttu3qqrcrssdttt7uuu0rss5prr9qrr7qrr8oqqastt1vvv0vvv2
  vvv0*11,uvv0uuu1vvv0uvv0uuv0uvv0*5,vvv0vvv2
  vvv0ssscrrsgrrsdrsscrrsbsssbrrsettt8stt8sssbsst8rrsdssscrssfsssfrssdvvv0*5,vvv2
  vvv0rrrgsttasss9sttbssscstt9qrristtcrsscvvv0*12,vvv2
  vvv0*22,vvv2
  vvv0uuu4uvv0*19,vvv3vvv2
  vvv0uvv7pqqjvvv1rrsarssbttt8rssbrssavvv2vvv0*11,uvv7vvv2
  vvv0uvv6vvv1*7,vvv0*12,uvv5vvv2
  vvv0sss2ppq0*4,pqq0uuu1uuu0*9,uvv0*4,vvv0vvv2
  vvv0478658973675478947863674ghi6vvv1stt7tuu5*2,uuu3tuu6*2,ttu5uuv2vvv1vvv0*4,vvv2
  vvv04786*2,4784589d58984785ghi6vvv1stt8ttt7uuu6ttt4ttt6ttt8ttu8uuu2vvv1vvv0*4,vvv2
  vvv0stt1qqr0*5,uvv1vvv0*14,vvv2
  vvv0vtq0qqo1qrs1vvv0*14,uvv0*2,vvv0*2,vvv2
  vvv0vqh3llidgkl9uuu5stt6ttt4tuu2uuu3sss8ttt7vvv1vvv0*5,uvv5vvv2uuu3vvv0uvv5vvv2
  vvv0vrj3mljfjlm9tuu7qrrfqrrerrrcsssdqrrc*2,uuu3vvv0*5,uvv6tuu4pqqguuu5uvv6vvv2
  vvv0vvu0ppm4vvv1vvv0*14,uvv0*3,vvv0vvv2
  vvv0sssatuu6sss9sssbttt9uuu6sttgsssbsssavvv0*12,vvv2
  vvv0uuu4vvv1uuu4uuu5tuu5*2,ttt8ttu5uuu3vvv2vvv1vvv0uvv2vvv0vvv1vvv0vvv1uuu2vvv0vvv1*2,vvv2
  vvv0stt9rssdttt9sttcssscttt8sssatttbttt8sttaqrrfuuu5*2,rrrerrsesssattt9uuu5rrsfrssfvvv2*2,
  vvv0*22,vvv2
  vvv0vvu0ttt0tuu0vvv0*18,vvv2
  vvv0vpo2llk8fjk8vvv0*13,vvv4uvv0uuu0uvv0vvv4vvv2
  vvv0vrp3nnmfilmastt7nooloppippqiqrrdnooloppjsst7vvv0*5,uvv6ttt7oppjtuu5uvv6vvv2
  vvv0vuu0mll5ttt2vvv0*13,vvv1uvv0*3,vvv1vvv2
  vvv0uuu6uuu5tuu5ttt6uuv3uuu7uuu5ttu7uuu4uuv3uuu4tuu5ttt6tttattt7ttt8*2,sttavvv3vvv0*2,vvv2
  vvv0ttt6uuu3uuu6uuu4vvv2tuu8uuu4stt8uuu6vvv2stt8ttt8uuu6ttt6uuu6uuu4vvv0uuu5vvv0*3,vvv2
  vvv0*22,vvv2
  vvv0qrs1orr0suu1vvv0*18,vvv2
  vvv0eij9ilm9jpq5uuu2uuu4ttu4uuu4*3,vvv1vvv0*4,uuu5ttt5uuu1tuu2ttt3uuu1uvv5vvv2
  vvv0hklakmmdkqr6tuu5pqqhppqfsss8oppfopqettt8vvv0*4,uvv6stt8qqqcsss9pqqdstt7uvv6vvv2
  vvv0ttu2jno3uvv1vvv0*11,vvv1uvv0*5,vvv0vvv2
  vvv0ttt9uuu6ttt7sss9uuu5*2,sttcrssasssauuu4rssavvv2ttt7sttb*2,tuu5rsscstt6sss9vvv1vvv0vvv2
  vvv0uuu3vvv2uvv2*2,vvv1uuu3vvv1uuu3*2,vvv2uuu4vvv1uuu2uuu5uuu4vvv1vvv2vvv0uuu2vvv0*2,vvv2
  vvv0*22,vvv2
  vvv0vto0vpk0vrp1vvv0*12,uvv0*5,vvv0vvv2
  vvv0vri3tqo9vnk5uuu2sttetttattt7tttcuuu6*2,vvv2vvv0*2,vvv2vvv1rrs9rrr9sss9rrscuuu3uvv6vvv2
  vvv0vrj3smh8vol4ttt7ssscttt8rss9sttarssb*2,vvv2vvv0*2,vvv2uvv3ttt5*2,stt8stt7vvv2uvv5vvv2
  vvv0*2,vsp1vvv0*13,uvv0*4,vvv0*2,vvv2
  vvv0rssdstt7sstarsscttt9tttbsss9ssseqrrfrsscrsseuuu5vvv0*9,vvv2
  vvv0uuu4uuu3uuu4*2,ttu5ttt5sttattt7ttu7uuu6ttt7ttt8uuu4tuu5uuu5uuu3vvv0*5,vvv2
  vvv0ttu6ttt9tuu7ttu7ttt7tuu7ttt7*2,tuu5ttu7ttt6ttt9uuu7uuu6ttu8sssavvv2vvv0*4,vvv2
  vvv0rrsarrserrrfssta*2,ssscrssgrsshvvv0*13,vvv2
  vvv0*22,vvv2
  vvv0*22,vvv2
  vvv0hop4ejl3gkl5sstaoppmoppn*3,oppm*4,opploppmoppnttu6vvv2uvv0*3,vvv2*2,
  vvv0kpq9lljqilmcuuu3ttt8*5,ttt7*5,ttt8uvv2uvv7ttt7oppktuu5uvv7vvv2
  vvv0oss3cij5prr4sstaoppl*2,oppm*2,oppkoppl*2,oppk*4,ttt5vvv2uvv0*3,vvv2*2,
  vvv0vvv1*3,uuv2vvv1*2,vvv2vvv1vvv0*2,vvv1vvv0*3,vvv3vvv1vvv0vvv2vvv0*3,vvv2
  vvv0ssscttt8sss9stt9tuu8uuu6sstgrssdrsscuvv2rssarssbsssdrssetuu5rssd*2,sttcvvv0*3,vvv2
  vvv0*22,vvv2
  vvv0*2,vuu0vvv0*19,vvv2
  vvv0vpn2tli4umi4vvv0*2,vuu1vvv1vvv0*9,vvv4uvv0*3,vvv3vvv2
  vvv0vrp4olfevol5tss5qolbqppbqqqkoppoqrrnsss7vto2vvv0*5,uvv6ttt7oppktuu5uvv6vvv2
  vvv0vut0vmj2vtt1vvv0*13,vvv1uvv0*3,vvv1vvv2
  vvv0uuu5uuu3uuu4ttt6uuu5vvv3uuu8uuu5uuu3vvv1uuu3uuu4*2,uuu3ttt7ttu5uuu3uuu5vvv0*3,vvv2
  vvv0ttt8uuu4tuu6*2,uuu5uuu4tttbsttastt9vvv1stt8ttt8tttbtttavvv0ttt8tttatuu8vvv0*3,vvv2
  vvv0*22,vvv2
  vvv0ttu4oqrh*2,prrdprrepqrfpqrdvvv1vvv0*13,vvv2
  vvv0*22,vvv2
  vvv0*22,uuu1
team-find-key 358x325
~ IqB6 xt-H 4Set PiZq ITGt CeNm JyF8 HW5a FpdS iFCN 9Tqs IuwX sr5L Zcmu tkbA WGJe INno kY3q FEO- _Afe
~ M7w9 h48e 6PpK Y3Sg
  rrs9rssbrrsarss9qrrbuuu1uvv0*17,
  uuu0uvv0*22,
  vvv0*22,uvv2
  vvv0qrr7stt4sss5uuu1sst5ttt1ttu3uuu0*2,stt2stt1stt2stt1uuu0uuu5uuv1vvv1uuu4uvv2vvv0*2,vvv2
  vvv0ppqbnooinoocoppboppcmnnbmnnisss7uuu0rss2pqq8qrr9rss5uvv0ttt8qrrdrrrbrrsbpqqfvvv2vvv1vvv2
  vvv0*10,uvv0*5,vvv0*7,vvv2
  vvv0sssdrrrhrrsdrssdrrsbsssbrrrfttt8stt8sssbsss9qrressscrssfsssgrssdvvv0*5,vvv2
  vvv0rrrgsttasss9sttbssscstt9qrristtcrsscvvv0*12,vvv2
  vvv0*22,vvv2
  vvv0stt6ttu3ttu6uuu4vvv0*17,vvv2
  vvv0sss8rrsdsstaqrrevvv0*17,vvv2
  vvv0uuu5uvv0*19,vvv4vvv2
  vvv0uvv7vvv0*19,uvv7vvv2
  vvv0uvv6vvv0*19,uvv5vvv2
  vvv0uuu4uvv0uuu1uuu2uuu1uvv0uuu2uuu1uvv0*3,uuu1uuu0uvv0*7,vvv0vvv2
  vvv0sstarsscqrrcttt9rssdsssdrsscsss8qrrcsstbrrrcrrscsstavvv0*8,vvv2
  vvv0qrs1mpp0*18,npq0vvv0vvv2
  vvv03bd619c0*7,4ce7*2,5ce74ce42bd219c0*7,mpq6vvv2
  vvv03bd619c0*6,1ac06df95cea6df76dfb3bd519c0*7,mpq6vvv2
  vvv0qrs1mpp0*18,mpq0vvv0uvv2
  uvv1vvv0*21,uuu0
team-find-asked 358x1139
~ IqB6 xt-H MDu6 PiZq ITGt CeNm JyF8 HW5a vBJR sQFy 9Tqs IuwX sr5L Zcmu YqUR gA_i BxbU YIMj a0Xd Qi8A
~ tkbA bdoO 98We CBCQ _pu_ L6AB BrLU j4Hf piSF PiZq -8fs INmy FLyn DiUC 43p- 4E7D MkmD 7-62 znr5 5TwE
~ w_f3 f-G2 u-N8 56p0 QcY5 l5JP 56p0 Bdqk 8Hex swzn tyWv FLyn bC0v 43p- 4E7D zgkL 7-62 WtZL 5TwE w_f3
~ f-G2 Eo2G 56p0 QcY5 l5JP 56p0 Bdqk Ccpa tyWv FLyn D0QG ges5 4E7D 70fV 7-62 ghwx 5TwE aLzw f-G2 za8W
~ 56p0 QcY5 cbhQ 56p0 kFl9 JUQb tyWv FLyn DiUC z5Xs 4E7D HJmj 7-62 yL7X 5TwE 81uW f-G2 x9d3 56p0 QcY5
~ xzPY 56p0 8Q5a lykg swzn tyWv FLyn HLB5 43p- 4E7D 1tUj 7-62 Y7jD 5TwE w_f3 f-G2 JyhH 56p0 QcY5 l5JP
~ 56p0 Bdqk swzn tyWv FLyn bC0v z5Xs 4E7D Gsx3 7-62 cQH1 5TwE w_f3 f-G2 pBwT 56p0 QcY5 l5JP 56p0 Bdqk
~ swzn nX-V
  rrs9rssbrrsarss9qrrbqrrauvv0*17,
  uvv0*22,uuu0
  vvv0*22,uvv2
  vvv0pqq8rss6rrr6ttt2rss6sss3sss4uuu1vvv1uuu3uvv1uuu2uvv2uuu0stt3stt1*2,stt2stt1ttt0vvv0vvv2
  vvv0qqqaopphoppbpqq9pqqbnoo9oophstt6vvv1ttu3qqrcrssdttt7uuu0rss5prr9qrr7qrr8oqqastt1vvv0vvv2
  vvv0*11,uvv0uuu1vvv0uvv0uuv0uvv0*5,vvv0vvv2
  vvv0ssscrrsgrrsdrsscrrsbsssbrrsettt8stt8sssbsst8rrsdssscrssfsssfrssdvvv0*5,vvv2
  vvv0rrrgsttasss9sttbssscstt9qrristtcrsscvvv0*12,vvv2
  vvv0*22,vvv2
  vvv0tuu0suu0*19,vvv0vvv2
  vvv0rtu0mpqfmqqjnqrcmpqjnrrbnqrcnqrenqramqqdnqrenqrampqfmqqaprs7mpqfnqr9mpqaorrartu0uvv0vvv2
  vvv0rtu0nrr8ors7nqrbors9nqr7nqr9qst2rtu0*12,uvv0vvv2
  vvv0rtu0orr8ors5ors7prs4*2,ors4pss5rtu0*12,uvv0vvv2
  vvv0rtt3rtt0knnhmopcmppfknneloogqtt5rtu0*12,uvv0vvv2
  vvv0rtu1qtt1qtt0*5,qst3rtu0*12,uvv0vvv2
  vvv0uvv0tuu0*19,vvv0vvv2
  vvv0uvv2uvv0*19,vvv1vvv2
  vvv0uvv6rsscvvv0ttu4tuu4uuu3uuu4tuu4vvv1vvv0*11,uvv6vvv2
  vvv0uvv6ttt7vvv2stt6ttt8uuu6stt9ttt8vvv1vvv0*11,uvv6vvv2
  vvv0vvv2uvv0*19,vvv1vvv2
  vvv08bc64781367036713670*2,jkl6vvv1uuu1vvv0*7,vvv1vvv0*4,vvv2
  vvv0367679ad79aa8bcl7abe5899fgh6vvv1qrreqrrcsssbrss7rrrcrrsfrrsdttt4vvv1vvv0*4,vvv2
  vvv0mno3ikk0*5,rss2vvv0*14,vvv2
  vvv0vvu0uuu0uvv0vvv0*18,vvv2
  vvv0vqf2kkh6fjk7vvv0*13,vvv4uvv0*3,vvv3vvv2
  vvv0vrk3mmllilmasssbopploppippqfqrrgnopjoppiuuu4vvv0*5,uvv6ttt7oppktuu5uvv6vvv2
  vvv0vur1lkg5stt2vvv0*13,vvv1uvv0*3,vvv1vvv2
  vvv0uuu5uuu3*2,ttt6uuu5uvv3uuu8uuu4uuu3vvv0*12,vvv2
  vvv0ttt8uuu3ttt7uuu6uuu5*2,tttbstt9ttt8vvv0*12,vvv2
  vvv0rssbrssdsstcrssfqrrhsstbqrrfsssesstarsscqqrguuu5ttt7rrreqrrgsssasttbstt7rrrfrssguuu3vvv2
  vvv0*22,vvv2
  vvv0*22,vvv2
  vvv0vpo1kkk4gkl5vvv0*13,vvv2uvv0*3,vvv2*2,
  vvv0vrq3oonjilmcstt8noomoppjppqiqqrenoomoppksst7vvv0*5,uvv7ttt7oppktuu5uvv7vvv2
  vvv0vss1jjj6prr4vvv0*13,vvv2uvv0*3,vvv2*2,
  vvv0vvv1*2,vvv0uuu2vvv1uuu2vvv1vvv0*5,vvv1uuu3vvv1vvv2uvv3uuu3vvv0*3,vvv2
  vvv0sssctuu7sssbsst9uuu4sttdttt7rrrfsttbuuu4rssbrssdsssbsssdsssbsst9ttu5sstduuu3vvv0*2,vvv2
  vvv0*22,vvv2
  vvv0uuu0*2,uvv0vvv0*18,vvv2
  vvv0cgi8ekl4iop5vvv0*11,uvv4uvv0*5,vvv3vvv2
  vvv0ilmbnnmikqr7sss8opplmnokrrrdnooj*2,sst9vvv0*4,uvv6rrsdppqdrrrcopphsst8uvv6vvv2
  vvv0qrs3ekl3suu1vvv0*11,vvv2uvv0*5,vvv1vvv2
  vvv0uuu5uuu3uuu4ttt6uuv3uvv3tuu7uuu6uuu5vvv1uuu5vvv1uuu4uuu5*2,vvv1ttt8stt6ttt5vvv0*2,vvv2
  vvv0ttt8uuu5uuu6tuu6uuv3tuu5uuu6sss8stt9uuu4sss9vvv2ttu5sstctttatuu5ttt6vvv0ttu6vvv1vvv0vvv2
  vvv0*22,vvv2
  vvv0vus0vtr0vut0vvv0*18,vvv2
  vvv0vqg2vpk2umj4vvv0vvv3uvv4vvv1uvv4vvv2vvv0*4,vvv1uuv2uuu1tuu3uuu1*2,uvv0vvv4vvv2
  vvv0vrj3qolevol5sssapqqnrssfpqqerrriqrrfpqqhuuu5vvv0*2,vvv2vvv1pqqdpqqbpqqgppqituu5uvv6vvv2
  vvv0vus0voi2vuu1vvv0*11,uvv1uvv0*5,vvv0vvv2
  vvv0ttu8uuu4ttt7stt8uuu6ttu8ttt6ttu8ttt8ttt7ttt8vvv4vvv0*9,vvv2
  vvv0ttt6uuu3uuu4*2,uuu3tuu4uuu4ttt7sstattu6ttt7uuu2vvv0*9,vvv2
  vvv0sssarssdsttasssbrrscsttaqrrfrssdstt9sssdrsscrssgstta*2,sssdrrreuuv2vvv0*4,vvv2
  vvv0rrsarssdrrrfssta*2,sstbrssfrsshvvv0*13,vvv2
  vvv0*22,vvv2
  vvv0*22,vvv2
  vvv0lqr2ekl1lno3uuu6rssd*5,rssc*6,uuu4vvv1uvv0*3,vvv1vvv2
  vvv0jpq9llkqilmbttt6rrscrrsdrrserrsdrrscrrsd*2,rrrc*3,rrrduuu3uvv6ttt6pqqhuuu4uvv6vvv2
  vvv0lqr5djk5loo6rsscnooq*2,noor*2,noop*4,nooonoopnooqttt7vvv4uuu1tuu2uuu1vvv4vvv2
  vvv0*2,tuu2vvv0*19,vvv2
  vvv0rssdstt9rssarssctttatuu8rssjqrrersscuvv3rrrbrssbssserssettt9rrserssdsssfvvv0*3,vvv2
  vvv0*22,vvv2
  vvv0*22,vvv2
  vvv0vqo1vmj1vnk2vvv0*13,vvv2uvv0*3,vvv2*2,
  vvv0vrq4nkffvol6tts5rplaqooapqqlopppqrrnsss8vup3vvv0*5,uvv7ttt7oppktuu5uvv7vvv2
  vvv0vsr1ukh3vrq2vvv0vvu0vvv1vvv0*4,vvu0vvv0*5,vvv3uvv0*3,vvv2*2,
  vvv0*15,vvv1vvv0*2,vvv1vvv0*3,vvv2
  vvv0rssdstt7sstasssbtttauuu7sssirrrerssduvv2rrsarrscsssfrssdttt6rrsdrssdsstcvvv0*3,vvv2
  vvv0*22,vvv2
  vvv0uuu2stt8*3,stt7stt5*2,vvv0*14,vvv2
  vvv0uvv1stt9rtt8ttu5ttu6stt9stt7vvv0*14,vvv2
  vvv0*22,uvv1
  uuu0tuu0uuu0*20,uvv0
team-find-none 358x371
~ IqB6 xt-H vCXl PiZq ITGt CeNm JyF8 HW5a vBJR sQFy 9Tqs IuwX sr5L Zcmu tkbA bdoO 98We CBCQ _pu_ L6AB
~ BrLU j4Hf piSF oC1E
  rrs9rssbrrsarss9rrsasst6uvv0*17,
  uuu0uvv0*22,
  vvv0*22,uvv2
  vvv0qrr7stt4sss5uuu1sst5ttt1ttu3uuu0vvv1uuu3uvv1uuu2uvv2tuu0stt3stt1*2,stt2stt1ttt0vvv0vvv2
  vvv0ppqbnooinoocoppboppcmnnbmnnisss7vvv1ttu3qqrcrssdttt7uuu0rss5prr9qrr7qrr8oqqastt1vvv0vvv2
  vvv0*14,uvv0*7,vvv0vvv2
  vvv0sssdrrrhrrsdrssdrrsbsssbrrrfttt8stt8sssbsss9qrressscrssfsssgrssdvvv0*5,vvv2
  vvv0rrrgsttasss9sttbssscstt9qrristtcrsscvvv0*12,vvv2
  vvv0*22,vvv2
  vvv0uuu3uvv0*19,vvv2*2,
  vvv0uvv7qrrhvvv1rrsarssbttt8rssbrssavvv2vvv0*11,uvv7vvv2
  vvv0uvv6uuu2vvv1*6,vvv0*12,uvv6vvv2
  vvv0ttt2rrr0*5,uuu0*10,uvv0*4,vvv0vvv2
  vvv0589647843673478736732672gii6vvv1ttt5uuu3*2,uuu2uuu4uuu3uuu2vvv1*2,vvv0*4,vvv2
  vvv047865899589669af589a4786fhi6vvv1sss9sst9ttt7ttt5sst8sttbtttauuu2vvv1vvv0*4,vvv2
  vvv0rrs1opp0*5,uuu1vvv0*14,vvv2
  vvv0uuu0*20,vvv0vvv2
  vvv0tuu0*20,vvv0vvv2
  vvv0tuu0rss7oqqepqqapqqcpqqbpqqcoqqd*2,qrs7pqqdpqqcoppeopqeqrr9pqqcoqqeqrr7qrr8tuu0vvv0vvv2
  vvv0tuu0*5,stt3qrs5rss5rss7*2,rss5qrr8rss5qrs5rss4tuu0*5,vvv0vvv2
  vvv0tuu0*5,sst3qrr7sst5qrr7rss6rss4rss7rss4rss7sss5tuu0*5,vvv0vvv2
  vvv0tuu0*20,vvv0vvv2
  vvv0*22,uvv2
  uuu0*21,uuu1uvv0
team-find-loading 358x946
~ IqB6 xt-H FGZ4 PiZq ITGt CeNm JyF8 HW5a vBJR sQFy 9Tqs IuwX sr5L Zcmu tkbA bdoO 98We CBCQ _pu_ L6AB
~ BrLU j4Hf piSF 7CnD hCNB hCNB hCNB hCNB hCNB hCNB hCNB hCNB
  rrs9rssbrrsarss9rrsaqrrcrss6uvv0*16,
  uuu0uvv0*22,
  vvv0*22,uvv2
  vvv0pqq8rss6rrr6ttt2rss6sss3sss4uuu1vvv1uuu3uvv1uuu2uvv2tuu0stt3stt1*2,stt2stt1ttt0vvv0vvv2
  vvv0qqqaopphoppbpqq9pqqbnoo9oophstt6vvv1ttu3qqrcrssdttt7uuu0rss5prr9qrr7qrr8oqqastt1vvv0vvv2
  vvv0*14,uvv0*7,vvv0vvv2
  vvv0sssdrrrhrrsdrssdrrsbsssbrrrfttt8stt8sssbsss9qrressscrssfsssgrssdvvv0*5,vvv2
  vvv0rrrgsttasss9sttbssscstt9qrristtcrsscvvv0*12,vvv2
  vvv0*22,vvv2
  vvv0uuu4uvv0*19,vvv3vvv2
  vvv0uvv7pqqjvvv1rrsarssbttt8rssbrssavvv2vvv0*11,uvv7vvv2
  vvv0uvv6vvv1*7,vvv0*12,uvv5vvv2
  vvv0sss2ppq0*4,pqq0uuu1uuu0*9,uvv0*4,vvv0vvv2
  vvv0478658973675478947863674ghi6vvv1stt7tuu5*2,uuu3tuu6*2,ttu5uuv2vvv1vvv0*4,vvv2
  vvv04786*2,4784589d58984785ghi6vvv1stt8ttt7uuu6ttt4ttt6ttt8ttu8uuu2vvv1vvv0*4,vvv2
  vvv0stt1qqr0*5,uvv1vvv0*14,vvv2
  vvv0tuu0ttt0*19,vvv0vvv2
  vvv0rss0*20,uuu0vvv2
  vvv0rss0*20,uuu0vvv2
  vvv0rss0*20,uuu0vvv2
  vvv0uuu0tuu0*19,vvv0vvv2
  vvv0*2,uvv0*19,vvv0vvv2
  vvv0rss0*20,uuu0vvv2
  vvv0rss0*20,uuu0vvv2
  vvv0rss0*20,uuu0vvv2
  vvv0stt0*20,uvv0vvv2
  vvv0*22,vvv2
  vvv0stt0*20,uvv0vvv2
  vvv0rss0*20,uuu0vvv2
  vvv0rss0*20,uuu0vvv2
  vvv0rss0*20,uuu0vvv2
  vvv0*2,uvv0*19,vvv0vvv2
  vvv0uuu0tuu0*19,vvv0vvv2
  vvv0rss0*20,uuu0vvv2
  vvv0rss0*20,uuu0vvv2
  vvv0rss0*20,uuu0vvv2
  vvv0tuu0ttt0*19,vvv0vvv2
  vvv0*22,vvv2
  vvv0rss0*20,uuu0vvv2
  vvv0rss0*20,uuu0vvv2
  vvv0rss0*20,uuu0vvv2
  vvv0rst0rss0*19,uvv0vvv2
  vvv0*22,vvv2
  vvv0ttt0stt0*19,vvv0vvv2
  vvv0rss0*20,uuu0vvv2
  vvv0rss0*20,uuu0vvv2
  vvv0rss0*20,uuu0vvv2
  vvv0uvv0uuu0*19,vvv0vvv2
  vvv0uvv0uuu0*19,vvv0vvv2
  vvv0rss0*20,uuu0vvv2
  vvv0rss0*20,uuu0vvv2
  vvv0rss0*20,uuu0vvv2
  vvv0ttt0stt0*19,vvv0vvv2
  vvv0*22,vvv2
  vvv0rst0rss0*19,uvv0vvv2
  vvv0rss0*20,uuu0vvv2
  vvv0rss0*20,uuu0vvv2
  vvv0rss0*20,uuu0vvv2
  vvv0*22,uvv1
  uuu0tuu0*20,tuu1uvv0
team-find-failed 358x357
~ IqB6 xt-H gl-Q PiZq ITGt CeNm JyF8 HW5a vBJR sQFy 9Tqs IuwX sr5L Zcmu tkbA bdoO 98We CBCQ _pu_ L6AB
~ BrLU j4Hf piSF fQZs NxsB GGE4 2p05
  rrs9rssbrrsarss8qrrerrr9uvv0*17,
  uuu0uvv0*22,
  vvv0*22,uvv2
  vvv0qrr7stt4sss5uuu1sst5ttt1ttu3uuu0vvv1uuu3uvv1uuu2uvv2tuu0stt3stt1*2,stt2stt1ttt0vvv0vvv2
  vvv0ppqbnooinoocoppboppcmnnbmnnisss7vvv1ttu3qqrcrssdttt7uuu0rss5prr9qrr7qrr8oqqastt1vvv0vvv2
  vvv0*14,uvv0*7,vvv0vvv2
  vvv0sssdrrrhrrsdrssdrrsbsssbrrrfttt8stt8sssbsss9qrressscrssfsssgrssdvvv0*5,vvv2
  vvv0rrrgsttasss9sttbssscstt9qrristtcrsscvvv0*12,vvv2
  vvv0*22,vvv2
  vvv0uuu4uvv0*19,vvv3vvv2
  vvv0uvv7pqqjvvv1rrsarssbttt8rssbrssavvv2vvv0*11,uvv7vvv2
  vvv0uvv6vvv1*7,vvv0*12,uvv5vvv2
  vvv0sss2ppq0*4,pqq0uuu1uuu0*9,uvv0*4,vvv0vvv2
  vvv0478647843673478736732672ghi6vvv1ttt5uuu3*2,uuu2uuu4uuu3uuu2vvv1*2,vvv0*4,vvv2
  vvv047865899589669af589a4786ghi6vvv1sss9sst9ttt7ttt5sst8sttbtttauuu2vvv1vvv0*4,vvv2
  vvv0stt1qqr0*5,uvv1vvv0*14,vvv2
  vvv0vut0vts0*19,vvv0vvv2
  vvv0vtr0snkitqn7spmcsoljtqnbtpnbsomcspmctpn8spm9tpndurp4vtr0*7,vvu0vvv2
  vvv0vtr1usq1usq0*4,usq3vtr0*13,vvu0vvv2
  vvv0usr3vsr0onmiqoncnmlfponeusq5vtr0*13,vvu0vvv2
  vvv0vtr0usq1usq0*4,usr2vtr0*13,vvu0vvv2
  vvv0*2,vvu0*19,vvv0uvv2
  uuu1uvv0vvv0*19,uvv1uvv0
team-open 358x761
~ IqB6 xt-H I4BO PiZq ITGt Kvx3 9Tqs IuwX kwU4 bb8t mX4V WGJe INno BA2E FEO- 24Gi M7w9 uMrJ DrOt uOwg
~ zBQU qZDu YRw4 WtNP HVsV kvW1 ZHmD 2Ygt HVsV zIlD biQa YvbH INno V2rU FEO- _Afe M7w9 MUbq oYdA LaFJ
~ NBZ8
  rrs9rssbrss9rrsauvv0*19,
  uuu0uvv0*22,
  vvv0*22,uvv2
  vvv0ikkgklmijklfpqqcklmj*2,oppfklmikllnoppdikkhklmgklmjstt4vvv0*7,vvv2
  vvv0vvv1uuu3vvv0uvv2ttt5vvv0vvv1vvv0*2,uuu1vvv2vvv0*2,vvv1vvv0*7,vvv2
  vvv0rssfrssdsstcrssfsssessscstt8ttu6ttt8stt9sstcrrsfsttarrsgstt9vvv0*6,vvv2
  vvv0rrrgsttasssattu7rssbrsscrsserrsfuuu1vvv0*12,vvv2
  vvv0uuu5*2,uuu4uuu3uuv2vvv1vvv0vvv1uuu2vvv2vvv1vvv3vvv1uuu3uuv1vvv2vvv1uuu4vvv1vvv0*2,vvv2
  vvv0ttt8tttasttastt8ttt7rssatttassscsssatttcstta*3,uuu6rss9tttasstcsssbssscvvv0*2,vvv2
  vvv0rsscrrsesst8sstcqrrhvvv0*16,vvv2
  vvv0*22,vvv2
  vvv0pqqepqqhrrrepqqhpqqfvvv0*16,vvv2
  vvv0vvv1uvv0*19,vvv0vvv2
  vvv0uvv6vvv0*19,uvv6vvv2
  vvv0uvv7vvv0*19,uvv7vvv2
  vvv0uuu4uvv0*19,vvv3vvv2
  vvv0ttt8tuu6sttarssasssauuu4sttbrssgstt8ttt6sttastt9sst9vvv1vvv0*7,vvv2
  vvv0uuu2*2,vvv1uuu3*3,uuu4*2,uuv2uuu2uuv2uuu4uuu3vvv1vvv0*7,vvv2
  vvv0rrrgsss8uuu3tuu5sssauuu3vvv0*15,vvv2
  vvv0ttt7sssattt6ttt9rsscuuu6vvv0*15,vvv2
  vvv0orr9ors0*18,ors1stt7vvv2
  vvv0orsbjnohlpqaorr7rtu0*16,rstbvvv2
  vvv0orsbmpqgnqrfmqqborrcmpqgnqrdnqrbmqqcorrbnqrdmpqkrtu0*8,rstbvvv2
  vvv0orr8ors0orr0ors0*16,ors1ttu6vvv2
  vvv0uuu3uvv0*19,vvv2*2,
  vvv0uvv7noornoooqqrdppqjqrrfvvv0*14,uvv7vvv2
  vvv0uvv7sssdsttdsssb*2,rsscrssdsttbsstcsssa*2,vvv0*9,uvv7vvv2
  vvv0uuu5vvv1uvv3uuu3*2,vvv1*2,uvv2vvv1*2,uuu3vvv0*9,vvv4vvv2
  vvv0uuu3tuu0*18,uuu0vvv1vvv2
  vvv0uvv6rrrdqrre*2,qqrguuu2vvv0*14,uvv6vvv2
  vvv0uvv7rsscqrrcsst8sss9tuu5tuu6ttt6tuu7uuu4ttt7uuu4uuu6*2,uuv3vvv0*5,uvv7vvv2
  vvv0uvv6uuu5ttt5tuu6stt7uuu5*2,ttt5ttt9ttt4ttt7uuu6stt9ttt6vvv3vvv0*5,uvv6vvv2
  vvv0vvv1uvv0*19,vvv0vvv2
  vvv0pqqkqrrhrrsdrrrdrssbrssaqrresstbqrrgrrrdrss9rssbrrrepqqisstbqrrerssfrssbsttavvv0*2,vvv2
  vvv0uuu4ttt6ttt5*2,ttt3ttu2sss5ttt3stt4ttt5ttt3tuu3stt3ttt3ttt4sss6ttt4ttt5tuu3uvv0vvv0vvv2
  vvv0uvv5vvv0*19,uvv5vvv2
  vvv0uvv7vvv0*19,uvv7vvv2
  vvv0uuu5uvv0*19,vvv4vvv2
  vvv0uuu6tuu6ttu7uuu4ttu5uuu6tuu5ttt8uuu4tuu6*2,tuu5uvv2vvv0*8,vvv2
  vvv0ttt4stt7tuu5*2,tttbttu7uuu6ttt8ttt5ttt6ttt8ttu8uuu3vvv0*8,vvv2
  vvv0uvv2uvv0*19,vvv1vvv2
  vvv0uvv6vvv0*5,ttt6pqqdpqqcqrreoppdqrrbpqqdsss8vvv0*6,uvv6vvv2
  vvv0uvv5vvv0*6,sst5uuu3uuu4tuu4uuu2ttt5uvv3vvv0*6,uvv5vvv2
  vvv0*2,uvv0*19,vvv0vvv2
  vvv0rssesttcrrrdrssesstbrrsbrssbsstbrssesst9rsscqrrgrssdsssbqrrdrssbrssersshrrrfvvv0*2,vvv2
  vvv0tttasst8uuu5ttt7tttattt9ttt8sssbstt8uuu3vvv0*11,vvv2
  vvv0uuu3*3,uvv2uvv3vvv3uvv3uuu4uuu3vvv1vvv0*11,vvv2
  uvv0vvv0*21,uuu0
team-none 358x310
~ IqB6 xt-H QlP0 PiZq kdSo PEGe MiCb oFa4 KA2- Zcmu PiZq wATh kdSo PEGe Ar-c
  rrs9rssbrss9rssauvv0*19,
  uuu0uvv0*22,
  vvv0*22,uvv2
  vvv0klmmjlllnoofjlldjkljpqqbvvv0*15,vvv2
  vvv0*2,ttt3vvv0*19,vvv2
  vvv0sstbrssfrrsdttt7rssfrss9ssscrssestt9tuu6stt7ttt8rrrbqrristtbsssessscrssctuu3vvv0*2,vvv2
  vvv0ttt6uuu8stt9ttt5ttt7ttt6tuu6ttt8ttt4tuu5uuu4ttt4uvv3uuu5ttt7ttt8uuu4uuu8uvv1vvv0*2,vvv2
  vvv0rrsfsttasssasttbssscstt9qrrgtttbsstbvvv0*12,vvv2
  vvv0vvv1uvv0*5,uvv1vvv0*14,vvv2
  vvv0uvv6oppipqqfrrsapqqbpqqfuvv3vvv0*14,vvv2
  vvv0uuu5uuu2*2,uuu1tuu1tuu2uuu3vvv0*14,vvv2
  vvv1vvv0*21,uvv1
  vvv0*22,uvv1
  vvv0mnogoppeqqr9opp6opp9sss5vvv0*15,vvv2
  vvv0ttt6ppqastt5qrr6qrr9ttt6vvv0*15,vvv2
  vvv0*2,uuu6vvv0*2,uvv3vvv2vvv1vvv2vvv0*6,vvv2tuu4vvv1vvv0*4,vvv2
  vvv0ppqkpqqmsssapqqgsssepqqiqrrdpqqiqrrdpqqjrsseqqqgopplpqqettt8rrrgrrrbpqqepqqjuuv3vvv0vvv2
  vvv0pqqdopqjppqjrsscoppj*2,pqqevvv1vvv0*13,vvv2
  vvv0*2,vvv1vvv0*19,uvv2
  uvv1vvv0*20,uvv0uuu0
team-mine 358x824
~ IqB6 xt-H fVb4 PiZq kdSo CeNm PEGe u87W UZPK y4Y8 mlNF jrvS A0Bb MkmD 2oPZ UZPK vEV- FUC5 hGWq kse-
~ 0FEB tSkm bDPy TdBG tSkm m_Na laCE IqB6 p6Gx 0QJR R8hU TmBI PiZq EzSj kHhd bc4z KSLK Pp0w PiZq ORcq
~ Nj0R KSLK s-7A PiZq 0XbR cohN XnnM m-tD e9bk _ZFq XU_- ZECv lipY PiZq 2fTo y3kJ HHEi nQMh znr5 8Vs-
~ NHmy ITGt AKiy Mf5k FW0T h947 qB63 qqmB 1le_ Fxcm 2t5H u28M 5s5l AIzM
  rrs9rssb*2,rss9uvv0*19,
  uuu0uvv0*22,
  vvv0*16,uvv0*5,vvv0uvv2
  vvv0klmmjlllnoofjlldjkljpqqbvvv0*8,tuv0nqrelppimqqblpqfnqr8uvv0vvv2
  vvv0*2,ttt3vvv0*13,uvv0*5,vvv0vvv2
  vvv0vrk1llh2lno3vvv0*18,vvv2
  vvv0vrj3mmlmilmbsstapqqiqrrdrrrcrsscppqhpqqeuuu2vvv0*10,vvv2
  vvv0vsl2kkg6moo6vvv1uuu3tuu4tuu3uuu4tuu3tuu4vvv1vvv0*10,vvv2
  vvv0*2,uut2vvv0*13,vvv1uuu3*2,vvv0*3,vvv2
  vvv0*8,qrr8qrr7vvv0*6,rssbsst9ttt9qrrarrsfuuu3vvv2
  vvv0*8,ppq6qqq5stt8qsrdpsqcprqfpsrbqsrdqsrcqsrdprqdqsrcorqetut5vvv2
  vvv0*19,vvv2uuu1vvv0vvv2
  vvv0sssbrssd*3,sssbrrsessscvvv0*8,ttt3qrrfoppmqrrhpqqituu6vvv2
  vvv0vvv3vvv0*2,vvv1vvv2vvv1vvv0*10,uuu2uuu4uuu6ttt5uuu1vvv2
  vvv0sttasttcrrrdsttasstauuu4vvv0*9,uuu2sssaqrrfrssdrrreuuu4vvv2
  vvv0tuu5uuu4uuv1uuu3vvv0*17,vvv2
  vvv0qqqeqrrdqqrfpqqestt7vvv0*16,vvv2
  vvv0rtt6qtt0*18,qtt1uuv4vvv2
  vvv0qstbrtu0*4,npq8knnijlmjmophjlmhlooertu0*9,suubvvv2
  vvv0pssdlooamopcprr7oqraqss5oqr8prs6pss8prs8nqqdorraorr7prr7rtu0*2,nqranqr7nrrartu0suubvvv2
  vvv0qstcorr6prs7prs3qss3pss4orr9prr6orr7prr7oqrborr8oqr9pss6rtu0*2,qst3qst2qst3rtu0suubvvv2
  vvv0qstartu0*4,pss5oqra*2,oqrbnqqcorranqqboqrbmppdprs8rtu0*5,suuavvv2
  vvv0tuu4stt0*18,stt1vvv1vvv2
  vvv0vvv1vvv0*19,vvv1vvv2
  vvv0vvv3sss6ttt7ttt4uvv2opphmnnnoppinoojlmmmvvv0*10,vvv1vvv2
  vvv0vvv3pqqbqqrfsss7vvv1sstarssasstbrssdrsscsttdqqrfsttarssdsst8vvv0*5,vvv1vvv2
  vvv0vvv1vvv0*6,vvv1vvv0*12,vvv1vvv2
  vvv0*22,vvv2
  vvv0vvv1vvv0*3,vvv1rrsbsss9qrrbsstbqrrarrs8vvv0*9,vvv1vvv2
  vvv0uuu5lmninoomqqqcvvv0rrrarrrbrrrastt7rrs8ttt7vvv0*9,vvv1vvv2
  vvv0vvv1vvv0*3,vvv1sss9rsscrss9ssscrrscrrsettt7rrrcssscqrressscrssdttt6vvv0*2,vvv1vvv2
  vvv0*22,vvv2
  vvv0uuv2uvv0*7,vvv2vvv0*12,vvv2
  vvv0uvv7qrrgrss6oppipqqfpqqdppqhttt7uvv7vvv0*5,uuu3prrboqreqrsboqrcqssbvvv0vvv2
  vvv0uuu3uvv0*7,vvv3vvv0*12,vvv2
  uvv1vvv0*21,uuu1
  vvv0*22,uvv2
  vvv0oopooopgoppkpqqfsss7oppooppippqgoppjpqqfopphpqqhvvv0*7,uvv3vvv0vvv2
  vvv0*22,uvv1
  vvv1vvv0*21,uuu1
  vvv0oppbrss6sss8sss7pqqboppcqrr8pqqdoppboppapqq7ttt4rss6pqqcqqr9vvv0*6,vvv2
  vvv0qqrapqqboppcrss9qqqapqqarrr7pqq9pqqaqqq8rrs7rrr6mnofppqeqrr9vvv0*6,vvv2
  vvv0qrs1mpp0*4,uvv0*15,vvv0vvv2
  vvv04bd65ce93bd519c0*2,suu0nqr8ors7qst3pst3pss6pss2rtu0*8,uvv0vvv2
  vvv03bd75ce83bd519c0*2,suu1nqr9ors7nqraorr8nqrborr9qtt1rtu0*7,uvv0vvv2
  vvv0mpp2imn0*4,uvv0*15,vvv0vvv2
  vvv0rrsarrserrrfssscrssgvvv1vvv0*6,tuu6rsshrsscrssdrrrfrssc*2,rrsguuu3vvv2
  vvv0*22,vvv2
  vvv0rssesttcrrrdsstcqrrdqqqkpqqjuuu4qrrgrrscqrrgpqqmrrrfsttcqrriqrrhuuu1vvv0*4,vvv2
  vvv0qrrbrssbrrreoppkrrrdvvv0*16,vvv2
  vvv0uuu1vvv2uvv1*2,vvv1vvv0*16,vvv2
  uvv1vvv0*21,uuu0
team-captain 358x885
~ IqB6 xt-H -Xyg PiZq kdSo PEGe UZPK y4Y8 mlNF jrvS A0Bb MkmD 2oPZ Jf4Y cGNQ 9FKj XnnM m-tD e9bk _ZFq
~ GPjG lipY PiZq 2fTo y3kJ HHEi nQMh znr5 8Vs- NHmy ITGt OBVQ 2Id_ PiZq BuNx -8fs pLzl S8nP sHP2 m7Ag
~ 3Pa_ kHvg DbUz 5Nvi S8nP 9uYJ v0gr 3Pa_ p2lh sEW5 PiZq F22X Sj9z 7_-t cWF4 MVPm ZWnC K_by 2zJ4 e9bk
~ lzcr 4fWB 7hqh PiZq 2fTo wV7z 8Vs- NHmy
  rrs9rssbrss7qrrarssbuvv0*18,
  uvv0*22,uuu0
  vvv0*22,uvv2
  vvv0klmmjklmnoofjlldjkljpqqbvvv0*15,vvv2
  vvv0*2,uuu2vvv0*19,vvv2
  vvv0vrj1llh3kmn4vvv0*18,vvv2
  vvv0vrk3mmknilmbsssboppkpqqgpqqeqrreoopjopqhuuu3rss5opqbopperss7vvv0*6,vvv2
  vvv0vsl2kkg5mop5vvv0vvv1uvv2vvv1*2,uvv1uvv2vvv0uvv0uuu1uvv0*2,vvv0*6,vvv2
  vvv0*2,vvu1vvv0*19,vvv2
  vvv0vts0vtr0*19,vvv0vvv2
  vvv0vtr0spmdtqnaspmb*2,tqobsol8somcuqo6tpmcspmbtqo9spmbsoldtpmatpm9tpmdspmeurp5vtr0vvu0vvv2
  vvv0vtr0tpnauro5tqnatpnatqoatqo9uqo8tqnbtqo9tpnatpnctpnavtr0*7,vvu0vvv2
  vvv0vtr0usq0vsq1*2,vsr1vsq2vsq1vsr1vsq1vsr1vsq1*3,vtr0*7,vvu0vvv2
  vvv0*2,uuu0*7,vvv0*13,vvv2
  vvv0uuv6ttt7uuu2uuu4uvv1uuu3uuv1vvv0uvv5vvv0*12,vvv2
  vvv0uvv6stt9ttt4qqqeqrrdrrr9qqqfttt7uvv6vvv0*12,vvv2
  vvv0*2,uvv0*7,vvv0*13,vvv2
  vvv0rrrfqrrgsssbrssdrrrfsttarrsdrrserssasss9qrrgrrsgrssdrrsesss8qrrgsssdrrrcttt7vvv0*2,vvv2
  vvv0*22,uvv2
  uvv1vvv0*21,uuu0
  vvv0rrrdsst6sss8ttt6uuu3rrscstt6ttt5ttt6stt6sst8ttt8vvv0*7,vvv1vvv0vvv2
  vvv0sstbrrsarssbsss8ttu4sttbrsscrssarrsdstt8rrs8sss9vvv0*7,vvv2vvv0vvv2
  uvv1vvv0*21,uuu0
  vvv0*22,uvv2
  vvv0lmmeikkhjkkikllkkllnmnognoofklmgjklorrr6vvv0*11,vvv2
  vvv0*2,uuu2vvv0*19,vvv2
  vvv0*22,vvv2
  vvv0qqramnndlmmlmnogmnofrrs6vvv0*15,vvv2
  vvv0*22,vvv2
  vvv0pqqoqrrgpqqgrssbrrreppqmstt7vvv0*3,prr1oqq0*3,stt1vvv1uvv0*4,vvv0vvv2
  vvv0tuu7*2,ttu7stt8tttastt8ttt6tuu4ttt7stt61ac05de95ce7*2,9fh6uvv6rssarrr9rsscuuu2uvv6vvv2
  vvv0tuu7sss8tuu7tuu6uuu4tuu6uuu5ttt6*2,ttu43bd24bd44ce64cd5bhi6uuu5sst4sss5sst8tuu1uvv5vvv2
  vvv0tttcsssdsssbrrrevvv0*17,vvv2
  vvv0*22,vvv2
  vvv0rrrj*2,rssb*2,sssasstarssb*2,stt8vvv0*12,vvv2
  vvv0ttt7*2,vvv0uuu6ttt9sssctttasssbttuauuu38eg17ef0*3,gkl4uuu4uvv0uuu0*2,uvv0vvv3vvv2
  vvv0oppmqrrioppnpqqepqqjppqlppqkvvv0*2,stt62ac18fge8fgd8egd9fh6uvv6pqqeoppepqqkttt3uvv6vvv2
  vvv0rrrgsssarrresss9sttdqrrgrsscrssdvvv0*2,jno1imn0*3,oqr2vvv2uvv0*4,vvv1vvv2
  vvv0*8,vvv1vvv0*13,vvv2
  vvv0*22,vvv2
  vvv0qrrarrrdqrr8sss5rss8qrr9qrr7rrr7vvv0*13,vvv2
  vvv0rrsbrss9qrr8stt9qrrarssdqqq8rss9vvv1vvv0*12,vvv2
  vvv0rsserrrgrsscsssersserssgssscrrrjsst8rrsbssscsssdrssbrssdsssbssscrsscssserssgvvv0*2,vvv2
  vvv0uvv0uuu0*19,vvv0vvv2
  vvv0tuu0pqqepqqcqrrfqrratuu0*15,vvv0vvv2
  vvv0tuu0pqr7*2,qrr6rss4qrr6qrr5qrr8*2,qrr5qrr9qrr6ttt1stt0*6,stt1vvv0vvv2
  vvv0tuu0oqqcqrrbpqqapqq7opqaqrrboppcpqq9*2,qrrarss6stt5rss7qrrenoocnoofnppjmnnistt5vvv0vvv2
  vvv0tuu1lnnonooflnnknoodlmnnmnnlnopklnnlmooknooeqrr6stt3rss0stt0*2,rss3stt0*2,stt3vvv0vvv2
  vvv0tuu0pqq8pqq7qrr4prr9tuu0*15,vvv0vvv2
  vvv0tuu0qrr7qrrastt3qrr5tuu0*15,vvv0vvv2
  vvv0*22,vvv2
  vvv0*22,vvv2
  vvv0oppmppqgpqqdrrsapqqhpqqeoppkqqqcuuu3vvv0*10,uvv3vvv0vvv2
  vvv0vvv1uuu2ttt4uvv2vvv2*3,uvv1vvv0*13,vvv2
  vvv0*22,uvv2
  uuu1uvv0vvv0*19,uvv1uvv0
team-captain-key 358x639
~ IqB6 xt-H -cUZ PiZq ITGt OBVQ 2Id_ PiZq F22X Rb-H 7_-t cWF4 isbJ xCOe K_by -gPC e9bk lzcr 4fWB 7hqh
~ 7_-t cWF4 MVPm nFnG K_by 2zJ4 e9bk lzcr 4fWB 7hqh PiZq 2fTo wV7z 8Vs- NHmy ITGt AKiy Mf5k FW0T h947
~ qB63 qqmB 1le_ Fxcm 2t5H u28M kJpD i0DS
  rrs9rssbrss7qrrarsscrrsattt4uvv0*16,
  uuu0uvv0*22,
  vvv0*22,uvv2
  vvv0lmmeikkhjkkikllkkllnmnognoofklmgjklorrr6vvv0*11,vvv2
  vvv0*2,uuu2vvv0*19,vvv2
  vvv0*2,vvv1vvv0*19,vvv2
  vvv0mnoknoollnngppqemnnimnollmmenoofuvv2vvv0*12,vvv2
  vvv0rrrbrrresssd*2,qrrjtttarrrisstbrrsfsstbrssdssscsssasssesttastt8qrrfrssesttavvv0*2,vvv2
  vvv0ttt9ttt7vvv1vvv0*6,vvv1vvv0*2,vvv1vvv0*5,vvv1vvv0*2,vvv2
  vvv0uuu6uuu5vvv1vvv0*18,vvv2
  vvv0tuu0stt0tuu0tuu1tuu0*9,stt0*6,stt1vvv0vvv2
  vvv0tuu0pqrcpqqepqraqrs9tuu0*7,stt5rss4qrraqrr7pqq9prrapqq9stt5vvv0vvv2
  vvv0tuu0lnnimnohoqqalnnmlnnkopq8tuu0*5,stt4rss3rss4qrr4opq9prr6pqq7stt5vvv0vvv2
  vvv0uuu0*20,vvv0vvv2
  vvv0uuu0*20,vvv0vvv2
  vvv0tuu0pqqepqqcqrrfqrratuu0*15,vvv0vvv2
  vvv0tuu0nooeoppeoppcpqq7oppboqqcnopgopqcoppbopqgpqqatuu0*8,vvv0vvv2
  vvv0tuu0qrr7sss4rss4*2,qrr8rss6qrr7*2,rss5rss4rss3stt4stt0rss1sst0stt0rss3stt1stt4vvv0vvv2
  vvv0tuu1mnolnooflnnknoodmnoj*2,opphmoojnooinoperss5stt5rss7qrrdnppblnnjopqgmnohstt5vvv0vvv2
  vvv0tuu0mnogmnnipqq8moofkmmnnooenppamoogmoohpqq8tuu0ttt1stt0*6,stt1vvv0vvv2
  vvv0tuu0rss4rss5rss2tuu0*2,stt1tuu0*13,vvv0vvv2
  vvv0tuu0noohnopeqrr6tuu0*16,vvv0vvv2
  vvv0*22,vvv2
  vvv0*22,vvv2
  vvv0rrscstt6ttt5tuu5sst6*2,sss9stt6vvv1vvv0*10,vvv1vvv0vvv2
  vvv0sttbrrrcpqqdsst7rssdsssarrrdsss7uuu2vvv0*10,vvv2vvv0vvv2
  vvv0*22,vvv2
  uvv0vvv0*21,uuu0
  vvv0vvv1vvv0*6,vvv1*2,uuu0uuu1vvv0*2,vvv1vvv0*7,uvv2
  vvv0jklklmnhkmmkoppfklmljkkmmnnfklmlikkjjklimnneoppbjkljjklplmnhvvv0*6,vvv2
  vvv0*4,vvv1vvv0*8,vvv1vvv0*8,vvv2
  vvv0agh55ce0*4,suu0*15,vvv0vvv2
  vvv04bd79fhi6dfa19c0*2,suu1jnohlpqempqdmpqclpqimpqcqtt2rtu0*7,uvv0vvv2
  vvv0agh55ce0*4,suu0*15,vvv0vvv2
  vvv0tuu5tuu6ttu6tuu7tttavvv0*7,uuu3tttattt6tuu6ttt7tuu6ttt6sttavvv0vvv2
  vvv0ttt5ttt8*2,uuu4uuu5vvv1vvv0*6,uvv2uuu6*2,ttt7ttt8ttu6uuu6uuu5vvv2*2,
  vvv0ttt8uuu5uuu4tuu5ttt8ttt9tuu4sssauuu6ssscuuu2ttu5tuu7tuu8sssbttt7tuu7stt9tttavvv0*2,vvv2
  vvv0ttt7*2,sssatttarrr9ttt7uuu4ttt8*2,sttavvv1ttt5ttt4tttastt9ttu8uuu5ttt8*2,vvv0*2,vvv2
  vvv0qrrfrrreqrreqrrgqqriuvv3vvv0*15,vvv2
  vvv1vvv0*21,uvv1
team-alone 358x357
~ IqB6 xt-H MnPn PiZq kdSo PEGe UZPK y4Y8 mlNF jrvS A0Bb 1tUj anSc Jf4Y cGNQ 8ROr XnnM m-tD e9bk _ZFq
~ XU_- q6yL
  rrs9rssbrssarrsauuu1uvv0*18,
  uuu0uvv0*22,
  vvv0*22,uvv2
  vvv0klmmjlllnoofjlldjkljpqqbvvv0*15,vvv2
  vvv0*2,ttt3vvv0*19,vvv2
  vvv0vrk1llh2lno3vvv0*18,vvv2
  vvv0vrj5llkqilmbvvv0*18,vvv2
  vvv0vsl2kkg6moo6vvv0*18,vvv2
  vvv0*2,uut2vvv0*19,vvv2
  vvv0nooqnoor*4,nooq*4,noop*2,mnoqnooo*2,noop*4,noorpqqjvvv0vvv2
  vvv0pqqlpqqmpqql*2,vvv0*17,vvv2
  vvv0ttt5*4,vvv0*17,vvv2
  vvv0rss5opqcoppeqrr9vvv0*17,vvv2
  vvv0uvv0uuv0uvv0*2,vvv0*17,vvv2
  vvv0vut0vts0*19,vvv0vvv2
  vvv0vtr0spmdtqnaspmb*2,tqobsol8somcuqo8tpmcspmatqo8spmasoletpma*2,tpmespmeurp5vtr0vvu0vvv2
  vvv0vtr0tqo8urp4tqo7tqn8uqo7urp6urp5uqo8urp6uqo6tqo8*2,vtr0*7,vvu0vvv2
  vvv0vtr0urp3usp3urp3vsq2vsq4urp4vsq3urp5vsq3urp5urp6urp4vtr0*7,vvu0vvv2
  vvv0*2,vvu0*19,vvv0vvv2
  vvv0uuu5ttu4tuu1uuu2uvv0uuu1uvv0*2,uvv4vvv0*6,tuu3vvv0vvv1vvv0*3,vvv2
  vvv0uvv6rssbttt5ppqfpqqfqqqbppqhttt7uvv6vvv0*6,prscpqrcqss9oqrcqssbvvv0vvv2
  vvv0vvv1uvv0*7,vvv1vvv0*12,uvv2
  uvv1vvv0*21,uuu0
team-too-small 358x277
~ IqB6 xt-H OiwZ PiZq kdSo PEGe UZPK y4Y8 mlNF jrvS A0Bb MkmD 2oPZ Jf4Y cGNQ 4FbA XnnM m-tD e9bk _ZFq
  rrs9rssbrss8rss6rssasssauvv0*17,
  uvv0*22,uuu0
  vvv0*22,uvv2
  vvv0klmmjklmnoofjlldjkljpqqbvvv0*15,vvv2
  vvv0*2,uuu2vvv0*19,vvv2
  vvv0vrk1llh2lno3vvv0*18,vvv2
  vvv0vrj3mmlmilmbsssboppkpqqgpqqeqrreoopjopqhuuu3rss5opqbopperss7vvv0*6,vvv2
  vvv0vsl2kkg6moo6vvv0vvv1uvv2vvv1*2,uvv1uvv2vvv0uuu0uuu1uuu0*2,vvv0*6,vvv2
  vvv0*2,uut2vvv0*19,vvv2
  vvv0vus0vts0*19,vvv0vvv2
  vvv0vtr0spmdtqnaspmb*2,tqndtpn9spmbsolctqn8sometqnbtpn8spmbspmesomcuro6tpnatqo9vtr0vvu0vvv2
  vvv0vtr0tqn8urp7tqn8tpnbtqn9uqo8tqoaurp5tpnaurp5tpnbuqo8tqo9vtr0*6,vvu0vvv2
  vvv0vtr0usq3vsq1usq3usq4urp3vsq1urp3vsq1usq3usq2usq3urp4*2,vsr0vtr0*5,vvu0vvv2
  vvv0*2,vvu0*19,vvv0vvv2
  vvv0uuu5stt6ttt2ttt4tuu1ttt3tuu1uuu0uvv5vvv0*12,vvv2
  vvv0uvv6sssattt4qqqeqrrdrrr9qqqfttt7uvv6vvv0*12,vvv2
  vvv0vvv1uvv0*7,vvv0*13,uvv2
  uuu1uvv0vvv0*19,uvv1uvv0
team-unranked 358x257
~ IqB6 xt-H jPma PiZq kdSo PEGe UZPK y4Y8 mlNF jrvS A0Bb MkmD 2oPZ PiZq 3Pc2 6hMf XnnM m-tD e9bk _ZFq
~ XU_- ZECv
  rrs9rssbrssa*2,qrrbsss6uvv0*17,
  uvv0*22,uuu0
  vvv0*22,uvv2
  vvv0klmmjklmnoofjlldjkljpqqbvvv0*15,vvv2
  vvv0*2,uuu2vvv0*19,vvv2
  vvv0vrj1llh3kmn4vvv0*18,vvv2
  vvv0vrk3mmknilmbsssboppkpqqgpqqeqrreoopjopqhuuu3vvv0*10,vvv2
  vvv0vsl2kkg5mop5vvv0vvv1uvv2vvv1*2,uvv1uvv2vvv0*11,vvv2
  vvv0*2,vvu1vvv0*19,vvv2
  vvv0ppqhqqrbsss6qrr9pqqcqqqcrssaqrr9vvv0*13,vvv2
  vvv0stt7rss6ttt6sss9rss9sss6rrs9ttt4vvv0*13,vvv2
  vvv0rssesttcrrrdrssetttarssdrrsgrsscrssdsss8rssfssscrsscqrresttbrssaqrrfuvv2vvv0*3,vvv2
  vvv0vvv1uvv0*7,vvv0*13,vvv2
  vvv0uvv6sssattt4rrrarss8*3,uuu4uvv6vvv0*5,uvv2stt6rss9stt7rst6stt5vvv0vvv2
  vvv0uuu5stt6ttt2sss8stt6stt4sss8tuu4uvv5vvv0*5,vvv1stt4ttu5tuu3stt5tuu5vvv0vvv2
  vvv1vvv0*21,uvv1
  uuu0rss0*20,ttt0uvv0
team-settling 358x293
~ IqB6 xt-H CI81 PiZq kdSo CeNm yLoh W6D7 UZPK y4Y8 mlNF jrvS A0Bb MkmD 2oPZ UZPK vEV- FUC5 hGWq 0FEB
~ tSkm lUMe TdBG tSkm JuKW laCE RIhz XnnM m-tD e9bk _ZFq
  rrs9rssbrss7qrrfqrrauvv0*18,
  uuu0uvv0*22,
  vvv0*19,uvv0*2,vvv0uvv2
  vvv0klmmjlllnoofjlldjkljnooinoocjlldlmmijllpopqbvvv0*6,tuu0koplnqrbuvv0vvv2
  vvv0*2,ttt3vvv0*16,uvv0*2,vvv0vvv2
  vvv0vrk1llh2lno3vvv0*18,vvv2
  vvv0vrj3mmlmilmbsssboppkpqqgpqqeqrreoopjopqhuuu3vvv0uuu2noobrrr7ttt5ttt7stt7ttu5ttt5vvv1vvv2
  vvv0vsl2kkg6moo6vvv0vvv1uvv2vvv1*2,uvv1uvv2vvv0*2,uuu1rrr2tuu1tuu6tuu5uuu5stt6ttt9uuv2vvv2
  vvv0*2,uut2vvv0*19,vvv2
  vvv0rsscrssdrssbrssduuu2vvv0*10,ttt3qrreoppmqqrkoppkttt6vvv2
  vvv0*3,vvv1vvv0*13,vvv1vvv0*4,vvv2
  vvv0rssesttcrrrdttt9vvv0*11,ttt3rrrcoppkqqrkoppkttt6vvv2
  vvv0*22,vvv2
  vvv0rssf*2,sssbrrshsssarrrbsssassscrrrdsttarrrgvvv0*10,vvv2
  vvv0*22,vvv2
  vvv0uuu5stt6tuu1uuu2uvv0uuu1uvv0*2,uvv5vvv0*12,vvv2
  vvv0uvv6sssattt5ppqfpqqfqqqbppqhttt7uvv6vvv0*12,vvv2
  vvv0vvv1uvv0*7,vvv0*13,uvv2
  uuu1uvv0vvv0*19,uvv1uvv0
team-settled 358x293
~ IqB6 xt-H rnQM PiZq kdSo CeNm yLoh UQVN UZPK y4Y8 mlNF jrvS A0Bb MkmD 2oPZ UZPK vEV- FUC5 hGWq 0FEB
~ tSkm lUMe TdBG tSkm JuKW laCE bQzH XnnM kgB_
  rrs9rssbrss7qrrdrss7uvv0*18,
  uuu0uvv0*22,
  vvv0*19,uvv0*2,vvv0uvv2
  vvv0klmmjlllnoofjlldjkljnooinoocjlldlmmijllpopqbvvv0*6,tvu0lqocmqoeuvu0vvv2
  vvv0*2,ttt3vvv0*16,uvu0*2,vvv0vvv2
  vvv0vrk1llh2lno3vvv0*18,vvv2
  vvv0vrj3mmlmilmbsssboppkpqqgpqqeqrreoopjopqhuuu3vvv0uuu2noobrrr7tuu3tuu5ttt6uuu3*2,vvv1vvv2
  vvv0vsl2kkg6moo6vvv0vvv1uvv2vvv1*2,uvv1uvv2vvv0*2,uuu1rrr2tuu1ttt8ttt6uuu6sss7sttcuuu2vvv2
  vvv0*2,uut2vvv0*19,vvv2
  vvv0rsscrssdrssbrssduuu2vvv0*10,ttt3qrreoppmqqrkoppkttt6vvv2
  vvv0*3,vvv1vvv0*13,vvv1vvv0*4,vvv2
  vvv0rssesttcrrrdttt9vvv0*11,ttt3rrrcoppkqqrkoppkttt6vvv2
  vvv0*22,vvv2
  vvv0rssesttcrrrdsstbrssdsss9qrrfqrrdsssarssdsstdqrrerssdssscvvv0*7,vvv2
  vvv0*22,vvv2
  vvv0uuu5tuu2uvv0*5,uuu2uuu5vvv0*12,vvv2
  vvv0uvv6pqqbqrrboppjqrrbppqioppgqqrbuvv6vvv0*12,vvv2
  vvv0vvv1uvv0*7,vvv1vvv0*12,uvv2
  uuu1uvv0vvv0*19,uvv1uvv0
team-board-team 358x1007
~ IqB6 xt-H 0IE6 PiZq ITGt XnnM oHgJ M3uX CF1a XnnM Y-K3 _0C9 F8Fm BTrH rIJQ qgcq sJM6 LV99 Sjk7 -4yw
~ os49 J8lR RPKA 0Id3 8N1I IpI0 Dy7X frgT WnVZ eb3G RDRq sJM6 LV99 Sjk7 eByh os49 J8lR z07d qhkD 8N1I
~ chy- Dy7X KlRr FRAQ fsQr qgzI OU-u sJM6 LV99 Sjk7 B8SC MKjS J8lR F247 FmTw 8N1I wFbv Dy7X lxme npV-
~ tvYF giig OU-u 54Ks YSdR gNKw 9ZV9 4Xz1 0kBn IJ8R gNKw okwP z95r H0hO HUmi 4D3m BNKt ntYr GKE6 HJmj
~ 9i0R KHx8 37W6 F1uM ep8v gNKw ClRJ e9vU H0hO HUmi 4D3m Ys3z iiwO GKE6 1tUj 9i0R A-Tb 37W6 csJ1 mhHK
~ gNKw Vgfl gvMJ H0hO HUmi 4D3m ryiK ntYr GKE6 Gsx3 9i0R vigH 37W6 zs4a nCh8 IJ8R gNKw zAek gNKw w-fY
~ e9vU sZgQ Uc6u AZrJ AdsP c__o G5yx MkmD _geO 6eJw mNza xPuW L-t8 -fhq mhHK C8ii W1-U J_1H SBa5 6oaK
~ xbiC -FLa NUHA w0oM -waq JxQx
  rrs9rssbrrsarrs9rss8qrr9ttt5uvv0*16,
  uuu0uvv0*22,
  vvv0*22,uvv2
  vvv0lmnhkllchijhkmmiikkikllfkllhjklhtuu6vvv0*12,vvv2
  vvv0*22,vvv2
  vvv0rssdrssgrrsdrssdsttdrrserrreqrrbsss9rssbsssbssserssgsttdrrrcsssattt8rsscrssftttavvv0vvv2
  vvv0*22,vvv2
  vvv0vvv1uuu2vvv0*3,stt0stt2tuu0ttt0tuu0*2,vvv0*2,vvv1uvv2vvv1*2,uuu2vvv1uuu3vvv0vvv2
  vvv0vvv1rssapqqgqqrevvv0stt3oqqapqqcopp9qrr9tuu0vvv0*2,rss6ttt8sssasstarss9sstasssbuuu5vvv2
  vvv0*5,uvv0*7,vvv0*10,vvv2
  vvv0*22,vvv2
  vvv0*3,vrq0nmm2jmn3vvv0*3,vus1vn90cfe4hkl6vvv0*9,vvv2
  vvv0*3,vpn3nmmcdhiavvv0*3,vus2rngdnnmjhkl9vvv0*9,vvv2
  vvv0*3,vqo3onndfijavvv0*4,vpd1fhh6mop8vvv0*3,uvv0tuu0*2,vvv0*3,vvv2
  vvv0*3,vtt1kkk5pqq8vvv1vvv0*3,vvu0ssr3uuu5vvv0*3,kmn69eg3bln1pss4vvv0*2,vvv2
  vvv0*2,vvv2*3,vvv0*3,oppnqqqgpqqdpqqhpqqgoppguuu4vvv0kmn6mnmgkmmfpss4vvv0*2,vvv2
  vvv0*2,uuu5pqqgpqqepqqivvv1vvv0*3,uuu4ttu7uuu4vvv0*3,rst39eg5dmo3stt5vvv0*2,vvv2
  vvv0*3,pqqj*2,qqrevvv0*4,ttt7ttt8uuu4vvv0*4,tuu1uvv0uuu3vvv0*2,vvv2
  vvv0*2,uuu5tuu7rrrhtuu4uvu3vvv0ilm4afh0*4,chi1tuu2pqqioppjqqqhqqrdnoonrrs9vvv0vvv2
  vvv0*3,uvv1vvv1vvv0*3,39b65bd78dfdbfhjaegj18a0mop6vvv0tuu4stt9tss9vuu4vvv0*2,vvv2
  vvv0lqr38jl0*5,nrs339b618a06ceg7cei29b318a0mop6vvv0uuu4uuu5vvv3vuu2vvv0*2,vvv2
  vvv0emo46ik06de96ef86de96ik0hop439b618a028a1*2,18a0*2,mno7uje1uhb0*4,ukg1vvv0vvv2
  vvv0emo46ik06gi56ff86hj36ik0hop439b618a0*5,mlk9ue70rd63ob59mb5brd63ue70vuu3vvv2
  vvv0emo46ik0*5,hop439b618a0*5,mlk9ue70te71pc59oc5cue70*2,vuu3vvv2
  vvv0emo46ik0*5,hop439b618a0*5,mlk9ue70*6,vuu3vvv2
  vvv0mqr2hop0*5,nrs2fjk3eij0*5,qpp5umi0*6,vvv1vvv2
  vvv0rss8sst9vvv0sss8stt7vvv0*9,uuv3ssscttt8ttt5sttbrssbuuu3vvv2
  vvv0tuu5tuu7vvv0uuu5tuu6vvv0*10,ttu5ttu6tuu6uuu3tuu4vvv1vvv2
  vvv0*22,vvv2
  vvv0sssavvv0*2,vrk2vqo2vvv0vvv2vvv0*2,vvv1vvv0*4,ttt8qrrh*2,rssfqqrk*2,uuu7vvv2
  vvv0*4,upj8upn7rrrdpqqmqrriqqrlrssgppqkqrrfvvv0vvv1ttt7ttt6ttt8rsscstt9sss9uuu3vvv2
  vvv0*4,vvu0vvv0*9,uuu3sst9uuu3tuu7ttt7uuu4tuu6vvv2*2,
  vvv0*22,vvv2
  vvv0*6,rssfqqrlqqqlqqrlqrrl*2,qrrkvvv0*9,vvv2
  vvv0*6,uuu4uuu5*6,vvv0*9,vvv2
  vvv0rss9vvv0*2,gmmfjmmbrrsgpqqm*3,qqqm*2,qqqlvvv0*2,sss9qrreppqlqrrfpqqjpqqmttu7vvv2
  vvv0rts6uvv1vvv0jooaoqq7rrrippqpopppppqppqqp*2,pqqnvvv0uuu4rrrestt8sssbqrrhssscqrreuuu5vvv2
  vvv0*6,tuu7tttasttavvv1vvv0*5,vvv1vvv0*6,vvv2
  vvv0*6,sttarsse*2,vvv0*13,vvv2
  vvv0*22,vvv2
  vvv0tuu4vvv0*2,vsr0vts0vvv0*9,uuu3ttt6tuu6ttu5ttt8*2,uvv2vvv2
  vvv0ttt7vvv0*2,snk9uom8sqn7rpobrqqdqrrlpqqkqqrgvvs0vus1vvv0tuu5sst8*2,sssbrsserrrfuuu5vvv2
  vvv0urr7vvv0*2,vsr1vts1vvv0vvu1vvv0*4,vvu0vvv0*2,ttt9qrrfstt8qrrhsstbrssduuu5vvv2
  vvv0*22,vvv2
  vvv0*7,vvv1sss8rssesssarssbrssdrrsatuu7vvv0*7,vvv2
  vvv0*2,uvv0*6,uvv1uvv0*12,vvv0vvv2
  vvv0suu0rtu0*4,qst3rtt1rtu0*2,qst1rtt1rtt2rtu0*8,uvv0vvv2
  vvv0ruu0rtu0*4,nqqclooiloohlnohnqqbloofmppdrtu0*8,uvv0vvv2
  vvv0rtu1orr9rtu0qqm1mpq1prraoqrcoqr8oqrcqtt3rtu0*3,qss5qss4oqraprr8npqborr6prr6uvv0vvv2
  vvv0rtu1oqr6rtu0roieilmepss6prs6prs7*2,orr9prs8qst3rtu0qss2orr6oqr5oqranqq9oqr9prr5uvv0vvv2
  vvv0rtt2osr5rtu0qro2prs1prs6oqraprs8qss4qst2qtt2rtt1rtu0npqborr9*2,oqqforr9*2,qss6uvv0vvv2
  vvv0ruu0rtu0*4,prs7oqraorr8pss5prs6rtu0*10,uvv0vvv2
  vvv0ruu0rtu0*4,qst4prs8pss6prs5pss6rtu0*10,uvv0vvv2
  vvv0uvv0*20,vvv0vvv2
  vvv0*22,vvv2
  vvv0*6,uuv3vvv0uuu4rrscsst8sss9sssbttu5vvv0uuu7vvv0*6,vvv2
  vvv0*9,vvv1*2,vvv0*4,vvv1vvv0*6,vvv2
  vvv0*22,vvv2
  vvv0rrsfrssfsss8rssdsstarrrgrssdsttcrrsfrrrdsss9rrsarsseqrrdtttbrrrfsstarssd*2,vvv0*2,vvv2
  vvv0rrsjrrrgttt7vvv0*18,vvv2
  vvv0uuu3vvv1*2,vvv0*2,vvv1vvv0*15,vvv2
  vvv0sssbrrrdrssesst9stt9stt8uuv3vvv0*14,vvv2
  vvv1vvv0*21,uvv1
team-board-member 358x251
~ IqB6 xt-H Ip8H PiZq ITGt XnnM oHgJ M3uX XnnM Y-K3 MiSL PnRF rIJQ 1dQb
  rrs9rssbrrsarrs9rss9rssaqrrbsst5uvv0*15,
  uvv0*22,uuu0
  vvv0*22,uvv2
  vvv0lmnhkllchijhkmmiikkikllfkllhjklhtuu6vvv0*12,vvv2
  vvv0*22,vvv2
  vvv0tuu0*5,vvv0*5,uvv0vvv0*10,vvv2
  vvv0tuu0pqq8pqqbpqqatuu0ttu6oppiqqriopperrsdvvv1vvv0*10,vvv2
  vvv0uuu0*5,vvv0*16,vvv2
  vvv0*22,vvv2
  vvv0tuu0*20,vvv0vvv2
  vvv0tuu0*2,qrr8rss5qrr8rss6rss4qrr9rss7rss4qrr7qrs7rss5rss6rss8qrr9rss7qrr7stt1tuu0vvv0vvv2
  vvv0tuu0*2,stt4rss4rss6rss4rss6rss8rss7qrr5rss7*2,rss4qrr8rss7rss6*2,rss4ttt0tuu0vvv0vvv2
  vvv0tuu0*4,pqrbpqqgoqqdpqq8oqqcpqqbpqr9oqqfpqqapqqcoppdpqq9ttt0tuu0*3,vvv0vvv2
  vvv0tuu0*20,vvv0vvv2
  vvv0uvv0uuu0*19,vvv0vvv2
  uvv1vvv0*21,uuu1
team-loading 358x731
~ IqB6 xt-H xeLO PiZq imyB PEGe hCNB hCNB Ntll hCNB hCNB hCNB hCNB hCNB hCNB hCNB
  rrs9rssb*2,qrrcqrrauvv0*18,
  uuu0uvv0*22,
  vvv0*22,uvv2
  vvv0klmmjlllnoofjlldjkljpqqbvvv0*15,vvv2
  vvv0*2,ttt3vvv0*19,vvv2
  vvv0stt0rss0*7,vvv0*13,vvv2
  vvv0rss0*8,uvv0vvv0*12,vvv2
  vvv0stt0rss0*7,vvv0*13,vvv2
  vvv0uuu0*20,vvv0vvv2
  vvv0rss0*20,uuu0vvv2
  vvv0rss0*20,uuu0vvv2
  vvv0rss0*20,uuu0vvv2
  vvv0rss0*20,uuu0vvv2
  vvv0rss0*20,uuu0vvv2
  vvv0tuu0stt0*19,vvv0vvv2
  uvv1vvv0*21,uuu0
  vvv0uvv0*10,vvv0*11,uvv2
  vvv0rss0*10,vvv0*11,vvv2
  vvv0tuu0*10,vvv0*11,vvv2
  vvv0uvv0*20,vvv0vvv2
  vvv0rss0*20,uuu0vvv2
  vvv0rss0*20,uuu0vvv2
  vvv0stt0*20,vvv0vvv2
  vvv0*22,vvv2
  vvv0rss0*20,uuu0vvv2
  vvv0rss0*20,uuu0vvv2
  vvv0rss0*20,uuv0vvv2
  vvv0*22,vvv2
  vvv0stt0*20,vvv0vvv2
  vvv0rss0*20,uuu0vvv2
  vvv0rss0*20,uuu0vvv2
  vvv0uvv0*20,vvv0vvv2
  vvv0tuu0*20,vvv0vvv2
  vvv0rss0*20,uuu0vvv2
  vvv0rss0*20,uuu0vvv2
  vvv0tuu0*20,vvv0vvv2
  vvv0uvv0*20,vvv0vvv2
  vvv0rss0*20,uuu0vvv2
  vvv0rss0*20,uuu0vvv2
  vvv0stt0*20,vvv0vvv2
  vvv0*22,vvv2
  vvv0rss0*20,uuu0vvv2
  vvv0rss0*20,uuu0vvv2
  vvv0rss0*20,uuv0vvv2
  vvv0*22,vvv2
  uvv1vvv0*21,uuu1
