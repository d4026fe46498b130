not-started 358x103
~ IqB6 xt-H TMZd PiZq by-r cWF4 OxjW wpkm -_Rd 9Tqs hDyd
  rssarss6rrs9qrr9tuu3uvv0*18,
  uvv0*23,
  vvv0*12,uvv2uvv0*7,vvv2vvv0*2,
  vvv0rrrerssdttt8sssaqrrgttt9ssscstt8uuu4vvv0uvv3vvv0sss5ttt5rss5ttt6ttt2ttt3vvv0uvv6vvv0*2,
  vvv0qrrlsss9rssfrrscqrreuuu7vvv0*4,uvv3vvv0sss7tuu5qrrarrrfpqqcrsscuuu3uvv6vvv0*2,
  vvv0*12,uuu2uvv0*7,vvv2vvv0*2,
  vvv0*23,
visitor 358x134
~ IqB6 xt-H A2jr PiZq by-r JNX8 E0Z1 ql12
  rssbrrrbtuu1uvv0*20,
  uvv0*23,
  vvv0vvv1vvv0*2,vvv1vvv2vvv0vvv1*2,vvv0vvv2vvv0*12,
  vvv0sssarssdsss9sttcrrsfrssfttt9prrg*2,oqrhprrevvv0*11,
  vvv0nqq2kno0*19,uuu1vvv0
  vvv01ac119c0*2,3bd319c02ac2*2,19c0*4,2ac2*2,1ac019c02ac219c0*4,kno6vvv0
  vvv019c0*3,7egdchjd8fge8fgf9fhc*2,8egb8fgf7efb9fhf9fhe9ghe8fgd9fhc3bd219c0*2,kno6vvv0
  vvv0cij39fg0*18,9fh0qss3vvv0
  vvv0*23,
visitor-of-the-welcome-event 358x134
~ IqB6 xt-H B3rZ PiZq by-r xRDz E0Z1 ql12
  rssbrrrbrss7rssarss7rrs9rssarrsbrss5rrsastt6uvv0*12,
  uvv0*23,
  vvv0vvv1vvv0*2,vvv1vvv2vvv0vvv1*2,vvv0vvv2vvv0*12,
  vvv0sssarssdsss9sttcrrsfrssfttt9prrg*2,oqrhprrevvv0*11,
  vvv0nqq2kno0*19,uuu1vvv0
  vvv01ac119c03bd319c02ac22ac119c0*4,3bd33bd44cd44ce319c02ac22ac419c0*3,kno6vvv0
  vvv019c0*2,9fhebgif9ghd8egg9fhcaghc6dfb9fhd7eg86df98egc6dfb8fgb8egd9ghf9fhe3bd519c0kno6vvv0
  vvv0cij39fg0*18,9fh0qss3vvv0
  vvv0*23,
region-blocked 358x126
~ IqB6 xt-H CLlr PiZq by-r R8Fr HUm6
  qrr9qrrcrss7rrsbrrsastt5uvv0*17,
  uvv0*23,
  vvv0tuu8sstattt5sssattt8ttu7ttt8*2,ttt9sttbstt9tuu5vvv0*10,
  vvv0uuu5*2,uuu3uuu5ttt7uuu5*2,uuu4uuu5*2,stt8uuu4vvv0*10,
  vvv0uuu3uvv0*19,vvv4vvv0
  vvv0uvv3vvv0*4,vvv1lmnqmnninopfqrr9mnnmnoomoppgnophsss9vvv0*5,uvv7vvv0
  vvv0uvv3vvv0*19,uvv6vvv0
  vvv0*2,uuu0*19,vvv0*2,
