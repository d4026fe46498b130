not-started 358x103
~ IqB6 xt-H TMZd PiZq 8xxc cWF4 yxrq wpkm -_Rd 9Tqs -ZLh
  rssarss6rrs9qrr9tuu3uvv0*18,
  uvv0*23,
  vvv0*11,vvv2uvv0*8,uvv1vvv1vvv0
  vvv0rrrerssdssscrrresst9stt8sssb*2,qrrjvvv0uvv6uuu4rrr6sst6ttt3ttt6ttt3ttt4tuu3vvv0uvv6vvv0
  vvv0rssfsttarrrfstt9vvv0*6,uvv6uuu5rss8sss8qrrbqqrgqrrersscqrrbvvv0uvv6vvv0
  vvv0*11,vvv2uvv0*8,uvv1vvv1vvv0
  vvv0*23,
visitor 358x103
~ IqB6 xt-H A2jr PiZq 8xxc Mlf- H34u Ft4w
  rssbrrrbtuu1uvv0*20,
  uvv0*23,
  vvv0vvv2vvv0*5,vvv2vvv0tuu2imn0*11,tuu1vvv0
  vvv0rrscrssc*2,sst9rssbrssgttt7vvv0imn619c0*2,4cd62ac11ac12ac13bd22ac33bd319c0*2,kno6vvv0
  vvv0prseprreuuu4vvv0*5,imn619c0*2,7egdaghd6dfb7egb8egb8fgd7egf19c0*2,kno6vvv0
  vvv0*2,uuv2vvv0*6,qrs3bgi0agi0*9,bhi0rss3vvv0
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
region-blocked 358x126
~ IqB6 xt-H CLlr PiZq 8xxc EGHV XT1_
  qrr9qrrcrss7rrsbrrsastt5uvv0*17,
  uvv0*23,
  vvv0sssbttt5ttu7ssscstt8tuu7ttu8uuu7ttt7ttt9uuu4vvv0*11,
  vvv0uuu5uuu4uuu6ttu7uuu4*2,tuu6uuu5tuu5ttt6vvv3vvv0*11,
  vvv0uuu3uvv0*19,vvv4vvv0
  vvv0uvv3vvv0*4,qrr7oopepqqbnooknoofqrr9oppgmnonnoomoppbvvv0*5,uvv7vvv0
  vvv0uvv3vvv0*19,uvv6vvv0
  vvv0*2,uuu0*19,vvv0*2,
identity-needed 358x103
~ IqB6 xt-H DjnM PiZq 8xxc O2TA tk4T
  qrrcrrsdrssbrss9qrrarrs8uvv0*17,
  uvv0*23,
  vvv0*9,tuu2imn0*11,tuu1vvv0
  vvv0qrrfrrsbrssc*2,sttbtuu4vvv0*2,imn619c0*2,4bd53bd43bd33bd42ac13bd53bd319c0*2,kno6vvv0
  vvv0rsshrsseqrrdvvv1vvv0*4,imn619c0*2,8egb7efd8egd8egc8egb7egf8fgf19c0*2,kno6vvv0
  vvv0*9,qrs3bgi0agi0*9,bhi0rss3vvv0
  vvv0*23,
not-eligible 358x126
~ IqB6 xt-H eJN3 PiZq 8xxc EGHV 2Z58
  rssarss6pqqeqrrduuu1uvv0*18,
  uvv0*23,
  vvv0ttt8uuu3tuu5ttt9uuu6uuu3ttu8ttu7uuu5tuu6uuu6tuu5uuv2vvv0*9,
  vvv0uuu7ttu5tuu6ttt7ttu7tuu5tttbuuu6*2,ttt7tuu6ttt6uuu3vvv0*9,
  vvv0uuu3uvv0*19,vvv3vvv0
  vvv0uvv3vvv0*4,qrr7oopepqqbnooknoofqrr9oppgmnonnoomoppbvvv0*5,uvv7vvv0
  vvv0uvv3vvv0*19,uvv6vvv0
  vvv0vvv1uuu0*19,vvv0*2,
