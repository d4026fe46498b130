hold 358x265
~ WwRR k9wt 5MG3 rk_K jeJs QfYQ SsCN jhCk MBoF UyyU rk_K jn8Q T9-W etAN ulUV Jy_z GMMK TAXR 8a-E VTGq
~ O2wM Lt9O 5Qwf jSWj AoRC 5kAk J_AO 4MJX prRO
  rrscrss8uvv0*21,
  uuu0uvv0*22,
  vvv0*22,uvv2
  vvv0stt3prr3tuu0rrr5noojoppikmmkmnnisst9rrsdrrrgqqrfuuu6vvv0*8,vvv2
  vvv0stt3jmnbstt4ttu7rrscsstassscuuu4vvv0*13,vvv2
  vvv0uvv0*2,vvv0*2,vvv1*2,vvv2uuu3vvv0*13,vvv2
  vvv0tuu2stt3sst3stt3*2,stt2stt4*2,rss6uuu1vvv0*11,vvv2
  vvv0ttt4stt4qrr7qrr9rss7rss4rss5rrs6qrr8uuu1vvv0*11,vvv2
  vvv0uuu1vvv0*6,tuu1vvv0*13,vvv2
  vvv0bjf6rts0stt0*4,prr5bhi5vvv0*5,ttt5*2,vvv0*6,vvv2
  vvv0qrrgpqqjqrreuuu3vvv0*2,uuu4pqqdqqqeqrrgrrrguuu4vvv0ttt4rssdrrrfttt8vvv0*4,vvv2
  vvv0ttu7ttu8*2,vvv0*4,tuu6sttcuuu6ttt6ttu8uvv2uuu3*2,sstbuvv3vvv0*4,vvv2
  vvv0vvv1*3,vvv0*4,uvv1vvv1vvv2vvv1*2,vvv0*2,vvv1*2,vvv0*5,vvv2
  vvv0qrrkrssfssscsssasttarrsgtuu7rsscqrresssbrssd*2,qrrgrssfsssdrrrdrrrbqrrdrsscvvv0*2,vvv2
  vvv0stt9ttt6tttattt6tuu5sttbttt8tuu8uuu4vvv0*6,uuv2uuv3vvv0*4,vvv2
  vvv0uuu5uuu4tuu6uuu4*2,uuu7uuu5*2,uuv4vvv0*12,vvv2
  vvv1vvv0*21,uuu1
review 358x265
~ WwRR k9wt aqOA rk_K jeJs QfYQ SsCN jhCk MBoF UyyU rk_K jn8Q T9-W etAN ulUV Jy_z GMMK SUwz 8a-E Jkf2
~ Lt9O 5Qwf jSWj nbuV z2iZ Hznq 4MJX TFlP
  rss9rrrbttt3uvv0*20,
  uvv0*22,uuu0
  vvv0*22,uvv2
  vvv0rst4oqq4tuu0rrr5noojoppikmmkmnnisst9rrsdrrrgqqrfuuu6vvv0*8,vvv2
  vvv0stt2knoastt3ttu7rrscsstassscuuu4vvv0*13,vvv2
  vvv0*2,uvv0vvv0*2,vvv1*2,vvv2uuu3vvv0*13,vvv2
  vvv0tuu3ttt2sss4rss6*2,stt2uvv0vvv0*14,vvv2
  vvv0tuu2stt3rss8rss6qrs9qrrauvv0vvv0*14,vvv2
  vvv0sut1vvv0*6,rtt1vvv0*13,vvv2
  vvv0ckg5rts0stt0*4,psr4cij5vvv0*5,ttu5tuu5vvv0*6,vvv2
  vvv0qrrgpqqjqrreuuu3vvv0*2,uuu4qqqhqqrirsscvvv0*3,ttt4rssdrrrfttt8vvv0*4,vvv2
  vvv0ttt8tttattt9vvv0*10,uuu5sstctttastt8sssbsstettt7vvv0vvv2
  vvv0*20,vvv1vvv0vvv2
  vvv0qrrgrrsarrrcqrrerssgrssfsssdrssasssdrrsdrrshrsscssscsss8rrsgrrsbsssbsssdrrrfvvv2vvv0vvv2
  vvv0tttbuuu3vvv0*4,vvv1vvv0*4,vvv1vvv0*9,vvv2
  vvv0uuu3vvv2vvv0*19,vvv2
  uvv0vvv0*21,uuu0
address-needed 358x256
~ WwRR k9wt E2oU rk_K jeJs QfYQ SsCN jhCk MBoF QPNS rk_K jn8Q T9-W -NVJ Jy_z GMMK 22oZ uW6i u7Tw tSc2
~ Lt9O 5Qwf rooS rPiw 1eNP -ATo 4MJX jaF3
  qrra*2,rss7rss8qrr9rrr9uvv0*17,
  uvv0*22,uuu0
  vvv0*22,uvv2
  vvv0stt2mppbtuu1rrs6mnohmnnhmnnjmnnimnonopphvvv0*11,vvv2
  vvv0stt4mopdtuu2ttu7rrscsstaqrreuuu4vvv0*13,vvv2
  vvv0*2,uvv0vvv0*2,vvv1*2,vvv2uuu3vvv0*13,vvv2
  vvv0vut0*7,vvu0vvv3uvv0*11,vvv3vvv2
  vvv0usq5tqo8rnkgsolb*2,spmarnkhvut0uvv6ttt7oppjopphoppeopphpqqdpqq9oppknooioppetuu5uvv6vvv2
  vvv0*9,vvv1uvv0*11,vvv1vvv2
  vvv0iol4rts0stt0*4,rss3imn3vvv0*5,uuu3*2,vvv0*6,vvv2
  vvv0mqo3vvv0*5,uuu2lop3vvv0*5,uuu2*2,vvv0*6,vvv2
  vvv0pqqeqrrgqrrhrrrfvvv0*2,uuv3pqqhrrrbrss9vvv0*3,ttt4rssdrrrfttt8vvv0*4,vvv2
  vvv0ttt8tttattt9vvv0*3,uvv1sssatttasttauuu4vvv0*10,vvv2
  vvv0vvv1vvv0*2,vvv1vvv0*2,vvv1vvv0*4,vvv1vvv0*9,vvv2
  vvv0rssdsssarsscsssc*2,rrsdrssc*2,rsserssdsssesstfrssestt7qrrdrssbrrserrsasss9vvv0*2,vvv2
  vvv0*22,uvv1
partly-used 358x231
~ WwRR k9wt Z68y rk_K jeJs QfYQ SsCN jhCk MBoF WWcD rk_K jn8Q T9-W e-gS qXQ4 Jy_z GMMK eBIQ nqek SuXY
~ Lt9O 5Qwf jSWj qSIC -m9F JZvG scPK bbil jFYb
  qrrbqrrcsss8rrs7tuu2uvv0*18,
  uuu0uvv0*22,
  vvv0*22,uvv2
  vvv0stt3npq1tuu1rss5mnnmoppikmmkmnnisss8rrsdqrre*3,ttt9vvv0*7,vvv2
  vvv0rtt4npp2ttt2tuu7rssattt8tttauuu3vvv0*13,vvv2
  vvv0uvv0*2,vvv0vvv1uuu3*2,uuu4uuu3vvv0*13,vvv2
  vvv0tut0sut1qsr4rts3rts2tvu0vvv0*15,vvv2
  vvv0sut2rts2orp9nrpcnrpasut2vvv0*15,vvv2
  vvv0uuu1vvv0*4,uuu1vvv0*4,tuu1vvv0*10,vvv2
  vvv0bjf6rts0stt0*3,bjg4rts2stt0*3,bhi5rst4vvv0*3,stt6uuu4vvv0*4,vvv2
  vvv0qrrgpqqjqrreuuu3vvv0qrrdpqqjqqrguuu3vvv0rssgqqqkqqrgqrrguvv2sssarrscrrrhvvv0*3,vvv2
  vvv0ttu7ttu8*2,vvv0*2,ttt8ttt7ttu8vvv0*2,tuu7tttatuu7sstcuuu4uuu7ttu8ttt7vvv0*3,vvv2
  vvv0vvv1*3,vvv0*2,vvv1*3,vvv0*2,ttu7ttt6sst9sttbttu6vvv0vvv1*2,vvv0*3,vvv2
  vvv0*11,vvv2*3,uuu2vvv1vvv0*6,uvv2
  uvv1vvv0*21,uuu0