identity-needed 358x103
~ IqB6 xt-H DjnM PiZq by-r wAVZ o65W
  qrrcrrsdrssbrss9qrrarrs8uvv0*17,
  uvv0*23,
  vvv0*11,rst2imn0*9,tuu1vvv0
  vvv0ttu6uuu4uuu3uuu4uvv2ttt6ttu8uuu4uuu3vvv0ejk619c02ac33bd34ce64bd42ac1*2,19c0*2,kno6vvv0
  vvv0stt9*2,tuu6stt8ttt7tuu7tttbttt9ttt7vvv0ejk619c03bd38fgb6dfc8fgd8egb*2,3bd219c0kno6vvv0
  vvv0*11,npq3agi0*8,bhi0rss3vvv0
  vvv0*23,
not-eligible 358x126
~ IqB6 xt-H eJN3 PiZq by-r R8Fr PLKs
  rssarss6pqqeqrrduuu1uvv0*18,
  uvv0*23,
  vvv0tttauuu5tuu8ttt8uuu4ttt7uuu4ttu6tuu7uuu5uuu6tttbttu7uuu4vvv0*8,
  vvv0ttt7ttt5tuu6ttt8uuu6tuu7uuu6*3,ttt6*2,tuu7ttt7ttu5vvv0*8,
  vvv0uuu3uvv0*19,vvv3vvv0
  vvv0uvv3vvv0*4,vvv1lmnqmnninopfqrr9mnnmnoomoppgnophsss9vvv0*5,uvv7vvv0
  vvv0uvv3vvv0*19,uvv6vvv0
  vvv0vvv1uuu0*19,vvv0*2,
ready-to-join 358x126
~ IqB6 xt-H burh PiZq by-r CNY_ snyq
  rss8qrrdrss8rssasss9uvv0*18,
  uvv0*23,
  vvv0sst9ttt6sttcttt8stt7tuu7ttt8*2,sttatuu4sssasttauuu4ttt9stt8ttt6sssattt6stt9tuu5vvv0*2,
  vvv0uuu5ttu5uuu6ttt7uuu5uuu4*2,uuu5tuu6uuu3uuu5tuu5uuu4*2,uuu6uuv3uuu5uuu6*2,uuu3vvv0*2,
  vvv07df33bd0*19,oqr4vvv0
  vvv019c0*6,9fhdaghd8fgcaghf9fhjagif9fhg9fhf3bd519c0*5,kno6vvv0
  vvv02ac219c0*19,lop6vvv0
  vvv0rtt1prr0*19,vvv0*2,
visitor-who-applies 358x134
~ IqB6 xt-H gg46 PiZq by-r xJus E0Z1 ql12
  rssbrrrbrss8qrrbrss9qrrdrss9uvv0*16,
  uvv0*23,
  vvv0vvv1vvv0*2,vvv1vvv2vvv0vvv1*2,vvv0vvv2vvv0*12,
  vvv0sssarssdsss9sttcrrsfrssfttt9prrg*2,oqrhprrevvv0*11,
  vvv0nqq2kno0*19,uuu1vvv0
  vvv01ac119c0*2,2ac1*5,19c0*3,2ac219c02ac219c0*6,kno6vvv0
  vvv019c0*3,3bd39fhcagih9fhd*3,7efd8fgg9fhf8fgc9fhe9fhdagic6df919c0*3,kno6vvv0
  vvv0cij39fg0*18,9fh0qss3vvv0
  vvv0*23,
ready-to-apply 358x126
~ IqB6 xt-H Lt5o PiZq by-r t1Be 2RSL
  rss8qrrdrss8rss9qrrcttt4uvv0*17,
  uvv0*23,
  vvv0ttt8tuu5ttu8uuu4uuu6tuu6ttt7uuu6ttt5tuu6tuu7vvv2vvv0*10,
  vvv0ttt8ttt6ttu7tuu5ttt9tuu6tuu8ttt6uuu6uuu8stt8vvv2vvv0*10,
  vvv08fg35ce0*19,prr4vvv0
  vvv019c0*5,7dfabgik9fheaghj9fhg7eg79fhh9fhe9ghd*2,19c0*5,kno6vvv0
  vvv02ac119c0*12,3bd319c0*6,lop6vvv0
  vvv0qrs1npq0*19,vvv0*2,
