not-started 358x104
~ EO9I vjPI D13T yzhh Bt59 IrjG ifS_ nsaB QPBm 9jiE TRcA
  rssarss6rss9rrr8tuu3uvv0*18,
  uvv0*23,
  vvv0*2,uvv2uvv0*5,vvv2vvv0*14,
  vvv0*2,uvv3vvv0tuu4vvv2rrr6uuu3uvv6uvv3sssaqrresstestt7sss9ttt8rssasttaqrresssattt9uuu3vvv0
  vvv0*2,uvv3qrrapqqbsss7rss8uuu5uvv7vvv0*9,vvv2uuu6ttt6uuuavvv0
  vvv0*2,uuu3uvv0*5,vvv3vvv0*10,ttt6uvv1vvv0*2,
  vvv0*23,
visitor 358x135
~ EO9I vjPI EMUO yzhh Bt59 0Qfy 22FI zM-K
  rssbrrrbtuu1uvv0*20,
  uvv0*23,
  vvv0*23,
  vvv0*12,prrgqssaqsshqss9rst9ttt8sttatuu5sssbuuu6vvv0
  vvv0prr1mpp0*19,vvv1vvv0
  vvv01ac119c0*5,1ac11ac02ac21ac1*2,19c0*2,2ac21ac119c0*5,loo6vvv0
  vvv019c0*5,5de89fhe9fh9aghi6dfb8egc8eg86df69fhf8fgi19c0*5,kno6vvv0
  vvv0agi37ef0*19,prr4vvv0
  vvv0*23,
visitor-of-the-welcome-event 358x135
~ EO9I vjPI P6t2 yzhh Bt59 dhow 22FI zM-K
  rssbrrrbsss7rssarss7rrsarssarssbrss5rrsastt6uvv0*12,
  uvv0*23,
  vvv0*23,
  vvv0*12,prrgqssaqsshqss9rst9ttt8sttatuu5sssbuuu6vvv0
  vvv0prr1mpp0*19,vvv1vvv0
  vvv01ac119c02ac13bd2*2,3bd12ac01ac11ac019c0*2,2ac319c01ac119c0*2,2ac21ac119c0*2,loo6vvv0
  vvv019c0*2,5ce6agid9fhd7eg76df9agic7egdaghd9fh7aghk7ef98egc8eg86df79fhf8fgh19c0*2,kno6vvv0
  vvv0agi37ef0*19,prr4vvv0
  vvv0*23,
region-blocked 358x104
~ EO9I vjPI 6RuO yzhh Bt59 rJba 2GG3
  qrr9qrrcrss8rssbrrsbstt5uvv0*17,
  uuu0*23,
  vvv0vvv2uvv0*9,uvv1vvv0*11,
  vvv0uvv3vvv0*2,uuu5uuu4vvv1uuu5vvv0vvv1vvv0*2,uvv6vvv0*2,vvv1vvv0*7,
  vvv0uvv3uuu5noofpqqdoppcoopbpqqhqqqcnopesss4vvv0uvv7vvv0uuu2rssasss7stt8rssasst8ttt7uuu2vvv0
  vvv0uuu3uvv0*9,uvv1vvv1vvv0*10,
  vvv0*23,
identity-needed 358x129
~ EO9I vjPI cP3A yzhh Bt59 EMjo tZfE
  qrrcrrscrssbrss9qrr9rss8uvv0*17,
  uvv0*23,
  vvv0*15,uvv4vvv1*2,vvv0vvv1vvv0*3,
  vvv0*14,vvv3rssbttt7sst8ttt7rssastt6uuu3vvv0
  vvv0ejk3agi0*18,bhi0rss3vvv0
  vvv019c0*6,4ce54bd67egf2ac43bd46dfc5ce66dfg19c0*6,kno6vvv0
  vvv01ac019c0*5,2ac17eg97df85de74ce48eg65ce24bd419c0*6,kno6vvv0
  vvv0lop2imn0*19,tuu1vvv0
  vvv0*23,
