page-growing 358x715
~ IqB6 xt-H U-QI PiZq ITGt CeNm eH8o -cUI X-Ho fueJ 4H2A 9TRS NKBo fQ3- fQ3- fQ3- fQ3- Rtd0 dc40 HMXR
~ Bkuo dc40 jWce GuvF VMED HCJO oy8h dc40 -07V TN0y dc40 fNmu kA7A ITGt CeNm mNSy TaeE yG2K 7KgQ a18c
~ LQp4 mnKt Iqlx 4NWy a18c IbCr r7SB PEhL a18c RKPv r7SB nVcZ a18c O5YE r7SB hi3g a18c ljHD bqYN xq7z
~ a18c 2AdY q7Ye tIgo a18c hkDe hGFf zXQi a18c BST0 lNOS Gi8j aqhs a18c cC8I pN6X M2oT PdJ7 a18c 0GHF
~ DMU5 0ZMx ObGA PiZq 2fTo x50S 8Vs- NHmy
  qrrbqrr7qrraqrrcqrrbuvv0*18,
  uvv0*22,uuu0
  vvv0*22,uvv2
  vvv0kllijllkikkdnoodkllhlnnhlnngklmljklolmmgikknklldpqqbvvv0*8,vvv2
  vvv0vvv1uuu1vvv1uuu4vvv0*17,vvv2
  vvv0oppdmnninooklnnmqrrcrssbrrrerssgrrrgrssfrrrfuuu2vvv0*9,vvv2
  vvv0tttbrssetuu9sssbttt6*2,stt9ttt7ttt6uuu4sttasstasssdttt8sssbttt7ttt6sttbttt7vvv0*2,vvv2
  vvv0stt8ttt8*2,stt9ttt7ttt6ttt7uuu6uuu4*5,uuu3uuu4*2,uuu6*2,uuu5vvv0*2,vvv2
  vvv0sst9sttb*2,ttt8sttatttarsserssdtuu5vvv0*12,vvv2
  vvv0uvv0tuu0*2,uuu0*2,tuu0*3,uuu0tuu0*3,uuu0tuu0vvv0*7,vvv2
  vvv0bgi47ef0*2,8fg4agh47ef0*3,bhi47ef0*3,bhi47ef0gkl4stt0stt1stt0*3,uvv0vvv2
  vvv0*3,uuu2rssdvvv0*2,ttt8rrrdvvv0*2,ttu6qssbvvv1vvv0ttt8rrsdvvv2vvv0tuu6rssduuu2vvv2
  vvv0*3,ttt6qqrivvv1vvv0rssbqrriuuv2vvv0rssaqrrguuu3vvv0rssaqrriuuu5vvv0rsscqqrjuuu5vvv2
  vvv0*3,vvv2uuu5vvv0*2,uuu4uuu5vvv0*2,uuu4uuu5vvv1vvv0uuu4uuu5vvv2vvv0uuu4uuu5vvv1vvv2
  uvv0vvv0*21,uuu0
  vvv0uvv0vvv1vvv0*19,uvv2
  vvv0lmmhklmjikkdmnoelmmiklmdhijinoohvvv0*8,ssseqrrfrss9rrreuuu4vvv2
  vvv0*8,uuu1vvv0*13,vvv2
  vvv0pqqeqrrgvvv0*9,vvv1pqqfrrrbtuu4vvv0*3,sssbqrrduuu2vvv2
  vvv0*22,vvv2
  vvv0tuu6vvv0*13,uuu5vvv0*2,ttt8ssscpqqnuuu6vvv2
  vvv0uuu0vvv0*13,uvv0vvv0*2,uuu1uuu2uuv1vvv0vvv2
  vvv0uuu3vvv0*13,vvv2vvv0*2,uuu3tuu5ttt9vvv2*2,
  vvv0uuu4vvv0*13,uuu4vvv0*2,ttu5sstarssfuuu4vvv2
  vvv0*22,vvv2
  vvv0sst8vvv0*12,vvv1ttt6vvv0*2,uuu3qqrgppqotuu7vvv2
  vvv0*22,vvv2
  vvv0ssscrsscpqqhvvv2vvv0*10,ttu6vvv0*2,vvv1qqrfppqotuu7vvv2
  vvv0*22,vvv2
  vvv0ttt6uuu5ttt5ttu8vvv0*9,tuu8uuu4vvv0*3,uuu2sssauuu4vvv2
  vvv0ttt4tuu5ttu5uuu5vvv0*9,ttt5uuu3vvv0*3,vvv3tuu6vvv2*2,
  vvv0uuu2vvv0uvv1uuu2vvv0*9,uuu1uvv1vvv0*3,vvv1uuu2vvv1vvv2
  vvv0rssasssasssbrrrhuuu5vvv0*8,sssbuuu5vvv0*3,tuu5rsseuuu6vvv2
  vvv0tuv0tuu0*19,vvv0vvv2
  vvv0rtt1lnojmppdoqqaknoinqqcmopiorr8rtu0*4,qss2knnkprr7rtu0*2,rtt1looenqqcuvv0vvv2
  vvv0tuv0suu0*18,tuu0vvv0vvv2
  vvv0rssctttbssscsssbrssgvvv0*7,vvv1qrriuuu5vvv0*4,rssfuuu6vvv2
  vvv0ttt4ttt2ttt3*2,ttu3uvv0*7,uuu1ttt3uuu1uvv0*4,ttt3vvv1vvv2
  vvv0uuu5uuu4*2,uuu2vvv1vvv0*7,uvv2stt7uuu3vvv0uuu1ttt6ttt5sss8uuu2vvv2
  vvv0rrrdpqqgqqqcpqqcvvv2vvv0*7,uuu1qqrftuu4vvv0uuu2qrrbrrrcqqreuuu4vvv2
  vvv0*22,uvv2
  uvv1vvv0*21,uuu0
  vvv0rssastt8ttu4sss8stt9ttt4stt8sss9uuu4vvv0*10,vvv1vvv0vvv2
  vvv0sstbrrrdttt7rrrdssscqrrcrrrerssbstt7vvv0*10,vvv2vvv0vvv2
  uvv1vvv0*21,uuu1
page-people 358x715
~ IqB6 xt-H J__N PiZq ITGt CeNm eH8o -cUI X-Ho 7eZI BPmq kDvl NKBo fQ3- Rtd0 VMED FXKy Bkuo dc40 fNmu
~ tQaH ITGt CeNm mNSy TaeE yG2K 7KgQ a18c LQp4 mnKt Iqlx 4NWy a18c IbCr r7SB xNT4 a18c RKPv r7SB 29Q5
~ a18c O5YE r7SB xq7z a18c ljHD bqYN BUJQ a18c 2AdY q7Ye GfzR a18c hkDe hGFf z9_K a18c BST0 lNOS Gi8j
~ 2cyO a18c cC8I pN6X Pd7a PdJ7 a18c 0GHF DMU5 ydF- ObGA PiZq 2fTo x50S 8Vs- NHmy
  qrrbqrr7rrs9rrrasst5uvv0*18,
  uuu0uvv0*22,
  vvv0*22,uvv2
  vvv0kllijllkikkdnoockllhlnnhlnngklmljklolmmgikknklldpqqbvvv0*8,vvv2
  vvv0uvv1vvv0uuv1tuu4vvv0*17,vvv2
  vvv0nooinooklmnkoppgsssaqrrdrsseqrrjsssdqrrettt8vvv0*10,vvv2
  vvv0tttbrssetuu9sssbttt6*2,stt9ttt7ttt6uuu4sttattt8sssasttbsssbtuu4ttt8sttatttbsttbvvv0vvv2
  vvv0uuu5uuu7uuu3tuu4uuu4ttu7ttt7stt9ttt7stt9ttt8stt8ttt5tuu5ttu6uuu4uuu5uuu4uuu5uuu4vvv0vvv2
  vvv0sssbrrrdssscsttbrsserrscttt7sttb*2,sstcttt8sstasttcrssgrssdtuu5vvv0*5,vvv2
  vvv0uvv0tuu0*8,uuu0vvv0*11,vvv2
  vvv0bgi47ef0*9,stt0*10,uvv0vvv2
  vvv0*9,uuu2rssbvvv0*8,tuu6rssduuu2vvv2
  vvv0*9,tuu3qrsfuuv2vvv0*7,ttt6qrreuuu4vvv2
  vvv0*9,vvv2tuu8vvv1vvv0*7,uvv2ttu6vvv2*2,
  uvv0vvv0*21,uuu0
  vvv0uvv0vvv1vvv0*19,uvv2
  vvv0lmmhklmjikkdmnoelmmiklmdhijinoohvvv0*8,ssseqrrfrss9rrreuuu4vvv2
  vvv0*8,uuu1vvv0*13,vvv2
  vvv0pqqeqrrgvvv0*10,stt8qrrfrrrbvvv0*3,sssbqrrduuu2vvv2
  vvv0*22,vvv2
  vvv0tuu6vvv0*13,tuu7vvv0*3,rsscpqqnuuu6vvv2
  vvv0uuu0vvv0*13,uuu0vvv0*3,uuu2uuv1vvv0vvv2
  vvv0uuu3vvv0*13,uuu3vvv0*3,uuu5ttt9vvv2*2,
  vvv0uuu4vvv0*13,uuu4vvv0*2,vvv1sssarssfuuu4vvv2
  vvv0*22,vvv2
  vvv0sst8vvv0*13,ttt7vvv0*2,vvv1qqrfppqotuu7vvv2
  vvv0*22,vvv2
  vvv0ssscrsscpqqhvvv2vvv0*10,ttt7vvv0*2,vvv1qrreppqotuu7vvv2
  vvv0*22,vvv2
  vvv0ttt6uuu5ttt5ttu8vvv0*10,sttcvvv0*3,uuv1sssbuuu4vvv2
  vvv0ttt4tuu5ttu5uuu5vvv0*10,ttt8vvv0*3,uuu2ttt7vvv2*2,
  vvv0uvv1vvv0*2,vvv1vvv0*10,uuv1vvv0*6,vvv2
  vvv0qrrcsssarsscqrrjuuu5vvv0*8,vvv2qqrhvvv0*3,ttt6rrrfuuu6vvv2
  vvv0tuv0tuu0*19,vvv0vvv2
  vvv0rtt1lnojmppdoqqaknoinqqcmopiorr8rtu0*5,npqclnojrtu0*3,orr8nqqcuvv0vvv2
  vvv0tuv0suu0*18,tuu0vvv0vvv2
  vvv0rssctttbssscsssbrssgvvv0*8,sttarrsgvvv0*4,sstcuuu6vvv2
  vvv0uuu3uuu2uuu3*3,vvv0*8,uuu2uuu3vvv0*4,uuu2vvv1vvv2
  vvv0tuu3uuu2*2,uuu1*2,uvv0*8,ttt3sss5uvv0*2,ttt3stt4sss5uuu1vvv2
  vvv0qqrgoppippqeoppdvvv2vvv0*8,rss9qqrgvvv0*2,rrsbqrrepqqhuuu5vvv2
  vvv0*22,uvv2
  uvv1vvv0*21,uuu0
  vvv0stt8tuu5uuu3ttt5ttt6uuu2tuu5ttt7uuu3vvv0*10,vvv1vvv0vvv2
  vvv0rrrdqqqfstt8qqrgrrseqqreqqrhqrrdsst8vvv0*10,vvv2vvv0vvv2
  uvv1vvv0*21,uuu1
page-unlocked 358x695
~ IqB6 xt-H st6l PiZq ITGt CeNm eH8o -cUI X-Ho YLti 0RJr lCL2 NKBo fQ3- fQ3- fQ3- fQ3- Rtd0 dc40 HMXR
~ Bkuo dc40 jWce GuvF dc40 uE-7 oy8h dc40 -07V TN0y VMED sD6I kA7A ITGt CeNm mNSy TaeE yG2K 7KgQ a18c
~ LQp4 mnKt Iqlx 4NWy a18c IbCr r7SB X6WI a18c RKPv r7SB ZcPL a18c O5YE r7SB nW7D a18c ljHD bqYN lk55
~ a18c 2AdY q7Ye Cvkn a18c hkDe hGFf QUfN a18c BST0 lNOS Gi8j _QW3 a18c cC8I pN6X PY8t PdJ7 a18c 0GHF
~ DMU5 nWEt ObGA PiZq 2fTo x50S 8Vs- NHmy
  qrrbqrr7rssbrrsbrrrastt4uvv0*17,
  uuu0uvv0*22,
  vvv0*22,uvv2
  vvv0kllijllkikkdnoockllhlnnhlnngklmljklolmmgikknklldpqqbvvv0*8,vvv2
  vvv0vvv1uuu1vvv1ttu4vvv0*17,vvv2
  vvv0oppdmnninooklnnmqrrcrssbrrrerssgrrrgrssfrrrfuuu2vvv0*9,vvv2
  vvv0sttattt7tttdtuu6stt7tuu5ttt9uuu6ttt9ttt7stt8uuu5vvv0*9,vvv2
  vvv0uuu5uuu3uuu6*2,tuu4tuu5uuu5uuv4tuu6uuu5*2,uuu3vvv0*9,vvv2
  vvv0oqq1mpp0*2,mpq1npq1mpp0*3,oqq1mpp0*3,oqq1mpp0*3,oqq3mpp0*3,uuu1vvv2
  vvv0hlm3ejk0*2,fkl3glm3ejk0*3,hlm3ejk0*3,hlm3ejk0*3,hlm6ejk0*3,stt3vvv2
  vvv0*3,ttt4ppqlvvv0*2,rrrcopplvvv1vvv0rssbppqluuu3vvv0rsscoppluuu4vvv0rst9oqqituu4vvv2
  vvv0*3,tuu6rrsgvvv1vvv0sssarssguvv1vvv0rsscrsseuuu4vvv0sssarssfuuu5vvv0sssdrrsguuu4vvv2
  vvv0*22,uvv2
  uvv1vvv0*21,uuu0
  vvv0rrr6ttt5uuu0vvv0tuu3vvv0ttt5vvv1vvv0*13,vvv2
  vvv0ppqbmnnfkllcnoodnooelmncjklenoohvvv0*8,ssseqrrfrss9rrreuuu4vvv2
  vvv0*13,vvv1vvv0*8,vvv2
  vvv0qqrdqrrgvvv0*9,vvv1qqrerrrbtuu4vvv0*3,sstaqrrduuu2vvv2
  vvv0*22,vvv2
  vvv0ttt7vvv0*12,vvv1ttt6vvv0*2,rssbqrreppqotuu7vvv2
  vvv0*22,vvv2
  vvv0tuu6vvv0*13,uuu5vvv0*2,sttbsstcqrrkuuu6vvv2
  vvv0uuu1vvv0*13,uvv1vvv0*2,uuu2tuu5uuu4vvv1vvv2
  vvv0uuu2vvv0*13,uvv1vvv0*2,uuu3uuu2ttt6vvv1vvv2
  vvv0tuu6vvv0*13,uuu4vvv0*2,ttt6sssbrrriuuu5vvv2
  vvv0*22,vvv2
  vvv0ssscrsscpqqhvvv2vvv0*10,ttu6vvv0*2,uvv2qrreppqotuu7vvv2
  vvv0*22,vvv2
  vvv0qrrbsssarrrasssdvvv0*9,rssettt7vvv0*2,vvv1qrrbqqqituu7vvv2
  vvv0*22,vvv2
  vvv0ttt6uuu3uuu5ttt9vvv2vvv0*8,ttt5uuu3vvv0*3,uuu1sttbuuv3vvv2
  vvv0stt6ttt7*2,sttbvvv3vvv0*8,ttt7uuu3vvv0*3,uvv3tttauuv3vvv2
  vvv0suu0rtu1rtu0suu0rtt0rtu0suu0*6,rtu0rtu1rtu0suu0*3,rtt1rtu0vvv0vvv2
  vvv0rtt1looimppcoqraloohoqqbmopiorr8rtu0*4,qst2lnojprs6rtu0*2,rtt1looioqqcuvv0vvv2
  vvv0uvv0*20,vvv0vvv2
  vvv0qqrgrssdqrrgqrrfqrrkvvv0*7,uuu2ppqmttt7vvv0*3,ttt6qqqltuu7vvv2
  vvv0uvv0*20,vvv0vvv2
  vvv0rssdrrrcrrsarrr9vvv2vvv0*7,uuu2pqqftuu5vvv0uuu2qrrdrssapqqguuu5vvv2
  vvv0ttt6stt8stt6stt5vvv1vvv0*7,vvv1ttt6uuu2vvv0uuu1ttt5stt7ttt6uvv2vvv2
  vvv1vvv0*21,uvv1
  vvv0*22,uvv1
  vvv0pqqhqqqgsss9pqqgqrrgrss9qqqipqqgstt8vvv0*10,uvv3vvv0vvv2
  vvv0uuu4tuu4uuu2uuu5*2,stt7uuu4*2,uuu3vvv0*12,uvv2
  uvv1vvv0*21,uuu0
page-upcoming 358x509
~ IqB6 xt-H Jz2B PiZq ITGt CeNm FyF6 TaeE yG2K 7KgQ a18c LQp4 mnKt Iqlx 4NWy a18c IbCr r7SB X6WI a18c
~ RKPv r7SB ZcPL a18c O5YE r7SB nW7D a18c ljHD bqYN lk55 a18c 2AdY q7Ye Cvkn a18c hkDe hGFf QUfN a18c
~ 1Hnf -E75 -E75 a18c -JAO -E75 AjZw PdJ7 a18c pI0I DMU5 nWEt ObGA PiZq 2fTo x50S 8Vs- NHmy
  qrrbqrr7rrsarss9rssdrss8uvv0*17,
  uuu0uvv0*22,
  vvv0*22,uvv2
  vvv0kllijllkikkdmnoevvv0*12,ssseqrrfrss9rrreuuu4vvv2
  vvv0*22,vvv2
  vvv0pqqeqrrgvvv0*8,ttt5qqrfqrravvv1vvv0*4,sssbqrrduuu2vvv2
  vvv0*22,vvv2
  vvv0uuu4vvv0*11,uuu6vvv0*4,ttt7stt7rrrhuuu5vvv2
  vvv0uuu2vvv0*11,uuu2vvv0*4,uuu3ttt6ttu7vvv2*2,
  vvv0uuu1vvv0*11,uvv1vvv0*4,uuu2*2,uuu3vvv1vvv2
  vvv0ttu6vvv0*11,tuu6vvv0*4,sstbrsseqqrluuu6vvv2
  vvv0*22,vvv2
  vvv0sst8vvv0*11,ttt8vvv0*4,sss9qrreppqotuu7vvv2
  vvv0*22,vvv2
  vvv0sssb*2,rrrfvvv2vvv0*8,ttu5vvv0*4,vvv2rssbpqqnuuu6vvv2
  vvv0*2,uvv1uuu1vvv0*15,uuu2uuv1vvv0vvv2
  vvv0tuu4uuu2*2,uuu4vvv0*8,tuu6vvv0*5,uuu3ttt6vvv2*2,
  vvv0stt6ttt8sss8ttt9vvv0*8,rssavvv1vvv0*4,sss9sssbuuu4vvv2
  vvv0*22,vvv2
  vvv0qqqdsssarssdpqqkuuu6vvv0*7,pqqivvv2vvv0*4,tuu5pqqltuu7vvv2
  vvv0*22,vvv2
  vvv0qrrerssdqrrgqrrfqrrjvvv0*6,stt8ppqlvvv2vvv0*4,ttt4pqqmtuu7vvv2
  vvv0*22,vvv2
  vvv0sst9ttt8ttt7stt8sttbvvv0*6,uuu5ssscvvv1vvv0*4,uuu4sttcuuu4vvv2
  vvv0ttt6tuu5ttt8ttt7ttt8vvv0*6,uuu3stt9vvv0*5,uuu2ttt8vvv2*2,
  vvv0uvv0*2,uuu0uvv0*8,uuu0uuu1uvv0*3,uuu0uuu1uuu0uuu1vvv0vvv2
  vvv0oppeppqfttu3vvv0*8,sss8nookuvv2vvv0*2,tuu3opphpqqhnoomttt6vvv2
  vvv0*22,vvv2
  uvv0vvv0*21,uuu0
  vvv0uuu5vvv0*2,vvv1*2,vvv0*2,vvv2vvv0*13,vvv2
  vvv0pqqgooplrrrcoppkpqqjoppgoppmoppirrrbvvv0*10,uvv3vvv0vvv2
  vvv1vvv0*21,uuu1
