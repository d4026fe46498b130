hold 1184x146
~ WwRR k9wt 5MG3 rk_K jeJs QfYQ Jn8e jhCk MBoF UyyU rk_K jn8Q T9-W etAN Fo8g 586F tG4y zA5c 8a-E VTGq
~ O2wM Lt9O RYh2 JTEr 4pOF 1K46 sGFp rp8N 3CTX
  rrscrss8uvv0*72,
  uuu0uvv0*72,uuu0
  vvv0*27,uuu1vvv0*7,tuu1vvv0*38,
  vvv0*2,uuu0*2,vvv0ttt3sss9sssaqrraqqr8vvv2uuu5uuu3vvv2uuu4vvv1vvv0*10,vvv1ajf5stt0*6,stt19fh6tuu2vvv0*6,stt6uuu4vvv0*29,
  vvv0uvv0knobmppbvvv0ttt3rrrarss8qqrarss9tttasttcsssbrssersscttt5vvv0*11,ppqdqrrdsttavvv0*5,rrsdpqqgqrreqqrgsttdvvv0*3,rssbrss9rrsettt7vvv0*16,uuu0pqqeqrr9oppeoppbrss6pqqbpqrboqqcuvv0vvv0
  vvv0*2,stt0rtt1vvv0uuu4rsse*2,rrsdrrsevvv0*17,sstbtuu7uuu3vvv0*5,sttbttu7uuu5uuu7ttt8sssbvvv0*2,tttatuu7uuu6vvv0*18,uvv0*8,vvv0*2,
  vvv0*27,vvv1*2,vvv0*6,vvv1vvv0vvv2uvv1vvv1*2,vvv0*2,vvv1*2,vvv0*29,
  vvv0*27,rrrfrrsfrssdsssbrssdrsscrrrgrrrirsscssserrsgsssasttasssbrssbrsshrssfsst9rssdssscrsscqrrb*2,vvv1vvv0*23,
  vvv0*74,
  uuu0tuu0*72,uuu0
review 1184x146
~ WwRR k9wt aqOA rk_K jeJs QfYQ Jn8e jhCk MBoF UyyU rk_K jn8Q T9-W etAN Fo8g 586F tG4y M6xF 8a-E Jkf2
~ Lt9O RYh2 JTEr nbuV ZFOS OEma rp8N Oll-
  rss9rrrbttt3uvv0*71,
  uuu0uvv0*72,uuu0
  vvv0*27,uuu1vvv0*7,tuu1vvv0*38,
  vvv0*2,tuu0*2,vvv0ttt3rrsarsscpqqbpqqauuv4ttt7tuu5uuu4ttu6vvv2vvv0*10,vvv1ajf5stt0*6,stt19fh6tuu2vvv0*6,stt6uuu4vvv0*29,
  vvv0uvv0jmnblopcvvv0ttt2rss8sss6rrr9sst7ttt8tttattt9sssbsstauuu4vvv0*11,ppqdqrrdsttavvv0*5,pqqgqqrissscvvv0*5,rssbrss9rrsettt7vvv0*18,sst4qrs8pqqfoppdqrr9opqfpqqbuvv0vvv0
  vvv0*2,ttu0stt0vvv0uuu4rsse*2,rrsdrrsevvv0*17,ssscttt8uuu4vvv0*13,ttt8sst9sttbstt8sssbstt8vvv0*17,uvv0*6,vvv0*2,
  vvv0*27,vvv1vvv0*3,vvv1vvv0*42,
  vvv0*27,rssisttarrrersscssscsstcrrsfsss9rrscrrsdsstcrssesssarrsfsttcqrraqrrdsttavvv0*29,
  vvv0*74,
  uuu0tuu0*72,uuu0
address-needed 1184x158
~ WwRR k9wt E2oU rk_K jeJs QfYQ Jn8e jhCk MBoF QPNS rk_K jn8Q T9-W _C83 586F tG4y Seuq uW6i u7Tw yXqX
~ Lt9O RYh2 FmAa nAdL S86l -ATo rp8N HcXe
  qrra*2,rss7rss8qrr9rrr9uvv0*68,
  uvv0*74,
  vvv0*74,
  vvv0*2,uvv0*2,vvv0*22,vvv1dlh4stt0*7,bhj5uuu2vvv0*6,ttt5uuu3vvv0*19,tqo8tqo9snkfsoldtpn9somcsnkdsolbvuu0vvv0
  vvv0uvv0npq9oqr9vvv0qrramnnmmnnduuu2vvv0*18,qsr6vvv0*7,prr5vvv2vvv0*6,ttu3vvv0vvv1*2,vvv0*15,uvv0uuu0utt0*8,vvv0*2,
  vvv0uvv0oqr6qss6vvv0uuu5rssesssdrrrerrsevvv0*17,pqqisssbvvv1vvv0*5,qrrdqqrhqqqcvvv0*5,sst9rss9rssdttt6vvv0*14,uvv6tuu6sss8rss9rsscstt8ttt8ttt5rrrbstt6uuu2uvv6vvv0
  vvv0*7,vvv1vvv0*19,sstbtuu7vvv3vvv0*5,stt9sss9ttt7vvv0*23,uvv5ttt4sss9sst8rss9sss7sssasss8rssbrss6tuu3uvv5vvv0
  vvv0*27,ttt9uuv2uuu3uuu5uuu3uuu4tuu7uuu4uvv3uuu5*2,uuu2uuu3*2,uuu5uuu4vvv0*19,uvv0*10,vvv0*2,
  vvv0*27,sttattt8sss7ttt9stt9ttu7stt8sttattt8stt9stt8ttu6ttu8sst8ttu8uuu6vvv0*31,
  vvv1vvv0*72,vvv1
partly-used 1184x137
~ WwRR k9wt Z68y rk_K jeJs QfYQ Jn8e jhCk MBoF WWcD rk_K jn8Q T9-W e-gS N8bC 586F tG4y Hisi nqek SuXY
~ Lt9O RYh2 JTEr ckhk BpQ1 bYRN dQVE RU94 Pb-H
  qrrbqrrcsss8rrs7tuu2uvv0*69,
  uvv0*74,
  vvv0*27,sut1vvv0*7,sut1vvv0*7,rtt2vvv0*7,uuu1vvv0*22,
  vvv0*26,vvv1ckg5stt0*7,bkg5stt0*6,stt19gh5uvv0vvv0*6,rss8vvv1vvv0*21,
  vvv0uvv0prr3qrs2vvv0rss5mnnmoppikmmkmnnisttarrserrrgrrsfuuu2vvv0*12,ppqdqrrdsttavvv0*5,pqqgqrrfqqrftuu6vvv0*4,rssgqqrfvvv1vvv0*5,rssarrsdsst7vvv0*12,uvv0sut0rts4sut1sus3rts3uvv0vvv0
  vvv0uvv0pqr5*2,vvv0uuu4sstcsstbrsscrssdvvv0*17,ssscttt8uuu4vvv0*5,sssettt8ttu7vvv0*5,stt9sssbsttastt9sttbrssbuuu4vvv0rss9ttt7tuu8vvv0*12,uvu0qtr4psr6nqp9nrpdnrp9uvu0vvv0
  vvv0*2,uvv0*2,vvv0*2,vvv1uuv3vvv1*2,vvv0*33,stt9uvv1vvv0*29,
  vvv0*43,vvv1vvv0*30,
  uvv0vvv0*72,uvv0
running-out 1184x133
~ WwRR k9wt Fjb2 rk_K jeJs QfYQ Jn8e jhCk MBoF whMl rk_K jn8Q T9-W i0Nc o_8n 586F tG4y sIGB uW6i 6JDr
~ CkSA WwML 7jVC Lt9O RYh2 JTEr ckhk BpQ1 MsOT bd7R
  rsscrrseqrr9rssattu3uvv0*69,
  uvv0*74,
  vvv0*74,
  vvv0*2,uvv0*2,vvv0*2,uvv1vvv1uvv1uuu1vvv0*16,vvv1dlh4stt0*7,dlh4rts0stt0*6,pjf4usq3vvv0*20,vut0tpncurp5somcspmcsomesoldvuu0vvv0
  vvv0uvv0npqapqr7vvv0sss4oppeppqhlmninoohssscrssfrrrastt9qrrhrssduvv3vvv0*10,qsr3vvv0vvv1vvv0*5,qsr4vvv0*2,vvv1vvv0*4,trp4vuu2vvv0*21,vut0*3,utt0*3,vvv0*2,
  vvv0uvv0pqr7prr6vvv0uuu5rssesssdrrrerrsevvv0*17,pqqeqqrfsss9vvv0*5,qrrfqqqdqqrgttu4vvv0*4,usratrq9trqcvvu1vuu2vuu3vvv0*19,uvv6sstattt6ttu5uvv6vvv0
  vvv0*7,vvv1vvv0*19,sstbtuu7vvv3vvv0*5,sttattt8uuu5vvv0*5,utsauts8uts6vuu5utt6uts9vvu3vvv0*18,uuv6sss7sst6uuu4uvv5vvv0
  vvv0*69,uvv0*3,vvv0*2,
  uuu0uvv0*72,uuu0