not-eligible 358x104
~ EO9I vjPI bPku yzhh Bt59 rJba m6fY
  rssarss6pqqeqrrduuu0uvv0*18,
  uvv0*23,
  vvv0vvv2uvv0*9,uvv1vvv0*11,
  vvv0uvv3vvv0*2,tuu6uuu5vvv2tuu7vvv0vvv1vvv0*2,uvv6vvv0vvv1stt7sss7ttt7rssbsssesttcuuu3vvv0
  vvv0uvv3uuu5noofpqqcppqboppapqqfqqqcnopesss4vvv0uvv7uuu4tttauvv4ttt7vvv2uuu4uuu5*2,uuu6vvv0
  vvv0uuu3uvv0*9,uvv1vvv1uuu2*3,uuu3ttt6uuu3uuu2tuu3vvv1vvv0
  vvv0*23,
ready-to-join 358x104
~ EO9I vjPI jUT- yzhh Bt59 q4vC iCKf
  rss9qrrdrss7rssasst9uvv0*18,
  uvv0*23,
  vvv0nqq2kno0*9,stt2vvv0*11,
  vvv01ac119c0*2,3bd71ac12ac22ac13bd519c0*2,fjk6uuu4rrsisstasttdsss9sttcsssgttt5stt7uuu5vvv0
  vvv019c0*2,4ce79fhj8egd8fgc9fh99fhi19c0*2,ejk6vvv0*5,uuu5*2,tttauuu4vvv1vvv0
  vvv0cij39fg0*8,9fh0mpp4vvv0*5,uuu4tuu2uuu2uuu1vvv1vvv0
  vvv0*23,
visitor-who-applies 358x135
~ EO9I vjPI FmtQ yzhh Bt59 a02Z 22FI zM-K
  rssbrrrbrss7rrsbrss8qrrdrss8uvv0*16,
  uuu0*23,
  vvv0*23,
  vvv0*12,prrgqssaqsshqss9rst9ttt8sttatuu5sssbuuu6vvv0
  vvv0rss1oqq0*18,oqr0vvv0*2,
  vvv02ac119c0*7,2ac319c01ac119c01ac0*2,1ac119c0*5,lop6vvv0
  vvv019c0*5,3bd39fhcagidaghi5ce58fgd8fg76dfa8fgb7dff19c0*5,kno6vvv0
  vvv08fg35ce0*19,prr4vvv0
  vvv0*23,
ready-to-apply 358x104
~ EO9I vjPI TdnG yzhh Bt59 u13g DvIE
  rss9qrrdrss7rss9qrrcttt4uvv0*17,
  uvv0*23,
  vvv0mop2imn0*8,mpq2vvv0*12,
  vvv01ac019c0*2,4ce91ac019c03bd4*2,19c03bd6vvv0*2,vvv3vvv0vvv3vvv1vvv0*2,vvv2*2,vvv0*2,
  vvv019c0*2,4ce89fhh7egc8egb9fh94ce819c03bd6vvv0vvv2stt9ttt8sstasss8ttt7ssscttt9sst9uuu3vvv0
  vvv0ejk3agi0*8,fkl4vvv0*12,
  vvv0*23,
switch-account 358x104
~ EO9I vjPI rzM0 yzhh Bt59 WB7W 5uPA
  rssbqrrbrss6rss8rssbstt5uvv0*17,
  uvv0*23,
  vvv0nqq2kno0*8,oqr2vvv0*12,
  vvv01ac119c01ac02ac1*2,2ac42ac32ac219c03bd6vvv0sssasttbssscstt6stt9sssasttarsscsss9uuubvvv0
  vvv019c0*2,7ef98fga9fh86dfd9fhf8fgc19c03bd6vvv0uuu5uuu7tuu7uuu8uuu3uvv4uvv2vvv3ttt8uuu5vvv0
  vvv0cij39fg0*8,ejk4vvv0uuu3ttt7uuu2tuu6tuu3uuu2ttt5uuu5tuu1vvv0*2,
  vvv0*23,
refused 358x104
~ EO9I vjPI 4pBY yzhh Bt59 rJba khDT
  rrsarssarss8uvv0*20,
  uvv0*23,
  vvv0vvv2uvv0*9,uvv1vvv0*11,
  vvv0uvv3vvv0*2,uuu5uuu4vvv1uuu5vvv0vvv1vvv0*2,uvv6vvv0vvv2stt7stt5ssscsssbssscttt7uuu7vvv0
  vvv0uvv3uuu5noofpqqdoppcoopbpqqhqqqcnopesss4vvv0uvv7vvv0*4,uuu4tuuauuu7tuu9uuu8vvv0
  vvv0uuu3uvv0*9,uvv1vvv1vvv0*4,uuu5*2,uuu3uuu2vvv1vvv0
  vvv0*23,