page-classes 358x742
~ IqB6 xt-H YpSA PiZq ITGt CeNm eH8o -cUI X-Ho fueJ 4H2A 9TRS NKBo fQ3- fQ3- fQ3- fQ3- Rtd0 dc40 HMXR
~ Bkuo dc40 jWce GuvF VMED HCJO oy8h dc40 -07V TN0y dc40 fNmu kA7A ITGt CeNm mNSy TaeE yG2K 7KgQ a18c
~ LQp4 mnKt Iqlx 4NWy a18c FAAz fr9y a18c -77n _857 8ltH a18c ssgi lNOS udh0 rU0Z 4NWy a18c usaI UtUF
~ a18c -77n _857 xq7z a18c wx3D AjZw 9X0t 4NWy a18c -ihM eqUx a18c Sjny _FyV 50Js PdJ7 a18c 0GHF CpoB
~ dtsC ObGA PiZq 2fTo x50S 8Vs- NHmy
  qrrbqrr7rrsarss9stt4uvv0*18,
  uvv0*22,uuu0
  vvv0*22,uvv2
  vvv0kllijllkikkdnoodkllhlnnhlnngklmljklolmmgikknklldpqqbvvv0*8,vvv2
  vvv0uuu2ttt2uuu1stt5uuv1vvv0*16,vvv2
  vvv0pqqcnoohoopjnookqrrcrssbrrrerssgrrrgrssfrrrfuuu2vvv0*9,vvv2
  vvv0tttbrssetuu9sssbttt6*2,stt9ttt7ttt6uuu4sttasstasssdttt8sssbttt7ttt6sttbttt7vvv0*2,vvv2
  vvv0stt8ttt8*2,stt9ttt7ttt6ttt7uuu6uuu4*5,uuu3uuu4*2,uuu6*2,uuu5vvv0*2,vvv2
  vvv0sst9sttb*2,ttt8sttatttarsserssdtuu5vvv0*12,vvv2
  vvv0uvv0tuu0*2,uuu0*2,tuu0*3,uuu0tuu0*3,uuu0tuu0vvv0*7,vvv2
  vvv0bgi47ef0*2,8fg4agh47ef0*3,bhi47ef0*3,bhi47ef0gkl4stt0stt1stt0*3,uvv0vvv2
  vvv0*3,uuu2rssdvvv0*2,ttt8rrrdvvv0*2,ttu6qssbvvv1vvv0ttt8rrsdvvv2vvv0tuu6rssduuu2vvv2
  vvv0*3,ttt6qqrivvv1vvv0rssbqrriuuv2vvv0rssaqrrguuu3vvv0rssaqrriuuu5vvv0rsscqqrjuuu5vvv2
  vvv0*3,vvv2uuu5vvv0*2,uuu4uuu5vvv0*2,uuu4uuu5vvv1vvv0uuu4uuu5vvv2vvv0uuu4uuu5vvv1vvv2
  uvv0vvv0*21,uuu0
  vvv0ttu1uvv2vvv0*4,vvv1vvv0*14,vvv2
  vvv0mnngkmmiikkdmnoelmnhklmdhjjhmnoivvv0*8,ssseqrrfrss9rrreuuu4vvv2
  vvv0*22,vvv2
  vvv0pqqeqrrgvvv0*9,ttu5qrrgqrravvv1vvv0*3,sssbqrrduuu2vvv2
  vvv0*22,vvv2
  vvv0*22,vvv2
  vvv0oppknookqrrdrsscstt9rrsdrrsfrsserrreqrrgvvv0*11,vvv2
  vvv0*22,vvv2
  vvv0sss9rsscpqqhvvv2vvv0*9,qrrguuu3vvv0*2,vvv1qrrcpqqntuu7vvv2
  vvv0*2,uvv0*19,vvv0vvv2
  vvv0rtu1orr9oqr8oqr7npqeqss6orr9rtu0*5,pss6npqcqst2rtu0*3,prr6prr9uvv0vvv2
  vvv0rtu1prs3prs5qss4prs6pss5prs6rtu0*5,qst1pss4rtt0rtu0*3,qst3*2,uvv0vvv2
  vvv0*22,vvv2
  vvv0oppkoppinopjtttasssdrssdsttdrrrfstt9stt8sttbrssesssdsstcrrscrrsfvvv0*5,vvv2
  vvv0vvv2uuu2*2,vvv1uuu2uvv1vvv0uuu1vvv1uvv0uuu2uvv1uuu2vvv1uuv1vvv1vvv0*5,vvv2
  vvv0uuu4uuu3ttt8vvv0*10,ttt8vvv1vvv0*3,ttt6sstbuuv3vvv2
  vvv0tuu4ttt8sst8vvv1vvv0*9,stt8vvv2vvv0*3,stt9ssscuuv3vvv2
  vvv0*22,vvv2
  vvv0qrrbsssarssdqrrfuuu6vvv0*7,ttt8pqqkuuu3vvv0*3,ttt4pqqltuu5vvv2
  vvv0*22,vvv2
  vvv0*6,vvv1*4,uuv3uuu2vvv0*10,vvv2
  vvv0opphoppersscrssettt7sssdrssfsssfsssc*2,rssdvvv0*10,vvv2
  vvv0*22,vvv2
  vvv0sss9rsscsst8vvv0*10,ttt4vvv2vvv0*2,uuu3qqrgppqotuu7vvv2
  vvv0uvv0*20,vvv0vvv2
  vvv0qqqhppqipqqeppqduuv3vvv0*7,rss9qqrcvvv2vvv0tuu4qqrdqqrcnoomttt6vvv2
  vvv0vvv1uvv2*2,uvv1vvv0*8,vvv1uuu1vvv0*3,uuu1uuu3vvv1vvv0vvv2
  vvv1vvv0*21,uvv1
  vvv0*22,uvv1
  vvv0oppmooplrrrcnoomppqlqqqcoppmooplrrrbvvv0*10,uvv3vvv0vvv2
  vvv0*6,uuu4vvv0*15,uvv2
  uvv1vvv0*20,uvv0uuu0
page-ended 358x509
~ IqB6 xt-H shik PiZq ITGt CeNm FyF6 TaeE yG2K 7KgQ a18c LQp4 mnKt Iqlx 4NWy a18c IbCr r7SB X6WI a18c
~ RKPv r7SB ZcPL a18c O5YE r7SB nW7D a18c ljHD bqYN lk55 a18c 2AdY q7Ye Cvkn a18c hkDe hGFf QUfN a18c
~ 1Hnf -E75 -E75 a18c -JAO -E75 AjZw PdJ7 a18c pI0I DMU5 nWEt ObGA PiZq 2fTo x50S 8Vs- NHmy
  qrrbqrr7rss9qrrastt4uvv0*18,
  uvv0*22,uuu0
  vvv0*22,uvv2
  vvv0kllijllkikkdmnoevvv0*12,ssseqrrfrss9rrreuuu4vvv2
  vvv0*22,vvv2
  vvv0pqqeqrrgvvv0*8,ttt5qqrfqrravvv1vvv0*4,sssbqrrduuu2vvv2
  vvv0*22,vvv2
  vvv0uuu4vvv0*11,uuu6vvv0*4,ttt7stt7rrrhuuu5vvv2
  vvv0uuu2vvv0*11,uuu2vvv0*4,uuu3ttt6ttu7vvv2*2,
  vvv0uuu2vvv0*11,uuu2vvv0*4,uuu3tuu4ttt6vvv1vvv2
  vvv0tuu5vvv0*11,uuu5vvv0*4,sttasssdrrriuuu5vvv2
  vvv0*22,vvv2
  vvv0sst8vvv0*11,ttt8vvv0*4,sss9qrreppqotuu7vvv2
  vvv0*22,vvv2
  vvv0sssb*2,rrrfvvv2vvv0*8,ttu5vvv0*4,vvv2rssbpqqnuuu6vvv2
  vvv0*2,uvv1uuu1vvv0*15,uuu2uuv1vvv0vvv2
  vvv0tuu4uuu2*2,uuu4vvv0*8,tuu6vvv0*5,uuu3ttt6vvv2*2,
  vvv0stt6ttt8sss8ttt9vvv0*8,rssavvv1vvv0*4,sss9sssbuuu4vvv2
  vvv0*22,vvv2
  vvv0qqqdsssarssdpqqkuuu6vvv0*7,pqqivvv2vvv0*4,tuu5pqqltuu7vvv2
  vvv0*22,vvv2
  vvv0qrrerssdqrrgqrrfqrrkvvv0*6,stt8ppqlvvv2vvv0*4,ttt4pqqmtuu7vvv2
  vvv0*22,vvv2
  vvv0sst9ttt8ttt7stt8sttbvvv0*6,uuu5ssscvvv1vvv0*4,uuu4sttcuuu4vvv2
  vvv0ttt6tuu5ttt8ttt7ttt8vvv0*6,uuu3stt9vvv0*5,uuu2ttt8vvv2*2,
  vvv0uuu1uuu0*2,uvv0*8,tuu1stt3uvv0*3,uuu0ttt2*2,ttt3uvv1vvv2
  vvv0pqqe*2,tuu3vvv0*8,stt7oppjvvv2vvv0*2,uuu2pqqfqqrgoppkttu6vvv2
  vvv0*22,uvv2
  uvv0vvv0*21,uuu0
  vvv0tuu7vvv2uvv2uuu3uuu4vvv1vvv2uuu4vvv1vvv0*12,vvv2
  vvv0qqreopqisssappqjqrrhpqqfppqkpqqgrssavvv0*10,vvv3vvv0vvv2
  vvv1vvv0*21,uuu1
board-visitor 358x978
~ IqB6 xt-H CjCS PiZq ITGt XnnM oHgJ M3uX CF1a XnnM Y-K3 ppGc c9-6 npFe K_by Lxll WsU3 qvem BTrH rIJQ
~ qgcq sJM6 qB9i 8N1I DCns Dy7X TwPT WnVZ 4mO6 RDRq sJM6 QFeb 8N1I 10zo Dy7X V2Pr a0iA fsQr I3Cn OU-u
~ sJM6 fIJR 8N1I 03Bq Dy7X pwKz npV- tvYF gnct OU-u 54Ks YSdR gNKw 9ZV9 0TEa 0kBn IJ8R gNKw okwP c4vF
~ H0hO HUmi 9i0R DHoA 37W6 ydii ep8v gNKw ClRJ z95r H0hO HUmi 9i0R dQA6 37W6 NOJo ep8v gNKw W_LJ 0K-F
~ CSYC fs-B 4PH7 pMq1 yCj4 gNKw Vgfl HcJg H0hO HUmi 9i0R WTkz 37W6 kg83 ep8v gNKw EmyO gvMJ H0hO HUmi
~ 9i0R hdGD 37W6 b_D3 ep8v C8ii W1-U J_1H SBa5 0ffA xbiC -FLa NUHA w0oM -waq JxQx
  qrrbrrs9rssarrsbstt6uvv0*18,
  uuu0uvv0*22,
  vvv0*22,uvv2
  vvv0lmnhkllchijhkmmiikkikllfkllhjklhtuu6vvv0*12,vvv2
  vvv0*22,vvv2
  vvv0rssdrssgrrsdrssdsttdrrserrreqrrbsss9rssbsssbssserssgsttdrrrcsssattt8rsscrssftttavvv0vvv2
  vvv0*22,vvv2
  vvv0vvv1tuu7uuu5uvv1vvv0tuu0rss4*2,tuu0stt1qrs4stt3uuu0vvv0*8,vvv2
  vvv0vvv1sssbqqrgrrrgttt4tuu0rss5prr7tuu0stt1qrr8rss4uuu0vvv0*8,vvv2
  vvv0*6,uvv0*7,vvv0*9,vvv2
  vvv0uuu5uvv0*6,uuu2vvv1vvv0*12,vvv2
  vvv0uvv7oopippqfoppfrrrevvv0uuu5vvv1uvv3vvv0*4,qrr7sttbrssc*2,qrrbrssbqrrfuuu5vvv2
  vvv0uuu3uvv0*6,uuu2vvv0*13,vvv2
  vvv0*22,vvv2
  vvv0*9,vvt0voa0vn70vsn1vvv0*9,vvv2
  vvv0*4,uvv0vvv0*4,vsl2vm50rj48vob2vvv0*9,vvv2
  vvv0*3,qtt0nrr2rtu0vvv0*3,vur1vm60vm50vri2vvv0*9,vvv2
  vvv0*2,uvv0ptt0kno9ptt0vvv0*4,vut0vuq0vvv0*4,vsr1vli0vmj0vtt1vvv0*2,vvv2
  vvv0*3,ruu0qtt0suu0vvv0*2,pqqkqrrepqqfrssbpqqhoppguuu3vvv0vpn1rjg3sjg4vqp1vvv0*2,vvv2
  vvv0*2,vvv1ttt5uuu3vvv0uuv4vvv0*3,rssbsssdttt9vvv0*3,vsr1vlj0vmj0vtt1vvv0*2,vvv2
  vvv0*2,pqqeuuu5qrrfqqripqqjvvv0*10,vuu1vvv1*2,vvv0*2,vvv2
  vvv0*2,ttt8ttt9qrrjsut4uuu4vvv09eg618a0*4,39b1rss4vvv0pqqfqrrcrss9pqqfvvv0*2,vvv2
  vvv0uvv0pst0*5,vvv039b65bd67dedbfhjaegj18a0mop6vvv0ttt7rrrcsrr9vtu5vvv0*2,vvv2
  vvv0gnp46ik06hj2*2,6gi26ik0jpq439b618a06ceg8dfj39b318a0mop6vuu0vts0*4,vvu0vvv0vvv2
  vvv0emo46ik06fg66ef86ef76ik0hop439b618a0*5,mmm8uf80te70te71sd71te70ug91vvv1vvv2
  vvv0emo46ik06hj36gh66ik26ik0hop439b618a0*5,mlk9ue70rd63nb5amb5bsd63ue70vuu3vvv2
  vvv0emo46ik0*5,hop439b618a0*5,mlk9ue70te70pc68pc6bue70*2,vuu3vvv2
  vvv0emo46ik0*5,hop439b618a0*5,mlk9ue70*6,vuu3vvv2
  vvv0rtt1pst0*5,suu1oqq1opq0*5,ttt2vrp0*6,vvv0vvv2
  vvv0pqqeqrrgvvv0qrrepqqettu6vvv0*8,uuu3qqqhqrrfrssbrrsfqqqftuu4vvv2
  vvv0*22,vvv2
  vvv0*22,vvv2
  vvv0sssavvv0*2,sssettt7rsscsssastt9rss9vvv0*5,sss9pqqkqqrgqrrcqrrdpqqmttt6vvv2
  vvv0rts7tut5vvv0stt9tuu4ttt8vvv0uuu3ttt5vvv1vvv0*3,uuu4rrrestt7rssdqrrhssscqrreuuu5vvv2
  vvv0*15,vvv1vvv0*6,vvv2
  vvv0*22,vvv2
  vvv0rss9vvv0*2,uuu3stt6tuu4uvv1uuu6vvv0*6,sssaqqqhpqqjpqqkpqqmqrreuuu4vvv2
  vvv0uuu1vvv0*2,rssavvv2ssscrsserrsgvvv0*5,uuu3sssbttt6sstbrrsgsttbrssduuu4vvv2
  vvv0*14,vvv1uuu3vvv1vvv2vvv1vvv0vvv1vvv0vvv2
  vvv0*22,vvv2
  vvv0uuv2vvv0*2,pqqgrss8rss7sss6qrrcrrsdqrrdrrsdrrscrsscrrserssbsst9rssdrssbvvv0*3,vvv2
  vvv0tttavvv0*2,stt9ttt9sssbttt6sttastt8sstbttt6stt9uuu2vvv0*8,vvv2
  vvv0*4,vvv1*3,vvv0vvv1vvv0vvv1uvv2vvv1*2,vvv0*8,vvv2
  vvv0*22,vvv2
  vvv0rrrcvvv0*13,stt8ttt8qrrgsss9qrrfqqriuuu7vvv2
  vvv0uuu3vvv0*2,ppqoqrreqqresssarrrdoppmuuu3vvv0*3,vvv1ttt7stt6stt8rrscsst9sss9uuu3vvv2
  vvv0sut4vvv0*12,uuu3sst9uuu3tuu7ttt7uuu4tuu6vvv2*2,
  vvv0*22,vvv2
  vvv0ttt7vvv0*13,tuu8sssasss9ssscrssettu7uuu4vvv2
  vvv0vuu3vvv0*2,rrscqqresss8qrrfttt6vvv0*6,ttu5stt8ttu7rsscssscrssauuu2vvv2
  vvv0uss6vvv0*12,uuu4rrsdttu5ttt9sstcttu7stt9vvv3vvv2
  vvv0*22,vvv2
  vvv0*22,vvv2
  vvv0*6,uvv3vvv0ttt7stt9ttt6ttt7ttt8ttu8vvv0uuu4vvv0*6,vvv2
  vvv0*6,vvv1vvv0vvv1ttt6uuu1uuv2vvv1uuu1vvv0vvv3vvv0*6,vvv2
  vvv0*22,vvv2
  vvv0rrsfrssfsss8rssdsstarrrgrssdsttcrrsfrrrdsss9rrsarsseqrrdtttbrrrfsstarssd*2,vvv0*2,vvv2
  vvv0sttcsttauuu4vvv0*18,vvv2
  vvv0tuu8tuu7uvv3vvv0*18,vvv2
  vvv0rsscrrrdrssgsssa*2,sss9uuu3vvv0*14,vvv2
  vvv0*22,uvv1
  uuu0tuu0*20,tuu1uvv0
