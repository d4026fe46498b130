page-growing 358x715
~ IqB6 xt-H U-QI PiZq ITGt CeNm CmQA dEmS X-Ho cLam r2Tq gVge NKBo fQ3- fQ3- fQ3- fQ3- mVAq dc40 A0YY
~ C3-C dc40 tLVa Zw3E VMED 0qVG ZgBK dc40 FFsx PqMk dc40 UT8L f475 ITGt CeNm b-uH L-0o yG2K 7KgQ a18c
~ KNMA m_DG Y0N8 4NWy a18c IbCr r7SB ezoO a18c RKPv r7SB sjXK a18c O5YE r7SB LenQ a18c wH5Q bqYN Nqyf
~ a18c 6f_P q7Ye tIgo a18c rDlH hGFf zXQi a18c 2hDe GQg- Gi8j aqhs a18c IEdO pN6X M2oT PdJ7 a18c 0nlV
~ DMU5 __Ne Bnbi PiZq 2fTo I8X1 8Vs- NHmy
  qrrbqrr7qrraqrrcqrrbuvv0*18,
  uvv0*22,uuu0
  vvv0*22,uvv2
  vvv0klmhklldjklnkllfjklhijkhjklelmnjikkenooclmnhijkjjllikmmekllgpqqfvvv0*5,vvv2
  vvv0vvv1uuu1ttt2uuu2stt3vvv0*7,uuu2vvv0*8,vvv2
  vvv0oppdmnninooilnnmqqrerssesss9rssdqrrgrssgrrrfrssdvvv0*9,vvv2
  vvv0sssbstt9ttt7sstcsstduuu5sttasssctuu5stt8ttt8sssbttt5stt8sstatttasssduuu6sssdttt7vvv0vvv2
  vvv0uuu5ttu8uuu2uuu5uuu7uuu4ttt6stt9sssbttt9sssastt8uuu4*2,tuu5uuu3uuu5uuu3uuu5uvv3vvv0vvv2
  vvv0rrsdrssdrsscrsserrserrrattt7sttasttbttt8sssatuu9rrscqqqeqqqdrrrbuuu5vvv0*4,vvv2
  vvv0uvv0tuu0*2,uuu0*2,tuu0*3,uuu0tuu0*3,uuu0tuu0vvv0*7,vvv2
  vvv0bgi47ef0*2,8fg4agh47ef0*3,bhi47ef0*3,bhi47ef0gkl4stt0stt1stt0*3,uvv0vvv2
  vvv0*2,tuu4sstarsscvvv1sstasttbrsscvvv2stt7sttarsscuvv3stt9ssscrssfuuu3ttt7sstarsseuuu4vvv2
  vvv0*2,ttt7rrreqrrfvvv0rrscrrrfqrrgvvv1qrrcqrsfqrrfvvv1rrrdrrrgqrrgvvv2rsscqrrfqrrguuu2vvv2
  vvv0*2,vvv2uuu4uuu6vvv0uuu4*2,uuu6vvv0uuu5*2,uuu6vvv0uuu4*2,uuu6vvv1uuu4uuu5*2,vvv1vvv2
  uvv0vvv0*21,uuu0
  vvv0*22,uvv2
  vvv0jllhklmfjllojllmlmmknoobjkljlmmfjklkppq6vvv0*4,uuu5qqrfrssersscssscrrrfuuu3vvv2
  vvv0*22,vvv2
  vvv0pqqeqqrfvvv0*10,pqqhqqrettt4vvv0*2,sss8qqrcqrrhuuu4vvv2
  vvv0*22,vvv2
  vvv0tuu6vvv0*13,uuu7vvv0*2,ttt8ssscpqqnuuu6vvv2
  vvv0uuu0vvv0*13,uvv0vvv0*2,uuu1*2,uuv1vvv0vvv2
  vvv0uuu3vvv0*13,uvv2vvv0*2,uuu3tuu5ttt9vvv2*2,
  vvv0uuu4vvv0*13,uuu4vvv0*2,ttu5stt9rssfuuu4vvv2
  vvv0*22,vvv2
  vvv0sst8vvv0*12,vvv1ttt7vvv0*2,uuu3qrrfppqotuu7vvv2
  vvv0*22,vvv2
  vvv0rrreqqrirsscttt7vvv0*10,ttt6vvv0*2,vvv1qrreppqotuu7vvv2
  vvv0*22,vvv2
  vvv0ttt6tuu7tuu6sssavvv0*9,tuu7uuu4vvv0*3,uuu2sssauuu4vvv2
  vvv0ttt4ttu6ttu7ttt8vvv0*9,ttu4uuu3vvv0*3,vvv3tuu6vvv2*2,
  vvv0uuu2vvv1*2,uuu2*2,vvv0*8,uuu1uvv1vvv0*3,vvv1uuu2vvv1vvv2
  vvv0rssasssc*2,rrrhsttavvv0*8,sssauuu6vvv0*3,tuu5rsseuuu6vvv2
  vvv0tuv0tuu0*19,vvv0vvv2
  vvv0rtt1lnojmopemopgmppelooinqqboqr9rtu0*4,qss2knokprr7rtu0*2,rtt1looenqqcuvv0vvv2
  vvv0tuv0suu0*18,tuu0vvv0vvv2
  vvv0rssctttbrrrhstt7rrrgvvv2vvv0*6,vvv1qrrhuuu5vvv0*4,rssfuuu6vvv2
  vvv0ttt4ttt2ttt5ttt3ttt4uvv0*7,uuu1ttt3uuu1uvv0*4,ttt3vvv1vvv2
  vvv0tuu3uuu3uuu1tuu3uvv1vvv0*7,uvv2stt7uuu3vvv0uuu1ttt6ttt5sss8uuu2vvv2
  vvv0rssaoppf*2,oppepqqbttt7vvv0*6,uuu1qqrftuu5vvv0uuu2qrrbrssbqqreuuu4vvv2
  vvv0*22,uvv2
  uvv1vvv0*21,uuu0
  vvv0sss7sst7ttt6rssbsss7stt8sss8sssattt6sss6sst5rsscsst7vvv0*6,vvv1vvv0vvv2
  vvv0sss8stt9rssdrssbrrrdrssbstt9rssbsss6rssaqqqersscrss9vvv0*6,vvv2vvv0vvv2
  uvv1vvv0*21,uuu1
page-people 358x735
~ IqB6 xt-H J__N PiZq ITGt CeNm CmQA dEmS X-Ho ljGt S7eo y2me NKBo fQ3- mVAq VMED 0lVM C3-C dc40 UT8L
~ XZpJ ITGt CeNm b-uH L-0o yG2K 7KgQ a18c KNMA m_DG Y0N8 4NWy a18c IbCr r7SB el70 a18c RKPv r7SB QjFc
~ a18c O5YE r7SB Nqyf a18c wH5Q bqYN 44I8 a18c 6f_P q7Ye GfzR a18c rDlH hGFf z9_K a18c 2hDe GQg- Gi8j
~ 2cyO a18c IEdO pN6X Pd7a PdJ7 a18c 0nlV DMU5 qkGs Bnbi PiZq 2fTo I8X1 8Vs- NHmy
  qrrbqrr7rrs9rrrasst5uvv0*18,
  uuu0uvv0*22,
  vvv0*22,uvv2
  vvv0klmhklldjklmklmekllgijkhjklelmnjikkenooclmnhijkkkllhkmmekllgpqqfvvv0*5,vvv2
  vvv0uvv1vvv0sst4uuu2sst4vvv0*7,uuu3vvv0*8,vvv2
  vvv0nooioopjlmnkoppgrrsesttaqrrfrssfrsserssfqrrgvvv1vvv0*9,vvv2
  vvv0sssbstt9ttt7sstcsstduuu5sttasssctuu5stt8ttt8sssbttt5stt8ttt8stt9sttauuu7sssbttt7vvv0vvv2
  vvv0uuu5ttt9ttt6sstatuu8ttu6tuu6uuu5ttu6tuu7uuu6uuu5tuu6uuu4ttt7ttt8sttattt7stt8ttt7vvv0vvv2
  vvv0rssestt9sttbsstdttu8rssbrrrcsttcrrsdrssdrsscrsserrsdrrrbttt7sttc*2,tttasstasttbvvv0vvv2
  vvv0rrseqqrhqqreqrrfsstcvvv0*16,vvv2
  vvv0*22,vvv2
  vvv0chj49fg0*8,9fh0stt0*10,vvv0vvv2
  vvv0tuu0stt0*6,rst0*2,rtt0vvv0*7,uvv0vvv0uvv0vvv0vvv2
  vvv0*8,stt6prrgoqriuuu4vvv0*6,rrsbqqrhpqqltuu5vvv2
  vvv0*8,uuu5ssserssdvvv0*7,stta*2,rssdvvv3vvv2
  uvv1vvv0*21,uuu1
  vvv0*22,uvv2
  vvv0lmmgmnndlmnllmnimnogoppaklmgnoodlmmhqrr5vvv0*4,uuv4rsscsttbttt9sttasstbuuv2vvv2
  vvv0tuu1uuu1tuu3tuu4uuu3uuu1uuu3ttt2uuu2uuu1vvv0*4,vvv1uuu2uvv3uuu3vvv2uuu4vvv0vvv2
  vvv0qrrcrssbvvv0*10,ttt5qqrhrss9vvv0*2,stt8qrrarrsfuuu3vvv2
  vvv0uvv1tuu4vvv0*11,uvv1uuu1vvv0*3,uvv1vvv2vvv0vvv2
  vvv0uuu3vvv0*13,uuu4vvv0*3,ttt6sstbuuv3vvv2
  vvv0uuu3vvv0*13,uuu4vvv0*3,ttt7ssscuuv3vvv2
  vvv0*22,vvv2
  vvv0stt8vvv0*13,ttt8vvv0*2,vvv1qrrfppqotuu7vvv2
  vvv0*22,vvv2
  vvv0sst8vvv0*13,ttt8vvv0*2,vvv1qrreppqotuu7vvv2
  vvv0*22,vvv2
  vvv0tttasstattt8uuu5vvv0*10,tuu5vvv0*3,ttt8rrrhuuu5vvv2
  vvv0uuu3ttt7uuu3uvv2vvv0*10,vvv2vvv0*3,ttt5ttu7vvv2*2,
  vvv0uuu2vvv1*2,tuu2vvv0*10,uuu3vvv0*3,uuv1uuu2vvv1vvv2
  vvv0rss8sssc*2,qrrgvvv0*9,vvv1qrrgvvv0*3,uuu3rrsfuuu6vvv2
  vvv0*22,vvv2
  vvv0qqqdrssd*2,pqqkssscvvv0*8,vvv1pqqjvvv0*3,ttt6qrrgtuu7vvv2
  vvv0uvv0*20,vvv0vvv2
  vvv0rtu1mophnpqdnppenpqdmophoqraoqr8rtu0*5,nqqamopirtu0*3,orr7oqrbuvv0vvv2
  vvv0suu1qtt1*2,rtt1*5,ruu0*5,rtt0rtt1ruu0*3,rtu0rtt1vvv0vvv2
  vvv0ttt6uuu5uuu6uuu2ttt8vvv0*8,uuu4ttt7vvv0*4,tuu6vvv2*2,
  vvv0sstattt8rrrgstt8rsscvvv1vvv0*7,ttt6sssdvvv0*4,ttt9uuu4vvv2
  vvv0uvv0*20,vvv0vvv2
  vvv0pqqenoojnoohmnohoppdstt8vvv0*7,qqqcnoomvvv0*2,pqqeopqhmnonttt7vvv2
  vvv0*22,vvv2
  uvv0vvv0*21,uuu0
  vvv0*4,vvv1vvv0*3,vvv1vvv0*3,vvv1vvv0*9,uvv2
  vvv0ppqfpqqgpqqkopplnoploppjpqqhoppjpqqcopphmnokoopnoppgvvv0*6,uvv3vvv0vvv2
  vvv1vvv0*21,uvv1
page-unlocked 358x695
~ IqB6 xt-H st6l PiZq ITGt CeNm CmQA dEmS X-Ho Hz9_ wYC0 O6B4 NKBo fQ3- fQ3- fQ3- fQ3- mVAq dc40 A0YY
~ C3-C dc40 tLVa Zw3E dc40 T-Zs ZgBK dc40 FFsx PqMk VMED fKHd f475 ITGt CeNm b-uH L-0o yG2K 7KgQ a18c
~ KNMA m_DG Y0N8 4NWy a18c IbCr r7SB fHle a18c RKPv r7SB YvD8 a18c O5YE r7SB CrOv a18c wH5Q bqYN M-hy
~ a18c 6f_P q7Ye 9166 a18c rDlH hGFf QUfN a18c 2hDe GQg- Gi8j _QW3 a18c IEdO pN6X PY8t PdJ7 a18c 0nlV
~ DMU5 ujAR Bnbi PiZq 2fTo I8X1 8Vs- NHmy
  qrrbqrr7rssbrrsbrrrastt4uvv0*17,
  uuu0uvv0*22,
  vvv0*22,uvv2
  vvv0klmhklldjklmklmekllgijkhjklelmnjikkenooclmnhijkkkllhkmmekllgpqqfvvv0*5,vvv2
  vvv0vvv1uuu1ttt3uuu3sss5vvv0*7,uuu3vvv0*8,vvv2
  vvv0oppdmnninooilnnmqqrerssesss9rssdqrrgrssgrrrfrssdvvv0*9,vvv2
  vvv0sst9ttu6ttt6*2,stt8*2,stt9ttt6ttt8ttt9ttt8ttt9stt7stt8ttt6vvv0*6,vvv2
  vvv0uuu4tuu5uuu4uuu5*2,vvv3uuu5ttt6uuu4uuu5uuu4ttt7*2,tuu4uuu4vvv0*6,vvv2
  vvv0qrs1oqq0*2,oqr1prr1oqq0*3,prr1oqq0*3,prr1oqq0*3,prr3oqq0*3,uvv1vvv2
  vvv0fkl3cij0*2,eik3fjl3cij0*3,gkl3cij0*3,gkl3cij0*3,gkl7cij0*3,rst3vvv2
  vvv0*2,ttt7qqqhoppjvvv2qqqgqqrippqkuuu3qrrcqrrjppqmuuu5qrrepqqjppqmuuu5qssaprrgoqqituu5vvv2
  vvv0*2,ttt6ssscsssevvv0sssassscrssgvvv0rssdssserssfvvv0rsscsssdrssfvvv1rssdrsse*2,vvv2*2,
  vvv0*22,uvv2
  uvv1vvv0*21,uuu0
  vvv0rss4vvv1uuu3*2,vvv1uvv2tuu2vvv1ttt3vvv0*12,vvv2
  vvv0noodlmnekmmllmmkmnnjoop9kmmhlmnelmngpqq6vvv0*4,uuu5qqrfrssersscssscrrrfuuu3vvv2
  vvv0*13,vvv1vvv0*8,vvv2
  vvv0qqrdqqrfvvv0*10,qrrfqrrettt4vvv0*2,stt8qqrcrrrhuuu4vvv2
  vvv0*22,vvv2
  vvv0ttt7vvv0*12,vvv1ttt7vvv0*2,rssbqrrdppqotuu7vvv2
  vvv0*22,vvv2
  vvv0tuu6vvv0*13,uuu6vvv0*2,sttbsstcqrrkuuu6vvv2
  vvv0uuu1vvv0*13,uvv1vvv0*2,uuu2uuu4*2,vvv1vvv2
  vvv0uuu2vvv0*13,uvv1vvv0*2,uuu3uuu2ttt6vvv1vvv2
  vvv0tuu6vvv0*13,uuu5vvv0*2,ttt6sssarrriuuu5vvv2
  vvv0*22,vvv2
  vvv0rrreqqrirsscttt7vvv0*10,ttt6vvv0*2,uvv2qrrdppqotuu7vvv2
  vvv0*22,vvv2
  vvv0qrrbrssdrssepqqjvvv0*9,rsscttt7vvv0*2,vvv1qrrbqqqituu7vvv2
  vvv0*22,vvv2
  vvv0ttt6uuu5uuu4tttauuu6vvv0*8,ttt5uuu3vvv0*3,uuu1sttbuuv3vvv2
  vvv0stt6ttt8*2,sstatuu6vvv0*8,ttt7uuu4vvv0*3,uvv3tttauuv3vvv2
  vvv0suu0rtu1*2,rtu0rtt0rtu1*2,suu0*5,rtu0rtu1rtu0suu0*3,rtt1rtu0vvv0vvv2
  vvv0rtt1looimppdmopgnpqdmophoqraoqr9rtu0*4,qst2lnojprs6rtu0*2,rtt1looioqqcuvv0vvv2
  vvv0uvv0*20,vvv0vvv2
  vvv0qqrgrssdpqqmrssbppqlvvv2vvv0*6,uuu2pqqlttt7vvv0*3,ttt6qqqltuu7vvv2
  vvv0uvv0*20,vvv0vvv2
  vvv0rrr9rrrbrrs8qrrarss8tuu4vvv0*6,uuu2qqqfttu5vvv0uuu2qrrdrssapqqguuu5vvv2
  vvv0uuu5rss8*2,sss7ttt5uuu3vvv0*6,vvv1ttt6uuu2vvv0uuu1ttt5stt6ttt6uvv2vvv2
  vvv0*22,uvv1
  vvv1vvv0*21,uuu1
  vvv0qrrcqrrerrrfpqqhpqqgqqqfqrrdqqqhqrrapqqdpqqcpqqjqqrdvvv0*6,vvv3vvv0vvv2
  vvv0tuu2uuv3tuu5uuu5tuu4uuu4uuu3*2,uuu2uuu4sst7ttu5uuu3vvv0*8,vvv2
  uvv1vvv0*21,uuu0
page-upcoming 358x509
~ IqB6 xt-H Jz2B PiZq ITGt CeNm GgVY L-0o yG2K 7KgQ a18c KNMA m_DG Y0N8 4NWy a18c IbCr r7SB fHle a18c
~ RKPv r7SB YvD8 a18c O5YE r7SB CrOv a18c wH5Q bqYN M-hy a18c 6f_P q7Ye 9166 a18c rDlH hGFf QUfN a18c
~ 0Kff -E75 -E75 a18c qDtb -E75 AjZw PdJ7 a18c 6Fi9 DMU5 ujAR Bnbi PiZq 2fTo I8X1 8Vs- NHmy
  qrrbqrr7rrsarss9rssdrss8uvv0*17,
  uvv0*22,uuu0
  vvv0*22,uvv2
  vvv0jkliklmfjklpjllnlmmkopp7vvv0*8,uuu5qqrfsssersscssscrrrfuuu3vvv2
  vvv0*22,vvv2
  vvv0pqqeqrrfvvv0*8,uuu3pqqgqrrcuuu2vvv0*3,sss8qqrcqrrhuuu4vvv2
  vvv0*22,vvv2
  vvv0uuu4vvv0*11,uuv2vvv1vvv0*3,ttt7stt7rrrhuuu5vvv2
  vvv0uuu2vvv0*11,vvv1vvv0*4,uuu3ttu5ttu7vvv2*2,
  vvv0uuu2vvv0*11,uvv1vvv0*4,uuu3tuu4ttt6vvv1vvv2
  vvv0tuu5vvv0*11,uuu2uvv2vvv0*3,sttassscrrriuuu5vvv2
  vvv0*22,vvv2
  vvv0sst8vvv0*11,uuu3uuu2vvv0*3,sss9qrrdppqotuu7vvv2
  vvv0*22,vvv2
  vvv0rsscrrrfsstbtuu7vvv0*8,uuu2*2,vvv0*3,vvv2rssbpqqnuuu6vvv2
  vvv0vvv1uuu2uuu0vvv0*15,uuu1uuv1vvv0vvv2
  vvv0ttt5uuu5*2,stt8vvv0*8,tuu7vvv3vvv0*4,uuu4stt9uuv3vvv2
  vvv0stt5ttt8*2,sstbvvv0*8,stt8uvv3vvv0*4,stt7ttt9uuv3vvv2
  vvv0*22,vvv2
  vvv0qqqdrssd*2,pqqkssscvvv0*7,qrrguuu6vvv0*4,tuu5pqqltuu7vvv2
  vvv0*22,vvv2
  vvv0qrrerssdpqqmrssbppqlvvv2vvv0*5,stt6pqqluuu6vvv0*4,ttt4pqqmtuu7vvv2
  vvv0*22,vvv2
  vvv0sssattt9rssfttt6rssevvv2vvv0*5,uuu4ssseuuu5vvv0*4,uuu5ssseuuu5vvv2
  vvv0tuu5uuu3ttt7uuu5ttt7vvv0*6,uuu2tuu6vvv1vvv0*4,uuv1ttu6vvv2*2,
  vvv0uuu1uvv0*2,uuu0uvv0*7,tuu0ttt3uuu0uvv0*2,uuu0ttt2*2,ttt3uvv1vvv2
  vvv0ppqeppqdoppittt6vvv0*7,stt5pqqjtuu6vvv0*2,uuu2pqqfqrrfoppkttu6vvv2
  vvv0*22,uvv2
  uvv0vvv0*21,uuu0
  vvv0tuu4uuu4vvv2ttt7uuu2uuu3uuu4tuu5uuu2tuu3uuu1ttu7uuu3vvv0*8,vvv2
  vvv0qrrbrrscqqqiqqrfppqipqqgrrrdqqrfqrraqqqenopipqqiqqqdvvv0*6,vvv3vvv0vvv2
  vvv1vvv0*21,uuu1