running-out 358x224
~ WwRR k9wt Fjb2 rk_K jeJs QfYQ SsCN jhCk MBoF whMl rk_K jn8Q T9-W i0Nc leyI Jy_z GMMK sIGB uW6i 6JDr
~ j9fD Pxhr hFxM Lt9O 5Qwf jSWj qSIC -m9F 21dF lJS8
  rsscrrseqrr9rssattu3uvv0*18,
  uuu0uvv0*22,
  vvv0*22,uvv2
  vvv0stt2mpp9tuu0rss5noofoppikmmkmnnisst9rrrgrsscrss9rrsfrrrerrsetuu7vvv0*5,vvv2
  vvv0rtt4jnndtuu1tuu7rssattt8tttauuu3vvv0*13,vvv2
  vvv0uvv0*2,vvv0vvv1uuu3*2,uuu4uuu3vvv0*13,vvv2
  vvv0vuu0vut0*7,vvu0vvv0*6,uvv4uvv0*4,vvv3vvv2
  vvv0usq5uro7soldtpmbtpmatqnaspm8rnkfvtr1vvv0*6,uvv6qqrgopphoopetuu5uvv6vvv2
  vvv0*16,vvv2uvv0*4,vvv1vvv2
  vvv0kpn3tuu0uuu0*4,sut1lpn2uuu0*5,trp2spn2vvv0*6,vvv2
  vvv0kpn3tuu0uuu0*4,sut1lpn2uuu0*5,trp3spn2vvv0*6,vvv2
  vvv0qrrgpqqjqrreuuu3vvv0*2,uuu3qqreqqqirrrevvv0*3,uts7trqetrq9trqcuut4vvv0*3,vvv2
  vvv0ttt8tttattt9vvv0*4,sssbsttbuuu7vvv0*3,uut4utt5trqdutt7trqcusr9vvv0*2,vvv2
  vvv1vvv0*21,uvv1
unused-draw 358x241
~ WwRR k9wt EtAX rk_K jeJs QfYQ SsCN jhCk MBoF hQ-H rk_K jn8Q T9-W 23W6 Jy_z GMMK P0Lz iF__ lPST 0O-_
~ Lt9O 5Qwf jSWj qSIC -m9F EyD8 9HLn bbil jFYb
  rssbrrs9rss7qrrarss9uvv0*18,
  uvv0*22,uuu0
  vvv0*22,uvv2
  vvv0stt3oqq3ttt2rss5oopdmnojmnnknoollmmkmnogttt6vvv0*10,vvv2
  vvv0rtt4mpp6ttt2ttu7rrscsstassscuuu4vvv0*13,vvv2
  vvv0*2,uvv0vvv0*2,vvv1*2,vvv2uuu3vvv0*13,vvv2
  vvv0vvt0*6,vvu0vvv0*8,uuv4uvv0*4,vvv3vvv2
  vvv0uso7trn6rpkgrojdsplerpkcvvt0vvv0*8,uvv6pqqfoppioppftuu5uvv6vvv2
  vvv0*16,vvv2uvv0*4,vvv1vvv2
  vvv0iol4rts0stt0*3,jom3rts1stt0*3,vrk1vut1vvv0*3,tuu3uvv2vvv0*4,vvv2
  vvv0mqo3vvv0*4,mqo3vvv1vvv0*3,vsm1vvu0vvv0*3,uuu3vvv1vvv0*4,vvv2
  vvv0qrrgpqqjqrreuuu3vvv0qrrdpqqjqqrguuu3vvv0qqqdqqretuu5vvv0*2,sssarrscrrrhvvv0*3,vvv2
  vvv0ttt8tttattt9vvv0*2,sssattt9tttavvv0*2,sttbsssasssbuuu3vvv0ttt8ttt9sst8vvv0*3,vvv2
  vvv0*11,ttt9sssattt7vvv0*8,vvv2
  vvv1vvv0*21,uvv1
  uuu0rss0*20,ttt0uvv0
granted 358x174
~ WwRR k9wt ImOb rk_K jeJs QfYQ SsCN jhCk MBoF UyyU rk_K jn8Q T9-W etAN ulUV Jy_z GMMK eBIQ nqek SuXY
~ 6zVh
  qrr9rrscrrs9uvv0*20,
  uvv0*22,uuu0
  vvv0*22,uvv2
  vvv0rst4oqq4tuu0rrr5noojoppikmmkmnnisst9rrsdrrrgqqrfuuu6vvv0*8,vvv2
  vvv0stt2knoastt3ttu7rrscsstassscuuu4vvv0*13,vvv2
  vvv0*2,uvv0vvv0*2,vvv1*2,vvv2uuu3vvv0*13,vvv2
  vvv0tut0sut1psq5qtr5qtr4tuu0vvv0*15,vvv2
  vvv0sut1sus1psq8psqaosq8sut1vvv0*15,vvv2
  vvv0vvv1vvv3vvv0vvv2vvv0vvv3vvv1*2,vvv0*13,vvv2
  vvv0tttbrssfrrsdttt9rrresss9ssscrsscvvv1vvv0*12,vvv2
  vvv1vvv0*21,uuu1
granted-with-end 358x174
~ WwRR k9wt c0g1 rk_K jeJs QfYQ SsCN jhCk MBoF whMl rk_K jn8Q T9-W i0Nc leyI Jy_z GMMK eBIQ nqek SuXY
~ lFTh
  qrr9rrscqrr9rsscrssarss9stt4uvv0*16,
  uvv0*22,uuu0
  vvv0*22,uvv2
  vvv0stt2lopatuu0rss5noofoppikmmkmnnisst9rrrgrsscrss9rrsfrrrerrsetuu7vvv0*5,vvv2
  vvv0stt4knoctuu1ttu7rrscsstassscuuu4vvv0*13,vvv2
  vvv0*2,uvv0vvv0*2,vvv1*2,vvv2uuu3vvv0*13,vvv2
  vvv0tut0sut1psq5qtr5qtr4tuu0vvv0*15,vvv2
  vvv0sut1sus1psq8psqaosq8sut1vvv0*15,vvv2
  vvv0uvv1uvv4vvv2vvv1vvv0uvv1vvv2vvv3vvv0vvv1*2,uuu5vvv2vvv0uuu4uuu2vvv0*5,vvv2
  vvv0sss9rssettt9rssdrsscstt8rrrcrsserssdttu7rssdrssestt9rssetttattt7rssavvv0*4,vvv2
  vvv1vvv0*21,uuu1
won-without-task 358x174
~ WwRR k9wt EB-J rk_K jeJs QfYQ SsCN jhCk MBoF Arnq rk_K jn8Q T9-W G0su zARj Jy_z GMMK eBIQ nqek SuXY
~ 6zVh
  rrsbsss9qrrdqrrbsss7qrr9stt6uvv0*16,
  uvv0*22,uuu0
  vvv0*22,uvv2
  vvv0stt3prr2tuu1rrr5pqq9noognooilmminooglmnopqqaqrrhrrscvvv2vvv0*7,vvv2
  vvv0rtt4lop7ttt2ttu7rrscsstassscuuu4vvv0*13,vvv2
  vvv0*2,uvv0vvv0*2,vvv1*2,vvv2uuu3vvv0*13,vvv2
  vvv0tut0sut1psq5qtr5qtr4tuu0vvv0*15,vvv2
  vvv0sut1sus1psq8psqaosq8sut1vvv0*15,vvv2
  vvv0vvv1vvv3vvv0vvv2vvv0vvv3vvv1*2,vvv0*13,vvv2
  vvv0tttbrssfrrsdttt9rrresss9ssscrsscvvv1vvv0*12,vvv2
  vvv1vvv0*21,uuu1
on-its-way 358x174
~ WwRR k9wt _FgP rk_K jeJs QfYQ SsCN jhCk MBoF UyyU rk_K jn8Q T9-W etAN ulUV Jy_z GMMK PwL3 8a-E t7k8
~ Dqtc
  rss9rssarss8rss9uvv0*19,
  uvv0*22,uuu0
  vvv0*22,uvv2
  vvv0rst4oqq4tuu0rrr5noojoppikmmkmnnisst9rrsdrrrgqqrfuuu6vvv0*8,vvv2
  vvv0stt2knoastt3ttu7rrscsstassscuuu4vvv0*13,vvv2
  vvv0*2,uvv0vvv0*2,vvv1*2,vvv2uuu3vvv0*13,vvv2
  vvv0tuu2stt3rss6rss4stt3*2,uvv0vvv0*14,vvv2
  vvv0tuu3stt3rrs9qrr9qrr7pqrauvv0vvv0*14,vvv2
  vvv0vvv2vvv1*2,vvv2*2,vvv0vvv2vvv0vvv2uuu3vvv3vvv2vvv0vvv1vvv0*3,vvv3vvv1vvv0*2,vvv2
  vvv0sssdstt9rrrdtttaqrrerss9ssscrsscsttarssfrrsdttt6sssarssdrsscrssbsssersscstt9rssfvvv0vvv2
  vvv1vvv0*21,uuu1