joining 358x104
~ EO9I vjPI IFoH yzhh Bt59 3Qgz s38i iCKf
  qrrerssdsst4uvv0*20,
  uuu0*23,
  vvv0nqq2kno0*9,lop1vvv0*11,
  vvv01ac119c0*2,2ac21ac12ac32ac2*2,2ac13bd219c0qss6vvv0*2,vvv2sss9sttcsssgttt5stt7uuu5vvv0
  vvv019c02ac26dfa9fhd9fh89fhf7eff9fhc2ac14ce719c0qrs6vvv0tuu8uuu6tuubuuu5uuu4tttb*2,vvv2vvv0
  vvv0cij39fg0*5,9fh19fg0*3,agh1tuu2vvv1uuu3uuu2*2,tuu3uuu1tuu5uuu3*2,vvv0
  vvv0*23,
in-progress 358x115
~ EO9I vjPI 3h35 yzhh Bt59 26Fm j2rz
  sssaqrr9qrrarrs7uuu0uvv0*18,
  uvv0*23,
  vvv0*2,tuu0*9,uvv0vvv0*5,vvv1vvv0*2,vvv2vvv1vvv0
  vvv04bd219c0*9,2ac0stt4vvv0*4,uuu4sss9ttt8rsseuvv2vvv0
  vvv019c0*2,3bd68egdchjf6dfechjq8fgc7efh19c0*2,qrs6vvv0ttu6rssesssbrrrcpqqisssdqqrftuu6vvv0
  vvv03bd219c02ac24bd41ac02ac02ac219c0*3,2ac0stt4vvv0sstdssscrrsevvv1uuu4uuu7uuu4uuu6vvv0
  vvv0*2,tuu0*9,uuv0vvv0*2,vvv2uuu2uuu3tuu4uuu4ttt6uuu1vvv1vvv0
  vvv0*23,
own-step 358x104
~ EO9I vjPI dSxZ yzhh Bt59 1kzA b2iv
  rrs9sss8rss9stt4uvv0*19,
  uvv0*23,
  vvv0nqq2kno0*9,stt2vvv0*11,
  vvv01ac119c02ac2*2,19c0*2,1ac119c03bd619c0fjk6vvv0*7,vvv1vvv0*3,
  vvv019c0*2,bgigaghc7efb6df77eg89fh95ceb19c0ejk6vvv0*2,ttt8stt8tttastt8ttt6sttersscuuu5vvv0
  vvv0cij39fg0*8,9fh0mpp4vvv0*11,
  vvv0*23,
claimable 358x129
~ EO9I vjPI GpSv yzhh Bt59 ZDfG -K4x g_9F eCbc
  rrsbrssdqrrdttt3uvv0*19,
  uvv0*23,
  vvv0*5,vvv2vvv1vvv3vvv1vvv2vvv3vvv0uuu5uvv2vvv0vvv2uuu4vvv0*2,vvv3vvv1vvv3vvv0
  vvv0*5,uuu8sss8sttattt6rssasssctuu7ttt8tuu5sss8sssastt6ttt5ttt6sssattt8uuu6vvv0
  vvv0vqh1vpd0*18,vpe0vur1vvv0
  vvv0vm50*5,tk52rj49rj4aph48pi48tl54sk49tk57sk54qi48vm50*5,vsm2vvv0
  vvv0vm50*5,ul51tk53*2,rj44tl53rj47rj43rj46tk51rj43vm50*5,vsm2vvv0
  vvv0vsn0vrk0*19,vvu0vvv0
  vvv0*23,
claiming 358x129
~ EO9I vjPI K0qK yzhh Bt59 imOr R7QM eCbc
  rrsbrrseqrrcuvv0*20,
  uuu0*23,
  vvv0*5,vvv2vvv1vvv2vvv0vvv1vvv2vvv0uuu3vvv1vvv0*2,uuu3vvv0*2,vvv1vvv0vvv2vvv0
  vvv0*5,tuu8sss8sttbttt7rssbsssdtuu7tttattu6sss8rssbsst8ttt6*2,ssscstt9uuu7vvv0
  vvv0vri1vqf0*19,vus1vvv0
  vvv0vm50*5,ul51pi4brj4aph49ph48ul52rj4ctk55ul52sk55vm50*5,vsm2vvv0
  vvv0vm50*6,sk54tk53sk44tk54sk47rj44rj46ul51tk53vm50*5,vsm2vvv0
  vvv0vsl0vri0*18,vrj0vvt0vvv0
  vvv0*23,
