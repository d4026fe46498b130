not-started 358x103
~ IqB6 xt-H TMZd PiZq 8xxc 7ctI uK71
  rssarss6rrs9qrr9tuu3uvv0*18,
  uvv0*23,
  vvv0*13,vvv2uvv0*7,vvv1vvv0
  vvv0rrrerssdssscrrresssbsst9sssc*2,rsscrssesttcvvv0uvv6ttt5ttt4stt5ttt3ttt5ttt3vvv0uvv6vvv0
  vvv0rrrgsst9vvv0*10,uvv6sss6qqrcrrrfqrrerssbpqqcvvv0uvv6vvv0
  vvv0*13,uvv3uvv0*7,vvv2vvv0
  vvv0*23,
visitor 358x103
~ IqB6 xt-H A2jr PiZq 8xxc Mlf- H34u Ft4w
  rssbrrrbtuu1uvv0*20,
  uvv0*23,
  vvv0*11,vvv1jmn1imn0*8,tuu1vvv0
  vvv0uuu5vvv1*2,vvv0vvv1vvv2uuu4uvv2uuu3vvv0oqr619c04cd62ac11ac12ac13bd32ac33bd319c0kno6vvv0
  vvv0sss9ssta*2,ttt8sttassteuuu6qrscqsseuuv4oqq619c07efb9ghd7eg97efb8egd7egd8fgf19c0kno6vvv0
  vvv0*11,tuu2bhi1agi0*7,bhi0rss3vvv0
  vvv0*23,
visitor-of-the-welcome-event 358x134
~ IqB6 xt-H B3rZ PiZq 8xxc cw-6 H34u Ft4w
  rssbrrrbrss7rssarss7rrs9rssarrsbrss5rrsastt6uvv0*12,
  uvv0*23,
  vvv0vvv2vvv0*5,vvv2vvv0vvv1vvv0*13,
  vvv0rrscrssc*2,sst9rssbrssgttt8prrdprrfuuu4vvv0*12,
  vvv0nqq2kno0*19,uuu1vvv0
  vvv01ac119c0*3,2ac12ac219c0*4,2ac22ac13bd23bd44ce44ce319c0*4,kno6vvv0
  vvv019c0*4,4ce4bgih6dfcagig7ega9fhfaghc9ghc5df86dfa8egb5dfb19c0*4,kno6vvv0
  vvv0cij39fg0*18,9fh0qss3vvv0
  vvv0*23,
region-blocked 358x103
~ IqB6 xt-H CLlr PiZq 8xxc EGHV XT1_
  qrr9qrrcrss7rrsbrrsastt5uvv0*17,
  uvv0*23,
  vvv0*9,vvv2uvv0*11,vvv1vvv0
  vvv0qrrhsssarsseqqrjrrrdsttcvvv0*2,uvv6uuu3tuu3uuu2rss8tuu2ttu2stt4ttt8rssattt3vvv0uvv6vvv0
  vvv0rssfsttarrrcrrsguuu5vvv0*3,uvv6uuu2pqqbrrs7qrreqrrbsss7qrrcrrrdqrrepqq9vvv0uvv6vvv0
  vvv0*3,vvv1vvv0*5,vvv2uvv0*11,vvv2vvv0
  vvv0*23,
identity-needed 358x103
~ IqB6 xt-H DjnM PiZq 8xxc O2TA tk4T
  qrrcrrsdrssbrss9qrrarrs8uvv0*17,
  uvv0*23,
  vvv0*11,uvv1hlm1gkl0*7,hlm0tuu2vvv0
  vvv0ttt6uuu3uuu4uuu3uuu4tuu3uuu5uuu4uvv2vvv0oqq619c04bd63bd43bd33bd42ac24bd43bd319c0kno6vvv0
  vvv0ttt9stt7ttt8stt9tuu7tuu8tttcstt9tuu5vvv0oqq619c07egb7egd8egf7egb8fgd8egd8fge19c0kno6vvv0
  vvv0*11,tuu2dik1cij0*7,dij0stt3vvv0
  vvv0*23,