unused-draw 1184x133
~ WwRR k9wt EtAX rk_K jeJs QfYQ Jn8e jhCk MBoF hQ-H rk_K jn8Q T9-W gY0q 586F tG4y n4pW iF__ lPST bkil
~ Lt9O RYh2 JTEr ckhk BpQ1 aOIR U5Mc RU94 Pb-H
  rssbrrs9rss7qrrarss9uvv0*69,
  uuu0uvv0*72,uuu0
  vvv0*74,
  vvv0*2,uvv0*2,vvv0*22,vvv1dlh4stt0*7,dkh4stt0*6,tts0vpd1vvu0vvv0*6,sst7vvv1vvv0*12,utq4tqm7rokhsqmbsplc*2,sqlbvvt0vvv0
  vvv0uvv0oqr7prr4vvv0rss5oppcmnnilmnlqrravvv0*17,qsr3vvv0vvv1vvv0*5,qsr4vvv1vvv0vvv1vvv0*4,utp3vvv1vvv0*6,ttt3vvv1vvv0*12,vvu0vvt0*3,uus0utr1uus0vvu0vvv0
  vvv0uvv0oqr7prr4vvv0uuu5rssesssdrrrerrsevvv0*17,pqqdqrresss9vvv0*5,qqrfqrrepqqfuuu4vvv0*4,qrrepqqfuuu5vvv0*5,rss9rrrdsss8vvv0*14,uvv6uuu3ttt6uuu1uvv6vvv0
  vvv0*2,uvv0*2,vvv0*3,vvv1vvv0*19,ssscttt8vvv3vvv0*5,sssdttt7uuu6vvv0*5,sssbttt8sstdttt9ttt8vvv0*3,sss9ttu6uuu7vvv0*14,uvv6tuu2qrrgttt6uvv6vvv0
  vvv0*69,uvv0*3,vvv0*2,
  uuu1uvv0vvv0*70,uvv0uuu1
granted 1184x120
~ WwRR k9wt ImOb rk_K jeJs QfYQ Jn8e jhCk MBoF UyyU rk_K jn8Q T9-W etAN Fo8g 586F tG4y Hisi nqek SuXY
~ Lt9O RYh2 JTEr Ho9T BpQ1
  qrr9rrscrrs9uvv0*71,
  uuu0uvv0*72,uuu0
  vvv0*27,uuu1vvv0*11,uuu1vvv0*34,
  vvv0*2,tuu0*2,vvv0ttt3rrsarsscpqqbpqqauuv4ttt7tuu5uuu4ttu6vvv2vvv0*10,vvv1ajf5stt0*11,ckh4sut3vvv0*26,uvv0*5,vvv0*2,
  vvv0uvv0jmnblopcvvv0ttt2rss8sss6rrr9sst7ttt8tttattt9sssbsstauuu4vvv0*11,ppqdqrrdsttavvv0*9,qqqfrrrcqqrgstt8vvv0*23,uvu0qtr4nrpamqoamqogmqocuvu0vvv0
  vvv0*2,ttu0stt0vvv0uuu4rsse*2,rrsdrrsevvv0*17,ssscttt8uuu4vvv0*9,sttcttt8ttt9vvv0*25,uvu0*5,vvv0*2,
  vvv0*74,
  uvv0vvv0*72,uvv0
granted-with-end 1184x120
~ WwRR k9wt c0g1 rk_K jeJs QfYQ Jn8e jhCk MBoF whMl rk_K jn8Q T9-W i0Nc o_8n 586F tG4y Hisi nqek SuXY
~ Lt9O RYh2 JTEr ckhk BpQ1 RU94 Pb-H
  qrr9rrscqrr9rsscrssarss9stt4uvv0*67,
  uuu0uvv0*72,uuu0
  vvv0*27,uuu1vvv0*7,uuu1vvv0*38,
  vvv0*2,tuu0uuu0vvv0uuu2rrr7sssaqrraqqr8uuu3uvv3vvv1*2,vvv2vvv1vvv0*10,vvv1ajf5stt0*7,ajf5rts0stt0*6,rss6uuu4vvv0*29,
  vvv0uvv0kooemppcvvv0ttt3rss7rss8qqrarss9ttt8sttbsss9ttt8rssfssscvvv3vvv0*10,ppqdqrrdsttavvv0*5,pqqfqqrdqrrettt6vvv0*4,rss9rrsesss8vvv0*20,uvu0qtr4nrpamqoamqogmqocuvu0vvv0
  vvv0*2,rss2rtt1vvv0uuu4rsse*2,rrsdrrsevvv0*17,sstbtuu7uuu3vvv0*5,sttbttu8uuu6vvv0*5,ttt8tuu6ttt9vvv0*21,uvu0*5,vvv0*2,
  vvv0*27,vvv1*2,vvv0*6,vvv1vvv0vvv1vvv0*6,vvv1vvv0*29,
  uvv0vvv0*72,uvv0
won-without-task 1184x120
~ WwRR k9wt EB-J rk_K jeJs QfYQ Jn8e jhCk MBoF Arnq rk_K jn8Q T9-W 9GGK iV4H 586F tG4y Hisi nqek SuXY
~ Lt9O RYh2 FmAa Ho9T BpQ1
  rrsbsss9qrrdqrrbsss7qrr9stt6uvv0*67,
  uuu0uvv0*72,uuu0
  vvv0*27,uuu1vvv0*11,uuu1vvv0*34,
  vvv0*2,uuu0*2,vvv0ttt3uuu2rrr8sss7qrr9rrr7qrrcrss5uuu3vvv1vvv0*11,vvv1ajf5stt0*11,ckh4sut3vvv0*33,
  vvv0uvv0lopanpqavvv0ttt3rrr9rss8rrsaqrr9sss8rrrcttt5rssbsssavvv1vvv0*11,pqqksttavvv0*10,qqqfrrrcqqrgstt8vvv0*23,uvu0qtr4nrpamqoamqogmqocuvu0vvv0
  vvv0*2,stt0*2,vvv0uuu4rsse*2,rrsdrrsevvv0*17,sstbtuu7uuu3vvv0*9,tttatuu7ttu8vvv0*25,uvu0*5,vvv0*2,
  vvv0*27,vvv1*2,vvv0*10,vvv1*3,vvv0*32,
  uvv1vvv0*72,uvv1
on-its-way 1184x120
~ WwRR k9wt _FgP rk_K jeJs QfYQ Jn8e jhCk MBoF UyyU rk_K jn8Q T9-W etAN Fo8g 586F tG4y Z8Rj 8a-E t7k8
~ Lt9O RYh2 JTEr ckhk tKXq Xp_4 bNfW
  rss9rssarss8rss9uvv0*70,
  uvv0*74,
  vvv0*27,sut1vvv0*7,sut1vvv0*7,stt1vvv0*30,
  vvv0*2,tuu0*2,vvv0ttt3rrsarsscpqqbpqqauuv4ttt7tuu5uuu4ttu6vvv2vvv0*10,vvv1ckg5stt0*7,ckg5rts0stt0*6,djk5qss4vvv0*29,
  vvv0uvv0jmnblopcvvv0ttt3rss8sss7qrr9sst7ttt8tttattt9sssbsstauuu4vvv0*11,ppqdqrrdsttavvv0*5,qrrcpqqkqrrfqqrfvvv0*4,rrrdrrrerssbqqrituu7vvv0*18,qrr7qrr9prrcoppdpqqbpqqduvv0vvv0
  vvv0*2,ttu0stt0vvv0uuu4rssdrsserrsdrrsevvv0*17,ssscttt8uuu4vvv0*5,ssscttt9ttt7vvv0*5,ttt8ttt9ttt8sssbrsscvvv0*18,uvv0*6,vvv0*2,
  vvv0*44,vvv1vvv0*29,
  uvv0vvv0*72,uvv0
