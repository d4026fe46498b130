not-started 358x103
~ IqB6 xt-H TMZd PiZq by-r 5k9S JcEj
  rssarss6rrs9qrr9tuu3uvv0*18,
  uvv0*23,
  vvv0*14,vvv2uvv0*6,vvv1vvv0
  vvv0rrrerssdrssbsstbrrretttarsscssscrrsjttt5vvv0*3,uvv6uuu2sss5ttt4ttu3ttt4vvv0uvv6vvv0
  vvv0rssfrrscqrrfuuu7vvv0*9,uvv6uuu2rrs9qqrfqrrbqrrdvvv0uvv6vvv0
  vvv0*14,vvv2uvv0*6,vvv2vvv0
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
region-blocked 358x103
~ IqB6 xt-H CLlr PiZq by-r R8Fr HUm6
  qrr9qrrcrss7rrsbrrsastt5uvv0*17,
  uvv0*23,
  vvv0*10,vvv2uvv0*10,vvv1vvv0
  vvv0sttdrrrgsss9qrrfqqrfssscsssdrssdvvv0uvv6ttt6sst8sss8ttt4*2,stt8sss6tuu3ttt3vvv0uvv6vvv0
  vvv0rrserrrhqrrgstt9vvv0*5,uvv6ttt6pqqbqrrdqrrbrss7qrrbqqrcqqrfqqqbvvv0uvv6vvv0
  vvv0*3,vvv1vvv0*6,uvv3uvv0*10,vvv2vvv0
  vvv0*23,
identity-needed 358x103
~ IqB6 xt-H DjnM PiZq by-r wAVZ o65W
  qrrcrrsdrssbrss9qrrarrs8uvv0*17,
  uvv0*23,
  vvv0*13,mop3gkl0*6,hlm0tuu2vvv0
  vvv0ttu6uuu4uuu3uuu4uvv2ttt6ttu8uuu4uuu3vvv0*3,5ce63bd42ac25ce83bd32ac1*2,19c0kno6vvv0
  vvv0stt9*2,tuu6stt8ttt7tuu7tttbttt9ttt7vvv0*3,5ce65ce78egb7ege8egc8ega9fgb19c0kno6vvv0
  vvv0*13,imn3cij0*6,dij0stt3vvv0
  vvv0*23,
not-eligible 358x103
~ IqB6 xt-H eJN3 PiZq by-r R8Fr PLKs
  rssarss6pqqeqrrduuu1uvv0*18,
  uvv0*23,
  vvv0*10,vvv2uvv0*10,vvv1vvv0
  vvv0qrrhrrrarsserrrgsstbrssfsttbtuu8vvv0uvv6ttt6sst8sss8ttt4*2,stt8sss6tuu3ttt3vvv0uvv6vvv0
  vvv0qrrjsttarrrdrrsdrssdrrrcvvv1vvv0*2,uvv6ttt6pqqbqrrdqrrbrss7qrrbqqrcqqrfqqqbvvv0uvv6vvv0
  vvv0*10,uvv3uvv0*10,vvv2vvv0
  vvv0*23,
ready-to-join 358x108
~ IqB6 xt-H burh PiZq by-r CNY_ snyq
  rss8qrrdrss8rssasss9uvv0*18,
  uvv0*23,
  vvv0stt8uuu4tttauuu6tuu6uuu5tuu6vvv0*2,ttu1mpp0*10,vvv1vvv0
  vvv0ttt7stt8ttu9sssdstt8ttt6ttt9vvv0*2,dij619c01ac0*2,19c01ac119c01ac019c0*3,loo6vvv0
  vvv0sttcqrresss9rrsdrrsfstt9rssd*2,uuu6cij62ac1agheagic7efbbgii9fhf9fhh9fhfaghc19c0kno6vvv0
  vvv0qrrfrssgrrsgrssdvvv0*5,kno47ef0*10,prr4vvv0
  vvv0*23,
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
  vvv0sstdttt9uuu5ttt7sst9ttt6ttt9*2,uuu4vvv0*13,
  vvv0ttu7uuu4uuu5tuu7ttu6uuu4uuu5uuu6uvv2vvv0dij2agi0*8,bhi0rss3vvv0
  vvv0rrsgsstdrsscrsshrrsfrssdttu8vvv0*2,tuu619c06dfa6df87efa5de96df87efa6df77egc19c0kno6vvv0
  vvv0qrrg*2,rssbrrsesssarssgrsscrssettt8uuu519c03bd44bd54ce53bd44bd44ce54cd44bd619c0kno6vvv0
  vvv0rssevvv0*9,loo2imn0*9,tuu1vvv0
  vvv0*23,