switch-account 358x128
~ IqB6 xt-H RIUd PiZq by-r XUyE _dPk
  rssaqrrbrss6rss8rssastt6uvv0*17,
  uvv0*23,
  vvv0sstdttt9uuu5ttt7sst9ttt6vvv0*16,
  vvv0ttt8uuu5*2,uuu6tuu5uuu4vvv0*3,imn4agi0*9,bhi0rss3vvv0
  vvv0rrserssessscrssdtuu6vvv0*4,7ef61ac18ega7efb5de86dfb6df67egb7ega4ce619c0kno6vvv0
  vvv0qrrgrrsgrsshrrscsttarrrdqrrhsttavvv07ef619c04ce53bd64bd43bd44ce34bd54cd53bd419c0kno6vvv0
  vvv0qrresssbrsscrrrdrssfsss8ttu9vvv0*2,oqr2imn0*10,tuu1vvv0
  vvv0*23,
refused 358x126
~ IqB6 xt-H neMP PiZq by-r R8Fr YyF6
  rrsarssarss8uvv0*20,
  uvv0*23,
  vvv0tttauuu5tuu5tuu6ttt6uuu6tuu5*3,ttt8uuu6ttt7tuu5ttt9ttt7tuu5uuu4vvv0*5,
  vvv0ttt7ttt5uuu5ttt8ttt7tuu6tuu8ttu6ttt5ttt7uuu7tuu7tuu5tuu8ttt7tuu8tuu6vvv0*5,
  vvv0uuu3uvv0*19,vvv3vvv0
  vvv0uvv3vvv0*4,vvv1lmnqmnninopfqrr9mnnmnoomoppgnophsss9vvv0*5,uvv7vvv0
  vvv0uvv3vvv0*19,uvv6vvv0
  vvv0vvv1uuu0*19,vvv0*2,
joining 358x108
~ IqB6 xt-H vDBv PiZq by-r FGEC EHbN snyq
  qrrersscsst4uvv0*20,
  uvv0*23,
  vvv0sst9ttt6sttcttt8stt7tuu7ttt8vvv0*2,uvv1gkl1ejk0*8,fjk0stt2vvv0
  vvv0ttt6ttt7uuu6sttbttu7uuu5ttt8vvv0*2,qrs619c04ce419c0*2,7eg69fhj9fhc3bd319c0*2,kno6vvv0
  vvv0sttbqrrdsss9rsscrrsfstt9sssbrssduuu6qrs619c06df919c07egc8egd7egb7efa4ce619c0*2,kno6vvv0
  vvv0qrrfrssgrrsgrssdvvv0*5,stt42ac119c0*2,2ac13bd32bd43bd3*2,2ac11ac0nqq5vvv0
  vvv0*23,
in-progress 358x108
~ IqB6 xt-H ywsl PiZq by-r cnH4 eUAx
  rssaqrra*2,rrs7uuu1uvv0*18,
  uvv0*23,
  vvv0sssbttt8ttt6stt9ttu8sssdttt7vvv0*3,tuu1mpp0*9,vvv1vvv0
  vvv0ttu7tuu7uuu5uuu6uuu5stt9tuu8uuu4vvv0*2,fjl619c02ac119c02ac219c0*2,2ac119c0*2,loo6vvv0
  vvv0rsse*2,rrsesssdsstctttbttt9sstcvvv1vvv0ejk619c09fhd*2,7egc9fhe*2,agie6dfa19c0kno6vvv0
  vvv0rrrfrssfrrreuvv4vvv0*6,lop47ef0*9,prr4vvv0
  vvv0*23,
