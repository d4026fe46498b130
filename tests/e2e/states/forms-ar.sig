method 358x74
~ EO9I vjPI 53pR yzhh GfC7 Twtx o8ll OPxJ VzUw o8ll YjAl WvdQ
  rrsarrscrss8uvv0*20,
  uuu0*23,
  tuu0*4,ttt0stt2stt3tuu0*4,vvv0*6,uuu4vvv0*4,uuu1
  tuu0*4,rss6opqdpqqatuu0*4,vvv0*4,uuu2qqqfsssbvvv0*4,uuu1
  tuu0*11,uuu0uvv0*10,uuu1
email-missing 358x138
~ EO9I vjPI QdLM yzhh 1yF- p_ep KXLn Gnhe dg2w AhSE waCU UU4u
  rss9qrresss9qrra*2,uvv0*18,
  uvv0*23,
  uvv0*16,ttt4oppgnopeoppnpqqbpqqdmnos
  utt2utt0*15,ttt0tst2utt0utt1utt0utt1uuu3
  vuu5vvv0*21,urre
  vuu5vvv0*21,urre
  utt5vtu0*21,ussb
  uvv0*11,uuu0utt4tss7trrduuu3tss7utt8ttt5uuu3utt3sno6rmm7
  uvv0*11,utt4sppbtrr6trr7tss6trr8tss9tss3tqq9tqr8trr3trs4
email-invalid 358x138
~ EO9I vjPI Xb8v yzhh 1yF- p_ep KXLn Gnhe dg2w AhSE waCU ctAl
  rss9qrrerssbqrrdsst7uvv0*18,
  uvv0*23,
  uvv0*16,ttt4oppgnopeoppnpqqbpqqdmnos
  utt2utt0*15,ttt0tst2utt0utt1utt0utt1uuu3
  vuu5vvv0*21,urre
  vuu5vvv0*21,urre
  utt5vtu0*21,ussb
  uvv0*6,tss7tssbtss7tss6utu3utt2utu3tss8tst6tssautt5utt6ttt5utt5utt6rmn7rll8
  uvv0*5,uuu2trr5tss3*2,trr6trs6tqr6trr8tqq8trr7tss7tqr9tss5tss3tqq8trs6tss1utt2
email-exists 358x138
~ EO9I vjPI c3GN yzhh 1yF- p_ep KXLn Gnhe dg2w AhSE waCU GrnV kDQF
  rss9qrrerss7rsscttu2uvv0*18,
  uvv0*23,
  uvv0*16,ttt4oppgnopeoppnpqqbpqqdmnos
  utt2utt0*15,ttt0tst2utt0utt1utt0utt1uuu3
  vuu5vvv0*21,urre
  vuu5vvv0*21,urre
  utt5vtu0*21,ussb
  uvv0*7,utt4*2,tssautt4utt3utu3ttt6trsauuu2utt6utt2utt4tssdttt7smn7rll8
  uvv0*7,tqqasop4tqq5snn9soo5trr6tqr5trr5tss4trr5utt2tqqbutt6tqq8tss1utt2
mobile-missing 358x138
~ EO9I vjPI yrwP yzhh 1yF- Z41f 0K6d _SK5 qMDn feF6 mD0E 9ryl dg2w AhSE waCU caGC
  rssaqrrcsss7rrsarssbsss5uvv0*17,
  uvv0*23,
  uvv0*18,rrsanopjoppioppeopqk
  utt2utt0*20,utt1ttt5
  vuu5vvv0vvv1vvv0*19,urre
  vuu5qqrcpqqhuuu5vvv0*18,urre
  utt5vtu0*4,utt0vtu0*16,ussb
  uvv0*13,uuu2tss8tst8tss8utt8ttt5uuu3utt3snn6rll8
  uvv0*13,trs8tqr9tss6tqr6tss9tss3tqq9tqr8tss2utt2
