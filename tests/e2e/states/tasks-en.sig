pending-without-progress 358x248
~ WwRR k9wt as_- rk_K AnGu aMqs BqMG Gm7K u07a _Roa aWCI gLQV FqGc gKBg eoD5 BkCi 3afX ZaDa EVgU kMkC
~ CGVF csDU 1Obe THW7
  qrraqrrcqrrbrss9rrsbrrrbrss9qrr9rss9stt4uvv0*13,
  uvv0*23,
  uuu0*2,uuu1vvv0*19,uvv2
  uuu3tuu3uvv1vvv0mnnjklmhpqqclmmimnojttt5vvv0*7,lnniopphmnnkkmmmttt5vvv2
  uuu1*2,uvv1vvv0*13,vvv3uuu4uuu3vvv2uuu5vvv0vvv2
  uuu0*2,uvv1vvv0*13,sttbssscsssassscrssduuu2vvv2
  uvv0*2,uvv1vvv1uuv2uuu5ttu6uuu6tuu5uvv2vvv0*7,uuu3stt6uuu3vvv1vvv0vvv2
  uvv0*2,uvv1vvv2ttt8uuu8stt9ttu7stt9vvv3vvv0*7,uuu5qrrerrsbpqqguuu4vvv2
  uvv0*2,uvv1vvv0tuu0*17,vvv0vvv2
  uvv0*2,uvv1uuu3ssserrrhrrsgsssasttarssessscrrrjsttcrssesssdrsscvvv0*6,vvv2
  uvv0*2,uvv1vvv0*19,vvv2
  uvv0*2,uvv1vvv3uvv1uvv0*16,vvv4vvv2
  uvv0*2,uvv1uvv7vvv0*5,qrrdopphnoohoppgoppittt5*2,vvv0*5,uvv7vvv2
  uvv0*2,uvv1vvv1uvv1uvv0*16,vvv2*2,
  uvv0*2,uuu0vvv0*19,uuu1
  uvv0*23,
pending-with-progress 358x632
~ WwRR k9wt qSNU rk_K AnGu aMqs AsRH XErK Gm7K u07a _Roa aWCI gLQV FqGc gKBg eoD5 uapl Tjcc sbSF EVgU
~ kMkC WX_M pmFY vBhR MZcr UKOJ vBhR PcKf Urn9 QfYQ UTO4 HGkC 4nvo -p-w bgQJ NFDu UTO4 HGkC 4nvo g0r-
~ T9TU 1O_O UTO4 uZT4 iHpI n5Zj QILG GIGl UTO4 uZT4 iHpI KR3U JoQG NokD ajGj tQEI BVHr CGVF csDU 1Obe
~ THW7
  qrraqrrcqrrbrss9rssa*2,qrrarss7ttu2uvv0*14,
  uvv0*23,
  uuu0stt1uuu1vvv0*19,uvv2
  stt3knoduvv1vvv0mnnjklmhpqqclmmimnojttt5vvv0*7,lnniopphmnnkkmmmttt5vvv2
  oqq5lop8uvv1vvv0*13,vvv3uuu4uuu3vvv2uuu5vvv0vvv2
  uuu0*2,uvv1vvv0*13,sttbssscsssassscrssduuu2vvv2
  uvv0*2,uvv1vvv0uuv3tuu5uuu2uuu5*2,tuu6ttt6vvv0*6,ttt3stt6uuu3vvv1vvv0vvv2
  uvv0*2,uvv1vvv2stt8ttt8tttauuu6ttu8sst8tttavvv0*5,vvv1rrraqqrerrsbpqqguuu4vvv2
  uvv0*2,uvv1tuu2gkl0*10,glm0ttu0tuu0*5,vvv0vvv2
  uvv0*2,uvv1uuu3ssserrrhrrsgsssasttarssessscrrrjsttcrssesssdrsscvvv0*6,vvv2
  uvv0*2,uvv1vvv0*19,vvv2
  uvv0*2,uvv1vvv0tuu0*17,vvv0vvv2
  uvv0*2,uvv1vvv0stt1npp9pqqdmooloppgoppfoppdmoomoppenopgnopetuu0*4,stt3stt2vvv0vvv2
  uvv0*2,uvv1vvv0tuu0*17,vvv0vvv2
  uvv0*2,uvv1vvv0ttt0prr1stt1tuu0stt2rss2stt5rss3stt1tuu0*2,ttt1stt2sss2stt1*2,stt0vvv0vvv2
  uvv0*2,uvv1vvv0qss3fmj7qrr6nppkpqrapqrdpqqgopqdrss8tuu0*2,qrr8pqq9nopgoppenoofrss6vvv0vvv2
  uvv0*2,uvv1vvv0tuu0*2,rss7pqqdqrraqrr9qrrapqqbqrrbpqrbpqqepqqastt4tuu0*4,vvv0vvv2
  uvv0*2,uvv1vvv0tuu0*17,vvv0vvv2
  uvv0*2,uvv1vvv0rtt1kpn4rss3qrraqrr5pqq9qrrdpqrarss5tuu0*2,rss5rss6pqqbqrrapqq8rss3vvv0vvv2
  uvv0*2,uvv1vvv0rtt1kpn5rss3pqr9rss6qrr9qrrapqqaqrr7tuu0*2,rss4qrr6qrr7qrr6prr7stt3vvv0vvv2
  uvv0*2,uvv1vvv0tuu0*2,rss5pqqcrss7rss6rss7qrs6qrr8rss7pqqcpqqaqrr8tuu0*4,vvv0vvv2
  uvv0*2,uvv1vvv0tuu0*17,vvv0vvv2
  uvv0*2,uvv1vvv0stt3qrr6qrr7pqqgqrrdnppepqqcopqjopphrss6tuu0rss4pqqaoqqapqqaopqarss4vvv0vvv2
  uvv0*2,uvv1vvv0ttt0sst3rss3qrr8*2,pqqbqrs7qrr9rss4rss7qrr8rss6rss7stt2stt0*2,tuu0vvv0vvv2
  uvv0*2,uvv1vvv0tuu0*2,stt2qrr9qrr7rss6*2,sst5rss4rss6*2,qrr9*2,rss5rss4ttu0tuu0vvv0vvv2
  uvv0*2,uvv1vvv0tuu0*2,rss4pqqdpqqbpqqaqrrcpqqcqrr8pqqdqrr9prrarss8qrr9qrrbtuu0*2,vvv0vvv2
  uvv0*2,uvv1vvv0tuu0*2,rss6pqqcqrr9prrbpqqetuu0*10,vvv0vvv2
  uvv0*2,uvv1vvv0tuu0*17,vvv0vvv2
  uvv0*2,uvv1vvv0stt2rss4rss3qrr8*2,rss6rss5rss7sst3tuu0*2,rss2qrs3qrr5qrr6qrr5rss2vvv0vvv2
  uvv0*2,uvv1vvv0stt2rss4rss3rss7qrrarss4qrr8qrrcstt3ttt1stt2stt1rss3rss5rss4rss5stt2vvv0vvv2
  uvv0*2,uvv1vvv0tuu0*2,rss3pqqcqrr8pqq8qrrapqqcqrr9pqqcrss7qrrapqrcsss3tuu0*3,vvv0vvv2
  uvv0*2,uvv1vvv0ttt0stt0*15,ttt0vvv0vvv2
  uvv0*2,uvv1vvv0rss6nppfnoolnoofopqdoppeqrr8tuu0*2,noogopqeoppd*2,moojopqhlnnjqrr7vvv0vvv2
  uvv0*2,uvv1vvv0tuu0*17,vvv0vvv2
  uvv0*2,uvv1vvv0*19,vvv2
  uvv0*2,uvv1vvv2uvv1uvv0*16,vvv3vvv2
  uvv0*2,uvv1uvv7vvv0*5,qrrdopphnoohoppgoppittt5*2,vvv0*5,uvv7vvv2
  uvv0*2,uvv1vvv1uvv1uvv0*16,vvv2*2,
  uvv0*2,uuu0vvv0*19,uuu1
  uvv0*23,