own-step 358x103
~ IqB6 xt-H hErl PiZq by-r d4HG bWAO
  rrrasss8rrs9stt4uvv0*19,
  uvv0*23,
  vvv0*12,loo3gkl0*7,hlm0tuu2vvv0
  vvv0ttt6uuu4uuu3uuu2uuu6uuu5ttt7uuu5*2,vvv0*2,3bd63bd14bd34bd24ce54bd44ce43bd219c0kno6vvv0
  vvv0ttt8tuu7stt8tuu9sstatuu8stt8ttt9stt8vvv0*2,3bd62ac26df97efc4ce97efd8eg95cea19c0kno6vvv0
  vvv0*12,hlm3cij0*7,dij0stt3vvv0
  vvv0*23,
claimable 358x126
~ IqB6 xt-H mjLt PiZq by-r P9QG C85m JhQX udjd
  rrsarrscqrrdttt3uvv0*19,
  uvv0*23,
  vvv0tttattt6ttu8uuu6uuu3ttu6ttt9uuu5uuu7uuu6tttatuu5tuu6ttt6uuu4ttt8vvv0*6,
  vvv0ttt7ttu8ttt8uuu6tuu5uuu4tuu6tuu7uuu4uuu6uuu7tuu6uuu4tuu5ttt5uuu6vvv0*6,
  vvv0voc1vn90*19,vtq1vvv0
  vvv0vm50*5,mf3arj45ng3fqi4bng4doh4cph4boh4dph4eoh4aul52vm50*4,vsm2vvv0
  vvv0vm60vm50*4,ul51vm50*14,vsm2vvv0
  vvv0vur0vto0*19,vvv0*2,
claiming 358x126
~ IqB6 xt-H bDRR PiZq by-r XgEo XKxC udjd
  rrsarrsdqrrcuuu0uvv0*19,
  uvv0*23,
  vvv0tttattt6ttu8uuu6uuu3ttu6ttt9uuu5uuu7uuu6tttatuu5tuu6ttt6uuu4ttt8vvv0*6,
  vvv0ttt7ttu8ttt8uuu6tuu5uuu4tuu6tuu7uuu4uuu6uuu7tuu6uuu4tuu5ttt5uuu6vvv0*6,
  vvv0voc1vn90*19,vtq1vvv0
  vvv0vm50*5,rj47ul52og4gqi4cng3cph4boh4doh4e*2,oh4bvm50*5,vsm2vvv0
  vvv0vm60vm50*4,ul51vm50*14,vsm2vvv0
  vvv0vur0vto0*19,vvv0*2,
under-review 358x27
~ IqB6 xt-H _tJO PiZq
  rsscqrr9sst6rrscrss9uvv0*18,
  uvv0*23,
on-hold 358x27
~ IqB6 xt-H MrJu PiZq
  rss9*2,rssbuvv0*20,
  uvv0*23,
granted 358x126
~ IqB6 xt-H yGdp PiZq by-r lHUQ EJNu
  qrr9rrscrrs9uvv0*20,
  uvv0*23,
  vvv0ttt8uuu6ttt7uuu4ttt9uuu3tttauuu3ttt7*3,vvv0*11,
  vvv0ttt6uuu7ttt8tuu6ttt9uuu5ttt7ttu5sss9ttt6ttu7vvv0*11,
  vvv0uuu3uvv0*19,vvv3vvv0
  vvv0uvv3vvv0*4,qqrfmnnjoppjoppblnninopkoppi*2,noofnooevvv0*5,uvv7vvv0
  vvv0uvv3vvv0*12,uuu3vvv0*6,uvv6vvv0
  vvv0vvv1uuu0*19,vvv0*2,
sold-out 358x126
~ IqB6 xt-H 148R PiZq by-r R8Fr If8v
  rrrarss9rrsbuuu0uvv0*19,
  uvv0*23,
  vvv0sssestt6sstbsttattu9ttt7tuu6ttt9ttu7ttt8stt8*2,uvv3vvv0*9,
  vvv0uuu6uuu3uuu5uuu7uuu6ttt8uuu4uuu6uuu4*2,ttt6tuu4vvv2vvv0*9,
  vvv0uuu3uvv0*19,vvv4vvv0
  vvv0uvv3vvv0*4,vvv1lmnqmnninopfqrr9mnnmnoomoppgnophsss9vvv0*5,uvv7vvv0
  vvv0uvv3vvv0*19,uvv6vvv0
  vvv0*2,uuu0*19,vvv0*2,