refused 358x108
~ IqB6 xt-H neMP PiZq by-r R8Fr YyF6
  rrsarssarss8uvv0*20,
  uvv0*23,
  vvv0tttauuu5tuu5tuu6ttt6uuu6tuu5vvv0*2,vvv1uvv0*10,vvv0*2,
  vvv0ttt8ttt5tuu7ttt9*2,tuu6tuu8vvv1vvv0uvv6uuv2vvv2uvv2vvv0*2,vvv2uvv2vvv0*3,uvv6vvv0
  vvv0rrrdrrsbsstcrssdsssdvvv0*4,uvv7rssanoogoopjoppfpqqaoopinoohoppinooevvv0uvv7vvv0
  vvv0qrrgrrsgrsshrrscuuu5vvv0*4,uuu4uvv0*10,vvv3vvv0
  vvv0*23,
joining 358x126
~ IqB6 xt-H vDBv PiZq by-r FGEC EHbN snyq
  qrrersscsst4uvv0*20,
  uvv0*23,
  vvv0stt8uuu4tttauuu6tuu6uuu5tuu6ttu6ttt8uuu3ttt8*2,uuu3ttu8ttt6tuu5ttt8uuu5ttt7uuu4vvv0*2,
  vvv0tuu6ttt7ttu9stt9ttt7ttt6uuu6uuu7ttt8tuu4ttt7*2,uuu5uuu6ttt8uuu4ttt6ttt8tuu8tuu4vvv0*2,
  vvv08fg35ce0*19,prr4vvv0
  vvv019c0*5,5de93bd5bhif9fhc7efebgik9fhe9fgcaghg3bd619c0*5,kno6vvv0
  vvv02ac119c0*4,3bd12ac119c0*13,lop6vvv0
  vvv0qrs1npq0*19,vvv0*2,
in-progress 358x103
~ IqB6 xt-H ywsl PiZq by-r cnH4 eUAx
  rssaqrra*2,rrs7uuu1uvv0*18,
  uvv0*23,
  vvv0*12,npq3gkl0*7,hlm0tuu2vvv0
  vvv0qrrhrsserss9rrrfssscqrrisstaqrrfrrsgqrrgvvv07ef63bd3*2,4cd44ce43bd24ce44ce619c0kno6vvv0
  vvv0rssfrssdsssdrrserrrdrssaqrrerrrduuu3vvv0*2,7ef64bd38ege5ce86dfb7efd8eg97efd19c0kno6vvv0
  vvv0*12,kno3cij0*7,dij0stt3vvv0
  vvv0*23,
own-step 358x103
~ IqB6 xt-H hErl PiZq by-r d4HG bWAO
  rrrasss8rrs9stt4uvv0*19,
  uvv0*23,
  vvv0*12,uuu2hlm0gkl0*6,hlm0tuu2vvv0
  vvv0ttt6uuu4uuu3uuu2uuu6uuu5ttt7uuu5*2,vvv0*2,mpp619c04ce22ac1*2,4ce52bd32ac119c0kno6vvv0
  vvv0ttt8tuu7stt8tuu9sstatuu8stt8ttt9stt8vvv0*2,mpp619c07ega8egd6dfa7ege9fhd9fgb19c0kno6vvv0
  vvv0*12,stt2dij0cij0*6,dij0stt3vvv0
  vvv0*23,
claimable 358x126
~ IqB6 xt-H mjLt PiZq by-r P9QG C85m JhQX udjd
  rrsarrscqrrdttt3uvv0*19,
  uvv0*23,
  vvv0sstbstt9sttattu8tuu4ttt7sttbuuu6ttu9tuu7sttbttt7*3,ttt6ttt9vvv0*6,
  vvv0uuu5uuu6*2,uuu4*2,uuu3uuu4uuu5uuu2uuu4uuu5uuu4uuu3uuu4*2,uuu5vvv0*6,
  vvv0voc1vn90*19,vtq1vvv0
  vvv0vm50*5,mf3arj45ng3fqi4bng4doh4cph4boh4dph4eoh4aul52vm50*4,vsm2vvv0
  vvv0vm60vm50*4,ul51vm50*14,vsm2vvv0
  vvv0vur0vto0*19,vvv0*2,