mobile-invalid 358x138
~ EO9I vjPI fHXd yzhh 1yF- Z41f 0K6d _SK5 qMDn feF6 mD0E 9ryl dg2w AhSE waCU ZBRq
  rssaqrrcrss8rssaqrrduuu1uvv0*17,
  uvv0*23,
  uvv0*18,rrsanopjoppioppeopqk
  utt2utt0*20,utt1ttt5
  vuu5vvv0uuv2vvv0*19,urre
  vuu5qrrcpqqguuu5vvv0*18,urre
  utt5vtu0*4,utt0vtu0*16,ussb
  uvv0*7,uuu1tss9tssautt4utt3utt5trr8*2,uuu2trrcutt8ttt5uuu3utt3snn6rll8
  uvv0*7,uuu2trr8tss4tqqatss3tss5trr7utt3trr8utt6tss9tss3tqq9tqr8tss2utt2
mobile-exists 358x138
~ EO9I vjPI wnUY yzhh 1yF- Z41f 0K6d _SK5 qMDn feF6 mD0E 9ryl dg2w AhSE waCU Kikx kDQF
  rssaqrrcrss6rrrbrss8uvv0*18,
  uvv0*23,
  uvv0*18,rrsanopjoppioppeopqk
  utt2utt0*20,utt1ttt5
  vuu5vvv0uuv2vvv0*19,urre
  vuu5qrrcpqqguuu5vvv0*18,urre
  utt5vtu0*4,utt0vtu0*16,ussb
  uvv0*7,uuu4tst5tss9utt5utt3uuu4tst6trsduuu3utt8utt2tss8tssdttt7smn7rll8
  uvv0*7,trr9spp6spq4snobsop5trr5tqq9trs3tss4trs5tss3tqq7tst6tqq8tss1utt2
email-locked 358x138
~ EO9I vjPI piCI yzhh 1yF- p_ep KXLn Gnhe dg2w AhSE Ybox SsaZ
  rss9qrrerssarrr9sst6uvv0*18,
  uvv0*23,
  uvv0*16,tuu4pqqeoppeoppnqqraqqrcmnos
  utt1utt0*15,tss1sss3ttt0ttt1utt0tss3uuu2
  vuu5vvv0*21,urrf
  vuu5vvv0*21,urre
  utt5vuu0*21,ussc
  uvv0*2,utt2trs8ttt4utt3uuu4tss7utt3*2,utt7uuu3utu2uuu3utt3tst6tss9tst5uuu2tss8utt2sop5snn8
  uvv0uuu1trr9trs5tss7tqq6trrbtqq7trrctqq8trs7sppetqq7tss6spqdtss4tqq6trs6tss4tqqbtrr5tqq2spq4
mobile-hint 358x138
~ EO9I vjPI ZlJG yzhh 1yF- Z41f EjpB _SK5 qMDn feF6 mD0E kWyk 3R5F SrNK
  rssaqrrcrss7rssdtuu1uvv0*18,
  uvv0*23,
  uvv0*18,rss9oppiopphoppdpqqi
  uuu1tuu0*17,stt1ttt1tuu0ttu2ttt5
  uvv3vvv0vvv1vvv0*19,ttt9
  uvv3qqrcpqqhuuu5vvv0*18,ttt9
  uuu3uuu0*21,ttt7
  uvv0*10,rrr8qrrastt5stt7rrsarss8ttt3stt6ttt5tuu3*2,uuu2tuu3
  uvv0*9,uuu1rss7stt7stt4sst4stt7sss7tuu3qrr9rssarss6rrr6qrr7rrsa
password-empty 358x148
~ EO9I vjPI PWmG yzhh 1yF- fxFT A7Eg fouB Ocdm feF6 gxZs uStV QVy7 QVy7 QVy7 QVy7 QVy7 QVy7 QVy7 QVy7
~ QVy7 QVy7 3R5F hTR2
  rrrbrrs9rssarss8rrscqrrbuuu0uvv0*16,
  uvv0*23,
  uvv0*18,qrraqqr9oppkoppemnof
  uuu1tuu0*17,stt3ttu1tuu0*2,uuu1
  uvv3uvv1vvv0*20,ttt9
  tuu6oppjvvv0*20,ttt9
  uuu3uuu0*21,ttt7
  tuu0*23,
  uvv0*15,uuu0qrrcrrseqrr9sss5rss7qrrgpqqe
  uvv0*16,uuu0uvv0uuu0uvv0uuu0uvv0*2,