pending-every-reason 358x574
~ WwRR k9wt xYhy rk_K AnGu aMqs AsRH Vdfu Gm7K u07a _Roa aWCI gLQV FqGc gKBg eoD5 uapl Tjcc sbSF EVgU
~ WX_M pmFY vBhR MZcr UKOJ vBhR PcKf Urn9 QfYQ UTO4 HGkC 4nvo Oi-X 6v1B UTO4 uZT4 iHpI gUmW TN5Y FAAg
~ UTO4 uZT4 iHpI Y3at rxG- jPIs UTO4 uZT4 iHpI KR3U VgSJ PtmN hA14 3F4r kovE SICt ajGj tQEI BVHr
  qrraqrrcqrrbrss7rss9rss8rrs8rssauvv0*15,
  uvv0*22,uuu0
  uuu0rss1uuu1vvv0*19,uvv2
  ttt3knoeuvv1vvv0mnnjkmmgpqqblmmjmnojttt5vvv0*7,lnniopphmnnkkmmmttt5vvv2
  oqq5mpp7uvv1vvv0*13,vvv3uuu4uuu3vvv2uuu5vvv0vvv2
  uuu0*2,uvv1vvv0*13,sttbssscsssassscrssduuu2vvv2
  uvv0*2,uvv1vvv0uuu4ttu7uuu4tuu6uuu7ttt7ttt8vvv0*6,stt5sss8ttt4uuu3vvv0vvv2
  uvv0*2,uvv1vvv2rss6*2,rss8stt5sst7rrs7rss8tuu0*3,uuu0vvv0vvv1rss9qrrcsss9qqreuuu3vvv2
  uvv0*2,uvv1tuu2imn0*11,tuu0*6,vvv0vvv2
  uvv0*2,uvv1vvv0uuu0*17,vvv0vvv2
  uvv0*2,uvv1vvv0stt1opp9pqqdmooloppgoppfoppdmoomoppenopgnopetuu0*4,stt3stt2vvv0vvv2
  uvv0*2,uvv1vvv0ttt0stt0tuu0ttt0*2,tuu0*12,vvv0vvv2
  uvv0*2,uvv1vvv0tuu0stt0tuu0*15,vvv0vvv2
  uvv0*2,uvv1vvv0qsr3ckh8rss7pqqbopqgnooeprratuu0*4,pqqaoppcmnoinppglnngqrr6vvv0vvv2
  uvv0*2,uvv1vvv0tuu0*17,vvv0vvv2
  uvv0*2,uvv1vvv0stt1rss3stt3rss8rrs6rss6rss3rss4stt1tuu0*3,sst3rss5rss6rss5stt2vvv0vvv2
  uvv0*2,uvv1vvv0stt2rss5stt5qrrbpqrcrss5prraqrrcstt2ttt1stt2tuu0qrr4qrr6qrr4qrr5stt2vvv0vvv2
  uvv0*2,uvv1vvv0tuu0*2,sst4pqqcqrrbpqqcqrrc*2,pqqbqrrapqqfqrr8pqrapqqcpqrdprr9tuu0vvv0vvv2
  uvv0*2,uvv1vvv0tuu0*17,vvv0vvv2
  uvv0*2,uvv1vvv0stt3qrs6rss4qrrapqqdqrr8qrr9qrrdrss5tuu0*3,qrr5pqq8prr8pqq8rss3vvv0vvv2
  uvv0*2,uvv1vvv0ttt1rss3*2,qrr8rss7rss4qrr9pqr9rss4stt3*2,sss4qrr6rss4rss6sst2ttt1vvv0vvv2
  uvv0*2,uvv1vvv0tuu0*2,stt3qrs9rss7qrr7qrr8qrsaqrr6qrr8qrr9qrsaqrs7rss6sst5tuu0*2,vvv0vvv2
  uvv0*2,uvv1vvv0tuu0*2,rss5pqqaqrrcqrr8pqqcqrrcttt0tuu0*8,vvv0vvv2
  uvv0*2,uvv1vvv0tuu0*17,vvv0vvv2
  uvv0*2,uvv1vvv0stt3qrs6rss4pqrcpqqdqrr8qrr9qrrcrss5tuu0*3,qrr4pqq8prr8pqq8rss3vvv0vvv2
  uvv0*2,uvv1vvv0ttt1rss3rss4qrr8rss7rss4qrr7qrrarss6rss4sss3rss4qrs6qrr6rss3sst2ttt1vvv0vvv2
  uvv0*2,uvv1vvv0tuu0*2,stt3qrs9rss7rss6qrr9qrs8qrr7rss7rss4rssarss4qrr9stt1tuu0*2,vvv0vvv2
  uvv0*2,uvv1vvv0tuu0*2,rss4pqqc*2,stt3tuu0*11,vvv0vvv2
  uvv0*2,uvv1vvv0tuu0*17,vvv0vvv2
  uvv0*2,uvv1vvv0stt1qrr9*2,qrraqrr7prr8tuu0*9,stt2stt1vvv0vvv2
  uvv0*2,uvv1vvv0stt1sst3rss2stt2stt3stt2tuu0*9,ttt0tuu0vvv0vvv2
  uvv0*2,uvv1vvv0ttt0stt0*15,ttt0vvv0vvv2
  uvv0*2,uvv1vvv0rss6nppfnoolnoofopqdoppeqrr8tuu0*2,noogopqeoppd*2,moojopqhlnnjqrr7vvv0vvv2
  uvv0*2,uvv1vvv0tuu0*17,vvv0vvv2
  uvv0*2,uuu0vvv0*19,uvv1
  uvv0*3,uuu0*19,uvv0