claiming 358x126
~ IqB6 xt-H bDRR PiZq by-r XgEo XKxC udjd
  rrsarrsdqrrcuuu0uvv0*19,
  uvv0*23,
  vvv0sstbstt9sttattu8tuu4ttt7sttbuuu6ttu9tuu7sttbttt7*3,ttt6ttt9vvv0*6,
  vvv0uuu5uuu6*2,uuu4*2,uuu3uuu4uuu5uuu2uuu4uuu5uuu4uuu3uuu4*2,uuu5vvv0*6,
  vvv0voa1vn70*19,vtp1vvv0
  vvv0vm50*5,rj48ul52og4gqi4cng3cph4boh4doh4e*2,oh4bvm50*5,vsm2vvv0
  vvv0vn60vm50*4,ul50vm50*14,vsn2vvv0
  vvv0vus0vtq0*19,vvv0*2,
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
  vvv0stt9ttt8stt9ttu6sstbtuu5sssctuu4stt9*2,sttavvv0*11,
  vvv0uuu5*2,tuu6uuu4uuu7uuu4tuu6uuu4stt7uuu5*2,vvv0*11,
  vvv0uuu3uvv0*19,vvv4vvv0
  vvv0uvv3vvv0*4,qqrfmnnjoppjoppblnninopkoppi*2,noofnooevvv0*5,uvv7vvv0
  vvv0uvv3vvv0*12,uuu3vvv0*6,uvv6vvv0
  vvv0*2,uuu0*19,vvv0*2,
sold-out 358x103
~ IqB6 xt-H 148R PiZq by-r R8Fr If8v
  rrrarss9rrsbuuu0uvv0*19,
  uvv0*23,
  vvv0*10,vvv2uvv0*10,vvv1vvv0
  vvv0qrrlrrr9qrrhrrshrssfqrrfsttavvv0*2,uvv6tuu5*2,ttt6uuu2*2,tuu6ttt4vvv1uuu1vvv0uvv6vvv0
  vvv0rssfssscrsscrrrcqrrdtuu6vvv0*3,uvv6stt8oppdpqqgpqqdqrr8pqqeppqeppqhoppdvvv0uvv6vvv0
  vvv0*4,vvv1vvv0*5,uvv3uvv0*10,vvv2vvv0
  vvv0*23,
needs-the-app 358x108
~ IqB6 xt-H I66- PiZq by-r ONYI xspH
  rrsaqrr9rss9rss7qrrbttt3uvv0*17,
  uvv0*23,
  vvv0sst8ttt8stt9ttu6stt9uuu3vvv0*3,qss1mpp0*10,vvv1vvv0
  vvv0tuu6uuu6tuu4uuu6sttauuu3vvv1vvv0*2,5de61ac119c01ac12ac019c01ac03bd42ac119c0*2,loo6vvv0
  vvv0rssd*2,ssscttt7sstbstt9rrrcuuv2vvv05ce66dfb7dfaaghf7ef9agii9fgb9fhe8fggaghc19c0kno6vvv0
  vvv0rsserrrdvvv2vvv0*6,dik47ef0*10,prr4vvv0
  vvv0*23,
app-too-old 358x103
~ IqB6 xt-H XiC9 PiZq by-r 09i5 tcaf
  qrrcrss8rss9rssattt3uvv0*18,
  uvv0*23,
  vvv0*10,mop3gkl0*9,hlm0tuu2vvv0
  vvv0qrressseqrrgsssbrrrfrssdssscvvv0*2,5ce63bd43bd23bd14ce73bd45ce73bd53bd34bd219c0kno6vvv0
  vvv0sssesstarrrjqrrirssasssastt9sssdvvv05ce64ce59fhf5df87efb*2,8egc6dfb6df97eg919c0kno6vvv0
  vvv0*10,imn3cij0*9,dij0stt3vvv0
  vvv0*23,