password-on-the-way 358x148
~ EO9I vjPI 3vyM yzhh 1yF- fxFT A7Eg fouB Ocdm feF6 gxZs uStV NorP NorP NorP NorP NorP NorP QVy7 QVy7
~ QVy7 QVy7 3R5F mThk
  rrrbrrs9rssarss8sss8qrrcrss8rssauvv0*15,
  uvv0*23,
  uvv0*18,qrraqqr9oppkoppemnof
  uuu1tuu0*17,stt3ttu1tuu0*2,uuu1
  uvv3uvv1vvv0*20,ttt9
  tuu6oppjvvv0*20,ttt9
  uuu3uuu0*21,ttt7
  tuu0*9,npq0*2,prr2npq0prr2npq0prr2npq0oqq1nqq1npq0prr2npq0nqq1
  uvv0*12,ttt7qrrfrrreqrrarssbrrsdrrr9rssarss8qrr8rrsa
  uvv0*13,uuu0uvv0uuu0uvv0*2,uuu0uvv0*4,
password-enough 358x148
~ EO9I vjPI CAnY yzhh 1yF- fxFT A7Eg fouB Ocdm feF6 gxZs uStV nT5F nT5F nT5F nT5F nT5F nT5F nT5F nT5F
~ nT5F nT5F XoH5 1WPL
  rrrbrrs9rssarss8rssaqrrbstt6uvv0*16,
  uvv0*23,
  uvv0*18,qqrcpqqaoppkoppemnof
  uuu1tuu0*17,tuu1tuu0*3,uuu1
  uvv3uvv1vvv0*20,ttt9
  tuu6oppjvvv0*20,ttt9
  uuu3uuu0*21,ttt7
  nqp0*2,prq2nqp0prq2nqp0prq2nqp0prq1nqp0*2,prq2nqp0prq2nqp0prq2nqp0orq1*2,nqp0prq2nqp0orp1
  uvv0*16,uuu0qsraqss7qsrarts6psrborqb
  uvv0*19,tuu2uvv0*3,
password-missing 358x148
~ EO9I vjPI m7gX yzhh 1yF- fxFT KXLn jTTf Ocdm feF6 gxZs uStV QVy7 QVy7 QVy7 QVy7 QVy7 QVy7 QVy7 QVy7
~ QVy7 QVy7 dg2w AhSE waCU isvM
  rrrbrrs9rssarss9rrsb*2,sst5uvv0*16,
  uvv0*23,
  uvv0*18,qqrcpqqaoppkoppemnof
  utt2utt0*17,utt1utt0*3,uuu3
  vuu5uuu2vvv0*20,urre
  utt8ppqhvvv0*20,urre
  utt5vtu0*21,ussb
  tuu0*23,
  uvv0*13,trrbtqq9trraspqdtrretrr7trr9tqr9rlm8rkka
  uvv0*19,uuu0uvv0*3,
password-too-short 358x148
~ EO9I vjPI I5q6 yzhh 1yF- fxFT KXLn jTTf Ocdm feF6 gxZs uStV LKOZ LKOZ LKOZ LKOZ LKOZ LKOZ LKOZ LKOZ
~ QVy7 QVy7 dg2w AhSE waCU EtRz
  rrrbrrs9rssarss9*2,rss8rss9tuu1uvv0*15,
  uvv0*23,
  uvv0*18,qqrcpqqaoppkoppemnof
  utt2utt0*17,utt1utt0*3,uuu3
  vuu5uuu2vvv0*20,urre
  utt8ppqhvvv0*20,urre
  utt5vtu0*21,ussb
  tuu0*4,trr1soo0tpq2soo0spq1soo0*2,tpq2soo0tpq2soo0tpq2soo0spp1sop1soo0tpq2soo0sop1
  uvv0*12,tss9sopftrrdtqq9tqqdtrresppftss4tqq9rlm7rkka
  uvv0*20,utt4uvv0*2,