delayed 358x194
~ WwRR k9wt 5zlE rk_K jeJs QfYQ SsCN jhCk MBoF Arnq rk_K jn8Q T9-W G0su zARj Jy_z GMMK Rt2R uW6i 6JDr
~ LEaS
  qrraqrrdrrs8uvv0*20,
  uuu0uvv0*22,
  vvv0*22,uvv2
  vvv0stt2prr2tuu1rrr5pqq9noognooilmminooglmnopqqaqrrhrrscvvv2vvv0*7,vvv2
  vvv0rst5loo7stt2ttu7rrscsstassscuuu4vvv0*13,vvv2
  vvv0uvv0*2,vvv0*2,vvv1*2,vvv2uuu3vvv0*13,vvv2
  vvv0vts2usr3urq6urp4usq3*2,vvv0*15,vvv2
  vvv0vtr3usq4tqo9tqo8spnausq6vvv0*15,vvv2
  vvv0uuv2vvv1vvv0vvv1*2,vvv0*2,uvv3vvv0vvv2*2,vvv0vvv1vvv0vvv1*2,vvv0*5,vvv2
  vvv0rssesss9sssdqrrcrssgqrrfrssbsssdrssbsssdrssgsss9rrsdrrrdsttarssdqqqesss8uuu4vvv0*2,vvv2
  vvv0qrrirrsgttu7vvv0*18,vvv2
  vvv0*22,uvv1
  uuu0tuu0*20,tuu1uvv0
arrived 358x174
~ WwRR k9wt 8s6J rk_K jeJs QfYQ SsCN jhCk MBoF UyyU rk_K jn8Q T9-W etAN ulUV Jy_z GMMK eBIQ nqek SuXY
~ 9e7f
  rss9rrrastt5uvv0*20,
  uvv0*22,uuu0
  vvv0*22,uvv2
  vvv0rst4oqq4tuu0rrr5noojoppikmmkmnnisst9rrsdrrrgqqrfuuu6vvv0*8,vvv2
  vvv0stt2knoastt3ttu7rrscsstassscuuu4vvv0*13,vvv2
  vvv0*2,uvv0vvv0*2,vvv1*2,vvv2uuu3vvv0*13,vvv2
  vvv0tut0sut1psq5qtr5qtr4tuu0vvv0*15,vvv2
  vvv0sut1sus1psq8psqaosq8sut1vvv0*15,vvv2
  vvv0vvv2vvv1uuu3vvv2vvv1vvv3vvv0uvv2vvv3vvv2vvv0*2,vvv1vvv0*8,vvv2
  vvv0sssdttt9ttt8rssesssesttbrsscsttarsserrscsstapqqfrssdrssgrssdttu8vvv0*5,vvv2
  vvv1vvv0*21,uuu1
used 358x174
~ WwRR k9wt Mcuo rk_K jeJs QfYQ SsCN 1T3U OnSY zEKL rk_K X7Ar 98pl J8fo leyI Jy_z GMMK XHBk 8a-E FYkT
~ A7eL
  rssbrss8uvv0*21,
  uvv0*22,uuu0
  vvv0*22,uvv2
  vvv0stt2opp8tuu0stt4ppqbqqrenoofoppdsst9rrrgrsscrss9rrsfrrrerrsetuu7vvv0*5,vvv2
  vvv0stt3nop9tuu1ttu7rrscsstassscuuu4vvv0*13,vvv2
  vvv0*2,uvv0vvv0*2,vvv1*2,vvv2uuu3vvv0*13,vvv2
  vvv0uuu0tuu1sss3stt3rss4uvv0vvv0*15,vvv2
  vvv0tuu1ttt1qrr7qrrarrs7uvv0vvv0*15,vvv2
  vvv0vvv2vvv1vvv2vvv0vvv2vvv0*16,vvv2
  vvv0sssdqrrfrrrdsssbrsscuuu4vvv0*15,vvv2
  vvv1vvv0*21,uuu1
expired 358x174
~ WwRR k9wt Binz rk_K jeJs QfYQ SsCN 1T3U OnSY t_5f rk_K X7Ar 98pl vwdH qXQ4 Jy_z GMMK a4dr 8a-E wlJO
~ 3qe0
  qrrarrsbrss7uvv0*20,
  uvv0*22,uuu0
  vvv0*22,uvv2
  vvv0stt3pqq1tuu1sst3opphqqrenoofoppdsss8rrsdqrrfqrre*2,ttt9vvv0*7,vvv2
  vvv0stt3pqq2tuu2ttu7rrscsstassscuuu4vvv0*13,vvv2
  vvv0*2,uvv0vvv0*2,vvv1*2,vvv2uuu3vvv0*13,vvv2
  vvv0tuu1ttt2rss7stt3stt4rss4tuu1vvv0*14,vvv2
  vvv0tuu1ttt3qrr8pqr9qrr8rrs8tuu3vvv0*14,vvv2
  vvv0vvv3vvv1vvv3vvv0*6,vvv1*2,vvv0vvv1vvv0*8,vvv2
  vvv0rssbrssarrsftttarrrbrssfsttaqrrarssd*2,sssarsserrsduuu3vvv0*7,vvv2
  vvv1vvv0*21,uuu1
cancelled 358x194
~ WwRR k9wt Vhwv rk_K jeJs QfYQ SsCN 1T3U OnSY BIHD rk_K X7Ar 98pl CJ2B ulUV Jy_z GMMK lAOy 8a-E wlJO
~ uhjh
  rrsarss8qrrcstt4uvv0*19,
  uvv0*22,uuu0
  vvv0*22,uvv2
  vvv0stt3pqr3tuu0sss4ppqeqqrenoofoppdsst9rrsdrrrgqqrfuuu6vvv0*8,vvv2
  vvv0stt2nop7stt3ttu7rrscsstassscuuu4vvv0*13,vvv2
  vvv0*2,uvv0vvv0*2,vvv1*2,vvv2uuu3vvv0*13,vvv2
  vvv0tuu1ttt2rss5*2,sss5stt3sst2stt3stt2vvv0*12,vvv2
  vvv0tuu1ttt3qrr8rss8qrrbqrr8rss9rrsarss7vvv0*12,vvv2
  vvv0uuu6vvv2vvv1vvv0vvv2vvv0uuv2vvv2*2,vvv0*3,vvv1vvv0*5,uuu4vvv0*2,vvv2
  vvv0sssesttbrrrerrsdsttbrrrbsss9rrsdrsse*2,rrrcrssdssscqqrfrssdrsse*2,ssscsttcttt5vvv0vvv2
  vvv0qrre*2,sssfqrresssbqrrjrssdsssdrssdrrresstersserss9qrrhqrrfrrrhrssdvvv1vvv0*3,vvv2
  vvv1vvv0*21,uvv1
  uuu0ttt0*20,tuu0uvv0