board-mine 358x1093
~ IqB6 xt-H Rr7_ PiZq ITGt XnnM oHgJ M3uX CF1a XnnM Y-K3 ppGc c9-6 npFe K_by Lxll WsU3 qvem BTrH rIJQ
~ qgcq sJM6 qB9i 8N1I DCns Dy7X TwPT WnVZ 4mO6 RDRq sJM6 QFeb 8N1I 10zo Dy7X V2Pr a0iA fsQr I3Cn OU-u
~ sJM6 fIJR 8N1I 03Bq Dy7X pwKz npV- tvYF gnct OU-u 54Ks YSdR gNKw 9ZV9 0TEa 0kBn IJ8R gNKw okwP c4vF
~ H0hO HUmi 9i0R DHoA 37W6 ydii ep8v gNKw ClRJ z95r H0hO HUmi 9i0R dQA6 37W6 NOJo ep8v gNKw W_LJ 0K-F
~ CSYC fs-B 4PH7 pMq1 yCj4 gNKw Vgfl HcJg H0hO HUmi 9i0R WTkz 37W6 kg83 ep8v gNKw EmyO gvMJ H0hO HUmi
~ 9i0R hdGD 37W6 b_D3 ep8v IJ8R gNKw Dt0X gNKw Rdwa SX-j sZgQ Uc6u _geO bupc qEve L-t8 ZMa5 6l3S C8ii
~ W1-U J_1H SBa5 0ffA xbiC -FLa NUHA w0oM -waq JxQx
  qrrbrrs9rss9qrrctuu1uvv0*18,
  uvv0*22,uuu0
  vvv0*22,uvv2
  vvv0lmnhkllchijhkmmiikkikllfkllhjklhtuu6vvv0*12,vvv2
  vvv0*22,vvv2
  vvv0rssdrssgrrsdrssdsttdrrserrreqrrbsss9rssbsssbssserssgsttdrrrcsssattt8rsscrssftttavvv0vvv2
  vvv0*22,vvv2
  vvv0vvv1tuu7uuu5uvv1vvv0tuu0rss4*2,tuu0stt1qrs4stt3uuu0vvv0*8,vvv2
  vvv0vvv1sssbqqrgrrrgttt4tuu0rss5prr7tuu0stt1qrr8rss4uuu0vvv0*8,vvv2
  vvv0*6,uvv0*7,vvv0*9,vvv2
  vvv0uuu5uvv0*6,uuu2vvv1vvv0*12,vvv2
  vvv0uvv7oopippqfoppfrrrevvv0uuu5vvv1uvv3vvv0*4,qrr7sttbrssc*2,qrrbrssbqrrfuuu5vvv2
  vvv0uuu3uvv0*6,uuu2vvv0*13,vvv2
  vvv0*22,vvv2
  vvv0*9,vvt0voa0vn70vsn1vvv0*9,vvv2
  vvv0*4,uvv0vvv0*4,vsl2vm50rj48vob2vvv0*9,vvv2
  vvv0*3,qtt0nrr2rtu0vvv0*3,vur1vm60vm50vri2vvv0*9,vvv2
  vvv0*2,uvv0ptt0kno9ptt0vvv0*4,vut0vuq0vvv0*4,vsr1vli0vmj0vtt1vvv0*2,vvv2
  vvv0*3,ruu0qtt0suu0vvv0*2,pqqkqrrepqqfrssbpqqhoppguuu3vvv0vpn1rjg3sjg4vqp1vvv0*2,vvv2
  vvv0*2,vvv1ttt5uuu3vvv0uuv4vvv0*3,rssbsssdttt9vvv0*3,vsr1vlj0vmj0vtt1vvv0*2,vvv2
  vvv0*2,pqqeuuu5qrrfqqripqqjvvv0*10,vuu1vvv1*2,vvv0*2,vvv2
  vvv0*2,ttt8ttt9qrrjsut4uuu4vvv09eg618a0*4,39b1rss4vvv0pqqfqrrcrss9pqqfvvv0*2,vvv2
  vvv0uvv0pst0*5,vvv039b65bd67dedbfhjaegj18a0mop6vvv0ttt7rrrcsrr9vtu5vvv0*2,vvv2
  vvv0gnp46ik06hj2*2,6gi26ik0jpq439b618a06ceg8dfj39b318a0mop6vuu0vts0*4,vvu0vvv0vvv2
  vvv0emo46ik06fg66ef86ef76ik0hop439b618a0*5,mmm8uf80te70te71sd71te70ug91vvv1vvv2
  vvv0emo46ik06hj36gh66ik26ik0hop439b618a0*5,mlk9ue70rd63nb5amb5bsd63ue70vuu3vvv2
  vvv0emo46ik0*5,hop439b618a0*5,mlk9ue70te70pc68pc6bue70*2,vuu3vvv2
  vvv0emo46ik0*5,hop439b618a0*5,mlk9ue70*6,vuu3vvv2
  vvv0rtt1pst0*5,suu1oqq1opq0*5,ttt2vrp0*6,vvv0vvv2
  vvv0pqqeqrrgvvv0qrrepqqettu6vvv0*8,uuu3qqqhqrrfrssbrrsfqqqftuu4vvv2
  vvv0*22,vvv2
  vvv0*22,vvv2
  vvv0sssavvv0*2,sssettt7rsscsssastt9rss9vvv0*5,sss9pqqkqqrgqrrcqrrdpqqmttt6vvv2
  vvv0rts7tut5vvv0stt9tuu4ttt8vvv0uuu3ttt5vvv1vvv0*3,uuu4rrrestt7rssdqrrhssscqrreuuu5vvv2
  vvv0*15,vvv1vvv0*6,vvv2
  vvv0*22,vvv2
  vvv0rss9vvv0*2,uuu3stt6tuu4uvv1uuu6vvv0*6,sssaqqqhpqqjpqqkpqqmqrreuuu4vvv2
  vvv0uuu1vvv0*2,rssavvv2ssscrsserrsgvvv0*5,uuu3sssbttt6sstbrrsgsttbrssduuu4vvv2
  vvv0*14,vvv1uuu3vvv1vvv2vvv1vvv0vvv1vvv0vvv2
  vvv0*22,vvv2
  vvv0uuv2vvv0*2,pqqgrss8rss7sss6qrrcrrsdqrrdrrsdrrscrsscrrserssbsst9rssdrssbvvv0*3,vvv2
  vvv0tttavvv0*2,stt9ttt9sssbttt6sttastt8sstbttt6stt9uuu2vvv0*8,vvv2
  vvv0*4,vvv1*3,vvv0vvv1vvv0vvv1uvv2vvv1*2,vvv0*8,vvv2
  vvv0*22,vvv2
  vvv0rrrcvvv0*13,stt8ttt8qrrgsss9qrrfqqriuuu7vvv2
  vvv0uuu3vvv0*2,ppqoqrreqqresssarrrdoppmuuu3vvv0*3,vvv1ttt7stt6stt8rrscsst9sss9uuu3vvv2
  vvv0sut4vvv0*12,uuu3sst9uuu3tuu7ttt7uuu4tuu6vvv2*2,
  vvv0*22,vvv2
  vvv0ttt7vvv0*13,tuu8sssasss9ssscrssettu7uuu4vvv2
  vvv0vuu3vvv0*2,rrscqqresss8qrrfttt6vvv0*6,ttu5stt8ttu7rsscssscrssauuu2vvv2
  vvv0uss6vvv0*12,uuu4rrsdttu5ttt9sstcttu7stt9vvv3vvv2
  vvv0*22,vvv2
  vvv0*7,ttt5ssscrssfrssasstarrscrssdrssbvvv0*7,vvv2
  vvv0uvv0*20,vvv0vvv2
  vvv0ruu0rtu0*2,nqq9qst4rtu0*15,uvv0vvv2
  vvv0rtt1loofnpqcnqqaoqr7rtt0qtt1rtu0*4,rtt1rtu0*2,nqq8lnodnpqekmnkmppdnqq8uvv0vvv2
  vvv0rtt2nrr8rtu0oqrbpss6prr8oqqdorr9pss5nqqcoqr8orrartu0qst3oqraprs6prs8orraoqraprs7uvv0vvv2
  vvv0ruu0rtu0*2,oqr9oqrcnpqdoqrartu0*6,rtt2qst3rtt0qtt1rtt0qtt1rtu0uvv0vvv2
  vvv0tuv0suu0*18,tuu0vvv0vvv2
  vvv0*22,vvv2
  vvv0*6,vvv2vvv0uuu5uuu3*2,uuu2uuu5*2,vvv0uvv3vvv0*6,vvv2
  vvv0*6,vvv3vvv0uuv3rsscttt4ttu7uuu4ttu5vvv0uuu4vvv0*6,vvv2
  vvv0*22,vvv2
  vvv0rssdsssdstt6sssbstt8rssesssbtttarsserssbstt8sss9ssscrssctttarssdstt9sstb*2,vvv0*2,vvv2
  vvv0ttt8ttt7uuu3vvv2vvv1*3,vvv2vvv1*9,vvv2vvv1vvv0*2,vvv2
  vvv0sttdsstcuuu5vvv0*18,vvv2
  vvv0rsscrrrdrssgsssa*2,sss9uuu3vvv0*14,vvv2
  vvv0*22,uvv2
  uuu0uvv0*20,uuu0uvv0
board-mine-shown 358x994
~ IqB6 xt-H Bc0L PiZq ITGt XnnM oHgJ M3uX CF1a XnnM Y-K3 ppGc c9-6 npFe K_by Lxll WsU3 qvem BTrH dhEk
~ qgcq sJM6 qB9i 8N1I DCns Dy7X TwPT WnVZ 4mO6 RDRq sJM6 QFeb 8N1I 10zo Dy7X V2Pr a0iA fsQr I3Cn OU-u
~ sJM6 fIJR 8N1I 03Bq Dy7X pwKz npV- tvYF gnct OU-u 54Ks YSdR gNKw 9ZV9 0TEa 0kBn IJ8R gNKw okwP c4vF
~ H0hO HUmi 9i0R DHoA 37W6 ydii ep8v gNKw HEEO z95r X3w0 Uc6u _geO bupc qEve NXwh iZT6 ep8v gNKw W_LJ
~ 0K-F CSYC fs-B 4PH7 pMq1 yCj4 gNKw Vgfl HcJg H0hO HUmi 9i0R WTkz 37W6 kg83 ep8v gNKw EmyO gvMJ H0hO
~ HUmi 9i0R hdGD 37W6 b_D3 ep8v C8ii W1-U J_1H SBa5 0ffA xbiC -FLa NUHA w0oM -waq JxQx
  qrrbrrs9rss9qrrcrss7rrsbrssauvv0*16,
  uuu0uvv0*22,
  vvv0*22,uvv2
  vvv0lmnhkllchijhkmmiikkikllfkllhjklhtuu6vvv0*12,vvv2
  vvv0*22,vvv2
  vvv0rssdrssgrrsdrssdsttdrrserrreqrrbsss9rssbsssbssserssgsttdrrrcsssattt8rsscrssftttavvv0vvv2
  vvv0*22,vvv2
  vvv0vvv1uuu5vvv2vvv0*2,tuu0sss3stt3tuu0ttt0rss3stt2uuu0vvv0*8,vvv2
  vvv0vvv1rrsdpqqiqqrittt4tuu0qrr6pqq8tuu0stt2pqr9rss5uuu0vvv0*8,vvv2
  vvv0*6,uvv0*7,vvv0*9,vvv2
  vvv0uuu5uvv0*6,uuu2vvv1vvv0*12,vvv2
  vvv0uvv7oopippqfoppfrrrevvv0uuu5vvv1uvv3vvv0*4,qrr7sttbrssc*2,qrrbrssbqrrfuuu5vvv2
  vvv0uuu3uvv0*6,uuu2vvv0*13,vvv2
  vvv0*22,vvv2
  vvv0*9,vvu0vrj0vqh0vuq0vvv0*9,vvv2
  vvv0*9,vtp1vqg0tof4vrj1vvv0*9,vvv2
  vvv0*3,suu0rtt0tuu0vvv0*3,vut0vqg0*2,vtn1vvv0*9,vvv2
  vvv0*3,suu0oqr6suu0vvv0*4,vvu0vus0vvv0*4,vtt0vpo0vqo0vuu0vvv0*2,vvv2
  vvv0*3,tuu0suu0tuv0vvv0*2,rsscstt8rss9ttt6sssarrsavvv2vvv0vrq1tnm2tom3vsr1vvv0*2,vvv2
  vvv0*3,uuu3uvv1vvv0vvv2vvv0*3,ttt7ttt8uuu5vvv0*3,vtt0vpo0vqo0vuu0vvv0*2,vvv2
  vvv0*2,sss8uuu3stt9sssasssbvvv0*10,vvv1*2,vvv0*3,vvv2
  vvv0*2,uuu5*2,sttbuuu3uvv2vvv0ilm3dhi0*4,eij0ttt2vvv0sss9stt7ttt5rss9vvv0*2,vvv2
  vvv0*2,stu0*5,vvv0eij3gjk3hkl8jmmbilmbdhi0qrr3vvv0uuu4stt7utt5vuu3vvv0*2,vvv2
  vvv0mrr2gnp0gno1*2,gmn1gnp0oss2eij3dhi0gkl9hklbeij2dhi0qrr3vvu0vuu0*4,vvv0*2,vvv2
  vvv0lqr2gnp0gmm3glm4*2,gnp0nrs2eij3dhi0*5,qqq5ulh0*2,ulg0*2,ulh0umi0vvv0vvv2
  vvv0lqr2gnp0gno2gmn4gno1gnp0nrs2eij3dhi0*5,ppp5ulh0tkg2rjg5qjf6tkg2ulh0vvu2vvv2
  vvv0lqr2gnp0*5,nrs2eij3dhi0*5,ppp5ulh0*2,rkg5rjg7ulh0*2,vvu2vvv2
  vvv0lqr2gnp0*5,nrs2eij3dhi0*5,ppp5ulh0*6,vvu2vvv2
  vvv0tuu0stu0*5,tuu0rss0*6,uuu1vts0*6,vvv0vvv2
  vvv0sss8sttavvv0stt8sss9uuu4vvv0*8,vvv2sssastt9ttt7ttt9sss9uuu3vvv2
  vvv0*22,vvv2
  vvv0*22,vvv2
  vvv0ttt6vvv0*2,tuu7uuu3tuu5ttu6uuu5ttt4vvv0*5,ttt6ssscsssastt7*2,rssduuu4vvv2
  vvv0tut4uuu3vvv0ttu7uuu3tuu6vvv0uuu2uuu4vvv0*4,uvv2ttt8uuu4ttt8sttattt7stt8uvv3vvv2
  vvv0*22,vvv2
  vvv0tuv0tuu0*19,vvv0vvv2
  vvv0tuu1suu0tuu0oqqbqss6tuu0*8,stu1stu2rtt4rtt3rst4stu2suu2vvv0vvv2
  vvv0tuu1stt2tuu0rss7stt3rtt4rss8rtt5stu3rst6rtt4rtt6tuu0stt2qss7qss6rss6qss6rss6rtt3vvv0vvv2
  vvv0tuu0suu0tuu0rtt4rtt6rss6rst5suu0tuu0suu1suu0tuu0*2,qss6rst5rss6qss9rss6qss7rtt4vvv0vvv2
  vvv0tuu0*3,stu1stu2*2,suu1tuu0*13,vvv0vvv2
  vvv0*22,vvv2
  vvv0vvv1vvv0*2,sssattt5ttt4ttu4stt7ttt7stt8ttt7*3,ttt8ttt7tuu5ttt8ttt6vvv0*3,vvv2
  vvv0uuu7vvv0*2,uuu4*2,uuu6uuu3uuu5uuu4uuu5uuu3uuu4vvv1vvv0*8,vvv2
  vvv0*4,vvv2vvv1vvv2vvv1vvv2vvv1vvv2uvv2vvv1*2,vvv0*8,vvv2
  vvv0*22,vvv2
  vvv0ttt6vvv0*13,uuu4*2,ttt8uuu4ttt8stt9uvv3vvv2
  vvv0uvv2vvv0*2,rssestt8sss9ttt6stt8rrsdvvv1vvv0*4,uuu4tuu3ttu5ttt7ttu6ttt6uvv2vvv2
  vvv0tuu3vvv0*12,vvv2ttt7uuv2uuu5uuu6uuu3uuu4vvv1vvv2
  vvv0*22,vvv2
  vvv0uuu3vvv0*13,vvv3tuu5ttu5tuu6ttt7uuu4vvv2*2,
  vvv0vvv1vvv0*2,ttt7sst8ttt5sst9uuu4vvv0*6,uuu3uuu5uuu4ttt7ttt8ttt6vvv1vvv2
  vvv0vtt4vvv0*12,uuu3stt9uuu4uuu6ttt8uuu5tuu6vvv2*2,
  vvv0*22,vvv2
  vvv0*22,vvv2
  vvv0*6,vvv3vvv0ttt6ttt7ttt5ttu5ttt7tuu7vvv0uuu4vvv0*6,vvv2
  vvv0*6,vvv2vvv0vvv2stt8uuu2uuu4vvv2uuu2vvv0uvv3vvv0*6,vvv2
  vvv0*22,vvv2
  vvv0rrsfrssfsss8rssdsstarrrgrsscsttcrrsfrrrdsss9rrsarsseqrrdtttbrrrfsstarssd*2,vvv0*2,vvv2
  vvv0ttt9ttt7uuu3vvv0*18,vvv2
  vvv0tttbttt9uuu4vvv0*18,vvv2
  vvv0rsscrrrdrssgsssa*2,sss9uuu3vvv0*14,vvv2
  vvv0*22,uvv2
  uuu1vvv0*20,uvv1uvv0