page-classes 358x742
~ IqB6 xt-H YpSA PiZq ITGt CeNm CmQA dEmS X-Ho cLam r2Tq gVge NKBo fQ3- fQ3- fQ3- fQ3- mVAq dc40 A0YY
~ C3-C dc40 tLVa Zw3E VMED 0qVG ZgBK dc40 FFsx PqMk dc40 UT8L f475 ITGt CeNm b-uH L-0o yG2K 7KgQ a18c
~ KNMA m_DG Y0N8 4NWy a18c FAAz akPU a18c cOOw _857 b99p a18c uVeo GQg- udh0 rU0Z 4NWy a18c usaI rAma
~ a18c cOOw _857 Nqyf a18c 1Jtm AjZw 9X0t 4NWy a18c -ihM 5cyW a18c 10Qa _FyV KjBu PdJ7 a18c 0nlV CpoB
~ A5zt Bnbi PiZq 2fTo I8X1 8Vs- NHmy
  qrrbqrr7rrsarss9stt4uvv0*18,
  uvv0*22,uuu0
  vvv0*22,uvv2
  vvv0klmhklldjklnkllfjklhijkhjklelmnjikkenooclmnhijkjjllikmmekllgpqqfvvv0*5,vvv2
  vvv0vvv1uuu1ttt2uuu2stt3vvv0*7,uuu2vvv0*8,vvv2
  vvv0oppdmnninooilnnmqqrerssesss9rssdqrrgrssgrrrfrssdvvv0*9,vvv2
  vvv0sssbstt9ttt7sstcsstduuu5sttasssctuu5stt8ttt8sssbttt5stt8sstatttasssduuu6sssdttt7vvv0vvv2
  vvv0uuu5ttu8uuu2uuu5uuu7uuu4ttt6stt9sssbttt9sssastt8uuu4*2,tuu5uuu3uuu5uuu3uuu5uvv3vvv0vvv2
  vvv0rrsdrssdrsscrsserrserrrattt7sttasttbttt8sssatuu9rrscqqqeqqqdrrrbuuu5vvv0*4,vvv2
  vvv0uvv0tuu0*2,uuu0*2,tuu0*3,uuu0tuu0*3,uuu0tuu0vvv0*7,vvv2
  vvv0bgi47ef0*2,8fg4agh47ef0*3,bhi47ef0*3,bhi47ef0gkl4stt0stt1stt0*3,uvv0vvv2
  vvv0*2,tuu4sstarsscvvv1sstasttbrsscvvv2stt7sttarsscuvv3stt9ssscrssfuuu3ttt7sstarsseuuu4vvv2
  vvv0*2,ttt7rrreqrrfvvv0rrscrrrfqrrgvvv1qrrcqrsfqrrfvvv1rrrdrrrgqrrgvvv2rsscqrrfqrrguuu2vvv2
  vvv0*2,vvv2uuu4uuu6vvv0uuu4*2,uuu6vvv0uuu5*2,uuu6vvv0uuu4*2,uuu6vvv1uuu4uuu5*2,vvv1vvv2
  uvv0vvv0*21,uuu0
  vvv0uuu1vvv0*2,vvv1vvv0*17,vvv2
  vvv0kmmgklmfjllokllmlmmknoobjkljlmmfjkljppq6vvv0*4,uuu5qqrfrssersscssscrrrfuuu3vvv2
  vvv0*22,vvv2
  vvv0pqqeqqrfvvv0*9,uuu5qqqiqqrcvvv1vvv0*2,sss8qqrcqrrhuuu4vvv2
  vvv0*22,vvv2
  vvv0*22,vvv2
  vvv0oppknookqqqesssbrssdrrrfrrsdrssdqrrfvvv0*12,vvv2
  vvv0*22,vvv2
  vvv0rrsbqqrirsscttt7vvv0*9,qrrguuu4vvv0*2,vvv1qrrbpqqntuu7vvv2
  vvv0*2,uvv0*19,vvv0vvv2
  vvv0rtu1orr9oqrcorr6npqeprs6npqartu0*5,pss6npqdqst3rtu0*3,prr6prr9uvv0vvv2
  vvv0rtu1prs3prs6pss3prs6qst2prs6rtu0*5,qst1pss4rtt0rtu0*3,qst3*2,uvv0vvv2
  vvv0*22,vvv2
  vvv0oppkoppinopjtttasssdrssdsttdrrrfsssattta*2,rrsgsssdrrsfsttcrrseuuu4vvv0*4,vvv2
  vvv0vvv2uuu2*2,vvv1uvv1*2,vvv0uuu1vvv1*2,uuu1uvv1*3,vvv0uuv1vvv0*5,vvv2
  vvv0uuu4uuu3uuu4uuu2vvv0*9,tuu6vvv1vvv0*3,tuu5ttt9vvv2*2,
  vvv0ttt6rrsettt7uuu4vvv0*9,stt9vvv3vvv0*3,sst9rssfuuu4vvv2
  vvv0*22,vvv2
  vvv0qrrbrssd*2,qrrgssscvvv0*7,ttt8pqqkuuu4vvv0*3,ttt4pqqltuu5vvv2
  vvv0*22,vvv2
  vvv0*3,vvv1vvv2vvv0vvv1*4,uvv2uuu2vvv0*10,vvv2
  vvv0opphoppersscrrrettt8sssbrssesssd*2,sssarssdvvv0*10,vvv2
  vvv0*22,vvv2
  vvv0rrsbqqrisst8vvv0*10,ttt5uvv2vvv0*2,uuu3qrrfppqotuu7vvv2
  vvv0uvv0*20,vvv0vvv2
  vvv0qqrcppqfpqqcoppdpqqbttt6vvv0*6,rss9qqrcuuu2vvv0tuu4qqrdqqqcnoomttt6vvv2
  vvv0vvv1tuu3ttt5uuu3uvv1vvv1vvv0*6,vvv1uuu1vvv0*3,uuu1uuu2vvv1vvv0vvv2
  vvv1vvv0*21,uvv1
  vvv0*22,uvv1
  vvv0oppfpqqhpqqknopmnooloppkpqqhopplpqqcopphoophnopoopphvvv0*6,uvv3vvv0vvv2
  vvv0*11,uuu2vvv0*10,uvv2
  uvv1vvv0*20,uvv0uuu0
page-ended 358x509
~ IqB6 xt-H shik PiZq ITGt CeNm GgVY L-0o yG2K 7KgQ a18c KNMA m_DG Y0N8 4NWy a18c IbCr r7SB fHle a18c
~ RKPv r7SB YvD8 a18c O5YE r7SB CrOv a18c wH5Q bqYN M-hy a18c 6f_P q7Ye 9166 a18c rDlH hGFf QUfN a18c
~ 0Kff -E75 -E75 a18c qDtb -E75 AjZw PdJ7 a18c 6Fi9 DMU5 ujAR Bnbi PiZq 2fTo I8X1 8Vs- NHmy
  qrrbqrr7rss9qrrastt4uvv0*18,
  uuu0uvv0*22,
  vvv0*22,uvv2
  vvv0jkliklmfjklpjllnlmmkopp7vvv0*8,uuu5qqrfsssdrsscssscrrrfuuu3vvv2
  vvv0*22,vvv2
  vvv0pqqeqrrevvv0*8,uuu3pqqgqrrcuuu2vvv0*3,sss8qqrcqrrhuuu4vvv2
  vvv0*2,uvv1vvv0*19,vvv2
  vvv0uuu4vvv0*11,uuv2vvv1vvv0*3,ttt7stt7rrrhuuu5vvv2
  vvv0uuu2vvv0*11,vvv1vvv0*4,uuu3ttu5ttu7vvv2*2,
  vvv0uuu1vvv0*16,uuu2*2,uuu3vvv1vvv2
  vvv0ttu6vvv0*11,uuu2uvv2vvv0*3,sstbssseqqrluuu6vvv2
  vvv0*22,vvv2
  vvv0sst8vvv0*11,uuu3uuu2vvv0*3,sss9qrrdppqotuu7vvv2
  vvv0*22,vvv2
  vvv0rsscrrrfsstbtuu7vvv0*8,uuu2*2,vvv0*3,vvv2rssbpqqnuuu6vvv2
  vvv0vvv1uuu2uuu0vvv0*15,uuu1uuv1vvv0vvv2
  vvv0tuu4uuv4uuu3ttt5vvv0*8,uuu5vvv2vvv0*4,uuu3ttt6vvv2*2,
  vvv0stt6stt9sttarssdvvv0*8,sssauuu4vvv0*4,sst8sssbuuu4vvv2
  vvv0*22,vvv2
  vvv0qqqdrssd*2,pqqkssscvvv0*7,qrrguuu6vvv0*4,tuu5pqqltuu7vvv2
  vvv0*22,vvv2
  vvv0qrrerssdpqqmrssbppqlvvv2vvv0*5,stt6pqqluuu6vvv0*4,ttt4pqqmtuu7vvv2
  vvv0*22,vvv2
  vvv0sst9ttt8sstcttt5ssscvvv1vvv0*5,uuu3sstcuuv4vvv0*4,uuu4sttcuuu4vvv2
  vvv0ttt6tuu5sttatuu6stt9vvv0*6,uuu2ttt8vvv2vvv0*4,uuu2ttt8vvv2*2,
  vvv0uuu1uvv0*2,uuu0uvv0*7,tuu0ttt3uuu0uvv0*2,uuu0ttt2*2,ttt3uvv1vvv2
  vvv0ppqeppqdoppittt6vvv0*7,stt5pqqjtuu6vvv0*2,uuu2pqqfqrrfoppkttu6vvv2
  vvv0*22,uvv2
  uvv0vvv0*21,uuu0
  vvv0tuu4uuu4vvv2ttt7uuu2uuu3uuu4tuu5uuu2tuu3uuu1ttu7uuu3vvv0*8,vvv2
  vvv0qrrbrrscqqqiqqrfppqipqqgrrrdqqrfqrraqqqenopipqqiqqqdvvv0*6,vvv3vvv0vvv2
  vvv1vvv0*21,uuu1
board-visitor 358x978
~ IqB6 xt-H CjCS PiZq ITGt XnnM fdOi M3uX R3ee XnnM 5Wqi nBhl jP3X npFe K_by 19j0 WsU3 qvem J7BN rIJQ
~ wBz5 sJM6 qB9i 8N1I DCns Dy7X gzZA WnVZ FwkY RDRq sJM6 QFeb 8N1I 10zo Dy7X B-ze yICp fsQr zI-R OU-u
~ sJM6 fIJR 8N1I 03Bq Dy7X qwtC rGHs tvYF Vajm OU-u 54Ks YSdR gNKw beii 0TEa f40D IJ8R gNKw okwP HSEu
~ H0hO HUmi 9i0R DHoA 37W6 nZhK 8idT gNKw ClRJ f2q2 H0hO HUmi 9i0R dQA6 37W6 K0vd 8idT gNKw W_LJ 0K-F
~ CSYC Z3m6 4PH7 pMq1 MczP gNKw Vgfl BTd4 H0hO HUmi 9i0R WTkz 37W6 CZTD 8idT gNKw EmyO hjk4 H0hO HUmi
~ 9i0R hdGD 37W6 jate 8idT 0CxS ehv- J_1H SBa5 ob5B iDVv -FLa NUHA w0oM kAd2 syw_
  qrrbrrs9rssarrsbstt6uvv0*18,
  uuu0uvv0*22,
  vvv0*22,uvv2
  vvv0ikklikkjkmmgijksjklhlmmdvvv0*15,vvv2
  vvv0*3,ttt2uuu1vvv0*17,vvv2
  vvv0rrsgqrrgrrrgsssaqrrbrrreqrrfsttbsss9ttt9rrsdsstasssbrrserssesttavvv0*5,vvv2
  vvv0*22,vvv2
  vvv0vvv1tuu7uuu5uvv1*2,vvv0stt1sst2stt1tuu0rss4rss5tuu0vvv0*8,vvv2
  vvv0vvv1sssbqqrgrrrgqrrevvv0stt1qrr7rss1tuu0qrr7*2,tuu0vvv0*8,vvv2
  vvv0*6,uvv0*8,vvv0*8,vvv2
  vvv0uuu5uvv0*11,uuu5vvv0*8,vvv2
  vvv0uvv7nooippqdoppioppjqrranooeoppmoppgoppjttt7uuu7uvv7vvv0ttt4rss7qrrdrrscrrrcrssduuv4vvv2
  vvv0uuu3uvv0*11,uvv3vvv0*8,vvv2
  vvv0*22,vvv2
  vvv0*9,vvt0voa0vn70vsn1vvv0*9,vvv2
  vvv0*4,uvv0vvv0*4,vsl2vm50rj48vob2vvv0*9,vvv2
  vvv0*3,qtt0ors1rtu0vvv0*3,vur1vm60vm50vri2vvv0*9,vvv2
  vvv0*2,uvv0ptt0knoaptt0vvv0*4,vut0vuq0vvv0*4,vsr1vmj0*2,vtt1vvv0*2,vvv2
  vvv0*3,ruu0qtt0suu0vvv0*2,pqqkqrrepqqfrssbpqqhoppguuu3vvv0vpn1rif4sjg5vqp1vvv0*2,vvv2
  vvv0*2,vvv1ttt5uuu3vvv0uuv4vvv0*2,ttt8sstassse*2,vvv0*3,vsr1vlj0vmj0vtt1vvv0*2,vvv2
  vvv0*2,pqqeuuu5qrrfqqripqqjvvv0*10,vuu1vvv1*2,vvv0*2,vvv2
  vvv0*2,rrsdttt7qrrjstt7*2,vvv09eg618a0*4,39b1rss4vvv0pqqfqrrcrss9pqqfvvv0*2,vvv2
  vvv0uvv0pst0*5,vvv039b65bd67cebbfhjaegj18a0mop6tuu5rssasssersseutt4vuu4vvv0vvv2
  vvv0gnp46ik06hj2*2,6gi26ik0jpq439b618a06ceg8dfj39b318a0mop6vuu0vts0*4,vvu0vvv0vvv2
  vvv0emo46ik06fg66ef86ef76ik0hop439b618a0*5,mmm8uf80te70te71sd71te70ug91vvv1vvv2
  vvv0emo46ik06hj36gh66ik26ik0hop439b618a0*5,mlk9ue70rd63nb59mb5bsd63ue70vuu3vvv2
  vvv0emo46ik0*5,hop439b618a0*5,mlk9ue70te70pc68pc6bue70*2,vuu3vvv2
  vvv0emo46ik0*5,hop439b618a0*5,mlk9ue70*6,vuu3vvv2
  vvv0rtt1pst0*5,suu1oqq1opq0*5,ttt2vrp0*6,vvv0vvv2
  vvv0pqqeqrrfvvv0qrrepqqettu6vvv0*8,rsseqrriqrrfrssdrrsfqqqftuu4vvv2
  vvv0*22,vvv2
  vvv0*22,vvv2
  vvv0sssavvv0*2,sssettt7rsscsssastt9rss9vvv0*5,sss9pqqjqqrgrrrbqrrdpqqmttt6vvv2
  vvv0rts7tut5vvv0stt9tuu4ttt8vvv0uuu3ttt5vvv1vvv0*3,rssdqrrfsst9rsscqrrhssscqrreuuu5vvv2
  vvv0*15,vvv1vvv0*6,vvv2
  vvv0*22,vvv2
  vvv0rss9vvv0*2,uuu3stt6tuu4uvv1uuu6vvv0*6,sss9qqqhpqqj*2,pqqmqrrfuuu4vvv2
  vvv0uuu1vvv0*2,rssavvv2ssscrsserrsgvvv0*5,sstcrsscttt7sstbrrsgsttbrssduuu4vvv2
  vvv0*14,vvv1uuu3uvv2vvv1*2,vvv0vvv1vvv0vvv2
  vvv0*22,vvv2
  vvv0uuv2vvv0*2,pqqgrss8rss7sss6qrrcrrrc*2,qrrcrssdssscrssdrssbsssarssesst7vvv0*3,vvv2
  vvv0tttavvv0*2,rssbsssbttt8rssdsttbttt8sttcssscstt8sssgrssbsst9uuu7vvv0*5,vvv2
  vvv0*4,vvv1*9,vvv2vvv1*3,vvv0*5,vvv2
  vvv0*22,vvv2
  vvv0rrrcvvv0*13,stt8ttt8qrrgsssaqrrfqqrhuuu7vvv2
  vvv0uuu3vvv0*2,ppqoqrreqqresssarrrdoppmuuu3vvv0*3,ttu7stt7sss6stt7rssbsstasssauuu3vvv2
  vvv0sut4vvv0*12,uuu6sstauuu4tuu6ttt7uuu4tuu6vvv2*2,
  vvv0*22,vvv2
  vvv0ttt6vvv0*13,tuu8sssasss9ssscrssettu7uuu4vvv2
  vvv0uuu4vvv0*2,rrscqqresss8qrrfttt6vvv0*5,vvv1uuu3ttt8uuu5sss9sssbrss9uuu2vvv2
  vvv0uss6vvv0*12,sssbqrrfttt7sttasssettt8sstavvv3vvv2
  vvv0*22,vvv2
  vvv0*22,vvv2
  vvv0*6,vvv2vvv0ttt6sstauuu4ttu8ttt6ttt8vvv0*2,uuu4vvv0*5,vvv2
  vvv0*6,vvv2vvv0uuu3uuu5uuu2uuu4uuu3*2,vvv0*2,vvv2vvv0*5,vvv2
  vvv0*22,vvv2
  vvv0qqrdsssbqrrgrrsdrsserrrhrrrbrsseqrrdsttbsssesttcsss9rrsisss9rrsdsstarrsbrrserrsgvvv0vvv2
  vvv0ttt9uuu5vvv0*6,vvv1vvv0*12,vvv2
  vvv0uuu7vvv3vvv0*19,vvv2
  vvv0rsscrrrdrssgsssasst9sss9uuu3vvv0*14,vvv2
  vvv0*22,uvv1
  uuu0tuu0*20,tuu1uvv0