not-eligible 358x103
~ IqB6 xt-H eJN3 PiZq 8xxc EGHV 2Z58
  rssarss6pqqeqrrduuu1uvv0*18,
  uvv0*23,
  vvv0*9,vvv2uvv0*11,vvv1vvv0
  vvv0rssfsss9rsscqrrhsssdsss9rrrkvvv2uvv6uuu3tuu3uuu2rss8tuu2ttu2stt4ttt8rssattt3vvv0uvv6vvv0
  vvv0rrrgsttarssessscrssbuuu3vvv0*2,uvv6uuu2pqqbrrs7qrreqrrbsss7qrrcrrrdqrrepqq9vvv0uvv6vvv0
  vvv0*9,vvv2uvv0*11,vvv2vvv0
  vvv0*23,
ready-to-join 358x103
~ IqB6 xt-H burh PiZq 8xxc apje CW1z
  rss8qrrdrss8rssasss9uvv0*18,
  uvv0*23,
  vvv0*14,rss2imn0*6,tuu1vvv0
  vvv0qrrerrrdrrsesss8rrsesttbqrresss8rsscrssesssbrsscuuu2dij619c03bd32ac22ac12ac219c0kno6vvv0
  vvv0rssesssersshvvv0*10,cij62ac18fgd6dfc8egd9fhf19c0kno6vvv0
  vvv0vvv1*2,vvv0*11,mpp4agi0*5,bhi0rss3vvv0
  vvv0*23,
visitor-who-applies 358x103
~ IqB6 xt-H gg46 PiZq 8xxc XUCb H34u Ft4w
  rssbrrrbrss8qrrbrss9qrrdrss9uvv0*16,
  uvv0*23,
  vvv0vvv3vvv0*5,uuv3vvv0*2,vvv1ilm1gkl0*8,hlm0tuu2vvv0
  vvv0rssbrssc*2,sst9rssbrssgttt6vvv0*2,qrs619c04cd52ac11ac12ac13bd31ac02ac13bd419c0kno6vvv0
  vvv0prseprrfuuu4vvv0*6,qrs619c07ef99fhf6dfb8egd7egb6dfaagie9fhi19c0kno6vvv0
  vvv0*2,uvv1vvv0*7,uuv2ejk1cij0*8,dij0stt3vvv0
  vvv0*23,
ready-to-apply 358x103
~ IqB6 xt-H Lt5o PiZq 8xxc s7dD rDud
  rss8qrrdrss8rss9qrrcttt4uvv0*17,
  uvv0*23,
  vvv0*13,stt2glm0gkl0*5,hlm0tuu2vvv0
  vvv0tuu4uvv2uuu2uuu5uuu4tuu7uuu2uuu4tttauuu4vvv0*2,imn619c04ce53bd23bd43bd23bd419c0kno6vvv0
  vvv0ttt7stt6ttt9ttt8ttta*2,sttattu8tttbuuu9vvv0*2,imn61ac08fgc8egd7efa6dfc8egd19c0kno6vvv0
  vvv0*13,qss3dij0cij0*5,dij0stt3vvv0
  vvv0*23,
switch-account 358x108
~ IqB6 xt-H RIUd PiZq 8xxc jf6X pwAF
  rssaqrrbrss6rss8rssastt6uvv0*17,
  uvv0*23,
  vvv0ttt8uuu8uuu6uuu4ttt7tuu5uuu3uuu4uuu6uvv2stt1mpp0*9,vvv1vvv0
  vvv0uuu6ttt9sttauuu5ttt8*2,tuu6ttt7ttt8vvv2bhi62ac01ac02ac21ac119c0*3,1ac119c0loo6vvv0
  vvv0rsscsttaqrrerssbrrsdtuu6qrretttcvvv0*2,agi64bd49fhh*2,8fgd8fgc*2,9fhf9fhg19c0kno6vvv0
  vvv0rrrgssscqrrfsssbrssduuv3vvv0*4,imn47ef0*9,prr4vvv0
  vvv0*23,