ready-to-join 358x103
~ IqB6 xt-H burh PiZq 8xxc apje CW1z
  rss8qrrdrss8rssasss9uvv0*18,
  uvv0*23,
  vvv0*14,jmn2gkl0*5,hlm0tuu2vvv0
  vvv0qrrerrrdrrsesss8rrsesttbqrresss8rsscrssevvv1vvv0uuu519c02ac34bd53bd13bd23bd419c0kno6vvv0
  vvv0rssesss9sssersserrsfvvv0*7,tuu619c03bd47efc5df96dfb6dfa19c0kno6vvv0
  vvv0*3,vvv1*2,vvv0*9,fkl2cij0*5,dij0stt3vvv0
  vvv0*23,
visitor-who-applies 358x134
~ IqB6 xt-H gg46 PiZq 8xxc XUCb H34u Ft4w
  rssbrrrbrss8qrrbrss9qrrdrss9uvv0*16,
  uvv0*23,
  vvv0vvv2vvv0*5,vvv2vvv0vvv1vvv0*13,
  vvv0rrscrssc*2,sst9rssbrssgttt8prrdprrfuuu4vvv0*12,
  vvv0nqq2kno0*19,uuu1vvv0
  vvv01ac119c0*5,3bd31ac019c0*2,2ac119c0*2,2ac219c0*6,kno6vvv0
  vvv019c0*6,6df9bhii6dfaaghg8egb7egbbhijagii2ac119c0*5,kno6vvv0
  vvv0cij39fg0*18,9fh0qss3vvv0
  vvv0*23,
ready-to-apply 358x103
~ IqB6 xt-H Lt5o PiZq 8xxc s7dD rDud
  rss8qrrdrss8rss9qrrcttt4uvv0*17,
  uvv0*23,
  vvv0*13,oqr2gkl0*6,hlm0tuu2vvv0
  vvv0tuu4uvv2uuu2uuu5uuu4tuu7uuu2uuu4tttauuu4vvv0*2,bgi61ac15ce44ce42ac33bd23bd419c0kno6vvv0
  vvv0ttt7stt6ttt9ttt8ttta*2,sttattu8tttbuuu9vvv0*2,agi63bd38egc8fge6dfb6dfc7efc19c0kno6vvv0
  vvv0*13,mpp3cij0*6,dij0stt3vvv0
  vvv0*23,
switch-account 358x128
~ IqB6 xt-H RIUd PiZq 8xxc jf6X pwAF
  rssaqrrbrss6rss8rssastt6uvv0*17,
  uvv0*23,
  vvv0sttatttattt8uuu6stt9ttt7vvv0*16,
  vvv0uuu4tuu7ttt8uuu4tuu6tuu7vvv0*3,hlm49fg0*9,9fh0qss3vvv0
  vvv0rssbrsscrssestt8sstcrrsdttt5vvv0*2,7ef619c06dfa8ege6dfa5ce55de86df86df94cd619c0kno6vvv0
  vvv0rrrfstt8ssscrrrfssscqrrhrsserrsfvvv07ef619c04cd43bd64ce53bd44ce54cd54ce52ac219c0kno6vvv0
  vvv0rssettt5vvv0*7,prr2kno0*10,uuu1vvv0
  vvv0*23,
refused 358x126
~ IqB6 xt-H neMP PiZq 8xxc EGHV XL7f
  rrsarssarss8uvv0*20,
  uvv0*23,
  vvv0stt9ttu4ttu6ttu8ttt7ttu6ttt8*2,tuu6sttattt8*2,uuu4vvv0*9,
  vvv0uuu5uuu4uuu5tuu5uuu4uuu6uuu4ttu6uuu5ttt8uuu5*2,vvv2vvv0*9,
  vvv0uuu3uvv0*19,vvv4vvv0
  vvv0uvv3vvv0*4,qrr7oopepqqbnooknoofqrr9oppgmnonnoomoppbvvv0*5,uvv7vvv0
  vvv0uvv3vvv0*19,uvv6vvv0
  vvv0*2,uuu0*19,vvv0*2,