board-mine 358x1093
~ IqB6 xt-H Rr7_ PiZq ITGt XnnM fdOi M3uX R3ee XnnM 5Wqi nBhl jP3X npFe K_by 19j0 WsU3 qvem J7BN rIJQ
~ wBz5 sJM6 qB9i 8N1I DCns Dy7X gzZA WnVZ FwkY RDRq sJM6 QFeb 8N1I 10zo Dy7X B-ze yICp fsQr zI-R OU-u
~ sJM6 fIJR 8N1I 03Bq Dy7X qwtC rGHs tvYF Vajm OU-u 54Ks YSdR gNKw beii 0TEa f40D IJ8R gNKw okwP HSEu
~ H0hO HUmi 9i0R DHoA 37W6 nZhK 8idT gNKw ClRJ f2q2 H0hO HUmi 9i0R dQA6 37W6 K0vd 8idT gNKw W_LJ 0K-F
~ CSYC Z3m6 4PH7 pMq1 MczP gNKw Vgfl BTd4 H0hO HUmi 9i0R WTkz 37W6 CZTD 8idT gNKw EmyO hjk4 H0hO HUmi
~ 9i0R hdGD 37W6 jate 8idT IJ8R gNKw iZXC gNKw Rdwa zS8X sZgQ Uc6u _geO P7uk HCZv L-t8 S_i4 jjNw 0CxS
~ ehv- J_1H SBa5 ob5B iDVv -FLa NUHA w0oM kAd2 syw_
  qrrbrrs9rss9qrrctuu1uvv0*18,
  uuu0uvv0*22,
  vvv0*22,uvv2
  vvv0ikklikkjkmmgijksjklhlmmdvvv0*15,vvv2
  vvv0*3,ttt2uuu1vvv0*17,vvv2
  vvv0rrsgqrrgrrrgsssaqrrbrrreqrrfsttbsss9ttt9rrsdsstasssbrrserssesttavvv0*5,vvv2
  vvv0*22,vvv2
  vvv0vvv1tuu7uuu5uvv1*2,vvv0stt1sst2stt1tuu0rss4rss5tuu0vvv0*8,vvv2
  vvv0vvv1sssbqqrgrrrgqrrevvv0stt1qrr7rss1tuu0qrr7*2,tuu0vvv0*8,vvv2
  vvv0*6,uvv0*8,vvv0*8,vvv2
  vvv0uuu5uvv0*11,uuu5vvv0*8,vvv2
  vvv0uvv7nooippqdoppioppjqrranooeoppmoppgoppjttt7uuu7uvv7vvv0ttt4rss7qrrdrrscrrrcrssduuv4vvv2
  vvv0uuu3uvv0*11,uvv3vvv0*8,vvv2
  vvv0*22,vvv2
  vvv0*9,vvt0voa0vn70vsn1vvv0*9,vvv2
  vvv0*4,uvv0vvv0*4,vsl2vm50rj48vob2vvv0*9,vvv2
  vvv0*3,qtt0ors1rtu0vvv0*3,vur1vm60vm50vri2vvv0*9,vvv2
  vvv0*2,uvv0ptt0knoaptt0vvv0*4,vut0vuq0vvv0*4,vsr1vmj0*2,vtt1vvv0*2,vvv2
  vvv0*3,ruu0qtt0suu0vvv0*2,pqqkqrrepqqfrssbpqqhoppguuu3vvv0vpn1rif4sjg5vqp1vvv0*2,vvv2
  vvv0*2,vvv1ttt5uuu3vvv0uuv4vvv0*2,ttt8sstassse*2,vvv0*3,vsr1vlj0vmj0vtt1vvv0*2,vvv2
  vvv0*2,pqqeuuu5qrrfqqripqqjvvv0*10,vuu1vvv1*2,vvv0*2,vvv2
  vvv0*2,rrsdttt7qrrjstt7*2,vvv09eg618a0*4,39b1rss4vvv0pqqfqrrcrss9pqqfvvv0*2,vvv2
  vvv0uvv0pst0*5,vvv039b65bd67cebbfhjaegj18a0mop6tuu5rssasssersseutt4vuu4vvv0vvv2
  vvv0gnp46ik06hj2*2,6gi26ik0jpq439b618a06ceg8dfj39b318a0mop6vuu0vts0*4,vvu0vvv0vvv2
  vvv0emo46ik06fg66ef86ef76ik0hop439b618a0*5,mmm8uf80te70te71sd71te70ug91vvv1vvv2
  vvv0emo46ik06hj36gh66ik26ik0hop439b618a0*5,mlk9ue70rd63nb59mb5bsd63ue70vuu3vvv2
  vvv0emo46ik0*5,hop439b618a0*5,mlk9ue70te70pc68pc6bue70*2,vuu3vvv2
  vvv0emo46ik0*5,hop439b618a0*5,mlk9ue70*6,vuu3vvv2
  vvv0rtt1pst0*5,suu1oqq1opq0*5,ttt2vrp0*6,vvv0vvv2
  vvv0pqqeqrrfvvv0qrrepqqettu6vvv0*8,rsseqrriqrrfrssdrrsfqqqftuu4vvv2
  vvv0*22,vvv2
  vvv0*22,vvv2
  vvv0sssavvv0*2,sssettt7rsscsssastt9rss9vvv0*5,sss9pqqjqqrgrrrbqrrdpqqmttt6vvv2
  vvv0rts7tut5vvv0stt9tuu4ttt8vvv0uuu3ttt5vvv1vvv0*3,rssdqrrfsst9rsscqrrhssscqrreuuu5vvv2
  vvv0*15,vvv1vvv0*6,vvv2
  vvv0*22,vvv2
  vvv0rss9vvv0*2,uuu3stt6tuu4uvv1uuu6vvv0*6,sss9qqqhpqqj*2,pqqmqrrfuuu4vvv2
  vvv0uuu1vvv0*2,rssavvv2ssscrsserrsgvvv0*5,sstcrsscttt7sstbrrsgsttbrssduuu4vvv2
  vvv0*14,vvv1uuu3uvv2vvv1*2,vvv0vvv1vvv0vvv2
  vvv0*22,vvv2
  vvv0uuv2vvv0*2,pqqgrss8rss7sss6qrrcrrrc*2,qrrcrssdssscrssdrssbsssarssesst7vvv0*3,vvv2
  vvv0tttavvv0*2,rssbsssbttt8rssdsttbttt8sttcssscstt8sssgrssbsst9uuu7vvv0*5,vvv2
  vvv0*4,vvv1*9,vvv2vvv1*3,vvv0*5,vvv2
  vvv0*22,vvv2
  vvv0rrrcvvv0*13,stt8ttt8qrrgsssaqrrfqqrhuuu7vvv2
  vvv0uuu3vvv0*2,ppqoqrreqqresssarrrdoppmuuu3vvv0*3,ttu7stt7sss6stt7rssbsstasssauuu3vvv2
  vvv0sut4vvv0*12,uuu6sstauuu4tuu6ttt7uuu4tuu6vvv2*2,
  vvv0*22,vvv2
  vvv0ttt7vvv0*13,tuu8sssasss9ssscrssettu7uuu4vvv2
  vvv0vuu3vvv0*2,rrscqqresss8qrrfttt6vvv0*5,uuu3ttt5sss9tuu7rssbssscrrsauuu2vvv2
  vvv0uss6vvv0*12,sttarrsettu6ttt8sstcttu7stt9vvv3vvv2
  vvv0*22,vvv2
  vvv0*7,rssbsssaqrrfsss8rsscrssbrssdrssbtuu7vvv0*6,vvv2
  vvv0uvv0*20,vvv0vvv2
  vvv0ruu0rtu0*2,npq9qtt1rtu0*15,uvv0vvv2
  vvv0rtt1loofnpqcmppbqss2rtt0*2,qtt1rtt1*2,rtu0*4,nqq8lnodnqqckmnkmppenqq8uvv0vvv2
  vvv0rtt2nrr8rtu0npqcoqrbprr9pss7orr8oqrcoqraprs7rtu0*2,orraoqrbprr7prs8orraoqraprs7uvv0vvv2
  vvv0ruu0rtu0*2,nqqdoqrcnqqaprr9oqqdprs9nqqcorranpqdqss5rtt1qst3qtt1*2,rtt0qtt1rtu0uvv0vvv2
  vvv0tuv0suu0*18,tuu0vvv0vvv2
  vvv0*22,vvv2
  vvv0*6,vvv2vvv0uuu4tuu6vvv2uuu4uuu3tuu5vvv0*2,vvv2vvv0*5,vvv2
  vvv0*6,vvv2vvv0ttt5stt9uuu3ttt9tuu6ttt5vvv1vvv0uuu4vvv0*5,vvv2
  vvv0*22,vvv2
  vvv0rrrcttt9rrressscsstcrssgrssassscsssbtttasttctttastt8rssgttt8ssscttt9sssarssdrssevvv0vvv2
  vvv0ttt6*2,vvv1*2,vvv2vvv1*3,uuu4vvv1vvv2*2,vvv1vvv2vvv1*5,vvv2vvv0vvv2
  vvv0tttbuuu4vvv0*19,vvv2
  vvv0rsscrrrdrssgsssasst9sss9uuu3vvv0*14,vvv2
  vvv0*22,uvv2
  uuu1uvv0vvv0*19,uvv1uvv0
board-mine-shown 358x1012
~ IqB6 xt-H Bc0L PiZq ITGt XnnM fdOi M3uX R3ee XnnM 5Wqi nBhl jP3X npFe K_by 19j0 WsU3 qvem J7BN dhEk
~ wBz5 sJM6 qB9i 8N1I DCns Dy7X gzZA WnVZ FwkY RDRq sJM6 QFeb 8N1I 10zo Dy7X B-ze yICp fsQr zI-R OU-u
~ sJM6 fIJR 8N1I 03Bq Dy7X qwtC rGHs tvYF Vajm OU-u 54Ks YSdR gNKw beii 0TEa f40D IJ8R gNKw okwP HSEu
~ H0hO HUmi 9i0R DHoA 37W6 nZhK 8idT gNKw HEEO f2q2 X3w0 Uc6u _geO P7uk HCZv NXwh 0fSB 8idT gNKw W_LJ
~ 0K-F CSYC Z3m6 4PH7 pMq1 MczP gNKw Vgfl BTd4 H0hO HUmi 9i0R WTkz 37W6 CZTD 8idT gNKw EmyO hjk4 H0hO
~ HUmi 9i0R hdGD 37W6 jate 8idT 0CxS ehv- J_1H SBa5 ob5B iDVv -FLa NUHA w0oM kAd2 syw_
  qrrbrrs9rss9qrrcrss7rrsbrssauvv0*16,
  uvv0*22,uuu0
  vvv0*22,uvv2
  vvv0ikklikkjklmhijktjklhlmmdvvv0*15,vvv2
  vvv0*3,tuu1vvv1vvv0*17,vvv2
  vvv0rrsgqrrgrrrgsssaqrrbrrreqrrfsttbsss9ttt9rrsdsstasssbrrserssesttavvv0*5,vvv2
  vvv0*22,vvv2
  vvv0vvv1tuu7uuu5uvv1*2,vvv0stt1sst2stt1tuu0rss4rss5tuu0vvv0*8,vvv2
  vvv0vvv1sssbqqrgrrrgqrrevvv0stt1qrr7rss1tuu0qrr7*2,tuu0vvv0*8,vvv2
  vvv0*6,uvv0*8,vvv0*8,vvv2
  vvv0uuu5uvv0*11,uuu5vvv0*8,vvv2
  vvv0uvv7nooippqdoppioppjqrranooeoppmoppgoppjttt7uuu7uvv7vvv0ttt4rss7qrrdrrscrrrcrssduuv4vvv2
  vvv0uuu3uvv0*11,uvv3vvv0*8,vvv2
  vvv0*22,vvv2
  vvv0*9,vvu0vrj0vqh0vuq0vvv0*9,vvv2
  vvv0*9,vtp1vqg0tof5vrj1vvv0*9,vvv2
  vvv0*3,suu0rst1tuu0vvv0*3,vut0vqg0*2,vtn1vvv0*9,vvv2
  vvv0*3,suu0prr5suu0vvv0*4,vvu0vus0vvv0*4,vtt0vpo0*2,vuu0vvv0*2,vvv2
  vvv0*3,tuu0suu0tuv0vvv0*2,rsscstt8rss9ttt6sssarrsavvv2vvv0vrq1tom2*2,vsr1vvv0*2,vvv2
  vvv0*3,uuu3uvv1vvv0vvv2vvv0*2,uuu5tuu6ttt8ttt9vvv0*3,vtt0vpo0vqo0vuu0vvv0*2,vvv2
  vvv0*2,sss8uuu3stt9sssasssbvvv0*2,uuv0*4,vvv0*4,vvv1*2,vvv0*3,vvv2
  vvv0*2,ttt7uuu4sttbtuu4*2,vvv0hkl3dhi0*4,ehj0stt2vvv0sss9stt7ttt5rss9vvv0*2,vvv2
  vvv0uvv0rtt0*5,vvv0eij3fjk3gkl6jlmbilmbdhi0qrr3uuu3ttt6ttt8*2,vuu2*2,vvv0vvv2
  vvv0mqr2gnp0gmn1gmo1gmn2gnp0ors2eij3dhi0gkl9hklbeij2dhi0qrr3vuu0vtt0*4,vuu0vvv0vvv2
  vvv0lqr2gnp0gmm3glm4glm3gnp0nrs2eij3dhi0*5,qqq5ulh0ulg0tkg1*2,ulh0umi0vvv0vvv2
  vvv0lqr2gnp0gno2gmn3gno1gnp0nrs2eij3dhi0*5,ppp5ulh0tkg1rjg5qjf6tkg1ulh0vvu2vvv2
  vvv0lqr2gnp0*5,nrs2eij3dhi0*5,ppp5ulh0*2,skg5skg6ulh0*2,vvu2vvv2
  vvv0lqr2gnp0*5,nrs2eij3dhi0*5,ppp5ulh0*6,vvu2vvv2
  vvv0tuv0tuu0*5,uvv0stt0*6,uuu1vtt0*6,vvv0vvv2
  vvv0sss8sss9vvv0stt8sss9uuu4vvv0*8,ttt8sttbstt9ttt8ttt9sss9uuu3vvv2
  vvv0*22,vvv2
  vvv0*22,vvv2
  vvv0ttt6vvv0*2,ttt8uuu4ttt7ttt6tuu5ttt5vvv0*5,ttt5ssscsstastt7stt8rssduuu4vvv2
  vvv0tut4uuu3vvv0uuu5uuu2uuu5vvv0uvv2uuu3vvv0*4,ttt8stt9tuu5ttt7sttattt7stt8uvv3vvv2
  vvv0*22,vvv2
  vvv0tuu0*20,vvv0vvv2
  vvv0tuu0*3,opqbstt1tuu0*15,vvv0vvv2
  vvv0suu2rst3tuu0qrs8rst7rst5rtt5rss5rss7*2,rtt5tuu0*2,rss3qrs8pqraprr9oqqbqrs9rst5vvv0vvv2
  vvv0tuu0suu0tuu0rtt5*2,rst5stt4rtt6suu1tuu0*3,stt4rtt6rtt3rtt4rst7rtt5rst5stt3vvv0vvv2
  vvv0tuu0*3,rst6rtt7rss7rst5suu2tuu0*4,suu1suu2stu2stu1suu1*2,stu1tuu0vvv0vvv2
  vvv0tuu0*3,stu1stu2*2,suu1tuu0*13,vvv0vvv2
  vvv0*22,vvv2
  vvv0*4,sssattt5ttt4ttu4stt7*2,ttt7stt7ttt8ttu7ttt8ttt7ttt6ttt8tuu4vvv0*3,vvv2
  vvv0tuu7vvv0*2,uuu5*2,uuu3tuu5uuu4uuu3uuu5*2,uuu3uuu7uuu5uuu3vvv2vvv0*5,vvv2
  vvv0*4,uvv3*2,vvv2uuu3vvv3vvv2vvv3*2,vvv2uvv4uvv2vvv2*2,vvv0*5,vvv2
  vvv0*22,vvv2
  vvv0ttu5vvv0*13,uuu3*2,ttt7uuu4ttt7ttt8vvv3vvv2
  vvv0uvu2vvv0*2,rssestt8sss9ttt6stt8rrsdvvv1vvv0*3,vvv2uuu3tuu3ttt6*2,ttu6ttt6uvv2vvv2
  vvv0tuu3vvv0*12,uuu6ttt8uuu4uuu5tuu7uuu4uuu5vvv2*2,
  vvv0*22,vvv2
  vvv0uuu3vvv0*13,vvv2uuu4tuu4uuu5tuu5uuu3vvv2*2,
  vvv0vvv2vvv0*2,ttt7sst8ttt5sst9uuu4vvv0*6,uuu4tuu6uuu4ttt6ttt8ttt6uvv1vvv2
  vvv0utt4vvv0*12,ttt7stt9uuu5tuu7ttt9uuu6ttu7vvv2*2,
  vvv0*22,vvv2
  vvv0*22,vvv2
  vvv0*6,vvv2vvv0ttu5ttt8uuu3uuu6tuu5ttt6vvv0*2,uvv3vvv0*5,vvv2
  vvv0*6,vvv2vvv0ttu4ttt7uuu3tuu7uuu5tuu4vvv0*2,uvv3vvv0*5,vvv2
  vvv0*22,vvv2
  vvv0qqrdsstaqrrgrrsdrsserrrhrrrbrsserrscsttbsssesttcsss9rrsisss9rrsdsstarrsbrrserrsgvvv0vvv2
  vvv0tuu7tuu6vvv0*6,uuv2vvv0*12,vvv2
  vvv0ttt9uvv3vvv0*19,vvv2
  vvv0rsscrrrdrssgsssasst9sss9uuu3vvv0*14,vvv2
  vvv0*22,uvv2
  uuu1uvv0*20,uuu1uvv0