password-too-long 358x148
~ EO9I vjPI ZTSh yzhh 1yF- fxFT KXLn jTTf Ocdm feF6 gxZs uStV LKOZ LKOZ LKOZ LKOZ LKOZ LKOZ LKOZ LKOZ
~ LKOZ LKOZ dg2w AhSE waCU Ihet
  rrrbrrs9rssarss9*3,qrrauvv0*16,
  uvv0*23,
  uvv0*18,qqrcpqqaoppkoppemnof
  utt2utt0*17,utt1utt0*3,uuu3
  vuu5uuu2vvv0*20,urre
  utt8ppqhvvv0*20,urre
  utt5vtu0*21,ussb
  soo0*2,spq2soo0tpq2soo0tpq2soo0spq1soo0*2,tpq2soo0tpq2soo0tpq2soo0spp1sop2soo0tpq2soo0sop1
  uvv0*14,tss6tqqatrr9trr7tqqdtrr6sopdrlm8rkka
  uvv0*23,
password-too-common 358x148
~ EO9I vjPI 7Y75 yzhh 1yF- fxFT KXLn jTTf Ocdm feF6 gxZs uStV LKOZ LKOZ LKOZ LKOZ LKOZ LKOZ LKOZ LKOZ
~ LKOZ LKOZ dg2w AhSE waCU rMBf
  rrrbrrs9rssarss9*2,sss6rsscrssattt5uvv0*14,
  uvv0*23,
  uvv0*18,qqrcpqqaoppkoppemnof
  utt2utt0*17,utt1utt0*3,uuu3
  vuu5uuu2vvv0*20,urre
  utt8ppqhvvv0*20,urre
  utt5vtu0*21,ussb
  soo0*2,spq2soo0tpq2soo0tpq2soo0spq1soo0*2,tpq2soo0tpq2soo0tpq2soo0spp1sop1soo0tpq2soo0sop1
  uvv0*5,tss6tqqbtrs9tqqbtrr9trr6trs8tqqatrr8tqqbtrratqq9trratrr8tqrftqqarlm7rkka
  uvv0*23,
invite-none 358x104
~ EO9I vjPI WG9w yzhh fpfz XZG4 7tb0 hO36 piGx tb3i 7G-g lyaz qH1B
  rrsdrrsbsss8rrs9uuu0uvv0*18,
  uuu0uvv0*21,uuu0
  vvv0*22,vvv2
  vvv0*2,uvv3vvv3vvv1vvv0*7,ttt8rrrarrsepqqksstappqiuvv3rst3rss3uvv0vvv2
  vvv1qrseqss8qssauuu5vvv0*7,vvv1uuu6uuu5*2,uuu8vvv2vvv0qss5oqq8uvv0vvv2
  vvv0*12,sttcttt6uuu4ttt7uuu4ttu6vvv2vvv0uvv0vvv0vvv2
  vvv1vvv0*21,uuu2
invite-code 358x103
~ EO9I vjPI Gfmo yzhh fpfz XZG4 7tb0 hO36 piGx tb3i kjKP VezG l8FL s6JG
  rrsdrrsbsss6qrr9uuu0uvv0*18,
  uuu0uvv0*21,uuu0
  vvv0*22,vvv2
  vvv0*2,vvv2vvv0*6,oppcmnnmlmmikmmmmnogrss9rssdttt9rss8vvv2rss4qss5uvv0vvv2
  vvv1qrscrst6vvv0*10,uuu6uuu5uuu3uuu7uuu5vvv1qss4oqr7uvv0vvv2
  vvv0*13,uuu3tuu3uuu2tuu3ttt5vvv0*4,vvv2
  uvv1vvv0*21,uuu2