joining 358x103
~ IqB6 xt-H vDBv PiZq 8xxc OSs3 EHbN CW1z
  qrrersscsst4uvv0*20,
  uvv0*23,
  vvv0*12,uuv1jmn0imn0*7,tuu1vvv0
  vvv0qrrerrrdrrsesss8rrsesttbqrresss8rsscrssevvv1mpp619c04ce52ac3*2,3bd32ac019c0*2,kno6vvv0
  vvv0rssesss9sssd*2,rrsfvvv0*6,mpp619c05de74bd58ege8fgfaghe3bd519c0kno6vvv0
  vvv0*3,vvv1*2,vvv0*7,stt3bhi0agi0*6,bhi0rss3vvv0
  vvv0*23,
in-progress 358x103
~ IqB6 xt-H ywsl PiZq 8xxc 22E1 5l7_
  rssaqrra*2,rrs7uuu1uvv0*18,
  uvv0*23,
  vvv0*12,uuu2hlm0gkl0*6,hlm0tuu2vvv0
  vvv0rssdqrrfrssaqrrdrssfrrrerrsesssdrssbsssavvv2mpp619c03bd22ac13bd31ac12ac12ac219c0kno6vvv0
  vvv0rrrcsssc*2,qrrgsttbvvv0*6,mpp619c03bd58ega9fha6df89ghc5ce819c0kno6vvv0
  vvv0vvv1vvv0*10,stt2dij0cij0*6,dij0stt3vvv0
  vvv0*23,
own-step 358x103
~ IqB6 xt-H hErl PiZq 8xxc 7pmz 2TrP
  rrrasss8rrs9stt4uvv0*19,
  uvv0*23,
  vvv0*12,loo3gkl0*7,hlm0tuu2vvv0
  vvv0tuu6uuu3*2,uuu2uuv2uuu3tuu7uuu4*2,vvv0*2,3bd62ac15ce64ce42ac14ce43bd22bd119c0kno6vvv0
  vvv0ttt8ttt6sst7tttatuu8ttu7sttcttu9sssbvvv1vvv03bd62ac26dfb7dfc5ce67ef96dfb4ce819c0kno6vvv0
  vvv0*12,hlm3cij0*7,dij0stt3vvv0
  vvv0*23,
claimable 358x126
~ IqB6 xt-H mjLt PiZq 8xxc qf47 C85m JhQX SfE_
  rrsarrscqrrdttt3uvv0*19,
  uvv0*23,
  vvv0ttt8ttt7tuu6tuu7ttt7tuu6uuu3tuu5stt9ttu6uuu6uuu5ttt8uuu4vvv0*8,
  vvv0ttt7ttu8tuu6ttu7ttt8uuu2tuu5uuu4*2,uuu5ttt8uuu5tuu9tuu4vvv0*8,
  vvv0voc1vn90*19,vtq1vvv0
  vvv0vm50*5,vm51jd3csk45oh4doh4fqj4bqi4bng4emg3dsj46vm50*5,vsm2vvv0
  vvv0vm60vm50*5,tk51vm50*13,vsm2vvv0
  vvv0vur0vto0*19,vvv0*2,