not-joined 358x223
~ WwRR k9wt iOkJ rk_K AnGu aMqs toON Gm7K u07a _Roa aWCI gLQV FqGc gKBg eoD5 BkCi 3afX ZaDa EVgU WX_M
~ pmFY vBhR MZcr UKOJ vBhR PcKf
  rssarrs9rrsdrss8uvv0*19,
  uvv0*22,uuu0
  uuu0*2,uuu1vvv0*19,uvv2
  tuu4*2,uvv1vvv0mnnjkmmgpqqblmmjmnojttt5vvv0*7,lnniopphmnnkkmmmttt5vvv2
  uuu1*2,uvv1vvv0*13,vvv3uuu4uuu3vvv2uuu5vvv0vvv2
  uuu0*2,uvv1vvv0*13,sttbssscsssassscrssduuu2vvv2
  uvv0*2,uvv1vvv2uuu4tuu6ttt8uuu8ttt6uuv2vvv0*7,uuu4sss8ttt4uuu3vvv0vvv2
  uvv0*2,uvv1vvv2ttt6uuu6ttt8tuu6stt7uvv3vvv0*7,uuu4qrrbsss9qqreuuu3vvv2
  uvv0*2,uvv1vvv0tuu0*17,vvv0vvv2
  uvv0*2,uvv1vvv0uuu0*17,vvv0vvv2
  uvv0*2,uvv1vvv0stt1opp9pqqdmooloppgoppfoppdmoomoppenopgnopetuu0*4,stt3stt2vvv0vvv2
  uvv0*2,uvv1vvv0ttt0stt0tuu0ttt0*2,tuu0*12,vvv0vvv2
  uvv0*2,uuu0vvv0*19,uvv1
  uvv0*3,uuu0*19,uvv0
not-offered-here 358x192
~ WwRR k9wt RQXx rk_K AnGu aMqs dxfu Gm7K u07a _Roa aWCI gLQV FqGc gKBg eoD5 BkCi 3afX ZaDa EVgU U3Gn
  rssarss7qrrcrrs9rssbrrs8uuu1uvv0*16,
  uvv0*23,
  uuu0*2,uuu1vvv0*19,uvv2
  tuu3tuu4uvv1vvv0mnnjklmhpqqclmmimnojttt5vvv0*7,lnniopphmnnkkmmmttt5vvv2
  uuu1*2,uvv1vvv0*13,vvv3uuu4uuu3vvv2uuu5vvv0vvv2
  uuu0*2,uvv1vvv0*13,sttbssscsssassscrssduuu2vvv2
  uvv0*2,uvv1vvv1uuv2uuu5ttu6uuu6tuu5uvv2vvv0*7,uuu3stt6uuu3vvv1vvv0vvv2
  uvv0*2,uvv1vvv2ttt8uuu8stt9ttu7stt9vvv3vvv0*7,uuu5qrrerrsbpqqguuu4vvv2
  uvv0*2,uvv1vvv0tuu0*17,vvv0vvv2
  uvv0*2,uvv1vvv0qrrgsssarsserrsfsssdsstdsss9rrsgqrrfrsscssterrresttbqrrcrrshuuu4vvv0*2,vvv2
  uvv0*2,uuu0vvv0*19,uvv2
  uvv0*3,uuu0uvv0*17,uuu0uvv0
identity-needed 358x248
~ WwRR k9wt mlCu rk_K AnGu aMqs wRFZ Gm7K u07a _Roa aWCI gLQV FqGc gKBg eoD5 BkCi 3afX ZaDa EVgU 0WwY
~ CGVF sW_j 1Obe THW7
  qrrcrrsdrssbrss9qrrarrs8uvv0*17,
  uvv0*23,
  uuu0*2,uuu1vvv0*19,uvv2
  ttu4tuu4uvv1vvv0mnnjklmhpqqclmmimnojttt5vvv0*7,lnniopphmnnkkmmmttt5vvv2
  uuu1*2,uvv1vvv0*13,vvv3uuu4uuu3vvv2uuu5vvv0vvv2
  uuu0*2,uvv1vvv0*13,sttbssscsssassscrssduuu2vvv2
  uvv0*2,uvv1vvv1uuv2uuu5ttu6uuu6tuu5uvv2vvv0*7,uuu3stt6uuu3vvv1vvv0vvv2
  uvv0*2,uvv1vvv2ttt8uuu8stt9ttu7stt9vvv3vvv0*7,uuu5qrrerrsbpqqguuu4vvv2
  uvv0*2,uvv1vvv0tuu0*17,vvv0vvv2
  uvv0*2,uvv1vvv2qrrfrrrjsstbrsserssfrrsdqrrfsssersscvvv1vvv0*8,vvv2
  uvv0*2,uvv1vvv0*19,vvv2
  uvv0*2,uvv1vvv3uvv1uvv0*16,vvv4vvv2
  uvv0*2,uvv1uvv7vvv0*4,rssbnoohmnnppqqjnoojnoolmnnovvv1ttt5vvv0*4,uvv7vvv2
  uvv0*2,uvv1vvv1uvv1uvv0*16,vvv2*2,
  uvv0*2,uuu0vvv0*19,uuu1
  uvv0*23,