delayed 1184x146
~ WwRR k9wt 5zlE rk_K jeJs QfYQ Jn8e jhCk MBoF Arnq rk_K jn8Q T9-W 9GGK iV4H 586F tG4y qqiG uW6i 6JDr
~ Lt9O RYh2 JTEr ckhk tKXq IYGy ovrm FhfW
  qrraqrrdrrs8uvv0*71,
  uvv0*74,
  vvv0*27,sut1vvv0*7,sut1vvv0*7,uts1vvv0*30,
  vvv0*2,tuu0*2,vvv0ttt3tuu3qrr9rss8pqqaqqr9pqqfrrr6tuu5uuu3vvv0*11,vvv1ckg5stt0*7,ckg5rts0stt0*6,pid4urq3vvv0*22,vvu0*5,vvv0*2,
  vvv0uvv0knobmppavvv0ttt2rrr8sst6rss8rrs8stt7sss9uuu4sst9stt8vvv1vvv0*11,ppqdqrrdsttavvv0*5,qrrcpqqkqrrfqqrfvvv0*4,trqatrpdtrqavuu2vvv0*20,urp6tqn9rnkdsolesolbvut0vvv0
  vvv0*2,tuu0*2,vvv0uuu4rsse*2,rrsdrrsevvv0*17,ssscttt8uuu4vvv0*5,ssscttt9ttt7vvv0*29,vuu0*3,vut0vuu0vvv0*2,
  vvv0*36,vvv1vvv0*2,vvv1vvv0*34,
  vvv0*27,rsshrssbrrsfrrsdrssfsssbssscsssesssdqrrhssscsssarrrhrrrersseqrrfsssbrrsdsttcrssdrssevvv0*26,
  vvv1vvv0*72,vvv1
  uuu0ttt0*72,uuu0
arrived 1184x120
~ WwRR k9wt 8s6J rk_K jeJs QfYQ Jn8e jhCk MBoF UyyU rk_K jn8Q T9-W etAN Fo8g 586F tG4y Hisi nqek SuXY
~ Lt9O RYh2 JTEr ckhk tKXq 2L8A 1Nq0
  rss9rrrastt5uvv0*71,
  uuu0uvv0*72,uuu0
  vvv0*27,uuu1vvv0*7,uuu1vvv0*7,uuu0vvv0*30,
  vvv0*2,uuu0*2,vvv0ttt3sss9sssaqrraqqr8vvv2uuu5uuu3vvv2uuu4vvv1vvv0*10,vvv1ajf5stt0*7,ajf5rts0stt0*6,dli4rts4vvv0*29,
  vvv0uvv0knobmppbvvv0ttt3rrrarss8qqrarss9tttasttcsssbrssersscttt5vvv0*11,ppqdqrrdsttavvv0*5,qrrcpqqkqrrfqqrfvvv0*4,rrsdqrriqqrevvv0*20,uvu0qtr4nrpamqoamqogmqocuvu0vvv0
  vvv0*2,stt0rtt1vvv0uuu4rsse*2,rrsdrrsevvv0*17,sstbtuu7uuu3vvv0*5,sttbttu8uuu6vvv0*5,tttauuu6ttt8vvv0*21,uvu0*5,vvv0*2,
  vvv0*27,vvv1*2,vvv0*6,vvv1vvv0vvv1vvv0*5,vvv1*2,vvv0*29,
  uvv1vvv0*72,uvv1
used 1184x146
~ WwRR k9wt Mcuo rk_K jeJs QfYQ Jn8e 1T3U OnSY zEKL rk_K X7Ar 98pl J8fo o_8n 586F tG4y -R11 8a-E FYkT
~ Lt9O RYh2 JTEr ckhk BpQ1 2L8A CHth Oyh0
  rssbrss8uvv0*72,
  uvv0*74,
  vvv0*27,sut1vvv0*7,sut1vvv0*7,tut1vvv0*30,
  vvv0*2,tuu0*2,vvv0uuu1rss7stt9qrr9rrr8uuu5*2,uuu3uuu2uuu4uuu3vvv0*10,vvv1ckg5stt0*7,ckg5rts0stt0*6,fmj4rts3vvv0*29,
  vvv0uvv0nopbopp9vvv0tuu2ttt4ttt5sss7ttt5ttu7ttt9stt7tuu6sssctttavvv3vvv0*10,ppqdqrrdsttavvv0*5,pqqfqqrdqrrettt6vvv0*4,rssepqqdvvv2vvv0*22,ttt1stt3opqeopqbuvv0vvv0
  vvv0*2,stt1*2,vvv0uuu4rsse*2,rrsdrrsevvv0*17,ssscttt8uuu4vvv0*5,ssscttt9ttt7vvv0*5,sttbttt8stt9vvv0*23,uvv0*3,vvv0*2,
  vvv0*74,
  vvv0*27,rssdrrrbrsseuvv2vvv0*43,
  vvv1vvv0*72,vvv1
  uuu0ttt0*72,uuu0
expired 1184x146
~ WwRR k9wt Binz rk_K jeJs QfYQ Jn8e 1T3U OnSY t_5f rk_K X7Ar 98pl vwdH N8bC 586F tG4y 7ED6 8a-E wlJO
~ Lt9O RYh2 JTEr ckhk BpQ1 i8B1 r9pb qXXd
  qrrarrsbrss7uvv0*71,
  uuu0uvv0*72,uuu0
  vvv0*27,uuu1vvv0*7,uuu1vvv0*38,
  vvv0*2,uuu0*2,vvv0tuu2sss8ttt8rss7rrs6uuv2uuu4uuu3*2,vvv0*12,vvv1ajf5stt0*7,ajf5rts0stt0*6,lnn3ttu2vvv0*29,
  vvv0uvv0opq6pqq5vvv0uuu2rss9stt6rrs8stt7tuu7sstassscsssbuvv2vvv0*12,ppqdqrrdsttavvv0*5,pqqfqqrdqrrettt6vvv0*4,qrrbqqqjpqqcvvv0*21,stt3rss5nppcopqfopqbuvv0vvv0
  vvv0*2,stt0*2,vvv0uuu4rsse*2,rrsdrrsevvv0*17,sstbtuu7uuu3vvv0*5,sttbttu8uuu6vvv0*5,tttattt9tttavvv0*21,uvv0*5,vvv0*2,
  vvv0*27,uuv1vvv1*2,vvv0*5,vvv1vvv0vvv1vvv0*5,vvv1*3,vvv0*28,
  vvv0*27,qrrcrsserrscrrrbrrsgsss9sssbrrscsttarrsbuuu3vvv0*36,
  vvv0*74,
  uuu0tuu0*72,uuu0
cancelled 1184x146
~ WwRR k9wt Vhwv rk_K jeJs QfYQ Jn8e 1T3U OnSY BIHD rk_K X7Ar 98pl CJ2B Fo8g 586F tG4y gZot 8a-E wlJO
~ Lt9O RYh2 JTEr ckhk BpQ1 i8B1 17SM XA2y
  rrsarss8qrrcstt4uvv0*70,
  uuu0uvv0*72,uuu0
  vvv0*27,uuu1vvv0*7,uuu1vvv0*38,
  vvv0*2,tuu0*2,vvv0tuu2sss8stt9qrr9rrr8uuv4ttt7tuu5uuu4ttu6vvv2vvv0*10,vvv1ajf5stt0*7,ajf5rts0stt0*6,lnn3ttu2vvv0*29,
  vvv0uvv0moo9opp9vvv0uuu2sst6ttt5sss7ttt5ttt8tttattt9sssbsstauuu4vvv0*11,ppqdqrrdsttavvv0*5,pqqfqqrdqrrettt6vvv0*4,rrsbqqrgqrrfqqreuuu4vvv0*18,rss5rss7opqepqqboppcpqqcuvv0vvv0
  vvv0*2,tuu0stt0vvv0uuu4rsse*2,rrsdrrsevvv0*17,ssscttt8uuu4vvv0*5,ssscttt9ttt7vvv0*5,sttbttt8sttbvvv0*20,uvv0*6,vvv0*2,
  vvv0*27,vvv1vvv0*9,vvv1vvv0*36,
  vvv0*27,qrrisssbrrsfsssbsstcrsscrrresstbqrrdsssbsttcsssarssfsss8sssarrrdsssarsseqrrhssscrrscrssarrserssduuu4vvv0*22,
  vvv0*74,
  uuu0tuu0*72,uuu0