claiming 358x126
~ IqB6 xt-H bDRR PiZq 8xxc IT8x XKxC SfE_
  rrsarrsdqrrcuuu0uvv0*19,
  uvv0*23,
  vvv0ttt8ttt7tuu6tuu7ttt7tuu6uuu3tuu5stt9ttu6uuu6uuu5ttt8uuu4vvv0*8,
  vvv0ttt7ttu8tuu6ttu7ttt8uuu2tuu5uuu4*2,uuu5ttt8uuu5tuu9tuu4vvv0*8,
  vvv0voc1vn90*19,vtq1vvv0
  vvv0vm50*5,vm51rj46*2,oh4e*2,qi4bph4boh4cng3esk46vm50*5,vsm2vvv0
  vvv0vm60vm50*5,tk52vm50*13,vsm2vvv0
  vvv0vur0vto0*19,vvv0*2,
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
  vvv0*10,vvv2uvv0*10,vvv1vvv0
  vvv0rssersscsss9rrrhrsserssbvvv0*3,uvv6vvv0sss4uuu2ttt3uuu3tuu4ttt4*2,tuu4vvv0uvv6vvv0
  vvv0rrsdrssbrsseqrresssdrrrbvvv0*3,uvv6vvv0pqq9rss7qrrfqrrcqrrapqqcrrrcsss8vvv0uvv6vvv0
  vvv0*2,vvv1vvv0vvv1vvv0*5,uvv3uvv0*10,vvv2vvv0
  vvv0*23,
sold-out 358x126
~ IqB6 xt-H 148R PiZq 8xxc EGHV iKWV
  rrrarss9rrsbuuu0uvv0*19,
  uvv0*23,
  vvv0tttcuuu5tuu6ttt8uuu2uuu4ttt6tuu5vvv0*14,
  vvv0ttt8tuu5stt8tuu7ttu5uuu3ttt7ttt6vvv0*14,
  vvv0uuu3uvv0*19,vvv3vvv0
  vvv0uvv3vvv0*4,rrr7oppcqrr9nopjoppdrrr8pqqenooloopkpqqavvv0*5,uvv7vvv0
  vvv0uvv3vvv0*5,vvv1*3,uuu1vvv1uvv1vvv2*2,uuu1vvv0*5,uvv6vvv0
  vvv0vvv1uuu0*19,vvv0*2,
needs-the-app 358x103
~ IqB6 xt-H I66- PiZq 8xxc MXox 3kC0
  rrsaqrr9rss9rss7qrrbttt3uvv0*17,
  uvv0*23,
  vvv0*9,stt2glm0gkl0*9,hlm0tuu2vvv0
  vvv0qqrgqrrcsst8qrrhsssb*2,rssdvvv1imn619c03bd23bd32ac12ac33bd23bd32ac1*2,1ac019c0kno6vvv0
  vvv0sssbrssesstasssbrrrcvvv0*3,imn619c04bd49fhe8egb7efc6df98ege7eg7agig4cd419c0kno6vvv0
  vvv0*9,qss3dij0cij0*9,dij0stt3vvv0
  vvv0*23,
app-too-old 358x108
~ IqB6 xt-H XiC9 PiZq 8xxc FrGt aKa1
  qrrcrss8rss9rssattt3uvv0*18,
  uvv0*23,
  vvv0ttt9ttt8*2,ttt6*2,ttt8uuu3vvv0*2,rss1mpp0*10,vvv1vvv0
  vvv0tuu6ttu6stt9uuu4uuu3tuu7vvv2vvv0*2,7eg619c02ac21ac1*2,19c02ac219c0*4,loo6vvv0
  vvv0sttcttt9sttcsttbrrscrrrduvv2vvv0*2,7ef619c0agihaghe9ghe7ef99fhg8eg8agig7eg919c0kno6vvv0
  vvv0sssbrssevvv2vvv0*6,fjl47ef0*10,prr4vvv0
  vvv0*23,