every-day 358x313
~ WwRR k9wt 2j3E rk_K AnGu aMqs zN3P Ufps Gm7K u07a -GAa fsI4 gLQV WfCR gKBg eoD5 JELU 8RHi Heud EVgU
~ mzyD WX_M pmFY vBhR MZcr UKOJ vBhR PcKf CGVF fDuP 1Obe _2Nc
  rrs9rssarss8stt7uvv0*19,
  uvv0*23,
  uuu0stt1uuu1vvv0*19,uvv2
  ttt3knoduvv1uuu3klmlmnnjpqqalmnnppqclmnsmnokvvv0*6,pqqbmnoknoofmnnmttt4vvv2
  tuu1stt4uvv1vvv0*2,uvv0*4,vvv0*13,vvv2
  uuu0*2,uvv1vvv0tuu3oppboqqepqqbqrravvv0*13,vvv2
  uvv0*2,uvv1vvv0*19,vvv2
  uvv0*2,uvv1vvv0rsscstt8vvv0*12,sst5qqrdopphttu4vvv2
  uvv0*2,uvv1tuu2gkl0*5,lop2tuu0*11,vvv0vvv2
  uvv0*2,uvv1vvv1uuu5uuu4uuu5uuu6uuu5uuu4tuu7uuu6tttavvv3uuu4uuu6uuu3vvv0*5,vvv2
  uvv0*2,uvv1vvv1stt8stt7tuu7sttatuu5uuu6uuu7tuu5tuu8tttasttbuuu8ttt8vvv0*5,vvv2
  uvv0*2,uvv1vvv0uvv0*17,vvv0vvv2
  uvv0*2,uvv1vvv0stt1pqr5pqqbopphpqrbpqqbpqqaoppgpqqb*2,oqqatuu0*4,stt2*2,vvv0vvv2
  uvv0*2,uvv1vvv0ttt0rss4stt1rss4rss5stt4sst3rss5rss3rss4sss3tuu0*4,ttt0tuu0vvv0vvv2
  uvv0*2,uvv1vvv0*19,vvv2
  uvv0*2,uvv1vvv2uvv1uvv0*16,vvv3vvv2
  uvv0*2,uvv1uvv7vvv0*4,stt5nooloophpqqcmnngppqmnoomtuu5sst9vvv0*4,uvv7vvv2
  uvv0*2,uvv1vvv1uvv1uvv0*16,vvv2*2,
  uvv0*2,uuu0vvv0*19,uuu1
  uvv0*23,
two-steps 358x306
~ WwRR k9wt _4CB rk_K AnGu aMqs D-8R bB5x Gm7K u07a fX8r Uso- gLQV Vis0 gKBg eoD5 HS6V FM6v ZfWs EVgU
~ kMkC WX_M pmFY vBhR MZcr UKOJ vBhR PcKf CGVF FVq_ 1Obe THW7
  rrsarss6qrrbstt5uvv0*19,
  uvv0*23,
  uuu0stt1uuu1vvv0*19,uvv2
  sss7looeuvv1ttu5lnnnnooioppbmnohnophmnnmnoojnoodvvv0*5,lmmiopphmnnkkmmmttt5vvv2
  tuu1*2,uvv1vvv0*14,uvv1uuu4uuu3uuu2vvv0vvv2
  uuu0*2,uvv1vvv0*14,uuu6sttcsttbsstbuuu3vvv2
  uvv0*2,uvv1vvv0ttt7tuu7uuu5ttt5ttt7tuu7ttt6uuu4vvv0*4,stt5ttt7sss8ttt4uuu3vvv0vvv2
  uvv0*2,uvv1vvv0ttt7ttu8ttu7uuu5ttt8ttu7ttt6uuu4vvv0*4,sst8rssbrrrbsst9qrreuuu3vvv2
  uvv0*2,uvv1tuu2gkl0*3,hlm0tuu0*13,vvv0vvv2
  uvv0*2,uvv1uuu3ssserrrhrrsgsssasttarssessscrrrjsttcrssesssdrsscvvv0*6,vvv2
  uvv0*2,uvv1vvv0*19,vvv2
  uvv0*2,uvv1vvv0tuu0*17,vvv0vvv2
  uvv0*2,uvv1vvv0stt1npp9pqqdmooloppgoppfoppdmoomoppenopgnopetuu0*4,stt3stt2vvv0vvv2
  uvv0*2,uvv1vvv0tuu0*17,vvv0vvv2
  uvv0*2,uvv1vvv0uvv1uvv0*16,vvv0vvv2
  uvv0*2,uvv1uvv5vvv0*4,rrrbttt7ttt6sst5sss9*2,stt6uuu2uuu3vvv0*4,uvv6vvv2
  uvv0*2,uvv1uvv5vvv0*4,sstarrrbstt5rss9rssarrsarss8ttt4uuu3vvv0*4,uvv6vvv2
  uvv0*2,uuu1vvv0uvv1uvv0*16,vvv0uvv2
  uvv0*22,uuu0
  uvv0*23,
friends 358x279
~ WwRR k9wt yR8d rk_K AnGu aMqs zN3P A65T Gm7K u07a jGw1 RmyZ gLQV 8u77 gKBg eoD5 JELU 8RHi AiOh EVgU
~ WX_M pmFY vBhR MZcr UKOJ vBhR PcKf CGVF Bz35 1Obe _2Nc
  qrrdrss9stt6uvv0*20,
  uvv0*23,
  uuu0stt1uuu1vvv0*19,uvv2
  stt5jmneuvv1ttu5noollmmopqqbnopemnonmnoelmnkvvv0*6,mnnfpqqdmnnkkmmmttt5vvv2
  tuu1stt4uvv1vvv0*12,uuv2uuv3vvv1*4,vvv0vvv2
  uuu0*2,uvv1vvv0*12,uuu6ssscsssattt8rssessscvvv3vvv2
  uvv0*2,uvv1vvv0uuv2uuu3vvv0*12,uuu1uuu3vvv1vvv0vvv2
  uvv0*2,uvv1vvv0ttt9uuu5vvv0*12,tuu3rssapqqguuu4vvv2
  uvv0*2,uvv1tuu2gkl0*5,lop2tuu0*11,vvv0vvv2
  uvv0*2,uvv1vvv0uuu0*17,vvv0vvv2
  uvv0*2,uvv1vvv0stt1oqq7pqqdmoolopqfoppfoppdmoomoppenopgnopetuu0*4,stt3stt2vvv0vvv2
  uvv0*2,uvv1vvv0ttt0stt1tuu0ttt0stt1tuu0*12,vvv0vvv2
  uvv0*2,uvv1vvv0*19,vvv2
  uvv0*2,uvv1vvv3uvv1uvv0*3,uuu0uvv0uuu1uvv0uuu0*3,uvv0uuu2uvv0*4,vvv4vvv2
  uvv0*2,uvv1uvv6vvv0*4,sttaoopjnoolpqqcpqqfnoojnopjtuu5ttt7vvv0*4,uvv6vvv2
  uvv0*2,uvv1vvv1uvv1uvv0*16,vvv2*2,
  uvv0*2,uuu0vvv0*19,uuu0
  uvv0*23,