ready-several 1184x475
~ WwRR k9wt gNe2 rk_K opyY XV8o Yrli r0u4 xczU T0WU 7Jov GNOi GX1_ kYHI rk_K jn8Q T9-W etAN Fo8g If5y
~ zMmv Lt9O ckhk JTEr RnF8 OwY8 f9f0 rp8N 5LHO MSMN lOPb 1T7D NVvN d_2j GNOi GX1_ kYHI rk_K jn8Q T9-W
~ etAN Fo8g If5y zMmv Lt9O ckhk JTEr 1Pk1 OwY8 f9f0 rp8N keDN V-bG Wwjq aZHv eKsE d_2j GNOi GX1_ kYHI
~ rk_K jn8Q T9-W etAN Fo8g If5y zMmv Lt9O ckhk JTEr 8QYu OwY8 f9f0 rp8N keDN V-bG Wwjq aZHv c9bd 5yoI
~ etmD Xw_c EZFr ShCw Nx72
  rss8qrrdrss6rss9rssauvv0*69,
  uus1vus0*72,uus1
  vus2vvv0*72,vus2
  vus2ttt2sst3vvv0*2,uuu2uuu3vvv0*2,tuu4uuu3vvv0*56,uuu1pqq6*2,vvv0*3,vus2
  vus2qqr7jklhijkdhjjhfhionooajklhnoo9jkljhjjnikkjtuu4vvv0*54,uuu2jklelmnfqrrfpqqfttu5vus2
  vus2vvv0*4,uuu1vvv0*67,vus2
  vus2vvv0*72,vus2
  vus2vvv0vut0*2,vvv0qqraoppimnomklmhoopfrsshqrrhqrrerrsfqrrjuuu3vvv0*15,psr4eli4stt0*8,sts0vob2vvt0vvv0*12,ttt5stt6vvv0*10,vvv1uvv0*3,vvv1vus2
  vus2vvt0roj8spl8vvt0sstbrrsbtttasss9ttt5rssarrscstt9ssscvvv0*17,uuu3stt7stt6uuu3vvv0*7,tsr9sst9ttt9vvv2vvv0*10,uuu2ttt5ttt7ttt6vvv0*8,uvv6pqqgpqqhttt6uvv6vus2
  vus2vvu0usp2trm4vvu0vuu2uuu3*2,utt4uut5uuu3uuu4*2,vvu3vvv0*17,uuu4sssdsssbuuu4vvv0*7,rsscsstcrsscttt8uuu3ttu6vvv0*8,uuu3ttt7stt7sst9uuu3vvv1vvv0*6,uuu5tuu2*2,uuu1uvv4vus2
  vus2vvv0vvu0*2,vvv0vut5uts8uts9tsrbusrdtsrausr9usratrqctrqevvv0*16,vvv2ttt7uuu3vvv1vvv0*7,tuu7uuu5*2,uuu4uuu3uuu5vvv0*8,vvv2uuu7uuu4ttu7ttu6vvv1vvv0*11,vus2
  vus2vvv0*72,vus2
  vus2vvv0*72,vus2
  vus2vvv0vvt0*2,vvv0qqraoppimnomklmhoopfrsshqrrhqrrerrsfqrrjuuu3vvv0*15,psr4fmj4stt0*8,sts0voc2vvt0vvv0*12,ttt5*2,vvv0*10,vvv1uvv0*3,vvv0vus2
  vus2vvt0spk7sqm7vvt0sttasss9ttu8stt7tuu4sst8sssattt7sttavvv0*17,uuu2stt5tuu4uvv3vvv0*7,tsr7ttt6tuu6vvv1vvv0*10,uuu2ttt4uuu5uuu4vvv0*8,uvv6qrreqqrettt5uvv6vus2
  vus2vvu0uso3sqm5vvu0uuu3uuu4*2,tuu4uuu4uuu5uuu4uuu5*2,vvv0*17,uuu4rssdrsscuuu4vvv0*7,rsscssserssctuu5uvv2uuu4vvv0*8,uuu3stt7sss8sss9vvv1*2,vvv0*6,uuu5stt4stt5uuu2uvv5vus2
  vus2vvv0vvu0*2,vvv0uuu6ttt8stt9sssesttarrsesssastt8rrrhttt8vvv0*16,vvv3tttauuu4vvv2vvv0*7,ttt9tuu6uuu4tuu5uuu4ttu7vvv0*8,uvv3ttt9tuu5ttt9stt8uvv2vvv0*11,vus2
  vus2vvv0*72,vus2
  vus2vvv0*72,vus2
  vus2vvv0vvt0*2,vvv0qqraoppimnomklmhoopfrsshqrrhqrrerrsfqrrjuuu3vvv0*15,psr4fmj4stt0*8,sts0voc2vvt0vvv0*12,ttt5*2,vvv0*10,vvv1uvv0*3,vvv0vus2
  vus2vvt0spk7sqm7vvt0ttt9stt8tuu7ttt6uuu3stt6sst9ttu6ttt8vvv0*17,uuu2stt5tuu4uvv3vvv0*7,tsr7ttt6tuu6vvv1vvv0*10,uuu2ttt4uuu5uuu4vvv0*8,uvv6rrscrrrbuuu4uvv6vus2
  vus2vvu0uso3sqm5vvu0uuu4ttt5uuu5ttt5uuu5ttt7ttu6*2,tuu7vvv0*17,uuu4rssdrsscuuu4vvv0*7,rsscssserssdtuu5uvv2uuu4vvv0*8,uuu3stt7sss8sss9vvv1*2,vvv0*6,uuu5rss6sss8tuu4uvv5vus2
  vus2vvv0vvu0*2,vvv0uuu6stt9sttasssesttarrsesssastt8rrrgttt8vvv0*16,vvv3tttauuu4vvv2vvv0*7,ttt9tuu6uuu6tuu5uuu4ttu7vvv0*8,uvv3ttt9tuu5ttt9stt8uvv2vvv0*11,vus2
  vus2vvv0*72,vus2
  vus2vvv0vvu0*12,vvv0*59,vus2
  vus2vto1vm50*12,vn70vvv1vvv0*57,vus2
  vus2vsm2vm50le3brj45oh4dng3erj49ng3gqi49pi4bog4dng3esj46vm50vvu2rrrcrsscrssbrrsdrsscsssdrrsgrssfrssb*2,qrrerssdqrrgvvv1vvv0*43,vus2
  vus2vto1vm50*12,vn70vvv1vvv0*57,vus2
  vus2vvv0vvu0*12,vvv0*59,vus2
  vtq3vur0*72,vtq3
ready-one 1184x281
~ WwRR k9wt hf1R rk_K opyY XV8o Yrli 8myT xczU T0WU 7Jov GNOi GX1_ kYHI rk_K jn8Q T9-W etAN Fo8g If5y
~ Lt9O ckhk JTEr RnF8 OwY8 f9f0 rp8N 5LHO MSMN lOPb 1T7D NVvN 5yoI etmD Xw_c EZFr NS78
  rss8qrrdrss8sst6uvv0*70,
  uut0vus0*72,uut0
  vus3vvv0*72,vus3
  vus2uuu1stt2vvv0*2,uuu1uuu2vvv0*2,uuu3*2,vvv0*56,uuv1rss5qqq5vvv0*3,vus2
  vus2pqq8jkkiijkdhjjigiinmnobjklhnoo9ikkkhjjnikkjtuu4vvv0*54,uuu1jklfkmmgqrrfpqqfttu5vus2
  vus2vvv0*4,tuu2vvv0*67,vus2
  vus2vvv0*72,vus2
  vus2vvv0vus0*2,vvv0qqraoppimnomklmhoopfrsshqrrhqrrerrsfqrrjuuu3vvv0*17,uuu3ajf5stt0*10,vpd1vur1vvv0*14,qrr9vvv1vvv0*10,vus2
  vus2vvt0roj8rpk9vvt0sstbrrsbtttasss9ttt5rssarrscstt9ssscvvv0*19,vvv2sss6stt7uuu4vvv0*8,tts8sss9ttt7uuv3vvv0*12,sst7ttt6*2,uuu3vvv0*8,vus2
  vus2vvu0vtp2uso3vvu0vuu3uuu4uuu3utt4uut5uuu3uuu4*2,vvu3vvv0*19,vvv2rrresttcttt6vvv0*8,ssscrsse*2,sttauuu5ttt8vvv1vvv0*9,sttasst8sssbstt8uuu5vvv0*7,vus2
  vus2vvv0*4,vut5utt8uts9tsrbusrdtsrausr9usratrqctrqevvv0*19,uuu4uuu3vvv2vvv0*8,uuu4*3,vvv2uuu2vvv3vvv0*10,uuu5uuu3uuu5uuu6uuu3vvv0*7,vus2
  vus2vvv0*72,vus2
  vus2vvv0vur0vuq0*9,vur0vvv0*60,vus2
  vus2vsn2vm50ul52vm50*9,vri2vvv0*59,vus2
  vus2vsm2vm50mf39rj45oh4dng3erj49og4fpi4ang4doh4cvm50vqh2vvv0*59,vus2
  vus2vtp1vn70*11,vsl1vvv0*59,vus2
  vus2vvv0*72,vus2
  vtp3vtq0*72,vtp3