board-final 358x1048
~ IqB6 xt-H Tfd1 PiZq ITGt XnnM oHgJ Q0Qm XnnM Y-K3 ppGc c9-6 npFe K_by Lxll WsU3 qvem BTrH rIJQ qgcq
~ sJM6 qB9i 8N1I DCns Dy7X TwPT WnVZ 4mO6 RDRq sJM6 QFeb 8N1I 10zo Dy7X V2Pr a0iA fsQr I3Cn OU-u sJM6
~ fIJR 8N1I 03Bq Dy7X pwKz npV- tvYF gnct OU-u 54Ks YSdR gNKw 9ZV9 0TEa 0kBn IJ8R gNKw okwP c4vF H0hO
~ HUmi 9i0R DHoA 37W6 ydii ep8v gNKw ClRJ z95r H0hO HUmi 9i0R dQA6 37W6 NOJo ep8v gNKw W_LJ 0K-F CSYC
~ fs-B 4PH7 pMq1 yCj4 gNKw Vgfl HcJg H0hO HUmi 9i0R WTkz 37W6 kg83 ep8v gNKw EmyO gvMJ H0hO HUmi 9i0R
~ hdGD 37W6 b_D3 ep8v IJ8R gNKw Dt0X gNKw Rdwa SX-j sZgQ Uc6u _geO bupc L-t8 ZMa5 6l3S C8ii W1-U J_1H
~ SBa5 0ffA xbiC -FLa NUHA w0oM -waq JxQx
  qrrbrrs9rssbqrrcuvv0*19,
  uvv0*22,uuu0
  vvv0*22,uvv2
  vvv0lmnhkllchijhkmmiikkikllfkllhjklhtuu6vvv0*6,uuu5rssesssdrrscrrshuuu3vvv2
  vvv0*22,vvv2
  vvv0uvv0vvv0*4,tuu0*7,uvv0vvv0*8,vvv2
  vvv0vvv1qqqjopplqqrittt4tuu0pqqaoppctuu0stt3nppcrss7uuu0vvv0*8,vvv2
  vvv0*6,uuu0*7,vvv0*9,vvv2
  vvv0uuu3uvv0*6,uuu2vvv0*13,vvv2
  vvv0uvv7oopippqfoppfrrrevvv0uuu5vvv1uvv3vvv0*4,qrr7sttbrsscsssbqrrbrssbqrrfuuu5vvv2
  vvv0uuu5uvv0*6,uuu2vvv1vvv0*12,vvv2
  vvv0*22,vvv2
  vvv0*10,vqh0vpd0vur1vvv0*9,vvv2
  vvv0*9,vsm2vm50sj46vpc2vvv0*9,vvv2
  vvv0*3,suu0qtt0suu0vvv0*3,vto1vm50ul52vpe2vvv0*9,vvv2
  vvv0*2,uvv0ptt0immcptt0vvv0*4,vtn0vrk0vvu0vvv0*3,vut0vnl0vom0vuu0vvv0*2,vvv2
  vvv0*3,qtt0ptt0rtu0vvv0*2,pqqkqrrepqqfrssbpqqhoppguuu3vvv0vpn1sjg3sjg4vqp1vvv0*2,vvv2
  vvv0*4,uvv0vvv0*5,ttt8ttt9uuu6vvv0*3,vrp1uli0vli0vsr1vvv0*2,vvv2
  vvv0*2,oppgrssbpqqiqqrioppnvvv0*3,uuu3uuu4vvv2vvv0*4,vts0*2,vvv0*3,vvv2
  vvv0*2,ttt8ttt9qrrjsut4uuu4vvv0hkl49ef0*4,afg1ttu2vvv0pqqgqrrdrssboppgvvv0*2,vvv2
  vvv0*8,39b65bd67cecbfhjaegj18a0mop6vvv0tuu6rssbtrr8vuu4vvv0*2,vvv2
  vvv0jpq36ik0*4,7il0mrr339b618a07ceh8dfj39b318a0mop6vvv0vvv1uvv1vvv0*4,vvv2
  vvv0emo46ik06ef66ef86de96ik0hop439b618a0*5,mnn7uid1uga0*4,uje1vvv0vvv2
  vvv0emo46ik06gi56ff86hj36ik0hop439b618a0*5,mlk9ue70rd63nb5amb5brd63ue70vuu3vvv2
  vvv0emo46ik0*5,hop439b618a0*5,mlk9ue70te71pc59oc5cue70*2,vuu3vvv2
  vvv0emo46ik0*5,hop439b618a0*5,mlk9ue70*6,vuu3vvv2
  vvv0nrs2jpq0*5,oss2hkl3gkl0*5,qqq4vnj0*6,vvv1vvv2
  vvv0rrsarsscvvv0sssarssbuuu4vvv0*8,uuu3rssesstbttt6sstcrsscuuu3vvv2
  vvv0uuu3uuu4vvv0uuu3*2,vvv1vvv0*9,uuu3uuu4uuu5uuu2*2,vvv1vvv2
  vvv0*22,vvv2
  vvv0sssavvv0*2,uuu4uuu1uuu3uuv4uuu3tuu3vvv0*5,sss9pqqkqqrgqrrcqrrdpqqmttt6vvv2
  vvv0tut5uvu4vvv0qrrjstt9rrrgttt6sss9rrrbvvv1vvv0*3,vvv2ttt7tuu4ttt7ssscttt8sstauuu3vvv2
  vvv0tuu2uvv1vvv0*11,uuv2ttt7uuu2uuu6uuu5uuu3uuu4vvv1vvv2
  vvv0*22,vvv2
  vvv0sss8vvv0*13,stt8qrrfqrrhqqrhqqrkrrrduuu3vvv2
  vvv0uuu1vvv0*2,qqresss9qqqgqrrgpqqmvvv0*5,vvv1tuu5ttu5ttt7sstattt8ttt7uuu3vvv2
  vvv0*14,uuu3sssbuuu4ttt8tttauuu5ttt7vvv2*2,
  vvv0*22,vvv2
  vvv0*4,qrrfsss8sss6*2,rrsarssb*4,sssbrsscsssattt8ssscsst9vvv0*3,vvv2
  vvv0sssdvvv0*2,tuu4uuu3uuu5uuv2tuu4ttt5tuu6uuu4*2,uuu2vvv1*5,vvv0*3,vvv2
  vvv0*4,ttt8ttt7ttt9uuu5ttt9uuu4ttt8ttt7*2,uvv2vvv0*8,vvv2
  vvv0*22,vvv2
  vvv0ttt6vvv0*13,tuu4uuu5stt8tuu5stt8sstauuu3vvv2
  vvv0tuu6vvv0*2,ppqoqrreqqrfsssarrrdoppmuuu3vvv0*4,uuu5ttt5rssbsss8sssbrrsbuuu4vvv2
  vvv0rts7vvv0*12,uuu5qrrfttt7ssscrrsgsttasssbuuv4vvv2
  vvv0*22,vvv2
  vvv0tuu3vvv0*13,vvv2uuu4ttt4tuu4ttt5uuu4vvv2*2,
  vvv0uuu5vvv0*2,rrscqqresss8qrrfttt6vvv0*6,ttt8rsscttt8rsserssfstt8uuu3vvv2
  vvv0urr7vvv0*12,uuu5qrrfstt7rssdqrrhssscqrreuuu5vvv2
  vvv0*22,vvv2
  vvv0*7,ttt5ssscrssdrssasstarrscrssdrssbvvv0*7,vvv2
  vvv0*2,uvv0*7,uvv1uvv0*11,vvv0vvv2
  vvv0rtu1qst2*2,rtu0*11,qtt0qtt1rtu0qst1rtu0qtt0uvv0vvv2
  vvv0rtu1mppcoqraloofprr9rtu0*9,orr7mopcnqqdlnojnpqcorr7uvv0vvv2
  vvv0rtt2nrq8rtu0qss3qst1rtu0*8,qss5npqeorr7oqr9oqrbnpqbprs7uvv0vvv2
  vvv0suu0*20,vvv0vvv2
  vvv0*22,vvv2
  vvv0*6,vvv1vvv0vvv1vvv0*3,vvv1*2,vvv0vvv1vvv0*6,vvv2
  vvv0*6,uuu4vvv0uuu6qrrfsss7sst9ttt8stt9vvv0uuu6vvv0*6,vvv2
  vvv0*22,vvv2
  vvv0ttt8*2,uuu4uuu5*2,tuu7uuu6uuu5ttt7tuu7uuu4uuu5ttu7ttt7uuu6ttt7uuu4uuu5uuu7vvv0*2,vvv2
  vvv0ttt7uuu7ttt4ttt8tuu5ttt8ttt6tuu7tuu8ttt6tuu4ttt5tuu7ttt6uuu5tuu7uuu5ttt8tuu6vvv0*2,vvv2
  vvv0rrrjqrrgttt7vvv0*18,vvv2
  vvv0sssbsssasssestt9ttt8*2,uvv3vvv0*14,vvv2
  vvv0vvv1uuu3vvv1*2,uvv2uvv1vvv0*15,vvv2
  uvv0vvv0*21,uuu0
board-empty 358x303
~ IqB6 xt-H aGSe PiZq ITGt XnnM oHgJ M3uX XnnM Y-K3 ppGc c9-6 npFe K_by Lxll WsU3 qvem rIJQ 1dQb
  qrrbrrs9rss8qrrbrssauvv0*18,
  uvv0*22,uuu0
  vvv0*22,uvv2
  vvv0lmnhkllchijhkmmiikkikllfkllhjklhtuu6vvv0*12,vvv2
  vvv0*22,vvv2
  vvv0uvv0vvv0*4,tuu0*7,uvv0vvv0*8,vvv2
  vvv0vvv1qqqjopplqqrittt4tuu0pqqaoppctuu0stt3nppcrss7uuu0vvv0*8,vvv2
  vvv0*6,uuu0*7,vvv0*9,vvv2
  vvv0uuu3uvv0*6,uuu2vvv0*13,vvv2
  vvv0uvv7oopippqfoppfrrrevvv0uuu5vvv1uvv3vvv0*12,vvv2
  vvv0uuu5uvv0*6,uuu2vvv1vvv0*12,vvv2
  vvv0*22,vvv2
  vvv0tuu0*20,vvv0vvv2
  vvv0tuu0*2,stt2tuu0stt2ttt0tuu0ttt1*2,tuu0ttt1tuu0*3,ttt0stt2ttt1stt2tuu0*2,vvv0vvv2
  vvv0tuu0*2,qrrapqq9pqqdpqqapqqboqqgpqqdopq9pqqeopqfqrr9oqqepqqfoqqdqrrdqrr9stt2tuu0vvv0vvv2
  vvv0tuu0*4,pqrbpqqgoqqdpqq8oqqcpqqbpqr9oqqfpqqapqqcoppdpqq9ttt0tuu0*3,vvv0vvv2
  vvv0tuu0*20,vvv0vvv2
  vvv0uuu0tuu0*19,vvv0vvv2
  vvv1vvv0*21,uvv1
board-failed 358x290
~ IqB6 xt-H GRGS PiZq ITGt XnnM oHgJ M3uX XnnM Y-K3 ppGc c9-6 npFe K_by Lxll WsU3 qvem rIJQ fQZs NxsB
~ UhLN 2p05
  qrrbrrs9rss8qrrcstt5uvv0*18,
  uuu0uvv0*22,
  vvv0*22,uvv2
  vvv0lmnhkllchijhkmmiikkikllfkllhjklhtuu6vvv0*12,vvv2
  vvv0*22,vvv2
  vvv0uvv0vvv0*4,tuu0*7,uvv0vvv0*8,vvv2
  vvv0vvv1qqqjopplqqrittt4tuu0pqqaoppctuu0stt3nppcrss7uuu0vvv0*8,vvv2
  vvv0*6,uuu0*7,vvv0*9,vvv2
  vvv0uuu3uvv0*6,uuu2vvv0*13,vvv2
  vvv0uvv7oopippqfoppfrrrevvv0uuu5vvv1uvv3vvv0*12,vvv2
  vvv0uuu5uvv0*6,uuu2vvv1vvv0*12,vvv2
  vvv0*22,vvv2
  vvv0vts0vtr0*19,vvu0vvv2
  vvv0vtr0snkitqn7spmcsoljtqnbtpnbsomcspmctpn9somasolctpmcspmbspmdvtr0*5,vvu0vvv2
  vvv0vtr1usq2tsq0usq0*3,usq4vtr0*13,vvu0vvv2
  vvv0usr3vtr0onmhqoncnmlfqpneusq5vtr0*13,vvu0vvv2
  vvv0vts0usr1usq0*4,vsr1vtr0*13,vvu0vvv2
  vvv0*22,uvv1
  uuu0tuu0*20,tuu1uvv0
board-loading 358x543
~ IqB6 xt-H IKRg PiZq ITGt XnnM oHgJ M3uX XnnM Y-K3 ppGc c9-6 npFe K_by Lxll WsU3 qvem rIJQ vfKb x1ZW
~ XT_0 hCNB hCNB
  qrrbrrs9rssaqrrbqrrduuu1uvv0*17,
  uuu0uvv0*22,
  vvv0*22,uvv2
  vvv0lmnhkllchijhkmmiikkikllfkllhjklhtuu6vvv0*12,vvv2
  vvv0*22,vvv2
  vvv0uvv0vvv0*4,tuu0*7,uvv0vvv0*8,vvv2
  vvv0vvv1qqqjopplqqrittt4tuu0pqqaoppctuu0stt3nppcrss7uuu0vvv0*8,vvv2
  vvv0*6,uuu0*7,vvv0*9,vvv2
  vvv0uuu3uvv0*6,uuu2vvv0*13,vvv2
  vvv0uvv7oopippqfoppfrrrevvv0uuu5vvv1uvv3vvv0*12,vvv2
  vvv0uuu5uvv0*6,uuu2vvv1vvv0*12,vvv2
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
~ IqB6 xt-H GrPH PiZq ITGt XnnM oHgJ M3uX Scpe mdhd
  qrrbrrs9rssarrs9rssbqqrcuuu0uvv0*16,
  uvv0*22,uuu0
  vvv0*22,uvv2
  vvv0lmnhkllchijhkmmiikkikllfkllhjklhtuu6vvv0*12,vvv2
  vvv0*22,vvv2
  vvv0uvv0uuu0*19,vvv0vvv2
  vvv0tuu0*20,vvv0vvv2
  vvv0tuu0*2,pqqcpqr9oppbnppeopqdpqqcopqdpqq9oppdpqqcpqr9opqhpqqboqqepqqbpqrbrss5tuu0vvv0vvv2
  vvv0tuu0*6,rss3rss2rss3stt1rss4*2,stt2rss5tuu0*6,vvv0vvv2
  vvv0tuu0*6,rss7qrr8prr8rss7rss8qrrarss6qrr7ttt0tuu0*5,vvv0vvv2
  vvv0tuu0*20,vvv0vvv2
  vvv0*22,uvv2
  uuu1uvv0vvv0*19,uvv1uvv0
board-class-visitor 358x1080
~ IqB6 xt-H FhOi PiZq ITGt XnnM oHgJ M3uX CF1a XnnM Rypl wYzz Gcn9 Uf6o jCS7 XnnM Y-K3 ppGc c9-6 npFe
~ K_by Lxll WsU3 qvem BTrH rIJQ qgcq sJM6 qB9i 8N1I DCns Dy7X TwPT WnVZ 4mO6 RDRq sJM6 QFeb 8N1I 10zo
~ Dy7X V2Pr a0iA fsQr I3Cn OU-u sJM6 fIJR 8N1I 03Bq Dy7X pwKz npV- tvYF gnct OU-u 54Ks YSdR gNKw 9ZV9
~ 0TEa 0kBn IJ8R gNKw okwP c4vF H0hO HUmi 9i0R DHoA 37W6 ydii ep8v gNKw ClRJ z95r H0hO HUmi 9i0R dQA6
~ 37W6 NOJo ep8v gNKw W_LJ 0K-F CSYC fs-B 4PH7 pMq1 yCj4 gNKw Vgfl HcJg H0hO HUmi 9i0R WTkz 37W6 kg83
~ ep8v gNKw EmyO gvMJ H0hO HUmi 9i0R hdGD 37W6 b_D3 ep8v C8ii W1-U J_1H SBa5 mO-C xbiC -FLa NUHA w0oM
~ -waq JxQx
  qrrbrrs9rss8rss9*2,rsscsst6uvv0*16,
  uuu0uvv0*22,
  vvv0*22,uvv2
  vvv0lmnhkllchijhkmmiikkikllfkllhjklhtuu6vvv0*12,vvv2
  vvv0*22,vvv2
  vvv0rssdrssgrrsdrssdsttdrrserrreqrrbsss9rssbsssbssserssgsttdrrrcsssattt8rsscrssftttavvv0vvv2
  vvv0*22,vvv2
  vvv0vvv1uuu6tuu4uuv2tuu0rss4sss4rss5tuu0*2,rss4stt1ttt0uvv0vvv0*7,vvv2
  vvv0vvv1sssbpqqhuuu4tuu0qrr8pqqbpqqastt1tuu0pqqapqq9stt4uvv0vvv0*7,vvv2
  vvv0*5,uvv0*9,vvv0*8,vvv2
  vvv0rssesttcrssdqrrhrsscsssdrrrerssbrssdrssfrsscttt8sst9sssbrrrgtttarsseqrrersscqrrevvv0vvv2
  vvv0tttattu7sst9ttu6vvv0*17,vvv2
  vvv0uuu4uuu2uuu4uuu3vvv0*17,vvv2
  vvv0*6,uuu0tuu0*6,vvv0*9,vvv2
  vvv0vvv1qqqjopplqqrittt4tuu0pqqaoppctuu0stt3nppcrss7uuu0vvv0*8,vvv2
  vvv0uvv0vvv0*4,tuu0*7,uvv0vvv0*8,vvv2
  vvv0uvv2uvv0*6,uuv2vvv0*13,vvv2
  vvv0uvv6pqqgqrrcqrrbsssbvvv0uuu4vvv1uvv3vvv0*4,qrr7sttbrsscsstaqrrbrssbrrrfuuu4vvv2
  vvv0uvv6uuu1uuu3tuu4vvv2vvv0*2,vvv1vvv2vvv0*7,vvv1vvv0*3,vvv1vvv2
  vvv0*2,uvv0*6,vvv0*14,vvv2
  vvv0*10,vsm0vri0vvt0vvv0*9,vvv2
  vvv0*9,vto2vm50tk54vpe2vvv0*9,vvv2
  vvv0*3,tuu0rtu0tuv0vvv0*3,vsm2vm50tl54vpd2vvv0*9,vvv2
  vvv0*3,ptt0lop9qtt0vvv0*4,vri0vqf0vus0vvv0*3,vvu0vpo0vqo0vvv0*3,vvv2
  vvv0*3,qtt0nqr2qtt0vvv0*2,qrrhrsscrrrcrssbqrrfqqqduuu2vvv0vpo1sjg2tkh3vrp1vvv0*2,vvv2
  vvv0*3,uvv0tuu0vvv0*3,uuu2*2,stt6uuu4tuu4uuu3vvv0*2,vqo1ukh1uki2vrq1vvv0*2,vvv2
  vvv0*2,oppgrssbpqqiqqrioppnvvv0*3,ttt7ttu9uuu6vvv0*4,vrp0vrq0vvv0*3,vvv2
  vvv0*2,ttu6uuu5rssguuu3uvv3vvv0kmn3chi0*4,eij1uuu2vvv0pqqgqrrdrssboppgvvv0*2,vvv2
  vvv0*2,vvv1uuu3uvv2uuu1vvv0*2,39b64ac55bd9aegh9efi18a0mop6vvv0uuu4ttt7utt4vuv3vvv0*2,vvv2
  vvv0mqr39km0*4,akm0oss339b628a07ceg7ceh39b418a0mop6vvv0uuu3tuu5uuu4vuu2vvv0*2,vvv2
  vvv0emo46ik06ef66ef86de96ik0hop439b618a029b239b318a0*2,mno7ukg1uid0*4,ulh1vvv0vvv2
  vvv0emo46ik06gi56ff86hj36ik0hop439b618a0*5,mlk9ue70rd63nb59mb5brd63ue70vuu3vvv2
  vvv0emo46ik0*5,hop439b618a0*5,mlk9ue70te71oc5aoc5cue70*2,vuu3vvv2
  vvv0emo46ik0*5,hop439b618a0*5,mlk9ue70*6,vuu3vvv2
  vvv0lqr2gnp0*5,mrs2ehj3chi0*5,ppo6ulg0*6,vvu2vvv2
  vvv0stt7ttt7vvv0ttt6ttt7uuu3vvv0*8,uvv2stt9ttu6uuu4tttasst9uuu2vvv2
  vvv0ttt7ttt9vvv0ttu7stt7uuv3vvv0*9,ttt7ttt8ttt7uuu5ttt6vvv2*2,
  vvv0*22,vvv2
  vvv0sssavvv0*13,ttt6qrrgsssdstt8sssarrrhuuu5vvv2
  vvv0uvu3uvv2vvv0ppqorrrbpqqksssarrrdpqqevvv2vvv0*3,vvv1ttt6ttt7sss8rssbstt9rssbuuu3vvv2
  vvv0stt5uuu3vvv0*11,uuu3sssbuuu4ttt8tttauuu5ttt7vvv2*2,
  vvv0*22,vvv2
  vvv0ttt5vvv0*13,ttt5stt9sttarsscssscttt9vvv1vvv2
  vvv0uuu4vvv0*2,qqresss9qqqgqrrgpqqmvvv0*6,uuu4stt8sss9stt8sssbrss8uuu3vvv2
  vvv0uuu1vvv0*12,uuu5qrrfttt7ssscrrsgsttasssbuuv4vvv2
  vvv0*22,vvv2
  vvv0*4,sss9ttt4stt4sss6sst5stt6ttt6tuu4tuu6ttt7ttu6tuu6uuu4tuu6uuu5vvv0*3,vvv2
  vvv0sssdvvv0*2,ttu7uuu3*2,vvv0tuu6ttu7ttt7ttt8ttt6uuu5ttu7ttt5uuu5ttu7ttu6vvv0*3,vvv2
  vvv0*4,rssasssarssdttt7ssscttt7rsscsss9sssauuu3vvv0*8,vvv2
  vvv0*22,vvv2
  vvv0uvv2vvv0*13,uuu2uuu3uuu5uuu4*2,ttu6vvv2*2,
  vvv0sss9vvv0*2,ppqoqrrdqqrfsssarrrdoppmuuu3vvv0*4,ttt7ttt6rrrdsst8rrscrssduuu5vvv2
  vvv0rts7vvv0*12,uuu5qrrfstt7rssdqrrhssscqrreuuu5vvv2
  vvv0*22,vvv2
  vvv0uuv1vvv0*14,uuv1uuu1*3,vvv1vvv0vvv2
  vvv0ttt7vvv0*2,rssarrrdsss8rssbtuu5vvv0*6,sttarrrfsttbrrrhqrrjrssbuuu4vvv2
  vvv0urr7vvv0*2,vvv1*2,vvv0uuu3vvv1vvv0*5,uuu5qrrfstt7rssdqrrhssscqrreuuu5vvv2
  vvv0*22,vvv2
  vvv0*22,vvv2
  vvv0*15,vvv1vvv0*6,vvv2
  vvv0*6,uuu4vvv0ttu8qrrfsss8sss9stt9sstavvv0tuu6vvv0*6,vvv2
  vvv0*22,vvv2
  vvv0tuu7tuu6uuu2uuu3*2,uuu5uuu4vvv3uuu5uuu4uuu3*2,uuu5*3,ttu5uuu3*2,uuu5vvv0*2,vvv2
  vvv0ttt9ttu9ttt5tttattt7sttastt8ttt8tttasst8ttt6stt7ttt8stt8uuu6ttt9uuu6tttattt8vvv0*2,vvv2
  vvv0rrrjqrrgttt7vvv0*18,vvv2
  vvv0sssbsssasssestt9ttt8*2,uvv3vvv0*14,vvv2
  vvv0vvv1uuu3vvv1*2,uvv2uvv1vvv0*15,vvv2
  uvv0vvv0*21,uuu0
