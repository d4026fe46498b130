not-started 358x104
~ EO9I vjPI D13T yzhh Bt59 cZGH HJQn
  rssarss6rss9rrr8tuu3uvv0*18,
  uvv0*23,
  vvv0uvv2uvv0*3,vvv2vvv0*17,
  vvv0uvv3vvv0tuu4vvv3uvv6vvv0vvv2*4,vvv1vvv3vvv0uuu5vvv1vvv0*2,ttu6vvv1vvv2vvv0*2,
  vvv0uvv3qrrbpqqbstt6uvv7vvv0ttt8sst7ttt7stt8rrsbttt9ttt8ttt7ttu7sss8stt9sst8sss9ttt7uuu3vvv0
  vvv0uuu3uvv0*3,uuv3vvv0*17,
  vvv0*23,
visitor 358x104
~ EO9I vjPI EMUO yzhh Bt59 0Qfy 22FI zM-K
  rssbrrrbtuu1uvv0*20,
  uvv0*23,
  vvv0nqq2kno0*10,oqr2vvv0*10,
  vvv01ac119c02ac22ac34bd819c02ac319c02ac12ac32ac43bd6vvv0*4,ttt8sttatuu5sssbuuu6vvv0
  vvv019c07efb9fha9fh89fhe5ce58egc8fg86df98ega6dfd3bd6vvv0*3,uuv3ttu6sttduuu7tuu4uvv4vvv0
  vvv0cij39fg0*10,ejk4vvv0*3,tuu5ttu4tuu3rst8stt4uvv1vvv0
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
  vvv0vvv2uvv0*8,uvv1vvv0*12,
  vvv0uvv3vvv0vvv1uuu5uuu3vvv1uuu4vvv1vvv0*2,uvv6vvv0*3,vvv1vvv0*7,
  vvv0uvv3ppqcoppcrrrcmnoeppqcqqqioopboppdvvv0uvv7vvv0*2,uuu2rssasss7stt8rssasst8ttt7uuu2vvv0
  vvv0uuu3uvv0*8,uvv1vvv2vvv0*11,
  vvv0*23,
identity-needed 358x104
~ EO9I vjPI cP3A yzhh Bt59 eDV6 tZfE
  qrrcrrscrssbrss9qrr9rss8uvv0*17,
  uvv0*23,
  vvv0mop2imn0*6,prr2vvv0*14,
  vvv01ac02ac219c03bd62ac22ac32ac29fh6vvv0*6,uvv4vvv1*2,vvv0vvv1vvv0*3,
  vvv019c06df8chji8egfaghfagif3bd49fg6vvv0*5,vvv3rssbttt7sst8ttt7rssastt6uuu3vvv0
  vvv0ejk3agi0*6,jno4vvv0*14,
  vvv0*23,
not-eligible 358x104
~ EO9I vjPI bPku yzhh Bt59 rJba m6fY
  rssarss6pqqeqrrduuu0uvv0*18,
  uvv0*23,
  vvv0vvv2uvv0*8,uvv1vvv0*12,
  vvv0uvv3vvv0vvv1uuu5*2,uvv3uuu6vvv1vvv0*2,uvv6vvv0*2,vvv1stt7sss7ttt7rssbsssesttcuuu3vvv0
  vvv0uvv3ppqcppqbrrsbmnodpqqbqrrhoopboppdvvv0uvv7vvv0uuu4tttauvv4ttt7vvv2uuu4uuu5*2,uuu6vvv0
  vvv0uuu3uvv0*8,uvv1vvv2vvv0uuu2*3,uuu3ttt6uuu3uuu2tuu3vvv1vvv0
  vvv0*23,
ready-to-join 358x104
~ EO9I vjPI jUT- yzhh Bt59 q4vC iCKf
  rss9qrrdrss7rssasst9uvv0*18,
  uvv0*23,
  vvv0nqq2kno0*6,lop1vvv0*14,
  vvv01ac119c04bd81ac11ac02ac23bd519c0qss6vvv0sst7ttt5rrsisstasttdsss9sttcsssgttt5stt7uuu5vvv0
  vvv019c06dfb8fgi8ege9fha*2,8fgh19c0qrs6vvv0*8,vvv1uuu7tuu9uuu8vvv0
  vvv0cij39fg0*6,agh1tuu2vvv0*8,uuv3uuu3uuu2vvv1vvv0
  vvv0*23,