ready-claiming-all 1184x475
~ WwRR k9wt Khsk rk_K opyY XV8o Yrli r0u4 xczU T0WU 7Jov GNOi GX1_ kYHI rk_K jn8Q T9-W etAN Fo8g If5y
~ oba6 Lt9O ckhk JTEr RnF8 OwY8 f9f0 rp8N 5LHO MSMN lOPb 1T7D NVvN d_2j GNOi GX1_ kYHI rk_K jn8Q T9-W
~ etAN Fo8g If5y oba6 Lt9O ckhk JTEr 1Pk1 OwY8 f9f0 rp8N keDN V-bG Wwjq aZHv eKsE d_2j GNOi GX1_ kYHI
~ rk_K jn8Q T9-W etAN Fo8g If5y oba6 Lt9O ckhk JTEr 8QYu OwY8 f9f0 rp8N keDN V-bG Wwjq aZHv c9bd 5yoI
~ 32sH McFP Xw_c EZFr ShCw BBDC
  rss8qrrdsss8qrrcrsseqrr6stt8uvv0*67,
  uut0vus0*72,uut0
  vus3vvv0*72,vus3
  vus2uuu1stt2vvv0*2,uuu1uuu2vvv0*2,uuu3*2,vvv0*56,uuu1qqr4qqq5vvv0*3,vus2
  vus2pqq8jkkiijkdhjjigiinmnobjklhnoo9ikkkhjjnikkjtuu4vvv0*54,uuu2ijkfkmmgqrrfpqqfttu5vus2
  vus2vvv0*4,tuu2vvv0*67,vus2
  vus2vvv0*72,vus2
  vus2vvv0vut0*2,vvv0qqraoppimnomklmhoopfrsshqrrhqrrerrsfqrrjuuu3vvv0*15,psr4eli4stt0*8,sts0vob2vvt0vvv0*12,ttt5stt6vvv0*15,vus2
  vus2vvt0roj8spl8vvt0sttasss9ttu8stt7tuu4sst8sssattt7sttavvv0*17,uuu3stt7stt6uuu3vvv0*7,tsr9sst9ttt9vvv2vvv0*10,uuu2ttt5ttt7ttt6vvv0*8,tuu0qrr8pqr9rss3uvv0vus2
  vus2vvu0uso2trm4vvu0uuu3uut5uuu3uut4uuu4*2,uuu5*2,uuu4vvv0*17,uuu4sssdsssbuuu4vvv0*7,rsscsstcrsscttt8uuu3ttu6vvv0*8,uuu3ttt7stt7sst9uuu3vvv1vvv0*6,tuu0sst2stt3ttt1vvv0vus2
  vus2vvv0vvu0*2,vvv0vut5uts9utsatrqdtrqftsqbusrbtsratrqdtrqevvv0*16,vvv2ttt7uuu3vvv1vvv0*7,tuu7uuu5*2,uuu4uuu3uuu5vvv0*8,vvv2uuu7uuu4ttu7ttu6vvv1vvv0*11,vus2
  vus2vvv0*72,vus2
  vus2vvv0*72,vus2
  vus2vvv0vvt0*2,vvv0qqraopphmnomklmhoopfrsshqrrhqrrerrsfqrrjuuu3vvv0*15,psr4fmj4stt0*8,sts0voc2vvt0vvv0*12,ttt5*2,vvv0*15,vus2
  vus2vvt0spk7sqm7vvt0ttt9stt8tuu7ttt6uuu3stt6sst9ttu6ttt8vvv0*17,uuu2stt5tuu4uvv3vvv0*7,tsr7ttt6tuu6vvv1vvv0*10,uuu2ttt4uuu5uuu4vvv0*8,tuu0qrr7*2,stt2uvv0vus2
  vus2vvu0uso3sqm5vvu0uuu4tuu5uuu4*2,uuu5tuu6tuu5ttu6uuu6vvv0*17,uuu4rssdrsscuuu4vvv0*7,rsscssserssctuu5uvv2uuu4vvv0*8,uuu3stt7sss8sss9vvv1*2,vvv0*6,tuu0rss4rss5stt2vvv0vus2
  vus2vvv0vvu0*2,vvv0uuu6ttt9sttarrsfsttarrrfsssbstt8qrrittt8vvv0*16,vvv3tttauuu4vvv2vvv0*7,ttt9tuu6uuu4tuu5uuu4ttu7vvv0*8,uvv3ttt9tuu5ttt9stt8uvv2vvv0*11,vus2
  vus2vvv0*72,vus2
  vus2vvv0*72,vus2
  vus2vvv0vvt0*2,vvv0qqraopphmnomklmhoopfrsshqrrhqrrerrsfqrrjuuu3vvv0*15,qsr4gmj3stt0*8,sts0vpd1vvu0vvv0*12,tuu4ttu5vvv0*15,vus2
  vus2vvt0spl6trm6vvt0ttu8tuu6uuu5*2,uuu2ttt5ttt7uuu4tuu6vvv0*17,uuu2stt3uvv1vvv2vvv0*7,tsq6uuu3*2,vvv0*11,uuu2*2,uvv3uuv2vvv0*8,tuu0qrr7*2,stt2vvv0vus2
  vus2vvu0trn4sql6vvu0uuu5stt6tuu6ttt6uuu5ttt7ttt6ttt8*2,vvv0*17,tuu4rssdqrreuuu4vvv0*7,ssscrrrgqrreuuu5vvv2uuu3vvv0*8,uuu3stt8sss9*2,vvv0*8,tuu0rss4rss5stt2vvv0vus2
  vus2vvv0vvu0*2,vvv0tuu7stta*2,rrsfsttarrrfsssbstt8qrrittt8vvv0*16,uuv3sstbtuu5vvv2vvv0*7,sttbttu7tuu7ttu7uuu5ttt8vvv0*8,uuu3sttattt6sstasssauuu2vvv0*11,vus2
  vus2vvv0*72,vus2
  vus2vvv0*72,vus2
  vus2vto1vm60vm50*13,vrk1vvv0*56,vus2
  vus2vsm2vm50ph49tk54ic2drj45oh4f*2,qi48qi4fng3dpi4aog4doh4cvm50vqh2ttu5rrrhrsshqrrettt9rssbvvv2vvv0*49,vus2
  vus2vsn2vm50*14,vri2vvv0*56,vus2
  vus2vvv0vus0*14,vvv0*57,vus2
  vtq3vvt0*72,vtq3
all-claimed 1184x549
~ WwRR k9wt CA4j rk_K _4GX XV8o BH81 QZMz nqek c28P 8_iE uiaj xczU gYXS TJy7 _-AT jhCk MBoF UyyU rk_K
~ jn8Q T9-W etAN Fo8g If5y _-AT jhCk MBoF UyyU rk_K jn8Q T9-W etAN Fo8g If5y _-AT jhCk MBoF UyyU rk_K
~ jn8Q T9-W etAN Fo8g If5y f5me YtqZ QfYQ Pj8G jhCk MBoF UyyU rk_K 2qmY -4mH 7Wj9 cZeq TdBY ddXO qlIQ
~ yJ52
  rrsdrssarrsdrrrauvv0*70,
  uvv0*74,
  vvv0*74,
  vvv0uuu3oppcsss7qqr8rss5rrr6sst2sss2rss6vvv0*53,uvv0rts4rts2sut2tut0sut3sut1tut0*2,uvv0vvv0
  vvv0rrr6lmngppqcnoodkmmflmnhmnnglmnbqrr8vvv0*53,uvu0psq9psr5mqogmqocmqoemqodorpcnqpcuvu0vvv0
  vvv0*74,
  vvv0*74,
  vvv0ttt3hjjfnoobttt7ttt5vvv1vvv0*67,
  vvv0tuu2pqq6qrr5sss8sst9vvv2vvv0*67,
  vvv0*74,
  vvv0ttt5rrrdqrrg*2,qrrirrrbrssd*2,rrsdsssbqrrdrrrcrssfsssbqrrettt9vvv0*57,
  vvv0*74,
  vvv0uvv0qrs3stt2vvv0nooinopimnnhlmnkpqqcrrriqrrhrrsdqrrfqrrevvv0*59,
  vvv0uvv0mop9mopavvv0rsscttt8stt9sst7ttu6stt7sst9sttatuu7vvv0*60,
  vvv0*2,uuu0*2,vvv0uuu3vvv3uuu3uuu2uvv3uuu3uuu2tuu5vvv2vvv0*60,
  vvv0*2,uuu0*2,vvv0sst7sss8*2,rrs8ttt3vvv2vvv3vvv0*2,vvv2vvv0*59,
  vvv0uvv0knoamppavvv0qrrarrsaqqq9qqqcstt9rssfrrserrsdqrrerrrcvvv0*59,
  vvv0uvv0stt1rss2vvv0qrrgsssbrrsdrrsastt9rssarssbqrrfttt9vvv0*60,
  vvv0*74,
  vvv0uvv0qrs3stt2vvv0nooinopimnnhlmnkpqqcrrriqrrhrrsdqrrfqrrevvv0*59,
  vvv0uvv0mop9mopavvv0rsscttt8stt9sst7ttu6stt7sst9sttatuu7vvv0*60,
  vvv0*2,uuu0*2,vvv0uuu3vvv3uuu3uuu2uvv3uuu3uuu2tuu5vvv2vvv0*60,
  vvv0ttt3*2,stt3uuu2tuu3stt5vvv0*67,
  vvv0sss4pqqcpqqbrrrboppbrrravvv0*67,
  vvv0*74,
  vvv0uvv0nqq5rss2vvv1opphnoolqqq9oppjqrrevvv0*58,uuu3uuu4ttt9sst7uuu2vvv0
  vvv0uvv0mpp9oqr8vvv1sssaqrrgsttdrrrdsssastt7tuu6vvv0*56,ttt5sssbqrrcqrreuuu6vvv0
  vvv0*5,ttu1tuu1tuu0ttt1tuu1sst3tuu0*37,vvv0*26,
  vvv0*4,tuu2imn0*43,rss2tuu0*23,vvv0*2,
  vvv0tuu1kno0*70,tuu1vvv0
  vvv0imn619c0*31,2ac12ac019c03bd3*2,4bd55ce42ac119c0*31,imn6vvv0
  vvv0imn619c0*31,3bd38eg99fhe5ceb6dfa7egb8egd2ac219c0*31,imn6vvv0
  vvv0prr49fh09fg0*68,9fh0prr4vvv0
  vvv0*74,
  uuu1uvv0vvv0*70,uvv0uuu1