board-final 358x1048
~ IqB6 xt-H Tfd1 PiZq ITGt XnnM fdOi nMvW XnnM 5Wqi nBhl jP3X npFe K_by 19j0 WsU3 qvem J7BN rIJQ wBz5
~ sJM6 qB9i 8N1I DCns Dy7X gzZA WnVZ FwkY RDRq sJM6 QFeb 8N1I 10zo Dy7X B-ze yICp fsQr zI-R OU-u sJM6
~ fIJR 8N1I 03Bq Dy7X qwtC rGHs tvYF Vajm OU-u 54Ks YSdR gNKw beii 0TEa f40D IJ8R gNKw okwP HSEu H0hO
~ HUmi 9i0R DHoA 37W6 nZhK 8idT gNKw ClRJ f2q2 H0hO HUmi 9i0R dQA6 37W6 K0vd 8idT gNKw W_LJ 0K-F CSYC
~ Z3m6 4PH7 pMq1 MczP gNKw Vgfl BTd4 H0hO HUmi 9i0R WTkz 37W6 CZTD 8idT gNKw EmyO hjk4 H0hO HUmi 9i0R
~ hdGD 37W6 jate 8idT IJ8R gNKw iZXC gNKw Rdwa zS8X sZgQ Uc6u _geO P7uk L-t8 S_i4 jjNw 0CxS ehv- J_1H
~ SBa5 ob5B iDVv -FLa NUHA w0oM kAd2 syw_
  qrrbrrs9rssbqrrcuvv0*19,
  uvv0*22,uuu0
  vvv0*22,uvv2
  vvv0ikklikkjklmhijktjklhlmmdvvv0*7,qrrcpqqerssgsss8rrsepqqhqrrltuu4vvv2
  vvv0*3,tuu1uvv1vvv0*17,vvv2
  vvv0uvv0vvv0*4,uvv0tuu0*7,vvv0*8,vvv2
  vvv0vvv1qqqjopplqqripqqgvvv0rss3pqqarss3tuu0pqqcoqqctuu0vvv0*8,vvv2
  vvv0*6,uvv0uuu0*7,vvv0*8,vvv2
  vvv0uuu4uvv0*11,uuv4vvv0*8,vvv2
  vvv0uvv7nooippqdoppioppjqrranooeoppmoppgoppjttt7uuu7uvv7vvv0ttt4rss7qrrdrrscrrrcrssduuv4vvv2
  vvv0uuu5uvv0*11,uuu5vvv0*8,vvv2
  vvv0*22,vvv2
  vvv0*9,vvu0vqf0voc0vtq1vvv0*9,vvv2
  vvv0*9,vsm2vm50sj46voc2vvv0*9,vvv2
  vvv0*3,rtu0ptt0suu0vvv0*3,vtp1vm50ul52vqf2vvv0*9,vvv2
  vvv0*2,uvv0ptt0immcptt0vvv0*4,vtp0vsm0vvu0vvv0*3,vtt1vnl0*2,vuu0vvv0*2,vvv2
  vvv0*3,qtu0ptt0rtu0vvv0*2,pqqkqrrepqqfrssbpqqhoppguuu3vvv0vpn1sjg3sjg4vqp1vvv0*2,vvv2
  vvv0*4,uvv0vvv0*4,tuu6*2,sttbtuu8vvv0*3,vrq1uli0vli0vsr1vvv0*2,vvv2
  vvv0*2,oppgrssbpqqiqqrioppnvvv0*2,vvv2uuu4vvv3uuu6vvv0*4,vtt0vut0vvv0*3,vvv2
  vvv0*2,rrscttt7qrrjstt7*2,vvv0fik57ce0*4,8ef1stt3vvv0pqqgqrrdrssboppgvvv0*2,vvv2
  vvv0*2,uvv0*5,vvv039b65bd67cebbfhjaegj18a0mop6uuu5sst9sssdssscutt4vuu4vvv0vvv2
  vvv0ipq46ik0*5,lqr339b618a06ceg8dfj39b318a0mop6vvv0uvv1vvv1*2,vvv0*3,vvv2
  vvv0emo46ik06ef66ef76de86ik0hop439b618a0*5,mnn7uhb1uf80*4,uid1vvv0vvv2
  vvv0emo46ik06gi56ff86hj36ik0hop439b618a0*5,mlk9ue70rd63nb59mb5brd63ue70vuu3vvv2
  vvv0emo46ik0*5,hop439b618a0*5,mlk9ue70te71pc59oc5cue70*2,vuu3vvv2
  vvv0emo46ik0*5,hop439b618a0*5,mlk9ue70*6,vuu3vvv2
  vvv0ors1kqr0*5,pst1jmn2ilm0*5,rrq4vol0*6,vvv1vvv2
  vvv0qrrcrssbvvv0rrscqrrdtuu5vvv0*8,sssdrrsgrssdsst9rsseqrreuuu4vvv2
  vvv0vvv1uuu4vvv0vvv1*2,vvv0*10,vvv1vvv2uvv3vvv0vvv1vvv0vvv2
  vvv0*22,vvv2
  vvv0sssavvv0*2,uuu4uuu1uuu3uuv4uuu3tuu3vvv0*5,sss9pqqjqqrgrrrbqrrdpqqmttt6vvv2
  vvv0tut5uvu4vvv0qrrjstt9rrrgttt6sss9rrrbvvv1vvv0*3,sttasssattt6ttt9rssdtttasssbuuu4vvv2
  vvv0tuu2uvv1vvv0*11,uuu3tuu5uuu3*3,uuv2uuu2vvv1vvv2
  vvv0*22,vvv2
  vvv0rss9vvv0*13,stt8qrrfqrrhqqriqqrkrrrduuu3vvv2
  vvv0vvv1vvv0*2,qqresss9qqqgqrrgpqqmvvv0*5,ttu7stt7ttt6ttt7sssbsttasst9uuu3vvv2
  vvv0*14,uuu6sstauuu4tuu6ttt7uuu4tuu6vvv2*2,
  vvv0*22,vvv2
  vvv0*4,qrrfsss8sss6*2,rrsarssb*4,sstbsssbsssa*2,sstcstt6vvv0*3,vvv2
  vvv0sssdvvv0*2,ttt6ttt5uuu3tuu5tuu4uuu3tuu6ttt7uuu5tuu7ttt7tuu4uvv2vvv2vvv1vvv0*3,vvv2
  vvv0*4,ttt8ttt9tuu7stt9tttatuu6ttt9tuu8ttu5tttbttt8ttt7uuu6vvv0*5,vvv2
  vvv0*22,vvv2
  vvv0ttt6vvv0*13,ttt5tuu5sssattu6sssarsscuuu4vvv2
  vvv0ttt6vvv0*2,ppqoqrreqqrfsssarrrdoppmuuu3vvv0*3,vvv1uuu4ttt5sss9sss7sstasssauuu3vvv2
  vvv0rts6vvv0*12,ssscqrrfstt8sstbrrsgsttasssbuuv4vvv2
  vvv0*22,vvv2
  vvv0tuu3vvv0*13,vvv3ttu6ttt6*2,ttt7uuu4uvv3vvv2
  vvv0uuu5vvv0*2,rrscqqresss8qrrfttt6vvv0*6,ttt7sssauuu6sstbrssestt8uuu2vvv2
  vvv0urr7vvv0*12,rssdqqrgsss9rsscqrrhssscqrreuuu5vvv2
  vvv0*22,vvv2
  vvv0*7,rssbsssaqrrfsss8rsscrssbrssdrssbtuu7vvv0*6,vvv2
  vvv0*2,uvv0*19,vvv0vvv2
  vvv0rtu1qst2*2,rtu0*11,qtt0qtt1rtu0qst1rtu0qtt0uvv0vvv2
  vvv0rtu1mppcoqrajmnhpss2rtu0*9,orr7mopcnqqblnojmppdorr7uvv0vvv2
  vvv0rtt2nrq8rtu0qtt1rtt0rtu0*8,oqrbnppeoqr9*2,oqrbnpqbprs7uvv0vvv2
  vvv0suu0*20,vvv0vvv2
  vvv0*22,vvv2
  vvv0*6,vvv1vvv0vvv1*2,vvv0*3,vvv1vvv0*8,vvv2
  vvv0*6,uuu3vvv0sss8rrrettu6sssdstt9sss9vvv1vvv0uuu5vvv0*5,vvv2
  vvv0*22,vvv2
  vvv0stt7uuu5ttt8ttt6tuu6tttcttt6tuu8ttt6uuu5*3,uuu4ttt9uuu4uuu6uuu5tuu5tuu7ttt8vvv0vvv2
  vvv0stt7ttt8ttt7ttt6tuu8uuu5ttt5tuu6stt8uuu5uuu8tuu7tuu4tuu9tuu5ttt7uuu5ttt6ttt7tuu7vvv0vvv2
  vvv0rssfuuu6vvv0*19,vvv2
  vvv0rsscrrscrssgsssasst9sss9uuu3vvv0*14,vvv2
  vvv0*2,vvv1vvv0*19,vvv2
  uvv0vvv0*21,uuu0
board-empty 358x303
~ IqB6 xt-H aGSe PiZq ITGt XnnM fdOi M3uX XnnM 5Wqi nBhl jP3X npFe K_by 19j0 WsU3 qvem rIJQ j-xW
  qrrbrrs9rss8qrrbrssauvv0*18,
  uvv0*22,uuu0
  vvv0*22,uvv2
  vvv0ikklikkjklmhijktjklhlmmdvvv0*15,vvv2
  vvv0*3,tuu1uvv1vvv0*17,vvv2
  vvv0uvv0vvv0*4,uvv0tuu0*7,vvv0*8,vvv2
  vvv0vvv1qqqjopplqqripqqgvvv0rss3pqqarss3tuu0pqqcoqqctuu0vvv0*8,vvv2
  vvv0*6,uvv0uuu0*7,vvv0*8,vvv2
  vvv0uuu4uvv0*11,uuv4vvv0*8,vvv2
  vvv0uvv7nooippqdoppioppjqrranooeoppmoppgoppjttt7uuu7uvv7vvv0*8,vvv2
  vvv0uuu5uvv0*11,uuu5vvv0*8,vvv2
  vvv0*22,vvv2
  vvv0tuu0*20,vvv0vvv2
  vvv0tuu0stt1*2,tuu0ttt1stt1*2,tuu0stt2ttt1tuu0*2,stt1ttt1stt2ttt1tuu0ttt0sss3tuu0vvv0vvv2
  vvv0tuu0rss4oqqdpqqa*2,pqq8oqqdoppdpqqepqqapqq9*2,oppcpqqepqq8pqqfopqbrss8qrratuu0vvv0vvv2
  vvv0tuu0*2,ttt1oppjpqqdoppdqrrapqqboqqdpqqcpqqbpqq9pqqbopqcqrrbpqqaoppdsst3tuu0*2,vvv0vvv2
  vvv0tuu0*20,vvv0vvv2
  vvv0uuu0tuu0*19,vvv0vvv2
  vvv1vvv0*21,uvv1
board-failed 358x290
~ IqB6 xt-H GRGS PiZq ITGt XnnM fdOi M3uX XnnM 5Wqi nBhl jP3X npFe K_by 19j0 WsU3 qvem rIJQ fQZs NxsB
~ 82b8 QAsr
  qrrbrrs9rss8qrrcstt5uvv0*18,
  uvv0*22,uuu0
  vvv0*22,uvv2
  vvv0ikklikkjklmhijktjklhlmmdvvv0*15,vvv2
  vvv0*3,tuu1vvv1vvv0*17,vvv2
  vvv0uvv0vvv0*4,uvv0tuu0*7,vvv0*8,vvv2
  vvv0vvv1qqqjopplqqripqqgvvv0rss3pqqarss3tuu0pqqcoqqctuu0vvv0*8,vvv2
  vvv0*6,uvv0uuu0*7,vvv0*8,vvv2
  vvv0uuu3uvv0*11,uvv3vvv0*8,vvv2
  vvv0uvv7nooippqdoppioppjqrranooeoppmoppgoppjttt7uuu7uvv7vvv0*8,vvv2
  vvv0uuu5uvv0*11,uuu5vvv0*8,vvv2
  vvv0*22,vvv2
  vvv0vts0vtr0*19,vvu0vvv2
  vvv0vtr0solesomatpmbrnkhtpmbtpm9tpnbtpmetpn9tpndtpmcsnkcsomesoldtqnasombsoldtqo9vtr0vvu0vvv2
  vvv0vtr1usq2trq0usq0usq1usq0*2,tsq1usq0*2,usr4vtr0*9,vvu0vvv2
  vvv0usr3usq2pombpomdqpncpnmeonmepome*2,srp7usq5vtr0*9,vvu0vvv2
  vvv0vts0usr1usq0*8,vtr1vtr0*9,vvu0vvv2
  vvv0*22,uvv1
  uuu0tuu0*20,tuu1uvv0
board-loading 358x543
~ IqB6 xt-H IKRg PiZq ITGt XnnM fdOi M3uX XnnM 5Wqi nBhl jP3X npFe K_by 19j0 WsU3 qvem rIJQ vfKb iq9j
~ XT_0 hCNB hCNB
  qrrbrrs9rssaqrrbqrrduuu1uvv0*17,
  uvv0*22,uuu0
  vvv0*22,uvv2
  vvv0ikklikkjklmhijktjklhlmmdvvv0*15,vvv2
  vvv0*3,tuu1vvv1vvv0*17,vvv2
  vvv0uvv0vvv0*4,uvv0tuu0*7,vvv0*8,vvv2
  vvv0vvv1qqqjopplqqripqqgvvv0rss3pqqarss3tuu0pqqcoqqctuu0vvv0*8,vvv2
  vvv0*6,uvv0uuu0*7,vvv0*8,vvv2
  vvv0uuu3uvv0*11,uvv3vvv0*8,vvv2
  vvv0uvv7nooippqdoppioppjqrranooeoppmoppgoppjttt7uuu7uvv7vvv0*8,vvv2
  vvv0uuu5uvv0*11,uuu5vvv0*8,vvv2
  vvv0*22,vvv2
  vvv0tuu0stt0*19,vvv0vvv2
  vvv0rss0*20,uuu0vvv2
  vvv0rss0*20,uuu0vvv2
  vvv0rss0*20,uuu0vvv2
  vvv0rss0*20,uuu0vvv2
  vvv0rss0*20,uuu0vvv2
  vvv0rss0*20,uuu0vvv2
  vvv0rss0*20,uuu0vvv2
  vvv0rss0*20,uuu0vvv2
  vvv0rss0*20,uuu0vvv2
  vvv0rss0*20,uuu0vvv2
  vvv0rss0*20,uuu0vvv2
  vvv0rss0*20,uuu0vvv2
  vvv0rss0*20,uuu0vvv2
  vvv0stt0rss0*19,vvv0vvv2
  vvv0*22,vvv2
  vvv0tuu0ttt0*19,vvv0vvv2
  vvv0rst0rss0*19,uvv0vvv2
  vvv0*22,vvv2
  vvv0tuu0stt0*19,vvv0vvv2
  vvv0stt0rss0*19,uvv0vvv2
  vvv1vvv0*21,uvv1
board-upcoming 358x197
~ IqB6 xt-H GrPH PiZq ITGt XnnM fdOi M3uX Scpe g9mU
  qrrbrrs9rssarrs9rssbqqrcuuu0uvv0*16,
  uvv0*22,uuu0
  vvv0*22,uvv2
  vvv0ikklikkjklmhijktjklhlmmdvvv0*15,vvv2
  vvv0*3,tuu1vvv1vvv0*17,vvv2
  vvv0uuu0*20,vvv0vvv2
  vvv0tuu0*20,vvv0vvv2
  vvv0tuu0*2,pqq9pqqboppdopqfopphopqcpqqboppgopqdqrrapqqfoqqdpqqa*2,pqqcoqqbtuu0*2,vvv0vvv2
  vvv0tuu0*5,ttt0rss4*2,sst2stt2*2,rss5rss4sss3ttt1tuu0*5,vvv0vvv2
  vvv0tuu0*6,rss7prr9qrr7*2,rss7qrr8rss6qrrastt2tuu0*5,vvv0vvv2
  vvv0tuu0*20,vvv0vvv2
  vvv0*22,uvv2
  uuu1uvv0vvv0*19,uvv1uvv0
board-class-visitor 358x1080
~ IqB6 xt-H FhOi PiZq ITGt XnnM fdOi M3uX R3ee XnnM 9fu_ wYzz Gcn9 Uf6o FRGH XnnM 5Wqi nBhl jP3X npFe
~ K_by 19j0 WsU3 qvem J7BN rIJQ wBz5 sJM6 qB9i 8N1I DCns Dy7X gzZA WnVZ FwkY RDRq sJM6 QFeb 8N1I 10zo
~ Dy7X B-ze yICp fsQr zI-R OU-u sJM6 fIJR 8N1I 03Bq Dy7X qwtC rGHs tvYF Vajm OU-u 54Ks YSdR gNKw beii
~ 0TEa f40D IJ8R gNKw okwP HSEu H0hO HUmi 9i0R DHoA 37W6 nZhK 8idT gNKw ClRJ f2q2 H0hO HUmi 9i0R dQA6
~ 37W6 K0vd 8idT gNKw W_LJ 0K-F CSYC Z3m6 4PH7 pMq1 MczP gNKw Vgfl BTd4 H0hO HUmi 9i0R WTkz 37W6 CZTD
~ 8idT gNKw EmyO hjk4 H0hO HUmi 9i0R hdGD 37W6 jate 8idT 0CxS ehv- J_1H SBa5 PZna iDVv -FLa NUHA w0oM
~ kAd2 syw_
  qrrbrrs9rss8rss9*2,rsscsst6uvv0*16,
  uuu0uvv0*22,
  vvv0*22,uvv2
  vvv0ikklikkjkmmgijksjklhlmmdvvv0*15,vvv2
  vvv0*3,ttt2uuu1vvv0*17,vvv2
  vvv0rrsgqrrgrrrgsssaqrrbrrreqrrfsttbsss9ttt9rrsdsstasssbrrserssesttavvv0*5,vvv2
  vvv0*22,vvv2
  vvv0vvv1uuu6tuu4uuv2tuu0rss4sss4rss5tuu0*2,rss4stt1ttt0uvv0vvv0*7,vvv2
  vvv0vvv1sssbpqqhuuu4tuu0qrr8pqqbpqqastt1tuu0pqqapqq9stt4uvv0vvv0*7,vvv2
  vvv0*5,uvv0*9,vvv0*8,vvv2
  vvv0rrsjsstarrseqqresssdrrrgrssfsstarssfttt9sssasstbrsseqrrhsttassscrrsguuu4vvv0*3,vvv2
  vvv0sssasttcsttbttt9sssestt9ssscstt8vvv1vvv0*12,vvv2
  vvv0uuu3*2,uvv4uvv3uvv4vvv2uuu4uuu3vvv1vvv0*12,vvv2
  vvv0*6,uvv0tuu0*7,vvv0*8,vvv2
  vvv0vvv1qqqjopplqqripqqgvvv0rss3pqqarss3tuu0pqqcoqqctuu0vvv0*8,vvv2
  vvv0uvv0vvv0*4,uvv0tuu0*7,vvv0*8,vvv2
  vvv0uuv3uvv0*11,vvv3vvv0*8,vvv2
  vvv0uvv6pqqfrrraqqqdqqqfsss8pqqbpqqiqrrcqrretuu5uuu7uvv6vvv0ttt4rss7qrrdsst9rrrcrssduuv4vvv2
  vvv0uvv5tuu2ttu3tuu5uuu4uuu2ttt2uuu4*2,ttu4vvv1vvv0uvv5vvv0*4,uuv3vvv0*3,vvv2
  vvv0*2,uvv0*11,vvv0*9,vvv2
  vvv0*10,vrk0vqh0vut0vvv0*9,vvv2
  vvv0*9,vsn2vm50tk54vpd2vvv0*9,vvv2
  vvv0*3,suu0qtt0tuu0vvv0*3,vsn2vm50tl54vpd2vvv0*9,vvv2
  vvv0*3,ptt0lop9ptt0vvv0*4,vrk0vqh0vut0vvv0*3,vuu0vpn0vpo0vvv0*3,vvv2
  vvv0*3,qtt0nqr2qtt0vvv0*2,pqqjrrrdqqrerssbqqrgpqqfuuu3vvv0vpo1sjg2tkh3vqp1vvv0*2,vvv2
  vvv0*4,tuv0vvv0*3,vvv1uuu4tuu3uuu5uuu3vvv1vvv0*2,vqp1ukh1uki2vrq1vvv0*2,vvv2
  vvv0*2,oppgrssbpqqiqqrioppnvvv0*2,uuu5ttt8tuu9sttbvvv0*4,vrq0vsr0vvv0*3,vvv2
  vvv0*2,stt8uuu5rrsguuu4tuu5vvv0kmn3chi0*4,eij1uuu2vvv0pqqgqrrdrssboppgvvv0*2,vvv2
  vvv0*2,uuu4uuu1vvv3uuu3uuu1vvv039b64ac55bdaaegh9efi18a0mop6vvv3ttt6ttt9ttu6vuu1vvv2vvv0vvv2
  vvv0mqr39km0*4,akm0oss339b628a06cee7ceh39b418a0mop6uuu2tuu4uuu5tuu7vuu2*2,vvv0vvv2
  vvv0emo46ik06ef66ef76de96ik0hop439b618a029b239b318a0*2,mno7ukg1uid0*4,ulh1vvv0vvv2
  vvv0emo46ik06gi56ff86hj36ik0hop439b618a0*5,mlk9ue70rd63nb59mb5brd63ue70vuu3vvv2
  vvv0emo46ik0*5,hop439b618a0*5,mlk9ue70te71pc59oc5cue70*2,vuu3vvv2
  vvv0emo46ik0*5,hop439b618a0*5,mlk9ue70*6,vuu3vvv2
  vvv0lqr2gnp0*5,mrs2ehj3chi0*5,ppo6ulg0*6,vvu2vvv2
  vvv0stt7ttt5vvv0ttt6ttt7uuu3vvv0*8,ttt9*2,ttt6uuu4tttasst9uuu2vvv2
  vvv0ttt7sssavvv0ttu7stt7uuv3vvv0*8,uuu5ttt9*2,ttt8uuu5ttt6vvv2*2,
  vvv0*22,vvv2
  vvv0sssavvv0*13,ttt6qrrgsssdstt8sssarrrhuuu5vvv2
  vvv0uvu3uvv2vvv0ppqorrrbpqqksssarrrdpqqevvv2vvv0*3,uuu5stt6stt7sss8rssbsttarssbuuu3vvv2
  vvv0stt5uuu3vvv0*11,ttu8ssscuuu5ttt8tttauuu5ttt7vvv2*2,
  vvv0*22,vvv2
  vvv0ttt6vvv0*13,ttt5stt9sttarsscssscttt9vvv1vvv2
  vvv0uuu3vvv0*2,qqresss9qqqgqrrgpqqmvvv0*5,vvv1uuu4sst9rssbsssarssdrrs9uuu3vvv2
  vvv0uuu1vvv0*12,sssbqrrfttt7sttasssettt8sstavvv3vvv2
  vvv0*22,vvv2
  vvv0*4,rssbstt6stt5sss6sss7sst8stt7sst8stt8ttt9ttt7*2,stt8ttt8ttt5vvv0*3,vvv2
  vvv0sssdvvv0*2,ttt7uuu3vvv1vvv2uuu4*2,tuu5ttu7uuu6uuu5tuu7uuu4vvv2uuu6uuu2vvv0*3,vvv2
  vvv0*4,sssarsscstt9rsscsssdstt9sssdsssbsst8sssfrssbrssattu8vvv0*5,vvv2
  vvv0*22,vvv2
  vvv0uvv2vvv0*13,uuu2uuu3uuu5uuu4*2,ttu6vvv2*2,
  vvv0sss9vvv0*2,ppqoqrrdqqrfsssarrrdoppmuuu3vvv0*4,ttt7ttt6rrrdstt7rrrdrsseuuu5vvv2
  vvv0rts7vvv0*12,rssdqqrgsss9rsscqrrhssscqrreuuu5vvv2
  vvv0*22,vvv2
  vvv0uuv1vvv0*14,uuv1uuu1*3,vvv1vvv0vvv2
  vvv0ttt7vvv0*2,rssarrrdsss8rssbtuu5vvv0*6,sttarrrfsttbrrrgqqrkrssbuuu4vvv2
  vvv0urr7vvv0*2,vvv1*2,vvv0uuu3vvv1vvv0*5,rssdqqrgsss9rsscqrrhssscqrreuuu5vvv2
  vvv0*22,vvv2
  vvv0*22,vvv2
  vvv0*22,vvv2
  vvv0*6,uuu4vvv0rss9rrrfttt6sssdsssarssbvvv1vvv0uuu6vvv0*5,vvv2
  vvv0*22,vvv2
  vvv0ttt6uuu3tuu6tuu5uuu3ttt9tuu4uuu6uuu4uuu3*2,vvv3uuu3ttu6uuu2uuu4*2,uuu3uuu5ttt6vvv0vvv2
  vvv0sst8stt9sssattt8tttbttt8ttt7ttt8sssbtuu7tttattt8ttt6tttbttt6stt9uuu6stt8stt9ttt9vvv0vvv2
  vvv0rssftuu6vvv0*19,vvv2
  vvv0sssbsssasssestt9ttt8*2,uvv3vvv0*14,vvv2
  vvv0vvv1uuu3vvv1*3,uvv1vvv0*15,vvv2
  uvv0vvv0*21,uuu0