board-class-mine 358x1195
~ IqB6 xt-H tP9x PiZq ITGt XnnM oHgJ M3uX CF1a XnnM Rypl MDey k2OV Uf6o oDtj XnnM Y-K3 ppGc c9-6 npFe
~ K_by Lxll WsU3 qvem BTrH rIJQ qgcq sJM6 qB9i 8N1I DCns Dy7X TwPT WnVZ 4mO6 RDRq sJM6 QFeb 8N1I 10zo
~ Dy7X V2Pr a0iA fsQr I3Cn OU-u sJM6 fIJR 8N1I 03Bq Dy7X pwKz npV- tvYF gnct OU-u 54Ks YSdR gNKw 9ZV9
~ 0TEa 0kBn IJ8R gNKw okwP c4vF H0hO HUmi 9i0R DHoA 37W6 ydii ep8v gNKw ClRJ z95r H0hO HUmi 9i0R dQA6
~ 37W6 NOJo ep8v gNKw W_LJ 0K-F CSYC fs-B 4PH7 pMq1 yCj4 gNKw Vgfl HcJg H0hO HUmi 9i0R WTkz 37W6 kg83
~ ep8v gNKw EmyO gvMJ H0hO HUmi 9i0R hdGD 37W6 b_D3 ep8v IJ8R gNKw Dt0X gNKw Rdwa SX-j sZgQ Uc6u _geO
~ bupc qEve L-t8 ZMa5 6l3S C8ii W1-U J_1H SBa5 rPI4 xbiC -FLa NUHA w0oM -waq JxQx
  qrrbrrs9rss8rss9sss7rrrdtuu1uvv0*16,
  uuu0uvv0*22,
  vvv0*22,uvv2
  vvv0lmnhkllchijhkmmiikkikllfkllhjklhtuu6vvv0*12,vvv2
  vvv0*22,vvv2
  vvv0rssdrssgrrsdrssdsttdrrserrreqrrbsss9rssbsssbssserssgsttdrrrcsssattt8rsscrssftttavvv0vvv2
  vvv0*22,vvv2
  vvv0tuu0stt2stt1ttt1uvv0uuu4*2,uuu5vvv0tuu0stt2tuu0*2,uvv0vvv0*7,vvv2
  vvv0tuu0qrr9nppdrss3uvv0rrrfpqqippqguuv2tuu0pqqcopqarss4uvv0vvv0*7,vvv2
  vvv0uvv0*5,vvv0*4,uuu0uvv0*3,vvv0*8,vvv2
  vvv0rssesttcrrsfsssbrsscrrrhqrrhsttcsstbrssdqrrfrssdrrsbsssbsssdrssarssfrrreuuu3vvv0*2,vvv2
  vvv0ttt9ttt8ttt9uuu4uuu6ttt7sttbuuu6ttt8vvv0*12,vvv2
  vvv0uuu5uuu6uuu3uuu2*2,uuu4*2,uuu3uuu4vvv0*12,vvv2
  vvv0*6,uuu0tuu0*6,vvv0*9,vvv2
  vvv0vvv1qqqjopplqqrittt4tuu0pqqaoppctuu0stt3nppcrss7uuu0vvv0*8,vvv2
  vvv0uvv0vvv0*4,tuu0*7,uvv0vvv0*8,vvv2
  vvv0uvv2uvv0*6,uuv2vvv0*13,vvv2
  vvv0uvv6pqqgqrrcqrrbsssbvvv0uuu4vvv1uvv3vvv0*4,rss6tttasssastt9rss9sssarssduuu4vvv2
  vvv0uvv6uuu1uuu3tuu4vvv2vvv0*2,vvv1vvv2vvv0*4,vvv1*3,uuu3vvv1*2,uvv2vvv1vvv2
  vvv0*2,uvv0*6,vvv0*14,vvv2
  vvv0*10,vsm0vri0vvt0vvv0*9,vvv2
  vvv0*9,vto2vm50tk54vpe2vvv0*9,vvv2
  vvv0*3,tuu0rtu0tuv0vvv0*3,vsm2vm50tl54vpd2vvv0*9,vvv2
  vvv0*3,ptt0lop9qtt0vvv0*4,vri0vqf0vus0vvv0*3,vvu0vpo0vqo0vvv0*3,vvv2
  vvv0*3,qtt0nqr2qtt0vvv0*2,qrrhrsscrrrcrssbqrrfqqqduuu2vvv0vpo1sjg2tkh3vrp1vvv0*2,vvv2
  vvv0*3,uvv0tuu0vvv0*3,uuu2*2,stt6uuu4tuu4uuu3vvv0*2,vqo1ukh1uki2vrq1vvv0*2,vvv2
  vvv0*2,oppgrssbpqqiqqrioppnvvv0*3,ttt7ttu9uuu6vvv0*4,vrp0vrq0vvv0*3,vvv2
  vvv0*2,ttu6uuu5rssguuu3uvv3vvv0moo3eij0*4,gjl1uvv1vvv0pqqgqrrdrssboppgvvv0*2,vvv2
  vvv0*2,vvv1uuu3uvv2uuu1vvv0*2,39b64ac54ac88dfg8dfh18a0mop6vvv0uuu4ttt7utt4vuv3vvv0*2,vvv2
  vvv0nrs3blm0*4,bln0pst239b629b08dfi*2,4ac518a0mop6vvv0uuu3tuu5uuu4vuu2vvv0*2,vvv2
  vvv0emo46ik06ef66ef86de96ik0hop439b618a029b239b318a0*2,moo7ulh1ujf0*4,umj1vvv0vvv2
  vvv0emo46ik06gi56ff86hj36ik0hop439b618a0*5,mlk9ue70rd63nb59mb5brd63ue70vuu3vvv2
  vvv0emo46ik0*5,hop439b618a0*5,mlk9ue70te71oc5aoc5cue70*2,vuu3vvv2
  vvv0emo46ik0*5,hop439b618a0*5,mlk9ue70*6,vuu3vvv2
  vvv0jpq2emo0*5,mqr2cgh4afh0*5,poo6ujf0*6,vvu2vvv2
  vvv0ttt6tuu5vvv0ttt5tuu5vvv2vvv0*8,vvv2ttt7uuu3uuu2ttt8ttt7uuu2vvv2
  vvv0sss8sttbvvv0ttt8sss9uuu4vvv0*9,sssasstbstt9ttu6stt8vvv2*2,
  vvv0*22,vvv2
  vvv0sst9vvv0*13,ttt6qrrgsssdstt8sssarrrhuuu5vvv2
  vvv0uuu4uvv2vvv0ppqorrrbpqqksssarrrdpqqevvv2vvv0*4,uuu4ttt5stt7sss9ttt8sss9uuu3vvv2
  vvv0stt5uuu3vvv0*11,uuu4rrsdttu5ttt9sstcttu7stt9vvv3vvv2
  vvv0*22,vvv2
  vvv0ttt5vvv0*13,ttt5stt9sttarsscssscttt9vvv1vvv2
  vvv0uuu4vvv0*2,qqresss9qqqgqrrgpqqmvvv0*6,uuu4stt8sss9stt8sssbrss8uuu3vvv2
  vvv0uuu1vvv0*12,uuu5qrrfttt7ssscrrsgsttasssbuuv4vvv2
  vvv0*22,vvv2
  vvv0*4,sss9ttt4stt4sss6sst5stt6ttt6tuu4tuu6ttt7ttu6tuu6uuu4tuu6uuu5vvv0*3,vvv2
  vvv0sssdvvv0*2,ttu7uuu3*2,vvv0tuu6ttu7ttt7ttt8ttt6uuu5ttu7ttt5uuu5ttu7ttu6vvv0*3,vvv2
  vvv0*4,rssasssarssdttt7ssscttt7rsscsss9sssauuu3vvv0*8,vvv2
  vvv0*22,vvv2
  vvv0uvv2vvv0*13,uuv1uuu2uuu3*4,vvv1vvv2
  vvv0sss9vvv0*2,ppqoqrrdqqrfsssarrrdoppmuuu3vvv0*4,ttt8stt8qrrfsss8rrrerrrguuu6vvv2
  vvv0rts7vvv0*12,uuu5qrrfstt7rssdqrrhssscqrreuuu5vvv2
  vvv0*22,vvv2
  vvv0uuv1vvv0*20,vvv2
  vvv0ttt7vvv0*2,rssarrrdsss8rssbtuu5vvv0*6,sstbqqrhrssdqqqipqqkrrsctuu5vvv2
  vvv0urr7vvv0*2,vvv1*2,vvv0uuu3vvv1vvv0*5,uuu5qrrfstt7rssdqrrhssscqrreuuu5vvv2
  vvv0*22,vvv2
  vvv0*7,uuu4ttu8ttt8ttt5tuu6ttt8*2,ttt6vvv0*7,vvv2
  vvv0*7,uuu1uuu4ttu7tuu4uuu3tuu4*2,uuu4vvv0*7,vvv2
  vvv0suu0rtu0*19,uvv0vvv2
  vvv0rtu1orraorr7kmnjnqqbrtu0*9,prs4oqr8pss7npqcprs7prs5uvv0vvv2
  vvv0rtu1oqr6pss5nqqcprs7orr9npqforrapss5nqqcoqr8oqrbrtu0*2,qss3oqr5oqr8nqq9nqq8prs5uvv0vvv2
  vvv0rtt2nrr7rtu0oqr9oqrcnpqdoqrartu0*6,qss5npqeprr7prr8orr9*2,qss6uvv0vvv2
  vvv0suu0rtu0*19,uvv0vvv2
  vvv0*22,vvv2
  vvv0*22,vvv2
  vvv0*6,uuu5vvv0ttt8qrrfsss8sss9ttt7rssdvvv0ttt8vvv0*6,vvv2
  vvv0*22,vvv2
  vvv0vvv1vvv2vvv0*3,vvv1vvv0*2,vvv1vvv0*3,vvv1*4,vvv0*2,vvv1vvv0*2,vvv2
  vvv0rssdsssdsss8rssdsstarrserssdsttcrsserrrdsss9rrsassscrrrctttarssesstarssdssscvvv0*2,vvv2
  vvv0qrrkqrrhttt7vvv0*18,vvv2
  vvv0ttt6uuu4ttu7uuu5*2,uuu4vvv2vvv0*14,vvv2
  vvv0tuu6stt8tuu8uuu5tuu4ttu5vvv0*15,vvv2
  uvv1vvv0*21,uuu1
board-none-ranked 358x280
~ IqB6 xt-H pY97 PiZq ITGt XnnM oHgJ M3uX XnnM Y-K3 ppGc c9-6 npFe K_by Lxll WsU3 qvem rIJQ Vqah
  qrrbrrs9rss9rrsasss6qrrcqrr9uuu0uvv0*15,
  uuu0uvv0*22,
  vvv0*22,uvv2
  vvv0lmnhkllchijhkmmiikkikllfkllhjklhtuu6vvv0*12,vvv2
  vvv0*22,vvv2
  vvv0uvv0vvv0*4,tuu0*7,uvv0vvv0*8,vvv2
  vvv0vvv1qqqjopplqqrittt4tuu0pqqaoppctuu0stt3nppcrss7uuu0vvv0*8,vvv2
  vvv0*6,uuu0*7,vvv0*9,vvv2
  vvv0uuu3uvv0*6,uuu2vvv0*13,vvv2
  vvv0uvv7oopippqfoppfrrrevvv0uuu5vvv1uvv3vvv0*12,vvv2
  vvv0uuu5uvv0*6,uuu2vvv1vvv0*12,vvv2
  vvv0*22,vvv2
  vvv0tuu0*20,vvv0vvv2
  vvv0tuu0*4,ttt0ttt1ttt0tuu0ttt0tuu0*4,ttt1tuu0ttt1tuu0*4,vvv0vvv2
  vvv0tuu0*4,stt2oqqdqrrapqqaoppdqrr8oppdpqqapqr9pqqfoqqbrss6tuu0*4,vvv0vvv2
  vvv0tuu0*20,vvv0vvv2
  vvv0*2,uvv0*19,vvv0vvv2
  uvv0vvv0*21,uuu0