loading-failed 358x108
~ IqB6 xt-H ccdW PiZq by-r 4sEE SxDa
  qrrbqrrdrrs8qrrdrrr9uvv0*18,
  uvv0*23,
  vvv0tttattu5ttt6ttu6ttt7ttu8uuu5ttu6vvv1*2,uvv0*10,vvv0*2,
  vvv0ttuauuu6*2,ttt8ttt9uuu6ttu7tuu7uuu1uvv6uvv0vvv0*9,uvv6vvv0
  vvv0rssgrsseqrrcrrserrreuvv3vvv0*3,uvv7qrr7oppg*2,pqqfnoogoppeoppioppjnooevvv0uvv7vvv0
  vvv0rrrdrssfrsscvvv0*6,uuu4uvv0*10,vvv3vvv0
  vvv0*23,
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
ended 358x128
~ IqB6 xt-H Biqo PiZq by-r R8Fr w9lY
  rrsaqrrattt3uvv0*20,
  uvv0*23,
  vvv0ttt9ttt8uuu6uuu5vvv0*18,
  vvv0stt7tttattt6tuu4vvv0vvv1vvv0*3,uuv3uvv0*10,vvv2vvv0
  vvv0qrrdrsserssdqrrfrrrdsstbrsserssdvvv1uvv7sss9qqqcqrrdrrs8sss7rrrbqrrbrss8rrr7vvv0uvv7vvv0
  vvv0qrrerssdsssassterrshsssassscttt7vvv0uvv6uuu3sss7sss9stt7ttt4sss8rss8sssasss7vvv0uvv6vvv0
  vvv0rssfrsscrrrdrrsgrrsfvvv3vvv0*3,vvv2uvv0*10,vvv1vvv0
  vvv0*23,
settling 358x108
~ IqB6 xt-H y8yq PiZq by-r R8Fr u_2v
  qrr9qrrerss8uvv0*20,
  uvv0*23,
  vvv0tttauuu4ttt7ttt8*2,tuu6vvv0*3,vvv1uvv0*10,vvv0*2,
  vvv0sst8ttt5ttt9sss9sstattt7vvv0*3,uvv6vvv1*3,vvv0*2,vvv1*2,vvv0*3,uvv6vvv0
  vvv0rssdqqrdrssfrsscsssbrsscrssesssbvvv0uvv7rrrcmnoinooloppfpqqanoojnnoioppinooevvv0uvv7vvv0
  vvv0rrrfrssdvvv0*7,uuu4uvv0*10,vvv3vvv0
  vvv0*23,
settled 358x103
~ IqB6 xt-H c4mg PiZq by-r R8Fr pKTt
  qrr9qrrbstt6uvv0*20,
  uvv0*23,
  vvv0*10,vvv2uvv0*10,vvv1vvv0
  vvv0qrrhrss8qqrerrrfrssfstt7vvv0*3,uvv6tuu5*2,ttt6uuu2*2,tuu6ttt4vvv1uuu1vvv0uvv6vvv0
  vvv0rrsdrrresstbqrrcuuu5vvv0*4,uvv7stt8oppdpqqgpqqdqrr8pqqeppqeppqhoppdvvv0uvv7vvv0
  vvv0*10,uuv3uvv0*10,vvv2vvv0
  vvv0*23,
cancelled 358x128
~ IqB6 xt-H qZ8j PiZq by-r KKLc inEv
  rrsarss8qrrcstt4uvv0*19,
  uvv0*23,
  vvv0tttauuu5tuu8ttt8uuu4uuu7ttt7vvv2vvv0*14,
  vvv0ttt8ttt5tuu6ttt8tttattt7ttt9uuu2vvv0*3,vvv2uvv0*8,vvv2vvv0
  vvv0rrseqqrdqrresstarssfsssarssfvvv1vvv0*3,uvv7vvv2oppbqrraqqqdrrrcqrr9qqr9vvv0uvv7vvv0
  vvv0qqrerrrhrssdqrrfrrrdrrscrssarrrhqrrgvvv2vvv0uvv6vvv1ttt6rss8ttt6*2,ttt4ttt5vvv0uvv6vvv0
  vvv0rrsdqrrgsttdrrsbssscqrrd*2,ttu8vvv0*3,vvv1uvv0*8,vvv1vvv0
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