visitor-who-applies 358x104
~ EO9I vjPI FmtQ yzhh Bt59 a02Z 22FI zM-K
  rssbrrrbrss7rrsbrss8qrrdrss8uvv0*16,
  uuu0*23,
  vvv0nqq2kno0*10,uuu1vvv0*10,
  vvv01ac119c0*2,2ac22ac32ac219c0*2,2ac22ac319c0kno6vvv0*4,ttt8sttatuu5sssbuuu6vvv0
  vvv019c07egb8egcaghb7efc7egb8eg96df68fgcaghg19c0kno6vvv0*3,uuv3ttu6sttduuu7tuu4uvv4vvv0
  vvv0cij39fg0*9,9fh0qss3vvv0*3,tuu5ttu4tuu3rst8stt4uvv1vvv0
  vvv0*23,
ready-to-apply 358x104
~ EO9I vjPI TdnG yzhh Bt59 u13g DvIE
  rss9qrrdrss7rss9qrrcttt4uvv0*17,
  uvv0*23,
  vvv0mop2imn0*6,rss2vvv0*14,
  vvv01ac019c04cea19c01ac13bd52ac3dij6vvv0*4,vvv3vvv0vvv3vvv1vvv0*2,vvv2*2,vvv0*2,
  vvv019c06dfb7egg8fgc8fgb9fha3bd6cij6vvv0*3,vvv2stt9ttt8sstasss8ttt7ssscttt9sst9uuu3vvv0
  vvv0ejk3agi0*6,mpp4vvv0*14,
  vvv0*23,
switch-account 358x104
~ EO9I vjPI rzM0 yzhh Bt59 WB7W 5uPA
  rssbqrrbrss6rss8rssbstt5uvv0*17,
  uvv0*23,
  vvv0nqq2kno0*7,rss2vvv0*13,
  vvv01ac119c02ac319c03bd62ac319c02ac2bhi6vvv0*2,sssasttbssscstt6stt9sssasttarsscsss9uuubvvv0
  vvv019c05ce57egc9fg86dfcaghg8egc3bd4agi6vvv0*2,uuu5uuu7tuu7uuu8uuu3uvv4uvv2vvv3ttt8uuu5vvv0
  vvv0cij39fg0*7,jno4vvv0*2,uuu3ttt7uuu2tuu6tuu3uuu2ttt5uuu5tuu1vvv0*2,
  vvv0*23,
refused 358x104
~ EO9I vjPI 4pBY yzhh Bt59 rJba khDT
  rrsarssarss8uvv0*20,
  uvv0*23,
  vvv0vvv2uvv0*8,uvv1vvv0*12,
  vvv0uvv3vvv0vvv1uuu5uuu3vvv1uuu4vvv1vvv0*2,uvv6vvv0*2,vvv2stt7stt5ssscsssbssscttt7uuu7vvv0
  vvv0uvv3ppqcoppcrrrcmnoeppqcqqqioopboppdvvv0uvv7vvv0*5,uuu4tuuauuu7tuu9uuu8vvv0
  vvv0uuu3uvv0*8,uvv1vvv2vvv0*5,uuu5*2,uuu3uuu2vvv1vvv0
  vvv0*23,
joining 358x104
~ EO9I vjPI IFoH yzhh Bt59 3Qgz s38i iCKf
  qrrerssdsst4uvv0*20,
  uuu0*23,
  vvv0nqq2kno0*9,tuu1vvv0*11,
  vvv01ac119c0*2,2ac2*2,3bd62ac219c04bd31ac1hlm6uuu4rrsisstasttdsss9sttcsssgttt5stt7uuu5vvv0
  vvv019c03bd48egd8fgc9fh99fhi7efe6df64bd33bd4gkl6vvv0*5,uuu5*2,tttauuu4vvv1vvv0
  vvv0cij39fg0*5,9fh19fg0*2,9fh0oqq4vvv0*5,uuu4tuu2uuu2uuu1vvv1vvv0
  vvv0*23,
in-progress 358x104
~ EO9I vjPI 3h35 yzhh Bt59 26Fm j2rz
  sssaqrr9qrrarrs7uuu0uvv0*18,
  uvv0*23,
  vvv0nqq2kno0*7,stt2vvv0*13,
  vvv01ac119c0*2,3bd62ac3*2,3bd42ac3dij6tuu7rsscsstbqrrcqqqhsssepqqfsssbsss9ttt8rrshuuu4vvv0
  vvv019c09fhdaghhaghe7dfe9fhh8fgc3bd6cij6vvv0*4,sstdssscrrsevvv1uuu4uuu7uuu4uuu6vvv0
  vvv0cij39fg0*7,loo4vvv0*4,vvv2uuu2uuu3tuu4uuu4ttt6uuu1vvv1vvv0
  vvv0*23,