board-pnl 358x631
~ IqB6 xt-H TStL PiZq ITGt XnnM oHgJ M3uX CF1a XnnM Y-K3 P9rF u2zD npFe BTrH rIJQ qgcq sJM6 qB9i 8N1I
~ DCns Dy7X hiW8 WnVZ 4mO6 RDRq sJM6 QFeb 8N1I 10zo Dy7X eEIs a0iA fsQr I3Cn OU-u sJM6 fIJR 8N1I 03Bq
~ Dy7X Ggwg npV- tvYF gnct OU-u 54Ks YSdR gNKw 9ZV9 0TEa SNkO IJ8R gNKw okwP c4vF H0hO HUmi 9i0R DHoA
~ 37W6 hNpO ep8v w0oM -waq JxQx
  qrrbrrs9rssastt8uvv0*19,
  uuu0uvv0*22,
  vvv0*22,uvv2
  vvv0lmnhkllchijhkmmiikkikllfkllhjklhtuu6vvv0*12,vvv2
  vvv0*22,vvv2
  vvv0rssdrssgrrsdrssdsttdrrserrreqrrbsss9rssbsssbssserssgsttdrrrcsssattt8rsscrssftttavvv0vvv2
  vvv0*22,vvv2
  vvv0tuu0stt3stt1tuu0*2,uvv0uuu4uuu5vvv0ttt0rss3stt2uuu0vvv0*8,vvv2
  vvv0tuu0qrr9opqdpqqcrss3uvv0sss9qrrcvvv0stt2pqr9rss5uuu0vvv0*8,vvv2
  vvv0uvv0*6,vvv0*2,uvv0*4,vvv0*9,vvv2
  vvv0qrr8sssb*2,ssscrrrcrssdqrrfuvv3vvv0*13,vvv2
  vvv0*22,vvv2
  vvv0*10,vtp0vsm0vvv0*10,vvv2
  vvv0*9,vtp1vm50tk53vqf2vvv0*9,vvv2
  vvv0*3,tuv0rtu0uvv0vvv0*3,vsm2vm50tk55voc2vvv0*9,vvv2
  vvv0*3,ptt0lpp8qtt0vvv0*4,vqf0voc0vtq1vvv0*4,vrp0vrq0vvv0*3,vvv2
  vvv0*3,qtt0mpq3qtt0vvv0*2,sssdstt9rss9rssbrrscqrrbvvv1vvv0vqo1sjg2ukh2vrq1vvv0*2,vvv2
  vvv0*3,uvv0suu0uvv0vvv0*2,ttt7ttt5sst7vvv2tuu5ttu5vvv1vvv0vpo1ukh1tkh3vrp1vvv0*2,vvv2
  vvv0*2,oppgrssbqqrgqqrioppnvvv0*3,ttt8rsseuvv2vvv0*3,vvu0vpo0vqo0vvv0*3,vvv2
  vvv0*3,uuu4uuu3vvv2vvv0*2,npp3gkl0*4,ilm1vvv1vvv0qrrdqrrcrssbrrrdvvv0*2,vvv2
  vvv0*3,uuu3tut3uvv2vvv0*2,3ac63ac44ac77dee7cee18a0nop6vvv0ttu5uuu5*2,tss5vvv0*2,vvv2
  vvv0ors2dmn0cln0*3,dmn0qst239b639b18dfg*2,5bc718a0mop6vvv0ttt7ttt6ttt8utt6vvv0*2,vvv2
  vvv0emo46ik06ef66ef86de96ik0hop439b618a039b54ac818a118a0moo6umj1ulg0*4,vnk1vvv0vvv2
  vvv0emo46ik06gi56ef96hj36ik0hop439b618a0*5,mlk9ue70rd63ob58nb5asd63ue70vuu2vvv2
  vvv0emo46ik0*5,hop439b618a0*5,mlk9ue70te71pc69pc5ate70ue70vuu3vvv2
  vvv0emo46ik0*5,hop439b618a0*5,mlk9ue70*2,sd62te72ue70*2,vuu3vvv2
  vvv0ipq3cln0*5,lqr3afg49ef0*5,onn7uid0*6,vvu2vvv2
  vvv0uuu4uuu3vvv0uuu3*2,vvv1vvv0*10,ttt6uuu3uuu7ttt5uuv1vvv2
  vvv0rssarssdvvv0sttarrrbuuu5vvv0*10,stt7sst9ttt8sss9uvv3vvv2
  vvv0*22,vvv2
  vvv0uuu6vvv0*15,utt7ussa*3,vuu3vvv2
  vvv0ttt4vvv1vvv0ppqorrrbpqqksssarrrdpqqevvv2vvv0*6,utt6trsbtssbtrrbuuu3vvv2
  vvv0rts6tuu4vvv0*11,uuu5qrrfttt7sttbsssettt8sstavvv3vvv2
  vvv0*22,vvv2
  vvv0ttt8*2,uuu4uuu5*2,tuu7uuu6uuu5ttt7tuu7uuu4uuu5ttu7ttt7uuu6ttt7uuu4uuu5uuu7vvv0*2,vvv2
  vvv0ttt8tuu8ttt4ttt8tuu5ttt8ttt6tuu7tuu8ttt6tuu4ttt5tuu7ttt6uuu5tuu7uuu5ttt8tuu6vvv0*2,vvv2
  vvv0rrsiqrrgttt7vvv0*18,vvv2
  vvv0rsscrrscrssgsssasst9sss9uuu3vvv0*14,vvv2
  vvv0*2,vvv1vvv0*19,uvv2
  uvv1vvv0*21,uuu0
board-roi 358x449
~ IqB6 xt-H -dGL PiZq ITGt XnnM oHgJ M3uX CF1a XnnM Y-K3 P9rF c9-6 58UX BTrH rIJQ 54Ks YSdR gNKw 9ZV9
~ 0TEa YVJy IJ8R gNKw ncYs z95r H0hO HUmi 9i0R wyP7 37W6 XXwR cc3S gNKw IpFU HcJg H0hO HUmi 9i0R ayGC
~ 37W6 kkOd bUo5 w0oM -waq JxQx
  qrrbrrs9rss8ttt5uvv0*19,
  uuu0uvv0*22,
  vvv0*22,uvv2
  vvv0lmnhkllchijhkmmiikkikllfkllhjklhtuu6vvv0*12,vvv2
  vvv0*22,vvv2
  vvv0rssdrssgrrsdrssdsttdrrserrreqrrbsss9rssbsssbssserssgsttdrrrcsssattt8rsscrssftttavvv0vvv2
  vvv0*22,vvv2
  vvv0tuu0rss5stt3stt1ttt0tuu0rss4*2,tuu0vvv1sss7uuu4vvv1vvv0*8,vvv2
  vvv0tuu0qrr8pqqbqrrbrss2tuu0rss5prr7tuu0uvv2rrsbtuu7vvv1vvv0*8,vvv2
  vvv0uvv0*9,vvv0*12,vvv2
  vvv0qrr8sssb*2,ssscrrrcrssdqrrfuvv3vvv0*13,vvv2
  vvv0*22,vvv2
  vvv0pqqeqrrgvvv0qrrepqqettu6vvv0*12,uuv3pqqfuuu6vvv2
  vvv0*22,vvv2
  vvv0*22,vvv2
  vvv0sss8vvv0*2,sttbtuu5stt8sssasssbrssavvv0*6,uvu4rts8prqgrtsaqsreuvu3vvv2
  vvv0uuu1vvv0*2,ssscttt6uuu5vvv0ttu7ttt6vvv1vvv0*3,sssbrssesss8sssbqrrhssscqrreuuu5vvv2
  vvv0*14,vvv1*2,vvv0*6,vvv2
  vvv0*22,vvv2
  vvv0sss8vvv0*2,vvv1ttt4uuu2vvv0vvv3vvv0*8,vuu2tpqhtqqhuqqgvuu3vvv2
  vvv0stt6vvv0*2,qqreuuu4rssdqrrhqrrivvv0*5,stt9sstcttu6sttarrsgsttbrssduuu4vvv2
  vvv0uvu1vvv0*12,uuu3*2,uvv1uvv2vvv1vvv0vvv1vvv0vvv2
  vvv0*22,vvv2
  vvv0rrsfrssfsss8rssdsstarrrgrssdsttcrrsfrrrdsss9rrsarsseqrrdtttbrrrfsstarssd*2,vvv0*2,vvv2
  vvv0sssessscuuu4vvv0*18,vvv2
  vvv0uuu6uuu5vvv2vvv0*18,vvv2
  vvv0rsscrrrdrssgsssa*2,sss9uuu3vvv0*14,vvv2
  vvv1vvv0*21,uvv1
  uuu0rss0*20,ttt0uvv0
place-ranked 358x340
~ IqB6 xt-H -Hsu PiZq kdSo CeNm paLX u87W CeNm dNUf f9oS p9o3 zzlz jZtH KvLp _au0 7Q46 pRnB jlyd 719z
~ PiZq 3CWu RZov obmL hr_r m1HU 8e1e TphQ
  qrrdrss8*2,qrrcrss7uvv0*18,
  uvv0*22,uuu0
  vvv0*16,uvv0*5,vvv0uvv2
  vvv0lmmlklmhlmnjlmmdikkmlmniopp7vvv0*7,tuv0nqrelppimpqclpqfnqr8uvv0vvv2
  vvv0*4,uuu2vvv0*11,uvv0*5,vvv0vvv2
  vvv0opp7ttt3sss5noo8vvv0*9,uuu3rsse*2,rrsfrssb*2,rrscuuu3vvv2
  vvv0jkkaklm9ikkfdfgfvvv0*5,uvu5sttastt8rtscstt7sut8rts9sut8rts7sts8rtsbuvu3vvv2
  vvv0*11,tuu4*2,uuu4uuu3uvu3uuu3uuu4uuu3uvu3tuu4uvv2vvv2
  vvv0uuu0tuu0*8,uuu0uvv0suu0*9,vvv0vvv2
  vvv0tuu0opqbqrraqrr8pqqbopphrss6pqqbqrr9tuu0tuv0nqqemopfnpqdmopeoqranpqgnqqgmopkrtt1uvv0vvv2
  vvv0tuu0opqamnnenppcmnnelmnfopp7tuu0*3,tuv0npq8mppbmopbloogjmnd*2,rtt0rtu0*2,uvv0vvv2
  vvv0tuu0pqq3qrr3rss2qrr3*2,stt2tuu0*3,tuv0qst1prr2prs2prs3oqr3prs3rtu0*3,uvv0vvv2
  vvv0*12,uvv0*9,vvv0vvv2
  vvv0imm3gkl0*16,mpp2tuu0*2,vvv0vvv2
  vvv0rssastt8rrrfrssattt7sssbrrrcsss9rrrgsstattu6ttt6qrrgqqreqqqgqqrioopjoppnqrrdpqqhtuu4vvv2
  vvv0vvv1vvv2vvv0vvv1vvv0*2,vvv1vvv0*3,vvv1vvv0uuv2uuu2vvv2uuu3uuu2vvv1vvv0*3,vvv2
  vvv0sttbrrrfqrrgssscsssbrssfrsscsstarssdsss8rrscssscsttbsttasttbrssctttasstbrrrauuu4vvv0vvv2
  vvv0rrsfsss9rrrfrsseqrresssbrssettt6vvv0*13,vvv2
  vvv0*22,vvv2
  vvv0rrrgssscsssbqrrhrsshrssfrrrgqrrgttt6rrresssbrssdrsseuuu3vvv0*7,vvv2
  vvv0*22,uvv2
  uuu1uvv0*20,uuu1uvv0
place-loss 358x416
~ IqB6 xt-H 799j PiZq kdSo CeNm paLX u87W CeNm dNUf f9oS p9o3 S6ku jZtH KvLp _au0 7Q46 pRnB jlyd 719z
~ PiZq H88q RZov obmL GoOO dNZL EtGI EH7k TphQ
  qrrdrss8rssastt5uvv0*19,
  uvv0*22,uuu0
  vvv0*16,uvv0*5,vvv0uvv2
  vvv0lmmlklmhlmnjlmmdikkmlmniopp7vvv0*7,tuv0nqrelppimpqclpqfnqr8uvv0vvv2
  vvv0*4,uuu2vvv0*11,uvv0*5,vvv0vvv2
  vvv0opp7ttt3sss5noo8vvv0*9,uuu3rsse*2,rrsfrssb*2,rrscuuu3vvv2
  vvv0jkkaklm9ikkfdfgfvvv0*4,vuu4urscussauss7urscuss7utt8uss9ust8urr8uss9ursbvuu3vvv2
  vvv0*10,vuu3*2,vuu4*2,vuu3*3,vuu4vuu3*2,vtu4vuu2vvv2
  vvv0uuu0tuu0*8,uuu0uvv0suu0*9,vvv0vvv2
  vvv0tuu0opqbqrraqrr8pqqbopphrss6pqqbqrr9tuu0tuv0nqqemopfnpqdmopeoqranpqgnqqgmopkrtt1uvv0vvv2
  vvv0tuu0opqamnnenppcmnnelmnfopp7tuu0*3,tuv0npq8mppbmopbloogjmnd*2,rtt0rtu0*2,uvv0vvv2
  vvv0tuu0pqq3qrr3rss2qrr3*2,stt2tuu0*3,tuv0qst1prr2prs2prs3oqr3prs3rtu0*3,uvv0vvv2
  vvv0*12,uvv0*9,vvv0vvv2
  vvv0imm3gkl0*3,kno2tuu0*15,vvv0vvv2
  vvv0rssastt8rrrfrssattt7sssbrss8rrsdstt9rrrestt9uuu3vvv0*9,vvv2
  vvv0ttt7tttasst6stt8ttt7sstarrresss9ttt7ttt6vvv0*11,vvv2
  vvv0stt8sst7ttt9ttt4stt8ttt7sst8tuu6ttt8rrrcvvv0*11,vvv2
  vvv0tsqctqphtrqd*2,tsrbtrqftrqdusr9trqdtsr8trpdtsqctrqctrqftrqetrqftqofusrctrqbtrqavvv0vvv2
  vvv0uts6uut5uts5vuu3*2,utt5vut3uut5utt5utt7utt8uts7vuu3vuu4vut4uut4vvv1vvv0*4,vvv2
  vvv0uut8uts7utt7uts9utt4uts9*2,uts8utt6utt7utt6uts8*2,uts7usr8tsrbvuu4vvv0*4,vvv2
  vvv0tuu6uuu5uuu2ttu4tuu7uuu5tuu7tuu6ttu7ttt8uuu2uuv3tuu6uuu4uuu2uuu5ttt6uuu6uuu3vvv0*2,vvv2
  vvv0ttu7ttt8ttt6tuu6ttt7*2,ttt8tuu6ttt7ttu8tuu7sttauuu6ttt9ttu7ttt9*2,tttattt8vvv0*2,vvv2
  vvv0rssessscrrrgsttaqrrdssscrrsdqrrcuvv2vvv0*12,vvv2
  vvv0vvv1vvv0*2,vvv1vvv0*2,vvv1uvv1vvv0*13,vvv2
  vvv0rrsfssscsstbrrsgrssgsssersserrsftuu5rrresssbrssdrsseuuu3vvv0*7,vvv2
  vvv1vvv0*21,uvv1
place-first 358x246
~ IqB6 xt-H hJqk PiZq kdSo CeNm paLX u87W CeNm auA0 f9oS p9o3 zzlz jZtH KvLp _au0 goxt TphQ
  qrrdrss8rsscsst7uvv0*19,
  uuu0uvv0*22,
  vvv0*16,uvv0*5,vvv0uvv2
  vvv0lmmlklmhlmnjlmncikkmlmniopp7vvv0*7,tuv0nqrelppimpqclpqfnqr8uvv0vvv2
  vvv0*4,uuu3vvv0*11,uvv0*5,vvv0vvv2
  vvv0opp7vvv0*12,uuu3rsse*2,rrsfrssb*2,rrscuuu3vvv2
  vvv0jkkastt1vvv0*7,uvu5sttastt8rtscstt7sut8rts9sut8rts7sts8rtsbuvu3vvv2
  vvv0*11,tuu4*2,uuu4uuu3uvu3uuu3uuu4uuu3uvu3tuu4uvv2vvv2
  vvv0uuu0tuu0*19,vvv0vvv2
  vvv0tuu0opqbqrraqrr8pqqbopphrss6pqqbqrr9tuu0*11,vvv0vvv2
  vvv0tuu0oppa*2,lnngkmmipqqblmnclnnfoqq7tuu0*11,vvv0vvv2
  vvv0tuu0qrr3pqq6qrr4*2,rss1qrr3qrr2stt2tuu0*11,vvv0vvv2
  vvv0*22,vvv2
  vvv0rrsfssscsssbqrrhrsshrssfrrrgqrrgttt6rrresstarssdrsseuuu3vvv0*7,vvv2
  vvv0vvv1vvv0*20,uvv2
  uvv1vvv0*20,uvv0uuu0
place-unpaid 358x340
~ IqB6 xt-H Y77N PiZq kdSo CeNm paLX CeNm vk4Q f9oS p9o3 jZtH KvLp _au0 VnS1 pRnB jlyd 719z PiZq 3CWu
~ RZov obmL hr_r m1HU jQvc TphQ
  qrrdrss8*2,qrrbrssauvv0*18,
  uvv0*22,uuu0
  vvv0*22,uvv2
  vvv0lmmlklmhlmnjlmmdikkmlmniopp7vvv0*14,vvv2
  vvv0*4,uuu2vvv0*17,vvv2
  vvv0opp7vvv0noo6ppq7qrr6rss4vvv0*15,vvv2
  vvv0jkkapqq6hjjakllfgiihjklcvvv0*7,vvv2sttbsstbsstcstt8*2,sst9uvv2vvv2
  vvv0*2,ttu5vvv0*12,vvv2uuu3*2,uuu2uuu3*2,vvv1vvv2
  vvv0uuu0tuu0*8,uuu0uvv0suu0*9,vvv0vvv2
  vvv0tuu0opqbqrraqrr8pqqbopphrss6pqqbqrr9tuu0tuv0nqqemopfnpqdmopeoqranpqgnqqgmopkrtt1uvv0vvv2
  vvv0tuu0klmipqq9mnobmnodopp7nooemnobtuu0*2,tuv0npq8mppbmopbloogjmnd*2,rtt0rtu0*2,uvv0vvv2
  vvv0tuu0rss4qrr4pqq6qrr3rss3pqq7qrr3tuu0*2,tuv0qst1prr2prs2prs3oqr3prs3rtu0*3,uvv0vvv2
  vvv0*12,uvv0*9,vvv0vvv2
  vvv0imm3gkl0*16,mpp2tuu0*2,vvv0vvv2
  vvv0rssastt8rrrfrssattt7sssbrrrcsss9rrrgsstattu6ttt6qrrgqqreqqqgqqrioopjoppnqrrdpqqhtuu4vvv2
  vvv0vvv1vvv2vvv0vvv1vvv0*2,vvv1vvv0*3,vvv1vvv0uuv2uuu2vvv2uuu3uuu2vvv1vvv0*3,vvv2
  vvv0sttbrrrfqrrgssscsssbrssfrsscsstarssdsss8rrscssscsttbsttasttbrssctttasstbrrrauuu4vvv0vvv2
  vvv0rrsfstt9rrserssfqrrhsttarssettt5vvv0*13,vvv2
  vvv0*22,vvv2
  vvv0rrrgssscsssbqrrhrsshrssfrrrgqrrgttt6rrresssbrssdrsseuuu3vvv0*7,vvv2
  vvv0*22,uvv2
  uuu1uvv0*20,uuu1uvv0
place-no-trades 358x210
~ IqB6 xt-H n91y PiZq kdSo CeNm paLX nmVe ZdDL L4yQ TphQ
  qrrdrss8*2,rss9qrrarss6uvv0*17,
  uvv0*22,uuu0
  vvv0*22,uvv2
  vvv0lmmlklmhlmnjlmmdikkmlmniopp7vvv0*6,uvv0oppfpqqapqqdoppcpqqdpqq9vvv0vvv2
  vvv0*4,uuu2vvv0*17,vvv2
  vvv0rssesssdttt6rrrfttt7rrsdrssfttt8ttt9qrrarss9rssarrsbsttasttbsss9rssestt8rssaqrreuuu2vvv2
  vvv0tuu6ttt8uuu4ttt9uuu5ttt7ttu6ttu4ttt7ttu6uuu5tuu6uuu5ttt7ttt6uuu4uuu6uuu4ttt6ttt7vvv1vvv2
  vvv0pqqlpqqhrrrcpqqmpqqhuuu4vvv0*15,vvv2
  vvv0*22,vvv2
  vvv0qrrjrsshrssfsttbrrrerssfsst9rrshrrsgsssdqrrfqrrgvvv0*9,vvv2
  vvv0*22,vvv2
  vvv0rrrgssscsssbqrrhrsshrssfrrrgqrrgttt6rrresssbrssdrsseuuu3vvv0*7,vvv2
  vvv1vvv0*21,uvv1
  uuu0ttt0*20,tuu0uvv0