refused 358x103
~ IqB6 xt-H neMP PiZq 8xxc EGHV XL7f
  rrsarssarss8uvv0*20,
  uvv0*23,
  vvv0*9,vvv2uvv0*11,vvv1vvv0
  vvv0rssfsss9rssbrssessscrsscssscvvv0uvv6uuu2uuu1vvv0ttt6vvv1uuv1uuu3uuu5stt8uvv1vvv0uvv6vvv0
  vvv0rrritttaqrrhsstarrseuuu4vvv0*2,uvv6tuu2oppdqrr9pqqgpqqdqrr8pqqdqqrgpqqhoppbvvv0uvv6vvv0
  vvv0*3,vvv1vvv0*5,vvv2uvv0*11,vvv2vvv0
  vvv0*23,
joining 358x103
~ IqB6 xt-H vDBv PiZq 8xxc OSs3 EHbN CW1z
  qrrersscsst4uvv0*20,
  uvv0*23,
  vvv0*12,uuu2hlm0gkl0*6,hlm0tuu2vvv0
  vvv0qrrerrrdrrsesss8rrsesttbqrresss8rsscrssevvv1mpp619c05ce52ac34bd54ce54bd219c0*2,kno6vvv0
  vvv0rssesss9sssersserrsfvvv0*6,mpp619c05ce63bd46dfc7efd8fgd3bd519c0kno6vvv0
  vvv0*3,vvv1*2,vvv0*7,stt2dij0cij0*6,dij0stt3vvv0
  vvv0*23,
in-progress 358x103
~ IqB6 xt-H ywsl PiZq 8xxc 22E1 5l7_
  rssaqrra*2,rrs7uuu1uvv0*18,
  uvv0*23,
  vvv0*13,stt2imn0*7,tuu1vvv0
  vvv0rssdqrrfrssaqrrdrssfrrrerrsesssdrssbsssarrrdstt8glm61ac04bd33bd31ac02ac13bd319c0kno6vvv0
  vvv0rssgrssfqrrgvvv1vvv0*8,gkl619c07efc9fhc6df89fhd8egc19c0kno6vvv0
  vvv0*13,oqr3bgi0agi0*5,bhi0rss3vvv0
  vvv0*23,
own-step 358x103
~ IqB6 xt-H hErl PiZq 8xxc 7pmz 2TrP
  rrrasss8rrs9stt4uvv0*19,
  uvv0*23,
  vvv0*13,kno3gkl0*6,hlm0tuu2vvv0
  vvv0tuu6uuu3*2,uuu2uuv2uuu3tuu7uuu4*2,vvv0*3,19c03bd32ac23bd3*2,2ac1*2,19c0kno6vvv0
  vvv0ttt8ttt6sst7tttatuu8ttu7sttcttu9sssbvvv1vvv0*2,19c04ce78fgf6df86df99fh98egd19c0kno6vvv0
  vvv0*13,gkl3cij0*6,dij0stt3vvv0
  vvv0*23,
claimable 358x103
~ IqB6 xt-H mjLt PiZq 8xxc qf47 C85m JhQX SfE_
  rrsarrscqrrdttt3uvv0*19,
  uvv0*23,
  vvv0*10,vsl0vri0*9,vrj0vvt0vvv0
  vvv0rrsfrrsgrssdrssfrrrfsss9uuu4vvv0vvu1vm50sj46ul53sk56tk54tl51sk56tl55sj46rj45vm50vsm2vvv0
  vvv0rssasssaqrrgsttbrssfsssdrrscvvv1vvu2vm50pi45rj42rj47qi4ask59sk57sk46rj47sj47vm50vsm2vvv0
  vvv0*4,vvv1vvv0*5,vqh0vqf0*10,vus1vvv0
  vvv0*23,
claiming 358x103
~ IqB6 xt-H bDRR PiZq 8xxc IT8x XKxC SfE_
  rrsarrsdqrrcuuu0uvv0*19,
  uvv0*23,
  vvv0*10,vto1vri0*9,vrj0vvt0vvv0
  vvv0rrsfrrsgrssdrssfrrrfsss9uuu4vvv0*2,voa2tl53ul51sk55ul53vm51sk55ul54sk55sj43vm50vsm2vvv0
  vvv0rssasssaqrrgsttbrssfsssdrrscvvv1vvv0voa2tk54ul51rj49pi4crj49sj48rj47qi48rj48vm50vsm2vvv0
  vvv0*4,vvv1vvv0*5,vsl1vqf0*10,vus1vvv0
  vvv0*23,