a-loss 358x279
~ WwRR k9wt gq3l rk_K AnGu aMqs EI-e Gm7K u07a lxxT aWCI gLQV FqGc gKBg eoD5 41_n 6YpU jFgS EVgU WX_M
~ pmFY vBhR MZcr UKOJ vBhR PcKf CGVF 2Rtq 1Obe THW7
  rss9rrs8uuu0uvv0*20,
  uvv0*22,uuu0
  uuu0*2,uuu1vvv0*19,uvv2
  stt7rssauvv1vvv0mnnjkmmgpqqclmnnmnnjmnohqqrbvvv0*6,lnniopphmnnkkmmmttt5vvv2
  uuu1*2,uvv1vvv0*13,vvv3uuu4uuu3vvv2uuu5vvv0vvv2
  uuu0*2,uvv1vvv0*13,sttbssscsssassscrssduuu2vvv2
  uvv0*2,uvv1vvv0uuu6ttt5uuu4tuu5uuu8ttt7uuu3vvv0*6,sss7sss5ttt4uuu3vvv0vvv2
  uvv0*2,uvv1vvv0ttt6ttu7ttt7ttt5ttt7stt7uuv3vvv0*6,rrs9sss8*2,qqreuuu3vvv2
  uvv0*2,uvv1vvv0tuu0*17,vvv0vvv2
  uvv0*2,uvv1vvv0uuu0*17,vvv0vvv2
  uvv0*2,uvv1vvv0stt1opp9pqqdmooloppgoppfoppdmoomoppenopgnopetuu0*4,stt3stt2vvv0vvv2
  uvv0*2,uvv1vvv0ttt0stt0tuu0ttt0*2,tuu0*12,vvv0vvv2
  uvv0*2,uvv1vvv0*2,uuu0*15,vvv0*2,vvv2
  uvv0*2,uvv1vvv4vvv1vvv0*3,uuv0vvv0vvv1*3,vvv0*8,vvv4vvv2
  uvv0*2,uvv1uvv6vvv0*4,uuu3opqfnoojqqrcoppi*2,oppcvvv0uuu4vvv0*4,uvv6vvv2
  uvv0*2,uuu1vvv0uvv1uvv0*16,vvv1vvv2
  uvv0*2,uuu0uvv0vvv0*18,uuu0
  uvv0*23,
completed 358x223
~ WwRR k9wt su27 rk_K AnGu aMqs hHd8 z1sT k_Xd V7C6 u07a _Roa aWCI gLQV FqGc CGVF 2H1U 8g1- 8kY0
  rrs9qrrarrrbrrr9uvv0*19,
  uvv0*3,uus1vus0*17,vur0uuu0
  vur0*2,uus3vvv0*19,vto6
  sk75*2,vtr3vvv0mnnjklmhpqqclmmimnojttt5vvv0*7,lnniopphmnnkkmmmttt5vur5
  uoe2*2,vur3vvv0*13,vvv3uuu4uuu3vvv2uuu5vvv0vur5
  uuu0*2,vus3vvv0*13,sttbssscsssassscrssduuu2vur5
  uvv0*2,vus3vvv0vsn0vsm0*16,vvv0vur5
  uvv0*2,vus3vur2vm50*5,tk55rj48sk45rj48sj48qj49rj48vm50*5,vto2vur5
  uvv0*2,vus3vur1vm50*5,tl52sj47tk57tk54tk53sk55tl54vm50*5,vto2vur5
  uvv0*2,vus3vvv0vtq0vtp0*16,vvv0vur5
  uvv0*2,vus3uuu3rrrcrsshrrsdrssgssscrrsbttt8rssbrssfsssdrrrgsstbrsserrsfsttbsstcstt7vvv0vur5
  uvv0*2,vus3uvv3rssd*2,rsscqrrerrsetuu6vvv0*12,vur5
  uvv0*2,uus2vvv0*19,vto6
  uvv0*3,uus1vur0*17,uur0uuu0
granted 358x120
~ WwRR k9wt ImOb rk_K AnGu mG1W cQZA pBJQ jd6W rfQE u07a _Roa aWCI 3W3R FqGc
  qrr9rrscrrs9uvv0*20,
  uvv0*3,uuu0*20,
  rts1*2,uuu0*2,uvv0uuu0*2,uvv0*15,uuu1
  5gb56gc6uuu1tuu0lmnikllgoppbklmilnnisss4uvv0*6,uuu0lmmhnopglmnjklllsss5uuu1
  fmj5flj5uuu1*2,tuu2uuu1ttt5tuu2tuu4tuu3tuu2*2,uvv0*4,tuu3ttt3ttu3tuu2ttt4uuu0uuu1
  tuu1*2,uuu1tuu1rssarss9rsscsss8stt7rssarsscqrr9uvv0*4,rssbrsscrrs9rrscqrrdttu2uuu1
  uvv0*2,uuu0*21,
  uvv0*23,
granted-under-review 358x197
~ WwRR k9wt alFN rk_K AnGu mG1W cQZA pBJQ jd6W rfQE u07a _Roa aWCI gLQV FqGc 1TOg M6xF 8a-E Jkf2
  qrr9rrscqrr9rssaqrrasss8rrsbrssauvv0*15,
  uvv0*3,uuu0*19,uvv0
  stt0*2,uuu0*2,uvv0*17,uuu0uuu1
  5gc56hc6uuu1tuu0lmnijllgoppbklmhlnnisss4uvv0*6,uuu0lmmhnopglmnjklllsss5uuu1
  eli5dkh4uuu1uvv0*4,uuu0uvv0*8,tuu3ttt3ttu3tuu2ttt4uuu0uuu1
  tuu2*2,uuu1uvv0*13,rssbrsscrrs9rrscqrrdttu2uuu1
  uvv0*2,uuu1uuu0stt2stt4rss5*2,stt2sss5stt3uuu0uvv0*10,uuu1
  uvv0*2,uuu1uuu0stt2rss5qrraqrr9rss6qrr9rss7uuu0uvv0*10,uuu1
  uvv0*2,uuu1uuu0pqrfrss9qrreqrrcqrrdrssbqqrerssaqrrbpqrdrssdrrscqqrbqrrdtuu3uvv0*3,uuu1
  uvv0*2,uuu1*2,rss6rss9sst7uvv0*15,uuu1
  uvv0*2,uuu1*2,ttt4stt4ttt4uvv0*15,uuu1
  uvv0*2,uuu0*21,
  uvv0*23,