invite-unknown 358x250
~ EO9I vjPI FPWz yzhh fpfz XZG4 7tb0 hO36 piGx tb3i 7G-g lyaz iblL 1yF- SR9i A7Eg Dx9e zyko ygbm KUXr
~ qiPa
  rrsdrrsbsss8qrrdrssastt6uvv0*17,
  uuu0uvv0*21,uuu0
  vvv0*22,vvv2
  vvv0*12,ttt8rrrarrsepqqksstappqiuvv3rst3rss3uvv0vvv2
  vvv0*12,vvv1uuu6uuu5*2,uuu8vvv2vvv0qss5oqq8uvv0vvv2
  vvv0*12,sttcttt6uuu4ttt7uuu4ttu6vvv2vvv0uvv0vvv0vvv2
  vvv0*17,vvv1vvv0vvv2vvv0*2,vvv2
  vvv0*17,uuu4oppfqrrfrrscttt9vvv2
  vvv1uuu2uvv0*19,vvv2*2,
  uuu4vvv0*20,uvv6vvv2
  uuu4vvv0*20,uvv6vvv2
  vvv0uvv2uvv0*19,vvv2*2,
  vvv0*2,vuu3uts7usr8usr7usrctsqcusratsratrq9uts8tsrauts6tsqauts6tsq9uts8usrbtrqaspn6tsq3vvv2
  vvv0*18,vvv1vuu4vvv1vvv0vvv2
  vvv0*18,vvu2uts6vvv1vvv0vvv2
  vvv1vvv0*21,uuu2
captcha-idle 358x93
~ EO9I vjPI OBzP yzhh IuG3 U40x tb3i px5K oibY q8vX Tihn
  qrrarssarssbqrrbttt3uvv0*18,
  uuu0uvv0*21,uuu0
  vvv0*14,uvv3uuu4vvv0vvv2vvv0uvv1vvv0*2,vvv2
  vvv0nophttt6vvv0*11,uuu3opphpqqjsss7qrr9uuu4uvv1uuv5vvv2
  vvv0sssavvv2vvv0*10,stt9sstbsss9sssasss9stt8uvv3uvv1vvv3vvv2
  vvv0*22,uvv2
captcha-checking 358x93
~ EO9I vjPI aC3c yzhh IuG3 ZsV4 tb3i AGpR lqFC q8vX Tihn
  qrrarssarssbrssarrs8rssdstt3uvv0*16,
  uuu0uvv0*21,uuu0
  vvv0*15,uuu4vvv2tuu8uuu4vvv0*3,vvv2
  vvv0moojttt7vvv0*11,ttt6noogqqq8sssbppqhvvv1uuu3tuu8vvv2
  vvv0ttt8vvv1vvv0*8,uuu6rss8ttt7rrrcttt8rrrittt7rssavvv2uuu3uvv4vvv2
  vvv0*22,uvv2
captcha-checked 358x93
~ EO9I vjPI EVav yzhh UNpo gaxG dFT- wogo tb3i jtN4 keNM q8vX Tihn
  qrrarssarssbrssarrs8*2,tuu1uvv0*16,
  uuu0uvv0*21,uuu0
  vvv0*15,vvv2uuu3tttbvvv1*2,vvv0*2,vvv2
  vvv0moojttt7vvv0*12,pqqfppq9qrrdqrrbtut75gb6kpn6vvv2
  vvv0ttt8vvv1vvv0*6,uuu3rrsasstatuu7rrsisss8sssbttt7rssasssauuu4inl1qsr2vvv2
  vvv0*22,uvv1
captcha-expired 358x93
~ EO9I vjPI LoT3 yzhh IuG3 U40x tb3i 5L35 5q8C q8vX Tihn
  qrrarssarssbrss8rrrcrrs9uvv0*17,
  uuu0uvv0*21,uuu0
  vvv0*11,uuu4uuv3ttt8vvv1uuu8vvv0vvv2uuu4uvv1vvv0*2,vvv2
  vvv0nophttt6vvv0*7,ttt7nopdqqq8sssbpqqbqrrbrrs8qrr8qqqduuu4uvv1uuv5vvv2
  vvv0sssavvv2vvv0*8,rrsassscttt9sss8rsscsss8sttdrssauuu4uvv1vvv3vvv2
  vvv0*22,uvv2