board-class-mine 358x1195
~ IqB6 xt-H tP9x PiZq ITGt XnnM fdOi M3uX R3ee XnnM 9fu_ MDey k2OV Uf6o mNRz XnnM 5Wqi nBhl jP3X npFe
~ K_by 19j0 WsU3 qvem J7BN rIJQ wBz5 sJM6 qB9i 8N1I DCns Dy7X gzZA WnVZ FwkY RDRq sJM6 QFeb 8N1I 10zo
~ Dy7X B-ze yICp fsQr zI-R OU-u sJM6 fIJR 8N1I 03Bq Dy7X qwtC rGHs tvYF Vajm OU-u 54Ks YSdR gNKw beii
~ 0TEa f40D IJ8R gNKw okwP HSEu H0hO HUmi 9i0R DHoA 37W6 nZhK 8idT gNKw ClRJ f2q2 H0hO HUmi 9i0R dQA6
~ 37W6 K0vd 8idT gNKw W_LJ 0K-F CSYC Z3m6 4PH7 pMq1 MczP gNKw Vgfl BTd4 H0hO HUmi 9i0R WTkz 37W6 CZTD
~ 8idT gNKw EmyO hjk4 H0hO HUmi 9i0R hdGD 37W6 jate 8idT IJ8R gNKw iZXC gNKw Rdwa zS8X sZgQ Uc6u _geO
~ P7uk HCZv L-t8 S_i4 jjNw 0CxS ehv- J_1H SBa5 tlxL iDVv -FLa NUHA w0oM kAd2 syw_
  qrrbrrs9rss8rss9sss7rrrdtuu1uvv0*16,
  uuu0uvv0*22,
  vvv0*22,uvv2
  vvv0ikklikkjkmmgijksjklhlmmdvvv0*15,vvv2
  vvv0*3,ttt2uuu1vvv0*17,vvv2
  vvv0rrsgqrrgrrrgsssaqrrbrrreqrrfsttbsss9ttt9rrsdsstasssbrrserssesttavvv0*5,vvv2
  vvv0*22,vvv2
  vvv0tuu0stt4sss3stt1uvv0ttt6tuu6ttt7vvv0tuu0rss4stt1ttt0uvv0vvv0*7,vvv2
  vvv0tuu0qrr8oqqbstt3uvv0ssscqqrgqqreuvv2tuu0pqqapqq9stt4uvv0vvv0*7,vvv2
  vvv0uvv0*5,vvv0*4,uuu0uvv0*3,vvv0*8,vvv2
  vvv0rrsjrssbrrrgrsscssscrrrhqqrjstt8rrsgsstattt8rssdrssbrssesstbsstdrrrgsssdqrrfsstavvv0vvv2
  vvv0sssbstt9ttt6stt9tuu9ttt8sstb*2,sst7sttasstarsscvvv0*9,vvv2
  vvv0uuu3uuv2uvv2uuu3uuu4uuu1uuu3uvv2ttu5uuu4uuu3*2,vvv1vvv0*8,vvv2
  vvv0*6,uvv0tuu0*7,vvv0*8,vvv2
  vvv0vvv1qqqjopplqqripqqgvvv0rss3pqqarss3tuu0pqqcoqqctuu0vvv0*8,vvv2
  vvv0uvv0vvv0*4,uvv0tuu0*7,vvv0*8,vvv2
  vvv0uuv3uvv0*11,vvv3vvv0*8,vvv2
  vvv0uvv6pqqfrrraqqqdqqqfsss8pqqbpqqiqrrcqrretuu5uuu7uvv6vvv0ttt4rss7qrrdsst9rrrcrssduuv4vvv2
  vvv0uvv5tuu2ttu3tuu5uuu4uuu2ttt2uuu4*2,ttu4vvv1vvv0uvv5vvv0*4,uuv3vvv0*3,vvv2
  vvv0*2,uvv0*11,vvv0*9,vvv2
  vvv0*10,vrk0vqh0vut0vvv0*9,vvv2
  vvv0*9,vsn2vm50tk54vpd2vvv0*9,vvv2
  vvv0*3,suu0qtt0tuu0vvv0*3,vsn2vm50tl54vpd2vvv0*9,vvv2
  vvv0*3,ptt0lop9ptt0vvv0*4,vrk0vqh0vut0vvv0*3,vuu0vpn0vpo0vvv0*3,vvv2
  vvv0*3,qtt0nqr2qtt0vvv0*2,pqqjrrrdqqrerssbqqrgpqqfuuu3vvv0vpo1sjg2tkh3vqp1vvv0*2,vvv2
  vvv0*4,tuv0vvv0*3,vvv1uuu4tuu3uuu5uuu3vvv1vvv0*2,vqp1ukh1uki2vrq1vvv0*2,vvv2
  vvv0*2,oppgrssbpqqiqqrioppnvvv0*2,uuu5ttt8tuu9sttbvvv0*4,vrq0vsr0vvv0*3,vvv2
  vvv0*2,stt8uuu5rrsguuu4tuu5vvv0kmn3chi0*4,eij1uuu2vvv0pqqgqrrdrssboppgvvv0*2,vvv2
  vvv0*2,uuu4uuu1vvv3uuu3uuu1vvv039b64ac55bdaaegh9efi18a0mop6vvv3ttt6ttt9ttu6vuu1vvv2vvv0vvv2
  vvv0mqr39km0*4,akm0oss339b628a06cee7ceh39b418a0mop6uuu2tuu4uuu5tuu7vuu2*2,vvv0vvv2
  vvv0emo46ik06ef66ef76de96ik0hop439b618a029b239b318a0*2,mno7ukg1uid0*4,ulh1vvv0vvv2
  vvv0emo46ik06gi56ff86hj36ik0hop439b618a0*5,mlk9ue70rd63nb59mb5brd63ue70vuu3vvv2
  vvv0emo46ik0*5,hop439b618a0*5,mlk9ue70te71pc59oc5cue70*2,vuu3vvv2
  vvv0emo46ik0*5,hop439b618a0*5,mlk9ue70*6,vuu3vvv2
  vvv0lqr2gnp0*5,mrs2ehj3chi0*5,ppo6ulg0*6,vvu2vvv2
  vvv0stt7ttt5vvv0ttt6ttt7uuu3vvv0*8,ttt9*2,ttt6uuu4tttasst9uuu2vvv2
  vvv0ttt7sssavvv0ttu7stt7uuv3vvv0*8,uuu5ttt9*2,ttt8uuu5ttt6vvv2*2,
  vvv0*22,vvv2
  vvv0sssavvv0*13,ttt6qrrgsssdstt8sssarrrhuuu5vvv2
  vvv0uvu3uvv2vvv0ppqorrrbpqqksssarrrdpqqevvv2vvv0*3,uuu5stt6stt7sss8rssbsttarssbuuu3vvv2
  vvv0stt5uuu3vvv0*11,ttu8ssscuuu5ttt8tttauuu5ttt7vvv2*2,
  vvv0*22,vvv2
  vvv0ttt6vvv0*13,ttt5stt9sttarsscssscttt9vvv1vvv2
  vvv0uuu3vvv0*2,qqresss9qqqgqrrgpqqmvvv0*5,vvv1uuu4sst9rssbsssarssdrrs9uuu3vvv2
  vvv0uuu1vvv0*12,sssbqrrfttt7sttasssettt8sstavvv3vvv2
  vvv0*22,vvv2
  vvv0*4,rssbstt6stt5sss6sss7sst8stt7sst8stt8ttt9ttt7*2,stt8ttt8ttt5vvv0*3,vvv2
  vvv0sssdvvv0*2,ttu6uuu3vvv1vvv2uuu4*2,tuu5tuu6uuu5*2,uuu6uuu4vvv2uuu6uuu2vvv0*3,vvv2
  vvv0*4,rssbrssdstt9rssdsssdstt9sssdssscsst8sssgrsscrssattu8vvv0*5,vvv2
  vvv0*22,vvv2
  vvv0uvv2vvv0*13,uuu2uuu3uuu5uuu4*2,ttu6vvv2*2,
  vvv0sss9vvv0*2,ppqoqrrdqqrfsssarrrdoppmuuu3vvv0*4,ttt7ttt6rrrdstt7rrrdrsseuuu5vvv2
  vvv0rts7vvv0*12,rssdqqrgsss9rsscqrrhssscqrreuuu5vvv2
  vvv0*22,vvv2
  vvv0uuv1vvv0*14,uuv1uuu1*3,vvv1vvv0vvv2
  vvv0ttt7vvv0*2,rssarrrdsss8rssbtuu5vvv0*6,sttarrrfsttbrrrgqqrkrssbuuu4vvv2
  vvv0urr7vvv0*2,vvv1*2,vvv0uuu3vvv1vvv0*5,rssdqqrgsss9rsscqrrhssscqrreuuu5vvv2
  vvv0*22,vvv2
  vvv0*7,ttu8ttt7sstattu5ttt7tuu6ttt8ttt7uuu4vvv0*6,vvv2
  vvv0*7,tuu3uuv3tuu5uuu3tuu5tuu4uuu5uuu4uvv3vvv0*6,vvv2
  vvv0suu0rtu0*19,uvv0vvv2
  vvv0rtu1oqrborr8jlmjprs3rtu0*9,prs4oqr8pss7npqcprs7prs5uvv0vvv2
  vvv0rtu1orr4qss3nppdoqrcoqr9prr8oqq9nqqdoqrbprs8rtu0*2,rtt1qss4nqq7oqr8nqqanpqbprs5uvv0vvv2
  vvv0rtt2nrr7rtu0nqqdoqrcnqqaprr9oqqdprs9nqqborranpqdqss5orr9npqdprr7prs7prr8orr8qst5uvv0vvv2
  vvv0suu0rtu0*19,uvv0vvv2
  vvv0*22,vvv2
  vvv0*22,vvv2
  vvv0*6,uuu4vvv0rssaqrrgttt6sssdsst8sssbuuu3vvv1tuu6vvv0*5,vvv2
  vvv0*22,vvv2
  vvv0vvv1vvv0vvv1*2,vvv0vvv3vvv0vvv2vvv0*5,vvv2vvv0*4,vvv1*2,vvv0vvv2
  vvv0rrrcrsscqrrersscrssessserrrbssscqrresttbsssesttcsss9rssgsss9rrsdsttarrsbrssdrssevvv0vvv2
  vvv0rrsgtuu6vvv0*19,vvv2
  vvv0ttt6uuu4ttu7uuu5*2,uuu4vvv2vvv0*14,vvv2
  vvv0tuu6stt8tuu8uuu5uuu4ttu5vvv0*15,vvv2
  uvv1vvv0*21,uuu1
board-none-ranked 358x280
~ IqB6 xt-H pY97 PiZq ITGt XnnM fdOi M3uX XnnM 5Wqi nBhl jP3X npFe K_by 19j0 WsU3 qvem rIJQ Os17
  qrrbrrs9rss9rrsasss6qrrcqrr9uuu0uvv0*15,
  uuu0uvv0*22,
  vvv0*22,uvv2
  vvv0ikklikkjkmmgijksjklhlmmdvvv0*15,vvv2
  vvv0*3,ttt2uuu1vvv0*17,vvv2
  vvv0uvv0vvv0*4,uvv0tuu0*7,vvv0*8,vvv2
  vvv0vvv1qqqjopplqqripqqgvvv0rss3pqqarss3tuu0pqqcoqqctuu0vvv0*8,vvv2
  vvv0*6,uvv0uuu0*7,vvv0*8,vvv2
  vvv0uuu3uvv0*11,uvv3vvv0*8,vvv2
  vvv0uvv7nooippqdoppioppjqrranooeoppmoppgoppjttt7uuu7uvv7vvv0*8,vvv2
  vvv0uuu5uvv0*11,uuu5vvv0*8,vvv2
  vvv0*22,vvv2
  vvv0tuu0*20,vvv0vvv2
  vvv0tuu0*3,stt0tuu0*2,ttt1*2,ttt0tuu0stt1tuu0ttt1tuu0ttt1*2,tuu0*4,vvv0vvv2
  vvv0tuu0*2,ttt1pqq7pqqepqqcopqbpqqbopqdoqqcqrs8pqqboppcpqqaoqqfpqqbpqqarss3tuu0*2,vvv0vvv2
  vvv0tuu0*20,vvv0vvv2
  vvv0*2,uvv0*19,vvv0vvv2
  uvv0vvv0*21,uuu0
board-pnl 358x602
~ IqB6 xt-H TStL PiZq ITGt XnnM fdOi M3uX R3ee XnnM 5Wqi M_tM 8Dou npFe J7BN rIJQ wBz5 sJM6 qB9i 8N1I
~ DCns Dy7X xZl- WnVZ FwkY RDRq sJM6 QFeb 8N1I 10zo Dy7X eEIs yICp fsQr zI-R OU-u sJM6 fIJR 8N1I 03Bq
~ Dy7X hd1U rGHs tvYF Vajm OU-u 54Ks YSdR gNKw beii 0TEa oV8g IJ8R gNKw okwP HSEu H0hO HUmi 9i0R DHoA
~ 37W6 1uAw 8idT w0oM kAd2 syw_
  qrrbrrs9rssastt8uvv0*19,
  uuu0uvv0*22,
  vvv0*22,uvv2
  vvv0ikklikkjkmmgijksjklhlmmdvvv0*15,vvv2
  vvv0*3,ttt2uuu1vvv0*17,vvv2
  vvv0rrsgqrrgrrrgsssaqrrbrrreqrrfsttbsss9ttt9rrsdsstasssbrrserssesttavvv0*5,vvv2
  vvv0*22,vvv2
  vvv0tuu0rss5stt3stt1*2,tuu0uvv1uuu3vvv1tuu0rss4rss5tuu0vvv0*2,uuu1uuu3vvv1uuu2vvv2vvv0vvv2
  vvv0tuu0qrr8pqqbqrrbpqratuu0uuu2sssbtuu2uuu0qrr7*2,tuu0vvv0ttt3ttt6sssa*2,sss9sssbvvv3vvv2
  vvv0uvv0*5,uuu0vvv0*3,uvv0*4,vvv0*8,vvv2
  vvv0*10,vut0vur0vvv0*10,vvv2
  vvv0*9,vur1vn60vm51vri2vvv0*9,vvv2
  vvv0*3,uvv0tuu0vvv0*4,vsl2vm50rj47vob2vvv0*9,vvv2
  vvv0*3,qtt0nqq5qtt0vvv0*3,vvt0voa0vn70vsn1vvv0*4,vts0*2,vvv0*3,vvv2
  vvv0*3,ptt0lop6qtt0vvv0*2,uuu6uuu3ttt4ttt5*2,ttt4vvv1vvv0vrp1ukh1uki1vsr1vvv0*2,vvv2
  vvv0*3,tuu0rtu0tuv0vvv0*2,rrrdsssarssbuuu5sssbrrrcuvv2vvv0vpn1sjg3tkh3vqp1vvv0*2,vvv2
  vvv0*2,rss8rssbrrsbsssarssevvv0*2,sst8ssscrsscsssauuv2vvv0*2,vut1vnl0vom0vuu0vvv0*2,vvv2
  vvv0*2,ttt7vvv0ttu6tuu8ttt8vvv0stt1opq0*4,qrr1vvv0*2,ttt7stt9rssasst8vvv0*2,vvv2
  vvv0*3,ttu7sut5uuu3vvv0*2,5bd629b239b34ac64ac518a0oqq5vvv0sss8ttt4vvv1sss8vvv0*2,vvv2
  vvv0stu1jpq0*5,tuu139b64ac37cedaegi7dee18a0mop6ttt5sttarrresss9tss7vuu5vvv0vvv2
  vvv0fno46ik06gh5*2,6fg66ik0iop439b618a05bda5bde28a218a0mop6vrp1vpm0*4,vrq1vvv0vvv2
  vvv0emo46ik06fh56ef86fh56ik0hop439b618a0*5,mml9ue70sd62qd64qc66sd72ue70vvu2vvv2
  vvv0emo46ik06hk16hj26ik16ik0hop439b618a0*5,mlk9ue70sd62oc59nb5bte71ue70vuu3vvv2
  vvv0emo46ik0*5,hop439b618a0*5,mlk9ue70te70rd65rd66ue70*2,vuu3vvv2
  vvv0emo46ik0*5,hop439b618a0*5,mlk9ue70*6,vuu3vvv2
  vvv0*22,vvv2
  vvv0pqqeqqrfvvv0qrrepqqettu6vvv0*10,rsscsssdrrsfqqqftuu4vvv2
  vvv0*22,vvv2
  vvv0vvv2vvv0*15,vuu2vuu3*3,vvv1vvv2
  vvv0stt8vvv0*2,ppqorrrbpqqksssarrrdpqqevvv2vvv0*6,uss8urrfurreurrfvuu5vvv2
  vvv0rts7tut5vvv0*11,rssdqqrgsss9rsscqrrhssscqrreuuu5vvv2
  vvv0*22,vvv2
  vvv0uuv2vvv0vvv1*2,vvv0uuu5vvv0vvv2vvv1vvv0*4,vvv2vvv0*2,vvv1vvv0vvv1vvv2vvv0vvv2
  vvv0rrsarsscrrrersscrssesstcrrsbsstbqrresttbsssesttcsss9rssfsss9rrsdstt9rrsbrssd*2,vvv0vvv2
  vvv0rrsgtuu6vvv0*19,vvv2
  vvv0ttt7ttt6ttt9tuu6uuu6uuu5vvv2vvv0*14,vvv2
  vvv0uuu4ttt7uuu6uuu3*2,tuu4vvv0*15,vvv2
  vvv1vvv0*21,uuu1