needs-the-app 358x126
~ IqB6 xt-H I66- PiZq by-r ONYI xspH
  rrsaqrr9rss9rss7qrrbttt3uvv0*17,
  uvv0*23,
  vvv0stt7ttu6ttt7uuu4ttt7uuu5ttt8tuu6uuu5*2,uuu7uuu4ttt6uuu5uuu6vvv2vvv0*6,
  vvv0tuu6uuu7ttt6uuu5sttattu5ttu6ttt7uuu6tuu5tuu6*2,ttt6ttu6stt6vvv2vvv0*6,
  vvv08fg35ce0*19,prr4vvv0
  vvv019c0*5,2ac27egd9fhe6df8aghe8fgc8egeagig8fgd4ce619c0*5,kno6vvv0
  vvv02ac119c0*5,2ac1*3,3bd43bd31ac12ac1*2,1ac119c0*5,lop6vvv0
  vvv0qrs1npq0*19,vvv0*2,
app-too-old 358x126
~ IqB6 xt-H XiC9 PiZq by-r 09i5 tcaf
  qrrcrss8rss9rssattt3uvv0*18,
  uvv0*23,
  vvv0ttt8uuu6ttt7uuu4ttt9tuu6uuu4uuu6tuu5ttt9ttt8uuu5tuu6uuu4uuu7vvv0*7,
  vvv0ttt6uuu7ttt8tuu6ttt5ttu7tuu7tuu4uuu4uuu6ttt8ttt6uuu4tuu5tuu6vvv0*7,
  vvv08fg35ce0*19,prr4vvv0
  vvv019c0*5,1ac1bhif9fhe9fhf9ghg9fhebgiiaghh9fhd5ce819c0*5,kno6vvv0
  vvv02ac119c0*5,2ac2*2,19c0*12,lop6vvv0
  vvv0qrs1npq0*19,vvv0*2,
loading-failed 358x126
~ IqB6 xt-H ccdW PiZq by-r 4sEE SxDa
  qrrbqrrdrrs8qrrdrrr9uvv0*18,
  uvv0*23,
  vvv0tttattu5ttt6ttu6ttt7ttu8uuu5ttu6uuu4ttt8uuu5ttu8ttt7uuu4tuu7ttt8uuu5vvv0*5,
  vvv0tuu9uuu4uuu6tuu7tuu8uuu6ttu7tuu7tuu5uuu7ttt7stt8ttt7uuu5stt8tuu8ttt6vvv0*5,
  vvv0uuu3uvv0*19,vvv3vvv0
  vvv0uvv3vvv0*4,vvv2noocnooenoojqrrdoppeoopgoopjopphrss9vvv0*5,uvv7vvv0
  vvv0uvv3vvv0*19,uvv6vvv0
  vvv0vvv1uuu0*19,vvv0*2,
draws-left 358x27
~ IqB6 xt-H IVa5 PiZq
  rrra*2,rss8sss8uvv0*19,
  uvv0*23,
draws-over 358x27
~ IqB6 xt-H Vt9T PiZq
  rrra*2,sss7rrsauuu0uvv0*18,
  uvv0*23,
joined 358x27
~ IqB6 xt-H ssZ0 PiZq
  qrrerss8ttu3uvv0*20,
  uvv0*23,