captcha-refused 358x93
~ EO9I vjPI i3TQ yzhh FKpR U40x tb3i FnWY 5q8C q8vX Tihn
  qrrarssarssbrss8rrsbrrs8uvv0*17,
  utt1utt0*21,uuu2
  vuu5vvv0*12,uuu4*2,uuu5*2,tuu4vvv0uvv1vvv0*2,urrf
  vuu5moojttt7vvv0*9,stt8oppcqqq9sssbpqqdpqqcqrrcuuu4uvv1uuu6urre
  vuu5ttt8vvv1vvv0*8,rrsassscttt9sss8rsscsss8sttdrssauuu4uvv1vvv2urre
  ust6vtt0*20,vtt1trrd
captcha-failed 358x93
~ EO9I vjPI CdRe yzhh FKpR U40x tb3i lctq 5q8C q8vX Tihn
  qrrarssarssbrrsbrrsatuu2uvv0*17,
  utt1utt0*21,uuu2
  vuu5vvv0*11,uuu4*2,uvv4uvv3vvv1vvv2uuu4vvv1vvv0*2,urrf
  vuu5moojttt7vvv0*8,sst8oppdpqq9sstboppepqq7sssbpqqauuu5uvv1uuu6urre
  vuu5ttt8vvv1vvv0*8,rrsassscttt9sss8rsscsss8sttdrssauuu4uvv1vvv2urre
  utt6vtt0*20,vtt1ursc
captcha-geetest 358x93
~ EO9I vjPI y9-0 yzhh IuG3 ZsV4 tb3i AGpR xK2n q8vX Tihn
  qrrarssarssbqrr8rrs9rss8uvv0*17,
  uuu0*23,
  vvv0*15,uuu4vvv1uuu7vvv2vvv0*3,uvv2
  vvv0nophttt6vvv0*11,ttt6noogpqq9rssdoppivvv1uuu3tuu8vvv2
  vvv0sssavvv2vvv0*9,qrrcqrrdrrsbstt9ttt7qrresss9uvv4uuu3uvv4vvv2
  vvv0*22,uvv2
consent 358x81
~ EO9I vjPI Zdwq yzhh 1yF- i5TE AkGT aO6F fqo2 d4gj 2tdY NbqI
  rss9rss8rss9uvv0*20,
  uvv0*23,
  stt3prrbnpqeoqqjqrscoqr9prr9oqqmprrbqrs7rst7oppirrs8pqqfpqqgqrrcqrr8noomsst7qqr9tuu5uvv0stt9
  tuu3stt1*2,stt3*2,stt0*3,stt1rst4ttt2tuu2ttt4uuu0tuu2uvv0tuu3uuu1qrrcuuu0uuu1uuu0tuu4
  uvv0*15,tuu2mppcnpq7oqranpqctuu1uvv0*2,
  uvv0*23,
consent-missing 358x109
~ EO9I vjPI XtGw yzhh 1yF- i5TE WbiH ytd3 fqo2 d4gj 2tdY NbqI 1zyq AhSE waCU
  rss9rss8rssa*2,rssbqrrbuvv0*17,
  uvv0*23,
  stt3prrbnpqeoqqjqrscoqr9prr9oqqmprrbqrs7rst7oppirrs8pqqfpqqgqrrcqrr8noomsst7qqr9ttt8vuu1tqrf
  tuu3stt1*2,stt3*2,stt0*3,stt1rst5ttt2tuu2ttt4uuu0tuu2uvv0ttu4uuu1qrrduuu0uuu2utt1uss7
  uvv0*15,tuu2mppbnpq7prr9mppbtuu1uvv0*2,
  uvv0*10,uuu2uuu1uvv0uuu2utu3uuu1uuu0uuu4uuu1*2,uuu2tss1trs3
  uvv0*10,trr9tqqbtrr6tqqatqqdtrr8spqctrrbsppgtqqbsppesmn7rll8