under-review 358x27
~ IqB6 xt-H _tJO PiZq
  rsscqrr9sst6rrscrss9uvv0*18,
  uvv0*23,
on-hold 358x27
~ IqB6 xt-H MrJu PiZq
  rss9*2,rssbuvv0*20,
  uvv0*23,
granted 358x103
~ IqB6 xt-H yGdp PiZq 8xxc ps0p S1kC
  qrr9rrscrrs9uvv0*20,
  uvv0*23,
  vvv0*11,uvv2uvv0*9,vvv1vvv0
  vvv0rssersscsss9rrrhrsserssbvvv0*4,uvv3tuu3uvv1vvv1vvv2uuu2vvv2uuu1tuu4vvv0uvv6vvv0
  vvv0rrsdrssbrsseqrresssdrrrbvvv0*4,uvv3sss6noparrrcpqqhpqqbpqqhppqeoppcvvv0uvv6vvv0
  vvv0*2,vvv1vvv0vvv1vvv0*6,uuu2uvv0*9,vvv2vvv0
  vvv0*23,
sold-out 358x103
~ IqB6 xt-H 148R PiZq 8xxc EGHV iKWV
  rrrarss9rrsbuuu0uvv0*19,
  uvv0*23,
  vvv0*9,vvv2uvv0*11,vvv1vvv0
  vvv0qrrlsssarrrerssfsst8*2,vvv0*2,uvv6uuu3tuu3uuu2rss8tuu2ttu2stt4ttt8rssattt3vvv0uvv6vvv0
  vvv0qrrgrssdvvv3vvv0*5,uvv6uuu2pqqbrrs7qrreqrrbsss7qrrcrrrdqrrepqq9vvv0uvv6vvv0
  vvv0*9,vvv2uvv0*11,vvv2vvv0
  vvv0*23,
needs-the-app 358x103
~ IqB6 xt-H I66- PiZq 8xxc MXox 3kC0
  rrsaqrr9rss9rss7qrrbttt3uvv0*17,
  uvv0*23,
  vvv0*11,imn1gkl0*8,hlm0tuu2vvv0
  vvv0qqrgqrrcsst8qrrhsssb*2,rssdvvv1vvv0stt619c04cd42ac1*2,3bd33bd52ac1*3,19c0kno6vvv0
  vvv0sssbrssesstasssbrrrcvvv0*4,stt619c06df89ghe7egc7egd6dfa8egb8fgc9ghd1ac0kno6vvv0
  vvv0*10,vvv1ejk1cij0*8,dij0stt3vvv0
  vvv0*23,
app-too-old 358x103
~ IqB6 xt-H XiC9 PiZq 8xxc FrGt aKa1
  qrrcrss8rss9rssattt3uvv0*18,
  uvv0*23,
  vvv0*11,loo3gkl0*8,hlm0tuu2vvv0
  vvv0rssersscrsserssa*2,rssersscsttbttu6vvv03bd63bd54bd44ce54ce45ce63bd2*2,4bd219c0kno6vvv0
  vvv0rssfsssbrrscqrrettt9sssdttt7vvv0*3,3bd64ce58egd7eg97ef95ce96dfa7egb8egc1ac0kno6vvv0
  vvv0*11,hlm3cij0*8,dij0stt3vvv0
  vvv0*23,