own-step 358x104
~ EO9I vjPI dSxZ yzhh Bt59 1kzA b2iv
  rrs9sss8rss9stt4uvv0*19,
  uvv0*23,
  vvv0nqq2kno0*7,lop1vvv0*13,
  vvv01ac12ac219c02ac219c01ac119c03bd619c0qss6vvv0*8,vvv1vvv0*3,
  vvv019c08fgc8fge8egb9fhc6df69fh78egf19c0qrs6vvv0*3,ttt8stt8tttastt8ttt6sttersscuuu5vvv0
  vvv0cij39fg0*7,agh1tuu2vvv0*12,
  vvv0*23,
claimable 358x115
~ EO9I vjPI GpSv yzhh Bt59 ZDfG -K4x g_9F eCbc
  rrsbrssdqrrdttt3uvv0*19,
  uuu0*23,
  vvv0*2,vvu0*10,vvv0*4,uuu3vvv0*2,vvv1vvv0vvv2vvv0
  vvv0vn80vm50*10,vqg2vvv2sss8rssbsst8ttt6*2,ssscstt9uuu7vvv0
  vvv0vm50qi4aoh4ang3clf3eqi48ng3epi49rj4cke3bsk55vpd2vvv0*3,sstarrscrssettt8rssdtuu5vvv0
  vvv0vn71vm50*10,vqg2vvv0*5,vvv2uuu4*2,uuu9vvv0
  vvv0*2,vvu0*10,vvv0*7,ttt7uuu2vvv1vvv0
  vvv0*23,
claiming 358x104
~ EO9I vjPI K0qK yzhh Bt59 imOr R7QM eCbc
  rrsbrrseqrrcuvv0*20,
  uuu0*23,
  vvv0vto0vsm0*10,vvu0vvv0*10,
  vvv0vm60ul52tk52tl53tk53tk51ul52vm50vm51tk53vm50vrk2vvv2sss8rsscrrrbttt6*2,rssdstt9uuuavvv0
  vvv0vm50rj48qi48ph49oh4brj48oh4bpi48rj4atk53ul52vrk2uuu5uuu6ttuauuu8ttu7tuu9uvv3tttauuu4vvv0
  vvv0vqf1voc0*9,vpc0vtq1uuu6ttu3uuu3uuu2ttt4tuu4uuu5uuu3vvv0*2,
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
  uuu0*23,
  vvv0vvv2uvv0*7,vvv0*14,
  vvv0uvv3vvv0tuu6uuu4vvv0vvv1vvv0*2,uvv6vvv0*5,vvv1*5,vvv0*3,
  vvv0uvv3qqranoohoopgqqqcoppanopevvv0uvv7vvv0*3,sss8ttt7sssbsssasttattt9sst9stt9uuu4vvv0
  vvv0uuu3uuu0uvv0*6,vvv2vvv0*13,
  vvv0*23,
sold-out 358x104
~ EO9I vjPI NBM7 yzhh Bt59 rJba aTcV
  rrsarss9rrsbuvv0*20,
  uvv0*23,
  vvv0uvv2uvv0*8,uvv1vvv0*12,
  vvv0uvv3vvv0vvv1uuu5*2,uvv3uuu6vvv1vvv0*2,uvv6vvv0*4,uuu4vvv1vvv4vvv1vvv0*3,
  vvv0uvv3ppqcppqbrrsbmnodpqqbqrrhoopboppdvvv0uvv7vvv0*3,uuu3sssbsst8tttcttu5stt8uuu3vvv0
  vvv0uuu3uvv0*8,uvv1vvv1vvv0*11,
  vvv0*23,
needs-the-app 358x104
~ EO9I vjPI Vr2q yzhh Bt59 RJZr SIfH
  rssaqrr9rssasss7qrrbttt3uvv0*17,
  uvv0*23,
  vvv0nqq2kno0*7,lop1vvv0*13,
  vvv01ac12ac219c02ad33bd62ac219c02ac319c0qss6vvv0*2,ttt8sst9sssasstbsttcrrsguuu5rrsduuu3vvv0
  vvv019c08fgc8fgaagh97efeagicagid8fga19c0qrs6vvv0*5,uvv4ttt8uuu7uuu5tuu7uuu9vvv0
  vvv0cij39fg0*7,agh1tuu2vvv0*5,uuu2*2,uuu5stt7tuu2vvv1vvv0
  vvv0*23,