loading-failed 358x103
~ IqB6 xt-H ccdW PiZq 8xxc IkWU YaWC
  qrrbqrrdrrs8qrrdrrr9uvv0*18,
  uvv0*23,
  vvv0*13,vvv2uvv0*7,vvv1vvv0
  vvv0qrrksst9rrrerrsfsssarsscrrsdrssduuu5vvv0*3,uvv6vvv0sss5uuu4ttt2ttt6uuu1vvv0uvv6vvv0
  vvv0rsserrrdrssatuu5vvv0*8,uvv6vvv0sstarrsbnopeqrrdstt7vvv0uvv6vvv0
  vvv0vvv1*2,vvv0*10,vvv2uvv0*7,vvv2vvv0
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
ended 358x126
~ IqB6 xt-H Biqo PiZq 8xxc EGHV a00n
  rrsaqrrattt3uvv0*20,
  uvv0*23,
  vvv0ttt8uuu4uuu5*2,tttattt8uuu4ttt8uuu5uuu6uuu5*2,tuu5uuu6ttu7ttt9uuu3ttu6sttbtuu6vvv0*2,
  vvv0uuu5tuu5ttt8uuu5tuu8ttt8uuu7ttu8ttt8*2,ttt6ttt7*2,tuu5tuu7*2,uuu5stt6ttt9ttt6vvv0*2,
  vvv0uuu3uvv0*19,vvv3vvv0
  vvv0uvv3vvv0*4,qrr7oopepqqbnooknoofqrr9oppgmnonnoomoppbvvv0*5,uvv7vvv0
  vvv0uvv3vvv0*19,uvv6vvv0
  vvv0vvv1uuu0*19,vvv0*2,
settling 358x126
~ IqB6 xt-H y8yq PiZq 8xxc EGHV RIhz
  qrr9qrrerss8uvv0*20,
  uvv0*23,
  vvv0sst9ttt8ttt7tttattu5stt7tuu6ttt9ttt8tuu6ttt8vvv0*11,
  vvv0uuu5*2,uuu4uuu6uuu4*3,uuu5*2,uuu4ttt7vvv0*11,
  vvv0uuu3uvv0*19,vvv3vvv0
  vvv0uvv3vvv0*4,qrr7oopepqqbnooknoofqrr9oppgmnonnoomoppbvvv0*5,uvv7vvv0
  vvv0uvv3vvv0*19,uvv6vvv0
  vvv0vvv1uuu0*19,vvv0*2,
settled 358x126
~ IqB6 xt-H c4mg PiZq 8xxc EGHV BBya
  qrr9qrrbstt6uvv0*20,
  uvv0*23,
  vvv0sssattt9ttt7ttt6ttt8ttt7vvv2vvv0*15,
  vvv0uuu5tuu5uuu4uuu6uuu4uuu6vvv1vvv0*15,
  vvv0uuu3uvv0*19,vvv4vvv0
  vvv0uvv3vvv0*4,qrr7oopepqqbnooknoofqrr9oppgmnonnoomoppbvvv0*5,uvv7vvv0
  vvv0uvv3vvv0*19,uvv6vvv0
  vvv0*2,uuu0*19,vvv0*2,
cancelled 358x128
~ IqB6 xt-H qZ8j PiZq 8xxc vXbt BBGU
  rrsarss8qrrcstt4uvv0*19,
  uvv0*23,
  vvv0ttt8uuu3tuu5ttt9uuu5tuu5vvv0*16,
  vvv0uuu7ttu5ttt9*2,stt8ttt8uvv3vvv0*2,uvv3uvv0*10,vvv2vvv0
  vvv0rsscsssbqrrfsttarssasss9rrsdvvv0*2,uvv7vvv0rrr9rrs6sss8pqqcstt6sss9qrr9uvv1vvv0uvv7vvv0
  vvv0rrsirssarssfsstcrrsfuuu4vvv0*3,uvv6vvv0ttt7rrs6ttt6sss8ttt5sst7sss7uuu2vvv0uvv6vvv0
  vvv0rrsgrrrcrsscsssastt9rrrdrssesssbvvv0vvv2uvv0*10,vvv1vvv0
  vvv0*2,vvv2vvv0*20,
asking 358x103
~ IqB6 xt-H P8rw PiZq 8xxc AhRF x1ZW
  qrrarrsdstt2uvv0*20,
  uvv0*23,
  vvv0*10,uuu0tuu0*10,vvv0*2,
  vvv0*10,rss0*11,uuu0vvv0
  vvv0*10,rss0*11,uuu0vvv0
  vvv0*10,tuu0stt0*10,vvv0*2,
  vvv0*23,