loading-failed 358x103
~ IqB6 xt-H ccdW PiZq 8xxc IkWU YaWC
  qrrbqrrdrrs8qrrdrrr9uvv0*18,
  uvv0*23,
  vvv0*14,vvv2uvv0*6,vvv1vvv0
  vvv0tttauuv2uuu4tuu5*2,uuu3uuu4*2,uuu3*4,vvv0uvv6uuu2uuu3vvv1uuu1uuu4vvv0uvv6vvv0
  vvv0sttattt6stt9ttt9uuu4stt9*3,ttt9*2,sssbstt8vvv1uvv6uuu4pqqerrramnofoppivvv0uvv6vvv0
  vvv0*14,vvv2uvv0*6,vvv2vvv0
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
ended 358x108
~ IqB6 xt-H Biqo PiZq 8xxc EGHV a00n
  rrsaqrrattt3uvv0*20,
  uvv0*23,
  vvv0ttt9uuu5ttt6ttu6sttcstt9tuu6vvv0vvv1uvv0*11,vvv0*2,
  vvv0uuu5tuu5uuu6uuu4uuu6tuu6uuu6vvv0uvv6vvv0*3,uvv3vvv0*2,vvv1*2,uuu4vvv0*2,uvv6vvv0
  vvv0rssdrsscrssesssbrsscrrsctuu5vvv0uvv7ttt4oppepqqanoojoppepqq9oopfppqjnoplnoocvvv0uvv7vvv0
  vvv0rssfrssgrssdrrrdqrrcrssjttu4vvv0uvv4uvv0*11,vvv3vvv0
  vvv0*23,
settling 358x103
~ IqB6 xt-H y8yq PiZq 8xxc EGHV RIhz
  qrr9qrrerss8uvv0*20,
  uvv0*23,
  vvv0*9,vvv2uvv0*11,vvv1vvv0
  vvv0rrsfrssersscrsshsss9rrrbsttauvv4uvv6uuu3tuu3uuu2rss8tuu2ttu2stt4ttt8rssattt3vvv0uvv6vvv0
  vvv0rrrhsssbrssdttt9vvv0*4,uvv6uuu2pqqbrrs7qrreqrrbsss7qrrcrrrdqrrepqq9vvv0uvv6vvv0
  vvv0*4,vvv1vvv0*4,vvv2uvv0*11,vvv2vvv0
  vvv0*23,
settled 358x103
~ IqB6 xt-H c4mg PiZq 8xxc EGHV BBya
  qrr9qrrbstt6uvv0*20,
  uvv0*23,
  vvv0*9,vvv2uvv0*11,vvv1vvv0
  vvv0ttu6uuu5uuu4uuu3uuu5uuu3vvv1vvv0uvv6uuu2uuu1vvv0ttt6vvv1uuv1uuu3uuu5stt8uvv1vvv0uvv6vvv0
  vvv0stt8sttattu7ttt9ttu7tttavvv1vvv0uvv6tuu2oppdqrr9pqqgpqqdqrr8pqqdqqrgpqqhoppbvvv0uvv6vvv0
  vvv0*9,vvv2uvv0*11,vvv2vvv0
  vvv0*23,
cancelled 358x128
~ IqB6 xt-H qZ8j PiZq 8xxc vXbt BBGU
  rrsarss8qrrcstt4uvv0*19,
  uvv0*23,
  vvv0ttt8uuu3tuu5ttt9uuu5tuu5vvv0*16,
  vvv0uuu7ttu5ttt9*2,stt8ttt8uvv3vvv0vvv1vvv0vvv2uvv0*9,vvv2vvv0
  vvv0rsscsssbqrrfsttarssasss9rrsdsttcrrrevvv0uvv7vvv0oppdqrr9qqraqrrcrss6rrrgqqr7vvv0uvv7vvv0
  vvv0rrrgsttcrrresssdqrrgqrrcsttasssbvvv0*2,uvv6vvv0ttt7stt6ttt4ttt7uuu3stt6stt4vvv0uvv6vvv0
  vvv0rssdrrrfrrsdvvv2vvv0*6,vvv1uvv0*9,vvv1vvv0
  vvv0*23,
asking 358x103
~ IqB6 xt-H P8rw PiZq 8xxc AhRF x1ZW
  qrrarrsdstt2uvv0*20,
  uvv0*23,
  vvv0*10,uuu0tuu0*10,vvv0*2,
  vvv0*10,rss0*11,uuu0vvv0
  vvv0*10,rss0*11,uuu0vvv0
  vvv0*10,tuu0stt0*10,vvv0*2,
  vvv0*23,