granted-on-hold 358x197
~ WwRR k9wt D8NS rk_K AnGu mG1W cQZA pBJQ jd6W rfQE u07a _Roa aWCI gLQV FqGc Ae7M zA5c 8a-E VTGq
  qrr9rrscqrr9rss9*2,qrrcuvv0*17,
  uvv0*3,uuu0*20,
  rts1*2,uuu0*2,uvv0uuu0*2,uvv0*15,uuu1
  5gb56gc6uuu1tuu0lmnikllgoppbklmilnnisss4uvv0*6,uuu0lmmhnopglmnjklllsss5uuu1
  fmj5flj5uuu1uvv0*13,ttt5stt5*2,ttt4stt7uuu0uuu1
  tuu1*2,uuu1uvv0*13,sss8sssarss8rss9rssatuu1uuu1
  uvv0*2,uuu1uuu0sst4sss5rss4rss7stt3uvv0*13,uuu1
  uvv0*2,uuu1uuu0stt3sss5rss6qrr7stt2uvv0*13,uuu1
  uvv0*2,uuu1tuu3qrreqrrc*2,qrrd*2,qrrbqrrepqrhrssarrreqrrgrss9rssbqrrbqrrcrss9pqqhuvv0uuu1
  uvv0*2,uuu1*2,rss8rssasst8rrs7rrsattt4uvv0uuu0*2,uvv0*3,uuu0uvv0*5,uuu1
  uvv0*2,uuu1uuu0ttt3tuu3*2,ttt2ttt3tuu2uvv0*12,uuu1
  uvv0*2,uuu0*21,
  uvv0*23,
unsatisfied 358x417
~ WwRR k9wt Wh5F rk_K AnGu aMqs 6L24 r5xp USed rfQE u07a _Roa xOlF gLQV FqGc gKBg eoD5 uapl Tjcc sbSF
~ EVgU -iwH WX_M pmFY vBhR MZcr LbEo vBhR PcKf Urn9 QfYQ UTO4 HGkC 4nvo qCS8 6v1B UTO4 uZT4 iHpI gUmW
~ aCh1 PtmN ajGj tQEI BVHr
  rssbqrraqrrdqrrauvv0*19,
  uvv0*3,uuu0*19,uvv0
  uuu0*4,uvv0*17,uuu0uuu1
  stt4stt3uuu1tuu0lmnijllgoppbklmhlnnisss4uvv0*6,uuu0nooapqqanopbmnocstt3uuu1
  tuu1*2,uuu1uvv0*4,uuu0uvv0*8,tuu3ttt3ttu3tuu2ttt4uuu0uuu1
  uuu0*2,uuu1uvv0*13,rssbrsscrrs9rrscqrrdttu2uuu1
  uvv0*2,uuu1uuu0ttt4stt6ttt4stt5stt6sst7sss7uuu0uvv0*4,uuu0rss5qrr8sss4stt3tuu0uuu1
  uvv0*2,uuu1*2,sss6sst6stt8ttt4stt6rss6stt7uvv0*5,uuu1qrr9qqrbrss9pqqdttt3uuu1
  uvv0*2,uuu1stt2gkl0*11,stt0*6,uuu0uuu1
  uvv0*2,uuu1ttt3qrrcpqqeqrrcrrsdqrrerssbttt4uvv0*11,uuu1
  uvv0*2,uuu1uvv0*19,uuu1
  uvv0*2,uuu1uuu0tuu0*17,uuu0uuu1
  uvv0*2,uuu1uuu0stt1npp9pqqdmoolnppemnompqqdnooiopqeoppetuu0*5,stt3stt2uuu0uuu1
  uvv0*2,uuu1uuu0tuu0*17,uuu0uuu1
  uvv0*2,uuu1uuu0stt0orq1stt1tuu0*2,ttt1stt2tuu0*4,stt2stt3rss4stt3rss3sss0uuu0uuu1
  uvv0*2,uuu1uuu0rss2hnk7rss3qrr9opphoppepqqbtuu0*4,pqr8pqq9oppdpqqcoppdrss5uuu0uuu1
  uvv0*2,uuu1uuu0tuu0*17,uuu0uuu1
  uvv0*2,uuu1uuu0stt3qrr6rss6pqqhoppfqrrapqqapqqerss3tuu0*2,rss4pqqaoqqapqqaopqarss4uuu0uuu1
  uvv0*2,uuu1uuu0ttt0sst3sss4qrr9rss7rss4rss7qrr9rss7rss6rss4qrs7rss6qrr6stt2stt0tuu0uuu0uuu1
  uvv0*2,uuu1uuu0tuu0*2,stt2rss7rss6rss5rss7rss6rss5rss6rss3rss8rss3rss7stt1tuu0*2,uuu0uuu1
  uvv0*2,uuu1uuu0tuu0*2,rss4pqqcpqqbstt3tuu0*11,uuu0uuu1
  uvv0*2,uuu1uuu0ttt0stt0*15,ttt0uuu0uuu1
  uvv0*2,uuu1uuu0rss6nppfnoolnoofopqdoppeqrr8tuu0*2,noogopqeoppd*2,moojopqhlnnjqrr7uuu0uuu1
  uvv0*2,uuu1uuu0tuu0*17,uuu0uuu1
  uvv0*2,uuu0*20,uuu1
  uvv0*3,uuu0*19,uvv0
  uvv0*23,
sold-out 358x250
~ WwRR k9wt zZWs rk_K AnGu aMqs 6L24 r5xp USed rfQE u07a yI0u Vof- gLQV ANo9 gKBg eoD5 Z-vP V8te EVgU
~ eQxu WX_M pmFY vBhR MZcr Ef8K vBhR PcKf
  rrrarss9rrsbuuu0uvv0*19,
  uvv0*3,uuu0*20,
  uuu0*4,uvv0*3,uuu0uvv0*14,uuu1
  stt4*2,uuu1stt5klmflmmklmnenooiuvv0*10,sss4oppbnooastt2uuu1
  tuu1*2,uuu1uvv0*15,uuu1uuu0tuu2uuu0uuu1
  uuu0*2,uuu1uvv0*16,sst7rssbttu2uuu1
  uvv0*2,uuu1uuu0sss8stt6ttt5stt5stt7stt8sss6ttt3uvv0*10,uuu1
  uvv0*2,uuu1uuu0qrr8qrr7qrs7rss6qrr7qrs7qrr7stt3stt0*9,uuu0uuu1
  uvv0*2,uuu1stt2hlm0*17,rss2uuu1
  uvv0*2,uuu1tuu2qrrgqrrcqqrdqrrdrrsa*2,rsscpqqhrss9qrrarrrapqqfstt8uvv0*5,uuu1
  uvv0*2,uuu1uvv0*19,uuu1
  uvv0*2,uuu1uuu0tuu0*17,uuu0uuu1
  uvv0*2,uuu1uuu0stt1npp9pqqdmooloppc*2,noohnoofpqr9tuu0*6,stt3stt2uuu0uuu1
  uvv0*2,uuu1uuu0tuu0*17,uuu0uuu1
  uvv0*2,uuu0*20,uuu1
  uvv0*23,