ready-several 358x771
~ WwRR k9wt gNe2 rk_K BJAX XV8o 9rQF mOUu F6se QfYQ 7V7P NWWp GNOi GX1_ kYHI rk_K jn8Q T9-W etAN ulUV
~ oDDt sl62 Lt9O qSIC jSWj _5h0 UJG1 1PUz 4MJX 5LHO MSMN lOPb S5eW NVvN sQuL NWWp GNOi GX1_ kYHI rk_K
~ jn8Q T9-W etAN ulUV oDDt sl62 Lt9O qSIC jSWj e7WN UJG1 1PUz 4MJX keDN V-bG Wwjq w5so YybY sQuL NWWp
~ GNOi GX1_ kYHI rk_K jn8Q T9-W etAN ulUV oDDt sl62 Lt9O qSIC jSWj xbGc UJG1 1PUz 4MJX keDN V-bG Wwjq
~ w5so 3hZa 5yoI WBk2
  rss8qrrdrss6rss9rssauvv0*18,
  uut0vus0*20,uur0uuu0
  vus3vvv0*21,vsm7
  vus2klmilmmbnooblmmlppqbmnnhnoodlmmelmnhklmjlmnklmmcrss6vvv0*3,lmmeikkmsssdrrsduuu2vsn5
  vus2ttu1ttt2uuu1uuu3ttu1ttt3uuu3uuu2ttt3uuu3tuu2ttt3vvv1vvv0*3,ttu1tuu1uuu2*2,vvv0vsn5
  vus2vvv0*21,vsn5
  vus2vvv0vvu0vvv0uuu3pqqfrrrcppqcoppbuuu4tuu5ttu7ttt9uuu3vvv0*3,uvv0*3,vvv0*2,vsn5
  vus2utq3sql4vur0tuu3rrs8stt5rrs9stt7ttt6sst8tttattt8uuu4vvv0uvv5vvv1ttu6uuu2uuu4vvv0uvv5vsn5
  vus2vtq2qni9utp4uuu5rrrcrssbrsseqrrbttt9rrrdstt8vvv0*3,uvv6uuu4qqrepqqepqqguuu4uvv6vsn5
  vus2vvu0vvt0vvu0tuu7rrreqrresssevvv0*8,uvv0*5,vvv0vsn5
  vus2uuu1vvv0*5,vut0vvv0*14,vsn5
  vus2ckg5rts2stt0*3,sts0voc2vvt0vvv0*6,stt5tuu4vvv0*5,vsn5
  vus2qrrepqqiqrreuuu4vvv0*2,pqqhqrriqqqhqrrgtuu4vvv0*3,sst8rssdrrsdtuu4vvv0*3,vsn5
  vus2ttt8ttt7ttu8vvv0*3,tttattu8ttt8uuu4tuu8uuu4vvv0*2,uuu5stt9ttt8ttt7vvv0*3,vsn5
  vus2vvv1*3,vvv0*3,vvv1*3,uvv1*2,vvv0*3,ttt7stt9*2,uvv3vvv0*3,vsn5
  vus2vvv0*14,vvv2uuu3*2,vvv1vvv0*3,vsn5
  vus2tsqctsrctrqctsrb*2,trpftrpdtsqbtrqdtrqctrpftrpdutt8vvv0*8,vsn5
  vus2vvv0*21,vsn5
  vus2vvv0*21,vsn5
  vus2vvv0*3,uuu2stt7ttt6sss6rrr4vvv0*2,vvv1vvv2vvv0*9,vsn5
  vus2vur0uso1vus0tuu3ppqfqrrbppqcqrrcstt9rrrcrrsfrrrfttu7vvv0vvv3uvv0*5,vvv3vsn5
  vus2usp4okfcusp5tuu6qrrdrrscrrrhqrrcsttaqrrestt9vvv0*3,uvv6ttt5nopkopphoppluuu5uvv6vsn5
  vus2vvt0vus0vvt0tuu7rrreqrresssevvv0*7,vvv1uvv0*5,vvv1vsn5
  vus2vvv0*21,vsn5
  vus2dlh5rts2stt0*3,sts0vpd1vvu0vvv0*6,ttt5uuu4vvv0*5,vsn5
  vus2rss7uuu5uuv2vvv1vvv0*2,usq5uuu3*2,uuu4vvv0*4,tuu3uuu3*2,vvv0*4,vsn5
  vus2qrrdqrrgrrseuuu3vvv0*2,qqqgqrrhqrrfrssettt6vvv2vvv0*2,ttt6rssdrsscttu5vvv0*3,vsn5
  vus2ttu5uuu6ttu8vvv0*3,tuu5uuu7ttt8uuu4tuu5uvv2vvv0*2,ttu7ttt9ttt8tuu7vvv0*3,vsn5
  vus2vvv0*14,ttt7sttasssbvvv3vvv0*3,vsn5
  vus2ttt9sttbsssbstt8tuu7sssdsstasssbstt9tttarrsersserssdvvv3vvv0*7,vsn5
  vus2uuu3vvv1*5,vvv0vvv2vvv1*5,vvv0*8,vsn5
  vus2vvv0*21,vsn5
  vus2vvv0*21,vsn5
  vus2vvt0vus0vvt0sst5lnnmopphlmmilnnhsstarrrcrrrgqrrittu7vvv0vvv1uvv0*5,vvv1vsn5
  vus2usp5olfcusp4tuu6qrrdrrscrrrhqrrcstt9qrrcstt9vvv0*3,uvv6ttt5nopkopphoppluuu5uvv6vsn5
  vus2vus0uso1vur0uuu4ttt7stt9ttt9vvv0*2,vvv1vvv0*4,vvv3uvv0*5,vvv3vsn5
  vus2vvv0*3,vvv2tuu7tuu4uuu5vvv0*14,vsn5
  vus2jom3rts1stt0*4,vri1vvu0vvv0*6,tuu3uuu3vvv0*5,vsn5
  vus2mqo3vvv1vvv0*4,vsl1vvv0*7,uuu2vvv2vvv0*5,vsn5
  vus2qrrepqqiqrreuuu4vvv0*2,pqqhqrriqqqhqrrgtuu4vvv0*3,sst8rssdrrsdtuu4vvv0*3,vsn5
  vus2sssattt9tttavvv0*3,sssattta*2,ttu6stt8uuu4vvv0*2,ttu7sssbstt9ttt8vvv0*3,vsn5
  vus2vvv0*14,stt8sstbssscvvv3vvv0*3,vsn5
  vus2uuu5uuu6uuu4uuu3*2,tuu6tuu5uuu5uuu3*2,ttt7uuu5*2,vvv0*8,vsn5
  vus2tuu7uuu6ttt8ttu7uuu5ttt8tuu5ttt8ttt7uuu9stt8tttasttavvv3vvv0*7,vsn5
  vus2vvv0*21,vsn5
  vus2vvv0*21,vsn5
  vus2ssscqrreqrrcqrrhrssdrrsgrssbrssdrrrdsssdrrrersscqqrfrrsfrssevvv0*6,vsn5
  vur3vvv0*20,vvu0vsn6
  vso2vpe0*20,vqi2uvv0
ready-one 358x292
~ WwRR k9wt hf1R rk_K BJAX XV8o 9rQF 2sYy F6se QfYQ 7V7P NWWp GNOi GX1_ kYHI rk_K jn8Q T9-W etAN ulUV
~ oDDt Lt9O qSIC jSWj _5h0 UJG1 1PUz 4MJX 5LHO MSMN lOPb S5eW NVvN
  rss8qrrdrss8sst6uvv0*19,
  uut0vus0*20,uur0uuu0
  vus3vvv0*21,vsm7
  vus2klmilmmbnooblmmlppqbmnnhnoodlmmelmnhklmjlmnklmmcrss6vvv0*3,noodikkmsssdrrsduuu2vsn5
  vus2ttu1ttt2uuu1uuu3ttu1ttt3uuu3uuu2ttt3uuu3tuu2ttt3vvv1vvv0*3,stt1tuu1uuu2*2,vvv0vsn5
  vus2vvv0*21,vsn5
  vus2vus0vur0vus0uuu3qrrdrssbpqqa*2,uuv3uuu3uuu5ttu7vvv2vvv0*8,vsn5
  vus2usp5nkecusp4tuu3qrrasss7rrr9sss8ttt7sssasttcsstbuuu6vvv1vvv0*7,vsn5
  vus2vus0vtp0vus0uuu5rrrcrssbrssfqrrcstt9rrrdsssaqrrdrssdrrrdvvv0*7,vsn5
  vus2sut1vvv0*5,vur0vvv0*7,uuv1vvv0*6,vsn5
  vus2dkh5qts2stt0*3,sts0vpc1vvu0vvv0*6,ttt5uuu4vvv0*5,vsn5
  vus2qrrepqqiqrreuuu4vvv0*2,pqqhqrriqqqhqrrgtuu4vvv0*3,sst8rssdrrsdtuu4vvv0*3,vsn5
  vus2sssattt9tttavvv0*3,sssbttta*2,ttu6stt9uuu4vvv0*2,ttu7sssbstt9ttt8vvv0*3,vsn5
  vus2vvv0*14,stt8sstbssscvvv3vvv0*3,vsn5
  vus2vvv0*21,vsn5
  vus2tsrc*2,trqctsrb*2,trpftrpdtsqbtrqdtrqctrpftrpdutt8vvv0*8,vsn5
  vus2vvv0*21,vsn5
  vur3vvv0*21,vsn6
  vso2vri0*20,vrj2uvv0