ready-bar 1184x27
~ WwRR k9wt yYJF rk_K
  rss8qrrdrss8stt5uvv0*70,
  uvv0*74,
totals 1184x484
~ WwRR k9wt bl4g rk_K a7wQ i7OH QfYQ QQgR 3ix_ MBoF UyyU rk_K D-0T G2gE sObg F6se PunH 3ix_ MBoF WWcD
~ rk_K Aqrv S_QE Zgm6 F6se PunH 3ix_ MBoF whMl rk_K v87k oJsz jh0i F6se PunH 3ix_ MBoF Arnq rk_K 6xC7
~ azZy mj8Q 47di PunH 3ix_ MBoF hQ-H rk_K NEr1 3xm- _Vkl PunH 3ix_ MBoF QPNS rk_K XuJn _k5c T9V5
  qrrbrrrbuuu0uvv0*71,
  uuu0uvv0*72,uuu0
  vvv0*74,
  vvv0sss4rrr5tuu3ttu3ttt2rrs7uuu1rss6uuu3rss5tuu3uuu1uuu0vvv0*60,
  vvv0qrr8klmekllhklmiklmgjllgnopbklmcklmkoppbeghnkllfpqq5vvv0*60,
  vvv0*74,
  vvv0*2,uuu0uvv0uuu6qqrfqqrcvvv0*67,
  vvv0uvv0imnerss5ttt3rssasssauuu2vvv0*3,vvv1vvv0*56,uuu2kmmlrssfpqqgttu6vvv0
  vvv0*2,uuu0uvv0uuu4sttcsssbsttbsssdrssbsssassscsss9rrsfttt9vvv0*59,
  vvv0*74,
  vvv0*2,stt0uuu0stt7qrrgqqqhrrrgqqqhuuu3vvv0*64,
  vvv0uvv0mop6rss6vvv2sss9sttbsstarssatuu4tuu6uuu5tuu5uuu3vvv1vvv2vvv0*51,oppcnoogklmmrssfpqqgttu6vvv0
  vvv0*2,uvv0vvv0uuu4ttt6ttt9stt8ttt9ttu6sttattu7stt9ttt9rssauuu4vvv0*58,
  vvv0*74,
  vvv0*2,rss3tuu1sss7opphoppjoppirssavvv0*60,ttt2vvv0*4,
  vvv0uvv0loogstt5vut4uts5uut6utt7utt5uts9uut5utt7vut4utt6tsrbvuu3vvv0*52,uuu3noohrssfpqqgttu6vvv0
  vvv0*2,uvv0vvv0vvu3utt6utt4utsauts5uut6utt6uut5vuu4vut4vuu5vvv2vvv0*58,
  vvv0*74,
  vvv0uvv0qrs2ttu2sss8noomppqgqrrdvvv0*58,ttu4sss8rss7ttt4sss7tuu4uuv1vvv0
  vvv0uvv0nqq7stt3uuu6sss9sstdrssd*2,rssasssbstt9sssbsstbstt8rsscvvv3vvv0*49,rrr9qrr8pqqdrrr9rrrcrsscuuu3vvv0
  vvv0*4,vvv1uuu1vvv1vvv0vvv1*7,uvv2vvv1vvv0*57,
  vvv0*74,
  vvv0uvv0oqr7stt3rss8oppioppmttt5vvv0*63,vvv1ttt5vvv0
  vvv0uvv0prr5stt2ttt8rsscsss8rrrgrrsarssdsss8rssfvvv0*59,vvv1ttu2vvv0
  vvv0*7,vvv1vvv0*66,
  vvv0*4,uuu1vvv2vvv0*68,
  vvv0uvv0mppfstt5ttt7pqqioppetuu3vvv0*64,tuu5vvv0
  vvv0*2,qss5tuu1utt5sqoftrqcusr8trqctqpetrqbvvv0*61,uuu1vvv0
  vvv0*74,
  vvv0*74,
  uuu1uvv0*72,uuu1
totals-none 1184x142
~ WwRR k9wt JwBs rk_K a7wQ i7OH 76bJ QfYQ
  qrrbrrrbsss8rrsauuu1uvv0*69,
  uuu0uvv0*72,uuu0
  vvv0*74,
  vvv0sss4rrr5tuu3ttu3ttt2rrs7uuu1rss6uuu3rss5tuu3uuu1uuu0vvv0*60,
  vvv0qrr8klmekllhklmiklmgjllgnopbklmcklmkoppbeghnkllfpqq5vvv0*60,
  vvv0vvv1vvv0*3,vvv1vvv0vvv1vvv3vvv0*3,vvv2vvv0*2,vvv1vvv0vvv1vvv0*56,
  vvv0tuu6rssbrsscrrsdrssdrrscttt8rrsgrssdrssesstbrssgsttbrrrcsssbrrrfssscrrsbvvv1vvv0*54,
  vvv0*74,
  vvv1vvv0*72,vvv1
visitor 1184x367
~ WwRR k9wt keQo rk_K xym8 4FoF IfJu W2X8 6vB0 JeyJ sj2T F_Hb l8dv Lbtj
  rssbrrrbtuu1uvv0*71,
  uuu0uvv0*42,oqq1npp0*4,tuu0*21,opq1npp0*3,rst1
  vvv0*43,7ce618a0*3,18a2pst0ptt0*20,5bd518a0*3,5bd5
  vvv0*43,7ce618a0*3,4bd5ptt0*21,8eg518a0*3,39b5
  vvv0*43,7ce618a0*3,afh5ptt0*21,dik518a0*3,39b5
  vvv0*43,7ce618a0*3,imn5ptt0*21,lpq418a0*3,39b5
  vvv0*43,7ce618a0*2,4bc3pst0ptt0*22,8df518a0*2,39b5
  vvv0*43,7ce618a0*2,imn4ptt0*10,pst0qsp0qst0ptt0*10,lpq328a118a039b5
  vvv0*2,rrs9qrr6rrs4oppbqrr6pqq7stt4qrr5qrr6stt6pqq7rss8rss5pqq7qrr9qrr8qqq6noocsss4vvv0*22,7ce618a0chi5ptt0*11,tod1vm50una0pst0ptt0*10,fkl518a039b5
  vvv0*2,ppq8mnodmno8ppqdqrr9oppaqrr6mno9nop9noocopp9noocsst6oppanoobnoodoppcnoocpqq7vvv0*22,7ce6bgh4pst0ptt0*11,vn70vm50*2,qsr0ptt0*11,ejk439b5
  vvv0*2,uuu1vvv3vvv0*6,vvv1vvv0vvv2vvv0vvv1vvv2vvv1vvv0vvv1*2,vvv0vvv1vvv0vvv1vvv0vvv1vvv0vvv1*2,vvv0vvv1*2,vvv0vvv1vvv0*9,kno7pst0ptt0*12,sqj0vn80tpg0ptt0*13,jno6
  vvv0*2,sss9rrrgrrrhrrsbqrrcrsscrrrcqrrerrrcsssbrrrfrsscrrscsttaqrrgsssbttt7qrrhqrrdsttbrssbrrsfrrsarrscrssbrsscqrrirrrdsttcrss9qrrfrrrgrss9vvv0*8,rtu0ptt0*13,qtt0*3,ptt0*13,pst0
  vvv0*43,rtu0ptt0*11,rtu0uvv0vvv0*3,uvv0suu0ptt0*11,pst0
  vvv0*2,jmn3ejk0*4,gkl1vvv1uvv1uvv0*5,vvv2vvv0*27,rtu0ptt0*9,qtt0tuv0vvv0*7,uvv0qtt0ptt0*9,pst0
  vvv0*2,3bd63bd4*2,4ce63bd219c0rsscvvv0stt4sss8ttt4stt6vvv0uvv6vvv0*27,rtu0ptt0*9,tuu0vvv0*9,uvv0ptt0*9,pst0
  vvv0*2,3bd63bd36dfa5de74bd519c0rsscvvv0ttt3pqqdsss9pqqcvvv1uvv6vvv0*27,rtu0ptt0*8,rtu0vvv0*11,suu0ptt0*8,pst0
  vvv0*2,jmn3ejk0*4,gkl1vvv1uvv1uvv0*5,vvv2vvv0*27,rtu0ptt0*8,tuv0vvv0*11,uvv0ptt0*8,pst0
  vvv0*43,rtu0ptt0*8,uvv0vvv0*12,ptt0*8,pst0
  vvv0*43,hop2dmo0*8,fno0gnp0*12,dmo0*8,emo2
  vvv0*43,blm46ik0*29,7jl3
  vvv0*43,blm46ik0*29,7jl3
  vvv0*43,blm46ik0*29,7jl3
  vvv1vvv0*42,cln38jl0*29,fno3