claim-expired 358x250
~ WwRR k9wt doou rk_K AnGu aMqs 6L24 r5xp USed rfQE u07a _Roa xOlF gLQV FqGc gKBg eoD5 QQfI t5-S EVgU
~ nDlz WX_M pmFY vBhR MZcr Ef8K vBhR PcKf
  rrsarsscrss8qrrcrrrauvv0*18,
  uvv0*3,uuu0*19,uvv0
  uuu0*4,uvv0*17,uuu0uuu1
  stt4stt3uuu1tuu0lmnijllgoppbklmhlnnisss4uvv0*6,uuu0nooapqqanopbmnocstt3uuu1
  tuu1*2,uuu1uvv0*4,uuu0uvv0*8,tuu3ttt3ttu3tuu2ttt4uuu0uuu1
  uuu0*2,uuu1uvv0*13,rssbrsscrrs9rrscqrrdttu2uuu1
  uvv0*2,uuu1uuu0stt7*2,stt4stt6stt7ttt7rss6ttu2uvv0*10,uuu1
  uvv0*2,uuu1uuu0sss7stt8stt6stt7*2,stt6rss7uuu3uvv0*10,uuu1
  uvv0*2,uuu1stt2gkl0*17,qss2uuu1
  uvv0*2,uuu1*2,qrrerssdqrrd*2,qrrhpqrirssaqrresssbqrrcpqqdrssarssbqqrftuu4uvv0*3,uuu1
  uvv0*2,uuu1uvv0*19,uuu1
  uvv0*2,uuu1uuu0tuu0*17,uuu0uuu1
  uvv0*2,uuu1uuu0stt1npp9pqqdmooloppc*2,noohnoofpqr9tuu0*6,stt3stt2uuu0uuu1
  uvv0*2,uuu1uuu0tuu0*17,uuu0uuu1
  uvv0*2,uuu0*20,uuu1
  uvv0*23,
claiming 358x223
~ WwRR k9wt JR_l rk_K AnGu aMqs hHd8 z1sT k_Xd V7C6 u07a _Roa aWCI gLQV FqGc CGVF nWdp m4bS 8g1- 8kY0
  rrsarrsdqrrcuuu0uvv0*19,
  uvv0*3,uus1vus0*17,vur0uuu0
  vur0*2,uus3vvv0*19,vto6
  sk75*2,vtr3vvv0mnnjklmhpqqclmmimnojttt5vvv0*7,lnniopphmnnkkmmmttt5vur5
  uoe2*2,vur3vvv0*13,vvv3uuu4uuu3vvv2uuu5vvv0vur5
  uuu0*2,vus3vvv0*13,sttbssscsssassscrssduuu2vur5
  uvv0*2,vus3vvv0vsl0vrk0*15,vsl0vvu0vur5
  uvv0*2,vus3vur2vm50*4,tk55ul51rj4aqi4ask55qi4crj4bpi4ask46vm50*4,vtn2vur5
  uvv0*2,vus3vus1vm50*4,tl53ul51tk54tk55ul53tl54tl53sk53vm52vm50*4,vto2vur5
  uvv0*2,vus3vvv0vur1vuq0*2,vtq1vuq0vtq1vtq0*2,vtq1*2,vuq0*3,vtq1vuq0*2,vur0vvv0vur5
  uvv0*2,vus3uuv3rssbrssgrssdsssfssscsssattt7sssasssdssscrrrgsstbrsse*2,sttbsstcstt7vvv0vur5
  uvv0*2,vus3uvv3rssd*2,rsscqrrerrsetuu6vvv0*12,vur5
  uvv0*2,uus2vvu0vvv0*18,vto6
  uvv0*3,uus0uur0*17,uus0uvv0
polling 358x266
~ WwRR k9wt IaAG rk_K WwRR XV8o QD7_ 7-oB AnGu aMqs hHd8 z1sT k_Xd V7C6 u07a _Roa aWCI gLQV FqGc CGVF
~ 2H1U 8g1- 8kY0
  rrrbqrrfsst4uvv0*20,
  uvv0*23,
  jkllklmflmmhlmmgikkejklnopp7uvv0*8,stt7qrrdpqqdrrs8qrrdqrrbsss7qrra
  uvv0*16,uuu1uvv0*3,uuu1uvv0*2,
  uvv0*2,uuu0vur1vus0*17,vus1utr3
  vrk1*2,vur3vvv0rss5sss4uuu3ttt3ttt4uuu1vvv0*7,stt4uuu3ttt5sss4uuu1vuq5
  qj57*2,vtq3vvv0qrrdoopdqrr9noofppqfuuu3vvv0*7,oppeqqrdoppeopphuuu3vur5
  vsn0*2,vur3vvv0*13,sssdrssersscsssdrrrguuu2vur5
  uuu0*2,vus3vvv0*13,vvv1vvv2vvv1*2,vvv2vvv0vur5
  uvv0*2,vus3vvu0vpd0voc0*15,vpc0vus1vur5
  uvv0*2,vus3vuq2vm50*5,rj48ng3gpi4cpi4dph4cog4eph4cvm50*5,vsn2vur5
  uvv0*2,vus3vvt1voa0vn90*16,vur1vur5
  uvv0*2,vus3vvv2ttu6ttu7uuu6tttauuu5ttt7uuu3ttu7sstattt8uuu6uuu5ttt7uuu7uuu4ttt7uuu3vvv0vur5
  uvv0*2,vus3vvv1ttt6tuu9ttt8uuu6ttu7tuu4uuu4*2,uuv4uuu5stt9uuu5uuu7ttt7uuu7uuu5tuu3vvv0vur5
  uvv0*2,vus3uvv3rssd*2,rssbqrrerssdtuu6vvv0*12,vur5
  uvv0*2,uut1vus1vus0*17,vus1vtp4
  uvv0*23,