under-review 358x28
~ EO9I vjPI HVzh yzhh
  rssbqrr9sst6rrsbsss9uvv0*18,
  uvv0*23,
on-hold 358x28
~ EO9I vjPI 1xrq yzhh
  rss9*2,rssbuvv0*20,
  uvv0*23,
granted 358x104
~ EO9I vjPI xUx6 yzhh Bt59 0Zfi LAp7
  qrr9rssbrrs8uvv0*20,
  uvv0*23,
  vvv0vvv2uvv0*8,vvv0*13,
  vvv0uvv3vvv0uuv3uuu5uuv1vvv0vvv1vvv0*2,uvv6vvv0*4,vvv1*5,vvv0*3,
  vvv0uvv3uuu3oopfmnoioopcqrrbnoperss6vvv0uvv7vvv0*2,sss8ttt7sssbsssasttattt9sst9stt9uuu4vvv0
  vvv0uuu3uvv0uuu0uvv0*6,vvv2vvv0*12,
  vvv0*23,
sold-out 358x104
~ EO9I vjPI NBM7 yzhh Bt59 rJba aTcV
  rrsarss9rrsbuvv0*20,
  uuu0*23,
  vvv0vvv2uvv0*9,uvv1vvv0*11,
  vvv0uvv3vvv0*2,uuu5uuu4vvv1uuu5vvv0vvv1vvv0*2,uvv6vvv0*3,vvv2vvv1vvv2vvv1vvv0*3,
  vvv0uvv3uuu5noofpqqdoppcoopbpqqhqqqcnopesss4vvv0uvv7vvv0*2,uuu3rssdsss8sttdttt6stt8uuu3vvv0
  vvv0uuu3uvv0*9,uvv1vvv1vvv0*10,
  vvv0*23,
needs-the-app 358x104
~ EO9I vjPI Vr2q yzhh Bt59 RJZr SIfH
  rssaqrr9rssasss7qrrbttt3uvv0*17,
  uvv0*23,
  vvv0mop2imn0*9,jno1vvv0*11,
  vvv01ac019c02ac219c02ad33bd62ac219c02ac319c0*2,qrs6ttt8sst9sssasstbsttcrrsguuu5rrsduuu3vvv0
  vvv019c0*2,8fgc8fgaagh97efeagicagid8fga19c0*2,qrs6vvv0*3,uuu5sttattu8tuu7ttt8uuuavvv0
  vvv0ejk3agi0*9,chj1uuu2vvv0*3,vvv1*2,uuu3ttt5uuu0vvv0*2,
  vvv0*23,
app-too-old 358x104
~ EO9I vjPI IAku yzhh Bt59 KDud uv3V
  qrrbrss8rss9rssattt4uvv0*18,
  uvv0*23,
  vvv0nqq2kno0*9,stt2vvv0*11,
  vvv01ac119c02ac22ac33bd42ac31ac019c02ac219c0fjk6vvv0*3,sttarrsetttbsss8sttdsssbuuu6vvv0
  vvv019c0*2,agifaghc9fhb6dfa8egb9fg94ce519c0ejk6vvv0*3,vvv1stt8sttbvvv2ttt9tttavvv2vvv0
  vvv0cij39fg0*8,9fh0mpp4vvv0*3,vvv1uuu3uvv3uuu2ttt3uuu3*2,vvv0
  vvv0*23,
loading-failed 358x104
~ EO9I vjPI hpGF yzhh Bt59 JtiC 2cHq
  qrrbqrrdrss8qrrcrrs9uvv0*18,
  uvv0*23,
  vvv0vvv2uvv0*9,uvv1vvv0*11,
  vvv0uvv3vvv0vvv1vvv3vvv2vvv3uuu4vvv2*2,vvv0*2,uvv6vvv0*7,vvv1vvv0*2,
  vvv0uvv3vvv0stt5nooloopcoppfqqrdoopgqrrdvvv0*2,uvv7vvv0*2,stt8sst8ttt7sss9ttt6sst9uuu4vvv0
  vvv0uuu3uvv0*9,uvv1vvv1vvv0*10,
  vvv0*23,