empty 1184x489
~ WwRR k9wt DuGp rk_K a8iT rk_K OIS3 urP9 Jtx_ xym8 4FoF IfJu W2X8 6vB0 XaSm sj2T F_Hb SoqI a7wQ AHaJ
~ QfYQ xaQC jhCk MBoF UyyU rk_K 2qmY Me7M CNim 9FeH 1vDc jhCk MBoF UyyU rk_K 2qmY Me7M CNim 9FeH 1vDc
~ jhCk MBoF hQ-H rk_K Rhnm Me7M CNim 1zgS
  rss9qrrbttt5uvv0*71,
  uvv0*74,
  uvv0*74,
  uvv0*74,
  gijehijemoo7qrr4mnn8lmn7opp8noo6mnn7*2,hjjeopp4uvv0*62,
  nooamooafhhfpqq4noo8lnn8hjjcklmahjkcnop6kmmakmm6uvv0*62,
  stt5stt4stt3tuu1uuu1tuu1uuu1tuu2uvv0*66,
  qrrdrrsbqrrfqrrarrs9rrs7qrrcttt5uvv0*66,
  uvv0*74,
  uvv0vvv0*27,stu0rtt0*18,rtu0uuu0*2,vvv0*23,uvv0
  vvv0*28,rtu0ptt0*19,tuu0uuu1vvv0*24,
  vvv0*28,rtu0ptt0*19,tuu0uuu1vvv0noo8*2,oppdpqq8noocnoo8lmncttt5vvv0*15,
  vvv0*28,rtu0ptt0*19,tuu0uuu1vvv0sss2qqq6sss8stt6rss8rrs6qrr7tuu2vvv0*15,
  vvv0*28,rtu0ptt0*19,tuu0uuu1vvv0*24,
  vvv0*28,rtu0ptt0*19,tuu0uuu1vvv0uuu1qrr3tuu0stt7oppenopjqrrcnoogsss9vvv0*10,vvv2uuv1vvv0*2,
  vvv0*2,mnoeppq8qqqaqrr6opp7pqqcpqq8pqqamnocrss5ppqbmnnmpqq8noobpqq7ppqcrrs7qqr9sss4mnoanop7opp7uuu2vvv0*3,rtu0ptt0*8,rql0sph0qsr0ptt0*8,tuu0uuu1vvv0tuu2imncqrr7uuu4ttu8uuu5tuu6uuu3vvv0*9,sss8qrrfoppjoppkttt8vvv0
  vvv0*2,stt6opp9nooasss5qrr5ppqbnop9qqqbopp9rss4noobpqqerrr5pqqbopp9oppcrrr6lmmfrss5pqqbopp7qrr6vvv1vvv0*3,rtu0ptt0*7,rro1vm50*2,tod1ptt0*8,tuu0uuu1vvv0*2,uvv0vvv0vvv2stt6tuu6ttt6uuu3vvv0*15,
  vvv0*2,uuu3uuu5vvv2vvv1*5,uuu3vvv1uuu3vvv1uuu2uvv3uuv2uvv1uvv2uuu4vvv1uvv2vvv2uvv3vvv1uvv2vvv0*2,rtu0ptt0*7,rro0vm50*2,tod1ptt0*8,tuu0uuu1vvv0*24,
  vvv0*2,sst8rsserssfrss9rssasssbrssarssdrssbsst9rssdsstbsssattt9rrsesttatuu6rrsfrrsctttasst9sssesss9rssavvv0*2,rtu0ptt0*8,rrm0spi0qsr0ptt0*8,tuu0uuu1vvv0uvv0rss1uuu0ttt5qrrbpqqfsss8qqrcttt8vvv0*14,
  vvv0*2,rrsdrrscqqrkqrrdsstcrrs9qrrfqrrhsss9vvv0*17,rtu0ptt0*7,rtu0suu0*2,rtu0qtt0ptt0*7,tuu0uuu1vvv0tuu3hlmdqrr7uuu4ttt6ttt5*2,sss5vvv1vvv0*8,sss8qqrgnoomnoolsss8vvv0
  vvv0*28,rtu0ptt0*5,rtu0uvv0vvv0*5,tuu0qtt0ptt0*5,tuu0uuu1vvv0*2,uuu0uvv0uuu4rssbsttasssauuu5vvv0*15,
  vvv0*2,rst1oqq0*13,qss1vvv0*11,rtu0ptt0*4,suu0vvv0*8,uvv0qtt0ptt0*4,tuu0uuu1vvv0*24,
  vvv0*2,4bd619c0*13,1ac0uuv4vvv0*10,rtu0ptt0*3,rtu0vvv0*10,tuv0ptt0*4,tuu0uuu1vvv0*2,uuu0*2,tuu3qrreqrrarssaqqqarrrgrrrcvvv0*13,
  vvv0*2,3bd64ce4aghf*2,8fgd9fhc7egd9fhg9fhb9fhf7ef9agheaghg5ce519c0tuu6vvv0*10,rtu0ptt0*3,uvv0vvv0*11,rtu0ptt0*3,tuu0uuu1vvv0tuu1hlmbprr7uuu2ttt9ttt7uuu4ttt6tuu7ttu7vvv0*7,vvv1pqqcoppjopplsst6vvv0
  vvv0*2,agh55ce0*13,7eg2vvv1vvv0*10,rtu0ptt0*2,qtt0vvv0*12,tuu0ptt0*3,tuu0uuu1vvv0uvv0uuu0*2,uuu5qrressscrsscttt6vvv0*15,
  vvv0*28,qtu0pst0*2,rtu0vvv0*12,tuv0pst0*3,tuu0uuu1vvv0*24,
  vvv0*28,blm46ik0*19,ors3uuu0vvv0*23,vvv1
  vvv0*28,blm46ik0*19,ors3uvv0uuu0*24,
  vvv0*28,blm46ik0*19,ors3uvv0*25,
  vvv0*28,blm46ik0*19,pss3uvv0*25,
  uvv0vvv0*27,dln38jl0*18,dln2uuu0uvv0*25,