ended 358x146
~ IqB6 xt-H Biqo PiZq by-r R8Fr w9lY
  rrsaqrrattt3uvv0*20,
  uvv0*23,
  vvv0ttt9ttt8uuu6uuu5stt8ttt7uuu6tuu6*2,tuu7tuu6tuu5ttt6uuu5uuu6uuu5ttt8uuu5ttt5ttu6vvv0*2,
  vvv0ttt5ttt9ttt8ttt6stt7ttu7ttt8sttattt7uuu6tuu9ttt5tuu5ttu4tuu7ttt6tuu8tuu5uuu4tuu6vvv0*2,
  vvv0rssfsssbrsscrssfrssevvv3vvv0*16,
  vvv0uuu2uvv0*19,vvv2vvv0
  vvv0uvv3vvv0*4,vvv1qqrfrrr9stt6ttt4rrrcrrsastt5stt6uuu2vvv0*5,uvv6vvv0
  vvv0uvv3vvv0*5,rrrbqrr9qrr8stt4qrrarssb*2,qrratuu6vvv0*5,uvv6vvv0
  vvv0uvv2uvv0*19,vvv1vvv0
  vvv0*23,
settling 358x126
~ IqB6 xt-H y8yq PiZq by-r R8Fr u_2v
  qrr9qrrerss8uvv0*20,
  uvv0*23,
  vvv0tttauuu4ttt7ttt8*2,tuu6ttt5tuu5ttt7tuu6uuu7uuu5ttu6tuu6uuu6ttt7vvv0*6,
  vvv0ttt7ttt4ttt8sss9stt9ttt7uuu5sss7ttu7ttt7ttu5tuu8tuu9ttt7tuu6ttt7vvv0*6,
  vvv0uuu3uvv0*19,vvv3vvv0
  vvv0uvv3vvv0*4,vvv1lmnqmnninopfqrr9mnnmnoomoppgnophsss9vvv0*5,uvv7vvv0
  vvv0uvv3vvv0*19,uvv6vvv0
  vvv0vvv1uuu0*19,vvv0*2,
settled 358x126
~ IqB6 xt-H c4mg PiZq by-r R8Fr pKTt
  qrr9qrrbstt6uvv0*20,
  uvv0*23,
  vvv0tttattu5*2,ttt8tuu7uuu4ttu5ttt7tuu6uuu5vvv1vvv0*11,
  vvv0ttt7uuu3sss9ttt7ttu8ttu4ttt5ttt6uuu8ttt5vvv1vvv0*11,
  vvv0uuu3uvv0*19,vvv3vvv0
  vvv0uvv3vvv0*4,vvv1lmnqmnninopfqrr9mnnmnoomoppgnophsss9vvv0*5,uvv7vvv0
  vvv0uvv3vvv0*19,uvv6vvv0
  vvv0vvv1uuu0*19,vvv0*2,
cancelled 358x128
~ IqB6 xt-H qZ8j PiZq by-r KKLc inEv
  rrsarss8qrrcstt4uvv0*19,
  uvv0*23,
  vvv0ssscstt6ttt9sttatuu6ttu8stt9uuu3vvv0*14,
  vvv0tuu6uuu3uuu4uuu7ttt8uuu5ttu7vvv1vvv0*2,vvv3uvv0*9,vvv2vvv0
  vvv0rrseqqrdqrresstarssfsssarssfvvv1vvv0*2,uvv7vvv0qrraqqr8pqqcsss8pqqbqrr9ttt5vvv0uvv7vvv0
  vvv0qqrerrrhrssdqrrfrrrdrrscrssarrrhqrrgvvv2uvv6vvv0uuu5rss7stt6uuu5ttt5*2,uuu3vvv0uvv6vvv0
  vvv0rrsdqrrgsttdrrsbssscqrrd*2,ttu8vvv0*2,vvv1uvv0*9,vvv1vvv0
  vvv0*6,vvv1*2,vvv0*15,
asking 358x103
~ IqB6 xt-H P8rw PiZq by-r AhRF iq9j
  qrrarrsdstt2uvv0*20,
  uvv0*23,
  vvv0*10,uuu0tuu0*10,vvv0*2,
  vvv0*10,rss0*11,uuu0vvv0
  vvv0*10,rss0*11,uuu0vvv0
  vvv0*10,tuu0stt0*10,vvv0*2,
  vvv0*23,