board-roi 358x421
~ IqB6 xt-H -dGL PiZq ITGt XnnM fdOi M3uX R3ee XnnM 5Wqi M_tM jP3X 58UX J7BN rIJQ 54Ks YSdR gNKw beii
~ 0TEa YVJy IJ8R gNKw ncYs f2q2 H0hO HUmi 9i0R wyP7 37W6 3jAZ PYrm gNKw IpFU BTd4 H0hO HUmi 9i0R ayGC
~ 37W6 k3WO Jjau w0oM kAd2 syw_
  qrrbrrs9rss8ttt5uvv0*19,
  uvv0*22,uuu0
  vvv0*22,uvv2
  vvv0ikklikkjklmhijktjklhlmmdvvv0*15,vvv2
  vvv0*3,tuu1vvv1vvv0*17,vvv2
  vvv0rrsgqrrgrrrgsssaqrrbrrreqrrfsttbsss9ttt9rrsdsstasssbrrserssesttavvv0*5,vvv2
  vvv0*22,vvv2
  vvv0tuu0rss5stt3stt1*2,tuu0stt1sst2stt1uuu0ttt6ttt7vvv0*2,vvv1tuu2uuu5uuu2uuu4*2,vvv0vvv2
  vvv0tuu0qrr8pqqbqrrbpqratuu0stt1qrr7rss1uvv0sssasssbvvv0*2,ttt2tuu5stt8stt9ttt7stt9vvv3vvv2
  vvv0uvv0*10,vvv0*11,vvv2
  vvv0rrsasss9vvv0sssarssbuuu4vvv0*12,vvv2qrrcuuu5vvv2
  vvv0uuu3ttu6vvv0uuu3*2,vvv1vvv0*13,uuu3vvv1vvv2
  vvv0*22,vvv2
  vvv0sss8vvv0*2,uuu4uuu2tuu3uuv4uuu4ttt3vvv0*6,uuu3qsraqsrepsrcsttbuvu3vvv2
  vvv0uuu1vvv0*2,qrrjsst9sttattt6rrserrrdvvv1vvv0*2,uuu5ttt9ttt8tuu6*2,ssscttt8sstauuu3vvv2
  vvv0*13,uvv2uuu5ttt7uuu2uuu4uuu5uuu3uuu4vvv1vvv2
  vvv0*22,vvv2
  vvv0stt8vvv0*15,vtt5ussctqqfurscvuv2vvv2
  vvv0tuu4vvv0*2,pqqfsss9qqqgqrrhpqqmvvv0*4,uuu3uuu4*2,uuu3ttt5tssattt8ttt7uuu2vvv2
  vvv0sut4vvv0*11,uuu4tttasssbtuu4ttu6tttauuu5ttt7vvv2*2,
  vvv0*22,vvv2
  vvv0rrrcttt9rrressscsstcrssgrssassscsssbtttasttctttastt8rssgttt8ssscttt9sssarssdrssevvv0vvv2
  vvv0ttt6*2,vvv1*2,vvv2vvv1*3,uuu4vvv1vvv2*2,vvv1vvv2vvv1*5,vvv2vvv0vvv2
  vvv0tttbuuu4vvv0*19,vvv2
  vvv0rsscrrrdrssgsssasst9sss9uuu3vvv0*14,vvv2
  vvv0*22,uvv2
  uuu0uvv0*20,uuu0uvv0
place-ranked 358x382
~ IqB6 xt-H -Hsu PiZq kdSo CeNm tfs3 wn-9 CeNm dNUf f9oS WlKp FQTP jZtH KvLp hulU 7Q46 pRnB Ci47 719z
~ PiZq cx5n RZov obmL CGbs d1nU RJKk Rwru
  qrrdrss8*2,qrrcrss7uvv0*18,
  uuu0uvv0*22,
  vvv0*13,uvv0*8,vvv0uvv2
  vvv0jklpmnofklmghjjmjklhttt3vvv0*5,qst7mpqblpqemqqblpqgmpqhlpqflppgnqrauvv0vvv2
  vvv0*12,uvv0*9,vvv0vvv2
  vvv0opp7ttt3sss5noo8vvv0*9,rrsesttarrrcrrresstcrrrerssduuv4vvv2
  vvv0jkkaklm9ikkfdfgfvvv0*3,tut6rtsbrts7rts9*2,sut7qsrfrtsbsts6sttbrts9rts8sttauuu3vvv2
  vvv0*8,uvv1uuu3tut5uvu3*2,uvv2uvv3uuu3tut4tuu4tut4uvu4uvu3vvv1vvv2
  vvv0uuu0tuu0*8,uuu0uvv0suu0*9,vvv0vvv2
  vvv0tuu0opqapqqeqrrapqrcpqrbtuu0*4,tuv0nqqelopgnppenqqcmppempplnpqhrtt1rtu0uvv0vvv2
  vvv0tuu0oqqcpqqgoppdqrrbpqqaoqqfpqqcrss8tuu0tuv0nqqcmppgnpqcmopkrtu0*5,uvv0vvv2
  vvv0tuu0pqq8noocpqqanoob*2,pqq5tuu0*3,tuv0orr7nqq8npq9mppdlnoa*2,rtt0rtu0*2,uvv0vvv2
  vvv0tuu0oqq5pqq5qrr4pqq5opq7rss4tuu0*3,tuv0orr2oqr5*2,oqq6npq6oqr6rtu0*3,uvv0vvv2
  vvv0*2,uvv0*8,vvv0*2,uvv0*9,vvv0vvv2
  vvv0imm3gkl0*16,mpp2tuu0*2,vvv0vvv2
  vvv0rssattt8rrrfrssbttt7rrsfsttarrsesssbrsscsss9vvv1vvv0*9,vvv2
  vvv0uvv1uuu4*2,tuu4ttu4tuu5tuu6stt8ttt5vvv0*12,vvv2
  vvv0qrrfrrrfsss9tttarss9rssesssarrscttt8vvv0*12,vvv2
  vvv0stt9tttbstt8ttt9stt9sssbsstbsttasst9ttt7sss9ttt7sstbsssbtttbssscttt7uuu5vvv0*3,vvv2
  vvv0ttt5uuu5uuu4uuu3uuu4tuu6uuu4*2,ttt6ttt7*2,ttt6uuu5*2,uvv2uuu2uvv3vvv2vvv0*3,vvv2
  vvv0sss9rsscrssdrssbsssdsssarsseqrrfstt8sstcttt9sttbsttarssdttt8vvv0*6,vvv2
  vvv0uuv2uvv1vvv0vvv1vvv2vvv0vvv1vvv0uuu2uuu4*4,tuu4vvv0*7,vvv2
  vvv0sttattt7qrresss9rrsdsssbrssdsssattt7sttc*2,tttasstasttcvvv0*7,vvv2
  vvv1vvv0*21,uuu1
place-loss 358x454
~ IqB6 xt-H 799j PiZq kdSo CeNm tfs3 wn-9 CeNm dNUf f9oS WlKp AnNz jZtH KvLp hulU 7Q46 pRnB Ci47 719z
~ PiZq Z-bQ RZov obmL OnlU CHB4 U-UZ 77Xu Rwru
  qrrdrss8rssastt5uvv0*19,
  uvv0*22,uuu0
  vvv0*13,uvv0*8,vvv0uvv2
  vvv0jklpmnofklmghjjmjklhttt3vvv0*5,qst7mpqblpqemqqblpqgmpqhlpqflppgnqrauvv0vvv2
  vvv0*12,uvv0*9,vvv0vvv2
  vvv0opp7ttt3sss5noo8vvv0*9,rrsesttarrrcrrresstcrrrerssduuv4vvv2
  vvv0jkkaklm9ikkfdfgfvvv0*5,urs9uss8urs8ursbvtt7urr9uqreuss7uss9ursburs9vuv2vvv2
  vvv0*10,vuu3vtu4*2,vuu3vvv3vuu2vuu4vuu2*2,vuu3*2,vvv1vvv2
  vvv0uuu0tuu0*8,uuu0uvv0suu0*9,vvv0vvv2
  vvv0tuu0opqapqqeqrrapqrcpqrbtuu0*4,tuv0nqqelopgnppenqqcmppempplnpqhrtt1rtu0uvv0vvv2
  vvv0tuu0oqqcpqqgoppdqrrbpqqaoqqfpqqcrss8tuu0tuv0nqqcmppgnpqcmopkrtu0*5,uvv0vvv2
  vvv0tuu0pqq9moodoppbmoocmnndopq6tuu0*3,tuv0nqq8npqamppamopfknnbknncrtt0rtu0*2,uvv0vvv2
  vvv0tuu0pqq4*2,rss3prr4pqq5stt3tuu0*3,tuv0pss1orr3prr4orr4nqq5prr5rtu0*3,uvv0vvv2
  vvv0*2,uvv0*8,vvv0*2,uvv0*9,vvv0vvv2
  vvv0imm3gkl0*3,kno2tuu0*15,vvv0vvv2
  vvv0rssattt8rrrfrssbttt7rrsfsttasssbsssarsscsst9sss9vvv0*9,vvv2
  vvv0uvv1uuu4uvv2tuu5uuu4ttt6tuu3ttt6ttt7sss7vvv0*11,vvv2
  vvv0qrrfrrrfttt7rrrdsssbstt8rssdssscrssarssbvvv0*11,vvv2
  vvv0usr8utsbuss7uts9usr9tsrbusrbutsausr9uts7tsr9uts7tsrbutsausrctsqatrqeuts6vvv2vvv0*2,vvv2
  vvv0uts6utt6uts5utt4uts8uut4uts7uut5uts6utt5uut4utt5uut4uts7uts6uts5*2,uut5vuu4vvv0*2,vvv2
  vvv0usr8tsrausrbtsrauts7*2,usr9usrctsqauts8uts7usr9usratsr9usrausrbuss6trqbusrdvut6vvv0vvv2
  vvv0tsqdtsqatrpgtrqetqpeuts8vvv0*15,vvv2
  vvv0*22,vvv2
  vvv0rrsjrssdrssbrssfqqqerrsdrrrcsssbrssarrrfrssdrrrhsssbqrrdqrrgsttdrsscrssdrssavvv0*2,vvv2
  vvv0qrrgrsscrssfsssbrrrdrsscrssfrrsdsttbqrrgrrsdrrrirrserssfttt7vvv0*6,vvv2
  vvv0*2,vvv1vvv0*12,vvv1vvv0*6,vvv2
  vvv0rssdsst9rrsdrssbqrrgssscrssesssa*2,rssgrrrhrsserrreqrrgvvv0*7,vvv2
  vvv0*3,vvv1vvv0*18,uvv2
  uvv1vvv0*20,uvv0uuu0
place-first 358x246
~ IqB6 xt-H hJqk PiZq kdSo CeNm tfs3 wn-9 CeNm auA0 f9oS WlKp FQTP jZtH KvLp hulU wLfV Rwru
  qrrdrss8rsscsst7uvv0*19,
  uuu0uvv0*22,
  vvv0*13,uvv0*8,vvv0uvv2
  vvv0jklpmnofklmghjjmjklhttt3vvv0*5,qst7mpqblpqemqqblpqgmpqhlpqflppgnqrauvv0vvv2
  vvv0*12,uvv0*9,vvv0vvv2
  vvv0opp7vvv0*12,rrsesttarrrcrrresstcrrrerssduuv4vvv2
  vvv0jkkastt1vvv0*5,tut6rtsbrts7rts9*2,sut7qsrfrtsbsts6sttbrts9rts8sttauuu3vvv2
  vvv0*8,uvv1uuu3tut5uvu3*2,uvv2uvv3uuu3tut4tuu4tut4uvu4uvu3vvv1vvv2
  vvv0uuu0tuu0*19,vvv0vvv2
  vvv0tuu0opqapqqeqrrapqrcpqrbpqqcpqqeoppcqrrapqqcpqqdpqqbqrr9tuu0*6,vvv0vvv2
  vvv0tuu0oppa*2,lnngkmmipqqblmnclnnfoqq7tuu0*11,vvv0vvv2
  vvv0tuu0qrr3qrr4*3,rss1qrr3qrr2stt2tuu0*11,vvv0vvv2
  vvv0*22,vvv2
  vvv0rssdsst9rrrerssbqrrgssscrssesssa*2,rssgrrrhrsserrreqrrgvvv0*7,vvv2
  vvv0*22,uvv2
  uvv1vvv0*20,uvv0uuu0
place-unpaid 358x407
~ IqB6 xt-H Y77N PiZq kdSo CeNm tfs3 CeNm VlkZ f9oS WlKp jZtH KvLp hulU FTYU pRnB Ci47 719z PiZq cx5n
~ RZov obmL CGbs d1nU TAZ_ Rwru
  qrrdrss8*2,qrrbrssauvv0*18,
  uvv0*22,uuu0
  vvv0*22,uvv2
  vvv0jklpmnofklmghjjmjklhttt3vvv0*15,vvv2
  vvv0*22,vvv2
  vvv0nop8vvv0nno6opp8qqq7rrs5vvv0*15,vvv2
  vvv0jkl9pqq7ijkaklmehjjgjllbvvv0*7,sttbttt8sssasstbttt9sstasst9vvv2*2,
  vvv0*14,uuu3vvv2uuu2*2,vvv3uuu4uuu3vvv1vvv2
  vvv0uuu0tuu0*8,uuu0uvv0suu0*9,vvv0vvv2
  vvv0tuu0opqapqqeqrrapqrcpqrbtuu0*4,tuv0nqqelopgnppenqqcmppempplnpqhrtt1rtu0uvv0vvv2
  vvv0tuu0oqqcpqqgoppdqrrbpqqaoqqfpqqcrss8tuu0tuv0nqqcmppgnpqcmopkrtu0*5,uvv0vvv2
  vvv0tuu0lmngopp8noocoppamnocoqq7tuu0*3,tuv0nqq8npqamppamopfknnbknncrtt0rtu0*2,uvv0vvv2
  vvv0tuu0qrr6pqq5qrr8qrr6*2,rrs6tuu0*3,tuv0pss1orr3prr4orr4nqq5prr5rtu0*3,uvv0vvv2
  vvv0tuu0ikkgjllgjllokmmiqrr6tuu0*4,tuv0rtu0*9,uvv0vvv2
  vvv0uuu0tuu0*8,uuu0uvv0ruu0*8,suu0vvv0vvv2
  vvv0npq1mpp0*16,qrs1uuu0*2,vvv0vvv2
  vvv0prr3prr1pqr3oqr2prr1qrs0prr1pqr2prr2pqr2*2,qrs0*6,stt0uvv0*2,vvv0vvv2
  vvv0ttt8ttu6ssscstt9tuu5rrsfttt8sssbttt8stt9ttt6vvv1vvv0*9,vvv2
  vvv0qqqhpqqjqrrerrrepqqepqqjqqrhoopkrrrdvvv0*12,vvv2
  vvv0*22,vvv2
  vvv0rrscssterssarsscrssdrrrfrrsfrsserrsdsss9rrrcsstarrsgqrressseqrrfsssatuu7vvv0*3,vvv2
  vvv0rrrbqrrfrrsfrssbsssdrrsdrssfrsscsssarrrfrssdqrrfsssbrrrfttt8vvv0*6,vvv2
  vvv0*8,uuv3vvv0*13,vvv2
  vvv0rssdsst9rssb*2,qrrgssscrssesssa*2,rssgrrrhrsserrreqrrgvvv0*7,vvv2
  vvv0*3,uuv3vvv0*18,uvv2
  uvv1vvv0*21,uuu0
place-no-trades 358x210
~ IqB6 xt-H n91y PiZq kdSo CeNm tfs3 Rd1y Axbq iv1Z Rwru
  qrrdrss8*2,rss9qrrarss6uvv0*17,
  uvv0*22,uuu0
  vvv0*22,uvv2
  vvv0jklpmnofklmghjjmjklhttt3vvv0*7,tuu2oppfpqqcopqdoqqdoppdpqqbvvv0vvv2
  vvv0*15,uvv0*6,vvv0vvv2
  vvv0rrshrrrbsssasss9rssa*3,qrrfsttaqrrdttt8sss8rssd*2,rrrasst7sssarrrbuuu5vvv0*2,vvv2
  vvv0ttt8uuu5ttt8sst9uuu5stt8tuu7tuu8uuu5ttu7uuu5ttt6uuu5uuu6ttu7uuu4uuu6tuu5vvv3vvv0*2,vvv2
  vvv0rssgoopjrssboppirrscoppkpqqmvvv1vvv0*13,vvv2
  vvv0*22,vvv2
  vvv0qrrjrrrfrssarrsdrrrgrsscsstcrssdrrrfrssdqrrfssscvvv0*9,vvv2
  vvv0*22,vvv2
  vvv0rssdsst9qrrfrssbqrrgssscrssesssa*2,rssgrrrhrsserrreqrrgvvv0*7,vvv2
  vvv1vvv0*21,uvv1
  uuu0ttt0*20,tuu0uvv0