loading 1184x974
~ WwRR k9wt b7_U rk_K a8iT rk_K OIS3 rk_K XQZf Jtx_ 3hNC 3hNC iOkF 3hNC
  qrrbqrrdrss8uvv0*71,
  uvv0*74,
  uvv0*74,
  uvv0*74,
  gijehijemoo7qrr4mnn8lmn7opp8noo6mnn7*2,hjjeopp4uvv0*62,
  nooamooafhhfpqq4noo8lnn8hjjcklmahjkcnop6kmmakmm6uvv0*62,
  uvv0uuu0tuu0uvv0*71,
  uuu0tuu0*47,uuu0uvv0tuu0*23,uuu0
  rss0*48,tuu0uuu0rss0*24,
  rss0*48,tuu0*2,rss0*24,
  rss0*48,tuu0*2,rss0*24,
  rss0*48,tuu0*2,rss0*24,
  rss0*48,tuu0*2,rss0*24,
  rss0*48,tuu0*2,rss0*24,
  rss0*48,tuu0*2,rss0*24,
  rss0*48,tuu0*2,rss0*24,
  rss0*48,tuu0*2,rss0*24,
  rss0*48,tuu0*2,rss0*24,
  rss0*48,tuu0*2,rss0*24,
  rss0*48,tuu0*2,rss0*24,
  rss0*48,tuu0*2,rss0*24,
  rss0*48,tuu0*2,rss0*24,
  rss0*48,tuu0*2,rss0*24,
  rss0*48,tuu0*2,rss0*24,
  rss0*48,tuu0*2,rss0*24,
  rss0*48,tuu0*2,rss0*24,
  rss0*48,tuu0*2,rss0*24,
  rss0*48,tuu0*2,rss0*24,
  stt0rss0*46,rst0uuu0*2,stt0rss0*22,stt0
  uvv0*74,
  uuu0*74,
  rss0*74,
  rss0*74,
  stt0*74,
  uuu0tuu0*72,uuu0
  rss0*74,
  rss0*74,
  rss0*74,
  rss0*74,
  rss0*74,
  rss0*74,
  rss0*74,
  rss0*74,
  rss0*74,
  rss0*74,
  rss0*74,
  rss0*74,
  rss0*74,
  rss0*74,
  rss0*74,
  rss0*74,
  rss0*74,
  rss0*74,
  rss0*74,
  rss0*74,
  rss0*74,
  rss0*74,
  rss0*74,
  rss0*74,
  rss0*74,
  stt0rss0*72,stt0
failed 1184x285
~ WwRR k9wt 32Cv rk_K a8iT rk_K OIS3 AnM5 iQq9 JVhk izi8 fu-y TPTU
  qrrdqrrbuvv0*72,
  uvv0*74,
  uvv0*74,
  uvv0*74,
  fhiffhiglnn9pqq5lmm9kll8nooamnn7kmm8lmn8gijfnop5uvv0*62,
  opp9npp9fhhepqq3opp7noo7ikkalmn9jklbopp6lmn9lmn6uvv0*62,
  uvv0*2,uuu0uvv0*71,
  uvv0*74,
  vvv0*74,
  vvv0sss7mnnerss5sss3rss4rrr9opp9pqq7oppcrss9rss4rrs4qqr7rss6qrr5rss5sss4rrs6rss7rrr5qrr6opp9uuu1vvv0*50,
  vvv0ttt4mnofnoo9qqr8noodlmnemnndnoofrrr8qrrbmnoclmmeqqr8kllhmnodmnofsss7noo8lmmhmnocoppdnoobstt4vvv0*50,
  vvv0*74,
  vvv0ttt6qrrfrsserss9qrrbqrresstassscppqfqrrgsssdsss8rsscrrrfrrrdrrrfuuu4vvv0*56,
  vvv0*74,
  vvv0uvv5uuu2ttu4sss3uuu1tuu1ttt3uuu5vvv0*65,
  vvv0uvv6uuu5uvv2rsscqqqcoppfrrrfuvv6vvv0*65,
  vvv0vvv1uvv0*6,vvv1vvv0*65,
  vvv1vvv0*72,vvv1
failed-in-part 1184x550
~ WwRR k9wt oQIv rk_K a8iT rk_K OIS3 20cL Jtx_ Rqt9 vuOh IXzK wCGG fu-y TPTU a7wQ i7OH QfYQ QQgR 3ix_
~ MBoF UyyU rk_K D-0T rZRL c091 F6se pzuc WzNH rxCG 9Vds rxCG 2gRH HVe5 anbm dTou h--k CwrI QfYQ Jn8e
~ jhCk MBoF UyyU rk_K jn8Q T9-W etAN Fo8g 586F tG4y zA5c 8a-E VTGq O2wM Lt9O RYh2 JTEr 4pOF 1K46 sGFp
~ rp8N 3CTX
  qrrdqrrbrssarss8*2,uvv0*69,
  uvv0*74,
  uvv0*74,
  uvv0*74,
  fhiffhiglnn9pqq5lmm9kll8nooamnn7kmm8lmn8gijfnop5uvv0*62,
  opp9npp9fhhepqq3opp7noo7ikkalmn9jklbopp6lmn9lmn6uvv0*62,
  stt3ttt3*2,ttt4stt4stt2ttu3ttt2stt6*2,tuu1tuu2stt4stt7tuu3stt6tuu2stt6stt5rss7uuu1uvv0*53,
  ttt6qrraqrrbstt6sssa*2,ttt5rss8rssbrssasss7rss7sss8rssbsss8rss6stt6*2,sss6stt6tuu1uvv0*53,
  uvv0*74,
  vts0*48,uuu0*2,vvv0*23,uvv0
  vsr1snkgtqn8tpmbsolgtqnbtpmcspmctpnctpndtpnbsomesomcsoldtqn8spmespmbtpnb*2,solctqnatqn7soldtqn6tpnbspmesometqn9solbsolgsomdtpnbtpmcspmctqnbtpmctpmbsolbtpnavtr0*9,uut0uuu1vvv0*24,
  vtr1usq1usq0*5,usq1usq2vtr0*10,vsq1vtr0*17,vsq1vtr0*10,uut0uuu1vvv0mnnaklmdlmngmnodmnoeklmgqqq5kllhoppclmnfmnofmnnbstt3vvv0*10,
  usq5vsr1rqo9qpobqpndnmlhonmhusq3usq5vtr0*39,uut0uuu1vvv0uuu3rrr5sst5rrr4stt5qrr5stt2qrr5qrr6rrr6nooarrs4uuu1vvv0*10,
  vtr0usq1usq0*5,usq1vtr0*40,uut0uuu1vvv0*24,
  uuu0uut0*47,uuu0uuu1vvv0uuu1qrs3uuu0qrrdnoojppqhvvv0*12,stt5vvv3uuu2uuv0vvv0
  uvv0*49,uuu1vvv0tuu1looatuu2uuu6ttt9sst8sttauuu6vvv0*10,qqrbsstbqrrduuu5vvv0
  uvv0*49,uuu1vvv0*4,vvv2vvv3uuv3uuu3*2,vvv0*15,
  uvv0*49,uuu1vvv0*24,
  uvv0*49,uuu0uvv0vvv0*22,uvv0
  uvv0*74,
  uvv0*74,
  tuu2pqqgttu3uvv0stt3rss7rrr9sst5rss7stt6ttu3uvv0rss7rss4rss8rss7ttt4uvv0rssarss5stt4uvv0rss5rss6rrs7sss6uvv0*48,
  tuu2rss9ttt2uvv0tuu1stt6*2,ttt4rss7sst6ttu1uvv0stt5sst4sss6sst5tuu2uvv0stt4rss5ttt2uvv0stt4rss8sss6stt4uvv0*48,
  stt0*3,tuu0uuu0*70,
  uuu0tuu0*72,uuu0
  tuu0qrs4pqqboppepqq7oppbrss6tuu0*64,ttt0qrs5tuu0
  tuu0*6,stt0tuu0*67,
  vvv0*74,
  vvv0*2,uvv0*2,vvv0*2,uuu2uuu3ttt2*2,vvv0*16,vvv1ajf5stt0*6,stt19fh6tuu2vvv0*6,stt6uuu4vvv0*29,
  vvv0uvv0mpp8prr7vvv0rss4opphpqqfnoohppqgsstdqrrirrrfrrrgqqrgttt6vvv0*11,rss5tuu4uuu4vvv0*5,rst6ttt6tuu5ttt5uuu6vvv0*3,ttt5uuu3uuu5uuu3vvv0*16,uvv0rrs9rss7qrrapqr8stt4qrr8qrs8qrrauvv0vvv0
  vvv0uvv0prr3prr5vvv0uuu5rsserssfrrrerrsevvv0*17,qrrcsssbttt7vvv0*5,rssb*2,sssbrssetttauuu4vvv0*2,stt9stt7rssbuuu4vvv0*17,stt4ttt1stt3stt2ttt1stt2ttt3stt2vvv0*2,
  vvv0*27,ttt9uuu6vvv2vvv0*5,ttt8tuu6uuu4uuu5tuu6ttt7vvv0*2,tuu8tuu6uuu3vvv0*28,
  vvv0*27,rrrfrrsfrssdsssbrssdrsscrrrgrrrirsscssserrsgsssasttasssbrssbrsshrssfsst9rssdssscrsscqrrb*2,vvv1vvv0*23,
  vvv0*74,
  uvv1vvv0*72,uvv0