app-too-old 358x104
~ EO9I vjPI IAku yzhh Bt59 KDud uv3V
  qrrbrss8rss9rssattt4uvv0*18,
  uvv0*23,
  vvv0nqq2kno0*7,mpp1vvv0*13,
  vvv01ac12ac219c02ad33bd61ac119c02ac219c0stt5vvv1sst8rrscrssdsttarrsetttbsss8sttdsssbuuu6vvv0
  vvv019c08fgc8fgaagh96dfd8eg88ega7ef719c0stt6vvv0*8,tuu7stt9uuu4vvv0
  vvv0cij39fg0*7,agi1uvv2vvv0*8,uuu3uuu2vvv1vvv0
  vvv0*23,
loading-failed 358x104
~ EO9I vjPI hpGF yzhh Bt59 JtiC 2cHq
  qrrbqrrdrss8qrrcrrs9uvv0*18,
  uuu0*23,
  vvv0vvv2uvv0*7,vvv1vvv0*13,
  vvv0uvv3vvv2uuu3vvv0uuu5vvv2*3,uvv6vvv0*10,vvv1vvv0*2,
  vvv0uvv3qrr9mnomoppappqipqqcoppfsttauvv7vvv0*5,stt8sst8ttt7sss9ttt6sst9uuu4vvv0
  vvv0uuu3uvv0*7,vvv3vvv0*13,
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
ended 358x104
~ EO9I vjPI sI4t yzhh Bt59 rJba hfoW
  rssaqrrattt3uvv0*20,
  uuu0*23,
  vvv0vvv2uvv0*8,uvv1vvv0*12,
  vvv0uvv3vvv0vvv1uuu5uuu3vvv1uuu4vvv1vvv0*2,uvv6vvv0*2,uuu5sss9sttbsttfstt7stt8sttauuu3vvv0
  vvv0uvv3ppqcoppcrrrcmnoeppqcqqqioopboppdvvv0uvv7vvv0tuu8uuu9uuu6uuu5vvv2uuu3tttauuu7uuu6vvv0
  vvv0uuu3uvv0*8,uvv1vvv2uuu4ttt6uuu2uuu3ttu5*2,uuu4uuu3*2,vvv1vvv0
  vvv0*23,
settling 358x104
~ EO9I vjPI MCVl yzhh Bt59 rJba 4CFo
  rrr9qrrerss7uvv0*20,
  uvv0*23,
  vvv0uvv2uvv0*8,uvv1vvv0*12,
  vvv0uvv3vvv0vvv1uuu5*2,uvv3uuu6vvv1vvv0*2,uvv6vvv0vvv1vvv2vvv3vvv1vvv3vvv2vvv1vvv2vvv3vvv0
  vvv0uvv3ppqcppqbrrsbmnodpqqbqrrhoopboppdvvv0uvv7vvv0ttt8sssatttastt8sssasssbrssastt8uuu7vvv0
  vvv0uuu3uvv0*8,uvv1vvv1vvv0*11,
  vvv0*23,
settled 358x104
~ EO9I vjPI H3h- yzhh Bt59 rJba edTc
  rrr9rrrbstt6uvv0*20,
  uvv0*23,
  vvv0vvv2uvv0*8,uvv1vvv0*12,
  vvv0uvv3vvv0vvv1uuu5*2,uvv3uuu6vvv1vvv0*2,uvv6vvv0*6,vvv1vvv0*2,vvv2vvv0
  vvv0uvv3ppqcppqbrrsbmnodpqqbqrrhoopboppdvvv0uvv7vvv0*5,ttt6rssdrssasstauuu8vvv0
  vvv0uuu3uvv0*8,uvv1vvv2vvv0*11,
  vvv0*23,
cancelled 358x104
~ EO9I vjPI D7kb yzhh Bt59 8e7z 4VM5
  rssarss8qrrcstt4uvv0*19,
  uvv0*23,
  vvv0vvv2uvv0*6,vvv2vvv0*12,vvv1vvv0
  vvv0uvv3vvv0vvv2uuu4uuu5vvv2vvv3uvv6vvv0*2,uuu3rssbsssbrrs9stt9sssastt9ssthstt7sss8tuucvvv0
  vvv0uvv3rss8nooimnngqqqfoppjqqq9uvv7vvv0*7,vvv1sttdtuu7uuu5*2,vvv2vvv0
  vvv0uuu3uvv0*6,uuu3vvv0*7,uvv2uuu2tuu2uuu4ttu3vvv1vvv0
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