place-below-minimum 358x260
~ IqB6 xt-H VT8n PiZq kdSo CeNm tfs3 Rd1y jZtH KvLp 90Iw -jCX BPRb PiZq mFS3 RZov obmL TR8g LSaP Rwru
  qrrdrss8rrs8rrscrss7rrsdrsscrrsauuu1uvv0*14,
  uuu0uvv0*22,
  vvv0*22,uvv2
  vvv0jklpmnofklmghjjmjklhttt3vvv0*7,tuu2oppfpqqcopqdoqqdoppdpqqavvv0vvv2
  vvv0*15,uvv0*5,uuu0vvv0vvv2
  vvv0uuu0tuu0*19,vvv0vvv2
  vvv0tuu0pqqfqrrdpqqhpqqbrss8tuu0*14,vvv0vvv2
  vvv0tuu0nopbklmjkmmimnoglmmhqrr4tuu0*13,vvv0vvv2
  vvv0tuu0qrr4qrr5pqq6pqqcpqq7rss5sst2tuu0*12,vvv0vvv2
  vvv0tuu0pqrbrss6rss8qrrarss7qrr7stt4tuu0*12,vvv0vvv2
  vvv0*22,vvv2
  vvv0imm3gkl0*10,jnn2tuu0*8,vvv0vvv2
  vvv0qqqhpqqjsssaoppkpqqlpqqjopplnopnvvv0*2,rsscrrsdttt7qrrfrssdqrrfrssaqrrdqrrhrssduuv4vvv2
  vvv0*22,vvv2
  vvv0rssdsst9qrrfrssbqrrgssscrssesssa*2,rssgrrrhrsserrreqrrgvvv0*7,vvv2
  vvv0*22,uvv2
  uuu1uvv0*20,uuu1uvv0
place-next-update 358x177
~ IqB6 xt-H z6NQ PiZq kdSo CeNm tfs3 Rd1y fU7m Rwru
  qrrdrss8*2,rss9rrscqrrarss7uvv0*16,
  uuu0uvv0*22,
  vvv0*22,uvv2
  vvv0jklpmnofklmghjjmjklhttt3vvv0*7,tuu2oppfpqqcopqdoqqdoppdpqqavvv0vvv2
  vvv0*15,uvv0*5,uuu0vvv0vvv2
  vvv0qrrirssbrrrcsss8rsscrrsdrrrbttt8qqqhssserrrgrrscsssbrssdsss7rssdqrrgrss9sss9sssbvvv0vvv2
  vvv0uuu5*2,ttt5uuu5ttt6tuu7ttu5uuu6tuu7ttt6ttt8ttt7tuu6stt9ttu5uuu7ttt8tuu5uuu4uuu5vvv0vvv2
  vvv0pqqkqqrfqrrgppqjoppkvvv1vvv0*15,vvv2
  vvv0*22,vvv2
  vvv0rssdsst9qrrfrssbqrrgssscrssesssa*2,rssgrrrhrsserrreqrrgvvv0*7,vvv2
  vvv0*22,uvv1
  uuu1vvv0*20,uuu1uvv0
place-removed 358x184
~ IqB6 xt-H _kLP PiZq kdSo CeNm tfs3 ASZJ e1xy
  qrrdrss8rss7rrrarssastt4uvv0*17,
  uvv0*22,uuu0
  vvv0*22,uvv2
  vvv0jklpmnofklmghjjmjklhttt3vvv0*15,vvv2
  vvv0*22,vvv2
  vvv0qqqbstt5rrsasss8qqr9sss6sst6stt7rss8rrr7qrr8rss6rss9qrrcqrr8stt5qqra*2,rrs8rss7vvv0vvv2
  vvv0rss8stt4qrrbrss9qqr8sssaqrr9rrr8rss8rss7stt8qrr9oppeqrrarrr7sst5rrsbrss8sssarssavvv0vvv2
  vvv0uuu4vvv2vvv0vvv1vvv0*2,vvv1vvv0*2,vvv2vvv1vvv0*2,vvv1vvv0vvv1vvv0vvv3vvv0*3,vvv2
  vvv0pqqmrrsgpqqgoppgrssgpqqjpqqipqqhrss8opphpqqkqqrfpqqgppqhqqrkopphrssfqqrlrrsfvvv0*2,vvv2
  vvv0ppqkqqrfqrrboppmpqqkqrriqqrgrrsepqqhoppqopphqrrjppqgvvv1vvv0*7,vvv2
  vvv0*22,vvv2
  uvv0vvv0*21,uuu0
place-final 358x249
~ IqB6 xt-H xtTG PiZq kdSo CeNm uBJm CeNm dNUf f9oS WlKp 0FEB tSkm LoHC mGr6 tSkm 7-wp 4QCG tSkm gIiw
~ bz0h
  qrrdrss8rsscrss9uvv0*19,
  uvv0*22,uuu0
  vvv0*22,uvv2
  vvv0jklpmnofmnnejllihjjkhjjmijkqikkmlmmemnodikknijkhmnncvvv0*8,vvv2
  vvv0*5,uuu1uvv1vvv0ttt2vvv0*13,vvv2
  vvv0nop8ttt3sss6mnn9vvv0*17,vvv2
  vvv0jkl9lmm8jkleeggevvv0*9,sttbttt8sssasstbttt9sstasst9vvv2*2,
  vvv0*14,uuu3vvv2uuu2*2,vvv3uuu4uuu3vvv1vvv2
  vvv0rssgstt9rsscsssfvvv2vvv0*11,ttu6qqqiqrripqqittt5vvv2
  vvv0vvv2vvv0vvv1vvv2vvv0*13,uuu1vvv1uvv1vvv0vvv2
  vvv0rrsgrssjrssdtuu7vvv0*9,sss9qqqfqqqgqqqipqqfqqrkoppkttt6vvv2
  vvv0*22,vvv2
  vvv0qrresttarrsevvv0*7,rrrepqqkoppipqqhqqrhoppkpqqiopqkqqrdqrreuvv3vvv2
  vvv0sssasssbrsscrrsgsssbuuu5vvv0*8,ttt7rrsd*2,pqqiqrripqqittt5vvv2
  vvv0vvv1*5,vvv0*9,vvv1uuu1vvv3uuv1vvv1uvv1vvv0vvv2
  uvv0vvv0*21,uuu0
place-final-unranked 358x125
~ IqB6 xt-H mB8h PiZq kdSo CeNm uBJm Nvgy
  qrrdrss8rsscrssarssbrss9qrrcstt6uvv0*15,
  uuu0uvv0*22,
  vvv0*22,uvv2
  vvv0jklpmnofmnnejlliijkjijklijkqjkkllmnemnodikknijkhmnncvvv0*8,vvv2
  vvv0*5,tuu2uuu2vvv0ttt3vvv1vvv0*12,vvv2
  vvv0qqqbstt5qrr6pqqbrss7stt5qqqdrss7rrs6rss8qrra*2,rss7rss6qqq7rss7tuu2vvv0*4,vvv2
  vvv0rss8sst5qrrarrr9rrr8stt7qrrbrrr8rsscrrs8qrrarssaqrr9sst8qrraqrrerrs7vvv0*4,vvv2
  vvv1vvv0*21,uuu1
seats 358x227
~ IqB6 xt-H 3Xbm PiZq 3Uvt x474 bRK4 O8tl RZov g4Os wS_9 qqmB 20Ox C-R0 _VOO
  rrs8rss9uvv0*21,
  uuu0uvv0*22,
  vvv0*22,uvv2
  vvv0ikkhlmnfnooehjjhjkkloppfjklioopeikkihjjouuu3vvv0*10,vvv2
  vvv0qrr7stt5rss9sss4rss4qrrapqqarss3rss4tuu3qrr7rrs6ttt5rss4sss5qrr7sst3stt3vvv0*3,vvv2
  vvv0oppbnoocmnoiopphmnokoopfoppcnoobnopdqrr8nophoppepqqcnopclmnhnooamnocqqqevvv0*3,vvv2
  vvv0tuu4uvv2tuu5vvv1uuu3*2,uuu5tuu5ttt7uuu6ttu7sss7uuu7uuu4uuu2vvv1uuu3tuu5uvv1vvv1vvv0vvv2
  vvv0rssbrrrdqrreqqqisst8qrresssbssscqrrisstbrssbrrsesttaqrrhrrriqqrfsssdqrrfqqrdttt7vvv0vvv2
  vvv0ppqmopphpqqfqqqnoppjqqqiqqqfopphrssbopplqrrioppiqqqivvv0*8,vvv2
  vvv0*22,vvv2
  vvv08fg47ef0*9,tnk9tuu2*9,uvv0vvv2
  vvv0jnn2imn0*9,urq4uuu1*9,vvv0vvv2
  vvv0rss9sstbrrscqrreqrrftuu7vvv0*3,vut6trqdsqogsqocvvv0*4,stt8stt7rrreuuu6vvv2
  vvv0*22,uvv2
  uuu1vvv0*20,uvv1uvv0
place-free 358x245
~ IqB6 xt-H HDA5 PiZq kdSo CeNm tfs3 Rd1y jZtH KvLp 90Iw iSv3 BPRb pRnB f1QY rVVP Md5H PiZq 9Jvc RZov
~ obmL UK16 TpiS
  qrrdrss8rssasst5uvv0*19,
  uvv0*22,uuu0
  vvv0*22,uvv2
  vvv0jklpmnofklmghjjmjklhttt3vvv0*7,tuu2oppfpqqcopqdoqqdoppdpqqbvvv0vvv2
  vvv0*22,vvv2
  vvv0uuu0tuu0*8,uuu0uvv0suu0*9,vvv0vvv2
  vvv0tuu0pqqfqrrdpqqhpqqbrss8tuu0*4,tuv0oqrbmppgoqrcmppknpqfnpqcmophoqrartu0uvv0vvv2
  vvv0tuu0mnoc*2,klmhlmnijlliqrr5tuu0*3,tuv0oqrbnpqemophnpqemopgorr9rtu0*3,uvv0vvv2
  vvv0tuu0rss5*2,qrr6pqrcqrr7rss6rss3tuu0*2,tuv0nqq6lnohmopbloogjmnd*2,rtt0rtu0*2,uvv0vvv2
  vvv0tuu0qrr9sst5rss7rss8rss6*2,stt3tuu0*2,tuv0orr4oqq9oqr4oqr6npq5oqr7rtu0*3,uvv0vvv2
  vvv0tuu0*10,tuv0prr9nqqboqrcoqr9npqcnqqdqtt2rtu0*2,uvv0vvv2
  vvv0*2,uvv0*8,vvv0*2,uvv0*9,vvv0vvv2
  vvv0imm3gkl0*7,jno2tuu0*11,vvv0vvv2
  vvv0qqqhpqqjsssaoppjpqqlpqqjopplnopnvvv0*2,rsscrrsdttt8rrrerssdqrrfrssaqrrdqrrhrssduuv4vvv2
  vvv0*22,uvv2
  uuu1uvv0vvv0*19,uvv1uvv0
next-prize 358x267
~ IqB6 xt-H zvIy PiZq ITGt 9m5s 6Ufo gdDP zNIA Jr2R CTj- _sNB 4qID CTj- Icep lSAQ CTj- L-WP nJHo
  rssarss8rrsbrss6uvv0*19,
  uuu0uvv0*22,
  vvv0*22,uvv2
  vvv0klmgnopaikkemnnfjklkjkljjllglmnklmmbjklknoofklmhklllklmiklmhhijkoppbvvv0*4,vvv2
  vvv0*22,vvv2
  vvv0sttattt4ttu5uuu4ttt9ttu7vvv0*7,rssattt4rss8stt8sssarssbrssauuu2vvv2
  vvv0ttt9ttt6stt9sssattu7tuu6vvv0*6,vvv1rrr9uuu6sss6rssbstt8sss7sss9uuv2vvv2
  vvv0*22,vvv2
  vvv0rrsdttt8qrrcsss9rssdrsscsst9qrrftuu8vvv0*4,sss6rssapqqdqqrgpqqfopphoppjttt4vvv2
  vvv0vvv1vvv0uuu2*2,vvv1vvv0vvv1*2,vvv0*5,vvv1*2,uuu1uuu3vvv0uuu1vvv1vvv0vvv2
  vvv0*22,vvv2
  vvv0qrre*2,pqqkrssbstt9qrrcqrrfuuv2vvv0*7,nophpqqfppqjnooinopkttt4vvv2
  vvv0*22,vvv2
  vvv0vvv1vvv0*17,vvv1uuu1vvv0vvv2
  vvv0rrrhqqresssbqrrbqrrirssfvvv0*9,stt7nookpqqiopphoppittt4vvv2
  vvv0*22,vvv2
  uvv1vvv0*21,uuu1
ended 358x267
~ IqB6 xt-H Biqo PiZq ITGt hKL_ 6Ufo gdDP amPl 2vBa CTj- mp2a -JpF CTj- mFka HK27 CTj- Opnv opIA
  rrsaqrrattt3uvv0*20,
  uvv0*22,uuu0
  vvv0*22,uvv2
  vvv0klmgnopahjjjlnnkmnnaklleoopbklljmnnfvvv0*12,vvv2
  vvv0*3,ttt2vvv0ttt2vvv0*16,vvv2
  vvv0ttt6tuu6tuu4ttt7uuu4ttt6*2,uuu5vvv0*10,tuu3rss8uuu4vvv2
  vvv0ttt7stt9ttt6ttt7ttt5uuu7sss8ttt6vvv0*10,tuu3ttt6uuu2vvv2
  vvv0*22,vvv2
  vvv0rrrerssbrrrc*2,sss9rsscrrrcrssgrrrcqrrirrsavvv2vvv0*2,ttt5qqqepqqepqqgqrrbopplttt7vvv2
  vvv0*2,uuu3uvv2vvv1*2,vvv0vvv1vvv2uuu4vvv1uuv1vvv0*4,uuu2vvv1*2,uvv1vvv1vvv0vvv2
  vvv0*22,vvv2
  vvv0qrrfqqrfqqrcpqqgqrrirssaqrrbqrrjrrrfstt7vvv0*3,uuu2pqqf*2,mnomppqjnooinopkttt4vvv2
  vvv0*22,vvv2
  vvv0uvv3vvv1*2,vvv0*2,vvv1vvv0*3,vvv1vvv0vvv1vvv2vvv0*5,uuv1vvv1vvv0vvv2
  vvv0qrrirrrdsssaqrrcpqqeqrrfrrrdsss8rrraqrrirsseqqriqrrcsss8vvv0*4,stt6qrrctuu3vvv2
  vvv0*22,vvv2
  uvv1vvv0*21,uuu1
facts 358x98
~ IqB6 xt-H hk0_ PiZq L2VN ud4j gc8X xM7_ CVwd 0-Uo iQxt 6dd3 On0S
  qrrasss8uvv0*21,
  uvv0*23,
  tuu6rssdrrrhpqqjsssgpqqirrsdqrrgqrrc*2,qqqgttt7vvv0ttu7pqqhrrresss9qqrenopkpqqgpqqerrravvv0
  uuu0uuu2*3,uvv0uuu1vvv1uuu2ttt5*2,uuu2vvv1uvv0uuu1uuu2ttt4uuu1*3,uvv1uuu1vvv1uvv0
  uuu2ttt7*2,stt7uuu1*2,uuu4uuu1*2,uvv0uuu3tuu4uuu3*2,ttt6tuu4uuu3ttt5uuu3uvv0*4,
  tuu3sssdstt9rrrdrrsapqqfrrrfrsshrrrevvv0ttt4qrrfrssasttdstt8ttt7stt9rrrdtuu6uvv0*4,
  vvv0*9,uvv0vvv0*9,uvv0*4,
board-folded 358x873
~ IqB6 xt-H I0T6 PiZq ITGt XnnM fdOi M3uX R3ee XnnM 5Wqi nBhl jP3X npFe K_by 19j0 WsU3 qvem J7BN rIJQ
~ wBz5 sJM6 qB9i 8N1I DCns Dy7X gzZA WnVZ FwkY RDRq sJM6 QFeb 8N1I 10zo Dy7X B-ze yICp fsQr zI-R OU-u
~ sJM6 fIJR 8N1I 03Bq Dy7X qwtC rGHs tvYF Vajm OU-u 54Ks YSdR gNKw beii 0TEa f40D IJ8R gNKw okwP HSEu
~ H0hO HUmi 9i0R DHoA 37W6 nZhK 8idT gNKw ClRJ f2q2 H0hO HUmi 9i0R dQA6 37W6 K0vd 8idT gNKw Vgfl BTd4
~ H0hO HUmi 9i0R WTkz 37W6 CZTD 8idT IJ8R gNKw eJRu gNKw OyHy zS8X X3w0 Uc6u _geO P7uk HCZv NXwh S_i4
~ jjNw w0oM RPxP syw_
  qrrbrrs9rss9qrrdrss7uvv0*18,
  uuu0uvv0*22,
  vvv0*22,uvv2
  vvv0ikklikkjkmmgijksjklhlmmdvvv0*15,vvv2
  vvv0*3,ttt2uuu1vvv0*17,vvv2
  vvv0rrsgqrrgrrrgsssaqrrbrrreqrrfsttbsss9ttt9rrsdsstasssbrrserssesttavvv0*5,vvv2
  vvv0*22,vvv2
  vvv0vvv1tuu7uuu5uvv1*2,vvv0stt1sst2stt1tuu0rss4rss5tuu0vvv0*8,vvv2
  vvv0vvv1sssbqqrgrrrgqrrevvv0stt1qrr7rss1tuu0qrr7*2,tuu0vvv0*8,vvv2
  vvv0*6,uvv0*8,vvv0*8,vvv2
  vvv0uuu5uvv0*11,uuu5vvv0*8,vvv2
  vvv0uvv7nooippqdoppioppjqrranooeoppmoppgoppjttt7uuu7uvv7vvv0ttt4rss7qrrdrrscrrrcrssduuv4vvv2
  vvv0uuu3uvv0*11,uvv3vvv0*8,vvv2
  vvv0*22,vvv2
  vvv0*9,vvt0voa0vn70vsn1vvv0*9,vvv2
  vvv0*4,uvv0vvv0*4,vsl2vm50rj48vob2vvv0*9,vvv2
  vvv0*3,qtt0ors1rtu0vvv0*3,vur1vm60vm50vri2vvv0*9,vvv2
  vvv0*2,uvv0ptt0knoaptt0vvv0*4,vut0vuq0vvv0*4,vsr1vmj0*2,vtt1vvv0*2,vvv2
  vvv0*3,ruu0qtt0suu0vvv0*2,pqqkqrrepqqfrssbpqqhoppguuu3vvv0vpn1rif4sjg5vqp1vvv0*2,vvv2
  vvv0*2,vvv1ttt5uuu3vvv0uuv4vvv0*2,ttt8sstassse*2,vvv0*3,vsr1vlj0vmj0vtt1vvv0*2,vvv2
  vvv0*2,pqqeuuu5qrrfqqripqqjvvv0*10,vuu1vvv1*2,vvv0*2,vvv2
  vvv0*2,rrsdttt7qrrjstt7*2,vvv09eg618a0*4,39b1rss4vvv0pqqfqrrcrss9pqqfvvv0*2,vvv2
  vvv0uvv0pst0*5,vvv039b65bd67cebbfhjaegj18a0mop6tuu5rssasssersseutt4vuu4vvv0vvv2
  vvv0gnp46ik06hj2*2,6gi26ik0jpq439b618a06ceg8dfj39b318a0mop6vuu0vts0*4,vvu0vvv0vvv2
  vvv0emo46ik06fg66ef86ef76ik0hop439b618a0*5,mmm8uf80te70te71sd71te70ug91vvv1vvv2
  vvv0emo46ik06hj36gh66ik26ik0hop439b618a0*5,mlk9ue70rd63nb59mb5bsd63ue70vuu3vvv2
  vvv0emo46ik0*5,hop439b618a0*5,mlk9ue70te70pc68pc6bue70*2,vuu3vvv2
  vvv0emo46ik0*5,hop439b618a0*5,mlk9ue70*6,vuu3vvv2
  vvv0rtt1pst0*5,suu1oqq1opq0*5,ttt2vrp0*6,vvv0vvv2
  vvv0pqqeqrrfvvv0qrrepqqettu6vvv0*8,rsseqrriqrrfrssdrrsfqqqftuu4vvv2
  vvv0*22,vvv2
  vvv0*22,vvv2
  vvv0sssavvv0*2,sssettt7rsscsssastt9rss9vvv0*5,sss9pqqjqqrgrrrbqrrdpqqmttt6vvv2
  vvv0rts7tut5vvv0stt9tuu4ttt8vvv0uuu3ttt5vvv1vvv0*3,rssdqrrfsst9rsscqrrhssscqrreuuu5vvv2
  vvv0*15,vvv1vvv0*6,vvv2
  vvv0*22,vvv2
  vvv0rss9vvv0*2,uuu3stt6tuu4uvv1uuu6vvv0*6,sss9qqqhpqqj*2,pqqmqrrfuuu4vvv2
  vvv0uuu1vvv0*2,rssavvv2ssscrsserrsgvvv0*5,sstcrsscttt7sstbrrsgsttbrssduuu4vvv2
  vvv0*14,vvv1uuu3uvv2vvv1*2,vvv0vvv1vvv0vvv2
  vvv0*22,vvv2
  vvv0rrrcvvv0*2,uuu4uuu2uuu3uuv4vvv3uuu4vvv0*5,sss9rssapqqirrrbpqqhpqqjttu7vvv2
  vvv0tuu4vvv0*2,qrrjsssbrssbttt6rssaqrriuuu2vvv0*3,ttt8stt8ttt5ttt7sssbttt9sssauuu3vvv2
  vvv0tut3vvv0*12,uuu5ttt7uuu3uuu5*2,uuu3uuu4vvv1vvv2
  vvv0*9,vvv1vvv0*12,vvv2
  vvv0*7,sst8stt9rrsesss8rssb*2,sssdrssbtuu7vvv0*6,vvv2
  vvv0tuv0suu0*18,tuu0vvv0vvv2
  vvv0ruu0rtu0*2,jmnhpss2rtu0*15,uvv0vvv2
  vvv0rtt1loofnpqcorr7pss4qst3*2,qss3qss5qss4qst3*2,rtt1rtu0oqr8loodnqqckmnkmppeoqq8uvv0vvv2
  vvv0rtt2nrq8rtu0npqbprraprs7pss7oqr8oqrdnqqcorr9prs8qst4oqrbnpqeoqr8oqr9oqrbnpqbprs7uvv0vvv2
  vvv0ruu0rtu0*2,orr7prr8prraprs7*2,prs8prr7qtt3rtu0*3,rtt0rtu0*5,uvv0vvv2
  vvv0uvv0tuv0*19,vvv0vvv2
  vvv0*22,vvv2
  vvv0stt5oqqepqrdoqrbprrenpqlnqqfprreoqrhprrdoqqguvv2vvv0*2,rsscqrrfrssesssbstt9sssauuu3vvv2
  vvv0*22,vvv2
  uvv0vvv0*21,uuu0