ready-claiming-all 358x771
~ WwRR k9wt Khsk rk_K BJAX XV8o 9rQF mOUu F6se QfYQ 7V7P NWWp GNOi GX1_ kYHI rk_K jn8Q T9-W etAN ulUV
~ oDDt zLAN Lt9O qSIC jSWj _5h0 UJG1 1PUz 4MJX 5LHO MSMN lOPb S5eW NVvN sQuL NWWp GNOi GX1_ kYHI rk_K
~ jn8Q T9-W etAN ulUV oDDt zLAN Lt9O qSIC jSWj e7WN UJG1 1PUz 4MJX keDN V-bG Wwjq w5so YybY sQuL NWWp
~ GNOi GX1_ kYHI rk_K jn8Q T9-W etAN ulUV oDDt zLAN Lt9O qSIC jSWj xbGc UJG1 1PUz 4MJX keDN V-bG Wwjq
~ w5so 3hZa 5yoI 8ebS
  rss8qrrdsss8qrrcrsseqrr6stt8uvv0*16,
  uut0vus0*20,uur0uuu0
  vus3vvv0*21,vsm7
  vus2klmilmmbnooblmmlppqbmnnhnoodlmmelmnhklmjlmnklmmcrss6vvv0*3,lmmeikkmsssdrrsduuu2vsn5
  vus2ttu1ttt2uuu1uuu3ttu1ttt3uuu3uuu2ttt3uuu3tuu2ttt3vvv1vvv0*3,ttu1tuu1uuu2*2,vvv0vsn5
  vus2vvv0*21,vsn5
  vus2vvv0vvu0vvv0uuu3pqqfrrrcppqcoppbuuu4tuu5ttu7ttt9uuu3vvv0*8,vsn5
  vus2utq3sql4vur0tuu3rrs8stt5rrs9stt7ttt6sst8tttattt8uuu4vvv0*2,ttt0sss3stt1stt3ttt0vvv0vsn5
  vus2vtq2qni9utp4uuu5rrrcrssbrsseqrrbttt9rrrdstt8vvv0*4,stt2pqr9pqq9pqqastt3vvv0vsn5
  vus2vvu0vvt0vvu0tuu7rrreqrresssevvv0*14,vsn5
  vus2uuu1vvv0*5,vut0vvv0*14,vsn5
  vus2ckg5rts2stt0*3,sts0voc2vvt0vvv0*6,stt5tuu4vvv0*5,vsn5
  vus2qrrepqqiqrreuuu4vvv0*2,pqqhqrriqqqhqrrgtuu4vvv0*3,sst8rssdrrsdtuu4vvv0*3,vsn5
  vus2ttt8ttt7ttu8vvv0*3,tttattu8ttt8uuu4tuu8uuu4vvv0*2,uuu5stt9ttt8ttt7vvv0*3,vsn5
  vus2vvv1*3,vvv0*3,vvv1*3,uvv1*2,vvv0*3,ttt7stt9*2,uvv3vvv0*3,vsn5
  vus2vvv0*14,vvv2uuu3*2,vvv1vvv0*3,vsn5
  vus2tsqctsrctrqctsrb*2,trpftrpdtsqbtrqdtrqctrpftrpdutt8vvv0*8,vsn5
  vus2vvv0*21,vsn5
  vus2vvv0*21,vsn5
  vus2vvv0*3,uuu2stt7ttt6sss6rrr4vvv0*2,vvv1vvv2vvv0*9,vsn5
  vus2vur0uso1vus0tuu3ppqfqrrbppqcqrrcstt9rrrcrrsfrrrfttu7vvv0*2,uuu0*5,vvv0vsn5
  vus2usp4okfcusp5tuu6qrrdrrscrrrhqrrcsttaqrrestt9vvv0*4,rss3oppcopqaopqdstt3vvv0vsn5
  vus2vvt0vus0vvt0tuu7rrreqrresssevvv0*8,uvv0*5,vvv0vsn5
  vus2vvv0*21,vsn5
  vus2ckg5rts2stt0*3,sts0voc2vvt0vvv0*6,stt5tuu4vvv0*5,vsn5
  vus2rss9ttt7tuu4uvv1vvv0*2,tsq8ttt6ttt7ttu6vvv1vvv0*3,ttt3tuu4tuu6vvv1vvv0*3,vsn5
  vus2rssarssdsssbuvv2vvv0*2,qrrdrssfrsscsssbttt6vvv2vvv0*2,ttu5sstbsstauuu4vvv0*3,vsn5
  vus2ttu5uuu6ttu8vvv0*3,tuu5uuu7ttt8uuu4tuu5uvv2vvv0*2,ttu7ttt9ttt8tuu7vvv0*3,vsn5
  vus2vvv0*14,ttt7sttasssbvvv3vvv0*3,vsn5
  vus2ttt9sttbsssbstt8tuu7sssdsstasssbstt9tttarrsersserssdvvv3vvv0*7,vsn5
  vus2uuu3vvv1*5,vvv0vvv2vvv1*5,vvv0*8,vsn5
  vus2vvv0*21,vsn5
  vus2vvv0*21,vsn5
  vus2vvt0vus0vvt0sst5lnnmopphlmmilnnhsstarrrcrrrgqrrittu7vvv0*2,uvv0*5,vvv0vsn5
  vus2usp5olfcusp4tuu6qrrdrrscrrrhqrrcstt9qrrcstt9vvv0*4,rss3oppcopqaopqdstt3vvv0vsn5
  vus2vus0uso1vur0uuu4ttt7stt9ttt9vvv0*2,vvv1vvv0*5,uuu0*5,vvv0vsn5
  vus2vvv0*3,vvv2tuu7tuu4uuu5vvv0*14,vsn5
  vus2jom3rts1stt0*4,vri1vvu0vvv0*6,tuu3uuu3vvv0*5,vsn5
  vus2mqo3vvv1vvv0*4,vsl1vvv0*7,uuu2vvv2vvv0*5,vsn5
  vus2qrrepqqiqrreuuu4vvv0*2,pqqhqrriqqqhqrrgtuu4vvv0*3,sst8rssdrrsdtuu4vvv0*3,vsn5
  vus2sssattt9tttavvv0*3,sssattta*2,ttu6stt8uuu4vvv0*2,ttu7sssbstt9ttt8vvv0*3,vsn5
  vus2vvv0*14,stt8sstbssscvvv3vvv0*3,vsn5
  vus2uuu5uuu6uuu4uuu3*2,tuu6tuu5uuu5uuu3*2,ttt7uuu5*2,vvv0*8,vsn5
  vus2tuu7uuu6ttt8ttu7uuu5ttt8tuu5ttt8ttt7uuu9stt8tttasttavvv3vvv0*7,vsn5
  vus2vvv0*21,vsn5
  vus2vvv0*21,vsn5
  vus2rrrgrrsfqrrhttt8sstcsttcttt5vvv0*14,vsn5
  vur3vvv0*20,vvu0vsn6
  vso2vpe0*20,vqi2uvv0
all-claimed 358x524
~ WwRR k9wt CA4j rk_K 5dic XV8o od2C TXaF nqek c28P 8_iE 2tBw F6se avpj tR5f _-AT jhCk MBoF UyyU rk_K
~ jn8Q T9-W etAN ulUV oDDt _-AT jhCk MBoF UyyU rk_K jn8Q T9-W etAN ulUV oDDt _-AT jhCk MBoF UyyU rk_K
~ jn8Q T9-W etAN ulUV oDDt f5me YRos QfYQ Pj8G jhCk MBoF UyyU rk_K IVMX Ppdq 7Wj9 cZeq bC49 ddXO qlIQ
~ 9kjW
  rrsdrssarrsdrrrauvv0*19,
  uuu0uvv0*22,
  vvv0*13,uvv0*8,vvv0uvv2
  vvv0klliijktlmmbopp9kllklmmfkllgklmgjklovvv0*2,uvu0nrpcnrp9mqoblpnemqoclpnelqofnqoduvu0vvv2
  vvv0vvv1*2,uuu1vvv1uvv1rrs5uvv1vvv1*2,vvv0*3,uvu0*8,vvv0vvv2
  vvv0*22,vvv2
  vvv0ppq7oopduvv3uuu2vvv0*17,vvv2
  vvv0qqq8oppbsssbrsscuuu2vvv0*16,vvv2
  vvv0*22,vvv2
  vvv0qrriqqrersscrrsfqrrcrssarsseqrriqrresttapqqfqrrgstt9vvv0*8,vvv2
  vvv0*22,vvv2
  vvv0stt2qss2tuu0rrr5noojoppikmmkmnnisst9rrsdrrrgqqrfuuu6vvv0*8,vvv2
  vvv0rss4hlmcstt4uuu5stt8*2,tttbstt6uuu5ttt7*2,ttt6stt9*2,vvv0*7,vvv2
  vvv0uvv0uuu0uvv0vvv2tuu4uuu4uuu5ttu4uuu4ttt7uuu4uuu6*2,uuu5vvv0*7,vvv2
  vvv0uvv0uuu0uvv0uuu2ttt5ttt6sss6rrs5vvv0*2,vvv1*2,vvv0*9,vvv2
  vvv0qss6imn9stt3*2,qqqdqrrboppdqrrcsst9rrsdrssfqrrduuu6vvv0*8,vvv2
  vvv0tuu0prr5tuu1ttt7qrrcrrsdrrsgqrrbsttaqrrfrssbrssdrrrf*2,vvv0*7,vvv2
  vvv0*22,vvv2
  vvv0stt2qss2tuu0rrr5noojoppikmmkmnnisst9rrsdrrrgqqrfuuu6vvv0*8,vvv2
  vvv0rss4hlmcstt4uuu5stt8*2,tttbstt6uuu5ttt7*2,ttt6stt9*2,vvv0*7,vvv2
  vvv0uvv0uuu0uvv0vvv2tuu4uuu4uuu5ttu4uuu4ttt7uuu4uuu6*2,uuu5vvv0*7,vvv2
  vvv0sss7tuu4qrr9sst6ttt3sss4uuu2tuu4stt4sss7tuu2ttt3vvv0*9,vvv2
  vvv0pqqdrssaoppeppqdpqqfpqqbrss9oopcpqqdoppepqqgppqevvv0*9,vvv2
  vvv0*22,vvv2
  vvv0rss4oqr4uuu0qrrcnoohpqqjoppjoopjnoplttt7vvv0*6,uuu3ttt6ttt7sst7uuu1vvv2
  vvv0rst3jnoauuu0ttt9sssbsst9rrrbsssdsssbrrrcvvv0*6,ttt5rsscqrrbrrrduuu3vvv2
  vvv0*4,uuu1ttu1tuu1ttt2tuu0ttt1ttu1tuu0*4,vvv0*7,vvv2
  vvv0*4,npq2imn0*10,rss2tuu0*5,vvv0vvv2
  vvv0oqr2kno0*18,loo0uvv1vvv2
  vvv03bd619c0*4,2ac23bd23bd54ce33bd219c02ac1*2,19c0*7,mpp6vvv2
  vvv03bd619c0*4,3bd55dfa8egd8fgb4ce89fhdaghd8fgdaghd7dfc19c0*5,mpp6vvv2
  vvv0ejk49fg0*18,9fh0rst3vvv2
  vvv1vvv0*21,uuu1