place-below-minimum 358x260
~ IqB6 xt-H VT8n PiZq kdSo CeNm paLX nmVe jZtH KvLp tyaq eLZU np9r PiZq BeyA RZov obmL 4BUf CFuX TphQ
  qrrdrss8rrs8rrscrss7rrsdrsscrrsauuu1uvv0*14,
  uuu0uvv0*22,
  vvv0*22,uvv2
  vvv0lmmlklmhlmnjlmncikkmlmniopp7vvv0*6,uvv0oppfpqqapqqdoppcpqqcpqq9vvv0vvv2
  vvv0*4,uuu3vvv0*10,uvv0*6,vvv0vvv2
  vvv0uuu0tuu0*19,vvv0vvv2
  vvv0tuu0pqqeqrr9pqqgpqqeqrr8tuu0*14,vvv0vvv2
  vvv0tuu0nopaklmjkmmimnoglmmhqrr4tuu0*13,vvv0vvv2
  vvv0tuu0opq8pqr9oqq9prrapqq8qrr7tuu0*13,vvv0vvv2
  vvv0tuu0rss5rss8rss7rss6qrs6rss7tuu0*13,vvv0vvv2
  vvv0*22,vvv2
  vvv0imm3gkl0*10,jnn2tuu0*8,vvv0vvv2
  vvv0rrsdoppkpqqfpqqjppqjoppmqqrfpqqguuu4vvv0*2,qrrerssdsss8rssd*2,qrrdsssd*2,rrrauuu3vvv2
  vvv0*22,vvv2
  vvv0rrrgssscsssbqrrhrsshrssfrrrgqrrgttt6rrresssbrssdrsseuuu3vvv0*7,vvv2
  vvv0*22,uvv2
  uuu1uvv0*20,uuu1uvv0
place-next-update 358x154
~ IqB6 xt-H z6NQ PiZq kdSo CeNm paLX nmVe c6PD TphQ
  qrrdrss8*2,rss9rrscqrrarss7uvv0*16,
  uuu0uvv0*22,
  vvv0*22,uvv2
  vvv0lmmlklmhlmnjlmncikkmlmniopp7vvv0*6,uvv0oppfpqqapqqdoppcpqqdpqq9vvv0vvv2
  vvv0*4,uuu3vvv0*10,uvv0*6,vvv0vvv2
  vvv0rssesttcrrrgsss8sss9rrrdrss9sssdqrrjsttaqrrbstt9rss9sst9sssaqrrfstt6vvv0*4,vvv2
  vvv0uuu4uuu5tuu6uuu4tuu6ttt8ttt5tuu6uuu7uuu5ttu6uuu5tuu6ttt4stt8ttt7tuu5vvv0*4,vvv2
  vvv0tttattu7ttt7sstctttb*2,sttcsssbuuu3ttt8uuu6ttu8ttt8vvv0*8,vvv2
  vvv0ttu6uuu4uuu3uuu4uuu5uuu4uuu3uuu4uvv3tuu6tuu5*2,uuu5vvv2vvv0*7,vvv2
  uvv1vvv0*21,uuu1
place-removed 358x210
~ IqB6 xt-H _kLP PiZq kdSo CeNm paLX 3HXg yHdl
  qrrdrss8rss7rrrarssastt4uvv0*17,
  uuu0uvv0*22,
  vvv0*22,uvv2
  vvv0lmmlklmhlmnjlmncikkmlmniopp7vvv0*14,vvv2
  vvv0*4,uuu3vvv0*17,vvv2
  vvv0qrrcsss9sst8rrs8sss5rrr7rrr6rss8*3,pqqarrs6rss6qrrattt3vvv0*6,vvv2
  vvv0stt7qrrarss8rrs8stt4rss7sssbrrraqrr7sss6sssarrrastt8rssbttt2vvv0*6,vvv2
  vvv0mnojmnnflmnilmmhnoogmnoipqqcvvv0*14,vvv2
  vvv0*22,vvv2
  vvv0rrrjsss7stt9sstbstt8sss8*2,sssbstt8ttt7sss8ttt6*2,ttt9sssbttu5rssfttt8stt9uuu2vvv0vvv2
  vvv0ttt7ttu6ttt7sttbtuu6stt9ttt7uuu6sstattt8ttt9ttt6stt7sst8ttt9tuu4tttbstt9ttt9uuu1vvv0vvv2
  vvv0pqqkqrrhpqqirrrgpqqfrrsfoppmqqrdpqqfqrrevvv0*11,vvv2
  vvv0*22,uvv1
  uuu0tuu0*20,tuu1uvv0
place-final 358x229
~ IqB6 xt-H xtTG PiZq kdSo CeNm 7g4B CeNm dNUf f9oS p9o3 0FEB tSkm qTyN mGr6 tSkm OCKa FMRS tSkm J1qd
~ 7KxJ
  qrrdrss8rsscrss9uvv0*19,
  uuu0uvv0*22,
  vvv0*22,uvv2
  vvv0lmmlklmhlmnjjlljmnnjhjjmmnobjklnlmmhnoo8vvv0*11,vvv2
  vvv0*7,uuu3vvv0*14,vvv2
  vvv0opp7ttt3sss5noo8vvv0*17,vvv2
  vvv0jkkaklm9ikkfdfgfvvv0*9,vvv2ttt9*2,tttattt7ttt6stt8vvv1vvv2
  vvv0*14,vvv1uuu4uuu5tuu4uuu3uuu5uuu4vvv1vvv2
  vvv0sttbttt9sttbvvv2vvv0*12,uuu5qrrgrssgqqrgttu5vvv2
  vvv0uvv2uuu3uuu4vvv1vvv0*12,uuu1tuu3uuu3*2,vvv1vvv2
  vvv0rrsgrssjrssdvvv0*10,sss9qqqfqqqgqqqipqqfqqrkoppkttt6vvv2
  vvv0*22,vvv2
  vvv0qrrkqrressscrrsbqrrerssduuu2sss9pqqfrrrdoppjpqqjoppkqqqfpqqirrrdqqqhpqqgqrreqrrduuu4vvv2
  vvv0*22,uvv2
  uuu1uvv0vvv0*19,uvv1uvv0
place-final-unranked 358x125
~ IqB6 xt-H mB8h PiZq kdSo CeNm 7g4B 9J1y
  qrrdrss8rsscrssarssbrss9qrrcstt6uvv0*15,
  uuu0uvv0*22,
  vvv0*22,uvv2
  vvv0lmmlklmhlmnjjlljmnnjhjjmmnobjklnlmmhnoo8vvv0*11,vvv2
  vvv0*7,uuu3vvv0*14,vvv2
  vvv0qrrcsss9sst8rrs8rrs7qrrastt6rss6rrrbrrr7rrsbrss7qqrbttt5rrs6sss6vvv0*5,vvv2
  vvv0stt7qrrarss8rrs8rrs6ttt6*2,qrr9qqrbqrr7sssastt7rssbstt6rss9qrr8vvv0*5,vvv2
  vvv1vvv0*21,uuu1
seats 358x227
~ IqB6 xt-H 3Xbm PiZq 3Uvt V_9D Vhza EuAg RZov g4Os wS_9 qqmB Cmsm m6A2 aipj
  rrs8rss9uvv0*21,
  uuu0uvv0*22,
  vvv0*22,uvv2
  vvv0ikkhlmmnkmmmmnoehjjimnofklmklmnhhjjomnogijkojlliklmdppqavvv0*7,vvv2
  vvv0stt6qqqapqq7ttt2sss4qrr8sss4ttt2rss4rss7qrrasss4stt3vvv0*8,vvv2
  vvv0noogpqqdqqrbpqq9lmmipqqdnopapqq9nooarrs9mnnemnobpqqfvvv0*8,vvv2
  vvv0ttt5vvv1uuu4tuu6ttu5ttt7uuu5stt8stt6uuu3vvv1uuu5uvv1uuu2*2,vvv0uuu4vvv1vvv0*3,vvv2
  vvv0qrrfqqqfssscrssbrrrg*2,sstaqrrdsttarssfrsseqqqirsshrrsbrrrfstt8pqqkqqretuu3vvv0*2,vvv2
  vvv0pqqmpqqjrssgppqhqqqippqkopplqqrgpqqgoppnuuu6vvv0*10,vvv2
  vvv0*22,vvv2
  vvv07ef55ce0*9,tmjatuu2ttu2*8,uuu0vvv2
  vvv0lop2kno0*9,vsq4uvv1*9,vvv0vvv2
  vvv0rss9sssbqrrfrsscvvv0*4,usr9trpetrqcsqoeuts5vvv0*4,rssbsssarssduuu2vvv2
  vvv0*22,uvv2
  uuu1vvv0*20,uvv1uvv0
place-free 358x245
~ IqB6 xt-H HDA5 PiZq kdSo CeNm paLX nmVe jZtH KvLp tyaq zP3T np9r pRnB 28ri rVVP 6NVt PiZq rrqF RZov
~ obmL -Qmi AnZx
  qrrdrss8rssasst5uvv0*19,
  uvv0*22,uuu0
  vvv0*22,uvv2
  vvv0lmmlklmhlmnjlmmdikkmlmniopp7vvv0*6,uvv0oppfpqqapqqdoppcpqqdpqq9vvv0vvv2
  vvv0*4,uuu2vvv0*17,vvv2
  vvv0uuu0tuu0*8,uuu0uvv0rtt1ruu0*2,rtu0*3,ruu0*2,suu0vvv0vvv2
  vvv0tuu0pqqdqrr9pqqfpqqeqrr8tuu0*4,tuv0prramppfnqqgnpqfnqqbmppenpqgpss5rtu0uvv0vvv2
  vvv0tuu0mnoc*2,klmhlmnijlliqrr5tuu0*3,tuv0orr9mopjnqqcnpqfrtu0*5,uvv0vvv2
  vvv0tuu0qrr7qrr8prr8qrs8qrr7*2,tuu0*3,tuv0nqq6lnohmopbloogjmnd*2,rtt0rtu0*2,uvv0vvv2
  vvv0tuu0rss5rss8rss7rss6qrs6rss7tuu0*3,tuv0oqq6oqr7orr4oqr7mpp9oqr7rtt1rtu0*2,uvv0vvv2
  vvv0tuu0*10,tuv0pss9prr9nqqenpqcoqrbnqqdoqqdrtu0*2,uvv0vvv2
  vvv0*2,uvv0*8,vvv0*2,uvv0*9,vvv0vvv2
  vvv0imm3gkl0*7,jno2tuu0*11,vvv0vvv2
  vvv0qrreoppjpqqfpqqjppqjoppmqqrf*2,uuu4vvv0*2,rrrerssdsss8sssbrssdqrrdsssdssscrrrauuu3vvv2
  vvv0*22,uvv2
  uuu1uvv0vvv0*19,uvv1uvv0
next-prize 358x267
~ IqB6 xt-H zvIy PiZq ITGt RmW4 6Ufo gdDP RuAR 5N56 CTj- ZxKV F4jV CTj- oHLO lazA CTj- REb6 nJHo
  rssarss8rrsbrss6uvv0*19,
  uvv0*22,uuu0
  vvv0*22,uvv2
  vvv0klmioppcjkkekmmgnoofijkjnopcjllkfhijhjjhtuu2vvv0*10,vvv2
  vvv0*2,vvv1tuu2vvv0*18,vvv2
  vvv0ttt5uuu3ttt7uuu5stt8vvv2vvv0*7,rssattt4rss8stt8sssarssbrssauuu2vvv2
  vvv0ttu6tuu6sttbuuu6ttt7vvv2vvv0*6,vvv1rrr9tuu7sss6sssastt8sss7sss9uuv2vvv2
  vvv0*22,vvv2
  vvv0sstaqrrdtuu8rsseqrrirssgrssdrssbuuu5vvv0*4,sss6rssapqqdqqqgpqqfopphoppjttt4vvv2
  vvv0vvv1uvv1uuu4vvv1vvv2vvv1*2,vvv0*6,vvv1vvv3uuu1vvv1vvv0uuu1vvv1vvv0vvv2
  vvv0*22,vvv2
  vvv0qrrb*2,sst8qrrgrrrfuuu3vvv0*9,nophpqqeppqjnooinopkttt4vvv2
  vvv0*22,vvv2
  vvv0vvv2vvv0*2,vvv1vvv0*12,uuu2*2,uuu3ttt3uuv0vvv2
  vvv0rssfqrrdrrsarrsfrrs9vvv0*10,ttt6oppjqrrhpqqfqqqhuuu3vvv2
  vvv0*22,vvv2
  uvv1vvv0*21,uuu1
ended 358x267
~ IqB6 xt-H Biqo PiZq ITGt llQp 6Ufo gdDP 3HZq 2vBa CTj- 7dBw oijr CTj- TNgv TACs CTj- IbAq opIA
  rrsaqrrattt3uvv0*20,
  uvv0*22,uuu0
  vvv0*22,uvv2
  vvv0ikkmlmnhkmmkklllnoo9lmnjhjjkjlldppqbvvv0*12,vvv2
  vvv0*22,vvv2
  vvv0stt6ttt8tuu5ttt6uuu4ttt7uuu4vvv0*11,tuu3rss8uuu4vvv2
  vvv0ttt8sttbstt8ttu5ttt8sss7ttu7vvv0*11,tuu3ttt6uuu2vvv2
  vvv0*22,vvv2
  vvv0rrsd*2,sss8rrrgsss8stt9qrrerrravvv0*7,sst8noperssbpqqaopplttt7vvv2
  vvv0vvv1*2,uuu3vvv1*3,vvv2vvv1vvv0*7,uvv0uuv1vvv0uvv1vvv1vvv0vvv2
  vvv0*22,vvv2
  vvv0rrreqrrfsss8pqqdqrrhvvv0*8,uuu2pqqfpqqgmnomppqjnooinopkttt4vvv2
  vvv0*22,vvv2
  vvv0uuv1vvv1vvv0vvv1vvv0*2,vvv1*3,vvv0*9,uuv1vvv1vvv0vvv2
  vvv0ssscqrrdrrsbqrrgrrrasssaqrrfsss9qqrhssscvvv0*8,stt6qrrctuu3vvv2
  vvv0*22,vvv2
  uvv1vvv0*21,uuu1
facts 358x98
~ IqB6 xt-H hk0_ PiZq L2VN Xvbm 2ZNG xM7_ eHYl 0-Uo Cu3D 6dd3 Z5L1
  qrrasss8uvv0*21,
  uvv0*23,
  tuu6rssdrrrhpqqjsssgpqqissscqrrkqrre*2,ttt7vvv0qrresss8qrrenoolqrreopphqrrcuvv0*4,
  uuu0uuu2uuu3uuu2uvv0uuu1uvv1uvv2uuu1uuu2uvv1uvv0uuu1*2,tuu3uuu1*3,uvv1uvv0*4,
  uuu2ttt7uuu2*2,uuu1*2,uvv2uvv0ttu4uuu3*2,uuu4tuu5uuu4uuu3uvv0*8,
  tuu3sssdrsseqrrdrrrbrrsesssbvvv0rssbqrresstfttt6sst8rssbttt9uvv0*8,
  vvv0*7,uvv0vvv0*7,uvv0*8,
board-folded 358x873
~ IqB6 xt-H I0T6 PiZq ITGt XnnM oHgJ M3uX CF1a XnnM Y-K3 ppGc c9-6 npFe K_by Lxll WsU3 qvem BTrH rIJQ
~ qgcq sJM6 qB9i 8N1I DCns Dy7X TwPT WnVZ 4mO6 RDRq sJM6 QFeb 8N1I 10zo Dy7X V2Pr a0iA fsQr I3Cn OU-u
~ sJM6 fIJR 8N1I 03Bq Dy7X pwKz npV- tvYF gnct OU-u 54Ks YSdR gNKw 9ZV9 0TEa 0kBn IJ8R gNKw okwP c4vF
~ H0hO HUmi 9i0R DHoA 37W6 ydii ep8v gNKw ClRJ z95r H0hO HUmi 9i0R dQA6 37W6 NOJo ep8v gNKw Vgfl HcJg
~ H0hO HUmi 9i0R WTkz 37W6 kg83 ep8v IJ8R gNKw qySR gNKw OyHy SX-j X3w0 Uc6u _geO bupc qEve NXwh ZMa5
~ 6l3S w0oM 0r3r JxQx
  qrrbrrs9rss9qrrdrss7uvv0*18,
  uuu0uvv0*22,
  vvv0*22,uvv2
  vvv0lmnhkllchijhkmmiikkikllfkllhjklhtuu6vvv0*12,vvv2
  vvv0*22,vvv2
  vvv0rssdrssgrrsdrssdsttdrrserrreqrrbsss9rssbsssbssserssgsttdrrrcsssattt8rsscrssftttavvv0vvv2
  vvv0*22,vvv2
  vvv0vvv1tuu7uuu5uvv1vvv0tuu0rss4*2,tuu0stt1qrs4stt3uuu0vvv0*8,vvv2
  vvv0vvv1sssbqqrgrrrgttt4tuu0rss5prr7tuu0stt1qrr8rss4uuu0vvv0*8,vvv2
  vvv0*6,uvv0*7,vvv0*9,vvv2
  vvv0uuu5uvv0*6,uuu2vvv1vvv0*12,vvv2
  vvv0uvv7oopippqfoppfrrrevvv0uuu5vvv1uvv3vvv0*4,qrr7sttbrssc*2,qrrbrssbqrrfuuu5vvv2
  vvv0uuu3uvv0*6,uuu2vvv0*13,vvv2
  vvv0*22,vvv2
  vvv0*9,vvt0voa0vn70vsn1vvv0*9,vvv2
  vvv0*4,uvv0vvv0*4,vsl2vm50rj48vob2vvv0*9,vvv2
  vvv0*3,qtt0nrr2rtu0vvv0*3,vur1vm60vm50vri2vvv0*9,vvv2
  vvv0*2,uvv0ptt0kno9ptt0vvv0*4,vut0vuq0vvv0*4,vsr1vli0vmj0vtt1vvv0*2,vvv2
  vvv0*3,ruu0qtt0suu0vvv0*2,pqqkqrrepqqfrssbpqqhoppguuu3vvv0vpn1rjg3sjg4vqp1vvv0*2,vvv2
  vvv0*2,vvv1ttt5uuu3vvv0uuv4vvv0*3,rssbsssdttt9vvv0*3,vsr1vlj0vmj0vtt1vvv0*2,vvv2
  vvv0*2,pqqeuuu5qrrfqqripqqjvvv0*10,vuu1vvv1*2,vvv0*2,vvv2
  vvv0*2,ttt8ttt9qrrjsut4uuu4vvv09eg618a0*4,39b1rss4vvv0pqqfqrrcrss9pqqfvvv0*2,vvv2
  vvv0uvv0pst0*5,vvv039b65bd67dedbfhjaegj18a0mop6vvv0ttt7rrrcsrr9vtu5vvv0*2,vvv2
  vvv0gnp46ik06hj2*2,6gi26ik0jpq439b618a06ceg8dfj39b318a0mop6vuu0vts0*4,vvu0vvv0vvv2
  vvv0emo46ik06fg66ef86ef76ik0hop439b618a0*5,mmm8uf80te70te71sd71te70ug91vvv1vvv2
  vvv0emo46ik06hj36gh66ik26ik0hop439b618a0*5,mlk9ue70rd63nb5amb5bsd63ue70vuu3vvv2
  vvv0emo46ik0*5,hop439b618a0*5,mlk9ue70te70pc68pc6bue70*2,vuu3vvv2
  vvv0emo46ik0*5,hop439b618a0*5,mlk9ue70*6,vuu3vvv2
  vvv0rtt1pst0*5,suu1oqq1opq0*5,ttt2vrp0*6,vvv0vvv2
  vvv0pqqeqrrgvvv0qrrepqqettu6vvv0*8,uuu3qqqhqrrfrssbrrsfqqqftuu4vvv2
  vvv0*22,vvv2
  vvv0*22,vvv2
  vvv0sssavvv0*2,sssettt7rsscsssastt9rss9vvv0*5,sss9pqqkqqrgqrrcqrrdpqqmttt6vvv2
  vvv0rts7tut5vvv0stt9tuu4ttt8vvv0uuu3ttt5vvv1vvv0*3,uuu4rrrestt7rssdqrrhssscqrreuuu5vvv2
  vvv0*15,vvv1vvv0*6,vvv2
  vvv0*22,vvv2
  vvv0rss9vvv0*2,uuu3stt6tuu4uvv1uuu6vvv0*6,sssaqqqhpqqjpqqkpqqmqrreuuu4vvv2
  vvv0uuu1vvv0*2,rssavvv2ssscrsserrsgvvv0*5,uuu3sssbttt6sstbrrsgsttbrssduuu4vvv2
  vvv0*14,vvv1uuu3vvv1vvv2vvv1vvv0vvv1vvv0vvv2
  vvv0*22,vvv2
  vvv0rrrcvvv0*2,uuu4uuu2uuu3uuv4vvv3uuu4vvv0*5,sss9rssapqqirrrbpqqhpqqjttu7vvv2
  vvv0tuu4vvv0*2,qrrjsssbrssbttt6rssaqrriuuu2vvv0*3,vvv2ttt8tuu5ttt8ssscttt9sstauuu3vvv2
  vvv0tut3vvv0*12,uuv2ttt7uuu2uuu6uuu5uuu3uuu4vvv1vvv2
  vvv0*22,vvv2
  vvv0*7,ttu5stt8rsserssasst9rrscrssdrssbvvv0*7,vvv2
  vvv0tuv0suu0*18,tuu0vvv0vvv2
  vvv0rtu0rtt1*2,knohoqrartu0*15,uvv0vvv2
  vvv0rtt1mopdnqqbprs7qss3qst3prs6qst3rtt1qss4qst2qss4rtu0*2,oqr8loodnpqekmnkmppcoqq8uvv0vvv2
  vvv0rtt2nrq8rtu0oqraorraoqranqqcpss6qss4orr9prs6pss7rtu0qss5npqeorr7oqr9oqrbnpqbprs7uvv0vvv2
  vvv0ruu0rtu0*2,prs6prs7orr8qss6rtu0*13,uvv0vvv2
  vvv0uvv0tuv0*19,vvv0vvv2
  vvv0*22,vvv2
  vvv0stt5oqrkoqrfoqrdnqqfoqrfoqreprrenqqiqrsdoqretuu7vvv0*2,rsscqrrfrssesssbsstasssauuu3vvv2
  vvv0*22,vvv2
  uvv0vvv0*21,uuu0