alert-wrong-email 358x101
~ EO9I vjPI wiyB yzhh 7wPz 0DtS Ac3U luqT
  qrrasst8rssbqrrbrss6qrrastt8uvv0*16,
  uuu0*23,
  vss0*13,vss1vss0*6,upq1urr1vss0
  vss0tooatpp5too8tpp9too8too7upp7tpp6tooetooftpp9tnodtppatoobtnocsmngtppdtooatppbqjj7smn3vss0
  vss0*2,tpp9upq8uqq8upq5uqq8uqq6urr6uqq6urr5urr4topburr5tppbuppaurr4upqcupq8urr3vss0*3,
  vss0*2,uqq2uqq3urr2uqr3upp6urr2urr4tpp5uqq2urr1uqq3uqq4uqq2uqr2urr1uqq3uqq4urr1vss0*3,
  vtt0vss0*21,uuu0
alert-wrong-mobile 358x101
~ EO9I vjPI FOeZ yzhh 7wPz 0DtS Ac3U b3qz
  qrrasst8rssbqrrbrss7qrrbqrrduvv0*16,
  uuu0*23,
  vss0*17,vss1vss0*2,upq1urr1vss0
  vss0uqr3tooetnobtpp8too9uqq5top7tooatoo8too7upp7tpp7toobtoodtooatoob*2,snnctppbqjj7smn3vss0
  vss0*5,uqq6upqauqq6toobuqq7uqq4uqqaurr5uqq4urr6tpp9uqq6uqq7tppbuqr3vss0*3,
  vss0*5,urr2uqq3urr2*2,upp8urr1urr3tpp5uqq3urr2uqq1tpp6urr2uqq2vrr0vss0*3,
  vtt0vss0*21,uuu0
alert-region 358x77
~ EO9I vjPI DyyJ yzhh 7wPz 0DtS 6MCj UXFu
  qrrasst8qrr8rrrctuu3uvv0*18,
  uuu0*23,
  vss0*17,vss1vss0*2,tpp1urr2vss0
  vss0*6,top9snndtoo9tpp8toob*2,tpp8*2,tpp9topatoo7tppctooctppasmn9tpp5vss0
  vss0*22,vtt0
alert-too-frequent 358x77
~ EO9I vjPI RJyk yzhh ycRV sZhV va0J vqd_
  qrrasst8rrsarss8rrrarrsbstt7uvv0*16,
  uuu0*23,
  vtr0*3,vsq1vtr0*3,vsq1vtr0*3,vtr1vtr0*8,urp1vsq1vtr0
  vtr0vsq2tpmbtpn8spm8tqn8*2,tpndtqo6soldtpn8tpnctqo6tpmbtqo9tpmatqo7tpndspmburp5tqn5urp3vtr0
  vts0vtr0*21,vut0
alert-network 358x145
~ EO9I vjPI zSEV yzhh ycRV sZhV Oxku 8gZp oXoM CpCV IQlK
  qrrasst8rrs9rrscrssbuvv0*18,
  uuu0*23,
  vtr0*18,vsr1vtr0usq2vsq0vtr0
  vtr0*3,urp7tpmatpndtqnatqo7tpn9tpnatqo6tqn7spmetqo6tpmdtpmetpn9tpmetqn9tqo7tqo6urp4vtr0
  vtr0*10,vsq3tqo9urp6*2,uqoaurp4urp9uroaurp6usq3vtr0*3,
  vtr0*9,vsr1tqn7vsq2urp5usq2urp5urp2vsq2urp1urp3urp5vtr0*3,
  vtr0*12,usq4tsq2trq4usq0trp5trq3usq2usq4vtr0*3,
  vtr0*12,usq5sqp6onmionm9rpodponeqpncusq5vtr0*3,
  vtr0*12,vsr1usq0*6,vsr1vtr0*2,vts0
  vut0vtr0*20,vts0uvv0