draws-left 358x28
~ EO9I vjPI uWCE yzhh
  rrsa*2,rss8sss8uvv0*19,
  uvv0*23,
draws-over 358x28
~ EO9I vjPI Y8Nw yzhh
  rrsa*2,sss7rrs9uuu0uvv0*18,
  uvv0*23,
joined 358x28
~ EO9I vjPI nOgF yzhh
  qrrerss9ttu3uvv0*20,
  uvv0*23,
ended 358x115
~ EO9I vjPI sI4t yzhh Bt59 rJba hfoW
  rssaqrrattt3uvv0*20,
  uuu0*23,
  vvv0*2,uvv0*9,vvv0*3,vvv1*2,vvv0vvv2vvv0*2,vvv2vvv0*2,
  vvv0uuu4vvv0*9,vvv1vvv4vvv0uuu4stt8sttatttdstt7stt8ttt8uuu3vvv0
  vvv0uvv3uuu4pqqdnopinoohnoocopplrssboppesss4vvv0uvv7vvv0*2,sss9sssattt7*2,rssdsttauuu8vvv0
  vvv0uuu4vvv0ttt2vvv0*4,uuu1vvv1vvv0vvv1vvv4vvv0*6,vvv1uuu9*2,vvv0
  vvv0*2,uvv0*9,vvv0*8,ttt5*2,vvv1vvv0
  vvv0*23,
settling 358x104
~ EO9I vjPI MCVl yzhh Bt59 rJba 4CFo
  rrr9qrrerss7uvv0*20,
  uuu0*23,
  vvv0vvv2uvv0*9,uvv1vvv0*11,
  vvv0uvv3vvv0*2,uuu5uuu4vvv1uuu5vvv0vvv1vvv0*2,uvv6vvv0vvv1vvv2vvv0vvv2vvv1vvv0*2,vvv2vvv0
  vvv0uvv3uuu5noofpqqdoppcoopbpqqhqqqcnopesss4vvv0uvv7stt9sssatttcsst8sssbssscrssasstauuu8vvv0
  vvv0uuu3uvv0*9,uvv1vvv1vvv0*10,
  vvv0*23,
settled 358x104
~ EO9I vjPI H3h- yzhh Bt59 rJba edTc
  rrr9rrrbstt6uvv0*20,
  uvv0*23,
  vvv0uvv2uvv0*9,uvv1vvv0*11,
  vvv0uvv3vvv0*2,tuu6uuu5vvv2tuu7vvv0vvv1vvv0*2,uvv6vvv0*5,vvv2vvv0vvv2vvv3vvv0
  vvv0uvv3uuu5noofpqqcppqboppapqqfqqqcnopesss4vvv0uvv7vvv0*4,ttt6ssscsssastt8uuu7vvv0
  vvv0uuu3uvv0*9,uvv1vvv1vvv0*10,
  vvv0*23,
cancelled 358x104
~ EO9I vjPI D7kb yzhh Bt59 8e7z 4VM5
  rssarss8qrrcstt4uvv0*19,
  uvv0*23,
  vvv0vvv2uvv0*9,vvv1vvv0*9,vvv1vvv0
  vvv0uvv3vvv0*2,uvv3vvv3tuu7uuu3uuu4vvv0*2,uvv6vvv0vvv1rrs9stt9sssastt9ssthstt7sss8tuucvvv0
  vvv0uvv3vvv0ttu3oppfmnngrrrfoppgnopfvvv0*2,uvv7vvv0*2,uuu6sstcttu7vvv1uuu5uuu4tttcuuu9vvv0
  vvv0uuu3uvv0*9,vvv3vvv0*2,uuu2*2,uuu3tuu5uuu2*2,ttt5vvv1vvv0
  vvv0*23,
asking 358x104
~ EO9I vjPI -OMz yzhh Bt59 38uT Qv1_
  qrrarrsdstt2uvv0*20,
  uuu0*23,
  vvv0uuu0*11,vvv0*11,
  vvv0rss0*11,uvv0vvv0*10,
  vvv0rss0*11,uvv0vvv0*10,
  vvv0stt0*11,vvv0*11,
  vvv0*23,