ready-bar 358x134
~ WwRR k9wt yYJF rk_K I78H l7xE XVag WVbF N5-4
  rss8qrrdrss8stt5uvv0*19,
  uuu0*23,
  vvv0*23,
  ppqdnopkoppkppqinoojppqgvvv0*2,vvu0vtn0vsn0*11,vto0vvt1
  nooiopphttt7vvv0*5,vrj2vm50vm51vm50*7,vm51ul51ul50vm50vn71
  sssdrssasttdsstavvv0*4,vri2vm50oh4eph4cph4boh4dph4eoh4asj47oh4eqi4bng4bqi4avm50*2,
  stt9ttu6tuu6tuu5tuu6uuu4vvv1vvv0vto1voa0*13,vri2
  sssbsttasss9ttt7stt8ttt8sttbvvv0*16,
  vvv0*23,
totals 358x503
~ WwRR k9wt bl4g rk_K sCyd dWOv QfYQ QQgR 3ix_ MBoF UyyU rk_K D-0T 2o8r sObg F6se PunH 3ix_ MBoF WWcD
~ rk_K kAiE 1-Ib 5CSe F6se PunH 3ix_ MBoF whMl rk_K oVSE OlEz jh0i F6se PunH 3ix_ MBoF Arnq rk_K VApp
~ EUk_ JPy7 47di PunH 3ix_ MBoF hQ-H rk_K CBFT VDNZ _Vkl PunH 3ix_ MBoF QPNS rk_K XpiI bMXR T9V5
  qrrb*2,uuu0*21,
  uuu0uvv0*22,
  vvv0*22,uvv2
  vvv0hjjmijkljllkjllmlmnijkljlmmfjllgnoodlmmflmnflmmfjkljjklivvv1vvv0*6,vvv2
  vvv0*7,sst5vvv0*14,vvv2
  vvv0*2,uvv0vvv0tuu6ttt4uuu2vvv0*15,vvv2
  vvv0prr7mppavvv0qrrfpqqfuuu6vvv0*10,tuu3nopksstcrsscuuu3vvv2
  vvv0tuu0rst3vvv0rrsdqrrerssc*2,ssseqqrgsttarrsfrssbrrrdrrsavvv0*2,uuu0ttt3uuu2*2,vvv1vvv2
  vvv0*22,vvv2
  vvv0*4,sst5ttt5ttu4sss8ttt6tuu3vvv1vvv0*11,vvv2
  vvv0stt1rss0vvv0rssarssboppfrrseqrrcqqreuuu5vvv0*5,tuu2uuu2tuu2vvv0*3,vvv2
  vvv0rss5oqq6vvv0sssdsssassseqrreqrrgsssbrrsdssteqqrguuu5vvv0*2,pqqcoppfnoomrrsfqqqftuu4vvv2
  vvv0*2,uvv0vvv0qrrdrssfqrrcvvv0*15,vvv2
  vvv0*22,vvv2
  vvv0*2,uvv0vvv0tuu4uuu4*2,uuu2*2,vvv0*13,vvv2
  vvv0qrs7lopevvv0qrreqqreqqrfpqqgpqqhuuu2vvv0*7,ttt4mnnlrsseqrreuuu4vvv2
  vvv0tuu1stt2vvv0trqctqoftrqgtrpctrq9uts9usrctrpfusrctrqdtsqbvvv1vvv0*2,vvv1vvv0vvv1vvv0vvv2
  vvv0*22,vvv2
  vvv0*4,rss7stt9ttt5vvv0*15,vvv2
  vvv0ttt1rst1vvv0stt9qrrcttt9vvv0vvv1vvv0*2,vvv1vvv0*3,uuu2sst4ttt4tuu2ttt3vvv2vvv0vvv2
  vvv0qss5nqq7vvv0rrsdrrrersscttt7rssdsssc*2,rrrgvvv0*3,qrr9ppqboppipqqepqqfqrrguvv1vvv2
  vvv0*4,rsserrrcrsscqrrdvvv1vvv0*13,vvv2
  vvv0*22,vvv2
  vvv0uvv0*2,vvv0sss8stt6uuu5ttt3*2,vvv0*13,vvv2
  vvv0qrs7lop8vvv0rrrerssbqqqgqqrgqrrcvvv1vvv0*10,ttt4stt6vvv2
  vvv0uuu0tuu0vvv0rsscqrrfrsshrrsdrssattt9rsserrsdttt6vvv0*9,vvv2
  vvv0*22,vvv2
  vvv0uvv0uuu0vvv0rss8rssarss9rssarsscrrs8vvv0*12,vvv2
  vvv0prr8loojvvv0sss8sss9qrrdsss9ssscsss9vvv0*10,ttt3ttu4vvv2
  vvv0uvv0uuu0vvv0trqctrpctrpatsratrpfvvu1vvv0*12,vvv2
  vvv0*22,vvv2
  uvv1vvv0*21,uuu0
totals-none 358x142
~ WwRR k9wt JwBs rk_K sCyd dWOv AGsD QfYQ
  qrrbrrrbsss8rrsauuu1uvv0*18,
  uvv0*22,uuu0
  vvv0*22,uvv2
  vvv0hjjmijkljllkjllmlmnijkljklmhjllgnoodlmmflmnflmmfjkljjklivvv1vvv0*6,vvv2
  vvv0*7,ttt3vvv0*14,vvv2
  vvv0rrrgrrsessscrrsgqrrbrrrdrssfrssgqqrftttbqrrjsst8qrrdrsscrrsgqrrguuu7vvv0*4,vvv2
  vvv0ssscrssdrrrfsssarssesssgrrsguuu3vvv0*13,vvv2
  vvv0*22,vvv2
  vvv0*22,uuu1