place-class 358x434
~ IqB6 xt-H AYUS PiZq kdSo CeNm tfs3 wn-9 CeNm dNUf f9oS tuBL FQTP jZtH KvLp hulU 7Q46 pRnB Ci47 719z
~ PiZq cx5n RZov obmL CGbs d1nU RJKk Rwru mNRz
  qrrdrss8*3,uvv0*19,
  uuu0uvv0*22,
  vvv0*13,uvv0*8,vvv0uvv2
  vvv0jklpmnofklmghjjmjklhttt3vvv0*5,qst7mpqblpqemqqblpqgmpqhlpqflppgnqrauvv0vvv2
  vvv0*12,uvv0*9,vvv0vvv2
  vvv0opp7ttt3sss5noo8vvv0*9,ttu8sstbssscqrrgsttcrrrerssduuv4vvv2
  vvv0jkkaklm9ikkfdfgfvvv0*3,tut6rtsbrts7rts9*2,sut7qsrfrtsbsts6sttbrts9rts8sttauuu3vvv2
  vvv0*8,uvv1uuu3tut5uvu3*2,uvv2uvv3uuu3tut4tuu4tut4uvu4uvu3vvv1vvv2
  vvv0uuu0tuu0*8,uuu0uvv0suu0*9,vvv0vvv2
  vvv0tuu0opqapqqeqrrapqrcpqrbtuu0*4,tuv0nqqelopgnppenqqcmppempplnpqhrtt1rtu0uvv0vvv2
  vvv0tuu0oqqcpqqgoppdqrrbpqqaoqqfpqqcrss8tuu0tuv0nqqcmppgnpqcmopkrtu0*5,uvv0vvv2
  vvv0tuu0pqq9moodoppbmoocmnndopq6tuu0*3,tuv0nqq8npqamppamopfknnbknncrtt0rtu0*2,uvv0vvv2
  vvv0tuu0pqq4*2,rss3prr4pqq5stt3tuu0*3,tuv0pss1orr3prr4orr4nqq5prr5rtu0*3,uvv0vvv2
  vvv0*2,uvv0*8,vvv0*2,uvv0*9,vvv0vvv2
  vvv0imm3gkl0*16,mpp2tuu0*2,vvv0vvv2
  vvv0rssattt8rrrfrssbttt7rrsfsttarrsesssbrsscsss9vvv1vvv0*9,vvv2
  vvv0uvv1uuu4*2,tuu4ttu4tuu5tuu6stt8ttt5vvv0*12,vvv2
  vvv0qrrfrrrfsss9tttarss9rssesssarrscttt8vvv0*12,vvv2
  vvv0stt9tttbstt8ttt9stt9sssbsstbsttasst9ttt7sss9ttt7sstbsssbtttbssscttt7uuu5vvv0*3,vvv2
  vvv0ttt6tuu6ttt6tuu4uuu6ttt7tuu6ttu5ttt7stt9ttt9stt8ttt6*2,uuu3uuu2uvv3vvv2vvv0*3,vvv2
  vvv0sst8sssbsstcsssasttbstt9sttcrssettt7tttattu7stt9ttt9sssctuu7vvv0*6,vvv2
  vvv0uuu4uuu2vvv1uuu3uuu4uvv1uvv2vvv1uuu3uuu6tuu6uuu5*2,ttt6vvv0*7,vvv2
  vvv0ttt8tuu6rrsdstt8ssscsttasttbstt8ttt6ttta*2,ttt8stt8tttavvv0*7,vvv2
  vvv0vvv3vvv1vvv3vvv0vvv2vvv3uuu4vvv1*3,vvv2uuu3vvv3vvv1uuu3uvv3vvv0vvv1vvv0*3,vvv2
  vvv0sssfsss9rssc*2,sttarsserrrfttt6rssetttbuuu8ssscsssbttt8sttasssc*2,rsscrrsbuvv4vvv0vvv2
  vvv0rrrersscrrsc*2,rrsesttbqqrgrrscqrrdrssdqrrdsttdvvv0*9,vvv2
  vvv0*22,uvv1
  uuu0tuu0*20,tuu1uvv0
place-open 358x145
~ IqB6 xt-H 1Ah8 PiZq kdSo CeNm tfs3 GEFk
  qrrdrss8*2,rrs9uvv0*19,
  uuu0uvv0*22,
  vvv0*22,uvv2
  vvv0jklpmnofklmghjjmjklhttt3vvv0*15,vvv2
  vvv0*22,vvv2
  vvv0qrrhrrrerssbsssarsserss9qrrfuuu6ssscrrrfttt7qqrdrssbsss7sssarsscrrrbssscrrrettt7vvv0vvv2
  vvv0tuu6ttu7ttu8uuu6tuu5uuu3ttt7tuu5stt8tuu5uuu5ttt8stt9ttt6ttt7ttu7tuu6uuu6tuu7uvv3vvv0vvv2
  vvv0qqrgpqqhqrrjpqqi*2,qrrbqqqfqqrfrssepqqhppqgqrrfqqrcppqepqqottt6vvv0*5,vvv2
  vvv1vvv0*21,uvv1
  uuu0rss0*20,ttt0uvv0
place-failed 358x180
~ IqB6 xt-H Orj_ PiZq kdSo CeNm tfs3 fQZs NxsB D8aX QAsr
  qrrdrss8rssaqrrcttu3uvv0*18,
  uuu0uvv0*22,
  vvv0*22,uvv2
  vvv0jklpmnofklmghjjmjklhttt3vvv0*15,vvv2
  vvv0*22,vvv2
  vvv0vus0vts0*19,vvv0vvv2
  vvv0vtr0solftpmb*3,tpmctpnctpn8spmftpnasnkcsomesoldtqnaspmcsolctqoavtr0*3,vvu0vvv2
  vvv0vtr1usq1usq0*8,usr3vtr0*9,vvu0vvv2
  vvv0usr3usq2nnmcpomdqondpnmeonmeonmfpomesrp7usq5vtr0*9,vvu0vvv2
  vvv0vtr0usq1usq0*8,vsr1vtr0*9,vvu0vvv2
  vvv0*22,uvv2
  uuu1uvv0*20,uuu1uvv0
place-loading 358x251
~ IqB6 xt-H UGS5 PiZq QqVh tfs3 hCNB hCNB
  qrrdrss8rssaqrrcqrr9uvv0*18,
  uuu0uvv0*22,
  vvv0*22,uvv2
  vvv0jklpmnofklmghjjmjklhttt3vvv0*15,vvv2
  vvv0*22,vvv2
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
  uvv1vvv0*21,uuu1
check-good 358x532
~ IqB6 xt-H dKOD PiZq 8tCO Dp7v PLSM F9UA MFfZ qBbW FUsN KACB MFfZ qBbW FUsN -dPd MFfZ qBbW FUsN nMTa
~ FvSG TZGn 6X4w Vi3F bAfl TZGn xkM3 Vi3F riqq TZGn tveP Vi3F Hi13 TZGn m_sn Vi3F a4UZ
  rrsaqrrarss8rss9ttu3uvv0*18,
  uuu0*23,
  uuu0uvv0*21,uuu1
  uuu0nqphpsr8mqocprqbnqpbmqpfpsrborqdnqpemqpdorqaorqdorqanqpemqpdorqcqsraorpdsts4uvv0*2,uuu1
  uuu0*2,uvv0*20,uuu1
  uuu0hnkarsseqrrdoppipqqfpqqipqqhqrrenopnpqrdpqqeoppiqrrdpqqipqqfoppkpqqjqqrduvv0*3,uuu1
  uuu0nqp4ttt4sss7rss7stt5rss9sst6stt6rss7ttt4stt6sss8sss7rssasss7tuu2uvv0*5,uuu1
  uuu0orp5ttt3sss6stt6qrrbrssbstt7qrrbrss8stt6sss7rss9rss8stt9rrs9uuu2uvv0*5,uuu1
  uuu0hnkarss5rrsbpqqioppmpqqfqrrdoppgqrrdpqqioppgoppkqrrdpqqgppqgpqqiqrrdqqrfuvv0*3,uuu1
  uuu0*2,uvv0*10,uuu0uvv0*2,uuu0uvv0*6,uuu1
  uuu0qrrdqrrgrrsfqrrbqrr9pqqguuu0uvv0*14,uuu1
  uuu0tuu0*20,uuu0uuu1
  uuu0stt2qrr9prrapqrdqrr9qrrbpqqdpqqcqrr8rss5pqqd*2,pqqfstt4pqqepqrbqrrastt1tuu0*2,uuu0uuu1
  uuu0stt2qrra*2,qrr7rss7*2,qrr8*2,rrs8rss6rss7qrrbrss7*2,qrr8*2,qrrattt1tuu0*2,uuu0uuu1
  uuu0tuu0stt2*4,stt1*2,stt2*2,stt1stt2*2,stt3stt2*3,stt1ttt0tuu0*2,uuu0uuu1
  uuu0uuu1uuu0*3,tuu0uuu1uuu0*15,uuu1
  uuu0qrrcqrrfqrrcrrs9qrrapqqgttt4uuu0*13,uvv0uuu1
  uuu0tuu0ttt0*2,stt1ttt0stt1*2,ttt0*2,stt0ttt1stt1*2,tuu0stt1stt0stt1tuu0*3,uuu0uuu1
  uuu0stt2qrr9*2,qrrbrss9qrs9qrrbpqrbqrr8rss4prrbpqqcpqqestt4pqqdqrraqrr8stt1tuu0*2,uuu0uuu1
  uuu0stt2pqqcpqqdpqqarss9qrr9qrrapqqaqrrbqrr8qrraoqqeqrrarss9pqqbpqrapqrcstt2tuu0*2,uuu0uuu1
  uuu0tuu0*20,uuu0uuu1
  uuu0rss8rss9sss7stt6sss6sss7sss8sst7uvv0*13,uuu1
  uuu0stt5stt6stt4stt3stt5rss7stt5stt4uuu0*13,uuu1
  uuu0stt2rss6*2,qrs8rss6rss7rss8rrs7rss5stt3qrs8qrr8qrrbstt2qrs9rss8rss7ttt1tuu0*2,uuu0uuu1
  uuu0tuu0rss4rss5rss4stt4rss4rss5rss6rss4stt3rss5rss6rss4stt3rss5rss4*2,ttt0tuu0*2,uuu0uuu1
  uuu0stt2pqqbpqrcpqr9rss8rss7qrr9prr9qrrarss7qrr9pqqcqrr9rss7pqqbqrr8qrrastt3tuu0*2,uuu0uuu1
  uuu0*22,uuu1
  uuu0qrrdqrrgqrrbrss9qrrd*2,pqqfqrrcrrsaqqrcqrrd*2,tuu2uvv0*8,uuu1
  uuu0tuu0*6,ttu0tuu0*13,uuu0uuu1
  uuu0stt2qrr9prrapqrdqrr9qrrbpqqdpqqcqrr8rss5pqqd*2,pqqfstt4pqqepqrbqrrastt1tuu0*2,uuu0uuu1
  uuu0stt2qrra*2,qrr7rss7*2,qrr8*2,rrs8rss6rss7qrrbrss7*2,qrr8*2,qrrastt1tuu0*2,uuu0uuu1
  uuu0tuu0stt2*4,stt1*2,stt2*2,stt1stt2*2,stt3stt2*3,stt1ttt0tuu0*2,uuu0uuu1
  uuu0*22,uuu1
  uuu0tuu0*21,uuu1
check-bad 358x554
~ IqB6 xt-H YUMK PiZq 8tCO wGuR zV62 V_S0 F9UA 4puC jkhH XZmY z836 4puC jkhH XZmY vmdM 4puC jkhH XZmY
~ encn FvSG TZGn 6X4w Vi3F bAfl TZGn xkM3 Vi3F riqq TZGn tveP Vi3F Hi13 TZGn m_sn Vi3F a4UZ
  rrsaqrrarss8*2,uvv0*19,
  uuu0*23,
  uuu0uvv0*2,uuu0uvv0uuu0*3,uvv0uuu1uvv0uuu1uvv0*2,uuu1uuu0uvv0*2,uuu0*2,uvv0*2,uuu1
  uuu0sopcsnoesooesppctqqbsopdsppcsppbsoofsppbsoohsopfsopbsopfsppdsopbsoocsopdsooeuuu2uvv0uuu1
  uuu0noolpqqfpqqcopqmpqqgpqqhpqqcpqqfpqqcpqqfopqkqrrbqrrfoppfpqqcpqqipqqfqqrfuuu0uvv0*2,uuu1
  uuu0uvv0*15,uuu1*2,uvv0*4,uuu1
  uuu0rklatssbtqrasppetrr9tqqetqqdtrrbsoojtqqbtqqcsppetrraspqftqqf*2,tqratqqctqqdtqqeuvv0uuu1
  uuu0utt1uvv0*3,utt2uvv0*12,uuu1uvv0*3,uuu1
  uuu0qijbtss6tqqbtqqasppdtpqgtqrbsppespqctrrbtqqetqqatrr8sppfspqdtrrbsppdtssauvv0*3,uuu1
  uuu0sop5ttt2utt4tss7tssatss6tst6tss6utt5tss7utt5tss5tss7tss6tst6tss5tst4tss7tss5utt4uvv0uuu1
  uuu0sop5utt1utt5tss7tss8tss5tst7utt6tss7tss5utt6tss7tss6trratss6utt5trratss7tst6tss8uvv0uuu1
  uuu0sss6stt7stt8stt5*2,sss9uuu0uvv0*14,uuu1
  uuu0stt6sss8stt7rss5sst4rss7uuu0*15,uuu1
  uuu0stt2rss6*2,qrs8rss6rss7rss8rrs7rss5stt3qrs8qrr8qrrbstt2qrs9rss8rss7ttt1tuu0*2,uuu0uuu1
  uuu0tuu0rss4rss5rss4stt4rss4rss5rss6rss4stt3rss5rss6rss4stt3rss5rss4*2,ttt0tuu0*2,uuu0uuu1
  uuu0stt2pqqbpqrcpqr9rss8rss7qrr9prr9qrrarss7qrr9pqqcqrr9rss7pqqbqrr8qrrastt1tuu0*2,uuu0uuu1
  uuu0*2,tuu0*19,uuu0uuu1
  uuu0qrrdqrrgqrrdrss9qqrbpqqhttt4uvv0*14,uuu1
  uuu0tuu0*20,uuu0uuu1
  uuu0stt2qrr9prrapqrdqrr9qrrbpqqdpqqcqrr8rss5pqqd*2,pqqfstt4pqqepqrbqrrastt1tuu0*2,uuu0uuu1
  uuu0ttt1qrr9*2,rss5sss6rss6rss7qrr7rss7rss5rss6qrrarss5sst6qrr7*2,rss8stt2tuu0*2,uuu0uuu1
  uuu0tuu1sst3rss4*2,stt3stt2rss2stt3*2,stt2stt3rss4sss4stt3sss4stt3rss3ttt0tuu0*2,uuu0uuu1
  uuu0uuu1uuu0*20,uuu1
  uuu0qrrcqrrfqrrarss9qrrcpqqeqrrdqrrbuuu0*12,uvv0uuu1
  uuu0tuu0ttt0*2,stt1ttt0stt1*2,ttt0*2,stt0ttt1stt1*2,tuu0stt1stt0stt1tuu0*3,uuu0uuu1
  uuu0stt2qrr9*2,qrrbrss9qrs9qrrbpqrbqrr8rss4prrbpqqcpqqestt4pqqdqrraqrr8stt1tuu0*2,uuu0uuu1
  uuu0stt2pqqcpqqdpqqarss9qrr9qrrapqqaqrrbqrr8qrraoqqeqrrarss9pqqbpqrapqrbstt3tuu0*2,uuu0uuu1
  uuu0tuu0*20,uuu0uuu1
  uuu0sss6stt7stt5ttt4stt6*3,stt5*2,stt4stt6*2,uuu0uvv0*8,uuu1
  uuu0stt6sss8sss5stt4sst7rss6rss9rss6stt4rrs9rss7sst6tuu1uuu0*8,uuu1
  uuu0stt2rss6*2,qrs8rss6rss7rss8rrs7rss5stt3qrs8qrr8qrrbstt2qrs9rss8rss7ttt1tuu0*2,uuu0uuu1
  uuu0tuu0rss4rss5rss4stt4rss4rss5rss6rss4stt3rss5rss6rss4stt3rss5rss4sss4stt0tuu0*2,uuu0uuu1
  uuu0stt2pqqbpqrcpqr9rss8rss7qrr9prr9qrrarss7qrr9pqqcqrr9rss7pqqbqrr8qrrbstt1tuu0*2,uuu0uuu1
  uuu0*2,tuu0*19,uuu0uuu1
  uuu0*22,uuu1