of-a-visitor 358x120
~ WwRR k9wt gAGd rk_K AnGu aMqs BqMG Gm7K u07a kdga aWCI IY7m FqGc
  rss9rss7rsscrrsauvv0*19,
  uvv0*23,
  uuu0*2,uuu1vvv0*19,uvv2
  uuu3tuu3uvv1uuu2lmmjnoonmnnkkmmmnooglmmmlmnmvvv1vvv0*5,lnniopphmnnkkmmmttt5vvv2
  uuu1*2,uvv1vvv1uuv1vvv0*11,vvv3uuu4uuu3vvv2uuu5vvv0vvv2
  uuu0*2,uvv1vvv2stt7tuu4vvv0*10,sttbssscsssassscrssduuu2vvv2
  uvv0*2,uuu0vvv0*19,uuu1
  uvv0*23,
money-normal 358x268
~ WwRR k9wt eBJV rk_K sCyd XV8o WuHJ rk_K kEtt Nq8B Zg6J Y3-I MDK1 pc_s F2dU nv5o ZIHn bT4b KIQK rSSe
~ yqb4 BfeV dhKj nv5o 1gKn
  rssbrrsarss9rssarrsattu5uvv0*17,
  uvv0*22,uuu0
  vvv0*22,uvv2
  vvv0lmnhijkgoopdjklgnooakllhlmnjrss8vvv0*13,vvv2
  vvv0*22,vvv2
  vvv0eli3bjg0*5,inj5vpd0*2,usm2stt0*10,vvv0vvv2
  vvv0orq1mqo0*5,psq2vsn0*2,vur0uuu0*10,vvv0vvv2
  vvv0orq4tuu7ttt9ttt7uuu5vvv0*5,vut0vur0sss8stt9ttt7uuu4sttauuu4vvv0*3,vvv2
  vvv0orq4tuu4ttt8ttt7tuu3vvv0*5,vut0vur0ttt6ttt8stt6ttu5ttt9uuu6vvv0vvv1vvv0vvv2
  vvv0*2,sss9qrrboppgrsscvvv0*7,ppqhqrreppqgqrrfppqhqqrfoppiqrrbvvv0vvv2
  vvv0*2,rrrenoonoppioophnopipqqhvvv0*14,vvv2
  vvv0*22,vvv2
  vvv0rss2sttasssarsscvvv2vvv0*16,vvv2
  vvv0*2,rrrdqqrenooiqrrdvvv0*16,vvv2
  vvv0*2,tuu7qrrcsss9stt8sss9ttt9vvv0*14,vvv2
  vvv0*2,ttt7sssbsst9rrr9rss9stt7vvv0*14,vvv2
  uvv0vvv0*21,uuu1
money-missed 358x229
~ WwRR k9wt jiKT rk_K sCyd XV8o WuHJ iP0r 2tBw F6se rk_K kEtt Nq8B aGbs -Xn9 MDK1 pc_s F2dU P0e5 ZIHn
~ BfeV dhKj P0e5 iAsk j_2l I-2U P0e5 B2qE
  rssbrrsarss9rrrbrss9ttt4uvv0*17,
  uuu0uvv0*22,
  vvv0*22,uvv2
  vvv0mnogjklfoppckllfnooalmmfmnnhrss7vvv0*8,kllehjjmrsseqrreuuu4vvv2
  vvv0uuu0uvv1vvv0uvv1vvv0uvv1vvv1vvv0*9,uuv1uvv1vvv0vvv1vvv0vvv2
  vvv0hnl3fmj0*5,kpn3ttt0*7,tuu0stt6*5,vvv1vvv2
  vvv0lpn2iol0*5,nqp2tuu0*7,uuu0ttu4*4,ttt4vvv1vvv2
  vvv0rts2uuu5*2,uuu3*2,vvv0*6,uvv0uuu4uuu3uuu2vvv0*6,vvv2
  vvv0lpn5uuu5tttastt9uuu4vvv0*5,uuu0*2,tuu8stt8uuu7vvv0*6,vvv2
  vvv0*2,rssaqqrcnooiqrrdvvv0*7,nopjqqrgnophttt6vvv0*5,vvv2
  vvv0*22,vvv2
  vvv0stt7sssbrsseqrrbvvv0*17,vvv2
  vvv0*2,qrrbqqrfnooiqrrdvvv0*16,vvv2
  vvv0*22,uvv2
  uuu1uvv0vvv0*19,uvv1uvv0
money-nothing-open 358x198
~ WwRR k9wt MpkK rk_K sCyd XV8o WuHJ pnXA rk_K kEtt JdD1 MDK1 pc_s F2dU P0e5 nvkp
  rssbrrsarss9rrsbqrrdrrs8qrrbsst7uvv0*15,
  uuu0uvv0*22,
  vvv0*22,uvv2
  vvv0lmnhijkgoopdjklgnooakllhlmnjrss8vvv0*13,vvv2
  vvv0*22,vvv2
  vvv0ttu5vvv1uuu3vvv1uuu2uuu5uvv0uvv3tuu4uuu2vvv0vvv1vvv2vvv1vvv0*7,vvv2
  vvv0prqalonbnpo8npo9mpobmpoflonempoanqp8mpocmpo8mpocnpobmooaoqq3qsr0*5,vvv0vvv2
  vvv0bjg47hd0*19,qsr4vvv2
  vvv0*22,vvv2
  vvv0gmk8sstarrsgrssdttt7vvv0*16,vvv2
  vvv0*2,sssaqqrcnooiqrrdvvv0*16,vvv2
  vvv0*22,uvv2
  uvv1vvv0*20,uvv0uuu0
money-of-a-visitor 358x152
~ WwRR k9wt zgqU rk_K sCyd XV8o xzFd iP0r kRKs F6se kEtt Nq8B xsHM a2Ff Mo-q d23a
  rssbrrsarss9*3,rrscsss7uvv0*16,
  uuu0uvv0*22,
  vvv0*22,uvv2
  vvv0ikkojklolmmgnoodlmngklmhpqq8lmnfpqqbklmdklmgvvv0*5,lmmfhjjmrsseqrreuuu4vvv2
  vvv0vvv1*2,uuu1uuu2tuu3uvv1vvv0uuu1uvv2rss4uvv1vvv0*6,uvv1vvv0vvv1vvv0vvv2
  vvv0jom2hnk0*4,kno5gkl0*14,stt2vvv2
  vvv0jom2hnk0*4,kno5gkl0*14,stt2vvv2
  vvv0lpn5sssestteqrrfsssdrrrkrssfrsscrsse*2,uuu2mpp3qrrhsstcrrrgrssdrrsessscrssduuu4vvv0vvv2
  vvv0rts2uuu3uuu2uuu3vvv3uuu6uuu5uuu4tuu4uuu4vvv1rst1uuu3*3,uuu4uuu5uuu3uuu4vvv1vvv0vvv2
  uvv1vvv0*21,uuu0