submit 358x264
~ EO9I vjPI y7Wm xkis 1n8Z MWbR 7gPC s38i kgae Ii25 KC5L
  rrsbrssastt7uvv0*20,
  rss1prr0*21,uuu1
  2ac219c0*7,1ac019c01ac11ac019c0*10,4ce5
  19c0*8,bhil8fgaaghi8egf9ghb8eg94ce619c0*8,
  6df33bd0*21,bhi6
  oqr1lop0*21,stt2
  1ac119c0*7,2ac219c0*2,2ac22ac32ac23bd219c0*7,2ac3
  19c0*7,2ac37egb7eg86df68fgcaghg2ac35ce819c0*8,
  agh36df0*20,7ef0fjl6
  uuu0*23,
  tuu0*5,sss1sss3qrr4rss2tuu0stt1ttt1stt1stt4stt2tuu0stt2tuu0*6,
  tuu0*5,sst1pqr6qrr7rss4opp7pqr9npp9prr5qrr9opp9opq6qrr5tuu0*6,
  tuu0*22,uuu0
  uuu0tuu0*21,uuu0
  tuu0*6,qrr7qrr6stt3stt1rss4qrr7stt1qrs8rss4rss5stt3tuu0*6,
  tuu0*6,qrr4qrr3rss3pqq5rss4pqqapqr4qrr6rss4qrr5sst4tuu0*6,
  tuu0*23,
signed-in 358x270
~ EO9I vjPI GQ6P yzhh xkis 3YOR oRGQ AYYu OBuU T0cD 56H- nsaB 87c-
  qrrcrss9rssbtuu3uvv0*19,
  uvv0*23,
  uvv0*21,qrr5ttt4
  uvv0*21,klmmoppj
  uvv0*23,
  uvv0*12,tuu3nopcopp8opphqrrcqqrbppq6rss8qrraqrr8nopk
  uvv0*12,qqr7noo9sss2qrr2rrs8nooapqq4qqr2rss2opp8rss3
  uvv0*5,uuu0uvv0*2,uuu1uvv0*3,uuu0uvv0uuu0*2,uvv0uuu0*2,uvv0*4,
  uvv0*2,uuu0qqrc*2,pqqhpqqfpqqdqqrgpqqcpqqdpqqfqqrcqrraqrrdrssapqqaqrrdrsscqrr8rss6rrrbqrrb
  stt0qss0*20,rss0uuu0
  3bd219c0*21,6df6
  19c0*9,2ac2bhibaghj5de719c0*10,
  4ce319c0*20,1ac09gh6
  tuu1tuu0*21,uuu1
  tuu3uvv0*5,uuu0tuu1uuu0*2,uvv0uuu1uuu0uvv0uuu1uuu0*2,uvv0*5,sst9
  tuu3uvv0*5,opqapqqdoppboppaqrr5mnojnoocnopbpqqesss6uuu2uvv0*5,sst8
  ttt3tuu0*21,stt8
in-the-app 358x156
~ EO9I vjPI 5iYd yzhh xkis G4ut LuvZ
  sssaqrrbrss8rss9uvv0*19,
  uvv0*23,
  uvv0*13,uuu0uvv0*9,
  qrrarss7qrrcrrs6rss7rrs7rrr8sss8qqrgrssaqqrbpqqcrrrfqrr9*2,qqrbqrr9rss9qqr8rrr6qrrgqrr9pqra
  uvv0*13,uuu1uvv0*6,uuu3tuu2sss8
  uvv0*20,ttt4qrr8rrsc
  mpp2jnn0*20,kno0rss3
  1ac119c0*4,1ac11ac02bd43bd619c0*2,2ac21ac13bd62ac319c02ac219c0*5,2ac2
  19c0*5,6df9aghdagh96dfc9fhd6df8bhii7eg97dfe9fhe9fh97ef919c0*6,
  6df419c0*20,1ac0cij9