place-class 358x392
~ IqB6 xt-H AYUS PiZq kdSo CeNm paLX u87W CeNm dNUf f9oS _S3N zzlz jZtH KvLp _au0 7Q46 pRnB jlyd 719z
~ PiZq 3CWu RZov obmL hr_r m1HU 8e1e TphQ oDtj
  qrrdrss8*3,uvv0*19,
  uvv0*22,uuu0
  vvv0*16,uvv0*5,vvv0uvv2
  vvv0lmmlklmhlmnjlmmdikkmlmniopp7vvv0*7,tuv0nqrelppimpqclpqfnqr8uvv0vvv2
  vvv0*4,uuu2vvv0*11,uvv0*5,vvv0vvv2
  vvv0opp7ttt3sss5noo8vvv0*10,ssscttt8qrrfsssdrssbrsscuuu3vvv2
  vvv0jkkaklm9ikkfdfgfvvv0*5,uvu5sttastt8rtscstt7sut8rts9sut8rts7sts8rtsbuvu3vvv2
  vvv0*11,tuu4*2,uuu4uuu3uvu3uuu3uuu4uuu3uvu3tuu4uvv2vvv2
  vvv0uuu0tuu0*8,uuu0uvv0suu0*9,vvv0vvv2
  vvv0tuu0opqbqrraqrr8pqqbopphrss6pqqbqrr9tuu0tuv0nqqemopfnpqdmopeoqranpqgnqqgmopkrtt1uvv0vvv2
  vvv0tuu0opqamnnenppcmnnelmnfopp7tuu0*3,tuv0npq8mppbmopbloogjmnd*2,rtt0rtu0*2,uvv0vvv2
  vvv0tuu0pqq3qrr3rss2qrr3*2,stt2tuu0*3,tuv0qst1prr2prs2prs3oqr3prs3rtu0*3,uvv0vvv2
  vvv0*12,uvv0*9,vvv0vvv2
  vvv0imm3gkl0*16,mpp2tuu0*2,vvv0vvv2
  vvv0rssastt8rrrfrssattt7sssbrrrcsss9rrrgsstattu6ttt6qrrgqqreqqqgqqrioopjoppnqrrdpqqhtuu4vvv2
  vvv0vvv1vvv2vvv0vvv1vvv0*2,vvv1vvv0*3,vvv1vvv0uuv2uuu2vvv2uuu3uuu2vvv1vvv0*3,vvv2
  vvv0sttbrrrfqrrgssscsssbrssfrsscsstarssdsss8rrscssscsttbsttasttbrssctttasstbrrrauuu4vvv0vvv2
  vvv0rrsfsss9rrrfrsseqrresssbrssettt6vvv0*13,vvv2
  vvv0*22,vvv2
  vvv0rrrgssscsssbqrrhrsshrssfrrrgqrrgttt6rrresssbrssdrsseuuu3vvv0*7,vvv2
  vvv0*22,vvv2
  vvv0rssesttcrrsfsssbrsscrrrhqrrhsttcsstbrssdqrrfrssdrrrdrrsdrssissscqrrfsssbrssdsssdvvv0vvv2
  vvv0ssscstt9tttasssbrssdsttauuu5vvv0*14,vvv2
  vvv0*2,vvv1*4,vvv0*16,vvv2
  uvv0vvv0*21,uuu0
place-open 358x145
~ IqB6 xt-H 1Ah8 PiZq kdSo CeNm paLX V9Qv
  qrrdrss8*2,rrs9uvv0*19,
  uuu0uvv0*22,
  vvv0*22,uvv2
  vvv0lmmlklmhlmnjlmncikkmlmniopp7vvv0*14,vvv2
  vvv0*4,uuu3vvv0*17,vvv2
  vvv0sstbsssettt5qrrctttasttbstt7rssbsssbrrserssettt8sttarssdrrs9stt7qqrcstt8rsscttt9vvv0vvv2
  vvv0ttt6tuu9ttu6ttt7ttt6*2,uuu5ttt7uuu5ttt8ttt7uuu4stt8uuu6uuu5*2,tuu5uuu4ttt6uuu5vvv0vvv2
  vvv0pqqmqrrgrrrhoppjqrrcpqqiqrreqqqfpqqhqrrgvvv0*11,vvv2
  vvv1vvv0*21,uvv1
  uuu0rss0*20,ttt0uvv0
place-failed 358x180
~ IqB6 xt-H Orj_ PiZq kdSo CeNm paLX fQZs NxsB YPgx 2p05
  qrrdrss8rssaqrrcttu3uvv0*18,
  uuu0uvv0*22,
  vvv0*22,uvv2
  vvv0lmmlklmhlmnjlmncikkmlmniopp7vvv0*14,vvv2
  vvv0*4,uuu3vvv0*17,vvv2
  vvv0vus0vts0*19,vvv0vvv2
  vvv0vtr0snkitqn7spmcsoljtqnbtpnbsomctpmctpmdtpmetpmatqo4vtr0*7,vvu0vvv2
  vvv0vtr1usq1usq0*4,usq3vtr0*13,vvu0vvv2
  vvv0usr3vsr0onmiqoncnmlfponeusq5vtr0*13,vvu0vvv2
  vvv0vtr0usq1usq0*4,usr1vtr0*13,vvu0vvv2
  vvv0*22,uvv2
  uuu1uvv0*20,uuu1uvv0
place-loading 358x251
~ IqB6 xt-H UGS5 PiZq 3kMd paLX hCNB hCNB
  qrrdrss8rssaqrrcqrr9uvv0*18,
  uuu0uvv0*22,
  vvv0*22,uvv2
  vvv0lmmlklmhlmnjlmncikkmlmniopp7vvv0*14,vvv2
  vvv0*4,uuu3vvv0*17,vvv2
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
~ IqB6 xt-H dKOD PiZq 8tCO Dp7v Wfnz F9UA MFfZ qBbW FUsN 0pNk MFfZ qBbW FUsN f5SL MFfZ qBbW FUsN lKad
~ FvSG TZGn 6Jj4 Vi3F bAfl TZGn LB6n Vi3F riqq TZGn XkCi Vi3F Hi13 TZGn 0aHI Vi3F a4UZ
  rrsaqrrarss8rss9ttu3uvv0*18,
  uuu0*23,
  uuu0uvv0*21,uuu1
  uuu0orqcprqcprqborqeorqcpsr9orpcmqodorpdprqborqepsr9orqenrpdnqpfnqpcrts6uvv0*4,uuu1
  uuu0*2,uvv0*20,uuu1
  uuu0hnkasss8pqqirrrcopqjqrrepqqiqqrfopphqrrdqrreqrrdopqjqrrdopqipqqiqrrcuvv0*4,uuu1
  uuu0nqp4stt4rss8stt5*2,sss8stt6sss5sss7rss8sss7sst7stt5stt4uvv0*7,uuu1
  uuu0orp5uuu3rss8stt7qrrbsssastt6rss9sss7rss7sss7stt7rssattt4uvv0*7,uuu1
  uuu0hnkarss9qrrcopplpqqgqrrfqrrbpqqgopqipqqipqqhoppgpqqdqrrduvv0*7,uuu1
  uuu0*2,uvv0*7,uuu0uvv0*12,uuu1
  uuu0qrrdqrrgrrrcrssbrrscrssbsss8uvv0*14,uuu1
  uuu0tuu0*20,uuu0uuu1
  uuu0stt2qrr9prrapqrdqrr9qrrbpqqdpqqcqrr8rss5pqqd*2,pqqfstt4pqqepqrbqrrastt1tuu0*2,uuu0uuu1
  uuu0ttt1qrr9*2,rss5sss6rss6rss7qrr7rss7rss5rss6qrrarss5sst6qrr7*2,rss9ttt1tuu0*2,uuu0uuu1
  uuu0tuu1sst3rss4*2,stt3stt2rss2stt3*2,stt2stt3rss4sss4stt3sss4stt3sst2ttt0tuu0*2,uuu0uuu1
  uuu0uuu1uuu0*20,uuu1
  uuu0qrrcqrrfrrsbqrrcrss8qrrduuu0*14,uvv0uuu1
  uuu0tuu0ttt0*2,stt1ttt0stt1*2,ttt0*2,stt0ttt1stt1*2,tuu0stt1stt0stt1tuu0*3,uuu0uuu1
  uuu0stt2qrr9*2,qrrbrss9qrs9qrrbpqrbqrr8rss4prrbpqqcpqqestt4pqqdqrraqrr8stt1tuu0*2,uuu0uuu1
  uuu0stt2pqqcpqqdpqqarss9qrr9qrrapqqaqrrbqrr8qrraoqqeqrrarss9pqqbpqrapqrcstt2tuu0*2,uuu0uuu1
  uuu0tuu0*20,uuu0uuu1
  uuu0sss6stt7stt5sst7ttt4stt4ttt5sst6tuu2uvv0*12,uuu1
  uuu0stt6sss8stt6stt5sss3rss7rss8sss7tuu2uuu0*12,uuu1
  uuu0stt2rss6*2,qrs8rss6rss7rss8rrs7rss5stt3qrs8qrr8qrrbstt2qrs9rss8rss7ttt1tuu0*2,uuu0uuu1
  uuu0tuu0rss4rss5rss4stt4rss4rss5rss6rss4stt3rss5rss6rss4stt3rss5rss4*2,ttt0tuu0*2,uuu0uuu1
  uuu0stt2pqqbpqrcpqr9rss8rss7qrr9prr9qrrarss7qrr9pqqcqrr9rss7pqqbqrr8qrrastt3tuu0*2,uuu0uuu1
  uuu0*22,uuu1
  uuu0qrrdqrrgrrrcqrrdrrs8qrrcqrrd*3,pqrdqrrauuu0uvv0*9,uuu1
  uuu0tuu0*20,uuu0uuu1
  uuu0stt2qrr9prrapqrdqrr9qrrbpqqdpqqcqrr8rss5pqqd*2,pqqfstt4pqqepqrbqrrastt1tuu0*2,uuu0uuu1
  uuu0ttt1qrr9*2,rss5sss6rss6rss7qrr7rss7rss5rss6qrrarss5sst6qrr7*2,rss9stt1tuu0*2,uuu0uuu1
  uuu0tuu1sst3rss4*2,stt3stt2rss2stt3*2,stt2stt3rss4sss4stt3sss4stt3sss2stt0tuu0*2,uuu0uuu1
  uuu0*22,uuu1
  uuu0tuu0*21,uuu1
check-bad 358x554
~ IqB6 xt-H YUMK PiZq 8tCO wGuR jYAO gcca F9UA 4puC jkhH XZmY cguz 4puC jkhH XZmY i9QR 4puC jkhH XZmY
~ 380K FvSG TZGn 6Jj4 Vi3F bAfl TZGn LB6n Vi3F riqq TZGn XkCi Vi3F Hi13 TZGn 0aHI Vi3F a4UZ
  rrsaqrrarss8*2,uvv0*19,
  uuu0*23,
  uuu0uvv0*2,uuu0uvv0uuu0*2,uuu1uuu0uvv0*3,uuu0*2,uvv0uuu0uvv0*6,uuu1
  uuu0sopcsnoesooesppctqqcsopdsppdsooesppcsopbsppasopdspqbsopctqqbuvv0*6,uuu1
  uuu0oppjopqeqrrbpqqfpqqhopqhpqqeqqrgppqipqqcqqrfqrrfopqhqqrestt5uvv0*6,uuu1
  uuu0uvv0*12,tuu4uvv0*8,uuu1
  uuu0rklatss6tqqetrr9sppftqrbtqqetqrcsppdtqratqqctrrdtqrcsppetrraspqdtqqetqrbuvv0*3,uuu1
  uuu0utt1uvv0*14,uuu1uvv0*5,uuu1
  uuu0qijbtst6sppetrrasppdtqqftqrasppdsppbtrrbtqrdspqctqrftqrbspqdtrrcuvv0*5,uuu1
  uuu0sop5utt4tst5tss5tst5tss7tss9utt6trs8utt3tss5tss6*2,tst6tss7utt5*2,uvv0*4,uuu1
  uuu0sop5utt3tst5tss5utt6*2,tss8tss6tss8tss4trr9tss7tss8tss6*2,tss5utt4uvv0*4,uuu1
  uuu0sss6stt7stt5ttt5*3,tuu4uvv0*14,uuu1
  uuu0stt6sss8stt6rss7sss6stt6stt4uuu0*14,uuu1
  uuu0stt2rss6*2,qrs8rss6rss7rss8rrs7rss5stt3qrs8qrr8qrrbstt2qrs9rss8rss7ttt1tuu0*2,uuu0uuu1
  uuu0tuu0stt3rss4stt4stt3*2,rss4rss5stt3stt2sss4rss5stt4stt2rss4rss3stt3ttt0tuu0*2,uuu0uuu1
  uuu0stt2pqqcpqqdpqqarss8qrr9qrrapqraqrrbqrr8qrrapqqdqrrarss8pqqbprr9pqrbstt1tuu0*2,uuu0uuu1
  uuu0*2,tuu0*19,uuu0uuu1
  uuu0qrrdqrrgrrrcqrrdrss8qrrduuu0uvv0*14,uuu1
  uuu0tuu0*20,uuu0uuu1
  uuu0stt2qrr9prrapqrdqrr9qrrbpqqdpqqcqrr8rss5pqqd*2,pqqfstt4pqqepqrbqrrastt1tuu0*2,uuu0uuu1
  uuu0ttt1qrr9*2,rss5sss6rss6rss7qrr7rss7rss5rss6qrrarss5sst6qrr7*2,rss8stt2tuu0*2,uuu0uuu1
  uuu0tuu1sst3rss4*2,stt3stt2rss2stt3*2,stt2stt3rss4sss4stt3sss4stt3rss3ttt0tuu0*2,uuu0uuu1
  uuu0uuu1uuu0*20,uuu1
  uuu0qrrcqrrfrssbqrrcrrs8qrrcqrrd*2,ttt4uvv0*12,uuu1
  uuu0tuu0*5,ttt0tuu0*10,ttt0tuu0*3,uuu0uuu1
  uuu0stt2qrr9prraprrcqrr9qrrapqqc*2,qrr8rss5pqqcpqqdpqqfstt4pqqepqrbqrrastt1tuu0*2,uuu0uuu1
  uuu0stt2pqqcpqqdpqqarss9qrr9qrrapqqaqrrbqrr8qrraoqqeqrrarss9pqqbpqrapqrbstt3tuu0*2,uuu0uuu1
  uuu0tuu0*20,uuu0uuu1
  uuu0sss6stt7stt5sst7ttt4stt4ttt5sst6stt7sss7stt5uuu0uvv0*9,uuu1
  uuu0stt6sss8stt6stt5sss3rss7rss8sss7sst6rss6rss5uuu0*10,uuu1
  uuu0stt2rss6*2,qrs8rss6rss7rss8rrs7rss5stt3qrs8qrr8qrrbstt2qrs9rss8rss7ttt1tuu0*2,uuu0uuu1
  uuu0tuu0rss4rss5rss4stt4rss4rss5rss6rss4stt3rss5rss6rss4stt3rss5rss4sss4stt0tuu0*2,uuu0uuu1
  uuu0stt2pqqbpqrcpqr9rss8rss7qrr9prr9qrrarss7qrr9pqqcqrr9rss7pqqbqrr8qrrbstt1tuu0*2,uuu0uuu1
  uuu0*2,tuu0*19,uuu0uuu1
  uuu0*22,uuu1