visitor 358x433
~ WwRR k9wt keQo rk_K xym8 rk_K _8qH W2X8 qxzA kVKU P9su F_Hb cBd3 0XoY
  rssbrrrbtuu1uvv0*20,
  rst1npp0*4,prr1tuu0*10,rtt1npp0*4,pqr1uvv0
  5bd518a0*4,dij5ptt0*10,mqq518a0*5,dhie
  39b518a0*4,kop5ptt0*10,pst05bd418a0*4,5bde
  39b518a0*3,8eg5ptt0*5,qsq0rrn0ptt0*5,imn418a0*4,5bde
  39b518a0*2,6ce3ors1ptt0*5,tpg1vm70pst0ptt0*5,ejk418a0*3,5bde
  3ac56ce1fkl2pst0ptt0*6,rts0rsq0qtt0ptt0*6,kop29eg139b05bde
  pst0ptt0*7,qtt0uvv0vvv0*3,rtu0ptt0*8,qst0
  pst0ptt0*7,uvv0vvv0*5,qtt0ptt0*7,qst0
  pst0ptt0*6,qtt0vvv0*6,suu0ptt0*7,qst0
  blm2akm0*7,blm0*6,akm0*8,dln7
  7jl36ik0*21,akm8
  pst1pst0*21,pst3
  vvv0rrr8sss4rrs3sss6pqq9stt4ttt2stt5sss3stt5vvv0*11,vvv2
  vvv0oopbopphoppenopbnoofnoobrssbmnneppqcsss5vvv0*11,vvv2
  vvv0jllkklmhlmnhlmninopflmmfnoodmnndpqqalmnbmnnjlmmcrss6vvv0*8,vvv2
  vvv0ttu1ttt3uuu2uuu4tuu2tuu3qrr7ttt2uuu2ttt2uuu3ttt3vvv1vvv0*8,vvv2
  vvv0rssdrssbrssdrss8ttt7rsscsst9rrsbsssarsscrssesttbrssatuu7rssbsssasst8ttt6rssavvv0*2,vvv2
  vvv0uuu3uuu4ttt5uuu4uvv2uuu3uuu4tuu4uuu3uuu4*2,uuu3ttt6uvv3uuu5uuu4uuu2uuu3*2,vvv0*2,vvv2
  vvv0qrrdqrrgqrresstdrssfrrresssbqrresttbqqqfpqqeqqrcpqqcsttbqrrhsssarssfrsscvvv0*3,vvv2
  vvv0rrrgqrrfsssarrrersscrrrfpqqlttt4vvv0*13,vvv2
  vvv0*22,vvv2
  vvv0uuu0stt0*7,vvv0*2,uvv0*7,vvv0*4,vvv2
  vvv05ce619c0*7,qrs5uvv4vvv0*7,vvv1vvv3vvv0*2,vvv2
  vvv03bd64ce69fhg9fhfagigbhie6dfb19c0oqq6uvv3rrr9mnoimnnjnopioopioppdrrravvv0uvv7vvv0*2,vvv2
  vvv06df619c0*6,2ac1rss4uuu4uvv0*7,uvv1vvv2vvv0*2,vvv2
  vvv1vvv0*21,uvv1
  uuu0rss0*20,ttt0uvv0
empty 358x806
~ WwRR k9wt DuGp rk_K XJJd rk_K Q8A4 lDWU ZV_c xym8 rk_K _8qH W2X8 qxzA oBEC P9su F_Hb yYeI sCyd m01I
~ QfYQ xaQC jhCk MBoF UyyU rk_K IVMX Q8AT CNim 9FeH 1vDc jhCk MBoF UyyU rk_K IVMX Q8AT CNim 9FeH 1vDc
~ jhCk MBoF hQ-H rk_K raX0 Q8AT CNim pvP7
  rss9qrrbttt5uvv0*20,
  uvv0*23,
  uvv0*23,
  ikkgikkdklmglnn9mnn5hjjckmm9klmijllflnnamnnbmnocmnoalmm9lmmaqrr5uvv0*7,
  rrr6opq8pqq8*2,qqr4opp5opq6pqq8opp8pqqappq8nop9mnncmnn9pqq7rss5uvv0*7,
  qqrfrrsbsss8qrrcrrsasss8rss9qrrarssaqrratuu3uvv0*12,
  tuu3ttt3tuu3ttt3tuu3tuu2*2,ttt3*3,uuu1uvv0*12,
  oqq2hkl0*4,lop2stu0*10,prs2hkl0*4,jmn1uuu1
  4ac518a0*4,ejk5ptt0*10,nqr418a0*5,8eff
  39b518a0*4,mpq4ptt0*11,7de518a0*4,5bde
  39b518a0*3,chi5ptt0*5,rro0sqj0ptt0*5,kop318a118a0*3,5bde
  39b518a0*2,bgh4pst0ptt0*5,tph1vn80pst0ptt0*5,imn329b118a0*2,5bde
  8df4agh1kop2ptt0*6,qtt0rtu0stt0qtt0ptt0*6,nrr1dik17df09egc
  pst0ptt0*7,rtu0vvv0*4,suu0ptt0*8,qst0
  pst0ptt0*7,uvv0vvv0*5,rtu0ptt0*7,qst0
  pst0ptt0*6,qtu0vvv0*6,tuu0ptt0*7,qst0
  7jl36ik0*21,akm8
  7jl36ik0*21,akm8
  uuv1uvv0*21,tuu2
  vvv0noohpqqaqrr6lmmbnooenopdppq9qqqbpqqaopp8opp9uuu2vvv0*9,vvv2
  vvv0sss8rrs8ttt3pqq7rrr8qrr8rss9pqq8rrsbnop9rss8uuu2vvv0*9,vvv2
  vvv0kmmglmmfjkljkmmfjklokllfkmmkmnngjklmnopevvv0*11,vvv2
  vvv0*22,vvv2
  vvv0qrrfrrrepqqiqqrcsss9qrrfrrsepqqerrrcqqrgqrrirrsfqqqfsttaqrrfrsserrsbsss8qqrevvv0*2,vvv2
  vvv0tuu4tuu5*2,uuu2uuv4uuu2*2,uuu5tuu4uuu5uuu2uuu3ttt4uuu2uuu5uuu4*3,vvv0*3,vvv2
  vvv0sss9sssdsssatttbsttbsstbttt8sssauuu7rrsbrrrbrss9*2,tuu8rssdttt7sttbstt9vvv0*3,vvv2
  vvv0rrrgqrrfsssarrrersscrrrfpqqlttt4vvv0*13,vvv2
  vvv0*22,vvv2
  vvv0qrs1mpp0*16,oqq1vvv0*3,vvv2
  vvv03bd61ac0*3,19c01ac12ac21ac019c0*5,1ac0*2,19c0*3,stt5vvv0*2,vvv2
  vvv03bd64ce47egdaghf8fge9fhfbgim9fhg9fhf*2,aghe8egdaghdbhigaghg9fhc6df819c0stt6vvv0*2,vvv2
  vvv0chj47ef0*16,9fg1uuv2vvv0*2,vvv2
  vvv0*22,uuu1
  uuu0*22,uvv0
  vvv0*22,uvv1
  vvv0lnnemnohnooejlljmnofoppbmnofnoo9qqrbnopdnoodklmjnoocoppbopp8vvv0*6,vvv2
  vvv0ttt4sss5uuu3sss5*2,stt4ttt4sss3uuu3ttt4stt3sst5ttt5stt4ttu3vvv0*6,vvv2
  vvv0*22,vvv2
  vvv0rst3prr3uuu0qrrcnoohpqqjoppjoopjnoplttt7vvv0*6,uuu3ttt6ttt7sst7uuu1vvv2
  vvv0rss4imnbuuu0sttbstt9sstasttdsss8vvv0*8,ttt5rsscqrrbrrrduuu3vvv2
  vvv0*2,uvv0vvv0vvv2uuu3uvv2uuu4uuu2vvv0*13,vvv2
  vvv0*22,vvv2
  vvv0stt2rss2uvv0qrrcnoogpqqjoppjoopjnoplttt7vvv0*6,vvv1uuu2uuu3ttt3uuv0vvv2
  vvv0qrs5hlmduuu0tttastt9*2,tttbstt6vvv0*8,sss7qrrhpqqfqqqhuuu3vvv2
  vvv0uvv0*2,vvv0uuu3tuu4uuu3tuu6tuu4vvv0*13,vvv2
  vvv0*22,vvv2
  vvv0stt1qss1uvv0rrscoppkqrrdopplpqqfvvv0*13,vvv2
  vvv0qrs8knobuuu0ttt7uuu6ttt7ttt8ttt5vvv0*6,rss9pqqgopphoppmnopkoopituu6vvv2
  vvv0uvv0uuu0vvv0tuu7sss8ttt6tttasst7vvv0*13,vvv2
  vvv0*22,uvv2
  uvv1vvv0*21,uuu0
loading 358x1300
~ WwRR k9wt b7_U rk_K XJJd rk_K Q8A4 rk_K ro6x ZV_c 3hNC 3hNC iOkF 3hNC
  qrrbqrrdrss8uvv0*20,
  uvv0*23,
  uvv0*23,
  hjjihjjfjllhkmmblnn6gijdklmajkljikkhkmmclmndlnndlnnbklmakmmaqqr5uvv0*7,
  sss5pqq7qrr7qrr6qrr3pqq4pqq5pqr6pqq6qqr8pqq6opq7mooanoo8qrr6sst4uvv0*7,
  uuu0tuu0*21,uvv0
  rss0*22,stt1
  rss0*23,
  rss0*23,
  rss0*23,
  rss0*23,
  rss0*23,
  rss0*23,
  rss0*23,
  rss0*23,
  rss0*23,
  rss0*23,
  rss0*23,
  rss0*23,
  rss0*23,
  rss0*23,
  rss0*23,
  rss0*23,
  rss0*23,
  rss0*23,
  rss0*23,
  stt0rss0*21,ttt1
  uvv0*23,
  stt0rss0*21,ttt1
  rss0*23,
  rss0*23,
  rss0*23,
  rss0*23,
  rss0*23,
  rss0*23,
  rss0*23,
  rss0*23,
  rss0*23,
  rss0*23,
  rss0*23,
  rss0*23,
  rss0*23,
  rss0*23,
  rss0*23,
  rss0*23,
  rss0*23,
  rss0*23,
  rss0*23,
  rss0*22,stt1
  uuu0tuu0*21,uvv0
  uvv0*23,
  stt0*23,
  rss0*23,
  rss0*23,
  uvv0*23,
  stt0rss0*21,ttt1
  rss0*23,
  rss0*23,
  rss0*23,
  rss0*23,
  rss0*23,
  rss0*23,
  rss0*23,
  rss0*23,
  rss0*23,
  rss0*23,
  rss0*23,
  rss0*23,
  rss0*23,
  rss0*23,
  rss0*23,
  rss0*23,
  rss0*23,
  rss0*23,
  rss0*23,
  rss0*23,
  rss0*23,
  rss0*23,
  rss0*23,
  rss0*23,
  rss0*22,stt1
  tuu0rss0*20,stt0uvv0
failed 358x285
~ WwRR k9wt 32Cv rk_K XJJd rk_K Q8A4 EUe_ -2-g 6vHZ SeVK fu-y TPTU
  qrrdqrrbuvv0*21,
  uvv0*23,
  uvv0*23,
  ikkgikkdklmglnn9mnn5hjjckmm9klmijllflnnamnnbmnocmnoalmm9lmmaqrr5uvv0*7,
  rrr6opq8pqq8*2,qqr4opp5opq6pqq8opp8pqqappq8nop9mnncmnn9pqq7rss5uvv0*7,
  uuu0*22,uvv0
  vvv0*22,uvv2
  vvv0kmmmmnngpqq8hjjhlmmjlmmimnofmnnhnooflmncmnnemnofmnodnoohklmfnooboppdvvv0*4,vvv2
  vvv0uuu3ttt4stt4ttt2tuu2stt5ttt6ttt2ttu5qrr5tuu3ttt4ttt2uuu4uuu3ttt2uuu3vvv0*4,vvv2
  vvv0mnnilmmfjkljlmneijkfklmkikkiklmgoppdjllnikkejlldlmmgoppcvvv0*7,vvv2
  vvv0*22,vvv2
  vvv0qrrfrss8qqreqrresttarrsgqrrgrsscqrrirrrdrsscsssdrrrcrrreqrrfrrrdrrsdrss9sss8vvv0*2,vvv2
  vvv0uuu4ttt5uuu5uuu2tuu4uuu2uuu4uuu2vvv3vvv0*12,vvv2
  vvv0rrsdsss9tuu7sssatttattt7sttcsssbuuu5vvv0*12,vvv2
  vvv0uvv2uvv0*9,uvv2vvv0*10,vvv2
  vvv0uvv6sssdrrr6qqqgoppfqqrepqqeppqgoppioppeuvv3vvv0*10,vvv2
  vvv0uuu4uuu0uvv0*8,uuu3vvv0*10,vvv2
  vvv1vvv0*21,uuu1
failed-in-part 358x760
~ WwRR k9wt oQIv rk_K XJJd rk_K Q8A4 YDk8 ZV_c Rqt9 vuOh ol7S XjI_ fu-y TPTU sCyd dWOv QfYQ QQgR 3ix_
~ MBoF UyyU rk_K D-0T rPGN c091 F6se Eb-R nNbQ 0OF9 kySN 0OF9 M9h7 qlWV d42r DylH QBcr CwrI QfYQ SsCN
~ jhCk MBoF UyyU rk_K jn8Q T9-W etAN ulUV Jy_z GMMK TAXR 8a-E VTGq O2wM Lt9O 5Qwf jSWj AoRC 5kAk J_AO
~ 4MJX prRO
  qrrdqrrbrssarss8*2,uvv0*18,
  uvv0*23,
  uvv0*23,
  hjjihjjfjllhkmmblnn6gijdklmajkljikkhkmmclmndlnndlnnbklmakmmaqqr5uvv0*7,
  sss5pqq7qrr7qrr6qrr3pqq4pqq5pqr6pqq6qqr8pqq6opq7mooanoo8qrr6sst4uvv0*7,
  qrrapqqeqqrdqrrdqrrerss6qrrcstt8pqqgqrreqrrbrss6qrrbpqqcsss6qrrcqrreqrrdstt4rss9qrrcuvv0*2,
  uuu0uuu1*3,tuu3ttt2tuu1uuu0uuu1*3,tuu1*4,uuu1*3,tuu2uuu1tuu1uvv0*2,
  vut0*22,uuu0
  vsq1tpnbuqo4tpmbtqn8tqn9tqo7tqn7tpmctqnbtqo9tqn8tqo7tqo9tqo8tqnauqo7tqnbtpnavtr0*4,
  vtr0usq4usq2urp4usq3urp3usp4usq2uro6usq3urp5*2,usp3urp5urp4*2,usq3vsq4usq3vsq1vtr0*3,
  vsq1solbspmb*2,tpnbtpmasolauro9tpmaspmasombspmatqoatpnctqn9spmatpnbspmcuqo8spmcvtr0*3,
  vsq2tpmfspm8tpnbsolbtpn9solbsomftpm9solfsomatqoavtr0*11,
  vsr2usq1trq2usq0*8,usq4vtr0*11,
  usq5vsr1trp6ponaponfonmfqondpnmconmg*2,pondusq5vtr0*11,
  vtr0usq1usq0*9,usr1vtr0*10,vts0
  uuu0*23,
  vvv0*22,uuu1
  vvv0oppaqqqaqrr8qqq7sss6qrr6rss5rrr6sss4rss4sss5qrr5qrr9ppq7vvv0*7,vvv2
  vvv0ppqbnopaoppcpqqfpqqcoppcmnneopp9qrr9pqqapqq9qrr9opp9qqravvv0*7,vvv2
  vvv0*22,vvv2
  vvv0ttt1stt1vvv0opplmnnksss9vvv0*11,uuu2vvv0*3,vvv2
  vvv0qss6lopbvvv0uuu6ttt6tuu6tuu5vvv0*9,tuu3pqqfrrsfqqqftuu4vvv2
  vvv0*2,uvv0vvv0ttt7ttt6ttu6sss8vvv1vvv0*13,vvv2
  vvv0*22,uvv2
  uuu0*22,uvv0
  uvv0*23,
  uvv0*23,
  pqramnoorss8uvv0qrrdopqfpqqcopqeoppestt5uvv0pqqbopqeoppiqrrbuvv0pqqd*2,pqqeqrr9uuu0nopgnoph
  stt0*3,tuu0uuu0*19,
  uuu0*22,uvv0
  tuu0*22,tuu1
  tuu0opqdoppbopqbnppcpqq8tuu0*14,stt1rss2ttt1
  uuu0*22,tuu1
  vvv0*2,uvv0vvv0*19,vvv2
  vvv0rss4mpp5tuu1rrr5noojoppikmmkmnnisst9rrsdrrrgqqrfuuu6vvv0*8,vvv2
  vvv0stt2lop9stt3ttt8qrrerssbrssettt5vvv0*13,vvv2
  vvv0*2,uvv0vvv0*5,vvv1vvv0*13,vvv2
  vvv0ttt3sss4qrr7rss6qrs6rss4rss5rss7qrr9uuu1vvv0*11,vvv2
  vvv0tuu3ttt2sss4rss6stt4stt3stt4sss3sst5uuu1vvv0*11,vvv2
  vvv0rts2vvv0*6,qss2vvv0*5,vvv1uvv1vvv0*6,vvv2
  vvv0dli5rts0stt0*4,qss4djk4vvv0*5,tuu4*2,vvv0*6,vvv2
  vvv0qrrgpqqjqrreuuu3vvv0*2,uuu4qqqdpqqfqrrgrrrguuu4vvv0ttt4rssdrrrfttt8vvv0*4,vvv2
  vvv0ttt8tttattt9vvv0*3,vvv1ttt7sttbttt9stt8stt9uuu2uuu4*2,ssscuuu3vvv0*4,vvv2
  vvv0*22,vvv2
  vvv0qrrkrssfssscsssasttarrsgttu8rsscqrresssbrssd*2,qrrgrssfsssdqrrfqrrd*2,rsscvvv0*2,vvv2
  vvv0rssdstt9rssfsst9ttt8rssgsssbsttbuuu7vvv0*12,vvv2
  vvv0vvv1*2,vvv2vvv1*2,vvv2vvv1*3,vvv0*12,vvv2
  uvv0vvv0*21,uuu0
